"""From a story to a table: who plays, buys or holds which card, deed after deed, as the story goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rules.facts import facts, kinds
from rules.questions import casting
from rules.questions.circumstances import circumstances
from rules.questions.frame import AskedFrame
from rules.questions.probes import not_used, player_of_cards, plays, plays_it
from rules.questions.question import BASIC, Question
from rules.questions.scene import DRAWN_ACTIONS, ME, OTHER, Played, Scene, name, play
from rules.questions.verdict import kinds_of, through

KINDS: dict[str, tuple[str, ...]] = {
    "gain": ("gain",),
    "buy": ("buy",),
    "draw": ("draw",),
    "trash": ("trash",),
    "lose": ("trash",),
    "discard": ("discard",),
    "reveal": ("reveal", "look", "discard", "set-aside"),
    "topdeck": ("onto-deck",),
    "to-hand": ("to-hand",),
    "set-aside": ("set-aside", "gain"),
    "exile": ("exile",),
    "play": ("play",),
    "react": ("play", "reveal", "set-aside", "discard"),
    "upgrade": ("gain", "trash", "exchange"),
    "copy": ("gain", "play"),
    "call": ("call",),
    "affect": ("trash", "discard", "reveal", "look", "set-aside", "put"),
}
# What must lie somewhere before it.
MOVED = ("trash", "discard", "reveal", "topdeck", "set-aside", "upgrade", "return", "exile", "affect")
ABOVE = "silver"  # what is drawn before the cards that are told of are turned over
BESIDE = "smithy"  # another Action: what may be done with it, and not with the one that is asked about
MONEY = ("gold",) * 4
BUYS = "spices"  # a Treasure that lets its player buy once more
DEAR = 6  # what no Remodel makes of such an Action
PLENTY = ("silver", "gold", "village", "smithy", "market", "festival", "laboratory", "cellar")
LYING = ("have", "in-play", "in-hand", "stay")
STAYING = (*LYING, "trash", "discard", "reveal", "give", "play")  # of which no card comes


Deed = tuple[tuple[str, ...], str, str, str]  # kinds, card, who, through which card


@dataclass
class Stage:
    """A table on which the story can happen, and what must be seen to have happened there."""

    scene: Scene
    deeds: list[Deed] = field(default_factory=list)
    tool: str = ""  # with which it is to be done
    begun: int = 0  # with which of them the last part of the story begins
    ordered: bool = False  # it is said what came first

    def as_told(self, run: Played) -> bool:
        if self.tool and not seen(run, ("play",), self.tool, "", ""):
            return False
        if not all(
            sum(run.steps[n].cards.count(deed[1]) for n in seen(run, *deed)) >= self.deeds.count(deed)
            for deed in self.deeds
        ):
            return False
        begun = [seen(run, *deed)[0] for deed in self.deeds]
        return not self.ordered or begun == sorted(begun)

    def told_from(self, run: Played) -> int:
        """The step with which the last part of the story begins."""
        return min((seen(run, *deed)[0] for deed in self.deeds[self.begun :]), default=0)

    def told_until(self, run: Played) -> int:
        """The step with which the last of the deeds is done."""
        return max((seen(run, *deed)[: self.deeds.count(deed)][-1] for deed in self.deeds), default=0)


def seen(run: Played, kinds: tuple[str, ...], slug: str, who: str, by: str) -> list[int]:
    seats = {run.seat(who)} if who else set(range(len(run.names)))
    return [
        n
        for n, step in enumerate(run.steps)
        if kinds_of(step) & set(kinds)
        and step.actor in seats
        and slug in step.cards
        and step.sentence != "clean up"
        and (not by or through(step, (by,)))
    ]


class Teller:
    """Lays the table as the story goes on."""

    def __init__(self, q: Question, on_top: bool, bought: bool, turned: bool, mine: bool, lavish: bool) -> None:
        self.q, self.on_top, self.bought, self.turned, self.mine, self.lavish = q, on_top, bought, turned, mine, lavish
        self.turns: list[tuple[str, list[str]]] = []
        self.hands: dict[str, list[str]] = {ME: [], OTHER: []}
        self.top: dict[str, list[str]] = {ME: [], OTHER: []}
        self.in_play: dict[str, list[str]] = {ME: [], OTHER: []}
        self.durations: dict[str, list[str]] = {ME: [], OTHER: []}
        self.supply: list[str] = []
        self.want: list[str] = []
        self.use: list[str] = []
        self.last_gained: dict[str, list[str]] = {}
        self.landscapes: list[str] = []
        self.projects: dict[str, list[str]] = {ME: [], OTHER: []}
        self.ally = ""
        self.coins, self.buys = 0, 0
        self.spare = False  # there is an Action left
        self.deeds: list[Deed] = []
        self.last = ""  # the card that was played last
        self.gone: list[str] = []  # what goes, and is not what comes for it
        self.begun, self.ordered = 0, False
        self.beside: set[str] = set()  # of which one more is held
        self.prefer: tuple[str, ...] = ()
        self.avoid: tuple[str, ...] = ()
        self.tool = ""

    def moves(self, who: str) -> list[str]:
        if not self.turns or self.turns[-1][0] != who:
            self.turns.append((who, []))
        return self.turns[-1][1]

    @property
    def mover(self) -> str:
        return self.turns[-1][0] if self.turns else ""

    def tell(self, frame: AskedFrame, asked: bool = False) -> bool:
        """One deed more; False where it cannot be laid out."""
        if asked and frame.modal == "can":
            self.use += [slug for slug in self.q.actors if slug not in (*self.want, *frame.slugs)]  # whatever may be
            self.tool = frame.by if frame.deed in MOVED else ""
            self.want = [*(frame.slugs if frame.deed == "trash" else ()), *self.want]
            if frame.by:
                self.hands[frame.who or ME].append(BESIDE)
            if frame.deed == "topdeck" and not frame.by and len(frame.cards) == 1 and self._goes_back(frame.slugs[0]):
                self.moves(ME).insert(0, f"play {name(frame.slugs[0])}")
                self.hands[ME].append(frame.slugs[0])
                self.deeds.insert(0, (("play",), frame.slugs[0], ME, ""))
        who = frame.who or (OTHER if frame.victim == ME else "")
        if frame.deed in MOVED and frame.by and not frame.who:
            who = frame.victim  # the Bandit turns over my Silver
        if frame.deed == "affect" and not asked and frame.cards and not frame.by:  # Militia hits me
            frame = replace(frame, deed="play")
        if frame.against and not self._there(frame.against):
            self._play(OTHER, frame.against)
        landscapes = [slug for slug in frame.slugs if apart(slug)]
        for slug in landscapes:
            self._landscape(slug, frame.owner or who or ME, has=frame.deed != "buy")
        if landscapes:
            frame = replace(frame, cards=tuple(each for each in frame.cards if not apart(each[0])))
            if not frame.cards:
                return True
        deed = frame.deed
        if asked and not deed and frame.modal == "can" and all(facts()[slug].kind == BASIC for slug in frame.slugs):
            frame, deed = replace(frame, deed="gain"), "gain"  # is a Duchy legal?
        if asked and deed == "gain" and frame.modal == "can":  # what is held for it is not what comes of it
            theirs = (*self.hands[who or ME], *self.top[who or ME])
            self.use += [slug for slug in self.want if slug in theirs and slug not in frame.slugs]
        if frame.has("last-turn") and deed == "play" and not asked:
            return all(map(lasting, frame.slugs)) and not (frame.by or frame.upon) and self._lies(frame, who)
        if frame.has("last-turn") and who == OTHER and deed in ("buy", "gain") and not asked:
            self.last_gained[OTHER] = [*frame.slugs]
            return bool(frame.cards)
        if not deed and frame.cards and all(self._there(slug) for slug in frame.slugs):
            return True  # it is only spoken of
        against = not deed and frame.victim and frame.cards and all(attack(a) and lasting(a) for a in frame.slugs)
        if against or (deed == "have" and frame.has("in-play")):
            deed = "in-play"
        if deed in ("in-play", "stay") and not asked:
            return self._lies(frame, who)
        if deed in ("have", "in-hand") and not asked:
            self.spare = self.spare or action_left(frame)
            return self._holds(frame, who)
        self.begun = self.begun if asked else len(self.deeds)
        self.ordered = self.ordered or frame.since
        if deed in ("play", "react", "") and frame.cards:
            return self._plays(frame, who, asked)
        if frame.cards and (
            deed == "buy" or (deed == "gain" and self.bought and not frame.by and not asked and not frame.whose_turn)
        ):
            return self._buys(frame, who, asked)
        if deed in KINDS and (frame.cards or frame.by):
            return self._does(frame, who, asked)
        return asked or (not frame.cards and deed not in ("play", "buy", "gain", "trash"))

    def _goes_back(self, slug: str) -> bool:
        """My Treasury: it was played on my turn, and puts itself back."""
        itself = any("put this on" in line[0].lower() for line in facts()[slug].lines)
        return itself and not self._there(slug) and self.mover in ("", ME) and len(self.turns) < 2

    def _landscape(self, slug: str, owner: str, has: bool) -> None:
        kind = facts()[slug].kind
        if kind == "ally":
            self.ally = slug
            return
        self.landscapes = [*dict.fromkeys((*self.landscapes, slug))]
        if kind == "project" and has:
            self.projects[owner] = [*dict.fromkeys((*self.projects[owner], slug))]

    def _there(self, slug: str) -> bool:
        return any(
            slug in zone for part in (self.hands, self.top, self.in_play, self.durations) for zone in part.values()
        )

    def _lies(self, frame: AskedFrame, who: str) -> bool:
        for slug, n in frame.cards:
            hits = OTHER if frame.victim != OTHER else ME  # whoever has an Attack against somebody
            owner = frame.owner or frame.who or (hits if attack(slug) and lasting(slug) else frame.victim or ME)
            if owner == OTHER and attack(slug) and lasting(slug):
                self._plays_all(OTHER, slug, 2 * n if frame.has("both") else n)  # both of them have one
            elif lasting(slug):
                self.durations[owner] += [slug] * n
            else:
                self.in_play[owner] += [slug] * n
        return True

    def _holds(self, frame: AskedFrame, who: str) -> bool:
        for slug, n in frame.cards:
            owner = who or frame.owner or ME
            if attack(slug) and lasting(slug) and owner == OTHER and not frame.has("in-hand"):
                self._plays_all(OTHER, slug, n)
            else:
                self.hands[owner] += [slug] * n
                self.use.append(slug)
            if frame.has("another"):
                self.beside.add(slug)
        return True

    def _plays(self, frame: AskedFrame, who: str, asked: bool) -> bool:
        cards = [*(((frame.by, 1),) if frame.by else ()), *frame.cards, *(((frame.upon, 1),) if frame.upon else ())]
        slugs = [slug for slug, _ in cards]
        passive = not asked and any(spot.raw.lower().startswith(("is ", "wird ")) for spot in frame.spots)
        hits_me = any(attack(slug) for slug in slugs) and (passive or self._suffering())
        who = who or frame.owner or (OTHER if hits_me else ME)
        throne = next((a for a in slugs if player_of_cards(a) and any(plays_it(a, b) for b in slugs if b != a)), "")
        if throne:
            self._play(who, throne, asked=asked)
            for _ in range(dict(cards)[throne] - 1):  # one on the other
                self.hands[who].append(throne)
                self.want.append(throne)
                self.avoid = tuple(slug for slug in DRAWN_ACTIONS if slug not in slugs)  # only what was told
            for slug, n in cards:
                if slug != throne and not plays_it(throne, slug):  # after it: a Silver
                    self._plays_all(who, slug, n, asked)
                elif slug != throne:
                    self._hold(who, slug, n)
                    self.want.append(slug)
                    if not asked:
                        self.deeds.append((("play",), slug, who, ""))
            self.last = next(slug for slug in slugs if slug != throne)
            return True
        if frame.by and not asked and (player_of_cards(frame.by) or not frame.who):  # from where it lies
            self._play(who, frame.by)
            for slug, n in frame.cards:
                zone = self.top[who] if self.on_top else self.supply if facts()[slug].kind != BASIC else self.hands[who]
                zone += [slug] * n
                self.want.append(slug)
                self.deeds.append((("play",), slug, who, frame.by))
            return True
        taken = {slug for kinds, slug, _, by in self.deeds if "to-hand" in kinds and by}
        if asked and taken >= {*slugs} and all(map(plays, slugs)):  # into hand, where it is a card like any other
            self.supply += [slug for slug in slugs if facts()[slug].kind == "kingdom"]
            self.moves(who).extend(f"play {name(slug)}" for slug in slugs)
            return self.spare or not any("Action" in facts()[slug].types for slug in slugs)
        if all(slug in self.supply for slug in slugs):  # gained just before: another card lets it be played
            self.use += [slug for slug in self.q.actors if slug not in slugs]
            if not asked:
                self.deeds += [(("play",), slug, who, "") for slug in slugs]
            return True
        turned_over = {slug: by for kinds, slug, _, by in self.deeds if "discard" in kinds and by}
        if not frame.by and all(slug in turned_over and slug in self.top[who] for slug in slugs):
            self.want += slugs  # Vassal turns it over, and I play it
            self.use += [turned_over[slug] for slug in slugs]
            if not asked:
                self.deeds += [(("play",), slug, who, turned_over[slug]) for slug in slugs]
            return True
        reacts = all("Reaction" in facts()[slug].types for slug in slugs) and not frame.whose_turn
        if asked and frame.modal == "must" and all(slug in (*self.top[who], *self.hands[who]) for slug in slugs):
            return True  # another card lets it be played, or makes it
        if self.turns and self.mover != who and reacts:
            for slug, n in cards:  # on another's turn
                self._hold(who, slug, n)
                self.use.append(slug)
                if not asked:
                    self.deeds.append((KINDS["react"], slug, who, ""))
            return True
        lying = not frame.deed and any(facts()[slug].kind != BASIC for slug in slugs)  # a Silver under a Blockade
        for slug, n in reversed(cards) if self.turned else cards:
            if slug == frame.upon or (lying and facts()[slug].kind == BASIC):  # what it is used on
                self._hold(who, slug, n)
                self.want.append(slug)
                self.gone.append(slug)
            elif facts()[slug].kind == BASIC and "Treasure" not in facts()[slug].types:
                self.hands[who].append(slug)
                self.want.append(slug)
            elif not plays(slug):
                return False
            else:
                self.hands[who] += [slug] * n if frame.has("another") and slug in self.hands[who] and not asked else []
                self._plays_all(who, slug, n, asked)
        return True

    def _hold(self, who: str, slug: str, n: int) -> None:
        """It is in hand; where it is said already to be there, it is the same one."""
        if slug not in self.hands[who] or slug in self.beside:
            self.hands[who] += [slug] * n

    def _plays_all(self, who: str, slug: str, n: int, asked: bool = False) -> None:
        for _ in range(n):
            self._play(who, slug, asked=asked)

    def _play(self, who: str, slug: str, asked: bool = False) -> None:
        self.moves(who).append(f"play {name(slug)}")
        if not any(slug in zone for zone in (self.want, self.use) if slug in self.hands[who]):
            self.hands[who].append(slug)
        self.last = slug
        if not asked:
            self.deeds.append((("play",), slug, who, ""))

    def _suffering(self) -> bool:
        """An Attack of which nobody says whose it is hits whoever asks."""
        return casting.sufferer(self.q) == ME or self.q.asks("protect")

    def _buys(self, frame: AskedFrame, who: str, asked: bool) -> bool:
        who = who or self.mover or ME
        for slug, n in frame.cards:
            cost = facts()[slug].cost
            if cost.potion or cost.debt:
                return False
            for _ in range(n):
                later = bool(self.turns) and who != self.turns[0][0]
                if later and "play treasures" not in self.moves(who):
                    self.hands[who] += (*MONEY, *(BUYS,) * (n - 1))
                    self.moves(who).append("play treasures")
                self.moves(who).append(f"buy {name(slug)}")
                self.coins += cost.coins
                self.buys += 1
            self.supply.append(slug)
            if not asked:
                self.deeds += [(("buy",), slug, who, "")] * n
        return True

    def _does(self, frame: AskedFrame, who: str, asked: bool) -> bool:
        cards, by = list(frame.cards), frame.by
        if frame.with_it and not asked:
            cards, by = [], frame.with_it  # I discard cards because of a Militia
        self.prefer = {"topdeck": ("deck", "top"), "trash": ("trash",)}.get(frame.deed, ())
        if not by and len(cards) > 1 and not frame.listed and plays(cards[0][0]) and facts()[cards[0][0]].kind != BASIC:
            by = cards.pop(0)[0]
        if frame.upon:
            cards.append((frame.upon, 1))
        done_by = by or self.last
        if by and not self._there(by):
            owner = frame.owner or (
                OTHER
                if attack(by) and not self.mine and (who == ME or frame.victim == ME or self._suffering())
                else who or self.mover or ME
            )
            if not plays(by):
                return False
            self._play(owner, by, asked=asked)
        owner = who or frame.victim or (ME if not done_by or not attack(done_by) or self.mover == OTHER else OTHER)
        if frame.deed == "upgrade" and len(cards) > 1:
            self.want.insert(0, cards[0][0])  # this one goes, whatever else is wanted
        # not what a Lurker trashes
        from_supply = bool(done_by) and any(
            "card of the Supply is trashed" in line[0] for line in facts()[done_by].lines
        )
        self.gone += frame.slugs if frame.deed == "trash" and not (asked or from_supply) else ()
        for slug, n in cards:
            self.want.append(slug)
            if frame.deed in MOVED and len(cards) > 1 and slug == cards[0][0]:
                self.use.append(slug)  # what comes for it is not another one
            if frame.deed in MOVED and (frame.deed != "upgrade" or slug == cards[0][0]):
                zone = self.in_play if frame.has("in-play") else self.top if self.on_top else self.hands
                if zone is self.top and done_by and not self.top[owner] and owner == self.mover:
                    self.top[owner] += [ABOVE] * draws_first(done_by)
                if slug not in (*self.hands[owner], *self.top[owner]):
                    zone[owner] += [slug] * n
            if frame.deed in ("gain", "copy", "upgrade") and facts()[slug].kind == "kingdom":
                self.supply.append(slug)
            if not asked:
                kinds = (*KINDS[frame.deed], *(("trash",) if frame.deed == "reveal" and by else ()))  # by a Swindler
                self.deeds += [(kinds, slug, who, by)] * (n if frame.deed in MOVED else 1)
        return True

    def stage(self, actions: int) -> Stage:
        waiting = [
            move[5:] for who, moves in self.turns[:1] for move in moves if who == OTHER and move.startswith("play ")
        ]
        if waiting and len(self.turns) > 1 and self.in_play[ME]:  # what lies before me lies there on my own turn
            self.turns.pop(0)
            self.durations[OTHER] += [slug for slug in self.hands[OTHER] if name(slug) in waiting]
            self.hands[OTHER] = [slug for slug in self.hands[OTHER] if name(slug) not in waiting]
            self.deeds = [deed for deed in self.deeds if deed[2] != OTHER]
        if not self.turns:
            self.moves(ME)
        first, moves = self.turns[0]
        named = self.q.slugs
        if self.lavish and any("Treasure" in facts()[by].types for *_, by in self.deeds if by):
            self.in_play[ME] += [slug for slug in PLENTY if slug not in named]
        elif self.lavish:
            dear = any(facts()[slug].cost.coins > DEAR for _, slug, _, by in self.deeds if by)
            given = ["gold" if dear else BESIDE, "silver"]
            self.hands[first].append(given[0])
            self.want += given
            self.use += given  # they go, and are not what comes
        reactions = [slug for slug in named if "Reaction" in facts()[slug].types]
        for slug in reactions:
            if not self._there(slug) and slug not in self.supply:
                self.hands[ME].append(slug)
        later = any(lasting(slug) for slug in named)
        played = [move[5:] for move in moves if move.startswith("play ")]
        buying = bool(moves) and not any("Action" in facts()[slug].types for slug in named if name(slug) in played)
        told = circumstances(self.q)
        scene = Scene(
            mover=first,
            script=tuple(tuple(moves) for _, moves in self.turns),
            hands={who: tuple(cards) for who, cards in self.hands.items()},
            top={who: tuple(cards) for who, cards in self.top.items()},
            in_play={who: tuple(cards) for who, cards in self.in_play.items()},
            durations={who: tuple(cards) for who, cards in self.durations.items()},
            last_gained={who: tuple(cards) for who, cards in self.last_gained.items()},
            supply=tuple(dict.fromkeys(self.supply)),
            want=tuple(dict.fromkeys(self.want)),
            prefer=self.prefer,
            avoid=self.avoid,
            use=tuple(dict.fromkeys((*self.use, *reactions))),
            coins=self.coins if self.turns[0][0] == first else 0,
            buys=max(1, self.buys),
            actions=actions,
            phase="buy" if buying else "action",
            turns=len(self.turns) + (2 if later or self.q.has("next-turn", "extra-turn") else 0),
            landscapes=tuple(self.landscapes),
            projects={who: tuple(slugs) for who, slugs in self.projects.items()},
            in_order=True,
            ally=self.ally,
            editions=casting.editions(self.q),
            players=self.q.players or 2,
            empty=told.empty,
        )
        for slug in told.unused:
            scene = not_used(scene, slug)
        return Stage(scene, self.deeds, self.tool, self.begun, self.ordered)


def stages(q: Question, before: Sequence[AskedFrame], question: AskedFrame) -> Iterator[Stage]:
    """Every way in which it may have been meant, the likeliest first.

    What is gained comes from a card or is bought; two cards are played in either order; with one Action, or with as
    many as the story needs; what is moved lies in hand or on the deck; an Attack with which I do something is
    another's or mine; many cards lie in play where a Treasure gains something, or another Action is held for it.
    """
    lying_first = sorted(before, key=lambda frame: frame.deed not in LYING)
    gains = any(frame.deed == "gain" and frame.cards and not frame.by for frame in before)
    turned_over = any(frame.deed == "reveal" and frame.by for frame in before)
    several = any(frame.deed in ("play", "") and len(frame.cards) > 1 for frame in before)
    unowned = any(frame.by and attack(frame.by) and frame.who == ME and not frame.owner for frame in before)
    with_it = any(frame.deed == "gain" and frame.by and frame.cards for frame in before)
    ways = [
        (bought, turned, enough, on_top, mine, lavish)
        for lavish in (False, True)[: 1 + with_it]
        for mine in (False, True)[: 1 + unowned]
        for bought in (False, True)[: 1 + gains]
        for turned in (False, True)[: 1 + several]
        for enough in (False, True)
        for on_top in ((True, False) if turned_over else (False, True))
    ]
    for bought, turned, enough, on_top, mine, lavish in ways:
        teller = Teller(q, on_top, bought, turned, mine, lavish)
        if all(teller.tell(frame) for frame in lying_first):
            if not teller.tell(question, asked=True):
                continue
            others = {slug for frame in (*before, question) if frame.deed not in STAYING for slug in frame.slugs}
            teller.use += [slug for slug in teller.gone if slug not in others]
            actions = sum(move.startswith("play ") for _, moves in teller.turns for move in moves)
            if not enough or actions > 1:
                yield teller.stage(actions + 1 if teller.spare else actions if enough else 1)


def as_told(stage: Stage) -> list[Played]:
    """The tables, where on all of them it goes as it was told; of several options the one that makes it go so."""
    runs = play(stage.scene)
    if not runs or any(run.stopped for run in runs):
        return []
    if all(stage.as_told(run) for run in runs):
        return runs
    options = [offer.choices for run in runs for offer in run.offers if offer.kind == "choose-option"]
    for option in dict.fromkeys(choice for choices in options for choice in choices):
        chosen = play(replace(stage.scene, prefer=(option,)))
        if chosen and all(not run.stopped and stage.as_told(run) for run in chosen):
            return chosen
    return []


def action_left(frame: AskedFrame) -> bool:
    """I still have an Action."""
    left = frame.has("left-over", "still", "another") and not frame.numbers and not frame.cards
    return left and frame.has("unit-actions") and not frame.has("not") and frame.who in ("", ME)


def without(scene: Scene, slug: str) -> Scene:
    """The same, and the card lies nowhere but in the Supply."""

    def rest(part: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        return {who: tuple(each for each in cards if each != slug) for who, cards in part.items()}

    supply = tuple(dict.fromkeys((*scene.supply, slug)))
    return replace(scene, in_play=rest(scene.in_play), durations=rest(scene.durations), supply=supply)


def put_in_place(scene: Scene, one: str, other: str) -> Scene:
    """The same with another card wherever the one was laid or is played."""

    def changed(part: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        return {who: tuple(other if slug == one else slug for slug in cards) for who, cards in part.items()}

    moves = {f"play {name(one)}": f"play {name(other)}", f"buy {name(one)}": f"buy {name(other)}"}
    return replace(
        scene,
        script=tuple(tuple(moves.get(move, move) for move in turn) for turn in scene.script),
        hands=changed(scene.hands),
        top=changed(scene.top),
        in_play=changed(scene.in_play),
        want=tuple(other if slug == one else slug for slug in scene.want),
        use=tuple(other if slug == one else slug for slug in scene.use),
    )


def draws_first(slug: str) -> int:
    """How many cards it draws before it does anything else."""
    line = facts()[slug].lines[0][0] if facts()[slug].lines else ""
    found = re.match(r"\+(\d) Cards?\.", line)
    return int(found[1]) if found else 0


def attack(slug: str) -> bool:
    return "Attack" in facts()[slug].types


def lasting(slug: str) -> bool:
    return "Duration" in facts()[slug].types


def apart(slug: str) -> bool:
    return facts()[slug].kind in (*kinds("bought"), *kinds("at-work"))
