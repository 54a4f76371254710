"""Whole random games of the reference engine on every map: they end, and nothing is lost on the way.

The same with very few train cards brings out empty decks, empty displays and passes.
"""

from collections import Counter

import pytest
from msgspec.structs import replace

from whistlestop import maps
from whistlestop.maps.schema import COLOURS, Deck

from .cards import LOCOMOTIVE
from .random_game import RandomGame
from .tracks import owned

SETS = [(board, name) for board in maps.ids() for name in maps.ticket_sets(board)]


def _check(game: RandomGame) -> None:
    """Assert that no card, ticket or train appears or disappears, and that a decision is possible."""
    cards = Counter([*(kind for kind in game.cards.display if kind is not None), *game.revealed])
    for pile in (game.cards.deck, game.cards.discard, *(seat.hand for seat in game.seats)):
        cards.update(pile)
    assert {cards[colour] for colour in COLOURS} == {game.map.deck.per_colour}
    assert cards[LOCOMOTIVE] == game.map.deck.locomotives
    for number, seat in enumerate(game.seats):
        spaces = sum(game.map.tracks[track].length for track in owned(game.claims.owner, number))
        assert seat.trains + spaces == game.map.trains
        assert seat.known <= seat.hand
    assert _tickets(game) == list(range(len(game.map.tickets)))
    assert bool(game.legal()) != game.over


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


@pytest.mark.parametrize(("board", "ticket_set"), SETS)
@pytest.mark.parametrize("players", [2, 3, 5])
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
