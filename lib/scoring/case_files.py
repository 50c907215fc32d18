"""Files of gold and of predictions, as the evaluators and other systems write them.

Gold is lines of `SQL<TAB>db_id`, as Spider's evaluator reads them. Predictions are lines of SQL up
to their first tab, as there,
BIRD's `predict_dev.json` (an object from "0", "1", ... to `SQL<TAB>----- bird -----<TAB>db_id`), or
a JSON list or JSONL of texts or objects. What a file holds decides, not how it is named.
"""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.records import Example
from lib.database.files import UnusableDatabaseError, database_problem, report_unusable

_PREDICTION_FIELDS = (
    *("prediction", "predicted_sql", "pred_sql", "predict_sql", "predicted", "pred"),
    *("generated_sql", "final_sql", "sql", "SQL", "query"),
)
_BIRD_SEPARATOR = "\t----- bird -----\t"
_JSON_SUFFIXES = (".json", ".jsonl")
_SHOWN = 60  # characters of a file, in a message
_FENCE = re.compile(r"`{3}|^\s*(?:~{3}|\W{0,3}SQL\W{0,3}:)", re.IGNORECASE)


def read_gold_lines(path: Path, find_database: Callable[[str], Path]) -> list[Example | None]:
    """The gold lines as examples; None for an empty line, which separates two dialogues.

    `find_database` gives the file of a db_id and raises DataError. A warning counts the examples
    whose database is missing, empty or damaged; they have no verdict.
    Raises DataError that names file and line, and where no example has a database.
    """
    unusable: list[tuple[str, str]] = []
    gold: list[Example | None] = []
    count = 0
    for number, line in enumerate(_lines(_text(path)), 1):
        if not line:
            gold.append(None)
            continue
        sql, tab, db_id = line.rpartition("\t")  # SQL may hold a tab, a db_id does not
        if not tab:
            json_hint = "; name JSON .json, and JSONL .jsonl" if line[0] in "[{" else ""
            raise DataError(
                f"{path}:{number}: expected SQL, a tab and a db_id, found no tab in "
                f"{line[:_SHOWN]!r}{json_hint}"
            )
        try:
            database = find_database(db_id)
            problem = database_problem(database)
        except UnusableDatabaseError as error:
            database, problem = error.path, str(error)
        except DataError as error:
            raise DataError(f"{path}:{number}: {error}") from None
        if problem is not None:
            unusable.append((db_id, problem))
        gold.append(Example(str(count), db_id, str(database), "", sql))
        count += 1
    report_unusable(unusable, path, count, "they are unscorable and count as not correct")
    return gold


def read_cases(gold: Sequence[Example | None], predictions: Path) -> list[tuple[Example, str]]:
    """Each example with its predicted SQL.

    Line n of the predictions belongs to the nth gold, and is empty where that is None, which JSON
    leaves out. An empty prediction is kept, and wrong, but further ones at the end are ignored.
    Raises DataError that names the file, the line and what it looks like.
    """
    text = _text(predictions)
    predicted = _json_entries(predictions, text)
    kind = "entry"
    if predicted is None:
        predicted, kind = _lines(text), "line"
    else:
        gold = [example for example in gold if example is not None]
    while len(predicted) > len(gold) and not predicted[-1]:
        predicted.pop()
    if len(gold) != len(predicted):
        fenced = (
            "; answers in fences have several lines: write them as JSON" if "```" in text else ""
        )
        raise DataError(
            f"{predictions}: expected one {kind} a gold query ({len(gold)}), found "
            f"{len(predicted)}; the file begins with {text.lstrip()[:_SHOWN]!r}{fenced}"
        )
    cases: list[tuple[Example, str]] = []
    for number, (example, sql) in enumerate(zip(gold, predicted, strict=True), 1):
        if example is not None:
            cases.append((example, sql.partition("\t")[0] if kind == "line" else sql))
        elif sql:
            raise DataError(f"{predictions}:{number}: gold is empty here; expected an empty line")
    return cases


def looks_wrapped(prediction: str) -> bool:
    """Whether it has a fence of Markdown or begins with `SQL:`, as a chat model may answer."""
    return _FENCE.search(prediction) is not None


def _json_entries(path: Path, text: str) -> list[str] | None:
    """The predicted SQL of each entry of a JSON file; None for one that holds no JSON."""
    if text.lstrip()[:1] not in ("{", "[", '"'):
        return None
    try:
        entries = _json(path, text)
    except DataError:
        if path.suffix.lower() in _JSON_SUFFIXES:
            raise
        return None  # a model may write anything, in the first line, too
    if isinstance(entries, dict) and entries and all(map(str.isdecimal, entries)):
        return _bird_entries(path, entries)
    if not isinstance(entries, list):
        entries = [entries]  # JSONL of one line
    return [_entry_sql(entry, f"{path}: entry {index}") for index, entry in enumerate(entries)]


def _json(path: Path, text: str) -> Any:
    """The value of a JSON text, or a list of those of the lines of JSONL."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        if error.msg != "Extra data":
            raise DataError(f"{path}:{error.lineno}: not JSON ({error.msg})") from None
    except (ValueError, RecursionError) as error:  # a number too long, nesting too deep
        raise DataError(f"{path}: JSON that cannot be read ({error})") from None
    values = []
    for number, line in enumerate(text.split("\n"), 1):
        try:
            values += [json.loads(line)] if line.strip() else []
        except (ValueError, RecursionError) as error:
            raise DataError(f"{path}:{number}: not JSON ({error})") from None
    return values


def _bird_entries(path: Path, entries: dict[str, Any]) -> list[str]:
    """The values in the order of their keys. BIRD's evaluator takes all but text for empty."""
    missing = [key for key in map(str, range(len(entries))) if key not in entries]
    if missing:
        raise DataError(
            f'{path}: expected the keys "0" to "{len(entries) - 1}", as in BIRD\'s '
            f'predict_dev.json, found no "{missing[0]}"'
        )
    values = (entries[str(index)] for index in range(len(entries)))
    return [_before_separator(value) if isinstance(value, str) else "" for value in values]


def _entry_sql(entry: Any, place: str) -> str:
    if isinstance(entry, str):
        return _before_separator(entry)
    if isinstance(entry, dict):
        for name in _PREDICTION_FIELDS:
            if isinstance(entry.get(name), str):
                return _before_separator(entry[name])
    names = ", ".join(f"`{name}`" for name in _PREDICTION_FIELDS)
    raise DataError(
        f"{place} (counted from 0): expected SQL, or an object with SQL as one of {names}; "
        f"found {json.dumps(entry, ensure_ascii=False)[:_SHOWN]}"
    )


def _before_separator(text: str) -> str:
    return text.partition(_BIRD_SEPARATOR)[0].strip()


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise DataError(f"{path}: not UTF-8 text") from None


def _lines(text: str) -> list[str]:
    """The lines without white space around them; a final line break starts no further line."""
    return [line.strip() for line in text.removesuffix("\n").split("\n")] if text else []
