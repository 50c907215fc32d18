SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Year = 2014)	concert_singer
SELECT weight FROM Pets WHERE pet_age = (SELECT min(pet_age) FROM Pets)	pets_1
SELECT StuID FROM Student WHERE StuID NOT IN (SELECT PetID FROM Has_Pet)	pets_1
SELECT count(*) FROM countries	car_1
SELECT DISTINCT T2.Make FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T1.Year = 1970	car_1
SELECT COUNT(*) FROM car_names WHERE MakeId IN (SELECT MakeId FROM car_makers WHERE Country = 'Hoa Kỳ')	car_1
SELECT AVG(T1.MPG) FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders = 4	car_1
SELECT COUNT(*) FROM cars_data WHERE Horsepower > 4	car_1
SELECT COUNT(DISTINCT T1.Country) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT DISTINCT T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Abbreviation = T2.Abbreviation WHERE T2.CountryAbbrev = 'USA'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE City = 'Cửa hàng' ORDER BY Age DESC LIMIT 1	employee_hire_evaluation
SELECT T3.District FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID JOIN shop AS T3 ON T2.Shop_ID = T3.Shop_ID WHERE T3.Number_products < 3000 AND T3.Number_products > 10000	employee_hire_evaluation
SELECT T1.Document_ID, T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID IS NULL	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates WHERE Template_Details = ' Cơ sở dữ liệu'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_ID) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text BETWEEN 'From' AND 'To'	cre_Doc_Template_Mgt
SELECT T1.Age, T1.Hometown FROM teacher AS T1	course_teach
SELECT Museum_ID, Name FROM museum WHERE Museum_ID IN (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT COUNT(*) FROM battle WHERE lost_in_battle IS NULL AND tonnage = 225	battle_death
SELECT DISTINCT T1.first_name, T1.middle_name, T1.last_name FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.state_province_county = 'Bắc Carolina' AND T2.degree_program_id IS NULL	student_transcripts_tracking
SELECT T1.transcript_date, T1.student_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id	student_transcripts_tracking
SELECT COUNT(cell_mobile_number) FROM Students WHERE last_name = 'Ward'	student_transcripts_tracking
SELECT address_id, * FROM Addresses GROUP BY address_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT T1.Country, COUNT(T2.id) FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel GROUP BY T1.Country ORDER BY COUNT(T2.id) DESC LIMIT 1	tvshow
SELECT COUNT(DISTINCT series_name) FROM TV_Channel	tvshow
SELECT T1.Country FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Todd Casey'	tvshow
SELECT Name FROM people ORDER BY People_ID ASC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT COUNT(DISTINCT GovernmentForm) FROM country WHERE CountryCode = 'PH'	world_1
SELECT District FROM city WHERE Language IN (' tiếng Anh', ' tiếng Hà Lan')	world_1
SELECT COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.IndepYear < 1930	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'Tiếng Anh'	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'Tiếng Anh'	world_1
SELECT T1.Name, COUNT(T2.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T1.Name	world_1
SELECT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id JOIN Likes AS T3 ON T2.student_id = T3.student_id GROUP BY T1.name ORDER BY count(*) DESC LIMIT 1	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT COUNT(T1.professional_id) FROM Treatments AS T1 JOIN Professionals AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT count(*) FROM singer	singer
SELECT property_type_description FROM Properties	real_estate_properties
