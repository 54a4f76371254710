"""The engine against the slow reference, decision by decision (R1-R76, R220-R231).

A group is a board with a number of players; its games rotate through ticket sets, house rules and policies. How many
decisions a group compares is part of the test. `side_by_side` says what is compared.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

import policies
from side_by_side import Fed, Pair, play_pairs
from whistlestop import luck, maps
from whistlestop.kernel import INTERPRETED
from whistlestop.maps import Deck, Map
from whistlestop.maps.check import problems
from whistlestop.options import Value

DECISIONS = 20_000  # in each group
BOARDS = ("usa", "europe")
PLAYERS = (2, 3, 4, 5)
HOUSE_RULES: tuple[dict[str, Value], ...] = (
    {},
    {"display.reset_cap": 1},
    {"end.dead_board": False},
    {"end.europe_station_tiebreak": False, "display.reset_cap": 0},
)

# Few train cards bring out empty decks, empty displays and passes; many locomotives bring out R10.
DECKS = (Deck(per_colour=2, locomotives=10), Deck(per_colour=4, locomotives=0), Deck(per_colour=3, locomotives=60))


class Cells:
    """The games of a group by number: policies, ticket sets and house rules in an order drawn from the seed."""

    def __init__(self, board: str, players: int, shift: int) -> None:
        self.players, self.first_seed = players, 1_000_000 * shift + 10_000 * players
        sets = maps.ticket_sets(board)
        random = Random(f"{board} {players} {shift}")
        self.maps = {name: maps.load(board, name) for name in sets}
        every = list(product(policies.NAMES, sets, HOUSE_RULES))
        random.shuffle(every)
        # One game of each policy before any policy's second one: sorting by turn keeps the drawn order.
        turns = {name: iter(range(len(every))) for name in policies.NAMES}
        self.every = sorted(every, key=lambda cell: next(turns[cell[0]]))

    def __call__(self, number: int) -> Pair:
        policy, ticket_set, house_rules = self.every[number % len(self.every)]
        return Pair(self.maps[ticket_set], self.players, self.first_seed + number, policy, house_rules)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", BOARDS)
def test_engine_and_reference_agree_at_every_decision(board: str, players: int, shift: int, effort: float) -> None:
    """R1-R76, R220-R231: phases, legal actions, views, scores and winners."""
    goal = int(DECISIONS * effort)
    compared, played = play_pairs(Cells(board, players, shift), goal, least=1 if INTERPRETED else len(policies.NAMES))
    assert compared >= goal
    assert compared == sum(pair.game.decision for pair in played)
    if not INTERPRETED:
        assert {pair.policy for pair in played} == set(policies.NAMES)
        assert {pair.map.ticket_set for pair in played} == set(maps.ticket_sets(board))
        assert {tuple(pair.options.items()) for pair in played} == {tuple(rules.items()) for rules in HOUSE_RULES}


def odd_deck(number: int, shift: int) -> Pair:
    """Return a game of a board with an odd deck of train cards."""
    board = maps.load(BOARDS[number % 2], maps.ticket_sets(BOARDS[number % 2])[number % 4])
    board = replace(board, deck=DECKS[number % 3])
    policy = policies.NAMES[number % len(policies.NAMES)]
    return Pair(board, PLAYERS[number // 2 % 4], shift * 1000 + number, policy)


def test_engine_and_reference_agree_with_odd_decks_of_cards(shift: int, effort: float) -> None:
    """R10, R14, R15, R16, R29, R55, R223, R224 come up where cards are few or mostly locomotives."""
    compared, played = play_pairs(lambda number: odd_deck(number, shift), int(6_000 * effort), least=3)
    assert compared >= int(6_000 * effort)
    if not INTERPRETED:
        happened = {event.name for pair in played for event in pair.game.events(everything=True)}
        texts = {made.text for pair in played for made in pair.game.history}
        assert {"deck_reshuffled", "display_reset", "passed", "tunnel_declined"} <= happened
        assert {"pass", "decline", "tickets"} <= texts


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


def small_map(random: Random) -> Map:
    """Return a board of a few places with random tracks: twins and triples, ferries, tunnels, rings."""
    places = [maps.Place(name, name, 0.0, 0.0) for name in "abcdefg"]
    ring = [*zip("abcdef", "bcdefg", strict=True), ("a", "g")]
    # Twins stand side by side and name their places in the same order, as `maps` leaves them (R28).
    ends = sorted([*ring, *(sorted(random.sample("abcdefg", 2)) for _ in range(8))], key=tuple)
    tickets = [random.sample("abcdefg", 2) for _ in range(24)]
    return Map(
        id="small",
        name="Small",
        trains=random.randint(8, 20),
        stations=random.randint(0, 3),
        deck=Deck(per_colour=random.randint(2, 6), locomotives=random.randint(0, 12)),
        start_cards=random.randint(0, 2),
        double_routes_players=random.choice([0, 3, 4]),
        bonuses=maps.Bonuses(10, random.choice([0, 15]), random.choice([0, 4])),
        end_trains=random.randint(0, 4),
        refused_drawn_tickets=random.choice(["under_deck", "out_of_game"]),
        places=tuple(places),
        tracks=tuple(random_track(random, a, b) for a, b in ends),
        tickets=tuple(maps.Ticket(a, b, random.randint(1, 20)) for a, b in tickets),
    )


def random_track(random: Random, a: str, b: str) -> maps.Track:
    """Return a track of any length, colour and kind."""
    length, kind = random.randint(1, 6), random.random()
    ferry = random.randint(1, length) if kind < 0.3 else 0
    colour = random.choice(["gray", *maps.COLOURS]) if not ferry else "gray"
    return maps.Track(a, b, length, colour, tunnel=kind > 0.6, ferry=ferry)  # type: ignore[arg-type]


def on_a_small_map(number: int, shift: int) -> Pair:
    """Return a game on a small random board."""
    seed = shift * 1000 + number
    policy, board = policies.NAMES[number % len(policies.NAMES)], small_map(Random(seed))
    assert not list(problems(board)), "a board that could be a map file"
    return Pair(board, PLAYERS[number % 4], seed, policy, HOUSE_RULES[number // 4 % 4])


def test_engine_and_reference_agree_on_small_random_boards(shift: int, effort: float) -> None:
    """Boards unlike any printed one: crowded twins, all-symbol ferries (R61), tunnels everywhere, few trains."""
    compared, _ = play_pairs(lambda number: on_a_small_map(number, shift), int(6_000 * effort), least=3)
    assert compared >= int(6_000 * effort)
