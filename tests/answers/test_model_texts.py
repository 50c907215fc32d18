"""No text that a model writes crashes a run, whatever it contains.

MODEL_TEXTS=5000 generates that many texts.
"""

import itertools
import json
import lzma
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.answering.agents.modes import RolloutSettings
from lib.answering.generation.protocol import Sampling
from lib.answering.rollout.outputs import TRAJECTORIES, read_trajectories
from lib.answering.rollout.run import Rollout, run_rollouts
from lib.base.params import ChatParams, MergeParams, RewardParams, SchemaParams
from lib.base.records import Example
from lib.data.readers import load_examples
from lib.database.sandbox.sandbox import Sandbox, SandboxLimits
from lib.database.sql.extract import extract_sql, find_sql
from lib.learning.pairs.merge import merge_pairs
from lib.learning.pairs.mining import mine_pairs
from lib.learning.pairs.pair import Normaliser, with_tree_difference
from lib.making.demo.build import build_demo
from lib.report.comparison import answers_table
from lib.report.document import render_section
from lib.report.questions import clauses_table
from lib.report.repair import column_errors_table, taxonomy_table
from lib.report.runs import ONE_SHOT
from lib.report.runs import Databases as ReportDatabases
from lib.report.table import Section
from lib.scoring.judge import Judge, Protocol
from lib.scoring.strict import PerturbedCopies, StrictJudge
from tests.answers.consumers import consumers
from tests.answers.hostile import deep_texts, long_texts, odd_texts
from tests.conftest import CONCERT_SCRIPT, write_database
from tests.report.factory import view
from tests.scripted import ScriptedGenerator

_GOLD = (
    "SELECT T1.name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.singer_id = T2.singer_id "
    "WHERE T1.age > 30 ORDER BY T1.age LIMIT 1"
)
_TEXTS = int(os.environ.get("MODEL_TEXTS", "200"))
_SECONDS = 60.0  # none that grows faster than its text comes near
_PLAYED = 200

_REAL_ANSWERS = Path(__file__).with_name("real_answers.jsonl.xz")
_FRAGMENTS = Path(__file__).with_name("fragments.txt").read_text(encoding="utf-8").split()
_SPACES = [" ", " ", " ", "\n", "\t", "", "\u00a0", "\r\n"]
_TEMPLATES = [
    "SELECT {} FROM {}",
    "SELECT {} FROM singer AS T1 JOIN concert AS T2 ON {} WHERE {}",
    "SELECT {} FROM singer WHERE age IN (SELECT {} FROM stadium WHERE {}) ORDER BY {} LIMIT 1",
    "SELECT count(*), {} FROM singer GROUP BY {} HAVING {}",
    "SELECT {} FROM singer UNION SELECT {} FROM stadium",
    "WITH t AS (SELECT {}) SELECT {} FROM t",
    "CREATE TABLE t (film_id INTEGER, {}, PRIMARY KEY (film_id), {})",
    "INSERT INTO singer VALUES ({})",
    "UPDATE singer SET {} WHERE {}",
    "DELETE FROM singer WHERE {}",
    "PRAGMA {}",
    "ATTACH DATABASE {} AS {}",
    "Here is the query:\n```sql\n{}\n```\nIt {}.",
    "<think>{}</think>\nSELECT {}",
    "The answer is `SELECT {}`, since {}.",
    '{{"sql": "SELECT {}", "why": {}}}',
]

_Consumers = dict[str, Callable[[str], object]]


class RealAnswer(NamedTuple):
    """A text of `model`. `kind`: first, repair or nonsense. `db_id`: of the demo, "" if none."""

    model: str
    temperature: float
    kind: str
    db_id: str
    question: str
    text: str


def read_answers() -> list[RealAnswer]:
    """The answers of real models to the demo's questions, and to odd ones."""
    with lzma.open(_REAL_ANSWERS, "rt", encoding="utf-8") as file:
        return [RealAnswer(*json.loads(line)) for line in file]


