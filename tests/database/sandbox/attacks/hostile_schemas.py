"""Databases that SQLite opens, with schemas designed to do harm."""

from collections.abc import Callable
from pathlib import Path

from tests.database.sandbox.attacks.hostile import (
    ALL_ROWS,
    GROUP_SCHEMAS,
    HostileFile,
    database,
    with_schema_rows,
)

_T = (
    "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, size INTEGER);"
    "INSERT INTO t VALUES (1, 'a', 2);"
)
_FOREVER = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
_VIEW = "SELECT * FROM v"
_OK = ("ok",)
_ERROR = ("error",)
_REFUSED = ("refused", "error")
_READ = ("ok", "error")
_BOUNDED = ("too_large", "timeout", "error")


def hostile_schemas() -> list[HostileFile]:
    """All of them: views, computed columns, indexes, triggers, modules, schema tables, sizes."""
    view, table, rows = _view, _table, _rows
    return [
        view("view-endless", "run for ever", f"{_FOREVER} SELECT count(*) FROM n", ("timeout",)),
        view("view-memory", "take memory", "SELECT hex(zeroblob(999999999))", ("too_large",)),
        view("view-rows", "return rows for ever", f"{_FOREVER} SELECT i FROM n", ("too_large",)),
        view("view-uninterruptible", "not be interruptible", _INSTR, ("timeout", "too_large")),
        view("view-extension", "load an extension", "SELECT load_extension('evil')", _REFUSED),
        view("view-tokenizer", "read a pointer", "SELECT fts3_tokenizer('simple')", _REFUSED),
        view("view-pragma", "run a PRAGMA", "SELECT * FROM pragma_database_list", _REFUSED),
        view("view-function", "call an application's function", "SELECT evil(1)", _ERROR),
        view("view-typo", "read a table that is gone", "SELECT * FROM gone", _ERROR),
        _script("view-itself", "name itself", "CREATE VIEW v AS SELECT * FROM v;", _ERROR, _VIEW),
        _script("view-circle", "name each other", _CIRCLE, _ERROR, _VIEW),
        _views("view-chain", "be 3,000 views deep", 3000, _LAST, ("timeout", "error")),
        _views("view-doubling", "double with each of 40 views", 40, _LAST_TWICE, _BOUNDED),
        _script("view-wide", "name its columns at length", _wide_view(), _BOUNDED, _VIEW),
        _script("view-wide-signs", "name them in other scripts", _wide_view("☃"), _BOUNDED, _VIEW),
        view("view-json", "compute with JSON, as it may", "SELECT json_array('[1]' ->> 0)", _OK),
        table("generated-json", "compute a column with JSON, as it may", "json_array(id)", _OK),
        _script("table-json-each", "be named like a table function", _JSON_EACH, _OK),
        rows("module-json-each", "be a module named like a table function",
             "UPDATE sqlite_master SET name = 'json_each', tbl_name = 'json_each', "
             "sql = 'CREATE VIRTUAL TABLE json_each USING fts5(a)' WHERE name = 'u'", _OK,
             _T + "CREATE TABLE u (a);"),
        table("generated-memory", "compute a column of 1 GB", "hex(zeroblob(999999999))", _BOUNDED),
        table("generated-uninterruptible", "compute it for minutes", _INSTR_VALUE, _BOUNDED),
        _rewritten(
            "generated-extension",
            "compute a column by an extension",
            "CREATE TABLE t (id INTEGER PRIMARY KEY, name AS (load_extension(''evil'')), size INT)",
            _REFUSED,
        ),
        _rewritten("check-extension", "check a column by an extension",
                   "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, size INT, "
                   "CHECK (load_extension(''evil'')))", _READ),
        _rewritten("default-extension", "have a default by an extension",
                   "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, "
                   "size INT DEFAULT (load_extension(''evil'')))", _READ + _REFUSED),
        _rewritten("column-function", "compute a column by an application's function",
                   "CREATE TABLE t (id INTEGER PRIMARY KEY, name AS (evil(id)), size INT)", _READ),
        _script("index-expression", "have an index on an expression that fails",
                _T + "CREATE INDEX i ON t (abs(size)); CREATE INDEX p ON t (size) WHERE size > 0;",
                _OK),
        rows("index-extension", "have an index that loads an extension",
             "INSERT INTO sqlite_master SELECT 'index', 'i', 't', rootpage, "
             "'CREATE INDEX i ON t (load_extension(name))' FROM sqlite_master", _READ + _REFUSED),
        rows("index-memory", "have an index whose expression takes memory",
             "INSERT INTO sqlite_master SELECT 'index', 'i', 't', rootpage, "
             "'CREATE INDEX i ON t (hex(zeroblob(999999999 + size)))' FROM sqlite_master", _READ),
        _rewritten("column-collation", "need a collation that is not there",
                   "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT COLLATE evil, size INT)",
                   _READ),
        _script("trigger", "have triggers on every change",
                _T + "CREATE TRIGGER g AFTER UPDATE ON t BEGIN DELETE FROM t; END;", ("refused",),
                "UPDATE t SET size = 1"),
        _script(
            "trigger-instead",
            "let a view's trigger write",
            _T + "CREATE VIEW v AS SELECT 1 AS a; CREATE TRIGGER g INSTEAD OF INSERT ON v BEGIN "
            "INSERT INTO t VALUES (new.a, 1, 1); END;",
            ("refused",),
            "INSERT INTO v VALUES (7)",
        ),
        _script("module-fts5", "be a full-text table", _fts("fts5"), _REFUSED),
        _script("module-fts3", "be an old full-text table", _fts("fts3"), _REFUSED),
        _script(
            "module-rtree", "be an r-tree", "CREATE VIRTUAL TABLE t USING rtree(a, b, c);", _REFUSED
        ),
        _rewritten(
            "module-unknown", "need a module", "CREATE VIRTUAL TABLE t USING evil(x)", _REFUSED
        ),
        _rewritten("schema-drop", "have DROP in its schema", "DROP TABLE t", _ERROR),
        _rewritten("schema-attach", "have ATTACH in it", "ATTACH ''stolen.sqlite'' AS s", _ERROR),
        _rewritten("schema-nonsense", "have nonsense in it", "CREATE TABLE t (", _ERROR),
        _rewritten("schema-other-name", "have another table in it", "CREATE TABLE u (a)", _ERROR),
        rows("schema-null", "have no SQL in it", "UPDATE sqlite_master SET sql = NULL", _ERROR),
        rows(
            "schema-blob", "have a blob for SQL", "UPDATE sqlite_master SET sql = x'ff00'", _ERROR
        ),
        rows("root-page-one", "be its own schema", "UPDATE sqlite_master SET rootpage = 1", _READ),
        rows("root-page-far", "lie beyond the file", "UPDATE sqlite_master SET rootpage = 999",
             _ERROR),
        rows(
            "root-page-negative", "lie before it", "UPDATE sqlite_master SET rootpage = -1", _ERROR
        ),
        rows("schema-twice", "have the same table twice",
             "INSERT INTO sqlite_master SELECT * FROM sqlite_master", _READ),
        rows("statistics", "lie about its sizes",
             "INSERT INTO sqlite_stat1 VALUES ('t', 'i', '99999999999999999999 0 -1 x')", _READ,
             _T + "CREATE INDEX i ON t (size); ANALYZE;"),
        _many("many-tables", "have 20,000 tables",
              "SELECT 'table', 't' || i, 't' || i, 2, 'CREATE TABLE t' || i || ' (a, b, c)' FROM n",
              _READ + _BOUNDED),
        _script(
            "many-columns", "have 2,000 columns", _many_columns(2000), _READ, "SELECT * FROM t"
        ),
        _rewritten("more-columns", "have 20,000 columns", _columns(20_000), _ERROR, sql=_STAR),
        _script("long-names", "have names of 25,000 letters", _long_names(), _BOUNDED, _SQUARE),
        _script("long-schema", "have a statement of 10 MB", _long_schema(), _READ + _BOUNDED),
        _script("name-injection", "have names that look like SQL", _INJECTION, _OK, _INJECTED),
        _script("utf16", "be UTF-16", "PRAGMA encoding = 'UTF-16be';" + _T, _OK),
        _script("utf16-half", "hold halves of UTF-16 characters", _HALVES, _OK),
        _script(
            "large-values", "hold values of 20 MB", _LARGE, ("too_large",), "SELECT name FROM t"
        ),
        _script("many-rows", "hold 300,000 rows", _MANY_ROWS, ("too_large",), "SELECT * FROM t"),
    ]  # fmt: skip


