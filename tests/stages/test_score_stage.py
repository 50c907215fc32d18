from __future__ import annotations

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.stages.project import Answer, Project

_Score = Callable[..., Answer]


@pytest.fixture
def score(concert_database: Path, tmp_path: Path) -> _Score:
    """Run the stage on gold and predicted lines; it writes scores.json into the test's folder."""
    folder = tmp_path / "database" / "concert"
    folder.mkdir(parents=True)
    shutil.copy(concert_database, folder)

    def run(gold: str, predictions: str, *options: str) -> Answer:
        (tmp_path / "gold.sql").write_text(gold, encoding="utf-8")
        (tmp_path / "pred.sql").write_text(predictions, encoding="utf-8")
        files = ["--gold", "gold.sql", "--pred", "pred.sql", "--db-root", "database"]
        return Project(tmp_path).run("score", *files, "--out", "scores.json", *options)

    return run


def test_scores_are_written_and_printed(score: _Score, tmp_path: Path) -> None:
    answer = score(
        "SELECT DISTINCT year FROM concert\tconcert\nSELECT name FROM stadium\tconcert\n",
        "SELECT year FROM concert\nSELECT city FROM stadium\n",
    )
    assert answer.code == 0, answer.err
    half, none = "50.0 [9.5, 90.5] -", "0.0 [0.0, 65.8] -"
    assert re.search(rf"^overall +2 +{re.escape(half)} +{re.escape(none)}", answer.out, re.M)
    assert "fewer than 8 databases" in " ".join(answer.out.split())
    assert "statuses: correct 1, wrong 1" in answer.out
    scores = json.loads((tmp_path / "scores.json").read_text(encoding="utf-8"))
    assert [case["ex"] for case in scores["cases"]] == [1, 0]
    assert [case["strict_ex"] for case in scores["cases"]] == [0, 0]
    assert scores["cases"][0]["strict_reason"] == "duplicates"
    assert scores["summary"]["overall"]["ex"] == 50.0


@pytest.mark.parametrize("options", [("--keep-distinct",), ("--protocol", "bird")])
def test_other_protocols_give_other_verdicts(
    options: tuple[str, ...], score: _Score, tmp_path: Path
) -> None:
    gold = "SELECT year FROM concert UNION ALL SELECT 2014\tconcert\n"
    assert score(gold, "SELECT DISTINCT year FROM concert\n", *options).code == 0
    scores = json.loads((tmp_path / "scores.json").read_text(encoding="utf-8"))
    assert scores["cases"][0]["ex"] == (1 if "bird" in options else 0)


def test_an_unknown_database_is_one_clear_line(score: _Score, tmp_path: Path) -> None:
    answer = score("SELECT 1\tconcerts\n", "SELECT 1\n")
    assert answer.code == 2
    assert answer.err.startswith("error: gold.sql: 1 of 1 questions have no usable database: ")
    assert "concerts (1): no database 'concerts'" in answer.err
    assert answer.err.count("\n") == 1
    assert not (tmp_path / "scores.json").exists()


def test_a_file_that_cannot_be_written_is_found_before_scoring(
    score: _Score, tmp_path: Path
) -> None:
    answer = score("SELECT 1\tconcerts\n", "SELECT 1\n", "--out", ".")
    assert answer.code == 2
    assert answer.err.startswith("error: .: --out expects a file")


