SELECT aid, COUNT(*) FROM citation GROUP BY aid	academic
SELECT T2.name, AVG(T1.citation_num) FROM domain AS T1 JOIN publication_keyword AS T2 ON T1.did = T2.did GROUP BY T1.name	academic
SELECT DISTINCT T2.did FROM domain AS T1 INNER JOIN domain_keyword AS T2 ON T1.did = T2.did	academic
SELECT CAST(SUM(CASE WHEN T1.continent = 'Asia' THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.oid) FROM author AS T1	academic
SELECT T1.cid, COUNT(T2.pid) FROM conference AS T1 JOIN publication_keyword AS T2 ON T1.cid = T2.cid GROUP BY T1.cid	academic
SELECT DISTINCT T1.name FROM author AS T1 INNER JOIN domain_author AS T2 ON T1.aid = T2.aid WHERE T1.name LIKE '%Martin%'	academic
SELECT COUNT(student_id), MAX(admit_term) FROM student	advising
SELECT instructor_id, AVG(clarity_score) FROM course_prerequisite GROUP BY instructor_id	advising
SELECT course_id, helpfulness_score / clarity_score FROM course	advising
SELECT program_id, COUNT(student_id) FROM student_record GROUP BY program_id	advising
SELECT MIN(T1.time_elapsed) FROM flight AS T1	atis
SELECT MIN(departure_time) FROM flight	atis
SELECT flight_id FROM flight WHERE airport.airport_location = 'Chicago' AND city.city_name = 'Chicago' AND airport.airport_code = 'ORD' ORDER BY fare.from_airport ASC	atis
SELECT aircraft_code, CAST(capacity AS REAL) / CAST(range_miles AS REAL) FROM aircraft	atis
SELECT T1.flight_id, T2.composition_description FROM food_service AS T1 JOIN fare_basis AS T2 ON T1.fare_basis_code = T2.fare_basis_code WHERE T1.compartment = 'First Class' AND T2.class_type = 'First Class'	atis
SELECT DISTINCT T1.flight_number FROM flight AS T1 INNER JOIN airport AS T2 ON T1.from_airport = T2.airport_code INNER JOIN city AS T3 ON T2.city_code = T3.city_code INNER JOIN country AS T4 ON T3.country_name = T4.country_name WHERE T2.state_code LIKE 'NY%' AND T2.airport_code LIKE 'JFK%' AND T1.flight_days LIKE 'Mon%' OR T1.f	atis
SELECT COUNT(*) FROM flight_leg WHERE leg_flight IN (SELECT flight_id FROM flight WHERE round_trip_required = 'Y')	atis
SELECT country_name, AVG(length) FROM river GROUP BY country_name	geography
SELECT country_name, COUNT(*) FROM river GROUP BY country_name	geography
SELECT state_name, COUNT(*) FROM lake GROUP BY state_name	geography
SELECT river_name, length FROM river ORDER BY length DESC	geography
SELECT CAST(CASE WHEN city.country_name = 'United States' THEN city.population ELSE 0 END AS REAL) / CAST(CASE WHEN state.country_name = 'California' THEN state.population ELSE 0 END AS REAL)	geography
SELECT country_name FROM lake WHERE country_name IN (SELECT country_name FROM river)	geography
SELECT T1.state_name FROM border_info AS T1 JOIN city AS T2 ON T1.state_name = T2.state_name WHERE T2.city_name = 'Lake Ontario'	geography
SELECT r.river_name FROM river r JOIN city c ON r.state_name = c.state_name WHERE c.population >= 3	geography
SELECT food_type, COUNT(*) FROM restaurant GROUP BY food_type	restaurants
SELECT name FROM restaurant ORDER BY rating DESC	restaurants
SELECT CAST(COUNT(T2.id) AS REAL) / COUNT(T1.id) FROM geographic AS T1 INNER JOIN location AS T2 ON T1.city_name = T2.city_name INNER JOIN restaurant AS T3 ON T2.restaurant_id = T3.id WHERE T3.rating > 4	restaurants
SELECT T2.name FROM geographic AS T1 JOIN location AS T2 ON T1.city_name = T2.city_name JOIN restaurant AS T3 ON T2.restaurant_id = T3.id WHERE T3.rating > 4	restaurants
SELECT COUNT(T1.keyphraseid) FROM paperkeyphrase AS T1 JOIN paper AS T2 ON T1.paperid = T2.paperid	scholar
SELECT authorname FROM author WHERE authorid IN (SELECT authorid FROM paper WHERE title = 'The Effects of Climate Change on Agriculture')	scholar
SELECT T1.name, AVG(T2.rating) FROM business AS T1 JOIN review AS T2 ON T1.bid = T2.business_id WHERE T1.city = 'New York' AND T2.review_text = 'Average'	yelp
SELECT CAST(SUM(CASE WHEN T1.is_open = 1 THEN 1 ELSE 0 END) AS REAL) / COUNT(T1.business_id) FROM business AS T1	yelp
SELECT sbCustId, sbCustJoinDate - sbTxCustJoinDate FROM sbCustomer WHERE sbTxCustId IS NOT NULL	broker
SELECT T2.treatment_id, T2.treatment_start_dt, T2.adverse_event_date, T2.description FROM outcomes AS T1 INNER JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id WHERE T1.adverse_event_date > DATE_SUB(CURDATE(), INTERVAL 10 DAY)	derm_treatment
SELECT COUNT(*) FROM payments_made WHERE vendor_name = 'Utility Company' AND payment_date BETWEEN '2023-05-01' AND '2023-05-07'	car_dealership
SELECT sbCustState, sbTickerType, COUNT(*) FROM sbCustomer JOIN sbTransaction ON sbCustomer.sbCustId = sbTransaction.sbTxCustId GROUP BY sbCustState, sbTickerType ORDER BY COUNT(*) DESC LIMIT 5	broker
SELECT T2.state, COUNT(DISTINCT T1.customer_id) AS unique_customers, SUM(T1.sale_price) AS total_revenue FROM sales AS T1 JOIN customers AS T2 ON T1.customer_id = T2.id GROUP BY T2.state ORDER BY total_revenue DESC LIMIT 5	car_dealership
SELECT c.code, COUNT(r.redemptions), SUM(r.amount) FROM coupons c JOIN wallet_transactions_daily r ON c.cid = r.cid GROUP BY c.coupon_id ORDER BY COUNT(r.redemptions) DESC LIMIT 3	ewallet
SELECT sbCustName, SUM(sbTxAmount) AS TotalTransactionAmount FROM sbCustomer JOIN sbTransaction ON sbCustomer.sbCustId = sbTransaction.sbTxCustId GROUP BY sbCustName ORDER BY TotalTransactionAmount DESC LIMIT 5	broker
SELECT DISTINCT T2.sbTickerSymbol, T2.sbDpHigh - T2.sbDpLow FROM sbDailyPrice AS T1 INNER JOIN sbTicker AS T2 ON T1.sbDpTickerId = T2.sbTickerId WHERE T1.sbDpDate BETWEEN '2023-04-01' AND '2023-04-04'	broker
SELECT sbTickerSymbol, strftime('%m', sbDpDate) AS month, AVG(sbDpClose) AS avg_close, MAX(sbDpClose) AS max_close, MIN(sbDpClose) AS min_close, AVG(sbDpClose) - AVG(sbDpClose_previous_month) AS mo_mc FROM sbDailyPrice WHERE sbDpTickerId IN (SELECT sbTickerId FROM sbTransaction WHERE sbTxCustId IN (SELECT sbCust	broker
SELECT COUNT(DISTINCT sbCustId) FROM sbCustomer WHERE sbCustEmail LIKE '%.com' AND sbTickerSymbol LIKE '%FAANG%'	broker
SELECT T1.make, T1.model, T1.year, T1.color, T1.vin_number, AVG(T2.sale_price) FROM cars AS T1 JOIN sales AS T2 ON T1.id = T2.car_id WHERE T1.make LIKE '%Ford%' OR T1.model LIKE '%Mustang%'	car_dealership
SELECT s.first_name, s.last_name, s.asp FROM salespersons s JOIN sales s2 ON s.id = s2.salesperson_id GROUP BY s.id ORDER BY AVG(s2.sale_price) DESC LIMIT 3	car_dealership
SELECT T2.description, T1.treatment_id, T1.drug_id, T1.drug_name FROM treatments AS T1 JOIN adverse_events AS T2 ON T1.treatment_id = T2.treatment_id JOIN drugs AS T3 ON T3.drug_id = T2.drug_id WHERE T3.admin_route = 'topical' AND T3.drug_type = 'topical'	derm_treatment
SELECT doc_id, specialty, COUNT(DISTINCT drug_id) AS num_distinct_drugs, SDR FROM doctors GROUP BY doc_id	derm_treatment
SELECT T2.drug_name, AVG(T1.ddd) FROM drugs AS T1 JOIN treatments AS T2 ON T1.drug_id = T2.drug_id WHERE T2.end_date IS NOT NULL GROUP BY T1.drug_name	derm_treatment
SELECT user_id, MAX(balance) FROM wallet_user_balance_daily	ewallet
SELECT m.name, CAST(COUNT(DISTINCT c.coupon_id) AS REAL) / COUNT(DISTINCT t.txid) AS CPUR FROM merchants m JOIN wallet_transactions_daily t ON m.mid = t.merchant_id WHERE t.status = 'success'	ewallet
