"""No request costs much: each way to make one slow, measured in processor time or in what is counted.

The bounds are several times what is needed on a quiet machine, and far below what each of them took before.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest
from django.test import Client

from referee.disputes import memory, views_compare
from referee.disputes import outcomes as all_outcomes
from referee.disputes.comparing import same_moment
from referee.models import Dispute
from referee.operations.guard import clock, pace
from rules import A_REQUEST, ACCOUNT, STEPS, Account, Game, Mistake, OutOfBudget, Run, Work, endings, parse
from rules.document.layout import MOST_ON_A_TABLE, lay_out
from rules.engine import account as account_of_a_request
from rules.engine import position
from rules.engine.game import EFFECTS
from rules.engine.zones import NUMBER
from rules.facts import facts
from rules.rulebook.setup import pile_slug
from rules.tools.bots import Hostile

SECONDS = 1.0


def cost(what: Callable[[], Any]) -> float:
    """Processor time, the least of three: others use this machine too."""
    found = []
    for _ in range(3):
        begun = time.thread_time()
        what()
        found.append(time.thread_time() - begun)
    return min(found)


def test_picking_hundreds_of_one_name() -> None:
    """0.9 s an answer, when each of them was looked for among all of them."""
    run = Run(parse("players: {Anna: {hand: [Cellar, '900 ?']}, Bernd: {}}\nmoves: [play Cellar]"))
    picked = run.answered(1, "900 ?")
    assert picked.stop is None
    assert len(picked.game.hand(0)) == 900  # as many are drawn again
    assert cost(lambda: run.answered(1, "900 ?")) < 0.2


def test_a_long_line() -> None:
    run = parse({"players": {"Anna": {}, "Bernd": {}}, "moves": ["-"] * 2000})
    assert cost(lambda: Run(run).answer()) < SECONDS


class TestOutcomes:
    TABLE = {
        "players": {
            "Anna": {
                "hand": ["Chapel", "Copper", "Silver", "Estate", "Gold", "Duchy", "Curse", "Village", "Smithy"],
                "deck": ["20 Copper", "10 Estate"],
            },
            "Bernd": {"hand": ["Moat"]},
        },
        "moves": ["play Chapel"],
    }

    def test_as_deep_as_one_may(self) -> None:
        game = Run(parse(self.TABLE)).game
        found = all_outcomes.outcomes(game, 4)
        assert found.found
        assert cost(lambda: all_outcomes.outcomes(game, 4)) < SECONDS

    def test_work_is_counted_over_all_answers(self) -> None:
        game = Run(parse(self.TABLE)).game
        work = Work(10**6)
        endings(game, 1, work=work)
        assert 500 < 10**6 - work.left < 20_000
        with pytest.raises(OutOfBudget):
            endings(game, 1, work=Work(300))

    def test_what_is_left_out_is_said(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """All outcomes three deep took 29 s: few answers, but each of them set off much."""
        monkeypatch.setattr(all_outcomes, "MOST_WORK", 3_000)
        found = all_outcomes.outcomes(Run(parse(self.TABLE)).game, 3)
        assert found.cut
        assert found.found

    def test_a_game_pays_only_for_itself(self) -> None:
        game = Run(parse(self.TABLE)).game
        tried = game.copy()
        assert game.pending
        work = Work(5_000)
        work.answer(tried, next(iter(game.pending.answers())))
        plain: Game = game.copy()
        plain.answer(next(iter(game.pending.answers())))
        assert tried.spent == plain.spent


@pytest.mark.django_db
class TestBranches:
    def test_long_lines(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        """Eleven long lines took 4 s: each of them was played out. Now those that others leave are, up to a bound."""
        lines = []
        for n in range(8):
            moves = ["-"] * 40
            if n:
                moves[n] = "buy Copper"
            lines.append(Dispute.store(parse({"players": {"Anna": {}, "Bernd": {}}, "moves": moves})))
        memory.forget()
        played: list[str] = []
        real = views_compare.recall
        monkeypatch.setattr(views_compare, "recall", lambda dispute: (played.append(dispute.key), real(dispute))[1])
        address = f"/en/dispute/{lines[0].key}/branches/?with={','.join(line.key for line in lines[1:])}"
        page = client.get(address).text
        assert len(re.findall(r"leaves [A-H] after", page)) == 7
        assert len(set(played)) < len(lines)

    def test_more_than_one_request_may_play(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        lines = []
        for n in range(5):  # each leaves the one before it, so each has to be played
            moves = ["-"] * 10 * n + ["buy Copper"] + ["-"] * 8
            lines.append(Dispute.store(parse({"players": {"Anna": {}, "Bernd": {}}, "moves": moves})))
        monkeypatch.setattr(views_compare, "MOST_PLAYED", -1)
        memory.forget()
        address = f"/en/dispute/{lines[0].key}/branches/?with={','.join(line.key for line in lines[1:])}"
        first = client.get(address).text
        assert "shown when you look again" in first
        monkeypatch.setattr(views_compare, "MOST_PLAYED", 1000)
        assert "shown when you look again" not in client.get(address).text


class TestEditions:
    def test_a_long_line_is_followed_as_fast_as_it_is_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """0.9 s for 1,100 decisions of six players, when the whole line was copied at each of them."""
        table = {"players": {"Anna": {"deck": ["9 Estate"]}, "Bernd": {"deck": ["9 Estate"]}}, "moves": ["-"] * 500}
        line, older = Run(parse(table)), parse({**table, "editions": {"Base": 1}})
        copies = []
        copy = Game.copy
        monkeypatch.setattr(Game, "copy", lambda game: copies.append(game) or copy(game))
        found = line.followed(older)
        assert (found.stop, found.last) == (None, line.last)
        assert found.situation.moves == line.moves
        assert len(copies) < len(line.moves) / 8


class TestComparing:
    LINE = {"players": {"Anna": {"deck": ["9 Estate"]}, "Bernd": {"deck": ["9 Estate"]}}, "moves": ["-"] * 300}

    def test_looking_back_plays_each_decision_once(self) -> None:
        run, other = Run(parse(self.LINE)), Run(parse({**self.LINE, "moves": ["-"] * 290}))
        opened = ACCOUNT.set(account := Account())
        try:
            (n, then), (_m, other_then) = same_moment(run, other)
        finally:
            ACCOUNT.reset(opened)
        assert n < run.last
        assert (then.number, then.player) == (other_then.number, other_then.player)
        assert account.spent < 2 * run.game.spent  # 8 times as much, when each was reached by itself

    def test_where_that_cannot_be_paid_the_ends_are_compared(self) -> None:
        run, other = Run(parse(self.LINE)), Run(parse({**self.LINE, "moves": ["-"] * 290}))
        opened = ACCOUNT.set(Account(100))
        try:
            assert same_moment(run, other) == [(run.last, run.game), (other.last, other.game)]
        finally:
            ACCOUNT.reset(opened)


class TestClock:
    def test_what_is_late_is_ended(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(clock, "LONGEST", 0.1)
        ended = []

        def forever() -> None:
            try:
                with clock.timed():
                    while True:
                        sum(range(100))
            except clock.TookTooLong:
                ended.append(True)

        thread = Thread(target=forever, daemon=True)
        thread.start()
        until = time.monotonic() + 5
        while thread.is_alive() and time.monotonic() < until:
            clock.check()
            time.sleep(0.05)
        assert ended == [True]

    def test_what_is_in_time_is_left_alone(self) -> None:
        with clock.timed():
            clock.check()
        clock.check()

    @pytest.mark.django_db
    def test_it_is_told(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        def late(*args: object, **kwargs: object) -> None:
            raise clock.TookTooLong

        monkeypatch.setattr(pace, "engine", late)
        answer = client.post("/en/dispute/", {"document": "players: {Anna: {}, Bernd: {}}", "do": "play"})
        assert answer.status_code == 503
        assert "too long" in answer.text
        assert "players: {Anna: {}, Bernd: {}}" in answer.text


@pytest.mark.django_db
class TestMemory:
    def test_runs_are_kept_by_their_weight(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A run of 6,318 steps took 89 MB, and 24 of any size were kept."""
        memory.forget()
        monkeypatch.setattr(memory, "MOST_BYTES", 400_000)
        monkeypatch.setattr(memory, "AFTER_ALL", 350_000)
        monkeypatch.setattr(memory, "LARGEST", 200_000)
        disputes = [Dispute.store(parse(f"players: {{Anna: {{}}, Bernd: {{}}}}\nseed: {seed}")) for seed in range(30)]
        for dispute in disputes:
            memory.recall(dispute)
        assert sum(map(memory.weight, memory._kept.values())) <= 400_000
        assert memory.is_kept(disputes[-1])
        assert not memory.is_kept(disputes[0])
        long = Dispute.store(parse({"players": {"Anna": {}, "Bernd": {}}, "moves": ["-"] * 200}))
        memory.recall(long)
        assert not memory.is_kept(long)
        memory.forget()

    def test_a_run_that_grew_is_weighed_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        memory.forget()
        monkeypatch.setattr(memory, "MOST_BYTES", 3_000_000)
        monkeypatch.setattr(memory, "AFTER_ALL", 2_600_000)
        moves = ["-"] * 30
        tables = [parse({"players": {"Anna": {}, "Bernd": {}}, "seed": seed, "moves": moves}) for seed in range(1, 17)]
        runs = [Run(table) for table in tables]
        for seed, run in enumerate(runs[:15]):
            memory._remember((str(seed), (), ""), run)
            for n in range(run.last):
                run.at(n)
        assert sum(map(memory.weight, runs[:15])) > 3_000_000
        memory._remember(("another", (), ""), runs[15])
        assert ("another", (), "") in memory._kept
        assert sum(map(memory.weight, memory._kept.values())) <= 2_600_000
        memory.forget()

    def test_the_weight_is_about_right(self) -> None:
        import tracemalloc

        situation = parse({"players": {"Anna": {}, "Bernd": {}}, "moves": ["-"] * 300})
        Run(situation)
        tracemalloc.start()
        run = Run(situation)
        for n in range(run.last):
            run.at(n)
        taken, _most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert taken / 3 < memory.weight(run) < taken * 3


