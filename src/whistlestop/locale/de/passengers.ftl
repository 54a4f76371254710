kind-passenger = Passagier
card-passenger = eine Passagierkarte
cards-passenger =
    { $count ->
        [one] { $count } Passagierkarte
       *[other] { $count } Passagierkarten
    }
event-passenger-placed =
    { $who ->
        [you] Du stellst einen Passagier nach { $place }.
       *[other] { $name } stellt einen Passagier nach { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Dein Passagier fährt in { $place } los.
       *[other] Ein Passagier von { $name } fährt in { $place } los.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Dein Passagier reist über { $route } nach { $place } für eine Passagierkarte.
           *[other] Der Passagier von { $name } reist über { $route } nach { $place } für eine Passagierkarte.
        }
        [dice] { $who ->
            [you] Dein Passagier reist über { $route } nach { $place } für einen Joker.
           *[other] Der Passagier von { $name } reist über { $route } nach { $place } für einen Joker.
        }
       *[nothing] { $who ->
            [you] Dein Passagier reist über { $route } nach { $place }.
           *[other] Der Passagier von { $name } reist über { $route } nach { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Du nimmst Waren in { $place } und bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $name } nimmt Waren in { $place } und bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Dein Passagier kommt in { $place } an und verlässt das Spiel.
       *[other] Der Passagier von { $name } kommt in { $place } an und verlässt das Spiel.
    }
why-travel-first = eine Reise führt über mindestens eine Strecke.
why-not-an-end = ein Passagier kommt an ein Ende der eben genutzten Strecke.
why-no-passenger-in-country = Passagiere stehen in Städten, nicht in Ländern.
why-passenger-stands =
    { $who ->
        [you] dort steht schon dein eigener Passagier.
       *[other] dort steht ein Passagier von { $name }.
    }
why-no-passenger-there = dort steht kein Passagier von dir.
why-no-way-on = von dort führt keine genutzte Strecke weiter, die dir gehört oder die du bezahlen kannst.
why-track-elsewhere = sie beginnt nicht in { $place }, wo dein Passagier ist.
why-track-unclaimed = noch gehört sie niemandem, also reist dort niemand.
why-route-used = diese Strecke hat dein Passagier auf seiner Reise schon benutzt.
why-no-passenger-card =
    { $purse ->
        [dice] sie gehört jemand anderem, und du hast keinen Joker mehr dafür.
       *[cards] sie gehört jemand anderem, und du hast keine Passagierkarte dafür.
    }
difference-passenger-cards = Es gibt { $count } Passagierkarten: Mit jeder darf ein Passagier eine fremde Strecke benutzen.
difference-passengers =
    { $count ->
        [one] Alle haben { $count } Passagier, der ans Ende einer eben genutzten Strecke kommen darf und später einmal über Strecken reist.
       *[other] Alle haben { $count } Passagiere, die ans Ende einer eben genutzten Strecke kommen dürfen und später jeder einmal über Strecken reisen.
    }
difference-goods =
    { $count ->
        [one] { $count } Stadt hat Waren: Ein reisender Passagier nimmt die oberste, bis zu { $most } Punkte wert.
       *[other] { $count } Städte haben Waren: Ein reisender Passagier nimmt in jeder besuchten die oberste, bis zu { $most } Punkte wert.
    }
option-marklin-reset_counts_plus4 = Ob auf dem Märklin-Plan +4-Lokomotiven mitzählen, wenn drei offene Lokomotiven die Auslage austauschen.
value-marklin-reset_counts_plus4-true = +4-Lokomotiven zählen zu den dreien, die die Auslage austauschen.
value-marklin-reset_counts_plus4-false = Nur einfache Lokomotiven zählen zu den dreien, die die Auslage austauschen.
option-marklin-reset_counts_passengers = Ob auf dem Märklin-Plan drei offene Passagierkarten die Auslage austauschen.
value-marklin-reset_counts_passengers-true = Drei offene Passagierkarten tauschen die Auslage aus wie drei Lokomotiven.
value-marklin-reset_counts_passengers-false = Wie viele Passagierkarten auch offen liegen, die Auslage bleibt.
option-marklin-one_passenger_per_city = Ob auf dem Märklin-Plan nur ein Passagier in einer Stadt stehen darf.
value-marklin-one_passenger_per_city-true = In einer Stadt steht nur ein Passagier, egal von wem.
value-marklin-one_passenger_per_city-false = In einer Stadt dürfen beliebig viele Passagiere stehen.
option-marklin-passengers_enter_countries = Ob auf dem Märklin-Plan Passagiere in Länder fahren.
value-marklin-passengers_enter_countries-true = Ein Passagier darf in ein Land fahren.
value-marklin-passengers_enter_countries-false = Passagiere fahren von Stadt zu Stadt, nie in ein Land.
option-marklin-parallel_tracks_apart = Ob auf dem Märklin-Plan parallele Gleise für einen Passagier verschiedene Strecken sind.
value-marklin-parallel_tracks_apart-true = Ein Passagier darf auf einer Reise jedes von mehreren parallelen Gleisen benutzen.
value-marklin-parallel_tracks_apart-false = Parallele Gleise sind für einen Passagier eine Strecke, die er auf einer Reise einmal benutzt.
option-marklin-collect_start_city = Ob auf dem Märklin-Plan die Stadt, in der ein Passagier losfährt, als besucht gilt.
value-marklin-collect_start_city-true = Ein Passagier nimmt auch dort Waren, wo er losfährt.
value-marklin-collect_start_city-false = Wo ein Passagier losfährt, nimmt er keine Waren.
option-marklin-collect_on_return = Ob auf dem Märklin-Plan die Stadt, in der ein Passagier losfährt, Waren gibt, wenn er dorthin zurückkommt.
value-marklin-collect_on_return-true = Kommt ein Passagier dorthin zurück, wo er losfuhr, nimmt er dort Waren.
value-marklin-collect_on_return-false = Kommt ein Passagier dorthin zurück, wo er losfuhr, nimmt er dort keine Waren.
option-marklin-plus4_moves_monsters = Ob auf dem Märklin-Plan +4-Lokomotiven Monster bewegen.
value-marklin-plus4_moves_monsters-true = +4-Lokomotiven bewegen Monster wie einfache.
value-marklin-plus4_moves_monsters-false = Nur einfache Lokomotiven bewegen Monster.
heading-goods = Waren
legend-goods = Wert der besten Waren dort
choice-passenger-place = einen Passagier nach { $place } stellen
choice-passenger-travel = den Passagier in { $place } reisen lassen
choice-no-passenger = kein Passagier
choice-travel =
    { $purse ->
        [cards] nach { $place } über { $route }, für eine Passagierkarte
        [dice] nach { $place } über { $route }, für einen Joker
       *[nothing] nach { $place } über { $route }
    }
choice-stop = hier anhalten
question-passenger = Stellst du einen Passagier an ein Ende der Strecke? Du hast noch { $count }.
question-travel = Dein Passagier ist in { $place }. Wohin reist er?
prompt-passenger = Dein Passagier:
prompt-travel = Nach:
standing-passengers = { $name }: Passagiere in { $places }, noch nicht gestellt: { $left }; { $points } Punkte für Waren.
place-goods = { $place }: Waren im Wert von { $values }, die erste liegt oben.
score-part-goods = Waren { $points }
scoring-goods =
    { $name }: Waren: plus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
help-play-passengers = Passagiere: „berlin“ oder „no“ nach einer Strecke; „passenger berlin“ lässt ihn reisen, dann der nächste Ort, oder „stop“.
help-play-goods = „goods“ listet die Waren in den Städten, „board“ sagt, wo Passagiere sind.
web-goods-here =
    { $count ->
        [one] Hier liegt { $count } Warenmarker im Wert von { $value }.
       *[other] Hier liegen { $count } Warenmarker, der oberste im Wert von { $value }.
    }
web-passengers-here = Hier steht ein Passagier von { $names }.
web-passenger = Ein Passagier
web-passenger-question = Stellst du einen Passagier an ein Ende deiner neuen Strecke?
web-journey = Eine Reise
web-journey-question =
    { $count ->
        [0] Dein Passagier ist in { $place } und kann nicht weiterfahren. Soll er hier bleiben?
        [one] Dein Passagier ist in { $place }. Fährt er über die leuchtende Strecke weiter?
       *[other] Dein Passagier ist in { $place }. Über welche der { $count } leuchtenden Strecken fährt er weiter?
    }
web-move-passenger = Passagier bewegen
web-pick-passenger = Welcher Passagier soll reisen? Drück auf seinen Ort.
web-count-passengers = Passagiere
web-count-goods = Waren
web-help-passenger = Was tun Passagiere?
web-help-passenger-text =
    { $purse ->
        [dice] Nach dem Nutzen einer Strecke darfst du einen Passagier an eines ihrer Enden stellen. Seine Reise ist deine Aktion: über eigene Strecken und für je einen Joker über fremde. Er nimmt in jeder besuchten Stadt den obersten Marker und verlässt das Spiel.
       *[cards] Nach dem Nutzen einer Strecke darfst du einen Passagier an eines ihrer Enden stellen. Seine Reise ist deine Aktion: über eigene Strecken und für je eine Passagierkarte über fremde. Er nimmt in jeder besuchten Stadt den obersten Marker und verlässt das Spiel.
    }
advice-mechanism-passengers = In { $games } Spielen nutzt nie jemand einen Passagier.
why-not-now-passenger = sag zuerst, ob ein Passagier an deiner Strecke stehen soll.
why-not-now-travel = dein Passagier ist unterwegs: reise weiter oder halte an.
why-not-in-game-passengers = auf diesem Spielplan gibt es keine Passagiere.
web-not-now-passenger = Sag zuerst, ob ein Passagier auf den Spielplan kommt.
web-not-now-travel = Dein Passagier ist unterwegs: Reise weiter oder beende die Reise.
study-part-goods = Waren
used-passengers = Reisen der Passagiere
