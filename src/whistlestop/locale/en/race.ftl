board-first-journey-usa = First Journey (USA)
event-ticket-completed =
    { $who ->
        [you] You complete the ticket { $ticket }.
       *[other] { $name } completes the ticket { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] You join both coasts: that is a ticket more.
       *[other] { $name } joins both coasts: that is a ticket more.
    }
event-tickets-changed =
    { $who ->
        [you] You change your tickets for new ones.
       *[other] { $name } changes their tickets for new ones.
    }
why-tickets-changed-only = on this board tickets are not drawn: you can change both of yours.
choice-change = change both tickets
coast-ticket = coast to coast
heading-coast-to-coast = coast to coast
heading-completed = completed
completed-tickets = { $name }, { $count } completed: { $tickets }.
scoring-coast-to-coast = { $name }: both coasts joined: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: ticket { $ticket } is completed.
       *[no] { $name }: ticket { $ticket } is not completed and costs nothing.
    }
winner-race =
    { $tie ->
        [shared] { $names } share the victory with { $count } completed tickets.
       *[none] { $who ->
            [you] You win with { $count } completed tickets.
           *[other] { $names } wins with { $count } completed tickets.
        }
    }
turn-summary-race = Turn { $turn }: your trains { $trains }, completed tickets { $count }; the others: { $others }.
turn-summary-race-other = { $name } (trains { $trains }, completed { $count })
score-race = { $name }: { $count } of { $goal } tickets completed.
difference-race = There are no points: the first to complete { $count } tickets wins at once.
difference-race-tickets = Everybody works on two tickets; one whose cities are joined is shown at once and replaced by a new one.
difference-race-change = Instead of drawing tickets a turn may be used to change both of one’s own for two new ones.
difference-coasts = Joining { $west } with { $east } by own trains is a completed ticket more, once for each player.
difference-race-end = When somebody lays the last train the game ends at once: most completed tickets win, and a tie is shared.
option-firstjourney-locomotives = How the 72 train cards of First Journey divide.
value-firstjourney-locomotives-12 = 12 locomotives and 10 cards of each colour.
value-firstjourney-locomotives-6 = 6 locomotives and 11 cards of each colour.
value-firstjourney-locomotives-18 = 18 locomotives and 9 cards of each colour.
help-play-race = Tickets: “change” gives up both of yours for new ones; “tickets” tells how yours stand, “board” what everybody has completed.
web-help-race-turn-text =
    { $purse ->
        [dice] Roll five dice and roll any of them again, once. Then do one thing at most: claim a route, or change both of your tickets. Unused dice buy tokens.
       *[cards] One thing: draw two train cards from the deck, claim one route, or change both of your tickets. No cards lie face up.
    }
web-help-race-text = You work on two tickets. As soon as your own trains join the places of one, it is shown, counts as completed and is replaced. Completed tickets lie open; the two you hold are secret and never cost anything. Joining a city of the west coast with one of the east coast is a ticket more, once.
web-help-race-end-text = Who has completed { $count } tickets wins at once. If somebody lays the last train before that, the game ends at once too: most completed tickets win, and a tie is shared. There is no last round.
web-help-race-chaos-text = The place where a monster stands is in chaos: no route that ends there can be claimed, and no ticket that names it can be completed until the monster leaves. Completed tickets stay completed. If the last train ends the game, most cards of each monster count as one ticket.
web-help-race = How do tickets work here?
web-count-completed = completed tickets
web-completed = Completed ({ $count } of { $goal })
ticket-waits = { $text } It cannot be completed as long as a monster is in { $places }.
web-ticket-waits = waits: a monster is in { $places }
web-help-race-turn = What can I do in my turn?
web-help-race-end = When does the game end?
web-help-race-chaos = What does chaos mean?
web-help-race-monster = How do the monsters move?
web-help-race-monster-text =
    { $purse ->
        [dice] In your turn you may move one monster: one Wild takes it up to three places far, two up to six. You take one of its cards; until it is turned over at the end of your next turn, nobody can move that monster.
       *[cards] In your turn you may move one monster: one locomotive takes it up to three places far, two up to six. You take one of its cards; until it is turned over at the end of your next turn, nobody can move that monster.
    }
web-action-race = Will you draw two cards, claim a route edged in gold, or change both tickets?
web-action-race-dice = Will you claim a route edged in gold, or change both tickets?
why-not-in-game-race = on this board tickets are not changed.
study-part-coast-to-coast = coast to coast
advice-mechanism-changes = In { $games } games nobody ever changes his tickets.
used-changes = Changes of tickets
