"""The addresses of disputes. A page has dozens, and `reverse` takes longer than a step of the rules."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlencode

from django.conf import settings
from django.urls import get_script_prefix, reverse
from django.utils.translation import get_language, override

from rules import Run

KEY, N = "a" * 10, 999_999  # stand for the dispute's and the step's in a remembered address


def address(name: str, key: str = "", n: int | None = None, language: str | None = None) -> str:
    """reverse(), remembered for all keys and steps."""
    before, between, after = _around(name, bool(key), n is not None, language or get_language(), get_script_prefix())
    return f"{before}{key}{between}{'' if n is None else n}{after}"


@lru_cache(1000)
def _around(name: str, key: bool, n: bool, language: str, _prefix: str) -> tuple[str, str, str]:
    with override(language):
        found = reverse(f"referee:{name}", args=[KEY] * key + [N] * n)
    before, _key, rest = found.rpartition(KEY) if key else ("", "", found)
    between, _n, after = rest.rpartition(str(N)) if n else ("", "", rest)
    return before, between, after


class Paths:
    """The addresses of a line's steps, with what the visitor has switched on."""

    def __init__(self, key: str, kept: dict[str, str]) -> None:
        self.kept = {name: value for name, value in kept.items() if value}
        self.start = address("step", key, 0).removesuffix("0/")
        self.query = f"?{urlencode(self.kept)}" if self.kept else ""

    def step(self, n: int) -> str:
        return f"{self.start}{n}/{self.query}"

    def with_(self, n: int, **more: str) -> str:
        return f"{self.start}{n}/?{urlencode(self.kept | more)}"

    def decision(self, replay: Run, i: int) -> str:
        if i >= len(replay.asked):
            return self.step(replay.last)
        return self.with_(replay.asked[i].n, ask=str(i))


def in_each_language(key: str, n: int, query: str) -> dict[str, str]:
    """This step in each language. Told to the shell, because finding it out takes longer than all the rules do."""
    more = f"?{query}" if query else ""
    return {code: address("step", key, n, code) + more for code, _name in settings.LANGUAGES}
