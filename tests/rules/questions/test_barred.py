"""What may be bought or kept off, and what bars it. Each expectation is what the cards say."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # prosperity2:grand-market: not while a Copper is in play
        ("I played three Coppers and a Gold so I have $6. Am I allowed to buy a Grand Market?", "no"),
        ("Ich habe 7 Geld, aber da liegt ein Kupfer von mir im Spiel. Geht der Große Markt trotzdem?", "no"),
        ("I have a Copper in hand but didn't play it. Can I buy a Grand Market?", "yes"),
        ("Can I buy Grand Market if I have Copper in hand?", "yes"),
        ("Drei Silber gespielt, das Kupfer noch auf der Hand. Darf ich den Großen Markt kaufen?", "yes"),
        ("I have only $5 and no Copper in play. Can I buy a Grand Market?", "no"),
        ("My opponent has a Copper in play. Can I buy a Grand Market?", "yes"),
        # cornucopia2:young-witch: the bane is shown against her, and against nothing else
        ("village is the bane. opponent plays young witch, i show a village from my hand. do i get the curse?", "no"),
        (
            "Der Keller ist die Bannkarte, ich zeige aber ein Dorf. Gegner spielt Junge Hexe. Bekomme ich den Fluch?",
            "yes",
        ),
        ("Young Witch game, bane is Hamlet. I have no Hamlet but a Moat - am I safe?", "yes"),
        ("Do I gain a Curse from Young Witch if I show a bane card?", "no"),
        ("Bekomme ich von der Jungen Hexe einen Fluch, wenn ich eine Bannkarte zeige?", "no"),
        ("does moat help against young witch if moat isn't the bane?", "yes"),
        (
            "The Bane is Village. He plays Witch, not the Young Witch. Will showing a Village keep the Curse away?",
            "no",
        ),
        ("We play with Young Witch. Does revealing the Bane card also protect me from Militia?", "no"),
        # what is taken into hand is played like any other card of it, if an Action is left
        ("I have an Action left and gain a Smithy to my hand with Artisan. May I play it this turn?", "yes"),
        ("I have an Action left and gain a Smithy with Workshop. May I play it this turn?", "no"),
        ("I gain a Smithy to my hand with Artisan. May I play it this turn?", None),
        # seaside2:lighthouse: still there from the turn before; and what is no Attack it does not keep off
        ("I played Lighthouse last turn and it is still there when he plays Sea Witch. Do I take the Curse?", "no"),
        ("Lighthouse is still out in front of me and my son plays Masquerade. Am I left out of the passing?", "no"),
        # base2:vassal: what it turned over is played without an Action
        ("Vassal flips a Smithy off my deck and I've got no actions left. Can I play it anyway?", "yes"),
        # promo2:prince: no Duration
        ("Darf der Prinz eine Karawane zur Seite legen?", "no"),
        ("Darf der Prinz ein Dorf zur Seite legen?", "yes"),
        # intrigue2:trading-post: two cards for a Silver, and so few no table lays
        ("Handelsposten und ich hab nur noch eine Handkarte. Bekomme ich ein Silber, wenn ich die entsorge?", None),
        # base2:throne-room: an Action
        ("Geht Thronsaal auf Astrolabium?", "no"),
        ("Does Throne Room on Wharf work?", "yes"),
        ("Geht die Krone auf ein Silber?", None),
        # what comes of buying does not come of gaining
        ("My opponent has a Swamp Hag out. I gain a Silver with Workshop. Do I get a Curse?", "no"),
        ("Hoard in play, I gain a Duchy with Artisan. Do I get a Gold?", "no"),
        ("Hoard in play, I buy a Duchy. Do I get a Gold?", "yes"),
        # the card that says so goes onto the deck, not the one that played it
        ("Thronsaal auf Händlerlager: kann ich beim Aufräumen auch den Thronsaal auf den Nachziehstapel legen?", "no"),
        ("Thronsaal auf Händlerlager: kann ich beim Aufräumen das Händlerlager auf den Nachziehstapel legen?", "yes"),
        # seaside2:smugglers: gained, not only bought
        ("The player on my right didn't buy, but he got a Gold from his Mine. Can my Smugglers grab a Gold?", "yes"),
    ],
)
def test_bars(names: CardNames, text: str, value: str | None) -> None:
    found = verdict(names, text)
    assert (found and found.value) == value
