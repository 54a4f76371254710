"""What a page weighs: the bytes that the browser received for it, packed as they came over the line."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page


class Weight:
    """Listens to a page from before it is opened."""

    def __init__(self, page: Page) -> None:
        """Begin to listen."""
        self._paths: dict[str, str] = {}
        self._bytes: dict[str, float] = {}
        line = page.context.new_cdp_session(page)
        line.on("Network.responseReceived", self._began)
        line.on("Network.loadingFinished", self._ended)
        line.send("Network.enable")

    def _began(self, told: dict[str, Any]) -> None:
        self._paths[told["requestId"]] = urlsplit(told["response"]["url"]).path

    def _ended(self, told: dict[str, Any]) -> None:
        self._bytes[told["requestId"]] = told["encodedDataLength"]

    @property
    def total(self) -> float:
        """All bytes, heads included."""
        return sum(self._bytes.values())

    def heaviest(self, many: int = 12) -> list[tuple[str, float]]:
        """Return what weighs most, and how much."""
        return sorted(((self._paths[one], size) for one, size in self._bytes.items()), key=lambda row: -row[1])[:many]
