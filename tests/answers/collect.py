"""Collects answers of real models: `python -m tests.answers.collect --help`.

The answers are a test fixture: no text of a real model may crash a run (see test_model_texts.py).
The questions are those of the demo data (`python -m stages.make_demo`). A model is either a server
with an OpenAI-compatible API or a folder that `transformers` can load:

    python -m tests.answers.collect qwen-0.5b --endpoint http://127.0.0.1:8080/v1
    python -m tests.answers.collect smollm2 --folder data/models/smollm2
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

from lib.answering.repair.feedback import online_feedback
from lib.answering.repair.observation import Observation
from lib.base.records import Example
from lib.data.readers import load_examples
from lib.database.catalog import Catalog, load_catalog
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.serialise import serialise_schema
from lib.database.sql.extract import extract_sql
from tests.answers.fixture import RealAnswer, add_answers

TEMPERATURES = (0.0, 0.4, 0.8, 1.2, 1.5)
_DEMO = Path("data/demo")
_NONSENSE = Path(__file__).with_name("nonsense.txt")
_SYSTEM = "You write SQLite queries. Use only the tables and columns of the schema."
_STYLES = (
    "Answer with the SQL alone.",
    "Explain your query, then give it in a fenced block.",
    "Think inside <think> and </think>, then answer.",
    "",
)

_Messages = list[dict[str, str]]


class _Request(NamedTuple):
    messages: _Messages
    temperature: float


_Ask = Callable[[Sequence[_Request]], list[str]]
"""Returns the model's text for each request."""


def main() -> None:
    arguments = _arguments()
    if arguments.endpoint:
        ask = _endpoint(arguments.endpoint, arguments.tokens)
    else:
        ask = _folder(arguments.folder, arguments.tokens, arguments.seed)
    collector = _Collector(arguments.model, ask)
    examples = load_examples(_DEMO / "train.json", _DEMO / "database")
    asked: list[Example | str] = [
        *random.Random(7).sample(examples, len(examples))[arguments.offset :][
            : arguments.questions
        ],
        *_NONSENSE.read_text(encoding="utf-8").splitlines()[: arguments.nonsense],
    ]
    for start in tqdm(range(0, len(asked), arguments.batch), desc=arguments.model):
        add_answers(collector.collect(asked[start : start + arguments.batch]))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("model", help="the name that the fixture gives it")
    parser.add_argument("--endpoint", help="base URL of an OpenAI-compatible server")
    parser.add_argument("--folder", type=Path, help="folder of a causal LM with a chat template")
    parser.add_argument("--questions", type=int, default=40, help="questions of the demo")
    parser.add_argument("--offset", type=int, default=0, help="the first of these questions")
    parser.add_argument("--nonsense", type=int, default=40, help="prompts that ask for odd things")
    parser.add_argument("--tokens", type=int, default=100, help="at most, of an answer")
    parser.add_argument("--seed", type=int, default=7, help="of the folder's sampling")
    parser.add_argument("--batch", type=int, default=8, help="questions that are asked at once")
    arguments = parser.parse_args()
    if bool(arguments.endpoint) == bool(arguments.folder):
        parser.error("give either --endpoint or --folder")
    return arguments


class _Collector:
    """Asks each question at every temperature, then once more with feedback on the first answer."""

    def __init__(self, model: str, ask: _Ask) -> None:
        self._model = model
        self._ask = ask

    def collect(self, asked: Sequence[Example | str]) -> list[RealAnswer]:
        odd = [what for what in asked if isinstance(what, str)]
        examples = [what for what in asked if isinstance(what, Example)]
        answers = self._round("nonsense", odd, [[_message("user", what)] for what in odd])
        conversations = [_first_turn(example, n) for n, example in enumerate(examples)]
        first = self._round("first", examples, conversations)
        with Sandbox(1) as sandbox:
            repairs = [
                _repair_turn(sandbox, example, conversation, answer.text)
                for (example, conversation), answer in zip(
                    _at_each_temperature(list(zip(examples, conversations, strict=True))),
                    first,
                    strict=True,
                )
            ]
        second = self._ask(
            [
                _Request(messages, answer.temperature)
                for messages, answer in zip(repairs, first, strict=True)
            ]
        )
        return [
            *answers,
            *first,
            *(
                answer._replace(kind="repair", text=text)
                for answer, text in zip(first, second, strict=True)
            ),
        ]

    def _round(
        self, kind: str, asked: Sequence[Example | str], conversations: Sequence[_Messages]
    ) -> list[RealAnswer]:
        places = [
            (what, _Request(messages, temperature))
            for what, messages in zip(asked, conversations, strict=True)
            for temperature in TEMPERATURES
        ]
        texts = self._ask([request for _, request in places])
        return [
            RealAnswer(
                self._model,
                request.temperature,
                kind,
                "" if isinstance(what, str) else what.db_id,
                what if isinstance(what, str) else what.question,
                text,
            )
            for (what, request), text in zip(places, texts, strict=True)
        ]


