"""A story, then a question about it. Each expectation is what the rulebooks say."""

import pytest

from rules.questions.deciding import decide
from rules.questions.frames import frames
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.scene import ME, OTHER
from rules.questions.stories import story


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "My opponent plays a Witch and I have a Trader in hand. May I exchange the Curse for a Silver?",
            [("play", OTHER, ("witch",)), ("have", ME, ("trader",)), ("upgrade", ME, ("curse", "silver"))],
        ),
        (
            "Mein Gegner kauft eine Provinz. Ich habe drei Katzengold auf der Hand. Darf ich sie entsorgen?",
            [("buy", OTHER, ("province",)), ("have", ME, ("fools-gold",)), ("trash", ME, ("fools-gold",))],
        ),
        ("A Corsair was played against me. I play a Gold, is it trashed?", None),
    ],
)
def test_who_does_what(names: CardNames, text: str, told: list[tuple[str, str, tuple[str, ...]]] | None) -> None:
    found = frames(read(text, names))
    if told is None:
        assert [(frame.deed, frame.victim) for frame in found[:1]] == [("play", ME)]
        assert found[-1].slugs == ("gold",)  # what "it" stands for
    else:
        assert [(frame.deed, frame.who, frame.slugs) for frame in found] == told
    assert [frame.asked for frame in found] == [False] * (len(found) - 1) + [True]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # hinterlands2:trader:1: a gained card may be exchanged for a Silver
        ("My opponent plays a Witch and I have a Trader in hand, may I exchange the Curse for a Silver?", "yes"),
        # seaside2:smugglers:1 and hinterlands2:highway:1: what counts is the cost at the moment
        ("My opponent bought a Province last turn. I play 2 Highways, then Smugglers, can I copy the Province?", "yes"),
        ("My opponent bought a Province last turn. I play a Highway, then Smugglers, can I copy the Province?", "no"),
        ("Two Highways played, then Smugglers. My opponent gained a Province last turn, may I take one?", "yes"),
        # hinterlands2:highway:1: the Estate costs nothing, the Duchy two
        ("Three Highways in play, I remodel an Estate, is Duchy legal?", "yes"),
        # allies:galleria: with a Highway a Market costs 4
        ("I have a Galleria and one Highway in play and buy a Market. Do I get an extra Buy?", "yes"),
        # prosperity2:grand-market: only buying it is forbidden
        ("I already have a Copper in play. Can I still gain a Grand Market with Remodel?", "yes"),
        ("Darf ich mit Kupfer im Spiel einen Großen Markt kaufen?", "no"),
        # cornucopia:horn-of-plenty:6: trashed for a Victory card, whatever else that card is
        ("Füllhorn ausgespielt und damit Adlige genommen. Muss das Füllhorn jetzt auf den Müll?", "yes"),
        ("I play Horn of Plenty and gain a Silver with it. Is the Horn trashed?", "no"),
        # seaside2:corsair:1: the Treasure was played and gives its Coins
        (
            "Corsair is out against me and I play a Gold which gets trashed - I still get the 3 coins, right?",
            "yes",
        ),
        # allies:highwayman: only the first Treasure
        (
            "Highwayman is sitting there. I play a Copper first and my Gold second, does the Gold make money?",
            "yes",
        ),
        ("Wegelagerer liegt beim Gegner. Ich spiele zuerst ein Silber und danach Gold, zählt das Silber dann?", "no"),
        ("Wegelagerer liegt beim Gegner. Ich spiele zuerst ein Kupfer und danach Platin, zählt das Platin?", "yes"),
        # empires:enchantress: the first Action does something else
        ("Enchantress is active against me and my first action is a Festival. Do I keep the 2 coins?", "no"),
        # an option is chosen so that it goes as it was told
        ("mit der wirtin werfe ich einen tunnel ab, gibts ein gold?", "yes"),
        # allies:sunken-treasure:1: none of which a copy is in play
        ("I have a village in play and then play sunken treasure. Can I gain another village with it?", "no"),
        (
            "Ich habe ein Dorf im Spiel und spiele Versunkener Schatz. Darf ich mir damit eine Schmiede nehmen?",
            "yes",
        ),
        # base2:vassal:3, seaside2:caravan:1
        ("vassal turns over a caravan and i play it. does the caravan stay out until my next turn?", "yes"),
        # who chooses is another question than what becomes of it
        ("Das Piratenschiff deckt bei mir ein Silber und ein Gold auf. Wähle ich, welches entsorgt wird?", None),
        # hinterlands2:scheme: only what would be discarded; a Duration stays
        ("I played Scheme and a Caravan. At cleanup can I put the Caravan on top of my deck with the Scheme?", "no"),
        ("Ich habe Komplott und ein Dorf gespielt. Darf das Dorf beim Aufräumen mit dem Komplott aufs Deck?", "yes"),
        # empires:encampment:1: set aside unless a Gold or a Plunder is shown
        ("Encampment played and I have a Gold in hand that I show. Do I still have to set the Encampment aside?", "no"),
        # allies:barbarian:2: a Curse only for what costs less than 3
        ("barbarian hits the top of my deck and it's a Copper. Do I gain a Curse?", "yes"),
        ("barbar erwischt mein Gold oben auf dem stapel. krieg ich zusätzlich nen Fluch?", "no"),
        # hinterlands2:trader:1: exchanged for a Silver
        ("opponent plays witch, I show trader. Do I end up with a silver instead of the curse?", "yes"),
        ("Gegner spielt Hexe und ich zeige die Fahrende Händlerin. Bekomme ich statt dem Fluch ein Silber?", "yes"),
        # allies:galleria:2, seaside2:blockade:5, seaside2:smugglers:1: gained is enough, it need not be bought
        (
            "played Galleria, then Workshop for a Silver. do i get the extra buy for that although i didnt buy it?",
            "yes",
        ),
        ("My opponent's blockade has a silver set aside. I get a Silver from my Bureaucrat. Do I gain a Curse?", "yes"),
        ("Smugglers: my opponent got a Gold with a Mine. May I take a Gold?", "yes"),
        # base2:moat:4: the one who plays the Attack has the rest of it
        ("My wife plays Witch and I show my Moat. Does she still get her 2 cards?", "yes"),
        ("Meerhexe gespielt, alle anderen zeigen den Burggraben. Bekomme ich nächste Runde meine 2 Karten?", "yes"),
        ("My sister plays Bandit and I show her my Moat. Do I still have to turn over two cards?", "no"),
        # seaside2:lighthouse: whoever is protected when it is played is not hit later
        ("Corsair was played while my lighthouse was out. On my turn I play a silver. Is the silver trashed?", "no"),
        # seaside2:outpost: the extra turn is the next one
        ("Outpost and Wharf on the same turn - do I get the Wharf's two cards at the start of the extra turn?", "yes"),
        ("I played a Caravan and an Outpost. Does the Caravan give me its card in the Outpost turn?", "yes"),
        # seaside2:corsair: only a Silver or a Gold
        ("corsair is out against me. I play only coppers this turn, is one of them trashed?", "no"),
        # hinterlands1:tunnel, hinterlands2:weaver: discarded other than in Clean-up
        ("margrave makes me go down to 3 cards and I discard my Tunnel. Do I get a Gold?", "yes"),
        ("Hab mit dem Markgraf vom Gegner eine Weberin ablegen müssen. Darf ich sie jetzt ausspielen?", "yes"),
        ("Der Vasall deckt eine Werft auf und ich spiele sie. Bleibt die Werft bis zum nächsten Zug liegen?", "yes"),
        # empires:enchantress:3
        ("Enchantress is out against me. My first action is a Smithy. Do I still draw 3 cards?", "no"),
        # what an Attack does to my cards, whoever says so
        ("Der Barbar erwischt bei mir ein Kupfer. Bekomme ich dafür einen Fluch?", "yes"),
        ("Jester turns over my Province. Do I gain a Curse?", "yes"),
        ("Die Banditin deckt bei mir ein Kupfer und ein Silber auf. Wird das Kupfer entsorgt?", "no"),
        ("Somebody hits me with Militia and I discard my Weaver to it. Can I play the Weaver?", "yes"),
        # cornucopia2:witchs-hut: two Actions
        ("Bei der Hexenhütte werfe ich einen Burggraben und ein Dorf ab. Bekommen die anderen dann Flüche?", "yes"),
        # allies:captain: what it plays stays in the Supply
        ("Captain plays a Mining Village. Can I trash it for 2 Coins?", "no"),
        # empires:enchantress: the Throne Room only draws a card and gives an Action
        (
            "Die Zauberin vom Gegner ist aktiv und ich spiele als erste Aktion nen Thronsaal. "
            "Kann ich damit noch was doppelt spielen?",
            "no",
        ),
        # seaside2:blockade:6: the Lighthouse comes after the Attack
        (
            "opponent used Blockade to set aside a Silver. On my turn I play Lighthouse first and then buy a Silver. "
            "Do I still get the curse?",
            "yes",
        ),
        (
            "Lighthouse is still in front of me from last turn and somebody plays Sea Witch, do I get the Curse?",
            "no",
        ),
        # down to how many is discarded, and how many are drawn
        ("I played Skirmisher and then I buy a Witch. Do the others have to discard down to 3 cards?", "yes"),
        (
            "Jemand spielt Miliz, ich spiele vorher meinen Wachhund. Muss ich danach trotzdem auf 3 Karten runter?",
            "yes",
        ),
        ("Mein Leuchtturm liegt noch aus, Mitspieler spielt die Hexe. Darf er seine 2 Karten trotzdem ziehen?", "yes"),
        # seaside2:corsair: the first Silver or Gold, and no Copper
        ("My opponent has Corsair out. I play a Silver and after that a Gold, do I have to trash both?", "no"),
        (
            "Mein Gegner hat ein Korsarenschiff liegen und ich spiele als erstes ein Kupfer. Muss ich das entsorgen?",
            "no",
        ),
        # what a card needs for it lies there
        ("if i take a gardens with horn of plenty, does the horn get trashed?", "yes"),
        ("Ich nehme Fruchtbares Land mit dem Umbau, also nicht gekauft. Muss ich eine Handkarte entsorgen?", "yes"),
        # less than the card that is gained or bought
        ("I have one Highway in play and gain a Border Village. Can I take a Gold with it?", "no"),
        ("A Haggler is in play and I buy a Gold. May I pick a Duchy with it?", "no"),
        ("The player on my right got a Province last turn, am I allowed to pick that with Smugglers?", "no"),
        # where a card goes
        ("Kann ich mir mit der Töpferei ein Herzogtum auf die Hand nehmen?", "yes"),
        ("I gain Nomad Camp with Workshop. Is it on top of my deck then?", "yes"),
        ("Can I put an Island that I played this turn back on my deck with Scheme?", "no"),
        ("Does a Fortress stay in the trash if I trash it with Chapel?", "no"),
        ("Ich entsorge meine Festung mit dem Umbau, bleibt sie dann im Müll?", "no"),
        (
            "Ich nehme mit der Werkstatt eine Karte. Darf ich sie mit dem Wachturm auf meinen Nachziehstapel legen?",
            "yes",
        ),
        # what it is done with, and what is made of what
        (
            "Ich muss wegen der Miliz Karten abwerfen und werfe einen Tunnel ab. Darf ich mir dafür ein Gold nehmen?",
            "yes",
        ),
        ("I played Bridge. Can Remodel turn an Estate into a Duchy?", "no"),
        ("Ich habe eine Fernstraße im Spiel. Wird mit dem Anbau aus einem Kupfer ein Anwesen?", "yes"),
        # menagerie:conclave: not a copy of what is in play
        ("Kann das Konklave ein Dorf spielen, wenn ich schon ein Dorf im Spiel habe?", "no"),
        # seaside2:lighthouse:1
        ("My Lighthouse is in play. My opponent plays a Witch. Do I gain a Curse?", "no"),
        ("Mein Leuchtturm ist im Spiel. Mein Gegner spielt eine Hexe. Bekomme ich einen Fluch?", "no"),
        # prosperity1:mountebank: who discards a Curse gains nothing
        ("Do I gain a Copper from Mountebank if I discard a Curse?", "no"),
        # seaside2:corsair:1: a Lighthouse that comes after the Attack does not undo it
        ("My opponent has a Corsair in play. I play a Lighthouse. Does it protect the Gold that I play?", "no"),
        # allies:warlord:2: from the hand no third copy, but the Vassal plays it from the discard pile
        (
            "Bernd has a Warlord in play. I have two Villages in play. My Vassal reveals a Village. Can I play it?",
            "yes",
        ),
        # empires:villa: back to the Action phase
        ("I buy a Villa. I have a Smithy in hand. Can I play the Smithy now?", "yes"),
        # a mere purchase leads nowhere back
        ("I buy a Village. I have a Smithy in hand. Can I play the Smithy now?", "no"),
    ],
)
def test_the_story_is_played(names: CardNames, text: str, value: str | int | None) -> None:
    found = story(read(text, names))
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    "text",
    [
        "Ich habe einen Priester gespielt und entsorge vier Karten mit der Kapelle. Wie viel Geld gibt der Priester?",
        "I play Pirate when I gain a Gold. Does the Gold go straight to my hand?",  # another Gold does, next turn
        "Do I get 8 Golds if I play Treasure Map with Throne Room and have one more in hand?",
        "Gegen mich liegt eine Sumpfhexe und ich nehme mit dem Umbau eine Karte. Bekomme ich dafür einen Fluch?",
        "Ich habe wegen der Miliz schon abgelegt. Kann ich jetzt noch den Burggraben zeigen?",  # too late
        "Do I have to discard cards that I set aside with Church when my opponent plays Militia?",
        "Sea Witch: do the others get a second Curse next turn?",
        "Wir spielen mit Stadtstaat. Ich kaufe ein Dorf, darf ich es sofort ausspielen?",  # nobody told of Favors
    ],
)
def test_what_is_left_open_is_not_decided(names: CardNames, text: str) -> None:
    assert story(read(text, names)) is None


