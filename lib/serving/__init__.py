"""The server: an API and a page that answer questions, and an OpenAI-compatible endpoint.

- `api`, `database_api`: the application and its routes below /api: `application`, `Services`.
- `batching`: what several callers ask of a model at the same time, in one batch: `Batcher`.
- `databases`: the databases of a folder, uploads, and descriptions of both: `Databases`.
- `event_stream`: server-sent events from threads to a client that may leave at any time.
- `guard`: what is refused before a route sees it, and errors as answers: `is_loopback`.
- `imports`: CSV, Excel, Parquet and JSON files as tables of SQLite.
- `isolation`: reads untrusted files in a process with limits: `read_database`.
- `models`: the models by name, and those in memory: `Models`.
- `openai_api`, `openai_requests`, `openai_messages`: the routes below /v1, the checks of their
  requests, and conversations.
- `questions`: the queue of questions, their events, and kept answers: `Questions`, `Answers`.
- `server`: uvicorn, and the page at /: `listen`, `serve`.

docs/serving.md has the API.
"""
