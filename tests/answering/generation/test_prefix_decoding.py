"""Decoding in batches writes what single rows write, and reads less where they share prefixes."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, LlamaForCausalLM

from lib.answering.generation import prefix_decoding
from lib.answering.generation.decoding import (
    Decoder,
    DecodingJob,
    PaddedDecoder,
    Prompt,
    Row,
    choose_tokens,
)
from lib.answering.generation.prefix_decoding import PrefixDecoder, supports_prefix_decoding
from lib.answering.generation.slot_decoding import SlotDecoder

END = 2
SYSTEM = [5, 9, 17, 33, 65, 129, 257, 300] * 5
SCHEMAS = [[101, 43, 250, 7] * 10, [88, 21, 390] * 15]
PROMPTS = [
    *([*SYSTEM, *SCHEMAS[n % 2], *range(50, 52 + n)] for n in range(9)),
    [60, 61, 62],  # shares nothing
]


@pytest.fixture
def model(tiny_model: Path) -> Any:
    return AutoModelForCausalLM.from_pretrained(tiny_model).eval()


@pytest.fixture
def decoder(model: Any) -> PrefixDecoder:
    return PrefixDecoder(model, frozenset([END]), lambda row: False)


@pytest.fixture(params=[PrefixDecoder, PaddedDecoder, SlotDecoder])
def any_decoder(request: pytest.FixtureRequest, model: Any) -> Decoder:
    opened: Decoder = request.param(model, frozenset([END]), lambda row: False)
    return opened


@pytest.fixture
def tokens_read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many tokens each forward pass has read."""
    counts: list[int] = []
    forward = LlamaForCausalLM.forward

    def spy(self: Any, input_ids: torch.Tensor, **others: Any) -> Any:
        counts.append(input_ids.numel())
        return forward(self, input_ids=input_ids, **others)

    monkeypatch.setattr(LlamaForCausalLM, "forward", spy)
    return counts


def decode(
    decoder: Decoder,
    prompts: list[list[int]],
    rows: list[list[Row]],
    temperature: float = 0.0,
    limit: int = 12,
    most_rows: int = 64,
    join: Callable[[], list[Prompt]] = list,
) -> None:
    """Decode, and check that each prompt is reported once."""
    written: list[int] = []
    given = [Prompt(n, *both) for n, both in enumerate(zip(prompts, rows, strict=True))]
    decoder.decode(
        DecodingJob(
            given,
            temperature,
            limit,
            most_rows,
            lambda prompt: written.append(prompt.index),
            join,
        )
    )
    assert sorted(written) == list(range(len(written)))
    assert len(written) >= len(prompts)


def write(
    decoder: Decoder,
    prompts: list[list[int]],
    temperature: float = 0.0,
    samples: int = 1,
    most_rows: int = 64,
    limit: int = 12,
) -> list[list[Row]]:
    rows = [[Row(random.Random(100 * n + s)) for s in range(samples)] for n in range(len(prompts))]
    decode(decoder, prompts, rows, temperature, limit, most_rows)
    return rows


def tokens(rows: list[list[Row]]) -> list[list[list[int]]]:
    return [[row.tokens for row in of_prompt] for of_prompt in rows]


def test_greedy_tokens_are_those_of_transformers(tiny_model: Path, any_decoder: Decoder) -> None:
    reference = AutoModelForCausalLM.from_pretrained(tiny_model).eval()
    for prompt, [row] in zip(PROMPTS, write(any_decoder, PROMPTS), strict=True):
        whole = reference.generate(
            torch.tensor([prompt]), max_new_tokens=12, do_sample=False, eos_token_id=END
        )[0].tolist()
        written = whole[len(prompt) :]
        ended = END in written
        assert row.tokens == (written[: written.index(END)] if ended else written)
        assert row.finish_reason == ("stop" if ended else "length")


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_rows_do_not_depend_on_how_many_are_written_together(
    any_decoder: Decoder, temperature: float
) -> None:
    together = tokens(write(any_decoder, PROMPTS, temperature, samples=3))
    for most_rows in (1, 3, 4, 7):
        assert tokens(write(any_decoder, PROMPTS, temperature, 3, most_rows)) == together


