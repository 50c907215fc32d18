SELECT COUNT(*) FROM concert WHERE concert_code = 'Opera House' OR concert_code = 'Town Church'	symphony_orchestra
SELECT COUNT(DISTINCT difficulty) FROM slope	ski_resorts
SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id WHERE T2.concert_date < '2022-12-25' EXCEPT SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id WHERE T2.concert_code LIKE 'J%'	symphony_orchestra
SELECT MAX(years_teaching), MIN(years_teaching) FROM instructor	ski_resorts
SELECT altitude FROM telescope WHERE name = 'Argus I'	star_observatory
SELECT T1.headline FROM article AS T1 JOIN article AS T2 ON T1.article_id = T2.article_id GROUP BY T1.article_id ORDER BY COUNT(*) DESC LIMIT 1	daily_newspaper
SELECT COUNT(*) FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id WHERE T2.name = 'Rosa Fischer'	symphony_orchestra
SELECT joined FROM musician WHERE name = 'October Gala 79'	symphony_orchestra
SELECT DISTINCT T1.name FROM musician AS T1 JOIN musician AS T2 ON T1.musician_id = T2.musician_id WHERE T2.teacher = 'INTERSECT SELECT T1.name FROM musician AS T1 JOIN musician AS T2 ON T1.musician_id = T2.musician_id WHERE T2.joined < 2003	symphony_orchestra
SELECT contract FROM journalist GROUP BY contract HAVING AVG(salary) > 56500	daily_newspaper
SELECT T1.name, COUNT(*) FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT COUNT(DISTINCT language) FROM instructor	ski_resorts
SELECT T1.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) >= 5	ski_resorts
SELECT name FROM journalist WHERE hired LIKE '2014%' ORDER BY salary DESC	daily_newspaper
SELECT language, AVG(years_teaching) FROM instructor WHERE phone IS NULL GROUP BY language	ski_resorts
SELECT DISTINCT difficulty FROM slope WHERE snow_depth IS NULL	ski_resorts
SELECT T1.name FROM astronomer AS T1 JOIN observation AS T2 ON T1.astronomer_id = T2.astronomer_id WHERE T2.exposure < 330	star_observatory
SELECT T1.title, COUNT(*) FROM concert AS T1 JOIN concert AS T2 ON T1.concert_id = T2.concert_id GROUP BY T1.concert_id	symphony_orchestra
SELECT name FROM journalist WHERE prize = 'Press Medal' AND contract = 'permanent'	daily_newspaper
SELECT DISTINCT hired FROM journalist	daily_newspaper
SELECT AVG(T1.exposure) FROM observation AS T1 JOIN astronomer AS T2 ON T1.astronomer_id = T2.astronomer_id WHERE T2.papers BETWEEN 93 AND 135	star_observatory
SELECT name FROM composer WHERE epoch != 'Baroque' EXCEPT SELECT T1.name FROM composer AS T1 JOIN composer AS T2 ON T1.composer_id = T2.composer_id WHERE T2.composer_id IN (SELECT composer_id FROM composer WHERE epoch = 'Baroque')	symphony_orchestra
SELECT name, nationality FROM musician WHERE wage < (SELECT AVG(wage) FROM musician)	symphony_orchestra
SELECT salary FROM journalist	daily_newspaper
SELECT name FROM resort WHERE altitude >= 3100 OR name LIKE '%Crystal%'	ski_resorts
SELECT T1.posted FROM reader_comment AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.city = 'Prague'	daily_newspaper
SELECT COUNT(*) FROM telescope AS T1 JOIN observation AS T2 ON T1.telescope_id = T2.telescope_id WHERE T2.star_on > 5190	star_observatory
SELECT T1.since FROM remark AS T1 JOIN article AS T2 ON T1.article_id = T2.article_id WHERE T1.page_pages >= 71400	daily_newspaper
SELECT COUNT(DISTINCT country) FROM resort	ski_resorts
SELECT COUNT(*) FROM telescope WHERE telescope_id NOT IN (SELECT telescope_id FROM observation)	star_observatory
SELECT MAX(premiere) FROM musician WHERE wage > 5900	symphony_orchestra
SELECT name, since FROM reader_comment WHERE edition = 'print'	daily_newspaper
SELECT DISTINCT T1.name FROM journalist AS T1 JOIN desk AS T2 ON T1.journalist_id = T2.journalist_id WHERE T2.yearly_budget < 341000	daily_newspaper
SELECT country FROM composer WHERE birth_year > 1870 AND epoch != 'Baroque'	symphony_orchestra
SELECT name FROM slope WHERE length >= 5400 AND snow_depth < 85	ski_resorts
SELECT seats FROM section WHERE name = 'Violins'	symphony_orchestra
SELECT day_pass FROM resort WHERE country = 'Austria'	ski_resorts
SELECT nationality FROM musician GROUP BY nationality ORDER BY SUM(wage) LIMIT 1	symphony_orchestra
SELECT band, AVG(mirror) FROM telescope WHERE built > 1969 GROUP BY band	star_observatory
SELECT likes, tone FROM reader_comment	daily_newspaper
SELECT COUNT(*) FROM reader_comment WHERE likes > 203	daily_newspaper
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id HAVING COUNT(*) = 2	symphony_orchestra
SELECT T1.pupils FROM lesson AS T1 JOIN instructor AS T2 ON T1.instructor_id = T2.instructor_id WHERE T2.phone IS NOT NULL	ski_resorts
SELECT length, snow_depth FROM slope WHERE name LIKE 'S%' OR difficulty = 'red'	ski_resorts
SELECT weather FROM observation WHERE observed_on LIKE '2022%' OR telescope_id > 2130	star_observatory
SELECT COUNT(DISTINCT hall) FROM concert	symphony_orchestra
SELECT name FROM journalist WHERE prize < 58500	daily_newspaper
SELECT name FROM resort WHERE resort_id IN (SELECT resort_id FROM instructor WHERE phone IS NULL)	ski_resorts
SELECT COUNT(*) FROM reader_comment WHERE posted IS NULL	daily_newspaper
SELECT T2.tone, T1.name FROM subscriber AS T1 JOIN reader_comment AS T2 ON T1.subscriber_id = T2.subscriber_id	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT pupils, lesson_date FROM lesson WHERE fee >= 68.51	ski_resorts
SELECT name FROM composer ORDER BY birth_year LIMIT 1	symphony_orchestra
SELECT country, clear_nights FROM observatory WHERE name LIKE '%Frost%'	star_observatory
SELECT hired FROM journalist WHERE salary < (SELECT AVG(salary) FROM journalist)	daily_newspaper
SELECT name FROM desk WHERE desk_id NOT IN (SELECT desk_id FROM journalist)	daily_newspaper
SELECT band FROM telescope GROUP BY band ORDER BY COUNT(*) LIMIT 1	star_observatory
SELECT name FROM reader_comment WHERE posted < (SELECT MAX(posted) FROM reader_comment WHERE posted < (SELECT MAX(posted) FROM reader_comment WHERE city = 'Oslo')	daily_newspaper
SELECT name FROM astronomer WHERE institute = 'Heidelberg' ORDER BY papers DESC	star_observatory
SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id GROUP BY T1.musician_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT venue, MIN(tickets) FROM concert GROUP BY venue	symphony_orchestra
SELECT COUNT(DISTINCT T1.subscriber_id) FROM reader_comment AS T1 JOIN reader_comment AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.likes > 55880	daily_newspaper
SELECT COUNT(*) FROM astronomer WHERE doctorate < 1998	star_observatory
SELECT T1.headline FROM article AS T1 JOIN reader_comment AS T2 ON T1.article_id = T2.article_id WHERE T2.posted < '2023-11-10' INTERSECT SELECT T1.headline FROM article AS T1 JOIN reader_comment AS T2 ON T1.article_id = T2.article_id WHERE T2.likes > 90	daily_newspaper
SELECT MIN(built) FROM telescope WHERE mirror BETWEEN 6 AND 9	star_observatory
SELECT T1.concert_code, T2.title FROM musician AS T1 JOIN piece AS T2 ON T1.musician_id = T2.musician_id WHERE T1.teacher = 1450	symphony_orchestra
SELECT name FROM resort WHERE season_start BETWEEN 33.41 AND 74.43	ski_resorts
SELECT spectral_class FROM star GROUP BY spectral_class HAVING AVG(brightness) > 6.0	star_observatory
SELECT nationality, wage FROM musician ORDER BY joined DESC LIMIT 1	symphony_orchestra
SELECT name FROM instructor WHERE instructor_id NOT IN (SELECT instructor_id FROM lesson)	ski_resorts
SELECT T1.name, T2.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id WHERE T2.resort_id < 49.82	ski_resorts
SELECT grape FROM desk WHERE desk_id IN (SELECT desk_id FROM reader_comment WHERE prize = 'gross')	daily_newspaper
SELECT DISTINCT country FROM composer	symphony_orchestra
SELECT MIN(premiere) FROM concert	symphony_orchestra
SELECT COUNT(*) FROM article AS T1 JOIN journalist AS T2 ON T1.journalist_id = T2.journalist_id WHERE T2.hired > '2003-11-12'	daily_newspaper
SELECT T1.weather FROM observation AS T1 JOIN astronomer AS T2 ON T1.astronomer_id = T2.astronomer_id ORDER BY T2.papers DESC LIMIT 1	star_observatory
SELECT MIN(distance), MAX(distance) FROM star	star_observatory
SELECT name FROM instructor ORDER BY name DESC	ski_resorts
SELECT name FROM slope ORDER BY length DESC LIMIT 1	ski_resorts
SELECT name, hired FROM journalist WHERE contract = 'permanent' AND contract = 'permanent'	daily_newspaper
SELECT observed_on FROM observation WHERE weather = 'hazy' OR star_id <= 1650	star_observatory
SELECT name, day_pass FROM resort WHERE altitude < (SELECT AVG(altitude) FROM resort)	ski_resorts
SELECT name FROM observatory WHERE country = 'Hawaii' AND clear_nights > 4.7	star_observatory
SELECT MIN(since) FROM subscriber WHERE city = 'Oslo'	daily_newspaper
SELECT COUNT(*) FROM slope WHERE length < 6300	ski_resorts
SELECT no_prediction	star_observatory
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id ORDER BY SUM(T2.wage) DESC LIMIT 1	symphony_orchestra
SELECT name FROM astronomer WHERE astronomer_id NOT IN (SELECT astronomer_id FROM observation)	star_observatory
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) = 8	ski_resorts
SELECT name FROM resort ORDER BY name DESC	ski_resorts
SELECT COUNT(DISTINCT nationality) FROM musician	symphony_orchestra
SELECT name FROM resort WHERE day_pass <= 36.9 ORDER BY season_start	ski_resorts
SELECT T1.name FROM composer AS T1 JOIN programme AS T2 ON T1.composer_id = T2.composer_id GROUP BY T1.composer_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT T1.name FROM slope AS T1 JOIN lesson AS T2 ON T1.slope_id = T2.slope_id GROUP BY T1.slope_id ORDER BY SUM(T2.pupils) DESC LIMIT 1	ski_resorts
SELECT floor, yearly_budget FROM desk WHERE name = 'Politics'	daily_newspaper
SELECT country FROM observatory	star_observatory
SELECT T1.name, T3.name FROM journalist AS T1 JOIN article AS T2 ON T1.article_id = T2.article_id JOIN desk AS T3 ON T2.desk_id = T3.desk_id	daily_newspaper
SELECT MIN(altitude), AVG(altitude) FROM observatory WHERE country = 'Hawaii'	star_observatory
SELECT COUNT(DISTINCT tone) FROM reader_comment	daily_newspaper
SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id WHERE T2.form = 'symphony' INTERSECT SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id WHERE T2.composer_id > 'overture'	symphony_orchestra
SELECT name FROM musician WHERE musician_id NOT IN (SELECT musician_id FROM concert WHERE soloist_id IS NOT NULL)	symphony_orchestra
SELECT family FROM section WHERE seats BETWEEN 4 AND 12 EXCEPT SELECT T1.family FROM section AS T1 JOIN section AS T2 ON T1.section_id = T2.section_id WHERE T2.name LIKE 'C%'	symphony_orchestra
SELECT concert_date FROM concert WHERE concert_code = 'November Gala 20'	symphony_orchestra
SELECT AVG(altitude) FROM resort WHERE country = 'Canada'	ski_resorts
SELECT COUNT(*) FROM lesson WHERE fee > 121.78 AND pupils > 11	ski_resorts
SELECT country, AVG(altitude) FROM resort WHERE day_pass < '2023-12-03' GROUP BY country	ski_resorts
SELECT COUNT(DISTINCT T1.instructor_id) FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.instructor_id WHERE T2.snow_depth > 135	ski_resorts
SELECT institute, AVG(papers) FROM astronomer GROUP BY institute	star_observatory
SELECT DISTINCT T1.name FROM musician AS T1 JOIN musician AS T2 ON T1.musician_id = T2.musician_id ORDER BY T1.name	symphony_orchestra
SELECT tickets FROM concert WHERE concert_code != '2021-12-08'	symphony_orchestra
SELECT name, band FROM telescope	star_observatory
SELECT name FROM astronomer WHERE name LIKE '%Erik%' AND doctorgo'	star_observatory
SELECT form, COUNT(*) FROM piece GROUP BY form	symphony_orchestra
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id WHERE T2.difficulty = 'green' EXCEPT SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id WHERE T2.difficulty = 'green'	ski_resorts
SELECT name FROM slope WHERE snow_depth < 3150 OR snow_depth >= 230	ski_resorts
SELECT name FROM telescope WHERE band = 'Meridian I'	star_observatory
SELECT T1.name FROM star AS T1 JOIN observation AS T2 ON T1.star_id = T2.star_id WHERE T2.weather != 'hazy' INTERSECT SELECT T1.name FROM star AS T1 JOIN observation AS T2 ON T1.star_id = T2.star_id WHERE T2.weather = 'hazy'	star_observatory
SELECT DISTINCT edition FROM reader_comment	daily_newspaper
SELECT COUNT(*) FROM slope WHERE resort_id > 164.94	ski_resorts
SELECT SUM(concert_date) FROM musician	symphony_orchestra
SELECT tone FROM reader_comment WHERE posted > '2023-06-04' AND subscriber_id > 206	daily_newspaper
SELECT MIN(hired) FROM journalist	daily_newspaper
SELECT name FROM star ORDER BY name DESC	star_observatory
SELECT desk_id, AVG(salary) FROM journalist GROUP BY desk_id ORDER BY AVG(salary) DESC LIMIT 1	daily_newspaper
SELECT name FROM musician WHERE wage < 5550 ORDER BY name	symphony_orchestra
SELECT no_prediction	daily_newspaper
SELECT T1.altitude FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id HAVING COUNT(*) > 11	star_observatory
SELECT SUM(T1.minutes) FROM piece AS T1 JOIN comedian AS T2 ON T1.composer_id = T2.composer_id WHERE T2.name = 'Irene Kowalski'	symphony_orchestra
SELECT T1.name FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.instructor_id GROUP BY T1.instructor_id ORDER BY COUNT(*) DESC LIMIT 1	ski_resorts
SELECT T1.name, COUNT(*) FROM journalist AS T1 JOIN article AS T2 ON T1.journalist_id = T2.journalist_id GROUP BY T1.journalist_id	daily_newspaper
SELECT counter FROM desk WHERE posted > '2002-12-07' GROUP BY counter ORDER BY COUNT(*) DESC LIMIT 1	daily_newspaper
SELECT name FROM observatory WHERE altitude BETWEEN 340 AND 1060	star_observatory
SELECT T1.name FROM article AS T1 JOIN reader_comment AS T2 ON T1.article_id = T2.article_id GROUP BY T1.article_id HAVING COUNT(*) >= 8	daily_newspaper
SELECT name FROM telescope ORDER BY band LIMIT 1	star_observatory
SELECT name FROM telescope WHERE mirror = (SELECT mirror FROM observation ORDER BY observed_on LIMIT 1)	star_observatory
SELECT pupils, lesson_date FROM lesson AS T1 JOIN instructor AS T2 ON T1.instructor_id = T2.instructor_id WHERE T2.name = 'Hugo Novak'	ski_resorts
SELECT name, pupils, phone FROM instructor WHERE language = 'French' ORDER BY years_teaching DESC LIMIT 3	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT T1.name FROM subscriber AS T1 JOIN reader_comment AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN article AS T3 ON T2.article_id = T3.article_id WHERE T3.headline = 'Scientists Study Old Tower'	daily_newspaper
SELECT difficulty FROM slope GROUP BY difficulty HAVING AVG(snow_depth) > 155	ski_resorts
SELECT papers FROM astronomer ORDER BY papers LIMIT 3	star_observatory
SELECT >= 'Tara Ivanova'	daily_newspaper
SELECT concert_code FROM concert WHERE concert_date LIKE '2022%'	symphony_orchestra
SELECT headline FROM article WHERE journalist_id = (SELECT journalist_id FROM journalist ORDER BY hired LIMIT 1)	daily_newspaper
SELECT T1.joined FROM musician AS T1 JOIN section AS T2 ON T1.section_id = T2.section_id WHERE T2.name = 'Violins'	symphony_orchestra
SELECT name, language FROM instructor WHERE resort_id = (SELECT resort_id FROM resort ORDER BY altitude LIMIT 1)	ski_resorts
SELECT DISTINCT T1.name FROM slope AS T1 JOIN instructor AS T2 ON T1.slope_id = T2.slope_id JOIN instructor AS T3 ON T2.instructor_id = T3.instructor_id WHERE T3.name LIKE '%Wendy%'	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.built > 1995 EXCEPT SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.name LIKE 'N%'	star_observatory
SELECT family FROM section GROUP BY family ORDER BY COUNT(*) LIMIT 1	symphony_orchestra
SELECT name, season_start, altitude FROM resort	ski_resorts
SELECT name FROM desk WHERE yearly_budget <= 341000 AND floor <= 5	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.band = 'infrared'	star_observatory
SELECT MIN(fee), AVG(fee) FROM lesson	ski_resorts
SELECT country, COUNT(*) FROM observatory WHERE altitude > 1220 GROUP BY country	star_observatory
SELECT T1.name FROM star AS T1 JOIN star AS T2 ON T1.star_id = T2.star_id WHERE T2.brightness BETWEEN 230.8 AND 822.8	star_observatory
SELECT concert_code FROM concert ORDER BY concert_date LIMIT 4	symphony_orchestra
SELECT name FROM musician WHERE wage BETWEEN 4950 AND 5100	symphony_orchestra
SELECT band FROM telescope WHERE name = 'Zenith I'	star_observatory
SELECT band, AVG(mirror) FROM telescope GROUP BY band	star_observatory
SELECT prize FROM journalist WHERE hired < '2016-07-19' AND prize = '45000'	daily_newspaper
