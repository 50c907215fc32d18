SELECT COUNT(DISTINCT Template_ID) FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents GROUP BY Template_ID HAVING COUNT(*) > 1	cre_Doc_Template_Mgt
SELECT T1.Document_Name, T2.Template_ID FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT first_name FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE country = 'Haiti')	student_transcripts_tracking
SELECT first_name FROM Students WHERE cell_mobile_number = 09700166582	student_transcripts_tracking
SELECT last_name, current_address_id FROM Students WHERE cell_mobile_number = 09700166582	student_transcripts_tracking
SELECT email_address FROM Students WHERE cell_mobile_number = 09700166582	student_transcripts_tracking
SELECT COUNT(*) FROM teacher	course_teach
SELECT COUNT(*) FROM course	course_teach
SELECT T1.Name, COUNT(*) FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID GROUP BY T2.Teacher_ID	course_teach
SELECT T1.Age, T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT Name FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT GNP, Population FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT AVG(GNP), SUM(Population) FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT SUM(SurfaceArea) FROM country WHERE Continent = 'Asia'	world_1
SELECT LocalName FROM country	world_1
SELECT Code FROM country WHERE LocalName = 'Aruba'	world_1
SELECT COUNT(*) FROM shop	employee_hire_evaluation
SELECT T1.Name FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID	employee_hire_evaluation
SELECT T2.Shop_ID, COUNT(*) FROM hiring AS T2 JOIN employee AS T1 ON T1.Employee_ID = T2.Employee_ID GROUP BY T2.Shop_ID	employee_hire_evaluation
SELECT Continent FROM continents	car_1
SELECT Continent, COUNT(*) FROM countries GROUP BY Continent	car_1
SELECT COUNT(*) FROM singer	singer
SELECT Citizenship FROM singer WHERE Name = 'Alice Walton'	singer
SELECT Sales FROM song WHERE Song_ID = 3	singer
SELECT Country FROM airlines WHERE Abbreviation = 'Delta'	flight_2
SELECT DestAirport FROM flights WHERE FlightNo = 44	flight_2
SELECT Airline FROM airlines GROUP BY Airline ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT COUNT(*) FROM Courses	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_name ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT Airline FROM airlines GROUP BY Airline HAVING COUNT(*) < 200	flight_2
SELECT DestAirport FROM flights ORDER BY FlightNo LIMIT 3	flight_2
SELECT AVG(loser_age) FROM matches	wta_1
SELECT AVG(winner_age) FROM matches	wta_1
SELECT AVG(minutes) FROM matches	wta_1
SELECT match_num FROM matches ORDER BY minutes DESC LIMIT 1	wta_1
SELECT match_num FROM matches ORDER BY minutes LIMIT 1	wta_1
SELECT Name FROM museum	museum_visit
SELECT COUNT(*) FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID WHERE T2.PetType = 'cat'	pets_1
SELECT COUNT(*) FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID WHERE T2.PetType != 'cat'	pets_1
SELECT StuID FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID WHERE T2.PetType != 'cat'	pets_1
SELECT COUNT(*) FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T1.Airline = 'United Airlines' AND T2.DestAirport = 'Aberdeen'	flight_2
SELECT City FROM airports WHERE Country != 'United States' AND Country != 'United Kingdom' AND Country != 'Canada' AND Country != 'Germany' AND Country != 'France' AND Country != 'Italy' AND Country != 'Spain' AND Country != 'United States' AND Country != 'United Kingdom' AND Country != 'Canada' AND Country != 'Germany' AND Country != 'France' AND Country != 'Italy' AND Country != 'Spain' AND Country !=	flight_2
SELECT COUNT(*) FROM poker_player	poker_player
SELECT COUNT(*) FROM people WHERE Height > 200	poker_player
SELECT AVG(Earnings) FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE people.Height > 200	poker_player
SELECT cars_data.Weight FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE MakeId = 1	car_1
SELECT Year FROM cars_data JOIN car_names ON cars_data.Id = car_names.MakeId WHERE car_names.Model = 'buick'	car_1
SELECT cars_data.Horsepower FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Model = 'plymouth'	car_1
SELECT car_names.Model FROM cars_data JOIN car_names ON cars_data.Id = car_names.MakeId WHERE Cylinders = 4 ORDER BY Horsepower DESC LIMIT 1	car_1
SELECT COUNT(DISTINCT T1.Model) FROM model_list AS T1 JOIN cars_data AS T2 ON T1.Model = T2.Model WHERE T2.Year = 1974	car_1
SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Year = 1974 AND Cylinders = 8	car_1
SELECT AirportName FROM airports	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT COUNT(DISTINCT Country) FROM airports	flight_2
SELECT Name FROM country WHERE Code NOT IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English')	world_1
SELECT Name FROM country WHERE Code NOT IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English') AND GovernmentForm != 'Republic'	world_1
SELECT T1.FullName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.FullName HAVING COUNT(*) > 3	car_1
SELECT Id FROM car_makers WHERE FullName = 'Toyota'	car_1
SELECT T1.FullName, T1.Id FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.FullName HAVING COUNT(*) > 3	car_1
SELECT tourney_name FROM matches	wta_1
SELECT COUNT(*) FROM Students	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_left LIMIT 1	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date LIMIT 1	student_transcripts_tracking
SELECT StuID FROM Has_Pet	pets_1
SELECT Fname, LName, Major, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT Fname, LName, Major, Age FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType = 'cat')	pets_1
SELECT COUNT(*) FROM Dogs	dog_kennels
SELECT age FROM Dogs WHERE name = 'Kacey'	dog_kennels
SELECT name FROM Dogs ORDER BY weight DESC LIMIT 1	dog_kennels
SELECT size_code FROM Dogs WHERE breed_code = 'BUL'	dog_kennels
SELECT Name FROM country ORDER BY Population LIMIT 3	world_1
SELECT Name FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT SUM(Population) FROM country WHERE Continent = 'Antarctica'	world_1
SELECT T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT T2.Teacher_ID, COUNT(*) FROM course_arrange AS T2 JOIN teacher AS T1 ON T2.Teacher_ID = T1.Teacher_ID GROUP BY T2.Teacher_ID	course_teach
SELECT T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID WHERE T1.Age < 30	course_teach
SELECT birth_date FROM players WHERE player_id = 200002	wta_1
SELECT first_name FROM players WHERE player_id = 200001	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING COUNT(*) > 50	wta_1
SELECT AVG(Percentage) FROM countrylanguage	world_1
SELECT Code FROM country ORDER BY Population DESC LIMIT 1	world_1
SELECT AVG(Percentage) FROM countrylanguage - SELECT AVG(Percentage) FROM countrylanguage ORDER BY Population DESC LIMIT 1	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.CountryCode ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT COUNT(*) FROM countrylanguage AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.LocalName = 'Canada'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.CountryCode ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT COUNT(*) FROM countrylanguage AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.LocalName = 'China'	world_1
SELECT Name FROM country WHERE Continent = 'North America'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.CountryCode ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT T1.LifeExpectancy FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LocalName = 'Canada'	world_1
SELECT COUNT(DISTINCT city.District) FROM country JOIN city ON country.Code = city.CountryCode WHERE Continent = 'Asia'	world_1
SELECT COUNT(DISTINCT city.District) FROM country JOIN city ON country.Code = city.CountryCode WHERE Continent = 'Europe'	world_1
SELECT SurfaceArea FROM country WHERE Continent = 'Asia' INTERSECT SELECT SurfaceArea FROM country WHERE Continent = 'Europe'	world_1
SELECT COUNT(DISTINCT T1.transcript_id), COUNT(*) FROM Transcript_Contents AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.student_course_id = T2.student_course_id GROUP BY T1.transcript_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T2.course_id FROM Transcript_Contents AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.student_course_id = T2.student_course_id GROUP BY T1.transcript_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T2.course_id, COUNT(*) FROM Transcript_Contents AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.student_course_id = T2.student_course_id GROUP BY T2.course_id ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT T2.course_id FROM Transcript_Contents AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.student_course_id = T2.student_course_id GROUP BY T2.course_id ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT AVG(course_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT COUNT(*) FROM airports	flight_2
SELECT COUNT(*) FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport	flight_2
SELECT COUNT(*) FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.DestAirport WHERE T1.AirportCode = 'ASY'	flight_2
SELECT COUNT(*) FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T1.AirportCode = 'APG' INTERSECT SELECT COUNT(*) FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.DestAirport WHERE T1.AirportCode = 'ABR'	flight_2
SELECT first_name, last_name, state FROM Owners	dog_kennels
SELECT first_name, last_name, email_address FROM Owners	dog_kennels
SELECT first_name, last_name, email_address FROM Owners WHERE state LIKE '%North%'	dog_kennels
SELECT FullName FROM car_makers WHERE Maker = 'amc'	car_1
SELECT CountryName FROM countries WHERE CountryId = 1 UNION SELECT CountryName FROM countries WHERE CountryId = 2 UNION SELECT CountryName FROM countries WHERE CountryId = 3	car_1
SELECT model_list.ModelId FROM car_names JOIN model_list ON car_names.Model = model_list.Model WHERE Make = 'AMC'	car_1
SELECT T1.CountryId, T1.CountryName FROM countries AS T1 JOIN car_makers AS T2 ON T1.CountryId = T2.Country WHERE T2.FullName = 'Fiat' OR T2.FullName = 'AMC' GROUP BY T1.CountryId HAVING COUNT(*) > 3	car_1
SELECT COUNT(*) FROM orchestra	orchestra
SELECT COUNT(*) FROM orchestra WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)	orchestra
SELECT Orchestra_ID, conductor.Name FROM orchestra JOIN conductor ON orchestra.Conductor_ID = conductor.Conductor_ID WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)	orchestra
SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2014 INTERSECT SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2015	concert_singer
SELECT T2.Year FROM concert AS T2 JOIN stadium AS T1 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.concert_Name = 'Super bootcamp'	concert_singer
SELECT T2.Year FROM concert AS T2 JOIN stadium AS T1 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.concert_Name = 'Auditions'	concert_singer
SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2014 INTERSECT SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2015	concert_singer
SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2014 INTERSECT SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2015	concert_singer
SELECT AVG(LifeExpectancy), GovernmentForm FROM country GROUP BY GovernmentForm	world_1
SELECT GovernmentForm FROM country GROUP BY GovernmentForm HAVING AVG(LifeExpectancy) > 72	world_1
SELECT Population FROM country WHERE GovernmentForm = 'United Kingdom'	world_1
SELECT id FROM TV_Channel EXCEPT SELECT Channel FROM Cartoon WHERE Directed_by = 'Ben Jones'	tvshow
SELECT Channel FROM Cartoon WHERE Directed_by = 'Ben Jones'	tvshow
SELECT T2.Title FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel	tvshow
SELECT COUNT(*) FROM flights AS T1 JOIN airports AS T2 ON T1.SourceAirport = T2.AirportCode WHERE T2.City = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights AS T1 JOIN airports AS T2 ON T1.SourceAirport = T2.AirportCode WHERE T2.City = 'Aberdeen'	flight_2
SELECT T1.FullName FROM car_makers AS T1 JOIN cars_data AS T2 ON T1.Id = T1.Maker WHERE T2.Year = 1970	car_1
SELECT T1.Model, T1.Make FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.Id WHERE T2.Year = 1970	car_1
SELECT T1.FullName FROM car_makers AS T1 JOIN cars_data AS T2 ON T1.Id = T1.Maker WHERE T2.Year = 1970 ORDER BY T2.Horsepower DESC LIMIT 1	car_1
SELECT AVG(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > 6685	employee_hire_evaluation
SELECT COUNT(*) FROM shop	employee_hire_evaluation
SELECT T1.Template_ID, T2.Document_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID, T2.Document_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates EXCEPT SELECT T1.Template_ID, T2.Document_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID, T2.Document_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT MIN(age) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT T1.age FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id ORDER BY T2.date_of_treatment DESC LIMIT 1	dog_kennels
SELECT AVG(age) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id ORDER BY T2.date_of_treatment DESC LIMIT 1	dog_kennels
SELECT COUNT(DISTINCT semester_name) FROM Semesters	student_transcripts_tracking
SELECT semester_name FROM Semesters EXCEPT SELECT T1.semester_name FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id	student_transcripts_tracking
SELECT semester_id, semester_name FROM Semesters EXCEPT SELECT T1.semester_id, T1.semester_name FROM Semesters AS T1	student_transcripts_tracking
SELECT name FROM battle WHERE id NOT IN (SELECT lost_in_battle FROM ship WHERE location = 'English Channel')	battle_death
SELECT result FROM battle WHERE id NOT IN (SELECT lost_in_battle FROM ship WHERE location = 'English Channel')	battle_death
SELECT bulgarian_commander FROM battle WHERE id NOT IN (SELECT lost_in_battle FROM ship WHERE location = 'English Channel')	battle_death
SELECT date FROM battle WHERE id NOT IN (SELECT lost_in_battle FROM ship WHERE location = 'English Channel')	battle_death
SELECT latin_commander FROM battle WHERE id NOT IN (SELECT lost_in_battle FROM ship WHERE location = 'English Channel')	battle_death
SELECT Height FROM people WHERE Name = 'Aleksey Ostapenko'	poker_player
SELECT Birth_Date FROM people WHERE Name = 'Aleksey Ostapenko'	poker_player
SELECT People_ID FROM people WHERE Nationality = 'Russia'	poker_player
SELECT Nationality FROM people GROUP BY Nationality HAVING COUNT(*) >= 2	poker_player
SELECT COUNT(*) FROM death	battle_death
SELECT T1.note FROM death AS T1 JOIN ship AS T2 ON T1.caused_by_ship_id = T2.id GROUP BY T1.caused_by_ship_id ORDER BY COUNT(*) DESC LIMIT 1	battle_death
SELECT T1.note FROM death AS T1 JOIN ship AS T2 ON T1.caused_by_ship_id = T2.id GROUP BY T1.caused_by_ship_id ORDER BY COUNT(*) DESC LIMIT 1	battle_death
SELECT COUNT(*) FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Template_Type_Code = 'BK'	cre_Doc_Template_Mgt
SELECT T1.Document_Name, T3.Template_Type_Description FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID JOIN Ref_Template_Types AS T3 ON T2.Template_Type_Code = T3.Template_Type_Code WHERE T2.Template_Type_Code = 'BK'	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Documents WHERE Document_ID NOT IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT T1.Accelerate FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId WHERE T2.Make = 'amc hornet sportabout (sw)'	car_1
SELECT T2.Model FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId WHERE T2.Make = 'amc hornet sportabout (sw)' ORDER BY T1.Year DESC LIMIT 1	car_1
SELECT Population FROM country WHERE Continent = 'Asia'	world_1
SELECT Language FROM countrylanguage WHERE Percentage = 9.5	world_1
SELECT LifeExpectancy FROM country WHERE LocalName = 'Angola'	world_1
SELECT GNP FROM country WHERE LocalName = 'Aruba'	world_1
SELECT GNPOld FROM country WHERE Name = 'Afghanistan'	world_1
SELECT T1.Orchestra FROM orchestra AS T1 JOIN conductor AS T2 ON T1.Conductor_ID = T2.Conductor_ID	orchestra
SELECT T2.Name FROM orchestra AS T1 JOIN conductor AS T2 ON T1.Conductor_ID = T2.Conductor_ID	orchestra
SELECT Age FROM conductor WHERE Name = 'Colin Davis'	orchestra
SELECT DISTINCT T1.Template_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT T3.Template_Type_Description FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID JOIN Ref_Template_Types AS T3 ON T1.Template_Type_Code = T3.Template_Type_Code	cre_Doc_Template_Mgt
SELECT DISTINCT T3.Template_Type_Description FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID JOIN Ref_Template_Types AS T3 ON T1.Template_Type_Code = T3.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Name, Population FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT HeadOfState FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Continent FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT area_code FROM AREA_CODE_STATE	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.area_code = T2.state JOIN CONTESTANTS AS T3 ON T2.contestant_number = T3.contestant_number WHERE T3.contestant_name = 'Tabatha Gehling'	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.area_code = T2.state JOIN CONTESTANTS AS T3 ON T2.contestant_number = T3.contestant_number WHERE T3.contestant_name = 'Kelly Clauss'	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.area_code = T2.state JOIN CONTESTANTS AS T3 ON T2.contestant_number = T3.contestant_number WHERE T3.contestant_name = 'Kelly Clauss' INTERSECT SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.area_code = T2.state JOIN CONTESTANTS AS	voter_1
SELECT Language FROM TV_Channel GROUP BY Language ORDER BY COUNT(*) LIMIT 1	tvshow
SELECT Language FROM TV_Channel GROUP BY Language ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT Content FROM TV_Channel GROUP BY Content ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT Content FROM TV_Channel GROUP BY Content ORDER BY COUNT(*) LIMIT 1	tvshow
SELECT series_name FROM TV_Channel WHERE Content = 'Cartoon'	tvshow
SELECT FullName FROM car_makers WHERE Maker = 'amc'	car_1
SELECT T1.Model FROM model_list AS T1 JOIN car_names AS T2 ON T1.Model = T2.Model JOIN car_makers AS T3 ON T1.Maker = T3.Id WHERE T3.Country = 'germany'	car_1
SELECT model_list.ModelId FROM car_names JOIN model_list ON car_names.Model = model_list.Model WHERE car_names.Model = 'bmw'	car_1
SELECT T2.CountryId, T2.CountryName FROM car_makers AS T1 JOIN countries AS T2 ON T1.Country = T2.CountryId GROUP BY T2.CountryId HAVING COUNT(*) > 3 UNION SELECT T2.CountryId, T2.CountryName FROM car_makers AS T1 JOIN countries AS T2 ON T1.Country = T2.CountryId WHERE T1.Country = 'flat'	car_1
SELECT T1.cell_number FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id GROUP BY T1.professional_id ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T1.professional_id FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id GROUP BY T1.professional_id HAVING COUNT(*) >= 2	dog_kennels
SELECT COUNT(*) FROM Professionals WHERE professional_id IN (SELECT T1.professional_id FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id GROUP BY T1.professional_id HAVING COUNT(*) = 1)	dog_kennels
SELECT Name FROM teacher ORDER BY Age LIMIT 1	course_teach
SELECT Hometown FROM teacher ORDER BY Age LIMIT 1	course_teach
SELECT Age FROM teacher WHERE Name = 'Vicente Carretero'	course_teach
SELECT T1.transcript_date, T1.transcript_id FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id HAVING COUNT(*) >= 2	student_transcripts_tracking
SELECT T1.other_details FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id HAVING COUNT(*) >= 2	student_transcripts_tracking
SELECT T1.transcript_date FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id HAVING COUNT(*) >= 2	student_transcripts_tracking
SELECT ID FROM Highschooler	network_1
SELECT T1.semester_name, COUNT(*) FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id GROUP BY T1.semester_name	student_transcripts_tracking
SELECT semester_name FROM Semesters GROUP BY semester_name ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T2.student_enrolment_id, T2.degree_program_id FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id GROUP BY T2.degree_program_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT semester_name FROM Semesters EXCEPT SELECT T1.semester_name FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id	student_transcripts_tracking
SELECT Name FROM country EXCEPT SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'English'	world_1
SELECT AVG(T1.LifeExpectancy), T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'English' GROUP BY T1.Name	world_1
SELECT AVG(T1.LifeExpectancy), T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'English' GROUP BY T1.Name	world_1
SELECT FlightNo FROM flights WHERE SourceAirport = 'CVO' AND DestAirport = 'SNA'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'CVO' AND DestAirport = 'DFW'	flight_2
SELECT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = 'CVO' AND T2.DestAirport = 'CVO'	flight_2
SELECT Channel FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT SUM(Viewers_m) FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Air_Date FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT T2.Name FROM course_arrange AS T1 JOIN teacher AS T2 ON T1.Teacher_ID = T2.Teacher_ID GROUP BY T1.Teacher_ID HAVING COUNT(*) >= 2	course_teach
SELECT T2.Age, T2.Hometown FROM course_arrange AS T1 JOIN teacher AS T2 ON T1.Teacher_ID = T2.Teacher_ID GROUP BY T1.Teacher_ID HAVING COUNT(*) >= 2	course_teach
SELECT course_arrange.Grade FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID ORDER BY Age DESC LIMIT 1	course_teach
SELECT MAX(Num_of_Ticket) FROM visit	museum_visit
SELECT AVG(Num_of_Ticket) FROM visit	museum_visit
SELECT Name FROM country WHERE Continent = 'Europe'	world_1
SELECT Name FROM country WHERE Population = 80000	world_1
SELECT Name FROM singer	singer
SELECT department_name FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_description FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_id FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_id, department_name, department_description, other_details FROM Departments WHERE department_name = 'history'	student_transcripts_tracking
SELECT COUNT(*) FROM cars_data	car_1
SELECT MAX(Weight) FROM cars_data	car_1
SELECT COUNT(*) FROM cars_data	car_1
SELECT MAX(Weight) FROM cars_data	car_1
SELECT MAX(Edispl) FROM cars_data	car_1
SELECT T1.name FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id GROUP BY T2.student_id HAVING COUNT(*) >= 2	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id GROUP BY T2.student_id HAVING COUNT(*) >= 1	network_1
SELECT T1.ID FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id GROUP BY T2.student_id HAVING COUNT(*) >= 1	network_1
SELECT transcript_date FROM Transcripts	student_transcripts_tracking
SELECT MAX(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT MAX(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT COUNT(*) FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT Treatments.dog_id, treatment_type_code FROM Treatments JOIN Dogs ON Treatments.dog_id = Dogs.dog_id WHERE date_of_treatment < '1970-01-01 00:00:00' AND Dogs.abandoned_yn = 'Y'	dog_kennels
SELECT T1.degree_summary_name, T1.degree_summary_description FROM Degree_Programs AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.degree_program_id = T2.degree_program_id GROUP BY T1.degree_summary_name ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.degree_summary_name, T1.degree_summary_description FROM Degree_Programs AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.degree_program_id = T2.degree_program_id GROUP BY T1.degree_summary_name ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM Student_Enrolment_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.course_id JOIN Student_Enrolment AS T3 ON T1.student_enrolment_id = T3.student_enrolment_id WHERE T3.degree_program_id = 9	student_transcripts_tracking
SELECT COUNT(*) FROM Student_Enrolment_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.course_id JOIN Student_Enrolment AS T3 ON T1.student_enrolment_id = T3.student_enrolment_id WHERE T3.degree_program_id = 9	student_transcripts_tracking
SELECT T1.degree_summary_name, T1.degree_summary_description FROM Degree_Programs AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.degree_program_id = T2.degree_program_id GROUP BY T1.degree_summary_name ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM Student_Enrolment_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.course_id JOIN Student_Enrolment AS T3 ON T1.student_enrolment_id = T3.student_enrolment_id WHERE T3.degree_program_id = 9	student_transcripts_tracking
SELECT SUM(T1.cost_of_treatment) FROM Treatments AS T1 JOIN Dogs AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT T1.first_name, T1.last_name FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id ORDER BY T2.cost_of_treatment LIMIT 1	dog_kennels
SELECT T1.dog_id FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id ORDER BY T2.cost_of_treatment LIMIT 1	dog_kennels
SELECT ContId FROM continents	car_1
SELECT T1.Continent, COUNT(*) FROM continents AS T1 JOIN countries AS T2 ON T1.ContId = T2.Continent GROUP BY T1.Continent	car_1
SELECT T1.Continent FROM continents AS T1 JOIN countries AS T2 ON T1.ContId = T2.Continent GROUP BY T1.Continent ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT T1.Document_ID, T1.Document_Name, COUNT(*) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID HAVING T2.Other_Details != 'NULL'	cre_Doc_Template_Mgt
SELECT SUM(Total_spent) FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID WHERE T2.Level_of_membership = 1	museum_visit
SELECT COUNT(*) FROM visitor WHERE Level_of_membership = 1	museum_visit
SELECT COUNT(DISTINCT Level_of_membership) FROM visitor	museum_visit
SELECT Name FROM visitor WHERE Level_of_membership = 1	museum_visit
SELECT T2.Level_of_membership, SUM(T1.Num_of_Ticket) FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID WHERE T2.Level_of_membership = 1 GROUP BY T2.Level_of_membership	museum_visit
SELECT COUNT(*) FROM Highschooler	network_1
SELECT COUNT(*) FROM Highschooler WHERE grade = 9	network_1
SELECT grade FROM Highschooler WHERE grade = 9	network_1
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY COUNT(*) DESC LIMIT 1	singer
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY COUNT(*) LIMIT 1	singer
SELECT Name FROM singer WHERE Citizenship = 'Australia'	singer
SELECT Nationality FROM people WHERE People_ID = 1	poker_player
SELECT Birth_Date FROM people WHERE Name = 'Teodor Salparov'	poker_player
SELECT poker_player.Earnings FROM people JOIN poker_player ON people.People_ID = poker_player.People_ID WHERE people.People_ID = 5	poker_player
SELECT Money_Rank FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY people.Height DESC LIMIT 1	poker_player
SELECT T1.loser_name, T1.winner_name FROM matches AS T1 WHERE T1.minutes = (SELECT MAX(minutes) FROM matches)	wta_1
SELECT T1.score FROM matches AS T1 JOIN players AS T2 ON T1.loser_id = T2.player_id JOIN players AS T3 ON T1.winner_id = T3.player_id	wta_1
SELECT Model FROM car_names	car_1
SELECT DISTINCT T2.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.Model = T2.Model JOIN cars_data AS T3 ON T1.MakeId = T3.Id WHERE T3.Year > 1980	car_1
SELECT grade FROM Highschooler GROUP BY grade ORDER BY COUNT(*) DESC LIMIT 1	network_1
SELECT name FROM Highschooler WHERE grade = 9	network_1
SELECT grade FROM Highschooler WHERE name = 'Tiffany'	network_1
SELECT COUNT(*) FROM Highschooler WHERE grade = 9	network_1
SELECT grade FROM Highschooler WHERE name = 'Gabriel'	network_1
SELECT ID FROM Highschooler WHERE name = 'Tiffany'	network_1
SELECT name FROM Highschooler WHERE ID = 1510	network_1
SELECT COUNT(DISTINCT CountryCode), COUNT(*) FROM city	world_1
SELECT MAX(Percentage) FROM countrylanguage	world_1
SELECT name FROM Highschooler	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id WHERE T2.friend_id = (SELECT ID FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT ID FROM Highschooler WHERE name = 'Kyle'	network_1
SELECT name FROM Highschooler WHERE ID = 1709	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id WHERE T2.friend_id = (SELECT ID FROM Highschooler WHERE name = 'Jordan')	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id WHERE T2.friend_id = (SELECT ID FROM Highschooler WHERE name = 'Gabriel')	network_1
SELECT COUNT(*) FROM country	world_1
SELECT COUNT(*) FROM countrylanguage	world_1
SELECT SurfaceArea FROM country WHERE Code = 'AFG'	world_1
SELECT Country FROM TV_Channel EXCEPT SELECT T1.Country FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Todd Casey'	tvshow
SELECT T2.Directed_by FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Michael Jelenic' AND T2.Title = 'The Rise of Blue Beetle'	tvshow
SELECT Package_Option FROM TV_Channel WHERE Package_Option = 'Option'	tvshow
SELECT T2.Song_Name, T2.Song_release_year FROM singer AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age LIMIT 1	concert_singer
SELECT T2.Song_Name, T2.Song_release_year FROM singer AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age DESC LIMIT 1	concert_singer
SELECT T2.Song_Name, T2.Song_release_year FROM singer AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age LIMIT 1	concert_singer
SELECT T2.Name, T2.Age FROM singer AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age DESC LIMIT 1	concert_singer
SELECT T2.Country, T2.Name FROM singer AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age DESC LIMIT 1	concert_singer
SELECT T2.Name FROM singer AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age DESC LIMIT 1	concert_singer
SELECT COUNT(DISTINCT Treatments.professional_id) FROM Dogs JOIN Treatments ON Dogs.dog_id = Treatments.dog_id	dog_kennels
SELECT T1.first_name, T3.treatment_type_code FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id JOIN Treatments AS T3 ON T2.dog_id = T3.dog_id	dog_kennels
SELECT T1.first_name, T3.treatment_type_code FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id JOIN Treatments AS T3 ON T2.dog_id = T3.dog_id ORDER BY T3.date_of_treatment DESC LIMIT 5	dog_kennels
