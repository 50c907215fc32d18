"""The copies with added columns, and the set that is written of them."""

import hashlib
from collections.abc import Callable
from datetime import date
from pathlib import Path
from unittest import mock

from lib.database.catalog import load_catalog
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.invented import data_set
from lib.learning.invented.added import with_additions
from lib.learning.invented.data_set import InventedSet, invent_set
from tests.conftest import CONCERT_SCRIPT, write_database
from tests.learning.invented.databases import shop

TODAY = date(2026, 11, 29)


def _set(folder: Path, sources: dict[str, Path], seed: int = 7) -> InventedSet:
    with Sandbox(1, today=TODAY) as sandbox:
        return invent_set(sources, folder, 17, seed, sandbox, TODAY)


def _digests(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*.sqlite")
    }


def test_the_same_seed_gives_the_same_bytes_and_questions(tmp_path: Path) -> None:
    write_database(tmp_path / "shop.sqlite", shop())
    sources = {"shop": tmp_path / "shop.sqlite"}
    first, again, other = (
        _set(tmp_path / name, sources, seed) for name, seed in (("a", 7), ("b", 7), ("c", 8))
    )
    assert first.records == again.records != other.records
    assert _digests(tmp_path / "a") == _digests(tmp_path / "b") != _digests(tmp_path / "c")
    assert len({record["kind"] for record in first.records}) >= 10


def test_a_copy_has_what_the_original_has_and_more(tmp_path: Path) -> None:
    source = tmp_path / "shop.sqlite"
    write_database(source, shop())
    before = source.read_bytes()
    catalog = load_catalog(source, "shop")
    assert with_additions(source, tmp_path / "copy.sqlite", catalog, "1")
    copy = load_catalog(tmp_path / "copy.sqlite", "shop")
    for table in catalog.tables:
        found = copy.table(table.name)
        assert found is not None
        assert found.columns[: len(table.columns)] == table.columns
    assert len(copy.tables) > len(catalog.tables)
    assert source.read_bytes() == before


def test_a_database_that_cannot_be_used_costs_its_own_questions(
    tmp_path: Path, damaged_database: Path, make_database: Callable[[str, str], Path]
) -> None:
    write_database(tmp_path / "shop.sqlite", shop())
    noise = tmp_path / "noise.sqlite"
    noise.write_bytes(b"no database" * 100)
    found = _set(
        tmp_path / "out",
        {
            "concert": make_database(CONCERT_SCRIPT, "good"),
            "damaged": damaged_database,
            "empty": make_database("CREATE TABLE t (a)", "empty"),
            "gone": tmp_path / "gone.sqlite",
            "noise": noise,
            "shop": tmp_path / "shop.sqlite",
        },
    )
    assert found.left_out["databases that cannot be read"] == 3
    assert found.left_out["databases without a table to add to"] == 1
    assert set(found.databases) == {"concert", "shop"}
    assert not list((tmp_path / "out").rglob("*.partial"))


def test_a_result_that_no_perturbed_copy_changes_is_left_out(tmp_path: Path) -> None:
    source = tmp_path / "shop.sqlite"
    write_database(source, shop())
    with mock.patch.object(data_set, "perturbed_copies", lambda path, *_: (path, path)):
        found = _set(tmp_path / "out", {"shop": source})
    assert not found.records
    assert found.left_out["whose result does not depend on the data"] == 34
