"""The pile of tickets that lie face up beside their deck, and the new deck that it becomes (R253)."""

import pytest

from table import deal, only, table
from whistlestop import Game, maps
from whistlestop.notation.words import words

TICKETS = words(maps.ordered(maps.load("nederland"))).tickets
DISPLAY = "display=red,orange,yellow,green,blue"
FOUR = ("s-gravenhage:antwerpen", "nijmegen:antwerpen", "breda:eindhoven", "amsterdam:rotterdam")


def pile_but(*left: str) -> str:
    """Return the words that lay all tickets face up but some."""
    return f"pile={','.join(word for word in TICKETS if word not in left)}"


def test_tickets_not_kept_lie_face_up() -> None:
    """R253: at the start and later; everybody sees them."""
    game = deal("nederland", players=2)
    told = game.play("return", "return", "keep", "keep", "keep", *["keep"] * 5)
    laid = [one["ticket"] for one in only(told, "ticket_laid_open")]
    assert game.fact("face_up_tickets") == sorted(laid)
    assert game.fact("ticket_deck_size") == {"regular": 34}
    told = game.play("tickets", "keep", "return", "return", "return")
    assert game.fact("face_up_tickets", 1) == sorted(laid + [one["ticket"] for one in only(told, "ticket_laid_open")])


@pytest.mark.parametrize("rules", ["", " nederland.tolls=false"], ids=["tolls", "no tolls"])
def test_a_deck_that_runs_out_within_a_draw_is_renewed_from_the_pile(rules: str) -> None:
    """R253, R262: draw what is there, shuffle the pile, draw on."""
    game = table(f"nederland base 3{rules} | {pile_but(FOUR[0])} | {DISPLAY}")
    game.play("tickets", luck=" ".join(FOUR))
    assert (game.fact("face_up_tickets"), game.fact("ticket_deck_size")) == ([], {"regular": 40})
    assert Game.from_position(game.game.position()).record.tobytes() == game.game.record.tobytes()  # type: ignore[attr-defined]


def test_a_deck_emptied_exactly_is_renewed_once_the_action_is_over() -> None:
    """R253: so tickets refused in it are shuffled in."""
    four = TICKETS[:4]
    game = table(f"nederland base 3 | {pile_but(*four)} | {DISPLAY}")
    game.play("tickets", "keep", "return")
    assert game.fact("ticket_deck_size") == {"regular": 0}
    game.play("return", "return")
    assert (game.fact("face_up_tickets"), game.fact("ticket_deck_size")) == ([], {"regular": 43})


def test_with_deck_and_pile_empty_no_tickets_can_be_drawn() -> None:
    """R253, R18."""
    game = table(f"nederland base 3 | | {DISPLAY} | 0 tickets={','.join(TICKETS)}")
    assert "tickets" not in game.legal()
    assert str(game.game.why_not("tickets")) == "no_tickets_left"
