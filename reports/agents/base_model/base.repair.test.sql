SELECT COUNT(*) FROM concert WHERE hall IN ('Opera House', 'Town Church')	symphony_orchestra
SELECT COUNT(DISTINCT difficulty) FROM slope	ski_resorts
SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id WHERE T2.concert_date < '2022-12-25' EXCEPT SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id WHERE T2.concert_date LIKE 'J%'	symphony_orchestra
SELECT MAX(years_teaching), MIN(years_teaching) FROM instructor	ski_resorts
SELECT altitude FROM observatory WHERE name = 'Argus I'	star_observatory
SELECT T1.headline FROM article AS T1 JOIN subscriber AS T2 ON T1.article_id = T2.subscriber_id GROUP BY T1.article_id ORDER BY COUNT(*) DESC LIMIT 1	daily_newspaper
SELECT COUNT(*) FROM musician AS T1 JOIN musician AS T2 ON T1.musician_id = T2.musician_id WHERE T1.name = 'Rosa Fischer'	symphony_orchestra
SELECT title FROM concert WHERE concert_date = 'October Gala 79'	symphony_orchestra
SELECT name FROM musician WHERE joined = '2003' AND joined < 2003	symphony_orchestra
SELECT contract FROM subscriber GROUP BY contract HAVING AVG(salary) > 56500	daily_newspaper
SELECT T1.name, COUNT(*) FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT COUNT(DISTINCT language) FROM instructor	ski_resorts
SELECT T1.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) >= 5	ski_resorts
SELECT name FROM journalist WHERE contract = 2014 ORDER BY salary DESC	daily_newspaper
SELECT language, AVG(years_teaching) FROM lesson GROUP BY language	ski_resorts
SELECT DISTINCT grades_teaching FROM slope WHERE snow_depth IS NULL	ski_resorts
SELECT name FROM astronomer WHERE astronomer_id IN (SELECT astronomer_id FROM observation WHERE exposure < 330)	star_observatory
SELECT T2.title, T1.concert_date, COUNT(*) FROM concert AS T1 JOIN musician AS T2 ON T1.concert_id = T2.concert_id GROUP BY T1.concert_id	symphony_orchestra
SELECT name FROM journalist WHERE prize = 'Press Medal'	daily_newspaper
SELECT DISTINCT salary FROM journalist	daily_newspaper
SELECT AVG(T2.exposure) FROM astronomer AS T1 JOIN observation AS T2 ON T1.astronomer_id = T2.astronomer_id WHERE T1.papers BETWEEN 93 AND 135	star_observatory
SELECT name FROM composer WHERE birth_year != 'Baroque' EXCEPT SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id WHERE T2.form = 'concerto'	symphony_orchestra
SELECT title, nationality FROM musician WHERE wage < (SELECT AVG(wage) FROM musician)	symphony_orchestra
SELECT salary FROM journalist	daily_newspaper
SELECT name FROM resort WHERE altitude > 3100 OR name LIKE '%Crystal%'	ski_resorts
SELECT T1.AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN subscriber AS T3 ON T2.subscriber_id = T3.subscriber_id WHERE T3.city = 'Prague'	daily_newspaper
SELECT T1.telescope_id FROM telescope AS T1 JOIN observation AS T2 ON T1.telescope_id = T2.telescope_id JOIN observation AS T3 ON T2.star_id = T3.star_id WHERE T3.condition > 5190	star_observatory
SELECT T1.likes FROM subscriber AS T1 JOIN article AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.likes >= 71400	daily_newspaper
SELECT COUNT(DISTINCT country) FROM resort	ski_resorts
SELECT COUNT(*) FROM telescope WHERE telescope_id NOT IN (SELECT telescope_id FROM observation)	star_observatory
SELECT MAX(premiere) FROM musician WHERE wage > 5900	symphony_orchestra
SELECT name, likes FROM reader_comment WHERE edition = 'print'	daily_newspaper
SELECT name FROM desk WHERE yearly_budget < 341000	daily_newspaper
SELECT country FROM composer WHERE birth_year > 1870 AND country != 'Baroque'	symphony_orchestra
SELECT name FROM slope WHERE length >= 5400 AND snow_depth < 85	ski_resorts
SELECT T2.hall FROM section AS T1 JOIN section AS T2 ON T1.section_id = T2.section_id WHERE T1.name = 'Violins'	symphony_orchestra
SELECT day_pass FROM resort WHERE country = 'Austria'	ski_resorts
SELECT nationality FROM musician GROUP BY nationality ORDER BY SUM(wage) LIMIT 1	symphony_orchestra
SELECT altitude, AVG(s) FROM telescope WHERE built > 1969 GROUP BY altitude	star_observatory
SELECT likes, article_id FROM reader_comment	daily_newspaper
SELECT headline FROM subscriber WHERE likes > 203	daily_newspaper
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id HAVING COUNT(*) = 2	symphony_orchestra
SELECT T2.pupils FROM instructor AS T1 JOIN lesson AS T2 ON T1.instructor_id = T2.instructor_id WHERE T1.phone IS NOT NULL	ski_resorts
SELECT length, snow_depth FROM slope WHERE name LIKE 'S%' OR difficulty = 'red'	ski_resorts
SELECT weather FROM observation WHERE observed_on LIKE '2022%' OR laboratory > 2130	star_observatory
SELECT COUNT(DISTINCT concert_date) FROM concert	symphony_orchestra
SELECT name FROM journalist WHERE salary < 58500	daily_newspaper
SELECT name FROM resort WHERE resort_id IN (SELECT resort_id FROM lesson WHERE lesson_date IS NULL)	ski_resorts
SELECT COUNT(*) FROM journalist WHERE prize = 'neutral'	daily_newspaper
SELECT T2.likes, T1.name FROM subscriber AS T1 JOIN reader_comment AS T2 ON T1.subscriber_id = T2.subscriber_id	daily_newspaper
SELECT name FROM section WHERE family != 'brass' AND seats < 3600	symphony_orchestra
SELECT lesson_date, lesson_date FROM lesson WHERE lesson_date >= 68.51	ski_resorts
SELECT name FROM composer ORDER BY nation	symphony_orchestra
SELECT country, country FROM observatory WHERE observatory_id IN (SELECT observatory_id FROM observatory WHERE name LIKE '%Frost%')	star_observatory
SELECT hired FROM journalist WHERE salary < (SELECT AVG(salary) FROM journalist)	daily_newspaper
SELECT name FROM desk WHERE desk_id NOT IN (SELECT desk_id FROM journalist)	daily_newspaper
SELECT T1.name FROM wave AS T1 JOIN telescope AS T2 ON T1.wave_id = T2.telescope_id GROUP BY T1.wave_id ORDER BY COUNT(*) LIMIT 1	star_observatory
SELECT article_id FROM reader_comment WHERE 'Oslo'	daily_newspaper
SELECT name FROM astronomer WHERE terms = 'Heidelberg' ORDER BY document_on DESC LIMIT 1	star_observatory
SELECT T1.title FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id GROUP BY T1.musician_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT venue_id, MIN(tickets) FROM concert GROUP BY venue_id	symphony_orchestra
SELECT COUNT(DISTINCT T1.comment_id) FROM reader_comment AS T1 JOIN reader_comment AS T2 ON T1.comment_id = T2.comment_id WHERE T2.likes > 55880	daily_newspaper
SELECT COUNT(*) FROM astronomer WHERE papers < 1998	star_observatory
SELECT article_id FROM article WHERE posted < '2023-11-10' INTERSECT SELECT article_id FROM article WHERE likes > 90	daily_newspaper
SELECT MIN(built) FROM observatory WHERE contractors BETWEEN 6 AND 9	star_observatory
SELECT concert_code FROM concert WHERE concert_code = '1450' AND concert_code = 'the'	symphony_orchestra
SELECT name FROM resort WHERE day_pass BETWEEN 33.41 AND 74.name = 'R.43	ski_resorts
SELECT spectral_class FROM star GROUP BY spectral_class HAVING AVG(brightness) > 6.0	star_observatory
SELECT T2.nationality, T2.form FROM performance AS T1 JOIN musician AS T2 ON T1.concert_id = T2.concert_id ORDER BY T1.concert_date DESC LIMIT 1	symphony_orchestra
SELECT name FROM instructor WHERE instructor_id NOT IN (SELECT instructor_id FROM lesson)	ski_resorts
SELECT resort_id, name FROM resort WHERE day_pass < 49.82 GROUP BY resort_id	ski_resorts
SELECT T1.floor FROM desk AS T1 JOIN desk AS T2 ON T1.desk_id = T2.desk_id JOIN desk AS T3 ON T2.desk_id = T3.desk_id WHERE T3.likes >= 'likes int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int int	daily_newspaper
SELECT DISTINCT country FROM composer	symphony_orchestra
SELECT MIN(joined) FROM concert	symphony_orchestra
SELECT COUNT(*) FROM journalist AS T1 JOIN journalist AS T2 ON T1.journalist_id = T2.journalist_id WHERE T1.hired > '2003-11-12'	daily_newspaper
SELECT T2.telescope_id FROM observation AS T1 JOIN observation AS T2 ON T1.observation_id = T2.star_id ORDER BY T1.exposure DESC LIMIT 1	star_observatory
SELECT MIN(distance), MAX(distance) FROM star	star_observatory
SELECT name FROM instructor ORDER BY name DESC	ski_resorts
SELECT name FROM slope ORDER BY length DESC LIMIT 1	ski_resorts
SELECT T1.name, T1.hired FROM journalist AS T1 JOIN reader_comment AS T2 ON T1.journalist_id = T2.journalist_id WHERE T2.floor < 4 AND T1.contract = '87'	daily_newspaper
SELECT observed_on FROM observation WHERE weather IN ('SQL SQL the', 'lasted')	star_observatory
SELECT name, day_pass FROM resort WHERE altitude < (SELECT AVG(altitude) FROM resort)	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN observatory AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.country = 'Hawaii' AND T1.T4 >= 4.7	star_observatory
SELECT MIN(T2.since) FROM subscriber AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T1.city = 'Oslo'	daily_newspaper
SELECT COUNT(*) FROM slope WHERE snow_depth < 6300	ski_resorts
SELECT AVG(T1.papers) FROM observation AS T1 JOIN astronomer AS T2 ON T1.observatory_id = T2.astronomer_id WHERE T2.terms = 's'	star_observatory
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id ORDER BY SUM(T2.wage) DESC LIMIT 1	symphony_orchestra
SELECT name FROM astronomer WHERE astronomer_id NOT IN (SELECT astronomer_id FROM observation)	star_observatory
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) = 8	ski_resorts
SELECT name FROM resort ORDER BY name	ski_resorts
SELECT COUNT(DISTINCT nationality) FROM musician	symphony_orchestra
SELECT name FROM resort WHERE day_pass <= 36.9 ORDER BY season_start	ski_resorts
SELECT T1.name FROM composer AS T1 JOIN musician AS T2 ON T1.composer_id = T2.composer_id GROUP BY T1.composer_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT T1.name FROM slope AS T1 JOIN slope AS T2 ON T1.slope_id = T2.slope_id GROUP BY T1.slope_id ORDER BY SUM(T2.pupils) DESC LIMIT 1	ski_resorts
SELECT floor, yearly_budget FROM desk WHERE name = 'Politics'	daily_newspaper
SELECT country FROM observatory	star_observatory
SELECT T2.name, T1.name FROM desk AS T1 JOIN journalist AS T2 ON T1.desk_id = T2.desk_id	daily_newspaper
SELECT MIN(altitude), AVG(altitude) FROM observatory WHERE country = 'Hawaii'	star_observatory
SELECT COUNT(DISTINCT likes) FROM reader_comment	daily_newspaper
SELECT T1.name FROM composer AS T1 JOIN section AS T2 ON T1.composer_id = T2.composer_id WHERE T2.seats = 'overture' INTERSECT SELECT T1.name FROM composer AS T1 JOIN section AS T2 ON T1.composer_id = T2.composer_id WHERE T2.kind_of_music_music_music_music_music_music_music_music_music_music_music_music_music_music_music	symphony_orchestra
SELECT title FROM musician WHERE musician_id NOT IN (SELECT musician_id FROM musician)	symphony_orchestra
SELECT T1.title FROM family AS T1 JOIN section AS T2 ON T1.composer_id = T2.composer_id WHERE T2.seats BETWEEN 4 AND 12 EXCEPT SELECT T1.title FROM family AS T1 JOIN section AS T2 ON T1.composer_id = T2.composer_id WHERE T2.name LIKE 'C%'	symphony_orchestra
SELECT nationality FROM concert WHERE concert_date = 'November Gala 20'	symphony_orchestra
SELECT AVG(altitude) FROM resort WHERE country = 'Canada'	ski_resorts
SELECT lesson_date FROM lesson WHERE fee > 121.78 AND lesson_date > 11	ski_resorts
SELECT AVG(altitude) FROM resort WHERE day_pass < '2023-12-03'	ski_resorts
SELECT T1.name FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.instructor_id WHERE T2.snow_depth > 135	ski_resorts
SELECT terms, AVG(papers) FROM astronomer GROUP BY terms	star_observatory
SELECT title FROM musician ORDER BY name	symphony_orchestra
SELECT tickets FROM concert WHERE hall != 'Opera House' EXCEPT SELECT T1.tickets FROM concert AS T1 JOIN concert AS T2 ON T1.concert_id = T2.concert_id WHERE T2.concert_date > '2021-12-08'	symphony_orchestra
SELECT name, altitude FROM telescope	star_observatory
SELECT name FROM astronomer WHERE name LIKE '%Erik%' AND name LIKE '%Santiago%'	star_observatory
SELECT form, COUNT(*) FROM piece GROUP BY form	symphony_orchestra
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id WHERE T2.difficulty = 'green' EXCEPT SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id WHERE T2.difficulty = 'black'	ski_resorts
SELECT name FROM lesson WHERE lesson_date < 3150 OR slope_id >= 230	ski_resorts
SELECT name FROM telescope WHERE built < (SELECT built FROM telescope WHERE name = 'Meridian I')	star_observatory
SELECT star_id FROM observation WHERE weather != 'hazy' INTERSECT SELECT star_id FROM observation WHERE weather = '2022-03-27'	star_observatory
SELECT DISTINCT article_id FROM reader_comment	daily_newspaper
SELECT ski_text FROM slope WHERE length > 164.94	ski_resorts
SELECT SUM(minutes) FROM musician	symphony_orchestra
SELECT stock_id FROM reader_comment WHERE posted > '2023-06-04' AND likes > 206	daily_newspaper
SELECT MIN(hired) FROM journalist	daily_newspaper
SELECT name FROM star ORDER BY name DESC	star_observatory
SELECT T1.name FROM desk AS T1 JOIN journalist AS T2 ON T1.desk_id = T2.desk_id GROUP BY T1.desk_id ORDER BY AVG(T2.salary) DESC LIMIT 1	daily_newspaper
SELECT title FROM musician WHERE wage < 5550 ORDER BY name	symphony_orchestra
SELECT COUNT(*) FROM reader_comment WHERE edition != 'print'	daily_newspaper
SELECT altitude FROM observatory GROUP BY altitude HAVING COUNT(*) > 11	star_observatory
SELECT SUM(T2.minutes) FROM musician AS T1 JOIN piece AS T2 ON T1.musician_id = T2.composer_id WHERE T1.name = 'Irene Kowalski'	symphony_orchestra
SELECT T1.name FROM slope AS T1 JOIN slope AS T2 ON T1.slope_id = T2.slope_id GROUP BY T1.slope_id ORDER BY COUNT(*) DESC LIMIT 1	ski_resorts
SELECT name, COUNT(*) FROM journalist UNION SELECT article_id, COUNT(*) FROM article WHERE words IS NULL	daily_newspaper
SELECT grade FROM journalist WHERE contract = '2002-12-07' GROUP BY grade ORDER BY COUNT(*) DESC LIMIT 1	daily_newspaper
SELECT T2.name FROM observatory AS T1 JOIN observatory AS T2 ON T1.observatory_id = T2.observatory_id WHERE T1.altitude BETWEEN 340 AND 1060	star_observatory
SELECT T1.headline FROM journalist AS T1 JOIN reader_comment AS T2 ON T1.journalist_id = T2.journalist_id GROUP BY T1.journalist_id HAVING COUNT(*) >= 8	daily_newspaper
SELECT name FROM telescope ORDER BY built LIMIT 1	star_observatory
SELECT name FROM telescope WHERE telescope_id = (SELECT telescope_id FROM telescope ORDER BY built LIMIT 1)	star_observatory
SELECT T2.pupils, T2.lesson_date FROM instructor AS T1 JOIN lesson AS T2 ON T1.instructor_id = T2.instructor_id WHERE T1.name = 'Hugo Novak'	ski_resorts
SELECT name, times, phone FROM instructor WHERE language = 'French' ORDER BY years_teaching DESC LIMIT 3	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT T1.name FROM subscriber AS T1 JOIN article AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.headline = 'Scientists Study Old Tower'	daily_newspaper
SELECT difficulty, AVG(snow_depth) FROM slope GROUP BY difficulty	ski_resorts
SELECT observed_on FROM telescope ORDER BY built LIMIT 3	star_observatory
SELECT since, edition FROM desk WHERE name = 'Tara Ivanova'	daily_newspaper
SELECT concert_code FROM concert WHERE concert_date LIKE '2022%'	symphony_orchestra
SELECT headline FROM article WHERE journalist_id = (SELECT journalist_id FROM journalist ORDER BY hired LIMIT 1)	daily_newspaper
SELECT T2.section_id FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id WHERE T1.name = 'Violins'	symphony_orchestra
SELECT T2.name, T2.slope_id FROM resort AS T1 JOIN teacher AS T2 ON T1.resort_id = T2.resort_id ORDER BY T1.altitude LIMIT 1	ski_resorts
SELECT T2.name FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.instructor_id WHERE T1.name LIKE '%Wendy%'	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.built > 1995 EXCEPT SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.name LIKE 'N%'	star_observatory
SELECT family FROM section GROUP BY family ORDER BY COUNT(*) LIMIT 1	symphony_orchestra
SELECT name, season_start, altitude FROM resort	ski_resorts
SELECT name FROM desk WHERE yearly_budget <= 341000 INTERSECT SELECT name FROM desk WHERE floor <= 5	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.band = 'theme'	star_observatory
SELECT MIN(fee), AVG(fee) FROM slope	ski_resorts
SELECT country, COUNT(*) FROM observatory WHERE altitude > 1220 GROUP BY country	star_observatory
SELECT name FROM star WHERE distance BETWEEN 230.8 AND 822.8 AND observations BETWEEN 230.8 AND 822.8	star_observatory
SELECT concert_code FROM concert WHERE concert_id = (SELECT concert_id FROM concert ORDER BY premiere LIMIT 4)	symphony_orchestra
SELECT title FROM musician WHERE wage BETWEEN 4950 AND 5100	symphony_orchestra
SELECT band FROM observation WHERE name = 'Zenith I'	star_observatory
SELECT altitude, AVG(s) FROM telescope GROUP BY altitude	star_observatory
SELECT prize FROM journalist WHERE hired < '2016-07-19' AND hired < 45000	daily_newspaper
