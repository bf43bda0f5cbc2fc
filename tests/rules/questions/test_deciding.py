"""Questions that a table decides. Each expectation is what the rulebooks say."""

import pytest

from rules.questions.deciding import decide
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.verdict import Verdict


def verdict(names: CardNames, text: str) -> Verdict | None:
    return decide(read(text, names))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # seaside2:tactician:5: played twice it gives its bonus once
        ("Bekomme ich 10 Karten, wenn ich den Thronsaal auf den Taktiker spiele?", "no"),
        # seaside2:durations:2: what played a Duration twice stays as long as it does
        ("Does the Throne Room stay in play if I play Wharf with it?", "yes"),
        ("Does Tactician stay in play?", "yes"),
        ("Bleibt der Thronsaal im Spiel, wenn ich damit eine Schmiede spiele?", "no"),
        # base2:chapel:2: another Chapel in hand can be trashed, the one that was played cannot
        ("Can I trash another Chapel with Chapel?", "yes"),
        ("Kann ich mit dem Umbau einen anderen Umbau entsorgen?", "yes"),
        ("Can Chapel trash itself?", "no"),
        # base2:remodel: up to 2 Coins more, the same card too; a Potion in the cost is more than none
        ("can i remodel a province into another province", "yes"),
        ("my kid wants to remodel a Duchy straight into a Province. allowed?", "no"),
        ("Kann ich mit Umbau aus einem Anwesen einen Vertrauten machen?", "no"),
        ("Kann ich mit dem Umbau aus einem Silber eine Werkstatt machen?", "yes"),
        ("Can I trash an Estate with Remake and gain a Smithy?", "no"),
        ("Can I gain an Alchemist with Remodel by trashing an Estate?", "no"),
        ("Kann ich mit dem Umbau ein Gold entsorgen und eine Provinz nehmen?", "yes"),
        # base2:moat: it changes nothing for whoever attacks
        ("Bureaucrat is played and I show Moat. Does the other player still get the Silver?", "yes"),
        # base2:artisan: up to 5
        ("artisan -> gold straight into my hand, legal?", "no"),
        ("artisan -> duchy straight into my hand, legal?", "yes"),
        # what else was not played changes nothing
        ("throne room + village, nothing else played yet this turn. how many actions do i have left?", 4),
        ("Ich habe zwei Dörfer gespielt, sonst nichts. Was kostet der Hausierer?", 4),
        # base2:throne-room: to whom something is given does not play it
        ("Does playing Throne Room on Witch give my opponent two Curses?", "yes"),
        # base2:attack:2, base2:moat
        ("Does Moat protect against Witch?", "yes"),
        ("Hilft der Burggraben gegen die Blockade?", "yes"),
        # base2:night-phase:1: Night cards are played after the Buy phase, and no Throne Room plays them
        ("Does a Moat protect me from Vampire?", "yes"),
        ("Schützt mich der Leuchtturm vor dem Plünderer?", "yes"),
        ("How many cards do I draw with Den of Sin?", 2),
        ("Kann der Thronsaal den Schuster spielen?", "no"),
        # no Attack: nothing to react to
        ("Can I reveal Moat when my opponent plays Council Room?", "no"),
        ("Schützt der Burggraben vor dem Affen, also dass der Gegner nichts zieht wenn ich was nehme?", "no"),
        (
            "Jemand spielt die Maskerade. Kann ich mich mit dem Burggraben davor drücken, eine Karte weiterzugeben?",
            "no",
        ),
        ("Kann der Thronsaal ein Astrolabium doppelt ausspielen? Ist ja auch eine Dauerkarte.", "no"),
        ("Can I reveal Moat when my opponent plays Masquerade?", "no"),
        # hinterlands2: buying a Noble Brigand is not playing an Attack
        ("Darf ich den Burggraben gegen den Edlen Räuber zeigen, wenn er nur gekauft wird?", "no"),
        ("How many cards do I draw with Throne Room on Smithy?", 6),
        ("Wie viele Käufe habe ich nach Thronsaal auf Jahrmarkt?", 3),
        ("Was kostet eine Provinz, wenn zwei Brücken gespielt wurden?", 6),
        ("Can Workshop gain a Gold?", "no"),
        ("Can Remodel turn an Estate into a Silver?", "yes"),
        ("Can I use Mine to turn a Copper into a Gold?", "no"),
        ("Can I Throne Room a Gold?", "no"),
        ("Ist ein Fluch eine Punktekarte?", "no"),
        ("Bekomme ich Gold, wenn ich den Tunnel in der Aufräumphase ablege?", "no"),
        ("Can I trash the Curse from Witch with Watchtower?", "yes"),
        ("Does my opponent get two Curses if I play Throne Room on Witch?", "yes"),
        ("Wie viele Aktionen habe ich nach zwei Dörfern?", 3),
        ("Does Bureaucrat give me a Silver?", "yes"),
        ("Bekomme ich einen Fluch, wenn ich die Hexe spiele?", "no"),
        ("Schützt der Leuchtturm auf der Hand vor der Hexe?", "no"),
        ("When I buy a Border Village, can I gain a Gold?", "no"),
        ("Does Throne Room on Moneylender trash two Coppers?", "yes"),
        # intrigue2:duke:1, alchemy:vineyard:1, base2:gardens:2: points hang on what the sentence counts
        ("How much is a Duke worth with 4 Duchies?", 4),
        ("Wie viel ist der Weinberg mit 9 Aktionskarten wert?", 3),
        ("How many points are Gardens worth with 39 cards?", 3),
        ("Wie viele Siegpunkte zählt der Festplatz bei 12 verschiedenen Karten?", 4),
        ("How many points are 5 Colonies worth?", 50),
        # intrigue2:bridge:2: it counts per play
        ("If I throne room a Bridge, do cards cost 2 less?", "yes"),
        ("I played Bridge twice, how much does Gold cost?", 4),
        # prosperity1:peddler: in the Buy phase 2 Coins less for each Action in play
        ("Kaufphase, ich hab 3 Aktionskarten im Spiel. Was kostet die Hausiererin?", 2),
        ("I have a Village and a Silver in play in my buy phase. How much does a Peddler cost?", 6),
        ("I have two Villages in play in my action phase. How much does a Peddler cost?", 8),
        ("Only Throne Room and one Market in play in my Buy phase. What do I pay for a Peddler?", 4),
        ("Hausiererin bei drei Aktionskarten im Spiel, was kostet die in meiner Kaufphase?", 2),
        ("Can Quarry make a Gold cheaper?", "no"),
        # base2:moat: whoever shows it suffers nothing, whatever the Attack hands out
        ("Bekommt mein Gegner eine Ruine vom Marodeur, wenn er den Burggraben zeigt?", "no"),
        ("Muss ich gegen das Geisterschiff Karten zurücklegen, obwohl mein Leuchtturm ausliegt?", "no"),
        ("Kann ich die Ritter mit dem Burggraben abwehren?", "yes"),
        # empires:enchantress: the first Action of each other player's turn gives one card and one Action instead
        ("If my opponent played Enchantress, does my Village still give 2 actions?", "no"),
        ("Kann ich mit dem Zepter die Schmiede nochmal spielen?", "yes"),
        ("Can I Remodel an Estate into a Militia?", "yes"),
        # base2:militia:2: whoever has 3 cards or fewer discards nothing
        ("Do I discard to Militia if I only have 3 cards in hand?", "no"),
        ("Wie viele Flüche kriegt jeder, wenn ich den Königshof auf die Hexe lege?", 3),
        ("Darf ich mit dem Anbau ein Kupfer in ein Anwesen tauschen?", "no"),
        # base2:merchant:1: what comes of all that was played, compared with what is supposed
        ("I play Militia and then a Merchant and a Silver. Is that 5 coins?", "yes"),
        ("Ich spiele die Händlerin und dann zwei Silber. Sind das 6 Geld?", "no"),
        ("I play Merchant and then a Silver. How many coins does the Silver give?", 3),
        # prosperity1:goons:2: it lies in play once
        # of either-or the first is answered
        ("do i have to trash with moneylender or can i skip it", "no"),
        ("Darf man beim Keller auch 0 Karten abwerfen", "yes"),
        ("is moat an action", "yes"),
        ("ist der Garten eine Aktion", "no"),
    ],
)
def test_a_table_decides(names: CardNames, text: str, value: str | int) -> None:
    found = verdict(names, text)
    assert found is not None
    assert found.value == value


