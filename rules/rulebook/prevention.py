"""What did not happen, to whom, and because of what: steps of kind `not`.

All of it is told only where a log is kept, and nothing here changes the game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Any

from rules.engine.code import DEFENDS, Ask, Branch, Frame, Op, Test
from rules.engine.context import Context, Notes
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.engine.kinds import GAME, LANDSCAPE, SELF, UNKNOWN, Barred, Cut, Kind, Trigger
from rules.engine.listening import listening
from rules.engine.state import Unidentified
from rules.engine.steps import Not, Step
from rules.engine.zones import ASIDE, DISCARD, HAND, NUMBER, PLAY, ZONE_NAMES, ZONES
from rules.facts import facts
from rules.speech.grammar import DE, EN, THE, the_card
from rules.speech.wording import card_name

GONE = ("moved away", "discarded and gone")  # sentences: something else has moved the card meanwhile


def tell_what_does_not_happen(g: Game, event: Notes) -> None:
    """When something happens: whom an Attack of earlier spares, and what does not follow though one might expect it."""
    player: int = event["player"]
    told: set[Any] = set()
    for effect in g.active(event["event"]):
        attack = g.kinds[effect.card & NUMBER].slug
        if effect.others and effect.player != player and player in effect.notes.get("unaffected", ()):
            carried = {name: value for name, value in effect.notes.items() if name != "unaffected"}
            would = _tested(effect.test, Context(g, effect.player, effect.card, event, carried))
            if would and (player, attack) not in told:
                told.add((player, attack))
                tell_spared(g, player, attack, certain_gain(effect.code.ops), later=True)
        else:
            why = _tested(effect.test, Context(g, effect.player, effect.card, event, effect.notes))
            _tell(g, effect.player, why, told, effect.source)
    _tell_gone_from_hand(g, event, told)
    _tell_what_works_only_in_play(g, event, told)
    if event["event"] == "gain" and event["by"] == "possession":
        _tell_what_the_possessor_gained(g, event, told)
    for kind, owner, context, test in _listening(g, event):
        _tell(g, owner, _tested(test, context), told, kind.slug)
    _tell_prophecy_to_come(g, event, told)
    _tell_what_lies_apart(g, event, told)
    if event["event"] == "gain" and not event["bought"] and event["by"] != "possession":
        _tell_what_only_a_purchase_brings(g, event, {why[2][0] if len(why) > 2 else why[1] for why in told})


def _tell_what_lies_apart(g: Game, event: Notes, told: set[Any]) -> None:
    """What a card that lies aside for a Way would do, were it its player's; once a turn."""
    player = event["player"]
    for pile in g.table.piles.values():
        if not pile.apart or facts()[pile.slug].kind != "way":
            continue
        kind, context = pile.kind, Context(g, player, g.top(pile), event)
        if any(t.event == event["event"] and _tested(t.test, context) for t in kind.triggers):
            by, cites = pile.slug, ("menagerie:way-of-the-mouse:3",)
            why = f"it lies aside for {the_card(by, EN)}", f"Die Karte liegt für {the_card(by, DE)} zur Seite"
            _tell(g, player, Not("does nothing", kind.slug, cites=cites, once=True, why=why), told, kind.slug)


def _tell_prophecy_to_come(g: Game, event: Notes, told: set[Any]) -> None:
    """What it would do, were no Sun token left on it; once a turn."""
    slug, n, player = g.beside.prophecy, g.beside.sun, event["player"]
    if not n or event["event"] not in ("gain", "play", "played", "first"):
        return
    context = Context(g, player, 0, event)
    if any(t.event == event["event"] and _tested(t.test, context) for t in g.table.rules.kind(slug).triggers):
        lie = ("1 Sun token lies", "liegt noch 1") if n == 1 else (f"{n} Sun tokens lie", f"liegen noch {n}")
        _tell(g, player, Not("not yet", slug, cites=("rising-sun:omens:3",), once=True, n=lie), told, slug)


