"""How requests become batches."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lib.generation.batches import cut_batches


@given(st.lists(st.integers(1, 50), max_size=40), st.integers(-1, 9), st.booleans())
def test_every_prompt_is_in_one_batch_and_the_longest_come_first(
    lengths: list[int], size: int, even: bool
) -> None:
    batches = cut_batches(lengths, size, even)
    places = [place for batch in batches for place in batch]
    assert sorted(places) == list(range(len(lengths)))
    by_length = [lengths[place] for place in places]
    assert by_length == sorted(by_length, reverse=True)
    sizes = [len(batch) for batch in batches]
    assert all(0 < count <= max(1, size) for count in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    needed = -(-len(lengths) // max(1, size))
    assert len(batches) == min(needed + needed % 2 * even, len(lengths))
