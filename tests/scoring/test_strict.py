import errno
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge, Protocol
from lib.scoring.strict import Case, PerturbedCopies, StrictJudge, StrictVerdict

_Judge = Callable[..., tuple[str, StrictVerdict | None]]


@pytest.fixture
def judge(concert_database: Path, cache: Path, sandbox: Sandbox) -> _Judge:
    """EX and the strict verdict of one prediction."""

    def run(
        gold: str, predicted: str, protocol: Protocol = "spider"
    ) -> tuple[str, StrictVerdict | None]:
        example = Example("e", "concert", str(concert_database), "?", gold)
        strict = StrictJudge(sandbox, PerturbedCopies([example], cache))
        (verdict,) = Judge(sandbox, protocol, strict=strict).verdicts([(example, predicted, None)])
        return verdict.status, verdict.strict

    return run


_SAME = [
    ("SELECT name FROM singer WHERE age > 30",
     "SELECT S.name FROM singer AS S WHERE NOT S.age <= 30"),
    ("SELECT count(*) FROM singer", "SELECT count(singer_id) FROM singer"),
    ('SELECT name FROM singer WHERE country = "France"',
     "SELECT name FROM singer WHERE country = 'France';"),
    ("SELECT name FROM singer ORDER BY age", "SELECT T.name FROM singer AS T ORDER BY T.age;"),
    ("SELECT name FROM stadium ORDER BY capacity DESC LIMIT 1",
     "SELECT name FROM stadium WHERE capacity = (SELECT max(capacity) FROM stadium)"),
    ("SELECT name FROM singer WHERE singer_id NOT IN (SELECT singer_id FROM singer_in_concert)",
     "SELECT S.name FROM singer AS S LEFT JOIN singer_in_concert AS C "
     "ON S.singer_id = C.singer_id WHERE C.singer_id IS NULL"),
    ("SELECT year, count(*) FROM concert GROUP BY year ORDER BY count(*) DESC",
     "SELECT year, count(concert_id) AS n FROM concert GROUP BY year ORDER BY n DESC"),
]  # fmt: skip


@pytest.mark.parametrize(("gold", "predicted"), _SAME)
def test_what_means_the_same_is_strictly_correct(gold: str, predicted: str, judge: _Judge) -> None:
    assert judge(gold, predicted) == ("correct", StrictVerdict("correct"))


@pytest.mark.parametrize(
    ("gold", "predicted", "reason"),
    [
        ("SELECT name, city FROM stadium", "SELECT city, name FROM stadium", "columns"),
        ("SELECT name FROM singer WHERE 0", "SELECT name, age FROM singer WHERE 0", "columns"),
        ("SELECT name, city FROM stadium ORDER BY capacity LIMIT 1",
         "SELECT city, name FROM stadium ORDER BY capacity LIMIT 1", "columns"),
        ("SELECT name FROM singer WHERE age > 99", "SELECT name, age FROM singer WHERE age > 99",
         "perturbed_copy"),
        ("SELECT year FROM concert", "SELECT DISTINCT year FROM concert", "duplicates"),
        ("SELECT year FROM concert WHERE concert_id < 3",
         "SELECT DISTINCT year FROM concert WHERE year = 2014", "perturbed_copy"),
        ("SELECT name FROM singer ORDER BY age DESC LIMIT 1",
         "SELECT name FROM singer ORDER BY singer_id LIMIT 1", "perturbed_copy"),
        ("SELECT count(DISTINCT year) FROM concert", "SELECT count(year) FROM concert",
         "duplicates"),
        ("SELECT name FROM singer WHERE age > 50", "SELECT name FROM singer WHERE age = 52",
         "perturbed_copy"),
        ("SELECT count(*) FROM singer WHERE age >= 30", "SELECT 3", "perturbed_copy"),
        ("SELECT name FROM singer WHERE age > 99", "SELECT name FROM singer WHERE age < 9",
         "perturbed_copy"),
        ("SELECT name FROM stadium", "SELECT DISTINCT name FROM stadium", "perturbed_copy"),
        ("SELECT name FROM singer WHERE age > 29", "SELECT name FROM singer WHERE age > 30",
         "perturbed_copy"),
        ("SELECT count(*) FROM concert", "SELECT count(theme) FROM concert", "perturbed_copy"),
        ("SELECT name FROM singer WHERE age IS NULL AND age > 1",
         'SELECT "nam" FROM singer LIMIT 0', "misspelt_name"),
        ("SELECT name FROM stadium", "SELECT name FROM stadium; DROP TABLE stadium",
         "not_as_written"),
    ],
)  # fmt: skip
def test_luck_and_leave_are_named(gold: str, predicted: str, reason: str, judge: _Judge) -> None:
    status, strict = judge(gold, predicted)
    assert status == "correct"
    assert (strict.status != "correct", strict.reason) == (True, reason)


