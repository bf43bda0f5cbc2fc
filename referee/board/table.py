"""The table as a page draws it: each player's zones, the Supply, what is resolving, and what the last step changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from cards.pages.drawings import signed
from cards.pages.languages import language
from rules import (
    ASIDE,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    INHERITANCE,
    ISLAND,
    NATIVE_VILLAGE,
    PLAY,
    PRINCE,
    TAVERN,
    Game,
    Kind,
    Pile,
    Step,
    cost_reckoned,
)
from rules.facts import facts
from rules.speech.grammar import capital, listed, no_card, whose
from rules.speech.saying import what_did_not_come
from rules.speech.wording import PHASES, UNITS, card_list, card_name, so_many

MOST_OF_A_MIXED_PILE = 5
SHORT_LIST = 3  # kinds of cards that fit behind a zone's name


ZONE_WORDS = {
    HAND: gettext_noop("Hand"),
    DECK: gettext_noop("Deck"),
    DISCARD: gettext_noop("Discard"),
    PLAY: gettext_noop("In play"),
    ASIDE: gettext_noop("Set aside"),
    ISLAND: gettext_noop("Island mat"),
    NATIVE_VILLAGE: gettext_noop("Native Village mat"),
    TAVERN: gettext_noop("Tavern mat"),
    EXILE: gettext_noop("Exile mat"),
    INHERITANCE: gettext_noop("Inheritance"),
    PRINCE: gettext_noop("Prince"),
}


def zone_name(zone: int) -> str:
    return _(ZONE_WORDS[zone])


def token_name(token: str, n: int) -> str:
    if token not in UNITS:
        return token
    one, several = UNITS[token]
    return (one if n == 1 else several)[language()]


def pile_name(slug: str) -> str:
    return card_name(slug, language())


def whose_turn(name: str) -> str:
    """Anna’s turn, Annas Zug, Hans’ Zug."""
    return f"{whose(name, language())} {('turn', 'Zug')[language()]}"


@dataclass
class Lying:
    """Cards of one name that lie together. "?" is face down."""

    slug: str
    n: int = 1
    moved: bool = False
    side: bool = False
    note: str = ""
    coins: int = 0  # what a card of a mixed pile costs now
    cheaper: bool = False


@dataclass
class DrawnZone:
    key: str
    name: str
    n: int
    change: int = 0
    cards: list[Lying] = field(default_factory=list)

    @property
    def known(self) -> bool:
        return any(card.slug != "?" for card in self.cards)

    @property
    def short(self) -> bool:
        return len(self.cards) <= SHORT_LIST

    @property
    def listed(self) -> str:
        names = []
        spoken = language()
        for card in self.cards:
            if card.slug == "?":
                names.append(f"{card.n} × ?" if card.n > 1 else "?")
            else:
                name = card_name(card.slug, spoken)
                names.append(name if card.n == 1 else f"{card.n} {name}")
        return ", ".join(names)


@dataclass
class DrawnToken:
    key: str
    name: str
    n: int
    change: int = 0


@dataclass
class Ghost:
    """A card that would have come to a player at this step and did not."""

    slug: str
    name: str  # No Curse
    by: str  # what prevented it, "" where no card did
    n: int  # the step that says so


@dataclass
class DrawnSeat:
    name: str
    player: int
    on: bool
    asked: bool
    drawn: list[DrawnZone]  # shown as cards
    told: list[DrawnZone]  # shown as words
    tokens: list[DrawnToken]
    holds: list[str]
    guards: list[str]  # what lasts and does not touch this player
    ghosts: list[Ghost]  # what did not come at this step
    points: int
    points_change: int = 0


@dataclass
class Meter:
    key: str
    name: str
    n: int
    change: int = 0


@dataclass
class Heap:
    """A pile of one card."""

    slug: str
    n: int
    coins: int
    cheaper: bool
    change: int = 0
    tokens: list[DrawnToken] = field(default_factory=list)
    how: str = ""  # how its cost comes about, where that is not what is printed


@dataclass
class Slab:
    """A mixed pile, top first."""

    slug: str
    cards: list[Lying]
    below: int
    gone: str
    change: int = 0
    tokens: list[DrawnToken] = field(default_factory=list)


@dataclass
class Scape:
    """An Ally or a landscape, what lies on it, and the pile that its set-up chose."""

    slug: str
    tokens: list[DrawnToken]
    chosen: str = ""


@dataclass
class CostNow:
    """What a card of the Supply costs where that is not what is printed, and how it comes about."""

    name: str
    coins: int
    how: str


@dataclass
class Board:
    """Everything on the table."""

    seats: list[DrawnSeat]
    meters: list[Meter]
    mixed: list[Slab]
    piles: list[Heap]
    basics: list[Heap]
    beside: list[Heap]
    beside_mixed: list[Slab]
    trash: DrawnZone
    landscapes: list[Scape]
    phase: str
    turn: str
    costs: list[CostNow]

    @property
    def on(self) -> DrawnSeat:
        return self.seats[0]

    @property
    def others(self) -> list[DrawnSeat]:
        return self.seats[1:]

    @property
    def changes(self) -> list[str]:
        """What the last step changed: for those who do not see the marks."""
        told = []
        for seat in self.seats:
            parts = [f"{zone.name} {signed(zone.change)}" for zone in (*seat.drawn, *seat.told) if zone.change]
            parts += [f"{token.name} {signed(token.change)}" for token in seat.tokens if token.change]
            if seat.on:
                parts += [f"{meter.name} {signed(meter.change)}" for meter in self.meters if meter.change]
            if seat.points_change:
                parts.append(f"{_('Points')} {signed(seat.points_change)}")
            if parts:
                told.append(f"{seat.name}: {', '.join(parts)}")
        piles: list[Heap | Slab] = [*self.piles, *self.basics, *self.mixed, *self.beside, *self.beside_mixed]
        told += [f"{pile_name(heap.slug)} {signed(heap.change)}" for heap in piles if heap.change]
        if self.trash.change:
            told.append(f"{self.trash.name} {signed(self.trash.change)}")
        return told


def lay(game: Game, before: Game | None = None, step: Step | None = None, n: int = 0) -> Board:
    """The table now. `before` is the table one step earlier: what differs is marked; `step` is what came between."""
    table = game.table
    seats = [_seat(game, player, before) for player in table.order(game.player)]
    if step is not None and (missing := what_did_not_come(step)):
        ghost = Ghost(missing, capital(no_card(missing, language())), _prevented_by(step, missing), n)
        next(seat for seat in seats if seat.player == step.actor).ghosts.append(ghost)
    mixed: list[Slab] = []
    piles: list[Heap] = []
    basics: list[Heap] = []
    beside: list[Heap] = []
    beside_mixed: list[Slab] = []
    for pile in table.piles.values():
        if pile.mixed or pile.apart or pile.slug not in facts():
            (mixed if pile.supply else beside_mixed).append(_slab(game, pile, before))
        elif not pile.supply:
            beside.append(_heap(game, pile, before))
        else:
            (basics if pile.kind.fact.kind == "basic" else piles).append(_heap(game, pile, before))
    spoken = language()
    piles.sort(key=lambda heap: (facts()[heap.slug].cost.coins, card_name(heap.slug, spoken)))
    landscapes = [kind.slug for kind in (*((table.ally,) if table.ally else ()), *table.landscapes)]
    landscapes += [*filter(None, [game.beside.prophecy]), *game.beside.druid]  # hers lie face up for everybody
    return Board(
        seats=seats,
        meters=_meters(game, before),
        mixed=mixed,
        piles=piles,
        basics=basics,
        beside=beside,
        beside_mixed=beside_mixed,
        trash=_zone(game, table.trash, "trash", _("Trash"), before),
        landscapes=[_scape(game, slug, before) for slug in landscapes],
        phase=PHASES[game.phase][spoken],
        turn=_turn(game),
        costs=list(_costs(game)),
    )


def _costs(game: Game) -> Iterator[CostNow]:
    if not game.table.prices:
        return
    for pile in game.table.piles.values():
        cards = game.zones[pile.zone]
        kind = game.known(cards[0]) if cards else pile.kind
        if how := _how_it_costs(game, kind):
            yield CostNow(card_name(kind.slug, language()), game.cost(kind).coins, how)


def _how_it_costs(game: Game, kind: Kind) -> str:
    """How a cost comes about that is not the printed one: 6, less 2 by the Bridge."""
    if not game.table.prices or kind.slug not in facts() or kind.fact.cards or game.cost(kind) == kind.cost:
        return ""
    how = cost_reckoned(game, kind)
    return how[language()] if how is not None else ""


def _turn(game: Game) -> str:
    if game.extra:
        return _("extra turn (%(card)s)") % {"card": card_name(game.extra, language())}
    return _("turn %(number)s") % {"number": game.number}


def _change(game: Game, zone: int, before: Game | None) -> int:
    return len(game.zones[zone]) - len(_lay_there(before, zone)) if before is not None else 0


def _lay_there(before: Game, zone: int) -> tuple[int, ...]:
    """Nothing, where there was no such pile yet."""
    return before.zones[zone] if zone < len(before.zones) else ()


def _arrived(game: Game, zone: int, before: Game | None) -> frozenset[int]:
    """The cards of this zone that were not there a step ago."""
    if before is None or game.zones[zone] is _lay_there(before, zone):
        return frozenset()
    there = {game.identity(card) for card in _lay_there(before, zone)}
    return frozenset(card for card in game.zones[zone] if game.identity(card) not in there)


def _zone(game: Game, zone: int, key: str, name: str, before: Game | None) -> DrawnZone:
    cards = game.zones[zone]
    arrived = _arrived(game, zone, before)
    together = _runs if game.which_zone(zone) in (DECK, DISCARD) else _gathered
    lying = together((game.known(card).slug, card in arrived) for card in cards)
    return DrawnZone(key, name, len(cards), _change(game, zone, before), lying)


def _gathered(cards: Iterable[tuple[str, bool]]) -> list[Lying]:
    found: dict[str, Lying] = {}
    for slug, moved in cards:
        if slug in found:
            found[slug].n += 1
            found[slug].moved |= moved
        else:
            found[slug] = Lying(slug, 1, moved)
    return list(found.values())


def _runs(cards: Iterable[tuple[str, bool]]) -> list[Lying]:
    """Where the order counts, only neighbours are put together."""
    found: list[Lying] = []
    for slug, moved in cards:
        if found and found[-1].slug == slug:
            found[-1].n += 1
            found[-1].moved |= moved
        else:
            found.append(Lying(slug, 1, moved))
    return found


def _say_costs(game: Game, place: int, hand: DrawnZone) -> None:
    """What cards in hand cost now, where that is not what is printed."""
    if game.table.prices:
        kinds = {game.known(card).slug: game.known(card) for card in game.zones[place]}
        for one in hand.cards:
            if _how_it_costs(game, kinds[one.slug]):
                one.note = _("costs %(coins)s now") % {"coins": game.cost(kinds[one.slug]).coins}


def _seat(game: Game, player: int, before: Game | None) -> DrawnSeat:
    on = player == game.player
    asked = game.pending is not None and game.pending.player == player
    in_play = _zone(game, game.zone_of(player, PLAY), "play", zone_name(PLAY), before)
    in_play.cards = list(_in_play(game, player, before))
    drawn, told = [in_play], []
    for zone in (HAND, ASIDE, ISLAND, NATIVE_VILLAGE, TAVERN, EXILE, INHERITANCE, PRINCE, DECK, DISCARD):
        place = game.zone_of(player, zone)
        empty = not game.zones[place] and not _change(game, place, before)
        if empty and zone not in (HAND, DECK, DISCARD):
            continue
        found = _zone(game, place, str(zone), zone_name(zone), before)
        if zone == HAND:
            _say_costs(game, place, found)
        if zone not in (DECK, DISCARD) and (on or asked or found.change > 0) and found.n:
            drawn.append(found)
        else:
            told.append(found)
    points = game.points(player)
    return DrawnSeat(
        name=game.table.names[player],
        player=player,
        on=on,
        asked=asked,
        drawn=[zone for zone in drawn if zone.n or zone.change],
        told=told,
        tokens=list(_tokens(game, player, before)),
        holds=list(game.holds[player]),
        guards=_guards(game, player),
        ghosts=[],
        points=points,
        points_change=points - before.points(player) if before is not None else 0,
    )


def _prevented_by(step: Step, missing: str) -> str:
    first = step.cards[0] if step.cards else missing
    return card_name(first, language()) if first != missing else ""


def _guards(game: Game, player: int) -> list[str]:
    """Attacks that go on and spare this player: Safe from Anna’s Blockade."""
    spoken = language()
    names, found = game.table.names, {}
    for effect in game.effects:
        if player in effect.notes.get("unaffected", ()):
            attack = f"{whose(names[effect.player], spoken)} {card_name(effect.source, spoken)}"
            found[_("Safe from %(attack)s") % {"attack": attack}] = True
    return list(found)


def _in_play(game: Game, player: int, before: Game | None) -> Iterator[Lying]:
    zone = game.zone_of(player, PLAY)
    arrived = _arrived(game, zone, before)
    waiting: list[Lying] = []
    done: list[tuple[str, bool]] = []
    for card in game.zones[zone]:
        if game.effects and game.stays(card):
            note = _("stays") if player == game.player else _("waits")
            carried = _on_it(game, card)
            if carried:
                note = carried
            waiting.append(Lying(game.known(card).slug, 1, card in arrived, True, note))
        else:
            done.append((game.known(card).slug, card in arrived))
    yield from waiting
    yield from _gathered(done)


def _on_it(game: Game, card: int) -> str:
    """What lies on a Duration, or which card it played again."""
    parts = []
    if game.card_tokens.get(card):
        parts.append(f"× {game.card_tokens[card]}")
    aside = {c for player in range(game.table.players) for c in game.aside(player)}
    for effect in game.effects:
        if effect.card == card:
            lying = [c for value in effect.notes.values() if isinstance(value, tuple) for c in value if c in aside]
            if lying:
                parts.append(card_list([game.known(c).slug for c in lying], language()))
    names = game.table.names
    spared = {player for effect in game.effects if effect.card == card for player in effect.notes.get("unaffected", ())}
    if spared:
        parts.append(_("does not affect %(names)s") % {"names": listed([names[p] for p in sorted(spared)], language())})
    for link, again in game.links:
        if link == card and game.stays(again):
            parts.append(_("with %(card)s") % {"card": card_name(game.known(again).slug, language())})
    return ", ".join(dict.fromkeys(parts))


def _tokens(game: Game, player: int, before: Game | None) -> Iterator[DrawnToken]:
    keys = {what for owner, what in game.tokens if owner == player}
    if before is not None:
        keys |= {what for owner, what in before.tokens if owner == player}
    for key in sorted(keys):
        n = game.token(player, key)
        change = n - before.token(player, key) if before is not None else 0
        if n or change:
            yield DrawnToken(key, token_name(key, n), n, change)


def _meters(game: Game, before: Game | None) -> list[Meter]:
    same_turn = before is not None and before.player == game.player
    found = []
    for key in ("actions", "buys", "coins"):
        n = getattr(game, key)
        change = n - getattr(before, key) if same_turn else 0
        found.append(Meter(key, token_name(key, n), n, change))
    return found


def _scape(game: Game, slug: str, before: Game | None) -> Scape:
    lay_there = {token[:2]: token[2] for token in before.beside.tokens} if before is not None else {}
    tokens = [
        DrawnToken(what, token_name(what, n), n, n - lay_there.get((slug, what), n))
        for on_it, what, n in game.beside.tokens
        if on_it == slug
    ]
    if slug == game.beside.prophecy:
        sun = game.beside.sun
        tokens.append(DrawnToken("sun", token_name("sun", sun), sun, sun - before.beside.sun if before else 0))
    chosen = dict(game.beside.chosen).get(slug, "")
    return Scape(slug, tokens, pile_name(chosen) if chosen in facts() else "")


def _pile_tokens(game: Game, slug: str) -> list[DrawnToken]:
    return [
        DrawnToken(token, _token_on_pile(game, token, n), n)
        for (pile, token), n in sorted(game.pile_tokens.items())
        if pile == slug and n
    ]


def _token_on_pile(game: Game, token: str, n: int) -> str:
    """`vp`; `training 0` is the first player's token of that card."""
    word, _space, player = token.partition(" ")
    name = card_name(word, language()) if word in facts() else token_name(word, n)
    return f"{name} ({game.table.names[int(player)]})" if player.isdigit() else name


