"""What a seat cannot know makes no difference to anything it is shown (R4, R8, R19, R231).

A game is resampled for a seat: a second game that differs only in what that seat cannot know. Whatever both do from
there on must look the same to it. The other way round, hidden parts of a record are changed on purpose, and nobody may
notice but their owner.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import numpy as np
import pytest

import policies
from table import faults
from whistlestop import Game, maps
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.knowledge.visible import visible
from whistlestop.records import luck
from whistlestop.records.state import FRESH, HELD, KINDS, NOBODY
from whistlestop.ruleset.allowing import allowing

# Board, ticket set, mode.
CASES = [(board, name, "") for board in ("usa", "europe") for name in maps.ticket_sets(board)]
CASES += [(board, "base", mode) for board in ("usa", "europe") for mode in ("monsters", "dice", "dice monsters")]
CASES += [(board, "base", mode) for board in ("germany", "marklin") for mode in ("", "monsters", "dice monsters")]
CASES += [(board, "base", "") for board in ("nordic", "switzerland", "legendary-asia", "pennsylvania", "japan")]
GAMES = 1 if INTERPRETED else 4
STEPS = 25  # decisions played on after a resample


def positions(case: tuple[str, str, str], seed: int, every: int = 23) -> Iterator[Game]:
    """Yield a game again and again while it is played, opening and end included; each case has its own games."""
    seed += GAMES * CASES.index(case)
    board, ticket_set, mode = case
    few, many = maps.load(board).players
    players = few + seed % (many - few + 1)
    house_rules = allowing(maps.load(board), dict.fromkeys(mode.split(), True))
    game = Game(board, ticket_set=ticket_set, players=players, seed=seed, options=house_rules)
    policy = policies.NAMES[seed % len(policies.NAMES)]
    seats = policies.make(policy, game.map, players, seed)
    while not game.over:
        if (
            game.decision < 3 * players
            or game.decision % every == 0
            or game.phase in ("tunnel", "place monster", "split", "travel")
        ):
            yield game
        game.play(seats[game.record.player]([action.text for action in game.legal()]))
    yield game


def viewers(game: Game) -> list[int | None]:
    """Return all seats and the spectator."""
    return [None, *range(game.players)]


def seen(game: Game, seat: int | None) -> bytes:
    """Return a seat's view, byte for byte."""
    return game.view(seat).views.tobytes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case).rstrip("-"))
def test_a_resampled_game_cannot_be_told_from_the_real_one(case: tuple[str, str, str], shift: int) -> None:
    """R8: views are equal byte for byte, nothing is lost or doubled, and the seat has the same choice."""
    for number in range(GAMES):
        for game in positions(case, shift + number):
            for seat in viewers(game):
                other = game.resample(seat, seed=number + game.decision)
                assert seen(other, seat) == seen(game, seat)
                assert faults(other) == []
                assert (other.phase, other.to_move) == (game.phase, game.to_move)
                if seat == game.to_move:
                    assert other.legal() == game.legal()


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case).rstrip("-"))
def test_the_same_moves_look_the_same_to_a_seat_that_cannot_tell_the_games_apart(
    case: tuple[str, str, str], shift: int
) -> None:
    """R8: as long as all that is turned up is the same, questions, views and events are the same too."""
    together = 0
    for number in range(GAMES):
        for game in positions(case, shift + number, every=61):
            for seat in viewers(game):
                together += play_together(game, seat, Random(number))
    assert together > (20 if INTERPRETED else 1_000)


def play_together(game: Game, seat: int | None, random: Random) -> int:
    """Play a game and its resample on with the same actions and the same luck; return how many decisions that was."""
    real, other = game.copy(), game.resample(seat, seed=random.getrandbits(60))
    for step in range(STEPS):
        common = sorted(set(real.legal_ids()) & set(other.legal_ids()))
        if not common:
            return step
        action = random.choice(common)
        real.play(action)
        # A card or ticket that lies elsewhere in the other game ends the comparison, for something else is turned up;
        # or more cards are, if the display is replaced in one game only (R10: it depends on what the hands hold back).
        # So does the end of a ticket choice of others: it shows how many they have kept, a secret until then (R4).
        other.play_scripted(action, real.history[-1].answers)
        choosing = game.phase == "tickets" and (game.record.turn == 0 or game.to_move != seat)
        chosen = choosing and (real.phase != "tickets" or real.record.turn > game.record.turn)
        if not other.engine.luck_kept_to_script() or chosen:
            return step
        assert (other.phase, other.to_move) == (real.phase, real.to_move)
        if real.over:
            return step  # tickets are shown now (R231), and they were not the same
        assert seen(other, seat) == seen(real, seat)
        assert visible(other.history[-1].events, seat) == visible(real.history[-1].events, seat)
    return STEPS


