"""`stages.score`: protocols, limits, answers of others, and what cannot be scored."""

import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.stages.project import Answer, Project

_Score = Callable[..., tuple[str, dict[str, Any]]]


@pytest.fixture
def run(concert_database: Path, tmp_path: Path) -> Callable[..., Answer]:
    """Run the stage on gold and predicted lines."""
    folder = tmp_path / "database" / "concert"
    folder.mkdir(parents=True)
    shutil.copy(concert_database, folder)

    def start(gold: str = "", predictions: str = "", *options: str) -> Answer:
        (tmp_path / "gold.sql").write_text(gold, encoding="utf-8")
        (tmp_path / "pred.sql").write_text(predictions, encoding="utf-8")
        files = ["--gold", "gold.sql", "--pred", "pred.sql", "--db-root", "database"]
        return Project(tmp_path).run("score", *files, "--out", "scores.json", *options)

    return start


@pytest.fixture
def score(run: Callable[..., Answer], tmp_path: Path) -> _Score:
    """The same where it succeeds; returns what it printed, and the scores that it wrote."""

    def start(*arguments: str) -> tuple[str, dict[str, Any]]:
        answer = run(*arguments)
        assert answer.code == 0, answer.err
        return answer.out, Project(tmp_path).read("scores.json")

    return start


def test_scores_are_written_and_printed(score: _Score) -> None:
    printed, scores = score(
        "SELECT DISTINCT year FROM concert\tconcert\nSELECT name FROM stadium\tconcert\n",
        "SELECT year FROM concert\nSELECT city FROM stadium\n",
    )
    half, none = "50.0 [9.5, 90.5] -", "0.0 [0.0, 65.8] -"
    assert re.search(rf"^overall +2 +{re.escape(half)} +{re.escape(none)}", printed, re.M)
    assert "fewer than 8 databases" in " ".join(printed.split())
    assert "statuses: correct 1, wrong 1" in printed
    assert [case["ex"] for case in scores["cases"]] == [1, 0]
    assert [case["strict_ex"] for case in scores["cases"]] == [0, 0]
    assert scores["cases"][0]["strict_reason"] == "duplicates"
    assert scores["summary"]["overall"]["ex"] == 50.0


@pytest.mark.parametrize("options", [("--keep-distinct",), ("--protocol", "bird")])
def test_other_protocols_give_other_verdicts(options: tuple[str, ...], score: _Score) -> None:
    gold = "SELECT year FROM concert UNION ALL SELECT 2014\tconcert\n"
    _, scores = score(gold, "SELECT DISTINCT year FROM concert\n", *options)
    assert scores["cases"][0]["ex"] == (1 if "bird" in options else 0)


def test_today_is_a_given_day(score: _Score) -> None:
    gold = "SELECT name FROM stadium WHERE date('now') = '2014-05-01'\tconcert\n"
    _, scores = score(gold, "SELECT name FROM stadium\n", "--today=2014-05-01")
    assert (scores["cases"][0]["ex"], scores["summary"]["today"]) == (1, "2014-05-01")


_SECONDS = "expected seconds, more than 0 and at most 86400 (a day), found "


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("", "error: gold.sql: 1 of 1 questions have no usable database: concerts (1): no "),
        ("--out=.", "error: .: --out expects a file"),
        ("--replace=concert", "expected DB_ID=FILE, found 'concert'"),
        ("--today=30.11.2026", "expected a day as YYYY-MM-DD, found '30.11.2026'"),
        *(
            (f"--timeout-seconds={text}", f"{_SECONDS}'{text}'")
            for text in ("0", "-1", "soon", "nan", "inf", "86401")
        ),
    ],
)
def test_what_cannot_be_scored_is_one_clear_line(
    run: Callable[..., Answer], tmp_path: Path, option: str, message: str
) -> None:
    answer = run("SELECT 1\tconcerts\n", "SELECT 1\n", *filter(None, [option]))
    assert (answer.code, message in answer.err.splitlines()[-1]) == (2, True)
    assert not (tmp_path / "scores.json").exists()


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
    printed, scores = score(golds, predictions)
    (warning,) = (record.getMessage() for record in caplog.records)
    head = "warning: gold.sql: 2 of 3 questions have no usable database: lost (2): "
    assert (warning.startswith(head), message in warning) == (True, True)
    assert "unscorable: 2 cases" in printed
    assert [(case["status"], case["hardness"]) for case in scores["cases"]] == [
        *(("unscorable", None), ("correct", "easy"), ("unscorable", None))
    ]
    assert "lost" in scores["cases"][0]["error"]
    assert scores["summary"]["overall"]["ex"] == pytest.approx(100 / 3)
    assert scores["summary"]["unscorable"] == scores["summary"]["gold_not_parsed"] == [0, 2]


_ENDLESS = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ("", 10),
        ("--protocol=bird", 30),
        ("--timeout-seconds=45", 45),
        ("--protocol=bird --timeout-seconds=0.5", 0.5),
    ],
)
def test_the_limit_of_a_query_stands_in_the_output(
    options: str, seconds: float, score: _Score
) -> None:
    printed, scores = score("SELECT 1\tconcert\n", "SELECT 1\n", *options.split())
    limit = f"timeout: {seconds:g} s, the limit of one query; --timeout-seconds raises it"
    assert limit in printed
    assert scores["summary"]["timeout_seconds"] == seconds


def test_gold_that_hits_the_limit_is_named_with_it(score: _Score) -> None:
    gold = f"SELECT 1\tconcert\n{_ENDLESS}\tconcert\nSELECT nme FROM singer\tconcert\n"
    printed, scores = score(gold, "SELECT 1\n" * 3, "--timeout-seconds", "0.2")
    summary = scores["summary"]
    assert (summary["unscorable"], summary["slow_gold"]) == ([1], [1])
    limit = "0.2 s, the limit of one query; --timeout-seconds raises it"
    assert f"slow_gold: 1 of the unscorable took longer than {limit}: cases 1\n" in printed


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
    gold, predicted = "SELECT name FROM stadium\tempty\n", "SELECT city FROM stadium\n"
    printed, _ = score(gold, predicted, *options)
    assert f"statuses: {status} 1" in printed


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
    printed, _ = score("", "", *files)
    assert [line.split()[:3] for line in printed.splitlines()[1:5]] == [
        ["overall", "4", "50.0"],
        ["simple", "1", "100.0"],
        ["moderate", "2", "50.0"],
        ["challenging", "1", "0.0"],
    ]


@pytest.mark.parametrize("tail", ["0.93", "----- bird -----\tconcert", "concert", "-- note", "x y"])
def test_a_tail_counts_in_no_figure(tail: str, score: _Score) -> None:
    sql = "SELECT name FROM stadium"
    (case,) = score(f"{sql}\tconcert\n", f"{sql}\t{tail}\n")[1]["cases"]
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
        printed, scores = score(f"{_SQL}\tconcert\n" * 7, "", "--pred", "answers.json", *options)
        summary = scores["summary"]
        assert summary["extract"] == bool(options)
        found[options] = summary["statuses"], summary["wrapped"]
        hint = "wrapped: 4 of the pred_error have a fence (```) or begin with SQL:; --extract"
        assert (hint in printed) == (not options)
    assert found == {
        (): ({"pred_error": 5, "correct": 2}, [0, 1, 2, 3]),
        ("--extract",): ({"correct": 6, "pred_error": 1}, []),
    }