_STAR = "SELECT * FROM t"
_LAST = "SELECT * FROM ?"
_LAST_TWICE = "SELECT x.a FROM ? AS x, ? AS y"
_SQUARE = "SELECT * FROM " + ", ".join(f"t AS t{i}" for i in range(60))
_INSTR_VALUE = "instr(hex(zeroblob(3900000)), hex(zeroblob(1900000)) || '1')"
_INSTR = f"SELECT {_INSTR_VALUE}"
_CIRCLE = "CREATE VIEW v AS SELECT * FROM w; CREATE VIEW w AS SELECT * FROM v;"
_INJECTION = (
    _T + 'CREATE TABLE "x; DROP TABLE t; --" ("a\'b""c" TEXT);'
    "INSERT INTO \"x; DROP TABLE t; --\" VALUES ('''; DROP TABLE t; --');"
)
_INJECTED = 'SELECT "a\'b""c" FROM "x; DROP TABLE t; --", t'
_HALVES = "PRAGMA encoding = 'UTF-16le';" + _T + "UPDATE t SET name = CAST(x'00d8ffdf41' AS TEXT);"
_JSON_EACH = _T + "CREATE TABLE json_each (a); CREATE VIEW json_tree AS SELECT * FROM gone;"
_LARGE = _T + "UPDATE t SET name = zeroblob(20000000);"
_MANY_ROWS = (
    "CREATE TABLE t (name, size);"
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300000) "
    "INSERT INTO t SELECT i, i FROM n;"
)


