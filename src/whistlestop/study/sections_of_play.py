"""The sections about claiming by length, monsters, dice, tunnels, what a board offers and corner cases of the rules."""

from __future__ import annotations

from whistlestop.arena.statistics import Estimate
from whistlestop.locale import say, words
from whistlestop.study import figures
from whistlestop.study.corner_cases import CornerCase
from whistlestop.study.figures import Cell
from whistlestop.study.findings import Findings
from whistlestop.study.monsters import Monster
from whistlestop.study.page import Log, PageTable, Picture, Section
from whistlestop.study.pictures import intervals
from whistlestop.study.sections import as_number, as_percent, facts_table


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
