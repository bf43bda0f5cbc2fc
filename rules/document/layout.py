"""From a situation to a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from rules.document.beside import lay_beside
from rules.document.keys import APART, EXTRA_TURNS, LIES_APART, MATS, NO_EXTRA_TURN, START, ZONE_KEYS
from rules.document.situation import (
    Card,
    Cards,
    DescribedEffect,
    Duration,
    Memory,
    Mistake,
    Seat,
    Situation,
    Turn,
    named_cards,
)
from rules.document.wording import german
from rules.engine.account import OutOfBudget, charge
from rules.engine.code import Code, Frame
from rules.engine.context import Context
from rules.engine.effects import Effect as Scheduled
from rules.engine.game import Game
from rules.engine.kinds import REMOVED, UNKNOWN, Kind, ruleset
from rules.engine.table import MINUS_TOKENS, apart_slug
from rules.engine.zones import ASIDE, NUMBER, PLAY, ZONES
from rules.facts import DECKS, facts
from rules.rulebook.setup import DECK_OF, PILES, begin, deal, new_card, pile_slug, table_for
from rules.rulebook.turn import PHASE_START, TURN, UNDER_WAY
from rules.words import ExtraTurn, Schedule, exchange_this, play_noted

ZONE_OF = {**ZONE_KEYS, **MATS}
GONE = 1 << 40  # so often no card is moved: a reference that fits nothing
MOST_ON_A_TABLE = 4_000  # card numbers reach to 8,191
A_TABLE = 200  # instructions that laying it out is worth
CARDS_AN_INSTRUCTION = 4
TO_COME = ("once", "tokens", "start", "ever")


def start(situation: Situation, trace: bool = True) -> Game:
    """The game as described, run to its first decision."""
    g = lay_out(situation)
    if not trace:
        g.log = None
    g.run()
    return g


def first_turn(situation: Situation, trace: bool = True) -> Game:
    """A whole game with this situation's players and kingdom, dealt anew, run to its first decision."""
    g = table_of(situation)
    if not trace:
        g.log = None
    stored = situation.stored
    shelters = [slug for slug, fact in facts().items() if fact.kind == "shelter"]
    deal(g, shelters if stored and stored.shelters else ())
    lay_beside(g, situation)
    begin(g)
    return g


# --- from a situation to a game --------------------------------------------------------------------------------------


