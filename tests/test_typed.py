"""Lines typed one at a time: the same words as in a terminal, read on a copy, telling only what the seat may know."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop import Game
from whistlestop.locale import use
from whistlestop.records import actions
from whistlestop.terminal.choices import choices
from whistlestop.terminal.menu import ordered
from whistlestop.terminal.typed import LOOKING, Typed, read

ACTIONS_SEEN = "display=red,blue,white,green,locomotive"
EUROPE = f"europe base 2 | {ACTIONS_SEEN} | 0 hand=red:4,blue:1,locomotive:1 tickets=paris:zagrab | 1 hand=blue:2"
BOTH = {"dice": True, "monsters": True}


def typed(game: Game, *lines: str, seat: int = 0, asked: bool = True) -> Typed:
    """Return what lines mean in a game, which stays as it is."""
    return read(game.copy(), seat, ["Ada", "Bela", "Cleo"][: game.players], lines, asked=asked, hints=False)


def text(told: Typed) -> str:
    """Return all that was told."""
    return "\n".join(cell for block in told.blocks for row in block.rows for cell in row)


def track(game: Game, *ends: str) -> int:
    """Return the first track between two places."""
    return next(number for number, here in enumerate(game.map.tracks) if {here.a, here.b} == set(ends))


def test_without_a_line_the_question_is_told_with_its_numbered_answers() -> None:
    told = typed(Game.from_position(EUROPE))
    assert "Your hand: 4 red, 1 blue and 1 locomotive" in text(told)
    assert "Face up: red, blue, white, green and locomotive" in text(told)
    assert any(block.kind == "list" and block.rows[0][0].startswith("1") for block in told.blocks)
    assert told.actions == ()


def test_a_route_is_claimed_by_parts_of_its_names_and_paid_at_once_where_there_is_one_way() -> None:
    """R20: a payment that is named, or the only one, needs no further line."""
    game = Game.from_position(EUROPE)
    told = typed(game, "claim rom ven black")
    assert told.actions == ()
    assert "not possible: it takes" in text(told)
    ferry = actions.CLAIM + track(game, "roma", "palermo")
    claim, payment = typed(game, "rom pal").actions
    assert claim == ferry
    game.play(claim)
    assert payment in game.legal_ids()


def test_what_is_ambiguous_is_asked_and_a_second_line_answers_it() -> None:
    game = Game.from_position(EUROPE)
    first = typed(game, "claim ber")
    assert first.more
    assert first.actions == ()
    second = typed(game, "claim ber", "1")
    assert len(second.actions) >= 1
    assert actions.CLAIM <= second.actions[0] < actions.PAY
    assert not second.more


def test_routes_from_a_place_say_whether_they_can_be_claimed_now_and_why_not() -> None:
    told = typed(Game.from_position(EUROPE), "routes roma")
    lines = [row[0] for block in told.blocks if block.kind == "list" for row in block.rows]
    assert len(lines) == 4
    assert any("possible now" in line for line in lines)
    assert any("not possible: it takes" in line for line in lines)


def test_while_others_decide_things_are_looked_up_and_nothing_is_decided() -> None:
    game = Game.from_position(EUROPE)
    for line in ("hand", "routes roma", "board", "tickets", "score", "?"):
        told = typed(game, line, seat=1, asked=False)
        assert told.known
        assert told.blocks
    for line in ("1", "draw", "rom pal", "actions", "why draw", "quit", "save x"):
        told = typed(game, line, seat=1, asked=False)
        assert not told.known
        assert told.actions == ()


def test_files_and_leaving_are_not_understood_in_a_page() -> None:
    for line in ("save secrets.txt", "quit", "auto"):
        told = typed(Game.from_position(EUROPE), line)
        assert "not understood" in text(told) or "do not understand" in text(told)
        assert not told.more
    assert "save" not in text(typed(Game.from_position(EUROPE), "?"))


def test_the_answer_is_in_the_language_that_is_spoken() -> None:
    use("de")
    try:
        assert "Deine Hand" in text(typed(Game.from_position(EUROPE), "hand"))
    finally:
        use("en")


@pytest.mark.parametrize(
    ("map", "options"), [("usa", {}), ("europe", BOTH), ("nordic", {}), ("germany", {}), ("marklin", {})]
)
def test_every_legal_action_of_a_game_can_be_typed_by_its_number(map: str, options: dict[str, bool]) -> None:
    """The same action comes out as a click would send, in every phase of every kind of table."""
    chance, phases = Random(5), set()
    game = Game(map, players=2, seed=9, options=options)
    for _ in range(160):
        if game.over:
            break
        seat, phase = game.to_move, game.phase
        assert seat is not None
        if phase == "tickets":
            told = typed(game, "all", seat=seat)
            assert set(told.actions) == {actions.KEEP}
        else:
            wanted = chance.choice(game.legal_ids())
            number = [one.action for one in ordered(choices(game, game.legal_ids()))].index(wanted) + 1
            told = typed(game, str(number), seat=seat)
            assert told.actions[0] == wanted, (phase, wanted)
        phases.add(phase)
        game.play(*told.actions, seat=seat)
    assert len(phases) > 2


@pytest.mark.parametrize("options", [{}, BOTH])
def test_games_a_seat_cannot_tell_apart_give_it_the_same_words(options: dict[str, bool]) -> None:
    """R8, R180: whatever is typed, asked or not, nothing hidden is told."""
    game, chance = Game("europe", players=3, seed=4, options=options), Random(2)
    compared = 0
    while game.decision < 90:
        if game.decision % 6 == 5 and game.record.turn > 0:
            for seat in range(3):
                compared += _same_words(game, seat)
        game.play(chance.choice(game.legal_ids()))
    assert compared > 100


def _same_words(game: Game, seat: int) -> int:
    other = game.resample(seat, seed=7)
    other.start, other.history = game.start, list(game.history)
    asked = game.to_move == seat
    lines = [*sorted(LOOKING - {"undo"}), "routes par", *(["why par", "actions", "reach", "1"] if asked else [])]
    for line in lines:
        one, two = (typed(each, line, seat=seat, asked=asked) for each in (game, other))
        assert (one.blocks, one.actions, one.more) == (two.blocks, two.actions, two.more), line
    return len(lines)
