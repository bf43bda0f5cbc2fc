"""Everything that has to be done before the first turn, for 2 to 6 players, and what can stay in the boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from cards.kingdoms.layout import Layout, liaisons, omens
from cards.kingdoms.owning import boxes
from cards.kingdoms.words import counted, in_order, kind_name, language, listed, name, names, setup_line
from rules.facts import cards_of_kind, expansions, facts, in_every_game, kinds, kinds_of_cards, sun_tokens

PLAYERS = range(2, 7)
BESIDE = kinds("own-pile")

MATS = {
    "mat:coffers": gettext_lazy("Coffers mat"),
    "mat:exile": gettext_lazy("Exile mat"),
    "mat:favors": gettext_lazy("Favor mat"),
    "mat:island": gettext_lazy("Island mat"),
    "mat:native-village": gettext_lazy("Native Village mat"),
    "mat:pirate-ship": gettext_lazy("Pirate Ship mat"),
    "mat:tavern": gettext_lazy("Tavern mat"),
    "mat:trade-route": gettext_lazy("Trade Route mat"),
    "mat:villagers": gettext_lazy("Villagers mat"),
}
TOKENS = {
    "token:coin": gettext_lazy("Coin tokens"),
    "token:cube": gettext_lazy("Project cubes"),
    "token:debt": gettext_lazy("Debt tokens"),
    "token:embargo": gettext_lazy("Embargo tokens"),
    "token:favors": gettext_lazy("Favor tokens"),
    "token:garrison": gettext_lazy("Tokens for the Garrisons"),
    "token:estate": gettext_lazy("Estate token"),
    "token:journey": gettext_lazy("Journey token"),
    "token:minus-card": gettext_lazy("−1 Card token"),
    "token:minus-coin": gettext_lazy("−1 Coin token"),
    "token:minus-cost": gettext_lazy("−2 Cost token"),
    "token:plus-action": gettext_lazy("+1 Action token"),
    "token:plus-buy": gettext_lazy("+1 Buy token"),
    "token:plus-card": gettext_lazy("+1 Card token"),
    "token:plus-coin": gettext_lazy("+1 Coin token"),
    "token:sun": gettext_lazy("Sun tokens"),
    "token:trashing": gettext_lazy("Trashing token"),
    "token:vp": gettext_lazy("Victory point tokens"),
}
# One for each player; the other tokens lie in a heap for all.
OWN_TOKENS = (
    *("token:estate", "token:journey", "token:minus-card", "token:minus-coin", "token:minus-cost", "token:trashing"),
    *("token:plus-action", "token:plus-buy", "token:plus-card", "token:plus-coin"),
)


@dataclass(frozen=True)
class Item:
    """One thing to do. The key is the same in every language, so that a browser can remember what was ticked."""

    key: str
    title: str
    detail: str = ""


def checklist(layout: Layout, players: int) -> list[Item]:
    return [item for part in PARTS for item in part(layout, players)]


def size(layout: Layout, slug: str, players: int) -> int:
    """How many cards the pile starts with. A Copper that an Heirloom replaces stays in the Supply."""
    count = facts()[slug].count(players)
    return count + players * len(heirlooms(layout)) if slug == "copper" else count


def heirlooms(layout: Layout) -> tuple[str, ...]:
    return layout.of_kind("heirloom")


def because_of(layout: Layout, things: Iterable[str]) -> str:
    """Which cards of the kingdom ask for this."""
    wanted = set(things)
    who = [
        slug
        for slug in layout.chosen
        if any(wanted & set(facts()[part].brings) for part in (slug, *facts()[slug].cards))
    ]
    return _("because of %(cards)s") % {"cards": listed(map(name, who))} if who else ""


# --- the Supply ------------------------------------------------------------------------------------------------------


def kingdom_piles(layout: Layout, players: int) -> Iterator[Item]:
    piles = in_order(layout.piles)
    sizes = {slug: size(layout, slug, players) for slug in piles}
    usual = Counter(sizes.values()).most_common(1)[0][0]
    special = {slug: n for slug, n in sizes.items() if n != usual}
    title = ngettext("Lay out the pile", "Lay out the %(n)s piles", len(piles)) % {"n": len(piles)}
    if len(piles) == 10:
        title = _("Lay out the ten piles")
    each = ngettext("%(n)s card each", "%(n)s cards each", usual) % {"n": usual}
    yield Item("piles", title, f"{each}; {counted(special)}" if special else each)


def bane(layout: Layout, players: int) -> Iterator[Item]:
    if "young-witch" in layout.piles and not layout.bane:
        detail = _("any Kingdom pile that is not in use and costs 2 or 3, laid across Young Witch")
        yield Item("bane", _("Choose a bane pile"), detail)
    if layout.bane:
        detail = _("%(n)s cards; they are the bane cards, and part of the Supply")
        title = _("%(bane)s across Young Witch") % {"bane": name(layout.bane)}
        yield Item("bane", title, detail % {"n": size(layout, layout.bane, players)})


def mixed_piles(layout: Layout, players: int) -> Iterator[Item]:
    for slug in in_order(slug for slug in layout.laid_out if facts()[slug].cards):
        parts = {part: facts()[part].count(players) for part in facts()[slug].cards}
        if facts()[slug].shuffled:
            title, detail = _("Shuffle: %(pile)s"), _("face down, only the top card face up")
        else:
            title, detail = _("Sort: %(pile)s"), _("top to bottom: %(cards)s") % {"cards": counted(parts)}
        yield Item(f"sort:{slug}", title % {"pile": name(slug)}, detail)


def treasures(layout: Layout, players: int) -> Iterator[Item]:
    slugs = ["copper", "silver", "gold", *(["platinum"] if layout.colony else [])]
    slugs += [slug for slug in layout.cards if slug == "potion"]
    yield Item("treasures", _("Treasures"), counted({slug: size(layout, slug, players) for slug in slugs}))


def victory_cards(layout: Layout, players: int) -> Iterator[Item]:
    slugs = ["estate", "duchy", "province", *(["colony"] if layout.colony else [])]
    title = _("Victory cards for %(players)s") % {"players": players}
    yield Item("victory", title, counted({slug: size(layout, slug, players) for slug in slugs}))


def curses(layout: Layout, players: int) -> Iterator[Item]:
    n = size(layout, "curse", players)
    yield Item("curses", ngettext("%(n)s Curse", "%(n)s Curses", n) % {"n": n}, _("10 for each player but the first"))


def ruins(layout: Layout, players: int) -> Iterator[Item]:
    if "ruins" in layout.cards:
        n = size(layout, "ruins", players)
        detail = _("shuffle all fifty, count them off face down, turn up the top one")
        yield Item("ruins", _("%(n)s Ruins") % {"n": n}, f"{detail}; {because_of(layout, ['ruins'])}")


# --- beside the Supply -----------------------------------------------------------------------------------------------


def landscapes(layout: Layout, players: int) -> Iterator[Item]:
    for slug in layout.landscapes:
        title = _("%(kind)s beside the Supply: %(name)s") % {"kind": kind_name(slug), "name": name(slug)}
        detail = trait_line(layout, slug) if facts()[slug].kind == "trait" else picked_line(layout, slug)
        yield Item(f"landscape:{slug}", title, detail or setup_line(slug))


def picked_line(layout: Layout, slug: str) -> str:
    """What its set-up has picked already."""
    picked = layout.picked.get(slug)
    return _("picked: %(name)s") % {"name": name(picked)} if picked else ""


def trait_line(layout: Layout, slug: str) -> str:
    """Which pile it lies at; then what it asks for itself, which is no picking."""
    if picked := layout.picked.get(slug):
        where = _("lay it at this pile: %(name)s") % {"name": name(picked)}
    else:
        where = _("lay it at a Kingdom pile of Actions or Treasures, chosen by lot; no pile has two Traits")
    return "; ".join(filter(None, [where, setup_line(slug)]))


def prophecy(layout: Layout, players: int) -> Iterator[Item]:
    asking = omens(layout.asking)
    if layout.prophecy:
        title = _("%(kind)s beside the Supply: %(name)s")
        detail = _("%(n)s Sun tokens on it") % {"n": sun_tokens(players)}
        told = title % {"kind": kind_name(layout.prophecy), "name": name(layout.prophecy)}
        more = ""
        if army := layout.picked.get(layout.prophecy):
            more = _("one more pile in the Supply: %(name)s, %(n)s cards")
            more %= {"name": name(army), "n": size(layout, army, players)}
        yield Item("prophecy", told, "; ".join(filter(None, [detail, more])))
    elif asking:
        detail = _("one of them by lot, with %(n)s Sun tokens on it; %(cards)s")
        yield Item("prophecy", _("Choose a Prophecy"), detail % {"n": sun_tokens(players), "cards": names(asking)})


def ally(layout: Layout, players: int) -> Iterator[Item]:
    who = liaisons(layout.asking)
    if layout.ally:
        title = _("Ally beside the Supply: %(name)s") % {"name": name(layout.ally)}
        parts = [part for slug in who for part in (facts()[slug].cards or (slug,)) if "Liaison" in facts()[part].types]
        detail = ngettext("%(cards)s is a Liaison", "%(cards)s are Liaisons", len(parts))
        yield Item("ally", title, detail % {"cards": listed(map(name, parts))} if parts else "")
    elif who:
        detail = _("with a Liaison in the game there is exactly one: %(cards)s") % {"cards": names(who)}
        yield Item("ally", _("Choose an Ally"), detail)


def favors(layout: Layout, players: int) -> Iterator[Item]:
    if not layout.ally and not liaisons(layout.asking):
        return
    five = "importer" in layout.asking
    title = _("Favor mat and 5 Favors each") if five else _("Favor mat and 1 Favor each")
    rest = _("the other tokens in reach of all")
    why = _("one, and four more because of %(importer)s") % {"importer": name("importer")} if five else ""
    yield Item("favors", title, "; ".join(filter(None, [why, rest])))


def beside(layout: Layout, players: int) -> Iterator[Item]:
    prizes = layout.of_kind("prize")
    if prizes:
        title = _("Prize pile beside the Supply, face up")
        yield Item("prizes", title, f"{names(prizes)}; {because_of(layout, prizes)}")
    rewards = layout.of_kind("reward")
    if rewards:
        piles = counted({slug: facts()[slug].count(players) for slug in rewards})
        yield Item("rewards", _("Rewards beside the Supply, face up"), f"{piles}; {because_of(layout, rewards)}")
    if "loot" in layout.cards:
        title = _("Shuffle the %(n)s Loot cards into a pile, face down") % {"n": facts()["loot"].count(players)}
        yield Item("loot", title, because_of(layout, ["loot"]))
    travellers = layout.of_kind("traveller-upgrade")
    for slugs in (*((slug,) for slug in layout.of_kind("spirit", "non-supply")), travellers):
        if slugs:
            piles = counted({slug: facts()[slug].count(players) for slug in slugs})
            title = _("Beside the Supply: %(piles)s") % {"piles": piles}
            yield Item(f"beside:{slugs[0]}", title, because_of(layout, slugs))


def boons_and_hexes(layout: Layout, players: int) -> Iterator[Item]:
    boons, hexes, states = layout.of_kind("boon"), layout.of_kind("hex"), layout.of_kind("state")
    if set(boons) - set(layout.boons):
        yield Item("boons", _("Shuffle the %(n)s Boons") % {"n": len(boons)}, because_of(layout, boons))
    if layout.boons:
        title = _("These Boons for %(druid)s, face up") % {"druid": name("druid")}
        yield Item("druid", title, names(layout.boons))
    if hexes:
        yield Item("hexes", _("Shuffle the %(n)s Hexes") % {"n": len(hexes)}, because_of(layout, hexes))
    if states:
        yield Item("states", _("States ready"), names(states))


def artifacts(layout: Layout, players: int) -> Iterator[Item]:
    found = layout.of_kind("artifact")
    if found:
        yield Item("artifacts", _("Artifacts beside the Supply"), f"{names(found)}; {because_of(layout, found)}")


def asked_by_cards(layout: Layout, players: int) -> Iterator[Item]:
    """What a card's own text asks for; landscapes, the bane and chosen Boons have been told."""
    for slug in layout.asking:
        line = setup_line(slug)
        if line and slug != "young-witch" and not (slug == "druid" and layout.boons):
            yield Item(f"card:{slug}", name(slug), picked_line(layout, slug) or line)


