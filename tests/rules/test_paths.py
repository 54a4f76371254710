"""The longest continuous path (R226) and what is joined (R225)."""

from itertools import combinations
from random import Random

import pytest

from reference.small import small
from table import table
from whistlestop import Game, compile_rules, maps
from whistlestop.notation.words import words


def longest(tracks: str) -> int:
    """Return the longest path of a player who owns all the tracks, listed as `a b 3`."""
    a, b, *_ = tracks.split()
    drawn = small(", ".join(f"{track} red" for track in tracks.split(", ")), f"{a} {b} 1", trains=99)
    owned = ",".join(f"{track.a}:{track.b}" for track in drawn.tracks)
    return table(f"small base 2 | 0 tracks={owned}", compile_rules(drawn)).score().path_length


def test_side_branches_do_not_count() -> None:
    """R226, its example: arms of 2, 3 and 4 meeting in one city make 7."""
    assert longest("h a 2, h b 3, h c 4") == 7


def test_a_ring_with_a_tail_counts_in_full() -> None:
    """R226, its example: a ring of 2, 3 and 4 with a tail of 5 makes 14."""
    assert longest("a b 2, b c 3, c a 4, a d 5") == 14


def test_two_rings_touching_in_one_city_both_count_in_full() -> None:
    """R226, its example: cities may be passed any number of times."""
    assert longest("a b 1, b c 2, c a 3, a d 4, d e 5, e a 6") == 21


def test_no_route_is_used_twice() -> None:
    """R226: a star of four arms has no path through more than two of them."""
    assert longest("h a 1, h b 1, h c 1, h d 6") == 7


def test_the_longest_of_several_separate_networks_counts() -> None:
    """R226: the shorter ones come before and after the longest."""
    assert longest("a b 2, c d 3, c e 3, c f 1, g h 1") == 6


def test_a_path_is_measured_in_spaces_not_in_routes() -> None:
    """R226."""
    assert longest("a b 6, c d 1, d e 1, e f 1") == 6


def test_nobody_has_a_path_without_a_route() -> None:
    """R226, R227."""
    assert table("usa base 2").score().path_length == 0


@pytest.mark.parametrize("seed", range(40))
def test_the_path_through_a_random_network_is_the_longest_of_all(seed: int) -> None:
    """R226: sparse ones and dense ones, trees and rings, compared with an exhaustive search."""
    random = Random(seed)
    places = "abcdefgh"[: random.randint(4, 8)]
    pairs = list(combinations(places, 2))
    chosen = random.sample(pairs, min(len(pairs), random.randint(3, 11)))
    edges = [(a, b, random.randint(1, 6)) for a, b in chosen]
    assert longest(", ".join(f"{a} {b} {spaces}" for a, b, spaces in edges)) == exhaustive(edges)


def test_a_dense_network_of_a_whole_supply_of_trains_is_measured() -> None:
    """R226: many short routes of the USA board in one hand; compared with an exhaustive search."""
    board = maps.load("usa")
    chosen, trains = [], board.trains
    for number, track in enumerate(board.tracks):
        twin = number > 0 and (track.a, track.b) == (board.tracks[number - 1].a, board.tracks[number - 1].b)
        if track.length <= 2 and not twin and trains >= track.length:
            chosen.append(number)
            trains -= track.length
    line = ",".join(words(board).tracks[number] for number in chosen)
    found = Game.from_position(f"usa base 2 | 0 tracks={line}").scores()[0].path_length
    assert found == exhaustive([(track.a, track.b, track.length) for track in map(board.tracks.__getitem__, chosen)])


def exhaustive(edges: list[tuple[str, str, int]]) -> int:
    """Return the longest trail by a plain search from every place."""

    def onward(place: str, used: frozenset[int]) -> int:
        best = 0
        for number, (a, b, length) in enumerate(edges):
            if number not in used and place in (a, b):
                best = max(best, length + onward(b if place == a else a, used | {number}))
        return best

    return max(onward(place, frozenset()) for a, b, _ in edges for place in (a, b))
