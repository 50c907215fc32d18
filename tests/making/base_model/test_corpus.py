"""The corpus: reproducible, with the project's own feedback, without evaluation texts."""

import dataclasses
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lib.answering.repair.feedback import verified_feedback
from lib.base.records import Example
from lib.making.base_model import corpus as corpus_module
from lib.making.base_model.corpus import (
    CURRICULUM,
    CorpusSampler,
    CurriculumStage,
    RealQuestions,
    Stream,
    exclusion_key,
    exclusion_keys,
    stage_at,
)
from lib.making.base_model.lexicon import Lexicon

_LAST = CURRICULUM[-1]
_REPAIRS = dataclasses.replace(_LAST, repairs=1.0)
_FIRST_TURNS = dataclasses.replace(_LAST, repairs=0.0)


def _line(prompt: str, mark: str) -> str | None:
    """The rest of the prompt line that begins with `mark`; None if there is none."""
    return next((x.removeprefix(mark) for x in prompt.splitlines() if x.startswith(mark)), None)


def test_a_prompt_is_schema_question_and_the_mark_for_sql(corpus: CorpusSampler) -> None:
    for index in range(20):
        example = corpus.sample(_FIRST_TURNS, index, "train")
        lines = example.prompt.splitlines()
        assert lines[0] == "Schema:"
        assert all(" : " in line for line in lines[1:-2])
        assert lines[-2].startswith("Question: ")
        assert lines[-1] == "SQL:"
        assert example.completion.startswith(" SELECT ")


def test_an_example_depends_on_seed_stream_stage_and_index_alone(
    lexicon: Lexicon, corpus: CorpusSampler
) -> None:
    expected = [corpus.sample(_LAST, index, "train") for index in range(6)]
    again = CorpusSampler(lexicon, 13)
    assert [again.sample(_LAST, index, "train") for index in reversed(range(6))] == expected[::-1]
    others = [
        CorpusSampler(lexicon, 14).sample(_LAST, 0, "train"),
        corpus.sample(_LAST, 0, "held-out"),
        corpus.sample(_LAST, 0, "tokenizer"),
        corpus.sample(CURRICULUM[0], 0, "train"),
        expected[1],
    ]
    assert len({example.prompt for example in [expected[0], *others]}) == 6
    first = CURRICULUM[:1]
    assert again.fingerprint(first) == corpus.fingerprint(first)
    assert CorpusSampler(lexicon, 14).fingerprint(first) != corpus.fingerprint(first)


def test_the_stages_differ_and_follow_each_other_at_whole_pools() -> None:
    kinds = {(stage.max_tables, stage.questions, stage.literal) for stage in CURRICULUM}
    assert len(kinds) == len(CURRICULUM)
    starts = [stage.start for stage in CURRICULUM]
    assert starts == sorted(set(starts))
    assert all(start % 4 == 0 for start in starts)
    for stage in CURRICULUM:
        assert stage_at(stage.start) == stage
        assert stage.start == 0 or stage_at(stage.start - 1) != stage
    assert stage_at(10**6) == _LAST


def test_repair_prompts_carry_the_feedback_that_the_project_gives(
    corpus: CorpusSampler, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[tuple[Any, ...], str]] = []

    def record(*arguments: Any) -> str:
        given.append((arguments, verified_feedback(*arguments)))
        return given[-1][1]

    monkeypatch.setattr(corpus_module, "verified_feedback", record)
    levels, statuses = set(), set()
    for index in range(40):
        given.clear()
        prompt = corpus.sample(_REPAIRS, index, "train").prompt
        previous, feedback = _line(prompt, "Previous SQL: "), _line(prompt, "Feedback: ")
        if not given:  # the corrupted SQL had the right result
            assert (previous, feedback) == (None, None)
            continue
        ((level, observation, catalog, tables, verdict), answer) = given[0]
        assert (previous, feedback) == (observation.sql, answer)
        assert verdict == "wrong"
        shown = [line.partition(" : ")[0] for line in prompt.splitlines() if " : " in line]
        assert shown[: len(tables)] == list(tables) == [table.name for table in catalog.tables]
        levels.add(level)
        statuses.add(observation.result.status)
    assert levels == {"basic", "column", "minimal"}
    assert statuses == {"ok", "error"}


