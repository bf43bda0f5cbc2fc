"""The turn as one list, from its start to the next one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any, TypeVar

from rules.engine.beside import NOTHING_SO_FAR
from rules.engine.code import Ask, Code, Frame, line, when
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.engine.effects import Claim, Effect
from rules.engine.game import Game
from rules.engine.steps import Not
from rules.engine.zones import DISCARD, HAND, MOVED, PLAY, ZONES
from rules.facts import facts
from rules.rulebook.boons import discard_kept
from rules.rulebook.draw import draw
from rules.rulebook.phases import ActionPhase, BuyPhase, NightPhase
from rules.rulebook.prevention import (
    tell_extra_turn,
    tell_not_from_play,
    tell_skipped,
    tell_what_clean_up_does_not_bring,
)
from rules.rulebook.score import finish, game_end, tell_it_goes_on
from rules.rulebook.short_cuts import clean_up_at_once, may_play_an_action, nobody_stops_the_next_turn
from rules.rulebook.windows import window
from rules.speech.grammar import DE, EN, THE, capital, listed, the_card
from rules.speech.prompts import PROMPTS
from rules.speech.wording import LAST_ROUND_OVER, THIRD_TURN

T = TypeVar("T")
IN_PLAY_BEFORE = "in play before"  # what was in play when the turn began; a card that has moved is another reference


def _with_nothing_done(g: Game) -> None:
    """What a turn begins with, whatever the one before it was like."""
    g.phase = "action"
    g.actions = g.buys = 1
    g.coins = 0
    g.bought = False
    g.purchases = ()
    g.gained = ()
    g.played = ()
    g.emptied = ()
    g.hand_size = 5
    if g.tokens:
        g.tokens.pop((g.player, "potion"), None)


def _start_of_turn(c: Frame) -> None:
    g = c.game
    player = c.me = c.who = g.player
    _with_nothing_done(g)
    if g.in_play(player):
        c.notes[IN_PLAY_BEFORE] = g.in_play(player)
    over: list[Effect] = []
    if g.effects and any(e.until == "start" and e.player == player for e in g.effects):
        over = [e for e in g.effects if e.until == "start" and e.player == player and not _awaits_turn(g, e)]
        g.effects = tuple(e for e in g.effects if e not in over)
    if g.log is not None:
        if g.extra:
            tell_extra_turn(g, player)
        else:
            g.say("turn", player, "turn")
        _tell_the_end(g, over, "affects no more")
    window(g, "turn", player)
    window(g, "turn-first", player)  # it lies on top of the other, so it comes before it


def _tell_the_end(g: Game, over: list[Effect], sentence: str) -> None:
    """That these no longer hold, each card once, where there is a ruling on it."""
    own = {(e.player, e.source): g.known(e.card) for e in over if e.card and g.known(e.card).slug == e.source}
    for (player, slug), kind in own.items():
        if kind.ends:
            g.say("effect", player, sentence, (slug,), because=kind.ends, other=player)


def _awaits_turn(g: Game, effect: Effect) -> bool:
    """This extra turn is another card's; the one that this card gives comes later."""
    return effect.event == "extra turn" and (effect.player, effect.source, -1) in g.claims


def _start_of_buy_phase(c: Frame) -> None:
    g = c.game
    g.phase = "buy"
    window(g, "buy-phase", c.me)


def _end_of_buy_phase(c: Frame) -> None:
    if c.code.name == "turn" and clean_up_at_once(c):
        c.pc = CLOSING
        if c.code is TURN and nobody_stops_the_next_turn(c.game):
            _count_turn(c.game, c.me)
            _next_turn_at_once(c)
        return
    g = c.game
    window(g, "end-buy", c.me)


