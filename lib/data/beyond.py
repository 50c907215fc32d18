"""Public evaluation and training sets beside Spider, each brought into Spider's form.

public_sets.yaml says where each lies in the source folder, which fields hold its questions, and
what is left out. A prepared set is a folder: `dev.json`, a list of records; `train.json`, where the
set has questions that may be trained on; `database/`, with the databases of its questions and no
others; `provenance.json`. A record has `db_id`, `question` and `query`, and where the set states
them `evidence`, `difficulty`, `accepted_queries` (correct as well as `query`), `conversation` and
`turn` (counted from 0). Where a training question says in other words what one of Spider's does,
`spider_question` is that one.

Questions and queries stay as published, except for what is no part of them: blanks around them,
line breaks in a question, and blanks inside of an operator (`> =`), which is no SQL.
"""

import hashlib
import random
import re
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from ruamel.yaml import YAML

from lib.base.errors import DataError
from lib.base.identity import files_fingerprint
from lib.base.jsonl import write_json
from lib.base.records import checked
from lib.data.databases import DatabaseRoot
from lib.data.readers import read_published
from lib.database.files import UnusableDatabaseError
from lib.database.sandbox.sandbox import Query, Sandbox

_DATABASES = "database"
_QUERY = ("query", "SQL", "query.en", "mr.sql")
_DB_ID = ("db_id", "database_id")

_WITHOUT_DATABASE = "without their database"
_NAMED = 3  # missing databases, in a line

_QUERY_LINE = re.compile(r"\s*(?:SELECT|WITH)\b", re.I)
_LINE_BREAK = re.compile(r"\s*[\r\n]\s*")
_SPLIT_OPERATOR = re.compile(r"""('(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`)|([!<>])\s+(?=[=>])""")

_Record = dict[str, Any]


class _Published(BaseModel, strict=True, str_strip_whitespace=True):
    """A record in Spider's form; the first three are required, but may be empty."""

    db_id: str
    question: str
    query: str
    evidence: str | None = None
    difficulty: str | None = None
    accepted_queries: list[str] | None = None
    conversation: Any = None
    turn: int | None = None
    spider_question: str | None = None


@dataclass(frozen=True)
class PublicSet:
    """A set as it is published.

    `source`: where it is published on GitHub. `file`: the questions, in the source folder. `train`:
    those for training, if a file has them. `databases`: the folder of its own databases there, if
    it has any. `on_spider`: whether other databases are Spider's. `question`: the fields that may
    hold the question, of which the first with text counts; a dot leads into an object.
    `spider_question`: the field with the question of Spider that it was made from. `evidence`: the
    field shown to a model as a hint. `leave_out`: which records are not used, by a field and its
    value, with the reason. `history`: later questions repeat their conversation. `halved`: half of
    the databases is for training.
    """

    name: str
    source: str
    file: str
    licence: str
    train: str | None = None
    databases: str | None = None
    on_spider: bool = True
    question: tuple[str, ...] = ("question",)
    spider_question: str | None = None
    evidence: str = "evidence"
    leave_out: tuple[str, Any, str] | None = None
    history: bool = False
    halved: bool = False


SETS: tuple[PublicSet, ...] = TypeAdapter(tuple[PublicSet, ...]).validate_python(
    YAML(typ="safe", pure=True).load(Path(__file__).with_name("public_sets.yaml"))
)


@dataclass(frozen=True)
class Spider:
    """Spider's databases, its dev questions, and its training questions as (db_id, question)."""

    databases: DatabaseRoot
    questions: frozenset[str]
    train: frozenset[tuple[str, str]] = frozenset()


@dataclass
class PreparedSet:
    """The records of a set, the file of each database, and why how many records were left out.

    `seed` is None but for a set whose databases are halved. `left_out_of_train`: of the file of
    training questions. `same_as_spider`: how many questions stand word for word in Spider's dev.
    `gold_fails`: how many queries do not run. Both count evaluation questions.
    """

    of: PublicSet
    seed: int | None
    dev: list[_Record] = field(default_factory=list)
    train: list[_Record] = field(default_factory=list)
    databases: dict[str, Path] = field(default_factory=dict)
    left_out: Counter[str] = field(default_factory=Counter)
    left_out_of_train: Counter[str] = field(default_factory=Counter)
    same_as_spider: int = 0
    gold_fails: int = 0


