CREATE TABLE patient (
    patient_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_date DATE, gender TEXT,
    phone TEXT, email TEXT, zip TEXT, insurance_no TEXT
);
CREATE TABLE doctor (
    doctor_id INTEGER PRIMARY KEY, name TEXT, specialty TEXT, hired DATE, salary REAL
);
CREATE TABLE visit (
    visit_id INTEGER PRIMARY KEY, patient_id INTEGER REFERENCES patient (patient_id),
    doctor_id INTEGER REFERENCES doctor (doctor_id), visited_at TIMESTAMP, reason TEXT, cost REAL,
    follow_up DATE
);
INSERT INTO patient VALUES
(1, 'Ada', 'Moreno', '1990-03-14', 'F', '555-201-3344', 'ada.moreno@mail.com', '02139', 'HX-20931'),
(2, 'Ben', 'Okafor', '1985-11-02', 'M', '555-201-9981', 'ben.o@inbox.org', '02139', 'HX-11874'),
(3, 'Carla', 'Stein', '1990-12-31', 'F', '555-318-4410', 'carla@stein.net', '10027', 'KP-55310'),
(4, 'Dmitri', 'Volkov', '1972-06-30', 'M', '555-744-0021', NULL, '94110', 'HX-70012'),
(5, 'Eve', 'Lindqvist', '2001-01-05', 'F', '555-744-8812', 'eve.l@mail.com', '94110', 'KP-10055'),
(6, 'Farid', 'Haddad', '1968-03-21', 'M', '555-318-7765', 'farid77@inbox.org', '60614', 'KP-82239'),
(7, 'Grace', 'Moreno', '1990-07-19', 'F', '555-201-1200', NULL, '02139', 'HX-34017'),
(8, 'Hugo', 'Bauer', '2010-10-10', 'M', '555-909-4521', 'hugo.bauer@mail.com', '60614', 'AL-00417'),
(9, 'Ines', 'Costa', '1999-09-09', 'F', '555-909-1177', 'ines@costa.net', '10027', 'AL-66120'),
(10, 'Jon', 'Okafor', '1955-02-28', 'M', '555-318-2093', NULL, '94110', 'HX-90208');
INSERT INTO doctor VALUES
(1, 'Dr. Nadia Rahman', 'Cardiology', '2008-04-01', 182000.0),
(2, 'Dr. Paul Weiss', 'Pediatrics', '2015-09-15', 145500.0),
(3, 'Dr. Lucia Ferri', 'Dermatology', '2012-01-20', 151250.5),
(4, 'Dr. Omar Sheikh', 'Cardiology', '2019-03-01', 163000.0),
(5, 'Dr. Tess Ogilvy', 'Neurology', '2021-06-07', 170000.0);
INSERT INTO visit VALUES
(1, 1, 1, '2022-01-10 09:30:00', 'checkup', 120.0, '2022-07-10'),
(2, 2, 1, '2022-01-10 10:15:00', 'chest pain', 340.5, '2022-01-24'),
(3, 3, 3, '2022-02-03 14:00:00', 'rash', 95.0, NULL),
(4, 1, 3, '2022-03-15 08:45:00', 'rash', 95.0, NULL),
(5, 4, 4, '2022-03-18 16:20:00', 'checkup', 130.0, '2022-09-18'),
(6, 5, 2, '2022-05-01 11:00:00', 'vaccination', 40.0, NULL),
(7, 6, 1, '2022-06-21 13:30:00', 'chest pain', 410.0, '2022-07-05'),
(8, 8, 2, '2022-09-30 15:05:00', 'vaccination', 40.0, NULL),
(9, 2, 4, '2022-12-31 17:45:00', 'checkup', 125.0, '2023-06-30'),
(10, 7, 3, '2023-01-02 09:00:00', 'mole', 210.0, '2023-02-02'),
(11, 9, 2, '2023-02-14 10:10:00', 'checkup', 80.0, NULL),
(12, 6, 1, '2023-02-20 12:00:00', 'checkup', 120.0, '2023-08-20'),
(13, 1, 1, '2023-03-03 09:15:00', 'chest pain', 355.0, NULL),
(14, 3, 3, '2023-04-11 14:40:00', 'mole', 210.0, '2023-05-11');
