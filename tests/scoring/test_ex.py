import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.base.records import ExecutionResult, Value
from lib.scoring.ex import (
    results_match,
    results_match_bird,
    runs_nothing,
    scored_gold,
)

_Row = tuple[Value, ...]

_VALUES = st.sampled_from([None, 0, 1, 2, 10, 1.0, 10.0, 0.5, "a", "b", "1", b"a"])


def _result(rows: Sequence[_Row]) -> ExecutionResult:
    return ExecutionResult("ok", (), tuple(rows))


def _match(gold: Sequence[_Row], pred: Sequence[_Row], ordered: bool = False) -> bool:
    return results_match(_result(gold), _result(pred), order_matters=ordered)


@st.composite
def _tables(draw: st.DrawFn) -> list[_Row]:
    width = draw(st.integers(1, 4))
    return draw(st.lists(st.tuples(*[_VALUES] * width), min_size=1, max_size=6))


@st.composite
def _related_tables(draw: st.DrawFn) -> tuple[list[_Row], list[_Row]]:
    """A table, and a copy with rows and columns permuted and sometimes one value changed."""
    gold = draw(_tables())
    columns = draw(st.permutations(range(len(gold[0]))))
    pred = [tuple(row[column] for column in columns) for row in draw(st.permutations(gold))]
    if draw(st.booleans()):
        row, column = draw(st.integers(0, len(pred) - 1)), draw(st.integers(0, len(columns) - 1))
        values = list(pred[row])
        values[column] = draw(_VALUES)
        pred[row] = tuple(values)
    return gold, pred


def _by_the_book(gold: list[_Row], pred: list[_Row], ordered: bool) -> bool:
    """The evaluator's definition, word for word: every permutation, and its quick rejection."""

    def by_text(row: _Row) -> _Row:
        return tuple(sorted(row, key=lambda value: str(value) + str(type(value))))

    sorted_gold, sorted_pred = list(map(by_text, gold)), list(map(by_text, pred))
    if ordered and sorted_gold != sorted_pred:
        return False
    if not ordered and set(sorted_gold) != set(sorted_pred):
        return False
    for columns in permutations(range(len(gold[0]))):
        moved = [tuple(row[column] for column in columns) for row in pred]
        if moved == gold if ordered else Counter(moved) == Counter(gold):
            return True
    return False


@settings(max_examples=300)
@given(_related_tables(), st.booleans())
def test_every_permutation_is_tried(tables: tuple[list[_Row], list[_Row]], ordered: bool) -> None:
    gold, pred = tables
    assert _match(gold, pred, ordered) == _by_the_book(gold, pred, ordered)


@given(_tables(), st.randoms(use_true_random=False))
def test_moved_rows_and_columns_keep_the_verdict(gold: list[_Row], rng: random.Random) -> None:
    columns = rng.sample(range(len(gold[0])), len(gold[0]))
    moved = [tuple(row[column] for column in columns) for row in gold]
    assert _match(gold, moved, ordered=True)
    rng.shuffle(moved)
    assert _match(gold, moved)


@given(_tables(), st.integers(0, 100))
def test_an_added_row_changes_the_verdict(gold: list[_Row], pick: int) -> None:
    added = [*gold, gold[pick % len(gold)]]
    assert not _match(gold, added)
    assert not _match(added, gold, ordered=True)


@pytest.mark.parametrize(
    ("gold", "pred", "ordered", "expected"),
    [
        ([], [], False, True),
        ([], [(1,)], False, False),
        ([(1,), (2,)], [(2,), (1,)], True, False),
        ([(1,), (2,)], [(2,), (1,)], False, True),
        ([(1, 1)], [(1,)], False, False),
        ([(1,)], [("1",)], False, False),
        ([(1,)], [(1.0,)], False, True),
        ([(None,)], [("",)], False, False),
        ([(1, 10)], [(1.0, 10.0)], False, False),  # equal, but the evaluator sorts them by text
        ([(1, 20)], [(1.0, 20.0)], False, True),
        ([(1, 2), (2, 1)], [(1, 1), (2, 2)], False, False),
        ([(0, 1), (1, 0), (0, 1)], [(1, 0), (0, 1), (1, 0)], False, True),
        ([(0, 1), (1, 0), (0, 1)], [(1, 0), (0, 1), (1, 0)], True, True),
        ([("Zo\ufffd",)], [("Zo",)], False, True),  # undecodable bytes are ignored
        ([("Zo\ufffd",)], [("Za",)], False, False),
    ],
)
def test_results(gold: list[_Row], pred: list[_Row], ordered: bool, expected: bool) -> None:
    assert _match(gold, pred, ordered) is expected


@pytest.mark.parametrize("status", ["error", "timeout", "too_large", "refused"])
def test_a_failed_query_matches_nothing(status: str) -> None:
    failed = ExecutionResult(status)  # type: ignore[arg-type]
    assert not results_match(failed, failed, order_matters=False)
    assert not results_match_bird(_result([]), failed)


@pytest.mark.parametrize(
    ("gold", "pred", "expected"),
    [
        ([(1,), (1,)], [(1,)], True),
        ([(1, 2)], [(2, 1)], False),
        ([(1,), (2,)], [(2,), (1,)], True),
        ([], [], True),
        ([(1,)], [(2,)], False),
    ],
)
def test_bird_compares_sets_of_rows(gold: list[_Row], pred: list[_Row], expected: bool) -> None:
    assert results_match_bird(_result(gold), _result(pred)) is expected


_ROWS = 4_000
_Columns = list[list[Value]]


