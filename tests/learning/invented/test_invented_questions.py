"""Invented questions: every kind, in English and German, with queries that depend on the data."""

import re
from collections import Counter
from collections.abc import Callable
from datetime import date
from itertools import pairwise
from pathlib import Path
from string import Formatter

import pytest

from lib.database.catalog import load_catalog
from lib.database.contents import with_contents
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.learning.invented.added import read_yaml
from lib.learning.invented.questions import Invented, Inventor
from lib.learning.invented.things import WORDINGS
from tests.conftest import write_database
from tests.learning.invented.databases import shop

TODAY = date(2026, 11, 29)
KINDS = {
    *("year", "date_part", "date_difference", "today", "missing", "code", "share", "money"),
    *("distinct", "none", "condition", "average_of_sums", "ties", "each", "having", "far"),
    *("letters", "year_condition", "per_group"),
}
PLAIN = {"count", "measure", "lookup", "across"}
TEMPLATES = [
    template
    for file in ("questions.yaml", "plain.yaml")
    for block in read_yaml(file).values()
    for template in block["questions"]
]


def _invented(
    path: Path, seed: str = "1", count: int = 10_000, plain: bool = False
) -> list[Invented]:
    catalog = with_contents(path, load_catalog(path, path.stem))
    return Inventor(path, catalog, seed, TODAY, plain).questions(count)


@pytest.fixture(scope="module")
def shop_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("shop") / "shop.sqlite"
    write_database(path, shop())
    return path


@pytest.fixture(scope="module")
def invented(shop_database: Path) -> list[Invented]:
    """Of several seeds, so that most wordings are among them."""
    return [one for seed in "12345" for one in _invented(shop_database, seed)]


def test_every_kind_is_asked_where_a_database_has_what_it_needs(invented: list[Invented]) -> None:
    assert {one.kind for one in invented} == KINDS


def test_few_questions_are_of_many_kinds_and_more_of_those_with_a_weight(
    shop_database: Path,
) -> None:
    asked = [_invented(shop_database, seed, count=33) for seed in "123456"]
    assert all(len({one.kind for one in found}) >= 17 for found in asked)
    kinds = Counter(one.kind for found in asked for one in found)
    least = min(kinds[kind] / weight for kind, weight in WORDINGS["weights"].items())
    assert least > 0.75 * max(kinds[kind] for kind in KINDS - WORDINGS["weights"].keys())


def test_the_same_seed_gives_the_same_questions_and_another_seed_others(
    shop_database: Path,
) -> None:
    assert _invented(shop_database) == _invented(shop_database)
    assert _invented(shop_database) != _invented(shop_database, "2")


def test_every_query_runs_and_finds_something(
    invented: list[Invented], shop_database: Path
) -> None:
    with Sandbox(1, today=TODAY) as sandbox:
        queries = [Query(str(shop_database), one.query) for one in invented]
        for one, result in zip(invented, sandbox.execute_many(queries), strict=True):
            assert result.status == "ok", one
            assert result.rows, one
            assert None not in [value for row in result.rows for value in row], one


def test_questions_read_as_sentences(invented: list[Invented]) -> None:
    for one in invented:
        words = re.findall(r"\w+", one.question.lower())
        asks = re.match(
            r"(Please|Could|Can|How|Which|What|Who|When|Where|Wie|Welche)\b", one.question
        )
        assert one.question[0].isupper(), one
        assert one.question == " ".join(one.question.split()), one
        assert "{" not in one.question, one
        assert not [pair for pair in pairwise(words) if pair[0] == pair[1]], one
        assert not re.search(r"\b(a [aeio]|an (?!jedem|einem|allen)[^aeiou])", one.question), one
        assert not asks or one.question[-1] in "?.", one


def test_about_a_tenth_is_german(invented: list[Invented]) -> None:
    german = re.compile(
        r"\b(Wie|Welche\w*|Anzahl|Zeige|mit|ohne|der|die|nur|pro|je|von|vor|Jahr)\b"
    )
    share = sum(bool(german.search(one.question)) for one in invented) / len(invented)
    assert 0.05 < share < 0.15


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda one: str(one["sql"])[:60])
def test_each_template_has_five_wordings_and_german_ones(template: dict[str, list[str]]) -> None:
    assert len(set(template["en"])) >= 5
    assert all(text.count("?") <= 1 and text == text.strip() for text in template["en"])
    for text in [*template["en"], *template.get("de", [])]:
        assert all(field != "" for _, field, _, _ in Formatter().parse(text)), text


def test_every_kind_has_german_wordings() -> None:
    assert {str(one["kind"]) for one in TEMPLATES if one.get("de")} == KINDS | PLAIN


def test_every_template_is_filled_somewhere(invented: list[Invented]) -> None:
    """The longest words of its query are in one that was asked."""
    asked = "\n".join(one.query for one in invented)
    for template in TEMPLATES:
        pieces = [piece for piece, *_ in Formatter().parse(str(template["sql"]))]
        assert max(pieces, key=len) in asked, template["sql"]


