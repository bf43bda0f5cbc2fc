"""What lies on the table, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping

from rules.document.check.values import Values
from rules.document.keys import (
    EXTRA_TURNS,
    MOST_CARDS,
    MOST_MOVES,
    MOST_PILES,
    MOST_PLAYERS,
    NO_EXTRA_TURN,
    PILE_TOKENS,
    PLAYERS_TOKENS,
    TURN_KEYS,
)
from rules.document.situation import Cards, Mistake, Turn
from rules.document.wording import show, what, wrong
from rules.engine.faults import Fault
from rules.engine.slips import MOVE_VERBS
from rules.facts import DECKS, Cost, Fact, card_names, expansion_names, expansions, facts, in_every_game, plain
from rules.kingdoms import find_kingdoms, kingdom_names
from rules.rulebook.setup import BESIDE, PILES
from rules.speech.grammar import DE, EN, subject


class Piles(Values):
    """Reads editions, kingdom, piles, turn and moves."""

    def _editions(self, value: object) -> dict[str, int]:
        editions: dict[str, int] = {}
        for name, edition in self._map("editions", value).items():
            place = f"editions.{name}"
            slug = expansion_names().find(name)
            if slug is None:
                raise Mistake(
                    place,
                    f"No expansion is called “{show(name)}”.",
                    f"Keine Erweiterung heißt „{show(name)}“.",
                    expansion_names().suggestions(name),
                )
            known = sorted(expansions()[slug].editions)
            if isinstance(edition, bool) or not isinstance(edition, int) or edition not in known:
                listed = ", ".join(map(str, known))
                expansion = expansions()[slug]
                raise Mistake(
                    place,
                    f"{expansion.en} has the editions {listed}, not {what(edition)[0]}.",
                    f"{expansion.de} gibt es in den Editionen {listed}, nicht {what(edition)[1]}.",
                )
            if slug in editions:
                raise Mistake(place, "This expansion comes twice.", "Diese Erweiterung steht zweimal da.")
            editions[slug] = edition
        return dict(sorted(editions.items()))

    def _kingdom(self, value: object, editions: Mapping[str, int]) -> str | Cards:
        if value is None:
            return ()
        if isinstance(value, str):
            found = find_kingdoms(value, editions)
            if found:
                return found[0].key
            if "," not in value and not card_names().meanings(value):
                raise Mistake(
                    "kingdom",
                    f"No stored kingdom is called “{show(value)}”.",
                    f"Kein Königreich heißt „{show(value)}“.",
                    kingdom_names().suggestions(value),
                )
        named: dict[str, str] = {}  # by its pile, the card that named it
        for i, item in enumerate(self._list("kingdom", value, MOST_PILES)):
            place = f"kingdom[{i}]"
            pile, card = self._pile(place, item), self._fact(place, item)
            if pile not in named:
                named[pile] = card.slug
            elif named[pile] == card.slug:
                self._twice(place, card)
            else:
                self._lie_in_one_pile(place, pile, facts()[named[pile]], card)
        return tuple(named)

    def _lie_in_one_pile(self, place: str, pile: str, one: Fact, other: Fact) -> None:
        """Both halves of a split pile were named: that is one pile."""
        fact = facts()[pile]
        text = (
            f"{one.en} and {other.en} are one pile, {fact.en}.",
            f"{one.de} und {other.de} sind ein Stapel, {fact.de}.",
        )
        self.odd.append(Fault(text, place, odd=True))

    def _bane(self, value: object) -> str:
        if value is None:
            return ""
        slug = self._pile("bane", value)
        fact = facts()[slug]
        if fact.cost not in (Cost(2), Cost(3)):
            raise Mistake(
                "bane",
                f"{subject(fact.slug, EN)} cannot be the bane: a bane costs 2 or 3 Coins.",
                f"{subject(fact.slug, DE)} kann nicht der Bannstapel sein: Er kostet 2 oder 3 Geld.",
            )
        return slug

    def _supply(self, where: str, value: object) -> dict[str, int | Cards | None]:
        piles: dict[str, int | Cards | None] = {}
        for name, size in self._map(where, value).items():
            place = f"{where}.{name}"
            deck = next((slug for slug, names in DECKS.items() if plain(name) in map(plain, names)), "")
            slug = deck or self._pile(place, name, (*PILES, *BESIDE))
            if slug in piles:
                raise Mistake(place, "This pile comes twice.", "Dieser Stapel steht zweimal da.")
            piles[slug] = self._deck(place, size) if deck else self._pile_size(place, slug, name, size)
        return {slug: piles[slug] for slug in sorted(piles)}

    def _deck(self, place: str, value: object) -> Cards | None:
        return None if is_none(value) else self._cards(place, value)

    def _pile_size(self, place: str, slug: str, name: str, size: object) -> int | Cards | None:
        fact = facts()[slug]
        if is_none(size) and slug not in in_every_game():
            return None
        if fact.cards and card_names().find(name) != slug:
            raise Mistake(
                place,
                f"This card lies in the pile {fact.en}: name that, and list its cards.",
                f"Diese Karte liegt im Stapel {fact.de}: Nenne ihn und zähle seine Karten auf.",
                [(fact.en, fact.de)],
            )
        if isinstance(size, list | tuple) or (isinstance(size, str) and not size.strip().isdecimal()):
            cards = self._cards(place, size, unknown=False)
            for card in cards:
                if card not in (*fact.cards, slug):
                    raise Mistake(
                        place,
                        f"{facts()[card].en} does not belong to this pile.",
                        f"{facts()[card].de} gehört nicht zu diesem Stapel.",
                        [(facts()[part].en, facts()[part].de) for part in fact.cards],
                    )
            return cards if fact.cards else len(cards)
        n = self._number(place, size)
        if not fact.cards:
            self._count(place, slug, n)
            return n
        full = sum(facts()[part].count(len(self.names)) for part in fact.cards)
        full = min(full, fact.count(len(self.names)) or full)
        return self._number(place, n, full)

    def _pile_tokens(self, value: object) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for name, tokens in self._map("pile tokens", value).items():
            here = f"pile tokens.{name}"
            slug = self._pile(here, name)
            found[slug] = {}
            for token, n in self._map(here, tokens).items():
                at = f"{here}.{token}"
                word, _, seat = token.rpartition(" ")
                if word and seat.isdecimal() and int(seat[:3]) < len(self.names):  # `training 0`: the first player's
                    token, n = word, self.names[int(seat)]
                kind = self._token(here, token)
                if kind in PILE_TOKENS:
                    found[slug][kind] = self._number(at, n)
                else:  # a token that belongs to a player
                    for player in self._list(at, n, MOST_PLAYERS):
                        token = f"{kind} {self.names.index(self._player(at, player))}"
                        if token in found[slug]:
                            self._impossible(at, f"{player} comes twice.", f"{player} steht zweimal da.")
                        found[slug][token] = 1
        return {slug: dict(sorted(found[slug].items())) for slug in sorted(found)}

    def _token(self, place: str, name: str) -> str:
        """What lies on a pile: vp, favors, ..., or a token that is called after an Event."""
        kind = name if name in PILE_TOKENS else card_names().find(name) or ""
        if kind not in (*PILE_TOKENS, *PLAYERS_TOKENS):
            self._keys(place, {name: 1}, (*PILE_TOKENS, *(facts()[event].en for event in PLAYERS_TOKENS)))
        return kind

    def _extra(self, place: str, value: object) -> str:
        """What gave an extra turn."""
        fact = self._fact(place, value)
        if fact.slug not in EXTRA_TURNS:
            known = [facts()[slug] for slug in EXTRA_TURNS]
            raise Mistake(
                place,
                f"{subject(fact.slug, EN)} gives no extra turn.",
                f"{subject(fact.slug, DE)} bringt keinen Extrazug.",
                [(other.en, other.de) for other in known],
            )
        return fact.slug

    def _turn(self, value: object) -> Turn:
        data = self._map("turn", value)
        self._keys("turn", data, TURN_KEYS)
        player = self._player("turn.player", data.get("player", self.names[0]))
        right = self.names[self.names.index(player) - 1]
        extra = self._extra("turn.extra", data["extra"]) if data.get("extra") else ""
        if data.get("by") is not None:
            extra = self._possessed(player, right, self._player("turn.by", data["by"]), extra)
        given = EXTRA_TURNS.get(extra, NO_EXTRA_TURN)
        own = extra and not given.possessed and not given.last_round
        return Turn(
            player=player,
            phase=self._phase("turn.phase", data.get("phase", "action")),
            actions=self._number("turn.actions", data.get("actions", 1)),
            buys=self._number("turn.buys", data.get("buys", 1)),
            coins=self._number("turn.coins", data.get("coins", 0)),
            previous=self._player("turn.previous", data.get("previous", player if own else right)),
            number=self._number("turn.number", data.get("number", 1), least=1),
            extra=extra,
            gained=self._cards("turn.gained", data.get("gained"), described=False, unknown=False),
            bought=self._flag("turn.bought", data.get("bought", False)),
            by=right if given.possessed else "",
            trashed=self._cards("turn.trashed", data.get("trashed"), described=False, unknown=False),
            done=self._done("turn.done", data.get("done")),
        )

    def _possessed(self, player: str, right: str, by: str, extra: str) -> str:
        """The card that lets somebody else decide in this turn: that is the player to the right, and no other."""
        if not extra:
            self._impossible(
                "turn.by",
                f"{player} decides in an ordinary turn; who decides in a possessed one stands beside"
                " “extra: Possession”.",
                f"In einem gewöhnlichen Zug entscheidet {player} selbst; wer in einem besessenen entscheidet,"
                " steht neben „extra: Possession“.",
            )
        card = facts()[extra or "possession"]
        if not EXTRA_TURNS[card.slug].possessed:
            raise Mistake(
                "turn.by",
                f"In a turn that {card.en} gave, {player} decides: leave “by” out.",
                f"In einem Zug durch {card.de} entscheidet {player} selbst: Lass „by“ weg.",
            )
        if by != right:
            raise Mistake(
                "turn.by",
                f"“by” is who decides in {player}’s turn because of {card.en}: only {right}, to the right of {player}.",
                f"„by“ ist, wer wegen {card.de} im Zug von {player} entscheidet: nur {right}, rechts von {player}.",
            )
        return card.slug

    def _moves(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part for part in value.splitlines() if part.strip()]
        moves = []
        for i, move in enumerate(self._list("moves", value, MOST_MOVES)):
            place = f"moves[{i}]"
            speaker = ""
            if isinstance(move, Mapping) and len(move) == 1:  # `Anna: Tactician` without quotes, or `play: Moat`
                ((who, move),) = move.items()
                said = f"{who} " if plain(str(who)) in MOVE_VERBS and who not in self.names else ""
                speaker = said or f"{self._player(place, who)}: "
            if isinstance(move, list | tuple):
                move = ", ".join(self._word(place, part) for part in move[:MOST_CARDS])
            moves.append(speaker + ("-" if move is None else self._string(place, move, 2000)))
        return tuple(moves)

    def _word(self, place: str, part: object) -> str:
        """One of several answers to a decision: none of them is nothing."""
        text = self._string(place, part, 200)
        if not text:
            raise wrong(place, part, ("Text belongs here", "Hier gehört Text hin"))
        return text


def is_none(value: object) -> bool:
    return isinstance(value, str) and plain(value) in ("none", "keiner")
