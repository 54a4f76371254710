"""What is wrong with a map: the form in which every check tells it."""

from typing import NamedTuple

from whistlestop.maps.source import Pointer


class Problem(NamedTuple):
    """What is wrong, the value to blame, and another one in case the file leaves that at its default."""

    reason: str
    pointer: Pointer
    otherwise: Pointer = ()
