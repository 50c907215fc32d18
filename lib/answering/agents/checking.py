"""Asks a model whether a query answers its question: the role `check`."""

import re

from lib.answering.agents.react import render_observation
from lib.answering.repair.observation import Observation
from lib.base.records import Message, Messages

RIGHT, WRONG = "right", "wrong"
"""How a check begins."""

_CHECK = (
    f"Does this query answer the question? Begin with {RIGHT} or {WRONG}, "
    "and say why in one sentence."
)
_VERDICT = re.compile(r"[^a-z]*(right|wrong|yes|no|correct|incorrect)\b", re.IGNORECASE)
_PASSES = frozenset({"right", "yes", "correct"})


def check_passes(text: str) -> bool | None:
    """Whether a check passes a query; None where it says neither right nor wrong."""
    found = _VERDICT.match(text)
    return None if found is None else found[1].lower() in _PASSES


def check_messages(observation: Observation, most_characters: int, chat: bool) -> Messages:
    """What follows the prompt for a query: the query, and its result with the request to check."""
    observed = render_observation(observation.result, most_characters)
    if chat:
        request = f"The database answers:\n{observed}\n\n{_CHECK}"
        return Message("assistant", observation.sql), Message("user", request)
    return (
        Message("assistant", f" {observation.sql}\n"),
        Message("user", f"Result: {observed}\nCheck:"),
    )
