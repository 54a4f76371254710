"""The report: findings put into words and pictures, as one page that needs nothing else."""

from __future__ import annotations

from importlib.resources import files

from jinja2 import Environment

from whistlestop.arena.statistics import Estimate
from whistlestop.locale import current, listed, say, words
from whistlestop.study import sections
from whistlestop.study.findings import Findings
from whistlestop.study.page import Section
from whistlestop.study.seats import Variant

TEMPLATE = files(__name__.rpartition(".")[0]) / "report.html.jinja"


def write_report(findings: Findings) -> str:
    """Return the report as HTML."""
    template = Environment(autoescape=True, trim_blocks=True).from_string(TEMPLATE.read_text("utf-8"))
    return template.render(
        language=current(),
        title=title(findings),
        lead=_lead(findings),
        key=key_lines(findings),
        sections=_sections(findings),
        footer=[say("study-footer-intervals"), say("study-footer-program", program=findings.plan.program)],
    )


def title(findings: Findings) -> str:
    """Return what the report is about."""
    options = findings.plan.rules().options
    kind = next(
        v
        for v in ("both", "dice", "monsters", "cards")
        if _is_variant(v, bool(options["dice"]), bool(options["monsters"]))
    )
    return say("study-title", map=words.board(findings.plan.rules().map), players=findings.plan.players, kind=kind)


def _is_variant(name: str, dice: bool, monsters: bool) -> bool:
    return (dice, monsters) == (name in ("dice", "both"), name in ("monsters", "both"))


def _lead(findings: Findings) -> str:
    plan = findings.plan
    return say(
        "study-lead",
        games=findings.games,
        bot=plan.bots[0],
        set=plan.ticket_set,
        seed=plan.seed,
        last=plan.seed + findings.games - 1,
        decisions=findings.decisions,
    )


def key_lines(findings: Findings) -> list[str]:
    """Return the answers a designer asks for first."""
    lines = [_seat_line(variant, findings.plan.players) for variant in findings.variants]
    lines += [
        _shift_line(variant) for variant in findings.variants if variant.shift is not None and variant.name != "both"
    ]
    lines += [_length_line(variant) for variant in findings.variants if variant.turns_shift is not None]
    lines.append(say("study-key-unfinished", count=findings.variants[0].unfinished))
    generous = [one for one in findings.tickets if one.price == "generous"]
    stingy = [one for one in findings.tickets if one.price == "stingy"]
    map = findings.plan.rules().map
    lines.append(
        say(
            "study-key-tickets",
            generous=listed([words.ticket(map, one.ticket) for one in generous]),
            stingy=listed([words.ticket(map, one.ticket) for one in stingy]),
        )
    )
    return lines


def _seat_line(variant: Variant, players: int) -> str:
    first = variant.wins[0]
    verdict = "more" if first.low > 1 / players else "less" if first.high < 1 / players else "fair"
    return say("study-key-seat", variant=variant.name, verdict=verdict, **_told(first), fair=f"{100 / players:.0f}")


def _shift_line(variant: Variant) -> str:
    assert variant.shift is not None
    return say("study-key-shift", variant=variant.name, verdict=_sign(variant.shift), **_told(variant.shift))


def _length_line(variant: Variant) -> str:
    assert variant.turns_shift is not None
    here, change = variant.turns, variant.turns_shift
    return say(
        "study-key-length",
        variant=variant.name,
        verdict=_sign(change),
        turns=f"{here.value:.1f}",
        change=f"{abs(change.value):.1f}",
        low=f"{change.low:+.1f}".replace("-", "−"),
        high=f"{change.high:+.1f}".replace("-", "−"),
    )


def _sign(estimate: Estimate) -> str:
    return "more" if estimate.low > 0 else "less" if estimate.high < 0 else "same"


def _told(estimate: Estimate) -> dict[str, str]:
    figures = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {name: f"{100 * figure:.1f}".replace("-", "−") for name, figure in figures.items()}


def _sections(findings: Findings) -> list[Section]:
    every = [
        sections.advice(findings),
        sections.seats(findings),
        sections.length(findings),
        sections.composition(findings),
        sections.styles(findings),
        sections.tickets(findings),
        sections.demand(findings),
        sections.places(findings),
        sections.reach(findings),
        sections.monsters(findings),
        sections.dice(findings),
        sections.tunnels(findings),
        sections.used(findings),
        *sections.of_mechanisms(findings),
        sections.corner_cases(findings),
    ]
    return [section for section in every if section is not None]
