"""The application: the API below /api, the page, and the OpenAI-compatible endpoint below /v1."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lib.db.sandbox import Sandbox
from lib.errors import DataError, ProjectError
from lib.models.catalog import read_catalog
from lib.models.choice import SHIPPED
from lib.params import Params
from lib.rollout.environment import Schemas
from lib.serving.answers import Answers, UnknownAnswerError
from lib.serving.batching import Batcher
from lib.serving.databases import Databases, UnknownDatabaseError
from lib.serving.event_stream import Channel, EventStream, event
from lib.serving.guard import Guard, RefusedError, error_body
from lib.serving.models import Models, UnknownModelError, describe
from lib.serving.openai_api import add_openai_routes
from lib.serving.page_files import add_page
from lib.serving.questions import MODES, Asked, Job, Questions, QueueFullError, result_fields

_CLEAN_SECONDS = 600.0
_RETRY_SECONDS = "5"
_OFFERED = "qwen-0.5b"
_MOST_RUNS = 32  # queries of clients that wait for a worker at a time

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Services:
    """What the routes use. `queries`: the sandbox of what clients run themselves, so that it never
    holds up questions.
    """

    params: Params
    models: Models
    batcher: Batcher
    databases: Databases
    answers: Answers
    questions: Questions
    schemas: Schemas
    queries: Sandbox


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class AskBody(_Body):
    """`mode`: a way to answer. `model`: a name of GET /api/models; null: the default. `hint`: what
    the words of the question mean. `samples`: queries that vote.
    """

    database: str
    question: str
    mode: str = MODES[0]
    model: str | None = None
    hint: str = ""
    samples: int = 1


class RunBody(_Body):
    """`sql`: one statement that reads."""

    database: str
    sql: str


def application(
    services: Services, token: str | None = None, loopback: bool = True, trainer: bool = False
) -> Guard:
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
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    _add_error_handlers(app)
    _add_routes(app, services)
    add_openai_routes(app, services.params.serving, services.models, services.batcher, trainer)
    add_page(app)
    return Guard(app, token, loopback, params.upload_mb << 20, params.patience_seconds)


def _add_routes(app: FastAPI, services: Services) -> None:
    databases, models, params = services.databases, services.models, services.params
    questions = services.questions
    running = asyncio.Semaphore(_MOST_RUNS)

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
            describe(name, chosen, state=models.state(name))
            for name, chosen in models.known().items()
        ]
        return {
            "models": known,
            "modes": list(MODES),
            "most_samples": params.serving.samples,
            "offer": _offer(models),
            "endpoint": None,
        }

    @app.get("/api/databases")
    async def list_databases() -> dict[str, Any]:
        found = await run_in_threadpool(databases.all)
        return {"databases": [database.card() for database in found]}

    @app.post(
        "/api/databases",
        status_code=201,
        openapi_extra={"requestBody": {"content": {"multipart/form-data": {"schema": _UPLOAD}}}},
    )
    async def upload(request: Request) -> dict[str, Any]:
        """Keep a SQLite or CSV file for a day."""
        async with request.form(max_files=1, max_fields=4) as form:
            file = form.get("file")
            if not isinstance(file, UploadFile):
                raise HTTPException(400, "expected a multipart body with a file under `file`")
            database = await run_in_threadpool(databases.add, file.file, file.filename or "")
        return database.card()

    @app.delete("/api/databases/{id}")
    async def delete(id: str) -> dict[str, Any]:
        """Delete an uploaded database."""
        database = await run_in_threadpool(databases.find, id)
        if not database.uploaded:
            raise HTTPException(403, "only uploaded databases can be deleted")
        await run_in_threadpool(databases.remove, database)
        return {"deleted": id}

    @app.get("/api/databases/{id}/schema")
    async def schema(id: str) -> dict[str, Any]:
        """The tables with their columns and keys."""
        database = await run_in_threadpool(databases.find, id)
        catalog = await run_in_threadpool(
            services.schemas.catalog, str(database.path), database.name
        )
        return {**database.card(), "tables": [_table(table) for table in catalog.tables]}

    @app.post("/api/ask", response_class=EventStream, status_code=200)
    async def ask(body: AskBody) -> Response:
        """Answer a question: events `step`, then one `final` or `error`."""
        asked = await run_in_threadpool(_asked, body, services)
        channel = Channel()

        def tell(name: str, payload: dict[str, Any]) -> None:
            channel.put(event(name, payload))
            if name in ("final", "error"):
                channel.put(None)

        job: Job = questions.ask(asked, tell)
        return EventStream(channel, job.cancel)

    @app.post("/api/run")
    async def run(body: RunBody) -> Response:
        """Run one statement that reads, with the limits of the sandbox."""
        if running.locked():
            raise QueueFullError("too many queries are waiting; run it again in a few seconds")
        async with running:
            return await run_in_threadpool(_run, body, services)

    @app.get("/api/answers/{id}")
    async def answer(id: str) -> Response:
        """A kept answer: what was asked, the steps and the final event."""
        return JSONResponse(await run_in_threadpool(services.answers.find, id))


_UPLOAD = {
    "type": "object",
    "properties": {"file": {"type": "string", "format": "binary"}},
    "required": ["file"],
}


def _offer(models: Models) -> dict[str, Any] | None:
    """The command that fetches a better model; None where it is here."""
    if SHIPPED in models.known():
        return None
    model = read_catalog()[_OFFERED]
    return {"command": f"python -m stages.fetch_model {model.name}", "bytes": model.bytes}


def _asked(body: AskBody, services: Services) -> Asked:
    """What is asked, checked. Raises RefusedError, UnknownDatabaseError, UnknownModelError."""
    limits = services.params.serving
    if not body.question.strip():
        raise RefusedError(422, "`question` is empty; ask something about the database")
    for name, text in (("question", body.question), ("hint", body.hint)):
        if len(text) > limits.question_characters:
            raise RefusedError(
                422,
                f"`{name}` has {len(text)} characters, the limit is {limits.question_characters}",
            )
    modes = {str(mode): mode for mode in MODES}
    if body.mode not in modes:
        raise RefusedError(422, f"`mode`: expected one of {', '.join(MODES)}")
    if not 1 <= body.samples <= limits.samples:
        raise RefusedError(422, f"`samples`: expected 1 to {limits.samples}")
    if body.model is not None and body.model not in services.models.known():
        raise UnknownModelError(f"no model {body.model[:100]!r}; GET /api/models lists them")
    database = services.databases.find(body.database)
    return Asked(
        database, body.question.strip(), modes[body.mode], body.model, body.hint, body.samples
    )


def _run(body: RunBody, services: Services) -> Response:
    """The result, written as JSON by the thread that has waited for it."""
    database = services.databases.find(body.database)
    result = services.queries.execute(database.path, body.sql)
    fields = result_fields(result, len(result.rows))
    return JSONResponse({**fields, "elapsed_ms": fields["query_ms"]})


def _table(table: Any) -> dict[str, Any]:
    return {
        "name": table.name,
        "columns": [
            {
                "name": column.name,
                "type": column.type,
                "nullable": column.nullable,
                "primary_key": column.primary_key,
            }
            for column in table.columns
        ],
        "foreign_keys": [
            {
                "column": key.column,
                "table": key.referenced_table,
                "references": key.referenced_column,
            }
            for key in table.foreign_keys
        ],
    }


def _add_error_handlers(app: FastAPI) -> None:
    """Every error is JSON with `error` and a status that fits."""

    def answer(request: Request, status: int, message: str, **headers: str) -> JSONResponse:
        return JSONResponse(
            error_body(request.url.path, status, message), status, headers=headers or None
        )

    async def of_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return answer(request, error.status_code, str(error.detail))

    async def of_body(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return answer(request, 400, "the body is not JSON")
        place = ".".join(str(part) for part in first["loc"][1:]) or "the body"
        return answer(request, 422, f"`{place}`: {first['msg']}")

    async def of_project(request: Request, error: Exception) -> Response:
        if isinstance(error, QueueFullError):
            return answer(request, 429, str(error), **{"Retry-After": _RETRY_SECONDS})
        known = (UnknownDatabaseError, UnknownModelError, UnknownAnswerError)
        status = 404 if isinstance(error, known) else 422 if isinstance(error, DataError) else 503
        return answer(request, status, str(error))

    async def of_refusal(request: Request, error: Exception) -> Response:
        assert isinstance(error, RefusedError)
        return answer(request, error.status, str(error))

    async def of_system(request: Request, error: Exception) -> Response:
        assert isinstance(error, OSError)
        _log.error("error: %s", error)
        return answer(request, 503, f"the server cannot do that now ({error.strerror or error})")

    async def of_fault(request: Request, error: Exception) -> Response:
        return answer(request, 500, f"the server failed ({type(error).__name__})")

    for kind, handler in (
        (HTTPException, of_http),
        (RequestValidationError, of_body),
        (ProjectError, of_project),
        (RefusedError, of_refusal),
        (OSError, of_system),
        (Exception, of_fault),
    ):
        app.add_exception_handler(kind, handler)


async def _clean(services: Services) -> None:
    """Delete what is past its time, now and then."""
    while True:
        try:
            await run_in_threadpool(services.databases.forget_old)
            await run_in_threadpool(services.answers.forget_old)
        except OSError as error:
            _log.warning("warning: old files are not deleted: %s", error)
        await asyncio.sleep(_CLEAN_SECONDS)
