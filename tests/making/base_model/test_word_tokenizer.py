"""One word is one token wherever it stands; SQL survives encoding and decoding."""

import sqlite3
import string
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from transformers import AutoTokenizer, PreTrainedTokenizerFast

from lib.answering.repair.prompts import render_prompt
from lib.making.base_model.tokenizer import train_tokenizer
from tests.making.base_model.conftest import TINY, WORDS

_ODD_TABLE = """
CREATE TABLE "my table" ("first name" TEXT, "order" INTEGER, born TEXT, mail TEXT, mean REAL);
INSERT INTO "my table" VALUES
    ('O''Brien', -5, '2014-03-05', 'ann.ray@example.com', 3.25),
    ('Dr. No', 7, '1990-12-31', '', -0.5),
    ('matrix', 100, '2014-03-05 12:30:00', 'x@y.org', 12.0),
    ('St. John''s', 0, NULL, NULL, NULL),
    ('Jr.', 3, '2000-01-01', 'it''s', 1.5),
    ('Salt Lake City', 1, '1999-09-09', '%', 2.75);
"""
_ODD_SQL = (
    """SELECT "first name" FROM "my table" WHERE "first name" = 'O''Brien'""",
    """SELECT "first name" FROM "my table" WHERE "first name" LIKE '%x%'""",
    """SELECT "first name" FROM "my table" WHERE "first name" LIKE 'Salt%'""",
    """SELECT "first name" FROM "my table" WHERE "first name" LIKE '%City'""",
    """SELECT "first name" FROM "my table" WHERE mail LIKE '%O''Brien%' OR mail = '%'""",
    """SELECT "order" FROM "my table" WHERE born = '2014-03-05'""",
    """SELECT "order" FROM "my table" WHERE born = '2014-03-05 12:30:00'""",
    """SELECT born FROM "my table" WHERE "order" = -5""",
    """SELECT born FROM "my table" WHERE "order" BETWEEN -6 AND -1""",
    """SELECT "order" FROM "my table" WHERE mail = 'ann.ray@example.com'""",
    """SELECT "order" FROM "my table" WHERE mean > 2.75 OR mean = -0.5""",
    """SELECT "order" FROM "my table" WHERE "first name" = 'Dr. No'""",
    """SELECT "order" FROM "my table" WHERE "first name" IN ('Jr.', 'St. John''s')""",
    """SELECT "order" FROM "my table" WHERE mail = 'it''s'""",
    """SELECT "order" FROM "my table" WHERE mail = ''""",
    """SELECT "order" FROM "my table" WHERE "order" != 7 AND "order" <> 100""",
    """SELECT "order" FROM "my table" WHERE "order" >= 3 AND "order" <= 7""",
    """SELECT "first name" || ' ' || born FROM "my table" """,
    """SELECT "first name"||born FROM "my table" """,
    """SELECT T1."order" FROM "my table" AS T1 WHERE T1.mean < 2""",
    """SELECT "my table"."first name" FROM "my table" ORDER BY "my table"."order" DESC LIMIT 2""",
    """SELECT [first name] FROM [my table] WHERE [order] = 7""",
    """SELECT COUNT(*), COUNT(DISTINCT born), MAX(mean) - MIN(mean) FROM "my table" """,
    """SELECT mean FROM "my table" WHERE mean > (SELECT AVG(mean) FROM "my table") - 1""",
    """SELECT (mean + "order") * 2 / 4 % 3 FROM "my table" """,
)


def _again(tokenizer: PreTrainedTokenizerFast, sql: str) -> str:
    """SQL as the project gets it from a model: encoded after a space, decoded, stripped."""
    return str(tokenizer.decode(tokenizer(f" {sql}")["input_ids"])).strip()


def _pieces(tokenizer: PreTrainedTokenizerFast, text: str) -> list[str]:
    return list(tokenizer.convert_ids_to_tokens(tokenizer(text)["input_ids"]))


@pytest.fixture(scope="module")
def odd_database() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(_ODD_TABLE)
    return connection