class SetNotThereError(DataError):
    """The files of a set, or Spider's that it builds on, are not there."""


def prepare_set(
    of: PublicSet, source: Path, spider: Spider | None, seed: int, sandbox: Sandbox
) -> PreparedSet:
    """Read a set and run its gold. `seed` decides which half of the databases is for training.

    A record that is incomplete or whose database is missing is left out and counted.
    Raises SetNotThereError, and DataError, which names file, record and field, for a malformed
    record and where no record is left.
    """
    path = source / of.file
    if not path.is_file():
        raise SetNotThereError(f"no {path}")
    if of.on_spider and spider is None:
        raise SetNotThereError("needs Spider in data/spider, which is not there (docs/data.md)")
    prepared = PreparedSet(of, seed if of.halved else None)
    own = source / (of.databases or "")
    roots = [DatabaseRoot(own)] if of.databases and own.is_dir() else []
    roots += [spider.databases] if of.on_spider and spider is not None else []
    prepared.dev = list(_usable(prepared, path, roots, prepared.left_out))
    if not prepared.dev:
        raise DataError(f"{path}: no question can be used: {left_out(prepared.left_out)}")
    if of.halved:
        prepared.dev, prepared.train = _halves(prepared.dev, seed)
    if of.train is not None and (source / of.train).is_file():
        prepared.train = list(_new_to_spider(prepared, source / of.train, roots, spider))
    if spider is not None:
        prepared.same_as_spider = sum(row["question"] in spider.questions for row in prepared.dev)
    results = sandbox.execute_many(
        [Query(str(prepared.databases[row["db_id"]]), row["query"]) for row in prepared.dev]
    )
    prepared.gold_fails = sum(result.status != "ok" for result in results)
    return prepared


def _new_to_spider(
    prepared: PreparedSet, path: Path, roots: Sequence[DatabaseRoot], spider: Spider | None
) -> Iterator[_Record]:
    """The training records that Spider's own training questions do not have word for word.

    Conversations stay whole.
    """
    known = frozenset() if spider is None else spider.train
    left_out, original = prepared.left_out_of_train, prepared.of.spider_question
    for record in _usable(prepared, path, roots, left_out, original):
        if "turn" not in record and (record["db_id"], record["question"]) in known:
            left_out["that Spider's training has"] += 1
        else:
            yield record


def left_out(counts: Counter[str]) -> str:
    """How many records were left out and why, as one line; "" where none was."""
    reasons = dict(sorted(counts.items()))
    missing = [reason for reason in reasons if reason.startswith(_WITHOUT_DATABASE)]
    if len(missing) > _NAMED:
        count = sum(reasons.pop(reason) for reason in missing)
        reasons[f"on {len(missing)} databases that are not there"] = count
    return "; ".join(f"{count:,} {reason}" for reason, count in reasons.items())


def write_set(prepared: PreparedSet, source: Path, out: Path) -> None:
    """Write the set to `out/{name}`, replacing what is there. It appears whole or not at all."""
    out = out.resolve()  # where it is a link, the folders below are on the same file system
    partial, final = out.with_name(f".{out.name}.partial"), out / prepared.of.name
    shutil.rmtree(partial, ignore_errors=True)  # of a run that was killed
    for split, records in {"dev": prepared.dev, "train": prepared.train}.items():
        if records:
            write_json(partial / f"{split}.json", records)
    for db_id, path in sorted(prepared.databases.items()):
        copy = partial / _DATABASES / db_id / f"{db_id}.sqlite"
        copy.parent.mkdir(parents=True)
        shutil.copyfile(path, copy)
    write_json(partial / "provenance.json", _provenance(prepared, source, partial / _DATABASES))
    out.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(final, ignore_errors=True)
    partial.rename(final)


