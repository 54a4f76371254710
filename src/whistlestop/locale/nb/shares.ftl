board-pennsylvania = Pennsylvania
event-share-taken =
    { $who ->
        [you] Du tar aksje { $number } i { $company }.
       *[other] { $name } tar aksje { $number } i { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Du gir dummyen aksje { $number } i { $company }.
       *[other] { $name } gir dummyen aksje { $number } i { $company }.
    }
event-dummy-share-shown = Dummyen viser aksje { $number } i { $company }.
why-not-shown-here = { $company } står ikke ved linjen din.
why-no-shares-left = { $company } har ingen aksjer igjen.
difference-companies = Den som bygger en linje, kan ta den øverste aksjen i ett selskap som står ved den; det er { $count } selskaper og { $shares } aksjer. Til slutt rangeres hvert selskap: flest aksjer først, ved like mange den med lavest nummer.
difference-company = { $company }: aksjer { $count }, poeng etter plass { $points }.
difference-share-dummy = Med { $count } spillere får en dummy en aksje hver gang noen tar en: den som tar, velger den. Til slutt trekkes halvparten, rundet opp; de tar plasser og gir ingen poeng.
heading-shares = aksjer
legend-companies = selskap som linjen kan gi en aksje i
choice-share = ta aksje { $number } i { $company } (etter plass { $points })
choice-dummy-share = gi dummyen aksje { $number } i { $company } (etter plass { $points })
choice-no-share = ta ingen aksje
question-share = Hvis aksje tar du? Du har { $shares }.
question-dummy-share = Hvilken aksje får dummyen?
prompt-share = Din aksje:
prompt-dummy-share = Dummyens aksje:
shares-of = { $company } { $numbers }
no-shares-held = ingen
held-shares = { $name }: aksjer { $shares }.
hidden-shares = { $name }: aksjene ligger med baksiden opp.
dummy-shares = Dummyen: { $shares }.
shown-shares = Snudd av dummyens: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alle aksjer er tatt; etter plass { $points }.
       *[other] { $company }: aksje { $number } øverst, { $count } igjen; etter plass { $points }.
    }
score-secret-shares = Hva aksjene er verdt, vises til slutt.
scoring-shares = { $name }: plasser i selskaper: pluss { $points }.
help-play-shares = Aksjer: nevn selskapet når du blir spurt, eller «no share»; «shares» viser bunkene, «board» hva du har.
web-track-companies = Linjen kan gi en aksje i { $companies }.
web-companies-dummy = Dummy
web-companies-points = Poeng etter plass
web-companies-own = Dine
web-companies-top = Øverst
web-companies = Selskaper
web-share-told = { $company }: aksje { $number }, du har { $own }; etter plass { $points }.
web-share-number = aksje { $number }
web-share-question = Hvis aksje tar du for { $route }?
web-dummy-share-question = Hvilken aksje ved { $route } får dummyen?
web-no-share = Ingen aksje
web-help-share = Hva er aksjer til?
web-help-share-text = Skilt ved en linje nevner selskaper. Den som bygger den, kan ta den øverste aksjen i ett av dem. Når spillet er slutt, gir flest aksjer i et selskap flest poeng, den neste færre; ved like mange er laveste nummer først.
web-help-dummy = Hvem er dummyen?
web-help-dummy-text = Med to spillere sitter en tredje ved bordet som ikke finnes: den som tar en aksje, velger også en ved samme linje til den. Til slutt trekkes halvparten. De kan ta en plass fra deg, men gir ingen poeng.
advice-mechanism-shares = I { $games } spill bruker ingen noen gang en aksje.
why-not-now-share = ta først en aksje for linjen din, eller ingen.
why-not-now-dummy-share = velg først en aksje til dummyen.
why-not-in-game-shares = det er ingen selskaper på dette brettet.
web-not-now-share = Ta først en aksje, eller ingen.
web-not-now-dummy-share = Velg først en aksje til dummyen.
study-part-shares = aksjer
used-shares = Tatte aksjer
