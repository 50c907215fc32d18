SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE concert_ID IN (SELECT concert_ID FROM concert WHERE Year = 2014))	concert_singer
SELECT weight FROM Pets ORDER BY pet_age ASC LIMIT 1	pets_1
SELECT StuID FROM Student WHERE StuID NOT IN (SELECT PetID FROM Has_Pet WHERE PetType = 'Kitten')	pets_1
SELECT count(*) FROM countries	car_1
SELECT FullName FROM car_makers WHERE Country = 'USA'	car_1
SELECT COUNT(Id) FROM model_list WHERE Model = 'Toyota Camry'	car_1
SELECT AVG(T1.MPG) FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders = 4	car_1
SELECT COUNT(*) FROM model_list WHERE ModelId IN (SELECT ModelId FROM model_list WHERE Cylinders > 4)	car_1
SELECT COUNT(DISTINCT T2.Country) FROM continents AS T1 JOIN countries AS T2 ON T1.ContId = T2.Continent WHERE T2.Country IN (SELECT Country FROM car_makers WHERE FullName LIKE '%USA%')	car_1
SELECT T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Airline = T2.Airline WHERE T2.CountryAbbrev = 'UAL%'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT T2.Name FROM hiring AS T1 JOIN shop AS T2 ON T1.Shop_ID = T2.Shop_ID ORDER BY COUNT(T1.Employee_ID) DESC LIMIT 1	employee_hire_evaluation
SELECT District FROM shop WHERE Number_products < 3000 UNION SELECT District FROM shop WHERE Number_products > 10000	employee_hire_evaluation
SELECT T1.Document_ID, T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(*) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID IS NULL	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 INNER JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID WHERE T1.Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT T1.Layout_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Layout_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT T2.Paragraph_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_Type_Code = 'Paper' GROUP BY T1.Paragraph_ID ORDER BY COUNT(T2.Paragraph_ID) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text BETWEEN 'one' AND 'two'	cre_Doc_Template_Mgt
SELECT T1.Age, T1.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT Museum_ID, Name FROM museum WHERE Museum_ID = (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT COUNT(*) FROM battle WHERE lost_in_battle IS NULL	battle_death
SELECT T1.first_name, T1.middle_name, T1.last_name FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.state_province_county = 'North Carolina' AND T2.degree_program_id IS NULL	student_transcripts_tracking
SELECT date_first_registered, student_id FROM Students WHERE student_id IN (SELECT student_id FROM Student_Enrolment) GROUP BY student_id HAVING count(*) >= 2	student_transcripts_tracking
SELECT T1.cell_mobile_number FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.first_name = 'Timothy' AND T1.last_name = 'Ward'	student_transcripts_tracking
SELECT T1.address_id, T1.line_1 FROM Addresses AS T1 JOIN Students AS T2 ON T1.address_id = T2.current_address_id GROUP BY T1.address_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT id FROM TV_Channel GROUP BY id ORDER BY count(*) ASC LIMIT 1	tvshow
SELECT count(DISTINCT series_name, content) FROM TV_Channel	tvshow
SELECT T1.Country FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Todd Casey'	tvshow
SELECT Name FROM people ORDER BY People_ID ASC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name FROM people WHERE Nationality != 'Car'	poker_player
SELECT count(DISTINCT GovernmentForm) FROM country WHERE Continent = 'Africa'	world_1
SELECT DISTINCT Region FROM countrylanguage WHERE Language = 'English' OR Language = 'Dutch'	world_1
SELECT COUNT(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE IndepYear < 1930)	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'English'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'English'	world_1
SELECT T1.Name, COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T1.Name HAVING COUNT(T2.Language) > 2	world_1
SELECT name FROM Highschooler WHERE ID = (SELECT student_id FROM Friend GROUP BY student_id ORDER BY count(*) DESC LIMIT 1)	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT COUNT(T2.professional_id) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT COUNT(DISTINCT Singer_ID) FROM singer	singer
SELECT property_type_description FROM Properties WHERE property_type_code = 'your_property_type_code'	real_estate_properties