def _provenance(prepared: PreparedSet, source: Path, databases: Path) -> _Record:
    of = prepared.of
    files = [of.file, *([of.train] if of.train and (source / of.train).is_file() else [])]
    of_train = dict(sorted(prepared.left_out_of_train.items()))
    return {
        "set": of.name,
        "licence": of.licence,
        "sources": {
            file: f"sha256:{hashlib.sha256((source / file).read_bytes()).hexdigest()}"
            for file in files
        },
        "seed": prepared.seed,
        "databases_fingerprint": files_fingerprint([databases]),
        "questions": {"dev": len(prepared.dev), "train": len(prepared.train)},
        "databases": {"dev": used(prepared.dev), "train": used(prepared.train)},
        "left_out": dict(sorted(prepared.left_out.items())),
        **({"left_out_of_train": of_train} if of_train else {}),
        "same_as_spider": prepared.same_as_spider,
        "gold_fails": prepared.gold_fails,
    }


def used(records: list[_Record]) -> int:
    """The number of databases that the records are on."""
    return len({record["db_id"] for record in records})


def _usable(
    prepared: PreparedSet,
    path: Path,
    roots: Sequence[DatabaseRoot],
    left_out: Counter[str],
    original: str | None = None,
) -> Iterator[_Record]:
    """The records that can be used, in their order; the others are counted in `left_out`.

    Files of databases go into `prepared`. `original`: the field with Spider's question, if any.
    """
    turns: Counter[Any] = Counter()  # that are used, of each conversation
    for place, raw, question in _with_questions(path, prepared.of):
        try:
            record = _record(place, raw, question, prepared.of, original)
            if record.get("turn", 0) != turns[record.get("conversation")]:
                raise _LeftOutError("after a turn that is left out")
            if record["db_id"] not in prepared.databases:
                prepared.databases[record["db_id"]] = _database(record["db_id"], roots)
        except _LeftOutError as reason:
            left_out[str(reason)] += 1
            continue
        if "turn" in record:
            turns[record["conversation"]] += 1
        yield record


class _LeftOutError(Exception):
    """Why a record is left out."""


def _database(db_id: str, roots: Iterable[DatabaseRoot]) -> Path:
    """The file of a database, from the first of the folders that has it."""
    for root in roots:
        try:
            return root.find(db_id)
        except DataError as error:
            if not isinstance(error, UnusableDatabaseError) or error.path.exists():
                raise _LeftOutError(f"on {db_id}, which is no SQLite database") from None
    raise _LeftOutError(f"{_WITHOUT_DATABASE} {db_id}")


def _record(
    place: object, raw: _Record, question: Any, of: PublicSet, original: str | None
) -> _Record:
    name, value, reason = of.leave_out or ("", None, "")
    if name and raw.get(name) == value:
        raise _LeftOutError(reason)
    fields: _Record = {
        "db_id": _first_text(raw, _DB_ID) or "",
        "question": question,
        "query": _first_text(raw, _QUERY) or "",
        "evidence": _first_text(raw, (of.evidence,)),
        "difficulty": _first_text(raw, ("difficulty",)),
        "accepted_queries": raw.get("accepted_queries"),
        "spider_question": _first_text(raw, (original,)) if original else None,
    }
    if "interaction" in raw:
        fields |= {"conversation": raw["interaction"], "turn": raw.get("turn", "")}
    record = checked(_Published, fields, place).model_dump(exclude_none=True)
    for name in ("db_id", "question", "query"):
        if not record[name]:
            raise _LeftOutError(f"without a {name}")
    record["query"] = joined_operators(record["query"])
    others = map(joined_operators, filter(None, record.pop("accepted_queries", ())))
    if accepted := list(dict.fromkeys(other for other in others if other != record["query"])):
        record["accepted_queries"] = accepted
    return record


