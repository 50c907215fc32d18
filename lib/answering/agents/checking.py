"""Asks a model whether a query answers its question: the role `check`, and what weighs a vote."""

import math
import re
from dataclasses import dataclass

from lib.answering.agents.episode import Episode, ModelRequest
from lib.answering.agents.react import render_observation
from lib.answering.agents.repair import sql_prompt
from lib.answering.repair.observation import Observation
from lib.base.params import ChatParams
from lib.base.records import Completion, Message, Messages

RIGHT, WRONG = "right", "wrong"
"""How a check begins."""

VERIFIED_CHARACTERS = 600
"""How much of a result a verifier is shown, when it is trained and when it is asked."""

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


@dataclass(frozen=True)
class CandidateChecker:
    """How a verifier is asked about a candidate, and the weight that its text stands for.

    It is asked as `check_rewrite` asks, of the first prompt and one candidate.
    """

    chat: ChatParams

    def request(self, episode: Episode, candidate: Observation) -> ModelRequest:
        """The request about one candidate of the next step; its answer is `RIGHT` or `WRONG`."""
        opening = sql_prompt(episode, self.chat)
        check = check_messages(candidate, VERIFIED_CHARACTERS, episode.view.chat)
        prompt = episode.view.fit(lambda schema, values: (*opening(schema, values), *check))
        return ModelRequest("check", prompt, choices=(RIGHT, WRONG))

    @staticmethod
    def weight(completion: Completion) -> float:
        """The probability of `RIGHT` against `WRONG`."""
        assert completion.sampled is not None, "a check without log-probabilities"
        probability = math.exp(completion.sampled.log_probabilities[0])
        return probability if completion.text == RIGHT else 1.0 - probability
