"""Why a door says no: codes for programs; sentences come from `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from whistlestop.play.why import Why


class RefusalCode(Enum):
    """The kinds of refusal."""

    NOT_YOUR_TURN = "not_your_turn"  # another seat decides now
    ILLEGAL = "illegal"  # an action, but not one of the legal ones here; `why` tells the reason
    GAME_OVER = "game_over"
    STALE = "stale"  # the answer to a question that has been answered already
    UNREADABLE = "unreadable"  # a text that is no action
    CANNOT_UNDO = "cannot_undo"  # hidden information was seen since, or it was another seat's decision


class Refusal(Exception):  # noqa: N818 - it is no fault of the program, and the word players read
    """An action that was not carried out; nothing has changed."""

    def __init__(self, code: RefusalCode, action: str, *, why: Why | None = None, detail: str = "") -> None:
        """Keep the code, the action as it was given and, if illegal, the reason."""
        reason = detail or (str(why) if why else "")
        super().__init__(f"{code.value}: '{action}'" + (f" ({reason})" if reason else ""))
        self.code, self.action, self.why, self.detail = code, action, why, detail

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[object, ...]]:
        """Return how it is made again: a pool of processes would never hear of what it cannot put together."""
        return _again, (self.code, self.action, self.why, self.detail)


def _again(code: RefusalCode, action: str, why: Why | None, detail: str) -> Refusal:
    return Refusal(code, action, why=why, detail=detail)