def waiting(card: str, line: int, event: str, n: int, player: str = "Anna") -> list[dict[str, Any]]:
    return [{"card": card, "line": line, "event": event, "player": player} for _ in range(n)]


class TestAccount:
    """One request pays for all that it asks for, in instructions: the same on every machine."""

    TABLE = "players: {Anna: {hand: [Smithy]}, Bernd: {}}\nmoves: [play Smithy, -, -]"

    def test_what_is_told_is_charged(self) -> None:
        """A step pays for its sentences when it is made, and is told also when nothing is left."""
        bills = []
        for trace in (True, False):
            opened = ACCOUNT.set(account := Account())
            try:
                run = Run(parse(self.TABLE), trace=trace)
            finally:
                ACCOUNT.reset(opened)
            bills.append(account.spent)
            assert run.stop is None
        steps = Run(parse(self.TABLE)).last
        assert bills[0] - bills[1] >= 3 * steps > 0

    def test_positions_with_much_to_compare(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """1.3 s for the outcomes of one who buys with forty cards in play: each was looked for in all that waits."""
        seats: dict[str, Any] = {name: {"hand": ["Watchtower", "4 Copper"]} for name in ("Anna", "Bernd")}
        seats["Anna"]["play"] = ["10 Goons", "10 Haggler", "10 Merchant Guild", "10 Hoard"]
        turn = {"phase": "buy", "buys": 400, "coins": 999}
        game, bot = Run(parse({"players": seats, "turn": turn})).game, Hostile(1)
        looked_into: list[object] = []
        real = position.refs
        monkeypatch.setattr(position, "refs", lambda value: (looked_into.append(value), real(value))[1])
        most = 0
        for _ in range(150):
            assert game.pending
            game.push(game.pending.say(bot(game)))
            looked_into.clear()
            game.key()
            most = max(most, len(looked_into))
        assert 20 < most < 100  # 1,217 before

    def test_several_runs_are_one_bill(self) -> None:
        opened = ACCOUNT.set(account := Account())
        try:
            first = Run(parse(self.TABLE))
            once = account.spent
            Run(parse(self.TABLE))
            assert first.game.spent < once  # laying out is charged too
            assert account.spent == 2 * once
        finally:
            ACCOUNT.reset(opened)

    def test_a_run_that_cannot_be_paid_says_so_and_shows_what_it_has(self) -> None:
        opened = ACCOUNT.set(Account())
        try:
            whole = Run(parse(self.TABLE))
            ACCOUNT.get().spent = 0  # type: ignore[union-attr]
            ACCOUNT.get().most = whole.game.spent + 180  # type: ignore[union-attr]
            some = Run(parse(self.TABLE))
        finally:
            ACCOUNT.reset(opened)
        assert some.stop is not None
        assert some.stop.for_now
        assert some.stop.why[0].endswith("instructions for one request.")
        assert 0 < some.last < whole.last

    def test_looking_back_is_charged_too(self) -> None:
        run = Run(parse(self.TABLE))
        opened = ACCOUNT.set(Account(2))
        try:
            with pytest.raises(OutOfBudget):
                run.at(run.last - 1)
        finally:
            ACCOUNT.reset(opened)
        assert run.at(run.last - 1).pending is None  # somebody else sees it

    def test_it_ends_inside_one_instruction_too(self) -> None:
        """To find the best order of Treasures is one instruction, and thousands of tries."""
        hand = ["10 Bank", "10 Fool's Gold", "10 Quarry", "40 Copper", "30 Silver"]
        table = {"players": {"Anna": {"hand": hand}, "Bernd": {"durations": ["Highwayman"]}}, "turn": {"phase": "buy"}}
        run = Run(parse(table))
        opened = ACCOUNT.set(account := Account(2_000))
        try:
            some = run.answered(0, "play treasures")
        finally:
            ACCOUNT.reset(opened)
        assert some.stop is not None
        assert some.stop.for_now
        assert account.spent < 2_100  # 100,000, when it was asked for only between instructions

    def test_a_game_and_a_look_back_fit_into_one_request(self) -> None:
        assert A_REQUEST > 2 * STEPS

    def test_it_is_not_kept_for_others(self) -> None:
        memory.forget()
        opened = ACCOUNT.set(Account(210))
        try:
            run = Run(parse(self.TABLE))
        finally:
            ACCOUNT.reset(opened)
        assert run.stop
        assert run.stop.for_now
        memory._remember(("table", (), ""), run)
        assert not memory._kept

    @pytest.mark.django_db
    def test_each_request_has_its_own(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(account_of_a_request, "A_REQUEST", 210)
        answer = client.post(
            "/api/adjudications/",
            data=json.dumps({"players": {"Anna": {}, "Bernd": {}}, "moves": ["-"] * 90}),
            content_type="application/json",
        )
        assert answer.status_code < 500
        assert "210 instructions for one request" in answer.text

    @pytest.mark.django_db
    def test_where_nothing_can_be_shown_a_page_says_so(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        def dear() -> None:
            raise OutOfBudget("request", 210)

        monkeypatch.setattr(pace, "engine", dear)
        answer = client.post("/en/dispute/", {"document": "players: {Anna: {}, Bernd: {}}", "do": "play"})
        assert answer.status_code == 422
        assert "more work than one request" in answer.text
        assert "players: {Anna: {}, Bernd: {}}" in answer.text


class TestManyEffects:
    """1,500 effects of a Merchant waited for one Silver: 68 s for a document of 98 KB, and 3,034 instructions."""

    def test_no_document_has_so_many(self) -> None:
        table = {
            "players": {"Anna": {"hand": ["Silver"]}, "Bernd": {}},
            "memory": {"effects": waiting("Merchant", 3, "play", EFFECTS + 1)},
        }
        with pytest.raises(Mistake, match=r"memory\.effects"):
            parse(table)

    def test_no_game_gets_so_many(self) -> None:
        table = {
            "players": {"Anna": {"hand": ["Merchant"], "deck": ["5 Copper"]}, "Bernd": {}},
            "memory": {"effects": waiting("Merchant", 3, "play", EFFECTS)},
            "moves": ["play Merchant"],
        }
        run = Run(parse(table))
        assert run.stop is not None
        assert "500 effects" in run.stop.why[0]

    @pytest.mark.parametrize(
        ("card", "line", "event", "player", "move"),
        [
            ("Merchant", 3, "play", "Anna", "play Silver"),
            ("Highwayman", 2, "instead", "Bernd", "play treasures"),
            ("Monkey", 1, "gain", "Bernd", "buy Silver"),
        ],
    )
    def test_each_that_is_looked_at_is_charged(self, card: str, line: int, event: str, player: str, move: str) -> None:
        def spent(n: int) -> int:
            table = {
                "players": {"Anna": {"hand": ["20 Silver"]}, "Bernd": {"deck": ["Copper"], "hand": ["Copper"]}},
                "turn": {"phase": "buy", "coins": 3},
                "memory": {"effects": waiting(card, line, event, n, player)},
                "moves": [move],
            }
            return Run(parse(table)).game.spent

        assert spent(EFFECTS) > 5_000 + spent(1)

    def test_what_makes_cards_cheaper_is_charged(self) -> None:
        def spent(n: int) -> int:
            table = {
                "players": {"Anna": {}, "Bernd": {}},
                "turn": {"phase": "buy", "buys": 9},
                "memory": {"effects": waiting("Bridge", 3, "cost", n)},
                "moves": ["buy Copper"] * 8,
            }
            return Run(parse(table)).game.spent

        assert spent(EFFECTS) > 500 + spent(1)


class TestCards:
    """Beyond 8,191 card numbers wrapped, and a player's Estates came back as Golds."""

    PILES = [fact.en for slug, fact in facts().items() if fact.kind == "kingdom" and pile_slug(slug) == slug][:61]

    @pytest.mark.parametrize("here", [0, 1, 30, 61])
    def test_piles_are_counted_wherever_they_are_described(self, here: int) -> None:
        supply, remembered_piles = dict.fromkeys(self.PILES[:here], 8), dict.fromkeys(self.PILES[here:], 8)
        table = {"players": {"A": {}, "B": {}}, "supply": supply, "memory": {"piles": remembered_piles}}
        with pytest.raises(Mistake, match="More than 60 different"):
            lay_out(parse(table))

    def test_the_largest_table_has_a_number_for_each(self) -> None:
        table = {
            "players": {"A": {"hand": ["900 ?"]}, **{name: {} for name in "BCDEF"}},
            "supply": dict.fromkeys(self.PILES[:45], 8),
        }
        game = lay_out(parse(table))
        assert 1_200 < len(game.kinds) <= MOST_ON_A_TABLE < NUMBER
        cards = [card & NUMBER for zone in game.zones for card in zone]
        assert len(cards) == len(set(cards))
