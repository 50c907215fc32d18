SELECT COUNT(DISTINCT Template_ID) FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Document_ID, COUNT(*) FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Template_ID HAVING COUNT(*) > 1	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Template_ID HAVING COUNT(*) > 1	cre_Doc_Template_Mgt
SELECT T1.first_name FROM Students AS T1 JOIN Addresses AS T2 ON T1.permmanent_address_id = T2.address_id WHERE T2.country = 'Haiti'	student_transcripts_tracking
SELECT T1.first_name FROM Students AS T1 JOIN Addresses AS T2 ON T1.permanent_address_id = T2.address_id WHERE T2.country = 'Haiti' AND T1.cell_mobile_number = '09700166582'	student_transcripts_tracking
SELECT T1.last_name, T2.address_id FROM Students AS T1 JOIN Addresses AS T2 ON T1.permanent_address_id = T2.address_id WHERE T2.country = 'Haiti' AND T1.cell_mobile_number = '09700166582'	student_transcripts_tracking
SELECT T1.last_name, T2.email_address FROM Students AS T1 JOIN Addresses AS T2 ON T1.permanent_address_id = T2.address_id WHERE T2.country = 'Haiti' AND T1.cell_mobile_number = '09700166582'	student_transcripts_tracking
SELECT SUM(SurfaceArea) FROM country WHERE Continent = 'Asia'	world_1
SELECT LocalName FROM country	world_1
SELECT Code FROM country WHERE LocalName = 'Aruba'	world_1
SELECT Airline FROM airlines GROUP BY Airline HAVING COUNT(*) < 200	flight_2
SELECT DestAirport FROM flights ORDER BY DestAirport LIMIT 3	flight_2
SELECT Name FROM museum	museum_visit
SELECT COUNT(DISTINCT Model) FROM car_names WHERE Year = 1974	car_1
SELECT Model FROM car_names WHERE Year = 1974 AND Cylinders = 8	car_1
SELECT AirportName FROM airports	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT COUNT(DISTINCT Country) FROM airlines	flight_2
SELECT T1.Maker FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id HAVING COUNT(*) > 3	car_1
SELECT T1.Id FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id HAVING COUNT(*) > 3	car_1
SELECT T1.FullName, T1.Id FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id HAVING COUNT(*) > 3	car_1
SELECT COUNT(*) FROM Students WHERE course_id IN (SELECT course_id FROM Student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'PhD') AND student_id IN (SELECT student_id FROM Student_Enrolment_Courses WHERE course_id IN (SELECT course_id FROM Student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'PhD') AND	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE course_id IN (SELECT course_id FROM Student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'PhD') AND student_id IN (SELECT student_id FROM Student_Enrolment_Courses WHERE course_id IN (SELECT course_id FROM Student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date LIMIT 1	student_transcripts_tracking
SELECT Name FROM city ORDER BY Population LIMIT 3	world_1
SELECT Name FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT SUM(Population) FROM city WHERE CountryCode = (SELECT Code FROM country WHERE Continent = 'Antarctica')	world_1
SELECT birth_date FROM players WHERE player_id = 200002	wta_1
SELECT first_name FROM players WHERE player_id = 200001	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING COUNT(*) > 50	wta_1
SELECT AVG(Percentage) FROM countrylanguage	world_1
SELECT CountryCode FROM countrylanguage ORDER BY Percentage DESC LIMIT 1	world_1
SELECT AVG(Percentage) FROM countrylanguage	world_1
SELECT COUNT(DISTINCT student_course_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT student_course_id FROM Transcript_Contents	student_transcripts_tracking
SELECT student_course_id, COUNT(*) FROM Transcript_Contents GROUP BY student_course_id ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT student_course_id FROM Transcript_Contents GROUP BY student_course_id ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT AVG(student_course_id) FROM Transcript_Contents	student_transcripts_tracking
SELECT COUNT(*) FROM airports	flight_2
SELECT COUNT(*) FROM airlines	flight_2
SELECT COUNT(*) FROM airlines WHERE Airline = 'ASY'	flight_2
SELECT COUNT(*) FROM airlines WHERE Airline = 'APG' INTERSECT SELECT COUNT(*) FROM airlines WHERE Airline = 'ABR'	flight_2
SELECT T1.first_name, T1.last_name, T1.state FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state LIKE '%North%'	dog_kennels
SELECT FullName FROM car_makers WHERE Maker = 'amc'	car_1
SELECT CountryName FROM countries WHERE ContId = 1 UNION SELECT CountryName FROM countries WHERE ContId = 2 UNION SELECT CountryName FROM countries WHERE ContId = 3	car_1
SELECT ModelId FROM car_makers WHERE Maker = 'amc'	car_1
SELECT T1.CountryId, T1.CountryName FROM countries AS T1 JOIN car_makers AS T2 ON T1.CountryId = T2.Country WHERE T2.FullName = 'Fiat' GROUP BY T1.CountryId HAVING COUNT(*) > 3	car_1
SELECT T1.Name, T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2014 INTERSECT SELECT T1.Name, T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2015	concert_singer
SELECT Year FROM concert WHERE concert_Name = 'Super bootcamp'	concert_singer
SELECT Year FROM concert WHERE concert_Name = 'Auditions'	concert_singer
SELECT T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE concert_Name = 'Auditions'	concert_singer
SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE concert_Name = 'Auditions' INTERSECT SELECT T1.Location, T1.Name FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE concert_Name = 'Super bootcamp'	concert_singer
SELECT COUNT(*) FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.DestAirport WHERE T1.City = 'Aberdeen '	flight_2
SELECT COUNT(*) FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.DestAirport WHERE T1.City = 'Aberdeen '	flight_2
SELECT T2.Maker FROM cars_data AS T1 JOIN car_makers AS T2 ON T1.Maker = T2.Id WHERE T1.Year = 1970	car_1
SELECT T2.Model, T2.Maker FROM cars_data AS T1 JOIN car_makers AS T2 ON T2.Maker = T2.Id WHERE T1.Year = 1970	car_1
SELECT T2.FullName FROM cars_data AS T1 JOIN car_makers AS T2 ON T2.Maker = T1.Maker WHERE T1.Year = 1970 ORDER BY T1.Horsepower DESC LIMIT 1	car_1
SELECT AVG(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > 6685	employee_hire_evaluation
SELECT COUNT(*) FROM shop	employee_hire_evaluation
SELECT T1.Template_ID, T2.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID, T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates EXCEPT SELECT Document_ID FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Template_ID, T2.Template_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT MIN(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT MIN(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT AVG(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT Height FROM people WHERE Name = 'Aleksey Ostapenko'	poker_player
SELECT Name FROM people WHERE Birth_Date = 'August 16, 1982'	poker_player
SELECT People_ID FROM people WHERE Nationality = 'Russia'	poker_player
SELECT Nationality FROM people GROUP BY Nationality HAVING COUNT(*) >= 2	poker_player
SELECT T1.Accelerate FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId WHERE T2.Make = 'amc hornet sportabout (sw)'	car_1
SELECT T2.Model FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId WHERE T2.Make = 'amc hornet sportabout (sw)' ORDER BY T1.Year DESC LIMIT 1	car_1
SELECT Population FROM country WHERE Continent = 'Asia'	world_1
SELECT Language FROM countrylanguage WHERE Percentage = 9.5	world_1
SELECT LifeExpectancy FROM country WHERE LocalName = 'Angola'	world_1
SELECT GNP FROM country WHERE LocalName = 'Aruba'	world_1
SELECT GNPOld FROM country WHERE Name = 'Afghanistan'	world_1
SELECT orchestra FROM conductor	orchestra
SELECT Name FROM conductor	orchestra
SELECT Age FROM conductor WHERE Name = 'Colin Davis'	orchestra
SELECT DISTINCT Template_ID FROM Documents	cre_Doc_Template_Mgt
SELECT DISTINCT Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT DISTINCT Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT area_code FROM AREA_CODE_STATE	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.state = T2.state JOIN CONTESTANTS AS T3 ON T2.contestant_number = T3.contestant_number WHERE T3.contestant_name = 'Tabatha Gehling'	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.state = T2.state JOIN CONTESTANTS AS T3 ON T2.contestant_number = T3.contestant_number WHERE T3.contestant_name = 'Kelly Clauss'	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.state = T2.state JOIN CONTESTANTS AS T3 ON T2.contestant_number = T3.contestant_number WHERE T3.contestant_name = 'Kelly Clauss' INTERSECT SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.state = T2.state JOIN CONTESTANTS AS T3	voter_1
SELECT FullName FROM car_makers WHERE Maker = 'amc'	car_1
SELECT Model FROM model_list AS T1 JOIN car_makers AS T2 ON T1.Maker = T2.Id JOIN countries AS T3 ON T2.Country = T3.CountryId WHERE T3.CountryName = 'germany'	car_1
SELECT ModelId FROM car_names WHERE Model = 'bmw'	car_1
SELECT T2.CountryId, T2.CountryName FROM car_makers AS T1 JOIN countries AS T2 ON T1.Country = T2.CountryId GROUP BY T2.CountryId HAVING COUNT(*) > 3 UNION SELECT ModelId, Model FROM model_list WHERE Model = 'flat'	car_1
SELECT Name FROM teacher ORDER BY Age LIMIT 1	course_teach
SELECT Hometown FROM teacher ORDER BY Age LIMIT 1	course_teach
SELECT Age FROM teacher WHERE Name = 'Vicente Carretero'	course_teach
SELECT T1.transcript_date, T1.transcript_id FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id HAVING COUNT(*) >= 2	student_transcripts_tracking
SELECT T1.other_details FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id HAVING COUNT(*) >= 2	student_transcripts_tracking
SELECT T1.transcript_date, T1.transcript_id FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id GROUP BY T1.transcript_id HAVING COUNT(*) >= 2	student_transcripts_tracking
SELECT T1.semester_name, COUNT(*) FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id GROUP BY T1.semester_id	student_transcripts_tracking
SELECT T1.semester_name FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id GROUP BY T1.semester_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.student_enrolment_id, T2.degree_program_id FROM Student_Enrolment AS T1 JOIN Degree_Programs AS T2 ON T1.degree_program_id = T2.degree_program_id GROUP BY T1.student_enrolment_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT semester_name FROM Semesters EXCEPT SELECT T1.semester_name FROM Semesters AS T1 JOIN Student_Enrolment AS T2 ON T1.semester_id = T2.semester_id GROUP BY T1.semester_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT Name FROM country EXCEPT SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'T'	world_1
SELECT AVG(T1.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'T'	world_1
SELECT AVG(T1.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'T'	world_1
SELECT Channel FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Viewers_m FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Air_Date FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT MAX(Total_spent) FROM visit	museum_visit
SELECT AVG(Total_spent) FROM visit	museum_visit
SELECT Name FROM country WHERE Continent = 'Europe'	world_1
SELECT Name FROM country WHERE Population = 80000	world_1
SELECT COUNT(*) FROM cars_data	car_1
SELECT Weight FROM cars_data ORDER BY Weight DESC LIMIT 1	car_1
SELECT COUNT(*) FROM cars_data	car_1
SELECT MAX(Accelerate) FROM cars_data	car_1
SELECT MAX(Accelerate) FROM cars_data	car_1
SELECT T1.name FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id GROUP BY T2.student_id HAVING COUNT(*) >= 2	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id GROUP BY T2.student_id HAVING COUNT(*) = 1	network_1
SELECT T1.ID FROM Highschooler AS T1 JOIN Likes AS T2 ON T1.ID = T2.student_id GROUP BY T2.student_id HAVING COUNT(*) >= 2	network_1
SELECT transcript_date FROM Transcripts	student_transcripts_tracking
SELECT MAX(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date DESC LIMIT 1	student_transcripts_tracking
SELECT ContId FROM continents	car_1
SELECT Continent, COUNT(*) FROM continents GROUP BY Continent	car_1
SELECT Continent FROM continents GROUP BY Continent ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT SUM(Total_spent) FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID WHERE T2.Level_of_membership = 1	museum_visit
SELECT COUNT(*) FROM visitor WHERE Level_of_membership = 1	museum_visit
SELECT COUNT(DISTINCT Level_of_membership) FROM visitor	museum_visit
SELECT Name FROM visitor WHERE Level_of_membership = 1	museum_visit
SELECT T2.Level_of_membership, SUM(T1.Total_spent) FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID GROUP BY T2.Level_of_membership	museum_visit
SELECT COUNT(*) FROM Highschooler	network_1
SELECT COUNT(*) FROM Highschooler WHERE grade = 9	network_1
SELECT grade FROM Highschooler WHERE grade = 9	network_1
SELECT Nationality FROM people WHERE People_ID = 1	poker_player
SELECT Birth_Date FROM people WHERE Name = 'Teodor Salparov'	poker_player
SELECT Earnings FROM poker_player WHERE People_ID = 5	poker_player
SELECT Money_Rank FROM poker_player WHERE People_ID = 5	poker_player
SELECT Model FROM model_list	car_1
SELECT Model FROM model_list WHERE Year > 1980	car_1
SELECT COUNT(DISTINCT CountryCode) FROM city	world_1
SELECT Percentage FROM countrylanguage ORDER BY Percentage DESC LIMIT 1	world_1
SELECT T2.Name, T2.Song_release_year FROM singer_in_concert AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Age DESC LIMIT 1	concert_singer
SELECT T2.Name, T2.Song_release_year FROM singer_in_concert AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Age DESC LIMIT 1	concert_singer
SELECT T2.Name, T2.Song_release_year FROM singer_in_concert AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Age DESC LIMIT 1	concert_singer
SELECT T2.Name, T2.Song_release_year FROM singer_in_concert AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Age DESC LIMIT 1	concert_singer
SELECT T2.Country FROM singer_in_concert AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Age DESC LIMIT 1	concert_singer
SELECT T2.Name FROM singer_in_concert AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Age DESC LIMIT 1	concert_singer
