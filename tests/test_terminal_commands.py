"""Commands of the terminal game: looking up, why, undo, save, resume and leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from test_terminal import ACTIONS_SEEN, EUROPE, USA, Typist, sit
from whistlestop import Game
from whistlestop.terminal.loop import run

Typed = Callable[..., tuple[Game, str]]


OWNED = (
    f"europe base 2 | {ACTIONS_SEEN} | 0 hand=red:4 tickets=paris:wien,paris:zagrab tracks=paris:zurich stations=roma |"
    " 1 hand=blue:2 tracks=munchen:zurich"
)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("?", "Answer with a number from the list or with words"),
        ("help", "“save FILE” writes the game down"),
        ("hand", "Your hand: 4 red."),
        ("ha", "Your hand: 4 red."),
        ("display", "Face up: red, blue, white, green and locomotive; 99 cards in the deck."),
        ("board", "You: 1 route: Paris–Zürich."),
        ("board", "You: station in Roma."),
        ("board", "Bela: 1 route: München–Zürich."),
        ("routes par", "Paris–Zürich: 3 gray, tunnel (4 points) – owner: You."),
        ("routes zurich", "München–Zürich: 2 yellow, tunnel (2 points) – owner: Bela."),
        ("routes", "Type “routes” and a place"),
        ("routes atlantis", "There is no place “atlantis” on this board."),
        ("routes b", "Which place? Barcelona, Berlin, Brest"),
        ("tickets", "Paris–Zágráb (7): 4 more trains, over Venezia–Zürich and Venezia–Zágráb."),
        ("score", "longest path 3 long"),
        ("score", "Bela: 2 points for routes, longest path 2 long; tickets are secret."),
        ("actions", "station in Amsterdam"),
        ("why claim paris zurich", "not possible: it is yours already."),
        ("why munchen zurich", "not possible: it belongs to Bela."),
        ("why take red", "take red – possible now."),
        ("why station roma", "not possible: your station stands there already."),
        ("why", "Type “why” and an action"),
        ("undo", "Nothing can be taken back"),
        ("save", "The game is saved in"),
    ],
)
def test_each_command_answers(typed: Typed, line: str, told: str) -> None:
    game, out = typed(OWNED, line)
    assert told in out
    assert game.decision == 0


def test_a_connected_ticket_is_told_so(typed: Typed) -> None:
    position = EUROPE.replace(
        "tickets=paris:zagrab", "tickets=paris:zagrab tracks=paris:zurich,venezia:zurich,venezia:zagrab"
    )
    _, told = typed(position, "tickets")
    assert "Paris–Zágráb (7): connected." in told
    _, told = typed(USA, "tickets")
    assert "You hold no tickets." in told


def test_the_log_tells_what_the_person_saw(typed: Typed) -> None:
    _, told = typed(USA, "draw", "draw", "log 2", "log all", "log")
    assert told.count("Bela draws a card from the deck.") >= 4
    assert "earlier lines: type “log all”." in told


def test_a_claim_can_be_taken_back_before_it_is_paid(typed: Typed) -> None:
    game, told = typed(USA, "claim duluth omaha", "undo", "draw")
    assert "Taken back." in told
    assert game.history[0].text == "draw"


def test_with_confirm_a_paid_claim_can_still_be_taken_back(typed: Typed) -> None:
    game, told = typed(USA, "duluth omaha red", "what", "undo", "duluth omaha blue", "", confirm=True)
    assert told.count("Taken back.") == 1
    assert game.history[1].text == "pay blue 2"
    assert game.history[2].seat == 1


def test_the_opening_choice_stands_once_the_others_are_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """R4: how many tickets the others keep is hidden until all have chosen."""
    game = Game("usa", players=2, seed=3, first=1)
    run(sit(game, Typist(["all", "undo"]), tmp_path, confirm=True))
    assert "Nothing can be taken back" in capsys.readouterr().out
    assert [made.text for made in game.history if made.seat == 0][:3] == ["keep", "keep", "keep"]


def test_what_was_drawn_cannot_be_taken_back(typed: Typed) -> None:
    game, told = typed(USA, "draw", "undo")
    assert "Nothing can be taken back" in told
    assert game.history[0].text == "draw"


def test_a_saved_game_goes_on_as_it_was(typed: Typed, tmp_path: Path) -> None:
    game = Game("usa", players=2, seed=8, first=0)
    run(sit(game, Typist(["all", "draw", f"save {tmp_path / 'a game.log'}", "draw"]), tmp_path))
    saved = Game.from_log((tmp_path / "a game.log").read_text())
    assert saved.to_move == 0
    assert saved.phase == "second card"
    assert saved.history[-1].text == "draw"


def test_saving_never_overwrites_another_file(typed: Typed, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Bela")
    _, told = typed(USA, f"save {other}", f"save {tmp_path / 'no' / 'where.log'}", f"save {tmp_path}")
    assert "exists and is no saved game" in told
    assert told.count("cannot be written") == 2
    assert other.read_text() == "Dear Bela"


def test_quit_asks_first(typed: Typed, tmp_path: Path) -> None:
    _, told = typed(USA, "quit", "", "quit", "no", "q", "yes")
    assert told.count("Goodbye.") == 1
    _, told = typed(USA, "quit", str(tmp_path / "later.log"))
    assert f"whistlestop play --resume {tmp_path / 'later.log'}" in told
    assert (tmp_path / "later.log").exists()
    blocked = tmp_path / "letter.txt"
    blocked.write_text("Dear Bela")
    _, told = typed(USA, "quit", str(blocked), "quit", "y")
    assert "exists and is no saved game" in told


def test_the_end_of_input_saves_the_game_and_tells_how_to_go_on(typed: Typed, tmp_path: Path) -> None:
    _, told = typed(USA)
    assert "The game is cut off here." in told
    assert (tmp_path / "cut-off.log").exists()
    assert "Go on with: whistlestop play --resume" in told


def test_an_interrupt_saves_the_game_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    assert not run(sit(Game.from_position(USA), interrupted, tmp_path))
    assert "The game is cut off here." in capsys.readouterr().out


def test_the_last_round_is_announced(typed: Typed) -> None:
    """R220: everybody has one more turn."""
    _, told = typed("usa base 2 | last_turns=2 | display=red,blue,white,green,pink | 0 hand=red:1 | 1")
    assert "Last round: 2 turns are left, yours included." in told
