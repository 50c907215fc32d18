"""Training on dialogues over DeepSpeed's engine: what is learnt, resuming, several processes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml

from lib.base.errors import ParamsError
from lib.base.jsonl import write_jsonl
from lib.base.records import Message, to_json
from lib.learning.training.launch import TrainingJob
from lib.learning.training.rows import Dialogue, tokenise_dialogues
from tests.learning.conftest import SFT, MakeJob, _job, curves, figures, result_files, sft_rows
from tests.stages.project import REPOSITORY, Project
from tests.tiny_model import build_tiny_model

_TEMPLATE = (
    "{% for m in messages %}<s>{{ m.role }}:{{ m.content }}</s>{% endfor %}"
    "{% if add_generation_prompt %}<s>assistant:{% endif %}"
)


def said(role: Any, text: str) -> Message:
    return Message(role, text)


def dialogues(chat: bool = False) -> list[Dialogue]:
    """Six questions: a query, its result, the answer."""
    found = []
    for number in range(6):
        asked = (said("user", f"Schema:\nsinger : age int\nQuestion: age {number}?\nReAct:"),)
        act = said("assistant", f" SELECT name FROM singer WHERE age = {number}")
        seen = said("user", "\nObservation: 3 rows\n")
        answer = said("assistant", " SELECT name FROM singer")
        shown = said("assistant", act.content.lstrip()) if chat else act
        later = (*asked, shown, seen)
        found.append(Dialogue(f"q{number}", "concert", ((asked, (act,)), (later, (answer,)))))
    return found


@pytest.fixture(scope="module")
def chat_tokenizer(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from transformers import AutoTokenizer

    folder = build_tiny_model(tmp_path_factory.mktemp("chat"), _TEMPLATE)
    return AutoTokenizer.from_pretrained(folder)


def learnt(tokenizer: Any, tokens: list[int], labels: list[int]) -> str:
    return str(tokenizer.decode([t for t, la in zip(tokens, labels, strict=True) if la != -100]))


def test_a_chat_goes_on_in_one_row_and_answers_alone_are_learnt(chat_tokenizer: Any) -> None:
    rows = tokenise_dialogues(dialogues(chat=True)[:1], chat_tokenizer, 512)
    [tokens], [labels] = rows.columns["input_ids"], rows.columns["labels"]
    assert "Observation: 3 rows" in chat_tokenizer.decode(tokens)
    assert learnt(chat_tokenizer, tokens, labels) == (
        "SELECT name FROM singer WHERE age = 0</s>SELECT name FROM singer</s>"
    )
    assert rows.columns["group"] == ["concert"]


def test_without_a_template_each_answer_is_a_row_of_its_question(tokenizer: Any) -> None:
    rows = tokenise_dialogues(dialogues()[:1], tokenizer, 512)
    said_each = [
        learnt(tokenizer, tokens, labels)
        for tokens, labels in zip(rows.columns["input_ids"], rows.columns["labels"], strict=True)
    ]
    assert said_each == [
        " SELECT name FROM singer WHERE age = 0</s>",
        " SELECT name FROM singer</s>",
    ]
    assert rows.columns["group"] == ["q0", "q0"]


def test_the_loss_is_on_answers_alone(tiny_model: Path, tokenizer: Any) -> None:
    """The gradient is 0 at the logits that predict any other token."""
    import torch
    from peft import LoraConfig, get_peft_model
    from torch.nn import functional
    from transformers import AutoModelForCausalLM

    from lib.learning.training.episodes import _batch, _Loss

    rows = tokenise_dialogues(dialogues()[:2], tokenizer, 512)
    batch = ids, mask, labels = _batch(rows, [0, 1, 2], torch.device("cpu"))
    model = AutoModelForCausalLM.from_pretrained(tiny_model)
    policy = get_peft_model(model, LoraConfig(r=2, target_modules="all-linear"))
    loss, _ = _Loss(policy, "float32")(*batch)
    logits = model(input_ids=ids, attention_mask=mask).logits
    logits.retain_grad()
    expected = functional.cross_entropy(
        logits[:, :-1].flatten(0, 1), labels[:, 1:].flatten(), reduction="sum"
    )
    assert loss.item() == pytest.approx(expected.item(), rel=1e-5)
    expected.backward()
    assert logits.grad is not None
    moved = logits.grad[:, :-1].abs().sum(dim=-1) > 0
    assert torch.equal(moved, labels[:, 1:] != -100)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Llama", {}),
        ("Granite", {"logits_scaling": 4.0}),
        ("Cohere", {"logit_scale": 0.0625}),
        ("Gemma2", {"final_logit_softcapping": 2.0, "head_dim": 16}),
    ],
)
def test_the_loss_is_that_of_the_models_own_logits(name: str, change: dict[str, Any]) -> None:
    import torch
    import transformers
    from peft import LoraConfig, get_peft_model

    from lib.learning.training.episodes import _Loss

    sizes = {
        "vocab_size": 40,
        "hidden_size": 32,
        "intermediate_size": 32,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
        "num_key_value_heads": 2,
        "pad_token_id": 0,
        "bos_token_id": 1,
        "eos_token_id": 2,
    }
    torch.manual_seed(1)
    config = getattr(transformers, f"{name}Config")(**sizes, **change)
    model = getattr(transformers, f"{name}ForCausalLM")(config)
    policy = get_peft_model(model, LoraConfig(r=2, target_modules="all-linear"))
    ids = torch.randint(3, 40, (2, 9))
    labels = ids.masked_fill(torch.arange(9) < 5, -100)
    found, _ = _Loss(policy, "float32")(ids, torch.ones_like(ids), labels)
    own = model(input_ids=ids, labels=labels).loss * (labels != -100).sum()
    assert found.item() == pytest.approx(own.item(), rel=1e-5)


@pytest.mark.parametrize("train", ["episodes", "grpo"])
@pytest.mark.parametrize(
    ("layers", "message"),
    [
        ("no_such_layer", "no layer of .* matches 'no_such_layer'"),
        (".*q_proj|lm_head", r"an adapter on the head \(lm_head\) would not be trained"),
    ],
)
def test_layers_that_cannot_be_trained_are_a_mistake(
    make_job: MakeJob, train: str, layers: str, message: str
) -> None:
    from lib.learning.grpo.policy import Policy
    from lib.learning.training.episodes import train_episodes

    job = make_job("nowhere")
    job = replace(job, lora=replace(job.lora, target_modules=layers))
    start: Callable[[], object] = (
        partial(Policy, job, None, "float32", "cpu")
        if train == "grpo"
        else partial(train_episodes, dialogues(), job, SFT)
    )
    with pytest.raises(ParamsError, match=f"`lora.target_modules`: {message}"):
        start()


@pytest.fixture(scope="module")
def episodes_job(tmp_path_factory: pytest.TempPathFactory, tiny_model: Path) -> TrainingJob:
    """A finished training. Do not change its files."""
    from lib.learning.training.episodes import train_episodes

    job = _job(tmp_path_factory.mktemp("episodes"), tiny_model, "react_sft")
    train_episodes(dialogues(), job, SFT)
    return job


def test_the_loss_falls(episodes_job: TrainingJob) -> None:
    metrics = figures(episodes_job.out_dir)
    assert (metrics["rows"], metrics["steps"]) == (12, 12)
    assert metrics["final_loss"] < metrics["first_loss"]
    assert not episodes_job.work_dir.exists()


@pytest.mark.parametrize("killed_at", [3, 7])
def test_a_killed_training_ends_with_the_same_bytes(
    killed_at: int,
    episodes_job: TrainingJob,
    make_job: MakeJob,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from lib.learning.training import episodes

    job = make_job("react_sft")
    step = episodes._Loop._train_step

    def until_killed(loop: Any, batches: Any) -> Any:
        if loop.step == killed_at:
            raise KeyboardInterrupt
        return step(loop, batches)

    with monkeypatch.context() as patched:
        patched.setattr(episodes._Loop, "_train_step", until_killed)
        with pytest.raises(KeyboardInterrupt):
            episodes.train_episodes(dialogues(), job, SFT)
    episodes.train_episodes(dialogues(), job, SFT)
    assert figures(job.out_dir, "timings")["resumed_from"] is not None
    assert result_files(job.out_dir) == result_files(episodes_job.out_dir)


def test_an_adapter_is_trained_further(sft_job: TrainingJob, make_job: MakeJob) -> None:
    from lib.learning.training.episodes import train_episodes

    job = make_job("react_sft", model=sft_job.model)
    result = train_episodes(dialogues(), job, replace(SFT, max_steps=2), sft_job.out_dir)
    assert result is not None
    assert "the adapter in" in (job.out_dir / "README.md").read_text()


@pytest.mark.slow
def test_two_processes_learn_what_one_does(tmp_path: Path, tiny_model: Path) -> None:
    """At the same global batch size, up to rounding."""
    losses = []
    for processes in (1, 2):
        project = Project(tmp_path / str(processes))
        project.root.mkdir()
        params = yaml.safe_load((REPOSITORY / "params.yaml").read_text(encoding="utf-8"))
        params["model"] = str(tiny_model)
        params["lora"] |= {"rank": 2, "alpha": 4}
        plan = {"init": "base", "epochs": 1, "batch_size": 2, "gradient_accumulation": 2}
        params["react_sft"] |= plan | {"learning_rate": 0.01, "direct_share": 0.5}
        params["launch"] |= {"by": "deepspeed" if processes > 1 else "python"}
        params["launch"]["processes"] = processes
        (project.root / "params.yaml").write_text(yaml.safe_dump(params), encoding="utf-8")
        outputs = project.root / "outputs"
        write_jsonl(outputs / "merge_synth" / "sft.jsonl", map(to_json, sft_rows()))
        write_jsonl(outputs / "gen_react" / "react.jsonl", map(_row, dialogues()))
        write_jsonl(outputs / "gen_react" / "roles.jsonl", [])
        write_jsonl(
            outputs / "models" / "base" / "run.json",
            [{"run": "base", "model": str(tiny_model), "adapter": None, "fingerprint": "f"}],
        )
        stage = "train_react_sft"
        answer = project.run(stage) if processes == 1 else project.start("-m", f"stages.{stage}")
        assert answer.code == 0, answer.err
        losses.append([row["loss"] for row in curves(outputs / "models" / "react_sft")])
    assert len(losses[0]) > 3
    assert losses[0] == pytest.approx(losses[1], rel=1e-3)


def _row(dialogue: Dialogue) -> dict[str, Any]:
    steps = [
        {
            "messages": [{"role": m.role, "content": m.content} for m in prompt],
            "text": answer[0].content.strip(),
            "target": True,
        }
        for prompt, answer in dialogue.exchanges
    ]
    return {
        "example_id": dialogue.example_id,
        "db_id": dialogue.db_id,
        "mode": "react",
        "steps": steps,
    }
