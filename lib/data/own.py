"""A table of somebody's own questions as a data set: which column holds what, and a split.

The columns are guessed: SQL by its first word, the others by their names, see `guess_columns`.
"""

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lib.base.errors import DataError
from lib.base.params import SplitCheck
from lib.data.split import question_key, sql_key

Role = Literal["question", "sql", "database", "hint"]

CARD = "own.json"
"""In the folder of such a data set: what it was made of."""

ROLES: dict[Role, tuple[str, ...]] = {
    "question": (
        *("question", "utterance", "nl", "naturallanguage", "naturallanguagequestion", "prompt"),
        *("userquestion", "questiontext", "frage", "pregunta", "domanda", "text", "ask", "request"),
    ),
    "sql": (
        *("sql", "query", "goldsql", "gold", "sqlquery", "querysql", "goldquery", "abfrage"),
        *("consulta", "requete", "answersql", "expectedsql", "answer", "solution"),
    ),
    "database": ("dbid", "database", "db", "databasename", "dbname", "datenbank", "schema"),
    "hint": ("evidence", "hint", "hinweis", "externalknowledge", "comment", "note"),
}
"""What each column may be called, without case, blanks and signs; the likeliest name first."""

_SQL = re.compile(r"\s*(--[^\n]*\n\s*)*\(?\s*(select|with)\b", re.IGNORECASE)
_NOT_IN_A_NAME = re.compile(r"[\W_]+")
_FEWEST_DATABASES = 5  # for a split by databases; of fewer, one held out is a fifth or more of all


@dataclass(frozen=True)
class OwnQuestion:
    """`row`: its place in the table, from 1. `sql`: None where there is none."""

    row: int
    question: str
    sql: str | None
    db_id: str
    hint: str = ""

    def record(self) -> dict[str, str]:
        """As data sets have it."""
        record = {"db_id": self.db_id, "question": self.question}
        if self.sql is not None:
            record["query"] = self.sql
        return record | ({"evidence": self.hint} if self.hint else {})


def guess_columns(
    rows: Sequence[Mapping[str, object]], chosen: Mapping[Role, str]
) -> dict[Role, str]:
    """The column of each role, `chosen` ones first; of a role that no column has there is none.

    SQL is the column in which most cells begin as a query does. Raises DataError where a chosen
    column is not there, and where none can be the question.
    """
    names = list(rows[0]) if rows else []
    found: dict[Role, str] = {}
    for role, chosen_name in chosen.items():
        same = [name for name in names if name.casefold() == chosen_name.casefold()]
        if not same:
            raise DataError(f"no column {chosen_name!r} for the {role}; expected {_some(names)}")
        found[role] = same[0]
    free = [name for name in names if name not in found.values()]
    texts = {name: [text for row in rows if (text := _text(row[name]))] for name in free}
    queries = [
        name
        for name in free
        if texts[name] and 2 * sum(map(bool, map(_SQL.match, texts[name]))) > len(texts[name])
    ]
    if "sql" not in found and queries:
        found["sql"] = min(queries, key=lambda name: _rank("sql", name))
        free = [name for name in free if name not in queries]
    for role in ROLES:
        named = [name for name in free if _rank(role, name) < len(ROLES[role])]
        if role not in found and named:
            found[role] = min(named, key=lambda name: _rank(role, name))
            free.remove(found[role])
    if "question" not in found:
        spoken = [name for name in free if _is_speech(texts[name])]
        if len(spoken) != 1:
            raise DataError(
                "no column that must be the question; call it `question`, or tell stages.own_data: "
                "--columns question=NAME, one of " + _some(names)
            )
        found["question"] = spoken[0]
    return found


