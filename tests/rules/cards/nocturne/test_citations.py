"""Which rulings a step of Nocturne or of a Procession names: the one on its very case first, and no other case's."""

from rules import Run, parse


def steps(anna, moves, **parts):
    players = {"Anna": {"deck": ["9 Copper"], **anna}, "Bernd": {"hand": ["5 Copper"], "deck": []}}
    run = Run(parse({"players": players, "moves": moves, **parts}))
    assert run.stop is None, run.stop
    return run.answer()["steps"]


def cited(text, *table, **parts):
    return [step["cites"][0] for step in steps(*table, **parts) if text in step["text"]["en"]]


def test_the_last_curse_of_an_idol_is_gained_and_not_missed():
    night = {"turn": {"phase": "buy"}, "boons": ["The Sea's Gift"]}
    moves = ["play Idol", "play Idol"]
    anna = {"hand": ["2 Idol"]}
    assert cited("Bernd gains a Curse", anna, moves, supply={"Curse": 1}, **night) == ["nocturne:idol:1"]
    assert cited("no Curse left", anna, moves, supply={"Curse": 0}, **night) == ["nocturne:idol:4"]


def test_ghost_sets_the_found_action_aside_before_everybody():
    told = steps({"hand": ["Ghost"], "deck": ["Estate", "Smithy", "9 Copper"]}, ["play Ghost"], turn={"phase": "night"})
    kinds = [(step["kind"], step["cards"]) for step in told[1:5]]
    assert kinds == [
        ("reveal", ["Estate"]),
        ("reveal", ["Smithy"]),
        ("discard", ["Estate"]),
        ("set-aside", ["Smithy"]),
    ]


def test_tragic_hero_names_the_second_play_only_then():
    hero = {"hand": ["Tragic Hero", "5 Copper"]}
    assert cited("Anna gains a Gold", hero, ["play Tragic Hero", "Gold"]) == ["nocturne:tragic-hero:1"]
    throned = {"hand": ["Throne Room", "Tragic Hero", "5 Copper"]}
    found = cited("Anna gains a Gold", throned, ["play Throne Room", "Tragic Hero", "Gold", "Gold"])
    assert found == ["nocturne:tragic-hero:1", "nocturne:tragic-hero:2"]


def test_procession_names_durations_only_where_one_is_in_hand():
    moves = ["play Procession", "Fortress"]
    plain = cited("plays a Fortress", {"hand": ["Procession", "Fortress"]}, moves)
    assert plain == ["dark-ages:procession:6"]
    beside = cited("plays a Fortress", {"hand": ["Procession", "Fortress", "Wharf"]}, moves)
    assert beside == ["dark-ages:procession:1"]
