board-first-journey-usa = Meine erste Reise (USA)
event-ticket-completed =
    { $who ->
        [you] Du erfüllst die Zielkarte { $ticket }.
       *[other] { $name } erfüllt die Zielkarte { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Du verbindest beide Küsten: Das ist eine Zielkarte mehr.
       *[other] { $name } verbindet beide Küsten: Das ist eine Zielkarte mehr.
    }
event-tickets-changed =
    { $who ->
        [you] Du tauschst deine Zielkarten gegen neue.
       *[other] { $name } tauscht die eigenen Zielkarten gegen neue.
    }
why-tickets-changed-only = auf diesem Spielplan werden keine Zielkarten gezogen: Du kannst beide tauschen.
choice-change = beide Zielkarten tauschen
coast-ticket = von Küste zu Küste
heading-coast-to-coast = Küste zu Küste
heading-completed = erfüllt
completed-tickets = { $name }, { $count } erfüllt: { $tickets }.
scoring-coast-to-coast = { $name }: beide Küsten verbunden: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: Zielkarte { $ticket } ist erfüllt.
       *[no] { $name }: Zielkarte { $ticket } ist nicht erfüllt und kostet nichts.
    }
winner-race =
    { $tie ->
        [shared] { $names } teilen sich den Sieg mit { $count } erfüllten Zielkarten.
       *[none] { $who ->
            [you] Du gewinnst mit { $count } erfüllten Zielkarten.
           *[other] { $names } gewinnt mit { $count } erfüllten Zielkarten.
        }
    }
turn-summary-race = Zug { $turn }: deine Waggons { $trains }, erfüllte Zielkarten { $count }; die anderen: { $others }.
turn-summary-race-other = { $name } (Waggons { $trains }, erfüllt { $count })
score-race = { $name }: { $count } von { $goal } Zielkarten erfüllt.
difference-race = Es gibt keine Punkte: Wer zuerst { $count } Zielkarten erfüllt hat, gewinnt sofort.
difference-race-tickets = Alle haben zwei Zielkarten; eine, deren Städte verbunden sind, wird sofort gezeigt und durch eine neue ersetzt.
difference-race-change = Statt Zielkarten zu ziehen, kann man in einem Zug beide eigenen gegen zwei neue tauschen.
difference-coasts = Wer { $west } mit { $east } durch eigene Waggons verbindet, hat eine erfüllte Zielkarte mehr, einmal im Spiel.
difference-race-end = Legt jemand den letzten Waggon, endet das Spiel sofort: Die meisten erfüllten Zielkarten gewinnen, bei Gleichstand wird der Sieg geteilt.
option-firstjourney-locomotives = Wie sich die 72 Wagenkarten der ersten Reise verteilen.
value-firstjourney-locomotives-12 = 12 Lokomotiven und 10 Karten jeder Farbe.
value-firstjourney-locomotives-6 = 6 Lokomotiven und 11 Karten jeder Farbe.
value-firstjourney-locomotives-18 = 18 Lokomotiven und 9 Karten jeder Farbe.
help-play-race = Zielkarten: „change“ tauscht deine beiden gegen neue; „tickets“ sagt, wie deine stehen, „board“, was alle erfüllt haben.
web-help-race-turn-text =
    { $purse ->
        [dice] Wirf fünf Würfel und einmal beliebige davon noch einmal. Dann tu höchstens eines: eine Strecke nutzen oder beide Zielkarten tauschen. Unbenutzte Würfel kaufen Marken.
       *[cards] Eines davon: zwei Wagenkarten vom Stapel ziehen, eine Strecke nutzen oder beide Zielkarten tauschen. Es liegen keine Karten offen.
    }
web-help-race-text = Du hast zwei Zielkarten. Sobald deine Waggons die Orte einer Karte verbinden, wird sie gezeigt, gilt als erfüllt und wird ersetzt. Erfüllte liegen offen; deine zwei sind geheim und kosten nie etwas. Wer eine Stadt der Westküste mit einer der Ostküste verbindet, hat einmal eine Zielkarte mehr.
web-help-race-end-text = Wer { $count } Zielkarten erfüllt hat, gewinnt sofort. Legt vorher jemand den letzten Waggon, endet das Spiel auch sofort: Die meisten erfüllten Zielkarten gewinnen, bei Gleichstand wird der Sieg geteilt. Eine letzte Runde gibt es nicht.
web-help-race-chaos-text = Wo ein Monster steht, herrscht Chaos: Keine Strecke, die dort endet, kann genutzt werden, und keine Zielkarte mit diesem Ort kann erfüllt werden, bis es geht. Erfüllte bleiben erfüllt. Endet das Spiel mit dem letzten Waggon, zählen die meisten Karten jedes Monsters als eine Zielkarte.
web-help-race = Wie funktionieren Zielkarten hier?
web-count-completed = erfüllte Zielkarten
web-completed = Erfüllt ({ $count } von { $goal })
ticket-waits = { $text } Sie kann nicht erfüllt werden, solange ein Monster in { $places } ist.
web-ticket-waits = wartet: ein Monster ist in { $places }
web-help-race-turn = Was kann ich in meinem Zug tun?
web-help-race-end = Wann endet das Spiel?
web-help-race-chaos = Was heißt Chaos?
web-help-race-monster = Wie bewegen sich die Monster?
web-help-race-monster-text =
    { $purse ->
        [dice] In deinem Zug darfst du ein Monster bewegen: für einen Joker bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen.
       *[cards] In deinem Zug darfst du ein Monster bewegen: für eine Lokomotive bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen.
    }
web-action-race = Ziehst du zwei Karten, nutzt du eine golden gerahmte Strecke oder tauschst du beide Zielkarten?
web-action-race-dice = Nutzt du eine golden gerahmte Strecke oder tauschst du beide Zielkarten?
why-not-in-game-race = auf diesem Spielplan werden keine Zielkarten getauscht.
study-part-coast-to-coast = Küste zu Küste
advice-mechanism-changes = In { $games } Spielen tauscht nie jemand seine Zielkarten.
used-changes = Getauschte Zielkarten
