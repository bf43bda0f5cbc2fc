"""The verdict is made from the steps, in both languages; a replay shows each step as it was."""

from __future__ import annotations

from typing import Any

import pytest

from cards.catalogue import catalogue
from referee.board.resolving import stack
from referee.board.table import lay
from rules.document.parse import parse
from rules.engine.zones import NUMBER
from rules.fixture_files import FIXTURES, read_yaml
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.verdict import verdict
from rules.tools.proofs import proofs

DISPUTES = {
    row["slug"]: row for name in ("disputes", "famous") for row in read_yaml(FIXTURES / "situations" / f"{name}.yaml")
}


def judge(slug: str, language: int) -> Any:
    row = DISPUTES[slug]
    replay = Run(parse(row["situation"]))
    return verdict(replay, replay.last, language, row["proves"])


@pytest.mark.parametrize(
    ("slug", "en", "de", "cite"),
    [
        (
            "throne-room-on-tactician",
            "The second time, the Tactician does nothing: Anna has no card in hand to discard. "
            "On Anna’s next turn, Anna draws 5 Estates with the Tactician and gets +1 Action and +1 Buy.",
            "Beim zweiten Mal bewirkt der Taktiker nichts: Anna hat keine Handkarte zum Ablegen. "
            "In Annas nächstem Zug zieht Anna durch den Taktiker 5 Anwesen und erhält +1 Aktion und +1 Kauf.",
            "seaside2:tactician:5",
        ),
        (
            "outpost-in-an-extra-turn",
            "In the extra turn, Anna gets no extra turn with the Outpost: it would be the third turn in a row.",
            "Im Extrazug bekommt Anna durch den Außenposten keinen Extrazug: Es wäre der dritte Zug nacheinander.",
            "seaside2:outpost:1",
        ),
        (
            "blockade-with-three-players",
            "On Bernd’s next turn, Bernd gains a Silver and, because of the Blockade, a Curse.",
            "In Bernds nächstem Zug nimmt Bernd ein Silber und durch die Blockade einen Fluch.",
            "seaside2:blockade:5",
        ),
        (
            "rotating-a-mixed-pile",
            "Anna rotates the Augurs pile and puts 3 Herb Gatherers on the bottom.",
            "Anna rotiert den Stapel Augurinnen und legt 3 Kräutersammlerinnen nach unten.",
            "allies:rotating:3",
        ),
        (
            "two-blockades",
            "Bernd gains a Silver and, because of the Blockade, 2 Curses.",
            "Bernd nimmt ein Silber und durch die Blockade 2 Flüche.",
            "seaside2:blockade:5",
        ),
        (
            "corsair-with-two-silvers",
            "Bernd plays a Silver and trashes it because of the Corsair.",
            "Bernd spielt ein Silber und entsorgt es durch das Korsarenschiff.",
            "seaside2:corsair:1",
        ),
        (
            "trader-before-watchtower",
            "With the Trader, Anna replaces the Copper with a Silver and puts it onto the deck with the Watchtower.",
            "Durch den Fahrenden Händler ersetzt Anna das Kupfer durch ein Silber "
            "und legt es durch den Wachturm auf den Nachziehstapel.",
            "hinterlands1:trader:5",
        ),
        (
            "throne-room-on-wharf",
            "Anna leaves the Throne Room and the Wharf in play: the Throne Room played the Wharf, so it stays with it. "
            "On Anna’s next turn, Anna draws 4 Golds with the Wharf and gets +2 Buys.",
            "Anna lässt den Thronsaal und die Werft im Spiel: "
            "Durch den Thronsaal wurde die Werft gespielt, also bleibt beides. "
            "In Annas nächstem Zug zieht Anna durch die Werft 4 Gold und erhält +2 Käufe.",
            "seaside2:durations:2",
        ),
    ],
)
def test_famous_disputes(slug: str, en: str, de: str, cite: str) -> None:
    english, german = judge(slug, EN), judge(slug, DE)
    assert en in english.text
    assert de in german.text
    assert cite in english.cites
    assert 1 <= len(english.sentences) <= 3
    assert english.steps == german.steps


@pytest.mark.parametrize("slug", DISPUTES)
def test_every_famous_dispute_is_told_in_whole_sentences(slug: str) -> None:
    for language in (EN, DE):
        found = judge(slug, language)
        assert 1 <= len(found.sentences) <= 3
        for text in found.sentences:
            assert text[0].isupper()
            assert text.endswith(".")
            assert not any(slip in text for slip in ("  ", " ,", " .", "{", "nothing and"))
        assert found.cites


def test_one_word_for_across_the_table() -> None:
    assert judge("outpost-in-an-extra-turn", EN).word == "No extra turn."
    assert judge("outpost-in-an-extra-turn", DE).word == "Kein Extrazug."
    assert judge("trader-before-watchtower", EN).word == "A Silver instead."
    assert judge("trader-before-watchtower", DE).word == "Stattdessen ein Silber."


def typed(document: str, language: int = EN) -> Any:
    replay = Run(parse(document))
    assert replay.stop is None, replay.stop
    return verdict(replay, replay.last, language)


def test_nothing_is_no_answer_beside_what_a_card_did() -> None:
    assert judge("throne-room-on-tactician", EN).word == ""
    assert judge("throne-room-on-tactician", DE).word == ""


def test_a_number_of_cards_is_no_answer_to_a_question_that_nobody_asked() -> None:
    assert judge("rotation-after-swap", EN).word == ""
    assert judge("rotation-after-swap", DE).word == ""


def test_a_word_is_said_in_both_languages_or_in_none() -> None:
    for slug in DISPUTES:
        assert bool(judge(slug, EN).word) == bool(judge(slug, DE).word), slug


def test_an_extra_turn_that_came_is_not_announced_as_well() -> None:
    outposts = """
        players: {Anna: {hand: [Outpost, 4 Copper], deck: [Outpost, 2 Silver, 9 Estate]}, Bernd: {}}
        moves: [play Outpost, "-", play Outpost]
    """
    assert typed(outposts).sentences == (
        "In the extra turn, Anna gets no extra turn with the Outpost: it would be the third turn in a row.",
    )
    assert typed(outposts, DE).sentences[-1] == (
        "Im Extrazug bekommt Anna durch den Außenposten keinen Extrazug: Es wäre der dritte Zug nacheinander."
    )


def test_a_second_outpost_does_not_take_the_first_ones_turn_back() -> None:
    two = """
        players: {Anna: {hand: [Village, 2 Outpost], deck: [9 Copper]}, Bernd: {}}
        moves: [play Village, play Outpost, play Outpost, "-", "-"]
    """
    found = typed(two)
    assert found.word == "Only one extra turn."
    assert "Anna gets no second extra turn: only the first Outpost of a turn counts." in found.text
    assert "keinen zweiten Extrazug: Nur der erste Außenposten im Zug zählt." in typed(two, DE).text


