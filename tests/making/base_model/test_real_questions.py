"""Questions written by people, as pretraining samples them."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler, RealQuestions, exclusion_keys
from lib.making.base_model.lexicon import Lexicon

_ALL_REAL = dataclasses.replace(CURRICULUM[-1], real=1.0)
_QUERIES = {
    "How many singers are there?": "select count(*) from SINGER",
    "Show the names of singers from France.": 'SELECT Name FROM singer WHERE Country = "France"',
    "Which singers sang?": "SELECT t1.name FROM singer AS t1 JOIN singer_in_concert AS t2 "
    "ON t1.singer_id = t2.Singer_ID ORDER BY t1.name ASC",
    "List all stadiums.": "SELECT name FROM stadium",
    "What?": "SELECT FROM WHERE",
}


@pytest.fixture
def examples(concert_database: Path) -> list[Example]:
    return [
        Example(str(number), "concert", str(concert_database), question, sql)
        for number, (question, sql) in enumerate(_QUERIES.items())
    ]


def test_a_group_shows_the_tables_that_its_questions_need(examples: list[Example]) -> None:
    real = RealQuestions(examples)
    assert len(real) == len(_QUERIES) - 1  # what does not parse is passed over
    rng = random.Random(1)
    sizes = set()
    for _ in range(60):
        catalog, values, questions = real.draw(rng, 3)
        shown = {table.name for table in catalog.tables}
        assert len({question.text for question in questions}) == len(questions) == 3
        assert shown >= {table for question in questions for table in question.tables}
        assert values.find("singers from France")
        sizes.add(len(shown))
    assert len(sizes) > 1


def test_the_corpus_draws_them_in_training_alone(lexicon: Lexicon, examples: list[Example]) -> None:
    real = RealQuestions(examples)
    corpus = CorpusSampler(lexicon, 13, real=real)
    group = corpus.sample_group(_ALL_REAL, 0, "train")
    assert group == CorpusSampler(lexicon, 13, real=real).sample_group(_ALL_REAL, 0, "train")
    asked = {example.request.splitlines()[1].removeprefix("Question: ") for example in group}
    assert asked <= set(_QUERIES)
    assert len({example.context for example in group}) == 1
    held_out = corpus.sample_group(_ALL_REAL, 0, "held-out")
    assert held_out == CorpusSampler(lexicon, 13).sample_group(_ALL_REAL, 0, "held-out")


def test_what_is_excluded_is_not_drawn(lexicon: Lexicon, examples: list[Example]) -> None:
    excluded = exclusion_keys(examples[:1])
    corpus = CorpusSampler(lexicon, 13, excluded, RealQuestions(examples))
    groups = [corpus.sample_group(_ALL_REAL, index, "train") for index in range(20)]
    assert not any("How many" in example.request for group in groups for example in group)
    assert sum(group[0].left_out for group in groups) > 0


def test_a_prompt_does_not_grow_without_bounds(
    make_database: Callable[[str, str], Path],
) -> None:
    columns = ", ".join(f"a_rather_long_column_{number} TEXT" for number in range(60))
    path = make_database(f"CREATE TABLE wide ({columns}); CREATE TABLE other ({columns});", "wide")
    examples = [
        Example(str(number), "wide", str(path), f"Question {number}?", f"SELECT * FROM {table}")
        for number, table in enumerate(("wide", "other"))
    ]
    catalog, _, questions = RealQuestions(examples).draw(random.Random(0), 2)
    assert len(questions) == len(catalog.tables) == 1
