"""Studies of boards: thousands of games between bots, and one page that tells a designer what happened in them."""

from whistlestop.study.findings import Findings as Findings
from whistlestop.study.findings import investigate as investigate
from whistlestop.study.findings import outcome as outcome
from whistlestop.study.report import write_report as write_report
