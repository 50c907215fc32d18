"""Several adapters of one model: who writes which sample, and a choice of words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import torch

from lib.answering.generation.backends import open_models
from lib.answering.generation.ensemble import Ensemble
from lib.answering.generation.hf import HfGenerator, open_adapters
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Sampling,
)
from lib.answering.generation.runs import Adapters
from lib.base.errors import ModelError
from lib.base.records import user_message
from tests.answering.generation.params import generation_params
from tests.scripted import ScriptedGenerator

REQUESTS = [
    GenerationRequest(f"dev-{index}", 1, user_message(f"Schema:\nsinger\nQuestion: {index}?\nSQL:"))
    for index in range(3)
]


@pytest.fixture(scope="module")
def other_adapter(tiny_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    from peft import LoraConfig, get_peft_model
    from transformers import AutoModelForCausalLM

    torch.manual_seed(8)
    config = LoraConfig(
        r=2, target_modules="all-linear", init_lora_weights=False, task_type="CAUSAL_LM"
    )
    folder = tmp_path_factory.mktemp("other") / "v1.5"  # a dot, which torch's names cannot have
    get_peft_model(AutoModelForCausalLM.from_pretrained(tiny_model), config).save_pretrained(folder)
    return folder


def texts(outcomes: list[GenerationOutcome]) -> list[list[str]]:
    assert not any(isinstance(outcome, GenerationFailure) for outcome in outcomes)
    return [[one.text for one in of] for of in outcomes if isinstance(of, list)]


@pytest.mark.parametrize(
    ("samples", "expected"),
    [(1, ["a0"]), (2, ["a0", "b0"]), (3, ["a0", "b0", "a1"]), (5, ["a0", "b0", "a1", "b1", "a2"])],
)
def test_members_take_turns(samples: int, expected: list[str]) -> None:
    members = [
        ScriptedGenerator({("dev-0", 1): [f"{name}{number}" for number in range(count)]})
        for name, count in (("a", -(-samples // 2)), ("b", samples // 2))
    ]
    reported: list[int] = []
    [written] = texts(
        Ensemble(members).generate(
            REQUESTS[:1], Sampling(samples, 1.0), lambda place, outcome: reported.append(place)
        )
    )
    assert [text.strip() for text in written] == expected
    assert reported == [0]


def test_a_member_that_fails_fails_the_request() -> None:
    members = [ScriptedGenerator(), ScriptedGenerator({("dev-1", 1): "away"})]
    first, second = Ensemble(members).generate(REQUESTS[:2], Sampling(2))
    assert isinstance(first, list)
    assert second == GenerationFailure("away")


def test_adapters_that_share_a_model_write_as_each_does_alone(
    tiny_model: Path, tiny_adapter: Path, other_adapter: Path
) -> None:
    params, greedy = generation_params(), Sampling(max_new_tokens=8)
    adapters = [tiny_adapter, None, other_adapter]
    together = open_adapters(str(tiny_model), adapters, params)
    for _ in range(2):  # switched to and fro
        for adapter, shared in zip(adapters, together, strict=True):
            alone = HfGenerator(str(tiny_model), adapter, params)
            assert texts(shared.generate(REQUESTS, greedy)) == texts(
                alone.generate(REQUESTS, greedy)
            )


def test_an_ensemble_has_the_answer_of_every_adapter(
    tiny_model: Path, tiny_adapter: Path, other_adapter: Path
) -> None:
    params, model = generation_params(), str(tiny_model)
    adapters = Adapters((tiny_adapter, other_adapter), verifier=other_adapter)
    models = open_models(params, model, adapters)
    written = texts(models.writer.generate(REQUESTS, Sampling(2, max_new_tokens=8)))
    alone = [
        texts(HfGenerator(model, adapter, params).generate(REQUESTS, Sampling(max_new_tokens=8)))
        for adapter in adapters.writers
    ]
    assert written == [[one[0], other[0]] for one, other in zip(*alone, strict=True)]


def test_answers_of_adapters_are_cached_apart(
    tiny_model: Path, tiny_adapter: Path, other_adapter: Path, tmp_path: Path
) -> None:
    shipped = generation_params()
    cache = replace(shipped.cache, folder=str(tmp_path), backends=("hf",))
    params, adapters = replace(shipped, cache=cache), [tiny_adapter, other_adapter]
    first = [
        texts(one.generate(REQUESTS, Sampling()))
        for one in open_adapters(str(tiny_model), adapters, params)
    ]
    again = [
        texts(one.generate(REQUESTS, Sampling()))
        for one in open_adapters(str(tiny_model), adapters, params)
    ]
    assert first == again
    assert first[0] != first[1]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"backend": "openai"}, "the backend openai cannot load together"),
        ({"dtype": "int8"}, "int8 is for a single adapter"),
    ],
)
def test_what_cannot_hold_several_adapters_says_so(
    tiny_model: Path,
    tiny_adapter: Path,
    other_adapter: Path,
    changes: dict[str, str],
    message: str,
) -> None:
    adapters = Adapters((tiny_adapter, other_adapter))
    with pytest.raises(ModelError, match=message):
        open_models(generation_params(**changes), str(tiny_model), adapters)


@pytest.mark.parametrize("shares_prefixes", [True, False])
def test_a_choice_of_two_words_has_the_probability_between_them(
    tiny_model: Path, shares_prefixes: bool
) -> None:
    from transformers import AutoModelForCausalLM, AutoTokenizer

    model, tokenizer = (
        cls.from_pretrained(tiny_model) for cls in (AutoModelForCausalLM, AutoTokenizer)
    )
    generator = HfGenerator(str(tiny_model), None, generation_params(), shares_prefixes)
    words = ("right", "wrong")
    requests = [replace(request, choices=words) for request in REQUESTS]
    for outcome in generator.generate(requests, Sampling(max_new_tokens=1, tokens=True)):
        assert isinstance(outcome, list)
        [completion] = outcome
        assert completion.sampled is not None
        logits = model(torch.tensor([completion.sampled.prompt])).logits[0, -1]
        ids = [tokenizer(f" {word}")["input_ids"][1] for word in words]  # 0 is the blank of both
        expected = torch.log_softmax(logits.detach()[ids].double(), -1)
        assert completion.text == words[int(expected.argmax())]
        assert completion.finish_reason == "stop"
        assert completion.sampled.log_probabilities == pytest.approx([float(expected.max())], 1e-4)


def test_words_of_which_one_begins_the_other_are_no_choice(tiny_model: Path) -> None:
    generator = HfGenerator(str(tiny_model), None, generation_params())
    with pytest.raises(ModelError, match="first tokens of right and rights are the same"):
        generator.generate([replace(REQUESTS[0], choices=("right", "rights"))], Sampling())
