"""What a card costs now and what a player scores, part by part: for whoever wants to follow the sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import takewhile

from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.game import Game
from rules.engine.kinds import Cut, Kind, Likeness, Price, Worth
from rules.engine.steps import Not
from rules.facts import Cost
from rules.speech.grammar import DE, EN, THE, capital, listed, several, the_card
from rules.speech.wording import amount, none_of, so_many

NOTHING_BESIDE = Cost()
AS_PRINTED: Text = ("as printed", "wie aufgedruckt")


def cost_text(cost: Cost) -> Text:
    parts_en, parts_de = [], []
    if cost.coins or not (cost.potion or cost.debt):
        parts_en.append(f"{cost.coins} Coin" + ("s" if cost.coins != 1 else ""))
        parts_de.append(f"{cost.coins} Geld")
    if cost.potion:
        parts_en.append(f"{cost.potion} Potion" + ("s" if cost.potion > 1 else ""))
        parts_de.append(f"{cost.potion} {'Trank' if cost.potion == 1 else 'Tränke'}")
    if cost.debt:
        parts_en.append(f"{cost.debt} debt")
        parts_de.append(amount("debt", cost.debt, DE))
    return listed(parts_en, EN), listed(parts_de, DE)


def costs_now(g: Game, kind: Kind) -> Text:
    """The number alone, unless it costs more than coins."""
    cost = g.cost(kind)
    return cost_text(cost) if cost.potion or cost.debt else (str(cost.coins), str(cost.coins))


def cost_parts(g: Game, kind: Kind) -> tuple[Cost, list[tuple[str, int]]]:
    """What it would cost by itself, and by how many coins each card makes it cheaper now."""
    context = Context(g, g.player)
    own = kind.price(context) if kind.price else kind.cost
    cutters = sorted((other for other in g.table.kinds if other.cut), key=lambda other: other.slug)
    cuts = [(other.slug, other.cut(context, kind)) for other in cutters if other.cut]
    return own, [(slug, n) for slug, n in cuts if n]


def cost_reckoned(g: Game, kind: Kind) -> Text | None:
    """The sum in words, where something makes the card cheaper: 5, less 2 by 2 Highways."""
    if not g.table.prices:
        return None
    like = kind.costs_like(Context(g, g.player)) if kind.costs_like else None
    if like is not None:
        return f"as much as {the_card(like.slug, EN)}", f"so viel wie {the_card(like.slug, DE, THE)}"
    own, cuts = cost_parts(g, kind)
    itself = kind.cost.coins - own.coins
    if not cuts and not itself:
        return None
    price = kind.price
    why = price.why(Context(g, g.player)) if itself and isinstance(price, Price) else ("", "")
    if itself and isinstance(price, Price) and price.less is not None:
        itself = price.less(Context(g, g.player))
    by_itself = (f", less {itself} {why[EN]}", f" minus {itself} {why[DE]}") if itself else ("", "")
    en = "".join(f", less {n} by {_cut_through(g, slug)[EN]}" for slug, n in cuts)
    de = "".join(f" minus {n} durch {_cut_through(g, slug)[DE]}" for slug, n in cuts)
    below = itself + sum(n for _, n in cuts) > kind.cost.coins
    floor = (", never below 0", ", nie unter 0") if below else ("", "")
    return f"{kind.cost.coins}{by_itself[EN]}{en}{floor[EN]}", f"{kind.cost.coins}{by_itself[DE]}{de}{floor[DE]}"


def cost_told(g: Game, slug: str) -> Text:
    """The Gold costs 5 now: 6, less 1 by the Highway."""
    kind = g.table.rules.kind(slug)
    now, how = costs_now(g, kind), cost_reckoned(g, kind) or AS_PRINTED
    return (
        f"{capital(the_card(slug, EN, THE))} costs {now[EN]} now: {how[EN]}.",
        f"{capital(the_card(slug, DE, THE))} kostet jetzt {now[DE]}: {how[DE]}.",
    )


def _cut_through(g: Game, slug: str) -> Text:
    """2 Highways; the Bridge, played twice"""
    plays = [effect.card for effect in g.active("cost") if effect.source == slug]
    if not plays:
        plays = [card for player in range(g.table.players) for card in g.in_play(player) if g.known(card).slug == slug]
    cards = len(set(plays))
    en, de = (several(slug, cards, to) if cards > 1 else the_card(slug, to) for to in (EN, DE))
    if len(plays) == cards:
        return en, de
    times = "twice" if len(plays) == 2 else f"{len(plays)} times in all"
    return f"{en}, played {times}", f"{de}, {len(plays)}-mal gespielt"


def _is(cost: str) -> str:
    """8 Schulden sind verlangt; 8 ist verlangt"""
    return "sind" if cost.endswith("Schulden") else "ist"


@dataclass(frozen=True)
class Bound:
    """What a cost is held against: so many coins, as many or up to as many, `more` than those of a card, if of any."""

    coins: int
    exact: bool = False
    more: int | None = 0  # None: less, no matter how much
    than: Kind | None = None
    least: int = 0  # and not fewer; with 0 coins there is no most
    beside: Cost = NOTHING_BESIDE  # Potions and debt that are allowed or asked for, where no card says so
    why: Text | None = None  # where neither a card nor a number on one says so

    def reckoned(self, g: Game, and_no: Text = ("", "")) -> Text:
        """at most 4 and no Potion is allowed: 2 more than the Estate (now 2: 3, less 1 by the Bridge)"""
        n, (n_en, n_de) = self.coins, self.at_most(g)
        if n < 0:
            return self._no_coins(g)
        if self.least:
            en, de = (f"to {n}", f"bis {n}") if n else ("or more", "oder mehr")
            return f"{self.least} {en} is asked for", f"{self.least} {de} ist verlangt"
        bound = (
            (f"exactly {n_en}{and_no[EN]} is asked for", f"genau {n_de}{and_no[DE]} {_is(n_de)} verlangt")
            if self.exact
            else (f"at most {n_en}{and_no[EN]} is allowed", f"höchstens {n_de}{and_no[DE]} {_is(n_de)} erlaubt")
        )
        from_card = self.from_card(g)
        return (f"{bound[EN]}: {from_card[EN]}", f"{bound[DE]}: {from_card[DE]}") if from_card else bound

    def _no_coins(self, g: Game) -> Text:
        """Of what costs no Coins, only what costs less Potions or debt is cheaper."""
        cost, from_card = g.cost(self.than) if self.than else NOTHING_BESIDE, self.from_card(g)
        if from_card is None or not (cost.potion or cost.debt):
            return "nothing can cost less than 0", "nichts kann weniger als 0 kosten"
        en, de = cost_text(cost)
        return (
            f"no Coins are allowed: {from_card[EN]}, which costs {en}",
            f"kein Geld ist erlaubt: {from_card[DE]} (Kosten: {de})",
        )

    def at_most(self, g: Game) -> Text:
        """The number of coins, with the Potion and the debt of the card that it is held against."""
        cost = self.beside if self.than is None else g.cost(self.than)
        if self.more is None or not (cost.potion or cost.debt):
            return str(self.coins), str(self.coins)
        return cost_text(Cost(self.coins, cost.potion, cost.debt))

    def from_card(self, g: Game) -> Text | None:
        """2 more than the Estate (now 2: 3, less 1 by the Bridge)"""
        if self.than is None:
            return self.why
        slug, n = self.than.slug, self.more
        if n is None:
            much_en, much_de = "less than", "weniger als"
        elif n:
            much_en, much_de = (
                (f"{n} more than", f"{n} mehr als") if n > 0 else (f"{-n} less than", f"{-n} weniger als")
            )
        else:
            much_en, much_de = "as much as", "so viel wie"
        how = cost_reckoned(g, self.than)
        now = costs_now(g, self.than)
        sum_en, sum_de = (f" (now {now[EN]}: {how[EN]})", f" (jetzt {now[DE]}: {how[DE]})") if how else ("", "")
        return f"{much_en} {the_card(slug, EN)}{sum_en}", f"{much_de} {the_card(slug, DE, THE)}{sum_de}"


def tell_cost(g: Game, player: int, kind: Kind, bound: Bound | None = None, rulings: tuple[str, ...] = ()) -> None:
    """What decides whether a card fits, where a cost is not the printed one; `rulings` are those on what fits."""
    if g.log is None:
        return
    reckoned = cost_reckoned(g, kind) if g.cost(kind) != kind.cost else None
    if reckoned is None and bound is not None and bound.than is not None and cost_reckoned(g, bound.than):
        reckoned = AS_PRINTED
    if reckoned is not None:
        held = bound.reckoned(g) if bound else None
        allowed = (f"; {held[EN]}", f"; {held[DE]}") if held else ("", "")
        own = kind.costs_like or kind.price
        itself = own.cites if isinstance(own, Price | Likeness) else ()
        limit = "base2:gain:5" if bound and not bound.exact else "base2:cost:1"
        because = (*rulings[:1], *itself, *_cut_by(g, kind), limit)
        if bound is None and _was_told(g, kind, reckoned):
            return
        g.say(
            "effect",
            player,
            "costs",
            (kind.slug,),
            because=because,
            n=costs_now(g, kind),
            how=reckoned,
            allowed=allowed,
        )
    else:
        _tell_no_cheaper(g, player, (kind, bound.than if bound else None))


def tell_price(g: Game, player: int, kind: Kind, coins: bool = False) -> None:
    """What a card costs now, where that decides what comes next; with the sum where it is not the printed cost.

    `coins`: its Potion and its debt count for nothing.
    """
    if g.log is None:
        return
    if cost_reckoned(g, kind) is None:
        now = costs_now(g, kind)
        lately = takewhile(lambda step: step.kind not in ("play", "buy", "turn"), reversed(g.log))
        if not any((step.sentence, step.cards, step.words.get("n")) == ("price", (kind.slug,), now) for step in lately):
            more = coins and (g.cost(kind).potion or g.cost(kind).debt)
            g.say("effect", player, "only its coins" if more else "price", (kind.slug,), n=now)
            _tell_no_cheaper(g, player, (kind,))
    else:
        tell_cost(g, player, kind)
        if coins and g.cost(kind).potion:
            g.say("effect", player, "passed over", ("potion",), why=ONLY_COINS)


ONLY_COINS: Text = ("only the Coins in the cost do", "Nur das Geld in den Kosten zählt")


def _was_told(g: Game, kind: Kind, how: Text) -> bool:
    """Since the last play, purchase or turn it was said that the card costs that, and why."""
    since = takewhile(lambda step: step.kind not in ("play", "buy", "turn"), reversed(g.log or ()))
    costs = [step for step in since if step.sentence == "costs" and step.cards == (kind.slug,)]
    return bool(costs) and (costs[0].words["n"], costs[0].words["how"]) == (costs_now(g, kind), how)


def _tell_no_cheaper(g: Game, player: int, kinds: tuple[Kind | None, ...]) -> None:
    """A card that can be cheaper by its own words and is not now."""
    for kind in kinds:
        price = kind.price if kind is not None else None
        why = price.not_now(Context(g, g.player)) if isinstance(price, Price) and price.not_now else None
        if kind is not None and not kind.cost.coins and kind.cost != Cost() and (cuts := cost_parts(g, kind)[1]):
            why = Not("no cheaper", kind.slug, cites=_cut_by(g, kind), why=_only_coins(kind, cuts[0][0]))
        if why is not None:
            g.say("not", player, why.sentence, why.cards, because=why.cites, **why.words)


def _only_coins(kind: Kind, cut: str) -> Text:
    """Cheap lowers only Coins, and it costs 4 debt"""
    en, de = cost_text(kind.cost)
    return (
        f"{the_card(cut, EN)} lowers only Coins, and it costs {en}",
        f"{capital(the_card(cut, DE, THE))} senkt nur das Geld, und die Karte kostet {de}",
    )


def why_nothing_fits(g: Game, bound: Bound | None, type_: str = "") -> Text:
    """: nothing costs exactly 4, 1 more than the Silver; of one type: no Action card in the Supply costs at most 5"""
    if bound is None:
        return "", ""
    of = none_of(type_) if type_ else ("", "")
    fits = f"{of[EN]} in the Supply", f"{capital(of[DE])} im Vorrat"
    fits = fits if type_ else ("nothing that fits", "Nichts Passendes")
    from_card = bound.from_card(g)
    en, de = ("exactly", "genau") if bound.exact else ("at most", "höchstens")
    n = bound.at_most(g)
    if from_card is None:
        return f": {fits[EN]} costs {en} {n[EN]}", f": {fits[DE]} kostet {de} {n[DE]}"
    if bound.coins < 0:
        return f": nothing costs {from_card[EN]}", f": Nichts kostet {from_card[DE]}"
    return (
        f": {fits[EN]} costs {en} {n[EN]}, {from_card[EN]}",
        f": {fits[DE]} kostet {de} {n[DE]}, {from_card[DE]}",
    )


def _cut_by(g: Game, kind: Kind) -> tuple[str, ...]:
    """The rulings of what makes a card cheaper now."""
    c = Context(g, g.player)
    cuts = sorted(
        (other.slug, other.cut) for other in g.table.kinds if isinstance(other.cut, Cut) and other.cut(c, kind)
    )
    return tuple(cite for _, cut in cuts for cite in cut.because(c, kind))


def scored(g: Game, player: int) -> list[tuple[str, int, int]]:
    """Each card and landscape that counts, how many of it, and what they are worth; "vp" are the tokens."""
    many: Counter[str] = Counter()
    worth: Counter[str] = Counter()
    for kind, points in g.scoring(player):
        many[kind.slug] += 1
        worth[kind.slug] += points
    for card in g.owned(player):  # what counts something and finds too little of it is told too
        kind = g.known(card)
        if not worth[kind.slug] and isinstance(kind.points, Worth) and kind.points.how is not None:
            many[kind.slug] += 1
    parts = [(slug, n, worth[slug]) for slug, n in many.items()]
    parts.sort(key=lambda part: (-part[2], part[0]))
    tokens = g.token(player, "vp")
    return [*parts, ("vp", tokens, tokens)] if tokens else parts


def score_reckoned(g: Game, player: int, parts: list[tuple[str, int, int]]) -> Text:
    """: 2 Provinces 12, Gardens 2 (1 for every 10 cards, here 23), Curse −1"""
    if not parts:
        return "", ""
    en, de = (
        ", ".join(
            f"{amount('vp', n, language) if slug == 'vp' else so_many(slug, n, language)} {points}".replace("-", "−")
            + _how_it_counts(g, player, slug, language)
            for slug, n, points in parts
        )
        for language in (EN, DE)
    )
    return f": {en}", f": {de}"


def _how_it_counts(g: Game, player: int, slug: str, language: int) -> str:
    """What a card goes by; a landscape has told that in a sentence of its own."""
    kind = None if slug == "vp" else g.table.rules.kind(slug)
    if kind is None or not isinstance(kind.points, Worth) or kind.points.how is None or kind in g.table.landscapes:
        return ""
    return f" ({kind.points.how(Context(g, player))[language]})"