def _heap(game: Game, pile: Pile, before: Game | None) -> Heap:
    cost = game.cost(pile.kind)
    return Heap(
        slug=pile.slug,
        n=len(game.zones[pile.zone]),
        coins=cost.coins,
        cheaper=cost.coins < pile.kind.cost.coins,
        change=_change(game, pile.zone, before),
        tokens=_pile_tokens(game, pile.slug),
        how=_how_it_costs(game, pile.kind),
    )


def _slab(game: Game, pile: Pile, before: Game | None) -> Slab:
    cards = game.zones[pile.zone]
    arrived = _arrived(game, pile.zone, before)
    lying = _runs((game.known(card).slug, card in arrived) for card in cards)
    kinds = {game.known(card).slug: game.known(card) for card in cards}
    left = set(kinds)
    for one in lying:
        one.coins = game.cost(kinds[one.slug]).coins
        one.cheaper = one.coins < kinds[one.slug].cost.coins
    parts = facts()[pile.slug].cards if pile.slug in facts() else ()
    gone = [so_many(slug, facts()[slug].count(game.table.players), language()) for slug in parts if slug not in left]
    few = len(parts) <= MOST_OF_A_MIXED_PILE
    return Slab(
        slug=pile.slug,
        cards=lying[:MOST_OF_A_MIXED_PILE],
        below=sum(card.n for card in lying[MOST_OF_A_MIXED_PILE:]),
        gone=", ".join(gone) if few else "",
        change=_change(game, pile.zone, before),
        tokens=_pile_tokens(game, pile.slug),
    )
