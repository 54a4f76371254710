"""Every decision as one small integer.

Ids stand in blocks that never move within a version; a test keeps a picture of them. Each block begins at a multiple of
64, so a set of legal actions is a row of 64-bit words and a set of claimable tracks is copied into it as it is.

    words   ids         block          meaning of the number inside the block
    0       0-19        TAKE           kind of the face-up card taken
            20          DRAW           a card drawn blind from the deck
            22          PASS           nothing can be done (R29)
            24 25       KEEP RETURN    the ticket the player is asked about
            26          DECLINE        a tunnel's extra cards are not paid
            28-31       EXTRA          locomotives among the extra cards of a tunnel
            32          TICKETS        tickets drawn
    1-3     64-255      CLAIM          track claimed
    4-6     256-447     PAY            kind x 16 + locomotives among the cards
    7       448-511     STATION        place the station is built in

Payment follows the claim (or the station) as a decision of its own; what is paid beside the locomotives is settled by
the length. A payment of locomotives alone has the kind LOCOMOTIVE.
"""

from __future__ import annotations

TAKE = 0
DRAW = 20
PASS = 22
KEEP = 24
RETURN = 25
DECLINE = 26
EXTRA = 28
TICKETS = 32
CLAIM = 64
PAY = 256
PAY_WIDTH = 16
STATION = 448

ACTIONS = 512
ACTION_WORDS = ACTIONS // 64
CLAIM_WORD = CLAIM // 64
PAY_WORD = PAY // 64
STATION_WORD = STATION // 64
