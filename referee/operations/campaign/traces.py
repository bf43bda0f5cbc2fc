"""What visitors leave behind at a site as it is started, with its own pace and the smallest stores that it accepts."""

from __future__ import annotations

import json
import tempfile
import time
from typing import Any

from django.conf import settings

from referee.operations.bench import processes
from referee.operations.bench.server import serving
from referee.operations.campaign import Broken
from referee.operations.campaign.clients import PAGES, Client, Person

NAMES = ("Xanthippe", "Yngvar")  # who stands in no log otherwise
TABLE: dict[str, Any] = {"players": {NAMES[0]: {"hand": ["Cellar", "Moat"]}, NAMES[1]: {}}, "moves": ["play Cellar"]}
ADDRESS = "198.51.100.%d"  # as the proxy in front writes them
OWN = {
    "DJANGO_SETTINGS_MODULE": "referee.settings",  # not those of the benchmarks, which have no pace
    "LOG": "json",
    "NUM_PROXIES": "1",
    "STORED_MB_BY_ADDRESS": "1",
}
LOOKED_AT = (
    "/en/dispute/%s/1/",
    "/en/dispute/%s/1/outcomes/",
    "/en/dispute/%s/branches/",
    "/en/dispute/%s/editions/",
    "/api/adjudications/%s/",
)
LARGE = 60  # kinds of cards in a table that fills the store
ROWS = (
    "from django.apps import apps; print(sum(m.objects.count() for m in apps.get_app_config('referee').get_models()))"
)


def traces(environment: dict[str, str]) -> str:
    with tempfile.TemporaryFile() as log:
        with serving({**environment, **OWN}, log=log) as port:
            told = [_looking(port), _storing(port), _pace_of_the_api(port), _pace_of_the_pages(port)]
        log.seek(0)
        told.append(_logged(log.read().decode(errors="replace")))
    return "; ".join(told)


def _post(port: int, path: str, body: dict[str, Any], address: str) -> tuple[int, dict[str, str], bytes]:
    client = Client(port)
    sent = json.dumps(body).encode()
    client.link.request("POST", path, sent, {"Content-Type": "application/json", "X-Forwarded-For": address})
    answer = client.link.getresponse()
    text = answer.read()
    client.again()
    return answer.status, dict(answer.headers), text


def _looking(port: int) -> str:
    """Whatever can be looked at, by somebody without cookies."""
    key = json.loads(_post(port, "/api/adjudications/", TABLE, ADDRESS % 1)[2])["id"]
    client, before = Client(port), _rows(port)
    paths = [*PAGES, *(path % key for path in LOOKED_AT)] * 3
    for path in paths:
        if (status := client.ask(path)[0]) != 200:
            raise Broken(f"looking at {path}: {status}")
    client.again()
    if (more := _rows(port) - before) != 0:
        raise Broken(f"{len(paths)} pages looked at: {more} rows stored")
    return f"{len(paths)} pages looked at: no row stored"


def _storing(port: int) -> str:
    """Large tables from one address until it has stored what one may; another one still stores."""
    from rules.facts import facts

    sent, cards = 0, [fact.en for fact in facts().values() if fact.kind == "kingdom"][:LARGE]
    while True:
        table = {"players": {name: {"deck": cards * 4} for name in NAMES}, "seed": sent}
        status, headers, text = _post(port, "/api/situations/", table, ADDRESS % 2)
        if status == 429 and b"stored-enough" in text:
            break
        if status == 429:  # too fast
            time.sleep(int(headers["Retry-After"]))
            continue
        if status != 201:
            raise Broken(f"storing: {status} {text[:200]!r}")
        sent += 1
    if (other := _post(port, "/api/situations/", TABLE, ADDRESS % 3)[0]) not in (200, 201):
        raise Broken(f"where one has stored enough another may not store: {other}")
    return f"one address stored {sent} tables"


def _pace_of_the_api(port: int) -> str:
    most = settings.THROTTLE["running"]
    for n in range(most + 2):
        status, headers, _ = _post(port, "/api/adjudications/", {**TABLE, "seed": n}, ADDRESS % 4)
        if status == 429:
            return f"the API said “later” to adjudication {n + 1} of a minute, in {headers['Retry-After']} s"
    raise Broken(f"{most + 2} adjudications at once, and none too many")


def _pace_of_the_pages(port: int) -> str:
    most, person = settings.THROTTLE_PAGES["running"], Person(port)
    person.open("/en/dispute/?as=document")
    for n in range(most + 2):
        typed = json.dumps({**TABLE, "seed": n})
        status, _headers, page = person.open("/en/dispute/", {"document": typed, "do": "play"})
        if status == 429:
            if f"&quot;seed&quot;: {n}}}" not in page:
                raise Broken("who plays too often loses what was typed")
            return f"the pages to dispute {n + 1}, and kept what was typed"
    raise Broken(f"{most + 2} disputes at once, and none too many")


def _rows(port: int) -> int:
    """All that people stored."""
    return processes.count(port, ROWS)


def _logged(log: str) -> str:
    lines = [line for line in log.splitlines() if line.startswith("{")]  # before them it says where it is
    wrong = [line for line in lines if any(each in line for each in (*NAMES, ADDRESS.removesuffix("%d"), "127.0.0.1"))]
    if wrong or not lines:
        raise Broken(f"{len(lines)} lines of the log, {wrong[:1]}")
    return f"{len(lines)} lines of the log without an address or a document"
