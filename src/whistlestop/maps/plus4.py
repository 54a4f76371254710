"""What a map must hold of +4 locomotives and passenger cards (R102, R107).

They are for boards of plain, short routes only: the rulebook has them on one such board.
"""

from collections.abc import Iterator

from whistlestop.maps.house_rules import Need, replaced_by
from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map

LONGEST_WITH_PLUS4 = 7


PLUS4 = Need('the key "plus4" of deck is missing', lambda board: board.deck.plus4 > 0)
HOUSE_RULES = {
    "marklin.reset_counts_plus4": (PLUS4, replaced_by(lambda board: board.deck.plus4 + board.deck.locomotives)),
    "marklin.plus4_moves_monsters": (PLUS4,),
}


def problems(map: Map) -> Iterator[Problem]:
    """R102, R107: +4 locomotives and passenger cards on boards of plain routes of up to seven spaces."""
    if not map.deck.plus4 and not map.deck.passengers:
        return
    if map.stations:
        yield Problem("+4 locomotives and passenger cards do not go with stations", ("stations",))
    for index, track in enumerate(map.tracks):
        if track.tunnel or track.ferry or track.any_cards or track.bed:
            reason = "+4 locomotives and passenger cards go with plain tracks only"
            yield Problem(reason, ("tracks", index))
        if track.length > LONGEST_WITH_PLUS4:
            reason = f"with +4 locomotives or passenger cards a route has at most {LONGEST_WITH_PLUS4} spaces"
            yield Problem(reason, ("tracks", index, "length"))
