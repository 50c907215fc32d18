SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT weight FROM Pets ORDER BY weight DESC LIMIT 1	pets_1
SELECT StuID FROM Student WHERE StuID NOT IN (SELECT PetID FROM Has_Pet WHERE PetType = 'cat')	pets_1
SELECT count(*) FROM countries	car_1
SELECT FullName FROM car_makers WHERE Country = 'USA' AND Year = 1970	car_1
SELECT COUNT(*) FROM model_list WHERE Model = 'CH'	car_1
SELECT AVG(Cylinders * MPG) FROM cars_data WHERE Cylinders = 4	car_1
SELECT COUNT(*) FROM car_names WHERE Model = 'Toyota Camry'	car_1
SELECT COUNT(DISTINCT Country) FROM car_makers WHERE COUNT(Id) > 2	car_1
SELECT T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Abbreviation = T2.Abbreviation WHERE T2.AirportCode = 'UAL'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Челябинск'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'Аэрофлот'	flight_2
SELECT COUNT(*) FROM airlines WHERE Airline = 'Aéрофлот'	flight_2
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products = (SELECT MAX(Number_products) FROM shop)	employee_hire_evaluation
SELECT T2.Location FROM employee AS T1 JOIN shop AS T2 ON T1.Employee_ID = T2.Employee_ID WHERE T1.Number_products < 3000 OR T1.Number_products > 10000	employee_hire_evaluation
SELECT T2.Template_Type_Code FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Template_ID FROM Templates AS T1 INNER JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Template_ID IS NULL	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Code FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Document_Name = 'Список клиентов'	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Paragraph_Text LIKE '%Шаблоны%'	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT document_id FROM Documents ORDER BY count(*) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%%'	cre_Doc_Template_Mgt
SELECT T1.Age, T1.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT Museum_ID, Name FROM museum WHERE Museum_ID = (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT COUNT(*) FROM battle WHERE result = 'lost_in_battle'	battle_death
SELECT DISTINCT T1.last_name FROM Students AS T1 INNER JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.state_province_county = 'Северная Каролине' AND T2.degree_program_id IS NULL	student_transcripts_tracking
SELECT T1.transcript_date, T1.transcript_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Тимофей' AND middle_name = 'Улицкий'	student_transcripts_tracking
SELECT address_id, line_1 FROM Addresses ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM TV_series WHERE Channel = 'Тимур Вадимов'	tvshow
SELECT Country, COUNT(*) FROM TV_Channel GROUP BY Country ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT count(DISTINCT id) FROM TV_series	tvshow
SELECT T2.Channel FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Title = 'Ridli Skotta'	tvshow
SELECT Name FROM people ORDER BY People_ID ASC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT District FROM countrylanguage WHERE Language = 'Russian'	world_1
SELECT COUNT(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE IndepYear < 1930)	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'Vakandiy'	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'VAK'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Percentage > 2	world_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id ORDER BY COUNT(*) DESC LIMIT 1)	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT COUNT(DISTINCT professional_id) FROM Treatments	dog_kennels
SELECT COUNT(*) FROM singer	singer
SELECT T2.property_type_description FROM Properties AS T1 JOIN Ref_Property_Types AS T2 ON T1.property_type_code = T2.property_type_code	real_estate_properties
