"""Advice: good actions come first, odds are exact, and nothing hidden is used."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from test_terminal import EUROPE
from whistlestop import Game, bots
from whistlestop.advice import Advice, hint, ranked
from whistlestop.advice.claims import claim_brings_end, points_of_claim
from whistlestop.advice.odds import pool, shown
from whistlestop.advice.reasons import reasons
from whistlestop.advice.ways import outlook
from whistlestop.bots.search.answers import Answer, every_answer
from whistlestop.bots.search.contest import Contest
from whistlestop.bots.search.playouts import Judged, Seconds, Trials
from whistlestop.records.actions import CLAIM, KEEP, RETURN
from whistlestop.records.blocks import Claim, decode
from whistlestop.records.events import REASONS
from whistlestop.records.state import NONE

Typed = Callable[..., tuple[Game, str]]


def midgame(map: str, decisions: int, **options: bool) -> Game:
    game, bot = Game(map, players=2, seed=5, **options), bots.make("greedy")  # type: ignore[arg-type]
    for _ in range(decisions):
        assert game.to_move is not None
        game.play(bot.decide(game.view(game.to_move)))
    return game


def advise(game: Game, **settings: float) -> Advice:
    return hint(game.view(game.to_move), milliseconds=150, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("options", [{}, {"dice": True}, {"monsters": True}, {"dice": True, "monsters": True}])
@pytest.mark.parametrize("decisions", [0, 4, 25, 60])
def test_advice_is_legal_and_says_why_anywhere(options: dict[str, bool], decisions: int) -> None:
    game = midgame("europe", decisions, **options)
    advice = advise(game)
    assert 1 <= len(advice.suggestions) <= 3
    assert all(one.actions[0] in game.legal_ids() for one in advice.suggestions)
    assert all(
        0 <= one.win_chance.low <= one.win_chance.value <= one.win_chance.high <= 1 for one in advice.suggestions
    )
    assert len({one.actions for one in advice.suggestions}) == len(advice.suggestions)
    assert advice.games >= min(len(game.legal_ids()), 20)
    for action in advice.suggestions[0].actions:
        game.play(action)
    assert any(reason.code == "bot_choice" for one in advice.suggestions for reason in one.reasons)
    assert bool(advice.colours) == (not options.get("dice", False))


def test_advice_knows_nothing_that_the_seat_does_not() -> None:
    """R8: whatever the others hold, the same view gets the same odds and the same tickets."""
    game = midgame("europe", 40)
    seat = game.to_move
    one, two = game.view(seat), game.resample(seat, seed=9).view(seat)
    assert one.views.tobytes() == two.views.tobytes()
    first, second = advise(game), hint(two, milliseconds=50)
    assert (first.colours, first.tunnels, first.tickets) == (second.colours, second.tunnels, second.tickets)


def test_advice_is_only_for_the_player_who_decides() -> None:
    game = Game("usa", seed=1)
    other = 1 - int(game.to_move or 0)
    for seat in (other, None):
        with pytest.raises(ValueError, match="who decides"):
            hint(game.view(seat))


def test_tickets_are_chosen_all_at_once() -> None:
    """R4: two of three tickets at least, which leaves four answers."""
    game = Game("usa", seed=3)
    view = game.view(game.to_move)
    answers = every_answer(view, view.resample(1))
    assert sorted(len(one.keeps) for one in answers) == [2, 2, 2, 3]
    assert all(set(one.actions) <= {KEEP, RETURN} and len(one.actions) == 3 for one in answers)
    first = advise(game).suggestions[0]
    prices = {one.ticket: one.trains for one in advise(game).tickets}
    told = [(reason.ticket, reason.number) for reason in first.reasons if reason.code == "ticket_costs"]
    assert sorted(told) == sorted((ticket, prices[ticket]) for ticket in first.keeps)
    game.play(*first.actions)
    assert [one.ticket for one in outlook(game.view(view.seat))] == sorted(first.keeps)


def test_chances_of_colours_add_up_and_follow_the_unseen_cards() -> None:
    game = midgame("usa", 30)
    view = game.view(game.to_move)
    advice = advise(game)
    assert sum(one.next for one in advice.colours) == pytest.approx(1.0)
    assert all(one.next <= one.in_two <= 1 for one in advice.colours)
    assert sum(pool(view).values()) == int(view.record.deck_size) + int(view.record.hand[:, 11].sum())
    drawn = [int(np.argmax(view.resample(seed)["deck"][0, :9] > 0)) for seed in range(3)]
    assert all(pool(view)[kind] > 0 for kind in drawn)


def test_tunnel_odds_are_those_of_three_cards_counted_out() -> None:
    """R50: of ten cards four match; every choice of three is as likely as any other."""
    cards = [1] * 4 + [0] * 6
    counted = [sum(sum(choice) == extra for choice in combinations(cards, 3)) / comb(10, 3) for extra in range(4)]
    assert shown(10, 4) == pytest.approx(counted)
    assert shown(2, 1) == pytest.approx((0.0, 1.0, 0.0, 0.0))
    assert shown(0, 0) == (1.0, 0.0, 0.0, 0.0)


def test_tunnel_odds_agree_with_games_played_on() -> None:
    """R51: a tunnel tried many times costs extra as often as is told."""
    for decisions in range(30, 90):
        game = midgame("europe", decisions)
        found = [] if game.over else hint(game.view(game.to_move), milliseconds=1).tunnels
        if found:
            break
    tunnel, seat = found[0], int(game.to_move or 0)
    extras = []
    for seed in range(300):
        again = game.resample(seat, seed=seed)
        again.play(CLAIM + tunnel.track)
        pay = next(action for action in again.legal() if tunnel.kind and tunnel.kind in action.text)
        extras += [event.arguments["extra"] for event in again.play(pay) if event.name == "tunnel_surcharge"]
    assert np.mean(np.array(extras) == 0) == pytest.approx(tunnel.extra[0], abs=0.1)


def test_a_ticket_in_reach_takes_the_trains_of_its_cheapest_way() -> None:
    game = midgame("usa", 60)
    view = game.view(game.to_move)
    for one in outlook(view):
        assert one.trains is not None
        assert one.trains == sum(game.map.tracks[track].length for track in one.tracks)
        assert one.fulfilled == (one.trains == 0)
        assert one.reachable == (one.trains <= int(view.record.trains[view.seat]))


def test_a_clearly_better_action_goes_before_the_bots_choice() -> None:
    worse, better, unclear = (Judged(Answer((action,))) for action in (1, 2, 3))
    worse.wins, better.wins, unclear.wins = [0.0, 1.0] * 20, [1.0, 1.0] * 20, [0.0, 1.0] * 19 + [1.0, 0.0]
    for one in (worse, better, unclear):
        one.margins = [0.0] * 40
    assert ranked([worse, better, unclear], Answer((1,)), 3) == [better, worse, unclear]
    assert ranked([worse, better, unclear], Answer((3,)), 2) == [better, unclear]
    assert ranked([worse, better, unclear], Answer((1,)), 1) == [worse]


def test_more_time_means_more_games() -> None:
    view = midgame("usa", 40).view(midgame("usa", 40).to_move)
    answers = [Answer((action,)) for action in view.legal]
    budgets = [Seconds(seconds) for seconds in (0.01, 0.6)]
    tried = [Contest(Trials(view, 0, "greedy"), each, answers[0], to_end=True).hold(answers) for each in budgets]
    short, long = (sum(len(one.wins) for one in judged) for judged in tried)
    assert long > short


def test_the_terminal_tells_a_hint(typed: Typed) -> None:
    game, out = typed(EUROPE, "hint")
    assert game.decision == 0
    assert "wins" in out
    assert "games played on by a bot" in out
    assert "for the next card from the deck" in out


def test_a_way_over_bullet_routes_takes_own_trains_only_for_other_routes() -> None:
    """R393, R394: what is built costs nothing, and what is open takes a bullet train of all."""
    built = "bullets=hamamatsu:nagoya,kyoto:nagoya,kyoto:osaka | 1 progress=6"
    game = Game.from_position(f"japan base 2 | {built} | 0 tickets=osaka:tokyo,ise:tokyo")
    found = {game.map.tickets[one.ticket].a: one for one in outlook(game.view(0))}
    assert [(found[a].trains, len(found[a].tracks), found[a].reachable) for a in ("osaka", "ise")] == [
        (0, 2, True),
        (2, 3, True),
    ]
    assert not found["osaka"].fulfilled


FEW = {"few_trains", "few_pieces", "few_bullet_trains"}


@pytest.mark.parametrize(
    "board", ["usa", "japan", "old-west", "united-kingdom", "rails-and-sails-world", "legendary-asia", "nederland"]
)
def test_what_a_claim_is_told_to_bring_is_what_it_brings(board: str) -> None:
    """R25, R220, R280, R345, R376, R393, R396: its points at once, and whether the last round follows."""
    random, told = Random(7), 0
    for seed in range(3):
        game = Game(board, players=2 + seed % 2, seed=seed)
        while not game.over:
            legal = game.legal()
            action = random.choices(legal, [6 if one.text.startswith("claim") else 1 for one in legal])[0]
            record, seat, parts = game.record, game.to_move, decode(action.id)
            assert seat is not None
            before, last = int(record.points[seat]), record.last_turns != NONE
            claims = isinstance(parts, Claim) and game.phase == "action" and not last
            if not claims:
                game.play(action)
                continue
            assert isinstance(parts, Claim)
            expected = points_of_claim(record, game.rules.board, seat, parts.track)
            ends = claim_brings_end(record, game.rules.board, seat, parts.track)
            events = game.play(action)
            while not game.over and not any(event.name == "turn_started" for event in events):
                events += game.play(game.legal()[0])
            told += 1
            assert int(game.record.points[seat]) - before == expected
            because = {REASONS[event.arguments["reason"]] for event in events if event.name == "last_round"}
            assert bool(FEW & because) == ends
    assert told > 30


def test_a_claim_that_scores_nothing_is_not_told_to_score() -> None:
    """R393, R418: neither a bullet route while bullet trains are left, nor any route of a race."""
    for line, route in (
        ("japan base 2 | turn=3 | 0 hand=red:4 tickets=sendai:aomori", "claim akita morioka"),
        (
            "first-journey-usa base 2 | 0 hand=black:2 tickets=denver:los-angeles,seattle:denver",
            "claim chicago kansas-city #1",
        ),
    ):
        game = Game.from_position(line)
        view = game.view(0)
        found = reasons(view, Answer((game.read(route),)), [], chosen=False)
        assert [one.code for one in found] == []


@pytest.mark.parametrize(
    ("own", "trains", "left", "reachable"),
    [
        ("casablanca:marseille,athina:marseille,athina:tehran", 1, 1, True),  # its ends are joined, Al-Qahira is not
        ("al-qahira:athina,athina:tehran", 3, 1, True),
        ("al-qahira:casablanca,al-qahira:tehran#1", 0, 0, True),
        ("-", 4, 2, True),
    ],
)
def test_a_tour_is_in_reach_once_all_its_places_can_be_joined(
    own: str, trains: int, left: int, reachable: bool
) -> None:
    """R370: Casablanca, Al-Qahira, Tehran."""
    line = f"rails-and-sails-world base 2 | turn=3 | 0 tickets=casablanca:tehran tracks={own} reserve=5"
    (found,) = outlook(Game.from_position(line).view(0))
    assert (found.trains, len(found.tracks), found.reachable) == (trains, left, reachable)
    assert found.fulfilled == (not left)


def test_a_way_over_the_sea_takes_ships() -> None:
    """R364: Novosibirsk-Darwin; where it still takes six ships, twenty trains do not help who has four ships left."""
    sailed = "edinburgh:new-york#1,buenos-aires:cape-town#1,lima:sydney#1,dar-es-salaam:jakarta#1,los-angeles:tokyo#1"
    for tracks, trains, reachable in (("-", 6, True), (sailed, 3, False)):
        line = f"rails-and-sails-world base 2 | turn=3 | 0 tickets=novosibirsk:darwin reserve=5 tracks={tracks}"
        (found,) = outlook(Game.from_position(line).view(0))
        assert (found.trains, found.reachable) == (trains, reachable)