def test_a_skipped_turn_is_told_of_the_card_that_takes_it() -> None:
    liches = """
        players: {Anna: {hand: [Village, 2 Lich], deck: [20 Copper]}, Bernd: {deck: [20 Copper]}}
        moves: [play Village, play Lich, play Lich, "-", "-", "-", "-", "-"]
    """
    assert "Because of the Lich, Anna skips a turn." in typed(liches).sentences
    before = liches.replace(', "-", "-", "-", "-", "-"]', "]")
    assert "Anna will skip 2 turns" in typed(before).text
    assert "wird Anna 2 Züge aussetzen" in typed(before, DE).text


def test_again_is_no_answer_where_it_did_nothing() -> None:
    table = """
        players: {Anna: {hand: [Throne Room, Tactician, 3 Copper]}, Bernd: {}}
        moves: [play Throne Room, Tactician]
    """
    assert typed(table).sentences[0] == (
        "The second time, the Tactician does nothing: Anna has no card in hand to discard."
    )
    assert typed(table).word != "Again."


def test_what_happened_in_between_keeps_its_place() -> None:
    old_map = """
        players: {Anna: {hand: [Old Map, 2 Copper], deck: [Gold, Silver, Estate]}, Bernd: {}}
        moves: [play Old Map, Copper]
    """
    assert typed(old_map).text == "With the Old Map, Anna discards a Copper and draws a Silver."


def test_an_option_that_was_carried_out_is_told_once() -> None:
    crier = "{players: {Anna: {hand: [Town Crier]}, Bernd: {}}, moves: [play Town Crier, +2 coins]}"
    assert typed(crier).text == "With the Town Crier, Anna gets +2 Coins."


def test_a_table_that_was_typed_tells_of_what_surprised_before() -> None:
    row = DISPUTES["throne-room-on-tactician"]
    replay = Run(parse(row["situation"]))
    found = verdict(replay, replay.last, EN)
    assert found
    assert found.sentences[0] == "The second time, the Tactician does nothing: Anna has no card in hand to discard."
    assert found.sentences[-1].startswith("On Anna’s next turn, Anna draws 5 Estates")


def test_nothing_has_happened() -> None:
    replay = Run(parse("players: {Anna: {hand: [Moat]}, Bernd: {}}"))
    assert verdict(replay, 0, EN) is None


def test_a_verdict_at_an_earlier_step_knows_nothing_of_later_ones() -> None:
    replay = Run(parse(DISPUTES["throne-room-on-tactician"]["situation"]))
    found = verdict(replay, 3, EN)
    assert found
    assert found.sentences[-1] == "With the Throne Room, Anna plays a Tactician and discards 3 Coppers."
    assert "nothing" not in found.text


class TestReplay:
    @pytest.mark.parametrize("slug", DISPUTES)
    def test_one_answer_at_a_time_is_the_same_as_all_at_once(self, slug: str) -> None:
        situation = parse(DISPUTES[slug]["situation"])
        whole = Run(situation)
        grown = Run(situation.with_moves(()))
        for i, move in enumerate(situation.moves):
            grown = grown.answered(i, move)
        assert grown.game == whole.game
        assert grown.steps == whole.steps
        assert [asked.n for asked in grown.asked] == [asked.n for asked in whole.asked]
        for n in range(whole.last + 1):
            assert grown.at(n) == whole.at(n), n

    def test_another_answer_leaves_the_first_line_as_it_was(self) -> None:
        situation = parse(DISPUTES["throne-room-on-tactician"]["situation"])
        line = Run(situation)
        before = line.game.key(), list(line.steps), line.moves
        other = line.answered(1, "-")
        assert other.moves == ("play Throne Room", "-")
        assert (line.game.key(), list(line.steps), line.moves) == before

    def test_no_card_is_lost_or_doubled_in_any_step(self) -> None:
        replay = Run(parse(DISPUTES["blockade-with-three-players"]["situation"]))
        everything = None
        for n in range(replay.last + 1):
            cards = sorted(card & NUMBER for zone in replay.at(n).zones for card in zone)
            assert len(cards) == len(set(cards))
            everything = everything or cards
            assert cards == everything, n

    def test_what_a_step_changed_is_marked(self) -> None:
        replay = Run(parse(DISPUTES["blockade-with-three-players"]["situation"]))
        n = next(n for n, step in enumerate(replay.steps, 1) if step.cards == ("curse",))
        laid = lay(replay.at(n), replay.before(n))
        assert laid.changes == ["Bernd: Discard +1, Points −1", "Curse −1"]

    @pytest.mark.django_db
    def test_the_stack_names_every_card_that_resolves(self) -> None:
        replay = Run(parse(DISPUTES["throne-room-on-tactician"]["situation"]))
        frames = stack(replay.at(3), catalogue())
        assert [frame.name for frame in frames] == ["Anna’s turn", "Throne Room", "Tactician"]
        assert [line.now for line in frames[-1].lines] == [True, False]
        second = stack(replay.at(6), catalogue())
        assert second[1].line == 2

    def test_a_line_of_another_edition_leaves_out_what_is_not_asked_there(self) -> None:
        newer = parse("players: {Anna: {hand: [Throne Room, Chapel, 2 Copper]}, Bernd: {}}")
        line = Run(newer.with_moves(["play Throne Room", "Chapel", "Copper", "Copper"]))
        older = parse("{players: {Anna: {hand: [Throne Room, Chapel, 2 Copper]}, Bernd: {}}, editions: {Base: 1}}")
        found = line.followed(older)
        assert found.stop is None
        assert found.moves == ("play Throne Room", "Copper", "Copper")


def test_a_shared_victory_is_told_as_one() -> None:
    table = """
        players: {Anna: {deck: [Province, 4 Copper]}, Bernd: {hand: [], deck: [5 Copper]}}
        turn: {player: Bernd, phase: buy, coins: 8}
        supply: {Province: 1}
        moves: [buy Province]
    """
    assert typed(table).sentences[-2:] == (
        "Anna shares the victory: equal points and equally many turns (1).",
        "Bernd shares the victory: equal points and equally many turns (1).",
    )
    assert typed(table, DE).sentences[-1] == "Bernd teilt sich den Sieg: gleich viele Punkte und gleich viele Züge (1)."


def test_safe_is_no_answer_where_the_second_play_struck() -> None:
    table = """
        players: {Anna: {hand: [Throne Room, Militia]}, Bernd: {hand: [Moat, Estate, 3 Copper]}}
        moves: [play Throne Room, Militia, "yes", "no", "Estate, Copper"]
    """
    assert typed(table).word == ""
    assert (
        typed(table).sentences[0] == "The Moat protects Bernd from the first play: the Militia does not affect Bernd."
    )