@pytest.mark.parametrize(("limit", "samples"), [(1, 4), (2, 4), (40, 2)])
def test_samples_begin_with_the_states_of_their_prompt(
    any_decoder: Decoder, limit: int, samples: int
) -> None:
    sampled = write(any_decoder, PROMPTS, 1.0, samples=samples, limit=limit)
    for place, prompt in enumerate(PROMPTS):
        alone = [Row(random.Random(100 * place + sample)) for sample in range(samples)]
        for row in alone:
            decode(any_decoder, [prompt], [[row]], 1.0, limit, 1)
        assert [row.tokens for row in sampled[place]] == [row.tokens for row in alone]


def test_what_prompts_share_is_read_once(decoder: PrefixDecoder, tokens_read: list[int]) -> None:
    write(decoder, PROMPTS, 1.0, samples=5, limit=1)
    own = sum(len(prompt) for prompt in PROMPTS[:-1]) - 5 * len(SYSTEM + SCHEMAS[0])
    own -= 4 * len(SYSTEM + SCHEMAS[1])
    shared_beginning = 2 * 9  # every question begins with 50, 51
    at_most = len(SYSTEM) + sum(map(len, SCHEMAS)) + own + len(PROMPTS[-1])
    assert at_most - shared_beginning <= sum(tokens_read) <= at_most


def test_a_later_call_goes_on_from_what_was_read(
    decoder: PrefixDecoder, tokens_read: list[int]
) -> None:
    decoder.expect(PROMPTS, forget_others=True)
    write(decoder, PROMPTS, limit=1)
    tokens_read.clear()
    repair = [*PROMPTS[0], 71, 72, 73]
    decode(decoder, [repair], [[Row(random.Random(0))]], limit=1, most_rows=8)
    assert 3 < sum(tokens_read) < 8


def test_a_decoder_that_remembers_reads_only_what_is_new(
    model: Any, decoder: PrefixDecoder, tokens_read: list[int]
) -> None:
    remembers = PrefixDecoder(model, frozenset(), lambda row: False, True)
    [[first]] = write(remembers, [PROMPTS[2]])
    repair = [*PROMPTS[2], *first.tokens, 71, 72, 73]
    for later, new in (
        (PROMPTS[8], len(PROMPTS[8]) - len(PROMPTS[2])),  # on the same schema
        (repair, 1 + 3),  # the last token that was written has not been read
        (PROMPTS[2], 1),
        (PROMPTS[-1], len(PROMPTS[-1])),
    ):
        tokens_read.clear()
        assert tokens(write(remembers, [later])) == tokens(write(decoder, [later]))
        assert tokens_read[0] == new
    tokens_read.clear()
    assert tokens(write(remembers, PROMPTS)) == tokens(write(decoder, PROMPTS))
    remembers.refresh()
    tokens_read.clear()
    write(remembers, [PROMPTS[2]])
    assert tokens_read[0] == len(PROMPTS[2])


@pytest.mark.parametrize(
    ("remembers", "most_parameters", "expected"),
    [(True, 10**9, [1, 8]), (True, 0, [8, 8]), (False, 10**9, [])],
)
def test_on_a_server_a_row_of_a_small_model_that_is_alone_is_computed_on_one_core(
    model: Any,
    monkeypatch: pytest.MonkeyPatch,
    remembers: bool,
    most_parameters: int,
    expected: list[int],
) -> None:
    threads: list[int] = []
    monkeypatch.setattr(torch, "set_num_threads", threads.append)
    monkeypatch.setattr(prefix_decoding, "CORES", 8)
    monkeypatch.setattr(prefix_decoding, "SMALL_MODEL", most_parameters)
    decoder = PrefixDecoder(model, frozenset(), lambda row: False, remembers)
    write(decoder, PROMPTS[:1], limit=1)
    write(decoder, [[70, 71, 72], [80, 81, 82]], limit=1)
    assert threads == expected


def test_a_decoder_remembers_the_rows_that_were_used_last(
    model: Any, tokens_read: list[int]
) -> None:
    remembers = PrefixDecoder(model, frozenset(), lambda row: False, True)
    prompts = [[100 + n] * 40 for n in range(17)]
    for prompt in prompts:
        write(remembers, [prompt], limit=1)
    for prompt, new in ((prompts[16], 1), (prompts[1], 1), (prompts[0], 40)):
        tokens_read.clear()
        write(remembers, [prompt], limit=1)
        assert sum(tokens_read) == new


