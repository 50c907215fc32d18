SELECT ripening_days FROM grape	vineyard_estates
SELECT country FROM artist GROUP BY country HAVING COUNT(*) > 4	art_museums
SELECT T1.name, COUNT(*) FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id GROUP BY T1.estate_id	vineyard_estates
SELECT taste FROM tasting GROUP BY taste HAVING AVG(score) < 77	vineyard_estates
SELECT region, COUNT(*) FROM station GROUP BY region	railway_network
SELECT curator, starts FROM exhibition WHERE days BETWEEN 23 AND 170	art_museums
SELECT MIN(founded) FROM estate WHERE name LIKE '%Valmora%'	vineyard_estates
SELECT name FROM award WHERE prize_money = 'Mexican' UNION SELECT name FROM award WHERE prize_money > 51500	film_festival
SELECT genre, COUNT(*) FROM film GROUP BY genre	film_festival
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.year_made > 1860 INTERSECT SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.title LIKE '%Child%'	art_museums
SELECT taster, COUNT(*) FROM tasting WHERE score >= 92 GROUP BY taster	vineyard_estates
SELECT COUNT(*) FROM wine WHERE vintage < 2010 AND sweetness = 'dry'	vineyard_estates
SELECT MAX(lift_count) FROM station	railway_network
SELECT COUNT(*) FROM line	railway_network
SELECT train_code FROM train WHERE max_speed < 230 ORDER BY train_code	railway_network
SELECT T1.name, COUNT(*) FROM museum AS T1 JOIN museum AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT T1.tickets_sold, T1.tickets_sold FROM screening AS T1 JOIN cinema AS T2 ON T1.cinema_id = T2.cinema_id WHERE T2.seats >= 590	film_festival
SELECT no_prediction	railway_network
SELECT T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T2.alcohol > 15 INTERSECT SELECT T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T2.name LIKE '%Belmont%'	vineyard_estates
SELECT T1.name FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) > 5	film_festival
SELECT T1.max_speed, T1.position FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id JOIN line AS T3 ON T2.line_id = T3.line_id WHERE T3.operator = 'Norrail'	railway_network
SELECT name FROM grape WHERE ripening_days BETWEEN 126 AND 176	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) = 3	film_festival
SELECT T1.name, SUM(T2.budget) FROM director AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id GROUP BY T1.director_id	film_festival
SELECT name, founded FROM estate ORDER BY hectares DESC LIMIT 1	vineyard_estates
SELECT name FROM grape WHERE founded > 1811	vineyard_estates
SELECT no_prediction	vineyard_estates
SELECT name, opened, platforms FROM station	railway_network
SELECT COUNT(DISTINCT line_id) FROM line	railway_network
SELECT city FROM museum GROUP BY city HAVING AVG(yearly_visitors) > 502000	art_museums
SELECT region, COUNT(*) FROM grape GROUP BY region	vineyard_estates
SELECT prize_money FROM award	film_festival
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) > 7	vineyard_estates
SELECT MIN(height), MAX(height) FROM artwork	art_museums
SELECT name FROM wine WHERE alcohol > (SELECT alcohol FROM wine WHERE name = 'sweet')	vineyard_estates
SELECT name FROM cinema	film_festival
SELECT name FROM wineries WHERE wine_id NOT IN (SELECT wine_id FROM wine)	vineyard_estates
SELECT name FROM grape ORDER BY vintage DESC LIMIT 10	vineyard_estates
SELECT COUNT(*) FROM ride WHERE passengers BETWEEN 18 AND 69	railway_network
SELECT COUNT(*) FROM train WHERE seats > 480	railway_network
SELECT name, taste, vintage FROM wine WHERE price < (SELECT AVG(price) FROM wine)	vineyard_estates
SELECT COUNT(DISTINCT T1.train_id) FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.train_code = 'Eastwick Central'	railway_network
SELECT name FROM station WHERE lift_count < 2 ORDER BY platforms DESC	railway_network
SELECT name FROM grape ORDER BY name	vineyard_estates
SELECT name, max_speed FROM station WHERE platforms > (SELECT AVG(platforms) FROM station)	railway_network
SELECT train_code, fuel FROM train WHERE max_speed > (SELECT AVG(max_speed) FROM train)	railway_network
SELECT COUNT(*) FROM train AS T1 JOIN stop AS T2 ON T1.station_id = T2.station_id ORDER BY T2.length DESC LIMIT 1	railway_network
SELECT T1.title, COUNT(*) FROM film AS T1 JOIN nomination AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id	film_festival
SELECT MIN(score), AVG(score) FROM tasting	vineyard_estates
SELECT T1.taste FROM tasting AS T1 JOIN tasting AS T2 ON T1.tasting_id = T2.wine_id GROUP BY T1.wine_id ORDER BY COUNT(*) LIMIT 1	vineyard_estates
SELECT COUNT(*) FROM museum	art_museums
SELECT release_year FROM film WHERE title = 'Frozen Highway'	film_festival
SELECT title FROM artwork WHERE technique = 'bronze'	art_museums
SELECT street FROM cinema GROUP BY street HAVING AVG(seats) < 480	film_festival
SELECT movement FROM artist	art_museums
SELECT COUNT(*) FROM stop AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id JOIN line AS T3 ON T2.line_id = T3.line_id WHERE T3.name = 'Regiobahn'	railway_network
SELECT title FROM film WHERE title LIKE '%Burning%'	film_festival
SELECT COUNT(*) FROM cinema WHERE seats > 590	film_festival
SELECT name FROM grape WHERE grape_id = (SELECT grape_id FROM grape ORDER BY alcohol DESC LIMIT 1)	vineyard_estates
SELECT COUNT(*) FROM cinema AS T1 JOIN cinema AS T2 ON T1.cinema_id = T2.cinema_id WHERE T2.name = 'Garden Street' OR T2.street = 'Market Square'	film_festival
SELECT name, electrified FROM line WHERE name LIKE 'V%' AND max_speed >= 234	railway_network
SELECT name FROM cinema WHERE seats > (SELECT seats FROM cinema WHERE name = 'Kosmos')	film_festival
SELECT ripening_days FROM grape WHERE name = 'Chardonnay'	vineyard_estates
SELECT name FROM artist WHERE artist_id IN (SELECT artist_id FROM artwork WHERE technique != 'oil')	art_museums
SELECT region, COUNT(*) FROM estate WHERE hectares >= 55.3 GROUP BY region	vineyard_estates
SELECT COUNT(*) FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id WHERE T2.name = 'Violet Coast Line'	railway_network
SELECT train_code FROM train WHERE train_id NOT IN (SELECT train_code FROM ride)	railway_network
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.score < 70	vineyard_estates
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id JOIN film AS T3 ON T2.film_id = T3.film_id WHERE T3.title = 'Bitter Machine'	film_festival
SELECT DISTINCT city FROM museum	art_museums
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id GROUP BY T1.train_id ORDER BY COUNT(*) DESC LIMIT 1	railway_network
SELECT name FROM wine WHERE vintage BETWEEN 2002 AND 2010 AND sweetness = 'Boris Lang'	vineyard_estates
SELECT score FROM tasting	vineyard_estates
SELECT name FROM exhibition WHERE theme = 'Southern Landscapes'	art_museums
SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.price > 49.03 EXCEPT SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.alcohol >= 14.7	vineyard_estates
SELECT title, technique FROM artwork ORDER BY title	art_museums
SELECT name FROM museum WHERE opened BETWEEN 1856 AND 1884	art_museums
SELECT nationality, COUNT(*) FROM director GROUP BY nationality	film_festival
SELECT COUNT(DISTINCT T1.tasting_id) FROM tasting AS T1 JOIN estate AS T2 ON T1.estate_id = T2.estate_id JOIN estate AS T3 ON T2.estate_id = T3.estate_id WHERE T3.name = 'Belmont Alta'	vineyard_estates
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.movement = 'pastel'	art_museums
SELECT MIN(vintage) FROM wine	vineyard_estates
SELECT T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id GROUP BY T1.grape_id ORDER BY COUNT(*) DESC LIMIT 1	vineyard_estates
SELECT T1.score FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id ORDER BY T2.price LIMIT 1	vineyard_estates
SELECT COUNT(DISTINCT nationality) FROM director	film_festival
SELECT T1.passengers, T1.end_station_id FROM ride AS T1 JOIN ride AS T2 ON T1.ride_id = T2.line_id WHERE T2.delay <= 41	railway_network
SELECT ripening_days FROM grape WHERE name = 'Syrah'	vineyard_estates
SELECT name, hectares FROM estate WHERE name = 'Fontana Cellar 06'	vineyard_estates
SELECT region FROM station GROUP BY region HAVING COUNT(*) < 7	railway_network
SELECT name FROM artist WHERE country = 'Norway' EXCEPT SELECT name FROM artwork WHERE museum_id < 1891	art_museums
SELECT COUNT(DISTINCT T1.tasting_id) FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.sweetness = 'sweet'	vineyard_estates
SELECT name FROM wine WHERE vintage < 2010 EXCEPT SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.vintage = 2023	vineyard_estates
SELECT name FROM cinema WHERE seats > (SELECT AVG(seats) FROM cinema)	film_festival
SELECT T1.taster FROM tasting AS T1 JOIN tasting AS T2 ON T1.tasting_id = T2.wine_id WHERE T2.vintage < '2023-07-18' AND T2.score > 77	vineyard_estates
SELECT operator, MIN(length) FROM line GROUP BY operator	railway_network
SELECT no_prediction	art_museums
SELECT no_prediction	film_festival
SELECT title, artist_id FROM artwork WHERE title LIKE '%Spring%'	art_museums
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.title = 'Corvin Museum'	art_museums
SELECT technique FROM artwork GROUP BY technique HAVING AVG(height) > 210	art_museums
SELECT title FROM artwork WHERE museum_id >= 4435000 AND height < 144	art_museums
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.film_id WHERE T2.budget BETWEEN 1.9 AND 15.4	film_festival
SELECT MIN(birth_year) FROM artist WHERE country = 'India'	art_museums
SELECT train_code FROM stop ORDER BY opened DESC LIMIT 1	railway_network
SELECT T1.title, T2.name FROM artwork AS T1 JOIN museum AS T2 ON T1.artwork_id = T2.artwork_id	art_museums
SELECT name FROM cinema ORDER BY seats	film_festival
SELECT COUNT(*) FROM wine WHERE price > 95.63	vineyard_estates
SELECT DISTINCT T1.name FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id WHERE T2.max_speed <= 95	railway_network
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id GROUP BY T1.director_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT train_code FROM station WHERE platforms > (SELECT platforms. FROM stop WHERE ride_id WHERE name = '9')	railway_network
SELECT MIN(founded) FROM grape WHERE hectares BETWEEN 80.1 AND 129.5	vineyard_estates
SELECT T1.name, COUNT(*) FROM award AS T1 JOIN film AS T2 ON T1.award_id = T2.award_id GROUP BY T1.award_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT delay, end_station_id FROM ride	railway_network
SELECT AVG(T2.alcohol) FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T1.name = 'Belmont Nova'	vineyard_estates
SELECT street, COUNT(*) FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT DISTINCT T1.name FROM station AS T1 JOIN stop AS T2 ON T1.station_id = T2.station_id WHERE T2.max_speed > 426	railway_network
SELECT theme FROM exhibition WHERE days > 111 ORDER BY starts DESC LIMIT 1	art_museums
SELECT T1.name FROM wine AS T1 JOIN grape AS T2 ON T1.wine_id = T2.wine_id WHERE T2.owner IS NOT NULL EXCEPT SELECT T1.name FROM wine AS T1 JOIN grape AS T2 ON T1.wine_id = T2.wine_id WHERE T2.hectares > 129.5	vineyard_estates
SELECT name FROM museum ORDER BY ticket_price LIMIT 10	art_museums
SELECT T1.name, T2.title FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T1.ticket_price > 16.61	art_museums
SELECT DISTINCT region FROM estate	vineyard_estates
SELECT title FROM film WHERE release_year < 1975 AND release_year BETWEEN 2016 AND 2020	film_festival
SELECT name FROM line WHERE length = (SELECT length FROM line ORDER BY length DESC LIMIT 1)	railway_network
SELECT title FROM film WHERE film_id NOT IN (SELECT film_id FROM screening WHERE tickets > 640)	film_festival
SELECT release_year FROM screening WHERE tickets_sold BETWEEN 6.43 AND 11.83	film_festival
SELECT T1.name, AVG(T2.insured_value) FROM artist AS T1 JOIN museum AS T2 ON T1.artist_id = T2.artist_id GROUP BY T1.artist_id	art_museums
SELECT T1.name FROM station AS T1 JOIN stop AS T2 ON T1.station_id = T2.station_id WHERE T2.position >= 90	railway_network
SELECT T1.theme, COUNT(*) FROM exhibition AS T1 JOIN artwork AS T2 ON T1.exhibition_id = T2.exhibition_id GROUP BY T1.exhibition_id	art_museums
SELECT passengers FROM ride WHERE ride_date BETWEEN 3 AND 63	railway_network
SELECT DISTINCT seats FROM train	railway_network
SELECT AVG(T2.height) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T1.name = 'Marlow Museum'	art_museums
SELECT T1.theme FROM exhibition AS T1 JOIN exhibition AS T2 ON T1.exhibition_id = T2.exhibition_id GROUP BY T1.exhibition_id ORDER BY SUM(T2.days) LIMIT 1	art_museums
SELECT MAX(delay), MIN(delay) FROM ride	railway_network
SELECT T1.train_code, AVG(T2.passengers) FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id GROUP BY T1.train_id	railway_network
SELECT seats FROM train WHERE line_id = (SELECT line_id FROM line ORDER BY length DESC LIMIT 1)	railway_network
SELECT seats, max_speed FROM train WHERE train_code = 'Flyer 107'	railway_network
SELECT T1.train_code FROM station AS T1 JOIN ride AS T2 ON T1.station_id = T2.station_id WHERE T2.passengers < 381 EXCEPT SELECT T1.train_code FROM station AS T1 JOIN ride AS T2 ON T1.station_id = T2.station_id WHERE T2.delay >= 55	railway_network
SELECT MIN(tickets_sold), AVG(tickets_sold) FROM screening	film_festival
SELECT no_prediction	railway_network
SELECT COUNT(*) FROM film WHERE film_id NOT IN (SELECT film_id FROM screening)	film_festival
SELECT technique, COUNT(*) FROM artwork WHERE year_made != 1924 GROUP BY technique	art_museums
SELECT T1.ticket_sold FROM screening AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title = 'Palladium'	film_festival
SELECT T1.name, T1.ticket_price FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.title = 'Shepherd with Fruit'	art_museums
SELECT MIN(T1.tickets_sold) FROM screening AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title = 'Electric Wolves'	film_festival
SELECT tickets_sold FROM screening WHERE ticket_price >= 17.25	film_festival
SELECT name FROM exhibition WHERE days > 80 OR curator IS NOT NULL	art_museums
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id GROUP BY T1.artist_id HAVING COUNT(*) >= 7	art_museums
SELECT name FROM award ORDER BY name DESC	film_festival
SELECT T1.name, COUNT(*) FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id	railway_network
SELECT theme, start FROM exhibition	art_museums
SELECT days, starts, curator FROM exhibition WHERE museum_id = (SELECT museum_id FROM museum ORDER BY yearly_visitors LIMIT 1)	art_museums
SELECT DISTINCT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id JOIN cinema AS T3 ON T2.cinema_id = T3.cinema_id WHERE T3.name = 'Kosmos'	film_festival
SELECT name FROM award WHERE prize_money > 51000 ORDER BY name	film_festival
SELECT T1.passenger, T2.line_id FROM ride AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id	railway_network
SELECT COUNT(DISTINCT T1.train_id) FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.delay > 38	railway_network
SELECT region, AVG(lift_count) FROM station GROUP BY region	railway_network
SELECT genre FROM film WHERE budget < 9 AND budget < 21.5	film_festival
SELECT release_year FROM film WHERE title = 'Electric Sky'	film_festival
SELECT T1.title, T3.name FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id JOIN film AS T3 ON T2.film_id = T3.film_id	film_festival
SELECT name FROM wine WHERE vintage BETWEEN 2014 AND 2017 OR price >= 78.04	vineyard_estates
SELECT name FROM museum ORDER BY opened LIMIT 1	art_museums
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T2.duration <= 88 EXCEPT SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T2.release_year = 2014	film_festival
SELECT T1.title FROM artwork AS T1 JOIN exhibition AS T2 ON T1.artwork_id = T2.artwork_id GROUP BY T1.artwork_id ORDER BY COUNT(*) DESC LIMIT 1	art_museums
SELECT T1.name FROM museum AS T1 JOIN museum AS T2 ON T1.museum_id = T2.museum_id JOIN artist AS T3 ON T2.artist_id = T3.artist_id WHERE T3.name = 'Yusuf Zhang'	art_museums
SELECT T1.name FROM station AS T1 JOIN train AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id ORDER BY AVG(T2.max_speed) LIMIT 1	railway_network
SELECT COUNT(DISTINCT T1.grape_id) FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.sweetness = 'sweet'	vineyard_estates
SELECT MAX(born) FROM director	film_festival
SELECT name FROM museum WHERE yearly_visitors BETWEEN 499000 AND 842000 ORDER BY opened DESC	art_museums
SELECT COUNT(DISTINCT region) FROM stop	railway_network
SELECT T1.name FROM line AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id HAVING COUNT(*) > 8	railway_network
SELECT name FROM museum WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE days >= 120)	art_museums
SELECT name FROM line	railway_network
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.ride_date IS NOT NULL EXCEPT SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.passengers > 528	railway_network
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.taster = 'Flora Sand' INTERSECT SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id = 'Adele Finch'	vineyard_estates
SELECT T1.title, T2.name FROM film AS T1 JOIN award AS T2 ON T1.film_id = T2.film_id	film_festival
SELECT COUNT(*) FROM train WHERE seats <= 230	railway_network
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY AVG(T2.days) DESC LIMIT 1	art_museums
SELECT tickets_sold FROM screening WHERE film_id = (SELECT film_id FROM film ORDER BY installments DESC LIMIT 1)	film_festival
SELECT T1.title, COUNT(*) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT name FROM museum WHERE museum_id NOT IN (SELECT museum_id FROM exhibition)	art_museums
SELECT train_code FROM line WHERE name LIKE '%Violet%' AND length >= 234	railway_network
SELECT COUNT(DISTINCT T1.cinema_id) FROM screening AS T1 JOIN screening AS T2 ON T1.screening_id = T2.film_id WHERE T2.tickets BETWEEN 438 AND 660	film_festival
SELECT founded FROM estate WHERE name = 'Lindaro Alta'	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) = 8	vineyard_estates
SELECT name FROM film	film_festival
SELECT no_prediction	vineyard_estates
SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.technique = 'charcoal' EXCEPT SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.technique = 'bronze'	art_museums
SELECT name FROM wine WHERE wine_id IN (SELECT wine_id FROM tasting WHERE tasting_on BETWEEN '2023-02-08' AND '2023-07-26')	vineyard_estates
SELECT AVG(T1.max_speed) FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id WHERE T2.train_code = '1935'	railway_network
SELECT title, year_made FROM artwork WHERE museum_id OR insured_value > 6753000	art_museums
SELECT COUNT(DISTINCT city) FROM museum	art_museums
SELECT title FROM film WHERE budget = 'drama' AND genre = 'drama'	film_festival
SELECT T1.name FROM winery AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id GROUP BY T1.grape_id ORDER BY AVG(T2.price) DESC LIMIT 1	vineyard_estates
SELECT title FROM artwork WHERE year_made < 1970 AND museum_id NOT IN (SELECT museum_id FROM museum WHERE opened IS NULL)	art_museums
SELECT T1.name, T2.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id	vineyard_estates
SELECT street FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT theme FROM exhibition	art_museums
SELECT COUNT(*) FROM artwork WHERE artist_id = 'Tessin Museum'	art_museums
SELECT AVG(T1.duration) FROM film AS T1 JOIN director AS T2 ON T1.director_id = T2.director_id WHERE T2.nationality != 'Mexican'	film_festival
SELECT ticket_price, screening_date FROM screening WHERE cinema_id IN (SELECT film_id FROM screening WHERE tickets_sold > 670)	film_festival
