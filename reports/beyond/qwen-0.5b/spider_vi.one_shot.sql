SELECT T2.Song_Name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T1.Age > (SELECT AVG(Age) FROM singer)	concert_singer
SELECT AVG(Capacity) AS Average_Capacity, MAX(Capacity) AS Maximum_Capacity FROM stadium	concert_singer
SELECT COUNT(concert_ID) FROM concert WHERE YEAR(Year) = 2014 OR YEAR(Year) = 2015	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM singer_in_concert)	concert_singer
SELECT T1.Name, T1.Theme, COUNT(T2.Singer_ID) FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.concert_ID = T2.concert_ID GROUP BY T1.concert_ID	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT T1.Name, T1.Country FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID JOIN concert AS T3 ON T2.Concert_ID = T3.Concert_ID JOIN stadium AS T4 ON T3.Stadium_ID = T4.Stadium_ID WHERE T3.Theme LIKE '%Hey%'	concert_singer
SELECT T1.Name, T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID JOIN singer_in_concert AS T3 ON T2.concert_ID = T3.concert_ID WHERE T2.Year = '2014' OR T2.Year = '2015'	concert_singer
SELECT weight FROM Pets WHERE pet_age = (SELECT min(pet_age) FROM Pets)	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'mèo' AND T3.pet_type = ' chó'	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'mèo' OR T3.pet_type = ' chó'	pets_1
SELECT StuID FROM Student WHERE StuID NOT IN (SELECT PetID FROM Has_Pet)	pets_1
SELECT T1.fname, T1.age FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = ' chó' AND T3.pet_type != 'mèo'	pets_1
SELECT Fname, LName FROM Student WHERE Fname = 'Họ' AND LName = 'Tên' AND PetType = 'chó' AND PetID NOT IN (SELECT PetID FROM Has_Pet WHERE PetType = 'mèo')	pets_1
SELECT pet_type, AVG(weight) FROM Pets GROUP BY pet_type	pets_1
SELECT COUNT(*) FROM Has_Pet	pets_1
SELECT Fname, LName FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetType = 'cat' AND PetAge = 3)	pets_1
SELECT Fname, LName FROM Student WHERE Age = 3 AND StuID IN (SELECT StuID FROM Has_Pet WHERE PetType = 'cat' AND PetAge = 3)	pets_1
SELECT AVG(Age) FROM Student WHERE StuID NOT IN (SELECT PetID FROM Has_Pet)	pets_1
SELECT COUNT(ContId) FROM continents	car_1
SELECT ContId, Continent, COUNT(*) FROM continents GROUP BY ContId	car_1
SELECT count(*) FROM countries	car_1
SELECT DISTINCT T2.Make FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T1.Year = 1970	car_1
SELECT T1.Year, T2.Maker FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId ORDER BY T1.MPG ASC LIMIT 1	car_1
SELECT T1.Continent FROM continents AS T1 JOIN model_list AS T2 ON T1.ContId = T2.Maker GROUP BY T1.Continent ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT COUNT(Id), FullName FROM car_names GROUP BY FullName	car_1
SELECT MPG FROM car_names WHERE Make = 'amc hornet sportabout (sw)'	car_1
SELECT COUNT(*) FROM car_names WHERE Country = 'Hoa Kỳ'	car_1
SELECT AVG(T1.MPG) FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders = 4	car_1
SELECT DISTINCT FullName, Model FROM car_makers	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > 150	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > 150	car_1
SELECT AVG(MPG) FROM cars_data WHERE Year < 1980	car_1
SELECT COUNT(*) FROM car_names WHERE Horsepower > 4	car_1
SELECT COUNT(*) FROM car_names WHERE MakeId IN (SELECT Id FROM car_makers WHERE FullName = 'American Motor Company')	car_1
SELECT MAX(MPG) FROM cars_data	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > (SELECT MAX(MPG) FROM cars_data)	car_1
SELECT COUNT(DISTINCT T2.Country) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT Model FROM model_list WHERE Cylinders = 4 ORDER BY MPG DESC LIMIT 1	car_1
SELECT Model FROM model_list WHERE Cylinders = 4 ORDER BY MPG DESC LIMIT 1	car_1
SELECT T1.MakeId, T1.Make FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.MPG > (SELECT MIN(MPG) FROM car_names) AND T2.Cylinders <= 3	car_1
SELECT DISTINCT T1.Model FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T2.Model = 'ford' AND T2.MPG < 3500	car_1
SELECT DISTINCT T2.Country FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM cars_data WHERE MPG < 2 AND Cylinders > 3))	car_1
SELECT Id, Name FROM car_makers WHERE Id IN (SELECT Maker FROM car_names GROUP BY Maker HAVING COUNT(Id) >= 2 AND COUNT(Model) > 3)	car_1
SELECT DISTINCT T1.Country FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T2.Model = 'fiat' GROUP BY T1.Country HAVING COUNT(T2.Model) > 3	car_1
SELECT T1.Abbreviation FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.Airline = 'JetBlue Airways'	flight_2
SELECT T1.Airline, T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Airline = T2.Airline WHERE T2.Country = 'Hoa Kỳ'	flight_2
SELECT COUNT(DISTINCT Airline) FROM airlines	flight_2
SELECT COUNT(DISTINCT Airline) FROM airlines	flight_2
SELECT count(*) FROM airports	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT DISTINCT T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Abbreviation = T2.Abbreviation WHERE T2.AirportName = 'UAL'	flight_2
SELECT COUNT(*) FROM airlines WHERE Country = 'Hoa Kỳ'	flight_2
SELECT T2.AirportName FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T1.City = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Aberdeen' AND DestAirport = 'Ashley'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT T1.City FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T2.Airline = 1	flight_2
SELECT T1.AirportCode FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport GROUP BY T1.AirportCode ORDER BY count(*) ASC LIMIT 1	flight_2
SELECT DISTINCT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = ' AHD'	flight_2
SELECT DISTINCT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.DestAirport = ' AHD' AND T2.SourceAirport = ' AHD'	flight_2
SELECT DISTINCT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = ' APG' AND T2.DestAirport = ' CVO'	flight_2
SELECT DISTINCT T1.AirportCode FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = ' CVO' AND T2.DestAirport = ' APG'	flight_2
SELECT Airline FROM airlines WHERE COUNT(*) < 10	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'United Airlines'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = ' APG'	flight_2
SELECT Name FROM employee ORDER BY Age	employee_hire_evaluation
SELECT COUNT(*) FROM shop	employee_hire_evaluation
SELECT COUNT(*) FROM shop WHERE Number_products = (SELECT COUNT(*) FROM shop GROUP BY Number_products ORDER BY COUNT(*) DESC LIMIT 1)	employee_hire_evaluation
SELECT T2.Name FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID GROUP BY T2.Shop_ID ORDER BY AVG(T1.Number_products) DESC LIMIT 1	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM evaluation)	employee_hire_evaluation
SELECT Name FROM employee WHERE City = 'Cửa hàng' ORDER BY Age DESC LIMIT 1	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT * FROM evaluation	employee_hire_evaluation
SELECT T1.District FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID JOIN shop AS T3 ON T2.Shop_ID = T3.Shop_ID WHERE T3.Number_products < 3000 AND T3.Number_products > 10000	employee_hire_evaluation
SELECT count(DISTINCT LOCATION) FROM shop	employee_hire_evaluation
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT Template_ID, Template_Type_Description, Template_Details FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Template_ID, COUNT(T2.Document_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID, T1.Template_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_ID ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID IS NULL	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING count(*) < 3	cre_Doc_Template_Mgt
SELECT MIN(Template_ID) , Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Document_Name = ' Cơ sở dữ liệu'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates WHERE Template_Details = ' Cơ sở dữ liệu'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates WHERE Template_ID NOT IN (SELECT Template_ID FROM Documents)	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Documents	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_ID = (SELECT Template_ID FROM Templates WHERE Template_Type_Code = ' Hàn Quốc')	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Description FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_Name = ' Đánh giá của khách hàng'	cre_Doc_Template_Mgt
SELECT T1.Template_ID, COUNT(T2.Paragraph_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID HAVING COUNT(T2.Paragraph_ID) >= 2	cre_Doc_Template_Mgt
SELECT T1.Document_Name, T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_Text) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_ID) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text BETWEEN 'From' AND 'To'	cre_Doc_Template_Mgt
SELECT T1.Age, T1.Hometown FROM teacher AS T1	course_teach
SELECT Name FROM teacher WHERE Hometown != ' Khu đô thị Little Lever'	course_teach
SELECT T2.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID WHERE T1.Age = 32 OR T1.Age = 33	course_teach
SELECT T2.Hometown FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID WHERE T1.Staring_Date = '2023-01-01' ORDER BY T2.Grade DESC LIMIT 1	course_teach
SELECT T1.Name, T2.Course FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID	course_teach
SELECT T2.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID WHERE T1.Course = 'Toán'	course_teach
SELECT Name FROM visitor WHERE Level_of_membership > 4 ORDER BY Level_of_membership DESC	museum_visit
SELECT Name, Level_of_membership FROM visitor WHERE Level_of_membership > 4 ORDER BY Age ASC	museum_visit
SELECT CAST(SUM(T2.Num_of_Ticket) AS REAL) / COUNT(T2.Museum_ID) FROM museum AS T1 JOIN visit AS T2 ON T1.Museum_ID = T2.Museum_ID WHERE T1.Open_Year < '2009'	museum_visit
SELECT Name FROM museum WHERE Num_of_Staff > (SELECT Num_of_Staff FROM museum WHERE Open_Year = '2010')	museum_visit
SELECT Museum_ID, Name FROM museum WHERE Museum_ID IN (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT Name FROM museum WHERE Museum_ID NOT IN (SELECT Museum_ID FROM visit)	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT COUNT(*) FROM museum WHERE Open_Year >= '2013' OR Open_Year <= '2008'	museum_visit
SELECT T1.first_name, T1.last_name, T1.birth_date FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T1.country_code = 'USA'	wta_1
SELECT COUNT(DISTINCT country_code) FROM players WHERE last_name = 'Bao' AND first_name = 'Gia'	wta_1
SELECT COUNT(DISTINCT last_name) FROM players WHERE last_name != 'Bao'	wta_1
SELECT T2.name FROM matches AS T1 JOIN rankings AS T2 ON T1.loser_id = T2.player_id GROUP BY T2.name HAVING COUNT(*) > 10	wta_1
SELECT COUNT(*) FROM matches WHERE YEAR(tourney_date) = 2013 OR YEAR(tourney_date) = 2016	wta_1
SELECT T1.first_name, T1.last_name, T1.country_code FROM players AS T1 WHERE T1.age = (SELECT MAX(age) FROM players)	wta_1
SELECT first_name, last_name FROM players ORDER BY birth_date	wta_1
SELECT year FROM matches GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT T1.first_name, T1.last_name, T1.rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id ORDER BY COUNT(T2.ranking) DESC LIMIT 1	wta_1
SELECT T1.last_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T1.last_name = 'Bao' GROUP BY T1.player_id ORDER BY T2.ranking DESC LIMIT 1	wta_1
SELECT T1.first_name, T1.last_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T1.last_name = 'Cho' AND T1.last_name = 'Cao' AND T1.first_name = 'Gia' AND T2.tourney_name = 'Úc mở rộng'	wta_1
SELECT T1.first_name, T1.last_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.best_of = (SELECT MAX(best_of) FROM matches)	wta_1
SELECT AVG(ranking_points) AS average_rank_points, T1.first_name, T1.last_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id	wta_1
SELECT country_code FROM players WHERE first_name = 'Gia' GROUP BY country_code ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players WHERE player_id IN (SELECT player_id FROM matches WHERE winner_hand = 'Gia' GROUP BY country_code HAVING COUNT(*) > 50)	wta_1
SELECT tourney_date, COUNT(*) FROM rankings WHERE players.last_name = 'Bao' OR players.last_name = 'Tour' GROUP BY tourney_date	wta_1
SELECT T1.last_name, T1.rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T1.first_name = 'Cho' ORDER BY T2.ranking DESC LIMIT 3	wta_1
SELECT T1.first_name, T1.last_name, T1.rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking DESC LIMIT 3	wta_1
SELECT COUNT(*) FROM battle WHERE result = ' Bị bắt '	battle_death
SELECT SUM(tonnage) FROM ship WHERE tonnage = 't'	battle_death
SELECT id, name FROM battle WHERE lost_in_battle > 10	battle_death
SELECT DISTINCT T1.name FROM battle AS T1 INNER JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T1.bulgarian_commander = 'Kaloyan' AND T1.latin_commander = 'Baldwin I'	battle_death
SELECT COUNT(*) FROM battle WHERE lost_in_battle IS NULL AND tonnage = 225	battle_death
SELECT T1.name, T1.date FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.name = 'Lettice' OR T2.name = 'HMS Atalanta'	battle_death
SELECT T1.name, T1.result, T1.lost_in_battle FROM battle AS T1 INNER JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.location = ' Eo biển Măng-sơ' AND T1.lost_in_battle IS NULL	battle_death
SELECT T1.note FROM battle AS T1 JOIN death AS T2 ON T1.id = T2.lost_in_battle WHERE T1.name LIKE '% Phía Đông%'	battle_death
SELECT T1.address_id, T1.line_1, T1.line_2, T1.line_3, T1.city, T1.zip_postcode, T1.state_province_county, T1.country, T1.other_address_details FROM Addresses AS T1 JOIN Courses AS T2 ON T1.address_id = T2.course_id	student_transcripts_tracking
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT COUNT(DISTINCT course_id) FROM Transcript_contents	student_transcripts_tracking
SELECT COUNT(DISTINCT T2.degree_summary_name) FROM Degree_Programs AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.degree_program_id = T2.degree_program_id	student_transcripts_tracking
SELECT COUNT(DISTINCT T2.degree_summary_name) FROM Degree_Programs AS T1 JOIN Courses AS T2 ON T1.degree_program_id = T2.degree_program_id	student_transcripts_tracking
SELECT T2.course_name, T2.course_description FROM Courses AS T1 JOIN Transcript_Contents AS T2 ON T1.course_id = T2.course_id	student_transcripts_tracking
SELECT course_name, course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Student_Enrolment_Courses GROUP BY course_id HAVING count(*) < 2)	student_transcripts_tracking
SELECT T2.course_name FROM Courses AS T1 JOIN Transcript_Contents AS T2 ON T1.course_id = T2.course_id ORDER BY T1.course_name DESC	student_transcripts_tracking
SELECT course_name FROM Courses ORDER BY course_name DESC	student_transcripts_tracking
SELECT DISTINCT T1.first_name, T1.middle_name, T1.last_name FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.state_province_county = 'Bắc Carolina' AND T2.degree_program_id IS NULL	student_transcripts_tracking
SELECT T1.transcript_date, T1.student_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_date HAVING count(*) >= 2	student_transcripts_tracking
SELECT COUNT(cell_mobile_number) FROM Students WHERE first_name = 'Timmothy' AND last_name = 'Ward'	student_transcripts_tracking
SELECT COUNT(cell_mobile_number) FROM Students WHERE last_name = 'Ward'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE date_first_registered = (SELECT min(date_first_registered) FROM Students)	student_transcripts_tracking
SELECT T1.first_name, T1.middle_name, T1.last_name FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T2.degree_program_id = (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelor of Science') ORDER BY T1.date_first_registered DESC LIMIT 1	student_transcripts_tracking
SELECT address_id, * FROM Addresses GROUP BY address_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date, T1.other_details FROM Transcript_Contents AS T1 JOIN Transcripts AS T2 ON T1.transcript_id = T2.transcript_id ORDER BY T1.transcript_date ASC LIMIT 1	student_transcripts_tracking
SELECT T1.course_id, COUNT(*) AS num_times FROM Courses AS T1 JOIN Transcript_Contents AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_id ORDER BY num_times DESC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date, T1.transcript_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id ORDER BY count(*) ASC LIMIT 1	student_transcripts_tracking
SELECT DISTINCT T1.semester_id FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Thạc sĩ') AND T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Cử nhân')	student_transcripts_tracking
SELECT DISTINCT T1.semester_id FROM Semesters AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.semester_id = T2.semester_id WHERE T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Thạc sĩ') AND T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Cử nhân')	student_transcripts_tracking
SELECT * FROM Students ORDER BY first_name ASC, middle_name ASC, last_name ASC	student_transcripts_tracking
SELECT course_description FROM Courses WHERE section_name = 'h'	student_transcripts_tracking
SELECT COUNT(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT COUNT(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT T1.Country, COUNT(T2.id) FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel GROUP BY T1.Country ORDER BY COUNT(T2.id) DESC LIMIT 1	tvshow
SELECT COUNT(DISTINCT series_name) FROM TV_Channel	tvshow
SELECT Package_Option FROM TV_Channel WHERE series_name = 'Sky Radio'	tvshow
SELECT Language, COUNT(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT T1.series_name FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Title = ' Sự trỗi dậy của bọ cánh cứng xanh'	tvshow
SELECT T1.Title FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T2.series_name = 'Sky Radio'	tvshow
SELECT T1.Title, T1.Previewer, T1.Viewers_m FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Rating = (SELECT MAX(Rating) FROM Cartoon)	tvshow
SELECT T1.Title, T1.Previewer_m FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Rating = (SELECT MAX(Rating) FROM Cartoon)	tvshow
SELECT T1.Title FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Title = ' Một tình yêu trọn đời'	tvshow
SELECT T1.Country FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Todd Casey'	tvshow
SELECT T2.Country FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.Channel = T2.Channel WHERE T1.Directed_by = 'Todd Casey'	tvshow
SELECT DISTINCT Country FROM TV_Channel WHERE Channel IN (SELECT Channel FROM TV_series WHERE Directed_by = 'Todd Casey')	tvshow
SELECT id FROM TV_Channel WHERE Channel = 'Cartoon' AND Directed_by = 'Ben Jones'	tvshow
SELECT People_ID, COUNT(*) AS Total_Bets, MAX(Best_Finish) AS Best_Finish FROM poker_player GROUP BY People_ID	poker_player
SELECT COUNT(Poker_Player_ID) FROM poker_player WHERE People_ID IN (SELECT People_ID FROM people WHERE Earnings < 200000)	poker_player
SELECT Name FROM poker_player WHERE Earnings > 300000	poker_player
SELECT Name FROM poker_player WHERE Earnings > 300000	poker_player
SELECT Name FROM poker_player ORDER BY Final_Table_Made ASC	poker_player
SELECT Name FROM poker_player ORDER BY Earnings DESC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name ASC	poker_player
SELECT Name FROM people WHERE Nationality != 'Nga'	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT COUNT(*) FROM AREA_CODE_STATE	voter_1
SELECT contestant_number, contestant_name FROM contestants ORDER BY contestant_name DESC	voter_1
SELECT T1.vote_id, T1.phone_number, T2.state FROM VOTES AS T1 JOIN AREA_CODE_STATE AS T2 ON T1.state = T2.state	voter_1
SELECT T2.state, T2.contestant_name FROM VOTES AS T1 JOIN CONTESTANTS AS T2 ON T1.contestant_number = T2.contestant_number GROUP BY T2.state HAVING COUNT(T1.vote_id) >= 2	voter_1
SELECT COUNT(*) FROM VOTES WHERE state IN ('NY', 'CA')	voter_1
SELECT T2.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Code = 'SAU' AND T2.Percentage > 0.05	world_1
SELECT Name FROM country WHERE CountryCode IN ('SAU', 'SAU')	world_1
SELECT COUNT(*) FROM country WHERE GovernmentForm = 'Chính phủ'	world_1
SELECT COUNT(*) FROM country WHERE GovernmentForm = ' Cộng hoà'	world_1
SELECT SUM(T1.SurfaceArea) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Region = 'Caribbean'	world_1
SELECT T1.Name FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T2.Language = 'Anguilla'	world_1
SELECT T2.Region FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T1.Name = 'Kabul'	world_1
SELECT T1.LocalName, T1.Population FROM country AS T1 JOIN city AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Angola'	world_1
SELECT T2.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LocalName = 'Angola'	world_1
SELECT COUNT(*) FROM city WHERE District = 'Gelderland'	world_1
SELECT SUM(T1.Population) FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Name = 'Gelderland'	world_1
SELECT AVG(GNP) , SUM(Population) FROM city WHERE CountryCode IN (SELECT Code FROM country WHERE Continent = 'Hoa Kỳ')	world_1
SELECT COUNT(DISTINCT GovernmentForm) FROM country WHERE CountryCode = 'PH'	world_1
SELECT COUNT(T1.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LocalName = 'Aruba' AND T1.Name = 'Aruba'	world_1
SELECT COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Afghanistan'	world_1
SELECT COUNT(*) FROM countrylanguage WHERE Language = 'Tiếng Anh' OR Language = 'Tiếng Hà Lan'	world_1
SELECT Name FROM country WHERE Language = 'Tiếng Anh' OR Language = 'Tiếng Pháp'	world_1
SELECT District FROM city WHERE Language IN (' tiếng Anh', ' tiếng Hà Lan')	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'Tiếng Anh' OR T2.Language = 'Tiếng Hà Lan'	world_1
SELECT Name FROM country WHERE Language = 'Tiếng Anh' OR Language = 'Tiếng Hà Lan'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Continent = 'Á' GROUP BY T2.Language ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT CountryCode FROM country WHERE GovernmentForm = ' Cộng hoà')	world_1
SELECT T1.Name FROM city AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'Anh' GROUP BY T1.Name ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT AVG(T2.Population) FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T1.Language = 'Tiếng Anh' AND T2.GovernmentForm != 'Chính thức'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.HeadOfState = 'Beatrix'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.HeadOfState = 'Beatrix'	world_1
SELECT COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.IndepYear < 1930	world_1
SELECT Code FROM countrylanguage WHERE Language != 'Tiếng Anh'	world_1
SELECT Code FROM countrylanguage WHERE Language != 'Tiếng Anh'	world_1
SELECT T1.Name FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Continent = 'África' AND T1.Language = 'Trung'	world_1
SELECT Name, IndepYear FROM country WHERE Population < (SELECT MIN(Population) FROM country)	world_1
SELECT Name, Population, HeadOfState FROM country WHERE SurfaceArea = (SELECT MAX(SurfaceArea) FROM country)	world_1
SELECT T1.Name, COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T1.Name	world_1
SELECT T2.GovernmentForm, SUM(T1.Population) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Population > 72 GROUP BY T2.GovernmentForm	world_1
SELECT Name, SUM(Population), AVG(LifeExpectancy) FROM city WHERE LifeExpectancy < 72 GROUP BY Name	world_1
SELECT Name FROM country WHERE SurfaceArea = (SELECT MAX(SurfaceArea) FROM country)	world_1
SELECT Name, SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name FROM country WHERE Continent = 'Europa' AND Population = 80000	world_1
SELECT Language FROM countrylanguage GROUP BY Language ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Name FROM conductor WHERE Nationality != 'Hoa Kỳ'	orchestra
SELECT AVG(Attendance) FROM performance	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM performance WHERE "Official_ratings_(millions)" > 0)	orchestra
SELECT Name, Orchestra FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM performance WHERE Type = 'Conductor')	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM performance WHERE "Official_ratings_(millions)" > 1)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM performance WHERE Type = 'Conductor' GROUP BY Conductor_ID HAVING COUNT(*) > 1)	orchestra
SELECT Name FROM conductor WHERE Year_of_Work > 2008	orchestra
SELECT T1.Orchestra, COUNT(T2.Orchestra_ID) FROM conductor AS T1 JOIN orchestra AS T2 ON T1.Conductor_ID = T2.Conductor_ID GROUP BY T1.Orchestra	orchestra
SELECT DISTINCT Major_Record_Format FROM performance ORDER BY count(*) ASC	orchestra
SELECT Orchestra FROM conductor GROUP BY Orchestra ORDER BY COUNT(Conductor_ID) DESC LIMIT 1	orchestra
SELECT T1.Name FROM conductor AS T1 JOIN orchestra AS T2 ON T1.Conductor_ID = T2.Conductor_ID JOIN performance AS T3 ON T2.Orchestra_ID = T3.Orchestra_ID GROUP BY T1.Name ORDER BY COUNT(*) DESC LIMIT 1	orchestra
SELECT DISTINCT T2.Orchestra_ID FROM conductor AS T1 JOIN orchestra AS T2 ON T1.Conductor_ID = T2.Conductor_ID WHERE T1.Year_of_Work > 2003 AND T2.Year_of_Founded < 2003	orchestra
SELECT DISTINCT YEAR_of_Founded FROM orchestra	orchestra
SELECT count(*) FROM Highschooler	network_1
SELECT T1.grade FROM Highschooler AS T1	network_1
SELECT name FROM Highschooler WHERE grade = 10	network_1
SELECT ID FROM Highschooler WHERE name = 'Kyle'	network_1
SELECT COUNT(DISTINCT student_id) FROM Highschooler	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id GROUP BY T1.name HAVING count(*) >= 4	network_1
SELECT h.name, COUNT(f.student_id) FROM Highschooler h JOIN Friend f ON h.ID = f.student_id GROUP BY h.name	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id JOIN Likes AS T3 ON T2.student_id = T3.student_id GROUP BY T1.name ORDER BY count(*) DESC LIMIT 1	network_1
SELECT T2.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T1.student_id = (SELECT ID FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT T2.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T1.student_id = (SELECT ID FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT H1.ID FROM Highschooler AS H1 JOIN Friend AS F1 ON H1.ID = F1.student_id JOIN Likes AS L1 ON F1.student_id = L1.student_id WHERE H1.ID NOT IN (SELECT H2.ID FROM Friend AS F2 ON H1.ID = F2.student_id) AND H1.ID NOT IN (SELECT H3.ID FROM Likes AS L3 ON H1.ID = L3.student_id)	network_1
SELECT student_id, COUNT(liked_id) FROM Likes GROUP BY student_id	network_1
SELECT H.name, COUNT(L.liked_id) AS likes_count FROM Likes L JOIN Highschooler H ON L.student_id = H.ID GROUP BY H.name	network_1
SELECT T1.name FROM Likes AS T1 JOIN Highschooler AS T2 ON T1.student_id = T2.ID GROUP BY T1.student_id ORDER BY count(*) DESC LIMIT 1	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id JOIN Friend AS T3 ON T2.student_id = T3.student_id WHERE T1.grade = 5 AND T3.student_id IN (SELECT student_id FROM Likes WHERE liked_id IN (SELECT student_id FROM Friend WHERE friend_id IN (SELECT student_id FROM Likes WHERE liked_id IN (SELECT student_id FROM Friend WHERE friend_id IN (SELECT student	network_1
SELECT COUNT(*) FROM Likes WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT AVG(grade) FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend)	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id WHERE T2.student_id NOT IN (SELECT T3.student_id FROM Likes AS T3 JOIN Friend AS T4 ON T3.student_id = T4.student_id WHERE T4.student_id NOT IN (SELECT T5.student_id FROM Likes AS T5 JOIN Friend AS T6 ON T5.student_id = T6.student_id WHERE T6.student_id	network_1
SELECT DISTINCT T1.breed_code FROM Breeds AS T1 JOIN Dogs AS T2 ON T1.breed_code = T2.breed_code JOIN Owners AS T3 ON T2.owner_id = T3.owner_id	dog_kennels
SELECT AVG(age) FROM Dogs WHERE abandoned_yn = 'Y'	dog_kennels
SELECT T1.owner_id, T1.first_name, T1.last_name, T1.cell_number FROM Owners AS T1 INNER JOIN Professionals AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'Indiana' OR T2.state = 'Indiana'	dog_kennels
SELECT owner_id, first_name, last_name FROM Owners GROUP BY owner_id ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT breed_name FROM Breeds WHERE breed_code IN (SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT breed_name FROM Breeds WHERE breed_code IN (SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT T1.owner_id, T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T2.abandoned_yn = 'Y'	dog_kennels
SELECT T2.first_name, T2.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.cost_of_treatment < (SELECT AVG(cost_of_treatment) FROM Treatments)	dog_kennels
SELECT T2.first_name, T2.last_name, T1.date_of_treatment FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT T2.charge_amount, T2.charge_type_description FROM Charges AS T1 JOIN Treatment_Types AS T2 ON T1.charge_id = T2.charge_id	dog_kennels
SELECT DISTINCT T1.date_of_adopted FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.date_of_treatment IS NOT NULL	dog_kennels
SELECT email_address FROM Professionals WHERE state IN ('Hawaii', 'Wisconsin')	dog_kennels
SELECT T2.email_address FROM Owners AS T1 JOIN Professionals AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'Wisconsin' OR T1.state = 'Hawaii'	dog_kennels
SELECT COUNT(T1.professional_id) FROM Treatments AS T1 JOIN Professionals AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T2.city = 'Tiểu bang' AND T1.first_name LIKE '% phía Bắc%'	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT COUNT(*) FROM Owners WHERE abandoned_yn = 'N'	dog_kennels
SELECT COUNT(owner_id) FROM Dogs WHERE abandoned_yn = 'N'	dog_kennels
SELECT age FROM Dogs WHERE breed_code = 'Con' ORDER BY age DESC LIMIT 1	dog_kennels
SELECT T1.breed_name, SUM(T2.charge_amount) AS total_charge FROM Breeds AS T1 JOIN Charges AS T2 ON T1.breed_code = T2.breed_code GROUP BY T1.breed_name	dog_kennels
SELECT T1.email_address, T1.cell_number, T1.home_phone FROM Owners AS T1 JOIN Professionals AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT count(*) FROM singer	singer
SELECT COUNT(*) FROM singer	singer
SELECT Birth_Year, Citizenship FROM singer	singer
SELECT T1.Title, T2.Name FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT property_type_description FROM Properties	real_estate_properties
