"""Which questions training, the split check and evaluation get."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import ParamsError, SplitError
from lib.base.params import Params
from lib.base.pipeline import load_params
from lib.base.records import Example
from lib.data.selection import (
    chunk_bounds,
    conversations,
    evaluation_examples,
    held_out_examples,
    rounds,
    train_examples,
)
from lib.data.split import require_clean_split
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


@pytest.mark.parametrize(
    ("test_file", "wanted", "splits"),
    [(None, True, ["dev"]), ("test.json", False, ["dev"]), ("test.json", True, ["dev", "test"])],
)
def test_evaluation_has_dev_and_test_where_it_is_there_and_wanted_and_all_is_held_out(
    project: Project, test_file: str | None, wanted: bool, splits: list[str]
) -> None:
    project.set_params({"datasets.tiny.test": test_file, "evaluation.test_split": wanted})
    params = load_params()
    assert evaluated(params) == {
        split: [f"{split}-{number:05d}" for number in (1, 2, 3)] for split in splits
    }
    assert ids(train_examples(params)) == ["train-00001", "train-00002", "train-00003"]
    assert len(held_out_examples(params)) == (7 if test_file is None else 14)


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
    assert len(held_out_examples(load_params())) == 7
    assert set(chosen) <= {f"dev-{number:05d}" for number in range(1, 6)}


def test_a_sample_depends_on_the_seed_and_smaller_ones_lie_in_larger_ones(project: Project) -> None:
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


@pytest.fixture
def with_holdout(project: Project) -> Project:
    """Training questions on library, shop and farm; shop and farm are the holdout."""
    library = project.questions("train")
    for db_id in ("shop", "farm"):
        project.add_database(db_id, f"CREATE TABLE {db_id} (a); INSERT INTO {db_id} VALUES (1)")
    records = [
        {"db_id": db_id, "question": f"What is {n} in {db_id}?", "query": f"SELECT a FROM {db_id}"}
        for n in range(3)
        for db_id in ("shop", "farm")
    ]
    project.write_questions("train", [*records[:3], *library, *records[3:]])
    holdout = {"use": True, "databases": ["shop", "farm"]}
    whole = {"offset": 0, "limit": None, "sample": None}
    changes = {"train_split": whole, "eval_split": whole, "datasets.tiny.holdout": holdout}
    project.set_params(changes)
    return project


def test_the_holdout_is_evaluated_and_left_out_of_training(with_holdout: Project) -> None:
    with_holdout.set_params({"train_split.sample": 7})  # of those that are left
    params = load_params()
    assert ids(train_examples(params)) == [f"train-{number:05d}" for number in range(3, 10)]
    held_out = [f"train-{number:05d}" for number in (0, 1, 2, 10, 11, 12)]
    assert evaluated(params) == {"holdout": held_out}
    assert ids(held_out_examples(params))[-6:] == held_out
    assert require_clean_split(train_examples(params), held_out_examples(params)).ok


def test_a_holdout_that_is_not_in_use_changes_nothing(with_holdout: Project) -> None:
    with_holdout.set_params({"datasets.tiny.holdout.use": False})
    params = load_params()
    assert len(train_examples(params)) == 13
    assert list(evaluated(params)) == ["dev"]
    assert len(held_out_examples(params)) == 7


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ({"offset": 1}, [1, 2, 10, 11, 12]),
        ({"limit": 2}, [0, 1]),
        ({"offset": 2, "limit": 2}, [2, 10]),
        ({"offset": 5, "limit": 5}, [12]),
    ],
)
def test_a_part_of_the_holdout_is_counted_within_it(
    with_holdout: Project, part: dict[str, int], expected: list[int]
) -> None:
    with_holdout.set_params({f"eval_split.{key}": value for key, value in part.items()})
    assert evaluated(load_params()) == {"holdout": [f"train-{n:05d}" for n in expected]}


@pytest.mark.parametrize(
    ("databases", "found"), [([], "none"), (["shop", "barn"], "barn"), (["concert"], "concert")]
)
def test_empty_holdouts_are_errors(with_holdout: Project, databases: list[str], found: str) -> None:
    with_holdout.set_params({"datasets.tiny.holdout.databases": databases})
    with pytest.raises(ParamsError, match=rf"`datasets\.tiny\.holdout\.databases`.*{found}$"):
        evaluation_examples(load_params())


def test_training_on_a_database_that_is_evaluated_fails(with_holdout: Project) -> None:
    params = load_params()
    with_holdout.set_params({"datasets.tiny.holdout.use": False})
    everything = train_examples(load_params())
    with pytest.raises(SplitError, match="databases in both: farm, shop"):
        require_clean_split(everything, held_out_examples(params))


def _examples(names: list[str | None]) -> list[Example]:
    return [
        Example(f"dev-{index:05d}", "shop", "shop.sqlite", "?", "SELECT 1", conversation=name)
        for index, name in enumerate(names)
    ]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ([], []),
        ([None, None], [[0], [1]]),
        (["a", "a", "b"], [[0, 1], [2]]),
        ([None, "a", "a", None, "b"], [[0], [1, 2], [3], [4]]),
        (["a", None, "a"], [[0], [1], [2]]),
    ],
)
def test_conversations_are_name_runs(names: list[str | None], expected: list[list[int]]) -> None:
    examples = _examples(names)
    found = [[examples.index(one) for one in turns] for turns in conversations(examples)]
    assert found == expected


def test_a_round_has_one_question_of_each_conversation() -> None:
    examples = _examples(["a", "a", "a", None, "b", "b"])
    found = [[examples.index(one) for one in turns] for turns in rounds(examples)]
    assert found == [[0, 3, 4], [1, 5], [2]]


@given(
    st.lists(st.tuples(st.sampled_from([None, "x"]), st.integers(1, 4)), max_size=8),
    st.integers(1, 6),
)
def test_no_chunk_cuts_a_conversation(drawn: list[tuple[str | None, int]], size: int) -> None:
    names = [
        f"{name}{place}" if name else None
        for place, (name, turns) in enumerate(drawn)
        for _ in range(turns)
    ]
    examples = _examples(names)
    bounds = chunk_bounds(examples, size)
    assert bounds[0] == 0
    assert bounds[-1] == len(examples)
    for start, end in pairwise(bounds):
        inside = {one.conversation for one in examples[start:end]} - {None}
        outside = {one.conversation for one in (*examples[:start], *examples[end:])}
        assert not inside & outside
        assert end - start >= size or end == len(examples)
