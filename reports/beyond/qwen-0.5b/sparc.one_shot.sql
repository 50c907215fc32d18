SELECT T1.AirportCode FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T2.Country = 'CVO'	flight_2
SELECT T2.AirportCode FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T2.Country = 'CVO'	flight_2
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'dog'	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'cat'	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type != 'cat'	pets_1
SELECT DISTINCT Region FROM country	world_1
SELECT DISTINCT Region FROM countrylanguage WHERE Language = 'Dutch' OR Language = 'English'	world_1
SELECT Name FROM country ORDER BY Population ASC LIMIT 1	world_1
SELECT Name, IndependenceYear, SurfaceArea FROM country WHERE Name = 'Independence'	world_1
SELECT Name FROM city	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Rating FROM TV_series WHERE Episode = 'Double Down'	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'Keepers'	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT * FROM poker_player	poker_player
SELECT * FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT T1.FullName, T2.CountryName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.FullName, T2.CountryName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT COUNT(DISTINCT T1.Continent) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT count(*) FROM matches	wta_1
SELECT max(minutes) FROM matches	wta_1
SELECT avg(minutes) FROM matches	wta_1
SELECT avg(winner_age) FROM matches	wta_1
SELECT count(*) FROM players	wta_1
SELECT COUNT(*) FROM players WHERE tourney_id = (SELECT tourney_id FROM rankings ORDER BY tours DESC LIMIT 1)	wta_1
SELECT COUNT(*) FROM rankings	wta_1
SELECT first_name, country_code FROM players	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'WTA Championships' AND hand = 'left handed'	wta_1
SELECT Attendance FROM show	orchestra
SELECT AVG(Attendance) FROM show	orchestra
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID IS NULL	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PP' OR Template_Type_Code = 'PPT'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Description = 'Presentation'	cre_Doc_Template_Mgt
SELECT Name FROM shop	employee_hire_evaluation
SELECT SUM(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT Manager_name, District FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT student_id, grade FROM Highschooler	network_1
SELECT AVG(grade) FROM Friend	network_1
SELECT student_id FROM Friend	network_1
SELECT student_id FROM Friend	network_1
SELECT MIN(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT MIN(transcript_date) FROM Transcripts	student_transcripts_tracking
