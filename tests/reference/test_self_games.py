"""Whole random games of the reference engine on every map: they end, and nothing is lost on the way.

The same with very few train cards brings out empty decks, empty displays and passes; a small board with all
mechanisms and house rules drawn by lot brings out the corners of both expansions.
"""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rotation import rotating
from whistlestop import maps
from whistlestop.maps.schema import Deck, Map, TicketDeal

from .cards import LOCOMOTIVE, PASSENGER, PLUS4
from .house_rules import CHOICES
from .meeples import Meeples
from .monsters import MONSTERS
from .passengers import Passengers
from .race import Race
from .random_game import RandomGame
from .small import small, with_borders, with_goods, with_meeples
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
        by_rail = [track for track in owned(game.claims.owner, number) if game.map.tracks[track].kind != "ship"]
        spaces = sum(game.claims.trains(track) for track in by_rail)
        assert seat.trains + spaces + game.sailing.fleets[number].reserve == game.map.trains
        assert seat.known <= seat.hand
        assert all(count <= 3 for count in seat.tokens.values())
    assert _tickets(game) == list(range(len(game.map.tickets)))
    assert game.dice.unused.total() <= 5
    _check_monsters(game)
    _check_pieces(game)
    assert bool(game.legal()) != game.over


def _check_cards(game: RandomGame) -> None:
    cards = Counter([*(kind for kind in game.cards.display if kind is not None), *game.purchase.revealed])
    for pile in (game.cards.deck, game.cards.discard, *(seat.hand for seat in game.seats)):
        cards.update(pile)
    used = not game.with_dice
    of_colour = {cards[colour] + cards[f"{colour}-harbour"] for colour in game.map.deck.colours}
    assert of_colour == {game.map.deck.per_colour * used}
    deck = game.map.deck
    special = (deck.locomotives, deck.plus4, deck.passengers)
    assert (cards[LOCOMOTIVE], cards[PLUS4], cards[PASSENGER]) == tuple(number * used for number in special)


def _check_monsters(game: RandomGame) -> None:
    monsters = game.monsters
    for monster in MONSTERS:
        assert monsters.deck[monster] + sum(monsters.cards_of(s)[monster] for s in range(game.players)) == 20
        assert game.turn == 0 or (monsters.where[monster] is not None) == game.with_monsters


def _check_pieces(game: RandomGame) -> None:
    """Assert that meeples and merchandise are on the board or with a player, and passengers no more than there were."""
    meeples = game.part(Meeples)
    every = sum([*meeples.standing.values(), *meeples.collected], Counter())
    assert every == Counter(dict.fromkeys(game.map.meeples, game.map.meeples_per_colour))
    passengers = game.part(Passengers)
    left = sum(sum(tokens) for tokens in passengers.goods.values())
    assert sum(passengers.goods_points) + left == sum(sum(place.goods) for place in game.map.places)
    for own, supply in zip(passengers.standing, passengers.left, strict=True):
        assert len(own) + supply <= game.map.passengers
    standing = [place for own in passengers.standing for place in own]
    assert len(standing) == len({*standing}) or not game.options["marklin.one_passenger_per_city"]


def _tickets(game: RandomGame) -> list[int]:
    """Return every ticket, wherever it lies."""
    groups = [*game.tickets.out_of_game, *(g for queue in game.tickets.queue.values() for g in queue)]
    piles = [
        *game.tickets.rest.values(),
        game.tickets.face_up,
        *(s.tickets for s in game.seats),
        *game.part(Race).completed,
        *(g.tickets for g in groups),
    ]
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


@pytest.mark.parametrize(("board", "ticket_set", "players"), [cell for (cell,) in rotating(2, SETS)])
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


@pytest.mark.parametrize(("board", "modes"), rotating(3, BOARDS, MODES))
def test_games_with_expansions_end_too(board: str, modes: tuple[str, ...]) -> None:
    """R130, R153, R160, R195, R220."""
    players = BOARDS[board].players[len(modes) - 1]
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


RING = """a b 1 red, a b 2 blue, b c 4 gray, b c 3 gray, c d 5 gray, d e 2 green, e f 4 pink, f g 2 gray, g h 5 white,
    h a 6 gray, x b 1 gray, y e 2 gray, z h 1 black, a d 3 gray, c g 4 orange, e h 7 gray"""


def _board(mechanism: str, random: Random) -> Map:
    """Return a board with one mechanism of the German boards; tickets come in two decks."""
    ends = [*"abcdefgh", "italy", "france"]
    pairs = [" ".join(random.sample(ends, 2)) for _ in range(40)]
    tickets = [f"{ends} {random.randint(1, 20)} {'short' if n < 20 else 'long'}" for n, ends in enumerate(pairs)]
    board = small(
        RING,
        ", ".join(tickets),
        trains=25,
        start_cards=4,
        opening_tickets=TicketDeal(deal={"short": 4, "long": 4}, keep=2, split=4),
        drawn_tickets=TicketDeal(deal={"short": 4, "long": 4}, keep=1, split=4),
        refused_opening_tickets="shuffled_back",
        deck=Deck(per_colour=5, locomotives=8, plus4=6, passengers=8) if mechanism == "passengers" else Deck(),
    )
    borders = with_borders(board, x="italy", y="italy", z="france")
    if mechanism == "meeples":
        counts = {"a": 5, "c": 4, "d": 3, "g": 3, "italy": 2, "france": 1, "b": 1, "e": 1, "f": 1}
        return with_meeples(borders, 7, ("red", "blue", "black"), **counts)
    if mechanism == "passengers":
        return with_goods(borders, a=(7, 6, 5, 4), b=(4, 3, 2), c=(3, 2, 1), d=(2,), f=(2,), h=(4, 3, 2))
    return borders


@pytest.mark.parametrize("modes", [(), *MODES], ids="-".join)
@pytest.mark.parametrize("mechanism", ["split", "meeples", "passengers"])
def test_games_with_splits_meeples_and_passengers_end_too(mechanism: str, modes: tuple[str, ...]) -> None:
    """R100-R117, R138, R151, R182, R202, with house rules drawn by lot."""
    words: set[str] = set()
    for seed in range(2):
        random = Random(seed)
        house_rules = {name: random.choice(values) for name, values in CHOICES.items() if "." in name and seed}
        options = house_rules | dict.fromkeys(modes, True)
        game = RandomGame(_board(mechanism, random), 2 + 2 * seed, seed, options)
        words |= _play_to_the_end(game)
        assert game.winners()
    assert "split" in words
    assert ("meeple" in words) == (mechanism == "meeples")
    assert ({"passenger", "no", "travel", "stop"} <= words) == (mechanism == "passengers")
