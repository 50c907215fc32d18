"""Questions answered on the terminal: every step printed, and then the answer in a sentence."""

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tabulate import tabulate

from lib.answering.agents.episode import PlayedStep, Question
from lib.answering.agents.modes import (
    agent_of,
    evaluation_settings,
    for_people,
    generation_of_mode,
)
from lib.answering.generation.backends import open_generator
from lib.answering.generation.runs import online_dtype
from lib.answering.models.choice import demo_note
from lib.answering.replies.answer import answer_of
from lib.answering.replies.catalog_questions import catalog_answer, catalog_question
from lib.answering.replies.suggestions import suggestions
from lib.answering.rollout.driver import RolloutDriver, Runtime, open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.base.errors import DataError
from lib.base.params import Params
from lib.base.records import ExecutionResult, Mode, Prompt, RepairScope, Value
from lib.database.catalog import load_catalog
from lib.database.sandbox.sandbox import Sandbox

_SUGGESTED = 3
_SHOWN_ROWS = 20
_SHOWN_CHARACTERS = 60  # of a value


def question_of_file(database: Path, text: str, hint: str = "") -> Question:
    """A question on a SQLite file. Raises DataError where there is no file or no text."""
    if not database.is_file():
        raise DataError(f"{database}: no such file; --db expects a SQLite database")
    if not text.strip():
        offered = suggestions(load_catalog(database), _SUGGESTED)
        such_as = f", such as: {' '.join(offered)}" if offered else ""
        raise DataError(f"--question is empty; ask something about the database{such_as}")
    return Question("ask", database.stem, str(database), text, hint)


def answer_questions(
    params: Params,
    questions: Sequence[Question],
    base: str,
    adapter: Path | None,
    mode: Mode,
    *,
    scope: RepairScope = "online",
    verbose: bool = False,
) -> bool:
    """Answer questions on one database and print every step and the answers.

    Returns whether each answer's SQL ran. Questions about the file itself are answered from its
    schema; with no others, no model is loaded.

    `scope`: for the mode `repair`. `verbose`: print the prompt, answer, time and tokens too. Raises
    DataError where the database cannot be read or the model gives no answer, ModelError where the
    model cannot be loaded.
    """
    params = for_people(params)
    settings = evaluation_settings(params, scope, params.feedback, mode, params.agents)
    schemas = Schemas(params.schema)
    generation = generation_of_mode(params.generation, mode, params.agents)
    generation = replace(generation, processes=1, dtype=online_dtype(generation, base))
    named = base if adapter is None else f"{base} with the adapter {adapter}"
    ran = True
    runtime: Runtime | None = None
    with open_sandbox(params.sandbox, first_rows=True) as sandbox:
        for question in questions:
            if len(questions) > 1:
                print(f"\nquestion  {_printable(question.text)}")
            catalog = schemas.catalog(question.db_path, question.db_id)
            about_file = catalog_question(question.text, catalog)
            if about_file is not None:
                reply = catalog_answer(about_file, Path(question.db_path), catalog, sandbox)
                print(f"answer    {_printable(reply.summary)}\n{_rendered(reply.result)}")
                continue
            if runtime is None:
                runtime = Runtime(open_generator(generation, base, adapter), schemas, sandbox)
            steps = _Steps(named, verbose)
            driver = RolloutDriver(runtime, agent_of(settings), steps, correction="names")
            driver.play([question], replace(settings.sampling, tokens=generation.backend == "hf"))
            ran = steps.end(sandbox) and ran
    note = demo_note(base)
    if runtime is not None and note is not None:
        print(f"note      {note}")
    return ran


class _Steps:
    """Prints the model, then each step as it finishes, and at last the answer."""

    def __init__(self, model: str, verbose: bool) -> None:
        self._model = model
        self._verbose = verbose
        self._since = time.perf_counter()
        self._steps: list[PlayedStep] = []

    def add(self, steps: Sequence[PlayedStep]) -> None:
        self._steps += steps
        for step in steps:
            request = step.candidates.request
            corrected = request.role == "correct"
            if step.episode.turn == 1 and not corrected:
                print(f"model     {self._model}")
                print(f"tables    {', '.join(map(_printable, request.prompt.tables))}")
            if step.episode.feedback is not None and not corrected:
                print(f"feedback  {_printable(step.episode.feedback)}")
            if self._verbose:
                self._print_exchange(step)
            elif request.role in ("act", "check", "correct"):
                text = step.candidates.completions[step.review.selected].text
                print("\n".join(f"{request.role:<9} {_printable(line)}" for line in _lines(text)))
            if step.candidates.observations:
                observation = step.candidates.observations[step.review.selected]
                print(f"SQL       {_printable(observation.sql)}")
                print(_rendered(observation.result))

    def end(self, sandbox: Sandbox) -> bool:
        """Print the answer in a sentence, and why it may be wrong. Returns whether its SQL ran."""
        answer = answer_of(self._steps, sandbox)
        if answer is None:
            print("answer    The model wrote no SQL.")
            return False
        print(f"answer    {_printable(answer.summary)}")
        for doubt in answer.doubts:
            if doubt not in answer.summary:
                print(f"not sure  {_printable(doubt)}")
        return answer.observation.result.status == "ok"

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        raise DataError(error)

    def _print_exchange(self, step: PlayedStep) -> None:
        """What was read, what was written, and how long both took, with the execution."""
        request = step.candidates.request
        completion = step.candidates.completions[step.review.selected]
        for message in request.prompt.messages:
            for line in message.content.splitlines():
                print(f"{message.role:<9} {_printable(line)}".rstrip())
        for line in _lines(completion.text):
            print(f"{request.role:<9} {_printable(line)}")
        now = time.perf_counter()
        print(
            f"took      {now - self._since:.2f} s, {completion.prompt_tokens} tokens read and "
            f"{completion.completion_tokens} written, finish: {completion.finish_reason}"
        )
        self._since = now


def _rendered(result: ExecutionResult) -> str:
    """The first rows as a table, or why there are none."""
    if result.status != "ok":
        return f"{result.status:<9} {_printable(result.error or '')}".rstrip()
    count = len(result.rows)
    number = f"{count} {'row' if count == 1 else 'rows'}"
    lines = [f"result    {f'the first {number} of more' if result.more_rows else number}"]
    if result.rows:
        rows = [[_cell(value) for value in row] for row in result.rows[:_SHOWN_ROWS]]
        names = [_printable(name) for name in result.columns]
        lines += ["", tabulate(rows, names, disable_numparse=True)]
    if count > _SHOWN_ROWS:
        lines.append(f"... {count - _SHOWN_ROWS} more")
    return "\n".join([*lines, ""])


def _lines(text: str) -> list[str]:
    return [line for line in text.strip().splitlines() if line.strip()]


def _cell(value: Value) -> str:
    if value is None:
        return "NULL"
    text = f"x'{value.hex()}'" if isinstance(value, bytes) else _printable(str(value))
    return text if len(text) <= _SHOWN_CHARACTERS else f"{text[: _SHOWN_CHARACTERS - 3]}..."


def _printable(text: str) -> str:
    """The text with control characters escaped: model and database may hold any characters."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in text
    )
