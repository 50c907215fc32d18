"""Tiny real databases that several rooms' tests share."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from lib.db import deadline

CONCERT_SCRIPT = """
CREATE TABLE singer (
    singer_id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT, age INTEGER);
CREATE TABLE stadium (
    stadium_id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, capacity INTEGER);
CREATE TABLE concert (
    concert_id INTEGER PRIMARY KEY, theme TEXT, year INTEGER,
    stadium_id INTEGER REFERENCES stadium (stadium_id));
CREATE TABLE singer_in_concert (
    concert_id INTEGER REFERENCES concert (concert_id),
    singer_id INTEGER REFERENCES singer (singer_id),
    PRIMARY KEY (concert_id, singer_id));
INSERT INTO singer VALUES
    (1, 'Joe Sharp', 'Netherlands', 52), (2, 'Timbaland', 'United States', 32),
    (3, 'Justin Brown', 'France', 29), (4, 'Rose White', 'France', 41),
    (5, 'John Nizinik', 'France', NULL), (6, 'Tribal King', NULL, 25);
INSERT INTO stadium VALUES
    (1, 'Stark Park', 'Kirkcaldy', 10104), (2, 'Somerset Park', 'Ayr', 11998),
    (3, 'Recreation Park', 'Alloa', 3100);
INSERT INTO concert VALUES
    (1, 'Free choice', 2014, 1), (2, 'Bleeding love', 2014, 2),
    (3, 'Wide awake', 2015, 2), (4, 'Party all night', 2015, NULL);
INSERT INTO singer_in_concert VALUES (1, 2), (1, 3), (2, 3), (2, 5), (3, 4), (4, 6);
"""


@pytest.fixture
def make_database(tmp_path: Path) -> Callable[[str, str], Path]:
    """Build `{db_id}.sqlite` from an SQL script in the test's own folder."""

    def build(script: str, db_id: str = "tiny") -> Path:
        path = tmp_path / f"{db_id}.sqlite"
        connection = sqlite3.connect(path)
        connection.executescript(script)
        connection.close()
        return path

    return build


@pytest.fixture
def concert_database(make_database: Callable[[str, str], Path]) -> Path:
    """Singers, stadiums, concerts: keys, a link table, nulls."""
    return make_database(CONCERT_SCRIPT, "concert")


@pytest.fixture
def racing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """For deadlines, a second passes with every look at the clock, however busy the machine is."""
    monkeypatch.setattr(deadline, "time", SimpleNamespace(monotonic=count().__next__))
