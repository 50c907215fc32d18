"""The hf backend on a tiny real model: batches, samples, stops, adapters."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import torch
from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

from lib.db.catalog import Catalog, Column, Table
from lib.errors import ModelError
from lib.generation.backends import open_generator
from lib.generation.batches import cut_batches
from lib.generation.hf import HfGenerator
from lib.generation.hf_decoding import Decoder
from lib.generation.hf_rows import Contest, Row, Step
from lib.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    Sampling,
)
from lib.params import GenerationParams
from lib.records import Completion, joined_text, user_message
from tests.generation.params import generation_params

MAX_NEW_TOKENS = 16
END = 2  # the end token of the tiny model
GREEDY = Sampling(max_new_tokens=MAX_NEW_TOKENS)
SAMPLED = Sampling(num_samples=3, temperature=1.0, max_new_tokens=MAX_NEW_TOKENS, seed=7)
REQUESTS = [
    GenerationRequest(
        f"dev-{index:05d}",
        1,
        user_message(
            f"Schema:\nsinger : {'name text , ' * (index % 5)}\nQuestion: {'How ' * index}?\nSQL:"
        ),
    )
    for index in range(8)
]


def params(**changes: Any) -> GenerationParams:
    values: dict[str, Any] = {"batch_size": 32, "max_new_tokens": MAX_NEW_TOKENS}
    return generation_params(**{**values, **changes})


@pytest.fixture(scope="module")
def generator(tiny_model: Path) -> HfGenerator:
    return HfGenerator(str(tiny_model), None, params(), whole_shares=True)


@pytest.fixture(scope="module")
def reference(tiny_model: Path) -> Callable[..., str]:
    """Greedy text of `transformers`' own decoding loop, one prompt at a time."""
    tokenizer = AutoTokenizer.from_pretrained(tiny_model)

    @cache
    def load(adapter: Path | None) -> Any:
        model = AutoModelForCausalLM.from_pretrained(tiny_model)
        return model if adapter is None else PeftModel.from_pretrained(model, adapter)

    def write(prompt: str, adapter: Path | None = None) -> str:
        ids = tokenizer(prompt, return_tensors="pt").input_ids
        written = load(adapter).generate(ids, do_sample=False, max_new_tokens=MAX_NEW_TOKENS)
        text: str = tokenizer.decode(written[0, ids.shape[1] :], skip_special_tokens=True)
        return text

    return write


@pytest.fixture(scope="module")
def decoder(tiny_model: Path) -> Decoder:
    """Nothing but the end token ends a completion."""
    model = AutoModelForCausalLM.from_pretrained(tiny_model)
    return Decoder(model, torch.device("cpu"), frozenset({END}), lambda tokens: False)


@pytest.fixture(scope="module")
def log_probabilities(tiny_model: Path) -> Callable[[list[int]], torch.Tensor]:
    """Of every token behind each of the given ones, [L, V]: one plain forward pass."""
    model = AutoModelForCausalLM.from_pretrained(tiny_model)

    def score(tokens: list[int]) -> torch.Tensor:
        with torch.inference_mode():
            scores_LV: torch.Tensor = model(torch.tensor([tokens])).logits[0].log_softmax(-1)
        return scores_LV

    return score


@pytest.fixture
def forward_shapes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[int, ...]]]:
    """(rows, columns) of the token ids of every call of the model."""
    from transformers import LlamaForCausalLM

    shapes: list[tuple[int, ...]] = []
    forward = LlamaForCausalLM.forward

    def spy(self: Any, input_ids: torch.Tensor, **rest: Any) -> Any:
        shapes.append(tuple(input_ids.shape))
        return forward(self, input_ids=input_ids, **rest)

    monkeypatch.setattr(LlamaForCausalLM, "forward", spy)
    return shapes


