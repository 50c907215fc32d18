"""Each mistake is one clear line and an exit code; what was finished before stays as it was."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.jsonl import read_json, read_jsonl
from tests.stages.project import Answer, Project

_READERS = {"eval_base": "dev", "mine_pairs": "train", "merge_synth": "train"}
"""Each stage that reads questions, and the split that it reads first."""

_ROLLOUTS = ("eval_base", "mine_pairs")


def _spoil(place: int, **changes: object) -> Callable[[Project, str], None]:
    """Change the record at this place."""

    def spoil(project: Project, split: str) -> None:
        records = project.questions(split)
        records[place] |= changes
        project.write_questions(split, records)

    return spoil


def _bad_json_line(project: Project, split: str) -> None:
    lines = [json.dumps(record) for record in project.questions(split)]
    lines[2] = lines[2][:-1]
    (project.data / f"{split}.jsonl").write_text("\n".join(lines), encoding="utf-8")
    project.set_params({f"datasets.tiny.{split}": f"{split}.jsonl"})


def _no_database(project: Project, split: str) -> None:
    db_id = project.questions(split)[0]["db_id"]
    (project.data / "database" / db_id / f"{db_id}.sqlite").write_bytes(b"name,age\n")


def _past_the_end(project: Project, split: str) -> None:
    part = {"dev": "eval_split", "train": "train_split"}[split]
    project.set_params({f"{part}.offset": 7})


_MISTAKES: dict[str, tuple[Callable[[Project, str], object], tuple[str, ...]]] = {
    "missing file": (
        lambda project, split: (project.data / f"{split}.json").unlink(),
        ("data/tiny/{split}.json: no such file",),
    ),
    "bad JSON line": (_bad_json_line, ("data/tiny/{split}.jsonl:3: not JSON",)),
    "db_id that leads outside": (
        _spoil(1, db_id="../concert"),
        ("{split}.json:7: record 1", "`db_id`", "'../concert'"),
    ),
    "not a database": (
        _no_database,
        ("{split}.json: 7 of 7 questions have no usable database", "its header is not"),
    ),
    "empty data set": (
        lambda project, split: project.write_questions(split, []),
        ("data/tiny/{split}.json", "the data set is empty"),
    ),
    "nothing selected": (_past_the_end, ("data/tiny/{split}.json", "from offset 7 on")),
    "missing field": (
        _spoil(3, question=None),
        ("{split}.json:17: record 3", "field `question`: Input should be a valid string"),
    ),
}
"""How a split is spoilt, and what the error must say; `{split}` is the split's name."""


@pytest.mark.parametrize("stage", _READERS)
@pytest.mark.parametrize(("spoil", "words"), _MISTAKES.values(), ids=_MISTAKES)
def test_bad_data_is_one_clear_line(
    stage: str, spoil: Callable[[Project, str], object], words: tuple[str, ...], finished: Project
) -> None:
    split = _READERS[stage]
    spoil(finished, split)
    before = finished.outputs()
    _assert_one_line(finished.run(stage), *(part.format(split=split) for part in words))
    assert finished.outputs() == before


@pytest.mark.slow
def test_an_unusable_database_costs_its_questions_and_no_run(
    project: Project, spoil: Callable[[Path], str], caplog: pytest.LogCaptureFixture
) -> None:
    """A data set that cannot be used at all is an error: see above."""
    for split in ("dev", "train"):
        database = project.add_database(f"lost_{split}", "CREATE TABLE t (a)")
        spoil(database)
        record = {"question": "How many?", "query": "SELECT max(a) FROM t"}
        record["db_id"] = f"lost_{split}"
        project.write_questions(split, [record, *project.questions(split)])
    played = _run_all(project)
    evaluated, mined = (read_json(played[split] / "summary.json", "") for split in played)
    assert (evaluated["n"], evaluated["attempted"], mined["n"]) == (8, 7, 7)
    assert evaluated["not_attempted"]["example_ids"] == ["dev-00000"]
    assert evaluated["unusable_databases"] == {"lost_dev": 1}
    assert "unusable_databases" not in mined
    first = next(read_jsonl(played["dev"] / "trajectories.jsonl"))
    assert (first["example_id"], first["error"] is None) == ("dev-00000", False)
    for split, consequence in (("dev", "count as not correct"), ("train", "are left out")):
        begin = f"warning: data/tiny/{split}.json: 1 of 8 questions have no usable database: lost_"
        said = [record.getMessage() for record in caplog.records]
        assert any(one.startswith(begin) and one.endswith(consequence) for one in said)


