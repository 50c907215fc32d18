SELECT T1.name FROM author AS T1 JOIN writes AS T2 ON T1.aid = T2.aid JOIN publication AS T3 ON T2.pid = T3.pid JOIN domain AS T4 ON T4.oid = T3.did WHERE T4.name = 'Machine Learning' INTERSECT SELECT T1.name FROM author AS T1 JOIN writes AS T2 ON T1.aid = T2.aid JOIN publication AS T3 ON T2.pid	academic
SELECT aid, COUNT(*) FROM cite GROUP BY aid	academic
SELECT COUNT(*), YEAR FROM publication GROUP BY YEAR	academic
SELECT AVG(T1.citation_num), T2.name FROM publication_keyword AS T1 JOIN domain_keyword AS T2 ON T1.kid = T2.kid JOIN domain AS T3 ON T2.did = T3.oid GROUP BY T3.name	academic
SELECT AVG(citation_num), year FROM publication GROUP BY year	academic
SELECT T1.title FROM publication AS T1 JOIN writes AS T2 ON T1.pid = T2.pid GROUP BY T1.pid ORDER BY COUNT(*) DESC LIMIT 1	academic
SELECT T1.name FROM domain AS T1 JOIN domain_author AS T2 ON T1.oid = T2.did GROUP BY T1.oid ORDER BY COUNT(*) DESC LIMIT 5	academic
SELECT T1.title FROM publication AS T1 JOIN writes AS T2 ON T1.pid = T2.pid GROUP BY T1.pid ORDER BY COUNT(*) DESC LIMIT 3	academic
SELECT T1.pid, T1.title FROM publication AS T1 JOIN writes AS T2 ON T1.pid = T2.pid GROUP BY T1.pid ORDER BY COUNT(*) DESC LIMIT 3	academic
SELECT title FROM publication ORDER BY title	academic
SELECT COUNT(*) / COUNT(DISTINCT aid) FROM publication	academic
SELECT COUNT(*) FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid JOIN publication_keyword AS T3 ON T2.pid = T3.pid JOIN domain AS T4 ON T4.did = T3.did JOIN domain_publication AS T5 ON T4.oid = T5.oid JOIN journal AS T6 ON T6.jid = T5.jid	academic
SELECT T1.did, COUNT(*) FROM domain AS T1 JOIN publication_keyword AS T2 ON T1.did = T2.did GROUP BY T1.did	academic
SELECT AVG(year), COUNT(*) FROM publication JOIN journal ON publication.jid = journal.jid GROUP BY YEAR	academic
SELECT T1.continent, AVG(T2.aid) FROM organization AS T1 JOIN author AS T2 ON T1.oid = T2.oid GROUP BY T1.continent	academic
SELECT T1.name, COUNT(*) FROM author AS T1 JOIN publication AS T2 ON T1.aid = T2.aid WHERE T2.year = 2021 GROUP BY T1.aid ORDER BY COUNT(*) DESC LIMIT 1	academic
SELECT COUNT(*), T1.name FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid GROUP BY T1.name	academic
SELECT COUNT(*), T1.jid FROM publication AS T1 JOIN journal AS T2 ON T1.jid = T2.jid GROUP BY T1.jid ORDER BY COUNT(*) DESC	academic
SELECT T1.name, COUNT(*) FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid GROUP BY T1.name ORDER BY COUNT(*) DESC	academic
SELECT COUNT(*) FROM publication AS T1 JOIN journal AS T2 ON T1.jid = T2.jid WHERE T2.name LIKE 'J%'	academic
SELECT T1.name FROM organization AS T1 JOIN domain_author AS T2 ON T1.oid = T2.did JOIN publication AS T3 ON T2.citing = T3.pid JOIN keyword AS T4 ON T3.pid = T4.kid WHERE T4.keyword = 'Machine Learning'	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid WHERE T2.did LIKE '%Martin%'	academic
SELECT name FROM author WHERE aid NOT IN (SELECT aid FROM organization)	academic
SELECT T1.pid FROM publication AS T1 JOIN domain AS T2 ON T1.cid = T2.cid JOIN domain_conference AS T3 ON T2.did = T3.did WHERE T2.name = 'Sociology' AND T3.year = 2020	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid JOIN domain AS T3 ON T2.did = T3.oid JOIN publication AS T4 ON T4.pid = T3.pid WHERE T3.name = 'Computer Science'	academic
SELECT COUNT(*), T1.month FROM student_record AS T1 JOIN student AS T2 ON T1.student_id = T2.student_id GROUP BY T1.month ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT AVG(predicted_graduation_semester - admit_term) FROM student WHERE admit_term > (SELECT MIN(admit_term) FROM student)	advising
SELECT course_id FROM course_offering WHERE semester IN (1, 2) AND end_time < '1pm' AND instructor_id IN (SELECT instructor_id FROM offering_instructor WHERE offering_id IN (SELECT offering_id FROM course_offering WHERE semester = 1 AND end_time < '1pm'))	advising
SELECT SUM(T1.total_gpa) FROM student_record AS T1 JOIN student AS T2 ON T1.student_id = T2.student_id WHERE T2.declare_major = 'Instructor' AND T1.course_id IN (SELECT course_id FROM course_prerequisite AS T3 JOIN course AS T4 ON T3.course_id = T4.course_id WHERE T3.instructor_id = T4.instructor_id AND T4.name = 'Instructor')	advising
SELECT AVG(clarity_score), instructor_id FROM course_prerequisite GROUP BY instructor_id	advising
SELECT COUNT(*), COUNT(*) FROM course_offering WHERE has_final_exam	advising
SELECT COUNT(*), department FROM course GROUP BY department	advising
SELECT semester_id, COUNT(*) FROM course_offering GROUP BY semester_id	advising
SELECT course_id, num_enrolled FROM course ORDER BY num_enrolled DESC LIMIT 1	advising
SELECT COUNT(*), course_id FROM student_record GROUP BY course_id ORDER BY COUNT(*) DESC	advising
SELECT SUM(num_enrolled), course_id FROM course_offering GROUP BY course_id ORDER BY SUM(num_enrolled) DESC	advising
SELECT SUM(total_credit), student_id FROM student_record GROUP BY student_id ORDER BY SUM(total_credit) DESC	advising
SELECT T1.name, COUNT(*) FROM instructor AS T1 JOIN course_prerequisite AS T2 ON T1.instructor_id = T2.instructor_id GROUP BY T1.instructor_id ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT COUNT(*) FROM course WHERE has_exams = 1 / COUNT(*) FROM course WHERE has_exams = 0	advising
SELECT COUNT(*), COUNT(*) FROM course_prerequisite AS T1 JOIN course AS T2 ON T1.course_id = T2.course_id WHERE T1.clear_grading = 1 AND T1.pop_quiz = 1 AND T1.group_projects = 1 AND T1.inspirational = 1 AND T1.long_lectures = 1 AND T1.extra_credit = 1 AND T1.few_tests = 1 AND T1.good_feedback =	advising
SELECT COUNT(*), COUNT(*) FROM course WHERE has_exams = 1 AND has_projects = 1 GROUP BY semester	advising
SELECT T1.course_id, T1.clarity_score, T1.halfness_score FROM course AS T1 JOIN course_prerequisite AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_id	advising
SELECT COUNT(*), COUNT(DISTINCT student_id), COUNT(*) FROM student_record GROUP BY course_id	advising
SELECT DISTINCT T1.course_id FROM course_prerequisite AS T1 JOIN student_record AS T2 ON T1.course_id = T2.course_id JOIN student AS T3 ON T2.student_id = T3.student_id WHERE T3.declare_major = 'Computer Science' AND T3.program_id = (SELECT program_id FROM program WHERE name = 'Computer Science')	advising
SELECT course_id FROM course_prerequisite WHERE has_final_project AND has_final_exam	advising
SELECT COUNT(*) FROM student_record AS T1 JOIN course AS T2 ON T1.course_id = T2.course_id WHERE T2.has_final_project OR T2.has_final_exam	advising
SELECT SUM(total_credit), program_id FROM student_record GROUP BY program_id	advising
SELECT COUNT(*), T1.name FROM program AS T1 JOIN student_record AS T2 ON T1.program_id = T2.program_id GROUP BY T1.name	advising
SELECT firstname, lastname FROM student WHERE declare_major = 'yes' ORDER BY lastname	advising
SELECT AVG(T1.total_gpa) FROM student_record AS T1 JOIN student AS T2 ON T1.student_id = T2.student_id WHERE T2.declare_major = 'Mathematics' AND T2.minor = 'Mathematics'	advising
SELECT T1.name FROM course AS T1 JOIN course_offering AS T2 ON T1.course_id = T2.course_id WHERE T2.department = 'Computer Science'	advising
SELECT T1.name, T1.easiness_score FROM course AS T1 JOIN area AS T2 ON T1.course_id = T2.course_id WHERE T2.area = 'Computer Science'	advising
SELECT DISTINCT T1.student_id FROM student_record AS T1 JOIN course_record AS T2 ON T1.course_id = T2.course_id WHERE T2.grade = 'A' OR T2.grade = 'C'	advising
SELECT MIN(T1.flight_days), MIN(T1.arrival_time - T1.departure_time) FROM flight AS T1	atis
SELECT AVG(T1.fare_airline) - 34 FROM fare AS T1 JOIN flight AS T2 ON T1.fare_id = T2.fare_id	atis
SELECT COUNT(*), T1.month_name FROM flight AS T1 JOIN days AS T2 ON T1.flight_days = T2.days_code GROUP BY T1.month_name	atis
SELECT MIN(T1.departure_time) FROM flight AS T1 JOIN days AS T2 ON T1.flight_days = T2.days_code	atis
SELECT SUM(round_trip_cost), airline_code FROM fare_basis GROUP BY airline_code	atis
SELECT AVG(T1.round_trip_cost), T2.airline_name FROM fare AS T1 JOIN airline AS T2 ON T1.fare_airline = T2.airline_code WHERE T2.airport_code = 'LAX' AND T2.airport_code = 'ORD' GROUP BY T2.airline_name ORDER BY AVG(T1.round_trip_cost) DESC	atis
SELECT AVG(T1.round_trip_cost), T2.airport_code FROM fare AS T1 JOIN airport AS T2 ON T1.to_airport = T2.airport_code GROUP BY T2.airport_code	atis
SELECT compartment, COUNT(*) FROM food_service GROUP BY compartment ORDER BY COUNT(*) DESC	atis
SELECT T1.airport_code, COUNT(*) FROM airport AS T1 JOIN flight_leg AS T2 ON T1.airport_code = T2.from_airport GROUP BY T1.airport_code EXCEPT SELECT T1.airport_code, COUNT(*) FROM airport AS T1 JOIN flight_leg AS T2 ON T1.airport_code = T2.to_airport GROUP BY T1.airport_code	atis
SELECT flight_id FROM flight WHERE from_airport = 'ORD' AND to_airport = 'Chicago' ORDER BY flight_days DESC LIMIT 1	atis
SELECT airport_name FROM airport ORDER BY minimum_connect_time LIMIT 1	atis
SELECT T1.aircraft_code FROM aircraft AS T1 JOIN class_of_service AS T2 ON T1.aircraft_code_sequence = T2.aircraft_code_sequence WHERE T1.capacity = (SELECT MAX(capacity) FROM aircraft)	atis
SELECT airline_name FROM flight GROUP BY airline_name ORDER BY COUNT(*) DESC LIMIT 2	atis
SELECT aircraft_code FROM aircraft WHERE cruising_speed > 200 ORDER BY aircraft_code	atis
SELECT MAX(range_miles), MAX(payload), COUNT(*) FROM aircraft GROUP BY aircraft_code	atis
SELECT T1.fare_airline, T1.round_trip_cost, T1.one_direction_cost FROM fare AS T1 JOIN restriction AS T2 ON T1.restriction_code = T2.restriction_code WHERE T2.application = 'One-Way'	atis
SELECT T1.aircraft_code, T1.range_miles, T1.capacity FROM aircraft AS T1	atis
SELECT COUNT(*), T1.airline_code FROM flight AS T1 JOIN flight_stop AS T2 ON T1.flight_id = T2.flight_id GROUP BY T1.airline_code	atis
SELECT manufacturer, AVG(cruising_speed / payload_load) FROM aircraft GROUP BY manufacturer	atis
SELECT T1.flight_id, T2.meal_description FROM flight AS T1 JOIN food_service AS T2 ON T1.meal_code = T2.meal_code WHERE T2.compartment = 'First Class'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN airport_service AS T2 ON T1.airline_code = T2.airline_code JOIN city AS T3 ON T2.city_code = T3.city_code WHERE T3.city_name = 'Dallas'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN airport_service AS T2 ON T1.airport_code = T2.airport_code JOIN flight AS T3 ON T2.airport_code = T3.from_airport AND T2.airport_code = T3.to_airport WHERE T3.from_airport = 'LAX' AND T3.to_airport = 'ORD'	atis
SELECT T1.airline_name, T2.stops FROM airline AS T1 JOIN flight_stop AS T2 ON T1.airport_code = T2.airport_code WHERE T2.stop_airport = 'JFK' AND T2.stop_airport = 'ORD' ORDER BY T2.stops	atis
SELECT T1.airline_name FROM airline AS T1 JOIN flight AS T2 ON T1.airline_code = T2.airline_code WHERE T2.from_airport = 'JFK' OR T2.to_airport = 'JFK' OR T2.stops > 1	atis
SELECT T1.state_code FROM state AS T1 JOIN airport AS T2 ON T1.state_code = T2.state_code WHERE T2.airport_name LIKE '%Orlando International Airport%'	atis
SELECT T1.flight_number FROM flight AS T1 JOIN airport AS T2 ON T1.from_airport = T2.airport_code JOIN city AS T3 ON T2.city_code = T3.city_code JOIN state AS T4 ON T2.state_code = T4.state_code WHERE T2.airport_name LIKE '%JFK%' AND T3.city_name LIKE '%NY%' AND T4.state_name LIKE '%NY%' AND T1.flight_days LIKE 'Mon	atis
SELECT SUM(T1.round_trip_cost) FROM fare AS T1 JOIN flight AS T2 ON T1.fare_id = T2.fare_id WHERE T2.from_airport = 'JFK' AND T2.to_airport = 'Los Angeles' AND T2.round_trip_required = 1	atis
SELECT MIN(miles_distant) FROM airport_service AS T1 JOIN city AS T2 ON T1.city_code = T2.city_code JOIN airport AS T3 ON T1.airport_code = T3.airport_code WHERE T3.airport_name = 'JFK'	atis
SELECT COUNT(*) FROM flight AS T1 JOIN airport AS T2 ON T1.from_airport = T2.airport_code JOIN city AS T3 ON T2.city_code = T3.city_code JOIN state AS T4 ON T2.state_code = T4.state_code WHERE T2.airport_name LIKE '%JFK%' AND T3.city_name LIKE '%NY%' AND T4.country_name LIKE '%NY%' AND T1.round_trip_required = 'Y'	atis
SELECT SUM(population) FROM city	geography
SELECT AVG(T1.length), T2.country_name FROM river AS T1 JOIN country_name AS T2 ON T1.country_name = T2.country_name GROUP BY T2.country_name	geography
SELECT country_name, COUNT(*) FROM river GROUP BY country_name	geography
SELECT country_name, COUNT(*) FROM mountain GROUP BY country_name	geography
SELECT COUNT(*), T1.state_name FROM state AS T1 JOIN lake AS T2 ON T1.state_name = T2.state_name GROUP BY T1.state_name	geography
SELECT state_name FROM state ORDER BY density DESC	geography
SELECT lake_name FROM lake ORDER BY area DESC	geography
SELECT city_name, population FROM city ORDER BY population DESC LIMIT 5	geography
SELECT river_name FROM river ORDER BY length DESC	geography
SELECT mountain_name, mountain_altitude FROM mountain ORDER BY mountain_altitude DESC	geography
SELECT T1.population / T2.population FROM city AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name WHERE T2.country_name = 'United States' AND T1.state_name = 'California'	geography
SELECT T1.length / T2.length FROM river AS T1 JOIN city AS T2 ON T1.state_name = T2.state_name WHERE T1.river_name = 'Mississippi' AND T2.river_name = 'Rhine'	geography
SELECT T1.mountain_altitude / T2.mountain_altitude FROM mountain AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name WHERE T1.mountain_name = 'Mount Everest' AND T2.mountain_name = 'Dhaulagiri'	geography
SELECT T1.city_name, T2.population / T1.population FROM city AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name	geography
SELECT state_name, population / area FROM state	geography
SELECT country_name FROM lake INTERSECT SELECT country_name FROM river	geography
SELECT T1.state_name FROM state AS T1 JOIN border_info AS T2 ON T1.state_name = T2.state_name WHERE T2.border = 'Ontario'	geography
SELECT T1.lake_name FROM lake AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name WHERE T2.area > 1000	geography
SELECT T1.state_name, T1.population, T2.area FROM state AS T1 JOIN city AS T2 ON T1.state_name = T2.state_name ORDER BY T2.population DESC LIMIT 1	geography
SELECT AVG(T1.length), T2.country_name FROM river AS T1 JOIN country_name AS T2 ON T1.country_name = T2.country_name WHERE T2.capital = 'Lake' GROUP BY T2.country_name	geography
SELECT state_name FROM state_name WHERE population < 100000	geography
SELECT T1.river_name FROM river AS T1 JOIN city AS T2 ON T1.traverse = T2.city_name GROUP BY T1.river_name HAVING COUNT(*) >= 3	geography
SELECT T1.lake_name, T1.area FROM lake AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name WHERE T2.state_name = 'Michigan'	geography
SELECT mountain_name, mountain_altitude FROM mountain WHERE country_name = 'Nepal'	geography
SELECT city_name, population FROM city WHERE country_name = 'United States'	geography
SELECT food_type, COUNT(*) FROM restaurant GROUP BY food_type	restaurants
SELECT city_name, COUNT(*) FROM restaurant GROUP BY city_name	restaurants
SELECT AVG(rating), food_type FROM restaurant GROUP BY food_type	restaurants
SELECT city_name, COUNT(*) FROM restaurant WHERE food_type = 'Italian' GROUP BY city_name	restaurants
SELECT city_name, COUNT(*) FROM location GROUP BY city_name ORDER BY COUNT(*) DESC	restaurants
SELECT T1.street_name FROM location AS T1 JOIN restaurant AS T2 ON T1.restaurant_id = T2.id GROUP BY T1.street_name ORDER BY COUNT(*) DESC LIMIT 1	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian' ORDER BY name	restaurants
SELECT AVG(rating), region FROM restaurant GROUP BY region ORDER BY region	restaurants
SELECT name FROM restaurant ORDER BY rating DESC LIMIT 3	restaurants
SELECT name FROM restaurant ORDER BY rating DESC	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4.5 / COUNT(*)	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4.0 / COUNT(*) FROM restaurant WHERE rating < 4.0 / COUNT(*)	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4 AND city_name = 'New York' / COUNT(*) FROM restaurant WHERE rating < 4 AND city_name = 'New York'	restaurants
SELECT COUNT(*) FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T3.county = 'San Francisco' AND T1.food_type = 'Vegan'	restaurants
SELECT COUNT(*) FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T3.county = 'Los Angeles' AND T1.food_type = 'Italian'	restaurants
SELECT city_name, name, COUNT(*) FROM restaurant GROUP BY city_name HAVING COUNT(*) > 1	restaurants
SELECT AVG(T1.rating), T2.city_name FROM restaurant AS T1 JOIN geographic AS T2 ON T1.city_name = T2.city_name WHERE T1.food_type = 'Mexican' GROUP BY T2.city_name	restaurants
SELECT AVG(rating), region FROM restaurant GROUP BY region	restaurants
SELECT COUNT(*), region FROM restaurant WHERE food_type = 'Italian' GROUP BY region	restaurants
SELECT region, COUNT(*) FROM location GROUP BY region	restaurants
SELECT city_name FROM restaurant ORDER BY rating DESC LIMIT 1	restaurants
SELECT T1.name, T1.rating FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T1.rating > 4 AND T3.city_name = 'New York'	restaurants
SELECT T1.name, T1.food_type FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T3.county = 'San Francisco' AND T2.street_name = 'Market St'	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian'	restaurants
SELECT T1.name FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T3.county = 'Los Angeles' AND T1.rating > 4	restaurants
SELECT COUNT(*), year FROM paper GROUP BY year	scholar
SELECT COUNT(*), year FROM paper GROUP BY year	scholar
SELECT COUNT(*), T1.datasetid FROM paperdataset AS T1 JOIN dataset AS T2 ON T1.datasetid = T2.datasetid GROUP BY T1.datasetid	scholar
SELECT COUNT(*), T1.paperid FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid	scholar
SELECT COUNT(DISTINCT authorid) FROM author AS T1 JOIN paper AS T2 ON T1.authorid = T2.authorid GROUP BY T1.authorid HAVING COUNT(*) > 2	scholar
SELECT T1.paperid, T1.title FROM paper AS T1 JOIN author AS T2 ON T1.authorid = T2.authorid GROUP BY T1.paperid ORDER BY COUNT(*) DESC	scholar
SELECT COUNT(*), T1.paperid FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid ORDER BY T1.paperid	scholar
SELECT title FROM paper WHERE year = 2020 ORDER BY title	scholar
SELECT journalname FROM journal ORDER BY LENGTH(journalname)	scholar
SELECT COUNT(*), T1.paperid FROM paper AS T1 JOIN cite AS T2 ON T1.paperid = T2.citedpaperid GROUP BY T1.paperid ORDER BY COUNT(*) DESC	scholar
SELECT COUNT(*) FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid WHERE T1.keyphraseid IN (SELECT keyphraseid FROM keyphrase GROUP BY keyphraseid HAVING COUNT(*) > 1) AND T2.numciting > 1	scholar
SELECT COUNT(*) FROM paper AS T1 JOIN paperdataset AS T2 ON T1.paperid = T2.paperid GROUP BY T2.paperid HAVING COUNT(*) >= 2	scholar
SELECT COUNT(*), COUNT(*) FROM paper WHERE year = 2020	scholar
SELECT COUNT(*) FROM writes AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.authorid HAVING COUNT(*) >= 3 INTERSECT SELECT COUNT(*) FROM writes AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.authorid HAVING COUNT(*) < 3	scholar
SELECT COUNT(*) FROM paperdataset AS T1 JOIN dataset AS T2 ON T1.datasetid = T2.datasetid WHERE T2.datasetid > 1	scholar
SELECT T1.paperid FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid JOIN keyphrase AS T3 ON T2.keyphraseid = T3.keyphraseid WHERE T3.keyphrasename = 'Machine Learning'	scholar
SELECT T1.authorname FROM author AS T1 JOIN writes AS T2 ON T1.authorid = T2.authorid GROUP BY T1.authorname ORDER BY COUNT(*) DESC	scholar
SELECT COUNT(DISTINCT T1.keyphrasename) FROM keyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid JOIN venue AS T3 ON T2.venueid = T3.venueid WHERE T3.venuename = 'IEEE Transactions'	scholar
SELECT COUNT(*), T1.journalname FROM paper AS T1 JOIN journal AS T2 ON T1.journalid = T2.journalid GROUP BY T2.journalname ORDER BY T2.journalname	scholar
SELECT T1.paperid, COUNT(*) FROM paperdataset AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid JOIN dataset AS T3 ON T1.datasetid = T3.datasetid WHERE T3.datasetname = 'COVID-19 Research' GROUP BY T1.paperid	scholar
SELECT T1.venuename, SUM(numciting) FROM venue AS T1 JOIN paperdataset AS T2 ON T1.venueid = T2.venueid JOIN paper AS T3 ON T2.paperid = T3.paperid WHERE T3.paperid = 2 GROUP BY T1.venueid	scholar
SELECT T1.authorname FROM author AS T1 JOIN writes AS T2 ON T1.authorid = T2.authorid JOIN paper AS T3 ON T2.paperid = T3.paperid WHERE T3.title = 'The Effects of Climate Change on Agriculture'	scholar
SELECT COUNT(*) FROM paper AS T1 JOIN journal AS T2 ON T1.journalid = T2.journalid WHERE T2.journamename = 'Nature' AND T1.year = 2020	scholar
SELECT COUNT(*) FROM paperfield AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid JOIN field AS T3 ON T1.fieldid = T3.fieldid JOIN keyphrase AS T4 ON T1.keyphraseid = T4.keyphraseid WHERE T3.keyphrasename = 'Machine Learning' AND T2.journalid = (SELECT T5.journalid FROM journal AS T5 JOIN paper AS T6 ON T5	scholar
SELECT COUNT(*) FROM paperdataset AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid JOIN writes AS T3 ON T1.paperid = T3.paperid JOIN author AS T4 ON T3.authorid = T4.authorid WHERE T2.venueid IN (SELECT T5.venueid FROM venue AS T5 JOIN journal AS T6 ON T5.journalid = T6.journalid WHERE T6.journam	scholar
SELECT COUNT(*) FROM checkin WHERE day = 'Saturday' - 2	yelp
SELECT COUNT(*) FROM review WHERE year < (SELECT year FROM review ORDER BY year LIMIT 1) - 2	yelp
SELECT T1.text FROM tip AS T1 JOIN review AS T2 ON T1.business_id = T2.business_id WHERE T2.month = 'March' AND T2.year = 2021 AND T2.month - T1.month = 2	yelp
SELECT COUNT(*) FROM review AS T1 JOIN tip AS T2 ON T1.business_id = T2.business_id WHERE T1.month = 'June' AND T2.month = 'December'	yelp
SELECT T1.neighbourhood_name, COUNT(*) FROM neighbourhood AS T1 JOIN checkin AS T2 ON T1.id = T2.business_id GROUP BY T1.neighbourhood_name ORDER BY COUNT(*) DESC LIMIT 1	yelp
SELECT COUNT(*), T1.day FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.id WHERE T2.business_id = 'abc123' GROUP BY T1.day	yelp
SELECT COUNT(*), T1.bid FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.bid GROUP BY T1.business_id	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' GROUP BY T1.name	yelp
SELECT day, COUNT(*) FROM checkin GROUP BY day	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' GROUP BY T1.name ORDER BY AVG(T2.rating) DESC	yelp
SELECT T1.latitude, T1.longitude FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id ORDER BY T2.rating DESC LIMIT 1	yelp
SELECT business_id, name FROM business ORDER BY review_count DESC LIMIT 3	yelp
SELECT name FROM business ORDER BY name	yelp
SELECT COUNT(*), T1.month FROM review AS T1 JOIN users AS T2 ON T1.user_id = T2.uid WHERE T1.year = 2021 GROUP BY T1.month ORDER BY T1.month	yelp
SELECT COUNT(*), COUNT(state), COUNT(*) FROM business GROUP BY state	yelp
SELECT COUNT(*), COUNT(*) FROM business WHERE city = 'San Francisco' AND is_open = 1	yelp
SELECT COUNT(*), COUNT(*) FROM checkin WHERE business_id IN (SELECT business_id FROM business WHERE name = 'Mark’s Bistro') AND day = 'Saturday' OR day = 'Sunday'	yelp
SELECT COUNT(*), COUNT(*) FROM business WHERE state = 'California' INTERSECT SELECT COUNT(*), COUNT(*) FROM business WHERE state = 'New York'	yelp
SELECT T1.category_name, COUNT(*) FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id WHERE T2.rating > 3 GROUP BY T1.category_name ORDER BY COUNT(*) DESC	yelp
SELECT COUNT(*), T1.name FROM users AS T1 JOIN review AS T2 ON T1.uid = T2.user_id JOIN neighbourhood AS T3 ON T3.id = T2.business_id WHERE T3.neighbourhood_name = 'Downtown'	yelp
SELECT COUNT(*), T1.category_name FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id WHERE T1.state = 'California' GROUP BY T1.category_name	yelp
SELECT T1.category_name, COUNT(*) FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id GROUP BY T1.category_name	yelp
SELECT COUNT(*), T1.business_id FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.state = 'California' GROUP BY T1.business_id	yelp
SELECT T1.category_name FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id GROUP BY T1.category_name ORDER BY AVG(T2.rating) DESC LIMIT 2	yelp
SELECT COUNT(*), SUM(T1.rating) FROM review AS T1 JOIN category AS T2 ON T1.business_id = T2.id WHERE T2.category_name = 'Cafe' AND T1.year = 2021	yelp
SELECT AVG(T1.rating) FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.id WHERE T2.city = 'San Francisco'	yelp
SELECT T1.id, AVG(T1.rating) FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.id WHERE T2.year = 2021 GROUP BY T1.id	yelp
SELECT COUNT(*) FROM review AS T1 JOIN users AS T2 ON T1.user_id = T2.uid WHERE T2.name = 'Sarah Williams' AND T1.month = 'April'	yelp
SELECT COUNT(*) FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.id WHERE T2.state = 'California' AND T1.day = 'Monday'	yelp
SELECT T1.sbCustId, T1.sbCustName, COUNT(*) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId WHERE T2.sbTxDateTime LIKE '2023-04-01%' GROUP BY T1.sbCustId ORDER BY COUNT(*) DESC LIMIT 1	broker
SELECT AVG(sbTxPrice) FROM sbTransaction WHERE sbTxCcy = 'USD' AND sbTxStatus = 'success' AND sbTxDateTime >= DATE('2023-01-01', '-1 month')	broker
SELECT T1.sbCustId, T2.sbCustId - T1.sbCustJoinDate FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId WHERE T2.sbTxCustId IS NOT NULL	broker
SELECT T1.treatment_id, T1.start_dt, T2.reported_dt, T2.description FROM treatments AS T1 JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id WHERE T2.reported_dt > DATE_SUB(T1.start_dt, INTERVAL 10 DAY)	derm_treatment
SELECT T1.treatment_id, T1.start_dt, T1.end_dt FROM treatments AS T1 JOIN concomitant_meds AS T2 ON T1.treatment_id = T2.treatment_id WHERE T2.start_dt - T2.end_dt <= INTERVAL 2 WEEK	derm_treatment
SELECT AVG(tx_limit_daily), AVG(tx_limit_monthly) FROM user_setting_snapshot WHERE snapshot_date LIKE '2023-%'	ewallet
SELECT T1.username, T1.email, T1.created_at FROM users AS T1 JOIN notifications AS T2 ON T1.uid = T2.user_id WHERE T2.created_at < DATE_SUB(CURDATE(), INTERVAL 1 YEAR)	ewallet
SELECT AVG(session_end_ts - session_start_ts), device_type FROM user_sessions GROUP BY device_type	ewallet
SELECT T1.mid, T1.created_at, T2.cid FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id WHERE T1.created_at - T2.start_date <= 365	ewallet
SELECT T1.first_name, T1.last_name, T1.phone FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id ORDER BY T2.hire_date - T2.termination_date LIMIT 1	car_dealership
SELECT COUNT(*) FROM payments_made AS T1 JOIN customers AS T2 ON T1.customer_id = T2.id JOIN sales AS T3 ON T1.sale_id = T3.id WHERE T2.first_name = 'John' AND T2.last_name = 'Doe' AND T3.vendor_name = 'Utility Company' AND T1.payment_date LIKE '06/%'	car_dealership
SELECT T1.id, T1.make, T1.model, T1.year FROM cars AS T1 JOIN inventory_snapshots AS T2 ON T1.id = T2.car_id WHERE T2.snapshot_date LIKE '2023-03%' AND T2.is_in_inventory = 1	car_dealership
SELECT SUM(sale_price), T1.state, T1.first_name, T1.last_name FROM sales AS T1 JOIN customers AS T2 ON T1.customer_id = T2.id WHERE T2.zip_code = 1000 AND T1.sale_date LIKE '2023-%' GROUP BY T1.state ORDER BY SUM(sale_price) DESC LIMIT 1	car_dealership
SELECT sbTxCy, COUNT(DISTINCT sbTxCy), AVG(sbTxCy), sbTxCy FROM sbTransaction WHERE sbTxCy = 'BUY' AND sbTxCy = 'SELL' AND sbTxCy = 'BUY' AND sbTxCy = 'SELL' AND sbTxCy = 'BUY' AND sbTxCy = 'SELL' AND sbTxCy = 'BUY' AND sbTxCy	broker
SELECT T1.sbTickerSymbol, COUNT(*), SUM(sbTxAmount) FROM sbTransaction AS T1 JOIN sbDailyPrice AS T2 ON T1.sbTxTickerId = T2.sbDpTickerId GROUP BY T1.sbTxTickerSymbol ORDER BY SUM(sbTxAmount) DESC LIMIT 10	broker
SELECT T1.sbCustState, T2.sbTickerType, COUNT(*) FROM sbCustomer AS T1 JOIN sbTicker AS T2 ON T1.sbCustId = T2.sbCustId GROUP BY T1.sbCustState, T2.sbTickerType ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT DISTINCT sbTxCustId FROM sbTransaction WHERE sbTxType = 'buy'	broker
SELECT DISTINCT sbDpTickerId FROM sbDailyPrice WHERE sbDpDate >= '2023-04-01'	broker
SELECT sbTxCcy, COUNT(*) FROM sbTransaction GROUP BY sbTxCcy ORDER BY COUNT(*) DESC LIMIT 3	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer GROUP BY sbCustCountry ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT sbCustId, sbCustName FROM sbCustomer WHERE sbCustId NOT IN (SELECT sbTxCustId FROM sbTransaction)	broker
SELECT sbTickerId, sbTickerSymbol FROM sbTicker EXCEPT SELECT T1.sbTickerId, T1.sbTickerSymbol FROM sbTicker AS T1 JOIN sbDailyPrice AS T2 ON T1.sbTickerId = T2.sbDpTickerId	broker
SELECT COUNT(*), SUM(sale_price), state FROM sales GROUP BY state ORDER BY SUM(sale_price) DESC LIMIT 5	car_dealership
SELECT T1.make, T1.model, COUNT(*), SUM(T1.cost) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id GROUP BY T1.model ORDER BY SUM(T1.cost) DESC LIMIT 5	car_dealership
SELECT DISTINCT customer_id FROM sales	car_dealership
SELECT DISTINCT T1.id FROM salespersons AS T1 JOIN payments_received AS T2 ON T1.id = T2.salesperson_id WHERE T2.payment_method = 'cash'	car_dealership
SELECT payment_method, COUNT(*), SUM(payment_amount) FROM payments_received GROUP BY payment_method ORDER BY SUM(payment_amount) DESC LIMIT 3	car_dealership
SELECT state, COUNT(*) FROM customers GROUP BY state ORDER BY COUNT(*) DESC LIMIT 2	car_dealership
SELECT T1.id, T1.make, T1.model, T1.year FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.id IS NULL	car_dealership
SELECT T1.id, T1.first_name, T1.last_name FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id WHERE T2.id IS NULL	car_dealership
SELECT AVG(T1.tot_drug_amt), COUNT(DISTINCT T1.patient_id), T1.ins_type FROM treatments AS T1 JOIN patients AS T2 ON T1.patient_id = T2.patient_id WHERE T1.end_dt LIKE '2022-%' GROUP BY T1.ins_type ORDER BY AVG(T1.tot_drug_amt) DESC LIMIT 5	derm_treatment
SELECT T1.drug_name, COUNT(*), AVG(T1.dos_amt) FROM drugs AS T1 JOIN treatments AS T2 ON T1.drug_id = T2.drug_id GROUP BY T1.drug_name ORDER BY COUNT(*) DESC LIMIT 5	derm_treatment
SELECT T1.diag_name, COUNT(DISTINCT T2.patient_id), T1.diag_desc FROM diagnoses AS T1 JOIN patients AS T2 ON T1.patient_id = T2.patient_id GROUP BY T1.diag_name ORDER BY T1.diag_desc DESC LIMIT 3	derm_treatment
SELECT DISTINCT T1.doc_id, T1.first_name, T1.last_name FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id	derm_treatment
SELECT DISTINCT T1.patient_id, T1.first_name, T1.last_name FROM patients AS T1 JOIN outcomes AS T2 ON T1.patient_id = T2.patient_id	derm_treatment
SELECT insurance_type, AVG(height_cm), AVG(weight_kg) FROM patients GROUP BY insurance_type ORDER BY AVG(height_cm) DESC LIMIT 3	derm_treatment
SELECT specialty, COUNT(*) FROM doctors GROUP BY specialty ORDER BY COUNT(*) DESC LIMIT 2	derm_treatment
SELECT patient_id, first_name, last_name FROM patients WHERE patient_id NOT IN (SELECT patient_id FROM treatments)	derm_treatment
SELECT drug_id, drug_name FROM drugs WHERE drug_id NOT IN (SELECT drug_id FROM treatments)	derm_treatment
SELECT COUNT(DISTINCT T1.uid), T1.created_at FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T2.type = 'transaction' AND T2.month = (SELECT MIN(month) FROM wallet_transactions_daily WHERE type = 'transaction') AND T2.status = 'active'	ewallet
SELECT T1.code, COUNT(*), SUM(T1.discount_value) FROM coupons AS T1 JOIN wallet_transactions_daily AS T2 ON T1.coupon_id = T2.coupon_id GROUP BY T1.coupon_id ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT T1.country, COUNT(DISTINCT T2.user_id), SUM(T2.amount) FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T2.type = 'transaction' GROUP BY T1.country ORDER BY SUM(T2.amount) DESC LIMIT 5	ewallet
SELECT DISTINCT T1.mid FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.type = 'transaction'	ewallet
SELECT DISTINCT user_id FROM notifications WHERE type = 'transaction'	ewallet
SELECT type, COUNT(*) FROM notifications GROUP BY type ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT device_type, COUNT(*) FROM user_sessions GROUP BY device_type ORDER BY COUNT(*) DESC LIMIT 2	ewallet
SELECT uid, username FROM users WHERE uid NOT IN (SELECT user_id FROM notifications)	ewallet
SELECT mid, name FROM merchants WHERE mid NOT IN (SELECT merchant_id FROM coupons)	ewallet
SELECT T1.sbCustName, SUM(T2.sbTxAmount) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustName ORDER BY SUM(T2.sbTxAmount) DESC LIMIT 5	broker
SELECT T1.sbCustName, COUNT(*) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustName HAVING COUNT(*) >= 5 ORDER BY COUNT(*) DESC	broker
SELECT T1.sbTickerSymbol, T2.sbDpHigh - T2.sbDpLow FROM sbDailyPrice AS T1 JOIN sbTicker AS T2 ON T1.sbDpTickerId = T2.sbTickerId WHERE T1.sbDpDate >= '2023-04-01' AND T1.sbDpDate <= '2023-04-04' GROUP BY T1.sbDpTickerId	broker
SELECT T1.sbTickerSymbol, T1.sbDpDate, AVG(T2.sbDpClose), MAX(T2.sbDpClose), MIN(T2.sbDpClose), AVG(T2.sbDpClose) - MIN(T2.sbDpClose) FROM sbDailyPrice AS T1 JOIN sbTicker AS T2 ON T1.sbDpTickerId = T2.sbTickerId GROUP BY T1.sbDpDate	broker
SELECT T1.sbCustName, COUNT(*), SUM(T2.sbTxAmount), T1.sbCustRank FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustName ORDER BY SUM(T2.sbTxAmount) DESC LIMIT 1	broker
SELECT T1.sbCustId, T1.sbCustName, COUNT(*) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId WHERE T2.sbTxCustId IN (SELECT sbTxCustId FROM sbTransaction GROUP BY sbTxCustId ORDER BY COUNT(*) DESC LIMIT 1) GROUP BY T1.sbCustId	broker
SELECT COUNT(DISTINCT sbCustId) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId WHERE T1.sbCustEmail LIKE '%.com%' AND T2.sbTxTickerId IN ('AMZN', 'AAPL', 'GOOGL', 'META', 'NFLX')	broker
SELECT COUNT(*) FROM sbCustomer WHERE sbCustName LIKE '%J%' OR sbCustName LIKE '%ez%' AND sbCustState LIKE '%a%'	broker
SELECT COUNT(*), sbCustCountry FROM sbCustomer WHERE sbCustJoinDate >= '2023-01-01' GROUP BY sbCustCountry	broker
SELECT T1.sbCustCountry, T2.ar FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId WHERE T1.sbCustJoinDate LIKE '2022%'	broker
SELECT AVG(T1.sale_date - T2.payment_date) FROM payments_received AS T1 JOIN customers AS T2 ON T1.customer_id = T2.id	car_dealership
SELECT T1.make, T1.model, MAX(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.sale_date > (SELECT MAX(snapshot_date) FROM inventory_snapshots) GROUP BY T1.make, T1.model	car_dealership
SELECT T1.id, T1.first_name, T1.last_name, SUM(T2.sale_price) FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY SUM(T2.sale_price) DESC LIMIT 5	car_dealership
SELECT T1.first_name, T1.last_name, SUM(T2.sale_price), COUNT(*), T1.id FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY SUM(T2.sale_price) DESC	car_dealership
SELECT T1.make, T1.model, T2.sale_price FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.sale_date = (SELECT MAX(sale_date) FROM sales)	car_dealership
SELECT T1.make, T1.model, T1.year, T1.color, T1.vin_number, AVG(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.make LIKE '%Ford%' OR T1.model LIKE '%Mustang%' GROUP BY T1.make, T1.model	car_dealership
SELECT T1.make, T1.model, COUNT(*) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.vin_number LIKE '%M5%' GROUP BY T1.model	car_dealership
SELECT AVG(T2.sale_price) FROM sales AS T1 JOIN payments_made AS T2 ON T1.id = T2.sale_id WHERE T1.sale_date LIKE '2023-01-%' AND T1.sale_date LIKE '2023-04-%'	car_dealership
SELECT T1.first_name, T1.last_name, AVG(T2.sale_price) FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY AVG(T2.sale_price) DESC LIMIT 3	car_dealership
SELECT SUM(T1.sale_price - T1.cost) * 100 / T1.cost FROM sales AS T1 JOIN customers AS T2 ON T1.customer_id = T2.id WHERE T2.zip_code = '90210' AND T1.sale_date LIKE '2023%'	car_dealership
SELECT DISTINCT T1.loc_state FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id WHERE T2.drug_type = 'biologic'	derm_treatment
SELECT AVG(T1.weight_kg) FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id WHERE T2.drug_id IN (SELECT T3.diag_id FROM diagnoses AS T3 JOIN drugs AS T4 ON T3.diag_id = T4.diag_id WHERE T4.drug_name = 'Drugalin')	derm_treatment
SELECT T1.description, T2.treatment_id, T2.drug_id, T3.drug_name FROM adverse_events AS T1 JOIN treatments AS T2 ON T1.treatment_id = T2.treatment_id JOIN drugs AS T3 ON T2.drug_id = T3.drug_id WHERE T3.admin_route = 'topical'	derm_treatment
SELECT COUNT(DISTINCT T1.patient_id) FROM patients AS T1 JOIN diagnoses AS T2 ON T1.patient_id = T2.patient_id JOIN drugs AS T3 ON T2.diag_id = T3.diag_id WHERE T3.diag_name = 'Psoriasis vulgaris' AND T3.drug_type = 'biologic'	derm_treatment
SELECT year_reg, COUNT(*) FROM patients GROUP BY year_reg ORDER BY COUNT(*) DESC LIMIT 1	derm_treatment
SELECT T1.doc_id, T1.specialty, COUNT(DISTINCT T2.drug_id), T1.specialty FROM doctors AS T1 JOIN diagnoses AS T2 ON T1.doc_id = T2.doc_id GROUP BY T1.doc_id ORDER BY COUNT(DISTINCT T2.drug_id) DESC	derm_treatment
SELECT COUNT(*), T1.drug_id, T1.drug_name FROM drugs AS T1 JOIN concomitant_meds AS T2 ON T1.drug_id = T2.med_name WHERE T2.start_dt LIKE DATE('%/%', T1.date) GROUP BY T1.drug_id ORDER BY COUNT(*) DESC LIMIT 1	derm_treatment
SELECT COUNT(*) FROM patients WHERE email LIKE '%@gmail.com%' OR email LIKE '%@yahoo.com%'	derm_treatment
SELECT first_name, last_name, specialty FROM doctors WHERE first_name LIKE '%J%' OR last_name LIKE '%son%'	derm_treatment
SELECT COUNT(*) FROM patients WHERE gender = 'Female'	derm_treatment
SELECT AVG(T1.weight_kg) FROM patients AS T1 JOIN outcomes AS T2 ON T1.patient_id = T2.patient_id WHERE T1.gender = 'Male'	derm_treatment
SELECT T1.drug_name, AVG(T2.dd_amt) FROM drugs AS T1 JOIN treatments AS T2 ON T1.drug_id = T2.drug_id GROUP BY T1.drug_name	derm_treatment
SELECT AVG(T1.day7_pasi_score) FROM outcomes AS T1 JOIN patients AS T2 ON T1.patient_id = T2.patient_id WHERE T2.ins_type = 'patient' AND T2.ins_policy_num = 'D7D100PIR'	derm_treatment
SELECT COUNT(*), T1.uid FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T1.uid NOT IN (SELECT user_id FROM users AS T3 JOIN wallet_transactions_daily AS T4 ON T3.uid = T4.receiver_id WHERE T4.type = 'transaction') GROUP BY T1.uid	ewallet
SELECT T1.cid, SUM(T2.amount) FROM coupons AS T1 JOIN wallet_transactions_daily AS T2 ON T1.coupon_id = T2.coupon_id WHERE T1.merchant_id = 1 GROUP BY T1.cid	ewallet
SELECT SUM(T1.session_end_ts - T1.session_start_ts), T2.uid FROM user_sessions AS T1 JOIN users AS T2 ON T1.user_id = T2.uid WHERE T1.session_start_ts >= '2023-06-01' AND T1.session_end_ts <= '2023-06-08' GROUP BY T2.uid ORDER BY SUM(T1.session_end_ts - T1.session_start_ts)	ewallet
SELECT T1.uid, T2.marketing_opt_in FROM user_setting_snapshot AS T1 JOIN users AS T2 ON T1.user_id = T2.uid ORDER BY T1.snapshot_date DESC LIMIT 1	ewallet
SELECT user_id, MAX(balance) FROM wallet_user_balance_daily GROUP BY user_id	ewallet
SELECT T1.name, T1.category, SUM(T2.amount) AS revenue_amount, COUNT(*) AS revenue_rank FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.receiver_type = 1 GROUP BY T1.name ORDER BY revenue_amount DESC LIMIT 1	ewallet
SELECT COUNT(*), T1.mid FROM coupons AS T1 JOIN merchants AS T2 ON T1.merchant_id = T2.mid GROUP BY T2.mid ORDER BY COUNT(*) DESC LIMIT 1	ewallet
SELECT T1.username, COUNT(*) FROM users AS T1 JOIN notifications AS T2 ON T1.uid = T2.user_id WHERE LOWER(T1.country) = 'us' AND T2.status = 'unread' GROUP BY T1.username	ewallet
SELECT T1.name, COUNT(*) FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id WHERE LOWER(T1.category) LIKE '%Retail%' GROUP BY T1.name	ewallet
SELECT T1.name, COUNT(DISTINCT T2.coupon_id) FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.status = 'success' GROUP BY T1.name	ewallet
