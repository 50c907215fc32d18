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