def test_rows_step_while_others_are_read_that_join_them(model: Any, tokens_read: list[int]) -> None:
    remembers = PrefixDecoder(model, frozenset(), lambda row: False, True)
    rows = [[Row(random.Random(n))] for n in range(3)]
    later = [[Prompt(n, PROMPTS[n], rows[n]) for n in (1, 2)], []]
    decode(remembers, PROMPTS[:1], rows[:1], join=lambda: later.pop() if later else [])
    assert tokens_read[3:] == [3] * 10 + [2]  # the first has one token more than those that joined
    assert [[row.tokens for row in of] for of in rows] == tokens(
        write(PrefixDecoder(model, frozenset(), lambda row: False), PROMPTS[:3])
    )


@pytest.mark.parametrize("kind", [PrefixDecoder, PaddedDecoder, SlotDecoder])
def test_a_row_ends_where_it_is_told(kind: type[Decoder], model: Any) -> None:
    ends_at_three = kind(model, frozenset(), lambda row: len(row.tokens) == 3)
    for [row] in write(ends_at_three, PROMPTS):
        assert (len(row.tokens), row.finish_reason) == (3, "stop")


def test_rows_with_long_prompts_of_their_own_are_written_fewer_at_once(
    decoder: PrefixDecoder, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = tokens(write(decoder, PROMPTS))
    monkeypatch.setattr("lib.answering.generation.prefix_decoding._MOST_STATES_BYTES", 20_000)
    monkeypatch.setattr("lib.answering.generation.prefix_decoding._MOST_TOKENS", 30)
    assert tokens(write(decoder, PROMPTS)) == expected


def test_a_long_prompt_is_read_in_pieces(
    model: Any, tokens_read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is decoded beside short ones, with and without a prefix that has been read."""
    long = [*PROMPTS[0], *range(200, 290)]
    at_once = write(PrefixDecoder(model, frozenset([END]), lambda row: False), [*PROMPTS, long])
    monkeypatch.setattr(prefix_decoding, "_MOST_TOKENS", 60)
    monkeypatch.setattr(prefix_decoding, "_PIECE", 16)
    tokens_read.clear()
    decoder = PrefixDecoder(model, frozenset([END]), lambda row: False)
    assert tokens(write(decoder, [*PROMPTS, long])) == tokens(at_once)
    assert max(tokens_read) <= 60


def test_a_call_that_others_join_lets_go_of_what_was_remembered(model: Any) -> None:
    decoder = PrefixDecoder(model, frozenset([END]), lambda row: False, remembers=True)
    first = write(decoder, [PROMPTS[0]])[0][0].tokens
    later = [[*PROMPTS[0], *first[:-1], *range(70, 74)], [*SYSTEM, *SYSTEM]]
    kept: list[int] = []

    def join() -> list[Prompt]:
        kept.append(len(decoder._prefixes))
        joins = later and len(kept) == 4
        return [Prompt(1, later.pop(), [Row(random.Random(9))])] if joins else []

    decode(decoder, [later.pop(0)], [[Row(random.Random(1))]], join=join)
    assert set(kept[1:4]) == {0}


def test_draws_follow_the_distribution() -> None:
    logits = torch.randn(700, generator=torch.Generator().manual_seed(1)).mul(2)
    logits[[0, 511, 512, 699]] = torch.tensor([4.0, 4.5, 5.0, 4.2])
    rows = [Row(random.Random(number)) for number in range(20_000)]
    drawn = Counter(choose_tokens(logits.expand(len(rows), -1), 0.7, rows))
    expected = (logits.double() / 0.7).softmax(-1)
    for token in (0, 511, 512, 699):
        assert drawn[token] / len(rows) == pytest.approx(float(expected[token]), abs=0.012)


@pytest.mark.parametrize("uniform", [0.0, 0.5, 1 - 2**-53])
def test_a_word_without_weight_is_never_drawn(uniform: float) -> None:
    class Fixed(random.Random):
        def random(self) -> float:
            return uniform

    logits = torch.full((1, 1200), -torch.inf)
    logits[0, [3, 600]] = 1.0
    assert choose_tokens(logits, 1.0, [Row(Fixed())])[0] in (3, 600)


def test_models_with_other_layers_are_not_supported(model: Any) -> None:
    assert supports_prefix_decoding(model)
    model.config.sliding_window = 128
    assert not supports_prefix_decoding(model)
