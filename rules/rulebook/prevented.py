"""What did not happen, to whom, and because of what: steps of kind `not`.

All of it is told only where a log is kept, and nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.engine.code import Ask, Branch, Op, Test
from rules.engine.context import Context, Notes
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.engine.kinds import SELF, Kind
from rules.engine.listening import listening
from rules.engine.state import Unidentified
from rules.engine.steps import Not
from rules.engine.zones import NUMBER
from rules.speech.grammar import DE, EN, the_card


def tell_what_does_not_happen(g: Game, event: Notes) -> None:
    """When something happens: whom an Attack of earlier spares, and what does not follow though one might expect it."""
    player: int = event["player"]
    told: set[Any] = set()
    for effect in g.active(event["event"]):
        attack = g.kinds[effect.card & NUMBER].slug
        if effect.player != player and player in effect.notes.get("unaffected", ()):
            carried = {name: value for name, value in effect.notes.items() if name != "unaffected"}
            would = _tested(effect.test, Context(g, effect.player, effect.card, event, carried))
            if would and (player, attack) not in told:
                told.add((player, attack))
                tell_spared(g, player, attack, certain_gain(effect.code.ops), later=True)
        else:
            why = _tested(effect.test, Context(g, effect.player, effect.card, event, effect.notes))
            _tell(g, effect.player, why, told)
    for _, owner, context, test in _listening(g, event):
        _tell(g, owner, _tested(test, context), told)


def tell_what_no_longer_happens(g: Game, event: Notes) -> None:
    """When all has happened: what could have followed and meanwhile cannot any more, because something else did."""
    if event["done"]:
        for kind, owner, context, test in _listening(g, event):
            done = any(part[0] == kind.slug or part == (owner, kind.name) for part in event["done"])
            if not done:
                _tell(g, owner, _tested(test, context), set())
        for effect in g.active(event["event"]):  # that it would not happen for another reason was told before
            if ("effect", effect.serial) in event["done"] or _just_done_by(g, effect.source):
                continue
            why = _tested(effect.test, Context(g, effect.player, effect.card, event, effect.notes))
            spared = event["player"] in effect.notes.get("unaffected", ())
            if isinstance(why, Not) and why.sentence == "moved away" and not spared:
                _tell(g, effect.player, why.by(effect.source), set())


def _just_done_by(g: Game, source: str) -> bool:
    """Another play of the same card has moved it: that a card is moved once nobody doubts."""
    return any(step.path[-1:] and step.path[-1][0] == source for step in (g.log or ())[-1:])


def tell_what_clean_up_does_not_bring(g: Game, player: int, cards: Iterable[int]) -> None:
    """What would have happened, had these cards been discarded at another time."""
    told: set[Any] = set()
    for card in cards:
        for trigger in g.known(card).triggers:
            if trigger.event in ("discard", "would-discard") and SELF in trigger.zones:
                event = {"event": trigger.event, "player": player, "cards": (card,)}
                _tell(g, player, _tested(trigger.test, Context(g, player, card, event)), told)


def tell_unheard(g: Game, player: int, event: str, cards: Iterable[int], why: Text, because: tuple[str, ...]) -> None:
    """Which of these cards would have done something, had that happened to them."""
    if g.log is None:
        return
    kinds = dict.fromkeys(g.kinds[card & NUMBER] for card in cards)
    heard = event, f"would-{event}"
    told = [kind.slug for kind in kinds if any(t.event in heard and SELF in t.zones for t in kind.triggers)]
    for slug in told:
        g.say("not", player, "does nothing", (slug,), because=because, why=why)


def _listening(g: Game, event: Notes) -> Iterator[tuple[Kind, int, Context, Test]]:
    for kind, _, trigger in g.table.listeners.get(event["event"], ()):
        if trigger.test is not None:
            for owner in g.table.order(g.player):
                for zone in trigger.zones:
                    for card in listening(g, kind, zone, owner, event["cards"], event["player"]):
                        yield kind, owner, Context(g, owner, card, event), trigger.test


def _tested(test: Test | None, context: Context) -> Any:
    try:
        return test is None or test(context)
    except Unidentified:  # nobody is asked for a card only to tell that nothing happens
        return None


def _tell(g: Game, player: int, why: Any, told: set[Any]) -> None:
    if isinstance(why, Not) and (player, why.sentence, why.cards) not in told:
        told.add((player, why.sentence, why.cards))
        actor = player if why.to is None else why.to
        just_said = any(
            (step.actor, step.sentence, step.cards) == (actor, why.sentence, why.cards) for step in (g.log or ())[-1:]
        )
        if not just_said:
            g.say("not", actor, why.sentence, why.cards, because=why.cites, **why.words)


# --- protection ------------------------------------------------------------------------------------------------------


def tell_protected(g: Game, player: int, by: str, attack: int, because: tuple[str, ...] = ()) -> None:
    """A player becomes unaffected by an Attack that is being played."""
    kind = g.kind(attack)
    sentence = "protected later" if "Duration" in kind.types else "protected"
    g.say("not", player, sentence, (by, kind.slug), because=(*because[:2], "base2:attack:4"), card=kind.slug)


def certain_gain(ops: tuple[Op, ...]) -> str:
    """The card that these instructions make a player gain, unless it depends on something."""
    if any(isinstance(op, Ask | Branch) for op in ops):
        return ""
    return next((op.gains() for op in ops if op.gains()), "")


def tell_spared(g: Game, player: int, attack: str, missing: str, later: bool = False) -> None:
    """What an Attack would have done to a player, and what protects them from it, or did when it was played."""
    shown = next(
        (
            step
            for step in reversed(g.log or ())
            if step.actor == player and step.sentence.startswith("protected") and step.words["card"] == attack
        ),
        None,
    )
    rule = "base2:attack:2" if later else "base2:attack:4"
    if shown is None:  # the situation began after the Attack was played
        g.say("not", player, "unaffected", (attack,), because=(rule,))
        return
    if not (missing or later):
        return  # that it is not affected was said just now
    sentence = "spared later" if not missing else "spared gain later" if later else "spared gain"
    because = (*shown.cites[:1], rule)
    g.say("not", player, sentence, (shown.cards[0], attack), because=because, card=attack, missing=missing)


# --- cards that do nothing -------------------------------------------------------------------------------------------


def tell_nothing(g: Game, player: int, card: int, ops: Iterable[Op], because: tuple[str, ...]) -> None:
    """Nothing came of a card; where its first word is about the hand, and no card there fits, that is why."""
    first = next((op for op in ops if isinstance(op, Ask) or op.length), None)
    why = "nothing"
    if first is not None and first.from_hand:
        fits = _tested(first.could_pick, Context(g, player, card))
        why = "empty hand" if not g.hand(player) else "none fits" if fits is False else why
    g.say("not", player, why, (card,), because=because)


def tell_no_use(g: Game, player: int, own: tuple[str, ...], lost: Mapping[str, int]) -> None:
    """Actions, Buys and Coins that somebody gets on another's turn; once a turn for a player and what it is."""
    for step in reversed(g.log or ()):
        if step.sentence in ("turn", "extra turn"):
            break
        if step.sentence == "no use" and step.actor == player and step.words["n"].keys() == lost.keys():
            return
    inner, *outer = (frame for frame in reversed(g.stack) if frame.code.source)
    through = outer[0].cites[:1] if outer and outer[0].me == player else ()  # what let the player use it on that turn
    because = tuple(dict.fromkeys((*own[:2], *through)))
    g.say("not", player, "no use", (inner.code.source,), because=because, other=g.player, n=dict(lost))


