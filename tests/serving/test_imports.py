"""Files as people have them become the tables that they mean, or are refused with what they are."""

import contextlib
import csv
import gzip
import io
import json
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import duckdb
import openpyxl
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.database.catalog import load_catalog
from lib.serving.imports.convert import convert, sql_names
from lib.serving.imports.damage import table_doubts
from lib.serving.imports.encodings import guess_encoding
from lib.serving.imports.kinds import check_sqlite, missing_changes, no_table
from lib.serving.imports.tables import open_duckdb
from tests.serving.conftest import Served

Rows = list[tuple[Any, ...]]


def _import(
    *files: tuple[str, bytes],
    options: list[dict[str, Any]] | None = None,
    most_bytes: int = 1 << 28,
) -> tuple[dict[str, Any], dict[str, tuple[list[tuple[str, str]], Rows]]]:
    """The answer, and for each table its columns with types and its rows."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        sources = []
        for number, (name, content) in enumerate(files):
            Path(folder, f"source-{number}").write_bytes(content)
            sources.append((f"source-{number}", name))
        answer = convert(Path(folder), sources, "out.sqlite", options or [], most_bytes)
        with closing(sqlite3.connect(Path(folder, "out.sqlite"))) as database:
            tables = {}
            for (name,) in database.execute("SELECT name FROM sqlite_master").fetchall():
                info = database.execute(f'PRAGMA table_info("{name}")').fetchall()
                rows = database.execute(f'SELECT * FROM "{name}"').fetchall()
                tables[name] = [(one[1], one[2]) for one in info], rows
    return answer, tables


def _rows(text: str | bytes, name: str = "t.csv", **option: Any) -> Rows:
    content = text if isinstance(text, bytes) else text.encode()
    options = [{"file": name, **option}] if option else None
    ((_, rows),) = _import((name, content), options=options)[1].values()
    return rows


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("a;b\n1,50;2,5\n0,25;3,5\n", [(1.5, 2.5), (0.25, 3.5)]),
        ("sep=;\na;b\n1;2\n", [(1, 2)]),
        ("a|b\nx, y|1\nz, w|2\n", [("x, y", 1), ("z, w", 2)]),
        ("id;text\n1;a, b, c\n2;d, e, f\n", [(1, "a, b, c"), (2, "d, e, f")]),
        (
            "Name, first;Age\nMüller, Hans;45\nMeier, Eva;36\n",
            [("Müller, Hans", 45), ("Meier, Eva", 36)],
        ),
        (
            "Price, EUR;City, land\n1,50;Bonn, DE\n2,75;Paris, FR\n",
            [(1.5, "Bonn, DE"), (2.75, "Paris, FR")],
        ),
        ('"Name, first";"City"\n"Müller, Hans";"Bonn"\n', [("Müller, Hans", "Bonn")]),
        (
            "id,lat;lon,place\n1,52.5;13.4,Berlin\n2,48.1;11.6,Munich\n",
            [(1, "52.5;13.4", "Berlin"), (2, "48.1;11.6", "Munich")],
        ),
        ('id,name\n1,"Anna" Smith\n2,Bob\n', [(1, '"Anna" Smith'), (2, "Bob")]),
        ('id,name\n1,"Anna\n2,"Bob"\n3,Cid\n', [(1, '"Anna'), (2, "Bob"), (3, "Cid")]),
        ("id,name\n1,'Anna, B'\n2,'Bob'\n", [(1, "Anna, B"), (2, "Bob")]),
        ('id,text\r\n1,"line\nbreak"\r\n2,"b"\r\n', [(1, "line\nbreak"), (2, "b")]),
        ("a,b\r1,2\r3,4\r", [(1, 2), (3, 4)]),
        ("a,b\r\n1,2\n3,4\r5,6\n", [(1, 2), (3, 4), (5, 6)]),
        ("Sales 2024\n\nregion,amount\nNorth,10\n", [("North", 10)]),
        ("Sales 2024,,\n,,\nregion,amount,x\nN,1,2\n", [("N", 1, 2)]),
        ("region,amount\nNorth,10\n\nSource: a bank\nof 2024\n", [("North", 10)]),
        ("Ort;2023\nUlm;1,5\n\n© Amt, 2024;\n", [("Ulm", 1.5)]),
        ('id,text\n1,"a\n\nb"\n2,c\n', [(1, "a\n\nb"), (2, "c")]),
        ('id,text\n1,x\n2,"a\n\nb"\n', [(1, "x"), (2, "a\n\nb")]),
        ("a, b\nc, d\n\nx;y\n1;2\n3;4\n", [(1, 2), (3, 4)]),
        ("text\nHello, you\nI, too\n\nnothing\n", [("Hello, you",), ("I, too",), ("nothing",)]),
        (
            "comment\nHello, world\nI, too\nnothing\n",
            [("Hello, world",), ("I, too",), ("nothing",)],
        ),
        ("a,b\n1,2,\n3,4,\n", [(1, 2), (3, 4)]),
        ("a,b\n1,2\n,\n,\n", [(1, 2)]),
        ("a,b\n1,2\n,\n\n3,4\n", [(1, 2), (3, 4)]),
        ("a,b,c\n1,2\n4,5,6\n", [(1, 2, None), (4, 5, 6)]),
        ("id, name\n 1 , Anna \n2,  \n", [(1, "Anna"), (2, None)]),
        ("2024-01-01\n2024-01-02\n", [("2024-01-01",), ("2024-01-02",)]),
        ("name,age\n", []),
        ("country,2023\nGermany,83\nFrance,68\n", [("Germany", 83), ("France", 68)]),
        (
            "region,0-18,19-64,65+\nNorth,5,6,7\nSouth,8,9,1\n",
            [("North", 5, 6, 7), ("South", 8, 9, 1)],
        ),
        ("A,5\nB,6\n", [("A", 5), ("B", 6)]),
        (f"whole,decimal\n0,{2**-24}\n", [(0, 2**-24)]),  # as programs round a half
        ("a;b\n1.234;1,5\n5.678;2,5\n", [(1234, 1.5), (5678, 2.5)]),
        ("a,b\n31/12/2023,01/02/2023\n", [("2023-12-31", "2023-02-01")]),
    ],
)
def test_a_dialect_is_recognised(text: str, rows: Rows) -> None:
    assert _rows(text) == rows


@pytest.mark.parametrize(
    ("cells", "values"),
    [
        (["1,234", "8,336,817"], [1234, 8336817]),
        (["12,34,567", "1,00,000"], [1234567, 100000]),
        (["$1,234.50", "-$2.25"], [1234.5, -2.25]),
        (["€1", "$2"], ["€1", "$2"]),
        (["CAD17", "CAD18"], ["CAD17", "CAD18"]),
        (["USD 17", "USD 1,800"], [17, 1800]),
        (["$17", "$1,800"], [17, 1800]),
        (["45%", "12.3 %"], [0.45, 0.123]),
        (["1'234.50", "950.25"], [1234.5, 950.25]),
        (["1 234,56 €", "2,50 €"], [1234.56, 2.5]),
        (["555 123", "555 456"], ["555 123", "555 456"]),
        (["1.5", "NaN", "None", "-", "N/A", ""], [1.5, None, None, None, None, None]),
        (["NA", "Namibia"], ["NA", "Namibia"]),
        (["true", "FALSE", "NA"], [1, 0, None]),
        (["yes", "no"], ["yes", "no"]),
        (["007", "10115"], ["007", "10115"]),
        (["1E5", "2E3"], ["1E5", "2E3"]),
        (["1e-05", "1.5e+300", "1e+22"], [1e-05, 1.5e300, 1e22]),
        (["1.5e+308"] * 6, [1.5e308] * 6),
        (["+4930", "+4931"], ["+4930", "+4931"]),
        (["1234567890123456789", "1"], ["1234567890123456789", "1"]),
        (["12345678901234567.89", "1"], ["12345678901234567.89", "1"]),
        (["123456789012345678", "-5"], [123456789012345678, -5]),
        (["31.12.2023", "01.02.2024"], ["2023-12-31", "2024-02-01"]),
        (["31/12/2023", "01/02/2024"], ["2023-12-31", "2024-02-01"]),
        (["12/31/2023", "01/02/2024"], ["2023-12-31", "2024-01-02"]),
        (["01/02/2023", "03/04/2023"], ["01/02/2023", "03/04/2023"]),
        (["31/12/2023", "12/31/2023"], ["31/12/2023", "12/31/2023"]),
        (["2024-02-30", "2024-01-01"], ["2024-02-30", "2024-01-01"]),
        (["5 Jan 2024", "6 March 2024"], ["2024-01-05", "2024-03-06"]),
        (
            ["1/15/2024 3:30 PM", "1/16/2024 12:00 AM"],
            ["2024-01-15 15:30:00", "2024-01-16 00:00:00"],
        ),
        (["2025年3月1日", "2025年12月24日"], ["2025-03-01", "2025-12-24"]),
        (["2025년 3월 1일 10:30"], ["2025-03-01 10:30:00"]),
        (["1,200円", "￥900"], ["1,200円", "￥900"]),
        (["1,200.50元", "900元"], [1200.5, 900]),
        (["1.2.10", "1.3.11"], ["1.2.10", "1.3.11"]),
        (["24/01/15", "24/02/20", "24/03/05"], ["24/01/15", "24/02/20", "24/03/05"]),
        (["15.01.24", "20.02.24", "31.12.23"], ["2024-01-15", "2024-02-20", "2023-12-31"]),
        (["1,234.50", "(500.00)"], [1234.5, -500.0]),
        (["(1)", "(2)"], ["(1)", "(2)"]),
        (["1.234,56", "500,00-"], [1234.56, -500.0]),
        (["1,50", "k.A.", "—", "2,50", "(null)"], [1.5, None, None, 2.5, None]),
        (["2024-01-05 10:00:00+02", "2024-07-06"], ["2024-01-05 10:00:00+02:00", "2024-07-06"]),
        (
            ["2024-01-05T23:30:00-0500", "2024-01-06T01:00:00Z"],
            ["2024-01-06 04:30:00", "2024-01-06 01:00:00"],
        ),
        (["9007199254740993", "1.5"], ["9007199254740993", "1.5"]),
        (["+5.2", "-3.1", "+0.4"], [5.2, -3.1, 0.4]),
        (["+5,2", "−3,1", "0"], [5.2, -3.1, 0]),
        (["+5.2%", "−3 %", "±0%"], [0.052, -0.03, 0]),
        (["+4.1%", "+2%"], [0.041, 0.02]),
        (["+5", "0", "+12"], [5, 0, 12]),
        (["+€5.20", "-€3"], [5.2, -3]),
        (["-$ 1,234.50", "($ 3.00)", "−$ 2.00", "+$ 1"], [-1234.5, -3, -2, 1]),
        (["$ 1,234.50", "$ (20.00)", "$ -"], [1234.5, -20, 0]),
        (["1.234,50 €", "(20,00) €", "-   €", "-3,00 €"], [1234.5, -20, 0, -3]),
        (["kr-x", "kr -"], ["kr-x", "kr -"]),
        (["+ 5", "– 3"], [5, -3]),
        (["＋5", "－3"], [5, -3]),
        (["+1.25", "(0.50)"], [1.25, -0.5]),
        (["+5.2", "+0.4"], [5.2, 0.4]),
        (["+49", "+1"], ["+49", "+1"]),
        (["+49 30 1234", "+1 555 100"], ["+49 30 1234", "+1 555 100"]),
        (["Monday, January 15, 2024", "Tue, Feb 6, 2024"], ["2024-01-15", "2024-02-06"]),
        (
            ["2024/03/01 9:12:33 AM GMT+1", "2024/03/02 1:22:13 PM GMT+1"],
            ["2024-03-01 09:12:33", "2024-03-02 13:22:13"],
        ),
        (
            ["Mon, 15 Jan 2024 10:00:00 +0000", "Tue, 16 Jan 2024 11:00:00 -0530"],
            ["2024-01-15 10:00:00", "2024-01-16 16:30:00"],
        ),
        (["2024-01-15 10:00:00.5 UTC"], ["2024-01-15 10:00:00.5"]),
        (["Montag, 15. Januar 2024", "3. März 2024"], ["2024-01-15", "2024-03-03"]),
        (["Mo 15.01.2024", "Di. 16.01.2024"], ["2024-01-15", "2024-01-16"]),
        (["15. Jan. 2024", "3. Okt. 2024"], ["2024-01-15", "2024-10-03"]),
        (["15 janvier 2024", "24 août 2023"], ["2024-01-15", "2023-08-24"]),
        (["15 de enero de 2024", "3 de agosto de 2024"], ["2024-01-15", "2024-08-03"]),
        (["1704067200", "1704153600"], [1704067200, 1704153600]),
    ],
)
def test_a_column_takes_the_values_that_lose_nothing(cells: list[str], values: list[Any]) -> None:
    lines = "".join(f"x\t{cell}\n" for cell in cells)
    assert [row[1] for row in _rows(f"key\tcell\n{lines}")] == values


@pytest.mark.parametrize(
    ("usual", "late", "value"),
    [
        ("2.50", "(12.50)", -12.5),
        ("$ 2.50", "$ (12.50)", -12.5),
        ("$ 2.50", "$ -", 0),
        ("2.50", "−12.50", -12.5),
        ("2", "+1,234", 1234),
        ("2024-01-05 10:00:00", "2024-01-06T10:00:00Z", "2024-01-06 10:00:00"),
    ],
)
def test_a_way_to_write_values_may_come_late(usual: str, late: str, value: object) -> None:
    for before in (0, 300, 2_500):
        rows = _rows("key\tcell\n" + f"x\t{usual}\n" * before + f"x\t{late}\nx\t{usual}\n")
        assert rows[before] == ("x", value)
        assert len({type(cell) for _, cell in rows} - {int}) <= 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "item,price\nA,20.5\nB,3\nC,sold\n",
            "1 of 3 cells are no number and no date, the first is 'sold' in row 3",
        ),
        ("item;price\nA;1,50\nB;2.75\nC;3\n", "kept as text: '1,50' and '2.75' differ"),
        *(
            ("\t".join(("key", "cell")) + "".join(f"\nx\t{cell}" for cell in cells) + "\n", said)
            for cells, said in (
                (["9 kg", "12 kg"], "such as '9 kg' in row 1"),
                (["5", "7", "9 kg"], "such as '9 kg' in row 3"),
                (["$9", "€12"], "such as '$9'"),
                (["1.5k", "2M"], "such as '1.5k'"),
                (["7", "123456789012345678901"], "such as '123456789012345678901' in row 2"),
                (["9:30", "100:00"], "such as '9:30'"),
                (["09:30", "100:00"], "such as '09:30'"),
                (["3 days", "12 hours"], "such as '3 days'"),
                (["20°C", "18,5°C"], "such as '20°C'"),
                (["Jan-24", "Feb-24"], "such as 'Jan-24'"),
                (["2024-01-05 8:00 CET", "2024-07-05 8:00 CEST"], "such as '2024-01-05 8:00 CET'"),
                (["+5", "+3"], "kept as text"),
                (["2024-02-30", "2024-01-01"], "such as '2024-02-30'"),
                (["01.05.2024", "2024-05-06"], "kept as text"),
                (["5", "A"], "1 of 2 cells are no number and no date, the first is 'A' in row 2"),
            )
        ),
        ("country,2023\nGermany,83\n", "line 1 is read as names, '2023' too"),
        ("Anna,36\nBob,41\n", "line 1 is read as values; choose header 1"),
        ("region,amount\nNorth,10\nSouth,20\nTotal,30\n", "the last row may be a total"),
    ],
)
def test_what_may_be_meant_otherwise_is_said(text: str, said: str) -> None:
    (table,) = _import(("t.csv", text.encode()))[0]["tables"]
    changes = [change for column in table["columns"] for change in column["changes"]]
    assert any(said in note for note in [*changes, *table["notes"]])


@pytest.mark.parametrize(
    "cells",
    [
        ["01067", "10115", "D-80331"],
        ["030 1234", "0171/5678"],
        ["+49301234567", "+1 555 100 2000"],
        ["09:30", "17:45"],
        ["1.2.3", "1.10.4"],
        ["CAD17", "CAD18"],
        ["1E5", "2E3"],
        ["Ann", "Bob"],
        ["Gate 12", "Marathon 5"],
        ["#1001", "#1002"],
    ],
)
def test_codes_and_times_of_day_are_text_without_a_word(cells: list[str]) -> None:
    text = "".join(f"x\t{cell}\n" for cell in cells)
    (table,) = _import(("t.csv", f"key\tcell\n{text}".encode()))[0]["tables"]
    assert table["columns"][1]["changes"] == []


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("gbk", "姓名,城市\n张三,北京\n"),
        ("big5", "產品,價格\n蘋果,30\n香蕉,20\n"),
        ("shift_jis", "名前,都市\n田中太郎,東京\n鈴木ハナコ,大阪\n"),
        ("euc_kr", "이름,도시\n김철수,서울\n이영희,부산\n"),
        ("cp1250", "Imię,Miasto\nZażółć,Łódź\n"),
        ("cp1250", "nev,varos\nÁdám,Győr\n"),
        ("cp1251", "имя,город\nИван,Москва\n"),
        ("koi8_r", "город;население\nмосква;13\nказань;12\n"),
        ("cp1252", "nom,ville\nHélène,Besançon\nFrançois,Orléans\n"),
        ("cp1252", "item,price\nA,€ 5\nB,€ 7\n"),
        ("cp1252", "name,city\nBob,Köln\n"),
        ("cp1252", "number,word\n1,aXäz\n"),
        ("cp1254", "ürün,fiyat\nçay şekeri,5\nbaşka ığdır,7\nkadıköy ilçesi,3\n"),
        ("cp1255", "עיר,אוכלוסייה\nאשדוד,220000\nבאר שבע,210000\n"),
        ("cp866", "имя,город\nИван,Москва\nАнна,Казань\n"),
        ("cp874", "จังหวัด,ประชากร\nขอนแก่น,1800000\nชลบุรี,1500000\n"),
        ("utf-16", "имя,город\nИван,Москва\n"),
        ("utf-16-le", "姓名,城市\n张三,北京\n"),
        ("utf-16-be", "name,city\nAnn,Köln\n"),
        ("utf-8-sig", "a,b\nä,1\n"),
    ],
)
def test_an_encoding_is_recognised(encoding: str, text: str) -> None:
    answer, tables = _import(("t.csv", text.encode(encoding)))
    assert tables == _import(("t.csv", text.encode()))[1]
    told = answer["tables"][0]["encoding"]
    assert text.encode(encoding).decode(told).lstrip("\ufeff") == text


@pytest.mark.parametrize(
    ("encoding", "texts"),
    [
        (
            "cp1254",
            (
                "ad,şehir\nAyşe,İstanbul\n", "şehir\nEskişehir\nMuğla\n", "name,city\nAli,Iğdır\n",
                "ad,soyad\nİbrahim,Yılmaz\n", "kişi,tutar\nMehmet Şahin,1\nElif Doğan,2\n",
            ),
        ),
        (
            "cp1255",
            (
                "שם,עיר\nדוד,תל אביב\nשרה,ירושלים\n", "name,city\nDavid,חיפה\n", "שם\nיוסף\nמשה\n",
                "לקוח,סכום\nכהן,100\nלוי,200\n",
            ),
        ),
        *(
            (
                encoding,
                (
                    "имя,город\nИван,Москва\nАнна,Казань\n", "товар,цена\nХлеб,50\nМолоко,80\n",
                    "name,city\nIvan,Тверь\n", "ИМЯ,ГОРОД\nИВАН,МОСКВА\n", "Имя\nОльга\nПётр\n",
                ),
            )
            for encoding in ("cp866", "cp1251", "koi8_r")
        ),
        (
            "cp874",
            (
                "ชื่อ,เมือง\nสมชาย,กรุงเทพ\nสมหญิง,เชียงใหม่\n", "สินค้า,ราคา\nข้าว,50\nน้ำ,10\n",
                "name,city\nSomchai,ภูเก็ต\n", "วันที่,ยอดขาย\n1,200\n",
            ),
        ),
        ("cp1256", ("الاسم,المدينة\nأحمد,القاهرة\n", "name,city\nAli,بغداد\n")),
        ("cp1253", ("προϊόν,τιμή\nΨωμί,1\n", "name,city\nNikos,Θεσσαλονίκη\n")),
        ("cp1250", ("město,počet\nBrno,5\n", "ime,grad\nŽeljko,Šibenik\n")),
        ("cp1257", ("vārds,pilsēta\nJānis,Rīga\n", "vardas\nJūratė\nŠiauliai\n")),
        ("big5", ("name,city\nLin,台北\n",)),
        ("euc_kr", ("name,city\nKim,부산\n",)),
    ],
)  # fmt: skip
def test_a_short_text_is_read_right_or_its_encoding_is_said_not_to_be_sure(
    encoding: str, texts: tuple[str, ...]
) -> None:
    for text in texts:
        beyond = b"".join(
            line for line in text.encode(encoding).splitlines(True) if not line.isascii()
        )
        guess = guess_encoding(beyond)
        is_right = beyond.decode(guess.encoding, errors="replace") == beyond.decode(encoding)
        assert is_right or "the encoding is not sure" in guess.doubt, (text, guess)


def test_of_an_encoding_in_doubt_the_other_can_be_chosen() -> None:
    text = "name,city\nAli,Iğdır\n".encode("cp1254")
    (table,) = _import(("t.csv", text))[0]["tables"]
    (note,) = table["doubts"]
    assert note.startswith("the encoding is not sure: 'Iğdır' is read as cp1254; choose cp1252")
    assert note in table["notes"]
    answer, tables = _import(("t.csv", text), options=[{"file": "t.csv", "encoding": "cp1252"}])
    assert (answer["tables"][0]["doubts"], tables["t"][1]) == ([], [("Ali", "Iðdýr")])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"<!DOCTYPE html><table></table>", "a web page"),
        (b"%PDF-1.7", "a PDF document"),
        (b"-- dump\nCREATE TABLE x (a int);\n", "a dump of SQL"),
        (b"INSERT INTO x VALUES (1);", "a dump of SQL"),
        (b"\x89PNG\r\n", "an image"),
        (b"PK\x03\x04 broken", "damaged zip"),
        (
            b"\xd0\xcf\x11\xe0" + "EncryptedPackage".encode("utf-16-le"),
            "encrypted; save it without",
        ),
        (bytes(range(256)) * 20, "SQLCipher"),
        (b"\x1f\x8b broken", "cut off or damaged"),
        (gzip.compress(b"%PDF", mtime=0), "a PDF document"),
        (b"a,b\n1,2,3\n", "more cells than the first one"),
        (b"PAR1 is no parquet", "parquet file cannot be read"),
        (b'{"a": 1}\n{"a": 2', "json file cannot be read"),
        (b"[[1, 2], [3, 4]]", "holds no table"),
        (b'{"a": [1, 2], "b": ["x"]}', "holds no table"),
        (b'{"a": {"x": 1}, "b": {"y": 2}}', "holds no table"),
        (b'{"a": 1}\nERROR timeout\n{"a": 3}\n', "line 2 is no JSON object"),
        (b'[{"id": 1, "ID": 2}]', "keys 'ID' and 'id' differ in case alone"),
        (b'[{"x": {"a": 1, "A": 2}}]', "two keys that differ in case alone"),
        (b"\\restrict abc\n\nSET x = 0;\nCREATE TABLE t (a int);\n", "a dump of SQL"),
        (b"USE [shop]\nGO\nCREATE TABLE [t]([a] [int])\n", "a dump of SQL"),
        (
            "name\nMüller\nJäger\n".encode() + b"Gro\xdf\n",
            "line 4 is not UTF-8, and 2 other lines are",
        ),
        (b"data: demo # of it\nmodel: x\nseed: 13\n", "text without a delimiter"),
        (b"import os\n\nprint(os.name)\n", "text without a delimiter"),
        (b"x" * 1_100_000, "larger than field limit"),
    ],
)
def test_what_is_no_table_is_refused_with_what_it_is(content: bytes, said: str) -> None:
    with pytest.raises(DataError, match=said):
        _import(("t.db", content))


def test_columns_that_blanks_align_are_no_list_of_one_column() -> None:
    with pytest.raises(DataError, match="aligned by blanks"):
        _import(("t.txt", b"id   name\n1    Ann\n22   Bob Lee\n"))
    assert _rows("name\nAnn Lee\nBob  Ray\n", "t.txt") == [("Ann Lee",), ("Bob  Ray",)]


def test_a_bomb_is_refused_before_it_fills_the_disk() -> None:
    bomb = gzip.compress(b"a\n" + b"0" * (1 << 25), 1)
    with pytest.raises(DataError, match="unpacked it takes more than 16 MB"):
        _import(("t.csv.gz", bomb), most_bytes=1 << 24)


def test_content_counts_and_not_the_name() -> None:
    for name in ("x.parquet", "*[1].csv", "https://example.org/x.csv"):
        assert _rows("a,b\n1,2\n", name) == [(1, 2)]
    assert _rows(gzip.compress(b"a,b\n1,2\n", mtime=0), "x.csv.gz") == [(1, 2)]


def test_duckdb_reads_its_folder_alone_and_writes_nothing_to_stdout(tmp_path: Path) -> None:
    with closing(open_duckdb(tmp_path)) as connection:
        shown = connection.execute("SELECT current_setting('enable_progress_bar')").fetchone()
        assert shown == (False,)
        for sql in (
            "SELECT * FROM read_text('/etc/passwd')",
            "SELECT * FROM read_csv('https://example.org/x.csv')",
            "ATTACH '/etc/x.db'",
            "INSTALL httpfs",
            "SET enable_external_access = true",
        ):
            with pytest.raises(duckdb.Error):
                connection.execute(sql)


def test_the_folder_may_be_given_relative_to_the_working_directory(tmp_path: Path) -> None:
    (tmp_path / "uploads").mkdir()
    (tmp_path / "uploads" / "source").write_text("a,b\n1,2\n")
    with contextlib.chdir(tmp_path):
        answer = convert(Path("uploads"), [("source", "t.csv")], "out.sqlite", [], 1 << 28)
    assert answer["tables"][0]["rows"] == [[1, 2]]
    assert (tmp_path / "uploads" / "out.sqlite").is_file()


def test_names_need_no_quotes_and_differ() -> None:
    originals = ["Order Total", "order", "2024", "ID", "id", "", "Größe (cm)", "नाम", "_id", "a-b"]
    assert sql_names(originals, "c") == [
        "order_total", "order_", "c_2024", "id", "id_2", "column_6", "größe_cm", "नाम", "_id",
        "a_b",
    ]  # fmt: skip
    assert sql_names(["2024-orders", "sqlite_x"], "t") == ["t_2024_orders", "t_sqlite_x"]


def test_json_and_parquet_keep_their_types() -> None:
    text = '[{"a": 1, "b": "007", "c": "2024-01-05", "d": [{"x": 1}], "e": true}, {"a": 2.5}]'
    columns, rows = _import(("t.json", text.encode()))[1]["t"]
    assert rows == [(1.0, "007", "2024-01-05", '[{"x":1}]', 1), (2.5, None, None, None, None)]
    assert [type for _, type in columns] == ["REAL", "TEXT", "DATE", "TEXT", "INTEGER"]
    assert _rows('{"data": [{"a": 1}, {"a": 2}], "total": 2}', "t.json") == [(1,), (2,)]
    frame = pd.DataFrame({"n": [1, 2], "x": [0.5, None], "d": [date(2024, 1, 5)] * 2})
    content = io.BytesIO()
    frame.to_parquet(content)
    assert _rows(content.getvalue(), "t.pq") == [(1, 0.5, "2024-01-05"), (2, None, "2024-01-05")]


def test_a_look_at_lists_of_one_json_file_is_taken_as_options() -> None:
    file = ("t.json", b'{"people": [{"n": 1, "m": "x"}], "towns": [{"t": "a"}, {"t": "b"}]}')
    looked, tables = _import(file)
    names = ("file", "sheet", "name", "columns")
    chosen = [{name: table[name] for name in names} for table in looked["tables"]]
    for table in chosen:
        table["columns"] = [{"name": column["name"]} for column in table["columns"]]
    chosen[1]["columns"][0]["name"] = "town"
    assert _import(file, options=chosen)[1] == {
        "people": tables["people"],
        "towns": ([("town", "TEXT")], [("a",), ("b",)]),
    }


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ('{"a": [1, 2.50], "b": ["x", null]}', [(1, "x"), (2.5, None)]),
        ('{"a": {"0": 1, "1": 2}, "b": {"0": "x", "1": "y"}}', [(1, "x"), (2, "y")]),
        (
            '{"columns": ["a", "b"], "index": [0, 1], "data": [[1, "x"], [2, "y"]]}',
            [(1, "x"), (2, "y")],
        ),
        ('[["a", "b"], [1, "x"], [2, "y"]]', [(1, "x"), (2, "y")]),
        ('{"K1": {"a": 1}, "K2": {"a": 2, "b": 3}}', [("K1", 1, None), ("K2", 2, 3)]),
        ('{"K1": {"key": 1}, "K2": {"key": 2}}', [("K1", 1), ("K2", 2)]),
        ('[{"a": 1, "at": [1.0, 2.50]}]', [(1, "[1.0,2.5]")]),
    ],
)
def test_a_table_in_another_shape_of_json_is_read(text: str, rows: Rows) -> None:
    assert _rows(text, "t.json") == rows


def test_whole_numbers_are_times_where_the_name_of_the_column_says_so() -> None:
    text = (
        "id,created_at,sentAt,order date,n\n1704067200,1704067200,1704067200123,20240131,20240131\n"
    )
    answer, tables = _import(("t.csv", text.encode()))
    times = ("2024-01-01 00:00:00", "2024-01-01 00:00:00.123", "2024-01-31")
    assert tables["t"][1] == [(1704067200, *times, 20240131)]
    assert answer["tables"][0]["columns"][1]["changes"] == ["seconds since 1970: times are in UTC"]
    events = json.dumps([{"id": 1, "createdAt": 1704067200}, {"id": 2, "createdAt": None}])
    assert _rows(events, "t.json") == [(1, "2024-01-01 00:00:00"), (2, None)]
    as_numbers = [{}, {"type": "INTEGER"}]
    assert _rows(events, "t.json", columns=as_numbers)[0] == (1, 1704067200)
    assert _rows("id,date\n1,0\n2,1704067200\n") == [(1, 0), (2, 1704067200)]


def test_text_below_the_table_of_a_sheet_is_left_out() -> None:
    rows = [["town", "n"], ["Ulm", 1], [], ["Bonn", 2], [], ["Source: the town"], ["of 2024"]]
    answer, tables = _import(("towns.xlsx", _workbook({"Sheet1": rows})))
    assert tables["towns"][1] == [("Ulm", 1), ("Bonn", 2)]
    said = ["1 empty row left out", "2 lines below the table left out: 'Source: the town'"]
    assert answer["tables"][0]["notes"] == said


def test_the_keys_of_an_object_within_an_object_are_columns() -> None:
    orders = [
        {"id": 1, "buyer": {"name": "Ann", "address": {"town": "Bonn"}}, "per_day": {}},
        {"id": 2, "buyer": {"name": None}, "per_day": {f"day {day}": day for day in range(50)}},
        {"id": 3, "buyer": None},
    ]
    columns, rows = _import(("t.json", json.dumps(orders).encode()))[1]["t"]
    assert [name for name, _ in columns] == ["id", "buyer_name", "buyer_address_town", "per_day"]
    assert [row[:3] for row in rows] == [(1, "Ann", "Bonn"), (2, None, None), (3, None, None)]
    content = io.BytesIO()
    pd.DataFrame({"buyer": [{"name": "Ann", "age": 36}]}).to_parquet(content)
    assert _rows(content.getvalue(), "t.parquet") == [("Ann", 36)]


def test_lists_of_objects_are_a_table_that_refers_to_their_rows() -> None:
    orders = [
        {"id": 7, "town": "Bonn", "items": [{"sku": "a", "n": 2}, {"sku": "b", "n": 1}]},
        {"id": 8, "town": "Ulm", "items": []},
        {"id": 9, "town": "Bonn", "items": [{"sku": "a", "n": 5}], "tags": ["x"]},
    ]
    file = ("orders.json", json.dumps(orders).encode())
    tables = _import(file)[1]
    assert tables == {
        "orders": (
            [("id", "INTEGER"), ("town", "TEXT"), ("tags", "TEXT")],
            [(7, "Bonn", None), (8, "Ulm", None), (9, "Bonn", '["x"]')],
        ),
        "items": (
            [("orders_id", "INTEGER"), ("sku", "TEXT"), ("n", "INTEGER")],
            [(7, "a", 2), (7, "b", 1), (9, "a", 5)],
        ),
    }
    chosen = [{"file": "orders.json", "sheet": "items", "name": "lines"}]
    assert set(_import(file, options=chosen)[1]) == {"orders", "lines"}
    within = {"orders": orders, "total": 3}
    assert set(_import(("t.json", json.dumps(within).encode()))[1]) == {"t", "items"}
    content = io.BytesIO()
    pd.DataFrame(orders).to_parquet(content)
    assert set(_import(("orders.parquet", content.getvalue()))[1]) == {"orders", "items"}


def test_lists_of_lists_are_tables_where_each_has_a_key() -> None:
    rows = [
        {"no": 1, "parts": [{"part_no": 5, "sizes": [{"cm": 3}, {"cm": 4}]}]},
        {"no": 2, "parts": [{"part_no": 6, "sizes": [None, {"cm": 9}]}]},
    ]
    tables = _import(("t.json", json.dumps(rows).encode()))[1]
    assert tables["sizes"] == (
        [("part_no", "INTEGER"), ("cm", "INTEGER")],
        [(5, 3), (5, 4), (6, 9)],
    )
    rows[1]["no"] = 1
    assert set(_import(("t.json", json.dumps(rows).encode()))[1]) == {"t"}


def test_a_list_refers_to_its_row_by_another_name_where_its_objects_have_that_key() -> None:
    rows = [
        {"paid": 5, "_id": "a", "items": [{"_id": "x", "t._id": 1}]},
        {"paid": 6, "_id": "b", "items": [{"_id": "y"}, {"_id": "z"}]},
    ]
    columns, values = _import(("t.json", json.dumps(rows).encode()))[1]["items"]
    assert [name for name, _ in columns] == ["t_id_", "_id", "t_id"]
    assert values == [("a", "x", 1), ("b", "y", None), ("b", "z", None)]


def test_lists_of_objects_are_kept_in_one_row_and_of_many_keys() -> None:
    order = {"id": 7, "town": "Bonn", "items": [{"sku": "a"}]}
    for text in (json.dumps([order]), json.dumps(order)):
        assert set(_import(("t.json", text.encode()))[1]) == {"t", "items"}
    assert _rows('[{"name": "Ann", "tags": ["x"]}]', "t.json") == [("Ann", '["x"]')]
    logs = [{"id": at, "log": [{f"k{at}_{key}": 0 for key in range(1100)}]} for at in (1, 2)]
    columns, _ = _import(("t.json", json.dumps(logs).encode()))[1]["t"]
    assert [name for name, _ in columns] == ["id", "log"]


def test_the_tables_of_lists_have_a_foreign_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    rows = [{"id": "A1", "items": []}, {"id": "2", "items": [{"n": 1}]}]
    Path("source").write_text(json.dumps(rows))
    convert(tmp_path, [("source", "2024-orders.json")], "t.sqlite", [], 1 << 28)
    table = load_catalog(tmp_path / "t.sqlite").table("items")
    assert table is not None
    assert [(key.referenced_table, key.referenced_columns) for key in table.foreign_keys] == [
        ("t_2024_orders", ("id",))
    ]


def _workbook(sheets: dict[str, list[list[Any]]], merged: Sequence[str] = ()) -> bytes:
    book = openpyxl.Workbook()
    book.remove(book.active)  # type: ignore[arg-type]
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
        for cells in merged:
            sheet.merge_cells(cells)
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def test_json_is_read_as_it_is_written() -> None:
    """DuckDB would guess an order of dates, round long numbers, and quote mixed texts."""
    rows = [
        {"d": "01-02-2024", "id": 12345678901234567890123, "v": 1, "at": "2024-01-05T10:00:00Z"},
        {"d": "03-04-2024", "id": 12345678901234567890124, "v": "abc", "at": None},
    ]
    assert _rows(json.dumps(rows), "t.json") == [
        ("01-02-2024", "12345678901234567890123", "1", "2024-01-05T10:00:00Z"),
        ("03-04-2024", "12345678901234567890124", "abc", None),
    ]
    sparse = [{"id": number, f"answer_{number}": "yes"} for number in range(60)]
    assert len(_rows(json.dumps(sparse), "t.json")[0]) == 61


def test_what_a_workbook_hides_or_lost_is_said() -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (
        ["region", "shop", "hours", "share"],
        ["North", "a", timedelta(hours=30), "=1/0"],
        [None, "b", timedelta(hours=8), 2],
    ):
        sheet.append(row)
    sheet["D2"].data_type = "f"
    sheet.merge_cells("A2:A3")
    book.create_sheet("old").append(["id", "x"])
    book["old"].append([1, 2])
    book["old"].sheet_state = "hidden"
    file = io.BytesIO()
    book.save(file)
    answer, tables = _import(("shops.xlsx", file.getvalue()))
    assert tables["sheet"][1] == [("North", "a", 30.0, None), ("North", "b", 8.0, 2)]
    notes = " ".join(note for table in answer["tables"] for note in table["notes"])
    for said in ("merged", "durations are numbers of hours", "1 formula without", "is hidden"):
        assert said in notes


def test_each_sheet_of_a_workbook_is_a_table() -> None:
    rows = [["Report"], [], ["Name", "When", "Paid", "x"], ["Ann", datetime(2024, 1, 5), True, 1]]
    content = _workbook({"Orders": rows, "Empty": [], "Other": [["n"], [2.5], ["=1+1"]]})
    tables = _import(("book.xlsx", content))[1]
    assert tables["orders"][1] == [("Ann", "2024-01-05", 1, 1)]
    assert set(tables) == {"orders", "other"}
    assert set(_import(("My Book.xlsx", _workbook({"Sheet": [["a"], [1]]})))[1]) == {"my_book"}


@pytest.mark.parametrize(
    ("rows", "tables"),
    [
        (
            [["Sales"], ["region", "n"], ["North", 1], [], ["South", 2], [], ["Costs"],
             ["kind", "sum"], ["rent", 5], ["food", 6], [], ["Source: a"]],
            {"book": [("North", 1), ("South", 2)], "costs": [("rent", 5), ("food", 6)]},
        ),
        (
            [["Client", "A"], ["On", "2024-01-05"], [], ["kind", "sum"], ["rent", 5]],
            {"book": [("On", "2024-01-05")], "book_2": [("rent", 5)]},
        ),
        (
            [["Report"], [], ["kind", "sum"], ["rent", 5], [], ["North", "n/a"], ["South", 7]],
            {"book": [("rent", 5), ("North", None), ("South", 7)]},
        ),
    ],
)  # fmt: skip
def test_a_sheet_may_hold_several_tables(rows: list[list[Any]], tables: dict[str, Rows]) -> None:
    found = _import(("book.xlsx", _workbook({"Sheet1": rows})))[1]
    assert {name: rows for name, (_, rows) in found.items()} == tables


@pytest.mark.parametrize(
    ("text", "tables"),
    [
        (
            "region,n\nNorth,10\n\nkind,units,price\nA,1,2.5\nB,2,3.5\n",
            {"t": [("North", 10)], "t_2": [("A", 1, 2.5), ("B", 2, 3.5)]},
        ),
        (
            'Sales;\nregion;n\n"North\n\n2024";1,5\n;\nSouth;2\n;\nCosts;\nkind;sum\n'
            "rent;5\nfood;6\n\nSource: a\n",
            {"t": [("North\n\n2024", 1.5), ("South", 2)], "costs": [("rent", 5), ("food", 6)]},
        ),
        (
            "Account,12345\nPeriod,2024\n\nday,sum\n2024-01-05,7\n",
            {"t": [("Account", 12345), ("Period", 2024)], "t_2": [("2024-01-05", 7)]},
        ),
        (
            'region,n\nNorth,10\nSouth,5\n\nProducts\nkind,price\nA,"$ (2.50)"\nB,$ 3.50\n',
            {"t": [("North", 10), ("South", 5)], "products": [("A", -2.5), ("B", 3.5)]},
        ),
        ("region,n\nNorth,10\n\nSouth,n/a\n", {"t": [("North", 10), ("South", None)]}),
        ("a,n\nx,1\n\nc,d\ny,z\n", {"t": [("x", "1"), ("c", "d"), ("y", "z")]}),
    ],
)
def test_a_text_may_hold_several_tables(text: str, tables: dict[str, Rows]) -> None:
    answer, found = _import(("t.csv", text.encode()))
    assert {name: rows for name, (_, rows) in found.items()} == tables
    chosen = [
        {key: table[key] for key in ("file", "sheet", "name", "delimiter", "encoding", "header")}
        for table in answer["tables"]
    ]
    assert _import(("t.csv", text.encode()), options=chosen)[1] == found


@pytest.mark.parametrize(
    ("rows", "merged", "names"),
    [
        (
            [["Costs"], ["town", "2024", None, "2025", None], [None, "in", "out", "in", "out"]],
            ["A2:A3", "B2:C2", "D2:E2"],
            ["town", "c_2024_in", "c_2024_out", "c_2025_in", "c_2025_out"],
        ),
        (
            [[None, "paid", None, "open", None], ["town", 2024, 2025, 2024, 2025]],
            [],
            ["town", "paid_2024", "paid_2025", "open_2024", "open_2025"],
        ),
        ([["town", "code", None, "x", "y"]], [], ["town", "code", "column_3", "x", "y"]),
        ([["town", None, "a", "b", "c"], ["Ulm", "n", "n", "n", "n"]], [], None),
    ],
)
def test_names_of_two_rows_are_joined(
    rows: list[list[Any]], merged: list[str], names: list[str] | None
) -> None:
    values = ["n", "n", "n", "n"] if names is None else [1, 2, 3, 4]
    content = _workbook({"t": [*rows, ["Bonn", *values], ["Köln", *values]]}, merged)
    answer, tables = _import(("t.xlsx", content))
    columns, read = tables["t"]
    assert [name for name, _ in columns] == (names or ["town", "column_2", "a", "b", "c"])
    assert read[-2:] == [("Bonn", *values), ("Köln", *values)]
    header = answer["tables"][0]["header"]
    chosen: list[dict[str, Any]] = [{"file": "t.xlsx", "sheet": "t", "header": header}]
    assert _import(("t.xlsx", content), options=chosen)[1] == tables


def test_several_files_are_one_database() -> None:
    tables = _import(("a/orders.csv", b"n\n1\n"), ("b/orders.csv", b"n\n2\n"))[1]
    assert {name: rows for name, (_, rows) in tables.items()} == {
        "orders": [(1,)],
        "orders_2": [(2,)],
    }


@pytest.mark.parametrize(
    ("option", "rows"),
    [
        ({"delimiter": ";"}, [(1.5,), (2.5,)]),
        ({"header": 0}, [("a", "b"), ("1", "5"), ("2", "5")]),
        ({"header": 2}, [(2, 5)]),
        (
            {"columns": [{"type": "TEXT"}, {"name": "Other", "type": "REAL"}]},
            [("1", 5.0), ("2", 5.0)],
        ),
    ],
)
def test_every_choice_can_be_changed(option: dict[str, Any], rows: Rows) -> None:
    assert _rows("a,b\n1,5\n2,5\n", **option) == rows


def test_a_type_that_does_not_fit_is_refused() -> None:
    with pytest.raises(DataError, match="column 'a': not all its cells are INTEGER"):
        _rows("a,b\nx,1\n", columns=[{"type": "INTEGER"}, {}])
    text, columns = "d,x\n01/02/2023,1\n", [{"type": "DATE MDY"}, {}]
    assert _rows(text, columns=columns) == [("2023-01-02", 1)]


def test_a_sqlite_file_that_lacks_pages_or_tables_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "logged.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE t (a)")
        database.executemany("INSERT INTO t VALUES (?)", [("x" * 1000,)] * 50)
        database.commit()
    check_sqlite(path)
    assert "newest changes may be missing" in str(missing_changes(path))
    assert "-wal file" in no_table(path)
    path.write_bytes(path.read_bytes()[:8192])
    with pytest.raises(DataError, match="cut off: it has 2 of"):
        check_sqlite(path)


def _database(path: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(path)) as database:
        database.create_collation("LOUD", lambda one, other: (one > other) - (one < other))
        for statement in statements:
            database.execute(statement)
        database.commit()
    return path


_MANY = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"


@pytest.mark.parametrize("junk", [b"\0" * 4096, b"\xff" * 4096, b"\x0d" + b"\x7f" * 4095])
@pytest.mark.parametrize("of_index", [False, True])
def test_a_damaged_page_is_found_before_a_question_is_asked(
    tmp_path: Path, junk: bytes, of_index: bool
) -> None:
    path = _database(
        tmp_path / "t.db",
        "CREATE TABLE whole (a)",
        "CREATE TABLE broken (a INTEGER, b TEXT NOT NULL)",
        f"{_MANY} INSERT INTO broken SELECT i, 'text number ' || i FROM n",
        "CREATE INDEX by_b ON broken (b)",
    )
    catalog = load_catalog(path)
    assert table_doubts(path, catalog) == {}
    pages = [
        number
        for number in range(1, path.stat().st_size // 4096)
        if path.read_bytes()[4096 * number] == (0x0A if of_index else 0x0D)
    ]
    content = bytearray(path.read_bytes())
    place = 4096 * pages[len(pages) // 2]
    content[place : place + 4096] = junk
    path.write_bytes(content)
    with pytest.raises(DataError, match="damaged: the table 'broken' cannot be read whole"):
        table_doubts(path, catalog)


def test_data_that_break_a_rule_are_no_damage(tmp_path: Path) -> None:
    path = _database(
        tmp_path / "t.db",
        "CREATE TABLE t (a CHECK (a > 0), b)",
        "PRAGMA ignore_check_constraints = ON",
        "INSERT INTO t VALUES (-1, NULL)",
        "CREATE VIEW v AS SELECT * FROM t",
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = 'CREATE TABLE t (a CHECK (a > 0), b NOT NULL)' "
        "WHERE name = 't'",
    )
    assert table_doubts(path, load_catalog(path)) == {}


def test_an_unknown_collation_is_said_with_table_and_column(tmp_path: Path) -> None:
    path = _database(
        tmp_path / "t.db",
        "CREATE TABLE t (a, b TEXT COLLATE LOUD)",
        "INSERT INTO t VALUES (1, 'x')",
        "CREATE INDEX i ON t (b)",
        "CREATE TABLE u (a)",
    )
    ((table, (note,)),) = table_doubts(path, load_catalog(path)).items()
    assert (table, note.startswith("b has the collation 'LOUD'")) == ("t", True)


_TEXT = st.text(st.sampled_from("abcxyz äé;,|\"'\n"), min_size=1, max_size=12).map(
    lambda text: f"a{text}z"
)
_FRAMES = st.integers(1, 6).flatmap(
    lambda rows: st.fixed_dictionaries(
        {
            "whole": st.lists(st.integers(-(10**17), 10**17), min_size=rows, max_size=rows),
            "decimal": st.lists(
                st.floats(allow_nan=False, allow_infinity=False), min_size=rows, max_size=rows
            ),
            "day": st.lists(st.dates(date(1000, 1, 1)), min_size=rows, max_size=rows),
            "flag": st.lists(st.booleans(), min_size=rows, max_size=rows),
            "words": st.lists(_TEXT, min_size=rows, max_size=rows),
        }
    )
)
_DIALECTS = st.tuples(
    st.sampled_from(",;\t|"),
    st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC]),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "cp1252"]),
)


@settings(max_examples=20, deadline=None)
@given(_FRAMES, _DIALECTS)
def test_values_that_pandas_writes_come_back(
    columns: dict[str, list[Any]], dialect: tuple[str, Any, str, str]
) -> None:
    delimiter, quoting, line_end, encoding = dialect
    frame = pd.DataFrame(columns)
    text = frame.to_csv(sep=delimiter, quoting=quoting, lineterminator=line_end, index=False)
    rows = _rows(text.encode(encoding))
    assert rows == _expected(columns)


@settings(max_examples=10, deadline=None)
@given(_FRAMES)
def test_values_that_openpyxl_writes_come_back(columns: dict[str, list[Any]]) -> None:
    columns["whole"] = [value % 10**14 for value in columns["whole"]]  # Excel has no more digits
    columns["decimal"] = [float(f"{value % 1e9:.15g}") for value in columns["decimal"]]
    columns["day"] = [max(value, date(1901, 1, 1)) for value in columns["day"]]
    rows = [list(columns), *map(list, zip(*columns.values(), strict=True))]
    assert _rows(_workbook({"Sheet": rows}), "t.xlsx") == _expected(columns)


def _expected(columns: dict[str, list[Any]]) -> Rows:
    days = [str(value) for value in columns["day"]]
    return [*zip(*{**columns, "day": days}.values(), strict=True)]


@pytest.mark.slow
def test_a_preview_keeps_nothing_and_an_upload_takes_its_answer(served: Served) -> None:
    files = {"file": ("a.csv", "Größe;Preis\n1;2,50 €\n".encode("cp1252"))}
    looked = served.http.post("/api/databases/preview", files=files).json()
    (table,) = looked["tables"]
    assert (table["delimiter"], table["encoding"], table["header"]) == (";", "cp1252", 1)
    assert table["rows"] == [[1, 2.5]]
    assert [column["type"] for column in table["columns"]] == ["INTEGER", "REAL"]
    assert table["columns"][1]["changes"] == ["amounts are in €", "decimal commas are points"]
    assert [*(served.folder / "uploads").iterdir()] == []
    table["columns"][1]["type"] = "TEXT"
    options = {"options": json.dumps(looked)}
    card = served.http.post("/api/databases", files=files, data=options).json()
    assert card["tables"][0]["rows"] == [[1, "2,50 €"]]
    schema = served.http.get(f"/api/databases/{card['id']}/schema").json()
    assert schema["tables"][0]["columns"][0]["description"] == "Größe"
    wrong = served.http.post(
        "/api/databases",
        files=files,
        data={"options": '{"tables": [{"file": "a", "encoding": "x"}]}'},
    )
    assert (wrong.status_code, "encoding" in wrong.json()["error"]) == (422, True)


@pytest.mark.slow
def test_what_an_import_doubted_is_a_doubt_about_answers_that_use_it(served: Served) -> None:
    served.renew(lambda prompt, sample: "SELECT max(price), count(*) FROM items")
    text = b"item,price\nA,9 kg\nB,12 kg\n"
    card = served.upload("items.csv", text).json()
    assert card["tables"][0]["columns"][1]["doubts"] == card["tables"][0]["columns"][1]["changes"]
    confidence = served.ask("What is the highest price?", database=card["id"])[-1][1]["confidence"]
    said = "When price was imported, it was kept as text: its cells look like values"
    assert any(doubt.startswith(said) for doubt in confidence["doubts"])
    assert not confidence["sure"]


@pytest.mark.slow
def test_tables_that_no_query_reads_are_named_with_the_upload_and_the_schema(
    served: Served, tmp_path: Path
) -> None:
    served.renew(lambda prompt, sample: "SELECT count(*) FROM t")
    path = _database(
        tmp_path / "t.db", "CREATE TABLE t (a)", "CREATE VIRTUAL TABLE notes USING fts5(body)"
    )
    reason = "the table 'notes' is virtual, or a view that cannot be read"
    card = served.upload("t.db", path.read_bytes()).json()
    assert card["notes"] == [f"Left out: {reason}."]
    schema = served.http.get(f"/api/databases/{card['id']}/schema").json()
    assert schema["left_out"] == [{"name": "notes", "reason": reason}]
    about = served.ask("Which tables are there?", database=card["id"])[-1][1]
    assert about["summary"] == f"1 table: t. Left out: {reason}."
    answer = served.ask("How many notes are there?", database=card["id"])[-1][1]
    said = f"No query reads a table that the question names: {reason}."
    assert said in answer["confidence"]["doubts"]


@pytest.mark.slow
def test_a_damaged_file_is_refused(served: Served, tmp_path: Path) -> None:
    path = _database(
        tmp_path / "t.db", "CREATE TABLE t (a)", f"{_MANY} INSERT INTO t SELECT hex(i) FROM n"
    )
    content = path.read_bytes()
    answer = served.upload("t.db", content[:8192] + b"\xff" * 4096 + content[12288:])
    assert (answer.status_code, "the table 't' cannot be read whole" in answer.text) == (422, True)


def test_a_description_that_tells_no_more_than_the_name_is_not_in_the_prompt() -> None:
    from lib.serving.databases import shown_descriptions

    told = {"t.order_total": "Order Total", "t.plz": "Postleitzahl"}
    assert shown_descriptions(told, "Which?") == "t.plz: Postleitzahl"
