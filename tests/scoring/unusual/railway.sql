CREATE TABLE station (
    code CHAR(3) PRIMARY KEY, name VARCHAR(60) NOT NULL, city VARCHAR(40) NOT NULL,
    platforms INTEGER, opened INTEGER, website TEXT
);
CREATE TABLE train (
    train_no TEXT PRIMARY KEY, kind TEXT NOT NULL, max_speed INTEGER NOT NULL, built YEAR,
    has_wifi TEXT NOT NULL
);
CREATE TABLE stop (
    train_no TEXT NOT NULL REFERENCES train (train_no), seq INTEGER NOT NULL,
    station_code CHAR(3) NOT NULL REFERENCES station (code), arrival TIME, departure TIME,
    PRIMARY KEY (train_no, seq)
);
CREATE TABLE delay (
    id INTEGER PRIMARY KEY, train_no TEXT NOT NULL REFERENCES train (train_no), day DATE NOT NULL,
    minutes INTEGER NOT NULL, cause TEXT, reported_at DATETIME NOT NULL
);
INSERT INTO station VALUES
('ABN', 'Abendorf Central', 'Abendorf', 12, 1871, 'https://www.abendorf-central.example'),
('BRK', 'Brookfield', 'Brookfield', 4, 1902, 'https://brookfield.example/station'),
('CRL', 'Carlow Road', 'Carlow', 2, 1923, NULL),
('DNT', 'Dunton North', 'Dunton', NULL, 1965, NULL),
('DNS', 'Dunton South', 'Dunton', 6, 1888, 'https://www.dunton.example/south'),
('ELM', 'Elmhurst', 'Elmhurst', 2, 1999, 'http://elmhurst.example'),
('FGT', 'Foxgate', 'Foxgate', 3, 2008, NULL);
INSERT INTO train VALUES
('0101', 'express', 280, 2015, 'yes'), ('0102', 'express', 300, 2019, 'yes'),
('0450', 'regional', 160, 1998, 'no'), ('0451', 'regional', 160, 2001, 'no'),
('0452', 'regional', 140, NULL, 'yes'), ('0900', 'night', 200, 2005, 'no'),
('0901', 'night', 220, 2012, 'yes');
INSERT INTO stop VALUES
('0101', 1, 'ABN', NULL, '06:10:00'), ('0101', 2, 'DNS', '07:25:00', '07:30:00'),
('0101', 3, 'ELM', '08:45:00', NULL), ('0102', 1, 'ELM', NULL, '12:00:00'),
('0102', 2, 'ABN', '14:05:00', NULL), ('0450', 1, 'ABN', NULL, '05:55:00'),
('0450', 2, 'BRK', '06:20:00', '06:22:00'), ('0450', 3, 'CRL', '06:48:00', '06:49:00'),
('0450', 4, 'DNT', '07:15:00', NULL), ('0451', 1, 'DNT', NULL, '16:30:00'),
('0451', 2, 'BRK', '17:05:00', '17:07:00'), ('0451', 3, 'ABN', '17:40:00', NULL),
('0900', 1, 'ABN', NULL, '22:15:00'), ('0900', 2, 'DNS', '23:50:00', '00:05:00'),
('0900', 3, 'FGT', '05:30:00', NULL), ('0901', 1, 'FGT', NULL, '21:45:00'),
('0901', 2, 'ABN', '04:58:00', NULL);
INSERT INTO delay VALUES
(1, '0101', '2023-12-31', 12, 'signal', '2023-12-31 07:40:12'),
(2, '0450', '2024-01-01', 5, NULL, '2024-01-01 06:30:00'),
(3, '0900', '2024-01-15', 47, 'snow', '2024-01-16 00:20:45'),
(4, '0101', '2024-02-29', 8, 'signal', '2024-02-29 08:50:30'),
(5, '0451', '2024-03-01', 22, 'engine', '2024-03-01 17:30:00'),
(6, '0900', '2024-03-10', 90, 'strike', '2024-03-11 05:45:00'),
(7, '0102', '2024-05-05', 3, NULL, '2024-05-05 14:10:00'),
(8, '0451', '2024-06-30', 15, 'signal', '2024-06-30 17:55:21'),
(9, '0450', '2024-07-01', 31, 'engine', '2024-07-01 07:50:00'),
(10, '0101', '2024-12-31', 6, NULL, '2024-12-31 08:55:00');
