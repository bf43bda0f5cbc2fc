"""Nocturne: Doom cards, Vampire and Bat."""

import pytest


def buying(table, name, coins=9, **zones):
    table.set(kingdom=[name], turn={"player": "Anna", "phase": "buy", "coins": coins, "buys": 2, "bought": True})
    return table.anna(**{"hand": "", "deck": "", **zones}).buys(name)


# --- Cursed Village --------------------------------------------------------------------------------------------------


def test_cursed_village_draws_up_to_six(table):
    table.anna(hand="Cursed Village, 3 Copper", deck="9 Estate").plays("Cursed Village").has(hand=6, actions=2)


def test_cursed_village_with_six_cards_draws_nothing(table):
    table.anna(hand="Cursed Village, 6 Copper", deck="9 Estate").plays("Cursed Village").has(hand=6, actions=2)


def test_cursed_village_throned_draws_once(table):
    table.anna(hand="Throne Room, Cursed Village", deck="9 Copper").plays("Throne Room").chooses("Cursed Village")
    table.anna().has(hand=6, actions=4)


def test_cursed_village_gained_receives_a_hex(table):
    table.set(hexes=["Greed"])
    buying(table, "Cursed Village").has(discard="Cursed Village", deck="Copper")


def test_cursed_village_gained_by_another_players_jester(table):
    """Whoever gains it receives the Hex, not the player of the Jester."""
    table.set(kingdom=["Cursed Village"], hexes=["Greed"])
    table.anna(hand="Jester", deck="Estate")
    table.bernd(hand="", deck="Cursed Village").table.anna().plays("Jester")
    table.asks("Anna", "you", "they")
    table.anna().chooses("they").has(deck="Estate")
    table.bernd().has(discard="2 Cursed Village", deck="Copper")


def test_a_protected_player_receives_the_hex_of_a_cursed_village(table):
    """Gaining is no Attack: a Moat does not help."""
    table.set(hexes=["Greed"])
    buying(table, "Cursed Village", hand="Moat").has(deck="Copper")


# --- Leprechaun ------------------------------------------------------------------------------------------------------


def test_leprechaun_brings_gold_and_a_hex(table):
    table.set(hexes=["Greed"])
    table.anna(hand="Leprechaun", deck="").plays("Leprechaun").has(discard="Gold", deck="Copper")


def test_leprechaun_as_the_seventh_card_in_play_brings_a_wish(table):
    table.set(hexes=["Greed"])
    table.anna(hand="Leprechaun", play="6 Copper", deck="").plays("Leprechaun").has(discard="Gold, Wish", deck="")


@pytest.mark.parametrize("others", [5, 7])
def test_leprechaun_needs_exactly_seven(table, others):
    table.set(hexes=["Greed"])
    table.anna(hand="Leprechaun", play=f"{others} Copper", deck="").plays("Leprechaun").has(
        discard="Gold", deck="Copper"
    )


def test_leprechaun_counts_durations_of_earlier_turns(table):
    table.set(hexes=["Greed"])
    table.anna(hand="Leprechaun", play="5 Copper", durations=["Wharf"], deck="").plays("Leprechaun")
    table.anna().has(discard="Gold, Wish")


def test_leprechaun_throned_checks_each_time(table):
    table.set(hexes=["Greed", "Plague"])
    table.anna(hand="Throne Room, Leprechaun", play="5 Copper", deck="").plays("Throne Room").chooses("Leprechaun")
    table.anna().has(discard="2 Gold, 2 Wish")


def test_leprechaun_is_no_attack(table):
    table.set(hexes=["Greed"])
    table.anna(hand="Leprechaun, Moat", deck="")
    table.bernd(hand="Moat", deck="").table.anna().plays("Leprechaun").has(deck="Copper")
    table.bernd().has(deck="")


def test_leprechauns_delusion_holds_in_the_same_turn(table):
    table.set(hexes=["Delusion"], kingdom=["Village"])
    table.anna(hand="Leprechaun, 3 Copper", deck="").plays("Leprechaun").plays_treasures()
    assert "buy Village" not in table.game.choices
    assert "buy Silver" in table.game.choices


def test_leprechauns_envy_holds_in_the_same_turn(table):
    table.set(hexes=["Envy"])
    table.anna(hand="Leprechaun, Gold", deck="").plays("Leprechaun").plays_treasures().has(coins=1, holds=[])