def test_the_boons_of_a_druid_lie_on_the_table() -> None:
    boons = ["The Field's Gift", "The Sea's Gift", "The River's Gift"]
    document = {"players": {"Anna": {"hand": ["Druid"]}, "Bernd": {}}, "druid": boons}
    lying = [scape.slug for scape in lay(Run(parse(document)).game).landscapes]
    assert lying == ["the-fields-gift", "the-seas-gift", "the-rivers-gift"]


@pytest.mark.parametrize(
    ("slug", "en", "de"),
    [
        (  # the cards that the ruling is about, not only the Action that came along
            "lookout-sees-three-cards-first",
            "With the Lookout, Anna looks at a Gold, a Curse and an Estate. "
            "Anna is asked: “Which of these cards do you trash?” Gold, Curse or Estate.",
            "Durch den Ausguck sieht Anna sich ein Gold, einen Fluch und ein Anwesen an. "
            "Anna wird gefragt: „Welche dieser Karten entsorgst du?“ Gold, Fluch oder Anwesen.",
        ),
        (  # the Witch gives the Curse, not the Trader that answers it; that the Witch drew nothing decides nothing
            "trader-without-silver-1st",
            "Because of the Witch, Anna would gain a Curse, but for the Trader. There is no Silver left for Anna.",
            "Durch die Hexe würde Anna einen Fluch nehmen, wäre da nicht der Fahrende Händler. "
            "Für Anna ist kein Silber mehr da.",
        ),
        (  # what became of the card, where no step names the ruling
            "stockpile-comes-back",
            "Anna Exiles the Stockpile, gains a Stockpile and discards a Stockpile from Exile.",
            "Anna legt das Depot ins Exil, nimmt ein Depot und legt ein Depot aus dem Exil ab.",
        ),
        (  # the cards for the next hand decide nothing
            "tunnel-in-clean-up",
            "The Tunnel does nothing in Clean-up.",
            "Der Tunnel bewirkt in der Aufräumphase nichts.",
        ),
        (  # what may not be chosen is not among the answers
            "procession-and-durations",
            "Anna plays a Procession. Anna is asked: “Which Action card from your hand that is no "
            "Duration do you play?” Village or nothing. Wharf is not offered: it is a Duration.",
            "Anna spielt eine Prozession. Anna wird gefragt: „Welche Aktionskarte von der Hand, die keine "
            "Dauerkarte ist, spielst du?“ Dorf oder nichts. Werft steht nicht zur Wahl: Das ist eine Dauerkarte.",
        ),
        (  # all of them or none, nothing in between
            "capital-city-one-of-two",
            "Anna is asked: “Which 2 cards from your hand do you discard?” 2 of Copper, Silver and Estate, or none. "
            "0 or 2 must be chosen, not 1. With the Capital City, Anna draws an Estate and gets +2 Actions.",
            "Anna wird gefragt: „Welche 2 Karten von der Hand legst du ab?“ 2 von Kupfer, Silber und "
            "Anwesen, oder keine. "
            "Zu wählen sind 0 oder 2, nicht 1. Durch die Hauptstadt zieht Anna ein Anwesen und erhält +2 Aktionen.",
        ),
        (  # all Favors that were spent, not those of the last time
            "architects-guild-from-province-to-gold-to-laboratory",
            "Anna gains a Province, spends 4 Favors because of Architects' Guild and gains a Gold and a Laboratory.",
            "Anna nimmt eine Provinz, löst durch die Architektengilde 4 Gefallen ein "
            "und nimmt ein Gold und ein Laboratorium.",
        ),
        (
            "two-expeditions",
            "Because of Expedition, Anna gets +4 Cards for the next hand.",
            "Durch die Expedition erhält Anna +4 Karten für die nächste Hand.",
        ),
        (  # nothing has happened yet, and still there is something to say
            "several-durations-in-any-order",
            "Anna is asked: “Which comes next?” Caravan, Haven or Merchant Ship.",
            "Anna wird gefragt: „Was kommt als Nächstes?“ Karawane, Hafen oder Handelsschiff.",
        ),
        (
            "followers-ask-for-two-cards",
            "With the Followers card, Anna gains an Estate. Because of the Followers card, Bernd gains a Curse. "
            "Bernd is asked: “Which 2 cards from your hand do you discard?” 2 of Copper, Silver, Gold, "
            "Estate and Duchy.",
            "Durch das Gefolge nimmt Anna ein Anwesen. Durch das Gefolge nimmt Bernd einen Fluch. "
            "Bernd wird gefragt: „Welche 2 Karten von der Hand legst du ab?“ 2 von Kupfer, Silber, Gold, "
            "Anwesen und Herzogtum.",
        ),
        (  # what stands in the way need not be announced
            "way-of-the-seal-watchtower",
            "Way of the Seal cannot move the Gold any more: it is no longer where it was gained to.",
            "Der Weg der Robbe kann das Gold nicht mehr bewegen: Die Karte liegt nicht mehr dort, wohin sie kam.",
        ),
        (
            "pixie-and-the-forest",
            "Anna trashes the Pixie and receives The Forest's Gift twice. "
            "Because of The Forest's Gift, Anna gets +2 Buys and +2 Coins.",
            "Anna entsorgt die Fee und empfängt das Geschenk des Waldes zweimal. "
            "Durch das Geschenk des Waldes erhält Anna +2 Käufe und +2 Geld.",
        ),
        (  # the card that was gained brings it, not the one that brought that card
            "cache-from-a-remodel",
            "With the Remodel, Anna gains a Cache and, with the Cache, 2 Coppers.",
            "Durch den Umbau nimmt Anna eine Schatztruhe und durch die Schatztruhe 2 Kupfer.",
        ),
        (  # what somebody answers with a card comes first
            "fools-gold-turns-into-gold",
            "Anna gains a Province. Bernd trashes the Fool's Gold and gains a Gold onto the deck.",
            "Anna nimmt eine Provinz. Bernd entsorgt das Katzengold und nimmt ein Gold auf den Nachziehstapel.",
        ),
        (  # what it cost to get there
            "butcher-spends-what-it-gave",
            "With the Butcher, Anna trashes an Estate, spends 6 Coffers without getting Coins and gains a Province.",
            "Durch den Metzger entsorgt Anna ein Anwesen, gibt 6 Taler ohne Geldertrag aus und nimmt eine Provinz.",
        ),
        (  # what each of two plays brought
            "kiln-throned",
            "With the Kiln, Anna gains a Kiln and a Gold.",
            "Durch den Brennofen nimmt Anna einen Brennofen und ein Gold.",
        ),
        (  # the points and who wins are two things
            "duke-counts-duchies",
            "The game ends: the Province pile is empty. "
            "Anna has 15 points: 3 Duchies 9, 2 Dukes 6 (1 for each Duchy, here 3). Anna wins.",
            "Das Spiel ist zu Ende: Der Stapel Provinz ist leer. "
            "Anna hat 15 Punkte: 3 Herzogtümer 9, 2 Herzöge 6 (1 je Herzogtum, hier 3). Anna gewinnt.",
        ),
        (  # by the reason that the card itself gives
            "mission-after-a-turn-of-ones-own",
            "Because of Mission, Anna gets no extra turn: the turn before was by the same player.",
            "Durch die Mission bekommt Anna keinen Extrazug: Schon der Zug davor war von derselben Person.",
        ),
        (
            "knight-against-a-knight",
            "Sir Martin stays in play: no Knight was trashed.",
            "Sir Martin bleibt im Spiel: Es wurde kein Ritter entsorgt.",
        ),
        (  # the purchase that the line ends with, no part of what the Mandarin does
            "mandarin-leaves-the-coins",
            "With the Mandarin, Anna puts a Gold, a Fool's Gold and a Silver onto the deck, the Gold on top. "
            "Anna buys an Estate for 2 Coins.",
            "Durch den Mandarin legt Anna ein Gold, ein Katzengold und ein Silber auf den Nachziehstapel, das Gold "
            "obenauf. Anna kauft ein Anwesen für 2 Geld.",
        ),
        (  # but what its Coins pay for
            "quarry-twice",
            "The Quarry holds from now on for the rest of this turn. "
            "The King's Court costs 3 now: 7, less 4 by 2 Quarries.",
            "Der Steinbruch gilt ab jetzt für den Rest dieses Zuges. "
            "Der Königshof kostet jetzt 3: 7 minus 4 durch 2 Steinbrüche.",
        ),
        (  # what the gained card brings
            "swap-gains-a-sycophant",
            "With the Swap, Anna gains a Sycophant to hand and gets +2 Favors with the Sycophant.",
            "Durch den Tausch nimmt Anna einen Schmeichler auf die Hand und erhält durch den Schmeichler +2 Gefallen.",
        ),
        (  # a card that brings another one like itself
            "port-by-a-workshop",
            "With the Workshop, Anna gains a Port and gains another Port.",
            "Durch die Werkstatt nimmt Anna eine Hafenstadt und nimmt noch eine Hafenstadt.",
        ),
        (  # who is spared, and why
            "young-witch-and-a-bane-shown",
            "No Curse for Bernd: the Cellar is the bane. Because of the Young Witch, Carla gains a Curse.",
            "Kein Fluch für Bernd: Der Keller ist der Bann. Durch die Junge Hexe nimmt Carla einen Fluch.",
        ),
        (  # what was chosen and could not be done
            "count-with-an-empty-hand",
            "For the Count, Anna has no card in hand to discard and gains a Duchy.",
            "Für den Grafen hat Anna keine Handkarte zum Ablegen und nimmt ein Herzogtum.",
        ),
        (  # what came of it after all
            "embargo-twice-on-one-pile",
            "The second time, the Embargo is no longer where it was, so it is not trashed. "
            "With the Embargo, Anna puts an Embargo token on the Copper pile all the same: only later printings ask "
            "for the trashing. Anna buys a Copper for 0 Coins and gains 2 Curses because of the Embargo.",
            "Beim zweiten Mal liegt das Embargo nicht mehr am selben Ort und wird deshalb nicht entsorgt. "
            "Durch das Embargo legt Anna trotzdem einen Embargomarker auf den Stapel Kupfer: Erst spätere Drucke "
            "verlangen dafür das Entsorgen. Anna kauft ein Kupfer für 0 Geld und nimmt durch das Embargo 2 Flüche.",
        ),
        (  # what was offered and not wanted
            "tunnel-need-not-be-shown",
            "Asked “Do you use the Tunnel before it is discarded?”, Bernd says no. Because of the Militia, Bernd "
            "discards a Tunnel, down to 3 cards in hand.",
            "Auf die Frage „Nutzt du den Tunnel, bevor die Karte abgelegt wird?“ sagt Bernd Nein. Durch die Miliz legt "
            "Bernd einen Tunnel ab, bis auf 3 Handkarten.",
        ),
        (
            "scheme-saves-nothing",
            "The Scheme will do more in this turn’s Clean-up. "
            "With the Village, Anna draws an Estate and gets +2 Actions. "
            "Asked “Which Action card that you have in play do you put onto your deck?”, Anna chooses nothing.",
            "Das Komplott wirkt in der Aufräumphase dieses Zuges weiter. "
            "Durch das Dorf zieht Anna ein Anwesen und erhält +2 Aktionen. Auf die Frage „Welche Aktionskarte im Spiel "
            "legst du auf deinen Nachziehstapel?“ wählt Anna nichts.",
        ),
        (
            "battle-plan-keeps-the-attack-hidden",
            "With the Battle Plan, Anna gets +1 Action. "
            "Anna declines: “Which Attack card from your hand do you reveal?” and “Which pile do you rotate?”",
            "Durch den Schlachtplan erhält Anna +1 Aktion. "
            "Anna verzichtet: „Welche Angriffskarte von der Hand deckst du auf?“ und „Welchen Stapel rotierst du?“",
        ),
        (  # how a sum comes about
            "fools-gold-one-then-four-then-four",
            "With the Fool's Gold, Anna gets +9 Coins (1 + 4 + 4).",
            "Durch das Katzengold erhält Anna +9 Geld (1 + 4 + 4).",
        ),
        (  # which turn it is, where the card was played in another
            "tactician-draws-when-the-turn-starts",
            "On Anna’s next turn, Anna draws 5 Golds with the Tactician and gets +1 Action and +1 Buy.",
            "In Annas nächstem Zug zieht Anna durch den Taktiker 5 Gold und erhält +1 Aktion und +1 Kauf.",
        ),
        (
            "crypt-one-each-turn",
            "With the Crypt, Anna sets a Gold and a Silver aside. "
            "On Anna’s next turn, Anna takes a Gold into hand with the Crypt. "
            "On Anna’s turn after that, Anna takes a Silver into hand with the Crypt.",
            "Durch die Krypta legt Anna ein Gold und ein Silber zur Seite. "
            "In Annas nächstem Zug nimmt Anna durch die Krypta ein Gold auf die Hand. "
            "In Annas Zug danach nimmt Anna durch die Krypta ein Silber auf die Hand.",
        ),
        (  # a card that is no reason for what is missing
            "ball-with-the-token",
            "Ball brings Anna no second minus-coin token: there is only one. Because of Ball, Anna gains 2 Silvers.",
            "Der Ball bringt Anna keinen zweiten Minus-Geld-Marker: Es gibt nur einen. "
            "Durch den Ball nimmt Anna 2 Silber.",
        ),
        (  # what is asked stays in, though much has happened
            "haggler-sent-off-by-a-royal-galley-2nd",
            "The Haggler holds from now on for the rest of this turn. "
            "With the Royal Galley, Anna sets a Haggler aside. "
            "Anna is asked: “Which card that costs less than 3 and is no Victory card do you gain?” Copper or Curse.",
            "Der Feilscher gilt ab jetzt für den Rest dieses Zuges. "
            "Durch die Königliche Galeere legt Anna einen Feilscher zur Seite. "
            "Anna wird gefragt: „Welche Karte, die weniger als 3 kostet und keine Punktekarte ist, nimmst du?“ "
            "Kupfer oder Fluch.",
        ),
        (  # what was played is added up as what it brought
            "leprechauns-envy-at-once",
            "Anna plays 2 Golds and gets +2 Coins because of Envious.",
            "Anna spielt 2 Gold und erhält durch Neidisch +2 Geld.",
        ),
        (
            "demand-order",
            "Because of Demand, Anna gains a Horse and a Silver onto the deck, the Silver on top.",
            "Durch die Forderung nimmt Anna ein Pferd und ein Silber auf den Nachziehstapel, das Silber obenauf.",
        ),
        (
            "possession-throned",
            "Bernd takes 2 extra turns because of the Possession (Anna decides).",
            "Bernd macht durch die Besessenheit 2 Extrazüge (Anna entscheidet).",
        ),
        (
            "kings-court-on-grand-market",
            "With the King's Court, Anna plays a Grand Market, plays it two more times and gets +3 Actions, +3 Buys "
            "and +6 Coins.",
            "Durch den Königshof spielt Anna einen Großen Markt, spielt ihn noch zweimal und erhält +3 Aktionen, "
            "+3 Käufe und +6 Geld.",
        ),
        (  # the Throne Room that Citadel plays again plays its card again itself: not two more times
            "citadel-and-throne-room",
            "Because of Citadel, Anna plays the Throne Room again, plays a Smithy and plays it again.",
            "Durch die Zitadelle spielt Anna den Thronsaal noch einmal, spielt eine Schmiede und spielt sie noch "
            "einmal.",
        ),
        (
            "way-of-the-squirrel-seven",
            "Anna uses the Village as Way of the Squirrel, draws 5 Coppers as the new hand and draws 2 Coppers "
            "because of Way of the Squirrel.",
            "Anna nutzt das Dorf als Weg des Eichhörnchens, zieht 5 Kupfer als neue Hand und zieht durch den Weg des "
            "Eichhörnchens 2 Kupfer.",
        ),
        (
            "duchess-with-a-duchy-that-was-not-bought",
            "With the Remodel, Anna gains a Duchy and, for it, a Duchess.",
            "Durch den Umbau nimmt Anna ein Herzogtum und dafür eine Herzogin.",
        ),
        (
            "lich-skips-a-voyage",
            "Because of the Lich, Anna skips the extra turn of the Voyage. Bernd’s turn begins.",
            "Durch den Lich setzt Anna den Extrazug (Seereise) aus. Bernd ist am Zug.",
        ),
        (  # what the first one drew is not counted with the second
            "menagerie-of-susanne-second",
            "With the Menagerie, Susanne counts different names: 4 (2 Silvers, Copper, Province, Fairgrounds), so not "
            "all differ. "
            "Susanne draws a Gold.",
            "Durch die Menagerie zählt Susanne verschiedene Namen: 4 (2 Silber, Kupfer, Provinz, Festplatz), also sind "
            "nicht alle verschieden. "
            "Susanne zieht ein Gold.",
        ),
        (
            "ghost-on-a-duration",
            "On Anna’s next turn, Anna plays a Wharf with the Ghost and plays it again. Anna leaves the Ghost and the "
            "Wharf in play: the Ghost played the Wharf, so it stays with it.",
            "In Annas nächstem Zug spielt Anna durch den Geist eine Werft und spielt sie noch einmal. Anna lässt den "
            "Geist und die Werft im Spiel: Durch den Geist wurde die Werft gespielt, also bleibt beides.",
        ),
        (
            "called-card-is-discarded",
            "Bernd calls the Ratcatcher from the Tavern mat into play and trashes an Estate. Bernd cleans up and "
            "discards a Ratcatcher and 4 Estates.",
            "Bernd ruft den Rattenfänger vom Wirtshaus-Tableau ins Spiel und entsorgt ein Anwesen. Bernd räumt auf und "
            "legt einen Rattenfänger und 4 Anwesen ab.",
        ),
        (
            "herbalist-before-the-new-hand",
            "Anna puts a Gold onto the deck with the Herbalist and draws a Gold and 4 Estates as the new hand.",
            "Anna legt durch den Kräuterkundigen ein Gold auf den Nachziehstapel und zieht ein Gold und 4 Anwesen als "
            "neue Hand.",
        ),
        (  # a Province was gained too, for 8
            "smugglers-up-to-six",
            "What Bernd, to Anna’s right, gained on their own last turn counts if it costs up to 6: a Gold. Anna "
            "gains a Gold.",
            "Es zählt, was Bernd rechts von Anna im eigenen letzten Zug genommen hat und höchstens 6 kostet: ein Gold. "
            "Anna nimmt ein Gold.",
        ),
        (  # the second round discards what the first drew
            "desert-guides-until-the-favors-are-gone",
            "Because of Desert Guides, Anna discards 5 Estates, draws 5 Coppers and discards them. Anna draws 5 "
            "Silvers.",
            "Durch die Wüstenführer legt Anna 5 Anwesen ab, zieht 5 Kupfer und legt sie ab. Anna zieht 5 Silber.",
        ),
        (  # Sewers trash once, and that sets them off no more
            "sewers-and-acting-troupe",
            "The Sewers card cannot be used again for the Curse, which the Sewers card trashed.",
            "Der Abwassertunnel lässt sich für den Fluch nicht noch einmal nutzen: Die Karte wurde gerade dadurch "
            "entsorgt.",
        ),
        (  # what the second play did is not counted with the first
            "squire-played-twice",
            "With the Squire, Anna gets +1 Coin and +2 Actions. The second time, Anna gets +1 Coin and gains a Silver.",
            "Durch den Knappen erhält Anna +1 Geld und +2 Aktionen. Beim zweiten Mal erhält Anna +1 Geld und nimmt ein "
            "Silber.",
        ),
        (  # the Favors of the gain come before they are spent
            "sycophant-plays-itself-with-city-state",
            "With the Sycophant, Anna gets +2 Favors. Because of City-state, Anna spends 2 Favors, plays a Sycophant "
            "and "
            "discards 3 Estates. Anna gets +1 Action and +3 Coins.",
            "Durch den Schmeichler erhält Anna +2 Gefallen. Durch den Stadtstaat löst Anna 2 Gefallen ein, spielt "
            "einen "
            "Schmeichler und legt 3 Anwesen ab. Anna erhält +1 Aktion und +3 Geld.",
        ),
        (  # two things that the trashed card does are not put down to what trashed it
            "crumbling-castle-swindled",
            "Because of the Swindler, Bernd trashes a Crumbling Castle. With the Crumbling Castle, Bernd gets +1 VP "
            "token "
            "and gains a Silver. Because of the Swindler, Bernd finds nothing to gain: nothing that fits costs "
            "exactly 4, "
            "as much as the Crumbling Castle.",
            "Durch den Trickser entsorgt Bernd ein Verfallendes Schloss. Durch das Verfallende Schloss erhält Bernd +1 "
            "Punktemarker und nimmt ein Silber. Durch den Trickser findet Bernd nichts zum Nehmen: Nichts Passendes "
            "kostet "
            "genau 4, so viel wie das Verfallende Schloss.",
        ),
        (  # a purchase is what a card reacts to
            "hoard-of-the-first-edition",
            "Anna buys an Estate for 2 Coins and gains a Gold with the Hoard.",
            "Anna kauft ein Anwesen für 2 Geld und nimmt durch den Hort ein Gold.",
        ),
        (  # several purchases are none that could be named
            "two-embargoes-on-one-pile",
            "Because of the Embargo, Anna gains 4 Curses.",
            "Durch das Embargo nimmt Anna 4 Flüche.",
        ),
        (  # what was not trashed, and when that was settled
            "carpenter-empties-a-pile-itself",
            "For the Carpenter, Anna trashes nothing: no Supply pile was empty when it was played. Anna gets +1 "
            "Action "
            "and gains a Silver.",
            "Für die Schreinerin entsorgt Anna nichts: Als die Karte gespielt wurde, war im Vorrat kein Stapel leer. "
            "Anna erhält +1 Aktion und nimmt ein Silber.",
        ),
        (  # why so many
            "conquest-and-an-earlier-silver",
            "Because of Conquest, Anna gains 2 Silvers. Anna counts Silvers gained this turn: 3. Anna gets +3 VP "
            "tokens.",
            "Durch die Eroberung nimmt Anna 2 Silber. Anna zählt in diesem Zug genommenes Silber: 3. Anna erhält +3 "
            "Punktemarker.",
        ),
        (  # what was left of it
            "throne-room-of-the-first-edition-goes",
            "Anna leaves the Throne Room and the Merchant Ship in play: the Throne Room played the Merchant Ship, so "
            "it stays with it. On Anna’s next turn, Anna gets +4 Coins with "
            "the "
            "Merchant Ship. Anna cleans up and discards a Throne Room, a Merchant Ship and 5 Estates.",
            "Anna lässt den Thronsaal und das Handelsschiff im Spiel: Durch den Thronsaal wurde das Handelsschiff "
            "gespielt, also bleibt beides. In Annas nächstem Zug erhält Anna durch das "
            "Handelsschiff +4 Geld. Anna räumt auf und legt einen Thronsaal, ein Handelsschiff und 5 Anwesen ab.",
        ),
        (  # nothing to trash, and the choice comes all the same
            "investment-and-an-empty-hand",
            "For the Investment, Anna has no card in hand to trash and gets +1 Coin.",
            "Für die Geldanlage hat Anna keine Handkarte zum Entsorgen und erhält +1 Geld.",
        ),
        (  # what was declined is why nothing follows
            "advance-declined",
            "Asked “Which Action card from your hand do you trash?”, Anna chooses nothing. "
            "Advance brings Anna no card: no Action was trashed.",
            "Auf die Frage „Welche Aktionskarte von der Hand entsorgst du?“ wählt Anna nichts. Der "
            "Aufstieg bringt Anna keine Karte: Es wurde keine "
            "Aktion entsorgt.",
        ),
        (  # when she is asked
            "trader-example-susanne-is-asked-first",
            "Susanne buys a Copper for 0 Coins. Susanne is asked: “Do you use the Trader before you gain the Copper?” "
            "Yes "
            "or no.",
            "Susanne kauft ein Kupfer für 0 Geld. Susanne wird gefragt: „Nutzt du den Fahrenden Händler, bevor du das "
            "Kupfer nimmst?“ Ja oder nein.",
        ),
        (
            "treasury-of-the-first-edition-asks-in-clean-up",
            "Anna gains a Copper. Anna cleans up and discards a Treasury and a Curse. Anna is asked: “Do you use the "
            "Treasury as it is "
            "discarded from play?” Yes or no.",
            "Anna nimmt ein Kupfer. Anna räumt auf und legt eine Schatzkammer und einen Fluch ab. Anna wird gefragt: "
            "„Nutzt du die Schatzkammer, "
            "während die Karte aus dem Spiel abgelegt wird?“ Ja oder nein.",
        ),
        (  # once a turn
            "one-sailor-plays-one-duration",
            "The Sailor cannot be used for the Lighthouse: it is used once a turn, and that is done.",
            "Die Seefahrerin lässt sich für den Leuchtturm nicht nutzen: Das geht nur einmal im Zug und ist schon "
            "geschehen.",
        ),
        (  # an Attack of one's own
            "corsair-hurts-the-others-only",
            "The Corsair does not trash the Silver: it harms only the others, and Anna played it. On Anna’s next "
            "turn, the Corsair no longer affects the others: Anna’s turn has started. With the Corsair, Anna draws a "
            "Duchy.",
            "Das Korsarenschiff trifft das Silber nicht: Es schadet nur den anderen, und Anna hat es selbst gespielt. "
            "In Annas nächstem Zug trifft das Korsarenschiff die anderen nicht mehr: Annas Zug hat angefangen. Durch "
            "das Korsarenschiff zieht Anna ein Herzogtum.",
        ),
        (  # from where a token goes
            "teacher-moves-a-token",
            "With the Teacher, Bernd moves the coin token from the Smithy pile to the Village pile and draws 3 Coppers "
            "with the Smithy.",
            "Durch den Lehrer versetzt Bernd den Geld-Marker vom Stapel Schmiede auf den Stapel Dorf und zieht durch "
            "die "
            "Schmiede 3 Kupfer.",
        ),
        (  # how much it counts at that moment
            "league-of-bankers-with-nine-favors",
            "Because of League of Bankers, Anna counts Favors at the start of the Buy phase: 9 (every fourth counts). "
            "Anna gets +2 Coins.",
            "Durch den Bankiersverbund zählt Anna Gefallen am Anfang der Kaufphase: 9 (jeder vierte zählt). "
            "Anna erhält +2 Geld.",
        ),
        (  # the card that would answer an Attack
            "raid-and-a-moat",
            "The Moat does not help Bernd against Raid: that is no Attack. Because of Raid, Bernd takes the "
            "minus-card token.",
            "Der Burggraben hilft Bernd nicht gegen den Überfall: Das ist kein Angriff. Durch den Überfall nimmt Bernd "
            "den "
            "Minus-Karte-Marker.",
        ),
        (  # the card that protects, and came too late
            "champion-and-a-swamp-hag",
            "The Champion does not help Anna against the Swamp Hag, which was played before. Because of the Swamp Hag, "
            "Anna gains a Curse.",
            "Der Champion hilft Anna nicht gegen die Sumpfhexe: Diese Karte wurde vorher gespielt. Durch die Sumpfhexe "
            "nimmt Anna einen Fluch.",
        ),
        (  # too dear, and by how much
            "duplicate-not-for-a-province",
            "The Duplicate brings Anna nothing: the Province costs 8 Coins, and 6 Coins are the most.",
            "Das Duplikat bringt Anna nichts: Die Provinz kostet 8 Geld, und 6 Geld sind das Höchste.",
        ),
        (  # cheap enough, and why
            "galleria-after-a-bridge-and-a-duchy",
            "The Duchy cost 4 Coins when it was gained, and 3 or 4 is asked for. With the Galleria, Anna "
            "gets +3 Coins and +1 Buy.",
            "Das Herzogtum hat beim Nehmen 4 Geld gekostet, und 3 oder 4 ist verlangt. Durch die "
            "Markthalle erhält Anna +3 Geld "
            "und +1 "
            "Kauf.",
        ),
        (  # nothing in hand to do it with
            "save-with-an-empty-hand",
            "Because of Save, Anna gets +1 Buy and has no card in hand to set aside.",
            "Durch die Zuflucht erhält Anna +1 Kauf und hat keine Handkarte zum Zur-Seite-Legen.",
        ),
        (  # what was kept out of the shuffle
            "order-of-masons-leaves-three-out",
            "Because of Order of Masons, Anna keeps the Curse, the Estate and the Duchy out of the shuffle, in the "
            "discard pile.",
            "Durch die Freimaurerloge lässt Anna den Fluch, das Anwesen und das Herzogtum beim Mischen im "
            "Ablagestapel.",
        ),
        (  # the second time it has left
            "highwayman-with-throne-room",
            "The Highwayman is no longer where it was, so it is not discarded. With the Highwayman, Anna draws 6 "
            "Coppers.",
            "Der Wegelagerer liegt nicht mehr am selben Ort und wird deshalb nicht abgelegt. Durch den Wegelagerer "
            "zieht "
            "Anna 6 Kupfer.",
        ),
        (  # what the Territory does not bring has no part in it
            "family-of-inventors-with-a-territory-on-top",
            "Because of Family of Inventors, Anna puts 1 Favor on the Clashes pile. Anna buys a Territory for 5 Coins.",
            "Durch die Erfinderfamilie legt Anna 1 Gefallen auf den Stapel Konflikte. Anna kauft ein Territorium für "
            "5 Geld.",
        ),
    ],
)
def test_what_decides_a_stored_situation_is_told(slug: str, en: str, de: str) -> None:
    proof = next(proof for proof in proofs() if proof.slug == slug)
    run = Run(parse(dict(proof.document)))
    for language, said in ((EN, en), (DE, de)):
        found = verdict(run, run.last, language, proof.proves)
        assert found
        assert found.text == said
        assert found.cites[0] in proof.proves


