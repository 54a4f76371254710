"""The sections of a report, in their order.

Every board has seats, length, scores, styles, tickets, routes and places; then come claiming by length, monsters, dice,
tunnels, what a board offers, and corner cases of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.arena.statistics import Estimate
from whistlestop.locale import say, say_for, words
from whistlestop.maps import Map
from whistlestop.rules import scoring
from whistlestop.study import figures
from whistlestop.study.advice import sentence
from whistlestop.study.corner_cases import CornerCase
from whistlestop.study.figures import Cell
from whistlestop.study.findings import Findings
from whistlestop.study.heat_map import heat_map
from whistlestop.study.monsters import Monster
from whistlestop.study.page import Log, PageTable, Picture, Section
from whistlestop.study.pictures import histogram, intervals, pairs
from whistlestop.study.routes import PlaceFigures, TrackFigures
from whistlestop.study.seats import Variant

MOST_ROWS = 12


def as_percent(value: float) -> str:
    """Return a share as charts write it."""
    return say("study-percent", value=f"{100 * value:.0f}")


def as_number(value: float) -> str:
    """Return a number as charts write it."""
    return f"{value:.3g}".replace("-", "−")


def as_lift(value: float) -> str:
    """Return a difference of shares as charts write it."""
    return f"{100 * value:+.0f}".replace("-", "−")


def facts_table(caption: str, facts: list[tuple[str, Cell, Estimate]]) -> PageTable:
    """Return a table of single figures, each with its name and its number of games."""
    headings = [say("study-head-figure"), say("study-head-value"), say("study-head-games")]
    return PageTable(caption, headings, [[figures.word(name), cell, figures.games(one)] for name, cell, one in facts])


def of_mechanisms(findings: Findings) -> list[Section]:
    """Return the sections of mechanisms, each from its own file."""
    return [module.section(found) for module, found in findings.of_mechanisms]


def advice(findings: Findings) -> Section:
    """Return what the games give reason to change."""
    found = [sentence(one) for one in findings.outcome.result.advice]
    return Section("advice", say("study-advice"), found or [say("study-no-advice")])


def seats(findings: Findings) -> Section:
    """Return how fair the order of play is."""
    fair = 1 / findings.plan.players
    rows = [(_seat_label(variant, seat), one) for variant in findings.variants for seat, one in enumerate(variant.wins)]
    picture = Picture(
        intervals(rows, as_percent, say("study-seats"), fair), say("study-seats-caption", games=findings.games)
    )
    names = ("study-head-variant", "study-head-first", "study-head-shift", "study-head-points", "study-head-winner")
    headings = [say(name) for name in (*names, "study-head-margin", "study-head-games")]
    table = PageTable(say("study-seats-table"), headings, [_variant_row(variant) for variant in findings.variants])
    return Section("seats", say("study-seats"), [say("study-seats-text")], [picture], [table])


def _seat_label(variant: Variant, seat: int) -> str:
    return say("study-seat-of", variant=say("study-variant", variant=variant.name), number=seat + 1)


def _variant_row(variant: Variant) -> list[Cell]:
    shift = Cell(say("no-figure")) if variant.shift is None else figures.lift(variant.shift)
    return [
        figures.word(say("study-variant", variant=variant.name)),
        figures.percent(variant.wins[0]),
        shift,
        figures.points(variant.points),
        figures.points(variant.winner_points),
        figures.points(variant.margin),
        figures.games(variant.points),
    ]


def length(findings: Findings) -> Section:
    """Return how long games are and how they go."""
    course = findings.course
    pictures = [
        Picture(
            histogram(course.turns, say("study-length"), say("study-axis-turns")),
            say("study-length-caption", games=findings.games),
        ),
        Picture(
            histogram(course.margins, say("study-margins"), say("study-axis-margin")),
            say("study-margins-caption", games=findings.games),
        ),
    ]
    facts = [
        ("study-fact-turns", figures.points(course.length)),
        ("study-fact-leads", figures.points(course.lead_changes)),
        ("study-fact-half-time", figures.percent(course.half_time_leader_wins)),
        ("study-fact-margin", figures.points(course.margin)),
        ("study-fact-shared", figures.percent(course.shared)),
    ]
    rows = [[figures.word(say(name)), cell, figures.games(course.length)] for name, cell in facts]
    for reason, one in course.endings.items():
        rows.append([figures.word(say("study-ending", reason=reason)), figures.percent(one), figures.games(one)])
    headings = [say("study-head-figure"), say("study-head-value"), say("study-head-games")]
    table = PageTable(say("study-length-table"), headings, rows)
    return Section(
        "length", say("study-length"), [say("study-length-text")], pictures, [table, _variant_lengths(findings)]
    )


def _variant_lengths(findings: Findings) -> PageTable:
    rows = []
    for variant in findings.variants:
        change = Cell(say("no-figure")) if variant.turns_shift is None else figures.shift(variant.turns_shift)
        name = figures.word(say("study-variant", variant=variant.name))
        rows.append([name, figures.points(variant.turns), change, figures.games(variant.turns)])
    names = ("study-head-variant", "study-head-turns", "study-head-change", "study-head-games")
    return PageTable(say("study-variant-lengths"), [say(name) for name in names], rows)


def composition(findings: Findings) -> Section:
    """Return what scores are made of."""
    rows = [
        (
            say_for("study-part", scoring.COLUMNS[part.column], part=scoring.COLUMNS[part.column]),
            part.winner,
            part.others,
        )
        for part in findings.composition
    ]
    names = (say("study-winner"), say("study-others"))
    picture = Picture(
        pairs(rows, names, as_number, say("study-score")), say("study-score-caption", games=findings.games)
    )
    cells = [
        [figures.word(name), figures.points(one), figures.points(two), figures.games(one)] for name, one, two in rows
    ]
    headings = [say("study-head-part"), *names, say("study-head-games")]
    return Section("score", say("study-score"), [], [picture], [PageTable(say("study-score-table"), headings, cells)])


def styles(findings: Findings) -> Section | None:
    """Return how the bots of different styles do against each other here."""
    if findings.styles is None:
        return None
    plan, summary = findings.styles
    ranked = sorted(summary.standings, key=lambda one: -one.rating.value)
    rows = [
        [
            figures.word(one.bot),
            figures.points(one.rating, 0),
            figures.percent(one.firsts),
            figures.points(one.points),
            figures.games(one.points),
        ]
        for one in ranked
    ]
    names = ("heading-bot", "heading-rating", "heading-firsts", "study-head-points", "study-head-games")
    table = PageTable(say("study-styles-table", anchor=plan.bots[plan.anchor]), [say(name) for name in names], rows)
    picture = Picture(
        intervals([(one.bot, one.firsts) for one in ranked], as_percent, say("study-styles"), 1 / plan.players),
        say("study-styles-caption", games=summary.games),
    )
    return Section("styles", say("study-styles"), [say("study-styles-text")], [picture], [table])


def tickets(findings: Findings) -> Section:
    """Return every ticket."""
    map = findings.plan.rules().map
    rows = [
        [
            figures.word(words.ticket(map, one.ticket)),
            figures.percent(one.kept),
            figures.percent(one.fulfilled),
            figures.points(one.points),
            figures.lift(one.lift),
            figures.word(say("study-price", price=one.price)),
            figures.games(one.lift),
        ]
        for one in findings.tickets
    ]
    names = ("heading-ticket", "study-head-kept", "study-head-fulfilled", "study-head-brought", "study-head-lift")
    headings = [say(name) for name in (*names, "study-head-price", "study-head-games")]
    chart = [(words.ticket(map, one.ticket), one.lift) for one in findings.tickets]
    ends = chart if len(chart) <= 2 * MOST_ROWS else [*chart[:MOST_ROWS], *chart[-MOST_ROWS:]]
    picture = Picture(intervals(ends, as_lift, say("study-tickets"), 0.0), say("study-tickets-caption"))
    table = PageTable(say("study-tickets-table"), headings, rows)
    return Section("tickets", say("study-tickets"), [say("study-tickets-text")], [picture], [table])


def demand(findings: Findings) -> Section:
    """Return which tracks are wanted, on the drawn board."""
    map = findings.plan.rules().map
    titles = [_track_title(map, one.track, one.claimed) for one in findings.tracks]
    names = [_place_title(map, one.place, one.reached) for one in findings.places]
    picture = Picture(
        heat_map(
            map,
            [one.claimed.value for one in findings.tracks],
            [one.reached.value for one in findings.places],
            titles,
            names,
            say("study-demand"),
        ),
        say("study-demand-caption", games=findings.games),
        (say("study-never"), say("study-always")),
    )
    ranked = sorted(findings.tracks, key=lambda one: -one.claimed.value)
    tables = [
        _track_table(map, say("study-most-wanted"), ranked[:MOST_ROWS]),
        _track_table(map, say("study-least-wanted"), ranked[: -MOST_ROWS - 1 : -1]),
    ]
    return Section("demand", say("study-demand"), [say("study-demand-text")], [picture], tables)


def _track_title(map: Map, track: int, claimed: Estimate) -> str:
    return say("study-track-title", route=words.route(map, track), share=f"{100 * claimed.value:.0f}")


def _place_title(map: Map, place: int, reached: Estimate) -> str:
    return say("study-place-title", place=map.places[place].name, share=f"{100 * reached.value:.0f}")


def _track_table(map: Map, caption: str, tracks: Sequence[TrackFigures]) -> PageTable:
    names = ("study-head-route", "heading-length", "study-head-claimed", "study-head-when", "study-head-lift")
    rows = [
        [
            figures.word(words.route(map, one.track)),
            Cell(str(map.tracks[one.track].length)),
            figures.percent(one.claimed),
            figures.percent(one.when),
            figures.lift(one.lift),
            figures.games(one.claimed),
        ]
        for one in tracks
    ]
    return PageTable(caption, [say(name) for name in (*names, "study-head-games")], rows)


def places(findings: Findings) -> Section:
    """Return which places attract networks."""
    map = findings.plan.rules().map
    ranked = sorted(findings.places, key=lambda one: -one.reached.value)
    chart = [(map.places[one.place].name, one.reached) for one in ranked[:MOST_ROWS]]
    picture = Picture(intervals(chart, as_percent, say("study-places")), say("study-places-caption"))
    names = [say(name) for name in ("study-head-place", "study-head-reached", "study-head-lift", "study-head-games")]
    rows = [_place_row(map, one) for one in ranked]
    table = PageTable(say("study-places-table"), names, rows)
    return Section("places", say("study-places"), [say("study-places-text")], [picture], [table])


def _place_row(map: Map, one: PlaceFigures) -> list[Cell]:
    name = figures.word(map.places[one.place].name)
    return [name, figures.percent(one.reached), figures.lift(one.lift), figures.games(one.reached)]


def reach(findings: Findings) -> Section:
    """Return how often routes of each length can be and are claimed."""
    rows = [(say("study-of-length", length=one.length), one.claimable) for one in findings.reach]
    picture = Picture(intervals(rows, as_percent, say("study-reach")), say("study-reach-caption", games=findings.games))
    cells = [
        [
            Cell(str(one.length)),
            figures.percent(one.claimable),
            figures.points(one.claimed, 2),
            figures.games(one.claimed),
        ]
        for one in findings.reach
    ]
    names = ("heading-length", "study-head-claimable", "study-head-claims", "study-head-games")
    table = PageTable(say("study-reach-table"), [say(name) for name in names], cells)
    return Section("reach", say("study-reach"), [say("study-reach-text")], [picture], [table])


def monsters(findings: Findings) -> Section | None:
    """Return what Alvin and Dexter did."""
    found = findings.monsters
    if found is None:
        return None
    places = findings.plan.rules().map.places
    visits = [(places[place].name, one) for place, one in found.visits]
    picture = Picture(
        intervals(visits, as_number, say("study-visits")), say("study-visits-caption", games=findings.games)
    )
    facts = [fact for name, one in zip(words.MONSTERS, found.each, strict=True) for fact in _monster(name, one)]
    facts += [
        (say("study-fact-halved"), figures.points(found.halved, 2), found.halved),
        (say("study-fact-lost"), figures.points(found.points_lost, 2), found.points_lost),
        (say("study-fact-spared"), figures.points(found.points_spared, 2), found.points_spared),
    ]
    text = [say("study-monsters-text")]
    return Section(
        "monsters", say("study-monsters"), text, [picture], [facts_table(say("study-monsters-table"), facts)]
    )


def _monster(name: str, one: Monster) -> list[tuple[str, Cell, Estimate]]:
    who = words.monster(name)
    return [
        (say("study-fact-moves", monster=who), figures.points(one.moves, 2), one.moves),
        (say("study-fact-locomotives", monster=who), figures.points(one.locomotives, 2), one.locomotives),
        (say("study-fact-bonus-alone", monster=who), figures.percent(one.bonus_alone), one.bonus_alone),
        (say("study-fact-bonus-shared", monster=who), figures.percent(one.bonus_shared), one.bonus_shared),
        (say("study-fact-holder", monster=who), figures.percent(one.holder_wins), one.holder_wins),
    ]


def dice(findings: Findings) -> Section | None:
    """Return how the dice were used."""
    found = findings.dice
    if found is None:
        return None
    facts = [
        (say("study-fact-rerolls"), figures.percent(found.rerolls), found.rerolls),
        (say("study-fact-rerolled"), figures.points(found.dice_rerolled, 2), found.dice_rerolled),
        (say("study-fact-dice-claims"), figures.percent(found.claims), found.claims),
        (say("study-fact-wilds"), figures.points(found.wilds_in_claims, 2), found.wilds_in_claims),
        (say("study-fact-bought"), figures.points(found.tokens_bought, 2), found.tokens_bought),
        (say("study-fact-spent"), figures.points(found.tokens_spent, 2), found.tokens_spent),
        (say("study-fact-returned"), figures.points(found.tokens_returned, 2), found.tokens_returned),
    ]
    return Section("dice", say("study-dice"), [], [], [facts_table(say("study-dice-table"), facts)])


def tunnels(findings: Findings) -> Section | None:
    """Return how tunnels went."""
    found = findings.tunnels
    if found is None:
        return None
    rows = [(say("study-extra", count=count), one) for count, one in found.extra]
    picture = Picture(intervals(rows, as_percent, say("study-tunnels")), say("study-tunnels-caption"))
    facts = [
        (say("study-fact-tries"), figures.points(found.tries, 2), found.tries),
        (say("study-fact-failures"), figures.percent(found.failures), found.failures),
    ]
    return Section("tunnels", say("study-tunnels"), [], [picture], [facts_table(say("study-tunnels-table"), facts)])


def used(findings: Findings) -> Section | None:
    """Return how often players did what only some boards offer."""
    facts = [(say(f"used-{one.name}"), figures.points(one.times, 2), one.times) for one in findings.used]
    if not facts:
        return None
    return Section(
        "used", say("study-used"), [say("study-used-text")], [], [facts_table(say("study-used-table"), facts)]
    )


def corner_cases(findings: Findings) -> Section:
    """Return the rare corners of the rules that games ran into, with logs."""
    rows = [
        [figures.word(_case(one)), figures.word(one.rules), figures.percent(one.games), figures.games(one.games)]
        for one in findings.cases
    ]
    names = ("study-head-case", "heading-rule", "study-head-met", "study-head-games")
    table = PageTable(say("study-cases-table"), [say(name) for name in names], rows)
    logs = [_log(one) for one in findings.cases]
    return Section("cases", say("study-cases"), [say("study-cases-text")], [], [table], logs)


def _case(case: CornerCase) -> str:
    return say("study-case", case=case.name)


def _log(case: CornerCase) -> Log:
    file = f"{case.name}.game"
    return Log(
        say("study-log", case=_case(case), seed=str(case.seed)), file, say("study-download", file=file), case.log
    )
