"""Dates, times, timestamps and years as text, in the formats that a column has them in.

A format is written with the codes of strftime; `%-d` is a day without a leading zero, and `%3f` a
fraction of three digits.
"""

import datetime
import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

_MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September"]
_MONTHS += ["October", "November", "December"]
_MONTH_NUMBERS = {name[:3].lower(): number for number, name in enumerate(_MONTHS, start=1)}
_SHORT_MONTHS = "|".join(name[:3] for name in _MONTHS)

# where several fit all values of a column, the first counts: the stricter one, then the US order
_DATES = ["%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%Y%m%d"]
_DATES += ["%m/%d/%Y", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y", "%m-%d-%Y"]
_DATES += ["%-m/%-d/%Y", "%-d/%-m/%Y", "%-d.%-m.%Y", "%-d-%-m-%Y", "%-m-%-d-%Y"]
_DATES += ["%Y-%-m-%-d", "%Y/%-m/%-d", "%Y-%m", "%Y/%m", "%m/%Y"]
_DATES += ["%d-%b-%Y", "%-d-%b-%Y", "%d %b %Y", "%-d %b %Y", "%d %B %Y", "%-d %B %Y"]
_DATES += ["%b %d, %Y", "%b %-d, %Y", "%B %d, %Y", "%B %-d, %Y", "%B %-d %Y", "%b %-d %Y"]
_DATES += ["%B %Y", "%b %Y", "%m/%d/%y", "%d/%m/%y", "%d.%m.%y", "%-m/%-d/%y", "%-d/%-m/%y"]
_DATES += ["%d-%b-%y", "%-d-%b-%y", "%b-%y"]
_TIMES = ["%H:%M:%S.%f", "%H:%M:%S", "%H:%M", "%-H:%M:%S", "%-H:%M"]
_TIMES += ["%I:%M %p", "%-I:%M %p", "%-I:%M%p", "%I:%M:%S %p", "%-I:%M:%S %p"]
_SEPARATORS = (" ", "T", ", ")
_ZONES = ("", "%z", " %z")

_CODE = re.compile(r"%[-1-9]?[A-Za-z]")
_PARTS = {
    "%Y": r"(?P<Y>[0-9]{4})",
    "%y": r"(?P<y>[0-9]{2})",
    "%m": r"(?P<m>[0-9]{2})",
    "%-m": r"(?P<m>[1-9][0-9]?)",
    "%b": rf"(?P<b>(?i:{_SHORT_MONTHS}))",
    "%B": rf"(?P<b>(?i:{'|'.join(_MONTHS)}))",
    "%d": r"(?P<d>[0-9]{2})",
    "%-d": r"(?P<d>[1-9][0-9]?)",
    "%H": r"(?P<H>[0-9]{2})",
    "%-H": r"(?P<H>[0-9]{1,2})",
    "%I": r"(?P<I>[0-9]{2})",
    "%-I": r"(?P<I>[1-9][0-9]?)",
    "%M": r"(?P<M>[0-9]{2})",
    "%S": r"(?P<S>[0-9]{2})",
    "%f": r"(?P<f>[0-9]{1,9})",
    "%p": r"(?P<p>(?i:[ap]m))",
    "%z": r"(?P<z>Z|[+-][0-9]{2}:?[0-9]{2})",
}
_MAX_FORMATS = 3  # of one column
_MIN_YEAR, _MAX_YEAR = 1000, 9999
_FIRST_DAY = datetime.datetime(2000, 1, 1)
_DAYS = 9_000  # of invented dates
_YEARS = re.compile(r"(?<![0-9])[12][0-9]{3}(?![0-9])")
_YEAR_AND_MONTH = re.compile(r"([12][0-9]{3})-([01][0-9])")
_DIGIT = re.compile("[0-9]")
_DAY = datetime.timedelta(days=1)
_SECOND = datetime.timedelta(seconds=1)
_TRIES = 20
_SECONDS = (1, 60, 60, 3600, 3600, 7200)


@dataclass(frozen=True)
class Moment:
    """What a text says: `when`, and as written the fraction, the zone, the month, and AM or PM."""

    when: datetime.datetime
    fraction: str = ""
    zone: str = ""
    month: str = ""
    half: str = ""


def _read_moment(text: str, form: str) -> Moment | None:
    """The moment that `text` stands for in the format; None where it stands for none."""
    match = _pattern(form).fullmatch(text)
    if match is None:
        return None
    parts = match.groupdict()
    number = {key: int(part) for key, part in parts.items() if part and part.isdecimal()}
    year = number.get("Y", 2000)
    if "y" in number:  # as POSIX reads two digits
        year = number["y"] + (1900 if number["y"] >= 69 else 2000)
    month = _MONTH_NUMBERS[parts["b"][:3].lower()] if parts.get("b") else number.get("m", 1)
    hour = number.get("H", 0)
    if "I" in number:
        hour = number["I"] % 12 + 12 * (parts["p"].lower() == "pm")
    if not (_MIN_YEAR <= year <= _MAX_YEAR and 1 <= number.get("I", 1) <= 12):
        return None
    try:
        when = datetime.datetime(
            year, month, number.get("d", 1), hour, number.get("M", 0), number.get("S", 0)
        )
    except ValueError:
        return None
    texts = [parts.get(key) or "" for key in ("f", "z", "b", "p")]
    return Moment(when, *texts)


def _write_moment(moment: Moment, form: str) -> str:
    """The text of the moment in the format."""
    return _CODE.sub(lambda code: _written(moment, code[0]), form)


def _written(moment: Moment, code: str) -> str:
    when = moment.when
    if code in ("%b", "%B"):
        name = _MONTHS[when.month - 1][: 3 if code == "%b" else None]
        return name.upper() if moment.month.isupper() else _cased(name, moment.month)
    if code.endswith("f"):
        return moment.fraction or "0"
    texts = {
        "%Y": f"{when.year:04}",
        "%y": f"{when.year % 100:02}",
        "%z": moment.zone or "Z",
        "%p": _cased("PM" if when.hour >= 12 else "AM", moment.half),
    }
    numbers = {"m": when.month, "d": when.day, "H": when.hour, "M": when.minute, "S": when.second}
    numbers["I"] = (when.hour - 1) % 12 + 1
    return texts.get(code) or f"{numbers[code[-1]]:{'' if '-' in code else '02'}}"


def _cased(name: str, like: str) -> str:
    return name.lower() if like.islower() else name


@lru_cache(maxsize=1024)
def _pattern(form: str) -> re.Pattern[str]:
    parts = _CODE.split(form)
    codes = [_part(code) for code in _CODE.findall(form)]
    texts = [re.escape(part) for part in parts]
    return re.compile("".join(a + b for a, b in zip(texts, [*codes, ""], strict=True)))


def _part(code: str) -> str:
    return _PARTS.get(code) or f"(?P<f>[0-9]{{{code[1]}}})"


@lru_cache(maxsize=4096)
def _formats_of(text: str) -> list[str]:
    """The formats of dates, times and timestamps that fit the text, in the order of preference."""
    if not 4 <= len(text) <= 40 or not _DIGIT.search(text):
        return []
    found = [form for form in (*_DATES, *_TIMES) if _read_moment(text, form)]
    if found or ":" not in text:
        return [_with_digits(form, text) for form in found]
    for date in _DATES:
        start = _pattern(date).match(text)
        rest = text[start.end() :] if start else ""
        for separator in _SEPARATORS:
            if rest.startswith(separator):
                forms = (date + separator + time + zone for time in _TIMES for zone in _ZONES)
                found += [form for form in forms if _read_moment(text, form)]
    return [_with_digits(form, text) for form in found]


def _with_digits(form: str, text: str) -> str:
    """The format with the number of digits that the fraction has in the text."""
    moment = _read_moment(text, form) if "%f" in form else None
    return form.replace("%f", f"%{len(moment.fraction)}f") if moment else form


@dataclass(frozen=True)
class Temporal:
    """A kind of values: dates, times, timestamps or years in a few formats.

    `samples`: a moment for each format, whose fraction, zone and case new values take.
    """

    formats: tuple[str, ...]
    samples: tuple[Moment, ...]

    def valid(self, text: str) -> bool:
        """Whether it is a day, time or year that exists, in a format of the column."""
        for form, sample in zip(self.formats, self.samples, strict=True):
            moment = _read_moment(text, form)
            if moment is not None:  # its months and AM must also be in the case of the column
                as_column = replace(moment, month=sample.month, half=sample.half)
                return _write_moment(as_column, form) == text
        return False

    def neighbour(self, text: str, rng: random.Random) -> str:
        """Another valid value: a day, month or year, or seconds to hours, before or after."""
        for form in self.formats:
            moment = _read_moment(text, form)
            if moment is not None:
                moved = (_moved(moment, form, rng) for _ in range(_TRIES))
                return next((other for other in moved if other != text), text)
        return text

    def example(self, rng: random.Random) -> str:
        """A value of the years 2000 to 2024."""
        minutes = datetime.timedelta(minutes=rng.randrange(24 * 60))
        when = _FIRST_DAY + rng.randrange(_DAYS) * _DAY + minutes
        return _write_moment(replace(self.samples[0], when=when), self.formats[0])

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
            _write_moment(replace(sample, when=when), form)
            for day in days
            for when in (day, day - _SECOND)
            for form, sample in zip(self.formats, self.samples, strict=True)
            if "%Y" in form
        ]


