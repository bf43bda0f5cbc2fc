"""Whether a table shows what was told of roles and numbers: else its verdict is somebody else's.

Every check compares the claim with the run alone, whichever decider laid the table.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.facts import facts
from rules.questions.claim import ANY, Asked, Claim, Deed, Held
from rules.questions.laying import FROM_HAND, PLAYER, SHOWN
from rules.questions.probes import shields
from rules.questions.question import BASIC
from rules.questions.scene import Played
from rules.questions.staging import KINDS, attack, seen

LEAVING = ("set-aside", "trash", "exile", "topdeck", "pass", "discard")
HANDLED = {*FROM_HAND} - {"return", "give"}
REVEALED = ("reveal", "play", "set-aside", "discard")


def agrees(claim: Claim, run: Played) -> bool:
    """Nobody was told to do, to hold or to lack what this table shows otherwise."""
    missing = any(_missing(deed, run) or _gone(deed, claim.asked) for deed in claim.deeds)
    priced = claim.asked.type in ("costs", "worth")  # what nobody needs to have
    return not missing and (priced or not any(_elsewhere(part, run) for part in claim.held))


def _gone(deed: Deed, asked: Asked) -> bool:
    """I set a Gold aside, can I discard it: the table would discard another one."""
    moved = not deed.negated and deed.verb in LEAVING and deed.card not in ("", ANY)
    reacts = asked.verb in SHOWN and not shields(deed.card)  # a Tunnel is shown when it is discarded
    return moved and deed.card == asked.card and asked.verb in HANDLED - {deed.verb} and not reacts


def _missing(deed: Deed, run: Played) -> bool:
    who = PLAYER.get(deed.who, "")
    if deed.card not in facts() or (who and who not in run.names):
        return bool(who) and who not in run.names
    return any(check(deed, who, run) for check in (_reveals_otherwise, _attacked, _so_often, _taken))


def _reveals_otherwise(deed: Deed, who: str, run: Played) -> bool:
    """My neighbour shows the Moat, and here I did; nobody shows it, and here somebody did."""
    if deed.verb not in SHOWN or shields(deed.card) != "hand" or not _under_attack(run):
        return False
    return deed.negated == bool(seen(run, REVEALED, deed.card, who, ""))


def _under_attack(run: Played) -> bool:
    return any(step.kind == "play" and any(map(attack, step.cards)) for step in run.steps)


def _attacked(deed: Deed, who: str, run: Played) -> bool:
    """Another player's Attack, and here it is mine."""
    if deed.verb != "play" or deed.negated or not who or not attack(deed.card):
        return False
    return bool(seen(run, ("play",), deed.card, "", "")) and not seen(run, ("play",), deed.card, who, "")


def _so_often(deed: Deed, who: str, run: Played) -> bool:
    """Two of them are played, and here it was one."""
    if deed.verb != "play" or deed.negated or deed.n < 2:
        return False
    played = sum(run.steps[n].cards.count(deed.card) for n in seen(run, ("play",), deed.card, who, ""))
    return 0 < played < deed.n


def _taken(deed: Deed, who: str, run: Played) -> bool:
    """A basic card is gained or a card is drawn, and here it was not."""
    given = deed.verb == "give"  # then somebody else gains it
    taken = deed.verb == "draw" or ((given or deed.verb == "gain") and facts()[deed.card].kind == BASIC)
    if not taken or deed.negated or deed.when == "last-turn":
        return False
    if deed.card == "curse" and deed.verb == "gain" and seen(run, ("buy",), deed.card, who, ""):
        return True  # nobody buys a Curse
    before = run.document["players"].get(who, {}).get("last turn gained", ())
    return facts()[deed.card].en not in before and not seen(
        run, (*KINDS["gain" if given else deed.verb], "play"), deed.card, "" if given else who, ""
    )


def _elsewhere(part: Held, run: Played) -> bool:
    return any(check(part, run) for check in (_other_size, _too_few, _not_empty, _not_lying))


def _other_size(part: Held, run: Played) -> bool:
    """Three cards in hand, with what is played from it or besides; not where some were drawn first."""
    who = PLAYER.get(part.who, "")
    if part.zone != "hand" or part.card != ANY or who not in run.names:
        return False
    seat, hand = run.seat(who), run.document["players"].get(who, {}).get("hand", [])
    played = sum(step.kind == "play" and step.actor == seat for step in run.steps)
    drawn = any(step.kind == "draw" and step.actor == seat for step in run.steps)
    return not (drawn or part.n <= sum(_copies(entry) for entry in hand) <= part.n + max(played, 1))


def _too_few(part: Held, run: Played) -> bool:
    """Two Coppers and a Silver in hand, and here it is one of them; not where it was drawn first."""
    who = PLAYER.get(part.who, "")
    if part.zone != "hand" or part.card not in facts() or who not in run.names:
        return False
    if seen(run, ("play", "gain", "set-aside"), part.card, "", ""):
        return False  # a Silver on my Blockade; what is played was in hand
    held = copies_of(part.card, run.document["players"].get(who, {}).get("hand", []))
    return held < part.n and not _drawn_before_the_end(part.card, who, run)


def copies_of(slug: str, entries: Iterable[object]) -> int:
    """How many of it are listed: Estate, 2 Estate."""
    name = facts()[slug].en
    listed = (each for each in entries if isinstance(each, str))
    return sum(_copies(entry) for entry in listed if name in (entry, entry.partition(" ")[2]))


def _drawn_before_the_end(slug: str, who: str, run: Played) -> bool:
    end = next((n for n, step in enumerate(run.steps) if step.sentence == "clean up"), len(run.steps))
    return any(n < end for n in seen(run, ("draw", "to-hand"), slug, who, ""))


def _copies(entry: str) -> int:
    first = entry.partition(" ")[0]
    return int(first) if first.isdecimal() else 1


def _not_empty(part: Held, run: Played) -> bool:
    """An empty pile, and here cards lie there."""
    if part.zone != "supply" or part.n or part.card not in facts():
        return False
    return bool(run.document.get("supply", {}).get(facts()[part.card].en) != 0)


def _not_lying(part: Held, run: Played) -> bool:
    """It lies in front of one player, and here in front of another, or nowhere."""
    who = PLAYER.get(part.who, "")
    if part.zone not in ("play", "durations") or part.card not in facts() or not part.n or who not in run.names:
        return False
    if facts()[part.card].kind == BASIC and seen(run, ("gain", "set-aside"), part.card, who, ""):
        return False  # a Silver on my Blockade
    zones = run.document["players"].get(who, {})
    lying = [name for zone in ("play", "durations") for name in _names(zones.get(zone, ()))]
    return not any(facts()[part.card].en in name for name in lying) and not seen(run, ("play",), part.card, who, "")


def _names(zone: object) -> list[str]:
    if not isinstance(zone, (list, tuple)):
        return []
    return [name for entry in zone for name in ([entry] if isinstance(entry, str) else [*entry])]
