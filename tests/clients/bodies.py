"""Every body that the description documents, sent by a Python client that was generated from it."""

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from referee_client import Client

site, schema, examples = sys.argv[1], *(json.loads(Path(file).read_text()) for file in sys.argv[2:])
client, stored, told = Client(base_url=site), "", []
for example in examples:
    if "body" not in example:
        continue
    operation: dict[str, Any] = schema["paths"][example["path"]][example["method"]]
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", operation["operationId"]).lower()
    body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    model = getattr(import_module("referee_client.models"), body)
    call = import_module(f"referee_client.api.{operation['tags'][0]}.{name}")
    place = [stored] if "{id}" in example["path"] else []
    answer = call.sync_detailed(*place, client=client, body=model.from_dict(example["body"]))
    assert answer.parsed is not None, (name, answer.status_code)
    assert model.from_dict(example["body"]).to_dict() == example["body"], name  # nothing is lost on the way
    ok = (answer.status_code < 300) == (example["status"] < 300)
    told.append([name, example["name"], ok])
    stored = getattr(answer.parsed, "id", stored) if name == "adjudicate" and ok else stored
sys.stdout.write(json.dumps(told))
