"""Make the question set in data/ordinary/: `python -m lib.making.ordinary.build`.

Databases, `dev.json` in Spider's form, and `results.json`: what each gold query returns. The same
code makes the same content.
"""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from lib.base.errors import DataError
from lib.base.jsonl import write_json
from lib.base.stage import run_stage, sole_writer
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.making.ordinary.rows import SCHEMAS, TODAY, rows_of

FOLDER = Path("data/ordinary")


_PART = re.compile(r"strftime\('%[mYwH]', [^()]*\)(?=.* FROM )")


def ordinary_questions() -> list[dict[str, Any]]:
    """The questions in Spider's form, each with its `kind`.

    Where a query shows a part of a date as text ('03'), the number 3 is right, too.
    """
    by_database = YAML(typ="safe", pure=True).load(Path(__file__).with_name("questions.yaml"))
    return [
        {"db_id": db_id, **question, **_accepted(question)}
        for db_id, questions in by_database.items()
        for question in questions
    ]


def _accepted(question: dict[str, Any]) -> dict[str, list[str]]:
    accepted = list(question.get("accepted_queries", ()))
    for sql in (question["query"], *accepted):
        outputs, _, rest = sql.partition(" FROM ")
        numbers = _PART.sub(lambda part: f"CAST({part[0]} AS INTEGER)", f"{outputs} FROM ")
        if numbers != f"{outputs} FROM " and f"{numbers}{rest}" not in accepted:
            accepted.append(f"{numbers}{rest}")
    return {"accepted_queries": accepted} if accepted else {}


def write_database(name: str, file: Path) -> None:
    """Write one of the databases."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(SCHEMAS[name])
        for table, rows in rows_of(name).items():
            marks = ", ".join("?" * len(rows[0]))
            connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
        connection.commit()


def build_ordinary(folder: Path) -> None:
    """Write the whole set. Raises DataError where gold fails or finds nothing."""
    questions = ordinary_questions()
    for name in SCHEMAS:
        write_database(name, folder / "database" / name / f"{name}.sqlite")
    with Sandbox(today=TODAY) as sandbox:
        results = sandbox.execute_many(
            [
                Query(str(folder / "database" / one["db_id"] / f"{one['db_id']}.sqlite"), sql)
                for one in questions
                for sql in (one["query"], *one.get("accepted_queries", ()))
            ]
        )
    remaining = iter(results)
    expected = []
    for one in questions:
        found = [next(remaining) for _ in (one["query"], *one.get("accepted_queries", ()))]
        if any(result.status != "ok" or not result.rows for result in found):
            raise DataError(f"{one['db_id']}: {one['question']!r}: a query fails or finds nothing")
        expected.append([list(row) for row in found[0].rows])
    write_json(folder / "dev.json", questions)
    write_json(folder / "results.json", expected)


def main() -> None:
    with sole_writer(FOLDER):
        build_ordinary(FOLDER)
    print(f"{len(ordinary_questions())} questions on {len(SCHEMAS)} databases, in {FOLDER}")


if __name__ == "__main__":
    run_stage(main)
