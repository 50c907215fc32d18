SELECT T1.name FROM author AS T1 JOIN writes AS T2 ON T1.aid = T2.aid JOIN publication AS T3 ON T2.pid = T3.pid JOIN domain AS T4 ON T4.did = T3.did WHERE T4.name = 'Machine Learning' INTERSECT SELECT T1.name FROM author AS T1 JOIN writes AS T2 ON T1.aid = T2.aid JOIN publication AS T3 ON T2.pid =	academic
SELECT aid, COUNT(*) FROM cite GROUP BY aid	academic
SELECT SUM(reference_num), year FROM publication GROUP BY year	academic
SELECT AVG(T1.reference_num), T2.name FROM publication AS T1 JOIN domain AS T2 ON T1.did = T2.did GROUP BY T2.name	academic
SELECT AVG(citation_num), year FROM publication GROUP BY year	academic
SELECT T1.title FROM publication AS T1 JOIN citation AS T2 ON T1.pid = T2.pid GROUP BY T1.pid ORDER BY COUNT(*) DESC LIMIT 1	academic
SELECT T1.name FROM domain AS T1 JOIN domain_author AS T2 ON T1.did = T2.did GROUP BY T1.did ORDER BY COUNT(*) DESC LIMIT 5	academic
SELECT title FROM publication ORDER BY reference_num DESC LIMIT 3	academic
SELECT title FROM publication ORDER BY citation_num DESC LIMIT 3	academic
SELECT title FROM publication ORDER BY title	academic
SELECT COUNT(*) / COUNT(DISTINCT aid) FROM author	academic
SELECT COUNT(*) FROM (SELECT T1.pid FROM publication AS T1 JOIN conference AS T2 ON T1.cid = T2.cid) / (SELECT COUNT(*) FROM (SELECT T1.pid FROM publication AS T1 JOIN journal AS T2 ON T1.jid = T2.jid)	academic
SELECT T1.did, COUNT(*) FROM domain AS T1 JOIN publication_keyword AS T2 ON T1.did = T2.kid GROUP BY T1.did	academic
SELECT YEAR, COUNT(*) FROM publication AS T1 JOIN journal AS T2 ON T1.jid = T2.jid GROUP BY YEAR	academic
SELECT T1.continent, COUNT(*) FROM organization AS T1 JOIN author AS T2 ON T1.oid = T2.oid GROUP BY T1.continent	academic
SELECT T1.name, COUNT(*) FROM author AS T1 JOIN publication AS T2 ON T1.aid = T2.aid WHERE T2.year = 2021 GROUP BY T1.aid ORDER BY COUNT(*) DESC LIMIT 1	academic
SELECT COUNT(*), T1.name FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid GROUP BY T1.name	academic
SELECT COUNT(*), jid FROM publication GROUP BY jid ORDER BY COUNT(*) DESC	academic
SELECT T1.name, COUNT(*) FROM conference AS T1 JOIN publication AS T2 ON T1.cid = T2.cid GROUP BY T1.name ORDER BY COUNT(*) DESC	academic
SELECT COUNT(*) FROM publication AS T1 JOIN journal AS T2 ON T1.jid = T2.jid WHERE T2.name LIKE 'J%'	academic
SELECT T1.name FROM organization AS T1 JOIN domain_author AS T2 ON T1.oid = T2.did JOIN writes AS T3 ON T2.aid = T3.aid WHERE T1.name LIKE '%Machine Learning%'	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid WHERE T1.name LIKE '%Martin%'	academic
SELECT name FROM author EXCEPT SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid	academic
SELECT T1.pid FROM publication AS T1 JOIN domain AS T2 ON T1.did = T2.did JOIN domain_conference AS T3 ON T2.oid = T3.did WHERE T2.name = 'Sociology' AND T3.year = 2020	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid JOIN publication AS T3 ON T2.did = T3.did WHERE T3.domain = 'Computer Science'	academic
SELECT COUNT(*), T1.admit_term FROM student AS T1 JOIN student_record AS T2 ON T1.student_id = T2.student_id GROUP BY T1.admit_term ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT AVG(predicted_graduation_semester) FROM student WHERE admit_term = 'no'	advising
SELECT course_id FROM course_offering WHERE semester = 1 OR semester = 2 AND end_time < '14:00' AND instructor_id IN (SELECT instructor_id FROM offering_instructor WHERE offering_id IN (SELECT offering_id FROM course_offering WHERE semester = 1 OR semester = 2))	advising
SELECT SUM(T1.how) FROM student_record AS T1 JOIN course AS T2 ON T1.course_id = T2.course_id WHERE T1.how = 'hilarious'	advising
SELECT AVG(clarity_score), instructor_id FROM course GROUP BY instructor_id	advising
SELECT COUNT(*) FROM course_offering WHERE has_final_exam = 1	advising
SELECT COUNT(*), department FROM course GROUP BY department	advising
SELECT semester, COUNT(*) FROM course_offering GROUP BY semester	advising
SELECT course_id, num_enrolled FROM course GROUP BY course_id ORDER BY num_enrolled DESC LIMIT 1	advising
SELECT COUNT(*), course_id FROM student_record GROUP BY course_id ORDER BY COUNT(*) DESC	advising
SELECT SUM(num_enrolled), course_id FROM course GROUP BY course_id ORDER BY SUM(num_enrolled) DESC	advising
SELECT student_id, SUM(total_credit) FROM student_record GROUP BY student_id ORDER BY SUM(total_credit) DESC	advising
SELECT T1.name, COUNT(*) FROM instructor AS T1 JOIN course_prerequisite AS T2 ON T1.instructor_id = T2.instructor_id GROUP BY T1.instructor_id ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT COUNT(*) FROM course WHERE has_exams / COUNT(*) FROM course	advising
SELECT T1.course_id, T1.num_semesters, T1.num_enrolled, T1.num_reviews, T1.num_exams FROM course AS T1 JOIN comment_instructor AS T2 ON T1.course_id = T2.course_id WHERE T2.score = 1	advising
SELECT T1.semester_id, COUNT(*) FROM course_prerequisite AS T1 JOIN course AS T2 ON T1.course_id = T2.course_id WHERE T2.has_exams = 1 GROUP BY T1.semester_id	advising
SELECT helpfulness_score, clarity_score FROM course ORDER BY helpfulness_score / clarity_score	advising
SELECT course_id, COUNT(*) / COUNT(*) FROM student_record GROUP BY course_id	advising
SELECT T1.name FROM course AS T1 JOIN student_record AS T2 ON T1.course_id = T2.course_id JOIN student AS T3 ON T2.student_id = T3.student_id WHERE T3.declare_major = 'Computer Science'	advising
SELECT course_id FROM course_prerequisite WHERE has_final_project AND has_final_exam	advising
SELECT SUM(num_enrolled) FROM course WHERE has_final_project OR has_final_exam	advising
SELECT SUM(total_credit), program_id FROM student GROUP BY program_id	advising
SELECT COUNT(*), program_id FROM student GROUP BY program_id	advising
SELECT firstname, lastname FROM student WHERE declare_major != 'null' ORDER BY lastname	advising
SELECT AVG(T1.total_gpa) FROM student_record AS T1 JOIN student AS T2 ON T1.student_id = T2.student_id WHERE T2.declare_major = 'Mathematics' AND T2.minor = 'Mathematics'	advising
SELECT T1.name FROM course AS T1 JOIN course_offering AS T2 ON T1.course_id = T2.course_id WHERE T2.department = 'Computer Science'	advising
SELECT T1.easiness_score, T2.name FROM course AS T1 JOIN area AS T2 ON T1.area = T2.area WHERE T2.department = 'Computer Science'	advising
SELECT DISTINCT T1.student_id FROM student_record AS T1 JOIN course AS T2 ON T1.course_id = T2.course_id WHERE T1.grade = 'A' OR T1.grade = 'C' AND T2.how = 'in-person'	advising
SELECT MIN(T1.flight_days) FROM flight AS T1 JOIN airport AS T2 ON T1.from_airport = T2.airport_code JOIN airport AS T3 ON T1.to_airport = T3.airport_code	atis
SELECT AVG(T1.fare_airline) - 34 FROM fare AS T1 JOIN flight AS T2 ON T1.fare_id = T2.fare_id	atis
SELECT COUNT(*), month_name FROM flight GROUP BY month_name	atis
SELECT MIN(T1.departure_time) FROM flight AS T1 JOIN days AS T2 ON T1.flight_days = T2.days_code WHERE T2.day_name = 'Monday'	atis
SELECT SUM(round_trip_cost), airline_code FROM fare GROUP BY airline_code	atis
SELECT AVG(T1.round_trip_cost), T2.airline_name FROM fare AS T1 JOIN flight AS T2 ON T1.fare_id = T2.fare_id WHERE T2.from_airport = 'LAX' AND T2.to_airport = 'ORD' GROUP BY T2.airline_name ORDER BY AVG(T1.round_trip_cost) DESC	atis
SELECT AVG(one_direction_cost), T1.airport_code, T1.airport_code FROM airport AS T1 JOIN fare AS T2 ON T1.airport_code = T2.from_airport AND T2.to_airport = T1.airport_code WHERE T2.restriction_code = 'One-Way' GROUP BY T1.airport_code	atis
SELECT compartment, COUNT(*) FROM food_service GROUP BY compartment ORDER BY COUNT(*) DESC	atis
SELECT COUNT(*), T1.airport_code FROM airport AS T1 JOIN flight AS T2 ON T1.airport_code = T2.from_airport WHERE T2.connections = 0 GROUP BY T1.airport_code	atis
SELECT flight_id FROM flight WHERE airport_code = 'ORD' AND departure_airport = 'ORD' AND arrival_airport = 'ORD' ORDER BY flight_days DESC LIMIT 1	atis
SELECT airport_code FROM airport ORDER BY minimum_connect_time LIMIT 1	atis
SELECT aircraft_code FROM aircraft ORDER BY weight DESC LIMIT 1	atis
SELECT airline_code FROM flight GROUP BY airline_code ORDER BY COUNT(*) DESC LIMIT 2	atis
SELECT aircraft_code FROM aircraft WHERE cruising_speed > 200 ORDER BY aircraft_code	atis
SELECT MAX(range_miles), MAX(payload) FROM aircraft	atis
SELECT T1.one_direction_cost, T1.round_trip_cost FROM fare AS T1 JOIN flight AS T2 ON T1.fare_id = T2.fare_id WHERE T1.restriction_code = 'One-Way'	atis
SELECT T1.aircraft_code, T1.range_miles, T1.capacity / T1.range_miles FROM aircraft AS T1	atis
SELECT COUNT(*), T1.airline_code FROM flight AS T1 JOIN flight_stop AS T2 ON T1.flight_id = T2.flight_id GROUP BY T1.airline_code	atis
SELECT AVG(cruising_speed), AVG(payload) FROM aircraft GROUP BY manufacturer	atis
SELECT T1.flight_id, T2.meal_description FROM flight AS T1 JOIN food_service AS T2 ON T1.meal_code = T2.meal_code WHERE T2.compartment = 'First Class'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN airport_service AS T2 ON T1.airline_code = T2.airline_code JOIN city AS T3 ON T2.city_code = T3.city_code WHERE T3.city_name = 'Dallas'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN flight AS T2 ON T1.airline_code = T2.airline_code WHERE T2.from_airport = 'LAX' AND T2.to_airport = 'ORD'	atis
SELECT T1.airline_name, T2.stops FROM airline AS T1 JOIN flight_stop AS T2 ON T1.airline_code = T2.arrival_airline WHERE T1.airport_code = 'ORD' AND T2.airport_code = 'JFK' ORDER BY T2.stops	atis
SELECT airline_name FROM airline EXCEPT SELECT T1.airline_name FROM airline AS T1 JOIN flight_stop AS T2 ON T1.airline_code = T2.arrival_airline UNION SELECT T1.airline_name FROM airline AS T1 JOIN flight_stop AS T2 ON T1.airline_code = T2.departure_airline	atis
SELECT T1.state_code FROM airport AS T1 JOIN city AS T2 ON T1.city_code = T2.city_code WHERE T1.airport_name = 'Orlando International Airport'	atis
SELECT T1.flight_number FROM flight AS T1 JOIN airport AS T2 ON T1.from_airport = T2.airport_code JOIN city AS T3 ON T2.city_code = T3.city_code WHERE T2.state_code = 'NY' AND T3.city_name LIKE '%Mon%' INTERSECT SELECT T1.flight_number FROM flight AS T1 JOIN airport AS T2 ON T1.to_airport = T2.airport_code JOIN city AS T	atis
SELECT SUM(round_trip_cost) FROM fare WHERE from_airport = 'JFK' AND to_airport = 'JFK' AND round_trip_required = 1	atis
SELECT MIN(T1.miles_distant) FROM airport_service AS T1 JOIN city AS T2 ON T1.city_code = T2.city_code WHERE T2.city_name = 'JFK'	atis
SELECT COUNT(*) FROM flight AS T1 JOIN airport AS T2 ON T1.from_airport = T2.airport_code JOIN city AS T3 ON T2.city_code = T3.city_code JOIN country AS T4 ON T4.country_name = T3.country_name WHERE T2.country_name = 'United States' AND T2.airport_name = 'New York City' AND T3.city_name = 'Los Angeles' AND T1.round_trip_required = 'yes	atis
SELECT SUM(population), country_name FROM city GROUP BY country_name	geography
SELECT AVG(length), country_name FROM river GROUP BY country_name	geography
SELECT country_name, COUNT(*) FROM river GROUP BY country_name	geography
SELECT COUNT(*), country_name FROM mountain GROUP BY country_name	geography
SELECT COUNT(*), T1.state_name FROM state AS T1 JOIN lake AS T2 ON T1.state_name = T2.state_name GROUP BY T1.state_name	geography
SELECT state_name FROM state ORDER BY density DESC	geography
SELECT lake_name FROM lake ORDER BY area DESC	geography
SELECT city_name, population FROM city ORDER BY population DESC LIMIT 5	geography
SELECT river_name FROM river ORDER BY length DESC	geography
SELECT mountain_altitude FROM mountain ORDER BY mountain_altitude DESC	geography
SELECT population / population FROM state WHERE country_name = 'United States' AND state_name = 'California'	geography
SELECT river.length / (SELECT MAX(river.length) FROM river) FROM river WHERE river.river_name = 'Mississippi' AND river.river_name = 'Rhine'	geography
SELECT T1.mountain_altitude / T2.mountain_altitude FROM mountain AS T1 JOIN mountain AS T2 ON T1.mountain_name = 'Dhaulagiri'	geography
SELECT city_name, population / population AS proportion FROM city AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name	geography
SELECT population, area FROM city	geography
SELECT country_name FROM lake INTERSECT SELECT country_name FROM river	geography
SELECT T1.state_name FROM city AS T1 JOIN border_info AS T2 ON T1.state_name = T2.state_name WHERE T1.city_name = 'Ontario'	geography
SELECT T1.lake_name FROM lake AS T1 JOIN city AS T2 ON T1.state_name = T2.state_name WHERE T2.area > 1000	geography
SELECT T1.population, T2.state_name FROM state AS T1 JOIN city AS T2 ON T1.state_name = T2.state_name	geography
SELECT AVG(T1.length), country_name FROM river AS T1 JOIN lake AS T2 ON T1.traverse = T2.lake_name GROUP BY country_name	geography
SELECT state_name FROM state WHERE population < 1000000	geography
SELECT T1.river_name FROM river AS T1 JOIN city AS T2 ON T1.traverse = T2.city_name GROUP BY T1.river_name HAVING COUNT(*) >= 3	geography
SELECT lake_name, area FROM lake WHERE state_name = 'Michigan'	geography
SELECT mountain_name, mountain_altitude FROM mountain WHERE country_name = 'Nepal'	geography
SELECT city_name, population FROM city WHERE country_name = 'United States'	geography
SELECT SUM(T1.rating), T2.food_type FROM restaurant AS T1 JOIN geographic AS T2 ON T1.city_name = T2.city_name GROUP BY T2.food_type	restaurants
SELECT city_name, COUNT(*) FROM restaurant GROUP BY city_name	restaurants
SELECT AVG(rating), food_type FROM restaurant GROUP BY food_type	restaurants
SELECT city_name, COUNT(*) FROM restaurant WHERE food_type = 'Italian' GROUP BY city_name	restaurants
SELECT city_name, COUNT(*) FROM location GROUP BY city_name ORDER BY COUNT(*) DESC	restaurants
SELECT street_name FROM location GROUP BY street_name ORDER BY COUNT(*) DESC LIMIT 1	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian' OR city_name = 'New York' ORDER BY name	restaurants
SELECT AVG(rating), region FROM restaurant GROUP BY region ORDER BY region	restaurants
SELECT name FROM restaurant ORDER BY rating DESC LIMIT 3	restaurants
SELECT name FROM restaurant ORDER BY rating DESC	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4.5	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4.0 / (SELECT COUNT(*) FROM restaurant WHERE rating < 4.0)	restaurants
SELECT COUNT(*) FROM restaurant WHERE rating > 4 / (SELECT COUNT(*) FROM restaurant WHERE rating < 4)	restaurants
SELECT COUNT(*) FROM restaurant WHERE food_type = 'Vegan' AND city_name = 'San Francisco'	restaurants
SELECT COUNT(*) FROM restaurant WHERE food_type = 'Italian' AND city_name = 'Los Angeles'	restaurants
SELECT city_name, name, COUNT(*) FROM restaurant GROUP BY city_name HAVING COUNT(*) > 1	restaurants
SELECT AVG(T1.rating), T2.city_name FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id WHERE T1.food_type = 'Mexican' GROUP BY T2.city_name	restaurants
SELECT AVG(rating), region FROM restaurant GROUP BY region	restaurants
SELECT COUNT(*), region FROM restaurant WHERE food_type = 'Italian' GROUP BY region	restaurants
SELECT region, COUNT(*) FROM geographic GROUP BY region	restaurants
SELECT city_name FROM restaurant ORDER BY rating DESC LIMIT 1	restaurants
SELECT T1.name, T1.rating FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T1.rating > 4 AND T3.city_name = 'New York'	restaurants
SELECT T1.name, T1.food_type FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T3.county = 'San Francisco' AND T2.street_name = 'Market St'	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian'	restaurants
SELECT T1.name FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id JOIN geographic AS T3 ON T2.city_name = T3.city_name WHERE T3.region = 'Los Angeles' AND T1.rating > 4	restaurants
SELECT SUM(numciting), year FROM paper GROUP BY year	scholar
SELECT COUNT(*), year FROM paper GROUP BY year	scholar
SELECT COUNT(*), T1.datasetid FROM paperdataset AS T1 JOIN dataset AS T2 ON T1.datasetid = T2.datasetid GROUP BY T1.datasetid	scholar
SELECT COUNT(*), T1.paperid FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid	scholar
SELECT COUNT(DISTINCT authorid) FROM paperdataset WHERE numciting > 2	scholar
SELECT title FROM paper ORDER BY numciting DESC LIMIT 1	scholar
SELECT COUNT(*), T1.paperid FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid ORDER BY T1.paperid	scholar
SELECT title FROM paper WHERE year = 2020 ORDER BY title	scholar
SELECT journalname FROM journal ORDER BY venuename	scholar
SELECT T1.title, COUNT(*) FROM paper AS T1 JOIN cite AS T2 ON T1.paperid = T2.citedpaperid GROUP BY T1.paperid ORDER BY COUNT(*) DESC	scholar
SELECT COUNT(*) FROM (SELECT T1.paperid, COUNT(*) FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid HAVING COUNT(*) > 1) AS T1 JOIN (SELECT T1.paperid, COUNT(*) FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid HAVING COUNT(*) =	scholar
SELECT COUNT(*) FROM paper AS T1 JOIN cite AS T2 ON T1.paperid = T2.citedpaperid GROUP BY T1.paperid HAVING COUNT(*) >= 2 INTERSECT SELECT COUNT(*) FROM paper AS T1 JOIN cite AS T2 ON T1.paperid = T2.citedpaperid GROUP BY T1.paperid HAVING COUNT(*) < 2	scholar
SELECT COUNT(*) / (SELECT COUNT(*) FROM paper WHERE year = 2020) FROM paper	scholar
SELECT COUNT(*) FROM author AS T1 JOIN writes AS T2 ON T1.authorid = T2.authorid GROUP BY T1.authorid HAVING COUNT(*) >= 3 INTERSECT SELECT COUNT(*) FROM author AS T1 JOIN writes AS T2 ON T1.authorid = T2.authorid GROUP BY T1.authorid HAVING COUNT(*) < 3	scholar
SELECT COUNT(*) FROM paperdataset AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid WHERE T1.datasetid > 1	scholar
SELECT T1.paperid FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid JOIN keyphrase AS T3 ON T2.keyphraseid = T3.keyphraseid WHERE T3.keyphrasename = 'Machine Learning'	scholar
SELECT authorname FROM author JOIN paper ON author.authorid = paper.authorid GROUP BY authorid ORDER BY COUNT(*) DESC	scholar
SELECT COUNT(DISTINCT T1.keyphrasename) FROM keyphrase AS T1 JOIN paperkeyphrase AS T2 ON T1.keyphrasename = T2.keyphrasename JOIN paper AS T3 ON T2.paperid = T3.paperid JOIN paperfield AS T4 ON T3.paperid = T4.paperid JOIN field AS T5 ON T4.fieldid = T5.fieldid JOIN venue AS T6 ON T3.venueid	scholar
SELECT COUNT(*), T1.journalname FROM paper AS T1 JOIN journal AS T2 ON T1.journalid = T2.journalid GROUP BY T1.journalname ORDER BY T2.journalname	scholar
SELECT T1.paperid, COUNT(*) FROM paperdataset AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid JOIN dataset AS T3 ON T1.datasetid = T3.datasetid WHERE T3.datasetname = 'COVID-19 Research' GROUP BY T1.paperid	scholar
SELECT T1.venuename, COUNT(*) FROM venue AS T1 JOIN paper AS T2 ON T1.venueid = T2.venueid WHERE T2.paperid = 2 GROUP BY T1.venueid	scholar
SELECT T1.authorname FROM author AS T1 JOIN writes AS T2 ON T1.authorid = T2.authorid JOIN paper AS T3 ON T2.paperid = T3.paperid WHERE T3.title = 'The Effects of Climate Change on Agriculture'	scholar
SELECT COUNT(*) FROM paper AS T1 JOIN journal AS T2 ON T1.journalid = T2.journalid WHERE T2.journalname = 'Nature' AND T1.year = 2020	scholar
SELECT COUNT(*) FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid JOIN keyphrase AS T3 ON T2.keyphraseid = T3.keyphraseid JOIN paperfield AS T4 ON T1.paperid = T4.paperid JOIN field AS T5 ON T4.fieldid = T5.fieldid JOIN venue AS T6 ON T1.venueid = T6.venueid JOIN journal AS T7	scholar
SELECT COUNT(DISTINCT authorid) FROM paperdataset AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid JOIN author AS T3 ON T1.authorid = T3.authorid JOIN keyphrase AS T4 ON T1.paperid = T4.paperid JOIN journal AS T5 ON T5.journalid = T2.journalid WHERE T5.journalname = 'Science' AND T2.year = 202	scholar
SELECT SUM(count) FROM checkin WHERE day = 'Saturday' - 2	yelp
SELECT COUNT(*) FROM review WHERE year < 2013 AND month < 12 AND rid < 3	yelp
SELECT text FROM tip WHERE month = 'March' AND year = 2021 - 2	yelp
SELECT COUNT(*) FROM (SELECT T1.month FROM tip AS T1 JOIN review AS T2 ON T1.business_id = T2.business_id WHERE T1.month = 'June' AND T1.month = 'December')	yelp
SELECT T1.neighborhood_name, COUNT(*) FROM neighbourhood AS T1 JOIN business AS T2 ON T1.id = T2.neighborhood_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1	yelp
SELECT COUNT(*), T1.day FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.business_id WHERE T2.business_id = 'abc123' GROUP BY T1.day	yelp
SELECT COUNT(*), business_id FROM checkin GROUP BY business_id	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' GROUP BY T1.name	yelp
SELECT COUNT(*), T1.day FROM checkin AS T1 JOIN neighbourhood AS T2 ON T1.business_id = T2.business_id GROUP BY T1.day	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' GROUP BY T1.name ORDER BY AVG(T2.rating) DESC	yelp
SELECT T1.latitude, T1.longitude FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id ORDER BY T2.rating DESC LIMIT 1	yelp
SELECT name FROM business ORDER BY review_count DESC LIMIT 3	yelp
SELECT name FROM business ORDER BY name	yelp
SELECT COUNT(*), month FROM review WHERE year = 2021 GROUP BY month ORDER BY month	yelp
SELECT state, COUNT(*) / (SELECT COUNT(*) FROM business) FROM business GROUP BY state	yelp
SELECT COUNT(*) FROM business WHERE city = 'San Francisco' AND is_open = 1 / 2	yelp
SELECT COUNT(*) FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.name = 'Mark’s Bistro' AND T1.day = 'Saturday' OR T1.day = 'Sunday'	yelp
SELECT COUNT(*) FROM business WHERE state = 'CA' / COUNT(*) FROM business WHERE state = 'NY'	yelp
SELECT T1.category_name, COUNT(*) FROM category AS T1 JOIN review AS T2 ON T1.id = T2.business_id WHERE T2.rating > 3 GROUP BY T1.id ORDER BY COUNT(*) DESC	yelp
SELECT T1.name, COUNT(*) FROM users AS T1 JOIN review AS T2 ON T1.uid = T2.user_id JOIN neighbourhood AS T3 ON T3.id = T2.business_id WHERE T3.neighbourhood_name = 'Downtown' GROUP BY T1.name	yelp
SELECT SUM(review_count), category_name FROM category WHERE state = 'California' GROUP BY category_name	yelp
SELECT T1.name, COUNT(*) FROM business AS T1 JOIN category AS T2 ON T1.business_id = T2.business_id GROUP BY T1.business_id	yelp
SELECT COUNT(*), T1.business_id FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.state = 'CA' GROUP BY T1.business_id	yelp
SELECT category_name FROM category ORDER BY AVG(rating) DESC LIMIT 2	yelp
SELECT SUM(T1.rating) FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.category_name = 'Cafe' AND T1.year = 2021	yelp
SELECT AVG(rating) FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.city = 'San Francisco'	yelp
SELECT COUNT(*), T1.business_id FROM review AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.year = 2021 GROUP BY T1.business_id	yelp
SELECT COUNT(*) FROM review AS T1 JOIN users AS T2 ON T1.user_id = T2.uid WHERE T2.name = 'Sarah Williams' AND T1.month = 'April'	yelp
SELECT COUNT(*) FROM checkin AS T1 JOIN business AS T2 ON T1.business_id = T2.bid WHERE T2.state = 'CA' AND T1.day = 'Monday'	yelp
SELECT sbTxCustId, sbTxCustName, COUNT(*) FROM sbTransaction WHERE sbTxDateTime = '2023-04-01 00:00:00' GROUP BY sbTxCustId ORDER BY COUNT(*) DESC LIMIT 1	broker
SELECT AVG(sbTxPrice) FROM sbTransaction WHERE sbTxStatus = 'success' AND sbTxDateTime >= '2023-01-01 00:00:00' AND sbTxDateTime < '2023-04-01 23:59:59'	broker
SELECT sbCustId, sbCustJoinDate - sbTxCcy FROM sbTransaction WHERE sbTxCcy != 'null'	broker
SELECT T1.treatment_id, T1.start_dt, T2.reported_dt, T2.description FROM treatments AS T1 JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id WHERE T1.start_dt > DATE_SUB(CURDATE(), INTERVAL 10 DAY)	derm_treatment
SELECT T1.treatment_id, T1.start_dt, T1.end_dt FROM treatments AS T1 JOIN concomitant_meds AS T2 ON T1.treatment_id = T2.treatment_id WHERE T2.start_dt - T1.start_dt <= 7 AND T2.end_dt - T1.end_dt <= 7	derm_treatment
SELECT AVG(tx_limit_daily), AVG(tx_limit_monthly) FROM user_setting_snapshot WHERE snapshot_date < '2023-01-01'	ewallet
SELECT username, email, created_at FROM users WHERE uid NOT IN (SELECT user_id FROM notifications WHERE created_at < DATE_SUB(CURDATE(), INTERVAL 1 YEAR))	ewallet
SELECT AVG(session_end_ts - session_start_ts), device_type FROM user_sessions GROUP BY device_type	ewallet
SELECT T1.mid, T1.created_at, T2.coupon_id, T2.start_date FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id WHERE T1.created_at - T2.start_date <= 365 AND T1.created_at - T2.start_date >= 0	ewallet
SELECT T1.first_name, T1.last_name, T1.phone, T1.hire_date - T2.hire_date AS days_employed FROM salespersons AS T1 JOIN salespersons AS T2 ON T1.id = T2.salesperson_id ORDER BY days_employed LIMIT 1	car_dealership
SELECT COUNT(*) FROM payments_made WHERE payment_method = 'Utility Company' AND due_date LIKE '05/%'	car_dealership
SELECT T1.id, T1.make, T1.model, T1.year FROM cars AS T1 JOIN inventory_snapshots AS T2 ON T1.id = T2.car_id WHERE T2.snapshot_date LIKE '2023-03%' AND T2.is_in_inventory = 1	car_dealership
SELECT SUM(sale_price), T1.state FROM customers AS T1 JOIN sales AS T2 ON T1.id = T2.customer_id WHERE T2.sale_date LIKE '2023-%' GROUP BY T1.state ORDER BY T1.state	car_dealership
SELECT sbTxType, COUNT(DISTINCT sbTxCustId), AVG(sbTxShares) FROM sbTransaction WHERE sbTxDateTime >= '2023-01-01 00:00:00' AND sbTxDateTime <= '2023-03-31 23:59:59' GROUP BY sbTxType ORDER BY COUNT(DISTINCT sbTxCustId) DESC LIMIT 3	broker
SELECT sbTickerSymbol, COUNT(*), SUM(sbTxAmount) FROM sbTransaction GROUP BY sbTickerSymbol ORDER BY SUM(sbTxAmount) DESC LIMIT 10	broker
SELECT sbCustState, sbTickerType, COUNT(*) FROM sbTransaction GROUP BY sbCustState, sbTickerType ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT DISTINCT sbTxCustId FROM sbTransaction WHERE sbTxType = 'buy'	broker
SELECT DISTINCT sbDpTickerId FROM sbDailyPrice WHERE sbDpDate >= '2023-04-01 00:00:00'	broker
SELECT sbTxStatus, COUNT(*) FROM sbTransaction GROUP BY sbTxStatus ORDER BY COUNT(*) DESC LIMIT 3	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer GROUP BY sbCustCountry ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT sbCustId, sbCustName FROM sbCustomer EXCEPT SELECT sbTxCustId, sbCustName FROM sbTransaction	broker
SELECT sbTickerId, sbTickerSymbol FROM sbTicker WHERE sbTickerId NOT IN (SELECT sbDpTickerId FROM sbDailyPrice)	broker
SELECT state, COUNT(DISTINCT customer_id), SUM(sale_price) FROM sales GROUP BY state ORDER BY SUM(sale_price) DESC LIMIT 5	car_dealership
SELECT T1.make, T1.model, COUNT(*), SUM(T1.cost) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id GROUP BY T1.id ORDER BY SUM(T1.cost) DESC LIMIT 5	car_dealership
SELECT DISTINCT T1.id FROM customers AS T1 JOIN sales AS T2 ON T1.id = T2.customer_id	car_dealership
SELECT DISTINCT T1.id FROM salespersons AS T1 JOIN payments_received AS T2 ON T1.id = T2.salesperson_id WHERE T2.payment_method = 'cash'	car_dealership
SELECT payment_method, COUNT(*), SUM(payment_amount) FROM payments_received GROUP BY payment_method ORDER BY SUM(payment_amount) DESC LIMIT 3	car_dealership
SELECT state, COUNT(*) FROM customers GROUP BY state ORDER BY COUNT(*) DESC LIMIT 2	car_dealership
SELECT T1.id, T1.make, T1.model, T1.year FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.id IS NULL	car_dealership
SELECT T1.id, T1.first_name, T1.last_name FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id WHERE T2.id IS NULL	car_dealership
SELECT AVG(day100_pasi_score), COUNT(DISTINCT ins_type) FROM outcomes WHERE end_dt LIKE '2022-%' GROUP BY ins_type ORDER BY AVG(day100_pasi_score) DESC LIMIT 5	derm_treatment
SELECT T1.drug_name, COUNT(*), AVG(T2.dos_amt) FROM drugs AS T1 JOIN treatments AS T2 ON T1.drug_id = T2.drug_id GROUP BY T2.drug_id ORDER BY COUNT(*) DESC LIMIT 5	derm_treatment
SELECT T1.diag_name, COUNT(DISTINCT T2.patient_id), T1.diag_desc FROM diagnoses AS T1 JOIN patients AS T2 ON T1.diag_id = T2.diag_id WHERE T1.diag_desc = 'itch vas' AND T2.day100_itch_vas = (SELECT MAX(day100_itch_vas) FROM outcomes) GROUP BY T1.diag_name ORDER BY COUNT(DISTINCT T2.patient_id) DESC LIMIT	derm_treatment
SELECT DISTINCT T1.doc_id, T1.first_name, T1.last_name FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id	derm_treatment
SELECT DISTINCT T1.patient_id, T1.first_name, T1.last_name FROM patients AS T1 JOIN outcomes AS T2 ON T1.patient_id = T2.patient_id	derm_treatment
SELECT ins_type, AVG(height_cm), AVG(weight_kg) FROM patients GROUP BY ins_type ORDER BY AVG(height_cm) DESC LIMIT 3	derm_treatment
SELECT specialty, COUNT(*) FROM doctors GROUP BY specialty ORDER BY COUNT(*) DESC LIMIT 2	derm_treatment
SELECT patient_id, first_name, last_name FROM patients WHERE patient_id NOT IN (SELECT patient_id FROM treatments)	derm_treatment
SELECT drug_id, drug_name FROM drugs WHERE drug_id NOT IN (SELECT drug_id FROM concomitant_meds)	derm_treatment
SELECT COUNT(DISTINCT T1.uid), T1.created_at FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T1.status = 'active' AND T2.status = 'active' AND T2.type = 'transaction' AND T2.created_at >= '2023-01-01' AND T2.created_at < '2023-12-31'	ewallet
SELECT code, COUNT(*) AS total_redemptions, SUM(amount) AS total_amount FROM coupons GROUP BY code ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT T1.country, COUNT(DISTINCT T2.user_id), SUM(T2.amount) FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T2.sender_type = 0 GROUP BY T1.country ORDER BY SUM(T2.amount) DESC LIMIT 5	ewallet
SELECT DISTINCT T1.mid FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.type = 'transaction'	ewallet
SELECT DISTINCT user_id FROM notifications WHERE type = 'transaction'	ewallet
SELECT type, COUNT(*) FROM notifications GROUP BY type ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT device_type, COUNT(*) FROM user_sessions GROUP BY device_type ORDER BY COUNT(*) DESC LIMIT 2	ewallet
SELECT uid, username FROM users WHERE uid NOT IN (SELECT user_id FROM notifications)	ewallet
SELECT name, mid FROM merchants WHERE mid NOT IN (SELECT merchant_id FROM coupons)	ewallet
SELECT T1.sbCustName, SUM(T2.sbTxAmount) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustId ORDER BY SUM(T2.sbTxAmount) DESC LIMIT 5	broker
SELECT T1.sbCustName, T2.sbTxSuccess FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T2.sbTxCustId HAVING COUNT(*) >= 5 ORDER BY T2.sbTxSuccess DESC	broker
SELECT sbTickerSymbol, sbDpHigh - sbDpLow FROM sbDailyPrice WHERE sbDpDate >= '2023-04-01 00:00:00' AND sbDpDate <= '2023-04-04 00:00:00' GROUP BY sbDpTickerId ORDER BY (sbDpHigh - sbDpLow) DESC LIMIT 3	broker
SELECT sbTickerSymbol, sbTickerName, AVG(sbDpClose), MAX(sbDpClose), MIN(sbDpClose), AVG(sbDpClose) - MIN(sbDpClose) / MIN(sbDpClose) AS MoMC FROM sbDailyPrice GROUP BY sbTickerSymbol	broker
SELECT T1.sbCustName, COUNT(*), SUM(T2.sbTxAmount), T1.sbCustRank FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustId ORDER BY SUM(T2.sbTxAmount) DESC	broker
SELECT sbCustId, sbCustName, COUNT(*) FROM sbTransaction WHERE sbTxCcy = 'USD' AND sbTxCcy = 'EUR' AND sbTxCcy = 'JPY' AND sbTxCcy = 'CHF' AND sbTxCcy = 'RUB' AND sbTxCcy = 'CAD' AND sbTxCcy = 'GBP' AND sbTxCcy = 'CHF' AND sbTxC	broker
SELECT COUNT(DISTINCT sbCustId) FROM sbCustomer WHERE sbCustEmail LIKE '%.com%' AND sbCustTickerSymbol LIKE '%AMZN%' OR sbCustTickerSymbol LIKE '%AAPL%' OR sbCustTickerSymbol LIKE '%GOOGL%' OR sbCustTickerSymbol LIKE '%META%' OR sbCustTickerSymbol LIKE '%NFLX%'	broker
SELECT COUNT(*) FROM sbCustomer WHERE sbCustName LIKE 'J%' OR sbCustName LIKE '%ez' AND sbCustState LIKE '%a%'	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer WHERE sbCustJoinDate >= '2023-01-01' GROUP BY sbCustCountry	broker
SELECT T1.sbCustCountry, T2.ar FROM sbCustomer AS T1 JOIN sbDailyPrice AS T2 ON T1.sbCustId = T2.sbDpTickerId WHERE T1.sbCustJoinDate LIKE '2022%'	broker
SELECT AVG(T1.sale_date - T2.payment_date) FROM sales AS T1 JOIN payments_received AS T2 ON T1.id = T2.sale_id	car_dealership
SELECT T1.make, T1.model, MAX(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.sale_date > (SELECT MAX(snapshot_date) FROM inventory_snapshots) AND T1.id NOT IN (SELECT T2.car_id FROM inventory_snapshots) GROUP BY T1.make, T1.model ORDER BY T2.sale_price DESC	car_dealership
SELECT T1.id, T1.first_name, T1.last_name, SUM(T2.sale_price) FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY SUM(T2.sale_price) DESC LIMIT 5	car_dealership
SELECT T1.first_name, T1.last_name, SUM(T2.sale_price), COUNT(*), T1.salesperson_id FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.salesperson_id ORDER BY SUM(T2.sale_price) DESC	car_dealership
SELECT T1.make, T1.model, T2.sale_price FROM cars AS T1 JOIN inventory_snapshots AS T2 ON T1.id = T2.car_id WHERE T2.sale_date = CURDATE() ORDER BY T2.sale_price DESC LIMIT 1	car_dealership
SELECT T1.make, T1.model, T1.year, T1.color, T1.vin_number, AVG(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.make LIKE '%Ford%' OR T1.model LIKE '%Mustang%' GROUP BY T1.id	car_dealership
SELECT T1.make, T1.model, COUNT(*) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.vin_number LIKE '%M5%' GROUP BY T1.model	car_dealership
SELECT AVG(sale_price) FROM payments_made WHERE payment_date >= '2023-01-01' AND payment_date <= '2023-04-01'	car_dealership
SELECT T1.first_name, T1.last_name, T1.asp FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY AVG(T2.sale_price) DESC LIMIT 3	car_dealership
SELECT SUM(T1.sale_price) FROM sales AS T1 JOIN cars AS T2 ON T1.car_id = T2.id WHERE T1.sale_date LIKE '2023-%'	car_dealership
SELECT DISTINCT T1.loc_state FROM doctors AS T1 JOIN drugs AS T2 ON T1.doc_id = T2.doc_id WHERE T2.drug_type = 'biologic'	derm_treatment
SELECT AVG(T1.weight_kg) FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id JOIN drugs AS T3 ON T2.drug_id = T3.drug_id WHERE T3.drug_name = 'Drugalin'	derm_treatment
SELECT T1.description, T2.treatment_id, T2.drug_id, T3.drug_name FROM adverse_events AS T1 JOIN drugs AS T2 ON T1.treatment_id = T2.drug_id JOIN drugs AS T3 ON T1.drug_id = T3.drug_id WHERE T2.admin_route = 'topical'	derm_treatment
SELECT DISTINCT T1.patient_id FROM patients AS T1 JOIN treatments AS T2 ON T1.patient_id = T2.patient_id JOIN diagnoses AS T3 ON T2.diag_id = T3.diag_id WHERE T3.diag_name = 'Psoriasis vulgaris' AND T3.drug_type = 'biologic'	derm_treatment
SELECT year_reg, COUNT(*) FROM patients GROUP BY year_reg	derm_treatment
SELECT T1.doc_id, T1.specialty, COUNT(DISTINCT T2.drug_id), T1.bd_cert_num FROM doctors AS T1 JOIN drugs AS T2 ON T1.doc_id = T2.doc_id GROUP BY T1.doc_id	derm_treatment
SELECT COUNT(*), T1.drug_id, T1.drug_name FROM concomitant_meds AS T1 JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id WHERE T2.reported_dt LIKE '%<interval>' GROUP BY T1.treatment_id ORDER BY COUNT(*) DESC LIMIT 1	derm_treatment
SELECT COUNT(*) FROM patients WHERE email LIKE '%gmail.com%' OR email LIKE '%yahoo.com%'	derm_treatment
SELECT first_name, last_name, specialty FROM doctors WHERE first_name LIKE 'J%' OR last_name LIKE '%son%'	derm_treatment
SELECT ins_policy_num FROM patients WHERE gender = 'Female'	derm_treatment
SELECT AVG(weight_kg) FROM patients WHERE gender = 'Male'	derm_treatment
SELECT AVG(T1.dos_amt), T2.drug_name FROM drugs AS T1 JOIN treatments AS T2 ON T1.drug_id = T2.drug_id GROUP BY T2.drug_name	derm_treatment
SELECT AVG(T1.day7_pasi_score) FROM outcomes AS T1 JOIN patients AS T2 ON T1.patient_id = T2.patient_id WHERE T2.gender = 'F' AND T2.ins_type = 'patient'	derm_treatment
SELECT T1.user_id, COUNT(*) FROM users AS T1 JOIN wallet_transactions_daily AS T2 ON T1.uid = T2.sender_id WHERE T1.user_type != 'merchant' GROUP BY T1.user_id	ewallet
SELECT T1.cid, SUM(T2.amount) FROM coupons AS T1 JOIN wallet_transactions_daily AS T2 ON T1.coupon_id = T2.coupon_id WHERE T1.merchant_id = 1 GROUP BY T1.coupon_id	ewallet
SELECT SUM(T1.session_end_ts - T1.session_start_ts), T2.uid FROM user_sessions AS T1 JOIN users AS T2 ON T1.user_id = T2.uid WHERE T1.session_start_ts >= '2023-06-01 00:00:00' AND T1.session_end_ts <= '2023-06-08 23:59:59' GROUP BY T	ewallet
SELECT user_id, marketing_opt_in FROM user_setting_snapshot ORDER BY user_id DESC LIMIT 1	ewallet
SELECT MAX(balance) FROM wallet_user_balance_daily	ewallet
SELECT T1.name, T1.category, SUM(T2.amount) AS revenue_amount, T1.rank FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.receiver_type = 1 GROUP BY T1.name	ewallet
SELECT COUNT(*), T1.mid, T1.name FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id GROUP BY T1.mid ORDER BY COUNT(*) DESC LIMIT 1	ewallet
SELECT T1.username, COUNT(*) FROM users AS T1 JOIN notifications AS T2 ON T1.uid = T2.user_id WHERE T1.country = 'US' AND T2.status = 'unread' GROUP BY T1.username	ewallet
SELECT T1.name, COUNT(*) FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id WHERE T1.status = 'active' AND T2.status = 'active' GROUP BY T1.name	ewallet
SELECT T1.name, T2.cpur FROM merchants AS T1 JOIN wallet_transactions_daily AS T2 ON T1.mid = T2.merchant_id WHERE T2.status = 'success'	ewallet