def test_what_may_be_bought_next_is_not_asked_beside_an_answer_that_is_told() -> None:
    proof = next(proof for proof in proofs() if proof.slug == "haggler-and-a-workshop")
    run = Run(parse(dict(proof.document)))
    found = verdict(run, run.last, EN, proof.proves, choices=True, answered=True)
    assert found
    assert found.sentences[-1] == "The Haggler brings Anna nothing: the Silver was not bought."


def test_every_ruling_that_a_situation_is_told_for_is_named_as_far_as_three_fit() -> None:
    for proof in proofs():
        if len(proof.proves) in (2, 3):
            run = Run(parse(dict(proof.document)))
            found = verdict(run, run.last, EN, proof.proves)
            assert found
            assert set(proof.proves) <= set(found.cites), proof.slug


def test_a_refused_answer_is_named_in_the_language_of_the_reader() -> None:
    run = Run(parse("{players: {Anna: {hand: [Workshop]}, Bernd: {}}, moves: [play Workshop, Gold]}"))
    assert run.stop
    assert run.stop.why == (
        "Gold cannot be chosen here: it costs 6, and at most 4 is allowed.",
        "Gold kann hier nicht gewählt werden: Die Karte kostet 6, und höchstens 4 ist erlaubt.",
    )
    run = Run(parse("{players: {Anna: {hand: [Workshop]}, Bernd: {}}, moves: [play Workshop, Duchy]}"))
    assert run.stop
    assert run.stop.why == (
        "Duchy cannot be chosen here: it costs 5, and at most 4 is allowed.",
        "Herzogtum kann hier nicht gewählt werden: Die Karte kostet 5, und höchstens 4 ist erlaubt.",
    )


