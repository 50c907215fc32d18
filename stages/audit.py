"""Audits the gold of a data set: `python -m stages.audit` takes that of params.yaml.

Those of `train_sets` are audited too, all of their training questions.

Another one:
`python -m stages.audit --data data/spider/dev.json --db-root data/spider/database --out DIR`.

Prints one table per file, and writes {out}/{name of the file}/, by default in outputs/audit:
audit.md, findings.json (the questions whose gold is doubted, and why) and audited_ids.json (the
others).
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from lib.base.errors import DataError
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params, outputs
from lib.base.records import Example
from lib.base.stage import add_replace_option, run_stage, sole_writer
from lib.data.audit import audit_gold, audit_table, write_audit
from lib.data.readers import load_examples
from lib.data.selection import audit_name, train_set_examples, train_set_file
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.scorecard import (
    TIMEOUT_SECONDS,
    add_timeout_flag,
    describe_timeout,
    scoring_limits,
)

_TIMEOUT_SECONDS = TIMEOUT_SECONDS["spider"]


def main() -> None:
    parser = _parser()
    arguments = parser.parse_args()
    if len({arguments.data is None, arguments.db_root is None, arguments.out is None}) > 1:
        parser.error("--data, --db-root and --out belong together")
    if arguments.replace and arguments.data is None:
        parser.error("--replace needs --data; else `datasets` of params.yaml names the files")
    files, databases, replaced = _sources(arguments)
    _check_folders_differ(files)
    out = arguments.out or outputs("audit")
    seconds = arguments.timeout_seconds or _TIMEOUT_SECONDS
    questions = [
        (file.stem, file, load_examples(file, databases, replaced=replaced)) for file in files
    ]
    questions += [] if arguments.data is not None else _of_train_sets(load_params())
    with sole_writer(out):
        for name, file, examples in questions:
            with Sandbox(os.cpu_count() or 1, scoring_limits(seconds)) as sandbox:
                audited = audit_gold(examples, sandbox)
            folder = out / name
            write_audit(audited, str(file), folder, seconds)
            print(f"{file}\n{audit_table(audited, 'simple')}")
            print(f"timeout: {describe_timeout(seconds)}\nwritten to {folder}\n")


def _sources(arguments: argparse.Namespace) -> tuple[list[Path], Path, dict[str, Path]]:
    """The files of questions, the folder of databases, and the files that replace some of these."""
    if arguments.data is not None:
        return arguments.data, arguments.db_root, dict(arguments.replace)
    params = load_params()
    paths = dataset_paths(params)
    splits = (paths.train, paths.dev, paths.test)
    return [path for path in splits if path is not None], paths.databases, paths.replaced


def _of_train_sets(params: Params) -> list[tuple[str, Path, list[Example]]]:
    """The name of the audit, file and questions of each training set."""
    return [
        (audit_name(one.name), train_set_file(one.name), train_set_examples(one.name))
        for one in params.train_sets or ()
    ]


def _check_folders_differ(files: Sequence[Path]) -> None:
    """Raise DataError where two files would be audited into the same folder."""
    by_stem: dict[str, Path] = {}
    for file in files:
        other = by_stem.setdefault(file.stem, file)
        if other is not file:
            raise DataError(
                f"{file}: the audit of {other} is kept under the same name, {file.stem}; "
                "give one of the files another name"
            )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="find gold queries that cannot be trusted")
    parser.add_argument("--data", type=Path, nargs="+", help="files of questions with gold SQL")
    parser.add_argument("--db-root", type=Path, help="folder with their databases")
    add_replace_option(parser)
    parser.add_argument("--out", type=Path, help="folder to write to, with --data")
    add_timeout_flag(parser, f"{_TIMEOUT_SECONDS:g}")
    return parser


if __name__ == "__main__":
    run_stage(main)
