"""No request costs much: each way to make one slow, measured in processor time or in what is counted.

The bounds are several times what is needed on a quiet machine, and far below what each of them took before.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest
from django.test import Client

from referee.disputes import outcomes as all_outcomes
from referee.disputes import remembered, views_compare
from referee.guard import clock, pace
from referee.models import Dispute
from rules import Game, OutOfBudget, Run, Work, endings, parse

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
        remembered.forget()
        played: list[str] = []
        real = views_compare.kept
        monkeypatch.setattr(views_compare, "kept", lambda dispute: (played.append(dispute.key), real(dispute))[1])
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
        remembered.forget()
        address = f"/en/dispute/{lines[0].key}/branches/?with={','.join(line.key for line in lines[1:])}"
        first = client.get(address).text
        assert "shown when you look again" in first
        monkeypatch.setattr(views_compare, "MOST_PLAYED", 1000)
        assert "shown when you look again" not in client.get(address).text


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
        remembered.forget()
        monkeypatch.setattr(remembered, "MOST_BYTES", 400_000)
        monkeypatch.setattr(remembered, "LARGEST", 200_000)
        disputes = [Dispute.store(parse(f"players: {{Anna: {{}}, Bernd: {{}}}}\nseed: {seed}")) for seed in range(30)]
        for dispute in disputes:
            remembered.kept(dispute)
        assert sum(map(remembered.weight, remembered._kept.values())) <= 400_000
        assert remembered.is_kept(disputes[-1])
        assert not remembered.is_kept(disputes[0])
        long = Dispute.store(parse({"players": {"Anna": {}, "Bernd": {}}, "moves": ["-"] * 200}))
        remembered.kept(long)
        assert not remembered.is_kept(long)
        remembered.forget()

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
        assert taken / 3 < remembered.weight(run) < taken * 3
