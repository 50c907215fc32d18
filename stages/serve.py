"""Serve the page and the API: `make serve`, or `python -m stages.serve --port 8300`.

Answers questions on the databases of a folder and on uploaded ones, with every step shown, and
serves OpenAI's API under /v1. It is reachable from this machine alone unless --host says otherwise;
clients then need a token. docs/serving.md has the API.
"""

import argparse
import os
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import get_args

from lib.answering.agents.modes import for_people
from lib.answering.models.choice import SHIPPED, ChosenModel, models_here
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.base.errors import ModelError, ParamsError, ProjectError
from lib.base.memory import share_arenas
from lib.base.params import Dtype, Params
from lib.base.pipeline import dataset_paths, load_params, outputs
from lib.base.stage import positive_integer, run_stage, sole_writer
from lib.serving.api import Services, application
from lib.serving.databases import Databases
from lib.serving.guard import Access, host_name, is_loopback
from lib.serving.isolation import read_database, reader_ready
from lib.serving.models import Batcher, Models
from lib.serving.questions import Answers, Questions
from lib.serving.server import addresses, end_process, listen, serve

_SECOND_SERVER = "use that server, end it, or give this one another `serving.folder` in params.yaml"
_SHORTEST_TOKEN = 16  # characters
_ENDPOINT_OPTIONS = {"--endpoint": "base_url", "--key-env": "api_key_env"}
_ATTEMPTS = 2  # of a question to an endpoint


def main() -> None:
    arguments = _arguments()
    share_arenas()
    params, doubt = _at_endpoint(load_params(), arguments)
    token = _token(arguments.token_env, arguments.host, arguments.allow_host)
    root, replaced = arguments.db_root, {}
    if root is None:
        paths = dataset_paths(params)
        if paths.databases.is_dir():
            root, replaced = paths.databases, paths.replaced
    listener = listen(arguments.host, arguments.port or params.serving.port)
    folder = Path(params.serving.folder)
    with ExitStack() as stack:
        stack.callback(listener.close)
        stack.enter_context(sole_writer(folder, _SECOND_SERVER))
        # a trainer needs log-probabilities in the dtype that it trains in
        dtype = arguments.dtype or (params.generation.dtype if arguments.trainer else None)
        services = open_services(stack, params, arguments.model, root, folder, dtype, replaced)
        access = Access(token, is_loopback(arguments.host), tuple(arguments.allow_host))
        app = application(services, access, arguments.trainer)

        def started() -> None:
            name = services.models.default
            here, *others = addresses(listener)
            came_from = "" if arguments.model in (None, name) else f", from {arguments.model}"
            print(f"{here}  model {name}{came_from}")
            for other in others:
                print(f"{other}  for other machines")
            if doubt is not None:
                print(f"warning: {doubt}")
            if services.endpoint is None and SHIPPED not in services.models.known():
                print("python -m stages.fetch_model qwen-0.5b  # 0.5 GB: a better model")
            sys.stdout.flush()
            threading.Thread(target=_load, args=[services.models], daemon=True).start()

        def stopping() -> None:
            services.questions.close()
            services.batcher.close()

        serve(app, listener, started, stopping)
    end_process()


def open_services(
    stack: ExitStack,
    params: Params,
    model: str | None,
    root: Path | None,
    folder: Path,
    dtype: Dtype | None = None,
    replaced: Mapping[str, Path] | None = None,
) -> Services:
    """The services that the application uses; `stack` closes them.

    `dtype`: see `Models`; `replaced`: see `Databases`.
    """
    params, endpoint = for_people(params), None
    if params.generation.backend == "openai":
        endpoint = params.generation.endpoint.base_url
        name = model or params.model
        known = {name: ChosenModel(name)}
    else:
        known = models_here(model, params.model)
    queries = stack.enter_context(open_sandbox(params.sandbox, first_rows=True))
    sandbox = stack.enter_context(open_sandbox(params.sandbox, first_rows=True))
    batcher = Batcher(params.serving.together)
    stack.callback(batcher.close)
    stack.enter_context(reader_ready())
    models = Models(params, known, read_database, dtype)
    limits = params.serving
    databases = Databases(
        root, folder / "uploads", queries, limits.kept_hours, limits.uploads_mb << 20, replaced
    )
    schemas = Schemas(replace(params.schema, sample_values=0, matched_values=0), read_database)
    answers = Answers(folder / "answers", limits.kept_hours, limits.kept_mb << 20)
    return Services(
        params=params,
        models=models,
        batcher=batcher,
        databases=databases,
        answers=answers,
        questions=Questions(params, models, schemas, sandbox, batcher, answers),
        schemas=schemas,
        queries=queries,
        explorer=outputs("explore").resolve(),
        endpoint=endpoint,
    )