def test_two_readings_stand_side_by_side(names: CardNames) -> None:
    found = verdict(names, "Bernd has a Moat. Does he get a Curse from the Blockade?")
    assert found is not None
    assert found.value is None
    assert [reading.value for reading in found.readings] == ["no", "yes"]


@pytest.mark.parametrize(
    "text",
    [
        "Is Wharf better than Smithy?",
        "Does the Zeppelin protect against Witch?",
        "Lohnt sich der Taktiker?",
        "Does Moat taste good with Witch?",
        "Why does Moat protect against Witch?",
        "Should I play Throne Room on Smithy?",
        "Does Moat protect against my own Witch?",  # whose, and when, is not clear
        "Schützt die Hexe vor dem Burggraben?",
        "I play a Silver, then another Silver. Do I get 4 coins?",
        "I play Chapel and have no Copper in hand. Can I trash a Silver instead?",
        "Kostet der Markt mehr als 4?",
        "Does Fool's Gold give 4 coins for the second one?",
        "Kann ich mit dem Thronsaal zwei Schmieden spielen?",  # one of them twice
        "Can I gain Province with Remodel?",  # it hangs on what is trashed
        "Does Militia hit me if I have only three cards in hand?",
        "Ich habe keine Aktionen mehr und kaufe eine Kavallerie. Kann ich jetzt eine Schmiede spielen?",
    ],
)
def test_what_no_rule_decides_gets_no_verdict(names: CardNames, text: str) -> None:
    assert verdict(names, text) is None