def _tell_what_only_a_purchase_brings(g: Game, event: Notes, told: set[str]) -> None:
    """What would have followed, had the card been bought; what the same card brings nobody takes for bought."""
    bought = {**event, "bought": True}
    told = told | {frame.code.source for frame in g.stack}
    found = []
    for effect in g.active("gain"):
        if effect.others and effect.player == event["player"]:
            continue
        heard, would = (
            _tested(effect.test, Context(g, effect.player, effect.card, of, effect.notes)) for of in (event, bought)
        )
        if would and not heard and effect.source not in told:
            found.append((effect.source, Frame(g, effect.code, effect.player, effect.card, dict(effect.notes)).cites))
    card = g.known(event["cards"][0]).slug
    for slug, cites in dict(found).items():
        g.say("not", event["player"], "only bought", (slug, card), because=cites[:1], card=card)


def tell_what_buying_brings(g: Game, player: int, card: int) -> None:
    """A card was gained and not bought: what lies in play and does something for a purchase, once a turn."""
    slug = g.known(card).slug
    causes = {frame.code.source for frame in g.stack}
    for kind, cites in _heard_when_bought(g, {"player": player, "cards": (card,)}):
        tells = any(t.event == "gain" and PLAY in t.zones for t in kind.triggers)  # it says so itself
        if kind.slug not in causes and not tells:
            _tell(g, player, Not("only bought", kind.slug, cites=cites, once=True, card=slug), set(), "")


def _heard_when_bought(g: Game, event: Notes) -> Iterator[tuple[Kind, tuple[str, ...]]]:
    """What this player has in play that does something for a purchase, with the rulings on it."""
    player: int = event["player"]
    for kind, _, trigger in g.table.listeners.get("buy", ()):
        here = [card for card in g.in_play(player) if PLAY in trigger.zones and g.known(card) is kind]
        if here and player == g.player and _hears(trigger, Context(g, player, here[0], {**event, "event": "buy"})):
            yield kind, _first_cited(trigger)


def _first_cited(trigger: Trigger) -> tuple[str, ...]:
    """The rulings on what it does first."""
    return next((cites for cites in trigger.code.cites if cites), ())


def _hears(trigger: Trigger, context: Context) -> bool:
    try:
        return bool(_tested(trigger.test, context))
    except (IndexError, KeyError):  # it looks at a card that was bought, or at how much was paid
        return False


def tell_no_card_bought(g: Game, player: int, bought: Kind) -> None:
    """An Event or a Project was bought: what only a card brings."""
    if g.log is not None:
        why = NO_CARD["Project" if "Project" in bought.types else "Event"]
        for kind, cites in _heard_when_bought(g, {"player": player, "cards": ()}):
            g.say("not", player, "nothing for", (kind.slug, bought.slug), because=cites, why=why, card=bought.slug)
        for slug, cites in _waits_for_a_purchase(g, player).items():
            g.say("not", player, "nothing for", (slug, bought.slug), because=cites, why=why, card=bought.slug)


def was_bought(c: Context) -> bool:
    """Of a gained card."""
    return bool(c.event["bought"])


def _waits_for_a_purchase(g: Game, player: int) -> dict[str, tuple[str, ...]]:
    """What others have lying there that does something when this player buys a card, with the rulings on it."""
    event = {"event": "gain", "player": player, "cards": (), "bought": True}
    waiting = [effect for effect in g.active("gain") if effect.others and effect.player != player]
    frames = {
        effect.source: Frame(g, effect.code, effect.player, effect.card, {**effect.notes, **event})
        for effect in waiting
        if effect.test is was_bought
    }
    return {slug: (*frame.special, *frame.cites)[:1] for slug, frame in frames.items()}


NO_CARD: dict[str, Text] = {
    "Event": ("an Event is no card", "Ein Ereignis ist keine Karte"),
    "Project": ("a Project is no card", "Ein Projekt ist keine Karte"),
}


def _tell_what_the_possessor_gained(g: Game, event: Notes, told: set[Any]) -> None:
    """What would have followed, had the possessed player gained it; what follows for both is nothing to tell."""
    bought = g.known(event["cards"][0]).slug in g.purchases[-1:]
    own = {**event, "player": g.player, "bought": event["bought"] or bought}
    follows = {kind for kind, _, context, test in _listening(g, event) if _says(_tested(test, context))}
    found = []
    for effect in g.active("gain"):
        heard, would = (
            _tested(effect.test, Context(g, effect.player, effect.card, of, effect.notes)) for of in (event, own)
        )
        if would and not _says(heard):
            found.append(effect.source)
    for kind, _, context, test in _listening(g, own, hidden=False):
        if kind not in follows and _tested(test, context):
            found.append(kind.slug)
    for slug in dict.fromkeys(found):
        _tell(g, g.player, Not("possessor gained it", slug, cites=("alchemy:possession:2",), other=g.by), told, slug)


