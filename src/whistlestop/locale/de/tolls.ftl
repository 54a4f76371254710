board-nederland = Niederlande
track-toll = Maut { $count }
event-toll-paid =
    { $who ->
        [you] Du zahlst die Maut von { $route }: { $count }.
       *[other] { $name } zahlt die Maut von { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Du kannst die Maut von { $route } ({ $count }) nicht zahlen und nimmst einen Kredit auf.
       *[other] { $name } kann die Maut von { $route } ({ $count }) nicht zahlen und nimmt einen Kredit auf.
    }
event-toll-received =
    { $who ->
        [you] Du erhältst die Maut von { $route }: { $count }.
       *[other] { $name } erhält die Maut von { $route }: { $count }.
    }
event-neutral-ticket = Für den neutralen Spieler wird die Zielkarte { $ticket } aufgedeckt.
event-neutral-claimed = Der neutrale Spieler nimmt { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Du legst die Zielkarte { $ticket } offen neben den Stapel.
       *[other] { $name } legt die Zielkarte { $ticket } offen neben den Stapel.
    }
why-neutral-stands = dort stehen neutrale Züge.
difference-tolls = Alle beginnen mit { $count } Mautmarken, die geheim bleiben. Wer eine Strecke nutzt, zahlt ihre Maut an die Bank, auf dem zweiten Gleis einer Doppelstrecke an den Besitzer des ersten. Wer zu wenig hat, nimmt stattdessen einen Kredit auf und zahlt nichts; jeder Kredit kostet am Ende { $points } Punkte.
difference-toll-points = Am Ende werden die Spieler ohne Kredit nach ihren übrigen Marken gewertet: { $rows }.
difference-start-scores = Die Zählsteine beginnen versetzt: in Zugreihenfolge { $points } Punkte.
difference-neutral = Mit { $count } Spielern kommt nach Runde { $rounds } ein neutraler Spieler mit { $trains } Zügen dazu: Nach jeder Runde wird eine Zielkarte aufgedeckt, und er nimmt ein Gleis der Verbindung an ihrem unteren Rand. Sind beide frei, wählt, wer den Marker hat, und gibt ihn weiter; neben dem Gleis eines Spielers zahlt die Bank diesem die Maut.
option-nederland-tolls = Ob in den Niederlanden Maut gezahlt wird.
value-nederland-tolls-true = Maut, Kredite und eine Wertung der Marken.
value-nederland-tolls-false = Keine Maut: Doppelstrecken gelten ab vier Spielern, und niemand beginnt mit Vorsprung.
option-nederland-neutral_player = Ob in den Niederlanden zu zweit ein neutraler Spieler mitspielt.
value-nederland-neutral_player-true = Zu zweit nimmt ein neutraler Spieler ab der sechsten Runde Gleise.
value-nederland-neutral_player-false = Zu zweit spielt niemand sonst mit.
option-nederland-start_scores = Auf welchen Feldern die Zählsteine in den Niederlanden beginnen.
value-nederland-start_scores-printed = Die Zählsteine beginnen, wie der Plan es sagt.
value-nederland-start_scores-own = Die Zählsteine beginnen auf { $value }, in Zugreihenfolge.
heading-head-start = Vorsprung
heading-loans = Kredite
heading-toll-tokens = Mautmarken
score-part-head-start = Vorsprung { $points }
score-part-loans = Kredite { $points }
score-secret-toll-tokens = Was Mautmarken wert sind, zeigt sich am Ende.
scoring-head-start = { $name }: Vorsprung: plus { $points }.
scoring-loans = { $name }: Kredite: { $points } Punkte.
scoring-toll-tokens = { $name }: Rang nach Mautmarken: plus { $points }.
legend-toll = Maut einer Verbindung
choice-neutral = der neutrale Spieler nimmt { $route }, { $colour }
question-neutral = Welches Gleis zwischen { $a } und { $b } nimmt der neutrale Spieler? Du hast den Marker.
prompt-neutral = Gleis des neutralen Spielers:
held-tolls = { $name }: Mautmarken { $count }, Kredite { $loans }.
hidden-tolls = { $name }: Mautmarken sind geheim, Kredite { $loans }.
face-up-tickets = Offen neben dem Zielkartenstapel: { $tickets }.
neutral-player =
    { $count ->
        [0] Der neutrale Spieler hat { $trains } Züge und keine Gleise.
       *[other] Der neutrale Spieler hat noch { $trains } Züge und { $count } Gleise: { $routes }.
    }
help-play-tolls = Maut: Sie wird von selbst gezahlt; „tolls“ zeigt offene Zielkarten und den neutralen Spieler, „board“ was alle haben. Für den neutralen Spieler nenne die Farbe eines Gleises oder „#1“ oder „#2“.
web-toll = Maut { $count }
web-toll-tokens = Mautmarken: { $count }
web-toll-secret = Mautmarken bleiben geheim
web-toll-loan = Eine Strecke mit höherer Maut kostet dich einen Kredit.
web-loans = Kredite: { $count }
web-neutral-marker = Wählt für den neutralen Spieler
web-neutral-trains = Neutrale Züge übrig: { $count }
web-neutral-ended = Der neutrale Spieler nimmt keine Gleise mehr
web-neutral-track = Hier stehen neutrale Züge.
web-neutral-question = Welches Gleis nimmt der neutrale Spieler: { $route }?
web-face-up-tickets = Offene Zielkarten: { $count }
web-help-toll = Was ist die Maut?
web-help-toll-text = Jede Verbindung kostet eine Maut von einer bis vier Marken; alle beginnen mit { $count }. Wer eine Strecke nutzt, zahlt sie an die Bank, auf dem zweiten Gleis einer Doppelstrecke an den Besitzer des ersten. Mit zu wenig Marken nimmst du einen Kredit auf und zahlst nichts; jeder Kredit kostet am Ende { $points } Punkte und schließt dich von der Wertung der Marken aus, die viel wert ist. Beträge sind geheim, Kredite offen.
web-help-neutral = Wer ist der neutrale Spieler?
web-help-neutral-text = Zu zweit kommt nach Runde { $rounds } ein dritter Spieler mit { $count } Zügen dazu. Nach jeder Runde wird eine Zielkarte aufgedeckt, und er nimmt ein Gleis der Verbindung an ihrem unteren Rand, wenn er dort noch keines hat. Sind beide Gleise frei, wählt, wer den Marker hat, und gibt ihn weiter; neben deinem Gleis zahlt dir die Bank die Maut. Er punktet nicht und hört auf, wenn seine Züge oder der Zielkartenstapel ausgehen.
why-not-now-neutral-track = wähle zuerst ein Gleis für den neutralen Spieler.
why-not-in-game-tolls = an diesem Tisch spielt kein neutraler Spieler mit.
web-not-now-neutral-track = Wähle zuerst ein Gleis für den neutralen Spieler.
web-value-nederland = Niederlande
route-neutral = { $route } – dort stehen neutrale Züge.
study-part-head-start = Vorsprung
study-part-loans = Kredite
study-part-toll-tokens = Mautmarken
web-key-foot = Verbindung am Fuß, für den neutralen Spieler
web-key-toll = Maut
web-key-tolls = Mautgebühren
web-key-loan-cost = Punkte, die ein Kredit kostet
web-key-start-scores = Punkte am Anfang, in Zugreihenfolge
web-key-neutral = Neutraler Spieler
web-key-neutral-players = Spieler, mit denen er spielt
web-key-neutral-trains = Seine Waggons
web-key-first-round = Erste Runde, die mit seiner Phase endet
web-value-face-up = offen neben den Stapel
web-key-start-tokens = Mautmarken jedes Spielers am Anfang
advice-mechanism-tolls = In { $games } Spielen zahlt nie jemand Maut.
used-tolls = Bezahlte Maut
advice-mechanism-loans = In { $games } Spielen nimmt nie jemand einen Kredit auf.
used-loans = Aufgenommene Kredite
