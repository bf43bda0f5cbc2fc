"""Where the table shows another card, player or turn than was told, it decides nothing; its neighbours it decides."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        # under Enchantress the first Action gives a card and an Action, and nothing of its own
        ("Gibt mein erstes Dorf unter der Zauberin zwei Aktionen?", "yes"),
        ("Meine erste Aktion unter der Zauberin ist mein Verschwörer: Bekomme ich die 2 Geld?", "yes"),
        # Smugglers look at that player's last turn, not at mine
        ("The player to my right got a Curse on my turn. Can Smugglers gain a Curse for that?", "yes"),
        # a Moat is shown when the Attack is played, and protects the one who shows it
        ("Can I show Moat after I already discarded for Militia?", "yes"),
        ("Kann ich den Burggraben noch zeigen, nachdem ich den Fluch von der Hexe schon habe?", "yes"),
        ("I show Moat against Militia. Are the other players protected too?", "yes"),
        ("Mein Nachbar zeigt den Burggraben gegen die Miliz. Bin ich dann auch geschützt?", "yes"),
        ("I show Moat to Sea Hag. Do I discard my top card?", "yes"),
        ("Moat is shown against Marauder. Does he gain his Spoils all the same?", "no"),
        # what it costs in cards, what a card costs that is not named
        ("With five cards in hand, does Archer cost me one?", "no"),
        ("Is a card costing 6 still fine for Smugglers?", "no"),
        # the card that was discarded need not be played; one chooses where in the deck it goes
        ("Courier: am I forced to play the discarded card?", "yes"),
        ("Secret Passage: must I put the card on top of my deck?", "yes"),
        # an Attack does nothing to its own player
        ("Do I get a Curse from my own Witch?", "yes"),
        ("Miliz: Muss ich ablegen, wenn ich sie selbst spiele?", "yes"),
        # what was trashed and what came for it decides
        ("Der Austausch macht aus Gold eine Provinz. Bekommen die anderen je einen Fluch?", "no"),
        ("Wie viele Karten ziehe ich, wenn mein Kultist entsorgt wird?", 2),
        # so many, and so many of which
        ("Masterpiece for 5 Coins: how many Silvers?", 1),
        ("How many Coins does Spoils alone bring if Counterfeit plays it twice?", 7),
        ("Smithy, then one Royal Carriage: how many cards do I draw in all?", 3),
        ("Marquis is played and I now hold 14 cards. How many do I discard?", 18),
        ("Der Karneval deckt Kupfer, Kupfer, Dorf und Anwesen auf. Wie viele nehme ich auf die Hand?", 1),
        # what lies where
        ("My Wharf lies in front of me from last turn. May I trash it with Chapel?", "yes"),
        ("Gatekeeper is out, a Gold lies in my Exile and I buy a Gold. Is the new Gold Exiled?", "yes"),
        ("The Corsair is already out when I play Lighthouse. Is my Silver still trashed?", "no"),
        ("Beutelschneider: Lege ich alle meine Kupfer ab?", "yes"),
        ("I still hold an Action. Does Shanty Town draw two cards?", "yes"),
        # when it is played
        ("Krone in der Kaufphase: Darf ich damit eine Schmiede doppelt spielen?", "yes"),
        ("Bekomme ich das Geld vom Plünderer in dem Zug, in dem ich ihn spiele?", "yes"),
        ("I gain a Laboratory with Artisan and have an Action left. May I play the Laboratory now?", "no"),
        # for it: what is gained, not what goes
        ("Lookout draws a Treasure Map, can I trash it for gold?", "yes"),
        ("I discard a card to Militia. Can I discard Market Square for a Gold then?", "yes"),
        # whose card, which card
        ("I discard two cards for my opponent's Vault. How many do I draw?", 2),
        ("Entsorgt das Korsarenschiff meine Bank, wenn ich sie spiele?", "yes"),
        ("Remake on a Copper: is it trashed although nothing costs 1?", "no"),
        ("Er nimmt einen Berserker und spielt ihn gleich. Darf ich dann den Burggraben zeigen?", "no"),
        ("Can I use Horse Traders and Moat together against one Attack?", "no"),
        ("I trash a Curse with Replace and gain an Estate. Do the others get a Curse?", "no"),
        ("Wenn ich mit dem Umbau einen Fluch entsorge, was darf ich maximal nehmen, auch ein Silber?", "yes"),
        # what is counted, and what a verb asks
        ("Border Guard: how many cards do I reveal?", 3),
        ("I overpay Herald by 2. How many cards go onto my deck?", 1),
        ("Wie viele Handkarten habe ich im Extrazug vom Außenposten?", 1),
        ("Does Crossroads draw for Actions in my hand?", "yes"),
        ("Brauche ich eine Provinz, um das Turnier zu spielen?", "yes"),
        ("Vassal reveals an Action. Does playing it cost an Action?", "yes"),
        ("Ist es verboten, einen Großen Markt zu kaufen, wenn ein Kupfer im Spiel ist?", "no"),
        # how the hands and piles are
        ("My hand is empty after playing Markets and now I play Tactician. Do I get the 5 cards next turn?", "yes"),
        ("Die Flüche sind aus: bekomme ich von der Schreinerin die Aktion?", "yes"),
        ("The bane card lies in play in front of me. Does it protect me from Young Witch?", "yes"),
        ("Schützt mich ein Keller, der nicht die Bannkarte ist, vor der Jungen Hexe?", "yes"),
        # one number or another: no yes and no no
        ("Thronsaal auf Schmiede: Ziehe ich 6 oder nur 3 Karten?", "yes"),
        ("Does Smithy draw 3 cards or only 2?", "no"),
    ],
)
def test_what_lies_on_no_table_is_not_decided_wrongly(names: CardNames, text: str, wrong: object) -> None:
    found = verdict(names, text)
    assert found is None or found.value != wrong


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("My opponent gains a Province with Remodel. Can I trash my Fool's Gold for a Gold?", "yes"),
        ("Ich spiele die Hexe und mein Mann zeigt den Burggraben. Bekomme ich trotzdem meine zwei Karten?", "yes"),
        ("nine cards in hand after i put down the Marquis, how many do i draw?", 9),
        ("Two Bridges played: does a Gold cost 4?", "yes"),
        ("Crystal Ball plays a Village in my Buy phase. Can I then play a Smithy from my hand?", "no"),
        ("Ich habe keine Aktion auf der Hand und spiele das Armenviertel. Ziehe ich zwei Karten?", "yes"),
        ("I buy a Death Cart. How many Ruins do I get?", 2),
        # a total that is told is asked with yes or no, one that is not told with a number
        ("Three fools golds played, total of 9 coins right?", "yes"),
        ("Total Coins for 3 Fool's Golds played this turn?", 9),
        ("Geld insgesamt für 3 Katzengold in diesem Zug?", 9),
    ],
)
def test_what_the_table_shows_is_decided(names: CardNames, text: str, value: object) -> None:
    found = verdict(names, text)
    assert found is not None
    assert found.value == value
