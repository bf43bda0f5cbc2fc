"""Questions about the set-up, answered from the set-up itself: sizes of piles, first cards, what is in the Supply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from rules.engine.game import Game
from rules.engine.zones import DECK, HAND
from rules.facts import Fact, facts, kinds, plain
from rules.questions.card_facts import type_name
from rules.questions.question import Question
from rules.questions.verdict import Verdict, yes_no
from rules.questions.words import any_of, stems
from rules.rulebook.score import needed_to_end
from rules.rulebook.setup import new_game, pile_slug
from rules.speech.grammar import DE, EN, several

PILES = "base2:pile-sizes:1"
SIZES = {
    "province": 3,
    "estate": 2,
    "duchy": 2,
    "curse": 4,
    "copper": 5,
    "silver": 5,
    "gold": 5,
}  # which of these says it
START, KINGDOM, SUPPLY = "base2:setup:1", "base2:setup:3", "base2:setup:2"
FAVORS, IMPORTED, ALLY = "allies:setup-favors:2", "allies:setup-favors:4", "allies:setup-favors:1"
HEIRLOOMS, BANE, MIXED = "nocturne:heirlooms:1", "cornucopia:bane-pile:1", "allies:mixed-piles:1"
YOUNG_WITCH = "young-witch"
BELONGING = {"part", "belong", "belongs", "gehört", "gehören", "teil", "bestandteil", "included", "available"}
# How one asks for a number besides "how many"; after "how" and "wie" also how big it is.
AMOUNT = frozenset(("number", "amount", "size", "anzahl", "menge", "grosse", "quantity", "kartenzahl"))
BIG = frozenset(("big", "large", "gross", "hoch", "high", "thick", "dick"))
SUPPOSED = frozenset(("should", "soll", "sollen", "sollte", "sollten", "opening", "eroffnung"))  # no advice here
STARTING = frozenset(("opening", "starting", "anfangs", "starthand", "starthands", "anfangshand", "startdeck", "fangt"))
TOGETHER = frozenset(("we", "wir", "us", "uns", "everyone", "everybody", "jeder", "alle", "man", "you"))
ALONE = frozenset(("i", "ich", "my", "mein", "meine", "meinen", "meinem", "he", "she", "er"))
# What is in the box, how a turn begins, and games whose first decks have other cards.
ELSEWHERE = frozenset(
    (
        *("box", "schachtel", "karton", "packung", "expansion", "erweiterung"),
        *("turn", "turns", "zug", "zuges", "runde"),
        *("shelter", "shelters", "unterschlupf", "unterschlupfe"),
    )
)
# What is done in the game is no question about the set-up.
DONE = (
    *("buy", "trash", "discard", "reveal", "react", "protect", "affect", "cost", "cheaper", "worth", "unit-points"),
    *("spend", "set-aside", "topdeck", "upgrade", "twice", "thrice", "again", "empty", "end", "win", "tie"),
    *("shuffle", "attack-verb", "next-turn", "last-turn", "extra-turn", "this-turn", "look", "choose", "unit-coins"),
    *("unit-actions", "unit-buys", "keep", "left-over", "return", "discard-pile", "pass", "copy", "call"),
    *("not", "why", "debt", "rotate", "when", "who"),
)
ROUTINE = ("gain", "draw", "give")  # what everybody does before the first turn, too
PLAIN = ("village", "smithy", "market", "festival", "laboratory", "workshop", "chapel", "cellar", "mine", "merchant")
BANE_CARD = "moat"
END, END_OF_MANY = "base2:end-of-game:1", "base2:end-of-game:6"
OVER, ASIDE = frozenset(("schluss", "aus")), frozenset(("aside", "ausser", "apart"))
TO_END = ("how-many", "unit-piles", "supply", "must", "empty", "end", "players", "play", "needed", "quantity", "when")
THERE_STILL = ("left-over", "stay")  # as long as there are Provinces
TEN = len(PLAIN)
MOST_ALIKE = 4  # players with whom all piles of Victory cards are alike


def set_up(q: Question) -> Verdict | None:
    if q.has("why", "not") or any(spot.meaning == "opinion" and plain(spot.raw) not in SUPPOSED for spot in q.spots):
        return None
    return _in_the_supply(q) or _number_of(q) or _first_cards(q) or _piles_to_end(q)


def _piles_to_end(q: Question) -> Verdict | None:
    """How many piles must be empty for the game to end, with five players?"""
    over = [spot for spot in q.spots if spot.meaning == "end" or plain(spot.raw) in OVER]
    once = all(sum(spot.meaning == said for spot in q.spots) == 1 for said in ("unit-piles", "empty"))
    if not q.asks("how-many") or not once or len(over) != 1 or q.strange or q.types:
        return None
    besides = {plain(word) for word in q.leftover((*TO_END, *(THERE_STILL if q.slugs else ())))}
    if besides - OVER - ASIDE or set(q.slugs) - {"province"} or any(n != q.players for n, _ in q.numbers):
        return None
    needed = [needed_to_end(g) for g in (_table((), n) for n in (q.players or 2, 2, 5)) if g is not None]
    n, few, many = needed
    text = (
        f"{few} empty piles of the Supply end the game, {many} with five or six players.",
        f"Bei {few} leeren Vorratsstapeln ist das Spiel aus, zu fünft oder zu sechst bei {many}.",
    )
    return _number(n, text, END if n == few else END_OF_MANY)


def _first_cards(q: Question) -> Verdict | None:
    """What cards does everybody start with?"""
    if not q.asks("what") or not q.has("at-start") or not q.has("unit-cards") or q.slugs or q.types or q.numbers:
        return None
    if q.strange or q.leftover(
        ("what", "at-start", "unit-cards", "have", "gain", "each", "players", "in-hand", "deck", "draw")
    ):
        return None
    return _all_of_them()


def _all_of_them() -> Verdict:
    coppers, estates = facts()["copper"].start, facts()["estate"].start
    en, de = (f"{several('copper', coppers, n)}, {several('estate', estates, n)}." for n in (EN, DE))
    text = ("Shuffled, they are the first deck.", "Gemischt sind sie der erste Nachziehstapel.")
    return Verdict(None, (en, de), text, (START,), kind="set-up")


ALLIES = frozenset(map(plain, ("Ally", "Allies", "Verbündeter", "Verbündete", "Verbündeten")))


TOKENS = ("unit-favors", "unit-coffers", "unit-villagers")


@dataclass(frozen=True)
class _Asked:
    """A number that is asked for: of what, and whether a certain one is asked about."""

    thing: str  # a card, or the meaning of a word: cards, piles, Favors
    named: tuple[str, ...]  # cards that are in this game
    players: int
    starting: bool  # what everybody has when the game begins
    in_hand: bool


def _number_of(q: Question) -> Verdict | None:
    words = [token.word for token in q.tokens]
    place, supposed, others = _asking(q, words)
    starting = q.has("at-start") or bool(STARTING & set(words))
    if place is None or not _of_a_set_up(q, words, others) or not _of_this_game(q, words, starting, supposed):
        return None
    if starting and {"copper", "estate"} <= set(q.slugs) and supposed is None and not q.players:
        return _all_of_them()  # how many Coppers and Estates: both
    at, thing = _thing(q, place)
    if q.has("token") and thing not in TOKENS:
        return None  # Sun tokens: not the cards
    if {kind for kind, _ in q.types} == {"Victory"} and thing in ("unit-cards", "cards of a kingdom pile"):
        return _victory_pile(q, thing) if supposed is None else None
    if _strange_thing(q, place, at):
        return None
    owned = thing in facts() and bool(facts()[thing].start) and q.has("each")
    starting = starting or (owned and q.has("gain", "have", "deck", "in-hand"))
    if not thing or not (starting or _laid_in_supply(q, thing)):
        return None
    found = _answer(_Asked(thing, tuple(q.slugs), q.players, starting, _of_the_hand(q)))
    if found is None or supposed is None:
        return found
    same = found.value == supposed
    return Verdict("yes" if same else "no", yes_no(same), found.text, found.cites, kind=found.kind)


def _of_a_set_up(q: Question, words: Sequence[str], others: Sequence[int]) -> bool:
    """Nothing was done yet, and no number is said besides the players'."""
    done = q.has(*DONE, "from-trash") or ELSEWHERE & set(words)
    # Two cards in one place: nobody knows which is meant.
    unclear = any(token.raw in q.strange for named in q.cards for token in q.tokens[named.at : named.end])
    return not (done or unclear or any(n not in (q.players, TEN) for n in others))


