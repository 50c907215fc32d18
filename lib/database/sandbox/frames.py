"""Messages between the sandbox and its workers: a length and a `marshal` of plain values.

The seam between the two: both ends import it, so it imports the standard library only. Both run the
same Python, so marshal's version does not matter.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator

TYPE_CHECKING = False  # `typing` would double what a worker needs to start
if TYPE_CHECKING:
    from io import BufferedIOBase
    from typing import Any

MARSHAL_VERSION = 2  # later versions look for repeated objects, which costs more than it saves here

_HEADER_LENGTH = 4


class FrameError(Exception):
    """The other end sent a malformed message, or one that is too long."""


def pack(payload: Any) -> bytes:
    """One message: the length of the body in four bytes, little-endian, then the body."""
    body = marshal.dumps(payload, MARSHAL_VERSION)
    return len(body).to_bytes(_HEADER_LENGTH, "little") + body


def unpack(body: bytes | bytearray) -> Any:
    """The payload of a body. Raises FrameError where the body is malformed."""
    try:
        return marshal.loads(body)
    except (EOFError, ValueError, TypeError) as error:
        raise FrameError(f"a malformed message ({error})") from None


class FrameBuffer:
    """Cuts messages out of bytes that arrive in pieces of any size."""

    def __init__(self, max_length: int) -> None:
        self._max_length = max_length
        self._buffer = bytearray()

    def feed(self, data: bytes) -> list[Any]:
        """The payloads that `data` completes.

        Raises FrameError where a message is longer than `max_length` bytes or malformed.
        """
        self._buffer += data
        payloads = []
        start = 0
        while len(self._buffer) >= start + _HEADER_LENGTH:
            body = start + _HEADER_LENGTH
            length = int.from_bytes(self._buffer[start:body], "little")
            if length > self._max_length:
                raise FrameError(f"a message of {length} bytes, more than {self._max_length}")
            if len(self._buffer) < body + length:
                break
            payloads.append(unpack(self._buffer[body : body + length]))
            start = body + length
        del self._buffer[:start]
        return payloads


def read_frames(stream: BufferedIOBase) -> Iterator[Any]:
    """The payloads of a blocking stream until it ends."""
    buffer = FrameBuffer(1 << 32)
    while data := stream.read1():
        yield from buffer.feed(data)
