"""A query that counts one of several spellings is doubted."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lib.database.catalog import load_catalog
from lib.database.sandbox.sandbox import Sandbox
from lib.database.sql.doubts import Asked, query_doubts

_SCRIPT = """
CREATE TABLE users (id INTEGER PRIMARY KEY, plan TEXT, city TEXT, code TEXT COLLATE NOCASE, n);
INSERT INTO users VALUES
    (1, 'pro', 'München', 'a', 1), (2, 'Pro', 'Munchen', 'A', 2), (3, ' PRO', 'MÜNCHEN', 'b', '3'),
    (4, 'free', 'Köln', 'c', 4), (5, 'Max', 'Koeln', 'd', 5), (6, 'basic', 'Zoë', 'e', 6),
    (7, 'x''y', 'Joel', 'f', 7), (8, 'X''Y', 'Jol', 'g', 8), (9, NULL, 'Łódź', 'h', x'00');
"""


@pytest.mark.parametrize(
    ("condition", "others"),
    [
        ("plan = 'pro'", "Pro and PRO"),
        ("plan = 'PRO'", "pro , Pro and PRO"),
        ("plan = 'free'", None),
        ("plan = 'x''y'", "X'Y"),
        ("city = 'Munchen'", "München and MÜNCHEN"),
        ("city = 'München'", "Munchen and MÜNCHEN"),
        ("city = 'muenchen'", "München and MÜNCHEN"),
        ("city = 'Köln'", "Koeln"),
        ("city = 'Koeln'", "Köln"),
        ("city = 'Koln'", "Köln"),
        ("city = 'Zoe'", "Zoë"),
        ("city = 'Lodz'", "Łódź"),
        ("city = 'Joel'", None),
        ("code = 'a'", None),  # the column itself ignores case
        ("n = 3", None),
        ("n = '3'", None),
        ("plan = ''", None),
    ],
)
def test_other_spellings_of_what_is_looked_for_are_a_doubt(
    make_database: Callable[[str], Path], sandbox: Sandbox, condition: str, others: str | None
) -> None:
    path = make_database(_SCRIPT)
    sql = f"SELECT count(*) FROM users WHERE {condition}"
    result = sandbox.execute(path, sql)
    asked = Asked("How many users?", str(path), sql, result, load_catalog(path), {})
    found = [one.sentence for one in query_doubts(asked, sandbox) if one.kind == "other_spellings"]
    named = (one.partition(": ")[2].rstrip(".").replace("'", " ") for one in found)
    shown = [" ".join(one.split()) for one in named]
    assert shown == ([others.replace("'", " ")] if others else [])
