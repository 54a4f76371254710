"""Whole random games of the reference engine on every map: they end, and nothing is lost on the way.

The same with very few train cards brings out empty decks, empty displays and passes; a small board with all
mechanisms and house rules drawn by lot brings out the corners of both expansions.
"""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from whistlestop import maps
from whistlestop.maps.schema import Deck

from .cards import LOCOMOTIVE
from .house_rules import CHOICES
from .monsters import MONSTERS
from .random_game import RandomGame
from .small import small, with_borders
from .tracks import owned

BOARDS = {board: maps.load(board) for board in maps.ids()}
SETS = [
    (board, name, players)
    for board in maps.ids()
    for name in maps.ticket_sets(board)
    for players in sorted({*BOARDS[board].players, 3})
]


def _check(game: RandomGame) -> None:
    """Assert that no card, ticket or train appears or disappears, and that a decision is possible."""
    _check_cards(game)
    for number, seat in enumerate(game.seats):
        spaces = sum(game.claims.trains(track) for track in owned(game.claims.owner, number))
        assert seat.trains + spaces == game.map.trains
        assert seat.known <= seat.hand
        assert all(count <= 3 for count in seat.tokens.values())
    assert _tickets(game) == list(range(len(game.map.tickets)))
    assert game.dice.unused.total() <= 5
    _check_monsters(game)
    assert bool(game.legal()) != game.over


def _check_cards(game: RandomGame) -> None:
    cards = Counter([*(kind for kind in game.cards.display if kind is not None), *game.purchase.revealed])
    for pile in (game.cards.deck, game.cards.discard, *(seat.hand for seat in game.seats)):
        cards.update(pile)
    used = not game.with_dice
    assert {cards[colour] for colour in game.map.deck.colours} == {game.map.deck.per_colour * used}
    assert cards[LOCOMOTIVE] == game.map.deck.locomotives * used


def _check_monsters(game: RandomGame) -> None:
    monsters = game.monsters
    for monster in MONSTERS:
        assert monsters.deck[monster] + sum(monsters.cards_of(s)[monster] for s in range(game.players)) == 20
        assert game.turn == 0 or (monsters.where[monster] is not None) == game.with_monsters


def _tickets(game: RandomGame) -> list[int]:
    """Return every ticket, wherever it lies."""
    groups = [*game.tickets.out_of_game, *(g for queue in game.tickets.queue.values() for g in queue)]
    piles = [*game.tickets.rest.values(), *(s.tickets for s in game.seats), *(g.tickets for g in groups)]
    undecided = [ticket for choice in game.choices for ticket in (*choice.offered, *choice.returned)]
    return sorted([*(ticket for pile in piles for ticket in pile), *undecided])


def _play_to_the_end(game: RandomGame) -> set[str]:
    """Play and check a whole game and return the first words of the actions played."""
    words = set()
    while not game.over:
        _check(game)
        words.add(game.play_at_random().split()[0])
    _check(game)
    return words


@pytest.mark.parametrize(("board", "ticket_set", "players"), SETS)
def test_every_game_ends_and_conserves_what_it_is_made_of(board: str, ticket_set: str, players: int) -> None:
    """R1, R3, R8, R19, R220."""
    game = RandomGame(maps.load(board, ticket_set=ticket_set), players, seed=players)
    _play_to_the_end(game)
    rows = game.scores()
    assert [row["routes"] for row in rows] == game.view(None)["route_points"]
    assert {rows[seat]["total"] for seat in game.winners()} == {max(row["total"] for row in rows)}


@pytest.mark.parametrize("seed", range(6))
def test_games_with_few_train_cards_end_too(seed: int) -> None:
    """R10, R14, R16, R29, R55, R223, R224."""
    board = replace(maps.load(("usa", "europe")[seed % 2]), deck=Deck(per_colour=2, locomotives=7 + seed))
    game = RandomGame(board, 4, seed)
    assert {"draw", "claim", "pay"} <= _play_to_the_end(game)


MODES = [("monsters",), ("dice",), ("dice", "monsters")]


@pytest.mark.parametrize("modes", MODES, ids="-".join)
@pytest.mark.parametrize(
    ("board", "players"), [*((board, BOARDS[board].players[0]) for board in BOARDS), ("europe", 5)]
)
def test_games_with_expansions_end_too(board: str, players: int, modes: tuple[str, ...]) -> None:
    """R130, R153, R160, R195, R220."""
    game = RandomGame(maps.load(board), players, players, dict.fromkeys(modes, True))
    words = _play_to_the_end(game)
    assert {"claim", "pay", "end"} <= words
    assert ("move" in words) == ("monsters" in modes)
    assert ({"reroll", "buy"} <= words) == ("dice" in modes)


ALL_MECHANISMS = """a b 1 red, a b 2 blue, b c 3 gray tunnel, b c 3 gray tunnel, c d 9 gray, d e 2 green ferry 1,
    e f 4 pink ferry 2, f g 2 gray tunnel, g h 5 white, h a 6 gray, x b 1 gray, y e 2 gray, z h 1 black mountains 1,
    a d 3 gray any_cards 2, c g 2 orange mountains 2"""


@pytest.mark.parametrize("seed", range(12))
def test_games_of_all_house_rules_end_too(seed: int) -> None:
    """Section 14 of the rulebook."""
    random = Random(seed)
    ends = [*"abcdefghxyz", "italy", "france"]
    tickets = ", ".join(f"{' '.join(random.sample(ends, 2))} {random.randint(1, 20)}" for _ in range(20))
    board = small(
        ALL_MECHANISMS,
        tickets,
        trains=25,
        stations=2,
        deck=Deck(per_colour=2, locomotives=10),
        double_routes_players=random.choice((2, 4)),
        display_reset=random.choice((0, 3)),
        face_up_locomotive=random.choice(("whole_draw", "one_card")),
        ferry_substitute=random.choice((0, 3)),
        locomotives=random.choice(("every_route", "tunnels_and_ferries", "tunnels")),
    )
    options = {name: random.choice(values) for name, values in CHOICES.items()} | {
        "monsters": True,
        "dice": seed % 2 == 0,
    }
    game = RandomGame(with_borders(board, x="italy", y="italy", z="france"), random.choice((2, 4)), seed, options)
    assert {"place", "claim"} <= _play_to_the_end(game)
    assert game.winners()
