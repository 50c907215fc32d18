SELECT AirportName FROM airports	flight_2
SELECT COUNT(*) FROM airports	flight_2
SELECT flights.FlightNo FROM airports JOIN flights ON airports.AirportCode = flights.SourceAirport WHERE City = 'Aberdeen '	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT Abbreviation, Country FROM airlines	flight_2
SELECT Abbreviation, Country FROM airlines ORDER BY COUNT(*)	flight_2
SELECT Abbreviation, Country FROM airlines ORDER BY COUNT(*) LIMIT 1	flight_2
SELECT airlines.Airline FROM airlines JOIN flights ON airlines.uid = flights.Airline WHERE SourceAirport = 'CVO'	flight_2
SELECT airlines.Airline FROM airlines JOIN flights ON airlines.uid = flights.Airline WHERE SourceAirport != 'APG'	flight_2
SELECT FlightNo FROM flights	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT Fname, LName FROM Student WHERE Sex = 'F'	pets_1
SELECT StuID, LName, Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT COUNT(*) FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet) AND PetType = 'dog'	pets_1
SELECT DISTINCT PetType FROM Pets	pets_1
SELECT COUNT(*) FROM Pets	pets_1
SELECT Fname FROM Student	pets_1
SELECT T1.Fname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.Pet_type = 'cat'	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'cat' OR T3.PetType = 'dog'	pets_1
SELECT StuID FROM Has_Pet WHERE PetType = 'dog'	pets_1
SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType != 'cat'	pets_1
SELECT StuID, LName, Age FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType != 'cat')	pets_1
SELECT T2.LName, T2.Fname FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID ORDER BY T2.pet_age LIMIT 1	pets_1
SELECT T2.PetType FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID JOIN Student AS T3 ON T1.StuID = T3.StuID ORDER BY T2.pet_age LIMIT 1	pets_1
SELECT T2.weight FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID JOIN Student AS T3 ON T1.StuID = T3.StuID ORDER BY T2.pet_age LIMIT 1	pets_1
SELECT StuID FROM Has_Pet	pets_1
SELECT StuID FROM Has_Pet WHERE LName = 'Smith'	pets_1
SELECT PetID FROM Has_Pet JOIN Student ON Has_Pet.StuID = Student.StuID WHERE Student.LName = 'Smith'	pets_1
SELECT Fname, Sex FROM Student	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID GROUP BY T1.StuID HAVING COUNT(*) > 1	pets_1
SELECT DISTINCT Region FROM country	world_1
SELECT Name FROM city WHERE Name = 'Kabul'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'French'	world_1
SELECT DISTINCT Region FROM country	world_1
SELECT Language FROM countrylanguage WHERE Language = 'Dutch' OR Language = 'English'	world_1
SELECT T1.Name, T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial = 'T'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English' OR T2.Language = 'Dutch'	world_1
SELECT * FROM country WHERE Continent = 'Europe'	world_1
SELECT MIN(SurfaceArea) FROM country	world_1
SELECT Name FROM country WHERE SurfaceArea > (SELECT MIN(SurfaceArea) FROM country)	world_1
SELECT Name FROM city ORDER BY Population LIMIT 1	world_1
SELECT Name, IndepYear, SurfaceArea FROM country WHERE Name = 'Independence'	world_1
SELECT Name FROM city	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Rating FROM TV_series WHERE Episode = 'Double Down'	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'Keepers'	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT Money_Rank FROM poker_player	poker_player
SELECT Money_Rank FROM poker_player ORDER BY Money_Rank DESC	poker_player
SELECT Money_Rank FROM poker_player ORDER BY Money_Rank DESC LIMIT 1	poker_player
SELECT * FROM poker_player	poker_player
SELECT * FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT COUNT(*) FROM continents	car_1
SELECT ContId, Continent FROM continents	car_1
SELECT CountryName, ContId FROM countries	car_1
SELECT COUNT(*), CountryName FROM countries JOIN continents ON countries.Continent = continents.ContId GROUP BY CountryName	car_1
SELECT Id, Model FROM car_names WHERE Year = 1970	car_1
SELECT cars_data.Id, Model, MPG, Horsepower FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Year = 1970	car_1
SELECT cars_data.Id, Model, FullName FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Year = 1970	car_1
SELECT DISTINCT FullName FROM car_makers	car_1
SELECT T2.FullName, T1.CountryName FROM car_makers AS T1 JOIN car_names AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.FullName, T2.Continent, T2.CountryName FROM car_makers AS T1 JOIN countries AS T2 ON T1.Country = T2.CountryId	car_1
SELECT T2.Continent, COUNT(*) FROM car_makers AS T1 JOIN countries AS T2 ON T1.Country = T2.CountryId GROUP BY T2.Continent	car_1
SELECT T1.Id, T1.Maker, T2.Model, T2.Make FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.Id, T1.Maker, COUNT(*) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id	car_1
SELECT T1.Id, T1.Maker, COUNT(*) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id HAVING COUNT(*) >= 2	car_1
SELECT T1.Id, T1.Maker, COUNT(*) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id HAVING COUNT(*) >= 2	car_1
SELECT COUNT(*) FROM matches	wta_1
SELECT MAX(minutes) FROM matches	wta_1
SELECT AVG(minutes) FROM matches	wta_1
SELECT COUNT(*) FROM players WHERE birth_date >= '2000-01-01' AND birth_date <= '2017-08-28'	wta_1
SELECT COUNT(*) FROM players	wta_1
SELECT COUNT(*) FROM players WHERE player_id IN (SELECT player_id FROM rankings ORDER BY tours LIMIT 1)	wta_1
SELECT COUNT(*) FROM players WHERE player_id IN (SELECT player_id FROM rankings ORDER BY tours LIMIT 1)	wta_1
SELECT first_name, country_code FROM players WHERE player_id IN (SELECT player_id FROM rankings ORDER BY tours LIMIT 1)	wta_1
SELECT T2.loser_name FROM rankings AS T1 JOIN players AS T2 ON T1.player_id = T2.player_id ORDER BY T1.ranking_points DESC LIMIT 1	wta_1
SELECT T2.loser_name FROM rankings AS T1 JOIN players AS T2 ON T1.player_id = T2.player_id ORDER BY T1.ranking_points DESC LIMIT 1	wta_1
SELECT T2.winner_name FROM rankings AS T1 JOIN players AS T2 ON T1.player_id = T2.player_id WHERE tourney_name = 'Australian Open'	wta_1
SELECT T1.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT T2.loser_name, T2.loser_rank FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT COUNT(DISTINCT winner_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT COUNT(DISTINCT winner_id) FROM matches WHERE tourney_name = 'WTA Championships' AND winner_hand = 'L'	wta_1
SELECT Attendance FROM show	orchestra
SELECT AVG(Attendance) FROM show	orchestra
SELECT Name FROM conductor	orchestra
SELECT Name FROM conductor WHERE Year_of_Founded > 2008	orchestra
SELECT Document_ID FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Template_Type_Code FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, COUNT(*) FROM Documents GROUP BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents GROUP BY Document_ID ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents EXCEPT SELECT Template_ID FROM Documents	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PP' OR Template_Type_Code = 'PPT'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING COUNT(*) < 3	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description, Template_Details FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Description = 'Presentation'	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, COUNT(*) FROM Documents JOIN Paragraphs ON Documents.Document_ID = Paragraphs.Document_ID GROUP BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs	cre_Doc_Template_Mgt
SELECT Document_ID, COUNT(*) FROM Paragraphs GROUP BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID, COUNT(*) FROM Paragraphs GROUP BY Document_ID ORDER BY COUNT(*)	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs GROUP BY Document_ID ORDER BY COUNT(*) LIMIT 1	cre_Doc_Template_Mgt
SELECT Singer_ID FROM song	singer
SELECT Name FROM singer EXCEPT SELECT T2.Name FROM song AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT Name FROM shop	employee_hire_evaluation
SELECT SUM(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT Manager_name, District FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT T2.Name FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID	museum_visit
SELECT T1.Name FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T2.visitor_ID HAVING COUNT(*) > 1	museum_visit
SELECT T1.Name, T1.Age FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T2.visitor_ID HAVING COUNT(*) > 1	museum_visit
SELECT COUNT(*) FROM Highschooler	network_1
SELECT grade, COUNT(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING COUNT(*) >= 10	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING COUNT(*) >= 4	network_1
SELECT ID, grade FROM Highschooler	network_1
SELECT AVG(grade) FROM Highschooler	network_1
SELECT AVG(grade) FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT AVG(grade) FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT Age FROM teacher	course_teach
SELECT Hometown, Name FROM teacher	course_teach
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT COUNT(*) FROM VOTES	voter_1
SELECT * FROM VOTES	voter_1
SELECT * FROM VOTES WHERE state = 'NY' OR state = 'CA'	voter_1
SELECT COUNT(*) FROM VOTES	voter_1
SELECT T1.address_id FROM Addresses AS T1 JOIN Students AS T2 ON T1.address_id = T2.current_address_id WHERE T2.first_name = 'Timothy' AND T2.last_name = 'Ward'	student_transcripts_tracking
SELECT T1.cell_mobile_number FROM Students AS T1 JOIN Addresses AS T2 ON T1.current_address_id = T2.address_id WHERE T2.first_name = 'Timothy' AND T2.last_name = 'Ward'	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date LIMIT 1	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date DESC LIMIT 1	student_transcripts_tracking
SELECT * FROM Owners	dog_kennels
SELECT * FROM Professionals	dog_kennels
SELECT state FROM Owners	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Professionals AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT breed_code, COUNT(*) FROM Dogs GROUP BY breed_code	dog_kennels
SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 2	dog_kennels
SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT breed_name FROM Breeds WHERE breed_code = (SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT T1.name, SUM(T2.cost_of_treatment) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id	dog_kennels
SELECT T1.first_name, T1.last_name, SUM(T2.cost_of_treatment) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id	dog_kennels
SELECT T1.first_name, T1.last_name, T2.dog_id, T3.cost_of_treatment FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id JOIN Treatments AS T3 ON T2.dog_id = T3.dog_id GROUP BY T2.dog_id ORDER BY SUM(T3.cost_of_treatment) DESC LIMIT 1	dog_kennels
