"""Training rows: read from JSONL, turned into tokens, and put into batches.

The tokens of a prompt are those that generation feeds to the model
(`lib.answering.generation.tokens`), so a model is trained on exactly the tokens that it is
prompted with. A row is never cut: cutting a completion trains broken SQL, and cutting a prompt
removes the schema. Rows that do not fit are dropped and counted.

Batches are determined by seed and epoch alone. Rows of a group share the beginning of their
prompts, which is then read once (`lib.learning.training.shared_prefixes`). Rows without groups are
batched by length: similar lengths need little padding, and padding to a multiple of `PADDING`
leaves few shapes: on a CPU every new shape costs compiled kernels, which stay in memory and make
the process grow.
"""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import torch
from torch.utils.data import Sampler
from transformers import Trainer

from lib.answering.generation.runs import first_line
from lib.answering.generation.tokens import has_chat_template, prompt_token_ids
from lib.base.errors import DataError, ModelError
from lib.base.jsonl import read_jsonl
from lib.base.records import (
    Message,
    Messages,
    PreferencePair,
    SftExample,
    from_json,
    joined_text,
    read_records,
    user_message,
)

Row = TypeVar("Row", SftExample, PreferencePair)

LENGTH = "length"
"""The column that holds the number of tokens of a row's longest sequence."""

GROUP = "group"
"""The column that says which rows share a beginning: the database, with which prompts begin."""

IGNORED = -100
"""The label that torch's cross entropy, and so every trainer, ignores."""

PADDING = 64
"""Sequences are padded to a multiple of this many tokens."""

Exchange = tuple[Messages, Messages]
"""A prompt, and the message of the assistant that is learnt as its answer."""


@dataclass(frozen=True)
class Dialogue:
    """What is learnt from one episode.

    `exchanges`: in order; the prompt of one may continue the exchange before it.
    """

    example_id: str
    db_id: str
    exchanges: tuple[Exchange, ...]


def read_rows(record_type: type[Row], path: Path) -> list[Row]:
    """The rows of a file of `stages.merge_synth`. Raises DataError, also if it has none."""
    rows = list(read_records(record_type, path))
    if not rows:
        raise DataError(f"{path}: no rows to train on; check what the stage before it kept")
    return rows


def read_dialogues(
    demonstrations: Path, direct: Path, direct_share: float, seed: int
) -> list[Dialogue]:
    """The demonstrations of react.jsonl and roles.jsonl, and direct rows up to `direct_share`.

    Steps of one episode in roles.jsonl become one dialogue. Raises DataError that names the file.
    """
    found = list(_demonstrations(demonstrations / "react.jsonl"))
    if not found:
        raise DataError(f"{demonstrations / 'react.jsonl'}: no rows; see summary.json beside it")
    found += _demonstrations(demonstrations / "roles.jsonl")
    count = round(len(found) * direct_share / (1 - direct_share))
    rows = read_rows(SftExample, direct) if count else []
    drawn = random.Random(seed).sample(rows, min(count, len(rows)))
    return [
        *found,
        *(
            Dialogue(row.meta.get("example_id", ""), _group(row), ((row.prompt, row.completion),))
            for row in drawn
        ),
    ]


def _demonstrations(path: Path) -> Iterator[Dialogue]:
    """One dialogue for each run of rows with the same question and mode."""
    try:
        for _, rows in groupby(read_jsonl(path), itemgetter("example_id", "mode")):
            of_episode = list(rows)
            steps = (step for row in of_episode for step in row["steps"] if step["target"])
            first = of_episode[0]
            yield Dialogue(first["example_id"], first["db_id"], tuple(map(_step_exchange, steps)))
    except (KeyError, TypeError, ValueError) as error:  # pydantic's is a ValueError
        raise DataError(
            f"{path}: no demonstrations ({first_line(error)}); run `stages.gen_react` again"
        ) from None


