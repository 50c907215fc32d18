"""A small database that has what every kind of invented question needs."""

DAYS = ("2024-03-04", "2025-01-11", "2025-06-15", "2026-02-20", "2026-10-30", "2026-11-20")

_SCHEMA = """
CREATE TABLE city (city_id INTEGER PRIMARY KEY, name TEXT, population INTEGER);
CREATE TABLE customer (
    customer_id INTEGER PRIMARY KEY, name TEXT, city_id INTEGER REFERENCES city (city_id),
    sex TEXT, birth_date TEXT, joined_on TEXT, left_on TEXT, email TEXT, active INTEGER,
    plan TEXT, income REAL);
CREATE TABLE "order lines" (
    id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer (customer_id),
    ordered_at TEXT, delivered_at TEXT, quantity INTEGER, "unit price" REAL, status TEXT,
    note TEXT, "group" TEXT);
"""


def shop() -> str:
    """The script: cities, their customers, and what these ordered; a third ordered nothing."""
    cities = ("Köln", "New York", "Oslo")
    lines = [f"INSERT INTO city VALUES ({n}, '{name}', {n}00);" for n, name in enumerate(cities)]
    for n in range(30):
        left = f"'{DAYS[n % 6]}'" if n % 3 == 0 else "NULL"
        email = "NULL" if n % 4 == 0 else f"'c{n}@example.org'"
        lines.append(
            f"INSERT INTO customer VALUES ({n}, 'Person {chr(65 + n % 26)}{n}', {n % 3}, "
            f"'{'FM'[n % 2]}', '{1950 + n}-{n % 12 + 1:02d}-{n % 27 + 1:02d}', '{DAYS[n % 5]}', "
            f"{left}, {email}, {n % 5 > 1:d}, '{('Free', 'Team', 'Gold')[n * n % 3]}', {n * 300});"
        )
    for n in range(120):
        done = f"'{DAYS[n % 4 + 2]} {n % 9 + 10:02d}:30:00'" if n % 4 else "NULL"
        lines.append(
            f'INSERT INTO "order lines" VALUES ({n}, {n * n % 20}, '
            f"'{DAYS[n % 6]} {n % 12 + 8:02d}:15:00', {done}, {n % 7 + 1}, {n % 11 + 2}.5, "
            f"'{('open', 'done', 'new')[n % 5 % 3]}', "
            f"'{('gift', 'gift box', 'repair')[n % 7 % 3]}', "
            f"'{('north', 'south')[n % 3 % 2]}');"
        )
    return _SCHEMA + "\n".join(lines)