def _at_endpoint(params: Params, arguments: argparse.Namespace) -> tuple[Params, str | None]:
    """The parameters, with the server of --endpoint in place of a model of this machine; a doubt.

    A person waits for the answer, so a failed request is tried only twice, not for minutes. The
    doubt is what may keep the endpoint from answering. Raises ModelError where it never will.
    """
    generation = params.generation
    endpoint = replace(generation.endpoint, max_attempts=_ATTEMPTS)
    wanted = arguments.model
    if arguments.endpoint is not None:
        endpoint = replace(endpoint, base_url=arguments.endpoint, api_key_env=arguments.key_env)
        generation = replace(generation, backend="openai")
    else:
        wanted = wanted or params.model
    generation = replace(generation, endpoint=endpoint)
    if generation.backend != "openai":
        return replace(params, generation=generation), None
    from lib.answering.generation.openai_generator import find_model  # imports the client: a second

    try:
        model, doubt = find_model(endpoint, wanted)
    except ModelError as error:
        message = str(error)
        for option, parameter in _ENDPOINT_OPTIONS.items():
            if arguments.endpoint is not None:
                message = message.replace(f"generation.endpoint.{parameter}", option)
        raise ModelError(message) from None
    return replace(params, model=model, generation=generation), doubt


def _load(models: Models) -> None:
    """Load the default model, so that the first question need not wait for it."""
    try:
        models.get()
    except ProjectError as error:
        print(f"error: {error}", flush=True)


def _token(variable: str | None, host: str, proxies: Sequence[str] = ()) -> str | None:
    """The token, if clients need one. Raises ParamsError where it is needed and missing."""
    if variable is None:
        if is_loopback(host) and not proxies:
            return None
        option = f"--allow-host {proxies[0]}" if is_loopback(host) else f"--host {host}"
        raise ParamsError(
            f"{option}: others on the network reach it, so clients need a token; put one into "
            "an environment variable and name it with --token-env"
        )
    token = os.environ.get(variable, "").strip()
    if len(token) < _SHORTEST_TOKEN or not (token.isascii() and token.isprintable()):
        raise ParamsError(
            f"--token-env: the environment variable {variable} holds no token; expected at least "
            f"{_SHORTEST_TOKEN} ASCII characters, as of `openssl rand -hex 16`"
        )
    return token


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Serve the page and the API")
    parser.add_argument("--host", default="127.0.0.1", help="(127.0.0.1)")
    parser.add_argument("--port", type=positive_integer, help="(serving.port of params.yaml)")
    parser.add_argument(
        "--token-env", metavar="NAME", help="environment variable with the token that clients need"
    )
    parser.add_argument(
        "--allow-host",
        type=host_name,
        action="append",
        default=[],
        metavar="NAME[:PORT]",
        help="name under which a reverse proxy serves it, as in the browser's address; may be "
        "given several times; clients then need a token",
    )
    parser.add_argument(
        "--db-root",
        type=Path,
        help="folder of SQLite files, {name}.sqlite or {name}/{name}.sqlite; without it the "
        "databases of the data set",
    )
    parser.add_argument(
        "--model",
        metavar="NAME",
        help="in outputs/models, data/adapters or data/models; without it the shipped adapter "
        "where its base has been fetched, else the finished run that is best on dev",
    )
    parser.add_argument(
        "--dtype",
        choices=get_args(Dtype),
        help="what models compute in; without it generation.dtype of params.yaml, but for a "
        "fetched model on a CPU what is fastest there, see docs/generation.md",
    )
    parser.add_argument(
        "--endpoint",
        metavar="URL",
        help="ask a server with OpenAI's API, such as llama.cpp, vLLM or a hosted one, instead of "
        "a model of this machine: http://localhost:8080/v1; --model names the model there, "
        "without it the first one answers",
    )
    parser.add_argument(
        "--key-env", metavar="NAME", help="environment variable with the key of the endpoint"
    )
    parser.add_argument(
        "--trainer", action="store_true", help="let clients exchange adapters while it runs"
    )
    arguments = parser.parse_args()
    if arguments.endpoint is None and arguments.key_env is not None:
        parser.error("argument --key-env: expected with --endpoint only")
    for option in ("dtype", "trainer"):
        if arguments.endpoint is not None and getattr(arguments, option):
            parser.error(f"argument --{option}: not with --endpoint, whose server has the model")
    return arguments


if __name__ == "__main__":
    run_stage(main, interrupted="stopped before the server started")
