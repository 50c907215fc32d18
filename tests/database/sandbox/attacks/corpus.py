"""The SQL attacks: `queries/*.yaml`, one file per group.

In `sql`, `<<text*3000>>` stands for the text repeated 3000 times.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import yaml

from lib.database.catalog import load_catalog
from lib.database.sandbox.sandbox import Query
from lib.database.sql.quoted_names import misspelt_names_in_backticks

_QUERIES = Path(__file__).parent / "queries"
_ORDER = (
    "writes", "files", "extensions", "pragmas", "temporary", "memory", "opcodes", "results", "text",
    "names", "values",
)  # fmt: skip
_REPEATED = re.compile(r"<<(.+?)\*(\d+)>>", re.DOTALL)


@dataclass(frozen=True)
class Attack:
    """`expect`: the acceptable statuses. `strict_quotes`: misspelt names in double quotes count."""

    id: str
    group: str
    tries: str
    sql: str
    expect: frozenset[str]
    strict_quotes: bool = False

    def query(self, path: str) -> Query:
        """The attack as `stages.run_sql` runs it."""
        if not self.strict_quotes:
            return Query(path, self.sql)
        return Query(path, misspelt_names_in_backticks(self.sql, load_catalog(Path(path))))


def load_attacks() -> list[Attack]:
    """All attacks, group by group."""
    return [attack for name in _ORDER for attack in _load(_QUERIES / f"{name}.yaml")]


def _load(path: Path) -> list[Attack]:
    page = yaml.safe_load(path.read_text(encoding="utf-8"))
    return [
        Attack(
            entry["id"],
            page["group"],
            entry["tries"],
            _REPEATED.sub(lambda match: match[1] * int(match[2]), entry["sql"]),
            frozenset(entry["expect"]),
            page.get("strict_quotes", False),
        )
        for entry in page["attacks"]
    ]
