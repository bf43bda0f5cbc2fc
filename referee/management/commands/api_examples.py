from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand
from django.db import transaction
from django.test import Client, override_settings
from django.utils.translation import deactivate

from referee.api import schema
from referee.api.schema import FILE
from referee.models import Dispute, MadeKingdom

HOST = "referee.example"


def ask(example: dict[str, Any]) -> tuple[int, Any]:
    """The answer to an example's request: status and body."""
    parameters = dict(example["parameters"])
    path = example["path"]
    for name in list(parameters):
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", parameters.pop(name))
    client = Client(headers={"host": HOST})
    if example["method"] == "post":
        body = json.dumps(example["body"])
        answer = client.post(path, body, content_type="application/json", query_params=parameters)
    else:
        answer = client.get(path, query_params=parameters)
    return answer.status_code, json.loads(answer.content)


@override_settings(ALLOWED_HOSTS=[HOST])
def renewed(examples: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same requests with the answers that they get now, as from a database where nothing is stored yet."""
    found, stored = [], ""
    with transaction.atomic():
        MadeKingdom.objects.all().delete()
        for example in examples:
            if example["path"] in ("/api/situations/", "/api/adjudications/"):
                Dispute.objects.all().delete()
            if example["path"].startswith("/api/adjudications/{id}/"):
                example = {**example, "parameters": {**example["parameters"], "id": stored}}
            status, answer = ask(example)
            stored = answer.get("id", "") if example["path"] == "/api/adjudications/" else stored
            found.append({**example, "status": status, "answer": answer})
        transaction.set_rollback(True)
    return found


class Command(BaseCommand):
    help = "Asks the API for every example in its description and keeps the answers. Stores nothing else."

    def handle(self, *args: object, **options: object) -> None:
        found = renewed(schema.examples())
        deactivate()
        FILE.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        self.stdout.write(f"{len(found)} examples")
