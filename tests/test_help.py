"""What the rule help of the browser cites and asks for: rules that exist, and topics with sentences."""

from __future__ import annotations

import re
from pathlib import Path

from whistlestop import locale

ROOT = Path(__file__).parents[1]
FILES = [ROOT / "web" / "src" / "help" / "topics.ts", *(ROOT / "web" / "src" / "mechanisms").glob("*/index.ts")]
TOPICS = "\n".join(path.read_text("utf-8") for path in FILES)
PAGE = [path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
IDS = set(re.findall(r"\bid: '([\w-]+)'", TOPICS))


def test_every_rule_that_the_help_cites_is_in_the_rulebook() -> None:
    known = set(re.findall(r"^\| R(\d+) ", (ROOT / "docs" / "rulebook.md").read_text("utf-8"), re.MULTILINE))
    cited = set(re.findall(r"R(\d+)", " ".join(re.findall(r"ules: '([^']*)'", TOPICS))))
    assert len(cited) > 40
    assert cited - known == set()


def test_every_topic_has_a_question_and_an_answer_and_none_is_left_over() -> None:
    told = {name.removeprefix("web-help-") for name in locale.sources("en") if name.startswith("web-help-")}
    assert {f"{id}-text" for id in IDS} | IDS <= told
    assert told - IDS - {f"{id}-text" for id in IDS} == {"board", "base", "rulings", "numbers"}


def test_every_question_mark_beside_something_has_its_topic() -> None:
    said = r"""<HelpMark \{desk\} topic=(?:"(\w+)"|\{[\w.]+ \? '(\w+)' : '(\w+)'\})"""
    marks = {topic for text in PAGE for found in re.findall(said, text) for topic in found if topic}
    assert len(marks) >= 4
    assert marks <= IDS
