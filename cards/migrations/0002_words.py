from typing import Any

from django.db import migrations

SQLITE = ["CREATE VIRTUAL TABLE cards_words USING fts5(words, kind UNINDEXED, slug UNINDEXED, prefix='3 4')"]
POSTGRESQL = [
    "CREATE TABLE cards_words (id integer PRIMARY KEY, kind text NOT NULL, slug text NOT NULL, words tsvector NOT NULL)",
    "CREATE INDEX cards_words_gin ON cards_words USING gin (words)",
]


def make(apps: Any, schema_editor: Any) -> None:
    for statement in POSTGRESQL if schema_editor.connection.vendor == "postgresql" else SQLITE:
        schema_editor.execute(statement)


def drop(apps: Any, schema_editor: Any) -> None:
    schema_editor.execute("DROP TABLE cards_words")


class Migration(migrations.Migration):
    dependencies = [("cards", "0001_initial")]
    operations = [migrations.RunPython(make, drop)]
