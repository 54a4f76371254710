tourist-bridge = brug
tourist-ship = schip
tourist-tram = kabeltram
tourist-crab = krab
tourist-seal = zeeleeuw
tourist-tower = toren
tourist-flower = bloem
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Je zet de stapel “{ $symbol }” (× { $count }) in { $place }.
       *[other] { $name } zet de stapel “{ $symbol }” (× { $count }) in { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Je neemt het toeristenfiche “{ $symbol }” uit { $place }.
       *[other] { $name } neemt het toeristenfiche “{ $symbol }” uit { $place }.
    }
why-stacks-stand = de stapels toeristenfiches zijn voor de eerste beurt gezet.
why-stack-there = in { $place } staat de stapel “{ $symbol }” al.
difference-tourists = Toeristenfiches met { $count } symbolen: { $stacks } stapels staan vanaf het begin op het bord, de laatste spelers zetten de andere. Wie een route bezet, neemt van een einde een fiche met een symbool dat nog ontbreekt.
difference-tourist-points = Geen symbool, één, twee enzovoort zijn aan het einde { $points } punten waard.
heading-tourists = toeristenfiches
legend-tourists = stapel toeristenfiches bij het begin
choice-stack = de stapel “{ $symbol }” in { $place } zetten
choice-tourist = het toeristenfiche “{ $symbol }” uit { $place } nemen
question-stack = Welke stapel zet je waar? Over zijn { $symbols }; elke plaats zonder stapel mag.
question-tourist = Aan elk einde van je route wacht een toeristenfiche. Welk neem je? Je hebt: { $symbols }.
prompt-stack = Je stapel:
prompt-tourist = Je fiche:
collected-tourists = { $name }: toeristenfiches { $symbols }.
place-tourists = { $place }: “{ $symbol }” × { $count }.
score-part-tourists = toeristenfiches { $points }
scoring-tourists = { $name }: toeristenfiches: plus { $points }.
help-play-tourists = Toeristenfiches: “bridge presidio” zet bij het begin een stapel, “bridge” neemt een fiche als je gevraagd wordt; “tourists” noemt de stapels, “board” de fiches van iedereen.
web-tourists-here = Toeristenfiches hier: “{ $symbol }” × { $count }.
web-stack = Een stapel toeristenfiches
web-stack-question = Waar zet je de stapel “{ $symbol }”? Druk op een plaats.
web-tourist = Een toeristenfiche
web-tourist-question = Welk fiche neem je?
web-tourists-own = Toeristenfiches: { $symbols }
web-help-tourist = Waar dienen toeristenfiches voor?
web-help-tourist-text = Wie een route bezet, neemt van een van de einden een fiche met een symbool dat nog ontbreekt. Hoe meer verschillende symbolen, hoe meer punten aan het einde: { $points } voor geen, één, twee enzovoort.
advice-mechanism-tourists = In { $games } spellen gebruikt niemand ooit een toeristenfiche.
why-not-now-put-stack = eerst worden de stapels toeristenfiches op het bord gezet.
why-not-now-tourist = neem eerst een toeristenfiche van een einde van je route.
why-not-in-game-tourists = op dit bord zijn geen toeristenfiches.
web-not-now-put-stack = Eerst worden de stapels toeristenfiches gezet.
web-not-now-tourist = Neem eerst een toeristenfiche.
study-part-tourists = toeristenfiches
used-tourists = Genomen toeristenfiches