def completions(
    generator: Generator, requests: list[GenerationRequest], sampling: Sampling
) -> list[list[Completion]]:
    outcomes = generator.generate(requests, sampling)
    return [outcome for outcome in outcomes if not isinstance(outcome, GenerationFailure)]


def test_greedy_text_is_that_of_transformers(
    generator: HfGenerator, reference: Callable[..., str]
) -> None:
    for request, (written,) in zip(REQUESTS, completions(generator, REQUESTS, GREEDY), strict=True):
        assert reference(joined_text(request.messages)).startswith(written.text.rstrip("�"))


@pytest.mark.parametrize("sampling", [GREEDY, SAMPLED], ids=["greedy", "sampled"])
def test_the_same_call_gives_the_same_text(generator: HfGenerator, sampling: Sampling) -> None:
    first = generator.generate(REQUESTS, sampling)
    assert generator.generate(REQUESTS, sampling) == first


@pytest.mark.parametrize("sampling", [GREEDY, SAMPLED], ids=["greedy", "sampled"])
@pytest.mark.parametrize("batch_size", [1, 5])
def test_batches_and_order_do_not_change_the_text(
    tiny_model: Path, generator: HfGenerator, sampling: Sampling, batch_size: int
) -> None:
    other = HfGenerator(str(tiny_model), None, params(batch_size=batch_size))
    backwards = other.generate(REQUESTS[::-1], sampling)
    assert backwards[::-1] == generator.generate(REQUESTS, sampling)


def test_completions_end_at_a_line_end_a_semicolon_or_the_limit(generator: HfGenerator) -> None:
    many = Sampling(num_samples=20, temperature=1.0, max_new_tokens=MAX_NEW_TOKENS, seed=1)
    reasons = Counter()
    for samples in completions(generator, REQUESTS, many):
        for completion in samples:
            reasons[completion.finish_reason, completion.text.strip(" ")[-1:] in ("\n", ";")] += 1
            assert "</s>" not in completion.text
            assert 0 <= completion.completion_tokens <= MAX_NEW_TOKENS
            if completion.finish_reason == "length":
                assert completion.completion_tokens == MAX_NEW_TOKENS
    assert reasons["length", False] > 0
    assert reasons["stop", True] > 0  # by its text
    assert reasons["stop", False] > 0  # by the end token


def test_finished_rows_leave_the_batch(
    generator: HfGenerator, forward_shapes: list[tuple[int, ...]]
) -> None:
    generator.generate(REQUESTS, SAMPLED)
    prefill, *steps = forward_shapes
    assert prefill == (8, 32)  # the samples of a prompt share its prefill
    rows = [count for count, _ in steps]
    assert 24 >= rows[0] > rows[-1]
    assert rows == sorted(rows, reverse=True)


def test_a_batch_has_no_more_rows_than_its_size(
    tiny_model: Path, forward_shapes: list[tuple[int, ...]]
) -> None:
    small = HfGenerator(str(tiny_model), None, params(batch_size=7))
    small.generate(REQUESTS, SAMPLED)
    begun = [rows for rows, columns in forward_shapes if columns > 1]
    assert sum(begun) == len(REQUESTS)
    assert begun[0] == 2  # whose three samples are six rows
    assert max(rows for rows, _ in forward_shapes) <= 7


def test_prompts_are_padded_to_few_sizes(
    generator: HfGenerator, forward_shapes: list[tuple[int, ...]]
) -> None:
    for request in REQUESTS:
        generator.generate([request], GREEDY)
    widths = {columns for _, columns in forward_shapes if columns > 1}
    assert widths <= {32, 64, 96, 128}


def test_prompts_of_about_the_same_length_are_read_together(
    decoder: Decoder, forward_shapes: list[tuple[int, ...]]
) -> None:
    """A draft counts, and the longest come first; then all are written as one batch."""
    prompts = [[5] * 10, [5] * 70, [5] * 60, [5] * 20]
    drafts: list[tuple[int, ...]] = [(), (), (9,) * 8, ()]
    rows = [[Row(random.Random(0), draft=draft)] for draft in drafts]
    decoder.decode(prompts, rows, 0.0, 12)
    begun = [shape for shape in forward_shapes if shape[1] > 1]
    assert begun == [(2, 96), (2, 32)]
    assert forward_shapes[len(begun)] == (4, 1)