def test_what_may_be_played_or_bought_is_told_where_that_is_the_quarrel() -> None:
    run = Run(parse("{players: {Anna: {hand: [Village, Cache]}, Bernd: {}}}"))
    told_for = ["hinterlands1:treasures-with-instructions:1"]
    for language, said in (
        (
            EN,
            "Anna is asked: “Which Action do you play?” Play Village or nothing. "
            "Cache cannot be played: it is not an Action card, and this is the Action phase.",
        ),
        (
            DE,
            "Anna wird gefragt: „Welche Aktionskarte spielst du?“ Dorf spielen oder nichts. "
            "Schatztruhe kann nicht gespielt werden: Das ist keine Aktionskarte, und es ist die Aktionsphase.",
        ),
    ):
        found = verdict(run, run.last, language, told_for, choices=True)
        assert found
        assert found.text == said
        assert not verdict(run, run.last, language, told_for).text


def test_spending_is_said_as_what_may_be_done() -> None:
    run = Run(parse("{players: {Anna: {hand: [Village], tokens: {coffers: 1}}, Bernd: {}}}"))
    found = verdict(run, run.last, DE, ["guilds2:baker:2"], choices=True)
    assert found
    assert (
        found.text == "Anna wird gefragt: „Welche Aktionskarte spielst du?“ Dorf spielen, 1 Taler ausgeben oder nichts."
    )


