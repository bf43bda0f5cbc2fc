"""From a game at the top of a phase back to a situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from rules.document.beside import described
from rules.document.keys import APART, MATS, START, TOKENS
from rules.document.layout import ZONE_OF, lay_out, schedules, table_of
from rules.document.situation import (
    Card,
    Cards,
    DescribedEffect,
    Duration,
    Memory,
    Seat,
    Situation,
    Turn,
)
from rules.engine.effects import Effect as Scheduled
from rules.engine.game import Game
from rules.engine.kinds import UNKNOWN
from rules.engine.position import refs
from rules.engine.zones import ASIDE, NUMBER, PLAY, ZONES
from rules.facts import DECKS, in_every_game
from rules.rulebook.turn import BETWEEN


def describe(g: Game) -> Situation:
    """The table at the top of a phase, or between turns, as a situation: `start(describe(g)) == g`."""
    if g.pending is None or g.pending.kind not in ("phase", BETWEEN) or len(g.stack) != 1:
        raise ValueError("only a game at the top of a phase can be described")
    return _Describer(g).situation()


def _not_in(g: Game, other: Game) -> list[str]:
    """Piles that only the other table has; a card that a set-up set aside there is no pile, and no document says so."""
    return [slug for slug, pile in other.table.piles.items() if slug not in g.table.piles and not pile.apart]


def _with_piles(s: Situation, piles: dict[str, int | Cards | None], beyond: bool) -> Situation:
    piles = dict(sorted(piles.items()))
    return replace(s, memory=Memory(piles=piles)) if beyond else replace(s, supply=piles)


class _Describer:
    def __init__(self, g: Game) -> None:
        self.g = g
        self.names = list(g.table.names)
        self.order = dict(enumerate(g.zones))  # each zone's cards in the order in which the document lists them

    def situation(self) -> Situation:
        g = self.g
        table = g.table
        s = Situation(
            players={name: self._seat(player) for player, name in enumerate(self.names)},
            turn=self._turn(),
            editions=dict(sorted(table.rules.editions.items())),
            kingdom=tuple(pile.slug for pile in table.supply if pile.slug not in in_every_game()),
            ally=table.ally.slug if table.ally else "",
            bane=table.bane.slug if table.bane else "",
            landscapes=tuple(kind.slug for kind in table.landscapes),
            chosen=dict(g.beside.chosen),
            pile_tokens=self._pile_tokens(),
            seed=table.seed,
        )
        bare, piles = s, self._piles(table_of(s))
        if first := {slug: cards for slug, cards in piles.items() if cards is None or slug in DECKS}:
            piles |= self._beside(bare, first)
        beyond = self._more_than_the_box(piles)
        s = self._with_trash(_with_piles(s, piles, beyond))
        if strangers := self._strangers(table_of(s), lay_out(s)):
            piles |= self._beside(bare, first | strangers)
            s = self._with_trash(_with_piles(s, piles, beyond))
        s = described(s, g, lay_out(s))
        laid = lay_out(s)
        s = replace(s, players={name: self._tokens(p, s.players[name], laid) for p, name in enumerate(self.names)})
        return replace(s, memory=replace(self._memory(lay_out(s)), piles=s.memory.piles))

    def _beside(self, s: Situation, first: dict[str, int | Cards | None]) -> dict[str, int | Cards | None]:
        """These piles, and what lies otherwise beside them: their Heirlooms leave fewer or more Coppers."""
        return self._piles(table_of(replace(s, supply=first))) | first

    def _with_trash(self, s: Situation) -> Situation:
        laid, trash = lay_out(s), self._cards(self.g.zones[self.g.table.trash])
        return s if self._cards(laid.zones[laid.table.trash], laid) == trash else replace(s, trash=trash)

    def _strangers(self, there: Game, laid: Game) -> dict[str, None]:
        """Piles that a table with these cards would have, and this one has not."""
        g, table = self.g, self.g.table
        strangers = dict.fromkeys(_not_in(g, there))
        brought = (there.table.in_decks, there.table.heirlooms) != (table.in_decks, table.heirlooms)
        if brought or laid.pile_tokens.keys() - g.pile_tokens.keys():
            # A face-down card of a deck was named: the set-up, which did not know of it, has brought nothing for it.
            decks = [self._cards(g.zones[table.piles[slug].zone]) for slug in DECKS if slug in table.piles]
            strangers |= dict.fromkeys(slug for deck in decks for slug in deck if slug not in ("?", *table.piles))
        return strangers

    def _cards(self, refs: Iterable[int], g: Game | None = None) -> Cards:
        kinds = (g or self.g).kinds
        return tuple(kinds[ref & NUMBER].slug for ref in refs)

    def _seat(self, player: int) -> Seat:
        g = self.g
        base = player * ZONES
        staying = [ref for ref in g.in_play(player) if g.stays(ref)]
        finished = [ref for ref in g.in_play(player) if ref not in staying]
        aside = list(g.aside(player))
        on_them: list[int] = []
        durations = []
        for ref in staying:
            carried = [c for e in g.effects if e.card == ref for c in refs(e.notes)]
            on_it = [c for c in dict.fromkeys(carried) if c in aside]
            aside = [c for c in aside if c not in on_it]
            on_them += on_it
            tokens = 0 if on_it else g.card_tokens.get(ref, 0)
            durations.append(Duration(g.known(ref).slug, self._cards(on_it), tokens))
        self.order[base + PLAY] = (*finished, *staying)
        self.order[base + ASIDE] = (*aside, *on_them)
        return Seat(
            hand=self._cards(g.hand(player)),
            deck=self._cards(g.deck(player)),
            discard=self._cards(g.discard(player)),
            play=self._cards(finished),
            aside=self._cards(aside),
            durations=tuple(durations),
            mats={mat: cards for mat, zone in MATS.items() if (cards := self._cards(g.zones[base + zone]))},
            holds=g.holds[player],
            last_gained=g.last_gained[player],
        )

    def _tokens(self, player: int, seat: Seat, laid: Game) -> Seat:
        mine = {what: n for (owner, what), n in self.g.tokens.items() if owner == player}
        given = {what: n for (owner, what), n in laid.tokens.items() if owner == player}
        tokens = {what: mine.get(what, 0) for what in TOKENS if mine.get(what, 0) != given.get(what, 0)}
        return replace(seat, tokens=tokens)

    def _turn(self) -> Turn:
        g = self.g
        gained = tuple(slug for player, slug, _ in g.gained if player == g.player)
        return Turn(
            player=self.names[g.player],
            phase=START if g.pending and g.pending.kind == BETWEEN else g.phase,
            actions=g.actions,
            buys=g.buys,
            coins=g.coins,
            previous=self.names[g.previous],
            number=g.number,
            extra=g.extra,
            by=self.names[g.by] if g.by >= 0 else "",
            gained=gained,
            bought=g.bought,
        )

    def _pile_tokens(self) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for (pile, token), n in sorted(self.g.pile_tokens.items()):
            found.setdefault(pile, {})[token] = n
        return found

    def _more_than_the_box(self, piles: Iterable[str]) -> bool:
        """Whether a document may not describe so many cards: full piles stood beside described cards."""
        g = self.g
        described = list(g.zones[: g.table.trash + 1])
        described += [g.zones[g.table.piles[slug].zone] for slug in piles if slug in g.table.piles]
        counted = Counter(g.known(card) for cards in described for card in cards)
        players = len(self.names)
        return any(n > kind.fact.in_the_box(players) for kind, n in counted.items() if kind is not UNKNOWN)

    def _piles(self, laid: Game) -> dict[str, int | Cards | None]:
        """The piles that are not as the set-up makes them."""
        g = self.g
        found: dict[str, int | Cards | None] = {}
        for slug, pile in g.table.piles.items():
            if slug == "loot" and slug in laid.table.piles:  # what lies on top of it is told in a key of its own
                continue
            cards = self._cards(g.zones[pile.zone])
            there = laid.table.piles.get(slug)
            if there is None or self._cards(laid.zones[there.zone], laid) != cards:
                found[slug] = cards if pile.mixed else len(cards)
        found |= dict.fromkeys(_not_in(g, laid))
        return dict(sorted(found.items()))

    # -- what the table remembers -----------------------------------------------------------------------------------

    def _memory(self, laid: Game) -> Memory:
        """Only what the laid out table does not know by itself."""
        mine, theirs = self._remembered(self.g), self._remembered(laid)
        memory = {key: part for key, part in mine.items() if part != theirs[key]}
        effects, waiting = (tuple(self._effect(g, effect) for effect in g.effects) for g in (self.g, laid))
        if Counter(map(repr, effects)) != Counter(map(repr, waiting)):
            memory["effects"] = effects
        return Memory(**memory)

    def _remembered(self, g: Game) -> dict[str, Any]:
        names = self.names
        return {
            "played": tuple((names[player], slug, from_hand) for player, slug, from_hand in g.played),
            "gained": tuple((names[player], slug, phase) for player, slug, phase in g.gained),
            "claims": tuple((names[player], slug, names[by] if by >= 0 else "") for player, slug, by in g.claims),
            "skips": tuple((name, n) for name, n in zip(names, g.skips, strict=True) if n),
            "seat": names[g.seat],
            "purchases": g.purchases,
            "emptied": g.emptied,
            "hand_size": g.hand_size,
            "named": g.so_far.named,
            "links": self._links(g),
            "chance": g.at_chance,
        }

    def _effect(self, g: Game, effect: Scheduled) -> DescribedEffect:
        kind = g.table.rules.kind(effect.source)
        ops = list(schedules(kind))
        line, op = next(((line, op) for line, op in ops if op.happens() is effect.code), (0, None))
        if op is None:
            raise ValueError(f"{kind.name} has an effect that none of its lines schedules")
        alike = [other for at, other in ops if at == line and other.event == op.event]
        spares = effect.notes.get("unaffected")
        return DescribedEffect(
            card=kind.slug,
            line=line,
            event=op.event,
            player=self.names[effect.player],
            n=alike.index(op) + 1,
            of=self._very(g, effect.card) if effect.card else None,
            carries={
                name: (*self._held(g, effect.notes[name]), *(self._very(g, ref) for ref in refs(effect.notes[name])))
                for name in op.carry
                if effect.notes.get(name)
            },
            spares=tuple(self.names[player] for player in spares) if spares else None,
            swapped=bool(effect.notes.get("swapped")),
        )

    def _held(self, g: Game, carried: Any) -> Iterator[Card]:
        """Boons among what an effect carries: they lie before the player who will receive them."""
        for slug in carried if isinstance(carried, tuple) else ():
            if isinstance(slug, str):
                owner = next(player for player, held in enumerate(g.holds) if slug in held)
                yield Card(slug, (self.names[owner], "holds"))

    def _links(self, g: Game) -> tuple[tuple[Card, Card], ...]:
        return tuple(
            (self._very(g, by), self._very(g, card)) for by, card in g.links if g.stays(by) and g.where(by) is not None
        )

    def _very(self, g: Game, ref: int) -> Card:
        slug = g.kinds[ref & NUMBER].slug
        zone = g.where(ref)
        if zone is None:
            return Card(slug)
        cards = self.order[zone] if g is self.g else g.zones[zone]
        n = sum(1 for c in cards[: cards.index(ref) + 1] if g.kinds[c & NUMBER].slug == slug)
        if zone == g.table.trash:
            return Card(slug, ("trash",), n)
        player = g.owner(zone)
        if player is None:
            pile = next((pile for pile in g.table.piles.values() if pile.zone == zone), None)
            if pile is None:
                return Card(slug)
            where = (APART, pile.slug.removeprefix(f"{APART} ")) if pile.apart else ("supply", pile.slug)
            return Card(slug, where, n)
        name = next(name for name, which in ZONE_OF.items() if which == zone % ZONES)
        return Card(slug, (self.names[player], name), n)
