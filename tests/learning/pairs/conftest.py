"""Questions on the concert database, and a sandbox."""

from pathlib import Path

import pytest

from lib.base.records import Example

_QUESTIONS = [
    ("How many singers are from France?", 'select count(*) from singer where country = "France"'),
    (
        "Which stadium had most concerts?",
        "SELECT T2.name FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id "
        "GROUP BY T2.stadium_id ORDER BY count(*) DESC LIMIT 1",
    ),
    ("Names of the singers by age?", "SELECT name FROM singer ORDER BY age"),
    ("Gold fails.", "SELECT nowhere FROM singer"),
    ("Countries of the singers?", "SELECT DISTINCT country FROM singer WHERE age > 26"),
]


@pytest.fixture
def examples(concert_database: Path) -> list[Example]:
    """Five training questions; the gold query of the fourth fails."""
    return [
        Example(f"train-{index:05d}", "concert", str(concert_database), question, gold)
        for index, (question, gold) in enumerate(_QUESTIONS)
    ]
