"""Studies: recorded games are the games that were played, figures are those of the games, the page is whole."""

from __future__ import annotations

import csv
import html.parser
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from whistlestop import Game, bots
from whistlestop.arena import Plan
from whistlestop.arena.plan import make_plan
from whistlestop.arena.statistics import Estimate
from whistlestop.cli.application import application
from whistlestop.records.dice import ROUTE_CLAIMED_WITH_DICE
from whistlestop.records.events import GAME_OVER, ROUTE_CLAIMED, TURN_STARTED
from whistlestop.rules import scoring
from whistlestop.study import Findings, investigate, write_report
from whistlestop.study.corner_cases import corner_cases
from whistlestop.study.course import composition, lead_changes, leaders
from whistlestop.study.figures import points
from whistlestop.study.findings import outcome, work
from whistlestop.study.monsters import halvings, monsters
from whistlestop.study.pictures import Scale
from whistlestop.study.recording import Recorded, record_many, replayed
from whistlestop.study.routes import places, reach, tracks
from whistlestop.study.sample import KEPT_POINTS, KEPT_SEAT, Sample
from whistlestop.study.seats import fairness, variants_of
from whistlestop.study.tickets import tickets
from whistlestop.study.tunnels import tunnels

GAMES = 24
BOTH = {"dice": True, "monsters": True}


def sampled(map: str, options: dict[str, bool], players: int = 2) -> Sample:
    plan = make_plan(Plan(map=map, players=players, bots=("greedy",), options=options))
    return Sample(plan, list(record_many(plan, range(GAMES))))


@pytest.fixture(scope="module", params=[("usa", {}, 2), ("europe", BOTH, 3)], ids=["usa", "europe"])
def sample(request: pytest.FixtureRequest) -> Sample:
    return sampled(*request.param)


@pytest.fixture(scope="module")
def findings() -> Findings:
    plan = make_plan(Plan(map="europe", players=2, bots=("greedy",), options=BOTH))
    return investigate(plan, 20, styles=("random", "greedy"))


def game_with(points: list[list[int]]) -> Recorded:
    shorts, numbers = np.zeros((0, 6), np.int16), np.zeros(0, np.int32)
    return Recorded(0, shorts, shorts, numbers, np.array(points, np.int16), numbers, shorts, numbers)


def test_a_recorded_game_replays_from_its_log_with_the_same_result(sample: Sample) -> None:
    for game in sample.games[:3]:
        again = replayed(sample.plan, game)
        assert again.over
        assert [score.total for score in again.scores()] == game.sheet[:, scoring.TOTAL].tolist()
        twin = Game.from_log(again.log())
        assert [score.total for score in twin.scores()] == game.sheet[:, scoring.TOTAL].tolist()


def test_every_recorded_game_is_whole(sample: Sample) -> None:
    assert (sample.count(sample.told(GAME_OVER)) == 1).all()
    assert (sample.turns == [len(game.points) for game in sample.games]).all()
    assert sample.event_turn.max() == sample.turns.max()
    assert (sample.count(sample.told(TURN_STARTED)) == sample.turns).all()


def test_the_same_seeds_give_the_same_games_with_any_number_of_workers() -> None:
    plan = make_plan(Plan(map="usa", players=2, bots=("greedy",)))
    one, two = list(record_many(plan, range(20))), list(record_many(plan, range(20), workers=2))
    assert [game.actions.tolist() for game in one] == [game.actions.tolist() for game in two]


def test_tickets_add_up_to_the_score_sheet(sample: Sample) -> None:
    for number, game in enumerate(sample.games):
        points = np.bincount(game.tickets[:, KEPT_SEAT], game.tickets[:, KEPT_POINTS], sample.players)
        assert points.tolist() == sample.sheets[number, :, scoring.TICKETS].tolist()
    found = tickets(sample)
    assert sum(one.fulfilled.games for one in found) > 0
    assert all(0 <= one.kept.value <= 1 and one.lift.low <= one.lift.value <= one.lift.high for one in found)


