"""The language of the page that is being made, as the engine counts languages."""

from cards.models import current
from rules.speech.grammar import DE, EN


def language() -> int:
    return DE if current() == "de" else EN
