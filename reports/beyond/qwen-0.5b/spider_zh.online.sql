SELECT T1.Song_Name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T1.Age > (SELECT AVG(Age) FROM singer)	concert_singer
SELECT AVG(Capacity), MAX(Capacity) FROM stadium	concert_singer
SELECT COUNT(*) FROM concert WHERE YEAR = '2014' OR YEAR = '2015'	concert_singer
SELECT Name FROM stadium WHERE Stadium_ID NOT IN (SELECT Stadium_ID FROM concert)	concert_singer
SELECT concert_name, theme, COUNT(singer_id) FROM concert JOIN singer_in_concert ON concert.concert_ID = singer_in_concert.concert_ID GROUP BY concert_name, theme	concert_singer
SELECT Name FROM singer WHERE YEAR = 2014	concert_singer
SELECT T1.Name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.Singer_ID = T2.Singer_ID WHERE T2.Year = 2014	concert_singer
SELECT Name, Country FROM singer WHERE Name LIKE '%你%'	concert_singer
SELECT T1.Name, T1.Location FROM stadium AS T1 JOIN concert AS T2 ON T1.Stadium_ID = T2.Stadium_ID WHERE T2.Year = 2014 OR T2.Year = 2015	concert_singer
SELECT T1.weight FROM Pets AS T1 JOIN Has_Pet AS T2 ON T1.PetID = T2.PetID WHERE T1.pet_type = 'dog' ORDER BY T1.weight ASC LIMIT 1	pets_1
SELECT Fname, LName FROM Student WHERE Major = 1 AND PetType = 'cat'	pets_1
SELECT Fname, LName FROM Student WHERE Major = 1 AND PetType = 'cat'	pets_1
SELECT StuID FROM Student WHERE Major != 1	pets_1
SELECT Fname, Age FROM Student WHERE Major = 1	pets_1
SELECT Fname FROM Student WHERE Major = 1 AND StuID NOT IN (SELECT StuID FROM Has_Pet WHERE PetID IN (SELECT PetID FROM Pets WHERE PetType = 'Dog'))	pets_1
SELECT avg(weight) FROM Pets	pets_1
SELECT count(*) FROM Has_Pet	pets_1
SELECT Fname FROM Student WHERE Age = 3	pets_1
SELECT Fname FROM Student WHERE Age = 3	pets_1
SELECT AVG(Age) FROM Student WHERE StuID NOT IN (SELECT StuID FROM Has_Pet)	pets_1
SELECT count(*) FROM continents	car_1
SELECT T1.CountryId, T1.Continent, COUNT(T2.CountryId) FROM countries AS T1 JOIN continents AS T2 ON T1.Continent = T2.ContId GROUP BY T1.CountryId	car_1
SELECT count(DISTINCT Country) FROM countries	car_1
SELECT FullName FROM car_makers WHERE Country = 'USA'	car_1
SELECT T1.Make, T1.Year FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId ORDER BY T1.Year ASC LIMIT 1	car_1
SELECT T2.CountryName FROM car_names AS T1 JOIN car_makers AS T2 ON T1.MakeId = T2.Id GROUP BY T2.Country ORDER BY COUNT(*) DESC LIMIT 1	car_1
SELECT COUNT(Id), FullName FROM car_names	car_1
SELECT MPG FROM cars_data WHERE Model = '科迈罗'	car_1
SELECT COUNT(Id) FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model = 'Toyota Camry')	car_1
SELECT AVG(Cylinders * MPG) FROM cars_data	car_1
SELECT FullName, Model FROM car_makers	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > 150	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > 150	car_1
SELECT AVG(MPG) FROM cars_data WHERE Year < 1980	car_1
SELECT COUNT(*) FROM model_list WHERE Model = 'Toyota Camry'	car_1
SELECT COUNT(DISTINCT Model) FROM car_names WHERE Make = "一汽"	car_1
SELECT MAX(MPG) FROM cars_data	car_1
SELECT COUNT(Id) FROM cars_data WHERE MPG > (SELECT MAX(MPG) FROM cars_data)	car_1
SELECT COUNT(DISTINCT Country) FROM car_makers WHERE COUNT(Id) > 2	car_1
SELECT Model FROM car_names WHERE MakeId IN (SELECT MakeId FROM model_list WHERE Cylinders = 4) ORDER BY MPG DESC LIMIT 1	car_1
SELECT Model FROM model_list WHERE Cylinders = 4 GROUP BY Model ORDER BY MPG ASC LIMIT 1	car_1
SELECT Id, FullName FROM car_names WHERE MPG > (SELECT MIN(MPG) FROM cars_data) AND Horsepower > 3	car_1
SELECT DISTINCT T2.Model FROM car_names AS T1 JOIN model_list AS T2 ON T1.MakeId = T2.MakeId WHERE T1.Maker = '广汽' AND T2.Weight < 3500	car_1
SELECT DISTINCT T2.Country FROM car_makers AS T1 JOIN countries AS T2 ON T1.Country = T2.CountryId WHERE T1.Id = 0	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN (SELECT Model FROM car_names WHERE MakeId IN (SELECT Id FROM model_list WHERE Model IN	car_1
SELECT Id, FullName FROM car_makers WHERE Id IN (SELECT Id FROM car_names WHERE Model IN (SELECT Model FROM model_list WHERE MPG > 2 AND Cylinders > 3))	car_1
SELECT T2.CountryId, T2.CountryName FROM car_makers AS T1 JOIN model_list AS T2 ON T1.Id = T2.Maker WHERE T1.FullName = '荣威'	car_1
SELECT Abbreviation FROM airlines WHERE Airline = '深圳航空公司'	flight_2
SELECT T1.Airline FROM airlines AS T1 JOIN airports AS T2 ON T1.Airline = T2.Airline WHERE T2.Country = 'USA'	flight_2
SELECT count(*) FROM airlines	flight_2
SELECT count(*) FROM airlines	flight_2
SELECT count(*) FROM airports	flight_2
SELECT COUNT(*) FROM flights	flight_2
SELECT T1.Abbreviation FROM airlines AS T1 JOIN airports AS T2 ON T1.Airline = T2.Airline WHERE T2.AirportCode = 'UAL'	flight_2
SELECT COUNT(*) FROM airlines WHERE Country = 'USA'	flight_2
SELECT T1.AirportName FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport WHERE T1.City = '哈尔滨'	flight_2
SELECT COUNT(*) FROM flights WHERE DestAirport = '哈尔滨'	flight_2
SELECT COUNT(*) FROM flights WHERE SourceAirport = '哈尔滨' AND DestAirport = '西安'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = '深圳航空公司'	flight_2
SELECT COUNT(*) FROM flights WHERE Airline = '深圳航空公司'	flight_2
SELECT T1.City FROM airports AS T1 JOIN flights AS T2 ON T1.AirportCode = T2.SourceAirport GROUP BY T1.City ORDER BY COUNT(*) DESC LIMIT 1	flight_2
SELECT AirportCode FROM airports ORDER BY COUNT(*) ASC LIMIT 1	flight_2
SELECT Airline FROM flights WHERE SourceAirport = '浦东'	flight_2
SELECT Airline FROM flights WHERE DestAirport = '浦东'	flight_2
SELECT DISTINCT T1.Airline FROM flights AS T1 JOIN airports AS T2 ON T1.SourceAirport = T2.AirportCode JOIN airports AS T3 ON T1.DestAirport = T3.AirportCode WHERE T2.City = '长沙' AND T3.City = '白云'	flight_2
SELECT Airline FROM airlines WHERE SourceAirport = '长沙'	flight_2
SELECT T1.Airline FROM airlines AS T1 JOIN flights AS T2 ON T1.uid = T2.Airline GROUP BY T1.Airline HAVING COUNT(*) >= 10	flight_2
SELECT FlightNo FROM flights WHERE Airline = '南方航空'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = '长沙'	flight_2
SELECT FlightNo FROM flights WHERE SourceAirport = '长沙'	flight_2
SELECT Name FROM employee ORDER BY Age ASC	employee_hire_evaluation
SELECT min(Number_products) , max(Number_products) FROM shop	employee_hire_evaluation
SELECT MIN(Number_products) , MAX(Number_products) FROM shop	employee_hire_evaluation
SELECT T2.Name FROM employee AS T1 JOIN shop AS T2 ON T1.Employee_ID = T2.Employee_ID GROUP BY T2.Name HAVING AVG(T1.Number_products) > (SELECT AVG(Number_products) FROM employee)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID IN (SELECT Employee_ID FROM hiring WHERE Is_full_time = TRUE ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID = (SELECT Employee_ID FROM evaluation ORDER BY Bonus DESC LIMIT 1)	employee_hire_evaluation
SELECT Name FROM employee WHERE Employee_ID NOT IN (SELECT Employee_ID FROM hiring)	employee_hire_evaluation
SELECT T1.Name FROM employee AS T1 JOIN hiring AS T2 ON T1.Employee_ID = T2.Employee_ID GROUP BY T2.Shop_ID ORDER BY COUNT(*) DESC LIMIT 1	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT * FROM hiring	employee_hire_evaluation
SELECT T1.Name FROM shop AS T1 JOIN evaluation AS T2 ON T1.Shop_ID = T2.Shop_ID WHERE T1.Number_products < 3000 OR T1.Number_products > 10000	employee_hire_evaluation
SELECT count(DISTINCT LOCATION) FROM shop	employee_hire_evaluation
SELECT COUNT(*) FROM Documents	cre_Doc_Template_Mgt
SELECT Document_ID, Document_Name, Document_Description FROM Documents	cre_Doc_Template_Mgt
SELECT T1.Template_ID, COUNT(T2.Document_ID) AS Document_Usage FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID JOIN Templates AS T3 ON T2.Template_ID = T3.Template_ID WHERE T3.Template_Type_Code IN (SELECT Template_Type_Code FROM Ref_Template_Types) GROUP BY T1.Template_ID	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Template_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_ID) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Template_ID FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text IS NULL	cre_Doc_Template_Mgt
SELECT COUNT(T1.Template_Type_Code) FROM Templates AS T1 JOIN Ref_Template_Types AS T2 ON T1.Template_Type_Code = T2.Template_Type_Code WHERE T2.Template_Type_Description = "简历"	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Templates WHERE Template_Type_Code = '简历'	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code	cre_Doc_Template_Mgt
SELECT Template_Type_Code, COUNT(*) FROM Templates GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Ref_Template_Types WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Templates WHERE Template_Type_Code IN (SELECT Template_Type_Code FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Paragraphs WHERE Paragraph_ID IN (SELECT Paragraph_ID FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Documents WHERE Template_ID IN (SELECT Template_ID FROM Documents WHERE Template	cre_Doc_Template_Mgt
SELECT MIN(Version_Number), Template_Type_Code FROM Templates	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_Name = '数据库'	cre_Doc_Template_Mgt
SELECT T2.Template_Type_Code FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_Name = '数据库'	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Documents GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Documents GROUP BY Template_Type_Code ORDER BY COUNT(*) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT Template_Type_Code FROM Documents WHERE Template_ID NOT IN (SELECT Template_ID FROM Templates)	cre_Doc_Template_Mgt
SELECT Template_Type_Code, Template_Type_Description FROM Ref_Template_Types	cre_Doc_Template_Mgt
SELECT Template_Type_Description FROM Ref_Template_Types WHERE Template_Type_Code = "广告"	cre_Doc_Template_Mgt
SELECT COUNT(*) FROM Paragraphs	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 INNER JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Template_ID IN (SELECT Template_ID FROM Templates WHERE Template_Type_Code = '韩文')	cre_Doc_Template_Mgt
SELECT T2.Paragraph_Text FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T1.Document_Name = "客户评论"	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Document_ID, COUNT(T2.Paragraph_ID) FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_ID IN (SELECT Paragraph_ID FROM Paragraphs WHERE Paragraph_Text IN (SELECT Paragraph_Text FROM Paragraphs WHERE Paragraph_ID IN (SELECT Paragraph_ID FROM Paragraphs WHERE Paragraph_ID IN (SELECT Paragraph_ID FROM Paragraphs WHERE Paragraph_ID IN (SELECT Paragraph_ID FROM Paragraphs WHERE Paragraph_ID IN (SELECT Paragraph_ID FROM Paragraphs	cre_Doc_Template_Mgt
SELECT T1.Document_ID, T1.Document_Name FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_ID) DESC LIMIT 1	cre_Doc_Template_Mgt
SELECT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID GROUP BY T1.Document_ID ORDER BY COUNT(T2.Paragraph_ID) ASC LIMIT 1	cre_Doc_Template_Mgt
SELECT DISTINCT T1.Document_ID FROM Documents AS T1 JOIN Paragraphs AS T2 ON T1.Document_ID = T2.Document_ID WHERE T2.Paragraph_Text IN ('段落1', '段落2')	cre_Doc_Template_Mgt
SELECT T1.Age, T1.Hometown FROM teacher AS T1	course_teach
SELECT T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID WHERE T1.Hometown != "小杠杆市区"	course_teach
SELECT T1.Name FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID WHERE T1.Age = '32' OR T1.Age = '33'	course_teach
SELECT T1.Hometown FROM teacher AS T1 JOIN course_arrange AS T2 ON T1.Teacher_ID = T2.Teacher_ID WHERE T1.Age = (SELECT MIN(Age) FROM teacher)	course_teach
SELECT T3.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID JOIN teacher AS T3 ON T2.Teacher_ID = T3.Teacher_ID	course_teach
SELECT T1.Name FROM course AS T1 JOIN course_arrange AS T2 ON T1.Course_ID = T2.Course_ID WHERE T1.Course = '数学'	course_teach
SELECT T2.Name FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID WHERE T2.Level_of_membership > 4 ORDER BY T2.Level_of_membership DESC	museum_visit
SELECT T2.Name, T2.Level_of_membership FROM visit AS T1 JOIN visitor AS T2 ON T1.visitor_ID = T2.ID WHERE T1.Level_of_membership > 4 ORDER BY T2.Age DESC	museum_visit
SELECT AVG(Num_of_Staff) FROM museum WHERE Open_Year < '2009'	museum_visit
SELECT Name FROM museum WHERE Num_of_Staff > 2010 AND Open_Year > '2010'	museum_visit
SELECT Museum_ID, Name FROM museum WHERE Museum_ID = (SELECT Museum_ID FROM visit GROUP BY Museum_ID ORDER BY COUNT(*) DESC LIMIT 1)	museum_visit
SELECT Name FROM museum WHERE Museum_ID NOT IN (SELECT Museum_ID FROM visit)	museum_visit
SELECT SUM(Total_spent) FROM visit WHERE Level_of_membership = 1	museum_visit
SELECT COUNT(*) FROM museum WHERE Open_Year BETWEEN '2008-01-01' AND '2013-12-31'	museum_visit
SELECT first_name, last_name, birth_date FROM players WHERE country_code = "中国"	wta_1
SELECT COUNT(DISTINCT country_code) FROM players	wta_1
SELECT COUNT(DISTINCT winner_name) FROM players WHERE hand = 'failure' AND matches.loser_id = players.player_id	wta_1
SELECT DISTINCT T1.tourney_name FROM matches AS T1 JOIN rankings AS T2 ON T1.tourney_id = T2.tourney_id WHERE T1.best_of > 10	wta_1
SELECT COUNT(*) FROM matches WHERE tourney_date BETWEEN '2013-01-01' AND '2016-12-31'	wta_1
SELECT T1.first_name, T1.last_name, T1.country_code FROM players AS T1 ORDER BY T1.birth_date DESC LIMIT 1	wta_1
SELECT first_name, last_name FROM players ORDER BY birth_date	wta_1
SELECT year FROM matches GROUP BY year ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT winner_name, winner_rank_points FROM rankings ORDER BY winner_rank_points DESC LIMIT 1	wta_1
SELECT T1.winner_name, T1.winner_rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id ORDER BY T2.ranking DESC LIMIT 1	wta_1
SELECT T1.winner_name FROM rankings AS T1 JOIN players AS T2 ON T1.player_id = T2.player_id WHERE T1.tourney_name = '澳大利亚公开赛' ORDER BY T1.ranking_points DESC LIMIT 1	wta_1
SELECT winner_name, loser_name FROM players WHERE winner_id IN (SELECT winner_id FROM matches WHERE best_of = (SELECT best_of FROM matches ORDER BY minutes DESC LIMIT 1))	wta_1
SELECT T1.player_name, AVG(T2.ranking_points) AS average_rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_name	wta_1
SELECT country_code FROM players GROUP BY country_code ORDER BY count(*) DESC LIMIT 1	wta_1
SELECT country_code FROM players WHERE player_id IN (SELECT player_id FROM matches WHERE best_of > 50)	wta_1
SELECT COUNT(DISTINCT tourney_date) FROM rankings	wta_1
SELECT T1.first_name, T1.last_name, T1.rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T2.year = 2021 ORDER BY T1.winner_age ASC LIMIT 3	wta_1
SELECT T1.first_name, T1.last_name, T1.tourney_rank_points FROM players AS T1 JOIN rankings AS T2 ON T1.player_id = T2.player_id WHERE T1.winner_age = (SELECT MIN(winner_age) FROM players)	wta_1
SELECT COUNT(id) FROM ship WHERE lost_in_battle = 0	battle_death
SELECT T1.note FROM ship AS T1 JOIN death AS T2 ON T1.id = T2.lost_in_battle WHERE T1.tonnage = "T"	battle_death
SELECT id, name FROM battle WHERE lost_in_battle > 10	battle_death
SELECT DISTINCT T1.name FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T1.bulgarian_commander = '卡洛扬' AND T1.latin_commander = '鲍德温一世'	battle_death
SELECT COUNT(*) FROM battle WHERE lost_in_battle = 225	battle_death
SELECT T1.name, T1.date FROM battle AS T1 JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.ship_type = '远征' OR T2.ship_type = '长征'	battle_death
SELECT T1.name, T1.result, T1.bulgarian_commander FROM battle AS T1 INNER JOIN ship AS T2 ON T1.id = T2.lost_in_battle WHERE T2.ship_type = 'ship' AND T2.location = '英吉利海峡' AND T1.result = 'lost'	battle_death
SELECT T1.note FROM death AS T1 JOIN ship AS T2 ON T1.caused_by_ship_id = T2.id WHERE T2.name = "东"	battle_death
SELECT line_1, line_2, line_3 FROM Addresses	student_transcripts_tracking
SELECT count(*) FROM Courses	student_transcripts_tracking
SELECT count(DISTINCT department_id) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_summary_name) FROM Degree_Programs	student_transcripts_tracking
SELECT count(DISTINCT degree_program_id) FROM Degree_Programs	student_transcripts_tracking
SELECT T1.section_name, T1.section_description FROM Sections AS T1	student_transcripts_tracking
SELECT course_name, course_id FROM Courses WHERE section_id < 2	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1	student_transcripts_tracking
SELECT T1.course_name FROM Courses AS T1 ORDER BY T1.course_name ASC	student_transcripts_tracking
SELECT DISTINCT T2.first_name FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.state_province_county = "湖北" AND T2.degree_program_id IS NULL	student_transcripts_tracking
SELECT DISTINCT T1.transcript_id, T1.transcript_date FROM Transcript_Contents AS T1 JOIN Transcript AS T2 ON T1.transcript_id = T2.transcript_id WHERE T2.course_id IN (SELECT course_id FROM Courses WHERE course_name IN ('Mathematics', 'Science'))	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = "钟" AND middle_name = "睿"	student_transcripts_tracking
SELECT cell_mobile_number FROM Students WHERE first_name = '钟睿'	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students WHERE date_first_registered = (SELECT min(date_first_registered) FROM Students)	student_transcripts_tracking
SELECT first_name, middle_name, last_name FROM Students ORDER BY date_left ASC LIMIT 1	student_transcripts_tracking
SELECT address_id, line_1, line_2, line_3, city, zip_postcode, state_province_county, country and other_address_details FROM Addresses WHERE current_address_id IN (SELECT address_id FROM Students) GROUP BY address_id ORDER BY count(*) DESC LIMIT 1	student_transcripts_tracking
SELECT T2.transcript_date FROM Transcript_Contents AS T1 JOIN Transcripts AS T2 ON T1.transcript_id = T2.transcript_id ORDER BY T1.transcript_date ASC LIMIT 1	student_transcripts_tracking
SELECT COUNT(DISTINCT course_id) AS max_course_count, course_id FROM Transcript_contents GROUP BY course_id ORDER BY COUNT(DISTINCT course_id) DESC LIMIT 1	student_transcripts_tracking
SELECT T1.transcript_date FROM Transcript_Contents AS T1 JOIN Transcript_Contents AS T2 ON T1.transcript_id = T2.transcript_id WHERE T1.student_course_id = T2.student_course_id ORDER BY count(*) ASC LIMIT 1	student_transcripts_tracking
SELECT DISTINCT T2.semester_id FROM Students AS T1 JOIN Student_Enrolment AS T2 ON T1.student_id = T2.student_id WHERE T1.degree_program_id = 1	student_transcripts_tracking
SELECT DISTINCT T1.semester_id FROM Semesters AS T1 JOIN Student_Enrolment_Courses AS T2 ON T1.semester_id = T2.semester_id WHERE T2.degree_program_id = 1	student_transcripts_tracking
SELECT other_student_details FROM Students ORDER BY other_student_details DESC	student_transcripts_tracking
SELECT course_name FROM Courses WHERE course_id = (SELECT course_id FROM Sections WHERE section_name = '第三')	student_transcripts_tracking
SELECT COUNT(*) FROM Cartoon WHERE Directed_by = '李辉'	tvshow
SELECT COUNT(*) FROM Cartoon WHERE Directed_by = '李辉'	tvshow
SELECT Country, COUNT(*) FROM TV_Channel GROUP BY Country ORDER BY COUNT(*) DESC LIMIT 1	tvshow
SELECT count(DISTINCT series_name, content) FROM TV_Channel	tvshow
SELECT Package_Option FROM TV_Channel WHERE Title = '潜伏'	tvshow
SELECT Language, COUNT(*) FROM TV_Channel GROUP BY Language	tvshow
SELECT T2.episode FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T1.Title = '黑猫警长'	tvshow
SELECT T2.Title FROM Cartoon AS T2 JOIN TV_series AS T1 ON T1.id = T2.Channel WHERE T2.Title = '潜伏'	tvshow
SELECT T1.episode, T1.Viewers_m FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T2.Title LIKE '收视率排名前3位%'	tvshow
SELECT T2.Title, T2.Directed_by, T2.Written_by, T2.Original_air_date, T2.Production_code, T2.Channel FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel GROUP BY T1.id ORDER BY SUM(T2.Viewers_m) DESC LIMIT 3	tvshow
SELECT T1.episode FROM TV_series AS T1 JOIN Cartoon AS T2 ON T1.id = T2.Channel WHERE T1.episode = "大宅门"	tvshow
SELECT Country FROM TV_Channel WHERE Content LIKE '%白英%'	tvshow
SELECT DISTINCT Country FROM Cartoon WHERE Title = '白英'	tvshow
SELECT DISTINCT Country FROM Cartoon WHERE Title = '白英'	tvshow
SELECT id FROM Cartoon WHERE Directed_by != '黄伟明'	tvshow
SELECT Final_Table_Made, Best_Finish, Money_Rank FROM poker_player	poker_player
SELECT COUNT(T1.Poker_Player_ID) FROM poker_player AS T1 JOIN people AS T2 ON T1.People_ID = T2.People_ID WHERE T1.Earnings < 200000	poker_player
SELECT Name FROM people WHERE People_ID = people.People_ID	poker_player
SELECT Name FROM people WHERE People_ID = people.People_ID	poker_player
SELECT Name FROM people WHERE People_ID = people.People_ID	poker_player
SELECT Name FROM people ORDER BY Earnings DESC	poker_player
SELECT Nationality FROM people GROUP BY Nationality ORDER BY COUNT(*) DESC LIMIT 1	poker_player
SELECT Name, Birth_Date FROM people ORDER BY Name	poker_player
SELECT Name FROM people WHERE Nationality != "俄罗斯"	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT Name FROM people WHERE People_ID NOT IN (SELECT People_ID FROM poker_player)	poker_player
SELECT count(*) FROM AREA_CODE_STATE	voter_1
SELECT contestant_number, contestant_name FROM contestants ORDER BY contestant_name DESC	voter_1
SELECT vote_id, phone_number, state FROM VOTES	voter_1
SELECT T2.contestant_name FROM VOTES AS T1 JOIN CONTESTANTS AS T2 ON T1.contestant_number = T2.contestant_number	voter_1
SELECT COUNT(*) FROM VOTES WHERE state IN ('江苏', '浙江')	voter_1
SELECT Name FROM country WHERE IndepYear > 1950	world_1
SELECT Name FROM country WHERE IndepYear > 1950	world_1
SELECT COUNT(*) FROM country WHERE GovernmentForm = "共和制"	world_1
SELECT COUNT(*) FROM country WHERE GovernmentForm = '共和制'	world_1
SELECT SUM(T2.SurfaceArea) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = '加勒比'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = '安圭拉'	world_1
SELECT District FROM city WHERE Name = '温州市'	world_1
SELECT District, Population FROM city WHERE Name = '安哥拉'	world_1
SELECT T1.Name, T1.Population FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = '安哥拉'	world_1
SELECT Population FROM city WHERE District = '西湖'	world_1
SELECT SUM(T2.Population) FROM city AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T1.District = '西湖'	world_1
SELECT AVG(GNP) , SUM(Population) FROM country WHERE GovernmentForm = "美国属地"	world_1
SELECT COUNT(DISTINCT GovernmentForm) FROM country	world_1
SELECT COUNT(DISTINCT Language) FROM countrylanguage WHERE CountryCode = 'AR'	world_1
SELECT COUNT(T2.Language) FROM countrylanguage AS T1 JOIN country AS T2 ON T1.CountryCode = T2.Code WHERE T2.Name = '阿富汗'	world_1
SELECT COUNT(*) FROM countrylanguage WHERE Language = '英语' AND Language = '荷兰语'	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM countrylanguage WHERE Language = '英语' INTERSECT SELECT Code FROM countrylanguage WHERE Language = '法语')	world_1
SELECT Name FROM city WHERE CountryCode IN (SELECT Code FROM countrylanguage WHERE Language = 'English' OR Language = 'Netherlands')	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = '英语' OR T2.Language = '荷兰语'	world_1
SELECT T1.Name FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language = '英语' OR T2.Language = '荷兰语'	world_1
SELECT Language FROM countrylanguage WHERE CountryCode IN (SELECT Code FROM country WHERE Name = '亚洲') GROUP BY Language ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Language FROM countrylanguage WHERE CountryCode = (SELECT Code FROM country WHERE GovernmentForm = '共和制')	world_1
SELECT Name FROM city WHERE Population = (SELECT MAX(POPulation) FROM city)	world_1
SELECT AVG(T2.LifeExpectancy) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.Name = '英语' AND T2.IsOfficial = '否'	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.HeadOfState = "布什"	world_1
SELECT T2.Language FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.HeadOfState = "布什"	world_1
SELECT COUNT(DISTINCT T1.Code) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.IndependYear > 1930	world_1
SELECT T1.Code FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T2.Language != '英语'	world_1
SELECT Code FROM countrylanguage WHERE Language != "English"	world_1
SELECT DISTINCT T1.Name FROM city AS T1 JOIN countrylanguage AS T2 ON T1.CountryCode = T2.CountryCode WHERE T2.Language = "中文" AND T2.IsOfficial = "是"	world_1
SELECT Name, IndepYear, SurfaceArea FROM country ORDER BY Population LIMIT 1	world_1
SELECT T1.Name, T1.Population, T1.HeadOfState FROM country AS T1 JOIN city AS T2 ON T1.Code = T2.CountryCode ORDER BY T1.Population DESC LIMIT 1	world_1
SELECT T2.Name, COUNT(T1.Language) FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode GROUP BY T2.Name	world_1
SELECT AVG(LifeExpectancy), SUM(Population) FROM country WHERE GovernmentForm = 'Government' AND LifeExpectancy > 72	world_1
SELECT T1.Name, T1.Population, AVG(T2.Percentage) AS AverageLifeExpectancy FROM country AS T1 JOIN countrylanguage AS T2 ON T1.Code = T2.CountryCode WHERE T1.LifeExpectancy < 72 GROUP BY T1.Name	world_1
SELECT Name, Region FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name, SurfaceArea FROM country ORDER BY SurfaceArea DESC LIMIT 5	world_1
SELECT Name FROM country WHERE Code IN (SELECT Code FROM countrylanguage WHERE Language = '英语' AND Percentage = 80000)	world_1
SELECT Language FROM countrylanguage GROUP BY Language ORDER BY COUNT(*) DESC LIMIT 1	world_1
SELECT Name FROM conductor WHERE Nationality != "美国"	orchestra
SELECT AVG(Official_ratings_(millions)) FROM performance	orchestra
SELECT Name FROM conductor ORDER BY Year_of_Work DESC	orchestra
SELECT Name, Record_Company FROM conductor	orchestra
SELECT Name, Orchestra FROM conductor	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM orchestra WHERE Record_Company = '管弦乐队')	orchestra
SELECT Name FROM conductor WHERE Conductor_ID IN (SELECT Conductor_ID FROM orchestra WHERE Record_Company = '管弦乐队')	orchestra
SELECT Name FROM conductor WHERE Year_of_Work > 2008	orchestra
SELECT DISTINCT Record_Company, COUNT(*) FROM orchestra	orchestra
SELECT DISTINCT Major_Record_Format FROM orchestra	orchestra
SELECT DISTINCT Record_Company FROM conductor WHERE Name = 'John Doe'	orchestra
SELECT Record_Company FROM orchestra GROUP BY Record_Company ORDER BY COUNT(*) DESC LIMIT 1	orchestra
SELECT DISTINCT T2.Record_Company FROM conductor AS T1 JOIN orchestra AS T2 ON T1.Conductor_ID = T2.Conductor_ID WHERE T1.Year_of_Work < 2003 AND T2.Year_of_Founded > 2003	orchestra
SELECT DISTINCT Year_of_Work FROM conductor	orchestra
SELECT count(*) FROM Highschooler	network_1
SELECT grade FROM Highschooler	network_1
SELECT name FROM Highschooler WHERE grade = 10	network_1
SELECT ID FROM Highschooler WHERE name = '小军'	network_1
SELECT grade, COUNT(*) FROM Highschooler GROUP BY grade	network_1
SELECT grade FROM Highschooler WHERE ID IN (SELECT student_id FROM Friend GROUP BY student_id HAVING count(*) >= 4)	network_1
SELECT h.name, COUNT(f.student_id) FROM Highschooler h JOIN Friend f ON h.ID = f.student_id GROUP BY h.name	network_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id GROUP BY T1.student_id ORDER BY count(*) DESC LIMIT 1	network_1
SELECT T1.student_id FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T1.student_id = (SELECT ID FROM Highschooler WHERE name = '小军')	network_1
SELECT T2.name FROM Likes AS T1 JOIN Friend AS T2 ON T1.student_id = T2.student_id WHERE T1.student_id = 1	network_1
SELECT name FROM Highschooler WHERE ID NOT IN (SELECT student_id FROM Friend)	network_1
SELECT student_id FROM Likes	network_1
SELECT student_id, COUNT(*) FROM Likes GROUP BY student_id	network_1
SELECT H.name, COUNT(L.liked_id) FROM Likes AS L JOIN Highschooler AS H ON L.student_id = H.ID GROUP BY H.name	network_1
SELECT name FROM Highschooler WHERE ID IN (SELECT student_id FROM Likes GROUP BY student_id ORDER BY count(*) DESC LIMIT 1)	network_1
SELECT name FROM Highschooler WHERE grade > 5 AND COUNT(DISTINCT student_id) >= 2	network_1
SELECT COUNT(*) FROM Likes WHERE student_id = (SELECT ID FROM Highschooler WHERE name = '小军')	network_1
SELECT AVG(T2.grade) FROM Likes AS T1 JOIN Friend AS T2 ON T1.student_id = T2.student_id	network_1
SELECT T1.name FROM Friend AS T1 JOIN Likes AS T2 ON T1.student_id = T2.student_id WHERE T2.liked_id IS NULL AND T1.grade = (SELECT MIN(grade) FROM Highschooler)	network_1
SELECT T1.state FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id	dog_kennels
SELECT AVG(age) FROM Dogs WHERE dog_id IN (SELECT dog_id FROM Treatments WHERE treatment_type_code IN (SELECT treatment_type_code FROM Treatment_Types WHERE treatment_type_code = 'Treatment'))	dog_kennels
SELECT T1.professional_id, T1.first_name, T1.last_name, T1.cell_number FROM Professionals AS T1 JOIN Treatments AS T2 ON T1.professional_id = T2.professional_id WHERE T2.dog_id IN (SELECT dog_id FROM Dogs WHERE state = '印第安纳州' AND date_adopted >= DATE_SUB(CURDATE(), INTERVAL 2 YEAR))	dog_kennels
SELECT owner_id, first_name, last_name FROM Owners GROUP BY owner_id ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T2.breed_name FROM Dogs AS T1 JOIN Breeds AS T2 ON T1.breed_code = T2.breed_code GROUP BY T2.breed_code ORDER BY count(*) DESC LIMIT 1	dog_kennels
SELECT DISTINCT T2.breed_name FROM Dogs AS T1 JOIN Owners AS T2 ON T1.owner_id = T2.owner_id GROUP BY T1.breed_code ORDER BY COUNT(*) DESC LIMIT 1	dog_kennels
SELECT T2.owner_id, T2.last_name FROM Dogs AS T1 JOIN Owners AS T2 ON T1.owner_id = T2.owner_id GROUP BY T2.owner_id ORDER BY SUM(T1.cost_of_treatment) DESC LIMIT 1	dog_kennels
SELECT T1.first_name, T1.last_name FROM Owners AS T1 JOIN Treatments AS T2 ON T1.owner_id = T2.owner_id WHERE T2.cost_of_treatment < (SELECT AVG(cost_of_treatment) FROM Treatments)	dog_kennels
SELECT T2.date_of_treatment, T2.professional_id, T1.first_name, T1.last_name FROM Treatments AS T1 JOIN Professionals AS T2 ON T1.professional_id = T2.professional_id	dog_kennels
SELECT T2.treatment_type_description, SUM(T1.charge_amount) AS total_cost FROM Treatments AS T1 JOIN Treatment_Types AS T2 ON T1.treatment_type_code = T2.treatment_type_code GROUP BY T2.treatment_type_description	dog_kennels
SELECT T1.date_of_adopted FROM Dogs AS T1	dog_kennels
SELECT email_address FROM Professionals WHERE state IN ('台湾', '福建')	dog_kennels
SELECT email_address FROM Professionals WHERE state IN ('台湾', '福建')	dog_kennels
SELECT COUNT(DISTINCT professional_id) FROM Treatments	dog_kennels
SELECT T1.first_name, T1.last_name, T1.email_address FROM Owners AS T1 JOIN Dogs AS T2 ON T1.owner_id = T2.owner_id WHERE T1.city LIKE '%北%'	dog_kennels
SELECT COUNT(DISTINCT dog_id) FROM Dogs WHERE age < (SELECT AVG(age) FROM Dogs)	dog_kennels
SELECT COUNT(owner_id) FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs)	dog_kennels
SELECT owner_id FROM Owners WHERE owner_id NOT IN (SELECT owner_id FROM Dogs)	dog_kennels
SELECT age FROM Dogs ORDER BY age DESC LIMIT 1	dog_kennels
SELECT T1.charge_amount FROM Charges AS T1	dog_kennels
SELECT email_address, home_phone, cell_number FROM Professionals	dog_kennels
SELECT count(*) FROM singer	singer
SELECT COUNT(*) FROM singer	singer
SELECT Birth_Year, Citizenship FROM singer	singer
SELECT T1.Name, T2.Name FROM singer AS T1 JOIN song AS T2 ON T1.Singer_ID = T2.Singer_ID	singer
SELECT T1.property_id FROM Properties AS T1 JOIN Other_Available_Features AS T2 ON T1.property_id = T2.property_id WHERE T1.property_type_code = 'your_feature_type_code'	real_estate_properties
