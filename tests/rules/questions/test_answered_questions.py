"""Questions that the books' statements answer: asked again in other words, and never taken for another question."""

import pytest

from rules.questions.answered_questions import Answered, AnsweredQuestions
from rules.questions.hearing import actors
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.verdict import Value

ROWS = (
    Answered(("Can Golem play another Golem?", "Kann der Golem einen anderen Golem spielen?"), "no", "alchemy:golem:2"),
    Answered(
        ("Must I play both cards that Golem finds?", "Muss ich beide Karten spielen, die der Golem findet?"),
        "yes",
        "alchemy:golem:3",
    ),
)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Can Golem play another Golem?", "no"),
        ("can a golem play another golem", "no"),
        ("Kann ein Golem noch einen anderen Golem spielen?", "no"),
        ("Do I have to play both of the cards Golem finds?", "yes"),
        ("May I play Golem twice?", None),
        ("Can Golem not play another Golem?", None),
        ("Must Golem play another Golem?", "no"),  # what it cannot do it need not do
        ("May I play both cards that Golem finds?", "yes"),  # what must be done may be done
        ("Is it optional to play both cards that Golem finds?", "no"),
        ("Can Throne Room play another Golem?", None),
        ("Can Golem gain another Golem?", None),
        ("Must I play one or both cards that Golem finds?", None),
    ],
)
def test_the_same_question(names: CardNames, text: str, value: str | None) -> None:
    found = AnsweredQuestions(ROWS, names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


@pytest.mark.parametrize(
    "text",
    [
        "Opponent plays Witch, I reveal Moat. I don't get a Curse, right?",
        "Gegner spielt Hexe, ich zeige den Burggraben. Heißt das, dass ich keinen Fluch bekomme?",
    ],
)
def test_no_is_not_said_to_who_denies_it_already(names: CardNames, text: str) -> None:
    asked = "Do I get a Curse from Witch if I reveal Moat?"
    row = Answered(
        (asked, "Bekomme ich einen Fluch von der Hexe, wenn ich den Burggraben zeige?"), "no", "base2:moat:1"
    )
    assert AnsweredQuestions([row], names).find(read(text, names), {}) is None


@pytest.mark.parametrize("text", ["Does the game end immediately?", "Endet das Spiel sofort?"])
def test_what_happens_at_once_is_another_question(names: CardNames, text: str) -> None:
    row = Answered(("Does the game end?", "Endet das Spiel?"), "yes", "base2:end-of-game:1")
    shelf = AnsweredQuestions([row], names)
    assert shelf.find(read(row.texts[0], names), {}) is not None
    assert shelf.find(read(text, names), {}) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Does buying a card count as gaining it?", "yes"),
        ("Does gaining a card count as buying it?", "no"),
        ("Zählt Kaufen als Nehmen?", "yes"),
        ("Is gaining a card counted as buying it?", "no"),
    ],
)
def test_what_counts_as_what_does_not_change_places(names: CardNames, text: str, value: str | None) -> None:
    rows = (
        Answered(("Does buying a card count as gaining it?", "Zählt Kaufen als Nehmen?"), "yes", "base2:gain:8"),
        Answered(("Does gaining a card count as buying it?", "Zählt Nehmen als Kaufen?"), "no", "base2:gain:8"),
    )
    found = AnsweredQuestions(rows, names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


@pytest.mark.parametrize("text", ["Can I trash another Remodel with Remodel?", "Can Remodel trash another Remodel?"])
def test_a_second_one_of_the_same_is_another_question(names: CardNames, text: str) -> None:
    row = Answered(("Can Remodel trash itself?", "Kann der Umbau sich selbst entsorgen?"), "no", "base2:remodel:1")
    shelf = AnsweredQuestions([row], names)
    assert shelf.find(read("Can a Remodel trash itself?", names), {}) is not None
    assert shelf.find(read(text, names), {}) is None


def test_a_villager_is_no_village(names: CardNames) -> None:
    row = Answered(("Does a Villager give an Action?", "Gibt ein Dorfbewohner eine Aktion?"), "yes", "base2:turn:1")
    assert AnsweredQuestions([row], names).find(read("Does one Villager give an Action?", names), {}) is not None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("With Poacher, do I draw before I discard?", "yes"),
        ("Do I discard before I draw with Poacher?", None),
        ("Do I draw after I discard with Poacher?", None),
        ("Lege ich bei der Wilddiebin ab, bevor ich ziehe?", None),
    ],
)
def test_what_comes_before_what(names: CardNames, text: str, value: str | None) -> None:
    row = Answered(
        ("Do I draw before I discard with Poacher?", "Ziehe ich bei der Wilddiebin, bevor ich ablege?"),
        "yes",
        "base2:poacher:1",
    )
    found = AnsweredQuestions([row], names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Can I discard the card I have just drawn with Poacher?", "yes"),
        ("Can I draw the card I have just discarded with Poacher?", None),
        ("Who can discard the card that I just drew with Poacher?", None),
    ],
)
def test_what_is_done_to_a_card_and_what_was_done_to_it(names: CardNames, text: str, value: str | None) -> None:
    row = Answered(("Can I discard the card that I just drew with Poacher?", ""), "yes", "base2:poacher:1")
    found = AnsweredQuestions([row], names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


def test_two_cards_that_change_places_make_another_question(names: CardNames) -> None:
    row = Answered(("Can I trash a Gold and gain a Copper with Mine?", ""), "yes", "base2:mine:3")
    shelf = AnsweredQuestions([row], names)
    assert shelf.find(read("May I trash a Gold and gain a Copper with Mine?", names), {}) is not None
    assert shelf.find(read("Can I trash a Copper and gain a Gold with Mine?", names), {}) is None


def test_without_a_card_more_of_the_words_must_be_the_same(names: CardNames) -> None:
    row = Answered(("Do I keep unused Actions for the next turn?", ""), "no", "base2:turn:4")
    shelf = AnsweredQuestions([row], names)
    assert shelf.find(read("Do I keep unused Actions for my next turn?", names), {}) is not None
    assert shelf.find(read("Do I keep unused Villagers for the next turn?", names), {}) is None


GENERAL = (
    Answered(("Can I buy a card from the trash?", "Kann ich eine Karte aus dem Müll kaufen?"), "no", "base2:buy:5"),
    Answered(("Do I have to buy a card?", "Muss ich eine Karte kaufen?"), "no", "base2:buy-phase:4"),
    Answered(
        ("Do cards set aside count at the end of the game?", "Zählen zur Seite gelegte Karten am Spielende?"),
        "yes",
        "base2:set-aside:4",
    ),
    Answered(
        ("Do I discard before I draw my new hand?", "Lege ich ab, bevor ich meine neue Hand ziehe?"), "yes", "a:b:1"
    ),
    Answered(
        ("Does buying a card count as gaining it?", "Zählt es als Nehmen, wenn ich kaufe?"), "yes", "base2:gain:8"
    ),
    Answered(("Can the others see the cards that I draw?", "Sehen die anderen, was ich ziehe?"), "no", "base2:draw:5"),
)
CARDS = (
    Answered(
        ("Do I have to trash a card with Chapel?", "Muss ich mit der Kapelle eine Karte entsorgen?"),
        "no",
        "base2:chapel:1",
    ),
    Answered(
        ("Do I get a Curse if I reveal a Victory card to Jester?", "Bekomme ich beim Hofnarren einen Fluch, wenn?"),
        "yes",
        "cornucopia:jester:1",
    ),
    Answered(
        ("Do I have to trash a card when another player plays Bishop?", "Muss ich bei einem fremden Bischof?"),
        "no",
        "prosperity2:bishop:1",
    ),
)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("is it possible to buy a card thats in the trash", "no"),
        ("Am I forced to buy something every turn?", "no"),
        ("Is buying a card optional?", "yes"),  # what need not be is free
        ("I set aside a card. does it count at the end of the game", "yes"),
        ("Darf man sich eine Karte aus dem Müll kaufen?", "no"),
        ("Can I gain a card from the trash?", None),  # another deed
        ("Must I buy a card from the trash?", "no"),  # what cannot be done need not be
        ("Can I not buy a card from the trash?", None),
        ("Who buys a card from the trash?", None),  # neither yes nor no
        ("Do I draw my new hand before I discard?", None),  # the other way round
        ("Do I discard after I draw my new hand?", None),
        ("Does gaining a card count as buying it?", None),
        ("Can I see the cards that I draw?", None),  # another player
        ("buy a card from the trash", None),  # nothing is asked
        ("Can I only buy a card from the trash?", None),
        ("Do cards set aside count if the game does not end?", None),
    ],
)
def test_a_rule_in_other_words(names: CardNames, text: str, value: str | None) -> None:
    found = AnsweredQuestions(GENERAL, names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("do i have to trash something when I play chapel", "no"),
        ("Chapel: may I trash nothing?", "yes"),
        ("Jester, I reveal an Estate. Do I get a Curse?", "yes"),  # an Estate is a Victory card
        ("Jester, I reveal a Copper. Do I get a Curse?", None),
        ("Do I have to trash a card with Bishop?", None),  # their own, not another player's
        ("Do I have to trash 3 cards with Chapel?", None),
    ],
)
def test_a_card_in_other_words(names: CardNames, text: str, value: str | None) -> None:
    found = AnsweredQuestions(CARDS, names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


# Questions that share their words and ask something else: each with its own answer.
PAIRS: tuple[tuple[tuple[str, str], tuple[str, str]], ...] = (
    # gained against played
    (
        ("Do the others gain a Silver when I gain Embassy?", "yes"),
        ("Do the others gain a Silver when I play Embassy?", "no"),
    ),
    (
        ("Muss ich bei der Schatztruhe Kupfer nehmen?", "yes"),
        ("Nehme ich Kupfer, wenn ich die Schatztruhe spiele?", "no"),
    ),
    # which card it is done to
    (
        ("Can I play Pirate when I gain a Treasure?", "yes"),
        ("Can I play the gained Treasure with Pirate?", "no"),
    ),
    (
        ("Darf ich die Piratin spielen, wenn ich eine Geldkarte nehme?", "yes"),
        ("Darf ich mit der Piratin die genommene Geldkarte spielen?", "no"),
    ),
    (
        ("Does playing Royal Galley use up an Action?", "yes"),
        ("Does the card played by Royal Galley use up an Action?", "no"),
    ),
    (
        ("Bandit reveals a Copper and a Silver. Is the Silver trashed?", "yes"),
        ("Bandit reveals a Copper and a Silver. Is the Copper trashed?", "no"),
    ),
    # what a number counts
    (
        ("I trash two cards with Chapel and have one Market Square in hand. Do I gain two Golds?", "no"),
        ("I trash one card with Chapel and have two Market Squares in hand. Do I gain two Golds?", "yes"),
    ),
    # in which order
    (
        ("Do I get 3 Coins if I play Silver and then Gold under Highwayman?", "yes"),
        ("Do I get 3 Coins if I play Gold and then Silver under Highwayman?", "no"),
    ),
    (
        ("Ich spiele 3 Kupfer und dann die Bank. Gibt die Bank 4 Geld?", "yes"),
        ("Ich spiele zuerst die Bank und danach 3 Kupfer. Gibt die Bank 4 Geld?", "no"),
    ),
    (("Can I discard the card I drew with Poacher?", "yes"), ("Can I discard before I draw with Poacher?", "no")),
    # words that turn it around
    (
        ("I named the wrong card for Sorcerer. Do I gain a Curse?", "yes"),
        ("I named the right card for Sorcerer. Do I gain a Curse?", "no"),
    ),
    (("Can Thief trash one of my Treasures?", "yes"), ("Can Thief trash both of my Treasures?", "no")),
    (("Can I return 2 cards with Ambassador?", "yes"), ("Can I return two different cards with Ambassador?", "no")),
    (
        ("Ziehe ich für den Extrazug mit dem Außenposten 3 Karten?", "yes"),
        ("Ziehe ich am Ende des Extrazugs mit dem Außenposten 3 Karten?", "no"),
    ),
    (
        ("Is Lighthouse in play. Does it protect me from Witch?", "yes"),
        ("I have Lighthouse in my hand. Does it protect me from Witch?", "no"),
    ),
    (
        ("Darf ich die Werft vom letzten Zug mit dem Komplott auf den Nachziehstapel legen?", "yes"),
        ("Darf ich die Werft aus demselben Zug mit dem Komplott auf den Nachziehstapel legen?", "no"),
    ),
    # what comes with it
    (
        ("Nehme ich mit dem Hügelfort eine Karte auf die Hand?", "yes"),
        ("Nehme ich mit dem Hügelfort eine Karte auf die Hand und bekomme eine Aktion?", "no"),
    ),
    # a Duration of an earlier turn, and the first Action of this one
    (
        ("My Wharf is in play from last turn and I get hit by Enchantress. Do I draw two cards?", "yes"),
        ("Enchantress: my first Action is a Wharf. Do I draw 2 cards?", "no"),
    ),
    (("Can I put a token on an empty pile?", "yes"), ("Can tokens be empty?", "no")),
    (("Comes the Buy phase after the Action phase?", "yes"), ("Comes the Action phase after the Buy phase?", "no")),
    (("Kommt die Kaufphase nach der Aktionsphase?", "yes"), ("Kommt nach der Kaufphase die Aktionsphase?", "no")),
)


def _shelf(text: str, value: str, names: CardNames) -> AnsweredQuestions:
    """One question alone, in whichever language it is."""
    shelf = AnsweredQuestions((), names)
    shelf.by_cards[actors(read(text, names).slugs)].append(Answered((text, text), value, "a:b:1"))
    return shelf


@pytest.mark.parametrize(("one", "other"), [*PAIRS, *((two, one) for one, two in PAIRS)])
def test_what_only_sounds_alike(names: CardNames, one: tuple[str, str], other: tuple[str, str]) -> None:
    """The one is written down, the other is asked: then nothing is said."""
    (written, value), (asked, _) = one, other
    shelf = _shelf(written, value, names)
    assert shelf.find(read(written, names), {}) is not None
    assert shelf.find(read(asked, names), {}) is None


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        (
            "Can I gain Grand Market with Remodel if I have a Copper in play?",
            "I have a Copper in play. Can I still gain Grand Market with Remodel?",
        ),
        (
            "Do I draw 2 cards with Shanty Town if my hand is empty?",
            "Do I draw two cards with Shanty Town if my hand is empty?",
        ),
        ("Does Island itself go onto the mat?", "Does Island itself go onto the Island mat?"),
        ("Can Scheme put a Wharf on my deck?", "Can I use Scheme to put a Wharf on my deck?"),
        (
            "Do the cards on my Island mat count for Gardens?",
            "Do the cards on my Island mat count for Gardens at the end of the game?",
        ),
        ("Do Nobles count points if I played it?", "Do Nobles count points if I played them?"),
        ("Can Workshop gain a Duchy after a Bridge?", "Can I gain a Duchy with Workshop after I played Bridge?"),
        ("Zählen die Karten auf meinem Insel-Tableau?", "Zählen die Karten auf meinem Insel-Tableau am Spielende?"),
        ("Kommt die Insel selbst auf das Tableau?", "Kommt die Insel selbst auf das Insel-Tableau?"),
        ("Do cards in play count at the end?", "Do the cards in play count at the end of the game?"),
    ],
)
def test_what_sounds_different_and_is_the_same(names: CardNames, written: str, asked: str) -> None:
    assert _shelf(written, "yes", names).find(read(asked, names), {}) is not None
    assert _shelf(asked, "yes", names).find(read(written, names), {}) is not None


