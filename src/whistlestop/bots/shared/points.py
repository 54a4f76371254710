"""The one unit that bots weigh points in."""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel

POINT = 16  # everything that is worth points is counted in sixteenths of one


@kernel
def whole_eighths(amount: int) -> int:
    """Return an amount down to whole eighths of a point: the planner's weights were found with such."""
    return amount // 2 * 2
