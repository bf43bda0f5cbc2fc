"""What things are called in English and German: cards and how many, places, units, phases, recurring reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.engine.decisions import Text
from rules.facts import DECKS, facts
from rules.speech.grammar import DE, several

PLACES: dict[str, Text] = {
    "discard": ("", ""),
    "hand": (" to hand", " auf die Hand"),
    "deck": (" onto the deck", " auf den Nachziehstapel"),
    "aside": (" and sets it aside", " und legt die Karte zur Seite"),
    "play": (" into play", " ins Spiel"),
    "trash": (" from the trash", " aus dem Müll"),
}

UNITS: dict[str, tuple[Text, Text]] = {  # one, several
    "cards": (("Card", "Karte"), ("Cards", "Karten")),
    "actions": (("Action", "Aktion"), ("Actions", "Aktionen")),
    "buys": (("Buy", "Kauf"), ("Buys", "Käufe")),
    "coins": (("Coin", "Geld"), ("Coins", "Geld")),
    "favors": (("Favor", "Gefallen"), ("Favors", "Gefallen")),
    "coffers": (("Coffers", "Taler"), ("Coffers", "Taler")),
    "villagers": (("Villager", "Dorfbewohner"), ("Villagers", "Dorfbewohner")),
    "vp": (("VP token", "Punktemarker"), ("VP tokens", "Punktemarker")),
    "debt": (("debt", "Schulden"), ("debt", "Schulden")),
    "potion": (("Potion", "Trank"), ("Potions", "Tränke")),
    "sinister-plot": (("token", "Marker"), ("tokens", "Marker")),
    "embargo": (("Embargo token", "Embargomarker"), ("Embargo tokens", "Embargomarker")),
    "pirate": (("Coin token", "Geldmarker"), ("Coin tokens", "Geldmarker")),
    "journey": (("Journey token, face down", "Reisemarker, verdeckt"),) * 2,  # a player has one of each of these
    "minus-card": (("minus-card token", "Minus-Karte-Marker"),) * 2,
    "minus-coin": (("minus-coin token", "Minus-Geld-Marker"),) * 2,
}

PHASES: dict[str, Text] = {
    "action": ("Action phase", "Aktionsphase"),
    "buy": ("Buy phase", "Kaufphase"),
    "night": ("Night phase", "Nachtphase"),
    "clean-up": ("Clean-up phase", "Aufräumphase"),
    "start": ("start of the turn", "Anfang des Zuges"),
}

LAST_ROUND_OVER: Text = ("the last round is over", "Die letzte Runde ist vorbei")
THIRD_TURN: Text = ("it would be the third turn in a row", "Es wäre der dritte Zug nacheinander")
SAME_PLAYER: Text = ("the turn before was by the same player", "Schon der Zug davor war von derselben Person")
POINT: Text = ("point", "Punkt")
POINTS: Text = ("points", "Punkte")


def card_name(slug: str, language: int) -> str:
    if slug == "?":
        return ("a face-down card", "eine verdeckte Karte")[language]
    if slug in DECKS:
        return DECKS[slug][language]
    fact = facts()[slug]
    return fact.de if language == DE else fact.en


def so_many(slug: str, n: int, language: int) -> str:
    """3 Estates; a single one by its name alone."""
    return several(slug, n, language) if n > 1 else card_name(slug, language)


def card_list(slugs: Iterable[str], language: int) -> str:
    """Copper, 2 Estate.

    >>> card_list(["estate", "copper", "estate"], EN)
    '2 Estate, Copper'
    """
    counted = Counter(slugs)
    if not counted:
        return ("nothing", "nichts")[language]
    parts = []
    for slug, n in counted.items():
        if slug == "?" and n > 1:
            parts.append((f"{n} face-down cards", f"{n} verdeckte Karten")[language])
        else:
            name = card_name(slug, language)
            parts.append(name if n == 1 else f"{n} {name}")
    return ", ".join(parts)


def so_many_cards(n: int) -> Text:
    if n < 2:
        return ("1 card", "1 Karte") if n else ("no card", "keine Karte")
    return f"{n} cards", f"{n} Karten"


def where_in_deck(above: int, below: int) -> Text:
    """
    >>> where_in_deck(0, 9)[EN], where_in_deck(2, 7)[EN], where_in_deck(9, 0)[EN], where_in_deck(0, 0)[EN]
    ('on top', 'under 2 cards', 'at the bottom', 'as its only card')
    """
    if not below:
        return ("at the bottom", "zuunterst") if above else ("as its only card", "als einzige Karte")
    if not above:
        return "on top", "obenauf"
    en, de = so_many_cards(above)
    return f"under {en}", f"unter {de}"


def amount(unit: str, n: int, language: int, sign: str = "") -> str:
    one, several = UNITS[unit]
    return f"{sign}{n} {(one if n == 1 else several)[language]}"
