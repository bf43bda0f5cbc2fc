"""The table at the start of a turn, as far as the log tells it; what nobody saw is `?`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.document.keys import START, UNKNOWN_ZONE
from rules.document.layout import lay_out
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.engine.kinds import NotModelled, modelled
from rules.facts import Cost, card_names, expansions, facts, kinds
from rules.logs.comparison import LoggedEvent
from rules.logs.reading import HIDDEN, Log, LogLine, LogTurn
from rules.rulebook.setup import pile_slug

INHERITS = re.compile(r"\b(?:inherits|erbt)\b")


def english(slug: str) -> str:
    return HIDDEN if slug == HIDDEN else facts()[slug].en


def listed(cards: Sequence[str]) -> list[str]:
    return [f"{n} {name}" if n > 1 else name for name, n in Counter(map(english, cards)).items()]


def several(given: Any) -> list[str]:
    """The slugs of a list in a document."""
    found: list[str] = []
    for item in [f"{UNKNOWN_ZONE} {HIDDEN}"] if given == HIDDEN else given or []:
        n, _, name = str(item).partition(" ")
        times, called = (int(n), name) if n.isdigit() and name else (1, str(item))
        slug = HIDDEN if called == HIDDEN else card_names().first(called)
        found += [slug or HIDDEN] * times
    return found


def dealt(log: Log) -> dict[str, Any]:
    """Everybody's first hand and deck; a log that begins later has ten unknown cards for everybody."""
    players = {name: _first_cards(log, at) for at, name in enumerate(log.players)}
    piles = (slug for slug, fact in facts().items() if fact.shuffled)
    shuffled = {english(pile): listed_in_order(cards) for pile in piles if (cards := _shuffled(log, pile))}
    landscapes = _landscapes(log)
    kingdom = _kingdom(log)
    apart = _lies_apart(log) if "Riverboat" in kingdom else ""
    return {
        "players": players,
        "kingdom": [pile for pile in kingdom if pile != apart],
        **({"chosen": {"Riverboat": apart}} if apart else {}),
        **({"landscapes": landscapes} if landscapes else {}),
        **({"supply": shuffled} if shuffled else {}),
    }


def _first_cards(log: Log, player: int) -> dict[str, Any]:
    mine = [line for line in log.before if line.actor == player]
    own = [slug for line in mine if line.verb == "starts" for slug in line.cards]
    hand = next((line.cards for line in mine if line.verb == "draws"), ())
    deck = max(0, len(own) - len(hand)) if own else 5
    return {"hand": listed(hand or (HIDDEN,) * 5), "deck": listed([HIDDEN] * deck)}


def _lies_apart(log: Log) -> str:
    """The card that was set aside for the Riverboats: what the turns after one begin with, and nobody ever gains."""
    waiting: set[int] = set()
    begins: Counter[str] = Counter()
    gained = {
        slug for turn in log.turns for line in turn.lines if line.verb in ("gains", "buys") for slug in line.cards
    }
    for turn in log.turns:
        plays = [line for line in turn.lines if line.verb == "plays" and line.actor == turn.player]
        if turn.player in waiting and plays:
            begins[plays[0].cards[0] if plays[0].cards else HIDDEN] += 1
        waiting.discard(turn.player)
        if any("riverboat" in line.cards for line in plays):
            waiting.add(turn.player)
    fits = (slug for slug, _ in begins.most_common() if slug != HIDDEN and slug not in gained)
    return next((facts()[slug].en for slug in fits if facts()[slug].cost == Cost(5)), "")


def _landscapes(log: Log) -> list[str]:
    """The Ways, Events and Projects that the log names."""
    lines = [line for turn in log.turns for line in turn.lines]
    named = dict.fromkeys(slug for line in lines for slug in (line.way, *line.cards) if slug in facts())
    return [facts()[slug].en for slug in named if facts()[slug].kind in kinds("used")]


def _shuffled(log: Log, pile: str) -> list[str]:
    """A pile of different cards: those that the log tells of first, in their order, then as many others as it has."""
    lines = [line for turn in log.turns for line in turn.lines if line.verb in ("gains", "buys")]
    told = [slug for line in lines for slug in line.cards if slug != HIDDEN and pile_slug(slug) == pile != slug]
    if not told:
        return []
    players = len(log.players)
    size = facts()[pile].count(players)
    kinds = [slug for slug in facts() if slug != pile and pile_slug(slug) == pile]
    box = Counter({slug: facts()[slug].in_the_box(players) for slug in kinds})
    rest = (box - Counter(told)).elements()
    return [*told, *rest][:size] if not Counter(told) - box else []


