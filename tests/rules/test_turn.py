"""What a turn can be: one action, or a pass if there is none (R7, R29)."""

import pytest

from reference.small import small
from table import Table, all_but, no_tickets, table
from whistlestop import compile_rules

DISPLAY = "display=red,blue,green,white,black"
HALF = "red:6,orange:6,yellow:6,green:6,blue:6,pink:6,white:6,black:6,locomotive:7"


def nobody_can_act() -> Table:
    """Return a table where two players hold all cards, a route of 15 is too dear and there are no tickets."""
    rules = compile_rules(small("a b 15 gray", "a b 1, a b 2, a b 3, a b 4, a b 5, a b 6", route_points={15: 1}))
    out = ",".join(f"a:b#{number}" for number in range(1, 7))
    return table(f"small base 2 | out={out} | 0 hand={HALF} | 1 hand={HALF}", rules)


def test_a_turn_is_exactly_one_action() -> None:
    """R7: cards, a route, tickets or a station."""
    game = table(f"europe base 2 | {DISPLAY} | 0 hand=red:4")
    kinds = {text.split()[0] for text in game.legal()}
    assert kinds == {"take", "draw", "claim", "tickets", "station"}


def test_actions_cannot_be_mixed() -> None:
    """R7: after one card no route can be claimed and no tickets drawn."""
    game = table(f"usa base 2 | {DISPLAY} | 0 hand=red:4")
    game.play("draw")
    assert {text.split()[0] for text in game.legal()} == {"take", "draw"}


def test_a_player_passes_only_if_no_action_is_legal() -> None:
    """R29."""
    assert nobody_can_act().legal() == ["pass"]


@pytest.mark.parametrize(
    "line",
    [
        f"usa base 2 | {DISPLAY}",
        f"usa base 2 | {no_tickets()}",
        f"usa base 2 | display=none,none,none,none,none | 1 hand={all_but()}",
        f"usa base 2 | {no_tickets()} | 0 hand=red:1 | 1 hand={all_but('red')}",
        f"europe base 2 | {no_tickets('europe')} | 0 hand=red:1 | 1 hand={all_but('red')} tracks=dieppe:paris",
    ],
    ids=["all", "cards", "tickets", "a route", "a station"],
)
def test_passing_is_not_a_free_choice(line: str) -> None:
    """R29: one possible action of any kind is enough."""
    assert "pass" not in table(line).legal()


@pytest.mark.parametrize("options", ["", "monsters=true", "dice=true"])
def test_a_finished_game_asks_nothing(options: str) -> None:
    """R7: whatever the game is played with."""
    where = "monsters=alvin:boston,dexter:miami" if options == "monsters=true" else ""
    assert table(f"usa base 2 {options} | phase=over {where}").legal() == []
