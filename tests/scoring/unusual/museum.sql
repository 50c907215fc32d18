CREATE TABLE artist (
    id INTEGER PRIMARY KEY, name TEXT, birth_year INTEGER, death_year INTEGER, country TEXT
);
CREATE TABLE artwork (
    id INTEGER PRIMARY KEY, title TEXT, artist_id INTEGER REFERENCES artist (id), year TEXT,
    medium TEXT, width_cm REAL, acquired TEXT, catalog_no TEXT, tags TEXT
);
CREATE TABLE exhibition (
    id INTEGER PRIMARY KEY, title TEXT, starts DATE, ends DATE, budget INTEGER
);
CREATE TABLE shown (
    exhibition_id INTEGER REFERENCES exhibition (id), artwork_id INTEGER REFERENCES artwork (id),
    room TEXT, PRIMARY KEY (exhibition_id, artwork_id)
);
CREATE TABLE employee (
    id INTEGER PRIMARY KEY, name TEXT, manager_id INTEGER REFERENCES employee (id), hired TEXT,
    weekly_hours TEXT, active TEXT
);
INSERT INTO artist VALUES
(1, 'Marta Lenz', 1840, 1911, 'Austria'), (2, 'Piet Vos', 1853, 1890, 'Netherlands'),
(3, 'Ines Duarte', 1907, 1975, 'Portugal'), (4, 'Toru Abe', 1939, NULL, 'Japan'),
(5, 'Lena Fuchs', 1968, NULL, 'Austria'), (6, 'Sam Okoro', 1968, NULL, NULL);
INSERT INTO artwork VALUES
(1, 'Harbour at Dawn', 1, '1878', 'oil', 120.5, '12/31/1990', 'P-1878-01', '["sea", "boats"]'),
(2, 'Blue Orchard', 2, '1889', 'oil', 73.0, '03/05/1972', 'P-1889-04', '["garden"]'),
(3, 'Night Wheat', 2, '1889', 'oil', 92.25, '07/14/1988', 'P-1889-07', '["field", "night"]'),
(4, 'Tiles', 3, '1941', 'ceramic', 40.0, '01/01/2000', 'C-1941-02', '["pattern"]'),
(5, 'Window II', 3, '1955', 'ceramic', NULL, '10/21/1990', 'C-1955-11', '[]'),
(6, 'River Stones', 4, '1977', 'ink', 33.5, '05/30/2004', 'I-1977-03', '["river", "stone"]'),
(7, 'Snow Line', 4, '1989', 'ink', 61.0, '09/09/1990', 'I-1989-08', '["snow", "night"]'),
(8, 'Static', 5, '2005', 'video', NULL, '02/17/2010', 'V-2005-01', '["noise"]'),
(9, 'Orbit', 6, '2012', 'video', NULL, '11/02/2013', 'V-2012-05', '["space", "night"]'),
(10, 'Untitled', NULL, '1920', 'oil', 50.0, '04/04/1990', 'P-1920-09', '[]');
INSERT INTO exhibition VALUES
(1, 'First Light', '2018-03-01', '2018-05-31', 120000), (2, 'Clay', '2019-06-15', '2019-09-15', 45000),
(3, 'After Dark', '2019-12-31', '2020-02-29', 80000), (4, 'Moving Image', '2021-01-10', NULL, 60000),
(5, 'Masters', '2022-04-01', '2022-04-30', 200000);
INSERT INTO shown VALUES
(1, 1, 'A1'), (1, 2, 'A2'), (2, 4, 'B1'), (2, 5, 'B2'), (3, 3, 'A1'), (3, 7, 'A2'), (3, 9, 'C3'),
(4, 8, 'C1'), (4, 9, 'C3'), (5, 1, 'A1'), (5, 2, 'A2'), (5, 3, 'A3'), (5, 10, 'B1');
INSERT INTO employee VALUES
(1, 'Vera Blum', NULL, '01.02.1998', '40', 'Y'), (2, 'Otto Kern', 1, '15.08.2003', '38.5', 'Y'),
(3, 'Rosa Lind', 1, '31.12.1999', '40', 'N'), (4, 'Paul Ritt', 2, '07.03.2015', '20', 'Y'),
(5, 'Gina Sorel', 2, '01.09.2015', '38.5', 'Y'), (6, 'Hans Eder', 3, '28.02.2011', '7.5', 'N'),
(7, 'Mia Tausch', 4, '11.11.2020', '20', 'Y');