def test_greedy_samples_are_copies(
    generator: HfGenerator, forward_shapes: list[tuple[int, ...]]
) -> None:
    sampling = Sampling(num_samples=4, max_new_tokens=MAX_NEW_TOKENS)
    for one, four in zip(
        completions(generator, REQUESTS, GREEDY),
        completions(generator, REQUESTS, sampling),
        strict=True,
    ):
        assert four == one * 4
    assert max(rows for rows, _ in forward_shapes) == len(REQUESTS)


def test_samples_differ_by_sample_turn_and_seed(generator: HfGenerator) -> None:
    request = REQUESTS[0]
    later = GenerationRequest(request.example_id, 2, request.messages)
    [first], [turn_2] = (completions(generator, [r], SAMPLED) for r in (request, later))
    reseeded = Sampling(num_samples=3, temperature=1.0, max_new_tokens=MAX_NEW_TOKENS, seed=8)
    [seed_8] = completions(generator, [request], reseeded)
    assert len({completion.text for completion in [*first, *turn_2, *seed_8]}) == 9


def test_draws_follow_the_distribution_of_the_model(
    tiny_model: Path, generator: HfGenerator
) -> None:
    tokenizer = AutoTokenizer.from_pretrained(tiny_model)
    ids = tokenizer(joined_text(REQUESTS[0].messages), return_tensors="pt").input_ids
    with torch.inference_mode():
        logits = AutoModelForCausalLM.from_pretrained(tiny_model)(ids).logits[0, -1]
    expected: Counter[str] = Counter()  # several tokens may have one text
    for token, probability in enumerate((logits / 0.5).softmax(-1).tolist()):
        expected[tokenizer.decode([token], skip_special_tokens=True)] += probability
    draws = 3000
    sampling = Sampling(num_samples=draws, temperature=0.5, max_new_tokens=1)
    [samples] = completions(generator, REQUESTS[:1], sampling)
    found = Counter(completion.text for completion in samples)
    for text, probability in expected.most_common(5):
        assert found[text] / draws == pytest.approx(probability, abs=0.03)


def test_a_prompt_that_is_too_long_fails_and_the_others_go_on(generator: HfGenerator) -> None:
    long = GenerationRequest("long", 1, user_message("How many singers? " * 200))
    first, failure, last = generator.generate([REQUESTS[0], long, REQUESTS[1]], GREEDY)
    length, limit = generator.count_tokens(long.messages), generator.max_prompt_tokens
    assert failure == GenerationFailure(f"the prompt has {length} tokens, the limit is {limit}")
    assert [first, last] == generator.generate(REQUESTS[:2], GREEDY)


