SELECT Airline FROM airlines	flight_2
SELECT count(*) FROM airlines	flight_2
SELECT AirportName FROM airports	flight_2
SELECT count(*) FROM airports	flight_2
SELECT * FROM flights	flight_2
SELECT count(*) FROM flights	flight_2
SELECT T2.City FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T1.City = 'Aberdeen'	flight_2
SELECT count(*) FROM airports	flight_2
SELECT Abbreviation, Country FROM airlines	flight_2
SELECT Abbreviation, Country FROM airlines ORDER BY COUNT(*)	flight_2
SELECT Abbreviation, Country FROM airlines ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT T1.AirportCode FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T2.Country = 'CVO'	flight_2
SELECT T2.AirportCode FROM flights AS T1 JOIN airports AS T2 ON T1.DestAirport = T2.AirportCode WHERE T2.Country = 'CVO'	flight_2
SELECT FlightNo FROM flights	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = ' APG'	flight_2
SELECT Fname FROM Student WHERE Sex = 'F'	pets_1
SELECT Fname FROM Student WHERE Sex = 'F'	pets_1
SELECT COUNT(*) FROM Student WHERE Sex = 'F' AND Major = 1	pets_1
SELECT DISTINCT PetType FROM Pets	pets_1
SELECT count(DISTINCT PetType) FROM Pets	pets_1
SELECT Fname FROM Student	pets_1
SELECT Fname FROM Student WHERE pet_type = 'cat'	pets_1
SELECT T1.fname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID WHERE T2.pet_type = 'dog'	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'dog'	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'cat'	pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type != 'cat'	pets_1
SELECT T2.pet_type FROM Pets AS T1 JOIN Has_Pet AS T2 ON T1.pet_id = T2.pet_id ORDER BY T1.pet_age ASC LIMIT 1	pets_1
SELECT pet_type FROM Pets ORDER BY pet_age ASC LIMIT 1	pets_1
SELECT weight FROM Pets ORDER BY pet_age ASC LIMIT 1	pets_1
SELECT StuID FROM Has_Pet	pets_1
SELECT StuID FROM Has_Pet WHERE LName = 'Smith'	pets_1
SELECT PetID FROM Has_Pet WHERE LName = 'Smith'	pets_1
SELECT Fname, Sex FROM Student	pets_1
SELECT Fname, Sex FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 1)	pets_1
SELECT PetID FROM Pets WHERE PetType = 'cat' AND Age = 3	pets_1
SELECT Advisor FROM Pets WHERE PetType = 'cat'	pets_1
SELECT LName FROM Student	pets_1
SELECT Region FROM country	world_1
SELECT Region FROM country WHERE Name = 'Kabul'	world_1
SELECT Name FROM countrylanguage WHERE Language = 'English'	world_1
SELECT Name FROM countrylanguage WHERE Language = 'French'	world_1
SELECT DISTINCT Region FROM country	world_1
SELECT DISTINCT Region FROM countrylanguage WHERE Language = 'Dutch' OR Language = 'English'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English' OR T2.Language = 'Dutch'	world_1
SELECT * FROM country WHERE Continent = 'Europe'	world_1
SELECT SurfaceArea FROM country WHERE Continent = 'Europe'	world_1
SELECT Name FROM country WHERE SurfaceArea > (SELECT SurfaceArea FROM country WHERE Continent = 'Europe')	world_1
SELECT Name FROM country ORDER BY Population ASC LIMIT 1	world_1
SELECT Name, IndependenceYear, SurfaceArea FROM country WHERE Name = 'Independence'	world_1
SELECT Name FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Name, Population, HeadOfState FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Name FROM city	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Rating FROM TV_series WHERE Episode = 'Double Down'	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'Keepers'	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Weekly_Rank FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT T1.Channel FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Title = 'A Love of a Lifetime'	tvshow
SELECT T1.Country FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Steven Melching'	tvshow
SELECT T1.Country FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Todd Casey'	tvshow
SELECT Money_Rank FROM poker_player	poker_player
SELECT Money_Rank FROM poker_player ORDER BY Money_Rank DESC	poker_player
SELECT People_ID FROM poker_player ORDER BY Money_Rank DESC LIMIT 1	poker_player
SELECT Name FROM poker_player	poker_player
SELECT Name FROM people ORDER BY Final_Table_Made ASC	poker_player
SELECT Height FROM people	poker_player
SELECT Height FROM people ORDER BY Height DESC LIMIT 1	poker_player
SELECT Height FROM people ORDER BY Height DESC LIMIT 1	poker_player
SELECT Nationality FROM people	poker_player
SELECT Nationality FROM people	poker_player
SELECT Nationality FROM people	poker_player
SELECT * FROM poker_player	poker_player
SELECT People_ID FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT battle.id, battle.name, COUNT(*) AS total_killed_or_injured FROM battle JOIN death ON battle.id = death.cause_by_ship_id GROUP BY battle.id	battle_death
SELECT battle.id, battle.name, COUNT(*) AS total_killed_or_injured FROM battle JOIN death ON battle.id = death.cause_by_ship_id GROUP BY battle.id WHERE total_killed_or_injured >= 10	battle_death
SELECT id, name FROM battle WHERE lost_in_battle IN (SELECT id FROM ship WHERE location = 'English Channel')	battle_death
SELECT id, name FROM battle WHERE lost_in_battle NOT IN (SELECT id FROM ship WHERE location = 'English Channel')	battle_death
SELECT name, result, bulgarian_commander FROM battle WHERE lost_in_battle NOT IN (SELECT id FROM ship WHERE location = 'English Channel')	battle_death
SELECT count(*) FROM continents	car_1
SELECT id, name FROM continents	car_1
SELECT CountryId, CountryName FROM car_makers	car_1
SELECT ContId, Country FROM car_makers	car_1
SELECT Id, Model FROM car_names WHERE Year = 1970	car_1
SELECT Id, Model FROM car_names WHERE Year = 1970	car_1
SELECT Id, Model FROM car_names WHERE Year = 1970	car_1
SELECT DISTINCT FullName FROM car_makers	car_1
SELECT T1.FullName, T2.CountryName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.FullName, T2.CountryName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT COUNT(DISTINCT T1.Continent) FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT DISTINCT FullName FROM car_makers	car_1
SELECT DISTINCT FullName FROM car_makers	car_1
SELECT FullName FROM car_makers WHERE Country = 'france'	car_1
SELECT count(DISTINCT FullName) FROM car_makers WHERE Country = 'france'	car_1
SELECT DISTINCT CountryName FROM countries	car_1
SELECT DISTINCT CountryName FROM countries WHERE CountryId NOT IN (SELECT Country FROM car_makers)	car_1
SELECT DISTINCT CountryName FROM countries WHERE CountryId NOT IN (SELECT Country FROM car_makers)	car_1
SELECT DISTINCT Country FROM countries	car_1
SELECT T1.Horsepower, T1.Make FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId	car_1
SELECT T1.MakeId FROM car_names AS T1 WHERE Cylinders = 8	car_1
SELECT T1.MakeId FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders = 8	car_1
SELECT T1.MakeId FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders = 8	car_1
SELECT DISTINCT Model FROM car_names	car_1
SELECT DISTINCT Model FROM car_names	car_1
SELECT COUNT(DISTINCT Model) FROM car_names	car_1
SELECT COUNT(DISTINCT Model) FROM car_names	car_1
SELECT COUNT(DISTINCT Model) FROM car_names WHERE FullName = 'General Motors'	car_1
SELECT COUNT(DISTINCT Model) FROM car_names WHERE Weight > 3500	car_1
SELECT COUNT(DISTINCT Model) FROM car_names WHERE Weight > 3500	car_1
SELECT DISTINCT Model FROM car_names WHERE Weight > 3500	car_1
SELECT Year, Weight FROM cars_data	car_1
SELECT DISTINCT Year, Weight FROM cars_data WHERE Weight > 3000	car_1
SELECT DISTINCT Year, Weight FROM cars_data WHERE Weight < 4000	car_1
SELECT DISTINCT Year, Weight FROM cars_data WHERE Weight < 4000	car_1
SELECT Model FROM car_names WHERE MakeId IN (SELECT MakeId FROM car_makers WHERE FullName = 'Ford Motor Company')	car_1
SELECT Model FROM car_names WHERE MakeId NOT IN (SELECT MakeId FROM car_makers WHERE FullName = 'Ford Motor Company')	car_1
SELECT Model FROM car_names WHERE MakeId NOT IN (SELECT MakeId FROM car_makers WHERE FullName = 'Ford Motor Company')	car_1
SELECT Model FROM car_names WHERE MakeId NOT IN (SELECT MakeId FROM car_makers WHERE FullName = 'Ford Motor Company')	car_1
SELECT T1.Id, T1.FullName, T2.Model, T2.Make FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.Id, T1.FullName, T2.Model, T2.Make FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.Id, T1.FullName, T2.Model, T2.Make FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T2.Cylinders >= 2	car_1
SELECT T1.Id, T1.FullName, T2.Model, T2.Make FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T2.Cylinders >= 2	car_1
SELECT count(*) FROM matches	wta_1
SELECT max(minutes) FROM matches	wta_1
SELECT avg(minutes) FROM matches	wta_1
SELECT avg(winner_age) FROM matches	wta_1
SELECT count(*) FROM players	wta_1
SELECT T2.last_name, T2.birth_date FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.tourney_name = 'WTA Championships'	wta_1
SELECT T1.first_name, T1.country_code FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.loser_id	wta_1
SELECT T1.first_name, T1.country_code FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.loser_id WHERE T2.tourney_name = 'Australian Open'	wta_1
SELECT birth_date FROM players WHERE last_name = 'Date' ORDER BY birth_date ASC LIMIT 1	wta_1
SELECT player_id, last_name FROM players ORDER BY birth_date ASC LIMIT 1	wta_1
SELECT first_name, country_code FROM players ORDER BY birth_date ASC LIMIT 1	wta_1
SELECT count(*) FROM players	wta_1
SELECT COUNT(*) FROM players WHERE tourney_id = (SELECT tourney_id FROM rankings ORDER BY tours DESC LIMIT 1)	wta_1
SELECT COUNT(*) FROM rankings	wta_1
SELECT first_name, country_code FROM players	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT T2.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'WTA Championships' AND hand = 'left handed'	wta_1
SELECT Name, Age, Nationality, Year_of_Work FROM conductor	orchestra
SELECT count(*) FROM conductor	orchestra
SELECT Attendance FROM show	orchestra
SELECT AVG(Attendance) FROM show	orchestra
SELECT Name FROM conductor	orchestra
SELECT Name FROM conductor WHERE Year_of_Founded > 2008	orchestra
SELECT DISTINCT Record_Company FROM orchestra	orchestra
SELECT DISTINCT Record_Company FROM orchestra ORDER BY count(*)	orchestra
SELECT Record_Company FROM orchestra	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003	orchestra
SELECT Template_ID FROM Documents	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Documents	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%some text%'	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%some text%'	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%some text%'	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PP' OR Template_Type_Code = 'PPT'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code < 3)	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Document_Name FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID JOIN Templates AS T3 ON T2.Template_ID = T3.Template_ID WHERE T3.Template_Type_Code = T1.Template_Type_Code	cre_Doc_Template_Mgt
SELECT T1.Document_Name FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID JOIN Templates AS T3 ON T2.Template_ID = T3.Template_ID WHERE T3.Template_Type_Code = T1.Template_Type_Code AND T1.Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Description = 'Presentation'	cre_Doc_Template_Mgt
SELECT Paragraph_Text FROM Paragraphs	cre_Doc_Template_Mgt
SELECT count(*) FROM Paragraphs	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM Documents	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM Documents	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM Documents	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM Documents	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM Documents	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM Documents ORDER BY length(document_name) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs ORDER BY count(*)	cre_Doc_Template_Mgt
SELECT Song_Name FROM singer	concert_singer
SELECT YEAR FROM singer	concert_singer
SELECT Name FROM singer ORDER BY Age	concert_singer
SELECT Name FROM singer ORDER BY Age	concert_singer
SELECT Country FROM singer	concert_singer
SELECT Country FROM singer WHERE Age > 20	concert_singer
SELECT DISTINCT Country FROM singer WHERE Age > 20	concert_singer
SELECT AVG(Age) FROM singer	concert_singer
SELECT Name FROM singer WHERE Age > (SELECT Age FROM singer)	concert_singer
SELECT Name FROM stadium	concert_singer
SELECT Name FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT Location FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT Name, Capacity FROM stadium	concert_singer
SELECT Name, Capacity FROM stadium ORDER BY YEAR DESC	concert_singer
SELECT Name, Capacity FROM stadium ORDER BY YEAR DESC	concert_singer
SELECT stadium_id FROM concert	concert_singer
SELECT stadium_id FROM stadium WHERE stadium_id NOT IN (SELECT concert_id FROM concert)	concert_singer
SELECT T1.Title, T1.Sales FROM song AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT T1.Name, SUM(T1.Sales) FROM song AS T1 JOIN singer AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT Singer_ID FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING COUNT(*) >= 1)	singer
SELECT Name FROM singer WHERE Singer_ID NOT IN (SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING COUNT(*) >= 1)	singer
SELECT Name FROM shop	employee_hire_evaluation
SELECT SUM(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT Manager_name, District FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT count(*) FROM museum	museum_visit
SELECT avg(num_of_staff) FROM museum	museum_visit
SELECT Name FROM museum WHERE Num_of_Staff = (SELECT MAX(num_of_staff) FROM museum)	museum_visit
SELECT Museum_ID FROM museum	museum_visit
SELECT v.Name FROM visitor v JOIN visit v1 ON v.ID = v1.visitor_ID WHERE v1.Num_of_Ticket > 0	museum_visit
SELECT v.Name FROM visitor v JOIN visit v1 ON v.ID = v1.visitor_ID WHERE v1.Num_of_Ticket > 0	museum_visit
SELECT v.Name FROM visitor v JOIN visit v1 ON v.ID = v1.visitor_ID WHERE v1.Num_of_Ticket > 0	museum_visit
SELECT SUM(Total_spent) FROM visit	museum_visit
SELECT Name FROM visitor WHERE ID = (SELECT visitor_ID FROM visit ORDER BY Total_spent DESC LIMIT 1)	museum_visit
SELECT visitor_ID, Level_of_membership FROM visit	museum_visit
SELECT SUM(T1.Num_of_Ticket) FROM visit AS T1 JOIN museum AS T2 ON T1.Museum_ID = T2.Museum_ID	museum_visit
SELECT T1.visitor_ID FROM visit AS T1 JOIN museum AS T2 ON T1.Museum_ID = T2.Museum_ID GROUP BY T1.visitor_ID ORDER BY SUM(T1.Num_of_Ticket) DESC LIMIT 1	museum_visit
SELECT T1.Name, T1.Age FROM visit AS T1 JOIN museum AS T2 ON T1.Museum_ID = T2.Museum_ID	museum_visit
SELECT count(*) FROM Highschooler	network_1
SELECT grade FROM Highschooler WHERE grade IN (11, 12)	network_1
SELECT count(*) FROM Highschooler WHERE grade IN (9, 10)	network_1
SELECT count(*) FROM Highschooler	network_1
SELECT count(*) FROM Highschooler	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING count(*) >= 10	network_1
SELECT count(*) FROM Highschooler WHERE grade >= 4	network_1
SELECT student_id, grade FROM Highschooler	network_1
SELECT AVG(grade) FROM Friend	network_1
SELECT student_id FROM Friend	network_1
SELECT student_id FROM Friend	network_1
SELECT Age FROM teacher	course_teach
SELECT Hometown FROM teacher	course_teach
SELECT Name FROM teacher ORDER BY Age	course_teach
SELECT Name FROM teacher ORDER BY Age ASC LIMIT 1	course_teach
SELECT Hometown FROM teacher ORDER BY Age ASC LIMIT 1	course_teach
SELECT T2.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT T1.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT T1.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID	course_teach
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT count(*) FROM AREA_CODE_STATE	voter_1
SELECT * FROM contestants	voter_1
SELECT contestant_name FROM contestants	voter_1
SELECT contestant_number FROM contestants	voter_1
SELECT contestant_name FROM contestants ORDER BY contestant_name DESC	voter_1
SELECT contestant_name FROM contestants	voter_1
SELECT contestant_name FROM contestants	voter_1
SELECT contestant_name FROM contestants ORDER BY votes DESC LIMIT 1	voter_1
SELECT contestant_number, contestant_name FROM contestants ORDER BY votes DESC LIMIT 1	voter_1
SELECT * FROM VOTES	voter_1
SELECT * FROM VOTES WHERE state = 'NY' OR state = 'CA'	voter_1
SELECT count(*) FROM VOTES	voter_1
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT area_code FROM VOTES GROUP BY area_code ORDER BY COUNT(*) DESC LIMIT 1	voter_1
SELECT COUNT(student_id) FROM Student_Enrolment_Courses WHERE degree_program_id = 2 AND semester_id = 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students	student_transcripts_tracking
SELECT T2.course_description FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id WHERE T1.student_course_id IS NULL	student_transcripts_tracking
SELECT T2.course_description FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id WHERE T1.student_course_id IS NULL	student_transcripts_tracking
SELECT course_name FROM Courses ORDER BY count(*) ASC LIMIT 1	student_transcripts_tracking
SELECT count(*) FROM Student_Enrolment	student_transcripts_tracking
SELECT course_name FROM Courses ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.line_1 FROM Addresses AS T1 JOIN Students AS T2 ON T1.address_id = T2.current_address_id WHERE T2.first_name = 'Timothy' AND T2.last_name = 'Ward'	student_transcripts_tracking
SELECT T1.cell_mobile_number FROM Addresses AS T1 JOIN Students AS T2 ON T1.address_id = T2.current_address_id WHERE T2.first_name = 'Timothy' AND T2.last_name = 'Ward'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered DESC LIMIT 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered DESC LIMIT 1	student_transcripts_tracking
SELECT MIN(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT MIN(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT * FROM Owners	dog_kennels
SELECT * FROM Owners	dog_kennels
SELECT state FROM Owners	dog_kennels
SELECT state FROM Owners	dog_kennels
SELECT breed_code, COUNT(*) FROM Dogs GROUP BY breed_code	dog_kennels
SELECT breed_code, COUNT(*) FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 2	dog_kennels
SELECT breed_code, COUNT(*) FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 2	dog_kennels
SELECT breed_name FROM Breeds	dog_kennels
SELECT T1.name, SUM(T2.cost_of_treatment) AS total_cost FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id	dog_kennels
SELECT T1.owner_id, SUM(T2.cost_of_treatment) AS total_cost FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id	dog_kennels
SELECT T1.owner_id, SUM(T2.cost_of_treatment) AS total_cost FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id ORDER BY total_cost DESC LIMIT 1	dog_kennels
SELECT T1.first_name, T2.treatment_type_description FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT T1.first_name, T2.treatment_type_description FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT T1.first_name, T2.treatment_type_description FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id WHERE T2.treatment_type_code = 1	dog_kennels
SELECT T1.first_name, T2.treatment_type_description FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id WHERE T2.treatment_type_code = 1	dog_kennels
SELECT T2.city, T2.state FROM Professionals AS T1 JOIN Owners AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT T2.city, T2.state FROM Owners AS T2 WHERE T2.state = 'Hawaii'	dog_kennels
SELECT T2.email_address FROM Owners AS T2 WHERE T2.state = 'Wisconsin'	dog_kennels
SELECT owner_id, first_name, last_name, street, city, state, zip_code, email_address, home_phone, cell_number FROM Owners	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE state = 'Arizona'	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs)	dog_kennels
