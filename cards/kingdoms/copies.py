"""A kingdom to take along: as text in either language, as a situation's document, as JSON."""

from __future__ import annotations

from typing import Any

import yaml
from django.utils.translation import gettext as _

from cards.kingdoms.codes import encode
from cards.kingdoms.layout import Layout, by_cost
from cards.kingdoms.setup import Item
from cards.kingdoms.words import in_order, kind_name, language, name, names
from rules.facts import expansions, facts

# Who sits there when nobody has said so yet.
NAMES = ("Anna", "Bernd", "Carla", "Dora", "Emil", "Frida")


def as_text(title: str, layout: Layout, items: list[Item], address: str) -> str:
    """For a chat: the piles by cost, what lies beside them, what to fetch."""
    lines = [title, ""]
    for slug in in_order(layout.piles):
        lines.append(f"{cost(slug):>3}  {with_pick(layout, slug)}")
    lines.append("")
    if layout.bane:
        lines.append(f"{_('Bane')}: {name(layout.bane)}")
    for slug in (*layout.landscapes, layout.ally, layout.prophecy):
        if slug:
            lines.append(f"{kind_name(slug)}: {with_pick(layout, slug)}")
    if layout.boons:
        lines.append(f"{_('Boons')}: {names(layout.boons)}")
    if layout.colony:
        lines.append(f"{name('platinum')}, {name('colony')}")
    if layout.shelters:
        lines.append(_("Shelters"))
    if lines[-1]:
        lines.append("")
    lines += [f"- {item.title}" + (f": {item.detail}" if item.detail else "") for item in items]
    return "\n".join([*lines, "", address, ""]).replace("\u00a0", " ")


def with_pick(layout: Layout, slug: str) -> str:
    """A name, in brackets what its set-up picked: Obelisk (Village)."""
    picked = layout.picked.get(slug)
    return f"{name(slug)} ({name(picked)})" if picked else name(slug)


def cost(slug: str) -> str:
    """4, 3P, 8D: coins, a Potion, debt."""
    price = facts()[slug].cost
    text = str(price.coins) if price.coins or not (price.potion or price.debt) else ""
    return text + ("P" if price.potion else "") + (f"{price.debt}D" if price.debt else "")


def as_data(layout: Layout, editions: dict[str, int] | None = None) -> dict[str, Any]:
    """The part of a situation's document that says which cards are in the game, with names in this language."""
    data: dict[str, Any] = {}
    if editions:
        data["editions"] = {getattr(expansions()[slug], language()): number for slug, number in editions.items()}
    basics = ["platinum", "colony"] if layout.colony else []
    data["kingdom"] = [name(slug) for slug in [*in_order(layout.piles), *basics]]
    if layout.ally:
        data["ally"] = name(layout.ally)
    if layout.bane:
        data["bane"] = name(layout.bane)
    if layout.landscapes:
        data["landscapes"] = [name(slug) for slug in layout.landscapes]
    if layout.boons:
        data["druid"] = [name(slug) for slug in layout.boons]
    if layout.picks:
        data["chosen"] = {name(by): name(slug) for by, slug in layout.picks}
    if layout.prophecy:
        data["prophecy"] = name(layout.prophecy)
    return data


def as_document(data: dict[str, Any], remark: str = "") -> str:
    """YAML; a remark stands below it, for what a situation has no word for."""
    text: str = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=100, default_flow_style=None)
    return f"{text}# {remark}\n" if remark else text


def table(data: dict[str, Any], players: int) -> dict[str, Any]:
    """A whole situation: everybody has drawn five cards that nobody has named yet."""
    seats = {who: {"hand": ["5 ?"], "deck": ["5 ?"]} for who in NAMES[:players]}
    return {"players": seats, **data}


def as_json(title: dict[str, str], layout: Layout, addresses: dict[str, str]) -> dict[str, Any]:
    """Everything by slug, with the names in both languages."""
    known = dict.fromkeys((*layout.chosen, *layout.boons, *layout.picked.values()))
    every = {slug: {"en": facts()[slug].en, "de": facts()[slug].de} for slug in known}
    return {
        "name": title,
        "address": addresses,
        "code": encode(layout),
        "piles": sorted(layout.piles, key=by_cost),
        "landscapes": list(layout.landscapes),
        "ally": layout.ally or None,
        "bane": layout.bane or None,
        "colony": layout.colony,
        "shelters": layout.shelters,
        "boons": list(layout.boons),
        "prophecy": layout.prophecy or None,
        "picks": layout.picked,
        "names": every,
    }