def change_hidden_parts(game: Game, owner: int, random: Random) -> Game:
    """Return a copy in which other cards and tickets are hidden in the hand of `owner` and in the decks."""
    changed = game.copy()
    record = changed.record
    record.seed = np.uint64(random.getrandbits(63))
    swap_cards(changed, owner, random)
    swap_tickets(changed, owner)
    return changed


def swap_cards(game: Game, owner: int, random: Random) -> None:
    """Exchange a card of a hand that nobody has seen with a different card of the deck."""
    record = game.record
    unseen = [kind for kind in range(KINDS) if record.hand[owner, kind] > record.known[owner, kind]]
    laid = {int(record.laid_kind), 8} if game.phase == "tunnel" else set()
    pairs = [(a, b) for a in unseen if a not in laid for b in range(KINDS) if b != a and record.deck[b] > 0]
    if pairs and game.to_move != owner:
        mine, theirs = random.choice(pairs)
        record.hand[owner, mine] -= 1
        record.hand[owner, theirs] += 1
        record.deck[mine] += 1
        record.deck[theirs] -= 1


def swap_tickets(game: Game, owner: int) -> None:
    """Exchange the first ticket a seat holds with one of the same deck that nobody has looked at."""
    record, board = game.record, game.rules.boards[0]
    held = np.flatnonzero(record.where == HELD * 8 + owner)
    for mine in held[:1]:
        fresh = np.flatnonzero((record.where == FRESH * 8 + NOBODY) & (board.ticket_deck == board.ticket_deck[mine]))
        for theirs in fresh[:1]:
            record.where[mine], record.where[theirs] = record.where[theirs], record.where[mine]
            record.fresh[mine // 64] |= np.uint64(1 << int(mine) % 64)
            record.fresh[theirs // 64] &= ~np.uint64(1 << int(theirs) % 64)


def moved(game: Game, changed: Game) -> bool:
    """Return whether a card or ticket lies elsewhere."""
    same_cards = np.array_equal(game.record.hand, changed.record.hand)
    return not (same_cards and np.array_equal(game.record.where, changed.record.where))


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case).rstrip("-"))
def test_nobody_notices_a_change_in_what_only_the_owner_knows(case: tuple[str, str, str], shift: int) -> None:
    """R8: other cards and tickets in a hand change no number, name or byte shown to anybody else."""
    noticed = 0
    for number in range(GAMES):
        random = Random(number)
        for game in positions(case, shift + number):
            owner = random.randrange(game.players)
            changed = change_hidden_parts(game, owner, random)
            assert faults(changed) == []
            if game.over:
                continue
            for seat in viewers(game):
                assert (seen(changed, seat) == seen(game, seat)) == (seat != owner or not moved(game, changed))
            noticed += moved(game, changed)
            stranger = (owner + 1) % game.players
            assert changed.view(stranger).facts() == game.view(stranger).facts()
    assert noticed > (2 if INTERPRETED else 20)


@pytest.mark.parametrize("board", ["europe", "legendary-asia"])
def test_seats_that_kept_every_first_ticket_can_be_resampled(board: str) -> None:
    """R75, R121: a seat holds at most one long ticket, so the others' tickets must leave each enough regular ones."""
    game = Game(board, players=3, seed=1)
    while game.phase == "tickets":
        game.play("keep")
    for seat in viewers(game):
        for seed in range(20):
            other = game.resample(seat, seed=seed)
            assert faults(other) == []
            assert seen(other, seat) == seen(game, seat)