def test_tracks_are_claimed_as_often_as_the_events_say(sample: Sample) -> None:
    claims = sample.told(ROUTE_CLAIMED) | sample.told(ROUTE_CLAIMED_WITH_DICE)
    found = tracks(sample)
    assert sum(one.claimed.value for one in found) * len(sample) == pytest.approx(claims.sum())
    assert all(0 <= one.reached.value <= 1 for one in places(sample))
    assert sum(one.claimed.value for one in reach(sample)) * len(sample) == pytest.approx(claims.sum())


def test_parts_of_the_score_add_up_to_the_total(sample: Sample) -> None:
    winners = sample.sheets[:, :, scoring.RANK] == 1
    mean = np.mean([sheet[first, scoring.TOTAL].mean() for sheet, first in zip(sample.sheets, winners, strict=True)])
    assert sum(part.winner.value for part in composition(sample)) == pytest.approx(mean)


def test_the_lead_changes_when_another_player_leads_alone() -> None:
    game = game_with([[0, 0], [4, 0], [4, 4], [4, 7], [4, 7], [10, 7], [10, 10], [12, 10]])
    assert leaders(game).tolist() == [-1, 0, 0, 1, 1, 0, 0, 0]
    assert lead_changes(game) == 2
    assert lead_changes(game_with([[0, 0], [0, 0]])) == 0


def test_without_monsters_no_ticket_is_halved() -> None:
    lost, spared, halved = halvings(sampled("usa", {}))
    assert lost.sum() == spared.sum() == halved.sum() == 0


def test_monsters_and_tunnels_are_counted() -> None:
    both = sampled("europe", BOTH)
    found = monsters(both)
    assert all(one.moves.value > 0 and one.locomotives.value >= one.moves.value for one in found.each)
    assert found.halved.value > 0
    assert sum(share.value for _, share in tunnels(both).extra) == pytest.approx(1.0)


def test_fairness_plays_every_variant_on_the_same_seeds() -> None:
    plan = make_plan(Plan(map="usa", players=3, bots=("greedy",), options=BOTH))
    heard: list[int] = []
    cards, _, dice, both = fairness(plan, 30, 1, heard.append)
    assert sum(heard) == 120
    assert [len(one.wins) for one in (cards, dice, both)] == [3, 3, 3]
    assert sum(one.value for one in cards.wins) == pytest.approx(1.0)
    assert cards.shift is None
    assert dice.shift is not None
    assert dice.shift.value == pytest.approx(dice.wins[0].value - cards.wins[0].value)
    assert dice.turns_shift is not None
    assert dice.turns_shift.high < 0  # a turn with dice claims a route nearly always


def test_what_a_board_refuses_is_not_compared_unless_a_table_insists() -> None:
    """R352: the Old West knows no monsters."""
    plan = make_plan(Plan(map="old-west", players=2, bots=("greedy",)))
    assert [one.name for one in fairness(plan, 4, 1, lambda games: None)] == ["cards", "dice"]
    insisting = make_plan(Plan(map="old-west", players=2, bots=("greedy",), options={"oldwest.allow_monsters": True}))
    assert list(variants_of(insisting)) == ["cards", "monsters", "dice", "both"]


def test_corner_cases_come_with_a_log_that_meets_them(sample: Sample) -> None:
    found = corner_cases(sample)
    assert found
    for case in found[:4]:
        game = Game.from_log(case.log)
        assert game.seed == case.seed
        assert 0 < case.games.value <= 1


