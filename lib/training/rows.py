"""Training rows: read from JSONL, turned into tokens, and left out where they are too long.

The tokens of a prompt are those that generation feeds to the model (`lib.generation.chat`), so a
model is trained on the very tokens that it is asked with. A row is never cut: cutting a completion
trains broken SQL, cutting a prompt takes the schema away. Rows that do not fit are dropped and
counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from lib.errors import DataError
from lib.generation.chat import has_chat_template, prompt_token_ids
from lib.jsonl import read_jsonl
from lib.records import Message, Messages, from_json, joined_text

SFT_FIELDS = ("prompt", "completion")
PAIR_FIELDS = ("prompt", "chosen", "rejected")

LENGTH = "length"
"""The column that holds the number of tokens of a row's longest sequence."""

GROUP = "group"
"""The column that says which rows begin alike: the database, where the prompt begins with it."""

_NO_LABEL = -100  # what torch's cross entropy, and so every trainer, leaves out of the loss


@dataclass(frozen=True)
class TokenRows:
    """Rows that fit, in the order of the file, and how many did not.

    `columns`: name to one value a row, as `datasets.Dataset.from_dict` takes them.
    """

    columns: dict[str, list[Any]]
    too_long: int
    max_length: int

    def __len__(self) -> int:
        return len(self.columns[LENGTH])


def read_rows(path: Path, fields: Sequence[str]) -> list[dict[str, Any]]:
    """The rows of a JSONL file; all `fields` are lists of messages, and none of them is blank.

    Raises DataError that names file, row and field; also where there is no row at all.
    """
    rows = list(read_jsonl(path))
    if not rows:
        raise DataError(f"{path}: no rows to train on; check what the stage before it kept")
    for number, row in enumerate(rows, start=1):
        for field in fields:
            if not _is_conversation(row.get(field)):
                raise DataError(
                    f"{path}: row {number}: `{field}`: expected messages with role and content, "
                    f"found {row.get(field)!r:.40}; run the stage that wrote it again"
                )
    return rows


def tokenise_examples(
    rows: Sequence[Mapping[str, Any]], tokenizer: Any, max_length: int
) -> TokenRows:
    """`prompt` and `completion` as `input_ids`, and `labels` that score the completion alone.

    The completion ends with the end-of-sequence token, so that the model learns to stop.
    Raises DataError where no row is left.
    """
    columns: dict[str, list[Any]] = {"input_ids": [], "labels": [], LENGTH: [], GROUP: []}
    for row in rows:
        messages = _messages(row["prompt"])
        prompt = prompt_token_ids(tokenizer, messages)
        completion = _completion_ids(tokenizer, messages, prompt, row["completion"])
        length = len(prompt) + len(completion)
        if length <= max_length:
            columns["input_ids"].append(prompt + completion)
            columns["labels"].append([_NO_LABEL] * len(prompt) + completion)
            columns[LENGTH].append(length)
            columns[GROUP].append(_group(row, tokenizer))
    return _kept(columns, len(rows), max_length)


Exchange = tuple[Messages, Messages]
"""A prompt, and the message of the assistant that is learnt as its answer."""


@dataclass(frozen=True)
class Dialogue:
    """What is learnt from one episode.

    `exchanges`: in their order; the prompt of one may go on from the one before.
    """

    example_id: str
    db_id: str
    exchanges: tuple[Exchange, ...]


def tokenise_dialogues(dialogues: Sequence[Dialogue], tokenizer: Any, max_length: int) -> TokenRows:
    """As `tokenise_examples`; what one prompt has of the exchange before it is not read again.

    Prompts of a chat model begin with the schema, so rows of a database are a group; others begin
    with what is shown for one question, and its rows are one.
    Where the tokens of a prompt begin with those of the last prompt and its answer, both become one
    row, whose labels score both answers and nothing between. Raises DataError where no row is left.
    """
    columns: dict[str, list[Any]] = {"input_ids": [], "labels": [], LENGTH: [], GROUP: []}
    total = 0
    for dialogue in dialogues:
        group = dialogue.db_id if has_chat_template(tokenizer) else dialogue.example_id
        for tokens, labels in _joined(dialogue.exchanges, tokenizer):
            total += 1
            if len(tokens) <= max_length:
                columns["input_ids"].append(tokens)
                columns["labels"].append(labels)
                columns[LENGTH].append(len(tokens))
                columns[GROUP].append(group)
    return _kept(columns, total, max_length)


