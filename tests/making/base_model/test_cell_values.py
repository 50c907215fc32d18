"""Values of sampled tables: they fit their column, or are made of any words that there are."""

from __future__ import annotations

import random
from datetime import date

import pytest

from lib.making.base_model.conditions import call_by_value, draw_condition
from lib.making.base_model.lexicon import Attribute, Lexicon
from lib.making.base_model.schema_sampler import CellSampler
from lib.making.base_model.schemas import SampledColumn, SampledTable
from lib.making.query import Value

_DRAWS = 2_000


def _draw(lexicon: Lexicon, kind: str, low: int = 0, high: int = 0) -> list[Value]:
    cells, rng = CellSampler(lexicon), random.Random(0)
    return [cells.draw(rng, Attribute(("x",), kind, low=low, high=high)) for _ in range(_DRAWS)]


@pytest.mark.parametrize("kind", ["code", "email", "name", "title", "word", "country", "street"])
def test_texts_stand_without_spaces_around_them(lexicon: Lexicon, kind: str) -> None:
    for value in _draw(lexicon, kind):
        assert isinstance(value, str)
        assert value
        assert value == " ".join(value.split())


def test_numbers_and_dates_are_of_their_kind(lexicon: Lexicon) -> None:
    assert set(_draw(lexicon, "int", 3, 5)) == {3, 4, 5}
    assert all(isinstance(v, float) and 1 <= v <= 2 for v in _draw(lexicon, "real", 1, 2))
    for value in _draw(lexicon, "date"):
        assert date.fromisoformat(str(value)).isoformat() == value


def test_values_are_of_their_pool_or_any_words(lexicon: Lexicon) -> None:
    """A model never copies words that it never wrote in training."""
    pool = frozenset(lexicon.pools["country"])
    drawn = [str(value) for value in _draw(lexicon, "country")]
    fitting = sum(value in pool for value in drawn) / _DRAWS
    assert 0.2 < fitting < 0.4
    with_vectors_alone = set(lexicon.vectors.words).difference(lexicon.words)
    assert with_vectors_alone.intersection(value.lower() for value in drawn)


def _table(*columns: SampledColumn) -> SampledTable:
    key = SampledColumn("id", "int", ("id",), values=(1, 2), is_key=True)
    return SampledTable("member", "member", ("members", "people"), (key, *columns), pronoun="who")


def test_rows_are_called_by_a_value_of_theirs() -> None:
    table = _table(SampledColumn("status", "status", ("status",), values=("Active", None)))
    called = list(filter(None, (call_by_value(random.Random(n), table) for n in range(100))))
    assert 0 < len(called) < 40
    for spoken_of, condition in called:
        assert spoken_of.name == "member"
        assert spoken_of.plurals in (
            ("Active members", "Active people"),
            ("active members", "active people"),
        )
        assert condition.sql() == "status = 'Active'"


@pytest.mark.parametrize("kind", ["int", "date", "name", "title", "code"])
def test_rows_are_not_called_by_what_is_no_adjective(kind: str) -> None:
    table = _table(SampledColumn("x", kind, ("x",), values=("a",)))
    assert not any(call_by_value(random.Random(n), table) for n in range(100))


def test_dates_between_two_days_are_texts_in_order() -> None:
    table = _table(SampledColumn("joined", "date", ("joined",), values=("2020-02-28",)))
    drawn = [draw_condition(random.Random(n), table).sql() for n in range(200)]
    between = [sql for sql in drawn if "BETWEEN" in sql]
    assert between
    for sql in between:
        first, last = sql.removeprefix("joined BETWEEN ").split(" AND ")
        assert first == "'2020-02-28'" < last
        date.fromisoformat(last.strip("'"))
