from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lib.db.sandbox import Sandbox
from lib.errors import DataError
from lib.scoring.judge import Judge
from lib.scoring.scorecard import read_cases, score_cases, summarise_cases
from lib.scoring.structure import StructureMatcher, read_foreign_keys


@pytest.fixture
def database(concert_database: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "database" / "concert"
    folder.mkdir(parents=True)
    return Path(shutil.copy(concert_database, folder))


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], tuple[Path, Path]]:
    def write(gold: str, predictions: str) -> tuple[Path, Path]:
        paths = tmp_path / "gold.sql", tmp_path / "pred.sql"
        for path, text in zip(paths, (gold, predictions), strict=True):
            path.write_text(text, encoding="utf-8")
        return paths

    return write


_CASES = [
    ("SELECT count(*) FROM singer", "SELECT count(*) FROM singer"),
    ("SELECT name FROM singer WHERE age > 30", "SELECT name FROM singer"),
    ("SELECT name, age FROM singer", "SELECT nme FROM singer"),
    ("SELECT name FROM singer WHERE age IS NOT NULL", "SELECT name FROM singer WHERE age > 0"),
    ("SELECT name FROM sing", "SELECT name FROM singer"),
]


@pytest.fixture
def scores(database: Path, write: Callable[[str, str], tuple[Path, Path]]) -> dict[str, Any]:
    paths = write(
        "".join(f"{gold}\tconcert\n" for gold, _ in _CASES),
        "".join(f"{prediction}\n" for _, prediction in _CASES),
    )
    with Sandbox(1) as sandbox:
        cases = score_cases(
            read_cases(*paths, lambda _: database), Judge(sandbox), StructureMatcher()
        )
    return {"cases": [case.to_json() for case in cases], "summary": summarise_cases(cases)}


def test_every_case_has_its_verdicts(scores: dict[str, Any]) -> None:
    found = [
        (case["ex"], case["exact_match"], case["hardness"], case["status"], case["error"])
        for case in scores["cases"]
    ]
    assert found == [
        (1, 1, "easy", "correct", None),
        (0, 0, "easy", "wrong", None),
        (0, 0, "medium", "pred_error", "no such column: nme"),
        (1, 0, None, "correct", None),
        (0, 0, None, "gold_error", "gold: no such table: sing"),
    ]
    assert [case["index"] for case in scores["cases"]] == [0, 1, 2, 3, 4]
    assert scores["cases"][1]["partial"]["where"] == [0, 0, 0]
    assert scores["cases"][1]["partial"]["select"] == [1, 1, 1]
    assert scores["cases"][3]["partial"] is None


def test_averages_are_over_all_and_by_hardness(scores: dict[str, Any]) -> None:
    summary = scores["summary"]
    assert summary["overall"]["count"] == 5
    assert (summary["overall"]["ex"], summary["overall"]["exact_match"]) == (0.4, 0.2)
    easy = summary["by_hardness"]["easy"]
    assert (easy["count"], easy["ex"], easy["exact_match"]) == (2, 0.5, 0.5)
    assert easy["partial"]["select"] == {"accuracy": 1.0, "recall": 1.0, "f1": 1.0}
    assert easy["partial"]["where"] == {"accuracy": 0.0, "recall": 0.0, "f1": 1.0}
    assert summary["by_hardness"]["extra"]["count"] == 0
    assert summary["gold_errors"] == [4]
    assert summary["gold_not_parsed"] == [3, 4]
    json.dumps(scores)


def test_lines_pair_up_and_empty_predictions_stay(
    write: Callable[[str, str], tuple[Path, Path]],
) -> None:
    paths = write(
        "SELECT 'a\tb'\tone\n\nSELECT 2\ttwo\nSELECT 3\tone\n",
        "SELECT 'a\tb'\n\n\nSELECT 3\tone\n\n",
    )
    cases = read_cases(*paths, Path)
    assert [(e.db_id, e.gold_sql, sql) for e, sql in cases] == [
        ("one", "SELECT 'a\tb'", "SELECT 'a\tb'"),
        ("two", "SELECT 2", ""),
        ("one", "SELECT 3", "SELECT 3"),
    ]


def test_a_byte_order_mark_is_no_part_of_a_file(
    database: Path, write: Callable[[str, str], tuple[Path, Path]], tmp_path: Path
) -> None:
    sql = "SELECT name FROM singer"
    ((example, predicted),) = read_cases(
        *write(f"\ufeff{sql}\tconcert\n", f"\ufeff{sql}\n"), lambda _: database
    )
    assert (example.gold_sql, predicted) == (sql, sql)
    tables = tmp_path / "tables.json"
    tables.write_text("[]", encoding="utf-8-sig")
    assert read_foreign_keys(tables) == {}


def _no_such_database(db_id: str) -> Path:
    raise DataError(f"no database {db_id!r}")


@pytest.mark.parametrize(
    ("gold", "predictions", "message"),
    [
        ("SELECT 1\tx\n", "", "pred.sql: expected one line a gold query"),
        ("SELECT 1\n", "SELECT 1\n", "gold.sql:1: expected SQL, a tab and a db_id"),
        ("SELECT 1\tx\n", "SELECT 1\n", "gold.sql:1: no database 'x'"),
        ("\n", "SELECT 1\n", "gold.sql:1: empty, but"),
    ],
)
def test_malformed_files_are_named(
    gold: str,
    predictions: str,
    message: str,
    write: Callable[[str, str], tuple[Path, Path]],
) -> None:
    with pytest.raises(DataError, match=message):
        read_cases(*write(gold, predictions), _no_such_database)


def test_unreadable_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"nowhere.sql: cannot be read"):
        read_cases(tmp_path / "nowhere.sql", tmp_path / "nowhere.sql", Path)
    (tmp_path / "latin.sql").write_bytes(b"SELECT 'Z\xfcrich'\tx\n")
    with pytest.raises(DataError, match=r"latin.sql: not UTF-8"):
        read_cases(tmp_path / "latin.sql", tmp_path / "latin.sql", Path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not JSON"),
        ("{}", "expected a list"),
        ('[{"db_id": "x"}]', "entry 0 is not one of"),
        (
            '[{"db_id": "x", "table_names_original": ["t"], "foreign_keys": [],'
            ' "column_names_original": [[0, 3]]}]',
            "entry 0 is not one of",
        ),
    ],
)
def test_a_malformed_tables_file_is_named(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=f"tables.json: {message}"):
        read_foreign_keys(path)
    with pytest.raises(DataError, match="cannot be read"):
        read_foreign_keys(tmp_path / "nowhere.json")


def test_foreign_keys_of_tables_json_take_precedence(database: Path) -> None:
    gold = "SELECT T1.stadium_id FROM stadium AS T1 JOIN concert AS T2 ON T1.name = T2.theme"
    predicted = gold.replace("T1.stadium_id", "T2.stadium_id")
    exact = {}
    for source, keys in (("catalog", None), ("tables.json", {"concert": {}})):
        match = StructureMatcher(keys).match("concert", str(database), gold, predicted)
        assert match is not None
        exact[source] = match.exact
    assert exact == {"catalog": True, "tables.json": False}
