"""The base game's cards, as they are argued about at the table."""


def test_cellar_discards_together_then_draws_as_many(table):
    table.anna(hand="Cellar, 2 Estate, Copper", deck="3 Gold").plays("Cellar")
    table.asks("Anna", "Estate", "Copper", may=True, least=0, most=3)
    table.anna().chooses("2 Estate").has(hand="Copper, 2 Gold", discard="2 Estate", actions=1)


def test_cellar_may_discard_nothing(table):
    table.anna(hand="Cellar, Estate", deck="Gold").plays("Cellar").chooses("-").has(
        hand="Estate", deck="Gold", actions=1
    )


def test_cellar_with_an_empty_hand_asks_nothing(table):
    table.anna(hand="Cellar", deck="Gold").plays("Cellar").has(hand="", deck="Gold")


def test_cellar_shuffles_in_what_it_just_discarded(table):
    table.anna(hand="Cellar, Estate", deck="").plays("Cellar").chooses("Estate").has(hand="Estate", discard="")
