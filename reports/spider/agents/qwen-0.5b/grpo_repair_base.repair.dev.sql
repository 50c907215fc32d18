SELECT count(*) FROM singer	concert_singer
SELECT count(*) FROM singer	concert_singer
SELECT Name, Country, Age FROM singer ORDER BY Age ASC	concert_singer
SELECT Name, Country, Age FROM singer ORDER BY Age DESC	concert_singer
SELECT AVG(Age), MIN(Age), MAX(Age) FROM singer WHERE Country = 'France'	concert_singer
SELECT AVG(Age), MIN(Age), MAX(Age) FROM singer WHERE Country = 'France'	concert_singer
SELECT song_name, song_release_year FROM song WHERE song_id IN (SELECT song_id FROM singer WHERE age = (SELECT min(age) FROM singer))	concert_singer
SELECT Name, Song_release_year FROM singer WHERE Age = (SELECT MIN(Age) FROM singer)	concert_singer
SELECT DISTINCT Country FROM singer WHERE Age > 20	concert_singer
SELECT Country FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Age > 20)	concert_singer
SELECT Country, COUNT(*) FROM singer GROUP BY Country	concert_singer
SELECT Country, COUNT(*) FROM singer GROUP BY Country	concert_singer
SELECT Song_Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert GROUP BY Singer_ID HAVING AVG(Age) > (SELECT AVG(Age) FROM singer))	concert_singer
SELECT Song_Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Age > (SELECT AVG(Age) FROM singer))	concert_singer
SELECT LOCATION, Name FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT LOCATION, Name FROM stadium WHERE Capacity BETWEEN 5000 AND 10000	concert_singer
SELECT max(capacity), avg(capacity) FROM stadium	concert_singer
SELECT avg(capacity), max(capacity) FROM stadium	concert_singer
SELECT Name, Capacity FROM stadium WHERE Stadium_ID = (SELECT Stadium_ID FROM stadium GROUP BY Stadium_ID ORDER BY AVG(Average) DESC LIMIT 1)	concert_singer
SELECT Name, Capacity FROM stadium WHERE Stadium_ID = (SELECT Stadium_ID FROM stadium GROUP BY Stadium_ID ORDER BY AVG(Average) DESC LIMIT 1)	concert_singer
SELECT count(*) FROM concert WHERE YEAR = '2014' OR YEAR = '2015'	concert_singer
SELECT COUNT(*) FROM concert WHERE YEAR = '2014' OR YEAR = '2015'	concert_singer
SELECT stadium.Name, COUNT(concert_id) FROM stadium JOIN concert ON stadium.Stadium_ID = concert.Stadium_ID GROUP BY stadium.Stadium_ID	concert_singer
SELECT Stadium_ID, COUNT(*) FROM concert GROUP BY Stadium_ID	concert_singer
SELECT Name, Capacity FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year >= 2014 GROUP BY Stadium_ID ORDER BY count(*) DESC LIMIT 1)	concert_singer
SELECT Name, Capacity FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year > 2013 GROUP BY Stadium_ID ORDER BY count(*) DESC LIMIT 1)	concert_singer
SELECT YEAR FROM concert GROUP BY YEAR ORDER BY count(*) DESC LIMIT 1	concert_singer
SELECT Year FROM concert GROUP BY Year ORDER BY count(*) DESC LIMIT 1	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT Country FROM singer WHERE Age > 40 AND Age < 30	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert WHERE Year = 2014)	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert WHERE Year = 2014)	concert_singer
SELECT concert_name, Theme, COUNT(*) FROM concert GROUP BY concert_name, Theme	concert_singer
SELECT concert_name, theme, COUNT(*) FROM concert GROUP BY concert_name, theme	concert_singer
SELECT s.Name, COUNT(*) FROM singer s JOIN singer_in_concert si ON s.Singer_ID = si.Singer_ID GROUP BY s.Singer_ID	concert_singer
SELECT Name, COUNT(*) FROM singer GROUP BY Name	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Concert_ID IN (SELECT concert_ID FROM concert WHERE Year = '2014'))	concert_singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Concert_ID IN (SELECT concert_ID FROM concert WHERE Year = '2014'))	concert_singer
SELECT Name, Country FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Song_Name LIKE '%Hey%')	concert_singer
SELECT Name, Country FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer_in_concert WHERE Song_Name LIKE '%Hey%' GROUP BY Singer_ID HAVING COUNT(*) = (SELECT COUNT(*) FROM singer WHERE Song_Name LIKE '%Hey%'))	concert_singer
SELECT Name, Location FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year BETWEEN 2014 AND 2015)	concert_singer
SELECT Name, Location FROM stadium WHERE Stadium_ID IN (SELECT Stadium_ID FROM concert WHERE Year = '2014' INTERSECT SELECT Stadium_ID FROM concert WHERE Year = '2015')	concert_singer
SELECT count(*) FROM concert WHERE Stadium_ID IN (SELECT Stadium_ID FROM stadium WHERE Capacity = (SELECT max(Capacity) FROM stadium))	concert_singer
SELECT count(*) FROM concert WHERE Stadium_ID IN (SELECT Stadium_ID FROM stadium GROUP BY Stadium_ID ORDER BY capacity DESC LIMIT 1)	concert_singer
SELECT count(*) FROM Pets WHERE weight > 10	pets_1
SELECT count(*) FROM Pets WHERE pet_age > 10	pets_1
SELECT weight FROM Pets WHERE PetType = 'dog' ORDER BY pet_age ASC LIMIT 1	pets_1
SELECT weight FROM Pets WHERE PetType = 'dog' ORDER BY pet_age ASC LIMIT 1	pets_1
SELECT PetType, MAX(weight) FROM Pets GROUP BY PetType	pets_1
SELECT PetType, MAX(weight) FROM Pets GROUP BY PetType	pets_1
SELECT count(*) FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE Age > 20))	pets_1
SELECT count(*) FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE Age > 20))	pets_1
SELECT COUNT(*) FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID WHERE PetType = 'dog' AND Has_Pet.StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Student WHERE Sex = 'F'))	pets_1
SELECT COUNT(*) FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID WHERE PetType = 'dog' AND Has_Pet.StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Student WHERE Sex = 'F'))	pets_1
SELECT COUNT(DISTINCT PetType) FROM Pets	pets_1
SELECT COUNT(DISTINCT PetType) FROM Pets	pets_1
SELECT Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' OR PetType = 'dog'))	pets_1
SELECT Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' OR PetType = 'dog'))	pets_1
SELECT Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' INTERSECT SELECT PetID FROM Pets WHERE PetType = 'dog')))	pets_1
SELECT Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' INTERSECT SELECT PetID FROM Pets WHERE PetType = 'dog')))	pets_1
SELECT Major, Age FROM Student WHERE Major != (SELECT Major FROM Pets WHERE PetType = 'cat')	pets_1
SELECT Major, Age FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType = 'cat')	pets_1
SELECT StuID FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType = 'cat')	pets_1
SELECT StuID FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet JOIN Pets ON Has_Pet.PetID = Pets.PetID WHERE Pets.PetType = 'cat')	pets_1
SELECT Fname, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'dog' INTERSECT SELECT PetID FROM Pets WHERE PetType = 'cat'))	pets_1
SELECT Fname FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'dog' INTERSECT SELECT PetID FROM Pets WHERE PetType = 'cat'))	pets_1
SELECT PetType, weight FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet GROUP BY PetID ORDER BY pet_age ASC LIMIT 1)	pets_1
SELECT PetType, weight FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet GROUP BY PetID ORDER BY pet_age ASC LIMIT 1)	pets_1
SELECT PetID, weight FROM Pets WHERE pet_age > 1	pets_1
SELECT PetID, weight FROM Pets WHERE pet_age > 1	pets_1
SELECT PetType, AVG(pet_age), MAX(pet_age) FROM Pets GROUP BY PetType	pets_1
SELECT PetType, AVG(pet_age), MAX(pet_age) FROM Pets GROUP BY PetType	pets_1
SELECT PetType, AVG(weight) FROM Pets GROUP BY PetType	pets_1
SELECT PetType, AVG(weight) FROM Pets GROUP BY PetType	pets_1
SELECT Fname, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 0)	pets_1
SELECT Fname, Age FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 0)	pets_1
SELECT PetID FROM Pets WHERE PetType = 'Dog' AND pet_age = (SELECT pet_age FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID JOIN Student ON Has_Pet.StuID = Student.StuID WHERE PetType = 'Dog' AND Student.LName = 'Smith')	pets_1
SELECT PetID FROM Pets WHERE PetID IN (SELECT PetID FROM Has_Pet WHERE StuID IN (SELECT StuID FROM Student WHERE LName = 'Smith'))	pets_1
SELECT Has_Pet.StuID, COUNT(*) FROM Pets JOIN Has_Pet ON Pets.PetID = Has_Pet.PetID WHERE Pets.PetID IN (SELECT PetID FROM Has_Pet GROUP BY StuID HAVING COUNT(*) > 0) GROUP BY Has_Pet.StuID	pets_1
SELECT StuID, COUNT(*) FROM Has_Pet GROUP BY StuID	pets_1
SELECT Fname, Sex FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 1)	pets_1
SELECT Fname, Sex FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet GROUP BY StuID HAVING count(*) > 1)	pets_1
SELECT LName FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' AND pet_age = 3))	pets_1
SELECT LName FROM Student WHERE StuID IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'cat' AND pet_age = 3))	pets_1
SELECT avg(age) FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT avg(age) FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT count(DISTINCT ContId) FROM continents	car_1
SELECT count(DISTINCT ContId) FROM continents	car_1
SELECT continents.ContId, countries.Continent, COUNT(*) FROM countries JOIN continents ON countries.Continent = continents.ContId GROUP BY continents.ContId, countries.Continent	car_1
SELECT ContId, continents.Continent, COUNT(DISTINCT car_makers.Country) FROM continents JOIN countries ON continents.ContId = countries.Continent JOIN car_makers ON countries.CountryId = car_makers.Country GROUP BY ContId	car_1
SELECT count(DISTINCT Country) FROM countries JOIN car_makers ON car_makers.Country = countries.CountryId	car_1
SELECT count(DISTINCT Country) FROM countries	car_1
SELECT c.Make, c.Id, COUNT(m.Model) FROM car_makers c JOIN model_list m ON c.Id = m.Maker GROUP BY c.Make	car_1
SELECT FullName, Id, COUNT(*) FROM car_makers GROUP BY FullName	car_1
SELECT Model FROM model_list WHERE Model = (SELECT Model FROM model_list WHERE Horsepower = (SELECT MIN(Horsepower) FROM model_list))	car_1
SELECT Model FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE Horsepower = (SELECT MIN(Horsepower) FROM car_names))	car_1
SELECT Model FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE Make IN (SELECT Make FROM cars_data WHERE Weight < (SELECT avg(Weight) FROM cars_data)))	car_1
SELECT Model FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE Make IN (SELECT Make FROM cars_data WHERE Weight < (SELECT avg(Weight) FROM cars_data)))	car_1
SELECT FullName FROM car_makers WHERE Id IN (SELECT Maker FROM car_names WHERE MakeId IN (SELECT car_names.Make FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Year = 1970))	car_1
SELECT FullName FROM car_makers WHERE Country IN (SELECT Country FROM car_names WHERE Model LIKE '%1970%' GROUP BY Country)	car_1
SELECT Make, Year FROM car_names WHERE Year = (SELECT MIN(Year) FROM car_names)	car_1
SELECT maker, YEAR FROM car_makers JOIN model_list ON car_makers.Id = model_list.Maker JOIN cars_data ON cars_data.Id = model_list.MakeId ORDER BY YEAR ASC LIMIT 1	car_1
SELECT DISTINCT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Year > 1980	car_1
SELECT DISTINCT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Year > 1980	car_1
SELECT countries.Continent, COUNT(*) FROM car_makers JOIN countries ON car_makers.Country = countries.CountryId GROUP BY countries.Continent	car_1
SELECT Continent, COUNT(DISTINCT CarMaker) FROM continents GROUP BY Continent	car_1
SELECT CountryName FROM countries WHERE Country IN (SELECT Country FROM car_makers GROUP BY Country ORDER BY count(*) DESC LIMIT 1)	car_1
SELECT CountryName FROM countries WHERE Country IN (SELECT Country FROM car_makers GROUP BY Country ORDER BY count(*) DESC LIMIT 1)	car_1
SELECT car_names.Make, COUNT(*) FROM car_names JOIN model_list ON car_names.Model = model_list.Model GROUP BY car_names.Make	car_1
SELECT M.Make, COUNT(*) AS NumModels, M.FullName FROM car_makers M JOIN model_list ML ON M.Id = ML.Maker GROUP BY M.Make	car_1
SELECT cars_data.Accelerate FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Make = 'amc hornet sportabout (sw)'	car_1
SELECT SUM(cars_data.Accelerate) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Make = 'amc hornet sportabout (sw)'	car_1
SELECT count(DISTINCT Id) FROM car_makers WHERE Country = 'france'	car_1
SELECT count(DISTINCT maker) FROM car_makers WHERE Country = 'france'	car_1
SELECT count(*) FROM model_list WHERE Maker IN (SELECT Id FROM car_makers WHERE Country = 'usa')	car_1
SELECT COUNT(*) FROM model_list JOIN car_makers ON model_list.Maker = car_makers.Id WHERE car_makers.Country = 'United States'	car_1
SELECT AVG(MPG) FROM cars_data WHERE Cylinders = 4	car_1
SELECT AVG(cars_data.MPG) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Cylinders = 4	car_1
SELECT cars_data.Weight FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE MakeId IN (SELECT MakeId FROM model_list WHERE Cylinders = 8 AND Year = 1974) ORDER BY cars_data.Weight ASC LIMIT 1	car_1
SELECT cars_data.Weight FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Model = 'Corolla' AND Cylinders = 8 AND Year = 1974 ORDER BY cars_data.Weight ASC LIMIT 1	car_1
SELECT car_makers.Maker, model_list.Model FROM car_makers JOIN model_list ON car_makers.Id = model_list.Maker	car_1
SELECT car_makers.Maker, model_list.Model FROM car_makers JOIN model_list ON car_makers.Id = model_list.Maker	car_1
SELECT Country, CountryId FROM countries WHERE Country IN (SELECT Country FROM car_makers GROUP BY Country HAVING count(*) >= 1)	car_1
SELECT CountryName, Country FROM countries WHERE Country IN (SELECT Country FROM car_makers GROUP BY Country HAVING count(*) >= 1)	car_1
SELECT COUNT(*) FROM cars_data WHERE horsepower > 150	car_1
SELECT COUNT(*) FROM cars_data WHERE horsepower > 150	car_1
SELECT YEAR, AVG(Weight) FROM cars_data GROUP BY YEAR	car_1
SELECT YEAR, AVG(Weight) AS AverageWeight, AVG(Year) AS AverageYear FROM cars_data GROUP BY YEAR	car_1
SELECT Country FROM countries WHERE Continent = 'europe' JOIN car_makers ON car_makers.Country = countries.CountryId GROUP BY Country HAVING count(*) >= 3	car_1
SELECT CountryName FROM countries WHERE Continent IN (SELECT Continent FROM continents WHERE Continent = 'Europe') AND COUNT(DISTINCT Id) >= 3	car_1
SELECT MAX(cars_data.Horsepower), Make FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Cylinders = 3	car_1
SELECT car_names.Make, MAX(cars_data.Horsepower) FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Cylinders = 3	car_1
SELECT Model FROM model_list WHERE Model IN (SELECT Model FROM cars_data GROUP BY Model ORDER BY SUM(Cylinders * Edispl) DESC LIMIT 1)	car_1
SELECT Model FROM model_list WHERE Model = (SELECT Model FROM cars_data GROUP BY Model ORDER BY AVG(MPG) DESC LIMIT 1)	car_1
SELECT AVG(cars_data.Horsepower) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Year < 1980	car_1
SELECT AVG(cars_data.Horsepower) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE MakeId IN (SELECT MakeId FROM car_names WHERE Year < 1980)	car_1
SELECT AVG(edispl) FROM car_list WHERE Model = 'volvo' AND car_makers.Maker = 'volvo'	car_1
SELECT AVG(cars_data.edispl) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Model = 'Volvo'	car_1
SELECT MAX(cars_data.Accelerate), cylinders FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id GROUP BY cylinders	car_1
SELECT MAX(cars_data.Accelerate) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id	car_1
SELECT Model FROM model_list WHERE Model IN (SELECT Model FROM car_names GROUP BY Model ORDER BY count(*) DESC LIMIT 1)	car_1
SELECT Model FROM model_list GROUP BY Model ORDER BY count(*) DESC LIMIT 1	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.cylinders > 4	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.cylinders > 4	car_1
SELECT count(*) FROM cars_data WHERE Year = 1980	car_1
SELECT count(DISTINCT CarId) FROM cars_data WHERE Year = 1980	car_1
SELECT count(*) FROM model_list WHERE Maker IN (SELECT Id FROM car_makers WHERE FullName = 'American Motor Company')	car_1
SELECT count(*) FROM model_list WHERE Maker = 'American Motor Company'	car_1
SELECT FullName, Id FROM car_makers WHERE Id IN (SELECT Maker FROM car_names GROUP BY Maker HAVING count(*) > 3)	car_1
SELECT FullName, Id FROM car_makers WHERE Id IN (SELECT Maker FROM model_list GROUP BY Maker HAVING count(*) > 3)	car_1
SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE Maker IN ('General Motors') AND cars_data.Weight > 3500	car_1
SELECT Model FROM model_list WHERE Maker IN ('General Motors') INTERSECT SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Weight > 3500	car_1
SELECT Year FROM cars_data WHERE Weight BETWEEN 3000 AND 4000	car_1
SELECT DISTINCT Year FROM cars_data WHERE Weight < 4000 AND Weight > 3000	car_1
SELECT horsepower FROM car_names WHERE MakeId IN (SELECT MakeId FROM car_data GROUP BY MakeId ORDER BY Horsepower DESC LIMIT 1)	car_1
SELECT horsepower FROM car_names WHERE MakeId IN (SELECT MakeId FROM car_data GROUP BY MakeId ORDER BY Horsepower DESC LIMIT 1)	car_1
SELECT cars_data.cylinders FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE model_list.Model = 'volvo' AND Maker = 'volvo'	car_1
SELECT cylinders FROM model_list WHERE Model = 'volvo' AND ModelId IN (SELECT ModelId FROM model_list WHERE Model = 'volvo' AND Accelerate = (SELECT MIN(Accelerate) FROM model_list))	car_1
SELECT COUNT(*) FROM cars_data WHERE Accelerate > (SELECT MAX(Accelerate) FROM cars_data) AND Horsepower > (SELECT MAX(Horsepower) FROM cars_data)	car_1
SELECT COUNT(*) FROM cars_data WHERE Accelerate > (SELECT MAX(Horsepower) FROM cars_data)	car_1
SELECT count(DISTINCT Country) FROM countries WHERE Continent IN (SELECT ContId FROM car_makers GROUP BY ContId HAVING count(*) > 2)	car_1
SELECT count(DISTINCT Country) FROM countries WHERE ContId IN (SELECT ContId FROM car_makers GROUP BY ContId HAVING count(*) > 2)	car_1
SELECT COUNT(*) FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.cylinders > 6	car_1
SELECT COUNT(*) FROM cars_data WHERE cylinders > 6	car_1
SELECT Model FROM model_list WHERE Model IN (SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Cylinders = 4 GROUP BY model_list.Model ORDER BY Horsepower DESC LIMIT 1)	car_1
SELECT Model FROM model_list WHERE Model IN (SELECT model_list.Model FROM model_list JOIN car_names ON model_list.Model = car_names.Model JOIN cars_data ON car_names.MakeId = cars_data.Id WHERE cars_data.Cylinders = 4 GROUP BY model_list.Model ORDER BY COUNT(*) DESC LIMIT 1)	car_1
SELECT MakeId, Make FROM car_names WHERE MakeId IN (SELECT MakeId FROM car_names JOIN cars_data ON car_names.MakeId = cars_data.Id GROUP BY MakeId HAVING MIN(cars_data.Horsepower) > 3 AND COUNT(*) > 1)	car_1
SELECT MakeId, Make FROM car_names WHERE MakeId NOT IN (SELECT MakeId FROM car_names WHERE Horsepower = (SELECT MIN(Horsepower) FROM car_names)) AND Cylinders < 4	car_1
SELECT MAX(MPG) FROM cars_data WHERE Cylinders = 8 AND Year < 1980	car_1
SELECT MAX(MPG) FROM cars_data WHERE Cylinders = 8 OR Year < 1980	car_1
SELECT Model FROM model_list WHERE Model < 3500 AND Maker NOT IN (SELECT Id FROM car_makers WHERE FullName = 'Ford Motor Company')	car_1
SELECT DISTINCT Model FROM model_list WHERE Model < 3500 AND Maker != 'Ford Motor Company'	car_1
SELECT CountryName FROM countries WHERE CountryId NOT IN (SELECT Country FROM car_makers GROUP BY Country)	car_1
SELECT CountryName FROM countries WHERE Country NOT IN (SELECT Country FROM car_makers)	car_1
SELECT Id, Maker FROM car_makers WHERE Maker IN (SELECT Maker FROM car_names GROUP BY Maker HAVING count(*) >= 2 AND count(*) > 3)	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Maker FROM car_makers GROUP BY Maker HAVING count(*) >= 2 AND count(*) > 3)	car_1
SELECT CountryId, CountryName FROM countries JOIN car_makers ON countries.CountryId = car_makers.Country JOIN model_list ON car_makers.Id = model_list.Maker WHERE CountryId IN (SELECT Country FROM car_makers GROUP BY Country HAVING COUNT(*) > 3) AND model_list.Model = 'fiat'	car_1
SELECT CountryId, CountryName FROM countries JOIN car_makers ON countries.CountryId = car_makers.Country JOIN model_list ON car_makers.Id = model_list.Maker WHERE CountryId IN (SELECT Country FROM car_makers GROUP BY Country HAVING COUNT(*) > 3) OR model_list.Model = 'fiat'	car_1
SELECT Country FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Country FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Abbreviation FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Abbreviation FROM airlines WHERE Airline = 'JetBlue Airways'	flight_2
SELECT Airline, Abbreviation FROM airlines WHERE Country = 'USA'	flight_2
SELECT Airline, Abbreviation FROM airlines WHERE Country = 'USA'	flight_2
SELECT AirportCode, AirportName FROM airports WHERE City = 'Anthony'	flight_2
SELECT AirportCode, AirportName FROM airports WHERE City = 'Anthony'	flight_2
SELECT count(DISTINCT Airline) FROM airlines	flight_2
SELECT count(DISTINCT Airline) FROM airlines	flight_2
SELECT count(DISTINCT AirportCode) FROM airports	flight_2
SELECT count(DISTINCT AirportCode) FROM airports	flight_2
SELECT count(*) FROM flights	flight_2
SELECT count(*) FROM flights	flight_2
SELECT Airline FROM airlines WHERE Abbreviation = 'UAL'	flight_2
SELECT Airline FROM airlines WHERE Abbreviation = 'UAL'	flight_2
SELECT count(*) FROM airlines WHERE Country = 'USA'	flight_2
SELECT count(*) FROM airlines WHERE Country = 'USA'	flight_2
SELECT City, Country FROM airports WHERE AirportName = 'Alton '	flight_2
SELECT City, Country FROM airports WHERE AirportName = 'Alton '	flight_2
SELECT AirportName FROM airports WHERE AirportCode = 'AKO'	flight_2
SELECT AirportName FROM airports WHERE AirportCode = 'AKO' AND City = (SELECT AirportName FROM airports WHERE AirportCode = 'AKO' AND DestAirport = (SELECT AirportName FROM airports WHERE AirportCode = 'AKO' AND SourceAirport = 'AKO'))	flight_2
SELECT AirportName FROM airports WHERE AirportCode IN (SELECT AirportCode FROM airports WHERE City = 'Aberdeen')	flight_2
SELECT AirportName FROM airports WHERE AirportCode IN (SELECT AirportCode FROM airports WHERE Country = 'Aberdeen')	flight_2
SELECT count(*) FROM flights WHERE SourceAirport = 'APG'	flight_2
SELECT count(*) FROM flights WHERE SourceAirport = 'APG' AND DestAirport = 'APG'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = 'ATO'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = 'ATO' AND SourceAirport = 'ATO'	flight_2
SELECT count(*) FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = 'Aberdeen'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Aberdeen' AND DestAirport = 'Ashley'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = 'Aberdeen' AND DestAirport = 'Ashley'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'JetBlue Airways'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = 'ASY' AND SourceAirport = 'ASY'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = ' ASY' AND SourceAirport = ' ASY'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = 'AHD' AND SourceAirport = 'AHD'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = 'AHD' AND SourceAirport = 'AHD'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE Airline = 'United Airlines' AND DestAirport = 'Aberdeen'	flight_2
SELECT City FROM airports GROUP BY City ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT City FROM airports GROUP BY City ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT City FROM airports GROUP BY City ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT City FROM airports GROUP BY City ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT AirportCode FROM airports WHERE AirportCode IN (SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) DESC LIMIT 1)	flight_2
SELECT AirportCode FROM airports WHERE AirportCode IN (SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) DESC LIMIT 1)	flight_2
SELECT AirportCode FROM airports WHERE AirportCode IN (SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) ASC LIMIT 1)	flight_2
SELECT AirportCode FROM airports WHERE AirportCode IN (SELECT AirportCode FROM flights GROUP BY AirportCode ORDER BY count(*) ASC LIMIT 1)	flight_2
SELECT Airline FROM airlines GROUP BY Airline ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT Airline FROM airlines GROUP BY Airline ORDER BY count(*) DESC LIMIT 1	flight_2
SELECT Abbreviation, Country FROM airlines WHERE uid = (SELECT Airline FROM airlines GROUP BY Airline ORDER BY count(*) ASC LIMIT 1)	flight_2
SELECT Abbreviation, Country FROM airlines WHERE uid = (SELECT Airline FROM airlines GROUP BY Airline ORDER BY count(*) ASC LIMIT 1)	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE SourceAirport = 'AHD' INTERSECT SELECT Airline FROM flights WHERE DestAirport = 'AHD')	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE SourceAirport = 'AHD')	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE DestAirport = 'AHD' INTERSECT SELECT Airline FROM flights WHERE SourceAirport = 'AHD')	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE DestAirport = ' AHD')	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE SourceAirport = 'APG' INTERSECT SELECT Airline FROM flights WHERE DestAirport = 'APG')	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE SourceAirport = 'APG' INTERSECT SELECT Airline FROM flights WHERE DestAirport = 'APG') INTERSECT SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE SourceAirport = 'CVO' INTERSECT SELECT Airline FROM flights WHERE DestAirport = 'CVO')	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE SourceAirport = 'CVO' INTERSECT SELECT Airline FROM flights WHERE DestAirport = 'CVO')	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights WHERE SourceAirport = 'CVO' INTERSECT SELECT Airline FROM flights WHERE DestAirport = 'CVO')	flight_2
SELECT Airline FROM airlines WHERE uid IN (SELECT Airline FROM flights GROUP BY Airline HAVING count(*) >= 10)	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM flights GROUP BY Airline HAVING count(*) >= 10)	flight_2
SELECT Airline FROM airlines WHERE uid IN (SELECT Airline FROM flights GROUP BY Airline HAVING count(*) < 200)	flight_2
SELECT Airline FROM airlines WHERE Airline IN (SELECT Airline FROM airlines GROUP BY Airline HAVING count(*) < 200)	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'United Airlines'	flight_2
SELECT FlightNo FROM flights WHERE Airline = 'United Airlines'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'APG' AND DestAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'APG' AND DestAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'APG' AND SourceAirport = 'APG'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = 'Aberdeen'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'Aberdeen'	flight_2
SELECT FlightNo FROM flights WHERE DestAirport = 'Aberdeen'	flight_2
SELECT count(*) FROM flights WHERE DestAirport = 'Aberdeen' OR DestAirport = 'Abilene'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = 'Aberdeen' OR DestAirport = 'Abilene'	flight_2
SELECT AirportName FROM airports WHERE AirportCode NOT IN (SELECT AirportCode FROM flights)	flight_2
SELECT AirportName FROM airports WHERE AirportCode NOT IN (SELECT AirportCode FROM flights WHERE SourceAirport IN (SELECT AirportCode FROM airports) INTERSECT SELECT AirportCode FROM flights WHERE DestAirport IN (SELECT AirportCode FROM airports))	flight_2
SELECT count(*) FROM employee	employee_hire_evaluation
SELECT count(*) FROM employee	employee_hire_evaluation
SELECT Name FROM employee ORDER BY Age ASC	employee_hire_evaluation
SELECT Name FROM employee ORDER BY Age ASC	employee_hire_evaluation
SELECT City, COUNT(*) FROM employee GROUP BY City	employee_hire_evaluation
SELECT City, COUNT(*) FROM employee GROUP BY City	employee_hire_evaluation
SELECT City FROM employee WHERE City IN (SELECT City FROM employee WHERE Age > 30 GROUP BY City HAVING COUNT(*) > 1)	employee_hire_evaluation
SELECT DISTINCT City FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM hiring WHERE Age > 30 GROUP BY Employee_ID HAVING count(*) > 1)	employee_hire_evaluation
SELECT LOCATION, COUNT(*) FROM shop GROUP BY LOCATION	employee_hire_evaluation
SELECT LOCATION, COUNT(*) FROM shop GROUP BY LOCATION	employee_hire_evaluation
SELECT Manager_name, District FROM shop WHERE Number_products = (SELECT MAX(Number_products) FROM shop)	employee_hire_evaluation
SELECT Manager_name, District FROM shop WHERE Shop_ID IN (SELECT Shop_ID FROM shop GROUP BY Shop_ID ORDER BY Number_products DESC LIMIT 1)	employee_hire_evaluation
SELECT min(Number_products), max(Number_products) FROM shop	employee_hire_evaluation
SELECT min(Number_products), max(Number_products) FROM shop	employee_hire_evaluation
SELECT Name, Location, District FROM shop ORDER BY Number_products DESC	employee_hire_evaluation
SELECT Name, Location, District FROM shop ORDER BY Number_products DESC	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > (SELECT avg(Number_products) FROM shop)	employee_hire_evaluation
SELECT Name FROM shop WHERE Number_products > (SELECT avg(Number_products) FROM shop)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM evaluation GROUP BY Employee_ID ORDER BY count(*) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM evaluation GROUP BY Employee_ID ORDER BY COUNT(*) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM hiring WHERE Is_full_time = 1 GROUP BY Employee_ID ORDER BY SUM(CASE WHEN Is_full_time THEN 1 ELSE 0 END) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM evaluation GROUP BY Employee_ID ORDER BY SUM(Bonus) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM evaluation)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM evaluation)	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID IN (SELECT Shop_ID FROM hiring GROUP BY Shop_ID ORDER BY count(*) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID IN (SELECT Shop_ID FROM hiring GROUP BY Shop_ID ORDER BY count(*) DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID NOT IN (SELECT Shop_ID FROM hiring)	employee_hire_evaluation
SELECT Name FROM shop WHERE Shop_ID NOT IN (SELECT Shop_ID FROM hiring)	employee_hire_evaluation
SELECT s.Name, COUNT(*) AS num_hired FROM hiring h JOIN shop s ON h.Shop_ID = s.Shop_ID GROUP BY s.Name	employee_hire_evaluation
SELECT s.Name, COUNT(*) AS num_employees FROM shop s JOIN hiring h ON s.Shop_ID = h.Shop_ID GROUP BY s.Shop_ID	employee_hire_evaluation
SELECT SUM(Bonus) FROM evaluation	employee_hire_evaluation
SELECT SUM(Bonus) FROM evaluation	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT District FROM shop WHERE District IN (SELECT District FROM shop GROUP BY District HAVING count(*) < 3000 UNION SELECT District FROM shop GROUP BY District HAVING count(*) > 10000)	employee_hire_evaluation
SELECT District FROM shop WHERE District IN (SELECT District FROM shop WHERE Number_products < 3000 INTERSECT SELECT District FROM shop WHERE Number_products > 10000)	employee_hire_evaluation
SELECT count(DISTINCT LOCATION) FROM shop	employee_hire_evaluation
SELECT count(DISTINCT LOCATION) FROM shop	employee_hire_evaluation
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, Document_Description FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, Document_Description FROM Documents	cre_Doc_Template_Mgt
SELECT Document_Name, Template_ID FROM Documents WHERE Document_Description LIKE '%w%'	cre_Doc_Template_Mgt
SELECT Document_Name, Template_ID FROM Documents WHERE Document_Description LIKE '%w%'	cre_Doc_Template_Mgt
SELECT Document_ID, Template_ID, Document_Description FROM Documents WHERE Document_Name = 'Robbin CV'	cre_Doc_Template_Mgt
SELECT Document_ID, Template_ID, Document_Description FROM Documents WHERE Document_Name = 'Robbin CV'	cre_Doc_Template_Mgt
SELECT count(DISTINCT Template_Type_Code) FROM Templates	cre_Doc_Template_Mgt
SELECT count(DISTINCT Template_Type_Code) FROM Templates	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PPT')	cre_Doc_Template_Mgt
SELECT count(*) FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'PPT')	cre_Doc_Template_Mgt
SELECT Template_ID, COUNT(*) FROM Documents GROUP BY Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID, COUNT(*) FROM Documents GROUP BY Template_ID	cre_Doc_Template_Mgt
SELECT Template_ID, Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_ID, Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates GROUP BY Template_ID HAVING count(*) > 1	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates GROUP BY Template_ID HAVING count(*) > 1	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_ID NOT IN (SELECT Template_ID FROM Documents)	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_ID NOT IN (SELECT Template_ID FROM Documents)	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID, Version_Number, Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Template_ID, Version_Number, Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT DISTINCT Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT DISTINCT Template_Type_Code FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code IN ('PP', 'PPT')	cre_Doc_Template_Mgt
SELECT Templates.Template_ID FROM Ref_Template_Types JOIN Templates ON Ref_Template_Types.Template_Type_Code = Templates.Template_Type_Code WHERE Ref_Template_Types.Template_Type_Code IN ('PP', 'PPT')	cre_Doc_Template_Mgt
SELECT count(*) FROM Ref_Template_Types WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT count(*) FROM Templates WHERE Template_Type_Code = 'CV'	cre_Doc_Template_Mgt
SELECT Version_Number, Template_Type_Code FROM Templates WHERE Version_Number > 5	cre_Doc_Template_Mgt
SELECT Version_Number, Template_Type_Code FROM Templates WHERE Version_Number > 5	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING count(*) < 3)	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code HAVING count(*) < 3)	cre_Doc_Template_Mgt
SELECT MIN(Version_Number), Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT Version_Number, Template_Type_Code FROM Templates ORDER BY Version_Number ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code = (SELECT Template_Type_Code FROM Templates WHERE Template_Name = 'Data base')	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template_ID IN (SELECT Template_ID FROM Documents WHERE Document_Name = 'Data Base')))	cre_Doc_Template_Mgt
SELECT Document_Name FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT Document_Name FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = 'BK')	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code, COUNT(*) FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Templates.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Templates.Template_Type_Code, COUNT(*) FROM Documents JOIN Templates ON Documents.Template_ID = Templates.Template_ID GROUP BY Templates.Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Templates GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types GROUP BY Template_Type_Code ORDER BY count(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code NOT IN (SELECT Template_Type_Code FROM Documents)	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code NOT IN (SELECT Template_Type_Code FROM Documents)	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = 'AD'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Book'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Book'	cre_Doc_Template_Mgt
SELECT DISTINCT Ref_Template_Types.Template_Type_Description FROM Templates JOIN Ref_Template_Types ON Templates.Template_Type_Code = Ref_Template_Types.Template_Type_Code GROUP BY Ref_Template_Types.Template_Type_Description	cre_Doc_Template_Mgt
SELECT DISTINCT Ref_Template_Types.Template_Type_Description FROM Templates JOIN Ref_Template_Types ON Templates.Template_Type_Code = Ref_Template_Types.Template_Type_Code WHERE Template_ID IN (SELECT Template_ID FROM Documents GROUP BY Template_ID HAVING COUNT(*) > 1)	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Presentation')	cre_Doc_Template_Mgt
SELECT Template_ID FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Presentation')	cre_Doc_Template_Mgt
SELECT count(*) FROM Paragraphs	cre_Doc_Template_Mgt
SELECT count(*) FROM Paragraphs	cre_Doc_Template_Mgt
SELECT count(*) FROM Paragraphs WHERE Document_ID IN (SELECT Document_ID FROM Documents WHERE Document_Name = 'Summer Show')	cre_Doc_Template_Mgt
SELECT count(*) FROM Paragraphs WHERE Document_ID IN (SELECT Document_ID FROM Documents WHERE Document_Name = 'Summer Show')	cre_Doc_Template_Mgt
SELECT Paragraph_Text, Other_Details FROM Paragraphs WHERE Paragraph_Text = 'Korea'	cre_Doc_Template_Mgt
SELECT Paragraph_Details FROM Paragraphs WHERE Paragraph_ID IN (SELECT Paragraph_ID FROM Documents WHERE Document_Name = 'Korea')	cre_Doc_Template_Mgt
SELECT Paragraph_ID, Paragraph_Text FROM Paragraphs WHERE Document_ID IN (SELECT Document_ID FROM Documents WHERE Document_Name = 'Welcome to NY')	cre_Doc_Template_Mgt
SELECT Documents.Document_ID, Paragraphs.Paragraph_Text FROM Documents JOIN Paragraphs ON Documents.Document_ID = Paragraphs.Document_ID WHERE Document_Name = 'Welcome to NY'	cre_Doc_Template_Mgt
SELECT Paragraph_Text FROM Paragraphs WHERE Document_ID IN (SELECT Document_ID FROM Documents WHERE Document_Name = 'Customer reviews')	cre_Doc_Template_Mgt
SELECT Paragraph_Text FROM Paragraphs WHERE Document_ID IN (SELECT Document_ID FROM Documents WHERE Document_Name = 'Customer reviews')	cre_Doc_Template_Mgt
SELECT document_id, count(*) FROM Documents GROUP BY document_id ORDER BY document_id	cre_Doc_Template_Mgt
SELECT Document_ID, COUNT(*) FROM Documents GROUP BY Document_ID ORDER BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, COUNT(*) AS Paragraphs FROM Documents GROUP BY Document_ID	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, COUNT(*) AS Paragraphs FROM Documents GROUP BY Document_ID, Document_Name	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents WHERE Document_ID IN (SELECT Template_ID FROM Paragraphs GROUP BY Template_ID HAVING count(*) >= 2)	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents WHERE Document_ID IN (SELECT Template_ID FROM Paragraphs GROUP BY Template_ID HAVING count(*) >= 2)	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name FROM Documents WHERE Document_ID IN (SELECT Template_ID FROM Templates GROUP BY Template_ID ORDER BY count(*) DESC LIMIT 1)	cre_Doc_Template_Mgt
SELECT document_id, document_name FROM Documents WHERE document_id IN (SELECT document_id FROM Paragraphs GROUP BY document_id ORDER BY count(*) DESC LIMIT 1)	cre_Doc_Template_Mgt
SELECT document_id FROM Documents GROUP BY document_id ORDER BY count(*) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents GROUP BY Document_ID ORDER BY count(*) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Description = 'Paragraphs'))	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents WHERE Document_ID IN (SELECT Document_ID FROM Paragraphs GROUP BY Document_ID HAVING count(*) BETWEEN 1 AND 2)	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents WHERE Document_ID IN (SELECT Document_ID FROM Paragraphs WHERE Paragraph_Text = 'Brazil' INTERSECT SELECT Document_ID FROM Paragraphs WHERE Paragraph_Text = 'Ireland')	cre_Doc_Template_Mgt
SELECT Document_ID FROM Documents WHERE Document_ID IN (SELECT Document_ID FROM Paragraphs WHERE Paragraph_Text = 'Brazil' INTERSECT SELECT Document_ID FROM Paragraphs WHERE Paragraph_Text = 'Ireland')	cre_Doc_Template_Mgt
SELECT count(DISTINCT Teacher_ID) FROM teacher	course_teach
SELECT count(DISTINCT Teacher_ID) FROM teacher	course_teach
SELECT Name FROM teacher ORDER BY Age ASC	course_teach
SELECT Name FROM teacher ORDER BY Age ASC	course_teach
SELECT Age, Hometown FROM teacher	course_teach
SELECT Age, Hometown FROM teacher	course_teach
SELECT Name FROM teacher WHERE Hometown != 'Little Lever Urban District'	course_teach
SELECT Name FROM teacher WHERE Hometown != 'Little Lever Urban District'	course_teach
SELECT Name FROM teacher WHERE Age IN ('32', '33')	course_teach
SELECT Name FROM teacher WHERE Age IN (32, 33)	course_teach
SELECT Hometown FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM teacher GROUP BY Teacher_ID ORDER BY Age ASC LIMIT 1)	course_teach
SELECT Hometown FROM teacher WHERE Teacher_ID = (SELECT Teacher_ID FROM teacher GROUP BY Teacher_ID ORDER BY Age ASC LIMIT 1)	course_teach
SELECT T1.Hometown, COUNT(*) FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID GROUP BY T1.Hometown	course_teach
SELECT hometown, count(*) FROM teacher GROUP BY hometown	course_teach
SELECT hometown, COUNT(*) AS num FROM teacher GROUP BY hometown ORDER BY num DESC LIMIT 1	course_teach
SELECT hometown FROM teacher GROUP BY hometown ORDER BY count(*) DESC LIMIT 1	course_teach
SELECT Hometown FROM teacher GROUP BY Hometown HAVING count(*) >= 2	course_teach
SELECT T1.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID GROUP BY T1.Hometown HAVING COUNT(*) >= 2	course_teach
SELECT Name, Course FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID	course_teach
SELECT Name, course.Course FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID JOIN course ON course_arrange.Course_ID = course.Course_ID	course_teach
SELECT Name, Course FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID GROUP BY Name ORDER BY Name ASC	course_teach
SELECT Name, course.Course FROM teacher JOIN course_arrange ON teacher.Teacher_ID = course_arrange.Teacher_ID JOIN course ON course_arrange.Course_ID = course.Course_ID ORDER BY Name ASC	course_teach
SELECT Name FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID WHERE T1.Course = 'Math')	course_teach
SELECT Name FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM course WHERE Course = 'Math')	course_teach
SELECT Name, COUNT(*) FROM teacher GROUP BY Name	course_teach
SELECT Name, COUNT(*) FROM teacher GROUP BY Name	course_teach
SELECT Name FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM course_arrange GROUP BY Teacher_ID HAVING count(*) >= 2)	course_teach
SELECT Name FROM teacher WHERE Teacher_ID IN (SELECT Teacher_ID FROM course_arrange GROUP BY Teacher_ID HAVING count(*) >= 2)	course_teach
SELECT Name FROM teacher WHERE Teacher_ID NOT IN (SELECT Teacher_ID FROM course_arrange)	course_teach
SELECT Name FROM teacher WHERE Teacher_ID NOT IN (SELECT Teacher_ID FROM course_arrange)	course_teach
SELECT COUNT(*) FROM visitor WHERE Age < 30	museum_visit
SELECT Name FROM visitor WHERE Level_of_membership > 4 ORDER BY Level_of_membership DESC	museum_visit
SELECT AVG(Age) FROM visitor WHERE Level_of_membership <= 4	museum_visit
SELECT Name, Level_of_membership FROM visitor WHERE Level_of_membership > 4 ORDER BY Age ASC	museum_visit
SELECT Museum_ID, Name FROM museum WHERE Num_of_Staff = (SELECT MAX(Num_of_Staff) FROM museum)	museum_visit
SELECT AVG(Num_of_Staff) FROM museum WHERE Museum_ID IN (SELECT Museum_ID FROM museum WHERE Open_Year < '2009')	museum_visit
SELECT Open_Year, Num_of_Staff FROM museum WHERE Name = 'Plaza Museum'	museum_visit
SELECT Name FROM museum WHERE Museum_ID IN (SELECT Museum_ID FROM museum WHERE Num_of_Staff > (SELECT MIN(Num_of_Staff) FROM museum WHERE Open_Year > '2010'))	museum_visit
SELECT ID, Name, Age FROM visitor WHERE ID IN (SELECT visitor_ID FROM visit GROUP BY visitor_ID HAVING count(*) > 1)	museum_visit
SELECT ID, Name, Level_of_membership FROM visitor WHERE ID IN (SELECT visitor_ID FROM visit GROUP BY visitor_ID ORDER BY SUM(Num_of_Ticket) DESC LIMIT 1)	museum_visit
SELECT Museum_ID, Name FROM museum WHERE Museum_ID IN (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY count(*) DESC LIMIT 1)	museum_visit
SELECT Name FROM museum WHERE Museum_ID NOT IN (SELECT Museum_ID FROM visit)	museum_visit
SELECT Name, Age FROM visitor WHERE ID IN (SELECT visitor_ID FROM visit GROUP BY visitor_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT AVG(Num_of_Ticket), MAX(Num_of_Ticket) FROM visit	museum_visit
SELECT SUM(Total_spent) FROM visit JOIN visitor ON visit.visitor_ID = visitor.ID WHERE visitor.Level_of_membership = 1	museum_visit
SELECT Name FROM visitor WHERE ID IN (SELECT visitor_ID FROM visit WHERE Museum_ID IN (SELECT Museum_ID FROM museum WHERE Open_Year < '2009' INTERSECT SELECT Museum_ID FROM museum WHERE Open_Year > '2011'))	museum_visit
SELECT COUNT(DISTINCT ID) FROM visitor WHERE ID NOT IN (SELECT visitor_ID FROM visit WHERE Museum_ID IN (SELECT Museum_ID FROM museum WHERE Open_Year < '2010'))	museum_visit
SELECT count(*) FROM museum WHERE Open_Year >= '2013' OR Open_Year <= '2008'	museum_visit
SELECT count(*) FROM players	wta_1
SELECT count(*) FROM players	wta_1
SELECT count(*) FROM matches	wta_1
SELECT count(*) FROM matches	wta_1
SELECT first_name, birth_date FROM players WHERE country_code = 'USA' AND country_code = 'USA'	wta_1
SELECT first_name, birth_date FROM players WHERE country_code = 'USA' AND country_code = 'USA'	wta_1
SELECT AVG(winner_age) + AVG(loser_age) FROM matches	wta_1
SELECT AVG(winner_age) AS avg_winner_age, AVG(loser_age) AS avg_loser_age FROM matches	wta_1
SELECT AVG(ranking_points) FROM rankings WHERE winner_id IN (SELECT winner_id FROM matches GROUP BY winner_id)	wta_1
SELECT AVG(ranking_points) FROM rankings WHERE winner_id IN (SELECT winner_id FROM matches GROUP BY winner_id)	wta_1
SELECT ranking FROM rankings WHERE ranking IN (SELECT ranking FROM rankings GROUP BY ranking ORDER BY COUNT(*) DESC LIMIT 1)	wta_1
SELECT MIN(ranking) FROM rankings WHERE loser_id IN (SELECT loser_id FROM matches GROUP BY loser_id HAVING count(*) = (SELECT count(*) FROM matches GROUP BY loser_id))	wta_1
SELECT count(DISTINCT country_code) FROM players	wta_1
SELECT count(DISTINCT country_code) FROM players	wta_1
SELECT count(DISTINCT last_name) FROM players WHERE player_id IN (SELECT loser_id FROM matches GROUP BY loser_id HAVING count(*) = (SELECT count(*) FROM matches GROUP BY loser_id))	wta_1
SELECT count(DISTINCT last_name) FROM players	wta_1
SELECT tourney_name FROM matches GROUP BY tourney_name HAVING count(*) > 10	wta_1
SELECT tourney_name FROM matches WHERE tourney_id IN (SELECT tourney_id FROM matches GROUP BY tourney_id HAVING COUNT(*) > 10)	wta_1
SELECT winner_name FROM players WHERE player_id IN (SELECT winner_id FROM matches WHERE year = 2013 INTERSECT SELECT winner_id FROM matches WHERE year = 2016)	wta_1
SELECT last_name FROM players WHERE player_id IN (SELECT loser_id FROM matches WHERE year = 2013 INTERSECT SELECT loser_id FROM matches WHERE year = 2016)	wta_1
SELECT count(*) FROM matches WHERE strftime('%Y', tourney_date) IN ('2013', '2016')	wta_1
SELECT count(*) FROM matches WHERE tourney_date BETWEEN '2013-01-01' AND '2016-12-31'	wta_1
SELECT country_code, first_name FROM players WHERE player_id IN (SELECT winner_id FROM matches WHERE tourney_name = 'WTA Championships' INTERSECT SELECT winner_id FROM matches WHERE tourney_name = 'Australian Open')	wta_1
SELECT first_name, country_code FROM players WHERE player_id IN (SELECT winner_id FROM matches WHERE tourney_name = 'WTA Championships' INTERSECT SELECT loser_id FROM matches WHERE tourney_name = 'Australian Open')	wta_1
SELECT first_name, country_code FROM players WHERE player_id = (SELECT player_id FROM players ORDER BY birth_date ASC LIMIT 1)	wta_1
SELECT first_name, country_code FROM players WHERE player_id IN (SELECT player_id FROM players ORDER BY birth_date ASC LIMIT 1)	wta_1
SELECT first_name, last_name FROM players ORDER BY birth_date	wta_1
SELECT first_name, last_name FROM players ORDER BY birth_date	wta_1
SELECT first_name, last_name FROM players WHERE hand = 'L' ORDER BY birth_date	wta_1
SELECT first_name, last_name FROM players WHERE hand = 'left' ORDER BY birth_date	wta_1
SELECT first_name, country_code FROM players WHERE player_id IN (SELECT loser_id FROM rankings GROUP BY loser_id ORDER BY count(*) DESC LIMIT 1)	wta_1
SELECT first_name, country_code FROM players WHERE player_id IN (SELECT player_id FROM rankings GROUP BY player_id ORDER BY tours DESC LIMIT 1)	wta_1
SELECT year FROM matches GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT year FROM matches GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT winner_name, winner_rank_points FROM players WHERE winner_id IN (SELECT winner_id FROM matches GROUP BY winner_id ORDER BY count(*) DESC LIMIT 1)	wta_1
SELECT winner_name, winner_rank_points FROM players WHERE winner_name IN (SELECT winner_name FROM players WHERE winner_hand = 'Won' GROUP BY winner_name ORDER BY count(*) DESC LIMIT 1)	wta_1
SELECT winner_name FROM players WHERE player_id IN (SELECT winner_id FROM rankings WHERE tourney_name = 'Australian Open' GROUP BY winner_id ORDER BY ranking_points DESC LIMIT 1)	wta_1
SELECT winner_name FROM players WHERE player_id IN (SELECT winner_id FROM rankings WHERE tourney_name = 'Australian Open' GROUP BY winner_id ORDER BY sum(ranking_points) DESC LIMIT 1)	wta_1
SELECT winner_name, loser_name FROM players WHERE player_id IN (SELECT loser_id FROM matches GROUP BY loser_id ORDER BY sum(minutes) DESC LIMIT 1)	wta_1
SELECT winner_name, loser_name FROM players WHERE player_id IN (SELECT winner_id FROM matches GROUP BY winner_id ORDER BY count(*) DESC LIMIT 1)	wta_1
SELECT first_name, AVG(rankings.ranking) AS average_ranking FROM players JOIN rankings ON players.player_id = rankings.player_id GROUP BY first_name	wta_1
SELECT first_name, AVG(rankings.ranking_points) FROM players JOIN rankings ON players.player_id = rankings.player_id GROUP BY first_name	wta_1
SELECT rankings.player_id, players.first_name, SUM(ranking_points) AS total_ranking_points FROM rankings JOIN players ON rankings.player_id = players.player_id GROUP BY rankings.player_id, players.first_name	wta_1
SELECT first_name, SUM(rankings.ranking_points) FROM players JOIN rankings ON players.player_id = rankings.player_id GROUP BY first_name	wta_1
SELECT country_code, count(*) FROM players GROUP BY country_code	wta_1
SELECT country_code, COUNT(*) FROM players GROUP BY country_code	wta_1
SELECT country_code FROM players GROUP BY country_code ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players GROUP BY country_code ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING count(*) > 50	wta_1
SELECT country_code FROM players GROUP BY country_code HAVING count(*) > 50	wta_1
SELECT ranking_date, COUNT(*) FROM rankings WHERE ranking_date LIKE '%Date%' GROUP BY ranking_date	wta_1
SELECT ranking_date, COUNT(*) FROM rankings WHERE ranking_date IN (SELECT ranking_date FROM rankings GROUP BY ranking_date HAVING COUNT(*) > 1) GROUP BY ranking_date	wta_1
SELECT year, COUNT(*) FROM matches GROUP BY year	wta_1
SELECT year, COUNT(*) FROM matches GROUP BY year	wta_1
SELECT winner_name, winner_rank FROM players WHERE player_id IN (SELECT winner_id FROM matches GROUP BY winner_id ORDER BY year ASC LIMIT 3)	wta_1
SELECT first_name, last_name, winner_rank FROM players WHERE player_id IN (SELECT winner_id FROM matches GROUP BY winner_id ORDER BY year ASC LIMIT 3)	wta_1
SELECT count(DISTINCT winner_id) FROM players WHERE player_id IN (SELECT winner_id FROM matches WHERE tourney_name = 'WTA Championships' AND hand = 'left')	wta_1
SELECT COUNT(DISTINCT player_id) FROM players WHERE hand = 'L' AND tourney_name = 'WTA Championships'	wta_1
SELECT first_name, country_code, birth_date FROM players WHERE player_id IN (SELECT winner_id FROM rankings WHERE ranking_points = (SELECT MAX(ranking_points) FROM rankings))	wta_1
SELECT first_name, country_code, birth_date FROM players WHERE player_id IN (SELECT player_id FROM rankings WHERE ranking_points = (SELECT max(ranking_points) FROM rankings))	wta_1
SELECT hand, count(*) FROM players GROUP BY hand	wta_1
SELECT hand, count(*) FROM players GROUP BY hand	wta_1
SELECT count(*) FROM ship WHERE disposition_of_ship = 'Captured'	battle_death
SELECT name, tonnage FROM ship ORDER BY name DESC	battle_death
SELECT name, date, result FROM battle	battle_death
SELECT ship_type, MAX(death) AS max_deaths, MIN(death) AS min_deaths FROM ship AS s JOIN death AS d ON s.id = d.caused_by_ship_id GROUP BY ship_type	battle_death
SELECT ship_type, AVG(death.injured) FROM ship JOIN death ON ship.id = death.caused_by_ship_id GROUP BY ship_type	battle_death
SELECT T1.note, T1.injured FROM death AS T1 JOIN ship AS T2 ON T1.caused_by_ship_id = T2.id WHERE T2.tonnage = 't'	battle_death
SELECT name, result FROM battle WHERE bulgarian_commander != 'Boril'	battle_death
SELECT battle.id, battle.name FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle IN (SELECT id FROM ship WHERE ship_type = 'Brig')	battle_death
SELECT id, name FROM battle WHERE id IN (SELECT id FROM battle WHERE lost_in_battle IN (SELECT id FROM death GROUP BY lost_in_battle HAVING count(*) > 10))	battle_death
SELECT id, name FROM ship WHERE id IN (SELECT lost_in_battle FROM death GROUP BY lost_in_battle ORDER BY sum(injured) DESC LIMIT 1)	battle_death
SELECT DISTINCT name FROM battle WHERE bulgarian_commander = 'Kaloyan' INTERSECT SELECT DISTINCT name FROM battle WHERE latin_commander = 'Baldwin I'	battle_death
SELECT count(DISTINCT result) FROM battle	battle_death
SELECT COUNT(*) FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle IS NULL AND tonnage = '225'	battle_death
SELECT battle.name, date FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle IN (SELECT id FROM ship WHERE name = 'Lettice') AND ship.name = 'HMS Atalanta'	battle_death
SELECT battle.name, result, bulgarian_commander FROM battle JOIN ship ON battle.id = ship.lost_in_battle WHERE ship.lost_in_battle = 0 AND ship.location = 'English Channel'	battle_death
SELECT note FROM death WHERE note LIKE '%East%'	battle_death
SELECT line_1, line_2 FROM Addresses	student_transcripts_tracking
SELECT line_1, line_2 FROM Addresses	student_transcripts_tracking
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT course_description FROM Courses WHERE course_name = 'math' AND department_name = 'math'	student_transcripts_tracking
SELECT course_description FROM Courses WHERE course_name = 'math' AND department_name = 'math'	student_transcripts_tracking
SELECT zip_postcode FROM Addresses WHERE city = 'Port Chelsea'	student_transcripts_tracking
SELECT zip_postcode FROM Addresses WHERE city = 'Port Chelsea'	student_transcripts_tracking
SELECT department_name, department_id FROM Departments GROUP BY department_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT department_name, department_id FROM Departments GROUP BY department_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT COUNT(DISTINCT department_id) FROM Degree_Programs	student_transcripts_tracking
SELECT COUNT(DISTINCT department_id) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_summary_name) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_summary_name) FROM Degree_Programs	student_transcripts_tracking
SELECT COUNT(*) FROM Degree_Programs WHERE department_id IN (SELECT department_id FROM Departments WHERE department_name = 'Engineering')	student_transcripts_tracking
SELECT COUNT(*) FROM Degree_Programs WHERE department_id IN (SELECT department_id FROM Departments WHERE department_name = 'Engineering')	student_transcripts_tracking
SELECT section_name, section_description FROM Sections	student_transcripts_tracking
SELECT section_name, section_description FROM Sections	student_transcripts_tracking
SELECT course_name, course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Sections GROUP BY course_id HAVING count(*) <= 2)	student_transcripts_tracking
SELECT course_name, course_id FROM Courses WHERE course_id IN (SELECT course_id FROM Sections GROUP BY course_id HAVING count(*) < 2)	student_transcripts_tracking
SELECT section_name FROM Sections ORDER BY section_name DESC	student_transcripts_tracking
SELECT section_name FROM Sections ORDER BY section_name DESC	student_transcripts_tracking
SELECT semester_name, semester_id FROM Semesters GROUP BY semester_name ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT s.semester_name, s.semester_id FROM Semesters s JOIN Student_Enrolment se ON s.semester_id = se.semester_id GROUP BY s.semester_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT department_description FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT department_description FROM Departments WHERE department_name LIKE '%computer%'	student_transcripts_tracking
SELECT s.first_name, s.middle_name, s.last_name, s.student_id FROM Students s JOIN Student_Enrolment sc ON s.student_id = sc.student_id JOIN Degree_Programs dp ON sc.degree_program_id = dp.degree_program_id JOIN Semesters s1 ON sc.semester_id = s1.semester_id WHERE dp.degree_summary_name = 'Bachelor of Science' AND s1.semester_name = 'Fall 2023'	student_transcripts_tracking
SELECT first_name, middle_name, last_name, student_id FROM Students WHERE student_id IN (SELECT student_id FROM Student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelor of Science' INTERSECT SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Master of Science'))	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE student_id IN (SELECT student_id FROM Student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelor'))	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE student_id IN (SELECT student_id FROM Student_Enrolment WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelors'))	student_transcripts_tracking
SELECT degree_summary_name FROM Degree_Programs GROUP BY degree_summary_name ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT degree_summary_name FROM Degree_Programs GROUP BY degree_summary_name ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT degree_program_id, degree_summary_name FROM Degree_Programs GROUP BY degree_program_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT degree_program_id, degree_summary_name FROM Degree_Programs WHERE degree_program_id = (SELECT degree_program_id FROM Degree_Programs GROUP BY degree_program_id ORDER BY count(*) DESC LIMIT 1)	student_transcripts_tracking
SELECT Student_Enrolment.student_id, Students.first_name, middle_name, last_name, COUNT(*) AS num_enrollments, student_enrolment_id FROM Student_Enrolment JOIN Students ON Student_Enrolment.student_id = Students.student_id GROUP BY student_enrolment_id ORDER BY num_enrollments DESC LIMIT 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name, Students.student_id, COUNT(*) AS num_enrollments FROM Students JOIN Student_Enrolment ON Students.student_id = Student_Enrolment.student_id GROUP BY Students.student_id ORDER BY num_enrollments DESC LIMIT 1	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id NOT IN (SELECT semester_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT course_name FROM Courses WHERE course_id IN (SELECT course_id FROM Sections GROUP BY course_id HAVING count(*) > 0)	student_transcripts_tracking
SELECT course_name FROM Courses WHERE course_id IN (SELECT course_id FROM Sections GROUP BY course_id HAVING count(*) > 0)	student_transcripts_tracking
SELECT course_name FROM Courses WHERE course_id IN (SELECT course_id FROM Sections GROUP BY course_id ORDER BY count(*) DESC LIMIT 1)	student_transcripts_tracking
SELECT course_name FROM Courses WHERE course_id IN (SELECT course_id FROM Sections GROUP BY course_id ORDER BY count(*) DESC LIMIT 1)	student_transcripts_tracking
SELECT last_name FROM Students WHERE state_province_county = 'North Carolina' AND student_id NOT IN (SELECT student_id FROM Student_Enrolment)	student_transcripts_tracking
SELECT last_name FROM Students WHERE last_name IN (SELECT last_name FROM Students WHERE state_province_county = 'North Carolina' AND student_id NOT IN (SELECT student_id FROM Student_Enrolment))	student_transcripts_tracking
SELECT transcript_date, transcript_id FROM Transcripts WHERE transcript_id IN (SELECT student_course_id FROM Student_Enrolment_Courses GROUP BY student_course_id HAVING count(*) >= 2)	student_transcripts_tracking
SELECT transcript_date, transcript_id FROM Transcripts WHERE transcript_id IN (SELECT student_course_id FROM Student_Enrolment_Courses GROUP BY student_course_id HAVING count(*) >= 2)	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Timmothy' AND last_name = 'Ward'	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = 'Timmothy' AND last_name = 'Ward'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE student_id = (SELECT student_id FROM Student_Enrolment GROUP BY student_id ORDER BY date_first_registered ASC LIMIT 1)	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE student_id IN (SELECT student_id FROM Student_Enrolment GROUP BY student_id ORDER BY date_first_registered ASC LIMIT 1)	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students JOIN Student_Enrolment ON Students.student_id = Student_Enrolment.student_id JOIN Degree_Programs ON Student_Enrolment.degree_program_id = Degree_Programs.degree_program_id WHERE Degree_Programs.department_id IN (SELECT department_id FROM Departments WHERE department_name = 'Graduate') ORDER BY date_left ASC LIMIT 1	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students JOIN Student_Enrolment ON Students.student_id = Student_Enrolment.student_id JOIN Degree_Programs ON Student_Enrolment.degree_program_id = Degree_Programs.degree_program_id WHERE Degree_Programs.department_id IN (SELECT department_id FROM Departments WHERE department_name = 'School') ORDER BY date_first_registered ASC LIMIT 1	student_transcripts_tracking
SELECT first_name FROM Students WHERE permanent_address_id != current_address_id	student_transcripts_tracking
SELECT first_name FROM Students WHERE permanent_address_id != current_address_id	student_transcripts_tracking
SELECT address_id, line_1 FROM Addresses GROUP BY address_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT address_id, line_1, line_2 FROM Addresses GROUP BY address_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT AVG(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT AVG(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT T1.transcript_date, T1.other_details FROM Transcripts AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id WHERE T2.student_course_id IN (SELECT student_course_id FROM Student_Enrolment_Courses JOIN Student_Enrolment ON Student_Enrolment_Courses.student_enrolment_id = Student_Enrolment.student_enrolment_id WHERE Student_Enrolment.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Computer Science') AND semester_id IN (SELECT semester_id FROM Semesters WHERE semester_name = 'Fall 2023'))	student_transcripts_tracking
SELECT MIN(transcript_date) , other_details FROM Transcripts	student_transcripts_tracking
SELECT count(*) FROM Transcripts	student_transcripts_tracking
SELECT count(*) FROM Transcripts	student_transcripts_tracking
SELECT MAX(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT MAX(transcript_date) FROM Transcripts	student_transcripts_tracking
SELECT COUNT(DISTINCT Student_Enrolment_Courses.course_id) AS max_transcripts, Student_Enrolment_Courses.course_id FROM Student_Enrolment JOIN Student_Enrolment_Courses ON Student_Enrolment.student_enrolment_id = Student_Enrolment_Courses.student_enrolment_id GROUP BY Student_Enrolment_Courses.course_id HAVING max_transcripts <= 1	student_transcripts_tracking
SELECT max(count(*)), course_id FROM Transcript_contents GROUP BY course_id	student_transcripts_tracking
SELECT transcript_date, transcript_id FROM Transcripts GROUP BY transcript_date ORDER BY count(*) ASC LIMIT 1	student_transcripts_tracking
SELECT transcript_date, transcript_id FROM Transcripts GROUP BY transcript_date ORDER BY count(*) ASC LIMIT 1	student_transcripts_tracking
SELECT semester_name FROM Semesters WHERE semester_id IN (SELECT semester_id FROM Semesters WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Master') INTERSECT SELECT semester_id FROM Semesters WHERE degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelor')))	student_transcripts_tracking
SELECT semester_id FROM Semesters WHERE semester_id IN (SELECT Semesters.semester_id FROM Students JOIN Student_Enrolment ON Students.student_id = Student_Enrolment.student_id WHERE Student_Enrolment.degree_program_id IN (SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Masters' INTERSECT SELECT degree_program_id FROM Degree_Programs WHERE degree_summary_name = 'Bachelors'))	student_transcripts_tracking
SELECT count(DISTINCT address_id) FROM Addresses	student_transcripts_tracking
SELECT DISTINCT address_id FROM Addresses WHERE address_id IN (SELECT current_address_id FROM Students)	student_transcripts_tracking
SELECT * FROM Students ORDER BY first_name, last_name DESC	student_transcripts_tracking
SELECT other_student_details FROM Students ORDER BY other_student_details DESC	student_transcripts_tracking
SELECT section_name FROM Sections WHERE section_name = 'h'	student_transcripts_tracking
SELECT section_description FROM Sections WHERE section_name = 'h'	student_transcripts_tracking
SELECT first_name FROM Students WHERE permanent_address_id IN (SELECT address_id FROM Addresses WHERE country = 'Haiti') AND cell_mobile_number = '09700166582'	student_transcripts_tracking
SELECT first_name FROM Students WHERE current_address_id IN (SELECT address_id FROM Addresses WHERE country = 'Haiti') INTERSECT SELECT first_name FROM Students WHERE cell_mobile_number = '09700166582'	student_transcripts_tracking
SELECT Title FROM Cartoon ORDER BY Title ASC	tvshow
SELECT Title FROM Cartoon ORDER BY Title ASC	tvshow
SELECT Title FROM Cartoon WHERE Directed_by = 'Ben Jones'	tvshow
SELECT Title FROM Cartoon WHERE Directed_by = 'Ben Jones'	tvshow
SELECT count(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT count(*) FROM Cartoon WHERE Written_by = 'Joseph Kuhr'	tvshow
SELECT Title, Directed_by FROM Cartoon ORDER BY Original_air_date	tvshow
SELECT Title, Directed_by FROM Cartoon WHERE Channel IN (SELECT Channel FROM TV_Channel WHERE Content = 'Cartoon') ORDER BY Original_air_date	tvshow
SELECT Title FROM Cartoon WHERE Directed_by = 'Ben Jones' OR Directed_by = 'Brandon Vietti'	tvshow
SELECT Title FROM Cartoon WHERE Directed_by = 'Ben Jones' OR Directed_by = 'Brandon Vietti'	tvshow
SELECT Country, COUNT(*) FROM TV_Channel GROUP BY Country ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT Country, COUNT(*) FROM TV_Channel GROUP BY Country ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT count(DISTINCT series_name), count(DISTINCT content) FROM TV_Channel	tvshow
SELECT count(DISTINCT series_name), count(DISTINCT Content) FROM TV_Channel	tvshow
SELECT Content FROM TV_Channel WHERE series_name = 'Sky Radio'	tvshow
SELECT TV_Channel.Content FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id WHERE series_name = 'Sky Radio'	tvshow
SELECT Package_Option FROM TV_Channel WHERE series_name = 'Sky Radio'	tvshow
SELECT Package_Option FROM TV_Channel WHERE series_name = 'Sky Radio'	tvshow
SELECT count(*) FROM TV_Channel WHERE Language = 'English'	tvshow
SELECT count(*) FROM TV_Channel WHERE Language = 'English'	tvshow
SELECT Language, count(*) FROM TV_Channel GROUP BY Language ORDER BY count(*) ASC LIMIT 1	tvshow
SELECT Language, COUNT(*) FROM TV_Channel GROUP BY Language ORDER BY COUNT(*) ASC LIMIT 1	tvshow
SELECT Language, count(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT Language, count(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT Cartoon.Channel, Series_name FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Channel IN (SELECT Channel FROM TV_series WHERE Title = 'The Rise of the Blue Beetle!')	tvshow
SELECT series_name FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Channel = (SELECT id FROM TV_series WHERE Title = 'The Rise of the Blue Beetle!')	tvshow
SELECT Title FROM Cartoon WHERE Channel IN (SELECT id FROM TV_Channel WHERE series_name = 'Sky Radio')	tvshow
SELECT Title FROM Cartoon WHERE Channel IN (SELECT id FROM TV_Channel WHERE series_name = 'Sky Radio')	tvshow
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
SELECT Channel FROM TV_Channel WHERE id IN (SELECT Channel FROM TV_series WHERE Episode = 'A Love of a Lifetime')	tvshow
SELECT TV_Channel.series_name FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id WHERE Episode = 'A Love of a Lifetime'	tvshow
SELECT Episode FROM TV_series WHERE Channel = (SELECT id FROM TV_Channel WHERE series_name = 'Sky Radio')	tvshow
SELECT Episode FROM TV_series WHERE Channel = (SELECT id FROM TV_Channel WHERE series_name = 'Sky Radio')	tvshow
SELECT Director, COUNT(*) FROM Cartoon GROUP BY Director	tvshow
SELECT Director, COUNT(*) FROM Cartoon GROUP BY Director	tvshow
SELECT Production_code, Channel FROM Cartoon WHERE Original_air_date = (SELECT MAX(Original_air_date) FROM Cartoon)	tvshow
SELECT Production_code, Channel FROM Cartoon WHERE Original_air_date = (SELECT MAX(Original_air_date) FROM Cartoon)	tvshow
SELECT Package_Option, series_name FROM TV_Channel WHERE Hight_definition_TV = 'Yes'	tvshow
SELECT Package_Option, series_name FROM TV_Channel AS T1 WHERE T1.Content = 'High Definition TV'	tvshow
SELECT Country FROM TV_Channel WHERE Channel IN (SELECT Channel FROM TV_series WHERE Channel IN (SELECT Channel FROM Cartoon WHERE Directed_by = 'Todd Casey'))	tvshow
SELECT Country FROM TV_Channel WHERE Channel IN (SELECT Channel FROM TV_series WHERE Channel IN (SELECT Channel FROM Cartoon WHERE Directed_by = 'Todd Casey'))	tvshow
SELECT Country FROM TV_Channel WHERE Channel IN (SELECT Channel FROM TV_series WHERE Channel IN (SELECT Channel FROM Cartoon WHERE Directed_by = 'Todd Casey'))	tvshow
SELECT Country FROM TV_Channel WHERE Channel NOT IN (SELECT Channel FROM TV_series WHERE Channel IN (SELECT Channel FROM Cartoon WHERE Directed_by = 'Todd Casey'))	tvshow
SELECT series_name, Country FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Channel IN (SELECT id FROM TV_series WHERE Channel IN (SELECT Channel FROM TV_Channel WHERE Directed_by = 'Ben Jones' INTERSECT SELECT Channel FROM TV_Channel WHERE Directed_by = 'Michael Chang'))	tvshow
SELECT series_name, Country FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Channel IN (SELECT id FROM TV_series WHERE Channel IN (SELECT Channel FROM TV_Channel WHERE Directed_by = 'Ben Jones' INTERSECT SELECT Channel FROM TV_Channel WHERE Directed_by = 'Michael Chang'))	tvshow
SELECT Pixel_aspect_ratio_PAR, Country FROM TV_Channel WHERE Language != 'English'	tvshow
SELECT Pixel_aspect_ratio_PAR, Country FROM TV_Channel WHERE Language != 'English'	tvshow
SELECT id FROM TV_Channel WHERE country IN (SELECT country FROM TV_Channel GROUP BY country HAVING count(*) > 2)	tvshow
SELECT id FROM TV_Channel WHERE id IN (SELECT Channel FROM TV_series GROUP BY Channel HAVING count(*) > 2)	tvshow
SELECT id FROM TV_Channel WHERE id NOT IN (SELECT TV_series.Channel FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Directed_by = 'Ben Jones')	tvshow
SELECT id FROM TV_Channel WHERE id NOT IN (SELECT TV_series.Channel FROM TV_series JOIN TV_Channel ON TV_series.Channel = TV_Channel.id JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Directed_by = 'Ben Jones')	tvshow
SELECT Package_Option FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Package_Option != 'Option' AND Cartoon.Directed_by != 'Ben Jones'	tvshow
SELECT Package_Option FROM TV_Channel JOIN Cartoon ON TV_Channel.id = Cartoon.Channel WHERE Cartoon.Channel IN (SELECT id FROM TV_series WHERE Channel IN (SELECT Channel FROM TV_Channel WHERE Directed_by = 'Ben Jones' AND Content = 'Cartoon'))	tvshow
SELECT count(*) FROM poker_player	poker_player
SELECT count(*) FROM poker_player	poker_player
SELECT Earnings FROM poker_player ORDER BY Earnings DESC	poker_player
SELECT Earnings FROM poker_player ORDER BY Earnings DESC	poker_player
SELECT Final_Table_Made, Best_Finish FROM poker_player	poker_player
SELECT Final_Table_Made, Best_Finish FROM poker_player	poker_player
SELECT avg(Earnings) FROM poker_player	poker_player
SELECT avg(Earnings) FROM poker_player	poker_player
SELECT Money_Rank FROM poker_player WHERE Earnings = (SELECT MAX(Earnings) FROM poker_player)	poker_player
SELECT Money_Rank FROM poker_player WHERE Earnings = (SELECT MAX(Earnings) FROM poker_player)	poker_player
SELECT MAX(final_table_made) FROM poker_player WHERE earnings < 200000	poker_player
SELECT MAX(Final_Table_Made) FROM poker_player WHERE earnings < 200000	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE Earnings > 300000	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE Earnings > 300000	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Final_Table_Made ASC	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Final_Table_Made ASC	poker_player
SELECT Birth_Date FROM people WHERE People_ID IN (SELECT People_ID FROM poker_player GROUP BY People_ID ORDER BY Earnings ASC LIMIT 1)	poker_player
SELECT Birth_Date FROM people WHERE People_ID IN (SELECT People_ID FROM poker_player GROUP BY People_ID ORDER BY Earnings ASC LIMIT 1)	poker_player
SELECT Money_Rank FROM poker_player WHERE People_ID IN (SELECT People_ID FROM people ORDER BY Height DESC LIMIT 1)	poker_player
SELECT Money_Rank FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE people.Height = (SELECT MAX(Height) FROM people)	poker_player
SELECT AVG(Earnings) FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID WHERE people.Height > 200	poker_player
SELECT AVG(Earnings) FROM poker_player WHERE People_ID IN (SELECT People_ID FROM people WHERE Nationality = 'Chinese' AND Height > 200)	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Earnings DESC	poker_player
SELECT people.Name FROM poker_player JOIN people ON poker_player.People_ID = people.People_ID ORDER BY Earnings DESC	poker_player
SELECT Nationality, COUNT(*) FROM people GROUP BY Nationality	poker_player
SELECT Nationality, COUNT(*) FROM people GROUP BY Nationality	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY count(*) DESC LIMIT 1	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY count(*) DESC LIMIT 1	poker_player
SELECT Nationality FROM people GROUP BY Nationality HAVING count(*) >= 2	poker_player
SELECT Nationality FROM people GROUP BY Nationality HAVING count(*) >= 2	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name ASC	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name ASC	poker_player
SELECT Name FROM people WHERE Nationality != 'Russia'	poker_player
SELECT Name FROM people WHERE Nationality != 'Russia'	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT count(DISTINCT Nationality) FROM people	poker_player
SELECT count(DISTINCT Nationality) FROM people	poker_player
SELECT count(DISTINCT state) FROM AREA_CODE_STATE	voter_1
SELECT contestant_number, contestant_name FROM contestants ORDER BY contestant_name DESC	voter_1
SELECT vote_id, phone_number, state FROM VOTES	voter_1
SELECT max(area_code), min(area_code) FROM area_code_state	voter_1
SELECT MAX(created) FROM VOTES WHERE state = 'CA'	voter_1
SELECT contestant_name FROM contestants WHERE contestant_name != 'Jessie Alloway'	voter_1
SELECT DISTINCT state, created FROM votes	voter_1
SELECT contestant_number, contestant_name FROM contestants WHERE contestant_number IN (SELECT contestant_number FROM VOTES GROUP BY contestant_number HAVING count(*) >= 2)	voter_1
SELECT contestant_number, contestant_name FROM contestants WHERE contestant_number IN (SELECT contestant_number FROM VOTES GROUP BY contestant_number ORDER BY count(*) ASC LIMIT 1)	voter_1
SELECT count(*) FROM VOTES WHERE state IN ('NY', 'CA')	voter_1
SELECT COUNT(DISTINCT contestant_number) FROM CONTESTANTS WHERE contestant_number NOT IN (SELECT contestant_number FROM VOTES)	voter_1
SELECT area_code FROM AREA_CODE_STATE GROUP BY area_code ORDER BY count(*) DESC LIMIT 1	voter_1
SELECT created, state, phone_number FROM VOTES WHERE contestant_number IN (SELECT contestant_number FROM CONTESTANTS WHERE contestant_name = 'Tabatha Gehling')	voter_1
SELECT area_code FROM AREA_CODE_STATE WHERE area_code IN (SELECT area_code FROM VOTES WHERE contestant_number IN (SELECT contestant_number FROM CONTESTANTS WHERE contestant_name = 'Tabatha Gehling') INTERSECT SELECT area_code FROM VOTES WHERE contestant_number IN (SELECT contestant_number FROM CONTESTANTS WHERE contestant_name = 'Kelly Clauss'))	voter_1
SELECT contestant_name FROM contestants WHERE contestant_name LIKE '%Al%'	voter_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM country WHERE IndepYear > 1950)	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM country WHERE IndepYear > 1950)	world_1
SELECT count(*) FROM country WHERE GovernmentForm = 'Republic'	world_1
SELECT count(*) FROM country WHERE GovernmentForm = 'Republic'	world_1
SELECT SUM(SurfaceArea) FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE Region = 'Caribbean' AND countrylanguage.Language = 'Caribbean'	world_1
SELECT SUM(SurfaceArea) FROM country WHERE Continent = 'Carribean'	world_1
SELECT Continent FROM country WHERE LocalName = 'Anguilla' AND Name = 'Anguilla'	world_1
SELECT Continent FROM country WHERE LocalName = 'Anguilla' AND Name = 'Anguilla'	world_1
SELECT country.Region FROM city JOIN country ON city.CountryCode = country.Code WHERE city.Name = 'Kabul'	world_1
SELECT Region FROM country AS T1 JOIN city AS T2 ON T1.Code = T2.CountryCode WHERE T2.Name = 'Kabul'	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE Name = 'Aruba') GROUP BY Language ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE Name = 'Aruba') GROUP BY Language ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Population, LifeExpectancy FROM country WHERE Code = 'BR'	world_1
SELECT Population, LifeExpectancy FROM country WHERE Name = 'Brazil'	world_1
SELECT Region, Population FROM country WHERE LocalName = 'Angola' AND Name = 'Angola'	world_1
SELECT Region, Population FROM country WHERE LocalName = 'Angola' AND Name = 'Angola'	world_1
SELECT AVG(LifeExpectancy) FROM country WHERE Region = 'Central Africa'	world_1
SELECT AVG(LifeExpectancy) FROM country WHERE Region = 'Central Africa'	world_1
SELECT Name FROM country WHERE Continent = 'Asia' ORDER BY LifeExpectancy ASC LIMIT 1	world_1
SELECT Name FROM country WHERE Continent = 'Asia' ORDER BY LifeExpectancy ASC LIMIT 1	world_1
SELECT SUM(population), MAX(gnp) FROM country WHERE continent = 'Asia'	world_1
SELECT Population, GNP FROM country WHERE Continent = 'Asia' GROUP BY Population ORDER BY GNP DESC LIMIT 1	world_1
SELECT AVG(LifeExpectancy) FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Continent = 'Africa' AND T2.Region = 'Republic'	world_1
SELECT AVG(LifeExpectancy) FROM country WHERE Continent = 'Africa' AND GovernmentForm = 'Republic'	world_1
SELECT SurfaceArea FROM country WHERE Continent = 'Asia' INTERSECT SELECT SurfaceArea FROM country WHERE Continent = 'Europe'	world_1
SELECT SUM(SurfaceArea) FROM country WHERE Continent = 'Asia' OR Continent = 'Europe'	world_1
SELECT Population FROM city WHERE District = 'Gelderland'	world_1
SELECT SUM(population) FROM city WHERE District = 'Gelderland'	world_1
SELECT AVG(GNP), SUM(population) FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT AVG(GNP), SUM(population) FROM country WHERE GovernmentForm = 'US Territory'	world_1
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT count(DISTINCT Language) FROM countrylanguage	world_1
SELECT count(DISTINCT GovernmentForm) FROM country WHERE Continent = 'Africa'	world_1
SELECT count(DISTINCT GovernmentForm) FROM country WHERE Continent = 'Africa'	world_1
SELECT count(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE LocalName = 'Aruba' AND Name = 'Aruba')	world_1
SELECT count(*) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE LocalName = 'Aruba' AND Name = 'Aruba')	world_1
SELECT count(*) FROM countrylanguage WHERE CountryCode = 'Afghanistan' AND IsOfficial = 'Yes'	world_1
SELECT count(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE Name = 'Afghanistan')	world_1
SELECT Name FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage GROUP BY CountryCode ORDER BY count(*) DESC LIMIT 1)	world_1
SELECT Name FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage GROUP BY CountryCode ORDER BY SUM(Percentage) DESC LIMIT 1)	world_1
SELECT Continent FROM country GROUP BY Continent ORDER BY count(*) DESC LIMIT 1	world_1
SELECT Continent FROM country GROUP BY Continent ORDER BY count(*) DESC LIMIT 1	world_1
SELECT count(*) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English' AND T2.Language = 'Dutch'	world_1
SELECT count(*) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'English' OR T2.Language = 'Dutch'	world_1
SELECT Name FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English' INTERSECT SELECT CountryCode FROM countrylanguage WHERE Language = 'French')	world_1
SELECT Name FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English' INTERSECT SELECT CountryCode FROM countrylanguage WHERE Language = 'French')	world_1
SELECT Name FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English' INTERSECT SELECT CountryCode FROM countrylanguage WHERE Language = 'French')	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM countrylanguage WHERE Language = 'English' INTERSECT SELECT Code FROM countrylanguage WHERE Language = 'French')	world_1
SELECT COUNT(DISTINCT country.Continent) FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'Chinese'	world_1
SELECT COUNT(DISTINCT Continent) FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language = 'Chinese'	world_1
SELECT country.Region FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'English' UNION SELECT country.Region FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'Dutch'	world_1
SELECT country.Region FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'Dutch' UNION SELECT country.Region FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code WHERE Language = 'English'	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM countrylanguage WHERE Language = 'English' UNION SELECT Code FROM countrylanguage WHERE Language = 'Dutch')	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM countrylanguage WHERE Language = 'English' UNION SELECT Code FROM countrylanguage WHERE Language = 'Dutch')	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE Continent = 'Asia') GROUP BY Language ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT CountryCode FROM country WHERE Continent = 'Asia' GROUP BY CountryCode ORDER BY count(*) DESC LIMIT 1)	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT CountryCode FROM country WHERE GovernmentForm = 'Republic' GROUP BY CountryCode HAVING count(*) = 1)	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT CountryCode FROM country WHERE GovernmentForm = 'Republic' GROUP BY CountryCode HAVING count(*) = 1)	world_1
SELECT Name FROM city WHERE ID = (SELECT ID FROM city WHERE Population = (SELECT MAX(city.population) FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language = 'English'))	world_1
SELECT Name FROM city WHERE Population = (SELECT MAX(city.POPulation) FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language = 'English')	world_1
SELECT Name, Population, LifeExpectancy FROM country WHERE Continent = 'Asia' AND SurfaceArea = (SELECT MAX(SurfaceArea) FROM country)	world_1
SELECT Name, Population, LifeExpectancy FROM country WHERE Continent = 'Asia' ORDER BY Population DESC LIMIT 1	world_1
SELECT AVG(LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.IsOfficial != 'English'	world_1
SELECT AVG(LifeExpectancy) FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language != 'English'	world_1
SELECT SUM(city.population) FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE countrylanguage.Language != 'English'	world_1
SELECT SUM(Population) FROM city WHERE CountryCode NOT IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English')	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE HeadOfState = 'Beatrix')	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE HeadOfState = 'Beatrix')	world_1
SELECT count(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE IndepYear < 1930)	world_1
SELECT count(DISTINCT Language) FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE IndepYear < 1930)	world_1
SELECT Name FROM country WHERE Continent = 'Europe' AND SurfaceArea > (SELECT SurfaceArea FROM country WHERE Continent != 'Europe')	world_1
SELECT Name FROM country WHERE Continent = 'Europe' AND SurfaceArea > (SELECT SurfaceArea FROM country WHERE Continent = 'Europe')	world_1
SELECT Name FROM country WHERE Continent = 'Asia' AND CountryCode NOT IN (SELECT CountryCode FROM country WHERE Continent = 'Africa')	world_1
SELECT Name FROM country WHERE Continent = 'Asia' AND Population < (SELECT Population FROM country WHERE Continent = 'Africa')	world_1
SELECT Name FROM country WHERE Continent = 'Africa' AND Population > (SELECT MAX(Population) FROM country)	world_1
SELECT Name FROM country WHERE Continent = 'Africa' AND Population > (SELECT MAX(population) FROM country WHERE Continent = 'Asia')	world_1
SELECT Code FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language != 'English')	world_1
SELECT Code FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language != 'English')	world_1
SELECT Code FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language != 'English')	world_1
SELECT Code FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language != 'English')	world_1
SELECT Code FROM country WHERE Code NOT IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English' AND GovernmentForm = 'Republic')	world_1
SELECT Code FROM country WHERE Code NOT IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'English' INTERSECT SELECT CountryCode FROM country WHERE Region = 'Republics')	world_1
SELECT Name FROM city WHERE CountryCode IN (SELECT Code FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE Continent = 'Europe' AND countrylanguage.Language != 'English')	world_1
SELECT Name FROM city WHERE CountryCode IN (SELECT Code FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE Continent = 'Europe' AND countrylanguage.Language != 'English')	world_1
SELECT Name FROM city WHERE CountryCode IN (SELECT Code FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE Continent = 'Asia' AND countrylanguage.Language = 'Chinese')	world_1
SELECT city.Name FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode WHERE city.CountryCode IN (SELECT Code FROM country WHERE Continent = 'Asia') AND countrylanguage.Language = 'Chinese'	world_1
SELECT Name, IndepYear, SurfaceArea FROM country WHERE Population = ( SELECT MIN(population) FROM country )	world_1
SELECT Name, IndepYear, SurfaceArea FROM country WHERE Population = ( SELECT MIN(population) FROM country )	world_1
SELECT Population, Name, HeadOfState FROM country WHERE SurfaceArea = (SELECT MAX(SurfaceArea) FROM country)	world_1
SELECT Name, Population, HeadOfState FROM country WHERE SurfaceArea = (SELECT MAX(SurfaceArea) FROM country)	world_1
SELECT Name, COUNT(*) AS LanguageCount FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode GROUP BY Name HAVING LanguageCount >= 3	world_1
SELECT country.Name, COUNT(*) AS LanguageCount FROM countrylanguage JOIN country ON countrylanguage.CountryCode = country.Code GROUP BY country.Name HAVING LanguageCount > 2	world_1
SELECT District, COUNT(*) FROM city GROUP BY District HAVING SUM(population) > (SELECT avg(population) FROM city)	world_1
SELECT District, COUNT(*) AS num_cities, AVG(Population) AS avg_population FROM city GROUP BY District HAVING avg_population > (SELECT avg(Population) FROM city)	world_1
SELECT GovernmentForm, SUM(Population) FROM country WHERE GovernmentForm IN (SELECT GovernmentForm FROM countrylanguage GROUP BY GovernmentForm HAVING AVG(LifeExpectancy) > 72) GROUP BY GovernmentForm	world_1
SELECT GovernmentForm, SUM(Population) FROM country GROUP BY GovernmentForm HAVING AVG(LifeExpectancy) > 72	world_1
SELECT T1.Continent, AVG(T1.LifeExpectancy), SUM(T1.Population) FROM country AS T1 GROUP BY T1.Continent HAVING AVG(T1.LifeExpectancy) < 72	world_1
SELECT Continent, SUM(Population), AVG(LifeExpectancy) FROM country GROUP BY Continent HAVING AVG(LifeExpectancy) < 72	world_1
SELECT Name, SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name, SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM country GROUP BY Code ORDER BY Population DESC LIMIT 3)	world_1
SELECT Name FROM country WHERE Population IN (SELECT MAX(population) FROM country) ORDER BY Population DESC LIMIT 3	world_1
SELECT Name FROM country WHERE Population IN (SELECT MIN(population) FROM country)	world_1
SELECT country.Name FROM country JOIN city ON country.Code = city.CountryCode WHERE city.ID IN (SELECT CountryCode FROM city GROUP BY CountryCode ORDER BY COUNT(*) ASC LIMIT 3)	world_1
SELECT count(*) FROM country WHERE Continent = 'Asia'	world_1
SELECT count(*) FROM country WHERE Continent = 'Asia'	world_1
SELECT Name FROM country WHERE Continent = 'Europe' AND Population = 80000	world_1
SELECT Name FROM country WHERE Continent = 'Europe' AND Population = 80000	world_1
SELECT SUM(population), AVG(SurfaceArea) FROM country WHERE continent = 'North America' AND region = 'North America'	world_1
SELECT SUM(population), AVG(surfacearea) FROM country WHERE continent = 'North America' AND region = 'North America'	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Name FROM city WHERE Population BETWEEN 160000 AND 900000	world_1
SELECT Language FROM countrylanguage GROUP BY Language ORDER BY count(*) DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage GROUP BY Language ORDER BY count(*) DESC LIMIT 1	world_1
SELECT c.Name, T1.Language, CAST(SUM(CASE WHEN T1.Percentage > 0 THEN 1 ELSE 0 END) AS REAL) AS Percentage FROM country AS c JOIN countrylanguage AS T1 ON c.Code = T1.CountryCode GROUP BY c.Name, T1.Language	world_1
SELECT Code FROM country JOIN countrylanguage ON country.Code = countrylanguage.CountryCode GROUP BY Code HAVING SUM(countrylanguage.Percentage) = (SELECT MAX(Percentage) FROM country)	world_1
SELECT COUNT(*) FROM country WHERE Code IN (SELECT city.CountryCode FROM city JOIN country ON city.CountryCode = country.Code JOIN countrylanguage ON country.Code = countrylanguage.CountryCode GROUP BY city.CountryCode ORDER BY SUM(countrylanguage.Percentage) DESC LIMIT 1)	world_1
SELECT count(*) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = 'Spanish'	world_1
SELECT Code FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'Spanish' GROUP BY CountryCode ORDER BY SUM(Percentage) DESC LIMIT 1)	world_1
SELECT Code FROM country WHERE Code IN (SELECT CountryCode FROM countrylanguage WHERE Language = 'Spanish')	world_1
SELECT count(*) FROM conductor	orchestra
SELECT count(*) FROM conductor	orchestra
SELECT Name FROM conductor ORDER BY Age ASC	orchestra
SELECT Name FROM conductor ORDER BY Age	orchestra
SELECT Name FROM conductor WHERE Nationality != 'USA'	orchestra
SELECT Name FROM conductor WHERE Nationality != 'USA'	orchestra
SELECT Record_Company FROM orchestra ORDER BY Year_of_Founded DESC	orchestra
SELECT Record_Company FROM orchestra ORDER BY Year_of_Founded DESC	orchestra
SELECT AVG(Attendance) FROM show	orchestra
SELECT avg(Attendance) FROM show	orchestra
SELECT max(Share), min(Share) FROM performance WHERE Type != 'Live final'	orchestra
SELECT max(Share), min(Share) FROM performance WHERE Type != 'Live final'	orchestra
SELECT count(DISTINCT Nationality) FROM conductor	orchestra
SELECT count(DISTINCT Nationality) FROM conductor	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM conductor GROUP BY Conductor_ID ORDER BY count(*) DESC LIMIT 1)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM conductor GROUP BY Conductor_ID ORDER BY COUNT(*) DESC LIMIT 1)	orchestra
SELECT Name, Orchestra FROM conductor JOIN orchestra ON conductor.Conductor_ID = orchestra.Conductor_ID	orchestra
SELECT Name, Orchestra FROM conductor AS T1 JOIN orchestra AS T2 ON T1.Conductor_ID = T2.Conductor_ID	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM conductor GROUP BY Conductor_ID HAVING count(*) > 1)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM conductor GROUP BY Conductor_ID HAVING count(*) > 1)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM conductor GROUP BY Conductor_ID ORDER BY count(*) DESC LIMIT 1)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM conductor GROUP BY Conductor_ID ORDER BY count(*) DESC LIMIT 1)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM orchestra WHERE Year_of_Founded > 2008)	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM conductor WHERE Year_of_Work > 2008)	orchestra
SELECT Record_Company, COUNT(*) FROM orchestra GROUP BY Record_Company	orchestra
SELECT Record_Company, COUNT(*) FROM orchestra GROUP BY Record_Company	orchestra
SELECT Major_Record_Format FROM orchestra GROUP BY Major_Record_Format ORDER BY count(*) ASC	orchestra
SELECT Major_Record_Format FROM orchestra GROUP BY Major_Record_Format ORDER BY count(*) DESC	orchestra
SELECT Record_Company FROM orchestra GROUP BY Record_Company ORDER BY count(*) DESC LIMIT 1	orchestra
SELECT Record_Company FROM orchestra GROUP BY Record_Company ORDER BY count(*) DESC LIMIT 1	orchestra
SELECT Orchestra FROM orchestra WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)	orchestra
SELECT Orchestra FROM orchestra WHERE Orchestra_ID NOT IN (SELECT Orchestra_ID FROM performance)	orchestra
SELECT Record_Company FROM orchestra WHERE Orchestra_ID IN (SELECT Orchestra_ID FROM orchestra WHERE Year_of_Founded < 2003 UNION SELECT Orchestra_ID FROM orchestra WHERE Year_of_Founded > 2003)	orchestra
SELECT Record_Company FROM orchestra WHERE Orchestra_ID IN (SELECT Orchestra_ID FROM orchestra WHERE Year_of_Founded < 2003 INTERSECT SELECT Orchestra_ID FROM orchestra WHERE Year_of_Founded > 2003)	orchestra
SELECT count(*) FROM orchestra WHERE Major_Record_Format = 'CD' OR Major_Record_Format = 'DVD'	orchestra
SELECT count(*) FROM orchestra WHERE Major_Record_Format IN ('CD', 'DVD')	orchestra
SELECT Year_of_Founded FROM orchestra GROUP BY Year_of_Founded HAVING count(*) > 1	orchestra
SELECT Year_of_Founded FROM orchestra WHERE Orchestra_ID IN (SELECT Orchestra_ID FROM performance GROUP BY Orchestra_ID HAVING count(*) > 1)	orchestra
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
SELECT grade, COUNT(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade, COUNT(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade FROM Highschooler GROUP BY grade ORDER BY count(*) DESC LIMIT 1	network_1
SELECT grade FROM Highschooler GROUP BY grade ORDER BY count(*) DESC LIMIT 1	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING count(*) >= 4	network_1
SELECT grade FROM Highschooler GROUP BY grade HAVING count(*) >= 4	network_1
SELECT student_id, count(*) FROM Friend GROUP BY student_id	network_1
SELECT h.name, COUNT(f.student_id) AS num_friends FROM Highschooler h JOIN Friend f ON h.ID = f.student_id GROUP BY h.ID	network_1
SELECT name, COUNT(*) FROM Highschooler GROUP BY name	network_1
SELECT name, COUNT(*) AS num_friends FROM Highschooler GROUP BY name	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id ORDER BY count(*) DESC LIMIT 1)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id ORDER BY count(*) DESC LIMIT 1)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 3)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 3)	network_1
SELECT name FROM Highschooler AS T1 JOIN Friend AS T2 ON T1.ID = T2.student_id JOIN Likes AS T3 ON T2.student_id = T3.student_id WHERE T1.name = 'Kyle'	network_1
SELECT name FROM Friend WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT count(DISTINCT friend_id) FROM Friend WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT count(DISTINCT friend_id) FROM Friend WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT ID FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT ID FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT ID FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) > 1 INTERSECT SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) > 1)	network_1
SELECT student_id FROM Highschooler WHERE student_id IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) = 2) AND student_id IN (SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) = 2)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) > 0 INTERSECT SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) > 0)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 2) AND ID IN (SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) >= 2)	network_1
SELECT student_id, COUNT(*) FROM Likes GROUP BY student_id	network_1
SELECT student_id, COUNT(*) FROM Likes GROUP BY student_id	network_1
SELECT h.name, COUNT(l.liked_id) as num_likes FROM Highschooler h JOIN Likes l ON h.ID = l.student_id GROUP BY h.name	network_1
SELECT h.name, COUNT(l.liked_id) as num_likes FROM Highschooler h JOIN Likes l ON h.ID = l.student_id GROUP BY h.name	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id ORDER BY count(*) DESC LIMIT 1)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id ORDER BY count(*) DESC LIMIT 1)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) >= 2)	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id HAVING count(*) >= 2)	network_1
SELECT name FROM Highschooler WHERE grade > 5 GROUP BY name HAVING count(DISTINCT student_id) >= 2	network_1
SELECT name FROM Highschooler WHERE grade > 5 AND COUNT(DISTINCT student_id) >= 2	network_1
SELECT count(*) FROM Likes WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT count(*) FROM Likes WHERE student_id IN (SELECT student_id FROM Highschooler WHERE name = 'Kyle')	network_1
SELECT AVG(grade) FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) > 0)	network_1
SELECT AVG(grade) FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) > 0)	network_1
SELECT MIN(grade) FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT grade FROM Highschooler WHERE grade < (SELECT MIN(grade) FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend))	network_1
SELECT state FROM Owners GROUP BY state HAVING count(*) = (SELECT count(*) FROM Professionals)	dog_kennels
SELECT state FROM owners WHERE owner_id IN (SELECT owner_id FROM professionals)	dog_kennels
SELECT AVG(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments GROUP BY dog_id HAVING count(*) > 0)	dog_kennels
SELECT AVG(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments GROUP BY dog_id HAVING count(*) = (SELECT count(*) FROM Treatments GROUP BY dog_id))	dog_kennels
SELECT T1.professional_id, T1.last_name, T1.cell_number FROM Professionals AS T1 JOIN Owners AS T2 ON T3.owner_id = T2.owner_id JOIN Dogs AS T3 ON T2.owner_id = T3.owner_id WHERE T2.state = 'Indiana' GROUP BY T1.professional_id HAVING COUNT(*) > 2	dog_kennels
SELECT professional_id, last_name, cell_number FROM Professionals WHERE state = 'Indiana' OR state = 'Indiana' GROUP BY professional_id HAVING count(*) > 2	dog_kennels
SELECT name FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments WHERE cost_of_treatment > 1000)	dog_kennels
SELECT name FROM Dogs WHERE owner_id NOT IN (SELECT owner_id FROM Dogs WHERE date_adopted < DATE_SUB(CURDATE(), INTERVAL 1000))	dog_kennels
SELECT first_name FROM Owners WHERE first_name NOT IN (SELECT first_name FROM Dogs) INTERSECT SELECT first_name FROM Professionals WHERE first_name NOT IN (SELECT first_name FROM Dogs)	dog_kennels
SELECT first_name FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs) INTERSECT SELECT first_name FROM Professionals WHERE professional_id NOT IN (SELECT professional_id FROM Dogs)	dog_kennels
SELECT professional_id, role_code, email_address FROM Professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING count(*) = 0)	dog_kennels
SELECT professional_id, role_code, email_address FROM Professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments WHERE dog_id IN (SELECT dog_id FROM Dogs WHERE abandoned_yn = 'Y'))	dog_kennels
SELECT owner_id, first_name, last_name FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs GROUP BY owner_id ORDER BY count(*) DESC LIMIT 1)	dog_kennels
SELECT owner_id, first_name, last_name FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs GROUP BY owner_id ORDER BY count(*) DESC LIMIT 1)	dog_kennels
SELECT professional_id, role_code, first_name FROM Professionals WHERE professional_id IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING count(*) >= 2)	dog_kennels
SELECT professional_id, role_code, first_name FROM Professionals GROUP BY professional_id HAVING count(*) >= 2	dog_kennels
SELECT breed_name FROM Breeds WHERE breed_code IN (SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY count(*) DESC LIMIT 1)	dog_kennels
SELECT breed_name FROM Breeds WHERE breed_code IN (SELECT breed_code FROM Dogs GROUP BY breed_code ORDER BY count(*) DESC LIMIT 1)	dog_kennels
SELECT owner_id, last_name FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs JOIN Treatments ON Dogs.dog_id = Treatments.dog_id GROUP BY owner_id ORDER BY SUM(Treatments.cost_of_treatment) DESC LIMIT 1)	dog_kennels
SELECT owner_id, last_name FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs JOIN Treatments ON Dogs.dog_id = Treatments.dog_id GROUP BY owner_id ORDER BY SUM(Treatments.cost_of_treatment) DESC LIMIT 1)	dog_kennels
SELECT T1.treatment_type_description FROM Treatment_Types AS T1 JOIN Charges AS T2 ON T1.treatment_type_code = T3.treatment_type_code JOIN Treatments AS T3 ON T1.treatment_type_code = T3.treatment_type_code GROUP BY T1.treatment_type_code ORDER BY SUM(T2.charge_amount) ASC LIMIT 1	dog_kennels
SELECT treatment_type_description FROM Treatment_Types WHERE treatment_type_code IN (SELECT Treatment_Types.treatment_type_code FROM Treatment_Types JOIN Treatments ON Treatment_Types.treatment_type_code = Treatments.treatment_type_code GROUP BY Treatment_Types.treatment_type_code ORDER BY SUM(Treatments.cost_of_treatment) ASC LIMIT 1)	dog_kennels
SELECT owner_id, zip_code FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs GROUP BY owner_id ORDER BY SUM(weight) DESC LIMIT 1)	dog_kennels
SELECT owner_id, zip_code FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs JOIN Treatments ON Dogs.dog_id = Treatments.dog_id GROUP BY owner_id ORDER BY SUM(Treatments.cost_of_treatment) DESC LIMIT 1)	dog_kennels
SELECT professional_id, cell_number FROM Professionals WHERE professional_id IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING count(*) >= 2)	dog_kennels
SELECT professional_id, cell_number FROM Professionals GROUP BY professional_id HAVING count(*) >= 2	dog_kennels
SELECT first_name, last_name FROM Professionals WHERE professional_id IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING avg(cost_of_treatment) < (SELECT avg(cost_of_treatment) FROM Treatments))	dog_kennels
SELECT first_name, last_name FROM Professionals WHERE professional_id IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING avg(cost_of_treatment) < (SELECT avg(cost_of_treatment) FROM Treatments))	dog_kennels
SELECT date_of_treatment, Professionals.first_name, last_name FROM Treatments JOIN Professionals ON Treatments.professional_id = Professionals.professional_id GROUP BY date_of_treatment, Professionals.first_name, last_name	dog_kennels
SELECT date_of_treatment, Professionals.first_name FROM Treatments JOIN Professionals ON Treatments.professional_id = Professionals.professional_id	dog_kennels
SELECT cost_of_treatment, Treatment_Types.treatment_type_description FROM Treatments JOIN Treatment_Types ON Treatments.treatment_type_code = Treatment_Types.treatment_type_code	dog_kennels
SELECT cost_of_treatment, Treatment_Types.treatment_type_description FROM Treatments JOIN Treatment_Types ON Treatments.treatment_type_code = Treatment_Types.treatment_type_code	dog_kennels
SELECT first_name, last_name, Sizes.size_description FROM Owners JOIN Dogs ON Owners.owner_id = Dogs.owner_id JOIN Sizes ON Dogs.size_code = Sizes.size_code WHERE Owners.owner_id IN (SELECT owner_id FROM Dogs GROUP BY owner_id HAVING COUNT(*) = 1)	dog_kennels
SELECT first_name, last_name, Sizes.size_description FROM Owners JOIN Dogs ON Owners.owner_id = Dogs.owner_id JOIN Sizes ON Dogs.size_code = Sizes.size_code	dog_kennels
SELECT first_name, name FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs)	dog_kennels
SELECT first_name, name FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs)	dog_kennels
SELECT name, Treatments.date_of_treatment FROM Dogs JOIN Treatments ON Dogs.dog_id = Treatments.dog_id WHERE breed_code IN (SELECT breed_code FROM Breeds GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT name, Treatments.date_of_treatment FROM Dogs JOIN Treatments ON Dogs.dog_id = Treatments.dog_id WHERE breed_code IN (SELECT breed_code FROM Breeds GROUP BY breed_code ORDER BY COUNT(*) DESC LIMIT 1)	dog_kennels
SELECT first_name, last_name FROM Owners WHERE state = 'Virginia' AND owner_id IN (SELECT owner_id FROM Dogs WHERE breed_code IN (SELECT breed_code FROM Breeds WHERE breed_name = 'Dog'))	dog_kennels
SELECT first_name, last_name FROM Owners WHERE state = 'Virginia'	dog_kennels
SELECT date_arrived, date_departed FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments GROUP BY dog_id HAVING count(*) = (SELECT count(*) FROM Treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM Treatment_Types WHERE treatment_type_description = 'Pet Care')))	dog_kennels
SELECT date_arrived, date_departed FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments GROUP BY dog_id HAVING count(*) = (SELECT count(*) FROM Treatments GROUP BY treatment_type_code HAVING count(*) = 1))	dog_kennels
SELECT last_name FROM Owners WHERE owner_id IN (SELECT owner_id FROM Dogs WHERE age = (SELECT min(age) FROM Dogs))	dog_kennels
SELECT last_name FROM Owners WHERE owner_id = (SELECT owner_id FROM Dogs ORDER BY age ASC LIMIT 1)	dog_kennels
SELECT email_address FROM Professionals WHERE state IN ('Hawaii', 'Wisconsin')	dog_kennels
SELECT email_address FROM Professionals WHERE state IN ('Hawaii', 'Wisconsin')	dog_kennels
SELECT date_arrived, date_departed FROM Dogs	dog_kennels
SELECT date_arrived, date_departed FROM Dogs	dog_kennels
SELECT count(*) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT count(*) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments GROUP BY dog_id HAVING count(*) > 0)	dog_kennels
SELECT count(DISTINCT professional_id) FROM Professionals WHERE professional_id IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING count(*) > 0)	dog_kennels
SELECT count(DISTINCT professional_id) FROM Professionals WHERE professional_id IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING count(*) > 0)	dog_kennels
SELECT role_code, street, city, state FROM Professionals WHERE city LIKE '%West%'	dog_kennels
SELECT role_code, street, city, state FROM Professionals WHERE role_code IN (SELECT role_code FROM Professionals WHERE city LIKE '%West%')	dog_kennels
SELECT first_name, last_name, email_address FROM Owners WHERE state LIKE '%North%'	dog_kennels
SELECT first_name, last_name, email_address FROM Owners WHERE state LIKE '%North%'	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT COUNT(*) FROM Dogs WHERE age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT cost_of_treatment FROM Treatments ORDER BY cost_of_treatment DESC LIMIT 1	dog_kennels
SELECT cost_of_treatment FROM Treatments ORDER BY date_of_treatment DESC LIMIT 1	dog_kennels
SELECT COUNT(DISTINCT dog_id) FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT COUNT(DISTINCT dog_id) FROM Dogs WHERE dog_id NOT IN (SELECT dog_id FROM Treatments)	dog_kennels
SELECT COUNT(DISTINCT owner_id) FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs)	dog_kennels
SELECT COUNT(DISTINCT owner_id) FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs)	dog_kennels
SELECT COUNT(DISTINCT professional_id) FROM Professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments WHERE dog_id IN (SELECT dog_id FROM Dogs WHERE abandoned_yn = 'Y'))	dog_kennels
SELECT count(DISTINCT professional_id) FROM Professionals WHERE professional_id NOT IN (SELECT professional_id FROM Treatments)	dog_kennels
SELECT name, age, weight FROM Dogs WHERE abandoned_yn = 1	dog_kennels
SELECT name, age, weight FROM Dogs WHERE abandoned_yn = '1'	dog_kennels
SELECT AVG(age) FROM Dogs	dog_kennels
SELECT AVG(age) FROM Dogs	dog_kennels
SELECT age FROM Dogs WHERE dog_id = (SELECT dog_id FROM Dogs ORDER BY age DESC LIMIT 1)	dog_kennels
SELECT age FROM Dogs WHERE dog_id = (SELECT dog_id FROM Dogs ORDER BY age DESC LIMIT 1)	dog_kennels
SELECT charge_type, charge_amount FROM Charges	dog_kennels
SELECT charge_type, charge_amount FROM Charges	dog_kennels
SELECT charge_amount FROM Charges GROUP BY charge_type ORDER BY charge_amount DESC LIMIT 1	dog_kennels
SELECT charge_amount FROM Charges GROUP BY charge_type ORDER BY charge_amount DESC LIMIT 1	dog_kennels
SELECT email_address, cell_number, home_phone FROM Professionals	dog_kennels
SELECT email_address, cell_number, home_phone FROM Professionals	dog_kennels
SELECT breed_type, size_type FROM Breeds WHERE breed_code IN (SELECT breed_code FROM Sizes)	dog_kennels
SELECT breed_type, size_type FROM Dogs	dog_kennels
SELECT first_name, Treatment_Types.treatment_type_description FROM Professionals JOIN Treatments ON Professionals.professional_id = Treatments.professional_id JOIN Treatment_Types ON Treatments.treatment_type_code = Treatment_Types.treatment_type_code WHERE Professionals.professional_id IN (SELECT professional_id FROM Treatments GROUP BY professional_id HAVING COUNT(*) = (SELECT COUNT(*) FROM Treatments GROUP BY professional_id))	dog_kennels
SELECT first_name, role_code, Treatment_Types.treatment_type_description FROM Professionals JOIN Treatments ON Professionals.professional_id = Treatments.professional_id JOIN Treatment_Types ON Treatments.treatment_type_code = Treatment_Types.treatment_type_code	dog_kennels
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
SELECT Name FROM singer WHERE Singer_ID = (SELECT Singer_ID FROM singer GROUP BY Singer_ID ORDER BY Net_Worth_Millions DESC LIMIT 1)	singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer GROUP BY Singer_ID ORDER BY Net_Worth_Millions DESC LIMIT 1)	singer
SELECT Citizenship, COUNT(*) FROM singer GROUP BY Citizenship	singer
SELECT Citizenship, COUNT(*) FROM singer GROUP BY Citizenship	singer
SELECT Citizenship, COUNT(*) FROM singer GROUP BY Citizenship ORDER BY COUNT(*) DESC LIMIT 1	singer
SELECT Citizenship FROM singer GROUP BY Citizenship ORDER BY count(*) DESC LIMIT 1	singer
SELECT Citizenship, MAX(net_worth_millions) FROM singer GROUP BY Citizenship	singer
SELECT Citizenship, MAX(Net_Worth_Millions) FROM singer GROUP BY Citizenship	singer
SELECT Title, singer.Name FROM song JOIN singer ON song.Singer_ID = singer.Singer_ID	singer
SELECT Title, singer.Name FROM song JOIN singer ON song.Singer_ID = singer.Singer_ID	singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM song WHERE Sales > 300000)	singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM song WHERE Sales > 300000)	singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING count(*) > 1)	singer
SELECT Name FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM song GROUP BY Singer_ID HAVING count(*) > 1)	singer
SELECT Name, SUM(Sales) FROM singer JOIN song ON singer.Singer_ID = song.Singer_ID GROUP BY Name	singer
SELECT Name, SUM(Sales) as Total_Sales FROM singer JOIN song ON singer.Singer_ID = song.Singer_ID GROUP BY Name	singer
SELECT Name FROM singer WHERE Singer_ID NOT IN (SELECT Singer_ID FROM song)	singer
SELECT Name FROM singer WHERE Singer_ID NOT IN (SELECT Singer_ID FROM song)	singer
SELECT Citizenship FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer WHERE Birth_Year < 1945 INTERSECT SELECT Singer_ID FROM singer WHERE Birth_Year > 1955)	singer
SELECT Citizenship FROM singer WHERE Singer_ID IN (SELECT Singer_ID FROM singer WHERE Birth_Year < 1945 INTERSECT SELECT Singer_ID FROM singer WHERE Birth_Year > 1955)	singer
SELECT count(*) FROM Other_Available_Features	real_estate_properties
SELECT feature_type_name FROM Ref_Feature_Types WHERE feature_type_code = 'AirCon'	real_estate_properties
SELECT Ref_Property_Types.property_type_description FROM Properties JOIN Ref_Property_Types ON Properties.property_type_code = Ref_Property_Types.property_type_code WHERE Properties.property_type_code = 'your_property_type_code'	real_estate_properties
SELECT property_name FROM Properties WHERE property_type_code IN (SELECT property_type_code FROM Ref_Property_Types WHERE property_type_description = 'House' OR property_type_description = 'Apartment') AND room_count > 1	real_estate_properties
