"""What tests of Boons share: a Boon on top of the deck, where it lies afterwards."""

BOONS = ("Earth", "Field", "Flame", "Forest", "Moon", "Mountain", "River", "Sea", "Sky", "Sun", "Swamp", "Wind")


def gift(name):
    return f"The {name}'s Gift"


def bard(table, boon, **zones):
    """Anna plays a Bard, and that Boon lies on top of the deck."""
    table.set(boons=[boon])
    return table.anna(**{"hand": "Bard", **zones}).plays("Bard")


def discarded(table):
    return [slug.removeprefix("the-").removesuffix("s-gift") for slug in table.game.beside.discarded_boons]


def gaining(table, name, boon):
    """Anna buys that card in her Buy phase, and that Boon lies on top of the deck."""
    table.set(kingdom=[name], boons=[boon], turn={"phase": "buy", "coins": 4, "buys": 2})
    return table.anna(hand="", deck="12 Gold").buys(name)
