import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lib.base.errors import DataError
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.case_files import read_cases, read_gold_lines
from lib.scoring.judge import Judge
from lib.scoring.partial_match import StructureMatcher, read_foreign_keys
from lib.scoring.scorecard import score_cases, scoring_sandbox, summarise_cases


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
            read_cases(read_gold_lines(paths[0], lambda _: database), paths[1]),
            Judge(sandbox),
            StructureMatcher(),
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


def test_averages_are_over_all_and_by_difficulty(scores: dict[str, Any]) -> None:
    summary = scores["summary"]
    assert summary["overall"]["count"] == 5
    assert (summary["overall"]["ex"], summary["overall"]["exact_match"]) == (40.0, 20.0)
    easy = summary["by_difficulty"]["easy"]
    assert (easy["count"], easy["ex"], easy["exact_match"]) == (2, 50.0, 50.0)
    assert easy["partial"]["select"] == {"accuracy": 100, "recall": 100, "f1": 100}
    assert easy["partial"]["where"] == {"accuracy": 0, "recall": 0, "f1": 100}
    assert list(summary["by_difficulty"]) == ["easy", "medium", "unknown"]
    assert summary["gold_errors"] == [4]
    assert summary["gold_not_parsed"] == [3, 4]
    json.dumps(scores)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not JSON"),
        ("{}", "expected a list"),
        ('[{"db_id": "x"}]', "entry 1 has no table_names_original"),
        ('[{"db_id": "x", "table_names_original": ["t"], "foreign_keys": [],'
         ' "column_names_original": [[0, 3]]}]', "entry 1 is not one of"),
    ],
)  # fmt: skip
def test_a_malformed_tables_file_is_named(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=f"tables.json: {message}"):
        read_foreign_keys(path)
    with pytest.raises(DataError, match="no such file"):
        read_foreign_keys(tmp_path / "nowhere.json")


def test_foreign_keys_of_tables_json_take_precedence(database: Path) -> None:
    gold = "SELECT T1.stadium_id FROM stadium AS T1 JOIN concert AS T2 ON T1.name = T2.theme"
    predicted = gold.replace("T1.stadium_id", "T2.stadium_id")
    exact = {}
    for source, keys in (("catalog", None), ("tables.json", {"concert": {}})):
        match = StructureMatcher(keys).match("concert", str(database), gold, predicted)
        exact[source] = match.exact
    assert exact == {"catalog": True, "tables.json": False}


def test_cases_of_databases_in_turn_keep_their_order(
    make_database: Callable[[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lib.scoring.scorecard._BATCH", 2)
    paths = [make_database(f"CREATE TABLE t AS SELECT {n} AS a;", f"db{n}") for n in range(3)]
    cases = [
        (Example(str(n), f"db{n % 3}", str(paths[n % 3]), "", "SELECT a FROM t"), f"SELECT {n}")
        for n in range(7)
    ]
    with Sandbox(2) as sandbox:
        scored = score_cases(cases, Judge(sandbox), StructureMatcher())
    assert [case.index for case in scored] == list(range(7))
    assert [case.ex for case in scored] == [1, 1, 1, 0, 0, 0, 0]


def test_scoring_asks_on_the_day_that_is_set(database: Path) -> None:
    with scoring_sandbox(today="2026-11-29") as sandbox:
        assert sandbox.execute(database, "SELECT date('now')").rows == (("2026-11-29",),)