KINDS = (
    Answered(
        (
            "Can I play a Duration with Royal Galley?",
            "Kann ich mit der Königlichen Galeere eine Dauerkarte spielen?",
        ),
        "no",
        "allies:royal-galley:2",
    ),
    Answered(
        ("Does Throne Room stay in play with a Duration?", "Bleibt der Thronsaal mit einer Dauerkarte im Spiel?"),
        "yes",
        "seaside2:throne-room:1",
    ),
    Answered(
        ("Can I play an Action card in my Buy phase?", "Kann ich in der Kaufphase eine Aktionskarte spielen?"),
        "no",
        "base2:buy-phase:3",
    ),
    Answered(
        ("Can I play a card with Captain?", "Kann ich mit dem Kapitän eine Karte spielen?"), "yes", "promo:captain:1"
    ),
    Answered(
        ("Does Workshop gain a Treasure?", "Nehme ich mit der Werkstatt eine Geldkarte?"), "yes", "base2:workshop:1"
    ),
    Answered(
        ("Can Band of Misfits play an Attack?", "Kann die Vogelfreie einen Angriff spielen?"), "yes", "dark-ages:band:1"
    ),
)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Can I play a Caravan with Royal Galley?", "no"),
        ("Kann ich mit der Königlichen Galeere eine Werft spielen?", "no"),
        ("Does Throne Room stay in play with a Wharf?", "yes"),
        ("Bleibt der Thronsaal mit der Karawane im Spiel?", "yes"),
        ("Can I play a Smithy in my Buy phase?", "no"),
        ("Kann ich in der Kaufphase eine Schmiede spielen?", "no"),
        ("Can I play a Smithy with Royal Galley?", None),  # no Duration
        ("Does Throne Room stay in play with a Smithy?", None),
        ("Can I play a Crown in my Buy phase?", None),  # a Treasure too
        ("Can I play a Villa in my Buy phase?", None),  # it does something with the phase when it is gained
        ("Can I play a Silver with Smithy in my Buy phase?", None),  # not the Smithy is played
        ("Does Workshop gain a Bank?", None),  # a Bank may cost too much
        ("Can Band of Misfits play a Witch?", None),
        ("Must I play a Caravan with Royal Galley?", "no"),  # what cannot be done need not be
        ("How many Caravans can I play with Royal Galley?", None),
    ],
)
def test_a_card_stands_for_its_kind(names: CardNames, text: str, value: str | None) -> None:
    found = AnsweredQuestions(KINDS, names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


def test_what_is_written_of_the_card_itself_goes_before_its_kind(names: CardNames) -> None:
    own = Answered(("Can I play a Caravan with Royal Galley?", ""), "yes", "a:b:1")
    found = AnsweredQuestions((*KINDS, own), names).find(read("May I play a Caravan with Royal Galley?", names), {})
    assert found is not None
    assert found[0] is own


def test_who_names_two_cards_that_meet_asks_what_others_ask_of_them(names: CardNames) -> None:
    """In quite other words, where nothing with another answer is nearly as like."""
    moat = "My opponent plays Masquerade. Does my Moat save me from passing a card?"
    shelf = _shelf(moat, "no", names)
    found = shelf.find(
        read("Someone plays Masquerade at me, will a Moat save me from having to pass a card?", names), {}
    )
    assert found is not None
    assert found[0].value == "no"
    assert shelf.find(read("How many cards do I pass to a Masquerade if I show a Moat?", names), {}) is None
    assert shelf.find(read("Do I draw 2 cards with Moat after a Masquerade?", names), {}) is None


@pytest.mark.parametrize(
    ("written", "value", "asked"),
    [
        # Who names the same cards and hardly says anything else asks the same.
        (
            "Can I use a Moat against Masquerade?",
            "no",
            "My brother plays Masquerade, can I use my Moat against that?",
        ),
        (
            "Do I gain a Curse from Sea Witch while I have Lighthouse in play?",
            "no",
            "Lighthouse is still in front of me from last turn and somebody plays Sea Witch, do I get the Curse?",
        ),
        # What one wants with it is no part of what is asked.
        (
            "Can I reveal Moat against Masquerade?",
            "no",
            "Can I reveal Moat against Masquerade so that I don't have to pass a card?",
        ),
        # With a Moat: to show it, to use it, what it stops are one question.
        (
            "Does Moat stop the extra card from Council Room?",
            "no",
            "Dad plays Council Room. Could I reveal Moat so that I don't have to draw?",
        ),
        # One card and a basic one.
        ("Does Corsair trash my Platinum?", "no", "A Corsair is out. I play a Platinum, is that one trashed?"),
        # A verb torn apart.
        (
            "Muss ich eine Karte ablegen, wenn der Harlekin bei mir eine Provinz aufdeckt?",
            "yes",
            "Der Harlekin deckt bei mir eine Provinz auf. Muss ich eine Karte ablegen?",
        ),
        (
            "Can I turn a Duchy into a Province with Remodel?",
            "no",
            "remodel on a duchy - could that get me a province?",
        ),
        ("Can I gain a Gold with Artisan?", "no", "Artisan: may I choose a Gold?"),
        (
            "I play Throne Room on Tactician. Do I draw 10 cards next turn?",
            "no",
            "Throne Room on Tactician: do I get 10 cards next turn instead of 5?",
        ),
        ("Can I trash a Silver with Moneylender?", "no", "May I trash a Silver instead of a Copper with Moneylender?"),
        (
            "Can I gain a Duchy with Workshop after I played Bridge?",
            "yes",
            "Kann ich mit der Werkstatt ein Herzogtum nehmen, wenn ich vorher eine Brücke gespielt habe?",
        ),
    ],
)
def test_the_same_cards_in_other_words(names: CardNames, written: str, value: str, asked: str) -> None:
    found = _shelf(written, value, names).find(read(asked, names), {})
    assert found is not None
    assert found[0].value == value


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        (
            "Do I have to discard to Militia if I reveal Moat?",
            "I reveal Moat. Does the third player discard to Militia?",
        ),
        (
            "Bandit reveals a Copper and a Silver. Is the Silver trashed?",
            "Bandit reveals a Copper and a Silver. Does the Copper get trashed?",
        ),
        (
            "May I keep Horn of Plenty if I gain a Province?",
            "If I gain a Province with Horn of Plenty, is the Horn gone?",
        ),
        (
            "With two Merchants, how many extra Coins does my first Silver give?",
            "Two Merchants, then a Silver. How many in total?",
        ),
        ("Do I discard first with Cellar and then draw?", "Do I draw first with Cellar and then discard?"),
        (
            "Do I get a Coin from Tournament if I have no Province?",
            "I have no Province, he shows one. Do I get Tournament's Coin?",
        ),
        (
            "Do I gain another card when I gain Border Village without buying it?",
            "I gain a Border Village, can the free card be another Border Village?",
        ),
        ("May I count the cards in my discard pile?", "Do the cards in my discard pile count?"),
        ("Does Fortress stay in the trash if I trash it with Chapel?", "Chapel on Fortress: does it come to my hand?"),
        (
            "Does Vassal stay in play with a Caravan that it played?",
            "Vassal plays a Caravan. Does the Caravan stay in play?",
        ),
        (
            "My Lighthouse is in play when Corsair is played. Is my Gold safe?",
            "I play Lighthouse after Corsair was played. Is my Gold safe?",
        ),
        ("I show Moat against Witch. Do I get a Curse?", "I show Moat against Witch. Do I not get a Curse?"),
        ("I have Lighthouse in my hand. Does it protect me from Witch?", "Does Lighthouse protect against Witch?"),
    ],
)
def test_the_same_cards_and_another_question(names: CardNames, written: str, asked: str) -> None:
    assert _shelf(written, "no", names).find(read(asked, names), {}) is None