def test_what_ex_rejects_keeps_its_status(judge: _Judge) -> None:
    assert judge("SELECT name FROM stadium", "SELECT nme FROM stadium") == (
        "pred_error",
        StrictVerdict("pred_error"),
    )


def test_no_strict_judge_no_strict_verdict(concert_database: Path, sandbox: Sandbox) -> None:
    item = (Example("e", "c", str(concert_database), "?", "SELECT 1"), "SELECT 1", None)
    assert Judge(sandbox).verdicts([item])[0].strict is None


def test_rows_in_another_order_count_where_gold_orders(judge: _Judge) -> None:
    gold = "SELECT year FROM concert ORDER BY concert_id"
    status, strict = judge(gold, "SELECT year FROM concert ORDER BY concert_id DESC", "bird")
    assert (status, strict) == ("correct", StrictVerdict("wrong", "row_order"))
    tied = judge(
        "SELECT theme FROM concert ORDER BY year",
        "SELECT theme FROM concert ORDER BY year, theme",
        "bird",
    )
    assert tied[1] == StrictVerdict("correct")


def test_what_bird_forgives_is_compared_as_bird_does_on_the_copies(judge: _Judge) -> None:
    gold = "SELECT DISTINCT year FROM concert"
    for predicted, reason in (
        ("SELECT year FROM concert", "duplicates"),
        ("SELECT year FROM concert WHERE year IN (2014, 2015)", "perturbed_copy"),
    ):
        assert judge(gold, predicted, "bird") == ("correct", StrictVerdict("wrong", reason))


def test_equal_cases_are_one(concert_database: Path, tmp_path: Path, sandbox: Sandbox) -> None:
    case = Case(str(concert_database), "SELECT 1", "SELECT 1", None)
    judge = StrictJudge(sandbox, PerturbedCopies([], tmp_path / "cache"))
    assert judge.verdicts([case, case]) == [StrictVerdict("correct")] * 2


def test_a_database_that_cannot_be_copied_rests_on_the_original(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "broken.sqlite"
    path.write_bytes(b"SQLite format 3\0" + b"x" * 4000)
    copies = PerturbedCopies([], tmp_path / "cache")
    with caplog.at_level(logging.WARNING):
        assert copies(str(path)) == copies(str(path)) == ()
    assert len(caplog.records) == 1
    assert "rest on the original alone" in caplog.text


def test_gold_that_no_row_can_be_made_for_rests_on_the_original(
    concert_database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    gold = "SELECT age FROM singer WHERE name = '\ud800'"  # a lone surrogate, from JSON
    example = Example("e", "concert", str(concert_database), "?", gold)
    copies = PerturbedCopies([example], tmp_path / "cache")
    with caplog.at_level(logging.WARNING):
        assert copies(example.db_path) == ()
    assert f"{concert_database}: cannot be perturbed (UnicodeEncodeError" in caplog.text


def test_copies_that_find_no_room_are_an_error(
    concert_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without copies, verdicts would differ from those of a run with enough room on the disk."""

    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    example = Example("e", "concert", str(concert_database), "?", "SELECT age FROM singer")
    copies = PerturbedCopies([example], tmp_path / "cache")
    with monkeypatch.context() as patch:
        patch.setattr("lib.database.perturbed.copies.write_tables", full)
        with pytest.raises(OSError, match="No space left"):
            copies(example.db_path)
    assert len(copies(example.db_path)) == 3


def test_copies_are_the_same_for_any_layout(concert_database: Path, tmp_path: Path) -> None:
    line = "SELECT name FROM singer WHERE country = 'New  Zealand'"
    texts = (
        line,
        line.replace(" FROM", "\n\tFROM"),
        line.replace(" WHERE", " -- of all ages\n  WHERE") + "\n",
    )
    path = str(concert_database)
    examples = [Example("e", "concert", path, "?", text) for text in texts]
    first, *others = [PerturbedCopies([e], tmp_path / "cache")(path) for e in examples]
    assert len(first) == 3
    assert others == [first, first]
