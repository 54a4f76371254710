"""Whistlestop: play, simulate and study the Ticket to Ride family of games. Unofficial."""

from whistlestop.batch import Batch as Batch
from whistlestop.board import Rules as Rules
from whistlestop.board import compile_rules as compile_rules
from whistlestop.game import Action as Action
from whistlestop.game import Game as Game
from whistlestop.refusal import Refusal as Refusal
from whistlestop.refusal import RefusalCode as RefusalCode

__version__ = "0.1.0"