def tell_gained_wherever(g: Game, player: int, card: int) -> None:
    """Something has moved a card since it was gained, and what follows from that follows all the same."""
    slug = g.known(card).slug
    since = takewhile(lambda step: step.kind != "gain" or step.cards != (slug,), reversed(g.log or ()))
    if not any(step.sentence == "gained anyway" and step.cards == (slug,) for step in since):
        g.say("effect", player, "gained anyway", (card,))


def _tell_what_works_only_in_play(g: Game, event: Notes, told: set[Any]) -> None:
    """A card in hand or set aside that would do something for a purchase or a gain, were it in play; once a turn."""
    player: int = event["player"]
    if event["event"] not in ("buy", "gain") or player != g.player or g.phase != "buy":
        return
    for kind, _, trigger in g.table.listeners.get(event["event"], ()):
        if PLAY not in trigger.zones or HAND in trigger.zones:
            continue
        for zone, where in NOT_IN_PLAY.items():
            held = next((card for card in g.zones[player * ZONES + zone] if g.known(card) is kind), 0)
            if held and _tested(trigger.test, Context(g, player, held, event)):
                cites = _first_cited(trigger)
                _tell(g, player, Not("only in play", kind.slug, cites=cites, once=True, n=where), told, "")


NOT_IN_PLAY: dict[int, Text] = {HAND: ("in hand", "auf der Hand"), ASIDE: ("set aside", "zur Seite gelegt")}


def _tell_gone_from_hand(g: Game, event: Notes, told: set[Any]) -> None:
    """A card that could have reacted from hand was trashed from there itself."""
    player: int = event["player"]
    if event["event"] != "trash" or event["source"] != player * ZONES + HAND:
        return
    for card in event["cards"]:
        for trigger in g.known(card).triggers:
            reacts = trigger.event == "trash" and HAND in trigger.zones
            if reacts and _tested(trigger.test, Context(g, player, card, event)):
                cites = _first_cited(trigger)
                _tell(g, player, Not("trashed with it", g.known(card).slug, cites=cites), told, "")


def tell_what_no_longer_happens(g: Game, event: Notes) -> None:
    """When all has happened: what could have followed and meanwhile cannot any more, because something else did."""
    if event["event"] == "instead":
        _tell_who_came_too_late(g, event)
        return
    if event["done"]:
        before: set[Any] | None = None  # found out where it is needed: the way back to the event may be long
        for kind, owner, context, test in _listening(g, event):
            done = any(part[0] == kind.slug or part == (owner, kind.name) for part in event["done"])
            why = None if done else _tested(test, context)
            if isinstance(why, Not):
                before = _told_since(g, event) if before is None else before
                _tell(g, owner, why, {*before}, kind.slug)
        for effect in g.active(event["event"]):  # that it would not happen for another reason was told before
            if ("effect", effect.serial) in event["done"]:
                continue
            why = _tested(effect.test, Context(g, effect.player, effect.card, event, effect.notes))
            if _just_done_by(g, effect.source) and not _would_play(why):
                continue
            spared = event["player"] in effect.notes.get("unaffected", ())
            if isinstance(why, Not) and why.sentence in GONE and not spared:
                _tell(g, effect.player, why.by(effect.source), set(), effect.source)


def _tell_who_came_too_late(g: Game, event: Notes) -> None:
    """Of several that would replace what a card does, those that its player did not pick."""
    card = g.known(event["cards"][0]).slug
    did = {effect.source for effect in g.active("instead") if ("effect", effect.serial) in event["done"]}
    for effect in g.active("instead") if did else ():
        context = Context(g, effect.player, effect.card, event, effect.notes)
        if effect.source not in did and _tested(effect.test, context):
            because = Frame(g, effect.code, effect.player, effect.card, dict(effect.notes)).cites
            g.say("not", effect.player, "another instead", (effect.source, card), because=because, card=card)