def _script(
    name: str, tries: str, script: str, expect: tuple[str, ...], sql: str = ALL_ROWS
) -> HostileFile:
    return _hostile(name, tries, lambda folder: database(folder, script), expect, sql)


def _view(name: str, tries: str, select: str, expect: tuple[str, ...]) -> HostileFile:
    return _script(
        name, f"have a view that would {tries}", f"CREATE VIEW v AS {select};", expect, _VIEW
    )


def _table(name: str, tries: str, expression: str, expect: tuple[str, ...]) -> HostileFile:
    expression = expression.replace("'", "''")
    create = f"CREATE TABLE t (id INTEGER PRIMARY KEY, size INT, name AS ({expression}))"
    return _rewritten(name, tries, create, expect)


def _rows(
    name: str,
    tries: str,
    statement: str,
    expect: tuple[str, ...],
    script: str = _T,
    sql: str = ALL_ROWS,
) -> HostileFile:
    return _hostile(
        name, tries, lambda folder: with_schema_rows(folder, script, statement), expect, sql
    )


def _rewritten(
    name: str, tries: str, create: str, expect: tuple[str, ...], sql: str = ALL_ROWS
) -> HostileFile:
    """Replace the table's CREATE statement by `create`, in which quotes are already doubled."""
    statement = f"UPDATE sqlite_master SET sql = '{create}' WHERE name = 't'"
    return _hostile(
        name, tries, lambda folder: with_schema_rows(folder, _T, statement), expect, sql
    )


def _hostile(
    name: str, tries: str, build: Callable[[Path], Path], expect: tuple[str, ...], sql: str
) -> HostileFile:
    return HostileFile(name, GROUP_SCHEMAS, tries, build, frozenset(expect), sql)


def _views(name: str, tries: str, length: int, body: str, expect: tuple[str, ...]) -> HostileFile:
    """A chain of views; each reads the one before it, which is `?` in `body`."""
    return _many(
        name,
        tries,
        f"SELECT 'view', 'v' || i, 'v' || i, 0, replace('CREATE VIEW v' || i || ' AS {body}', "
        f"'?', 'v' || (i - 1)) FROM n WHERE i < {length}",
        expect,
        "CREATE VIEW v0 AS SELECT 1 AS a",
        f"SELECT * FROM v{length - 1}",
    )


def _many(
    name: str,
    tries: str,
    select: str,
    expect: tuple[str, ...],
    script: str = _T,
    sql: str = ALL_ROWS,
) -> HostileFile:
    """Thousands of schema rows, from numbers `i` in `n`; SQLite itself would take minutes."""
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000)"
    return _rows(name, tries, f"INSERT INTO sqlite_master {numbers} {select}", expect, script, sql)


def _wide_view(sign: str = "x") -> str:
    length = 160_000 // len(sign.encode())
    columns = ", ".join(f"1 AS [{sign * (length // 8)}{i}]" for i in range(8))
    return f"CREATE VIEW w AS SELECT {columns}; CREATE VIEW v AS SELECT * FROM {_times('w', 60)};"


def _times(name: str, count: int) -> str:
    return ", ".join(f"{name} AS a{i}" for i in range(count))


def _columns(count: int) -> str:
    return f"CREATE TABLE t ({', '.join(f'c{i}' for i in range(count))})"


def _many_columns(count: int) -> str:
    return f"{_columns(count)}; INSERT INTO t DEFAULT VALUES;"


def _long_names() -> str:
    names = ", ".join(f"[{'x' * 25_000}{i}]" for i in range(7))
    return f"CREATE TABLE t ({names});"


def _long_schema() -> str:
    return f"CREATE TABLE u (a /*{'x' * 10_000_000}*/);" + _T


def _fts(module: str) -> str:
    return f"CREATE VIRTUAL TABLE t USING {module}(name, size); INSERT INTO t VALUES ('a', 1);"
