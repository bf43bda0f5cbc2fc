"""What did not happen is told: to whom, and because of what. Each case is one that people quarrel about."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence
from tests.rules.speech.prevention import all_told, bought, cited, tell


def test_a_second_tactician_finds_no_hand() -> None:
    table = """
    players: {Anna: {hand: [Throne Room, Tactician, Copper]}, Bernd: {}}
    moves: [play Throne Room, Tactician]
    """
    assert tell(table) == ["The Tactician does nothing: Anna has no card in hand to discard."]
    assert cited(table, "no hand") == ("seaside2:tactician:5",)
    once = "{players: {Anna: {hand: [Tactician]}, Bernd: {}}, moves: [play Tactician]}"
    assert cited(once, "no hand") == ("seaside2:tactician:3", "seaside2:tactician:4")


def test_a_tactician_that_discards_does_not_cite_the_throne_room() -> None:
    run = Run(parse("{players: {Anna: {hand: [Tactician, Copper]}, Bernd: {}}, moves: [play Tactician]}"))
    assert all("seaside2:tactician:5" not in step.cites for step in run.steps)


def test_a_voyage_asks_whose_the_turn_before_was() -> None:
    table = """
    players: {Anna: {hand: [Voyage], deck: [10 Copper]}, Bernd: {}}
    turn: {player: Anna, extra: Outpost, previous: Anna}
    moves: [play Voyage]
    """
    assert tell(table) == ["Anna gets no extra turn: the turn before was by the same player."]
    assert tell(table, DE) == ["Anna bekommt keinen Extrazug: Schon der Zug davor war von derselben Person."]


def test_a_skipped_turn_says_which_and_why() -> None:
    table = """
    players: {Anna: {hand: [Village, Lich, Outpost], deck: [20 Copper]}, Bernd: {deck: [20 Copper]}}
    moves: [play Village, play Lich, play Outpost, "-"]
    """
    assert tell(table)[-1] == "Anna skips the extra turn of the Outpost because of the Lich."
    assert tell(table, DE)[-1] == "Anna setzt durch den Lich den Extrazug (Außenposten) aus."
    assert cited(table, "skip turn") == ("allies:lich:4",)


TIE = """
players: {Anna: {hand: [], deck: [5 Copper]}, Bernd: {hand: [], deck: [Province, 4 Copper]}}
turn: {player: Anna, phase: buy, coins: 8}
supply: {Province: 1}
moves: [buy Province]
"""


def test_a_tie_says_why_it_is_won() -> None:
    run = Run(parse(TIE))
    assert run.stop is None
    last = run.steps[-1]
    assert sentence(last, run.names, EN) == "Bernd wins: equal points, but fewer turns than Anna (0 to 1)."
    assert sentence(last, run.names, DE) == ("Bernd gewinnt: gleich viele Punkte, aber weniger Züge als Anna (0 zu 1).")
    assert last.cites == ("base2:tie-break:2",)
    assert run.steps[-2].cites == ("base2:victory-points:1",)


def test_an_enchantress_replaces_what_a_card_says() -> None:
    table = """
    players:
      Anna: {hand: [Enchantress], deck: [10 Estate]}
      Bernd: {hand: [Caravan], deck: [10 Copper]}
    moves: [play Enchantress, "-", play Caravan]
    """
    assert tell(table) == [
        "Because of Anna’s Enchantress, the Caravan does not do what it says: "
        "it is the first Action that Bernd plays this turn."
    ]
    assert tell(table, DE) == [
        "Durch Annas Zauberin tut die Karawane nicht, was darauf steht: "
        "Es ist die erste Aktion, die Bernd in diesem Zug spielt."
    ]


def test_whose_card_did_it() -> None:
    table = """
    players:
      Anna: {hand: [Village, Corsair, Highwayman], deck: [10 Estate]}
      Bernd: {hand: [Gold], deck: [10 Copper]}
    moves: [play Village, play Corsair, play Highwayman, "-", play Gold]
    """
    run = Run(parse(table))
    first = "it is the first Treasure that Bernd plays this turn"
    assert tell(table) == [f"Because of Anna’s Highwayman, the Gold does nothing when played: {first}."]
    trashed = next(step for step in run.steps if step.kind == "trash")
    assert (
        sentence(trashed, run.names, EN)
        == "Because of Anna’s Corsair (the first Silver or Gold of the turn), Bernd trashes a Gold."
    )
    assert (
        sentence(trashed, run.names, DE)
        == "Durch Annas Korsarenschiff (das erste Silber oder Gold im Zug) entsorgt Bernd ein Gold."
    )


def test_a_card_below_others_is_not_gone() -> None:
    table = """
    players: {Anna: {hand: [Jester], deck: [5 Estate]}, Bernd: {deck: [Sibyl, Copper]}}
    supply: {Augurs: [Acolyte, 2 Sibyl]}
    moves: [play Jester, "2"]
    """
    assert tell(table) == ["The Sibyl is not on top of its pile, so Anna does not gain it."]
    assert tell(table, DE) == ["Die Prophetin liegt nicht oben auf dem Stapel, also nimmt Anna die Karte nicht."]
    assert cited(table, "not on top") == ("allies:mixed-piles:3",)


@pytest.mark.parametrize("edition", [1, 2])
def test_a_throne_room_stays_by_the_rule_of_its_edition(edition: int) -> None:
    table = f"""
    editions: {{Seaside: {edition}}}
    players: {{Anna: {{hand: [Throne Room, Wharf], deck: [10 Copper]}}, Bernd: {{}}}}
    moves: [play Throne Room, Wharf, "-"]
    """
    assert cited(table, "stays")[0] == f"seaside{edition}:durations:2"


def test_a_treasury_stays_out_after_a_victory_card_of_the_buy_phase() -> None:
    table = """
    players: {Anna: {hand: [Treasury], deck: [5 Copper]}, Bernd: {}}
    turn: {player: Anna, coins: 1, buys: 1}
    moves: [play Treasury, buy Estate]
    """
    assert tell(table) == ["The Treasury may not go onto the deck: Anna gained an Estate in the Buy phase."]
    assert tell(table, DE) == [
        "Die Schatzkammer darf nicht auf den Nachziehstapel: Anna hat in der Kaufphase ein Anwesen genommen."
    ]


def test_chosen_options_are_told_apart() -> None:
    table = """
    players: {Anna: {hand: [Elder, Count, 5 Copper], deck: [9 Estate]}, Bernd: {}}
    moves: [play Elder, Count, "1, 3", "2 Copper"]
    """
    run = Run(parse(table))
    chosen = next(step for step in run.steps if step.sentence == "choose")
    assert sentence(chosen, run.names, EN) == "Anna chooses: discard 2 cards; gain a Copper."
    assert sentence(chosen, run.names, DE) == "Anna wählt: 2 Karten ablegen; ein Kupfer nehmen."
    assert chosen.cites[0] == "allies:elder:2"


def test_whoever_gains_a_jesters_card_is_named() -> None:
    table = """
    players: {Anna: {hand: [Jester], deck: [5 Estate]}, Bernd: {deck: [Silver, Copper]}}
    moves: [play Jester, "1"]
    """
    run = Run(parse(table))
    chosen = next(step for step in run.steps if step.sentence == "choose")
    assert sentence(chosen, run.names, EN) == "Anna chooses: Bernd gains one."
    assert sentence(chosen, run.names, DE) == "Anna wählt: Bernd nimmt eine."


POSSESSED = "turn: {player: Bernd, phase: %s, coins: %d, extra: Possession, by: Anna, previous: Anna}"


def test_what_a_possessed_player_overpaid_brings_nobody_anything() -> None:
    table = f"""
    players:
      Anna: {{hand: [], deck: [10 Copper]}}
      Bernd: {{hand: [], deck: [10 Copper]}}
    {POSSESSED % ("buy", 4)}
    kingdom: [Possession, Farrier]
    moves: [buy Farrier, "2"]
    expect: {{Anna: {{discard: [Farrier], hand: []}}, Bernd: {{hand: 5}}}}
    """
    assert not Run(parse(table)).answer().get("differences")
    assert tell(table) == [
        "What was overpaid for the Farrier brings nothing: Anna gained the card, but somebody else paid."
    ]


def test_a_possession_is_the_possessors() -> None:
    table = f"""
    players:
      Anna: {{hand: [], deck: [10 Copper]}}
      Bernd: {{hand: [Remodel, Gold], deck: [10 Copper]}}
    {POSSESSED % ("action", 0)}
    kingdom: [Possession]
    moves: [play Remodel, Province, "-"]
    """
    lines = all_told(table)
    assert "With the Possession, Anna gains a Province to the discard pile." in lines
    assert "Because of Anna’s Possession, Bernd sets a Gold aside." in lines
    assert "Because of Anna’s Possession, Bernd puts a Gold into the discard pile." in lines


def test_a_second_crossroads_gives_no_actions() -> None:
    table = """
    players:
      Anna: {hand: [Throne Room, Crossroads], deck: [10 Copper]}
      Bernd: {}
    moves: [play Throne Room, Crossroads]
    expect: {turn: {actions: 3}}
    """
    assert not Run(parse(table)).answer().get("differences")
    none = "The Crossroads card brings Anna no cards."
    assert tell(table) == [
        none,
        none,
        "The Crossroads card gives no Actions: it was not the first one this turn.",
    ]
    assert cited(table, "first only")[0] == "hinterlands1:crossroads:3"


def test_a_mining_village_is_trashed_once() -> None:
    table = """
    players:
      Anna: {hand: [Throne Room, Mining Village], deck: [10 Copper]}
      Bernd: {}
    moves: [play Throne Room, Mining Village, "yes"]
    expect: {turn: {actions: 4, coins: 2}}
    """
    assert not Run(parse(table)).answer().get("differences")
    assert tell(table) == [
        "The Mining Village is no longer where it was, so it is not trashed, and nothing comes of that."
    ]
    assert cited(table, "lost track")[0] == "intrigue2:mining-village:1"


@pytest.mark.parametrize(
    ("cards", "line", "coins"),
    [(3, "Anna loses 3 Coins.", 4), (9, "Anna loses only 7 Coins: there is no less than 0.", 0)],
)
def test_a_souk_takes_coins_away(cards: int, line: str, coins: int) -> None:
    table = f"{{players: {{Anna: {{hand: [Souk, {cards} Copper]}}, Bernd: {{}}}}, moves: [play Souk]}}"
    run = Run(parse(table))
    assert run.answer()["state"]["turn"]["coins"] == coins
    assert all_told(table)[-1] == line


def test_alms_says_that_a_treasure_is_in_play() -> None:
    table = bought("buy Alms", "hand: [5 Estate], play: [Copper]", "landscapes: [Alms]")
    assert tell(table) == ["The Alms card brings nothing: Anna has a Treasure in play."]
    assert cited(table, "treasure in play") == ("adventures:alms:1",)


@pytest.mark.parametrize(("hand", "lines"), [("Gold", 1), ("Silver", 0), ("", 0)])
def test_a_bounty_hunter_says_why_there_are_no_coins(hand: str, lines: int) -> None:
    table = f"""
    players:
      Anna: {{hand: [Bounty Hunter, {hand}], deck: [10 Copper], mats: {{exile: [Gold]}}}}
      Bernd: {{hand: [5 Copper], deck: [10 Copper]}}
    moves: [play Bounty Hunter]
    expect: {{turn: {{coins: {3 if hand == "Silver" else 0}}}}}
    """
    assert not Run(parse(table)).answer().get("differences")
    why = ["The Bounty Hunter brings no Coins: a copy of the Gold was in Anna’s Exile before."]
    assert [line for line in tell(table) if "Exile before" in line] == why * lines


def test_a_masquerade_against_an_empty_hand() -> None:
    table = """
    %s
    players:
      Anna: {hand: [Masquerade, Curse], deck: [2 Estate], discard: []}
      Bernd: {hand: [], deck: [5 Copper], discard: []}
    moves: [play Masquerade, Curse, "-"]
    expect: {Bernd: {hand: %s}}
    """
    now, before = table % ("", "[]"), table % ("editions: {Intrigue: 1}", "[Curse]")
    assert not Run(parse(now)).answer().get("differences")
    assert tell(now) == ["Anna passes nothing on: nobody else has a card in hand."]
    assert cited(now, "pass none")[0] == "intrigue2:masquerade:2"
    assert not Run(parse(before)).answer().get("differences")
    assert "intrigue2:masquerade:2" not in cited(before, "pass")  # that is the wording of the 2nd edition


def test_a_card_called_with_an_empty_hand_does_nothing() -> None:
    table = """
    players:
      Anna: {hand: [Copper], deck: [5 Copper]}
      Bernd: {hand: [], deck: [], mats: {tavern: [Transmogrify]}}
    moves: ["-", "yes"]
    """
    assert tell(table) == ["The Transmogrify does nothing: Bernd has no card in hand."]
    assert tell(table, DE) == ["Die Transformation bewirkt nichts: Bernd hat keine Handkarte."]
    assert cited(table, "empty hand")[0] == "adventures:transmogrify:1"


def test_a_card_played_with_an_empty_hand_says_so() -> None:
    table = """
    players: {Anna: {hand: [Remodel], deck: [Copper]}, Bernd: {deck: []}}
    moves: [play Remodel]
    """
    assert tell(table) == ["The Remodel does nothing: Anna has no card in hand."]


TWO_GUARDS = """
players:
  Anna: {hand: [Militia], deck: [5 Copper]}
  Bernd: {hand: [2 Caravan Guard, 3 Copper], deck: [5 Estate]}
