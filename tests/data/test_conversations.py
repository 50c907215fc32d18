"""Questions of one conversation stay together."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.records import Example
from lib.data.selection import chunk_bounds, conversations, rounds


def _examples(names: list[str | None]) -> list[Example]:
    return [
        Example(f"dev-{index:05d}", "shop", "shop.sqlite", "?", "SELECT 1", conversation=name)
        for index, name in enumerate(names)
    ]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ([], []),
        ([None, None], [[0], [1]]),
        (["a", "a", "b"], [[0, 1], [2]]),
        ([None, "a", "a", None, "b"], [[0], [1, 2], [3], [4]]),
        (["a", None, "a"], [[0], [1], [2]]),
    ],
)
def test_conversations_are_runs_of_equal_names(
    names: list[str | None], expected: list[list[int]]
) -> None:
    examples = _examples(names)
    found = [[examples.index(one) for one in turns] for turns in conversations(examples)]
    assert found == expected


def test_a_round_has_one_question_of_each_conversation() -> None:
    examples = _examples(["a", "a", "a", None, "b", "b"])
    found = [[examples.index(one) for one in turns] for turns in rounds(examples)]
    assert found == [[0, 3, 4], [1, 5], [2]]


@given(
    st.lists(st.tuples(st.sampled_from([None, "x"]), st.integers(1, 4)), max_size=8),
    st.integers(1, 6),
)
def test_no_chunk_cuts_a_conversation(drawn: list[tuple[str | None, int]], size: int) -> None:
    names = [
        f"{name}{place}" if name else None
        for place, (name, turns) in enumerate(drawn)
        for _ in range(turns)
    ]
    examples = _examples(names)
    bounds = chunk_bounds(examples, size)
    assert bounds[0] == 0
    assert bounds[-1] == len(examples)
    for start, end in pairwise(bounds):
        inside = {one.conversation for one in examples[start:end]} - {None}
        outside = {one.conversation for one in (*examples[:start], *examples[end:])}
        assert not inside & outside
        assert end - start >= size or end == len(examples)