def _told_since(g: Game, event: Notes) -> set[Any]:
    """What was told not to follow since that happened."""
    slugs = {g.known(card).slug for card in event.get("cards", ())}
    since = takewhile(lambda step: step.kind != event["event"] or slugs.isdisjoint(step.cards), reversed(g.log or ()))
    return {(step.actor, step.sentence, step.cards) for step in since if step.kind == "not"}


def _would_play(why: Any) -> bool:
    """Whether a card is not played twice by two of a kind is asked."""
    return isinstance(why, Not) and why.words.get("deed", ("",))[EN] == "play"


def _just_done_by(g: Game, source: str) -> bool:
    """Another play of the same card has moved it: that a card is moved once nobody doubts."""
    since = takewhile(lambda step: step.sentence != "gain", reversed(g.log or ()))
    return any(step.path[-1:] and step.path[-1][0] == source for step in since)


def _says(why: Any) -> bool:
    """It happens, or it is told why it does not."""
    return bool(why) or isinstance(why, Not)


def tell_what_clean_up_does_not_bring(g: Game, player: int, cards: Iterable[int]) -> None:
    """What would have happened, had these cards been discarded at another time."""
    told: set[Any] = set()
    for card in cards:
        for trigger in g.known(card).triggers:
            if trigger.event in ("discard", "would-discard") and SELF in trigger.zones:
                event = {"event": trigger.event, "player": player, "cards": (card,)}
                _tell(g, player, _tested(trigger.test, Context(g, player, card, event)), told, g.known(card).slug)


def tell_unheard(g: Game, player: int, event: Notes, cards: Iterable[int], why: Text, because: tuple[str, ...]) -> None:
    """Which of these cards would have done something, had that happened to them."""
    if g.log is None:
        return
    heard = event["event"], f"would-{event['event']}"
    told = {}
    for card in cards:
        context = Context(g, player, card, {**event, "player": player, "cards": (card,)})
        own = (t for t in g.kinds[card & NUMBER].triggers if t.event in heard and SELF in t.zones)
        if any(_tested(trigger.test, context) for trigger in own):
            told[g.kinds[card & NUMBER].slug] = True
    for slug in told:
        g.say("not", player, "does nothing", (slug,), because=because, why=why)


NOT_FROM_PLAY: Text = ("it was not discarded from play", "Die Karte wurde nicht aus dem Spiel abgelegt")


def tell_not_from_play(g: Game, player: int, cards: Iterable[int], traits_only: bool = False) -> None:
    """What would have happened, had these cards been discarded from play; in Clean-up one asks for that of Traits and
    Prophecies."""
    if g.log is None or "discard-from-play" not in g.table.listens:
        return
    for card in {g.known(card): card for card in cards}.values():
        event = {"event": "discard-from-play", "player": player, "cards": (card,)}
        slug = g.known(card).slug
        own = [t for t in g.known(card).triggers if t.event == event["event"] and SELF in t.zones]
        if not traits_only and any(_tested(t.test, Context(g, player, card, event)) for t in own):
            g.say("not", player, "does nothing", (slug,), because=own[0].code.cites[0], why=NOT_FROM_PLAY)
        for kind, _, context, test in _listening(g, event, hidden=False):
            if (not traits_only or kind.fact.kind in ("trait", "prophecy")) and _tested(test, context):
                because = next(t.code.cites[0] for t in kind.triggers if t.event == event["event"])
                g.say("not", player, "nothing for", (kind.slug, slug), because=because, why=NOT_FROM_PLAY, card=slug)


def as_if_gained(g: Game, player: int, card: int) -> Notes:
    """The event of a gain that was none."""
    event = {"event": "gain", "player": player, "cards": (card,), "bought": False, "by": "", "to": DISCARD}
    return {**event, "source": 0, "overpaid": None, "exiled": False, "nth": len(g.gained) + 1, "cost": g.cost_of(card)}


