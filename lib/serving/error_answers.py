"""Errors as JSON answers: every error of a route becomes a body with `error`, and a status."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lib.base.errors import DataError, ProjectError
from lib.serving.databases import UnknownDatabaseError
from lib.serving.guard import RefusedError, error_body
from lib.serving.models import UnknownModelError
from lib.serving.questions import QueueFullError, UnknownAnswerError

_RETRY_SECONDS = "5"

_log = logging.getLogger(__name__)


def add_error_handlers(app: FastAPI) -> None:
    """Answer every error with JSON that has `error`, and with a fitting status."""

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
        status = 400 if request.url.path.startswith("/v1/") else 422  # as OpenAI's clients know it
        return answer(request, status, f"`{place}`: {first['msg']}")

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
