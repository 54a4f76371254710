"""`whistlestop serve`: the browser game for this machine, a home network or the world."""

from __future__ import annotations

import gc
import webbrowser
from importlib.util import find_spec
from socket import AF_INET, AF_INET6, create_server, socket
from typing import TYPE_CHECKING, Annotated

from whistlestop.cli.engine import prepare
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.output import open_screen
from whistlestop.cli.parameters import option
from whistlestop.locale import say

if TYPE_CHECKING:
    from whistlestop.server.settings import Settings


SERVER = ("alembic", "fastapi", "prometheus_client", "sqlalchemy", "uvicorn")


def serve(
    host: Annotated[str | None, option("help-serve-host", "--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, option("help-serve-port", "--port", min=0, max=65535, metavar="NUMBER")] = None,
    database: Annotated[str | None, option("help-serve-database", "--database", metavar="FILE|URL")] = None,
    redis: Annotated[str | None, option("help-serve-redis", "--redis", metavar="URL")] = None,
    processes: Annotated[int | None, option("help-serve-processes", "--processes", min=1, metavar="NUMBER")] = None,
    logs: Annotated[str | None, option("help-serve-logs", "--logs", metavar="text|json")] = None,
    boards: Annotated[str | None, option("help-serve-boards", "--boards", metavar="FOLDER")] = None,
    own_boards: Annotated[bool | None, option("help-serve-own-boards", "--own-boards/--no-own-boards")] = None,
    public_url: Annotated[str | None, option("help-serve-public-url", "--public-url", metavar="ADDRESS")] = None,
    public: Annotated[bool | None, option("help-serve-public", "--public")] = None,
    push: Annotated[bool | None, option("help-serve-push", "--push")] = None,
    bot_threads: Annotated[
        int | None, option("help-serve-bot-threads", "--bot-threads", min=1, metavar="NUMBER")
    ] = None,
    show: Annotated[bool, option("help-serve-open", "--open")] = False,
) -> None:
    """Serve the browser game until interrupted."""
    gc.disable()  # what is loaded now stays: looking through it again and again would take a sixth of the start
    _refuse_missing(SERVER, "whistlestop serve", "server")
    from whistlestop.server.settings import SettingsError, read
    from whistlestop.server.storage.schema import DatabaseError

    given = {"host": host, "port": port, "database": database, "public_url": public_url, "bot_threads": bot_threads}
    given |= {"redis": redis, "processes": processes, "logs": logs, "public": public, "push": push}
    given |= {"boards": boards, "own_boards": own_boards}
    try:
        settings = read(given)
        _refuse_lonely(settings)
        if settings.push:
            _refuse_missing(("pywebpush",), "--push", "push")
        _run(settings, show=show)
    except (SettingsError, DatabaseError) as error:
        raise WrongInput(str(error)) from None
    finally:
        gc.enable()


def _refuse_missing(packages: tuple[str, ...], what: str, extra: str) -> None:
    if any(find_spec(package) is None for package in packages):
        raise WrongInput(say("error-extra", what=what, extra=extra))


def _refuse_lonely(settings: Settings) -> None:
    """Say what is missing where tables are to be shared."""
    if settings.processes == 1 and not settings.redis:
        return
    if settings.database_url.startswith("sqlite"):
        raise WrongInput(say("serve-shared-file"))
    if not settings.redis:
        raise WrongInput(say("serve-shared-redis"))
    _refuse_missing(("redis",), "--redis", "processes")
    from whistlestop.server.sharing.exchange import refuse_address

    try:
        refuse_address(settings.redis)
    except ValueError as error:
        raise WrongInput(say("serve-redis-address", reason=str(error))) from None


def _run(settings: Settings, *, show: bool) -> None:
    from whistlestop.server.journal import write_lines

    if settings.logs == "json":
        write_lines()
    with _door(settings) as door:
        if settings.processes > 1:
            _run_workers(settings, door, show=show)
        else:
            _run_alone(settings, door, show=show)


def _run_alone(settings: Settings, door: socket, *, show: bool) -> None:
    import uvicorn

    from whistlestop.server.collector import Collector
    from whistlestop.server.http.app import create_app
    from whistlestop.server.http.door import configured

    app = create_app(settings, Collector())
    _tell(settings, int(door.getsockname()[1]), show=show)
    uvicorn.Server(configured(app, settings)).run([door])


def _run_workers(settings: Settings, door: socket, *, show: bool) -> None:
    from whistlestop.server.http.workers import Workers
    from whistlestop.server.storage.store import Store

    prepare(table=True)  # once, not by each worker for itself
    Store(settings.database_url).close()  # whatever is wrong with the database is told once, before anybody starts
    _tell(settings, int(door.getsockname()[1]), show=show)
    Workers(settings, door).run()


def _door(settings: Settings) -> socket:
    try:
        return create_server(
            (settings.host, settings.port), family=AF_INET6 if ":" in settings.host else AF_INET, backlog=2048
        )
    except OSError as error:
        reason = error.strerror or str(error)
        raise WrongInput(say("serve-closed", host=settings.host, port=str(settings.port), reason=reason)) from None


def _tell(settings: Settings, port: int, *, show: bool) -> None:
    """Say where the game is, now that everything is loaded."""
    from whistlestop.server.http import network
    from whistlestop.warmup import TABLE, is_warm

    gc.freeze()
    gc.enable()
    local, screen = network.local_address(settings, port), open_screen()
    screen.tell(say("serve-local", address=local))
    for address in network.addresses(settings, port):
        screen.tell(say("serve-friends", address=address))
    if not is_warm(TABLE):
        screen.tell(say("serve-compiling"))
    screen.tell(say("serve-stop"))
    if show:
        # The socket listens already: the page waits the moment until the server answers.
        webbrowser.open(local)
