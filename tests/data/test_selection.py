"""Which questions training, the split check and evaluation get."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from lib.data.selection import evaluation_examples, held_out_examples, train_examples
from lib.params import Params, load_params
from lib.records import Example
from tests.stages.project import Project


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """Seven questions per split; training and evaluation take the second to the fourth."""
    project = Project.create(tmp_path)
    for split in ("train_split", "eval_split"):
        project.set_params({f"{split}.offset": 1, f"{split}.limit": 3})
    project.write_questions("test", project.questions("dev"))
    monkeypatch.chdir(tmp_path)
    return project


def ids(examples: Iterable[Example]) -> list[str]:
    return [example.id for example in examples]


def evaluated(params: Params) -> dict[str, list[str]]:
    return {split: ids(examples) for split, examples in evaluation_examples(params).items()}


def test_training_has_the_questions_that_its_split_selects(project: Project) -> None:
    assert ids(train_examples(load_params())) == ["train-00001", "train-00002", "train-00003"]


@pytest.mark.parametrize(
    ("test_file", "wanted", "splits"),
    [
        (None, True, ["dev"]),
        ("test.json", False, ["dev"]),
        ("test.json", True, ["dev", "test"]),
    ],
)
def test_evaluation_has_dev_and_test_where_it_is_there_and_wanted(
    project: Project, test_file: str | None, wanted: bool, splits: list[str]
) -> None:
    project.set_params({"datasets.tiny.test": test_file, "evaluation.test_split": wanted})
    assert evaluated(load_params()) == {
        split: [f"{split}-{number:05d}" for number in (1, 2, 3)] for split in splits
    }


@pytest.mark.parametrize(("test_file", "count"), [(None, 7), ("test.json", 14)])
def test_dev_and_test_are_held_out_whatever_is_evaluated(
    project: Project, test_file: str | None, count: int
) -> None:
    project.set_params({"datasets.tiny.test": test_file, "evaluation.test_split": False})
    assert len(held_out_examples(load_params())) == count


@pytest.mark.parametrize(
    ("select", "count"),
    [
        (train_examples, 3),
        (held_out_examples, 4),
        (lambda params: evaluation_examples(params)["dev"], 4),
    ],
)
def test_training_leaves_out_questions_without_a_database_and_evaluation_does_not(
    project: Project, select: Callable[[Params], Iterable[Example]], count: int
) -> None:
    for split in ("train", "dev"):
        gone, *rest = project.questions(split)
        project.write_questions(split, [*rest[:3], gone | {"db_id": "gone"}])
    project.set_params({"train_split.offset": 0, "train_split.limit": None})
    project.set_params({"eval_split.offset": 0, "eval_split.limit": None})
    assert len(list(select(load_params()))) == count


def test_a_sample_keeps_the_order_and_lies_between_offset_and_limit(project: Project) -> None:
    project.set_params({"eval_split.limit": 5, "eval_split.sample": 3})
    chosen = evaluated(load_params())["dev"]
    assert len(chosen) == 3
    assert chosen == sorted(chosen)
    assert set(chosen) <= {f"dev-{number:05d}" for number in range(1, 6)}


def test_a_sample_depends_on_the_seed_and_smaller_ones_lie_in_larger_ones(
    project: Project,
) -> None:
    project.set_params({"eval_split.offset": 0, "eval_split.limit": None})
    samples: dict[tuple[int, int], list[str]] = {}
    for seed in range(4):
        for count in (2, 4, 9):
            project.set_params({"seed": seed, "eval_split.sample": count})
            samples[seed, count] = evaluated(load_params())["dev"]
        assert set(samples[seed, 2]) < set(samples[seed, 4]) < set(samples[seed, 9])
        assert len(samples[seed, 9]) == 7
    assert len({tuple(samples[seed, 4]) for seed in range(4)}) > 1


def test_a_sample_has_whole_conversations(project: Project) -> None:
    names = ["a", "a", "a", "b", "b", None, None]
    questions = [
        question | {"conversation": name}
        for question, name in zip(project.questions("dev"), names, strict=True)
    ]
    project.write_questions("dev", questions)
    project.set_params({"eval_split.offset": 0, "eval_split.limit": None})
    for seed in range(5):
        project.set_params({"seed": seed, "eval_split.sample": 4})
        chosen = [int(id_[-1]) for id_ in evaluated(load_params())["dev"]]
        assert 4 <= len(chosen) <= 6
        for conversation in ({0, 1, 2}, {3, 4}):
            assert conversation <= set(chosen) or not conversation & set(chosen)


def test_what_is_held_out_is_no_sample(project: Project) -> None:
    project.set_params({"eval_split.sample": 1})
    assert len(held_out_examples(load_params())) == 7