def _kingdom(log: Log) -> list[str]:
    """The piles that the log names; a card of a mixed pile stands for it."""
    lines = [*log.before, *(line for turn in log.turns for line in turn.lines)]
    named = dict.fromkeys(pile_slug(slug) for line in lines for slug in line.cards if slug != HIDDEN)
    piles = [facts()[slug].en for slug in named if facts()[slug].kind in kinds("pile") and slug != "ruins"]
    basics = [facts()[slug].en for slug in ("platinum", "colony", "potion") if slug in named]
    return [*piles, *basics]


def at_the_start(table: dict[str, Any], log: Log, turn: LogTurn, before: LogTurn | None) -> dict[str, Any]:
    """The table when this turn begins: nobody knows the decks but for what the log is about to name."""
    document = {**table, "players": {name: dict(seat) for name, seat in table["players"].items()}}
    memory = {key: value for key, value in document.pop("memory", {}).items() if key != "chance"}
    if memory:
        document["memory"] = memory
    name = log.players[turn.player]
    next_one = document.get("turn", {})
    theirs = next_one.get("player", log.players[0]) == name
    said = {key: value for key, value in next_one.items() if theirs and key in ("extra", "by")}
    document["turn"] = {"player": name, "phase": START, "number": max(1, turn.number), **said}
    if before is not None:
        document["turn"]["previous"] = log.players[before.player]
    for deck_of, kind in (("boons", "boon"), ("hexes", "hex")):
        if received := _received(document, turn, kind):
            document[deck_of] = received
    for at, name in enumerate(log.players):
        seat = document["players"][name]
        deck = several(seat.get("deck", HIDDEN))  # a deck that is not described has ten cards
        coming = _coming(turn, at)[: len(deck)]
        seat["deck"] = listed_in_order([*coming, *[HIDDEN] * (len(deck) - len(coming))])
        if _draws_after_shuffling(turn, at):
            seat["discard"] = listed([HIDDEN] * len(several(seat.get("discard"))))
    return document


def _received(document: dict[str, Any], turn: LogTurn, kind: str) -> list[str]:
    """The Boons or Hexes that the log is about to name lie on top, but for those that lie elsewhere."""
    told = dict.fromkeys(slug for line in turn.lines if line.verb == "receives" for slug in line.cards)
    elsewhere = several(document.get("discarded boons" if kind == "boon" else "discarded hexes"))
    elsewhere += several(document.get("druid"))
    elsewhere += [slug for seat in document["players"].values() for slug in several(seat.get("holds"))]
    return [english(slug) for slug in told if slug in facts() and facts()[slug].kind == kind and slug not in elsewhere]


def listed_in_order(cards: list[str]) -> list[str]:
    found: list[str] = []
    for slug in cards:
        if found and found[-1].partition(" ")[2] == english(slug) and found[-1].partition(" ")[0].isdigit():
            found[-1] = f"{int(found[-1].partition(' ')[0]) + 1} {english(slug)}"
        else:
            found.append(f"1 {english(slug)}")
    return [each.removeprefix("1 ") for each in found]


def _coming(turn: LogTurn, player: int) -> list[str]:
    """What the log says that this player draws, as long as nothing else comes off or onto that deck."""
    found: list[str] = []
    for line in turn.lines:
        if line.actor != player:
            continue
        if line.verb == "draws":
            found += line.cards
        elif line.verb in ("shuffles", "reveals", "looks", "puts", "takes", "aside"):
            break
        elif line.verb == "gains" and set(line.cards) & _drawn_later(turn, line):
            break  # perhaps it was gained onto the deck
    return found


def _drawn_later(turn: LogTurn, line: LogLine) -> set[str]:
    later = turn.lines[turn.lines.index(line) :]
    return {card for each in later if each.actor == line.actor and each.verb == "draws" for card in each.cards}


def _draws_after_shuffling(turn: LogTurn, player: int) -> bool:
    """Whether something is drawn after a shuffle but before the turn's last draw, which is the next hand."""
    own = [line for line in turn.lines if line.actor == player]
    shuffled = next((n for n, line in enumerate(own) if line.verb == "shuffles"), None)
    if shuffled is None:
        return False
    later = [line for line in own[shuffled:] if line.verb in ("draws", "reveals", "looks", "discards", "trashes")]
    return len(later) > 1 or player != turn.player