def tell_held_back(g: Game, player: int, type_: str) -> None:
    """Cards of that type that could be played from hand now, did nothing forbid it; once a turn for each."""
    if g.log is None or not g.table.limits:
        return
    held = dict.fromkeys(kind for card in g.hand(player) if type_ in g.types(kind := g.known(card)))
    told = set()
    for step in reversed(g.log or ()):
        if step.sentence in ("turn", "extra turn"):
            break
        if step.sentence == "not from hand":
            told.add(step.words["card"])
    for kind in held:
        by = g.forbids_playing(player, kind)
        if by is not None and kind.slug not in told:
            g.say("not", player, "not from hand", (by.slug, kind.slug), because=(by.limited,), card=kind.slug)


# --- cards that are gone ---------------------------------------------------------------------------------------------


def lost_track(g: Game, rule: str = "base2:lost-track:1") -> tuple[str, ...]:
    """The rulings on a card that is not where it should be: the card's own on that case come first."""
    return (*next((frame.special for frame in reversed(g.stack) if frame.code.source), ()), rule)


def tell_lost(g: Game, player: int, card: int, because: tuple[str, ...] = ()) -> None:
    """A card that should move itself has moved already, or was played without being in play."""
    because = because or lost_track(g, "base2:lost-track:4")
    g.say("not", player, "lost track" if g.where(card) is None else "not in play", (card,), because=because)


# --- piles -----------------------------------------------------------------------------------------------------------