def test_the_document_is_the_table_that_was_played(names: CardNames) -> None:
    found = verdict(names, "Does Moat protect against Witch?")
    assert found is not None
    assert found.played is not None
    assert found.played.document["moves"][0] == "play Witch"
    assert "Moat" in found.played.document["players"]["Anna"]["hand"]


@pytest.mark.parametrize(
    "text",
    [
        # whether a Duration has anything to wait for depends on what it finds
        "Does Prince stay in play?",
        "Bleibt der Prinz im Spiel?",
        # what is said beside the cards is not left out: a quantity, whose turn it is, a type
        "Do I have to discard all my Coppers to Cutpurse?",
        "Do I get a Curse from Blockade if I gain the card on another player's turn?",
        "Bekomme ich durch die Blockade einen Fluch, wenn ich die Karte im Zug eines anderen nehme?",
        "Does Outpost work during an extra turn?",
        "Bleibt der Thronsaal mit einer Dauerkarte im Spiel?",
        "Muss ich die Karte spielen, die der Vasall ablegt?",
        "Do I get 2 Coins twice if I Throne Room a Mining Village?",
        # hinterlands1:crossroads:1: of the cards in hand a type is asked, not of the Crossroads
        "Does Crossroads count a card that is a Victory card and an Action?",
        # base2:chapel:1: whether it is optional is the other way round than whether it must be done
        "Is trashing a card with Chapel optional?",
        "Ist es freiwillig, mit der Kapelle eine Karte zu entsorgen?",
        # intrigue2:duke:1: it counts Duchies and is none
        "Does Duke count itself as a Duchy?",
        # cornucopia:followers:1: they are played, only no Estate is gained
        "Kann ich das Gefolge spielen, wenn keine Anwesen mehr da sind?",
        # hinterlands1:trader:3: who has no card holds no Silver either
        "Do I gain a Silver with Trader if I have no card to trash?",
        # adventures:giant:3: there is nothing on the deck, whatever the hand is
        "Do I gain a Curse from Giant if I have no card to reveal?",
        # allies:town-crier:1: the Silver is one of the options, and another one was taken
        # allies:sorcerer:2: who names the right card gains none
        "Do I gain a Curse from Sorcerer if I guess right?",
        # prosperity2:grand-market:2: a Copper that is no longer in play does not matter
        "Can I buy Grand Market if my Copper has left play?",
        # allies:acolyte:4: whatever Augur is on top of the pile
        "Can Acolyte gain another Acolyte?",
        # seaside1:pirate-ship:2: Copper counts, but the Coins were taken
        "Can Pirate Ship trash a Copper?",
        # seaside2:caravan:3: it stays in the first Clean-up and is discarded in the one asked for
        "Is Caravan discarded in the Clean-up of my next turn?",
        "Wird die Karawane in der Aufräumphase meines nächsten Zuges abgelegt?",
        # what is in hand is not played, and what somebody has must be there
        "How many Coins does Throne Room on Moneylender give with two Coppers in hand?",
        "I play Throne Room on Explorer and show the same Province both times. How many Golds do I gain?",
        "Darf ich mit der Kapelle die Kapelle selbst entsorgen?",  # not another of its kind
    ],
)
def test_what_no_table_shows_is_not_decided_by_one(names: CardNames, text: str) -> None:
    assert verdict(names, text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # what a card does when something else happens: Hoard for Victory cards, Haggler for what is bought
        ("Bekomme ich vom Hort ein Gold, wenn ich ein Herzogtum kaufe?", "yes"),
        ("Wie viele Gold bekomme ich mit zwei Horten im Spiel, wenn ich eine Provinz kaufe?", 2),
        ("Darf ich mit dem Feilscher ein Silber nehmen, wenn ich ein Gold kaufe?", "yes"),
        ("Bekomme ich mit dem Marktplatz ein Gold, wenn die Banditin meines Gegners mein Silber entsorgt?", "yes"),
        # a story before the question
        ("My opponent plays Cultist and I reveal Watchtower, can I trash the Ruins?", "yes"),
        ("I've got Champion out. Does Torturer still do anything to me?", "no"),
        # a Fortress that is trashed comes back; a shown Trader exchanges
        ("Does Fortress go back to my hand when I trash it to Chapel?", "yes"),
        ("Can I reveal Trader against Mountebank and take a Silver instead of the Curse?", "yes"),
        # gaining a card is no Attack, and nothing is played
        ("Darf ich den Burggraben vorzeigen, wenn jemand Blutzoll nimmt?", "no"),
        # who is possessed buys for the other
        ("If I possess Bernd and he buys a Province, do I get the Province?", "yes"),
        ("If I Throne Room a Smithy and use Way of the Ox both times, how many Actions do I get?", 4),
        ("Opponent played Enchantress on his turn and my first action is Smithy. How many cards do I draw?", 1),
        ("Bekomme ich beim Geldverleiher die 3 Geld auch, wenn ich gar kein Kupfer entsorge?", "no"),
        ("Wie viele Käufe habe ich im nächsten Zug nach Thronsaal auf Brückentroll?", 3),
    ],
)
def test_what_one_card_does_to_another(names: CardNames, text: str, value: str | int) -> None:
    found = verdict(names, text)
    assert found is not None
    assert found.value == value


