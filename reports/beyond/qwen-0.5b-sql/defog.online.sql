SELECT T1.name FROM author AS T1 JOIN writes AS T2 ON T1.aid = T2.aid JOIN domain_author AS T3 ON T1.aid = T3.aid JOIN domain AS T4 ON T3.did = T4.did WHERE T4.name = 'Machine Learning' INTERSECT SELECT T1.name FROM author AS T1 JOIN writes AS T2 ON T1.aid = T2.aid JOIN domain_author AS T3 ON	academic
SELECT aid, COUNT(*) FROM author JOIN cite ON author.aid = cite.citing GROUP BY aid	academic
SELECT SUM(reference_num), year FROM publication GROUP BY year	academic
SELECT AVG(T1.citation_num), T2.name FROM publication AS T1 JOIN domain AS T2 ON T1.did = T2.did GROUP BY T2.name	academic
SELECT AVG(citation_num), year FROM publication GROUP BY year	academic
SELECT T1.title FROM publication AS T1 JOIN citation AS T2 ON T1.pid = T2.pid GROUP BY T1.pid ORDER BY COUNT(*) DESC LIMIT 1	academic
SELECT T1.name FROM domain AS T1 JOIN domain_author AS T2 ON T1.did = T2.did GROUP BY T1.did ORDER BY COUNT(*) DESC LIMIT 5	academic
SELECT title FROM publication ORDER BY reference_num DESC LIMIT 3	academic
SELECT title FROM publication ORDER BY citation_num DESC LIMIT 3	academic
SELECT title FROM publication ORDER BY title	academic
SELECT COUNT(*) / COUNT(DISTINCT aid) FROM publication AS T1 JOIN author AS T2 ON T1.aid = T2.aid	academic
SELECT COUNT(*) / COUNT(*) FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid	academic
SELECT did, COUNT(*) / COUNT(*) FROM domain_keyword GROUP BY did	academic
SELECT year, COUNT(*) AS publications, COUNT(*) AS journals FROM publication GROUP BY year	academic
SELECT T1.continent, T2.aid / T2.oid FROM organization AS T1 JOIN author AS T2 ON T1.oid = T2.oid GROUP BY T1.continent	academic
SELECT T1.name, COUNT(*) FROM author AS T1 JOIN publication AS T2 ON T1.aid = T2.aid WHERE T2.year = 2021 GROUP BY T1.aid ORDER BY COUNT(*) DESC LIMIT 1	academic
SELECT COUNT(*), T1.name FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid GROUP BY T1.name	academic
SELECT COUNT(*), jid FROM publication GROUP BY jid ORDER BY COUNT(*) DESC	academic
SELECT T1.name, COUNT(*) FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid GROUP BY T1.name ORDER BY COUNT(*) DESC	academic
SELECT COUNT(*) FROM publication AS T1 JOIN journal AS T2 ON T1.jid = T2.jid WHERE T2.name LIKE 'J%'	academic
SELECT T1.name FROM organization AS T1 JOIN domain_author AS T2 ON T1.oid = T2.aid JOIN writes AS T3 ON T2.aid = T3.aid JOIN domain AS T5 ON T2.did = T5.did WHERE T5.name = 'Machine Learning'	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid JOIN domain AS T3 ON T2.did = T3.did WHERE T3.name LIKE '%Martin%'	academic
SELECT name FROM author WHERE aid NOT IN (SELECT aid FROM organization)	academic
SELECT T1.pid FROM publication AS T1 JOIN domain AS T2 ON T3.did = T2.did JOIN domain_conference AS T3 ON T1.cid = T3.cid WHERE T2.name = 'Sociology' AND T1.year = 2020	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.oid = T2.aid JOIN domain AS T3 ON T2.did = T3.did WHERE T3.name = 'Computer Science'	academic
SELECT COUNT(*), T1.month FROM student AS T1 JOIN student_record AS T2 ON T1.student_id = T2.student_id GROUP BY T1.month ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT AVG(CAST(JULIANDAY(predicted_graduation_semester) - JULIANDAY(admit_term) AS INTEGER)) FROM student WHERE admit_term = 'no'	advising
SELECT course_id FROM course_offering JOIN offering_instructor ON course_offering.offering_id = offering_instructor.offering_id WHERE semester = 1 OR semester = 2 AND end_time < '14:00' AND offering_instructor.instructor_id IN (SELECT instructor_id FROM offering_instructor WHERE offering_id IN (SELECT offering_id FROM course_prerequisite WHERE course_id IN (SELECT course_id FROM course_offering WHERE semester = 1 OR semester = 2)))	advising
SELECT SUM(T1.how) FROM student_record AS T1 JOIN course_prerequisite AS T2 ON T1.course_id = T2.course_id JOIN instructor AS T3 ON T2.instructor_id = T3.instructor_id WHERE T3.hilarious = 1	advising
SELECT AVG(course.clarity_score), offering_instructor.instructor_id FROM course_prerequisite JOIN course ON course_prerequisite.course_id = course.course_id JOIN course_offering ON course.course_id = course_offering.course_id JOIN offering_instructor ON course_offering.offering_id = offering_instructor.offering_id GROUP BY offering_instructor.instructor_id	advising
SELECT COUNT(*) FROM course_offering WHERE has_final_exam = 1	advising
SELECT department, COUNT(*) FROM course GROUP BY department	advising
SELECT semester_id, COUNT(*) FROM course_offering GROUP BY semester_id	advising
SELECT course_id, num_enrolled FROM course ORDER BY num_enrolled DESC LIMIT 1	advising
SELECT COUNT(*), course_id FROM student_record GROUP BY course_id ORDER BY COUNT(*) DESC	advising
SELECT SUM(num_enrolled), course_id FROM course GROUP BY course_id ORDER BY SUM(num_enrolled) DESC	advising
SELECT student_record.student_id, SUM(student.total_credit) FROM student_record JOIN student ON student_record.student_id = student.student_id GROUP BY student_record.student_id ORDER BY SUM(student.total_credit) DESC	advising
SELECT T1.name, COUNT(*) FROM instructor AS T1 JOIN course_prerequisite AS T2 ON T1.instructor_id = T2.instructor_id GROUP BY T1.instructor_id ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT COUNT(*) / COUNT(*) FROM course WHERE has_exams	advising
SELECT T1.course_id, T1.num_reviews, T2.num_grading, T2.num_easy_to_understand FROM course AS T1 JOIN course_tags_count AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_id	advising
SELECT semester_id, COUNT(*) / COUNT(*) FROM course WHERE has_projects = 1 OR has_exams = 1 GROUP BY semester_id	advising
SELECT helpfulness_score, clarity_score FROM course ORDER BY helpfulness_score / clarity_score	advising
SELECT course_id, COUNT(*) AS num_reviews, COUNT(*) / COUNT(*) AS ratio FROM course GROUP BY course_id	advising
SELECT T2.name FROM course_offering AS T1 JOIN course AS T2 ON T1.course_id = T2.course_id JOIN student_record AS T3 ON T1.offering_id = T3.offering_id JOIN student AS T4 ON T3.student_id = T4.student_id WHERE T4.declare_major = 'Computer Science'	advising
SELECT course_prerequisite.course_id FROM course_prerequisite JOIN course ON course_prerequisite.course_id = course.course_id JOIN course_offering ON course.course_id = course_offering.course_id WHERE course_offering.has_final_project = 1 INTERSECT SELECT course_prerequisite.course_id FROM course_prerequisite JOIN course ON course_prerequisite.course_id = course.course_id JOIN course_offering ON course.course_id = course_offering.course_id WHERE course_offering.has_final_exam = 1	advising
SELECT COUNT(*) FROM student_record JOIN course_offering ON student_record.offering_id = course_offering.offering_id WHERE course_offering.has_final_project OR has_final_exam	advising
SELECT SUM(total_credit), program_id FROM student GROUP BY program_id	advising
SELECT COUNT(*), program_id FROM student GROUP BY program_id	advising
SELECT firstname, lastname FROM student WHERE declare_major IS NOT NULL ORDER BY lastname	advising
SELECT AVG(T2.total_gpa) FROM student_record AS T1 JOIN student AS T2 ON T1.student_id = T2.student_id WHERE T2.declare_major = 'Mathematics'	advising
SELECT T1.name FROM course AS T1 WHERE T1.department = 'Computer Science'	advising
SELECT T1.easiness_score, T1.name FROM course AS T1 WHERE T1.department = 'Computer Science'	advising
SELECT DISTINCT student_id FROM student_record WHERE how = 'in-person' AND grade = 'A' OR grade = 'C'	advising
SELECT MIN(T1.flight_days) FROM flight AS T1 JOIN flight_leg AS T2 ON T1.flight_id = T2.flight_id	atis
SELECT AVG(T1.minutes_distant) FROM airport_service AS T1	atis
SELECT T1.month_name, COUNT(*) FROM month AS T1 JOIN flight AS T2 ON T1.month_code = T2.flight_days GROUP BY T1.month_name	atis
SELECT MIN(T1.departure_time) FROM flight AS T1 JOIN days AS T2 ON T1.flight_days = T2.days_code WHERE T2.day_name = 'Monday'	atis
SELECT SUM(round_trip_cost), flight.airline_code FROM fare JOIN flight_fare ON fare.fare_id = flight_fare.fare_id JOIN flight ON flight_fare.flight_id = flight.flight_id GROUP BY flight.airline_code	atis
SELECT AVG(T1.round_trip_cost), T3.airline_name FROM fare AS T1 JOIN flight_fare AS T4 ON T1.fare_id = T4.fare_id JOIN flight AS T2 ON T4.flight_id = T2.flight_id JOIN airline AS T3 ON T2.airline_code = T3.airline_code WHERE T2.from_airport = 'LAX' AND T2.to_airport = 'ORD' GROUP BY T3.airline_name ORDER BY AVG(T1.round_trip_cost) DESC	atis
SELECT AVG(one_direction_cost), from_airport, to_airport FROM fare GROUP BY from_airport, to_airport	atis
SELECT compartment, COUNT(*) FROM food_service GROUP BY compartment ORDER BY COUNT(*) DESC	atis
SELECT COUNT(*), T1.airport_code FROM airport AS T1 JOIN flight AS T2 ON T1.airport_code = T2.from_airport WHERE T2.connections = 0 GROUP BY T1.airport_code	atis
SELECT flight_id FROM flight WHERE from_airport = 'ORD' AND to_airport = 'ORD' ORDER BY miles_distant DESC LIMIT 1	atis
SELECT minimum_connect_time FROM airport ORDER BY minimum_connect_time LIMIT 1	atis
SELECT aircraft_code FROM aircraft ORDER BY weight DESC LIMIT 1	atis
SELECT airline_flight FROM flight GROUP BY airline_flight ORDER BY COUNT(*) DESC LIMIT 2	atis
SELECT aircraft_code FROM aircraft WHERE cruising_speed > 200 ORDER BY aircraft_code	atis
SELECT MAX(range_miles), MAX(weight) FROM aircraft	atis
SELECT T1.one_direction_cost, T1.round_trip_cost FROM fare AS T1 JOIN fare_basis AS T2 ON T1.fare_basis_code = T2.fare_basis_code WHERE T2.booking_class = 'One-Way'	atis
SELECT T1.aircraft_code, T1.capacity, T1.range_miles FROM aircraft AS T1 JOIN equipment_sequence AS T3 ON T1.aircraft_code = T3.aircraft_code JOIN flight AS T2 ON T3.aircraft_code_sequence = T2.aircraft_code_sequence	atis
SELECT COUNT(*), T1.airline_code FROM flight AS T1 JOIN flight_stop AS T2 ON T1.flight_id = T2.flight_id GROUP BY T1.airline_code	atis
SELECT manufacturer, AVG(cruising_speed) / AVG(pay_load) FROM aircraft GROUP BY manufacturer	atis
SELECT T1.flight_id, T2.meal_description FROM flight AS T1 JOIN food_service AS T2 ON T1.meal_code = T2.meal_code WHERE T2.compartment = 'First Class'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN airport_service AS T2 ON T1.airline_code = T2.airline_code JOIN city AS T3 ON T2.city_code = T3.city_code WHERE T3.city_name = 'Dallas'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN airport_service AS T2 ON T1.airline_code = T2.airline_code WHERE T2.airport_code = 'LAX' AND T2.airport_code = 'ORD'	atis
SELECT T4.airline_name, T3.stops FROM airport AS T1 JOIN flight_stop AS T2 ON T1.airport_code = T2.stop_airport JOIN flight AS T3 ON T2.flight_id = T3.flight_id JOIN airline AS T4 ON T3.airline_code = T4.airline_code WHERE T1.airport_location = 'Chicago' AND T2.stop_airport = 'JFK' ORDER BY T3.stops	atis
SELECT airline_name FROM airline EXCEPT SELECT T1.airline_name FROM airline AS T1 JOIN airport_service AS T2 ON T1.airline_code = T2.airline_code JOIN flight_stop AS T3 ON T2.airport_code = T3.airport_code WHERE T3.stop_airport = 'JFK' AND T3.stop_days = '0' AND T3.stop_airport != 'JFK'	atis
SELECT T1.state_code FROM state AS T1 JOIN airport AS T2 ON T1.state_code = T2.state_code WHERE T2.airport_name = 'Orlando International Airport'	atis
SELECT T1.flight_number FROM flight AS T1 JOIN airport AS T2 ON T1.from_airport = T2.airport_code JOIN city AS T3 ON T2.city_code = T3.city_code JOIN state AS T4 ON T2.state_code = T4.state_code WHERE T2.airport_name LIKE '%JFK%' AND T3.city_name LIKE '%NY%' AND T4.state_name LIKE '%NY%' AND T1.flight_days LIKE '%Mon	atis
SELECT SUM(round_trip_cost) FROM fare WHERE from_airport = 'JFK' AND to_airport = 'JFK'	atis
SELECT MIN(miles_distant) FROM airport_service WHERE airport_code = 'JFK'	atis
SELECT COUNT(*) FROM flight AS T1 JOIN flight_fare AS T3 ON T1.flight_id = T3.flight_id JOIN fare AS T2 ON T3.fare_id = T2.fare_id WHERE T2.round_trip_required = 'Y'	atis
SELECT SUM(population), country_name FROM city GROUP BY country_name	geography
SELECT AVG(length), country_name FROM river GROUP BY country_name	geography
SELECT country_name, COUNT(*) FROM river GROUP BY country_name	geography
SELECT COUNT(*), country_name FROM mountain GROUP BY country_name	geography
SELECT COUNT(*), T1.state_name FROM state AS T1 JOIN lake AS T2 ON T1.state_name = T2.state_name GROUP BY T1.state_name	geography
SELECT state_name FROM state ORDER BY density DESC	geography
SELECT lake_name FROM lake ORDER BY area DESC	geography
SELECT city_name, population FROM city ORDER BY population DESC LIMIT 5	geography
SELECT river_name, length FROM river ORDER BY length DESC	geography
SELECT mountain_altitude FROM mountain ORDER BY mountain_altitude DESC	geography
SELECT population / population FROM state WHERE country_name = 'United States' AND state_name = 'California'	geography
SELECT T1.length / T2.length FROM river AS T1 JOIN river AS T2 ON T1.river_name = 'Rhine'	geography
SELECT T1.mountain_altitude / T2.mountain_altitude FROM mountain AS T1 JOIN mountain AS T2 ON T1.mountain_name = 'Dhaulagiri'	geography
SELECT city_name, population / population FROM city	geography
SELECT T1.population, T2.area, COUNT(*) FROM city AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name GROUP BY T2.state_name	geography
SELECT country_name FROM lake INTERSECT SELECT country_name FROM river	geography
SELECT T1.state_name FROM state AS T1 JOIN border_info AS T2 ON T1.state_name = T2.state_name WHERE T1.state_name = (SELECT T1.state_name FROM state AS T1 JOIN lake AS T2 ON T1.state_name = T2.state_name WHERE T2.lake_name = 'Lake Ontario')	geography
SELECT T1.lake_name FROM lake AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name WHERE T2.area > 1000 AND T1.lake_name LIKE 'Lake%'	geography
SELECT T1.state_name, T1.population, T2.highest_point FROM state AS T1 JOIN highlow AS T2 ON T1.state_name = T2.state_name	geography
SELECT AVG(T1.length), T2.country_name FROM river AS T1 JOIN lake AS T2 ON T1.country_name = T2.country_name GROUP BY T2.country_name	geography
SELECT state_name FROM state WHERE population < 100000	geography
SELECT T1.river_name FROM river AS T1 JOIN city AS T2 ON T1.traverse = T2.city_name GROUP BY T1.river_name HAVING COUNT(*) >= 3	geography
SELECT lake_name, area FROM lake WHERE state_name = 'Michigan'	geography
SELECT mountain_name, mountain_altitude FROM mountain WHERE country_name = 'Nepal'	geography
SELECT city_name, population FROM city WHERE country_name = 'United States'	geography
SELECT SUM(rating), food_type FROM restaurant GROUP BY food_type	restaurants
SELECT city_name, COUNT(*) FROM location GROUP BY city_name	restaurants
SELECT AVG(T1.rating), T2.food_type FROM restaurant AS T1 JOIN restaurant AS T2 ON T1.food_type = T2.food_type GROUP BY T2.food_type	restaurants
SELECT city_name, COUNT(*) FROM restaurant WHERE food_type = 'Italian' GROUP BY city_name	restaurants
SELECT city_name, COUNT(*) FROM location GROUP BY city_name ORDER BY COUNT(*) DESC	restaurants
SELECT street_name FROM location GROUP BY street_name ORDER BY COUNT(*) DESC LIMIT 1	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian' OR city_name = 'New York' ORDER BY name	restaurants
SELECT AVG(T1.rating), T2.region FROM restaurant AS T1 JOIN geographic AS T2 ON T1.city_name = T2.city_name GROUP BY T2.region ORDER BY T2.region	restaurants
SELECT name FROM restaurant ORDER BY rating DESC LIMIT 3	restaurants
SELECT name FROM restaurant ORDER BY rating DESC	restaurants
SELECT COUNT(*) / COUNT(*) FROM restaurant WHERE rating > 4.5	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4.0 / COUNT(*)	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4 / (SELECT COUNT(*) FROM restaurant WHERE rating < 4)	restaurants
SELECT COUNT(*) FROM restaurant WHERE food_type = 'Vegan' AND city_name = 'San Francisco'	restaurants
SELECT COUNT(*) FROM restaurant WHERE food_type = 'Italian' AND city_name = 'Los Angeles'	restaurants
SELECT city_name, name, COUNT(*) FROM restaurant GROUP BY city_name HAVING COUNT(*) > 1	restaurants
SELECT AVG(T1.rating), T2.city_name FROM restaurant AS T1 JOIN location AS T2 ON T1.city_name = T2.city_name WHERE T1.food_type = 'Mexican' GROUP BY T2.city_name	restaurants
SELECT AVG(rating), geographic.region FROM restaurant JOIN geographic ON restaurant.city_name = geographic.city_name GROUP BY geographic.region	restaurants
SELECT COUNT(*), geographic.region FROM restaurant JOIN geographic ON restaurant.city_name = geographic.city_name WHERE food_type = 'Italian' GROUP BY geographic.region	restaurants
SELECT geographic.region, COUNT(*) FROM location JOIN geographic ON location.city_name = geographic.city_name GROUP BY geographic.region	restaurants
SELECT T1.city_name FROM geographic AS T1 JOIN restaurant AS T2 ON T1.city_name = T2.city_name ORDER BY T2.rating DESC LIMIT 1	restaurants
SELECT name, rating FROM restaurant WHERE rating > 4 AND city_name = 'New York'	restaurants
SELECT T1.name, T1.food_type FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T3.county = 'San Francisco' AND T2.street_name = 'Market St'	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian'	restaurants
SELECT name FROM restaurant WHERE city_name = 'Los Angeles' AND rating > 4	restaurants
SELECT SUM(numciting), year FROM paper GROUP BY year	scholar
SELECT COUNT(*), year FROM paper GROUP BY year	scholar
SELECT COUNT(*), T1.datasetid FROM paperdataset AS T1 JOIN dataset AS T2 ON T1.datasetid = T2.datasetid GROUP BY T1.datasetid	scholar
SELECT COUNT(*), T1.paperid FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid	scholar
SELECT COUNT(DISTINCT authorid) FROM paper WHERE numciting > 2	scholar
SELECT title FROM paper ORDER BY COUNT(*) DESC LIMIT 1	scholar
SELECT COUNT(*), T1.paperid FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid ORDER BY T1.paperid	scholar
SELECT title FROM paper WHERE year = 2020 ORDER BY title	scholar
SELECT journalname FROM journal ORDER BY LENGTH(journalname)	scholar
SELECT T1.title, COUNT(*) FROM paper AS T1 JOIN cite AS T2 ON T1.paperid = T2.citedpaperid GROUP BY T1.paperid ORDER BY COUNT(*) DESC	scholar
SELECT COUNT(*) FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid WHERE T1.keyphrasenumber > 1 / COUNT(*)	scholar
SELECT COUNT(*) / COUNT(*) FROM paper AS T1 JOIN cite AS T2 ON T1.paperid = T2.citedpaperid GROUP BY T1.paperid HAVING COUNT(*) >= 2	scholar
SELECT COUNT(*) / COUNT(*) FROM paper WHERE year = 2020	scholar
SELECT COUNT(*) / COUNT(*) FROM (SELECT authorid FROM writes GROUP BY authorid HAVING COUNT(*) >= 3) AS T1 JOIN author AS T2 ON T1.authorid = T2.authorid	scholar
SELECT COUNT(*) FROM paperdataset AS T1 JOIN dataset AS T2 ON T1.datasetid = T2.datasetid WHERE T1.numciting > 1 AND T2.numciting = 1	scholar
SELECT T1.title FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid JOIN keyphrase AS T3 ON T2.keyphraseid = T3.keyphraseid WHERE T3.keyphrasename = 'Machine Learning'	scholar
SELECT authorname FROM author JOIN paper ON authorid = authorid GROUP BY authorid ORDER BY COUNT(*) DESC	scholar
SELECT COUNT(DISTINCT keyphrasename) FROM keyphrase AS T1 JOIN paperkeyphrase AS T2 ON T1.keyphraseid = T2.keyphraseid JOIN paper AS T3 ON T2.paperid = T3.paperid JOIN journal AS T4 ON T3.journalid = T4.journalid WHERE T4.journalname = 'IEEE Transactions'	scholar
SELECT COUNT(*), T2.journalname FROM paper AS T1 JOIN journal AS T2 ON T1.journalid = T2.journalid GROUP BY T2.journalname ORDER BY T2.journalname	scholar
SELECT T1.paperid, COUNT(*) FROM paper AS T1 JOIN paperdataset AS T2 ON T1.paperid = T2.paperid JOIN dataset AS T3 ON T2.datasetid = T3.datasetid WHERE T3.datasetname = 'COVID-19 Research' GROUP BY T1.paperid	scholar
SELECT T1.venuename, COUNT(*) FROM venue AS T1 JOIN paper AS T2 ON T1.venueid = T2.venueid WHERE T2.paperid = 2 GROUP BY T1.venueid	scholar
SELECT T1.authorname FROM author AS T1 JOIN writes AS T2 ON T1.authorid = T2.authorid JOIN paper AS T3 ON T2.paperid = T3.paperid WHERE T3.title = 'The Effects of Climate Change on Agriculture'	scholar
SELECT COUNT(*) FROM paper AS T1 JOIN paperdataset AS T2 ON T1.paperid = T2.paperid JOIN dataset AS T3 ON T2.datasetid = T3.datasetid JOIN journal AS T4 ON T1.journalid = T4.journalid WHERE T4.journalname = 'Nature' AND T1.year = 2020	scholar
SELECT COUNT(*) FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid JOIN keyphrase AS T3 ON T2.keyphraseid = T3.keyphraseid JOIN paperfield AS T4 ON T1.paperid = T4.paperid JOIN field AS T5 ON T4.fieldid = T5.fieldid JOIN journal AS T6 ON T1.journalid = T6.journalid WHERE T3.keyph	scholar
SELECT COUNT(DISTINCT T3.authorid) FROM paperdataset AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid JOIN author AS T3 ON T1.authorid = T3.authorid JOIN journal AS T4 ON T1.journalid = T4.journalid WHERE T4.journalname = 'Science' AND T2.year = 2020	scholar
SELECT COUNT(*) FROM checkin WHERE day < 'Saturday' AND day < '2 days ago'	yelp
SELECT COUNT(*) FROM review WHERE year < 2020 AND month < 1	yelp
SELECT text FROM tip WHERE month = 'March' AND year = 2021 AND month - year = 2	yelp
SELECT COUNT(*) FROM (SELECT T1.month, T1.year FROM review AS T1 JOIN tip AS T2 ON T1.business_id = T2.business_id WHERE T1.month = 'June' AND T1.year = 2021 INTERSECT SELECT T1.month, T1.year FROM review AS T1 JOIN tip AS T2 ON T1.business_id = T2.business_id WHERE T1.month = 'December' AND T1.year =	yelp
SELECT T1.neighbourhood_name, COUNT(*) FROM neighbourhood AS T1 JOIN checkin AS T2 ON T1.id = T2.business_id GROUP BY T1.id ORDER BY COUNT(*) DESC	yelp
SELECT COUNT(*), day FROM checkin WHERE business_id = 'abc123' GROUP BY day	yelp
SELECT COUNT(*), business_id FROM checkin GROUP BY business_id	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' GROUP BY T1.name	yelp
SELECT COUNT(*), day FROM checkin GROUP BY day	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' GROUP BY T1.name ORDER BY AVG(T2.rating) DESC	yelp
SELECT T1.latitude, T1.longitude FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id ORDER BY T2.rating DESC LIMIT 1	yelp
SELECT name FROM business ORDER BY review_count DESC LIMIT 3	yelp
SELECT name FROM business ORDER BY name	yelp
SELECT COUNT(*), month FROM review WHERE year = 2021 GROUP BY month ORDER BY month	yelp
SELECT state, COUNT(*) / (SELECT COUNT(*) FROM business) FROM business GROUP BY state	yelp
SELECT COUNT(*) FROM business WHERE city = 'San Francisco' AND is_open = 1 / (SELECT COUNT(*) FROM business WHERE city = 'San Francisco' AND is_open = 0)	yelp
SELECT COUNT(*) FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.name = 'Mark’s Bistro' AND T1.day = 'Saturday' OR T1.day = 'Sunday'	yelp
SELECT COUNT(*) FROM business WHERE state = 'CA' / COUNT(*) FROM business WHERE state = 'NY'	yelp
SELECT T1.category_name, COUNT(*) FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id WHERE T2.rating > 3 GROUP BY T1.category_name ORDER BY COUNT(*) DESC	yelp
SELECT T1.name, COUNT(*) FROM users AS T1 JOIN review AS T2 ON T1.uid = T2.user_id JOIN checkin AS T3 ON T2.business_id = T3.business_id JOIN neighbourhood AS T4 ON T3.business_id = T4.id WHERE T4.neighbourhood_name = 'Downtown' GROUP BY T1.uid	yelp
SELECT COUNT(*), T1.category_name FROM category AS T1 JOIN business AS T3 ON T1.business_id = T3.business_id JOIN review AS T2 ON T3.business_id = T2.business_id WHERE T3.state = 'CA' GROUP BY T1.category_name	yelp
SELECT T1.category_name, COUNT(*) FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id GROUP BY T1.category_name	yelp
SELECT COUNT(*), T1.business_id FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.state = 'CA' GROUP BY T1.business_id	yelp
SELECT category_name FROM category JOIN review ON category.id = review.category_id GROUP BY category_id ORDER BY AVG(rating) DESC LIMIT 2	yelp
SELECT SUM(T1.rating) FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.bid JOIN category AS T3 ON T2.business_id = T3.business_id WHERE T3.category_name = 'Cafe' AND T1.year = 2021	yelp
SELECT AVG(T1.rating) FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.city = 'San Francisco'	yelp
SELECT T1.business_id, COUNT(*) FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T1.year = 2021 GROUP BY T1.business_id	yelp
SELECT COUNT(*) FROM review AS T1 JOIN users AS T2 ON T1.user_id = T2.uid WHERE T2.name = 'Sarah Williams' AND T1.month = 'April'	yelp
SELECT COUNT(*) FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.business_id WHERE T2.state = 'CA' AND T1.day = 'Monday'	yelp
SELECT sbTxCustId, sbTxCustName, COUNT(*) FROM sbTransaction WHERE sbTxDateTime LIKE '2023-04-01%' GROUP BY sbTxCustId ORDER BY COUNT(*) DESC LIMIT 1	broker
SELECT AVG(sbTxPrice) FROM sbTransaction WHERE sbTxStatus = 'success' AND sbTxDateTime >= '2023-01-01' AND sbTxDateTime < '2023-04-01'	broker
SELECT sbCustId, sbCustJoinDate - sbTxCdt FROM sbCustomer AS sbTxCdt JOIN sbTransaction AS sbTxCdt ON sbTxCdt.sbTxCdt = sbTxCdt.sbTxCdt WHERE sbTxCdt.sbTxCdt != 'null'	broker
SELECT T1.treatment_id, T1.start_dt, T2.reported_dt, T2.description FROM treatments AS T1 JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id WHERE T2.reported_dt > DATE('now', '-10 days')	derm_treatment
SELECT T1.treatment_id, T1.start_dt, T1.end_dt FROM treatments AS T1 JOIN concomitant_meds AS T2 ON T1.treatment_id = T2.treatment_id WHERE CAST(JULIANDAY(T2.start_dt) - JULIANDAY(T1.start_dt) AS INTEGER) <= 7 AND CAST(JULIANDAY(T2.start_dt) - JULIANDAY(T1.start_dt) AS INTEGER) >= 0	derm_treatment
SELECT AVG(tx_limit_daily), AVG(tx_limit_monthly) FROM user_setting_snapshot WHERE snapshot_date LIKE '2023%'	ewallet
SELECT username, email, created_at FROM users WHERE uid NOT IN (SELECT user_id FROM notifications WHERE created_at < MIN(DATE('now', '-12 months'), DATE('now', 'start of month', '-11 months', '-1 days')))	ewallet
SELECT AVG((JULIANDAY(session_end_ts) - JULIANDAY(session_start_ts))), device_type FROM user_sessions GROUP BY device_type	ewallet
SELECT T1.mid, T1.created_at, T2.cid, T2.start_date FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id WHERE T1.created_at - T1.registration_date <= 365	ewallet
SELECT T1.first_name, T1.last_name, T1.phone, CAST(JULIANDAY(T1.hire_date) - JULIANDAY(T1.termination_date) AS INTEGER) AS days_employed FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id ORDER BY days_employed LIMIT 1	car_dealership
SELECT COUNT(*) FROM payments_made WHERE payment_date LIKE '%weekend%' AND vendor_name = 'Utility Company'	car_dealership
SELECT T1.id, T1.make, T1.model, T1.year FROM cars AS T1 JOIN inventory_snapshots AS T2 ON T1.id = T2.car_id WHERE T2.snapshot_date LIKE '2023-03%' AND T2.is_in_inventory = 1	car_dealership
SELECT SUM(sale_price), T2.state FROM sales AS T1 JOIN customers AS T2 ON T1.customer_id = T2.id JOIN salespersons AS T3 ON T1.salesperson_id = T3.id WHERE T3.hire_date LIKE '2023-%' GROUP BY T2.state	car_dealership
SELECT sbTxType, COUNT(DISTINCT sbTxCustId), AVG(sbTxShares) FROM sbTransaction WHERE sbTxDateTime >= '2023-01-01' AND sbTxDateTime <= '2023-03-31' GROUP BY sbTxType ORDER BY COUNT(DISTINCT sbTxCustId) DESC LIMIT 3	broker
SELECT sbTickerSymbol, COUNT(*), SUM(sbTxAmount) FROM sbTransaction GROUP BY sbTickerSymbol ORDER BY SUM(sbTxAmount) DESC LIMIT 10	broker
SELECT sbCustState, sbTickerType, COUNT(*) FROM sbTransaction GROUP BY sbCustState, sbTickerType ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT DISTINCT sbTxCustId FROM sbTransaction WHERE sbTxType = 'buy'	broker
SELECT DISTINCT sbDpTickerId FROM sbDailyPrice WHERE sbDpDate >= '2023-04-01'	broker
SELECT sbTxStatus, COUNT(*) FROM sbTransaction GROUP BY sbTxStatus ORDER BY COUNT(*) DESC LIMIT 3	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer GROUP BY sbCustCountry ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT sbCustId, sbCustName FROM sbCustomer WHERE sbCustId NOT IN (SELECT sbTxCustId FROM sbTransaction)	broker
SELECT sbTickerId, sbTickerSymbol FROM sbTicker EXCEPT SELECT sbDpTickerId, sbDpTickerSymbol FROM sbDailyPrice	broker
SELECT T1.state, COUNT(DISTINCT T2.customer_id), SUM(T2.sale_price) FROM customers AS T1 JOIN sales AS T2 ON T1.id = T2.customer_id GROUP BY T1.state ORDER BY SUM(T2.sale_price) DESC LIMIT 5	car_dealership
SELECT T1.make, T1.model, SUM(T2.sale_price), SUM(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id GROUP BY T1.id ORDER BY SUM(T2.sale_price) DESC LIMIT 5	car_dealership
SELECT DISTINCT customer_id FROM sales	car_dealership
SELECT DISTINCT T1.id FROM salespersons AS T1 JOIN sales AS T3 ON T1.id = T3.salesperson_id JOIN payments_received AS T2 ON T3.id = T2.sale_id WHERE T2.payment_method = 'cash'	car_dealership
SELECT payment_method, COUNT(*), SUM(payment_amount) FROM payments_received GROUP BY payment_method ORDER BY SUM(payment_amount) DESC LIMIT 3	car_dealership
SELECT state, COUNT(*) FROM customers GROUP BY state ORDER BY COUNT(*) DESC LIMIT 2	car_dealership
SELECT T1.id, T1.make, T1.model, T1.year FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.id IS NULL	car_dealership
SELECT T1.id, T1.first_name, T1.last_name FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id WHERE T2.id IS NULL	car_dealership
SELECT AVG(day100_pasi_score), COUNT(DISTINCT patients.ins_type) FROM outcomes JOIN treatments ON outcomes.treatment_id = treatments.treatment_id JOIN patients ON treatments.patient_id = patients.patient_id WHERE end_dt LIKE '2022-%' GROUP BY patients.ins_type ORDER BY AVG(day100_pasi_score) DESC LIMIT 5	derm_treatment
SELECT T1.drug_name, COUNT(*), AVG(T1.dos_amt) FROM drugs AS T1 JOIN treatments AS T2 ON T1.drug_id = T2.drug_id GROUP BY T1.drug_name ORDER BY COUNT(*) DESC LIMIT 5	derm_treatment
SELECT diagnoses.diag_name, COUNT(DISTINCT patient_id), MAX(day100_itch_vas) FROM outcomes JOIN treatments ON outcomes.treatment_id = treatments.treatment_id JOIN diagnoses ON treatments.diag_id = diagnoses.diag_id GROUP BY diagnoses.diag_name ORDER BY MAX(day100_itch_vas) DESC LIMIT 3	derm_treatment
SELECT DISTINCT T1.doc_id, T1.first_name, T1.last_name FROM doctors AS T1	derm_treatment
SELECT DISTINCT T1.patient_id, T1.first_name, T1.last_name FROM patients AS T1 JOIN treatments AS T3 ON T1.patient_id = T3.patient_id JOIN outcomes AS T2 ON T3.treatment_id = T2.treatment_id	derm_treatment
SELECT ins_type, AVG(height_cm), AVG(weight_kg) FROM patients GROUP BY ins_type ORDER BY AVG(height_cm) DESC LIMIT 3	derm_treatment
SELECT specialty, COUNT(*) FROM doctors GROUP BY specialty ORDER BY COUNT(*) DESC LIMIT 2	derm_treatment
SELECT patient_id, first_name, last_name FROM patients WHERE patient_id NOT IN (SELECT patient_id FROM treatments)	derm_treatment
SELECT drug_id, drug_name FROM drugs WHERE drug_id NOT IN (SELECT drug_id FROM treatments)	derm_treatment
SELECT COUNT(DISTINCT T1.uid), T1.created_at FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T1.status = 'active' AND T2.type = 'transaction' AND T2.completed_at >= MIN(DATE('now', '-1 months'), DATE('now', 'start of month', '+0 months', '-1 days')) AND T2.status = 'active'	ewallet
SELECT T1.code, COUNT(*), SUM(T1.amount) FROM coupons AS T1 JOIN wallet_transactions_daily AS T2 ON T1.coupon_id = T2.coupon_id GROUP BY T1.coupon_id ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT T1.country, COUNT(DISTINCT T2.user_id), SUM(T1.amount) FROM user_sessions AS T1 JOIN wallet_transactions_daily AS T2 ON T1.user_id = T2.sender_id WHERE T1.type = 'transaction' AND T2.type = 'transaction' GROUP BY T1.country ORDER BY SUM(T1.amount) DESC LIMIT 5	ewallet
SELECT DISTINCT T1.mid FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.type = 'transaction'	ewallet
SELECT DISTINCT user_id FROM notifications WHERE type = 'transaction'	ewallet
SELECT type, COUNT(*) FROM notifications GROUP BY type ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT device_type, COUNT(*) FROM user_sessions GROUP BY device_type ORDER BY COUNT(*) DESC LIMIT 2	ewallet
SELECT uid, username FROM users WHERE uid NOT IN (SELECT user_id FROM notifications)	ewallet
SELECT name FROM merchants WHERE mid NOT IN (SELECT merchant_id FROM coupons)	ewallet
SELECT T1.sbCustName, SUM(T2.sbTxAmount) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustId ORDER BY SUM(T2.sbTxAmount) DESC LIMIT 5	broker
SELECT T1.sbCustName, T2.sbTxStatus FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustId HAVING COUNT(*) >= 5 ORDER BY T2.sbTxStatus	broker
SELECT T1.sbTickerSymbol, T2.sbDpHigh - T2.sbDpLow FROM sbDailyPrice AS T1 JOIN sbTicker AS T2 ON T1.sbDpTickerId = T2.sbTickerId WHERE T1.sbDpDate >= '2023-04-01' AND T1.sbDpDate <= '2023-04-04' ORDER BY T2.sbDpHigh -	broker
SELECT sbTickerSymbol, sbDpDate, AVG(sbDpClose), MAX(sbDpClose), MIN(sbDpClose), AVG(sbDpClose) - AVG(sbDpClose) / AVG(sbDpClose) AS MoMC FROM sbDailyPrice JOIN sbTicker ON sbDailyPrice.sbDpTickerId = sbTicker.sbTickerId GROUP BY sbDpDate	broker
SELECT T1.sbCustName, COUNT(*), SUM(T2.sbTxAmount), T1.sbCustRank FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustId ORDER BY SUM(T2.sbTxAmount) DESC LIMIT 1	broker
SELECT sbCustId, sbCustName, COUNT(*) FROM sbTransaction WHERE sbTxCdy = (SELECT MAX(sbTxCdy) FROM sbTransaction) GROUP BY sbCustId ORDER BY COUNT(*) DESC LIMIT 1	broker
SELECT COUNT(DISTINCT sbCustId) FROM sbCustomer AS T1 JOIN sbDailyPrice AS T2 ON T1.sbCustId = T2.sbDpTickerId JOIN sbTicker AS T3 ON T2.sbDpTickerId = T3.sbTickerId WHERE T3.sbTickerSymbol LIKE '%AMZN%' OR T3.sbTickerSymbol LIKE '%AAPL%' OR T3.sbTickerSymbol LIKE '%GOOGL%' OR T3.sb	broker
SELECT COUNT(*) FROM sbCustomer WHERE sbCustName LIKE 'J%' OR sbCustName LIKE '%ez%' AND sbCustState LIKE '%a%'	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer WHERE sbCustJoinDate >= '2023-01-01' GROUP BY sbCustCountry	broker
SELECT T1.sbCustCountry, T2.ar FROM sbCustomer AS T1 JOIN sbDailyPrice AS T2 ON T1.sbCustId = T2.sbDpTickerId WHERE T1.sbCustJoinDate LIKE '2022%'	broker
SELECT AVG(CAST(JULIANDAY(T1.sale_date) - JULIANDAY(T2.payment_date) AS INTEGER)) FROM sales AS T1 JOIN payments_received AS T2 ON T1.id = T2.sale_id	car_dealership
SELECT T1.make, T1.model, MAX(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id JOIN inventory_snapshots AS T3 ON T2.car_id = T3.car_id WHERE T3.snapshot_date = (SELECT MAX(snapshot_date) FROM inventory_snapshots) AND T3.is_in_inventory = 0 GROUP BY T1.make, T1.model	car_dealership
SELECT T1.id, T1.first_name, T1.last_name, SUM(T2.sale_price) FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY SUM(T2.sale_price) DESC LIMIT 5	car_dealership
SELECT T1.first_name, T1.last_name, SUM(T2.sale_price), COUNT(*), T1.id FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY SUM(T2.sale_price) DESC	car_dealership
SELECT T1.make, T1.model, T2.sale_price FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.sale_date = (SELECT MAX(sale_date) FROM inventory_snapshots)	car_dealership
SELECT make, model, year, color, vin_number, AVG(sales.sale_price) FROM cars JOIN sales ON cars.id = sales.car_id WHERE make LIKE '%Ford%' OR model LIKE '%Mustang%' GROUP BY make, model	car_dealership
SELECT T1.make, T1.model, COUNT(*) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.vin_number LIKE '%M5%' GROUP BY T1.model	car_dealership
SELECT AVG(sale_price) FROM sales WHERE sale_date >= '2023-01-01' AND sale_date < '2023-04-01'	car_dealership
SELECT T1.first_name, T1.last_name, T1.asp FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY AVG(T2.sale_price) DESC LIMIT 3	car_dealership
SELECT SUM(sale_price) * 100 / SUM(cars.cost) FROM sales JOIN cars ON sales.car_id = cars.id WHERE sale_date LIKE '2023%'	car_dealership
SELECT DISTINCT T1.loc_state FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id JOIN drugs AS T3 ON T2.drug_id = T3.drug_id WHERE T3.drug_type = 'biologic'	derm_treatment
SELECT AVG(T1.weight_kg) FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id JOIN drugs AS T3 ON T2.drug_id = T3.drug_id WHERE T3.drug_name = 'Drugalin'	derm_treatment
SELECT T1.description, T1.treatment_id, T2.drug_id, T4.med_name FROM adverse_events AS T1 JOIN treatments AS T3 ON T1.treatment_id = T3.treatment_id JOIN drugs AS T2 ON T3.drug_id = T2.drug_id JOIN concomitant_meds AS T4 ON T3.treatment_id = T4.treatment_id WHERE T2.admin_route = 'topical'	derm_treatment
SELECT DISTINCT T1.patient_id FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id JOIN diagnoses AS T3 ON T2.diag_id = T3.diag_id JOIN drugs AS T4 ON T2.drug_id = T4.drug_id WHERE T3.diag_name = 'Psoriasis vulgaris' AND T4.drug_type = 'biologic'	derm_treatment
SELECT doctors.year_reg, COUNT(*) FROM patients JOIN treatments ON patients.patient_id = treatments.patient_id JOIN doctors ON treatments.doc_id = doctors.doc_id GROUP BY doctors.year_reg	derm_treatment
SELECT T1.doc_id, T1.specialty, COUNT(DISTINCT T2.drug_id), T1.bd_cert_num FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id GROUP BY T1.doc_id	derm_treatment
SELECT COUNT(*), T1.drug_id, T1.drug_name FROM drugs AS T1 JOIN treatments AS T3 ON T1.drug_id = T3.drug_id JOIN adverse_events AS T2 ON T3.treatment_id = T2.treatment_id WHERE T2.reported_dt LIKE '%/%' GROUP BY T1.drug_id ORDER BY COUNT(*) DESC LIMIT 1	derm_treatment
SELECT COUNT(*) FROM patients WHERE email LIKE '%gmail.com%' OR email LIKE '%yahoo.com%'	derm_treatment
SELECT first_name, last_name, specialty FROM doctors WHERE first_name LIKE 'J%' OR last_name LIKE '%son%'	derm_treatment
SELECT ins_policy_num FROM patients WHERE gender = 'Female'	derm_treatment
SELECT AVG(weight_kg) FROM patients WHERE gender = 'Male'	derm_treatment
SELECT drug_name, AVG(dos_amt) FROM drugs GROUP BY drug_name	derm_treatment
SELECT AVG(T1.day7_pasi_score) FROM outcomes AS T1 JOIN treatments AS T3 ON T1.treatment_id = T3.treatment_id JOIN patients AS T2 ON T3.patient_id = T2.patient_id WHERE T2.ins_type = 'patient'	derm_treatment
SELECT T3.user_id, COUNT(*) FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id JOIN notifications AS T3 ON T1.uid = T3.user_id WHERE T1.user_type != 'merchant' GROUP BY T3.user_id	ewallet
SELECT T1.coupon_id, SUM(T2.amount) FROM coupons AS T1 JOIN wallet_transactions_daily AS T2 ON T1.coupon_id = T2.coupon_id WHERE T1.merchant_id = 1 GROUP BY T1.coupon_id	ewallet
SELECT T1.user_id, SUM(T2.session_end_ts - T2.session_start_ts) FROM user_sessions AS T1 JOIN users AS T2 ON T1.user_id = T2.uid WHERE T1.session_start_ts >= '2023-06-01 00:00:00' AND T1.session_end_ts <= '2023-06-08 23:59:59' GROUP	ewallet
SELECT user_id, marketing_opt_in FROM user_setting_snapshot ORDER BY created_at DESC	ewallet
SELECT user_id, MAX(balance) FROM wallet_user_balance_daily GROUP BY user_id	ewallet
SELECT T1.name, T1.category, SUM(T2.amount) AS revenue_amount, T1.rank FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.receiver_type = 1 GROUP BY T1.mid ORDER BY revenue_amount DESC	ewallet
SELECT COUNT(*), T1.mid, T1.name FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id GROUP BY T1.mid ORDER BY COUNT(*) DESC LIMIT 1	ewallet
SELECT T1.username, COUNT(*) FROM users AS T1 JOIN notifications AS T2 ON T1.uid = T2.user_id WHERE T1.country = 'US' AND T2.status = 'unread' GROUP BY T1.username	ewallet
SELECT T1.name, COUNT(*) FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id WHERE T1.status = 'active' AND T2.status = 'active' GROUP BY T1.name	ewallet
SELECT T1.name, COUNT(DISTINCT T2.coupon_id) FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.status = 'success' GROUP BY T1.name	ewallet
