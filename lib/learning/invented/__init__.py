"""Questions invented on a database, with SQL: dates, missing values, codes, money and the like."""