# --- Skulk -----------------------------------------------------------------------------------------------------------


def test_skulk_brings_a_buy_and_a_hex(table):
    table.set(hexes=["Plague"])
    table.anna(hand="Skulk", deck="")
    table.bernd(hand="", deck="").table.anna().plays("Skulk").has(buys=2, hand="")
    table.bernd().has(hand="Curse")


def test_skulk_bought_brings_a_gold(table):
    buying(table, "Skulk").has(discard="Skulk, Gold")


def test_skulk_gained_brings_a_gold(table):
    table.set(kingdom=["Skulk"]).anna(hand="Workshop", deck="").plays("Workshop").chooses("Skulk")
    table.anna().has(discard="Skulk, Gold")


def test_skulk_throned_brings_two_hexes(table):
    table.set(hexes=["Plague", "Greed"])
    table.anna(hand="Throne Room, Skulk", deck="")
    table.bernd(hand="", deck="").table.anna().plays("Throne Room").chooses("Skulk").has(buys=3)
    table.bernd().has(hand="Curse", deck="Copper")


# --- Tormentor -------------------------------------------------------------------------------------------------------


def test_tormentor_alone_brings_an_imp(table):
    table.set(hexes=["Plague"])
    table.anna(hand="Tormentor", deck="")
    table.bernd(hand="", deck="").table.anna().plays("Tormentor").has(coins=2, discard="Imp")
    table.bernd().has(hand="")


def test_tormentor_with_another_card_brings_a_hex(table):
    table.set(hexes=["Plague"])
    table.anna(hand="Village, Tormentor", deck="Copper")
    table.bernd(hand="", deck="").table.anna().plays("Village").plays("Tormentor").has(coins=2, discard="")
    table.bernd().has(hand="Curse")


def test_tormentor_beside_a_duration_of_an_earlier_turn(table):
    table.set(hexes=["Plague"])
    table.anna(hand="Tormentor", durations=["Wharf"], deck="")
    table.bernd(hand="", deck="").table.anna().plays("Tormentor").has(discard="")
    table.bernd().has(hand="Curse")


def test_tormentor_after_a_card_that_was_trashed(table):
    table.set(hexes=["Plague"])
    table.anna(hand="Mining Village, Tormentor", deck="Copper")
    table.bernd(hand="", deck="").table.anna().plays("Mining Village").chooses("yes").plays("Tormentor")
    table.anna().has(discard="Imp")
    table.cited("nocturne:tormentor:3")


def test_tormentor_throned_is_not_alone(table):
    table.set(hexes=["Plague", "Greed"])
    table.anna(hand="Throne Room, Tormentor", deck="")
    table.bernd(hand="", deck="").table.anna().plays("Throne Room").chooses("Tormentor").has(coins=4, discard="")
    table.bernd().has(hand="Curse", deck="Copper")


def test_tormentor_with_no_imp_left(table):
    table.set(supply={"Imp": 0}).anna(hand="Tormentor", deck="").plays("Tormentor").has(discard="")


# --- Vampire and Bat -------------------------------------------------------------------------------------------------

NIGHT = {"player": "Anna", "phase": "night"}


def night(table, **zones):
    table.set(turn=NIGHT)
    return table.anna(**{"deck": "", **zones})


def test_vampire_hexes_gains_and_becomes_a_bat(table):
    table.set(hexes=["Plague"], kingdom=["Market"])
    night(table, hand="Vampire, Cobbler")
    table.bernd(hand="", deck="").table.anna().plays("Vampire")
    table.bernd().has(hand="Curse")
    assert "Vampire" not in table.game.choices
    assert "Market" in table.game.choices
    assert "Gold" not in table.game.choices
    table.anna().chooses("Market").has(discard=["Market", "Bat"], play="")
    table.pile("Vampire", 11).pile("Bat", 9)


def test_vampire_with_no_bat_stays_in_play(table):
    table.set(hexes=["Plague"], supply={"Bat": 0})
    night(table, hand="Vampire, Cobbler")
    table.bernd(hand="", deck="").table.anna().plays("Vampire").chooses("Duchy").has(discard="Duchy", play="Vampire")
    table.bernd().has(hand="Curse")
    table.cited("nocturne:vampire:2")


