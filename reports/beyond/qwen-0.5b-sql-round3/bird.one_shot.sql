SELECT power_name FROM superpower WHERE power_name = '3-D Man'	superhero
SELECT COUNT(*) FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Super Strength'	superhero
SELECT COUNT(*) FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN superpower AS T4 ON T2.power_id = T4.id WHERE T4.power_name = 'Super Strength' AND T1.height_cm > 200	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id GROUP BY T2.hero_id HAVING COUNT(*) > 15	superhero
SELECT COUNT(*) FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Blue')	superhero
SELECT skin_colour_id FROM superhero WHERE superhero_name = 'Apocalypse'	superhero
SELECT COUNT(*) FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id JOIN superpower AS T4 ON T2.power_id = T4.id WHERE T1.eye_colour_id = (SELECT id FROM colour WHERE colour = 'Blue') AND T3.attribute_name = 'Power' AND T4.power_name = 'Agility'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN colour AS T2 ON T1.hair_colour_id = T2.id JOIN attribute AS T3 ON T1.skin_colour_id = T3.id WHERE T2.colour = 'Blue' AND T3.attribute_name = 'Agility'	superhero
SELECT COUNT(*) FROM publisher AS T1 JOIN superhero AS T2 ON T1.id = T2.publisher_id WHERE T1.publisher_name = 'Marvel Comics'	superhero
SELECT T1.id, T1.publisher_id, T1.height_cm FROM superhero AS T1 JOIN publisher AS T2 ON T1.publisher_id = T2.id WHERE T2.publisher_name = 'Marvel Comics' ORDER BY T1.height_cm DESC	superhero
SELECT publisher_name FROM publisher WHERE publisher_name = 'Sauron'	superhero
SELECT * FROM superhero ORDER BY eye_colour_id DESC LIMIT 1	superhero
SELECT AVG(height_cm) FROM superhero AS T1 JOIN publisher AS T2 ON T1.publisher_id = T2.id WHERE T2.publisher_name = 'Marvel Comics'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id JOIN publisher AS T4 ON T1.publisher_id = T4.id WHERE T4.publisher_name = 'Marvel Comics' AND T3.power_name = 'Super Strength'	superhero
SELECT COUNT(*) FROM publisher AS T1 JOIN superhero AS T2 ON T1.id = T2.publisher_id WHERE T1.publisher_name = 'DC Comics'	superhero
SELECT publisher_name FROM superhero ORDER BY height_cm LIMIT 1	superhero
SELECT COUNT(*) FROM superhero AS T1 JOIN colour AS T2 ON T1.hair_colour_id = T2.id WHERE T2.colour = 'Gold' AND T1.publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'Marvel Comics')	superhero
SELECT publisher_name FROM publisher WHERE publisher_name = 'Blue Beetle II'	superhero
SELECT COUNT(*) FROM superhero WHERE hair_colour_id = (SELECT id FROM colour WHERE colour = 'Blond')	superhero
SELECT superhero_name FROM superhero ORDER BY attribute_value LIMIT 1	superhero
SELECT race_id FROM superhero WHERE superhero_name = 'Copycat'	superhero
SELECT superhero_name FROM superhero WHERE attribute_value < 50 AND attribute_name = 'Durability'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Death Touch'	superhero
SELECT COUNT(*) FROM superhero WHERE gender = 'Female' AND attribute_value = 100	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id GROUP BY T2.hero_id ORDER BY COUNT(*) DESC LIMIT 1	superhero
SELECT COUNT(*) FROM superhero WHERE race_id = (SELECT id FROM race WHERE race = 'Vampire')	superhero
SELECT COUNT(*) FROM superhero AS T1 JOIN alignment AS T2 ON T1.alignment_id = T2.id WHERE T1.publisher_id = 'Marvel Comics' AND T2.alignment = 'Bad'	superhero
SELECT publisher.publisher_name, COUNT(*) FROM publisher AS publisher JOIN superhero AS superhero ON publisher.id = superhero.publisher_id GROUP BY publisher.publisher_name HAVING COUNT(*) > (SELECT COUNT(*) FROM publisher WHERE publisher_name = 'DC Comics')	superhero
SELECT publisher_id FROM publisher WHERE publisher_name = 'Star Trek'	superhero
SELECT AVG(attribute_value) FROM superhero_attribute	superhero
SELECT COUNT(*) FROM superhero WHERE full_name IS NULL	superhero
SELECT eye_colour_id FROM superhero WHERE id = 75	superhero
SELECT T1.power_name FROM superpower AS T1 JOIN hero_power AS T2 ON T1.id = T2.power_id JOIN superhero AS T3 ON T2.hero_id = T3.id WHERE T3.superhero_name = 'Deathlok'	superhero
SELECT AVG(weight_kg) FROM superhero WHERE gender = 'Female'	superhero
SELECT power_name FROM hero_power WHERE gender_id = (SELECT id FROM gender WHERE gender = 'Male') LIMIT 5	superhero
SELECT superhero_name FROM superhero WHERE race_id = (SELECT id FROM race WHERE race = 'Alien')	superhero
SELECT superhero_name FROM superhero WHERE height_cm BETWEEN 170 AND 190 EXCEPT SELECT full_name FROM superhero WHERE eye_colour_id = 'No Colour'	superhero
SELECT T1.power_name FROM superpower AS T1 JOIN hero_power AS T2 ON T1.id = T2.power_id WHERE T2.hero_id = 56	superhero
SELECT full_name FROM superhero WHERE race_id = (SELECT id FROM race WHERE race = 'Demi-God') LIMIT 5	superhero
SELECT COUNT(*) FROM alignment AS T1 JOIN superhero AS T2 ON T1.id = T2.alignment_id WHERE T1.alignment = 'Bad'	superhero
SELECT race_id FROM superhero WHERE weight_kg = 169	superhero
SELECT hair_colour_id FROM superhero WHERE race = 'human' AND height_cm = 185	superhero
SELECT eye_colour_id FROM superhero ORDER BY weight_kg DESC LIMIT 1	superhero
SELECT COUNT(*) FROM superhero WHERE height_cm BETWEEN 150 AND 180 AND publisher_id = 13	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN gender AS T2 ON T1.gender_id = T2.id WHERE T2.gender = 'Male' AND T1.weight_kg > (SELECT AVG(weight_kg) FROM superhero)	superhero
SELECT power_name FROM hero_power GROUP BY power_name ORDER BY COUNT(*) DESC LIMIT 1	superhero
SELECT attribute_value FROM superhero_attribute WHERE superhero_name = 'Abomination'	superhero
SELECT power_name FROM superpower WHERE hero_id = 1	superhero
SELECT COUNT(*) FROM hero_power AS T1 JOIN superpower AS T2 ON T1.power_id = T2.id JOIN hero_attribute AS T3 ON T1.hero_id = T3.hero_id WHERE T2.power_name = 'Stealth'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T3.attribute_name = 'Strength' ORDER BY T2.attribute_value DESC LIMIT 1	superhero
SELECT AVG(id) FROM superhero WHERE skin_colour_id = 1	superhero
SELECT COUNT(*) FROM publisher AS T1 JOIN superhero AS T2 ON T1.id = T2.publisher_id WHERE T1.publisher_name = 'Dark Horse Comics'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T3.attribute_name = 'Durability' AND T1.publisher_id = 'Dark Horse Comics' GROUP BY T1.superhero_name ORDER BY COUNT(*) DESC LIMIT 1	superhero
SELECT eye_colour_id FROM superhero WHERE full_name = 'Abraham Sapien'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Flight'	superhero
SELECT T1.eye_colour_id, T1.hair_colour_id, T1.skin_colour_id FROM superhero AS T1 JOIN publisher AS T2 ON T1.publisher_id = T2.id WHERE T2.publisher_name = 'Dark Horse Comics' AND T1.gender = 'Female'	superhero
SELECT T1.publisher_id FROM publisher AS T1 JOIN superhero AS T2 ON T1.id = T2.publisher_id WHERE T2.eye_colour_id = T2.hair_colour_id AND T2.hair_colour_id = T2.skin_colour_id	superhero
SELECT race_id FROM superhero WHERE superhero_name = 'A-Bomb'	superhero
SELECT (SUM(CASE WHEN skin_colour_id = 'Blue' AND gender = 'Female' THEN 1 ELSE 0 END) * 100) / COUNT(*) FROM superhero WHERE gender = 'Female'	superhero
SELECT T1.full_name, T2.race FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T1.full_name = 'Charles Chandler'	superhero
SELECT gender FROM superhero WHERE superhero_name = 'Agent 13'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Adaptation'	superhero
SELECT COUNT(*) FROM hero_power AS T1 JOIN superhero AS T2 ON T1.hero_id = T2.id WHERE T2.superhero_name = 'Amazo'	superhero
SELECT power_name FROM superpower WHERE power_name = 'Hunter Zolomon'	superhero
SELECT height_cm FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Amber')	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN colour AS T2 ON T1.eye_colour_id = T2.id JOIN colour AS T3 ON T1.hair_colour_id = T3.id WHERE T2.colour = 'Black' INTERSECT SELECT T1.superhero_name FROM superhero AS T1 JOIN colour AS T2 ON T1.eye_colour_id = T2.id JOIN colour AS T3 ON T1.hair_colour_id = T3.id	superhero
SELECT eye_colour_id FROM colour WHERE colour = 'Gold'	superhero
SELECT T1.full_name FROM superhero AS T1 JOIN race AS T2 ON T1.race_id = T2.id WHERE T2.race = 'Vampire'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN alignment AS T2 ON T1.alignment_id = T2.id WHERE T2.alignment = 'Neutral'	superhero
SELECT COUNT(*) FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN attribute AS T3 ON T2.attribute_id = T3.id WHERE T3.attribute_name = 'Strength' ORDER BY T2.attribute_value DESC LIMIT 1	superhero
SELECT race_id, alignment_id FROM superhero WHERE superhero_name = 'Cameron Hicks'	superhero
SELECT (SUM(gender = 'Female' WHERE publisher_name = 'Marvel Comics') * 100) / COUNT(*) FROM publisher	superhero
SELECT AVG(weight_kg) FROM superhero WHERE race_id = (SELECT id FROM race WHERE race = 'Alien')	superhero
SELECT weight_kg FROM superhero WHERE full_name = 'Emil Blonsky' - SELECT weight_kg FROM superhero WHERE full_name = 'Charles Chandler'	superhero
SELECT AVG(height_cm), COUNT(*) FROM superhero GROUP BY COUNT(*)	superhero
SELECT power_name FROM superpower WHERE power_name = 'Abomination'	superhero
SELECT COUNT(*) FROM superhero WHERE race_id = 21 AND gender_id = 1	superhero
SELECT superhero_name FROM superhero ORDER BY attribute_value DESC LIMIT 1	superhero
SELECT COUNT(*) FROM superhero WHERE alignment_id = 3	superhero
SELECT T1.attribute_name, T1.attribute_value FROM attribute AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.attribute_id JOIN superhero AS T3 ON T2.hero_id = T3.id WHERE T3.superhero_name = '3-D Man'	superhero
SELECT superhero_name FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Blue') AND hair_colour_id = (SELECT id FROM colour WHERE colour = 'Brown')	superhero
SELECT publisher_id FROM superhero WHERE superhero_name = 'Hawkman' INTERSECT SELECT publisher_id FROM superhero WHERE superhero_name = 'Karate Kid' INTERSECT SELECT publisher_id FROM superhero WHERE superhero_name = 'Speedy'	superhero
SELECT COUNT(*) FROM superhero WHERE publisher_id != 1	superhero
SELECT SUM(T1.eye_colour_id = 7) FROM colour AS T1 JOIN superhero AS T2 ON T1.id = T2.eye_colour_id WHERE T2.eye_colour = 'Blue'	superhero
SELECT COUNT(*) FROM superhero WHERE gender = 'Male' / COUNT(*) FROM superhero WHERE gender = 'Female'	superhero
SELECT superhero_name FROM superhero ORDER BY height_cm DESC LIMIT 1	superhero
SELECT power_id FROM superpower WHERE power_name = 'Cryokinesis'	superhero
SELECT superhero_name FROM superhero WHERE id = 294	superhero
SELECT full_name FROM superhero WHERE weight_kg = 0 OR weight_kg = NULL	superhero
SELECT eye_colour_id FROM superhero WHERE full_name = 'Karen Beecher-Duncan'	superhero
SELECT T1.power_name FROM superpower AS T1 JOIN hero_power AS T2 ON T1.id = T2.power_id JOIN superhero AS T3 ON T2.hero_id = T3.id WHERE T3.full_name = 'Helen Parr'	superhero
SELECT race_id FROM superhero WHERE weight_kg = 108 AND height_cm = 188	superhero
SELECT publisher_name FROM publisher WHERE id = 38	superhero
SELECT T2.race FROM hero_attribute AS T1 JOIN superhero AS T2 ON T1.hero_id = T2.id WHERE T1.attribute_value = (SELECT MAX(attribute_value) FROM hero_attribute)	superhero
SELECT T1.alignment, T2.power_name FROM alignment AS T1 JOIN hero_power AS T2 ON T1.id = T2.power_id JOIN superhero AS T3 ON T2.hero_id = T3.id WHERE T3.superhero_name = 'Atom IV'	superhero
SELECT full_name FROM superhero WHERE eye_colour_id = (SELECT id FROM colour WHERE colour = 'Blue') LIMIT 5	superhero
SELECT AVG(attribute_value) FROM alignment AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.alignment_id WHERE T1.alignment = 'Neutral'	superhero
SELECT T1.skin_colour_id FROM colour AS T1 JOIN attribute AS T2 ON T1.id = T2.colour_id WHERE T2.attribute_value = 100	superhero
SELECT COUNT(*) FROM superhero WHERE gender_id = 2 AND alignment_id = 1	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T2.attribute_value BETWEEN 75 AND 80	superhero
SELECT race_id FROM colour WHERE colour = 'Blue' AND hair_colour_id = (SELECT id FROM colour WHERE colour = 'Male')	superhero
SELECT (SUM(gender.id = 2 WHERE alignment.id = 2) * 100) / COUNT(alignment.id = 2) FROM alignment WHERE alignment = 'Bad'	superhero
SELECT SUM(T1.id) FROM superhero AS T1 JOIN colour AS T2 ON T1.hair_colour_id = T2.id WHERE T2.colour = 'Blue'	superhero
SELECT T1.weight_kg FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.superhero_name = 'Hulk'	superhero
SELECT power_name FROM hero_power AS T1 JOIN superpower AS T2 ON T1.power_id = T2.id JOIN superhero AS T3 ON T1.hero_id = T3.id WHERE T3.superhero_name = 'Ajax'	superhero
SELECT COUNT(*) FROM superhero WHERE skin_colour_id = (SELECT id FROM colour WHERE colour = 'Green')	superhero
SELECT COUNT(*) FROM superhero WHERE gender_id = (SELECT id FROM gender WHERE gender = 'Female') AND publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'Marvel Comics')	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN hero_power AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.power_id = T3.id WHERE T3.power_name = 'Wind Control' ORDER BY T1.superhero_name	superhero
SELECT T1.gender FROM gender AS T1 JOIN superhero AS T2 ON T1.id = T2.gender_id WHERE T2.alignment_id IN (SELECT alignment_id FROM alignment WHERE power_name = 'Phoenix Force')	superhero
SELECT superhero_name FROM superhero ORDER BY weight_kg DESC LIMIT 1	superhero
SELECT AVG(height_cm) FROM superhero WHERE race <> 'Human' AND publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'Dark Horse Comics')	superhero
SELECT COUNT(*) FROM superhero ORDER BY attribute_value = 100 LIMIT 1	superhero
SELECT publisher_name FROM publisher WHERE publisher_name = 'DC Comics' - SELECT publisher_name FROM publisher WHERE publisher_name = 'Marvel Comics'	superhero
SELECT attribute_name FROM attribute WHERE attribute_value = (SELECT MIN(attribute_value) FROM attribute WHERE superhero_name = 'Black Panther')	superhero
SELECT eye_colour_id FROM superhero WHERE superhero_name = 'Abomination'	superhero
SELECT superhero_name FROM superhero ORDER BY height_cm DESC LIMIT 1	superhero
SELECT superhero_name FROM superhero WHERE full_name = 'Charles Chandler'	superhero
SELECT COUNT(*) FROM superhero WHERE publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'George Lucas') AND gender = 'Female'	superhero
SELECT COUNT(*) FROM superhero WHERE alignment = 'Good' AND publisher_id = (SELECT id FROM publisher WHERE publisher_name = 'Marvel Comics')	superhero
SELECT COUNT(*) FROM superhero AS T1 JOIN full_name AS T2 ON T1.full_name = T2.full_name WHERE T2.full_name LIKE 'John%'	superhero
SELECT hero_id FROM hero_attribute ORDER BY attribute_value LIMIT 1	superhero
SELECT full_name FROM superhero WHERE superhero_name = 'Alien'	superhero
SELECT T1.superhero_name FROM superhero AS T1 JOIN colour AS T2 ON T1.hair_colour_id = T2.id WHERE T1.weight_kg < 100 AND T2.colour = 'Brown'	superhero
SELECT T1.attribute_value FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id WHERE T1.superhero_name = 'Aquababy'	superhero
SELECT weight_kg, race_id FROM superhero WHERE id = 40	superhero
SELECT AVG(height_cm) FROM superhero WHERE alignment = 'Neutral'	superhero
SELECT T1.id FROM superhero AS T1 JOIN hero_attribute AS T2 ON T1.id = T2.hero_id JOIN superpower AS T3 ON T2.attribute_id = T3.id WHERE T3.power_name = 'Intelligence'	superhero
SELECT eye_colour_id FROM colour WHERE colour = 'black'	superhero
SELECT T1.power_name FROM superpower AS T1 JOIN hero_power AS T2 ON T1.id = T2.power_id JOIN superhero AS T3 ON T2.hero_id = T3.id WHERE T3.height_cm > (SELECT AVG(height_cm) FROM superhero)	superhero
