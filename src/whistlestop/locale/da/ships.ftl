board-rails-and-sails-world = Verden rundt
web-value-sails = Verden rundt
card-deck =
    { $deck ->
        [train] togkort
       *[ship] skibskort
    }
event-pieces-chosen =
    { $who ->
        [you] Du tager { $trains } tog og { $ships } skibe med i spillet.
       *[other] { $name } har valgt brikker.
    }
event-pieces-shown =
    { $who ->
        [you] Du begynder med { $trains } tog og { $ships } skibe.
       *[other] { $name } begynder med { $trains } tog og { $ships } skibe.
    }
event-deck-card-drawn =
    { $who ->
        [you] Du trækker { $card } ({ $deck }).
       *[other] { $name } trækker et kort ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Du tager { $card }.
       *[other] { $name } tager { $card }.
    }
event-card-replaced = Nyt åbent kort: { $card } ({ $deck }).
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
            [trains] Du bytter skibe til tog ({ $count }): minus { $count }.
           *[ships] Du bytter tog til skibe ({ $count }): minus { $count }.
        }
       *[other] { $into ->
            [trains] { $name } bytter skibe til tog ({ $count }): minus { $count }.
           *[ships] { $name } bytter tog til skibe ({ $count }): minus { $count }.
        }
    }
why-few-ships = ruten kræver { $count } skibe, og du har { $have }.
why-cards-too-few = ruten kræver kort til { $count } felter, og du har til { $have } i én farve.
why-not-a-port = { $place } er ingen havneby.
why-harbour-stands = der står allerede en havn i { $place }.
why-no-harbours-left = du har bygget alle dine havne.
why-no-route-there = ingen af dine ruter fører til { $place }.
why-harbour-too-dear = en havn koster to togkort og to skibskort i én farve, alle med havn; dem kan du ikke betale.
why-not-this-card = { $kind } kan ikke betales nu: man betaler farve for farve, jokere til sidst, og kun det prisen kræver.
why-few-to-exchange = så mange brikker er der ikke i din beholdning og din reserve.
why-no-monster-at-stop = { $place } er ingen by; der står intet monster.
difference-ships = Hver spiller har { $trains } tog og { $ships } skibe og tager hemmeligt { $pieces } med i spillet; resten er reserven. Brikker kan byttes for et point hver.
difference-ship-cards = Der er to bunker, togkort og skibskort; alle begynder også med { $cards } skibskort. Den, der tager et åbent kort, vælger bunken, der erstatter det. Et dobbelt skib betaler et eller to felter.
difference-harbours = Hver spiller har { $count } havne. Til sidst giver en { $points } point for en, to, tre eller flere opfyldte billetter, der nævner dens by; hver, der ikke er bygget, koster { $unbuilt }.
difference-last-rounds = Når nogen slutter sin tur med { $count } brikker eller færre, tog og skibe tilsammen, har alle { $rounds } ture til.
difference-pair-routes = En parrute koster to togkort i én farve for hvert felt.
difference-ticket-tours = En rundtur er mere værd, hvis dens byer er direkte forbundet i den trykte rækkefølge, mindre hvis de kun er forbundet, og koster ellers sin straf.
choice-draw-ship = træk et skibskort
choice-replace-from = erstat: { $deck }
choice-pay-card = betal { $card }
choice-pieces = { $trains } tog og { $ships } skibe
choice-harbour = byg en havn i { $place }
choice-exchange =
    { $into ->
        [trains] byt skibe til tog: { $count }
       *[ships] byt tog til skibe: { $count }
    }
question-pieces = Hvor mange tog tager du med i spillet? Resten af dine brikker er skibe.
question-deck = Hvilken bunke erstatter kortet?
question-card-payment = Hvilket kort betaler du for { $route }? Mangler: { $count }.
question-harbour-payment = Hvad betaler du havnen i { $place } med? Mangler: { $count }.
prompt-pieces = Dine tog:
prompt-deck = Bunken:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: skibe i beholdning { $ships }, tog i reserve { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: tog { $trains } og skibe { $ships } mere, over { $routes }.
       *[no] { $ticket }: tog { $trains } og skibe { $ships } mere, over { $routes }, flere end du har.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: inden for rækkevidde, tog { $trains } og skibe { $ships }.
       *[too-far] { $ticket }: kræver tog { $trains } og skibe { $ships }, flere end du har.
    }
harbours-of = { $name }: havne i { $places }.
ticket-tour = { $ends } ({ $points }, i rækkefølge { $best }, ellers −{ $penalty })
web-tour-worth = i rækkefølge { $best }, ellers −{ $penalty }
heading-exchanges = bytte
score-part-exchanges = bytte { $points }
heading-harbours = havne
score-part-harbours = havne { $points }
heading-unbuilt-harbours = havne, der ikke er bygget
score-part-unbuilt-harbours = havne, der ikke er bygget { $points }
scoring-exchanges = { $name }: byttede brikker: { $points }.
scoring-harbours = { $name }: havne: plus { $points }.
scoring-unbuilt-harbours = { $name }: havne, der ikke er bygget: { $points }.
study-part-exchanges = bytte
study-part-harbours = havne
study-part-unbuilt-harbours = havne, der ikke er bygget
help-play-ships = Skibe: “draw ship” trækker et skibskort, “replace from train” nævner en bunke; kort betales et ad gangen. “harbour lima” bygger en havn, “exchange trains 2” bytter to skibe til tog.
web-help-ships = Hvordan virker skibe og havne?
web-help-ships-text =
    { $purse ->
        [dice] Skibsruter kræver skibe, togruter tog; hvert felt koster ét symbol, på en parrute to. En havn koster fire stationer eller jokere og giver point for opfyldte billetter, der nævner dens by. Brikker byttes med reserven, et point mindre for hver.
       *[cards] Skibsruter kræver skibe og skibskort, togruter tog og togkort; en joker gælder for begge. En havn koster to togkort og to skibskort i én farve med havn og giver point for opfyldte billetter, der nævner dens by. Brikker byttes med reserven, et point mindre for hver.
    }
