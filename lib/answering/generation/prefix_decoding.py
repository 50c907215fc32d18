"""Batched decoding in which every shared prefix is read once.

The prompts of one database share their schema, and samples share their prompt. Each shared prefix
(`lib.answering.generation.prefix_tree`) is read once and kept; of a prompt only the rest is read; a
prompt's samples begin with copies of its states. Rows leave when they are finished, and others
begin in their slots. This is for CPUs, where reading prompts takes most of the time;
`lib.answering.generation.slot_decoding` is for GPUs.

Array names carry their dimensions: R rows, V words.
"""

from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch

from lib.answering.generation.decoding import (
    Decoder,
    DecodingJob,
    HasEnded,
    Prompt,
    Row,
    choose_tokens,
    state_shape,
)
from lib.answering.generation.hf_loading import CORES, SMALL_MODEL
from lib.answering.generation.packed_attention import ATTENTION, PackedStep, PrefixStates, RowStates
from lib.answering.generation.prefix_tree import (
    SHORTEST_SEGMENT,
    Prefix,
    common_length,
    plan_prefixes,
)

_MOST_TOKENS = 4096
"""Tokens that are read in one forward pass, which bounds its memory."""

_PIECE = 512
"""Tokens of a longer prompt that are read at a time: the memory of attention grows with their
number times the number of tokens before them."""

_MOST_STATES_BYTES = 2_000_000_000
"""Limit for keys and values after the prefixes: of rows with much after them, fewer run at once."""

_KEPT_PREFIX_BYTES = 512_000_000
_REMEMBERED_ROWS = 16
_REMEMBERED_BYTES = 512_000_000


@dataclass
class _Sequence:
    """A row that is being written, in the slot of its index.

    `length`: how many of its tokens after the prefix have been read; -1 once it is finished.
    """

    row: Row
    prompt: Prompt
    prefix: PrefixStates | None
    length: int


@dataclass(frozen=True)
class _Waiting:
    """A prompt whose rows have not begun. `rest`: its tokens after the prefix."""

    prompt: Prompt
    prefix: Prefix | None
    rest: Sequence[int]


def supports_prefix_decoding(model: Any) -> bool:
    """Whether all layers use full attention, through a function that can be replaced."""
    config = model.config.get_text_config()
    kinds = set(getattr(config, "layer_types", None) or ["full_attention"])
    capped = getattr(config, "attn_logit_softcapping", None)
    return bool(
        getattr(model, "_supports_attention_backend", False)
        and kinds == {"full_attention"}
        and not getattr(config, "sliding_window", None)
        and not capped
    )


