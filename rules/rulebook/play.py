"""Playing a card: it moves, is heard, may be replaced, does what it says, and has been played."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Code, Frame, Op
from rules.engine.context import Notes
from rules.engine.decisions import Decision, Text
from rules.engine.declining import only_declined
from rules.engine.effects import BEGUN
from rules.engine.game import Game
from rules.engine.zones import DECK, HAND, NUMBER, PLAY, ZONES
from rules.rulebook import short_cuts
from rules.rulebook.attack import immune, protections
from rules.rulebook.plus import GAVE_COINS
from rules.rulebook.prevention import (
    tell_in_play_once,
    tell_not_held_back,
    tell_nothing,
    tell_protected,
    tell_unprotected,
)
from rules.rulebook.tokens import give_what_tokens_give
from rules.rulebook.windows import window
from rules.speech.prompts import PROMPTS


def _play_move(c: Frame) -> None:
    g = c.game
    source = c.notes["from"]
    card = c.card
    if g.log is not None and g.table.limits and source != c.me * ZONES + HAND and AS_IF_IN_HAND not in c.notes:
        tell_not_held_back(g, c.me, card)
    if source is not None:
        new = g.move(card, source, c.me * ZONES + PLAY)
        if not new:
            g.say("not", c.me, "no play", (card,), because=("base2:lost-track:1",))
            c.pc = len(c.code.ops)
            g.tell(c.notes["as"], 0)
            return
        c.card = new
    kind = g.kind(c.card)
    from_hand = source is not None and (source == c.me * ZONES + HAND or AS_IF_IN_HAND in c.notes)
    g.played += ((c.me, kind.slug, from_hand),)
    c.notes["nth"] = len(g.played)
    if "played" in g.table.listens:
        c.notes[BEGUN] = g.serial
    g.tell(c.notes["as"], c.card)
    by = c.notes["by"]
    if by:
        _link(g, by, c.card)
    if g.log is not None:
        _tell_play(c)
    if "Attack" in g.types(kind):
        c.notes["unaffected"] = tuple(p for p in g.others(c.me) if immune(g, p))
        if g.log is not None:
            _tell_whom_it_does_not_affect(c)


def _tell_play(c: Frame) -> None:
    g = c.game
    how = _how(c)
    again: Notes = {"again": THIRD if c.notes["times"] == 3 else AGAIN}
    words = again if how == "play again" else _by_itself(c)
    g.say("play", c.me, how, (c.card,), because=SHADOWS if AS_IF_IN_HAND in c.notes else (), **words)
    if how == "play there" and any(
        PLAY in trigger.zones and trigger.event != "attack" for trigger in g.kind(c.card).triggers
    ):  # to an Attack a card in play only says that it protects no more
        g.say("not", c.me, "not while in play", (c.card,))


def _tell_whom_it_does_not_affect(c: Frame) -> None:
    """What protects somebody without being shown, and what might be taken to do so."""
    g = c.game
    for player in c.notes["unaffected"]:
        slug, because = protections(g, player)[0]
        lies_there = any(trigger.event == "immune" for trigger in g.table.rules.kind(slug).triggers)
        tell_protected(g, player, slug, c.card, because, WHILE_IN_PLAY if lies_there else IN_ANY_CASE)
    tell_unprotected(g, g.kind(c.card), c.me)


IN_ANY_CASE: Text = (" in any case", " in jedem Fall")
WHILE_IN_PLAY: Text = (" in any case as long as it is in play", " in jedem Fall, solange die Karte im Spiel ist")
AGAIN: Text = ("again", "noch einmal")
THIRD: Text = ("a third time", "ein drittes Mal")


def _how(c: Frame) -> str:
    """The sentence that tells the play: from where, or where to."""
    if c.notes.get("there"):
        return "play there"
    if AS_IF_IN_HAND in c.notes:
        return "play shadow"
    if c.notes["from"] is not None:
        return "play"
    if c.card in c.game.in_play(c.me):
        return "play again"
    return "play away" if c.game.where(c.card) is None else "play there again"  # it never was in play


ON_ITS_OWN: dict[str, Text] = {  # what happened to the card, and lets it be played
    "gain": (" because it was gained", " gleich beim Nehmen"),
    "discard": (" because it was discarded", " gleich beim Ablegen"),
    "trash": (" because it was trashed", " gleich beim Entsorgen"),
}
AS_A_REACTION: Text = (" as a Reaction", " als Reaktion")


FREE = "free"  # noted by what plays a card: that this uses up no Action is what people ask
USES_NO_ACTION: Text = (", which uses up no Action", ", was keine Aktion verbraucht")
NOR_AN_ACTION: Text = (" and uses up no Action", " und verbraucht keine Aktion")
ASIDE_BEFORE = "aside before"  # the same of where it lay since the turn before
SET_ASIDE_BEFORE: Text = (" (set aside before)", " (zuvor zur Seite gelegt)")


def _by_itself(c: Frame) -> Notes:
    """The words that tell why a card is played by its own text, or what that costs, or by which edition it is read."""
    own = c.game.stack[-2]
    if own.notes.get(FREE) and "Action" in c.game.types(c.game.kind(c.card)):
        return {"then": NOR_AN_ACTION if c.notes.get("there") else USES_NO_ACTION}
    if own.notes.get(ASIDE_BEFORE):
        return {"then": SET_ASIDE_BEFORE}
    if own.card & NUMBER != c.card & NUMBER or "label" not in own.notes:
        older = c.game.kind(c.card).older
        return {"then": (f" (edition {older})", f" ({older}. Edition)")} if older else {}
    happened = own.event
    if c.card & NUMBER in [card & NUMBER for card in happened["cards"]]:
        then = ON_ITS_OWN.get(happened["event"])
    else:
        then = AS_A_REACTION if "Reaction" in c.game.types(c.game.kind(c.card)) else None
    return {"then": then} if then else {}


def _link(g: Game, by: int, card: int) -> None:
    """The one stays in play as long as the other has something left to do."""
    playing = {frame.card for frame in g.stack}
    for frame in reversed(g.stack[:-1]):
        if frame.code is PLAYING and frame.card == by and frame.notes.get("there"):
            by = frame.notes["by"]  # what lies elsewhere stays in nobody's play: the card that plays it does
    done = [link for link in g.links if link[1] == card and link[0] not in playing and not g.stays(link[0])]
    g.links = (*(link for link in g.links if link not in done), (by, card))


def _play_heard(c: Frame) -> None:
    g = c.game
    window(g, "play", c.me, (c.card,))
    window(g, "first", c.me, (c.card,))  # opened after it, done before it
    if g.pile_tokens:
        give_what_tokens_give(g, c.me, c.card)


def _play_attack(c: Frame) -> None:
    g = c.game
    if "unaffected" in c.notes:
        window(g, "attack", c.me, (c.card,), out={"unaffected": c.notes["unaffected"]})


class _AsAWay(Ask):
    """Where a card plays an Action, its player may use a Way; at the top of a phase the move itself says so."""

    offers = False

    def __call__(self, c: Frame) -> None:
        if c.notes["code"] and c.game.log is not None:
            _tell_way(c, c.notes["code"])
        if c.game.table.ways:
            super().__call__(c)

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        if c.notes["code"] or not c.notes["ways"] or "Action" not in g.types(g.kind(c.card)):
            return None
        ways = g.table.ways
        names = [way.name for way in ways]
        return Decision(c.me, "choose-option", g.name(c.card), PROMPTS["way"], ways, names, 0)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if value:
            c.notes["code"] = value[0].play
            if c.game.log is not None:
                _tell_way(c, value[0].play)


def _tell_way(c: Frame, way: Code) -> None:
    """As which Way the card is played, by the rules on the case that this is."""
    g = c.game
    types = g.types(g.kind(c.card))
    happens = {"event": "instead", "player": c.me, "cards": (c.card,)}
    follows_the_card = any(isinstance(op, open_instead) for op in way.ops)
    waiting = () if follows_the_card else g.active("instead")
    others = dict.fromkeys(effect.source for effect in waiting if effect.holds(g, happens))
    cases = {
        "menagerie:ways:5": bool(others),
        "menagerie:ways:3": bool(c.notes["by"]),
        "menagerie:ways:2": "Attack" in types,
        "menagerie:ways:4": "Duration" in types,
    }
    own = Frame(g, way, c.me, c.card, {"times": c.notes["times"]}).cites
    because = (*(slug for slug, so in cases.items() if so), *own, "menagerie:ways:1")
    g.say("choose", c.me, "as way", (c.card,), because=tuple(dict.fromkeys(because)), card=way.source)
    for slug in others:
        g.say("not", c.me, "way instead", (slug, c.card), because=("menagerie:ways:5",), card=g.known(c.card).slug)


class open_instead(Op):
    """Something else may happen instead of what the card says ("replaced"), also where a Way has that followed."""

    def __call__(self, c: Frame) -> None:
        window(c.game, "instead", c.me, (c.card,))


_INSTEAD = open_instead()


def _play_instead(c: Frame) -> None:
    if not c.notes["code"]:  # whoever plays it as a Way has already picked what happens instead
        _INSTEAD(c)


SAYS_NOTHING: Text = ("it says nothing that is done by playing it", "Darauf steht nichts, was beim Spielen geschieht")


def _play_do(c: Frame) -> None:
    """What the card says, unless something else happens instead ("replaced")."""
    g = c.game
    if c.notes.get("replaced"):
        return
    c.notes.pop(GAVE_COINS, None)  # a token did, not the card
    code = c.notes["code"] or g.instructions(g.kind(c.card), c.card)
    if code is None:
        g.say("not", c.me, "does nothing", (c.card,), why=SAYS_NOTHING)
    else:
        notes: Notes = {"times": c.notes["times"]}
        for name in ("unaffected", "elder"):
            if name in c.notes:
                notes[name] = c.notes[name]
        if g.log is not None:
            c.notes["said"] = len(g.log)
        g.start(code, c.me, c.card, notes)


def _play_after(c: Frame) -> None:
    """A play that did nothing is said too: that is what people argue about."""
    g = c.game
    if g.log is not None and "said" in c.notes:
        code = c.notes["code"] or g.instructions(g.kind(c.card), c.card)
        assert code is not None
        if only_declined(g.log, c.notes["said"]):
            del g.log[max(c.notes["said"], len(g.log) - 1) :]  # it is said of the card as a whole
            because = (*_at(c, code, code.length).special, *_at(c, code, 1).cites)
            tell_nothing(g, c.me, c.card, code.ops, tuple(dict.fromkeys(because)))
        if c.notes["times"] == 2 and not c.notes["code"]:
            tell_in_play_once(_at(c, code, code.length))
    if BEGUN in c.notes:
        gave = GAVE_COINS in c.notes
        window(g, "played", c.me, (c.card,), nth=c.notes["nth"], gave=gave, last=c.notes[BEGUN])


def _at(c: Frame, code: Code, pc: int) -> Frame:
    """The card's own list at that place, as it was just carried out."""
    frame = Frame(c.game, code, c.me, c.card, {"times": c.notes["times"]})
    frame.pc = pc
    return frame