def tell_no_gain(g: Game, player: int, card: int, why: Text) -> None:
    """A card came to this player without being gained: what would have followed, had it been, and who has it."""
    if g.log is None or g.known(card) is UNKNOWN:
        return
    tell_what_would_have(g, as_if_gained(g, player, card), why, "nothing for")
    if g.by >= 0 and player == g.player:
        slug = g.known(card).slug
        words: dict[str, Any] = {"card": slug, "why": why}
        g.say("not", player, "nothing for", ("possession", slug), because=("alchemy:possession:4",), **words)


def tell_what_would_have(g: Game, event: Notes, why: Text, sentence: str = "does nothing") -> None:
    """What lies on the table or holds for a while, and would have done something, had that happened.

    Of the very card that brought it about nobody expects that.
    """
    if g.log is None:
        return
    waiting = [(effect.source, effect.player, effect.test, effect.card, effect.notes) for effect in g.active("gain")]
    found = [source for source, me, test, card, notes in waiting if _tested(test, Context(g, me, card, event, notes))]
    for kind, _, context, test in _listening(g, event, hidden=False):
        if _tested(test, context):
            found.append(kind.slug)
    card = g.known(event["cards"][0]).slug
    for slug in dict.fromkeys(found):
        if slug != g.stack[-1].code.source:
            g.say("not", event["player"], sentence, (slug, card), because=g.stack[-1].cites, why=why, card=card)


def _listening(g: Game, event: Notes, hidden: bool = True) -> Iterator[tuple[Kind, int, Context, Test]]:
    """Who hears of it and tests something; not `hidden`: only what lies on the table, without the card itself."""
    for kind, _, trigger in g.table.listeners.get(event["event"], ()):
        if trigger.test is not None and (hidden or kind.slug in facts()):  # a mat's rule is no card
            for owner in g.table.order(g.player):
                for zone in trigger.zones if hidden else OPEN & {*trigger.zones}:
                    for card in listening(g, kind, zone, owner, event["cards"], event["player"]):
                        yield kind, owner, Context(g, owner, card, event), trigger.test


OPEN = {PLAY, LANDSCAPE, GAME}


def _tested(test: Test | None, context: Context) -> Any:
    try:
        return test is None or test(context)
    except Unidentified:  # nobody is asked for a card only to tell that nothing happens
        return None


def _tell(g: Game, player: int, why: Any, told: set[Any], by: str) -> None:
    if isinstance(why, Not) and not why.cards[0]:  # a landscape has no card of its own to be named by
        why = why.by(by)
    if not isinstance(why, Not):
        return
    actor = player if why.to is None else why.to
    if told.isdisjoint([(player, why.sentence, why.cards), (actor, why.sentence, why.cards)]):
        told.add((player, why.sentence, why.cards))
        lately = _since_the_turn_began(g) if why.once else (g.log or ())[-1:]
        if not any((step.actor, step.sentence, step.cards) == (actor, why.sentence, why.cards) for step in lately):
            g.say("not", actor, why.sentence, why.cards, because=why.cites, **why.words)


def _since_the_turn_began(g: Game) -> Iterator[Step]:
    return takewhile(lambda step: step.kind != "turn", reversed(g.log or ()))


# --- protection ------------------------------------------------------------------------------------------------------


def tell_protected(
    g: Game, player: int, by: str, attack: int, because: tuple[str, ...] = (), always: Text = ("", "")
) -> None:
    """A player becomes unaffected by an Attack that is being played; `always` says for how long nobody need show it."""
    if g.log is None:
        return
    kind = g.kind(attack)
    sentence = "protected later" if "Duration" in kind.types else "protected"
    nth = _which_play(g)
    words: dict[str, Any] = {"card": kind.slug, "play": nth, "against": AGAINST[nth], "always": always}
    g.say("not", player, sentence, (by, kind.slug), because=(*because[:2], "base2:attack:4"), **words)


def tell_unprotected(g: Game, attack: Kind, attacker: int) -> None:
    """Whom a card that protects in play does not help now, and that it does not stop its own player's Attack."""
    if g.log is None:
        return
    for player in range(g.table.players):
        held = (g.known(card) for zone in OUT_OF_PLAY for card in g.zones[player * ZONES + zone])
        waiting = {effect.source for effect in g.active("immune") if effect.player == player}
        lying = [kind.slug for kind in map(g.known, g.in_play(player)) if protects_in_play(kind)]
        if player == attacker:
            for slug in dict.fromkeys(slug for slug in lying if slug in waiting or _lasts(g, slug)):
                g.say(
                    "not",
                    player,
                    "own attack goes on",
                    (slug,),
                    because=("base2:attack:5",),
                    card=attack.slug,
                    other=player,
                )
        elif not waiting and not lying:
            for slug in dict.fromkeys(kind.slug for kind in held if protects_in_play(kind)):
                rule = f"seaside{g.table.rules.edition('seaside')}:in-play:2"
                g.say("not", player, "not there to protect", (slug,), because=(rule,))


