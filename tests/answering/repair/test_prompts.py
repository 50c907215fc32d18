"""The prompt text of a first turn and of a repair turn."""

from __future__ import annotations

import pytest

from lib.answering.repair.prompts import RepairRequest, one_line, render_prompt
from lib.base.records import Messages, Prompt, joined_text, user_message
from lib.database.catalog import Catalog
from lib.database.schema.serialise import SchemaStyle, fit_prompt

SCHEMA = "singer : singer_id int"
REPAIR = RepairRequest("SELECT nme\nFROM singer", "no such column: nme")


def _length(messages: Messages) -> int:
    return len(joined_text(messages))


@pytest.mark.parametrize(
    ("evidence", "repair", "lines"),
    [
        ("", None, []),
        ("old means\n50", None, ["Hint: old means 50"]),
        ("", REPAIR, ["Previous SQL: SELECT nme FROM singer", "Feedback: no such column: nme"]),
        ("h", REPAIR,
         ["Hint: h", "Previous SQL: SELECT nme FROM singer", "Feedback: no such column: nme"]),
    ],
)  # fmt: skip
def test_a_prompts_lines(evidence: str, repair: RepairRequest | None, lines: list[str]) -> None:
    prompt = render_prompt(SCHEMA, " How many\tsingers? ", evidence, repair)
    assert prompt.split("\n") == [
        "Schema:",
        SCHEMA,
        "Question: How many singers?",
        *lines,
        "SQL:",
    ]


@pytest.mark.parametrize(
    ("sql", "shown"),
    [
        ("SELECT name -- the singer's name\nFROM singer", "SELECT name FROM singer"),
        ("SELECT 1 /* one\nrow */ FROM  singer", "SELECT 1 FROM singer"),
        (
            "SELECT name\n\tFROM t WHERE city = 'New  York'",
            "SELECT name FROM t WHERE city = 'New  York'",
        ),
    ],
)
def test_the_previous_sql_is_shown_as_it_was_meant(sql: str, shown: str) -> None:
    prompt = render_prompt(SCHEMA, "?", "", RepairRequest(sql, "no row"))
    assert f"\nPrevious SQL: {shown}\nFeedback: no row\n" in prompt


def test_one_line_folds_white_space() -> None:
    assert one_line("  a\n\n b\t c ") == "a b c"


def test_selected_tables_stand_in_the_order_of_the_catalog(catalog: Catalog) -> None:
    prompt = fit_prompt(
        catalog,
        ("stadium", "singer"),
        "compact",
        lambda schema: user_message(render_prompt(schema, "How many?")),
        _length,
        9999,
    )
    assert prompt == Prompt(
        user_message(
            "Schema:\n"
            "singer : singer_id int , name text , country text , age int\n"
            "stadium : stadium_id int , name text , city text , capacity int\n"
            "Question: How many?\nSQL:"
        ),
        ("stadium", "singer"),
    )


@pytest.mark.parametrize("repair", [None, REPAIR])
@pytest.mark.parametrize("style", ["compact", "ddl"])
def test_a_short_context_loses_tables_never_the_question(
    catalog: Catalog, style: SchemaStyle, repair: RepairRequest | None
) -> None:
    ranked = ("stadium", "singer", "concert")
    question = "Who sang in which stadium?"
    bare = render_prompt("", question, "", repair)
    for max_tokens in range(len(bare), 600, 7):
        prompt = fit_prompt(
            catalog,
            ranked,
            style,
            lambda schema: user_message(render_prompt(schema, question, "", repair)),
            _length,
            max_tokens,
        )
        text = joined_text(prompt.messages)
        assert len(text) <= max_tokens
        assert f"Question: {question}" in text
        assert text.endswith("SQL:")
        assert set(prompt.tables) | set(prompt.trimmed_tables) == set(ranked)
