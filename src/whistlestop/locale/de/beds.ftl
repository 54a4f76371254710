board-france = Frankreich
event-piece-laid =
    { $who ->
        [you] Du legst ein Gleisstück ({ $kind }) auf { $route }.
       *[other] { $name } legt ein Gleisstück ({ $kind }) auf { $route }.
    }
event-bed-built =
    { $who ->
        [you] Du legst ein Gleisstück auf { $route }.
       *[other] { $name } legt ein Gleisstück auf { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Du gibst { $dice } für ein Gleisstück.
       *[other] { $name } gibt { $dice } für ein Gleisstück.
    }
why-bed-not-built = auf diesem Gleisbett liegt noch kein Gleisstück.
why-track-crossed = ein Gleisstück oder Waggons liegen quer darüber.
why-no-bed = diese Strecke ist kein Gleisbett: sie braucht kein Gleisstück.
why-piece-lies = dort liegt schon ein Gleisstück.
why-no-pieces-left = es ist kein Gleisstück der Länge { $count } mehr da.
why-nothing-to-build = kein übriges Gleisstück passt auf ein freies Gleisbett.
why-no-piece-of-colour = es ist kein Gleisstück dieser Farbe mit der Länge { $count } mehr da.
why-piece-laid = du hast in diesem Zug schon ein Gleisstück gelegt.
why-must-build = wer in einem Zug sonst nichts tut, muss vor dessen Ende ein Gleisstück legen.
difference-beds = Von den Strecken sind { $count } leere Gleisbetten. Wer Wagenkarten zieht, muss danach ein farbiges Gleisstück auf ein freies Gleisbett seiner Länge legen, wo auch immer. Von da an darf jeder diese Strecke mit Karten dieser Farbe nutzen; das Gleisstück kommt zurück in den Vorrat.
difference-pieces = Es gibt { $count } Gleisstücke; von jeder Farbe { $pieces }.
pieces-of-length = { $count } der Länge { $length }
difference-crossings = { $count } Paare von Verbindungen kreuzen sich: ein Gleisstück oder Waggons auf der einen sperren die andere für immer. Bei wenigen Spielern sperrt ein Gleisstück auch die Gleise daneben.
option-france-pieces = Wie viele Gleisstücke es in Frankreich gibt.
value-france-pieces-printed = Die Gleisstücke sind die aus der Schachtel.
value-france-pieces-own = Gleisstücke jeder Farbe, die kürzesten zuerst: { $value }.
option-france-dice_build = Wie Gleisstücke in Frankreich gelegt werden, wenn mit Würfeln gespielt wird.
value-france-dice_build-turn_or_pair = Wer in einem Zug sonst nichts tut, muss ein Gleisstück legen; nach einer Aktion dürfen zwei unbenutzte Würfel eines legen.
value-france-dice_build-open_beds = Es gibt keine Gleisstücke: alle Gleisbetten sind von Anfang an offen.
kind-bed = ohne Farbe
legend-bed = Gleisbett: nutzbar, sobald ein farbiges Gleisstück darauf liegt
choice-build = ein Gleisstück auf { $route } legen (Länge { $count })
choice-piece = ein Gleisstück in { $kind }
choice-build-for-dice = { $dice } geben und ein Gleisstück legen
question-bed = Auf welches Gleisbett legst du ein Gleisstück?
question-piece = Welche Farbe hat das Gleisstück auf { $route }?
prompt-bed = Dein Gleisbett:
prompt-piece = Dein Gleisstück:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Auf dem Spielplan liegt kein Gleisstück.
       *[other] Gleisstücke auf dem Spielplan: { $pieces }.
    }
help-play-beds = Gleisstücke: nenne nach dem Ziehen die beiden Städte eines Gleisbetts, dann eine Farbe; mit Würfeln „build“ und die beiden Städte; „pieces“ zeigt die gelegten.
web-track-bed = Leeres Gleisbett: nutzbar, sobald ein farbiges Gleisstück darauf liegt.
web-track-piece = Das Gleisstück hier ist { $kind }: Karten dieser Farbe bezahlen.
web-bed-question = Wo legst du ein Gleisstück? Drücke auf ein Gleisbett.
web-bed-besides = Oder drücke auf ein leeres Gleisbett: Dort legst du statt einer Aktion ein Gleisstück.
web-piece-question = Welche Farbe hat das Gleisstück auf { $route }?
web-help-bed = Wozu sind Gleisstücke gut?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Strecken ohne Farbe sind Gleisbetten. Gleisstücke werden nicht gelegt: Jeder darf eine solche Strecke von Anfang an nutzen. Was Waggons kreuzt, ist für immer gesperrt.
           *[laid] Strecken ohne Farbe sind leere Gleisbetten und noch nicht nutzbar. Wer in seinem Zug weder eine Strecke nutzt noch Zielkarten zieht, legt ein Gleisstück auf ein freies Gleisbett; in jedem anderen Zug dürfen zwei übrige Würfel nach der Aktion eines legen. Dann darf jeder die Strecke nutzen, Farben bedeuten nichts; das Gleisstück kommt zurück in den Vorrat. Was ein Gleisstück oder Waggons kreuzt, ist für immer gesperrt.
        }
       *[cards] Strecken ohne Farbe sind leere Gleisbetten und noch nicht nutzbar. Wer Wagenkarten zieht, legt danach ein farbiges Gleisstück auf ein freies Gleisbett. Dann hat die Strecke diese Farbe, und jeder darf sie nutzen; das Gleisstück kommt zurück in den Vorrat. Was ein Gleisstück oder Waggons kreuzt, ist für immer gesperrt.
    }
web-key-beds = Gleisbetten und Gleisstücke
web-key-bed = Leeres Gleisbett
web-key-crossings = Verbindungen, die sich kreuzen
web-key-one = Eine Verbindung
web-key-other = Die andere Verbindung
web-key-pieces = Gleisstücke jeder Farbe nach Länge
web-value-france = Frankreich

why-not-now-bed = wähle zuerst ein Gleisbett für das Gleisstück.
why-not-now-piece = wähle zuerst die Farbe des Gleisstücks.
why-not-in-game-beds = auf diesem Spielplan gibt es keine Gleisbetten.
web-not-now-bed = Wähle zuerst ein Gleisbett für das Gleisstück.
web-not-now-piece = Wähle zuerst die Farbe des Gleisstücks.
used-beds = Verlegte Gleisstücke