def tell_no_card(g: Game, player: int, slug: str) -> None:
    """Nobody gains a card whose pile is empty or outside the Supply, or that lies below others in a mixed pile."""
    pile = g.table.piles.get(slug) or g.table.pile_of.get(slug)
    there = pile is not None and any(g.kinds[c & NUMBER].slug == slug for c in g.zones[pile.zone])
    if pile is not None and pile.supply and there:
        g.say("not", player, "not on top", (slug,), because=("allies:mixed-piles:3",))
    elif there or pile is None:
        g.say("not", player, "not in the supply", (slug,))
    else:
        own = next((frame.special for frame in reversed(g.stack) if frame.code.source), ())
        g.say("not", player, "gain none", (slug,), because=(*own, "base2:gain:4"))


def tell_would_gain(g: Game, player: int, by: str, card: str) -> None:
    """A gain that is being replaced, where a card and not a purchase brings it."""
    if g.log is None:
        return
    causes = [frame for frame in g.stack[:-1] if frame.code.source]
    if causes and causes[-1].code.source != by:
        cause = causes[-1]
        owner = cause.notes.get("owner", cause.me)
        because, through = (*cause.cites[:1], *g.stack[-1].cites), (cause.code.source, owner)
        g.say("not", player, "would gain", (by, card), because=because, through=through, card=card)


# --- turns, and who wins ---------------------------------------------------------------------------------------------

TURNS_APART = ("extra turn", "skip turn")  # the one does not count when turns are compared, the other does


def tell_extra_turn(g: Game, player: int) -> None:
    """Because of which card, and who decides, where that is somebody else."""
    name = g.table.names[g.by] if g.by >= 0 else ""
    by = (f" ({name} decides)", f" ({name} entscheidet)") if name else ("", "")
    because = (*(("alchemy:possession:1",) if name else ()), "base2:extra-turns:1", "base2:turn:1")
    g.say("turn", player, "extra turn", because=because, card=g.extra, by=by)


def tell_skipped(g: Game, player: int, extra: str) -> None:
    """A turn that is not taken: which one, and because of which card."""
    lost = [step for step in g.log or () if step.sentence == "lose turn" and step.actor == player and step.path]
    card = lost[-1].path[-1][0] if lost else ""
    turn = (
        (f"the extra turn of {the_card(extra, EN)}", f"den Extrazug durch {the_card(extra, DE)}")
        if extra
        else ("this turn", "diesen Zug")
    )
    cause = (f" because of {the_card(card, EN)}", f" durch {the_card(card, DE)}") if card else ("", "")
    rules = ("allies:lich:4",) if extra else ("allies:lich:1", "allies:lich:2", "allies:lich:3")
    g.say("skip", player, "skip turn", [slug for slug in (card, extra) if slug], rules, turn=turn, cause=cause)
    for slug in dict.fromkeys(effect.source for effect in g.active("turn") if effect.player == player):
        g.say("not", player, "waits", (slug,), because=("allies:lich:2",))


def tell_winners(g: Game, winners: tuple[int, ...], points: Mapping[int, int]) -> None:
    """Who has won; where points alone do not settle it, which turns do."""
    tied = [player for player, n in points.items() if n == max(points.values())]
    apart = bool(g.extra) or any(step.sentence in TURNS_APART for step in g.log or ())
    lich = any(step.sentence == "skip turn" and "lich" in step.cards for step in g.log or ())
    outpost = g.extra == "outpost" or any(
        step.sentence == "extra turn" and step.words["card"] == "outpost" for step in g.log or ()
    )
    last = any(step.sentence == "last round" for step in g.log or ())
    fleet = ("renaissance:fleet:4",) if last else ()
    own = ("allies:lich:5",) if lich else ("seaside2:outpost:4",) if outpost else fleet
    counted = ("base2:tie-break:3", *own) if apart else ()
    how = ("; extra turns do not count, skipped ones do", "; Extrazüge zählen nicht, ausgefallene schon")
    told: dict[str, Any] = {"how": how if apart else ("", "")}
    for player in winners:
        if len(tied) == 1:
            g.say("score", player, "wins", because=("base2:tie-break:1",))
        elif len(winners) == 1:
            other = next(p for p in tied if p != player)
            rules = ("base2:tie-break:2", *counted)
            g.say("score", player, "wins tie", because=rules, other=other, n=g.turns[player], m=g.turns[other], **told)
        else:
            g.say("score", player, "shares", because=("base2:tie-break:4", *counted), n=g.turns[player], **told)