def test_the_share_of_repair_prompts_follows_the_stage(corpus: CorpusSampler) -> None:
    def repairs(stage: CurriculumStage) -> int:
        prompts = [corpus.sample(stage, index, "train").prompt for index in range(40)]
        return sum("\nFeedback: " in prompt for prompt in prompts)

    assert repairs(_FIRST_TURNS) == 0
    assert 5 <= repairs(dataclasses.replace(_LAST, repairs=0.35)) <= 25
    assert repairs(_REPAIRS) > 30


@pytest.mark.parametrize("stream", ["train", "held-out", "tokenizer"])
def test_evaluation_questions_and_queries_never_appear(
    lexicon: Lexicon, corpus: CorpusSampler, stream: Stream
) -> None:
    plain = [corpus.sample(_FIRST_TURNS, index, stream) for index in range(12)]
    evaluation = [
        Example("dev-0", "x", "x.sqlite", _line(plain[3].prompt, "Question: ") or "", "SELECT 1"),
        Example("dev-1", "x", "x.sqlite", "Why?", f"{plain[7].completion.lower()} ;"),
    ]
    keys = exclusion_keys(evaluation)
    clean = CorpusSampler(lexicon, 13, keys)
    for index, before in enumerate(plain):
        example = clean.sample(_FIRST_TURNS, index, stream)
        assert exclusion_key(_line(example.prompt, "Question: ") or "") not in keys
        assert exclusion_key(example.completion) not in keys
        assert (example.left_out > 0) == (index in (3, 7))
        assert (example == before) == (index not in (3, 7))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("How many singers are there?", "how many  singers are there", True),
        ("SELECT count(*) FROM singer", "select COUNT( * )\nfrom singer ;", True),
        ("SELECT a FROM t WHERE b = 'France'", 'SELECT a FROM t WHERE b="France"', True),
        ("SELECT T1.a , T1.b FROM t AS T1", "select t1.a,t1.b from t as t1;", True),
        ("SELECT a FROM t WHERE b > 3", "SELECT a FROM t WHERE b >= 3", False),
        ("SELECT a FROM t WHERE b = 3", "SELECT a FROM t WHERE b != 3", False),
        ("SELECT a FROM t WHERE b = -3", "SELECT a FROM t WHERE b = 3", False),
        ("SELECT count(*) FROM t", "SELECT count(a) FROM t", False),
        ("Which singers are old?", "Which singer is old?", False),
    ],
)
def test_texts_have_the_same_key_in_any_spelling(one: str, other: str, same: bool) -> None:
    assert (exclusion_key(one) == exclusion_key(other)) is same


def test_no_code_of_the_demo_makes_the_corpus() -> None:
    for module in Path(corpus_module.__file__).parent.glob("*.py"):
        assert "lib.making.demo" not in module.read_text(encoding="utf-8")


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


def test_the_corpus_draws_them_in_training_alone_but_for_what_is_excluded(
    lexicon: Lexicon, examples: list[Example]
) -> None:
    real = RealQuestions(examples)
    corpus = CorpusSampler(lexicon, 13, real=real)
    group = corpus.sample_group(_ALL_REAL, 0, "train")
    assert group == CorpusSampler(lexicon, 13, real=real).sample_group(_ALL_REAL, 0, "train")
    asked = {example.request.splitlines()[1].removeprefix("Question: ") for example in group}
    assert asked <= set(_QUERIES)
    assert len({example.context for example in group}) == 1
    held_out = corpus.sample_group(_ALL_REAL, 0, "held-out")
    assert held_out == CorpusSampler(lexicon, 13).sample_group(_ALL_REAL, 0, "held-out")
    corpus = CorpusSampler(lexicon, 13, exclusion_keys(examples[:1]), real)
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
