SELECT COUNT(*) FROM orders WHERE status = 'cancelled' AND YEAR(order_date) = 2026	shop
SELECT COUNT(*), MONTH(order_date) FROM orders WHERE YEAR(order_date) = 2026 GROUP BY MONTH(order_date)	shop
SELECT SUM(shipped_cost) - SUM(shipped_cost) FROM orders WHERE status = 'cancelled'	shop
SELECT AVG(T1.shipped_date - T2.order_date) FROM orders AS T1 JOIN products AS T2 ON T1.product_id = T2.product_id	shop
SELECT order_id FROM orders WHERE shipped_date > '2023-10-01' AND status = 'shipped'	shop
SELECT COUNT(*) FROM orders WHERE order_date >= DATE_SUB(CURDATE(), INTERVAL 30 DAY)	shop
SELECT * FROM orders WHERE order_date LIKE '2023-01-%'	shop
SELECT customer_id FROM customers EXCEPT SELECT customer_id FROM customers WHERE email IS NOT NULL	shop
SELECT COUNT(*) FROM reviews WHERE comment = ''	shop
SELECT COUNT(*) FROM customers WHERE newsletter = 'yes'	shop
SELECT name FROM products WHERE category = 'Lighting' AND discontinued = 1	shop
SELECT COUNT(*) FROM orders WHERE status = 'cancelled'	shop
SELECT COUNT(*) FROM customers WHERE newsletter = 'yes'	shop
SELECT shipping_cost FROM orders WHERE order_id = 1010	shop
SELECT T1.name FROM customers AS T1 JOIN orders AS T2 ON T1.customer_id = T2.customer_id JOIN order_items AS T3 ON T2.order_id = T3.order_id JOIN products AS T4 ON T3.product_id = T4.product_id GROUP BY T1.customer_id ORDER BY SUM(T3.quantity) DESC LIMIT 5	shop
SELECT SUM(price * quantity) FROM products	shop
SELECT COUNT(DISTINCT customer_id) FROM orders WHERE order_date LIKE '2026%'	shop
SELECT COUNT(*) FROM orders AS T1 JOIN order_items AS T2 ON T1.order_id = T2.order_id JOIN products AS T3 ON T2.product_id = T3.product_id WHERE T3.category = 'textile'	shop
SELECT customer_id FROM customers EXCEPT SELECT customer_id FROM orders	shop
SELECT name FROM products WHERE product_id NOT IN (SELECT product_id FROM order_items)	shop
SELECT COUNT(*) FROM orders AS T1 JOIN customers AS T2 ON T1.customer_id = T2.customer_id WHERE T2.city = 'Berlin' AND T1.status = 'shipped'	shop
SELECT AVG(shipping_cost) FROM orders WHERE shipping_cost != 0	shop
SELECT category, MAX(price) FROM products GROUP BY category	shop
SELECT COUNT(*) FROM customers WHERE city = 'München'	shop
SELECT name FROM customers WHERE city = 'Köln'	shop
SELECT COUNT(*) FROM admissions WHERE admitted_on LIKE '2025%'	hospital
SELECT COUNT(*), MONTH(admitted_on) FROM admissions WHERE YEAR(admitted_on) = 2026 GROUP BY MONTH(admitted_on)	hospital
SELECT admitted_on FROM admissions GROUP BY admitted_on ORDER BY COUNT(*) DESC LIMIT 1	hospital
SELECT AVG(discharged_on - admitted_on) FROM admissions	hospital
SELECT AVG(beds) FROM wards	hospital
SELECT COUNT(*) FROM admissions WHERE discharged_on > DATE_SUB(CURDATE(), INTERVAL 2 WEEK)	hospital
SELECT COUNT(*) FROM patients WHERE age > 65	hospital
SELECT first_name, last_name FROM patients WHERE sex = 'F' AND birth_date < '1990-01-01'	hospital
SELECT patient_id FROM patients WHERE patient_id NOT IN (SELECT patient_id FROM admissions)	hospital
SELECT name FROM doctors WHERE hired_on = 'null'	hospital
SELECT COUNT(*) FROM patients WHERE phone = 'null'	hospital
SELECT COUNT(*) FROM patients WHERE sex = 'F'	hospital
SELECT last_name FROM patients WHERE city = 'York' AND sex = 'M'	hospital
SELECT COUNT(*) FROM admissions WHERE emergency = 1	hospital
SELECT COUNT(*), city FROM patients WHERE sex = 'F' GROUP BY city	hospital
SELECT COUNT(*) FROM admissions WHERE admitted_on LIKE '2026%'	hospital
SELECT COUNT(DISTINCT patient_id) FROM admissions AS T1 JOIN doctors AS T2 ON T1.doctor_id = T2.doctor_id WHERE T2.name = 'Dr. Bauer'	hospital
SELECT patient_id FROM patients EXCEPT SELECT patient_id FROM admissions	hospital
SELECT name FROM wards WHERE ward_id NOT IN (SELECT ward_id FROM admissions)	hospital
SELECT COUNT(*) FROM admissions AS T1 JOIN doctors AS T2 ON T1.doctor_id = T2.doctor_id WHERE T2.specialty = 'Cardiology' AND T1.diagnosis = 'pneumonia'	hospital
SELECT MAX(value) FROM lab_results WHERE test = 'glucose'	hospital
SELECT AVG(T1.admissions) FROM admissions AS T1 JOIN doctors AS T2 ON T1.doctor_id = T2.doctor_id	hospital
SELECT first_name, last_name FROM patients ORDER BY birth_date DESC LIMIT 1	hospital
SELECT T1.name, T2.diagnosis FROM wards AS T1 JOIN admissions AS T2 ON T1.ward_id = T2.ward_id GROUP BY T1.name ORDER BY COUNT(*) DESC LIMIT 1	hospital
SELECT first_name FROM patients WHERE last_name = 'Müller'	hospital
SELECT name FROM employees WHERE hired_on < '2020-01-01'	timesheets
SELECT SUM(hours), MONTH(work_date) FROM entries GROUP BY MONTH(work_date)	timesheets
SELECT SUM(hours) FROM entries WHERE work_date LIKE '3/%/%Y'	timesheets
SELECT hired_on FROM employees GROUP BY hired_on ORDER BY COUNT(*) DESC LIMIT 1	timesheets
SELECT SUM(hours) FROM entries WHERE work_date >= DATE_SUB(CURDATE(), INTERVAL 7 DAY)	timesheets
SELECT name FROM employees WHERE hired_on > '2020-01-01' AND left_on > '2020-01-01'	timesheets
SELECT COUNT(*), T1.hired_on FROM employees AS T1 JOIN entries AS T2 ON T1.emp_no = T2.emp_no WHERE T1.left_on = '0000-01-01' GROUP BY T1.emp_no	timesheets
SELECT name FROM employees WHERE left_on = 'null'	timesheets
SELECT COUNT(*) FROM employees WHERE left_on = 'null'	timesheets
SELECT title FROM projects WHERE budget = 0	timesheets
SELECT SUM(hours) FROM entries	timesheets
SELECT title FROM projects WHERE closed = 'No'	timesheets
SELECT SUM(hours) FROM entries WHERE billable = 'no'	timesheets
SELECT T1.title, T1.budget, SUM(T2.hours) * T2.hourly_rate FROM projects AS T1 JOIN entries AS T2 ON T1.project_id = T2.project_id GROUP BY T1.title	timesheets
SELECT T1.budget * T2.hours FROM projects AS T1 JOIN entries AS T2 ON T1.project_id = T2.project_id WHERE T1.title = 'Data lake'	timesheets
SELECT T1.title, SUM(T2.hours) FROM projects AS T1 JOIN entries AS T2 ON T1.project_id = T2.project_id GROUP BY T1.title	timesheets
SELECT COUNT(DISTINCT emp_no) FROM entries AS T1 JOIN projects AS T2 ON T1.project_id = T2.project_id WHERE T2.title = 'Mobile app'	timesheets
SELECT name FROM employees WHERE emp_no NOT IN (SELECT emp_no FROM entries)	timesheets
SELECT project_id FROM entries WHERE emp_no = 0	timesheets
SELECT name FROM departments WHERE code NOT IN (SELECT department_code FROM employees)	timesheets
SELECT SUM(hours) FROM entries	timesheets
SELECT SUM(hours) FROM entries WHERE project_id IN (SELECT project_id FROM projects WHERE client = 'Development')	timesheets
SELECT AVG(hours) FROM entries	timesheets
SELECT T1.title, MAX(T2.hours) FROM projects AS T1 JOIN entries AS T2 ON T1.project_id = T2.project_id GROUP BY T1.project_id	timesheets
SELECT hired_on FROM employees WHERE name = 'Stefan König'	timesheets
SELECT name FROM teachers WHERE since >= '2019-01-01'	school
SELECT COUNT(*) FROM students WHERE birth_date LIKE '%May%'	school
SELECT day, COUNT(*) FROM absences GROUP BY day	school
SELECT COUNT(*), EXTRACT(MONTH FROM exam_date) FROM exams GROUP BY EXTRACT(MONTH FROM exam_date)	school
SELECT T1.birth_date, T2.age FROM students AS T1 JOIN classes AS T2 ON T1.class_id = T2.class_id WHERE T2.label = '7A'	school
SELECT COUNT(*) FROM absences WHERE day LIKE '01/%'	school
SELECT COUNT(DISTINCT T1.day) FROM absences AS T1 JOIN exams AS T2 ON T1.student_id = T2.student_id WHERE T2.subject = 'Math' AND T2.exam_date = (SELECT MAX(exam_date) FROM exams WHERE subject = 'Math') AND T2.exam_date = (SELECT MIN(exam_date) FROM exams WHERE subject = 'Math')	school
SELECT name FROM teachers WHERE email != 'null'	school
SELECT label FROM classes WHERE class_id NOT IN (SELECT class_id FROM classes)	school
SELECT COUNT(*) FROM exams AS T1 JOIN grades AS T2 ON T1.exam_id = T2.exam_id WHERE T1.subject = 'Physics' AND T2.points IS NULL	school
SELECT COUNT(*) FROM classes AS T1 JOIN students AS T2 ON T1.class_id = T2.class_id WHERE T1.label = '8B' AND T2.gender = 'female'	school
SELECT COUNT(*) FROM absences WHERE excused = 0	school
SELECT COUNT(*) FROM absences WHERE excused = 1	school
SELECT AVG(points), subject FROM grades GROUP BY subject	school
SELECT COUNT(*) FROM absences	school
SELECT COUNT(DISTINCT day) FROM absences WHERE day LIKE '10/%' AND year(day) = 2026	school
SELECT student_id FROM students EXCEPT SELECT student_id FROM absences	school
SELECT name FROM students WHERE student_id NOT IN (SELECT student_id FROM grades)	school
SELECT name FROM teachers WHERE teacher_id NOT IN (SELECT teacher_id FROM classes)	school
SELECT AVG(T1.points) FROM grades AS T1 JOIN exams AS T2 ON T1.exam_id = T2.exam_id WHERE T2.label = '7B'	school
SELECT COUNT(*) FROM absences AS T1 JOIN students AS T2 ON T1.student_id = T2.student_id WHERE T2.name = 'Kai Gruber' AND T1.excused = 0	school
SELECT AVG(day) FROM absences	school
SELECT name FROM students ORDER BY birth_date DESC LIMIT 1	school
SELECT T1.name, T2.class_id FROM students AS T1 JOIN classes AS T2 ON T1.class_id = T2.class_id ORDER BY T1.birth_date LIMIT 1	school
SELECT since FROM teachers WHERE name = 'Ms. Çelik'	school
SELECT COUNT(*) FROM books AS T1 JOIN copies AS T2 ON T1.book_id = T2.book_id WHERE T2.published = 2026	library
SELECT COUNT(*), MONTH(loaned_on) FROM loans WHERE loaned_on LIKE '2021-%' GROUP BY MONTH(loaned_on)	library
SELECT COUNT(*), YEAR(joined_on) FROM members GROUP BY YEAR(joined_on)	library
SELECT AVG(published - bought_on) FROM books	library
SELECT T1.returned_on - T2.loaned_on AS days_to_late FROM loans AS T1 JOIN members AS T2 ON T1.member_no = T2.member_no	library
SELECT * FROM loans WHERE due_on = CURDATE()	library
SELECT COUNT(*) FROM members WHERE joined_on > DATE_SUB(CURDATE(), INTERVAL 2 YEAR)	library
SELECT COUNT(*) FROM books WHERE published = 0	library
SELECT name FROM members WHERE cancelled_on != 'null'	library
SELECT title FROM books WHERE published = 0	library
SELECT SUM(amount) FROM fines WHERE paid_on = 'null'	library
SELECT COUNT(*) FROM books WHERE lang = 'German'	library
SELECT title FROM books WHERE lang = 'fr'	library
SELECT COUNT(*) FROM loans AS T1 JOIN copies AS T2 ON T1.copy_id = T2.copy_id WHERE T1.returned_on < T1.due_on	library
SELECT SUM(amount) * 100 / SUM(amount) FROM fines	library
SELECT SUM(amount), member_no FROM fines GROUP BY member_no	library
SELECT COUNT(*) FROM books AS T1 JOIN copies AS T2 ON T1.book_id = T2.book_id WHERE T1.genre = 'crime'	library
SELECT COUNT(DISTINCT T1.title) FROM books AS T1 JOIN copies AS T2 ON T1.book_id = T2.book_id JOIN members AS T3 ON T2.member_no = T3.member_no WHERE T3.name = 'Carla Nunes'	library
SELECT member_no FROM members EXCEPT SELECT member_no FROM loans	library
SELECT title FROM books WHERE book_id NOT IN (SELECT book_id FROM copies)	library
SELECT COUNT(*) FROM copies WHERE condition = 'C' AND genre = 'novel'	library
SELECT AVG(borrowed_on) FROM loans	library
SELECT T1.title FROM books AS T1 JOIN copies AS T2 ON T1.book_id = T2.book_id GROUP BY T1.book_id ORDER BY COUNT(*) DESC LIMIT 1	library
SELECT title, lang FROM books ORDER BY published LIMIT 1	library
SELECT joined_on FROM members WHERE name = 'Björn Dahl'	library
SELECT * FROM vehicles WHERE bought_on LIKE '2024%'	car_rental
SELECT COUNT(*), MONTH(picked_up) FROM rentals WHERE YEAR(picked_up) = 2026 GROUP BY MONTH(picked_up)	car_rental
SELECT COUNT(*) FROM rentals WHERE picked_up < '12:00'	car_rental
SELECT COUNT(*) FROM rentals WHERE picked_up LIKE '%weekend%'	car_rental
SELECT AVG(T1.price_per_day) FROM rentals AS T1	car_rental
SELECT * FROM rentals WHERE price_per_day > 12	car_rental
SELECT COUNT(*) FROM drivers WHERE date_of_birth < '1930-01-01'	car_rental
SELECT full_name FROM drivers WHERE licence_since > '25 years ago'	car_rental
SELECT DISTINCT T1.plate FROM vehicles AS T1 JOIN rentals AS T2 ON T1.plate = T2.plate WHERE T2.brought_back = 'yes'	car_rental
SELECT COUNT(*) FROM vehicles WHERE sold_on != 'null'	car_rental
SELECT COUNT(*) FROM damages WHERE repair_cost IS NULL	car_rental
SELECT COUNT(*) FROM vehicles WHERE make = 'Tesla' AND city = 'Lisbon'	car_rental
SELECT full_name FROM drivers WHERE blocked = 'yes'	car_rental
SELECT AVG(mileage) FROM vehicles WHERE make = 'Dodge' AND model = 'Corolla'	car_rental
SELECT insured * 100 / COUNT(*) FROM damages	car_rental
SELECT (SELECT COUNT(*) FROM vehicles WHERE make = 'Hyundai' OR make = 'Chevrolet') * 100 / COUNT(*) FROM vehicles	car_rental
SELECT SUM(repair_cost) FROM damages WHERE insured = 'no'	car_rental
SELECT SUM(repair_cost), make FROM damages GROUP BY make	car_rental
SELECT COUNT(DISTINCT driver_id) FROM vehicles WHERE make = 'Toyota'	car_rental
SELECT driver_id FROM drivers EXCEPT SELECT driver_id FROM rentals	car_rental
SELECT city FROM branches EXCEPT SELECT T1.city FROM branches AS T1 JOIN vehicles AS T2 ON T1.branch_id = T2.branch_id	car_rental
SELECT COUNT(*) FROM damages AS T1 JOIN rentals AS T2 ON T1.rental_id = T2.rental_id WHERE T2.plate LIKE '%renault%'	car_rental
SELECT COUNT(*), COUNT(*) / COUNT(*) FROM rentals AS T1 JOIN vehicles AS T2 ON T1.plate = T2.plate	car_rental
SELECT part FROM damages GROUP BY part ORDER BY COUNT(*) DESC LIMIT 1	car_rental
SELECT COUNT(*) FROM vehicles AS T1 JOIN branches AS T2 ON T1.branch_id = T2.branch_id WHERE T2.city = 'Évora' OR T2.city = 'Lisbon'	car_rental
SELECT COUNT(*) FROM tickets WHERE opened_at LIKE '2026-10-%'	helpdesk
SELECT T1.opened_at, COUNT(*) FROM tickets AS T1 JOIN clients AS T2 ON T1.client = T2.client_id GROUP BY T1.opened_at	helpdesk
SELECT T1.opened_at FROM tickets AS T1 JOIN clients AS T2 ON T1.client = T2.client_id GROUP BY T1.opened_at ORDER BY COUNT(*) DESC LIMIT 1	helpdesk
SELECT AVG(T1.opened_at - T2.opened_at) FROM tickets AS T1 JOIN tickets AS T2 ON T1.ticket_id = T2.ticket_id	helpdesk
SELECT COUNT(*) FROM tickets WHERE closed_at - opened_at = 1	helpdesk
SELECT COUNT(*) FROM tickets WHERE opened_at >= DATE_SUB(CURDATE(), INTERVAL 2 WEEK)	helpdesk
SELECT ticket_id FROM tickets EXCEPT SELECT assigned_to FROM tickets	helpdesk
SELECT COUNT(*) FROM tickets WHERE ticket_id NOT IN (SELECT ticket_id FROM tickets WHERE state = 'closed')	helpdesk
SELECT company FROM clients EXCEPT SELECT company FROM clients WHERE country IS NOT NULL	helpdesk
SELECT name FROM agents WHERE active = 0	helpdesk
SELECT COUNT(*) FROM tickets WHERE priority = 'urgent'	helpdesk
SELECT company FROM clients WHERE country = 'Germany'	helpdesk
SELECT CAST(SUM(stars) AS REAL) * 100 / COUNT(*) FROM ratings	helpdesk
SELECT COUNT(*) FROM tickets WHERE priority = 'urgent'	helpdesk
SELECT COUNT(*) FROM tickets AS T1 JOIN messages AS T2 ON T1.ticket_id = T2.ticket_id WHERE T1.priority = 'error'	helpdesk
SELECT COUNT(*) FROM tickets AS T1 JOIN messages AS T2 ON T1.ticket_id = T2.ticket_id WHERE T2.sent_at >= T1.opened_at	helpdesk
SELECT client_id FROM clients EXCEPT SELECT client_id FROM tickets	helpdesk
SELECT name FROM agents WHERE agent_id NOT IN (SELECT assigned_to FROM tickets)	helpdesk
SELECT COUNT(*) FROM tickets AS T1 JOIN clients AS T2 ON T1.client = T2.client_id WHERE T2.company = 'Hooli' AND T1.state = 'waiting'	helpdesk
SELECT AVG(T1.stars) FROM ratings AS T1 JOIN tickets AS T2 ON T1.ticket_id = T2.ticket_id JOIN agents AS T3 ON T1.assigned_to = T3.agent_id WHERE T3.name = 'Maja'	helpdesk
SELECT AVG(characters) FROM messages AS T1 JOIN tickets AS T2 ON T1.ticket_id = T2.ticket_id	helpdesk
SELECT AVG(characters) FROM messages	helpdesk
SELECT T1.subject, COUNT(*) FROM tickets AS T1 JOIN clients AS T2 ON T1.client = T2.client_id GROUP BY T1.client	helpdesk
SELECT COUNT(*) FROM clients WHERE plan = 'pro'	helpdesk
SELECT COUNT(*) FROM clients AS T1 JOIN tickets AS T2 ON T1.client_id = T2.assigned_to WHERE T1.plan = 'enterprise'	helpdesk
SELECT COUNT(*) FROM mitglieder WHERE eintritt LIKE '2020%'	verein
SELECT wochentag, COUNT(*) FROM anmeldungen GROUP BY wochentag	verein
SELECT vorname, nachname FROM mitglieder WHERE geburtsdatum LIKE '12/%'	verein
SELECT AVG(jahr) FROM beitraege	verein
SELECT COUNT(*) FROM mitglieder WHERE geschlecht = 'F' AND geburtsdatum < '1900-01-01'	verein
SELECT email FROM mitglieder WHERE geburtsdatum >= '1990-01-01' AND geschlecht = 'F' AND austritt = '1990-01-01' - 15	verein
SELECT * FROM mitglieder WHERE mitglied_nr NOT IN (SELECT mitglied_nr FROM mitglieder WHERE email != '')	verein
SELECT email FROM mitglieder WHERE geschlecht = 'F'	verein
SELECT T1.vorname, T1.nachname FROM mitglieder AS T1 JOIN beitraege AS T2 ON T1.mitglied_nr = T2.mitglied_nr WHERE T2.jahr = 2026 AND T2.bezahlt_am = 'null'	verein
SELECT name FROM kurse WHERE kurs_id NOT IN (SELECT kurs_id FROM anmeldungen)	verein
SELECT COUNT(*) FROM mitglieder WHERE geschlecht = 'F'	verein
SELECT COUNT(*) FROM anmeldungen WHERE storniert = 'Ja'	verein
SELECT COUNT(*) FROM mitglieder WHERE geschlecht = 'M'	verein
SELECT COUNT(*) * 100 / (SELECT COUNT(*) FROM beitraege WHERE jahr = 2025) FROM beitraege WHERE bezahlt_am = '2025-01-01'	verein
SELECT SUM(betrag) FROM beitraege	verein
SELECT SUM(betrag), jahr FROM beitraege GROUP BY jahr	verein
SELECT COUNT(DISTINCT mitglied_nr) FROM anmeldungen	verein
SELECT mitglied_nr FROM mitglieder EXCEPT SELECT mitglied_nr FROM anmeldungen	verein
SELECT kurs_id FROM anmeldungen EXCEPT SELECT kurs_id FROM anmeldungen	verein
SELECT COUNT(*) FROM mitglieder AS T1 JOIN anmeldungen AS T2 ON T1.mitglied_nr = T2.mitglied_nr JOIN kurse AS T3 ON T2.kurs_id = T3.kurs_id WHERE T1.ort = 'Bonn' AND T3.name = 'Yoga' AND T2.storniert = 'N'	verein
SELECT name FROM kurse WHERE trainer = 'Sabine Kurz'	verein
SELECT COUNT(*) FROM kurse WHERE kurs_id NOT IN (SELECT kurs_id FROM anmeldungen)	verein
SELECT ort, MIN(mitglied_nr) FROM mitglieder GROUP BY ort	verein
SELECT T1.name FROM kurse AS T1 JOIN anmeldungen AS T2 ON T1.kurs_id = T2.kurs_id GROUP BY T1.kurs_id ORDER BY COUNT(*) DESC LIMIT 1	verein
SELECT COUNT(*) FROM mitglieder WHERE nachname = 'Schaefer' OR nachname = 'Schäfer'	verein
