"""Strict EX on unusual SQL: pairs that mean the same on all valid data, and pairs that do not.

`unusual/NAME.sql` makes a database, `unusual/NAME.pairs` has its pairs: a gold query after `?`,
queries that mean the same after `=`, queries that mean something else after `!`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge
from lib.scoring.strict import PerturbedCopies, StrictJudge, StrictVerdict
from tests.conftest import write_database

_PAIRS = Path(__file__).parent / "unusual"
_NAMES = sorted(path.stem for path in _PAIRS.glob("*.pairs"))
_ACCEPTED = 0.98
_REFUSED = 0.95


@dataclass(frozen=True)
class _Pair:
    gold: str
    prediction: str
    equal: bool


def _pairs(name: str) -> Iterator[_Pair]:
    gold = ""
    for line in (_PAIRS / f"{name}.pairs").read_text(encoding="utf-8").splitlines():
        sign, _, sql = line.partition(" ")
        if sign == "?":
            gold = sql
        elif sign:
            yield _Pair(gold, sql, equal=sign == "=")


@pytest.fixture(scope="module")
def verdicts(
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, list[tuple[_Pair, StrictVerdict]]]:
    """By database: each pair and its strict verdict."""
    folder = tmp_path_factory.mktemp("unusual")
    with Sandbox(1) as sandbox:
        return {name: list(_judged(name, folder, sandbox)) for name in _NAMES}


def _judged(name: str, folder: Path, sandbox: Sandbox) -> Iterator[tuple[_Pair, StrictVerdict]]:
    path = folder / name / f"{name}.sqlite"
    path.parent.mkdir()
    write_database(path, (_PAIRS / f"{name}.sql").read_text(encoding="utf-8"))
    pairs = list(_pairs(name))
    examples = [Example(pair.gold, name, str(path), "?", pair.gold) for pair in pairs]
    judge = Judge(
        sandbox,
        keep_distinct=True,
        strict=StrictJudge(sandbox, PerturbedCopies(examples, folder / "cache")),
    )
    items = [(e, pair.prediction, None) for e, pair in zip(examples, pairs, strict=True)]
    for pair, verdict in zip(pairs, judge.verdicts(items), strict=True):
        assert verdict.strict is not None
        yield pair, verdict.strict


@pytest.mark.parametrize(("equal", "share"), [(True, _ACCEPTED), (False, _REFUSED)])
def test_pairs_are_judged_by_what_they_mean(
    verdicts: dict[str, list[tuple[_Pair, StrictVerdict]]], equal: bool, share: float
) -> None:
    judged = [each for found in verdicts.values() for each in found if each[0].equal == equal]
    wrong = [pair for pair, verdict in judged if (verdict.status == "correct") != equal]
    assert len(judged) >= 300
    assert len(wrong) <= (1 - share) * len(judged), wrong
