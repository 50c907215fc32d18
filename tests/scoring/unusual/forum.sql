CREATE TABLE member (
    id INTEGER PRIMARY KEY, nick TEXT NOT NULL UNIQUE, joined TEXT NOT NULL, last_seen INTEGER,
    is_moderator INTEGER NOT NULL, settings TEXT NOT NULL, "home town" TEXT
);
CREATE TABLE thread (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, opened_by INTEGER NOT NULL REFERENCES member (id),
    opened_at TEXT NOT NULL, budget TEXT, closed_on TEXT
);
CREATE TABLE post (
    id INTEGER PRIMARY KEY, thread_id INTEGER NOT NULL REFERENCES thread (id),
    author_id INTEGER NOT NULL REFERENCES member (id), body TEXT NOT NULL, likes INTEGER NOT NULL,
    ratio TEXT, posted_at TEXT NOT NULL
);
INSERT INTO member VALUES
(1, 'otter', 'Jan 5, 2001', 1700000000, 1, '{"theme":"dark","limits":{"daily":20},"langs":["en","fr"]}', 'Graz'),
(2, 'quill', 'May 31, 1999', 1699990000, 0, '{"theme":"light","limits":{"daily":5},"langs":["de"]}', 'Linz'),
(3, 'maple', 'Dec 12, 2010', 1680000000, 0, '{"theme":"dark","limits":{"daily":50},"langs":[]}', NULL),
(4, 'zephyr', 'Jul 4, 2001', NULL, 1, '{"theme":"light","limits":{"daily":20},"langs":["en"]}', 'Graz'),
(5, 'koi', 'Jan 19, 2015', 1650000000, 0, '{"theme":"dark","limits":{"daily":10},"langs":["en","es","de"]}', NULL),
(6, 'tundra', 'Nov 23, 2019', 1705000000, 0, '{"theme":"dark","limits":{"daily":20},"langs":["fr"]}', 'Wels');
INSERT INTO thread VALUES
(1, 'Welcome', 1, '2020-01-01T00:00:00Z', NULL, NULL),
(2, 'Best kayak under budget', 3, '2021-06-30T18:22:05Z', '$1,250.00', '07-Aug-2021'),
(3, 'Repair of old oars', 2, '2021-12-31T23:59:59Z', '$80.50', '15-Jan-2022'),
(4, 'Winter trips', 4, '2022-01-01T08:00:00Z', NULL, NULL),
(5, 'Photos', 5, '2022-03-15T12:30:45Z', '$2,000.00', '01-Apr-2022'),
(6, 'Rules of the river', 1, '2023-05-20T07:15:00Z', '$300.00', NULL);
INSERT INTO post VALUES
(1, 1, 1, 'Hello all', 12, '85%', '2020-01-01 00:00:10.250'),
(2, 1, 2, 'Hi there', 3, '60%', '2020-01-02 09:15:00.000'),
(3, 2, 3, 'Any advice?', 0, NULL, '2021-06-30 18:25:11.125'),
(4, 2, 1, 'Try a used one', 7, '92%', '2021-07-01 10:00:00.500'),
(5, 2, 5, 'Agreed', 1, '50%', '2021-07-01 22:45:30.750'),
(6, 3, 2, 'Use epoxy', 9, '100%', '2022-01-03 14:05:05.005'),
(7, 4, 4, 'Who is in?', 2, '40%', '2022-01-01 08:00:30.000'),
(8, 4, 6, 'Me!', 2, NULL, '2022-01-05 20:20:20.200'),
(9, 5, 5, 'Three photos', 21, '97%', '2022-03-15 12:31:00.000'),
(10, 5, 1, 'Lovely', 4, '75%', '2022-03-16 06:06:06.600'),
(11, 6, 1, 'Read this first', 0, '10%', '2023-05-20 07:16:40.000'),
(12, 6, 3, 'Thanks', 5, '80%', '2023-05-21 11:11:11.110');
