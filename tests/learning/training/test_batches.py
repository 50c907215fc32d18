from hypothesis import given
from hypothesis import strategies as st

from lib.learning.training.rows import PADDING, LikeLengthSampler

_LENGTHS = st.lists(st.integers(1, 500), max_size=60)


@given(_LENGTHS, st.integers(1, 8), st.integers(0, 99))
def test_every_row_comes_once(lengths: list[int], batch_size: int, seed: int) -> None:
    sampler = LikeLengthSampler(lengths, [""] * len(lengths), batch_size, seed)
    assert sorted(sampler) == list(range(len(lengths)))
    assert len(sampler) == len(lengths)


@given(_LENGTHS, st.integers(1, 8), st.integers(0, 99))
def test_batches_need_the_least_padding(lengths: list[int], batch_size: int, seed: int) -> None:
    def padded(order: list[int]) -> int:
        batches = [order[start : start + batch_size] for start in range(0, len(order), batch_size)]
        return sum(max(-(-lengths[row] // PADDING) for row in batch) for batch in batches)

    longest_first = sorted(range(len(lengths)), key=lambda row: -lengths[row])
    assert padded(
        list(LikeLengthSampler(lengths, [""] * len(lengths), batch_size, seed))
    ) == padded(longest_first)


def test_the_order_depends_on_seed_and_epoch_alone() -> None:
    lengths = [50 + row for row in range(40)]
    sampler = LikeLengthSampler(lengths, [""] * 40, 4, 13)
    first = list(sampler)
    assert list(sampler) == first
    assert list(LikeLengthSampler(lengths, [""] * 40, 4, 13)) == first
    assert list(LikeLengthSampler(lengths, [""] * 40, 4, 14)) != first
    sampler.set_epoch(1)
    assert list(sampler) != first


@given(st.lists(st.sampled_from("abc"), max_size=60), st.integers(1, 8), st.integers(0, 99))
def test_a_group_is_in_as_few_batches_as_it_can(
    groups: list[str], batch_size: int, seed: int
) -> None:
    order = list(LikeLengthSampler([10] * len(groups), groups, batch_size, seed))
    assert sorted(order) == list(range(len(groups)))
    batches = [order[start : start + batch_size] for start in range(0, len(order), batch_size)]
    for group in set(groups):
        holding = sum(any(groups[row] == group for row in batch) for batch in batches)
        assert holding <= -(-groups.count(group) // batch_size) + 1