def test_where_a_question_is_answered_what_else_was_offered_is_not_told() -> None:
    table = """
    players: {Anna: {deck: [], hand: []}, Bernd: {deck: [], hand: []}}
    turn: {player: Anna, phase: buy, coins: 9, buys: 2}
    kingdom: [Skulk, Changeling]
    moves: [buy Skulk, Changeling, "yes", "no"]
    """
    run, told_for = Run(parse(table)), ["nocturne:changeling:3"]
    offered = verdict(run, run.last, EN, told_for)
    answered = verdict(run, run.last, EN, told_for, answered=True)
    assert offered
    assert "says no" in offered.text
    assert answered
    assert "says no" not in answered.text


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        (
            "artificer-gains-nothing",
            "Asked “Which card that costs exactly 2 do you gain?”, Anna chooses nothing, so the Artificer "
            "does nothing more.",
        ),
        ("wine-merchant-stays", "Asked “Do you use the Wine Merchant?”, Anna says no."),
        (
            "market-towns-stopping-after-one",
            "Asked “Which Action card from your hand do you play?”, Anna chooses nothing, so the Market "
            "Towns card does nothing more.",
        ),
        ("exile-may-stay", "Asked “Do you discard all copies from your Exile?”, Anna says no."),
        # a step says it, another time it was wanted, or something else decides
        ("throne-room-with-one-action-2nd", ""),
        ("cargo-ship-second-gain", ""),
        ("herb-gatherer-and-two-tunnels", ""),
    ],
)
def test_beside_an_answer_what_was_not_wanted_is_told_where_nothing_else_says_so(slug: str, said: str) -> None:
    proof = next(proof for proof in proofs() if proof.slug == slug)
    run = Run(parse(dict(proof.document)))
    found = verdict(run, run.last, EN, proof.proves, answered=True)
    assert found
    assert [line for line in found.sentences if line.startswith("Asked ")] == ([said] if said else [])