def test_what_did_not_happen_as_told_decides_nothing(names: CardNames) -> None:
    """A Workshop gains no Province, so what would follow from it is not known."""
    assert (
        story(read("I gain a Province with Workshop. My opponent has Fool's Gold. Does he gain a Gold?", names)) is None
    )


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # Scheme looks at the cards that are discarded from play, and a Wharf stays; Improve trashes such a card.
        ("Can I use Scheme to put a Wharf on top of my deck in the same turn I played the Wharf?", "no"),
        ("Can I trash a Wharf with Improve in the same turn I played the Wharf?", "no"),
        ("Can I use Royal Galley to play a Caravan?", "no"),  # it plays what is no Duration
        ("Do I have to gain a Duchess when I gain a Duchy?", None),  # one may
        ("Do I draw a card on the first play if I Throne Room a Conspirator as my first card?", None),
        ("Hindert mich der Kriegsherr daran, Kupfer zu spielen?", None),
    ],
)
def test_what_a_card_does_with_others_and_not_with_this_one(text: str, value: str | None, names: CardNames) -> None:
    found = story(read(text, names))
    assert (found and found.value) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Vassal flips over a Smithy, do I have to play it?", "no"),  # you may
        ("Der Vasall deckt bei mir eine Werkstatt auf, muss ich die dann spielen?", "no"),
        ("I buy a Caravan after Sailor. Do I have to play it?", "no"),
        ("Herald reveals a Smithy, do I have to play it?", "yes"),  # it plays an Action
        ("Swindler trashes my Market. Can my opponent give me a Duchy?", "yes"),  # both cost 5
        ("Der Trickser erwischt mein Silber. Darf mir der Angreifer dafür ein Herzogtum geben?", "no"),
        ("Sentry shows me a Copper and a Curse. Can I trash both?", "yes"),  # the two below the one it draws
        ("Lookout looks at Copper, Gold and Estate. Can I trash the Gold?", "yes"),
        ("Lookout looks at Copper, Gold and Estate. Can I discard the Gold?", "yes"),
        ("I trash a Rats with Sentry. Do I draw the other card that I am looking at?", None),
        ("Patrician reveals a Copper. Does the Copper stay on my deck?", None),
        ("Ich nehme mit dem Füllhorn ein Herzogtum. Ist das Füllhorn dann weg?", "yes"),  # it is trashed
        ("I chapel a Fortress. Is the Fortress gone?", None),
        ("two Highways in play, would Workshop get me a Market?", "yes"),  # 5 less 2
        ("If I chapel a Fortress, does it come back to my hand?", "yes"),
        ("I workshop a Silver, does it go to my hand?", "no"),
    ],
)
def test_what_a_card_does_to_the_card_that_is_told_of(text: str, value: str | None, names: CardNames) -> None:
    found = story(read(text, names))
    assert (found and found.value) == value


