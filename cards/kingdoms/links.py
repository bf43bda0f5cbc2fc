"""Addresses that hold a kingdom: our own, and those of KingdomCreator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from urllib.parse import parse_qs, unquote, urlencode, urlsplit

from cards.fixtures import slugify
from cards.kingdoms.layout import Layout
from cards.kingdoms.parts import ANY, BANE, BOON, Part
from rules.facts import facts
from rules.kingdoms import kingdoms

OWN = re.compile(r"/(?:kingdoms|koenigreiche)/([a-z0-9-]+)/([A-Za-z0-9-]+)(?:/|$)")
# What a query of KingdomCreator says under each name.
NAMED = {
    **dict.fromkeys(("supply", "cards", "events", "landmarks", "projects", "ways", "traits", "ally", "prophecy"), ANY),
    "bane": BANE,
    "boons": BOON,
}
FLAGS = {"colonies": "colony", "shelters": "shelters"}
KINGDOM_CREATOR = "https://kingdomcreator.com/"
# Under which name it writes a landscape of each kind, and whose pick it writes under the card's own name.
LANDSCAPES = {"event": "events", "landmark": "landmarks", "project": "projects", "way": "ways", "trait": "traits"}
PICK_BY_NAME = ("ferryman", "riverboat")
MOST = 40  # names under one of them


def own_code(address: str) -> str:
    found = OWN.search(urlsplit(address).path)
    return found[2] if found and found[1] == "code" else ""


def own_kingdom(address: str) -> str:
    """book:slug of a recommended one, by its English or German address."""
    found = OWN.search(urlsplit(address).path)
    if not found:
        return ""
    return next((k.key for k in kingdoms() if k.book == found[1] and found[2] in (k.slug, slugify(k.de))), "")


def parts(address: str) -> Iterator[Part] | None:
    """The names in a query of KingdomCreator; None: it is none."""
    try:
        query = urlsplit(address).query if "?" in address else address.lstrip("#")
        said = parse_qs(query, max_num_fields=40)
    except ValueError:
        return None
    if not {"supply", "cards"} & set(said):
        return None
    return _parts({name: values[0] for name, values in said.items()})


def _parts(said: dict[str, str]) -> Iterator[Part]:
    for name, what in NAMED.items():
        for written in said.get(name, "").split(",")[:MOST]:
            # obelisk(coven): what stands in brackets is what its set-up picked
            card, _bracket, picked = unquote(written).strip().rstrip(")").partition("(")
            if card:
                yield Part(_name(card), what)
            if picked:
                yield Part(_name(picked), by=spaceless().get(_id(card), card))
    for name, written in said.items():
        if name in NAMED:
            continue
        if name in FLAGS:
            if written in ("1", "true"):
                yield Part(FLAGS[name])
        elif by := spaceless().get(_id(name)):  # ferryman=village: what its set-up picked
            yield Part(_name(written), by=by)
        else:  # under another name, cards are still cards; anything else is no part of a kingdom
            yield from (Part(_name(card)) for card in written.split(",")[:MOST] if _id(card) in spaceless())


def kingdom_creator(layout: Layout) -> str:
    """The kingdom as an address of KingdomCreator, each part as it writes it there itself."""
    said = {"supply": list(map(_short, layout.piles))}
    if layout.bane:
        said["bane"] = [_short(layout.bane)]
    for by, slug in layout.picks:
        if by in PICK_BY_NAME:
            said[by] = [_short(slug)]
    for slug in layout.landscapes:
        said.setdefault(LANDSCAPES[facts()[slug].kind], []).append(_with_pick(layout, slug))
    if layout.boons:
        said["boons"] = list(map(_short, layout.boons))
    said |= {kind: [_with_pick(layout, slug)] for kind in ("ally", "prophecy") if (slug := getattr(layout, kind))}
    query = {name: ",".join(sorted(cards)) for name, cards in said.items()}
    query |= {name: "1" for name, flag in FLAGS.items() if getattr(layout, flag)}
    return f"{KINGDOM_CREATOR}?{urlencode(query, safe=',()')}"


def _with_pick(layout: Layout, slug: str) -> str:
    picked = layout.picked.get(slug)
    return f"{_short(slug)}({_short(picked)})" if picked else _short(slug)


def _short(slug: str) -> str:
    return re.sub(r"[^a-z0-9]", "", facts()[slug].en.casefold())


def _id(written: str) -> str:
    """Some ids have their set in front: adventures_event_alms."""
    return re.sub(r"[^a-z0-9]", "", written.casefold().rpartition("_")[2])


def _name(written: str) -> str:
    slug = spaceless().get(_id(written))
    return facts()[slug].en if slug else written


@cache
def spaceless() -> dict[str, str]:
    """Every card by its English name in one word, as KingdomCreator writes it."""
    found: dict[str, str] = {}
    for fact in facts().values():
        for name in (fact.en, *fact.aliases):
            found.setdefault(re.sub(r"[^a-z0-9]", "", name.casefold()), fact.slug)
    return {**found, **{_short(slug): slug for slug in facts()}}