moves: [play Militia, "yes", "yes"]
"""


def test_an_action_on_anothers_turn_is_of_no_use_and_that_is_said_once() -> None:
    assert tell(TWO_GUARDS) == ["Bernd cannot use +1 Action from the Caravan Guard: it is Anna’s turn."]
    assert tell(TWO_GUARDS, DE) == ["Bernd kann +1 Aktion durch den Karawanenwächter nicht nutzen: Anna ist am Zug."]
    assert cited(TWO_GUARDS, "no use")[0] == "adventures:caravan-guard:1"
    run = Run(parse(TWO_GUARDS))
    assert run.game.actions == 0
    assert not [step for step in run.steps if step.sentence == "plus" and step.actor == 1]


def test_what_is_kept_is_got_on_anothers_turn_too() -> None:
    table = """
    players:
      Anna: {hand: [Swindler], deck: [5 Copper]}
      Bernd: {hand: [], deck: [Smithy, Copper]}
    kingdom: [Swindler, Smithy, Villa]
    moves: [play Swindler, Villa]
    """
    assert tell(table) == ["Bernd cannot use +1 Action from the Villa: it is Anna’s turn."]
    assert cited(table, "no use")[0] == "empires:villa:1"


def test_a_witchs_hut_needs_two_actions() -> None:
    table = """
    players: {Anna: {hand: [Witch's Hut, Village, Copper], deck: []}, Bernd: {deck: []}}
    moves: [play Witch's Hut]
    """
    said = "The Witch's Hut hands out no Curse: it takes two Actions."
    assert said in tell(table)
    assert "Die Hexenhütte verteilt keinen Fluch: Dazu braucht es zwei Aktionen." in tell(table, DE)
    assert cited(table, "no curse")[0] == "hinterlands2:witchs-hut:2"
    assert said not in tell(table.replace("Copper]", "Smithy]"))


def test_a_card_that_counts_nothing_says_that_it_brings_no_cards() -> None:
    table = "{players: {Anna: {hand: [City Quarter, Copper], deck: [3 Silver]}, Bernd: {}}, moves: [play City Quarter]}"
    assert tell(table) == ["The City Quarter brings Anna no cards: there is no Action in hand."]
    table = "{players: {Anna: {hand: [City Quarter, Moat], deck: [3 Silver]}, Bernd: {}}, moves: [play City Quarter]}"
    assert tell(table) == []


def test_an_imp_cannot_play_what_is_in_play_already() -> None:
    table = "{players: {Anna: {hand: [Imp], durations: [Wharf], deck: [Wharf, Copper]}, Bernd: {}}, moves: [play Imp]}"
    assert tell(table) == ["The Imp cannot play the Wharf: Anna has one in play already."]
    table = "{players: {Anna: {hand: [Imp], durations: [Wharf], deck: [Wharf, Moat]}, Bernd: {}}, moves: [play Imp]}"
    assert tell(table) == []  # the Moat may be played


@pytest.mark.parametrize(
    ("document", "en", "de", "ruling"),
    [
        (  # three cards or fewer after drawing
            "{players: {Anna: {hand: [Margrave], deck: [3 Gold]}, Bernd: {hand: [2 Copper], deck: [Silver]}},"
            " moves: [play Margrave]}",
            "For Anna’s Margrave, Bernd discards nothing: only 3 cards in hand.",
            "Für Annas Markgrafen muss Bernd nichts ablegen: nur 3 Karten auf der Hand.",
            "hinterlands1:margrave:2",
        ),
        (
            "{players: {Anna: {hand: [Jack of All Trades, 4 Copper, Estate], deck: [Gold]}, Bernd: {}},"
            ' moves: [play Jack of All Trades, "no", "-"]}',
            "Anna draws no card: there are 5 in hand already.",
            "Anna zieht keine Karte: Auf der Hand sind schon 5.",
            "hinterlands1:jack-of-all-trades:4",
        ),
        (
            "{players: {Anna: {hand: [Guard Dog, 4 Copper], deck: [4 Silver]}, Bernd: {}}, moves: [play Guard Dog]}",
            "Anna draws no more: two further cards come only with at most 5 in hand, and there are 6.",
            "Anna zieht keine weiteren: Zwei weitere Karten gibt es nur mit höchstens 5 auf der Hand, und es sind 6.",
            "hinterlands2:guard-dog:1",
        ),
        (
            "{players: {Anna: {hand: [Mandarin], deck: [Gold]}, Bernd: {}}, moves: [play Mandarin]}",
            "Anna has no card in hand to put onto the deck.",
            "Anna hat keine Handkarte zum Zurücklegen.",
            "hinterlands1:mandarin:2",
        ),
        (  # the gained card lies on the discard pile
            "{players: {Anna: {hand: [Remake, Estate], deck: []}, Bernd: {}}, moves: [play Remake]}",
            "Anna has no card in hand to trash.",
            "Anna hat keine Handkarte zum Entsorgen.",
            "cornucopia:remake:4",
        ),
        (
            "{editions: {Hinterlands: 1}, players: {Anna: {hand: [], deck: []}, Bernd: {}},"
            " turn: {phase: buy, coins: 6, buys: 2}, moves: [buy Farmland]}",
            "For the Farmland (edition 1), Anna has no card in hand to trash.",
            "Für das Fruchtbare Land (1. Edition) hat Anna keine Handkarte zum Entsorgen.",
            "hinterlands1:farmland:4",
        ),
        (
            "{players: {Anna: {hand: [Fortune Teller], deck: []}, Bernd: {hand: [], deck: [Copper, Silver]}},"
            " moves: [play Fortune Teller]}",
            "Because of Anna’s Fortune Teller, Bernd has revealed everything and found no Victory card or Curse.",
            "Durch Annas Wahrsagerin hat Bernd alles aufgedeckt und keine Punktekarte und keinen Fluch gefunden.",
            "cornucopia:fortune-teller:4",
        ),
        (
            "{players: {Anna: {hand: [Spice Merchant, Estate], deck: []}, Bernd: {}}, moves: [play Spice Merchant]}",
            "The Spice Merchant does nothing: Anna has no Treasure card in hand.",
            "Der Gewürzhändler bewirkt nichts: Anna hat keine Geldkarte auf der Hand.",
            "hinterlands1:spice-merchant:3",
        ),
        (
            "{players: {Anna: {hand: [Moneylender, Silver], deck: []}, Bernd: {}}, moves: [play Moneylender]}",
            "The Moneylender does nothing: Anna has no Copper in hand.",
            "Der Geldverleiher bewirkt nichts: Anna hat kein Kupfer auf der Hand.",
            "base2:moneylender:1",
        ),
        (  # it is an Action, but not one that may be played so
            "{players: {Anna: {hand: [Procession, Caravan], deck: []}, Bernd: {}}, moves: [play Procession]}",
            "The Procession does nothing: Anna has no card in hand for it (Caravan: it is a Duration).",
            "Die Prozession bewirkt nichts: Anna hat keine passende Handkarte (Karawane: Das ist eine Dauerkarte).",
            "dark-ages:procession:1",
        ),
        (
            "{players: {Anna: {hand: [Chapel, Squire], deck: []}, Bernd: {}}, moves: [play Chapel, Squire]}",
            "With the Squire, Anna finds nothing to gain: no Attack card is in the Supply.",
            "Durch den Knappen findet Anna nichts zum Nehmen: Keine Angriffskarte ist im Vorrat.",
            "dark-ages:squire:1",
        ),
        (
            "{players: {Anna: {hand: [Ironmonger], deck: [Copper, Curse]}, Bernd: {}}, moves: [play Ironmonger, 'no']}",
            "The Ironmonger brings Anna nothing more:"
            " what was revealed is neither an Action nor a Treasure nor a Victory card.",
            "Der Eisenhändler bringt Anna nichts weiter:"
            " Das Aufgedeckte ist weder Aktions- noch Geld- noch Punktekarte.",
            "dark-ages:ironmonger:1",
        ),
        (
            "{players: {Anna: {hand: [Legionary], deck: []}, Bernd: {}}, moves: [play Legionary]}",
            "The Legionary does nothing to the others: no Gold was revealed.",
            "Der Legionär tut den anderen nichts: Es wurde kein Gold aufgedeckt.",
            "base2:play:1",
        ),
        (
            "{players: {Anna: {hand: [Shepherd, Copper], deck: []}, Bernd: {}}, moves: [play Shepherd]}",
            "The Shepherd brings Anna no cards: no card was discarded.",
            "Die Schäferin bringt Anna keine Karten: Es wurde keine Karte abgelegt.",
            "nocturne:shepherd:1",
        ),
        (  # what comes a turn later is told where it comes to nothing
            "{players: {Anna: {hand: [Mastermind], deck: [5 Copper]}, Bernd: {hand: [Copper], deck: [5 Copper]}},"
            " moves: [play Mastermind, '-', '-']}",
            "With the Mastermind, Anna plays nothing: there is no Action card in hand.",
            "Durch den Drahtzieher spielt Anna nichts: Auf der Hand gibt es keine Aktionskarte.",
            "menagerie:mastermind:1",
        ),
        (
            "{players: {Anna: {hand: [Vassal], deck: [Estate]}, Bernd: {}}, moves: [play Vassal]}",
            "Anna plays nothing: the Estate is no Action.",
            "Anna spielt nichts: Das Anwesen ist keine Aktion.",
            "base2:vassal:3",
        ),
        (
            "{players: {Anna: {hand: [Vassal], deck: []}, Bernd: {}}, moves: [play Vassal]}",
            "Anna discards nothing: there is no card in deck and discard pile.",
            "Anna legt nichts ab: In Nachzieh- und Ablagestapel ist keine Karte.",
            "base2:vassal:4",
        ),
        (
            "{players: {Anna: {hand: [Harbinger], deck: [Copper]}, Bernd: {}}, moves: [play Harbinger]}",
            "Anna has no card in the discard pile to look at.",
            "Anna hat im Ablagestapel keine Karte zum Ansehen.",
            "base2:harbinger:2",
        ),
        (
            "{players: {Anna: {hand: [Counting House], deck: [Copper], discard: [Estate]}, Bernd: {}},"
            " moves: [play Counting House]}",
            "Anna takes nothing into hand: no Copper is among them.",
            "Anna nimmt nichts auf die Hand: Kein Kupfer ist darunter.",
            "prosperity1:counting-house:1",
        ),
        (
            "{players: {Anna: {hand: [Alchemist], deck: [9 Copper]}, Bernd: {}}, moves: [play Alchemist, '-']}",
            "The Alchemist does not go onto the deck: no Potion is in play.",
            "Der Alchemist kommt nicht auf den Nachziehstapel: Kein Trank ist im Spiel.",
            "alchemy:alchemist:1",
        ),
        (
            "{players: {Anna: {hand: [Apprentice, Curse], deck: [Copper]}, Bernd: {}}, moves: [play Apprentice]}",
            "The Apprentice brings Anna no cards: the Curse costs 0.",
            "Der Lehrling bringt Anna keine Karten: Der Fluch kostet 0.",
            "alchemy:apprentice:2",
        ),
        (
            "{players: {Anna: {hand: [Conspirator], play: [Village], deck: [Copper]}, Bernd: {}},"
            " moves: [play Conspirator]}",
            "The Conspirator brings Anna neither a card nor an Action: three are needed.",
            "Der Verschwörer bringt Anna weder Karte noch Aktion: Drei müssen es sein.",
            "intrigue2:conspirator:2",
        ),
        (
            "{editions: {Intrigue: 1}, players: {Anna: {hand: [Tribute], deck: []}, Bernd: {deck: [2 Curse]}},"
            " moves: [play Tribute]}",
            "The Tribute brings Anna nothing: neither an Action nor a Treasure nor a Victory card was revealed.",
            "Der Tribut bringt Anna nichts:"
            " Weder eine Aktions- noch eine Geld- noch eine Punktekarte wurde aufgedeckt.",
            "intrigue1:tribute:2",
        ),
        (  # two Coppers are one name
            "{players: {Anna: {play: [2 Copper, Silver], deck: []}, Bernd: {}}, kingdom: [Wealthy Village],"
            " turn: {phase: buy, coins: 5, bought: true}, moves: [buy Wealthy Village]}",
            "The Wealthy Village brings Anna no Loot:"
            " three differently named Treasures have to be in play, and there are 2 (2 Coppers, Silver).",
            "Das Wohlhabende Dorf bringt Anna keine Kostbarkeit:"
            " Drei Geldkarten verschiedenen Namens müssen im Spiel sein, und es sind 2 (2 Kupfer, Silber).",
            "plunder:wealthy-village:2",
        ),
        (
            "{editions: {Intrigue: 1}, players: {Anna: {hand: [Masquerade], deck: [2 Copper]}, Bernd: {hand: []},"
            " Carla: {hand: [Curse]}}, moves: [play Masquerade, Copper]}",
            "Because of Anna’s Masquerade, Bernd passes nothing on: there is no card in hand (edition 1).",
            "Durch Annas Maskerade gibt Bernd nichts weiter: Es gibt keine Handkarte (1. Edition).",
            "intrigue1:masquerade:1",
        ),
        (  # neither 1 nor less than 0
            "{players: {Anna: {hand: [Develop, Copper], deck: []}, Bernd: {}}, moves: [play Develop]}",
            "Anna finds nothing to gain: nothing costs 1 more or 1 less than the Copper.",
            "Anna findet nichts zum Nehmen: Nichts kostet 1 mehr oder 1 weniger als das Kupfer.",
            "hinterlands1:develop:3",
        ),
        (
            "{players: {Anna: {hand: [Ill-Gotten Gains], deck: []}, Bernd: {}}, turn: {phase: buy},"
            " supply: {Copper: 0}, moves: [play Ill-Gotten Gains]}",
            "There is no Copper left for Anna.",
            "Für Anna ist kein Kupfer mehr da.",
            "hinterlands1:buy-phase-treasures:3",
        ),
        (
            "{players: {Anna: {hand: [Tunnel], deck: [5 Copper]}, Bernd: {hand: [], deck: []}}, turn: {phase: buy},"
            ' moves: ["-"]}',
            "The Tunnel does nothing in Clean-up.",
            "Der Tunnel bewirkt in der Aufräumphase nichts.",
            "hinterlands1:tunnel:2",
        ),
        (
            "{players: {Anna: {hand: [Trail], deck: [5 Copper]}, Bernd: {hand: [], deck: []}}, turn: {phase: buy},"
            ' moves: ["-"]}',
            "The Trail does nothing in Clean-up.",
            "Der Pfad bewirkt in der Aufräumphase nichts.",
            "hinterlands2:trail:3",
        ),
        (
            "{players: {Anna: {hand: [], play: [Copper], deck: []}, Bernd: {}},"
            " turn: {phase: buy, coins: 5, buys: 2}, moves: [buy Berserker]}",
            "The Berserker is not played: Anna has no Action in play.",
            "Der Berserker wird nicht gespielt: Anna hat keine Aktion im Spiel.",
            "hinterlands2:berserker:4",
        ),
        (
            "{players: {Anna: {hand: [Young Witch], deck: [2 Copper]}, Bernd: {hand: [Cellar], deck: []}},"
            " kingdom: [Young Witch], bane: Cellar, moves: [play Young Witch, Cellar]}",
            "No Curse for Bernd: the Cellar is the bane.",
            "Kein Fluch für Bernd: Der Keller ist der Bann.",
            "cornucopia:young-witch:3",
        ),
        (
            "{players: {Anna: {hand: [Tournament], deck: [Gold]}, Bernd: {hand: [Province], deck: []}},"
            " moves: [play Tournament, Province]}",
            "The Tournament brings Anna neither a card nor a Coin: Bernd has shown a Province.",
            "Das Turnier bringt Anna weder Karte noch Geld: Bernd hat eine Provinz vorgezeigt.",
            "cornucopia:tournament:5",
        ),
    ],
)
def test_what_a_card_cannot_do_is_told_with_its_ruling(document: str, en: str, de: str, ruling: str) -> None:
    assert tell(document) == [en]
    assert tell(document, DE) == [de]
    run = Run(parse(document))
    assert ruling in next(step.cites for step in run.steps if step.kind == "not")


def test_a_lone_revealed_card_of_an_advisor_is_discarded_and_nothing_else_is_missed() -> None:
    table = (
        "{players: {Anna: {hand: [Advisor], deck: [Gold]}, Bernd: {}}, moves: [play Advisor],"
        " expect: {Anna: {hand: [], discard: [Gold]}}}"
    )
    assert not Run(parse(table)).answer().get("differences")
    assert tell(table) == ["Anna reveals only 1 of 3 cards: there are no more."]


def in_hand(*cards: str, deck: str = "", more: str = "", moves: str) -> str:
    anna = f"Anna: {{hand: [{', '.join(cards)}], deck: [{deck}]{more}}}"
    return f"players:\n  {anna}\n  Bernd: {{hand: [], deck: []}}\nmoves: [{moves}]"


@pytest.mark.parametrize(
    ("document", "en"),
    [
        (
            in_hand("Native Village", moves="play Native Village, hand"),
            "The Native Village does nothing more: no card lies on the mat.",
        ),
        (
            in_hand("Native Village", moves="play Native Village, mat"),
            "The Native Village does nothing more: no card lies in the deck or the discard pile.",
        ),
        (in_hand("Lookout", moves="play Lookout"), "Anna has no card to look at: deck and discard pile are empty."),
        (in_hand("Navigator", moves="play Navigator"), "Anna has no card to look at: deck and discard pile are empty."),
        (
            in_hand("Salvager", moves="play Salvager"),
            "The Salvager brings Anna no Coins: no card was trashed.",
        ),
        (
            in_hand("Haven", moves="play Haven"),
            "The Haven does nothing more: there is no card in hand to set aside.",
        ),
        (
            in_hand("Treasure Map", "Copper", moves="play Treasure Map"),
            "The Treasure Map brings no Gold: two Treasure Maps had to be trashed, this one and one from the hand,"
            " and one was.",
        ),
        (
            in_hand("Sea Chart", "Gold", deck="Copper, Gold", moves="play Sea Chart"),
            "No Gold is in play in front of Anna, so the Gold stays on the deck.",
        ),
        (
            in_hand("Smugglers", moves="play Smugglers"),
            "Anna finds nothing to gain: Bernd gained nothing on Bernd’s own last turn.",
        ),
        (
            in_hand("Pirate Ship", moves="play Pirate Ship, raid"),
            "The Pirate Ship brings Anna no Coin token: no Treasure was trashed.",
        ),
        (
            in_hand("Pirate Ship", moves="play Pirate Ship, coins"),
            "The Pirate Ship does nothing more: there is no Coin token on the mat.",
        ),
        (
            in_hand("Throne Room", "Village", moves='play Throne Room, "-"'),
            "Anna plays no Action with the Throne Room.",
        ),
    ],
)
def test_what_a_card_could_not_do_is_said(document: str, en: str) -> None:
    assert en in tell(document)


def test_the_game_goes_on_with_two_empty_piles() -> None:
    document = """
players: {Anna: {hand: [3 Copper], deck: [5 Copper]}, Bernd: {}}
supply: {Curse: 0, Silver: 1}
moves: [play treasures, buy Silver]
"""
    assert tell(document) == ["The game goes on: 2 Supply piles are empty, and 3 would have to be."]
    assert tell(document.replace("Curse: 0, ", "")) == [
        "The game goes on: 1 Supply pile is empty, and 3 would have to be."
    ]


@pytest.mark.parametrize(
    ("document", "en", "de"),
    [
        (  # what a Rogue gains from the trash is in place of its attack
            in_hand("Rogue", moves="play Rogue") + "\ntrash: [Silver]",
            ["The Rogue does nothing to the others: a card was there to gain from the trash."],
            ["Der Schurke tut den anderen nichts: Im Müll lag eine Karte zum Nehmen."],
        ),
        (  # a Thief gains what it has just trashed
            "{players: {Anna: {hand: [Thief]}, Bernd: {deck: [Silver, Estate]}}, trash: [Gold],"
            " moves: [play Thief, Silver]}",
            ["The Gold stays in the trash: it lay there before."],
            ["Das Gold bleibt im Müll: Die Karte lag vorher schon dort."],
        ),
        (  # put into the discard pile, not discarded
            in_hand("Scavenger", deck="Tunnel, Copper", moves='play Scavenger, "yes"'),
            ["The Tunnel does nothing: it was put into the discard pile, not discarded."],
            ["Der Tunnel bewirkt nichts: Die Karte wurde hingelegt, nicht abgelegt."],
        ),
        (in_hand("Scavenger", deck="Silver, Copper", moves='play Scavenger, "yes"'), [], []),
        (  # a Traveller is exchanged when it is discarded from play
            in_hand("Page", deck="5 Copper", moves='"-", "-"'),
            ["The Page is not exchanged: it is discarded from hand, not from play."],
            ["Der Page wird nicht getauscht: Die Karte wird von der Hand abgelegt, nicht aus dem Spiel."],
        ),
        (  # for each overpaid coin a card, as far as there are any
            "{players: {Anna: {hand: [], deck: [], discard: [Gold]}, Bernd: {}}, kingdom: [Herald],"
            ' turn: {phase: buy, coins: 7}, moves: [buy Herald, "3"]}',
            ["The Herald asks for 3 cards, one for each overpaid coin, but Anna has only 2 cards in the discard pile."],
            [
                "Der Herold verlangt 3 Karten, eine für jedes überzahlte Geld, "
                "aber Anna hat nur 2 Karten im Ablagestapel."
            ],
        ),
        (  # only who gained a Curse draws
            "{players: {Anna: {hand: [Soothsayer], deck: []}, Bernd: {deck: [Copper]}}, supply: {Curse: 0},"
            " moves: [play Soothsayer]}",
            [
                "There is no Curse left for Bernd (Anna’s Soothsayer).",
                "Because of Anna’s Soothsayer, Bernd draws nothing: no Curse was gained.",
            ],
            [
                "Für Bernd ist kein Fluch mehr da (Annas Hellseherin).",
                "Durch Annas Hellseherin zieht Bernd nichts: Es wurde kein Fluch genommen.",
            ],
        ),
        (
            "{players: {Anna: {hand: [], tokens: {favors: 3}}, Bernd: {}}, ally: League of Bankers}",
            ["League of Bankers brings Anna nothing: it takes 4 Favors, not 3."],
            ["Der Bankiersverbund bringt Anna nichts: Nötig sind 4 Gefallen, nicht 3."],
        ),
        ("{players: {Anna: {hand: [], tokens: {favors: 4}}, Bernd: {}}, ally: League of Bankers}", [], []),
        (  # nobody can bid more than 40
            "{players: {Anna: {hand: [], deck: []}, Bernd: {}}, landscapes: [Mountain Pass],"
            ' turn: {phase: buy, coins: 8, buys: 2}, moves: [buy Province, "Bernd: 40"]}',
            ["Because of Mountain Pass, Anna cannot bid: 40 debt has been bid, and more is not allowed."],
            ["Durch den Gebirgspass kann Anna nicht bieten: Geboten sind 40 Schulden, und mehr ist nicht erlaubt."],
        ),
    ],
)
def test_what_does_not_come_of_a_card_is_told(document: str, en: list[str], de: list[str]) -> None:
    assert (tell(document), tell(document, DE)) == (en, de)


def test_a_garrison_that_has_left_play_has_no_tokens() -> None:
    table = """
        players: {Anna: {hand: [Garrison], deck: [12 Silver], holds: [Capitalism]}, Bernd: {hand: [], deck: []}}
        turn: {coins: 3, buys: 3}
        moves: [play Garrison, buy Copper, buy Mandarin, Mandarin, "-"]
    """
    gone = "The Garrison brings Anna nothing next turn: it is not in play, so no token lies on it."
    assert tell(table)[:1] == [gone]
    assert cited(table, "no tokens")[:1] == ("allies:garrison:2",)
    assert gone not in tell(table.replace("buy Mandarin, Mandarin, ", ""))


def test_a_capital_that_is_trashed_from_play_brings_no_debt() -> None:
    table = """
    players: {Anna: {hand: [Counterfeit, Capital, Copper], deck: []}, Bernd: {hand: [], deck: []}}
    turn: {player: Anna, phase: buy}
    moves: [play Counterfeit, Capital]
    """
    assert tell(table) == ["The Capital brings Anna no debt: it was trashed, not discarded from play."]
    assert cited(table, "brings none")[:2] == ("dark-ages:counterfeit:4", "empires:capital:1")


@pytest.mark.parametrize("ally", ["Order of Masons", "Order of Astrologers"])
@pytest.mark.parametrize(("liaison", "n"), [("Emissary", 0), ("Underling", 1)])
def test_favors_that_come_later_cannot_be_spent_on_the_shuffle(ally: str, liaison: str, n: int) -> None:
    table = f"""
    ally: {ally}
    players:
      Anna: {{hand: [{liaison}], deck: [], discard: [5 Copper], tokens: {{favors: 0}}}}
      Bernd: {{hand: [], deck: []}}
    moves: [play {liaison}]
    """
    assert tell(table)[:1] == [f"{ally} brings Anna nothing: the {liaison} gives Favors only after that."]
    first = {"Order of Masons": 6, "Order of Astrologers": 7}[ally]
    slug = ally.lower().replace(" ", "-")
    assert cited(table, "brings nothing") == (f"allies:{slug}:{first + n}",)
    assert not tell(table.replace(liaison, "Smithy"))


def test_sewers_are_not_set_off_by_what_they_trash() -> None:
    table = """
    players: {Anna: {hand: [Acting Troupe, Curse, Copper], deck: [], holds: [Sewers]}, Bernd: {}}
    moves: [play Acting Troupe, Curse]
    """
    assert tell(table) == ["The Sewers card cannot be used again for the Curse, which the Sewers card trashed."]
    assert tell(table, DE) == [
        "Der Abwassertunnel lässt sich für den Fluch nicht noch einmal nutzen: Die Karte wurde gerade dadurch entsorgt."
    ]


def test_a_leprechaun_says_how_many_cards_are_in_play() -> None:
    table = "players: {Anna: {hand: [Leprechaun], play: [%s Copper], deck: []}, Bernd: {}}\nmoves: [play Leprechaun]"
    assert tell("hexes: [Greed]\n" + table % 7) == ["The Leprechaun brings Anna no Wish: 8 cards are in play, not 7."]
    assert tell("hexes: [Greed]\n" + table % 6) == []


@pytest.mark.parametrize(
    ("phase", "move", "told_as", "cites"),
    [
        ("action", "spend 1 coffers", "spend for", "base2:villagers-coffers:1"),
        ("buy", "spend 2 coffers", "spend for", "base2:villagers-coffers:1"),
        ("action", "pay 1 debt", "pay off", "base2:debt:3"),
        ("buy", "pay 1 debt", "pay off", "base2:debt:3"),
    ],
)
def test_tokens_that_are_spent_cite_their_own_rule(phase: str, move: str, told_as: str, cites: str) -> None:
    anna = "{hand: [Village], deck: [Copper], tokens: {coffers: 2, debt: 2}}"
    table = f"{{players: {{Anna: {anna}, Bernd: {{}}}}, turn: {{phase: {phase}, coins: 1}}, moves: [{move}]}}"
    assert cited(table, told_as)[0] == cites


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (  # intrigue2:masquerade:2: a player with an empty hand is skipped
            "players: {Anna: {hand: [Masquerade, Curse], deck: []}, Bernd: {hand: [], deck: []}, "
            "Carla: {hand: [Silver], deck: []}}\nmoves: [play Masquerade]",
            "The Masquerade passes Bernd over: there is no card in hand.",
        ),
        (  # intrigue2:masquerade:3: it is no Attack
            "players: {Anna: {hand: [Masquerade, Curse], deck: []}, Bernd: {hand: [Moat], deck: []}}\n"
            "moves: [play Masquerade]",
            "The Moat does not help Bernd against the Masquerade: that is no Attack.",
        ),
        (
            "players: {Anna: {}, Bernd: {hand: [Moat]}}\nturn: {phase: buy, coins: 5}\nmoves: [buy Ill-Gotten Gains]",
            "The Moat does not help Bernd against the Ill-Gotten Gains card: that is no Attack.",
        ),
        (  # nocturne:tormentor:2: a Duration of an earlier turn is a card in play too
            "players: {Anna: {hand: [Tormentor], durations: [Wharf]}, Bernd: {hand: []}}\nhexes: [Plague]\n"
            "moves: [play Tormentor]",
            "The Tormentor brings Anna no Imp: 2 cards are in play (Wharf, Tormentor).",
        ),
    ],
)
def test_why_it_does_not_concern_somebody(table: str, said: str) -> None:
    assert said in tell(table)


@pytest.mark.parametrize(
    ("document", "en", "de", "ruling"),
    [
        (  # it takes Actions and Treasures
            "{players: {Anna: {hand: []}, Bernd: {}}, prophecy: Rapid Expansion, sun: 0, "
            "turn: {phase: buy, coins: 2}, moves: [buy Estate]}",
            "Rapid Expansion does nothing here: the Estate is neither an Action nor a Treasure.",
            "Die Schnelle Expansion bewirkt hier nichts: Das Anwesen ist weder eine Aktionskarte noch eine Geldkarte.",
            "rising-sun:rapid-expansion:1",
        ),
        (  # it minds the exact name
            "{players: {Anna: {durations: [{Blockade: [Village]}]}, Bernd: {hand: [Workshop]}}, turn: {player: Bernd}, "
            "moves: [play Workshop, Fishing Village], supply: {Fishing Village: 10}}",
            "The Blockade does nothing here: the Village was set aside, not the Fishing Village.",
            "Die Blockade bewirkt hier nichts: Zur Seite liegt das Dorf, nicht das Fischerdorf.",
            "seaside2:blockade:5",
        ),
        (  # what a Golem plays was never in hand
            "{players: {Anna: {durations: [Warlord]}, "
            "Bernd: {hand: [Golem], play: [2 Village], deck: [Village, Smithy, 3 Copper]}}, "
            "turn: {player: Bernd}, moves: [play Golem, Village]}",
            "The Warlord does not hold the Village back: it is not played from hand.",
            "Der Kriegsherr hält das Dorf nicht zurück: Die Karte wird nicht von der Hand gespielt.",
            "allies:warlord:2",
        ),
        (
            "{players: {Anna: {hand: [Hunter], deck: [Gold, Silver, Estate]}, Bernd: {}}, moves: [play Hunter, Gold]}",
            "The Hunter brings Anna no Action card: there is none among the revealed ones.",
            "Die Jägerin bringt Anna keine Aktionskarte: Unter den aufgedeckten ist keine.",
            "allies:hunter:1",
        ),
        (  # what was played last turn protects no more, and this was no Attack anyhow
            "{players: {Anna: {hand: [5 Copper], durations: [Lighthouse], tokens: {favors: 0}}, Bernd: {}}, "
            "ally: Gang of Pickpockets, "
            "turn: {player: Bernd, phase: buy}, moves: ['-', 'Anna: Gang of Pickpockets']}",
            "The Lighthouse does not help Anna against Gang of Pickpockets: that is no Attack.",
            "Der Leuchtturm hilft Anna nicht gegen die Taschendiebe: Das ist kein Angriff.",
            "allies:gang-of-pickpockets:2",
        ),
    ],
)
def test_what_one_might_expect_of_a_standing_effect_is_denied(document: str, en: str, de: str, ruling: str) -> None:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    said = {sentence(step, run.names, EN): step for step in run.steps}
    assert en in said
    assert sentence(said[en], run.names, DE) == de
    assert ruling in said[en].cites


@pytest.mark.parametrize(
    ("document", "of"),
    [
        (  # a card that nobody takes for the one set aside
            "{players: {Anna: {durations: [{Blockade: [Village]}]}, Bernd: {hand: [Workshop]}}, turn: {player: Bernd}, "
            "moves: [play Workshop, Silver]}",
            "does nothing here",
        ),
        (  # one copy in play: nothing to hold back
            "{players: {Anna: {durations: [Warlord]}, "
            "Bernd: {hand: [Golem], play: [Village], deck: [Village, Smithy, 3 Copper]}}, "
            "turn: {player: Bernd}, moves: [play Golem, Smithy]}",
            "not held back",
        ),
    ],
)
def test_what_nobody_expects_is_not_denied(document: str, of: str) -> None:
    run = Run(parse(document))
    assert run.stop is None, run.stop
    assert of not in {step.sentence for step in run.steps}


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (
            """
            players: {Anna: {hand: [Daimyo, Exorcist]}, Bernd: {}}
            turn: {player: Anna, phase: night}
            moves: [play Exorcist]
            """,
            "The Imp does not fit: it costs 2, and no Coins are allowed: less than the Daimyo, which costs 6 debt.",
        ),
        (
            """
            players: {Anna: {hand: [Herbalist, Astrolabe], deck: [6 Estate]}, Bernd: {}}
            moves: [play Herbalist, play Astrolabe, "-"]
            """,
            "The Herbalist brings Anna nothing: no Treasure is discarded from play; the Astrolabe stays.",
        ),
        (
            """
            players: {Anna: {durations: [Abundance], deck: [5 Copper]}, Bernd: {deck: [5 Copper]}}
            landscapes: [Bargain]
            kingdom: [Sleigh]
            turn: {player: Bernd, phase: buy, coins: 4}
            moves: [buy Bargain, Silver]
            """,
            "Anna cannot use +1 Buy and +3 Coins from the Abundance: it is Bernd’s turn;"
            " the Abundance is used up all the same.",
        ),
    ],
)
def test_what_does_not_come_says_why(table: str, said: str) -> None:
    assert said in tell(table)
