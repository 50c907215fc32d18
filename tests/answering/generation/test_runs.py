"""The run card of a model folder."""

from pathlib import Path

import pytest

from lib.answering.generation.runs import (
    RunCard,
    adapter_folder,
    model_fingerprint,
    read_run,
    write_run,
)
from lib.base.errors import ModelError


@pytest.mark.parametrize("adapter", [None, "adapter"])
def test_a_card_is_read_as_it_was_written(tmp_path: Path, adapter: str | None) -> None:
    card = RunCard("sft", "data/base_model", adapter, "0123456789abcdef")
    write_run(tmp_path / "sft", card)
    assert read_run(tmp_path / "sft") == card
    expected = None if adapter is None else tmp_path / "sft" / adapter
    assert adapter_folder(tmp_path / "sft", card) == expected
    with pytest.raises(ModelError, match=r"dpo/run\.json: no such file; train this model first"):
        read_run(tmp_path / "dpo")


@pytest.mark.parametrize("text", ["", '{"run": "sft"}', '{"run": 1, "model": 2, "adapter": 3}'])
def test_a_malformed_card_names_what_is_expected(tmp_path: Path, text: str) -> None:
    (tmp_path / "run.json").write_text(text)
    with pytest.raises(ModelError, match="expected one object with run, model, adapter"):
        read_run(tmp_path)


def test_the_fingerprint_is_of_the_files(tmp_path: Path) -> None:
    model, adapter = tmp_path / "model", tmp_path / "adapter"
    for folder in (model, adapter):
        folder.mkdir()
        (folder / "weights").write_bytes(b"1")
    before = model_fingerprint(str(model)), model_fingerprint(str(model), adapter)
    assert before[0] != before[1]
    (adapter / "weights").write_bytes(b"2")
    assert model_fingerprint(str(model)) == before[0]
    assert model_fingerprint(str(model), adapter) != before[1]
    assert model_fingerprint("someone/a-model") != model_fingerprint("someone/another-model")