def lay_out(s: Situation) -> Game:
    """The game as described, before anything happens."""
    g = table_of(s)
    log, g.log = g.log, None
    names = list(s.players)
    for player, seat in enumerate(s.players.values()):
        _sit_down(g, player, seat)
    if s.trash is not None:
        _lay_trash(g, s.trash)
    for pile, tokens in s.pile_tokens.items():
        for token, n in tokens.items():
            g.pile_tokens[pile, token] = n
    _begin(g, s.turn, names)
    try:
        for player, seat in enumerate(s.players.values()):
            _put_into_play(g, player, seat, s.turn.phase != START)
    except OutOfBudget as many:
        raise Mistake(
            "",
            f"More than {many.limit} effects would wait at this table.",
            f"Mehr als {many.limit} Wirkungen würden an diesem Tisch warten.",
        ) from None
    _take_from_beside(g, s)
    _keep_boons(g, s)
    lay_beside(g, s)
    if len(g.kinds) > MOST_ON_A_TABLE:
        raise Mistake(
            "",
            f"More than {MOST_ON_A_TABLE:,} cards are on the table.",
            f"Mehr als {german(MOST_ON_A_TABLE)} Karten sind am Tisch.",
        )
    _remember(g, s.memory, names)
    if s.memory.claims is None and EXTRA_TURNS.get(g.extra, NO_EXTRA_TURN).last_round:
        _claim_the_rest_of_the_round(g)
    charge(A_TABLE + len(g.kinds) // CARDS_AN_INSTRUCTION)
    g.log = log
    return g


def _take_from_beside(g: Game, s: Situation) -> None:
    """What somebody has does not lie where the set-up laid it as well: Prizes, Rewards, Zombies."""
    there = Counter(g.known(card) for cards in g.zones[: g.table.trash + 1] for card in cards)
    for pile in g.table.piles.values():
        if pile.kind.fact.kind in ("prize", "reward") and pile.slug not in s.piles and there[pile.kind]:
            _replace(g, pile.zone, (pile.slug,) * max(len(g.zones[pile.zone]) - there[pile.kind], 0))
    trash = [g.known(card) for card in g.zones[g.table.trash]]
    doubled = [kind for kind in trash if kind.fact.kind == "zombie" and there[kind] > 1]
    if doubled:
        _replace(g, g.table.trash, tuple(kind.slug for kind in trash if kind not in doubled))


def _keep_boons(g: Game, s: Situation) -> None:
    """What a Boon that somebody keeps until Clean-up still does this turn."""
    for player, seat in enumerate(s.players.values()):
        for slug in seat.holds:
            if facts()[slug].kind == "boon":
                _schedule(g, player, 0, ("turn",), code=g.table.rules.kind(slug).play)


@cache
def _exchanged_for(slug: str) -> tuple[str, ...]:
    """The cards that this one is exchanged for: whoever has a Bat plays with Vampires."""
    ops = [op for code in ruleset().kind(slug).codes() for op in code.ops]
    return tuple(op.slug for op in ops if isinstance(op, exchange_this))


def _in_decks(s: Situation) -> set[str]:
    """Kingdom cards of a Black Market deck, which is made of those that have no pile."""
    decks = [cards for slug, cards in s.piles.items() if slug in DECKS and isinstance(cards, tuple)]
    return {pile_slug(slug) for cards in decks for slug in cards if slug in facts()}


def table_of(s: Situation) -> Game:
    stored = s.stored
    mentioned = _mentioned(s)
    g = table_for(
        list(s.players),
        _piles(s, mentioned),
        editions=s.editions,
        landscapes=tuple(dict.fromkeys([*(stored.landscapes if stored else ()), *s.landscapes])),
        ally=s.ally or (stored.ally if stored else ""),
        bane=s.bane or (stored.bane if stored else ""),
        seed=s.seed,
        sizes={slug: size for slug, size in s.piles.items() if size is not None and slug in facts()},
        named=[*mentioned, *_with_tokens(s)],
        without={slug for slug, size in s.piles.items() if size is None},
        apart=s.apart,
        chosen=s.picked,
        druid=s.druids,
    )
    for slug, size in s.piles.items():
        if slug in DECKS and isinstance(size, tuple) and slug not in g.table.piles:
            _set_up_again(g, s, slug.removesuffix("-deck"))
        if slug in DECKS and slug in g.table.piles:
            _replace(g, g.table.piles[slug].zone, size if isinstance(size, tuple) else ())
            if size is None:
                del g.table.piles[slug]
    return g


def _set_up_again(g: Game, s: Situation, slug: str) -> None:
    """The pile has left the Supply, but what its set-up laid is still there."""
    kind = g.table.rules.kind(slug)
    if kind.setup and s.piles.get(slug, 0) is None:
        kind.setup(Context(g, g.player))


def _mentioned(s: Situation) -> list[str]:
    """The cards that the document names, and those that are there because of them."""
    mentioned = list(dict.fromkeys([slug for slug, _ in named_cards(s)]))
    decks = {facts()[slug].kind for slug in mentioned if slug not in s.druids} & DECK_OF.keys()
    if decks:  # one of a deck, and all of it is there
        mentioned += [slug for slug, fact in facts().items() if fact.kind in decks]
    if "loot" not in mentioned and any(facts()[slug].kind == "loot" for slug in mentioned):
        mentioned.append("loot")
    mentioned += [other for slug in mentioned for other in _exchanged_for(slug) if other not in mentioned]
    return mentioned


def _piles(s: Situation, mentioned: list[str]) -> list[str]:
    """The kingdom's piles, and one for every other card that is mentioned, unless it lies elsewhere."""
    stored = s.stored
    piles: list[str] = list(stored.piles if stored else s.kingdom)
    if stored and stored.colony:
        piles += ["platinum", "colony"]
    no_pile = {*s.apart, *(slug for by, slug in s.picked.items() if by in LIES_APART)}  # set aside by the set-up
    no_pile |= _in_decks(s) - s.piles.keys()
    piles += [slug for slug in map(pile_slug, mentioned) if facts()[slug].kind in PILES and slug not in no_pile]
    return list(dict.fromkeys(piles))


def _with_tokens(s: Situation) -> list[str]:
    """Cards that have tokens on piles, which do what the card says also when no such card is left."""
    tokens = {token.split(" ")[0] for tokens in s.pile_tokens.values() for token in tokens}
    tokens |= {"inheritance" for seat in s.players.values() if seat.mats.get("inheritance")}
    return sorted(token for token in tokens if token in facts())


def _new(g: Game, slug: str) -> int:
    if slug == "?":
        g.unknown += 1
        return new_card(g, UNKNOWN)
    return new_card(g, g.table.rules.kind(slug))


def _lay_trash(g: Game, cards: Cards) -> None:
    _replace(g, g.table.trash, cards)


def _replace(g: Game, zone: int, cards: Cards) -> None:
    """These cards instead of those that the set-up laid there: they get their numbers, or further ones."""
    free = list(g.zones[zone])
    new: list[int] = []
    for slug in cards:
        if free:
            ref = free.pop(0)
            g.unknown += (slug == "?") - (g.kinds[ref & NUMBER] is UNKNOWN)
            g.kinds[ref & NUMBER] = UNKNOWN if slug == "?" else g.table.rules.kind(slug)
            new.append(ref)
        else:
            new.append(_new(g, slug))
    for ref in free:
        g.unknown -= g.kinds[ref & NUMBER] is UNKNOWN
        g.kinds[ref & NUMBER] = REMOVED
    g.zones[zone] = tuple(new)


def _sit_down(g: Game, player: int, seat: Seat) -> None:
    base = player * ZONES
    for key, zone in ZONE_KEYS.items():
        g.zones[base + zone] = tuple(_new(g, slug) for slug in getattr(seat, key))
    for mat, cards in seat.mats.items():
        g.zones[base + MATS[mat]] = tuple(_new(g, slug) for slug in cards)
        if cards:
            g.table.bring(f"mat:{mat}")
    for token, n in seat.tokens.items():
        g.tokens[player, token] = n
        if n and f"token:{token}" in MINUS_TOKENS:
            g.table.plain = False
    g.holds = tuple(seat.holds if p == player else held for p, held in enumerate(g.holds))
    g.last_gained = tuple(seat.last_gained if p == player else last for p, last in enumerate(g.last_gained))


def _begin(g: Game, turn: Turn, names: list[str]) -> None:
    g.player = g.seat = names.index(turn.player)
    if turn.by:  # it follows that player's own turn
        g.by = g.seat = names.index(turn.by)
    elif EXTRA_TURNS.get(turn.extra, NO_EXTRA_TURN).last_round:  # the turn before ended the game, as far as we know
        g.seat = names.index(turn.previous)
    g.previous = names.index(turn.previous)
    g.phase = turn.phase if turn.phase != START else "action"
    g.actions, g.buys, g.coins = turn.actions, turn.buys, turn.coins
    g.number, g.extra, g.bought = turn.number, turn.extra, turn.bought
    phase = "buy" if turn.bought else "action"  # most gains of the Buy phase are purchases
    g.gained = tuple((g.player, slug, phase) for slug in turn.gained)
    g.purchases = turn.gained if turn.bought else ()
    _seat(g, g.seat)
    frame = g.start(TURN, g.player)
    frame.pc = PHASE_START[turn.phase]
    if turn.extra and turn.phase != START:
        g.start(UNDER_WAY, g.player)


def _seat(g: Game, seat: int) -> None:
    """Whose regular turn this is, or came before the extra ones: so many turns each player has had."""
    g.seat = seat
    done = seat + bool(g.extra)  # an extra turn follows a turn that counted
    g.turns = tuple(g.number if p < done else g.number - 1 for p in range(g.table.players))


def _claim_the_rest_of_the_round(g: Game) -> None:
    """Whoever holds what gave this turn and sits between its player and who ended the game is still to come."""
    order = [*g.others(g.seat), g.seat]
    later = order[order.index(g.player) + 1 :]
    g.claims = (*g.claims, *((p, g.extra, -1) for p in later if g.extra in g.holds[p]))


def _put_into_play(g: Game, player: int, seat: Seat, begun: bool) -> None:
    """What is in play holds: for this turn, or what is still to come of Durations."""
    base = player * ZONES
    mine = begun and player == g.player
    if mine:
        g.played = tuple((player, slug, True) for slug in _played(g, seat))
        for card in g.zones[base + PLAY]:
            if "Duration" not in g.known(card).types:  # a Duration there is finished
                _schedule(g, player, card, ("turn",))
        _await_the_next_play(g, player)
    # what the current player's Durations still have to come, they have because they were played this turn
    until = (*TO_COME, "turn") if mine else TO_COME
    laid = [card for duration in seat.durations if (card := _lay_duration(g, player, duration, until))]
    for i, card in enumerate(laid):
        if "Duration" not in g.known(card).types:
            _link_with_its_like(g, player, card, (*laid[i + 1 :], *reversed(laid[:i])), until)


def _await_the_next_play(g: Game, player: int) -> None:
    """What waits for the next play waits on, unless what was played after it was the one: play is in that order."""
    in_play = g.zones[player * ZONES + PLAY]
    for i, card in enumerate(in_play):
        code = g.known(card).play
        waiting = (op for op in _waiting(code, ("next",)) if op.event == "played") if code else ()
        for op in waiting:
            if not any(_is_awaited(g, op, player, card, later) for later in in_play[i + 1 :]):
                _schedule(g, player, card, ("next",))


def _is_awaited(g: Game, op: Schedule, player: int, card: int, played: int) -> bool:
    event = {"event": op.event, "player": player, "cards": (played,)}
    return op.test is None or op.test(Frame(g, op.happens(), player, card, event)) is True


def _lay_duration(g: Game, player: int, duration: Duration, until: tuple[str, ...]) -> int:
    """The card that was laid, unless what it played is named on it."""
    base = player * ZONES
    card = _new(g, duration.card)
    on_it = tuple(_new(g, slug) for slug in duration.on_it)
    g.zones[base + PLAY] += (card,)
    if duration.tokens:
        g.card_tokens[card] = duration.tokens
    if "Duration" in g.known(card).types:
        g.zones[base + ASIDE] += on_it
        _schedule(g, player, card, until, on_it)
        return card
    # it played what is named on it several times: that has its effects as often
    g.zones[base + PLAY] += on_it
    for played in on_it:
        for _ in range(_times(g, card)):
            _schedule(g, player, played, until)
        g.links = (*g.links, (card, played))
    return 0 if on_it else card


def _link_with_its_like(g: Game, player: int, card: int, others: tuple[int, ...], until: tuple[str, ...]) -> None:
    """A card with nothing named on it played the Duration beside it several times."""
    beside = next((other for other in others if "Duration" in g.known(other).types), None)
    if beside is None:
        return
    for _ in range(_times(g, card) - 1):
        _schedule(g, player, beside, until)
    g.links = (*g.links, (card, beside))


def _times(g: Game, card: int) -> int:
    """How often this card plays another one; what has no words for that, twice."""
    code = g.known(card).play
    return max([2, *(op.nth for op in code.ops if isinstance(op, play_noted))]) if code else 2


def _played(g: Game, seat: Seat) -> Cards:
    """What lies in play was played this turn, but not the card that gave this very turn."""
    cards = list(seat.play)
    if g.extra in cards:
        cards.remove(g.extra)
    return tuple(cards)


def _schedule(
    g: Game,
    player: int,
    card: int,
    until: tuple[str, ...],
    on_it: tuple[int, ...] = (),
    code: Code | None = None,
) -> None:
    code = code or g.known(card).play
    if code is None:
        return
    for op in _waiting(code, until):
        if isinstance(op, ExtraTurn) and (player != g.player or g.previous == player):
            continue  # it would come right after a turn of the player's own, and never be the third in a row
        op(Frame(g, code, player, card, dict.fromkeys(op.carry, on_it)))


def _waiting(code: Code, until: tuple[str, ...]) -> list[Schedule]:
    """What the card leaves to come; of one that only watches this turn, what comes of that."""
    own = [op for op in code.ops if isinstance(op, Schedule) and op.until in until]
    if own or "once" not in until:
        return own
    return [op for later in code.lists() for op in later.ops if isinstance(op, Schedule) and op.until in until]


def waits(code: Code) -> bool:
    """Whether something of it is still to come after the turn in which it is played."""
    return bool(_waiting(code, TO_COME))


def _remember(g: Game, m: Memory, names: list[str]) -> None:
    """What the table remembers beyond what lies there."""
    for key, recall in RECALL.items():
        told = getattr(m, key)
        if told is not None:
            recall(g, told, names)


def _recall_claims(g: Game, claims: Iterable[tuple[str, str, str]], names: list[str]) -> None:
    g.claims = tuple((names.index(player), slug, names.index(by) if by else -1) for player, slug, by in claims)


def _recall_skips(g: Game, told: Iterable[tuple[str, int]], names: list[str]) -> None:
    skips = dict(told)
    g.skips = tuple(skips.get(name, 0) for name in names)


def _recall_effects(g: Game, effects: Iterable[DescribedEffect], names: list[str]) -> None:
    g.effects = ()
    for i, effect in enumerate(effects):
        _schedule_exactly(g, f"memory.effects[{i}]", effect, names)


def _recall_links(g: Game, links: Iterable[tuple[Card, Card]], names: list[str]) -> None:
    g.links = tuple((_find(g, "memory.links", by, names), _find(g, "memory.links", card, names)) for by, card in links)
    # What is played where it lies, a Mastermind in the Supply, may play again who played it.
    in_play = {card for player in range(len(names)) for card in g.in_play(player)}
    left = {link for link in g.links if in_play.issuperset(link)}
    while left:
        ends = {link for link in left if all(by != link[1] for by, _ in left)}
        if not ends:
            raise Mistake("memory.links", "Cards played each other.", "Karten haben einander gespielt.")
        left -= ends


def _recall_by_player(key: str) -> Callable[[Game, Any, list[str]], None]:
    """Rows that begin with a player's name."""

    def recall(g: Game, rows: Iterable[tuple[Any, ...]], names: list[str]) -> None:
        setattr(g, key, tuple((names.index(player), *rest) for player, *rest in rows))

    return recall


def _recall_named(g: Game, named: Iterable[tuple[str, str]], _names: list[str]) -> None:
    g.so_far = replace(g.so_far, named=tuple(sorted(set(named))))


def _recall_as_told(key: str) -> Callable[[Game, Any, list[str]], None]:
    return lambda g, told, _names: setattr(g, key, told)


# How each part of a memory comes back, in this order: effects look at who sits where, links at what effects moved.
RECALL: dict[str, Callable[[Game, Any, list[str]], None]] = {
    "played": _recall_by_player("played"),
    "gained": _recall_by_player("gained"),
    "purchases": _recall_as_told("purchases"),
    "emptied": _recall_as_told("emptied"),
    "claims": _recall_claims,
    "skips": _recall_skips,
    "hand_size": _recall_as_told("hand_size"),
    "seat": lambda g, name, names: _seat(g, names.index(name)),
    "named": _recall_named,
    "effects": _recall_effects,
    "links": _recall_links,
    "chance": _recall_as_told("at_chance"),
}


def _schedule_exactly(g: Game, place: str, effect: DescribedEffect, names: list[str]) -> None:
    kind = g.table.rules.kind(effect.card)
    ops = [op for line, op in schedules(kind) if line == effect.line and op.event == effect.event]
    if len(ops) < effect.n:
        raise Mistake(
            place,
            f"{kind.name} says nothing like this in line {effect.line}.",
            f"{kind.de} sagt nichts dergleichen in Zeile {effect.line}.",
        )
    op = ops[effect.n - 1]
    notes: dict[str, Any] = {
        name: tuple(card.card if "holds" in card.place else _find(g, place, card, names) for card in cards)
        for name, cards in effect.carries.items()
        if name in op.carry
    }
    if effect.spares is not None:
        notes["unaffected"] = tuple(names.index(name) for name in effect.spares)
    if effect.swapped:
        notes["swapped"] = True
    card = _find(g, place, effect.of, names) if effect.of else 0
    player = names.index(effect.player)
    g.schedule(Scheduled(op.event, player, card, op.happens(), op.until, op.test, notes, others=op.others))


def schedules(kind: Kind) -> Iterator[tuple[int, Schedule]]:
    """Everything that the card can schedule, and on which line."""
    for code in kind.codes():
        for line, op in zip(code.lines, code.ops, strict=True):
            if isinstance(op, Schedule):
                yield line, op


def _find(g: Game, place: str, card: Card, names: list[str]) -> int:
    """The reference of that very card."""
    if not card.place:  # it has moved: a reference that fits nothing
        here = (ref & NUMBER for zone in g.zones for ref in zone if g.known(ref).slug == card.card)
        return next(here, 0) + GONE
    if card.place[1:] == ("holds",):  # a Boon: no card of anybody's
        raise Mistake(place, "That card does not lie there.", "Diese Karte liegt nicht dort.")
    refs = [ref for ref in g.zones[_zone(g, place, card.place, names)] if g.known(ref).slug == card.card]
    if len(refs) < card.n:
        raise Mistake(place, "That card does not lie there.", "Diese Karte liegt nicht dort.")
    return refs[card.n - 1]


def _zone(g: Game, place: str, where: tuple[str, ...], names: list[str]) -> int:
    if where == ("trash",):
        return g.table.trash
    if where[0] in ("supply", APART):
        pile = None if where[0] == APART else g.table.piles.get(where[1])
        pile = pile or g.table.piles.get(apart_slug(where[1]))
        if pile is None:
            raise Mistake(place, "There is no such pile.", "Diesen Stapel gibt es nicht.")
        return pile.zone
    return names.index(where[0]) * ZONES + ZONE_OF[where[1]]
