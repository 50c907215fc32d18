"""How prompts are grouped: by prefixes, which are read once, in batches, in shares of processes."""

from hypothesis import given
from hypothesis import strategies as st

from lib.answering.generation.decoding import cut_batches
from lib.answering.generation.hf_processes import deal_shares
from lib.answering.generation.prefix_tree import Prefix, plan_prefixes

SYSTEM = tuple(range(1000, 1040))
SCHEMAS = [tuple(range(start, start + 50)) for start in (2000, 3000)]


def test_a_schema_is_shared_by_the_questions_of_its_database_and_the_system_message_by_all() -> (
    None
):
    prompts = [(*SYSTEM, *SCHEMAS[n % 2], n, n + 1) for n in range(10, 16)]
    prefixes = plan_prefixes(prompts)
    for n, prefix in zip(range(10, 16), prefixes, strict=True):
        assert prefix is not None
        assert prefix.tokens == (*SYSTEM, *SCHEMAS[n % 2])
        assert prefix.parent is not None
        assert prefix.parent.tokens == SYSTEM
    assert len({id(prefix) for prefix in prefixes}) == 2


def test_a_few_equal_tokens_are_not_worth_a_prefix() -> None:
    assert plan_prefixes([(1, 2, 3, 4), (1, 2, 3, 5)]) == [None, None]


def test_a_known_prefix_serves_a_prompt_that_is_alone() -> None:
    known = Prefix(SYSTEM)
    assert plan_prefixes([(*SYSTEM, 1, 2), (7, 8)], [known]) == [known, None]


def test_the_last_token_is_read_for_itself() -> None:
    [first, second] = plan_prefixes([SYSTEM, SYSTEM])
    assert first is second
    assert first is not None
    assert first.tokens == SYSTEM[:-1]


parts = st.lists(st.sampled_from([SYSTEM, *SCHEMAS, (1,), (2, 3)]), min_size=1, max_size=5)


@given(st.lists(parts, max_size=8))
def test_every_prefix_begins_its_prompts_and_goes_on_from_its_parent(
    made: list[list[tuple[int, ...]]],
) -> None:
    prompts = [tuple(token for part in of for token in part) for of in made]
    prefixes = plan_prefixes(prompts)
    known = [prefix for prefix in prefixes if prefix]
    for prompt, prefix in zip(prompts, prefixes, strict=True):
        while prefix is not None:
            assert len(prefix.tokens) < len(prompt)
            assert prompt[: len(prefix.tokens)] == prefix.tokens
            assert prefix.start < len(prefix.tokens)
            prefix = prefix.parent
    again = plan_prefixes(prompts, known)  # as after an answer from the cache
    assert [one and one.tokens for one in again] == [one and one.tokens for one in prefixes]


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