def _step_exchange(step: Mapping[str, Any]) -> Exchange:
    if not step["text"].strip():
        raise ValueError("a step without text")
    # a model without a chat template continues after a space; for a chat model the space is cut
    prompt = tuple(from_json(Message, message) for message in step["messages"])
    return prompt, (Message("assistant", f" {step['text']}"),)


@dataclass(frozen=True)
class TokenRows:
    """Rows that fit, in the order of the file, and how many did not.

    `columns`: for each column one value per row, as `datasets.Dataset.from_dict` takes them.
    """

    columns: dict[str, list[Any]]
    too_long: int
    max_length: int

    def __len__(self) -> int:
        return len(self.columns[LENGTH])


_Candidate = tuple[dict[str, list[int]], int, str]
"""Token ids by column, the length of the longest sequence, and the group."""


def tokenise_examples(rows: Sequence[SftExample], tokenizer: Any, max_length: int) -> TokenRows:
    """`prompt` and `completion` as `input_ids`, and `labels` that score the completion alone.

    The completion ends with the end-of-sequence token, so that the model learns to stop.
    Raises DataError where no row is left.
    """
    candidates = (
        candidate
        for row in rows
        for candidate in _with_labels([(row.prompt, row.completion)], _group(row), tokenizer)
    )
    return _fitting(candidates, max_length)


def tokenise_dialogues(dialogues: Sequence[Dialogue], tokenizer: Any, max_length: int) -> TokenRows:
    """As `tokenise_examples`, but exchanges that continue one another become one row.

    Rows of a database form a group for a chat model, and rows of a question for others, where each
    exchange is a row. Raises DataError if no row is left.
    """
    by_database = has_chat_template(tokenizer)
    candidates = (
        candidate
        for each in dialogues
        for candidate in _with_labels(
            each.exchanges, each.db_id if by_database else each.example_id, tokenizer
        )
    )
    return _fitting(candidates, max_length)


def tokenise_pairs(rows: Sequence[PreferencePair], tokenizer: Any, max_length: int) -> TokenRows:
    """`prompt`, `chosen`, `rejected` as the `prompt_ids`, `chosen_ids`, `rejected_ids` of TRL.

    Raises DataError where no row is left.
    """
    return _fitting((_pair_ids(row, tokenizer) for row in rows), max_length)


def _with_labels(exchanges: Sequence[Exchange], group: str, tokenizer: Any) -> Iterator[_Candidate]:
    """Ids and labels of the exchanges; the labels score the answers and nothing between them.

    If the tokens of a prompt begin with those of the previous prompt and its answer, both become
    one row.
    """
    tokens: list[int] = []
    labels: list[int] = []
    for messages, answer in exchanges:
        prompt = prompt_token_ids(tokenizer, messages)
        if prompt[: len(tokens)] != tokens:
            yield {"input_ids": tokens, "labels": labels}, len(tokens), group
            tokens, labels = [], []
        ids = _answer_ids(tokenizer, messages, prompt, answer)
        labels = [*labels, *[IGNORED] * (len(prompt) - len(tokens)), *ids]
        tokens = [*prompt, *ids]
    if tokens:
        yield {"input_ids": tokens, "labels": labels}, len(tokens), group


def _pair_ids(row: PreferencePair, tokenizer: Any) -> _Candidate:
    prompt = prompt_token_ids(tokenizer, row.prompt)
    chosen, rejected = (
        _answer_ids(tokenizer, row.prompt, prompt, side) for side in (row.chosen, row.rejected)
    )
    ids = {"prompt_ids": prompt, "chosen_ids": chosen, "rejected_ids": rejected}
    return ids, len(prompt) + max(len(chosen), len(rejected)), _group(row)


def _group(row: SftExample | PreferencePair) -> str:
    return str(row.meta.get("db_id", ""))


