"""A view as plain values, one file for each mechanism: numbers, names and lists to send, print or compare."""

from whistlestop.knowledge.facts.facts import Facts as Facts
from whistlestop.knowledge.facts.facts import read_facts as read_facts
from whistlestop.knowledge.facts.known import Counts as Counts
from whistlestop.knowledge.facts.strangers import for_all as for_all
from whistlestop.knowledge.facts.strangers import strangers as strangers
