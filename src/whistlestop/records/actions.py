"""Every decision as one small integer.

Ids stand in blocks that never move within a version; a test keeps a picture of them. Each block begins at a multiple of
64, so a set of legal actions is a row of 64-bit words and a set of claimable tracks is copied into it as it is.

    words   ids         block          meaning of the number inside the block
    0       0-19        TAKE           kind of the face-up card taken
            20          DRAW           a card drawn blind from the deck
            22          PASS           nothing can be done (R29)
            23          REPLACE        cards of any kind replace a locomotive or a space (R83, R84)
            24 25       KEEP RETURN    the ticket the player is asked about
            26          DECLINE        a tunnel's extra cards are not paid
            28-31       EXTRA          locomotives among the extra cards of a tunnel
            32-37       TICKETS        tickets drawn: with cards 0, with dice how many
            40-51       GIVE           kind of the card given to replace something
            52-57       SPLIT          tickets of the second deck among those about to be dealt
            58          NO_PASSENGER   no passenger is put on the route just claimed
            59          STOP           the passenger's journey ends here
            60          NO_MARKER      no marker is put on the route just claimed
            61-63       ALIEN          own marked city that Alvin is taken to
    1-3     64-255      CLAIM          track claimed
    4-6     256-447     PAY            kind x 16 + locomotives among the cards
    7       448-511     STATION        place the station is built in
    8-11    512-767     MOVE           monster x 128 + (locomotives - 1) x 64 + place it goes to
    12      768-831     PLACE          place a monster is put on before the first turn
    13      832-863     REROLL         train dice rolled again: a bit for each die, dice sorted by face
            864-883     BUY            token type x 10 + pair of faces
            884-889     MEEPLE         colour of the meeple taken
    14      896-927     SPEND          wilds x 4 + tokens
            928-931     SPEND_ONE      face that stands for one locomotive (a wild, or a pair of it)
            932-941     SPEND_TWO      pair of faces that stand for two locomotives
            944-959     END            the turn is ended: single tokens x 4 + double tokens given back
    15      960-1023    PASSENGER      place a passenger is put on, or sets out from
    16-18   1024-1215   TRAVEL         track the passenger travels along
    19-27   1216-1791   PAY_PLUS4      kind x 64 + +4 locomotives x 8 + locomotives among the cards
    31      1984        CHANGE         both tickets are given up for two new ones (R416)
    32      2048-2063   SHARE          company whose top share is taken
            2064-2079   DUMMY_SHARE    company whose top share goes to the dummy
            2080        NO_SHARE       no share is taken
    33      2112-2113   NEUTRAL        track the neutral player takes, first or second of a connection (R264)
    35      2240-2303   MARKER         place a marker is put on
    36-38   2304-2481   BED            bed for a piece; from 2464 its colour, from 2472 dice given for one
    39      2496-2559   HARBOUR        place a harbour is built in
    40      2560-2577   TAKE_CARD      kind of the face-up card taken that only boards with ships have
            2580        DRAW_SHIP      a card drawn blind from the ship deck
            2584 2585   REPLACE_FROM   deck that fills the place of a card taken
            2592-2616   PAY_CARD       card paid, colour x 4 + sort, the wild card last
    41      2624-2639   PIECES_OF      trains among the pieces taken into the game, less ten
            2640-2669   EXCHANGE       trains for ships x 15 + pieces - 1

Payment follows the claim (or the station) as a decision of its own; what is paid beside the locomotives is settled by
the length. A payment of locomotives alone, plain ones or +4, has the kind LOCOMOTIVE. The blocks of the two expansions
stand behind those of the card game, and those of passengers behind them, so that a game looks at the first words only.
"""

from __future__ import annotations

TAKE = 0
DRAW = 20
PASS = 22
REPLACE = 23
KEEP = 24
RETURN = 25
DECLINE = 26
EXTRA = 28
TICKETS = 32
MOST_TICKETS = 5  # as many as there are dice to pay for them
GIVE = 40
SPLIT = 52
MOST_SPLIT = 5
NO_PASSENGER = 58
STOP = 59
CLAIM = 64
PAY = 256
PAY_WIDTH = 16
STATION = 448
MOVE = 512
MOVE_WIDTH = 64
PLACE = 768
REROLL = 832
REROLL_WIDTH = 32
BUY = 864
FACE_PAIRS = 10  # two dice, their order meaning nothing: the lower and the higher face of each pair
PAIR_FIRST = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)
PAIR_SECOND = (0, 1, 2, 3, 1, 2, 3, 2, 3, 3)
MEEPLE = 884
SPEND = 896
SPEND_WIDTH = 4
SPEND_ONE = 928
SPEND_TWO = 932
END = 944
END_WIDTH = 4

END_ACTIONS = 16
PASSENGER = 960
TRAVEL = 1024
PAY_PLUS4 = 1216
PLUS4_WIDTH = 8
PLUS4_KIND_WIDTH = 64
CHANGE = 1984

SHARE = 2048
DUMMY_SHARE = 2064
NO_SHARE = 2080

ACTIONS = 2688
ACTION_WORDS = ACTIONS // 64
CARD_WORDS = MOVE // 64  # a game without expansions has no action beyond these words
EXPANSION_WORDS = PASSENGER // 64  # nor one without passengers beyond these
PASSENGER_WORDS = PAY_PLUS4 // 64  # nor one without +4 locomotives beyond these
CLAIM_WORD = CLAIM // 64
PAY_WORD = PAY // 64
STATION_WORD = STATION // 64
MOVE_WORD = MOVE // 64
PLACE_WORD = PLACE // 64
REROLL_WORD = REROLL // 64
MEEPLE_WORD = MEEPLE // 64
SPEND_WORD = SPEND // 64
PASSENGER_WORD = PASSENGER // 64
TRAVEL_WORD = TRAVEL // 64
PAY_PLUS4_WORD = PAY_PLUS4 // 64
CHANGE_WORD = CHANGE // 64
SHARE_WORD = SHARE // 64