def _of_this_game(q: Question, words: Sequence[str], starting: bool, supposed: int | None) -> bool:
    """Of what is laid out, or what somebody has at the start; whether the first cards are among those is not said."""
    if starting and supposed is not None and q.has("supply"):
        return False
    together = bool(TOGETHER & set(words)) or q.has("each", "players")
    if q.has("play") and not (q.players or together or _laid_out(words)):
        return False
    return ALONE.isdisjoint(words) or starting or q.has("needed")


def _strange_thing(q: Question, place: int, at: int) -> bool:
    """How many bananas, which game's Provinces."""
    unknown = [token for token in q.tokens if token.raw in q.strange and token.at > place]
    return any(token.at < at or (token.capital and not token.first) for token in unknown)


def _laid_in_supply(q: Question, thing: str) -> bool:
    if q.has(*ROUTINE) or q.has("in-hand"):
        return False
    laid = ("supply", "needed", "unit-piles", "kingdom-pile", "players", "stay", "in-play", "unit-favors")
    return thing == "ally" or bool(q.players) or q.has(*laid)


def _victory_pile(q: Question, thing: str) -> Verdict | None:
    """How many cards a pile of Victory cards has; from five players on the Provinces are more than the others."""
    if not q.players or q.slugs or (q.players > MOST_ALIKE and thing == "unit-cards"):
        return None
    n = facts()["gardens"].count(q.players)
    text = (
        f"With {q.players} players a pile of Victory cards has {n} cards.",
        f"Bei {q.players} Spielern hat ein Stapel aus Punktekarten {n} Karten.",
    )
    return _number(n, text, PILES)


