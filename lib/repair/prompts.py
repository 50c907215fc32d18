"""The prompts of the first turn and of a repair turn for a model without a chat template.

Both end with `SQL:`; the completion is the SQL alone. The same text is used in pretraining, SFT,
DPO and rollouts. For chat models see `lib.repair.chat_prompts`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from lib.records import Messages
from lib.sql.lines import single_line

SQL_MARKER = "SQL:"

_SPACES = re.compile(r"\s+")
_EARLIER_CHARACTERS = 400  # of an earlier question, and of its SQL, in the prompt of a follow-up


@dataclass(frozen=True)
class RepairRequest:
    """The previous attempt as the model is shown it. Nothing here comes from gold."""

    previous_sql: str
    feedback: str


def render_prompt(
    schema: str, question: str, evidence: str = "", repair: RepairRequest | None = None
) -> str:
    """The prompt text. `schema` comes from `lib.schema.serialise`."""
    lines = ["Schema:", schema, f"Question: {one_line(question)}"]
    if evidence:
        lines.append(f"Hint: {one_line(evidence)}")
    if repair is not None:
        lines += [f"Previous {SQL_MARKER} {single_line(repair.previous_sql)}"]
        lines += [f"Feedback: {repair.feedback}"]
    return "\n".join([*lines, SQL_MARKER])


def earlier_questions(earlier: Sequence[tuple[str, str]]) -> str:
    """What the hint of a follow-up question says of the questions before it, the last one last.

    `earlier`: each question, and the SQL that answered it. "" where there is none.
    """
    parts = []
    for place, answered in enumerate(earlier, start=1 - len(earlier)):
        question, sql = (one_line(text)[:_EARLIER_CHARACTERS] for text in answered)
        which = "an earlier question" if place else "the question before"
        parts.append(f'{which} was "{question}", its answer {sql or "none"}')
    return "; ".join(parts)


def answer_text(sql: str, prompt: Messages) -> str:
    """SQL as the answer to a prompt: one that ends in `SQL:` is continued, else it is a chat."""
    return sql if is_chat(prompt) else f" {sql}"


def is_chat(prompt: Messages) -> bool:
    """Whether a prompt is a conversation rather than a text to continue."""
    return not (len(prompt) == 1 and prompt[0].content.endswith(SQL_MARKER))


def one_line(text: str) -> str:
    """The text with each run of white space replaced by one space."""
    return _SPACES.sub(" ", text).strip()
