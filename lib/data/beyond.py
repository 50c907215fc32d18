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
import json
import random
import re
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from ruamel.yaml import YAML

from lib.base.errors import DataError
from lib.base.identity import files_fingerprint
from lib.base.jsonl import write_json
from lib.data.databases import DatabaseRoot
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
    roots = []
    if of.databases and (source / of.databases).is_dir():
        roots.append(DatabaseRoot(source / of.databases))
    if of.on_spider and spider is not None:
        roots.append(spider.databases)
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
    partial = out.with_name(f".{out.name}.partial")
    shutil.rmtree(partial, ignore_errors=True)  # of a run that was killed
    new, old, final = partial / "new", partial / "old", out / prepared.of.name
    splits = {"dev": prepared.dev, "train": prepared.train}
    for split, records in splits.items():
        if records:
            write_json(new / f"{split}.json", records)
    for db_id, path in sorted(prepared.databases.items()):
        copy = new / _DATABASES / db_id / f"{db_id}.sqlite"
        copy.parent.mkdir(parents=True)
        shutil.copyfile(path, copy)
    write_json(new / "provenance.json", _provenance(prepared, source, new / _DATABASES))
    out.mkdir(parents=True, exist_ok=True)
    if final.exists():
        final.rename(old)
    new.rename(final)
    shutil.rmtree(partial)


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
            record = _record(place, raw, question, prepared.of)
            if record.get("turn", 0) != turns[record.get("conversation")]:
                raise _LeftOutError("after a turn that is left out")
            if record["db_id"] not in prepared.databases:
                prepared.databases[record["db_id"]] = _database(record["db_id"], roots)
        except _LeftOutError as reason:
            left_out[str(reason)] += 1
            continue
        if "turn" in record:
            turns[record["conversation"]] += 1
        if original is not None and (text := _text(place, raw, (original,))):
            record["spider_question"] = text
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


def _record(place: str, raw: _Record, question: str, of: PublicSet) -> _Record:
    if of.leave_out is not None:
        name, value, reason = of.leave_out
        if raw.get(name) == value:
            raise _LeftOutError(reason)
    query = joined_operators(_text(place, raw, _QUERY))
    record: _Record = {"db_id": _text(place, raw, _DB_ID), "question": question, "query": query}
    for name, text in record.items():
        if not text:
            raise _LeftOutError(f"without a {name}")
    for name, source in (("evidence", of.evidence), ("difficulty", "difficulty")):
        if text := _text(place, raw, (source,)):
            record[name] = text
    if others := [other for other in _accepted(place, raw) if other != query]:
        record["accepted_queries"] = others
    if "interaction" in raw:
        record |= {"conversation": raw["interaction"], "turn": raw["turn"]}
    return record


def _accepted(place: str, raw: _Record) -> list[str]:
    """The queries that are correct as well, each once."""
    queries = raw.get("accepted_queries", [])
    if not isinstance(queries, list) or not all(isinstance(query, str) for query in queries):
        raise DataError(f"{place}: field `accepted_queries`: expected a list of texts")
    texts = (_checked(place, "accepted_queries", query.strip()) for query in queries)
    return list(dict.fromkeys(joined_operators(text) for text in texts if text))


def _with_questions(path: Path, of: PublicSet) -> Iterator[tuple[str, _Record, str]]:
    """Each record with its place, for messages, and its question."""
    before: _Record | None = None
    for index, (place, raw) in enumerate(_records(path)):
        text = _text(place, raw, of.question)
        if of.history and "utterance" not in raw:
            raw, text = _without_history(index, raw, text, before)
            before = raw
        yield place, raw, _LINE_BREAK.sub(" ", text)


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


def _records(path: Path) -> Iterator[tuple[str, _Record]]:
    """The records of a JSON list with their places; those of conversations one for each turn."""
    try:
        payload = json.loads(path.read_bytes())  # of bytes, it reads a byte order mark as well
    except (ValueError, RecursionError):
        raise DataError(
            f"{path}: not JSON; expected the file as published (docs/data.md)"
        ) from None
    if not isinstance(payload, list) or not all(isinstance(raw, dict) for raw in payload):
        raise DataError(f"{path}: expected a list of objects, as published (docs/data.md)")
    for index, raw in enumerate(payload):
        place = f"{path}: record {index} (counted from 0)"
        turns = raw.get("interaction")
        if not isinstance(turns, list):
            if ("interaction" in raw) != isinstance(raw.get("turn"), int):
                raise DataError(f"{place}: field `turn`: expected a number beside `interaction`")
            yield place, raw
            continue
        for number, turn in enumerate(turns):
            if not isinstance(turn, dict):
                raise DataError(f"{place}: field `interaction`: expected a list of objects")
            yield place, raw | turn | {"interaction": index, "turn": number}


def _text(place: str, raw: _Record, names: tuple[str, ...]) -> str:
    """The first of the fields that holds text, without blanks around it; "" where none does."""
    found: Any = None
    for name in names:
        value: Any = raw
        for key in name.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        if isinstance(value, str) and value.strip():
            return _checked(place, name, value.strip())
        found = found if value is None or isinstance(value, (str, dict)) else value
    if found is not None:
        raise DataError(f"{place}: field `{names[0]}`: expected text, found {found!r:.100}")
    return ""


def _checked(place: str, name: str, text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise DataError(f"{place}: field `{name}`: expected text, found half a character") from None
    return text


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
