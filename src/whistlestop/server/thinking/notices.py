"""Telling browsers whose page is closed that it is somebody's turn (Web Push).

What is told goes through the service of the browser's maker, encrypted for the browser alone; the service learns when,
and to whose browser. So nothing is told unless whoever runs the server wants it, and nothing is sent anywhere but to
the services named in the settings: a stranger chooses the address.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from whistlestop import maps
from whistlestop.locale import ENGLISH, languages, speak, words
from whistlestop.server.pools import Pool
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings
from whistlestop.server.storage import subscriptions
from whistlestop.server.storage.store import Store
from whistlestop.server.storage.subscriptions import Subscription

logger = logging.getLogger(__name__)
KEY = "vapid"
EACH = 8  # browsers of one profile
WAITING = 500
SECONDS = 10.0  # in which a service must answer
KEPT_SECONDS = 24 * 3600  # a service keeps what it cannot deliver so long
GONE = (404, 410)


class Notices:
    """The browsers that want to be told, and the way to them."""

    def __init__(self, settings: Settings, store: Store, session: Any = None) -> None:  # noqa: ANN401 - like requests
        """Send by a session of requests, a new one unless one is given."""
        self._settings, self._store, self._session = settings, store, session
        self._pool = Pool("telling", waiting=WAITING)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pem: str | None = None

    async def public_key(self) -> str:
        """Return what a browser must know to accept notices of this server."""
        return _public(await self._key())

    async def subscribe(self, subscription: Subscription) -> None:
        """Tell a browser from now on; raises Denial if its service is none of those we send to."""
        if not self._is_known(subscription.endpoint):
            raise Denial("malformed", "nothing is sent to that service")
        await self._store.write(partial(subscriptions.add, subscription=subscription, at_most=EACH))

    def tell(self, profiles: Sequence[int], code: str, map: str, ticket_set: str) -> None:
        """Tell the browsers of some profiles that it is their turn at a table; nobody waits for it."""
        task = asyncio.create_task(self._tell(profiles, code, map, ticket_set))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Tell nobody more."""
        self._pool.close()

    async def _tell(self, profiles: Sequence[int], code: str, map: str, ticket_set: str) -> None:
        try:
            key = await self._key()
            for browser in await self._store.read(partial(subscriptions.of, profiles=profiles)):
                text = turn_text(browser.language, code, map, ticket_set)
                if not await self._pool.run(code, partial(self._send, browser, text, key)):
                    await self._store.write(partial(subscriptions.remove, ids=[browser.id]))
        except Denial as denial:
            logger.info("nobody was told: %s", denial)
        except Exception:
            logger.exception("telling browsers of table %s", code)

    async def _key(self) -> str:
        if self._pem is None:
            self._pem = await self._store.write(partial(subscriptions.secret, name=KEY, fresh=_new_key()))
        return self._pem

    def _is_known(self, endpoint: str) -> bool:
        if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            return False  # what splits an address leaves line breaks out, what sends to it may not
        try:
            parts = urlsplit(endpoint)
            host, usual = parts.hostname or "", parts.port in (None, 443)
        except ValueError:
            return False
        names = self._settings.push_services
        known = any(host.endswith(name) and host != name if name.startswith(".") else host == name for name in names)
        return parts.scheme == "https" and usual and known

    def _send(self, browser: Subscription, text: str, key: str) -> bool:
        """Return whether a browser still wants to be told."""
        from py_vapid import Vapid
        from pywebpush import WebPushException, webpush

        try:
            webpush(
                {"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}},
                text,
                vapid_private_key=Vapid.from_pem(key.encode()),
                vapid_claims={"sub": self._settings.push_contact},
                ttl=KEPT_SECONDS,
                timeout=SECONDS,
                requests_session=self._session,
            )
        except WebPushException as error:
            status = getattr(error.response, "status_code", None)
            logger.info("a service of notices answered %s", status)
            return status not in GONE
        except (OSError, ValueError) as error:  # the service is away, or the browser's key is none
            logger.info("a notice failed: %s", type(error).__name__)
            return not isinstance(error, ValueError)
        return True


def turn_text(language: str, code: str, map: str, ticket_set: str) -> str:
    """Return what a browser shows when it is somebody's turn, as JSON."""
    title, body = turn_words(language, map, ticket_set)
    return json.dumps({"title": title, "body": f"{body} · {code}", "path": f"/t/{code}"})


def turn_words(language: str, map: str, ticket_set: str) -> tuple[str, str]:
    """Return in somebody's language that it is his turn, and on which board."""
    chosen = language if language in languages() else ENGLISH
    told = speak(chosen, "web-your-turn", {})[0]
    if map not in maps.ids():
        return told, map
    return told, speak(chosen, words.board_message(map, ticket_set), {})[0]


def _new_key() -> str:
    from py_vapid import Vapid

    key = Vapid()
    key.generate_keys()
    return str(key.private_pem().decode())


def _public(pem: str) -> str:
    """Return the public part of a key as browsers want it: an uncompressed point in base64 for addresses."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid
    from py_vapid.utils import b64urlencode

    point = Vapid.from_pem(pem.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(point))
