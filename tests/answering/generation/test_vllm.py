"""The vllm backend with a stand-in for the package, and with the real one if it is installed."""

from __future__ import annotations

import json
import multiprocessing
import sys
import tomllib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    Sampling,
)
from lib.answering.generation.tokens import prompt_token_ids
from lib.base.errors import MissingExtraError, ModelError
from lib.base.records import Completion, user_message
from tests.answering.generation import fake_vllm
from tests.answering.generation.params import generation_params
from tests.tiny_model import build_tiny_model

GREEDY = Sampling(max_new_tokens=32)
SAMPLED = Sampling(num_samples=3, temperature=1.0, max_new_tokens=32, seed=7)
REQUESTS = [
    GenerationRequest(
        f"q{n}", 1, user_message(f"Question: {'How ' * n}?\n{fake_vllm.MARK} SELECT {n}")
    )
    for n in range(9)
]
TOO_LONG = GenerationRequest("long", 1, user_message("How many singers? " * 200))
ROOT = Path(__file__).resolve().parents[3]
BASE_MODEL = ROOT / "data/base_model"

Open = Callable[..., Generator]


@pytest.fixture
def open_vllm(tiny_model: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens the backend on the tiny model, with changed `generation` parameters."""
    for name, module in fake_vllm.fake_packages().items():
        monkeypatch.setitem(sys.modules, name, module)
    for variable in ("VLLM_ENABLE_V1_MULTIPROCESSING", "VLLM_NO_USAGE_STATS", "VLLM_LOGGING_LEVEL"):
        monkeypatch.setenv(variable, "")  # put back after the test
        monkeypatch.delenv(variable)

    def opened(model: Path = tiny_model, adapter: Path | None = None, **changes: Any) -> Generator:
        values: dict[str, Any] = {"backend": "vllm", "max_new_tokens": 32, **changes}
        return open_generator(generation_params(**values), str(model), adapter)

    return opened


def engine() -> fake_vllm.LLMEngine:
    """The engine of the model that was opened last."""
    return fake_vllm.opened[-1].llm_engine


def say(text: str) -> GenerationRequest:
    return GenerationRequest("q", 1, user_message(f"Question: a?\n{fake_vllm.MARK}{text}"))


def written(outcome: GenerationOutcome) -> list[Completion]:
    assert isinstance(outcome, list), outcome
    return outcome


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("Action: run;\nObservation: 1", "Action: run;\n"),
        ("Answer: a;\nb</s>", "Answer: a;\nb"),
        ("</answer> Observation:", ""),
    ],
)
def test_a_completion_ends_before_a_stop_string_and_not_with_its_sql(
    open_vllm: Open, said: str, text: str
) -> None:
    asked = replace(say(said.removesuffix("</s>")), stop=("Observation:", "</answer>"))
    [outcome] = open_vllm().generate([asked], GREEDY)
    assert written(outcome)[0].text == text
    assert written(outcome)[0].finish_reason == "stop"


def test_completions_have_their_tokens_on_request(open_vllm: Open) -> None:
    """They include an end token, but the text does not."""
    request = say("SELECT 1")
    [outcome] = open_vllm().generate([request], replace(GREEDY, tokens=True))
    [completion] = written(outcome)
    assert completion.sampled is not None
    assert len(completion.sampled.prompt) == completion.prompt_tokens
    assert len(completion.sampled.completion) == completion.completion_tokens + 1
    assert completion.sampled.log_probabilities == tuple(
        -token / 1000 for token in completion.sampled.completion
    )


def test_outcomes_come_in_order_and_are_told_once(open_vllm: Open) -> None:
    told: list[tuple[int, GenerationOutcome]] = []
    requests = [*REQUESTS[:4], TOO_LONG, *REQUESTS[4:]]
    generator = open_vllm()
    outcomes = generator.generate(requests, GREEDY, lambda *of: told.append(of))
    assert sorted(told, key=lambda of: of[0]) == list(enumerate(outcomes))
    failure = outcomes.pop(4)
    length, limit = generator.count_tokens(TOO_LONG.messages), generator.max_prompt_tokens
    assert failure == GenerationFailure(f"the prompt has {length} tokens, the limit is {limit}")
    texts = [completion.text for outcome in outcomes for completion in written(outcome)]
    assert texts == [f" SELECT {n}" for n in range(9)]


@pytest.mark.parametrize(
    ("said", "base", "chat"),
    [
        (" SELECT a", " SELECT a", " SELECT a"),
        ("\n SELECT a\nFROM b", "\n SELECT a\n", "\n SELECT a\nFROM b"),
        (" SELECT a;\n\nQuestion: b?", " SELECT a;", " SELECT a;"),
        (" SELECT ';' FROM b; SELECT c", " SELECT ';' FROM b;", " SELECT ';' FROM b;"),
        ("```\nSELECT a\n``` as asked", "```\nSELECT a\n```", "```\nSELECT a\n```"),
    ],
)
def test_a_completion_ends_with_its_sql(
    open_vllm: Open, tmp_path: Path, said: str, base: str, chat: str
) -> None:
    template = "{% for message in messages %}{{ message.content }}{% endfor %}"
    for model, text in (
        (build_tiny_model(tmp_path / "base"), base),
        (build_tiny_model(tmp_path / "chat", template), chat),
    ):
        [outcome] = open_vllm(model).generate([say(said)], GREEDY)
        [completion] = written(outcome)
        tokenizer = AutoTokenizer.from_pretrained(model)
        assert completion.text == text
        assert completion.finish_reason == "stop"
        assert completion.completion_tokens == len(tokenizer.encode(text))
        asked = prompt_token_ids(tokenizer, say(said).messages)
        assert [ids for ids, _, _ in engine().asked] == [asked]
        assert completion.prompt_tokens == len(asked)


def test_what_comes_to_no_end_is_cut_at_the_limit(open_vllm: Open) -> None:
    few = Sampling(max_new_tokens=3)
    outcomes = open_vllm().generate([say(" SELECT name FROM singer"), say(" SELECT 1;")], few)
    (cut,), (whole,) = map(written, outcomes)
    assert (cut.finish_reason, cut.completion_tokens) == ("length", 3)
    assert (whole.finish_reason, whole.completion_tokens) == ("stop", 3)


@pytest.mark.parametrize(("num_samples", "rows"), [(1, 1), (4, 1)])
def test_greedy_samples_are_copies(open_vllm: Open, num_samples: int, rows: int) -> None:
    [outcome] = open_vllm().generate(REQUESTS[:1], replace(GREEDY, num_samples=num_samples))
    assert outcome == written(outcome)[:1] * num_samples
    assert [params.temperature for _, params, _ in engine().asked] == [0.0] * rows


@pytest.mark.parametrize("batch_size", [1, "auto"])
def test_samples_depend_on_no_neighbour(open_vllm: Open, batch_size: int | str) -> None:
    together = open_vllm().generate(REQUESTS, SAMPLED)
    other = open_vllm(batch_size=batch_size)
    assert other.generate(REQUESTS[::-1], SAMPLED)[::-1] == together
    stated = None if batch_size == "auto" else batch_size
    assert fake_vllm.opened[-1].options["max_num_seqs"] == stated


def test_samples_differ_by_sample_turn_and_seed(open_vllm: Open) -> None:
    generator, request = open_vllm(), REQUESTS[0]
    for asked, sampling in (
        (request, SAMPLED),
        (replace(request, turn=2), SAMPLED),
        (request, replace(SAMPLED, seed=8)),
    ):
        generator.generate([asked], sampling)
    seeds = [params.seed for _, params, _ in engine().asked]
    assert len(set(seeds)) == len(seeds) == 9


def test_a_call_that_broke_off_leaves_nothing_to_the_next(open_vllm: Open) -> None:
    generator = open_vllm()
    engine().steps_left = 2
    with pytest.raises(KeyboardInterrupt):
        generator.generate(REQUESTS, GREEDY)
    engine().steps_left = None
    assert generator.generate(REQUESTS[3:], GREEDY) == open_vllm().generate(REQUESTS[3:], GREEDY)


def test_the_engine_stays_in_the_process_and_is_quiet(open_vllm: Open) -> None:
    open_vllm()
    environment = fake_vllm.opened[-1].environment
    assert environment["VLLM_ENABLE_V1_MULTIPROCESSING"] == "0"
    assert environment["VLLM_NO_USAGE_STATS"] == "1"
    assert environment["VLLM_LOGGING_LEVEL"] == "ERROR"


@pytest.mark.parametrize(
    ("config", "rank"),
    [({"r": 4}, 8), ({"r": 64}, 64), ({"r": 8, "rank_pattern": {"q_proj": 20}}, 32)],
)
def test_an_adapter_is_loaded_with_room_for_its_rank(
    open_vllm: Open, tmp_path: Path, config: dict[str, Any], rank: int
) -> None:
    (tmp_path / "adapter_config.json").write_text(json.dumps(config))
    (tmp_path / "adapter_model.safetensors").touch()
    generator = open_vllm(adapter=tmp_path)
    assert fake_vllm.opened[-1].options["max_lora_rank"] == rank
    [request] = engine().loras
    assert request.lora_path == str(tmp_path)
    [outcome] = generator.generate(REQUESTS[:1], GREEDY)
    assert written(outcome)[0].text == " SELECT 0 adapted"


@pytest.mark.parametrize(
    ("config", "said"),
    [('{"r": 1024}', "rank 1024, and vLLM takes 512 at most"), ("[]", "the rank `r`")],
)
def test_an_adapter_that_vllm_cannot_take_is_said(
    open_vllm: Open, tmp_path: Path, config: str, said: str
) -> None:
    (tmp_path / "adapter_config.json").write_text(config)
    (tmp_path / "adapter_model.safetensors").touch()
    with pytest.raises(ModelError, match=said):
        open_vllm(adapter=tmp_path)


def test_a_model_that_vllm_cannot_load_is_said_in_one_line(open_vllm: Open) -> None:
    with pytest.raises(ModelError) as error:
        open_vllm(dtype="bfloat16")
    assert str(error.value).endswith(
        "cannot be loaded by vLLM: bfloat16 is not supported here (ValueError)"
    )


def test_without_the_package_the_error_has_the_command_that_installs_it(
    open_vllm: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    [pinned] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]["vllm"]
    monkeypatch.setitem(sys.modules, "vllm", None)
    with pytest.raises(MissingExtraError, match=f"`pip install {pinned}`"):
        open_vllm()


def test_a_call_is_answered_from_the_cache(open_vllm: Open, tmp_path: Path) -> None:
    cache = replace(generation_params().cache, folder=str(tmp_path), backends=("vllm",))
    first = open_vllm(cache=cache).generate(REQUESTS, SAMPLED)
    again = open_vllm(cache=cache)
    assert again.generate(REQUESTS, SAMPLED) == first
    assert not engine().asked
    again.generate(REQUESTS, replace(SAMPLED, seed=8))
    assert engine().asked


def _texts(backend: str, adapter: Path | None, samplings: list[Sampling]) -> list[list[list[str]]]:
    """The embedded model's answers to `REQUESTS`, which must not depend on batching."""
    params = generation_params(backend=backend, max_new_tokens=32)
    generator = open_generator(params, str(BASE_MODEL), adapter)
    texts = []
    for sampling in samplings:
        together = generator.generate(REQUESTS, sampling)
        alone = [outcome for one in REQUESTS for outcome in generator.generate([one], sampling)]
        assert alone == together
        texts.append([[completion.text for completion in written(one)] for one in together])
    return texts


@pytest.fixture
def base_adapter(tmp_path: Path) -> Path:
    """A LoRA adapter of the embedded base model that changes what it writes."""
    from peft import LoraConfig, get_peft_model

    torch.manual_seed(6)
    config = LoraConfig(
        r=4, target_modules="all-linear", init_lora_weights=False, task_type="CAUSAL_LM"
    )
    get_peft_model(AutoModelForCausalLM.from_pretrained(BASE_MODEL), config).save_pretrained(
        tmp_path
    )
    return tmp_path


@pytest.mark.skipif(find_spec("vllm") is None, reason="the extra vllm is not installed")
@pytest.mark.parametrize("with_adapter", [False, True], ids=["bare", "adapter"])
def test_the_real_engine_writes_what_transformers_write(
    base_adapter: Path, with_adapter: bool
) -> None:
    """On the embedded model: vLLM has no kernels for heads as small as the tiny model's."""
    adapter = base_adapter if with_adapter else None
    spawn = multiprocessing.get_context("spawn")  # an engine's memory is free when its process ends
    with ProcessPoolExecutor(1, mp_context=spawn) as process:
        by_vllm = process.submit(_texts, "vllm", adapter, [GREEDY, SAMPLED]).result()
    assert by_vllm[0] == _texts("hf", adapter, [GREEDY])[0]