def test_help_loads_no_heavy_library() -> None:
    code = (
        "import sys, stages.score; "
        "print({'torch', 'pandas', 'numpy', 'scipy', 'sqlglot', 'transformers'} & set(sys.modules))"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.stdout.strip() == "set()", answer.stderr


def test_an_unusable_database_costs_its_own_cases(
    score: _Score,
    tmp_path: Path,
    concert_database: Path,
    spoil: Callable[[Path], str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    lost = Path(shutil.copy(concert_database, tmp_path / "database" / "lost.sqlite"))
    message = spoil(lost)
    sql = "SELECT name FROM stadium"
    golds, predictions = f"{sql}\tlost\n{sql}\tconcert\n{sql}\tlost\n", f"{sql}\n" * 3
    answer = score(golds, predictions)
    assert answer.code == 0, answer.err
    (warning,) = (record.getMessage() for record in caplog.records)
    assert warning.startswith("warning: gold.sql: 2 of 3 questions have no usable database: lost (")
    assert "lost (2): " in warning
    assert message in warning
    assert "unscorable: 2 cases" in answer.out
    scores = json.loads((tmp_path / "scores.json").read_text(encoding="utf-8"))
    assert [case["status"] for case in scores["cases"]] == ["unscorable", "correct", "unscorable"]
    assert [case["hardness"] for case in scores["cases"]] == [None, "easy", None]
    assert "lost" in scores["cases"][0]["error"]
    assert scores["summary"]["overall"]["ex"] == pytest.approx(100 / 3)
    assert scores["summary"]["unscorable"] == scores["summary"]["gold_not_parsed"] == [0, 2]


_ENDLESS = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ((), 10),
        (("--protocol", "spider"), 10),
        (("--protocol", "bird"), 30),
        (("--timeout-seconds", "45"), 45),
        (("--protocol", "bird", "--timeout-seconds", "0.5"), 0.5),
    ],
)
def test_the_limit_of_a_query_stands_in_the_output(
    options: tuple[str, ...], seconds: float, score: _Score, tmp_path: Path
) -> None:
    answer = score("SELECT 1\tconcert\n", "SELECT 1\n", *options)
    assert answer.code == 0, answer.err
    limit = f"timeout: {seconds:g} s, the limit of one query; --timeout-seconds raises it"
    assert limit in answer.out
    scores = json.loads((tmp_path / "scores.json").read_text(encoding="utf-8"))
    assert scores["summary"]["timeout_seconds"] == seconds


def test_gold_that_hits_the_limit_is_named_with_it(score: _Score, tmp_path: Path) -> None:
    gold = f"SELECT 1\tconcert\n{_ENDLESS}\tconcert\nSELECT nme FROM singer\tconcert\n"
    answer = score(gold, "SELECT 1\n" * 3, "--timeout-seconds", "0.2")
    assert answer.code == 0, answer.err
    summary = json.loads((tmp_path / "scores.json").read_text(encoding="utf-8"))["summary"]
    assert (summary["unscorable"], summary["slow_gold"]) == ([1], [1])
    assert (
        "slow_gold: 1 of the unscorable took longer than 0.2 s, the limit of one query; "
        "--timeout-seconds raises it: cases 1\n"
    ) in answer.out


@pytest.mark.parametrize("text", ["0", "-1", "soon", "nan", "inf", "86401"])
def test_a_limit_must_be_seconds(text: str, score: _Score) -> None:
    answer = score("SELECT 1\tconcert\n", "SELECT 1\n", f"--timeout-seconds={text}")
    assert answer.code == 2
    assert f"expected seconds, more than 0 and at most 86400 (a day), found '{text}'" in (
        answer.err
    )


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ((), "correct"),  # both return no row
        (("--replace", "empty=database/concert/concert.sqlite"), "wrong"),
        (("--replace", "concert=empty.sqlite"), "correct"),
        (("--replace", "concert=x", "--replace", "empty=database/concert/concert.sqlite"), "wrong"),
    ],
)
def test_predictions_are_judged_on_the_file_that_replaces_a_database(
    options: tuple[str, ...], status: str, score: _Score, tmp_path: Path, concert_database: Path
) -> None:
    shutil.copy(concert_database, tmp_path / "database" / "empty.sqlite")
    with closing(sqlite3.connect(tmp_path / "database" / "empty.sqlite")) as connection:
        connection.executescript("PRAGMA foreign_keys = off; DELETE FROM stadium")
    answer = score("SELECT name FROM stadium\tempty\n", "SELECT city FROM stadium\n", *options)
    assert answer.code == 0, answer.err
    assert f"statuses: {status} 1" in answer.out


