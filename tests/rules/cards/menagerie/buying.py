"""Anna in her Buy phase."""

from tests.rules.conftest import Seat, Table


def buying(table: Table, *kingdom: str, coins: int = 9, buys: int = 3, **zones: object) -> Seat:
    """She buys, and plays no Treasures any more."""
    turn = {"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True}
    table.set(kingdom=list(kingdom), turn=turn)
    seat: Seat = table.anna(**{"hand": "", "deck": "", **zones})
    return seat
