"""What must be done, what plays a card from elsewhere, in which phase: each expectation is what the rulebooks say."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:workshop, base2:remodel, intrigue2:upgrade:1: no "may"
        ("May I choose not to gain a card with Workshop?", "no"),
        ("Darf ich mit dem Anbau keine Karte entsorgen?", "no"),
        ("Muss ich beim Altar eine Karte entsorgen?", "yes"),
        ("Can I decline to draw cards with Smithy?", "no"),
        # what somebody wishes changes nothing
        ("Do I have to gain a card with Workshop even if I do not want any?", "yes"),
        ("Must I put a card from my discard pile on my deck with Harbinger?", "no"),
        ("Muss ich mit dem Lumpensammler eine Karte aus dem Ablagestapel auf den Nachziehstapel legen?", "yes"),
        ("Must I discard down to 3 cards when my opponent plays Militia?", "yes"),
        # "you may", "up to"
        ("Must I trash a Treasure with Mine?", "no"),
        ("Do I have to discard two cards with Hamlet?", "no"),
        ("Can I choose not to use Throne Room on a card?", "yes"),
        ("Darf ich bei der Kapelle gar nichts entsorgen?", "yes"),
        ("Muss ich beim Keller mindestens eine Karte ablegen?", "no"),
        ("Do I have to trash at least one card with Chapel?", "no"),
        ("Militia gets played and I only have 3 cards, do I still have to discard?", "no"),
        ("Militia gets played and I have 4 cards in hand, do I have to discard?", "yes"),
        # any card will do, so no Treasure must be; nothing is said of it
        ("Must I trash a Treasure with Remodel?", None),
        # dark-ages:procession:2: playing a card is free, trashing what was played is not
        ("Do I have to trash the card that I played with Procession?", None),
        ("Must I gain a Treasure with Mine?", None),
        ("Do I have to play the set-aside card of Contract?", None),
        ("May I decline to play an Action with King's Court?", "yes"),
        # a Reaction is its owner's to use
        ("Do I have to reveal Tunnel when I discard it to Militia?", "no"),
    ],
)
def test_what_must_be_done_is_done_by_who_declines_all_else(names: CardNames, text: str, value: str | None) -> None:
    found = verdict(names, text)
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Can Herald play a Gold?", "no"),
        ("Can Venture play a Smithy?", "no"),
        # nocturne:necromancer: no Durations, and this is none
        ("Can Necromancer play a Smithy from the trash?", "yes"),
        ("Can Lurker gain a Village from the trash?", "yes"),
        # promo:captain: no Durations either
        ("Kann die Kapitänin eine Schmiede aus dem Vorrat spielen?", "yes"),
    ],
)
def test_cards_are_played_from_where_they_lie(names: CardNames, text: str, value: str | None) -> None:
    found = verdict(names, text)
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Darf ich den Werwolf in der Aktionsphase spielen?", "yes"),
        ("Can Crown play a Smithy in my Buy phase?", "no"),
        ("Can Crown play a Village in my Action phase?", "yes"),
        ("Can Venture play a Copper in my Action phase?", None),  # no Venture is played then
        # menagerie: played as a Way, a card does what the Way says and nothing of its own
        ("Wie viele Karten ziehe ich, wenn ich das Dorf als Weg des Otters spiele?", 2),
        ("Bekomme ich +2 Aktionen, wenn ich das Dorf als Weg des Schafs spiele?", "no"),
        ("Does my opponent gain a Curse if I play Witch as Way of the Ox?", "no"),
    ],
)
def test_the_phase_and_the_way_in_which_a_card_is_played(names: CardNames, text: str, value: str | int | None) -> None:
    found = verdict(names, text)
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:militia: down to 3 cards in hand
        ("If I have 4 cards in hand and my opponent plays Militia, how many must I discard?", 1),
        ("Wenn ich 4 Handkarten hab und der Gegner spielt Miliz wieviele muss ich ablegen?", 1),
        ("If I have 3 cards in hand and my opponent plays Militia, how many must I discard?", 0),
        # seaside1:ghost-ship: down to 3 cards, onto the deck
        ("how many cards do i have to put back with ghost ship if i have 5 cards in hand?", 2),
        ("Wie viele Karten muss ich beim Lagerhaus ablegen?", 3),
        ("How many cards must I trash with Chapel?", 0),
        # it hangs on the hand, of which nothing is said; or on what is chosen
        ("How many cards must I discard to Militia?", None),
        ("How many cards must I trash with Steward?", None),
    ],
)
def test_how_many_must_be_given_up(names: CardNames, text: str, value: int | None) -> None:
    found = verdict(names, text)
    assert (found.value if found else None) == value
