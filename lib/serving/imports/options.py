"""What can be chosen for an import: the answer to a preview, edited, is such a choice."""

import json
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from lib.base.errors import DataError

TYPES = (
    "TEXT", "INTEGER", "REAL", "BOOLEAN", "DATE", "DATE DMY", "DATE MDY", "DATE YMD", "DATETIME",
    "DATETIME DMY", "DATETIME MDY", "DATETIME YMD",
)  # fmt: skip
"""Those that can be chosen. DMY: the day comes first, MDY: the month, YMD: the year."""

ENCODINGS = (
    "utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be", "cp1252", "cp1250", "cp1251",
    "koi8_r", "cp866", "cp1253", "iso8859_2", "cp1254", "cp1255", "cp1256", "cp1257", "gb18030",
    "big5", "cp932", "euc_jp", "cp949", "mac_roman", "cp850",
)  # fmt: skip
"""Those that can be chosen; among equally good ones the first."""

DELIMITERS = (",", ";", "\t", "|", "^", "~")

ONE_COLUMN = "\x1f"
"""The delimiter of a text of one column, which may have commas: a sign that no text has."""


class _Option(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)  # an answer says more than is chosen


class ColumnOptions(_Option):
    """Null: as it is found."""

    name: Annotated[str, Field(max_length=200)] | None = None
    type: str | None = None

    @field_validator("type")
    @classmethod
    def _known_type(cls, value: str | None) -> str | None:
        if value == "BLOB":  # said of Parquet: there is nothing else to choose
            return None
        if value is not None and value not in TYPES:
            raise ValueError(f"expected one of {', '.join(TYPES)}")
        return value


class TableOptions(_Option):
    """For the table of `file`, in a workbook that of `sheet`. Null: as it is found.

    `header`: the line (of a sheet the row) with the names, 0 for none. `columns`: one for each.
    """

    file: str
    sheet: str | None = None
    name: Annotated[str, Field(max_length=200)] | None = None
    delimiter: str | None = None
    encoding: str | None = None
    header: Annotated[int, Field(ge=0, le=100_000)] | None = None
    columns: list[ColumnOptions] | None = None

    @field_validator("delimiter")
    @classmethod
    def _one_sign(cls, value: str | None) -> str | None:
        one = value is None or (len(value) == 1 and value.isascii() and not value.isalnum())
        if not one or (value or " ") in "\"'\r\n\0\\":
            raise ValueError("expected one sign, such as a semicolon or a tab")
        return value

    @field_validator("encoding")
    @classmethod
    def _known_encoding(cls, value: str | None) -> str | None:
        if value is not None and value not in ENCODINGS:
            raise ValueError(f"expected one of {', '.join(ENCODINGS)}")
        return value


class ImportOptions(_Option):
    tables: list[TableOptions] = []


def read_options(text: str) -> ImportOptions:
    """Raises DataError where the JSON is none, or names what cannot be chosen."""
    if not text.strip():
        return ImportOptions()
    try:
        payload: Any = json.loads(text)
        return ImportOptions.model_validate(payload)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "options"
        raise DataError(
            f"options: `{place}`: {first['msg'].removeprefix('Value error, ')}"
        ) from None
    except (ValueError, RecursionError):
        raise DataError('options: no JSON; expected {"tables": [{"file": ...}]}') from None
