"""A record's database is found in either layout, never outside the root; some have no rows."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.records import Example
from lib.data.databases import DatabaseRoot, has_rows, without_rows
from lib.database.files import UnusableDatabaseError
from tests.conftest import write_database

MakeDatabase = Callable[..., Path]


def _create(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_database(path, "CREATE TABLE singer (name TEXT)")
    return path


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """`concert` in a folder of its own, `pets` as a flat file, and a database outside the root."""
    root = tmp_path / "database"
    _create(root / "concert" / "concert.sqlite")
    _create(root / "pets.sqlite")
    _create(tmp_path / "secret" / "secret.sqlite")
    return root


@pytest.fixture
def odd_root(root: Path, tmp_path: Path) -> Path:
    """The same with links, and with what is no database."""
    _create(root / "concert.sqlite")
    (root / "alias.sqlite").symlink_to(root / "pets.sqlite")
    (root / "secret").symlink_to(tmp_path / "secret", target_is_directory=True)
    (root / "flat.sqlite").symlink_to(tmp_path / "secret" / "secret.sqlite")
    (root / "folder.sqlite").mkdir()
    os.mkfifo(root / "pipe.sqlite")
    for name, content in (("empty", b""), ("two", b"SQLite format 2\0"), ("lfs", b"version h")):
        (root / f"{name}.sqlite").write_bytes(content)
    (tmp_path / "link").symlink_to(root, target_is_directory=True)
    return root


@pytest.mark.parametrize(
    ("method", "name", "found"),
    [
        ("find", "concert", "database/concert/concert.sqlite"),  # not the flat file
        ("find", "pets", "database/pets.sqlite"),
        ("find", "alias", "database/alias.sqlite"),
        ("locate", "concert/concert.sqlite", "database/concert/concert.sqlite"),
        ("locate", "{root}/../secret/secret.sqlite", "database/../secret/secret.sqlite"),
    ],
)
def test_a_database_is_found_in_both_layouts_and_by_its_path(
    odd_root: Path, tmp_path: Path, method: str, name: str, found: str
) -> None:
    databases = DatabaseRoot(odd_root)
    for _ in range(2):
        assert getattr(databases, method)(name.format(root=odd_root)) == tmp_path / found


def test_a_root_that_is_itself_a_link_works(odd_root: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    assert DatabaseRoot(link).find("pets") == link / "pets.sqlite"


_NO_NAMES = ("../secret", "secret/../../secret", "/etc", "..", ".", "a/b", "a\\b", "a\0b")


@pytest.mark.parametrize(
    ("method", "name", "unusable", "message"),
    [
        *(("find", name, False, "expected the plain name of a database") for name in _NO_NAMES),
        *(("find", name, False, "outside the database root") for name in ("secret", "flat")),
        *(("find", name, True, "not a file") for name in ("folder", "pipe")),
        *(
            ("find", name, True, rf"{name}\.sqlite: not a readable SQLite")
            for name in ("empty", "two", "lfs")
        ),
        ("find", "concrt", True, r"'concrt'.*did you mean 'concert'\?"),
        ("find", "zzz", True, r"expected zzz/zzz\.sqlite there$"),
        ("locate", "../secret/secret.sqlite", False, r"\.\./secret/secret\.sqlite leads outside"),
        ("locate", "concert/other.sqlite", True, "no such database file"),
        ("locate", "a\0b", False, "expected a path"),
    ],
)
def test_what_is_no_database_of_the_root_is_refused_each_time(
    odd_root: Path, method: str, name: str, unusable: bool, message: str
) -> None:
    databases = DatabaseRoot(odd_root)
    for _ in range(2):
        with pytest.raises(DataError, match=message) as caught:
            getattr(databases, method)(name)
        assert isinstance(caught.value, UnusableDatabaseError) == unusable


def test_a_missing_root_is_an_error_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no database folder") as caught:
        DatabaseRoot(tmp_path / "none").find("concert")
    assert not isinstance(caught.value, UnusableDatabaseError)


def test_a_missing_database_has_its_place(root: Path) -> None:
    with pytest.raises(UnusableDatabaseError) as caught:
        DatabaseRoot(root).find("concrt")
    assert caught.value.path == root / "concrt" / "concrt.sqlite"


@pytest.mark.parametrize("name", ["._pets.sqlite", "._concert", ".DS_Store", "__MACOSX", ".git"])
def test_what_archives_leave_behind_is_no_database(root: Path, name: str) -> None:
    known = DatabaseRoot(root).known_ids
    (root / name).mkdir() if "." not in name[2:] else (root / name).write_bytes(b"\0\5\x16\7")
    assert DatabaseRoot(root).known_ids == known == ["concert", "pets"]


def test_an_unreadable_file_is_an_error(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(DataError, match=r"pets\.sqlite: cannot be read \(Permission denied\)"):
        DatabaseRoot(root).find("pets")


_NAMES = [("find", "concert"), ("find", "pets"), ("find", "new")]
_PATHS = [("locate", path) for path in ("concert/concert.sqlite", "pets.sqlite", "new.sqlite")]


@pytest.mark.parametrize(("method", "name"), [*_NAMES, *_PATHS, ("locate", "{root}/pets.sqlite")])
def test_a_replaced_database_is_the_other_file_however_it_is_named(
    root: Path, tmp_path: Path, method: str, name: str
) -> None:
    other = _create(tmp_path / "rows" / "with_rows.sqlite")
    databases = DatabaseRoot(root, dict.fromkeys(("concert", "pets", "new"), other))
    assert getattr(databases, method)(name.format(root=root)) == other
    own = DatabaseRoot(root, {"concert": other})  # and of no other database
    assert (own.find("pets"), own.locate("pets.sqlite")) == (root / "pets.sqlite",) * 2


def test_a_missing_replacement_never_means_the_folders_database(root: Path, tmp_path: Path) -> None:
    databases = DatabaseRoot(root, {"concert": tmp_path / "none.sqlite"})
    for find, name in ((databases.find, "concert"), (databases.locate, "concert/concert.sqlite")):
        with pytest.raises(
            UnusableDatabaseError, match=r"no file .*none\.sqlite, .*place of .* concert"
        ):
            find(name)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("CREATE TABLE t (a); INSERT INTO t VALUES (NULL)", True),
        ("CREATE TABLE t (a); CREATE TABLE u (b); INSERT INTO u VALUES (1)", True),
        ("CREATE TABLE t (a); CREATE TABLE u (b)", False),
        ("CREATE TABLE t (a); CREATE VIEW v AS SELECT a FROM t", False),
        ("CREATE TABLE t (a); CREATE VIEW v AS SELECT no_such FROM t", False),
    ],
)
def test_a_table_with_rows_is_found(
    script: str, expected: bool, make_database: MakeDatabase
) -> None:
    assert has_rows(make_database(script, "tiny")) == expected


def test_what_cannot_be_read_is_taken_to_have_rows(damaged_database: Path, tmp_path: Path) -> None:
    assert has_rows(damaged_database)
    assert has_rows(tmp_path / "gone.sqlite")


def test_questions_are_named_in_order(concert_database: Path, make_database: MakeDatabase) -> None:
    hollow = make_database("CREATE TABLE t (a)", "hollow")
    examples = [
        Example(name, path.stem, str(path), "?", "SELECT 1")
        for name, path in (("a", hollow), ("b", concert_database), ("c", hollow))
    ]
    assert without_rows(examples) == ["a", "c"]