def model_texts() -> st.SearchStrategy[str]:
    """SQL-like fragments in SQL and chat templates, cut off anywhere; and arbitrary text."""
    parts = st.tuples(
        st.one_of(st.sampled_from(_FRAGMENTS), st.sampled_from(_FRAGMENTS), _odd_text(4)),
        st.sampled_from(_SPACES),
    ).map("".join)
    fragments = st.lists(parts, max_size=12).map("".join)
    framed = st.builds(
        lambda template, filling: template.format(*filling),
        st.sampled_from(_TEMPLATES),
        st.lists(fragments, min_size=4, max_size=4),
    )
    cut = st.builds(
        lambda text, end: text[: max(1, len(text) * end // 10)], framed, st.integers(1, 9)
    )
    return st.one_of(framed, framed, cut, fragments, _odd_text(60))


def _odd_text(size: int) -> st.SearchStrategy[str]:
    """Any characters, including lone surrogates and control characters."""
    return st.text(st.characters(exclude_categories=()), max_size=size)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("database") / "concert.sqlite"
    write_database(path, CONCERT_SCRIPT)
    return path


@pytest.fixture(scope="module")
def uses(database: Path) -> _Consumers:
    return consumers(database, "concert", _GOLD)


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The demo data, whose questions the real models were asked."""
    root = tmp_path_factory.mktemp("demo")
    build_demo(root, "13")
    return root


@pytest.mark.parametrize(
    "texts",
    [
        pytest.param(long_texts([200]), id="signs"),
        pytest.param(odd_texts(), id="odd"),
        pytest.param(deep_texts([10]), id="nested"),
        pytest.param(
            long_texts([100_000], ["(", "'", "/*", "\n"])
            | deep_texts([40])
            | deep_texts([160, 320], ["is not null", "left joins", "arrows", "values", "checks"])
            | deep_texts([5_000], ["calls", "not", "minus", "case", "subqueries", "unions"]),
            marks=pytest.mark.slow,
            id="long and deep",
        ),
    ],
)
def test_a_hostile_text_takes_no_time(texts: dict[str, str], uses: _Consumers) -> None:
    slow = []
    for name, text in texts.items():
        for use, function in uses.items():
            start = time.process_time()
            function(text)
            if time.process_time() - start > _SECONDS:
                slow.append((use, name))
    assert slow == []


def test_a_made_up_text_raises_nothing(uses: _Consumers) -> None:
    @settings(max_examples=_TEXTS, deadline=None)
    @given(model_texts())
    def check(text: str) -> None:
        for function in uses.values():
            function(text)

    check()


def test_odd_texts_get_verdicts(database: Path, tmp_path: Path) -> None:
    """In the sandbox, by the judge and under strict EX: only the gold query is judged correct."""
    example = Example("e", "concert", str(database), "Which?", _GOLD)
    texts = [*odd_texts().values(), *deep_texts([12, 400]).values(), *long_texts([50_001]).values()]
    with Sandbox(2, SandboxLimits(timeout_ms=1000)) as sandbox:
        strict = StrictJudge(sandbox, PerturbedCopies([example], tmp_path))
        for protocol in get_args(Protocol):
            judge = Judge(sandbox, protocol, strict=strict)
            verdicts = judge.verdicts([(example, text, None) for text in [_GOLD, *texts]])
            assert [verdict.status for verdict in verdicts].count("correct") == 1


@settings(max_examples=_TEXTS, deadline=None)
@given(model_texts(), st.data())
def test_where_decoding_stops_the_sql_stays_the_same(text: str, data: st.DataObject) -> None:
    end = data.draw(st.integers(0, len(text)))
    found = find_sql(text[:end])
    if found.complete:
        assert found.sql == extract_sql(text)
        assert found.sql


def test_where_decoding_stops_real_answers_stay_the_same() -> None:
    for answer in read_answers():
        for end in range(0, len(answer.text), 9):
            found = find_sql(answer.text[:end])
            if found.complete:
                assert found.sql == extract_sql(answer.text), answer
                break


def test_the_real_answers_are_many_and_of_all_kinds() -> None:
    answers = read_answers()
    assert len(answers) >= 1500
    assert {answer.model for answer in answers} == {"smollm2", "qwen-0.5b", "qwen-1.5b"}
    assert {answer.temperature for answer in answers} == {0.0, 0.4, 0.8, 1.2, 1.5}
    assert {answer.kind for answer in answers} == {"first", "repair", "nonsense"}


@pytest.mark.slow
def test_real_answers_raise_nothing(demo: Path) -> None:
    examples = _by_question(demo)
    opened: dict[str, _Consumers] = {}
    for answer in read_answers():
        example = examples.get(answer.question) or next(iter(examples.values()))
        if example.db_id not in opened:
            opened[example.db_id] = consumers(
                Path(example.db_path), example.db_id, example.gold_sql
            )
        for function in opened[example.db_id].values():
            function(answer.text)


def test_real_answers_are_played_judged_mined_and_reported(
    demo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every eighth answer is played as the answer to a question, executed and judged."""
    monkeypatch.chdir(tmp_path)
    texts = [answer.text for answer in read_answers()][:: max(1, len(read_answers()) // _PLAYED)]
    examples = list(_by_question(demo).values())[: len(texts) // 2]
    with Sandbox(2, SandboxLimits(timeout_ms=1000)) as sandbox:
        rollout = Rollout(examples, _settings(), tmp_path / "out", {"run": "real"})
        answers = itertools.cycle(texts)
        recorded = ScriptedGenerator(lambda request, seed: next(answers), chat=True)
        run_rollouts([rollout], recorded, sandbox)
    trajectories = list(read_trajectories(tmp_path / "out" / TRAJECTORIES))
    assert len(trajectories) == len(examples)
    assert [t.error for t in trajectories] == [None] * len(examples)
    mined = mine_pairs(trajectories, examples, Normaliser(), {}, 1.0)
    pairs = [with_tree_difference(pair) for pair in mined]
    merge_pairs(pairs, MergeParams(0.3, 1.0, 0.2, 0.2, 8, None), 13)
    shown = view("base", ONE_SHOT, *trajectories)
    databases = ReportDatabases(demo / "database")
    tables = [table([shown], databases) for table in (column_errors_table, clauses_table)]
    tables += [table([shown]) for table in (taxonomy_table, answers_table)]
    assert render_section(Section("answers", "Real answers", "", tables=tuple(tables)))


def _by_question(demo: Path) -> dict[str, Example]:
    examples = load_examples(demo / "train.json", demo / "database")
    return {example.question: example for example in examples}


def _settings() -> RolloutSettings:
    return RolloutSettings(
        scope="online_guarded",
        feedback="minimal",
        max_turns=2,
        sampling=Sampling(seed=3),
        chunk_size=50,
        schema=SchemaParams("bm25_fk", 3, 1, 0, 0, False, "compact", 2000),
        chat=ChatParams("", "Answer with SQL."),
        rewards=RewardParams(1.0, 0.7, 0.1, 0.2, -0.2, -0.5),
    )