def test_the_bat_is_not_gained(table):
    """A Devil's Workshop counts the one card that the Vampire gained."""
    table.set(hexes=["Plague"])
    night(table, hand="Vampire, Devil's Workshop").plays("Vampire").chooses("Duchy").plays("Devil's Workshop")
    assert "Silver" in table.game.choices


def test_vampire_with_nothing_to_gain_becomes_a_bat_all_the_same(table):
    table.set(hexes=["Plague"], supply=dict.fromkeys(["Copper", "Silver", "Estate", "Duchy", "Curse", "Cobbler"], 0))
    night(table, hand="Vampire, Cobbler").plays("Vampire").has(discard="Bat", play="")
    assert "gain nothing" in table.sentences


def test_vampires_hex_spares_a_guardian(table):
    table.set(hexes=["Plague"])
    night(table, hand="Vampire")
    table.bernd(hand="", deck="", durations=["Guardian"]).table.anna().plays("Vampire").chooses("Duchy")
    table.bernd().has(hand="")


def test_bat_trashes_two_and_becomes_a_vampire(table):
    night(table, hand="Bat, Copper, Estate, Cobbler").plays("Bat")
    table.asks("Anna", "Copper", "Estate", "Cobbler", may=True, most=2)
    table.anna().chooses("Copper, Estate").has(hand="Cobbler", discard="Vampire", play="")
    table.trash("Copper, Estate").pile("Bat", 11).pile("Vampire", 9)


def test_bat_trashes_nothing_and_stays(table):
    night(table, hand="Bat, Copper, Cobbler").plays("Bat").chooses("-").has(play="Bat", discard="")


def test_bat_with_an_empty_hand(table):
    night(table, hand="Bat", deck="5 Copper").plays("Bat").has(discard="Bat", hand="5 Copper")


def test_bat_with_no_vampire_left(table):
    table.set(supply={"Vampire": 0})
    night(table, hand="Bat, Copper, Cobbler").plays("Bat").chooses("Copper").has(play="Bat")
    table.trash("Copper").cited("nocturne:bat:2")


# --- Werewolf --------------------------------------------------------------------------------------------------------


def test_werewolf_in_the_action_phase_draws_three(table):
    table.set(hexes=["Plague"])
    table.anna(hand="Werewolf", deck="4 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Werewolf").has(hand="3 Copper", actions=0)
    table.bernd().has(hand="")


def test_werewolf_at_night_brings_a_hex(table):
    table.set(hexes=["Plague"])
    night(table, hand="2 Werewolf", deck="4 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Werewolf").has(hand="Werewolf", play="Werewolf")
    table.bernd().has(hand="Curse")


def test_werewolf_drawn_in_the_action_phase_can_be_played_at_night(table):
    table.set(hexes=["Plague"])
    table.anna(hand="Smithy, Werewolf", deck="4 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Smithy").passes()
    table.phase("Anna", "night").asks("Anna", "play Werewolf", may=True)
    table.anna().plays("Werewolf")
    table.bernd().has(hand="Curse")


def test_werewolf_throned_draws_six(table):
    table.anna(hand="Throne Room, Werewolf", deck="7 Copper").plays("Throne Room").chooses("Werewolf").has(hand=6)


def test_werewolf_is_an_attack_in_the_action_phase_too(table):
    """It does nothing to the others then, but a Moat may be shown."""
    table.anna(hand="Werewolf", deck="4 Copper")
    table.bernd(hand="Moat", deck="").table.anna().plays("Werewolf")
    table.asks("Bernd", "yes", "no")


# --- the Hex afterwards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "phase"),
    [
        ("Leprechaun", "action"),
        ("Skulk", "action"),
        ("Tormentor", "action"),
        ("Vampire", "night"),
        ("Werewolf", "night"),
    ],
)
def test_the_hex_goes_to_the_discarded_ones(table, name, phase):
    table.set(hexes=["Plague"], turn={"player": "Anna", "phase": phase})
    table.anna(hand=[name, "Cobbler"], play="Copper", deck="").plays(name)
    if name == "Vampire":
        table.anna().chooses("Duchy")
    assert table.game.beside.discarded_hexes == ("plague",)


def test_the_hex_of_a_cursed_village_goes_to_the_discarded_ones(table):
    table.set(hexes=["Plague"])
    buying(table, "Cursed Village")
    assert table.game.beside.discarded_hexes == ("plague",)
