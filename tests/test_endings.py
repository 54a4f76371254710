"""Every game ends, whatever its players do, and is sound at every step on the way (R10, R29, R220, R223, R224)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

import policies
from policies import Leaning
from reference.small import small
from rotation import rotating
from table import faults
from whistlestop import Game, maps
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.maps import Deck, Map
from whistlestop.records.events import REASONS
from whistlestop.rules.ending import STALLED_TURNS
from whistlestop.ruleset.allowing import allowing

BOARDS = maps.ids()
LARGE = ("usa", "europe")
PLAYERS = (2, 3, 4, 5)
POLICIES = ("uniform",) if INTERPRETED else policies.NAMES

# A deck of 110 cards has 14 locomotives; these are far from it on both sides.
FEW = Deck(per_colour=1, locomotives=0)
MOSTLY_LOCOMOTIVES = Deck(per_colour=1, locomotives=100)
ONLY_JUST = Deck(per_colour=2, locomotives=12)


def play_out(game: Game, seats: Sequence[policies.Policy]) -> list[str]:
    """Play a game to its end, checking every step, and return the actions."""
    texts = []
    while not game.over:
        legal = [action.text for action in game.legal()]
        texts.append(seats[game.record.player](legal))
        game.play(texts[-1])
        assert faults(game) == []
        assert_not_stalled(game)
        assert len(texts) <= most_decisions(game)
    assert game.legal() == []
    return texts


def assert_not_stalled(game: Game) -> None:
    """R224: after 100 turns of each player without a claimed route only the last round is left."""
    assert game.record.quiet <= (STALLED_TURNS + 1) * game.players
    if game.record.quiet > STALLED_TURNS * game.players:
        assert game.record.last_turns >= 0


def most_decisions(game: Game) -> int:
    """Return more decisions than the rules allow a game to have: claims are limited, and so are turns between them."""
    board = game.map
    turns = (len(board.tracks) + 2) * (STALLED_TURNS + 1) * game.players
    tickets = 2 + sum(board.drawn_tickets.deal.values())
    journey = 2 + len(board.tracks) if board.passengers else 0
    a_turn = max(3, tickets, journey) + 11  # a re-roll, tokens, a monster, two meeples, a passenger, the end
    return turns * a_turn + game.players * (1 + sum(board.opening_tickets.deal.values()))


def reasons(game: Game) -> list[str]:
    """Return why the last round and the end came."""
    told = [event for event in game.events() if event.name in ("last_round", "game_over")]
    return [REASONS[event.arguments["reason"]] for event in told]


@pytest.mark.parametrize(("board", "policy"), rotating(4, BOARDS, POLICIES))
def test_every_game_ends_whatever_the_players_do(board: str, policy: str, shift: int) -> None:
    """R220, R224, R418, R419, with a number of players and in a mode that change with the policy and the seed."""
    low, high = maps.load(board).players
    tables = list(product(range(low, high + 1), (False, True), (False, True)))
    players, dice, monsters = tables[(5 * POLICIES.index(policy) + shift) % len(tables)]
    chosen = allowing(maps.load(board), {"dice": dice, "monsters": monsters})
    game = Game(board, players=players, seed=shift, options=chosen)
    play_out(game, policies.make(policy, game.map, players, shift))
    at_once = {"six_tickets", "last_train", "dead_board", "stalled"}
    assert reasons(game)[-1] in (at_once if game.map.race else {"last_round_played"})


@pytest.mark.parametrize("deck", [ONLY_JUST, MOSTLY_LOCOMOTIVES], ids=["few cards", "mostly locomotives"])
@pytest.mark.parametrize("board", LARGE)
def test_games_with_odd_decks_end(board: str, deck: Deck, shift: int) -> None:
    """R10, R14, R16, R29, R55, R223: cards run out, or the display can hardly be anything but locomotives."""
    for number, policy in enumerate(POLICIES):
        cap = {"display.reset_cap": 5}
        game = Game(replace(maps.load(board), deck=deck), players=PLAYERS[number % 4], seed=shift + number, options=cap)
        play_out(game, policies.make(policy, game.map, game.players, shift + number))


def test_the_display_reset_stops_at_its_cap() -> None:
    """R10: eight coloured cards among a hundred locomotives; resetting would go on nearly for ever."""
    board = replace(maps.load("usa"), deck=MOSTLY_LOCOMOTIVES)
    for cap in (0, 1, 7, 100):
        game = Game(board, players=2, seed=3, options={"display.reset_cap": cap})
        resets = sum(event.name == "display_reset" for event in game.events())
        assert resets == cap
        assert game.view().facts()["display"] != [None] * 5


def test_locomotives_stay_lying_while_fewer_than_three_coloured_cards_are_about() -> None:
    """R10: a seat holds all coloured cards but two, so no full display could have fewer than three locomotives."""
    rest = ",".join(f"{colour}:12" for colour in maps.COLOURS if colour != "red")
    shown = "| display=locomotive,locomotive,red,red,locomotive"
    game = Game.from_position(f"usa base 2 {shown} | 0 hand=red:10,{rest} | 1 hand=locomotive:1")
    game.play("draw", "draw")
    assert game.view().facts()["display"] == ["locomotive", "locomotive", "red", "red", "locomotive"]


def small_board(deck: Deck, tracks: str = "a b 1 gray, b c 2 red, a c 6 gray", **knobs: object) -> Map:
    """Return a board of three places; six tickets, all dealt at the start to two players."""
    return replace(small(tracks, deck=deck), **knobs)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("trains", [1, 3, 9, 45])
def test_games_on_a_tiny_board_with_eight_cards_end(policy: str, trains: int) -> None:
    """R16, R29, R223, R224: three tracks, eight cards, and soon nothing to do."""
    tunnels = "a b 1 gray tunnel, b c 2 red, a c 6 gray, c d 3 gray tunnel"
    for seed in range(1 if INTERPRETED else 6):
        for tracks in ("a b 1 gray, b c 2 red, a c 6 gray", tunnels):
            board = small_board(FEW, tracks, trains=trains, stations=seed % 2, end_trains=seed % 3)
            game = Game(board, players=2, seed=seed)
            play_out(game, policies.make(policy, board, 2, seed))


def test_the_game_ends_when_everybody_must_pass_in_a_row() -> None:
    """R223: all cards in hand, no ticket left, no route payable."""
    board = small_board(FEW, "a b 6 gray, b c 5 red", trains=20)
    game = Game(board, players=2, seed=2)
    texts = play_out(game, policies.make("hoarder", board, 2, 2))
    assert texts[-2:] == ["pass", "pass"]
    assert reasons(game) == ["all_passed"]


def test_a_pass_is_offered_only_when_nothing_else_is_legal() -> None:
    """R29."""
    board = small_board(FEW, "a b 6 gray, b c 5 red", trains=20)
    game = Game(board, players=2, seed=2)
    while not game.over:
        legal = [action.text for action in game.legal()]
        assert "pass" not in legal or legal == ["pass"]
        game.play(legal[0])


def test_a_dead_board_starts_the_last_round_unless_switched_off() -> None:
    """R224: with every route taken nobody could ever claim again; without the option play goes on."""
    board = small("a b 1 gray, b c 1 gray", trains=20, start_cards=4)
    endings = {}
    for dead_board in (True, False):
        game = Game(board, players=2, seed=4, options={"end.dead_board": dead_board})
        play_out(game, policies.make("claims at once", board, 2, 4))
        endings[dead_board] = (reasons(game), game.record.turn)
    assert endings[True][0] == ["dead_board", "last_round_played"]
    assert "dead_board" not in endings[False][0]
    assert endings[True][1] < endings[False][1]


def test_declining_a_tunnel_for_ever_ends_after_a_hundred_quiet_turns_each() -> None:
    """R53, R224: among a hundred locomotives a tunnel nearly always costs extra; nobody ever pays."""
    board = small("a b 1 gray tunnel", trains=20, start_cards=4, deck=MOSTLY_LOCOMOTIVES)
    game = Game(board, players=2, seed=6)
    texts = play_out(game, [Leaning(Random(6), ("decline",), ("claim",))] * 2)
    assert reasons(game) == ["stalled", "last_round_played"]
    assert texts.count("decline") == game.record.turn == (STALLED_TURNS + 1) * 2