_PARAMS = {
    "unknown feedback": ({"feedback": "verbose"}, ("params.yaml: `feedback`", "'minimal'")),
    "model that is none": (
        {"generation.backend": "hf", "model": "data/tiny"},
        ("model 'data/tiny'", "no config.json"),
    ),
    "missing model": (
        {"generation.backend": "hf", "model": "data/model"},
        ("model 'data/model': no such folder",),
    ),
}


@pytest.mark.parametrize("stage", _ROLLOUTS)
@pytest.mark.parametrize(("changes", "words"), _PARAMS.values(), ids=_PARAMS)
def test_a_bad_parameter_is_one_clear_line(
    stage: str, changes: dict[str, str], words: tuple[str, ...], finished: Project
) -> None:
    split = _READERS[stage]
    finished.write_questions(split, finished.questions(split)[:-1])  # so that the results are stale
    finished.set_params(changes)
    before = finished.outputs()
    _assert_one_line(finished.run(stage), *words)
    assert finished.outputs() == before


_TOO_EARLY = (
    *("mine_pairs", "merge_synth", "train_sft", "train_dpo --init base", "train_dpo --init sft"),
    *("eval_repair --model sft", "compare"),
)


@pytest.mark.parametrize("command", _TOO_EARLY)
def test_a_stage_names_what_must_be_made_before_it(command: str, project: Project) -> None:
    _assert_one_line(project.run(*command.split()), "outputs/")
    assert not project.outputs()


def test_training_data_on_a_database_of_the_test_split_is_refused(finished: Project) -> None:
    """Also while nobody looks at test. What the check found is an output."""
    check = finished.read("outputs/mine_pairs/split_check.json")
    assert (check["train_questions"], check["evaluation_questions"]) == (7, 7)
    assert check["shared_databases"] == check["copied_databases"] == check["leaked_questions"] == []
    finished.write_questions("test", finished.questions("train")[:1])
    finished.set_params({"datasets.tiny.test": "test.json"})
    before = finished.outputs()
    said = "error: training data and evaluation data overlap; databases in both: library;"
    _assert_one_line(finished.run("mine_pairs"), said)
    assert finished.outputs() == before


def test_a_process_prints_nothing_but_the_error(finished: Project) -> None:
    finished.set_params({"generation.backend": "hf", "model": "data/tiny"})
    answer = finished.start("-m", "stages.eval_base")
    _assert_one_line(answer, "model 'data/tiny'", "no config.json")
    assert answer.out == ""


def test_gold_that_fails_is_recorded_and_named(project: Project) -> None:
    for split in ("dev", "train"):
        _spoil(1, query="SELECT nothing FROM nowhere")(project, split)
    played = _run_all(project)
    for split, folder in played.items():
        summary = read_json(folder / "summary.json", "")
        assert summary["n"] == 7
        assert summary["gold_errors"] == {"count": 1, "example_ids": [f"{split}-00001"]}
        assert "gold_error" in (folder / "trajectories.jsonl").read_text(encoding="utf-8")
    assert "train-00001" not in (played["train"] / "pairs.jsonl").read_text(encoding="utf-8")


def _run_all(project: Project) -> dict[str, Path]:
    """Run every stage that reads questions; returns the folders of the rollouts by split."""
    project.run_all("audit", *_READERS)
    return {_READERS[stage]: project.root / "outputs" / stage for stage in _ROLLOUTS}


def _assert_one_line(answer: Answer, *words: str) -> None:
    assert answer.code != 0
    assert answer.err.startswith("error: "), answer.err
    assert answer.err.count("\n") == 1, answer.err
    for part in words:
        assert part in answer.err