@pytest.mark.parametrize(
    ("document", "sentence", "ruling", "other"),
    [
        (  # the Estate is still in Anna's deck
            "editions: {Seaside: 1}\nsupply: {Curse: 1}\nturn: {player: Bernd}\n"
            "players: {Anna: {hand: [], deck: [Gold, Estate]}, Bernd: {hand: [Sea Hag], deck: []}, "
            "Carla: {hand: [], deck: [Gold, Estate]}}\nmoves: [play Sea Hag]",
            "gain none",
            "seaside1:sea-hag:3",
            "seaside1:sea-hag:2",
        ),
        (  # it is played once, and where it lies
            "kingdom: [Captain, Mining Village]\nplayers: {Anna: {hand: [Captain], deck: []}, Bernd: {deck: []}}\n"
            "moves: [play Captain]",
            "not in play",
            "base2:lost-track:4",
            "intrigue2:mining-village:1",
        ),
        (
            "players: {Anna: {hand: [Throne Room, Mining Village], deck: []}, Bernd: {deck: []}}\n"
            'moves: [play Throne Room, Mining Village, "yes"]',
            "lost track",
            "intrigue2:mining-village:1",
            "base2:attack:1",
        ),
        (  # there is a Silver to gain
            "players: {Anna: {hand: [Graverobber], deck: []}, Bernd: {deck: []}}\ntrash: [Silver]\n"
            "moves: [play Graverobber, trash]",
            "choose",
            "dark-ages:graverobber:4",
            "dark-ages:graverobber:1",
        ),
        (
            "players: {Anna: {hand: [Graverobber], deck: []}, Bernd: {deck: []}}\nmoves: [play Graverobber, trash]",
            "choose",
            "dark-ages:graverobber:1",
            "dark-ages:graverobber:2",
        ),
    ],
)
def test_a_step_names_the_ruling_on_its_own_branch(document: str, sentence: str, ruling: str, other: str) -> None:
    run = Run(parse(document))
    step = next(step for step in run.steps if step.sentence == sentence)
    assert step.cites[0] == ruling
    assert other not in step.cites


