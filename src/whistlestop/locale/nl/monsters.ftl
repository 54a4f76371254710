monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Je zet { $monster } in { $place }.
       *[other] { $name } zet { $monster } in { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Je laat { $monster } in { $place }
           *[no] Je verplaatst { $monster } van { $left } naar { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }voor { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokers
            }
           *[cards] { " " }voor { $locomotives ->
                [one] { $locomotives } locomotief
               *[other] { $locomotives } locomotieven
            }
        } en neemt een kaart van { $monster }, die { $monster } vastzet tot het einde van je volgende beurt.
       *[other] { $stays ->
            [yes] { $name } laat { $monster } in { $place }
           *[no] { $name } verplaatst { $monster } van { $left } naar { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }voor { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokers
            }
           *[cards] { " " }voor { $locomotives ->
                [one] { $locomotives } locomotief
               *[other] { $locomotives } locomotieven
            }
        } en neemt een kaart van { $monster }, die { $monster } vastzet tot het einde van de volgende beurt van { $name }.
    }
event-monster-card-turned =
    { $who ->
        [you] Je kaart van { $monster } wordt omgedraaid: { $monster } mag weer verplaatst worden.
       *[other] De kaart van { $monster } voor { $name } wordt omgedraaid: { $monster } mag weer verplaatst worden.
    }
event-monster-paid =
    { $who ->
        [you] Je gebruikt { $dice } om een monster te verplaatsen.
       *[other] { $name } gebruikt { $dice } om een monster te verplaatsen.
    }
why-chaos = in { $place } heerst chaos: { $monster } is daar.
why-placed-already = de monsters zijn al vóór de eerste beurt op het bord gezet.
why-same-place = daar is { $monster }, en de monsters beginnen op verschillende plaatsen.
why-no-country-at-start = aan deze tafel begint geen monster in een land.
why-country-one-place = het land is één plaats en heet hier { $place }.
why-monsters-stay = aan deze tafel worden de monsters nooit verplaatst.
why-no-move-after-tunnel = na een mislukte tunnel kan geen monster verplaatst worden.
why-monster-moved = je hebt { $monster } deze beurt al verplaatst, en meer dan één keer mag niet.
why-monster-locked =
    { $who ->
        [you] { $monster } zit vast zolang je kaart open ligt.
       *[other] { $monster } zit vast zolang de kaart voor { $name } open ligt.
    }
why-no-monster-cards = er zijn geen kaarten van { $monster } meer, dus { $monster } blijft staan.
why-must-not-stay = { $monster } moet zijn plaats verlaten.
why-must-not-share = daar is { $monster }, en de monsters mogen niet op dezelfde plaats staan.
why-too-far =
    { $place } ligt meer dan { $steps } plaatsen van { $monster }, te ver voor { $purse ->
        [wilds] { $count ->
            [one] { $count } Joker
           *[other] { $count } Jokers
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Joker of paar
           *[other] { $count } Jokers of paren
        }
       *[cards] { $count ->
            [one] { $count } locomotief
           *[other] { $count } locomotieven
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] je hebt { $count } Joker nodig en hebt er { $have }.
           *[other] je hebt { $count } Jokers nodig en hebt er { $have }.
        }
        [wilds_or_pairs] je hebt er { $count } nodig en hebt er { $have }; elke Joker en elk paar gelijke dobbelstenen telt.
       *[cards] { $count ->
            [one] je hebt { $count } locomotief nodig en hebt er { $have }.
           *[other] je hebt { $count } locomotieven nodig en hebt er { $have }.
        }
    }
