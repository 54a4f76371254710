"""The engine against the slow reference, decision by decision (R1-R122, R130-R208, R220-R231).

A group is a board in one mode (cards or dice, with or without monsters) with a number of players; its games go through
ticket sets, house rules and policies in an order that `WHISTLESTOP_SEED` turns. How many decisions a group compares is
part of the test. All groups share one budget: of it the two large boards take five thousand decisions for each number
of players, in a mode that `WHISTLESTOP_SEED` turns, and every other group a slice; half of the house rules are switched
by themselves, in turn. `WHISTLESTOP_LONG=1` switches all and gives every group ten times the large share.
`side_by_side` says what is compared.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

import policies
from reference_games import EXPANSIONS, MODES, SWITCHES, TABLES, Cells, HouseRules, asked_for, switches_on
from rotation import rotating
from side_by_side import Fed, Pair, play_pairs
from small_boards import small_map
from whistlestop import maps
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.maps import Deck
from whistlestop.maps.house_rules import holding
from whistlestop.records import luck
from whistlestop.ruleset.allowing import allowing

# Decisions compared in each group: one large board's in four, a slice of the others, one house rule.
FULL, SLICE, SWITCHED = 5_000, 300, 300
PLAYERS = (2, 3, 4, 5)
LARGE = ("usa", "europe")  # for up to five players, with several ticket sets
# The groups of large boards that are compared at length, in turn: with every ticket set and every policy.
AT_LENGTH = rotating(4, [table for table in TABLES if table[0] in LARGE], MODES)

# Few train cards bring out empty decks, empty displays and passes; many locomotives bring out R10.
DECKS = (Deck(per_colour=2, locomotives=10), Deck(per_colour=4, locomotives=0), Deck(per_colour=3, locomotives=60))
# What odd decks are there for, in events and actions, and the most games that are tried until all of it was seen.
RARE = {"deck_reshuffled", "display_reset", "passed", "tunnel_declined", "pass", "decline", "tickets"}
MOST_ODD_DECKS = 200


def share(at_length: bool, effort: float) -> int:
    """Return how many decisions a group compares."""
    return int((FULL if at_length or effort > 1 else SLICE) * effort)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_engine_and_reference_agree_at_every_decision(
    board: str, players: int, mode: str, shift: int, effort: float
) -> None:
    """R1-R76, R80-R122, R130-R208, R220-R231, R390-R400: phases, legal actions, views, scores and winners."""
    at_length = ((board, players), mode) in AT_LENGTH
    goal = share(at_length, effort)
    least = 6 if at_length and not INTERPRETED else 1
    compared, played = play_pairs(Cells(board, mode, players, shift), goal, least)
    assert compared >= goal
    assert compared == sum(pair.game.decision for pair in played)
    assert len({pair.policy for pair in played}) == min(len(played), len(policies.NAMES))


def switched(house_rules: HouseRules, number: int, shift: int) -> Pair:
    """Return a game with one house rule, in a mode, on a board and at a table where it can matter."""
    seed = 77_000 + 1000 * shift + number
    mode = {key: True for key in EXPANSIONS if any(key in rule or "combined" in rule for rule in house_rules)}
    chosen = {**mode, **house_rules}
    policy = policies.NAMES[number % len(policies.NAMES)]
    asked = asked_for(house_rules)
    if number % 2:
        small = small_map(Random(seed), asked)
        return Pair(small, PLAYERS[number // 2 % 4], seed, policy, allowing(small, chosen))
    tables = [(board, players) for board, players in TABLES if asked in (None, *holding(maps.load(board)))]
    board, players = tables[(SWITCHES.index(house_rules) + shift + number // 2) % len(tables)]
    return Pair(maps.load(board), players, seed, policy, allowing(maps.load(board), chosen))


@pytest.mark.parametrize(
    "house_rules",
    [house_rules for (house_rules,) in rotating(2, SWITCHES)],
    ids=lambda rules: "-".join(f"{k}={v}" for k, v in rules.items()),
)
def test_engine_and_reference_agree_with_each_option_switched(
    house_rules: HouseRules, shift: int, effort: float
) -> None:
    """Section 14: each option, with its other values."""
    goal = int(SWITCHED * effort)
    compared, played = play_pairs(lambda number: switched(house_rules, number, shift), goal, least=2)
    assert compared >= goal
    assert all(pair.options.items() >= house_rules.items() for pair in played)


def odd_deck(number: int, shift: int) -> Pair:
    """Return a game of a board with an odd deck of train cards."""
    board = maps.load(LARGE[number % 2], maps.ticket_sets(LARGE[number % 2])[number % 4])
    board = replace(board, deck=DECKS[number % 3])
    policy = policies.NAMES[number % len(policies.NAMES)]
    mode = MODES["monsters" if number % 5 > 2 else "cards"]
    return Pair(board, PLAYERS[number // 2 % 4], shift * 1000 + number, policy, mode)


def test_engine_and_reference_agree_with_odd_decks_of_cards(shift: int, effort: float) -> None:
    """R10, R14, R15, R16, R29, R55, R205, R223, R224 come up where cards are few or mostly locomotives."""
    compared, played = play_pairs(lambda number: odd_deck(number, shift), int(6_000 * effort), least=3)
    assert compared >= int(6_000 * effort)
    if INTERPRETED:
        return
    while (missing := RARE - _seen(played)) and len(played) < MOST_ODD_DECKS:
        played.append(odd_deck(len(played), shift))
        played[-1].play_out()
    assert not missing


def _seen(played: list[Pair]) -> set[str]:
    """Return the names of what happened and the texts of what was chosen."""
    happened = {event.name for pair in played for event in pair.game.events(everything=True)}
    return happened | {made.text for pair in played for made in pair.game.history}


def test_a_difference_is_told_with_everything_needed_to_play_it_again() -> None:
    """A pair whose reference was tampered with raises, and the log in the message replays the game."""
    pair = Pair(maps.load("usa"), 2, 11)
    pair.compare()
    seats = policies.make("uniform", pair.map, 2, 11)
    for _ in range(12):
        pair.step(seats)
    pair.reference.seats[0].trains -= 1
    with pytest.raises(AssertionError, match=r"'trains' as seat") as caught:
        pair.compare()
    story = str(caught.value)
    assert "usa base, 2 players, seed 11, policy 'uniform'" in story
    assert pair.game.log() in story


def test_the_reference_must_be_asked_the_same_questions() -> None:
    """A luck answer to another question, or none, is a difference too."""
    fed = Fed()
    fed.answers.append(luck.CARDS * luck.STREAM_WIDTH + 8)
    assert fed.answer("card") == "locomotive"
    with pytest.raises(AssertionError, match="the engine did not"):
        fed.answer("card")
    fed.answers.append(luck.TICKETS * luck.STREAM_WIDTH + 5)
    with pytest.raises(AssertionError, match="asks for a card"):
        fed.answer("card")


def on_a_small_map(number: int, shift: int) -> Pair:
    """Return a game on a small random board, in any mode, with house rules drawn by lot."""
    seed = shift * 1000 + number
    random = Random(seed)
    policy, board = policies.NAMES[number % len(policies.NAMES)], small_map(random)
    chosen = dict(random.choice(list(MODES.values())))
    for switch in random.sample(switches_on(board), random.randint(0, 6)):
        chosen.update(switch)
    return Pair(board, PLAYERS[number % 4], seed, policy, allowing(board, chosen))


def test_engine_and_reference_agree_on_small_random_boards(shift: int, effort: float) -> None:
    """Boards unlike any printed one: crowded twins, all-symbol ferries (R61), tunnels everywhere, countries."""
    compared, _ = play_pairs(lambda number: on_a_small_map(number, shift), int(12_000 * effort), least=3)
    assert compared >= int(12_000 * effort)
