from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.learning.demonstrations import Demonstration, with_recovery_share
from tests.report.factory import right, trajectory, wrong

_ERROR = wrong("no_such_column", status="error", error="no such column: x")
_RECOVERS = Demonstration(trajectory("a", _ERROR, right(2)), frozenset({0}), "rollouts")
_PLAIN = Demonstration(trajectory("b", right()), frozenset(), "rollouts")


@given(st.lists(st.booleans(), max_size=80), st.sampled_from(["0", "0.3", "0.5", "0.25"]))
def test_the_share_is_exact_and_nothing_more_could_be_kept(kinds: list[bool], text: str) -> None:
    share = Fraction(text)
    given_ = [_RECOVERS if recovers else _PLAIN for recovers in kinds]
    try:
        kept = with_recovery_share(given_, share, {})
    except DataError:
        kept = []
    recovering = sum(each.recovers for each in kept)
    assert Fraction(recovering, len(kept) or 1) == (share if kept else 0)
    room = len(kept) + share.denominator
    enough = given_.count(_RECOVERS) >= room * share and given_.count(_PLAIN) >= room * (1 - share)
    assert not enough


def test_their_order_stays() -> None:
    kept = with_recovery_share([_PLAIN, _RECOVERS, _RECOVERS, _PLAIN], Fraction("0.5"), {})
    assert kept == [_PLAIN, _RECOVERS, _RECOVERS, _PLAIN]


def test_too_few_of_a_kind_are_an_error_that_says_what_was_dropped() -> None:
    with pytest.raises(DataError) as raised:
        with_recovery_share([_PLAIN, _PLAIN], Fraction("0.5"), {"no final answer": 3})
    message = str(raised.value)
    assert "0 demonstrations recover from an error and 2 have none" in message
    assert "dropped: no final answer (3)" in message