options-monsters = Met monsters
option-monsters = Of met Alvin & Dexter gespeeld wordt.
value-monsters-true = Alvin en Dexter staan op het bord: geen route naar de plaats van een monster kan bezet worden.
value-monsters-false = Er zijn geen monsters.
option-monsters-setup_in_country = Of een monster in een land mag beginnen.
value-monsters-setup_in_country-true = Een monster mag in een land beginnen.
value-monsters-setup_in_country-false = Monsters beginnen alleen in steden.
option-monsters-country_one_place = Of een land met meerdere grenspunten één plaats is.
value-monsters-country_one_place-true = Een land is één plaats: een monster daar blokkeert alle grenspunten.
value-monsters-country_one_place-false = Elk grenspunt van een land is een eigen plaats.
option-monsters-zero_move = Of een betaald monster mag blijven staan.
value-monsters-zero_move-true = Een betaald monster mag blijven waar het is.
value-monsters-zero_move-false = Een betaald monster moet zijn plaats verlaten.
option-monsters-share_city = Of beide monsters na het begin op één plaats mogen staan.
value-monsters-share_city-true = Na het begin mogen beide monsters op één plaats staan.
value-monsters-share_city-false = De monsters staan nooit op één plaats.
option-monsters-halve_twice = Of een bestemmingskaart met een monster aan beide einden twee keer gehalveerd wordt.
value-monsters-halve_twice-true = Een bestemmingskaart wordt voor elk einde met een monster één keer gehalveerd.
value-monsters-halve_twice-false = Een bestemmingskaart wordt maar één keer gehalveerd.
option-monsters-multi_ticket = Wanneer een kaart met meerdere bestemmingen gehalveerd wordt.
value-monsters-multi_ticket-scored_pair = Een kaart met meerdere bestemmingen wordt gehalveerd als er een monster staat bij het begin of bij de bestemming die telt.
value-monsters-multi_ticket-any_named = Een kaart met meerdere bestemmingen wordt gehalveerd als er een monster staat op een van de genoemde plaatsen.
option-monsters-bonus_points = Punten voor de meeste kaarten van een monster.
value-monsters-bonus_points =
    De meeste kaarten van een monster zijn { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } waard.
option-monsters-chaos_blocks = Wat op de plaats van een monster niet kan.
value-monsters-chaos_blocks-routes = Op de plaats van een monster kunnen alleen geen routes bezet worden.
value-monsters-chaos_blocks-all = Op de plaats van een monster kan geen route bezet en geen station gebouwd worden, en komt of gaat geen passagier.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Met Alvin & Dexter spelen: twee monsters op het bord.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } is in { $place } en zit vast door jouw kaart.
           *[other] { $monster } is in { $place } en zit vast door de kaart van { $name }.
        }
        [stuck] { $monster } is voorgoed in { $place }.
        [nowhere] { $monster } staat nog niet op het bord.
       *[free] { $monster } is in { $place }.
    }
monster-deck =
    { $count ->
        [0] Er zijn geen kaarten van { $monster } meer: { $monster } kan niet meer verplaatst worden.
        [one] Er is nog { $count } kaart van { $monster }.
       *[other] Er zijn nog { $count } kaarten van { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Er ligt geen kaart van { $monster } gedekt voor je.
        [one] Er ligt { $count } kaart van { $monster } gedekt voor je.
       *[other] Er liggen { $count } kaarten van { $monster } gedekt voor je.
    }
monsters-chaos = Routes naar { $places } kunnen nu niet bezet worden, en bestemmingskaarten die aan het eind de plaats van een monster noemen, tellen half.
no-monsters = Aan deze tafel wordt zonder monsters gespeeld.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, voor { $count } Joker: { $places }.
           *[other] { $monster }, voor { $count } Jokers: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, voor { $count } Joker of paar: { $places }.
           *[other] { $monster }, voor { $count } Jokers of paren: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, voor { $count } locomotief: { $places }.
           *[other] { $monster }, voor { $count } locomotieven: { $places }.
        }
    }
reach-none = { $monster } kan nu niet verplaatst worden: { $reason }
choice-place = { $monster } in { $place } zetten
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster } naar { $place } verplaatsen voor { $count } Joker
           *[other] { $monster } naar { $place } verplaatsen voor { $count } Jokers
        }
        [pairs] { $count ->
            [one] { $monster } naar { $place } verplaatsen voor { $count } Joker of paar
           *[other] { $monster } naar { $place } verplaatsen voor { $count } Jokers of paren
        }
       *[cards] { $count ->
            [one] { $monster } naar { $place } verplaatsen voor { $count } locomotief
           *[other] { $monster } naar { $place } verplaatsen voor { $count } locomotieven
        }
    }
menu-move =
    { $count ->
        [one] { $monster } kan naar { $count } plaats: typ “{ $word }” en de plaats, of “reach { $word }” om hem te zien.
       *[other] { $monster } kan naar { $count } plaatsen: typ “{ $word }” en de plaats, of “reach { $word }” om ze te zien.
    }
