SELECT COUNT(*) FROM orders WHERE STRFTIME('%Y', order_date) = '2026' AND status = 'cancelled'	shop
SELECT STRFTIME('%Y-%m', order_date), COUNT(*) FROM orders WHERE STRFTIME('%Y', order_date) = '2026' GROUP BY STRFTIME('%Y-%m', order_date)	shop
SELECT STRFTIME('%Y-%m', order_date), SUM(quantity * unit_price) FROM order_items JOIN orders ON order_items.order_id = orders.order_id WHERE STRFTIME('%Y', order_date) = '2026' AND order_items.status = 'cancelled' GROUP BY STRFTIME('%Y-%m', order_date)	shop
SELECT order_id FROM orders WHERE (STRFTIME('%Y-%m-%d', shipped_date) - STRFTIME('%Y-%m-%d', 'now')) / 86400.0 > 10	shop
SELECT COUNT(*) FROM orders WHERE order_date >= DATE('now', '-30 days')	shop
SELECT order_id FROM orders WHERE STRFTIME('%Y-%m', order_date) = STRFTIME('%Y-%m', 'now', '-1 month')	shop
SELECT COUNT(*) FROM reviews WHERE comment IS NULL	shop
SELECT COUNT(*) FROM customers WHERE newsletter = 'Y'	shop
SELECT name FROM products WHERE category = 'Lighting' AND discontinued = 1	shop
SELECT 100.0 * SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) / COUNT(*) FROM orders	shop
SELECT 100.0 * SUM(CASE WHEN newsletter = 'Y' THEN 1 ELSE 0 END) / COUNT(*) FROM customers	shop
SELECT SUM(quantity * unit_price) FROM order_items WHERE order_id = 1010	shop
SELECT T1.name FROM customers AS T1 JOIN orders AS T2 ON T1.customer_id = T2.customer_id JOIN order_items AS T3 ON T2.order_id = T3.order_id JOIN products AS T4 ON T3.product_id = T4.product_id GROUP BY T1.customer_id ORDER BY SUM(T3.quantity * T3.unit_price) DESC LIMIT 5	shop
SELECT SUM(T2.quantity * T2.unit_price), T2.category FROM order_items AS T1 JOIN products AS T2 ON T1.product_id = T2.product_id GROUP BY T2.category	shop
SELECT COUNT(DISTINCT customer_id) FROM orders WHERE STRFTIME('%Y', order_date) = '2026'	shop
SELECT COUNT(*) FROM orders AS T1 JOIN products AS T2 ON T1.product_id = T2.product_id WHERE T2.category = 'Textiles'	shop
SELECT name FROM products WHERE product_id NOT IN (SELECT product_id FROM order_items)	shop
SELECT COUNT(*) FROM customers AS T1 JOIN orders AS T2 ON T1.customer_id = T2.customer_id WHERE T1.city = 'Berlin' AND T2.status = 'shipped'	shop
SELECT category, name FROM (SELECT *, RANK() OVER (PARTITION BY category ORDER BY price DESC) AS place FROM products) WHERE place = 1	shop
SELECT COUNT(*) FROM customers WHERE city = 'München'	shop
SELECT name FROM customers WHERE city = 'Köln'	shop
SELECT COUNT(*) FROM admissions WHERE STRFTIME('%Y', admitted_on) = '2025' AND emergency = 1	hospital
SELECT (STRFTIME('%m', 'now') + 2) / 3, COUNT(*) FROM admissions WHERE STRFTIME('%Y', 'now') = '2026' GROUP BY (STRFTIME('%m', 'now') + 2) / 3	hospital
SELECT CASE STRFTIME('%w', admitted_on) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' WHEN '6' THEN 'Saturday' END FROM admissions	hospital
SELECT AVG(T1.discharged_on - T1.admitted_on) FROM admissions AS T1	hospital
SELECT AVG(v) FROM (SELECT SUM(T2.discharged_on - T2.admitted_on) AS v FROM wards AS T1 JOIN admissions AS T2 ON T1.ward_id = T2.ward_id GROUP BY T1.ward_id)	hospital
SELECT COUNT(*) FROM patients WHERE DATE(birth_date, '+65 years') <= DATE('now')	hospital
SELECT COUNT(*) FROM patients WHERE sex = 'F'	hospital
SELECT 100.0 * SUM(CASE WHEN emergency = 1 THEN 1 ELSE 0 END) / COUNT(*) FROM admissions	hospital
SELECT city, 100.0 * COUNT(CASE WHEN sex = 'F' THEN 1 END) / COUNT(*) FROM patients GROUP BY city	hospital
SELECT COUNT(*) FROM patients WHERE STRFTIME('%Y', admitted_on) = '2026'	hospital
SELECT COUNT(DISTINCT patient_id) FROM admissions AS T1 JOIN doctors AS T2 ON T1.doctor_id = T2.doctor_id WHERE T2.name = 'Dr. Bauer'	hospital
SELECT first_name, last_name FROM patients WHERE patient_id NOT IN (SELECT patient_id FROM admissions)	hospital
SELECT name FROM wards WHERE ward_id NOT IN (SELECT ward_id FROM admissions)	hospital
SELECT COUNT(*) FROM admissions WHERE diagnosis = 'pneumonia'	hospital
SELECT MAX(value) FROM lab_results WHERE test = 'glucose'	hospital
SELECT AVG(n) FROM (SELECT COUNT(*) AS n FROM admissions GROUP BY doctor_id)	hospital
SELECT T1.name, T2.diagnosis FROM wards AS T1 JOIN (SELECT *, RANK() OVER (PARTITION BY ward_id ORDER BY COUNT(*) DESC) AS place FROM lab_results) AS T2 ON T1.ward_id = T2.ward_id WHERE T2.place = 1	hospital
SELECT first_name FROM patients WHERE last_name = 'Müller'	hospital
SELECT name FROM employees WHERE STRFTIME('%Y', hired_on) < '2020'	timesheets
SELECT STRFTIME('%Y-%m', work_date), SUM(hours) FROM entries GROUP BY STRFTIME('%Y-%m', work_date)	timesheets
SELECT SUM(hours) FROM entries WHERE STRFTIME('%Y-%m', work_date) = '2026-03'	timesheets
SELECT STRFTIME('%Y', hired_on) FROM employees GROUP BY STRFTIME('%Y', hired_on) ORDER BY COUNT(*) DESC LIMIT 1	timesheets
SELECT name FROM employees WHERE left_on IS NULL AND DATE('now') - DATE(hired_on, '+10 years') >= 0	timesheets
SELECT name, JULIANDAY(left_on) - JULIANDAY(hired_on) FROM employees WHERE left_on IS NOT NULL	timesheets
SELECT COUNT(*) FROM employees WHERE left_on IS NULL	timesheets
SELECT SUM(hours) FROM entries WHERE billable = 'Y'	timesheets
SELECT title FROM projects WHERE closed = 'N'	timesheets
SELECT 100.0 * SUM(CASE WHEN billable = 'N' THEN hours ELSE 0 END) / SUM(hours) FROM entries	timesheets
SELECT T1.title, T2.hours * T1.hourly_rate FROM projects AS T1 JOIN entries AS T2 ON T1.project_id = T2.project_id GROUP BY T1.project_id	timesheets
SELECT SUM(hours * hourly_rate) FROM projects WHERE title = 'Data lake'	timesheets
SELECT title FROM projects WHERE project_id NOT IN (SELECT project_id FROM entries WHERE work_date = 'now')	timesheets
SELECT name FROM departments WHERE code NOT IN (SELECT department_code FROM employees)	timesheets
SELECT SUM(hours) FROM entries WHERE note = 'testing' AND department_code = (SELECT code FROM departments WHERE name = 'Development')	timesheets
SELECT AVG(v) FROM (SELECT SUM(T2.hours) AS v FROM employees AS T1 JOIN entries AS T2 ON T1.emp_no = T2.emp_no GROUP BY T1.emp_no)	timesheets
SELECT T1.title, T2.name FROM projects AS T1 JOIN employees AS T2 ON T1.project_id = T2.project_id ORDER BY T2.hours DESC LIMIT 1	timesheets
SELECT COUNT(*) FROM students WHERE STRFTIME('%m', birth_date) = '05'	school
SELECT CASE STRFTIME('%w', day) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' WHEN '6' THEN 'Saturday' END, COUNT(*) FROM absences GROUP BY STRFTIME('%w', day)	school
SELECT STRFTIME('%Y-%m', exam_date), COUNT(*) FROM exams GROUP BY STRFTIME('%Y-%m', exam_date)	school
SELECT name, STRFTIME('%Y', 'now') - STRFTIME('%Y', birth_date) - (STRFTIME('%m-%d', 'now') < STRFTIME('%m-%d', birth_date)) FROM students WHERE label = '7A'	school
SELECT MAX(JULIANDAY(exam_date) - JULIANDAY(exam_date[1])) FROM exams WHERE subject = 'Math'	school
SELECT name FROM teachers WHERE email IS NULL	school
SELECT label FROM classes WHERE class_id NOT IN (SELECT class_id FROM classes WHERE room IS NOT NULL)	school
SELECT COUNT(*) FROM students AS T1 JOIN grades AS T2 ON T1.student_id = T2.student_id JOIN exams AS T3 ON T2.exam_id = T3.exam_id WHERE T3.subject = 'Physics' AND T2.points IS NULL	school
SELECT COUNT(*) FROM classes WHERE label = '8B' AND gender = 'f'	school
SELECT COUNT(*) FROM absences WHERE excused = 0	school
SELECT 100.0 * SUM(excused = 1) / COUNT(*) FROM absences	school
SELECT COUNT(DISTINCT student_id) FROM absences	school
SELECT COUNT(DISTINCT day) FROM absences WHERE STRFTIME('%Y-%m', day) = '2026-10'	school
SELECT name FROM students WHERE student_id NOT IN (SELECT student_id FROM grades)	school
SELECT AVG(T1.max_points) FROM exams AS T1 JOIN classes AS T2 ON T1.class_id = T2.class_id WHERE T2.label = '7B' AND T1.subject = 'English'	school
SELECT COUNT(*) FROM absences AS T1 JOIN students AS T2 ON T1.student_id = T2.student_id WHERE T2.name = 'Kai Gruber' AND T1.excused = 0	school
SELECT AVG(n) FROM (SELECT COUNT(*) AS n FROM absences GROUP BY student_id)	school
SELECT name FROM students WHERE birth_date = (SELECT MIN(birth_date) FROM students)	school
SELECT T1.label, T1.name FROM classes AS T1 JOIN students AS T2 ON T1.class_id = T2.class_id WHERE T2.birth_date = (SELECT MIN(T2.birth_date) FROM students AS T2 WHERE T2.class_id = T1.class_id)	school
SELECT since FROM teachers WHERE name = 'Ms. Çelik'	school
SELECT COUNT(*) FROM books WHERE STRFTIME('%Y', borrowed_on) = '2026'	library
SELECT STRFTIME('%Y-%m', loaned_on), COUNT(*) FROM loans WHERE STRFTIME('%Y', loaned_on) = STRFTIME('%Y', 'now') GROUP BY STRFTIME('%Y-%m', loaned_on) UNION SELECT STRFTIME('%Y-%m', loaned_on), COUNT(*) FROM loans WHERE STRFTIME('%Y', loaned_on) = STRFTIME('%Y', 'now') GROUP BY STRFTIME	library
SELECT STRFTIME('%Y', joined_on), COUNT(*) FROM members GROUP BY STRFTIME('%Y', joined_on)	library
SELECT AVG(STRFTIME('%d', 'now') - STRFTIME('%d', bought_on) - (STRFTIME('%m-%d', 'now') < STRFTIME('%m-%d', bought_on))) FROM books	library
SELECT T1.name, T2.days FROM members AS T1 JOIN (SELECT *, RANK() OVER (PARTITION BY member_no ORDER BY due_on DESC) AS place FROM loans) AS T2 ON T1.member_no = T2.member_no WHERE T2.place = 1 AND T2.returned_on IS NOT NULL	library
SELECT loan_id FROM loans WHERE STRFTIME('%Y-%m', due_on) <= STRFTIME('%Y-%m', 'now') AND returned_on IS NULL	library
SELECT COUNT(*) FROM members WHERE joined_on >= DATE('now', '-2 years')	library
SELECT COUNT(*) FROM books WHERE published IS NOT NULL	library
SELECT name FROM members WHERE cancelled_on IS NOT NULL	library
SELECT COUNT(DISTINCT T1.member_no) FROM members AS T1 JOIN loans AS T2 ON T1.member_no = T2.member_no JOIN books AS T3 ON T2.book_id = T3.book_id WHERE T3.genre = 'crime'	library
SELECT COUNT(DISTINCT T1.title) FROM books AS T1 JOIN copies AS T2 ON T1.book_id = T2.book_id JOIN members AS T3 ON T2.member_no = T3.member_no WHERE T3.name = 'Carla Nunes'	library
SELECT name FROM members WHERE member_no NOT IN (SELECT member_no FROM loans)	library
SELECT title FROM books WHERE book_id NOT IN (SELECT book_id FROM copies)	library
SELECT COUNT(*) FROM books WHERE genre = 'science' AND condition = 'C'	library
SELECT AVG(n) FROM (SELECT COUNT(*) AS n FROM books GROUP BY book_id)	library
SELECT T1.title FROM books AS T1 JOIN copies AS T2 ON T1.book_id = T2.book_id GROUP BY T1.book_id HAVING COUNT(*) = (SELECT MAX(n) FROM (SELECT COUNT(*) AS n FROM copies GROUP BY book_id))	library
SELECT T1.lang, T1.title FROM books AS T1 WHERE T1.published = (SELECT MIN(T2.published) FROM books AS T2 WHERE T2.lang = T1.lang)	library
SELECT COUNT(*) FROM vehicles WHERE STRFTIME('%Y', bought_on) >= '2024'	car_rental
SELECT STRFTIME('%Y-%m', picked_up), COUNT(*) FROM rentals WHERE STRFTIME('%Y', picked_up) = '2026' GROUP BY STRFTIME('%Y-%m', picked_up)	car_rental
SELECT COUNT(*) FROM vehicles WHERE STRFTIME('%H', picked_up) < '12'	car_rental
SELECT COUNT(*) FROM rentals WHERE STRFTIME('%w', picked_up) IN ('0', '6')	car_rental
SELECT AVG(STRFTIME('%d', 'now') - STRFTIME('%d', brought_back) - (STRFTIME('%H', 'now') < STRFTIME('%H', brought_back))) FROM rentals	car_rental
SELECT plate FROM rentals WHERE DATE(brought_back, '+12 days') IS NOT NULL	car_rental
SELECT COUNT(*) FROM drivers WHERE DATE(date_of_birth, '+30 years') <= DATE('now')	car_rental
SELECT full_name FROM drivers WHERE DATE(licence_since, '+25 years') <= DATE('now')	car_rental
SELECT T1.plate FROM vehicles AS T1 JOIN rentals AS T2 ON T1.plate = T2.plate WHERE T2.brought_back IS NULL	car_rental
SELECT COUNT(*) FROM vehicles WHERE sold_on IS NOT NULL	car_rental
SELECT COUNT(*) FROM damages WHERE repair_cost IS NULL	car_rental
SELECT full_name FROM drivers WHERE blocked = 'yes'	car_rental
SELECT AVG(mileage) FROM vehicles WHERE fuel = 'D'	car_rental
SELECT 100.0 * SUM(CASE WHEN insured = 'Y' THEN 1 ELSE 0 END) / COUNT(*) FROM damages	car_rental
SELECT T1.make, SUM(T2.repair_cost) FROM vehicles AS T1 JOIN damages AS T2 ON T1.plate = T2.plate GROUP BY T1.make	car_rental
SELECT COUNT(DISTINCT driver_id) FROM vehicles WHERE make = 'Toyota'	car_rental
SELECT city FROM branches EXCEPT SELECT T1.city FROM branches AS T1 JOIN vehicles AS T2 ON T1.branch_id = T2.branch_id WHERE T2.sale_on IS NOT NULL	car_rental
SELECT COUNT(*) FROM vehicles AS T1 JOIN damages AS T2 ON T1.plate = T2.plate WHERE T1.make = 'Renault' AND T2.part = 'bumper'	car_rental
SELECT AVG(n) FROM (SELECT COUNT(*) AS n FROM rentals GROUP BY plate)	car_rental
SELECT part FROM damages GROUP BY part ORDER BY COUNT(*) DESC LIMIT 1	car_rental
SELECT COUNT(*) FROM vehicles WHERE branch_id = (SELECT branch_id FROM branches WHERE city = 'Évora') OR branch_id = (SELECT branch_id FROM branches WHERE city = 'Lisbon')	car_rental
SELECT COUNT(*) FROM tickets WHERE STRFTIME('%Y-%m', opened_at, 'unixepoch') = '2026-10'	helpdesk
SELECT STRFTIME('%Y-%m', opened_at, 'unixepoch'), COUNT(*) FROM tickets GROUP BY STRFTIME('%Y-%m', opened_at, 'unixepoch')	helpdesk
SELECT AVG(STRFTIME('%H', closed_at, 'unixepoch') - STRFTIME('%H', opened_at, 'unixepoch')) FROM tickets	helpdesk
SELECT COUNT(*) FROM tickets WHERE STRFTIME('%Y-%m', closed_at, 'unixepoch') = STRFTIME('%Y-%m', 'now')	helpdesk
SELECT subject FROM tickets WHERE assigned_to IS NULL	helpdesk
SELECT COUNT(*) FROM tickets WHERE closed_at IS NULL	helpdesk
SELECT company FROM clients EXCEPT SELECT company FROM clients WHERE country IS NOT NULL	helpdesk
SELECT name FROM agents WHERE active = 0	helpdesk
SELECT COUNT(*) FROM tickets WHERE priority = 'urgent'	helpdesk
SELECT company FROM clients WHERE country = 'DE'	helpdesk
SELECT 100.0 * SUM(CASE WHEN stars > 0 THEN 1 ELSE 0 END) / COUNT(*) FROM ratings	helpdesk
SELECT 100.0 * SUM(CASE WHEN state = 'W' THEN 1 ELSE 0 END) / COUNT(*) FROM tickets	helpdesk
SELECT COUNT(DISTINCT ticket_id) FROM messages	helpdesk
SELECT name FROM agents WHERE agent_id NOT IN (SELECT assigned_to FROM tickets)	helpdesk
SELECT COUNT(*) FROM tickets WHERE company = 'Hooli' AND state = 'W'	helpdesk
SELECT AVG(T1.stars) FROM ratings AS T1 JOIN agents AS T2 ON T1.ticket_id = T2.agent_id WHERE T2.name = 'Maja'	helpdesk
SELECT AVG(characters) FROM messages	helpdesk
SELECT COUNT(*) FROM clients WHERE plan = 'pro'	helpdesk
SELECT COUNT(*) FROM clients AS T1 JOIN tickets AS T2 ON T1.client_id = T2.assigned_to WHERE T1.plan = 'enterprise'	helpdesk
SELECT STRFTIME('%Y-%m', angemeldet_am), COUNT(*) FROM anmeldungen GROUP BY STRFTIME('%Y-%m', angemeldet_am)	verein
SELECT vorname, nachname FROM mitglieder WHERE geburtsdatum LIKE '2026-12%'	verein
SELECT AVG(jahr) FROM beitraege WHERE bezahlt_am IS NOT NULL	verein
SELECT COUNT(*) FROM mitglieder WHERE DATE(geburtsdatum, '+18 years') <= DATE('now')	verein
SELECT vorname, nachname FROM mitglieder WHERE email IS NULL	verein
SELECT email FROM mitglieder WHERE austritt IS NOT NULL	verein
SELECT T1.vorname, T1.nachname FROM mitglieder AS T1 JOIN beitraege AS T2 ON T1.mitglied_nr = T2.mitglied_nr WHERE STRFTIME('%Y', T2.jahr) = '2026' AND T2.bezahlt_am IS NULL	verein
SELECT name FROM kurse WHERE kurs_id NOT IN (SELECT kurs_id FROM trainers)	verein
SELECT COUNT(*) FROM mitglieder WHERE geschlecht = 'w'	verein
SELECT COUNT(*) FROM anmeldungen WHERE storniert = 'J'	verein
SELECT 100.0 * SUM(CASE WHEN STRFTIME('%Y', bezahlt_am) = '2025' THEN betrag ELSE 0 END) / SUM(betrag) FROM beitraege	verein
SELECT SUM(betrag) FROM beitraege WHERE bezahlt_am IS NULL	verein
SELECT STRFTIME('%Y', jahr), SUM(betrag) FROM beitraege GROUP BY STRFTIME('%Y', jahr)	verein
SELECT vorname, nachname FROM mitglieder WHERE mitglied_nr NOT IN (SELECT mitglied_nr FROM anmeldungen WHERE angemeldet_am IS NOT NULL)	verein
SELECT COUNT(*) FROM mitglieder AS T1 JOIN anmeldungen AS T2 ON T1.mitglied_nr = T2.mitglied_nr JOIN kurse AS T3 ON T2.kurs_id = T3.kurs_id WHERE T1.ort = 'Bonn' AND T2.storniert = 'N' AND T3.name = 'Yoga'	verein
SELECT T1.name FROM kurse AS T1 JOIN anmeldungen AS T2 ON T1.kurs_id = T2.kurs_id WHERE T2.angemeldet_am = (SELECT MAX(angemeldet_am) FROM anmeldungen)	verein
SELECT COUNT(*) FROM mitglieder WHERE nachname = 'Schäfer' OR nachname = 'Schäfer'	verein
