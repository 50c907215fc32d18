SELECT power_name FROM superpower WHERE power_name = '3-D Man'	superhero
SELECT COUNT(id) FROM superhero_attribute WHERE attribute_id = (SELECT id FROM superhero WHERE power_name = 'Super Strength')	superhero
SELECT COUNT(id) FROM superhero_attribute WHERE attribute_id IN (SELECT id FROM superpower WHERE power_name = 'Super Strength') AND height_cm > 200	superhero
SELECT T1.full_name FROM superhero AS T1 WHERE T1.id = T2.hero_id	superhero
SELECT COUNT(id) FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Blue')	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN colour AS T2 ON T1.skin_colour_id = T2.id WHERE T1.superhero_name = 'Apocalypse'	superhero
SELECT COUNT(T1.id) FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id INNER JOIN attribute AS T3 ON T2.attribute_id = T3.id INNER JOIN colour AS T4 ON T3.colour_id = T4.id WHERE T4.colour = 'Blue' AND T3.attribute_name = 'Power' AND T3.power_name = 'Agility'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN colour AS T4 ON T3.colour_id = T4.id WHERE T3.power_name = 'Agility' AND T4.colour_id = 'Blue'	superhero
SELECT COUNT(id) FROM superhero WHERE publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'Marvel Comics')	superhero
SELECT T2.publisher_name FROM superhero AS T1 JOIN publisher AS T2 ON T1.publisher_id = T2.id WHERE T2.publisher_name = 'Marvel Comics' ORDER BY T1.height_cm ASC	superhero
SELECT publisher_name FROM publisher WHERE superhero_name = 'Sauron'	superhero
SELECT T1.id, T1.eye_colour_id FROM superhero AS T1 JOIN publisher AS T2 ON T1.publisher_id = T2.id WHERE T2.publisher_name = 'Marvel Comics' ORDER BY T1.eye_colour_id ASC LIMIT 1	superhero
SELECT MIN(height_cm) FROM superhero WHERE publisher_publisher_name = 'Marvel Comics'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.attribute_id = T3.id WHERE T3.power_name = 'Super Strength' AND T1.publisher_id = T1.publisher_id	superhero
SELECT COUNT(id) FROM superhero WHERE publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'DC Comics')	superhero
SELECT T1.publisher_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T3.attribute_name = 'Speed' ORDER BY T2.attribute_value ASC LIMIT 1	superhero
SELECT COUNT(id) FROM superhero WHERE publisher_name = 'Marvel Comics' AND skin_colour_id = colour.id	superhero
SELECT publisher_name FROM publisher WHERE publisher_id = (SELECT publisher_id FROM superhero WHERE superhero_name = 'Blue Beetle II')	superhero
SELECT COUNT(id) FROM superhero WHERE hair_colour_id = (SELECT id FROM colour WHERE colour = 'Blond')	superhero
SELECT superhero_name FROM superhero WHERE attribute_value = (SELECT MIN(attribute_value) FROM superhero WHERE attribute_name = 'Intelligence')	superhero
SELECT T2.race FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T1.superhero_name = 'Copycat'	superhero
SELECT T1.superhero_name FROM superhero_attribute AS T1 JOIN superpower AS T2 ON T1.attribute_id = T2.attribute_id WHERE T2.power_name = 'Durability' AND T1.attribute_value < 50	superhero
SELECT T1.superhero_name FROM superhero_attribute AS T1 JOIN superhero AS T2 ON T1.hero_id = T2.id WHERE T2.power_name = 'Death Touch'	superhero
SELECT COUNT(id) FROM superhero WHERE gender_id = 1 AND attribute_name = 'Strength'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id GROUP BY T1.superhero_name ORDER BY COUNT(T2.power_id) DESC LIMIT 1	superhero
SELECT COUNT(id) FROM superhero WHERE race_id = (SELECT id FROM race WHERE race = 'Vampire')	superhero
SELECT CAST(SUM(CASE WHEN alignment = 'Bad' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(id) FROM superhero WHERE publisher_id = 'Marvel Comics'	superhero
SELECT SUM(publisher_name = 'Marvel Comics') - SUM(publisher_name = 'DC Comics') FROM publisher	superhero
SELECT publisher_id FROM superhero WHERE publisher_name = 'Star Trek'	superhero
SELECT AVG(attribute_value) FROM superhero_attribute	superhero
SELECT COUNT(id) FROM superhero WHERE full_name IS NULL	superhero
SELECT eye_colour FROM colour WHERE id = (SELECT eye_colour_id FROM superhero WHERE id = 75)	superhero
SELECT power_name FROM superpower WHERE superhero_name = 'Deathlok'	superhero
SELECT AVG(weight_kg) FROM superhero WHERE gender_id = (SELECT id FROM gender WHERE gender = 'Female')	superhero
SELECT power_name FROM superpower WHERE gender_id = (SELECT id FROM gender WHERE gender = 'Male')	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T2.race = 'Alien'	superhero
SELECT T1.superhero_name FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id INNER JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T1.height_cm BETWEEN 170 AND 190 AND T3.colour = 'No Colour'	superhero
SELECT T2.power_name FROM hero_power AS T1 JOIN superpower AS T2 ON T1.power_id = T2.id WHERE T1.hero_id = 56	superhero
SELECT full_name FROM superhero WHERE race_id = (SELECT id FROM race WHERE race = 'Demi-God') LIMIT 5	superhero
SELECT COUNT(*) FROM superhero WHERE alignment_id = 'Bad'	superhero
SELECT T2.race_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T1.weight_kg = 169	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN race AS T2 ON T1.race_id = T2.id WHERE T1.height_cm = 185	superhero
SELECT T2.colour FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id ORDER BY T1.weight_kg DESC LIMIT 1	superhero
SELECT CAST(SUM(CASE WHEN publisher.publisher_name = 'Marvel Comics' THEN publisher.id ELSE NULL END) AS REAL) * 100 / COUNT(publisher.id)	superhero
SELECT T2.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.gender = 'Male' AND T2.weight_kg < (SELECT AVG(weight_kg) FROM superhero) * 0.79	superhero
SELECT T2.power_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id GROUP BY T2.power_name ORDER BY COUNT(T2.power_name) DESC LIMIT 1	superhero
SELECT attribute_value FROM superhero_attribute WHERE superhero_name = 'Abomination'	superhero
SELECT power_name FROM superpower WHERE hero_id = 1	superhero
SELECT COUNT(id) FROM superhero WHERE power_name = 'Stealth' AND attribute_name = 'Power'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T3.attribute_name = 'Strength' ORDER BY T2.attribute_value DESC LIMIT 1	superhero
SELECT AVG(id) FROM superhero WHERE skin_colour_id = 1	superhero
SELECT COUNT(id) FROM publisher WHERE publisher_name = 'Dark Horse Comics'	superhero
SELECT T1.superhero_name FROM superhero_attribute AS T1 JOIN superhero AS T2 ON T1.hero_id = T2.id JOIN publisher AS T3 ON T2.publisher_id = T3.id WHERE T1.attribute_name = 'Durability' AND T3.publisher_name = 'Dark Horse Comics'	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN colour AS T2 ON T1.eye_colour_id = T2.id WHERE T1.full_name = 'Abraham Sapien'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Flight'	superhero
SELECT eyes, hair_colour_id, skin_colour_id FROM superhero WHERE gender_id = 'Female'	superhero
SELECT T1.publisher_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN colour AS T4 ON T3.id = T4.id WHERE T3.eye_colour_id = T4.id AND T3.hair_colour_id = T4.id AND T3.skin_colour_id = T4.id	superhero
SELECT T1.race_id FROM superhero AS T1 WHERE T1.superhero_name = 'A-Bomb'	superhero
SELECT CAST(SUM(CASE WHEN T2.colour = 'Blue' AND T2.gender = 'Female' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(T2.gender) FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id INNER JOIN gender AS T3 ON T1.gender_id = T3.id	superhero
SELECT T1.full_name, T2.race FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.full_name = 'Charles Chandler'	superhero
SELECT gender FROM superhero WHERE superhero_name = 'Agent 13'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Adaptation'	superhero
SELECT COUNT(T2.power_id) FROM superhero AS T1 INNER JOIN hero_power AS T2 ON T1.id = T2.hero_id WHERE T1.superhero_name = 'Amazo'	superhero
SELECT power_name FROM superpower WHERE power_name = 'Hunter Zolomon'	superhero
SELECT height_cm FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Amber')	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN colour AS T4 ON T3.id = T4.id WHERE T4.colour = 'Black'	superhero
SELECT T1.colour FROM colour AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.colour_id WHERE T1.colour = 'Gold'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T2.race = 'Vampire'	superhero
SELECT T1.superhero_name FROM superhero AS T1 WHERE T1.id = T2.alignment_id	superhero
SELECT COUNT(id) FROM superhero_attribute WHERE attribute_name = 'Strength'	superhero
SELECT race, alignment FROM superhero WHERE superhero_name = 'Cameron Hicks'	superhero
SELECT CAST(SUM(CASE WHEN gender = 'Female' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(publisher.publisher_name) FROM superhero WHERE publisher.publisher_name = 'Marvel Comics'	superhero
SELECT AVG(weight_kg) FROM superhero WHERE race_id = (SELECT id FROM race WHERE race_name = 'Alien')	superhero
SELECT SUM(T2.attribute_value) FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.full_name = 'Charles Chandler'	superhero
SELECT AVG(height_cm) FROM superhero	superhero
SELECT T2.power_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id WHERE T1.superhero_name = 'Abomination'	superhero
SELECT COUNT(id) FROM superhero WHERE race_id = 21 AND gender_id = 1	superhero
SELECT superhero_name FROM superhero ORDER BY height_cm ASC LIMIT 1	superhero
SELECT COUNT(id) FROM superhero WHERE alignment_id = 3	superhero
SELECT T2.attribute_value FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.superhero_name = '3-D Man'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN colour AS T4 ON T3.id = T4.id WHERE T3.attribute_name = 'Blue' AND T4.colour = 'Brown'	superhero
SELECT publisher.publisher_name FROM superhero WHERE superhero_name = 'Hawkman' UNION SELECT publisher.publisher_name FROM superhero WHERE superhero_name = 'Karate Kid' UNION SELECT publisher.publisher_name FROM superhero WHERE superhero_name = 'Speedy'	superhero
SELECT COUNT(id) FROM superhero WHERE publisher_id != 1	superhero
SELECT CAST(SUM(CASE WHEN T2.color = 'Blue' THEN T1.superhero_name ELSE NULL END) AS REAL) * 100.0 / COUNT(T1.superhero_name) FROM superhero AS T1 JOIN colour AS T2 ON T1.eye_colour_id = T2.id	superhero
SELECT CAST(SUM(CASE WHEN gender_id = 1 THEN 1 ELSE 0 END) AS REAL) / CAST(SUM(CASE WHEN gender_id = 2 THEN 1 ELSE 0 END) AS REAL) FROM superhero	superhero
SELECT superhero_name FROM superhero ORDER BY height_cm DESC LIMIT 1	superhero
SELECT T2.power_id FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id WHERE T1.power_name = 'Cryokinesis'	superhero
SELECT superhero_name FROM superhero WHERE id = 294	superhero
SELECT T1.full_name FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T2.weight_kg = 0	superhero
SELECT T2.colour FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.full_name = 'Karen Beecher-Duncan'	superhero
SELECT T2.power_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id WHERE T1.full_name = 'Helen Parr'	superhero
SELECT T2.race_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T1.weight_kg = 108 AND T1.height_cm = 188	superhero
SELECT publisher_name FROM publisher WHERE id = 38	superhero
SELECT T1.race_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id ORDER BY T2.attribute_value DESC LIMIT 1	superhero
SELECT T1.alignment, T2.power_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id WHERE T1.superhero_name = 'Atom IV'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN colour AS T2 ON T1.eye_colour_id = T2.id WHERE T2.colour = 'Blue' LIMIT 5	superhero
SELECT AVG(attribute_value) FROM superhero WHERE alignment_id = 3	superhero
SELECT T1.colour FROM attribute AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.attribute_id JOIN superhero AS T3 ON T2.hero_id = T3.id WHERE T3.skin_colour_id = (SELECT T2.colour_id FROM attribute AS T2 WHERE T2.attribute_value = 100)	superhero
SELECT COUNT(id) FROM superhero WHERE alignment_id = 1 AND gender_id = 2	superhero
SELECT T1.superhero_name FROM superhero_attribute AS T1 JOIN superhero AS T2 ON T1.hero_id = T2.id WHERE T1.attribute_value BETWEEN 75 AND 80	superhero
SELECT T2.gender FROM colour AS T1 INNER JOIN gender AS T2 ON T1.id = T2.gender_id INNER JOIN superhero AS T3 ON T3.gender_id = T2.id WHERE T1.colour = 'Blue' AND T3.gender = 'Male'	superhero
SELECT CAST(SUM(CASE WHEN alignment.id = 2 THEN gender.id = 2 ELSE 0 END) AS REAL) * 100 / COUNT(alignment.id) FROM superhero	superhero
SELECT SUM(T1.colour.id = 7) - SUM(T1.colour.id = 1) FROM superhero AS T1 INNER JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T2.attribute_value = 0 OR T2.attribute_value = NULL	superhero
SELECT attribute_value FROM superhero_attribute WHERE superhero_id = (SELECT id FROM superhero WHERE superhero_name = 'Hulk')	superhero
SELECT power_name FROM superpower WHERE superhero_name = 'Ajax'	superhero
SELECT COUNT(id) FROM superhero WHERE skin_colour_id = (SELECT id FROM colour WHERE colour = 'Green')	superhero
SELECT COUNT(id) FROM superhero WHERE gender_id = (SELECT id FROM gender WHERE gender = 'Female') AND publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'Marvel Comics')	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id WHERE T2.power_name = 'Wind Control' ORDER BY T1.superhero_name ASC	superhero
SELECT gender FROM superhero WHERE power_name = 'Phoenix Force'	superhero
SELECT superhero_name FROM superhero WHERE publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'DC Comics') ORDER BY weight_kg DESC LIMIT 1	superhero
SELECT AVG(height_cm) FROM superhero WHERE race <> 'Human' AND publisher_publisher_name = 'Dark Horse Comics'	superhero
SELECT COUNT(id) FROM superhero_attribute WHERE attribute_value = 100 AND attribute_name = 'Speed'	superhero
SELECT SUM(publisher_name = 'Marvel Comics') - SUM(publisher_name = 'DC Comics') FROM publisher	superhero
SELECT attribute_name FROM attribute WHERE id = (SELECT MIN(attribute_id) FROM hero_attribute)	superhero
SELECT T2.colour FROM superhero AS T1 INNER JOIN colour AS T2 ON T1.eye_colour_id = T2.id WHERE T1.superhero_name = 'Abomination'	superhero
SELECT superhero_name FROM superhero ORDER BY height_cm DESC LIMIT 1	superhero
SELECT T1.full_name FROM superhero AS T1 INNER JOIN superhero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.full_name = 'Charles Chandler'	superhero
SELECT CAST(SUM(CASE WHEN T2.gender = 'Female' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(T2.publisher_name) FROM publisher AS T1 INNER JOIN superhero AS T2 ON T1.id = T2.publisher_id WHERE T1.publisher_name = 'George Lucas'	superhero
SELECT CAST(SUM(CASE WHEN alignment = 'Good' THEN 1 ELSE 0 END) AS REAL) * 100 / COUNT(publisher.publisher_name) FROM superhero WHERE publisher.publisher_name = 'Marvel Comics'	superhero
SELECT COUNT(id) FROM superhero WHERE full_name LIKE 'John%'	superhero
SELECT hero_id FROM superhero ORDER BY attribute_value ASC LIMIT 1	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T2.race = 'Alien' AND T1.superhero_name = 'Alien'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T3.attribute_name = 'Eye_colour' AND T3.attribute_value = 'Brown' AND T1.weight_kg < 100	superhero
SELECT attribute_value FROM superhero_attribute WHERE superhero_id = (SELECT id FROM superhero WHERE superhero_name = 'Aquababy')	superhero
SELECT weight_kg, race FROM superhero WHERE id = 40	superhero
SELECT AVG(height_cm) FROM superhero WHERE alignment_id = (SELECT id FROM alignment WHERE alignment = 'Neutral')	superhero
SELECT hero_id FROM superhero_attribute WHERE power_name = 'Intelligence'	superhero
SELECT T1.colour FROM colour AS T1 INNER JOIN superhero AS T2 ON T1.id = T2.eye_colour_id WHERE T2.superhero_name = 'Blackwulf'	superhero
SELECT T2.power_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.height_cm > MULTIPLY(AVG(T1.height_cm), 0.8)	superhero
