"""The attack corpus against the sandbox: no harm, an answer to each, and the next query works.

reports/sandbox.md compares this sandbox with the usual one on the same corpus.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.records import ExecutionResult
from lib.data.databases import DatabaseRoot
from lib.database.sandbox.sandbox import Query, Sandbox, SandboxLimits
from tests.conftest import CONCERT_SCRIPT
from tests.database.sandbox.attacks.corpus import Attack, load_attacks
from tests.database.sandbox.attacks.hostile import HostileFile, database
from tests.database.sandbox.attacks.hostile_files import hostile_files
from tests.database.sandbox.attacks.hostile_schemas import hostile_schemas
from tests.database.sandbox.attacks.watch import changes, snapshot

_ATTACKS = load_attacks()
_FILES = [*hostile_files(), *hostile_schemas()]
_IDS = [*(attack.id for attack in _ATTACKS), *(file.id for file in _FILES)]
_PAGE = Path(__file__).resolve().parents[3] / "reports" / "sandbox.md"

_HARMLESS = "SELECT count(*) FROM singer"
_PATIENT = SandboxLimits(timeout_ms=60_000)
_IMPATIENT = SandboxLimits(timeout_ms=150)
"""Short, for attacks that may time out; all others run with `_PATIENT` and must not time out."""

_SLOWEST_END = 60_000  # milliseconds after the limit, on a machine that is busy with other work


@dataclass(frozen=True)
class _Case:
    """An attack of either kind, as a query."""

    id: str
    query: Query
    expect: frozenset[str]


@dataclass(frozen=True)
class _Outcome:
    """`next_one`: the sandbox's answer to the harmless query after each attack."""

    results: dict[str, ExecutionResult]
    next_one: dict[str, ExecutionResult]
    changes: list[str]


def _run(cases: Iterable[_Case], limits: SandboxLimits, harmless: Query) -> list[ExecutionResult]:
    queries = [query for case in cases for query in (case.query, harmless)]
    with Sandbox(workers=2, limits=limits) as sandbox:
        return sandbox.execute_many(queries)


def _attack(cases: list[_Case], folder: Path, harmless: Query) -> _Outcome:
    before = snapshot(folder)
    outcome = _Outcome({}, {}, [])
    for limits in (_PATIENT, _IMPATIENT):
        part = [case for case in cases if ("timeout" in case.expect) == (limits is _IMPATIENT)]
        answers = _run(part, limits, harmless)
        outcome.results.update(zip([case.id for case in part], answers[::2], strict=True))
        outcome.next_one.update(zip([case.id for case in part], answers[1::2], strict=True))
    outcome.changes.extend(changes(before, snapshot(folder)))
    return outcome


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("attacks")


@pytest.fixture(scope="module")
def harmless(folder: Path) -> Query:
    return Query(str(database(folder, CONCERT_SCRIPT, "concert.sqlite")), _HARMLESS)


@pytest.fixture(scope="module")
def attacked(folder: Path, harmless: Query) -> _Outcome:
    """All queries of the corpus, run with the database's folder as the working directory."""
    cases = [_Case(a.id, a.query(harmless.db_path), a.expect) for a in _ATTACKS]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        return _attack(cases, folder, harmless)


@pytest.fixture(scope="module")
def opened(folder: Path, harmless: Query) -> _Outcome:
    """All hostile files, each in a folder of its own."""
    cases = []
    refused = {}
    for file in _FILES:
        place = folder / file.id
        place.mkdir()
        path = file.build(place)
        if file.through_root:
            with pytest.raises(DataError) as refusal:
                DatabaseRoot(path.parent).locate(path.name)
            refused[file.id] = ExecutionResult("refused", error=str(refusal.value))
        else:
            cases.append(_Case(file.id, Query(str(path), file.sql), file.expect))
    outcome = _attack(cases, folder, harmless)
    outcome.results.update(refused)
    return outcome


def _check(case: Attack | HostileFile, result: ExecutionResult) -> None:
    limits = _IMPATIENT if "timeout" in case.expect else _PATIENT
    assert result.status in case.expect, result.error
    assert (result.error is None) == (result.status == "ok")
    assert len(result.error or "") < 1000
    assert result.status == "ok" or result.rows == ()
    assert result.elapsed_ms < limits.timeout_ms + _SLOWEST_END


@pytest.mark.parametrize("attack", _ATTACKS, ids=[attack.id for attack in _ATTACKS])
def test_an_attack_gets_an_expected_answer(attack: Attack, attacked: _Outcome) -> None:
    _check(attack, attacked.results[attack.id])


@pytest.mark.parametrize("file", _FILES, ids=[file.id for file in _FILES])
def test_a_hostile_file_gets_an_expected_answer(file: HostileFile, opened: _Outcome) -> None:
    _check(file, opened.results[file.id])


def test_no_file_changes_and_the_next_query_works(attacked: _Outcome, opened: _Outcome) -> None:
    assert (attacked.changes, opened.changes) == ([], [])
    answers = {**attacked.next_one, **opened.next_one}
    assert {name: answer for name, answer in answers.items() if answer.rows != ((6,),)} == {}


def test_the_corpus_is_as_large_as_promised_and_ids_are_unique() -> None:
    assert len(_ATTACKS) >= 110
    assert len(_FILES) >= 20
    assert len(set(_IDS)) == len(_IDS)


def test_the_report_has_every_attack() -> None:
    """`python -m tests.database.sandbox.attacks` writes it again."""
    page = _PAGE.read_text(encoding="utf-8")
    assert [name for name in _IDS if f"| `{name}` |" not in page] == []
