"""mine_pairs refuses training data that evaluation must not know."""

import pytest

from tests.conftest import CONCERT_SCRIPT
from tests.stages.project import Project


@pytest.mark.parametrize("split", ["dev", "test"])
def test_a_shared_database_fails_with_its_name(split: str, finished: Project) -> None:
    if split == "test":  # the test split is evaluation data too, even while nobody looks at it
        finished.write_questions("test", finished.questions("dev"))
        library = [{**record, "db_id": "library"} for record in finished.questions("train")[:1]]
        finished.write_questions("dev", library)
        finished.write_questions("train", finished.questions("test")[:2])
        finished.set_params({"datasets.tiny.test": "test.json"})
    else:
        finished.write_questions(
            "train", finished.questions("train") + finished.questions("dev")[:1]
        )
    _assert_refused(finished, "databases in both: concert;")


def test_a_copied_database_fails_with_both_names(finished: Project) -> None:
    finished.add_database("concert_copy", CONCERT_SCRIPT)
    stolen = [{**record, "db_id": "concert_copy"} for record in finished.questions("dev")[:1]]
    finished.write_questions("train", finished.questions("train") + stolen)
    _assert_refused(finished, "copied databases: concert_copy = concert;")


def test_the_result_of_the_check_is_an_output(finished: Project) -> None:
    check = finished.read("outputs/mine_pairs/split_check.json")
    assert (check["train_questions"], check["evaluation_questions"]) == (7, 7)
    assert check["shared_databases"] == check["copied_databases"] == check["leaked_questions"] == []


def _assert_refused(project: Project, words: str) -> None:
    before = project.outputs()
    said = project.refusal(
        "mine_pairs", "error: training data and evaluation data overlap; ", words
    )
    assert said.count("\n") == 1
    assert project.outputs() == before
