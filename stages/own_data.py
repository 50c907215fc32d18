"""Make a data set of one's own database and questions: `python -m stages.own_data shop.sqlite ...`.

    python -m stages.own_data shop.sqlite --questions questions.csv
    python -m stages.own_data tables/ --questions questions.xlsx --name shop --invent 200

A source is a SQLite file, a file of tables (CSV, Excel, JSON, Parquet), which is imported, or a
folder of such files: of SQLite files each is a database, others are the tables of one. The
questions are a table in any of these forms with a column of questions and one of SQL; which column
is which is guessed and shown. Questions whose SQL does not run are named and left out. Those
without SQL are kept in without_sql.json, to be asked. `--invent N` adds N questions for training,
made for the databases, with SQL; without `--questions` they are all there is.

Writes data/{name}/ and stages/own/{name}/params.yaml, for `make own-train NAME={name}`.
"""

import argparse
import re
import shutil
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from ruamel.yaml import YAML

from lib.answering.rollout.driver import open_sandbox
from lib.base.errors import DataError
from lib.base.jsonl import write_json
from lib.base.params import Params, SplitCheck
from lib.base.pipeline import load_params
from lib.base.stage import positive_integer, run_name, run_stage, sole_writer
from lib.data.own import (
    CARD,
    ROLES,
    OwnQuestion,
    Role,
    once_each,
    own_questions,
    split_questions,
)
from lib.data.split import question_key, sql_key
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.learning.invented.data_set import invent_on
from lib.serving.databases import as_database, is_sqlite, question_table

_EPOCHS = 3  # of SFT, of more they are learnt by heart
_MOST_STEPS = 24  # of `_BATCH` questions: some minutes on two cores
_BATCH = 8  # `sft.batch_size` in stages/own/params.yaml
_NAMED = 10
_TAKEN = frozenset({"adapters", "base_model", "beyond", "checkpoints", "lexicon", "models", "more"})


def main() -> None:
    arguments = _arguments()
    name: str = arguments.name or _name_of(arguments.sources[0])
    params = load_params()
    out = Path("data", name)
    _check_name(params, name, out)
    today = params.sandbox.today or str(date.today())
    params = replace(params, sandbox=replace(params.sandbox, today=today))
    with sole_writer(out), TemporaryDirectory() as folder, open_sandbox(params.sandbox) as sandbox:
        partial = out.with_name(f".{name}.partial")
        shutil.rmtree(partial, ignore_errors=True)  # of a run that was killed
        databases = dict(_databases(arguments.sources, Path(folder), partial / "database"))
        made = _Made(list(databases))
        if arguments.questions is not None:
            chosen = dict(arguments.columns or ())
            made.read(arguments.questions, chosen, databases, sandbox)
        if arguments.invent:
            made.invent(
                databases, arguments.invent, params.seed, date.fromisoformat(today), sandbox
            )
        made.split_up(arguments.dev_share, params.seed, arguments.split)
        made.write(partial)
        shutil.rmtree(out, ignore_errors=True)
        partial.rename(out)
    _write_params(Path("stages", "own", name, "params.yaml"), name, made, today)
    print(made.account())
    print(f"written to {out} and stages/own/{name}/params.yaml; next: make own-train NAME={name}")


