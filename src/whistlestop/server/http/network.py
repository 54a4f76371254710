"""Names and addresses: where friends can reach this server, and which pages and names may speak to it.

A browser tells the page it comes from (`Origin`) and the name it used (`Host`). A page of somebody else's must not play
on a visitor's server, and a foreign name that points here must not be mistaken for ours.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not listened on
HOME_NAMES = (".local", ".lan", ".home", ".internal", ".home.arpa", ".localhost")
# Nothing is sent: asking for a way there tells which of our own addresses would be used.
SOMEWHERE = ("10.255.255.255", 1)


def network_address() -> str | None:
    """Return this machine's address in its network, or None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def addresses(settings: Settings, port: int) -> list[str]:
    """Return where friends can reach the server, the best first; none if it listens to this machine only."""
    if settings.public_base:
        return [settings.public_base]
    if settings.host in EVERYWHERE:
        found = network_address()
        return [f"http://{found}:{port}"] if found else []
    if _is_loopback(settings.host):
        return []
    return [f"http://{_bracketed(settings.host)}:{port}"]


def local_address(settings: Settings, port: int) -> str:
    """Return where this machine reaches the server."""
    everywhere = settings.host in EVERYWHERE or _is_loopback(settings.host)
    return f"http://{'localhost' if everywhere else _bracketed(settings.host)}:{port}"


def takes_own_boards(settings: Settings) -> bool:
    """Return whether boards of visitors are taken: as the settings say, else unless the whole world can send some."""
    return not is_public(settings) if settings.own_boards is None else settings.own_boards


def refuse_own_boards(settings: Settings) -> None:
    """Raise Denial unless boards of visitors are taken."""
    if not takes_own_boards(settings):
        raise Denial("no_own_boards", "start the server with --own-boards to take boards of visitors")


def is_public(settings: Settings) -> bool:
    """Return whether a server is for strangers: it says so, or has a name or an address of the whole Internet."""
    if settings.public or settings.public_url:
        return True
    host = network_address() if settings.host in EVERYWHERE else settings.host
    if host is None or host == "localhost" or host.endswith(HOME_NAMES):
        return False
    return not _is_address(host) or ipaddress.ip_address(host).is_global


def is_known_host(settings: Settings, host: str) -> bool:
    """Return whether a request used a name of ours: an address, a name without dots, a home name, a configured one."""
    name = (urlsplit(f"//{host}").hostname or "") if _is_sound(host) else ""
    if not name:
        return False
    configured = {urlsplit(address).hostname for address in (settings.public_url, *settings.origins) if address}
    return name in configured or "." not in name or name.endswith(HOME_NAMES) or _is_address(name)


def is_known_origin(settings: Settings, origin: str | None, host: str) -> bool:
    """Return whether a page may speak to us; a client that is no browser tells no origin."""
    if origin is None:
        return True
    if origin in {address.rstrip("/") for address in (settings.public_url, *settings.origins)}:
        return True
    return _is_sound(origin) and urlsplit(origin).netloc == host


def _is_sound(text: str) -> bool:
    try:
        urlsplit(text if "//" in text else f"//{text}").port  # noqa: B018 - raises for a port that is none
    except ValueError:
        return False
    return True


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_address(host) and ipaddress.ip_address(host).is_loopback)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