class PrefixDecoder(Decoder):
    """Reads shared prefixes once, for models that `supports_prefix_decoding` accepts, on CPUs.

    Prefixes stay known until `expect` is to forget them, so that a schema that was read in the
    first turn of a group of questions also serves their repairs. Which prefixes are known depends
    on the calls of `expect` alone, not on whether a prompt was decoded or answered from a cache: a
    resumed run reads the same tokens together, and ends with the same bytes.

    With `remembers`, the most recent rows are kept as well, prompt and completion: what a later
    prompt has in common with one of them is not read again. That is for a server, whose next
    question is often on the same schema, or continues the same conversation. What is read together
    then depends on what was asked before, so answers are the same only up to rounding. A row of a
    small model that is alone is computed on one core: where other programs are running, its
    threads would wait for each other longer than they work.

    `refresh` switches the model to packed attention. If other code uses the model and changes that,
    `refresh` has to be called again.
    """

    def __init__(
        self,
        model: Any,
        end_tokens: frozenset[int],
        has_ended: HasEnded,
        remembers: bool = False,
    ) -> None:
        super().__init__(model, end_tokens, has_ended)
        self._state_shape = state_shape(model)
        self._prefixes: OrderedDict[tuple[tuple[int, ...], ...], PrefixStates] = OrderedDict()
        self._known: list[Prefix] = []
        self._remembers = remembers
        self._is_small = model.num_parameters() <= SMALL_MODEL
        self._remembered: OrderedDict[tuple[int, ...], PrefixStates] = OrderedDict()
        self.refresh()

    def refresh(self) -> None:
        self._prefixes.clear()
        self._remembered.clear()
        self._known.clear()
        self._model.set_attn_implementation(ATTENTION)

    def expect(self, prompts: Sequence[Sequence[int]], forget_others: bool) -> None:
        if forget_others:
            self._known.clear()
        for prefix in plan_prefixes(prompts, self._known):
            while prefix is not None and prefix not in self._known:
                self._known.append(prefix)
                prefix = prefix.parent

    @torch.inference_mode()
    def decode(self, job: DecodingJob) -> None:
        waiting: deque[_Waiting] = deque()
        recalled: list[Prefix] = []
        unwritten: dict[int, int] = {}

        def arrive(prompts: Sequence[Prompt]) -> None:
            recalled.extend(self._recall([prompt.tokens for prompt in prompts]))
            waiting.extend(self._in_order(prompts, recalled))
            unwritten.update((prompt.index, len(prompt.rows)) for prompt in prompts)

        arrive(job.prompts)
        states = self._row_states()
        active: list[_Sequence] = []
        while waiting or active:
            arrive(job.join())
            if not active:
                states = self._row_states()  # as large as its rows need
            taken: list[_Waiting] = []
            if 4 * len(active) <= 3 * job.most_rows:
                taken = _take(waiting, len(active), job, states)
            steps = not taken or self._steps_beside(active, taken)
            first = 0 if steps else len(active)
            begun, logits_RV = self._advance(states, active, first, taken, job.max_new_tokens)
            active += begun
            chosen = choose_tokens(logits_RV, job.temperature, [one.row for one in active[first:]])
            for slot, (one, token) in enumerate(zip(active[first:], chosen, strict=True), first):
                if self._keep(one.row, token) or len(one.row.tokens) >= job.max_new_tokens:
                    if self._remembers and one.row is one.prompt.rows[0]:
                        self._remember(one, states, slot)
                    unwritten[one.prompt.index] -= 1
                    if not unwritten[one.prompt.index]:
                        job.on_written(one.prompt)
                    one.length = -1
            _leave(active, states)
            if taken and not waiting:  # a call that others join may never end
                for prefix in recalled:
                    self._prefixes.pop(prefix.segments, None)  # a part of what is remembered
                recalled.clear()
                _drop_oldest(self._prefixes, _KEPT_PREFIX_BYTES, len(self._prefixes))

    def _in_order(self, prompts: Sequence[Prompt], recalled: Sequence[Prefix]) -> list[_Waiting]:
        """Prompts of one prefix together, the longest rest first, so that little is padded."""
        prefixes = plan_prefixes([prompt.tokens for prompt in prompts], [*self._known, *recalled])
        waiting = [
            _Waiting(prompt, prefix, prompt.tokens[len(prefix.tokens) if prefix else 0 :])
            for prompt, prefix in zip(prompts, prefixes, strict=True)
        ]
        return sorted(
            waiting, key=lambda one: (one.prefix.tokens if one.prefix else (), -len(one.rest))
        )

    def _steps_beside(self, active: Sequence[_Sequence], taken: Sequence[_Waiting]) -> bool:
        """Whether the active rows take a step in the forward pass that reads new prompts.

        On a server prompts arrive one by one, and reading one takes as long as a step.
        """
        longest = max(len(one.rest) for one in taken)
        return self._remembers and longest * (len(active) + len(taken)) <= _MOST_TOKENS

    def _advance(
        self,
        states: RowStates,
        active: Sequence[_Sequence],
        first: int,
        taken: Sequence[_Waiting],
        max_new_tokens: int,
    ) -> tuple[list[_Sequence], torch.Tensor]:
        """Read the last token of the active rows from `first` on, and new prompts after them.

        Returns the rows of `taken`, and the logits of all rows from `first` on, [R, V].
        """
        end, beside = len(active), active[first:]
        if taken:
            rows = end + sum(len(one.prompt.rows) for one in taken)
            states.reserve(rows, max(len(one.rest) for one in taken) + max_new_tokens)
        prefixes = [self._prefix_states(one.prefix) for one in taken]
        logits_RV = self._read(
            states,
            first,
            [*(row.length for row in beside), *(0 for _ in taken)],
            [*(row.row.tokens[-1:] for row in beside), *(one.rest for one in taken)],
            [*(row.prefix for row in beside), *prefixes],
        )
        for stepped in beside:
            stepped.length += 1
        begun = [
            _Sequence(one.prompt.rows[0], one.prompt, prefix, len(one.rest))
            for one, prefix in zip(taken, prefixes, strict=True)
        ]
        logits_of = list(range(len(beside) + len(taken)))
        for index, one in enumerate(begun[:]):
            for row in one.prompt.rows[1:]:  # they begin with copies of the first one's states
                states.move(end + index, end + len(begun), one.length)
                begun.append(replace(one, row=row))
                logits_of.append(len(beside) + index)
        return begun, logits_RV[logits_of] if len(begun) > len(taken) else logits_RV

    def _read(
        self,
        states: RowStates,
        first: int,
        before: Sequence[int],
        new: Sequence[Sequence[int]],
        prefixes: Sequence[PrefixStates | None],
    ) -> torch.Tensor:
        """Read new tokens of neighbouring rows; returns the logits after the last ones, [R, V]."""
        if len(new) == 1 and len(new[0]) > _PIECE and before[0] + len(new[0]) > _MOST_TOKENS:
            piece, rest = new[0][:_PIECE], new[0][_PIECE:]
            self._read(states, first, before, [piece], prefixes)
            return self._read(states, first, [before[0] + _PIECE], [rest], prefixes)
        if self._remembers:
            torch.set_num_threads(1 if self._is_small and len(new) == 1 else CORES)
        step = PackedStep(states, first, before, [len(one) for one in new], prefixes)
        packed = [token for tokens in new for token in tokens]
        output = self._model(
            input_ids=torch.tensor([packed]),
            position_ids=step.positions,
            use_cache=False,
            logits_to_keep=step.last_tokens,
            attention_step=step,
        )
        logits_RV: torch.Tensor = output.logits[0]
        return logits_RV

    def _prefix_states(self, prefix: Prefix | None) -> PrefixStates | None:
        """The states of a prefix, read alone, so that they do not depend on what else is asked."""
        if prefix is None:
            return None
        key = prefix.segments
        if key not in self._prefixes:
            parent = self._prefix_states(prefix.parent)
            own = prefix.tokens[prefix.start :]
            states = self._row_states()
            states.reserve(1, len(own))
            self._read(states, 0, [0], [own], [parent])
            self._prefixes[key] = states.prefix(0, len(own), parent)
        self._prefixes.move_to_end(key)
        return self._prefixes[key]

    def _recall(self, prompts: Sequence[Sequence[int]]) -> list[Prefix]:
        """What the prompts have in common with remembered rows, as prefixes that have been read."""
        recalled: dict[tuple[int, ...], Prefix] = {}
        for prompt in prompts if self._remembered else ():
            shared = {tokens: common_length(prompt, tokens) for tokens in self._remembered}
            row, length = max(shared.items(), key=lambda one: one[1])
            length = min(length, len(prompt) - 1)
            if length < SHORTEST_SEGMENT:
                continue
            self._remembered.move_to_end(row)
            prefix = Prefix(tuple(prompt[:length]))
            recalled.setdefault(prefix.tokens, prefix)
            self._prefixes.setdefault(prefix.segments, self._remembered[row].first(length))
        return list(recalled.values())

    def _remember(self, one: _Sequence, states: RowStates, slot: int) -> None:
        """Keep the states of a finished row."""
        row = states.prefix(slot, one.length, one.prefix)
        tokens = (*one.prompt.tokens, *one.row.tokens)
        self._remembered[tokens[: row.length]] = row
        _drop_oldest(self._remembered, _REMEMBERED_BYTES, _REMEMBERED_ROWS)

    def _row_states(self) -> RowStates:
        return RowStates(*self._state_shape, self._model.dtype)


