board-old-west = Wilde Westen
web-value-oldwest = Wilde Westen
event-start-city-chosen =
    { $who ->
        [you] Je kiest { $place } als beginstad.
       *[other] { $name } kiest { $place } als beginstad.
    }
event-marker-bought =
    { $who ->
        [you] Je zet een stadsfiche op { $place } voor { $payment }.
       *[other] { $name } zet een stadsfiche op { $place } voor { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Je zet een stadsfiche op { $place } voor { $payment }.
       *[other] { $name } zet een stadsfiche op { $place } voor { $payment }.
    }
event-route-scored =
    { $who ->
        [you] Je scoort { $route }: plus { $points }.
       *[other] { $name } scoort { $route }: plus { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Je vangt Alvin, plus { $points }, en brengt hem naar { $place }.
       *[other] { $name } vangt Alvin, plus { $points }, en brengt hem naar { $place }.
    }
why-city-marked = op { $place } staat al een stadsfiche.
why-alien-city = in { $place } begint Alvin: daar staat nooit een stadsfiche.
why-not-end-of-route = { $place } is geen einde van de zojuist bezette route.
why-marker-too-dear = een stadsfiche kost { $count } kaarten van één kleur, en die kun je niet betalen.
why-out-of-reach = de route raakt je beginstad niet en niets wat je routes ermee verbinden.
difference-markers = Iedereen heeft { $count } stadsfiches. Voor de eerste beurt zet iedereen er een op zijn beginstad, de laatste speler eerst; al zijn routes hangen ermee samen. Na het bezetten van een route mag nog een stadsfiche op een vrij einde, voor { $price } kaarten van één kleur.
difference-marker-points = Een route telt voor wie stadsfiches aan de einden heeft, voor ieder helemaal en dubbel voor twee; alleen zonder stadsfiche voor wie haar bezet.
heading-alien = Alvin
choice-marker = een stadsfiche op { $place } zetten
choice-no-marker = geen stadsfiche zetten
choice-alien = Alvin naar { $place } brengen
question-start-city = In welke stad begin je? Al je routes hangen ermee samen.
question-marker = Zet je een stadsfiche op een einde van je route? Over: { $count }.
question-alien = Je hebt Alvin gevangen. Naar welke van je steden gaat hij?
prompt-start-city = Je beginstad:
prompt-marker = Je stadsfiche:
prompt-alien = Alvin gaat naar:
marked-cities = { $name }: stadsfiches op { $places }.
no-marked-cities = { $name }: nog geen stadsfiche.
place-alien = Alvin is in { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: plus { $points }.
help-play-markers = Stadsfiches: noem de stad waar je begint en na een route het einde dat een stadsfiche krijgt, of “no marker”; “markers” zegt waar Alvin is, “board” wie wat gemarkeerd heeft.
web-marker-here = Stadsfiche van { $name }: routes hier tellen voor de eigenaar.
web-alien-here = Alvin is hier.
web-start-city-question = Vanuit welke stad begin je? Druk op een plaats.
web-marker-question = Leg je een stadsfiche op een einde van je route?
web-no-marker = Geen stadsfiche
web-alien-question = Waar gaat Alvin heen?
web-markers-own = Stadsfiches op { $places }
web-help-marker = Waar dienen stadsfiches voor?
web-help-marker-text = Alle routes van een speler hangen samen met zijn beginstad. De punten van een route gaan naar wie stadsfiches aan de einden heeft; zonder naar wie haar bezet. Daarna mag een stadsfiche voor een vrij einde gekocht worden.
web-help-alien = Wat doet Alvin hier?
web-help-alien-text = Wie een route naar de stad van Alvin bezet, vangt hem, scoort { $points } punten en brengt hem naar een stad met een eigen stadsfiche. In wiens stad hij aan het einde is, die scoort nog { $points }.
option-oldwest-alvin = Of in het Wilde Westen met Alvin de alien wordt gespeeld.
value-oldwest-alvin-true = Alvin begint in Roswell en kan gevangen worden.
value-oldwest-alvin-false = Het Wilde Westen wordt zonder Alvin gespeeld.
option-oldwest-allow_monsters = Of Alvin & Dexter naar het Wilde Westen mogen komen.
value-oldwest-allow_monsters-true = Alvin & Dexter mogen naar het Wilde Westen; ze beginnen niet op stadsfiches.
value-oldwest-allow_monsters-false = Alvin & Dexter komen niet naar het Wilde Westen: een monster op een beginstad zou de eigenaar buitensluiten.
why-not-now-start-city = kies eerst je beginstad.
why-not-now-marker = zeg eerst of er een stadsfiche bij je route komt.
why-not-now-marker-payment = betaal eerst je stadsfiche, of typ undo.
why-not-now-alien = breng eerst Alvin naar een van je steden.
why-not-in-game-markers = op dit bord zijn geen stadsfiches.
web-not-now-start-city = Kies eerst je beginstad.
web-not-now-marker = Zeg eerst of er een stadsfiche bij je route komt.
web-not-now-marker-payment = Betaal eerst je stadsfiche.
web-not-now-alien = Breng eerst Alvin naar een van je steden.
study-part-alien = Alvin
advice-mechanism-markers = In { $games } spellen koopt niemand ooit een stadsfiche.
used-markers = Gekochte stadsfiches