def _asking(q: Question, words: Sequence[str]) -> tuple[int | None, int | None, list[int]]:
    """Where the number is asked for, which one is asked about, and the numbers that are said besides."""
    numbers = [(n, at) for n, at in q.numbers if n != q.players]
    asked = q.spot("how-many")
    if asked:
        return asked.at, None, [n for n, _ in numbers]
    for at, word in enumerate(words):
        how = at and words[at - 1] in ("how", "wie")
        if word in AMOUNT or (word in BIG and how):
            return at, None, [n for n, _ in numbers]
    for (_, one), (_, two) in pairwise(numbers):  # ten or eleven?
        if two - one == 2 and words[one + 1] in ("or", "oder"):
            return one, None, [n for n, at in numbers if at not in (one, two)]
    if len(numbers) == 1 and not q.has("or", "what", "can", "must") and q.asks("be", "have", "do", "stay"):
        return numbers[0][1], numbers[0][0], []
    return None, None, []


def _laid_out(words: Sequence[str]) -> bool:
    return any(
        word in ("used", "use", "benutzt", "verwendet", "verwenden", "benutzen", "gespielt", "spiel") for word in words
    )


def _thing(q: Question, place: int) -> tuple[int, str]:
    """What is counted, and where it stands: next after the word that asks, or else last before it."""
    things = [(named.at, named.slug) for named in q.cards]
    things += [
        (spot.at, spot.meaning)
        for spot in q.spots
        if spot.meaning in ("unit-cards", "unit-piles", "kingdom-pile", "unit-favors", "unit-coffers", "unit-villagers")
    ]
    things += [(token.at, "ally") for token in q.tokens if token.word in ALLIES]
    things.sort()
    after = [(at, thing) for at, thing in things if at > place]
    at, thing = after[0] if after else things[-1] if things else (0, "")
    of_what = [other for _, other in after[1:]]
    if thing == "unit-piles" and "kingdom-pile" in of_what:
        return at, "kingdom-pile"
    by_size = q.tokens[place].word in BIG | {"size", "grosse", "kartenzahl"}
    if (thing == "unit-cards" and "kingdom-pile" in of_what) or (thing == "kingdom-pile" and by_size):
        return at, "cards of a kingdom pile"
    cards = thing == "unit-cards" or (thing == "unit-piles" and by_size)
    if cards and len(q.slugs) == 1 and not q.has("in-hand", "each"):
        return at, q.slugs[0]  # the cards of that pile
    return at, thing


