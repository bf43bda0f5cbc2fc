"""From a claim to a table: who holds what, what is done turn after turn, and what must then be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product

from rules.engine.decisions import Text
from rules.facts import facts
from rules.questions.claim import ANY, MATS, Asked, Claim, Deed, Held
from rules.questions.numbers import PILES
from rules.questions.probes import phase_of, plays, plays_it, shields
from rules.questions.question import BASIC
from rules.questions.scene import ME, OTHER, THIRD, Played, Scene, name, play, playable
from rules.questions.staging import ABOVE, BUYS, KINDS, apart, attack, draws_first, lasting, seen

PLAYER = {"me": ME, "other": OTHER, "third": THIRD}
FROM_HAND = ("trash", "discard", "topdeck", "set-aside", "exile", "return", "upgrade", "reveal", "lose", "pass", "give")
SHOWN = ("reveal", "react")
MOST_TURNS, MOST_COPIES = 4, 10
MONEY = ("gold",) * 4
TOOLS = {"trash": "chapel", "discard": "cellar"}  # with which it is done, where nobody says with what
IN_HAND = 5  # cards, on somebody else's turn


@dataclass(frozen=True)
class DeedToSee:
    """A deed that must be seen in a run."""

    kinds: tuple[str, ...]
    card: str
    who: str
    by: str = ""
    n: int = 1

    def seen_in(self, run: Played) -> bool:
        found = seen(run, self.kinds, self.card, self.who, self.by)
        if not self.card:  # so many, whichever
            return sum(len(run.steps[n].cards) for n in found) == self.n
        return sum(run.steps[n].cards.count(self.card) for n in found) >= self.n


@dataclass(frozen=True)
class Chosen:
    """An option of a card that must be taken, or must not."""

    card: str
    option: str
    taken: bool = True

    def seen_in(self, run: Played) -> bool:
        offers = [each for each in run.offers if each.kind == "choose-option" and each.source == self.card]
        taken = any(self.option in offer.picked.split(", ") for offer in offers)
        return any(self.option in offer.choices for offer in offers) and taken == self.taken


@dataclass(frozen=True)
class Laid:
    scene: Scene
    told: tuple[DeedToSee, ...]
    sources: tuple[str, ...]  # cards that may bring about what is asked
    turns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    last: tuple[str, ...] = ()  # of several that were played the last one, which is hardly not meant
    denied: tuple[DeedToSee, ...] = ()  # deeds that were told not to be done
    chosen: tuple[Chosen, ...] = ()
    tools: tuple[str, ...] = ()  # cards that nobody named, with which something is done

    @property
    def deciding(self) -> tuple[str, ...]:
        """Whose decisions are left open."""
        return (*self.sources, *self.tools)

    def as_told(self, run: Played) -> bool:
        told = all(t.seen_in(run) for t in self.told) and not any(t.seen_in(run) for t in self.denied)
        return told and not run.stopped and all(each.seen_in(run) for each in self.chosen)

    def done_with(self, run: Played) -> int:
        """The step with which the last told deed begins."""
        found = (seen(run, t.kinds, t.card, t.who, t.by) for t in self.told)
        return max((steps[min(t.n, len(steps)) - 1] for t, steps in zip(self.told, found, strict=True)), default=0)


@dataclass
class Layer:
    claim: Claim
    lies: str = "hand"  # where what is asked about lies: hand, deck, discard
    mine: bool = False  # an Attack of which nobody says whose it is
    among: bool = False  # what is played is among the cards that a hand is said to have
    below: bool = False  # what is said to lie on the deck lies under what is drawn first
    hands: dict[str, list[str]] = field(default_factory=dict)
    zones: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    mats: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    turns: list[tuple[str, list[str]]] = field(default_factory=list)
    told: list[DeedToSee] = field(default_factory=list)
    denied: list[DeedToSee] = field(default_factory=list)
    chosen: list[Chosen] = field(default_factory=list)
    lists: dict[str, list[str]] = field(default_factory=dict)  # supply, want, use, avoid, empty, trash, landscapes
    counts: dict[str, int] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    bare: dict[str, bool] = field(default_factory=dict)
    projects: dict[str, list[str]] = field(default_factory=dict)
    last_gained: dict[str, list[str]] = field(default_factory=dict)
    left: dict[str, int] = field(default_factory=dict)  # how many cards piles have
    stacks: dict[str, dict[str, int]] = field(default_factory=dict)  # how many lie in a deck, in a discard pile
    many: dict[str, int] = field(default_factory=dict)  # with which card so many are picked
    ally: str = ""
    last: str = ""  # the card that was played last
    told_plays: int = 0  # that need an Action each
    told_later: bool = False  # in a later turn than the first

    def add(self, to: str, *slugs: str) -> None:
        self.lists.setdefault(to, []).extend(slugs)

    def zone(self, zone: str, who: str) -> list[str]:
        return self.zones.setdefault(zone, {}).setdefault(who, [])

    # -- what lies there --------------------------------------------------------------------------------------------

    def hold(self, part: Held) -> None:
        who = PLAYER.get(part.who, ME)
        if part.zone in ("trash", "supply") or not part.card or part.zone == "table":
            self._beside(part)
        elif part.card == ANY and part.zone == "hand":
            self.sizes[who] = part.n
        elif part.card == ANY and part.zone in ("deck", "discard"):
            self.stacks.setdefault(part.zone, {})[who] = part.n
        elif part.zone in MATS:
            self.mats.setdefault(who, {}).setdefault(part.zone, []).extend([part.card] * part.n)
        elif part.card != ANY and not part.n:
            if part.zone == "hand":
                self.add("lacking", part.card)
        elif part.card != ANY:
            lies = part.zone
            if lies in ("play", "durations") and part.who == "other" and attack(part.card) and lasting(part.card):
                self._play(Deed("other", "play", part.card, min(part.n, MOST_COPIES)), told=True)
                return
            if lies in ("play", "durations"):
                lies = "durations" if lasting(part.card) else "play"
            if lies == "deck" and self.below and not self.zone("deck", who):
                self.zone("deck", who).extend([ABOVE] * _drawn_before(self.claim))
            self.zone(lies, who).extend([part.card] * min(part.n, MOST_COPIES))
            self.add("use", part.card)
            if part.only and part.zone == "hand":
                self.bare[who] = True

    def _beside(self, part: Held) -> None:
        if part.zone == "trash":
            self.add("trash", *[part.card] * part.n)
        elif part.zone == "supply":
            self.add("supply" if part.n else "empty", part.card)
            if part.only and part.n:
                self.left[part.card] = part.n
        elif part.zone == "table" and facts()[part.card].kind == "ally":
            self.ally = part.card
        elif part.zone == "table":
            self.add("landscapes", part.card)
            if facts()[part.card].kind == "project":
                self.projects.setdefault(PLAYER.get(part.who, ME), []).append(part.card)
        elif part.zone == "empty-piles":
            self.add("empty", *PILES[: part.n])
        else:
            self.counts[part.zone] = part.n

    # -- what is done -----------------------------------------------------------------------------------------------

    def whose(self, deed: Deed | Asked, card: str) -> str:
        """Who does it; an Attack of which nobody says whose it is hits whoever asks."""
        if deed.who and not (isinstance(deed, Asked) and card and attack(card)):
            return PLAYER[deed.who]
        if self.mine and card and attack(card):
            return ME
        hit = self.claim.asked.who != "other"
        holder = next((part.who for part in self.claim.held if part.card in facts() and shields(part.card)), "")
        shown = next((each.who for each in self.claim.deeds if each.verb in SHOWN and each.who), "")
        if card and attack(card) and (hit or shown or holder):
            return ME if (shown or holder) == "other" else OTHER
        return self.turns[-1][0] if self.turns else ME

    def moves(self, who: str) -> list[str]:
        if not self.turns or self.turns[-1][0] != who:
            self.turns.append((who, []))
        return self.turns[-1][1]

    def there(self, slug: str) -> bool:
        lying = any(slug in cards for zone in self.zones.values() for cards in zone.values())
        return lying or any(f"play {name(slug)}" in moves for _, moves in self.turns)

    def _leave(self, deed: Deed) -> bool:
        """What is not done could be done, and is not seen."""
        self.add("avoid", *filter(None, (deed.card, deed.by)))
        if deed.card and deed.verb in KINDS:
            kinds = ("reveal",) if deed.verb in SHOWN else KINDS[deed.verb]
            self.denied.append(DeedToSee(kinds, deed.card, PLAYER.get(deed.who, "")))
        self._hold(self.whose(deed, ""), deed.card)
        return True

    def do(self, deed: Deed, told: bool = True) -> bool:
        """One deed more; False where it cannot be laid out."""
        deed = _without_any(deed)
        if not deed.n:
            return False  # what was done no time at all
        if deed.option:
            return self._choose(deed, told)
        if not (deed.card or deed.by):
            return True
        if deed.negated:
            return self._leave(deed)
        if deed.verb == "play" and deed.by and deed.card and facts()[deed.by].kind == "way":
            return self._as_way(deed, told)
        if any(apart(slug) for slug in (deed.card, deed.by) if slug):
            return self._landscape(deed, told)
        if deed.verb == "buy" and not deed.card:
            return False
        if deed.when == "last-turn" and deed.verb in ("gain", "buy") and deed.card:
            self.last_gained.setdefault(PLAYER.get(deed.who, OTHER), []).append(deed.card)
            return True
        by_verb = {"play": self._play, "call": self._call, "buy": self._buy}.get(deed.verb)
        if by_verb is not None:
            return by_verb(deed, told)
        reacts = deed.verb in SHOWN and deed.card in facts() and "Reaction" in facts()[deed.card].types
        if reacts and (not deed.by or attack(deed.by)):
            return self._show(deed, told)
        return self._with(deed, told)

    def _show(self, deed: Deed, told: bool) -> bool:
        """A Reaction is used; the Attack that nobody has told of comes before."""
        who = PLAYER.get(deed.who, ME)
        if deed.by and not self.there(deed.by):
            self._play(Deed("me" if who == OTHER else "other", "play", deed.by), told=False)
        self._hold(who, deed.card)
        self.add("use", deed.card)
        shown = ("reveal",) if shields(deed.card) == "hand" else KINDS["react"]  # not discarded to a Militia
        self._must_see(told, shown, deed.card, who)
        return True

    def _as_way(self, deed: Deed, told: bool) -> bool:
        """A card is played for what a Way says."""
        who = self.whose(deed, deed.card)
        self._beside(Held("", "table", deed.by))
        self._hold(who, deed.card)
        self.moves(who).append(f"play {name(deed.card)} as {name(deed.by)}")
        self.told_plays += told
        self._must_see(told, ("play",), deed.card, who)
        self.last = deed.card
        return plays(deed.card) and "Action" in facts()[deed.card].types

    def _call(self, deed: Deed, told: bool) -> bool:
        """A Reserve card comes from its mat, when it may."""
        who = PLAYER.get(deed.who, ME)
        waiting = self.mats.setdefault(who, {}).setdefault("tavern", [])
        waiting.extend([deed.card] * (deed.card not in waiting))
        self.add("use", deed.card)
        self._must_see(told, KINDS["call"], deed.card, who)
        self.last = deed.card
        return "Reserve" in facts()[deed.card].types

    def _choose(self, deed: Deed, told: bool) -> bool:
        """An option is taken, of a card that is played with it or was before."""
        card, chooses = deed.upon or deed.card or deed.by or self.last, deed.verb == "choose"
        if chooses or not deed.negated:  # else it is the card that is not played
            self.chosen.append(Chosen(card, deed.option, not deed.negated))
        if not deed.negated:
            self.add("prefer", deed.option)
        if chooses:
            return bool(card) and (self.there(card) or self._play(Deed(deed.who, "play", card), told))
        return self.do(replace(deed, option=""), told)

    def _must_see(self, told: bool, kinds: tuple[str, ...], card: str, who: str, by: str = "", n: int = 1) -> None:
        if told:
            self.told.append(DeedToSee(kinds, card, who, by, n))

    def _hold(self, who: str, slug: str, n: int = 1, zone: str = "hand") -> None:
        """It is there; where it is said already to be there, it is the same one."""
        held = self.zone(zone, who)
        if slug not in ("", ANY):
            held.extend([slug] * max(n - held.count(slug), 0))

    def _below(self, who: str, by: str, lies: str) -> None:
        """Under what is drawn first, so that it is turned over."""
        if lies == "deck" and not self.zone("deck", who) and (not self.turns or self.turns[-1][0] == who):
            self.zone("deck", who).extend([ABOVE] * draws_first(by))

    def _landscape(self, deed: Deed, told: bool) -> bool:
        slug = deed.card if deed.card in facts() and apart(deed.card) else deed.by
        self._beside(Held(deed.who or "me", "table", slug))
        if deed.verb == "buy" and told and facts()[slug].kind == "event":
            self.counts["coins"] = self.counts.get("coins", 0) + facts()[slug].cost.coins
            self.moves(PLAYER.get(deed.who, ME)).append(f"buy {name(slug)}")
            self.projects.pop(PLAYER.get(deed.who, ME), None)
        return facts()[slug].kind != "way"

    def _play(self, deed: Deed, told: bool) -> bool:
        throne = deed.by or (deed.card if deed.upon else "")
        target = deed.upon or (deed.card if deed.by else "")
        if throne and not target:
            return self._play(replace(deed, card=throne, by=""), told)
        who = self.whose(deed, target or deed.card)
        if throne:
            if not plays_it(throne, target) and (told or not plays(throne)):
                return False
            self._hold(who, throne)
            lies = "hand" if told else self.lies
            self._below(who, throne, lies)
            self._hold(who, target, 2 if target == throne else 1, lies)
            self.add("want", target)
            self.moves(who).append(f"play {name(throne)}")
            self.told_plays += told
            self._pass_turns(deed, who)
            self._must_see(told, ("play",), target, who)
            self.last = target
            return True
        if not plays(deed.card):
            return False
        if told and self._reacts(deed.card, who):
            self.last = deed.card
            return self._show(replace(deed, verb="react", who="me" if who == ME else deed.who), told)
        many = deed.n * deed.times
        if many > MOST_COPIES:
            return False
        self._hold(who, deed.card, many)
        self.moves(who).extend([f"play {name(deed.card)}"] * many)
        self.told_plays += many * told
        self._pass_turns(deed, who)
        self._must_see(told, ("play",), deed.card, who, n=many)
        self.last = deed.card
        return True

    def _pass_turns(self, deed: Deed, who: str) -> None:
        """It was played last turn: then everybody else has had a turn, and another hand is held."""
        if deed.when == "last-turn":
            self.turns += [(OTHER if who == ME else ME, []), (who, [])]
            self.told_later = True

    def _reacts(self, slug: str, who: str) -> bool:
        """Somebody else is on turn and has done something: then a Reaction is played at once."""
        return bool(self.turns) and self.turns[-1][0] != who and "Reaction" in facts()[slug].types

    def _buy(self, deed: Deed, told: bool) -> bool:
        cost = facts()[deed.card].cost
        if cost.potion or cost.debt or deed.n > MOST_COPIES:
            return False
        who = PLAYER.get(deed.who, "") or (self.turns[-1][0] if self.turns else ME)
        later = bool(self.turns) and who != self.turns[0][0]
        if later:
            again = any(move.startswith("buy ") for move in self.moves(who))
            self.zone("hand", who).extend((BUYS,) if again else MONEY)
            if not again:
                self.moves(who).append("play treasures")
        else:
            purse = {part.zone for part in self.claim.held}  # what there is, where it was said
            self.counts["coins"] = self.counts.get("coins", 0) + (0 if "coins" in purse else cost.coins * deed.n)
            self.counts["buys"] = self.counts.get("buys", 0) + (0 if "buys" in purse else deed.n)
        self.moves(who).extend([f"buy {name(deed.card)}"] * deed.n)
        self.add("supply", deed.card)
        self._must_see(told, ("buy",), deed.card, who, n=deed.n)
        if facts()[deed.card].kind != BASIC:
            self.last = deed.card
        return True

    def _with(self, deed: Deed, told: bool) -> bool:
        """Something is done with a card by another one, which is played for it unless it was."""
        by = deed.by or self.last
        if deed.by and not self.there(deed.by):
            whose = "" if attack(deed.by) and not told else deed.who
            if not self._play(Deed(whose, "play", deed.by), told=False):
                return False
        mover = self.turns[-1][0] if self.turns else ME
        who = PLAYER.get(deed.who, "") or mover
        if not deed.who and by and attack(by) and deed.verb in FROM_HAND:
            who = OTHER if mover == ME else ME  # whom it hits
        if not deed.card:
            if deed.n > 1 and by and deed.verb in ("discard", "trash"):
                self.many[by] = deed.n
                self._must_see(told, KINDS[deed.verb], "", who, n=deed.n)
            return True
        if not by and deed.verb in TOOLS:
            self._play(Deed(deed.who, "play", TOOLS[deed.verb]), told=False)
            by = TOOLS[deed.verb]
            self.add("tools", by)
        if not by:
            alone = not any(told.kinds == ("buy",) for told in self.told)
            return deed.verb == "gain" and alone and self._buy(replace(deed, verb="buy"), told)
        kinds = KINDS.get(deed.verb)
        if kinds is None:
            return False
        self._lay_for(deed, who, by)
        self._must_see(told, kinds, deed.card, who, n=deed.n)
        return True

    def _lay_for(self, deed: Deed, who: str, by: str) -> None:
        """The card lies where the other one finds it."""
        self.add("want", deed.card)
        lying = [part for part in self.claim.held if part.card == deed.card and part.zone != "hand"]
        if (deed.verb in FROM_HAND or deed.verb == "copy") and not lying:
            self._below(who, by, self.lies)
            self._hold(who, deed.card, deed.n, self.lies)
        if deed.verb == "draw":
            self.zone("deck", who).extend([deed.card] * deed.n)
        elif deed.verb not in FROM_HAND and facts()[deed.card].kind != BASIC:
            self.add("supply", deed.card)

    # -- what is asked ----------------------------------------------------------------------------------------------

    def ask(self, asked: Asked) -> bool:
        named = [slug for slug in (asked.by, asked.card) if slug not in ("", ANY)]
        if asked.verb in ("protect", "affect") or not asked.verb:
            return all(self.there(slug) or self._guard(slug) for slug in named)
        if asked.verb in KINDS and asked.verb != "call" and asked.card not in ("", ANY):
            many = asked.n if asked.verb == "buy" and asked.n else 1
            deed = Deed(asked.who, asked.verb if asked.verb != "lose" else "trash", asked.card, many, asked.by)
            if asked.verb in ("play", "buy") and not asked.by and self._spoken_of(asked.card):
                self.moves(PLAYER.get(asked.who, ME)).append(f"{asked.verb} {name(asked.card)}")
                return plays(asked.card) or asked.verb == "buy"
            return self.do(deed, told=False)
        return all(self.there(slug) or self.do(Deed(asked.who, "play", slug), told=False) for slug in named)

    def _spoken_of(self, slug: str) -> bool:
        """It was told where it is: no other one is meant."""
        held = any(part.card == slug and part.zone not in ("play", "durations") for part in self.claim.held)
        return held or any(deed.card == slug for deed in self.claim.deeds)

    def _guard(self, slug: str) -> bool:
        """A shield lies where it protects, an Attack is played by the other."""
        zone, who = shields(slug), PLAYER.get(self.claim.asked.who, ME)
        if zone:
            self.zone(zone, who).append(slug)
            self.add("use", slug)
            return True
        return plays(slug) and self._play(Deed("me" if who == OTHER else "other", "play", slug), told=False)

    def laid(self, enough: bool) -> Laid:
        if not self.turns:
            self.moves(ME)
        first, moves = self.turns[0]
        lasts = any(lasting(slug) for slug in self.claim.slugs)
        later = self.claim.asked.when in ("next-turn", "extra-turn") or lasts
        parts = {zone: {who: tuple(cards) for who, cards in lies.items()} for zone, lies in self.zones.items()}
        parts_told: tuple[Held | Deed | Asked, ...] = (*self.claim.held, *self.claim.deeds, self.claim.asked)
        third = any(part.who == "third" for part in parts_told)
        lists = {key: tuple(dict.fromkeys(slugs)) for key, slugs in self.lists.items()}
        needed = sum(move.startswith("play ") for move in moves)
        scene = Scene(
            mover=first,
            script=tuple(tuple(moves) for _, moves in self.turns),
            hands=parts.get("hand", {}),
            in_play=parts.get("play", {}),
            durations=parts.get("durations", {}),
            discard=parts.get("discard", {}),
            top=parts.get("deck", {}),
            trash=tuple(self.lists.get("trash", ())),
            supply=lists.get("supply", ()),
            want=lists.get("want", ()),
            use=lists.get("use", ()),
            avoid=lists.get("avoid", ()),
            prefer=lists.get("prefer", ()),
            lacking=lists.get("lacking", ()),
            empty=lists.get("empty", ()),
            landscapes=lists.get("landscapes", ()),
            last_gained={who: tuple(cards) for who, cards in self.last_gained.items()},
            projects={who: tuple(slugs) for who, slugs in self.projects.items()},
            mats={who: {mat: tuple(c) for mat, c in mats.items()} for who, mats in self.mats.items()},
            sizes=self._sizes(first, needed),
            bare=self.bare,
            coins=self.counts.get("coins", 0),
            buys=max(1, self.counts.get("buys", 1)),
            actions=max(self.counts.get("actions", 1), self._actions(needed) if enough else 1),
            phase=self._phase(moves),
            turns=min(len(self.turns) + (2 if later else 0), MOST_TURNS),
            players=max(self.counts.get("players", 2), 3 if third else 2),
            ally=self.ally,
            left=self.left,
            decks=self.stacks.get("deck", {}),
            discards=self.stacks.get("discard", {}),
            many=self.many,
            in_order=True,
        )
        turns = tuple((who, tuple(moves)) for who, moves in self.turns)
        return Laid(
            scene,
            tuple(self.told),
            self._sources(),
            turns,
            self._last(),
            tuple(self.denied),
            tuple(self.chosen),
            lists.get("tools", ()),
        )

    def _phase(self, moves: Sequence[str]) -> str:
        if moves and moves[0].startswith("buy "):
            return "buy"
        cards = [move[5:] for move in moves if move.startswith("play ")]
        named = (*self.claim.slugs, *self.lists.get("tools", ()))
        phases = [phase_of(slug) for slug in named if facts()[slug].en in cards]
        return "action" if "action" in phases else phases[0] if phases else "buy" if moves else "action"

    def _actions(self, needed: int) -> int:
        """As many as are needed; where it is asked whether one more may be played, what was told decides."""
        asked = self.claim.asked
        in_turn = asked.verb == "play" and asked.type == "may" and not asked.by and self.told_plays > 0
        return self.told_plays if in_turn else needed

    def _sizes(self, first: str, needed: int) -> dict[str, int]:
        """How many cards the hands have besides what is played."""
        among = needed if self.among else 0
        told = {who: max(n - among, 0) if who == first else n for who, n in self.sizes.items()}
        return {**({ME: IN_HAND} if first != ME and ME not in self.bare else {}), **told}

    def _last(self) -> tuple[str, ...]:
        played = [move for _, moves in self.turns for move in moves if move.startswith("play ")]
        lying = [part.card for part in self.claim.held if part.zone in ("play", "durations", "table")]
        return () if self.claim.asked.by or lying or len(set(played)) < 2 else (self.last,)

    def fits(self) -> bool:
        """What is held is held in the first turn; nobody says what is drawn for a later one."""
        later = [move for _, moves in self.turns[2:] for move in moves if move.startswith("play ")]
        return not self.told_later or not (later or self.claim.held)

    def _sources(self) -> tuple[str, ...]:
        asked = self.claim.asked
        named = [slug for slug in self.claim.slugs if facts()[slug].kind != BASIC]
        return (asked.by,) if asked.by not in ("", ANY) else tuple(named)


def _without_any(deed: Deed) -> Deed:
    """Any card is none that could be laid."""
    card, by, upon = ("" if slug == ANY else slug for slug in (deed.card, deed.by, deed.upon))
    return replace(deed, card=card, by=by, upon=upon)


def readings(claim: Claim) -> list[list[Laid]]:
    """By whose Attack it is, where nobody says that: then each must lead to the same answer."""
    named = [slug for deed in claim.deeds if not deed.who for slug in (deed.card, deed.by)]
    named += [claim.asked.by, claim.asked.card]
    guarded = claim.asked.verb in ("protect", "affect")
    open_to_all = not guarded and any(slug in facts() and attack(slug) for slug in named)
    return [
        laid
        for mine in (False, True)[: 1 + open_to_all]
        for among in _counted(claim)
        for below in (False, True)[: 1 + bool(_drawn_before(claim))]
        if (laid := tables(claim, mine, (among,), below)) or not among
    ]


def _whole_hands(claim: Claim) -> tuple[bool, ...]:
    """A card in hand may lie among others; who lists several, where something is counted, has said what there is."""
    listed = Counter[str]()
    for part in claim.held:
        if part.zone == "hand" and part.card != ANY:
            listed[part.who] += part.n
    most = max(listed.values(), default=0)
    return (True,) if most > 1 else (False, True)[: 1 + most]


def _drawn_before(claim: Claim) -> int:
    """How many cards are drawn before a card looks at those that are said to lie on the deck."""
    on_deck = any(part.zone == "deck" and part.card not in ("", ANY) for part in claim.held)
    first = [slug for deed in claim.deeds if deed.verb == "play" for slug in (deed.upon or deed.card,)]
    named = [slug for slug in (*first, claim.asked.by) if slug in facts()]
    return draws_first(named[0]) if on_deck and named else 0


def _counted(claim: Claim) -> tuple[bool, ...]:
    """Seven cards in hand: without the one that is played from it, or with it."""
    return (False, True)[: 1 + any(part.card == ANY for part in claim.held)]


def tables(claim: Claim, mine: bool = False, counted: Sequence[bool] = (), below: bool = False) -> list[Laid]:
    """Every way in which it may have been meant: with one Action or as many as are needed; in hand or on the deck."""
    if not all(playable(slug) or apart(slug) for slug in claim.slugs) or not claim.slugs:
        return []
    found: list[Laid] = []
    counts = claim.asked.type == "how-many" or claim.asked.n is not None or bool(claim.asked.unit)
    in_hand = {part.who for part in claim.held if part.zone == "hand" and part.card != ANY}
    ways = (("hand", "deck", "discard"), _whole_hands(claim) if counts else (False,), counted or _counted(claim))
    for lies, bare, among in product(*ways):
        layer = Layer(claim, str(lies), mine, bool(among), below)
        layer.bare.update({PLAYER.get(who, ME): True for who in in_hand if bare})
        for part in claim.held:
            layer.hold(part)
        if all(layer.do(deed) for deed in claim.deeds) and layer.ask(claim.asked) and layer.fits():
            found += [layer.laid(enough=False), layer.laid(enough=True)]
    return _different(found)


@cache
def options_of(slug: str) -> Mapping[str, Text]:
    """The options of a card, each with what it means."""
    scene = Scene(hands={ME: (slug,)}, script=((f"play {name(slug)}",),))
    runs = play(scene) if plays(slug) else []
    offers = [offer for run in runs for offer in run.offers if offer.kind == "choose-option" and offer.source == slug]
    return {option: said for offer in offers for option, said in zip(offer.choices, offer.words, strict=True)}


def _different(found: Sequence[Laid]) -> list[Laid]:
    return list({repr(laid.scene): laid for laid in found}.values())
