"""What things are called in English and German: cards and how many, places, units, phases, recurring reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.engine.decisions import Text
from rules.facts import DECKS, cards_of_type, facts, german_type, types_of_cards
from rules.speech.grammar import A_ACCUSATIVE, DE, EN, article, no_card, several

PLACES: dict[str, Text] = {
    "discard": ("", ""),
    "the discard pile": (" to the discard pile", " auf den Ablagestapel"),
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
    "debt": (("debt", "Schuld"), ("debt", "Schulden")),
    "potion": (("Potion", "Trank"), ("Potions", "Tränke")),
    "sinister-plot": (("token", "Marker"), ("tokens", "Marker")),
    "embargo": (("Embargo token", "Embargomarker"), ("Embargo tokens", "Embargomarker")),
    "sun": (("Sun token", "Sonnenmarker"), ("Sun tokens", "Sonnenmarker")),
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
LAST_TURN: Text = ("this is the last turn of the last round", "Das ist der letzte Zug der letzten Runde")
THIRD_TURN: Text = ("it would be the third turn in a row", "Es wäre der dritte Zug nacheinander")
SAME_PLAYER: Text = ("the turn before was by the same player", "Schon der Zug davor war von derselben Person")
POINT: Text = ("point", "Punkt")
POINTS: Text = ("points", "Punkte")

NONE: dict[str, Text] = {  # what a card does not bring: the only place that says no
    "anything": ("nothing", "nichts"),
    "anything more": ("nothing more", "nichts weiter"),
    "anything next turn": ("nothing next turn", "im nächsten Zug nichts"),
    "anything to trash": ("nothing to trash", "nichts zum Entsorgen"),
    "card": ("no card", "keine Karte"),
    "cards": ("no cards", "keine Karten"),
    "further cards": ("no further cards", "keine weiteren Karten"),
    "cards and a stay in play": ("no cards, and it does not stay in play", "keine Karten und bleibt nicht im Spiel"),
    "another one": ("no further one", "kein weiteres"),
    "action": ("no Action", "keine Aktion"),
    "action this turn": ("no Action this turn", "in diesem Zug keine Aktion"),
    "action or buy": ("neither Action nor Buy", "weder Aktion noch Kauf"),
    "action or favors": ("neither Action nor Favors", "weder Aktion noch Gefallen"),
    "actions": ("no Actions", "keine Aktionen"),
    "buys": ("no Buys", "keine Käufe"),
    "buy this turn": ("no Buy this turn", "in diesem Zug keinen Kauf"),
    "coin": ("no Coin", "kein Geld"),
    "coin this turn": ("no Coin this turn", "in diesem Zug kein Geld"),
    "coins": ("no Coins", "kein Geld"),
    "further coins": ("no further Coins", "kein weiteres Geld"),
    "card or action": ("neither a card nor an Action", "weder Karte noch Aktion"),
    "card or coin": ("neither a card nor a Coin", "weder Karte noch Geld"),
    "coffers": ("no Coffers", "keinen Taler"),
    "coffers or villager": ("neither a Coffers nor a Villager", "weder Taler noch Dorfbewohner"),
    "coffers or treasure chest": ("neither a Coffers nor the Treasure Chest", "weder einen Taler noch die Schatzkiste"),
    "villagers": ("no Villagers", "keine Dorfbewohner"),
    "favor": ("no Favor", "keinen Gefallen"),
    "debt": ("no debt", "keine Schulden"),
    "points": ("no points", "keine Punkte"),
    "further points": ("no further points", "keine weiteren Punkte"),
    "horses": ("no Horses", "keine Pferde"),
    "boon": ("no Boon", "keine Gabe"),
    "loot": ("no Loot", "keine Kostbarkeit"),
    "augur": ("no Augur", "keine Augurin"),
    "curse to trash": ("no Curse to trash", "keinen Fluch zum Entsorgen"),
}


def none_of(thing: str) -> Text:
    """None of a thing of the table, a card, or cards of a type.

    >>> none_of("coins"), none_of("curse"), none_of("Treasure")
    (('no Coins', 'kein Geld'), ('no Curse', 'keinen Fluch'), ('no Treasure card', 'keine Geldkarte'))
    """
    if thing in NONE:
        return NONE[thing]
    if thing in types_of_cards():
        return f"no {thing} card", f"keine {cards_of_type(thing)}"
    return no_card(thing, EN), no_card(thing, DE, A_ACCUSATIVE)


def a_type(type_: str) -> Text:
    """
    >>> a_type("Action"), a_type("Command")
    (('an Action', 'eine Aktionskarte'), ('a Command', 'ein Kommando'))
    >>> a_type("Reward")[DE]
    'eine Belohnung'
    """
    karte = cards_of_type(type_)
    feminine = karte or types_of_cards()[type_].get("gender") == "f"
    return f"{article(type_)} {type_}", f"ein{'e' if feminine else ''} {karte or german_type(type_)}"


def none_of_type(type_: str) -> Text:
    """
    >>> none_of_type("Treasure")
    ('no Treasure', 'keine Geldkarte')
    """
    return f"no {type_}", f"k{a_type(type_)[DE]}"


def card_name(slug: str, language: int) -> str:
    if slug == "?":
        return ("a face-down card", "eine verdeckte Karte")[language]
    if slug in DECKS:
        return DECKS[slug][language]
    fact = facts()[slug]
    return fact.de if language == DE else fact.en


def statement_name(slug: str, title: str, language: int) -> str:
    """Acolyte 2, Play again 2: a ruling is about its card, a rule about what its section is titled."""
    _book, topic, n = slug.split(":")
    return f"{card_name(topic, language) if topic in facts() else title or topic} {n}"


def so_many(slug: str, n: int, language: int) -> str:
    """3 Estates; a single one by its name alone."""
    return several(slug, n, language) if n > 1 else card_name(slug, language)


def card_list(slugs: Iterable[str], language: int) -> str:
    """Copper, 2 Estates.

    >>> card_list(["estate", "copper", "estate"], EN)
    '2 Estates, Copper'
    """
    counted = Counter(slugs)
    if not counted:
        return ("nothing", "nichts")[language]
    return ", ".join(several(slug, n, language) if n > 1 else card_name(slug, language) for slug, n in counted.items())


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