def _at_each_temperature(items: Sequence[Any]) -> list[Any]:
    return [item for item in items for _ in TEMPERATURES]


def _first_turn(example: Example, number: int) -> _Messages:
    schema = serialise_schema(_catalog(example.db_path), "compact")
    question = f"{schema}\n\nQuestion: {example.question}\n{_STYLES[number % len(_STYLES)]}"
    return [_message("system", _SYSTEM), _message("user", question.strip())]


def _repair_turn(
    sandbox: Sandbox, example: Example, conversation: _Messages, text: str
) -> _Messages:
    sql = extract_sql(text)
    observation = Observation(sql, sandbox.execute(example.db_path, sql))
    catalog = _catalog(example.db_path)
    feedback = online_feedback("minimal", observation, catalog, (), guarded=True)
    return [
        *conversation,
        _message("assistant", text),
        _message("user", f"Feedback: {feedback}"),
    ]


@cache
def _catalog(db_path: str) -> Catalog:
    return load_catalog(Path(db_path))


def _message(role: str, content: str) -> dict[str, str]:
    return {"role": role, "content": content}


def _endpoint(url: str, max_tokens: int) -> _Ask:
    from openai import OpenAI

    client = OpenAI(base_url=url, api_key="none", timeout=600)
    model = client.models.list().data[0].id

    def ask_one(request: _Request) -> str:
        reply = client.chat.completions.create(
            model=model,
            messages=request.messages,  # type: ignore[arg-type]
            temperature=request.temperature,
            top_p=1.0,
            max_tokens=max_tokens,
            extra_body={"top_k": 0, "min_p": 0.0},  # llama.cpp's defaults cut off unlikely tokens
        )
        return reply.choices[0].message.content or ""

    def ask(requests: Sequence[_Request]) -> list[str]:
        with ThreadPoolExecutor(16) as threads:
            return list(threads.map(ask_one, requests))

    return ask


def _folder(folder: Path, max_tokens: int, seed: int) -> _Ask:
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer, DynamicCache

    tokenizer: Any = AutoTokenizer.from_pretrained(folder, padding_side="left")
    tokenizer.pad_token = tokenizer.pad_token or tokenizer.eos_token
    model: Any = AutoModelForCausalLM.from_pretrained(folder)
    ends = {tokenizer.eos_token_id, tokenizer.convert_tokens_to_ids("<|im_end|>")}
    torch.manual_seed(seed)

    @torch.inference_mode()
    def ask(requests: Sequence[_Request]) -> list[str]:
        """Read each prompt once for all its temperatures, and drop finished rows from the batch."""
        if not requests:
            return []
        texts = [
            tokenizer.apply_chat_template(r.messages, add_generation_prompt=True, tokenize=False)
            for r in requests
        ]
        prompts = list(dict.fromkeys(texts))
        inputs = tokenizer(prompts, return_tensors="pt", padding=True, add_special_tokens=False)
        cache = DynamicCache()
        rows = torch.tensor([prompts.index(text) for text in texts])
        logits = model(**inputs, past_key_values=cache, logits_to_keep=1).logits[rows, -1]
        cache.batch_select_indices(rows)
        mask = inputs["attention_mask"][rows]
        divisors = torch.tensor([r.temperature for r in requests]).clamp(min=1e-4)[:, None]
        open_rows = list(range(len(requests)))
        written: list[list[int]] = [[] for _ in requests]
        while True:
            tokens = torch.multinomial((logits.float() / divisors).softmax(-1), 1)
            for row, token in zip(open_rows, tokens[:, 0].tolist(), strict=True):
                written[row].append(token)
            kept = [
                place
                for place, row in enumerate(open_rows)
                if written[row][-1] not in ends and len(written[row]) < max_tokens
            ]
            if not kept:
                return list(tokenizer.batch_decode(written, skip_special_tokens=True))
            if len(kept) < len(open_rows):
                open_rows = [open_rows[place] for place in kept]
                cache.batch_select_indices(torch.tensor(kept))
                mask, divisors, tokens = mask[kept], divisors[kept], tokens[kept]
            mask = torch.cat([mask, mask.new_ones(len(kept), 1)], 1)
            positions = mask.sum(1, keepdim=True) - 1
            logits = model(
                tokens, attention_mask=mask, position_ids=positions, past_key_values=cache
            ).logits[:, -1]

    return ask


if __name__ == "__main__":
    main()
