"""Which cards, words and numbers a sentence has."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from rules.questions.names import CardNames
from rules.questions.question import Question
from rules.questions.reading import read
from rules.questions.words import stems, tokens, written


def cards(names: CardNames, text: str) -> list[str]:
    return read(text, names).slugs


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("Throne Room on Wharf: do both stay?", ["throne-room", "wharf"]),
        ("Bleibt der Thronsaal liegen?", ["throne-room"]),
        ("den Edlen Räubern", ["noble-brigand"]),
        ("zwei Außenposten, drei Aussenposten", ["outpost"]),
        ("Does the Bureaucrat's Silver count?", ["bureaucrat", "silver"]),
        ("throne rom and takticain", ["throne-room", "tactician"]),
        ("fishingvillage, native-village", ["fishing-village", "native-village"]),
        ("TR on KC, then JoaT and IGG", ["throne-room", "kings-court", "jack-of-all-trades", "ill-gotten-gains"]),
        ("I throned a Wharf", ["throne-room", "wharf"]),
    ],
)
def test_cards_are_found_by_any_name(names: CardNames, text: str, slugs: list[str]) -> None:
    assert cards(names, text) == slugs


@pytest.mark.parametrize(
    "text", ["Wie viele Karten ziehe ich?", "I gained money as well", "how do I count them", "do they replace it?"]
)
def test_everyday_words_are_no_cards(names: CardNames, text: str) -> None:
    assert cards(names, text) == []


def test_a_name_that_is_an_everyday_word_counts_where_it_is_written_like_one(names: CardNames) -> None:
    assert cards(names, "Can I play Throne Room on a Count?") == ["throne-room", "count"]


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("Charm: may I take two different cards?", ["charm"]),
        ("Prince has Nobles under him.", ["prince", "nobles"]),
        ("Collection is in play and I gain a Smithy.", ["collection", "smithy"]),
        ("War turns over a Gold.", ["war", "gold"]),
        ("Tausch: ich gebe ein Dorf zurück.", ["swap", "village"]),
        ("Platz: Muss ich eine Geldkarte ablegen?", ["plaza"]),
        ("i discard trail to cellar", ["trail", "cellar"]),
        ("trail - if i trash it can i play it", ["trail"]),
        ("village then festival how many actions", ["village", "festival"]),
        ("does a horse go back to its pile", ["horse"]),
        ("my hand is village, trail, hamlet", ["village", "trail", "hamlet"]),
        ("i gain a treasure with mine", ["mine"]),
        ("He possessed me and used my Chapel", ["possession", "chapel"]),
        ("Ich habe Im Wald verirrt", ["lost-in-the-woods"]),
        ("Junge Hexe gespielt, trifft mich die Hexe noch?", ["young-witch"]),
        ("Wie viele Karten hat der Schwarzmarktstapel?", ["black-market"]),
    ],
)
def test_a_name_is_found_where_it_is_used_like_one(names: CardNames, text: str, slugs: list[str]) -> None:
    assert cards(names, text) == slugs


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("Is Destrier cheaper on mine?", ["destrier"]),
        ("Do the Coppers I have played count for Conspirator?", ["copper", "conspirator"]),
        ("Does a card of mine in the trash count for Forager?", ["forager"]),
        ("My Journey token is face up, I play Ranger", ["ranger"]),
        ("Mandarin: Suche ich selbst aus, welche?", ["mandarin"]),
        ("Der Geist legt auf der Suche nach einer Aktion einen Tunnel ab", ["ghost", "tunnel"]),
        ("Damit er meinen Zug nicht steuert", []),
        ("Darf ich den Platz für das Geldversteck wählen?", ["stash"]),
        ("I play Young Witch and then the Witch", ["young-witch", "witch"]),
        ("Fool's Gold is trashed. Does the Gold come into my hand?", ["fools-gold", "gold"]),
    ],
)
def test_a_word_in_its_ordinary_sense_is_no_card(names: CardNames, text: str, slugs: list[str]) -> None:
    assert cards(names, text) == slugs


def test_a_word_that_nothing_knows_is_told(names: CardNames) -> None:
    assert read("Hilft der Zeppelin gegen die Hexe?", names).strange == ["Zeppelin"]


def test_the_condition_is_told_from_what_is_asked(names: CardNames) -> None:
    q: Question = read("If I play two Outposts, do I get two extra turns?", names)
    assert q.asks("extra-turn")
    assert not q.asks("play")
    assert q.copies("outpost") == 2


@pytest.mark.parametrize(("text", "language"), [("Wann werden Karten abgelegt?", 1), ("When are cards discarded?", 0)])
def test_the_language_is_recognised(names: CardNames, text: str, language: int) -> None:
    assert read(text, names).language == language


@pytest.mark.parametrize(("text", "players"), [("Provinzen zu dritt", 3), ("how many Provinces for 5 players?", 5)])
def test_the_number_of_players_is_read(names: CardNames, text: str, players: int) -> None:
    assert read(text, names).players == players


def test_several_threads_may_stem_at_once():
    words = [
        f"{word}{end}" for word in ("spielen", "karten", "trashed", "discarding") for end in ("", "s", "en", "ung")
    ] * 40
    stems.cache_clear()
    alone = [stems.__wrapped__(word) for word in words]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            together = list(threads.map(stems.__wrapped__, words))
    finally:
        sys.setswitchinterval(before)
    assert together == alone


def test_a_compound_that_no_text_has_is_a_card_and_what_belongs_to_it(names: CardNames) -> None:
    q = read("Zählt ein Anwesen auf dem Inseltableau?", names)
    assert q.slugs == ["estate", "island"]
    assert q.has("mat")
    assert not q.strange
    assert read("Liegt da ein Inselgraubart?", names).strange == ["Inselgraubart"]


def test_what_is_gone_is_no_way(names: CardNames) -> None:
    assert not read("Ist der Burggraben dann weg?", names).types
    assert read("Darf ich einmal Weg und einmal Karte nehmen?", names).types


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("There's a Moat, isn't it?", ["there", "is", "a", "moat", "", "is", "not", "it", ""]),
        ("he's got it", ["he", "has", "got", "it"]),
        ("the opponent's Witch", ["the", "opponents", "witch"]),
        ("Hab nen Moat aufm Tisch", ["habe", "einen", "moat", "auf", "dem", "tisch"]),
        ("w/ 2x Moat & $3", ["with", "2", "moat", "and", "3", "coins"]),
        ("Moat vs. Witch", ["moat", "vs", "witch"]),
        ("Am I cursed by Cursed Villages?", ["are", "i", "a", "curse", "by", "cursed", "villages", ""]),
    ],
)
def test_what_is_said_is_read_as_it_is_written(names: CardNames, text: str, words: list[str]) -> None:
    german = text.startswith("Hab")
    assert [token.word for token in written(tokens(text), int(german))] == words


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Ich decke den Tunnel auf", "reveal"),
        ("Ich werf mit dem Keller einen Tunnel ab.", "discard"),
        ("I set the Moat aside", "set-aside"),
        ("I lay a Gold down", "play"),
        ("The Vassal turns my Tunnel over", "reveal"),
        ("Kauf ich ein Gold", "buy"),
        ("Do I get to play the Moat?", "can"),
        ("I've got a Lighthouse out and a Moat", "in-play"),
        ("does he end up with a Curse", "gain"),
        ("Ich spiele die Piratin rein", "play"),
        ("Komme ich um den Fluch herum?", "protect"),
        ("Ich blättere die Ablage durch", "look"),
    ],
)
def test_verbs_are_read_where_their_parts_stand_apart(names: CardNames, text: str, meaning: str) -> None:
    q = read(text, names)
    assert q.has(meaning)
    assert not q.strange


@pytest.mark.parametrize(
    "text",
    [
        "Am I excused from the Curse?",
        "Am I spared the Curse?",
        "Am I exempt from the Witch?",
        "Do I dodge the Curse?",
        "Can I wriggle out of the Curse?",
        "Bleibt mir der Fluch erspart?",
        "Kann ich den Fluch vermeiden?",
        "Bin ich vom Fluch befreit?",
        "Komme ich ungeschoren davon?",
    ],
)
def test_to_be_spared_is_to_be_protected(names: CardNames, text: str) -> None:
    q = read(text, names)
    assert q.asks("protect")
    assert not q.asks("gain", "stay", "text")
    assert not q.strange


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Can I throw a Curse away with Chapel?", "trash"),
        ("Do I have to throw away a Curse for Militia?", "discard"),
        ("Can I get rid of a Curse with Remodel?", "trash"),
        ("Werde ich mit der Kapelle einen Fluch los?", "trash"),
        ("Werfe ich für die Miliz einen Fluch weg?", "discard"),
        ("Kann ich mit der Kapelle einen Fluch wegschmeißen?", "trash"),
        ("Can I throw away a Tunnel with Remodel?", "text"),  # the one is trashed, the other speaks of discarding
    ],
)
def test_what_is_thrown_away_goes_where_the_cards_say(names: CardNames, text: str, meaning: str) -> None:
    q = read(text, names)
    assert q.has(meaning)
    assert not q.has(*{"trash", "discard", "text"} - {meaning})
    assert not q.strange


@pytest.mark.parametrize(
    "text",
    [
        "Silly endgame question, tbh: may I trash a Gold incl. a Copper?",
        "Mal eben kurze Frage, quasi zur Sicherheit: darf ich Gold inklusive Kupfer entsorgen?",
    ],
)
def test_what_says_nothing_is_not_strange(names: CardNames, text: str) -> None:
    q = read(text, names)
    assert not q.strange
    assert not q.has("text", "opinion")


@pytest.mark.parametrize(
    "text", ["the player on my right gains a Curse", "der Spieler rechts von mir nimmt einen Fluch"]
)
def test_who_sits_on_which_side_is_the_other_player_only_where_the_card_says_so(names: CardNames, text: str) -> None:
    assert not read(f"Monkey: {text}", names).has("right-side")
    assert read(f"Possession: {text}", names).has("right-side")


def test_a_second_name_is_somebody_else_again(names: CardNames) -> None:
    assert read("Tim plays Witch, does Tim get a Curse?", names).strange == []
    two = read("Tim plays Witch, does Lisa get a Curse?", names)
    assert [spot.meaning for spot in two.spots if spot.raw in ("Tim", "Lisa")] == ["other", "me"]
    assert read("Tim plays Witch and Lisa Moat, do I get a Curse?", names).strange == ["Lisa"]
    assert read("Tim plays Witch, Lisa shows Moat, does Greg get a Curse?", names).strange == ["Greg"]


@pytest.mark.parametrize(
    ("typed", "parted"),
    [
        ("gegner spielt hexe krieg ich fluch", "gegner spielt hexe , krieg ich fluch"),
        ("armenviertel gespielt wieviel karten zieh ich", "armenviertel gespielt , wieviel karten zieh ich"),
        ("hexe gespielt hab leuchtturm draußen", "hexe gespielt , ich habe leuchtturm draußen"),
        ("opponent plays militia i got moat do i discard", "opponent plays militia , i got moat , do i discard"),
        ("if i play witch do you get a curse", "if i play witch do you get a curse"),
        ("Mit der Werkstatt nehme ich ein Dorf.", "Mit der Werkstatt nehme ich ein Dorf ."),
    ],
)
def test_a_comma_that_was_not_typed(names: CardNames, typed: str, parted: str) -> None:
    assert " ".join(token.raw for token in read(typed, names).tokens) == parted


@pytest.mark.parametrize(
    "text",
    [
        "I discard a Tunnel, don't I?",
        "I discard a Tunnel, right?",
        "Ich lege einen Tunnel ab, oder?",
        "Ich lege einen Tunnel ab, oder nicht?",
        "I wonder whether I discard a Tunnel.",
        "Not sure if I discard a Tunnel",
        "Wir streiten uns, ob ich einen Tunnel ablege.",
        "Mit dem Keller einen Tunnel ablegen, geht das?",
        "Am I right that I discard a Tunnel?",
        "Can somebody tell me if I discard a Tunnel?",
        "Heißt das, dass ich einen Tunnel ablege?",
        "Kann es sein, dass ich einen Tunnel ablege?",
        "Wenn ich den Keller spiele, stimmt es dann, dass ich einen Tunnel ablege?",
    ],
)
def test_what_a_tag_or_a_doubt_is_about_is_asked(names: CardNames, text: str) -> None:
    q = read(text, names)
    assert q.asks("discard")
    assert not q.has("not", "or", "whether")


@pytest.mark.parametrize(
    "text",
    [
        "Bandit flips my Tunnel, Gold?",
        "I discard a Tunnel. Gold for me or not?",
        "Tunnel mit dem Keller abgelegt, Gold?",
    ],
)
def test_a_card_alone_asks_whether_it_is_gained(names: CardNames, text: str) -> None:
    q = read(text, names)
    assert q.asks("gain")
    assert not q.asks("discard", "reveal")


@pytest.mark.parametrize(
    "text",
    [
        "Border Village bought, do I get a Gold?",
        "Grenzdorf gekauft, dann Werft gespielt. Bekomme ich ein Gold?",
        "3 Highways in play, can I gain a Gold?",
    ],
)
def test_what_is_told_without_a_person_is_no_question(names: CardNames, text: str) -> None:
    assert not read(text, names).asks("buy", "play", "in-play")


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("scheme and a wharf", ["scheme", "wharf"]),
        ("throne room on a spy", ["throne-room", "spy"]),
        ("I play a market", ["market"]),
        ("salvaging a province", ["salvager", "province"]),
        ("he swindled my copper", ["swindler", "copper"]),
        ("Umbau auf Gold", ["remodel", "gold"]),
        ("Horn of Plenty: do I trash the horn?", ["horn-of-plenty"]),
        ("is that a treasure?", []),
        ("I have a plan with my trade", []),
        ("may I upgrade a Silver into a Gold", ["upgrade", "silver", "gold"]),
        ("mine: a Silver into a Gold?", ["mine", "silver", "gold"]),
        ("does a scheme go onto my deck", ["scheme"]),
        ("hort gespielt, dann ein Herzogtum gekauft", ["hoard", "duchy"]),
        ("Curses are gone, what does Soothsayer do?", ["curse", "soothsayer"]),
        ("is Cursed Gold a Treasure for Pooka?", ["cursed-gold", "pooka"]),
        ("do I get cursed by Sea Hag?", ["curse", "sea-hag"]),
    ],
)
def test_small_letters_and_verbs_name_a_card_where_they_are_used_like_one(
    names: CardNames, text: str, slugs: list[str]
) -> None:
    assert cards(names, text) == slugs


def test_an_edition_is_no_second_card(names: CardNames) -> None:
    q = read("Wharf, 2. Edition", names)
    assert q.editions == {"*": 2}
    assert not q.has("nth")


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("Do the cards in play count at the end?", []),  # not the Count
        ("Can I play a count?", ["count"]),
        ("Can I play a Villa in my Buy phase?", ["villa"]),  # not the Villain
        ("Kann ich mit der Villa in die Aktionsphase zurück?", ["villa"]),
        ("Can I play a Throne Room in my Buy phase?", ["throne-room"]),
        ("Kann ich den Thron Saal spielen?", ["throne-room"]),
    ],
)
def test_two_words_that_only_happen_to_make_a_name(names: CardNames, text: str, slugs: list[str]) -> None:
    assert read(text, names).slugs == slugs


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Scheme was played this turn, later I played a Wharf. May I topdeck the Wharf?", "May I topdeck the Wharf"),
        ("Deck leer, Ablage leer, nur die Insel liegt da. Nehme ich drei Gold?", "Nehme ich drei Gold"),
        ("If I throne room a Caravan how many extra cards do I draw", "how many extra cards do I draw"),
        ("At cleanup could I put that Wharf onto my deck?", "At cleanup could I put that Wharf onto my deck"),
    ],
)
def test_what_is_asked_is_found_whole(names: CardNames, text: str, asked: str) -> None:
    found = read(text, names)
    words = [token.raw for clause in found.asked for token in found.tokens[clause.start : clause.end]]
    assert " ".join(word for word in words if word not in ".,?") == asked


def test_a_card_in_brackets_is_the_one_before_it(names: CardNames) -> None:
    twice = read("Wie viele Karten ziehe ich mit den Jagdgründen (Hunting Grounds)?", names)
    assert [named.slug for named in twice.cards] == ["hunting-grounds"]
    assert not twice.strange
    assert read("How many cards are in the pile of Strongholds (Castles)?", names).strange == ["Castles"]
    assert cards(names, "I play Village (and Smithy). How many cards do I draw?") == ["village", "smithy"]
