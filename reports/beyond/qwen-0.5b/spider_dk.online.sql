SELECT count(*) FROM singer	new_concert_singer
SELECT Name, Country FROM singer ORDER BY Age DESC	new_concert_singer
SELECT AVG(Singer_ID), MIN(Singer_ID), MAX(Singer_ID) FROM singer WHERE Country = 'France'	new_concert_singer
SELECT AVG(Singer_ID), MIN(Singer_ID), MAX(Singer_ID) FROM singer WHERE Country = 'France'	new_concert_singer
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T1.Is_male = true ORDER BY T1.Birthday ASC LIMIT 1	new_concert_singer
SELECT T1.Name, T1.Song_release_year FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T1.Song_release_year = (SELECT MIN(Song_release_year) FROM singer)	new_concert_singer
SELECT DISTINCT Country FROM singer WHERE Birthday LIKE '2001%'	new_concert_singer
SELECT DISTINCT Country FROM singer WHERE Birthday LIKE '2001%'	new_concert_singer
SELECT Country, COUNT(*) FROM singer GROUP BY Country	new_concert_singer
SELECT Country, COUNT(*) FROM singer GROUP BY Country	new_concert_singer
SELECT song_name FROM singer WHERE age = (SELECT avg(age) FROM singer)	new_concert_singer
SELECT song_name FROM singer WHERE song_release_year > (SELECT AVG(song_release_year) FROM singer)	new_concert_singer
SELECT LOCATION, Name FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	new_concert_singer
SELECT AVG(Capacity), MAX(Capacity) FROM stadium	new_concert_singer
SELECT COUNT(concert_ID) FROM concert WHERE YEAR > 2014	new_concert_singer
SELECT T1.Name, T1.Capacity FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year >= 2014 GROUP BY T1.Stadium_ID ORDER BY COUNT(*) DESC LIMIT 1	new_concert_singer
SELECT Name, Highest FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year > 2013 GROUP BY Stadium_ID ORDER BY COUNT(*) DESC LIMIT 1)	new_concert_singer
SELECT T1.concert_name FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.concert_id = T2.concert_id ORDER BY T1.year ASC LIMIT 1	new_concert_singer
SELECT MAX(Average) FROM stadium	new_concert_singer
SELECT MIN(Average) FROM stadium	new_concert_singer
SELECT MIN(Average) FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert WHERE Year = 2014)	new_concert_singer
SELECT T1.Name, T1.Theme, COUNT(T2.Singer_ID) FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID GROUP BY T1.Stadium_ID	new_concert_singer
SELECT T1.Name, T1.Theme, COUNT(T2.Singer_ID) FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID GROUP BY T1.Stadium_ID	new_concert_singer
SELECT s.Name, COUNT(c.Concert_ID) FROM singer s JOIN singer_in_concert si ON s.Singer_ID = si.Singer_ID JOIN concert c ON si.Concert_ID = c.Concert_ID GROUP BY s.Singer_ID	new_concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE concert_ID IN (SELECT concert_ID FROM concert WHERE Year < 2014))	new_concert_singer
SELECT T1.Name, T1.Country FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID JOIN concert AS T3 ON T2.concert_ID = T3.concert_ID JOIN song AS T4 ON T3.concert_ID = T4.concert_ID WHERE T4.Title LIKE '%Hey%'	new_concert_singer
SELECT MIN(Average) AS Lowest_Attendance, MAX(Average) AS Highest_Attendance FROM stadium WHERE YEAR BETWEEN 2014 AND 2015	new_concert_singer
SELECT MIN(Average) AS Lowest_Attendance, MAX(Average) AS Highest_Attendance FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year = '2014' INTERSECT SELECT Stadium_ID FROM concert WHERE Year = '2015')	new_concert_singer
SELECT COUNT(concert_ID) FROM concert WHERE Stadium_ID = (SELECT Stadium_ID FROM stadium ORDER BY Capacity DESC LIMIT 1)	new_concert_singer
SELECT COUNT(*) FROM Pets WHERE weight > 10	new_pets_1
SELECT COUNT(*) FROM Pets WHERE weight > 10	new_pets_1
SELECT weight FROM Pets WHERE PetType = 'dog' ORDER BY birthdate ASC LIMIT 1	new_pets_1
SELECT PetType, MAX(weight) FROM Pets	new_pets_1
SELECT PetType, MAX(weight) FROM Pets	new_pets_1
SELECT COUNT(*) FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE Age > 20))	new_pets_1
SELECT COUNT(*) FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE Age > 20))	new_pets_1
SELECT COUNT(*) FROM Pets WHERE PetType = 'Puppy'	new_pets_1
SELECT COUNT(*) FROM Pets WHERE PetType = 'Puppy'	new_pets_1
SELECT count(DISTINCT PetType) FROM Pets	new_pets_1
SELECT count(DISTINCT PetType) FROM Pets	new_pets_1
SELECT T1.fname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType IN ('Kitten', 'Puppy')	new_pets_1
SELECT T1.fname, T1.lname FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'Kitten' AND T3.PetType = 'Puppy'	new_pets_1
SELECT Major, Age FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet WHERE PetType = 'Kitten')	new_pets_1
SELECT StuID FROM Has_Pet WHERE PetID NOT IN (SELECT PetID FROM Pets WHERE PetType = 'Kitten')	new_pets_1
SELECT T1.fname, T1.age FROM Student AS T1 JOIN Has_Pet AS T2 ON T1.StuID = T2.StuID JOIN Pets AS T3 ON T2.PetID = T3.PetID WHERE T3.PetType = 'dog' AND T3.PetID NOT IN (SELECT PetID FROM Has_Pet WHERE PetID = T2.PetID)	new_pets_1
SELECT PetType, weight FROM Pets ORDER BY weight ASC LIMIT 1	new_pets_1
SELECT PetType, MIN(StuID), MAX(StuID) FROM Pets GROUP BY PetType	new_pets_1
SELECT PetType, MAX(StuID) AS MaxID FROM Pets GROUP BY PetType	new_pets_1
SELECT DISTINCT LName, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet)	new_pets_1
SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE LName = 'Smith')	new_pets_1
SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE LName = 'Smith')	new_pets_1
SELECT Fname, Sex FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 1)	new_pets_1
SELECT T2.birthdate FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID WHERE T2.PetType = 'cat' AND T1.birthdate = '2001'	new_pets_1
SELECT count(*) FROM continents	car_1
SELECT count(*) FROM continents	car_1
SELECT T2.ContId, T2.CountryName, COUNT(*) FROM countries AS T1 JOIN continents AS T2 ON T1.Continent = T2.ContId GROUP BY T2.ContId	car_1
SELECT count(*) FROM countries	car_1
SELECT FullName, Id, COUNT(*) FROM car_makers	car_1
SELECT Model FROM car_names WHERE Horsepower = (SELECT MIN(Horsepower) FROM car_names)	car_1
SELECT Model FROM car_names WHERE Horsepower = (SELECT MIN(Horsepower) FROM car_names)	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE Year > (SELECT MAX(Year) FROM car_names) - 2)	car_1
SELECT T1.Make, T1.Year FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Year = (SELECT MIN(Year) FROM model_list)	car_1
SELECT T1.Make, T1.Year FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId JOIN cars_data AS T3 ON T2.ModelId = T3.ModelId WHERE T3.Year = (SELECT MIN(Year) FROM cars_data)	car_1
SELECT T2.Country, COUNT(T1.Id) FROM car_makers AS T1 JOIN countries AS T2 ON T1.Country = T2.Country GROUP BY T2.Country	car_1
SELECT CountryName FROM countries WHERE ContId = (SELECT ContId FROM car_makers GROUP BY ContId ORDER BY COUNT(*) DESC LIMIT 1)	car_1
SELECT COUNT(Id), FullName FROM car_names	car_1
SELECT SUM(CASE WHEN T1.Make = 'amc hornet sportabout (sw)' THEN T2.Accelerate ELSE 0 END) FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId	car_1
SELECT COUNT(Id) FROM car_makers WHERE FullName LIKE '%Japanese%'	car_1
SELECT COUNT(*) FROM model_list WHERE Model = 'Toyota Camry'	car_1
SELECT AVG(T1.MPG) FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders = 4	car_1
SELECT AVG(MPG) FROM cars_data WHERE Cylinders = 4	car_1
SELECT DISTINCT FullName, Model FROM car_makers JOIN model_list ON model_list.Maker = car_makers.Id	car_1
SELECT T2.Country FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker	car_1
SELECT T1.CountryName FROM countries AS T1 JOIN car_makers AS T2 ON T1.CountryId = T2.Country WHERE T2.Id IN (SELECT Id FROM car_makers)	car_1
SELECT COUNT(*) FROM cars_data WHERE Horsepower > 150	car_1
SELECT YEAR, AVG(Weight) FROM cars_data	car_1
SELECT T1.CountryName FROM countries AS T1 JOIN car_makers AS T2 ON T1.CountryId = T2.Country WHERE T2.Continent = 'Europe' AND COUNT(T2.Id) >= 3	car_1
SELECT MAX(Horsepower), Make FROM model_list WHERE Cylinders = 3	car_1
SELECT AVG(Horsepower) FROM cars_data WHERE Year < 1980	car_1
SELECT AVG(Horsepower) FROM cars_data WHERE Year < 1980	car_1
SELECT Min(Edispl) FROM car_names	car_1
SELECT MAX(Accelerate) FROM cars_data WHERE Cylinders IN (SELECT Cylinders FROM cars_data GROUP BY Cylinders ORDER BY COUNT(*) DESC LIMIT 1)	car_1
SELECT MIN(Accelerate) FROM car_names	car_1
SELECT Model FROM car_names ORDER BY Horsepower DESC LIMIT 1	car_1
SELECT COUNT(*) FROM cars_data WHERE Model = 'Toyota Camry'	car_1
SELECT COUNT(Id) FROM cars_data WHERE Year > 2020	car_1
SELECT COUNT(*) FROM cars_data WHERE Year > (SELECT YEAR FROM cars_data ORDER BY Year DESC LIMIT 2)	car_1
SELECT FullName, Id FROM car_makers WHERE Id IN (SELECT Maker FROM model_list WHERE Model > 3)	car_1
SELECT DISTINCT Model FROM car_names WHERE MakeId IN (SELECT Id FROM car_makers WHERE FullName = 'General Motors')	car_1
SELECT Year FROM cars_data WHERE Weight BETWEEN 3000 AND 4000	car_1
SELECT Horsepower FROM cars_data ORDER BY Accelerate DESC LIMIT 1	car_1
SELECT COUNT(Cylinders) FROM model_list WHERE Model = 'Tesla Model X' ORDER BY Accelerate ASC LIMIT 1	car_1
SELECT COUNT(DISTINCT Country) FROM countries WHERE ContId IN (SELECT ContId FROM car_makers GROUP BY ContId HAVING COUNT(*) > 2)	car_1
SELECT COUNT(*) FROM cars_data WHERE Cylinders > 6	car_1
SELECT Model FROM model_list WHERE Cylinders = 4	car_1
SELECT Model FROM model_list WHERE Model = (SELECT Model FROM car_names WHERE MakeId IN (SELECT MakeId FROM model_list WHERE Cylinders = 4))	car_1
SELECT T1.MakeId, T1.MakeName FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Horsepower > 3 AND T1.Cylinders > 3	car_1
SELECT T1.MakeId FROM car_names AS T1 INNER JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders < 4	car_1
SELECT MAX(MPG) FROM cars_data WHERE Cylinders = 8 AND Year < 1980	car_1
SELECT DISTINCT T2.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T1.MPG < 3500 AND T2.Make = 'ford'	car_1
SELECT CountryName FROM countries WHERE CountryId NOT IN (SELECT CountryId FROM car_makers)	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN	car_1
SELECT T1.CountryId, T1.CountryName FROM countries AS T1 JOIN car_makers AS T2 ON T1.CountryId = T2.Country WHERE T2.Country IN (SELECT Country FROM car_makers WHERE Model = 'Tesla') OR COUNT(T2.Country) > 3	car_1
SELECT Country FROM airlines WHERE Abbreviation = 'JetBlue'	flight_2
SELECT T1.Abbreviation FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.Airline = 'JetBlue'	flight_2
SELECT T1.Airline FROM airlines AS T1 JOIN airports AS T2 ON T1.Airline = T2.Airline WHERE T2.Country = 'United States'	flight_2
SELECT AirportCode, AirportName FROM airports WHERE Country = 'Jackson'	flight_2
SELECT count(*) FROM airports	flight_2
SELECT Airline FROM airlines WHERE Abbreviation = 'UAL'	flight_2
SELECT Airline FROM airlines WHERE Abbreviation = 'UAL'	flight_2
SELECT COUNT(*) FROM airlines WHERE Country = 'America'	flight_2
SELECT COUNT(*) FROM airlines WHERE Country = 'America'	flight_2
SELECT T1.City, T1.Country FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T2.Airline = 'Alton'	flight_2
SELECT T1.City, T1.Country FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T2.Airline = 'Alton'	flight_2
SELECT T1.AirportName FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.DestAirport WHERE T1.AirportCode = 'AKO'	flight_2
SELECT AirportName FROM airports WHERE AirportCode = 'Jackson'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'ATO'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'ATO' AND SourceAirport = 'ATO'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Jackson'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Jackson'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Jackson'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Ashley' AND DestAirport = 'Ashley'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue' AND DestAirport = 'ASY' AND SourceAirport = 'ASY'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue' AND DestAirport = ' ASY'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue' AND DestAirport = 'AHD' AND SourceAirport = 'AHD'	flight_2
SELECT City FROM airports GROUP BY City ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT City FROM airports GROUP BY City ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT City FROM airports GROUP BY City ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT AirportCode FROM airports ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT AirportCode FROM airports ORDER BY COUNT(*) ASC LIMIT 1	flight_2
SELECT Abbreviation, Country FROM airlines WHERE FlightNo = (SELECT MIN(FlightNo) FROM flights)	flight_2
SELECT Abbreviation, Country FROM airlines WHERE FlightNo = (SELECT MIN(FlightNo) FROM flights)	flight_2
SELECT DISTINCT T1.AirportCode FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = 'AHD'	flight_2
SELECT T1.AirportCode FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.SourceAirport = ' AHD'	flight_2
SELECT DISTINCT T1.AirportCode FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.DestAirport = ' APG' AND T2.DestAirport = ' CVO'	flight_2
SELECT DISTINCT T1.AirportCode FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.DestAirport = ' CVO' AND T2.DestAirport = ' APG'	flight_2
SELECT Airline FROM airlines WHERE FlightNo >= 10	flight_2
SELECT Airline FROM airlines WHERE FlightNo < 200	flight_2
SELECT Airline FROM airlines WHERE FlightNo < 200	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'JetBlue'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Jackson'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = "Jackson"	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Syracuse' OR DestAirport = 'Jackson'	flight_2
SELECT T1.AirportName FROM airports AS T1	flight_2
SELECT DISTINCT T1.City FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T2.DestAirport IS NULL	flight_2
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name, T1.Document_Description FROM Documents AS T1	cre_Doc_Template_Mgt
SELECT T1.Document_Name FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text LIKE '%w%'	cre_Doc_Template_Mgt
SELECT Template_ID, COUNT(*) FROM Documents GROUP BY Template_ID	cre_Doc_Template_Mgt
SELECT MIN(Date_Effective_To) FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Template_ID HAVING COUNT(T2.Paragraph_ID) > 1	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Template_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID HAVING COUNT(T2.Paragraph_ID) > 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Templates AS T1 JOIN Documents AS T2 ON T1.Template_ID = T2.Template_ID WHERE T2.Document_ID IS NULL	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT Date_Effective_From, Date_Effective_To FROM Templates WHERE Template_Type_Code IN ('PP', 'PPT')	cre_Doc_Template_Mgt
SELECT Date_Effective_From FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT Date_Effective_From, Template_Type_Code FROM Templates WHERE Version_Number > 5	cre_Doc_Template_Mgt
SELECT Date_Effective_From, COUNT(*) FROM Templates GROUP BY Date_Effective_From	cre_Doc_Template_Mgt
SELECT Date_Effective_To FROM Templates GROUP BY Date_Effective_To ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT MAX(Date_Effective_To) FROM Templates	cre_Doc_Template_Mgt
SELECT Date_Effective_From FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template	cre_Doc_Template_Mgt
SELECT Date_Effective_From FROM Documents WHERE Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT Date_Effective_To FROM Documents WHERE Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT MIN(Date_Effective_From) FROM Documents	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Book'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Book'	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Template_Type_Description FROM Documents AS T1 JOIN Templates AS T2 ON T1.Template_ID = T2.Template_ID	cre_Doc_Template_Mgt
SELECT Date_Effective_From, Date_Effective_To FROM Templates WHERE Template_Type_Code = 'Presentation'	cre_Doc_Template_Mgt
SELECT Date_Effective_From FROM Templates WHERE Template_Type_Code = 'Presentation'	cre_Doc_Template_Mgt
SELECT T1.first_name, T1.last_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id	wta_1
SELECT T1.first_name, T1.last_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id	wta_1
SELECT player_age FROM matches	wta_1
SELECT first_name, birth_date FROM players WHERE country_code = 'USA'	wta_1
SELECT AVG(winner_age) AS average_winner_age, AVG(loser_age) AS average_loser_age FROM matches	wta_1
SELECT count(DISTINCT country_code) FROM players	wta_1
SELECT count(DISTINCT country_code) FROM players	wta_1
SELECT count(DISTINCT last_name) FROM players	wta_1
SELECT T1.first_name, T1.last_name, T1.winner_name, T1.loser_name FROM players AS T1 INNER JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.year = 2013 AND T2.year = 2016	wta_1
SELECT T1.first_name, T1.last_name, T1.loser_name FROM players AS T1 INNER JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.year = 2013 AND T2.year = 2016	wta_1
SELECT T1.player_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.year = 2013	wta_1
SELECT country_code, first_name FROM players WHERE winner_id IN (SELECT winner_id FROM matches WHERE tourney_name = 'WTA Championships' INTERSECT SELECT winner_id FROM matches WHERE tourney_name = 'Australian Open')	wta_1
SELECT first_name, country_code FROM players ORDER BY birth_date ASC LIMIT 1	wta_1
SELECT first_name, last_name FROM players WHERE hand = 'L' ORDER BY birth_date	wta_1
SELECT T1.last_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T1.hand = 'Left'	wta_1
SELECT first_name, country_code FROM players ORDER BY tours DESC LIMIT 1	wta_1
SELECT year FROM matches GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT T1.last_name, T1.rank_points FROM players AS T1 WHERE T1.last_name = 'Won' ORDER BY T2.ranking DESC LIMIT 1	wta_1
SELECT T1.player_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.tourney_name = 'Australian Open' ORDER BY T2.rank_points DESC LIMIT 1	wta_1
SELECT winner_name FROM players WHERE winner_id IN (SELECT winner_id FROM matches ORDER BY match_num DESC LIMIT 1)	wta_1
SELECT T1.first_name, T1.last_name, SUM(T2.ranking_points) AS total_ranking_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id	wta_1
SELECT country_code, COUNT(*) FROM players GROUP BY country_code	wta_1
SELECT country_code FROM players GROUP BY country_code ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING count(*) > 50	wta_1
SELECT tourney_date, COUNT(*) FROM rankings WHERE players.last_name = 'Date' GROUP BY tourney_date	wta_1
SELECT year, COUNT(*) FROM matches GROUP BY year	wta_1
SELECT T1.first_name, T1.last_name, T1.rank_points FROM players AS T1 ORDER BY T1.rank_points ASC LIMIT 3	wta_1
SELECT T1.first_name, T1.last_name, T1.birth_date FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.rank_points = ( SELECT MAX(T2.rank_points) FROM rankings )	wta_1
SELECT T1.first_name, T1.last_name, T1.birth_date FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.winner_rank_points = ( SELECT MIN(winner_rank_points) FROM rankings )	wta_1
SELECT hand, COUNT(*) FROM players GROUP BY hand	wta_1
SELECT hand, COUNT(*) FROM players GROUP BY hand	wta_1
SELECT line_1 FROM Addresses	student_transcripts_tracking
SELECT COUNT(Performance_ID) FROM performance WHERE If_first_show = 1	new_orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work ASC	new_orchestra
SELECT Name FROM conductor WHERE Nationality = 'American'	new_orchestra
SELECT Record_Company FROM orchestra ORDER BY Year_of_Founded ASC	new_orchestra
SELECT AVG(Attendance) FROM show WHERE If_first_show = false	new_orchestra
SELECT MAX(Share) FROM performance WHERE Type != 'Live final'	new_orchestra
SELECT count(DISTINCT Nationality) FROM conductor	new_orchestra
SELECT count(DISTINCT Nationality) FROM conductor	new_orchestra
SELECT Name FROM conductor ORDER BY Age ASC	new_orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC LIMIT 1	new_orchestra
SELECT Name FROM conductor WHERE Year_of_Work = (SELECT MAX(Year_of_Work) FROM conductor)	new_orchestra
SELECT Name, Orchestra FROM conductor	new_orchestra
SELECT Name, Orchestra FROM conductor	new_orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM performance GROUP BY Conductor_ID HAVING count(*) > 1)	new_orchestra
SELECT Name FROM conductor WHERE Conductor_ID = (SELECT Conductor_ID FROM performance GROUP BY Conductor_ID ORDER BY COUNT(*) DESC LIMIT 1)	new_orchestra
SELECT Name FROM conductor WHERE Conductor_ID = (SELECT Conductor_ID FROM performance GROUP BY Conductor_ID ORDER BY COUNT(*) DESC LIMIT 1)	new_orchestra
SELECT Name FROM conductor WHERE Year_of_Work = (SELECT Year_of_Work FROM orchestra ORDER BY Year_of_Work ASC LIMIT 1)	new_orchestra
SELECT DISTINCT Record_Company, COUNT(Orchestra_ID) FROM orchestra GROUP BY Record_Company	new_orchestra
SELECT orchestra.Record_Company, COUNT(*) FROM orchestra GROUP BY orchestra.Record_Company	new_orchestra
SELECT DISTINCT Record_Company FROM orchestra ORDER BY Year_of_Founded ASC LIMIT 1	new_orchestra
SELECT Record_Company FROM orchestra ORDER BY Year_of_Founded DESC LIMIT 1	new_orchestra
SELECT Orchestra FROM orchestra WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)	new_orchestra
SELECT DISTINCT Record_Company FROM orchestra WHERE Year_of_Founded < 2003	new_orchestra
SELECT DISTINCT Record_Company FROM orchestra WHERE Year_of_Founded > 2003	new_orchestra
SELECT COUNT(*) FROM show WHERE Result = 'Glebe Park'	new_orchestra
SELECT Type FROM performance WHERE Performance_ID IN (SELECT Performance_ID FROM show WHERE If_first_show = 1 GROUP BY Performance_ID HAVING COUNT(*) > 1)	new_orchestra
SELECT DISTINCT T1.state FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT T3.professional_id FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id JOIN Treatments AS T3 ON T2.dog_id = T3.dog_id WHERE T1.state = 'Indiana'	dog_kennels
SELECT T1.owner_id FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'Indiana' AND T2.treatment_type_code IN (SELECT treatment_type_code FROM Treatments WHERE date_of_treatment > DATE_SUB(CURDATE(), INTERVAL 2 MONTH))	dog_kennels
SELECT T1.name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.date_of_treatment > 1000	dog_kennels
SELECT first_name FROM Owners WHERE first_name NOT IN (SELECT first_name FROM Dogs)	dog_kennels
SELECT DISTINCT T1.first_name FROM Professionals AS T1 JOIN Dogs AS T2 ON T1.professional_id = T2.professional_id WHERE T2.name != T1.first_name	dog_kennels
SELECT T2.professional_id, T2.first_name, T2.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.treatment_type_code IS NULL	dog_kennels
SELECT T2.professional_id, T2.first_name, T2.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.treatment_type_code IS NULL	dog_kennels
SELECT T2.professional_id, T2.home_phone, T2.cell_number FROM Treatments AS T1 JOIN Professionals AS T2 ON T1.professional_id = T2.professional_id GROUP BY T2.professional_id HAVING COUNT(T1.treatment_id) >= 2	dog_kennels
SELECT T1.breed_name FROM Breeds AS T1 JOIN Dogs AS T2 ON T1.breed_code = T2.breed_code WHERE T2.abandoned_yn = 'Y' GROUP BY T1.breed_code ORDER BY count(*) DESC LIMIT 1	dog_kennels
SELECT T2.treatment_type_description FROM Treatments AS T1 JOIN Treatment_Types AS T2 ON T1.treatment_type_code = T2.treatment_type_code WHERE T1.cost_of_treatment = (SELECT MIN(cost_of_treatment) FROM Treatments)	dog_kennels
SELECT T1.owner_id, T1.zip_code FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id GROUP BY T1.owner_id ORDER BY SUM(T2.weight * T2.date_arrived) DESC LIMIT 1	dog_kennels
SELECT T1.owner_id, T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id GROUP BY T1.owner_id HAVING COUNT(T2.treatment_type_code) > 1	dog_kennels
SELECT T2.first_name, T2.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.cost_of_treatment < (SELECT AVG(cost_of_treatment) FROM Treatments)	dog_kennels
SELECT T1.first_name, T1.last_name FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id WHERE T2.cost_of_treatment < (SELECT AVG(cost_of_treatment) FROM Treatments)	dog_kennels
SELECT T2.date_of_treatment, T1.first_name, T1.last_name FROM Treatments AS T1 JOIN Professionals AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT T1.name, T1.date_of_treatment FROM Dogs AS T1 JOIN Breeds AS T2 ON T1.breed_code = T2.breed_code GROUP BY T1.breed_code ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T1.first_name, T2.name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state = 'VA'	dog_kennels
SELECT T1.date_arrived FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT last_name FROM Owners ORDER BY date_of_birth ASC LIMIT 1	dog_kennels
SELECT T2.last_name FROM Dogs AS T1 JOIN Owners AS T2 ON T1.owner_id = T2.owner_id ORDER BY T1.age ASC LIMIT 1	dog_kennels
SELECT email_address FROM Professionals WHERE state = 'HI' OR state = 'WI'	dog_kennels
SELECT date_arrived, date_departed FROM Dogs WHERE abandoned_yn = 'Y'	dog_kennels
SELECT COUNT(DISTINCT professional_id) FROM Treatments	dog_kennels
SELECT T1.first_name, T1.last_name FROM Professionals AS T1 JOIN Dogs AS T2 ON T1.professional_id = T2.professional_id WHERE T2.city LIKE '%West%'	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.city LIKE '%West%'	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state LIKE '%North%'	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE abandoned_yn = 'Y' AND age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT COUNT(DISTINCT dog_id) FROM Dogs WHERE abandoned_yn = 'Y' AND age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT cost_of_treatment FROM Treatments ORDER BY date_of_treatment DESC LIMIT 1	dog_kennels
SELECT COUNT(DISTINCT dog_id) FROM Dogs WHERE abandoned_yn = 'N'	dog_kennels
SELECT COUNT(*) FROM Treatments	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE abandoned_yn = 'N'	dog_kennels
SELECT COUNT(DISTINCT professional_id) FROM Treatments WHERE dog_id IS NULL	dog_kennels
SELECT T1.name, T1.age, T1.weight FROM Dogs AS T1 WHERE T1.abandoned_yn = 1	dog_kennels
SELECT T1.name, T1.age, T1.weight FROM Dogs AS T1 JOIN Abandoned_Dogs AS T2 ON T1.dog_id = T2.dog_id WHERE T2.abandoned_yn = 1	dog_kennels
SELECT AVG(age) FROM Dogs WHERE abandoned_yn = 'Y'	dog_kennels
SELECT age FROM Dogs ORDER BY age ASC LIMIT 1	dog_kennels
SELECT age FROM Dogs ORDER BY age DESC LIMIT 1	dog_kennels
SELECT charge_type, charge_amount FROM Charges	dog_kennels
SELECT charge_type, charge_amount FROM Charges	dog_kennels
SELECT MAX(charge_amount) FROM Charges	dog_kennels
SELECT email_address, first_name, last_name FROM Professionals	dog_kennels
SELECT email_address, first_name, street, city, state, zip_code, last_name, email_address, home_phone and cell_number FROM Owners	dog_kennels
SELECT T1.first_name, T1.last_name, T2.treatment_type_description FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id	dog_kennels
SELECT count(*) FROM singer	singer
SELECT Name FROM singer ORDER BY Birth_Year ASC	singer
SELECT Name FROM singer ORDER BY Birth_Year ASC	singer
SELECT Birth_Year, Citizenship FROM singer	singer
SELECT Birth_Year, Citizenship FROM singer	singer
SELECT Name FROM singer WHERE Citizenship != 'French'	singer
SELECT Name FROM singer WHERE Citizenship != 'French'	singer
SELECT Name FROM singer WHERE Birth_Year < 1948	singer
SELECT Name FROM singer WHERE Birth_Year = (SELECT MIN(Birth_Year) FROM singer)	singer
SELECT Name FROM singer WHERE Singer_ID = (SELECT Singer_ID FROM singer ORDER BY Birth_Year ASC LIMIT 1)	singer
SELECT Citizenship, COUNT(*) FROM singer GROUP BY Citizenship	singer
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY COUNT(*) DESC LIMIT 1	singer
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY COUNT(*) DESC LIMIT 1	singer
SELECT Citizenship, MAX(Net_Worth_Millions) FROM singer	singer
SELECT T2.Title FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Sales DESC LIMIT 1	singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING COUNT(*) > 1)	singer
SELECT Name FROM singer WHERE Singer_ID NOT IN (SELECT Singer_ID FROM song)	singer
SELECT DISTINCT Citizenship FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer WHERE Birth_Year < 1945)	singer