def _next_turn_at_once(c: Frame) -> None:
    """The next player is at the top of a phase."""
    g = c.game
    _pass_to_the_left(g)
    c.notes.clear()
    c.me = c.who = g.player
    _with_nothing_done(g)
    if may_play_an_action(g):
        c.pc = PHASE_START["action"]
    else:
        g.phase = "buy"
        c.pc = PHASE_START["buy"]


EARLIER_BUY = "earlier-buy"  # a Buy phase of this turn that is over, while another one comes


def _return_to_action_phase(c: Frame) -> None:
    """The turn goes on with its Action phase; what was gained in the Buy phase that ended is not gained in the next."""
    g = c.game
    g.phase = "action"
    g.bought = False
    g.gained = tuple((who, slug, EARLIER_BUY if phase == "buy" else phase) for who, slug, phase in g.gained)
    turn = g.stack[0]
    turn.pc = PHASE_START["action"]
    turn.notes.pop("all treasures", None)
    g.say("effect", c.me, "back to action phase")


def your_buy_phase(c: Context) -> bool:
    return c.game.phase == "buy" and c.game.player == c.me


# In your Buy phase: it ends, and you are back in your Action phase. The start of the turn does not come again.
back_to_action_phase = when(your_buy_phase, _end_of_buy_phase, _return_to_action_phase)


def _start_of_night(c: Frame) -> None:
    g = c.game
    g.phase = "night"


def _start_of_clean_up(c: Frame) -> None:
    g = c.game
    g.phase = "clean-up"
    window(g, "clean-up", c.me)


def _clean_up_hand(c: Frame) -> None:
    g = c.game
    window(g, "clean-up-hand", c.me, g.hand(c.me))


def _discard_all(c: Frame) -> None:
    g = c.game
    player = c.me
    base = player * ZONES
    keep = c.notes.pop("keep", ())
    _end_without_tokens(g)
    all_stay = any(e.player == player for e in g.active("all stay"))
    links = g.links
    staying = (lambda card: all_stay or g.stays(card)) if g.effects else None
    stay, gone = _parted(g.zones[base + PLAY], staying)
    kept, from_hand = _parted(g.zones[base + HAND], keep.__contains__ if keep else None)
    g.zones[base + PLAY], g.zones[base + HAND] = stay, kept
    discarded = tuple([card + MOVED for card in gone])
    g.zones[base + DISCARD] = tuple([card + MOVED for card in from_hand]) + discarded + g.zones[base + DISCARD]
    theirs = [(other, _discard_played(g, other)) for other in g.others(player) if g.zones[other * ZONES + PLAY]]
    if any(g.holds):
        discard_kept(g)
    _forget_links(g)
    if g.log is not None:
        _tell_clean_up(g, player, gone, from_hand, links)
        if stay:
            because = ("plunder:journey:1",) if all_stay else _why_it_stays(g, stay)
            g.say(
                "effect",
                player,
                "stays",
                stay,
                because=because,
                why=ALL_STAY if all_stay else _which_stays(g, stay, gone, links),
            )
    for other, also in reversed(theirs):  # what is opened last happens first
        if also:
            window(g, "discard-from-play", other, also)
    if discarded:
        window(g, "discard-from-play", player, discarded)