@pytest.mark.parametrize("board", ["usa", "europe"])
def test_nobody_learns_how_many_tickets_another_keeps_until_all_have_chosen(board: str) -> None:
    """R4: until the last seat has chosen, views and events do not depend on what the others chose."""
    games = [Game(board, players=3, seed=5, first=0) for _ in range(2)]
    for game, choice in zip(games, ("keep", "return"), strict=True):
        while game.to_move == 0:
            legal = [action.text for action in game.legal()]
            game.play(choice if choice in legal else legal[0])
    keeper, returner = games
    assert keeper.view(0).facts() != returner.view(0).facts()
    for seat in (1, 2, None):
        assert seen(keeper, seat) == seen(returner, seat)
        assert keeper.view(seat).facts() == returner.view(seat).facts()
        assert keeper.events(seat) == returner.events(seat)


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case).rstrip("-"))
def test_events_name_private_cards_and_tickets_to_their_seat_only(case: tuple[str, str, str], shift: int) -> None:
    """R8: what was drawn blind or offered is left out for everybody else, and so is how they choose."""
    *_, game = positions(case, shift + 2)
    private = {"card_drawn": "kind", "ticket_offered": "ticket", "ticket_kept": "ticket", "ticket_returned": "ticket"}
    sure = {"ticket_offered", "ticket_kept"} | ({"card_drawn"} if "dice" not in case[2] else set())
    assert {event.name for event in game.events(everything=True)} >= sure
    for seat in viewers(game):
        for event in game.events(seat):
            if event.name in private:
                assert (private[event.name] in event.arguments) == (event.seat == seat)


def cards_of(game: Game) -> list[int]:
    """Return the train cards in the order they came off the deck, until it was first reshuffled."""
    cards = [answer for answer in game.start.answers if answer // luck.STREAM_WIDTH == luck.CARDS]
    for made in game.history:
        if any(event.name == "deck_reshuffled" for event in made.events):
            break
        cards += [answer for answer in made.answers if answer // luck.STREAM_WIDTH == luck.CARDS]
    return cards


def tickets_of(game: Game) -> list[int]:
    """Return the tickets in the order they came off the decks, as long as none that was returned could come again."""
    fresh = len(game.map.tickets)
    every = [*game.start.answers, *(answer for made in game.history for answer in made.answers)]
    drawn = [answer for answer in every if answer // luck.STREAM_WIDTH == luck.TICKETS]
    opening_only = [t for t in game.map.tickets if t.deck not in game.map.drawn_tickets.deal]
    opening = sum(game.map.opening_tickets.deal.get(deck, 0) for deck in {t.deck for t in opening_only}) * game.players
    return drawn[: fresh - len(opening_only) + opening]


# Where players name the decks of their tickets, what is dealt depends on them (R103).
SPLIT = {board for board in maps.ids() if maps.load(board).opening_tickets.split}
FIXED = [case for case in CASES if case[0] not in SPLIT or "dice" not in case[2]]


@pytest.mark.parametrize("case", FIXED, ids=lambda case: "-".join(case).rstrip("-"))
def test_the_same_seed_deals_the_same_cards_and_tickets_whatever_the_players_do(
    case: tuple[str, str, str], shift: int
) -> None:
    """Cards until the first reshuffle and tickets until the first return of one come in an order the seed fixes."""
    games = []
    for policy in ("uniform", "ticket hunter", "hoarder", "claims at once"):
        game = Game(
            case[0],
            ticket_set=case[1],
            players=3,
            seed=shift + 77,
            options=allowing(maps.load(case[0]), dict.fromkeys(case[2].split(), True)),
        )
        seats = policies.make(policy, game.map, 3, shift)
        while not game.over and not (INTERPRETED and game.decision > 60):
            game.play(seats[game.record.player]([action.text for action in game.legal()]))
        games.append(game)
    orders = [cards_of] * ("dice" not in case[2]) + [tickets_of] * (case[0] not in SPLIT)
    for order in orders:
        sequences = sorted((order(game) for game in games), key=len)
        assert len(sequences[0]) >= 3 * 3
        for shorter, longer in pairwise(sequences):
            assert longer[: len(shorter)] == shorter
