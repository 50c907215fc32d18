SELECT no_prediction	symphony_orchestra
SELECT COUNT(DISTINCT difficulty) FROM slope	ski_resorts
SELECT no_prediction	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT no_prediction	star_observatory
SELECT no_prediction	daily_newspaper
SELECT COUNT(*) FROM section AS T1 JOIN concert AS T2 ON T1.section_id = T2.concert_id WHERE T1.name = 'Rosa Fischer'	symphony_orchestra
SELECT no_prediction	symphony_orchestra
SELECT name FROM musician WHERE teacher = '⸳ I	symphony_orchestra
SELECT contract FROM desk GROUP BY contract HAVING AVG(salary) > 56500	daily_newspaper
SELECT no_prediction	star_observatory
SELECT no_prediction	ski_resorts
SELECT T1.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) >= 5	ski_resorts
SELECT name FROM journalist WHERE hired IS NOT NULL ORDER BY salary DESC	daily_newspaper
SELECT language, AVG(years_teaching) FROM instructor WHERE resort_id NOT IN (SELECT resort_id FROM resort WHERE resort_id IS NULL)	ski_resorts
SELECT DISTINCT length FROM slope WHERE snow_depth IS NULL	ski_resorts
SELECT T1.name FROM astronomer AS T1 JOIN observation AS T2 ON T1.astronomer_id = T2.astronomer_id WHERE T2.pet_id IN (SELECT T2.astronomer_id FROM observatory AS T3 JOIN observation AS T"]	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT name FROM journalist WHERE prize = 'Press Medal'	daily_newspaper
SELECT no_prediction	daily_newspaper
SELECT no_prediction	star_observatory
SELECT name FROM composer WHERE form != 'concert_code != 'Baro' EXCEPT SELECT T1.name FROM composer AS T1 JOIN concert AS T2 ON T1.composer_id = T2.musician_id WHERE T2.form = 'Daro'	symphony_orchestra
SELECT name, nationality FROM musician WHERE wage < (SELECT AVG(wage) FROM musician)	symphony_orchestra
SELECT salary FROM journalist	daily_newspaper
SELECT name FROM resort WHERE altitude >= 3100 OR name LIKE '%Crystal%'	ski_resorts
SELECT T1.awarded FROM subscriber AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.city = 'Prague'	daily_newspaper
SELECT no_prediction	star_observatory
SELECT no_prediction	daily_newspaper
SELECT COUNT(DISTINCT country) FROM resort	ski_resorts
SELECT COUNT(*) FROM telescope WHERE observatory_id NOT IN (SELECT telescope_id FROM observation)	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT name, since FROM subscriber WHERE edition = 'print'	daily_newspaper
SELECT no_prediction	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT instrument FROM section WHERE name = 'Violins'	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT nationality FROM musician GROUP BY nationality ORDER BY SUM(wage) LIMIT 1	symphony_orchestra
SELECT no_prediction	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	daily_newspaper
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id HAVING COUNT(*) = 2	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT no_prediction	ski_resorts
SELECT weather FROM observation WHERE ON_id LIKE '2022%' OR star_id > 2130	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT name FROM journalist WHERE salary < 58500	daily_newspaper
SELECT T1.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id WHERE T2.resort_id IN (SELECT resort_id FROM resort WHERE name IS NULL)	ski_resorts
SELECT statement_COUNT(*) FROM reader_comment WHERE likes IS NULL"""". I""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""	daily_newspaper
SELECT no_prediction	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT lesson_date, lesson_date FROM lesson WHERE fee >= 68.51 AND lesson_date = '2024-01-20'	ski_resorts
SELECT no_prediction	symphony_orchestra
SELECT country ,	star_observatory
SELECT hired FROM journalist WHERE salary < (SELECT AVG(salary) FROM journalist)	daily_newspaper
SELECT name FROM desk WHERE journalist_id NOT IN (SELECT journalist_id FROM journalist)	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) LIMIT 1	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	star_observatory
SELECT T1.title FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id GROUP BY T1.musician_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT hall, MIN(tickets) FROM concert GROUP BY hall	symphony_orchestra
SELECT COUNT(DISTINCT T1.comment_id) FROM reader_comment AS T1 JOIN article AS T2 ON T1.article_id = T2.article_id WHERE T2.article_id IN (SELECT article_id FROM article WHERE clicks > 55880)	daily_newspaper
SELECT COUNT(*) FROM astronomer WHERE built < 1998	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	star_observatory
SELECT concert_code, concert_id FROM concert WHERE concert_id IN (SELECT concert_id FROM piece WHERE piece_id = 1450)	symphony_orchestra
SELECT T1.name FROM resort AS T1 JOIN resort AS T2 ON T1.resort_id = T2.resort_id WHERE T2.resort_id BETWEEN 33.41 AND 74.43	ski_resorts
SELECT ON_id FROM star GROUP BY statement > 6.0	star_observatory
SELECT nationality, concert_date FROM concert ORDER BY concert_date DESC LIMIT 1	symphony_orchestra
SELECT name FROM instructor WHERE instructor_id NOT IN (SELECT instructor_id FROM lesson)	ski_resorts
SELECT no_prediction	ski_resorts
SELECT no_prediction	daily_newspaper
SELECT DISTINCT country FROM composer	symphony_orchestra
SELECT MIN(concert_date) FROM concert	symphony_orchestra
SELECT no_prediction	daily_newspaper
SELECT no_prediction	star_observatory
SELECT MIN(distance), MAX(distance) FROM star	star_observatory
SELECT name FROM instructor ORDER BY name DESC	ski_resorts
SELECT name FROM slope ORDER BY length DESC LIMIT 1	ski_resorts
SELECT T1.name, T1.contract FROM journalist AS T1 JOIN journalist AS T2 ON T1.journalist_id = T2.journalist_id WHERE T2.contract = '87' AND T1.contract = 'contract'	daily_newspaper
SELECT no_prediction	star_observatory
SELECT name, day_pass FROM resort WHERE altitude < (SELECT AVG(altitude) FROM resort)	ski_resorts
SELECT no_prediction	star_observatory
SELECT MIN(since) FROM subscriber WHERE city = 'Oslo'	daily_newspaper
SELECT COUNT(DISTINCT resort_id) FROM resort WHERE altitude < 6300	ski_resorts
SELECT no_prediction	star_observatory
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id ORDER BY SUM(T2.wage) DESC LIMIT 1	symphony_orchestra
SELECT name FROM astronomer WHERE astronomer_id NOT IN (SELECT astronomer_id FROM observation)	star_observatory
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) = 8	ski_resorts
SELECT name FROM resort WHERE altitude = 'A' ORDER BY name	ski_resorts
SELECT COUNT(DISTINCT nationality) FROM musician	symphony_orchestra
SELECT name FROM resort WHERE day_pass <= 36.9 ORDER BY day_pass	ski_resorts
SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id GROUP BY T1.composer_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id ORDER BY SUM(T2.pupils) DESC LIMIT 1	ski_resorts
SELECT no_prediction	daily_newspaper
SELECT country FROM observatory	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	star_observatory
SELECT COUNT(DISTINCT likes) FROM reader_comment	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT no_prediction	symphony_orchestra
SELECT no_prediction	symphony_orchestra
SELECT hall FROM concert WHERE concert_code = 'November Gala 20'	symphony_orchestra
SELECT AVG(altitude) FROM resort WHERE country = 'Canada'	ski_resorts
SELECT COUNT(*) FROM lesson WHERE fee > 121.78 AND lesson_date > 11	ski_resorts
SELECT country, AVG(altitude) FROM resort WHERE season_start < '2023-12-03'	ski_resorts
SELECT COUNT(DISTINCT T1.instructor_id) FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.slope_id WHERE T2.length > 135"	ski_resorts
SELECT no_prediction	star_observatory
SELECT name FROM musician WHERE teacher = 'piece_id, piece_id, musician.teacher FROM musician ORDER BY teacher	symphony_orchestra
SELECT tickets FROM concert WHERE hall != 'Opera House' AND concert_date > '2021-12-08'	symphony_orchestra
SELECT name, altitude FROM telescope	star_observatory
SELECT no_prediction	star_observatory
SELECT form, COUNT(*) FROM piece GROUP BY form	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT name FROM slope WHERE snow_depth < 3150 OR snow_depth >= 230	ski_resorts
SELECT no_prediction	star_observatory
SELECT no_prediction	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	ski_resorts
SELECT no_prediction	symphony_orchestra
SELECT T1.subscriber_id, T1.likes FROM reader_comment AS T1 JOIN desk AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.posted > '2023-06-04' AND T1.likes > 206	daily_newspaper
SELECT MIN(contract) FROM journalist	daily_newspaper
SELECT name FROM star ORDER BY name DESC	star_observatory
SELECT no_prediction	daily_newspaper
SELECT name FROM musician WHERE wage < 5550 ORDER BY name	symphony_orchestra
SELECT COUNT(DISTINCT T1.subscriber_id) FROM subscriber AS T1 JOIN article AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.edition != 'print'	daily_newspaper
SELECT altitude FROM observatory WHERE altitude > 11	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT T1.name FROM slope AS T1 JOIN slope AS T2 ON T1.slope_id = T2.slope_id GROUP BY T1.slope_id ORDER BY COUNT(*) DESC LIMIT 1	ski_resorts
SELECT T1.name, T2.COUNT(*) FROM journalist AS T1 JOIN article AS T2 ON T1.journalist_id = T2.journalist_id GROUP BY T1.journalist_id	daily_newspaper
SELECT T1.name FROM desk AS T1 JOIN desk AS T2 ON T1.desk_id = T2.desk_id WHERE T2.hired > '2002-12-07' ORDER BY hired DESC LIMIT 1	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN observatory AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.altitude BETWEEN 340 AND 1060)	star_observatory
SELECT T1.name FROM subscriber AS T1 JOIN reader_comment AS T2 ON T1.subscriber_id = T2.subscriber_id GROUP BY T1.subscriber_id HAVING COUNT(*) >= 8	daily_newspaper
SELECT name FROM telescope ORDER BY papers LIMIT 1	star_observatory
SELECT no_prediction	star_observatory
SELECT no_prediction	ski_resorts
SELECT no_prediction	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	ski_resorts
SELECT no_prediction	star_observatory
SELECT since, edition FROM subscriber WHERE name = 'Tara Ivanova'	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT headline FROM article WHERE journalist_id = (SELECT journalist_id FROM journalist ORDER BY contract LIMIT 1)	daily_newspaper
SELECT T1.joined FROM musician AS T1 JOIN section AS T2 ON T1.musician_id = T2.section_id JOIN section AS T3 ON T2.section_id = T3.section_id WHERE T3.name = 'Violins'	symphony_orchestra
SELECT T1.name, T1.language FROM instructor AS T1 JOIN resort AS T2 ON T1.resort_id = T2.resort_id ORDER BY T2.altitude LIMIT 1	ski_resorts
SELECT DISTINCT T1.name FROM slope AS T1 JOIN instructor AS T2 ON T1.slope_id = T2.slope_id WHERE T2.name LIKE '%Wendy%'	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.built > 1995 EXCEPT SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.name LIKE 'N%'	star_observatory
SELECT family FROM section GROUP BY family ORDER BY COUNT(*) LIMIT 1	symphony_orchestra
SELECT T1.name, T1.altitude FROM resort AS T1 JOIN resort AS T2 ON T1.resort_id = T2.resort_id	ski_resorts
SELECT name FROM desk WHERE yearly_budget <= 341000 AND floor <= 5	daily_newspaper
SELECT no_prediction	star_observatory
SELECT MIN(day_pass), AVG(day_pass) FROM resort	ski_resorts
SELECT country, COUNT(*) FROM observatory WHERE altitude > 1220 GROUP BY country	star_observatory
SELECT no_prediction	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT title FROM musician WHERE wage BETWEEN 4950 AND 5100	symphony_orchestra
SELECT no_prediction	star_observatory
SELECT	star_observatory
SELECT T1.prize FROM journalist AS T1 JOIN desk AS T2 ON T1.journalist_id = T2.journalist_id WHERE T1.hired < '2016-07-19' AND T2.hired < 45000"	daily_newspaper
