"""Hand-made cases for the reference engine: tickets to countries and with several goals (R93-R96, R186)."""

from whistlestop import maps
from whistlestop.maps.schema import Ticket

from .goals import Chaos
from .scoring import Position, scores

SWISS = maps.load("switzerland")


def ticket(a: str) -> int:
    """Return the first ticket from `a` with several goals."""
    return next(i for i, it in enumerate(SWISS.tickets) if it.a == a and it.more)


def result(kept: int, *routes: int, chaos: Chaos | None = None) -> tuple[int, int]:
    """Return ticket points and fulfilled tickets of a player with one ticket and those routes."""
    position = Position(SWISS, dict.fromkeys(routes, 0), {}, [(kept,), ()], chaos=chaos or Chaos())
    row = scores(position)[0]
    return row["tickets"], row["fulfilled"]


def border(country: str) -> set[str]:
    """Return the border points of a country."""
    return {place.id for place in SWISS.places if place.country == country}


def way(start: str, country: str) -> list[int]:
    """Return the tracks of a shortest way from a city to a country that runs through no other country."""
    ways: list[tuple[str, list[int]]] = [(start, [])]
    seen = {start}
    while True:
        here, tracks = ways.pop(0)
        if here in border(country):
            return tracks
        for index, track in enumerate(SWISS.tracks):
            if here in (track.a, track.b):
                there = track.b if here == track.a else track.a
                if there not in seen:
                    seen.add(there)
                    ways.append((there, [*tracks, index]))


BERN = ticket("bern")
AUSTRIA_AND_GERMANY = [*way("bern", "austria"), *way("bern", "germany")]


def test_the_bern_ticket_is_the_one_of_the_example() -> None:
    """R186, example: Austria 11, Italy 8, Germany 6, France 5."""
    it = SWISS.tickets[BERN]
    assert {it.b: it.points, **it.more} == {"austria": 11, "italy": 8, "germany": 6, "france": 5}


def test_only_the_highest_value_among_connected_goals_scores() -> None:
    """R94."""
    assert result(BERN, *AUSTRIA_AND_GERMANY) == (11, 1)
    assert result(BERN, *way("bern", "germany")) == (6, 1)


def test_unfulfilled_the_lowest_value_is_lost() -> None:
    """R94."""
    assert result(BERN) == (-5, 0)
    assert result(BERN, *way("chur", "austria")) == (-5, 0), "a goal without the start"


def test_each_goal_is_halved_by_itself() -> None:
    """R186, example."""
    assert result(BERN, *AUSTRIA_AND_GERMANY, chaos=Chaos(border("austria"))) == (6, 1)
    assert result(BERN, *way("bern", "austria"), chaos=Chaos(border("austria"))) == (5, 1)
    assert result(BERN, chaos=Chaos(border("austria"))) == (-5, 0)
    assert result(BERN, chaos=Chaos(border("france"))) == (-2, 0)
    assert result(BERN, *AUSTRIA_AND_GERMANY, chaos=Chaos({"bern"})) == (5, 1)


def test_any_listed_place_may_halve_the_ticket_by_house_rule() -> None:
    """R186, option monsters.multi_ticket."""
    chaos = Chaos(border("france"), any_named=True)
    assert result(BERN, *AUSTRIA_AND_GERMANY, chaos=chaos) == (5, 1)
    assert result(BERN, chaos=Chaos(border("italy"), any_named=True)) == (-2, 0)
    twice = Chaos(border("italy") | {"bern"}, twice=True)
    assert result(BERN, *AUSTRIA_AND_GERMANY, chaos=twice) == (5, 1)
    assert result(BERN, *AUSTRIA_AND_GERMANY, chaos=twice._replace(any_named=True)) == (2, 1)


def test_one_of_several_goals_with_the_lowest_value_in_chaos_is_enough() -> None:
    """R186: Germany's ticket has France and Austria at 5."""
    for country in ("france", "austria"):
        assert result(ticket("germany"), chaos=Chaos(border(country))) == (-2, 0)


def test_one_path_between_two_countries_fulfils_tickets_of_both() -> None:
    """R95."""
    path = [*way("bern", "france"), *way("bern", "italy")]
    assert result(ticket("france"), *path) == (11, 1)
    assert result(ticket("italy"), *path) == (11, 1)


def test_border_points_of_one_country_are_not_joined() -> None:
    """R93: two cities that reach the same country at different points stay apart."""
    it = next(i for i, t in enumerate(SWISS.tickets) if not t.more)
    far = SWISS.tickets[it]
    to_points = [i for i, t in enumerate(SWISS.tracks) if {t.a, t.b} & border("germany")]
    assert result(it, *to_points) == (-far.points, 0)


def test_the_deck_has_the_tickets_of_the_rulebook() -> None:
    """R96."""
    several = [it for it in SWISS.tickets if it.more]
    assert (len(SWISS.tickets), len(several)) == (46, 12)
    countries = {country.id for country in SWISS.countries}
    between = [it for it in several if it.a in countries]
    assert len(between) == 8
    assert all(between.count(it) == 2 for it in between)
    assert all(isinstance(it, Ticket) for it in between)
