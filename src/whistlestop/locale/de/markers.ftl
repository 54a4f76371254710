board-old-west = Wilder Westen
web-value-oldwest = Wilder Westen
event-start-city-chosen =
    { $who ->
        [you] Du wählst { $place } als Startstadt.
       *[other] { $name } wählt { $place } als Startstadt.
    }
event-marker-bought =
    { $who ->
        [you] Du setzt einen Marker auf { $place } ({ $payment }).
       *[other] { $name } setzt einen Marker auf { $place } ({ $payment }).
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Du setzt einen Marker auf { $place } ({ $payment }).
       *[other] { $name } setzt einen Marker auf { $place } ({ $payment }).
    }
event-route-scored =
    { $who ->
        [you] Du wertest { $route }: plus { $points }.
       *[other] { $name } wertet { $route }: plus { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Du fängst Alvin, plus { $points }, und bringst ihn nach { $place }.
       *[other] { $name } fängt Alvin, plus { $points }, und bringt ihn nach { $place }.
    }
why-city-marked = auf { $place } steht schon ein Marker.
why-alien-city = in { $place } beginnt Alvin: dort steht nie ein Marker.
why-not-end-of-route = { $place } ist kein Ende der eben genutzten Strecke.
why-marker-too-dear = ein Marker kostet { $count } Karten einer Farbe, die du nicht zahlen kannst.
why-out-of-reach = die Strecke berührt weder deine Startstadt noch etwas, das deine Strecken mit ihr verbinden.
difference-markers = Jeder hat { $count } Stadtmarker. Vor dem ersten Zug setzt jeder einen auf seine Startstadt, der letzte Spieler zuerst; alle seine Strecken hängen mit ihr zusammen. Nach dem Nutzen einer Strecke darf ein weiterer Marker auf ein freies Ende, für { $price } Karten einer Farbe.
difference-marker-points = Eine Strecke zählt für die, deren Marker an ihren Enden stehen, für jeden ganz und bei zweien doppelt; nur ohne Marker für den, der sie nutzt.
heading-alien = Alvin
choice-marker = einen Marker auf { $place } setzen
choice-no-marker = keinen Marker setzen
choice-alien = Alvin nach { $place } bringen
question-start-city = In welcher Stadt beginnst du? Alle deine Strecken hängen mit ihr zusammen.
question-marker = Setzt du einen Marker auf ein Ende deiner Strecke? Übrig: { $count }.
question-alien = Du hast Alvin gefangen. In welche deiner Städte kommt er?
prompt-start-city = Deine Startstadt:
prompt-marker = Dein Marker:
prompt-alien = Alvin kommt nach:
marked-cities = { $name }: Marker auf { $places }.
no-marked-cities = { $name }: noch kein Marker.
place-alien = Alvin ist in { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: plus { $points }.
help-play-markers = Marker: nenne die Stadt, in der du beginnst, und nach einer Strecke das Ende, das einen Marker bekommt, oder „no marker“; „markers“ sagt, wo Alvin ist, „board“, wer was markiert hat.
web-marker-here = Marker von { $name }: Strecken hier zählen für den Besitzer.
web-alien-here = Hier ist Alvin.
web-start-city-question = In welcher Stadt beginnst du? Drücke auf einen Ort.
web-marker-question = Setzt du einen Marker auf ein Ende deiner Strecke?
web-no-marker = Kein Marker
web-alien-question = Wohin kommt Alvin?
web-markers-own = Marker auf { $places }
web-help-marker = Wozu sind Stadtmarker gut?
web-help-marker-text = Alle Strecken eines Spielers hängen mit seiner Startstadt zusammen. Die Punkte einer Strecke gehen an die, deren Marker an ihren Enden stehen; ohne Marker zählt sie für den, der sie nutzt. Danach darf ein Marker für ein freies Ende gekauft werden.
web-help-alien = Was tut Alvin hier?
web-help-alien-text = Wer eine Strecke in Alvins Stadt nutzt, fängt ihn, bekommt { $points } Punkte und bringt ihn in eine Stadt mit eigenem Marker. In wessen Stadt er am Ende ist, der bekommt noch { $points }.
option-oldwest-alvin = Ob im Wilden Westen mit Alvin dem Außerirdischen gespielt wird.
value-oldwest-alvin-true = Alvin beginnt in Roswell und kann gefangen werden.
value-oldwest-alvin-false = Im Wilden Westen wird ohne Alvin gespielt.
option-oldwest-allow_monsters = Ob Alvin & Dexter in den Wilden Westen kommen dürfen.
value-oldwest-allow_monsters-true = Alvin & Dexter dürfen in den Wilden Westen; sie beginnen nicht auf Markern.
value-oldwest-allow_monsters-false = Alvin & Dexter kommen nicht in den Wilden Westen: Ein Monster auf einer Startstadt sperrte ihren Besitzer aus.
why-not-now-start-city = wähle zuerst deine Startstadt.
why-not-now-marker = sag zuerst, ob ein Marker an deiner Strecke stehen soll.
why-not-now-marker-payment = zahle zuerst für deinen Marker, oder gib undo ein.
why-not-now-alien = bring zuerst Alvin in eine deiner Städte.
why-not-in-game-markers = auf diesem Spielplan gibt es keine Stadtmarker.
web-not-now-start-city = Wähle zuerst deine Startstadt.
web-not-now-marker = Sag zuerst, ob ein Marker an deiner Strecke stehen soll.
web-not-now-marker-payment = Zahle zuerst für deinen Marker.
web-not-now-alien = Bring zuerst Alvin in eine deiner Städte.
study-part-alien = Alvin
advice-mechanism-markers = In { $games } Spielen kauft nie jemand einen Stadtmarker.
used-markers = Gekaufte Stadtmarker
