SELECT Airline FROM airlines	flight_2
SELECT COUNT(*) FROM airlines	flight_2
SELECT AirportName FROM airports	flight_2
SELECT COUNT(*) FROM airlines	flight_2
SELECT * FROM flights	flight_2
SELECT COUNT(*) FROM airlines	flight_2
SELECT T1.FlightNo FROM flights AS T1 JOIN airports AS T2 ON T1.SourceAirport = T2.AirportCode WHERE T2.City = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM airlines	flight_2
SELECT Abbreviation, Country FROM airlines	flight_2
SELECT T1.Airline, T1.FlightNo FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline GROUP BY T1.uid ORDER BY COUNT(*)	flight_2
SELECT Airline FROM airlines GROUP BY Airline ORDER BY COUNT(*) LIMIT 1	flight_2
SELECT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = 'CVO'	flight_2
SELECT AirportName FROM airports EXCEPT SELECT T1.airportname FROM airports AS T1 JOIN flights AS T2 ON T1.airportcode = T2.destairport WHERE T1.airportcode = 'APG'	flight_2
SELECT FlightNo FROM flights	flight_2
SELECT T1.FlightNo FROM flights AS T1 JOIN airports AS T2 ON T1.SourceAirport = T2.AirportCode WHERE T2.AirportCode = 'APG'	flight_2
SELECT Fname FROM Student WHERE Sex = 'F'	pets_1
SELECT StuID FROM Has_Pet	pets_1
SELECT COUNT(*) FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID WHERE T2.PetType = 'dog'	pets_1
SELECT DISTINCT PetType FROM Pets	pets_1
SELECT COUNT(*) FROM Student	pets_1
SELECT Fname FROM Student	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'cat'	pets_1
SELECT Fname, LName FROM Student WHERE Major = 'Dog' UNION SELECT Fname, LName FROM Student WHERE Major = 'Dog'	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.pet_type = 'dog'	pets_1
SELECT StuID FROM Student EXCEPT SELECT StuID FROM Has_Pet WHERE PetType = 'cat'	pets_1
SELECT Fname, Age FROM Student	pets_1
SELECT T1.pet_type FROM Pets AS T1 JOIN Has_Pet AS T2 ON T1.PetID = T2.PetID ORDER BY T2.pet_age LIMIT 1	pets_1
SELECT PetType FROM Pets	pets_1
SELECT PetID, weight FROM Pets	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID	pets_1
SELECT Fname FROM Student WHERE LName = 'Smith'	pets_1
SELECT PetID FROM Has_Pet	pets_1
SELECT Fname, Sex FROM Student	pets_1
SELECT T1.Fname, T1.LName FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID GROUP BY T1.StuID HAVING COUNT(*) > 1	pets_1
SELECT PetID FROM Pets WHERE PetType = 'cat' AND Age = 3	pets_1
SELECT T1.Fname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'cat'	pets_1
SELECT LName FROM Student	pets_1
SELECT District FROM city	world_1
SELECT T1.Name FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T1.Name = 'Kabul'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'French'	world_1
SELECT DISTINCT District FROM city	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'Dutch' OR T2.Language = 'English'	world_1
SELECT T1.Name, T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode	world_1
SELECT Name FROM country WHERE Language = 'English' OR Language = 'Dutch'	world_1
SELECT * FROM country WHERE Continent = 'Europe'	world_1
SELECT MIN(SurfaceArea) FROM country	world_1
SELECT Name FROM country WHERE SurfaceArea > (SELECT MAX(SurfaceArea) FROM country)	world_1
SELECT Name FROM country ORDER BY Population LIMIT 1	world_1
SELECT Name, IndepYear, SurfaceArea FROM city WHERE Name = 'Independence'	world_1
SELECT Name FROM country ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Population, Name, HeadOfState FROM country	world_1
SELECT Name FROM city	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Rating FROM TV_series WHERE Episode = 'Double Down'	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'Keepers'	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT Rating FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Weekly_Rank FROM TV_series	tvshow
SELECT T1.Channel FROM TV_Channel AS T1 JOIN TV_series AS T2 ON T1.id = T2.Channel WHERE T2.episode = 'And What Is Its TV Channel?'	tvshow
SELECT Country FROM TV_Channel WHERE Channel IN (SELECT T1.id FROM Cartoon AS T1 JOIN TV_Channel AS T2 ON T1.Channel = T2.id WHERE T1.Written_by = 'Steven Melching')	tvshow
SELECT Country FROM TV_Channel EXCEPT SELECT T1.Country FROM TV_Channel AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Written_by = 'Todd Casey'	tvshow
SELECT Money_Rank FROM poker_player	poker_player
SELECT People_ID FROM poker_player ORDER BY Final_Table_Made DESC	poker_player
SELECT * FROM poker_player ORDER BY Final_Table_Made DESC LIMIT 1	poker_player
SELECT Name FROM people	poker_player
SELECT poker_player.Poker_Player_ID, people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY poker_player.Final_Table_Made	poker_player
SELECT Height FROM people	poker_player
SELECT Name FROM people ORDER BY Height DESC LIMIT 1	poker_player
SELECT Money_Rank FROM poker_player WHERE People_ID = 1	poker_player
SELECT Nationality FROM people	poker_player
SELECT Nationality, COUNT(*) FROM people GROUP BY Nationality	poker_player
SELECT Nationality, COUNT(*) FROM people GROUP BY Nationality	poker_player
SELECT * FROM poker_player	poker_player
SELECT * FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people	poker_player
SELECT T1.id, T1.name, T1.killed, T1.injured FROM battle AS T1 JOIN death AS T2 ON T1.id = T2.caused_by_ship_id	battle_death
SELECT T1.note FROM death AS T1 JOIN battle AS T2 ON T1.caused_by_ship_id = T2.id GROUP BY T1.caused_by_ship_id HAVING COUNT(*) >= 10	battle_death
SELECT T1.id, T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.location = 'English Channel'	battle_death
SELECT name FROM battle EXCEPT SELECT T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle	battle_death
SELECT name, result, bulgarian_commander FROM battle	battle_death
SELECT COUNT(DISTINCT Continent) FROM continents	car_1
SELECT Id, CountryName FROM countries	car_1
SELECT CountryName FROM countries	car_1
SELECT Continent, COUNT(*) FROM continents GROUP BY Continent	car_1
SELECT T1.Id, T2.Model FROM car_names AS T1 JOIN cars_data AS T2 ON T1.MakeId = T2.Id WHERE T2.Year = 1970	car_1
SELECT Horsepower, MPG FROM cars_data	car_1
SELECT T1.FullName, T2.Make FROM car_makers AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId	car_1
SELECT DISTINCT T1.Maker FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT FullName, Country FROM car_makers	car_1
SELECT T1.Continent, T2.CountryName FROM continents AS T1 JOIN countries AS T2 ON T1.ContId = T2.Continent	car_1
SELECT COUNT(*), Continent FROM car_makers GROUP BY Continent	car_1
SELECT DISTINCT FullName FROM car_makers	car_1
SELECT CountryName FROM countries	car_1
SELECT FullName FROM car_makers WHERE Country = 'france'	car_1
SELECT COUNT(*) FROM cars_data	car_1
SELECT DISTINCT CountryName FROM countries	car_1
SELECT CountryName FROM countries WHERE CountryId NOT IN (SELECT Country FROM car_makers)	car_1
SELECT * FROM cars_data GROUP BY Id HAVING COUNT(*) >= 1	car_1
SELECT CountryId FROM countries	car_1
SELECT Horsepower, Make FROM cars_data	car_1
SELECT Model FROM model_list WHERE Cylinders = 8	car_1
SELECT COUNT(*) FROM cars_data	car_1
SELECT Make FROM car_names ORDER BY Horsepower DESC LIMIT 1	car_1
SELECT DISTINCT T1.Model FROM model_list AS T1 JOIN car_names AS T2 ON T1.Model = T2.Model	car_1
SELECT DISTINCT Make FROM car_names	car_1
SELECT COUNT(*), FullName FROM car_makers GROUP BY FullName	car_1
SELECT T2.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.Model = T2.Model GROUP BY T1.Model ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT COUNT(DISTINCT T1.Model) FROM model_list AS T1 JOIN car_makers AS T2 ON T1.Maker = T2.Id WHERE T2.FullName = 'General Motors'	car_1
SELECT COUNT(DISTINCT Model) FROM car_names WHERE Weight > 3500	car_1
SELECT COUNT(*) FROM model_list WHERE Cylinders = 4 OR Cylinders = 6 OR Cylinders = 8	car_1
SELECT DISTINCT T2.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.Model = T2.Model	car_1
SELECT Year, Weight FROM cars_data	car_1
SELECT DISTINCT T1.Year FROM cars_data AS T1 JOIN car_names AS T2 ON T1.Id = T2.MakeId WHERE T2.Weight > 3000	car_1
SELECT DISTINCT Year FROM cars_data WHERE Weight < 4000	car_1
SELECT DISTINCT Year FROM cars_data WHERE Id IN (SELECT Id FROM car_names)	car_1
SELECT T2.Model FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T1.FullName = 'Ford Motor Company'	car_1
SELECT Model FROM model_list EXCEPT SELECT Model FROM model_list	car_1
SELECT T1.Make, T1.Weight FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.Make WHERE T2.Year = 2000	car_1
SELECT DISTINCT T2.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.Model = T2.Model WHERE T1.Horsepower < 3500	car_1
SELECT T1.Id, T1.Maker, T2.Model, T2.Make FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.Id, T2.Make FROM car_names AS T1 JOIN model_list AS T2 ON T1.Model = T2.Model	car_1
SELECT T1.CountryName FROM countries AS T1 JOIN car_makers AS T2 ON T1.CountryId = T2.Country WHERE T2.Maker IN (SELECT T1.Country FROM countries AS T1 JOIN car_makers AS T2 ON T1.CountryId = T2.Country GROUP BY T1.Country HAVING COUNT(*) >= 2)	car_1
SELECT T1.Make, COUNT(*) FROM car_names AS T1 JOIN car_makers AS T2 ON T1.MakeId = T2.Id GROUP BY T1.Make HAVING COUNT(*) > 3	car_1
SELECT COUNT(*) FROM matches	wta_1
SELECT MAX(minutes) FROM matches	wta_1
SELECT AVG(winner_rank_points) FROM rankings	wta_1
SELECT winner_age, loser_age FROM matches	wta_1
SELECT COUNT(*) FROM players	wta_1
SELECT T1.last_name, T1.birth_date FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.winner_id WHERE T2.tourney_name = 'WTA Championships'	wta_1
SELECT first_name, country_code FROM players	wta_1
SELECT winner_name FROM matches WHERE tourney_name = 'Australian Open' AND winner_id IN (SELECT player_id FROM players WHERE last_name = 'Won')	wta_1
SELECT birth_date FROM players ORDER BY birth_date DESC LIMIT 1	wta_1
SELECT player_id, last_name FROM players WHERE last_name = 'Last'	wta_1
SELECT first_name, country_code FROM players	wta_1
SELECT COUNT(*) FROM players	wta_1
SELECT COUNT(*) FROM rankings AS T1 JOIN players AS T2 ON T1.player_id = T2.player_id WHERE T1.tours = (SELECT MIN(tours) FROM rankings AS T1 JOIN players AS T2 ON T1.player_id = T2.player_id)	wta_1
SELECT tours FROM rankings GROUP BY tours ORDER BY COUNT(*) DESC LIMIT 1	wta_1
SELECT first_name, country_code FROM players	wta_1
SELECT T1.loser_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT best_of, draw_size, loser_age, loser_entry, loser_hand, loser_ht, loser_id, loser_ioc, loser_name, loser_rank, loser_rank_points, loser_seed, match_num, minutes, round, score, surface, tourney_date, tourney_id, tourney_level, tourney_name, winner_age, winner_entry, winner_hand, winner_ht, winner_id, winner_ioc, winner_name, winner_rank, winner_rank_points, winner	wta_1
SELECT winner_name FROM matches ORDER BY winner_age DESC LIMIT 1	wta_1
SELECT T1.loser_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id ORDER BY T2.loser_age DESC LIMIT 3	wta_1
SELECT winner_name FROM matches ORDER BY winner_age DESC LIMIT 3	wta_1
SELECT T1.rank, T1.player_id FROM rankings AS T1 JOIN players AS T2 ON T1.player_id = T2.player_id WHERE T2.birth_date < '1990-01-01'	wta_1
SELECT COUNT(DISTINCT loser_id) FROM matches WHERE tourney_name = 'Australian Open'	wta_1
SELECT winner_name FROM matches ORDER BY winner_age DESC LIMIT 1	wta_1
SELECT T1.best_of, T1.draw_size, T1.loser_age, T1.loser_entry, T1.loser_hand, T1.loser_ht, T1.loser_id, T1.loser_ioc, T1.loser_name, T1.loser_rank, T1.loser_rank_points, T1.loser_seed, T1.year FROM matches AS T1 JOIN players AS T2 ON T1.loser_id = T2.player	wta_1
SELECT * FROM conductor	orchestra
SELECT COUNT(*) FROM conductor	orchestra
SELECT Attendance FROM show	orchestra
SELECT AVG(Attendance) FROM show	orchestra
SELECT Name FROM conductor	orchestra
SELECT T1.Name FROM conductor AS T1 JOIN orchestra AS T2 ON T1.Conductor_ID = T2.Conductor_ID WHERE T2.Year_of_Founded > 2008	orchestra
SELECT Major_Record_Format FROM orchestra	orchestra
SELECT T1.Name FROM conductor AS T1 JOIN performance AS T2 ON T1.Conductor_ID = T2.Conductor_ID GROUP BY T1.Conductor_ID ORDER BY COUNT(*)	orchestra
SELECT Record_Company FROM orchestra	orchestra
SELECT T1.Orchestra FROM orchestra AS T1 JOIN show AS T2 ON T1.Orchestra_ID = T2.Orchestra_ID WHERE T1.Year_of_Founded < 2003	orchestra
SELECT T1.Orchestra FROM orchestra AS T1 JOIN show AS T2 ON T1.Orchestra_ID = T2.Orchestra_ID WHERE T1.Year_of_Founded > 2003	orchestra
SELECT T1.Orchestra FROM orchestra AS T1 JOIN show AS T2 ON T1.Orchestra_ID = T2.Orchestra_ID WHERE T1.Year_of_Founded < 2003 INTERSECT SELECT T1.Orchestra FROM orchestra AS T1 JOIN show AS T2 ON T1.Orchestra_ID = T2.Orchestra_ID WHERE T1.Year_of_Founded > 2003	orchestra
SELECT Document_ID FROM Documents	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Document_Name, COUNT(*) FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID GROUP BY T1.Document_Name	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates GROUP BY Template_ID ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates EXCEPT SELECT T1.Template_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PP' OR Template_Type_Code = 'PPT'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID, COUNT(*) FROM Templates GROUP BY Template_ID	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID, COUNT(*) FROM Templates GROUP BY Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates GROUP BY Template_ID HAVING COUNT(*) < 3	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Document_Name, T2.Document_ID FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Code FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Template_Details, T2.Template_Type_Description FROM Templates AS T1 JOIN Ref_Template_Types AS T2 ON T1.Template_Type_Code = T2.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates	cre_Doc_Template_Mgt
SELECT T1.Template_Type_Description, T2.Template_Details FROM Ref_Template_Types AS T1 JOIN Templates AS T2 ON T1.Template_Type_Code = T2.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Presentation')	cre_Doc_Template_Mgt
SELECT Paragraph_Text FROM Paragraphs	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Document_Name, COUNT(*) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_Name	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Paragraph_ID FROM Paragraphs	cre_Doc_Template_Mgt
SELECT T1.Template_ID, COUNT(*) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_ID	cre_Doc_Template_Mgt
SELECT Document_Name FROM Documents ORDER BY Document_Name DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs	cre_Doc_Template_Mgt
SELECT T1.Template_ID, COUNT(*) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID, COUNT(*) FROM Documents GROUP BY Template_ID ORDER BY COUNT(*) DESC	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates GROUP BY Template_ID ORDER BY COUNT(*) LIMIT 1	cre_Doc_Template_Mgt
SELECT Song_Name FROM singer	concert_singer
SELECT Song_release_year FROM singer	concert_singer
SELECT T1.Name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T1.Age	concert_singer
SELECT Song_Name FROM singer ORDER BY Age LIMIT 1	concert_singer
SELECT Country FROM singer	concert_singer
SELECT * FROM stadium WHERE Capacity > 20	concert_singer
SELECT DISTINCT Country FROM singer	concert_singer
SELECT AVG(Age) FROM singer	concert_singer
SELECT T2.Song_Name FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T1.Age > 30	concert_singer
SELECT Name FROM stadium	concert_singer
SELECT stadium.Name FROM stadium WHERE Stadium_ID IN (SELECT T1.Stadium_ID FROM concert AS T1 JOIN stadium AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Capacity BETWEEN 5000 AND 10000)	concert_singer
SELECT T1.Location FROM stadium AS T1 JOIN singer AS T2 ON T1.Stadium_ID = T2.Stadium_ID	concert_singer
SELECT Name, Capacity FROM stadium	concert_singer
SELECT concert_Name FROM concert WHERE Year >= 2014 ORDER BY COUNT(*) DESC	concert_singer
SELECT Name FROM singer ORDER BY Age DESC LIMIT 1	concert_singer
SELECT DISTINCT Stadium_ID FROM concert	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT Title, Sales FROM song	singer
SELECT T1.Name, SUM(T2.Sales) FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID GROUP BY T1.Singer_ID	singer
SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING COUNT(*) >= 1	singer
SELECT Name FROM singer EXCEPT SELECT T1.Name FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT Name FROM shop	employee_hire_evaluation
SELECT SUM(Number_products) FROM shop	employee_hire_evaluation
SELECT Name FROM shop ORDER BY Number_products DESC LIMIT 1	employee_hire_evaluation
SELECT Manager_name, District FROM shop	employee_hire_evaluation
SELECT COUNT(*) FROM museum	museum_visit
SELECT AVG(Num_of_Staff) FROM museum	museum_visit
SELECT Name FROM museum ORDER BY Num_of_Staff DESC LIMIT 1	museum_visit
SELECT Museum_ID FROM museum	museum_visit
SELECT T1.Name FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID	museum_visit
SELECT T1.Name FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T1.ID HAVING COUNT(*) > 1	museum_visit
SELECT ID, Age FROM visitor	museum_visit
SELECT SUM(Num_of_Ticket) FROM visit	museum_visit
SELECT T1.Name FROM visitor AS T1 JOIN visit AS T2 ON T1.ID = T2.visitor_ID GROUP BY T1.ID ORDER BY SUM(T2.Total_spent) DESC LIMIT 1	museum_visit
SELECT ID, Level_of_membership FROM visitor	museum_visit
SELECT SUM(Num_of_Ticket) FROM visit	museum_visit
SELECT visitor_ID FROM visit GROUP BY visitor_ID ORDER BY COUNT(*) DESC LIMIT 1	museum_visit
SELECT Name, Age FROM visitor	museum_visit
SELECT COUNT(*) FROM Highschooler	network_1
SELECT grade, COUNT(*) FROM Highschooler WHERE grade = 11 OR grade = 12 GROUP BY grade	network_1
SELECT COUNT(*) FROM Highschooler WHERE grade = 9 OR grade = 10	network_1
SELECT COUNT(*) FROM Highschooler	network_1
SELECT grade, COUNT(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING COUNT(*) >= 10	network_1
SELECT * FROM Highschooler WHERE grade >= 4	network_1
SELECT ID, grade FROM Highschooler	network_1
SELECT AVG(grade) FROM Highschooler	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT T1.name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id	network_1
SELECT Age FROM teacher	course_teach
SELECT Hometown FROM teacher	course_teach
SELECT Name FROM teacher ORDER BY Age	course_teach
SELECT Name FROM teacher ORDER BY Age LIMIT 1	course_teach
SELECT Hometown FROM teacher	course_teach
SELECT Hometown FROM teacher	course_teach
SELECT Name FROM teacher ORDER BY Hometown	course_teach
SELECT Hometown, COUNT(*) FROM teacher GROUP BY Hometown	course_teach
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT COUNT(*) FROM CONTESTANTS	voter_1
SELECT * FROM CONTESTANTS	voter_1
SELECT T1.contestant_name FROM CONTESTANTS AS T1 JOIN VOTES AS T2 ON T1.contestant_number = T2.contestant_number	voter_1
SELECT contestant_number FROM VOTES	voter_1
SELECT contestant_name FROM CONTESTANTS ORDER BY contestant_name DESC	voter_1
SELECT contestant_name FROM CONTESTANTS	voter_1
SELECT * FROM VOTES	voter_1
SELECT T1.contestant_name FROM CONTESTANTS AS T1 JOIN VOTES AS T2 ON T1.contestant_number = T2.contestant_number GROUP BY T1.contestant_number ORDER BY COUNT(*) LIMIT 1	voter_1
SELECT T1.contestant_number, T2.contestant_name FROM CONTESTANTS AS T1 JOIN VOTES AS T2 ON T1.contestant_number = T2.contestant_number	voter_1
SELECT * FROM VOTES	voter_1
SELECT * FROM VOTES WHERE state = 'NY' OR state = 'CA'	voter_1
SELECT COUNT(*) FROM VOTES	voter_1
SELECT area_code, state FROM AREA_CODE_STATE	voter_1
SELECT * FROM VOTES	voter_1
SELECT area_code, COUNT(*) FROM VOTES GROUP BY area_code	voter_1
SELECT T1.area_code FROM AREA_CODE_STATE AS T1 JOIN VOTES AS T2 ON T1.area_code = T2.state GROUP BY T1.area_code ORDER BY COUNT(*) DESC LIMIT 1	voter_1
SELECT COUNT(*) FROM Student_Enrolment_Courses AS T1 JOIN Courses AS T2 ON T1.course_id = T2.course_id WHERE T1.semester_id = (SELECT semester_id FROM Semesters GROUP BY semester_id ORDER BY COUNT(*) DESC LIMIT 1)	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students	student_transcripts_tracking
SELECT semester_description FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id = 1	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_name ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT COUNT(*) FROM Student_Enrolment_Courses JOIN Courses ON Student_Enrolment_Courses.course_id = Courses.course_id GROUP BY Student_Enrolment_Courses.course_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.course_id = T2.course_id	student_transcripts_tracking
SELECT T1.current_address_id FROM Addresses AS T1 JOIN Students AS T2 ON T1.address_id = T2.current_address_id WHERE T2.first_name = 'Timothy' AND T2.last_name = 'Ward'	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE student_id = 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_first_registered DESC LIMIT 1	student_transcripts_tracking
SELECT first_name FROM Students ORDER BY date_first_registered LIMIT 1	student_transcripts_tracking
SELECT transcript_date FROM Transcripts ORDER BY transcript_date LIMIT 1	student_transcripts_tracking
SELECT * FROM Transcripts ORDER BY transcript_date DESC LIMIT 1	student_transcripts_tracking
SELECT * FROM Owners	dog_kennels
SELECT role_code FROM Professionals	dog_kennels
SELECT state FROM Owners	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT breed_code, COUNT(*) FROM Dogs GROUP BY breed_code	dog_kennels
SELECT breed_code FROM Breeds GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 2	dog_kennels
SELECT breed_name FROM Breeds GROUP BY breed_name ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT breed_name FROM Breeds	dog_kennels
SELECT T1.name, SUM(T2.cost_of_treatment) FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T1.dog_id	dog_kennels
SELECT T1.first_name, T1.last_name, T2.cost_of_treatment FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT T1.owner_id, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id GROUP BY T1.owner_id ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T1.first_name, T2.treatment_type_code FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT COUNT(*) FROM Dogs	dog_kennels
SELECT T1.professional_id, T1.cell_number FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id GROUP BY T1.professional_id HAVING COUNT(*) = 1	dog_kennels
SELECT Treatment_Types.treatment_type_description FROM Treatments JOIN Treatment_Types ON Treatments.treatment_type_code = Treatment_Types.treatment_type_code GROUP BY Treatment_Types.treatment_type_code HAVING COUNT(*) >= 2	dog_kennels
SELECT city, state FROM Professionals	dog_kennels
SELECT COUNT(*) FROM Professionals WHERE state = 'Hawaii'	dog_kennels
SELECT email_address FROM Professionals WHERE state = 'Hawaii' OR state = 'Wisconsin'	dog_kennels
SELECT * FROM Owners	dog_kennels
SELECT COUNT(*) FROM Owners WHERE state = 'Arizona'	dog_kennels
SELECT * FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs)	dog_kennels
