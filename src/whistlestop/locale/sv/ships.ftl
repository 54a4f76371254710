board-rails-and-sails-world = Jorden runt
web-value-sails = Jorden runt
card-deck =
    { $deck ->
        [train] tågkort
       *[ship] skeppskort
    }
event-pieces-chosen =
    { $who ->
        [you] Du tar med { $trains } tåg och { $ships } skepp i spelet.
       *[other] { $name } har valt pjäser.
    }
event-pieces-shown =
    { $who ->
        [you] Du börjar med { $trains } tåg och { $ships } skepp.
       *[other] { $name } börjar med { $trains } tåg och { $ships } skepp.
    }
event-deck-card-drawn =
    { $who ->
        [you] Du drar { $card } ({ $deck }).
       *[other] { $name } drar ett kort ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Du tar { $card }.
       *[other] { $name } tar { $card }.
    }
event-card-replaced = Nytt uppvänt kort: { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Du betalar { $card }.
       *[other] { $name } betalar { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Du bygger en hamn i { $place }.
       *[other] { $name } bygger en hamn i { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Du bygger en hamn i { $place } för { $payment }.
       *[other] { $name } bygger en hamn i { $place } för { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Du byter skepp mot tåg ({ $count }): minus { $count }.
           *[ships] Du byter tåg mot skepp ({ $count }): minus { $count }.
        }
       *[other] { $into ->
            [trains] { $name } byter skepp mot tåg ({ $count }): minus { $count }.
           *[ships] { $name } byter tåg mot skepp ({ $count }): minus { $count }.
        }
    }
why-few-ships = sträckan kräver { $count } skepp, och du har { $have }.
why-cards-too-few = sträckan kräver kort för { $count } rutor, och du har för { $have } i en färg.
why-not-a-port = { $place } är ingen hamnstad.
why-harbour-stands = det finns redan en hamn i { $place }.
why-no-harbours-left = du har byggt alla dina hamnar.
why-no-route-there = ingen av dina sträckor leder till { $place }.
why-harbour-too-dear = en hamn kostar två tågkort och två skeppskort i en färg, alla med hamn; dem kan du inte betala.
why-not-this-card = { $kind } kan inte betalas nu: man betalar färg för färg, jokrar sist, och bara det priset kräver.
why-few-to-exchange = så många pjäser finns inte i ditt förråd och din reserv.
why-no-monster-at-stop = { $place } är ingen stad; där står inget monster.
difference-ships = Varje spelare har { $trains } tåg och { $ships } skepp och tar i hemlighet med { $pieces } i spelet; resten är reserven. Pjäser kan bytas för en poäng var.
difference-ship-cards = Det finns två lekar, tågkort och skeppskort; alla börjar också med { $cards } skeppskort. Den som tar ett öppet kort väljer leken som ersätter det. Ett dubbelskepp betalar en eller två rutor.
difference-harbours = Varje spelare har { $count } hamnar. Vid slutet ger en { $points } poäng för en, två, tre eller fler uppfyllda biljetter som nämner dess stad; var och en som inte byggts kostar { $unbuilt }.
difference-last-rounds = När någon avslutar sitt drag med { $count } pjäser eller färre, tåg och skepp tillsammans, har alla { $rounds } drag till.
difference-pair-routes = En parsträcka kostar två tågkort i en färg för varje ruta.
difference-ticket-tours = En rundtur är värd mer om dess städer är direkt förbundna i tryckt ordning, mindre om de bara är förbundna, och kostar annars sitt straff.
choice-draw-ship = dra ett skeppskort
choice-replace-from = ersätt: { $deck }
choice-pay-card = betala { $card }
choice-pieces = { $trains } tåg och { $ships } skepp
choice-harbour = bygg en hamn i { $place }
choice-exchange =
    { $into ->
        [trains] byt skepp mot tåg: { $count }
       *[ships] byt tåg mot skepp: { $count }
    }
question-pieces = Hur många tåg tar du med i spelet? Resten av dina pjäser är skepp.
question-deck = Vilken lek ersätter kortet?
question-card-payment = Vilket kort betalar du för { $route }? Kvar att betala: { $count }.
question-harbour-payment = Vad betalar du hamnen i { $place } med? Kvar att betala: { $count }.
prompt-pieces = Dina tåg:
prompt-deck = Leken:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: skepp i förråd { $ships }, tåg i reserv { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: tåg { $trains } och skepp { $ships } till, via { $routes }.
       *[no] { $ticket }: tåg { $trains } och skepp { $ships } till, via { $routes }, fler än du har.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: inom räckhåll, tåg { $trains } och skepp { $ships }.
       *[too-far] { $ticket }: kräver tåg { $trains } och skepp { $ships }, fler än du har.
    }
harbours-of = { $name }: hamnar i { $places }.
ticket-tour = { $ends } ({ $points }, i ordning { $best }, annars −{ $penalty })
web-tour-worth = i ordning { $best }, annars −{ $penalty }
heading-exchanges = byten
score-part-exchanges = byten { $points }
heading-harbours = hamnar
score-part-harbours = hamnar { $points }
heading-unbuilt-harbours = hamnar som inte byggts
score-part-unbuilt-harbours = hamnar som inte byggts { $points }
scoring-exchanges = { $name }: bytta pjäser: { $points }.
scoring-harbours = { $name }: hamnar: plus { $points }.
scoring-unbuilt-harbours = { $name }: hamnar som inte byggts: { $points }.
study-part-exchanges = byten
study-part-harbours = hamnar
study-part-unbuilt-harbours = hamnar som inte byggts
help-play-ships = Skepp: ”draw ship” drar ett skeppskort, ”replace from train” nämner en lek; kort betalas ett och ett. ”harbour lima” bygger en hamn, ”exchange trains 2” byter två skepp mot tåg.
web-help-ships = Hur fungerar skepp och hamnar?
web-help-ships-text =
    { $purse ->
        [dice] Skeppssträckor kräver skepp, tågsträckor tåg; varje ruta kostar en symbol, på en parsträcka två. En hamn kostar fyra stationer eller jokrar och ger poäng för uppfyllda biljetter som nämner dess stad. Pjäser byts med reserven, en poäng mindre för var.
       *[cards] Skeppssträckor kräver skepp och skeppskort, tågsträckor tåg och tågkort; en joker gäller för båda. En hamn kostar två tågkort och två skeppskort i en färg med hamn och ger poäng för uppfyllda biljetter som nämner dess stad. Pjäser byts med reserven, en poäng mindre för var.
    }
web-help-ship-card = Vad betalar skeppskort?
web-help-ship-card-text = Ett dubbelskeppskort betalar en eller två rutor på en skeppssträcka; inget kort betalas som kunde utelämnas. En parsträcka kostar två tågkort i en färg för varje ruta. Den som tar ett uppvänt kort nämner leken som ersätter det.
web-help-ship-tour = Vad är en rundtur?
web-help-ship-tour-text = En rundtur nämner tre städer eller fler. Förbinder dina sträckor alla ger den de låga poängen; är varje stad direkt förbunden med nästa i tryckt ordning, de höga. Annars kostar den mer än båda.
web-help-ships-end = Hur slutar spelet?
web-help-ships-end-text = När någon avslutar sin tur med högst { $count } pjäser, tåg och skepp tillsammans, har alla fler turer, också den spelaren: { $rounds }. Sedan räknas biljetter, rundturer, byten och hamnar. Flest poäng vinner; vid lika flest uppfyllda biljetter.
option-sails-fixed_split = Om alla börjar med samma pjäser.
value-sails-fixed_split-0 = Alla väljer sina pjäser i hemlighet.
value-sails-fixed_split-20 = Alla börjar med 20 tåg och 40 skepp.
option-sails-tour_order = När en rundtur räknas i ordning.
value-sails-tour_order-direct = En rundtur räknas om grannstäder är förbundna av egna sträckor.
value-sails-tour_order-trail = En rundtur räknas om en väg av egna sträckor möter dess städer i ordning.
option-sails-dice_wild_ships = Hur många rutor på en skeppssträcka en Joker betalar.
value-sails-dice_wild_ships-1 = En Joker betalar en ruta på en skeppssträcka.
value-sails-dice_wild_ships-2 = En Joker betalar en eller två rutor på en skeppssträcka; inget betalas som kunde utelämnas.
why-not-now-pieces = välj först de pjäser du tar med.
why-not-now-deck = säg först vilken lek som ersätter kortet.
why-not-now-card-payment = betala först din sträcka eller skriv undo.
why-not-now-harbour-payment = betala först din hamn eller skriv undo.
why-not-in-game-ships = det finns inga skepp på det här brädet.
web-not-now-pieces = Välj först de pjäser du tar med.
web-not-now-deck = Säg först vilken lek som ersätter kortet.
web-not-now-card-payment = Betala först din sträcka.
web-not-now-harbour-payment = Betala först din hamn.
kind-red-harbour = röd, vagn med hamn
kind-yellow-harbour = gul, vagn med hamn
kind-green-harbour = grön, vagn med hamn
kind-pink-harbour = rosa, vagn med hamn
kind-white-harbour = vit, vagn med hamn
kind-black-harbour = svart, vagn med hamn
kind-red-double = röd, dubbelskepp
kind-yellow-double = gul, dubbelskepp
kind-green-double = grön, dubbelskepp
kind-pink-double = rosa, dubbelskepp
kind-white-double = vit, dubbelskepp
kind-black-double = svart, dubbelskepp
kind-red-single = röd, skepp med hamn
kind-yellow-single = gul, skepp med hamn
kind-green-single = grön, skepp med hamn
kind-pink-single = rosa, skepp med hamn
kind-white-single = vit, skepp med hamn
kind-black-single = svart, skepp med hamn
legend-ship = skeppssträcka: skepp och skeppskort
legend-pair = parsträcka: två tågkort i en färg för varje ruta
legend-port = hamnstad
web-harbours = Hamn
web-pick-harbour = Var bygger du en hamn? Tryck på en plats.
web-exchange = Byt
web-fewer = Färre
web-more = Fler
web-ship-deck = Skeppshög: { $count } kort
web-draw-ship-sure = Dra ett kort från skeppshögen?
web-ticket-pieces =
    { $count ->
        [one] { $count } pjäs till
       *[other] { $count } pjäser till
    }
web-ticket-pieces-too-far = { $count } pjäser till, fler än du har
web-key-ships = Skepp och hamnar
web-key-ships-each = Skepp per spelare
web-key-ships-pieces = Pjäser som varje spelare tar med i spelet
web-key-ships-start-cards = Skeppskort vid start
web-key-with-harbour = Tågkort i varje färg med hamn
web-key-doubles = Dubbla skeppskort i varje färg
web-key-singles = Enkla skeppskort i varje färg
web-key-harbours = Hamnar för varje spelare
web-key-harbour-price = Kort som en hamn kostar
web-key-harbour-points = Poäng för en hamn efter biljetter
web-key-unbuilt-harbour = Förlorade poäng för en hamn som inte byggts
web-key-last-rounds = Sista drag för varje spelare
web-key-ports = Hamnstäder
web-key-stops = Stopp utan namn
web-key-tour = Rundresa
web-key-via = Via
web-key-in-order = Poäng i tryckt ordning
web-key-penalty = Förlorade poäng
web-key-kind = Slags sträcka
web-value-train = tåg
web-value-pair = par
web-count-ships = skepp
web-count-reserve = reserv
web-trains-in-reserve = Tåg i reserv: { $trains }.
web-harbours-here = Hamnar i { $places }
advice-mechanism-harbours = På { $games } partier bygger ingen någonsin en hamn.
used-harbours = Byggda hamnar