def _parted(cards: tuple[int, ...], stays: Callable[[int], bool] | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those that stay where they are, and those that go."""
    stay = tuple([card for card in cards if stays(card)]) if stays else ()
    return stay, tuple([card for card in cards if card not in stay]) if stay else cards


def _forget_links(g: Game) -> None:
    """What a card played is remembered as long as that card is in play."""
    if g.links:
        in_play = {card for p in range(g.table.players) for card in g.in_play(p)}
        g.links = tuple(link for link in g.links if link[0] in in_play)


def _tell_clean_up(
    g: Game, player: int, gone: tuple[int, ...], from_hand: tuple[int, ...], links: tuple[tuple[int, int], ...]
) -> None:
    if gone or from_hand:
        g.say("discard", player, "clean up", gone + from_hand, because=_why_it_goes(g, gone, links))
        tell_what_clean_up_does_not_bring(g, player, gone + from_hand)
        tell_not_from_play(g, player, [card + MOVED for card in from_hand], traits_only=True)


def _end_without_tokens(g: Game) -> None:
    """What waits for the tokens on a card ends when there are none any more."""
    if not g.effects:
        return
    if g.log is not None:
        _tell_without_tokens(g)
    g.effects = tuple(e for e in g.effects if e.until != "tokens" or g.card_tokens.get(e.card))


def _why_it_goes(g: Game, gone: tuple[int, ...], links: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """What the rulebooks say on Clean-up and what lay in play: the cards' own rulings, then the general ones."""
    kinds = list(dict.fromkeys([g.known(card) for card in gone]))
    book, of_durations = ("seaside1", 1) if g.table.rules.edition("seaside") == 1 else ("seaside2", 3)
    done = any("Duration" in kind.types for kind in kinds)
    with_it = (f"{book}:durations:2",) if any(_waited_with(g, link, gone) for link in links) else ()
    new = {slug for _, slug, _ in g.played}  # what becomes of a Duration in a later turn is not said of this one's
    own = dict.fromkeys(
        [cite for kind in kinds if "Duration" not in kind.types or kind.slug not in new for cite in kind.cleaned]
    )
    called = ("adventures:reserve:2",) if any("Reserve" in kind.types for kind in kinds) else ()
    general = (f"{book}:durations:{of_durations}", *_durations_of_allies(g, gone)) if done else ()
    until = (f"{book}:in-play:1",) if gone else ()
    return (*with_it, *own, *called, *general, "base2:clean-up:1", *until)


def _waited_with(g: Game, link: tuple[int, int], gone: tuple[int, ...]) -> bool:
    """Of two that leave together one played the other, a Duration, and so stayed with it."""
    return {*link} <= {*gone} and "Duration" in g.known(link[1]).types


def _tell_without_tokens(g: Game) -> None:
    """What was to be done for each token on a card is not done, when the card has left play."""
    for effect in g.effects:
        if effect.until == "tokens" and effect.card not in g.in_play(effect.player):
            rulings = Frame(g, effect.code, effect.player, effect.card).cites
            g.say("not", effect.player, "no tokens", (effect.source,), because=rulings)


def _discard_played(g: Game, player: int) -> tuple[int, ...]:
    """What somebody played on another's turn, or has finished meanwhile, goes with that turn's Clean-up."""
    base = player * ZONES
    gone = tuple(card for card in g.zones[base + PLAY] if not g.stays(card))
    if gone:
        g.zones[base + PLAY] = tuple(card for card in g.zones[base + PLAY] if card not in gone)
        g.zones[base + DISCARD] = tuple([card + MOVED for card in gone]) + g.zones[base + DISCARD]
        kinds = [g.known(card) for card in gone]
        called = ("adventures:reserve:2",) if any("Reserve" in kind.types for kind in kinds) else ()
        g.say("discard", player, "discard with", gone, because=(*called, "base2:clean-up:1"), other=g.player)
    return tuple([card + MOVED for card in gone])


def _durations_of_allies(g: Game, cards: tuple[int, ...]) -> tuple[str, ...]:
    """The book of Allies says of its own Durations until when they stay."""
    allies = any(facts()[kind.slug].expansion == "allies" for kind in map(g.known, cards) if "Duration" in kind.types)
    return ("allies:durations:2",) if allies else ()


ALL_STAY: Text = (": Journey keeps all cards there", ": Durch die Reise bleiben alle Karten liegen")


def _which_stays(g: Game, stay: tuple[int, ...], gone: tuple[int, ...], links: tuple[tuple[int, int], ...]) -> Text:
    """A card that played what stays; where others of its name go, that one of them."""
    slugs = {g.known(card).slug for card in gone}
    played = [(g.known(by).slug, g.known(card).slug) for by, card in links if by in stay and card in stay]
    for by, card in played:
        en, de = the_card(card, EN, THE), the_card(card, DE, THE)
        if by in slugs:
            return (
                f": of the cards of that name, the one that played {en} stays with it",
                f": Von den gleichen Karten bleibt die, durch die {de} gespielt wurde",
            )
    for its_player, duration in links:
        if its_player in stay and _waits_elsewhere(g, duration):
            en, de = (the_card(g.known(duration).slug, language, THE) for language in (EN, DE))
            return (
                f": {en} was played through it and has more to do",
                f": {capital(de)} wurde dadurch gespielt und hat noch etwas zu tun",
            )
    through = [(by, card) for by, card in links if by in stay and card in stay and not _waits_itself(g, by)]
    waits = [*dict.fromkeys((g.known(by).slug, g.known(card).slug) for by, card in through)]
    en, de = (_stay_with(waits, language) for language in (EN, DE))
    return (f": {en}", f": {capital(de)}") if waits else _what_does_not_stay(g, stay, slugs)


def _waits_itself(g: Game, card: int) -> bool:
    return any(effect.card == card for effect in g.effects)


def _waits_elsewhere(g: Game, card: int) -> bool:
    """A Duration that never was in play, as with Way of the Mouse."""
    return _waits_itself(g, card) and not any(card in g.in_play(p) for p in range(g.table.players))


def _what_does_not_stay(g: Game, stay: tuple[int, ...], gone: set[str]) -> Text:
    """The Herald played the Wharf only once, so it does not stay with it."""
    staying = {g.known(card).slug for card in stay}
    for step in takewhile(lambda step: step.kind != "turn", reversed(g.log or ())):
        by = step.path[-1][0] if step.sentence == "play" and step.path else ""
        if by in gone - staying and step.cards[0] in staying:
            return (
                f": {the_card(by, EN)} played {the_card(step.cards[0], EN)} only once, so it does not stay with it",
                f": Durch {the_card(by, DE)} wurde {the_card(step.cards[0], DE, THE)} nur einmal gespielt,"
                f" also bleibt {the_card(by, DE, THE)} nicht dabei",
            )
    return "", ""


def _stay_with(waits: list[tuple[str, str]], language: int) -> str:
    """the Throne Room played the Wharf, so it stays as long; durch den Thronsaal wurde die Werft gespielt"""
    said = (
        f"{the_card(by, EN)} played {the_card(card, EN)}, so it stays with it"
        if language == EN
        else f"durch {the_card(by, DE)} wurde {the_card(card, DE, THE)} gespielt, also bleibt beides"
        for by, card in waits
    )
    return "; ".join(said)


def _why_it_stays(g: Game, cards: tuple[int, ...]) -> tuple[str, ...]:
    """A Duration waits for a later turn; what played one several times stays with it."""
    book = "seaside1" if g.table.rules.edition("seaside") == 1 else "seaside2"
    with_it = any("Duration" not in g.known(card).types for card in cards)
    played = {by for by, _ in g.links}
    own = dict.fromkeys([cite for card in cards if card in played for cite in g.known(card).stays])
    mouse = dict(g.beside.chosen).get("way-of-the-mouse")
    if any(g.known(card).slug == mouse and _waits_elsewhere(g, card) for _, card in g.links):
        own["menagerie:way-of-the-mouse:4"] = None
    waits = (*own, *_durations_of_allies(g, cards), f"{book}:durations:1")
    return (f"{book}:durations:2", *waits) if with_it else waits


def _before_the_new_hand(c: Frame) -> None:
    window(c.game, "new-hand", c.me)


def _draw_new_hand(c: Frame) -> None:
    g = c.game
    draw(c, c.me, g.hand_size)


def _end_of_turn(c: Frame) -> None:
    g = c.game
    c.notes.pop("drawn", None)
    c.notes.pop("shuffled", None)
    window(g, "end-turn", c.me)


def _close_turn(c: Frame) -> None:
    g = c.game
    player = c.me
    if g.effects and any(e.until in ("turn", "next") for e in g.effects):
        over = [e for e in g.effects if e.until in ("turn", "next")]
        g.effects = tuple(e for e in g.effects if e not in over)
        _tell_the_end(g, over, "watches no more")
    _count_turn(g, player)
    why = game_end(g)
    if why and not _last_round(g) and not _claim_last_round(g, player, why):
        finish(c, why)
    elif g.log is not None and not why:
        tell_it_goes_on(g)


def _count_turn(g: Game, player: int) -> None:
    """What is remembered of a turn that is over."""
    mine = tuple([slug for who, slug, _ in g.gained if who == player])
    g.last_gained = _with(g.last_gained, player, mine)
    if g.so_far is not NOTHING_SO_FAR:
        g.so_far = g.so_far.turn_over(player)
    if not g.extra:
        g.turns = _with(g.turns, player, g.turns[player] + 1)
    g.previous = player


def _with(of_players: tuple[T, ...], player: int, theirs: T) -> tuple[T, ...]:
    """What each player has, changed for one."""
    new = list(of_players)
    new[player] = theirs
    return tuple(new)


def _last_round(g: Game) -> bool:
    """Whether the game is over but for a round of turns that a Project gives."""
    return bool(g.table.last_rounds) and any(slug in g.table.last_rounds for _, slug in g.so_far.done_for_good)


def _claim_last_round(g: Game, player: int, why: Text) -> bool:
    """Whoever has such a Project takes a turn more, from the next player on; whether anybody has."""
    held = [(p, slug) for p in (*g.others(player), player) for slug in g.holds[p] if slug in g.table.last_rounds]
    for p, slug in held:
        g.claims = (*g.claims, (p, slug, -1))
        g.so_far = g.so_far.use(p, slug, "game")
    if held:
        slug = held[0][1]
        g.say(
            "effect",
            player,
            "last round",
            because=g.table.last_rounds[slug],
            card=slug,
            why=why,
            whom=_only_for(g, held),
        )
    return bool(held)


def _only_for(g: Game, held: list[tuple[int, str]]) -> Text:
    """Whose the last round is, where it is not everybody's."""
    whose = list(dict.fromkeys(g.table.names[player] for player, _ in held))
    if len(whose) == g.table.players:
        return "", ""
    slug = held[0][1]
    return (
        f", only for those who have {the_card(slug, EN)}: {listed(whose, EN)}",
        f" nur für die, die {the_card(slug, DE, THE)} haben ({listed(whose, DE)})",
    )


def _last_round_is_over(g: Game) -> bool:
    return _last_round(g) and not any(source in g.table.last_rounds for _, source, _ in g.claims)


def _drop_lapsed_claims(g: Game) -> None:
    """An extra turn may have become impossible through another one."""
    for effect in tuple(g.active("extra turn")):
        claim = effect.player, effect.source, -1
        if claim in g.claims and not (why := effect.tested(g)):
            g.claims = tuple(other for other in g.claims if other != claim)
            g.drop(effect)
            because = why.cites if isinstance(why, Not) else ()
            g.say("not", effect.player, "no extra turn", (effect.source,), because=because, why=THIRD_TURN)


def _whose(claim: Claim) -> int:
    """Who brought that extra turn about, and so says when it comes."""
    player, _, by = claim
    return player if by < 0 else by


def _pass_to_the_left(g: Game) -> None:
    """The next regular turn comes."""
    g.player = g.seat = g.left(g.seat)
    g.extra, g.by = "", -1
    if g.player == 0:
        g.number += 1


class NextTurn(Ask):
    """Who takes the next turn: extra turns first, then the player to the left; some turns are skipped."""

    def __call__(self, c: Frame) -> None:
        g = c.game
        if g.claims:
            _drop_lapsed_claims(g)
        if g.table.last_rounds and _last_round_is_over(g):
            finish(c, LAST_ROUND_OVER, next(iter(g.table.last_rounds.values())))
        elif g.claims:
            super().__call__(c)
        else:
            self.take(c, (None,))

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        last = g.table.last_rounds  # these turns have their order; others may come in between
        mine = [claim for claim in g.claims if _whose(claim) == g.player and claim[1] not in last]
        mine = mine or [claim for claim in g.claims if claim[1] in last][:1] or list(g.claims[:1])
        names = [g.table.rules.kind(source).name for _, source, _ in mine]
        return Decision(_whose(mine[0]), "next-effect", "", PROMPTS["extra"], mine, names)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        claim = value[0]
        ended = g.extra
        if claim is not None:
            rest = list(g.claims)
            rest.remove(claim)
            g.claims = tuple(rest)
            g.player, g.extra, g.by = claim
        else:
            _pass_to_the_left(g)
        if g.skips[g.player]:
            g.skips = tuple(n - (p == g.player) for p, n in enumerate(g.skips))
            if claim is None:  # a skipped turn counts for the tie-break, an extra one never does
                g.turns = tuple(n + (p == g.player) for p, n in enumerate(g.turns))
            else:
                g.extra = ended
                for effect in g.active("extra turn"):  # its card has nothing left to wait for
                    if (effect.player, effect.source) == claim[:2]:
                        g.drop(effect)
            if g.log is not None:
                tell_skipped(g, g.player, claim[1] if claim is not None else "")
            c.pc -= 1
            return
        c.notes.clear()
        c.pc = 0


def _turn(begins: Callable[[Frame], None]) -> Code:
    return Code(
        "turn",
        line(0, begins, cites="base2:turn:1"),
        line(0, ActionPhase(), cites="base2:action-phase:1"),
        line(0, _start_of_buy_phase, BuyPhase(), _end_of_buy_phase, cites="base2:buy-phase:1"),
        when(lambda c: c.game.table.night, line(0, _start_of_night, NightPhase(), cites="base2:night-phase:1")),
        line(
            0,
            _start_of_clean_up,
            _clean_up_hand,
            _discard_all,
            _before_the_new_hand,
            _draw_new_hand,
            _end_of_turn,
            cites="base2:clean-up:1",
        ),
        line(0, _close_turn, cites="base2:end-of-game:1"),
        line(0, NextTurn(), cites="base2:extra-turns:1"),
    )


TURN = _turn(_start_of_turn)
# Where a situation starts, by its phase: after the start-of-phase effects.
PHASE_START = {
    "start": 0,
    "action": next(i for i, op in enumerate(TURN.ops) if isinstance(op, ActionPhase)),
    "buy": next(i for i, op in enumerate(TURN.ops) if isinstance(op, BuyPhase)),
    "night": next(i for i, op in enumerate(TURN.ops) if isinstance(op, NightPhase)),
    "clean-up": next(i for i, op in enumerate(TURN.ops) if getattr(op, "act", None) is _clean_up_hand),
}
CLOSING = next(i for i, op in enumerate(TURN.ops) if getattr(op, "act", None) is _close_turn)


def _tell_under_way(c: Frame) -> None:
    tell_extra_turn(c.game, c.me, begins=False)


UNDER_WAY = Code("turn under way", _tell_under_way)  # lies on a turn in which a situation begins, and is an extra one


def _between_turns(c: Frame) -> None:
    g = c.game
    _with_nothing_done(g)
    g.pending = Decision(g.player, BETWEEN, "", PROMPTS["action phase"], (), ())


BETWEEN = "between-turns"  # a turn is over and the next one has not begun: nothing is asked, somebody looks
WATCHED = _turn(_between_turns)


def wait_between_turns(g: Game) -> Game:
    """The same game, which stops when this turn is over."""
    g.stack[0].code = WATCHED
    return g
