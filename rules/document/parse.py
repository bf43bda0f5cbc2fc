"""From data to a situation, checked from end to end. Every mistake names its place and the nearest names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.document.check.beside import BesideValues, two_traits
from rules.document.check.expectations import Expected
from rules.document.check.memory import Remembered
from rules.document.check.seats import Seats
from rules.document.faults import faults_of
from rules.document.keys import EXTRA_TURNS, FORMAT, LANDSCAPES, MOST_PILES, NO_EXTRA_TURN, PLAYER_KEYS, TOP_KEYS
from rules.document.layout import lay_out
from rules.document.read import read_text
from rules.document.situation import Mistake, Seat, Situation, Turn, named_cards
from rules.document.wording import show
from rules.engine.kinds import PLAYABLE, modelled
from rules.facts import facts, kinds
from rules.rulebook.setup import DECK_OF, pile_slug
from rules.speech.grammar import DE, EN, subject


def parse(document: object, *, stored: bool = False) -> Situation:
    """A document, as text or as data, checked from end to end.

    One that was `stored` is read for ever: why its table cannot be is then only noted.
    """
    data = read_text(document) if isinstance(document, str) else document
    return Reader(data, stored).situation()


class Reader(Seats, BesideValues, Expected, Remembered):
    """Reads a whole document."""

    def __init__(self, data: object, stored: bool = False) -> None:
        super().__init__(stored)
        self.data = self._map("", data)
        memory = self.data.get("memory")
        self.beyond = isinstance(memory, Mapping) and "piles" in memory

    def _are_no_players(self, data: Mapping[str, object]) -> None:
        for name, part in data.items():
            if name not in TOP_KEYS and isinstance(part, Mapping) and part and set(part) <= set(PLAYER_KEYS):
                right = f"players: {{{show(name)}: {{{next(iter(part))}: …}}}}"
                raise Mistake(
                    show(name), f"Who plays stands under players: {right}", f"Wer spielt, steht unter players: {right}"
                )

    def situation(self) -> Situation:
        data = self.data
        self._are_no_players(data)
        self._keys("", data, TOP_KEYS)
        self._format(data.get("format", FORMAT))
        self.names = self._player_names(data.get("players"))
        turn = self._turn(data.get("turn"))
        seats = _after_what_gave_the_turn(self._seats(data["players"]), turn)
        editions = self._editions(data.get("editions"))
        trash, face_down = self._trash(data.get("trash"))
        boons, hexes = (self._one_deck(data, kind, seats) for kind in ("boon", "hex"))
        kingdom = self._kingdom(data.get("kingdom"), editions)
        prophecy, sun = self._prophecy(data, kingdom)
        supply = self._supply("supply", data.get("supply"))
        situation = Situation(
            title=self._string("title", data.get("title"), 200),
            editions=editions,
            players=seats,
            kingdom=kingdom,
            ally=self._one_of("ally", data.get("ally"), ("ally",)),
            bane=self._bane(data.get("bane")),
            landscapes=self._landscapes(data.get("landscapes")),
            boons=boons["boons"],
            hexes=hexes["hexes"],
            loot=self._loot(data.get("loot"), supply),
            discarded_boons=boons["discarded boons"],
            discarded_hexes=hexes["discarded hexes"],
            druid=boons["druid"],
            chosen=self._chosen(data.get("chosen")),
            prophecy=prophecy,
            sun=sun,
            supply=supply,
            pile_tokens=self._pile_tokens(data.get("pile tokens")),
            landscape_tokens=self._landscape_tokens(data.get("landscape tokens")),
            trash=trash,
            face_down=face_down,
            turn=turn,
            seed=self._number("seed", data.get("seed", 0), most=2**63),
            moves=self._moves(data.get("moves")),
            expect=self._expect(data.get("expect")),
            memory=self._memory(data.get("memory")),
        )
        self._can_be_played(situation)
        self._can_be_in_play(situation)
        self._is_unused(situation)
        self._traits_are_laid(situation)
        self._needs_its_potions(situation)
        return self._checked(situation)

    def _format(self, given: object) -> None:
        if self._number("format", given, least=1) > FORMAT:
            raise Mistake(
                "format",
                f"This document is of format {given}; this referee reads up to {FORMAT}. A newer referee is needed.",
                f"Das Dokument hat das Format {given}; dieser Schiedsrichter liest bis {FORMAT}. Nimm einen neueren.",
            )

    def _checked(self, situation: Situation) -> Situation:
        """A table that cannot be is refused at its place; what is only odd is noted."""
        for fault in faults_of(situation):
            if fault.odd:
                self.odd.append(fault)
            else:
                self._impossible(fault.place, *fault.text)
        return replace(situation, notes=tuple(self.odd))

    def _can_be_in_play(self, situation: Situation) -> None:
        """Actions, Treasures and Night cards, and what a card of this game makes one."""
        for name, seat in situation.players.items():
            lying = [(slug, "play") for slug in seat.play] + [
                (duration.card, "durations") for duration in seat.durations
            ]
            for slug, zone in lying:
                fact = facts()[slug]
                put_there = pile_slug(slug) in situation.picked.values()  # by a Trait on its pile
                if PLAYABLE.isdisjoint(fact.types) and not put_there and not _playable_in_a_turn(situation, slug):
                    place = f"players.{name}.{zone}"
                    raise Mistake(
                        place,
                        f"{subject(fact.slug, EN)} cannot be in play.",
                        f"{subject(fact.slug, DE)} kann nicht im Spiel sein.",
                    )

    def _traits_are_laid(self, situation: Situation) -> None:
        """What lies on a pile is one of the landscapes; alone there, also beside those of its kingdom."""
        stored = situation.stored
        laid = (*situation.landscapes, *(stored.landscapes if stored else ()), situation.foretold)
        for slug in situation.chosen:
            fact = facts()[slug]
            if fact.kind in ("prophecy", *LANDSCAPES) and slug not in laid:
                at = f"chosen.{fact.en}"
                en = f"{subject(fact.slug, EN)} is not among the landscapes of this game."
                de = f"{subject(fact.slug, DE)} ist unter den Querformatkarten dieses Spiels nicht dabei."
                if fact.kind == "trait":
                    raise Mistake(at, en, de)
                self._impossible(at, en, de)
        bearing: dict[str, str] = {}
        for by, pile in situation.picked.items():
            if facts()[by].kind != "trait":
                continue
            if pile in bearing:
                told = by if by in situation.chosen else bearing[pile]
                other = bearing[pile] if told == by else by
                raise Mistake(f"chosen.{facts()[told].en}", *two_traits(other, pile))
            bearing[pile] = by

    def _is_unused(self, situation: Situation) -> None:
        """A pile that a set-up laid beside the Supply is none of the Supply."""
        stored = situation.stored
        piles = (*(stored.piles if stored else situation.kingdom), situation.bane, stored.bane if stored else "")
        for slug in situation.apart:
            if slug in piles:
                raise Mistake(
                    "chosen",
                    f"{subject(slug, EN)} lies in the Supply: this set-up takes a pile that is not used.",
                    f"{subject(slug, DE)} liegt im Vorrat: Diese Vorbereitung nimmt einen Stapel, der nicht mitspielt.",
                )

    def _needs_its_potions(self, situation: Situation) -> None:
        """Their pile is there only with a card that costs one; whoever holds a Potion speaks for it, too."""
        if not situation.kingdom or not situation.supply.get("potion"):
            return
        named = [(facts()[slug], place) for slug, place in named_cards(situation)]
        if not any(fact.cost.potion or (fact.slug == "potion" and place != "supply") for fact, place in named):
            raise Mistake(
                "supply.Potion",
                "No card of this game costs a Potion, so this pile is not there.",
                "Keine Karte dieses Spiels kostet einen Trank, also liegt dieser Stapel nicht bereit.",
            )

    def _can_be_played(self, situation: Situation) -> None:
        """A card that is not modelled may lie anywhere, unless it has its say wherever it lies."""
        piles: set[str] = set()
        for slug, place in named_cards(situation):
            fact = facts()[slug]
            if fact.kind not in DECK_OF:  # of Boons and Hexes there are only so many
                piles.add(pile_slug(slug))
            if len(piles) > MOST_PILES:
                raise Mistake(
                    place,
                    f"More than {MOST_PILES} different cards are named.",
                    f"Mehr als {MOST_PILES} verschiedene Karten sind genannt.",
                )
            at_work = fact.kind in kinds("at-work") or place.endswith((".durations", ".holds", "memory.effects"))
            foretold = fact.kind == "prophecy" and situation.sun != 0  # only what it foretells lies there so far
            if at_work and not foretold and fact.kind != "boon" and not modelled(slug):
                others = [f for f in facts().values() if f.expansion == fact.expansion and modelled(f.slug)]
                en, de = (", ".join(names) for names in ([f.en for f in others], [f.de for f in others]))
                raise Mistake(
                    place,
                    f"{subject(fact.slug, EN)} is not modelled yet. Modelled from the same box: {en or 'nothing'}.",
                    f"{subject(fact.slug, DE)} ist noch nicht modelliert. Aus derselben Schachtel: {de or 'nichts'}.",
                )


def _after_what_gave_the_turn(seats: dict[str, Seat], turn: Turn) -> dict[str, Seat]:
    """Who has used up, once a game, what gave this extra turn: its player, or all who hold it."""
    given = EXTRA_TURNS.get(turn.extra, NO_EXTRA_TURN)
    return {
        name: replace(seat, done=(*(seat.done or ()), turn.extra))
        if turn.extra not in (seat.done or ())
        and ((given.used and name == turn.player) or (given.last_round and turn.extra in seat.holds))
        else seat
        for name, seat in seats.items()
    }


def _playable_in_a_turn(situation: Situation, slug: str) -> bool:
    """Whether something of this game lets anybody play that card in their turn."""
    g = lay_out(situation)
    kind = g.table.rules.kind(slug)
    return any(not PLAYABLE.isdisjoint(g.types(kind)) for g.player in range(g.table.players))
