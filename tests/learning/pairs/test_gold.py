from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.pairs.pair import Normaliser, gold_answers, run_gold


def test_gold_that_runs_is_answered_in_normal_form(
    examples: list[Example], sandbox: Sandbox
) -> None:
    answers = gold_answers(examples, Normaliser(), sandbox)
    assert list(answers) == ["train-00000", "train-00001", "train-00002", "train-00004"]
    assert answers["train-00000"].sql == "SELECT COUNT(*) FROM singer WHERE country = 'France'"
    assert answers["train-00002"].row_count == 6


def test_a_normal_form_with_another_result_is_not_used(
    examples: list[Example], sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Normaliser, "normalise", lambda self, example, sql: "SELECT 'other'")
    ((_, gold, result),) = run_gold(examples[:1], Normaliser(), sandbox)
    assert gold.sql == examples[0].gold_sql
    assert result.rows == ((3,),)


def test_gold_on_a_damaged_database_is_left_out(
    examples: list[Example], sandbox: Sandbox, damaged_database: Path
) -> None:
    damaged = replace(examples[0], db_id="damaged", db_path=str(damaged_database))
    assert list(gold_answers([damaged, examples[1]], Normaliser(), sandbox)) == ["train-00001"]
