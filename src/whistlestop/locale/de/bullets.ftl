board-japan = Japan
track-bullet = Shinkansen-Strecke: Fortschritt statt Punkte, solange es Shinkansen gibt
event-route-claimed-for-all =
    { $who ->
        [you] Du nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
       *[other] { $name } nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Du nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
       *[other] { $name } nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
    }
why-bullet-train-stands = dort steht ein Shinkansen: Die Strecke dient allen.
difference-bullet-trains = Alle teilen sich { $count } Shinkansen. Es gibt { $routes } Shinkansen-Strecken: Sie werden wie graue Strecken bezahlt und bekommen einen Shinkansen statt deiner Waggons. Sie bringen keine Punkte, dienen den Zielkarten aller, und dein Fortschritt wächst um ihre Länge. Sind keine Shinkansen mehr da, sind es einfache graue Strecken.
difference-end-bullet-trains = Die letzte Runde beginnt, wenn jemand höchstens { $trains } Waggons hat und höchstens { $count } Shinkansen übrig sind.
difference-bullet-progress = Am Ende zählt der Rang beim Fortschritt mit Shinkansen: { $rows }. Wer keinen hat, bekommt stattdessen { $nothing }.
points-of-ranks = zu { $players } { $points }
option-japan-end_check = Wessen wenige Waggons in Japan die letzte Runde beginnen lassen, wenn nur noch wenige Shinkansen da sind.
value-japan-end_check-any_player = Die letzte Runde beginnt, sobald irgendjemand wenige Waggons hat.
value-japan-end_check-turn_player = Die letzte Runde beginnt nur am Ende des Zuges von jemandem, der wenige Waggons hat.
option-japan-bonus_table = Was der Fortschritt mit Shinkansen in Japan je nach Rang wert ist.
value-japan-bonus_table-printed = Die Ränge sind wert, was der Spielplan sagt.
value-japan-bonus_table-own = Die Ränge sind { $value } wert: eine Zeile je Spielerzahl, eine einzelne Zahl für keinen Fortschritt.
heading-bullets = Shinkansen
legend-bullet = Shinkansen-Strecke: ein Zug aller, danach für alle
bullet-progress = { $name }: Fortschritt mit Shinkansen: { $spaces }.
bullet-routes =
    { $count ->
        [0] Noch steht kein Shinkansen auf dem Spielplan.
       *[other] Shinkansen stehen auf { $count } Strecken, die allen dienen: { $routes }.
    }
bullet-trains-left = Shinkansen übrig: { $count }.
score-part-bullets = Shinkansen { $points }
scoring-bullets = { $name }: Fortschritt mit Shinkansen: { $points } Punkte.
help-play-bullets = Shinkansen: Nutze eine Shinkansen-Strecke wie eine graue; „bullets“ listet die gebauten und wie viele Züge übrig sind, „board“ den Fortschritt aller.
web-route-for-all = Hier steht ein Shinkansen: Die Strecke dient allen.
web-bullets-left = Shinkansen übrig: { $count }
web-bullets-gone = Keine Shinkansen mehr: freie Shinkansen-Strecken sind einfache graue
web-track-bullet = Shinkansen-Strecke: Solange es Shinkansen gibt, kostet sie keine Waggons und bringt Fortschritt { $spaces } statt Punkte.
web-progress-worth = Fortschritt { $spaces }: jetzt { $points } Punkte wert
web-count-progress = Fortschritt
web-ticket-bullets = fehlende Shinkansen-Strecken: { $routes }, Waggons: { $count }
study-bullets-table = Shinkansen in einer Partie
study-fact-bullets-put = Shinkansen auf dem Spielplan
study-fact-bullets-gone = Partien, in denen keiner übrig bleibt
study-fact-progress = Fortschritt eines Platzes
study-fact-no-progress = Plätze ohne Fortschritt
study-fact-progress-wins = Partien, die gewinnt, wer allein am weitesten kam
web-help-bullet = Wozu sind Shinkansen gut?
web-help-bullet-text =
    { $purse ->
        [dice] Shinkansen-Strecken kosten ein Einzel für jedes Feld. Auf sie kommt ein Shinkansen aus dem gemeinsamen Vorrat statt deiner Waggons; sie bringen keine Punkte, sondern Fortschritt, und dienen den Zielkarten aller. Am Ende bekommt am meisten Punkte, wer am weitesten kam, und wer keinen Fortschritt hat, verliert Punkte. Sind die Shinkansen aufgebraucht, sind diese Strecken einfache graue. Die letzte Runde beginnt, wenn jemand wenige Waggons hat und höchstens { $count } Shinkansen übrig sind.
       *[cards] Shinkansen-Strecken werden wie graue bezahlt. Auf sie kommt ein Shinkansen aus dem gemeinsamen Vorrat statt deiner Waggons; sie bringen keine Punkte, sondern Fortschritt, und dienen den Zielkarten aller. Am Ende bekommt am meisten Punkte, wer am weitesten kam, und wer keinen Fortschritt hat, verliert Punkte. Sind die Shinkansen aufgebraucht, sind diese Strecken einfache graue. Die letzte Runde beginnt, wenn jemand wenige Waggons hat und höchstens { $count } Shinkansen übrig sind.
    }
advice-mechanism-bullets = In { $games } Spielen nutzt nie jemand einen Shinkansen.
study-part-bullets = Shinkansen
used-bullets = Eingesetzte Schnellzüge
