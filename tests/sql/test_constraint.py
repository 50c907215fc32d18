"""Schema-constrained decoding: which beginnings of SQL may be written."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.db.catalog import Catalog, Column, ForeignKey, Table
from lib.sql.constraint import SchemaConstraint


def _table(name: str, columns: str, **keys: str) -> Table:
    """`keys`: a column and, with its table, the one that it refers to."""
    foreign = tuple(
        ForeignKey(column, *referenced.split(".")) for column, referenced in keys.items()
    )
    return Table(name, tuple(Column(column, "") for column in columns.split()), foreign)


_TABLES = {
    "singer": ("singer_id", "name", "country", "age"),
    "concert": ("concert_id", "title", "singer_id", "year"),
    "Order Details": ("id", "unit price"),
}
CONSTRAINT = SchemaConstraint(
    Catalog(
        "concert",
        tuple(
            Table(name, tuple(Column(column, "") for column in columns))
            for name, columns in _TABLES.items()
        ),
    )
)
KEYED = SchemaConstraint(
    Catalog(
        "pets",
        (
            _table("owner", "owner_id city"),
            _table("pet", "pet_id name owner_id", owner_id="owner.owner_id"),
            _table("visit", "visit_id patient fee", patient="pet.pet_id"),
            _table("rival", "one_id other_id", one_id="pet.pet_id", other_id="pet.pet_id"),
            _table("town", "label"),
        ),
    )
)

WHOLE = [
    "SELECT name FROM singer",
    "select NAME from Singer where AGE > 30 order by age desc limit 3",
    "SELECT COUNT(*), country FROM singer GROUP BY country HAVING COUNT(*) > 2",
    "SELECT T1.name, T2.title FROM singer AS T1 JOIN concert AS T2 ON T1.singer_id = T2.singer_id",
    "SELECT s.name FROM singer s, concert c WHERE s.singer_id = c.singer_id AND c.year = 2014",
    "SELECT singer.name FROM singer WHERE singer.age = (SELECT MAX(age) FROM singer)",
    "SELECT name FROM singer WHERE singer_id NOT IN (SELECT singer_id FROM concert)",
    "SELECT name FROM singer WHERE EXISTS (SELECT 1 FROM concert WHERE year = singer.age)",
    "SELECT title AS best, COUNT(*) AS n FROM concert GROUP BY best ORDER BY n",
    "SELECT name FROM singer WHERE country = 'no such column' OR name LIKE \"Jo%\"",
    "SELECT country FROM singer UNION SELECT title FROM concert",
    'SELECT "unit price" FROM "Order Details"',
    "SELECT b.age FROM (SELECT age FROM singer) AS b WHERE b.age > 3",
    "SELECT CASE WHEN age > 30 THEN 'old' ELSE 'young' END FROM singer",
    "WITH old AS (SELECT * FROM singer) SELECT anything FROM old",
    "SELECT substr(name, 1, 2) FROM singer WHERE age IS NOT NULL",
]


@pytest.mark.parametrize("sql", WHOLE)
def test_sql_on_the_schema_can_be_written_letter_by_letter(sql: str) -> None:
    assert [n for n in range(len(sql) + 1) if not CONSTRAINT.allows(sql[:n])] == []
    assert CONSTRAINT.allows(sql, complete=True)


@pytest.mark.parametrize(
    "beginning",
    [
        "SELECT surname",
        "SELECT nam_",
        "SELECT name FROM sint",
        "SELECT name FROM 12",
        "SELECT name FROM singers ",
        "SELECT name, age FROM singer WHERE titl",
        "SELECT T1.name FROM singer AS T1 JOIN concert AS T2 ON T1.titl",
        "SELECT T1.name FROM singer AS T1 WHERE T3.name",
        "SELECT T1.name, T2.title FROM singer AS T1 WHERE ",  # T2 never came
        "SELECT T1.name, T1.title",  # no table has both
        "SELECT T1.=",
        "SELECT T1..name",
        "SELECT surname(name)",
        "SELECT name FROM singer WHERE age > (SELECT AVG(years",
        "SELECT singer.name FROM concert WHERE",
        "SELECT singer.name FROM singer AS T1 WHERE",  # it is T1 now
    ],
)
def test_a_name_that_the_schema_lacks_cannot_be_written(beginning: str) -> None:
    assert not CONSTRAINT.allows(beginning)


@pytest.mark.parametrize(
    "beginning",
    [
        *(
            "FROM",
            "SELECT ,",
            'SELECT name FROM singer AS "" ',
            "SELECT name name2 ",
            "SELECT name FROM singer singer2 ",
        ),
        "SELECT name FROM singer ORDER BY >=",
        "SELECT name FROM singer WHERE >=",
        "SELECT name FROM singer WHERE name AND",
        "SELECT name FROM singer WHERE name LIKE name %",
        "SELECT name FROM singer LIMIT 1 L",
        "SELECT name FROM singer LIMIT name",
        "SELECT name FROM singer HAVING",
        "SELECT name FROM singer WHERE COUNT(",
        "SELECT name FROM singer ORDER BY COUNT(",  # SQLite: misuse of an aggregate
        "SELECT SUM(AVG(",
        "SELECT name FROM singer WHERE SUM(age <",
        "SELECT COUNT(*, ",
        "SELECT name FROM singer WHERE age > 1234567890123",
        "SELECT name FROM singer WHERE age = 12a",
        "SELECT name FROM singer WHERE age IN (SELECT name, ",
        "SELECT name FROM singer WHERE age > (SELECT *",
        "SELECT name FROM singer UNION SELECT title, ",
        "SELECT name, age FROM singer UNION SELECT title FROM",
        "SELECT name FROM singer UNION SELECT title FROM concert ORDER BY title",
        "SELECT name FROM singer WHERE singer_id IN (SELECT singer_id FROM singer)",
        "SELECT name FROM singer)",
        "SELECT COUNT(*) WHERE",
        "SELECT name FROM singer; SELECT",
        "SELECT name -- the name",
    ],
)
def test_what_sqlite_could_not_run_cannot_be_written(beginning: str) -> None:
    assert not CONSTRAINT.allows(beginning)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT T1.name FROM pet AS T1 JOIN owner AS T2 ON T1.owner_id = T2.owner_id",
        "SELECT city FROM pet JOIN owner ON pet.owner_id = owner.owner_id",
        "SELECT T1.city FROM owner AS T1 JOIN pet AS T2 ON T1.owner_id = T2.owner_id"
        " JOIN visit AS T3 ON T2.pet_id = T3.patient WHERE T3.fee > 3",
        "SELECT T1.name FROM pet AS T1, owner AS T2 WHERE T1.owner_id = T2.owner_id",
        "SELECT T1.name, T3.name FROM pet AS T1 JOIN rival AS T2 ON T1.pet_id = T2.one_id"
        " JOIN pet AS T3 ON T2.other_id = T3.pet_id",
        "SELECT T1.city FROM owner AS T1 JOIN town AS T2 ON T1.city = T2.label",  # no keys
        "SELECT pet.name FROM pet JOIN owner USING (owner_id)",
        "SELECT fee FROM pet NATURAL JOIN owner JOIN visit ON pet.pet_id = visit.patient",
        "SELECT T1.name FROM pet AS T1 EXCEPT SELECT T2.name FROM pet AS T2 JOIN visit AS T3"
        " ON T2.pet_id = T3.patient",
        "SELECT name FROM pet WHERE pet_id NOT IN (SELECT patient FROM visit)",
        "SELECT name FROM pet WHERE pet_id NOT IN (SELECT pet_id FROM pet WHERE name = 'Rex')",
        "SELECT name, (SELECT COUNT(*) FROM visit WHERE patient = pet.pet_id) FROM pet",
    ],
)
def test_joins_along_keys_can_be_written(sql: str) -> None:
    assert [n for n in range(len(sql) + 1) if not KEYED.allows(sql[:n])] == []
    assert KEYED.allows(sql, complete=True)


@pytest.mark.parametrize(
    "beginning",
    [
        "SELECT T1.city FROM owner AS T1 JOIN visit",  # no key leads there
        "SELECT T1.city FROM owner AS T1 JOIN pet AS T2 ON T1.city",
        "SELECT T1.city FROM owner AS T1 JOIN pet AS T2 ON T1.owner_id = T2.pet_id",
        "SELECT T1.city FROM owner AS T1 JOIN pet AS T2 ON T1.owner_id = T1",
        "SELECT T1.city FROM owner AS T1 JOIN pet AS T2 WHERE",
        "SELECT T1.name FROM pet AS T1 JOIN pet AS",  # no key tells them apart
        "SELECT owner_id FROM pet JOIN owner ON",  # ambiguous
        "SELECT pet.name FROM pet JOIN owner ON pet.owner_id = owner.owner_id WHERE owner_id",
        "SELECT fee, city FROM owner WHERE",
        "SELECT T1.city FROM owner AS T2",
    ],
)
def test_joins_against_the_keys_cannot_be_written(beginning: str) -> None:
    assert not KEYED.allows(beginning)


_LINKED = "SELECT T1.name FROM pet AS T1 JOIN owner AS T2 ON T1.owner_id = T2.owner_id"


@pytest.mark.parametrize(
    ("written", "too_much"),
    [
        ("SELECT " + "LENGTH(" * 5, "LENGTH("),
        ("SELECT name FROM pet WHERE " + "(" * 5, "("),
        ("SELECT name FROM pet WHERE name = ')' AND " + "(" * 5, "("),  # in quotes none is closed
        ("SELECT name FROM (SELECT name FROM pet WHERE pet_id IN (SELECT patient FROM ", "("),
        ("SELECT name FROM pet JOIN (SELECT owner_id FROM owner JOIN ", "("),
        (f"{_LINKED} AND T2.city = 'Rome' AND T1.name = 'Rex'", " AND "),
        (f"{_LINKED} AND T1.owner_id = T2.owner_id AND T1.owner_id = T2.owner_id", " AND T1.owner"),
    ],
)
def test_what_leads_nowhere_is_not_written_on(written: str, too_much: str) -> None:
    """A model that has lost its way repeats itself, in brackets and behind AND."""
    assert KEYED.allows(written)
    assert not KEYED.allows(written + too_much)


@pytest.mark.parametrize(
    "text",
    [
        *("", "SELECT nam", "SELECT name FROM", "SELECT name FROM singer WHERE", "SELECT T1."),
        *("SELECT COUNT(*", "SELECT name FROM singer WHERE country = 'Fra", "SELECT COUNT"),
        "SELECT T2.title FROM singer AS T1",
    ],
)
def test_what_breaks_off_is_no_whole_sql(text: str) -> None:
    assert not CONSTRAINT.allows(text, complete=True)


@given(st.text("SELCTFROMselctfrom .,()'\"`[]*_1=\n", max_size=60))
def test_any_text_has_an_answer_and_what_may_end_may_be_written(text: str) -> None:
    if CONSTRAINT.allows(text, complete=True):
        assert CONSTRAINT.allows(text)


@given(st.sampled_from(WHOLE), st.data())
def test_a_reader_that_goes_on_judges_as_one_that_begins(sql: str, data: st.DataObject) -> None:
    reader = CONSTRAINT.reader()
    for _ in range(5):
        text = sql[: data.draw(st.integers(0, len(sql)))]
        text += data.draw(st.text("SELC .,()'_1=s", max_size=3))
        complete = data.draw(st.booleans())
        assert reader.allows(text, complete) == CONSTRAINT.allows(text, complete)


@given(st.sampled_from(WHOLE), st.integers(0, 100))
def test_upper_and_lower_case_are_alike(sql: str, length: int) -> None:
    assert CONSTRAINT.allows(sql[:length].upper())
    assert CONSTRAINT.allows(sql[:length].lower())


def test_letters_beyond_ascii_have_one_case() -> None:
    constraint = SchemaConstraint(Catalog("shop", (_table("Клиенты", "ИмяX Âge"),)))
    assert constraint.as_written("Имяx") == "ИмяX"
    assert constraint.allows("select Имяx FROM Клиенты WHERE ÂGE > 3", complete=True)
    for beginning in ("SELECT им", "SELECT â", "SELECT Âge FROM кл"):
        assert not constraint.allows(beginning)


def test_a_word_is_begun_as_the_tokenizer_writes_it() -> None:
    catalog = Catalog("zoo", (Table("species", (Column("country", ""),)),))
    tokens = {"species": ["specy"], "country": ["coun"]}
    constraint = SchemaConstraint(catalog, lambda word: tokens.get(word, []))
    assert constraint.allows("SELECT coun")
    assert not constraint.allows("SELECT species.count")
    assert constraint.allows("SELECT country FROM species WHERE coun")
    assert not constraint.allows("SELECT country FROM species WHERE count")
    assert constraint.allows("SELECT country FROM specy")
    assert not constraint.allows("SELECT country FROM specy ")
    assert constraint.allows("SELECT country FROM species", complete=True)


@pytest.mark.parametrize(
    ("beginning", "words", "not_words", "keys", "last"),
    [
        ("", "select with", "name from singer", "", ""),
        (
            "SELECT",
            "name age singer distinct count t1",
            "from select where",
            "* ( - <integer>",
            "word",
        ),
        ("SELECT name", "from as", "age where", ", +", "word"),
        ("SELECT name,", "age count", "from as", "( <string>", "sign"),
        ("SELECT T1.", "name title", "singer count from", "* <quoted>", "sign"),
        ("SELECT COUNT(*)", "from as", "where name", ",", "sign"),
        ("SELECT name FROM", "singer", "name select", "( <quoted>", "word"),
        ("SELECT name FROM singer", "where group order as join", "having age", ", ;", "word"),
        ("SELECT name FROM singer WHERE age >", "age null", "title like", "<number>", "sign"),
        ("SELECT name FROM singer WHERE age > 3", "and or order limit", "age", "* ;", "integer"),
        ("SELECT name FROM singer WHERE age > 3.5", "and group", "is", ";", "number"),
        ("SELECT name FROM singer WHERE name = 'Jo'", "and union", "like", "||", "string"),
        ('SELECT "unit price"', "from as", "name", ",", "quoted"),
        ("SELECT [unit price]", "from as", "where", ",", "identifier"),
        ("SELECT name FROM singer LIMIT", "", "name all", "<integer>", "word"),
        (
            "SELECT b.age FROM (SELECT age FROM singer) AS b WHERE",
            "b age",
            "name singer",
            "(",
            "word",
        ),
        ("SELECT age AS old FROM singer ORDER BY", "old age name", "title from", "(", "word"),
        ("SELECT name FROM singer;", "", "select where", "", "sign"),
    ],
)
def test_what_may_follow_a_beginning(
    beginning: str, words: str, not_words: str, keys: str, last: str
) -> None:
    following = CONSTRAINT.reader().following(beginning)
    assert following is not None
    assert set(words.split()) <= following.words
    assert following.words.isdisjoint(not_words.split())
    assert set(keys.split()) <= following.keys
    assert following.last == last


@pytest.mark.parametrize(
    ("beginning", "last"),
    [
        ("SEL", "word"),
        ("SELECT nam", "word"),
        ("SELECT name FROM singer WHERE coun", "word"),
        ("SELECT name FROM singer WHERE age !", "sign"),
        ('SELECT name FROM "Order"', "quoted"),
    ],
)
def test_nothing_may_follow_what_must_grow(beginning: str, last: str) -> None:
    assert CONSTRAINT.reader().following(beginning) == (frozenset(), frozenset(), last)


@pytest.mark.parametrize(
    "beginning",
    [
        *("SELECT 'Fr", 'SELECT "unit', "SELECT `unit", "SELECT [unit"),
        "SELECT name FROM singer WHERE name = 'it''s",
        *("WITH", "WITH old AS (SELECT name", "with anything at all ("),
    ],
)
def test_anything_may_follow_in_an_open_quote_and_after_with(beginning: str) -> None:
    assert CONSTRAINT.reader().following(beginning) is None


@settings(deadline=None)
@given(st.sampled_from(WHOLE), st.integers(0, 100))
def test_the_words_that_may_follow_are_those_that_can_be_written(sql: str, length: int) -> None:
    beginning = sql[:length]
    following = CONSTRAINT.reader().following(beginning)
    if following is not None:
        reader = CONSTRAINT.reader()
        words = filter(str.isidentifier, following.words.union(CONSTRAINT.words))
        can_be_written = {word for word in words if reader.allows(f"{beginning} {word} ")}
        assert can_be_written == set(filter(str.isidentifier, following.words))


@settings(deadline=None)
@given(st.sampled_from(WHOLE), st.data())
def test_what_may_follow_does_not_depend_on_what_was_read_before(
    sql: str, data: st.DataObject
) -> None:
    reader = CONSTRAINT.reader()
    for _ in range(5):
        text = sql[: data.draw(st.integers(0, len(sql)))].rstrip()
        if data.draw(st.booleans()):
            reader.allows(text + data.draw(st.text("SELC .,()'_1=s", max_size=3)))
        assert reader.following(text) == CONSTRAINT.reader().following(text)


@pytest.mark.parametrize(
    "beginning",
    [
        "SELECT unit",
        "SELECT `unit`",
        "SELECT [unit]",
        'SELECT T1."unit"',
        'SELECT id FROM "Order"',
        "SELECT id FROM Order",
    ],
)
def test_a_name_in_quotes_is_begun_in_quotes_that_are_open(beginning: str) -> None:
    """Nothing can be written behind these: neither a letter nor a sign."""
    assert not CONSTRAINT.allows(beginning)
