"""What axe, the checker of accessibility, finds on a page as it stands, in light and in dark."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  const told = (summary) => summary.split('\\n')[1]?.trim() ?? '';
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${told(failureSummary)}`));
}"""


def faults(page: Page) -> list[str]:
    """Return everything axe finds wrong with a page in both themes."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(SOURCE.read_text("utf-8"))
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found += [f"{theme}: {fault}" for fault in page.evaluate(RUN, TAGS)]
    return found