def test_a_replacement_without_a_file_is_refused(score: _Score) -> None:
    answer = score("SELECT 1\tconcert\n", "SELECT 1\n", "--replace", "concert")
    assert answer.code == 2
    assert "expected DB_ID=FILE, found 'concert'" in answer.err


_QUESTIONS = [
    {"question": "Which?", "SQL": "SELECT name FROM stadium", "db_id": "concert", "difficulty": d}
    for d in ("moderate", "challenging", "simple", "moderate")
]
_PREDICTED = {
    str(n): f"SELECT {column} FROM stadium\t----- bird -----\tconcert"
    for n, column in enumerate(("name", "city", "name", "nme"))
}


@pytest.mark.parametrize("form", ["JSON", "JSONL"])
def test_bird_is_scored_as_published_and_by_its_own_levels(
    form: str, score: _Score, tmp_path: Path
) -> None:
    rows = map(json.dumps, _QUESTIONS)
    gold = tmp_path / "dev.json"
    gold.write_text("\n".join(rows) if form == "JSONL" else f"[{','.join(rows)}]")
    (tmp_path / "predict_dev.json").write_text(json.dumps(_PREDICTED, indent=4))
    files = ["--gold", gold.name, "--pred", "predict_dev.json", "--protocol", "bird"]
    answer = score("", "", *files)
    assert answer.code == 0, answer.err
    table = [line.split() for line in answer.out.splitlines()[1:5]]
    assert [(row[0], row[1], row[2]) for row in table] == [
        ("overall", "4", "50.0"),
        ("simple", "1", "100.0"),
        ("moderate", "2", "50.0"),
        ("challenging", "1", "0.0"),
    ]
    summary = json.loads((tmp_path / "scores.json").read_text())["summary"]
    assert list(summary["by_difficulty"]) == ["simple", "moderate", "challenging"]


@pytest.mark.parametrize("tail", ["0.93", "----- bird -----\tconcert", "concert", "-- note", "x y"])
def test_a_tail_counts_in_no_figure(tail: str, score: _Score, tmp_path: Path) -> None:
    sql = "SELECT name FROM stadium"
    assert score(f"{sql}\tconcert\n", f"{sql}\t{tail}\n").code == 0
    (case,) = json.loads((tmp_path / "scores.json").read_text())["cases"]
    assert (case["ex"], case["strict_ex"], case["exact_match"]) == (1, 1, 1)


_SQL = "SELECT name FROM stadium"
_ANSWERS = (
    f"```sql\n{_SQL}\n```",
    f"Here is the query:\n```\n{_SQL};\n```\nIt lists the names.",
    f"SQL: {_SQL}",
    f"**SQL:** {_SQL}",
    _SQL,
    "SELECT nme FROM stadium",
    "SELECT name FROM stadium WHERE name <> '```'",
)


def test_answers_in_fences_are_counted_and_their_sql_is_extracted_on_request(
    score: _Score, tmp_path: Path
) -> None:
    (tmp_path / "answers.json").write_text(json.dumps(_ANSWERS))
    found = {}
    for options in ((), ("--extract",)):
        answer = score(f"{_SQL}\tconcert\n" * 7, "", "--pred", "answers.json", *options)
        assert answer.code == 0, answer.err
        summary = json.loads((tmp_path / "scores.json").read_text())["summary"]
        assert summary["extract"] == bool(options)
        found[options] = summary["statuses"], summary["wrapped"]
        hint = (
            "wrapped: 4 of the pred_error have a fence (```) or begin with SQL:; --extract scores"
        )
        assert (hint in answer.out) == (not options)
    assert found == {
        (): ({"pred_error": 5, "correct": 2}, [0, 1, 2, 3]),
        ("--extract",): ({"correct": 6, "pred_error": 1}, []),
    }
