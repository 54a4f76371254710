"""What a person can look up about meeples, passengers and goods, and what is asked about them, as lines of text."""

from __future__ import annotations

from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.terminal.sight import Sight


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about ticket decks, a meeple, a passenger or its journey; None if it is something else."""
    if facts.phase == "split":
        left = [say("tickets-of-deck", count=count, deck=deck) for deck, count in facts.ticket_deck_size.items()]
        return say("question-split", count=facts.splitting or 0, left=listed(left))
    if facts.phase == "meeple":
        own = words.meeples((facts.collected or [{}])[seat])
        return say("question-meeple", place=words.place(map, facts.meeple_place or ""), meeples=own)
    if facts.phase == "passenger":
        return say("question-passenger", count=(facts.passengers_left or [0])[seat])
    if facts.phase == "travel":
        return say("question-travel", place=words.place(map, facts.travelling or ""))
    return None


def pieces(map: Map, facts: Sight, names: list[str]) -> list[str]:
    """Return what everybody has of meeples and passengers, one line for each player."""
    lines = []
    for seat, name in enumerate(names):
        if facts.collected is not None:
            lines.append(say("collected-meeples", name=name, meeples=words.meeples(facts.collected[seat])))
        if facts.passengers is not None and facts.passengers_left is not None and facts.goods_points is not None:
            standing = listed([words.place(map, place) for place in facts.passengers[seat]])
            left, points = facts.passengers_left[seat], facts.goods_points[seat]
            lines.append(say("standing-passengers", name=name, places=standing, left=left, points=points))
    return lines


def on_the_board(map: Map, facts: Sight) -> list[str]:
    """Return what lies on the board, one line for each place that has meeples or goods left."""
    lines = [
        say("place-meeples", place=words.place(map, place), meeples=words.meeples(colours))
        for place, colours in (facts.meeples or {}).items()
    ]
    for place in map.places:
        left = (facts.goods or {}).get(place.id, 0)
        if left:
            values = listed([str(value) for value in place.goods[len(place.goods) - left :]])
            lines.append(say("place-goods", place=place.name, values=values))
    return lines
