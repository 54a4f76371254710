"""A file of collected facts as a map that can be laid out, for boards whose map file is still to come."""

from __future__ import annotations

import json
from pathlib import Path

from whistlestop import maps


def read_facts(file: Path) -> maps.Map:
    """The places and tracks of a file of facts as a map without tickets."""
    facts = json.loads(file.read_text("utf-8"))
    places = [
        maps.Place(city["id"], city["name"], city["lat"], city["lon"], country=city.get("country"))
        for city in facts["cities"]
    ]
    tracks = [
        maps.Track(
            route["a"], route["b"], route["length"], route["color"], bool(route.get("tunnel")), route.get("ferry", 0)
        )
        for route in facts["routes"]
    ]
    points = {int(length): value for length, value in facts["route_points"].items()}
    whole = {"places": tuple(places), "tracks": tuple(tracks), "tickets": (), "route_points": points}
    return maps.ordered(maps.Map(id=facts["id"], name=facts["name"], **whole))
