board-pennsylvania = Pennsylvania
event-share-taken =
    { $who ->
        [you] Je neemt aandeel { $number } van { $company }.
       *[other] { $name } neemt aandeel { $number } van { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Je geeft de dummy aandeel { $number } van { $company }.
       *[other] { $name } geeft de dummy aandeel { $number } van { $company }.
    }
event-dummy-share-shown = De dummy toont aandeel { $number } van { $company }.
why-not-shown-here = { $company } staat niet bij jouw route.
why-no-shares-left = { $company } heeft geen aandelen meer.
difference-companies = Wie een route bezet, mag het bovenste aandeel nemen van één maatschappij die erbij staat; er zijn { $count } maatschappijen en { $shares } aandelen. Aan het eind wordt elke maatschappij gerangschikt: de meeste aandelen eerst, bij gelijk aantal wie het laagste nummer heeft.
difference-company = { $company }: aandelen { $count }, punten per plaats { $points }.
difference-share-dummy = Met { $count } spelers krijgt een dummy bij elk genomen aandeel er ook een: wie neemt, kiest het. Aan het eind wordt de helft, naar boven afgerond, getrokken; die nemen plaatsen in en scoren niets.
heading-shares = aandelen
legend-companies = maatschappij waarvan de route een aandeel kan geven
choice-share = neem aandeel { $number } van { $company } (per plaats { $points })
choice-dummy-share = geef de dummy aandeel { $number } van { $company } (per plaats { $points })
choice-no-share = geen aandeel nemen
question-share = Wiens aandeel neem je? Je hebt { $shares }.
question-dummy-share = Welk aandeel krijgt de dummy?
prompt-share = Jouw aandeel:
prompt-dummy-share = Aandeel van de dummy:
shares-of = { $company } { $numbers }
no-shares-held = geen
held-shares = { $name }: aandelen { $shares }.
hidden-shares = { $name }: aandelen liggen gedekt.
dummy-shares = De dummy: { $shares }.
shown-shares = Van de dummy omgedraaid: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alle aandelen zijn genomen; per plaats { $points }.
       *[other] { $company }: aandeel { $number } bovenop, nog { $count }; per plaats { $points }.
    }
score-secret-shares = Wat aandelen waard zijn, blijkt aan het eind.
scoring-shares = { $name }: plaatsen in maatschappijen: plus { $points }.
help-play-shares = Aandelen: noem de maatschappij als het gevraagd wordt, of “no share”; “shares” toont de stapels, “board” wat je hebt.
web-track-companies = Hij kan een aandeel van { $companies } geven.
web-companies-dummy = Dummy
web-companies-points = Punten per plaats
web-companies-own = Van jou
web-companies-top = Bovenop
web-companies = Maatschappijen
web-share-told = { $company }: aandeel { $number }, je hebt { $own }; per plaats { $points }.
web-share-number = aandeel { $number }
web-share-question = Wiens aandeel neem je voor { $route }?
web-dummy-share-question = Welk aandeel van { $route } krijgt de dummy?
web-no-share = Geen aandeel
web-help-share = Waar zijn aandelen voor?
web-help-share-text = Borden bij een route noemen maatschappijen. Wie hem bezet, mag het bovenste aandeel van één ervan nemen. Aan het eind scoort wie de meeste aandelen van een maatschappij heeft het meest, de volgende minder; bij gelijk aantal gaat het laagste nummer voor.
web-help-dummy = Wie is de dummy?
web-help-dummy-text = Met twee spelers zit er een derde aan tafel die niet bestaat: wie een aandeel neemt, kiest er ook een van dezelfde route voor hem. Aan het eind wordt de helft getrokken. Ze kunnen je een plaats afnemen, maar scoren niets.
advice-mechanism-shares = In { $games } spellen gebruikt niemand ooit een aandeel.
why-not-now-share = neem eerst een aandeel voor je route, of geen.
why-not-now-dummy-share = kies eerst een aandeel voor de dummy.
why-not-in-game-shares = er zijn geen maatschappijen op dit bord.
web-not-now-share = Neem eerst een aandeel, of geen.
web-not-now-dummy-share = Kies eerst een aandeel voor de dummy.
study-part-shares = aandelen
used-shares = Genomen aandelen