def own_questions(
    rows: Sequence[Mapping[str, object]], columns: Mapping[Role, str], db_ids: Sequence[str]
) -> tuple[list[OwnQuestion], list[str]]:
    """The questions, and why each row that has none was left out.

    `db_ids`: the databases that there are; a row need not name one where it is the only one.
    """
    questions: list[OwnQuestion] = []
    left_out: list[str] = []
    known = {one.casefold(): one for one in db_ids}
    for number, row in enumerate(rows, start=1):
        question, sql, db_id, hint = (
            _text(row[columns[role]]) if role in columns else "" for role in ROLES
        )
        if not db_id and len(db_ids) == 1:
            (db_id,) = db_ids
        db_id = known.get(db_id.removesuffix(".sqlite").removesuffix(".db").casefold(), db_id)
        if not question:
            if sql:
                left_out.append(f"row {number}: no question")
        elif db_id not in db_ids:
            named = f"no database {db_id!r}" if db_id else "names no database"
            left_out.append(f"row {number}: {named}; there are {_some(db_ids)}")
        else:
            questions.append(OwnQuestion(number, question, sql or None, db_id, hint))
    return questions, left_out


def once_each(questions: Iterable[OwnQuestion]) -> tuple[list[OwnQuestion], list[str]]:
    """Each question of a database once, the first with SQL, and why the others were left out."""
    kept: dict[tuple[str, str], OwnQuestion] = {}
    left_out: list[str] = []
    for one in questions:
        first = kept.setdefault((one.db_id, question_key(one.question)), one)
        if first.sql is None and one.sql is not None:
            kept[one.db_id, question_key(one.question)] = one
            left_out.append(f"row {first.row}: the question of row {one.row}, without SQL")
        elif first is not one:
            left_out.append(f"row {one.row}: the question of row {first.row} again")
    return sorted(kept.values(), key=lambda one: one.row), left_out


def split_questions(
    questions: Sequence[OwnQuestion], dev_share: float, seed: int, by: SplitCheck | None
) -> tuple[SplitCheck, list[OwnQuestion], list[OwnQuestion]]:
    """How they are split, the questions for training, and those for dev, each in their order.

    By databases where there are five or more, else by questions: what has the same SQL or the same
    words is then on one side. `by`: one of the two in any case. Raises DataError where a side
    would be empty.
    """
    several = _count(one.db_id for one in questions) >= _FEWEST_DATABASES
    split = by or ("databases" if several else "questions")
    groups = _groups(questions, split)
    wanted = max(1, round(dev_share * len(questions)))
    random.Random(seed).shuffle(groups)
    held_out: set[int] = set()
    for group in groups:
        # the last one is taken only if that is nearer to what is wanted than to stop before it
        if len(held_out) + len(group) / 2 <= wanted:
            held_out.update(one.row for one in group)
    train = [one for one in questions if one.row not in held_out]
    dev = [one for one in questions if one.row in held_out]
    if not train or not dev:
        raise DataError(
            f"{len(questions)} questions with SQL that runs, {len(groups)} {split} apart: expected "
            "enough of them for training and for dev"
        )
    return split, train, dev


def _groups(questions: Sequence[OwnQuestion], split: SplitCheck) -> list[list[OwnQuestion]]:
    """What stays together: the questions of a database, or those of the same SQL or words."""
    place: dict[object, int] = {}
    groups: dict[int, list[OwnQuestion]] = {}
    for one in questions:
        assert one.sql is not None
        words, sql = ("words", question_key(one.question)), ("sql", sql_key(one.sql))
        keys: list[object] = [one.db_id] if split == "databases" else [words, sql]
        joined = sorted({place[key] for key in keys if key in place}) or [len(place)]
        target = joined[0]
        for other in joined[1:]:
            groups[target] += groups.pop(other)
            place.update({key: target for key, group in place.items() if group == other})
        place.update(dict.fromkeys(keys, target))
        groups.setdefault(target, []).append(one)
    return list(groups.values())


def _rank(role: Role, name: str) -> int:
    folded = _NOT_IN_A_NAME.sub("", name).casefold()
    return ROLES[role].index(folded) if folded in ROLES[role] else len(ROLES[role])


def _is_speech(texts: Sequence[str]) -> bool:
    """Whether most texts have several words, and hardly one stands there twice."""
    several = sum(len(text.split()) > 2 for text in texts)
    return bool(texts) and 2 * several > len(texts) and 2 * _count(texts) > len(texts)


def _count(values: Iterable[str]) -> int:
    return len(Counter(values))


def _text(value: object) -> str:
    return "" if value is None else str(value).strip()


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:10]) + (" and others" if len(names) > 10 else "") or "none"
