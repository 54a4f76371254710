board-rails-and-sails-world = Weltreise: Die Welt
web-value-sails = Weltreise
card-deck =
    { $deck ->
        [train] Zugkartenstapel
       *[ship] Schiffskartenstapel
    }
event-pieces-chosen =
    { $who ->
        [you] Du nimmst { $trains } Waggons und { $ships } Schiffe mit ins Spiel.
       *[other] { $name } hat Spielsteine gewählt.
    }
event-pieces-shown =
    { $who ->
        [you] Du beginnst mit { $trains } Waggons und { $ships } Schiffen.
       *[other] { $name } beginnt mit { $trains } Waggons und { $ships } Schiffen.
    }
event-deck-card-drawn =
    { $who ->
        [you] Du ziehst { $card } ({ $deck }).
       *[other] { $name } zieht eine Karte ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Du nimmst { $card }.
       *[other] { $name } nimmt { $card }.
    }
event-card-replaced = In die Auslage kommt: { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Du bezahlst { $card }.
       *[other] { $name } bezahlt { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Du baust einen Hafen in { $place }.
       *[other] { $name } baut einen Hafen in { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Du baust einen Hafen in { $place } für { $payment }.
       *[other] { $name } baut einen Hafen in { $place } für { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Du tauschst Schiffe in Waggons ({ $count }): minus { $count }.
           *[ships] Du tauschst Waggons in Schiffe ({ $count }): minus { $count }.
        }
       *[other] { $into ->
            [trains] { $name } tauscht Schiffe in Waggons ({ $count }): minus { $count }.
           *[ships] { $name } tauscht Waggons in Schiffe ({ $count }): minus { $count }.
        }
    }
why-few-ships = die Strecke braucht { $count } Schiffe, du hast { $have }.
why-cards-too-few = die Strecke braucht Karten für { $count } Felder, du hast sie für { $have } in einer Farbe.
why-not-a-port = { $place } ist keine Hafenstadt.
why-harbour-stands = in { $place } steht schon ein Hafen.
why-no-harbours-left = du hast alle deine Häfen gebaut.
why-no-route-there = keine deiner Strecken führt nach { $place }.
why-harbour-too-dear = ein Hafen kostet zwei Zug- und zwei Schiffskarten einer Farbe, alle mit Hafen; das kannst du nicht bezahlen.
why-not-this-card = { $kind } kann nicht als Nächstes bezahlt werden: Man bezahlt Farbe für Farbe, Joker zuletzt, und nur, was der Preis verlangt.
why-few-to-exchange = so viele Spielsteine sind nicht in deinem Vorrat und deiner Reserve.
why-no-monster-at-stop = { $place } ist keine Stadt; dort steht kein Monster.
difference-ships = Jeder hat { $trains } Waggons und { $ships } Schiffe und nimmt geheim { $pieces } davon mit ins Spiel; die übrigen sind seine Reserve. Spielsteine kann man für je einen Punkt tauschen.
difference-ship-cards = Es gibt zwei Stapel, Zugkarten und Schiffskarten; jeder beginnt auch mit { $cards } Schiffskarten. Wer eine offene Karte nimmt, wählt den Stapel, der sie ersetzt. Eine Karte mit zwei Schiffen bezahlt ein oder zwei Felder.
difference-harbours = Jeder hat { $count } Häfen. Am Ende bringt einer { $points } Punkte für einen, zwei, drei oder mehr erfüllte Aufträge, die seine Stadt nennen; jeder nicht gebaute kostet { $unbuilt }.
difference-last-rounds = Beendet jemand seinen Zug mit { $count } oder weniger Spielsteinen, Waggons und Schiffe zusammen, so haben alle noch { $rounds } Züge.
difference-pair-routes = Eine Doppelkartenstrecke kostet für jedes Feld zwei Zugkarten einer Farbe.
difference-ticket-tours = Eine Rundreise bringt mehr, wenn ihre Städte in der gedruckten Reihenfolge direkt verbunden sind, weniger, wenn sie nur verbunden sind, und kostet sonst ihre Strafe.
choice-draw-ship = eine Schiffskarte ziehen
choice-replace-from = ersetzen: { $deck }
choice-pay-card = { $card } bezahlen
choice-pieces = { $trains } Waggons und { $ships } Schiffe
choice-harbour = einen Hafen in { $place } bauen
choice-exchange =
    { $into ->
        [trains] Schiffe in Waggons tauschen: { $count }
       *[ships] Waggons in Schiffe tauschen: { $count }
    }
question-pieces = Wie viele Waggons nimmst du mit ins Spiel? Die übrigen Spielsteine sind Schiffe.
question-deck = Welcher Stapel ersetzt die genommene Karte?
question-card-payment = Welche Karte bezahlst du für { $route }? Noch zu bezahlen: { $count }.
question-harbour-payment = Womit bezahlst du den Hafen in { $place }? Noch zu bezahlen: { $count }.
prompt-pieces = Deine Waggons:
prompt-deck = Der Stapel:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: Schiffe im Vorrat { $ships }, Waggons in der Reserve { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: noch Waggons { $trains } und Schiffe { $ships }, über { $routes }.
       *[no] { $ticket }: noch Waggons { $trains } und Schiffe { $ships }, über { $routes }, mehr als du hast.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: erreichbar, Waggons { $trains } und Schiffe { $ships }.
       *[too-far] { $ticket }: braucht Waggons { $trains } und Schiffe { $ships }, mehr als du hast.
    }
harbours-of = { $name }: Häfen in { $places }.
ticket-tour = { $ends } ({ $points }, der Reihe nach { $best }, sonst −{ $penalty })
web-tour-worth = der Reihe nach { $best }, sonst −{ $penalty }
heading-exchanges = Tausch
score-part-exchanges = Tausch { $points }
heading-harbours = Häfen
score-part-harbours = Häfen { $points }
heading-unbuilt-harbours = nicht gebaute Häfen
score-part-unbuilt-harbours = nicht gebaute Häfen { $points }
scoring-exchanges = { $name }: getauschte Spielsteine: { $points }.
scoring-harbours = { $name }: Häfen: plus { $points }.
scoring-unbuilt-harbours = { $name }: nicht gebaute Häfen: { $points }.
study-part-exchanges = Tausch
study-part-harbours = Häfen
study-part-unbuilt-harbours = nicht gebaute Häfen
help-play-ships = Schiffe: „draw ship“ zieht eine Schiffskarte, „replace from train“ nennt einen Stapel; Karten werden einzeln bezahlt. „harbour lima“ baut einen Hafen, „exchange trains 2“ macht aus zwei Schiffen Waggons.
web-help-ships = Wie gehen Schiffe und Häfen?
web-help-ships-text =
    { $purse ->
        [dice] Schiffsstrecken brauchen Schiffe, Zugstrecken Waggons; jedes Feld kostet ein Symbol, auf einer Doppelkartenstrecke zwei. Ein Hafen kostet vier Bahnhöfe oder Joker und bringt Punkte für erfüllte Aufträge, die seine Stadt nennen. Spielsteine kann man mit der Reserve tauschen und verliert je einen Punkt.
       *[cards] Schiffsstrecken brauchen Schiffe und Schiffskarten, Zugstrecken Waggons und Zugkarten; ein Joker steht für beides. Ein Hafen kostet zwei Zug- und zwei Schiffskarten einer Farbe mit Hafen und bringt Punkte für erfüllte Aufträge, die seine Stadt nennen. Spielsteine kann man mit der Reserve tauschen und verliert je einen Punkt.
    }
web-help-ship-card = Was bezahlen Schiffskarten?
web-help-ship-card-text = Eine Doppelschiffkarte bezahlt ein oder zwei Felder einer Schiffsstrecke; keine Karte wird bezahlt, die man weglassen könnte. Eine Doppelkartenstrecke kostet für jedes Feld zwei Zugkarten einer Farbe. Wer eine offene Karte nimmt, nennt den Stapel, der sie ersetzt.
web-help-ship-tour = Was ist eine Rundreise?
web-help-ship-tour-text = Eine Rundreise nennt drei Städte oder mehr. Verbinden deine Strecken alle, gibt sie die niedrigeren Punkte; ist jede Stadt direkt mit der nächsten in der gedruckten Reihenfolge verbunden, die höheren. Sonst kostet sie mehr als beides.
web-help-ships-end = Wie endet das Spiel?
web-help-ships-end-text = Sobald jemand seinen Zug mit höchstens { $count } Spielsteinen beendet, Waggons und Schiffe zusammen, haben alle weitere Züge, auch dieser Spieler: { $rounds }. Dann zählen Aufträge, Rundreisen, Täusche und Häfen. Die meisten Punkte gewinnen; bei Gleichstand mehr erfüllte Aufträge.
option-sails-fixed_split = Ob alle mit denselben Spielsteinen beginnen.
value-sails-fixed_split-0 = Jeder wählt seine Spielsteine geheim.
value-sails-fixed_split-20 = Alle beginnen mit 20 Waggons und 40 Schiffen.
option-sails-tour_order = Wann eine Rundreise der Reihe nach zählt.
value-sails-tour_order-direct = Eine Rundreise zählt, wenn benachbarte Städte durch eigene Strecken verbunden sind.
value-sails-tour_order-trail = Eine Rundreise zählt, wenn ein Weg auf eigenen Strecken ihre Städte der Reihe nach trifft.
option-sails-dice_wild_ships = Wie viele Felder einer Schiffsstrecke ein Joker bezahlt.
value-sails-dice_wild_ships-1 = Ein Joker bezahlt ein Feld einer Schiffsstrecke.
value-sails-dice_wild_ships-2 = Ein Joker bezahlt ein oder zwei Felder einer Schiffsstrecke; nichts wird bezahlt, was man weglassen könnte.
why-not-now-pieces = wähle zuerst die Spielsteine, die du mit ins Spiel nimmst.
why-not-now-deck = sage zuerst, welcher Stapel die Karte ersetzt.
why-not-now-card-payment = bezahle zuerst deine Strecke oder tippe undo.
why-not-now-harbour-payment = bezahle zuerst deinen Hafen oder tippe undo.
why-not-in-game-ships = auf diesem Spielplan gibt es keine Schiffe.
web-not-now-pieces = Wähle zuerst die Spielsteine, die du mit ins Spiel nimmst.
web-not-now-deck = Sage zuerst, welcher Stapel die Karte ersetzt.
web-not-now-card-payment = Bezahle zuerst deine Strecke.
web-not-now-harbour-payment = Bezahle zuerst deinen Hafen.
kind-red-harbour = Rot, Zugkarte mit Hafen
kind-yellow-harbour = Gelb, Zugkarte mit Hafen
kind-green-harbour = Grün, Zugkarte mit Hafen
kind-pink-harbour = Rosa, Zugkarte mit Hafen
kind-white-harbour = Weiß, Zugkarte mit Hafen
kind-black-harbour = Schwarz, Zugkarte mit Hafen
kind-red-double = Rot, zwei Schiffe
kind-yellow-double = Gelb, zwei Schiffe
kind-green-double = Grün, zwei Schiffe
kind-pink-double = Rosa, zwei Schiffe
kind-white-double = Weiß, zwei Schiffe
kind-black-double = Schwarz, zwei Schiffe
kind-red-single = Rot, ein Schiff mit Hafen
kind-yellow-single = Gelb, ein Schiff mit Hafen
kind-green-single = Grün, ein Schiff mit Hafen
kind-pink-single = Rosa, ein Schiff mit Hafen
kind-white-single = Weiß, ein Schiff mit Hafen
kind-black-single = Schwarz, ein Schiff mit Hafen
legend-ship = Schiffsstrecke: Schiffe und Schiffskarten
legend-pair = Doppelkartenstrecke: zwei Zugkarten einer Farbe je Feld
legend-port = Hafenstadt
web-harbours = Hafen
web-pick-harbour = Wo baust du einen Hafen? Drücke auf einen Ort.
web-exchange = Tauschen
web-fewer = Weniger
web-more = Mehr
web-ship-deck = Schiffsstapel: { $count } Karten
web-draw-ship-sure = Eine Karte vom Schiffsstapel ziehen?
web-ticket-pieces =
    { $count ->
        [one] noch { $count } Spielstein
       *[other] noch { $count } Spielsteine
    }
web-ticket-pieces-too-far = noch { $count } Spielsteine, mehr als du hast
web-key-ships = Schiffe und Häfen
web-key-ships-each = Schiffe je Spieler
web-key-ships-pieces = Spielsteine, die jeder mit ins Spiel nimmt
web-key-ships-start-cards = Schiffskarten zu Beginn
web-key-with-harbour = Zugkarten jeder Farbe mit Hafen
web-key-doubles = Doppelte Schiffskarten jeder Farbe
web-key-singles = Einfache Schiffskarten jeder Farbe
web-key-harbours = Häfen jedes Spielers
web-key-harbour-price = Karten, die ein Hafen kostet
web-key-harbour-points = Punkte eines Hafens nach Aufträgen
web-key-unbuilt-harbour = Verlorene Punkte für einen nicht gebauten Hafen
web-key-last-rounds = Letzte Züge jedes Spielers
web-key-ports = Hafenstädte
web-key-stops = Halte ohne Namen
web-key-tour = Rundreise
web-key-via = Über
web-key-in-order = Punkte in gedruckter Reihenfolge
web-key-penalty = Verlorene Punkte
web-key-kind = Art der Strecke
web-value-train = Zug
web-value-pair = Doppelkarten
web-count-ships = Schiffe
web-count-reserve = Reserve
web-trains-in-reserve = Waggons in der Reserve: { $trains }.
web-harbours-here = Häfen in { $places }
advice-mechanism-harbours = In { $games } Spielen baut nie jemand einen Hafen.
used-harbours = Gebaute Häfen
