"""What a judge of a tournament is asked: single cards of different boxes that meet at one table."""

import pytest

from rules import Run, parse

# --- what may be played from hand ------------------------------------------------------------------------------------


def test_pirate_cannot_be_played_from_hand_under_a_warlord_with_two_in_play(table):
    table.set(turn={"phase": "buy", "coins": 6}).anna(durations=["Warlord"])
    table.bernd(hand="Pirate", durations=["2 Pirate"])
    table.anna().buys("Gold")
    table.bernd().has(hand="Pirate", play="2 Pirate")


def test_pirate_can_be_played_under_a_warlord_with_one_in_play(table):
    table.set(turn={"phase": "buy", "coins": 6}).anna(durations=["Warlord"])
    table.bernd(hand="Pirate", durations=["Pirate"])
    table.anna().buys("Gold")
    table.asks("Bernd", "yes", "no").bernd().chooses("yes").has(hand="", play="2 Pirate")


def test_pirate_is_no_fourth_card_from_hand_in_a_voyages_turn(table):
    table.set(turn={"phase": "buy", "coins": 3, "buys": 2, "extra": "Voyage"}).anna(hand="Pirate, 4 Copper")
    table.anna().plays("Copper").plays("Copper").plays("Copper").buys("Gold").has(
        hand="Pirate, Copper", play="3 Copper"
    )


def test_pirate_is_the_third_card_from_hand_in_a_voyages_turn(table):
    table.set(turn={"phase": "buy", "coins": 4, "buys": 2, "extra": "Voyage"}).anna(hand="Pirate, 2 Copper")
    table.anna().plays("Copper").plays("Copper").buys("Gold").chooses("yes").has(play="2 Copper, Pirate")


def test_sailor_plays_no_fourth_card_from_hand_in_a_voyages_turn(table):
    table.set(turn={"actions": 3, "extra": "Voyage"}, kingdom=["Wharf"]).anna(hand="Sailor, Village, Artisan, Copper")
    table.anna().plays("Sailor").plays("Village").plays("Artisan").chooses("Wharf")
    table.asks("Anna", "Copper", "Wharf").anna().has(hand="Copper, Wharf")


def test_sailor_plays_from_the_discard_pile_whatever_a_voyage_allows_from_hand(table):
    table.set(turn={"actions": 3, "extra": "Voyage"}, kingdom=["Caravan"]).anna(hand="Sailor, Village, Workshop")
    table.anna().plays("Sailor").plays("Village").plays("Workshop").chooses("Caravan").chooses("yes")
    table.anna().has(play="Sailor, Village, Workshop, Caravan")


def test_sailor_plays_no_duration_from_hand_that_a_warlord_holds_back(table):
    table.set(turn={"actions": 3}, kingdom=["Wharf"]).bernd(durations=["Warlord"])
    table.document["players"] = {
        "Anna": {"hand": ["Sailor", "Artisan", "Copper"], "deck": [], "durations": ["2 Wharf"]},
        **table.document["players"],
    }
    table.anna().plays("Sailor").plays("Artisan").chooses("Wharf")
    table.asks("Anna", "Copper", "Wharf")


# --- what costs less -------------------------------------------------------------------------------------------------


def test_events_and_projects_are_no_cards_and_get_no_cheaper(table):
    table.set(landscapes=["Training", "Capitalism"], turn={"coins": 3}).anna(hand="Bridge").plays("Bridge").has(coins=4)
    assert not {"buy Training", "buy Capitalism"} & set(table.game.choices)


def test_an_event_is_paid_in_full_beside_a_highway(table):
    table.set(landscapes=["Training"], turn={"phase": "buy", "coins": 7, "buys": 2}, kingdom=["Smithy"])
    table.anna(play=["Highway"]).buys("Training").chooses("Smithy").has(coins=1)


# --- Black Market ----------------------------------------------------------------------------------------------------


def test_a_card_from_the_black_market_is_bought_so_haggler_gains(table):
    table.set(turn={"actions": 2}, kingdom=["Village"]).anna(hand="Haggler, Black Market, Gold")
    table.anna().plays("Haggler").plays("Black Market").chooses("Market").chooses("Smithy").chooses("Estate")
    table.anna().chooses("Gold").chooses("Market")
    table.asks("Anna", "Copper", "Silver", "Curse", "Black Market", "Village")
    table.anna().chooses("Silver").has(discard="Market, Silver")


def test_a_victory_card_from_the_black_market_keeps_the_first_treasury_off_the_deck(table):
    table.set(editions={"Seaside": 1}, turn={"actions": 2}).anna(hand="Treasury, Black Market", deck="9 Copper")
    table.anna().plays("Treasury").plays("Black Market").chooses("Estate").chooses("Smithy").chooses("Moat")
    table.anna().chooses("-").chooses("Estate").chooses("Smithy, Moat").passes()
    table.phase("Bernd", "buy")
    table.anna().has(hand="5 Copper", deck="3 Copper", discard="Treasury, Black Market, Copper, Estate")


# --- cards that were looked at are not on the deck meanwhile ---------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "deck", "moves", "drawn", "left"),
    [
        ("Sentry", "Copper, Sir Vander, Estate, Gold", ["Sir Vander", "card", "-"], "Copper, Gold", "Estate"),
        ("Sentinel", "Sir Vander, 3 Estate, Curse, Gold", ["Sir Vander", "card"], "Gold", None),
        ("Cartographer", "Copper, Tunnel, Estate, Duchy, Curse, Gold", ["Tunnel", "yes", "card"], "Copper, Gold", None),
    ],
)
def test_what_a_looked_at_card_draws_comes_from_below_the_others(table, hand, deck, moves, drawn, left):
    table.set(ally="Band of Nomads").anna(hand=hand, deck=deck).plays(hand)
    for move in moves:
        table.anna().chooses(move)
    table.anna().has(hand=drawn)
    if left is not None:
        table.anna().has(deck=left, aside="")


