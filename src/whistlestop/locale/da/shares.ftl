board-pennsylvania = Pennsylvania
event-share-taken =
    { $who ->
        [you] Du tager aktie { $number } i { $company }.
       *[other] { $name } tager aktie { $number } i { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Du giver dummyen aktie { $number } i { $company }.
       *[other] { $name } giver dummyen aktie { $number } i { $company }.
    }
event-dummy-share-shown = Dummyen viser aktie { $number } i { $company }.
why-not-shown-here = { $company } står ikke ved din strækning.
why-no-shares-left = { $company } har ingen aktier tilbage.
difference-companies = Den, der bygger en strækning, må tage den øverste aktie i ét selskab, der står ved den; der er { $count } selskaber og { $shares } aktier. Til sidst rangeres hvert selskab: flest aktier først, ved lige mange den med det laveste nummer.
difference-company = { $company }: aktier { $count }, point efter plads { $points }.
difference-share-dummy = Med { $count } spillere får en dummy en aktie, hver gang nogen tager en: den, der tager, vælger den. Til sidst trækkes halvdelen, rundet op; de tager pladser og giver ingen point.
heading-shares = aktier
legend-companies = selskab, hvis aktie en strækning kan give
choice-share = tag aktie { $number } i { $company } (efter plads { $points })
choice-dummy-share = giv dummyen aktie { $number } i { $company } (efter plads { $points })
choice-no-share = tag ingen aktie
question-share = Hvis aktie tager du? Du har { $shares }.
question-dummy-share = Hvilken aktie får dummyen?
prompt-share = Din aktie:
prompt-dummy-share = Dummyens aktie:
shares-of = { $company } { $numbers }
no-shares-held = ingen
held-shares = { $name }: aktier { $shares }.
hidden-shares = { $name }: aktierne ligger med bagsiden op.
dummy-shares = Dummyen: { $shares }.
shown-shares = Vendt af dummyens: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alle aktier er taget; efter plads { $points }.
       *[other] { $company }: aktie { $number } øverst, { $count } tilbage; efter plads { $points }.
    }
score-secret-shares = Hvad aktierne er værd, vises til sidst.
scoring-shares = { $name }: pladser i selskaber: plus { $points }.
help-play-shares = Aktier: nævn selskabet, når du bliver spurgt, eller “no share”; “shares” viser bunkerne, “board” hvad du har.
web-track-companies = En strækning her kan give en aktie i { $companies }.
web-companies-dummy = Dummy
web-companies-points = Point efter plads
web-companies-own = Dine
web-companies-top = Øverst
web-companies = Selskaber
web-share-told = { $company }: aktie { $number }, du har { $own }; efter plads { $points }.
web-share-number = aktie { $number }
web-share-question = Hvis aktie tager du for { $route }?
web-dummy-share-question = Hvilken aktie ved { $route } får dummyen?
web-no-share = Ingen aktie
web-help-share = Hvad er aktier til?
web-help-share-text = Skilte ved en strækning nævner selskaber. Den, der bygger den, må tage den øverste aktie i et af dem. Når spillet er slut, giver flest aktier i et selskab flest point, den næste færre; ved lige mange er laveste nummer først.
web-help-dummy = Hvem er dummyen?
web-help-dummy-text = Med to spillere sidder en tredje ved bordet, som ikke findes: den, der tager en aktie, vælger også en ved samme strækning til den. Til sidst trækkes halvdelen. De kan tage en plads fra dig, men giver ingen point.
advice-mechanism-shares = I { $games } spil bruger ingen nogensinde en aktie.
why-not-now-share = tag først en aktie for din strækning, eller ingen.
why-not-now-dummy-share = vælg først en aktie til dummyen.
why-not-in-game-shares = der er ingen selskaber på dette bræt.
web-not-now-share = Tag først en aktie, eller ingen.
web-not-now-dummy-share = Vælg først en aktie til dummyen.
study-part-shares = aktier
used-shares = Tagne aktier