def _lasts(g: Game, slug: str) -> bool:
    return any(trigger.event == "immune" for trigger in g.table.rules.kind(slug).triggers)


OUT_OF_PLAY = (HAND, DISCARD, ASIDE)


def protects_in_play(kind: Kind) -> bool:
    """It protects from Attacks while it lies there, or from when it was played."""
    if any(trigger.event == "immune" for trigger in kind.triggers):
        return True
    return kind.play is not None and any(DEFENDS in op.traits() for op in kind.play.ops)


AGAINST: tuple[Text, ...] = (
    ("", ""),
    (" from the first play", " beim ersten Spielen"),
    (" from the second play", " beim zweiten Spielen"),
    (" from the third play", " beim dritten Spielen"),
)
WHEN: tuple[Text, ...] = (
    ("", ""),
    (" the first time", " zum ersten Mal"),
    (" the second time", " zum zweiten Mal"),
    (" the third time", " zum dritten Mal"),
)


def _which_play(g: Game) -> int:
    """Which of several plays of one card is being carried out, 0 where nothing plays it more than once."""
    place = _place_of_play(g)
    times: int = g.stack[place].notes["times"]
    return min(times, len(AGAINST) - 1) if times > 1 else int(_is_played_again(g, place))


def _place_of_play(g: Game) -> int:
    """Where in the stack the innermost play of a card is, -1 where none is being carried out."""
    places = reversed([*enumerate(g.stack)])
    return next((i for i, frame in places if "nth" in frame.notes and "times" in frame.notes), -1)


def _is_played_again(g: Game, place: int) -> bool:
    below = g.stack[place - 1] if place > 0 else None
    return below is not None and any(op.again for op in below.code.ops[below.pc :])


def may_stay_after_all(c: Context) -> bool:
    """The card waits because of an earlier play, or is about to be played once more."""
    return c.game.stays(c.card) or _is_played_again(c.game, _place_of_play(c.game))


def certain_gain(ops: tuple[Op, ...]) -> str:
    """The card that these instructions make a player gain, unless it depends on something."""
    if any(isinstance(op, Ask | Branch) for op in ops):
        return ""
    return next((op.gains() for op in ops if op.gains()), "")


def tell_spared(g: Game, player: int, attack: str, missing: str, later: bool = False) -> None:
    """What an Attack would have done to a player, and what protects them from it, or did when it was played."""

    def of_it(step: Step) -> bool:
        return step.actor == player and step.sentence.startswith("protected") and step.words["card"] == attack

    shown = next((step for step in reversed(g.log or ()) if of_it(step)), None)
    rule = "base2:attack:2" if later else "base2:attack:4"
    if shown is None:  # the situation began after the Attack was played
        g.say("not", player, "unaffected", (attack,), because=(rule,))
        return
    if not (missing or later):
        return  # that it is not affected was said just now
    sentence = "spared later" if not missing else "spared gain later" if later else "spared gain"
    because = (*shown.cites[:1], rule)
    once = sum(map(of_it, g.log or ())) == 1
    words: dict[str, Any] = {"card": attack, "missing": missing, "when": WHEN[shown.words["play"] if once else 0]}
    g.say("not", player, sentence, (shown.cards[0], attack), because=because, **words)


# --- cards that do nothing -------------------------------------------------------------------------------------------


