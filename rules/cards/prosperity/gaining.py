"""Prosperity’s cards about what was gained or bought: where it goes, what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.rulebook.reckoning import cost_text
from rules.rulebook.trash import trash
from rules.words import (
    HAND,
    PLAY,
    SELF,
    TRASHES,
    AskUse,
    Context,
    Cost,
    Decision,
    Frame,
    MayUse,
    Not,
    Op,
    Pick,
    Tell,
    Text,
    applies,
    but_not,
    card,
    cards_in_play,
    curse_as_treasure,
    decline,
    discard_down_to,
    draw_up_to,
    each_other,
    gain_a,
    gain_named,
    gained_by_the_possessor,
    gained_is_there,
    is_duration,
    is_treasure,
    is_victory,
    line,
    mine,
    note,
    noted,
    nothing,
    on,
    only_told,
    play_noted,
    playable,
    plus,
    possessor_gained,
    question,
    reveal_this,
    show,
    tell_types_of_subject,
    this_turn,
    topdeck,
    trash_noted,
    when,
    yours,
)


class _TrashGained(Op):
    def __call__(self, c: Frame) -> None:
        trash(c.game, c.me, c.notes["cards"])

    def traits(self) -> Mapping[str, int]:
        return {TRASHES: 1}


class _Watchtower(AskUse):
    """Trash it, put it onto the deck, or neither."""

    def question(self, c: Frame) -> Decision:
        options = ["trash", "deck"]
        texts = (("trash it", "entsorgen"), ("put it onto the deck", "auf den Nachziehstapel legen"))
        return Decision(
            c.me, "choose-option", "Watchtower", question("use watchtower"), options, options, 0, texts=texts
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value:
            decline(c)
            return
        c.notes["chosen"] = value[0]
        reveal_this(c)


card(
    "watchtower",
    line(1, draw_up_to(6), cites="base2:draw:1", cases={"prosperity2:watchtower:4": lambda c: len(c.hand) >= 6}),
    on=on(
        "gain",
        line(
            2,
            _Watchtower(),
            when(lambda c: c.notes["chosen"] == "trash", _TrashGained(), orelse=topdeck("cards", None)),
            cites="prosperity2:watchtower:3",
            cases={"prosperity2:watchtower:1": lambda c: c.notes.get("chosen") == "trash"},
        ),
        zone=HAND,
        test=gained_is_there,
    ),
)


def _gained_a_mint(c: Context) -> bool:
    return any(c.known(card).slug == "mint" for card in c.notes.get("cards", ()))


card(
    "royal-seal",
    line(1, plus(coins=2)),
    on=on(
        "gain",
        line(2, topdeck("cards", None), cases={"prosperity2:mint:6": _gained_a_mint}),
        zone=PLAY,
        test=gained_is_there,
        may=True,
    ),
    cites=("prosperity1:royal-seal:1", "prosperity1:royal-seal:2"),
)


def _there_for_the_tiara(c: Context) -> bool | Not:
    there = gained_is_there(c)
    if not isinstance(there, Not):
        return there
    return Not(there.sentence, "tiara", *there.cards[1:], cites=("prosperity2:tiara:3", *there.cites), **there.words)


card(
    "tiara",
    line(1, plus(buys=1)),
    line(
        2,
        this_turn("gain", MayUse(), topdeck("cards", None), test=_there_for_the_tiara),
        cites="prosperity2:tiara:1",
    ),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=playable(is_treasure), prompt="play"),
        play_noted("picked"),
        play_noted("played", again=True, nth=2),
        cites="prosperity2:tiara:2",
    ),
    doubles=True,
    cites="prosperity2:tiara:1",
)


def _victory_that_was_bought(c: Context) -> bool | Not:
    if possessor_gained(c) and is_victory(c, c.subject) and c.kind(c.subject).slug in c.game.purchases[-1:]:
        return gained_by_the_possessor(c)
    if c.mine and is_victory(c, c.subject) and not c.event["bought"]:
        gained = c.kind(c.subject).slug
        return Not("not bought", "hoard", gained, cites=("prosperity2:hoard:1",), card=gained, missing="gold")
    return c.mine and is_victory(c, c.subject)


def _no_longer_there(c: Context) -> bool:
    return any(c.game.where(card) is None for card in c.notes.get("cards", ()))


def _of_several_types(c: Context) -> bool:
    return any(len(c.types(c.kind(card))) > 1 for card in c.notes.get("cards", ()))


card(
    "hoard",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        this_turn("gain", tell_types_of_subject, gain_a("gold"), test=_victory_that_was_bought),
        cites=("prosperity2:hoard:1",),
        cases={"prosperity2:hoard:2": _no_longer_there, "prosperity2:hoard:3": _of_several_types},
    ),
    cites="prosperity2:hoard:1",
)


def _victory_that_was_not_bought(c: Context) -> bool | Not:
    """1st edition: only a purchase brings the Gold."""
    if not c.mine or c.event["bought"] or not is_victory(c, c.subject):
        return False
    gained = c.kind(c.subject).slug
    return Not("not bought", "hoard", gained, cites=("prosperity1:hoard:1",), card=gained, missing="gold")


card(
    "hoard",
    line(1, plus(coins=2), cites="base2:play:1"),
    on=(
        on("buy", line(2, gain_a("gold"), cites="prosperity1:hoard:1"), zone=PLAY, test=yours("Victory")),
        on("gain", only_told, zone=PLAY, test=_victory_that_was_not_bought),
    ),
    cites="prosperity1:hoard:1",
    edition=1,
)


def _bought_one_to_copy(c: Context) -> bool | Not:
    if not c.mine:
        return False
    bought = c.kind(c.subject).slug
    if not c.cost_of(c.subject) <= Cost(4):
        now, cites = cost_text(c.cost_of(c.subject)), ("prosperity1:talisman:2",)
        dear = Not("copy too dear", "talisman", bought, cites=cites, card=bought, n=now)
        return not is_victory(c, c.subject) and dear
    if is_victory(c, c.subject):
        return Not("no copy", "talisman", bought, cites=("prosperity1:talisman:3",), card=bought)
    return True


card(
    "talisman",
    line(1, plus(coins=1)),
    on=on(
        "buy",
        line(2, gain_named("cards"), cites=("prosperity1:talisman:1", "prosperity1:talisman:2")),
        zone=PLAY,
        test=_bought_one_to_copy,
    ),
    cites="prosperity1:talisman:1",
)

card(
    "goons",
    line(1, plus(buys=1)),
    line(2, plus(coins=2)),
    line(3, each_other(discard_down_to(3)), cites="prosperity1:goons:3"),
    on=on(
        "buy",
        line(4, plus(vp=1), cites=("prosperity1:goons:1", "prosperity1:goons:2")),
        zone=PLAY,
        test=mine,
    ),
    cites="prosperity1:goons:1",
)


def _not_bought(c: Context) -> bool:
    return "bought" in c.event and not c.event["bought"]


_ANY_ACTION = ("an Action that is gained counts, bought or not", "Jede genommene Aktion zählt, gekauft oder nicht")

card(
    "collection",
    line(1, plus(coins=2)),
    line(2, plus(buys=1)),
    line(
        3,
        this_turn("gain", when(_not_bought, applies(_ANY_ACTION)), plus(vp=1), test=yours("Action")),
        cites="prosperity2:collection:1",
        cases={"prosperity2:collection:2": _not_bought},
    ),
    cites="base2:play:1",
)


def _is_in(c: Context, cards: tuple[int, ...]) -> bool:
    """This very card, wherever it was moved from."""
    return c.game.identity(c.card) in map(c.game.identity, cards)


def _lies_on_the_deck(c: Context) -> bool:
    return _is_in(c, c.game.deck(c.me))


def _lies_in_the_trash(c: Context) -> bool:
    return _is_in(c, c.game.zones[c.game.table.trash])


def _was_not_bought(c: Context) -> Not | bool:
    """Nothing happens in either case; but where it was not bought, one might expect it."""
    why = ("it was not bought", "Die Karte wurde nicht gekauft")
    return not c.event["bought"] and Not("does nothing here", "mint", cites=("prosperity1:mint:1",), why=why)


_MINTING = line(
    1,
    Pick("picked", HAND, 1, may=True, test=is_treasure, prompt="reveal"),
    show("picked"),
    when(noted("picked"), gain_named("picked")),
    cites=("prosperity2:mint:1", "prosperity2:mint:2"),
    cases={"prosperity2:charlatan:2": curse_as_treasure(lambda c: c.many("picked"))},
)


def _has_no_treasure_there(c: Context) -> Text:
    name = c.game.table.names[c.who]
    return f"{name} has no Treasure in play to trash", f"{name} hat keine Geldkarte im Spiel, die zu entsorgen wäre"


def _durations_stay(c: Context) -> None:
    stay = [card for card in cards_in_play(is_treasure)(c) if is_duration(c, card)]
    if stay:
        c.say("not", c.me, "duration stays", stay, because=("prosperity2:mint:5",))


card(
    "mint",
    _MINTING,
    on=on(
        "gain",
        line(
            2,
            # a Duration in play waits for a later turn
            note("treasures", cards_in_play(but_not(is_treasure, is_duration))),
            when(nothing("treasures"), Tell("does nothing here", _has_no_treasure_there)),
            trash_noted("treasures", PLAY),
            _durations_stay,
            cites=("prosperity2:mint:3",),
            cases={"prosperity2:mint:4": _lies_in_the_trash, "prosperity2:mint:6": _lies_on_the_deck},
        ),
        zone=SELF,
    ),
)

card(
    "mint",
    _MINTING,
    on=(
        on(
            "buy",
            line(
                2,
                note("treasures", cards_in_play(is_treasure)),
                trash_noted("treasures", PLAY),
                cites="prosperity1:mint:1",
            ),
            zone=SELF,
        ),
        on("gain", line(2), zone=SELF, test=_was_not_bought),
    ),
    edition=1,
)
