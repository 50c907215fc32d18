"""The answer of an episode, as people are told it, and why it may be wrong; nothing knows gold.

All of the episode counts. A query that ran after others failed or looked doubtful may have come to
its result by asking for less; a statement that would have changed the data has changed nothing,
whatever was asked after it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lib.answering.agents.episode import Candidates, PlayedStep
from lib.answering.repair.observation import Guard, Observation, fired_guards, is_cut
from lib.answering.replies.confidence import confidence_features, fitted
from lib.answering.replies.sentences import result_sentence
from lib.database.catalog import Catalog
from lib.database.names import enumeration
from lib.database.sandbox.sandbox import Sandbox
from lib.database.sql.correction import is_guess
from lib.database.sql.doubts import Asked, query_doubts
from lib.database.sql.file_doubts import import_doubts, left_out_doubts, read_import_doubts
from lib.database.sql.predicates import weakening

_GUARDS: dict[Guard, str] = {
    "empty_result": "The result has no row.",
    "all_null": "The result has no value in it.",
    "zero_count": "The result is zero, as that of a condition that nothing meets.",
    "cartesian_join": "Two tables are joined without a condition.",
}
_FOUND_NOTHING: frozenset[Guard] = frozenset({"empty_result", "all_null", "zero_count"})
_READ_ONLY = "the database is only read here"

_VERBS = "alter|attach|create|delete|detach|drop|insert|reindex|replace|truncate|update|vacuum"
_FIRST_WORD = re.compile(rf"[\s(;]*({_VERBS})\b", re.IGNORECASE)
_STATEMENT = re.compile(
    r"""(?:^|;|```(?:sql)?|SQL:)[ \t]*(?:
      (UPDATE)\s+\S{1,80}\s+SET | (DELETE)\s+FROM | (INSERT)\s+(?:OR\s+\w+\s+)?INTO
    | (REPLACE)\s+INTO | (TRUNCATE)\s+TABLE | (DROP)\s+(?:TABLE|VIEW|INDEX) | (ALTER)\s+TABLE)\b""",
    re.IGNORECASE | re.VERBOSE | re.MULTILINE,
)

_POLITE = re.compile(
    r"\A(?:(?:please|kindly|can you|could you|would you|will you|i want you to|i need you to"
    r"|i want to|i need to|i would like (?:you )?to|i'd like (?:you )?to|let's|let us|go ahead and"
    r"|just|ok|okay|hey|hi|hello)\b[\s,.!:]*)*",
    re.IGNORECASE,
)
_THINGS = "table|column|row|record|entr(?:y|ie)|database|view|index|data|content|value"
_ONES = r"(?:an?|the|this|that|these|those|all|any|every\w*|each|it|them|my|our|from|new|\d+|\w+s)"
_REQUEST = re.compile(
    rf"""(?!.*\b(?:this|that|the)\s(?:list|answer|result)\b) (?:  # else it is about what is shown
      (?:delete|erase|wipe|truncate|purge|destroy|update|insert)\s+{_ONES}\b
    | (?:update|insert|rename)\s.*\s(?:to|as|into|set|with)\s
    | (?:drop|empty|clear|get\ rid\ of)\s (?:.*\s)? (?:{_THINGS})(?:e?s)?\b
    | remove\s+(?!.*\b(?:duplicates?|nulls?)\b)
    | add\s+(?:an?\s+|the\s+|this\s+|\d+\s+)?(?:new\s+)?(?:row|record|entry)s?\b
    | add\s.*\s(?:in)?to\s+(?:the\s+|my\s+)?(?:(?!th)\w+\s+table|database|file)\b
    | (?:set|change|modify|replace|overwrite|increase|decrease|raise|lower|reduce)
      \s(?!in\b|of\b|.*\b(?:order|sort\w*|limit|chart)\b) .*\s(?:to|by|with)\s
    | (?:double|halve|increment|decrement|reset)\s+(?:the|all|every|each)\s
    | make\s+(?:all|every|each)\s
    | (?:create|add)\s+(?:an?\s+)?(?:new\s+\w+|table\s+(?:called|named|for))
    | alter\s+(?:the\s+)?table
    )""",
    re.IGNORECASE | re.VERBOSE | re.DOTALL,
)


def attempted_change(
    question: str, observations: Iterable[Observation], texts: Iterable[str] = ()
) -> str | None:
    """That nothing was changed, and why, where the question asks for a change; else None.

    It does where the model wrote a statement that changes data, whatever it wrote afterwards, or
    where the question's own words leave no doubt. `observations`: of all queries of the episode.
    `texts`: all that the model wrote.
    """
    verbs = (*map(_refused_verb, observations), *map(_written_verb, texts))
    for verb in verbs:
        if verb is not None:
            return f"Nothing was changed: the model wrote {verb.upper()}, and {_READ_ONLY}."
    asked = _POLITE.sub("", question.strip())
    return f"Nothing was changed: {_READ_ONLY}." if _REQUEST.match(asked) else None


def _refused_verb(observation: Observation) -> str | None:
    """What the statement would have done, if it would have changed data."""
    result = observation.result
    first = _FIRST_WORD.match(observation.sql)
    if first is not None and result.status != "ok":
        return first[1]
    if result.status == "refused" and "a query may only read" in (result.error or ""):
        verb = (result.error or "").partition(" ")[0]
        return verb if verb.isupper() else "a statement that changes the schema"
    return None


def _written_verb(text: str) -> str | None:
    """That of a statement beside the query which was taken from the text."""
    found = _STATEMENT.search(text)
    return next(filter(None, found.groups())) if found is not None else None


def doubts(observations: Sequence[Observation], accepted: bool, catalog: Catalog) -> list[str]:
    """The reasons why the answer, that of the last query, may be wrong; none where it is sure.

    `observations`: of the query of each step that wrote one, in order. `accepted`: by the agent.
    """
    last = observations[-1]
    if last.result.status != "ok":
        return ["No query of the model ran."]
    found = [_GUARDS[guard] for guard in fired_guards(last)]
    for earlier in observations[:-1]:
        found += _less_asked(earlier, last, catalog)
    if not found and not accepted:
        found = ["The model was not content with this query, and had no turn left."]
    return list(dict.fromkeys(found))


def _less_asked(earlier: Observation, last: Observation, catalog: Catalog) -> Iterator[str]:
    """How the last query asks for less than one before it, so that it may have avoided the fault
    of that one instead of mending it.
    """
    weaker = weakening(earlier.sql, last.sql, catalog)
    for condition in weaker.dropped:
        yield f"An earlier query also required {condition}; this one does not."
    guards = frozenset(fired_guards(earlier))
    if guards & _FOUND_NOTHING and weaker.tables:
        yield f"An earlier query, which found nothing, also read {enumeration(weaker.tables)}."
    if guards & _FOUND_NOTHING and weaker.looser:
        yield "An earlier query found nothing, and asked for more at once."
    if "cartesian_join" in guards and weaker.used_tables:
        yield f"An earlier query also read {enumeration(weaker.used_tables)}."
    if "all_null" in guards and weaker.outputs:
        outputs = enumeration(weaker.outputs)
        yield f"An earlier query asked for {outputs}, and found no value."


_AGREEMENT = 0.5  # a share of samples above which nothing is doubted


_CUT = "The query was cut off, since it is too long; a part of it may be missing."
_UNCERTAIN = "The model itself was not certain of this query."


@dataclass(frozen=True)
class Answer:
    """`observation`: of the last step with SQL. `summary`: the sentence above its table.

    `doubts`: why it may be wrong, in words. `guards`: those that fired on it. `agreement`: the
    share of samples with this result; None where there is one sample. `probability`: that it is
    right, see `lib.answering.replies.confidence`; None where the model's own is not known.
    `kinds`: of the doubts, for reports.
    """

    observation: Observation
    summary: str
    doubts: tuple[str, ...]
    guards: tuple[Guard, ...]
    agreement: float | None
    probability: float | None = None
    kinds: tuple[str, ...] = ()

    @property
    def sure(self) -> bool:
        return not self.doubts


def answer_of(
    steps: Sequence[PlayedStep], sandbox: Sandbox, earlier: str | None = None
) -> Answer | None:
    """The answer of all steps of an episode; None where the model wrote no SQL.

    `sandbox`: in which doubts look at the data. `earlier`: the SQL of the answer that the question
    follows up on.
    """
    written = [step for step in steps if step.candidates.observations]
    if not written:
        return None
    last = written[-1]
    question, catalog = last.episode.question.text, last.episode.view.catalog
    selected = [step.candidates.observations[step.review.selected] for step in written]
    observation, ran = selected[-1], selected[-1].result.status == "ok"
    summary = result_sentence(question, observation.sql, observation.result, catalog)
    found = doubts(selected, steps[-1].review.accepted, catalog)
    if last.candidates.request.role == "correct":
        edits = last.candidates.completions[last.review.selected].text.splitlines()
        found += [f"A name was put right by the schema: {one}." for one in filter(is_guess, edits)]
    kinds = [*fired_guards(observation), *(["earlier"] if found else [])]
    change = attempted_change(
        question,
        (one for step in written for one in step.candidates.observations),
        (one.text for step in steps for one in step.candidates.completions),
    )
    if ran and change is None:  # else the question is none, and its words are not in the query
        of_query = query_doubts(_asked(written, earlier), sandbox)
        found += [doubt.sentence for doubt in of_query]
        kinds += [doubt.kind for doubt in of_query]
    if ran and is_cut(observation.sql, last.candidates.completions[last.review.selected]):
        found.append(_CUT)
        kinds.append("cut_off")
    of_file = left_out_doubts(question, catalog)
    imported = read_import_doubts(Path(last.episode.question.db_path))
    of_file += import_doubts(observation.sql, catalog, imported)
    found += of_file
    kinds += ["file"] * bool(of_file)
    agreement = _agreement(last.candidates, observation)
    if agreement is not None and agreement <= _AGREEMENT:
        found.append("The samples do not agree.")
    features = confidence_features(steps, agreement)
    probability = None if features is None else fitted().probability(features)
    if not found and probability is not None and probability < fitted().threshold:
        found.append(_UNCERTAIN)
    if change is not None:
        summary = f"{change} The table is what a query found." if ran else change
        found = [change, *(found if ran else ())]
    guards = fired_guards(observation)
    return Answer(observation, summary, tuple(found), guards, agreement, probability, tuple(kinds))


def _asked(written: Sequence[PlayedStep], earlier: str | None) -> Asked:
    """The last query of the steps with SQL, with what its question names."""
    first, last = written[0], written[-1]
    observation = last.candidates.observations[last.review.selected]
    question, view = last.episode.question, last.episode.view
    return Asked(
        question.text,
        question.db_path,
        observation.sql,
        observation.result,
        view.catalog,
        view.values,
        first.candidates.request.prompt.trimmed_tables,
        earlier,
    )


def _agreement(candidates: Candidates, selected: Observation) -> float | None:
    if len(candidates.observations) < 2:
        return None
    wanted = Counter(selected.result.rows)
    same = sum(
        one.result.status == selected.result.status and Counter(one.result.rows) == wanted
        for one in candidates.observations
    )
    return same / len(candidates.observations)
