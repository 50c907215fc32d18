SELECT COUNT(*) FROM grape"]	vineyard_estates
SELECT country FROM artist GROUP BY country HAVING COUNT(*) > 4	art_museums
SELECT no_prediction	vineyard_estates
SELECT wine_id FROM tasting GROUP BY wine_id HAVING AVG(score) < 77	vineyard_estates
SELECT no_prediction	railway_network
SELECT curator, days FROM exhibition WHERE days BETWEEN 23 AND 170)	art_museums
SELECT no_prediction	vineyard_estates
SELECT no_prediction	film_festival
SELECT genre, COUNT(*) FROM film GROUP BY genre	film_festival
SELECT DISTINCT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.year_made > 1860 INTERSECT SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.title LIKE '%Child%'	art_museums
SELECT no_prediction	vineyard_estates
SELECT COUNT(*) FROM wine WHERE vintage < 2010	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT T1.name, COUNT(*) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT no_prediction	film_festival
SELECT T1.name FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.line_id JOIN line AS T3 ON T2.line_id = T3.line_id WHERE T3.fuel != '3	railway_network
SELECT no_prediction	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) > 5	film_festival
SELECT no_prediction	railway_network
SELECT name FROM grape WHERE ripening_days BETWEEN 126 AND 176	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) = 3	film_festival
SELECT name, SUM(budget) FROM director GROUP BY name	film_festival
SELECT no_prediction	vineyard_estates
SELECT name FROM estate WHERE founded > 1811	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.DISTINCT T1.DISTINCT T1.wine_id = 'bill' EXCEPT SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.sweetness = 'project'	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT hectares FROM estate ORDER BY hectares DESC LIMIT 1	vineyard_estates
SELECT no_prediction	film_festival
SELECT DISTINCT wine_id FROM wine GROUP BY wine_id HAVING COUNT(*) > 7	vineyard_estates
SELECT no_prediction	art_museums
SELECT name FROM wine WHERE alcohol > (SELECT MAX(alcohol) FROM wine WHERE without_id IS NULL)	vineyard_estates
SELECT name FROM cinema	film_festival
SELECT name FROM wine WHERE wine_id NOT IN (SELECT wine_id FROM wine)	vineyard_estates
SELECT name FROM grape ORDER BY founded DESC	vineyard_estates
SELECT COUNT(*) FROM ride WHERE passengers BETWEEN 18 AND 69	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	vineyard_estates
SELECT name, train_id FROM station WHERE platforms > (SELECT AVG(platforms) FROM station)	railway_network
SELECT train_code, line_id FROM train WHERE max_speed > (SELECT AVG(max_speed) FROM train)	railway_network
SELECT no_prediction	railway_network
SELECT T1.title, COUNT(*) FROM film AS T1 JOIN nomination AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id	film_festival
SELECT MIN(score), AVG(score) FROM tasting	vineyard_estates
SELECT T1.judge FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id > '2022-11-23' ORDER BY score LIMIT 1	vineyard_estates
SELECT COUNT(*) FROM museum	art_museums
SELECT no_prediction	film_festival
SELECT title FROM artwork WHERE technique = 'bronze'	art_museums
SELECT street FROM cinema GROUP BY street HAVING AVG(seats) < 480	film_festival
SELECT movement FROM artist	art_museums
SELECT no_prediction	railway_network
SELECT title FROM film WHERE title LIKE '%Burning%'	film_festival
SELECT no_prediction	film_festival
SELECT name FROM grape WHERE colour = 'white'	vineyard_estates
SELECT no_prediction	film_festival
SELECT no_prediction	railway_network
SELECT name FROM cinema WHERE seats > (SELECT MAX(seats) FROM cinema WHERE name = 'Kosmos')	film_festival
SELECT no_prediction	vineyard_estates
SELECT DISTINCT T1.name FROM artwork AS T1 JOIN artwork AS T2 ON T1.artwork_id = T2.artwork_id WHERE T2.technique = 'oil'	art_museums
SELECT T1.name, COUNT(*) FROM wine AS T1 JOIN estate AS T2 ON T1.estate_id = T2.estate_id GROUP BY T1.wine_id	vineyard_estates
SELECT statement FROM line WHERE name = 'Violet Coast Line' "of Action:execute_sql [" "of Action:execute_sql [" SELECT statement FROM line WHERE name = 'Violet Coast Line' "of Action:execute_sql)" 'of Action:execute_sql)" 'of Action:execute_sql)" 'of Action:execute_sql)" 'of Action:execute_sql)" 'of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql)" of Action:execute_sql' "of Ac	railway_network
SELECT train_code FROM train WHERE train_id NOT IN (SELECT train_id FROM ride)	railway_network
SELECT DISTINCT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE T2.score < 70	vineyard_estates
SELECT no_prediction	film_festival
SELECT DISTINCT city FROM museum	art_museums
SELECT train_code FROM train ORDER BY max_speed DESC LIMIT 1	railway_network
SELECT name FROM wine WHERE vintage BETWEEN 2002 AND 2010 AND wine_id = 'Boris Lang'	vineyard_estates
SELECT no_prediction	vineyard_estates
SELECT T1.museum_id, T2 no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no no	art_museums
SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.alcohol > 49.03 EXCEPT SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.alcohol >= 14.7	vineyard_estates
SELECT title, technique FROM exhibition ORDER BY title	art_museums
SELECT T1.name FROM museum AS T1 JOIN museum AS T2 ON T1.museum_id = T2.museum_id WHERE T2.opened BETWEEN 1856 AND 1884	art_museums
SELECT nationality, COUNT(*) FROM director GROUP BY nationality	film_festival
SELECT T1.statement FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_id IN (SELECT wine_id FROM estate WHERE name = 'Bel channel"]	vineyard_estates
SELECT no_prediction	art_museums
SELECT MIN(vintage) FROM wine	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id ORDER BY COUNT(*) DESC LIMIT 1	vineyard_estates
SELECT T1.score FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id ORDER BY T2.price LIMIT 1	vineyard_estates
SELECT COUNT(DISTINCT nationality) FROM director	film_festival
SELECT no_prediction	railway_network
SELECT no_prediction	vineyard_estates
SELECT no_prediction	vineyard_estates
SELECT T1.name FROM station AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id HAVING COUNT(*) < 7	railway_network
SELECT name FROM artist WHERE country = 'Norway' EXCEPT SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.year_made < 1891	art_museums
SELECT no_prediction	vineyard_estates
SELECT name FROM wine WHERE vintage < 2010 EXCEPT SELECT name FROM wine WHERE vintage IS NOT NULL	vineyard_estates
SELECT name FROM cinema WHERE seats > (SELECT AVG(seats) FROM cinema)	film_festival
SELECT no_prediction	vineyard_estates
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT no_prediction	film_festival
SELECT title, curator FROM artwork WHERE title LIKE '%Spring%'	art_museums
SELECT no_prediction	art_museums
SELECT technique FROM exhibition GROUP BY technique HAVING AVG(height) > 210	art_museums
SELECT no_prediction	art_museums
SELECT no_prediction	film_festival
SELECT no_prediction	art_museums
SELECT name FROM train ORDER BY length DESC LIMIT 1	railway_network
SELECT T1.name, T2.name FROM artwork AS T1 JOIN artwork AS T2 ON T1.artwork_id = T2.artwork_id WHERE T1.title = 'museum museum_id"]	art_museums
SELECT name FROM cinema ORDER BY seats	film_festival
SELECT no_prediction	vineyard_estates
SELECT T1.name FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id WHERE T2.max_speed <= 95	railway_network
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id GROUP BY T1.director_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT no_prediction	railway_network
SELECT MIN(founded) FROM grape WHERE hectares BETWEEN 80.1 AND 129.5 AND 129.5	vineyard_estates
SELECT prize_money, COUNT(*) FROM award GROUP BY prize_money ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT delay, delay FROM ride	railway_network
SELECT no_prediction	vineyard_estates
SELECT street, COUNT(*) FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT no_prediction	railway_network
SELECT theme FROM exhibition WHERE days > 111 GROUP BY theme ORDER BY COUNT(*) DESC LIMIT 1	art_museums
SELECT no_prediction	vineyard_estates
SELECT name FROM museum ORDER BY opened LIMIT 10	art_museums
SELECT name FROM museum WHERE ticket_price > 16.61	art_museums
SELECT DISTINCT region FROM estate	vineyard_estates
SELECT no_prediction	film_festival
SELECT T1.name FROM line AS T1 JOIN stop_on_line AS T2 ON T1.line_id = T2.line_id ORDER BY T2.length DESC LIMIT 1	railway_network
SELECT title FROM film WHERE ticket_price IS NULL	film_festival
SELECT no_prediction	film_festival
SELECT no_prediction	art_museums
SELECT DISTINCT T1.name FROM station AS T1 JOIN stop_on_line AS T2 ON T1.station_id = T2.station_id WHERE T2.length >= 90"	railway_network
SELECT no_prediction	art_museums
SELECT passengers FROM ride WHERE delay BETWEEN 3 AND 63	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	art_museums
SELECT T1.name FROM exhibition AS T1 JOIN exhibition AS T2 ON T1.exhibition_id = T2.exhibition_id GROUP BY T1.exhibition_id ORDER BY SUM(T2.days) LIMIT 1	art_museums
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT T1.seats FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id ORDER BY T2.length DESC LIMIT 1	railway_network
SELECT seats, max_speed FROM train WHERE train_code = 'Flyer 107'	railway_network
SELECT T1.name FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.line_id WHERE T2.passengers < 381 EXCEPT SELECT T1.name FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.line_id WHERE T2.delay >= 55	railway_network
SELECT MIN(tickets_sold), AVG(tickets_sold) FROM screening	film_festival
SELECT no_prediction	railway_network
SELECT no_prediction	film_festival
SELECT technique, COUNT(*) FROM exhibition GROUP BY technique	art_museums
SELECT no_prediction	film_festival
SELECT T1.name, T2.ticket_price FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id JOIN artwork AS T3 ON T1.artwork_id = T3.artwork_id WHERE T3.title = 'Shepherd' "museum_id	art_museums
SELECT MIN(T1.budget) FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title = 'Electric W 63	film_festival
SELECT COUNT(*) FROM film WHERE tickets >= 100	film_festival
SELECT T1.name FROM exhibition AS T1 JOIN exhibition AS T2 ON T1.exhibition_id = T2.exhibition_id JOIN exhibition AS T3 ON T2.exhibition_id = T3.exhibition_id WHERE T3.days > 80	art_museums
SELECT DISTINCT T1.name FROM artwork AS T1 JOIN artwork AS T2 ON T1.artwork_id = T2.artwork_id GROUP BY T1.artwork_id HAVING COUNT(*) >= 7	art_museums
SELECT name FROM award WHERE award_id = 'A' ORDER BY name	film_festival
SELECT no_prediction	railway_network
SELECT T1.statement _A FROM exhibition AS T1 JOIN exhibition AS T2 ON T1.exhibition_id = T2.exhibition_id JOIN exhibition AS T3 ON T2.exhibition_id = T3.exhibition_id WHERE T3.exhibition_id = 'failed:empty return empty failed:empty return empty failed:empty query failed:empty query failed:empty query failed:empty T1.exhibition_id, T1.exhibition_id, T1.exhibition_id, T1.exhibition _	art_museums
SELECT no_prediction	art_museums
SELECT no_prediction	film_festival
SELECT name FROM award WHERE prize_money > 51000 ORDER BY name"]	film_festival
SELECT no_prediction	railway_network
SELECT COUNT(*) FROM train WHERE delay > 38	railway_network
SELECT region""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""	railway_network
SELECT genre FROM film WHERE budget < 9 AND budget < 21.5	film_festival
SELECT no_prediction	film_festival
SELECT no_prediction	film_festival
SELECT DISTINCT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.vintage BETWEEN 2014 AND 2017 OR T2.04 >= 78	vineyard_estates
SELECT name FROM museum ORDER BY opened LIMIT 1	art_museums
SELECT no_prediction	film_festival
SELECT T1.title FROM artwork AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY COUNT(*) DESC LIMIT 1	art_museums
SELECT no_prediction	art_museums
SELECT T1.name FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id ORDER BY AVG(T2.max_speed) LIMIT 1	railway_network
SELECT COUNT(DISTINCT T1.wine_id) FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.DISTINCT T1.wine_id = 'sweet'	vineyard_estates
SELECT MAX(born) FROM director	film_festival
SELECT no_prediction	art_museums
SELECT no_prediction	railway_network
SELECT no_prediction	railway_network
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T2.days >= 120	art_museums
SELECT name FROM line	railway_network
SELECT no_prediction	railway_network
SELECT no_prediction	vineyard_estates
SELECT title, name FROM film WHERE award_id = 'the'	film_festival
SELECT COUNT(*) FROM train WHERE seats <= 230	railway_network
SELECT no_prediction	art_museums
SELECT T1.budget FROM screening AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id ORDER BY T2.budget DESC LIMIT 1	film_festival
SELECT T1.title FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT name FROM museum WHERE museum_id NOT IN (SELECT museum_id FROM exhibition)	art_museums
SELECT statement FROM train WHERE name LIKE '%Violet%'	railway_network
SELECT COUNT(DISTINCT T1.cinema_id) FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id WHERE T2.tickets_sold BETWEEN 438 AND 660)	film_festival
SELECT founded FROM estate WHERE name = 'Lindaro Alta'	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) = 8	vineyard_estates
SELECT title FROM film	film_festival
SELECT taster, COUNT(*) FROM tasting WHERE score >= 95 GROUP BY taster	vineyard_estates
SELECT no_prediction	art_museums
SELECT no_prediction	vineyard_estates
SELECT AVG(T1.max_speed) FROM train AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id WHERE T2.line_id = 1935	railway_network
SELECT T1.title, T1.year_made FROM artwork AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id JOIN museum AS T3 ON T2.museum_id = T3.museum_id OR T3.insured_value > 6753000	art_museums
SELECT no_prediction	art_museums
SELECT title FROM film WHERE film_id = 'drama' AND film_id = 'drama'	film_festival
SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id ORDER BY AVG(T2.price) DESC LIMIT 1	vineyard_estates
SELECT title FROM artwork WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE museum_id IN (SELECT museum_id FROM exhibition WHERE museum_id IN_id IN_id = 'museum_id IN_id =_id = "museum_id = 'museum_id)	art_museums
SELECT no_prediction	vineyard_estates
SELECT street FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT theme FROM exhibition	art_museums
SELECT COUNT(*) FROM artwork WHERE museum_id = 'Tessin Museum'	art_museums
SELECT AVG(T1.duration) FROM film AS T1 JOIN director AS T2 ON T1.director_id = T2.director_id WHERE T2.nationality != 'Meth'	film_festival
SELECT tickets_sold, screening_date FROM screening WHERE tickets_sold > 670	film_festival
