monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Du ställer { $monster } i { $place }.
       *[other] { $name } ställer { $monster } i { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Du låter { $monster } stanna i { $place }
           *[no] Du flyttar { $monster } från { $left } till { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }för { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokrar
            }
           *[cards] { " " }för { $locomotives } lokomotiv
        } och tar ett kort för { $monster }, som låser { $monster } till slutet av ditt nästa drag.
       *[other] { $stays ->
            [yes] { $name } låter { $monster } stanna i { $place }
           *[no] { $name } flyttar { $monster } från { $left } till { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }för { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokrar
            }
           *[cards] { " " }för { $locomotives } lokomotiv
        } och tar ett kort för { $monster }, som låser { $monster } till slutet av nästa drag som { $name } gör.
    }
event-monster-card-turned =
    { $who ->
        [you] Ditt kort för { $monster } vänds ner: { $monster } kan flyttas igen.
       *[other] Kortet för { $monster } framför { $name } vänds ner: { $monster } kan flyttas igen.
    }
event-monster-paid =
    { $who ->
        [you] Du använder { $dice } för att flytta ett monster.
       *[other] { $name } använder { $dice } för att flytta ett monster.
    }
why-chaos = { $place } är i kaos: { $monster } är där.
why-placed-already = monstren ställdes ut före första draget.
why-same-place = { $monster } är där, och monstren börjar på olika platser.
why-no-country-at-start = vid det här bordet börjar inget monster i ett land.
why-country-one-place = landet är en enda plats och heter här { $place }.
why-monsters-stay = vid det här bordet flyttas monstren aldrig.
why-no-move-after-tunnel = efter en misslyckad tunnel kan inget monster flyttas.
why-monster-moved = du har redan flyttat { $monster } i det här draget, och fler flyttar finns inte.
why-monster-locked =
    { $who ->
        [you] { $monster } är låst så länge ditt kort ligger uppvänt.
       *[other] { $monster } är låst så länge kortet framför { $name } ligger uppvänt.
    }
why-no-monster-cards = det finns inga kort kvar för { $monster }, så { $monster } stannar.
why-must-not-stay = { $monster } måste lämna sin plats.
why-must-not-share = { $monster } är där, och monstren får inte dela plats.
why-too-far =
    { $place } är mer än { $steps } platser bort från { $monster }, för långt för { $purse ->
        [wilds] { $count ->
            [one] { $count } Joker
           *[other] { $count } Jokrar
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Joker eller par
           *[other] { $count } Jokrar eller par
        }
       *[cards] { $count } lokomotiv
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] det krävs { $count } Joker och du har { $have }.
           *[other] det krävs { $count } Jokrar och du har { $have }.
        }
        [wilds_or_pairs] det krävs { $count } och du har { $have }, där varje Joker och varje par av lika tärningar räknas.
       *[cards] det krävs { $count } lokomotiv och du har { $have }.
    }
options-monsters = Med monster
option-monsters = Om man spelar med Alvin & Dexter.
value-monsters-true = Alvin och Dexter är på spelplanen: ingen rutt till ett monsters plats kan mutas in.
value-monsters-false = Det finns inga monster.
option-monsters-setup_in_country = Om ett monster får börja i ett land.
value-monsters-setup_in_country-true = Ett monster får börja i ett land.
value-monsters-setup_in_country-false = Monster börjar bara i städer.
option-monsters-country_one_place = Om ett land med flera gränspunkter är en enda plats.
value-monsters-country_one_place-true = Ett land är en enda plats: ett monster där spärrar alla dess gränspunkter.
value-monsters-country_one_place-false = Varje gränspunkt i ett land är en egen plats.
option-monsters-zero_move = Om ett monster man betalat för får stanna där det är.
value-monsters-zero_move-true = Ett monster man betalat för får stanna där det är.
value-monsters-zero_move-false = Ett monster man betalat för måste lämna sin plats.
option-monsters-share_city = Om båda monstren får vara på samma plats efter starten.
value-monsters-share_city-true = Efter starten får båda monstren vara på samma plats.
value-monsters-share_city-false = Monstren är aldrig på samma plats.
option-monsters-halve_twice = Om en biljett med monster i båda ändar halveras två gånger.
value-monsters-halve_twice-true = En biljett halveras en gång för varje ände med ett monster.
value-monsters-halve_twice-false = En biljett halveras bara en gång.
option-monsters-multi_ticket = När en biljett med flera mål halveras.
value-monsters-multi_ticket-scored_pair = En biljett med flera mål halveras om ett monster är vid starten eller vid det mål som räknas.
value-monsters-multi_ticket-any_named = En biljett med flera mål halveras om ett monster är på någon av platserna den nämner.
option-monsters-bonus_points = Poäng för flest kort av ett monster.
value-monsters-bonus_points = Flest kort av ett monster är värt { $count } poäng.
option-monsters-chaos_blocks = Vad som inte går på ett monsters plats.
value-monsters-chaos_blocks-routes = På ett monsters plats är det bara rutter som inte kan mutas in.
value-monsters-chaos_blocks-all = På ett monsters plats kan ingen rutt mutas in och ingen station byggas, och ingen passagerare kommer eller går.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Spela med Alvin & Dexter: två monster på spelplanen.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } är i { $place }, låst av ditt kort.
           *[other] { $monster } är i { $place }, låst av kortet framför { $name }.
        }
        [stuck] { $monster } är i { $place } för gott.
        [nowhere] { $monster } är inte på spelplanen än.
       *[free] { $monster } är i { $place }.
    }
