"""The figures that README quotes: `make figure` lists them, `make figure NAME=...` reruns one.

Without a model: from the predictions kept in reports/, which are executed and scored, and for what
`make demo` prints from the outputs that it has left. The list says what each figure needs and how
to get what is not here. Exit code 1: README says otherwise; 2: something is missing.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Literal

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
from lib.report.comparison import closing_rows, comparison_rows, render_table
from lib.report.predictions import Rescorer
from lib.report.results import SUMMARY, read_summary
from lib.report.runs import ONE_SHOT, Databases
from lib.scoring.scorecard import scoring_sandbox
from lib.scoring.statistics import NOTHING, interval_text
from stages.results import corrections, corrections_beyond

Row = Mapping[str, Any]
Kind = Literal["comparison", "summary", "correction", "set_corrections"]
Kept = Mapping[Kind, Sequence[Row]]

_README = Path("README.md")
_MORE = Path("data/more")


@dataclass(frozen=True)
class Quoted:
    """What README quotes under one name.

    `what`: for the list. `rows`: for each kind of rows that the texts are made of, what is equal in
    all of them, such as {"run": "sft"}. `texts`: what README has to say, word for word but for line
    breaks.
    """

    what: str
    rows: Mapping[Kind, Row]
    texts: Callable[[Kept], list[str]]

    def of(self, kept: Kept) -> list[str]:
        """The texts from the rows that are chosen among these."""
        return self.texts({kind: _chosen(kept[kind], same) for kind, same in self.rows.items()})


@dataclass(frozen=True)
class Source:
    """Where rows of a kind are kept: a file in the reports of a pipeline.

    `missing`: what they are made from and is not here, each with the way to get it, in order.
    `made`: those with certain values, scored again.
    """

    pipeline: str
    file: str
    needs: str
    missing: Callable[[], Iterator[str]]
    made: Callable[[Row, Sandbox], Sequence[Row]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", choices=tuple(QUOTED), help="what to rerun")
    name = parser.parse_args().name
    if name is None:
        _list()
        return
    quoted = QUOTED[name]
    if missing := _missing(quoted):
        raise DataError(f"{name}: {_numbered(missing)}")
    texts = _rerun(quoted)
    others = not_in(_README.read_text(encoding="utf-8"), texts)
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
        needs = " and ".join(dict.fromkeys(SOURCES[kind].needs for kind in quoted.rows))
        if needs not in missing:
            missing[needs] = _missing(quoted)
        print(f"{name}: {quoted.what}", *kept_texts(quoted), sep="\n  ")
        print(f"    needs {needs}: {'not here, see below' if missing[needs] else 'here'}")
    for needs, parts in missing.items():
        if parts:
            print(f"\n{needs}: {_numbered(parts)}")


def _numbered(missing: Sequence[str]) -> str:
    parts = (f"({number}) {part}" for number, part in enumerate(missing, 1))
    return f"not here: {'; '.join(parts)}"


def _missing(quoted: Quoted) -> list[str]:
    found: list[str] = []
    sources = (SOURCES[kind] for kind in quoted.rows)
    for check, pipeline in {source.missing: source.pipeline for source in sources}.items():
        os.environ["PIPELINE"] = pipeline
        found += check()
    return found


def kept_texts(quoted: Quoted) -> list[str]:
    """The texts from the rows in reports/, nothing scored again."""
    sources = {kind: SOURCES[kind] for kind in quoted.rows}
    files = {kind: reports_of(each.pipeline) / each.file for kind, each in sources.items()}
    return quoted.of({kind: read_json(file, "restore it from git") for kind, file in files.items()})


def _rerun(quoted: Quoted) -> list[str]:
    found: dict[Kind, Sequence[Row]] = {}
    for kind, same in quoted.rows.items():
        os.environ["PIPELINE"] = SOURCES[kind].pipeline
        with scoring_sandbox(today=load_params().sandbox.today) as sandbox:
            found[kind] = SOURCES[kind].made(same, sandbox)
    return quoted.of(found)


def _chosen(rows: Iterable[Row], same: Row) -> list[dict[str, Any]]:
    return [dict(row) for row in rows if same.items() <= row.items()]


def not_in(page: str, texts: Iterable[str]) -> list[str]:
    """The texts that a page does not have, whatever its line breaks."""
    joined = " ".join(page.split())
    return [text for text in texts if " ".join(text.split()) not in joined]


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
    os.environ["PIPELINE"] = SOURCES["summary"].pipeline
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


def _comparison(same: Row, sandbox: Sandbox) -> Sequence[Row]:
    finished = read_finished(load_params())
    views = [*finished.all_views, *finished.pooled_views]
    return comparison_rows(views, finished.audits, finished.databases)


def _summary(same: Row, sandbox: Sandbox) -> Sequence[Row]:
    params = load_params()
    paths = dataset_paths(params)
    databases = Databases(paths.databases, paths.replaced)
    rescorer = Rescorer(params, databases, sandbox, reports())
    rows = _chosen(read_summary(reports(SUMMARY)), same)
    return [{**row, **rescorer.result(row, None).rates(("final_ex",))} for row in rows]


def _correction(same: Row, sandbox: Sandbox) -> Sequence[Row]:
    of_runs = {key: value for key, value in same.items() if key != "feedback"}
    return corrections(load_params(), sandbox, _chosen(read_summary(reports(SUMMARY)), of_runs))


def _set_corrections(same: Row, sandbox: Sandbox) -> Sequence[Row]:
    return corrections_beyond(load_params(), sandbox, _chosen(read_beyond(BEYOND), same))


_RUN, _SPIDER = "a run of `make demo`", "Spider, with rows in wta_1"
_BEYOND = "the sets in data/beyond"
SOURCES: dict[Kind, Source] = {
    "comparison": Source("", "comparison.json", _RUN, _missing_run, _comparison),
    "summary": Source("spider", SUMMARY, _SPIDER, _missing_questions, _summary),
    "correction": Source("spider", "correction.json", _SPIDER, _missing_questions, _correction),
    "set_corrections": Source(
        "beyond", "correction.json", _BEYOND, _missing_sets, _set_corrections
    ),
}


def _rate(row: Row, name: str) -> str:
    """A rate with its interval over questions; README leaves the other one to the report."""
    return f"{row[name]:.1f} {interval_text(row[f'{name}_ci'])}"


def _demo_table(kept: Kept) -> list[str]:
    reported = {
        *(("base", ONE_SHOT), ("base", "online"), ("sft", ONE_SHOT), ("sft", "online")),
        *(("sft_dpo", "online"), ("sft_dpo", "verified")),
    }
    rows = [dict(row) for row in kept["comparison"] if (row["run"], row["setting"]) in reported]
    return render_table(closing_rows(rows)).splitlines()


def _answer_line(kept: Kept) -> list[str]:
    """A line of the table: one answer, corrected, and then repaired."""
    (row,) = kept["correction"]
    rates = (_rate(row, name) for name in ("first_turn_ex", "corrected_ex", "final_ex"))
    return [f"| {' | '.join(rates)} |"]


def _vote_line(kept: Kept) -> list[str]:
    """A line of the table: answers chosen among eight candidates."""
    found = {row["scope"]: row for row in kept["summary"]}
    repaired = found["online"]
    corrected = _rate(repaired, "corrected_ex") if repaired.get("corrected_ex") else NOTHING
    rates = [_rate(found["none"], "final_ex"), corrected, _rate(repaired, "final_ex")]
    return [f"| {' | '.join(rates)} |"]


def _corrected(kept: Kept) -> list[str]:
    (row,) = kept["correction"]
    first, corrected = (f"{row[name]:.1f}" for name in ("first_turn_ex", "corrected_ex"))
    gain = row["gain"]
    interval = interval_text((gain["low"], gain["high"]), sign="+")
    return [f"from {first} to {corrected} ({gain['points']:+.1f} {interval})"]


def _best(kept: Kept) -> list[str]:
    (row,) = kept["summary"]
    return [f"answers {_rate(row, 'final_ex')} percent"]


def _another_seed(kept: Kept) -> list[str]:
    (row,) = kept["summary"]
    return [f"with another seed of the samples {row['final_ex']:.1f}"]


def _repaired(kept: Kept) -> list[str]:
    small, large = (
        next(row for row in kept["correction"] if row["model"] == model)
        for model in ("qwen-0.5b", "qwen-1.5b")
    )
    return [f"they reach {small['final_ex']:.1f} and {large['final_ex']:.1f}"]


_SHIPPED, _SHIPPED_BEFORE = "qwen-0.5b-sql", "qwen-0.5b-sql-round3"
_LEARNT_FROM = ("ambrosia", "cosql", "spider_de", "spider_syn")
"""The sets of whose training parts the shipped adapter has learnt."""


def _beyond_sets(kept: Kept) -> list[str]:
    rows = [
        row
        for row in kept["set_corrections"]
        if not row["set"].endswith(ALONE) and row["set"] != "ordinary"  # the project's own set
    ]
    sets = {row["set"]: row for row in rows if row["model"] == _SHIPPED}
    languages = [sets[f"spider_{each}"]["final_ex"] for each in ("de", "ru", "vi", "zh")]
    corrected = {
        model: {row["set"]: row["final_ex"] for row in rows if row["model"] == model}
        for model in (_SHIPPED_BEFORE, _SHIPPED, "qwen-0.5b")
    }
    means = {model: f"{fmean(by_set.values()):.1f}" for model, by_set in corrected.items()}

    def gain(learnt_from: bool) -> str:
        """From the mean of the adapter before to that of the shipped one."""
        before, after = (
            fmean(
                corrected[model][name]
                for name in sets
                if name in corrected[model] and (name in _LEARNT_FROM) == learnt_from
            )
            for model in (_SHIPPED_BEFORE, _SHIPPED)
        )
        return f"from {before:.1f} to {after:.1f}"

    return [
        *(
            f"{_rate(sets[name], 'final_ex')} on {title}"
            for name, title in (
                ("spider_realistic", "Spider-Realistic"),
                ("defog", "Defog"),
                ("ambrosia", "Ambrosia"),
            )
        ),
        f"{min(languages):.0f} to {max(languages):.0f} in four other languages",
        f"{sets['bird']['final_ex']:.1f} on BIRD",
        f"mean over the sets is {means[_SHIPPED]}, where the adapter before it has "
        f"{means[_SHIPPED_BEFORE]} and the untrained model {means['qwen-0.5b']}",
        f"{gain(True)} on the four sets",
        f"{gain(False)} on the eight others",
    ]


def _one(model: str, run: str) -> Mapping[Kind, Row]:
    return {"correction": {"model": model, "run": run, "feedback": "minimal", "seed": 13}}


def _of_eight(model: str, **more: str | int) -> Mapping[Kind, Row]:
    same = {"model": model, "run": "sft", "samples": 8, "seed": 13, "feedback_source": "own"}
    return {"summary": {**same, **more}}


_SMALL, _LARGE = "qwen-0.5b", "qwen-1.5b"
QUOTED: dict[str, Quoted] = {
    "demo": Quoted("what `make demo` prints", {"comparison": {"split": "dev+test"}}, _demo_table),
    "spider-0.5b": Quoted("qwen-0.5b, untrained", _one(_SMALL, "base"), _answer_line),
    "spider-0.5b-sql": Quoted("qwen-0.5b-sql", _one(_SMALL, "sft"), _answer_line),
    "spider-0.5b-ordinary": Quoted(
        "qwen-0.5b-ordinary", _one(_SMALL, "sft_ordinary"), _answer_line
    ),
    "spider-0.5b-vote": Quoted("qwen-0.5b-sql, eight candidates", _of_eight(_SMALL), _vote_line),
    "spider-1.5b-sql": Quoted("qwen-1.5b-sql", _one(_LARGE, "sft"), _answer_line),
    "spider-1.5b-vote": Quoted("qwen-1.5b-sql, eight candidates", _of_eight(_LARGE), _vote_line),
    "correction-0.5b": Quoted("qwen-0.5b-sql with correction", _one(_SMALL, "sft"), _corrected),
    "correction-1.5b": Quoted("qwen-1.5b-sql with correction", _one(_LARGE, "sft"), _corrected),
    "correction-repair": Quoted(
        "both with correction and repair", {"correction": {"run": "sft", "seed": 13}}, _repaired
    ),
    "best": Quoted(
        "the best figure without gold at inference", _of_eight(_LARGE, scope="online"), _best
    ),
    "another-seed": Quoted(
        "the same with another seed", _of_eight(_LARGE, scope="online", seed=14), _another_seed
    ),
    "beyond": Quoted("the sets beyond Spider", {"set_corrections": {}}, _beyond_sets),
}
"""Every figure of README that has a row, by its name."""


if __name__ == "__main__":
    run_stage(main)
