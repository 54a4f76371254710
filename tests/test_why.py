"""Why an action is not possible: every reason, with what it speaks of."""

import pytest

from rules.test_routes import SIXES
from table import all_but, no_tickets
from whistlestop import Game, actions
from whistlestop.why import Why, WhyCode

EMPTY = "display=none,none,none,none,none"
CASES: list[tuple[str, str, Why]] = [
    ("usa base 2", "decline", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2", "keep", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2 | phase=second_card", "tickets", Why(WhyCode.NOT_NOW, {"phase": "second card"})),
    ("usa base 2 | phase=over", "draw", Why(WhyCode.NOT_NOW, {"phase": "over"})),
    (
        "usa base 2 | 0 hand=red:3 | 1 tracks=chicago:duluth",
        "claim chicago duluth",
        Why(WhyCode.TRACK_TAKEN, {"seat": 1}),
    ),
    (
        "usa base 3 | 0 hand=yellow:2 | 1 tracks=boston:new-york#1",
        "claim boston new-york #2",
        Why(WhyCode.TRACK_CLOSED, {"players": 4}),
    ),
    ("usa base 4 | 0 hand=yellow:2 tracks=boston:new-york#1", "claim boston new-york #2", Why(WhyCode.OWN_TWIN)),
    (
        f"usa base 2 | 0 hand=red:4 tracks={SIXES}",
        "claim denver oklahoma-city",
        Why(WhyCode.FEW_TRAINS, {"count": 4, "have": 3}),
    ),
    (
        "europe base 2 | 0 hand=blue:6,locomotive:1",
        "claim palermo smyrna",
        Why(WhyCode.FEW_LOCOMOTIVES, {"count": 2, "have": 1}),
    ),
    (
        "usa base 2 | 0 hand=red:1,blue:9,locomotive:1",
        "claim chicago duluth",
        Why(WhyCode.FEW_CARDS, {"count": 3, "have": 2, "kind": "red"}),
    ),
    (
        "usa base 2 | 0 hand=red:1,blue:2",
        "claim duluth sault-st-marie",
        Why(WhyCode.FEW_CARDS, {"count": 3, "have": 2, "kind": "any"}),
    ),
    (
        "europe base 2 | 0 hand=red:1,blue:1 stations=roma",
        "station paris",
        Why(WhyCode.FEW_CARDS, {"count": 2, "have": 1, "kind": "any"}),
    ),
    (
        "europe base 2 | phase=tunnel claiming=paris:zurich laid=red:3:0 revealed=red,red,blue | 0 hand=red:4",
        "extra red 2",
        Why(WhyCode.FEW_CARDS, {"count": 2}),
    ),
    (
        "usa base 2 | phase=payment claiming=chicago:duluth | 0 hand=red:3,blue:3",
        "pay blue 3",
        Why(WhyCode.NOT_THIS_PAYMENT),
    ),
    ("usa base 2 | display=red,red,red,red,red", "take blue", Why(WhyCode.NOT_FACE_UP, {"kind": "blue"})),
    ("usa base 2 | display=red,red,red,red,red", "take locomotive", Why(WhyCode.NOT_FACE_UP, {"kind": "locomotive"})),
    ("usa base 2 | phase=second_card display=red,red,locomotive", "take locomotive", Why(WhyCode.LOCOMOTIVE_SECOND)),
    (f"usa base 2 | {EMPTY} | 1 hand={all_but()}", "draw", Why(WhyCode.NO_CARDS_LEFT)),
    (f"usa base 2 | {no_tickets()}", "tickets", Why(WhyCode.NO_TICKETS_LEFT)),
    ("europe base 2 | 0 hand=red:1 | 1 stations=paris", "station paris", Why(WhyCode.STATION_TAKEN, {"seat": 1})),
    ("europe base 2 | 0 hand=red:9 stations=paris,roma,wien", "station berlin", Why(WhyCode.NO_STATIONS_LEFT)),
    ("usa base 2 | 0 hand=red:9", "station boston", Why(WhyCode.NO_STATIONS_LEFT)),
    (
        "usa base 2 | phase=tickets must_keep=1 | 0 offered=boston:miami",
        "return",
        Why(WhyCode.MUST_KEEP, {"count": 1}),
    ),
    (
        "europe mega 2 | turn=0 phase=tickets must_keep=3 kept=1,0 | 0 offered=cadiz:stockholm,madrid:dieppe",
        "keep",
        Why(WhyCode.MAY_NOT_KEEP, {"count": 3}),
    ),
    ("usa base 2", "pass", Why(WhyCode.OTHER_ACTIONS_EXIST)),
]


@pytest.mark.parametrize(("line", "action", "why"), CASES, ids=[f"{why.code.value}-{act}" for _, act, why in CASES])
def test_an_impossible_action_has_its_reason(line: str, action: str, why: Why) -> None:
    game = Game.from_position(line)
    before = game.position()
    assert game.why_not(action) == why
    assert game.position() == before


@pytest.mark.parametrize("number", [15, actions.CLAIM + 120, actions.ACTIONS + 7, -3])
def test_a_number_that_is_no_action_has_its_reason(number: int) -> None:
    found = Game.from_position("usa base 2").why_not(number)
    assert found is not None
    assert found.code in (WhyCode.NO_SUCH_ACTION, WhyCode.NOT_NOW)


def test_every_reason_has_a_case() -> None:
    assert {why.code for _, _, why in CASES} | {WhyCode.NO_SUCH_ACTION} == set(WhyCode)


def test_a_legal_action_has_no_reason() -> None:
    game = Game("europe", seed=2)
    assert [game.why_not(action) for action in game.legal()] == [None, None]


def test_a_reason_is_written_as_its_code_and_arguments() -> None:
    assert str(Why(WhyCode.FEW_TRAINS, {"count": 4, "have": 3})) == "few_trains count=4 have=3"
    assert str(Why(WhyCode.OWN_TWIN)) == "own_twin"