def tell_nothing(g: Game, player: int, card: int, ops: Iterable[Op], because: tuple[str, ...]) -> None:
    """Nothing came of a card; where its first word is about the hand, and no card there fits, that is why."""
    c = Context(g, player, card, notes=defaultdict(int))
    first = next((op for op in _carried_out(c, ops) if (isinstance(op, Ask) and not op.aside) or op.length), None)
    why = "nothing"
    if first is not None and first.from_hand:
        if g.hand(player) and _tested(first.could_pick, c) is False:
            g.say("not", player, "none fits", (card,), because=because, lacks=first.lacks(c))
            return
        chosen_from = "none chosen" if getattr(first, "may", False) or getattr(first, "up_to", False) else why
        why = chosen_from if g.hand(player) else "empty hand"
    g.say("not", player, why, (card,), because=because)


def _carried_out(c: Context, ops: Iterable[Op]) -> Iterator[Op]:
    """Without what is behind a test that does not hold."""
    skip = 0
    for op in ops:
        if skip:
            skip -= 1
        elif isinstance(op, Branch) and not _tested(op.test, c):
            skip = op.skip
        else:
            yield op


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
    slug = inner.code.source
    gone = "Duration" in g.table.rules.kind(slug).types and not any(effect.card == inner.card for effect in g.effects)
    spent = gone and inner.notes.get("event") == "gain" and inner.card in g.in_play(player)
    words: dict[str, Any] = {
        "spent": (
            f"; {the_card(slug, EN)} is used up all the same",
            f"; {the_card(slug, DE, THE)} ist trotzdem verbraucht",
        )
    }
    g.say(
        "not",
        player,
        "no use",
        (slug,),
        because=because,
        card=slug,
        other=g.player,
        n=dict(lost),
        **(words if spent else {}),
    )


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
            words = why_forbidden(g, player, kind, by)
            g.say("not", player, "not from hand", (by.slug, kind.slug), because=words.pop("cites"), **words)


def why_forbidden(g: Game, player: int, kind: Kind, by: Kind) -> dict[str, Any]:
    """The words and the ruling of a step that tells that a card forbids to play another one from hand."""
    assert by.limit is not None
    return {"cites": (by.limit.cites,), "card": kind.slug, "why": by.limit.why(Context(g, player), kind)}


def tell_not_held_back(g: Game, player: int, card: int) -> None:
    """What could not be played from hand now, or would count if it were, and is played from elsewhere."""
    kind = g.known(card)
    by = g.forbids_playing(player, kind)
    if by is not None:
        _tell_from_elsewhere(g, player, by, kind, "not held back")
        return
    for counting, limit in g.table.limits:
        if limit.counts is not None and limit.counts(Context(g, player), kind):
            _tell_from_elsewhere(g, player, counting, kind, "not counted")


def _tell_from_elsewhere(g: Game, player: int, by: Kind, kind: Kind, sentence: str) -> None:
    assert by.limit is not None
    playing = [frame.code.source for frame in g.stack]
    rulings = [ruling for other, ruling in by.limit.elsewhere if other in playing]
    g.say("not", player, sentence, (by.slug, kind.slug), because=(*rulings, by.limit.cites), card=kind.slug)


def tell_in_play_once(played: Frame) -> None:
    """A card that was played a second time: what it does to purchases and costs while it is in play, it does once."""
    g, player, card = played.game, played.me, played.card
    kind = g.kind(card)
    own = [cites for t in kind.triggers if t.event == "buy" and PLAY in t.zones for cites in t.code.cites if cites]
    if isinstance(kind.cut, Cut) and kind.cut.per_card:
        own.append(kind.cut.cites)
    if own and g.where(card) == player * ZONES + PLAY:
        g.say("not", player, "in play once", (kind.slug,), because=(*played.special, "base2:play:6", *own[0]))


# --- cards that are gone ---------------------------------------------------------------------------------------------


def lost_track(g: Game, rule: str = "base2:lost-track:1") -> tuple[str, ...]:
    """The rulings on a card that is not where it should be: the card's own on that case come first."""
    return (*next((frame.special for frame in reversed(g.stack) if frame.code.source), ()), rule)