YEARS = Temporal(("%Y",), (Moment(_FIRST_DAY),))
"""Years of four digits."""


def _moved(moment: Moment, form: str, rng: random.Random) -> str:
    """The text of a moment close to this one; of this one where it would be out of range."""
    sign = rng.choice((-1, 1))
    has_time, has_date = "%M" in form, "%Y" in form or "%y" in form
    if has_time and (not has_date or rng.random() < 0.5):
        step = rng.choice(_SECONDS if "%S" in form else _SECONDS[1:]) * _SECOND
    else:
        step = rng.choice((1, 1, 30, 365) if "d" in form else (31, 365)) * _DAY
    try:
        when = moment.when + sign * step
    except OverflowError:
        when = moment.when
    inside = _MIN_YEAR <= when.year <= _MAX_YEAR
    return _write_moment(replace(moment, when=when) if inside else moment, form)


def temporal_kind(texts: Sequence[str], share: float) -> Temporal | None:
    """The formats that at least `share` of the texts are in; None where there are none."""
    left = [(text, _formats_of(text)) for text in texts]
    allowed = len(left) * (1 - share)
    chosen: dict[str, Moment] = {}
    while len(left) > allowed and len(chosen) < _MAX_FORMATS:
        counts = Counter(form for _, fits in left for form in fits)
        if not counts:
            break
        best = counts.most_common(1)[0][0]  # of several, the first in the order of preference
        moments = [_read_moment(text, best) for text, fits in left if best in fits]
        chosen[best] = next(moment for moment in moments if moment is not None)
        left = [(text, fits) for text, fits in left if best not in fits]
    if not chosen or len(left) > allowed:
        return None
    return Temporal(tuple(chosen), tuple(chosen.values()))
