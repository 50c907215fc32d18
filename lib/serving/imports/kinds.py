"""What a file is, by its content, and what can be chosen for its import.

A name says little: web applications call HTML `.xls`, and people rename what an upload refuses.
"""

import json
import re
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from lib.base.errors import DataError
from lib.base.records import checked

Kind = Literal["sqlite", "gzip", "excel", "parquet", "text"]

SQLITE = b"SQLite format 3\0"
_HEAD = 4096  # bytes
_MOST_UNPACKED = 512 << 20  # bytes of a workbook: its reader holds them in memory
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")

_SPREADSHEET = "open it in a spreadsheet program and save the table as CSV or .xlsx"
_EXPORT = "export its tables as CSV, and upload those"
# The first bytes of files that are no tables: what they are, and what to do.
_OTHERS: tuple[tuple[tuple[bytes, ...], str, str], ...] = (
    ((b"%PDF",), "a PDF document", "get the table as CSV or .xlsx from where the document is from"),
    ((b"\x89PNG", b"\xff\xd8\xff", b"GIF8"), "an image",
     "upload the table that it shows as CSV or .xlsx"),
    ((b"{\\rtf",), "an RTF document", _SPREADSHEET),
    ((b"7z\xbc\xaf\x27\x1c", b"Rar!", b"BZh", b"\xfd7zXZ\0", b"\x28\xb5\x2f\xfd"), "an archive",
     "unpack it and upload the files in it"),
    ((b"\x7fELF", b"MZ\x90"), "a program", "upload a table: CSV, Excel, Parquet, JSON or SQLite"),
    ((b"\x00\x01\x00\x00Standard",), "an Access database", _EXPORT),
    ((b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"), "the write-ahead log of a SQLite database",
     "upload the database itself"),
    ((b"PARE",), "an encrypted Parquet file", "save it without encryption"),
    ((b"ARROW1", b"FEA1", b"ORC", b"\x89HDF", b"$FL2", b"<stata_dta>", b"\x80\x04\x95"),
     "an Arrow, ORC, HDF5, SPSS or Stata file, or a pickle", "save the table as Parquet or CSV"),
    ((b"PGDMP",), "a PostgreSQL dump", _EXPORT),
)  # fmt: skip
_TEXTS: tuple[tuple[re.Pattern[str], str, str], ...] = (
    (re.compile(r"<(!doctype html|html|head|body|table|div|script)\b", re.I), "a web page (HTML)",
     _SPREADSHEET),
    (re.compile(r"<\?xml|<[a-z][\w:.-]*(\s[^<>]*)?>\s*<", re.I), "XML",
     "save the table in it as CSV or .xlsx"),
    (re.compile(
        r"(\s|--[^\n]*\n|\\[a-z][^\n]*\n|rem\s[^\n]*\n|/\*.*?\*/;?)*"  # comments, lines of psql
        r"(pragma|create\s+(table|database|schema)|(insert|replace)\s+into|"
        r"begin(\s+transaction)?\s*;|drop\s+table|set\s+[\w@.]+\s*(=|(to|on|off)\b)|"
        r"use\s+\S+\s*(;|\n\s*go\b)|alter\s+table|lock\s+tables|copy\s+[^\n]+\sfrom\s+stdin|"
        r"start\s+transaction)", re.I | re.S),
     "a dump of SQL statements",
     "load it into SQLite (sqlite3 new.db < dump.sql) and upload that file, or export its tables "
     "as CSV"),
)  # fmt: skip


def kind_of(path: Path, name: str) -> Kind:
    """What the file holds. Raises DataError, with what it is and what to do, where it is no table.

    Of text, see `refuse_text`.
    """
    with path.open("rb") as file:
        head = file.read(_HEAD)
    if not head:
        raise DataError("the file is empty; upload a table: CSV, Excel, Parquet, JSON or SQLite")
    if head.startswith(SQLITE):
        return "sqlite"
    if head.startswith(b"\x1f\x8b"):
        return "gzip"
    if head.startswith(b"PAR1"):
        return "parquet"
    if head.startswith(b"PK\x03\x04"):
        return _zip_kind(path)
    if head.startswith(b"\xd0\xcf\x11\xe0"):
        return _compound_kind(path)
    for magics, what, todo in _OTHERS:
        if head.startswith(magics):
            raise DataError(f"this is {what}; {todo}")
    if head[8:12] == b"DUCK":
        raise DataError(f"this is a DuckDB database; {_EXPORT}")
    if _is_binary(head):
        database = re.search(r"\.(db|sqlite3?|s3db|sqlitedb)$", name, re.IGNORECASE)
        if database:
            raise DataError(
                "this is no SQLite database that can be read: it is encrypted (SQLCipher, for "
                "example) or damaged; export it without encryption, or its tables as CSV"
            )
        raise DataError(
            "this is binary data, no table, or it is encrypted or damaged; upload CSV, Excel, "
            "Parquet, JSON or SQLite"
        )
    return "text"


def too_large(most_bytes: int) -> str:
    """Why files are refused whose tables, without compression, go beyond the limit."""
    return f"as a database it would take more than {most_bytes >> 20} MB"


def refuse_text(path: Path) -> None:
    """Raises DataError, with what it is and what to do, where a text begins like no table.

    That is seen by signs of ASCII, before the encoding is known.
    """
    with path.open("rb") as file:
        head = file.read(_HEAD).replace(b"\0", b"").decode("ascii", errors="ignore")
    for pattern, what, todo in _TEXTS:
        if pattern.match(head.lstrip()):
            raise DataError(f"this is {what}; {todo}")


def is_json(head: str, name: str) -> bool:
    """Whether a text begins like JSON, or is called so."""
    if re.match(r'\s*(\{\s*["}]|\[\s*[{\[])', head):
        return True
    return bool(re.search(r"\.(json|jsonl|ndjson)(\.gz)?$", name, re.IGNORECASE))


def check_sqlite(path: Path) -> None:
    """Raises DataError where a SQLite file has fewer pages than its header says."""
    head, pages, page = _sqlite_header(path)
    size = path.stat().st_size
    if size < pages * page:
        where = ", the others may be in its -wal file" if _is_logged(head) else ""
        raise DataError(
            f"the database is cut off: it has {size // page:,} of {pages:,} pages{where}; "
            f"{_CHECKPOINT if where else 'copy the whole file, and upload it again'}"
        )


def no_table(path: Path) -> str:
    """Why a SQLite file may have no table, and what to do."""
    if _is_logged(_sqlite_header(path)[0]):
        return f"the database has no table: its content may be in its -wal file; {_CHECKPOINT}"
    return "the database has no table"


def missing_changes(path: Path) -> list[str]:
    """A sentence where a SQLite file may lack its newest changes."""
    if not _is_logged(_sqlite_header(path)[0]):
        return []
    return [
        "The database is written with a write-ahead log, and without its -wal file the newest "
        f"changes may be missing. To be sure, {_CHECKPOINT}."
    ]


def _sqlite_header(path: Path) -> tuple[bytes, int, int]:
    """The header, the number of pages that it says (0: it does not), and the bytes of a page.

    https://www.sqlite.org/fileformat.html#the_database_header
    """
    with path.open("rb") as file:
        head = file.read(100).ljust(100, b"\0")
    page = int.from_bytes(head[16:18], "big")
    pages = int.from_bytes(head[28:32], "big") if head[24:28] == head[92:96] else 0
    return head, pages, 65_536 if page == 1 else page


def _is_logged(head: bytes) -> bool:
    return 2 in head[18:20]


_CHECKPOINT = (
    "close the program that uses it, or run `PRAGMA wal_checkpoint(TRUNCATE)`, and upload it again"
)


def _zip_kind(path: Path) -> Kind:
    try:
        with zipfile.ZipFile(path) as archive:
            members = {member.filename: member.file_size for member in archive.infolist()}
            names = set(members)
            mime = b""
            if "mimetype" in names:
                with archive.open("mimetype") as file:
                    mime = file.read(100)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, RuntimeError):
        raise DataError("this is a damaged zip file; copy or export it again") from None
    if b"opendocument.spreadsheet" in mime or any(name.startswith("xl/") for name in names):
        if sum(members.values()) > _MOST_UNPACKED:
            raise DataError(
                f"the workbook takes more than {_MOST_UNPACKED >> 20} MB unpacked; save its "
                "sheets as CSV"
            )
        return "excel"
    if any(name.startswith(("word/", "ppt/")) for name in names) or b"opendocument" in mime:
        raise DataError(f"this is a document without sheets; {_SPREADSHEET}")
    raise DataError("this is a zip archive; unpack it and upload the files in it")


