"""A record's database is found in either layout, never outside the root; some have no rows."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.records import Example
from lib.data.databases import DatabaseRoot, has_rows, without_rows
from lib.database.files import UnusableDatabaseError
from tests.conftest import write_database


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


def test_both_layouts_are_found(root: Path) -> None:
    databases = DatabaseRoot(root)
    assert databases.find("concert") == root / "concert" / "concert.sqlite"
    assert databases.find("pets") == root / "pets.sqlite"


def test_the_folder_wins_over_the_flat_file(root: Path) -> None:
    _create(root / "concert.sqlite")
    assert DatabaseRoot(root).find("concert") == root / "concert" / "concert.sqlite"


def test_a_root_that_is_itself_a_link_works(root: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(root, target_is_directory=True)
    assert DatabaseRoot(link).find("concert") == link / "concert" / "concert.sqlite"


@pytest.mark.parametrize(
    "db_id", ["../secret", "secret/../../secret", "/etc", "..", ".", "a/b", "a\\b", "a\0b"]
)
def test_a_db_id_that_is_no_plain_name_is_refused(root: Path, db_id: str) -> None:
    with pytest.raises(DataError, match="expected the plain name of a database"):
        DatabaseRoot(root).find(db_id)


def test_a_db_id_cannot_leave_the_root_through_a_link(root: Path, tmp_path: Path) -> None:
    (root / "secret").symlink_to(tmp_path / "secret", target_is_directory=True)
    (root / "flat.sqlite").symlink_to(tmp_path / "secret" / "secret.sqlite")
    for db_id in ("secret", "flat"):
        with pytest.raises(DataError, match="outside the database root"):
            DatabaseRoot(root).find(db_id)


def test_a_link_that_stays_inside_the_root_works(root: Path) -> None:
    (root / "alias.sqlite").symlink_to(root / "pets.sqlite")
    assert DatabaseRoot(root).find("alias") == root / "alias.sqlite"


def test_an_unknown_db_id_names_the_nearest_known(root: Path) -> None:
    message = r"'concrt'.*did you mean 'concert'\?"
    with pytest.raises(UnusableDatabaseError, match=message) as caught:
        DatabaseRoot(root).find("concrt")
    assert caught.value.path == root / "concrt" / "concrt.sqlite"


def test_an_unknown_db_id_like_no_other_says_what_was_expected(root: Path) -> None:
    with pytest.raises(UnusableDatabaseError, match=r"expected zzz/zzz\.sqlite there$"):
        DatabaseRoot(root).find("zzz")


def test_the_same_missing_database_fails_each_time(root: Path) -> None:
    databases = DatabaseRoot(root)
    for _ in range(2):
        with pytest.raises(UnusableDatabaseError):
            databases.find("zzz")


def test_a_missing_root_is_an_error_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no database folder") as caught:
        DatabaseRoot(tmp_path / "none").find("concert")
    assert not isinstance(caught.value, UnusableDatabaseError)


@pytest.mark.parametrize("content", [b"", b"SQLite format 2\0", b"version https://git-lfs"])
def test_a_file_without_the_sqlite_header_is_refused(root: Path, content: bytes) -> None:
    (root / "broken.sqlite").write_bytes(content)
    with pytest.raises(UnusableDatabaseError, match=r"broken\.sqlite: not a readable SQLite"):
        DatabaseRoot(root).find("broken")


def test_a_directory_or_a_pipe_in_place_of_the_file_is_refused(root: Path) -> None:
    (root / "folder.sqlite").mkdir()
    os.mkfifo(root / "pipe.sqlite")
    for db_id in ("folder", "pipe"):
        with pytest.raises(UnusableDatabaseError, match="not a file"):
            DatabaseRoot(root).find(db_id)


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


def test_a_relative_path_is_taken_from_the_root(root: Path) -> None:
    path = DatabaseRoot(root).locate("concert/concert.sqlite")
    assert path == root / "concert" / "concert.sqlite"


def test_a_relative_path_cannot_leave_the_root(root: Path) -> None:
    with pytest.raises(DataError, match=r"\.\./secret/secret\.sqlite leads outside"):
        DatabaseRoot(root).locate("../secret/secret.sqlite")


def test_an_absolute_path_is_taken_as_it_is(root: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret" / "secret.sqlite"
    assert DatabaseRoot(root).locate(str(secret)) == secret


def test_a_path_to_nothing_is_a_missing_database(root: Path) -> None:
    with pytest.raises(UnusableDatabaseError, match="no such database file"):
        DatabaseRoot(root).locate("concert/other.sqlite")


def test_a_path_with_a_zero_byte_is_refused(root: Path) -> None:
    with pytest.raises(DataError, match="expected a path"):
        DatabaseRoot(root).locate("a\0b")


def test_a_database_is_looked_at_once(root: Path) -> None:
    databases = DatabaseRoot(root)
    first = databases.find("pets")
    (root / "pets.sqlite").unlink()
    assert databases.find("pets") == first


_NAMES = [("find", "concert"), ("find", "pets"), ("find", "new")]
_PATHS = [("locate", path) for path in ("concert/concert.sqlite", "pets.sqlite", "new.sqlite")]


@pytest.mark.parametrize(("method", "name"), [*_NAMES, *_PATHS, ("locate", "{root}/pets.sqlite")])
def test_a_replaced_database_is_the_other_file_however_it_is_named(
    root: Path, tmp_path: Path, method: str, name: str
) -> None:
    other = _create(tmp_path / "rows" / "with_rows.sqlite")
    databases = DatabaseRoot(root, dict.fromkeys(("concert", "pets", "new"), other))
    assert getattr(databases, method)(name.format(root=root)) == other


def test_other_databases_are_not_replaced(root: Path, tmp_path: Path) -> None:
    databases = DatabaseRoot(root, {"concert": _create(tmp_path / "rows.sqlite")})
    assert databases.find("pets") == root / "pets.sqlite"
    assert databases.locate("pets.sqlite") == root / "pets.sqlite"


def test_a_missing_replacement_never_falls_back_on_the_database_of_the_folder(
    root: Path, tmp_path: Path
) -> None:
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
def test_a_database_has_rows_where_a_table_has_one(
    script: str, expected: bool, make_database: Callable[[str, str], Path]
) -> None:
    assert has_rows(make_database(script, "tiny")) == expected


def test_what_cannot_be_read_is_taken_to_have_rows(damaged_database: Path, tmp_path: Path) -> None:
    assert has_rows(damaged_database)
    assert has_rows(tmp_path / "gone.sqlite")


def test_questions_are_named_in_order(
    concert_database: Path, make_database: Callable[[str, str], Path]
) -> None:
    hollow = make_database("CREATE TABLE t (a)", "hollow")
    examples = [
        Example(name, path.stem, str(path), "?", "SELECT 1")
        for name, path in (("a", hollow), ("b", concert_database), ("c", hollow))
    ]
    assert without_rows(examples) == ["a", "c"]