def test_a_completion_ends_before_its_own_stop_string(generator: HfGenerator) -> None:
    requests = REQUESTS[:4]
    free = [replace(request, stop=("never written",)) for request in requests]
    texts = [written.text for [written] in completions(generator, free, GREEDY)]
    stops = [text[len(text) // 2 :][:3] for text in texts]
    asked = [replace(r, stop=(s, "no end")) for r, s in zip(requests, stops, strict=True)]
    for text, stop, (written,) in zip(
        texts, stops, completions(generator, asked, GREEDY), strict=True
    ):
        assert written.text == text[: text.index(stop)]
        assert written.finish_reason == "stop"


def test_a_prompt_at_the_limit_still_gets_all_its_tokens(tiny_model: Path) -> None:
    generator = HfGenerator(str(tiny_model), None, params(max_prompt_tokens=5))
    requests = [GenerationRequest("q", 1, user_message(" text" * count)) for count in (5, 6)]
    fitting, too_long = generator.generate(requests, GREEDY)
    assert isinstance(fitting, list)
    assert fitting[0].prompt_tokens == 5
    assert isinstance(too_long, GenerationFailure)


@pytest.mark.parametrize(
    ("stated", "limit"), [(None, 512 - MAX_NEW_TOKENS), (100, 100), (9999, 512 - MAX_NEW_TOKENS)]
)
def test_prompts_leave_room_for_the_completion(
    tiny_model: Path, stated: int | None, limit: int
) -> None:
    generator = HfGenerator(str(tiny_model), None, params(max_prompt_tokens=stated))
    assert generator.max_prompt_tokens == limit


def test_no_requests_give_no_answers(generator: HfGenerator) -> None:
    assert generator.generate([], GREEDY) == []


def test_an_adapter_changes_what_is_written_as_peft_says(
    tiny_model: Path, tiny_adapter: Path, generator: HfGenerator, reference: Callable[..., str]
) -> None:
    adapted = HfGenerator(str(tiny_model), tiny_adapter, params())
    written = completions(adapted, REQUESTS, GREEDY)
    assert written != completions(generator, REQUESTS, GREEDY)
    for request, (completion,) in zip(REQUESTS[:3], written[:3], strict=True):
        text = completion.text.rstrip("�")
        assert reference(joined_text(request.messages), tiny_adapter).startswith(text)


def test_half_precision_writes_with_an_adapter_too(tiny_model: Path, tiny_adapter: Path) -> None:
    generator = HfGenerator(str(tiny_model), tiny_adapter, params(dtype="bfloat16"))
    assert len(completions(generator, REQUESTS[:2], GREEDY)) == 2


def test_a_chat_model_is_not_stopped_at_a_line_end(tmp_path: Path, tiny_model: Path) -> None:
    tokenizer = AutoTokenizer.from_pretrained(tiny_model)
    tokenizer.chat_template = "{% for message in messages %}{{ message.content }}{% endfor %}"
    tokenizer.save_pretrained(tmp_path)
    AutoModelForCausalLM.from_pretrained(tiny_model).save_pretrained(tmp_path)
    chat = HfGenerator(str(tmp_path), None, params())
    assert chat.chat
    many = Sampling(num_samples=40, temperature=1.0, max_new_tokens=MAX_NEW_TOKENS)
    asked = user_message("Write one SQLite query that answers the question.\n\nSQL:")
    [samples] = completions(chat, [GenerationRequest("q", 1, asked)], many)
    assert any("\n" in completion.text.strip()[:-1] for completion in samples)


def test_too_little_memory_says_what_to_lower(
    generator: HfGenerator, monkeypatch: pytest.MonkeyPatch
) -> None:
    def out_of_memory(*arguments: Any, **options: Any) -> None:
        raise torch.OutOfMemoryError

    monkeypatch.setattr(generator._decoder, "decode", out_of_memory)
    with pytest.raises(ModelError, match=r"lower generation\.batch_size \(32\)"):
        generator.generate(REQUESTS, GREEDY)


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_row_keeps_to_its_rule(generator: HfGenerator, temperature: float) -> None:
    """Be what it allows likely or found among its candidates alone."""

    class Only:
        def __init__(self, allowed: Callable[[int], bool], *candidates: int) -> None:
            self._allowed = allowed
            self._candidates = frozenset(candidates) or None

        def allows(self, tokens: Sequence[int], token: int) -> bool:
            return self._allowed(token)

        def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
            return self._candidates

    rules = Only(lambda token: token % 2 == 0), Only({4, 6}.__contains__, 3, 4, 5, 6), None
    rows = [[Row(random.Random(sample), rule) for sample in range(5)] for rule in rules]
    generator._decoder.decode([[5, 6]] * 3, rows, temperature, 12)
    even, few, free = ({token for row in of_rule for token in row.tokens} for of_rule in rows)
    assert {token % 2 for token in even} == {0}
    assert few <= {4, 6}
    assert all(len(row.tokens) == 12 for row in rows[1])
    assert {token % 2 for token in free} == {0, 1}


def no_ways(row: Row) -> list[Row]:
    return []


class Until:
    """A rule that allows nothing behind a number of tokens."""

    def __init__(self, count: int, candidates: frozenset[int] | None) -> None:
        self._count = count
        self._candidates = candidates

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        return len(tokens) < self._count

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        return self._candidates


@pytest.mark.parametrize(
    "candidates",
    [
        None,
        frozenset({5, 6}),
        frozenset(),
    ],
)
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_row_ends_where_its_rule_allows_nothing(
    decoder: Decoder, temperature: float, candidates: frozenset[int] | None
) -> None:
    rows = [Row(random.Random(7), Until(count, candidates), ways_of=no_ways) for count in (0, 3)]
    free, alone = Row(random.Random(7)), Row(random.Random(7))
    decoder.decode([[5, 6]], [[*rows, free]], temperature, 8)
    decoder.decode([[5, 6]], [[alone]], temperature, 8)
    assert [row.tokens for row in rows] == [[], alone.tokens[:3]]
    assert [row.finish_reason for row in rows] == ["length", "length"]
    assert [row.steps[-1] for row in rows] == [Step(-math.inf, {})] * 2
    assert free.tokens == alone.tokens


GIVEN = [[9], [9, 8, 7], [4, 6, 8, 10, 12], [3, 3]]


def test_a_row_goes_on_from_what_is_given(decoder: Decoder) -> None:
    """As it would behind a longer prompt, whatever stands beside it."""
    prompts = [[5, 6, 7, 8], [11]]
    rows = [[Row(random.Random(0), tokens=[*given]) for given in GIVEN] for _ in prompts]
    decoder.decode(prompts, rows, 0.0, 12)
    for prompt, of_prompt in zip(prompts, rows, strict=True):
        for given, row in zip(GIVEN, of_prompt, strict=True):
            alone = Row(random.Random(0))
            decoder.decode([[*prompt, *given]], [[alone]], 0.0, 12 - len(given))
            assert row.tokens == [*given, *alone.tokens]


def test_a_prompt_without_rows_is_passed_over(decoder: Decoder) -> None:
    row, alone = (Row(random.Random(0), tokens=[9]) for _ in range(2))
    decoder.decode([[5, 6], [7, 8]], [[], [row]], 0.0, 6)
    decoder.decode([[7, 8]], [[alone]], 0.0, 6)
    assert row.tokens == alone.tokens


def test_a_row_may_begin_beside_one_that_goes_on(decoder: Decoder) -> None:
    new, alone = (Row(random.Random(0), ways_of=no_ways) for _ in range(2))
    decoder.decode([[5, 6, 7]], [[new, Row(random.Random(0), tokens=[9, 8])]], 0.0, 4)
    decoder.decode([[5, 6, 7]], [[alone]], 0.0, 4)
    assert [step.log_probability for step in new.steps] == pytest.approx(
        [step.log_probability for step in alone.steps], abs=1e-4
    )


def test_a_beginning_as_long_as_the_limit_is_not_written_on(decoder: Decoder) -> None:
    row = Row(random.Random(0), tokens=[9, 8, 7])
    decoder.decode([[5, 6]], [[row]], 0.0, 3)
    assert row.tokens == [9, 8, 7]


def test_a_beginning_that_has_ended_is_not_written_on(decoder: Decoder) -> None:
    """One of the other ways may be to end where the row went on."""
    row = Row(random.Random(0), tokens=[9, END])
    decoder.decode([[5, 6]], [[row]], 0.0, 8)
    assert (row.tokens, row.finish_reason) == ([9], "stop")


class EndsAt:
    """A rule that allows the end token behind a number of tokens, and there nothing else."""

    def __init__(self, count: int) -> None:
        self._count = count

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        return (token == END) == (len(tokens) == self._count)

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        return frozenset({END}) if len(tokens) == self._count else None


@pytest.mark.parametrize("temperature", [0.0, 1.0])
@pytest.mark.parametrize("limit", [1, 3, 9])
def test_a_draft_changes_nothing_that_is_written(
    decoder: Decoder, temperature: float, limit: int
) -> None:
    """Be it right to its end or beyond, only at its beginning, or not at all."""
    prompts = [[5, 6, 7, 8], [11], [5, 6, 7, 8, 9, 10]]

    def write(drafts: Sequence[Sequence[int] | None]) -> list[Row]:
        rows = [
            Row(random.Random(9), ways_of=no_ways, draft=tuple(draft))
            if draft is not None
            else Row(random.Random(9), ways_of=no_ways)
            for draft in drafts
        ]
        decoder.decode(prompts, [rows[:1], rows[1:3], rows[3:]], temperature, limit)
        return rows

    free = write([None] * 4)
    one, two, three, four = (row.tokens for row in free)
    for drafts in (
        [one, two, three, four],
        [[*one, 3, 4], two[:2], [*three[:1], 99, 98], None],
        [[], [99], [98, 97, *three], [*four[:2], 99]],
    ):
        for row, other in zip(write(drafts), free, strict=True):
            assert (row.tokens, row.finish_reason) == (other.tokens, other.finish_reason)
            assert [step.log_probability for step in row.steps] == pytest.approx(
                [step.log_probability for step in other.steps], abs=1e-4
            )


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_other_ways_go_on_from_the_states_of_their_row(
    decoder: Decoder, temperature: float
) -> None:
    """As they would be written alone from their beginnings, whatever stands beside them.

    Be the row its draft, more than its draft, another one, or without a draft.
    """
    prompts = [[5, 6, 7, 8], [11], [12, 13], [3]]
    ended = [Row(random.Random(n), EndsAt(4)) for n in range(4)]
    decoder.decode(prompts, [[row] for row in ended], temperature, 8)

    def ways(row: Row) -> list[Row]:
        assert len(row.tokens) == 4
        return [
            Row(random.Random(n), tokens=[*row.tokens[:n], *beginning])
            for n, beginning in ((0, [9]), (2, [8]), (4, [7]), (3, [END]))
        ]

    drafts = (ended[0].tokens, ended[1].tokens[:3], [*ended[2].tokens[:1], 99, 98], [])
    rows = [
        Row(random.Random(n), EndsAt(4), draft=tuple(draft), ways_of=ways)
        for n, draft in enumerate(drafts)
    ]
    decoder.decode(prompts, [[row] for row in rows], temperature, 8)
    assert [row.tokens for row in rows] == [row.tokens for row in ended]
    for prompt, row in zip(prompts, rows, strict=True):
        for way, alone in zip(row.ways, ways(row), strict=True):
            decoder.decode([prompt], [[alone]], temperature, 8)
            assert (way.tokens, way.finish_reason) == (alone.tokens, alone.finish_reason)


class Forcing:
    """A rule that knows one token as the third, and the end as the seventh."""

    FORCED = 99

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        only = {2: self.FORCED, 6: END}.get(len(tokens))
        return token == only if only else token != END

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        return None if len(tokens) not in (2, 6) else frozenset({END, self.FORCED})


@pytest.mark.parametrize(("score", "goes_on"), [(-99.0, True), (0.0, False)])
def test_a_lost_row_goes_on_until_another_way_is_better(
    decoder: Decoder, monkeypatch: pytest.MonkeyPatch, score: float, goes_on: bool
) -> None:
    monkeypatch.setattr("lib.generation.hf_choosing.UNWANTED", math.inf)
    contest = Contest(lambda row: True)
    begun: list[list[int]] = []

    def ways(row: Row) -> list[Row]:
        begun.append([*row.tokens])
        row.contest = contest
        ended = Row(random.Random(0), None, [7, END], steps=[Step(score, {})], contest=contest)
        return [ended, Row(random.Random(0), None, [*row.tokens[:1], 8])]

    row, free = Row(random.Random(0), Forcing(), ways_of=ways), Row(random.Random(0), Forcing())
    for one in (row, free):
        decoder.decode([[5, 6]], [[one]], 0.0, 8)
    alone = Row(random.Random(0), None, [*free.tokens[:1], 8])
    decoder.decode([[5, 6]], [[alone]], 0.0, 8)
    assert begun == [free.tokens[:3]]
    assert row.ways[1].tokens == alone.tokens  # which was written beside the row
    assert (row.tokens == free.tokens) is goes_on
    assert row.finish_reason == ("stop" if goes_on else "length")


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_watched_row_knows_what_the_model_thought(
    decoder: Decoder,
    log_probabilities: Callable[[list[int]], torch.Tensor],
    temperature: float,
) -> None:
    """Of each token, and of the end: its log-probability, and those of the likeliest others."""
    prompts = [[5, 6, 7, 8], [11]]
    rows = [[Row(random.Random(n), EndsAt(n), ways_of=no_ways) for n in range(6)] for _ in prompts]
    decoder.decode(prompts, rows, temperature, 8)
    for prompt, of_prompt in zip(prompts, rows, strict=True):
        for count, row in enumerate(of_prompt):
            assert (len(row.tokens), row.finish_reason) == (count, "stop")
            said = [*row.tokens, END]
            scores_LV = log_probabilities([*prompt, *row.tokens])[len(prompt) - 1 :]
            for step, token, scores_V in zip(row.steps, said, scores_LV, strict=True):
                assert step.log_probability == pytest.approx(scores_V[token].item(), abs=1e-4)
                likeliest = scores_V.topk(2).indices.tolist()
                assert next(other for other in likeliest if other != token) in step.others
                assert token not in step.others
                for other, score in step.others.items():
                    assert score == pytest.approx(scores_V[other].item(), abs=1e-4)


@pytest.mark.parametrize("most_rows", [1, 2, 3, 5, None])
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_rows_that_begin_beside_others_are_written_as_alone(
    decoder: Decoder, temperature: float, most_rows: int | None
) -> None:
    """Rows end at different times, and others begin in their places."""
    prompts = [[5 + n] * (9 - n) for n in range(8)]
    rows = [[Row(random.Random(n), EndsAt(1 + 5 * n % 7))] for n in range(8)]
    decoder.decode(prompts, rows, temperature, 8, most_rows)
    for n, (prompt, [row]) in enumerate(zip(prompts, rows, strict=True)):
        alone = Row(random.Random(n), EndsAt(1 + 5 * n % 7))
        decoder.decode([prompt], [[alone]], temperature, 8)
        assert (row.tokens, row.finish_reason) == (alone.tokens, "stop")


def test_layers_that_are_no_buffers_are_written_one_batch_after_another(
    decoder: Decoder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lib.generation.hf_decoding.can_join", lambda cache: False)
    prompts = [[5, 6], [7, 8], [9, 10]]
    rows = [[Row(random.Random(0), EndsAt(2 + n))] for n in range(3)]
    decoder.decode(prompts, rows, 0.0, 8, 2)
    assert [len(row.tokens) for [row] in rows] == [2, 3, 4]


def test_a_row_that_is_behind_in_its_contest_is_given_up(decoder: Decoder) -> None:
    """It can't become the likeliest any more, so it is not written to its end."""
    contest = Contest(counts=lambda row: True)
    short, long = Row(random.Random(0), EndsAt(1)), Row(random.Random(0), EndsAt(7))
    for row in (short, long):
        row.contest = contest
    decoder.decode([[5, 6]], [[short, long]], 0.0, 8)
    assert (short.finish_reason, long.finish_reason) == ("stop", "length")
    assert contest.best == short.log_probability > long.log_probability
    assert 1 < len(long.tokens) < 7
    assert len(long.steps) == len(long.tokens)


def test_a_row_that_does_not_count_beats_nobody(decoder: Decoder) -> None:
    contest = Contest(counts=lambda row: len(row.tokens) > 1)
    short, long = Row(random.Random(0), EndsAt(1)), Row(random.Random(0), EndsAt(7))
    for row in (short, long):
        row.contest = contest
    decoder.decode([[5, 6]], [[short, long]], 0.0, 8)
    assert (len(long.tokens), long.finish_reason) == (7, "stop")
    assert contest.best == long.log_probability


def test_only_watched_rows_have_steps(decoder: Decoder) -> None:
    watched, other = Row(random.Random(0), ways_of=no_ways), Row(random.Random(0))
    decoder.decode([[5, 6]], [[watched, other]], 0.0, 5)
    assert (len(watched.steps), len(other.steps)) == (5, 0)
    assert watched.tokens == other.tokens


def test_a_schema_constrains_what_is_written(tiny_model: Path) -> None:
    catalog = Catalog("concert", (Table("singer", (Column("name", "TEXT"),)),))
    requests = [replace(request, catalog=catalog) for request in REQUESTS]
    free = HfGenerator(str(tiny_model), None, params(schema_constrained=False))
    constrained = HfGenerator(str(tiny_model), None, params(schema_constrained=True))
    assert free.generate(requests, GREEDY) == free.generate(REQUESTS, GREEDY)
    assert constrained.generate(REQUESTS, GREEDY) == free.generate(REQUESTS, GREEDY)
    assert constrained.generate(requests, GREEDY) != free.generate(REQUESTS, GREEDY)


def test_a_batch_that_does_not_fit_is_halved(
    tiny_model: Path, generator: HfGenerator, monkeypatch: pytest.MonkeyPatch
) -> None:
    automatic = HfGenerator(str(tiny_model), None, params(batch_size="auto"))
    monkeypatch.setattr(automatic, "_cut", cut_batches)  # as on a GPU
    decode = automatic._decoder.decode
    sizes, told_before = [], []

    def decode_few(prompts: Any, *arguments: Any) -> Any:
        sizes.append(len(prompts))
        told_before.append(len(told))
        if len(prompts) > 3:
            raise torch.OutOfMemoryError
        return decode(prompts, *arguments)

    monkeypatch.setattr(automatic._decoder, "decode", decode_few)
    told: dict[int, GenerationOutcome] = {}
    outcomes = automatic.generate(REQUESTS, GREEDY, told.__setitem__)
    assert outcomes == generator.generate(REQUESTS, GREEDY)
    assert [told[place] for place in range(len(REQUESTS))] == outcomes
    assert sizes == [8, 4, 2, 2, 2, 2]
    assert told_before == [0, 0, 0, 2, 4, 6]


def test_one_prompt_that_does_not_fit_is_an_error(
    tiny_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    automatic = HfGenerator(str(tiny_model), None, params(batch_size="auto"))

    def out_of_memory(*arguments: Any) -> None:
        raise torch.OutOfMemoryError

    monkeypatch.setattr(automatic._decoder, "decode", out_of_memory)
    with pytest.raises(ModelError, match="out of memory with 3 rows"):
        automatic.generate(REQUESTS, SAMPLED)


def test_a_context_without_room_for_a_prompt_is_an_error(tiny_model: Path) -> None:
    with pytest.raises(ModelError, match="leaves no room for a prompt; lower"):
        HfGenerator(str(tiny_model), None, params(max_new_tokens=512))


def test_the_backend_is_opened_by_name(tiny_model: Path) -> None:
    assert isinstance(open_generator(params(), str(tiny_model)), HfGenerator)
