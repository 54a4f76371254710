"""How a server is run: where it listens, where it stores, who may reach it and how much it takes on.

Every setting has an environment variable `WHISTLESTOP_` and its name in capitals; the command line comes before it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta, Struct

PREFIX = "WHISTLESTOP_"
PUSH_SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
LISTS = ("origins", "push_services")
Positive = Annotated[int, Meta(ge=1)]


class SettingsError(ValueError):
    """A setting that cannot be."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings of a server; sizes in bytes, times in seconds."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # an SQLAlchemy URL or a file; empty: a file in the user's data folder
    redis: str = ""  # the address of a Redis that processes on one database share; empty: there is one process
    processes: Positive = 1  # workers behind the port
    logs: Literal["text", "json"] = "text"
    boards: str = ""  # a folder of board files that are offered beside the package's; empty: none
    own_boards: bool | None = None  # whether visitors may send boards of their own; None: unless the server is public
    public: bool = False  # strangers meet here: rules for names and talk, complaints
    push: bool = False  # "your turn" through the services of the browsers' makers
    push_contact: str = ""  # where those services reach whoever runs the server, as mailto:somebody@example
    push_services: tuple[str, ...] = (
        PUSH_SERVICES  # the only hosts that are sent anything; a dot lets in those below it
    )
    blocked_words: str = ""  # a file with further words that nobody uses on a public server
    public_url: str = ""  # where people reach the server, if it is not where it listens
    origins: tuple[str, ...] = ()  # further pages that may open a socket, as https://name
    bot_threads: Positive = 2
    max_tables: Positive = 10_000  # unfinished ones in the database
    max_spectators: Positive = 50  # of one table
    max_connections: Positive = 2_000  # sockets; players get in beyond it
    message_bytes: Positive = 8 * 1024
    body_bytes: Positive = 64 * 1024
    messages_per_second: Positive = 20
    lines_per_second: Positive = 10  # typed by one seat
    requests_per_second: Positive = 20  # of one address
    tables_per_hour: Positive = 120  # made by one address
    tables_per_day: Positive = 600
    replays_per_minute: Positive = 60  # asked for by one address
    guesses_per_minute: Positive = 30  # codes, tokens and passwords of one address that open nothing
    spectators_per_address: Positive = 100
    half_sent_per_address: Positive = 64  # requests whose head, and sockets whose hello, is not there yet
    head_bytes: Positive = 16 * 1024
    head_seconds: Positive = 10  # in which the head of a request must be complete
    body_seconds: Positive = 20
    idle_seconds: Positive = 300  # after which a table nobody looks at leaves memory
    turn_end_seconds: Annotated[float, Meta(ge=0)] = 2.0  # before a turn with monsters ends; 0 tells hands
    keep_days: Annotated[int, Meta(ge=0)] = 365  # finished and never begun tables are kept so long; 0: for ever

    def __post_init__(self) -> None:
        """Refuse addresses that cannot be."""
        for address in (self.public_url, *self.origins):
            if address and (urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname):
                raise SettingsError(f"'{address}' is no address such as https://trains.example")
        if self.push and not self.push_contact.startswith(("mailto:", "https:")):
            raise SettingsError("push needs a contact such as mailto:somebody@trains.example")

    @property
    def database_url(self) -> str:
        """The SQLAlchemy URL of the database; the folder of a file is made."""
        if "://" in self.database:
            return self.database
        path = Path(self.database) if self.database else platformdirs.user_data_path("whistlestop") / "tables.sqlite"
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{path}"

    @property
    def behind_proxy(self) -> bool:
        """Whether requests come through a proxy, which names them."""
        return bool(self.public_url)

    @property
    def public_base(self) -> str:
        """The public address without a slash at its end, or nothing."""
        return self.public_url.rstrip("/")


def read(given: Mapping[str, object] | None = None, environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings: what was given (None counts as not given), then the environment, then the defaults."""
    chosen: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        written = environment.get(PREFIX + name.upper())
        if written is not None:
            chosen[name] = written.split() if name in LISTS else written
    chosen |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        return msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from None
