"""Audits the gold of a data set: `python -m stages.audit` takes that of params.yaml.

Those of `train_sets` are audited too, all of their training questions.

Another one:
`python -m stages.audit --data data/spider/dev.json --db-root data/spider/database --out DIR`.

Prints one table per file, and writes {out}/{name of the file}/, by default in outputs/audit:
audit.md, findings.json (the questions whose gold is doubted, and why) and audited_ids.json (the
others).
"""

import argparse
from pathlib import Path

from lib.base.errors import DataError
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params, outputs
from lib.base.records import Example
from lib.base.stage import add_replace_option, run_stage, sole_writer
from lib.data.audit import audit_gold, audit_table, write_audit
from lib.data.readers import load_examples
from lib.data.selection import audit_name, train_set_examples, train_set_file
from lib.scoring.scorecard import (
    TIMEOUT_SECONDS,
    add_timeout_flag,
    describe_timeout,
    scoring_sandbox,
)

_TIMEOUT_SECONDS = TIMEOUT_SECONDS["spider"]


def main() -> None:
    arguments = _arguments()
    params = load_params()
    questions = _questions(params) if arguments.data is None else _questions_of(arguments)
    out = arguments.out or outputs("audit")
    seconds = arguments.timeout_seconds or _TIMEOUT_SECONDS
    with sole_writer(out):
        for name, (file, examples) in questions.items():
            with scoring_sandbox(seconds, params.sandbox.today) as sandbox:
                audited = audit_gold(examples, sandbox)
            write_audit(audited, str(file), out / name, seconds)
            print(f"{file}\n{audit_table(audited, 'simple')}")
            print(f"timeout: {describe_timeout(seconds)}\nwritten to {out / name}\n")


def _questions(params: Params) -> dict[str, tuple[Path, list[Example]]]:
    """File and questions of each split of params.yaml, and of each training set, by their name."""
    paths = dataset_paths(params)
    splits = [path for path in (paths.train, paths.dev, paths.test) if path is not None]
    return {
        path.stem: (path, load_examples(path, paths.databases, replaced=paths.replaced))
        for path in splits
    } | {
        audit_name(one.name): (train_set_file(one.name), train_set_examples(one.name))
        for one in params.train_sets or ()
    }


def _questions_of(arguments: argparse.Namespace) -> dict[str, tuple[Path, list[Example]]]:
    """The same of the files of `--data`."""
    found: dict[str, tuple[Path, list[Example]]] = {}
    for file in arguments.data:
        if file.stem in found:
            raise DataError(
                f"{file}: the audit of {found[file.stem][0]} is kept under the same name, "
                f"{file.stem}; give one of the files another name"
            )
        replaced = dict(arguments.replace)
        found[file.stem] = file, load_examples(file, arguments.db_root, replaced=replaced)
    return found


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="find gold queries that cannot be trusted")
    parser.add_argument("--data", type=Path, nargs="+", help="files of questions with gold SQL")
    parser.add_argument("--db-root", type=Path, help="folder with their databases")
    add_replace_option(parser)
    parser.add_argument("--out", type=Path, help="folder to write to, with --data")
    add_timeout_flag(parser, f"{_TIMEOUT_SECONDS:g}")
    arguments = parser.parse_args()
    if len({arguments.data is None, arguments.db_root is None, arguments.out is None}) > 1:
        parser.error("--data, --db-root and --out belong together")
    if arguments.replace and arguments.data is None:
        parser.error("--replace needs --data; else `datasets` of params.yaml names the files")
    return arguments


if __name__ == "__main__":
    run_stage(main)
