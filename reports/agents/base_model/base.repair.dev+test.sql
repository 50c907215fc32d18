SELECT ripening_days FROM grape	vineyard_estates
SELECT country FROM artwork GROUP BY country HAVING COUNT(*) > 4	art_museums
SELECT T1.name, COUNT(*) FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id GROUP BY T1.estate_id	vineyard_estates
SELECT wine_id FROM tasting GROUP BY wine_id HAVING AVG(score) < 77	vineyard_estates
SELECT region, COUNT(*) FROM station GROUP BY region	railway_network
SELECT curator, days FROM exhibition WHERE days BETWEEN 23 AND 170	art_museums
SELECT MIN(founded) FROM estate WHERE name LIKE '%Valmora%'	vineyard_estates
SELECT name FROM film WHERE nationality = 'Mexican' INTERSECT SELECT name FROM film WHERE film_id > 51500	film_festival
SELECT film_id, COUNT(*) FROM film GROUP BY film_id	film_festival
SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.year_made > 1860 INTERSECT SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.title LIKE '%Child%'	art_museums
SELECT taster, COUNT(*) FROM tasting WHERE score >= 92 GROUP BY taster	vineyard_estates
SELECT COUNT(*) FROM wine WHERE vintage < 2010	vineyard_estates
SELECT MAX(T2.elevator_id) FROM station AS T1 JOIN stop_on_line AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id	railway_network
SELECT COUNT(*) FROM line	railway_network
SELECT train_code FROM train WHERE max_speed < 230 ORDER BY train_code	railway_network
SELECT T1.name, COUNT(*) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT T1.screening_date, T1.ticket_price FROM film AS T1 JOIN cinema AS T2 ON T1.film_id = T2.film_id WHERE T2.seats >= 590	film_festival
SELECT T1.line_id FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id JOIN train AS T3 ON T2.train_id = T3.train_id WHERE T3.fuel != 'Norrail'	railway_network
SELECT name FROM wine WHERE alcohol > 15 INTERSECT SELECT name FROM wine WHERE name LIKE '%Bel investor%'	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) > 5	film_festival
SELECT T1.occupancy FROM station AS T1 JOIN stop_on_line AS T2 ON T1.station_id = T2.station_id WHERE T2.operator = 'Norrail'	railway_network
SELECT name FROM grape WHERE colour = 'red' AND percent BETWEEN 126 AND 176	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) = 3	film_festival
SELECT T1.name, SUM(T2.production_year) FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id	film_festival
SELECT name, founded FROM estate ORDER BY hectares DESC LIMIT 1	vineyard_estates
SELECT name FROM grape WHERE founded > 1811	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.sugar = 'sweet' EXCEPT SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.sugar = 'sweet'	vineyard_estates
SELECT T1.name, T1.opened, COUNT(*) FROM station AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id	railway_network
SELECT COUNT(DISTINCT line_id) FROM line	railway_network
SELECT city FROM museum GROUP BY city HAVING AVG(museum_id) > 502000	art_museums
SELECT region, COUNT(*) FROM grape GROUP BY region	vineyard_estates
SELECT prize_money FROM nomination	film_festival
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) > 7	vineyard_estates
SELECT MIN(height), MAX(height) FROM artwork	art_museums
SELECT name FROM wine WHERE alcohol > (SELECT alcohol FROM wine WHERE DISTINCT wine_id IN (SELECT wine_id FROM wine WHERE DISTINCT wine_id IN ('sweet', 'church'))	vineyard_estates
SELECT name FROM cinema	film_festival
SELECT name FROM wine WHERE wine_id NOT IN (SELECT wine_id FROM wine)	vineyard_estates
SELECT name FROM wine WHERE wine_id = 10 ORDER BY vintage DESC LIMIT 10	vineyard_estates
SELECT COUNT(*) FROM trip WHERE passengers BETWEEN 18 AND 69	railway_network
SELECT COUNT(*) FROM train WHERE seats > 480	railway_network
SELECT name, taster, vintage FROM wine WHERE price < (SELECT AVG(price) FROM wine)	vineyard_estates
SELECT COUNT(DISTINCT T1.train_id) FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.name = 'Eastwick Central'	railway_network
SELECT train_code FROM train_id WHERE lift_count < 2 ORDER BY seats	railway_network
SELECT name FROM winery ORDER BY name	vineyard_estates
SELECT name, train_code FROM stop_on_line WHERE platforms > (SELECT AVG(platforms) FROM stop_on_line)	railway_network
SELECT train_code, line_id FROM train WHERE max_speed > (SELECT AVG(max_speed) FROM train)	railway_network
SELECT T1.line_id FROM train AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id ORDER BY T2.length DESC LIMIT 1	railway_network
SELECT T1.title, COUNT(*) FROM film AS T1 JOIN award AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id	film_festival
SELECT MIN(score), AVG(score) FROM tasting	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id > '2022-11-23' GROUP BY T1.wine_id ORDER BY COUNT(*) LIMIT 1	vineyard_estates
SELECT COUNT(*) FROM museum	art_museums
SELECT release_year FROM film WHERE title = 'Frozen Highway'	film_festival
SELECT title FROM artwork WHERE technique = 'bronze'	art_museums
SELECT street FROM film GROUP BY street HAVING AVG(capacity) < 480	film_festival
SELECT movement FROM artist	art_museums
SELECT COUNT(*) FROM station AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id WHERE T1.operator = 'Regiobahn'	railway_network
SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title LIKE '%Burning%'	film_festival
SELECT COUNT(*) FROM cinema WHERE seats > 590	film_festival
SELECT name FROM grape WHERE colour = 'white'	vineyard_estates
SELECT COUNT(*) FROM film WHERE street IN ('Garden Street', 'Market Square')	film_festival
SELECT name, electrified FROM line WHERE name LIKE 'V%' AND baggage >= 234	railway_network
SELECT name FROM film WHERE seats > (SELECT seats FROM film WHERE name = 'Kosmos')	film_festival
SELECT T2.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T1.name = 'Chardonnay'	vineyard_estates
SELECT name FROM artwork WHERE artwork_id IN (SELECT artwork_id FROM artwork WHERE technique = 'oil')	art_museums
SELECT T1.wine_id, COUNT(*) FROM wine AS T1 JOIN estate AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) >= 55.3	vineyard_estates
SELECT COUNT(*) FROM station WHERE name = 'Violet Coast Line'	railway_network
SELECT train_code FROM train WHERE train_id NOT IN (SELECT train_id FROM train)	railway_network
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.score < 70	vineyard_estates
SELECT T2.name FROM film AS T1 JOIN director AS T2 ON T1.director_id = T2.director_id WHERE T1.title = 'Bitter Machine'	film_festival
SELECT DISTINCT city FROM exhibition	art_museums
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id ORDER BY COUNT(*) DESC LIMIT 1	railway_network
SELECT name FROM wine WHERE vintage BETWEEN 2002 AND 2010 AND wine_id = 'Boris Lang'	vineyard_estates
SELECT score FROM tasting	vineyard_estates
SELECT name FROM exhibition WHERE theme = 'Southern Landscapes'	art_museums
SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.price > 49.03 EXCEPT SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.alcohol >= 14.7	vineyard_estates
SELECT title, technique FROM museum ORDER BY name	art_museums
SELECT name FROM exhibition WHERE opens BETWEEN 1856 AND 1884	art_museums
SELECT nationality, COUNT(*) FROM director GROUP BY nationality	film_festival
SELECT T2.wine_id FROM estate AS T1 JOIN tasting AS T2 ON T1.estate_id = T2.estate_id WHERE T1.name = 'Bel hall Alta'	vineyard_estates
SELECT T1.title FROM artwork AS T1 JOIN artwork AS T2 ON T1.artwork_id = T2.artwork_id JOIN museum AS T3 ON T2.museum_id = T3.museum_id WHERE T3.technique = 'pastel'	art_museums
SELECT MIN(vintage) FROM wine	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id ORDER BY COUNT(*) DESC LIMIT 1	vineyard_estates
SELECT T1.score FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id ORDER BY T2.price LIMIT 1	vineyard_estates
SELECT COUNT(DISTINCT nationality) FROM director	film_festival
SELECT T2.ride_date, T2.end_station_id FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T1.train_code = '41'	railway_network
SELECT T2.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T1.name = 'Syrah'	vineyard_estates
SELECT T1.name, T1.hectares FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.name = 'Fontana Cellar 06'	vineyard_estates
SELECT T1.name FROM station AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id HAVING COUNT(*) < 7	railway_network
SELECT name FROM museum WHERE country = 'Norway' EXCEPT SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.year_made < 1891	art_museums
SELECT COUNT(DISTINCT T1.tasting_id) FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.sugar = 'sweet'	vineyard_estates
SELECT name FROM wine WHERE wine_id IN (SELECT wine_id FROM tasting WHERE wine_id = 2023) EXCEPT SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id = 2023	vineyard_estates
SELECT name FROM cinema WHERE seats > (SELECT AVG(seats) FROM cinema)	film_festival
SELECT T1.wine_id FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id < '2023-07-18' AND T1.score > 77	vineyard_estates
SELECT length, MIN(train_id) FROM train GROUP BY length	railway_network
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T2.starts BETWEEN '2019-10-11' AND '2020-07-04' EXCEPT SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T2.days > 178	art_museums
SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title LIKE '%Burning%' EXCEPT SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.genre = 'drama'	film_festival
SELECT title, birth_year FROM artwork WHERE title LIKE '%Spring%'	art_museums
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.name = 'Corvin Museum'	art_museums
SELECT technique FROM artwork GROUP BY technique HAVING AVG(height) > 210	art_museums
SELECT T2.title FROM exhibition AS T1 JOIN artwork AS T2 ON T1.exhibition_id = T2.exhibition_id WHERE T1.height < 144	art_museums
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T2.budget BETWEEN 1.9 AND 15.director_id = 167	film_festival
SELECT MIN(year_made) FROM artwork WHERE country = 'India'	art_museums
SELECT train_code FROM train ORDER BY train_code DESC LIMIT 1	railway_network
SELECT T2.artwork_id, T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id	art_museums
SELECT name FROM cinema ORDER BY capacity	film_festival
SELECT COUNT(*) FROM wine WHERE price > 95.63	vineyard_estates
SELECT T1.line_id FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id JOIN train AS T3 ON T2.train_id = T3.train_id WHERE T3.max_speed <= 95	railway_network
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id GROUP BY T1.director_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT train_id FROM train WHERE seats > 9	railway_network
SELECT MIN(founded) FROM grape WHERE hectares BETWEEN 80.1 AND 129.5	vineyard_estates
SELECT T1.name, T1.award_id FROM award AS T1 JOIN film AS T2 ON T1.award_id = T2.award_id GROUP BY T1.award_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT delay, end_station_id FROM ride	railway_network
SELECT AVG(T2.alcohol) FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T1.wine_id = 'Bel channel Nova'	vineyard_estates
SELECT street FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT T2.train_code FROM ride AS T1 JOIN train_on_line AS T2 ON T1.ride_id = T2.ride_id WHERE T1.passengers > 426	railway_network
SELECT theme FROM exhibition WHERE starts > 111 GROUP BY theme HAVING MAX(starts) > 111	art_museums
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.owner IS NOT NULL EXCEPT SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id > 129.5	vineyard_estates
SELECT name FROM museum ORDER BY museum_id LIMIT 10	art_museums
SELECT T2.name FROM artwork AS T1 JOIN museum AS T2 ON T1.artwork_id = T2.artwork_id	art_museums
SELECT DISTINCT region FROM estate	vineyard_estates
SELECT title FROM film WHERE film_id IN (SELECT film_id FROM film WHERE release_year BETWEEN 2016 AND 2020) AND release_year >= 1975	film_festival
SELECT T1.name FROM line AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id ORDER BY T2.duration DESC LIMIT 1	railway_network
SELECT title FROM film WHERE film_id NOT IN (SELECT film_id FROM screening WHERE tickets_sold > 640)	film_festival
SELECT screening_date FROM screening WHERE tickets_sold BETWEEN 6.43 AND 11.tickets_sold >= 102	film_festival
SELECT T1.name, AVG(T2.yearly_value) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT T2.name FROM station AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id WHERE T1.minute >= 90	railway_network
SELECT T1.theme, COUNT(*) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT T2.passengers FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T1.train_code = '3' AND T2.delay BETWEEN 3 AND 63	railway_network
SELECT DISTINCT line_id FROM train	railway_network
SELECT AVG(T2.height) FROM exhibition AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T1.name = 'Marlow Museum'	art_museums
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY SUM(T2.duration) LIMIT 1	art_museums
SELECT ride_date, delay FROM ride	railway_network
SELECT T1.train_code, AVG(T2.passengers) FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id	railway_network
SELECT T2.seats FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id ORDER BY T1.length DESC LIMIT 1	railway_network
SELECT seats, max_speed FROM line WHERE name = 'Flyer 107'	railway_network
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.passengers < 381 EXCEPT SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.delay >= 55	railway_network
SELECT MIN(tickets_sold), AVG(tickets_sold) FROM screening	film_festival
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.passengers > 612 INTERSECT SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.delay BETWEEN 29 AND 80	railway_network
SELECT COUNT(*) FROM film WHERE film_id NOT IN (SELECT film_id FROM film)	film_festival
SELECT technique, COUNT(*) FROM artwork WHERE year_made > 1924 GROUP BY technique	art_museums
SELECT ticket_price FROM film WHERE film_id IN (SELECT film_id FROM film WHERE name = 'Palladium')	film_festival
SELECT T1.name, T1.ticket_price FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id JOIN artwork AS T3 ON T2.artwork_id = T3.artwork_id WHERE T3.title = 'Shepherd' AND T1.museum_id = 'Shepherd'	art_museums
SELECT MIN(T2.ticket_price) FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T1.title = 'Electric W createds'	film_festival
SELECT ticket_price FROM screening WHERE tickets_sold >= 17.25	film_festival
SELECT T1.title FROM exhibition AS T1 JOIN exhibition AS T2 ON T1.exhibition_id = T2.exhibition_id GROUP BY T1.exhibition_id HAVING COUNT(*) > 80	art_museums
SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id HAVING COUNT(*) >= 7	art_museums
SELECT name FROM award ORDER BY name	film_festival
SELECT T1.name, COUNT(*) FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id	railway_network
SELECT museum_id, museum_id FROM exhibition	art_museums
SELECT days, curator, curator FROM exhibition WHERE gallery_id = (SELECT museum_id FROM museum ORDER BY museum_id LIMIT 1)	art_museums
SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id JOIN cinema AS T3 ON T2.cinema_id = T3.cinema_id WHERE T3.name = 'Kosmos'	film_festival
SELECT name FROM award WHERE prize_money > 51000 ORDER BY name	film_festival
SELECT T2.train_code, T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id	railway_network
SELECT COUNT(DISTINCT T1.train_id) FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.delay > 38	railway_network
SELECT region, AVG(lift_count) FROM station GROUP BY region	railway_network
SELECT T2.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T1.budget < 21.5	film_festival
SELECT release_year FROM film WHERE title = 'Electric Sky'	film_festival
SELECT T2.title, T1.name FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id	film_festival
SELECT name FROM wine WHERE wine_id BETWEEN 2014 AND 2017 OR price >= 78.04	vineyard_estates
SELECT name FROM museum WHERE museum_id = (SELECT museum_id FROM museum ORDER BY opened LIMIT 1)	art_museums
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T2.duration <= 88 EXCEPT SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T2.release_year = 2014	film_festival
SELECT T1.title FROM artwork AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY COUNT(*) DESC LIMIT 1	art_museums
SELECT T2.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T1.name = 'Yusuf Zhang'	art_museums
SELECT T1.name FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id ORDER BY AVG(T2.max_speed) LIMIT 1	railway_network
SELECT COUNT(DISTINCT T1.grape_id) FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T2.DISTINCT T1.grape_id = 'sweet'	vineyard_estates
SELECT MAX(nationality) FROM director	film_festival
SELECT name FROM museum WHERE museum_id BETWEEN 499000 AND 842000 ORDER BY open DESC	art_museums
SELECT COUNT(DISTINCT line_id) FROM stop_on_line	railway_network
SELECT T1.name FROM line AS T1 JOIN station AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id HAVING COUNT(*) > 8	railway_network
SELECT name FROM museum WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE days >= 120)	art_museums
SELECT name FROM line	railway_network
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.delay > 528 EXCEPT SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.line_id = T2.line_id WHERE T2.passengers > 528	railway_network
SELECT wine_id FROM tasting WHERE taster = 'Flora Sand' INTERSECT SELECT wine_id FROM tasting WHERE taster = 'Adele Finch'	vineyard_estates
SELECT T2.title, T1.name FROM nomination AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id	film_festival
SELECT COUNT(*) FROM train WHERE seats <= 230	railway_network
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY AVG(T2.days) DESC LIMIT 1	art_museums
SELECT T2.ticket_price FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id ORDER BY T1.duration DESC LIMIT 1	film_festival
SELECT T1.title, COUNT(*) FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT name FROM museum WHERE museum_id NOT IN (SELECT museum_id FROM exhibition)	art_museums
SELECT line_id FROM train WHERE line_id IN (SELECT line_id FROM station WHERE name LIKE '%Violet%')	railway_network
SELECT T1.cinema_id FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id WHERE T2.tickets_sold BETWEEN 438 AND 660	film_festival
SELECT T2.wine_id FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T1.name = 'Lindaro Alta'	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) = 8	vineyard_estates
SELECT title FROM film	film_festival
SELECT taster, COUNT(*) FROM tasting GROUP BY taster	vineyard_estates
SELECT name FROM museum WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE technique = 'charcoal') EXCEPT SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T2.technique = 'charcoal'	art_museums
SELECT name FROM wine WHERE wine_id IN (SELECT wine_id FROM tasting WHERE wine_id BETWEEN '2023-02-08' AND '2023-07-26')	vineyard_estates
SELECT AVG(T1.max_speed) FROM train AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id WHERE T2.line_id = 1935	railway_network
museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum museum	art_museums
SELECT COUNT(DISTINCT city) FROM museum	art_museums
SELECT title FROM film WHERE release_year = 2015 EXCEPT SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.genre = 'drama'	film_festival
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id ORDER BY AVG(T2.price) DESC LIMIT 1	vineyard_estates
SELECT title FROM artwork WHERE museum_id IN (SELECT museum_id FROM museum WHERE museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum_museum	art_museums
SELECT T2.name, T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id	vineyard_estates
SELECT street FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT theme FROM exhibition	art_museums
SELECT artwork_id FROM exhibition WHERE museum_id = 'Tessin Museum'	art_museums
SELECT AVG(T2.duration) FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T1.nationality != 'Mexican'	film_festival
SELECT ticket_price, screening_date FROM screening WHERE tickets_sold > 670	film_festival
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