prompt-place = { $monster } gaat naar:
question-place = Je zet { $monster } op het bord: zolang { $monster } daar is, kan geen route naar die plaats bezet worden.
question-move = Hoe betaal je om { $monster } naar { $place } te verplaatsen?
ticket-halved = { $text } Ze telt maar { $points } zolang er een monster is in { $places }.
ticket-cost-halved = { $text } Mislukt ze, dan kost ze maar { $points } zolang er een monster is in { $places }.
score-monsters = De bonussen voor monsterkaarten zitten er niet bij: gedekte kaarten zijn geheim.
scoring-monster =
    { $points ->
        [0] { $name }: kaarten van { $monster }: { $count }.
       *[other] { $name }: kaarten van { $monster }: { $count }, de meeste van allemaal: plus { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monsters: “alvin boston” verplaatst Alvin voor zo weinig mogelijk Jokers, “alvin boston 2” voor twee.
       *[cards] Monsters: “alvin boston” verplaatst Alvin voor zo weinig mogelijk locomotieven, “alvin boston 2” voor twee.
    }
help-play-reach = “monsters” zegt waar ze zijn, “reach alvin” waar Alvin heen kan.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } is hier: geen route naar deze plaats kan bezet worden.
web-monster-at = { $monster } in { $place }
web-monster-card = De kaart van { $monster } ligt hier open
web-ticket-half = telt nu half: er is een monster in { $places }
web-ticket-halved = gehalveerd: er was een monster in { $places }
web-question-place = Waar moet { $monster } beginnen?
web-question-place-note = Geen route naar die plaats kan bezet worden zolang { $monster } er is.
web-pick-monster = Waar moet { $monster } heen? Druk op een plaats.
web-move-monster = { $monster } verplaatsen
study-monsters = Alvin & Dexter
study-monsters-text = Een bestemmingskaart die aan het eind een plaats in chaos noemt, is de helft waard, voltooid of niet.
study-monsters-table = De monsters in een spel
study-visits = Waar monsters heen gaan
study-visits-caption = Aankomsten in een spel op de tien meest bezochte plaatsen, { $games } spellen.
study-fact-moves = Zetten van { $monster } in een spel
study-fact-locomotives = Locomotieven (met dobbelstenen: Jokers) voor { $monster } in een spel
study-fact-bonus-alone = Bonus voor { $monster } door één speler alleen gewonnen
study-fact-bonus-shared = Bonus voor { $monster } gedeeld
study-fact-holder = Spellen gewonnen door wie alleen de bonus voor { $monster } won
study-fact-halved = Gehalveerde bestemmingen in een spel
study-fact-lost = Punten verloren door voltooide, gehalveerde bestemmingen
study-fact-spared = Punten bespaard door mislukte, gehalveerde bestemmingen
web-replay-monsters = Gesloten: { $cards }
web-overlay-monsters = Waar de monsters heen kunnen
web-overlay-locked = { $monster } zit vast: de kaart ligt open voor { $name }.
web-overlay-stays = Niemand kan { $monster } nu verplaatsen.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: plaatsen voor één Joker { $near }, alleen voor twee { $far }.
       *[cards] { $monster }: plaatsen voor één locomotief { $near }, alleen voor twee { $far }.
    }
web-help-monster = Hoe bewegen de monsters?
web-help-monster-text =
    { $purse ->
        [dice] In je beurt mag je één monster verplaatsen: één Joker brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen. De meeste kaarten van een monster geven { $points } punten.
       *[cards] In je beurt mag je één monster verplaatsen: één locomotief brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen. De meeste kaarten van een monster geven { $points } punten.
    }
web-help-chaos = Wat betekent chaos?
web-help-chaos-text = De plaats waar een monster staat, is in chaos: geen route die daar eindigt, kan bezet worden. Treinen die er al liggen, blijven en tellen. Aan het einde geeft of kost een bestemming met zo’n plaats de helft, naar beneden afgerond.
advice-mechanism-monsters = In { $games } spellen gebruikt niemand ooit een monster.
why-not-now-place-monster = eerst worden de monsters op het bord gezet.
why-not-in-game-monsters = aan deze tafel wordt zonder monsters gespeeld.
web-not-now-place-monster = Eerst worden de monsters op het bord gezet.
study-part-alvin = bonus voor Alvin
study-part-dexter = bonus voor Dexter
used-monsters = Zetten van monsters