def _of_the_hand(q: Question) -> bool:
    return q.has("in-hand", "draw") or any(token.word in ("starthand", "anfangshand", "hand") for token in q.tokens)


@lru_cache(256)
def _table(named: tuple[str, ...], players: int) -> Game | None:
    """The first turn of a game with these cards: ten Kingdom piles, plain ones where no others are named."""
    kingdom = list(dict.fromkeys(pile_slug(slug) for slug in named if not _is_common(slug)))
    if len(kingdom) > TEN or any(facts()[slug].kind not in kinds("pile") for slug in kingdom):
        return None
    kingdom += [slug for slug in PLAIN if slug not in kingdom][: TEN - len(kingdom)]
    parts = [facts()[part] for slug in kingdom for part in (slug, *facts()[slug].cards)]
    liaison = any("Liaison" in fact.types for fact in parts)
    ally = next(fact.slug for fact in facts().values() if fact.kind == "ally") if liaison else ""
    piles = (*kingdom, *(slug for slug in named if _is_common(slug)))
    names = [f"{n}" for n in range(players)]
    return new_game(names, piles, ally=ally, bane=BANE_CARD if YOUNG_WITCH in kingdom else "", trace=False)


def _is_common(slug: str) -> bool:
    """It lies in the Supply and is no Kingdom pile."""
    return facts()[slug].kind == "basic" or slug == "ruins"


def _answer(asked: _Asked) -> Verdict | None:
    g = _table(asked.named, asked.players or 2)
    if asked.thing == "ally":
        n = facts()[next(fact.slug for fact in facts().values() if fact.kind == "ally")].count(2)
        return _number(n, ("Exactly one Ally is laid out.", "Genau ein Verbündeter wird ausgelegt."), ALLY)
    if g is None:
        return _size(asked) if asked.thing in facts() else None
    if asked.thing in facts():
        return _first(asked, g) or _size(asked)
    if asked.thing == "unit-cards" and asked.starting and not asked.named:
        hand, deck = len(g.zones[HAND]), len(g.zones[DECK])
        if asked.in_hand:
            return _number(hand, (f"Everyone draws {hand} cards.", f"Alle ziehen {hand} Karten."), START)
        n = hand + deck
        return _number(n, (f"Everyone starts with {n} cards.", f"Alle beginnen mit {n} Karten."), START)
    if asked.thing == "unit-favors" and asked.starting:
        return _favors(asked, g)
    if asked.thing == "kingdom-pile":
        n = len([pile for pile in g.table.supply if not _is_common(pile.kind.slug)])
        if n == TEN:
            return _number(n, ("Ten Kingdom piles are laid out.", "Zehn Königreichstapel liegen aus."), KINGDOM)
        text = (
            "To the ten Kingdom piles comes the bane pile.",
            "Zu den zehn Königreichstapeln kommt der Bannstapel.",
        )
        return _number(n, text, BANE)
    if asked.thing == "cards of a kingdom pile":
        text = (
            "A Kingdom pile has 10 cards; one of Victory cards 8 or 12.",
            "Ein Königreichstapel hat 10 Karten; einer aus Punktekarten 8 oder 12.",
        )
        return _number(facts()[PLAIN[0]].count(2), text, PILES)
    return None


def _favors(asked: _Asked, g: Game) -> Verdict:
    """What the set-up puts on everybody's mat; with an Ally where no Liaison is named."""
    n = g.tokens.get((0, "favors"), 0)
    if not asked.named:
        table = _table((next(fact.slug for fact in facts().values() if "Liaison" in fact.types),), 2)
        n = table.tokens[0, "favors"] if table else n
    text = (f"Everyone starts with {n} on the Favor mat.", f"Alle beginnen mit {n} auf dem Tableau für Gefallen.")
    return _number(n, text, IMPORTED if n > 1 else FAVORS)