def mats(layout: Layout, players: int) -> Iterator[Item]:
    for thing in layout.things:
        if thing in MATS and thing != "mat:favors":
            whose = _("one for all") if thing == "mat:trade-route" else _("for each player")
            yield Item(thing, str(MATS[thing]), f"{whose}; {because_of(layout, [thing])}")


def tokens(layout: Layout, players: int) -> Iterator[Item]:
    for thing in layout.things:
        if thing in TOKENS and thing != "token:favors":
            whose = _("in reach of all")
            if thing in OWN_TOKENS:
                whose = _("one for each player")
            elif thing == "token:cube":
                whose = _("two of one colour for each player")
            yield Item(thing, str(TOKENS[thing]), f"{whose}; {because_of(layout, [thing])}")


# --- the players -----------------------------------------------------------------------------------------------------


def starting_deck(layout: Layout) -> dict[str, int]:
    """What every player starts with."""
    own = heirlooms(layout)
    deck = {"copper": facts()["copper"].start - len(own), **dict.fromkeys(own, 1)}
    return {
        **deck,
        **(dict.fromkeys(cards_of_kind("shelter"), 1) if layout.shelters else {"estate": facts()["estate"].start}),
    }


def start(layout: Layout, players: int) -> Iterator[Item]:
    yield Item("trash", _("Mark a place for the trash"))
    why = []
    if heirlooms(layout):
        why.append(_("each Heirloom replaces a Copper"))
    if layout.shelters:
        why.append(_("Shelters replace the Estates"))
    deck = starting_deck(layout)
    cards = ", ".join(counted({slug: n}) if n > 1 else name(slug) for slug, n in deck.items())
    title = _("Starting deck for each: %(cards)s") % {"cards": cards}
    yield Item("deck", title, "; ".join([*why, _("shuffle, draw five")]))
    yield Item("first", _("Draw lots for who begins"))


