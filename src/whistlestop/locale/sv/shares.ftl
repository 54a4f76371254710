board-pennsylvania = Pennsylvania
event-share-taken =
    { $who ->
        [you] Du tar aktie { $number } i { $company }.
       *[other] { $name } tar aktie { $number } i { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Du ger dummyn aktie { $number } i { $company }.
       *[other] { $name } ger dummyn aktie { $number } i { $company }.
    }
event-dummy-share-shown = Dummyn visar aktie { $number } i { $company }.
why-not-shown-here = { $company } står inte vid din rutt.
why-no-shares-left = { $company } har inga aktier kvar.
difference-companies = Den som mutar in en rutt får ta den översta aktien i ett bolag som visas där; det finns { $count } bolag och { $shares } aktier. Till slut rangordnas varje bolag: flest aktier först, vid lika många den med lägst nummer.
difference-company = { $company }: aktier { $count }, poäng efter plats { $points }.
difference-share-dummy = Med { $count } spelare får en dummy en aktie varje gång någon tar en: den som tar väljer den. Till slut dras hälften, avrundat uppåt; de tar platser och ger inga poäng.
heading-shares = aktier
legend-companies = bolag som rutten kan ge en aktie i
choice-share = ta aktie { $number } i { $company } (efter plats { $points })
choice-dummy-share = ge dummyn aktie { $number } i { $company } (efter plats { $points })
choice-no-share = ta ingen aktie
question-share = Vems aktie tar du? Du har { $shares }.
question-dummy-share = Vilken aktie får dummyn?
prompt-share = Din aktie:
prompt-dummy-share = Dummyns aktie:
shares-of = { $company } { $numbers }
no-shares-held = inga
held-shares = { $name }: aktier { $shares }.
hidden-shares = { $name }: aktierna ligger nedvända.
dummy-shares = Dummyn: { $shares }.
shown-shares = Uppvända av dummyns: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alla aktier är tagna; efter plats { $points }.
       *[other] { $company }: aktie { $number } överst, { $count } kvar; efter plats { $points }.
    }
score-secret-shares = Vad aktierna är värda visas till slut.
scoring-shares = { $name }: platser i bolag: plus { $points }.
help-play-shares = Aktier: nämn bolaget när du blir tillfrågad, eller ”no share”; ”shares” visar högarna, ”board” vad du har.
web-track-companies = Den kan ge en aktie i { $companies }.
web-companies-dummy = Dummy
web-companies-points = Poäng efter plats
web-companies-own = Dina
web-companies-top = Överst
web-companies = Bolag
web-share-told = { $company }: aktie { $number }, du har { $own }; efter plats { $points }.
web-share-number = aktie { $number }
web-share-question = Vems aktie tar du för { $route }?
web-dummy-share-question = Vilken aktie vid { $route } får dummyn?
web-no-share = Ingen aktie
web-help-share = Vad är aktier till för?
web-help-share-text = Skyltar vid en rutt nämner bolag. Den som mutar in den får ta den översta aktien i ett av dem. När spelet är slut ger flest aktier i ett bolag flest poäng, nästa färre; vid lika många kommer lägsta numret först.
web-help-dummy = Vem är dummyn?
web-help-dummy-text = Med två spelare sitter en tredje vid bordet som inte finns: den som tar en aktie väljer också en vid samma rutt åt den. Till slut dras hälften. De kan ta en plats från dig, men ger inga poäng.
advice-mechanism-shares = På { $games } partier använder ingen någonsin en aktie.
why-not-now-share = ta först en aktie för din rutt, eller ingen.
why-not-now-dummy-share = välj först en aktie åt dummyn.
why-not-in-game-shares = det finns inga bolag på den här spelplanen.
web-not-now-share = Ta först en aktie, eller ingen.
web-not-now-dummy-share = Välj först en aktie åt dummyn.
study-part-shares = aktier
used-shares = Tagna aktier
