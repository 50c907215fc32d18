"""The hf backend on a tiny real model: batches, samples, stops, adapters."""

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

from lib.answering.generation.decoding import DecodingJob, Row, choose_tokens
from lib.answering.generation.hf import HfGenerator
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    Sampling,
)
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from lib.base.records import Completion, joined_text, user_message
from tests.answering.generation.params import generation_params

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


@pytest.fixture(scope="module", params=["shared prefixes", "padded"])
def generator(request: pytest.FixtureRequest, tiny_model: Path) -> HfGenerator:
    return HfGenerator(str(tiny_model), None, params(), request.param == "shared prefixes")


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


@pytest.mark.parametrize("sampling", [GREEDY, SAMPLED], ids=["greedy", "sampled"])
@pytest.mark.parametrize("batch_size", [1, 5])
def test_batches_and_order_do_not_change_the_text(
    tiny_model: Path, generator: HfGenerator, sampling: Sampling, batch_size: int
) -> None:
    other = HfGenerator(str(tiny_model), None, params(batch_size=batch_size))
    expected = generator.generate(REQUESTS, sampling)
    assert other.generate(REQUESTS[::-1], sampling)[::-1] == expected
    assert generator.generate(REQUESTS, sampling) == expected


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
    tiny_model: Path, forward_shapes: list[tuple[int, ...]]
) -> None:
    HfGenerator(str(tiny_model), None, params()).generate(REQUESTS, SAMPLED)
    read = [columns for _, columns in forward_shapes]
    steps = read[read.index(max(read)) + 1 :]
    assert 24 >= steps[0] > steps[-1]
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize("shares_prefixes", [True, False])
def test_a_batch_has_no_more_rows_than_its_size(
    tiny_model: Path, monkeypatch: pytest.MonkeyPatch, shares_prefixes: bool
) -> None:
    chosen: list[int] = []

    def spy(logits_RV: torch.Tensor, temperature: float, rows: Sequence[Row]) -> list[int]:
        chosen.append(len(rows))
        return choose_tokens(logits_RV, temperature, rows)

    for module in ("prefix_decoding", "decoding"):
        monkeypatch.setattr(f"lib.answering.generation.{module}.choose_tokens", spy)
    small = HfGenerator(str(tiny_model), None, params(batch_size=7), shares_prefixes)
    small.generate(REQUESTS, SAMPLED)
    assert 6 <= max(chosen) <= 7  # three samples of two prompts, and a row beside the last one


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
    assert max(rows for rows, _ in forward_shapes) <= len(REQUESTS)


def test_the_first_of_several_samples_may_be_greedy(generator: HfGenerator) -> None:
    mixed = completions(generator, REQUESTS, replace(SAMPLED, greedy_first=True))
    for greedy, drawn, both in zip(
        completions(generator, REQUESTS, GREEDY),
        completions(generator, REQUESTS, SAMPLED),
        mixed,
        strict=True,
    ):
        assert both == [*greedy, *drawn[1:]]
        assert both != drawn


def test_samples_differ_by_sample_turn_and_seed(generator: HfGenerator) -> None:
    request = REQUESTS[0]
    later = GenerationRequest(request.example_id, 2, request.messages)
    [first], [turn_2] = (completions(generator, [r], SAMPLED) for r in (request, later))
    reseeded = Sampling(num_samples=3, temperature=1.0, max_new_tokens=MAX_NEW_TOKENS, seed=8)
    [seed_8] = completions(generator, [request], reseeded)
    assert len({completion.text for completion in [*first, *turn_2, *seed_8]}) == 9


@pytest.mark.parametrize(
    "sampling", [replace(GREEDY, tokens=True), replace(SAMPLED, tokens=True, temperature=0.7)]
)
def test_completions_have_their_tokens_as_sampled_on_request(
    tiny_model: Path, generator: HfGenerator, sampling: Sampling
) -> None:
    """Log-probabilities are those of one plain forward pass, after temperature."""
    tokenizer = AutoTokenizer.from_pretrained(tiny_model)
    model = AutoModelForCausalLM.from_pretrained(tiny_model)
    without = completions(generator, REQUESTS[:3], replace(sampling, tokens=False))
    ended = set()
    for request, written, plain in zip(
        REQUESTS[:3], completions(generator, REQUESTS[:3], sampling), without, strict=True
    ):
        assert [replace(one, sampled=None) for one in written] == plain
        for one in written:
            assert one.sampled is not None
            prompt, tokens = one.sampled.prompt, one.sampled.completion
            assert list(prompt) == tokenizer(joined_text(request.messages)).input_ids
            assert len(tokens) - one.completion_tokens == (tokens[-1:] == (END,))
            ended.add(tokens[-1:] == (END,))
            with torch.inference_mode():
                logits = model(torch.tensor([[*prompt, *tokens]])).logits[0, len(prompt) - 1 : -1]
            scores = (logits / (sampling.temperature or 1)).log_softmax(-1)
            expected = [float(row[token]) for row, token in zip(scores, tokens, strict=True)]
            assert one.sampled.log_probabilities == pytest.approx(expected, abs=1e-3)
    assert sampling.temperature == 0 or ended == {True, False}


