SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT weight FROM Pets ORDER BY pet_age DESC LIMIT 1	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.stuid = T2.stuid JOIN Pets AS T3 ON T2.petid = T3.petid WHERE T3.pettype IN ('cat', 'dog', 'hustle')	pets_1
SELECT Fname, LName FROM Student WHERE Major != 1	pets_1
SELECT Fname FROM Student WHERE Major = 3 AND StuID IN (SELECT StuID FROM Has_Pet WHERE PetType = 'Cat')	pets_1
SELECT AVG(Age) FROM Student WHERE Sex != 'Haustier'	pets_1
SELECT MPG FROM cars_data WHERE Model = 'amc hornet sportabout (sw)'	car_1
SELECT AVG(Horsepower) FROM cars_data WHERE Cylinders = 4	car_1
SELECT COUNT(DISTINCT Country) FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model = 'Auto'))	car_1
SELECT DISTINCT T1.Make, T1.FullName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T2.ModelCount >= 2 AND T2.CarCount >= 3	car_1
SELECT T1.Abbreviation FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.Abbreviation = 'UAL'	flight_2
SELECT COUNT(*) FROM airlines WHERE Country = 'USA'	flight_2
SELECT Country FROM airports WHERE FlightNo = (SELECT MIN(FlightNo) FROM flights)	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'United Airlines'	flight_2
SELECT T1.Document_ID, T2.Paragraph_ID, T2.Paragraph_Text FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Document_Name = 'Robbin CV'	cre_Doc_Template_Mgt
SELECT MIN(Version_Number), Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text = "Präsentation"	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Document_Name = "Kundenrezensionen"	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID BETWEEN 1 AND 2	cre_Doc_Template_Mgt
SELECT T2.Document_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Version_Number BETWEEN 1 AND 2	cre_Doc_Template_Mgt
SELECT T1.Hometown, COUNT(*) FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID GROUP BY T2.Hometown	course_teach
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Timmothy' AND last_name = 'Ward'	student_transcripts_tracking
SELECT DISTINCT address_id FROM Addresses	student_transcripts_tracking
SELECT * FROM Students ORDER BY first_name, middle_name, last_name	student_transcripts_tracking
SELECT T2.Title FROM Cartoon AS T1 JOIN TV_series AS T2 ON T1.Channel = T2.Channel WHERE T1.Air_Date > '2023-01-01'	tvshow
SELECT T1.Air_Date FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Title FROM Cartoon AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Ben Jones'	tvshow
SELECT Name FROM people WHERE Nationality != 'Russia'	poker_player
SELECT SUM(SurfaceArea) FROM city WHERE CountryCode IN ('GIB', 'GIB')	world_1
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Continent = 'Asia' ORDER BY T2.Percentage DESC LIMIT 1	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.HeadOfState = 'Beatrix'	world_1
SELECT T1.Name FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Name = 'Asiatische Ländern' AND T1.Population > 0 AND T2.Language = 'Chinesisch'	world_1
SELECT Name, Population FROM city WHERE CountryCode = 'GIB'	world_1
SELECT Name FROM city WHERE CountryCode IN ('GIB', 'GIB', 'GIB')	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'Spanish' GROUP BY T1.Code ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name, Record_Company FROM conductor JOIN orchestra ON conductor.Conductor_ID = orchestra.Conductor_ID	orchestra
SELECT Name FROM conductor WHERE Year_of_Work = (SELECT Year_of_Work FROM conductor GROUP BY Year_of_Work ORDER BY COUNT(*) DESC LIMIT 1)	orchestra
SELECT name, grade FROM Highschooler	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 3)	network_1
SELECT DISTINCT H.ID FROM Highschooler H JOIN Friend F ON H.ID = F.student_id JOIN Likes L ON F.student_id = L.student_id	network_1
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id JOIN Treatments AS T3 ON T2.dog_id = T3.dog_id WHERE T3.treatment_type_code = 'Underdurchschnittliche Kosten'	dog_kennels
SELECT T1.name, T1.breed_name, T2.date_of_birth FROM Dogs AS T1 JOIN Breeds AS T2 ON T1.breed_code = T2.breed_code GROUP BY T1.breed_code ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'Wisconsin'	dog_kennels
SELECT date_of_adopted FROM Dogs	dog_kennels
SELECT T2.state FROM Dogs AS T1 JOIN Owners AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = "West"	dog_kennels
SELECT DISTINCT Citizenship, MAX(Net_Worth_Millions) FROM singer	singer
