import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import translation

from cards import catalogue as catalogues
from cards.byte_cache import ByteCache


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Each test counts its own requests and makes its own answers."""
    if catalogues.remembered:
        catalogues.remembered.pages = ByteCache()
    cache.clear()
    yield
    cache.clear()
    translation.activate("en")


@pytest.fixture
def post(client: Client) -> Any:
    def send(path: str, body: Any, kind: str = "application/json", **headers: str) -> Any:
        data = body if isinstance(body, str | bytes) else json.dumps(body)
        return client.post(path, data, content_type=kind, headers={k.replace("_", "-"): v for k, v in headers.items()})

    return send
