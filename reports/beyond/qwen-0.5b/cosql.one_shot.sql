SELECT Name FROM museum	museum_visit
SELECT COUNT(DISTINCT Model) FROM car_names WHERE Year = 1974	car_1
SELECT Model FROM car_names WHERE Year = 1974	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model > 3)	car_1
SELECT Id FROM car_makers WHERE FullName IN (SELECT FullName FROM model_list WHERE Model > 3)	car_1
SELECT Id FROM car_makers WHERE FullName IN (SELECT FullName FROM model_list WHERE Model > 3)	car_1
SELECT COUNT(*) FROM Students	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_left ASC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id WHERE T2.student_course_id = (SELECT student_course_id FROM Student_Enrolment_Courses WHERE student_id = (SELECT student_id FROM Students WHERE first_name = 'John' AND middle_name = 'Doe' AND last_name = 'Doe'))	student_transcripts_tracking
SELECT Name FROM country ORDER BY Population LIMIT 3	world_1
SELECT Name FROM country ORDER BY SurfaceArea LIMIT 3	world_1
SELECT SUM(T2.Population) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Continent = 'Antarctica'	world_1
SELECT AVG(Percentage) FROM countrylanguage	world_1
SELECT Code FROM countrylanguage WHERE Language = 'Dutch' ORDER BY Percentage DESC LIMIT 1	world_1
SELECT AVG(Percentage) FROM countrylanguage	world_1
SELECT count(*) FROM airports	flight_2
SELECT count(*) FROM airports	flight_2
SELECT count(*) FROM airports WHERE AirportCode = 'ASY'	flight_2
SELECT count(*) FROM airports WHERE AirportCode = 'APG'	flight_2
SELECT FullName FROM car_makers WHERE Maker = 'amc' AND Model = 'amc'	car_1
SELECT FullName FROM car_makers WHERE Model = 'amc'	car_1
SELECT FullName FROM car_makers WHERE Model = 'amc'	car_1
SELECT Id, FullName FROM car_makers WHERE Model = 'fiat'	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE Year = 1970)	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE Model = 'Toyota Camry' AND Year = 1970)	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE Model = 'Toyota Camry' AND Year = 1970)	car_1
SELECT Accelerate FROM car_names WHERE Make = 'amc hornet sportabout (sw)'	car_1
SELECT Model FROM cars_data ORDER BY Year DESC LIMIT 1	car_1
SELECT Population FROM city WHERE CountryCode IN (SELECT Code FROM country WHERE Continent = 'Asia')	world_1
SELECT Language FROM countrylanguage WHERE Percentage = 9.5	world_1
SELECT T2.LifeExpectancy FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T1.Name = 'Angola'	world_1
SELECT T2.GNP FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T1.Name = 'Aruba'	world_1
SELECT T2.GNP FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T1.Name = 'Afghanistan'	world_1
SELECT FullName FROM car_makers WHERE Maker = 'amc'	car_1
SELECT FullName FROM car_makers WHERE Country = 'germany'	car_1
SELECT ModelId FROM car_names WHERE FullName = 'BMW'	car_1
SELECT ModelId FROM model_list WHERE Model = 'bmw'	car_1
SELECT T2.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'No'	world_1
SELECT T1.Name, AVG(T2.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'English'	world_1
SELECT T1.Name, AVG(T2.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'English'	world_1
SELECT T1.Channel FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Viewers_m FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Viewers_m FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Air_Date FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT SUM(T1.Num_of_Ticket) FROM visit AS T1 JOIN museum AS T2 ON T1.Museum_ID = T2.Museum_ID WHERE T1.Num_of_Ticket = 63	museum_visit
SELECT SUM(T1.Num_of_Ticket) FROM visit AS T1 JOIN museum AS T2 ON T1.Museum_ID = T2.Museum_ID WHERE T1.Num_of_Ticket = 63	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT COUNT(DISTINCT Level_of_membership) FROM visit	museum_visit
SELECT Name FROM visitor WHERE Level_of_membership = 1	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT Model FROM car_names	car_1
SELECT DISTINCT Model FROM car_names WHERE Year > 1980	car_1
