"""Why a query that ran may not answer the question, from question, SQL, schema and data alone.

Each kind of doubt is a check of its own. Nearly all fire on less than 3% of the right answers; a
tie fires on 3.5% of those of Spider dev, a negation on 3.4% of the demo's (reports/confidence.md).
"""

from itertools import islice
from typing import NamedTuple

from sqlglot import exp

from lib.database.sandbox.sandbox import Sandbox
from lib.database.sql.data_doubts import DATA_CHECKS
from lib.database.sql.parse import parse
from lib.database.sql.parsed_answer import Asked, ParsedAnswer
from lib.database.sql.question_doubts import QUESTION_CHECKS
from lib.database.sql.trees import SqlTreeError

__all__ = ["Asked", "Doubt", "query_doubts"]


class Doubt(NamedTuple):
    """A kind of doubt, and the sentence that people read."""

    kind: str
    sentence: str


def query_doubts(asked: Asked, sandbox: Sandbox) -> list[Doubt]:
    """The doubts of a query that ran, one of each kind; none where it does not parse.

    `sandbox`: in which the queries run that look at the data.
    """
    tree = parse(asked.sql)
    if not isinstance(tree, exp.Query):
        return []
    found: list[Doubt] = []
    try:
        answer = ParsedAnswer(asked, tree, sandbox)
        for kind, check in (QUESTION_CHECKS | DATA_CHECKS).items():
            found += [Doubt(kind, sentence) for sentence in islice(check(answer), 1)]
    except SqlTreeError:
        pass  # what cannot be analysed has the other doubts alone
    return found
