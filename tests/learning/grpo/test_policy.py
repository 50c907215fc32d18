"""The policy: probabilities of what was sampled, recomputed from exactly the same tokens."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import torch

from lib.answering.generation.protocol import GenerationRequest, Sampling
from lib.base.params import Params
from lib.base.records import Completion, SampledTokens, user_message
from lib.learning.grpo.policy import Policy, row_tokens
from lib.learning.training.checkpoints import adapter_shape
from tests.learning.conftest import MakeJob

_PROMPTS = [
    f"Schema:\nsinger : name text , age int\nQuestion: {text}?\nSQL:"
    for text in ("How many singers are from France", "Which themes are there", "Who")
]
_TEMPERATURE = 0.7


@pytest.fixture
def policy(make_job: MakeJob, sft_job: Any) -> Policy:
    """The adapter of a finished SFT on the tiny model, to be trained further."""
    return Policy(make_job("grpo"), sft_job.out_dir, "float32", "cpu")


def _sampled(
    policy: Policy, params: Params, temperature: float = _TEMPERATURE
) -> list[SampledTokens]:
    """Six completions of each prompt."""
    writer = policy.writer(params.generation, "tiny")
    writer.refresh()
    requests = [
        GenerationRequest(f"{number}#{member}", 1, user_message(prompt), ("no such text",))
        for number, prompt in enumerate(_PROMPTS)
        for member in range(6)
    ]
    outcomes = writer.generate(requests, Sampling(1, temperature, 12, 3, tokens=True))
    completions = [one for outcome in outcomes for one in outcome]
    assert all(isinstance(one, Completion) and one.sampled for one in completions)
    return [one.sampled for one in completions]


def _sampled_T(rows: Sequence[SampledTokens]) -> torch.Tensor:
    return torch.tensor([value for row in rows for value in row.log_probabilities])


def _trained(policy: Policy) -> dict[str, torch.nn.Parameter]:
    return {name: one for name, one in policy.model.named_parameters() if one.requires_grad}


def _by_hand(policy: Policy, row: SampledTokens, temperature: float) -> torch.Tensor:
    """Score one row alone, through the whole model, without any of the code under test."""
    policy._base.set_attn_implementation("eager")
    ids = torch.tensor([[*row.prompt, *row.completion]])
    with torch.no_grad():
        logits = policy.model(ids).logits[0, len(row.prompt) - 1 : -1] / temperature
    picked = logits.log_softmax(-1).gather(1, torch.tensor(row.completion)[:, None])
    return picked[:, 0]


def test_dropout_is_off_and_is_shown_as_off(make_job: MakeJob) -> None:
    job = make_job("grpo")
    job = replace(job, lora=replace(job.lora, dropout=0.5))
    policy = Policy(job, None, "float32", "cpu")
    assert adapter_shape(policy.model)["dropout"] == 0.0


@pytest.mark.parametrize("shares_prefixes", [True, False])
@pytest.mark.parametrize("temperature", [1.0, 0.7])
def test_training_finds_the_probabilities_of_sampling(
    policy: Policy, params: Params, temperature: float, shares_prefixes: bool
) -> None:
    rows = _sampled(policy, params, temperature)
    policy._shares_prefixes = shares_prefixes
    if not shares_prefixes:
        policy._base.set_attn_implementation("sdpa")
    with policy.updating():
        found_T, _ = policy.score(rows, temperature)
    torch.testing.assert_close(found_T.detach(), _sampled_T(rows), rtol=0, atol=1e-4)
    alone = torch.cat([_by_hand(policy, row, temperature) for row in rows])
    torch.testing.assert_close(found_T.detach(), alone, rtol=0, atol=1e-4)


def test_both_ways_to_read_give_the_same_gradient(policy: Policy, params: Params) -> None:
    rows = _sampled(policy, params)
    found = []
    for shares in (True, False):
        policy._shares_prefixes = shares
        policy._base.set_attn_implementation("sdpa")
        policy.model.zero_grad()
        with policy.updating():
            scores_T, _ = policy.score(rows, _TEMPERATURE)
        (scores_T * torch.arange(1, len(scores_T) + 1)).sum().backward()
        found.append({name: weights.grad for name, weights in _trained(policy).items()})
    for name, gradient in found[0].items():
        torch.testing.assert_close(gradient, found[1][name], rtol=1e-3, atol=1e-3)


def test_what_a_group_has_in_common_is_read_once(policy: Policy) -> None:
    prompt = tuple(range(3, 103))
    rows = [SampledTokens(prompt, (5, 6, last), ()) for last in range(8)]
    assert row_tokens(rows) == len(prompt) + 2  # the last token of a row is not read


def test_the_start_is_the_model_that_training_began_with(
    make_job: MakeJob, sft_job: Any, params: Params
) -> None:
    for init in (None, sft_job.out_dir):
        policy = Policy(make_job("grpo"), init, "float32", "cpu")
        rows = _sampled(policy, params)
        with torch.no_grad():
            for weights in _trained(policy).values():
                weights.add_(0.05)
            with policy.updating():
                with policy.start():
                    start_T, _ = policy.score(rows, _TEMPERATURE)
                now_T, _ = policy.score(rows, _TEMPERATURE)
        torch.testing.assert_close(start_T, _sampled_T(rows), rtol=0, atol=1e-4)
        assert (now_T - start_T).abs().max() > 1e-2
        assert _trained(policy)  # still there


def test_after_an_update_the_writer_writes_with_the_new_weights(
    policy: Policy, params: Params
) -> None:
    writer = policy.writer(params.generation, "tiny")
    request = GenerationRequest("one", 1, user_message(_PROMPTS[0] * 2), ("no such text",))
    twice = [request, replace(request, example_id="two")]  # so that the prompt is a prefix
    sampling = Sampling(1, 1.0, 8, 3, tokens=True)
    before = writer.generate(twice, sampling)
    with torch.no_grad():
        for weights in _trained(policy).values():
            weights.add_(0.1)
    writer.refresh()
    rows = [one.sampled for outcome in writer.generate(twice, sampling) for one in outcome]
    assert rows != [one.sampled for outcome in before for one in outcome]
    with policy.updating():
        found_T, _ = policy.score(rows, 1.0)
    torch.testing.assert_close(found_T.detach(), _sampled_T(rows), rtol=0, atol=1e-4)


def test_nothing_that_was_sampled_is_tokenised_again(
    policy: Policy, params: Params, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tokens spell a word in letters, which the tokenizer would encode in another way."""
    whole = policy.tokenizer("singer", add_special_tokens=False)["input_ids"]
    pieces = [
        policy.tokenizer(letter, add_special_tokens=False)["input_ids"][0] for letter in "singer"
    ]
    assert policy.tokenizer.decode(pieces) == policy.tokenizer.decode(whole)
    assert pieces != whole
    row = SampledTokens(tuple(range(10, 30)), tuple(pieces), ())
    expected_T = _by_hand(policy, row, 1.0)
    monkeypatch.setattr(policy, "tokenizer", None)
    with policy.updating():
        found_T, _ = policy.score([row], 1.0)
    assert len(found_T) == len(pieces)
    torch.testing.assert_close(found_T.detach(), expected_T, rtol=0, atol=1e-4)


def test_an_adapter_of_half_precision_is_trained_in_float32(
    make_job: MakeJob, sft_job: Any, params: Params
) -> None:
    policy = Policy(make_job("grpo"), sft_job.out_dir, "bfloat16", "cpu")
    assert {weights.dtype for weights in _trained(policy).values()} == {torch.float32}
    rows = _sampled(policy, params)
    with policy.updating():
        found_T, _ = policy.score(rows, _TEMPERATURE)
    torch.testing.assert_close(found_T.detach(), _sampled_T(rows), rtol=0, atol=0.1)
