"""Whether a card is within another's reach. Each expectation is what the cards cost and say."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # up to 4 Coins; what a Bridge or a Highway makes cheaper costs less
        ("Kann ich mit der Werkstatt ein Herzogtum nehmen, wenn ich vorher eine Brücke gespielt habe?", "yes"),
        ("Can I take a Gold with Workshop if I played a Bridge before?", "no"),
        ("Bridge then Workshop: is a Laboratory ok?", "yes"),
        ("Is Gold in range for a Workshop after two Bridges?", "yes"),
        # up to 5 Coins, into hand
        ("Artisan: is Gold a legal pick?", "no"),
        ("Ist ein Herzogtum mit der Töpferei erlaubt?", "yes"),
        # up to 2 Coins more than the trashed card costs, or just 1 more
        ("remodel on a duchy - could that get me a province?", "no"),
        ("Umbau auf ein Gold, kriege ich dafür eine Provinz?", "yes"),
        ("Upgrade after one Bridge: can my Copper become an Estate?", "yes"),
        ("Can I upgrade an Estate into a Gold?", "no"),
        # for a card that is discarded, or returned
        ("Radmacherin: Gold ablegen und dafür ein Grenzdorf nehmen, geht das?", "yes"),
        ("Wheelwright: can I discard a Silver and gain a Smithy?", "no"),
        ("Tausch: ich gebe ein Dorf zurück. Darf ich mir dafür einen Bazar auf die Hand nehmen?", "yes"),
        ("Can Swap turn my Festival into a Bank?", "no"),
        # what is asked in brief, or behind what was played
        ("mine: copper straight into a gold?", "no"),
        ("Töpferei für ein Gold auf die Hand?", "no"),
        ("3 highways played this turn and then Workshop, is a Province within reach?", "no"),
        ("After one bridge my workshop can pick up a market, right?", "yes"),
        # what is said of prices must be so
        ("I remodel a Market, am I allowed to take only a Gold? 5+2 would be 7 but Gold is 6", "yes"),
        ("Gold costs 4 now. Can Workshop take a Gold?", None),
        # a Hausiererin costs 8 in the Action phase
        ("Ich habe 3 Aktionskarten im Spiel. Darf ich mit dem Umbau aus einem Gold eine Hausiererin machen?", "yes"),
        ("I have 4 action cards in play. Can I remodel an Estate into a Peddler since it is free now?", "no"),
        # cheaper than what was bought, and no Victory card; up to 6 Coins; the same cost
        ("Feilscher liegt im Spiel und ich kaufe ein Herzogtum. Darf ich mir ein Silber dazu nehmen?", "yes"),
        ("Haggler on the table and I buy a Duchy. Is an Estate ok as the freebie?", "no"),
        ("The player on my right bought a Gold last turn. May my Smugglers take a Gold?", "yes"),
        ("Mein rechter Nachbar hat letzten Zug eine Provinz gekauft. Darf ich sie mit den Schmugglern nehmen?", "no"),
        ("Guy on my right gained a Province. I play two Highways, then Smugglers. May I take a Province?", "yes"),
        ("Swindler hit a Copper. Am I allowed to hand him a Curse for it?", "yes"),
        ("Mein Trickser trifft ein Gold. Darf ich ihm einen Fluch geben?", "no"),
        # a Forge with nothing trashed gains a card that costs 0
        ("Wenn ich mit der Kunstschmiede gar nichts entsorge, kann ich mir dann ein Kupfer nehmen?", "yes"),
        ("Forge and I trash nothing. May I gain a Silver?", "no"),
        # of the same name
        ("Kann ich mit Umbau aus einer Provinz eine Provinz machen?", "yes"),
        # what it hangs on is not said, or something else is asked
        ("Can Horn of Plenty gain a Gold?", None),
        ("Can I gain a Province with Remodel?", None),
        ("Darf ich drei Anwesen nehmen, wenn Jagdgründe mit dem Umbau entsorgt werden?", None),
        ("After a Highway, can Overlord play an Artisan?", None),
        ("I gain a Village with Workshop. May I play it this turn?", "no"),
    ],
)
def test_within_reach(names: CardNames, text: str, value: str | None) -> None:
    found = verdict(names, text)
    assert (found and found.value) == value