_PLACES = (
    *("SELECT name FROM t", "SELECT T1.name FROM t AS T1", "SELECT COUNT(name) FROM t"),
    *("t : id int , name text", "x int = name.id", "Which name is it?", "the name, and more"),
    *("'name'", '"name"', "home_name_id", "name"),
)


@pytest.mark.parametrize("place", _PLACES)
def test_a_word_is_the_same_token_wherever_it_stands(
    tokenizer: PreTrainedTokenizerFast, place: str
) -> None:
    assert "name" in _pieces(tokenizer, place)


def test_a_word_in_question_schema_and_sql_is_one_token(tokenizer: PreTrainedTokenizerFast) -> None:
    prompt = render_prompt("singer : singer_id int , zorp text", "Which zorp is in singer?")
    (word,) = {tuple(tokenizer("zorp")["input_ids"])}
    ids = tokenizer(f"{prompt} SELECT T1.zorp FROM singer AS T1")["input_ids"]
    places = [i for i in range(len(ids)) if tuple(ids[i : i + len(word)]) == word]
    assert len(places) == 3


def test_sql_of_the_corpus_comes_back_as_it_was_and_a_prompt_keeps_its_lines(
    tokenizer: PreTrainedTokenizerFast, corpus_texts: list[str]
) -> None:
    for text in corpus_texts:
        sql = text.rpartition("\nSQL: ")[2]
        assert _again(tokenizer, sql) == sql
    prompt = render_prompt("t : id int , name text\nu : id int", "Is it so?")
    lines = _again(tokenizer, prompt).split("\n")
    heads = [line.partition(":")[0].strip() for line in lines]
    assert heads == ["Schema", "t", "u", "Question", "SQL"]


@pytest.mark.parametrize("sql", _ODD_SQL)
def test_odd_sql_means_the_same_after_decoding(
    tokenizer: PreTrainedTokenizerFast, odd_database: sqlite3.Connection, sql: str
) -> None:
    expected = odd_database.execute(sql).fetchall()
    assert odd_database.execute(_again(tokenizer, sql)).fetchall() == expected
    assert expected, "a query without rows proves nothing"


@settings(max_examples=40, deadline=None)
@given(word=st.text(string.ascii_letters + string.digits, min_size=1, max_size=40))
def test_an_unseen_word_breaks_into_known_pieces(
    tokenizer: PreTrainedTokenizerFast, word: str
) -> None:
    pieces = _pieces(tokenizer, word)
    letters = "".join(piece.removeprefix("##") for piece in pieces)
    assert len(letters) <= len(word)
    assert letters.rstrip("ˢᵉⁱy").startswith(word.rstrip("seiy"))
    assert _again(tokenizer, word) == word


@settings(max_examples=60, deadline=None)
@given(text=st.text(string.printable))
@example(text="f0" * 300)
def test_no_ascii_text_is_unknown(tokenizer: PreTrainedTokenizerFast, text: str) -> None:
    assert tokenizer.unk_token_id not in tokenizer(text)["input_ids"]


def test_equal_texts_train_equal_tokenizers(
    tokenizer: PreTrainedTokenizerFast, corpus_texts: list[str]
) -> None:
    again = train_tokenizer(corpus_texts, WORDS, TINY.vocabulary_size, TINY.context)
    assert again.backend_tokenizer.to_str() == tokenizer.backend_tokenizer.to_str()
    assert len(again) == TINY.vocabulary_size + len(WORDS)
    # an added word is one token
    assert tokenizer.tokenize("late lateness zymurgists")[-3:] == ["lateness", "zymurgist", "ˢ"]


def test_transformers_loads_what_was_trained(
    tokenizer: PreTrainedTokenizerFast, corpus_texts: list[str], tmp_path: Path
) -> None:
    tokenizer.save_pretrained(tmp_path)
    loaded = AutoTokenizer.from_pretrained(tmp_path)
    assert loaded.model_max_length == TINY.context
    assert (loaded.pad_token_id, loaded.eos_token_id) == (0, 2)
    for text in corpus_texts[:10]:
        ids = loaded(text)["input_ids"]
        assert ids == tokenizer(text)["input_ids"]
        assert loaded.decode(ids) == tokenizer.decode(ids)
