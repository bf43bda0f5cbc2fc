"""A misspelt word fails where it is written: when the card file is read, or here where it stands in a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rules
from rules.engine.events import EVENTS
from rules.facts import facts, types_of_cards
from rules.speech.sentences import SENTENCES
from rules.speech.wording import PHASES
from rules.words import (
    HAND,
    SELF,
    HowMany,
    Option,
    Order,
    Pick,
    PickPile,
    PickWholePile,
    Schedule,
    Tell,
    YesNo,
    answer,
    answer_with,
    brings_less,
    brings_no,
    call,
    card,
    cheaper_in_play,
    cheaper_than,
    cheaper_this_turn,
    choose,
    choose_token,
    exactly,
    exactly_more,
    exchange_this,
    exile_a,
    gain_a,
    gain_choice,
    gain_named,
    gain_several,
    gained_is_playable,
    is_type,
    may,
    move_token,
    named,
    named_this_turn,
    next_time,
    next_turn,
    no_type,
    of_type,
    on,
    once_a_turn,
    plus,
    plus_tokens,
    put,
    put_token_on,
    receive,
    reveal_until,
    spend,
    take_minus_token,
    tell_none_in_hand,
    tell_not,
    this_turn,
    tokens_held,
    trash_from_hand,
    until_next_turn,
    up_to,
    up_to_more,
    yours,
)
from rules.words.cases import has_the_token, none_left, says_when, several_played, several_wait, while_resolving

WHY = ("", "")

MISSPELT = {
    "event": (
        "gian",
        lambda: on("gian", zone=SELF),
        lambda: this_turn("gian"),
        lambda: next_time("gian"),
        lambda: until_next_turn("gian"),
        lambda: Schedule("gian", "once"),
        lambda: call("gian", test=bool),
        lambda: once_a_turn("gian", bool, ""),
        lambda: several_wait("silver", "gian"),
        lambda: says_when("gian", "seen"),
    ),
    "answer to an event": (
        "replacd",
        lambda: answer("replacd", True),
        lambda: answer_with("replacd", "picked", "effect", "keep"),
    ),
    "card": (
        "sliver",
        lambda: gain_a("sliver"),
        lambda: gain_several("sliver", 2),
        lambda: named("silver", "sliver"),
        lambda: named_this_turn("sliver"),
        lambda: exchange_this("sliver"),
        lambda: exile_a("sliver"),
        lambda: cheaper_in_play("sliver", 1),
        lambda: cheaper_this_turn("sliver", 1),
        lambda: none_left("sliver"),
        lambda: several_wait("sliver", "gain"),
        lambda: several_played("sliver"),
        lambda: while_resolving("sliver"),
    ),
    "type": (
        "Tresaure",
        lambda: is_type("Action", "Tresaure"),
        lambda: of_type("Tresaure"),
        lambda: no_type("Tresaure"),
        lambda: up_to(4, "Tresaure"),
        lambda: up_to(4, no=("Tresaure",)),
        lambda: exactly(4, "Tresaure"),
        lambda: up_to_more(2, "trashed", "Tresaure"),
        lambda: exactly_more(2, "trashed", "Tresaure"),
        lambda: cheaper_than("trashed", no="Tresaure"),
        lambda: cheaper_in_play("silver", 1, "Tresaure"),
        lambda: cheaper_this_turn("silver", 1, "Tresaure"),
        lambda: yours("Tresaure"),
        lambda: gained_is_playable("Tresaure"),
    ),
    "prompt": (
        "trahs",
        lambda: Pick("picked", prompt="trahs"),
        lambda: PickPile(None, prompt="trahs"),
        lambda: PickWholePile(prompt="trahs"),
        lambda: Order("seen", prompt="trahs"),
        lambda: YesNo("trahs"),
        lambda: may("trahs"),
        lambda: HowMany("n", 0, 1, prompt="trahs"),
        lambda: choose(Option("cards", plus(cards=1)), prompt="trahs"),
        lambda: gain_choice(up_to(4), prompt="trahs"),
    ),
    "player who decides": (
        "hwo",
        lambda: Pick("picked", by="hwo"),
        lambda: PickPile(None, by="hwo"),
        lambda: Order("seen", by="hwo"),
        lambda: YesNo("may", by="hwo"),
        lambda: may("may", by="hwo"),
        lambda: HowMany("n", 0, 1, by="hwo"),
        lambda: choose(Option("cards", plus(cards=1)), by="hwo"),
        lambda: gain_named("seen", by="hwo"),
        lambda: trash_from_hand(by="hwo"),
    ),
    "sentence": (
        "no mroe",
        lambda: Tell("no mroe", WHY),
        lambda: tell_not("no mroe", WHY),
        lambda: answer_with("keep", "kept", "effect", "no mroe"),
        lambda: put("seen", HAND, HAND, "no mroe"),
        lambda: reveal_until(is_type("Action"), none="no mroe"),
    ),
    "unit or token": (
        "cofers",
        lambda: plus(cofers=1),
        lambda: plus_tokens("cofers", 1),
        lambda: spend(1, "cofers"),
        lambda: tokens_held("cofers"),
        lambda: take_minus_token("cofers"),
        lambda: has_the_token("cofers"),
    ),
    "Event that moves a token": (
        "trainig",
        lambda: move_token("trainig"),
        lambda: put_token_on("trainig"),
        lambda: choose_token("trainig"),
    ),
    "thing to do with a card in hand": ("trahs", lambda: tell_none_in_hand("trahs")),
    "thing": ("piont", lambda: brings_no("piont", WHY), lambda: brings_less("piont", WHY)),
    "place where a Boon stays": ("their", lambda: receive(stays="their")),
    "end of an effect": ("onec", lambda: Schedule("turn", "onec"), lambda: next_turn(until="onec")),
    "time": ("trun", lambda: card("an-example", once="trun")),
}


@pytest.mark.parametrize(
    ("what", "word", "written"),
    [(what, word, written) for what, (word, *rows) in MISSPELT.items() for written in rows],
)
def test_a_misspelt_word_fails_where_it_is_written(what, word, written):
    with pytest.raises(ValueError, match=f"no {what} is called '{word}'"):
        written()


def test_what_it_is_called_most_like_is_told():
    with pytest.raises(ValueError, match=r"no card is called 'sliver': silver"):
        gain_a("sliver")
    with pytest.raises(ValueError, match=r"no card is called 'zzzzzz'$"):
        gain_a("zzzzzz")


def test_a_card_may_ask_and_tell_in_its_own_words():
    assert Pick("picked", prompt=("Which one?", "Welche?")).prompt == ("Which one?", "Welche?")
    assert brings_no("points", WHY)


# --- in functions ----------------------------------------------------------------------------------------------------

ROOMS = [path for room in ("rulebook", "words", "cards") for path in (Path(rules.__file__).parent / room).rglob("*.py")]
OF_EVERY_EVENT = {"event", "player", "cards", "out"}


@cache
def nodes() -> list[ast.AST]:
    """Read when the first test asks for them: they are many, and most runs have no need of them."""
    return [node for path in ROOMS for node in ast.walk(ast.parse(path.read_text()))]


def called(name: str, first: int, last: int | None = None) -> Iterator[str]:
    """The words of every call of that name, from one place to another."""
    for node in nodes():
        if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield from words(node.args[first:last])


def words(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield from words(node.elts)


def compared(attribute: str) -> Iterator[str]:
    """The words with which that attribute is compared: == "silver", in ("copper", "silver")."""
    for node in nodes():
        of = node.left if isinstance(node, ast.Compare) else None
        if isinstance(of, ast.Attribute) and of.attr == attribute and ast.unparse(of.value) != "self":
            yield from words(node.comparators)


def notes_read() -> Iterator[str]:
    """c.event["to"], c.event.get("overpaid")."""
    for node in nodes():
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(".event"):
            yield from words([node.slice])
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".event.get"):
            yield from words(node.args[:1])


def among_types() -> Iterator[str]:
    """ "Treasure" in c.types(kind), "Night" in kind.types."""
    for node in nodes():
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            within = node.comparators[0]
            within = within.func if isinstance(within, ast.Call) else within
            if isinstance(within, ast.Attribute) and within.attr == "types":
                yield from words([node.left])


@pytest.mark.parametrize(
    ("written", "table"),
    [
        pytest.param(called("active", 0), set(EVENTS), id="g.active(event)"),
        pytest.param(
            notes_read(), OF_EVERY_EVENT.union(*(happening.notes for happening in EVENTS.values())), id="c.event[note]"
        ),
        pytest.param(compared("phase"), set(PHASES), id="g.phase"),
        pytest.param(compared("slug"), {*facts(), "?"}, id="kind.slug =="),
        pytest.param(called("Not", 0, 1), set(SENTENCES), id="Not(sentence)"),
        pytest.param(called("Not", 1), {*facts(), ""}, id="Not(..., slug)"),
        pytest.param(called("plays_this_turn", 1), set(facts()), id="plays_this_turn(c, slug)"),
        pytest.param(called("copies_in_play", 1), set(facts()), id="copies_in_play(c, slug)"),
        pytest.param(called("gained_this_turn", 1), set(facts()), id="gained_this_turn(c, slug)"),
        pytest.param(called("is_a", 1), set(types_of_cards()), id="c.is_a(card, type)"),
        pytest.param(
            called("typed_plays_this_turn", 2), set(types_of_cards()), id="typed_plays_this_turn(c, me, type)"
        ),
        pytest.param(among_types(), set(types_of_cards()), id="type in c.types(kind)"),
    ],
)
def test_words_in_functions_are_in_their_tables(written, table):
    found = set(written)
    assert found
    assert found - table == set()
