"""The messages of a chat request as the conversation that a model reads.

This server calls no tools. A conversation may hold earlier calls and their results; the model reads
them as text, in the notation of Qwen's and many other chat templates.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from lib.base.records import Message, Messages, sendable
from lib.serving.guard import RefusedError

_Fields = Mapping[str, Any]

_ALLOWED: dict[str, tuple[str, ...]] = {
    "system": (),
    "developer": (),
    "user": (),
    "assistant": ("refusal", "tool_calls"),
    "tool": ("tool_call_id",),
}
"""The roles, and the fields that their messages may have besides `role` and `content`."""

_EMPTY: tuple[Any, ...] = ([], {})  # clients send an answer back with all its fields
_LONGEST_SHOWN = 60


def conversation(messages: Sequence[Mapping[str, Any]]) -> Messages:
    """The messages as the model reads them. Raises RefusedError where one cannot be read."""
    found: list[Message] = []
    called: set[str] = set()
    after_tool = False
    for index, given in enumerate(messages):
        place = f"messages[{index}]"
        fields = {
            name: value
            for name, value in given.items()
            if value is not None and value not in _EMPTY
        }
        role = _role(fields, place)
        if role == "tool":
            text = _tool_result(fields, called, place)
            if after_tool:  # several results are one turn
                text = f"{found.pop().content}\n{text}"
            found.append(Message("user", text))
        elif role == "assistant":
            calls = _list(fields.get("tool_calls", []), f"{place}.tool_calls")
            texts = [
                _call(call, called, f"{place}.tool_calls[{n}]") for n, call in enumerate(calls)
            ]
            if "content" in fields or not (calls or "refusal" in fields):
                texts.insert(0, _content(fields, place))
            elif "refusal" in fields:
                texts.insert(0, _string(fields, "refusal", place))
            found.append(Message("assistant", "\n".join(text for text in texts if text)))
        else:
            found.append(Message("user" if role == "user" else "system", _content(fields, place)))
        after_tool = role == "tool"
    if not found:
        raise RefusedError(400, "`messages` is empty", "messages")
    return tuple(found)


def _role(fields: _Fields, place: str) -> str:
    role = fields.get("role")
    if not isinstance(role, str) or role not in _ALLOWED:
        raise _refused(f"{place}.role", f"expected one of {', '.join(_ALLOWED)}", role)
    for name in fields:
        if name not in ("role", "content", *_ALLOWED[role]):
            raise RefusedError(
                400,
                f"`{place}.{name[:_LONGEST_SHOWN]}` is not supported; leave it out",
                f"{place}.{name}",
                "unsupported_parameter",
            )
    return role


def _content(fields: _Fields, place: str) -> str:
    """The text of a message, which is a string or a list of parts."""
    content = fields.get("content")
    if isinstance(content, str):
        return sendable(content)
    if not isinstance(content, list):
        raise _refused(f"{place}.content", "expected text", content)
    kinds = ("text", "refusal") if fields["role"] == "assistant" else ("text",)
    return "".join(_part(part, kinds, f"{place}.content[{n}]") for n, part in enumerate(content))


def _part(part: Any, kinds: Sequence[str], place: str) -> str:
    kind = part.get("type") if isinstance(part, dict) else None
    if not isinstance(kind, str) or kind not in kinds:
        raise _refused(place, "this model reads text alone: a part of the type `text`", kind)
    return _string(part, kind, place)


def _call(call: Any, called: set[str], place: str) -> str:
    """A tool call as the model reads it; its id is added to `called`."""
    kind = call.get("type") if isinstance(call, dict) else None
    function = call.get("function") if isinstance(call, dict) else None
    if kind != "function" or not isinstance(function, dict):
        raise _refused(place, "expected a call of the type `function`", kind)
    called.add(_string(call, "id", place))
    name = _string(function, "name", f"{place}.function")
    arguments = _string(function, "arguments", f"{place}.function")
    try:
        shown = json.dumps({"name": name, "arguments": json.loads(arguments)}, ensure_ascii=False)
    except (ValueError, RecursionError):  # a model may have written what is no JSON
        shown = json.dumps({"name": name, "arguments": arguments}, ensure_ascii=False)
    return f"<tool_call>\n{sendable(shown)}\n</tool_call>"


def _tool_result(fields: _Fields, called: set[str], place: str) -> str:
    id = _string(fields, "tool_call_id", place)
    if id not in called:
        raise _refused(f"{place}.tool_call_id", "expected the id of an earlier tool call", id)
    return f"<tool_response>\n{_content(fields, place)}\n</tool_response>"


def _string(fields: _Fields, name: str, place: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise _refused(f"{place}.{name}", "expected a string", value)
    return sendable(value)


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise _refused(place, "expected a list", value)
    return value


def _refused(place: str, expected: str, found: Any) -> RefusedError:
    shown = "nothing" if found is None else repr(found)[:_LONGEST_SHOWN]
    return RefusedError(400, f"`{place}`: {expected}, found {shown}", place)
