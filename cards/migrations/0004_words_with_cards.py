from collections.abc import Callable
from typing import Any

from django.db import migrations

SQLITE = [
    "DROP TABLE cards_words",
    "CREATE VIRTUAL TABLE cards_words USING fts5(words, kind UNINDEXED, slug UNINDEXED, cards UNINDEXED, prefix='3 4')",
]
POSTGRESQL = ["ALTER TABLE cards_words ADD COLUMN cards text NOT NULL DEFAULT ''"]
BACK_SQLITE = [
    "DROP TABLE cards_words",
    "CREATE VIRTUAL TABLE cards_words USING fts5(words, kind UNINDEXED, slug UNINDEXED, prefix='3 4')",
]
BACK_POSTGRESQL = ["ALTER TABLE cards_words DROP COLUMN cards"]


def run(sqlite: list[str], postgresql: list[str]) -> Callable[[Any, Any], None]:
    def change(apps: Any, schema_editor: Any) -> None:
        for statement in postgresql if schema_editor.connection.vendor == "postgresql" else sqlite:
            schema_editor.execute(statement)
        # The index is made anew by the next load, which a state that was loaded before would skip.
        apps.get_model("cards", "Loaded").objects.all().delete()

    return change


class Migration(migrations.Migration):
    dependencies = [("cards", "0003_situation_text")]
    operations = [migrations.RunPython(run(SQLITE, POSTGRESQL), run(BACK_SQLITE, BACK_POSTGRESQL))]
