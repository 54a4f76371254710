"""`whistlestop maps`: which boards there are, what one looks like, drawing one, and checking a file of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from typer.core import TyperGroup

from whistlestop import maps
from whistlestop.cli.errors import WRONG_INPUT, WrongInput, complain
from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import argument, as_json, load_map, option, read_text, seed, ticket_set
from whistlestop.locale import listed, say, words
from whistlestop.locale.differences import deck_name, differences
from whistlestop.maps.points import track_points

if TYPE_CHECKING:
    from whistlestop.maps.drawing import Words
    from whistlestop.terminal.screen import Rows, Screen


class BoardsGroup(TyperGroup):
    """`maps`, where a word that is no command names a board."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - signature of the base class
        """Return the command for the arguments: `check`, `draw` ..., or showing the board they name."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["show", *args]
        return super().resolve_command(ctx, args)


def application() -> typer.Typer:
    """Return the command `maps` with what stands under it."""
    app = typer.Typer(
        cls=BoardsGroup,
        help=say("help-maps"),
        rich_markup_mode=None,
        subcommand_metavar="[NAME | draw NAME | check FILE | tickets FILE]",
    )
    app.callback(invoke_without_command=True)(every_board)
    app.command("show", help=say("help-maps-show"))(show)
    app.command("draw", help=say("help-maps-draw"))(draw)
    app.command("check", help=say("help-maps-check"))(check)
    app.command("tickets", help=say("help-maps-tickets"))(tickets)
    return app


def every_board(context: typer.Context, json: Annotated[bool, as_json()] = False) -> None:
    """List the boards there are."""
    if context.invoked_subcommand is not None:
        return
    boards = [maps.load(id) for id in maps.ids()]
    if json:
        write_json([_figures(board) for board in boards])
        return
    headings = [say("heading-map"), say("heading-places"), say("heading-tracks"), say("heading-tickets")]
    headings += [say("heading-players"), say("heading-ticket-sets")]
    rows: Rows = [
        [
            board.id,
            len(board.places),
            len(board.tracks),
            len(board.tickets),
            say("from-to", fewest=board.players[0], most=board.players[1]),
            ", ".join(maps.ticket_sets(board.id)),
        ]
        for board in boards
    ]
    open_screen().table(headings, rows)


def _figures(board: maps.Map) -> dict[str, object]:
    return {
        "id": board.id,
        "name": board.name,
        "places": len(board.places),
        "tracks": len(board.tracks),
        "tickets": len(board.tickets),
        "players": list(board.players),
        "ticket_sets": maps.ticket_sets(board.id),
    }


def show(
    name: Annotated[str, argument("help-maps-name", "NAME")],
    ticket_set: Annotated[str, ticket_set()] = "base",
    json: Annotated[bool, as_json()] = False,
) -> None:
    """Show one board: its rules, tracks and tickets."""
    board = load_map(name, ticket_set)
    if json:
        whole = msgspec.to_builtins(board, str_keys=True)
        told = {**whole, "digest": maps.digest(board), "differences": differences(board)}
        write_json(told)
        return
    _show_rules(open_screen(), board)
    _show_tracks(open_screen(), board)
    _show_tickets(open_screen(), board)


def _show_rules(screen: Screen, board: maps.Map) -> None:
    counts = {"places": len(board.places), "tracks": len(board.tracks), "tickets": len(board.tickets)}
    few, many = board.players
    screen.tell(say("map-summary", name=words.board(board), set=board.ticket_set, fewest=few, most=many, **counts))
    changes = differences(board)
    screen.tell(say("map-differences", count=len(changes)))
    screen.items(changes)
    screen.items([say("unverified", note=note) for note in (*board.unverified, *board.unverified_cards)])


def _show_tracks(screen: Screen, board: maps.Map) -> None:
    order = sorted(range(len(board.tracks)), key=lambda track: words.route(board, track))
    rows: Rows = [
        [
            words.route(board, track),
            board.tracks[track].length,
            words.kind(board.tracks[track].colour),
            track_points(board, board.tracks[track]),
            words.track_type(board.tracks[track]),
        ]
        for track in order
    ]
    headings = [say("heading-track"), say("heading-length"), say("heading-colour"), say("heading-points")]
    screen.head(say("map-tracks"))
    screen.table([*headings, say("heading-type")], rows)


def _show_tickets(screen: Screen, board: maps.Map) -> None:
    order = sorted(board.tickets, key=lambda ticket: (ticket.deck, words.ends(board, ticket)))
    screen.head(say("map-tickets"))
    screen.table(
        [say("heading-ticket"), say("heading-points"), say("heading-deck")],
        [[words.ends(board, ticket), _worth(ticket), deck_name(ticket.deck)] for ticket in order],
    )


def _worth(ticket: maps.Ticket) -> str | int:
    """Return the points of a ticket, those of each goal if it has several."""
    return ", ".join(str(points) for points in words.goals(ticket).values()) if ticket.more else ticket.points


def draw(
    name: Annotated[str, argument("help-maps-name", "NAME")],
    output: Annotated[Path, option("help-maps-output", "--output", "-o", metavar="FILE")],
) -> None:
    """Draw a board as a picture (SVG)."""
    from whistlestop.maps import drawing, geometry

    board = load_map(name)
    lie = geometry.of(board)
    picture = drawing.draw(board, lie, _picture_words(board, lie.outlines.source))
    _write(output, picture)


def _picture_words(board: maps.Map, source: str) -> Words:
    from whistlestop.maps.drawing import Words
    from whistlestop.maps.legend import SPECIAL

    tunnel = maps.Track("", "", 1, "gray", tunnel=True)
    ferry = maps.Track("", "", 1, "gray", ferry=1)
    return Words(
        title=board.name,
        colours={track.colour: words.kind(track.colour) for track in board.tracks},
        tunnel=words.track_type(tunnel),
        ferry=words.track_type(ferry),
        points=say("heading-points"),
        credit=source,
        special={name: say(f"legend-{name.replace('_', '-')}") for name in SPECIAL},
    )


def _warn(text: str, file: Path) -> None:
    for warning in maps.warnings_of_text(text, str(file)):
        complain(say("map-warning", where=f"{warning.file}:{warning.line}", reason=warning.reason))


def check(file: Annotated[Path, argument("help-maps-file", "FILE")]) -> None:
    """Check a file of one's own and every ticket set beside it."""
    sets = ["base", *sorted(other.name[len(file.stem) + 1 : -5] for other in file.parent.glob(f"{file.stem}.*.json"))]
    faulty = False
    for name in sets:
        try:
            board = maps.parse(text := maps.text_of_file(file), str(file)) if name == "base" else maps.read(file, name)
        except maps.MapError as error:
            complain(str(error))
            faulty = True
            if name == "base":
                break  # every set would repeat the board's own mistake
        else:
            counts = {"places": len(board.places), "tracks": len(board.tracks), "tickets": len(board.tickets)}
            open_screen().tell(say("map-sound", name=words.board(board), set=name, digest=maps.digest(board), **counts))
            if name == "base":
                _warn(text, file)  # a pipe can be read only once
    if faulty:
        raise typer.Exit(WRONG_INPUT)