@pytest.mark.parametrize(
    ("document", "proves", "en", "de"),
    [
        (  # it comes back before Bernd's own turn
            "players: {Anna: {hand: [Militia], deck: [5 Copper]}, Bernd: {hand: [Faithful Hound, 3 Copper]}}\n"
            'moves: [play Militia, Faithful Hound, "yes", "-"]',
            "nocturne:faithful-hound:1",
            "At the end of Anna’s turn, Bernd takes the Faithful Hound into hand.",
            "Am Ende von Annas Zug nimmt Bernd den Getreuen Hund auf die Hand.",
        ),
        (  # cards that come with the new hand need no time of their own
            "players: {Anna: {hand: [Village], deck: [9 Copper]}, Bernd: {}}\n"
            'landscapes: [Way of the Squirrel]\nmoves: [play Village as Way of the Squirrel, "-"]',
            "menagerie:way-of-the-squirrel:1",
            "Anna uses the Village as Way of the Squirrel, draws 5 Coppers as the new hand and draws 2 Coppers "
            "because of Way of the Squirrel.",
            "Anna nutzt das Dorf als Weg des Eichhörnchens, zieht 5 Kupfer als neue Hand und zieht durch den Weg des "
            "Eichhörnchens 2 Kupfer.",
        ),
        (
            'players: {Anna: {hand: [Faithful Hound], deck: [5 Copper]}, Bernd: {}}\nturn: {phase: buy}\nmoves: ["-"]',
            "nocturne:faithful-hound:4",
            "The Faithful Hound does nothing in Clean-up.",
            "Der Getreue Hund bewirkt in der Aufräumphase nichts.",
        ),
        (
            "players: {Anna: {hand: [Inn, Estate, Copper], deck: []}, Bernd: {}}\nmoves: [play Inn]",
            "hinterlands1:inn:1",
            "For the Inn, Anna has no card left to draw and discards an Estate and a Copper.",
            "Für das Gasthaus kann Anna keine Karte mehr ziehen und legt ein Anwesen und ein Kupfer ab.",
        ),
        (
            "players: {Anna: {hand: [Village], deck: []}, Bernd: {}}\nkingdom: [Animal Fair]\n"
            "turn: {phase: buy, buys: 2}\nmoves: [buy Animal Fair]",
            "menagerie:animal-fair:3",
            "Anna buys an Animal Fair for the Village instead of paying.",
            "Anna kauft einen Viehmarkt für das Dorf, statt zu bezahlen.",
        ),
        (  # also where another player has just decided
            "players: {Anna: {hand: [War Chest], deck: []}, Bernd: {deck: []}}\nturn: {phase: buy, buys: 2, coins: 3}\n"
            "moves: [play War Chest, Silver, Estate, buy Silver]",
            "prosperity2:war-chest:2",
            "Anna buys a Silver for 3 Coins.",
            "Anna kauft ein Silber für 3 Geld.",
        ),
    ],
)
def test_when_something_happens_and_what_comes_of_it_is_told(document: str, proves: str, en: str, de: str) -> None:
    run = Run(parse(document))
    assert run.stop is None
    for language, sentence in ((EN, en), (DE, de)):
        assert sentence in verdict(run, run.last, language, [proves]).sentences
