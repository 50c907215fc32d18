"""A prediction can't earn a verdict without answering the question."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox, SandboxLimits
from lib.scoring.judge import Judge, Protocol, Verdict
from lib.scoring.strict import PerturbedCopies, StrictJudge

_NAMES = "SELECT name FROM singer WHERE country = 'France'"
_NONE = "SELECT name FROM singer WHERE age > 200"
_COUNT = "SELECT count(*) FROM singer"
_YEARS = "SELECT DISTINCT year FROM concert ORDER BY year"

_Judge = Callable[..., Verdict]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(1, SandboxLimits(timeout_ms=300)) as sandbox:
        yield sandbox


@pytest.fixture
def judge(concert_database: Path, cache: Path, sandbox: Sandbox) -> _Judge:
    def run(gold: str, predicted: str, protocol: Protocol = "spider") -> Verdict:
        example = Example("e", "concert", str(concert_database), "?", gold)
        strict = StrictJudge(sandbox, PerturbedCopies([example], cache))
        judge = Judge(sandbox, protocol, strict=strict)
        before = concert_database.read_bytes()
        (verdict,) = judge.verdicts([(example, predicted, None)])
        assert concert_database.read_bytes() == before
        assert judge.judge_many([(example, gold, None)]) == ["correct"]  # gold still runs as before
        return verdict

    return run


@pytest.mark.parametrize("protocol", ["spider", "bird"])
@pytest.mark.parametrize(
    "predicted",
    [
        "DELETE FROM singer", "DELETE FROM singer WHERE 1 RETURNING name", "DROP TABLE singer",
        "UPDATE singer SET country = 'France' RETURNING name",
        "INSERT INTO singer (name) VALUES ('x') RETURNING name",
        "CREATE TEMP TABLE singer (name TEXT)", "CREATE TEMP VIEW stadium AS SELECT 1",
        "WITH gone AS (SELECT 1) DELETE FROM singer", "ATTACH 'other.sqlite' AS main2",
        "VACUUM INTO 'copy.sqlite'", "PRAGMA writable_schema = ON", "BEGIN EXCLUSIVE",
        "EXPLAIN DELETE FROM singer", "/* SELECT */ DELETE FROM singer -- SELECT name FROM singer",
        "REINDEX", "SELECT load_extension('x')",
    ],
)  # fmt: skip
def test_writing_is_refused_harmlessly(predicted: str, protocol: Protocol, judge: _Judge) -> None:
    for gold in (_NONE, _NAMES):
        verdict = judge(gold, predicted, protocol)
        assert verdict.status in ("refused", "pred_error"), verdict
        assert verdict.strict.status == verdict.status


@pytest.mark.parametrize("protocol", ["spider", "bird"])
@pytest.mark.parametrize(
    "predicted",
    [
        "", ";", "-- no answer", "/* SELECT name FROM singer */", "I cannot answer that.", "SELECT",
        "SELECT 1", "SELECT NULL", "VALUES (1)", "SELECT name FROM singer WHERE 0",
        "SELECT * FROM singer", 'SELECT "nmae" FROM singer',
        "SELECT name FROM singer -- WHERE country = 'France'",
        "SELECT name FROM singer /* WHERE country = 'France' */",
        "EXPLAIN SELECT name FROM singer WHERE country = 'France'", "SELECT sql FROM sqlite_master",
        "SELECT name FROM singer WHERE country = 'France' LIMIT 2",
        "SELECT name, name FROM singer WHERE country = 'France'",
        "SELECT name FROM singer WHERE country = 'France' UNION ALL SELECT 'x'",
        "SELECT group_concat(name) FROM singer WHERE country = 'France'",
    ],
)  # fmt: skip
def test_what_is_no_answer_is_not_right(predicted: str, protocol: Protocol, judge: _Judge) -> None:
    verdict = judge(_NAMES, predicted, protocol)
    assert verdict.status in ("wrong", "pred_error")
    assert verdict.strict.status != "correct"


@pytest.mark.parametrize(
    ("gold", "predicted"),
    [
        (_COUNT, "SELECT 6"),
        (_COUNT, "SELECT count(*) + 3 FROM stadium"),
        (_COUNT, "SELECT max(singer_id) FROM singer"),
        (_COUNT, "SELECT count(*) FROM singer_in_concert"),
        (_NAMES, "VALUES ('Justin Brown'), ('Rose White'), ('John Nizinik')"),
        (_NAMES, "SELECT name FROM singer WHERE singer_id BETWEEN 3 AND 5"),
        (_NONE, "SELECT 1 WHERE 0"),
        (_NONE, "SELECT city, capacity FROM stadium WHERE 0"),
        (_NONE, "SELECT name FROM singer WHERE age > 2000"),
        (_YEARS, "SELECT 2014 UNION SELECT 2015 ORDER BY 1"),
        (_YEARS, "SELECT 2013 + row_number() OVER () FROM concert LIMIT 2"),
        ("SELECT name, city FROM stadium", "SELECT city, name FROM stadium"),
        (_NONE, 'SELECT "nmae" FROM singer WHERE age > 200'),
        (_NONE, 'SELECT name FROM singer WHERE "agee" = 200'),
        (_NAMES, _NAMES + "; DELETE FROM singer"),
    ],
)
def test_what_ex_accepts_is_strictly_not_correct(gold: str, predicted: str, judge: _Judge) -> None:
    verdict = judge(gold, predicted)
    assert verdict.strict.status != "correct"


@pytest.mark.parametrize(
    "predicted",
    [
        "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c",
        "SELECT count(*) FROM " + ", ".join(f"singer AS s{n}" for n in range(12)),
        "SELECT hex(randomblob(1000000000))",
        "SELECT " + "(" * 3000 + "1" + ")" * 3000,
        "SELECT '" + "x" * 60_000 + "'",
    ],
)
def test_what_only_costs_is_stopped_and_counted_as_such(predicted: str, judge: _Judge) -> None:
    assert judge(_NAMES, predicted).status in ("timeout", "wrong", "pred_error")


@pytest.mark.parametrize(
    "predicted",
    [
        "SELECT name FROM singer WHERE country = 'France' -- done",
        "/* who */ SELECT name FROM singer WHERE country = 'France';",
        "select NAME from SINGER where COUNTRY = 'France'",
        'SELECT "name" FROM "singer" WHERE "country" = \'France\'',
        "WITH f AS (SELECT * FROM singer WHERE country = 'France') SELECT name FROM f",
    ],
)
def test_an_answer_in_odd_clothes_is_correct(predicted: str, judge: _Judge) -> None:
    verdict = judge(_NAMES, predicted)
    assert (verdict.status, verdict.strict.status) == ("correct", "correct")
