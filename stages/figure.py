"""The figures that README quotes: `make figure` lists them, `make figure NAME=...` reruns one.

Without a model: from the predictions kept in reports/, which are executed and scored, and for what
`make demo` prints from the outputs that it has left. The list says what each figure needs and how
to get what is not here. Exit code 1: README says otherwise; 2: something is missing.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import read_json, read_rows
from lib.base.pipeline import dataset_paths, load_params, outputs, reports, reports_of
from lib.base.stage import run_stage
from lib.data.beyond import SETS
from lib.data.databases import DatabaseRoot, has_rows
from lib.data.selection import ALONE, databases_beyond
from lib.database.sandbox.sandbox import Sandbox
from lib.report.assembly import read_finished
from lib.report.beyond import BEYOND, read_beyond
from lib.report.comparison import comparison_rows
from lib.report.predictions import Rescorer, rescored_sets
from lib.report.quoted import QUOTED, Kept, Quoted, Row, not_in
from lib.report.results import SUMMARY, read_summary
from lib.report.runs import Databases
from stages.results import all_sets, corrections, corrections_beyond, scoring_sandbox

_README = Path("README.md")
_PIPELINES: dict[Kept, str] = {
    "comparison": "",
    "summary": "spider",
    "correction": "spider",
    "sets": "beyond",
    "set_corrections": "beyond",
}
_FILES: dict[Kept, str] = {
    "comparison": "comparison.json",
    "summary": SUMMARY,
    "correction": "correction.json",
    "sets": BEYOND.name,
    "set_corrections": "correction.json",
}
_NEEDS: dict[Kept, str] = {
    "comparison": "a run of `make demo`",
    "summary": "Spider, with rows in wta_1",
    "correction": "Spider, with rows in wta_1",
    "sets": "the sets in data/beyond",
    "set_corrections": "the sets in data/beyond",
}
_MORE = Path("data/more")


def main() -> None:
    arguments = _arguments()
    page = _README.read_text(encoding="utf-8")
    if arguments.name is None:
        _list()
        return
    quoted = QUOTED[arguments.name]
    if missing := _missing(quoted):
        raise DataError(f"{arguments.name}: {_numbered(missing)}")
    texts = _rerun(quoted)
    others = not_in(page, texts)
    for text in texts:
        print(f"{'README says otherwise' if text in others else 'as in README'}: {text}")
    if others:
        if "comparison" in quoted.rows:
            print("another processor rounds otherwise: `make compare` says how far this run is off")
        sys.exit(1)


def _list() -> None:
    """Each name with its texts, as they are kept, and what it needs; at the end what is missing."""
    missing: dict[str, list[str]] = {}
    for name, quoted in QUOTED.items():
        needs = " and ".join(dict.fromkeys(_NEEDS[kind] for kind in quoted.rows))
        if needs not in missing:
            missing[needs] = _missing(quoted)
        state = "not here, see below" if missing[needs] else "here"
        print(f"{name}: {quoted.what}", *kept_texts(quoted), sep="\n  ")
        print(f"    needs {needs}: {state}")
    for needs, parts in missing.items():
        if parts:
            print(f"\n{needs}: {_numbered(parts)}")


def _numbered(missing: Sequence[str]) -> str:
    parts = (f"({number}) {part}" for number, part in enumerate(missing, 1))
    return f"not here: {'; '.join(parts)}"


def _missing(quoted: Quoted) -> list[str]:
    """What the figure is made from and is not here, each with the way to get it, in order."""
    found: list[str] = []
    for check, pipeline in {_MISSING[kind]: _PIPELINES[kind] for kind in quoted.rows}.items():
        os.environ["PIPELINE"] = pipeline
        found += check()
    return found


def _missing_run() -> Iterator[str]:
    made = (dataset_paths(load_params()).dev, *map(outputs, ("audit", "eval_base", "eval_repair")))
    if missing := [str(path) for path in made if not path.exists()]:
        yield f"{', '.join(missing)}: `make demo` makes them"


def _missing_questions() -> Iterator[str]:
    paths = dataset_paths(load_params())
    if paths.dev.is_file() and paths.databases.is_dir():
        wanted = _databases(paths.dev)
    else:
        yield f"{paths.root}: link or copy the data set there (docs/data.md#{paths.name})"
        wanted = set(paths.replaced)  # dev would name the others
    for name in _without_rows(DatabaseRoot(paths.databases, paths.replaced), wanted):
        if name in paths.replaced:
            file, source = paths.replaced[name], "data/spider_rows/README.md"
        else:
            file, source = paths.databases / name, "docs/data.md"
        yield f"{file} with rows: {source} says where they are from"


def _missing_sets() -> Iterator[str]:
    """Of the sets, and where one is missing of all that it is prepared from."""
    rows = read_beyond(BEYOND)
    last = {row["set"].removesuffix(ALONE): max(row["questions"]) for row in rows}
    missing = [name for name in last if not _is_prepared(name, last[name])]
    if not missing:
        return
    os.environ["PIPELINE"] = _PIPELINES["summary"]
    yield from _missing_questions()
    published = (
        _MORE / file
        for one in SETS
        if one.name in missing
        for file in (one.file, one.databases)
        if file is not None and not (_MORE / file).exists()
    )
    if names := ", ".join(dict.fromkeys(map(str, published))):
        yield f"{names}: docs/records.md#public-sets says where each is published"
    yield f"{', '.join(missing)} in data/beyond: `python -m stages.prepare_beyond` makes them"


def _is_prepared(name: str, last: int) -> bool:
    """Whether a set is there with the last question that was answered, and its databases."""
    folder = databases_beyond().get(name)
    if folder is None:
        return False
    file = folder.with_name("dev.json")
    return last < len(read_rows(file, (), "run `python -m stages.prepare_beyond`")) and not list(
        _without_rows(DatabaseRoot(folder), _databases(file))
    )


def _databases(questions: Path) -> set[str]:
    rows = read_rows(questions, ("db_id",), "expected the file as published (docs/data.md)")
    return {row["db_id"] for row in rows}


def _without_rows(root: DatabaseRoot, names: Iterable[str]) -> Iterator[str]:
    """The databases that are missing, damaged or empty: figures on them are other ones."""
    for name in sorted(names):
        try:
            usable = has_rows(root.find(name))
        except DataError:
            usable = False
        if not usable:
            yield name


_MISSING: Mapping[Kept, Callable[[], Iterator[str]]] = {
    "comparison": _missing_run,
    "summary": _missing_questions,
    "correction": _missing_questions,
    "sets": _missing_sets,
    "set_corrections": _missing_sets,
}


def kept_texts(quoted: Quoted) -> list[str]:
    """The texts from the rows in reports/, nothing scored again."""
    return quoted.of({kind: _kept(kind) for kind in quoted.rows})


def _kept(kind: Kept) -> Sequence[Row]:
    folder = reports_of(_PIPELINES[kind])
    rows: list[Row] = read_json(folder / _FILES[kind], "restore it from git")
    return rows


def _rerun(quoted: Quoted) -> list[str]:
    found: dict[Kept, Sequence[Row]] = {}
    with scoring_sandbox() as sandbox:
        for kind in quoted.rows:
            os.environ["PIPELINE"] = _PIPELINES[kind]
            found[kind] = _MADE[kind](quoted, sandbox)
    return quoted.of(found)


def _comparison(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    finished = read_finished(load_params())
    views = [*finished.all_views, *finished.pooled_views]
    return comparison_rows(views, finished.audits, finished.databases)


def _summary(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    params = load_params()
    paths = dataset_paths(params)
    databases = Databases(paths.databases, paths.replaced)
    rescorer = Rescorer(params, databases, sandbox, reports())
    rows = quoted.chosen("summary", read_summary(reports(SUMMARY)))
    return [{**row, **rescorer.result(row, None).rates(("final_ex",))} for row in rows]


def _correction(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    wanted = {key: each for key, each in quoted.rows["correction"].items() if key != "feedback"}
    rows = [row for row in read_summary(reports(SUMMARY)) if wanted.items() <= row.items()]
    return corrections(load_params(), sandbox, rows)


def _sets(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    rows = quoted.chosen("sets", read_beyond(BEYOND))
    return rescored_sets(rows, all_sets(load_params()), databases_beyond(), sandbox, BEYOND.parent)


def _set_corrections(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    rows = quoted.chosen("set_corrections", read_beyond(BEYOND))
    return corrections_beyond(load_params(), sandbox, rows)


_MADE: Mapping[Kept, Any] = {
    "comparison": _comparison,
    "summary": _summary,
    "correction": _correction,
    "sets": _sets,
    "set_corrections": _set_corrections,
}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", choices=tuple(QUOTED), help="what to rerun")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
