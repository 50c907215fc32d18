"""How requests become batches, and shares of several processes."""

from hypothesis import given
from hypothesis import strategies as st

from lib.answering.generation.decoding import cut_batches
from lib.answering.generation.hf_processes import deal_shares

LENGTHS = st.lists(st.integers(1, 50), max_size=40)
SIZES = st.integers(-1, 9)


@given(LENGTHS, SIZES)
def test_every_prompt_is_in_one_batch_and_the_longest_come_first(
    lengths: list[int], size: int
) -> None:
    batches = cut_batches(lengths, size)
    places = [place for batch in batches for place in batch]
    assert sorted(places) == list(range(len(lengths)))
    by_length = [lengths[place] for place in places]
    assert by_length == sorted(by_length, reverse=True)
    sizes = [len(batch) for batch in batches]
    assert all(0 < count <= max(1, size) for count in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert len(batches) == -(-len(lengths) // max(1, size))


@given(LENGTHS, SIZES)
def test_shares_are_equal_and_even_in_number(lengths: list[int], size: int) -> None:
    shares = deal_shares(lengths, size)
    assert sorted(place for share in shares for place in share) == list(range(len(lengths)))
    for share in shares:
        of_share = [lengths[place] for place in share]
        assert of_share == sorted(of_share, reverse=True)
        assert 0 < len(share) <= max(1, 4 * size)
    assert len(shares) % 2 == 0 or len(shares) == len(lengths)
    assert len({len(share) for share in shares}) <= 2
    by_rank = sorted(lengths, reverse=True)
    assert [lengths[share[0]] for share in shares] == by_rank[: len(shares)]
