"""Intrigue: cards that let the player choose."""

from __future__ import annotations

# --- Lurker ----------------------------------------------------------------------------------------------------------


def test_lurker_trashes_an_action_from_the_supply(table):
    table.set(kingdom=["Nobles", "Village"]).anna(hand="Lurker").plays("Lurker").chooses("trash")
    table.asks("Anna", "Nobles", "Village", "Lurker")
    table.anna().chooses("Nobles").has(actions=1)
    table.trash("Nobles").pile("Nobles", 7)


def test_lurker_gains_an_action_from_the_trash(table):
    table.set(trash=["Nobles", "Gold", "Village"]).anna(hand="Lurker").plays("Lurker").chooses("gain")
    table.asks("Anna", "Nobles", "Village")
    table.anna().chooses("Nobles").has(discard="Nobles")
    table.trash("Gold, Village")


def test_lurker_may_choose_to_gain_from_an_empty_trash(table):
    table.anna(hand="Lurker").plays("Lurker").chooses("gain").has(discard="", actions=1)


def test_lurker_throned_trashes_and_gains(table):
    table.set(kingdom=["Nobles"]).anna(hand="Throne Room, Lurker").plays("Throne Room").chooses("Lurker")
    table.anna().chooses("trash").chooses("Nobles").chooses("gain").has(discard="Nobles", actions=2)