def _first(asked: _Asked, g: Game) -> Verdict | None:
    """How many of a card are in everybody's first deck; fewer Coppers where Heirlooms take their place."""
    if not asked.starting or asked.players:
        return None
    own = [g.kind(card).slug for zone in (HAND, DECK) for card in g.zones[zone]]
    n = own.count(asked.thing)
    if not n:
        return None
    text = (
        f"Everyone starts with {several(asked.thing, n, EN)}.",
        f"Alle beginnen mit {several(asked.thing, n, DE)}.",
    )
    return _number(n, text, HEIRLOOMS if g.table.heirlooms else START)


def _size(asked: _Asked) -> Verdict | None:
    fact = facts()[asked.thing]
    if not fact.counts or not fact.count(2) or (asked.starting and fact.start and not asked.players):
        return None
    if not asked.players and len({fact.count(n) for n in range(2, 7)}) > 1:
        return None
    n = fact.count(asked.players or 2)
    en, de = several(fact.slug, n, EN), several(fact.slug, n, DE)
    with_en = f" with {asked.players} players" if asked.players else ""
    with_de = f"Bei {asked.players} Spielern liegen" if asked.players else "Es liegen"
    if fact.cards:
        en, de = f"{n} cards", f"{n} Karten"
    beside = fact.kind not in kinds("supply") and fact.kind not in ("basic", "split-card")
    text = (
        (f"{en} lie beside the Supply{with_en}.", f"{with_de} {de} neben dem Vorrat.")
        if beside
        else (f"{en} lie in the Supply{with_en}.", f"{with_de} {de} im Vorrat.")
    )
    cite = f"base2:pile-sizes:{SIZES[fact.slug]}" if fact.slug in SIZES else MIXED if n == 16 and fact.cards else PILES
    return _number(n, text, cite)


def _number(n: int, text: tuple[str, str], cite: str) -> Verdict:
    return Verdict(n, (f"{n}.", f"{n}."), text, (cite,), kind="set-up")


def _of_the_type(q: Question) -> list[Fact]:
    """The cards of the one type that is spoken of."""
    said = {stem for token in q.tokens if token.word for stem in stems(token.word)}
    types = {kind for fact in facts().values() for kind in fact.types}
    meant = [kind for kind in types if set(stems(kind.lower())) & said or set(_german(kind)) & said]
    return [fact for fact in facts().values() if meant[0] in fact.types] if len(meant) == 1 else []


NOT_OF_THE_SUPPLY = any_of("how-many, what, buy, gain, return, trash, can, when, who, count, play")


def _in_the_supply(q: Question) -> Verdict | None:
    """Are Prizes in the Supply?"""
    if not q.asks("supply") or q.has(*NOT_OF_THE_SUPPLY) or AMOUNT & {token.word for token in q.tokens}:
        return None
    named = [facts()[slug] for slug in q.slugs]
    said_besides = {word.lower() for word in q.leftover(("supply", "unit-cards", "unit-piles", "stay", "in-play"))}
    if named and (q.types or said_besides - BELONGING):
        return None  # the Rewards of a Joust, the deck of a Black Market: not the card itself
    named = named or _of_the_type(q)
    there = {fact.kind in kinds("supply") for fact in named}
    if len(there) != 1:
        return None
    value = there.pop()
    word = yes_no(value)
    text = (
        ("They lie in the Supply.", "Sie liegen im Vorrat.")
        if value
        else ("They lie outside the Supply.", "Sie liegen neben dem Vorrat und gehören nicht dazu.")
    )
    cites = ("cornucopia:prizes:4",) if any("Prize" in fact.types for fact in named) else (SUPPLY,)
    return Verdict("yes" if value else "no", word, text, cites, kind="set-up")


def _german(kind: str) -> tuple[str, ...]:
    return stems(plain(type_name(kind)))
