"""Prompts on a schema of 200 tables: the right table is shown, and little is read anew.

Counted in tokens, by the longest beginning that a prompt shares with an earlier one, which the
cache of a server has (`lib.answering.generation.prefix_decoding`).
"""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.agents.episode import Question
from lib.answering.agents.modes import RolloutSettings, agent_of
from lib.answering.generation.prefix_tree import common_length
from lib.answering.replies.answer import answer_of
from lib.answering.rollout.driver import RolloutDriver, Runtime
from lib.answering.rollout.environment import Schemas
from lib.base.pipeline import load_params
from lib.base.records import Messages, Prompt, joined_text, user_message
from lib.database.names import spoken_name
from lib.database.sandbox.sandbox import Sandbox
from tests.answering.rollout.counting import Steps
from tests.conftest import write_database
from tests.scripted import ScriptedGenerator

PARAMS = Path(__file__).resolve().parents[3] / "params.yaml"
_WORDS = """
    order invoice payment shipment contract claim ticket visit review budget
    vehicle legal payroll training fleet marketing recruiting warehouse catering security travel
    research quality facility insurance laboratory press archive logistics
    customer employee product supplier department location project account currency calendar"""
WORDS = _WORDS.split()
THINGS, AREAS, HUBS = WORDS[:10], WORDS[10:-10], WORDS[-10:]
NAMES = [f"{area}_{thing}" for area in AREAS for thing in THINGS]
SHOWN = 2000  # tokens


def _keys(number: int) -> list[str]:
    return sorted({HUBS[number % 10], HUBS[number * 3 // 10 % 10]})


def _script() -> str:
    """19 areas of 10 tables, each with keys to one or two of ten wide tables among them."""
    tables = []
    for number, name in enumerate(NAMES):
        keys = "".join(f", {hub}_id INTEGER REFERENCES {hub}" for hub in _keys(number))
        columns = "name TEXT, status TEXT, created_on DATE, amount REAL"
        tables.append(f"CREATE TABLE {name} ({name}_id INTEGER PRIMARY KEY, {columns}{keys});")
    for hub in HUBS:
        words = "code type phone email address city country notes language rating manager closed"
        columns = ", ".join(f"{hub}_{word} TEXT" for word in words.split())
        tables.insert(
            95, f"CREATE TABLE {hub} ({hub}_id INTEGER PRIMARY KEY, name TEXT, {columns});"
        )
    return "\n".join(tables)


class _Reader:
    """A chat model whose tokens are words and signs."""

    chat = True
    max_prompt_tokens = 100_000

    def count_tokens(self, messages: Messages) -> int:
        return len(_tokens(messages))


def _tokens(messages: Messages) -> list[str]:
    return re.findall(r"[a-z]+|\S", joined_text(messages).lower())


class _Asker:
    """Prompts for questions on one database."""

    def __init__(self, database: Path, max_tokens: int) -> None:
        self._database = str(database)
        self._schemas = Schemas(replace(load_params(PARAMS).schema, max_tokens=max_tokens))

    def prompt(self, text: str) -> Prompt:
        question = Question("q", "large", self._database, text, "")
        view = self._schemas.view(question, _Reader())
        return view.fit(lambda schema, values: user_message(f"{schema}\nQuestion: {text} {values}"))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("large") / "large.sqlite"
    write_database(path, _script())
    return path


@pytest.fixture(scope="module")
def asker(database: Path) -> _Asker:
    return _Asker(database, SHOWN)


def test_of_twenty_questions_more_than_half_has_been_read_before(asker: _Asker) -> None:
    wordings = (
        "How many {} are there?",
        "List the name of each {}.",
        "What is the total amount of {} per {}?",
        "Which {} of the {} has the highest amount?",
    )
    read: list[list[str]] = []
    anew = total = 0
    for number in range(20):
        place = number * 37 % len(NAMES)
        named = spoken_name(NAMES[place])
        text = wordings[number % len(wordings)].format(f"{named}s", _keys(place)[0])
        tokens = _tokens(asker.prompt(text).messages)
        if read:  # the first question reads everything, however tables are chosen
            anew += len(tokens) - max(common_length(tokens, before) for before in read)
            total += len(tokens)
        read.append(tokens)
    assert anew < 0.45 * total, f"{anew} of {total} tokens"
    assert total <= 19 * (SHOWN + 100)


@pytest.mark.parametrize("wording", ["How many {}s are there?", "show me every {}", "{} by status"])
def test_a_table_that_the_question_names_is_shown(asker: _Asker, wording: str) -> None:
    lost = [
        name
        for name in (*NAMES, *HUBS)
        if name not in asker.prompt(wording.format(spoken_name(name))).tables
    ]
    assert lost == []


@given(st.lists(st.sampled_from([*WORDS, "name", "xyzzy"]), max_size=9))
def test_every_prompt_begins_with_the_same_tables_in_the_same_order(
    asker: _Asker, words: list[str]
) -> None:
    prompt = asker.prompt(" ".join(words))
    front = asker.prompt("").tables[:4]
    assert set(front) <= set(HUBS)
    assert prompt.tables[:4] == front
    assert len(_tokens(prompt.messages)) <= SHOWN + 3 * len(words) + 10
    assert {*prompt.tables, *prompt.trimmed_tables} == {*NAMES, *HUBS}


def test_where_all_tables_fit_they_stand_as_in_the_database(database: Path) -> None:
    everything = _Asker(database, 100_000)
    texts = ("How many vehicle orders are there?", "customers")
    one, other = (everything.prompt(text) for text in texts)
    assert one.tables == other.tables
    assert one.tables[0] == NAMES[0]


@pytest.mark.parametrize(
    ("question", "sql", "doubted"),
    [
        ("How many leases are there?", "SELECT count(*) FROM legal_order", True),
        ("How many leases are there?", "SELECT count(*) AS leases FROM legal_order", True),
        ("List the name of each lease.", "SELECT name FROM legal_order", True),
        ("List the name of each order.", "SELECT name FROM legal_order", False),
        ("Which countries are there?", "SELECT customer_country FROM customer", False),
        ("How many legal orders are there?", "SELECT count(*) FROM legal_order", False),
    ],
)
def test_a_table_without_a_word_of_the_question_is_doubted_where_others_were_not_shown(
    database: Path,
    sandbox: Sandbox,
    settings: RolloutSettings,
    question: str,
    sql: str,
    doubted: bool,
) -> None:
    generator, steps = ScriptedGenerator({("q", 1): [sql]}, chat=True), Steps()
    agent = agent_of(replace(settings, scope="online"))
    driver = RolloutDriver(Runtime(generator, Schemas(settings.schema), sandbox), agent, steps)
    driver.play([Question("q", "large", str(database), question, "")], settings.sampling)
    answer = answer_of(steps.played, sandbox)
    assert answer is not None
    assert ("table_not_shown" in answer.kinds) == doubted