@dataclass
class _Made:
    """What becomes of the questions."""

    db_ids: list[str]
    columns: Mapping[Role, str] | None = None
    questions: Sequence[OwnQuestion] = ()
    without_sql: Sequence[OwnQuestion] = ()
    left_out: Sequence[str] = ()
    invented: Sequence[OwnQuestion] = ()
    to_invent: int = 0
    split: SplitCheck = "questions"
    train: Sequence[OwnQuestion] = ()
    dev: Sequence[OwnQuestion] = ()

    def read(
        self,
        file: Path,
        chosen: Mapping[Role, str],
        databases: Mapping[str, Path],
        sandbox: Sandbox,
    ) -> None:
        """The questions of a table. Raises DataError where none has SQL that runs."""
        rows, self.columns = question_table(file, chosen)
        questions, left_out = own_questions(rows, self.columns, self.db_ids)
        asked = [one for one in questions if one.sql is not None]
        queries = [Query(str(databases[one.db_id]), one.sql or "") for one in asked]
        results = sandbox.execute_many(queries)
        failed = set()
        for one, result in zip(asked, results, strict=True):
            if result.status != "ok":
                reason = result.error or result.status
                left_out.append(f"row {one.row}: {reason} ({one.question})")
                failed.add(one.row)
        # only now, so that a row that fails does not stand for a later one of the same question
        kept, repeated = once_each(one for one in questions if one.row not in failed)
        left_out += repeated
        self.questions = [one for one in kept if one.sql is not None]
        self.without_sql = [one for one in kept if one.sql is None]
        self.left_out = left_out

    def invent(
        self, databases: Mapping[str, Path], count: int, seed: int, today: date, sandbox: Sandbox
    ) -> None:
        """As many of `count` as the databases allow, each its share."""
        self.to_invent = count
        share = -(-count // len(databases))
        found: list[OwnQuestion] = []
        for db_id, path in databases.items():
            invented, _ = invent_on(path, db_id, 2 * share, seed, sandbox, today, plain=True)
            found += [OwnQuestion(0, i.question, i.query, db_id) for i in invented[:share]]
        self.invented = found[:count]

    def split_up(self, dev_share: float, seed: int, by: SplitCheck | None) -> None:
        """Invented questions are for training; without others, a share of them is for dev.

        Those that dev has as well, by words or SQL, are left out.
        """
        own = self.questions or [
            replace(one, row=number) for number, one in enumerate(self.invented, start=1)
        ]
        self.split, self.train, self.dev = split_questions(own, dev_share, seed, by)
        if self.questions:
            words = {question_key(one.question) for one in self.dev}
            queries = {sql_key(one.sql or "") for one in self.dev}
            held_out = {one.db_id for one in self.dev} if self.split == "databases" else set()
            self.invented = [
                one
                for one in self.invented
                if question_key(one.question) not in words
                and sql_key(one.sql or "") not in queries
                and one.db_id not in held_out
            ]
            self.train = [*self.train, *self.invented]

    def write(self, folder: Path) -> None:
        """The files of the data set, and own.json, which says what was made of what."""
        write_json(folder / "train.json", [one.record() for one in self.train])
        write_json(folder / "dev.json", [one.record() for one in self.dev])
        if self.without_sql:
            write_json(folder / "without_sql.json", [one.record() for one in self.without_sql])
        card = {
            "databases": self.db_ids,
            "columns": self.columns,
            "split": self.split,
            "train": len(self.train),
            "dev": len(self.dev),
            "invented": len(self.invented),
            "dev_is_invented": not self.questions,
            "without_sql": len(self.without_sql),
            "left_out": self.left_out,
        }
        write_json(folder / CARD, card)

    def account(self) -> str:
        """For the end of the stage."""
        lines = []
        if self.columns is not None:
            shown = ", ".join(f"{role} = {name!r}" for role, name in self.columns.items())
            lines.append(f"columns: {shown} (others: --columns question=NAME sql=NAME)")
        if self.left_out:
            lines.append(f"left out: {len(self.left_out)}")
            lines += [f"  {why}" for why in self.left_out[:_NAMED]]
            more = len(self.left_out) - _NAMED
            lines += [f"  and {more} more, in {CARD}"] if more > 0 else []
        if self.without_sql:
            lines.append(f"without SQL: {len(self.without_sql)}, to be asked: without_sql.json")
        count = f"{len(self.db_ids)} database{'s' * (len(self.db_ids) > 1)}"
        mixed = self.questions and self.invented
        invented = f", {len(self.invented)} of them invented" if mixed else ""
        if len(self.invented) < self.to_invent:
            lines.append(
                f"invented: {len(self.invented)} of {self.to_invent}; the tables allow no more "
                "whose answer depends on what is in them"
            )
        what = "questions" if self.questions else "invented questions"
        lines.append(
            f"{count}; split by {self.split}: {len(self.train)} {what} for training"
            f"{invented}, {len(self.dev)} for dev"
        )
        return "\n".join(lines)


def _databases(sources: Sequence[Path], scratch: Path, folder: Path) -> Iterator[tuple[str, Path]]:
    """Copy or import each source: the id of the database, and its file in `folder`."""
    taken: set[str] = set()
    for source in sources:
        if not source.exists():
            raise DataError(f"{source}: no such file or folder")
        inside = sorted(source.rglob("[!.]*")) if source.is_dir() else []
        found = [file for file in inside if file.is_file() and is_sqlite(file)] or [source]
        for number, one in enumerate(found):
            work = scratch / f"{len(taken)}-{number}"
            work.mkdir()
            database = as_database(one, work, print)
            db_id = one.stem
            if db_id in taken:
                raise DataError(f"{one}: a second database {db_id!r}; give one another name")
            taken.add(db_id)
            target = folder / db_id / f"{db_id}.sqlite"
            target.parent.mkdir(parents=True)
            shutil.copyfile(database, target)
            yield db_id, target


def _write_params(file: Path, name: str, made: _Made, today: str) -> None:
    """The parameters that differ from stages/own/params.yaml: what the number of questions asks."""
    steps = min(_MOST_STEPS, -(-_EPOCHS * len(made.train) // _BATCH))
    payload: dict[str, Any] = {
        "data": name,
        "datasets": {
            name: {
                "train": "train.json",
                "dev": "dev.json",
                "test": None,
                "databases": "database",
                "split_check": made.split,
            }
        },
        "sandbox": {"today": today},
        "sft": {"max_steps": steps},
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    yaml = YAML()
    with file.open("w", encoding="utf-8") as target:
        target.write("# Written by stages.own_data, over stages/own/params.yaml.\n\n")
        yaml.dump(payload, target)


def _name_of(source: Path) -> str:
    """A name for folders and commands: of a file's name, letters without accents and digits."""
    plain = unicodedata.normalize("NFKD", source.resolve().stem).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower()).strip("_") or "own"


def _check_name(params: Params, name: str, out: Path) -> None:
    """Raise DataError where the name is another data set's."""
    if name in params.datasets or name in _TAKEN:
        raise DataError(f"{out} is another data set's; choose another --name")
    if out.exists() and not (out / CARD).is_file():
        raise DataError(f"{out} is there, and not made by this stage; choose another --name")


def _column(text: str) -> tuple[Role, str]:
    role, _, name = text.partition("=")
    for known in ROLES:
        if role == known and name:
            return known, name
    raise argparse.ArgumentTypeError(f"expected {'|'.join(ROLES)}=NAME, found {text!r}")


def _share(text: str) -> float:
    share = float(text)
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(f"expected a share between 0 and 1, found {text}")
    return share


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sources", nargs="+", type=Path, metavar="SOURCE", help="file or folder")
    parser.add_argument("--questions", type=Path, metavar="FILE", help="a table of questions")
    parser.add_argument("--name", type=run_name, help="of the data set (the first source's)")
    parser.add_argument(
        "--columns", nargs="+", type=_column, metavar="ROLE=NAME", help="of the table of questions"
    )
    parser.add_argument(
        "--split", choices=get_args(SplitCheck), help="what training and dev share not"
    )
    parser.add_argument("--dev-share", type=_share, default=0.3, help="of the questions (0.3)")
    parser.add_argument("--invent", type=positive_integer, metavar="N", help="further questions")
    arguments = parser.parse_args()
    if arguments.questions is None and not arguments.invent:
        parser.error("expected --questions FILE, --invent N, or both")
    return arguments


if __name__ == "__main__":
    run_stage(main)