PLAYING = Code(
    "play",
    _play_move,
    _play_heard,
    _play_attack,
    _AsAWay(),
    _play_instead,
    _play_do,
    _play_after,
    cites="base2:play:1",
)


AS_IF_IN_HAND = "as if in hand"
SHADOWS = ("rising-sun:shadows:1",)


def play_held(g: Game, player: int, card: int, **how: Any) -> None:
    """Plays a card from hand, or a Shadow from the deck as if it were in hand; `how` as `play_card` takes it."""
    if g.table.shadows and card in g.deck(player):
        how[AS_IF_IN_HAND] = True
        play_card(g, player, card, player * ZONES + DECK, **how)
    else:
        play_card(g, player, card, player * ZONES + HAND, **how)


def play_card(
    g: Game,
    player: int,
    card: int,
    source: int | None,
    by: int = 0,
    times: int = 1,
    as_: str = "played",
    code: Code | None = None,
    ways: bool = True,
    **notes: Any,
) -> None:
    """Plays a card from that zone; from None, it is played again where it lies.

    `by` is the card that plays it several times, or leaving it there, and stays in play with it; `code` is a Way's
    text instead of its own; `ways` says whether the player may still choose one.
    The caller's notes get the card (0: it could not be played).
    """
    plainly = source is not None and not (by or code or notes or (ways and g.table.ways))
    if plainly and short_cuts.play_at_once(g, player, card, source or 0, as_):
        return
    start: Notes = {"from": source, "by": by, "times": times, "as": as_, "code": code, "ways": ways, **notes}
    g.start(PLAYING, player, card, start)