def test_who_does_not_use_a_card_is_not_told_what_it_would_bring(names: CardNames) -> None:
    """hinterlands2:tunnel: you may reveal it; without that there is no Gold."""
    asked = read("Because of Militia I discard a Tunnel, do I get a Gold for it?", names)
    used, asked.turned = story(asked), frozenset(("without tunnel",))
    assert used is not None
    assert used.value == "yes"
    unused = story(asked)
    assert unused is None or unused.value == "no"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:moat: it protects whoever shows it, and changes nothing for the one who attacks
        ("Opponent plays Bandit and I reveal Moat. Does that also stop him from getting his Gold?", "no"),
        ("Gegner spielt Hexe, ich zeige Burggraben. Verhindert das auch, dass er 2 Karten zieht?", "no"),
        ("He plays Militia and I reveal Moat. Does that stop him from getting 2 coins?", "no"),
        # base2:vassal: an Action that it turned over may be played
        ("Vassal turns over a Smithy, can I play it and draw 3 cards?", "yes"),
        ("Mein Vasall deckt ein Laboratorium auf. Darf ich es spielen und zwei Karten ziehen?", "yes"),
        ("Vasall deckt eine Schmiede auf, darf ich die ausspielen und 2 Karten ziehen?", None),  # three
        # hinterlands2:nomads: 2 Coins when it is trashed, once; what Remodel brings is another card
        ("I remodel a Nomads. Do I get 2 coins for trashing it?", "yes"),
        ("Umbau auf die Nomaden, also Nomaden entsorgt. Gibt das 2 Münzen?", "yes"),
        # hinterlands2:tunnel, and four cards are what a Cartographer looks at, below the one it draws
        ("Kartograph: unter den vier angeschauten ist ein Tunnel, den ich ablege. Gibts dafür ein Gold?", "yes"),
        # intrigue2:swindler: a card with the same cost, which the one who plays it picks
        ("Swindler turns over my Copper. Is my opponent really allowed to hand me a Curse in exchange?", "yes"),
        ("Trickser entsorgt mein Anwesen. Darf mein Gegner mir dafür einen Fluch geben?", "no"),
        # seaside2:treasury: only what is gained in the Buy phase counts
        ("I gained a Province with Remodel and bought a Silver. Can my Treasury go back on top of my deck?", "yes"),
        ("Ich habe ein Herzogtum gekauft. Darf die Schatzkammer auf den Nachziehstapel?", "no"),
        # seaside2:corsair:2: only the first Silver or Gold of a turn
        (
            "Both of my opponents have a Corsair out. First Silver I play gets trashed, do I lose the second Silver?",
            "no",
        ),
        # cornucopia2:shop:1: a card of which no copy is in play
        ("Ein Dorf liegt vor mir im Spiel. Darf ich mit dem Geschäft ein weiteres Dorf aus der Hand spielen?", "no"),
        ("I buy a Border Village and trash it with my Watchtower. Does the cheaper card stay with me?", None),
    ],
)
def test_what_comes_of_it_for_whom(text: str, value: str | None, names: CardNames) -> None:
    found = story(read(text, names))
    assert (found and found.value) == value