def _with_questions(path: Path, of: PublicSet) -> Iterator[tuple[object, _Record, Any]]:
    """Each record with its place, for messages, and its question."""
    before: _Record | None = None
    for index, (place, raw) in enumerate(_turns(path)):
        text = _first_text(raw, of.question) or ""
        if of.history and "utterance" not in raw:
            raw, text = _without_history(index, raw, str(text).strip(), before)
            before = raw
        yield place, raw, _LINE_BREAK.sub(" ", text.strip()) if isinstance(text, str) else text


def _without_history(
    index: int, raw: _Record, text: str, before: _Record | None
) -> tuple[_Record, str]:
    """The record with its place in its conversation, and its question alone.

    The text of a later turn repeats its conversation (question, gold, ..., question). The question
    is what follows the text and the gold of the turn before, line breaks included. A record that
    does not say which conversation it belongs to goes on with that of the record before it, if it
    repeats it. Where the text has a query in it that is not gold of the turn before, the question
    is the last line, and a first turn is none: it gets the number -1.
    """
    lines = text.splitlines()
    earlier = [str((before or {}).get(name, "")).strip("\r\n") for name in ("question", "query")]
    repeated = "\n".join(earlier).splitlines()
    continues = before is not None and _same_text(lines[: len(repeated)], repeated)
    if "interaction" not in raw:
        place = {"interaction": index, "turn": 0}
        if before is not None and continues:
            place = {"interaction": before["interaction"], "turn": before["turn"] + 1}
        raw = raw | place
    if continues and raw["turn"]:
        return raw, "\n".join(lines[len(repeated) :]).strip()
    if raw["turn"] or any(_QUERY_LINE.match(line) for line in lines[:-1]):
        return raw | {"turn": raw["turn"] or -1}, lines[-1].strip() if lines else ""
    return raw, text


def _same_text(lines: list[str], others: list[str]) -> bool:
    """Whether they are equal but for blanks, which were removed from operators."""
    return ["".join(line.split()) for line in lines] == ["".join(line.split()) for line in others]


def _turns(path: Path) -> Iterator[tuple[object, _Record]]:
    """The records of a file with their places; those of conversations one for each turn."""
    for index, (place, raw) in enumerate(read_published(path)):
        turns = raw.get("interaction") if isinstance(raw, dict) else None
        if not isinstance(turns, list):
            yield place, checked(_Record, raw, place)
            continue
        for number, turn in enumerate(turns):
            numbered = {"interaction": index, "turn": number}
            yield place, raw | checked(_Record, turn, f"{place}: field `interaction`") | numbered


def _first_text(raw: _Record, names: Iterable[str]) -> Any:
    """The first of the fields that holds text, or else anything that is no object; else None."""
    found: Any = None
    for name in names:
        value: Any = raw
        for key in name.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        if isinstance(value, str) and value.strip():
            return value
        found = found if value in (None, "") or isinstance(value, (str, dict)) else value
    return found


def joined_operators(sql: str) -> str:
    """The SQL with `! =`, `> =`, `< =` and `< >` as one operator each, outside of quotes."""
    return _SPLIT_OPERATOR.sub(lambda match: match[1] or match[2], sql)


def _halves(records: list[_Record], seed: int) -> tuple[list[_Record], list[_Record]]:
    """The records of a random half of the databases, rounded down, and those of the other half.

    Databases that share a question are in the same half, so that neither knows the other.
    """
    by_question: dict[str, set[str]] = defaultdict(set)
    for record in records:
        by_question[record["question"].lower()].add(record["db_id"])
    group_of = {record["db_id"]: {record["db_id"]} for record in records}
    for db_ids in by_question.values():
        group = set().union(*(group_of[db_id] for db_id in db_ids))
        group_of |= dict.fromkeys(group, group)
    groups = sorted({tuple(sorted(group)) for group in group_of.values()})
    random.Random(seed).shuffle(groups)
    half: set[str] = set()
    for names in groups:
        if len(half) + len(names) <= len(group_of) // 2:
            half.update(names)
    return (
        [record for record in records if record["db_id"] in half],
        [record for record in records if record["db_id"] not in half],
    )
