"""Every promise of a game record can be broken, and is then reported by its name."""

from collections.abc import Callable

import numpy as np
import pytest

from table import faults, table
from whistlestop import Game
from whistlestop.records import state
from whistlestop.records.state import HIDDEN, NOBODY, NONE, OUT_OF_GAME, PHASES, UNDER
from whistlestop.rules import (
    beds,
    bullets,
    check,
    markers,
    meeples,
    passengers,
    race,
    shares,
    ships,
    technologies,
    tolls,
    tourists,
)

LINE = (
    "europe base 2 | display=red,blue,green,white,black discard=pink:2 "
    "under.regular=0@amsterdam:pamplona,amsterdam:wilno"
    " | 0 hand=red:4 known=red:1 tickets=paris:wien tracks=paris:zurich,brest:paris stations=roma"
    " | 1 hand=blue:3 tracks=berlin:frankfurt#1 stations=wien"
)
EXPANSIONS = (
    "usa base 2 dice=true monsters=true dice.token_cap_scope=total | dice=single:2,double:2,station:1"
    " monsters=alvin:boston,dexter:miami face_up=alvin:1 | 0 tokens=single:1 face_down=alvin:2"
)
Damage = Callable[[state.GameRecord], None]


def lose_a_card(game: state.GameRecord) -> None:
    """Take a card away without saying so."""
    game.deck[0] -= 1
    game.deck_size -= 1


def owe_a_card(game: state.GameRecord) -> None:
    """Let one pile hold fewer than no cards and the other too many."""
    game.deck[0] += 13
    game.discard[0] -= 13
    game.deck_size += 13
    game.discard_size -= 13


def know_too_much(game: state.GameRecord) -> None:
    """Let the table have seen more cards than a hand has."""
    game.known[0, 0] = 5


def hide_a_card(game: state.GameRecord) -> None:
    """Put a card nobody can name into a hand."""
    game.hand[0, HIDDEN] = 1


def miscount_the_deck(game: state.GameRecord) -> None:
    """Make the deck's size wrong."""
    game.deck_size += 1


def miscount_the_discard_pile(game: state.GameRecord) -> None:
    """Make the discard pile's size wrong."""
    game.discard_size += 1


def own_a_track_twice(game: state.GameRecord) -> None:
    """Give a track to both players."""
    game.owned[1] |= game.owned[0]


def open_a_claimed_track(game: state.GameRecord) -> None:
    """Open a track that is owned."""
    game.open[:] |= game.owned[0]


def open_a_closed_twin(game: state.GameRecord) -> None:
    """Open the twin of a claimed track of a game for two."""
    game.open[0] |= np.uint64(2)


def find_a_train(game: state.GameRecord) -> None:
    """Add a train."""
    game.trains[0] += 1


def use_too_many_trains(game: state.GameRecord) -> None:
    """Own more spaces than there are trains, and say so."""
    game.owned[1, 1] = np.uint64(2**37 - 1) & ~game.owned[0, 1]


def score_a_point(game: state.GameRecord) -> None:
    """Add a point."""
    game.points[0] += 1


def miscount_tickets(game: state.GameRecord) -> None:
    """Make the number of kept tickets wrong."""
    game.ticket_count[0] += 1


def forget_a_fresh_ticket(game: state.GameRecord) -> None:
    """Take a ticket out of the deck's set only."""
    game.fresh[0] ^= np.uint64(1 << 20)


def miscount_the_ticket_deck(game: state.GameRecord) -> None:
    """Make the number of tickets in a deck wrong."""
    game.fresh_count[1] += 1


def ask_about_nothing(game: state.GameRecord) -> None:
    """Ask about a ticket although none is offered."""
    game.asking = 3


def lose_a_group(game: state.GameRecord) -> None:
    """Let the queue begin without the mark of a group."""
    game.under[6] = 6


def queue_a_ticket_that_is_elsewhere(game: state.GameRecord) -> None:
    """Leave a ticket in the queue that is out of the game."""
    game.where[7] = OUT_OF_GAME * 8 + NOBODY


def return_a_ticket_to_nowhere(game: state.GameRecord) -> None:
    """Call a ticket returned that is in no queue."""
    game.where[0] = UNDER * 8


def share_a_city(game: state.GameRecord) -> None:
    """Put two stations into one city."""
    game.stations[1] = game.stations[0]


def build_four_stations(game: state.GameRecord) -> None:
    """Build more stations than there are."""
    game.stations[1] = np.uint64(15)


def end_without_an_end(game: state.GameRecord) -> None:
    """Be in no phase at all, so that nothing is legal although the game is not over."""
    game.phase = len(PHASES)


def own_both_tracks(game: state.GameRecord) -> None:
    """Give both tracks of a double route to one player."""
    game.owned[1, 0] |= np.uint64(2)


def roll_a_die(game: state.GameRecord) -> None:
    """Add a die."""
    game.dice[0] += 1


def roll_four_dice(game: state.GameRecord) -> None:
    """Ask which dice to roll again although one is missing."""
    game.phase = PHASES.index("reroll")
    game.dice[0] -= 1


def owe_a_die(game: state.GameRecord) -> None:
    """Let a face show fewer than no dice."""
    game.dice[0] -= 3


def hold_a_token(game: state.GameRecord) -> None:
    """Add a token."""
    game.tokens[0, 0] += 1