def test_a_prompt_that_does_not_fit_fails_and_the_others_go_on(generator: HfGenerator) -> None:
    long = GenerationRequest("long", 1, user_message("How many singers? " * 200))
    empty = GenerationRequest("empty", 1, user_message(""))
    asked = [REQUESTS[0], long, REQUESTS[1], empty]
    first, failure, last, nothing = generator.generate(asked, GREEDY)
    length, limit = generator.count_tokens(long.messages), generator.max_prompt_tokens
    assert failure == GenerationFailure(f"the prompt has {length} tokens, the limit is {limit}")
    assert nothing == GenerationFailure("an empty prompt")
    assert [first, last] == generator.generate(REQUESTS[:2], GREEDY)
    assert generator.generate([], GREEDY) == []


def test_no_sample_is_written_on_once_nobody_wants_more(generator: HfGenerator) -> None:
    many = Sampling(num_samples=4, temperature=1.0, max_new_tokens=MAX_NEW_TOKENS, seed=1)
    seen: list[int] = []

    def unwanted(index: int, tokens: Sequence[int]) -> bool:
        seen.append(len(tokens))
        return False

    [written] = generator.generate(REQUESTS[:1], many, on_tokens=unwanted)
    assert isinstance(written, list)
    assert [completion.completion_tokens for completion in written] == [1] * 4
    assert sorted(seen) == [0, 0, 0, 1]  # only the tokens of the first sample are reported


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


@pytest.mark.parametrize(
    ("stated", "limit"), [(None, 512 - MAX_NEW_TOKENS), (5, 5), (9999, 512 - MAX_NEW_TOKENS)]
)
def test_a_prompt_at_the_limit_leaves_room_for_the_completion(
    tiny_model: Path, stated: int | None, limit: int
) -> None:
    generator = HfGenerator(str(tiny_model), None, params(max_prompt_tokens=stated))
    lengths = (limit, limit + 1)
    requests = [GenerationRequest("q", 1, user_message(" text" * count)) for count in lengths]
    fitting, too_long = generator.generate(requests, GREEDY)
    assert isinstance(fitting, list)
    assert fitting[0].prompt_tokens == generator.max_prompt_tokens == limit
    assert isinstance(too_long, GenerationFailure)


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


@pytest.mark.parametrize(
    ("batch_size", "sampling", "said"),
    [
        (32, GREEDY, r"out of memory with 8 rows .* lower generation\.batch_size \(32\)"),
        ("auto", SAMPLED, "out of memory with 3 rows"),  # halved to one prompt
    ],
)
def test_too_little_memory_says_what_to_lower(
    tiny_model: Path,
    monkeypatch: pytest.MonkeyPatch,
    batch_size: Any,
    sampling: Sampling,
    said: str,
) -> None:
    generator = HfGenerator(str(tiny_model), None, params(batch_size=batch_size))

    def out_of_memory(*arguments: Any, **options: Any) -> None:
        raise torch.OutOfMemoryError

    monkeypatch.setattr(generator._decoder, "decode", out_of_memory)
    with pytest.raises(ModelError, match=said):
        generator.generate(REQUESTS, sampling)


def test_what_does_not_fit_is_written_in_smaller_batches(
    tiny_model: Path, generator: HfGenerator, monkeypatch: pytest.MonkeyPatch
) -> None:
    automatic = HfGenerator(str(tiny_model), None, params(batch_size="auto"))
    decode = automatic._decoder.decode
    tried: list[tuple[int, int]] = []

    def decode_few(job: DecodingJob) -> None:
        tried.append((len(job.prompts), job.most_rows))
        if job.most_rows > 3:
            if job.most_rows < 8:  # after some of the rows
                decode(replace(job, prompts=job.prompts[:2]))
            raise torch.OutOfMemoryError
        decode(job)

    monkeypatch.setattr(automatic._decoder, "decode", decode_few)
    told: dict[int, GenerationOutcome] = {}
    outcomes = automatic.generate(REQUESTS, GREEDY, told.__setitem__)
    assert outcomes == generator.generate(REQUESTS, GREEDY)
    assert [told[place] for place in range(len(REQUESTS))] == outcomes
    assert tried == [(8, 64), (8, 4), (6, 2)]


def test_a_context_without_room_for_a_prompt_is_an_error(tiny_model: Path) -> None:
    with pytest.raises(ModelError, match="leaves no room for a prompt; lower"):
        HfGenerator(str(tiny_model), None, params(max_new_tokens=512))


@pytest.mark.parametrize("sampling", [GREEDY, SAMPLED], ids=["greedy", "sampled"])
@pytest.mark.parametrize("remembers", [False, True])
def test_requests_that_join_are_answered_as_if_they_had_been_there(
    tiny_model: Path, remembers: bool, sampling: Sampling
) -> None:
    generator = HfGenerator(str(tiny_model), None, params(), remembers=remembers)
    long = GenerationRequest("long", 1, user_message("How many singers? " * 200))
    later = [[], [REQUESTS[2], long], [], [REQUESTS[3]]]
    told: dict[int, GenerationOutcome] = {}

    def join() -> list[GenerationRequest]:
        return later.pop(0) if later else []

    outcomes = generator.generate(
        REQUESTS[:2], sampling, told.__setitem__, lambda index, tokens: True, join
    )
    assert not later
    assert outcomes == [told[index] for index in range(5)]
    assert isinstance(outcomes[3], GenerationFailure)
    expected = HfGenerator(str(tiny_model), None, params()).generate(REQUESTS[:4], sampling)
    assert [one for one in outcomes if not isinstance(one, GenerationFailure)] == expected