def _columns_of(make: Callable[[random.Random, int], list[Value]]) -> Callable[[], _Columns]:
    def build() -> _Columns:
        rng = random.Random(5)
        return [make(rng, column) for column in range(30)]

    return build


# 30 columns that are hard to distinguish
_WIDE: dict[str, Callable[[], _Columns]] = {
    "few values": _columns_of(lambda rng, _: rng.choices(range(4), k=_ROWS)),
    "whole floats": _columns_of(lambda rng, _: [float(rng.randrange(50)) for _ in range(_ROWS)]),
    "same values everywhere": _columns_of(lambda rng, _: rng.sample(range(_ROWS), _ROWS)),
    "copies": _columns_of(lambda _, __: list(range(_ROWS))),
    "one-hot": _columns_of(lambda _, column: [int(r % 30 == column) for r in range(_ROWS)]),
    "all triples": _columns_of(lambda _, column: [int(column in t) for t in _TRIPLES]),
}
_TRIPLES = list(combinations(range(30), 3))


@pytest.mark.parametrize("name", _WIDE)
def test_wide_results_are_compared_in_time(name: str) -> None:
    columns = _WIDE[name]()
    rng = random.Random(name)
    gold = list(zip(*columns, strict=True))
    order = rng.sample(range(30), 30)
    pred = [tuple(row[column] for column in order) for row in gold]
    rng.shuffle(pred)
    wrong = [*pred[:-1], (*pred[-1][:-1], -1)]
    start = time.process_time()
    assert _match(gold, pred)
    assert not _match(gold, wrong)
    assert time.process_time() - start < 60  # trying all orders would take years


def _incidence(*cycles: list[int]) -> list[_Row]:
    """An incidence matrix: a row per edge, a column per node, 1 where the edge has the node."""
    nodes = range(sum(map(len, cycles)))
    edges = [{cycle[i - 1], cycle[i]} for cycle in cycles for i in range(len(cycle))]
    return [tuple(int(node in edge) for node in nodes) for edge in edges]


@pytest.mark.parametrize("length", [3, 20])
def test_columns_of_a_symmetric_result_are_tried_against_each_other(length: int) -> None:
    """One cycle and two half as long: by values and by neighbours, all columns look alike."""
    nodes = list(range(2 * length))
    one, two = _incidence(nodes), _incidence(nodes[:length], nodes[length:])
    turned = _incidence(random.Random(5).sample(nodes, len(nodes)))
    start = time.process_time()
    assert _match(one, turned)
    assert not _match(one, two)
    assert time.process_time() - start < 60


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT a FROM t", "SELECT a FROM t"),
        ("SELECT DISTINCT a FROM t", "SELECT  a FROM t"),
        ("select count(distinct a) from t", "select count( a) from t"),
        ("SELECT count(DISTINCT(a)) FROM t", "SELECT count((a)) FROM t"),
        ("SELECT 'DISTINCT', \"distinct\" FROM t", "SELECT 'DISTINCT', \"distinct\" FROM t"),
        ("SELECT `distinct`, [distinct] FROM t", "SELECT `distinct`, [distinct] FROM t"),
        ("SELECT 'it''s DISTINCT' FROM t", "SELECT 'it''s DISTINCT' FROM t"),
        ("SELECT a -- DISTINCT\nFROM t", "SELECT a -- DISTINCT\nFROM t"),
        ("SELECT /* DISTINCT */ a FROM t", "SELECT /* DISTINCT */ a FROM t"),
        ("SELECT distinctive, is_distinct FROM t", "SELECT distinctive, is_distinct FROM t"),
        ("SELECT a FROM t;", "SELECT a FROM t"),
        ("SELECT a FROM t ; ; DROP TABLE t", "SELECT a FROM t"),
        ("SELECT a FROM t; -- all\n", "SELECT a FROM t"),
        ("SELECT a FROM t;\n# all", "SELECT a FROM t"),
        ("SELECT a FROM t; # all", "SELECT a FROM t; # all"),
        ("SELECT a FROM t; -- all\n# of them", "SELECT a FROM t; -- all\n# of them"),
        (" ; SELECT a FROM t", ";"),
        ("SELECT ';' FROM t", "SELECT ';' FROM t"),
        ("SELECT a FROM t WHERE a > = 3 OR a < = 1", "SELECT a FROM t WHERE a >= 3 OR a <= 1"),
        ("SELECT a FROM t WHERE a ! = 3", "SELECT a FROM t WHERE a != 3"),
        ("SELECT year ( curdate() ) - a FROM t", "SELECT 2020- a FROM t"),
    ],
)
def test_text_that_is_scored(sql: str, expected: str) -> None:
    assert scored_gold(sql) == expected


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT DISTINCT a FROM t", "SELECT DISTINCT a FROM t"),
        ("SELECT a FROM t; ;", "SELECT a FROM t; ;"),
        ("SELECT YEAR(CURDATE()) WHERE 1 > = 0", "SELECT 2020WHERE 1 >= 0"),
    ],
)
def test_distinct_and_what_follows_stay_where_they_are_kept(sql: str, expected: str) -> None:
    assert scored_gold(sql, keep_distinct=True) == expected


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        (";", True),
        ("-- a\n;; -- b", True),
        ("/* a */ /* ; SELECT 1", True),
        ("", False),
        ("; SELECT 1", False),
        ("/* a */ SELECT 1", False),
        ("-- /* a */\n" * 1_000 + "SELECT 1", False),
    ],
)
def test_a_text_without_a_statement(sql: str, expected: bool) -> None:
    assert runs_nothing(sql) is expected
