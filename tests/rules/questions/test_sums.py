"""How many, at the end of a story. Each expectation is what the rulebooks say."""

import pytest

from rules.questions.deciding import decide
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.sums import summed


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # seaside2:treasure-map: both are trashed the first time, and the second time there is nothing left to trash
        ("Throne Room on Treasure Map with one more Treasure Map in hand, how many Golds do I gain in total?", 4),
        ("Throne Room on a Treasure Map while I hold two more Treasure Maps. How many Golds do I get?", 4),
        ("Thronsaal auf die Schatzkarte mit einer weiteren auf der Hand: Wie viele Gold bekomme ich?", 4),
        ("I play Throne Room on Treasure Map with two more in hand. How many Golds do I get?", 4),
        # seaside2:salvager:2: as many Coins as the trashed card costs
        ("How many coins if I salvage a Duchy?", 5),
        # allies:sycophant: 2 Favors when it is trashed; allies:broker: a card for each Coin of the cost
        ("I chapel away a Sycophant. How many favors is that worth?", 2),
        ("I trash a Festival with Broker and go for the cards. How many do I draw?", 5),
        # seaside1:island: the Island goes once, each time with another card
        ("Throne Room and Island: how many cards go to the Island mat in total, with the Island itself?", 3),
        # seaside2:outpost:2 and seaside2:tactician:2: three cards, then five more
        ("I play Tactician and Outpost. How many cards do I have in hand at the start of the extra turn?", 8),
        # hinterlands2:haggler and hinterlands2:border-village: each of the two brings a card
        ("Haggler is in play and I buy a Border Village. How many other cards do I gain?", 2),
        ("I have a Haggler in play and buy a Border Village. How many cards do I gain in total?", 3),
        ("Zwei Feilscher gespielt, dann eine Provinz gekauft. Wie viele Karten nehme ich mir zusätzlich?", 2),
        # seaside2:blockade: each copy that is gained
        ("Blockade vom Gegner mit einer Schmiede darunter. Ich kaufe zwei Schmieden. Wie viele Flüche bekomme ich?", 2),
        # adventures:swamp-hag: each card that is bought
        ("My opponent has Swamp Hag in play. I buy two Golds. How many Curses do I get?", 2),
        # allies:guildmaster: the Border Village and what it brings
        (
            "Ich spiele die Gildemeisterin, dann kaufe ich ein Grenzdorf und nehme dadurch noch eine Karte. "
            "Wie viele Gefallen bekomme ich?",
            2,
        ),
        # base2:merchant: a Coin for each time that it was played
        ("I play Merchant with Throne Room and then a Silver. How many extra coins do I get for that Silver?", 2),
        ("I play Merchant, then two Silvers. How many coins do I have?", 5),
        # the Action that everybody has is the one with which the first card is played
        (
            "Ich spiele als erstes im Zug einen Königshof auf ein Dorf. Wie viele Aktionen habe ich danach noch übrig?",
            6,
        ),
        ("I play a Village and then a Smithy. How many Actions do I have left?", 1),
        ("I play Throne Room on Festival. How many Buys do I have?", 3),
        ("Dorf, Dorf, Schmiede gespielt. Wie viele Aktionen habe ich noch?", 2),
        ("Thronsaal als erste Karte, darauf Laboratorium: Wie viele Aktionen habe ich danach noch übrig?", 2),
        # what comes through one card, and nothing else
        ("I throne room a Merchant and later play two Silvers. How much money do I get from the Merchant in total?", 2),
        ("Played two Merchants and later one Silver. How many extra coins do the Merchants give me?", 2),
        ("Two Merchants played this turn, then I put down two Silvers. How many coins is that in all?", 6),
        # dark-ages:cultist, dark-ages:rats: each of those that are trashed
        ("Chapel, trashing two Cultists at once, how many cards do I draw?", 6),
        ("Ich entsorge mit der Kapelle zwei Ratten. Wie viele Karten ziehe ich?", 2),
        # a Horse for each of them, though there are more Treasures in hand
        ("I gain Hostelry and discard three Coppers. How many Horses do I get?", 3),
        ("How many Silvers do I gain if I trash two Estates with Remake?", 2),
        # prosperity2:quarry:1 and intrigue2:bridge:1: two less and one less
        ("Steinbruch und Brücke habe ich diesen Zug je einmal gespielt, wie viel kostet jetzt ein Laboratorium?", 2),
        ("I have three Highways in play and want to buy a Colony. What does it cost me?", 8),
        # guilds1:masterpiece, guilds1:herald: what is paid above the cost
        ("I pay 7 coins for a Masterpiece, how many Silvers come with it?", 4),
        ("Ich überzahle das Meisterstück um 5. Wie viele Silber nehme ich?", 5),
        ("Herold für 6 gekauft, wie viele Karten darf ich dann vom Ablagestapel aufs Deck legen?", 2),
        # What was turned over, and nothing else
        ("Hunter turns over three Coppers. How many of them go to my hand?", 1),
        ("Die Jägerin deckt Insel, Kupfer und Gold auf, wie viele davon landen auf meiner Hand?", 2),
        ("Carnival shows Copper, Copper, Estate, Silver. How many cards do I put in hand?", 3),
        ("Der Karneval deckt zwei Kupfer und zwei Anwesen auf. Wie viele Karten nehme ich auf die Hand?", 2),
        # seaside2:fishing-village:1, with the Action that everybody has
        ("Fishing Village played with Throne Room: with how many actions do I start my next turn?", 3),
        ("Merchant Ship, how many coins does it give over both turns together?", 4),
        # renaissance:citadel: the first Action is played once more
        ("Ich habe die Zitadelle und spiele als erste Karte ein Dorf. Wie viele Aktionen habe ich dann noch?", 4),
        # renaissance:priest: two Coins for each card trashed later in the turn
        (
            "Ich habe einen Priester gespielt und entsorge danach vier Karten mit der Kapelle. "
            "Wie viel Geld gibt mir der Priester für diese vier Karten?",
            8,
        ),
        ("How many cards do I draw if I trash a Gold with Broker and choose the cards?", 6),
        ("I trash a Silver with Broker and choose the coins, how many coins do I get?", 3),
        # empires:crown: in the Buy phase it plays a Treasure
        ("How many Golds do I gain with Crown on Treasure Trove?", 2),
        # intrigue2:bridge:2: played before, the Estate costs one
        ("How many Villagers do I get if I trash an Estate with Recruiter after playing Bridge?", 1),
        # the one Action that everybody has, and two of the Village that is played then
        ("Royal Galley has set a Village aside. How many Actions do I have at the start of my next turn?", 3),
        ("How many extra Buys do I have on my next turn if I play Wharf with Throne Room?", 2),
        # hinterlands2:highway:1: what counts is the cost now
        ("How many coins do I get from salvaging a Province when I have played two Highways before?", 6),
        # up to one Coin for each card of another name in play, the Horn itself is one of them
        ("I have a Village and a Silver in play and play Horn of Plenty. Up to how much can the gained card cost?", 3),
        ("I trash a Duchy with Remodel. Up to how much may the gained card cost?", 7),
    ],
)
def test_added_up(names: CardNames, text: str, value: int) -> None:
    found = decide(read(text, names))
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:militia: down to three
        ("Throne Room on Militia. How many cards do the others have left in the end?", 3),
        ("My opponent has 6 cards in hand. I play Militia. How many cards does he discard?", 3),
        ("Der Gegner hat nur 4 Karten auf der Hand und ich spiele Miliz. Wie viele Karten legt er ab?", 1),
        # menagerie:guard-dog: four are left, two more are six, and that is not five or fewer
        ("I hold five cards, one is Guard Dog, and my opponent plays Militia. I play the Guard Dog first. "
         "How many cards do I have in hand before I discard?", 6),
        ("Gegner spielt Miliz, ich habe 5 auf der Hand, eine davon der Wachhund. Den spiele ich als Reaktion. "
         "Wie viele Karten muss ich ablegen?", 3),
        # cornucopia1:horse-traders: set aside, four are left
        ("Er spielt Miliz, ich habe 5 Karten und lege als Reaktion die Pferdehändler zur Seite. "
         "Wie viele Karten muss ich danach noch ablegen?", 1),
        # base2:council-room:2: one more for whoever has told the number before; and told then, it is among them
        ("My brother plays a Village, then Council Room, then Militia. So I am holding 6 cards at that point. "
         "How many of them do I have to discard?", 3),
        ("He plays Militia and I have 5 cards, one of them Guard Dog which I play. "
         "How many cards does the Guard Dog draw for me?", 2),
        ("Throne Room and Moneylender but just a single Copper in hand. How much money do I make?", 3),
        # a card that is played is no longer in hand
        ("I have 8 cards in hand and play Library. How many cards do I draw?", 0),
        ("Ich habe 5 Karten auf der Hand und spiele Bibliothek. Wie viele Karten ziehe ich?", 3),
        ("Ich spiele die Bibliothek und habe danach noch 3 Karten auf der Hand. Wie viele Karten ziehe ich?", 4),
        ("I play Watchtower with only one card left in hand. How many cards do I draw?", 5),
        ("I play Menagerie and the rest of my hand is Copper, Copper, Estate. How many cards do I draw?", 1),
        ("Ich spiele die Menagerie und meine Hand ist Kupfer, Silber, Anwesen. Wie viele Karten ziehe ich?", 3),
        ("Menagerie with three different cards in hand, how many cards do I draw?", 3),
        ("After playing Marquis I have 6 cards in hand. With how many do I end up?", 10),
        # what a Throne Room plays is no other card in hand
        ("I play Throne Room on Marquis with three other cards in hand. How many cards do I have in the end?", 10),
        # base2:poacher, prosperity1:city: by the empty piles
        ("Zwei Stapel im Vorrat sind leer und ich spiele die Wilddiebin. Wie viele Karten muss ich ablegen?", 2),
        ("Two supply piles are empty and I play City. How many Buys do I have?", 2),
        ("Exactly one supply pile is empty. How many cards does Poacher make me discard?", 1),
        ("Stadt, wenn genau ein Vorratsstapel leer ist: wie viele Karten ziehe ich?", 2),
        # that there are enough cards changes nothing
        ("Marquis with 4 cards left in hand after playing it (deck is big enough). How many cards do I hold then?", 8),
        ("Thronsaal auf Priester, genug Handkarten zum Entsorgen da. Wie viel Geld gibt das insgesamt?", 6),
        # base2:militia: down to three, and these are three
        ("I only have three cards left when someone plays Militia, how many do I need to discard?", 0),
        ("Nur noch zwei Karten auf der Hand, der Gegner spielt die Miliz. Wie viele muss ich ablegen?", 0),
        # cornucopia:horn-of-plenty: a Coin for each name in play, its own too
        ("Village, Smithy and Copper are in play, then I play Horn of Plenty. Up to what cost can I gain?", 4),
        ("Im Spiel: 2 Kupfer und 1 Silber. Ich spiele das Füllhorn. Bis zu welchen Kosten darf ich nehmen?", 3),
        # each play by itself, with no card that plays another
        ("Hab zweimal den Hort ausgespielt und kaufe eine Provinz. Wie viele Gold bekomme ich?", 2),
        ("I played Bridge twice. How many Buys do I have?", 3),
        ("I play three Fool's Golds in one turn, how much is that together?", 9),
        # what comes is drawn; it is not the whole hand
        ("Throne Room + Wharf, how many cards come at the start of my next turn?", 4),
        ("Haggler in play, I buy a Border Village. Not counting the Border Village, how many cards do I gain?", 2),
        # prosperity1:bank: the Bank itself is one of them
        ("I play Bank after three other Treasures, how much is the Bank worth?", 4),
        ("4 Geldkarten liegen schon, als letztes spiele ich die Bank. Was bringt die Bank?", 5),
    ],
)  # fmt: skip
def test_numbers_that_the_story_tells(names: CardNames, text: str, value: int) -> None:
    found = decide(read(text, names))
    assert found is not None
    assert found.value == value


