"""Questions stored on disk behave like a list of them."""

from __future__ import annotations

import pytest

from lib.base.records import Example
from lib.data.store import ExampleStore, GoldSql

EXAMPLES = [
    Example(f"dev-{n:05d}", "concert", "concert.sqlite", f"Wie viele Sänger? {n}", f"SELECT {n}")
    for n in range(7)
]
OTHERS = [Example("test-1", "shop", "shop.sqlite", "?", "SELECT 'x'", "a hint", "hard")]


def test_a_store_is_the_list_of_its_examples() -> None:
    store = ExampleStore(iter(EXAMPLES))
    assert len(store) == 7
    assert list(store) == EXAMPLES
    assert [store[0], store[-1]] == [EXAMPLES[0], EXAMPLES[-1]]
    for part in (slice(2, 5), slice(5, 100), slice(None, None, -2)):
        assert store[part] == EXAMPLES[part]
    with pytest.raises(IndexError):
        store[7]
    assert list(ExampleStore(OTHERS)) == OTHERS
    assert not ExampleStore([])


def test_gold_is_found_by_id_in_every_store() -> None:
    gold = GoldSql([ExampleStore(EXAMPLES), ExampleStore(OTHERS)])
    assert dict(gold) == {example.id: example.gold_sql for example in [*EXAMPLES, *OTHERS]}
    assert len(gold) == 8
    assert gold.get("unknown") is None