def _answer_ids(
    tokenizer: Any, prompt: Messages, prompt_ids: list[int], answer: Messages
) -> list[int]:
    """The tokens that follow `prompt_ids`, ending with the end-of-sequence token.

    Without a chat template, prompt and completion are tokenised as one text, since the model
    continues its prompt. If that would merge a token across the border, and for a chat model, the
    completion is tokenised by itself: the tokens of the prompt are fixed. Raises ModelError where
    the tokenizer has no end-of-sequence token.
    """
    if tokenizer.eos_token is None:
        raise ModelError(
            f"model {tokenizer.name_or_path!r}: its tokenizer has no end-of-sequence token, which "
            "ends what is learnt; set `eos_token` in its tokenizer_config.json"
        )
    text = joined_text(answer).removesuffix(tokenizer.eos_token)
    together: list[int] = []
    if has_chat_template(tokenizer):
        text = text.lstrip()  # an answer in a chat starts with its first word
    else:
        together = prompt_token_ids(tokenizer, prompt + user_message(text))
    if together[: len(prompt_ids)] == prompt_ids and len(together) > len(prompt_ids):
        ids = together[len(prompt_ids) :]
    else:
        ids = tokenizer(text, add_special_tokens=False, split_special_tokens=True)["input_ids"]
    return [*ids, tokenizer.eos_token_id]


def _fitting(candidates: Iterable[_Candidate], max_length: int) -> TokenRows:
    """The candidates of at most `max_length` tokens. Raises DataError where there are none."""
    columns: dict[str, list[Any]] = {}
    total = 0
    for values, length, group in candidates:
        total += 1
        if length <= max_length:
            for name, value in {**values, LENGTH: length, GROUP: group}.items():
                columns.setdefault(name, []).append(value)
    if not total:
        raise DataError("no row is to be learnt; check what the stage before it kept")
    if not columns:
        raise DataError(
            f"none of {total} rows fits into {max_length} tokens; raise max_length or show fewer "
            "tables (schema.top_k_tables)"
        )
    return TokenRows(columns, total - len(columns[LENGTH]), max_length)


def padded(rows: Iterable[Sequence[int]], filler: int, device: torch.device) -> torch.Tensor:
    """The rows on top of each other, padded on the right to a multiple of `PADDING`."""
    listed = [list(row) for row in rows]
    width = -(-max(map(len, listed)) // PADDING) * PADDING
    return torch.tensor([row + [filler] * (width - len(row)) for row in listed], device=device)


class GroupedSampler(Sampler[int]):
    """Yields row indices so that each run of `batch_size` of them belongs to one group, or nearly.

    Prefixes that are read once for a batch matter more than padding. Within a group rows come in
    random order. Which rows share a batch, and the order of the batches, are drawn anew for each
    epoch; a last batch that is not full stays last.
    """

    def __init__(self, groups: Sequence[str], batch_size: int, seed: int) -> None:
        self._groups = groups
        self._batch_size = batch_size
        self._seed = seed
        self._epoch = 0

    def set_epoch(self, epoch: int) -> None:
        """Draw the order of this epoch; the trainer of transformers calls it."""
        self._epoch = epoch

    def __len__(self) -> int:
        return len(self._groups)

    def __iter__(self) -> Iterator[int]:
        draw = torch.Generator().manual_seed(self._seed * 1_000_003 + self._epoch)
        rows = torch.randperm(len(self), generator=draw).tolist()
        rows.sort(key=lambda row: self._groups[row])  # stable: random within a group
        size = self._batch_size
        batches = [rows[start : start + size] for start in range(0, len(rows), size)]
        full = len(rows) // size
        order = torch.randperm(full, generator=draw).tolist()
        for batch in [batches[index] for index in order] + batches[full:]:
            yield from batch


class GroupedTrainer(Trainer):
    """A mixin for TRL's trainers, whose datasets carry the column `GROUP`."""

    def _get_train_sampler(self, train_dataset: Any = None) -> GroupedSampler:
        dataset: Any = self.train_dataset if train_dataset is None else train_dataset
        return GroupedSampler(
            list(dataset[GROUP]),
            self.args.per_device_train_batch_size,
            self.args.seed,
        )