def _joined(exchanges: Sequence[Exchange], tokenizer: Any) -> Iterator[tuple[list[int], list[int]]]:
    """Tokens and labels, each as long as exchanges go on from one another."""
    tokens: list[int] = []
    labels: list[int] = []
    for messages, answer in exchanges:
        prompt = prompt_token_ids(tokenizer, messages)
        if prompt[: len(tokens)] != tokens:
            yield tokens, labels
            tokens, labels = [], []
        said = _answer_ids(tokenizer, messages, prompt, answer)
        labels = [*labels, *[_NO_LABEL] * (len(prompt) - len(tokens)), *said]
        tokens = [*prompt, *said]
    if tokens:
        yield tokens, labels


def tokenise_pairs(rows: Sequence[Mapping[str, Any]], tokenizer: Any, max_length: int) -> TokenRows:
    """`prompt`, `chosen`, `rejected` as the `prompt_ids`, `chosen_ids`, `rejected_ids` of TRL.

    Raises DataError where no row is left.
    """
    columns: dict[str, list[Any]] = {
        "prompt_ids": [],
        "chosen_ids": [],
        "rejected_ids": [],
        LENGTH: [],
        GROUP: [],
    }
    for row in rows:
        messages = _messages(row["prompt"])
        prompt = prompt_token_ids(tokenizer, messages)
        chosen = _completion_ids(tokenizer, messages, prompt, row["chosen"])
        rejected = _completion_ids(tokenizer, messages, prompt, row["rejected"])
        length = len(prompt) + max(len(chosen), len(rejected))
        if length <= max_length:
            columns["prompt_ids"].append(prompt)
            columns["chosen_ids"].append(chosen)
            columns["rejected_ids"].append(rejected)
            columns[LENGTH].append(length)
            columns[GROUP].append(_group(row, tokenizer))
    return _kept(columns, len(rows), max_length)


def _group(row: Mapping[str, Any], tokenizer: Any) -> str:
    """The database of a row for a chat model, whose prompts begin with the schema; else ""."""
    return str(row.get("meta", {}).get("db_id", "")) if has_chat_template(tokenizer) else ""


def _completion_ids(
    tokenizer: Any, prompt: Messages, prompt_ids: list[int], completion: Any
) -> list[int]:
    """As `_answer_ids`, of messages as a file has them."""
    return _answer_ids(tokenizer, prompt, prompt_ids, _messages(completion))


def _answer_ids(
    tokenizer: Any, prompt: Messages, prompt_ids: list[int], said: Messages
) -> list[int]:
    """The tokens that continue `prompt_ids`, and the end of the sequence.

    Prompt and completion are tokenised as one text, as a model writes on from its prompt. Where
    that merges a token across the border the completion is tokenised by itself: the prompt's
    tokens are given.
    """
    text = joined_text(said)
    together: list[int] = []
    if has_chat_template(tokenizer):
        text = text.lstrip()  # an answer in a chat starts with its first word
    else:
        together = prompt_token_ids(tokenizer, prompt + said)
    if together[: len(prompt_ids)] == prompt_ids and len(together) > len(prompt_ids):
        ids = together[len(prompt_ids) :]
    else:
        ids = tokenizer(text, add_special_tokens=False)["input_ids"]
    end: int = tokenizer.eos_token_id
    return ids if ids[-1] == end else [*ids, end]


def _messages(listed: Any) -> Messages:
    return tuple(from_json(Message, message) for message in listed)


def _is_conversation(value: Any) -> bool:
    """Whether it is a list of messages that say something."""
    try:
        return isinstance(value, list) and bool(joined_text(_messages(value)).strip())
    except ValidationError:
        return False


def _kept(columns: dict[str, list[Any]], total: int, max_length: int) -> TokenRows:
    kept = TokenRows(columns, total - len(columns[LENGTH]), max_length)
    if not len(kept):
        raise DataError(
            f"none of {total} rows fits into {max_length} tokens; raise max_length or show fewer "
            "tables (schema.top_k_tables)"
        )
    return kept
