SELECT T1.name, SUM(T2.cited) FROM author AS T1 JOIN cite AS T2 ON T1.aid = T2.citing GROUP BY T1.aid	academic
SELECT SUM(reference_num), year FROM publication GROUP BY year	academic
SELECT AVG(v) FROM (SELECT COUNT(*) AS v FROM publication GROUP BY did)	academic
SELECT AVG(citation_num), year FROM publication GROUP BY year	academic
SELECT T1.title FROM publication AS T1 JOIN writes AS T2 ON T1.pid = T2.pid GROUP BY T1.pid ORDER BY citation_num DESC LIMIT 1	academic
SELECT T1.name FROM domain AS T1 JOIN domain_author AS T2 ON T1.did = T2.did GROUP BY T1.did ORDER BY COUNT(*) DESC LIMIT 5	academic
SELECT title FROM publication ORDER BY citation_num DESC LIMIT 3	academic
SELECT T1.did, 1.0 * COUNT(*) / COUNT(T2.kid) FROM domain AS T1 JOIN domain_keyword AS T2 ON T1.did = T2.did GROUP BY T1.did	academic
SELECT STRFTIME('%Y', year), COUNT(*) FROM publication GROUP BY STRFTIME('%Y', year)	academic
SELECT continent, COALESCE(SUM(1), 0) / COUNT(*) FROM organization AS T1 JOIN author AS T2 ON T1.oid = T2.oid GROUP BY continent	academic
SELECT COUNT(*), c.cid FROM conference AS c JOIN publication AS p ON c.cid = p.cid GROUP BY c.cid	academic
SELECT COUNT(*), jid FROM publication GROUP BY jid ORDER BY COUNT(*) DESC	academic
SELECT COUNT(*) FROM publication AS T1 JOIN journal AS T2 ON T1.jid = T2.jid WHERE T2.name LIKE 'J%'	academic
SELECT T1.name FROM organization AS T1 JOIN author AS T2 ON T1.oid = T2.oid JOIN publication AS T3 ON T2.aid = T3.aid JOIN keyword AS T4 ON T3.pid = T4.kid WHERE T4.keyword = 'Machine Learning'	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid WHERE T2.did LIKE '%Martin%'	academic
SELECT name FROM author EXCEPT SELECT T1.name FROM author AS T1 JOIN organization AS T2 ON T1.oid = T2.oid	academic
SELECT T1.title FROM publication AS T1 JOIN domain AS T2 ON T1.cid = T2.did JOIN domain_conference AS T3 ON T2.did = T3.did WHERE T2.name = 'Sociology' AND T3.cid IN (SELECT cid FROM conference WHERE year = 2020)	academic
SELECT T1.name FROM author AS T1 JOIN domain_author AS T2 ON T1.aid = T2.aid JOIN domain AS T3 ON T2.did = T3.did JOIN publication AS T4 ON T2.pid = T4.pid WHERE T3.name = 'Computer Science'	academic
SELECT COUNT(*), STRFTIME('%Y-%m', admitted_term) FROM student GROUP BY STRFTIME('%Y-%m', admitted_term) ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT AVG(JULIANDAY(predicted_graduation_semester) - JULIANDAY(admit_term)) FROM student	advising
SELECT course_id FROM course_offering WHERE semester = 1 INTERSECT SELECT course_id FROM course_offering WHERE semester = 2 AND end_time < '14:00:00'	advising
SELECT T1.course_id, COUNT(*) FROM student_record AS T1 JOIN instructor AS T2 ON T1.transfer_source = T2.uniqname WHERE T2.hilarious = 1 GROUP BY T1.course_id	advising
SELECT AVG(T1.clarity_score), T1.uniqname FROM instructor AS T1 JOIN course AS T2 ON T1.instructor_id = T2.instructor_id GROUP BY T1.uniqname	advising
SELECT department, COUNT(*) FROM course GROUP BY department	advising
SELECT semester_id, COUNT(*) FROM course_offering GROUP BY semester_id	advising
SELECT T1.name, COUNT(*) FROM instructor AS T1 JOIN course_prerequisite AS T2 ON T1.instructor_id = T2.course_id GROUP BY T2.course_id ORDER BY COUNT(*) DESC LIMIT 1	advising
SELECT 100.0 * SUM(CASE WHEN has_exams THEN num_enrolled ELSE 0 END) / SUM(num_enrolled) FROM student	advising
SELECT course_id, 100.0 * SUM(CASE WHEN T1.good_feedback = 1 THEN 1 ELSE 0 END) / COUNT(*) FROM student_record AS T1 JOIN course AS T2 ON T1.course_id = T2.course_id GROUP BY course_id	advising
SELECT course_id, helpfulness_score / clarity_score FROM course	advising
SELECT course_id FROM course_offering WHERE has_final_project = 1 INTERSECT SELECT course_id FROM course_offering WHERE has_final_exam = 1	advising
SELECT college, COUNT(*) FROM program_course GROUP BY college	advising
SELECT firstname, lastname FROM student WHERE declare_major IS NOT NULL ORDER BY lastname	advising
SELECT T1.name FROM course AS T1 JOIN course_offering AS T2 ON T1.course_id = T2.course_id WHERE T2.department = 'Computer Science'	advising
SELECT student_id FROM student_record WHERE how = 'in-person' INTERSECT SELECT student_id FROM student_record WHERE grade = 'A'	advising
SELECT MIN(T1.minutes_distant) FROM airport_service AS T1 JOIN flight AS T2 ON T1.airport_code = T2.airport_code WHERE T1.direction = 'East'	atis
SELECT STRFTIME('%Y-%m', departure_time, 'unixepoch'), COUNT(*) FROM flight GROUP BY STRFTIME('%Y-%m', departure_time, 'unixepoch')	atis
SELECT MIN(departure_time) FROM flight ORDER BY day_name	atis
SELECT AVG(T1.round_trip_cost) FROM fare AS T1 JOIN flight_stop AS T2 ON T1.fare_id = T2.fare_id WHERE T2.stop_airport = 'LAX' AND T2.stop_airport = 'ORD' ORDER BY AVG(T1.round_trip_cost) DESC	atis
SELECT COUNT(*), from_airport FROM flight GROUP BY from_airport EXCEPT SELECT COUNT(*), from_airport FROM flight WHERE connections > 0	atis
SELECT flight_id FROM flight WHERE departure_airport = 'ORD' AND arrival_airport = 'ORD' ORDER BY (arrival_time - departure_time) DESC LIMIT 1	atis
SELECT minimum_connect_time FROM airport ORDER BY minimum_connect_time LIMIT 1	atis
SELECT T1.fare_id, T1.one_direction_cost / T1.round_trip_cost FROM fare AS T1 JOIN restriction AS T2 ON T1.restriction_code = T2.restriction_code WHERE T2.application = 'One-Way'	atis
SELECT aircraft_code, 1.0 * capacity / range_miles FROM aircraft	atis
SELECT airline_code, 100.0 * SUM(CASE WHEN stops > 0 THEN 1 ELSE 0 END) / COUNT(*) FROM flight GROUP BY airline_code	atis
SELECT T1.flight_id, T2.meal_description FROM flight AS T1 JOIN food_service AS T2 ON T1.meal_code = T2.meal_code WHERE T2.compartment = 'First Class'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN airport_service AS T2 ON T1.airport_code = T2.airport_code JOIN city AS T3 ON T2.city_code = T3.city_code WHERE T3.city_name = 'Dallas'	atis
SELECT T1.airline_name FROM airline AS T1 JOIN flight_stop AS T2 ON T1.airline_code = T2.airline_code WHERE T2.stop_airport = 'LAX' AND T2.stop_airport = 'ORD'	atis
SELECT airline_name FROM airline EXCEPT SELECT T1.airline_name FROM airline AS T1 JOIN flight_stop AS T2 ON T1.airline_code = T2.airline_code WHERE T2.stop_airport = 'JFK' UNION SELECT T1.airline_name FROM airline AS T1 JOIN flight_stop AS T2 ON T1.airline_code = T2.airline_code WHERE T2.stop_airport = 'JFK'	atis
SELECT state_code FROM airport WHERE airport_name LIKE '%Orlando International Airport%'	atis
SELECT T1.flight_number FROM flight AS T1 JOIN airport AS T2 ON T1.airport_code = T2.airport_code JOIN city AS T3 ON T2.city_code = T3.city_code WHERE T2.state_code = 'NY' AND T3.city_name LIKE '%Mon%' OR T3.city_name LIKE '%Wed%'	atis
SELECT SUM(T1.round_trip_cost) FROM fare AS T1 JOIN flight_stop AS T2 ON T1.fare_id = T2.fare_id JOIN city AS T3 ON T2.stop_airport = T3.city_name WHERE T3.city_name = 'Los Angeles'	atis
SELECT COUNT(*) FROM airport_service AS T1 JOIN city AS T2 ON T1.city_code = T2.city_code JOIN airline AS T3 ON T1.airport_code = T3.airport_code JOIN fare AS T4 ON T1.airport_code = T4.from_airport AND T1.airport_code = T4.to_airport WHERE T3.note IS NOT NULL AND T2.country_name = 'United States' AND T1.airport_code = 'L	atis
SELECT SUM(population), country_name FROM city GROUP BY country_name	geography
SELECT AVG(length), country_name FROM river GROUP BY country_name	geography
SELECT COUNT(*), country_name FROM river GROUP BY country_name	geography
SELECT COUNT(*), country_name FROM mountain GROUP BY country_name	geography
SELECT COUNT(*), state_name FROM lake GROUP BY state_name	geography
SELECT river_name, length FROM river ORDER BY length DESC	geography
SELECT population / SUM(population) FROM city WHERE country_name = 'United States'	geography
SELECT T2.mountain_altitude / T1.mountain_altitude FROM mountain AS T1 JOIN state AS T2 ON T1.state_name = T2.state_name WHERE T1.mountain_name = 'Mount Everest' OR T1.mountain_name = 'Dhaulagiri'	geography
SELECT state_name, 1.0 * SUM(population) / SUM(area) FROM state GROUP BY state_name	geography
SELECT country_name FROM (SELECT * FROM lake INTERSECT SELECT * FROM river)	geography
SELECT T1.state_name FROM state AS T1 JOIN border_info AS T2 ON T1.state_name = T2.state_name WHERE T2.border = 'Lake Ontario'	geography
SELECT T1.state_name, T1.population, T2.highest_point FROM state AS T1 JOIN highlow AS T2 ON T1.state_name = T2.state_name ORDER BY T2.highest_elevation DESC	geography
SELECT state_name FROM state_name WHERE population < 100000	geography
SELECT T1.river_name FROM river AS T1 JOIN city AS T2 ON T1.river_name = T2.city_name GROUP BY T1.river_name HAVING COUNT(*) >= 3	geography
SELECT lake_name, area FROM lake WHERE state_name = 'Michigan'	geography
SELECT city_name, population FROM city WHERE country_name = 'United States'	geography
SELECT SUM(T2.rating), T2.food_type FROM location AS T1 JOIN restaurant AS T2 ON T1.restaurant_id = T2.restaurant_id GROUP BY T2.food_type	restaurants
SELECT COUNT(*), city_name FROM restaurant GROUP BY city_name ORDER BY COUNT(*) DESC	restaurants
SELECT name FROM restaurant ORDER BY rating DESC	restaurants
SELECT 100.0 * SUM(CASE WHEN rating > 4 THEN 1 ELSE 0 END) / COUNT(*) FROM restaurant WHERE city_name = 'New York'	restaurants
SELECT 100.0 * SUM(CASE WHEN food_type = 'Vegan' THEN 1 ELSE 0 END) / COUNT(*) FROM restaurant WHERE city_name = 'San Francisco'	restaurants
SELECT COUNT(*) / COUNT(*) FROM restaurant WHERE city_name = 'Los Angeles' AND food_type = 'Italian'	restaurants
SELECT city_name, name, COUNT(*) FROM restaurant GROUP BY city_name HAVING COUNT(*) > 1	restaurants
SELECT AVG(rating), city_name FROM restaurant WHERE food_type = 'Mexican' GROUP BY city_name	restaurants
SELECT region, COUNT(*) FROM geographic GROUP BY region	restaurants
SELECT name, rating FROM restaurant WHERE rating > 4 AND city_name = 'New York'	restaurants
SELECT T1.name, T1.food_type FROM restaurant AS T1 JOIN location AS T2 ON T1.id = T2.restaurant_id WHERE T2.street_name = 'Market St' AND T2.city_name = 'San Francisco'	restaurants
SELECT name FROM restaurant WHERE food_type = 'Italian'	restaurants
SELECT T2.name FROM geographic AS T1 JOIN restaurant AS T2 ON T1.city_name = T2.city_name WHERE T1.county = 'Los Angeles' AND T2.rating > 4	restaurants
SELECT COUNT(*), T1.title FROM paper AS T1 JOIN paperkeyphrase AS T2 ON T1.paperid = T2.paperid GROUP BY T1.paperid	scholar
SELECT COUNT(DISTINCT authorid) FROM author AS T1 JOIN paper AS T2 ON T1.authorid = T2.authorid GROUP BY T1.authorid HAVING COUNT(*) > 2	scholar
SELECT COUNT(*), paperid FROM paperkeyphrase GROUP BY paperid ORDER BY paperid	scholar
SELECT title FROM paper WHERE year = 2020 ORDER BY title	scholar
SELECT 100.0 * SUM(CASE WHEN keyphraseid IS NOT NULL THEN 1 ELSE 0 END) / COUNT(*) FROM paperkeyphrase	scholar
SELECT 100.0 * SUM(CASE WHEN citedpaperid IN (SELECT paperid FROM paperfield GROUP BY paperid HAVING COUNT(*) >= 2) THEN 1 ELSE 0 END) / COUNT(*) FROM paper	scholar
SELECT 100.0 * SUM(CASE WHEN datasetid > 1 THEN 1 ELSE 0 END) / COUNT(*) FROM paper	scholar
SELECT T1.authorname FROM author AS T1 JOIN writes AS T2 ON T1.authorid = T2.authorid JOIN paper AS T3 ON T2.paperid = T3.paperid WHERE T3.title = 'The Effects of Climate Change on Agriculture'	scholar
SELECT COUNT(*) FROM checkin WHERE day = '2' AND day < 'Saturday'	yelp
SELECT text FROM tip WHERE month = 'March' AND year = 2021 AND month - day = 2	yelp
SELECT COUNT(*) FROM review WHERE STRFTIME('%Y-%m', month) = '2021-06' INTERSECT SELECT COUNT(*) FROM tip WHERE STRFTIME('%Y-%m', month) = '2021-12'	yelp
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' GROUP BY T1.bid	yelp
SELECT day, COUNT(*) FROM checkin GROUP BY day	yelp
SELECT name FROM business ORDER BY name	yelp
SELECT STRFTIME('%Y-%m', day), COUNT(*) FROM review WHERE STRFTIME('%Y', day) = '2021' GROUP BY STRFTIME('%Y-%m', day) ORDER BY STRFTIME('%Y-%m', day)	yelp
SELECT COUNT(*) / COUNT(CASE WHEN state = 'CA' THEN 1 END) FROM business WHERE city = 'San Francisco'	yelp
SELECT 100.0 * SUM(CASE WHEN state = 'CA' THEN 1 ELSE 0 END) / COUNT(*) FROM business UNION SELECT 100.0 * SUM(CASE WHEN state = 'NY' THEN 1 ELSE 0 END) / COUNT(*) FROM business WHERE city = 'New York'	yelp
SELECT T1.category_name, T2.ratio FROM category AS T1 JOIN (SELECT *, RANK() OVER (PARTITION BY business_id ORDER BY rating DESC) AS place FROM review) AS T2 ON T1.id = T2.business_id WHERE T2.place = 1 AND T2.rating > 3 GROUP BY T1.category_name ORDER BY T2.place DESC	yelp
SELECT T1.category_name FROM category AS T1 JOIN review AS T2 ON T1.business_id = T2.business_id GROUP BY T1.business_id ORDER BY AVG(T2.rating) DESC LIMIT 2	yelp
SELECT AVG(rating) FROM review WHERE city = 'San Francisco'	yelp
SELECT T1.business_id, COUNT(*) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T2.year = 2021 GROUP BY T1.business_id	yelp
SELECT COUNT(*) FROM business AS T1 JOIN checkin AS T2 ON T1.bid = T2.business_id WHERE T1.state = 'CA' AND T2.day = 'Monday'	yelp
SELECT STRFTIME('%Y-%m', sbTxDateTime), AVG(sbTxPrice) FROM sbTransaction WHERE STRFTIME('%Y', sbTxDateTime) = '2023-01' AND sbTxStatus = 'success' GROUP BY STRFTIME('%Y-%m', sbTxDateTime)	broker
SELECT sbCustId, sbTxCdy FROM sbCustomer WHERE sbTxCdy = (SELECT sbTxCdy FROM sbCustomer WHERE sbTxCdy IS NOT NULL ORDER BY sbTxCdy LIMIT 1)	broker
SELECT T1.treatment_id, T1.start_dt, T2.reported_dt, T2.description FROM treatments AS T1 JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id WHERE T2.reported_dt >= DATE('now', '-10 days')	derm_treatment
SELECT username, email, DATE(created_at, '+1 year') FROM users WHERE uid NOT IN (SELECT user_id FROM notifications WHERE DATE(created_at, '+1 year') >= DATE('now'))	ewallet
SELECT T1.mid, T1.created_at, T1.start_date FROM merchants AS T1 JOIN coupons AS T2 ON T1.mid = T2.merchant_id WHERE T1.created_at >= DATE('now', '-1 year')	ewallet
SELECT T1.first_name, T1.last_name, T1.phone, T2.days FROM salespersons AS T1 JOIN (SELECT *, RANK() OVER (PARTITION BY salesperson_id ORDER BY hire_date DESC) AS place FROM salespersons) AS T2 ON T1.id = T2.salesperson_id WHERE T2.place = 1	car_dealership
SELECT COUNT(*) FROM payments_made WHERE STRFTIME('%w', payment_date) IN ('0', '6') AND vendor_name = 'Utility Company'	car_dealership
SELECT sbTxType, COUNT(DISTINCT sbTxCustId), AVG(sbTxShares) FROM sbTransaction WHERE sbTxDateTime >= '2023-01-01' AND sbTxDateTime <= '2023-03-31' GROUP BY sbTxType ORDER BY COUNT(DISTINCT sbTxCustId) DESC LIMIT 3	broker
SELECT T1.sbCustState, T2.sbTickerType, COUNT(*) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustState, T2.sbTickerType ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT DISTINCT sbTxCustId FROM sbTransaction WHERE sbTxType = 'buy'	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer GROUP BY sbCustCountry ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT sbCustId, sbCustName FROM sbCustomer WHERE sbCustId NOT IN (SELECT sbTxCustId FROM sbTransaction)	broker
SELECT sbTickerId, sbTickerSymbol FROM sbTicker EXCEPT SELECT sbDpTickerId, sbDpTickerSymbol FROM sbDailyPrice	broker
SELECT state, COUNT(DISTINCT first_name, last_name), SUM(sale_price) FROM customers GROUP BY state ORDER BY SUM(sale_price) DESC LIMIT 5	car_dealership
SELECT T1.id, T1.make, T1.model, T1.year FROM cars AS T1 LEFT JOIN sales AS T2 ON T1.id = T2.car_id WHERE T2.id IS NULL	car_dealership
SELECT T1.diag_name, COUNT(*), T1.diag_desc FROM diagnoses AS T1 JOIN patients AS T2 ON T1.patient_id = T2.patient_id GROUP BY T1.patient_id ORDER BY T1.diag_desc DESC LIMIT 3	derm_treatment
SELECT ins_type, AVG(height_cm), AVG(weight_kg) FROM patients GROUP BY ins_type ORDER BY AVG(height_cm) DESC LIMIT 3	derm_treatment
SELECT specialty, COUNT(*) FROM doctors GROUP BY specialty ORDER BY COUNT(*) DESC LIMIT 2	derm_treatment
SELECT STRFTIME('%Y-%m', created_at), COUNT(*) FROM users WHERE STRFTIME('%Y', created_at) = '2023' AND status = 'active' AND status = 'active' AND status = 'active' AND status = 'active' AND status = 'active' AND status = 'active' AND status = 'active' AND status = 'active' AND status = 'active' AND status = 'active' AND status =	ewallet
SELECT code, COUNT(*), SUM(amount) FROM coupons WHERE redeemed_limit IS NOT NULL GROUP BY code ORDER BY COUNT(*) DESC LIMIT 3	ewallet
SELECT DISTINCT merchant_id FROM wallet_transactions_daily	ewallet
SELECT username, uid FROM users WHERE uid NOT IN (SELECT user_id FROM notifications)	ewallet
SELECT name, mid FROM merchants WHERE mid NOT IN (SELECT merchant_id FROM coupons)	ewallet
SELECT T1.sbCustName, SUM(T2.sbTxAmount) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbTxCustId GROUP BY T1.sbCustId ORDER BY SUM(T2.sbTxAmount) DESC LIMIT 5	broker
SELECT T1.sbCustName, 100.0 * SUM(CASE WHEN T2.sbTxStatus = 'success' THEN 1 ELSE 0 END) / COUNT(*) FROM sbCustomer AS T1 JOIN sbTransaction AS T2 ON T1.sbCustId = T2.sbCustId GROUP BY T1.sbCustId ORDER BY SUM(CASE WHEN T2.sbTxStatus = 'success' THEN 1 ELSE 0 END)	broker
SELECT T1.sbTickerSymbol, T2.sbDpHigh - T2.sbDpLow FROM sbDailyPrice AS T1 JOIN sbTicker AS T2 ON T1.sbDpTickerId = T2.sbTickerId WHERE T1.sbDpDate >= '2023-04-01' AND T1.sbDpDate <= '2023-04-04'	broker
SELECT sbTickerSymbol, STRFTIME('%Y-%m', sbTxCdy), AVG(sbDpClose), MAX(sbDpClose), MIN(sbDpClose), AVG(sbDpClose) - MIN(sbDpClose) / AVG(sbDpClose) FROM sbDailyPrice GROUP BY sbTickerSymbol	broker
SELECT COUNT(DISTINCT sbCustId) FROM sbCustomer AS T1 JOIN sbDailyPrice AS T2 ON T1.sbCustId = T2.sbCustId JOIN sbTicker AS T3 ON T2.sbDpTickerId = T3.sbTickerId WHERE T3.sbTickerSymbol LIKE '%AMZN%' OR T3.sbTickerSymbol LIKE '%AAPL%' OR T3.sbTickerSymbol LIKE '%GOOGL%' OR T3.sbTicker	broker
SELECT sbCustCountry, COUNT(*) FROM sbCustomer WHERE sbCustJoinDate >= '2023-01-01' GROUP BY sbCustCountry	broker
SELECT sbCustCountry, 100.0 * COUNT(CASE WHEN sbCustJoinDate LIKE '2022%' THEN 1 END) / COUNT(*) FROM sbCustomer WHERE sbCustJoinDate LIKE '2022%' GROUP BY sbCustCountry	broker
SELECT T1.id, T1.first_name, T1.last_name, SUM(T2.sale_price) FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY SUM(T2.sale_price) DESC LIMIT 5	car_dealership
SELECT T1.make, T1.model, T2.sale_price FROM cars AS T1 JOIN inventory_snapshots AS T2 ON T1.id = T2.car_id WHERE T2.sale_date = DATE('now')	car_dealership
SELECT T1.make, T1.model, T1.year, T1.color, T1.vin_number, AVG(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.make LIKE '%Ford%' OR T1.model LIKE '%Mustang%' GROUP BY T1.id	car_dealership
SELECT T1.first_name, T1.last_name, T1.asp FROM salespersons AS T1 JOIN sales AS T2 ON T1.id = T2.salesperson_id GROUP BY T1.id ORDER BY AVG(T2.sale_price) DESC LIMIT 3	car_dealership
SELECT SUM(sale_price * (1 - sale_price / cost)) FROM sales WHERE STRFTIME('%Y', sale_date) = '2023'	car_dealership
SELECT DISTINCT T1.loc_state FROM doctors AS T1 JOIN treatments AS T2 ON T1.doc_id = T2.doc_id WHERE T2.drug_type = 'biologic'	derm_treatment
SELECT T1.description, T1.treatment_id, T2.drug_id, T2.drug_name FROM adverse_events AS T1 JOIN drugs AS T2 ON T1.drug_id = T2.drug_id WHERE T2.drug_type = 'topical'	derm_treatment
SELECT COUNT(DISTINCT T1.patient_id) FROM patients AS T1 JOIN diagnoses AS T2 ON T1.patient_id = T2.patient_id JOIN drugs AS T3 ON T2.diag_id = T3.diag_id WHERE T3.drug_type = 'biologic'	derm_treatment
SELECT year, COUNT(*), ndc FROM patients GROUP BY year	derm_treatment
SELECT doc_id, specialty, COUNT(DISTINCT drug_id), SDR FROM doctors AS T1 JOIN drugs AS T2 ON T1.doc_id = T2.doc_id GROUP BY T1.doc_id	derm_treatment
SELECT first_name, last_name, specialty FROM doctors WHERE first_name LIKE 'J%' OR last_name LIKE '%son%'	derm_treatment
SELECT AVG(weight_kg) FROM patients WHERE gender = 'Male'	derm_treatment
SELECT AVG(DDD), drug_name FROM (SELECT SUM(T2.dos_amt) AS DDD FROM treatments AS T1 JOIN drugs AS T2 ON T1.drug_id = T2.drug_id WHERE T1.end_dt IS NOT NULL GROUP BY T1.drug_id)	derm_treatment
SELECT 100.0 * SUM(CASE WHEN end_dt IS NOT NULL THEN day7_pasi_score ELSE 0 END) / SUM(day7_pasi_score) FROM treatments	derm_treatment
SELECT T1.uid, SUM(T2.session_end_ts - T2.session_start_ts) FROM users AS T1 JOIN user_sessions AS T2 ON T1.uid = T2.user_id WHERE T2.session_start_ts >= '2023-06-01' AND T2.session_end_ts <= '2023-06-08' GROUP BY T1.uid ORDER BY SUM(session_end_ts - session_start_ts) DESC	ewallet
SELECT username, MAX(balance) FROM wallet_user_balance_daily GROUP BY username	ewallet
SELECT T1.name, T2.CPUR FROM merchants AS T1 JOIN (SELECT *, RANK() OVER (PARTITION BY merchant_id ORDER BY completed_at DESC) AS place FROM wallet_transactions_daily) AS T2 ON T1.mid = T2.merchant_id WHERE T2.place = 1 AND T2.completed_at IS NOT NULL	ewallet
