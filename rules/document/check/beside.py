"""What lies beside the piles: landscapes with their tokens, decks of Boons, Hexes and Loot, what a set-up chose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.document.check.values import Values
from rules.document.keys import (
    LANDSCAPE_TOKENS,
    LANDSCAPES,
    LIES_APART,
    MOST_PILES,
    MOST_PLAYERS,
    PICKS_A_PILE,
    PILE_APART,
)
from rules.document.situation import Cards, Mistake, Seat
from rules.engine.decisions import Text
from rules.engine.kinds import ruleset
from rules.facts import Cost, bears_a_trait, facts, kinds, kinds_of_cards, sun_tokens
from rules.kingdoms import kingdom_by_key, kingdoms
from rules.rulebook.setup import DRUIDS_BOONS
from rules.speech.grammar import DE, EN, subject

SETS_ASIDE = {  # what may lie there, as the set-up says
    "way-of-the-mouse": (
        "that is always an Action that costs 2 or 3 Coins",
        "Dort liegt immer eine Aktion, die 2 oder 3 Geld kostet",
    ),
    "riverboat": (
        "that is always an Action that costs exactly 5 Coins and is no Duration",
        "Dort liegt immer eine Aktion, die genau 5 Geld kostet und keine Dauerkarte ist",
    ),
}


def two_traits(there: str, pile: str) -> Text:
    other, fact = facts()[there], facts()[pile]
    return (
        f"{subject(other.slug, EN)} lies on {fact.en} already: a pile has one Trait at most.",
        f"Auf {fact.de} liegt schon {other.de}: Ein Stapel hat höchstens eine Eigenschaft.",
    )


class BesideValues(Values):
    """Reads what is neither a player's nor a pile's."""

    def _landscapes(self, value: object) -> Cards:
        for i, name in enumerate(self._list("landscapes", value, MOST_PILES)):
            fact = self._fact(f"landscapes[{i}]", name)
            if fact.kind == "prophecy":
                raise Mistake(
                    f"landscapes[{i}]",
                    f"{subject(fact.slug, EN)} is a Prophecy: it has a key of its own, “prophecy: {fact.en}”.",
                    f"{subject(fact.slug, DE)} ist eine Prophezeiung: Sie hat einen eigenen Schlüssel, "
                    f"„prophecy: {fact.de}“.",
                )
        return self._several("landscapes", value, LANDSCAPES)

    def _loot(self, value: object, piles: Mapping[str, object]) -> Cards:
        cards = self._cards("loot", value, unknown=False)
        if cards and "loot" in piles:
            raise Mistake("loot", "The supply has this pile already.", "Dieser Stapel steht schon im Vorrat.")
        for slug in cards:
            if facts()[slug].kind != "loot":
                raise Mistake("loot", f"{subject(slug, EN)} is no Loot.", f"{subject(slug, DE)} ist keine Kostbarkeit.")
        return cards

    def _one_deck(self, data: Mapping[str, Any], kind: str, seats: Mapping[str, Seat]) -> dict[str, Cards]:
        """The Boons, or the Hexes: on the deck, discarded, set aside for a Druid, kept by a player; each once."""
        several = f"{kind}s" if kind == "boon" else "hexes"
        keys = (several, f"discarded {several}", *(("druid",) if kind == "boon" else ()))
        found = {key: self._several(key, data.get(key), (kind,)) for key in keys}
        seen: dict[str, str] = {}
        held = {f"players.{name}.holds": seat.holds for name, seat in seats.items()}
        for place, cards in (*found.items(), *held.items()):
            for slug in cards:
                if facts()[slug].kind != kind:
                    continue
                if slug in seen:
                    what = kinds_of_cards()[kind]
                    raise Mistake(
                        place,
                        f"{subject(slug, EN)} is {what.a[0]}, there is one of it, and it is already in {seen[slug]}.",
                        f"{subject(slug, DE)} ist {what.a[1]}, gibt es einmal und steht schon in {seen[slug]}.",
                    )
                seen[slug] = place
        if found.get("druid") and len(found["druid"]) != DRUIDS_BOONS:
            raise Mistake(
                "druid", f"A Druid has {DRUIDS_BOONS} Boons.", f"Zu einer Druidin gehören {DRUIDS_BOONS} Gaben."
            )
        return found

    def _chosen(self, value: object) -> dict[str, str]:
        """What a card's set-up chose: a pile of the Supply, or a card that lies apart."""
        found: dict[str, str] = {}
        data = self._map("chosen", value)
        self._list("chosen", list(data), MOST_PILES)
        for name, meant in data.items():
            place = f"chosen.{name}"
            by = self._fact(place, name).slug
            if by in found:
                raise Mistake(place, "This comes twice.", "Das steht zweimal da.")
            found[by] = self._chosen_by(by, place, meant, found)
        return {slug: found[slug] for slug in sorted(found)}

    def _chosen_by(self, by: str, place: str, meant: object, found: Mapping[str, str]) -> str:
        if by in PILE_APART:
            return self._pile_apart(place, meant)
        if facts()[by].kind == "trait":
            return self._pile_with_a_trait(place, meant, found)
        if by in LIES_APART:
            return self._card_apart(place, by, meant)
        if by in PICKS_A_PILE:
            return self._pile(place, meant)
        raise Mistake(
            place,
            f"The set-up of {facts()[by].en} chooses nothing.",
            f"Die Vorbereitung von {facts()[by].de} wählt nichts aus.",
        )

    def _card_apart(self, place: str, by: str, value: object) -> str:
        slug = self._card(place, value)
        fits = ruleset().kind(by).sets_aside
        if fits is not None and not fits(facts()[slug]):
            fact, card = facts()[slug], facts()[by]
            en, de = SETS_ASIDE[by]
            raise Mistake(
                place,
                f"{subject(fact.slug, EN)} cannot be the card that is set aside for {card.en}: {en}.",
                f"{subject(fact.slug, DE)} kann nicht die Karte sein, die für {card.de} zur Seite liegt: {de}.",
            )
        return slug

    def _pile_with_a_trait(self, place: str, value: object, found: Mapping[str, str]) -> str:
        slug = self._pile(place, value, kinds("supply-pile"))
        fact = facts()[slug]
        if not bears_a_trait(slug):
            raise Mistake(
                place,
                f"A Trait cannot lie on {fact.en}: it lies on a Kingdom pile of Actions or Treasures.",
                f"{fact.de}: Dort kann keine Eigenschaft liegen, nur auf einem Königreichstapel "
                "aus Aktionen oder Geldkarten.",
            )
        other = next((by for by, pile in found.items() if pile == slug and facts()[by].kind == "trait"), "")
        if other:
            raise Mistake(place, *two_traits(other, slug))
        return slug

    def _pile_apart(self, place: str, value: object) -> str:
        slug = self._pile(place, value, kinds("pile"))
        fact = facts()[slug]
        if fact.cost not in (Cost(3), Cost(4)) and not _in_a_book(slug):
            raise Mistake(
                place,
                f"{subject(fact.slug, EN)} cannot be the Ferryman's pile: it costs 3 or 4 Coins.",
                f"{subject(fact.slug, DE)} kann nicht der Stapel des Fährmanns sein: Er kostet 3 oder 4 Geld.",
            )
        return slug

    def _prophecy(self, data: Mapping[str, Any], kingdom: str | Cards) -> tuple[str, int | None]:
        named = data.get("prophecy")
        if isinstance(named, list) and len(named) > 1:
            raise Mistake(
                "prophecy",
                f"A game has one Prophecy, and these are {len(named)}.",
                f"Ein Spiel hat eine Prophezeiung, und das sind {len(named)}.",
            )
        prophecy = self._one_of("prophecy", named, ("prophecy",))
        sun = data.get("sun")
        if sun is None:
            return prophecy, None
        if not (prophecy or (isinstance(kingdom, str) and kingdom_by_key(kingdom).prophecy)):
            raise Mistake(
                "sun",
                "Sun tokens lie on a Prophecy: name it.",
                "Sonnenmarker liegen auf einer Prophezeiung: Welche?",
            )
        n, players = self._number("sun", sun, sun_tokens(MOST_PLAYERS)), len(self.names)
        if n > sun_tokens(players):
            self._impossible(
                "sun",
                f"With {players} players a Prophecy starts with {sun_tokens(players)} Sun tokens and gets no more.",
                f"Zu {players} liegen auf einer Prophezeiung anfangs {sun_tokens(players)} Sonnenmarker, nie mehr.",
            )
        return prophecy, n

    def _landscape_tokens(self, value: object) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for name, tokens in self._map("landscape tokens", value).items():
            here = f"landscape tokens.{name}"
            slug = self._one_of(here, name, LANDSCAPES)
            data = self._map(here, tokens)
            self._keys(here, data, LANDSCAPE_TOKENS)
            found[slug] = {token: self._number(f"{here}.{token}", n) for token, n in sorted(data.items())}
        return {slug: found[slug] for slug in sorted(found)}

    def _trash(self, value: object) -> tuple[Cards | None, tuple[int, ...]]:
        """The whole trash, and which of its cards a Necromancer has turned over."""
        if value is None:
            return None, ()
        items = value if isinstance(value, str) else self._list("trash", value)
        if isinstance(items, str):
            return self._cards("trash", items), ()
        named: list[object] = []
        turned: list[int] = []
        for i, item in enumerate(items):
            place = f"trash[{i}]"
            if isinstance(item, Mapping):
                data = self._map(place, item)
                self._keys(place, data, ("face down",))
                cards = self._some(place, data.get("face down"), unknown=False)
                turned += range(len(named), len(named) + len(cards))
            else:
                cards = self._some(place, item)
            named += ["?" if slug == "?" else facts()[slug].en for slug in cards]
        return self._cards("trash", named), tuple(turned)


def _in_a_book(slug: str) -> bool:
    """One book lays out a Farrier for the Ferryman."""
    return any(dict(kingdom.picks).get("ferryman") == slug for kingdom in kingdoms())