def tickets(
    file: Annotated[Path, argument("help-maps-file", "FILE")],
    output: Annotated[Path, option("help-maps-tickets-output", "--output", "-o", metavar="FILE")],
    count: Annotated[int, option("help-maps-tickets-count", "--count", min=1, max=127, metavar="NUMBER")] = 30,
    seed: Annotated[int, seed()] = 0,
) -> None:
    """Make tickets for a board file and write it with them."""
    import json

    from whistlestop.maps.new_tickets import new_tickets
    from whistlestop.maps.written import written

    text = read_text(file)
    board = maps.draft(text, str(file))
    made = new_tickets(board, count, seed)
    told = [_ticket_in_file(ticket) for ticket in made.tickets]
    whole = {**json.loads(text), "tickets": told, "ticket_seed": seed}
    _write(output, written(whole))
    points = [ticket.points for ticket in made.tickets]
    worth = {"fewest": min(points), "most": max(points)}
    open_screen().tell(say("maps-tickets-written", count=len(points), file=str(output), **worth))
    if made.left_out:
        open_screen().tell(say("maps-tickets-left-out", places=listed(_named(board, made.left_out))))


def _ticket_in_file(ticket: maps.Ticket) -> dict[str, object]:
    plain: dict[str, object] = {"a": ticket.a, "b": ticket.b, "points": ticket.points}
    return plain if ticket.deck == "regular" else {**plain, "deck": ticket.deck}


def _named(board: maps.Map, ids: Sequence[str]) -> list[str]:
    names = {place.id: place.name for place in board.places}
    names |= {country.id: country.name for country in board.countries}
    return [names[id] for id in ids]


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise WrongInput(say("save-failed", file=str(file), reason=error.strerror or str(error))) from None
