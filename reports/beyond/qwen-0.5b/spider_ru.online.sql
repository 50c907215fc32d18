SELECT Name FROM singer WHERE Age > (SELECT AVG(Age) FROM singer)	concert_singer
SELECT AVG(Capacity), MAX(Capacity) FROM stadium	concert_singer
SELECT COUNT(concert_ID) FROM concert WHERE YEAR = 2014 OR YEAR = 2015	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT T1.concert_name, T1.theme, COUNT(T2.Singer_ID) FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.concert_id = T2.concert_id GROUP BY T1.concert_id	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT T1.Name, T1.Country FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID JOIN concert AS T3 ON T2.concert_ID = T3.concert_ID JOIN song AS T4 ON T3.concert_ID = T4.concert_ID WHERE T4.Song_Name LIKE '%Всё%'	concert_singer
SELECT T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year BETWEEN 2014 AND 2015	concert_singer
SELECT weight FROM Pets ORDER BY weight DESC LIMIT 1	pets_1
SELECT Fname, LName FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetType = 'cherry' OR PetType = 'ugly')	pets_1
SELECT Fname, LName FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetType = 'Pet' AND PetID IN (SELECT PetID FROM Pets WHERE PetType = 'Cherry'))	pets_1
SELECT StuID FROM Student WHERE StuID NOT IN (SELECT PetID FROM Has_Pet WHERE PetType = 'cat')	pets_1
SELECT Fname, Age FROM Student WHERE StuID IN (SELECT PetID FROM Has_Pet WHERE PetType = 'Cherry' AND Advisor IS NULL)	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'cherry' AND T2.pet_id IS NULL	pets_1
SELECT pet_type, AVG(weight) FROM Pets GROUP BY pet_type	pets_1
SELECT StuID, COUNT(*) FROM Has_Pet GROUP BY StuID	pets_1
SELECT Fname FROM Student WHERE Age = 3	pets_1
SELECT Fname, LName FROM Student WHERE Age = 3 AND Major = 3	pets_1
SELECT AVG(Age) FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT count(*) FROM continents	car_1
SELECT T1.Continent, T1.ContinentName, COUNT(T2.Country) FROM continents AS T1 JOIN countries AS T2 ON T1.Continent = T2.Country GROUP BY T1.Continent	car_1
SELECT count(*) FROM countries	car_1
SELECT FullName FROM car_makers WHERE Country = 'USA' AND Year = 1970	car_1
SELECT T1.Make, T1.Year FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId ORDER BY T1.Year ASC LIMIT 1	car_1
SELECT T2.CountryName FROM car_names AS T1 JOIN countries AS T2 ON T1.MakeId = T2.Country WHERE T1.Year = (SELECT MIN(Year) FROM car_names)	car_1
SELECT T2.Make, T1.ModelId, T1.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId	car_1
SELECT MPG FROM cars_data WHERE Model = 'amc hornet sportabout (sw)'	car_1
SELECT COUNT(*) FROM model_list WHERE Model = 'CH'	car_1
SELECT AVG(Cylinders * MPG) FROM cars_data WHERE Cylinders = 4	car_1
SELECT DISTINCT FullName FROM car_makers	car_1
SELECT COUNT(*) FROM cars_data WHERE Horsepower > 150	car_1
SELECT COUNT(*) FROM cars_data WHERE Horsepower > 150	car_1
SELECT AVG(Horsepower) FROM cars_data WHERE Year < 1980	car_1
SELECT COUNT(*) FROM car_names WHERE Model = 'Toyota Camry'	car_1
SELECT COUNT(*) FROM model_list WHERE Maker = 'АвтоВАЗ'	car_1
SELECT Horsepower FROM cars_data ORDER BY MPG ASC LIMIT 1	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > (SELECT MAX(Horsepower) FROM cars_data)	car_1
SELECT COUNT(DISTINCT Country) FROM car_makers WHERE COUNT(Id) > 2	car_1
SELECT Model FROM model_list WHERE Cylinders = 4 ORDER BY Horsepower ASC LIMIT 1	car_1
SELECT Model FROM model_list WHERE Cylinders = 4 ORDER BY Horsepower ASC LIMIT 1	car_1
SELECT T1.Make, T1.Id FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders > 3	car_1
SELECT DISTINCT T2.Model FROM car_names AS T1 INNER JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T1.MPG = '3500' AND T2.MakeId = T1.MakeId	car_1
SELECT CountryName FROM countries WHERE CountryId NOT IN (SELECT CountryId FROM car_makers)	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT MakeId FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT MakeId FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT MakeId FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT MakeId FROM model	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list GROUP BY Id HAVING COUNT(*) >= 2 AND COUNT(*) >= 3)	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_makers GROUP BY Id HAVING COUNT(Id) > 3)	car_1
SELECT Abbreviation FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Airline, Abbreviation FROM airlines WHERE Country = 'Russia'	flight_2
SELECT count(*) FROM airlines	flight_2
SELECT COUNT(DISTINCT Airline) FROM airlines	flight_2
SELECT count(*) FROM airports	flight_2
SELECT count(*) FROM flights	flight_2
SELECT T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Abbreviation = T2.Abbreviation WHERE T2.AirportCode = 'UAL'	flight_2
SELECT COUNT(*) FROM airlines WHERE Country = 'Russia'	flight_2
SELECT AirportName FROM airports WHERE City = 'Moscow'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Челябинск'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Voronеж' AND DestAirport = 'Калининград'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'Аэрофлот'	flight_2
SELECT COUNT(*) FROM airlines WHERE Airline = 'Aéрофлот'	flight_2
SELECT City FROM airports GROUP BY City ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT AirportCode FROM airports ORDER BY count(*) ASC LIMIT 1	flight_2
SELECT DISTINCT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.DestAirport = ' AHD'	flight_2
SELECT T1.AirportCode FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.DestAirport = ' AHD'	flight_2
SELECT DISTINCT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.DestAirport = 'APG' AND T2.DestAirport = 'CVO'	flight_2
SELECT T1.AirportCode FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.DestAirport = 'CVO' AND T2.DestAirport != 'APG'	flight_2
SELECT Airline FROM airlines WHERE COUNT(*) = 10	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'Победа'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT Name FROM employee ORDER BY Age	employee_hire_evaluation
SELECT MIN(Number_products) , MAX(Number_products) FROM shop	employee_hire_evaluation
SELECT min(Number_products) , max(Number_products) FROM shop	employee_hire_evaluation
SELECT T1.Name FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID GROUP BY T2.Shop_ID ORDER BY AVG(T1.Age) DESC LIMIT 1	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM evaluation)	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products = (SELECT MAX(Number_products) FROM shop)	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT T2.Location FROM employee AS T1 JOIN shop AS T2 ON T1.Employee_ID = T2.Employee_ID WHERE T1.Number_products < 3000 OR T1.Number_products > 10000	employee_hire_evaluation
SELECT count(DISTINCT Shop_ID) FROM shop	employee_hire_evaluation
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name, T1.Document_Description FROM Documents AS T1	cre_Doc_Template_Mgt
SELECT T1.Template_ID, COUNT(DISTINCT T2.Document_ID) FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Template_ID	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Template_ID FROM Templates AS T1 INNER JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Template_ID IS NULL	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Ref_Template_Types WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Ref_Template_Types GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING count(*) < 3)	cre_Doc_Template_Mgt
SELECT MIN(Version_Number), Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID WHERE T1.Document_Name = 'Список клиентов'	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Code FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Document_Name = 'Список клиентов'	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Paragraph_Text LIKE '%Шаблоны%'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Documents GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code NOT IN (SELECT Template_Type_Code FROM Documents)	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Paragraphs	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_ID = (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'Россия')	cre_Doc_Template_Mgt
SELECT Paragraph_Text FROM Paragraphs WHERE Document_ID = (SELECT Template_ID FROM Documents WHERE Document_Name = 'Советы пользователей')	cre_Doc_Template_Mgt
SELECT T1.Document_ID, COUNT(T2.Paragraph_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_Text) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT document_id FROM Documents ORDER BY count(*) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%%'	cre_Doc_Template_Mgt
SELECT T1.Age, T1.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID WHERE T1.Hometown != "Абакан"	course_teach
SELECT T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID WHERE T1.Age IN (32, 33)	course_teach
SELECT T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID ORDER BY T1.Age ASC LIMIT 1	course_teach
SELECT T3.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID	course_teach
SELECT T1.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID WHERE T1.Course = 'экономики'	course_teach
SELECT Name FROM visitor WHERE Level_of_membership > 4 ORDER BY Level_of_membership DESC	museum_visit
SELECT Name, Level_of_membership FROM visitor WHERE Level_of_membership > 4 ORDER BY Age ASC	museum_visit
SELECT AVG(Num_of_Staff) FROM museum WHERE Open_Year <= '2009'	museum_visit
SELECT Name FROM museum WHERE Num_of_Staff > (SELECT MIN(Num_of_Staff) FROM museum WHERE Open_Year > '2010')	museum_visit
SELECT Museum_ID, Name FROM museum WHERE Museum_ID = (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT Name FROM museum WHERE Museum_ID NOT IN (SELECT Museum_ID FROM visit)	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE visitor_ID IN (SELECT ID FROM visitor WHERE Level_of_membership = 1)	museum_visit
SELECT COUNT(*) FROM museum WHERE Open_Year > '2013' OR Open_Year < '2008'	museum_visit
SELECT first_name, last_name, birth_date FROM players WHERE country_code = 'AFK'	wta_1
SELECT COUNT(DISTINCT country_code) FROM players	wta_1
SELECT COUNT(DISTINCT first_name, last_name) FROM players WHERE winner_id != loser_id	wta_1
SELECT tourney_name FROM matches WHERE match_num > 10	wta_1
SELECT COUNT(*) FROM matches WHERE strftime('%Y', tourney_date) = 2013	wta_1
SELECT first_name, country_code FROM players ORDER BY birth_date ASC LIMIT 1	wta_1
SELECT first_name, last_name FROM players ORDER BY birth_date	wta_1
SELECT tourney_date FROM matches GROUP BY tourney_date ORDER BY COUNT(*) DESC LIMIT 1	wta_1
SELECT T1.first_name, T1.last_name, T2.winner_rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.winner_rank_points = ( SELECT MAX(winner_rank_points) FROM rankings )	wta_1
SELECT T1.first_name, T1.last_name, T1.rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.ranking_points = ( SELECT MAX(ranking_points) FROM rankings )	wta_1
SELECT T1.first_name, T1.last_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.ranking_points = ( SELECT MAX(ranking_points) FROM rankings )	wta_1
SELECT winner_name FROM players WHERE player_id IN (SELECT winner_id FROM matches ORDER BY minutes DESC LIMIT 1)	wta_1
SELECT AVG(ranking_points) AS average_rating, T1.first_name, T1.last_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id	wta_1
SELECT country_code FROM players GROUP BY country_code ORDER BY COUNT(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING count(*) > 50	wta_1
SELECT tourney_date, COUNT(*) FROM rankings GROUP BY tourney_date	wta_1
SELECT T1.first_name, T1.last_name, T2.ranking_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 3	wta_1
SELECT T1.first_name, T1.last_name, T1.rank_points FROM players AS T1 ORDER BY T1.rank_points DESC LIMIT 3	wta_1
SELECT COUNT(*) FROM battle	battle_death
SELECT DISTINCT T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.tonnage = '100'	battle_death
SELECT id, name FROM battle WHERE lost_in_battle > 10	battle_death
SELECT DISTINCT T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T1.bulgarian_commander = 'Нахимов'	battle_death
SELECT COUNT(*) FROM battle WHERE result = 'lost_in_battle'	battle_death
SELECT T1.name, T1.date FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.name = 'Адмирал Макаров' OR T2.name = 'Аврора'	battle_death
SELECT T2.name, T2.result, T2.bulgarian_commander FROM battle AS T1 INNER JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.location = 'Балтийский море'	battle_death
SELECT T2.note FROM battle AS T1 JOIN death AS T2 ON T1.id = T2.lost_in_battle WHERE T1.name LIKE '%Порт%'	battle_death
SELECT * FROM Addresses	student_transcripts_tracking
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT count(DISTINCT department_id) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_summary_name) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_summary_name) FROM Degree_Programs	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1	student_transcripts_tracking
SELECT course_name, course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Sections WHERE section_id IN (SELECT section_id FROM Courses WHERE course_id IN (SELECT course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Courses WHERE course_id IN (SELECT course_id	student_transcripts_tracking
SELECT T1.section_name FROM Sections AS T1	student_transcripts_tracking
SELECT DISTINCT T2.section_name FROM Sections AS T1 INNER JOIN Transcript_Contents AS T2 ON T1.section_id = T2.student_course_id	student_transcripts_tracking
SELECT DISTINCT T1.last_name FROM Students AS T1 INNER JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.state_province_county = 'Северная Каролине' AND T2.degree_program_id IS NULL	student_transcripts_tracking
SELECT T1.transcript_date, T1.transcript_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Тимофей' AND last_name = 'Улицкий'	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Тимофей' AND middle_name = 'Улицкий'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered ASC LIMIT 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE current_address_id = (SELECT current_address_id FROM Addresses WHERE student_id = (SELECT student_id FROM Student_Enrolment WHERE degree_program_id = (SELECT degree_program_id FROM Degree_Programs WHERE student_id = (SELECT student_id FROM Students WHERE current_address_id = (SELECT current_address_id FROM Addresses WHERE student_id = (SELECT student_id FROM Students WHERE current_address_id = (SELECT current_address_id FROM Addresses WHERE	student_transcripts_tracking
SELECT address_id, line_1 FROM Addresses ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date, T1.other_details FROM Transcripts AS T1 ORDER BY T1.transcript_date ASC LIMIT 1	student_transcripts_tracking
SELECT COUNT(DISTINCT course_id) AS max_course_count, student_id FROM Transcript_contents GROUP BY student_id ORDER BY max_course_count DESC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date, T1.transcript_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id ORDER BY count(*) ASC LIMIT 1	student_transcripts_tracking
SELECT DISTINCT T1.semester_name FROM Semesters AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.semester_id = T2.semester_id WHERE T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'ASPIRANT') AND T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'DOCTORANT')	student_transcripts_tracking
SELECT semester_id FROM Semesters WHERE semester_name = 'Fall'	student_transcripts_tracking
SELECT DISTINCT T2.other_details FROM Transcript_Contents AS T1 INNER JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id	student_transcripts_tracking
SELECT section_name FROM Sections WHERE section_name = 'h'	student_transcripts_tracking
SELECT COUNT(*) FROM TV_series WHERE Channel = 'Тимур Вадимов'	tvshow
SELECT COUNT(*) FROM Cartoon WHERE Directed_by = 'Тимур Вадимов'	tvshow
SELECT Country, COUNT(*) FROM TV_Channel GROUP BY Country ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT count(DISTINCT id) FROM TV_series	tvshow
SELECT Package_Option FROM TV_Channel WHERE Title = 'Пятница'	tvshow
SELECT Language, COUNT(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT T1.series_name FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Title = 'Смешарики'	tvshow
SELECT T2.Title FROM Cartoon AS T2 JOIN TV_series AS T1 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Пятница'	tvshow
SELECT T1.Series_name, T1.Rating FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T1.Rating = (SELECT MIN(Rating) FROM TV_series) ORDER BY T2.Rating DESC LIMIT 3	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT T2.Series_name FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'Любовь всей жизни'	tvshow
SELECT T2.Channel FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Title = 'Ridli Skotta'	tvshow
SELECT Country FROM TV_Channel WHERE Content LIKE '%Ridli%Scott%'	tvshow
SELECT Country FROM TV_Channel WHERE Content LIKE '%Ridli% Skotta%'	tvshow
SELECT id FROM TV_Channel WHERE Channel = 'Fedora_Bonдарчуka' AND Content = 'Mультфильмы'	tvshow
SELECT Final_Table_Made, Best_Finish, Money_Rank FROM poker_player	poker_player
SELECT COUNT(*) FROM poker_player WHERE Final_Table_Made < 200000	poker_player
SELECT Name FROM people WHERE People_ID = people.People_ID	poker_player
SELECT Name FROM people WHERE People_ID = people.People_ID	poker_player
SELECT Name FROM people ORDER BY People_ID ASC	poker_player
SELECT Name FROM people ORDER BY Earnings DESC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name ASC	poker_player
SELECT Name FROM people WHERE Nationality != 'Украина'	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT count(*) FROM AREA_CODE_STATE	voter_1
SELECT contestant_number, contestant_name FROM contestants ORDER BY contestant_name DESC	voter_1
SELECT vote_id, phone_number, state FROM VOTES	voter_1
SELECT T2.contestant_number, T2.contestant_name FROM VOTES AS T1 JOIN CONTESTANTS AS T2 ON T1.contestant_number = T2.contestant_number WHERE T1.state = 'CA' GROUP BY T1.contestant_number HAVING COUNT(T1.vote_id) >= 2	voter_1
SELECT COUNT(*) FROM VOTES WHERE state = 'Нью-Йорк' OR state = 'Калифорния'	voter_1
SELECT SUM(T1.Population), AVG(T1.Area) FROM country AS T1 INNER JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Continent = 'North America' AND T1.Region = 'North America'	world_1
SELECT SUM(T1.Population), AVG(T1.SurfaceArea) FROM country AS T1 INNER JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Continent = 'North America' AND T1.Region = 'North America'	world_1
SELECT COUNT(Code) FROM countrylanguage WHERE IsOfficial = 'Absolute'	world_1
SELECT COUNT(DISTINCT Code) FROM country	world_1
SELECT SUM(SurfaceArea) FROM country WHERE Region = 'Middle East'	world_1
SELECT Continent FROM country WHERE Name = 'Ваканда'	world_1
SELECT District FROM city WHERE Name = 'Сайлент Хилл'	world_1
SELECT District FROM country WHERE Name = 'Вальверде'	world_1
SELECT District, Population FROM city WHERE Name = 'Вальверде'	world_1
SELECT COUNT(*) FROM city WHERE District = 'Одинцовский'	world_1
SELECT SUM(Population) FROM city WHERE District = 'One'	world_1
SELECT AVG(GNP) , SUM(Population) FROM country	world_1
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Ваканд'	world_1
SELECT COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Нордхейме'	world_1
SELECT COUNT(*) FROM countrylanguage WHERE Language = 'Vakandiy' OR Language = 'Norod'	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM countrylanguage WHERE Language = 'Russian' INTERSECT SELECT Code FROM countrylanguage WHERE Language = 'English')	world_1
SELECT District FROM countrylanguage WHERE Language = 'Russian'	world_1
SELECT T2.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Language = 'Russian' OR T1.Language = 'Norwegian'	world_1
SELECT T2.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Language = 'Russian' OR T1.Language = 'Norwegian'	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN ('ATL', 'USA'))	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LifeExpectancy = 1	world_1
SELECT T1.Name FROM city AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode ORDER BY T1.Population DESC LIMIT 1	world_1
SELECT AVG(LifeExpectancy) FROM country WHERE GovernmentForm != 'official'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Ангела'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.HeadOfState = 'Ангела'	world_1
SELECT COUNT(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE IndepYear < 1930)	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'Vakandiy'	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'VAKANDI'	world_1
SELECT DISTINCT T1.Name FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Continent = 'Asia'	world_1
SELECT Name, IndepYear, SurfaceArea FROM country ORDER BY Population ASC LIMIT 1	world_1
SELECT Name, Population FROM city ORDER BY Population DESC LIMIT 1	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Percentage > 2	world_1
SELECT T2.Language, SUM(T1.Population) / COUNT(T1.Population) AS AverageLifeExpectancy FROM countrylanguage AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T1.Percentage > 72 GROUP BY T2.Language	world_1
SELECT T1.Name, SUM(T1.Population) AS TotalPopulation, AVG(T1.LifeExpectancy) AS AverageLifeExpectancy FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Percentage < 72 GROUP BY T1.Name	world_1
SELECT Name, SurfaceArea FROM country WHERE Population > 5000000	world_1
SELECT Name, SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name FROM country WHERE Name = 'Лемурии' AND Population = 80000	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.Language ORDER BY SUM(T2.Percentage) DESC LIMIT 1	world_1
SELECT Name FROM conductor WHERE Nationality != 'Россия'	orchestra
SELECT AVG(Attendance) FROM show	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work	orchestra
SELECT Name, Orchestra FROM conductor	orchestra
SELECT Name, Orchestra FROM conductor	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM orchestra GROUP BY Conductor_ID HAVING COUNT(Conductor_ID) > 1)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM performance GROUP BY Conductor_ID HAVING COUNT(*) > 1)	orchestra
SELECT Name FROM conductor WHERE Year_of_Work > 2008	orchestra
SELECT DISTINCT Record_Company, COUNT(*) FROM orchestra	orchestra
SELECT Orchestra FROM orchestra ORDER BY Orchestra ASC	orchestra
SELECT Record_Company FROM orchestra GROUP BY Record_Company ORDER BY COUNT(*) DESC LIMIT 1	orchestra
SELECT Record_Company FROM orchestra GROUP BY Record_Company ORDER BY COUNT(*) DESC LIMIT 1	orchestra
SELECT DISTINCT Record_Company FROM orchestra WHERE Year_of_Founded BETWEEN 2003 AND 2003	orchestra
SELECT Year_of_Founded FROM orchestra WHERE Orchestra_ID IN (SELECT Orchestra_ID FROM performance GROUP BY Orchestra_ID HAVING COUNT(*) > 1)	orchestra
SELECT count(*) FROM Highschooler	network_1
SELECT T1.grade FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id	network_1
SELECT name FROM Highschooler WHERE grade = 10	network_1
SELECT ID FROM Highschooler WHERE name = 'Льва'	network_1
SELECT T1.name, COUNT(T2.student_id) AS num_students FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id GROUP BY T1.name	network_1
SELECT DISTINCT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id JOIN Likes AS T3 ON T2.student_id = T3.student_id GROUP BY T1.name HAVING COUNT(T2.student_id) >= 4	network_1
SELECT h.name, COUNT(f.student_id) FROM Highschooler h JOIN Friend f ON h.ID = f.student_id GROUP BY h.name	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id ORDER BY COUNT(*) DESC LIMIT 1)	network_1
SELECT T2.name FROM Likes AS T1 JOIN Friend AS T2 ON T1.student_id = T2.student_id WHERE T1.student_id = (SELECT ID FROM Highschooler WHERE name = 'Льва')	network_1
SELECT T2.name FROM Likes AS T1 JOIN Friend AS T2 ON T1.student_id = T2.student_id WHERE T1.student_id = (SELECT ID FROM Highschooler WHERE name = 'Льва')	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT DISTINCT H.ID FROM Highschooler H JOIN Friend F ON H.ID = F.student_id JOIN Likes L ON F.student_id = L.student_id	network_1
SELECT H.ID, COUNT(L.liked_id) FROM Likes AS L JOIN Highschooler AS H ON L.student_id = H.ID GROUP BY H.ID	network_1
SELECT H.name, COUNT(L.liked_id) FROM Likes AS L JOIN Highschooler AS H ON L.student_id = H.ID GROUP BY H.name	network_1
SELECT name FROM Highschooler WHERE ID = (SELECT student_id FROM Likes GROUP BY student_id ORDER BY COUNT(*) DESC LIMIT 1)	network_1
SELECT h.name FROM Highschooler h WHERE h.grade > 5 AND COUNT(f.student_id) >= 2	network_1
SELECT COUNT(*) FROM Likes WHERE student_id = (SELECT student_id FROM Highschooler WHERE name = 'Лев')	network_1
SELECT AVG(T1.grade) FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id JOIN Likes AS T3 ON T2.student_id = T3.student_id	network_1
SELECT name FROM Highschooler WHERE grade = (SELECT MIN(grade) FROM Highschooler)	network_1
SELECT T1.first_name, T1.last_name, T3.professional_id FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id JOIN Treatments AS T3 ON T2.dog_id = T3.dog_id	dog_kennels
SELECT AVG(age) FROM Dogs WHERE date_adopted >= CURDATE() - INTERVAL 1 YEAR	dog_kennels
SELECT T1.first_name, T1.last_name, T1.cell_number FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'India' GROUP BY T1.owner_id HAVING COUNT(T2.dog_id) > 2	dog_kennels
SELECT owner_id, first_name, last_name FROM Owners WHERE dog_id IN (SELECT dog_id FROM Dogs GROUP BY dog_id ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT breed_name FROM Breeds GROUP BY breed_name ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT breed_name FROM Breeds WHERE breed_code IN (SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT owner_id, first_name, last_name FROM Owners WHERE dog_id IN (SELECT dog_id FROM Dogs WHERE abandoned_yn = 'Y' GROUP BY dog_id ORDER BY SUM(cost_of_treatment) DESC LIMIT 1)	dog_kennels
SELECT T2.first_name, T2.last_name FROM Dogs AS T1 JOIN Owners AS T2 ON T1.owner_id = T2.owner_id WHERE T2.last_name < (SELECT AVG(last_name) FROM Owners)	dog_kennels
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM Dogs AS T1 JOIN Professionals AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT T2.treatment_type_description, T1.charge_amount FROM Charges AS T1 JOIN Treatment_Types AS T2 ON T1.charge_type = T2.charge_type_code	dog_kennels
SELECT date_arrived, date_adopted FROM Dogs WHERE date_of_adopted > date_of_treatment	dog_kennels
SELECT email_address FROM Owners WHERE state IN ('Воронежская область', 'Московская область')	dog_kennels
SELECT email_address FROM Owners WHERE state IN ('Воронежская область', 'Московская область')	dog_kennels
SELECT COUNT(DISTINCT professional_id) FROM Treatments	dog_kennels
SELECT T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T2.abandoned_yn = 'автономная'	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE abandoned_yn = 'Y'	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE dog_id IS NULL	dog_kennels
SELECT age FROM Dogs ORDER BY age DESC LIMIT 1	dog_kennels
SELECT T2.treatment_type_code, SUM(T1.charge_amount) AS total_cost FROM Charges AS T1 JOIN Treatment_Types AS T2 ON T1.charge_type = T2.treatment_type_code GROUP BY T2.treatment_type_code	dog_kennels
SELECT email_address, home_phone, cell_number FROM Professionals	dog_kennels
SELECT COUNT(*) FROM singer	singer
SELECT COUNT(*) FROM singer	singer
SELECT Birth_Year, Citizenship FROM singer	singer
SELECT T1.Name, T2.Name FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT T2.property_type_description FROM Properties AS T1 JOIN Ref_Property_Types AS T2 ON T1.property_type_code = T2.property_type_code	real_estate_properties
