board-united-kingdom = Vereinigtes Königreich
technology =
    { $technology ->
        [wales-concession] Konzession Wales
        [ireland-france-concession] Konzession Irland / Frankreich
        [scotland-concession] Konzession Schottland
        [mechanical-stoker] Mechanische Rostbeschickung
        [steam-boiler] Überhitzter Dampfkessel
        [propellers] Schiffsschrauben
        [booster] Booster
        [boiler-lagging] Kesselverkleidung
        [steam-turbines] Dampfturbinen
        [double-heading] Doppeltraktion
        [thermocompressor] Thermokompressor
        [water-tenders] Wassertender
        [risky-contracts] Riskante Verträge
        [equalising-beam] Ausgleichsbalken
        [diesel-power] Dieselkraft
       *[right-of-way] Wegerecht
    }
event-technology-bought =
    { $who ->
        [you] Du kaufst { $technology }.
       *[other] { $name } kauft { $technology }.
    }
event-die-given =
    { $who ->
        [you] Du gibst einen Würfel: { $face }.
       *[other] { $name } gibt einen Würfel: { $face }.
    }
why-technology-this-turn = du hast in diesem Zug schon eine Technologie gekauft.
why-technology-owned = du hast { $technology } schon.
why-technology-sold-out = von { $technology } ist keine Karte mehr da.
why-technology-too-dear = { $technology } kostet { $count } Lokomotiven, oder Karten oder Würfel, die dafür gelten.
why-no-route-to-share = es gibt keine Strecke eines anderen, die du zusammen mit { $technology } ({ $count } Lokomotiven) bezahlen könntest.
why-technology-missing = für diese Strecke brauchst du { $technology }.
difference-technologies = Vor deiner Aktion darfst du mit Lokomotiven eine Technologie kaufen. Je { $count } Karten beliebiger Farben gelten als eine Lokomotive. Ohne Technologie nutzt du nur Strecken mit einem oder zwei Feldern in England, die keine Fähren sind.
difference-technology =
    { $kind ->
        [advanced] { $technology }: Preis { $price }, Karten { $copies }. Fortgeschritten, eine Hausregel.
       *[plain] { $technology }: Preis { $price }, Karten { $copies }.
    }
difference-start-locomotives = Jeder beginnt mit { $count } Lokomotive zusätzlich.
option-uk-duplicate_technologies = Ob jemand im Vereinigten Königreich mehrere Karten einer Technologie haben darf.
value-uk-duplicate_technologies-false = Jeder hat höchstens eine Karte einer Technologie.
value-uk-duplicate_technologies-true = Karten dürfen gekauft werden, solange es sie gibt; nur ihre Punkte zählen zusammen.
option-uk-dice_substitute = Ob im Vereinigten Königreich beliebige Würfel als Joker gelten.
value-uk-dice_substitute-true = Drei beliebige Würfel, mit dem Booster zwei, gelten als ein Joker einer Technologie oder Fähre.
value-uk-dice_substitute-false = Nur Joker bezahlen Technologien und Fähren.
heading-technologies = Technologien
choice-technology = { $technology } kaufen (Preis { $price })
choice-give-die = einen Würfel geben: { $face }
dice-to-give =
    { $count ->
        [one] Noch ein Würfel für den Joker.
       *[other] Noch { $count } Würfel für den Joker.
    }
