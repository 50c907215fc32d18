SELECT T2.Name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T2.Year = 2014	concert_singer
SELECT T2.weight FROM Pets AS T1 JOIN Has_Pet AS T2 ON T1.PetID = T2.PetID WHERE T1.pet_type = 'dog' ORDER BY T1.weight ASC LIMIT 1	pets_1
SELECT StuID FROM Student WHERE Major != 1	pets_1
SELECT count(DISTINCT Country) FROM countries	car_1
SELECT DISTINCT FullName FROM car_makers WHERE Year = 1970	car_1
SELECT COUNT(Id) FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model = 'Toyota Camry')	car_1
SELECT AVG(Cylinders * MPG) FROM car_names	car_1
SELECT COUNT(*) FROM model_list WHERE Cylinders > 4	car_1
SELECT COUNT(DISTINCT Country) FROM car_makers WHERE COUNT(Id) > 2	car_1
SELECT T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Airline = T2.Airline WHERE T2.AirportCode = 'UAL'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = '哈尔滨'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = '深圳航空公司'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = '深圳航空公司'	flight_2
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products = (SELECT MAX(Number_products) FROM shop)	employee_hire_evaluation
SELECT T2.Name FROM shop AS T1 JOIN evaluation AS T2 ON T1.Shop_ID = T2.Shop_ID WHERE T1.Number_products < 3000 OR T1.Number_products > 10000	employee_hire_evaluation
SELECT T1.Template_ID, T1.Template_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_ID ORDER BY COUNT(T2.Paragraph_ID) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text IS NULL	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = '简历'	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_Name = '数据库'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Documents GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Documents GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = "广告"	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_ID) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text IN ('段落1', '段落2')	cre_Doc_Template_Mgt
SELECT T1.Age, T1.Hometown FROM teacher AS T1	course_teach
SELECT Museum_ID, Name FROM museum WHERE Museum_ID = (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT COUNT(*) FROM battle WHERE lost_in_battle = 225	battle_death
SELECT DISTINCT T2.first_name FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.state_province_county = "湖北" AND T2.degree_program_id IS NULL	student_transcripts_tracking
SELECT DISTINCT T1.transcript_id, T1.transcript_date FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id WHERE T2.course_id IN (SELECT course_id FROM Courses WHERE course_name IN ('Mathematics', 'Science'))	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = '钟睿'	student_transcripts_tracking
SELECT address_id, line_1, line_2 FROM Addresses WHERE current_address_id IN (SELECT address_id FROM Students) GROUP BY address_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM Cartoon WHERE Directed_by = '李辉'	tvshow
SELECT Country, COUNT(*) FROM TV_Channel GROUP BY Country ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT count(DISTINCT series_name, content) FROM TV_Channel	tvshow
SELECT Country FROM TV_Channel WHERE Content LIKE '%白英%'	tvshow
SELECT Name FROM poker_player ORDER BY Final_Table_Made ASC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT COUNT(DISTINCT GovernmentForm) FROM country	world_1
SELECT Name FROM city WHERE CountryCode IN (SELECT Code FROM countrylanguage WHERE Language = 'English' OR Language = 'Netherlands')	world_1
SELECT COUNT(DISTINCT T1.Code) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.IndependYear > 1930	world_1
SELECT Code FROM countrylanguage WHERE Language != '英语'	world_1
SELECT Code FROM country WHERE Language != "English"	world_1
SELECT T2.Name, COUNT(T1.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.Name	world_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id GROUP BY T1.student_id ORDER BY count(*) DESC LIMIT 1	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT COUNT(DISTINCT professional_id) FROM Treatments	dog_kennels
SELECT count(*) FROM singer	singer
SELECT T2.property_type_description FROM Properties AS T1 JOIN Other_Available_Features AS T2 ON T1.property_id = T2.property_id WHERE T1.property_type_code = 'your_feature_type_code'	real_estate_properties
