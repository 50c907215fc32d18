SELECT song_name FROM singer WHERE age > (SELECT avg(age) FROM singer)	new_concert_singer
SELECT MIN(Average) FROM stadium	new_concert_singer
SELECT T1.Name, T1.Theme, COUNT(T2.Singer_ID) FROM concert AS T1 JOIN singer_in_concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID GROUP BY T1.Stadium_ID	new_concert_singer
SELECT COUNT(*) FROM Pets WHERE weight > 10	new_pets_1
SELECT PetType, MAX(weight) FROM Pets	new_pets_1
SELECT PetType, AVG(StuID), MAX(StuID) FROM Pets GROUP BY PetType	new_pets_1
SELECT T2.LName FROM Has_Pet AS T1 JOIN Pets AS T2 ON T1.PetID = T2.PetID WHERE T1.PetType = 'cat' AND T1.birthdate = '2001-01-01'	new_pets_1
SELECT ContId, Continent, COUNT(*) FROM countries GROUP BY ContId	car_1
SELECT DISTINCT FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE Year > (SELECT MAX(Year) FROM car_names) - 2)	car_1
SELECT T1.Make, T1.Year FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Year = (SELECT MIN(Year) FROM model_list)	car_1
SELECT T1.Make FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId JOIN cars_data AS T3 ON T2.ModelId = T3.Model WHERE T3.Year = (SELECT MIN(Year) FROM cars_data)	car_1
SELECT CountryName FROM countries WHERE ContId = (SELECT ContId FROM car_makers GROUP BY ContId ORDER BY COUNT(*) DESC LIMIT 1)	car_1
SELECT SUM(CASE WHEN T1.Make = 'amc hornet sportabout (sw)' THEN T2.Accelerate ELSE 0 END) FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId	car_1
SELECT AVG(Edispl) FROM car_names WHERE Model = 'Tesla'	car_1
SELECT COUNT(Id) FROM cars_data WHERE Year > 2020	car_1
SELECT COUNT(DISTINCT Country) FROM countries WHERE ContId IN (SELECT ContId FROM car_makers GROUP BY ContId HAVING COUNT(*) > 2)	car_1
SELECT COUNT(*) FROM cars_data WHERE Cylinders > 6	car_1
SELECT T1.MakeId, T1.MakeName FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Horsepower > 3 AND T1.Cylinders > 3	car_1
SELECT T1.MakeId, T1.Make FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T2.Cylinders < 4	car_1
SELECT T1.Abbreviation FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline WHERE T2.Airline = 'JetBlue'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'ATO'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'JetBlue' AND DestAirport = 'AHD' AND SourceAirport = 'AHD'	flight_2
SELECT City FROM airports GROUP BY City ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT Abbreviation, Country FROM airlines WHERE FlightNo = (SELECT MIN(FlightNo) FROM flights)	flight_2
SELECT Airline FROM airlines WHERE FlightNo < 200	flight_2
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT Date_Effective_To FROM Templates GROUP BY Date_Effective_To ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT Date_Effective_From FROM Templates WHERE Template_Type_Description = 'Presentation'	cre_Doc_Template_Mgt
SELECT first_name, birth_date FROM players WHERE country_code = 'USA'	wta_1
SELECT count(DISTINCT loser_name) FROM players	wta_1
SELECT T1.first_name, T1.last_name, T1.loser_name FROM players AS T1 INNER JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.year = 2013 AND T2.year = 2016	wta_1
SELECT T1.player_name FROM players AS T1 JOIN matches AS T2 ON T1.player_id = T2.loser_id WHERE T2.year = 2013 OR T2.year = 2016	wta_1
SELECT first_name, last_name FROM players WHERE hand = 'L' ORDER BY birth_date	wta_1
SELECT T1.player_name FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.tourney_name = 'Australian Open' ORDER BY T2.ranking_points DESC LIMIT 1	wta_1
SELECT winner_name FROM players WHERE winner_id IN (SELECT winner_id FROM matches ORDER BY match_num DESC LIMIT 1)	wta_1
SELECT Name, Orchestra FROM conductor	new_orchestra
SELECT COUNT(*) FROM show WHERE Result = 'Glebe Park'	new_orchestra
SELECT first_name FROM Owners WHERE first_name NOT IN (SELECT first_name FROM Dogs)	dog_kennels
SELECT T2.professional_id, T2.first_name, T2.last_name FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id WHERE T2.treatment_type_code IS NULL	dog_kennels
SELECT T1.owner_id, T1.zip_code FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id GROUP BY T1.owner_id ORDER BY SUM(T2.weight * T2.date_arrived) DESC LIMIT 1	dog_kennels
SELECT T2.professional_id, T2.first_name, T2.last_name, T2.cell_number FROM Dogs AS T1 JOIN Treatments AS T2 ON T1.dog_id = T2.dog_id GROUP BY T2.professional_id HAVING COUNT(T2.treatment_type_code) > 1	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.state LIKE '%North%'	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE abandoned_yn = 'N'	dog_kennels
SELECT T1.name, T1.age, T1.weight FROM Dogs AS T1 JOIN Abandoned_Dogs AS T2 ON T1.dog_id = T2.dog_id WHERE T2.abandoned_yn = 1	dog_kennels
SELECT AVG(age) FROM Dogs WHERE abandoned_yn = 'Y'	dog_kennels
SELECT charge_type, charge_amount FROM Charges	dog_kennels
SELECT T2.Title FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID ORDER BY T2.Sales DESC LIMIT 1	singer
SELECT Name FROM singer WHERE Singer_ID NOT IN (SELECT Singer_ID FROM song)	singer