@pytest.mark.parametrize(
    "text",
    [
        # who may be asked for the extra turn, and not for how many there are
        "Can I play Tactician on the extra turn from Outpost?",
        # two Estates, of which no table says that they are trashed
        "If I play Priest and then Chapel two Estates, how many coins do I get?",
        # what it gives when it is played is not what a purchase brings
        "Bekomme ich Geld vom Hort, wenn ich ein Silber kaufe?",
        # an empty hand trashes nothing; the Coins hang on something else
        "Do I get the Coins from Trade Route with an empty hand?",
    ],
)
def test_half_of_a_question_is_not_answered(names: CardNames, text: str) -> None:
    assert verdict(names, text) is None


@pytest.mark.parametrize(
    ("text", "cite", "told"),
    [
        # seaside2:outpost:6, seaside2:tactician:5: the second play is allowed, and brings nothing
        ("Darf ich mit dem Thronsaal den Außenposten zweimal spielen?", "seaside2:outpost:6", "no second extra turn"),
        ("Can I play Tactician twice with Throne Room?", "seaside2:tactician:5", "does nothing"),
    ],
)
def test_what_may_be_done_in_vain_is_told_so(names: CardNames, text: str, cite: str, told: str) -> None:
    found = verdict(names, text)
    assert found is not None
    assert (found.value, found.cites[0]) == ("yes", cite)
    assert told in found.text[0]


def test_what_brings_something_is_not_told_as_in_vain(names: CardNames) -> None:
    found = verdict(names, "Can I play Smithy twice with Throne Room?")
    assert found is not None
    assert not found.leading


