"""Profiles without accounts: a key opens one; games, ratings, people; export and end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import text

from server.house import House, running, scene
from server.player import play_on
from server.services import PostgreSQL
from server.test_http import bearer
from server.test_review import asked, quickly
from whistlestop.server.narration import people
from whistlestop.server.protocol.people import Rating
from whistlestop.server.storage.profiles import Place, Result

__all__ = ["quickly"]  # reviews of a few decisions, for all tests here
ADA, BO = "babab-" * 8 + "ada", "babab-" * 8 + "bobo"
LAKE = "lake-constance"


async def profile(house: House, key: str, name: str) -> dict[str, Any]:
    """Make a profile."""
    wanted = {"name": name, "colour": "red"}
    answer = await house.http.put("/api/profile", json=wanted, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def play_together(house: House) -> str:
    """Let Ada and Bo play a game with a bot to its end; return its code."""
    made = await house.table("mine", "open", "random", map=LAKE, start=False, profile=ADA, begins_full=True)
    code = str(made["table"]["code"])
    joined = await house.http.post(f"/api/tables/{code}/join", json={"name": "Bo", "profile": BO})
    ada, bo = await house.sit(code, made["seats"][0]["token"]), await house.sit(code, joined.json()["key"]["token"])
    await asyncio.gather(play_on(ada, 1), play_on(bo, 2))
    return code


async def meet(house: House) -> None:
    """Play, look at both profiles, export and delete one."""
    await profile(house, ADA, "Ada")
    await profile(house, BO, "Bo")
    code = await play_together(house)
    told = (await house.http.get("/api/profile", headers=bearer(ADA))).json()
    (result,) = told["results"]
    assert (result["code"], result["map"], result["mode"], len(result["places"])) == (code, LAKE, "cards", 3)
    assert [place["me"] for place in result["places"]] == [True, False, False]
    assert [place["bot"] for place in result["places"]] == [None, None, "random"]
    (rating,) = told["ratings"]
    assert (rating["map"], rating["games"]) == (LAKE, 1)
    assert rating["low"] is None or rating["low"] <= rating["value"]
    (person,) = told["people"]
    assert (person["name"], person["games"], person["friend"]) == ("Bo", 1, False)
    befriended = await house.http.put(
        f"/api/profile/friends/{person['number']}", json={"friend": True}, headers=bearer(ADA)
    )
    assert befriended.json()["people"][0]["friend"]
    exported = await house.http.get("/api/profile/export", headers=bearer(ADA))
    assert exported.headers["content-disposition"].startswith("attachment")
    assert exported.json()["results"] == told["results"]
    assert (await house.http.delete("/api/profile", headers=bearer(BO))).status_code == 200
    assert (await house.http.get("/api/profile", headers=bearer(BO))).json()["code"] == "no_profile"
    left = (await house.http.get("/api/profile", headers=bearer(ADA))).json()
    assert left["people"] == []
    assert [place["name"] for place in left["results"][0]["places"]][1] == ""
    assert (await house.http.delete("/api/profile", headers=bearer(ADA))).status_code == 200


@scene()
async def test_a_game_counts_for_profiles_and_what_is_deleted_is_gone(house: House) -> None:
    await meet(house)


def test_profiles_are_kept_and_deleted_on_postgresql_too(folder: Path, postgresql: PostgreSQL) -> None:
    async def act() -> None:
        async with running(folder, database=postgresql.database()) as house:
            await meet(house)

    asyncio.run(act())


@scene(guesses_per_minute=2, public=True)
async def test_keys_are_not_guessed_and_names_keep_to_the_rules(house: House) -> None:
    http = house.http
    assert (await http.get("/api/profile")).json()["code"] == "wrong_token"
    refused = await http.put("/api/profile", json={"name": "Admin", "colour": "red"}, headers=bearer(ADA))
    assert refused.json()["code"] == "bad_name"
    answers = [(await http.get("/api/profile", headers=bearer(f"{number}" * 16))).json() for number in range(4)]
    assert [answer["code"] for answer in answers] == ["no_profile"] * 2 + ["too_frequent"] * 2


@scene()
async def test_a_profile_moves_by_a_picture_and_sits_once_at_a_table(house: House) -> None:
    number = (await profile(house, ADA, "Ada"))["number"]
    picture = await house.http.get("/api/profile/qr.svg", headers=bearer(ADA))
    assert picture.text.startswith("<svg")
    made = await house.table("mine", "mine", "open", start=False, profile=ADA)
    code = made["table"]["code"]
    await house.http.post(f"/api/tables/{code}/join", json={"name": "Ada again", "profile": ADA})
    assert [seat.profile for seat in house.inside(code).seats] == [number, None, None]


@scene()
async def test_reviews_of_my_games_stand_in_my_profile_and_go_with_it(house: House) -> None:
    """What is told of the others stays theirs; who plays without a profile is not told of."""
    await profile(house, ADA, "Ada")
    await profile(house, BO, "Bo")
    code = await play_together(house)
    assert (await own_game(house, ADA))["review"] is None
    found = (await asked(house, f"/api/tables/{code}/review"))["review"]
    told = {key: (await own_game(house, key))["review"] for key in (ADA, BO)}
    for seat, mine in enumerate(told.values()):
        assert [mine[key] for key in ("seat", "decisions", "accuracy")] == [seat, *of_seat(found, seat)]
        costly = found["seats"][seat]["worst"]
        worst = {key: found["decisions"][costly[0]][key] for key in ("move", "turn", "cost")} if costly else None
        assert mine["worst"] == worst
    exported = (await house.http.get("/api/profile/export", headers=bearer(ADA))).json()
    assert exported["results"][0]["review"] == told[ADA]
    await house.http.delete("/api/profile", headers=bearer(BO))
    kept = text("SELECT accuracy, judged, worst_move, worst_turn, worst_cost FROM result_seats ORDER BY seat")
    rows = await house.lobby.store.read(lambda connection: connection.execute(kept).all())
    assert [tuple(row) == (None,) * 5 for row in rows] == [False, True, True]


async def own_game(house: House, key: str) -> dict[str, Any]:
    """Return the only game of a profile."""
    (result,) = (await house.http.get("/api/profile", headers=bearer(key))).json()["results"]
    return dict(result)


def of_seat(review: dict[str, Any], seat: int) -> list[float]:
    """Return how many decisions of a seat were judged, and how accurate they were."""
    return [review["seats"][seat][key] for key in ("decisions", "accuracy")]


def game(*order: int | str) -> Result:
    """Return a game in which these came in, the winner first; numbers are profiles and words are bots."""
    places = [
        Place(seat, who if isinstance(who, int) else None, who if isinstance(who, str) else None, "", seat + 1, 0)
        for seat, who in enumerate(order)
    ]
    return Result("CODE", "usa", "base", "cards", 0.0, tuple(places))


def width(rating: Rating) -> float:
    """Return how wide the interval of a rating is."""
    assert rating.low is not None
    assert rating.high is not None
    return rating.high - rating.low


def test_ratings_are_the_arenas_greedy_is_zero_and_the_interval_narrows_with_games() -> None:
    """Two wins of three against greedy are 120 points on the scale of Elo, less what the drawn game takes."""
    few = people.rating([game(1, "greedy"), game(1, "greedy"), game("greedy", 1)] * 3, 1, "usa", "cards")
    many = people.rating([game(1, "greedy"), game(1, "greedy"), game("greedy", 1)] * 30, 1, "usa", "cards")
    assert (few.games, few.firsts) == (9, 6)
    assert 90 < few.value < many.value < 121
    assert width(many) < width(few)


def test_nothing_bounds_the_rating_of_one_who_always_won() -> None:
    rating = people.rating([game(1, "greedy", 2)] * 4, 1, "usa", "cards")
    assert rating.high is None
    assert (rating.low or 0) < rating.value


def test_nothing_is_known_of_one_who_never_met_the_anchor() -> None:
    rating = people.rating([game(1, 2), game(2, 1)], 1, "usa", "cards")
    assert (rating.low, rating.high) == (None, None)


@scene()
async def test_a_profile_that_is_deleted_in_the_middle_of_a_game_is_nobodys_at_its_end(house: House) -> None:
    await profile(house, ADA, "Ada")
    await profile(house, BO, "Bo")
    made = await house.table("mine", "open", map=LAKE, start=False, profile=ADA, begins_full=True)
    code = made["table"]["code"]
    joined = await house.http.post(f"/api/tables/{code}/join", json={"name": "Bo", "profile": BO})
    await house.http.delete("/api/profile", headers=bearer(BO))
    newcomer = await profile(house, "babab-" * 8 + "new", "Cleo")
    seats = [made["seats"][0]["token"], joined.json()["key"]["token"]]
    players = [await house.sit(code, token) for token in seats]
    await asyncio.gather(*(play_on(player, seed) for seed, player in enumerate(players)))
    told = (await house.http.get("/api/profile", headers=bearer(ADA))).json()
    (result,) = told["results"]
    assert [place["person"] for place in result["places"]] == [told["number"], None]
    assert newcomer["number"] > told["number"] + 1


def test_strangers_beyond_a_number_count_as_one_so_that_a_rating_stays_quick() -> None:
    results = [game(1, other) for other in range(2, 100)]
    assert len(people._players(results, 1)) == people.PLAYERS
    assert people.rating(results, 1, "usa", "cards").games == 98
