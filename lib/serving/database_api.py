"""The part of the API that is about databases: uploads, previews, descriptions, schemas."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI, Request
from pydantic import BaseModel, ConfigDict
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import ClientDisconnect

from lib.answering.replies.catalog_questions import row_counts
from lib.answering.replies.suggestions import suggestions
from lib.answering.rollout.environment import Schemas
from lib.base.errors import DataError
from lib.database.catalog import Table
from lib.database.sandbox.sandbox import Sandbox
from lib.serving.databases import (
    LONGEST_FILE,
    Database,
    Databases,
    Descriptions,
    load_descriptions,
    parse_descriptions,
    read_descriptions,
    save_descriptions,
    write_descriptions,
)
from lib.serving.guard import RefusedError
from lib.serving.imports.kinds import (
    DELIMITERS,
    ENCODINGS,
    TYPES,
    ImportOptions,
    read_options,
)
from lib.serving.streams import wait_for_client

_READERS = 2  # files of clients that are read at a time
_MOST_UPLOADS = 8  # uploads that are read or wait for it
_SUGGESTED = 3
_MOST_COMING = 32  # uploads that are being sent
_UPLOAD_SECONDS = 600  # in which an upload has to arrive

_MOST_FILES = 20  # of one upload
_LONGEST_OPTIONS = 256 << 10  # bytes

_UPLOAD = {
    "requestBody": {
        "content": {
            "multipart/form-data": {
                "schema": {
                    "type": "object",
                    "properties": {
                        "file": {"type": "array", "items": {"type": "string", "format": "binary"}},
                        "options": {"type": "string"},
                        "descriptions": {"type": "string"},
                    },
                    "required": ["file"],
                }
            }
        }
    }
}

_Sent = tuple[list[UploadFile], ImportOptions]
_Result = TypeVar("_Result")


class DescriptionsBody(BaseModel):
    """`text`: YAML, a line for each `table` or `table.column` that is described."""

    model_config = ConfigDict(extra="forbid", strict=True)

    text: str


def add_database_routes(
    app: FastAPI, databases: Databases, schemas: Schemas, queries: Sandbox
) -> None:
    """`queries`: the sandbox that counts rows."""
    readers = CapacityLimiter(_READERS)  # their own threads: a slow file delays nobody else
    coming, uploading = asyncio.Semaphore(_MOST_COMING), asyncio.Semaphore(_MOST_UPLOADS)

    @app.get("/api/databases")
    async def list_databases() -> dict[str, Any]:
        found = await run_in_threadpool(databases.all)
        return {"databases": [database.card() for database in found]}

    @contextlib.asynccontextmanager
    async def sent(request: Request) -> AsyncIterator[tuple[FormData, _Sent]]:
        """What an upload sends, while it is its turn to be read."""
        if coming.locked():
            raise RefusedError(429, "too many files are being sent; upload it again later")
        async with coming, _form(request) as form:
            files = [one for one in form.getlist("file") if isinstance(one, UploadFile)]
            if not files:
                raise RefusedError(400, "expected a multipart body with a file under `file`")
            options = read_options(await _text(form.get("options"), _LONGEST_OPTIONS))
            if uploading.locked():
                raise RefusedError(429, "too many files are being read; upload it again later")
            async with uploading:
                yield form, (files, options)

    async def read(request: Request, work: Callable[[threading.Event], _Result]) -> _Result:
        """The result of the work, which a thread does. It is told where the client has gone."""
        gone = threading.Event()
        working = asyncio.ensure_future(to_thread.run_sync(work, gone, limiter=readers))
        try:
            await wait_for_client(working, request.receive)
        finally:
            if not working.done():
                gone.set()
        return await working

    @app.post("/api/databases", status_code=201, openapi_extra=_UPLOAD)
    async def upload(request: Request) -> dict[str, Any]:
        """Keep a SQLite file, or files of tables as one database, for a day.

        CSV, Excel, Parquet and JSON are imported. The answer's `tables` say what was chosen and
        changed; `options` change it, `descriptions` describe tables and columns.
        """
        async with sent(request) as (form, files):
            text = await _text(form.get("descriptions"), LONGEST_FILE)

            def add(gone: threading.Event) -> dict[str, Any]:
                described = text.encode(errors="replace")
                parse_descriptions(described)  # before the files, which may take minutes
                database, answer = databases.add(*files, gone)
                try:
                    if described:
                        _describe_upload(database, described, schemas)
                    if gone.is_set():
                        raise DataError("the client has gone")
                except BaseException:
                    databases.remove(database)
                    raise
                return {**database.card(), **answer}

            return await read(request, add)

    @app.post("/api/databases/preview", openapi_extra=_UPLOAD)
    async def preview(request: Request) -> dict[str, Any]:
        """What an upload with these files and `options` would become. Nothing is kept."""
        async with sent(request) as (_, files):
            found = await read(request, lambda gone: databases.preview(*files, gone))
        choices = {"types": TYPES, "encodings": ENCODINGS, "delimiters": DELIMITERS}
        return {**found, "choices": choices}

    @app.put("/api/databases/{id}/descriptions")
    async def describe_database(id: str, body: DescriptionsBody) -> dict[str, Any]:
        """Describe the tables and columns of an uploaded database; prompts show these texts."""
        database = await run_in_threadpool(databases.find, id)
        if not database.uploaded:
            raise RefusedError(403, "only uploaded databases can be described here")

        def save() -> dict[str, str]:
            catalog = schemas.catalog(str(database.path), database.name)
            return save_descriptions(database.path, body.text, catalog)

        return {"descriptions": await to_thread.run_sync(save)}

    @app.delete("/api/databases/{id}")
    async def delete(id: str) -> dict[str, Any]:
        """Delete an uploaded database."""
        database = await run_in_threadpool(databases.find, id)
        if not database.uploaded:
            raise RefusedError(403, "only uploaded databases can be deleted")
        await run_in_threadpool(databases.remove, database)
        return {"deleted": id}

    @app.get("/api/databases/{id}/schema")
    async def schema(id: str) -> dict[str, Any]:
        """The tables with their columns, keys, descriptions and `row_count`.

        It is null where counting takes too long.
        """
        database = await run_in_threadpool(databases.find, id)
        return await to_thread.run_sync(_schema, database, schemas, queries, limiter=readers)

    @app.get("/api/databases/{id}/suggestions")
    async def suggest(id: str) -> dict[str, Any]:
        """Questions to begin with."""
        database = await run_in_threadpool(databases.find, id)
        catalog = await to_thread.run_sync(
            schemas.catalog, str(database.path), database.name, limiter=readers
        )
        return {"questions": [one.question for one in suggestions(catalog, _SUGGESTED)]}


@contextlib.asynccontextmanager
async def _form(request: Request) -> AsyncIterator[FormData]:
    """The form of an upload. Raises RefusedError where it cannot be read, or does not arrive."""
    try:
        async with asyncio.timeout(_UPLOAD_SECONDS):
            form = await request.form(max_files=_MOST_FILES + 2, max_fields=4)
    except TimeoutError:
        raise RefusedError(400, f"the file has not come within {_UPLOAD_SECONDS} s") from None
    except ClientDisconnect:
        raise RefusedError(400, "the client has gone") from None
    except (UnicodeError, LookupError) as error:
        raise RefusedError(400, f"the form cannot be read: {error}") from None
    try:
        yield form
    finally:
        await form.close()


async def _text(field: UploadFile | str | None, most_bytes: int) -> str:
    """A field of a form, whether it was sent as a file or typed."""
    if isinstance(field, UploadFile):
        return (await field.read(most_bytes + 1)).decode(errors="replace")
    return field or ""


def _schema(database: Database, schemas: Schemas, queries: Sandbox) -> dict[str, Any]:
    catalog = schemas.catalog(str(database.path), database.name)
    descriptions = load_descriptions(database.path, catalog)
    counts = row_counts(database.path, catalog.tables, queries)
    return {
        **database.card(),
        "tables": [
            _table(table, descriptions, count)
            for table, count in zip(catalog.tables, counts, strict=True)
        ],
    }


def _describe_upload(database: Database, text: bytes, schemas: Schemas) -> None:
    """Add descriptions to an upload's. Raises DataError if they cannot be used."""
    catalog = schemas.catalog(str(database.path), database.name)
    described = read_descriptions(text, catalog)
    known = load_descriptions(database.path, catalog)
    write_descriptions(database.path, {**known, **described}, catalog)


def _table(table: Table, descriptions: Descriptions, row_count: int | None) -> dict[str, Any]:
    return {
        "name": table.name,
        "row_count": row_count,
        "description": descriptions.get(table.name, ""),
        "columns": [
            {
                "name": column.name,
                "description": descriptions.get(f"{table.name}.{column.name}", ""),
                "type": column.type,
                "nullable": column.nullable,
                "primary_key": column.primary_key,
            }
            for column in table.columns
        ],
        "foreign_keys": [
            {"column": column, "table": key.referenced_table, "references": referenced}
            for key in table.foreign_keys
            for column, referenced in key.pairs
        ],
    }
