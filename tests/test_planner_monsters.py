"""The planner with Alvin and Dexter: what it does in positions that show why, and what that is worth."""

from __future__ import annotations

import re

import pytest

from test_planner import FULFILLED, SMALL, TRACKS, choice, wins_over_greedy

MONSTERS = "usa base 2 monsters=true |"
AFTER = f"{MONSTERS} phase=after_action acted=1"


def test_in_its_last_turn_planner_clears_the_way_for_a_ticket_rather_than_claim_a_longer_track() -> None:
    """R170, R222: seven points, seven not lost and four of the track against fifteen."""
    line = f"{MONSTERS} last_turns=1 monsters=alvin:little-rock,dexter:seattle"
    line += f" | 0 hand=green:3,white:6,locomotive:1 {TRACKS} | 1 hand=red:1"
    assert re.fullmatch(r"move alvin (?!new-orleans|little-rock)\S+ 1", choice(line))


@pytest.mark.parametrize(
    ("alvin", "dexter", "moved"),
    [
        ("alvin:1", "alvin:2", "alvin"),  # a tie gives both the bonus (R189)
        ("dexter:2", "dexter:2", "dexter"),  # a lead takes it from the rival
    ],
)
def test_in_its_last_turn_planner_moves_the_monster_whose_bonus_one_card_decides(
    alvin: str, dexter: str, moved: str
) -> None:
    """R188: the other monster's cards are all the rival's."""
    other = "dexter" if moved == "alvin" else "alvin"
    line = (
        f"{AFTER} last_turns=1 monsters=alvin:miami,dexter:seattle | 0 hand=locomotive:1 face_down={alvin} {FULFILLED}"
    )
    line += f" | 1 face_down={dexter},{other}:4"
    assert choice(line).startswith(f"move {moved} ")


def test_planner_guards_a_lead_of_one_card_while_a_rival_has_a_turn_left() -> None:
    """R176, R177: nobody can move the monster any more."""
    line = f"{AFTER} last_turns=2 monsters=alvin:miami,dexter:seattle"
    line += f" | 0 hand=locomotive:1 face_down=alvin:3 {FULFILLED} | 1 face_down=alvin:2,dexter:4"
    assert choice(line).startswith("move alvin ")


@pytest.mark.parametrize(("cards", "moves"), [("alvin:1", True), ("alvin:8,dexter:8", False)])
def test_where_wild_cards_are_of_a_deck_of_its_own_they_move_monsters_too(cards: str, moves: bool) -> None:
    """R188, R384: while the race for a bonus is open a wild card does more for it than for the plan."""
    line = "rails-and-sails-world base 2 monsters=true | phase=after_action acted=1 monsters=alvin:tokyo,dexter:sydney"
    line += f" | 0 hand=locomotive:2 face_down={cards} tickets=buenos-aires:marseille | 1 face_down=alvin:1"
    assert choice(line).startswith("move ") == moves


def test_planner_does_not_burn_a_locomotive_for_a_race_that_is_won() -> None:
    line = f"{AFTER} monsters=alvin:miami,dexter:seattle"
    line += f" | 0 hand=locomotive:1,green:1 face_down=alvin:8,dexter:8 {TRACKS} | 1 hand=red:1"
    assert choice(line) == "end"


def test_at_the_end_planner_moves_a_monster_away_from_its_fulfilled_ticket() -> None:
    """R183: it would be halved; Dexter is locked."""
    line = f"{AFTER} last_turns=1 monsters=alvin:new-orleans,dexter:seattle face_up=dexter:1"
    line += f" | 0 hand=locomotive:1 {FULFILLED} | 1 hand=red:1"
    assert re.fullmatch(r"move alvin (?!new-orleans|chicago)\S+ 1", choice(line))


def test_at_the_end_planner_halves_the_ticket_that_a_rival_has_likely_fulfilled() -> None:
    """R183: of the tickets not seen, his tracks join the ends of portland:nashville only."""
    line = f"{AFTER} last_turns=1 monsters=alvin:helena,dexter:miami | 0 hand=locomotive:2 face_down=alvin:4,dexter:4"
    line += f" {FULFILLED} | 1 tickets=portland:nashville tracks=portland:salt-lake-city,denver:salt-lake-city#1"
    line += ",denver:omaha,kansas-city:omaha#1,kansas-city:saint-louis#1,nashville:saint-louis"
    assert re.fullmatch(r"move alvin (portland|nashville) [12]", choice(line))


def test_planner_takes_a_face_up_locomotive_for_a_close_race() -> None:
    """R12, R188: without monsters two cards are worth more."""
    board = "display=red,green,locomotive,blue,blue"
    seats = f"0 hand=white:2,green:1 {TRACKS} | 1 hand=green:1"
    assert choice(f"usa base 2 | {board} | {seats}") != "take locomotive"
    assert choice(f"{MONSTERS} {board} monsters=alvin:miami,dexter:seattle | {seats}") == "take locomotive"


def test_planner_puts_the_first_monster_away_from_its_own_plan() -> None:
    """R161."""
    line = f"{MONSTERS} phase=place_monster turn=0 first=1 | 0 hand=green:3 tickets=chicago:new-orleans | 1 hand=red:1"
    assert re.fullmatch(r"place alvin (?!new-orleans|chicago)\S+", choice(line))


@SMALL
@pytest.mark.parametrize(
    ("id", "options", "least"),
    [
        ("usa", {"monsters": True}, 0.88),
        ("europe", {"monsters": True}, 0.85),
        ("usa", {"monsters": True, "dice": True}, 0.83),
        ("europe", {"monsters": True, "dice": True}, 0.85),
        ("europe", {"dice": True}, 0.75),
    ],
)
def test_planner_beats_greedy_with_expansions(id: str, options: dict[str, bool], least: float) -> None:
    """The documented figures are six points higher or more."""
    assert wins_over_greedy(id, dict(options), 400) > least
