"""The application: the API below /api, the page, and the OpenAI-compatible endpoint below /v1."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from lib.answering.models.choice import REAL, SHIPPED
from lib.answering.models.fetch import read_catalog
from lib.answering.replies.catalog_questions import row_counts
from lib.answering.replies.sentences import failure_reason
from lib.answering.replies.suggestions import suggestions
from lib.answering.rollout.environment import Schemas
from lib.base.errors import DataError
from lib.base.jsonl import write_text
from lib.base.params import Params
from lib.base.records import sendable
from lib.database.catalog import Table
from lib.database.sandbox.sandbox import Sandbox
from lib.database.sandbox.stream import RowStream
from lib.database.sql.file_doubts import left_out_reason
from lib.serving.databases import (
    LONGEST_FILE,
    Database,
    Databases,
    Descriptions,
    load_descriptions,
    parse_descriptions,
    read_descriptions,
    write_descriptions,
)
from lib.serving.guard import Access, Guard, RefusedError, add_error_handlers
from lib.serving.imports.kinds import DELIMITERS, ENCODINGS, TYPES, ImportOptions, read_options
from lib.serving.models import Batcher, Models, no_model
from lib.serving.openai_api import add_openai_routes
from lib.serving.questions import (
    MODES,
    Answers,
    Job,
    Questions,
    ServedMode,
    UserQuestion,
    result_fields,
)
from lib.serving.server import EXPLORER, add_page
from lib.serving.streams import (
    MEDIA_TYPES,
    Channel,
    EventStream,
    Format,
    PieceStream,
    exported,
    result_for,
)

_CLEAN_SECONDS = 600.0
_MOST_RUNS = 32  # queries of clients that wait for a worker at a time
_MOST_EXPORTS = 4  # files that are being downloaded
_EXPORT_MS = 60_000  # in which the query of an export has to compute its rows
_READERS = 2  # files of clients that are read at a time
_MOST_UPLOADS = 8  # uploads that are read or wait for it
_MOST_COMING = 32  # uploads that are being sent
_UPLOAD_SECONDS = 600  # in which an upload has to arrive
_MOST_FILES = 20  # of one upload
_LONGEST_OPTIONS = 256 << 10  # bytes
_SUGGESTED = 3

_Sent = tuple[list[UploadFile], ImportOptions]
_Result = TypeVar("_Result")
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Services:
    """What the routes use.

    `queries`: the sandbox for SQL that clients run themselves, so that it never delays questions.
    `explorer`: the folder of `make explore`. `endpoint`: the server that answers questions, if it
    is not a model of this machine.
    """

    params: Params
    models: Models
    batcher: Batcher
    databases: Databases
    answers: Answers
    questions: Questions
    schemas: Schemas
    queries: Sandbox
    explorer: Path
    endpoint: str | None = None


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class AskBody(_Body):
    """`mode`: a way to answer. `model`: a name of GET /api/models; null: the default. `hint`: what
    the words of the question mean. `samples`: how many queries are written and vote. `follows`: the
    id of a stored answer that the question follows up on.
    """

    database: str
    question: str
    mode: ServedMode | None = None
    model: str | None = None
    hint: str = ""
    samples: int = 1
    follows: str | None = None


class RunBody(_Body):
    """`sql`: one statement that reads."""

    database: str
    sql: str


class DescriptionsBody(_Body):
    """`text`: YAML, a line for each `table` or `table.column` that is described."""

    text: str


class ExportBody(RunBody):
    """`format`: csv or json."""

    format: Format = "csv"


class _UploadForm(BaseModel):
    file: list[bytes]
    options: str = ""
    descriptions: str = ""


_UPLOAD_SCHEMA = {
    "requestBody": {"content": {"multipart/form-data": {"schema": _UploadForm.model_json_schema()}}}
}


def application(services: Services, access: Access, trainer: bool = False) -> Guard:
    """The ASGI application. `trainer`: clients may exchange adapters."""
    params = services.params.serving

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        cleaning = asyncio.create_task(_clean(services))
        try:
            yield
        finally:
            cleaning.cancel()

    app = FastAPI(
        title="Ask a database",
        description="Text-to-SQL on SQLite: see docs/serving.md.",
        docs_url=None,  # these pages load scripts from other sites
        redoc_url=None,
        lifespan=lifespan,
    )
    add_error_handlers(app)
    _add_question_routes(app, services)
    _add_export_route(app, services)
    _add_database_routes(app, services)
    add_openai_routes(app, params, services.models, services.batcher, trainer)
    add_page(app, services.explorer)
    return Guard(app, access, params.upload_mb << 20, params.patience_seconds)


def _add_question_routes(app: FastAPI, services: Services) -> None:
    models, questions, params = services.models, services.questions, services.params
    running = asyncio.Semaphore(_MOST_RUNS)
    workers = asyncio.Semaphore(services.params.sandbox.workers)

    @app.get("/health", include_in_schema=False)
    @app.get("/api/health")
    async def health() -> dict[str, Any]:
        """Whether the server answers, and what it is doing."""
        return {
            "status": "ok",
            "model": models.default,
            "model_state": models.state(models.default),
            "open_questions": questions.open,
        }

    @app.get("/api/models")
    async def list_models() -> dict[str, Any]:
        """The models that may be asked, and the ways to answer; the first ones are the defaults."""
        known = [
            {
                "name": name,
                "base": Path(chosen.base).name,  # clients must not see a folder of this machine
                "adapter": None if chosen.adapter is None else chosen.adapter.name,
                "state": models.state(name),
            }
            for name, chosen in models.known().items()
        ]
        return {
            "models": known,
            "modes": list(MODES),
            "most_samples": params.serving.samples,
            "offer": None if services.endpoint else _offer(models),
            "endpoint": services.endpoint,
            "explorer": EXPLORER if (services.explorer / "index.html").is_file() else None,
        }

    @app.post("/api/ask", response_class=EventStream, status_code=200)
    async def ask(body: AskBody) -> Response:
        """Answer a question: events `step`, then one `final` or `error`."""
        question = await run_in_threadpool(_checked_question, body, services)
        channel = Channel()
        job = questions.ask(question, channel.on_event)
        return _stream(job, channel, params.serving.reconnect_seconds)

    @app.post("/api/run")
    async def run(body: RunBody, connection: Request) -> Response:
        """Run one statement that reads, with the limits of the sandbox."""
        if running.locked():
            raise RefusedError(429, "too many queries are waiting; run it again in a few seconds")

        left = threading.Event()

        async def in_turn() -> Response:
            async with workers:  # until the query has ended, even if the client has left
                if left.is_set():
                    raise RefusedError(503, "nobody waits for the result")
                return await run_in_threadpool(_run, body, services)

        async with running:
            return await result_for(connection.receive, in_turn(), left.set)

    @app.get("/api/answers/{id}")
    async def answer(id: str) -> Response:
        """What was asked, the steps and the final event, which is null while it is answered."""
        if (job := questions.find(id)) is not None:
            return JSONResponse(job.so_far(models.default))
        return JSONResponse(await run_in_threadpool(services.answers.find, id))

    @app.get("/api/answers/{id}/events", response_class=EventStream, status_code=200)
    async def answer_events(id: str) -> Response:
        """The events of POST /api/ask again from the first one, and then as they come."""
        channel = Channel()
        if (job := questions.find(id)) is not None:
            job.follow(channel.on_event)
            return _stream(job, channel, params.serving.reconnect_seconds)
        kept = await run_in_threadpool(services.answers.find, id)
        for step in kept["steps"]:
            channel.on_event("step", step)
        channel.on_event("final", {**kept["final"], "id": id})
        return EventStream(channel.pieces(), lambda: None)

    @app.delete("/api/answers/{id}")
    async def cancel(id: str) -> dict[str, Any]:
        """Cancel a question that is being answered."""
        if (job := questions.find(id)) is None:
            raise RefusedError(404, "this question is not being answered")
        job.cancel()
        return {"cancelled": id}


def _add_export_route(app: FastAPI, services: Services) -> None:
    exporting = asyncio.Semaphore(_MOST_EXPORTS)
    threads = CapacityLimiter(_MOST_EXPORTS)  # their own: a slow query delays nobody else
    limits = replace(services.queries.limits, timeout_ms=_EXPORT_MS)
    most_bytes = services.params.serving.export_mb << 20

    @app.post("/api/export", response_class=PieceStream, status_code=200)
    async def export(body: ExportBody, connection: Request) -> Response:
        """The whole result of a statement that reads, as a file, up to a limit of its size."""
        database = await run_in_threadpool(services.databases.find, body.database)
        if exporting.locked():
            raise RefusedError(429, "too many results are being downloaded; try again later")
        await exporting.acquire()
        leaving = contextlib.ExitStack()
        leaving.callback(exporting.release)
        try:
            stream = await to_thread.run_sync(
                RowStream, database.path, sendable(body.sql), limits, limiter=threads
            )
            leaving.callback(stream.close)
            begun = to_thread.run_sync(stream.wait, limiter=threads)
            await result_for(connection.receive, begun, stream.close)
            if stream.status != "ok":
                raise RefusedError(422, failure_reason(stream.status, stream.error))
        except BaseException:
            leaving.close()
            raise
        file = {"Content-Disposition": f'attachment; filename="result.{body.format}"'}
        pieces = _in_threads(exported(stream, body.format, most_bytes), threads)
        return PieceStream(pieces, leaving.close, file, MEDIA_TYPES[body.format])


def _add_database_routes(app: FastAPI, services: Services) -> None:
    databases, schemas = services.databases, services.schemas
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
        working = to_thread.run_sync(work, gone, limiter=readers)
        return await result_for(request.receive, working, gone.set)

    @app.post("/api/databases", status_code=201, openapi_extra=_UPLOAD_SCHEMA)
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
                        _describe(database, described, schemas, adds=True)
                    if gone.is_set():
                        raise DataError("the client has gone")
                except BaseException:
                    databases.remove(database)
                    raise
                return {**database.card(), **answer}

            return await read(request, add)

    @app.post("/api/databases/preview", openapi_extra=_UPLOAD_SCHEMA)
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

        text = body.text.encode(errors="replace")
        described = await to_thread.run_sync(_describe, database, text, schemas)
        return {"descriptions": described}

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
        return await to_thread.run_sync(_schema, database, services, limiter=readers)

    @app.get("/api/databases/{id}/suggestions")
    async def suggest(id: str) -> dict[str, Any]:
        """Questions to begin with."""
        database = await run_in_threadpool(databases.find, id)
        catalog = await to_thread.run_sync(
            schemas.catalog, str(database.path), database.name, limiter=readers
        )
        return {"questions": suggestions(catalog, _SUGGESTED)}


async def _in_threads(pieces: Iterator[bytes], threads: CapacityLimiter) -> AsyncIterator[bytes]:
    while (piece := await to_thread.run_sync(next, pieces, None, limiter=threads)) is not None:
        yield piece


def _stream(job: Job, channel: Channel, reconnect_seconds: float) -> EventStream:
    """Sends the events of a question. Once all its clients have left for that long, it ends."""

    def left() -> None:
        job.leave(channel.on_event)
        asyncio.get_running_loop().call_later(reconnect_seconds, job.cancel_if_left)

    return EventStream(channel.pieces(), left, {"Answer-Id": job.id})


def _offer(models: Models) -> dict[str, Any] | None:
    """The command that fetches a better model; None where it is here."""
    if SHIPPED in models.known():
        return None
    model = read_catalog()[REAL]
    return {"command": f"python -m stages.fetch_model {model.name}", "bytes": model.bytes}


def _checked_question(body: AskBody, services: Services) -> UserQuestion:
    """The checked question. Raises RefusedError."""
    limits = services.params.serving
    question, hint = sendable(body.question).strip(), sendable(body.hint)
    if not question:
        raise RefusedError(422, "`question` is empty; ask something about the database")
    for name, text in (("question", question), ("hint", hint)):
        if len(text) > limits.question_characters:
            raise RefusedError(
                422,
                f"`{name}` has {len(text)} characters, the limit is {limits.question_characters}",
            )
    if not 1 <= body.samples <= limits.samples:
        raise RefusedError(422, f"`samples`: expected 1 to {limits.samples}")
    if body.model is not None and body.model not in services.models.known():
        raise no_model(body.model, services.models.known())
    database = services.databases.find(body.database)
    follows = None if body.follows is None else services.answers.find(body.follows)
    if follows is not None and follows["database"]["id"] != database.id:
        raise RefusedError(422, "`follows`: that answer is of another database")
    return UserQuestion(
        database, question, body.mode or MODES[0], body.model, hint, body.samples, follows
    )


def _run(body: RunBody, services: Services) -> Response:
    """The result, written as JSON by the thread that has waited for it."""
    database = services.databases.find(body.database)
    result = services.queries.execute(database.path, sendable(body.sql))
    fields = result_fields(result, len(result.rows))
    return JSONResponse({**fields, "elapsed_ms": fields["query_ms"]})


async def _clean(services: Services) -> None:
    """Delete expired uploads and answers every ten minutes."""
    while True:
        try:
            await run_in_threadpool(services.databases.forget_old)
            await run_in_threadpool(services.answers.forget_old)
        except OSError as error:
            _log.warning("warning: old files are not deleted: %s", error)
        await asyncio.sleep(_CLEAN_SECONDS)


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


def _schema(database: Database, services: Services) -> dict[str, Any]:
    catalog = services.schemas.catalog(str(database.path), database.name)
    descriptions = load_descriptions(database.path, catalog)
    counts = row_counts(database.path, catalog.tables, services.queries)
    return {
        **database.card(),
        "tables": [
            _table(table, descriptions, count)
            for table, count in zip(catalog.tables, counts, strict=True)
        ],
        "left_out": [{"name": name, "reason": left_out_reason(name)} for name in catalog.left_out],
    }


def _describe(
    database: Database, text: bytes, schemas: Schemas, adds: bool = False
) -> dict[str, str]:
    """Save these descriptions. Raises DataError if they cannot be used.

    `adds`: the others stay; else the text is kept as it is, with its comments.
    """
    catalog = schemas.catalog(str(database.path), database.name)
    described = read_descriptions(text, catalog)
    if adds:
        others = load_descriptions(database.path, catalog)
        write_descriptions(database.path, {**others, **described}, catalog)
    else:
        write_text(database.path.with_suffix(".yaml"), [text.decode(errors="replace")])
    return described


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