def test_what_a_revealed_knight_draws_comes_from_below_the_other_card(table):
    table.set(ally="Band of Nomads").anna(hand="Dame Molly")
    table.bernd(hand="", deck="Sir Vander, Estate, Gold")
    table.anna().plays("Dame Molly")
    table.bernd().chooses("card").has(hand="Gold", discard="Gold, Estate", aside="", deck="")
    table.trash("Sir Vander, Dame Molly")


def test_elder_on_navigator_can_discard_but_then_finds_nothing_to_put_back(table):
    table.set(editions={"Seaside": 1}).anna(hand="Elder, Navigator", deck="Copper, Silver, Gold").plays("Elder")
    table.anna().chooses("Navigator").chooses("discard, deck").has(deck="", discard="Copper, Silver, Gold", coins=4)
    table.phase("Anna", "buy")


# --- what comes from the Supply --------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["they", "you"])
def test_jester_does_not_reach_the_prizes(table, who):
    table.set(kingdom=["Tournament"]).anna(hand="Jester")
    table.bernd(deck="Princess")
    table.anna().plays("Jester").chooses(who).has(discard="")
    table.bernd().has(discard="Princess")


def test_a_prize_that_somebody_has_cannot_be_gained_again(table):
    table.set(trash=["Diadem"]).anna(hand="Tournament, Province")
    table.bernd(hand="", deck="Princess")
    table.anna().plays("Tournament").chooses("Province")
    table.asks("Anna", "Bag of Gold", "Followers", "Trusty Steed", "Duchy")


def test_a_prize_lies_in_its_pile_when_the_document_says_so(table):
    table.set(supply={"Princess": 1}).anna(hand="Tournament, Province")
    table.bernd(hand="", deck="Diadem")
    table.anna().plays("Tournament").chooses("Province")
    table.asks("Anna", "Bag of Gold", "Followers", "Princess", "Trusty Steed", "Duchy")


# --- cards that are looked at do not lie on the deck -----------------------------------------------------------------

FROM_THE_TOP = "Trail, Estate, Duchy, Gold, Silver, Province, Curse"


@pytest.mark.parametrize(
    ("document", "drawn"),
    [
        ({"hand": ["Envoy"], "moves": ["play Envoy", "Trail", "yes"]}, "Province"),
        (
            {"hand": ["Bard"], "boons": ["The Sun's Gift"], "moves": ["play Bard", "Trail", "yes"]},
            "Silver",
        ),
        (
            {"hand": ["Night Watchman"], "turn": {"phase": "night"}, "moves": ["play Night Watchman", "Trail", "yes"]},
            "Province",
        ),
        (
            {
                "hand": [],
                "landscapes": ["Scouting Party"],
                "turn": {"phase": "buy", "coins": 2},
                "moves": ["buy Scouting Party", "Trail, Gold, Silver", "yes"],
            },
            "Province",
        ),
    ],
)
def test_a_discarded_trail_draws_from_below_the_cards_that_are_looked_at(document, drawn):
    hand = document.pop("hand")
    anna = {"hand": hand, "deck": FROM_THE_TOP.split(", "), "discard": []}
    run = Run(parse({"players": {"Anna": anna, "Bernd": {}}, **document}))
    assert run.stop is None, run.stop
    assert [step["cards"] for step in run.answer()["steps"] if step["kind"] == "draw"] == [[drawn]]


def test_a_trail_that_a_rabble_discards_draws_from_below_the_revealed_cards(table):
    table.anna(hand="Rabble", deck="3 Copper")
    table.bernd(hand="", deck=FROM_THE_TOP)
    table.anna().plays("Rabble")
    table.bernd().chooses("yes").has(hand="Gold").chooses("Duchy, Estate")
    table.bernd().has(deck="Duchy, Estate, Silver, Province, Curse", play="Trail")


def test_a_trail_that_a_famine_discards_draws_from_below_the_revealed_cards():
    document = {
        "players": {
            "Anna": {"hand": ["Skulk"]},
            "Bernd": {"hand": [], "deck": FROM_THE_TOP.split(", "), "discard": []},
        },
        "hexes": ["Famine"],
        "moves": ["play Skulk", "yes"],
        "expect": {"Bernd": {"hand": ["Gold"], "deck": 5, "play": ["Trail"]}},
    }
    assert not Run(parse(document)).answer().get("differences")


def test_a_possessed_players_first_edition_trader_gives_the_possessor_the_silver():
    document = {
        "editions": {"Hinterlands": 1},
        "players": {"Anna": {"hand": [], "discard": []}, "Bernd": {"hand": ["Trader"], "discard": []}},
        "kingdom": ["Possession"],
        "turn": {
            "player": "Bernd",
            "phase": "buy",
            "coins": 8,
            "extra": "Possession",
            "by": "Anna",
            "previous": "Anna",
        },
        "moves": ["buy Province", "Trader", "yes"],
        "expect": {"Anna": {"discard": ["Silver"]}, "Bernd": {"discard": ["Trader"]}, "supply": {"Province": 8}},
    }
    assert not Run(parse(document)).answer().get("differences")