web-help-ship-card = Hvad betaler skibskort?
web-help-ship-card-text = Et dobbeltskibskort betaler et eller to felter på en skibsrute; intet kort betales, som kunne udelades. En parrute koster to togkort i én farve for hvert felt. Den, der tager et åbent kort, nævner den bunke, der erstatter det.
web-help-ship-tour = Hvad er en rundtur?
web-help-ship-tour-text = En rundtur nævner tre byer eller flere. Forbinder dine ruter dem alle, giver den de lave point; er hver by direkte forbundet med den næste i trykt rækkefølge, de høje. Ellers koster den mere end begge.
web-help-ships-end = Hvordan slutter spillet?
web-help-ships-end-text = Når nogen slutter sin tur med højst { $count } brikker, tog og skibe tilsammen, har alle flere ture, også den spiller: { $rounds }. Så tælles billetter, rundture, bytter og havne. Flest point vinder; ved lighed flest opfyldte billetter.
option-sails-fixed_split = Om alle begynder med de samme brikker.
value-sails-fixed_split-0 = Alle vælger deres brikker hemmeligt.
value-sails-fixed_split-20 = Alle begynder med 20 tog og 40 skibe.
option-sails-tour_order = Hvornår en rundtur tæller i rækkefølge.
value-sails-tour_order-direct = En rundtur tæller, hvis nabobyer er forbundet af egne ruter.
value-sails-tour_order-trail = En rundtur tæller, hvis en vej af egne ruter møder dens byer i rækkefølge.
option-sails-dice_wild_ships = Hvor mange felter på en skibsrute en Joker betaler.
value-sails-dice_wild_ships-1 = En Joker betaler ét felt på en skibsrute.
value-sails-dice_wild_ships-2 = En Joker betaler et eller to felter på en skibsrute; der betales intet, som kunne udelades.
why-not-now-pieces = vælg først de brikker, du tager med.
why-not-now-deck = sig først, hvilken bunke der erstatter kortet.
why-not-now-card-payment = betal først din rute, eller skriv undo.
why-not-now-harbour-payment = betal først din havn, eller skriv undo.
why-not-in-game-ships = der er ingen skibe på denne plade.
web-not-now-pieces = Vælg først de brikker, du tager med.
web-not-now-deck = Sig først, hvilken bunke der erstatter kortet.
web-not-now-card-payment = Betal først din rute.
web-not-now-harbour-payment = Betal først din havn.
kind-red-harbour = rød, vogn med havn
kind-yellow-harbour = gul, vogn med havn
kind-green-harbour = grøn, vogn med havn
kind-pink-harbour = lyserød, vogn med havn
kind-white-harbour = hvid, vogn med havn
kind-black-harbour = sort, vogn med havn
kind-red-double = rød, dobbelt skib
kind-yellow-double = gul, dobbelt skib
kind-green-double = grøn, dobbelt skib
kind-pink-double = lyserød, dobbelt skib
kind-white-double = hvid, dobbelt skib
kind-black-double = sort, dobbelt skib
kind-red-single = rød, skib med havn
kind-yellow-single = gul, skib med havn
kind-green-single = grøn, skib med havn
kind-pink-single = lyserød, skib med havn
kind-white-single = hvid, skib med havn
kind-black-single = sort, skib med havn
legend-ship = skibsrute: skibe og skibskort
legend-pair = parrute: to togkort i én farve for hvert felt
legend-port = havneby
web-harbours = Havn
web-pick-harbour = Hvor bygger du en havn? Tryk på et sted.
web-exchange = Byt
web-fewer = Færre
web-more = Flere
web-ship-deck = Skibsbunke: { $count } kort
web-draw-ship-sure = Vil du trække et kort fra skibsbunken?
web-ticket-pieces =
    { $count ->
        [one] { $count } brik mere
       *[other] { $count } brikker mere
    }
web-ticket-pieces-too-far = { $count } brikker mere, flere end du har
web-key-ships = Skibe og havne
web-key-ships-each = Skibe pr. spiller
web-key-ships-pieces = Brikker hver spiller tager med i spillet
web-key-ships-start-cards = Skibskort ved start
web-key-with-harbour = Togkort i hver farve med havn
web-key-doubles = Dobbelte skibskort i hver farve
web-key-singles = Enkelte skibskort i hver farve
web-key-harbours = Havne for hver spiller
web-key-harbour-price = Kort som en havn koster
web-key-harbour-points = Point for en havn efter billetter
web-key-unbuilt-harbour = Tabte point for en havn, der ikke er bygget
web-key-last-rounds = Sidste træk for hver spiller
web-key-ports = Havnebyer
web-key-stops = Stop uden navn
web-key-tour = Rundrejse
web-key-via = Via
web-key-in-order = Point i trykt rækkefølge
web-key-penalty = Tabte point
web-key-kind = Slags rute
web-value-train = tog
web-value-pair = par
web-count-ships = skibe
web-count-reserve = reserve
web-trains-in-reserve = Tog i reserve: { $trains }.
web-harbours-here = Havne i { $places }
advice-mechanism-harbours = I { $games } spil bygger ingen nogensinde en havn.
used-harbours = Byggede havne
