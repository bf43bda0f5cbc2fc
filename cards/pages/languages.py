"""Texts in the language that was asked for, or in both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.utils.translation import override

from cards.models import current
from rules.speech.grammar import DE, EN, LANGUAGES

BOTH = "both"
TONGUES = (*LANGUAGES, BOTH)


def say_in(tongue: str, words: Callable[[str], Any]) -> Any:
    """What `words` gives for a language; for both, one under each name."""
    if tongue == BOTH:
        return {language: words(language) for language in LANGUAGES}
    return words(tongue)


def translated(tongue: str, words: Callable[[], Any]) -> Any:
    """The same for what gettext translates."""

    def speak(language: str) -> Any:
        with override(language):
            return words()

    return say_in(tongue, speak)


def language() -> int:
    """That of the page which is being made, as the engine counts languages."""
    return DE if current() == "de" else EN