def _sizes(document: dict[str, Any]) -> dict[str, Any]:
    """How many cards each pile has, and of a mixed one which, as far as the table can be laid."""
    given = dict(document.get("supply", {}))
    try:
        game = lay_out(parse(document))
    except (Mistake, NotModelled):
        return given
    for pile in game.table.supply:
        if not pile.mixed:
            given[facts()[pile.slug].en] = len(game.zones[pile.zone])
    return given


def _waiting(seat: dict[str, Any], turn: LogTurn, player: int) -> list[Any]:
    """The Durations that are still out: those of the turn's player are the ones played in it."""
    if player != turn.player:
        return list(seat.get("durations", []))
    own = [(n, line) for n, line in enumerate(turn.lines) if line.actor == player]
    found: list[Any] = []
    for n, line in own:
        for slug in line.cards if line.verb == "plays" and not line.again else ():
            if slug == HIDDEN or "Duration" not in facts()[slug].types or not modelled(slug):
                continue
            after = next((other for m, other in own if m > n and other.verb in ("aside", "plays", "buys")), None)
            on_it = listed(after.cards) if after and after.verb == "aside" else []
            found.append({english(slug): on_it} if on_it else english(slug))
    return found


def carried_on(document: dict[str, Any], turn: LogTurn, log: Log) -> dict[str, Any]:
    """The table after a turn that the engine did not play to its end: what the log itself says of it."""
    players: dict[str, Any] = {}
    for at, name in enumerate(log.players):
        seat = document["players"][name]
        size = max(5, _owned_after(seat, turn, at))
        rest = {key: value for key, value in seat.items() if key in ("mats", "tokens", "holds")}
        if waiting := _waiting(seat, turn, at):
            rest["durations"] = waiting
        players[name] = {"hand": ["5 ?"], "deck": listed([HIDDEN] * (size - 5)), "discard": [], **rest}
    by_turn = sorted((line for line in turn.lines if line.verb == "trashes"), key=lambda line: line.actor)
    trash = [*several(document.get("trash")), *(slug for line in by_turn for slug in line.cards)]
    supply = _piles_after(document, turn)
    kept = {
        key: value for key, value in document.items() if key not in ("players", "turn", "trash", "supply", "memory")
    }
    return {**kept, "players": players, "trash": listed(trash), **({"supply": supply} if supply else {})}


def _owned_after(seat: dict[str, Any], turn: LogTurn, player: int) -> int:
    """How many cards this player has in deck, hand and discard pile after the turn."""
    own = Counter(slug for zone in ("hand", "deck", "discard", "play") for slug in several(seat.get(zone)))
    for line in turn.lines:
        if line.actor == player and line.verb in ("gains", "buys"):
            own.update(line.cards)
        elif line.actor == player and line.verb == "trashes":
            own.subtract({slug: n if own[slug] >= n else 0 for slug, n in Counter(line.cards).items()})
            own[HIDDEN] -= sum(max(0, n - own[slug]) for slug, n in Counter(line.cards).items() if own[slug] <= 0)
    return sum(n for n in own.values() if n > 0)


def _piles_after(document: dict[str, Any], turn: LogTurn) -> dict[str, Any]:
    supply = _sizes(document)
    gained = [slug for line in turn.lines if line.verb in ("gains", "buys") for slug in line.cards if slug != HIDDEN]
    for pile in (english(pile_slug(slug)) for slug in gained):
        if isinstance(supply.get(pile), int):
            supply[pile] = max(0, supply[pile] - 1)
    return supply


def name_hands(table: dict[str, Any], log: Log, turn: LogTurn) -> None:
    """The hand that was drawn when the turn ended, as the log names it."""
    name = log.players[turn.player]
    drawn = turn.lines[turn.next_hand].cards if turn.next_hand is not None else ()
    seat = table["players"].setdefault(name, {})
    if drawn and len(drawn) == len(several(seat.get("hand"))):
        seat["hand"] = listed(drawn)