def hold_four_tokens(game: state.GameRecord) -> None:
    """Hold more tokens in all than the table allows."""
    game.tokens[0] = 2


def owe_a_token(game: state.GameRecord) -> None:
    """Hold fewer than no tokens."""
    game.tokens[1, 1] = -1


def empty_a_pool(game: state.GameRecord) -> None:
    """Hold more tokens than there are."""
    game.tokens[0, 0] = 16


def lose_a_monster_card(game: state.GameRecord) -> None:
    """Take a card out of a monster's deck."""
    game.monster_deck[1] -= 1


def lose_a_monster(game: state.GameRecord) -> None:
    """Take a monster off the board."""
    game.monster_place[1] = NONE


def place_alvin(game: state.GameRecord) -> None:
    """Put a monster on the board."""
    game.monster_place[0] = 3


DAMAGE: list[tuple[Damage, str]] = [
    (lose_a_card, "cards_lost"),
    (owe_a_card, "cards_lost"),
    (know_too_much, "hand_wrong"),
    (hide_a_card, "hand_wrong"),
    (miscount_the_deck, "pile_size_wrong"),
    (miscount_the_discard_pile, "pile_size_wrong"),
    (own_a_track_twice, "track_twice"),
    (open_a_claimed_track, "open_wrong"),
    (open_a_closed_twin, "open_wrong"),
    (find_a_train, "trains_wrong"),
    (use_too_many_trains, "trains_wrong"),
    (score_a_point, "points_wrong"),
    (miscount_tickets, "tickets_wrong"),
    (forget_a_fresh_ticket, "tickets_wrong"),
    (miscount_the_ticket_deck, "tickets_wrong"),
    (ask_about_nothing, "tickets_wrong"),
    (lose_a_group, "queue_wrong"),
    (queue_a_ticket_that_is_elsewhere, "queue_wrong"),
    (return_a_ticket_to_nowhere, "queue_wrong"),
    (share_a_city, "station_twice"),
    (build_four_stations, "station_twice"),
    (end_without_an_end, "stuck"),
    (own_both_tracks, "twin_owned"),
]

EXPANSION_DAMAGE: list[tuple[Damage, str]] = [
    (roll_a_die, "dice_wrong"),
    (roll_four_dice, "dice_wrong"),
    (owe_a_die, "dice_wrong"),
    (hold_four_tokens, "dice_wrong"),
    (owe_a_token, "dice_wrong"),
    (empty_a_pool, "dice_wrong"),
    (lose_a_monster_card, "monster_wrong"),
    (lose_a_monster, "monster_wrong"),
]


@pytest.mark.parametrize(("damage", "name"), DAMAGE, ids=[damage.__name__ for damage, _ in DAMAGE])
def test_each_broken_promise_is_reported(damage: Damage, name: str) -> None:
    game = table(LINE).game
    damage(game.record)
    assert name in faults(game)


@pytest.mark.parametrize(("damage", "name"), EXPANSION_DAMAGE, ids=[d.__name__ for d, _ in EXPANSION_DAMAGE])
def test_each_broken_promise_of_an_expansion_is_reported(damage: Damage, name: str) -> None:
    """R131, R141, R144, R160, R161."""
    game = table(EXPANSIONS).game
    damage(game.record)
    assert name in faults(game)


@pytest.mark.parametrize(
    ("damage", "name"),
    [(hold_a_token, "dice_wrong"), (roll_a_die, "dice_wrong"), (place_alvin, "monster_wrong")],
    ids=["token", "die", "monster"],
)
def test_an_expansion_that_is_not_played_has_nothing_on_the_table(damage: Damage, name: str) -> None:
    """R130, R160."""
    game = table(LINE).game
    damage(game.record)
    assert name in faults(game)


def test_three_tokens_of_each_type_are_sound_where_the_limit_is_per_type() -> None:
    """R141."""
    line = EXPANSIONS.replace("dice.token_cap_scope=total ", "")
    assert faults(table(line.replace("tokens=single:1", "tokens=single:3,double:3")).game) == []


def test_every_fault_has_a_test() -> None:
    assert {name for _, name in [*DAMAGE, *EXPANSION_DAMAGE]} == set(check.NAMES) - {
        *beds.FAULTS.values(),
        *meeples.FAULTS.values(),
        *passengers.FAULTS.values(),
        *ships.FAULTS.values(),
        *tourists.FAULTS.values(),
        *shares.FAULTS.values(),
        *bullets.FAULTS.values(),
        *race.FAULTS.values(),
        *markers.FAULTS.values(),
        *technologies.FAULTS.values(),
        *tolls.FAULTS.values(),
        "",  # bits that no mechanism has taken
    }


def test_all_broken_promises_are_reported_at_once() -> None:
    game = table(LINE).game
    lose_a_card(game.record)
    score_a_point(game.record)
    assert faults(game) == ["cards_lost", "points_wrong"]


def test_a_game_in_the_middle_of_a_tunnel_is_sound() -> None:
    """R50: the cards turned over count as cards of the game."""
    game = table("europe base 2 | display=red,blue,yellow,white,black | 0 hand=green:4")
    game.play("claim paris zurich", "pay green 3", luck="green red red")
    assert faults(game.game) == []


def test_a_finished_game_without_actions_is_sound() -> None:
    assert faults(Game.from_position("usa base 2 | phase=over")) == []