class Reader(html.parser.HTMLParser):
    """Collects what a page has and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attributes:
            if name == "id" and value:
                self.anchors.add(value)
            if name == "href" and value and value.startswith("#"):
                self.links.add(value[1:])
            if name in ("src", "href") and value and not value.startswith(("#", "data:")):
                self.fetched.append(value)


def test_the_report_is_one_page_that_fetches_nothing(findings: Findings) -> None:
    page = Reader()
    text = write_report(findings)
    page.feed(text)
    assert page.fetched == []
    assert "http" not in text.replace("http-equiv", "")
    assert page.links <= page.anchors
    assert page.tags.count("svg") >= 8
    assert page.tags.count("details") == len(findings.cases)
    assert "nan" not in text
    assert "Europe, 2 players: a study with both expansions" in text
    assert "Do Alvin &amp; Dexter favour a seat?" in text
    for name in (
        "advice",
        "seats",
        "length",
        "score",
        "styles",
        "tickets",
        "demand",
        "places",
        "monsters",
        "dice",
        "cases",
    ):
        assert name in page.anchors


def test_numbers_of_players_stand_side_by_side_and_every_figure_is_in_the_csv(tmp_path: Path) -> None:
    table = ["--map", "lake-constance", "--games", "10", "--threads", "1", "--bot", "random", "--styles", "random"]
    files = ["--out", str(tmp_path / "study.html"), "--csv", str(tmp_path / "study.csv")]
    order = ["study", *table, *files, "--beside", "4", "--beside", "2", "--beside", "3", "--against", "lake-constance"]
    result = CliRunner().invoke(application(), order)
    assert result.exit_code == 0, result.output
    told = result.output.partition("Numbers of players side by side")[2].splitlines()
    assert [line.split()[0] for line in told[1:5]] == ["players", "2", "3", "4"]
    lines = list(csv.DictReader((tmp_path / "study.csv").read_text("utf-8").splitlines()))
    assert [number for number, _ in groupby(lines, lambda line: line["players"])] == ["2", "3", "4", "2"]
    assert {line["kind"] for line in lines} == {"game", "seat", "track", "place", "ticket", "mechanism"}
    wins = [float(line["value"]) for line in lines if (line["kind"], line["figure"]) == ("seat", "wins")]
    assert len(wins) == 2 + 3 + 4 + 2
    assert sum(wins) == pytest.approx(4)
    assert wins[:2] == wins[-2:]
    kept = outcome(make_plan(Plan(map="lake-constance", players=3, bots=("random",))), 10)
    turns = [line for line in lines if (line["players"], line["figure"]) == ("3", "turns")]
    assert [float(one["value"]) for one in turns] == [kept.result.turns.value]


@pytest.mark.parametrize("wrong", [["--beside", "7"], ["--beside", "5"], ["--csv", "missing/study.csv"]])
def test_what_cannot_be_put_beside_a_study_is_refused_before_any_game(
    wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("whistlestop.cli.board_study.prepare", lambda: pytest.fail("work has begun"))
    result = CliRunner().invoke(application(), ["study", "--map", "lake-constance", *wrong])
    assert result.exit_code == 2
    assert any(told in result.output for told in ("equal to 6", "is for 2 to 4 players, not 5", "cannot be written"))
    assert not list(tmp_path.iterdir())


def test_a_study_tells_how_much_it_will_play(findings: Findings) -> None:
    heard: list[int] = []
    plan = make_plan(Plan(map="usa", players=2, bots=("random",)))
    investigate(plan, 12, styles=("random", "greedy"), progress=heard.append)
    assert sum(heard) == work(plan, 12, ("random", "greedy"))


def test_round_numbers_stand_at_the_axis() -> None:
    assert Scale(0.0, 1.0, 0, 100).ticks() == pytest.approx([0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert Scale(0.0, 1.0, 0, 100)(0.25) == 25
    assert Scale(0.0, 1.0, 0, 100)(7.0) == 100


def test_what_rounds_to_nothing_has_no_sign() -> None:
    """Loans of Nederland, taken once in hundreds of games: the interval began at "−0.00"."""
    assert points(Estimate(0.001, -0.002, 0.004, 2000), 2).interval == "[0.00, 0.00]"
    assert points(Estimate(-0.5, -0.75, -0.25, 2000), 2).text == "−0.50"


def test_the_command_writes_the_report_and_refuses_a_bot_of_your_own(tmp_path: Path) -> None:
    out = tmp_path / "study.html"
    order = ["study", "--games", "10", "--out", str(out), "--threads", "1", "--against", "lake-constance"]
    result = CliRunner().invoke(application(), order)
    assert result.exit_code == 0, result.output
    assert "The games give no reason to change anything." in result.output
    assert "Compared with Lake Constance" in result.output
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert len(list(tmp_path.iterdir())) == 1
    result = CliRunner().invoke(application(), ["study", "--bot", "my_bot.py:MyBot"])
    assert result.exit_code == 2
    assert bots.names()[0] in result.output