def not_guessed(table: dict[str, Any], guessed: Counter[tuple[int, str]]) -> dict[str, Any]:
    """The table with those cards face down again that the log never named: who had to be asked was told something."""
    players = dict(table["players"])
    for (at, called), n in guessed.items():
        name = list(players)[at]
        seat = players[name] = dict(players[name])
        for zone in ("hand", "discard", "deck"):
            cards = several(seat.get(zone))
            for _ in range(n):
                slug = card_names().first(called)
                if slug in cards:
                    cards[cards.index(slug)] = HIDDEN
                    n -= 1
            if zone in seat:
                seat[zone] = listed_in_order(cards)
    return {**table, "players": players}


def in_older_editions(document: dict[str, Any]) -> dict[str, Any]:
    """The same table as it was played before the cards were written anew; a log does not say when it was."""
    older = {
        expansion.en: min(expansion.editions) for expansion in expansions().values() if len(expansion.editions) > 1
    }
    return {**document, "editions": older}


def as_the_log_has_it(table: dict[str, Any], turn: LogTurn, left_out: Sequence[LoggedEvent]) -> dict[str, Any]:
    """The table, and what players bought or gained all the same: Projects, an inheritance, cards from their piles."""
    if not left_out:
        return table
    names, players = list(table["players"]), {name: dict(seat) for name, seat in table["players"].items()}
    supply = _sizes(table)
    for event in left_out:
        seat, slug = players[names[event.actor]], event.card
        if slug in facts() and facts()[slug].kind == "project":
            seat["holds"] = list(dict.fromkeys([*seat.get("holds", []), english(slug)]))
        elif slug == "inheritance":
            seat |= _inherited(seat, turn)
        elif _taken_off(supply, slug):
            seat["discard"] = [HIDDEN, *seat.get("discard", [])]
    return {**table, "players": players, "supply": supply}


def _inherited(seat: dict[str, Any], turn: LogTurn) -> dict[str, Any]:
    """The Event is bought once a game, and the next line says what was set aside."""
    aside = next((line.cards for line in turn.lines if INHERITS.search(line.text)), ())
    mats = {**seat.get("mats", {}), "inheritance": listed(aside[:1])}
    return {"done": [*seat.get("done", []), "Inheritance"], **({"mats": mats} if aside else {})}


def _taken_off(supply: dict[str, Any], slug: str) -> bool:
    """Whether that card was there to be taken: one less of its pile."""
    if slug == HIDDEN:
        return False
    pile = supply.get(english(pile_slug(slug)))
    if isinstance(pile, int) and pile:
        supply[english(pile_slug(slug))] = pile - 1
        return True
    cards = several(pile) if isinstance(pile, list) else []
    if slug not in cards:
        return False
    cards.remove(slug)
    supply[english(pile_slug(slug))] = listed_in_order(cards)
    return True


def hands_unseen(document: dict[str, Any]) -> dict[str, Any]:
    """The same table with every hand and discard pile face down: the log itself shows what is in them."""
    players = {}
    for name, seat in document["players"].items():
        zones = {zone: listed([HIDDEN] * len(several(seat[zone]))) for zone in ("hand", "discard") if zone in seat}
        players[name] = {**seat, **zones}
    return {**_lost_from_sight(document), "players": players}


def _lost_from_sight(document: dict[str, Any]) -> dict[str, Any]:
    """What waits because of a card that is face down now waits all the same, wherever that card lies."""
    memory = document.get("memory")
    if not memory or "effects" not in memory:
        return document
    effects = []
    for effect in memory["effects"]:
        of = effect.get("of", {})
        hidden = set(of.get("in", ())) & {"hand", "deck", "discard"}
        effects.append({**effect, "of": {"card": of["card"]}} if hidden else effect)
    return {**document, "memory": {**memory, "effects": effects}}


def unseen(document: dict[str, Any]) -> dict[str, Any]:
    """The same table with everything face down that nobody has to have seen."""
    players = {}
    for name, seat in document["players"].items():
        face_down = {zone: listed([HIDDEN] * len(several(seat.get(zone)))) for zone in ("deck", "discard")}
        mats = {
            mat: cards if mat != "native-village" else ["?"] * len(several(cards))
            for mat, cards in seat.get("mats", {}).items()
        }
        players[name] = {**seat, **face_down, **({"mats": mats} if mats else {})}
    return {**_lost_from_sight(document), "players": players}


def as_in_the_box(document: dict[str, Any]) -> dict[str, Any]:
    """The same table with full piles, where more cards were taken for seen than there are."""
    mixed = {pile: cards for pile, cards in document.get("supply", {}).items() if not isinstance(cards, int)}
    return {**document, "supply": mixed}
