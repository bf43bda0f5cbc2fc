"""Plunder: Treasures."""

from tests.rules.cards.menagerie.buying import buying


def test_crucible_pays_what_the_trashed_card_costs(table):
    table.anna(hand="Crucible, Gold, Copper").plays("Crucible").chooses("Gold").has(coins=6, hand="Copper")
    table.trash("Gold")


def test_crucible_must_trash(table):
    table.anna(hand="Crucible, Province").plays("Crucible").has(coins=8, hand="")


def test_crucible_without_a_card_pays_nothing(table):
    table.anna(hand="Crucible").plays("Crucible").has(coins=0)
    table.trash("")


def test_crucible_gives_nothing_for_a_potion(table):
    table.anna(hand="Crucible, Familiar").passes().plays("Crucible").has(coins=3)


def test_figurine_draws_two_and_discards_an_action(table):
    table.anna(hand="Figurine", deck="Village, Copper, Gold").plays("Figurine").chooses("Village")
    table.anna().has(hand="Copper", coins=1, buys=2, discard="Village", deck="Gold")


def test_figurine_need_not_discard(table):
    table.anna(hand="Figurine", deck="Village, Copper").plays("Figurine").passes().has(coins=0, buys=1, hand=2)


def test_figurine_discards_only_actions(table):
    table.anna(hand="Figurine", deck="2 Copper").plays("Figurine").has(coins=0, buys=1, hand="2 Copper")


def test_figurine_discards_one_action_only(table):
    table.anna(hand="Figurine", deck="2 Village").plays("Figurine").chooses("Village").has(hand="Village", coins=1)


def test_pendant_counts_itself_and_each_name_once(table):
    table.anna(hand="Pendant", play="2 Copper, Silver").plays("Pendant").has(coins=3)


def test_pendant_alone_is_worth_one(table):
    table.anna(hand="Pendant").plays("Pendant").has(coins=1)


def test_pendant_counts_a_treasure_of_an_earlier_turn(table):
    table.anna(hand="Pendant", durations=["Astrolabe"], deck="").plays("Pendant").has(coins=2)


def test_pendant_does_not_count_actions(table):
    table.anna(hand="Pendant", play="Village, Copper").plays("Pendant").has(coins=2)


def test_silver_mine_gains_a_cheaper_treasure_to_hand(table):
    table.set(kingdom=["Silver Mine", "Rope"]).anna(hand="Silver Mine").plays("Silver Mine")
    table.asks("Anna", "Copper", "Silver", "Rope")
    table.anna().chooses("Silver").has(hand="Silver")


def test_silver_mine_gains_no_other_silver_mine(table):
    table.anna(hand="Silver Mine").plays("Silver Mine")
    table.asks("Anna", "Copper", "Silver")


def test_what_silver_mine_gains_may_be_played_at_once(table):
    table.anna(hand="Silver Mine").plays("Silver Mine").chooses("Silver").plays("Silver").has(coins=2)


def test_silver_mine_played_twice_gains_twice(table):
    table.anna(hand="Crown, Silver Mine").passes().plays("Crown").chooses("Silver Mine")
    table.anna().chooses("Silver").chooses("Copper").has(hand="Silver, Copper")


def test_kings_cache_plays_a_treasure_three_times(table):
    table.anna(hand="King's Cache, Gold, Copper").plays("King's Cache").chooses("Gold").has(coins=9, hand="Copper")


def test_kings_cache_need_not_play_anything(table):
    table.anna(hand="King's Cache, Gold").plays("King's Cache").passes().has(coins=0, hand="Gold")


def test_kings_cache_on_kings_cache_plays_three_treasures_three_times(table):
    seat = table.anna(hand="2 King's Cache, Gold, Silver, Copper").plays("King's Cache").chooses("King's Cache")
    seat.chooses("Gold").chooses("Silver").chooses("Copper").has(coins=18, hand="")


def test_kings_cache_stays_with_a_duration(table):
    table.anna(hand="King's Cache, Rope", deck="20 Copper").plays("King's Cache").chooses("Rope").has(coins=3, buys=4)
    table.next_turn_of("Anna").has(play="King's Cache, Rope")


def test_kings_cache_plays_no_action(table):
    table.anna(hand="King's Cache, Village").passes().plays("King's Cache").has(hand="Village", coins=0)


def test_tools_gains_a_copy_of_what_another_has_in_play(table):
    table.anna(hand="Tools")
    table.bernd(hand="", durations=["Wharf"])
    table.anna().plays("Tools")
    table.asks("Anna", "Tools", "Wharf")
    table.anna().chooses("Wharf").has(discard="Wharf")


def test_tools_gains_tools(table):
    table.anna(hand="Tools").plays("Tools").has(discard="Tools")


def test_tools_cannot_gain_a_loot(table):
    table.anna(hand="Tools", play="Sword").plays("Tools").chooses("Sword").has(discard="")
    table.cited("plunder:tools:2")


def test_tools_gains_nothing_from_an_empty_pile(table):
    table.set(supply={"Gold": 0}).anna(hand="Tools", play="Gold").plays("Tools").chooses("Gold").has(discard="")


def test_gondola_pays_now_and_leaves_play(table):
    table.anna(hand="Gondola", deck="9 Copper").plays("Gondola").chooses("now").has(coins=2)
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Gondola")


def test_gondola_pays_next_turn(table):
    table.anna(hand="Gondola", deck="9 Copper").plays("Gondola").chooses("next-turn").has(coins=0)
    table.next_turn_of("Anna").has(coins=2, play="Gondola")


def test_gondola_played_three_times_chooses_each_time(table):
    seat = table.anna(hand="King's Cache, Gondola", deck="9 Copper").plays("King's Cache").chooses("Gondola")
    seat.chooses("now").chooses("next-turn").chooses("now").has(coins=4)
    table.next_turn_of("Anna").has(coins=2, play="King's Cache, Gondola")


def test_gaining_a_gondola_plays_an_action_from_hand(table):
    seat = buying(table, "Gondola", hand="Smithy, Copper", deck="9 Copper", coins=4).buys("Gondola")
    table.asks("Anna", "Smithy", may=True)
    seat.chooses("Smithy").has(hand="4 Copper", play="Smithy")


def test_gaining_a_gondola_need_not_play_an_action(table):
    buying(table, "Gondola", hand="Smithy").buys("Gondola").passes().has(hand="Smithy")
