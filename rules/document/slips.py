"""What people write instead of the right thing, and what would be right: words for keys, forms of values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rules.document.keys import MATS, PLAYER_KEYS, TOKENS, TOP_KEYS, TURN_KEYS
from rules.engine.decisions import Text
from rules.facts import plain

UNKNOWN_WORDS = frozenset({"?", "??", "???", "unknown", "unbekannt", "face down", "verdeckt", "hidden", "any"})
OF_CARDS = re.compile(r"(?:\s|^)(?:cards?|karten?)$")  # `5 cards`, `3 unknown cards`
EMPTY_WORDS = frozenset({"empty", "leer", "none", "nothing", "nichts", "keine", "no cards", "keine karten", "-", "–"})
# `Copper x3`, `Copper × 3`, `Copper*3`, `Copper 3`, `Copper: 3`, `Copper (3)`
COUNTED_BEHIND = re.compile(r"\s*(\S.*?)(?:(?:\s*[x×*:]\s*|\s+)(\d+)|\s*\(\s*(\d+)\s*\))\s*", re.DOTALL)
# `3 Copper`, `3x Copper`, `3× Copper`, `3xCopper`, `3*Copper`
COUNTED_BEFORE = re.compile(r"\s*([-+]?\d+)\s*(?:[x×*]\s*(?=\S)|\s)\s*(\S.*)", re.DOTALL)
# `three Copper`, `ein Kupfer`
NUMBER_WORDS: Mapping[str, int] = {
    word: n
    for n, words in enumerate(
        (
            *("a an one ein eine einen", "two zwei", "three drei", "four vier", "five fünf"),
            *("six sechs", "seven sieben", "eight acht", "nine neun", "ten zehn"),
        ),
        start=1,
    )
    for word in words.split()
}
TOGETHER = re.compile(r"\s*(?:;|&|\+|\band\b|\bund\b)\s*")

# Words for a key, compared plainly; the first of each line is the key.
_WORDS = """
players: spieler, player, seats
kingdom: königreich, kingdom cards, piles, stapel, cards
landscapes: events, projects, landmarks, ways, traits, ereignisse, projekte, querformatkarten, landscape
supply: vorrat, pile sizes
pile tokens: piletokens, tokens on piles
landscape tokens: landscapetokens
trash: müll, müllstapel, trash pile, trashed cards
turn: zug, current turn, am zug
moves: züge, move, actions taken, plays, spielzüge
expect: expected, expectation, erwartet, erwartung
editions: edition, ausgaben, ausgabe, auflage
title: titel
seed: startwert, random seed
ally: verbündeter
prophecy: prophezeiung
hand: handkarten, cards in hand, hand cards, hands, cards, karten
deck: draw pile, drawpile, draw, library, nachziehstapel, ziehstapel
discard: discard pile, discardpile, discards, discarded, ablage, ablagestapel, graveyard
play: in play, inplay, played, im spiel, in spiel, playing
durations: duration, dauerkarten
aside: set aside, zur seite
mats: mat, tableaus, tableau
tokens: marker, token, counters
holds: held, artifacts, states, projects owned, hält
player: current, current player, whose turn, active, spieler
phase: current phase, spielphase
actions: action, aktionen
buys: buy, käufe
coins: coin, money, treasure, gold, geld, münzen
number: turn number, runde, round
extra: extra turn, extrazug
gained: gains, genommen
trashed: entsorgt
bought: gekauft
coffers: coffer, taler
villagers: villager, dorfbewohner
favors: favor, favours, gefallen
debt: debts, schulden
vp: points, victory points, punkte, siegpunkte
island: insel
native-village: native village, eingeborenendorf
tavern: wirtshaus, tavern mat
exile: exil, exile mat
"""
KEY_WORDS: Mapping[str, tuple[str, ...]] = {
    key: tuple(plain(word) for word in words.split(","))
    for key, _, words in (line.partition(":") for line in _WORDS.strip().splitlines())
}

# Where a key belongs: its keys, and how that is written around it.
_ROOMS: tuple[tuple[Sequence[str], str], ...] = (
    (TURN_KEYS, "turn: {{{}: …}}"),
    (PLAYER_KEYS, "players: {{Anna: {{{}: …}}}}"),
    (TOKENS, "players: {{Anna: {{tokens: {{{}: …}}}}}}"),
    (tuple(MATS), "players: {{Anna: {{mats: {{{}: …}}}}}}"),
    (TOP_KEYS, "{}: …"),
)
PLACES: Text = ("it belongs elsewhere", "Das gehört woandershin")

# How a value is written, by the key that it stands behind; `*` is what one player has.
EXAMPLES: Mapping[str, str] = {
    "": "{players: {Anna: {hand: [Village, 3 Copper]}, Bernd: {}}}",
    "players": "{Anna: {hand: [Village, 3 Copper]}, Bernd: {}}",
    "*": "{hand: [Village, 3 Copper], deck: [5 Estate]}",
    "turn": "{player: Anna, phase: buy, coins: 5}",
    "supply": "{Curse: 0, Province: 3}",
    "editions": "{Seaside: 1}",
    "kingdom": "[Village, Smithy]",
    "moves": "[play Village, play Smithy, “-”]",
    "tokens": "{coffers: 2}",
    "mats": "{island: [Province]}",
    "chosen": "{Obelisk: Village}",
    "pile tokens": "{Village: {Training: Anna}}",
    "landscape tokens": "{Arena: {vp: 10}}",
    "expect": "{Anna: {hand: 5}}",
    "hand": "[Village, 3 Copper]",
    "deck": "[Village, 3 Copper]",
    "discard": "[Village, 3 Copper]",
    "play": "[Village, 3 Copper]",
    "aside": "[Village, 3 Copper]",
    "trash": "[Village, 3 Copper]",
    "durations": "[Wharf, {Haven: [Gold]}]",
    "coins": "5",
    "actions": "2",
    "buys": "2",
    "phase": "buy",
    "seed": "7",
}


def key_meant(key: str, known: Sequence[str]) -> str:
    """The key that this word means here, "" for none."""
    word = plain(key)
    return next((name for name in known if plain(name) == word or word in KEY_WORDS.get(name, ())), "")


def where_it_belongs(key: str) -> str:
    """How a key is written where it belongs, "" where nothing is known by that word."""
    for keys, form in _ROOMS:
        meant = key_meant(key, keys)
        if meant:
            return form.format(meant)
    return ""


def example(place: str) -> str:
    """How what belongs at this place is written."""
    parts = place.split(".")
    if len(parts) == 2 and parts[0] == "players":
        return EXAMPLES["*"]
    return EXAMPLES.get(parts[-1].partition("[")[0], "")


def cards_meant(value: object) -> str:
    """`{Copper: 3, Estate: 2}` as a list is written: 3 Copper, 2 Estate."""
    if not isinstance(value, Mapping) or not all(type(n) is int and isinstance(name, str) for name, n in value.items()):
        return ""
    return ", ".join(f"{n} {name}" for name, n in list(value.items())[:5])
