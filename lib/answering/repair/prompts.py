"""The prompts that ask for SQL, at the first turn and at a repair.

`render_prompt` is for a model without a chat template: a text that ends with `SQL:`, which the
model continues with the SQL alone. The same text is used in pretraining, SFT, DPO and rollouts.

`chat_messages` is for a chat model. What does not depend on the question comes first, so that all
questions of a database share it: the system message and the schema. The
instruction comes last: small models follow what they read last.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lib.base.params import ChatParams
from lib.base.records import Message, Messages
from lib.database.catalog import quote_text
from lib.database.names import plain_name
from lib.database.schema.retrieval import ColumnRef
from lib.database.spelling import first_values
from lib.database.sql.extract import single_line

SQL_MARKER = "SQL:"

_SPACES = re.compile(r"\s+")
_EARLIER_CHARACTERS = 400  # of an earlier question, and of its SQL, in the prompt of a follow-up
_AGAIN = "The corrected query must differ from the previous one."


@dataclass(frozen=True)
class RepairRequest:
    """The previous attempt as the model is shown it. Nothing here comes from gold."""

    previous_sql: str
    feedback: str


def render_prompt(
    schema: str, question: str, evidence: str = "", repair: RepairRequest | None = None
) -> str:
    """The prompt text. `schema` comes from `lib.database.schema.serialise`."""
    lines = _question(schema, question, evidence)
    if repair is not None:
        lines += [f"Previous {SQL_MARKER} {single_line(repair.previous_sql)}"]
        lines += [f"Feedback: {repair.feedback}"]
    return "\n".join([*lines, SQL_MARKER])


def chat_messages(
    params: ChatParams,
    schema: str,
    question: str,
    evidence: str,
    values: str,
    repairs: Sequence[RepairRequest],
) -> Messages:
    """The conversation. `values`: see `values_line`; `repairs`: the turns so far, oldest first."""
    messages = [Message("system", params.system)] if params.system else []
    lines = _question(f"{schema}\n", question, evidence, values)
    first = (*messages, _instructed(params, "\n".join(lines)))
    return repair_messages(params, first, repairs) if repairs else first


def repair_messages(
    params: ChatParams, first: Messages, repairs: Sequence[RepairRequest]
) -> Messages:
    """The conversation of a repair turn, which continues that of the first turn."""
    messages = list(first)
    for repair in repairs:
        messages.append(Message("assistant", repair.previous_sql))
        messages.append(_instructed(params, f"{repair.feedback}\n\n{_AGAIN}"))
    return tuple(messages)


def values_line(values: Mapping[ColumnRef, Sequence[str]], tables: Sequence[str], most: int) -> str:
    """The values that the question names, at most `most` of a column: `singer.country = 'France'`.

    `tables`: those shown. "" where there is none.
    """
    return "; ".join(
        f"{plain_name(column.table)}.{plain_name(column.column)} = {quote_text(text)}"
        for column, texts in values.items()
        if column.table in tables
        for text in first_values(texts, most)
    )


def earlier_questions(earlier: Sequence[tuple[str, str]]) -> str:
    """What the hint of a follow-up question says of the questions before it, the last one last.

    `earlier`: each question, and the SQL that answered it. "" where there is none.
    """
    parts = []
    for number, answered in enumerate(earlier, start=1 - len(earlier)):
        question, sql = (one_line(text)[:_EARLIER_CHARACTERS] for text in answered)
        which = "an earlier question" if number else "the question before"
        parts.append(f'{which} was "{question}", its answer {sql or "none"}')
    return "; ".join(parts)


def joined_hints(*hints: str) -> str:
    """The hints of one question as one, those that are "" left out."""
    return "; ".join(hint for hint in hints if hint)


def answer_text(sql: str, prompt: Messages) -> str:
    """SQL as the answer to a prompt: one that ends in `SQL:` is continued, else it is a chat."""
    return sql if is_chat(prompt) else f" {sql}"


def is_chat(prompt: Messages) -> bool:
    """Whether a prompt is a conversation rather than a text to continue."""
    return not (len(prompt) == 1 and prompt[0].content.endswith(SQL_MARKER))


def one_line(text: str) -> str:
    """The text with each run of white space replaced by one space."""
    return _SPACES.sub(" ", text).strip()


def _question(schema: str, question: str, evidence: str, values: str = "") -> list[str]:
    lines = ["Schema:", schema, f"Question: {one_line(question)}"]
    lines += [f"Hint: {one_line(evidence)}"] if evidence else []
    return [*lines, f"Values: {values}"] if values else lines


def _instructed(params: ChatParams, text: str) -> Message:
    return Message("user", f"{text}\n\n{params.instruction}")
