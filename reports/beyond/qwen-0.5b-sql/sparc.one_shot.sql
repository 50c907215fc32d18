SELECT Airline FROM airlines	flight_2
SELECT COUNT(*) FROM airlines	flight_2
SELECT AirportName FROM airports	flight_2
SELECT COUNT(*) FROM airports	flight_2
SELECT * FROM flights	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT * FROM flights AS T1 JOIN airports AS T2 ON T1.SourceAirport = T2.AirportCode WHERE T2.City = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT Abbreviation, Country FROM airlines	flight_2
SELECT * FROM airlines ORDER BY COUNT(*)	flight_2
SELECT * FROM airlines ORDER BY COUNT(*) LIMIT 1	flight_2
SELECT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = 'CVO'	flight_2
SELECT Airline FROM airlines EXCEPT SELECT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = 'APG'	flight_2
SELECT FlightNo FROM flights	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT Fname, LName FROM Student WHERE Sex = 'F'	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID	pets_1
SELECT COUNT(*) FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID WHERE T1.Major = 1 AND T2.PetType = 'Dog'	pets_1
SELECT DISTINCT PetType FROM Pets	pets_1
SELECT COUNT(*) FROM Pets	pets_1
SELECT Fname FROM Student	pets_1
SELECT T1.Fname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'cat'	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'dog'	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'dog'	pets_1
SELECT Fname, LName FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet AS T2 JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'cat')	pets_1
SELECT Fname, LName, Age FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet AS T2 JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'cat')	pets_1
SELECT PetType FROM Pets ORDER BY pet_age LIMIT 1	pets_1
SELECT PetType FROM Pets ORDER BY pet_age LIMIT 1	pets_1
SELECT PetType, weight FROM Pets ORDER BY pet_age LIMIT 1	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID WHERE T1.LName = 'Smith'	pets_1
SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE LName = 'Smith')	pets_1
SELECT Fname, Sex FROM Student	pets_1
SELECT T1.Fname, T1.Sex FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID GROUP BY T1.StuID HAVING COUNT(*) > 1	pets_1
SELECT PetID FROM Pets WHERE PetType = 'cat' AND pet_age = 3	pets_1
SELECT Advisor FROM Pets WHERE PetType = 'cat'	pets_1
SELECT LName FROM Student WHERE Advisor = 1	pets_1
SELECT DISTINCT District FROM city	world_1
SELECT Name FROM city WHERE District = 'Kabul'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'French'	world_1
SELECT DISTINCT Region FROM country	world_1
SELECT Language FROM countrylanguage WHERE Language = 'Dutch' OR Language = 'English'	world_1
SELECT T1.Name, T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English' OR T2.Language = 'Dutch'	world_1
SELECT * FROM country WHERE Continent = 'Europe'	world_1
SELECT MIN(SurfaceArea) FROM country	world_1
SELECT Name FROM country WHERE SurfaceArea > (SELECT MIN(SurfaceArea) FROM country)	world_1
SELECT Name FROM country ORDER BY Population LIMIT 1	world_1
SELECT Name, IndepYear, SurfaceArea FROM country WHERE Name = 'Independence'	world_1
SELECT Name FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Population, Name, HeadOfState FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Name FROM city	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Rating FROM TV_series WHERE Episode = 'Double Down'	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'Keepers'	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Weekly_Rank FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Channel FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Country FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Steven Melching'	tvshow
SELECT Country FROM TV_Channel EXCEPT SELECT T1.Country FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Todd Casey'	tvshow
SELECT Money_Rank FROM poker_player	poker_player
SELECT People_ID FROM poker_player ORDER BY Money_Rank DESC	poker_player
SELECT People_ID FROM poker_player ORDER BY Money_Rank DESC LIMIT 1	poker_player
SELECT Name FROM people	poker_player
SELECT Name FROM people ORDER BY Final_Table_Made	poker_player
SELECT Height FROM people	poker_player
SELECT Name FROM people ORDER BY Height DESC LIMIT 1	poker_player
SELECT Money_Rank FROM people ORDER BY Height DESC LIMIT 1	poker_player
SELECT Nationality FROM people	poker_player
SELECT Nationality, COUNT(*) FROM people GROUP BY Nationality	poker_player
SELECT Nationality, COUNT(*) FROM people GROUP BY Nationality	poker_player
SELECT * FROM poker_player	poker_player
SELECT * FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT T1.name, COUNT(*) FROM battle AS T1 JOIN death AS T2 ON T1.id = T2.caused_by_ship_id GROUP BY T1.id	battle_death
SELECT T1.name, T2.note FROM battle AS T1 JOIN death AS T2 ON T1.id = T2.caused_by_ship_id GROUP BY T1.id HAVING COUNT(*) >= 10	battle_death
SELECT T1.id, T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.location = 'English Channel'	battle_death
SELECT id, name FROM battle EXCEPT SELECT T1.id, T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.location = 'English Channel'	battle_death
SELECT T1.id, T1.name, T1.result, T1.bulgarian_commander FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.location = 'English Channel'	battle_death
SELECT COUNT(*) FROM continents	car_1
SELECT Id, CountryName FROM countries	car_1
SELECT CountryName, COUNT(*) FROM countries GROUP BY CountryName	car_1
SELECT Continent, COUNT(*) FROM countries GROUP BY Continent	car_1
SELECT T1.MakeId, T2.Model FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.Id WHERE T2.Year = 1970	car_1
SELECT T1.MakeId, T1.Model, T1.Horsepower, T2.MPG FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.Id WHERE T2.Year = 1970	car_1
SELECT T1.MakeId, T1.Model, T2.Horsepower, T2.MPG, T1.FullName FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.Id WHERE T2.Year = 1970	car_1
SELECT DISTINCT T4.FullName FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.Id JOIN model_list AS T3 ON T1.Model = T3.Model JOIN car_makers AS T4 ON T3.Maker = T4.Id WHERE T2.Year = 1970	car_1
SELECT FullName, Country FROM car_makers	car_1
SELECT FullName, Country, Continent FROM car_makers	car_1
SELECT FullName, Country, COUNT(*) FROM car_makers GROUP BY Country	car_1
SELECT DISTINCT FullName FROM car_makers	car_1
SELECT CountryName FROM countries	car_1
SELECT FullName FROM car_makers WHERE Country = 'france'	car_1
SELECT COUNT(DISTINCT FullName) FROM car_makers	car_1
SELECT DISTINCT CountryName FROM countries	car_1
SELECT CountryName FROM countries EXCEPT SELECT CountryName FROM car_makers	car_1
SELECT CountryName FROM countries EXCEPT SELECT countries.CountryName FROM car_makers JOIN countries ON car_makers.Country = countries.CountryId GROUP BY car_makers.Country HAVING COUNT(DISTINCT car_makers.Maker) >= 1	car_1
SELECT CountryId FROM countries EXCEPT SELECT countries.CountryName FROM car_makers JOIN countries ON car_makers.Country = countries.CountryId GROUP BY car_makers.Country HAVING COUNT(DISTINCT car_makers.Maker) >= 1	car_1
SELECT T1.Horsepower, T2.Make FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId	car_1
SELECT T2.Make FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId WHERE T1.Cylinders = 8	car_1
SELECT T2.Make FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId WHERE T1.Cylinders = 8	car_1
SELECT T2.Make FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId ORDER BY T2.Horsepower DESC LIMIT 1	car_1
SELECT DISTINCT Model FROM car_names	car_1
SELECT DISTINCT Make FROM car_names	car_1
SELECT COUNT(*), Make FROM car_names GROUP BY Make	car_1
SELECT Model FROM car_names GROUP BY Model ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT COUNT(DISTINCT T1.Model) FROM model_list AS T1 JOIN car_makers AS T2 ON T1.Maker = T2.Id WHERE T2.FullName = 'General Motors'	car_1
SELECT COUNT(DISTINCT T1.Model) FROM model_list AS T1 JOIN car_makers AS T2 ON T1.Maker = T2.Id WHERE T1.Weight > 3500	car_1
SELECT COUNT(DISTINCT T1.Model) FROM model_list AS T1 JOIN car_makers AS T2 ON T1.Maker = T2.Id JOIN car_names AS T3 ON T1.Model = T3.Model JOIN cars_data AS T4 ON T3.MakeId = T4.Id WHERE T4.Horsepower > 3500 OR T4.MPG > 3500	car_1
SELECT DISTINCT T1.Model FROM model_list AS T1 JOIN car_makers AS T2 ON T1.Maker = T2.Id JOIN car_names AS T3 ON T1.Model = T3.Model JOIN cars_data AS T4 ON T3.MakeId = T4.Id WHERE T4.Horsepower > 3500 OR T4.MPG > 3500	car_1
SELECT Year, Weight FROM cars_data	car_1
SELECT DISTINCT Year FROM cars_data WHERE Weight > 3000	car_1
SELECT DISTINCT Year FROM cars_data WHERE Weight < 4000	car_1
SELECT DISTINCT Year FROM cars_data WHERE Weight < 4000 AND Year < 2000	car_1
SELECT Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.Make WHERE T1.Maker = (SELECT Id FROM car_makers WHERE FullName = 'Ford Motor Company')	car_1
SELECT Model FROM car_names EXCEPT SELECT Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.Make WHERE T1.Maker = 'Ford Motor Company'	car_1
SELECT T1.Make, T1.Weight FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.Make WHERE T1.Maker = 'Ford Motor Company'	car_1
SELECT DISTINCT T1.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.Make WHERE T1.Maker = 'Ford Motor Company' AND T1.Weight < 3500	car_1
SELECT T1.Id, T1.FullName, T2.Model, T2.Make FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.Id, T1.FullName, COUNT(*) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id	car_1
SELECT T1.Id, T1.FullName, COUNT(*) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id HAVING COUNT(*) >= 2	car_1
SELECT T1.Id, T1.FullName, COUNT(*) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker GROUP BY T1.Id HAVING COUNT(*) >= 2	car_1
SELECT COUNT(*) FROM matches	wta_1
SELECT MAX(minutes) FROM matches	wta_1
SELECT AVG(minutes) FROM matches	wta_1
SELECT winner_age, loser_age FROM matches	wta_1
SELECT COUNT(*) FROM players	wta_1
SELECT T1.last_name, T1.birth_date FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.winner_id WHERE T2.tourney_name = 'WTA Championships'	wta_1
SELECT T1.first_name, T1.country_code FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.winner_id WHERE T2.tourney_name = 'WTA Championships'	wta_1
SELECT T1.player_id FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.winner_id WHERE T2.tourney_name = 'Australian Open'	wta_1
SELECT birth_date FROM players ORDER BY birth_date DESC LIMIT 1	wta_1
SELECT player_id, last_name FROM players ORDER BY birth_date DESC LIMIT 1	wta_1
SELECT first_name, country_code FROM players ORDER BY birth_date DESC LIMIT 1	wta_1
SELECT COUNT(*) FROM players	wta_1
SELECT COUNT(*) FROM players WHERE player_id = (SELECT player_id FROM matches GROUP BY player_id ORDER BY COUNT(*) LIMIT 1)	wta_1
SELECT COUNT(*) FROM players WHERE player_id = (SELECT player_id FROM matches GROUP BY player_id ORDER BY COUNT(*) DESC LIMIT 1)	wta_1
SELECT first_name, country_code FROM players WHERE player_id = (SELECT player_id FROM matches GROUP BY player_id ORDER BY COUNT(*) LIMIT 1)	wta_1
SELECT T1.loser_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT T1.loser_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT T1.winner_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT T1.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT T2.loser_name, T2.loser_rank FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT winner_name FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'WTA Championships' AND hand = 'left'	wta_1
SELECT * FROM conductor	orchestra
SELECT COUNT(*) FROM conductor	orchestra
SELECT Attendance FROM show	orchestra
SELECT AVG(Attendance) FROM show	orchestra
SELECT Name FROM conductor	orchestra
SELECT Name FROM conductor WHERE Year_of_Founded > 2008	orchestra
SELECT Major_Record_Format FROM orchestra	orchestra
SELECT Major_Record_Format FROM orchestra ORDER BY COUNT(*)	orchestra
SELECT Record_Company FROM orchestra	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded > 2003 INTERSECT SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003 INTERSECT SELECT Record_Company FROM orchestra WHERE Year_of_Founded > 2003	orchestra
SELECT Document_ID FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T2.Template_Type_Code FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T2.Template_Type_Code, COUNT(*) FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Document_ID, T2.Template_Type_Code	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T2.Template_Type_Code, COUNT(*) FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Document_ID, T2.Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates EXCEPT SELECT Template_ID FROM Documents	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PP' OR Template_Type_Code = 'PPT'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING COUNT(*) < 3	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Document_Name, T2.Document_ID FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Code FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Description = 'Presentation'	cre_Doc_Template_Mgt
SELECT Paragraph_Text, Other_Details FROM Paragraphs	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Paragraphs	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, COUNT(*) FROM Documents GROUP BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Paragraph_ID FROM Paragraphs	cre_Doc_Template_Mgt
SELECT Document_ID, Paragraph_ID, COUNT(*) FROM Paragraphs GROUP BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name FROM Documents ORDER BY LENGTH(Document_Name) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs	cre_Doc_Template_Mgt
SELECT Document_ID, COUNT(*) FROM Paragraphs GROUP BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID, COUNT(*) FROM Paragraphs GROUP BY Document_ID ORDER BY COUNT(*) DESC	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs GROUP BY Document_ID ORDER BY COUNT(*) LIMIT 1	cre_Doc_Template_Mgt
SELECT Song_Name FROM singer	concert_singer
SELECT Song_release_year FROM singer	concert_singer
SELECT T1.Song_Name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age	concert_singer
SELECT Song_Name FROM singer ORDER BY Age LIMIT 1	concert_singer
SELECT Country FROM singer	concert_singer
SELECT * FROM singer WHERE Age > 20	concert_singer
SELECT DISTINCT Country FROM singer WHERE Age > 20	concert_singer
SELECT AVG(Age) FROM singer	concert_singer
SELECT T1.Song_Name FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T1.Age > 20	concert_singer
SELECT Name FROM stadium	concert_singer
SELECT Name FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT Location FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT Name, Capacity FROM stadium	concert_singer
SELECT concert_Name FROM concert WHERE Year >= 2014 ORDER BY COUNT(*) DESC	concert_singer
SELECT concert_Name FROM concert WHERE Year >= 2014 ORDER BY COUNT(*) DESC LIMIT 1	concert_singer
SELECT DISTINCT Stadium_ID FROM concert	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT Title, Sales FROM song	singer
SELECT T1.Name, SUM(T2.Sales) FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID GROUP BY T1.Singer_ID	singer
SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING COUNT(*) >= 1	singer
SELECT Name FROM singer EXCEPT SELECT T1.Name FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT Name FROM shop	employee_hire_evaluation
SELECT SUM(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT Manager_name, District FROM shop WHERE Number_products = (SELECT MAX(Number_products) FROM shop)	employee_hire_evaluation
SELECT COUNT(*) FROM museum	museum_visit
SELECT AVG(Num_of_Staff) FROM museum	museum_visit
SELECT Name FROM museum ORDER BY Num_of_Staff DESC LIMIT 1	museum_visit
SELECT Museum_ID FROM museum ORDER BY Num_of_Staff DESC LIMIT 1	museum_visit
SELECT T1.Name FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID	museum_visit
SELECT T1.Name FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T1.ID HAVING COUNT(*) > 1	museum_visit
SELECT T1.Name, T1.ID, T1.Age FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T1.ID HAVING COUNT(*) > 1	museum_visit
SELECT SUM(Total_spent) FROM visit	museum_visit
SELECT T1.Name FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T2.visitor_ID ORDER BY SUM(T2.Total_spent) DESC LIMIT 1	museum_visit
SELECT T1.ID, T1.Level_of_membership FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T2.visitor_ID ORDER BY SUM(T2.Total_spent) DESC LIMIT 1	museum_visit
SELECT SUM(Num_of_Ticket) FROM visit	museum_visit
SELECT visitor_ID FROM visit GROUP BY visitor_ID ORDER BY SUM(Num_of_Ticket) DESC LIMIT 1	museum_visit
SELECT Name, Age FROM visitor WHERE ID = (SELECT visitor_ID FROM visit GROUP BY visitor_ID ORDER BY SUM(Num_of_Ticket) DESC LIMIT 1)	museum_visit
SELECT COUNT(*) FROM Highschooler	network_1
SELECT grade, COUNT(*) FROM Highschooler WHERE grade = 11 OR grade = 12 GROUP BY grade	network_1
SELECT COUNT(*) FROM Highschooler WHERE grade = 9 OR grade = 10	network_1
SELECT COUNT(*) FROM Highschooler	network_1
SELECT grade, COUNT(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING COUNT(*) >= 10	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING COUNT(*) >= 4	network_1
SELECT ID, grade FROM Highschooler	network_1
SELECT AVG(grade) FROM Highschooler	network_1
SELECT ID, grade FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT ID, grade FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend)	network_1
SELECT Age FROM teacher	course_teach
SELECT Hometown FROM teacher	course_teach
SELECT Name FROM teacher ORDER BY Age	course_teach
SELECT Name FROM teacher ORDER BY Age LIMIT 1	course_teach
SELECT Hometown FROM teacher ORDER BY Age LIMIT 1	course_teach
SELECT Hometown FROM teacher	course_teach
SELECT Name FROM teacher ORDER BY Hometown	course_teach
SELECT Hometown, COUNT(*) FROM teacher GROUP BY Hometown	course_teach
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT COUNT(*) FROM AREA_CODE_STATE	voter_1
SELECT * FROM CONTESTANTS	voter_1
SELECT contestant_name FROM CONTESTANTS	voter_1
SELECT contestant_number FROM CONTESTANTS	voter_1
SELECT contestant_name FROM CONTESTANTS ORDER BY contestant_name DESC	voter_1
SELECT contestant_name FROM CONTESTANTS	voter_1
SELECT * FROM VOTES	voter_1
SELECT T1.contestant_name FROM CONTESTANTS AS T1 JOIN VOTES AS T2 ON T1.contestant_number = T2.contestant_number GROUP BY T2.contestant_number ORDER BY COUNT(*) LIMIT 1	voter_1
SELECT T1.contestant_number, T1.contestant_name FROM CONTESTANTS AS T1 JOIN VOTES AS T2 ON T1.contestant_number = T2.contestant_number GROUP BY T2.contestant_number ORDER BY COUNT(*) LIMIT 1	voter_1
SELECT * FROM VOTES	voter_1
SELECT * FROM VOTES WHERE state = 'NY' OR state = 'CA'	voter_1
SELECT COUNT(*) FROM VOTES	voter_1
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT * FROM VOTES	voter_1
SELECT area_code, COUNT(*) FROM VOTES GROUP BY area_code	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.area_code = T2.state GROUP BY T1.area_code ORDER BY COUNT(*) DESC LIMIT 1	voter_1
SELECT COUNT(*) FROM Student_Enrolment_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.course_id WHERE T1.degree_program_id = 2 AND T1.semester_id = 1	student_transcripts_tracking
SELECT T3.first_name, T3.middle_name, T3.last_name FROM Student_Enrolment_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.course_id JOIN Student_Enrolment AS T3 ON T1.student_enrolment_id = T3.student_enrolment_id WHERE T3.degree_program_id = 2 AND T3.semester_id = 1	student_transcripts_tracking
SELECT semester_description FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_id ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM Student_Enrolment_Courses AS T2 JOIN Courses AS T1 ON T1.course_id = T2.course_id GROUP BY T1.course_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.current_address_id FROM Addresses AS T1 JOIN Students AS T2 ON T1.address_id = T2.current_address_id WHERE T2.first_name = 'Timothy' AND T2.last_name = 'Ward'	student_transcripts_tracking
SELECT T2.cell_mobile_number FROM Addresses AS T1 JOIN Students AS T2 ON T1.address_id = T2.current_address_id WHERE T2.first_name = 'Timothy' AND T2.last_name = 'Ward'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered DESC LIMIT 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered LIMIT 1	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date LIMIT 1	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date DESC LIMIT 1	student_transcripts_tracking
SELECT * FROM Owners	dog_kennels
SELECT * FROM Professionals	dog_kennels
SELECT state FROM Owners	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT breed_code, COUNT(*) FROM Dogs GROUP BY breed_code	dog_kennels
SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 2	dog_kennels
SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT breed_name FROM Breeds WHERE breed_code = (SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT T1.name, SUM(T2.cost_of_treatment) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id	dog_kennels
SELECT T1.first_name, T1.last_name, SUM(T2.cost_of_treatment) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id	dog_kennels
SELECT T1.owner_id, T1.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id ORDER BY SUM(T2.cost_of_treatment) DESC LIMIT 1	dog_kennels
SELECT T1.first_name, T2.treatment_type_code FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT T1.first_name, T2.treatment_type_code, COUNT(*) FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id GROUP BY T1.first_name, T2.treatment_type_code	dog_kennels
SELECT T1.professional_id, T1.cell_number FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id GROUP BY T1.professional_id HAVING COUNT(*) = 1	dog_kennels
SELECT T1.first_name, T2.treatment_type_code, COUNT(*) FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id GROUP BY T1.professional_id HAVING COUNT(*) >= 2	dog_kennels
SELECT T1.city, T1.state FROM Owners AS T1 JOIN Professionals AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT COUNT(*) FROM Owners AS T1 JOIN Professionals AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'Hawaii'	dog_kennels
SELECT email_address FROM Professionals WHERE state = 'Hawaii' OR state = 'Wisconsin'	dog_kennels
SELECT * FROM Owners	dog_kennels
SELECT COUNT(*) FROM Owners WHERE state = 'Arizona'	dog_kennels
SELECT * FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs WHERE abandoned_yn = 'Y')	dog_kennels