def _compound_kind(path: Path) -> Kind:
    """The old format of Office, in which encrypted new workbooks are wrapped, too."""
    content = path.read_bytes()
    if _ENCRYPTED in content:
        raise DataError("this Excel file is encrypted; save it without a password")
    if any(name.encode("utf-16-le") in content for name in ("Workbook", "Book")):
        return "excel"
    raise DataError(f"this is an Office document without sheets; {_SPREADSHEET}")


def _is_binary(head: bytes) -> bool:
    """Whether there are bytes that no text has in any encoding that is read here."""
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return False
    if 0 in head:
        return not utf_16_order(head)
    control = sum(head.count(bytes([sign])) for sign in (*range(1, 9), *range(14, 26), 28, 29, 30))
    return control > len(head) // 100 + 1


def utf_16_order(head: bytes) -> str | None:
    """`utf-16-le` or `utf-16-be`, where a text without a mark is in one of them."""
    even, odd = head[0::2].count(0), head[1::2].count(0)  # the upper half of ASCII's signs
    if not even + odd or min(even, odd) > max(even, odd) // 50:
        return None
    order = "utf-16-le" if odd > even else "utf-16-be"
    text = head[: len(head) // 2 * 2].decode(order, errors="replace")
    odd_signs = sum(not (sign.isprintable() or sign.isspace()) for sign in text)
    return order if odd_signs <= len(text) // 50 else None


TYPES = (
    "TEXT", "INTEGER", "REAL", "BOOLEAN", "DATE", "DATE DMY", "DATE MDY", "DATE YMD", "DATETIME",
    "DATETIME DMY", "DATETIME MDY", "DATETIME YMD",
)  # fmt: skip
"""Those that can be chosen. DMY: the day comes first, MDY: the month, YMD: the year."""

ENCODINGS = (
    "utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be", "cp1252", "cp1250", "cp1251",
    "koi8_r", "cp866", "cp1253", "iso8859_2", "cp1254", "cp1255", "cp1256", "cp1257", "cp874",
    "gb18030", "big5", "cp932", "euc_jp", "cp949", "mac_roman", "cp850",
)  # fmt: skip
"""Those that can be chosen; among equally good ones the first."""

DELIMITERS = (",", ";", "\t", "|", "^", "~")

ONE_COLUMN = "\x1f"
"""The delimiter of a text of one column, which may have commas: a sign that no text has."""


class _Option(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)  # an answer says more than is chosen


def _one_of(known: Sequence[str]) -> AfterValidator:
    def check(value: str) -> str:
        if value not in known:
            raise ValueError(f"expected one of {', '.join(known)}")
        return value

    return AfterValidator(check)


def _one_sign(value: str) -> str:
    one = len(value) == 1 and value.isascii() and not value.isalnum()
    if not one or value in "\"'\r\n\0\\":
        raise ValueError("expected one sign, such as a semicolon or a tab")
    return value


_Name = Annotated[str, Field(max_length=200)]


class ColumnOptions(_Option):
    """Null: as it is found; so is BLOB, which is said of Parquet: nothing else can be chosen."""

    name: _Name | None = None
    type: Annotated[
        Annotated[str, _one_of(TYPES)] | None,
        BeforeValidator(lambda value: None if value == "BLOB" else value),
    ] = None


class TableOptions(_Option):
    """For the table of `file`, of several in it that of `sheet`: in JSON, the key of its list.
    Null: as it is found.

    `header`: the line (of a sheet the row) with the names, 0 for none. `columns`: one for each.
    """

    file: str
    sheet: str | None = None
    name: _Name | None = None
    delimiter: Annotated[str, AfterValidator(_one_sign)] | None = None
    encoding: Annotated[str, _one_of(ENCODINGS)] | None = None
    header: Annotated[int, Field(ge=0, le=100_000)] | None = None
    columns: list[ColumnOptions] | None = None


class ImportOptions(_Option):
    tables: list[TableOptions] = []


def read_options(text: str) -> ImportOptions:
    """Raises DataError where the JSON is none, or names what cannot be chosen."""
    if not text.strip():
        return ImportOptions()
    try:
        payload = json.loads(text)
    except (ValueError, RecursionError):
        raise DataError('options: no JSON; expected {"tables": [{"file": ...}]}') from None
    return checked(ImportOptions, payload, "options")