question-technology = Wie bezahlst du { $technology }?
question-bought-route = Welche Strecke nutzt du mit { $technology }?
prompt-technology = Bezahlung:
prompt-bought-route = Deine Strecke:
held-technologies = { $name }: Technologien { $technologies }.
technologies-none = keine
technology-left = { $technology }: Preis { $price }, noch { $count }.
score-part-technologies = Technologien { $points }
scoring-technologies = { $name }: Technologien: { $points }.
help-play-technologies = Technologien: „technology booster“ kauft eine vor deiner Aktion; „technologies“ zeigt, was es noch gibt, „board“, was alle haben.
web-technologies = Technologien
web-technologies-price = Preis
web-technologies-left = Übrig
web-technology-question = Wie bezahlst du { $technology }?
web-bought-route-question = Welche Strecke nutzt du mit { $technology }?
web-track-technologies = Braucht { $technologies }.
web-help-technology = Wozu dienen Technologien?
web-help-technology-text =
    { $purse ->
        [dice] Vor deiner Aktion darfst du eine Technologie kaufen: Konzessionen öffnen Wales, Irland, Frankreich und Schottland, andere lange Strecken und Fähren, oder sie bringen Punkte. { $wilds ->
            [only] Bezahlt wird nur mit Jokern, auch für Symbole von Fähren.
           *[most] Bezahlt wird mit Jokern; drei beliebige Würfel (mit dem Booster zwei) gelten als einer, auch für Symbole von Fähren.
        } Mit dem Wegerecht legst du deine Wagen neben die eines anderen.
       *[cards] Vor deiner Aktion darfst du eine Technologie kaufen: Konzessionen öffnen Wales, Irland, Frankreich und Schottland, andere lange Strecken und Fähren, oder sie bringen Punkte. Bezahlt wird mit Lokomotiven; vier Karten beliebiger Farben (mit dem Booster drei) gelten als eine, auch für Strecken. Mit dem Wegerecht legst du deine Wagen neben die eines anderen.
    }
why-no-route-to-claim = es gibt keine Strecke, die du zusammen mit { $technology } ({ $count } Lokomotiven) bezahlen könntest.
why-contracts-gone = { $technology } wird nicht mehr verkauft.
why-nothing-to-save = hier lässt sich keine Karte sparen.
why-only-a-claim = nach deiner ersten Strecke kann nur noch eine zweite folgen, oder keine.
why-only-blind-cards = du ziehst verdeckte Karten: Zieh die nächste vom Stapel.
choice-save = eine Karte sparen
choice-no-claim = keine zweite Strecke nutzen
choice-draw-three = drei verdeckte Karten ziehen
option-uk-advanced = Ob im Vereinigten Königreich auch die fortgeschrittenen Technologien verkauft werden.
value-uk-advanced-true = Fünf fortgeschrittene Technologien kann man auch kaufen.
value-uk-advanced-false = Die fortgeschrittenen Technologien bleiben in der Schachtel.
web-value-uk = Vereinigtes Königreich
why-not-now-technology = bezahle zuerst die Technologie.
why-not-now-bought-route = wähle zuerst die Strecke.
why-not-in-game-technologies = auf diesem Spielplan gibt es keine Technologien.
web-not-now-technology = Bezahle zuerst die Technologie.
web-not-now-bought-route = Wähle zuerst die Strecke.
study-part-technologies = Technologien
web-key-advanced = Fortgeschritten: nur mit Hausregel
web-key-cards = Technologien im Verkauf
web-key-copies = Karten
web-key-ferries = Fähren brauchen sie
web-key-lengths = Längen der Strecken, die sie brauchen
web-key-no-technology = Braucht keine Technologie
web-key-region = Region
web-key-regions = Regionen, deren Strecken sie brauchen
web-key-start-locomotives = Lokomotiven zu Beginn
web-key-technologies = Technologien
web-key-technologies-any-cards = Karten beliebiger Farben für eine Lokomotive
web-value-wales-concession = Konzession Wales
web-value-ireland-france-concession = Konzession Irland / Frankreich
web-value-scotland-concession = Konzession Schottland
web-value-mechanical-stoker = Mechanische Rostbeschickung
web-value-steam-boiler = Überhitzter Dampfkessel
web-value-propellers = Schiffsschrauben
web-value-booster = Booster
web-value-boiler-lagging = Kesselverkleidung
web-value-steam-turbines = Dampfturbinen
web-value-double-heading = Doppeltraktion
web-value-thermocompressor = Thermokompressor
web-value-water-tenders = Wassertender
web-value-risky-contracts = Riskante Verträge
web-value-equalising-beam = Ausgleichsbalken
web-value-diesel-power = Dieselkraft
web-value-right-of-way = Wegerecht
advice-mechanism-technologies = In { $games } Spielen kauft nie jemand eine Technologie.
used-technologies = Gekaufte Technologien
