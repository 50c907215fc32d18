"""Questions about the file, and questions about data that look like them."""

from pathlib import Path

import pytest

from lib.answering.replies.catalog_questions import catalog_answer, catalog_question
from lib.database.catalog import Catalog, Column, Table, load_catalog
from lib.database.sandbox.sandbox import Sandbox


def _catalog(**tables: str) -> Catalog:
    return Catalog(
        "any",
        tuple(
            Table(name, tuple(Column(column, "TEXT") for column in columns.split()))
            for name, columns in tables.items()
        ),
    )


_CONCERT = _catalog(
    singer="id name country age",
    stadium="id name city capacity",
    singer_in_concert="singer_id concert_id",
)
_RESTAURANT = _catalog(restaurant="id name", tables="id seats", booking="id table_id date")
_DISK = _catalog(files="id file_name size", users="id name")
_UPLOAD = _catalog(data="first_name order_total")


@pytest.mark.parametrize(
    ("subject", "questions"),
    [
        (
            "help",
            """What can you do?|what can you do for me|What can I ask?|help|Hello|Who are you?
            |What can I ask you about this data?|What questions can I ask?|How does this work?
            |What kinds of questions can you answer?|Help me!|How do I use this?""",
        ),
        (
            "tables",
            """Which tables are there?|What tables are in this database?|list all tables|tables
            |Show me the tables, please|List the names of all tables|How many tables are there?
            |How many tables does this database have?|What's in this file?|What is in this file?
            |What does this file contain?|What is in the database?|What data is in here?
            |What data do you have?|What is this database about?|Describe this database
            |Tell me about this data|Can you give me an overview of the data?|What is the schema?
            |Show me the schema|What information is available?|What is this?
            |WHAT IS IN THIS FILE""",
        ),
        (
            "singer",
            """What columns does singer have?|Which columns does the table singer have?
            |Show me the columns of singers|What are the column names of the singer table?
            |What fields are in singer?|How many columns does singer have?
            |What are the columns and types of singer?|Describe the structure of the table singer
            |What columns are in "singer"?""",
        ),
        ("singer_in_concert", "List the columns in singer_in_concert"),
        ("columns", "Which columns are there?|What columns are in this file?|list all columns"),
    ],
)
def test_the_catalog_answers_what_is_about_the_file(subject: str, questions: str) -> None:
    for question in questions.split("|"):
        found = catalog_question(question.strip(), _CONCERT)
        assert found is not None, question
        assert (found.name if isinstance(found, Table) else found) == subject, question


@pytest.mark.parametrize(
    "question",
    [
        "How many singers are there?", "Which names are in this file?", "Show me the data",
        "Show me all data of singer", "What is in the singer table?", "List all singers",
        "What can you tell me about Joe Sharp?", "What can singers do?",
        "How many rows does singer have?", "Which tables have more than 4 seats?",
        "Which tables are free?", "Describe the singers", "Give me an overview of the singers",
        "Which country has the most singers?", "Are there any singers here?",
        "What do you know about France?", "Which city is in the database most often?",
        "How many countries are there in the data?", "Which column is the tallest?",
        "What is there to see in Paris?", "List everything", "What type is it?", "Help the singer",
        "What questions did the singers ask?", "What columns do the temples have?",
        "How many files are there?", "How many names in this table?", "How about its content?",
        "How many questions are there?", "Who can help?", "¿Cuántos cantantes hay?", "", "?!",
    ],
)  # fmt: skip
def test_a_question_about_data_goes_to_the_model(question: str) -> None:
    assert catalog_question(question, _CONCERT) is None


@pytest.mark.parametrize(
    ("catalog", "question", "about_file"),
    [
        (_RESTAURANT, "Which tables are in the restaurant?", False),
        (_RESTAURANT, "Which tables are there?", False),
        (_RESTAURANT, "How many tables are there?", False),
        (_RESTAURANT, "How many tables does the restaurant have?", False),
        (_RESTAURANT, "Which tables are in this database?", True),
        (_RESTAURANT, "What is in this file?", True),
        (_DISK, "What is in this file?", False),
        (_DISK, "Which files are there?", False),
        (_DISK, "Which tables are there?", True),
        (_UPLOAD, "What is in this data?", True),
        (_UPLOAD, "What columns does the data have?", True),
        (Catalog("empty"), "Which tables are there?", False),
    ],
)
def test_a_word_that_names_something_in_the_data_is_about_the_data(
    catalog: Catalog, question: str, about_file: bool
) -> None:
    assert (catalog_question(question, catalog) is not None) == about_file


def test_the_answer_has_tables_columns_and_rows(concert_database: Path) -> None:
    catalog = load_catalog(concert_database)
    with Sandbox(1) as sandbox:
        answers = {
            question: catalog_answer(found, concert_database, catalog, sandbox)
            for question in ("Which tables are there?", "What can you do?", "columns of concert")
            if (found := catalog_question(question, catalog)) is not None
        }
    tables, help_, columns = answers.values()
    assert tables.result.columns == ("table", "columns", "rows")
    assert ("stadium", "stadium_id, name, city, capacity", 3) in tables.result.rows
    assert tables.summary == "4 tables: singer, stadium, concert and singer_in_concert."
    assert help_.result == tables.result
    assert help_.summary.startswith("Ask about the data in your own words")
    assert columns.result.rows[0] == ("concert", "concert_id", "INTEGER", "primary key")
    assert columns.result.rows[-1] == ("concert", "stadium_id", "INTEGER", "stadium.stadium_id")
    assert columns.summary == "concert has 4 columns: concert_id, theme, year and stadium_id."
