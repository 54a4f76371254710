"""What all environments share: the tables there are, their names and their spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from whistlestop import maps
from whistlestop.batch.observation import write as observation
from whistlestop.environments.compact import Layout
from whistlestop.play.engine import Board, rules_of
from whistlestop.records.actions import ACTIONS
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.table import refuse_bad_table, whole_number

VERSION = 3
MODES = {
    "cards": {},
    "monsters": {"monsters": True},
    "dice": {"dice": True},
    "dice-monsters": {"dice": True, "monsters": True},
}

Observation = dict[str, np.ndarray[Any, np.dtype[np.int8]]]


def rules(board: Board, mode: str, players: int, ticket_set: str = "base") -> Rules:
    """Return the rules of a table; raises ValueError for a mode or a number of players that there is not."""
    if mode not in tuple(MODES):  # which also hears what cannot be a key
        raise ValueError(f"a mode is one of {', '.join(MODES)}, not '{mode}'")
    played = board if isinstance(board, maps.Map) else rules_of(board, ticket_set).map
    found = rules_of(board, ticket_set, allowing(played, MODES[mode]))
    refuse_bad_table(found.map, players, 0, None)
    return found


def cycles(most: int | None) -> int | None:
    """Return after how many steps a game is cut off; raises ValueError for what is no such number."""
    if most is not None and whole_number("number of cycles", most) < 1:
        raise ValueError(f"`max_cycles` is None or at least 1, not {most}")
    return most


def tables() -> Iterator[tuple[str, str, int]]:
    """Return every board with every mode and every number of players."""
    for board in maps.ids():
        few, many = maps.load(board).players
        for mode in MODES:
            for players in range(few, many + 1):
                yield board, mode, players


def name(board: str, mode: str, players: int) -> str:
    """Return the registered name of a table."""
    return f"whistlestop/{board}-{mode}-{players}-v{VERSION}"


def names() -> list[str]:
    """Return every registered name."""
    return [name(*table) for table in tables()]


def register() -> None:
    """Make Gymnasium know every table; a second call changes nothing."""
    for board, mode, players in tables():
        if name(board, mode, players) not in gymnasium.registry:
            gymnasium.register(
                name(board, mode, players),
                entry_point="whistlestop.environments.single_v3:SingleTable",
                vector_entry_point="whistlestop.environments.vector_v3:VectorTable",
                kwargs={"board": board, "mode": mode, "players": players},
                disable_env_checker=True,  # it samples actions without the mask
            )


def observation_space(layout: Layout | None = None) -> spaces.Dict:
    """Return the space of one observation with its action mask: the full one, or that of a compact layout."""
    numbers, actions = (observation.SIZE, ACTIONS) if layout is None else layout.sizes
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (numbers,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(layout: Layout | None = None) -> spaces.Discrete:
    """Return the space of actions, legal or not."""
    return spaces.Discrete(ACTIONS if layout is None else len(layout.actions))
