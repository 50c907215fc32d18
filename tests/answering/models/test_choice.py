"""Which model a name means, and what a user is told before a download."""

from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.generation.runs import RunCard, write_run
from lib.answering.models.choice import ChosenModel, choose_model, demo_note, models_here
from lib.base.errors import ModelError
from lib.base.jsonl import write_jsonl
from lib.base.params import SchemaParams

_BASE = "data/models/qwen-0.5b"


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The messages to the user; fetching a model makes an empty folder."""
    monkeypatch.chdir(tmp_path)

    def fetch(name: str, root: Path) -> None:
        (root / name).mkdir(parents=True)

    monkeypatch.setattr("lib.answering.models.choice.fetch_model", fetch)
    return []


def _write(folder: str, adapter: str | None = ".") -> None:
    write_run(Path(folder), RunCard("sft", _BASE, adapter, "f"))


def test_the_model_of_the_demo_says_so_wherever_it_is_named(said: list[str]) -> None:
    for base in ("data/base_model", str(Path("data/base_model").resolve())):
        note = demo_note(base)
        assert note is not None
        assert "`python -m stages.fetch_model qwen-0.5b`" in note
        assert "make ask MODEL=" in note
    for other in (_BASE, "Qwen/Qwen2.5-Coder-3B-Instruct", "data", "base_model"):
        assert demo_note(other) is None


def test_without_a_name_the_shipped_adapter_answers_where_its_base_lies(said: list[str]) -> None:
    assert choose_model(None, "data/base_model", said.append) == ChosenModel("data/base_model")
    _write("data/adapters/qwen-0.5b-ordinary")
    assert choose_model(None, "data/base_model", said.append) == ChosenModel("data/base_model")
    Path(_BASE).mkdir(parents=True)
    chosen = choose_model(None, "data/base_model", said.append)
    assert chosen == ChosenModel(_BASE, Path("data/adapters/qwen-0.5b-ordinary"))
    assert str(chosen) == f"{_BASE} with the adapter data/adapters/qwen-0.5b-ordinary"
    assert said == []


def test_a_run_comes_before_an_adapter_and_an_adapter_before_a_model(said: list[str]) -> None:
    for folder in (_BASE, "data/models/mine"):
        Path(folder).mkdir(parents=True)
    chosen = [choose_model("mine", "", said.append)]
    for folder in ("data/adapters/mine", "outputs/models/mine"):
        _write(folder)
        chosen.append(choose_model("mine", "", said.append))
    assert chosen == [
        ChosenModel("data/models/mine"),
        ChosenModel(_BASE, Path("data/adapters/mine")),
        ChosenModel(_BASE, Path("outputs/models/mine")),
    ]


@pytest.mark.parametrize("name", ["qwen-0.5b", "mine"])
def test_a_model_that_is_not_here_is_fetched_after_its_size_is_said(
    said: list[str], name: str
) -> None:
    _write("data/adapters/mine")
    assert choose_model(name, "", said.append).base == _BASE
    assert said == [f"{_BASE} is not here: fetching 0.5 GB, which take 1.8 GB on the disk"]
    assert choose_model(name, "", said.append).base == _BASE
    assert len(said) == 1


def test_other_names_are_hub_ids_or_mistakes_that_list_what_there_is(said: list[str]) -> None:
    assert choose_model("Qwen/Qwen3-0.6B", "", said.append) == ChosenModel("Qwen/Qwen3-0.6B")
    _write("outputs/models/sft")
    with pytest.raises(ModelError, match=r"'qwen': no run in outputs/models.*qwen-0.5b.*sft"):
        choose_model("qwen", "", said.append)


def test_the_name_that_a_server_shows_is_a_name_that_it_takes(said: list[str]) -> None:
    """Of the default model and of a run or model that was named by its path."""
    for folder in ("data/base_model", _BASE):
        Path(folder).mkdir(parents=True)
    _write("outputs/models/sft")
    for given in (None, "data/base_model", "outputs/models/sft", "outputs/models/sft/", "Org/Big"):
        shown, chosen = next(iter(models_here(given, "data/base_model").items()))
        assert next(iter(models_here(shown, "data/base_model").items())) == (shown, chosen)
        assert choose_model(shown, "data/base_model", said.append) == chosen
    assert chosen == ChosenModel("Org/Big")


@pytest.mark.parametrize("trained_with", [True, False])
@pytest.mark.parametrize("set_to", [None, True, False])  # False: cells may be private
def test_a_model_is_asked_with_the_schemas_that_it_was_trained_with(
    trained_with: bool, set_to: bool | None, said: list[str]
) -> None:
    Path(_BASE).mkdir(parents=True)
    write_run(Path("mine"), RunCard("sft", _BASE, ".", "f", trained_with))
    params = SchemaParams("bm25_fk", 3, 1, 0, 2, set_to, "auto", 2000)
    schema = params.as_trained(choose_model("mine", _BASE, said.append).contents)
    assert schema.contents is (trained_with if set_to is None else set_to)
    assert replace(schema, contents=set_to) == params


def test_a_card_of_an_earlier_version_says_nothing_of_contents(said: list[str]) -> None:
    Path(_BASE).mkdir(parents=True)
    card = {"run": "sft", "model": _BASE, "adapter": ".", "fingerprint": "f"}
    write_jsonl(Path("mine") / "run.json", [card])
    assert not choose_model("mine", _BASE, said.append).contents
