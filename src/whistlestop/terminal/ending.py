"""The end of a game, told step by step as it is counted at a table, then as one table (R225-R231)."""

from __future__ import annotations

from whistlestop.locale import listed, say, words
from whistlestop.play.game import Game
from whistlestop.play.scores import Score, TicketScore, columns_played
from whistlestop.terminal.screen import Paper, Rows
from whistlestop.terminal.sight import look

# Parts of a score whose heading is not called like them.
HEADINGS = {"routes": "route-points"}
HALVED = ("no", "once", "twice")


def tell_scores(screen: Paper, game: Game, names: list[str], me: int | None = None) -> None:
    """Write the scoring of a finished game."""
    scores = game.scores()
    screen.head(say("scoring"))
    for part in (_routes, _tickets, _stations, _longest_path, _most_tickets, _board_bonuses, _monsters):
        screen.items(part(game, scores, names))
    screen.head(say("result"))
    screen.table(*score_table(game, scores, names))
    screen.tell(winner_sentence(game, scores, names, me))


def score_table(game: Game, scores: list[Score], names: list[str]) -> tuple[list[str], Rows]:
    """Return headings and rows of the result, best first; a bonus the board does not have gets no column."""
    shown = [column for column, played in _columns(game).items() if played]
    headings = [say(f"heading-{HEADINGS.get(column, column.replace('_', '-'))}") for column in shown]
    order = sorted(scores, key=lambda score: (score.rank, score.seat))
    rows: Rows = [[one.rank, names[one.seat], *(getattr(one, column) for column in shown)] for one in order]
    return [say("heading-rank"), say("heading-player"), *headings], rows


def _columns(game: Game) -> dict[str, bool]:
    """Return the parts of a score in the order of the table, and whether they are played for."""
    bonuses, monsters = game.map.bonuses, bool(game.rules.options["monsters"])
    return {
        "routes": game.map.by_points,
        "tickets": True,
        "stations": bool(game.map.stations),
        "longest_path": bool(bonuses.longest_path),
        "most_tickets": bool(bonuses.most_tickets),
        **_bonuses_of(game),
        "alvin": monsters,
        "dexter": monsters,
        "total": True,
    }


def _bonuses_of(game: Game) -> dict[str, bool]:
    """Return the bonuses that only some boards have, and whether this one has them."""
    bonuses = game.map.bonuses
    return {
        "grand_tour": bool(bonuses.grand_tour),
        "most_cities": bool(bonuses.most_cities),
        "attractions": bool(bonuses.attraction),
        "districts": bool(game.map.districts),
        **columns_played(game.rules),
    }


def winner_sentence(game: Game, scores: list[Score], names: list[str], me: int | None) -> str:
    """Return who has won."""
    winners = [score.seat for score in scores if score.rank == 1]
    best = max(score.total for score in scores)
    level = sum(score.total == best for score in scores)
    tie = "shared" if len(winners) > 1 else "broken" if level > 1 else "none"
    who = "you" if winners == [me] else "other"
    if not game.map.by_points:
        shared = "shared" if len(winners) > 1 else "none"
        return say("winner-race", who=who, names=listed([names[seat] for seat in winners]), count=best, tie=shared)
    return say("winner", who=who, names=listed([names[seat] for seat in winners]), points=best, tie=tie)


def _routes(game: Game, scores: list[Score], names: list[str]) -> list[str]:
    if not game.map.by_points:
        return []
    return [say("scoring-routes", name=names[score.seat], points=score.routes) for score in scores]


def _tickets(game: Game, scores: list[Score], names: list[str]) -> list[str]:
    lines = []
    for score in scores:
        lines += [_ticket(game, one, names[score.seat]) for one in score.each_ticket]
        if score.borrowed:
            routes = listed([words.route(game.map, track) for track in score.borrowed])
            lines.append(say("scoring-borrowed", name=names[score.seat], routes=routes))
    return lines


def _ticket(game: Game, one: TicketScore, name: str) -> str:
    """Return what a ticket gives or costs, by the goal that counted, and the chaos that halved it (R183-R186)."""
    if not game.map.by_points:
        done = "yes" if one.fulfilled else "no"
        return say("scoring-race-ticket", name=name, ticket=words.ticket(game.map, one.ticket), fulfilled=done)
    return say(
        "scoring-ticket",
        name=name,
        ticket=words.scored_ticket(game.map, one.ticket, one.goal),
        fulfilled="yes" if one.fulfilled else "no",
        points=abs(one.points),
        halved=HALVED[one.halved],
        places=words.places(game.map, one.chaos),
    )


def _stations(game: Game, scores: list[Score], names: list[str]) -> list[str]:
    if not game.map.stations:
        return []
    return [say("scoring-stations", name=names[score.seat], points=score.stations) for score in scores]


def _longest_path(game: Game, scores: list[Score], names: list[str]) -> list[str]:
    if not game.map.bonuses.longest_path:
        return []
    return [
        say("scoring-longest-path", name=names[one.seat], length=one.path_length, points=one.longest_path)
        for one in scores
    ]


def _most_tickets(game: Game, scores: list[Score], names: list[str]) -> list[str]:
    if not game.map.bonuses.most_tickets:
        return []
    return [
        say("scoring-most-tickets", name=names[one.seat], count=one.fulfilled, points=one.most_tickets)
        for one in scores
    ]


def _board_bonuses(game: Game, scores: list[Score], names: list[str]) -> list[str]:
    """Return what everybody gets by the bonuses of the board; who gets nothing is not told."""
    played = [column for column, has in _bonuses_of(game).items() if has]
    return [
        say(f"scoring-{column.replace('_', '-')}", name=names[one.seat], points=getattr(one, column))
        for column in played
        for one in scores
        if getattr(one, column)
    ]


def _monsters(game: Game, scores: list[Score], names: list[str]) -> list[str]:
    """Return how many cards of each monster everybody has; face-down ones are turned up now (R188, R189)."""
    if not game.rules.options["monsters"]:
        return []
    shown = look(game, 0).monster_cards_shown or []
    return [
        say(
            "scoring-monster",
            name=names[one.seat],
            monster=words.monster(monster),
            count=shown[one.seat][monster],
            points=one.alvin if monster == "alvin" else one.dexter,
        )
        for monster in words.MONSTERS
        for one in scores
    ]
