"""Whether a card is within another's reach. Each expectation is what the cards cost and say."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict
from tests.rules.questions.test_reading import names

__all__ = ["names"]


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