_CASES = {
    "an empty table": "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, left_on TEXT);",
    "a view": "CREATE TABLE a (b INTEGER); CREATE VIEW person AS SELECT b AS id FROM a;",
    "no names": "CREATE TABLE t (id INTEGER PRIMARY KEY, paid_on TEXT);"
    "INSERT INTO t VALUES (1, '2026-01-01'), (2, NULL), (3, '2025-02-02');",
    "hostile names": 'CREATE TABLE "a\nb" ("x" TEXT); CREATE TABLE "it""s {one}" ("{many}" TEXT);'
    'CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, "pa\n{id}" TEXT, "sta""tus" TEXT);'
    "INSERT INTO person VALUES (1, 'O''Neil', 'a', 'x'), (2, 'A\nB', 'b', 'y'),"
    "(3, '{one}', 'a', 'x'), (4, '100%', 'a', 'y'), (5, '', NULL, 'x');",
    "hostile codes": "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, status TEXT);"
    "INSERT INTO person SELECT value, 'Person ' || value, iif(value % 2, 'it''s', '{x}') "
    "FROM json_each('[1,2,3,4,5,6,7,8]');",
    "a large value": "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, status TEXT);"
    "INSERT INTO person SELECT value, hex(zeroblob(5000000)), iif(value % 2, 'new', 'open') "
    "FROM json_each('[1,2,3,4,5,6]');",
}


@pytest.mark.parametrize("script", _CASES.values(), ids=_CASES.keys())
def test_odd_databases_give_queries_that_run_or_no_questions(
    script: str, make_database: Callable[[str], Path], sandbox: Sandbox
) -> None:
    path = make_database(script)
    for one in _invented(path):
        assert "\n" not in one.question
        assert sandbox.execute(str(path), one.query).status == "ok", one


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("CheckIns", ("check in", "check ins")),
        ("DEPARTMENT", ("department", "departments")),
        ("Ref_Document_Types", ("document type", "document types")),
        ("people", ("person", "people")),
        ("news agency", ("news agency", "news agencies")),
        ("bus", ("bus", "buses")),
    ],
)
def test_one_and_several_of_a_table(
    table: str, said: tuple[str, str], make_database: Callable[[str], Path]
) -> None:
    path = make_database(f'CREATE TABLE "{table}" (id INTEGER)')
    (things,) = Inventor(path, load_catalog(path, "x"), "1", TODAY).things
    assert (things.slots["one"], things.slots["many"]) == said


def test_plain_questions_are_asked_where_they_are_wanted(tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    write_database(
        path,
        """
        CREATE TABLE colour (id INTEGER PRIMARY KEY, colour TEXT);
        INSERT INTO colour VALUES (1, 'Green'), (2, 'Brown'), (3, 'Black');
        CREATE TABLE hobby (id INTEGER PRIMARY KEY, name TEXT);
        INSERT INTO hobby VALUES (1, 'Chess'), (2, 'Rowing');
        CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT, height REAL,
            eye_colour_id INTEGER REFERENCES colour, hair_colour_id INTEGER REFERENCES colour);
        INSERT INTO member VALUES (1, 'Anna', 1.7, 1, 2), (2, 'Boris', 1.8, 1, 3),
            (3, 'Clara', 1.6, 2, 3), (4, 'David', 1.9, 3, 2);
        CREATE TABLE pursuit (
            member_id INTEGER REFERENCES member, hobby_id INTEGER REFERENCES hobby);
        INSERT INTO pursuit VALUES (1, 1), (2, 1), (2, 2), (3, 2);
        """,
    )
    asked = {seed: _invented(path, seed, plain=True) for seed in "123456789"}
    assert {one.kind for one in asked["1"]} >= PLAIN
    assert not PLAIN & {one.kind for one in _invented(path)}
    queries = {one.query for found in asked.values() for one in found}
    assert queries >= {
        "SELECT T1.colour FROM colour AS T1 JOIN member AS T2 ON T1.id = T2.eye_colour_id "
        "WHERE T2.name = 'Anna'",
        "SELECT T1.name FROM member AS T1 JOIN pursuit AS T2 ON T1.id = T2.member_id "
        "JOIN hobby AS T3 ON T3.id = T2.hobby_id WHERE T3.name = 'Chess'",
    }
    questions = " ".join(one.question for found in asked.values() for one in found)
    assert "eye colour of Anna" in questions
    assert "hair colour Black" in questions


def test_tables_may_have_letters_of_any_script(tmp_path: Path) -> None:
    path = tmp_path / "laden.sqlite"
    write_database(path, shop().replace('"order lines"', "Aufträge"))
    assert [one for one in _invented(path) if "Aufträge" in one.query]