@pytest.mark.parametrize(
    "text",
    [
        "I play Throne Room on Chapel. How many cards do I trash?",  # as many as one likes
        "I play Cellar with 4 cards in hand. How many cards do I discard?",
        "Library with 5 cards in hand, how many cards do I draw?",  # with the Library, or without it?
        "I have a Copper and a Silver in hand and play Menagerie. How many cards do I draw?",  # and nothing else?
        "Ich habe eine Brücke gespielt und entsorge ein Gold mit dem Müllverwerter. Wie viele Münzen bekomme ich?",
        "How many Golds do I not get with two Treasure Maps and a Throne Room?",
        "I play Throne Room on Militia. How many cards do I have left?",  # and how many were there?
        "I play Mining Village with Throne Room. How many times can I trash it for Coins?",
        "Ich spiele ein Kupfer und dann zwei Bänke. Wie viel Geld gibt die zweite Bank?",
        "How many cards do I have at the start of my next turn if I set one aside with Save?",
        "I trash a Province with Remodel. Up to how much may the gained card cost?",
        "Ich spiele eine Schatzkarte und habe noch zwei auf der Hand. Wie viele Gold bekomme ich?",  # of which?
        "I have a Gold and play Bandit. How many Golds do I end up with?",
        # before the Council Room, or after it?
        "My opponent plays Council Room and then Militia, I have 5 cards in hand. How many do I have to discard?",
    ],
)
def test_what_nobody_says_is_not_added_up(names: CardNames, text: str) -> None:
    assert summed(read(text, names)) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # seaside2:wharf: two cards at the start of the next turn, for each time it was played
        ("throne room + wharf this turn, how many additional cards at the start of my next turn?", 4),
        # seaside2:tide-pools: two cards each time; of five cards no more than five can go
        ("Gezeitenbecken mit Thronsaal zweimal gespielt, wie viele Karten muss ich im nächsten Zug ablegen?", 4),
        ("I king's courted Tide Pools. How many cards do I have to discard at the start of my next turn?", 5),
        # base2:throne-room: the second one is played twice, and plays a card twice each time
        ("Throne Room on Throne Room, then Smithy and Laboratory. How many cards do I draw in total?", 10),
        ("King's Court on King's Court, then Smithy and Laboratory. How many cards do I draw in total?", 15),
        ("Thronsaal auf Thronsaal, dann Markt und Jahrmarkt. Wie viele zusätzliche Käufe habe ich?", 4),
        ("Thronsaal auf Thronsaal, dann Dorf und Schmiede. Wie oft spiele ich das Dorf?", 2),
        ("King's Court on King's Court, then Smithy, Militia and Bridge. How many times is the Bridge played?", 3),
        # allies:guildmaster: a Favor for each card gained, for each time it was played
        ("Thronsaal auf Gildemeisterin, danach kaufe ich zwei Karten. Wie viele Gefallen bekomme ich?", 4),
        # base2:merchant: each Merchant pays for the first Silver alone
        ("Drei Händlerinnen gespielt und danach zwei Silber - wie viel Geld macht das?", 7),
        ("Three Merchants and two Silvers: how many coins is that?", 7),
        # hinterlands2:fools-gold: 1, then 4 each
        ("three fool's golds in one turn make how much?", 9),
        ("Drei Katzengold hintereinander gelegt plus ein Kupfer, wie viel Geld macht das zusammen?", 10),
        ("I played three Fool's Golds this turn. How much are they worth together?", 9),
        ("How many coins is my third Fool's Gold worth in the same turn?", 4),
        # dark-ages:counterfeit: 1 of its own, and the Spoils twice
        ("counterfeit on a Spoils, how many coins altogether counting the counterfeit?", 7),
        # allies:broker: what is chosen, once for each Coin of the cost
        ("mittelsmann: ich entsorge ein gold und will karten ziehen. wie viele sind das?", 6),
        ("Broker trashing a Laboratory for Favors: how many Favors do I get?", 5),
        # intrigue2:courtier: one option for each type
        ("Courtier, I reveal a Caravan. How many options may I choose?", 2),
        ("Courtier reveals a Gold, how many things can I choose?", 1),
        # allies:marquis: a card for each card in hand, when it is played already
        ("nine cards in hand after I put down the Marquis, how many do I draw?", 9),
        ("Ich habe 5 Karten auf der Hand, nachdem ich den Marquis gespielt habe. Wie viele ziehe ich?", 5),
        ("Seven cards in hand, then I play Marquis. How many cards do I draw?", 6),
        # dark-ages:market-square: it is discarded once
        ("I trash three cards with Chapel and have one Market Square in hand. How many Golds do I get?", 1),
    ],
)
def test_what_several_cards_in_a_row_bring(names: CardNames, text: str, value: int) -> None:
    verdict = decide(read(text, names))
    assert verdict is not None
    assert verdict.value == value


def test_a_treasure_beside_a_card_that_handles_it_is_not_taken_for_played(names: CardNames) -> None:
    verdict = decide(read("A Moneylender and a Copper, how many coins is that?", names))
    assert verdict is None or verdict.value == 3
