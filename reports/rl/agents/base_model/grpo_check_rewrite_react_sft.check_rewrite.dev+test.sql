SELECT ripening_days FROM grape	vineyard_estates
SELECT country FROM artist GROUP BY country HAVING COUNT(*) > 4	art_museums
SELECT T1.name, COUNT(*) FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id GROUP BY T1.estate_id	vineyard_estates
SELECT taster FROM tasting GROUP BY taster HAVING AVG(score) < 77	vineyard_estates
SELECT region, COUNT(*) FROM station GROUP BY region	railway_network
SELECT curator, starts FROM exhibition WHERE days BETWEEN 23 AND 170	art_museums
SELECT MIN(founded) FROM estate WHERE name LIKE '%Valmora%'	vineyard_estates
SELECT name FROM cinema WHERE street = 'Mexican' UNION SELECT name FROM award WHERE prize_money > 51500	film_festival
SELECT genre, COUNT(*) FROM film GROUP BY genre	film_festival
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.year_made > 1860 INTERSECT SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.title LIKE '%Child%'	art_museums
SELECT taster, COUNT(*) FROM tasting WHERE score >= 92 GROUP BY taster	vineyard_estates
SELECT COUNT(*) FROM wine WHERE vintage < 2010 AND sweetness = 'dry'	vineyard_estates
SELECT MAX(lift_count) FROM station	railway_network
SELECT COUNT(*) FROM line	railway_network
SELECT train_code FROM train WHERE max_speed < 230 ORDER BY train_code	railway_network
SELECT T1.name, COUNT(*) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id	art_museums
SELECT T1.tickets_sold, T1.tickets_sold FROM screening AS T1 JOIN cinema AS T2 ON T1.cinema_id = T2.cinema_id WHERE T2.seats >= 590	film_festival
SELECT DISTINCT T1.name FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id JOIN train AS T3 ON T2.train_id = T3.train_id WHERE T3.fuel != 'electric' EXCEPT SELECT T1.name FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id JOIN line AS T3 ON T2	railway_network
SELECT T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T2.alcohol > 15 INTERSECT SELECT T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T2.name LIKE '%Belmont%'	vineyard_estates
SELECT T1.name FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) > 5	film_festival
SELECT T1.max_speed FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id JOIN line AS T3 ON T2.line_id = T3.line_id WHERE T3.operator = 'Norrail'	railway_network
SELECT name FROM grape WHERE ripening_days BETWEEN 126 AND 176	vineyard_estates
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id HAVING COUNT(*) = 3	film_festival
SELECT T1.name, SUM(T2.budget) FROM director AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id	film_festival
SELECT name, founded FROM estate ORDER BY hectares DESC LIMIT 1	vineyard_estates
SELECT name FROM grape WHERE founded > 1811	vineyard_estates
SELECT T1.name FROM winery AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T2.sweetness = 'sweet' EXCEPT SELECT T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id WHERE T2.sweetness = 'dry'	vineyard_estates
SELECT name, opened, platforms FROM station	railway_network
SELECT COUNT(DISTINCT line_id) FROM line	railway_network
SELECT city FROM museum GROUP BY city HAVING AVG(yearly_visitors) > 502000	art_museums
SELECT region, COUNT(*) FROM grape GROUP BY region	vineyard_estates
SELECT prize_money FROM award	film_festival
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) > 7	vineyard_estates
SELECT MIN(height), MAX(height) FROM artwork	art_museums
SELECT name FROM wine WHERE alcohol > (SELECT alcohol FROM wine WHERE sweetness = 'sweet' OR sweetness IN ('semi-dry', 'semi-dry')	vineyard_estates
SELECT name FROM cinema	film_festival
SELECT name FROM wine WHERE wine_id NOT IN (SELECT wine_id FROM wine)	vineyard_estates
SELECT name FROM grape ORDER BY vintage DESC LIMIT 10	vineyard_estates
SELECT COUNT(*) FROM ride WHERE passengers BETWEEN 18 AND 69	railway_network
SELECT COUNT(*) FROM train WHERE seats > 480	railway_network
SELECT name, taster, vintage FROM wine WHERE vintage < (SELECT AVG(vintage) FROM wine)	vineyard_estates
SELECT COUNT(DISTINCT T1.train_id) FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id JOIN train AS T3 ON T2.train_id = T3.train_id WHERE T3.train_code = 'Eastwick Central'	railway_network
SELECT name FROM station WHERE lift_count < 2 ORDER BY platforms	railway_network
SELECT name FROM grape ORDER BY name	vineyard_estates
SELECT name, max_speed FROM station WHERE platforms > (SELECT AVG(platforms) FROM station)	railway_network
SELECT train_code, fuel FROM train WHERE max_speed > (SELECT AVG(max_speed) FROM train)	railway_network
SELECT COUNT(*) FROM train WHERE line_id = (SELECT line_id FROM line ORDER BY length DESC LIMIT 1)	railway_network
SELECT T1.title, COUNT(*) FROM film AS T1 JOIN nomination AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id	film_festival
SELECT MIN(score), AVG(score) FROM tasting	vineyard_estates
SELECT T1.taster FROM tasting AS T1 JOIN tasting AS T2 ON T1.tasting_id = T2.wine_id WHERE T2.vintage > '2022-11-23' GROUP BY T1.taster	vineyard_estates
SELECT COUNT(*) FROM museum	art_museums
SELECT release_year FROM film WHERE title = 'Frozen Highway'	film_festival
SELECT title FROM artwork WHERE artist_id IN (SELECT artist_id FROM artwork WHERE technique = 'bronze')	art_museums
SELECT street FROM cinema GROUP BY street HAVING AVG(seats) < 480	film_festival
SELECT movement FROM artist	art_museums
SELECT COUNT(DISTINCT T1.station_id) FROM stop AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id JOIN line AS T3 ON T2.line_id = T3.line_id WHERE T3.operator = 'Regiobahn'	railway_network
SELECT title FROM film WHERE title LIKE '%Burning%'	film_festival
SELECT COUNT(*) FROM cinema WHERE seats > 590	film_festival
SELECT name FROM grape WHERE grape_id = (SELECT grape_id FROM grape ORDER BY alcohol DESC LIMIT 1)	vineyard_estates
SELECT COUNT(*) FROM cinema AS T1 JOIN cinema AS T2 ON T1.cinema_id = T2.cinema_id JOIN film AS T3 ON T2.film_id = T3.film_id WHERE T3.title = 'Garden Street' OR T3.title = 'Market Square'	film_festival
SELECT name, electrified FROM line WHERE name LIKE 'V%' AND max_speed >= 234	railway_network
SELECT name FROM cinema WHERE seats > (SELECT seats FROM cinema WHERE name = 'Kosmos')	film_festival
SELECT ripening_days FROM grape WHERE name = 'Chardonnay'	vineyard_estates
SELECT name FROM artist WHERE artist_id IN (SELECT artist_id FROM artwork WHERE technique != 'oil')	art_museums
SELECT region, COUNT(*) FROM estate WHERE hectares >= 55.3 GROUP BY region	vineyard_estates
SELECT COUNT(*) FROM line AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id WHERE T2.name = 'Violet Coast Line'	railway_network
SELECT train_code FROM train WHERE train_id NOT IN (SELECT train_id FROM ride)	railway_network
SELECT DISTINCT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id JOIN tasting AS T3 ON T2.wine_id = T3.wine_id WHERE T3.score < 70	vineyard_estates
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id JOIN film AS T3 ON T2.film_id = T3.film_id WHERE T3.title = 'Bitter Machine'	film_festival
SELECT DISTINCT city FROM museum	art_museums
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id GROUP BY T1.train_id ORDER BY COUNT(*) DESC LIMIT 1	railway_network
SELECT name FROM wine WHERE vintage BETWEEN 2002 AND 2010 AND sweetness = 'Boris Lang'	vineyard_estates
SELECT score FROM tasting	vineyard_estates
SELECT name FROM museum WHERE name = 'Southern Landscapes'	art_museums
SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.price > 49.03 EXCEPT SELECT T1.name FROM estate AS T1 JOIN wine AS T2 ON T1.estate_id = T2.estate_id WHERE T2.alcohol >= 14.7	vineyard_estates
SELECT title, technique FROM artwork ORDER BY title	art_museums
SELECT name FROM museum WHERE opened BETWEEN 1856 AND 1884	art_museums
SELECT nationality, COUNT(*) FROM director GROUP BY nationality	film_festival
SELECT COUNT(DISTINCT T1.tasting_id) FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id JOIN estate AS T3 ON T2.estate_id = T3.estate_id WHERE T3.name = 'Belmont Alta'	vineyard_estates
SELECT DISTINCT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id JOIN museum AS T3 ON T2.museum_id = T3.museum_id WHERE T3.ticket_price IS NULL	art_museums
SELECT MIN(vintage) FROM wine	vineyard_estates
SELECT T1.name FROM grape AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id GROUP BY T1.grape_id ORDER BY COUNT(*) DESC LIMIT 1	vineyard_estates
SELECT T1.score FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id ORDER BY T2.price LIMIT 1	vineyard_estates
SELECT COUNT(DISTINCT nationality) FROM director	film_festival
SELECT end_station_id, end_station_id FROM ride WHERE delay <= 41	railway_network
SELECT ripening_days FROM grape WHERE name = 'Syrah'	vineyard_estates
SELECT name, hectares FROM estate WHERE name = 'Fontana Cellar 06'	vineyard_estates
SELECT region FROM station GROUP BY region HAVING COUNT(*) < 7	railway_network
SELECT name FROM artist WHERE country = 'Norway' EXCEPT SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.insured_value < 1891	art_museums
SELECT COUNT(DISTINCT T1.tasting_id) FROM tasting AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.sweetness = 'sweet'	vineyard_estates
SELECT name FROM wine WHERE vintage < 2010 EXCEPT SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id WHERE vintage = 2023	vineyard_estates
SELECT name FROM cinema WHERE seats > (SELECT AVG(seats) FROM cinema)	film_festival
SELECT T1.taster FROM tasting AS T1 JOIN tasting AS T2 ON T1.tasting_id = T2.wine_id WHERE T1.vintage < '2023-07-18' AND T2.score > 77	vineyard_estates
SELECT operator, MIN(length) FROM line GROUP BY operator	railway_network
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T2.starts BETWEEN '2019-10-11' AND '2020-07-04' EXCEPT SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id WHERE T2.days > 178	art_museums
SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title LIKE '%Burning%' EXCEPT SELECT T1.title FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.genre = 'drama'	film_festival
SELECT title, museum_id FROM artwork WHERE title LIKE '%Spring%'	art_museums
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id WHERE T2.title = 'Corvin Museum'	art_museums
SELECT technique FROM artwork GROUP BY technique HAVING AVG(height) > 210	art_museums
SELECT T1.title FROM artwork AS T1 JOIN artwork AS T2 ON T1.artwork_id = T2.artwork_id WHERE T1.height >= 4435000 AND T2.height < 144	art_museums
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.film_id WHERE T2.budget BETWEEN 1.9 AND 15.4 INTERSECT SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.film_id WHERE T2.duration > 167	film_festival
SELECT MIN(T2.birth_year) FROM artist AS T1 JOIN artist AS T2 ON T1.artist_id = T2.artist_id WHERE T1.name = 'India'	art_museums
SELECT name FROM train ORDER BY seats DESC LIMIT 1	railway_network
SELECT T1.title, T2.name FROM artwork AS T1 JOIN exhibition AS T2 ON T1.artwork_id = T2.artwork_id	art_museums
SELECT name FROM cinema ORDER BY seats	film_festival
SELECT COUNT(*) FROM wine WHERE price > 95.63	vineyard_estates
SELECT DISTINCT T1.name FROM train AS T1 JOIN station AS T2 ON T1.station_id = T2.station_id JOIN train AS T3 ON T2.train_id = T3.train_id WHERE T3.max_speed <= 95	railway_network
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.film_id GROUP BY T1.director_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT T1.name FROM station AS T1 JOIN stop AS T2 ON T1.station_id = T2.station_id WHERE T2.platforms > 9	railway_network
SELECT MIN(founded) FROM estate WHERE hectares BETWEEN 80.1 AND 129.5	vineyard_estates
SELECT T1.name, COUNT(*) FROM award AS T1 JOIN film AS T2 ON T1.award_id = T2.award_id GROUP BY T1.award_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT delay, end_station_id FROM ride	railway_network
SELECT AVG(T2.alcohol) FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T1.name = 'Belmont Nova'	vineyard_estates
SELECT street, COUNT(*) FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT DISTINCT T1.name FROM station AS T1 JOIN stop AS T2 ON T1.station_id = T2.station_id WHERE T2.position > 426	railway_network
SELECT theme FROM exhibition WHERE days > 111 ORDER BY starts DESC LIMIT 1	art_museums
SELECT DISTINCT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.price IS NOT NULL EXCEPT SELECT T1.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id WHERE T2.hectares > 129.5	vineyard_estates
SELECT name FROM museum ORDER BY yearly_visitors LIMIT 10	art_museums
SELECT T1.name, T2.title FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T1.ticket_price > 16.61	art_museums
SELECT DISTINCT region FROM estate	vineyard_estates
SELECT title FROM film WHERE release_year < 1975 AND release_year >= 2020	film_festival
SELECT name FROM line WHERE line_id = (SELECT line_id FROM line ORDER BY length DESC LIMIT 1)	railway_network
SELECT title FROM film WHERE film_id NOT IN (SELECT film_id FROM screening WHERE tickets_sold > 640)	film_festival
SELECT release_year FROM screening WHERE tickets_sold BETWEEN 6.43 AND 11.83 AND ticket_price >= 102	film_festival
SELECT T1.name, AVG(T2.insured_value) FROM artist AS T1 JOIN museum AS T2 ON T1.artist_id = T2.artist_id GROUP BY T1.artist_id	art_museums
SELECT T1.name FROM station AS T1 JOIN stop_on_line AS T2 ON T1.station_id = T2.station_id WHERE T2.position >= 90	railway_network
SELECT T1.theme, COUNT(*) FROM exhibition AS T1 JOIN artwork AS T2 ON T1.exhibition_id = T2.exhibition_id GROUP BY T1.exhibition_id	art_museums
SELECT passengers FROM ride WHERE ride_date BETWEEN 3 AND 63	railway_network
SELECT DISTINCT seats FROM train	railway_network
SELECT AVG(T2.height) FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T1.name = 'Marlow Museum'	art_museums
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY SUM(T2.days) LIMIT 1	art_museums
SELECT MAX(delay), MIN(delay) FROM ride	railway_network
SELECT T1.train_code, AVG(T2.passengers) FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id GROUP BY T1.train_id	railway_network
SELECT seats FROM train WHERE line_id = (SELECT line_id FROM line ORDER BY length DESC LIMIT 1)	railway_network
SELECT seats, max_speed FROM train WHERE train_code = 'Flyer 107'	railway_network
SELECT DISTINCT T1.train_code FROM station AS T1 JOIN ride AS T2 ON T1.station_id = T2.station_id WHERE T2.passengers < 381 EXCEPT SELECT T1.train_code FROM station AS T1 JOIN ride AS T2 ON T1.station_id = T2.station_id WHERE T2.delay >= 551	railway_network
SELECT MIN(tickets_sold), AVG(tickets_sold) FROM screening	film_festival
SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.passengers > 612 INTERSECT SELECT T1.train_code FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.delay BETWEEN 29 AND 80	railway_network
SELECT COUNT(*) FROM film WHERE film_id NOT IN (SELECT film_id FROM screening)	film_festival
SELECT technique, COUNT(*) FROM artwork WHERE year_made > 1924 GROUP BY technique	art_museums
SELECT T1.ticket_price FROM screening AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title = 'Palladium'	film_festival
SELECT T1.name, T1.ticket_price FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.title = 'Shepherd with Fruit'	art_museums
SELECT MIN(T1.ticket_sold) FROM screening AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T2.title = 'Electric Wolves'	film_festival
SELECT COUNT(*) FROM screening AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id WHERE T1.ticket_price >= 17.25	film_festival
SELECT name FROM exhibition WHERE days > 80 OR curator IS NOT NULL	art_museums
SELECT T1.name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id GROUP BY T1.artist_id HAVING COUNT(*) >= 7	art_museums
SELECT name FROM award ORDER BY name	film_festival
SELECT T1.name, COUNT(*) FROM line AS T1 JOIN train AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id	railway_network
SELECT theme, starts FROM exhibition	art_museums
SELECT days, starts, curator FROM exhibition WHERE museum_id = (SELECT museum_id FROM museum ORDER BY yearly_visitors LIMIT 1)	art_museums
SELECT DISTINCT T1.title FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id JOIN cinema AS T3 ON T2.cinema_id = T3.cinema_id WHERE T3.name = 'Kosmos'	film_festival
SELECT name FROM award WHERE prize_money > 51000 ORDER BY name	film_festival
SELECT T1.ride_date, T2.train_code FROM ride AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id	railway_network
SELECT COUNT(DISTINCT T1.train_id) FROM train AS T1 JOIN ride AS T2 ON T1.train_id = T2.train_id WHERE T2.delay > 38	railway_network
SELECT region, AVG(lift_count) FROM station GROUP BY region	railway_network
SELECT genre FROM film WHERE budget < 9 AND budget < 21.5	film_festival
SELECT release_year FROM film WHERE title = 'Electric Sky'	film_festival
SELECT T1.title, T3.name FROM film AS T1 JOIN film AS T2 ON T1.film_id = T2.film_id JOIN film AS T3 ON T2.film_id = T3.film_id	film_festival
SELECT name FROM wine WHERE vintage BETWEEN 2014 AND 2017 OR price >= 78.04	vineyard_estates
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id ORDER BY T2.starts LIMIT 1	art_museums
SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T2.duration <= 88 EXCEPT SELECT T1.name FROM director AS T1 JOIN film AS T2 ON T1.director_id = T2.director_id WHERE T2.release_year = 2014	film_festival
SELECT T1.title FROM artwork AS T1 JOIN exhibition AS T2 ON T1.artwork_id = T2.artwork_id GROUP BY T1.artwork_id ORDER BY COUNT(*) DESC LIMIT 1	art_museums
SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id JOIN artist AS T3 ON T2.artist_id = T3.artist_id WHERE T3.name = 'Yusuf Zhang'	art_museums
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
SELECT T1.title, T2.name FROM film AS T1 JOIN nomination AS T2 ON T1.film_id = T2.film_id	film_festival
SELECT COUNT(*) FROM train WHERE seats <= 230	railway_network
SELECT T1.name FROM museum AS T1 JOIN exhibition AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY AVG(T2.days) DESC LIMIT 1	art_museums
SELECT tickets_sold FROM screening WHERE cinema_id = (SELECT cinema_id FROM cinema ORDER BY seats DESC LIMIT 1)	film_festival
SELECT T1.title, COUNT(*) FROM artwork AS T1 JOIN artwork AS T2 ON T1.artwork_id = T2.artwork_id GROUP BY T1.artwork_id	art_museums
SELECT name FROM museum WHERE museum_id NOT IN (SELECT museum_id FROM exhibition)	art_museums
SELECT train_code FROM line WHERE name LIKE '%Violet%' AND length >= 234	railway_network
SELECT COUNT(DISTINCT T1.cinema_id) FROM film AS T1 JOIN screening AS T2 ON T1.film_id = T2.film_id WHERE T2.tickets_sold BETWEEN 438 AND 660	film_festival
SELECT founded FROM estate WHERE name = 'Lindaro Alta'	vineyard_estates
SELECT T1.name FROM wine AS T1 JOIN tasting AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id HAVING COUNT(*) = 8	vineyard_estates
SELECT title FROM film	film_festival
SELECT taster, COUNT(*) FROM tasting WHERE score >= 95 GROUP BY taster	vineyard_estates
SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.technique = 'charcoal' EXCEPT SELECT T1.name FROM museum AS T1 JOIN artwork AS T2 ON T1.museum_id = T2.museum_id WHERE T2.technique = 'charcoal'	art_museums
SELECT name FROM wine WHERE wine_id IN (SELECT wine_id FROM tasting WHERE tasting_on BETWEEN '2023-02-08' AND '2023-07-26')	vineyard_estates
SELECT AVG(T1.max_speed) FROM train AS T1 JOIN train AS T2 ON T1.train_id = T2.train_id WHERE T2.train_code = '1935'	railway_network
SELECT title, year_made FROM artwork WHERE museum_id OR insured_value > 6753000	art_museums
SELECT COUNT(DISTINCT city) FROM museum	art_museums
SELECT title FROM film WHERE budget = 'drama'	film_festival
SELECT T1.name FROM winery AS T1 JOIN wine AS T2 ON T1.grape_id = T2.grape_id GROUP BY T1.grape_id ORDER BY AVG(T2.price) DESC LIMIT 1	vineyard_estates
SELECT title FROM artwork WHERE year_made < 1970 AND museum_id NOT IN (SELECT artwork_id FROM museum WHERE museum_id IS NULL)	art_museums
SELECT T1.name, T2.name FROM wine AS T1 JOIN wine AS T2 ON T1.wine_id = T2.wine_id	vineyard_estates
SELECT street FROM cinema GROUP BY street ORDER BY COUNT(*) DESC LIMIT 1	film_festival
SELECT theme FROM exhibition	art_museums
SELECT COUNT(*) FROM artwork WHERE artist_id = 'Tessin Museum'	art_museums
SELECT AVG(T1.duration) FROM film AS T1 JOIN director AS T2 ON T1.director_id = T2.director_id WHERE T2.nationality != 'Mexican'	film_festival
SELECT tickets_sold, screening_date FROM screening WHERE cinema_id IN (SELECT cinema_id FROM screening WHERE tickets_sold > 670)	film_festival
SELECT COUNT(*) FROM concert WHERE concert_code = 'Opera House' OR concert_code = 'Town Church'	symphony_orchestra
SELECT COUNT(DISTINCT difficulty) FROM slope	ski_resorts
SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id WHERE T2.concert_date < '2022-12-25' EXCEPT SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id WHERE T2.concert_code LIKE 'J%'	symphony_orchestra
SELECT MAX(years_teaching), MIN(years_teaching) FROM instructor	ski_resorts
SELECT band FROM telescope WHERE name = 'Argus I'	star_observatory
SELECT T1.headline FROM article AS T1 JOIN article AS T2 ON T1.article_id = T2.article_id GROUP BY T1.article_id ORDER BY COUNT(*) DESC LIMIT 1	daily_newspaper
SELECT COUNT(*) FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id JOIN musician AS T3 ON T2.musician_id = T3.musician_id WHERE T3.name = 'Rosa Fischer'	symphony_orchestra
SELECT joined FROM musician WHERE name = 'October Gala 79'	symphony_orchestra
SELECT DISTINCT T1.name FROM musician AS T1 JOIN musician AS T2 ON T1.musician_id = T2.musician_id WHERE T2.teacher = 'INTERSECT SELECT T1.name FROM musician AS T1 JOIN musician AS T2 ON T1.musician_id = T2.musician_id WHERE T2.joined < 2003	symphony_orchestra
SELECT contract FROM journalist GROUP BY contract HAVING AVG(salary) > 56500	daily_newspaper
SELECT T1.name, COUNT(*) FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT COUNT(DISTINCT language) FROM instructor	ski_resorts
SELECT T1.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) >= 5	ski_resorts
SELECT name FROM journalist WHERE hired LIKE '2014%' ORDER BY salary DESC	daily_newspaper
SELECT language, AVG(years_teaching) FROM instructor WHERE phone IS NULL GROUP BY language	ski_resorts
SELECT DISTINCT difficulty FROM slope WHERE snow_depth IS NULL	ski_resorts
SELECT T1.name FROM astronomer AS T1 JOIN observation AS T2 ON T1.astronomer_id = T2.astronomer_id JOIN observation AS T3 ON T2.star_id = T3.star_id WHERE T3.observed_on < 330	star_observatory
SELECT T1.title, COUNT(*) FROM comedian AS T1 JOIN concert AS T2 ON T1.comedian_id = T2.musician_id GROUP BY T1.comedian_id	symphony_orchestra
SELECT name FROM journalist WHERE prize = 'Press Medal' AND contract = 'permanent'	daily_newspaper
SELECT DISTINCT hired FROM journalist	daily_newspaper
SELECT AVG(T1.exposure) FROM observation AS T1 JOIN astronomer AS T2 ON T1.astronomer_id = T2.astronomer_id WHERE T2.papers BETWEEN 93 AND 135	star_observatory
SELECT name FROM composer WHERE epoch != 'Baroque' EXCEPT SELECT T1.name FROM composer AS T1 JOIN composer AS T2 ON T1.composer_id = T2.composer_id WHERE T2.composer_id IN (SELECT composer_id FROM composer WHERE epoch = 'Baroque')	symphony_orchestra
SELECT name, nationality FROM musician WHERE wage < (SELECT AVG(wage) FROM musician)	symphony_orchestra
SELECT salary FROM journalist	daily_newspaper
SELECT name FROM resort WHERE altitude >= 3100 OR name LIKE '%Crystal%'	ski_resorts
SELECT T1.posted FROM reader_comment AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN subscriber AS T3 ON T2.subscriber_id = T3.subscriber_id WHERE T3.city = 'Prague'	daily_newspaper
SELECT COUNT(*) FROM telescope AS T1 JOIN observation AS T2 ON T1.telescope_id = T2.telescope_id JOIN observation AS T3 ON T2.star_id = T3.star_id WHERE T3.star_on > 5190	star_observatory
SELECT T1.since FROM subscriber AS T1 JOIN article AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.printed_on >= 71400	daily_newspaper
SELECT COUNT(DISTINCT country) FROM resort	ski_resorts
SELECT COUNT(*) FROM telescope WHERE telescope_id NOT IN (SELECT telescope_id FROM observation)	star_observatory
SELECT MAX(premiere) FROM musician WHERE wage > 5900	symphony_orchestra
SELECT name, since FROM reader_comment WHERE edition = 'print'	daily_newspaper
SELECT T1.name FROM journalist AS T1 JOIN desk AS T2 ON T1.desk_id = T2.desk_id WHERE T2.yearly_budget < 341000	daily_newspaper
SELECT country FROM composer WHERE birth_year > 1870 AND epoch != 'Baroque'	symphony_orchestra
SELECT name FROM slope WHERE length >= 5400 AND snow_depth < 85	ski_resorts
SELECT family FROM section WHERE name = 'Violins'	symphony_orchestra
SELECT day_pass FROM resort WHERE country = 'Austria'	ski_resorts
SELECT nationality FROM musician GROUP BY nationality ORDER BY SUM(wage) LIMIT 1	symphony_orchestra
SELECT band, AVG(mirror) FROM telescope WHERE built > 1969 GROUP BY band	star_observatory
SELECT likes, tone FROM reader_comment	daily_newspaper
SELECT COUNT(*) FROM reader_comment WHERE likes > 203	daily_newspaper
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id HAVING COUNT(*) = 2	symphony_orchestra
SELECT 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2	ski_resorts
SELECT length, snow_depth FROM slope WHERE name LIKE 'S%' OR difficulty = 'red'	ski_resorts
SELECT weather FROM observation WHERE observed_on LIKE '2022%' OR observed_on > 2130	star_observatory
SELECT COUNT(DISTINCT hall) FROM concert	symphony_orchestra
SELECT name FROM journalist WHERE prize = 58500	daily_newspaper
SELECT name FROM resort WHERE resort_id IN (SELECT resort_id FROM instructor WHERE phone IS NULL)	ski_resorts
SELECT COUNT(*) FROM reader_comment WHERE subscriber_id NOT IN (SELECT subscriber_id FROM reader_comment)	daily_newspaper
SELECT T1.since, T2.name FROM reader_comment AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id	daily_newspaper
SELECT name FROM section WHERE section_id NOT IN (SELECT section_id FROM musician WHERE teacher = 'brass')	symphony_orchestra
SELECT pupils, lesson_date FROM lesson WHERE fee >= 68.51	ski_resorts
SELECT name FROM composer ORDER BY birth_year LIMIT 1	symphony_orchestra
SELECT country, country FROM observatory WHERE name LIKE '%Frost%'	star_observatory
SELECT hired FROM journalist WHERE salary < (SELECT AVG(salary) FROM journalist)	daily_newspaper
SELECT name FROM desk WHERE desk_id NOT IN (SELECT desk_id FROM journalist)	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) LIMIT 1	star_observatory
SELECT name FROM reader_comment WHERE posted < (SELECT MAX(posted) FROM reader_comment WHERE city = 'Oslo')	daily_newspaper
SELECT name FROM astronomer WHERE institute = 'Heidelberg' ORDER BY papers DESC	star_observatory
SELECT T1.name FROM musician AS T1 JOIN concert AS T2 ON T1.musician_id = T2.musician_id GROUP BY T1.musician_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT venue, MIN(tickets) FROM concert GROUP BY venue	symphony_orchestra
SELECT COUNT(DISTINCT T1.subscriber_id) FROM reader_comment AS T1 JOIN reader_comment AS T2 ON T1.subscriber_id = T2.subscriber_id WHERE T2.likes > 55880	daily_newspaper
SELECT COUNT(*) FROM astronomer WHERE institute = 1998	star_observatory
SELECT T1.headline FROM article AS T1 JOIN reader_comment AS T2 ON T1.article_id = T2.article_id WHERE T2.posted < '2023-11-10' INTERSECT SELECT T1.headline FROM article AS T1 JOIN reader_comment AS T2 ON T1.article_id = T2.article_id WHERE T2.likes > 90	daily_newspaper
SELECT MIN(built) FROM telescope WHERE mirror BETWEEN 6 AND 9	star_observatory
SELECT T1.concert_code, T2.title FROM concert AS T1 JOIN piece AS T2 ON T1.concert_id = T2.concert_id WHERE T1.concert_date >= 1450	symphony_orchestra
SELECT name FROM resort WHERE season_start BETWEEN 33.41 AND 74.43 UNION SELECT name FROM instructor WHERE phone = 'column'	ski_resorts
SELECT spectral_class FROM star GROUP BY spectral_class HAVING AVG(brightness) > 6.0	star_observatory
SELECT nationality, wage FROM musician ORDER BY joined DESC LIMIT 1	symphony_orchestra
SELECT name FROM instructor WHERE instructor_id NOT IN (SELECT instructor_id FROM lesson)	ski_resorts
SELECT T1.name, T2.name FROM resort AS T1 JOIN instructor AS T2 ON T1.resort_id = T2.resort_id WHERE T2.resort_id < 49.82	ski_resorts
SELECT grape FROM reader_comment WHERE subscriber_id IN (SELECT subscriber_id FROM reader_comment WHERE prize =	daily_newspaper
SELECT DISTINCT country FROM composer	symphony_orchestra
SELECT MIN(premiere) FROM concert	symphony_orchestra
SELECT COUNT(*) FROM article AS T1 JOIN journalist AS T2 ON T1.journalist_id = T2.journalist_id WHERE T2.hired > '2003-11-12'	daily_newspaper
SELECT T1.weather FROM observation AS T1 JOIN astronomer AS T2 ON T1.astronomer_id = T2.astronomer_id ORDER BY T2.papers DESC LIMIT 1	star_observatory
SELECT MIN(distance), MAX(distance) FROM star	star_observatory
SELECT name FROM instructor ORDER BY name DESC	ski_resorts
SELECT name FROM slope ORDER BY length DESC LIMIT 1	ski_resorts
SELECT DISTINCT T1.name, T1.hired FROM journalist AS T1 JOIN article AS T2 ON T1.journalist_id = T2.journalist_id WHERE T2.words = 'permanent' AND T1.contract = 'permanent'	daily_newspaper
SELECT observed_on FROM observation WHERE weather = 'hazy' OR star_id <= 1650	star_observatory
SELECT name, day_pass FROM resort WHERE altitude < (SELECT AVG(altitude) FROM resort)	ski_resorts
SELECT name FROM observatory WHERE observatory_id IN (SELECT observatory_id FROM telescope WHERE mirror > 4.7)	star_observatory
SELECT MIN(since) FROM subscriber WHERE city = 'Oslo'	daily_newspaper
SELECT COUNT(*) FROM slope WHERE difficulty = '6300' AND length < 6300	ski_resorts
SELECT AVG(papers) FROM observation WHERE weather = 'doe)	star_observatory
SELECT T1.name FROM section AS T1 JOIN musician AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id ORDER BY SUM(T2.wage) DESC LIMIT 1	symphony_orchestra
SELECT name FROM astronomer WHERE astronomer_id NOT IN (SELECT astronomer_id FROM observation)	star_observatory
SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) = 8	ski_resorts
SELECT name FROM resort ORDER BY name	ski_resorts
SELECT COUNT(DISTINCT nationality) FROM musician	symphony_orchestra
SELECT name FROM resort WHERE day_pass <= 36.9 ORDER BY season_start	ski_resorts
SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id GROUP BY T1.composer_id ORDER BY COUNT(*) DESC LIMIT 1	symphony_orchestra
SELECT T1.name FROM slope AS T1 JOIN lesson AS T2 ON T1.slope_id = T2.slope_id GROUP BY T1.slope_id ORDER BY SUM(T2.pupils) DESC LIMIT 1	ski_resorts
SELECT floor, yearly_budget FROM desk WHERE name = 'Politics'	daily_newspaper
SELECT country FROM observatory	star_observatory
SELECT T1.name, T3.name FROM journalist AS T1 JOIN article AS T2 ON T1.journalist_id = T2.journalist_id JOIN desk AS T3 ON T2.desk_id = T3.desk_id	daily_newspaper
SELECT MIN(altitude), AVG(altitude) FROM observatory WHERE country = 'Hawaii'	star_observatory
SELECT COUNT(DISTINCT tone) FROM reader_comment	daily_newspaper
SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id WHERE T2.form = 'symphony' INTERSECT SELECT T1.name FROM composer AS T1 JOIN piece AS T2 ON T1.composer_id = T2.composer_id WHERE T2.composer_id > 'overture'	symphony_orchestra
SELECT name FROM musician WHERE musician_id NOT IN (SELECT musician_id FROM concert)	symphony_orchestra
SELECT family FROM section WHERE seats BETWEEN 4 AND 12 EXCEPT SELECT T1.family FROM section AS T1 JOIN section AS T2 ON T1.section_id = T2.section_id WHERE T2.name LIKE 'C%'	symphony_orchestra
SELECT concert_date FROM concert WHERE concert_code = 'November Gala 20'	symphony_orchestra
SELECT AVG(altitude) FROM resort WHERE country = 'Canada'	ski_resorts
SELECT COUNT(*) FROM lesson WHERE fee > 121.78 AND pupils > 11	ski_resorts
SELECT country, AVG(altitude) FROM resort WHERE day_pass < '2023-12-03' GROUP BY country	ski_resorts
SELECT COUNT(DISTINCT T1.instructor_id) FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.instructor_id WHERE T2.snow_depth > 135	ski_resorts
SELECT institute, AVG(papers) FROM astronomer GROUP BY institute	star_observatory
SELECT DISTINCT T1.name FROM musician AS T1 JOIN musician AS T2 ON T1.musician_id = T2.musician_id JOIN musician AS T3 ON T2.musician_id = T3.musician_id ORDER BY T3.name	symphony_orchestra
SELECT tickets FROM concert WHERE concert_code != 'Opera House' AND concert_date > '2021-12-08'	symphony_orchestra
SELECT name, band FROM telescope	star_observatory
SELECT name FROM astronomer WHERE name LIKE '%Erik%' AND doctorgo	star_observatory
SELECT form, COUNT(*) FROM piece GROUP BY form	symphony_orchestra
SELECT name FROM resort WHERE difficulty = 'green' EXCEPT SELECT T1.name FROM resort AS T1 JOIN slope AS T2 ON T1.resort_id = T2.resort_id WHERE T2.difficulty = 'green'	ski_resorts
SELECT name FROM slope WHERE length < 3150 OR snow_depth >= 230	ski_resorts
SELECT name FROM telescope WHERE band = 'Meridian I' AND band = 'Meridian I'	star_observatory
SELECT T1.name FROM star AS T1 JOIN observation AS T2 ON T1.star_id = T2.star_id WHERE T2.weather != 'hazy' INTERSECT SELECT T1.name FROM star AS T1 JOIN observation AS T2 ON T1.star_id = T2.star_id WHERE T2.weather = 'hazy'	star_observatory
SELECT DISTINCT edition FROM reader_comment	daily_newspaper
SELECT COUNT(*) FROM slope WHERE resort_id > 164.94	ski_resorts
SELECT SUM(concert_date) FROM musician	symphony_orchestra
SELECT tone FROM reader_comment WHERE posted > '2023-06-04' AND subscriber_id > 206	daily_newspaper
SELECT MIN(hired) FROM journalist	daily_newspaper
SELECT name FROM star ORDER BY name DESC	star_observatory
SELECT T1.name FROM desk AS T1 JOIN journalist AS T2 ON T1.desk_id = T2.desk_id GROUP BY T1.desk_id ORDER BY AVG(T2.salary) DESC LIMIT 1	daily_newspaper
SELECT name FROM musician WHERE wage < 5550 ORDER BY name	symphony_orchestra
SELECT COUNT(*) FROM reader_comment WHERE edition != 'print'	daily_newspaper
SELECT band FROM telescope WHERE band = 'more' AND band = '11'	star_observatory
SELECT SUM(T1.minutes) FROM piece AS T1 JOIN piece AS T2 ON T1.piece_id = T2.piece_id JOIN piece AS T3 ON T2.piece_id = T3.piece_id WHERE T3.title = 'Irene Kowalski'	symphony_orchestra
SELECT T1.name FROM instructor AS T1 JOIN slope AS T2 ON T1.instructor_id = T2.instructor_id GROUP BY T1.instructor_id ORDER BY COUNT(*) DESC LIMIT 1	ski_resorts
SELECT T1.name, COUNT(*) FROM journalist AS T1 JOIN article AS T2 ON T1.journalist_id = T2.journalist_id GROUP BY T1.journalist_id	daily_newspaper
SELECT form FROM desk WHERE posted > '2002-12-07' GROUP BY form ORDER BY COUNT(*) DESC LIMIT 1	daily_newspaper
SELECT name FROM observatory WHERE altitude BETWEEN 340 AND 1060	star_observatory
SELECT T1.name FROM article AS T1 JOIN reader_comment AS T2 ON T1.article_id = T2.article_id GROUP BY T1.article_id HAVING COUNT(*) >= 8	daily_newspaper
SELECT name FROM telescope ORDER BY band LIMIT 1	star_observatory
SELECT name FROM telescope WHERE mirror = (SELECT mirror FROM observation ORDER BY observed_on LIMIT 1)	star_observatory
SELECT T1.pupils, T1.lesson_date FROM lesson AS T1 JOIN instructor AS T2 ON T1.instructor_id = T2.instructor_id JOIN instructor AS T3 ON T2.instructor_id = T3.instructor_id WHERE T3.name = 'Hugo Novak'	ski_resorts
SELECT name, language, phone FROM instructor WHERE language = 'French' ORDER BY years_teaching DESC LIMIT 3	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id GROUP BY T1.observatory_id ORDER BY COUNT(*) DESC LIMIT 1	star_observatory
SELECT T1.name FROM subscriber AS T1 JOIN subscriber AS T2 ON T1.subscriber_id = T2.subscriber_id JOIN article AS T3 ON T2.article_id = T3.article_id WHERE T3.headline = 'Scientists Study Old Tower'	daily_newspaper
SELECT difficulty FROM slope GROUP BY difficulty HAVING AVG(snow_depth) > 155	ski_resorts
SELECT papers FROM scientist ORDER BY papers LIMIT 3	star_observatory
SELECT MIN(edition) FROM hired WHERE name = 'Tara Ivanova'	daily_newspaper
SELECT concert_code FROM concert WHERE concert_date LIKE '2022%'	symphony_orchestra
SELECT headline FROM article WHERE journalist_id = (SELECT journalist_id FROM journalist ORDER BY hired LIMIT 1)	daily_newspaper
SELECT T1.joined FROM musician AS T1 JOIN section AS T2 ON T1.section_id = T2.section_id JOIN section AS T3 ON T2.section_id = T3.section_id WHERE T3.name = 'Violins'	symphony_orchestra
SELECT name, language FROM instructor WHERE resort_id = (SELECT resort_id FROM resort ORDER BY altitude LIMIT 1)	ski_resorts
SELECT DISTINCT T1.name FROM slope AS T1 JOIN instructor AS T2 ON T1.slope_id = T2.slope_id JOIN instructor AS T3 ON T2.instructor_id = T3.instructor_id WHERE T3.name LIKE '%Wendy%'	ski_resorts
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.built > 1995 EXCEPT SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.name LIKE 'N%'	star_observatory
SELECT family FROM section GROUP BY family ORDER BY COUNT(*) LIMIT 1	symphony_orchestra
SELECT name, season_start, altitude FROM resort	ski_resorts
SELECT name FROM desk WHERE yearly_budget <= 341000 AND floor <= 5	daily_newspaper
SELECT T1.name FROM observatory AS T1 JOIN telescope AS T2 ON T1.observatory_id = T2.observatory_id WHERE T2.band = 'infrared'	star_observatory
SELECT MIN(fee), AVG(fee) FROM lesson	ski_resorts
SELECT country, COUNT(*) FROM observatory WHERE altitude > 1220 GROUP BY country	star_observatory
SELECT T1.name FROM star AS T1 JOIN observation AS T2 ON T1.star_id = T2.star_id WHERE T2.weather = 'infrared' AND T1.distance BETWEEN 230.8 AND 822.8	star_observatory
SELECT concert_code FROM concert ORDER BY concert_date LIMIT 4	symphony_orchestra
SELECT name FROM musician WHERE wage BETWEEN 4950 AND 5100	symphony_orchestra
SELECT band FROM telescope WHERE name = 'Zenith I'	star_observatory
SELECT band, AVG(mirror) FROM telescope GROUP BY band	star_observatory
SELECT prize FROM journalist WHERE hired < '2016-07-19' AND hired < 45000	daily_newspaper