PARTS = (
    *(kingdom_piles, bane, mixed_piles, treasures, victory_cards, curses, ruins),
    *(landscapes, prophecy, ally, favors, beside, boons_and_hexes, artifacts, asked_by_cards, mats, tokens, start),
)


# --- what stays in the box -------------------------------------------------------------------------------------------


def not_needed(layout: Layout, editions: Mapping[str, int] | None = None) -> list[str]:
    """What lies in the boxes of this kingdom and would be fetched for others, but not for this one."""
    printed = {box.expansion: max(box.editions or expansions()[box.expansion].editions) for box in boxes(layout)}
    printed |= {slug: n for slug, n in (editions or {}).items() if slug in printed}
    needed = {*layout.cards, *layout.things}
    there = {facts()[slug].kind for slug in layout.cards}
    found: dict[str, None] = {}
    for fact in facts().values():
        if printed.get(fact.expansion) not in fact.editions:
            continue
        if fact.slug not in needed:
            if fact.kind in kinds("together") and fact.kind not in there:
                found[kinds_of_cards()[fact.kind].several[language() == "de"]] = None
            elif (
                fact.kind in BESIDE
                or (fact.kind == "basic" and fact.slug not in in_every_game())
                or fact.slug == "ruins"
            ):
                found[name(fact.slug)] = None
        for thing in fact.brings:
            if ":" in thing and thing not in needed:
                found[str({**MATS, **TOKENS}[thing])] = None
    return list(found)


def pile_sizes(layout: Layout, players: int) -> dict[str, int]:
    """Every pile of the Supply with its size."""
    slugs = [*in_every_game(), *(["platinum", "colony"] if layout.colony else [])]
    slugs += [slug for slug in layout.cards if slug in ("potion", "ruins")]
    return {slug: size(layout, slug, players) for slug in (*slugs, *layout.laid_out)}
