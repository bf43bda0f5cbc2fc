"""A list from anywhere becomes a kingdom: either language, any shape; what is not understood is said."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.kingdoms import copies, parts, paste
from cards.kingdoms.layout import Layout, by_cost
from cards.kingdoms.links import kingdom_creator
from rules.document.layout import start
from rules.document.parse import parse
from rules.facts import LONGEST_NAME, facts
from rules.kingdoms import Kingdom, kingdoms


def piles(text: str) -> set[str]:
    found = paste.read(text)
    assert not found.unknown
    assert found.layout
    return set(found.layout.piles)


@pytest.mark.parametrize(
    "text",
    [
        "Village, Moat, Witch",
        "Dorf; Burggraben; Hexe",
        "- Village\n- Burggraben\n* Witch\n",
        "1. Dorf\n2. Moat\n3) Hexe",
        "10x Village\n10 × Moat\nWitch x10",
        "Village (3), Moat ($2), Witch [5]",
        "$3 Village\n$2* Moat\n$5 Witch",
        "Village $3*, Moat 2, Witch",
        "Village, Moat and Witch",
        "Dorf, Burggraben und Hexe",
        "KINGDOM: village, MOAT, witch",
        "Königreich:\nDorf\nBurggraben\nHexe",
        "Village\tMoat\tWitch",
    ],
)
def test_a_list_in_any_shape(text: str) -> None:
    assert piles(text) == {"village", "moat", "witch"}


def test_a_card_of_a_mixed_pile_stands_for_its_pile() -> None:
    assert piles("Herb Gatherer, Sibyl, Feldlager / Diebesgut, Dame Anna") == {
        "augurs",
        "encampment-plunder",
        "knights",
    }


def test_what_lies_beside_the_piles() -> None:
    found = paste.read(
        "Tand, Junge Hexe, Dorf\nVerbündeter: Höhlenbewohner\nBann: Keller\nEreignis: Mission\nWeg der Eule\n"
        "Platin und Kolonie\nUnterschlüpfe\nKupfer, Silber, Diadem"
    )
    assert not found.unknown
    assert found.layout == Layout(
        piles=("bauble", "village", "young-witch"),
        landscapes=("mission", "way-of-the-owl"),
        ally="cave-dwellers",
        bane="cellar",
        colony=True,
        shelters=True,
    )
    assert found.ignored == ["diadem"]


def test_a_sentence_that_only_leads_to_names() -> None:
    found = paste.read(
        "so the kingdom was engineer, overlord and royal blacksmith for debt, plus encampment/plunder, forum "
        "and villa. landmark was Tomb. who wins?"
    )
    assert not found.unknown
    assert found.layout
    assert set(found.layout.piles) == {
        *("engineer", "overlord", "royal-blacksmith", "encampment-plunder", "forum", "villa"),
    }
    assert found.layout.landscapes == ("tomb",)
    assert found.passed_over == ["who wins?"]


def test_with_what_it_was_played() -> None:
    found = paste.read("Village, Moat. Mit Unterschlüpfen gespielt.\nWe played with Colonies")
    assert found.whole
    assert (found.layout.shelters, found.layout.colony) == (True, True)


def test_what_stands_behind_a_name() -> None:
    """A box that is called nearly like a card, the pile of a Trait, the Shelters."""
    found = paste.read(
        "**Set of the day**\n*Bishop* – Prosperity\nMining Road\nAltar (Shelters)\nCheap (on Mining Road)"
    )
    assert not found.unknown
    assert found.passed_over == ["Set of the day"]
    assert found.layout == Layout(
        piles=("bishop", "mining-road", "altar"),
        landscapes=("cheap",),
        shelters=True,
        picks=(("cheap", "mining-road"),),
    )


def test_a_bane_in_brackets_or_as_the_eleventh() -> None:
    assert paste.read("Young Witch, Moat, Cellar (Bane)").layout.bane == "cellar"
    ten = "Young Witch, Witch, Market, Mine, Library, Festival, Smithy, Militia, Gardens, Remodel"
    eleven = paste.read(f"{ten}, Cellar").layout
    assert (eleven.bane, len(eleven.piles)) == ("cellar", 10)
    assert paste.read(ten).layout.bane == ""


@pytest.mark.parametrize(
    "text",
    [
        "Young Witch (Bane: Hamlet), Moat, Witch",
        "Young Witch, Moat, Witch (Bane: Hamlet)",
        "Young Witch, Moat, Witch, Hamlet (Bane)",
        "Young Witch (Hamlet), Moat, Witch",
        "Junge Hexe, Burggraben, Hexe\nBannstapel: Weiler",
        "Moat, Witch, Young Witch [bane pile: Hamlet]",
    ],
)
def test_a_bane_wherever_it_stands(text: str) -> None:
    found = paste.read(text)
    assert found.whole
    assert (set(found.layout.piles), found.layout.bane) == ({"young-witch", "moat", "witch"}, "hamlet")


def test_the_druids_boons_in_brackets() -> None:
    found = paste.read("Druid (The Mountain's Gift, The Sky's Gift, The Sun's Gift), Moat")
    assert found.whole
    assert found.layout.piles == ("druid", "moat") or set(found.layout.piles) == {"druid", "moat"}
    assert found.layout.boons == ("the-mountains-gift", "the-skys-gift", "the-suns-gift")


def test_what_set_ups_picked_in_brackets() -> None:
    found = paste.read(
        "Ferryman (Smithy), Village\nLandmark: Obelisk (Village)\nWay of the Mouse (Cellar)\nCheap (Village)"
    )
    assert found.whole
    assert found.layout.picked == {
        "ferryman": "smithy",
        "obelisk": "village",
        "way-of-the-mouse": "cellar",
        "cheap": "village",
    }


@pytest.mark.parametrize(
    "text",
    [
        "Village (Base), Moat (2, Action – Reaction)",
        "Village (Base, 2nd Edition)\nMoat",
        "Augurs (Sibyl, Acolyte), Moat",
    ],
)
def test_remarks_in_brackets_are_no_cards(text: str) -> None:
    assert paste.read(text).whole


def test_a_word_in_brackets_that_means_nothing_is_named() -> None:
    assert [each.text for each in paste.read("Village (Xyzzy), Moat").unknown] == ["Xyzzy"]
    assert [each.text for each in paste.read("Village, Moat\nhttps://example.org/1").unknown] == [
        "https://example.org/1"
    ]


def test_one_too_many_is_named() -> None:
    found = paste.read("Importer, Village\nAlly: Cave Dwellers\nAlly: Market Towns")
    assert (found.layout.ally, found.left_out) == ("cave-dwellers", ["market-towns"])


BOARD = {"village", "smithy", "market", "witch", "chapel", "militia", "festival", "laboratory", "mine", "moat"}
NAMES = "Village, Smithy, Market, Witch, Chapel, Militia, Festival, Laboratory, Mine"
FORUM = {  # in the manner of posts: what of it is passed over
    f"We played this great board last night and I wanted to share:\n\n{NAMES}, Moat\n\nWhat would you open?": 3,
    f"{NAMES.replace(',', ' (4),')} ($5), Moat $2": 0,
    f"**Kingdom**\n- $2: Chapel, Moat\n- $3: Village\n- $4: Smithy, Militia\n- $5: {NAMES[17:30]}, {NAMES[49:]}": 0,
    f"[b]Board:[/b] {NAMES.replace(', ', '/')}/Moat": 1,
    f"{NAMES.replace(',', '')} Moat": 0,
    "Set\tCard\tCost\n" + "".join(f"Base\t{name}\t$3\n" for name in (*NAMES.split(", "), "Moat")): 3,
    "".join(f"{n}) {name} x10\n" for n, name in enumerate([*NAMES.split(", "), "Moat"], 1)): 0,
    f"> {NAMES}\n> Moat": 0,
    f"Cards: {NAMES} and Moat.": 0,
    f"{NAMES.replace(', ', ' • ')} • Moat": 0,
}


@pytest.mark.parametrize("text", FORUM)
def test_a_post_of_a_forum(text: str) -> None:
    found = paste.read(text)
    assert not found.unknown
    assert set(found.layout.piles) == BOARD
    assert len(found.passed_over) == FORUM[text]


def test_what_a_set_up_picked_behind_a_colon() -> None:
    found = paste.read(
        f"{NAMES}, Moat\nLandmark: Aqueduct. Way of the Mouse: Native Village\nObelisk: Village\nTrait: Cheap (Moat)"
    )
    assert found.whole
    assert set(found.layout.landscapes) == {"aqueduct", "way-of-the-mouse", "obelisk", "cheap"}
    assert found.layout.picked == {"way-of-the-mouse": "native-village", "obelisk": "village", "cheap": "moat"}


def test_a_name_in_a_sentence_is_offered_not_taken() -> None:
    found = paste.read("We liked that Village\nSmithy, Moat")
    assert [(each.text, each.near[0][0]) for each in found.unknown] == [("We liked that Village", "Village")]
    assert set(found.layout.piles) == {"smithy", "moat"}


LINKS = {
    "https://kingdomcreator.com/?supply=coven,youngwitch,gatekeeper,ferryman,huntinglodge,livery,mastermind,paddock,"
    "stockpile,supplies&bane=hamlet&ferryman=village&events=populate&landmarks=obelisk(coven)"
    "&ways=wayofthemouse(menagerie)&traits=rich(livery)": Layout(
        piles=(
            *("coven", "ferryman", "gatekeeper", "hunting-lodge", "livery", "mastermind", "paddock"),
            *("stockpile", "supplies", "young-witch"),
        ),
        landscapes=("populate", "obelisk", "way-of-the-mouse", "rich"),
        bane="hamlet",
        picks=(("ferryman", "village"), ("obelisk", "coven"), ("rich", "livery"), ("way-of-the-mouse", "menagerie")),
    ),
    "https://www.dominionrandomizer.com/?supply=druid,kingscourt,seaside2_wharf&boons=theearthsgift,thefieldsgift,"
    "theseasgift&colonies=1&shelters=1&lang=en": Layout(
        piles=("druid", "wharf", "kings-court"),
        colony=True,
        shelters=True,
        boons=("the-earths-gift", "the-fields-gift", "the-seas-gift"),
    ),
    "https://kingdomcreator.com/?supply=village,importer,smithy&allies=citystate&landmarks=obelisk&obelisk=smithy"
    "&utm_source=chat": Layout(
        piles=("importer", "village", "smithy"),
        landscapes=("obelisk",),
        ally="city-state",
        picks=(("obelisk", "smithy"),),
    ),
    "?supply=alley,riverboat,innkeeper&riverboat=laboratory&ally=cavedwellers&prophecy=progress": Layout(
        piles=("riverboat", "alley", "innkeeper"),
        ally="cave-dwellers",
        prophecy="progress",
        picks=(("riverboat", "laboratory"),),
    ),
}


@pytest.mark.parametrize("link", LINKS)
def test_a_link_of_kingdom_creator(link: str) -> None:
    found = paste.read(link)
    expected = LINKS[link]
    assert found.whole, (found.unknown, found.left_out)
    assert set(found.layout.piles) == set(expected.piles)
    assert {**vars(found.layout), "piles": ()} == {
        **vars(expected),
        "piles": (),
        "picks": tuple(sorted(expected.picks)),
    }


@pytest.mark.parametrize("kingdom", kingdoms(), ids=lambda kingdom: kingdom.key)
def test_a_link_that_we_write_for_kingdom_creator_comes_back_the_same(kingdom: Kingdom) -> None:
    layout = Layout.of(kingdom)
    found = paste.read(kingdom_creator(layout))
    assert found.whole, (found.unknown, found.left_out)
    for part in ("piles", "landscapes", "boons", "picks"):
        assert set(getattr(found.layout, part)) == set(getattr(layout, part)), part
    for part in ("bane", "ally", "prophecy", "colony", "shelters"):
        assert getattr(found.layout, part) == getattr(layout, part), part


def test_a_link_for_kingdom_creator_says_what_a_set_up_picked_as_it_does_itself() -> None:
    layout = Layout(
        piles=("riverboat", "encampment-plunder", "kings-cache"),
        landscapes=("journey", "cheap"),
        prophecy="approaching-army",
        picks=(("approaching-army", "witch"), ("cheap", "kings-cache"), ("riverboat", "laboratory")),
    )
    assert kingdom_creator(layout) == (
        "https://kingdomcreator.com/?supply=encampmentplunder,kingscache,riverboat&riverboat=laboratory"
        "&events=journey&traits=cheap(kingscache)&prophecy=approachingarmy(witch)"
    )


@pytest.mark.parametrize(
    ("link", "slug"),
    [
        ("?supply=village,riverboat&riverboat=wharf", "wharf"),
        ("?supply=village,riverboat&riverboat=smithy", "smithy"),
        ("?supply=village&ways=wayofthemouse(smithy)", "smithy"),
    ],
)
def test_what_cannot_lie_apart_is_left_out(link: str, slug: str) -> None:
    found = paste.read(f"https://kingdomcreator.com/{link}")
    assert (found.layout.picks, found.left_out) == ((), [slug])


def test_an_id_that_nobody_knows_is_named() -> None:
    found = paste.read("https://kingdomcreator.com/?supply=village,xyzzy")
    assert [each.text for each in found.unknown] == ["xyzzy"]
    assert found.layout.piles == ("village",)


def test_unknown_names_come_with_suggestions() -> None:
    found = paste.read("Dorf, Burggrabn, Xyzzy")
    assert [each.text for each in found.unknown] == ["Burggrabn", "Xyzzy"]
    assert ("Moat", "Burggraben") in found.unknown[0].near
    assert found.unknown[1].near == []
    assert found.layout.piles == ("village",)


def test_the_name_of_a_recommended_kingdom() -> None:
    assert paste.read(" Vergrabene Schätze ").stored == "seaside2:buried-treasure"
    assert paste.read("Bad Omens").stored == ""  # also a Hex: then it is a card


def test_too_much_is_refused() -> None:
    assert paste.read("Dorf, " * 2000).too_long


@pytest.mark.parametrize("kingdom", kingdoms(), ids=lambda kingdom: kingdom.key)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_copy_of_a_kingdom_can_be_pasted_back(kingdom, language: str) -> None:  # type: ignore[no-untyped-def]
    from django.utils.translation import override

    layout = Layout.of(kingdom)
    layout = Layout(tuple(sorted(layout.piles, key=by_cost)), *list(vars(layout).values())[1:])
    with override(language):
        data = copies.as_data(layout)
        texts = [copies.as_document(data), json.dumps(copies.as_json({}, layout, {}))]
        texts.append(copies.as_text("Mine:", layout, [], "http://127.0.0.1/x").replace("Mine:", ""))
    for text in texts:
        found = paste.read(text)
        assert not found.unknown, [each.text for each in found.unknown]
        if "shelters" not in text and "Shelter" not in text and "Unterschl" not in text:
            assert not found.layout.shelters
        assert set(found.layout.piles) == set(layout.piles)
        assert set(found.layout.landscapes) == set(layout.landscapes)
        assert (found.layout.ally, found.layout.bane) == (layout.ally, layout.bane)
        assert (found.layout.colony, set(found.layout.boons)) == (layout.colony, set(layout.boons))


def test_a_copied_document_is_a_table_for_the_referee() -> None:
    layout = Layout(
        piles=("bauble", "village", "young-witch", "augurs"), ally="cave-dwellers", bane="cellar", colony=True
    )
    situation = parse(copies.table(copies.as_data(layout), 4))
    g = start(situation)
    assert g.table.players == 4
    assert {"bauble", "augurs", "cellar", "platinum", "colony"} <= set(g.table.piles)
    assert g.table.ally.slug == "cave-dwellers"
    assert g.table.bane.slug == "cellar"
    assert [len(g.hand(player)) for player in range(4)] == [5] * 4


@given(st.text(max_size=400))
def test_no_text_breaks_it(text: str) -> None:
    found = paste.read(text)
    if found.layout:
        assert all(slug in facts() for slug in found.layout.chosen)


@given(st.recursive(st.none() | st.booleans() | st.text(max_size=8), lambda inner: st.lists(inner, max_size=3)))
def test_no_document_breaks_it(value: object) -> None:
    paste.read(json.dumps({"kingdom": value, "piles": value, "ally": value, "bane": value, "landscapes": value}))


@pytest.mark.parametrize("value", ["!!bool maybe", "!!timestamp x", "!!int x"])
def test_a_tag_that_does_not_fit_its_value_breaks_nothing(value: str) -> None:
    assert paste.read(f"kingdom: {value}").layout is None


class Watched:
    """A pattern that knows how long the texts were that it was tried on."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self.pattern, self.tried = pattern, [0]

    def sub(self, by: str, text: str) -> str:
        self.tried.append(len(text))
        return self.pattern.sub(by, text)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        self.tried.append(len(text))
        return self.pattern.fullmatch(text)