@pytest.mark.parametrize(
    ("written", "value", "asked", "other"),
    [
        (  # so many of a card
            "Can Sailor play a Caravan that I buy?",
            "yes",
            "I buy a Caravan after Sailor. Can I play it with Sailor?",
            "I buy two Caravans after Sailor. Can I play both Caravans with Sailor?",
        ),
        (  # which of the two goes there
            "Throne Room on Merchant Camp: may I put Merchant Camp on my deck?",
            "yes",
            "Throne Room on Merchant Camp: can I put the Merchant Camp onto my deck?",
            "Throne Room on Merchant Camp: can I put the Throne Room onto my deck?",
        ),
        (  # where it lies
            "My Moat lies in my discard pile. May I show it to Witch?",
            "no",
            "Moat in my discard pile: may I show it to Witch?",
            "May I show Moat when somebody plays Witch?",
        ),
        (  # which one of them
            "Does the first Fool's Gold give 4 Coins?",
            "no",
            "Is my first Fool's Gold worth 4 Coins?",
            "Does the second Fool's Gold give 4 Coins?",
        ),
        (  # what must be is not what may be
            "Can I trash 4 cards with Chapel?",
            "yes",
            "May I trash four cards with Chapel?",
            "Does Chapel force me to trash four cards?",
        ),
        (  # one on another of the same
            "I play Throne Room on Smithy. How many cards do I draw?",
            6,
            "Throne Room on Smithy: how many cards do I draw?",
            "Throne Room on a Throne Room, then Smithy and another Smithy. How many cards do I draw?",
        ),
        (  # gone is not kept
            "Two Golds are revealed for Bandit. Do I lose both?",
            "no",
            "Bandit reveals two Golds of mine. Are both gone?",
            "Bandit reveals two Golds of mine. Do I keep both?",
        ),
        (  # what is asked for by its sum
            "I have three Action cards in play. How much does Peddler cost in my Buy phase?",
            2,
            "Three Action cards in play, what does Peddler cost in my Buy phase?",
            "Six Action cards in play, what does Peddler cost in my Buy phase?",
        ),
        (
            "Throne Room on Treasure Map with one more in hand: how many Golds do I get?",
            4,
            "Throne Room on Treasure Map with one more in hand: how many Golds do I end up with?",
            "Throne Room on Treasure Map with no more in hand: how many Golds do I end up with?",
        ),
    ],
)
def test_what_else_is_counted_or_moved_is_another_question(
    names: CardNames, written: str, value: Value, asked: str, other: str
) -> None:
    shelf = AnsweredQuestions([Answered((written, written), value, "base2:turn:1")], names)
    found = shelf.find(read(asked, names), {})
    assert found is not None
    assert found[0].value == value
    assert shelf.find(read(other, names), {}) is None
