kind-passenger = passagier
card-passenger = een passagierskaart
cards-passenger =
    { $count ->
        [one] { $count } passagierskaart
       *[other] { $count } passagierskaarten
    }
event-passenger-placed =
    { $who ->
        [you] Je zet een passagier in { $place }.
       *[other] { $name } zet een passagier in { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Je passagier vertrekt uit { $place }.
       *[other] Een passagier van { $name } vertrekt uit { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Je passagier reist over { $route } naar { $place } voor een passagierskaart.
           *[other] De passagier van { $name } reist over { $route } naar { $place } voor een passagierskaart.
        }
        [dice] { $who ->
            [you] Je passagier reist over { $route } naar { $place } voor een Joker.
           *[other] De passagier van { $name } reist over { $route } naar { $place } voor een Joker.
        }
       *[nothing] { $who ->
            [you] Je passagier reist over { $route } naar { $place }.
           *[other] De passagier van { $name } reist over { $route } naar { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Je neemt goederen in { $place } en scoort { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] { $name } neemt goederen in { $place } en scoort { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Je passagier komt aan in { $place } en verlaat het spel.
       *[other] De passagier van { $name } komt aan in { $place } en verlaat het spel.
    }
why-travel-first = een reis gaat over minstens één route.
why-not-an-end = een passagier komt op een einde van de net bezette route.
why-no-passenger-in-country = passagiers staan in steden, niet in landen.
why-passenger-stands =
    { $who ->
        [you] daar staat je eigen passagier.
       *[other] daar staat een passagier van { $name }.
    }
why-no-passenger-there = daar staat geen passagier van jou.
why-no-way-on = vandaar gaat geen bezette route verder die van jou is of die je kunt betalen.
why-track-elsewhere = ze begint niet in { $place }, waar je passagier is.
why-track-unclaimed = nog niemand heeft haar bezet, dus niemand reist erover.
why-route-used = je passagier heeft deze route op zijn reis al gebruikt.
why-no-passenger-card =
    { $purse ->
        [dice] ze is van een andere speler, en je hebt er geen Joker meer voor.
       *[cards] ze is van een andere speler, en je hebt er geen passagierskaart voor.
    }
difference-passenger-cards = Er zijn { $count } passagierskaarten: met elke mag een passagier één route van een ander gebruiken.
difference-passengers =
    { $count ->
        [one] Iedereen heeft { $count } passagier, die op een einde van een net bezette route mag komen en later één keer reist.
       *[other] Iedereen heeft { $count } passagiers, die op een einde van een net bezette route mogen komen en later elk één keer reizen.
    }
difference-goods =
    { $count ->
        [one] { $count } stad heeft goederen: een reizende passagier neemt de bovenste, tot { $most } punten waard.
       *[other] { $count } steden hebben goederen: een reizende passagier neemt in elke bezochte de bovenste, tot { $most } punten waard.
    }
option-marklin-reset_counts_plus4 = Of +4-locomotieven op het Märklin-bord meetellen als drie open locomotieven de kaarten vervangen.
value-marklin-reset_counts_plus4-true = +4-locomotieven tellen mee bij de drie die de kaarten vervangen.
value-marklin-reset_counts_plus4-false = Alleen gewone locomotieven tellen mee bij de drie die de kaarten vervangen.
option-marklin-reset_counts_passengers = Of drie open passagierskaarten op het Märklin-bord de kaarten vervangen.
value-marklin-reset_counts_passengers-true = Drie open passagierskaarten vervangen de kaarten, zoals drie locomotieven.
value-marklin-reset_counts_passengers-false = Hoeveel passagierskaarten er ook open liggen, de kaarten blijven.
option-marklin-one_passenger_per_city = Of er op het Märklin-bord maar één passagier in een stad mag staan.
value-marklin-one_passenger_per_city-true = In een stad staat maar één passagier, van wie dan ook.
value-marklin-one_passenger_per_city-false = In een stad mogen zoveel passagiers staan als men wil.
option-marklin-passengers_enter_countries = Of passagiers op het Märklin-bord naar landen reizen.
value-marklin-passengers_enter_countries-true = Een passagier mag naar een land reizen.
value-marklin-passengers_enter_countries-false = Passagiers reizen van stad naar stad, nooit naar een land.
option-marklin-parallel_tracks_apart = Of parallelle sporen op het Märklin-bord voor een passagier verschillende routes zijn.
value-marklin-parallel_tracks_apart-true = Een passagier mag op een reis elk van meerdere parallelle sporen gebruiken.
value-marklin-parallel_tracks_apart-false = Voor een passagier zijn parallelle sporen één route, die hij op een reis één keer gebruikt.
option-marklin-collect_start_city = Of de stad waaruit een passagier vertrekt op het Märklin-bord als bezocht telt.
value-marklin-collect_start_city-true = Een passagier neemt ook goederen in de stad waaruit hij vertrekt.
value-marklin-collect_start_city-false = Een passagier neemt geen goederen in de stad waaruit hij vertrekt.
option-marklin-collect_on_return = Of de stad waaruit een passagier vertrekt op het Märklin-bord goederen geeft als hij er terugkomt.
value-marklin-collect_on_return-true = Een passagier die terugkomt in de stad waaruit hij vertrok, neemt daar goederen.
value-marklin-collect_on_return-false = Een passagier die terugkomt in de stad waaruit hij vertrok, neemt daar geen goederen.
option-marklin-plus4_moves_monsters = Of +4-locomotieven op het Märklin-bord monsters verplaatsen.
value-marklin-plus4_moves_monsters-true = +4-locomotieven verplaatsen monsters net als gewone.
value-marklin-plus4_moves_monsters-false = Alleen gewone locomotieven verplaatsen monsters.
heading-goods = goederen
legend-goods = waarde van de beste goederen daar
choice-passenger-place = een passagier in { $place } zetten
choice-passenger-travel = de passagier in { $place } laten reizen
choice-no-passenger = geen passagier
choice-travel =
    { $purse ->
        [cards] naar { $place } over { $route }, voor een passagierskaart
        [dice] naar { $place } over { $route }, voor een Joker
       *[nothing] naar { $place } over { $route }
    }
choice-stop = hier stoppen
question-passenger = Zet je een passagier op een einde van de route? Je hebt er nog { $count }.
question-travel = Je passagier is in { $place }. Waar reist hij heen?
prompt-passenger = Je passagier:
prompt-travel = Naar:
standing-passengers = { $name }: passagiers in { $places }, nog niet geplaatst: { $left }; { $points } punten voor goederen.
place-goods = { $place }: goederen ter waarde van { $values }, de eerste ligt boven.
score-part-goods = goederen { $points }
scoring-goods =
    { $name }: goederen: plus { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
help-play-passengers = Passagiers: “berlin” of “no” na het bezetten; “passenger berlin” laat hem reizen, dan de plaats waarheen, of “stop”.
help-play-goods = “goods” noemt de goederen in de steden, “board” zegt waar passagiers zijn.
web-goods-here =
    { $count ->
        [one] Hier ligt { $count } goederenfiche, { $value } waard.
       *[other] Hier liggen { $count } goederenfiches; de bovenste is { $value } waard.
    }
web-passengers-here = Hier staat een passagier van { $names }.
web-passenger = Een passagier
web-passenger-question = Zet je een passagier aan een einde van je nieuwe route?
web-journey = Een reis
web-journey-question =
    { $count ->
        [0] Je passagier is in { $place } en kan niet verder reizen. Blijft hij hier?
        [one] Je passagier is in { $place }. Reist hij verder over de route die oplicht?
       *[other] Je passagier is in { $place }. Over welke van de { $count } routes die oplichten reist hij verder?
    }
web-move-passenger = Passagier verplaatsen
web-pick-passenger = Welke passagier moet reizen? Druk op zijn plaats.
web-count-passengers = passagiers
web-count-goods = goederen
web-help-passenger = Wat doen passagiers?
web-help-passenger-text =
    { $purse ->
        [dice] Na het bezetten van een route mag je een passagier aan een einde zetten. Zijn reis is je actie: over eigen routes en voor telkens één Joker over die van anderen. Hij neemt het bovenste fiche van elke bezochte stad en verlaat het spel.
       *[cards] Na het bezetten van een route mag je een passagier aan een einde zetten. Zijn reis is je actie: over eigen routes en voor telkens één passagierskaart over die van anderen. Hij neemt het bovenste fiche van elke bezochte stad en verlaat het spel.
    }
advice-mechanism-passengers = In { $games } spellen gebruikt niemand ooit een passagier.
why-not-now-passenger = zeg eerst of er een passagier bij je route moet staan.
why-not-now-travel = je passagier is onderweg: reis verder of stop.
why-not-in-game-passengers = op dit bord zijn geen passagiers.
web-not-now-passenger = Zeg eerst of er een passagier op het bord komt.
web-not-now-travel = Je passagier is onderweg: reis verder of beëindig de reis.
study-part-goods = goederen
used-passengers = Reizen van passagiers
