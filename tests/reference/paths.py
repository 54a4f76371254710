"""Connections and the longest continuous path (R226), by plain search.

The search tries every path; it only leaves out what cannot be longer than the best one found so far.
"""

from collections.abc import Iterable, Sequence, Set
from functools import lru_cache

# A route as paths see it: two places and the number of spaces between them.
Edge = tuple[str, str, int]


def component(place: str, edges: Iterable[Edge]) -> Set[str]:
    """Return the places that `place` is connected to by `edges`, itself included."""
    return _components(tuple(edges)).get(place) or {place}


@lru_cache(maxsize=4096)
def _components(edges: tuple[Edge, ...]) -> dict[str, set[str]]:
    """Return for every place with a route all that it is connected to; remembered, because every ticket asks for it."""
    found: dict[str, set[str]] = {}
    for a, b, _ in edges:
        together = found.get(a, {a}) | found.get(b, {b})
        found.update(dict.fromkeys(together, together))
    return found


def longest_path(edges: Sequence[Edge]) -> int:
    """Return the spaces of the longest chain that uses no route twice (R226), 0 without a route."""
    return _longest(tuple(edges))


@lru_cache(maxsize=4096)
def _longest(edges: tuple[Edge, ...]) -> int:
    """Return the longest path; remembered, because scores change for other reasons than new routes too."""
    best, left = 0, list(edges)
    while left:
        places = component(left[0][0], left)
        best = max(best, _longest_in([edge for edge in left if edge[0] in places]))
        left = [edge for edge in left if edge[0] not in places]
    return best


def _longest_in(edges: Sequence[Edge]) -> int:
    """Return the longest path in a connected network."""
    best, every = 0, sum(length for _, _, length in edges)
    seen: set[tuple[str, int]] = set()
    # From each place: the number of every route that touches it as a bit, where it leads and how long it is.
    on: dict[str, list[tuple[int, str, int]]] = {}
    for index, (a, b, length) in enumerate(edges):
        on.setdefault(a, []).append((1 << index, b, length))
        on.setdefault(b, []).append((1 << index, a, length))

    def walk(place: str, used: int, walked: int, left: int) -> None:
        nonlocal best
        if walked > best:
            best = walked
        # The same place with the same routes used was walked to before, and necessarily with the same length.
        if walked + left <= best or (place, used) in seen:
            return
        seen.add((place, used))
        for route, there, length in on[place]:
            if not used & route:
                walk(there, used | route, walked + length, left - length)

    for start in _starts(edges):
        walk(start, 0, 0, every)
    return best


def _starts(edges: Sequence[Edge]) -> list[str]:
    """Return places among which a longest path begins.

    An open path ending at a place with an even number of routes leaves one of them unused and could go on, so
    a longest open path begins at an odd place. A closed path that misses a route could be lengthened by one
    that touches it, so a longest path is closed only when it covers everything; then no place is odd and any
    place will do.
    """
    ends = [place for a, b, _ in edges for place in (a, b)]
    odd = sorted({place for place in ends if ends.count(place) % 2})
    return odd or ends[:1]
