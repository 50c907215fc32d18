"""The conversation that asks a chat model, at the first turn and at a repair.

What does not depend on the question comes first, so that all questions of a database share it: the
system message, one worked example, the schema. The instruction comes last: small models follow what
they read last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lib.db.catalog import quote_text
from lib.params import ChatParams
from lib.records import Message, Messages
from lib.repair.prompts import RepairRequest, one_line
from lib.schema.serialise import plain_name
from lib.schema.values import Place

_EXAMPLE_SCHEMA = """\
CREATE TABLE author (
  author_id INTEGER PRIMARY KEY,
  name TEXT,
  country TEXT,
  born INTEGER
);
CREATE TABLE book (
  book_id INTEGER PRIMARY KEY,
  title TEXT,
  author_id INTEGER,
  price REAL,
  FOREIGN KEY (author_id) REFERENCES author (author_id)
);"""
_EXAMPLE_QUESTION = "What are the names of the authors from Peru who were born after 1950?"
_EXAMPLE_VALUES = "author.country = 'Peru'"
# Reads one of its two tables: a schema has tables that a question does not need.
_EXAMPLE_SQL = "SELECT name FROM author WHERE country = 'Peru' AND born > 1950"

_AGAIN = "The corrected query must differ from the previous one."


def chat_messages(
    params: ChatParams,
    schema: str,
    question: str,
    evidence: str,
    values: str,
    repairs: Sequence[RepairRequest],
) -> Messages:
    """The conversation. `values`: see `values_line`; `repairs`: the turns so far, oldest first."""
    asked = _question(schema, question, evidence, values)
    messages = [Message("system", params.system)] if params.system else []
    if params.example:
        example = _question(_EXAMPLE_SCHEMA, _EXAMPLE_QUESTION, "", _EXAMPLE_VALUES)
        messages.append(Message("user", f"{example}\n\n{params.instruction}"))
        messages.append(Message("assistant", _EXAMPLE_SQL))
    messages.append(Message("user", f"{asked}\n\n{params.instruction}"))
    first = tuple(messages)
    return repair_messages(params, first, repairs) if repairs else first


def repair_messages(
    params: ChatParams, first: Messages, repairs: Sequence[RepairRequest]
) -> Messages:
    """The conversation of a repair turn, which continues that of the first turn."""
    if params.repair == "prompt":
        *before, asked = first
        question = asked.content.removesuffix(params.instruction)
        last = repairs[-1]
        text = f"Previous query: {last.previous_sql}\n{last.feedback}\n\n{_AGAIN}"
        return (*before, Message("user", f"{question}{text}\n\n{params.instruction}"))
    messages = list(first)
    for repair in repairs:
        messages.append(Message("assistant", repair.previous_sql))
        messages.append(Message("user", "\n\n".join([repair.feedback, _AGAIN, params.instruction])))
    return tuple(messages)


def values_line(values: Mapping[Place, Sequence[str]], tables: Sequence[str], most: int) -> str:
    """The values that the question names, at most `most` of a column: `singer.country = 'France'`.

    `tables`: those shown. "" where there is none.
    """
    return "; ".join(
        f"{plain_name(place.table)}.{plain_name(place.column)} = {quote_text(text)}"
        for place, texts in values.items()
        if place.table in tables
        for text in texts[:most]
    )


def _question(schema: str, question: str, evidence: str, values: str) -> str:
    lines = ["Schema:", schema, "", f"Question: {one_line(question)}"]
    if evidence:
        lines.append(f"Hint: {one_line(evidence)}")
    if values:
        lines.append(f"Values: {values}")
    return "\n".join(lines)