monster-deck =
    { $count ->
        [0] Det finns inga kort kvar för { $monster }: { $monster } kan inte flyttas mer.
       *[other] Det finns { $count } kort kvar för { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Inget kort för { $monster } ligger nervänt framför dig.
        [one] { $count } kort för { $monster } ligger nervänt framför dig.
       *[other] { $count } kort för { $monster } ligger nervända framför dig.
    }
monsters-chaos = Rutter till { $places } kan inte mutas in nu, och biljetter som i slutet nämner ett monsters plats räknas till hälften.
no-monsters = Vid det här bordet spelar man utan monster.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, för { $count } Joker: { $places }.
           *[other] { $monster }, för { $count } Jokrar: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, för { $count } Joker eller par: { $places }.
           *[other] { $monster }, för { $count } Jokrar eller par: { $places }.
        }
       *[cards] { $monster }, för { $count } lokomotiv: { $places }.
    }
reach-none = { $monster } kan inte flyttas nu: { $reason }
choice-place = ställ { $monster } i { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] flytta { $monster } till { $place } för { $count } Joker
           *[other] flytta { $monster } till { $place } för { $count } Jokrar
        }
        [pairs] { $count ->
            [one] flytta { $monster } till { $place } för { $count } Joker eller par
           *[other] flytta { $monster } till { $place } för { $count } Jokrar eller par
        }
       *[cards] flytta { $monster } till { $place } för { $count } lokomotiv
    }
menu-move =
    { $count ->
        [one] { $monster } kan gå till { $count } plats: skriv ”{ $word }” och platsen, eller ”reach { $word }” för att se den.
       *[other] { $monster } kan gå till { $count } platser: skriv ”{ $word }” och platsen, eller ”reach { $word }” för att se dem.
    }
prompt-place = { $monster } går till:
question-place = Du ställer ut { $monster } på spelplanen: så länge { $monster } är där kan ingen rutt till den platsen mutas in.
question-move = Hur betalar du för att flytta { $monster } till { $place }?
ticket-halved = { $text } Den räknas bara som { $points } så länge ett monster är i { $places }.
ticket-cost-halved = { $text } Misslyckas den kostar den bara { $points } så länge ett monster är i { $places }.
score-monsters = Bonusarna för monsterkort är inte med: nervända kort är hemliga.
scoring-monster =
    { $points ->
        [0] { $name }: kort för { $monster }: { $count }.
       *[other] { $name }: kort för { $monster }: { $count }, flest av alla: plus { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monster: ”alvin boston” flyttar Alvin för så få Jokrar som möjligt, ”alvin boston 2” för två.
       *[cards] Monster: ”alvin boston” flyttar Alvin för så få lokomotiv som möjligt, ”alvin boston 2” för två.
    }
help-play-reach = ”monsters” säger var de är, ”reach alvin” vart Alvin kan gå.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } är här: ingen rutt till den här platsen kan mutas in.
web-monster-at = { $monster } i { $place }
web-monster-card = Kortet för { $monster } ligger uppvänt här
web-ticket-half = räknas till hälften nu: ett monster är i { $places }
web-ticket-halved = halverad: ett monster var i { $places }
web-question-place = Var ska { $monster } börja?
web-question-place-note = Ingen rutt dit kan mutas in så länge { $monster } är där.
web-pick-monster = Vart ska { $monster } gå? Tryck på en plats.
web-move-monster = Flytta { $monster }
study-monsters = Alvin & Dexter
study-monsters-text = En biljett som i slutet nämner en plats i kaos är värd hälften, fullföljd eller inte.
study-monsters-table = Monstren i ett parti
study-visits = Vart monstren går
study-visits-caption = Ankomster i ett parti till de tio mest besökta platserna, { $games } partier.
study-fact-moves = Flyttar av { $monster } i ett parti
study-fact-locomotives = Lokomotiv (med tärningar: Jokrar) som lagts på { $monster } i ett parti
study-fact-bonus-alone = Bonusen för { $monster } vunnen av en spelare ensam
study-fact-bonus-shared = Bonusen för { $monster } delad
study-fact-holder = Partier som vinns av den som ensam vann bonusen för { $monster }
study-fact-halved = Halverade biljetter i ett parti
study-fact-lost = Poäng som gick förlorade på fullföljda, halverade biljetter
study-fact-spared = Poäng som sparades på missade, halverade biljetter
web-replay-monsters = Med baksidan upp: { $cards }
web-overlay-monsters = Vart monstren kan gå
web-overlay-locked = { $monster } är låst: kortet ligger uppvänt framför { $name }.
web-overlay-stays = Ingen kan flytta { $monster } nu.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: platser för en Joker { $near }, bara för två { $far }.
       *[cards] { $monster }: platser för ett lokomotiv { $near }, bara för två { $far }.
    }
web-help-monster = Hur flyttas monstren?
web-help-monster-text =
    { $purse ->
        [dice] I ditt drag får du flytta ett monster: en Joker når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret. Flest kort med ett monster ger { $points } poäng.
       *[cards] I ditt drag får du flytta ett monster: ett lokomotiv når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret. Flest kort med ett monster ger { $points } poäng.
    }
web-help-chaos = Vad betyder kaos?
web-help-chaos-text = Platsen där ett monster står är i kaos: ingen rutt som slutar där kan mutas in. Tåg som redan är där stannar och räknas. Till sist ger eller kostar en biljett med en sådan plats hälften, avrundat nedåt.
advice-mechanism-monsters = På { $games } partier använder ingen någonsin ett monster.
why-not-now-place-monster = först ställs monstren ut på spelplanen.
why-not-in-game-monsters = vid det här bordet spelar man utan monster.
web-not-now-place-monster = Först ställs monstren ut på spelplanen.
study-part-alvin = bonus för Alvin
study-part-dexter = bonus för Dexter
used-monsters = Monsterdrag
