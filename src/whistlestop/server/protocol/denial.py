"""How the server says no: a code, the reason of the rules if there is one, and the HTTP status that goes with it."""

from __future__ import annotations

from whistlestop.play.refusal import Refusal
from whistlestop.play.why import Why
from whistlestop.server.protocol.parts import Code, Reason

STATUS: dict[Code, int] = {
    "malformed": 400,
    "bad_table": 400,
    "not_a_log": 400,
    "bad_log": 400,
    "unknown_board": 400,
    "bad_board": 400,
    "bad_name": 400,
    "bad_talk": 400,
    "wrong_token": 401,
    "password_needed": 401,
    "wrong_password": 401,
    "no_profile": 401,
    "foreign_origin": 403,
    "not_host": 403,
    "no_own_boards": 403,
    "sent_away": 403,
    "not_found": 404,
    "unknown_table": 404,
    "unknown_study": 404,
    "too_slow": 408,
    "oversized": 413,
    "foreign_host": 421,
    "too_frequent": 429,
    "failed": 500,
    "busy": 503,
    "storage_failed": 503,
    "too_many_tables": 503,
}
CONFLICT = 409


class Denial(Exception):  # noqa: N818 - it is no fault of the program
    """Something that was not done; nothing has changed."""

    def __init__(self, code: Code, detail: str = "", why: Reason | None = None, line: int | None = None) -> None:
        """Keep the code, a remark for programmers, the reason of the rules and the line of a file."""
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code, self.detail, self.why, self.line = code, detail, why, line

    @property
    def status(self) -> int:
        """The HTTP status for it."""
        return STATUS.get(self.code, CONFLICT)


def from_refusal(refusal: Refusal) -> Denial:
    """Return the engine's refusal as the server's."""
    code: Code = refusal.code.value
    return Denial(code, refusal.detail, None if refusal.why is None else reason(refusal.why))


def reason(why: Why) -> Reason:
    """Return why an action is not possible, for a message."""
    return Reason(code=why.code.value, arguments=dict(why.arguments))