@pytest.mark.parametrize(
    "text",
    [
        "Do I still gain the Estate from Followers if everybody shows a Moat?",  # not my Moat
        "Can I discard Market Square for a Gold when Hermit is exchanged for a Madman?",  # which is no trashing
        "Does Swamp Hag give me a Curse when I gain a card with Workshop?",  # what the Workshop gives is not meant
        "Can I wait to show Moat until I know whether Legionary reveals a Gold?",
        "Mein Gegner spielt die Hexe mit dem Thronsaal und ich zeige den Burggraben nur beim ersten Mal. "
        "Bin ich auch vor dem zweiten Fluch sicher?",
        "Does Lighthouse protect me from discarding to Skirmisher?",
        "I trash two Treasure Maps with Chapel. Do I get the four Golds?",  # they were not played
        "My opponent played Corsair last turn, and now I play Lighthouse. Does that save my Silver?",
        "I play Village and then Conspirator. Do I draw a card?",  # with which of them?
        "Ich habe in diesem Zug zwei Karten gekauft. Wie viel kostet ein Schlachtross?",  # less for each of them
        "Töpferei: Muss die neue Karte auf den Nachziehstapel?",  # that one, or any
        "My opponent plays Margrave and I hold five cards. How many cards do I have left?",  # no drawn ones
        "Does Corsair trash an Astrolabe that I play?",  # a Silver was trashed
        "Muss ich beim Gesindel meinen Harem ablegen?",  # which lies on the deck
        "Does a Market give me an Action after Snowy Village?",  # the Village gave them
        "Meerhexe: Bekommen die anderen im nächsten Zug noch einen Fluch?",
        "I gain a Silver with Blockade. Do the others get a Curse right away?",
        "Does trashing Tunnel with Chapel give me a Gold?",
        "Ein Spieler zeigt gegen den Quacksalber den Burggraben. Schützt das auch die anderen?",
        "If I gain a Province with Horn of Plenty, do I have to trash it?",  # which of the two
        "Ghost finds a Chapel. Must I play it twice?",  # on the next turn it must
        "Ich zeige den Burggraben gegen die Hexe. Kann ich ihn in meinem Zug trotzdem noch als Aktion spielen?",
        "Caravan in the trash: may Necromancer play it?",
        "Can I put a Smithy on my deck with Scheme?",  # one that was played
        "Jahrmarkt und Markt gespielt, wie viele Karten darf ich kaufen?",
        "My opponent gains a card on his turn. May I play Sheepdog from my hand?",  # only when I do
        "Mein Gegner nimmt eine Karte, ich nehme nichts. Darf ich meinen Hirtenhund aus der Hand spielen?",
        "Eine Schattenkarte liegt mitten in meinem Nachziehstapel. Darf ich sie von dort spielen?",  # no Treasure Map
        "got the -1 card token on my deck n play smithy do i still draw all 3",  # the token lies nowhere
        "We are three and Tea House is in the kingdom. How many Sun tokens lie there at the start?",  # not its cards
    ],
)
def test_a_table_that_does_not_show_what_was_told_decides_nothing(text: str, names: CardNames) -> None:
    found = decide(read(text, names))
    assert found is None or found.value is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # seaside2:salvager, hinterlands2:nomads: the cost of the trashed card, and 2 Coins for having trashed it
        ("Ich entsorge Nomaden mit dem Müllverwerter, wieviel Geld bringt mir das insgesamt?", 6),
        ("Can I gain a Gold with Remodel by trashing a Silver?", "no"),
        ("Can I gain a Gold with Remodel by trashing a Duchy?", "yes"),
        ("Does Catapult give a Curse when I trash a Gold?", "yes"),
        ("Can I trash an Estate with Remake and gain a Smithy?", "no"),
        ("Die Sumpfhexe liegt gegen mich und ich kaufe einen Fluch. Bekomme ich noch einen Fluch?", "yes"),
        ("I have Capitalism. Can I play Market in my Buy phase?", "yes"),
        # Nor do these say the opposite of what is right, where the table does not lay what decides.
        ("Wie viele Aktionen habe ich nach Thronsaal auf die Sumpfhexe?", None),
        ("I have Capitalism. Can I play a Village in my Buy phase?", None),
        ("Can Loan trash a Gold?", "yes"),
        ("Can I gain a copy of a Fool's Gold with Mint?", None),
        ("Can I trash a Curse with Lookout?", "yes"),
        ("Can I trash a Copper with Chapel that I have already played?", None),
        ("Kann ich mit dem Umbau genau den Umbau entsorgen, den ich gerade ausgespielt habe?", None),
        ("One player shows Moat against Mountebank. Does that protect the others, too?", None),
        ("Does my Lighthouse protect the other players from Witch?", "no"),
        ("Does trashing Tunnel with Chapel give me a Gold?", None),
        ("Do I get an Action from Champion when I play a Gold?", None),
        ("Enchantress is against me and my first Action is a Witch. Do the others get a Curse?", None),
        ("Militia is played and I have five cards in hand. How many cards do I have left?", 3),
    ],
)
def test_what_hangs_on_where_a_card_lies(names: CardNames, text: str, value: str | int | None) -> None:
    found = verdict(names, text)
    assert (found and found.value) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:moat:6: it is shown when an Attack is played, and these are none
        ("My brother plays Council Room and I don't want the extra card. Can I reveal Moat and skip the draw?", "no"),
        ("Can I moat a masquerade so that I don't have to pass a card?", "no"),
        ("Leuchtturm liegt vor mir, mein Gegner spielt die Maskerade. Bin ich raus und muss nichts weitergeben?", "no"),
        ("Opponent plays Masquerade. I show Moat. Do I still have to pass a card?", "yes"),
        ("Jemand kauft Blutzoll und ich zeige den Burggraben vor - bleibt mir der Fluch erspart?", "no"),
        # base2:vassal: what it plays takes no Action
        ("Vassal flips over a Smithy and I play it. Does that cost me an action?", "no"),
        ("Der Vasall deckt ein Laboratorium auf und ich spiele es. Verbraucht das eine Aktion?", "no"),
        ("Vasall deckt einen Markt auf. Kostet es mich noch eine Aktion, den Markt zu spielen?", "no"),
        ("I discard a Village Green with Cellar and play it. Does that use up an action?", "no"),
        ("Verbraucht ein Fluch eine Aktion, wenn ich ihn bei Spielen mit der Wunderheilerin ausspiele?", None),
        # at the start of the turn nothing is played first
        ("Wharf and Caravan are in play from last turn. Can I first play a card and then draw for them?", None),
    ],
)
def test_what_takes_no_action_what_is_no_attack_and_what_comes_first(
    names: CardNames, text: str, value: str | None
) -> None:
    found = verdict(names, text)
    assert (found and found.value) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Tom spielt Miliz. Lisa deckt Burggraben auf. Muss Lisa ablegen?", "no"),
        ("Paul plays Bureaucrat. I have no Victory cards in my hand. Do I put a card on my deck?", "no"),
        ("Karl spielt die Miliz. Ich habe fünf Karten auf der Hand und keine Reaktion. Wie viele muss ich ablegen?", 2),
        ("Ich spiele die Menagerie. Darin sind zwei Kupfer, ein Dorf und ein Anwesen. Wie viele Karten ziehe ich?", 1),
        ("Ich spiele das Laboratorium und ziehe zwei Karten. Habe ich danach noch eine Aktion?", "yes"),
        ("I play Village, Bridge, Workshop. I take a Duchy, since everything costs one less. Is that legal?", "yes"),
        ("In my Buy phase I played two Quarries. Nothing else is changing prices. What does King's Court cost?", 3),
        ("Ich spiele die Schmiede und ziehe ein Dorf. Darf ich das Dorf jetzt spielen?", "no"),
        ("Can I buy a Province with 7 coins?", "no"),
        ("Can I buy a Province with 8 coins?", "yes"),
        ("If I have 2 Buys and 6 coins, can I buy 2 Silvers?", "yes"),
        ("If I have 2 Buys and 5 coins, can I buy 2 Silvers?", "no"),
        ("If I have 6 coins, can I buy 2 Silvers?", None),  # nobody says how many Buys
        ("Darf man mit der Kapelle auch nur 1 Karte entsorgen?", "yes"),
        ("Kann ich mit der Kunstschmiede drei Anwesen entsorgen und dafür ein Gold nehmen?", "yes"),
        ("gegner spielt hexe hab leuchtturm draußen krieg ich fluch", "no"),
        ("hab 4 geld kann ich schmiede kaufen", "yes"),
        ("gegner hat miliz gespielt ich hab schon nur 3 karten muss ich was abwerfen", "no"),
        ("village village smithy how many actions left", None),  # not that of the Smithy alone
        ("Does Library draw until I have seven cards in hand?", None),  # not with seven cards in hand
    ],
)
def test_what_stands_around_it_is_heard_or_says_nothing(names: CardNames, text: str, value: str | int | None) -> None:
    found = verdict(names, text)
    assert (found and found.value) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("My opponent plays Militia. How many cards must I discard?", 2),
        ("My opponent plays Militia. Down to how many cards must I discard?", None),
        (
            "Eine gegnerische Fregatte ist im Spiel. Ich spiele eine Schmiede. Auf wie viele Karten muss ich ablegen?",
            None,
        ),
    ],
)
def test_cards_that_stay_are_not_counted_as_those_that_go(text, value, names):
    found = decide(read(text, names))
    assert (found.value if found else None) == value
