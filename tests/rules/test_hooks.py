"""Hooks: what mechanisms offer under a name is composed to one kernel, in the order of the list."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from whistlestop.compiler.kernel import INTERPRETED, interpreted
from whistlestop.records.blocks import encode
from whistlestop.records.passengers import Passenger, Stop, Travel
from whistlestop.records.state import CHOOSE_MEEPLE, CHOOSE_PASSENGER, CHOOSE_TRAVEL, PHASES
from whistlestop.rules import hooks

NOTHING: Any = None


def phase(number: int) -> Any:
    """Return what stands for a game in a phase."""
    return SimpleNamespace(phase=number)


def noting(notes: list[Any], name: str, answer: object = None) -> Any:
    def note(*arguments: object) -> object:
        notes.append(name)
        return answer

    return note


def test_all_are_asked_in_order() -> None:
    notes: list[str] = []
    kernels = [noting(notes, name) for name in "abcd"]
    interpreted(hooks.clearing(kernels))(NOTHING)
    interpreted(hooks.doing(kernels))(NOTHING, NOTHING, NOTHING)
    interpreted(hooks.adding(kernels))(NOTHING, NOTHING, NOTHING)
    assert notes == [*"abcd"] * 3
    assert interpreted(hooks.no_faults)(NOTHING, NOTHING) == 0


def test_a_chain_of_more_than_four_hands_on_to_another() -> None:
    kernels = [noting([], name) for name in "abcdefg"]
    one, two, three, more = hooks.four(kernels, None, list)
    assert ([one, two, three], more) == (kernels[:3], kernels[3:])
    assert hooks.four(kernels[:1], None, list) == (kernels[0], None, None, None)


def test_the_first_open_question_is_the_one_that_is_asked() -> None:
    notes: list[str] = []
    answers = [("a", False), ("b", True), ("c", True), ("d", False)]
    assert interpreted(hooks.asking([noting(notes, name, answer) for name, answer in answers]))(
        NOTHING, NOTHING, NOTHING
    )
    assert notes == ["a", "b"]


def test_faults_of_all_are_found() -> None:
    assert interpreted(hooks.finding([noting([], "", flag) for flag in (1, 0, 8, 0)]))(NOTHING, NOTHING) == 9


def test_a_phase_is_answered_by_whom_it_belongs_to() -> None:
    notes: list[str] = []
    phases = {
        CHOOSE_MEEPLE: noting(notes, "meeple", True),
        CHOOSE_PASSENGER: noting(notes, "passenger"),
        CHOOSE_TRAVEL: noting(notes, "go"),
    }
    step, legal = interpreted(hooks.step_by_phase(phases)), interpreted(hooks.legal_by_phase(phases))
    assert step(phase(CHOOSE_MEEPLE), NOTHING, NOTHING, 0)
    for number in (CHOOSE_PASSENGER, CHOOSE_TRAVEL):
        legal(phase(number), NOTHING, NOTHING)
        step(phase(number), NOTHING, NOTHING, 0)
    assert notes == ["meeple", "passenger", "passenger", "go", "go"]


def test_every_phase_of_a_mechanism_says_what_is_legal_in_it() -> None:
    steps = {**hooks.table("STEP"), **hooks.table("BEFORE_FIRST_TURN")}
    assert set(steps) <= set(hooks.table("LEGAL"))
    assert set(hooks.table("ANSWER")) <= set(steps), "settling hands its answers on"
    assert all(PHASES[phase] for phase in hooks.table("LEGAL"))


@pytest.mark.skipif(not INTERPRETED, reason="kernels that are not entries are called by kernels only")
def test_an_action_is_begun_by_whom_its_block_belongs_to() -> None:
    notes: list[str] = []
    act = hooks.act_by_block({Passenger: noting(notes, "passenger", True), Travel: noting(notes, "travel")})
    assert act(NOTHING, NOTHING, NOTHING, encode(Passenger(3)))
    assert not act(NOTHING, NOTHING, NOTHING, encode(Travel(3)))
    assert not act(NOTHING, NOTHING, NOTHING, encode(Stop()))
    assert notes == ["passenger", "travel"]
