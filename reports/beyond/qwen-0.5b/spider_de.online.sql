SELECT Song_Name FROM singer WHERE Age = (SELECT AVG(Age) FROM singer)	concert_singer
SELECT AVG(Capacity), MAX(Capacity) FROM stadium	concert_singer
SELECT COUNT(concert_ID) FROM concert WHERE YEAR = 2014 OR YEAR = 2015	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT T1.Name, T1.Theme, COUNT(T2.Singer_ID) AS NumberOfSingersInConcerts FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.concert_ID = T2.concert_ID GROUP BY T1.concert_ID	concert_singer
SELECT T1.Name, T1.Country FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T2.Year = 2014	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT Name, Country FROM singer WHERE Song_Name LIKE '%Hey%'	concert_singer
SELECT Name, Location FROM stadium WHERE YEAR = 2014	concert_singer
SELECT weight FROM Pets ORDER BY pet_age DESC LIMIT 1	pets_1
SELECT Fname FROM Student WHERE Major IN (SELECT Major FROM Pets WHERE PetType IN ('Cat', 'Horse', 'Haustiere'))	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.stuid = T2.stuid JOIN Pets AS T3 ON T2.petid = T3.petid WHERE T3.pettype IN ('cat', 'dog', 'hustle')	pets_1
SELECT Fname, LName FROM Student WHERE Major != 1	pets_1
SELECT Fname, Age FROM Student WHERE Major = 1 AND PetType != 'cat'	pets_1
SELECT T1.fname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'Hund'	pets_1
SELECT AVG(weight) FROM Pets	pets_1
SELECT count(*) FROM Has_Pet WHERE PetType = 'Haustiere'	pets_1
SELECT Fname FROM Student WHERE Major = 3 AND StuID IN (SELECT StuID FROM Has_Pet WHERE PetType = 'Cat')	pets_1
SELECT Fname FROM Student WHERE Major = 3 AND Age = 3	pets_1
SELECT AVG(Age) FROM Student WHERE Sex != 'Haustier'	pets_1
SELECT count(*) FROM continents	car_1
SELECT ContId, Continent, COUNT(*) FROM continents GROUP BY ContId	car_1
SELECT count(DISTINCT Country) FROM countries	car_1
SELECT FullName FROM car_makers WHERE Country = (SELECT Country FROM countries WHERE Year = 1970)	car_1
SELECT FullName FROM car_makers WHERE Country = 'USA' AND Year = 1970	car_1
SELECT T1.MakeId, T2.Year FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Year = (SELECT MIN(Year) FROM car_names)	car_1
SELECT T2.Country FROM car_names AS T1 JOIN car_makers AS T2 ON T1.MakeId = T2.Id GROUP BY T2.Country ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT c.Make, COUNT(c.MakeId) AS NumberOfAutomodelles FROM car_names c JOIN model_list ml ON c.MakeId = ml.MakeId JOIN car_makers cm ON ml.Maker = cm.Id GROUP BY c.Make	car_1
SELECT MPG FROM cars_data WHERE Model = 'amc hornet sportabout (sw)'	car_1
SELECT COUNT(DISTINCT Model) FROM car_names	car_1
SELECT AVG(Horsepower) FROM cars_data WHERE Cylinders = 4	car_1
SELECT T1.FullName, T2.Model FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT COUNT(Id) FROM car_names WHERE Cylinders > 150	car_1
SELECT COUNT(*) FROM cars_data WHERE Horsepower > 150	car_1
SELECT MIN(PS) FROM cars_data	car_1
SELECT COUNT(*) FROM car_names WHERE MakeId IN (SELECT Id FROM car_makers WHERE FullName = 'American Motor Company')	car_1
SELECT SUM(CASE WHEN MPG > (SELECT MAX(MPG) FROM cars_data) THEN MPG ELSE 0 END) FROM cars_data	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > (SELECT MAX(Edispl) FROM cars_data)	car_1
SELECT COUNT(DISTINCT Country) FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model = 'Auto'))	car_1
SELECT Model FROM model_list WHERE Cylinders = 4 ORDER BY Horsepower ASC LIMIT 1	car_1
SELECT Model FROM model_list WHERE Cylinders = 4 ORDER BY Horsepower ASC LIMIT 1	car_1
SELECT T1.Make, T1.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders > 3 AND T1.MPG < (SELECT MIN(MPG) FROM cars_data)	car_1
SELECT DISTINCT T2.Model FROM car_names AS T1 INNER JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T1.MPG < 3500	car_1
SELECT DISTINCT T2.Country FROM car_names AS T1 JOIN car_makers AS T2 ON T1.MakeId = T2.Id WHERE T1.Horsepower = '0'	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM car_makers WHERE	car_1
SELECT DISTINCT T1.Make, T1.FullName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T2.ModelCount >= 2 AND T2.CarCount >= 3	car_1
SELECT FullName FROM car_makers WHERE FullName = 'Fiat'	car_1
SELECT Abbreviation FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT T1.Airline FROM airlines AS T1 INNER JOIN airports AS T2 ON T1.Airline = T2.Airline WHERE T2.Country = 'USA'	flight_2
SELECT count(*) FROM airlines	flight_2
SELECT COUNT(*) FROM airlines	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT count(*) FROM flights	flight_2
SELECT T1.Abbreviation FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.Abbreviation = 'UAL'	flight_2
SELECT COUNT(*) FROM airlines WHERE Country = 'USA'	flight_2
SELECT T1.City FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T1.City = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'ALS' AND DestAirport = 'ALS'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT City FROM airports GROUP BY City ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT Country FROM airports WHERE FlightNo = (SELECT MIN(FlightNo) FROM flights)	flight_2
SELECT DISTINCT T2.AirportCode FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T1.SourceAirport = 'APG' AND T1.SourceAirport = 'CVO'	flight_2
SELECT DISTINCT T2.AirportCode FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T1.SourceAirport = 'CVO' AND T1.DestAirport = 'APG'	flight_2
SELECT DISTINCT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline GROUP BY T1.Airline HAVING COUNT(T2.FlightNo) >= 10	flight_2
SELECT DISTINCT T2.AirportCode FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T1.DestAirport = 'ALS' AND T1.SourceAirport = 'ALS' AND T1.FlightNo < 200	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'United Airlines'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT T2.Location FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID WHERE T1.Age > 30	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > (SELECT AVG(Number_products) FROM shop)	employee_hire_evaluation
SELECT T2.Name FROM employee AS T1 JOIN shop AS T2 ON T1.Employee_ID = T2.Employee_ID WHERE T1.Number_products / T2.Number_products > 1	employee_hire_evaluation
SELECT Name FROM employee WHERE Bonus = (SELECT MIN(Bonus) FROM evaluation)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM evaluation)	employee_hire_evaluation
SELECT T1.Name FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID GROUP BY T2.Shop_ID ORDER BY COUNT(*) ASC LIMIT 1	employee_hire_evaluation
SELECT Name FROM shop WHERE Manager_name IS NULL	employee_hire_evaluation
SELECT count(DISTINCT T2.Shop_ID) FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID	employee_hire_evaluation
SELECT count(DISTINCT Shop_ID) FROM shop	employee_hire_evaluation
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name, T1.Document_Description FROM Documents AS T1	cre_Doc_Template_Mgt
SELECT T1.Document_Name FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Document_Description LIKE '%w%'	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T2.Paragraph_ID, T2.Paragraph_Text FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Document_Name = 'Robbin CV'	cre_Doc_Template_Mgt
SELECT T2.Paragraph_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T2.Paragraph_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID IS NULL	cre_Doc_Template_Mgt
SELECT Template_ID, Version_Number, Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Code, COUNT(T2.Paragraph_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates WHERE Template_ID IN (SELECT Template_ID FROM Documents GROUP BY Template_ID HAVING COUNT(*) < 3)	cre_Doc_Template_Mgt
SELECT MIN(Version_Number), Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Document_Name FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Document_Name = 'Datenbank'	cre_Doc_Template_Mgt
SELECT T1.Document_Name FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_Type_Code = 'BK'	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Code, COUNT(DISTINCT T2.Document_ID) FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Template_Type_Code	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Code, COUNT(T2.Document_ID) FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT DISTINCT T2.Template_Type_Description FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text = "Präsentation"	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Document_Name = "Kundenrezensionen"	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name, COUNT(T2.Paragraph_ID) AS NumberOfParagraphs FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID, T1.Document_Name	cre_Doc_Template_Mgt
SELECT DISTINCT T2.Document_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%2%'	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_ID) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID BETWEEN 1 AND 2	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID BETWEEN 1 AND 2	cre_Doc_Template_Mgt
SELECT T2.Document_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%Brasilien%' OR T2.Paragraph_Text LIKE '%Irland%'	cre_Doc_Template_Mgt
SELECT count(*) FROM teacher	course_teach
SELECT Hometown FROM teacher ORDER BY Age DESC LIMIT 1	course_teach
SELECT T1.Hometown, COUNT(*) FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID GROUP BY T2.Hometown	course_teach
SELECT Hometown FROM teacher GROUP BY Hometown ORDER BY COUNT(*) DESC LIMIT 1	course_teach
SELECT Hometown FROM teacher GROUP BY Hometown ORDER BY COUNT(*) DESC LIMIT 1	course_teach
SELECT T3.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID GROUP BY T3.Name	course_teach
SELECT T2.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID GROUP BY T2.Teacher_ID HAVING COUNT(*) >= 2	course_teach
SELECT AVG(T2.Age) FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID WHERE T2.Level_of_membership <= 4	museum_visit
SELECT Name, Level_of_membership FROM visitor WHERE Level_of_membership > 4 ORDER BY Age ASC	museum_visit
SELECT Name FROM museum WHERE Num_of_Staff = (SELECT MAX(Num_of_Staff) FROM museum)	museum_visit
SELECT Name FROM museum WHERE Num_of_Staff > (SELECT MIN(Num_of_Staff) FROM museum WHERE Open_Year = '2010')	museum_visit
SELECT Name, Num_of_Staff, SUM(Total_spent) FROM visit JOIN museum ON visit.Museum_ID = museum.Museum_ID GROUP BY Name, Num_of_Staff ORDER BY SUM(Total_spent) DESC LIMIT 1	museum_visit
SELECT Name FROM museum WHERE Museum_ID NOT IN (SELECT Museum_ID FROM visit)	museum_visit
SELECT m.Name FROM museum m WHERE m.Open_Year > '2009' AND m.Open_Year < '2011'	museum_visit
SELECT COUNT(*) FROM matches	wta_1
SELECT AVG(winner_age) - AVG(loser_age) FROM matches	wta_1
SELECT winner_name FROM players WHERE winner_id IN (SELECT winner_id FROM matches WHERE year = 2013 OR year = 2016)	wta_1
SELECT COUNT(*) FROM matches WHERE year = 2013 OR year = 2016	wta_1
SELECT first_name, last_name FROM players WHERE country_code = 'DEN' AND hand = 'LIN'	wta_1
SELECT year FROM players WHERE last_name = 'Das' GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT T1.winner_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.tourney_name = 'Australian Open' AND T1.country_code = 'DEN' ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT winner_name, loser_name FROM players WHERE winner_id IN (SELECT winner_id FROM matches ORDER BY minutes DESC LIMIT 1)	wta_1
SELECT AVG(T2.ranking_points) AS average_rank_points, T1.first_name, T1.last_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id	wta_1
SELECT T1.first_name, T1.last_name, AVG(T2.rank_points) FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id	wta_1
SELECT SUM(T1.rank_points) AS total_points, T1.first_name, T1.last_name FROM players AS T1	wta_1
SELECT first_name, last_name, SUM(ranking_points) FROM players JOIN rankings ON rankings.player_id = players.player_id GROUP BY first_name, last_name	wta_1
SELECT COUNT(*) FROM players WHERE country_code IN (SELECT country_code FROM matches)	wta_1
SELECT COUNT(DISTINCT tourney_date) FROM rankings	wta_1
SELECT COUNT(DISTINCT tourney_date) FROM rankings WHERE tourney_date IN (SELECT tourney_date FROM matches WHERE loser_id = players.player_id)	wta_1
SELECT strftime('%Y', players.year) FROM players WHERE players.last_name = 'Viele'	wta_1
SELECT T1.loser_name, T1.winner_rank_points FROM matches AS T1 INNER JOIN players AS T2 ON T1.loser_id = T2.player_id WHERE T2.country_code = 'DEN' ORDER BY T1.winner_rank_points DESC LIMIT 3	wta_1
SELECT COUNT(player_id) FROM players WHERE hand = 'Viele'	wta_1
SELECT name, tonnage FROM ship ORDER BY name DESC	battle_death
SELECT DISTINCT ship.name FROM battle WHERE ship.ship_type = 'Brig'	battle_death
SELECT name FROM ship WHERE lost_in_battle = (SELECT lost_in_battle FROM battle GROUP BY lost_in_battle ORDER BY count(*) DESC LIMIT 1)	battle_death
SELECT battle.result FROM battle WHERE battle.bulgarian_commander = 'Kaloyan' OR battle.latin_commander = 'Baldwin I'	battle_death
SELECT COUNT(*) FROM battle WHERE lost_in_battle IS NULL	battle_death
SELECT T1.name, T1.date FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.name = 'Lettice' OR T2.name = 'HMS Atalanta'	battle_death
SELECT name, result, bulgarian_commander FROM battle WHERE lost_in_battle IS NULL AND ship_type = 'Ärmelkanal'	battle_death
SELECT line_1, line_2 FROM Addresses	student_transcripts_tracking
SELECT line_1, line_2 FROM Addresses	student_transcripts_tracking
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT course_name FROM Courses	student_transcripts_tracking
SELECT zip_postcode FROM Addresses WHERE city = 'Port Chelsea'	student_transcripts_tracking
SELECT count(DISTINCT course_name) FROM Courses	student_transcripts_tracking
SELECT COUNT(*) FROM Courses WHERE course_name = 'Technik'	student_transcripts_tracking
SELECT COUNT(*) FROM Courses WHERE course_name = 'Technik'	student_transcripts_tracking
SELECT course_name, course_description FROM Courses WHERE course_id IN (SELECT course_id FROM Transcript_Contents WHERE transcript_id IN (SELECT transcript_id FROM Transcripts WHERE transcript_date >= DATE_SUB(CURDATE(), INTERVAL 1 YEAR))) GROUP BY course_id HAVING COUNT(*) > 2	student_transcripts_tracking
SELECT T1.section_name FROM Sections AS T1	student_transcripts_tracking
SELECT T1.first_name, T1.middle_name, T1.last_name FROM Students AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.student_id = T2.student_id JOIN Degree_Programs AS T3 ON T2.degree_program_id = T3.degree_program_id WHERE T3.degree_summary_name = 'Bachelor'	student_transcripts_tracking
SELECT course_name FROM Courses	student_transcripts_tracking
SELECT course_name FROM Courses WHERE course_id IN (SELECT course_id FROM Student_Enrolment_Courses WHERE student_course_id IN (SELECT student_course_id FROM Student_Enrolment WHERE student_id IN (SELECT student_id FROM Students WHERE first_name LIKE 'S%' OR middle_name LIKE 'S%' OR last_name LIKE 'S%'))	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Timmothy' AND last_name = 'Ward'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE student_id = (SELECT student_id FROM Student_Enrolment WHERE student_id = (SELECT student_id FROM Student_Enrolment_Courses WHERE student_id = (SELECT student_id FROM Students WHERE student_id = (SELECT student_id FROM Students WHERE student_id = (SELECT student_id FROM Students WHERE student_id = (SELECT student_id FROM Students WHERE student_id = (SELECT student_id FROM Students WHERE student_id = (	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE student_id = (SELECT student_id FROM Student_Enrolment WHERE degree_program_id = (SELECT degree_program_id FROM Degree_Programs WHERE course_id = (SELECT course_id FROM Courses WHERE course_name = 'First Course')))	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered ASC LIMIT 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered ASC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date, T1.other_details FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id WHERE T2.student_course_id = (SELECT student_course_id FROM Student_Enrolment_Courses WHERE student_id = (SELECT student_id FROM Students WHERE first_name = 'John' AND middle_name = 'Doe' AND last_name = 'Doe'))	student_transcripts_tracking
SELECT DISTINCT T1.semester_name FROM Semesters AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.semester_id = T2.semester_id WHERE T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Master') AND T2.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelor')	student_transcripts_tracking
SELECT T1.semester_name FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id WHERE T2.degree_program_id = 1	student_transcripts_tracking
SELECT DISTINCT address_id FROM Addresses	student_transcripts_tracking
SELECT * FROM Students ORDER BY first_name, middle_name, last_name	student_transcripts_tracking
SELECT first_name FROM Students WHERE country = 'Haiti'	student_transcripts_tracking
SELECT T2.Title FROM Cartoon AS T1 JOIN TV_series AS T2 ON T1.Channel = T2.Channel WHERE T1.Air_Date > '2023-01-01'	tvshow
SELECT count(DISTINCT series_name) , count(DISTINCT content) FROM TV_Channel	tvshow
SELECT COUNT(*) FROM TV_series WHERE Language = 'English'	tvshow
SELECT Language, COUNT(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT T1.Title FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Series_name = 'Sky Radio'	tvshow
SELECT MIN(Share) , MAX(Share) FROM TV_series	tvshow
SELECT T1.Air_Date FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T2.Rank FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T1.Episode = 'Eine Liebe fürs Leben'	tvshow
SELECT Package_Option, Series_name FROM TV_Channel WHERE High_definition_TV = 'Yes'	tvshow
SELECT T1.Title FROM Cartoon AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Todd Casey'	tvshow
SELECT T1.id FROM Cartoon AS T1 JOIN TV_series AS T2 ON T1.id = T2.id WHERE T2.Directed_by = 'Todd Casey' AND T1.Title != 'Cartoons'	tvshow
SELECT T1.Pixel_aspect_ratio_PAR, T1.Country FROM TV_Channel AS T1 INNER JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Language != 'English'	tvshow
SELECT T1.Title FROM Cartoon AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Ben Jones'	tvshow
SELECT count(*) FROM poker_player	poker_player
SELECT MAX(Earnings) FROM poker_player	poker_player
SELECT AVG(Earnings) FROM poker_player	poker_player
SELECT AVG(Earnings) FROM poker_player	poker_player
SELECT Money_Rank FROM poker_player ORDER BY Final_Table_Made DESC LIMIT 1	poker_player
SELECT Name FROM people	poker_player
SELECT Name FROM people WHERE People_ID = people.People_ID	poker_player
SELECT Name FROM people ORDER BY People_ID ASC	poker_player
SELECT People_ID FROM people ORDER BY Earnings ASC LIMIT 1	poker_player
SELECT Money_Rank FROM poker_player ORDER BY Money_Rank DESC LIMIT 1	poker_player
SELECT People_ID FROM people ORDER BY Height ASC LIMIT 1	poker_player
SELECT Name FROM people ORDER BY People_ID ASC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name	poker_player
SELECT Name FROM people WHERE Nationality != 'Russia'	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT contestant_number, contestant_name FROM contestants ORDER BY contestant_name DESC	voter_1
SELECT DISTINCT state, created FROM VOTES	voter_1
SELECT contestant_number, contestant_name FROM CONTESTANTS ORDER BY votes DESC LIMIT 1	voter_1
SELECT COUNT(*) FROM VOTES WHERE state IN ('NY', 'CA')	voter_1
SELECT T1.created FROM VOTES AS T1 JOIN CONTESTANTS AS T2 ON T1.contestant_number = T2.contestant_number GROUP BY T1.state ORDER BY COUNT(*) DESC LIMIT 1	voter_1
SELECT T2.contestant_name FROM VOTES AS T1 JOIN CONTESTANTS AS T2 ON T1.contestant_number = T2.contestant_number WHERE T1.state = 'K' AND T2.contestant_name = 'Tabatha Gehling' OR T1.state = 'K' AND T2.contestant_name = 'Kelly Clauss'	voter_1
SELECT Name FROM country WHERE IndepYear > 1950	world_1
SELECT Name FROM country WHERE IndepYear > 1950	world_1
SELECT COUNT(*) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE Region = 'Sind')	world_1
SELECT SurfaceArea FROM country WHERE Name = 'Karibik'	world_1
SELECT T1.Continent FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Anguilla' AND T1.LocalName = 'Anguilla'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LocalName = 'Aruba' AND T1.Name = 'Aruba'	world_1
SELECT Population, LifeExpectancy FROM city WHERE CountryCode = 'Brazil'	world_1
SELECT T1.Name FROM city AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Percentage = (SELECT MIN(Percentage) FROM countrylanguage)	world_1
SELECT SUM(SurfaceArea) FROM city WHERE CountryCode IN ('GIB', 'GIB')	world_1
SELECT SUM(T2.Population) FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T1.District = 'Gelderland'	world_1
SELECT COUNT(DISTINCT Language) FROM countrylanguage	world_1
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT COUNT(T2.Language) FROM countrylanguage AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Name = 'Afghanistan'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.Language ORDER BY COUNT(T2.Language) ASC LIMIT 1	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.CountryCode ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Name FROM country WHERE Language IN ('English', 'French')	world_1
SELECT T1.Name FROM city AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English' OR T2.Language = 'Französisch'	world_1
SELECT COUNT(DISTINCT Continent) FROM country WHERE Name = 'Chinesisch'	world_1
SELECT T1.Region FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Niederländisch' OR T1.Name = 'Englisch'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English' OR T2.Language = 'Niederländisch'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Continent = 'Asia' ORDER BY T2.Percentage DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE Region = 'Regierungen der Republiken')	world_1
SELECT Name, Population FROM city ORDER BY SurfaceArea ASC LIMIT 1	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.HeadOfState = 'Beatrix'	world_1
SELECT Code FROM countrylanguage WHERE Language != 'English'	world_1
SELECT T1.Code FROM city AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English'	world_1
SELECT T1.Name FROM city AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'No'	world_1
SELECT DISTINCT T1.Name FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Name = 'Asiatische Ländern' AND T1.Population > 0 AND T2.Language = 'Chinesisch'	world_1
SELECT Name, IndepYear, SurfaceArea FROM city WHERE CountryCode = 'GIB' ORDER BY Population DESC LIMIT 1	world_1
SELECT Name, Population FROM city WHERE CountryCode = 'GIB'	world_1
SELECT T1.Name, SUM(T1.Population) AS TotalPopulation FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T1.Name HAVING AVG(T2.Percentage) > 72	world_1
SELECT T2.Name, AVG(T1.LifeExpectancy) AS AverageLifeExpectancy, SUM(T1.Population) AS TotalPopulation FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.Name HAVING AVG(T1.LifeExpectancy) < 72	world_1
SELECT T2.Name, T1.Population, T1.GNP, T2.LifeExpectancy FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.CountryCode = 'Sind' AND T2.Percentage < 72	world_1
SELECT Name, CountryCode FROM city ORDER BY Population DESC LIMIT 5	world_1
SELECT Name FROM city WHERE CountryCode IN ('GIB', 'GIB', 'GIB')	world_1
SELECT COUNT(*) FROM city	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Language FROM countrylanguage ORDER BY Percentage DESC LIMIT 1	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'Spanish' GROUP BY T1.Code ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT COUNT(Conductor_ID) FROM conductor	orchestra
SELECT Name FROM conductor ORDER BY Age	orchestra
SELECT count(DISTINCT Nationality) FROM conductor	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name FROM conductor ORDER BY Age DESC LIMIT 1	orchestra
SELECT Name FROM conductor WHERE Year_of_Work = (SELECT MAX(Year_of_Work) FROM conductor)	orchestra
SELECT Name, Record_Company FROM conductor JOIN orchestra ON conductor.Conductor_ID = orchestra.Conductor_ID	orchestra
SELECT Name, Record_Company FROM conductor JOIN orchestra ON conductor.Conductor_ID = orchestra.Conductor_ID	orchestra
SELECT Name FROM conductor WHERE Conductor_ID = (SELECT Conductor_ID FROM orchestra GROUP BY Conductor_ID ORDER BY COUNT(*) DESC LIMIT 1)	orchestra
SELECT Name FROM conductor WHERE Year_of_Work = (SELECT Year_of_Work FROM conductor GROUP BY Year_of_Work ORDER BY COUNT(*) DESC LIMIT 1)	orchestra
SELECT Name FROM conductor WHERE Year_of_Work = 2008	orchestra
SELECT DISTINCT Major_Record_Format FROM orchestra	orchestra
SELECT Name FROM conductor WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)	orchestra
SELECT DISTINCT T2.Orchestra_ID FROM conductor AS T1 JOIN orchestra AS T2 ON T1.Conductor_ID = T2.Conductor_ID WHERE T2.Year_of_Founded > 2003 AND T2.Year_of_Founded < 2003	orchestra
SELECT Year_of_Founded FROM orchestra WHERE Orchestra_ID IN (SELECT Orchestra_ID FROM performance WHERE Type = 'Aufführung')	orchestra
SELECT name, grade FROM Highschooler	network_1
SELECT T1.note FROM Likes AS T1 JOIN Highschooler AS T2 ON T1.student_id = T2.ID WHERE T2.name = 'Kyle'	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id WHERE T1.name = 'Kyles'	network_1
SELECT COUNT(*) FROM Highschooler WHERE grade IN (9, 10)	network_1
SELECT name, COUNT(*) FROM Highschooler GROUP BY name	network_1
SELECT H.name, COUNT(F.student_id) FROM Highschooler H JOIN Friend F ON H.ID = F.student_id GROUP BY H.name	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING COUNT(*) >= 3)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 3)	network_1
SELECT DISTINCT H.ID FROM Highschooler H JOIN Friend F ON H.ID = F.student_id JOIN Likes L ON F.student_id = L.student_id	network_1
SELECT H.name, COUNT(L.liked_id) FROM Likes AS L JOIN Highschooler AS H ON L.student_id = H.ID GROUP BY H.name	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) >= 2)	network_1
SELECT CAST(SUM(CASE WHEN T2.student_id IS NULL THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(*) FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id	network_1
SELECT DISTINCT T1.state FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT DISTINCT T1.state FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT AVG(age) FROM Dogs WHERE breed_code = 'Hund'	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.role_code = 'Berufstätige'	dog_kennels
SELECT T2.treatment_type_description, T1.first_name, T1.last_name FROM Treatments AS T1 JOIN Dogs AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.treatment_type_code HAVING COUNT(*) >= 2	dog_kennels
SELECT breed_name FROM Breeds ORDER BY count(*) DESC LIMIT 1	dog_kennels
SELECT T1.treatment_type_code, T1.first_name, T1.last_name FROM Treatments AS T1 JOIN Dogs AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.treatment_type_code HAVING COUNT(T2.adopted_yn) >= 2	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id JOIN Treatments AS T3 ON T2.dog_id = T3.dog_id WHERE T3.treatment_type_code = 'Underdurchschnittliche Kosten'	dog_kennels
SELECT T1.first_name, T1.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.cost_of_treatment < (SELECT AVG(cost_of_treatment) FROM Treatments)	dog_kennels
SELECT T1.treatment_type_code, T2.first_name, T2.last_name FROM Treatments AS T1 JOIN Dogs AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT T1.name, T2.breed_name, T1.date_of_birth, T1.date_adopted FROM Dogs AS T1 JOIN Breeds AS T2 ON T1.breed_code = T2.breed_code GROUP BY T2.breed_code ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T1.date_of_adopted FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.treatment_type_code = 'Animal Care'	dog_kennels
SELECT T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'Wisconsin'	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'Wisconsin' OR T1.state = 'Hawaii'	dog_kennels
SELECT date_of_adopted FROM Dogs	dog_kennels
SELECT COUNT(*) FROM Treatments WHERE dog_id IN (SELECT dog_id FROM Dogs WHERE breed_code = 'Hund')	dog_kennels
SELECT T2.state FROM Dogs AS T1 JOIN Owners AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = "West"	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT T1.cost_of_treatment FROM Treatments AS T1 JOIN Charges AS T2 ON T1.treatment_type_code = T2.treatment_type_code WHERE T1.date_of_treatment = (SELECT MAX(date_of_treatment) FROM Treatments)	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE abandoned_yn = 'N'	dog_kennels
SELECT AVG(age) FROM Dogs	dog_kennels
SELECT MAX(age) FROM Dogs	dog_kennels
SELECT T1.breed_name, T2.charge_amount FROM Breeds AS T1 JOIN Charges AS T2 ON T1.breed_code = T2.breed_code	dog_kennels
SELECT DISTINCT T1.rassetyp, T2.größentyp FROM Dogs AS T1 JOIN Sizes AS T2 ON T1.size_code = T2.size_code	dog_kennels
SELECT T2.role_code, T3.treatment_type_description FROM Dogs AS T1 JOIN Professional AS T2 ON T1.owner_id = T2.owner_id JOIN Treatment_Types AS T3 ON T1.dog_id = T3.dog_id	dog_kennels
SELECT COUNT(*) FROM singer	singer
SELECT Name FROM singer ORDER BY Net_Worth_Millions ASC	singer
SELECT Name FROM singer WHERE Net_Worth_Millions = (SELECT MAX(Net_Worth_Millions) FROM singer)	singer
SELECT DISTINCT Citizenship, MAX(Net_Worth_Millions) FROM singer	singer
