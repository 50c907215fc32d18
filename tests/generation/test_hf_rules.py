"""Schema-constrained decoding in the tokens of the shipped tokenizer: which may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import AutoTokenizer

from lib.db.catalog import Catalog, Column, ForeignKey, Table
from lib.generation.hf_rules import Said, SchemaRule, SchemaRules, TokenTexts
from lib.generation.stopping import sql_has_ended
from lib.sql.constraint import SchemaConstraint

_SHIPPED = Path(__file__).resolve().parents[2] / "data" / "base_model"

pytestmark = pytest.mark.skipif(
    not (_SHIPPED / "tokenizer.json").is_file(), reason="data/base_model is not there"
)


def _table(name: str, *columns: str, key: str = "", to: str = "") -> Table:
    """`key`: a column that refers to the one of its name in the table `to`."""
    keys = (ForeignKey(key, to, key),) if key else ()
    return Table(name, tuple(Column(column, "") for column in columns), keys)


PETS = Catalog(
    "pets",
    (
        _table("owner", "owner_id", "city"),
        _table("pet", "pet_id", "name", "weight", "owner_id", key="owner_id", to="owner"),
    ),
)
SHOP = Catalog(
    "shop",
    (
        _table("product", "product_id", "unit price"),
        _table("sale", "sale_id", "product_id", "day", key="product_id", to="product"),
        _table("Order Details", "quantity"),
    ),
)

QUERIES = [
    (PETS, "SELECT name FROM pet WHERE weight > 3 ORDER BY name DESC LIMIT 3"),
    (
        PETS,
        "SELECT T1.city, COUNT(*) FROM owner AS T1 JOIN pet AS T2 ON T1.owner_id = T2.owner_id"
        " GROUP BY T1.city HAVING COUNT(*) >= 2",
    ),
    (PETS, "SELECT city FROM owner WHERE owner_id NOT IN (SELECT owner_id FROM pet)"),
    (PETS, "SELECT COUNT(DISTINCT city) FROM owner WHERE city LIKE 'New Y%' OR owner_id < 1.5"),
    (SHOP, 'SELECT "unit price" FROM product WHERE "unit price" > 3'),
    (
        SHOP,
        "SELECT T2.day FROM product AS T1 JOIN sale AS T2 ON T1.product_id = T2.product_id"
        ' WHERE T1."unit price" > 3',
    ),
]
BEYOND = [
    pytest.param(
        PETS,
        "SELECT city AS best FROM owner",
        marks=pytest.mark.xfail(strict=True, reason="behind AS only words of the schema start"),
    ),
    pytest.param(
        PETS,
        "SELECT name FROM pet WHERE name = 'it''s'",
        marks=pytest.mark.xfail(strict=True, reason="a doubled quote is no candidate"),
    ),
    (SHOP, 'SELECT quantity FROM "Order Details"'),
    (SHOP, "SELECT [unit price] FROM product"),
]


def _rules(tokenizer: Any) -> SchemaRules:
    texts = TokenTexts(tokenizer)

    def has_ended(tokens: Sequence[int]) -> bool:
        return sql_has_ended(texts.text(tokens), chat=False)

    return SchemaRules(texts, frozenset({tokenizer.eos_token_id}), has_ended)


@pytest.fixture(scope="module")
def tokenizer() -> Any:
    return AutoTokenizer.from_pretrained(_SHIPPED)


@pytest.fixture(scope="module")
def rules(tokenizer: Any) -> SchemaRules:
    return _rules(tokenizer)


@pytest.fixture(scope="module", params=["shipped", "of bytes"])
def rules_of_any(
    request: pytest.FixtureRequest, rules: SchemaRules, tiny_model: Path
) -> SchemaRules:
    """With the shipped tokenizer, and with one that has tokens of white space."""
    shipped = request.param == "shipped"
    return rules if shipped else _rules(AutoTokenizer.from_pretrained(tiny_model))


@pytest.fixture(scope="module")
def signs(rules: SchemaRules) -> dict[int, str]:
    return rules.tokens.signs()


@pytest.fixture(scope="module")
def silent(rules_of_any: SchemaRules) -> set[int]:
    """The tokens that say nothing, or white space alone, between others."""
    texts = rules_of_any.tokens
    word, _ = texts.encodings("x")
    return {
        token
        for token in range(texts.vocabulary_size)
        if texts.open_text([*word, token]).strip() == "x"
    }


def tokens_of(rules: SchemaRules, text: str) -> list[int]:
    """How the tokenizer writes the text in a completion, which it must give back."""
    _, tokens = rules.tokens.encodings(text)
    assert rules.tokens.open_text(tokens).replace('. "', '."').strip() == text
    return tokens


def beginnings(rules: SchemaRules, sql: str) -> Iterator[list[int]]:
    tokens = tokens_of(rules, sql)
    return (tokens[:count] for count in range(len(tokens) + 1))


def end_token(rules: SchemaRules) -> int:
    [token] = rules.end_tokens
    return token


def semicolon(rules: SchemaRules) -> int:
    [token], _ = rules.tokens.encodings(";")
    return token


@pytest.mark.parametrize(("catalog", "sql"), [*QUERIES, *BEYOND])
def test_a_query_is_written_token_by_token(rules: SchemaRules, catalog: Catalog, sql: str) -> None:
    tokens = tokens_of(rules, sql)
    rule = rules.rule(catalog, "")
    for place, token in enumerate([*tokens, end_token(rules)]):
        candidates = rule.candidates(tokens[:place])
        assert candidates is None or token in candidates
        assert rule.allows(tokens[:place], token)


@pytest.mark.xfail(
    strict=True,
    reason="words that the tokenizer writes otherwise (E of EXISTS, in of INSTR), words without "
    "the space before them, and doubled quotes are allowed",
)
def test_what_is_allowed_is_a_candidate(rules: SchemaRules) -> None:
    for catalog, sql in QUERIES:
        rule = rules.rule(catalog, "")
        for tokens in beginnings(rules, sql):
            candidates = rule.candidates(tokens)
            if candidates is None:
                continue
            others = set(range(rules.tokens.vocabulary_size)) - candidates
            assert not [token for token in others if rule.allows(tokens, token)]


@pytest.mark.parametrize(("catalog", "sql"), QUERIES)
def test_each_word_that_may_follow_begins_with_a_candidate(
    rules: SchemaRules, catalog: Catalog, sql: str
) -> None:
    """As the tokenizer itself writes it, in the case of the schema or in lower case."""
    texts, rule, constraint = rules.tokens, rules.rule(catalog, ""), SchemaConstraint(catalog)
    first = {
        word: {tokens[0] for tokens in texts.encodings(word)}
        | {tokens[0] for tokens in texts.encodings(constraint.as_written(word))}
        for word in constraint.words
        if word.isidentifier()
    }
    for tokens in beginnings(rules, sql):
        candidates = rule.candidates(tokens)
        reader, text = constraint.reader(), texts.open_text(tokens)
        if candidates is None:
            continue
        following = (word for word in first if reader.allows(f"{text} {word} "))
        allowed = {t for word in following for t in first[word] if rule.allows(tokens, t)}
        assert allowed <= candidates


@pytest.mark.parametrize(("catalog", "sql"), QUERIES)
def test_each_sign_that_is_allowed_is_a_candidate(
    rules: SchemaRules, signs: dict[int, str], catalog: Catalog, sql: str
) -> None:
    rule = rules.rule(catalog, "")
    for tokens in beginnings(rules, sql):
        candidates = rule.candidates(tokens)
        if candidates is None or rules.tokens.open_text(tokens).endswith(("'", '"')):
            continue  # a closed quote, which could be doubled: see `BEYOND`
        assert {token for token in signs if rule.allows(tokens, token)} <= candidates


IN_QUOTES = [
    "SELECT name FROM pet WHERE name = 'Re",
    "SELECT name FROM pet WHERE name = 'it''s",
    'SELECT name FROM pet WHERE name = "Re',
]


@pytest.mark.parametrize(
    "beginning",
    [
        *IN_QUOTES,
        "WITH old AS (SELECT",
        pytest.param(
            "SELECT city AS",
            marks=pytest.mark.xfail(strict=True, reason="the space behind AS is cut off"),
        ),
    ],
)
def test_any_word_may_follow_in_quotes_and_behind_as(rules: SchemaRules, beginning: str) -> None:
    tokens = tokens_of(rules, beginning)
    rule = rules.rule(PETS, "")
    _, word = rules.tokens.encodings("zebra")
    assert rule.candidates(tokens) is None
    assert rule.allows(tokens, word[0])


def test_a_name_behind_as_may_grow_into_any(rules: SchemaRules) -> None:
    assert rules.rule(PETS, "").candidates(tokens_of(rules, "SELECT city AS be")) is None


@pytest.mark.parametrize(
    "beginning",
    [
        *("", "SELECT", "SELECT name", "SELECT T1.", "SELECT name FROM", "SELECT city AS be FROM"),
        "SELECT name FROM pet WHERE name = 'Rex'",
        "SELECT name FROM pet WHERE name =",
    ],
)
def test_elsewhere_only_words_of_the_schema_may_follow(rules: SchemaRules, beginning: str) -> None:
    tokens = tokens_of(rules, beginning)
    rule = rules.rule(PETS, "")
    candidates = rule.candidates(tokens)
    _, word = rules.tokens.encodings("zebra")
    assert candidates is not None
    assert word[0] not in candidates
    assert not rule.allows(tokens, word[0])


@pytest.mark.parametrize(
    "beginning",
    [
        *("", "SELECT", "SELECT name", "SELECT name FROM", "SELECT COUNT(", "SELECT T1."),
        "SELECT name FROM pet WHERE name =",
        "SELECT name FROM pet WHERE weight > 1",
        "SELECT name FROM pet WHERE name = 'Rex'",
    ],
)
def test_a_token_that_says_nothing_is_allowed_only_to_end_what_is_complete(
    rules_of_any: SchemaRules, silent: set[int], beginning: str
) -> None:
    """White space alone and special tokens: a row that does not know how to go on cannot wait."""
    tokens = tokens_of(rules_of_any, beginning)
    rule = rules_of_any.rule(PETS, "")
    allowed = {token for token in silent if rule.allows(tokens, token)}
    if SchemaConstraint(PETS).allows(beginning, complete=True):
        assert end_token(rules_of_any) in allowed
        assert allowed <= rules_of_any.closing
    else:
        assert not allowed


@pytest.mark.parametrize("beginning", IN_QUOTES)
def test_quotes_are_not_filled_with_special_tokens(
    tokenizer: Any, rules: SchemaRules, beginning: str
) -> None:
    tokens = tokens_of(rules, beginning)
    rule = rules.rule(PETS, "")
    assert not any(rule.allows(tokens, token) for token in tokenizer.all_special_ids)


@settings(deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 10_000)), min_size=1, max_size=14))
def test_a_text_that_grows_is_that_of_all_its_tokens(
    rules_of_any: SchemaRules, drawn: list[tuple[bool, int]]
) -> None:
    """Of tokens of SQL, and of any."""
    texts = rules_of_any.tokens
    of_sql = [token for _, sql in QUERIES for token in [*texts.encodings(sql)][1]]
    tokens = [
        of_sql[number % len(of_sql)] if is_of_sql else number % texts.vocabulary_size
        for is_of_sql, number in drawn
    ]
    text = ""
    for place, token in enumerate(tokens):
        text = texts.longer_text(text, tokens[:place], token)
        assert text == texts.open_text(tokens[: place + 1])


def ends(rules: SchemaRules, catalog: Catalog, sql: str, end: int) -> list[str]:
    """The beginnings of the query behind which the token is allowed."""
    rule = rules.rule(catalog, "")
    may_end = (tokens for tokens in beginnings(rules, sql) if rule.allows(tokens, end))
    return [rules.tokens.open_text(tokens) for tokens in may_end]


@pytest.mark.parametrize("mark", ["the end token", ";"])
@pytest.mark.parametrize(
    ("catalog", "sql", "complete"),
    [
        (
            *QUERIES[0],
            [
                "SELECT name FROM pet",
                "SELECT name FROM pet WHERE weight > 3",
                "SELECT name FROM pet WHERE weight > 3 ORDER BY name",
                "SELECT name FROM pet WHERE weight > 3 ORDER BY name DESC",
                "SELECT name FROM pet WHERE weight > 3 ORDER BY name DESC LIMIT 3",
            ],
        ),
        (
            *QUERIES[2],
            [
                "SELECT city FROM owner",
                "SELECT city FROM owner WHERE owner_id NOT IN (SELECT owner_id FROM pet)",
            ],
        ),
        (PETS, "SELECT T1.name FROM pet AS T1", ["SELECT T1.name FROM pet AS T1"]),
    ],
)
def test_a_query_may_end_only_where_it_is_complete(
    rules: SchemaRules, catalog: Catalog, sql: str, complete: list[str], mark: str
) -> None:
    end = semicolon(rules) if mark == ";" else end_token(rules)
    assert ends(rules, catalog, sql, end) == complete


def test_a_query_may_not_end_in_quotes(rules: SchemaRules) -> None:
    catalog, sql = QUERIES[4]
    may_end = ['SELECT "unit price"', 'SELECT "unit price" FROM product', sql]
    assert ends(rules, catalog, sql, end_token(rules)) == may_end


def test_a_semicolon_in_quotes_is_text(rules: SchemaRules) -> None:
    tokens = tokens_of(rules, IN_QUOTES[0])
    rule = rules.rule(PETS, "")
    assert rule.allows(tokens, semicolon(rules))
    assert not rule.allows([*tokens, semicolon(rules)], end_token(rules))


def test_rules_of_one_schema_do_not_disturb_each_other(rules: SchemaRules) -> None:
    """Rows that are written side by side are judged as one after the other."""
    rows = [tokens_of(rules, sql) for catalog, sql in QUERIES if catalog is PETS]
    alone = [[rule.candidates(row[:n]) for n in range(9)] for row, rule in _ruled(rules, rows)]
    ruled = _ruled(rules, rows)
    together = [[rule.candidates(row[:n]) for row, rule in ruled] for n in range(9)]
    assert [list(column) for column in zip(*together, strict=True)] == alone


def _ruled(rules: SchemaRules, rows: list[list[int]]) -> list[tuple[list[int], SchemaRule]]:
    return [(row, rules.rule(PETS, "")) for row in rows]


def test_signs_have_no_letters_and_are_no_white_space(signs: dict[int, str]) -> None:
    assert not [text for text in signs.values() if not text.strip() or any(map(str.isalpha, text))]
    assert {"(", ")", ",", "*", "=", ">=", "3", "."} <= {text.strip() for text in signs.values()}


@pytest.mark.parametrize(
    ("text", "mixes"),
    [
        ("SELECT city", False),
        ("SELECT ciTY", True),
        ("select city", False),
        ("sELECT", True),
        ("SELECT city FROM T1", False),
        ("SELECT unheardOf", False),  # no word of the schema: forbidden elsewhere
        ("SELECT city =", False),
    ],
)
def test_no_word_is_written_in_mixed_cases(rules: SchemaRules, text: str, mixes: bool) -> None:
    assert rules._schema(PETS).mixes_cases(text) == mixes


_PROMPT = """Schema:
cinema : name text ( Palladium )
Question: Which cinemas with 126 to 1904 seats for women show "The Winter Bridge" from 2021?
SQL:"""


@pytest.mark.parametrize(
    ("written", "more", "broken_off"),
    [
        ("name = 'Pall", "adium", False),
        ("name = 'Pall", "'", True),
        ("name = 'Pall", " text", True),
        ("name = 'Palladium", "'", False),
        ("name = 'Palladium", " Grand", False),  # the database may have a longer one
        ("name = 'Palladium", "_id", True),
        ("name = 'palladium", "s", True),
        ("title = 'The Winter B", "ridge", False),
        ("title = 'The Winter B", " and", True),
        ("title LIKE '%Winter", "%", False),
        ("title LIKE '%Wint", "%", True),
        ("kind = 'cinema", "'", False),  # said in the plural
        ("sex = 'w", "'", False),  # too short to be the beginning of anything
        ("country = 'France", "'", False),  # not said
        ("name = 'Palladium' AND title", " =", False),  # the text has ended
        ("seats < 190", " AND", True),
        ("seats < 190", "4", False),
        ("seats < 1904", "5", True),
        ("seats < 1904", " AND", False),
        ("opened LIKE '2021", "%", False),
        ("opened >= '2021", "-", False),
        ("LIMIT 1", ")", False),
        ("LIMIT 12", " ", False),
        ("T1.190", " ", False),
    ],
)
def test_a_value_is_not_broken_off_inside_a_word_of_the_prompt(
    written: str, more: str, broken_off: bool
) -> None:
    assert Said(_PROMPT).is_broken_off(written, written + more) == broken_off
