"""Shared by all tests: tiny real databases, and no waiting for disks."""

import gc
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import settings

from lib.answering.generation import runs
from lib.database import files as deadline
from lib.database.sandbox.sandbox import Sandbox

settings.register_profile("any machine", deadline=None)  # a busy machine is slow, not wrong
settings.load_profile("any machine")

gc.set_threshold(50_000)  # as stages do
# Set before torch and numpy are imported: the tests' matrices are too small for several cores.
for _library in ("OMP", "OPENBLAS"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")

_MODELS = Path(__file__).resolve().parents[1] / "data" / "models"

CONCERT_SCRIPT = """
CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT, age INTEGER);
CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, capacity INTEGER);
CREATE TABLE concert (
    concert_id INTEGER PRIMARY KEY, theme TEXT, year INTEGER,
    stadium_id INTEGER REFERENCES stadium (stadium_id));
CREATE TABLE singer_in_concert (
    concert_id INTEGER REFERENCES concert (concert_id),
    singer_id INTEGER REFERENCES singer (singer_id),
    PRIMARY KEY (concert_id, singer_id));
INSERT INTO singer VALUES
    (1, 'Joe Sharp', 'Netherlands', 52), (2, 'Timbaland', 'United States', 32),
    (3, 'Justin Brown', 'France', 29), (4, 'Rose White', 'France', 41),
    (5, 'John Nizinik', 'France', NULL), (6, 'Tribal King', NULL, 25);
INSERT INTO stadium VALUES
    (1, 'Stark Park', 'Kirkcaldy', 10104), (2, 'Somerset Park', 'Ayr', 11998),
    (3, 'Recreation Park', 'Alloa', 3100);
INSERT INTO concert VALUES
    (1, 'Free choice', 2014, 1), (2, 'Bleeding love', 2014, 2),
    (3, 'Wide awake', 2015, 2), (4, 'Party all night', 2015, NULL);
INSERT INTO singer_in_concert VALUES (1, 2), (1, 3), (2, 3), (2, 5), (3, 4), (4, 6);
"""


@pytest.fixture(scope="session", autouse=True)
def _no_sync() -> Iterator[None]:
    """Skip fsync: unsynced data survives a killed process, though not a crash of the machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


def require_model(name: str) -> Path:
    """The folder of a fetched model; the test is skipped if the model is not there."""
    folder = _MODELS / name
    if not (folder / "config.json").is_file():
        pytest.skip(f"{name} is not fetched; `python -m stages.fetch_model {name}` fetches it")
    return folder


@pytest.fixture(scope="session")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that `AutoModelForCausalLM` and `AutoTokenizer` load: see `tests.tiny_model`."""
    from tests.tiny_model import build_tiny_model

    return build_tiny_model(tmp_path_factory.mktemp("tiny_model"))


@pytest.fixture(scope="session")
def real_model() -> Path:
    """The folder of qwen-0.5b. Mark the tests that use it `real`."""
    return require_model("qwen-0.5b")


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    """One worker with the limits of a rollout."""
    with Sandbox(1) as opened:
        yield opened


def write_database(path: Path, script: str) -> None:
    """Run an SQL script on a database, new or not."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA synchronous = OFF")  # the same file, without waiting for the disk
    connection.executescript(script)
    connection.close()


def damage_table(path: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    sql = f"SELECT rootpage FROM sqlite_master WHERE name = '{table}'"
    with closing(sqlite3.connect(path)) as connection:
        ((page,), (size,)) = (connection.execute(s).fetchone() for s in (sql, "PRAGMA page_size"))
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


@pytest.fixture
def make_database(tmp_path: Path) -> Callable[[str, str], Path]:
    """Build `{db_id}.sqlite` from an SQL script in the test's own folder."""

    def build(script: str, db_id: str = "tiny") -> Path:
        path = tmp_path / f"{db_id}.sqlite"
        write_database(path, script)
        return path

    return build


@pytest.fixture
def concert_database(make_database: Callable[[str, str], Path]) -> Path:
    """Singers, stadiums, concerts: keys, a link table, nulls."""
    return make_database(CONCERT_SCRIPT, "concert")


@pytest.fixture
def damaged_database(concert_database: Path, tmp_path: Path) -> Path:
    """The concert database with a good header and a schema that cannot be read."""
    path = tmp_path / "damaged.sqlite"
    path.write_bytes(concert_database.read_bytes())
    _damaged_schema(path)
    return path


def _cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-4096])


def _unfinished(path: Path) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"x" * 40)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _circle(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


def _damaged_schema(path: Path) -> None:
    good = path.read_bytes()
    path.write_bytes(good[:100] + b"\xff" * 400 + good[500:])


UNUSABLE: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (Path.unlink, "no "),
    "empty": (lambda path: path.write_bytes(b""), "the file is empty"),
    "cut off": (_cut_off, "cut off: "),
    "half a header": (lambda path: path.write_bytes(path.read_bytes()[:50]), "not a readable"),
    "text": (lambda path: path.write_text("name,age\n" * 50), "its header is not"),
    "archive's": (lambda path: path.write_bytes(b"\0\5\x16\7\0\2\0\0" * 20), "its header is not"),
    "LFS pointer": (lambda path: path.write_text("version https://git-lfs"), "its header is not"),
    "damaged schema": (_damaged_schema, "malformed"),
    "unfinished write": (_unfinished, "a write is not finished"),
    "folder": (_folder, "a folder, not a file"),
    "link in a circle": (_circle, ""),
}
"""Ways to make a database unusable, and a part of the message that names what is wrong."""


@pytest.fixture(params=UNUSABLE.items(), ids=UNUSABLE)
def spoil(request: pytest.FixtureRequest) -> Callable[[Path], str]:
    """Make the database at a path unusable; returns a part of the message about it."""
    _, (make_unusable, message) = request.param

    def apply(path: Path) -> str:
        make_unusable(path)
        return message

    return apply


StateInstructions = Callable[[str | None], None]


@pytest.fixture
def state_instructions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StateInstructions:
    """Lets the processor state these flags alone; None: as where there is no /proc/cpuinfo."""

    def state(flags: str | None) -> None:
        cpuinfo = tmp_path / "cpuinfo"
        if flags is not None:
            cpuinfo.write_text(f"processor\t: 0\nflags\t\t: fpu {flags}\nbugs\t\t: amx_int8\n" * 2)
        monkeypatch.setattr(runs, "_CPUINFO", cpuinfo)
        for name in ("ATEN_CPU_CAPABILITY", "ONEDNN_MAX_CPU_ISA", "DNNL_MAX_CPU_ISA"):
            monkeypatch.delenv(name, raising=False)

    return state


@pytest.fixture
def racing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock for deadlines that advances a second at each reading, however busy the machine is."""
    monkeypatch.setattr(deadline, "time", SimpleNamespace(monotonic=count().__next__))
