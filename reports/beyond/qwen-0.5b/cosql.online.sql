SELECT count(DISTINCT Template_ID) FROM Templates	cre_Doc_Template_Mgt
SELECT count(DISTINCT Template_ID) FROM Templates	cre_Doc_Template_Mgt
SELECT T2.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_ID IN (SELECT Template_ID FROM Templates)	cre_Doc_Template_Mgt
SELECT first_name FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE country = 'Haiti')	student_transcripts_tracking
SELECT first_name FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE cell_mobile_number = '09700166582')	student_transcripts_tracking
SELECT first_name, current_address_id FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE cell_mobile_number = '09700166582')	student_transcripts_tracking
SELECT last_name, current_address_id FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE cell_mobile_number = '09700166582')	student_transcripts_tracking
SELECT count(*) FROM teacher	course_teach
SELECT count(*) FROM course	course_teach
SELECT T1.Name, COUNT(*) FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID GROUP BY T1.Name	course_teach
SELECT T1.Age FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT Name FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT Name, GNP, Population FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT AVG(GNP), SUM(population) FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT SUM(T2.SurfaceArea) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Continent = 'Asia'	world_1
SELECT T1.SurfaceArea FROM country AS T1	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = 'Aruba'	world_1
SELECT count(*) FROM shop	employee_hire_evaluation
SELECT Name FROM employee	employee_hire_evaluation
SELECT Shop_ID, COUNT(*) FROM hiring GROUP BY Shop_ID	employee_hire_evaluation
SELECT Continent FROM continents	car_1
SELECT ContId, Continent FROM continents	car_1
SELECT count(*) FROM singer	singer
SELECT Citizenship FROM singer WHERE Name = 'Alice Walton'	singer
SELECT COUNT(*) FROM singer WHERE Singer_ID = 3	singer
SELECT T1.Country FROM airlines AS T1 JOIN airports AS T2 ON T1.Abbreviation = T2.AirportCode WHERE T1.Abbreviation = 'Delta'	flight_2
SELECT T2.AirportName FROM airlines AS T1 JOIN airports AS T2 ON T1.Abbreviation = T2.AirportCode WHERE T1.Abbreviation = 'Delta' AND T2.FlightNo = 44	flight_2
SELECT T1.Abbreviation FROM airlines AS T1 JOIN flights AS T2 ON T1.Abbreviation = T2.Airline WHERE T1.Abbreviation = 'Delta'	flight_2
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT Airline FROM airlines WHERE FlightNo < 200	flight_2
SELECT Country FROM airlines WHERE FlightNo < 200	flight_2
SELECT AVG(winner_age) FROM matches	wta_1
SELECT AVG(winner_age) FROM matches	wta_1
SELECT AVG(minutes) FROM matches	wta_1
SELECT MAX(minutes) FROM matches	wta_1
SELECT MAX(minutes) FROM matches	wta_1
SELECT Name FROM museum	museum_visit
SELECT COUNT(*) FROM Pets WHERE PetType = 'cat'	pets_1
SELECT COUNT(*) FROM Pets WHERE PetType = 'cat'	pets_1
SELECT StuID FROM Has_Pet	pets_1
SELECT COUNT(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = 'Aberdeen'	flight_2
SELECT City FROM airports WHERE Country = 'United Airlines'	flight_2
SELECT count(*) FROM poker_player	poker_player
SELECT count(*) FROM people	poker_player
SELECT avg(Earnings) FROM poker_player WHERE People_ID IN (SELECT People_ID FROM people WHERE Height > 200)	poker_player
SELECT Weight FROM car_names WHERE MakeId = 1	car_1
SELECT Year FROM car_names WHERE Model = 'buick'	car_1
SELECT Horsepower FROM car_names WHERE Model = 'plymouth'	car_1
SELECT Horsepower FROM car_names WHERE Model = 'plymouth'	car_1
SELECT COUNT(DISTINCT Model) FROM car_names WHERE Year = 1974	car_1
SELECT Model FROM car_names WHERE Year = 1974	car_1
SELECT AirportName FROM airports	flight_2
SELECT count(*) FROM flights	flight_2
SELECT count(*) FROM airports	flight_2
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English'	world_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model > 3)	car_1
SELECT Id FROM car_makers WHERE FullName IN (SELECT FullName FROM model_list WHERE Model > 3)	car_1
SELECT Id FROM car_makers WHERE FullName IN (SELECT FullName FROM model_list WHERE Model > 3)	car_1
SELECT tourney_name FROM rankings	wta_1
SELECT COUNT(*) FROM Students	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_left ASC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id WHERE T2.student_course_id = (SELECT student_course_id FROM Student_Enrolment_Courses WHERE student_id = (SELECT student_id FROM Students WHERE first_name = 'John' AND middle_name = 'Doe' AND last_name = 'Doe'))	student_transcripts_tracking
SELECT StuID FROM Has_Pet	pets_1
SELECT T1.fname, T1.lname, T2.major, T2.age FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.stuid = T2.stuid	pets_1
SELECT T1.StuID FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.stuid = T2.stuid WHERE T2.PetType != 'cat'	pets_1
SELECT COUNT(*) FROM Dogs	dog_kennels
SELECT age FROM Dogs WHERE name = 'Kacey'	dog_kennels
SELECT name FROM Dogs ORDER BY weight DESC LIMIT 1	dog_kennels
SELECT size_code FROM Sizes WHERE size_code = 'BUL'	dog_kennels
SELECT Name FROM country ORDER BY Population LIMIT 3	world_1
SELECT Name FROM country ORDER BY SurfaceArea LIMIT 3	world_1
SELECT T2.CountryCode FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.CountryCode = 'Antarctica'	world_1
SELECT T3.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID	course_teach
SELECT T3.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID	course_teach
SELECT T3.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID WHERE T3.Age < 30	course_teach
SELECT birth_date FROM players WHERE player_id = 200002	wta_1
SELECT first_name FROM players WHERE player_id = 200001	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING count(*) > 50	wta_1
SELECT AVG(Percentage) FROM countrylanguage	world_1
SELECT Code FROM countrylanguage WHERE Language = 'Dutch' ORDER BY Percentage DESC LIMIT 1	world_1
SELECT AVG(Percentage) FROM countrylanguage	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T1.Code ORDER BY SUM(T2.Percentage) DESC LIMIT 1	world_1
SELECT COUNT(T1.Name) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LocalName = 'Canada'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T1.Code ORDER BY SUM(T2.Percentage) DESC LIMIT 1	world_1
SELECT COUNT(T1.Name) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Code2 = 'T2'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Code2 = 'T2'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Code2 = 'T2'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LocalName = 'Canada'	world_1
SELECT COUNT(DISTINCT Region) FROM country WHERE Continent = 'Asia'	world_1
SELECT COUNT(DISTINCT Region) FROM country WHERE Continent = 'Europe'	world_1
SELECT SurfaceArea FROM country	world_1
SELECT COUNT(DISTINCT transcript_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT COUNT(DISTINCT transcript_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT COUNT(DISTINCT transcript_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT COUNT(DISTINCT transcript_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT COUNT(DISTINCT transcript_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT count(*) FROM airports	flight_2
SELECT count(*) FROM airports	flight_2
SELECT count(*) FROM airports WHERE AirportCode = 'ASY'	flight_2
SELECT count(*) FROM airports WHERE AirportCode = 'APG'	flight_2
SELECT T1.first_name, T1.last_name, T1.state FROM Owners AS T1	dog_kennels
SELECT T1.first_name, T1.last_name, T1.state FROM Owners AS T1	dog_kennels
SELECT T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 WHERE T1.state LIKE '%North%'	dog_kennels
SELECT FullName FROM car_makers WHERE Model = 'amc'	car_1
SELECT FullName FROM car_makers WHERE Model = 'amc'	car_1
SELECT FullName FROM car_makers WHERE Model = 'amc'	car_1
SELECT Id, FullName FROM car_makers WHERE Model = 'fiat'	car_1
SELECT count(*) FROM orchestra	orchestra
SELECT count(*) FROM conductor	orchestra
SELECT Conductor_ID, Name FROM conductor	orchestra
SELECT T1.Name, T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year BETWEEN 2014 AND 2015	concert_singer
SELECT T2.Year FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.concert_Name = 'Super bootcamp'	concert_singer
SELECT T2.Year FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.concert_Name = 'Auditions'	concert_singer
SELECT T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.concert_Name = 'Auditions'	concert_singer
SELECT T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year BETWEEN 2014 AND 2015	concert_singer
SELECT T2.GovernmentForm, AVG(T1.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.GovernmentForm	world_1
SELECT T2.GovernmentForm, AVG(T1.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.GovernmentForm WHERE T1.LifeExpectancy > 72	world_1
SELECT T2.GovernmentForm, AVG(T1.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.GovernmentForm WHERE T1.LifeExpectancy > 72	world_1
SELECT id FROM TV_Channel WHERE Channel = 'Cartoon' AND Directed_by != 'Ben Jones'	tvshow
SELECT id FROM TV_Channel WHERE Channel = 'Cartoon' AND Directed_by != 'Ben Jones'	tvshow
SELECT id FROM TV_Channel WHERE Channel = 'Cartoon' AND Directed_by != 'Ben Jones'	tvshow
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE ModelId IN (SELECT ModelId FROM model_list WHERE Year = 1970))	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE ModelId IN (SELECT ModelId FROM model_list WHERE Year = 1970))	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE ModelId IN (SELECT ModelId FROM model_list WHERE Year = 1970))	car_1
SELECT AVG(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > 6685	employee_hire_evaluation
SELECT count(*) FROM shop	employee_hire_evaluation
SELECT T1.Template_ID, T2.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Treatments	dog_kennels
SELECT MIN(dog_id) FROM Dogs	dog_kennels
SELECT MIN(dog_id) FROM Dogs	dog_kennels
SELECT AVG(age) FROM Dogs	dog_kennels
SELECT count(DISTINCT semester_name) FROM Semesters	student_transcripts_tracking
SELECT count(DISTINCT semester_name) FROM Semesters WHERE semester_id NOT IN (SELECT student_enrolment_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT DISTINCT semester_name FROM Semesters WHERE semester_id NOT IN (SELECT student_enrolment_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.ship_type = 'English Channel' AND T1.result = 'Lost'	battle_death
SELECT T1.result FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.ship_type = 'English Channel'	battle_death
SELECT T1.bulgarian_commander FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.ship_type = 'English Channel'	battle_death
SELECT date FROM battle	battle_death
SELECT T1.date FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.ship_type = 'English Channel'	battle_death
SELECT Height FROM people WHERE Name = 'Aleksey Ostapenko'	poker_player
SELECT Birth_Date FROM people WHERE Name = 'Aleksey Ostapenko'	poker_player
SELECT People_ID FROM people WHERE Nationality = 'Russia'	poker_player
SELECT People_ID FROM people WHERE Nationality IN (SELECT Nationality FROM people GROUP BY Nationality HAVING COUNT(*) >= 2)	poker_player
SELECT COUNT(*) FROM death	battle_death
SELECT COUNT(*) FROM death	battle_death
SELECT COUNT(*) FROM death	battle_death
SELECT COUNT(*) FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Documents WHERE Template_ID NOT IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT Accelerate FROM cars_data WHERE Model = 'amc hornet sportabout (sw)'	car_1
SELECT Model FROM cars_data ORDER BY Year DESC LIMIT 1	car_1
SELECT Population FROM city WHERE CountryCode IN (SELECT Code FROM country WHERE Continent = 'Asia')	world_1
SELECT Language FROM countrylanguage WHERE Percentage = 9.5	world_1
SELECT T2.LifeExpectancy FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T1.Name = 'Angola'	world_1
SELECT T2.GNP FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T1.Name = 'Aruba'	world_1
SELECT T2.Language FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T1.Name = 'Afghanistan'	world_1
SELECT orchestra FROM conductor	orchestra
SELECT Name FROM conductor	orchestra
SELECT Age FROM conductor WHERE Name = 'Colin Davis'	orchestra
SELECT DISTINCT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Template_Type_Description FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Template_Type_Description FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT Name FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT HeadOfState FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Continent FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT area_code FROM AREA_CODE_STATE	voter_1
SELECT area_code FROM AREA_CODE_STATE WHERE contestant_name = 'Tabatha Gehling'	voter_1
SELECT area_code FROM AREA_CODE_STATE WHERE contestant_name = 'Kelly Clauss'	voter_1
SELECT area_code FROM AREA_CODE_STATE WHERE contestant_number IN (SELECT contestant_number FROM VOTES WHERE contestant_name = 'Kelly Clauss') AND contestant_number IN (SELECT contestant_number FROM VOTES WHERE contestant_name = 'Tabatha Gehling')	voter_1
SELECT Language FROM TV_Channel GROUP BY Language ORDER BY count(*) ASC LIMIT 1	tvshow
SELECT Language FROM TV_Channel GROUP BY Language ORDER BY count(*) ASC LIMIT 1	tvshow
SELECT Language FROM TV_Channel GROUP BY Language ORDER BY count(*) ASC LIMIT 1	tvshow
SELECT Language FROM TV_Channel GROUP BY Language ORDER BY count(*) ASC LIMIT 1	tvshow
SELECT series_name FROM TV_Channel GROUP BY series_name ORDER BY count(*) ASC LIMIT 1	tvshow
SELECT FullName FROM car_makers WHERE Maker = 'amc'	car_1
SELECT FullName FROM car_makers WHERE Country = 'germany'	car_1
SELECT ModelId FROM model_list WHERE Model = 'bmw'	car_1
SELECT ModelId FROM model_list WHERE Model = 'bmw'	car_1
SELECT T2.cell_number FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T2.professional_id ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T2.professional_id FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T2.professional_id ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT COUNT(T2.professional_id) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T2.professional_id ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT Name FROM teacher ORDER BY Age ASC LIMIT 1	course_teach
SELECT Hometown FROM teacher ORDER BY Age ASC LIMIT 1	course_teach
SELECT Age FROM teacher WHERE Name = 'Vicente Carretero'	course_teach
SELECT T1.transcript_date, T1.transcript_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id	student_transcripts_tracking
SELECT T1.transcript_date, T1.transcript_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id	student_transcripts_tracking
SELECT T1.transcript_date, T1.transcript_id FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id	student_transcripts_tracking
SELECT ID FROM Highschooler	network_1
SELECT semester_name, COUNT(*) FROM Semesters GROUP BY semester_name	student_transcripts_tracking
SELECT semester_name, COUNT(*) FROM Semesters GROUP BY semester_name ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT student_enrolment_id, degree_program_id FROM Student_Enrolment	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'English'	world_1
SELECT T1.Name, AVG(T2.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'English'	world_1
SELECT T1.Name, AVG(T2.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != 'English'	world_1
SELECT T1.DestAirport FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T2.AirportCode = 'CVO'	flight_2
SELECT T1.DestAirport FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T2.AirportCode = 'CVO'	flight_2
SELECT T1.DestAirport FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T2.AirportCode = 'CVO'	flight_2
SELECT T1.Channel FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Viewers_m FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Viewers_m FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Air_Date FROM TV_series AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID GROUP BY T2.Teacher_ID HAVING COUNT(*) >= 2	course_teach
SELECT T1.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID GROUP BY T2.Teacher_ID HAVING COUNT(*) >= 2	course_teach
SELECT T1.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID GROUP BY T2.Teacher_ID HAVING COUNT(*) >= 2	course_teach
SELECT SUM(T1.Num_of_Ticket) FROM visit AS T1 JOIN museum AS T2 ON T1.Museum_ID = T2.Museum_ID WHERE T1.Num_of_Ticket = 63	museum_visit
SELECT SUM(T1.Num_of_Ticket) FROM visit AS T1 JOIN museum AS T2 ON T1.Museum_ID = T2.Museum_ID WHERE T1.Num_of_Ticket = 63	museum_visit
SELECT Name FROM country WHERE Continent = 'Europe'	world_1
SELECT Name FROM country WHERE Population = 80000	world_1
SELECT Name FROM singer	singer
SELECT department_name FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_name FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_id FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_id FROM Departments WHERE department_name LIKE '%history%'	student_transcripts_tracking
SELECT COUNT(Cylinders) FROM cars_data	car_1
SELECT COUNT(Cylinders) FROM cars_data	car_1
SELECT COUNT(Cylinders) FROM cars_data	car_1
SELECT COUNT(Cylinders) FROM cars_data	car_1
SELECT COUNT(Cylinders) FROM cars_data	car_1
SELECT T2.name FROM Likes AS T1 JOIN Highschooler AS T2 ON T1.student_id = T2.ID	network_1
SELECT T2.name FROM Likes AS T1 JOIN Highschooler AS T2 ON T1.student_id = T2.ID WHERE T1.liked_id IN (SELECT liked_id FROM Likes WHERE liked_id IN (SELECT liked_id FROM Likes WHERE liked_id IN (SELECT liked_id FROM Likes WHERE liked_id IN (SELECT liked_id FROM Likes WHERE liked_id IN (SELECT liked_id FROM Likes WHERE liked_id IN (SELECT liked_id FROM Likes WHERE liked_id IN (SELECT liked_id	network_1
SELECT T2.ID FROM Likes AS T1 JOIN Highschooler AS T2 ON T1.student_id = T2.ID	network_1
SELECT DISTINCT T1.transcript_date FROM Transcripts AS T1	student_transcripts_tracking
SELECT DISTINCT T1.transcript_date FROM Transcripts AS T1 ORDER BY T1.transcript_date DESC LIMIT 1	student_transcripts_tracking
SELECT DISTINCT T1.transcript_date FROM Transcripts AS T1 ORDER BY T1.transcript_date DESC LIMIT 1	student_transcripts_tracking
SELECT COUNT(DISTINCT dog_id) FROM Dogs WHERE abandoned_yn = 'N'	dog_kennels
SELECT COUNT(DISTINCT dog_id) FROM Dogs WHERE abandoned_yn = 'N'	dog_kennels
SELECT DISTINCT dog_id FROM Dogs WHERE abandoned_yn = 'N'	dog_kennels
SELECT T1.degree_program_id, T1.degree_summary_name FROM Degree_Programs AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.degree_program_id = T2.degree_program_id GROUP BY T1.degree_program_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.degree_program_id FROM Degree_Programs AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.degree_program_id = T2.degree_program_id GROUP BY T1.degree_program_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT count(*) FROM Student_Enrolment	student_transcripts_tracking
SELECT count(*) FROM Student_Enrolment WHERE degree_program_id = 'Master'	student_transcripts_tracking
SELECT T1.degree_program_id FROM Degree_Programs AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.degree_program_id = T2.degree_program_id GROUP BY T1.degree_program_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT count(*) FROM Student_Enrolment	student_transcripts_tracking
SELECT SUM(Treatment_Types.cost_of_treatment) FROM Treatments	dog_kennels
SELECT T1.first_name, T1.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id ORDER BY T2.cost_of_treatment ASC LIMIT 1	dog_kennels
SELECT T1.dog_id FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id ORDER BY T2.cost_of_treatment ASC LIMIT 1	dog_kennels
SELECT ContId FROM continents	car_1
SELECT ContId FROM continents	car_1
SELECT ContId FROM continents ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT T1.Document_ID, T1.Document_Name, COUNT(T2.Paragraph_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name, COUNT(T2.Paragraph_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name, COUNT(T2.Paragraph_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID	cre_Doc_Template_Mgt
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT COUNT(DISTINCT Level_of_membership) FROM visit	museum_visit
SELECT Name FROM visitor WHERE Level_of_membership = 1	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT count(*) FROM Highschooler	network_1
SELECT count(*) FROM Highschooler WHERE grade = 9	network_1
SELECT grade FROM Highschooler WHERE grade = 9	network_1
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY COUNT(*) DESC LIMIT 1	singer
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY COUNT(*) DESC LIMIT 1	singer
SELECT Name FROM singer WHERE Citizenship = 'Australia'	singer
SELECT Nationality FROM people WHERE People_ID = 1	poker_player
SELECT Birth_Date FROM people WHERE People_ID = 1	poker_player
SELECT Earnings FROM poker_player WHERE People_ID = 5	poker_player
SELECT Money_Rank FROM poker_player WHERE People_ID = 5	poker_player
SELECT T2.loser_name, T2.winner_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.minutes = (SELECT MAX(minutes) FROM matches)	wta_1
SELECT T2.loser_name, T2.winner_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.minutes = (SELECT MAX(minutes) FROM matches)	wta_1
SELECT Model FROM car_names	car_1
SELECT Model FROM car_names WHERE Year > 1980	car_1
SELECT grade FROM Highschooler GROUP BY grade ORDER BY count(*) DESC LIMIT 1	network_1
SELECT name FROM Highschooler WHERE grade = 9	network_1
SELECT grade FROM Highschooler WHERE name = 'Tiffany'	network_1
SELECT count(*) FROM Highschooler WHERE grade = 9	network_1
SELECT grade FROM Highschooler WHERE name = 'Gabriel'	network_1
SELECT T1.ID FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id WHERE T2.liked_id = 1689	network_1
SELECT T1.ID FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id WHERE T2.liked_id = 1689	network_1
SELECT count(DISTINCT countrycode) FROM city	world_1
SELECT count(DISTINCT countrycode) FROM countrylanguage	world_1
SELECT name FROM Highschooler	network_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T2.liked_id = (SELECT ID FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T2.liked_id = (SELECT ID FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T2.liked_id = (SELECT ID FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T2.liked_id = (SELECT ID FROM Highschooler WHERE name = 'Jordan')	network_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T2.liked_id = (SELECT ID FROM Highschooler WHERE name = 'Jordan')	network_1
SELECT count(*) FROM country	world_1
SELECT count(*) FROM countrylanguage	world_1
SELECT SurfaceArea FROM country WHERE Code = 'AFG'	world_1
SELECT T1.Country FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Todd Casey' AND T2.Written_by = 'Todd Casey'	tvshow
SELECT T1.Country FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Todd Casey' AND T2.Written_by = 'Todd Casey'	tvshow
SELECT T1.Package_Option FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Directed_by = 'Todd Casey' AND T2.Written_by = 'Todd Casey'	tvshow
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age ASC LIMIT 1	concert_singer
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age ASC LIMIT 1	concert_singer
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age ASC LIMIT 1	concert_singer
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age ASC LIMIT 1	concert_singer
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age ASC LIMIT 1	concert_singer
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T1.Country = 'United States'	concert_singer
SELECT count(DISTINCT professional_id) FROM Professionals	dog_kennels
SELECT count(DISTINCT professional_id) FROM Professionals	dog_kennels
SELECT DISTINCT T1.owner_id FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id ORDER BY T2.date_of_treatment DESC LIMIT 5	dog_kennels
