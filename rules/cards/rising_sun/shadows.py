"""Rising Sun: Shadows, which can be played from the deck as if they were in hand (rules.rulebook.shadows)."""

from __future__ import annotations

from rules.words import (
    card,
    discard_down_to,
    discard_from_hand,
    draw_up_to,
    each_other,
    gain_choice,
    line,
    noted,
    plus,
    trash_from_hand,
    up_to_more,
    when,
)

card(
    "fishmonger",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    cites="rising-sun:fishmonger:1",
)

card(
    "alley",
    line(1, plus(cards=1), cites="base2:play:1"),
    line(2, plus(actions=1), cites="base2:play:1"),
    line(
        3,
        discard_from_hand(1),
        cites="rising-sun:alley:1",
        cases={"rising-sun:alley:2": lambda c: any(c.known(card).slug == "alley" for card in c.deck)},
    ),
)

card(
    "ninja",
    line(1, plus(cards=1), cites="base2:play:1"),
    line(2, each_other(discard_down_to(3, "rising-sun:ninja:1")), cites=("rising-sun:ninja:1", "rising-sun:ninja:2")),
)

card("ronin", line(1, draw_up_to(7), cites=("rising-sun:ronin:1", "rising-sun:ronin:2")))

card(
    "tanuki",
    line(
        1,
        trash_from_hand(),
        cites="base2:play:1",
        cases={"rising-sun:tanuki:2": lambda c: not c.hand and not c.many("trashed")},
    ),
    line(2, when(noted("trashed"), gain_choice(up_to_more(2))), cites="rising-sun:tanuki:1"),
)
