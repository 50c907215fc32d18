"""Messages survive being cut anywhere, and anything that is not a message is refused."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.database.sandbox.frames import FrameBuffer, FrameError, pack, read_frames

_VALUES = st.none() | st.integers() | st.floats(allow_nan=False) | st.text() | st.binary()
_PAYLOADS = st.lists(st.lists(_VALUES, max_size=4), max_size=5)


@settings(max_examples=40)
@given(payloads=_PAYLOADS, size=st.integers(min_value=1, max_value=50))
def test_messages_arrive_whole_whatever_the_pieces(payloads: list[list[object]], size: int) -> None:
    data = b"".join(map(pack, payloads))
    buffer = FrameBuffer(max_length=1_000_000)
    received = []
    for start in range(0, len(data), size):
        received += buffer.feed(data[start : start + size])
    assert received == payloads


@settings(max_examples=40)
@given(payloads=_PAYLOADS)
def test_a_stream_is_read_to_its_end(payloads: list[list[object]]) -> None:
    assert list(read_frames(BytesIO(b"".join(map(pack, payloads))))) == payloads


@pytest.mark.parametrize("cut", [1, 5])
def test_a_stream_that_ends_inside_a_message_just_ends(cut: int) -> None:
    assert list(read_frames(BytesIO(pack("whole") + pack("cut off")[:cut]))) == ["whole"]


def test_a_message_that_is_too_long_is_refused() -> None:
    with pytest.raises(FrameError, match="more than 10"):
        FrameBuffer(max_length=10).feed(pack("x" * 100))


@pytest.mark.parametrize("body", [b"", b"?", b"[\xff\xff"])
def test_bytes_that_are_no_message_are_refused(body: bytes) -> None:
    with pytest.raises(FrameError, match="malformed"):
        FrameBuffer(max_length=10).feed(len(body).to_bytes(4, "little") + body)