NOT_MOVED: Text = ("moved", "bewegt")
NOT_TRASHED: Text = ("trashed", "entsorgt")
NOT_TRASHED_FOR_IT: Text = ("trashed, and nothing comes of that", "entsorgt, und es gibt nichts dafür")
NOT_DISCARDED: Text = ("discarded", "abgelegt")
NOT_RETURNED: Text = ("returned", "zurückgelegt")
NOT_EXCHANGED: Text = ("exchanged", "getauscht")
NOT_ONTO_THE_MAT: Text = ("put on the mat", "auf das Tableau gelegt")
NOT_SET_ASIDE: Text = ("set aside", "zur Seite gelegt")
NOT_INTO_HAND: Text = ("taken into hand", "auf die Hand genommen")
NOT_ONTO_THE_DECK: Text = ("put onto the deck", "auf den Nachziehstapel gelegt")
NOT_EXILED: Text = ("Exiled", "ins Exil gelegt")


def tell_lost(g: Game, player: int, card: int, because: tuple[str, ...] = (), done: Text = NOT_MOVED) -> None:
    """A card that should move itself has moved already, or was played without being in play."""
    because = because or lost_track(g, "base2:lost-track:4")
    sentence = "lost track" if g.where(card) is None else "not in play"
    g.say("not", player, sentence, (card,), because=because, done=done)


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
        loot = ("plunder:loot-pile:5",) if slug == "loot" else ()
        g.say("not", player, "gain none", (slug,), because=(*own, *loot, "base2:gain:4"))


def tell_free_to_buy(g: Game, player: int, kind: Kind) -> None:
    """A card that cannot always be bought, and why it can be now."""
    for _, bars in g.table.no_buys:
        if isinstance(bars, Barred) and bars.freed:
            free = bars.freed(Context(g, player), kind)
            if free is not None:
                g.say("effect", player, "may be bought", (kind.slug,), because=bars.free_by, why=free)


def tell_only_not_bought(g: Game, player: int, card: int) -> None:
    """What this player could not buy now is gained in another way."""
    kind = g.known(card)
    by = g.forbids_buying(player, kind) if g.log is not None and player == g.player else None
    if by is not None and isinstance(by.no_buys, Barred):
        why = by.no_buys.why(Context(g, player), kind)
        g.say("effect", player, "only not bought", (kind.slug,), because=by.no_buys.cites, why=why)


def tell_goes_elsewhere(g: Game, player: int, card: int, to: int) -> None:
    """A card that says where it is gained to, in place of the discard pile, where another text has said so before."""
    if g.log is None:
        return
    for trigger in g.known(card).triggers:
        for op in trigger.code.ops if trigger.event == "gain-place" else ():
            place, rulings = op.gained_to()
            if place not in ("", ZONE_NAMES[to]):
                g.say("not", player, "gains not to", (card,), because=(*rulings, "base2:gain:2"), place=place)


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


def tell_extra_turn(g: Game, player: int, begins: bool = True) -> None:
    """Because of which card, and who decides, where that is somebody else; that it begins, or is under way."""
    name = g.table.names[g.by] if g.by >= 0 else ""
    by = (f" ({name} decides)", f" ({name} entscheidet)") if name else ("", "")
    because = (*(("alchemy:possession:1",) if name else ()), "base2:extra-turns:1", "base2:turn:1")
    kind, sentence = ("turn", "extra turn") if begins else ("effect", "in extra turn")
    g.say(kind, player, sentence, because=because, card=g.extra, by=by)


def tell_skipped(g: Game, player: int, extra: str) -> None:
    """A turn that is not taken: which one, and because of which card."""
    lost = [step for step in g.log or () if step.sentence == "lose turn" and step.actor == player and step.path]
    card = lost[-1].path[-1][0] if lost else ""
    turn = (
        (f"the extra turn of {the_card(extra, EN)}", f"den Extrazug ({card_name(extra, DE)})")
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
    counted = ("base2:tie-break:3", *_why_turns_differ(g)) if apart else ()
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


def _why_turns_differ(g: Game) -> tuple[str, ...]:
    """The ruling on the card because of which somebody had a turn more or less."""
    log = g.log or ()
    if any(step.sentence == "skip turn" and "lich" in step.cards for step in log):
        return ("allies:lich:5",)
    extra = {step.words["card"] for step in log if step.sentence == "extra turn"} | {g.extra}
    if "outpost" in extra:
        return ("seaside2:outpost:4",)
    if "seize-the-day" in extra:
        return ("menagerie:seize-the-day:2",)
    return ("renaissance:fleet:4",) if any(step.sentence == "last round" for step in log) else ()
