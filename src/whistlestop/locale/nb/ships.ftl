board-rails-and-sails-world = Jorden rundt
web-value-sails = Jorden rundt
card-deck =
    { $deck ->
        [train] togkort
       *[ship] skipskort
    }
event-pieces-chosen =
    { $who ->
        [you] Du tar med { $trains } tog og { $ships } skip i spillet.
       *[other] { $name } har valgt brikker.
    }
event-pieces-shown =
    { $who ->
        [you] Du begynner med { $trains } tog og { $ships } skip.
       *[other] { $name } begynner med { $trains } tog og { $ships } skip.
    }
event-deck-card-drawn =
    { $who ->
        [you] Du trekker { $card } ({ $deck }).
       *[other] { $name } trekker et kort ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Du tar { $card }.
       *[other] { $name } tar { $card }.
    }
event-card-replaced = Nytt åpent kort: { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Du betaler { $card }.
       *[other] { $name } betaler { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Du bygger en havn i { $place }.
       *[other] { $name } bygger en havn i { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Du bygger en havn i { $place } for { $payment }.
       *[other] { $name } bygger en havn i { $place } for { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Du bytter skip mot tog ({ $count }): minus { $count }.
           *[ships] Du bytter tog mot skip ({ $count }): minus { $count }.
        }
       *[other] { $into ->
            [trains] { $name } bytter skip mot tog ({ $count }): minus { $count }.
           *[ships] { $name } bytter tog mot skip ({ $count }): minus { $count }.
        }
    }
why-few-ships = ruten krever { $count } skip, og du har { $have }.
why-cards-too-few = ruten krever kort til { $count } felter, og du har til { $have } i én farge.
why-not-a-port = { $place } er ingen havneby.
why-harbour-stands = det står allerede en havn i { $place }.
why-no-harbours-left = du har bygd alle havnene dine.
why-no-route-there = ingen av rutene dine fører til { $place }.
why-harbour-too-dear = en havn koster to togkort og to skipskort i én farge, alle med havn; dem kan du ikke betale.
why-not-this-card = { $kind } kan ikke betales nå: man betaler farge for farge, jokere til slutt, og bare det prisen krever.
why-few-to-exchange = så mange brikker er det ikke i beholdningen og reserven din.
why-no-monster-at-stop = { $place } er ingen by; der står det ikke noe monster.
difference-ships = Hver spiller har { $trains } tog og { $ships } skip og tar i hemmelighet med { $pieces } i spillet; resten er reserven. Brikker kan byttes for ett poeng hver.
difference-ship-cards = Det er to bunker, togkort og skipskort; alle begynner også med { $cards } skipskort. Den som tar et åpent kort, velger bunken som erstatter det. Et dobbelt skip betaler ett eller to felter.
difference-harbours = Hver spiller har { $count } havner. Til slutt gir en { $points } poeng for én, to, tre eller flere oppfylte billetter som nevner byen; hver som ikke er bygd, koster { $unbuilt }.
difference-last-rounds = Når noen avslutter turen sin med { $count } brikker eller færre, tog og skip til sammen, har alle { $rounds } turer til.
difference-pair-routes = En parrute koster to togkort i én farge for hvert felt.
difference-ticket-tours = En rundtur er mer verdt hvis byene er direkte forbundet i trykt rekkefølge, mindre hvis de bare er forbundet, og koster ellers straffen sin.
choice-draw-ship = trekk et skipskort
choice-replace-from = erstatt: { $deck }
choice-pay-card = betal { $card }
choice-pieces = { $trains } tog og { $ships } skip
choice-harbour = bygg en havn i { $place }
choice-exchange =
    { $into ->
        [trains] bytt skip mot tog: { $count }
       *[ships] bytt tog mot skip: { $count }
    }
question-pieces = Hvor mange tog tar du med i spillet? Resten av brikkene dine er skip.
question-deck = Hvilken bunke erstatter kortet?
question-card-payment = Hvilket kort betaler du for { $route }? Gjenstår: { $count }.
question-harbour-payment = Hva betaler du havnen i { $place } med? Gjenstår: { $count }.
prompt-pieces = Togene dine:
prompt-deck = Bunken:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: skip i beholdning { $ships }, tog i reserve { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: tog { $trains } og skip { $ships } til, over { $routes }.
       *[no] { $ticket }: tog { $trains } og skip { $ships } til, over { $routes }, flere enn du har.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: innen rekkevidde, tog { $trains } og skip { $ships }.
       *[too-far] { $ticket }: krever tog { $trains } og skip { $ships }, flere enn du har.
    }
harbours-of = { $name }: havner i { $places }.
ticket-tour = { $ends } ({ $points }, i rekkefølge { $best }, ellers −{ $penalty })
web-tour-worth = i rekkefølge { $best }, ellers −{ $penalty }
heading-exchanges = bytter
score-part-exchanges = bytter { $points }
heading-harbours = havner
score-part-harbours = havner { $points }
heading-unbuilt-harbours = havner som ikke er bygd
score-part-unbuilt-harbours = havner som ikke er bygd { $points }
scoring-exchanges = { $name }: byttede brikker: { $points }.
scoring-harbours = { $name }: havner: pluss { $points }.
scoring-unbuilt-harbours = { $name }: havner som ikke er bygd: { $points }.
study-part-exchanges = bytter
study-part-harbours = havner
study-part-unbuilt-harbours = havner som ikke er bygd
help-play-ships = Skip: «draw ship» trekker et skipskort, «replace from train» nevner en bunke; kort betales ett og ett. «harbour lima» bygger en havn, «exchange trains 2» bytter to skip mot tog.
web-help-ships = Hvordan virker skip og havner?
web-help-ships-text =
    { $purse ->
        [dice] Skipsruter krever skip, togruter tog; hvert felt koster ett symbol, på en parrute to. En havn koster fire stasjoner eller jokere og gir poeng for oppfylte billetter som nevner byen. Brikker byttes med reserven, ett poeng mindre for hver.
       *[cards] Skipsruter krever skip og skipskort, togruter tog og togkort; en joker gjelder for begge. En havn koster to togkort og to skipskort i én farge med havn og gir poeng for oppfylte billetter som nevner byen. Brikker byttes med reserven, ett poeng mindre for hver.
    }
web-help-ship-card = Hva betaler skipskort?
web-help-ship-card-text = Et dobbeltskipskort betaler ett eller to felter på en skipsrute; ingen kort betales som kunne utelates. En parrute koster to togkort i én farge for hvert felt. Den som tar et åpent kort, nevner bunken som erstatter det.
web-help-ship-tour = Hva er en rundtur?
web-help-ship-tour-text = En rundtur nevner tre byer eller flere. Forbinder rutene dine alle, gir den de lave poengene; er hver by direkte forbundet med den neste i trykt rekkefølge, de høye. Ellers koster den mer enn begge.
web-help-ships-end = Hvordan slutter spillet?
web-help-ships-end-text = Når noen avslutter turen sin med høyst { $count } brikker, tog og skip til sammen, har alle flere turer, også den spilleren: { $rounds }. Så telles billetter, rundturer, bytter og havner. Flest poeng vinner; ved likhet flest oppfylte billetter.
option-sails-fixed_split = Om alle begynner med de samme brikkene.
value-sails-fixed_split-0 = Alle velger brikkene sine i hemmelighet.
value-sails-fixed_split-20 = Alle begynner med 20 tog og 40 skip.
option-sails-tour_order = Når en rundtur teller i rekkefølge.
value-sails-tour_order-direct = En rundtur teller hvis nabobyer er forbundet av egne ruter.
value-sails-tour_order-trail = En rundtur teller hvis en vei av egne ruter møter byene i rekkefølge.
option-sails-dice_wild_ships = Hvor mange felter på en skipsrute en Joker betaler.
value-sails-dice_wild_ships-1 = En Joker betaler ett felt på en skipsrute.
value-sails-dice_wild_ships-2 = En Joker betaler ett eller to felter på en skipsrute; ingenting betales som kunne utelates.
why-not-now-pieces = velg først brikkene du tar med.
why-not-now-deck = si først hvilken bunke som erstatter kortet.
why-not-now-card-payment = betal først ruten din, eller skriv undo.
why-not-now-harbour-payment = betal først havnen din, eller skriv undo.
why-not-in-game-ships = det er ingen skip på dette brettet.
web-not-now-pieces = Velg først brikkene du tar med.
web-not-now-deck = Si først hvilken bunke som erstatter kortet.
web-not-now-card-payment = Betal først ruten din.
web-not-now-harbour-payment = Betal først havnen din.
kind-red-harbour = rød, vogn med havn
kind-yellow-harbour = gul, vogn med havn
kind-green-harbour = grønn, vogn med havn
kind-pink-harbour = rosa, vogn med havn
kind-white-harbour = hvit, vogn med havn
kind-black-harbour = svart, vogn med havn
kind-red-double = rød, dobbelt skip
kind-yellow-double = gul, dobbelt skip
kind-green-double = grønn, dobbelt skip
kind-pink-double = rosa, dobbelt skip
kind-white-double = hvit, dobbelt skip
kind-black-double = svart, dobbelt skip
kind-red-single = rød, skip med havn
kind-yellow-single = gul, skip med havn
kind-green-single = grønn, skip med havn
kind-pink-single = rosa, skip med havn
kind-white-single = hvit, skip med havn
kind-black-single = svart, skip med havn
legend-ship = skipsrute: skip og skipskort
legend-pair = parrute: to togkort i én farge for hvert felt
legend-port = havneby
web-harbours = Havn
web-pick-harbour = Hvor bygger du en havn? Trykk på et sted.
web-exchange = Bytt
web-fewer = Færre
web-more = Flere
web-ship-deck = Skipsbunke: { $count } kort
web-draw-ship-sure = Vil du trekke et kort fra skipsbunken?
web-ticket-pieces =
    { $count ->
        [one] { $count } brikke til
       *[other] { $count } brikker til
    }
web-ticket-pieces-too-far = { $count } brikker til, flere enn du har
web-key-ships = Skip og havner
web-key-ships-each = Skip per spiller
web-key-ships-pieces = Brikker hver spiller tar med i spillet
web-key-ships-start-cards = Skipskort ved start
web-key-with-harbour = Togkort i hver farge med havn
web-key-doubles = Doble skipskort i hver farge
web-key-singles = Enkle skipskort i hver farge
web-key-harbours = Havner for hver spiller
web-key-harbour-price = Kort som en havn koster
web-key-harbour-points = Poeng for en havn etter billetter
web-key-unbuilt-harbour = Tapte poeng for en havn som ikke er bygd
web-key-last-rounds = Siste trekk for hver spiller
web-key-ports = Havnebyer
web-key-stops = Stopp uten navn
web-key-tour = Rundreise
web-key-via = Via
web-key-in-order = Poeng i trykt rekkefølge
web-key-penalty = Tapte poeng
web-key-kind = Slags rute
web-value-train = tog
web-value-pair = par
web-count-ships = skip
web-count-reserve = reserve
web-trains-in-reserve = Tog i reserve: { $trains }.
web-harbours-here = Havner i { $places }
advice-mechanism-harbours = I { $games } spill bygger ingen noen gang en havn.
used-harbours = Bygde havner
