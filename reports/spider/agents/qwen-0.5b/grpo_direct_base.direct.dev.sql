SELECT count(*) FROM singer	concert_singer
SELECT count(*) FROM singer	concert_singer
SELECT Name, Country, Age FROM singer ORDER BY Age	concert_singer
SELECT Name, Country, Age FROM singer ORDER BY Age DESC	concert_singer
SELECT avg(Age), min(Age), max(Age) FROM singer WHERE Country = 'France'	concert_singer
SELECT avg(Age), min(Age), max(Age) FROM singer WHERE Country = 'France'	concert_singer
SELECT song_name, song_release_year FROM singer WHERE age = ( SELECT min(age) FROM singer )	concert_singer
SELECT Name, Song_release_year FROM singer WHERE Age = ( SELECT min(Age) FROM singer )	concert_singer
SELECT DISTINCT Country FROM singer WHERE Age > 20	concert_singer
SELECT Country FROM singer WHERE Age > 20 GROUP BY Country	concert_singer
SELECT Country, COUNT(*) FROM singer GROUP BY Country	concert_singer
SELECT Country, COUNT(*) FROM singer GROUP BY Country	concert_singer
SELECT song_name FROM singer WHERE age > (SELECT avg(age) FROM singer)	concert_singer
SELECT song_name FROM singer WHERE age > (SELECT avg(age) FROM singer)	concert_singer
SELECT LOCATION, Name FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT LOCATION, Name FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT max(Capacity), avg(Capacity) FROM stadium	concert_singer
SELECT avg(capacity), max(capacity) FROM stadium	concert_singer
SELECT Name, Capacity FROM stadium WHERE Average = ( SELECT max(Average) FROM stadium )	concert_singer
SELECT Name, Capacity FROM stadium WHERE Average = ( SELECT MAX(Average) FROM stadium )	concert_singer
SELECT count(*) FROM concert WHERE Year = '2014' OR Year = '2015'	concert_singer
SELECT count(*) FROM concert WHERE Year = '2014' OR Year = '2015'	concert_singer
SELECT Stadium_name, COUNT(*) FROM concert GROUP BY Stadium_name	concert_singer
SELECT Stadium_ID, COUNT(*) FROM concert GROUP BY Stadium_ID	concert_singer
SELECT stadium_name, capacity FROM stadium WHERE stadium_id IN ( SELECT stadium_id FROM concert WHERE Year >= 2014 ) GROUP BY stadium_id ORDER BY count(*) DESC LIMIT 1	concert_singer
SELECT Name, Capacity FROM stadium WHERE Stadium_ID IN ( SELECT Stadium_ID FROM concert WHERE Year > 2013 GROUP BY Stadium_ID ORDER BY count(*) DESC LIMIT 1 )	concert_singer
SELECT Year FROM concert GROUP BY Year ORDER BY count(*) DESC LIMIT 1	concert_singer
SELECT Year FROM concert GROUP BY Year ORDER BY count(*) DESC LIMIT 1	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT Country FROM singer WHERE Age > 40 AND Age < 30	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert WHERE Year = 2014)	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert WHERE Year = 2014)	concert_singer
SELECT concert_name, theme, COUNT(*) FROM concert GROUP BY concert_id	concert_singer
SELECT concert_name , theme , count(*) FROM concert GROUP BY concert_id	concert_singer
SELECT singer.Name, COUNT(*) FROM singer_in_concert JOIN singer ON singer_in_concert.Singer_ID = singer.Singer_ID GROUP BY singer.Name	concert_singer
SELECT singer.Name, COUNT(*) FROM singer_in_concert JOIN singer ON singer_in_concert.Singer_ID = singer.Singer_ID GROUP BY singer_in_concert.Singer_ID	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM concert WHERE Year = 2014)	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert JOIN concert ON singer_in_concert.concert_ID = concert.concert_ID WHERE concert.Year = 2014)	concert_singer
SELECT Name, Country FROM singer WHERE Song_Name LIKE '%Hey%'	concert_singer
SELECT Name, Country FROM singer WHERE Name IN ( SELECT Name FROM singer WHERE Song_Name LIKE '%Hey%' )	concert_singer
SELECT Name, Location FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year IN (2014, 2015))	concert_singer
SELECT Name, Location FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year = '2014' INTERSECT SELECT Stadium_ID FROM concert WHERE Year = '2015')	concert_singer
SELECT count(*) FROM concert WHERE Stadium_ID = ( SELECT Stadium_ID FROM stadium WHERE Capacity = ( SELECT max(Capacity) FROM stadium ) )	concert_singer
SELECT count(*) FROM concert WHERE Stadium_ID = ( SELECT Stadium_ID FROM stadium ORDER BY Capacity DESC LIMIT 1 )	concert_singer
SELECT count(*) FROM Pets WHERE weight > 10	pets_1
SELECT count(*) FROM Pets WHERE weight > 10	pets_1
SELECT weight FROM Pets WHERE PetType = 'dog' ORDER BY pet_age LIMIT 1	pets_1
SELECT weight FROM Pets WHERE PetType = 'dog' ORDER BY pet_age LIMIT 1	pets_1
SELECT PetType, MAX(weight) FROM pets GROUP BY PetType	pets_1
SELECT PetType, MAX(weight) FROM pets	pets_1
SELECT count(*) FROM Pets WHERE PetID IN ( SELECT PetID FROM Has_Pet WHERE StuID IN ( SELECT StuID FROM Student WHERE Age > 20 ) )	pets_1
SELECT count(*) FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE Age > 20))	pets_1
SELECT COUNT(*) FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID JOIN Student ON Has_Pet.StuID = Student.StuID WHERE PetType = 'dog' AND Student.Sex = 'F'	pets_1
SELECT COUNT(*) FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID JOIN Student ON Has_Pet.StuID = Student.StuID WHERE PetType = 'dog' AND Student.sex = 'female'	pets_1
SELECT COUNT(DISTINCT PetType) FROM Pets	pets_1
SELECT COUNT(DISTINCT PetType) FROM Pets	pets_1
SELECT Student.Fname FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID JOIN Student ON Has_Pet.StuID = Student.StuID WHERE PetType IN ('cat', 'dog')	pets_1
SELECT Student.Fname FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID JOIN Student ON Has_Pet.StuID = Student.StuID WHERE PetType IN ('cat', 'dog')	pets_1
SELECT Student.Fname FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID JOIN Student ON Has_Pet.StuID = Student.StuID WHERE PetType = 'cat' INTERSECT SELECT Student.Fname FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID JOIN Student ON Has_Pet.StuID = Student.StuID WHERE PetType = 'dog'	pets_1
SELECT Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType IN ('cat', 'dog'))	pets_1
SELECT major, age FROM student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType = 'cat')	pets_1
SELECT Major, Age FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat'))	pets_1
SELECT Has_Pet.StuID FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID WHERE PetType != 'cat'	pets_1
SELECT Has_Pet.StuID FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID WHERE PetType != 'cat'	pets_1
SELECT Fname, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'dog') INTERSECT SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat'))	pets_1
SELECT Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'dog') INTERSECT SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat'))	pets_1
SELECT PetType, weight FROM Pets ORDER BY pet_age LIMIT 1	pets_1
SELECT PetType, weight FROM Pets WHERE pet_age = (SELECT MIN(pet_age) FROM Pets)	pets_1
SELECT PetID, weight FROM Pets WHERE pet_age > 1	pets_1
SELECT PetID, weight FROM Pets WHERE pet_age > 1	pets_1
SELECT PetType, AVG(pet_age), MAX(pet_age) FROM Pets GROUP BY PetType	pets_1
SELECT PetType, AVG(pet_age), MAX(pet_age) FROM Pets GROUP BY PetType	pets_1
SELECT PetType, AVG(weight) FROM Pets GROUP BY PetType	pets_1
SELECT PetType, AVG(weight) FROM Pets GROUP BY PetType	pets_1
SELECT Fname, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT Fname, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT PetID FROM Pets WHERE PetType = 'cat' AND pet_age = 5	pets_1
SELECT PetID FROM Has_Pet WHERE StuID IN ( SELECT StuID FROM Student WHERE LName = 'Smith' )	pets_1
SELECT StuID, count(*) FROM Has_Pet GROUP BY StuID	pets_1
SELECT StuID , count(*) FROM Has_Pet GROUP BY StuID	pets_1
SELECT Fname, Sex FROM Student WHERE StuID IN ( SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 1 )	pets_1
SELECT Fname, Sex FROM Student WHERE StuID IN ( SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 1 )	pets_1
SELECT LName FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' AND pet_age = 3))	pets_1
SELECT LName FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' AND pet_age = 3))	pets_1
SELECT avg(Age) FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT avg(Age) FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT count(*) FROM continents	car_1
SELECT count(*) FROM continents	car_1
SELECT continents.ContId, countries.Continent, COUNT(*) FROM countries JOIN continents ON countries.Continent = continents.ContId GROUP BY continents.ContId	car_1
SELECT Continent, CountryId, COUNT(*) FROM countries GROUP BY Continent	car_1
SELECT count(*) FROM countries	car_1
SELECT count(*) FROM countries	car_1
SELECT Maker, Id, COUNT(*) FROM car_names GROUP BY Maker	car_1
SELECT FullName, Id, COUNT(*) FROM car_makers GROUP BY FullName	car_1
SELECT Model FROM car_names WHERE Horsepower = ( SELECT MIN(Horsepower) FROM car_names )	car_1
SELECT Model FROM car_names WHERE Horsepower = ( SELECT MIN(Horsepower) FROM car_names )	car_1
SELECT Model FROM car_names WHERE Weight < (SELECT avg(Weight) FROM car_names)	car_1
SELECT Model FROM car_names WHERE Weight < (SELECT avg(Weight) FROM car_names)	car_1
SELECT FullName FROM car_makers WHERE Id IN ( SELECT Maker FROM cars_data WHERE Year = 1970 )	car_1
SELECT DISTINCT Maker FROM car_names WHERE Year = 1970	car_1
SELECT car_names.Make, Year FROM cars_data JOIN car_names ON cars_data.Id = car_names.MakeId WHERE Year = (SELECT MIN(Year) FROM cars_data)	car_1
SELECT Maker, Year FROM car_names WHERE Year = ( SELECT MIN(Year) FROM car_names )	car_1
SELECT DISTINCT Model FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Year > 1980	car_1
SELECT Model FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Year > 1980 GROUP BY Model	car_1
SELECT countries.Continent, COUNT(*) FROM car_makers JOIN countries ON car_makers.Country = countries.CountryId GROUP BY countries.Continent	car_1
SELECT countries.Continent, COUNT(*) FROM car_makers JOIN countries ON car_makers.Country = countries.CountryId GROUP BY countries.Continent	car_1
SELECT CountryName FROM countries WHERE CountryId IN (SELECT Country FROM car_makers GROUP BY Country ORDER BY count(*) DESC LIMIT 1)	car_1
SELECT CountryName FROM countries WHERE CountryId = ( SELECT Country FROM car_makers GROUP BY Country ORDER BY count(*) DESC LIMIT 1 )	car_1
SELECT maker , count(*) FROM car_names GROUP BY maker	car_1
SELECT Maker, COUNT(*) FROM car_names GROUP BY Maker	car_1
SELECT cars_data.Accelerate FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Make = 'amc hornet sportabout (sw)'	car_1
SELECT cars_data.Accelerate FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Make = 'amc hornet sportabout (sw)'	car_1
SELECT count(*) FROM car_makers WHERE Country = 'france'	car_1
SELECT count(*) FROM car_makers WHERE Country = 'france'	car_1
SELECT COUNT(*) FROM model_list JOIN car_makers ON model_list.Maker = car_makers.Id WHERE car_makers.Country = 'usa'	car_1
SELECT COUNT(*) FROM car_names JOIN model_list ON car_names.Model = model_list.Model JOIN car_makers ON model_list.Maker = car_makers.Id WHERE car_makers.Country = 'USA'	car_1
SELECT AVG(cars_data.MPG) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cylinders = 4	car_1
SELECT AVG(cars_data.MPG) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cylinders = 4	car_1
SELECT cars_data.Weight FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Cylinders = 8 AND Year = 1974 ORDER BY cars_data.Weight LIMIT 1	car_1
SELECT cars_data.Weight FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Cylinders = 8 AND Year = 1974 ORDER BY cars_data.Weight LIMIT 1	car_1
SELECT Maker, Model FROM car_names	car_1
SELECT Maker, Model FROM car_names	car_1
SELECT Country, countries.CountryId FROM car_makers JOIN countries ON car_makers.Country = countries.CountryId GROUP BY Country HAVING COUNT(*) >= 1	car_1
SELECT CountryName, CountryId FROM countries WHERE CountryId IN (SELECT Country FROM car_makers)	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.horsepower > 150	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.horsepower > 150	car_1
SELECT Year, avg(Weight) FROM cars_data GROUP BY Year	car_1
SELECT Year, Weight FROM cars_data GROUP BY Year	car_1
SELECT Country FROM countries WHERE CountryId IN ( SELECT CountryId FROM car_makers GROUP BY CountryId HAVING count(*) >= 3 )	car_1
SELECT CountryName FROM countries WHERE CountryId IN (SELECT Country FROM car_makers GROUP BY Country HAVING count(*) >= 3)	car_1
SELECT cars_data.Horsepower, Make FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Cylinders = 3 ORDER BY cars_data.Horsepower DESC LIMIT 1	car_1
SELECT cars_data.Horsepower, Make FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Cylinders = 3 ORDER BY cars_data.Horsepower DESC LIMIT 1	car_1
SELECT Model FROM car_names WHERE Horsepower = ( SELECT MAX(Horsepower) FROM car_names )	car_1
SELECT Model FROM car_names WHERE MPG = ( SELECT MAX(MPG) FROM car_names )	car_1
SELECT avg(Horsepower) FROM cars_data WHERE Year < 1980	car_1
SELECT AVG(cars_data.Horsepower) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Year < 1980	car_1
SELECT AVG(cars_data.edispl) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Model = 'volvo'	car_1
SELECT AVG(cars_data.edispl) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE make = 'Volvo'	car_1
SELECT MAX(cars_data.Accelerate), cylinders FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id GROUP BY cylinders	car_1
SELECT MAX(cars_data.Accelerate) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id	car_1
SELECT Model FROM car_names WHERE MakeId = ( SELECT MakeId FROM car_names GROUP BY MakeId ORDER BY count(*) DESC LIMIT 1 )	car_1
SELECT Model FROM model_list GROUP BY Model ORDER BY count(*) DESC LIMIT 1	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.cylinders > 4	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.cylinders > 4	car_1
SELECT count(*) FROM cars_data WHERE Year = 1980	car_1
SELECT count(*) FROM cars_data WHERE Year = 1980	car_1
SELECT count(*) FROM car_names WHERE MakeId IN (SELECT MakeId FROM car_makers WHERE FullName = 'American Motor Company')	car_1
SELECT count(*) FROM car_names WHERE MakeId IN (SELECT MakeId FROM car_makers WHERE FullName = 'American Motor Company')	car_1
SELECT car_makers.FullName, Id FROM car_names JOIN model_list ON car_names.Model = model_list.Model JOIN car_makers ON model_list.Maker = car_makers.Id WHERE MakeId IN (SELECT car_names.MakeId FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Cylinders > 3)	car_1
SELECT Maker, Id FROM car_names GROUP BY Maker HAVING count(*) > 3	car_1
SELECT Model FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE MakeId IN (SELECT MakeId FROM car_makers WHERE FullName = 'General Motors') AND cars_data.Weight > 3500	car_1
SELECT Model FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE MakeId IN (SELECT MakeId FROM car_makers WHERE FullName = 'General Motors') OR cars_data.Weight > 3500	car_1
SELECT Year FROM cars_data WHERE Weight BETWEEN 3000 AND 4000	car_1
SELECT DISTINCT Year FROM cars_data WHERE Weight < 4000 OR Weight > 3000	car_1
SELECT Horsepower FROM car_names WHERE Accelerate = ( SELECT MAX(Accelerate) FROM car_names )	car_1
SELECT cars_data.Horsepower FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Id = (SELECT Id FROM cars_data ORDER BY Accelerate DESC LIMIT 1)	car_1
SELECT cars_data.cylinders FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE model_list.Model = 'volvo' ORDER BY Accelerate LIMIT 1	car_1
SELECT cars_data.cylinders FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE model_list.Model = 'volvo' ORDER BY Accelerate LIMIT 1	car_1
SELECT count(*) FROM cars_data WHERE Accelerate > ( SELECT max(Accelerate) FROM cars_data )	car_1
SELECT count(*) FROM cars_data WHERE Accelerate > ( SELECT max(Horsepower) FROM cars_data )	car_1
SELECT count(*) FROM countries WHERE country_id IN ( SELECT country_id FROM car_makers GROUP BY country_id HAVING count(*) > 2 )	car_1
SELECT count(*) FROM countries WHERE ContId IN ( SELECT ContId FROM car_makers GROUP BY ContId HAVING count(*) > 2 )	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.cylinders > 6	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.cylinders > 6	car_1
SELECT Model FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Cylinders = 4 ORDER BY Horsepower DESC LIMIT 1	car_1
SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Cylinders = 4 ORDER BY Horsepower DESC LIMIT 1	car_1
SELECT MakeId, Make FROM car_names WHERE Horsepower > ( SELECT max(Horsepower) FROM car_names ) AND Cylinders <= 3	car_1
SELECT MakeId, Make FROM car_names WHERE Horsepower != ( SELECT MIN(Horsepower) FROM car_names ) AND Cylinders < 4	car_1
SELECT MAX(cars_data.MPG) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cylinders = 8 AND Year < 1980	car_1
SELECT MAX(MPG) FROM cars_data WHERE cylinders = 8 OR Year < 1980	car_1
SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Horsepower < 3500 AND MakeId NOT IN (SELECT MakeId FROM car_names WHERE Make = 'Ford Motor Company')	car_1
SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Horsepower < 3500 AND MakeId NOT IN (SELECT MakeId FROM car_names WHERE Make = 'Ford Motor Company')	car_1
SELECT CountryName FROM countries WHERE CountryId NOT IN (SELECT CountryId FROM car_makers)	car_1
SELECT CountryName FROM countries WHERE CountryId NOT IN (SELECT CountryId FROM car_makers)	car_1
SELECT maker FROM car_makers WHERE maker IN ( SELECT maker FROM model_list GROUP BY maker HAVING count(*) >= 2 AND count(*) > 3 )	car_1
SELECT Id, Maker FROM car_makers WHERE Id IN ( SELECT Maker FROM model_list GROUP BY Maker HAVING count(*) >= 2 ) AND count(*) > 3	car_1
SELECT car_makers.Id, CountryName FROM countries JOIN car_makers ON countries.CountryId = car_makers.Country JOIN model_list ON car_makers.Id = model_list.Maker WHERE CountryId IN (SELECT Country FROM car_makers GROUP BY Country HAVING COUNT(*) > 3) OR model_list.Model = 'fiat'	car_1
SELECT CountryId, CountryName FROM countries WHERE CountryId IN (SELECT Country FROM car_makers GROUP BY Country HAVING COUNT(*) > 3) OR CountryId IN (SELECT Make FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id GROUP BY Make HAVING SUM(cars_data.Horsepower) > (SELECT SUM(Horsepower) FROM model_list WHERE Model = 'fiat'))	car_1
SELECT Country FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Country FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Abbreviation FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Abbreviation FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Airline, Abbreviation FROM airlines WHERE Country = 'USA'	flight_2
SELECT Airline, Abbreviation FROM airlines WHERE Country = 'USA'	flight_2
SELECT AirportCode, AirportName FROM airports WHERE City = 'Anthony '	flight_2
SELECT AirportCode, AirportName FROM airports WHERE City = 'Anthony '	flight_2
SELECT count(*) FROM airlines	flight_2
SELECT count(*) FROM airlines	flight_2
SELECT count(*) FROM airports	flight_2
SELECT count(*) FROM airports	flight_2
SELECT count(*) FROM flights	flight_2
SELECT count(*) FROM flights	flight_2
SELECT Airline FROM airlines WHERE Abbreviation = 'UAL'	flight_2
SELECT Airline FROM airlines WHERE Abbreviation = 'UAL'	flight_2
SELECT count(*) FROM airlines WHERE Country = 'USA'	flight_2
SELECT count(*) FROM airlines WHERE Country = 'USA'	flight_2
SELECT City, Country FROM airports WHERE AirportName = 'Alton '	flight_2
SELECT City, Country FROM airports WHERE AirportName = 'Alton '	flight_2
SELECT AirportName FROM airports WHERE AirportCode = 'AKO'	flight_2
SELECT AirportName FROM airports WHERE AirportCode = 'AKO'	flight_2
SELECT AirportName FROM airports WHERE City = 'Aberdeen'	flight_2
SELECT AirportName FROM airports WHERE AirportCode = (SELECT AirportCode FROM airports WHERE City = 'Aberdeen ')	flight_2
SELECT count(*) FROM flights WHERE DestAirport = ' APG'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = ' APG'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = ' ATO'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = ' ATO'	flight_2
SELECT count(*) FROM airports WHERE City = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT count(*) FROM airports WHERE City = 'Aberdeen'	flight_2
SELECT count(*) FROM airports WHERE City = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE SourceAirport = 'Aberdeen' AND DestAirport = 'Ashley'	flight_2
SELECT count(*) FROM flights WHERE SourceAirport = 'Aberdeen' AND DestAirport = 'Ashley'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT count(*) FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = 'ASY'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = ' ASY'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = ' AHD'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = ' AHD'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND City = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND City = 'Aberdeen'	flight_2
SELECT City FROM airports WHERE AirportCode IN (SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) DESC LIMIT 1)	flight_2
SELECT City FROM airports GROUP BY City ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT City FROM airports WHERE AirportCode IN (SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) DESC LIMIT 1)	flight_2
SELECT City FROM airports GROUP BY City ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT AirportCode FROM airports WHERE AirportCode = ( SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) DESC LIMIT 1 )	flight_2
SELECT AirportCode FROM airports WHERE AirportCode IN ( SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) DESC LIMIT 1 )	flight_2
SELECT AirportCode FROM airports WHERE AirportCode IN ( SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) LIMIT 1 )	flight_2
SELECT AirportCode FROM airports WHERE AirportCode = ( SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) LIMIT 1 )	flight_2
SELECT Airline FROM flights GROUP BY Airline ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT Airline FROM flights GROUP BY Airline ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT Abbreviation, Country FROM airlines WHERE uid = ( SELECT uid FROM flights GROUP BY uid ORDER BY count(*) LIMIT 1 )	flight_2
SELECT Abbreviation, Country FROM airlines WHERE FlightNo = ( SELECT FlightNo FROM flights GROUP BY FlightNo ORDER BY count(*) LIMIT 1 )	flight_2
SELECT Airline FROM airlines WHERE Airline IN ( SELECT Airline FROM flights WHERE SourceAirport = ' AHD' )	flight_2
SELECT Airline FROM flights WHERE SourceAirport = ' AHD'	flight_2
SELECT Airline FROM flights WHERE DestAirport = ' AHD'	flight_2
SELECT Airline FROM flights WHERE DestAirport = ' AHD'	flight_2
SELECT Airline FROM flights WHERE DestAirport = ' APG' INTERSECT SELECT Airline FROM flights WHERE DestAirport = ' CVO'	flight_2
SELECT Airline FROM flights WHERE DestAirport = ' APG' INTERSECT SELECT Airline FROM flights WHERE DestAirport = ' CVO'	flight_2
SELECT Airline FROM flights WHERE DestAirport = ' CVO' EXCEPT SELECT Airline FROM flights WHERE SourceAirport = ' CVO'	flight_2
SELECT Airline FROM flights WHERE DestAirport != 'APG' AND SourceAirport != 'CVO'	flight_2
SELECT Airline FROM airlines WHERE FlightNo >= 10	flight_2
SELECT Airline FROM flights GROUP BY Airline HAVING count(*) >= 10	flight_2
SELECT Airline FROM airlines WHERE FlightNo < 200	flight_2
SELECT Airline FROM airlines WHERE FlightNo < 200	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'United Airlines'	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'United Airlines'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = ' APG'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = ' APG'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = ' APG'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = 'Aberdeen ' OR DestAirport = 'Abilene'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = 'Aberdeen' OR DestAirport = 'Abilene'	flight_2
SELECT AirportName FROM airports WHERE AirportCode NOT IN (SELECT AirportCode FROM flights)	flight_2
SELECT AirportCode FROM airports WHERE AirportCode NOT IN (SELECT AirportCode FROM flights)	flight_2
SELECT count(*) FROM employee	employee_hire_evaluation
SELECT count(*) FROM employee	employee_hire_evaluation
SELECT Name FROM employee ORDER BY Age ASC	employee_hire_evaluation
SELECT Name FROM employee ORDER BY Age ASC	employee_hire_evaluation
SELECT City, COUNT(*) FROM employee GROUP BY City	employee_hire_evaluation
SELECT City, COUNT(*) FROM employee GROUP BY City	employee_hire_evaluation
SELECT City FROM employee WHERE Age > 30 GROUP BY City HAVING count(*) > 1	employee_hire_evaluation
SELECT city FROM employee WHERE age > 30 GROUP BY city HAVING count(*) > 1	employee_hire_evaluation
SELECT LOCATION , count(*) FROM shop GROUP BY LOCATION	employee_hire_evaluation
SELECT LOCATION , count(*) FROM shop GROUP BY LOCATION	employee_hire_evaluation
SELECT Manager_name, District FROM shop WHERE Number_products = ( SELECT max(Number_products) FROM shop )	employee_hire_evaluation
SELECT Manager_name, District FROM shop WHERE Number_products = ( SELECT Number_products FROM shop GROUP BY Number_products ORDER BY count(*) DESC LIMIT 1 )	employee_hire_evaluation
SELECT min(Number_products), max(Number_products) FROM shop	employee_hire_evaluation
SELECT min(Number_products), max(Number_products) FROM shop	employee_hire_evaluation
SELECT Name, Location, District FROM shop ORDER BY Number_products DESC	employee_hire_evaluation
SELECT Name, Location, District FROM shop ORDER BY Number_products DESC	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > (SELECT avg(Number_products) FROM shop)	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > (SELECT avg(Number_products) FROM shop)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN ( SELECT Employee_ID FROM evaluation GROUP BY Employee_ID ORDER BY count(*) DESC LIMIT 1 )	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM evaluation GROUP BY Employee_ID ORDER BY sum(Bonus) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM evaluation WHERE Bonus = (SELECT MAX(Bonus) FROM evaluation))	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID = ( SELECT Employee_ID FROM evaluation WHERE Bonus = ( SELECT MAX(Bonus) FROM evaluation ) )	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM evaluation)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM evaluation)	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID IN (SELECT Shop_ID FROM hiring GROUP BY Shop_ID ORDER BY count(*) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID = ( SELECT Shop_ID FROM hiring GROUP BY Shop_ID ORDER BY count(*) DESC LIMIT 1 )	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID NOT IN (SELECT Shop_ID FROM hiring)	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID NOT IN (SELECT Shop_ID FROM employee)	employee_hire_evaluation
SELECT shop_name, COUNT(*) FROM hiring GROUP BY shop_name	employee_hire_evaluation
SELECT hiring.shop_id, COUNT(*), name FROM employee JOIN hiring ON employee.Employee_ID = hiring.Employee_ID GROUP BY hiring.shop_id	employee_hire_evaluation
SELECT sum(Bonus) FROM evaluation	employee_hire_evaluation
SELECT sum(Bonus) FROM evaluation	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT District FROM shop WHERE Number_products < 3000 INTERSECT SELECT District FROM shop WHERE Number_products > 10000	employee_hire_evaluation
SELECT District FROM shop WHERE Number_products < 3000 INTERSECT SELECT District FROM shop WHERE Number_products > 10000	employee_hire_evaluation
SELECT count(DISTINCT Location) FROM shop	employee_hire_evaluation
SELECT count(DISTINCT LOCATION) FROM shop	employee_hire_evaluation
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, Document_Description FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, Document_Description FROM Documents	cre_Doc_Template_Mgt
SELECT Document_Name, Template_ID FROM Documents WHERE Document_Description LIKE '%w%'	cre_Doc_Template_Mgt
SELECT document_name, template_id FROM documents WHERE document_description LIKE '%w%'	cre_Doc_Template_Mgt
SELECT Document_ID, Template_ID, Document_Description FROM Documents WHERE Document_Name = 'Robbin CV'	cre_Doc_Template_Mgt
SELECT Document_ID, Template_ID, Document_Description FROM Documents WHERE Document_Name = 'Robbin CV'	cre_Doc_Template_Mgt
SELECT count(DISTINCT Template_ID) FROM Documents	cre_Doc_Template_Mgt
SELECT count(DISTINCT Template_ID) FROM Documents	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents WHERE Template_ID IN ( SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PPT' )	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PPT')	cre_Doc_Template_Mgt
SELECT Template_ID , count(*) FROM Documents GROUP BY Template_ID	cre_Doc_Template_Mgt
SELECT template_id, count(*) FROM documents GROUP BY template_id	cre_Doc_Template_Mgt
SELECT Documents.Template_ID, Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Documents.Template_ID ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Documents.Template_ID, Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Documents.Template_ID ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents GROUP BY Template_ID HAVING count(*) > 1	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents GROUP BY Template_ID HAVING count(*) > 1	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents WHERE Template_ID NOT IN (SELECT Template_ID FROM Templates)	cre_Doc_Template_Mgt
SELECT Template_ID FROM Documents WHERE Template_ID NOT IN (SELECT Template_ID FROM Templates)	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID, Version_Number, Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID, Version_Number, Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT DISTINCT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Templates.Template_ID FROM Ref_Template_Types JOIN Templates ON Ref_Template_Types.Template_Type_Code = Templates.Template_Type_Code WHERE Ref_Template_Types.Template_Type_Code IN ('PP', 'PPT')	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code IN ('PP', 'PPT')	cre_Doc_Template_Mgt
SELECT count(*) FROM Ref_Template_Types WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT Version_Number, Template_Type_Code FROM Templates WHERE Version_Number > 5	cre_Doc_Template_Mgt
SELECT Version_Number, Template_Type_Code FROM Templates WHERE Version_Number > 5	cre_Doc_Template_Mgt
SELECT Template_Type_Code , count(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING count(*) < 3	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING count(*) < 3	cre_Doc_Template_Mgt
SELECT min(Version_Number), Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Version_Number, Template_Type_Code FROM Templates ORDER BY Version_Number LIMIT 1	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID WHERE Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID WHERE Document_Name = 'Data base'	cre_Doc_Template_Mgt
SELECT Document_Name FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT Document_Name FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code, COUNT(*) FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Templates.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code, COUNT(*) FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Templates.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Templates.Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Templates.Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID WHERE Document_ID NOT IN (SELECT Template_ID FROM Documents)	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID WHERE Documents.Template_ID NOT IN (SELECT Template_ID FROM Documents)	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Book'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Book'	cre_Doc_Template_Mgt
SELECT DISTINCT Ref_Template_Types.Template_Type_Description FROM Templates JOIN Ref_Template_Types ON Templates.Template_Type_Code = Ref_Template_Types.Template_Type_Code	cre_Doc_Template_Mgt
SELECT DISTINCT Templates.Template_Details FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID	cre_Doc_Template_Mgt
SELECT Templates.Template_ID FROM Ref_Template_Types JOIN Templates ON Ref_Template_Types.Template_Type_Code = Templates.Template_Type_Code WHERE Template_Type_Description = 'Presentation'	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates JOIN Ref_Template_Types ON Templates.Template_Type_Code = Ref_Template_Types.Template_Type_Code WHERE Ref_Template_Types.Template_Type_Description = 'Presentation'	cre_Doc_Template_Mgt
SELECT sum(Paragraph_ID) FROM Paragraphs	cre_Doc_Template_Mgt
SELECT count(*) FROM paragraphs	cre_Doc_Template_Mgt
SELECT count(*) FROM paragraphs WHERE document_id IN ( SELECT document_id FROM documents WHERE document_name = 'Summer Show' )	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents WHERE Document_Name = 'Summer Show'	cre_Doc_Template_Mgt
SELECT Paragraph_Text FROM Paragraphs WHERE Paragraph_Text = 'Korea'	cre_Doc_Template_Mgt
SELECT Paragraph_Details FROM Paragraphs WHERE Paragraph_Text = 'Korea'	cre_Doc_Template_Mgt
SELECT documents.document_id, Paragraphs.paragraph_text FROM documents JOIN Paragraphs ON documents.Document_ID = Paragraphs.Document_ID WHERE document_name = 'Welcome to NY'	cre_Doc_Template_Mgt
SELECT Documents.Document_ID, Paragraphs.Paragraph_Text FROM Documents JOIN Paragraphs ON Documents.Document_ID = Paragraphs.Document_ID WHERE Document_Name = 'Welcome to NY'	cre_Doc_Template_Mgt
SELECT Paragraphs.Paragraph_Text FROM Documents JOIN Paragraphs ON Documents.Document_ID = Paragraphs.Document_ID WHERE Document_Name = 'Customer reviews'	cre_Doc_Template_Mgt
SELECT Paragraphs.Paragraph_Text FROM Documents JOIN Paragraphs ON Documents.Document_ID = Paragraphs.Document_ID WHERE Document_Name = 'Customer reviews'	cre_Doc_Template_Mgt
SELECT document_id, count(*) FROM paragraphs GROUP BY document_id ORDER BY document_id	cre_Doc_Template_Mgt
SELECT document_id , count(*) FROM paragraphs GROUP BY document_id ORDER BY document_id	cre_Doc_Template_Mgt
SELECT document_id, document_name, count(*) FROM documents GROUP BY document_id	cre_Doc_Template_Mgt
SELECT document_id, document_name, count(*) FROM documents GROUP BY document_id	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs GROUP BY document_id HAVING count(*) >= 2	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs WHERE paragraph_id IN ( SELECT document_id FROM paragraphs GROUP BY document_id HAVING count(*) >= 2 )	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM documents WHERE document_id IN ( SELECT document_id FROM paragraphs GROUP BY document_id ORDER BY count(*) DESC LIMIT 1 )	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM documents WHERE document_id IN ( SELECT document_id FROM paragraphs GROUP BY document_id ORDER BY count(*) DESC LIMIT 1 )	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs GROUP BY document_id ORDER BY count(*) LIMIT 1	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs GROUP BY document_id ORDER BY count(*) LIMIT 1	cre_Doc_Template_Mgt
SELECT document_id FROM paragraphs WHERE paragraph_id IN (SELECT paragraph_id FROM paragraphs WHERE paragraph_text LIKE '%1%' INTERSECT SELECT paragraph_id FROM paragraphs WHERE paragraph_text LIKE '%2%')	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs WHERE Paragraph_ID IN (SELECT Paragraph_ID FROM Paragraphs WHERE Paragraph_Text LIKE '%<1>%' INTERSECT SELECT Paragraph_ID FROM Paragraphs WHERE Paragraph_Text LIKE '%<2>%' )	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs WHERE Paragraph_Text = 'Brazil' OR Paragraph_Text = 'Ireland'	cre_Doc_Template_Mgt
SELECT Document_ID FROM Paragraphs WHERE Paragraph_Text IN ('Brazil', 'Ireland')	cre_Doc_Template_Mgt
SELECT count(*) FROM teacher	course_teach
SELECT count(*) FROM teacher	course_teach
SELECT Name FROM teacher ORDER BY Age ASC	course_teach
SELECT Name FROM teacher ORDER BY Age ASC	course_teach
SELECT Age, Hometown FROM teacher	course_teach
SELECT Age, Hometown FROM teacher	course_teach
SELECT Name FROM teacher WHERE Hometown != 'Little Lever Urban District'	course_teach
SELECT Name FROM teacher WHERE Hometown != 'Little Lever Urban District'	course_teach
SELECT Name FROM teacher WHERE Age IN (32, 33)	course_teach
SELECT Name FROM teacher WHERE Age IN (32, 33)	course_teach
SELECT Hometown FROM teacher WHERE Teacher_ID = ( SELECT Teacher_ID FROM teacher ORDER BY Age LIMIT 1 )	course_teach
SELECT Hometown FROM teacher WHERE Age = ( SELECT min(Age) FROM teacher )	course_teach
SELECT Hometown , count(*) FROM teacher GROUP BY Hometown	course_teach
SELECT Hometown, count(*) FROM teacher GROUP BY Hometown	course_teach
SELECT Hometown FROM teacher GROUP BY Hometown ORDER BY count(*) DESC LIMIT 1	course_teach
SELECT Hometown FROM teacher GROUP BY Hometown ORDER BY count(*) DESC LIMIT 1	course_teach
SELECT Hometown FROM teacher GROUP BY Hometown HAVING count(*) >= 2	course_teach
SELECT Hometown FROM teacher GROUP BY Hometown HAVING count(*) >= 2	course_teach
SELECT Name, Course FROM course_arrange	course_teach
SELECT Name, course.Course FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID JOIN course ON course_arrange.Course_ID = course.Course_ID	course_teach
SELECT Name, course.Course FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID JOIN course ON course_arrange.Course_ID = course.Course_ID ORDER BY Name ASC	course_teach
SELECT Name, course.Course FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID JOIN course ON course_arrange.Course_ID = course.Course_ID ORDER BY Name	course_teach
SELECT Name FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID WHERE course_arrange.Course_ID IN (SELECT Course_ID FROM course WHERE Course = 'Math')	course_teach
SELECT Name FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM course_arrange WHERE Course_ID IN (SELECT Course_ID FROM course WHERE Course = 'Math'))	course_teach
SELECT Name, COUNT(*) FROM teacher GROUP BY Name	course_teach
SELECT Name, COUNT(*) FROM teacher GROUP BY Name	course_teach
SELECT Name FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM course_arrange GROUP BY Teacher_ID HAVING count(*) >= 2)	course_teach
SELECT Name FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM course_arrange GROUP BY Teacher_ID HAVING count(*) >= 2)	course_teach
SELECT Name FROM teacher WHERE Teacher_ID NOT IN (SELECT Teacher_ID FROM course_arrange)	course_teach
SELECT Name FROM teacher WHERE Teacher_ID NOT IN (SELECT Teacher_ID FROM course_arrange)	course_teach
SELECT count(*) FROM visitor WHERE Age < 30	museum_visit
SELECT Name FROM visitor WHERE Level_of_membership > 4 ORDER BY Level_of_membership DESC	museum_visit
SELECT avg(Age) FROM visitor WHERE Level_of_membership <= 4	museum_visit
SELECT Name, Level_of_membership FROM visitor WHERE Level_of_membership > 4 ORDER BY Age ASC	museum_visit
SELECT Museum_ID, Name FROM museum WHERE Num_of_Staff = ( SELECT max(Num_of_Staff) FROM museum )	museum_visit
SELECT avg(num_of_staff) FROM museum WHERE open_year < '2009'	museum_visit
SELECT Open_Year, Num_of_Staff FROM museum WHERE Name = 'Plaza Museum'	museum_visit
SELECT Name FROM museum WHERE Num_of_Staff > ( SELECT min(Num_of_Staff) FROM museum WHERE Open_Year > '2010' )	museum_visit
SELECT ID, Name, Age FROM visitor WHERE ID IN ( SELECT ID FROM visit GROUP BY ID HAVING count(*) > 1 )	museum_visit
SELECT ID, Name, Level_of_membership FROM visitor WHERE ID IN ( SELECT visitor_ID FROM visit WHERE Total_spent = ( SELECT MAX(Total_spent) FROM visit ) )	museum_visit
SELECT Museum_ID, Name FROM visit GROUP BY Museum_ID ORDER BY count(*) DESC LIMIT 1	museum_visit
SELECT Name FROM museum WHERE Museum_ID NOT IN (SELECT Museum_ID FROM visit)	museum_visit
SELECT Name, Age FROM visitor WHERE ID = (SELECT visitor_ID FROM visit GROUP BY visitor_ID ORDER BY sum(num_of_ticket) DESC LIMIT 1)	museum_visit
SELECT avg(Num_of_Ticket), max(Num_of_Ticket) FROM visit	museum_visit
SELECT SUM(Total_spent) FROM visit JOIN visitor ON visit.visitor_ID = visitor.ID WHERE visitor.Level_of_membership = 1	museum_visit
SELECT Name FROM visitor WHERE ID IN (SELECT ID FROM visit WHERE Museum_ID IN (SELECT Museum_ID FROM museum WHERE Open_Year < '2009' INTERSECT SELECT Museum_ID FROM museum WHERE Open_Year > '2011'))	museum_visit
SELECT count(*) FROM visitor WHERE ID NOT IN (SELECT ID FROM museum WHERE Open_Year > '2010')	museum_visit
SELECT count(*) FROM museum WHERE Open_Year >= '2013' OR Open_Year <= '2008'	museum_visit
SELECT count(*) FROM players	wta_1
SELECT count(*) FROM players	wta_1
SELECT count(*) FROM matches	wta_1
SELECT count(*) FROM matches	wta_1
SELECT first_name, birth_date FROM players WHERE country_code = 'USA'	wta_1
SELECT first_name, birth_date FROM players WHERE country_code = 'USA'	wta_1
SELECT avg(winner_age) , avg(loser_age) FROM matches	wta_1
SELECT avg(winner_age) , avg(loser_age) FROM matches	wta_1
SELECT avg(ranking_points) FROM rankings WHERE winner_id IN (SELECT player_id FROM matches)	wta_1
SELECT avg(ranking_points) FROM rankings WHERE winner_id IN (SELECT player_id FROM matches)	wta_1
SELECT max(ranking_rank) FROM rankings WHERE loser_id IN (SELECT loser_id FROM matches)	wta_1
SELECT max(loser_rank) FROM matches	wta_1
SELECT count(DISTINCT country_code) FROM players	wta_1
SELECT count(DISTINCT country_code) FROM players	wta_1
SELECT count(DISTINCT loser_name) FROM matches	wta_1
SELECT count(DISTINCT loser_name) FROM matches	wta_1
SELECT tourney_name FROM matches WHERE match_num > 10 GROUP BY tourney_name HAVING count(*) > 10	wta_1
SELECT tourney_name FROM matches WHERE match_num > 10 GROUP BY tourney_name HAVING count(*) > 10	wta_1
SELECT winner_name FROM players WHERE player_id IN ( SELECT winner_id FROM matches WHERE year = 2013 INTERSECT SELECT winner_id FROM matches WHERE year = 2016 )	wta_1
SELECT last_name FROM players WHERE player_id IN (SELECT player_id FROM matches WHERE year = 2013 INTERSECT SELECT player_id FROM matches WHERE year = 2016)	wta_1
SELECT count(*) FROM matches WHERE year IN (2013, 2016)	wta_1
SELECT count(*) FROM matches WHERE year = 2013 OR year = 2016	wta_1
SELECT country_code, first_name FROM players WHERE player_id IN (SELECT player_id FROM matches WHERE tourney_name = 'WTA Championships') INTERSECT SELECT country_code, first_name FROM players WHERE player_id IN (SELECT player_id FROM matches WHERE tourney_name = 'Australian Open')	wta_1
SELECT first_name, country_code FROM players WHERE player_id IN (SELECT player_id FROM matches WHERE tourney_name = 'WTA Championships' INTERSECT SELECT player_id FROM matches WHERE tourney_name = 'Australian Open')	wta_1
SELECT first_name, country_code FROM players ORDER BY birth_date LIMIT 1	wta_1
SELECT first_name, country_code FROM players ORDER BY birth_date LIMIT 1	wta_1
SELECT first_name, last_name FROM players ORDER BY birth_date	wta_1
SELECT first_name, last_name FROM players ORDER BY birth_date	wta_1
SELECT first_name, last_name FROM players WHERE hand = 'L' ORDER BY birth_date	wta_1
SELECT first_name, last_name FROM players WHERE hand = 'left' ORDER BY birth_date	wta_1
SELECT first_name, country_code FROM players WHERE player_id = ( SELECT player_id FROM rankings GROUP BY player_id ORDER BY count(*) DESC LIMIT 1 )	wta_1
SELECT first_name, country_code FROM players WHERE player_id = ( SELECT player_id FROM rankings ORDER BY tours DESC LIMIT 1 )	wta_1
SELECT year FROM matches GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT year FROM matches GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT winner_name, ranking_points FROM players WHERE winner_id = ( SELECT winner_id FROM matches GROUP BY winner_id ORDER BY count(*) DESC LIMIT 1 )	wta_1
SELECT winner_name, winner_rank_points FROM players WHERE winner_name = ( SELECT winner_name FROM matches GROUP BY winner_name ORDER BY count(*) DESC LIMIT 1 )	wta_1
SELECT winner_name FROM matches WHERE tourney_name = 'Australian Open' ORDER BY ranking_points DESC LIMIT 1	wta_1
SELECT winner_name FROM matches WHERE tourney_name = 'Australian Open' ORDER BY ranking_points DESC LIMIT 1	wta_1
SELECT loser_name, winner_name FROM matches WHERE match_num = ( SELECT match_num FROM matches ORDER BY minutes DESC LIMIT 1 )	wta_1
SELECT winner_name, loser_name FROM matches WHERE match_num = ( SELECT max(match_num) FROM matches )	wta_1
SELECT first_name, AVG(rankings.ranking_points) FROM players JOIN rankings ON players.player_id = rankings.player_id GROUP BY first_name	wta_1
SELECT first_name, AVG(rankings.ranking_points) FROM players JOIN rankings ON players.player_id = rankings.player_id GROUP BY first_name	wta_1
SELECT rankings.player_id, players.first_name, SUM(ranking_points) FROM rankings JOIN players ON rankings.player_id = players.player_id GROUP BY rankings.player_id	wta_1
SELECT first_name, SUM(rankings.ranking_points) FROM players JOIN rankings ON players.player_id = rankings.player_id GROUP BY first_name	wta_1
SELECT country_code, count(*) FROM players GROUP BY country_code	wta_1
SELECT country_code, COUNT(*) FROM players GROUP BY country_code	wta_1
SELECT country_code FROM players GROUP BY country_code ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players GROUP BY country_code ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING count(*) > 50	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING count(*) > 50	wta_1
SELECT ranking_date, COUNT(*) FROM rankings JOIN players ON rankings.player_id = players.player_id WHERE players.last_name = 'Date' GROUP BY ranking_date	wta_1
SELECT ranking_date, COUNT(*) FROM rankings JOIN players ON rankings.player_id = players.player_id WHERE players.last_name = 'Date' GROUP BY ranking_date	wta_1
SELECT year, count(*) FROM matches GROUP BY year	wta_1
SELECT year, count(*) FROM matches GROUP BY year	wta_1
SELECT winner_name, winner_rank FROM players WHERE player_id IN ( SELECT winner_id FROM matches ORDER BY birth_date LIMIT 3 )	wta_1
SELECT name, ranking FROM players WHERE player_id IN ( SELECT player_id FROM matches ORDER BY year LIMIT 3 )	wta_1
SELECT count(DISTINCT winner_id) FROM matches WHERE tourney_name = 'WTA Championships' AND hand = 'left handed'	wta_1
SELECT count(*) FROM matches WHERE hand = 'left'	wta_1
SELECT first_name, country_code, birth_date FROM players WHERE player_id = ( SELECT winner_id FROM rankings ORDER BY ranking_points DESC LIMIT 1 )	wta_1
SELECT first_name, country_code, birth_date FROM players WHERE player_id = ( SELECT player_id FROM rankings WHERE ranking_points = ( SELECT max(ranking_points) FROM rankings ) )	wta_1
SELECT hand, count(*) FROM players GROUP BY hand	wta_1
SELECT hand, count(*) FROM players GROUP BY hand	wta_1
SELECT count(*) FROM ship WHERE disposition_of_ship = 'Captured'	battle_death
SELECT name, tonnage FROM ship ORDER BY name DESC	battle_death
SELECT name, date, result FROM battle	battle_death
SELECT max(killed) , min(killed) FROM death	battle_death
SELECT ship.ship_type, AVG(injured) FROM death JOIN ship ON death.caused_by_ship_id = ship.id GROUP BY ship.ship_type	battle_death
SELECT caused_by_ship_id, note, killed, injured FROM death JOIN ship ON death.caused_by_ship_id = ship.id WHERE ship.tonnage = 't'	battle_death
SELECT name, result FROM battle WHERE bulgarian_commander != 'Boril'	battle_death
SELECT battle.id, battle.name FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle IN (SELECT id FROM ship WHERE ship_type = 'Brig')	battle_death
SELECT battle.id, battle.name FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle IN (SELECT id FROM death GROUP BY id HAVING COUNT(*) > 10)	battle_death
SELECT id, name FROM ship WHERE id IN ( SELECT lost_in_battle FROM death GROUP BY lost_in_battle ORDER BY sum(injured) DESC LIMIT 1 )	battle_death
SELECT DISTINCT name FROM battle WHERE bulgarian_commander = 'Kaloyan' AND latin_commander = 'Baldwin I'	battle_death
SELECT count(DISTINCT result) FROM battle	battle_death
SELECT COUNT(*) FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle IS NULL AND tonnage = '225'	battle_death
SELECT battle.name, date FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle = (SELECT id FROM ship WHERE name = 'Lettice') AND ship.lost_in_battle = (SELECT id FROM ship WHERE name = 'HMS Atalanta')	battle_death
SELECT battle.name, result, bulgarian_commander FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle = 0	battle_death
SELECT note FROM death WHERE note LIKE '%East%'	battle_death
SELECT line_1, line_2 FROM Addresses	student_transcripts_tracking
SELECT line_1, line_2 FROM addresses	student_transcripts_tracking
SELECT count(*) FROM courses	student_transcripts_tracking
SELECT count(*) FROM courses	student_transcripts_tracking
SELECT course_description FROM Courses WHERE course_name = 'math' AND department_name = 'math'	student_transcripts_tracking
SELECT course_description FROM Courses WHERE course_name = 'math' AND department_name = 'math'	student_transcripts_tracking
SELECT zip_postcode FROM Addresses WHERE city = 'Port Chelsea'	student_transcripts_tracking
SELECT zip_postcode FROM Addresses WHERE city = 'Port Chelsea'	student_transcripts_tracking
SELECT Departments.department_name, Degree_Programs.department_id FROM Degree_Programs JOIN Departments ON Degree_Programs.department_id = Departments.department_id GROUP BY Degree_Programs.department_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT department_name, department_id FROM departments WHERE department_id = ( SELECT department_id FROM degree_programs GROUP BY department_id ORDER BY count(*) DESC LIMIT 1 )	student_transcripts_tracking
SELECT COUNT(*) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT department_id) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_summary_name) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_program_id) FROM Degree_Programs	student_transcripts_tracking
SELECT COUNT(*) FROM Degree_Programs JOIN Departments ON Degree_Programs.department_id = Departments.department_id WHERE Departments.department_name = 'Engineering'	student_transcripts_tracking
SELECT COUNT(*) FROM Degree_Programs JOIN Departments ON Degree_Programs.department_id = Departments.department_id WHERE Departments.department_name = 'Engineering'	student_transcripts_tracking
SELECT section_name, section_description FROM sections	student_transcripts_tracking
SELECT section_name, section_description FROM sections	student_transcripts_tracking
SELECT course_name, course_id FROM courses WHERE course_id IN ( SELECT course_id FROM student_Enrolment GROUP BY course_id HAVING count(*) <= 2 )	student_transcripts_tracking
SELECT course_name, course_id FROM courses WHERE course_id IN ( SELECT course_id FROM student_Enrolment GROUP BY course_id HAVING count(*) < 2 )	student_transcripts_tracking
SELECT section_name FROM sections ORDER BY section_name DESC	student_transcripts_tracking
SELECT section_name FROM sections ORDER BY section_name DESC	student_transcripts_tracking
SELECT Semesters.semester_name, Student_Enrolment.semester_id FROM students JOIN Student_Enrolment ON students.student_id = Student_Enrolment.student_id JOIN Semesters ON Student_Enrolment.semester_id = Semesters.semester_id GROUP BY Student_Enrolment.semester_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT Semesters.semester_name, Students.student_id FROM Students JOIN Student_Enrolment ON Students.student_id = Student_Enrolment.student_id JOIN Semesters ON Student_Enrolment.semester_id = Semesters.semester_id GROUP BY Student_Enrolment.semester_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT department_description FROM departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_description FROM departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT Students.first_name, middle_name, last_name, student_Enrolment.student_id FROM student_Enrolment JOIN Students ON student_Enrolment.student_id = Students.student_id WHERE degree_program_id IN (SELECT degree_program_id FROM degree_programs WHERE degree_summary_name = '2') GROUP BY student_Enrolment.student_id	student_transcripts_tracking
SELECT first_name, middle_name, last_name, student_id FROM students WHERE student_id IN ( SELECT student_id FROM student_Enrolment WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN ( SELECT degree_program_id FROM degree_programs WHERE degree_program_id IN (	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students JOIN Student_Enrolment ON Students.student_id = Student_Enrolment.student_id WHERE Student_Enrolment.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelor')	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM students JOIN Student_Enrolment ON students.student_id = Student_Enrolment.student_id JOIN Degree_Programs ON Student_Enrolment.degree_program_id = Degree_Programs.degree_program_id WHERE Degree_Programs.department_id IN (SELECT department_id FROM degree_programs WHERE degree_summary_name = 'Bachelors')	student_transcripts_tracking
SELECT degree_program_id FROM student_enrolment GROUP BY degree_program_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT degree_summary_name FROM Degree_Programs WHERE degree_program_id = ( SELECT degree_program_id FROM Student_Enrolment GROUP BY degree_program_id ORDER BY count(*) DESC LIMIT 1 )	student_transcripts_tracking
SELECT Degree_Programs.degree_program_id, degree_summary_name FROM Degree_Programs JOIN Student_Enrolment ON Degree_Programs.degree_program_id = Student_Enrolment.degree_program_id WHERE Student_Enrolment.student_enrolment_id = (SELECT student_enrolment_id FROM student_Enrolment GROUP BY student_enrolment_id ORDER BY COUNT(*) DESC LIMIT 1)	student_transcripts_tracking
SELECT Degree_Programs.degree_program_id, degree_summary_name FROM Degree_Programs JOIN Student_Enrolment ON Degree_Programs.degree_program_id = Student_Enrolment.degree_program_id WHERE Student_Enrolment.student_enrolment_id = (SELECT student_enrolment_id FROM Student_Enrolment GROUP BY student_enrolment_id ORDER BY COUNT(*) DESC LIMIT 1)	student_transcripts_tracking
SELECT Student_Enrolment.student_id, Students.first_name, middle_name, last_name, COUNT(*) FROM Student_Enrolment JOIN Students ON Student_Enrolment.student_id = Students.student_id GROUP BY Student_Enrolment.student_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT Students.first_name, middle_name, last_name, student_Enrolment.student_id, COUNT(*) FROM student_Enrolment JOIN Students ON student_Enrolment.student_id = Students.student_id GROUP BY student_Enrolment.student_id ORDER BY COUNT(*) DESC LIMIT 1	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT course_name FROM courses WHERE course_id IN ( SELECT course_id FROM student_enrolment )	student_transcripts_tracking
SELECT course_name FROM courses WHERE course_id IN ( SELECT course_id FROM student_enrolment )	student_transcripts_tracking
SELECT course_name FROM courses WHERE course_id = ( SELECT course_id FROM student_ enrolment GROUP BY course_id ORDER BY count(*) DESC LIMIT 1 )	student_transcripts_tracking
SELECT course_name FROM courses WHERE course_id = ( SELECT course_id FROM student_ enrolment GROUP BY course_id ORDER BY count(*) DESC LIMIT 1 )	student_transcripts_tracking
SELECT last_name FROM students WHERE state_province_county = 'North Carolina' AND student_id NOT IN (SELECT student_id FROM student_ enrolment)	student_transcripts_tracking
SELECT last_name FROM students WHERE state_province_county = 'North Carolina' AND student_id NOT IN (SELECT student_id FROM student_Enrolment)	student_transcripts_tracking
SELECT Transcripts.transcript_date, student_course_id FROM Transcript_Contents JOIN Transcripts ON Transcript_Contents.transcript_id = Transcripts.transcript_id WHERE Transcript_Contents.transcript_id IN (SELECT transcript_id FROM Transcript_Contents GROUP BY transcript_id HAVING COUNT(*) >= 2)	student_transcripts_tracking
SELECT Transcripts.transcript_date, student_course_id FROM Transcript_Contents JOIN Transcripts ON Transcript_Contents.transcript_id = Transcripts.transcript_id WHERE student_course_id IN (SELECT student_course_id FROM Student_Enrolment_Courses GROUP BY student_course_id HAVING COUNT(*) >= 2)	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Timmothy' AND last_name = 'Ward'	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Timmothy' AND last_name = 'Ward'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM students WHERE date_first_registered = ( SELECT date_first_registered FROM students ORDER BY date_first_registered LIMIT 1 )	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM students WHERE student_id = ( SELECT student_id FROM student_enrolment WHERE date_first_registered = ( SELECT min(date_first_registered) FROM student_enrolment ) )	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM students JOIN Student_Enrolment ON students.student_id = Student_Enrolment.student_id JOIN Degree_Programs ON Student_Enrolment.degree_program_id = Degree_Programs.degree_program_id WHERE Degree_Programs.department_id IN (SELECT department_id FROM departments WHERE department_name = 'Computer Science') ORDER BY date_left LIMIT 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM students WHERE date_left = ( SELECT min(date_left) FROM students )	student_transcripts_tracking
SELECT first_name FROM Students WHERE permanent_address_id != current_address_id	student_transcripts_tracking
SELECT first_name FROM students WHERE permanent_address_id != current_address_id	student_transcripts_tracking
SELECT address_id, line_1 FROM addresses WHERE address_id IN ( SELECT address_id FROM student_enrolment GROUP BY address_id ORDER BY count(*) DESC LIMIT 1 )	student_transcripts_tracking
SELECT address_id, line_1, line_2 FROM addresses WHERE address_id = ( SELECT address_id FROM students GROUP BY address_id ORDER BY count(*) DESC LIMIT 1 )	student_transcripts_tracking
SELECT avg(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT avg(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT transcript_date, other_details FROM Transcripts ORDER BY transcript_date LIMIT 1	student_transcripts_tracking
SELECT min(transcript_date) , other_details FROM Transcripts	student_transcripts_tracking
SELECT count(*) FROM Transcripts	student_transcripts_tracking
SELECT count(*) FROM Transcripts	student_transcripts_tracking
SELECT max(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT max(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT COUNT(*), Student_Enrolment_Courses.course_id FROM student_enrolment JOIN Student_Enrolment_Courses ON student_enrolment.student_enrolment_id = Student_Enrolment_Courses.student_enrolment_id GROUP BY Student_Enrolment_Courses.course_id ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT max(count(*)), course_id FROM transcripts GROUP BY course_id	student_transcripts_tracking
SELECT transcript_date, transcript_id FROM transcripts GROUP BY transcript_date ORDER BY count(*) LIMIT 1	student_transcripts_tracking
SELECT transcript_date, Transcript_Contents.student_course_id FROM transcripts JOIN Transcript_Contents ON transcripts.transcript_id = Transcript_Contents.transcript_id GROUP BY transcripts.transcript_id ORDER BY COUNT(*) LIMIT 1	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id IN ( SELECT semester_id FROM Student_Enrolment WHERE degree_program_id IN ( SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Master' ) INTERSECT SELECT semester_id FROM Student_Enrolment WHERE degree_program_id IN ( SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelor' ) )	student_transcripts_tracking
SELECT semester_id FROM student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM degree_programs WHERE degree_summary_name = 'Masters') INTERSECT SELECT semester_id FROM student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM degree_programs WHERE degree_summary_name = 'Bachelors')	student_transcripts_tracking
SELECT count(*) FROM addresses WHERE current_address_id IS NOT NULL	student_transcripts_tracking
SELECT address_id FROM Students	student_transcripts_tracking
SELECT * FROM students ORDER BY first_name DESC, last_name DESC	student_transcripts_tracking
SELECT other_student_details FROM students ORDER BY other_student_details DESC	student_transcripts_tracking
SELECT section_name FROM sections WHERE section_name = 'h'	student_transcripts_tracking
SELECT section_description FROM Sections WHERE section_name = 'h'	student_transcripts_tracking
SELECT first_name FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE country = 'Haiti') OR cell_mobile_number = '09700166582'	student_transcripts_tracking
SELECT first_name FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE country = 'Haiti') OR cell_mobile_number = '09700166582'	student_transcripts_tracking
SELECT Title FROM Cartoon ORDER BY Title ASC	tvshow
SELECT Title FROM Cartoon ORDER BY Title ASC	tvshow
SELECT * FROM Cartoon WHERE Directed_by = 'Ben Jones'	tvshow
SELECT Title FROM Cartoon WHERE Directed_by = 'Ben Jones'	tvshow
SELECT count(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT count(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT Title, Directed_by FROM Cartoon ORDER BY Original_air_date	tvshow
SELECT Title, Directed_by FROM Cartoon ORDER BY Original_air_date	tvshow
SELECT Title FROM Cartoon WHERE Directed_by = 'Ben Jones' OR Directed_by = 'Brandon Vietti'	tvshow
SELECT Title FROM Cartoon WHERE Directed_by = 'Ben Jones' OR Directed_by = 'Brandon Vietti'	tvshow
SELECT Country, count(*) FROM TV_Channel GROUP BY Country ORDER BY count(*) DESC LIMIT 1	tvshow
SELECT Country, COUNT(*) FROM TV_Channel GROUP BY Country ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT count(DISTINCT series_name), count(*) FROM TV_Channel	tvshow
SELECT count(*) , count(*) FROM TV_Channel	tvshow
SELECT Content FROM TV_Channel WHERE series_name = 'Sky Radio'	tvshow
SELECT TV_Channel.Content FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id WHERE series_name = 'Sky Radio'	tvshow
SELECT Package_Option FROM TV_Channel WHERE series_name = 'Sky Radio'	tvshow
SELECT Package_Option FROM TV_Channel WHERE series_name = 'Sky Radio'	tvshow
SELECT count(*) FROM TV_Channel WHERE Language = 'English'	tvshow
SELECT count(*) FROM TV_Channel WHERE Language = 'English'	tvshow
SELECT Language , count(*) FROM TV_Channel GROUP BY Language ORDER BY count(*) LIMIT 1	tvshow
SELECT Language, count(*) FROM TV_Channel GROUP BY Language ORDER BY count(*) LIMIT 1	tvshow
SELECT Language, count(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT Language, count(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT Channel FROM Cartoon WHERE Title = 'The Rise of the Blue Beetle!'	tvshow
SELECT series_name FROM TV_Channel WHERE series_name = 'The Rise of the Blue Beetle!'	tvshow
SELECT Title FROM Cartoon WHERE Channel = ( SELECT id FROM TV_Channel WHERE series_name = 'Sky Radio' )	tvshow
SELECT Title FROM Cartoon WHERE Channel = ( SELECT id FROM TV_Channel WHERE series_name = 'Sky Radio' )	tvshow
SELECT Episode FROM TV_series ORDER BY Rating	tvshow
SELECT Episode FROM TV_series ORDER BY Rating	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3	tvshow
SELECT min(Share), max(Share) FROM TV_series	tvshow
SELECT max(Share), min(Share) FROM TV_series	tvshow
SELECT Air_Date FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Air_Date FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Weekly_Rank FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Weekly_Rank FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Channel FROM TV_series WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT TV_Channel.series_name FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Episode FROM TV_series WHERE Channel = ( SELECT id FROM TV_Channel WHERE series_name = 'Sky Radio' )	tvshow
SELECT Episode FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id WHERE TV_Channel.series_name = 'Sky Radio'	tvshow
SELECT Directed_by, count(*) FROM Cartoon GROUP BY Directed_by	tvshow
SELECT Director, count(*) FROM Cartoon GROUP BY Director	tvshow
SELECT Production_code, Channel FROM Cartoon WHERE Original_air_date = (SELECT Original_air_date FROM Cartoon ORDER BY Original_air_date DESC LIMIT 1)	tvshow
SELECT Production_code, Channel FROM Cartoon WHERE Original_air_date = ( SELECT MAX(Original_air_date) FROM Cartoon )	tvshow
SELECT Package_Option, series_name FROM TV_Channel WHERE Hight_definition_TV = ( SELECT Hight_definition_TV FROM TV_Channel ORDER BY Hight_definition_TV DESC LIMIT 1 )	tvshow
SELECT Package_Option, series_name FROM TV_Channel WHERE Hight_definition_TV = 'Yes'	tvshow
SELECT Country FROM TV_Channel WHERE Channel IN ( SELECT Channel FROM Cartoon WHERE Directed_by = 'Todd Casey' )	tvshow
SELECT TV_Channel.Country FROM Cartoon JOIN TV_Channel ON Cartoon.Channel = TV_Channel.id WHERE Written_by = 'Todd Casey'	tvshow
SELECT Country FROM TV_Channel WHERE Channel IN ( SELECT id FROM Cartoon WHERE Directed_by = 'Todd Casey' ) AND Channel NOT IN ( SELECT id FROM TV_Channel WHERE Channel IN ( SELECT id FROM Cartoon WHERE Written_by = 'Todd Casey' ) )	tvshow
SELECT TV_Channel.Country FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id WHERE Channel IN (SELECT id FROM Cartoon WHERE Directed_by = 'Todd Casey') EXCEPT SELECT TV_Channel.Country FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id WHERE Channel IN (SELECT id FROM Cartoon)	tvshow
SELECT series_name, country FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Channel IN (SELECT id FROM TV_series WHERE Directed_by = 'Ben Jones' INTERSECT SELECT id FROM TV_series WHERE Directed_by = 'Michael Chang')	tvshow
SELECT series_name, Country FROM TV_Channel WHERE Channel IN ( SELECT id FROM Cartoon WHERE Directed_by = 'Ben Jones' INTERSECT SELECT id FROM Cartoon WHERE Directed_by = 'Michael Chang' )	tvshow
SELECT Pixel_aspect_ratio_PAR, Country FROM TV_Channel WHERE Language != 'English'	tvshow
SELECT Pixel_aspect_ratio_PAR, Country FROM TV_Channel WHERE Language != 'English'	tvshow
SELECT id FROM TV_Channel WHERE Country IN ( SELECT Country FROM TV_Channel GROUP BY Country HAVING count(*) > 2 )	tvshow
SELECT id FROM TV_Channel WHERE id IN ( SELECT id FROM TV_channel GROUP BY id HAVING count(*) > 2 )	tvshow
SELECT id FROM TV_Channel WHERE id NOT IN ( SELECT id FROM Cartoon WHERE Directed_by = 'Ben Jones' )	tvshow
SELECT id FROM TV_channel WHERE id NOT IN (SELECT id FROM Cartoon WHERE Directed_by = 'Ben Jones')	tvshow
SELECT Package_Option FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Package_Option != 'Option' AND Cartoon.Directed_by != 'Ben Jones'	tvshow
SELECT Package_Option FROM TV_Channel WHERE Channel NOT IN (SELECT id FROM Cartoon WHERE Directed_by = 'Ben Jones')	tvshow
SELECT count(*) FROM poker_player	poker_player
SELECT count(*) FROM poker_player	poker_player
SELECT Earnings FROM poker_player ORDER BY Earnings DESC	poker_player
SELECT Earnings FROM poker_player ORDER BY Earnings DESC	poker_player
SELECT Final_Table_Made, Best_Finish FROM poker_player	poker_player
SELECT Final_Table_Made, Best_Finish FROM poker_player	poker_player
SELECT avg(Earnings) FROM poker_player	poker_player
SELECT avg(Earnings) FROM poker_player	poker_player
SELECT Money_Rank FROM poker_player WHERE Earnings = ( SELECT MAX(Earnings) FROM poker_player )	poker_player
SELECT Money_Rank FROM poker_player WHERE Earnings = ( SELECT max(Earnings) FROM poker_player )	poker_player
SELECT max(final_table_made) FROM poker_player WHERE earnings < 200000	poker_player
SELECT MAX(Final_Table_Made) FROM poker_player WHERE earnings < 200000	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE Earnings > 300000	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE Earnings > 300000	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Final_Table_Made ASC	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Final_Table_Made ASC	poker_player
SELECT people.Birth_Date FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE Earnings = (SELECT MIN(Earnings) FROM poker_player)	poker_player
SELECT people.Birth_Date FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE Earnings = (SELECT MIN(Earnings) FROM poker_player)	poker_player
SELECT Money_Rank FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY people.Height DESC LIMIT 1	poker_player
SELECT Money_Rank FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE people.Height = (SELECT MAX(Height) FROM people)	poker_player
SELECT AVG(Earnings) FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE people.Height > 200	poker_player
SELECT AVG(Earnings) FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE people.Height > 200	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Earnings DESC	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Earnings DESC	poker_player
SELECT Nationality, COUNT(*) FROM people GROUP BY Nationality	poker_player
SELECT Nationality , count(*) FROM people GROUP BY Nationality	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY count(*) DESC LIMIT 1	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY count(*) DESC LIMIT 1	poker_player
SELECT Nationality FROM people GROUP BY Nationality HAVING count(*) >= 2	poker_player
SELECT Nationality FROM people GROUP BY Nationality HAVING count(*) >= 2	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name ASC	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name	poker_player
SELECT Name FROM people WHERE Nationality != 'Russia'	poker_player
SELECT Name FROM people WHERE Nationality != 'Russia'	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT count(DISTINCT Nationality) FROM people	poker_player
SELECT count(DISTINCT Nationality) FROM people	poker_player
SELECT count(*) FROM area_code_state	voter_1
SELECT contestant_number, contestant_name FROM contestants ORDER BY contestant_name DESC	voter_1
SELECT vote_id, phone_number, state FROM VOTES	voter_1
SELECT max(area_code), min(area_code) FROM area_code_state	voter_1
SELECT max(created) FROM VOTES WHERE state = 'CA'	voter_1
SELECT contestant_name FROM contestants WHERE contestant_name != 'Jessie Alloway'	voter_1
SELECT state, created FROM votes	voter_1
SELECT contestant_number, contestant_name FROM contestants WHERE contestant_number IN ( SELECT contestant_number FROM votes GROUP BY contestant_number HAVING count(*) >= 2 )	voter_1
SELECT contestant_number, contestant_name FROM contestants WHERE contestant_number IN ( SELECT contestant_number FROM VOTES GROUP BY contestant_number ORDER BY count(*) LIMIT 1 )	voter_1
SELECT count(*) FROM VOTES WHERE state IN ('NY', 'CA')	voter_1
SELECT COUNT(*) FROM CONTESTANTS WHERE contestant_number NOT IN (SELECT contestant_number FROM VOTES)	voter_1
SELECT AREA_CODE_STATE.area_code FROM VOTES JOIN AREA_CODE_STATE ON VOTES.state = AREA_CODE_STATE.state GROUP BY AREA_CODE_STATE.area_code ORDER BY COUNT(*) DESC LIMIT 1	voter_1
SELECT create_date, state, phone_number FROM votes WHERE contestant_number = (SELECT contestant_number FROM contestants WHERE contestant_name = 'Tabatha Gehling')	voter_1
SELECT AREA_CODE_STATE.area_code FROM VOTES JOIN AREA_CODE_STATE ON VOTES.state = AREA_CODE_STATE.state WHERE contestant_number IN (SELECT contestant_number FROM CONTESTANTS WHERE contestant_name = 'Tabatha Gehling') INTERSECT SELECT AREA_CODE_STATE.area_code FROM VOTES JOIN AREA_CODE_STATE ON VOTES.state = AREA_CODE_STATE.state WHERE contestant_number IN (SELECT contestant_number FROM CONTESTANTS WHERE contestant_name = 'Kelly Clauss')	voter_1
SELECT contestant_name FROM contestants WHERE contestant_name LIKE '%Al%'	voter_1
SELECT Name FROM country WHERE IndepYear > 1950	world_1
SELECT Name FROM country WHERE IndepYear > 1950	world_1
SELECT count(*) FROM country WHERE GovernmentForm = 'Republic'	world_1
SELECT count(*) FROM country WHERE GovernmentForm = 'Republic'	world_1
SELECT SurfaceArea FROM country WHERE Region = 'Caribbean'	world_1
SELECT sum(surfacearea) FROM country WHERE countrycode IN (SELECT code FROM country WHERE continent = 'Carribean')	world_1
SELECT Continent FROM country WHERE LocalName = 'Anguilla'	world_1
SELECT Continent FROM country WHERE LocalName = 'Anguilla'	world_1
SELECT country.Region FROM city JOIN country ON city.CountryCode = country.Code WHERE city.Name = 'Kabul'	world_1
SELECT country.Region FROM city JOIN country ON city.CountryCode = country.Code WHERE city.Name = 'Kabul'	world_1
SELECT Language FROM countrylanguage WHERE CountryCode = ( SELECT CountryCode FROM country WHERE Name = 'Aruba' ) ORDER BY Percentage DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode = (SELECT Code FROM country WHERE Name = 'Aruba')	world_1
SELECT Population, LifeExpectancy FROM country WHERE Name = 'Brazil'	world_1
SELECT Population, LifeExpectancy FROM country WHERE Name = 'Brazil'	world_1
SELECT Region, Population FROM country WHERE LocalName = 'Angola'	world_1
SELECT Region, Population FROM country WHERE LocalName = 'Angola'	world_1
SELECT avg(LifeExpectancy) FROM country WHERE Region = 'Central Africa'	world_1
SELECT avg(LifeExpectancy) FROM country WHERE Region = 'Central Africa'	world_1
SELECT Name FROM country WHERE Continent = 'Asia' ORDER BY LifeExpectancy LIMIT 1	world_1
SELECT Name FROM country WHERE Continent = 'Asia' ORDER BY LifeExpectancy LIMIT 1	world_1
SELECT sum(population), max(GNP) FROM country WHERE continent = 'Asia'	world_1
SELECT Population, GNP FROM country WHERE Continent = 'Asia' ORDER BY GNP DESC LIMIT 1	world_1
SELECT avg(LifeExpectancy) FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE Continent = 'Africa' AND HeadOfState IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country WHERE CountryCode IN (SELECT Code FROM country	world_1
SELECT avg(LifeExpectancy) FROM country WHERE Continent = 'Africa' AND HeadOfState = 'Republic'	world_1
SELECT SurfaceArea FROM country WHERE Continent = 'Asia' OR Continent = 'Europe'	world_1
SELECT sum(SurfaceArea) FROM country WHERE Continent IN ('Asia', 'Europe')	world_1
SELECT population FROM city WHERE District = 'Gelderland'	world_1
SELECT sum(population) FROM city WHERE District = 'Gelderland'	world_1
SELECT avg(GNP), sum(population) FROM country WHERE governmentForm = 'US Territory'	world_1
SELECT avg(GNP), sum(population) FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT count(*) FROM country WHERE Continent = 'Africa'	world_1
SELECT count(DISTINCT GovernmentForm) FROM country WHERE Continent = 'Africa'	world_1
SELECT count(*) FROM countrylanguage WHERE CountryCode = (SELECT Code FROM country WHERE Name = 'Aruba')	world_1
SELECT count(*) FROM countrylanguage WHERE CountryCode = (SELECT Code FROM country WHERE LocalName = 'Aruba')	world_1
SELECT count(*) FROM countrylanguage WHERE CountryCode = 'Afghanistan'	world_1
SELECT count(*) FROM countrylanguage WHERE CountryCode = 'Afghanistan'	world_1
SELECT Name FROM country WHERE Code IN ( SELECT CountryCode FROM countrylanguage GROUP BY CountryCode ORDER BY sum(Percentage) DESC LIMIT 1 )	world_1
SELECT Name FROM country WHERE Code IN ( SELECT CountryCode FROM countrylanguage GROUP BY CountryCode ORDER BY sum(Percentage) DESC LIMIT 1 )	world_1
SELECT country.Continent FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code GROUP BY country.Continent ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT country.Continent FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code GROUP BY country.Continent ORDER BY SUM(Percentage) DESC LIMIT 1	world_1
SELECT count(*) FROM countrylanguage WHERE Language = 'English' INTERSECT SELECT count(*) FROM countrylanguage WHERE Language = 'Dutch'	world_1
SELECT count(*) FROM countrylanguage WHERE Language = 'English' OR Language = 'Dutch'	world_1
SELECT country.Name FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'English' INTERSECT SELECT country.Name FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'French'	world_1
SELECT country.Name FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'English' INTERSECT SELECT country.Name FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'French'	world_1
SELECT Name FROM country WHERE CountryCode IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English') INTERSECT SELECT Name FROM country WHERE CountryCode IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'French')	world_1
SELECT country.Name FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE IsOfficial = 'Yes' AND Language IN ('English', 'French')	world_1
SELECT COUNT(DISTINCT country.Continent) FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'Chinese'	world_1
SELECT count(*) FROM countrylanguage WHERE Language = 'Chinese'	world_1
SELECT country.Region FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language IN ('English', 'Dutch')	world_1
SELECT country.Region FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language IN ('Dutch', 'English')	world_1
SELECT Code FROM countrylanguage WHERE IsOfficial = 'Yes' OR IsOfficial = 'Yes'	world_1
SELECT Code FROM countrylanguage WHERE IsOfficial = 'Yes' OR IsOfficial = 'Yes'	world_1
SELECT Language FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE country.Continent = 'Asia' ORDER BY Percentage DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT CountryCode FROM country WHERE Continent = 'Asia') ORDER BY count(*) DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN ( SELECT CountryCode FROM country WHERE GovernmentForm = 'Republic' GROUP BY CountryCode HAVING count(*) = 1 )	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN ( SELECT CountryCode FROM country WHERE GovernmentForm = 'Republic' GROUP BY CountryCode HAVING count(*) = 1 )	world_1
SELECT Name FROM city WHERE Population = (SELECT MAX(city.population) FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language = 'English')	world_1
SELECT Name FROM city WHERE Population = (SELECT MAX(city.Population) FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language = 'English')	world_1
SELECT Name, Population, LifeExpectancy FROM country WHERE Continent = 'Asia' ORDER BY SurfaceArea DESC LIMIT 1	world_1
SELECT Name, Population, LifeExpectancy FROM country WHERE CountryCode IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English' GROUP BY CountryCode ORDER BY SUM(Percentage) DESC LIMIT 1)	world_1
SELECT AVG(country.LifeExpectancy) FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language != 'English'	world_1
SELECT AVG(LifeExpectancy) FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language != 'English'	world_1
SELECT SUM(population) FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language != 'English'	world_1
SELECT SUM(population) FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language != 'English'	world_1
SELECT Language FROM countrylanguage WHERE CountryCode = ( SELECT Code FROM country WHERE HeadOfState = 'Beatrix' )	world_1
SELECT Language FROM countrylanguage WHERE CountryCode = ( SELECT Code FROM country WHERE HeadOfState = 'Beatrix' )	world_1
SELECT count(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN ( SELECT Code FROM country WHERE IndepYear < 1930 )	world_1
SELECT COUNT(DISTINCT countrylanguage.Language) FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE IndepYear < 1930	world_1
SELECT Name FROM country WHERE SurfaceArea > ( SELECT max(SurfaceArea) FROM country WHERE Continent = 'Europe' )	world_1
SELECT Name FROM country WHERE SurfaceArea > ( SELECT SurfaceArea FROM country WHERE Continent = 'Europe' )	world_1
SELECT Name FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE Continent = 'Asia' INTERSECT SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM country WHERE CountryCode IN ( SELECT Code FROM	world_1
SELECT Name FROM country WHERE CountryCode IN ( SELECT CountryCode FROM country WHERE Continent = 'Asia' GROUP BY CountryCode ORDER BY Population LIMIT 1 )	world_1
SELECT Name FROM country WHERE Continent = 'Africa' AND Population > ( SELECT max(population) FROM country )	world_1
SELECT Name FROM country WHERE Continent = 'Africa' AND Population > ( SELECT max(population) FROM country )	world_1
SELECT Code FROM countrylanguage WHERE Language != 'English'	world_1
SELECT Code FROM countrylanguage WHERE Language != 'English'	world_1
SELECT Code FROM countrylanguage WHERE Language != 'English'	world_1
SELECT Code FROM countrylanguage WHERE Language != 'English'	world_1
SELECT Code FROM country WHERE CountryCode NOT IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English') AND GovernmentForm != 'Republic'	world_1
SELECT country.Code FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language != 'English' AND Region != 'Republics'	world_1
SELECT Name FROM city WHERE CountryCode IN (SELECT Code FROM countrylanguage WHERE Language = 'English') AND Continent = 'Europe'	world_1
SELECT city.Name FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE city.CountryCode IN (SELECT Code FROM country WHERE Continent = 'Europe') AND countrylanguage.Language != 'English'	world_1
SELECT Name FROM city WHERE CountryCode IN ( SELECT Code FROM countrylanguage WHERE Language = 'Chinese' ) GROUP BY Name HAVING count(*) = ( SELECT count(*) FROM country WHERE CountryCode IN ( SELECT Code FROM countrylanguage WHERE Language = 'Chinese' ) )	world_1
SELECT city.Name FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE city.CountryCode IN (SELECT Code FROM country WHERE Continent = 'Asia') AND countrylanguage.Language = 'Chinese'	world_1
SELECT Name, IndepYear, SurfaceArea FROM country WHERE Population = ( SELECT MIN(population) FROM country )	world_1
SELECT Name, IndepYear, SurfaceArea FROM country WHERE Population = ( SELECT MIN(population) FROM country )	world_1
SELECT Population, Name, HeadOfState FROM country WHERE SurfaceArea = ( SELECT SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 1 )	world_1
SELECT Name, Population, HeadOfState FROM country WHERE SurfaceArea = ( SELECT SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 1 )	world_1
SELECT country.Name, COUNT(*) FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language IN (SELECT Language FROM countrylanguage GROUP BY Language HAVING COUNT(*) >= 3) GROUP BY country.Name	world_1
SELECT country.Name, COUNT(*) FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language IN (SELECT Language FROM countrylanguage GROUP BY Language HAVING COUNT(*) > 2) GROUP BY country.Name	world_1
SELECT District, COUNT(*) FROM city WHERE Population > ( SELECT avg(population) FROM city ) GROUP BY District	world_1
SELECT District, COUNT(*) FROM city WHERE Population > (SELECT avg(population) FROM city) GROUP BY District	world_1
SELECT country.GovernmentForm, SUM(Population) FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Percentage > 72 GROUP BY country.GovernmentForm	world_1
SELECT GovernmentForm, SUM(Population) FROM country WHERE LifeExpectancy > 72 GROUP BY GovernmentForm	world_1
SELECT Continent, avg(LifeExpectancy), sum(population) FROM country WHERE LifeExpectancy < 72 GROUP BY Continent	world_1
SELECT Continent, SUM(Population), AVG(LifeExpectancy) FROM country WHERE LifeExpectancy < 72 GROUP BY Continent	world_1
SELECT Name, SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name, SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name FROM country ORDER BY Population DESC LIMIT 3	world_1
SELECT Name FROM country ORDER BY Population DESC LIMIT 3	world_1
SELECT Name FROM country ORDER BY Population LIMIT 3	world_1
SELECT Name FROM country ORDER BY Population LIMIT 3	world_1
SELECT count(*) FROM country WHERE Continent = 'Asia'	world_1
SELECT count(*) FROM country WHERE Continent = 'Asia'	world_1
SELECT Name FROM country WHERE Continent = 'Europe' AND Population = 80000	world_1
SELECT Name FROM country WHERE Continent = 'Europe' AND Population = 80000	world_1
SELECT sum(population), avg(surfacearea) FROM country WHERE continent = 'North America' AND surfacearea > 3000	world_1
SELECT sum(population), avg(surfacearea) FROM country WHERE continent = 'North America' AND surfacearea > 3000	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN ( SELECT CountryCode FROM country GROUP BY CountryCode ORDER BY count(*) DESC LIMIT 1 )	world_1
SELECT Language FROM countrylanguage GROUP BY Language ORDER BY count(*) DESC LIMIT 1	world_1
SELECT CountryCode, Language, Percentage FROM countrylanguage WHERE Percentage = ( SELECT max(Percentage) FROM countrylanguage )	world_1
SELECT Code , Language FROM countrylanguage WHERE Percentage = ( SELECT max(Percentage) FROM countrylanguage )	world_1
SELECT count(*) FROM countrylanguage WHERE Language = 'Spanish' ORDER BY Percentage DESC LIMIT 1	world_1
SELECT count(*) FROM countrylanguage WHERE Language = 'Spanish'	world_1
SELECT Code FROM countrylanguage WHERE Language = 'Spanish' ORDER BY Percentage DESC LIMIT 1	world_1
SELECT Code FROM countrylanguage WHERE Language = 'Spanish'	world_1
SELECT count(*) FROM conductor	orchestra
SELECT count(*) FROM conductor	orchestra
SELECT Name FROM conductor ORDER BY Age ASC	orchestra
SELECT Name FROM conductor ORDER BY Age	orchestra
SELECT Name FROM conductor WHERE Nationality != 'USA'	orchestra
SELECT Name FROM conductor WHERE Nationality != 'USA'	orchestra
SELECT Record_Company FROM orchestra ORDER BY Year_of_Founded DESC	orchestra
SELECT Record_Company FROM orchestra ORDER BY Year_of_Founded DESC	orchestra
SELECT avg(Attendance) FROM show	orchestra
SELECT avg(Attendance) FROM show	orchestra
SELECT max(Share), min(Share) FROM performance WHERE Type != 'Live final'	orchestra
SELECT max(Share), min(Share) FROM performance WHERE Type != 'Live final'	orchestra
SELECT count(DISTINCT Nationality) FROM conductor	orchestra
SELECT count(DISTINCT Nationality) FROM conductor	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name FROM conductor WHERE Year_of_Work = ( SELECT max(Year_of_Work) FROM conductor )	orchestra
SELECT Name FROM conductor WHERE Year_of_Work = ( SELECT max(Year_of_Work) FROM conductor )	orchestra
SELECT Name, orchestra.Orchestra FROM conductor JOIN orchestra ON conductor.Conductor_ID = orchestra.Conductor_ID	orchestra
SELECT Name, orchestra.Orchestra FROM conductor JOIN orchestra ON conductor.Conductor_ID = orchestra.Conductor_ID	orchestra
SELECT Name FROM conductor WHERE conductor_ID IN ( SELECT Conductor_ID FROM performance GROUP BY Conductor_ID HAVING count(*) > 1 )	orchestra
SELECT Name FROM conductor WHERE conductor_ID IN (SELECT Conductor_ID FROM orchestra GROUP BY Conductor_ID HAVING count(*) > 1)	orchestra
SELECT Name FROM conductor WHERE conductor_ID = ( SELECT conductor_ID FROM performance GROUP BY conductor_ID ORDER BY count(*) DESC LIMIT 1 )	orchestra
SELECT Name FROM conductor WHERE conductor_ID = ( SELECT conductor_ID FROM performance GROUP BY conductor_ID ORDER BY count(*) DESC LIMIT 1 )	orchestra
SELECT Name FROM conductor WHERE Year_of_Work > 2008	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM orchestra WHERE Year_of_Founded > 2008)	orchestra
SELECT Record_Company , count(*) FROM orchestra GROUP BY Record_Company	orchestra
SELECT Record_Company, count(*) FROM orchestra GROUP BY Record_Company	orchestra
SELECT Major_Record_Format FROM orchestra ORDER BY count(*) ASC	orchestra
SELECT Major_Record_Format FROM orchestra GROUP BY Major_Record_Format ORDER BY count(*)	orchestra
SELECT Record_Company FROM orchestra GROUP BY Record_Company ORDER BY count(*) DESC LIMIT 1	orchestra
SELECT Record_Company FROM orchestra GROUP BY Record_Company ORDER BY count(*) DESC LIMIT 1	orchestra
SELECT Orchestra FROM orchestra WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)	orchestra
SELECT Orchestra_ID FROM performance WHERE Performance_ID NOT IN (SELECT Performance_ID FROM performance)	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003 OR Year_of_Founded > 2003	orchestra
SELECT Record_Company FROM orchestra WHERE Year_of_Founded < 2003 INTERSECT SELECT Record_Company FROM orchestra WHERE Year_of_Founded > 2003	orchestra
SELECT count(*) FROM orchestra WHERE Major_Record_Format IN ('CD', 'DVD')	orchestra
SELECT count(*) FROM orchestra WHERE Major_Record_Format IN ('CD', 'DVD')	orchestra
SELECT Year_of_Founded FROM orchestra WHERE Orchestra_ID IN ( SELECT Orchestra_ID FROM performance GROUP BY Orchestra_ID HAVING count(*) > 1 )	orchestra
SELECT Year_of_Founded FROM orchestra WHERE Orchestra_ID IN ( SELECT Orchestra_ID FROM performance GROUP BY Orchestra_ID HAVING count(*) > 1 )	orchestra
SELECT count(*) FROM Highschooler	network_1
SELECT count(*) FROM Highschooler	network_1
SELECT name, grade FROM Highschooler	network_1
SELECT name, grade FROM Highschooler	network_1
SELECT grade FROM Highschooler	network_1
SELECT grade FROM Highschooler	network_1
SELECT grade FROM Highschooler WHERE name = 'Kyle'	network_1
SELECT grade FROM Highschooler WHERE name = 'Kyle'	network_1
SELECT name FROM Highschooler WHERE grade = 10	network_1
SELECT name FROM Highschooler WHERE grade = 10	network_1
SELECT ID FROM Highschooler WHERE name = 'Kyle'	network_1
SELECT ID FROM Highschooler WHERE name = 'Kyle'	network_1
SELECT count(*) FROM Highschooler WHERE grade IN (9, 10)	network_1
SELECT count(*) FROM Highschooler WHERE grade IN (9, 10)	network_1
SELECT grade, count(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade, COUNT(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade FROM Highschooler GROUP BY grade ORDER BY count(*) DESC LIMIT 1	network_1
SELECT grade FROM Highschooler GROUP BY grade ORDER BY count(*) DESC LIMIT 1	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING count(*) >= 4	network_1
SELECT grade FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 4)	network_1
SELECT student_id, count(*) FROM Friend GROUP BY student_id	network_1
SELECT ID, COUNT(*) FROM Friend GROUP BY ID	network_1
SELECT name, count(*) FROM Highschooler GROUP BY name	network_1
SELECT name, count(*) FROM Highschooler GROUP BY name	network_1
SELECT name FROM Highschooler WHERE ID = ( SELECT student_id FROM Friend GROUP BY student_id ORDER BY count(*) DESC LIMIT 1 )	network_1
SELECT name FROM Highschooler WHERE ID = ( SELECT student_id FROM Friend GROUP BY student_id ORDER BY count(*) DESC LIMIT 1 )	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 3)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 3)	network_1
SELECT name FROM Friend WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT name FROM Friend WHERE student_id = (SELECT ID FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT count(*) FROM Friend WHERE student_id = (SELECT id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT count(*) FROM Friend WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT ID FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT ID FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT student_id FROM Friend WHERE student_id IN ( SELECT student_id FROM Likes )	network_1
SELECT student_id FROM Friend WHERE student_id IN (SELECT student_id FROM Likes)	network_1
SELECT name FROM Highschooler WHERE ID IN ( SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) > 0 ) INTERSECT SELECT name FROM Likes WHERE student_id IN ( SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) > 0 )	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend WHERE friend_id IN (SELECT student_id FROM Likes))	network_1
SELECT student_id, COUNT(*) FROM Likes GROUP BY student_id	network_1
SELECT student_id, count(*) FROM Likes GROUP BY student_id	network_1
SELECT name, COUNT(*) FROM Likes GROUP BY name	network_1
SELECT name, COUNT(*) FROM Likes GROUP BY name	network_1
SELECT name FROM Highschooler WHERE ID = ( SELECT student_id FROM Likes GROUP BY student_id ORDER BY count(*) DESC LIMIT 1 )	network_1
SELECT name FROM Highschooler WHERE ID = ( SELECT student_id FROM Likes GROUP BY student_id ORDER BY count(*) DESC LIMIT 1 )	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) >= 2)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) >= 2)	network_1
SELECT name FROM Highschooler WHERE grade > 5 AND COUNT(*) >= 2	network_1
SELECT name FROM Highschooler WHERE grade > 5 AND COUNT(*) >= 2	network_1
SELECT count(*) FROM Likes WHERE student_id = (SELECT id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT count(*) FROM Likes WHERE student_id IN (SELECT id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT avg(grade) FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend)	network_1
SELECT avg(grade) FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend)	network_1
SELECT min(grade) FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT grade FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend) ORDER BY grade LIMIT 1	network_1
SELECT state FROM owners WHERE owner_id IN (SELECT owner_id FROM professionals)	dog_kennels
SELECT state FROM owners WHERE owner_id IN (SELECT owner_id FROM professionals)	dog_kennels
SELECT avg(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT avg(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT professional_id, last_name, cell_number FROM Professionals WHERE state = 'Indiana' OR professional_id IN (SELECT professional_id FROM Treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM Treatment_Types WHERE treatment_type_description = 'Treatment on more than 2 treatments') )	dog_kennels
SELECT Owners.owner_id, last_name, cell_number FROM Owners JOIN Dogs ON Owners.owner_id = Dogs.owner_id JOIN Treatments ON Dogs.dog_id = Treatments.dog_id WHERE state = 'Indiana' OR Treatments.professional_id IN (SELECT professional_id FROM Treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM Treatment_Types WHERE treatment_type_description = 'Treatments performed more than two treatments') GROUP BY professional_id HAVING COUNT(*) > 2)	dog_kennels
SELECT name FROM dogs WHERE dog_id NOT IN (SELECT dog_id FROM treatments WHERE cost_of_treatment > 1000)	dog_kennels
SELECT name FROM dogs WHERE owner_id NOT IN (SELECT owner_id FROM treatments WHERE date_of_treatment > 1000)	dog_kennels
SELECT first_name FROM professionals WHERE first_name NOT IN (SELECT first_name FROM dogs)	dog_kennels
SELECT first_name FROM owners WHERE owner_id NOT IN (SELECT owner_id FROM dogs) INTERSECT SELECT first_name FROM professionals WHERE professional_id NOT IN (SELECT professional_id FROM dogs)	dog_kennels
SELECT professional_id, role_code, email_address FROM professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments)	dog_kennels
SELECT professional_id, role_code, email_address FROM professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments)	dog_kennels
SELECT owner_id, first_name, last_name FROM Owners WHERE owner_id = ( SELECT owner_id FROM Dogs GROUP BY owner_id ORDER BY count(*) DESC LIMIT 1 )	dog_kennels
SELECT owner_id, first_name, last_name FROM owners WHERE owner_id IN ( SELECT owner_id FROM dogs GROUP BY owner_id ORDER BY count(*) DESC LIMIT 1 )	dog_kennels
SELECT treatments.professional_id, Professionals.role_code, first_name FROM treatments JOIN Professionals ON treatments.professional_id = Professionals.professional_id GROUP BY treatments.professional_id HAVING COUNT(*) >= 2	dog_kennels
SELECT professional_id, role_code, first_name FROM professionals WHERE professional_id IN ( SELECT professional_id FROM treatments GROUP BY professional_id HAVING count(*) >= 2 )	dog_kennels
SELECT breed_name FROM breeds JOIN Dogs ON breeds.breed_code = Dogs.breed_code WHERE Dogs.dog_id IN (SELECT dog_id FROM dogs GROUP BY dog_id ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT Breeds.breed_name FROM Dogs JOIN Breeds ON Dogs.breed_code = Breeds.breed_code WHERE dog_id IN (SELECT dog_id FROM Dogs GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT owner_id, last_name FROM owners WHERE owner_id IN ( SELECT owner_id FROM treatments GROUP BY owner_id ORDER BY sum(cost_of_treatment) DESC LIMIT 1 )	dog_kennels
SELECT owner_id, last_name FROM owners WHERE owner_id IN ( SELECT owner_id FROM treatments GROUP BY owner_id ORDER BY sum(cost_of_treatment) DESC LIMIT 1 )	dog_kennels
SELECT treatment_type_description FROM Treatment_Types WHERE treatment_type_code = ( SELECT treatment_type_code FROM Treatment_Types WHERE cost_of_treatment = ( SELECT min(cost_of_treatment) FROM Treatment_Types ) )	dog_kennels
SELECT treatment_type_description FROM Treatment_Types WHERE cost_of_treatment = ( SELECT min(cost_of_treatment) FROM Treatment_Types )	dog_kennels
SELECT owner_id, zip_code FROM owners WHERE owner_id IN ( SELECT owner_id FROM dogs WHERE date_adopted IS NOT NULL GROUP BY owner_id ORDER BY sum(weight) DESC LIMIT 1 )	dog_kennels
SELECT owner_id, zip_code FROM owners WHERE owner_id IN ( SELECT owner_id FROM dogs GROUP BY owner_id ORDER BY sum(weight) DESC LIMIT 1 )	dog_kennels
SELECT treatments.professional_id, Professionals.cell_number FROM treatments JOIN Professionals ON treatments.professional_id = Professionals.professional_id GROUP BY treatments.professional_id HAVING COUNT(*) >= 2	dog_kennels
SELECT treatments.professional_id, Professionals.cell_number FROM treatments JOIN Professionals ON treatments.professional_id = Professionals.professional_id GROUP BY treatment_type_code HAVING COUNT(*) >= 2	dog_kennels
SELECT first_name, last_name FROM professionals WHERE professional_id IN (SELECT professional_id FROM treatments GROUP BY professional_id AVG(cost_of_treatment) LIMIT 1)	dog_kennels
SELECT first_name, last_name FROM professionals WHERE professional_id IN ( SELECT professional_id FROM treatments GROUP BY professional_id HAVING avg(cost_of_treatment) < ( SELECT avg(cost_of_treatment) FROM treatments ) )	dog_kennels
SELECT date_of_treatment, Professionals.first_name FROM treatments JOIN Professionals ON treatments.professional_id = Professionals.professional_id	dog_kennels
SELECT date_of_treatment, Professionals.first_name FROM treatments JOIN Professionals ON treatments.professional_id = Professionals.professional_id	dog_kennels
SELECT cost_of_treatment, Treatment_Types.treatment_type_description FROM treatments JOIN Treatment_Types ON treatments.treatment_type_code = Treatment_Types.treatment_type_code	dog_kennels
SELECT cost_of_treatment, Treatment_Types.treatment_type_description FROM Treatments JOIN Treatment_Types ON Treatments.treatment_type_code = Treatment_Types.treatment_type_code	dog_kennels
SELECT first_name, last_name, Sizes.size_description FROM owners JOIN Dogs ON owners.owner_id = Dogs.owner_id JOIN Sizes ON Dogs.size_code = Sizes.size_code WHERE dog_id IN (SELECT dog_id FROM dogs WHERE owner_id IN (SELECT owner_id FROM owners))	dog_kennels
SELECT first_name, last_name, Sizes.size_description FROM owners JOIN Dogs ON owners.owner_id = Dogs.owner_id JOIN Sizes ON Dogs.size_code = Sizes.size_code	dog_kennels
SELECT first_name, name FROM owners	dog_kennels
SELECT first_name, name FROM owners	dog_kennels
SELECT name, date_of_treatment FROM dogs WHERE breed_code IN (SELECT breed_code FROM breeds WHERE breed_name = 'rarest') ORDER BY count(*) DESC LIMIT 1	dog_kennels
SELECT name, Treatments.date_of_treatment FROM dogs JOIN Treatments ON dogs.dog_id = Treatments.dog_id WHERE breed_code IN (SELECT breed_code FROM breeds GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT first_name, name FROM Owners WHERE state = 'Virginia'	dog_kennels
SELECT first_name, name FROM owners WHERE state = 'Virginia'	dog_kennels
SELECT date_arrived, date_departed FROM dogs WHERE dog_id IN (SELECT dog_id FROM treatments)	dog_kennels
SELECT date_arrived, date_departed FROM Treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM treatments WHERE treatment_type_code IN	dog_kennels
SELECT last_name FROM owners WHERE owner_id = ( SELECT owner_id FROM dogs ORDER BY date_of_birth LIMIT 1 )	dog_kennels
SELECT Owners.last_name FROM dogs JOIN Owners ON dogs.owner_id = Owners.owner_id WHERE dog_id = (SELECT dog_id FROM dogs ORDER BY date_of_birth LIMIT 1)	dog_kennels
SELECT email_address FROM Professionals WHERE state IN ('Hawaii', 'Wisconsin')	dog_kennels
SELECT email_address FROM Professionals WHERE state IN ('Hawaii', 'Wisconsin')	dog_kennels
SELECT date_arrived, date_departed FROM dogs	dog_kennels
SELECT date_arrived, date_departed FROM dogs	dog_kennels
SELECT count(*) FROM Treatments	dog_kennels
SELECT count(*) FROM Treatments	dog_kennels
SELECT count(*) FROM Treatments WHERE dog_id IN (SELECT dog_id FROM Dogs)	dog_kennels
SELECT count(*) FROM treatments	dog_kennels
SELECT role_code, street, city, state FROM professionals WHERE city LIKE '%West%'	dog_kennels
SELECT role_code, street, city, state FROM professionals WHERE city LIKE '%West%'	dog_kennels
SELECT first_name, last_name, email_address FROM owners WHERE state LIKE '%North%'	dog_kennels
SELECT first_name, last_name, email_address FROM owners WHERE state LIKE '%North%'	dog_kennels
SELECT count(*) FROM Dogs WHERE age < (SELECT avg(age) FROM Dogs)	dog_kennels
SELECT count(*) FROM Dogs WHERE age < (SELECT avg(age) FROM Dogs)	dog_kennels
SELECT cost_of_treatment FROM Treatments ORDER BY date_of_treatment DESC LIMIT 1	dog_kennels
SELECT cost_of_treatment FROM Treatments ORDER BY date_of_treatment DESC LIMIT 1	dog_kennels
SELECT count(*) FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT count(*) FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT COUNT(*) FROM owners WHERE owner_id NOT IN (SELECT owner_id FROM dogs)	dog_kennels
SELECT count(*) FROM owners WHERE owner_id NOT IN (SELECT owner_id FROM dogs)	dog_kennels
SELECT count(*) FROM professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments WHERE dog_id IN (SELECT dog_id FROM Dogs))	dog_kennels
SELECT count(*) FROM professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments)	dog_kennels
SELECT name, age, weight FROM dogs WHERE abandoned_yn = 1	dog_kennels
SELECT name, age, weight FROM dogs WHERE abandoned_yn = 1	dog_kennels
SELECT avg(age) FROM Dogs	dog_kennels
SELECT avg(age) FROM Dogs	dog_kennels
SELECT age FROM Dogs ORDER BY age LIMIT 1	dog_kennels
SELECT age FROM Dogs ORDER BY age LIMIT 1	dog_kennels
SELECT charge_type, charge_amount FROM Charges	dog_kennels
SELECT charge_type, charge_amount FROM Charges	dog_kennels
SELECT charge_amount FROM Charges ORDER BY charge_amount DESC LIMIT 1	dog_kennels
SELECT charge_amount FROM charges ORDER BY charge_amount DESC LIMIT 1	dog_kennels
SELECT email_address, cell_number, home_phone FROM professionals	dog_kennels
SELECT email_address, cell_number, home_phone FROM professionals	dog_kennels
SELECT breed_type, size_type FROM breeds	dog_kennels
SELECT DISTINCT breed_type, size_type FROM dogs	dog_kennels
SELECT Professionals.first_name, Treatment_Types.treatment_type_description FROM treatments JOIN Professionals ON treatments.professional_id = Professionals.professional_id JOIN Treatment_Types ON treatments.treatment_type_code = Treatment_Types.treatment_type_code	dog_kennels
SELECT Professionals.first_name, last_name, Treatment_Types.treatment_type_description FROM treatments JOIN Professionals ON treatments.professional_id = Professionals.professional_id JOIN Treatment_Types ON treatments.treatment_type_code = Treatment_Types.treatment_type_code	dog_kennels
SELECT count(*) FROM singer	singer
SELECT count(*) FROM singer	singer
SELECT Name FROM singer ORDER BY Net_Worth_Millions ASC	singer
SELECT Name FROM singer ORDER BY Net_Worth_Millions ASC	singer
SELECT Birth_Year, Citizenship FROM singer	singer
SELECT Birth_Year, Citizenship FROM singer	singer
SELECT Name FROM singer WHERE Citizenship != 'France'	singer
SELECT Name FROM singer WHERE Citizenship != 'French'	singer
SELECT Name FROM singer WHERE Birth_Year = 1948 OR Birth_Year = 1949	singer
SELECT Name FROM singer WHERE Birth_Year = 1948 OR Birth_Year = 1949	singer
SELECT Name FROM singer WHERE Net_Worth_Millions = ( SELECT MAX(Net_Worth_Millions) FROM singer )	singer
SELECT Name FROM singer WHERE Net_Worth_Millions = ( SELECT MAX(Net_Worth_Millions) FROM singer )	singer
SELECT Citizenship, COUNT(*) FROM singer GROUP BY Citizenship	singer
SELECT Citizenship, COUNT(*) FROM singer GROUP BY Citizenship	singer
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY count(*) DESC LIMIT 1	singer
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY count(*) DESC LIMIT 1	singer
SELECT Citizenship, MAX(net_worth_millions) FROM singer GROUP BY citizenship	singer
SELECT Citizenship, MAX(net_worth_millions) FROM singer	singer
SELECT Title, singer.Name FROM song JOIN singer ON song.Singer_ID = singer.Singer_ID	singer
SELECT Title, singer.Name FROM song JOIN singer ON song.Singer_ID = singer.Singer_ID	singer
SELECT Name FROM singer WHERE Singer_ID IN ( SELECT Singer_ID FROM song WHERE Sales > 300000 )	singer
SELECT Name FROM singer JOIN song ON singer.Singer_ID = song.Singer_ID WHERE song.Sales > 300000	singer
SELECT Name FROM singer WHERE Singer_ID IN ( SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING count(*) > 1 )	singer
SELECT Name FROM singer WHERE Singer_ID IN ( SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING count(*) > 1 )	singer
SELECT Name, SUM(song.Sales) FROM singer JOIN song ON singer.Singer_ID = song.Singer_ID GROUP BY Name	singer
SELECT singer.Name, SUM(Sales) FROM song JOIN singer ON song.Singer_ID = singer.Singer_ID GROUP BY singer.Name	singer
SELECT Name FROM singer WHERE Singer_ID NOT IN (SELECT Singer_ID FROM song)	singer
SELECT Name FROM singer WHERE Singer_ID NOT IN (SELECT Singer_ID FROM song)	singer
SELECT Citizenship FROM singer WHERE Birth_Year < 1945 OR Birth_Year > 1955	singer
SELECT Citizenship FROM singer WHERE Birth_Year < 1945 INTERSECT SELECT Citizenship FROM singer WHERE Birth_Year > 1955	singer
SELECT count(*) FROM Other_Available_Features	real_estate_properties
SELECT Ref_Feature_Types.feature_type_name FROM Other_Available_Features JOIN Ref_Feature_Types ON Other_Available_Features.feature_type_code = Ref_Feature_Types.feature_type_code WHERE feature_name = 'AirCon'	real_estate_properties
SELECT Ref_Property_Types.property_type_description FROM Properties JOIN Ref_Property_Types ON Properties.property_type_code = Ref_Property_Types.property_type_code WHERE Properties.property_type_code = 'your_property_type_code'	real_estate_properties
SELECT property_name FROM properties WHERE property_type_code IN ('house', 'apartment') AND room_count > 1	real_estate_properties
