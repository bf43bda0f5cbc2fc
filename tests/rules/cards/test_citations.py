"""A ruling on a special case is cited where that case is, and nowhere else."""

from __future__ import annotations

import pytest

from rules import Run, parse

BERND = "Bernd: {hand: [], deck: []}"
BERNDS_TURN = "turn: {player: Bernd, phase: buy}\n"
FIRST = "editions: {Base: 1, Seaside: 1, Hinterlands: 1}\n"


def anna(zones: str, moves: str, others: str = BERND, rest: str = "") -> str:
    return f"{rest}players: {{Anna: {{{zones}}}, {others}}}\nmoves: [{moves}]"


CASES = {
    "cornucopia2:carnival:2": (
        anna("hand: [Carnival], deck: [Gold, Copper]", "play Carnival"),
        anna("hand: [Carnival], deck: [Gold, Copper, Silver, Estate]", "play Carnival"),
    ),
    "dark-ages:wandering-minstrel:1": (
        anna("hand: [Wandering Minstrel], deck: [3 Copper]", "play Wandering Minstrel"),
        anna("hand: [Wandering Minstrel], deck: [4 Copper]", "play Wandering Minstrel"),
    ),
    "dark-ages:wandering-minstrel:2": (
        anna("hand: [Wandering Minstrel], deck: [Copper, Nobles, 2 Copper]", "play Wandering Minstrel"),
        anna("hand: [Wandering Minstrel], deck: [Copper, Village, 2 Copper]", "play Wandering Minstrel"),
    ),
    "intrigue2:shanty-town:1": (
        anna("hand: [Shanty Town], deck: [2 Copper]", "play Shanty Town"),
        anna("hand: [Shanty Town, Estate], deck: [2 Copper]", "play Shanty Town"),
    ),
    "intrigue2:shanty-town:2": (
        anna("hand: [Shanty Town, Nobles], deck: [2 Copper]", "play Shanty Town"),
        anna("hand: [Shanty Town, Village], deck: [2 Copper]", "play Shanty Town"),
    ),
    "rising-sun:tanuki:2": (
        anna("hand: [Tanuki], deck: []", "play Tanuki"),
        anna("hand: [Tanuki, Copper], deck: []", "play Tanuki, Estate"),
    ),
    "guilds2:soothsayer:1": (
        anna("hand: [Soothsayer], deck: []", "play Soothsayer", rest="supply: {Gold: 0}\n"),
        anna("hand: [Soothsayer], deck: []", "play Soothsayer"),
    ),
    "menagerie:stockpile:1": (
        anna("hand: [Crown, Stockpile], deck: []", "'-', play Crown, Stockpile"),
        anna("hand: [Stockpile], deck: []", "play Stockpile"),
    ),
    "cornucopia2:joust:1": (  # which Rewards there are, and what a +1 Card has to do with it
        anna("hand: [Joust, Province], deck: [2 Copper]", "play Joust, Province, Courser"),
        anna("hand: [Joust], deck: [2 Copper]", "play Joust"),
    ),
    "menagerie:sanctuary:1": (
        anna("hand: [Sanctuary, Copper], deck: []", "play Sanctuary, Copper"),
        anna("hand: [Sanctuary], deck: []", "play Sanctuary"),
    ),
    "rising-sun:sickness:1": (
        anna("hand: [], deck: [], discard: []", "'-', curse", rest="prophecy: Sickness\nsun: 0\nturn: {phase: buy}\n"),
        anna(
            "hand: [], deck: [], discard: []", "'-', discard", rest="prophecy: Sickness\nsun: 0\nturn: {phase: buy}\n"
        ),
    ),
    "seaside2:warehouse:3": (
        anna("hand: [Warehouse], deck: [3 Copper]", "play Warehouse"),
        anna("hand: [Warehouse, Gold], deck: [3 Copper]", "play Warehouse, 3 Copper"),
    ),
    "seaside1:warehouse:1": (
        anna("hand: [Warehouse, 3 Gold], deck: [Copper]", "play Warehouse, '3 Gold'"),
        anna("hand: [Warehouse, Gold], deck: [3 Copper]", "play Warehouse, 3 Copper"),
    ),
    "seaside2:pirate:2": (
        anna("hand: [Mine, Copper], deck: []", "play Mine, yes, Silver, yes", "Bernd: {hand: [Pirate], deck: []}"),
        anna("hand: [Pirate], deck: []", "play Pirate"),
    ),
    "seaside2:treasury:2": (
        anna("hand: [2 Treasury], deck: [2 Copper]", "play Treasury, play Treasury, '-', 'yes', 'yes'"),
        anna("hand: [Treasury], deck: [2 Copper]", "play Treasury, '-', 'yes'"),
    ),
    "seaside2:treasury:3": (
        anna("hand: [Treasury, Workshop], deck: [Copper]", "play Treasury, play Workshop, Estate, '-', 'yes'"),
        anna("hand: [Treasury, Workshop], deck: [Copper]", "play Treasury, play Workshop, Silver, '-', 'yes'"),
    ),
    "seaside2:treasure-map:2": (
        anna("hand: [2 Treasure Map], deck: []", "play Treasure Map", rest="supply: {Gold: 3}\n"),
        anna("hand: [2 Treasure Map], deck: []", "play Treasure Map", rest="supply: {Gold: 4}\n"),
    ),
    "seaside1:explorer:1": (
        anna("hand: [Explorer, Province], deck: []", "play Explorer, '-'", rest=FIRST),
        anna("hand: [Explorer, Province], deck: []", "play Explorer, Province", rest=FIRST),
    ),
    "base2:cellar:2": (
        anna("hand: [Cellar, Copper], deck: []", "play Cellar, Copper"),
        anna("hand: [Cellar, Copper], deck: [Gold]", "play Cellar, Copper"),
    ),
    "base2:militia:2": (
        anna("hand: [Militia], deck: []", "play Militia", "Bernd: {hand: [3 Copper], deck: []}"),
        anna("hand: [Militia], deck: []", "play Militia", "Bernd: {hand: [4 Copper], deck: []}"),
    ),
    "base2:bandit:2": (
        anna("hand: [Bandit], deck: []", "play Bandit, Silver", "Bernd: {hand: [], deck: [Silver, Gold]}"),
        anna("hand: [Bandit], deck: []", "play Bandit", "Bernd: {hand: [], deck: [Silver, Copper]}"),
    ),
    "base2:merchant:2": (
        anna("hand: [2 Merchant, Silver], deck: []", "play Merchant, play Merchant, play Silver"),
        anna("hand: [Merchant, Silver], deck: []", "play Merchant, play Silver"),
    ),
    "base1:adventurer:1": (
        anna("hand: [Adventurer], deck: [Gold], discard: [Copper]", "play Adventurer", rest=FIRST),
        anna("hand: [Adventurer], deck: [Gold, Copper]", "play Adventurer", rest=FIRST),
    ),
    "base1:feast:2": (
        anna("hand: [Throne Room, Feast], deck: []", "play Throne Room, Silver, Silver", rest=FIRST),
        anna("hand: [Feast], deck: []", "play Feast, Silver", rest=FIRST),
    ),
    "cornucopia:tournament:2": (
        anna("hand: [Tournament, Province], deck: []", "play Tournament, Province, Duchy", rest="supply: {Duchy: 0}\n"),
        anna("hand: [Tournament, Province], deck: []", "play Tournament, Province, Diadem"),
    ),
    "cornucopia:jester:5": (
        anna(
            "hand: [Jester], deck: []",
            "play Jester, they",
            "Bernd: {hand: [], deck: [Gold]}",
            "supply: {Gold: 0}\n",
        ),
        anna("hand: [Jester], deck: []", "play Jester, they", "Bernd: {hand: [], deck: [Gold]}"),
    ),
    "cornucopia:horse-traders:2": (
        anna("hand: [Horse Traders, Copper], deck: []", "play Horse Traders"),
        anna("hand: [Horse Traders, 2 Copper], deck: []", "play Horse Traders"),
    ),
    "cornucopia:princess:3": (
        anna("hand: [Throne Room, Princess], deck: []", "play Throne Room, Princess"),
        anna("hand: [Princess], deck: []", "play Princess"),
    ),
    "hinterlands1:fools-gold:3": (
        anna("hand: [Counterfeit, Fool's Gold], deck: []", "play Counterfeit, yes"),
        anna("hand: [2 Fool's Gold], deck: []", "play treasures"),
    ),
    "hinterlands1:ill-gotten-gains:5": (
        anna("hand: [], deck: []", "buy Ill-Gotten Gains", rest="supply: {Curse: 0}\nturn: {phase: buy, coins: 5}\n"),
        anna("hand: [], deck: []", "buy Ill-Gotten Gains", rest="turn: {phase: buy, coins: 5}\n"),
    ),
    "hinterlands1:margrave:2": (
        anna("hand: [Margrave], deck: []", "play Margrave", "Bernd: {hand: [3 Copper], deck: []}"),
        anna("hand: [Margrave], deck: []", "play Margrave", "Bernd: {hand: [4 Copper], deck: []}"),
    ),
    "hinterlands2:trail:2": (
        anna("hand: [Chapel, Trail], deck: []", "play Chapel, Trail, yes"),
        anna("hand: [Workshop], deck: []", "play Workshop, Trail, yes"),
    ),
    "hinterlands2:highway:2": (
        anna("hand: [2 Highway], deck: []", "play Highway, play Highway, buy Gold", rest="turn: {coins: 4}\n"),
        anna("hand: [Highway], deck: []", "play Highway, buy Gold", rest="turn: {coins: 5}\n"),
    ),
    "allies:garrison:5": (
        anna("hand: [Throne Room, Garrison], deck: []", "play Throne Room, Garrison, buy Copper"),
        anna("hand: [Garrison], deck: []", "play Garrison, buy Copper"),
    ),
    "allies:hill-fort:3": (
        anna("hand: [Hill Fort, Watchtower], deck: []", "play Hill Fort, Silver, deck, hand"),
        anna("hand: [Hill Fort], deck: []", "play Hill Fort, Silver, hand"),
    ),
    "allies:hill-fort:4": (
        anna(
            "hand: [Hill Fort], deck: [], tokens: {favors: 2}",
            "play Hill Fort, Silver, Copper, hand",
            rest="ally: Architects' Guild\n",
        ),
        anna("hand: [Hill Fort], deck: []", "play Hill Fort, Silver, hand"),
    ),
    "allies:blacksmith:1": (
        anna("hand: [Blacksmith], deck: []", "play Blacksmith, six"),
        anna("hand: [Blacksmith], deck: []", "play Blacksmith, cards"),
    ),
    "allies:lich:6": (
        anna("hand: [2 Lich], deck: []", "play Lich, play Lich"),
        anna("hand: [Lich], deck: []", "play Lich"),
    ),
    "allies:cave-dwellers:3": (
        anna("hand: [], deck: [Copper]", "'-', yes", rest=f"ally: Cave Dwellers\n{BERNDS_TURN}"),
        anna("hand: [Gold], deck: [Copper]", "'-', Gold", rest=f"ally: Cave Dwellers\n{BERNDS_TURN}"),
    ),
    "allies:coastal-haven:2": (
        anna("hand: [Outpost, Gold], deck: [9 Copper]", "play Outpost, '-', Gold", rest="ally: Coastal Haven\n"),
        anna("hand: [Gold], deck: [9 Copper]", "'-', Gold", rest="ally: Coastal Haven\n"),
    ),
    "base2:witch:2": (
        anna("hand: [Witch], deck: []", "play Witch", rest="supply: {Curse: 0}\n"),
        anna("hand: [Witch], deck: []", "play Witch"),
    ),
    "base2:bureaucrat:1": (
        anna("hand: [Bureaucrat], deck: []", "play Bureaucrat"),
        anna("hand: [Bureaucrat], deck: [Copper]", "play Bureaucrat"),
    ),
    "base2:vassal:4": (
        anna("hand: [Vassal], deck: []", "play Vassal"),
        anna("hand: [Vassal], deck: [Copper]", "play Vassal"),
    ),
    "base2:sentry:4": (
        anna("hand: [Sentry], deck: [Copper, Gold]", "play Sentry, '-', '-'"),
        anna("hand: [Sentry], deck: [Copper, 2 Gold]", "play Sentry, '-', '-'"),
    ),
    "cornucopia:remake:3": (
        anna("hand: [Remake, Copper], deck: []", "play Remake"),
        anna("hand: [Remake, Estate], deck: []", "play Remake"),
    ),
    "cornucopia:followers:1": (
        anna("hand: [Followers], deck: []", "play Followers", rest="supply: {Estate: 0}\n"),
        anna("hand: [Followers], deck: []", "play Followers"),
    ),
    "cornucopia:bag-of-gold:1": (
        anna("hand: [Bag of Gold], deck: []", "play Bag of Gold"),
        anna("hand: [Bag of Gold], deck: [Copper]", "play Bag of Gold"),
    ),
    "cornucopia:harvest:2": (
        anna("hand: [Harvest], deck: [3 Copper]", "play Harvest"),
        anna("hand: [Harvest], deck: [4 Copper]", "play Harvest"),
    ),
    "hinterlands1:jack-of-all-trades:4": (
        anna("hand: [Jack of All Trades, 5 Copper], deck: [Gold]", "play Jack of All Trades, 'no'"),
        anna("hand: [Jack of All Trades, 4 Copper], deck: [Gold]", "play Jack of All Trades, 'no'"),
    ),
    "seaside1:outpost:2": (
        anna("hand: [Outpost], deck: []", "play Outpost", rest=FIRST + "turn: {extra: Outpost}\n"),
        anna("hand: [Outpost], deck: []", "play Outpost", rest=FIRST),
    ),
    "allies:sunken-treasure:1": (
        anna("hand: [Sunken Treasure], play: [Old Map], deck: []", "play Sunken Treasure"),
        anna("hand: [Sunken Treasure], deck: []", "play Sunken Treasure"),
    ),
    "allies:distant-shore:2": (
        anna("hand: [Distant Shore], deck: []", "play Distant Shore", rest="supply: {Estate: 0}\n"),
        anna("hand: [Distant Shore], deck: []", "play Distant Shore"),
    ),
    "allies:trappers-lodge:1": (
        anna("hand: [Workshop], deck: []", "play Workshop, Silver, yes", rest="ally: Trappers' Lodge\n"),
        anna("hand: [Workshop], deck: [Copper]", "play Workshop, Silver, yes", rest="ally: Trappers' Lodge\n"),
    ),
    "allies:territory:2": (
        anna(
            "hand: [], deck: []", "buy Territory", rest="supply: {Clashes: [Territory]}\nturn: {phase: buy, coins: 6}\n"
        ),
        anna(
            "hand: [], deck: []",
            "buy Territory",
            rest="supply: {Clashes: [2 Territory]}\nturn: {phase: buy, coins: 6}\n",
        ),
    ),
}


@pytest.mark.parametrize("ruling", CASES)
def test_a_ruling_is_cited_in_its_own_case_only(ruling: str) -> None:
    case, another = (Run(parse(document)) for document in CASES[ruling])
    assert case.stop is None
    assert another.stop is None
    assert any(ruling in step.cites for step in case.steps)
    assert not any(ruling in step.cites for step in another.steps)
