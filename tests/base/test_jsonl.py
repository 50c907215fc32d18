"""Files of records: strict reading, atomic writing, and a journal that survives any cut."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.base.jsonl import (
    Journal,
    dump_line,
    read_json,
    read_jsonl,
    read_numbered_jsonl,
    write_json,
    write_jsonl,
    write_text,
)

_IDENTITY = {"model": "small", "sampling": {"temperature": 0.0, "seed": 1}}
_CHUNKS = [[{"id": "a"}, {"id": "bé\u2028"}], [], [{"id": "c", "rows": [[1, None]]}]]

_any_text = st.text(st.characters(exclude_categories=()), max_size=20)
_payloads = st.dictionaries(_any_text, st.none() | st.integers() | _any_text, max_size=4)


def _read_json(path: Path) -> Any:
    return read_json(path, "run it again")


def _journal(folder: Path, identity: dict[str, Any] = _IDENTITY) -> Journal:
    return Journal(folder / "work.journal", identity)


def _write_journal(folder: Path, chunks: list[list[dict[str, Any]]]) -> Path:
    with _journal(folder) as journal:
        for chunk in chunks:
            journal.append(chunk)
    return folder / "work.journal"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(payloads=st.lists(_payloads, max_size=5))
def test_what_is_written_is_read(tmp_path: Path, payloads: list[dict[str, Any]]) -> None:
    path = tmp_path / "records.jsonl"
    write_jsonl(path, payloads)
    assert list(read_jsonl(path)) == payloads


def test_a_line_is_one_line_and_half_a_character_is_escaped_since_utf8_has_none(
    tmp_path: Path,
) -> None:
    assert dump_line({"text": "é\n\u2028"}) == '{"text": "é\\n\u2028"}\n'
    assert dump_line("\ud83d") == '"\\ud83d"\n'
    path = tmp_path / "a.json"
    write_text(path, ["\ud83d"])
    assert path.read_text(encoding="utf-8") == "\\ud83d"
    write_json(path, {"sql": "\ud83d"})
    assert read_json(path, "") == {"sql": "\ud83d"}


def test_empty_lines_are_skipped_and_lines_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('\ufeff{"n": 1}\n\n  \n{"n": 2}', encoding="utf-8")
    assert list(read_numbered_jsonl(path)) == [(1, {"n": 1}), (4, {"n": 2})]


@pytest.mark.parametrize(
    ("read", "content", "message"),
    [
        (read_jsonl, None, r"a: no such file"),
        (read_jsonl, b'{"a": 1}\n{"a": \n', r"a:2: not JSON"),
        (read_jsonl, b"[1]\n", r"a:1: expected a JSON object, found list"),
        (read_jsonl, b"{}\n\xff{}\n", r"a:2: not UTF-8 text"),
        (read_jsonl, b'{"a": ' + b"[" * 100_000, r"a:1: JSON that cannot be read"),
        (read_jsonl, b'{"a": ' + b"1" * 5_000 + b"}", r"a:1: JSON that cannot be read"),
        (_read_json, None, "a: no such file; run it again"),
        (_read_json, b'{"a": ', "a: not JSON; run it again"),
        (_read_json, b"\xff", "a: not JSON; run it again"),
        (_read_json, b"[" * 100_000, "a: not JSON; run it again"),
    ],
)
def test_a_bad_file_is_named_with_its_line_or_a_remedy(
    tmp_path: Path, read: Callable[[Path], Any], content: bytes | None, message: str
) -> None:
    if content is not None:
        (tmp_path / "a").write_bytes(content)
    with pytest.raises(DataError, match=message):
        list(read(tmp_path / "a"))


def test_a_failed_write_leaves_the_earlier_file(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "a.jsonl"
    write_jsonl(path, [{"n": 1}])

    def fails() -> Iterator[str]:
        yield "half"
        raise RuntimeError("killed")

    with pytest.raises(RuntimeError):
        write_text(path, fails())
    assert list(read_jsonl(path)) == [{"n": 1}]


def test_json_documents_are_indented_and_keep_their_letters(tmp_path: Path) -> None:
    write_json(tmp_path / "a.json", {"name": "é"})
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == '{\n  "name": "é"\n}\n'


def test_a_journal_resumes_behind_its_finished_chunks(tmp_path: Path) -> None:
    _write_journal(tmp_path, _CHUNKS[:2])
    with _journal(tmp_path) as journal:
        assert journal.finished_chunks == 2
        assert journal.finished_objects == sum(map(len, _CHUNKS[:2]))
        journal.append(_CHUNKS[2])
        assert journal.finished_chunks == 3
        journal.finish(tmp_path / "final.jsonl")
    assert list(read_jsonl(tmp_path / "final.jsonl")) == [p for chunk in _CHUNKS for p in chunk]
    assert not (tmp_path / "work.journal").exists()


def test_a_killed_finish_is_repeated(tmp_path: Path) -> None:
    path = _write_journal(tmp_path, _CHUNKS)
    write_jsonl(tmp_path / "final.jsonl", [{"id": "from the killed run"}])
    with _journal(tmp_path) as journal:
        assert journal.finished_chunks == len(_CHUNKS)
        journal.finish(tmp_path / "final.jsonl")
    assert next(read_jsonl(tmp_path / "final.jsonl")) == {"id": "a"}
    assert not path.exists()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"model": "large"}, "model"),
        ({"sampling": {"temperature": 0.5, "seed": 1}}, "sampling.temperature"),
        (
            {"sampling": 3, "code_fingerprint": "c", "data_fingerprint": "d"},
            "sampling, code_fingerprint, data_fingerprint",
        ),
    ],
)
def test_a_journal_of_other_work_is_set_aside_and_what_changed_is_said(
    tmp_path: Path, changes: dict[str, Any], said: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = _write_journal(tmp_path, _CHUNKS)
    content = path.read_bytes()
    with _journal(tmp_path, _IDENTITY | changes) as journal:
        assert journal.finished_chunks == 0
        journal.append([{"id": "new"}])
        journal.finish(tmp_path / "final.jsonl")
    assert list(read_jsonl(tmp_path / "final.jsonl")) == [{"id": "new"}]
    aside = tmp_path / ".set_aside" / "work.journal"
    assert aside.read_bytes() == content
    assert caplog.messages == [f"{path}: unfinished work is set aside in {aside}; changed: {said}"]


def test_the_last_stale_journal_of_a_name_is_kept(tmp_path: Path) -> None:
    for model in "abc":
        with _journal(tmp_path, {"model": model}) as journal:
            journal.append([{"id": model}])
    [kept] = (tmp_path / ".set_aside").iterdir()
    assert '"model": "b"' in kept.read_text()


def test_a_stale_journal_without_finished_work_is_not_kept(tmp_path: Path) -> None:
    _write_journal(tmp_path, [])
    with _journal(tmp_path, {"model": "large"}):
        assert not (tmp_path / ".set_aside").exists()


@pytest.mark.parametrize(
    "header",
    [b"", b"\n", b"not JSON\n", b"\xff\xfe\n", b"[]\n", b'{"identity": {"cut', b"\0" * 40],
)
def test_a_journal_with_a_broken_header_is_started_anew(tmp_path: Path, header: bytes) -> None:
    (tmp_path / "work.journal").write_bytes(header + b'[{"id": "old"}]\n')
    with _journal(tmp_path) as journal:
        assert journal.finished_chunks == 0
        journal.finish(tmp_path / "final.jsonl")
    assert list(read_jsonl(tmp_path / "final.jsonl")) == []


@pytest.mark.parametrize("broken", [b'[{"id": "c"', b"\0\0\0\n", b'{"id": 1}\n', b"[]x\n", b"\n"])
def test_a_broken_chunk_and_all_behind_it_are_dropped(tmp_path: Path, broken: bytes) -> None:
    path = _write_journal(tmp_path, _CHUNKS[:2])
    whole = path.read_bytes()
    path.write_bytes(whole + broken + b'[{"id": "behind"}]\n')
    with _journal(tmp_path) as journal:
        assert journal.finished_chunks == 2
    assert path.read_bytes() == whole


_chunks = st.lists(st.lists(_payloads, max_size=3), max_size=4)


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60
)
@given(chunks=_chunks, data=st.data())
def test_a_cut_at_any_byte_keeps_whole_chunks_only_and_ends_with_the_same_bytes(
    tmp_path: Path, chunks: list[list[dict[str, Any]]], data: st.DataObject
) -> None:
    path = tmp_path / "work.journal"
    path.unlink(missing_ok=True)
    content = _write_journal(tmp_path, chunks).read_bytes()
    cut = data.draw(st.integers(0, len(content)), label="cut")
    path.write_bytes(content[:cut])
    whole_lines = content[:cut].count(b"\n")

    with _journal(tmp_path) as journal:
        assert journal.finished_chunks == max(0, whole_lines - 1)
        for chunk in chunks[journal.finished_chunks :]:
            journal.append(chunk)
        assert path.read_bytes() == content
        journal.finish(tmp_path / "final.jsonl")
    lines = (tmp_path / "final.jsonl").read_text(encoding="utf-8").split("\n")[:-1]
    assert [json.loads(line) for line in lines] == [p for chunk in chunks for p in chunk]
