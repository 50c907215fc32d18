"""Dates, times, timestamps and years as text, in the formats that a column has them in.

A format is one of strftime, in which `%-d` is a day without a leading zero. A fraction of a second
and a time zone stand behind it as they are written.
"""

import datetime
import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

# where several fit all values of a column, the first counts: the stricter one, then the US order
_DATES = ["%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%Y%m%d"]
_DATES += ["%m/%d/%Y", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y", "%m-%d-%Y"]
_DATES += ["%-m/%-d/%Y", "%-d/%-m/%Y", "%-d.%-m.%Y", "%-d-%-m-%Y", "%-m-%-d-%Y"]
_DATES += ["%Y-%-m-%-d", "%Y/%-m/%-d", "%Y-%m", "%Y/%m", "%m/%Y"]
_DATES += ["%d-%b-%Y", "%-d-%b-%Y", "%d %b %Y", "%-d %b %Y", "%d %B %Y", "%-d %B %Y"]
_DATES += ["%b %d, %Y", "%b %-d, %Y", "%B %d, %Y", "%B %-d, %Y", "%B %-d %Y", "%b %-d %Y"]
_DATES += ["%B %Y", "%b %Y", "%m/%d/%y", "%d/%m/%y", "%d.%m.%y", "%-m/%-d/%y", "%-d/%-m/%y"]
_DATES += ["%d-%b-%y", "%-d-%b-%y", "%b-%y"]
_TIMES = ["%H:%M:%S", "%H:%M", "%-H:%M:%S", "%-H:%M"]
_TIMES += ["%I:%M %p", "%-I:%M %p", "%-I:%M%p", "%I:%M:%S %p", "%-I:%M:%S %p"]

_BEFORE_TIME = re.compile(r"(?<=[0-9])(?:, |T| )(?=[0-9]{1,2}:[0-9]{2})")
_SUFFIX = re.compile(
    r"(?<=:[0-9]{2})(?:(?<=:[0-9]{2}:[0-9]{2})\.[0-9]{1,9})?"
    r"(?: ?(?:Z|[+-][0-9]{2}:?[0-9]{2}))?\Z"
)
_CODE_OR_WORD = re.compile(r"%-?[A-Za-z]|[A-Za-z0-9]")
_DIGIT = re.compile("[0-9]")
_MAX_FORMATS = 3  # of one column
_MIN_YEAR, _MAX_YEAR = 1000, 9999
_FIRST_DAY = datetime.datetime(2000, 1, 1)
_DAYS = 9_000  # of invented dates
_YEARS = re.compile(r"(?<![0-9])[12][0-9]{3}(?![0-9])")
_YEAR_AND_MONTH = re.compile(r"([12][0-9]{3})-([01][0-9])")
_DAY = datetime.timedelta(days=1)
_SECOND = datetime.timedelta(seconds=1)
_TRIES = 20
_SECONDS = (1, 60, 60, 3600, 3600, 7200)


_Format = tuple[str, str]
"""One of strftime, and the fraction and zone behind it with each digit as 0."""


def _parts(text: str) -> tuple[str, str]:
    """The text without fraction and zone, and these."""
    suffix = _SUFFIX.search(text)
    return (text, "") if suffix is None else (text[: suffix.start()], suffix[0])


def _read(text: str, form: str) -> datetime.datetime | None:
    """The moment that the text, without suffix, stands for in the form; None if for none.

    Upper and lower case are alike.
    """
    try:
        when = datetime.datetime.strptime(text, form.replace("%-", "%"))
    except ValueError:
        return None
    return when if when.strftime(form).lower() == text.lower() else None


def _written(when: datetime.datetime, form: str, like: str) -> str:
    """The moment in the form, in the case of another text."""
    text = when.strftime(form)
    return text.upper() if like.isupper() else text.lower() if like.islower() else text


@lru_cache(maxsize=4096)
def _formats_of(text: str) -> list[_Format]:
    """The formats of dates, times and timestamps that fit the text, in the order of preference."""
    if not 4 <= len(text) <= 40 or not _DIGIT.search(text):
        return []
    body, suffix = _parts(text)
    found = _fitting(body, (*_DATES, *_TIMES))
    middle = _BEFORE_TIME.search(body)
    if not found and middle:
        dates, times = body[: middle.start()], body[middle.end() :]
        found = [
            f"{date}{middle[0]}{time}"
            for date in _fitting(dates, _DATES)
            for time in _fitting(times, _TIMES)
        ]
    return [(form, _DIGIT.sub("0", suffix)) for form in found]


def _fitting(text: str, forms: Sequence[str]) -> list[str]:
    signs = _CODE_OR_WORD.sub("", text)
    return [form for form in forms if _CODE_OR_WORD.sub("", form) == signs and _read(text, form)]


@dataclass(frozen=True)
class Temporal:
    """A kind of values: dates, times, timestamps or years in a few formats.

    `formats`: with a text in each, whose case, fraction and zone new values take.
    """

    formats: dict[_Format, str]

    def valid(self, text: str) -> bool:
        """Whether it is a day, time or year that exists, in a format of the column."""
        body, suffix = _parts(text)
        for (form, shape), sample in self.formats.items():
            when = _read(body, form) if shape == _DIGIT.sub("0", suffix) else None
            if when is not None:  # its months and AM must also be in the case of the column
                return _written(when, form, sample) == body
        return False

    def neighbour(self, text: str, rng: random.Random) -> str:
        """Another valid value: a day, month or year, or seconds to hours, before or after."""
        body, suffix = _parts(text)
        for form, _ in self.formats:
            when = _read(body, form)
            if when is not None:
                moved = (_moved(when, form, rng) for _ in range(_TRIES))
                others = (_written(other, form, body) + suffix for other in moved)
                return next((other for other in others if other != text), text)
        return text

    def example(self, rng: random.Random) -> str:
        """A value of the years 2000 to 2024."""
        minutes = datetime.timedelta(minutes=rng.randrange(24 * 60))
        (form, _), sample = next(iter(self.formats.items()))
        return _like(sample, form, _FIRST_DAY + rng.randrange(_DAYS) * _DAY + minutes)

    def around(self, text: str) -> list[str]:
        """The ends of the years and months that the text names, and what comes next to them."""
        starts = []
        for year in map(int, _YEARS.findall(text)):
            starts += [(year + more, 1) for more in (0, 1, -1, 2)]
        for year, month in _YEAR_AND_MONTH.findall(text):
            if 1 <= int(month) <= 12:
                starts += [(int(year), int(month))]
                starts += [(int(year) + int(month) // 12, int(month) % 12 + 1)]
        days = [datetime.datetime(y, m, 1) for y, m in starts if _MIN_YEAR < y <= _MAX_YEAR]
        return [
            _like(sample, form, when)
            for day in days
            for when in (day, day - _SECOND)
            for (form, _), sample in self.formats.items()
            if "%Y" in form
        ]


def _like(sample: str, form: str, when: datetime.datetime) -> str:
    """The moment in a format of the column, as the sample is."""
    body, suffix = _parts(sample)
    return _written(when, form, body) + suffix


YEARS = Temporal({("%Y", ""): "2000"})
"""Years of four digits."""


def _moved(when: datetime.datetime, form: str, rng: random.Random) -> datetime.datetime:
    """A moment close to this one; this one where it would be out of range."""
    sign = rng.choice((-1, 1))
    has_time, has_date = "%M" in form, "%Y" in form or "%y" in form
    if has_time and (not has_date or rng.random() < 0.5):
        step = rng.choice(_SECONDS if "%S" in form else _SECONDS[1:]) * _SECOND
    else:
        step = rng.choice((1, 1, 30, 365) if "d" in form else (31, 365)) * _DAY
    try:
        moved = when + sign * step
    except OverflowError:
        moved = when
    return moved if _MIN_YEAR <= moved.year <= _MAX_YEAR else when


def temporal_kind(texts: Sequence[str], share: float) -> Temporal | None:
    """The formats that at least `share` of the texts are in; None where there are none."""
    left = [(text, _formats_of(text)) for text in texts]
    allowed = len(left) * (1 - share)
    chosen: dict[_Format, str] = {}
    while len(left) > allowed and len(chosen) < _MAX_FORMATS:
        counts = Counter(form for _, fits in left for form in fits)
        if not counts:
            break
        best = counts.most_common(1)[0][0]  # of several, the first in the order of preference
        chosen[best] = next(text for text, fits in left if best in fits)
        left = [(text, fits) for text, fits in left if best not in fits]
    return Temporal(chosen) if chosen and len(left) <= allowed else None