@pytest.mark.parametrize("text", ["0", ".", "x. ", "a  ", "a \u2003", "village,,,,", "village and ", "(0 (", "$0"])
@pytest.mark.parametrize(
    "around", ["{}", "{}!z", "({}z)", "Village ({}z)", '{{"kingdom": ["{}z"]}}', "https://a.b/ {}z"]
)
def test_what_may_try_every_length_is_tried_on_short_texts_only(
    text: str, around: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The patterns go back and try again: on n letters they may take n² steps, or n³."""
    watched = {name: Watched(getattr(parts, name)) for name in ("BEFORE", "BEHIND", "REMARK")}
    for name, pattern in watched.items():
        monkeypatch.setattr(parts, name, pattern)
    paste.read(around.format((text * paste.LONGEST)[: paste.LONGEST - len(around)]))
    assert max(max(pattern.tried) for pattern in watched.values()) <= LONGEST_NAME


@pytest.mark.parametrize("text", ["0", "1x", "village "])
def test_a_long_word_is_named_by_its_beginning(text: str) -> None:
    long = (text * paste.LONGEST)[: paste.LONGEST - 20]
    found = paste.read(f"Moat, {long}, Witch")
    assert found.layout
    assert set(found.layout.piles) == {"moat", "witch"}
    named = [unknown.text for unknown in found.unknown] + [text[:60].strip() for text in found.passed_over]
    assert named == [long[:60].strip()]


TEN = {"moat", "village", "militia", "smithy", "throne-room", "witch", "market", "laboratory", "chapel", "festival"}


@pytest.mark.parametrize(
    "text",
    [
        "Here is the kingdom from last night, what would you open with this?\n\nMoat, Village, Militia, Smithy,\n"
        "Throne Room, Witch, Market, Laboratory, Chapel, Festival",
        "Card\tCost\tSet\n" + "\n".join(f"{facts()[slug].en}\t{facts()[slug].cost.coins}\tBase" for slug in TEN),
        "We tried this with three players: 1) Moat 2) Village 3) Militia 4) Smithy 5) Witch 6) Market 7) Laboratory "
        "8) Festival 9) Chapel 10) Throne Room",
        "Moat / Village / Militia / Smithy / Witch / Market / Laboratory / Festival / Chapel / Throne Room",
        "Hier unser Königreich von gestern Abend, was haltet ihr davon?\n"
        + "\n".join(facts()[slug].de for slug in TEN),
        "\n".join(f"- {facts()[slug].en}, {facts()[slug].cost.coins}" for slug in TEN),
        "\n".join(f"{facts()[slug].en} — ${facts()[slug].cost.coins}" for slug in TEN),
    ],
)
def test_a_forum_post_is_read(text: str) -> None:
    found = paste.read(text)
    assert not found.unknown
    assert found.layout
    assert set(found.layout.piles) == TEN


def test_what_stands_around_a_list_is_named() -> None:
    found = paste.read("Does anybody know how to play this kingdom?\nVillage, Moat, Witch")
    assert found.passed_over == ["Does anybody know how to play this kingdom?"]
    assert not found.whole


@pytest.mark.parametrize(
    ("said", "colony", "shelters"),
    [
        ("with Colonies and Platinum", True, False),
        ("mit Platin und Kolonien", True, False),
        ("no Colonies", False, False),
        ("Shelters: yes", False, True),
        ("ohne Unterschlüpfe", False, False),
    ],
)
def test_what_is_said_of_the_whole_table(said: str, colony: bool, shelters: bool) -> None:
    found = paste.read(f"Village, Moat, Witch\n{said}")
    assert found.layout
    assert (found.layout.colony, found.layout.shelters) == (colony, shelters)
    assert not found.unknown


def test_each_misspelt_name_is_one_tap_from_the_right_one() -> None:
    text = "Thronsal, Schmide, Markt"
    found = paste.read(text)
    (first, names), _second = paste.mend_list(text, found, 1)
    assert first.text == "Thronsal"
    assert ("Thronsaal", "Thronsaal, Schmide, Markt") in names
    assert piles(paste.all_mended(text, found, 1)) == {"throne-room", "smithy", "market"}


@pytest.mark.parametrize(
    "text",
    [
        "Keller 2, Burggraben 2, Dorf 3",
        "Cellar: 2\nMoat @ 2\nVillage =3",
        "1. {{Cost|2}} Cellar\n2. {{Cost|2}} Moat\n3. Village - 3$",
        "Cellar, cost 2 Actions\nMoat kostet 2\nVillage $ 3",
        "2er: Cellar, Moat\n3er: Village",
        "Moin zusammen, gestern zu viert gespielt: Keller, Burggraben, Dorf",
        "Hey all, good night\nCellar, Moat, Village\nBoxes: Base",
    ],
)
def test_prices_and_chat_around_names(text: str) -> None:
    found = paste.read(text)
    assert not found.unknown
    assert found.layout
    assert set(found.layout.piles) == {"cellar", "moat", "village"}


def test_what_a_trait_lies_on() -> None:
    found = paste.read("Crew, Cage, Moat\nTrait: Pious on Crew\nObelisk auf Burggraben")
    assert found.whole
    assert found.layout
    assert found.layout.landscapes == ("pious", "obelisk")
    assert found.layout.picked == {"pious": "crew", "obelisk": "moat"}


@pytest.mark.parametrize(
    ("text", "players"),
    [("Cellar, Moat, 4 players", 4), ("Keller, Burggraben\nzu dritt, 3 Spieler", 3), ("Cellar, Moat", 0)],
)
def test_how_many_sit_there(text: str, players: int) -> None:
    found = paste.read(text)
    assert found.players == players
    assert not found.unknown


def test_a_box_in_a_sentence_is_no_card() -> None:
    """Plunder is a box and a pile."""
    found = paste.read("Just got Plunder\nCellar, Moat")
    assert found.passed_over == ["Just got Plunder"]
    assert paste.read("Encampment / Plunder, Moat").layout.piles == ("encampment-plunder", "moat")
