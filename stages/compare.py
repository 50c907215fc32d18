"""Compare the finished runs: outputs/report/index.html, comparison.md, details, figures as JSON.

`python -m stages.compare` writes them from the trajectories alone; `--show` only prints the table
that was written last, what each step gains, how far the figures are from the published ones in
reports/, and the path of the report. `--publish` copies the report over the published one, which
README and docs quote. Where `make explore` has made the explorer, the rows of the page link to it.
"""

import argparse
import os
import shutil
from pathlib import Path
from textwrap import fill
from typing import Any

from lib.base.errors import DataError
from lib.base.identity import uncommitted, what_changed
from lib.base.jsonl import read_json, read_rows, write_json, write_text, written_atomically
from lib.base.pipeline import files_of_dvc, load_params, outputs, reports, run_report
from lib.base.stage import run_stage, sole_writer
from lib.report.assembly import build_report, read_finished
from lib.report.comparison import closing_rows, comparison_rows, metrics_tree, render_table
from lib.report.document import DETAILS, EXPLORER, detail_files, render_page, render_report
from lib.report.figures import write_plots
from lib.report.front import gains, gains_line
from lib.report.reproduction import reproduction_line, run_parameters
from lib.report.runs import ONE_SHOT

_ROWS, _METRICS, _PARAMETERS = "comparison.json", "metrics.json", "parameters.json"
_PAGE = "index.html"
_NEEDED = (*("split", "run", "repair", "setting", "scope", "basis"), "n", "n_with_rows")
_AGAIN = "run `dvc repro`, then `make compare`"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--show", action="store_true", help="print the last comparison")
    instead.add_argument("--publish", action="store_true", help="copy the last report to reports/")
    arguments = parser.parse_args()
    if arguments.publish:
        _publish()
    elif arguments.show:
        _show()
    else:
        _write()
        print(f"Report: {run_report('comparison.md')}; `stages.compare --show` prints its table")


def _write() -> None:
    params = load_params()
    finished = read_finished(params)
    rows = comparison_rows(
        [*finished.all_views, *finished.pooled_views], finished.audits, finished.databases
    )
    gained = gains(finished.views)
    report = build_report(finished)
    address = _explorer_from(run_report()) if outputs("explore", EXPLORER).is_file() else None
    with sole_writer(run_report(_ROWS)):
        write_json(run_report(_ROWS), rows)
        write_json(run_report(_METRICS), metrics_tree(rows, gained))
        write_json(
            run_report(_PARAMETERS),
            run_parameters(finished.runs, finished.mining, outputs("models")),
        )
        write_text(run_report("comparison.md"), [render_report(report)])
        shutil.rmtree(run_report(DETAILS), ignore_errors=True)
        for name, markdown in detail_files(report):
            write_text(run_report(DETAILS, name), [markdown])
        write_text(run_report(_PAGE), [render_page(report, address)])
        write_plots(run_report("plots"), rows, finished.dev.views, finished.quality)


def _explorer_from(folder: Path) -> str:
    """The address of the explorer on a page in this folder."""
    return os.path.relpath(outputs("explore", EXPLORER), folder)


def _show() -> None:
    rows = read_rows(run_report(_ROWS), _NEEDED, _AGAIN)
    shown = closing_rows(rows)
    split = shown[0]["split"]
    feedback = dict.fromkeys(row["repair"] for row in shown if row["setting"] != ONE_SHOT)
    print(render_table(shown))
    explanation = (
        f"EX of the final answers to {shown[0]['n']:,} questions of {split}, in percent, with 95% "
        "intervals over questions; the report has those over databases, and every split. verified "
        "(oracle): a verifier that knows gold decides what is repaired; all others use nothing "
        f"that derives from gold. Feedback: {', '.join(feedback)}. Gains are paired, in points."
    )
    print(f"\n{fill(explanation, 100)}")
    metrics = read_json(run_report(_METRICS), _AGAIN)
    if line := gains_line(metrics.get("gains", {})):
        print(line)
    print(f"Report: {run_report('comparison.md')}, as a page {run_report(_PAGE)}")
    print(reproduction_line(rows, _published_rows(), _other_parameters()))
    if changed := " ".join(uncommitted(files_of_dvc())):
        print(f"Changed since the last commit: {changed}; `git restore {changed}` takes it back.")


def _published_rows() -> list[dict[str, Any]]:
    """None where nothing is published, or rows of an earlier format."""
    path = reports(_ROWS)
    rows = read_rows(path, (), "restore it from git") if path.is_file() else []
    return [row for row in rows if row.keys() >= set(_NEEDED)]


def _other_parameters() -> str:
    """In words, where the runs were made with other parameters than the published ones."""
    files = reports(_PARAMETERS), run_report(_PARAMETERS)
    if not all(path.is_file() for path in files):
        return ""
    published, here = (read_json(path, _AGAIN) for path in files)
    changed = what_changed(published, here)
    return f"parameters ({changed})" if changed else ""


def _publish() -> None:
    """Copy each file that differs, and say which. Addresses of the explorer go on leading there.

    Raises DataError for a report of another data set: what is published would be lost.
    """
    root = run_report()
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and path.name[0] != "."]
    if not files:
        raise DataError(f"{root}: no report of a run; {_AGAIN}")
    here, published = (
        read_json(path, _AGAIN).get("data") if path.is_file() else None
        for path in (run_report(_PARAMETERS), reports(_PARAMETERS))
    )
    if published not in (None, here):
        raise DataError(
            f"{root}: a report on {here}, while {reports()} has the one on {published}, which "
            "texts quote; copy it to another folder"
        )
    copied = 0
    with sole_writer(reports(_ROWS)):
        for path in files:
            content, target = path.read_bytes(), reports(*path.relative_to(root).parts)
            if path.name == _PAGE:
                here, there = (f'"{_explorer_from(of)}#'.encode() for of in (root, reports()))
                content = content.replace(here, there)
            if not target.is_file() or target.read_bytes() != content:
                target.parent.mkdir(parents=True, exist_ok=True)
                with written_atomically(target) as file:
                    file.write(content)
                print(target)
                copied += 1
    print(f"Published: {copied} of the {len(files)} files of {root} were new or other.")


if __name__ == "__main__":
    run_stage(main)
