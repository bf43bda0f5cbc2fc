"""How many bytes are stored: in all, by the reference data, by a row. What is free again does not count."""

from __future__ import annotations

import math

from django.conf import settings
from django.db import OperationalError, connection
from django.db.models import Func, IntegerField

MEGABYTE = 1_000_000

# What people store, and the bytes of a row beside its long texts: in its table and in all its indexes, as measured on
# PostgreSQL, where they are largest.
ROWS = {
    "referee_beginning": 300,
    "referee_dispute": 700,
    "referee_ruled": 200,
    "referee_branch": 450,
    "referee_continuation": 450,
    "referee_madekingdom": 350,
    "referee_report": 500,
    "referee_spokencode": 250,
}

# DELETE leaves a file as large as it was, so the rows that live are weighed as the statistics know them: their number
# at each moment, their width since the last ANALYZE. What was never analysed counts as full. When PostgreSQL was
# killed, it knows no more when it looked last, and counts from nothing: then they are as many as there were, and more.
POSTGRES = """
WITH counted AS (
  SELECT c.oid, pg_stat_get_live_tuples(c.oid) + CASE WHEN c.reltuples < 0 OR COALESCE(
      pg_stat_get_last_vacuum_time(c.oid), pg_stat_get_last_autovacuum_time(c.oid),
      pg_stat_get_last_analyze_time(c.oid), pg_stat_get_last_autoanalyze_time(c.oid)) IS NOT NULL
    THEN 0 ELSE c.reltuples END AS rows
  FROM pg_class c
), tables AS (
  SELECT c.relname, pg_relation_size(c.oid) AS heap, pg_indexes_size(c.oid) AS indexes,
    CASE WHEN c.reltoastrelid = 0 THEN 0 ELSE pg_relation_size(c.reltoastrelid) END AS apart,
    2032.0 * (SELECT rows FROM counted WHERE counted.oid = c.reltoastrelid) AS chunks,
    CASE WHEN c.reltuples >= 0 THEN (SELECT rows FROM counted WHERE counted.oid = c.oid) END AS rows,
    (SELECT SUM(s.avg_width * (1 - s.null_frac)) + 32 FROM pg_stats s
      WHERE s.schemaname = current_schema() AND s.tablename = c.relname) AS width
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
), live AS (
  SELECT *, CASE WHEN rows = 0 THEN 0 WHEN heap = 0 THEN 1
    ELSE LEAST(1.0, COALESCE(rows * width / 0.95 / heap, 1.0)) END AS share FROM tables
), weighed AS (
  SELECT relname, heap + indexes + apart AS bytes,
    (heap + indexes) * (1 - share) + GREATEST(0, apart - COALESCE(chunks, apart)) AS free FROM live
)
SELECT pg_database_size(current_database()) - COALESCE(SUM({without}), 0) FROM weighed
"""
SQLITE = (
    "SELECT (page_count - freelist_count) * page_size"
    " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
)


class Bytes(Func):
    """What a text takes where it lies: PostgreSQL puts long ones apart, in pieces, and may press them together."""

    output_field = IntegerField()

    def as_sqlite(self, compiler, connection, **context):  # type: ignore[no-untyped-def]
        return self.as_sql(compiler, connection, template="LENGTH(CAST(%(expressions)s AS BLOB))", **context)

    def as_postgresql(self, compiler, connection, **context):  # type: ignore[no-untyped-def]
        sql, values = self.as_sql(compiler, connection, template="pg_column_size(%(expressions)s)", **context)
        return f"(CASE WHEN {sql} > 2000 THEN ({sql} / 1996 + 1) * 2032 ELSE {sql} END)", [*values, *values, *values]


def in_all() -> int:
    """Bytes of the database in use."""
    return _asked(SQLITE if connection.vendor == "sqlite" else POSTGRES.format(without="free"))


def of_reference() -> int:
    """Bytes that nobody stored: cards, rulings, the search, the database's own."""
    theirs = ", ".join(f"'{table}'" for table in ROWS)
    if connection.vendor == "sqlite":
        names = f"SELECT name FROM sqlite_master WHERE tbl_name NOT IN ({theirs})"
        try:
            return _asked(f"SELECT SUM(pgsize) FROM dbstat WHERE aggregate = TRUE AND name IN ({names})")
        except OperationalError:  # an SQLite without that table; what is in all is more, never less
            return in_all()
    return _asked(POSTGRES.format(without=f"CASE WHEN relname IN ({theirs}) THEN bytes ELSE free END"))


def least() -> int:
    """Megabytes that STORED_MB_IN_ALL must have: the reference data, and what one address may store in a day."""
    return math.ceil((of_reference() + settings.STORED_BY_ADDRESS) / MEGABYTE)


def no_room(megabytes: int, least: int) -> str:
    return (
        f"{megabytes} MB are too few to store anything (STORED_MB_IN_ALL): {least} is the least, for the cards and"
        f" rulings and for the {settings.STORED_BY_ADDRESS // MEGABYTE} MB that one address may store in a day."
    )


def tidy(most_bytes: int) -> None:
    """After much was deleted: what is free can be used again, and is known to be free.

    SQLite knows whole pages only. Where what is left is so scattered that it seems full, it is moved together, which
    keeps writers waiting: seconds for each gigabyte, but else they would wait for days.
    """
    if connection.vendor == "postgresql":
        look_closely()
    elif in_all() > most_bytes and not connection.in_atomic_block:
        with connection.cursor() as cursor:
            cursor.execute("VACUUM")


def look_closely() -> None:
    """Before something is measured that much depends on."""
    if connection.vendor == "postgresql":
        look = "ANALYZE" if connection.in_atomic_block else "VACUUM (SKIP_LOCKED, ANALYZE)"
        with connection.cursor() as cursor:
            cursor.execute("SET statement_timeout = 0")
            cursor.execute(f"{look} {', '.join(ROWS)}")


def _asked(sql: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(sql)
        return int(cursor.fetchone()[0] or 0)
