board-united-kingdom = Storbritannien
technology =
    { $technology ->
        [wales-concession] Koncession Wales
        [ireland-france-concession] Koncession Irland / Frankrike
        [scotland-concession] Koncession Skottland
        [mechanical-stoker] Mekanisk eldare
        [steam-boiler] Överhettad ångpanna
        [propellers] Propellrar
        [booster] Booster
        [boiler-lagging] Pannisolering
        [steam-turbines] Ångturbiner
        [double-heading] Dubbelkoppling
        [thermocompressor] Termokompressor
        [water-tenders] Vattentendrar
        [risky-contracts] Riskabla kontrakt
        [equalising-beam] Utjämningsbalk
        [diesel-power] Dieselkraft
       *[right-of-way] Vägrätt
    }
event-technology-bought =
    { $who ->
        [you] Du köper { $technology }.
       *[other] { $name } köper { $technology }.
    }
event-die-given =
    { $who ->
        [you] Du ger en tärning: { $face }.
       *[other] { $name } ger en tärning: { $face }.
    }
why-technology-this-turn = du har redan köpt en teknologi den här turen.
why-technology-owned = du har redan { $technology }.
why-technology-sold-out = det finns inget exemplar av { $technology } kvar.
why-technology-too-dear = { $technology } kostar { $count } lok, eller kort eller tärningar som gäller för dem.
why-no-route-to-share = det finns ingen sträcka från någon annan som du kan betala tillsammans med { $technology } ({ $count } lok).
why-technology-missing = den sträckan kräver { $technology }.
difference-technologies = Före din handling får du köpa en teknologi med lok. { $count } kort i valfria färger gäller som ett lok. Utan teknologi tar man bara sträckor på en eller två rutor i England som inte är färjor.
difference-technology =
    { $kind ->
        [advanced] { $technology }: pris { $price }, exemplar { $copies }. Avancerad, en husregel.
       *[plain] { $technology }: pris { $price }, exemplar { $copies }.
    }
difference-start-locomotives = Alla börjar med { $count } lok extra.
option-uk-duplicate_technologies = Om en spelare får ha flera exemplar av en teknologi i Storbritannien.
value-uk-duplicate_technologies-false = Varje spelare har högst ett exemplar av en teknologi.
value-uk-duplicate_technologies-true = Exemplar får köpas så länge de finns; bara deras poäng läggs ihop.
option-uk-dice_substitute = Om valfria tärningar gäller som en joker i Storbritannien.
value-uk-dice_substitute-true = Tre valfria tärningar, med Booster två, gäller som en joker för en teknologi eller färja.
value-uk-dice_substitute-false = Bara jokrar betalar teknologier och färjor.
heading-technologies = teknologier
choice-technology = köp { $technology } (pris { $price })
choice-give-die = ge en tärning: { $face }
dice-to-give =
    { $count ->
        [one] En tärning till gäller för jokern.
       *[other] { $count } tärningar till gäller för jokern.
    }
question-technology = Hur betalar du { $technology }?
question-bought-route = Vilken sträcka tar du med { $technology }?
prompt-technology = Betalning:
prompt-bought-route = Din sträcka:
held-technologies = { $name }: teknologier { $technologies }.
technologies-none = inga
technology-left = { $technology }: pris { $price }, kvar { $count }.
score-part-technologies = teknologier { $points }
scoring-technologies = { $name }: teknologier: { $points }.
help-play-technologies = Teknologier: ”technology booster” köper en före din handling; ”technologies” visar vad som är kvar, ”board” vad alla har.
web-technologies = Teknologier
web-technologies-price = Pris
web-technologies-left = Kvar
web-technology-question = Hur betalar du { $technology }?
web-bought-route-question = Vilken sträcka tar du med { $technology }?
web-track-technologies = Kräver { $technologies }.
web-help-technology = Vad är teknologier till för?
web-help-technology-text =
    { $purse ->
        [dice] Före din handling får du köpa en teknologi: koncessioner öppnar Wales, Irland, Frankrike och Skottland, andra långa sträckor och färjor, eller så ger de poäng. { $wilds ->
            [only] Man betalar bara med jokrar, även för färjors symboler.
           *[most] Man betalar med jokrar; tre valfria tärningar (med Booster två) gäller som en, även för färjors symboler.
        } Med vägrätt lägger du dina vagnar bredvid någon annans.
       *[cards] Före din handling får du köpa en teknologi: koncessioner öppnar Wales, Irland, Frankrike och Skottland, andra långa sträckor och färjor, eller så ger de poäng. Man betalar med lok; fyra kort i valfria färger (med Booster tre) gäller som ett, även för sträckor. Med vägrätt lägger du dina vagnar bredvid någon annans.
    }
why-no-route-to-claim = det finns ingen sträcka som du kan betala tillsammans med { $technology } ({ $count } lok).
why-contracts-gone = { $technology } säljs inte längre.
why-nothing-to-save = här kan inget kort sparas.
why-only-a-claim = efter din första sträcka kan bara en till följa, eller ingen.
why-only-blind-cards = du drar dolda kort: dra nästa från leken.
choice-save = spara ett kort
choice-no-claim = ta ingen sträcka till
choice-draw-three = dra tre dolda kort
option-uk-advanced = Om de avancerade teknologierna säljs i Storbritannien.
value-uk-advanced-true = Fem avancerade teknologier kan också köpas.
value-uk-advanced-false = De avancerade teknologierna stannar i lådan.
web-value-uk = Storbritannien
why-not-now-technology = betala först för teknologin.
why-not-now-bought-route = välj först sträckan.
why-not-in-game-technologies = det finns inga teknologier på den här spelplanen.
web-not-now-technology = Betala först för teknologin.
web-not-now-bought-route = Välj först sträckan.
study-part-technologies = teknologier
web-key-advanced = Avancerad: bara med husregel
web-key-cards = Teknologier till salu
web-key-copies = Exemplar
web-key-ferries = Färjor kräver den
web-key-lengths = Längder på sträckor som kräver den
web-key-no-technology = Kräver ingen teknologi
web-key-region = Region
web-key-regions = Regioner vars sträckor kräver den
web-key-start-locomotives = Lok från början
web-key-technologies = Teknologier
web-key-technologies-any-cards = Kort i valfria färger för ett lokomotiv
web-value-wales-concession = Koncession Wales
web-value-ireland-france-concession = Koncession Irland / Frankrike
web-value-scotland-concession = Koncession Skottland
web-value-mechanical-stoker = Mekanisk eldare
web-value-steam-boiler = Överhettad ångpanna
web-value-propellers = Propellrar
web-value-booster = Booster
web-value-boiler-lagging = Pannisolering
web-value-steam-turbines = Ångturbiner
web-value-double-heading = Dubbelkoppling
web-value-thermocompressor = Termokompressor
web-value-water-tenders = Vattentendrar
web-value-risky-contracts = Riskabla kontrakt
web-value-equalising-beam = Utjämningsbalk
web-value-diesel-power = Dieselkraft
web-value-right-of-way = Vägrätt
advice-mechanism-technologies = På { $games } partier köper ingen någonsin en teknologi.
used-technologies = Köpta teknologier
