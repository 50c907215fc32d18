SELECT COUNT(*) FROM grape	vineyard_estates
SELECT country FROM artist GROUP BY country HAVING COUNT(*) > 4	art_museums
SELECT T1.name, COUNT(*) FROM estate AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id GROUP BY T1.grape_id	vineyard_estates
SELECT wine_id FROM tasting GROUP BY wine_id HAVING AVG(score) < 77	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT no_prediction	vineyard_estates
SELECT name FROM cinema WHERE nationality = 'Methth' "name	film_festival
SELECT genre, COUNT(*) FROM film GROUP BY genre	film_festival
SELECT no_prediction	art_museums
SELECT no_prediction	vineyard_estates
SELECT COUNT(*) FROM wine WHERE vintage < 2010	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT train_code FROM train WHERE max_speed < 230 ORDER BY train_code" 'their'	railway_network
SELECT T1.name, COUNT(*) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT no_prediction	film_festival
SELECT T1.name FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id JOIN line AS T3 ON T2.line_id = T3.line_id WHERE T3.fuel != '3	railway_network
SELECT no_prediction	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) > 5	film_festival
SELECT T1.seats FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id WHERE T2.operator = 'Norrail'	railway_network
SELECT name FROM grape WHERE ripening_days BETWEEN 126 AND 176	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) = 3	film_festival
SELECT T1.name, SUM(T2.budget) FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id GROUP BY T1.director_id	film_festival
SELECT no_prediction	vineyard_estates
SELECT name FROM estate WHERE founded > 1811	vineyard_estates
SELECT no_prediction	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT hectares FROM estate ORDER BY hectares DESC	vineyard_estates
SELECT no_prediction	film_festival
SELECT DISTINCT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) > 7	vineyard_estates
SELECT no_prediction	art_museums
SELECT name FROM wine WHERE alcohol > (SELECT MAX(alcohol) FROM wine WHERE without_id IS NULL)	vineyard_estates
SELECT name FROM cinema	film_festival
SELECT name FROM wine WHERE wine_id NOT IN (SELECT wine_id FROM wine)	vineyard_estates
SELECT name FROM grape ORDER BY founded DESC LIMIT 10	vineyard_estates
SELECT COUNT(*) FROM station WHERE platforms BETWEEN 18 AND 69	railway_network
" SELECT COUNT(*) FROM train WHERE seats > 4800" '	railway_network
SELECT no_prediction	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	vineyard_estates
SELECT name, train_id FROM station WHERE platforms > (SELECT AVG(platforms) FROM station)	railway_network
SELECT train_code, line_id FROM train WHERE max_speed > (SELECT AVG(max_speed) FROM train)	railway_network
SELECT COUNT(*) FROM train WHERE line_id = (SELECT line_id FROM line ORDER BY length DESC LIMIT 1)"	railway_network
SELECT no_prediction	film_festival
SELECT MIN(score), AVG(score) FROM tasting	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id > '2022-11-23' ORDER BY score LIMIT 1	vineyard_estates
SELECT COUNT(*) FROM museum	art_museums
SELECT no_prediction	film_festival
SELECT title FROM artwork WHERE technique = 'bronze'	art_museums
SELECT street FROM cinema GROUP BY street HAVING AVG(seats) < 480	film_festival
SELECT movement FROM artist	art_museums
SELECT no_prediction	railway_network
SELECT title FROM film WHERE title LIKE '%Burning%'	film_festival
SELECT no_prediction	film_festival
SELECT name FROM grape WHERE colour = 'white' "name	vineyard_estates
SELECT no_prediction	film_festival
SELECT no_prediction	railway_network
SELECT name FROM cinema WHERE seats > (SELECT seats FROM cinema WHERE name = 'Kosmos')	film_festival
SELECT no_prediction	vineyard_estates
SELECT DISTINCT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.technique = 'oil'	art_museums
SELECT no_prediction	vineyard_estates
SELECT no_prediction	railway_network
SELECT train_code FROM train WHERE train_id NOT IN (SELECT train_id FROM ride)	railway_network
SELECT no_prediction	vineyard_estates
SELECT no_prediction	film_festival
SELECT DISTINCT city FROM museum	art_museums
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id ORDER BY COUNT(*) DESC LIMIT 1	railway_network
SELECT name FROM wine WHERE vintage BETWEEN 2002 AND 2010 AND wine_id = 'Boris Lang'	vineyard_estates
SELECT score FROM tasting	vineyard_estates
SELECT no_prediction	art_museums
SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.grape_id = T2.estate_id WHERE T2.price > 49.03 EXCEPT SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.grape_id = T2.estate_id WHERE T2.alcohol >= 14.7	vineyard_estates
SELECT title, technique FROM museum ORDER BY title".title	art_museums
SELECT no_prediction	art_museums
SELECT nationality, COUNT(*) FROM director GROUP BY nationality	film_festival
SELECT no_prediction	vineyard_estates
SELECT no_prediction	art_museums
SELECT MIN(vintage) FROM wine	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id ORDER BY COUNT(*) DESC LIMIT 1	vineyard_estates
SELECT T1.score FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id ORDER BY T2.price LIMIT 1	vineyard_estates
SELECT COUNT(DISTINCT nationality) FROM director"	film_festival
SELECT no_prediction	railway_network
SELECT no_prediction	vineyard_estates
SELECT no_prediction	vineyard_estates
SELECT T1.name FROM station AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id HAVING COUNT(*) < 7	railway_network
SELECT name FROM artist WHERE country = 'Norway' EXCEPT SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.year_made < 1891	art_museums
SELECT no_prediction	vineyard_estates
SELECT name FROM wine WHERE vintage < 2010 EXCEPT SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.average IS NOT NULL	vineyard_estates
SELECT name FROM cinema WHERE seats > (SELECT AVG(seats) FROM cinema)	film_festival
SELECT no_prediction	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT no_prediction	film_festival
SELECT title, curator FROM artwork WHERE title LIKE '%Spring%'	art_museums
SELECT DISTINCT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.museum_id = 'Corvin Museum' "name	art_museums
SELECT technique FROM artwork GROUP BY technique HAVING AVG(height) > 210	art_museums
SELECT no_prediction	art_museums
SELECT no_prediction	film_festival
SELECT no_prediction	art_museums
SELECT name FROM stop ORDER BY length DESC LIMIT 1	railway_network
SELECT T1.title, T2.name FROM artwork AS T1 JOIN museum AS T2 ON T1.museum_id = T2.museum_id	art_museums
SELECT name FROM cinema ORDER BY seats	film_festival
SELECT no_prediction	vineyard_estates
SELECT T1.train_code FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id WHERE T2.max_speed <= 95	railway_network
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id GROUP BY T1.director_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT no_prediction	railway_network
SELECT MIN(founded) FROM grape WHERE hectares BETWEEN 80.1 AND 129.5	vineyard_estates
SELECT prize_money, COUNT(*) FROM award GROUP BY prize_money ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT delay, delay FROM ride	railway_network
SELECT no_prediction	vineyard_estates
SELECT street, COUNT(*) FROM cinema GROUP BY street	film_festival
SELECT T1.name FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.max_speed > 426	railway_network
SELECT theme FROM exhibition WHERE days > 111 GROUP BY theme ORDER BY COUNT(*) DESC LIMIT 1	art_museums
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.owner IS NOT NULL EXCEPT SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.hectares > 129.5	vineyard_estates
SELECT name FROM museum ORDER BY opened LIMIT 10"	art_museums
SELECT T1.name, T2.name FROM museum AS T1 JOIN museum AS T2 ON T1.museum_id = T2.museum_id WHERE T1.yearly_visitors > 16.61"	art_museums
SELECT DISTINCT region FROM estate	vineyard_estates
SELECT title FROM film WHERE year < 1975 AND release_year >= 197	film_festival
SELECT T1.name FROM line AS T1 JOIN stop_on_line AS T2 ON T1.line_id = T2.line_id ORDER BY T2.length DESC LIMIT 1	railway_network
SELECT title FROM film WHERE screening_id NOT IN (SELECT film_id FROM screening WHERE tickets_sold > 640)	film_festival
SELECT no_prediction	film_festival
SELECT no_prediction	art_museums
SELECT T1.name FROM station AS T1 JOIN stop_on_line AS T2 ON T1.station_id = T2.station_id WHERE T2.length >= 90"	railway_network
SELECT no_prediction	art_museums
SELECT passengers, passengers FROM ride WHERE delay BETWEEN 3 AND 63 INTERSECT SELECT passengers FROM ride WHERE delay = '3'	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT T1.name FROM exhibition AS T1 JOIN exhibition AS T2 ON T1.exhibition_id = T2.exhibition_id GROUP BY T1.exhibition_id ORDER BY SUM(T2.days) LIMIT 1	art_museums
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT seats, max_speed FROM train WHERE train_code = 'Flyer 107'	railway_network
SELECT T1.name FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.passengers < 381 EXCEPT SELECT T1.name FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.delay >= 55	railway_network
SELECT no_prediction	film_festival
SELECT no_prediction	railway_network
" SELECT COUNT(*) FROM film WHERE film_id IS NULL" '	film_festival
SELECT technique, COUNT(*) FROM exhibition GROUP BY technique	art_museums
SELECT no_prediction	film_festival
SELECT T1.name, T2.ticket_price FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T1.title = 'Shepherd' "museum_id	art_museums
SELECT MIN(T1.budget) FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title = 'Electric W 63	film_festival
SELECT tickets_sold FROM screening WHERE tickets_sold >= 17.25	film_festival
SELECT no_prediction	art_museums
SELECT DISTINCT T1.name FROM artwork AS T1 JOIN artwork AS T2 ON T1.artwork_id = T2.artwork_id GROUP BY T1.artwork_id HAVING COUNT(*) >= 7	art_museums
SELECT name FROM award ORDER BY name	film_festival
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT no_prediction	art_museums
SELECT no_prediction	film_festival
SELECT name FROM award WHERE prize_money > 51000 ORDER BY name"	film_festival
SELECT no_prediction	railway_network
SELECT COUNT(*) FROM train WHERE max_speed > 38	railway_network
SELECT no_prediction	railway_network
SELECT genre FROM film WHERE budget < 9	film_festival
SELECT no_prediction	film_festival
SELECT no_prediction	film_festival
SELECT name FROM wine WHERE vintage BETWEEN 2014 AND 2017 OR price >= 78.04	vineyard_estates
SELECT name FROM museum ORDER BY opened LIMIT 1	art_museums
SELECT no_prediction	film_festival
SELECT T1.title FROM artwork AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY COUNT(*) DESC LIMIT 1	art_museums
SELECT no_prediction	art_museums
SELECT T1.name FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id ORDER BY AVG(T2.max_speed) LIMIT 1	railway_network
SELECT COUNT(DISTINCT T1.wine_id) FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.DISTINCT T1.wine_id = 'sweet'	vineyard_estates
SELECT MAX(born) FROM director"	film_festival
SELECT no_prediction	art_museums
SELECT COUNT(DISTINCT area) FROM train	railway_network
SELECT no_prediction	railway_network
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T2.days >= 120)	art_museums
SELECT name FROM line	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	vineyard_estates
SELECT T1.title, T2.name FROM film AS T1 JOIN nomination AS T2 ON T1.film_id = T2.film_id	film_festival
SELECT COUNT(*) FROM train WHERE seats <= 230	railway_network
SELECT no_prediction	art_museums
SELECT T1.budget FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id ORDER BY T2.budget DESC LIMIT 1	film_festival
SELECT no_prediction	art_museums
SELECT name FROM museum WHERE museum_id NOT IN (SELECT museum_id FROM exhibition)	art_museums
SELECT no_prediction	railway_network
SELECT COUNT(DISTINCT T1.cinema_id) FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id WHERE T2.tickets_sold BETWEEN 438 AND 660)	film_festival
SELECT founded FROM estate WHERE name = 'Lindaro Alta'	vineyard_estates
SELECT no_prediction	vineyard_estates
SELECT title FROM film WHERE title = 'and film.film_id	film_festival
SELECT taster, COUNT(*) FROM tasting WHERE score >= 95 GROUP BY taster	vineyard_estates
SELECT no_prediction	art_museums
SELECT no_prediction	vineyard_estates
SELECT AVG(T1.max_speed) FROM train AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id WHERE T2.line_id = 1935	railway_network
SELECT no_prediction	art_museums
SELECT no_prediction	art_museums
SELECT title FROM film WHERE genre = 'drama'	film_festival
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id ORDER BY AVG(T2.price) DESC LIMIT 1	vineyard_estates
SELECT title FROM artwork WHERE year_made < 1970 AND museum_id NOT IN (SELECT museum_id FROM exhibition WHERE museum_id NOT IN (SELECT museum_id FROM exhibition WHERE museum_id NOT IN (SELECT museum_id FROM exhibition WHERE museum_id IS NULL)	art_museums
SELECT T1.name, T2.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id" 'product"'	vineyard_estates
SELECT street FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT theme FROM exhibition	art_museums
SELECT COUNT(*) FROM artwork WHERE museum_id = 'Tessin Museum'	art_museums
SELECT AVG(T1.duration) FROM film AS T1 JOIN director AS T2 ON T1.director_id = T2.director_id WHERE T2.nationality != 'Meth'	film_festival
SELECT tickets_sold, screening_date FROM screening WHERE tickets_sold > 670""	film_festival
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
SELECT T1.name, COUNT(*) FROM observatory AS T1 JOIN spacecraft AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT no_prediction	ski_resorts
SELECT T1.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) >= 5	ski_resorts
SELECT name FROM journalist WHERE hired IS NOT NULL ORDER BY salary DESC	daily_newspaper
SELECT language, AVG(years_teaching) FROM instructor WHERE resort_id IS NULL	ski_resorts
SELECT DISTINCT length FROM slope WHERE snow_depth IS NULL	ski_resorts
SELECT no_prediction	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT name FROM journalist WHERE prize = 'Press Medal'	daily_newspaper
SELECT no_prediction	daily_newspaper
SELECT AVG(T1.exposure) FROM observation AS T1 JOIN observation AS T2 ON T1.star_id = T2.star_id WHERE T2.papers BETWEEN 93 AND 135)	star_observatory
SELECT name FROM composer WHERE birth_year != 'Baroque' EXCEPT SELECT name FROM composer WHERE epoch = 'concerto'	symphony_orchestra
SELECT name, nationality FROM musician WHERE wage < (SELECT AVG(wage) FROM musician)	symphony_orchestra
SELECT salary FROM journalist	daily_newspaper
SELECT name FROM resort WHERE altitude >= 3100	ski_resorts
SELECT T1.awarded FROM subscriber AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.city = 'Prague'	daily_newspaper
SELECT COUNT(DISTINCT T1.telescope_id) FROM telescope AS T1 JOIN observation AS T2 ON T1.telescope_id = T2.telescope_id WHERE T2.had > 5190)	star_observatory
SELECT no_prediction	daily_newspaper
SELECT COUNT(DISTINCT country) FROM resort	ski_resorts
SELECT COUNT(*) FROM observatory WHERE observatory_id NOT IN (SELECT observatory_id FROM observation)	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT name, since FROM subscriber WHERE edition = 'print' "price	daily_newspaper
SELECT T1.name FROM desk AS T1 JOIN desk AS T2 ON T1.desk_id = T2.desk_id WHERE T2.yearly_budget < 341000 a	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT instrument FROM section WHERE name = 'Violins'	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT nationality FROM musician GROUP BY nationality ORDER BY SUM(wage) LIMIT 1	symphony_orchestra
SELECT altitude, AVG(altitude) FROM observatory WHERE ON_id > 1969 GROUP BY altitude	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	daily_newspaper
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id HAVING COUNT(*) = 2	symphony_orchestra
SELECT pupils FROM lesson WHERE phone IS NOT NULL	ski_resorts
SELECT no_prediction	ski_resorts
SELECT no_prediction	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT name FROM journalist WHERE salary < 58500	daily_newspaper
SELECT T1.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id WHERE T2.resort_id IN (SELECT resort_id FROM resort WHERE name IS NULL)	ski_resorts
SELECT no_prediction	daily_newspaper
SELECT T2.likes, T1.name FROM subscriber AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT lesson_date, lesson_date FROM lesson WHERE fee >= 68.51	ski_resorts
SELECT MIN(MIN(MIN(MIN(pet) FROM composer	symphony_orchestra
SELECT no_prediction	star_observatory
SELECT hired FROM journalist WHERE salary < (SELECT AVG(salary) FROM journalist)	daily_newspaper
SELECT name FROM desk WHERE journalist_id NOT IN (SELECT journalist_id FROM journalist)	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) LIMIT 1	star_observatory
SELECT name FROM reader_comment WHERE subscriber_id < (SELECT MAX(subscriber_id) FROM reader_comment WHERE city = 'Oslo')	daily_newspaper
SELECT no_prediction	star_observatory
SELECT T1.title FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id GROUP BY T1.musician_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT hall, MIN(tickets) FROM concert GROUP BY hall	symphony_orchestra
SELECT COUNT(DISTINCT T1.comment_id) FROM reader_comment AS T1 JOIN article AS T2 ON T1.article_id = T2.article_id WHERE T2.article_id IN (SELECT article_id FROM article WHERE clicks > 55880)	daily_newspaper
SELECT COUNT(*) FROM astronomer WHERE papers < 1998	star_observatory
SELECT no_prediction	daily_newspaper
SELECT MIN(built) FROM observatory WHERE top_NOT IN (SELECT observatory_id FROM observatory WHERE palace_id = '6')	star_observatory
SELECT concert_code, concert_id FROM concert WHERE concert_id IN (SELECT concert_id FROM piece WHERE piece_id = 1450)	symphony_orchestra
SELECT T1.name FROM resort AS T1 JOIN resort AS T2 ON T1.resort_id = T2.resort_id WHERE T2.day_pass BETWEEN 33.41 AND 74.43	ski_resorts
SELECT no_prediction	star_observatory
SELECT T1.nationality, T1.concert_date FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id ORDER BY T2.concert_date DESC LIMIT 1	symphony_orchestra
SELECT name FROM instructor WHERE instructor_id NOT IN (SELECT instructor_id FROM lesson)	ski_resorts
SELECT no_prediction	ski_resorts
SELECT no_prediction	daily_newspaper
SELECT DISTINCT country FROM composer	symphony_orchestra
SELECT MIN(concert_date) FROM concert WHERE concert_date IS NOT NULL	symphony_orchestra
SELECT no_prediction	daily_newspaper
SELECT T1.weather FROM observation AS T1 JOIN observatory AS T2 ON T1.observatory_id = T2.observatory_id ORDER BY T2.altitude DESC LIMIT 1	star_observatory
SELECT MIN(distance), MAX(distance) FROM star	star_observatory
SELECT name FROM instructor ORDER BY name DESC	ski_resorts
SELECT name FROM slope ORDER BY length DESC LIMIT 1	ski_resorts
SELECT T1.name, T1.contract FROM journalist AS T1 JOIN journalist AS T2 ON T1.journalist_id = T2.journalist_id WHERE T2.contract = '87' AND T2.contract < 4	daily_newspaper
SELECT no_prediction	star_observatory
SELECT name, day_pass FROM resort WHERE altitude < (SELECT AVG(altitude) FROM resort)	ski_resorts
SELECT no_prediction	star_observatory
SELECT MIN(since) FROM subscriber WHERE city = 'Oslo'	daily_newspaper
SELECT COUNT(DISTINCT resort_id) FROM resort WHERE altitude < 6300	ski_resorts
SELECT no_prediction	star_observatory
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id ORDER BY SUM(T2.wage) DESC LIMIT 1	symphony_orchestra
SELECT name FROM astronomer WHERE astronomer_id NOT IN (SELECT astronomer_id FROM observation)	star_observatory
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) = 8	ski_resorts
SELECT no_prediction	ski_resorts
SELECT COUNT(DISTINCT nationality) FROM musician"	symphony_orchestra
SELECT name FROM resort WHERE day_pass <= 36.9	ski_resorts
SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id GROUP BY T1.composer_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id ORDER BY SUM(T2.pupils) DESC LIMIT 1	ski_resorts
SELECT no_prediction	daily_newspaper
SELECT country FROM observatory	star_observatory
SELECT T1.name, T2.name FROM journalist AS T1 JOIN desk AS T2 ON T1.journalist_id = T2.journalist_id	daily_newspaper
SELECT no_prediction	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	symphony_orchestra
" SELECT title FROM musician WHERE musician_id IS NULL" '	symphony_orchestra
SELECT no_prediction	symphony_orchestra
SELECT hall FROM concert WHERE concert_date LIKE '%November Gala 20'	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT COUNT(*) FROM lesson WHERE fee > 121.78 AND lesson_date > 11	ski_resorts
SELECT country, AVG(altitude) FROM resort WHERE day_pass < '2023-12-03' GROUP BY country	ski_resorts
SELECT COUNT(DISTINCT T1.instructor_id) FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.slope_id WHERE T2.length > 135"	ski_resorts
SELECT no_prediction	star_observatory
SELECT name FROM musician ORDER BY name	symphony_orchestra
SELECT tickets FROM concert WHERE hall != 'Opera House'	symphony_orchestra
SELECT name, altitude FROM telescope	star_observatory
SELECT no_prediction	star_observatory
SELECT form, COUNT(*) FROM piece GROUP BY form	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT name FROM slope WHERE snow_depth < 3150 OR snow_depth >= 230	ski_resorts
SELECT no_prediction	star_observatory
SELECT no_prediction	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	ski_resorts
SELECT SUM(T1.minutes) FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id	symphony_orchestra
SELECT no_prediction	daily_newspaper
SELECT MIN(hired) FROM journalist	daily_newspaper
SELECT name FROM star ORDER BY name DESC	star_observatory
SELECT no_prediction	daily_newspaper
SELECT name FROM musician WHERE wage < 5550 ORDER BY name	symphony_orchestra
SELECT COUNT(DISTINCT T1.subscriber_id) FROM subscriber AS T1 JOIN article AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.edition != 'print'	daily_newspaper
SELECT altitude FROM observatory WHERE altitude > 11	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT T1.name FROM slope AS T1 JOIN slope AS T2 ON T1.slope_id = T2.slope_id GROUP BY T1.slope_id ORDER BY COUNT(*) DESC LIMIT 1	ski_resorts
SELECT no_prediction	daily_newspaper
SELECT T1.name FROM desk AS T1 JOIN desk AS T2 ON T1.desk_id = T2.desk_id WHERE T2.hired > '2002-12-07' ORDER BY T2.floor DESC LIMIT 1	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN observatory AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.altitude BETWEEN 340 AND 1060)	star_observatory
SELECT T1.name FROM story AS T1 JOIN reader_comment AS T2 ON T1.subscriber_id = T2.subscriber_id GROUP BY T1.subscriber_id HAVING COUNT(*) >= 8	daily_newspaper
SELECT name FROM telescope ORDER BY papers LIMIT 1	star_observatory
SELECT no_prediction	star_observatory
SELECT no_prediction	ski_resorts
SELECT no_prediction	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT no_prediction	daily_newspaper
SELECT no_prediction	ski_resorts
SELECT no_prediction	star_observatory
SELECT since FROM subscriber WHERE name = 'Tara Ivanova'	daily_newspaper
SELECT no_prediction	symphony_orchestra
SELECT T1.headline FROM article AS T1 JOIN article AS T2 ON T1.article_id = T2.article_id ORDER BY T2.created LIMIT 1	daily_newspaper
SELECT T1.joined FROM musician AS T1 JOIN section AS T2 ON T1.musician_id = T2.section_id JOIN section AS T3 ON T2.section_id = T3.section_id WHERE T3.name = 'Violins'	symphony_orchestra
SELECT T1.name, T1.language FROM instructor AS T1 JOIN resort AS T2 ON T1.resort_id = T2.resort_id ORDER BY T2.altitude LIMIT 1	ski_resorts
SELECT DISTINCT T1.name FROM slope AS T1 JOIN instructor AS T2 ON T1.slope_id = T2.slope_id WHERE T2.name LIKE '%Wendy%'	ski_resorts
SELECT no_prediction	star_observatory
SELECT family FROM section ORDER BY seats LIMIT 1	symphony_orchestra
SELECT no_prediction	ski_resorts
SELECT name FROM desk WHERE yearly_budget <= 341000 AND floor <= 5	daily_newspaper
SELECT no_prediction	star_observatory
SELECT no_prediction	ski_resorts
SELECT country, COUNT(*) FROM observatory WHERE altitude > 1220	star_observatory
SELECT T1.name FROM star AS T1 JOIN observation AS T2 ON T1.star_id = T2.star_id WHERE T2.distance BETWEEN 230.8 AND 822.8	star_observatory
SELECT no_prediction	symphony_orchestra
SELECT title FROM musician WHERE wage BETWEEN 4950 AND 5100	symphony_orchestra
SELECT no_prediction	star_observatory
SELECT no_prediction	star_observatory
SELECT T1.prize FROM journalist AS T1 JOIN desk AS T2 ON T1.journalist_id = T2.journalist_id WHERE T1.hired < '2016-07-19' AND T2.hired < 45000"	daily_newspaper
