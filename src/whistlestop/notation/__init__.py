"""Text forms, both ways: an action, a position in one line, a whole game.

Texts use place ids and ordinals, never array indices, so they stay readable when the engine changes.
"""

from whistlestop.notation.actions import read_action, write_action
from whistlestop.notation.log import Log, LogError, read_log, write_log
from whistlestop.notation.position.read import read_position
from whistlestop.notation.position.write import write_position
from whistlestop.notation.words import KIND_NAMES, NotationError

__all__ = [
    "KIND_NAMES",
    "Log",
    "LogError",
    "NotationError",
    "read_action",
    "read_log",
    "read_position",
    "write_action",
    "write_log",
    "write_position",
]
