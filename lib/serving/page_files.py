"""Serves the files of the page, with the types that browsers expect."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

_FOLDER = Path(__file__).parent / "page"
EXPLORER = "/explore/"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


def add_page(app: FastAPI, explorer: Path) -> None:
    """Serve the page at /, its files below /page/, and a list of the API at /docs.

    `explorer`: the folder of `make explore`. It may appear or change while the server runs.
    """
    files = {path.name: path for path in _FOLDER.iterdir() if path.suffix in _TYPES}

    def serve(name: str) -> Response:
        path = files[name]
        return Response(path.read_bytes(), media_type=_TYPES[path.suffix])

    bundle = StaticFiles(directory=explorer, html=True, check_dir=False)
    bundle.config_checked = True  # where there is no such folder yet, the answer is 404
    app.mount(EXPLORER, bundle)

    @app.get("/", include_in_schema=False)
    async def index() -> Response:
        return serve("index.html")

    @app.get("/page/{name}", include_in_schema=False)
    async def file(name: str) -> Response:
        return serve(name) if name in files else Response(status_code=404)

    @app.get("/favicon.ico", include_in_schema=False)
    async def icon() -> Response:
        return serve("icon.svg")

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return HTMLResponse(_docs(app.openapi()))


def _docs(schema: dict[str, Any]) -> str:
    """The routes as a plain page; /openapi.json has all of it for tools."""
    rows = []
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            said = escape(route.get("description", ""))
            rows.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{said}</dd>")
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/page/page.css"><main class="docs"><h1>API</h1>
<p>All of it, for tools: <a href="/openapi.json">/openapi.json</a>. <a href="/">The page</a>.</p>
<dl>{"".join(rows)}</dl></main></html>
"""
