SELECT power_name FROM superpower WHERE power_name = '3-D Man'	superhero
SELECT COUNT(id) FROM superhero_attribute WHERE attribute_id IN (SELECT id FROM superpower WHERE power_name = 'Super Strength') AND height_cm > 200	superhero
SELECT COUNT(id) FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Blue')	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN colour AS T2 ON T1.skin_colour_id = T2.id WHERE T1.superhero_name = 'Apocalypse'	superhero
SELECT COUNT(T1.id) FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id INNER JOIN attribute AS T3 ON T2.attribute_id = T3.id INNER JOIN colour AS T4 ON T3.colour_id = T4.id WHERE T4.colour = 'Blue' AND T3.attribute_name = 'Power' AND T3.power_name = 'Agility'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN colour AS T4 ON T3.colour_id = T4.id WHERE T3.power_name = 'Agility' AND T4.colour_id = 'Blue'	superhero
SELECT T1.id, T1.eye_colour_id FROM superhero AS T1 JOIN publisher AS T2 ON T1.publisher_id = T2.id WHERE T2.publisher_name = 'Marvel Comics' ORDER BY COUNT(T1.id) DESC LIMIT 1	superhero
SELECT MIN(height_cm) FROM superhero WHERE publisher_publisher_name = 'Marvel Comics'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.attribute_id = T3.id WHERE T3.power_name = 'Super Strength'	superhero
SELECT COUNT(id) FROM superhero WHERE publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'DC Comics')	superhero
SELECT superhero_name FROM superhero WHERE attribute_value = (SELECT MIN(attribute_value) FROM superhero WHERE attribute_name = 'Intelligence')	superhero
SELECT T2.race FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T1.superhero_name = 'Copycat'	superhero
SELECT T1.superhero_name FROM superhero_attribute AS T1 JOIN superpower AS T2 ON T1.attribute_id = T2.attribute_id WHERE T2.power_name = 'Durability' AND T1.attribute_value < 50	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id GROUP BY T1.superhero_name ORDER BY COUNT(T2.power_id) DESC LIMIT 1	superhero
SELECT CAST(SUM(CASE WHEN alignment = 'Bad' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(id) FROM superhero WHERE publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'Marvel Comics')	superhero
SELECT COUNT(id) FROM superhero WHERE full_name IS NULL	superhero
SELECT power_name FROM superpower WHERE gender_id = (SELECT id FROM gender WHERE gender = 'Male')	superhero
SELECT COUNT(*) FROM superhero WHERE alignment_id = 'Bad'	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN race AS T2 ON T1.race_id = T2.id WHERE T1.height_cm = 185	superhero
SELECT T2.colour FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id ORDER BY T1.weight_kg DESC LIMIT 1	superhero
SELECT CAST(SUM(CASE WHEN publisher.publisher_name = 'Marvel Comics' THEN publisher.id ELSE NULL END) AS REAL) * 100 / COUNT(publisher.id)	superhero
SELECT COUNT(id) FROM superhero WHERE power_name = 'Stealth' AND attribute_name = 'Power'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T3.attribute_name = 'Strength' ORDER BY T2.attribute_value DESC LIMIT 1	superhero
SELECT AVG(id) FROM superhero WHERE skin_colour_id = 1	superhero
SELECT COUNT(id) FROM publisher WHERE publisher_name = 'Dark Horse Comics'	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN colour AS T2 ON T1.eye_colour_id = T2.id WHERE T1.full_name = 'Abraham Sapien'	superhero
SELECT CAST(SUM(CASE WHEN T2.colour = 'Blue' AND T2.gender = 'Female' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(T2.gender) FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id INNER JOIN gender AS T3 ON T1.gender_id = T3.id	superhero
SELECT T1.full_name, T2.race FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.full_name = 'Charles Chandler'	superhero
SELECT gender FROM superhero WHERE superhero_name = 'Agent 13'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Adaptation'	superhero
SELECT power_name FROM superpower WHERE power_name = 'Hunter Zolomon'	superhero
SELECT height_cm FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Amber')	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN colour AS T4 ON T3.id = T4.id WHERE T4.colour = 'Black'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T2.race = 'Vampire'	superhero
SELECT COUNT(id) FROM superhero WHERE attribute_value = (SELECT MAX(attribute_value) FROM superhero WHERE attribute_name = 'Strength')	superhero
SELECT COUNT(id) FROM superhero WHERE alignment_id = 3	superhero
SELECT T2.attribute_value FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.superhero_name = '3-D Man'	superhero
SELECT CAST(SUM(CASE WHEN gender_id = 1 THEN 1 ELSE 0 END) AS REAL) / CAST(SUM(CASE WHEN gender_id = 2 THEN 1 ELSE 0 END) AS REAL) FROM superhero	superhero
SELECT T1.full_name FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T2.weight_kg = 0	superhero
SELECT AVG(attribute_value) FROM superhero WHERE alignment_id = 3	superhero
SELECT T1.colour FROM attribute AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.attribute_id JOIN superhero AS T3 ON T2.hero_id = T3.id WHERE T3.skin_colour_id = (SELECT T2.colour_id FROM attribute AS T2 WHERE T2.attribute_value = 100)	superhero
SELECT T1.superhero_name FROM superhero_attribute AS T1 JOIN superhero AS T2 ON T1.hero_id = T2.id WHERE T1.attribute_value BETWEEN 75 AND 80	superhero
SELECT T2.race_name FROM colour AS T1 INNER JOIN gender AS T2 ON T1.id = T2.gender_id INNER JOIN superhero AS T3 ON T3.gender_id = T2.id WHERE T1.colour = 'Blue' AND T3.gender = 'Male'	superhero
SELECT power_name FROM superpower WHERE superhero_name = 'Ajax'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id WHERE T2.power_name = 'Wind Control' ORDER BY T1.superhero_name ASC	superhero
SELECT superhero_name FROM superhero WHERE publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'DC Comics') ORDER BY weight_kg DESC LIMIT 1	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN colour AS T2 ON T1.eye_colour_id = T2.id WHERE T1.superhero_name = 'Abomination'	superhero
SELECT superhero_name FROM superhero ORDER BY height_cm DESC LIMIT 1	superhero
SELECT CAST(SUM(CASE WHEN T2.gender = 'Female' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(T2.publisher_name) FROM publisher AS T1 INNER JOIN superhero AS T2 ON T1.id = T2.publisher_id WHERE T1.publisher_name = 'George Lucas'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T2.race = 'Alien' AND T1.superhero_name = 'Alien'	superhero