@pytest.mark.parametrize(
    "text",
    [
        "Müllverwerter und ich entsorge ein Gold, vorher wurde eine Fernstraße gespielt. Wie viele Münzen gibt es?",
        "third Fool's Gold I play in one turn, worth how many coins?",
    ],
)
def test_what_is_told_backwards_or_of_the_nth_is_not_decided_by_half(names: CardNames, text: str) -> None:
    verdict = decide(read(text, names))
    assert verdict is None or verdict.value in (5, 4)


def test_whose_choice_it_is_is_not_told_by_what_was_done(names: CardNames) -> None:
    # dark-ages:hunting-grounds: a Duchy or three Estates, as its owner likes
    text = (
        "Ich habe die Jagdgründe mit dem Nachbau entsorgt. Nun nehme ich ein Herzogtum, obwohl ich auch drei Anwesen "
        "nehmen könnte. Darf ich mir das aussuchen?"
    )
    found = decide(read(text, names))
    assert found is None or found.value != "no"


def test_down_to_how_many_is_not_how_many_go(names: CardNames) -> None:
    # plunder:frigate: down to four cards in hand
    text = (
        "Eine gegnerische Fregatte ist im Spiel. Ich spiele meine Schmiede und habe danach sieben Karten auf der Hand. "
        "Auf wie viele Karten muss ich runter?"
    )
    found = decide(read(text, names))
    assert found is None or found.value == 4
