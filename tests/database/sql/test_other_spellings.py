"""A query that counts one of several spellings is doubted."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lib.database.catalog import load_catalog
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.retrieval import ValueIndex, read_values
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
        ("plan = 'pro'", "' PRO' and 'Pro'"),
        ("plan = 'PRO'", "' PRO', 'Pro' and 'pro'"),
        ("plan = 'free'", None),
        ("plan = 'x''y'", "'X'Y'"),
        ("city = 'Munchen'", "'MÜNCHEN' and 'München'"),
        ("city = 'München'", "'MÜNCHEN' and 'Munchen'"),
        ("city = 'muenchen'", "'MÜNCHEN' and 'München'"),
        ("city = 'Köln'", "'Koeln'"),
        ("city = 'Koeln'", "'Köln'"),
        ("city = 'Koln'", "'Köln'"),
        ("city = 'Zoe'", "'Zoë'"),
        ("city = 'Lodz'", "'Łódź'"),
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
    catalog = load_catalog(path)
    sql, question = f"SELECT count(*) FROM users WHERE {condition}", f"How many with {condition}?"
    values = ValueIndex(read_values(path, catalog)).find(question)
    asked = Asked(question, str(path), sql, sandbox.execute(path, sql), catalog, values)
    found = [one.sentence for one in query_doubts(asked, sandbox) if one.kind == "other_spellings"]
    assert found == ([f"Other spellings are left out: {others}."] if others else [])
