"""Profiles without accounts: a key in somebody's browser opens one, and the server keeps its hash only."""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from functools import partial
from time import time
from typing import cast

from whistlestop.server.match import seats
from whistlestop.server.narration import people
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Colour
from whistlestop.server.protocol.people import ChangeProfile, Profile, Rating, Subscribe
from whistlestop.server.storage import profiles, subscriptions
from whistlestop.server.storage.profiles import Profile as Stored
from whistlestop.server.storage.profiles import Result, Turn
from whistlestop.server.storage.subscriptions import Subscription
from whistlestop.server.table.callers import Caller
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.thinking.notices import Notices

SHOWN = 50  # games that a page is told
COUNTED = 1000  # games that people and an export are made from
RATED = 150  # games behind one rating
KEPT = 500  # ratings that are worked out already


class Profiles:
    """The profiles of a server."""

    def __init__(self, lobby: Lobby) -> None:
        """Begin with no rating worked out."""
        self._lobby, self._store = lobby, lobby.store
        self._rated: OrderedDict[tuple[int, str, str], tuple[str, Rating]] = OrderedDict()

    async def put(self, key: str, wanted: ChangeProfile, who: Caller) -> Profile:
        """Make a profile, or change its name and colour, and return it; raises Denial."""
        self._lobby.manners.check_name(wanted.name)
        name, key_hash = seats.clean(wanted.name), seats.hashed(key)
        if await self._store.read(partial(profiles.find, key_hash=key_hash)) is None:
            await self._lobby.limits.count("profiles", who.address, "too many profiles were made from this address")
        put = partial(profiles.put, key_hash=key_hash, name=name, colour=wanted.colour, now=time())
        await self._store.write(put)
        return await self.told(key, who)

    async def told(self, key: str, who: Caller, at_most: int = SHOWN) -> Profile:
        """Return a profile with its last games; raises Denial if the key opens none."""
        found = await self._found(key, who)
        results = await self._store.read(partial(profiles.results_of, profile=found.id, at_most=COUNTED))
        met = await self._store.read(partial(profiles.people, numbers=list(people.met(results, found.id))))
        friends = await self._store.read(partial(profiles.friends_of, profile=found.id))
        return Profile(
            number=found.id,
            name=found.name,
            colour=cast(Colour, found.colour),
            created=found.created,
            games=len(results),
            results=[people.told_result(one, found.id) for one in results[:at_most]],
            ratings=await self._ratings(found.id, results, who),
            people=people.told_people(met, results, found.id, friends),
            feed=f"/api/feed/{found.id}/{_feed_secret(seats.hashed(key))}",
            told=bool(await self._store.read(partial(subscriptions.of, profiles=[found.id]))),
        )

    async def exported(self, key: str, who: Caller) -> Profile:
        """Return all that is kept of somebody; raises Denial if the key opens nothing."""
        return await self.told(key, who, COUNTED)

    async def befriend(self, key: str, number: int, who: Caller, *, wanted: bool) -> Profile:
        """Remember somebody one has played with as a friend, or no more; raises Denial."""
        found = await self._found(key, who)
        results = await self._store.read(partial(profiles.results_of, profile=found.id, at_most=COUNTED))
        if not await self._store.read(partial(profiles.people, numbers=[number])) or number not in people.met(
            results, found.id
        ):
            raise Denial("not_found", "you have not played with anybody of that number")
        await self._store.write(partial(profiles.befriend, profile=found.id, friend=number, wanted=wanted))
        return await self.told(key, who)

    async def subscribe(self, key: str, wanted: Subscribe, who: Caller) -> Profile:
        """Tell a browser of somebody "your turn" from now on; raises Denial."""
        found = await self._found(key, who)
        given = Subscription(found.id, wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
        await self.notices().subscribe(given)
        return await self.told(key, who)

    async def unsubscribe(self, key: str, who: Caller) -> Profile:
        """Tell the browsers of somebody nothing more; raises Denial."""
        found = await self._found(key, who)
        await self._store.write(partial(subscriptions.remove_all, profiles=[found.id]))
        return await self.told(key, who)

    def notices(self) -> Notices:
        """Return the way to browsers; raises Denial if this server tells them nothing."""
        if self._lobby.notices is None:
            raise Denial("not_found", "this server tells browsers nothing")
        return self._lobby.notices

    async def turns(self, number: int, secret: str, who: Caller) -> list[Turn]:
        """Return the tables that wait for somebody, to whoever knows the secret of his feed; raises Denial."""
        if await self._lobby.limits.used_up("guesses", who.address):
            raise Denial("too_frequent", "too many guesses")
        key_hash = await self._store.read(partial(profiles.key_hash_of, profile=number))
        if key_hash is None or not hmac.compare_digest(_feed_secret(key_hash).encode(), secret.encode()):
            await self._lobby.limits.count("guesses", who.address)
            raise Denial("not_found")
        return await self._store.read(partial(profiles.turns_of, profile=number))

    async def remove(self, key: str, who: Caller) -> None:
        """Delete a profile for good; raises Denial if the key opens none."""
        found = await self._found(key, who)
        await self._store.write(partial(profiles.remove, numbers=[found.id]))

    async def _found(self, key: str, who: Caller) -> Stored:
        if await self._lobby.limits.used_up("guesses", who.address):
            raise Denial("too_frequent", "too many guesses")
        found = await self._store.read(partial(profiles.find, key_hash=seats.hashed(key)))
        if found is None:
            await self._lobby.limits.count("guesses", who.address)
            raise Denial("no_profile")
        return found

    async def _ratings(self, me: int, results: list[Result], who: Caller) -> list[Rating]:
        played = OrderedDict.fromkeys((one.map, one.mode) for one in results)
        found = [await self._rating(me, map, mode, who) for map, mode in played]
        return sorted(found, key=lambda one: -one.games)

    async def _rating(self, me: int, map: str, mode: str, who: Caller) -> Rating:
        around = await self._store.read(partial(profiles.results_around, profile=me, map=map, mode=mode, at_most=RATED))
        key, newest = (me, map, mode), f"{around[0].code} {around[0].ended} {len(around)}"
        if self._rated.get(key, ("", None))[0] != newest:
            work = partial(people.rating, around, me, map, mode)
            self._rated[key] = (newest, await self._lobby.work.ratings.run(who.network, work))
        self._rated.move_to_end(key)
        if len(self._rated) > KEPT:
            self._rated.popitem(last=False)
        return self._rated[key][1]


def _feed_secret(key_hash: str) -> str:
    """Return what opens the feed of a profile and nothing else of it: calendars pass addresses on."""
    return hashlib.sha256(f"feed {key_hash}".encode()).hexdigest()[:32]
