"""What a client needs to know of goods: the values of a place's tokens at the start, from the top."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Place

PLACE = (("goods", list[int]),)


def read_place(place: Place) -> dict[str, Any]:
    """Return the values of a place's tokens."""
    return {"goods": list(place.goods)}
