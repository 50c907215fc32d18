SELECT DISTINCT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid JOIN domain AS T3 ON T2.did = T3.did JOIN keyword AS T4 ON T3.kid = T4.kid WHERE T3.name = 'Machine Learning' AND T4.keyword = 'Machine Learning'	academic
SELECT aid, COUNT(*) FROM citation GROUP BY aid	academic
SELECT YEAR(jid), COUNT(*) FROM publication GROUP BY YEAR(jid)	academic
SELECT T2.name, AVG(T1.citation_num) FROM domain AS T1 JOIN publication_keyword AS T2 ON T1.did = T2.did GROUP BY T1.name	academic
SELECT YEAR(jid), AVG(citation_num) FROM publication GROUP BY YEAR(jid)	academic
SELECT T1.title FROM publication AS T1 JOIN writes AS T2 ON T1.pid = T2.pid ORDER BY T2.citation_num DESC LIMIT 1	academic
SELECT did FROM domain_author GROUP BY did ORDER BY count(*) DESC LIMIT 5	academic
SELECT T1.title FROM publication_keyword AS T1 JOIN publication AS T2 ON T1.pid = T2.pid ORDER BY T2.citation_num DESC LIMIT 3	academic
SELECT title FROM publication ORDER BY citation_num DESC LIMIT 3	academic
SELECT title FROM publication ORDER BY title ASC	academic
SELECT CAST(SUM(CASE WHEN T1.pid IS NOT NULL THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.aid) FROM publication AS T1	academic
SELECT CAST(SUM(CASE WHEN T2.citing = T1.cited THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.cited) FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid	academic
SELECT DISTINCT T2.did FROM domain AS T1 INNER JOIN domain_keyword AS T2 ON T1.did = T2.did	academic
SELECT CAST(SUM(CASE WHEN T1.pid IS NOT NULL THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.pid) AS publications_per_journals FROM publication AS T1	academic
SELECT CAST(SUM(CASE WHEN T1.continent = 'Asia' THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.oid) FROM author AS T1	academic
SELECT T1.name, COUNT(T2.pid) FROM author AS T1 JOIN writes AS T2 ON T1.aid = T2.aid WHERE T2.year = 2021 GROUP BY T1.name ORDER BY COUNT(T2.pid) DESC LIMIT 1	academic
SELECT T1.cid, COUNT(T2.pid) FROM conference AS T1 JOIN publication_keyword AS T2 ON T1.cid = T2.cid GROUP BY T1.cid	academic
SELECT T1.jid, COUNT(T2.pid) FROM publication_keyword AS T1 JOIN publication AS T2 ON T1.pid = T2.pid GROUP BY T1.jid ORDER BY COUNT(T2.pid) DESC	academic
SELECT c.name, COUNT(p.pid) FROM conference c JOIN publication_keyword pk ON c.cid = pk.cid JOIN publication p ON pk.pid = p.pid GROUP BY c.name ORDER BY COUNT(p.pid) DESC	academic
SELECT COUNT(T1.pid) FROM publication_keyword AS T1 JOIN publication AS T2 ON T1.pid = T2.pid WHERE T2.jid LIKE 'J%'	academic
SELECT DISTINCT T1.name FROM organization AS T1 JOIN domain_author AS T2 ON T1.oid = T2.aid JOIN publication_keyword AS T3 ON T2.pid = T3.pid JOIN publication AS T4 ON T3.pid = T4.pid JOIN writes AS T5 ON T4.pid = T5.pid WHERE T4.title LIKE '%Machine Learning%'	academic
SELECT DISTINCT T1.name FROM author AS T1 INNER JOIN domain_author AS T2 ON T1.aid = T2.aid WHERE T1.name LIKE '%Martin%'	academic
SELECT DISTINCT T1.name FROM author AS T1 INNER JOIN organization_author AS T2 ON T1.aid = T2.aid WHERE T1.name LIKE '%organization%'	academic
SELECT DISTINCT T1.pid FROM domain AS T1 JOIN domain_author AS T2 ON T1.did = T2.did JOIN author AS T3 ON T2.aid = T3.aid JOIN write AS T4 ON T4.pid = T3.pid WHERE T1.name LIKE 'Sociology' AND T4.year = 2020	academic
SELECT DISTINCT T1.name FROM domain AS T1 JOIN domain_author AS T2 ON T1.oid = T2.aid JOIN author AS T3 ON T2.aid = T3.aid WHERE T1.name = 'Computer Science'	academic
SELECT COUNT(student_id), MAX(admit_term) FROM student	advising
SELECT AVG(T1.entered_as) FROM student_record AS T1	advising
SELECT course_id FROM course_offering WHERE semester IN (1, 2) AND end_time < '1pm' AND instructor_id IN (SELECT instructor_id FROM offering_instructor WHERE offering_id IN (SELECT offering_id FROM program_course WHERE category = 'Thursday'))	advising
SELECT SUM(CASE WHEN T1.humor = 'Hilarious' THEN 1 ELSE 0 END) FROM student_record AS T1	advising
SELECT instructor_id, AVG(clarity_score) FROM course_prerequisite GROUP BY instructor_id	advising
SELECT COUNT(*) FROM course_offering WHERE has_final_exam = 1	advising
SELECT department, COUNT(*) FROM course GROUP BY department	advising
SELECT semester_id, COUNT(*) FROM course_offering GROUP BY semester_id	advising
SELECT course_id, num_enrolled FROM course ORDER BY num_enrolled DESC LIMIT 1	advising
SELECT course_id, COUNT(*) AS total_participants FROM student_record GROUP BY course_id ORDER BY total_participants DESC	advising
SELECT course_id, COUNT(*) FROM student_record GROUP BY course_id ORDER BY COUNT(*) DESC	advising
SELECT student_id, SUM(credit) FROM student_record GROUP BY student_id ORDER BY SUM(credit) DESC	advising
SELECT instructor_id, COUNT(*) FROM course_prerequisite GROUP BY instructor_id ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT CAST(COUNT(CASE WHEN T2.has_exams THEN 1 ELSE 0 END) AS REAL) / COUNT(CASE WHEN T2.has_exams THEN 1 ELSE 0 END) FROM course AS T1 INNER JOIN student_record AS T2 ON T1.course_id = T2.course_id	advising
SELECT CAST(SUM(CASE WHEN T1.grade = 'clear' THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.course_id) FROM student_record AS T1	advising
SELECT CAST(COUNT(CASE WHEN T2.has_projects THEN 1 ELSE NULL END) AS REAL) / COUNT(CASE WHEN T2.has_exams THEN 1 ELSE NULL END) FROM course AS T1 INNER JOIN course_offering AS T2 ON T1.course_id = T2.course_id	advising
SELECT course_id, helpfulness_score / clarity_score FROM course	advising
SELECT AVG(enrolled) / AVG(reviews) FROM course	advising
SELECT DISTINCT course.name FROM course_offering AS CO, course AS C, student_record AS SR WHERE CO.course_id = SR.course_id AND SR.declare_major = 'Computer Science' AND SR.program_id = (SELECT program_id FROM program WHERE name = 'Computer Science')	advising
SELECT DISTINCT T1.name FROM course_prerequisite AS T1 JOIN course_prerequisite AS T2 ON T1.course_id = T2.course_id WHERE T2.final_project = 1 AND T2.final_exam = 1	advising
SELECT COUNT(student_id) FROM student_record WHERE course_id IN (SELECT course_id FROM course_prerequisite WHERE has_final_project OR has_final_exam)	advising
SELECT program_id, SUM(total_credit) FROM student_record GROUP BY program_id	advising
SELECT program_id, COUNT(student_id) FROM student_record GROUP BY program_id	advising
SELECT firstname, lastname FROM student WHERE declare_major IS NOT NULL AND minor IS NOT NULL ORDER BY lastname	advising
SELECT AVG(T2.total_gpa) FROM student_record AS T1 INNER JOIN student AS T2 ON T1.student_id = T2.student_id WHERE T1.program_id = 'Mathematics' AND T1.declare_major = 'Mathematics'	advising
SELECT DISTINCT T1.name FROM area AS T1 JOIN course_offering AS T2 ON T1.course_id = T2.course_id JOIN program AS T3 ON T2.program_id = T3.program_id WHERE T3.name = 'Computer Science'	advising
SELECT course.name, course.easiness_score FROM course WHERE course.department = 'Computer Science'	advising
SELECT DISTINCT student_id FROM student_record WHERE how = 'in-person' AND grade = 'C'	advising
SELECT MIN(T1.time_elapsed) FROM flight AS T1	atis
SELECT CAST(CAST(SUM(CASE WHEN T2.departure_time - T2.arrival_time < 34 THEN 1 ELSE 0 END) AS REAL) AS REAL) / COUNT(T2.departure_time) - 34 FROM fare_basis	atis
SELECT month_name, COUNT(*) FROM flight GROUP BY month_name	atis
SELECT MIN(departure_time) FROM flight	atis
SELECT T1.airline_code, SUM(T2.round_trip_cost) AS total_cost FROM flight AS T1 JOIN fare_basis AS T2 ON T1.fare_basis_code = T2.fare_basis_code WHERE T1.round_trip_required = 'Yes'	atis
SELECT AVG(fare.round_trip_cost) FROM fare JOIN flight_leg ON fare.flight_id = flight_leg.flight_id JOIN flight_stop ON flight_leg.flight_id = flight_stop.flight_id JOIN flight ON flight_leg.flight_id = flight.flight_id JOIN airport_service ON flight_service.airport_code = flight.airport_code JOIN airport ON airport_service.airport_code = airport.airport_code WHERE airport.airport_location = 'Los Angeles' AND airport.airport_location =	atis
SELECT AVG(fare_one_way_cost) FROM fare WHERE restriction.application = 'One-Way'	atis
SELECT compartment, COUNT(*) FROM food_service GROUP BY compartment ORDER BY COUNT(*) DESC	atis
SELECT DISTINCT T1.airport_code, COUNT(T2.flight_id) FROM airport_service AS T1 INNER JOIN flight AS T2 ON T1.airport_code = T2.airport_code WHERE T2.connections = 0	atis
SELECT flight_id FROM flight WHERE airport.airport_location = 'Chicago' AND city.city_name = 'Chicago' AND airport.airport_code = 'ORD' ORDER BY fare.from_airport ASC	atis
SELECT MIN(minimum_connect_time) FROM airport	atis
SELECT aircraft_code FROM aircraft WHERE weight = (SELECT MAX(weight) FROM aircraft)	atis
SELECT airline_name FROM airline GROUP BY airline_name ORDER BY count(*) DESC LIMIT 2	atis
SELECT aircraft_code FROM aircraft WHERE cruising_speed > 200 ORDER BY aircraft_code ASC	atis
SELECT CAST(MAX(range_miles) AS REAL) / CAST(MAX(payload) AS REAL) FROM aircraft	atis
SELECT CAST(SUM(CASE WHEN T1.restriction_code = 'One-Way' THEN T2.one_direction_cost ELSE 0 END) AS REAL) / SUM(CASE WHEN T1.restriction_code = 'One-Way' THEN T2.round_trip_cost ELSE 0 END) FROM fare AS T1 INNER JOIN fare_basis AS T2 ON T1.fare_basis_code = T2.fare_basis_code	atis
SELECT aircraft_code, CAST(capacity AS REAL) / CAST(range_miles AS REAL) FROM aircraft	atis
SELECT T1.airline_code, COUNT(T2.stops) / COUNT(T2.flight_id) AS proportion FROM airport_service AS T1 JOIN flight_stop AS T2 ON T1.airport_code = T2.airport_code GROUP BY T1.airline_code	atis
SELECT AVG(cruise_speed / payload) FROM aircraft	atis
SELECT T1.flight_id, T2.composition_description FROM food_service AS T1 JOIN fare_basis AS T2 ON T1.fare_basis_code = T2.fare_basis_code WHERE T1.compartment = 'First Class' AND T2.class_type = 'First Class'	atis
SELECT DISTINCT T1.airline_name FROM airport AS T1 JOIN city AS T2 ON T1.airport_code = T2.city_code WHERE T2.city_name = 'Dallas' AND T1.airport_location = 'Dallas'	atis
SELECT DISTINCT T1.airline_name FROM airport AS T1 JOIN airport_service AS T2 ON T1.airport_code = T2.airport_code WHERE T2.airport_code IN ('LAX', 'ORD')	atis
SELECT DISTINCT T1.airline_name, T1.stop_airport, COUNT(T2.stop_airport) FROM airport AS T1 JOIN airport_service AS T2 ON T1.airport_code = T2.airport_code JOIN flight_stop AS T3 ON T2.airport_code = T3.airport_code JOIN ground_service AS T4 ON T3.airport_code = T4.airport_code WHERE T1.airport_code = 'ORD' AND T1.airport_code	atis
SELECT DISTINCT T1.airline_code FROM airport AS T1 JOIN airport_service AS T2 ON T1.airport_code = T2.airport_code JOIN flight AS T3 ON T2.airport_code = T3.airport_code JOIN flight_stop AS T4 ON T3.flight_id = T4.flight_id WHERE T3.from_airport = 'JFK' OR T3.to_airport = 'JFK' OR T4.stop_airport = 'J	atis
SELECT T1.state_code FROM airport AS T1 INNER JOIN city AS T2 ON T1.city_code = T2.city_code INNER JOIN country AS T3 ON T2.country_code = T3.country_code WHERE T1.airport_name LIKE 'Orlando International Airport'	atis
SELECT DISTINCT T1.flight_number FROM flight AS T1 INNER JOIN airport AS T2 ON T1.from_airport = T2.airport_code INNER JOIN city AS T3 ON T2.city_code = T3.city_code INNER JOIN country AS T4 ON T3.country_name = T4.country_name WHERE T2.state_code LIKE 'NY%' AND T2.airport_code LIKE 'JFK%' AND T1.flight_days LIKE 'Mon%' OR T1.f	atis
SELECT SUM(fare.round_trip_cost) FROM fare JOIN flight_leg ON fare.flight_id = flight_leg.flight_id JOIN flight_stop ON flight_leg.leg_flight = flight_stop.leg_flight JOIN flight ON flight_stop.stop_airport = flight.airport_code JOIN airport ON flight_stop.stop_airport = airport.airport_code JOIN city ON airport.city_code = city.city_code WHERE city.city_name = 'New York' AND city.city_name = 'Los Angeles' AND state.state	atis
SELECT MIN(flight_stop.stop_time) FROM flight_stop WHERE flight_stop.stop_airport = 'JFK'	atis
SELECT COUNT(*) FROM flight_leg WHERE leg_flight IN (SELECT flight_id FROM flight WHERE round_trip_required = 'Y')	atis
SELECT SUM(population) FROM city	geography
SELECT country_name, AVG(length) FROM river GROUP BY country_name	geography
SELECT country_name, COUNT(*) FROM river GROUP BY country_name	geography
SELECT country_name, COUNT(*) FROM mountain GROUP BY country_name	geography
SELECT state_name, COUNT(*) FROM lake GROUP BY state_name	geography
SELECT state_name FROM state ORDER BY density DESC	geography
SELECT lake_name FROM lake ORDER BY area DESC	geography
SELECT city_name, population FROM city ORDER BY population DESC LIMIT 5	geography
SELECT river_name, length FROM river ORDER BY length DESC	geography
SELECT mountain_name, mountain_altitude FROM mountain ORDER BY mountain_altitude DESC	geography
SELECT CAST(CASE WHEN city.country_name = 'United States' THEN city.population ELSE 0 END AS REAL) / CAST(CASE WHEN state.country_name = 'California' THEN state.population ELSE 0 END AS REAL)	geography
SELECT CAST(river.length AS REAL) / CAST(rhine.length AS REAL) FROM river AS river JOIN highlow AS highlow ON river.river_name = highlow.river_name	geography
SELECT CAST(SUM(CASE WHEN mountain.mountain_name = 'Mount Everest' THEN mountain_altitude ELSE 0 END) AS REAL) / SUM(CASE WHEN mountain.mountain_name = 'Dhaulagiri' THEN mountain_altitude ELSE 0 END)	geography
SELECT city_name, CAST(population AS REAL) / CAST(population AS REAL) * 100 AS proportion FROM city	geography
SELECT T1.population / T1.area FROM state AS T1	geography
SELECT country_name FROM lake WHERE country_name IN (SELECT country_name FROM river)	geography
SELECT T1.state_name FROM border_info AS T1 JOIN city AS T2 ON T1.state_name = T2.state_name WHERE T2.city_name = 'Lake Ontario'	geography
SELECT T2.lake_name FROM lake AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name WHERE T1.lake_name LIKE 'Lake%' AND T2.area > 1000	geography
SELECT state_name, highest_point FROM highlow	geography
SELECT AVG(length) FROM river WHERE country_name IN (SELECT country_name FROM lake)	geography
SELECT state_name FROM state WHERE population < 1000000	geography
SELECT r.river_name FROM river r JOIN city c ON r.state_name = c.state_name WHERE c.population >= 3	geography
SELECT lake_name, area FROM lake WHERE state_name LIKE 'Michigan'	geography
SELECT mountain_name, mountain_altitude FROM mountain WHERE country_name LIKE 'Nepal'	geography
SELECT city_name, population FROM city WHERE country_name LIKE 'United States'	geography
SELECT food_type, COUNT(*) FROM restaurant GROUP BY food_type	restaurants
SELECT city_name, COUNT(*) FROM restaurant GROUP BY city_name	restaurants
SELECT food_type, AVG(rating) FROM restaurant GROUP BY food_type	restaurants
SELECT city_name, COUNT(*) FROM restaurant WHERE food_type = 'Italian' GROUP BY city_name	restaurants
SELECT city_name, COUNT(*) FROM restaurant GROUP BY city_name ORDER BY COUNT(*) DESC	restaurants
SELECT street_name FROM location GROUP BY street_name ORDER BY count(*) DESC LIMIT 1	restaurants
SELECT T2.name FROM restaurant AS T1 JOIN geographic AS T2 ON T1.city_name = T2.city_name WHERE T1.food_type = 'Italian' AND T2.region = 'New York' ORDER BY T1.name	restaurants
SELECT region, AVG(rating) FROM restaurant GROUP BY region ORDER BY region	restaurants
SELECT name FROM restaurant ORDER BY rating DESC LIMIT 3	restaurants
SELECT name FROM restaurant ORDER BY rating DESC	restaurants
SELECT CAST(COUNT(T1.id) AS REAL) / COUNT(T2.id) FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id WHERE T1.rating > 4.5	restaurants
SELECT CAST(SUM(CASE WHEN T2.rating > 4 THEN 1 ELSE 0 END) AS REAL) / COUNT(T2.id) FROM restaurant AS T1 INNER JOIN location AS T2 ON T1.id = T2.restaurant_id	restaurants
SELECT CAST(COUNT(T2.id) AS REAL) / COUNT(T1.id) FROM geographic AS T1 INNER JOIN location AS T2 ON T1.city_name = T2.city_name INNER JOIN restaurant AS T3 ON T2.restaurant_id = T3.id WHERE T3.rating > 4	restaurants
SELECT CAST(SUM(CASE WHEN T2.food_type = 'Vegan' THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.id) FROM geographic AS T1 INNER JOIN location AS T2 ON T1.city_name = T2.city_name INNER JOIN restaurant AS T3 ON T2.restaurant_id = T3.id WHERE T1.city_name = 'San Francisco'	restaurants
SELECT CAST(SUM(CASE WHEN T2.food_type = 'Italian' THEN 1 ELSE 0 END) AS REAL) / COUNT(T2.id) FROM geographic AS T1 INNER JOIN location AS T2 ON T1.city_name = T2.city_name INNER JOIN restaurant AS T3 ON T2.restaurant_id = T3.id WHERE T1.city_name = 'Los Angeles'	restaurants
SELECT city_name, restaurant_name, COUNT(*) FROM restaurant GROUP BY city_name HAVING COUNT(*) > 1	restaurants
SELECT AVG(rating) FROM restaurant WHERE food_type = 'Mexican'	restaurants
SELECT region, AVG(rating) FROM restaurant GROUP BY region	restaurants
SELECT region, COUNT(*) FROM restaurant WHERE food_type = 'Italian' GROUP BY region	restaurants
SELECT region, COUNT(*) FROM restaurant GROUP BY region	restaurants
SELECT city_name FROM restaurant WHERE rating = (SELECT MAX(rating) FROM restaurant)	restaurants
SELECT T2.name, T2.rating FROM geographic AS T1 INNER JOIN location AS T2 ON T1.city_name = T2.city_name INNER JOIN restaurant AS T3 ON T2.restaurant_id = T3.id WHERE T3.rating > 4	restaurants
SELECT T2.name, T2.food_type FROM location AS T1 INNER JOIN restaurant AS T2 ON T1.restaurant_id = T2.id WHERE T1.street_name = 'Market St' AND T1.city_name = 'San Francisco'	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian'	restaurants
SELECT T2.name FROM geographic AS T1 JOIN location AS T2 ON T1.city_name = T2.city_name JOIN restaurant AS T3 ON T2.restaurant_id = T3.id WHERE T3.rating > 4	restaurants
SELECT COUNT(paperid) FROM paper	scholar
SELECT year, COUNT(*) FROM paper GROUP BY year	scholar
SELECT T1.datasetid, COUNT(T2.paperid) FROM paperdataset AS T1 JOIN paperfield AS T2 ON T1.paperid = T2.paperid GROUP BY T1.datasetid	scholar
SELECT COUNT(T1.keyphraseid) FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid	scholar
SELECT COUNT(DISTINCT authorid) FROM paperdataset WHERE numciting > 2	scholar
SELECT paperid, COUNT(*) AS author_count FROM paper GROUP BY paperid ORDER BY author_count DESC LIMIT 1	scholar
SELECT COUNT(T1.keyphraseid) AS numkeyphrases, T1.paperid FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T2.paperid ORDER BY T2.paperid ASC	scholar
SELECT title FROM paper WHERE year = 2020 ORDER BY title ASC	scholar
SELECT DISTINCT T2.journalname FROM paper AS T1 JOIN journal AS T2 ON T1.journalid = T2.journalid ORDER BY LENGTH(T2.journalname)	scholar
SELECT COUNT(DISTINCT citingpaperid) FROM cite	scholar
SELECT CAST(SUM(CASE WHEN COUNT(T2.keyphraseid) > 1 THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.paperid) FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid	scholar
SELECT CAST(COUNT(CASE WHEN T2.citedpaperid > 2 THEN T1.paperid ELSE NULL END) AS REAL) / COUNT(T1.paperid) FROM paper AS T1 JOIN papercitation AS T2 ON T1.paperid = T2.citedpaperid	scholar
SELECT CAST(SUM(CASE WHEN T1.year = 2020 THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.paperid) FROM paper AS T1	scholar
SELECT CAST(SUM(CASE WHEN COUNT(*) >= 3 THEN 1 ELSE 0 END) AS REAL) / COUNT(*) FROM author	scholar
SELECT CAST(SUM(CASE WHEN T1.datasetid > 1 THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(T1.paperid) FROM paperdataset AS T1	scholar
SELECT DISTINCT T1.paperid FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid WHERE T2.keyphraseid = (SELECT keyphraseid FROM keyphrase WHERE keyphrasename = 'Machine Learning')	scholar
SELECT authorname FROM author GROUP BY authorid ORDER BY COUNT(paperid) DESC	scholar
SELECT COUNT(DISTINCT keyphrasename) FROM paperkeyphrase WHERE paperid IN (SELECT paperid FROM paperdataset WHERE journalid IN (SELECT journalid FROM journal WHERE journalname = 'IEEE Transactions'))	scholar
SELECT T1.journalname, COUNT(T1.paperid) FROM paperdataset AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.journalname ORDER BY T1.journalname	scholar
SELECT COUNT(paperid) FROM paperdataset WHERE datasetid = (SELECT datasetid FROM dataset WHERE datasetname = 'COVID-19 Research')	scholar
SELECT venuename, COUNT(*) FROM paperdataset WHERE paperid = 2 GROUP BY venuename	scholar
SELECT authorname FROM author WHERE authorid IN (SELECT authorid FROM paper WHERE title = 'The Effects of Climate Change on Agriculture')	scholar
SELECT COUNT(paperid) FROM paper WHERE journal.journalname = 'Nature' AND year = 2020	scholar
SELECT COUNT(paperid) FROM paper WHERE title LIKE '%Machine Learning%' AND journalname = 'IEEE Transactions on Pattern Analysis and Machine Intelligence'	scholar
SELECT COUNT(T1.authorid) FROM paper AS T1 INNER JOIN paperfield AS T2 ON T1.paperid = T2.paperid INNER JOIN paperkeyphrase AS T3 ON T2.paperid = T3.paperid INNER JOIN paperdataset AS T4 ON T1.paperid = T4.paperid INNER JOIN paperfield AS T5 ON T4.paperid = T5.paperid INNER JOIN field AS T6 ON T5.fieldid = T6.field	scholar
SELECT COUNT(*) FROM checkin WHERE day < 'Saturday'	yelp
SELECT COUNT(*) FROM review WHERE year = 2023 AND month = 1 AND rid < (SELECT rid FROM review WHERE id = 3)	yelp
SELECT T2.text FROM tip AS T1 INNER JOIN review AS T2 ON T1.rid = T2.rid WHERE T1.year = 2021 AND T1.month = 'March' AND T2.month = 'March'	yelp
SELECT COUNT(T1.year) FROM review AS T1 INNER JOIN tip AS T2 ON T1.rid = T2.rid WHERE T2.month = 'June'	yelp
SELECT n.neighborhood_name, COUNT(b.business_id) FROM neighbourhood n JOIN checkin c ON n.id = c.business_id GROUP BY n.neighborhood_name ORDER BY COUNT(b.business_id) DESC	yelp
SELECT T1.day, COUNT(T2.count) FROM checkin AS T1 JOIN neighbourhood AS T2 ON T1.business_id = T2.business_id WHERE T1.business_id = 'abc123' GROUP BY T1.day	yelp
SELECT T1.business_id, COUNT(T2.count) FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.business_id GROUP BY T1.business_id	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' AND T2.review_text = 'Average'	yelp
SELECT day, COUNT(*) FROM checkin GROUP BY day	yelp
SELECT T1.name FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' ORDER BY T2.rating DESC	yelp
SELECT latitude, longitude FROM business ORDER BY rating DESC LIMIT 1	yelp
SELECT business_id, name FROM business ORDER BY review_count DESC LIMIT 3	yelp
SELECT name FROM business ORDER BY name ASC	yelp
SELECT T2.month, COUNT(T1.rid) FROM review AS T1 JOIN checkin AS T2 ON T1.cid = T2.cid WHERE T1.year = 2021 GROUP BY T2.month ORDER BY T2.month	yelp
SELECT state, COUNT(*) / COUNT(business_id) FROM business GROUP BY state	yelp
SELECT CAST(SUM(CASE WHEN T1.is_open = 1 THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.business_id) FROM business AS T1	yelp
SELECT CAST(COUNT(CASE WHEN T2.day = 'Saturday' THEN T1.cid ELSE NULL END) AS REAL) / COUNT(CASE WHEN T2.day = 'Sunday' THEN T1.cid ELSE NULL END) FROM business AS T1 JOIN checkin AS T2 ON T1.bid = T2.business_id WHERE T1.name = 'Mark’s Bistro'	yelp
SELECT CAST(COUNT(business_id) AS REAL) / COUNT(business_id) FROM business WHERE state = 'California'	yelp
SELECT T2.category_name, CAST(SUM(CASE WHEN T1.rating > 3 THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.rating) AS positive_ratio, CAST(SUM(CASE WHEN T1.rating < 3 THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.rating) AS negative_ratio FROM business AS T1 JOIN category AS T2 ON T1.business_id = T2.business_id GROUP BY	yelp
SELECT COUNT(T1.uid) FROM review AS T1 INNER JOIN neighbourhood AS T2 ON T1.business_id = T2.business_id WHERE T2.neighbourhood_name = 'Downtown'	yelp
SELECT T2.category_name, COUNT(T1.review_count) FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id WHERE T1.state = "California" GROUP BY T2.category_name	yelp
SELECT T1.category_name, COUNT(T2.review_id) FROM business AS T1 JOIN category AS T2 ON T1.business_id = T2.business_id GROUP BY T1.category_name	yelp
SELECT T1.business_id, COUNT(T1.count) FROM checkin AS T1 INNER JOIN business AS T2 ON T1.business_id = T2.business_id WHERE T2.state = 'California' GROUP BY T1.business_id	yelp
SELECT category_name FROM category WHERE business_id IN (SELECT business_id FROM review WHERE text = 'Average') ORDER BY AVG(rating) DESC LIMIT 2	yelp
SELECT COUNT(T1.review_count) FROM business AS T1 INNER JOIN review AS T2 ON T1.bid = T2.business_id INNER JOIN category AS T3 ON T1.business_id = T3.business_id WHERE T3.category_name = 'Cafe' AND YEAR(T2.year) = 2021	yelp
SELECT AVG(rating) FROM review WHERE review.text = 'Average' AND business.city = 'San Francisco'	yelp
SELECT T1.business_id, AVG(T1.rating) FROM business AS T1 INNER JOIN review AS T2 ON T1.business_id = T2.business_id WHERE T2.year = 2021 GROUP BY T1.business_id	yelp
SELECT COUNT(T1.rid) FROM review AS T1 INNER JOIN users AS T2 ON T1.user_id = T2.uid WHERE T2.name = 'Sarah Williams' AND T1.month = 'April'	yelp
SELECT COUNT(T1.count) FROM checkin AS T1 INNER JOIN business AS T2 ON T1.business_id = T2.business_id WHERE T2.state = 'California' AND T1.day = 'Monday' AND T1.rating = (SELECT AVG(T1.rating) FROM review AS T3 WHERE T3.business_id = T1.business_id)	yelp
SELECT sbTxCustId, sbTxCustName, COUNT(*) FROM sbTransaction WHERE sbTxType = 'sell' AND sbTxDateTime >= '2023-04-01' GROUP BY sbTxCustId, sbTxCustName ORDER BY COUNT(*) DESC LIMIT 1	broker
SELECT AVG(sbTxCost) FROM sbTransaction WHERE sbTxCustId IN (SELECT sbTxCustId FROM sbCustomer WHERE sbCustStatus = 'Success' AND sbCustJoinDate >= DATE('2023-01-01') AND sbCustJoinDate < DATE('2023-04-01'))	broker
SELECT sbCustId, sbCustJoinDate - sbTxCustJoinDate FROM sbCustomer WHERE sbTxCustId IS NOT NULL	broker
SELECT T2.treatment_id, T2.treatment_start_dt, T2.adverse_event_date, T2.description FROM outcomes AS T1 INNER JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id WHERE T1.adverse_event_date > DATE_SUB(CURDATE(), INTERVAL 10 DAY)	derm_treatment
SELECT T1.concomitant_meds.start_dt, T1.concomitant_meds.end_dt FROM treatments AS T1 INNER JOIN concomitant_meds AS T2 ON T1.treatment_id = T2.treatment_id WHERE T2.start_dt - T1.start_dt <= 2 * 7	derm_treatment
SELECT AVG(tx_limit_daily) AS average_transaction_daily, AVG(tx_limit_monthly) AS average_transaction_monthly FROM user_setting_snapshot WHERE created_at >= '2023-01-01'	ewallet
SELECT u.username, u.email, u.created_at FROM users u WHERE u.created_at < DATE_SUB(CURDATE(), INTERVAL 1 YEAR)	ewallet
SELECT AVG(T1.session_end_ts - T1.session_start_ts) / 60 / 60 / 100 AS avg_session_duration FROM user_sessions AS T1	ewallet
SELECT m.mid, m.registration_date, c.cid, c.start_date FROM merchants m JOIN coupons c ON m.mid = c.merchant_id WHERE c.start_date >= DATE_SUB(CURDATE(), INTERVAL 1 YEAR)	ewallet
SELECT s.first_name, s.last_name, s.hire_date - s.termination_date AS employed_days FROM salespersons s WHERE s.hire_date < s.termination_date ORDER BY employed_days ASC LIMIT 1	car_dealership
SELECT COUNT(*) FROM payments_made WHERE vendor_name = 'Utility Company' AND payment_date BETWEEN '2023-05-01' AND '2023-05-07'	car_dealership
SELECT car_id, make, model, year FROM cars WHERE is_in_inventory = True AND strftime('%Y', snapshot_date) = '2023-03'	car_dealership
SELECT T1.customer_id, T1.first_name, T1.last_name, SUM(T2.sale_price) AS total_quarterly_sales FROM sales AS T1 JOIN salespeople AS T2 ON T1.salesperson_id = T2.id WHERE T1.year = 2023 GROUP BY T1.customer_id, T1.first_name, T1.last_name	car_dealership
SELECT sbTxCustType, COUNT(DISTINCT sbTxCustId) AS num_customers, AVG(sbTxCustId) AS avg_customers FROM sbTransaction WHERE sbTxCustDateTime BETWEEN '2023-01-01' AND '2023-03-31' GROUP BY sbTxCustType ORDER BY num_customers DESC LIMIT 3	broker
SELECT sbTickerSymbol, COUNT(sbTxId), SUM(sbTxAmount) FROM sbTransaction GROUP BY sbTickerSymbol ORDER BY SUM(sbTxAmount) DESC LIMIT 10	broker
SELECT sbCustState, sbTickerType, COUNT(*) FROM sbCustomer JOIN sbTransaction ON sbCustomer.sbCustId = sbTransaction.sbTxCustId GROUP BY sbCustState, sbTickerType ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT DISTINCT sbCustId FROM sbTransaction WHERE sbTxType = 'buy'	broker
SELECT DISTINCT sbTickerId FROM sbDailyPrice WHERE sbDpDate >= '2023-04-01'	broker
SELECT sbTxCStatus, COUNT(*) FROM sbTransaction GROUP BY sbTxCStatus ORDER BY COUNT(*) DESC LIMIT 3	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer GROUP BY sbCustCountry ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT sbCustId, sbCustName FROM sbCustomer WHERE sbCustId NOT IN (SELECT sbTxCustId FROM sbTransaction)	broker
SELECT sbTickerId, sbTickerSymbol FROM sbTicker WHERE sbDpTickerId IS NULL	broker
SELECT T2.state, COUNT(DISTINCT T1.customer_id) AS unique_customers, SUM(T1.sale_price) AS total_revenue FROM customers AS T1 JOIN sales AS T2 ON T1.id = T2.customer_id GROUP BY T2.state ORDER BY total_revenue DESC LIMIT 5	car_dealership
SELECT T1.make, T1.model, SUM(T2.sale_price) AS total_sales, SUM(T2.total_revenue) AS total_revenue FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id GROUP BY T1.make, T1.model ORDER BY total_revenue DESC LIMIT 5	car_dealership
SELECT DISTINCT T1.id FROM customers AS T1 JOIN sales AS T2 ON T1.id = T2.customer_id	car_dealership
SELECT DISTINCT salesperson_id FROM salespersons JOIN payments_received ON salesperson_id = salesperson_id WHERE payment_method = 'cash'	car_dealership
SELECT payment_method, COUNT(*) AS total_payments, SUM(payment_amount) AS total_amount FROM payments_received GROUP BY payment_method ORDER BY total_amount DESC LIMIT 3	car_dealership
SELECT T2.state, SUM(T1.signups) FROM customers AS T1 JOIN sales AS T2 ON T1.id = T2.customer_id GROUP BY T2.state ORDER BY SUM(T1.signups) DESC LIMIT 2	car_dealership
SELECT c.id, c.make, c.model, c.year FROM cars c LEFT JOIN sales s ON c.id = s.car_id	car_dealership
SELECT s.id, s.first_name, s.last_name FROM salespersons s LEFT JOIN sales s ON s.id = s.salesperson_id	car_dealership
SELECT DISTINCT ins_type, AVG(tot_drug_amt) AS avg_pasi_score, COUNT(DISTINCT patient_id) AS num_distinct_patients FROM treatments WHERE end_dt LIKE '2022%' GROUP BY ins_type ORDER BY avg_pasi_score DESC LIMIT 5	derm_treatment
SELECT drug_name, COUNT(*) AS num_treatments, AVG(dos_amt) AS avg_drug_amount FROM drugs GROUP BY drug_name ORDER BY num_treatments DESC LIMIT 5	derm_treatment
SELECT d.diag_name, COUNT(DISTINCT p.patient_id), d.diag_desc FROM diagnoses d JOIN patients p ON d.diag_id = p.diag_id WHERE d.diag_desc = 'itch vas' AND d.diag_id IN (SELECT diag_id FROM outcomes WHERE day100_itch_vas = (SELECT max(day100_itch_vas) FROM outcomes)) GROUP BY d.diag_name ORDER BY COUNT(DISTINCT p.patient_id) DESC LIMIT 3	derm_treatment
SELECT DISTINCT T1.doc_id, T1.first_name, T1.last_name FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id	derm_treatment
SELECT DISTINCT T1.patient_id, T1.first_name, T1.last_name FROM outcomes AS T1	derm_treatment
SELECT insurance_type, AVG(height_cm), AVG(weight_kg) FROM patients GROUP BY insurance_type ORDER BY AVG(height_cm) DESC LIMIT 3	derm_treatment
SELECT specialty, COUNT(*) FROM doctors GROUP BY specialty ORDER BY COUNT(*) DESC LIMIT 2	derm_treatment
SELECT patient_id, first_name, last_name FROM patients WHERE patient_id NOT IN (SELECT patient_id FROM treatments)	derm_treatment
SELECT drug_id, drug_name FROM drugs WHERE drug_id NOT IN (SELECT drug_id FROM treatments)	derm_treatment
SELECT COUNT(DISTINCT uid) FROM wallet_transactions_daily WHERE coupon_id IS NOT NULL AND merchants.status = 'active' AND users.status = 'active' AND YEAR(created_at) = 2023	ewallet
SELECT c.code, COUNT(r.redemptions), SUM(r.amount) FROM coupons c JOIN wallet_transactions_daily r ON c.cid = r.cid GROUP BY c.coupon_id ORDER BY COUNT(r.redemptions) DESC LIMIT 3	ewallet
SELECT T1.country, COUNT(DISTINCT T1.uid) AS num_users, SUM(T1.amount) AS total_amount FROM notifications AS T1 INNER JOIN users AS T2 ON T1.user_id = T2.uid WHERE T1.type = 'transaction' GROUP BY T1.country ORDER BY total_amount DESC LIMIT 5	ewallet
SELECT DISTINCT merchant_id FROM wallet_transactions_daily WHERE type = 'transaction'	ewallet
SELECT DISTINCT uid FROM notifications WHERE type = 'transaction'	ewallet
SELECT type, COUNT(*) FROM notifications WHERE type = 'transaction' GROUP BY type ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT device_type, COUNT(*) FROM user_sessions GROUP BY device_type ORDER BY COUNT(*) DESC LIMIT 2	ewallet
SELECT uid, username FROM users WHERE uid NOT IN (SELECT user_id FROM notifications)	ewallet
SELECT mid, name FROM merchants WHERE mid NOT IN (SELECT mid FROM coupons)	ewallet
SELECT sbCustName, SUM(sbTxAmount) AS TotalTransactionAmount FROM sbCustomer JOIN sbTransaction ON sbCustomer.sbCustId = sbTransaction.sbTxCustId GROUP BY sbCustName ORDER BY TotalTransactionAmount DESC LIMIT 5	broker
SELECT sbCustName, CAST(SUM(CASE WHEN sbTxCStatus = 'success' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(*) AS SuccessRate FROM sbCustomer WHERE sbCustStatus = 'success' GROUP BY sbCustName ORDER BY SuccessRate ASC	broker
SELECT DISTINCT T2.sbTickerSymbol, T2.sbDpHigh - T2.sbDpLow FROM sbDailyPrice AS T1 INNER JOIN sbTicker AS T2 ON T1.sbDpTickerId = T2.sbTickerId WHERE T1.sbDpDate BETWEEN '2023-04-01' AND '2023-04-04'	broker
SELECT sbTickerSymbol, strftime('%m', sbDpDate) AS month, AVG(sbDpClose) AS avg_close, MAX(sbDpClose) AS max_close, MIN(sbDpClose) AS min_close, AVG(sbDpClose) - AVG(sbDpClose_previous_month) AS mo_mc FROM sbDailyPrice WHERE sbDpTickerId IN (SELECT sbTickerId FROM sbTransaction WHERE sbTxCustId IN (SELECT sbCust	broker
SELECT sbCustName, COUNT(sbTxId), SUM(sbTxAmount), CR FROM sbCustomer GROUP BY sbCustName ORDER BY SUM(sbTxAmount) DESC	broker
SELECT sbCustId, sbCustName, COUNT(*) AS num_transactions FROM sbCustomer JOIN sbTransaction ON sbCustId = sbTransaction.sbTxCustId WHERE sbCustJoinDate = (SELECT MAX(date) FROM sbCustomer) GROUP BY sbCustId, sbCustName	broker
SELECT COUNT(DISTINCT sbCustId) FROM sbCustomer WHERE sbCustEmail LIKE '%.com' AND sbTickerSymbol LIKE '%FAANG%'	broker
SELECT COUNT(sbCustId) FROM sbCustomer WHERE sbCustName LIKE '%J%' OR sbCustName LIKE '%ez%' AND sbCustCity LIKE '%a%'	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer WHERE sbCustJoinDate >= '2023-01-01' GROUP BY sbCustCountry	broker
SELECT sbCustCountry, CAST(SUM(CASE WHEN sbCustStatus = 'Active' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(sbCustId) FROM sbCustomer WHERE sbCustJoinDate LIKE '2022%'	broker
SELECT AVG(T2.payment_date - T1.sale_date) / 2 FROM payments_received AS T1 JOIN sales AS T2 ON T1.sale_id = T2.id	car_dealership
SELECT make, model, MAX(sale_price) FROM cars WHERE id IN (SELECT car_id FROM sales WHERE sale_date = (SELECT MAX(snapshot_date) FROM inventory_snapshots))	car_dealership
SELECT s.id, s.first_name, s.last_name, SUM(s.sale_price) as total_sales_amount FROM salespersons s JOIN sales s ON s.id = s.salesperson_id GROUP BY s.id ORDER BY total_sales_amount DESC LIMIT 5	car_dealership
SELECT s.first_name, s.last_name, SUM(s.sale_price) AS total_sales_amount, COUNT(s.id) AS number_of_sales, sr FROM sales s JOIN salespersons sp ON s.salesperson_id = sp.id GROUP BY sp.id ORDER BY total_sales_amount DESC	car_dealership
SELECT c.make, c.model, s.sale_price FROM cars c JOIN sales s ON c.id = s.car_id WHERE s.sale_date = (SELECT MAX(sale_date) FROM inventory_snapshots)	car_dealership
SELECT T1.make, T1.model, T1.year, T1.color, T1.vin_number, AVG(T2.sale_price) FROM cars AS T1 INNER JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.make LIKE '%Ford%' OR T1.model LIKE '%Mustang%'	car_dealership
SELECT T1.make, T1.model, COUNT(T2.id) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1VIN_number LIKE '%M5%' GROUP BY T1.make, T1.model	car_dealership
SELECT AVG(sale_price) FROM sales WHERE sale_date BETWEEN '2023-01-01' AND '2023-04-30'	car_dealership
SELECT s.first_name, s.last_name, s.asp FROM salespersons s JOIN sales s2 ON s.id = s2.salesperson_id GROUP BY s.id ORDER BY AVG(s2.sale_price) DESC LIMIT 3	car_dealership
SELECT CAST(SUM(CASE WHEN T2.sale_price > 0 THEN T2.sale_price * T2.year - T2.cost ELSE 0 END) AS REAL) * 100 / SUM(T2.cost) FROM sales AS T1 INNER JOIN salespersons AS T2 ON T1.salesperson_id = T2.id WHERE T1.sale_date LIKE '2023%'	car_dealership
SELECT DISTINCT T2.state FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id WHERE T1.drug_type = 'biologic'	derm_treatment
SELECT AVG(T2.weight_kg) FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id WHERE T2.drug_name = 'Drugalin'	derm_treatment
SELECT T2.description, T1.treatment_id, T1.diag_id, T1.diag_name FROM treatments AS T1 JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id JOIN drugs AS T3 ON T3.drug_id = T2.diag_id WHERE T3.admin_route = 'topical' AND T3.drug_type = 'topical'	derm_treatment
SELECT COUNT(DISTINCT patient_id) FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id JOIN diagnoses AS T3 ON T2.diag_id = T3.diag_id WHERE T3.diag_name = 'Psoriasis vulgaris' AND T3.drug_type = 'biologic'	derm_treatment
SELECT T1.year, COUNT(T2.patient_id) AS new_patients, T1.npi FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id WHERE T2.start_dt = (SELECT min(start_dt) FROM treatments) GROUP BY T1.year	derm_treatment
SELECT doc_id, specialty, COUNT(DISTINCT drug_id) AS num_distinct_drugs, SDR FROM doctors GROUP BY doc_id	derm_treatment
SELECT COUNT(T1.adverse_event_id), T1.drug_id, T1.drug_name FROM adverse_events AS T1 INNER JOIN treatments AS T2 ON DATE(T1.reported_dt, '<interval>') = DATE(T2.date, '<interval>')	derm_treatment
SELECT COUNT(*) FROM patients WHERE email IN ('gmail.com', 'yahoo.com')	derm_treatment
SELECT first_name, last_name, specialty FROM doctors WHERE first_name LIKE 'J%' OR last_name LIKE '%son%'	derm_treatment
SELECT pic FROM patients WHERE gender = 'Female'	derm_treatment
SELECT AVG(T1.weight_kg) FROM patients AS T1 JOIN doctors AS T2 ON T1.doc_id = T2.doc_id WHERE T2.gender = 'Male'	derm_treatment
SELECT T2.drug_name, AVG(T1.ddd) FROM drugs AS T1 JOIN treatments AS T2 ON T1.drug_id = T2.drug_id WHERE T2.end_date IS NOT NULL GROUP BY T1.drug_name	derm_treatment
SELECT CAST(SUM(CASE WHEN T1.day7_pasi_score IS NOT NULL AND T1.day100_pasi_score IS NOT NULL THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(T1.patient_id) FROM outcomes AS T1	derm_treatment
SELECT u.uid, COUNT(wt.txid) FROM users u JOIN wallet_transactions_daily wt ON u.uid = wt.user_id WHERE u.user_type != 'merchant' GROUP BY u.uid	ewallet
SELECT T1.coupon_id, SUM(T2.amount) FROM coupons AS T1 JOIN wallet_transactions_daily AS T2 ON T1.coupon_id = T2.coupon_id WHERE T1.merchant_id = 1 AND T2.type = 'transaction'	ewallet
SELECT u.uid, SUM(T1.session_end_ts - T1.session_start_ts) AS total_session_duration_seconds FROM users u JOIN user_sessions T1 ON u.uid = T1.user_id WHERE T1.session_start_ts BETWEEN '2023-06-01' AND '2023-06-08' GROUP BY u.uid ORDER BY total_session_duration_seconds DESC	ewallet
SELECT user_id, marketing_opt_in FROM user_setting_snapshot ORDER BY created_at DESC	ewallet
SELECT user_id, MAX(balance) FROM wallet_user_balance_daily	ewallet
SELECT T1.name, T1.category, SUM(T2.amount) AS revenue_amount, T2.rank FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T2.receiver_type = 1 GROUP BY T1.name, T1.category	ewallet
SELECT COUNT(*) AS num_coupons, m.mid, m.name FROM coupons AS c JOIN merchants AS m ON c.merchant_id = m.mid WHERE DATE(c.created_at, '<interval>') = DATE(m.created_at, '<interval>') GROUP BY m.mid, m.name	ewallet
SELECT T1.username, SUM(T2.unread_count) FROM users AS T1 INNER JOIN notifications AS T2 ON T1.uid = T2.user_id WHERE LOWER(T1.country) = 'us' AND T2.status = 'unread'	ewallet
SELECT m.name, COUNT(c.coupon_id) FROM merchants m JOIN coupons c ON m.mid = c.merchant_id WHERE LOWER(m.category) LIKE '%Retail%' AND c.status = 'active' GROUP BY m.name	ewallet
SELECT m.name, CAST(COUNT(DISTINCT c.coupon_id) AS REAL) / COUNT(DISTINCT t.txid) AS CPUR FROM merchants m JOIN wallet_transactions_daily t ON m.mid = t.merchant_id WHERE t.status = 'success'	ewallet