def _drop_oldest(kept: OrderedDict[Any, PrefixStates], most_bytes: int, most: int) -> None:
    """Drop the least recently used states beyond these limits."""
    held = sum(states.bytes for states in kept.values())
    while len(kept) > most or held > most_bytes:
        _, oldest = kept.popitem(last=False)
        held -= oldest.bytes


def _take(
    waiting: deque[_Waiting], active: int, job: DecodingJob, states: RowStates
) -> list[_Waiting]:
    """The next prompts that have room beside the active rows; at least one if no row is active."""
    taken: list[_Waiting] = []
    rows, longest = active, 0
    while waiting:
        rows += len(waiting[0].prompt.rows)
        longest = max(longest, len(waiting[0].rest))
        fits = (
            rows <= job.most_rows
            and longest * (len(taken) + 1) <= _MOST_TOKENS
            and states.bytes_with(rows, longest + job.max_new_tokens) <= _MOST_STATES_BYTES
        )
        if not fits and (active or taken):
            break
        taken.append(waiting.popleft())
    return taken


def _leave(active: list[_Sequence], states: RowStates) -> None:
    """Remove the rows that are finished (length -1); the last ones move into their slots."""
    for slot in reversed(range(len(active))):
        if active[slot].length >= 0:
            continue
        last = active.pop()
        if slot < len(active):
            states.move(len(active), slot, last.length)
            active[slot] = last
