"""A question about one card that its own lines say or contradict. What is expected is what the card says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rules.facts import Fact, facts
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.verdict import Value
from rules.questions.wording import contradicted, said_on_the_card


def said(names: CardNames, text: str, language: int | None = None) -> Value | None:
    found = said_on_the_card(read(text, names, language), names)
    return found.value if found else None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("university gives me a card up to 6", "no"),  # up to 5
        ("University: can I gain an Action costing up to 5?", "yes"),
        ("straßenräuber: mitspieler müssen auf 4 karten ablegen", "no"),  # until 3 are left
        ("berserker als angriff: gegner müssen auf 4 ablegen", "no"),
        ("embassy: 5 ziehn 3 weg?", "yes"),
        ("Do I draw 5 cards and discard 2 with Embassy?", "no"),
        ("Do I get +2 coins when I gain Nomads?", "yes"),
        ("spice merchant trash silver for 2 coins n 1 buy ok", "yes"),
        ("baron discard estate = +4?", "yes"),
        ("baron discard estate = +3?", "no"),
        ("nobles give me both 3 cards and 2 actions yeah", "no"),  # one of the two is chosen
        ("is nobles 3 punkte wert am ende", "no"),
        ("When I trash an Overgrown Estate, do I draw a card?", "yes"),
        ("Bekomme ich 3 Schulden, wenn ich einen Erdkeller spiele?", "yes"),
        ("farmland: when i gain it i trash a card and get one costing exactly 2 more, right", "yes"),
        ("anvil costs 5", "no"),
        ("golem costs 4 + potion?", "yes"),
        ("is hamlet discard mandatory", "no"),
        ("Does Candlestick Maker draw a card?", "no"),  # all its lines are understood, and none draws
        ("Can University gain a Golem?", "no"),  # a Potion is in its cost
        ("Can Workshop gain a Duchy?", "no"),
        ("Does Ronin draw until I have seven cards in hand?", "yes"),
        ("Does Ronin draw until I have six cards in hand?", "no"),
        ("jewelled egg gives me a loot when i just play it", "no"),
        ("soothsayer: do i get the curse myself", "no"),
        ("ill gotten gains: do I gain a curse myself when i buy it", "no"),
        ("Does Remodel gain a card costing 3 more?", "no"),
        ("Does Farmland trash a card when I play it?", "no"),  # when it is gained
        ("Does Embassy give the others a Silver when I play it?", "no"),
        ("Does Embassy give the others a Silver when I gain it?", "yes"),
        ("Bekomme ich bei der Hexe auch selbst einen Fluch?", "no"),
        ("Does Cultist draw 3 cards when trashed?", "yes"),
        ("Gibt mir das Dorf mit dem Thronsaal 4 Aktionen?", "yes"),
    ],
)
def test_one_line_says_it(names: CardNames, text: str, value: Value) -> None:
    assert said(names, text) == value


@pytest.mark.parametrize(
    "text",
    [
        "eisenhütte: nehme ich silber krieg ich dann +1 karte",  # it hangs on the type of what is gained
        "recruiter trashing a gold, how many villagers",  # and on its cost
        "Apprentice trashing an Alchemist: how many cards?",
        "Can I gain a Knight with Workshop?",  # which one
        "Do I gain a Curse from Witch?",  # whoever is meant
        "Does Baron give +4 coins?",  # where an Estate is discarded
        "Does Remake trash only one card?",  # and then once more
        "Does Forager give a buy only if I trash a Treasure?",
        "Do I get +1 card from Ironworks when I gain Silver?",
        "Does Capital City give me +2 cards?",  # where 2 Coins are paid
        "Does Village give an action?",  # one, or some
        "Does Nobles give +2 Actions?",  # where that is chosen
        "throne room on a market. how many buys have I got then?",  # one is there already
        "Does Smithy draw 3 cards on Tuesdays?",
    ],
)
def test_nothing_is_said_of_what_is_not_told(names: CardNames, text: str) -> None:
    assert said(names, text) is None


@pytest.mark.parametrize(
    ("text", "no_yes"),
    [
        ("Does Cache give me one Copper?", True),  # two, when it is gained
        ("Does Swindler trash a card from their hand?", True),  # from the deck
        ("Does Cache give me two Coppers?", False),
        ("If I trash a Silver with Salvager, do I get +3 coins?", False),
        ("Can I gain a Gold with Workshop if I have played two Highways?", False),
        ("Do I draw 4 cards next turn if I Throne Room Wharf?", False),
    ],
)
def test_what_no_line_allows_is_no_yes(names: CardNames, text: str, no_yes: bool) -> None:
    assert contradicted(read(text, names), names) == no_yes


# -- lines of one shape: the same is yes, another number no

UNITS = {
    "Card": ("cards", "Karten"),
    "Action": ("Actions", "Aktionen"),
    "Buy": ("Buys", "Käufe"),
    "Coin": ("coins", "Geld"),
    "Coffers": ("Coffers", "Taler"),
    "Villager": ("Villagers", "Dorfbewohner"),
}
PLUS = re.compile(r"\+(\d) (Card|Action|Buy|Coin|Coffers|Villager)s?\.")
GAIN = re.compile(r"(?:You may g|G)ain a card that costs (?:at most|up to) (\d)(?: [Cc]oins)?\.")
DOWN_TO = re.compile(r"Every other player discards (?:down to|until) (\d) cards.*")
AWAY = re.compile(r"(You may t|T)rash a card from your hand\.")
Probe = tuple[str, int, Value]


def probes(fact: Fact) -> Iterator[Probe]:
    """Questions in both languages, and what the card answers."""
    lines = [en for en, _ in fact.lines]
    for line in lines:
        plus, gain, down_to, away = (each.fullmatch(line) for each in (PLUS, GAIN, DOWN_TO, AWAY))
        if plus:
            n, (en, de) = int(plus[1]), UNITS[plus[2]]
            yield from ((f"Does {fact.en} give me +{n} {en}?", 0, "yes"), (f"Gibt {fact.de} +{n} {de}?", 1, "yes"))
            if sum(plus[2] in each or (plus[2] == "Card" and "raw" in each) for each in lines) == 1:
                more = n + 1
                yield f"Does {fact.en} give me +{more} {en}?", 0, "no"
                yield f"{fact.de} bringt {more} {de}, oder?", 1, "no"
        if gain:
            n = int(gain[1])
            for most, value in ((n, "yes"), (n + 1, "no")):
                yield f"Can I gain a card costing up to {most} with {fact.en}?", 0, value
                yield f"Darf ich mit {fact.de} eine Karte bis {most} nehmen?", 1, value
        if down_to:
            for n, value in ((int(down_to[1]), "yes"), (int(down_to[1]) + 1, "no")):
                yield f"{fact.en}: do the other players discard down to {n} cards?", 0, value
                yield f"{fact.de}: müssen die Mitspieler auf {n} Karten ablegen?", 1, value
        if away:
            must = "no" if away[1].startswith("You") else "yes"
            yield f"Must I trash a card with {fact.en}?", 0, must
            yield f"Muss ich mit {fact.de} eine Karte entsorgen?", 1, must


CARDS = [fact for fact in facts().values() if fact.lines and fact.kind not in ("boon", "hex", "state")]


def test_no_line_is_turned_into_its_opposite(names: CardNames) -> None:
    asked = [probe for fact in CARDS for probe in probes(fact)]
    found = [(text, value, said(names, text, language)) for text, language, value in asked]
    assert len(asked) > 1500
    assert [each for each in found if each[2] not in (each[1], None)] == []
    assert sum(value == told for _, value, told in found) > 0.75 * len(asked)
