"""Hand-made cases for the reference engine: tolls, loans, ranks and the neutral player (R251-R266)."""

from whistlestop import maps

from .tolls import Bank, Neutral, ranking_points

NEDERLAND = maps.ordered(maps.load("nederland"))
ROTTERDAM = [n for n, track in enumerate(NEDERLAND.tracks) if {track.a, track.b} == {"breda", "rotterdam"}]


def test_the_first_track_pays_the_bank_and_the_second_the_owner_of_the_first() -> None:
    first, second = ROTTERDAM
    bank = Bank(NEDERLAND, 3)
    bank.charge(0, first, {first: 0})
    bank.charge(1, second, {first: 0, second: 1})
    assert (bank.tokens, bank.loans) == ([30, 26, 30], [0, 0, 0])


def test_a_loan_pays_nothing_and_the_bank_pays_the_owner() -> None:
    first, second = ROTTERDAM
    bank = Bank(NEDERLAND, 2)
    bank.tokens = [5, 2]
    bank.charge(1, second, {first: 0, second: 1})
    assert (bank.tokens, bank.loans) == ([9, 2], [0, 1])


def test_ranks_are_filled_by_ties_and_skip_loans() -> None:
    assert ranking_points((55, 35, 20, 0), (9, 9, 3, 1), (0, 0, 1, 0)) == [55, 55, 0, 20]
    assert ranking_points((35, 0), (4, 9), (1, 1)) == [0, 0]


def test_the_neutral_player_has_forty_trains_and_the_second_player_its_marker() -> None:
    neutral = Neutral(NEDERLAND, 2, 1, True)
    assert (neutral.trains, neutral.holder, neutral.stopped) == (40, 0, False)
    neutral.take(ROTTERDAM[0], 2)
    assert neutral.trains == 38
    assert Neutral(NEDERLAND, 3, 0, True).stopped
    windmills = [n for n, ticket in enumerate(NEDERLAND.tickets) if not neutral.connection(n)]
    assert (len(windmills), {len(neutral.connection(n)) for n in range(44)}) == (9, {0, 2})
