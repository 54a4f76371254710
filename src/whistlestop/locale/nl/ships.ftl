board-rails-and-sails-world = Wereldreis
web-value-sails = Wereldreis
card-deck =
    { $deck ->
        [train] treinkaarten
       *[ship] scheepskaarten
    }
event-pieces-chosen =
    { $who ->
        [you] Je neemt { $trains } wagons en { $ships } schepen mee het spel in.
       *[other] { $name } heeft stukken gekozen.
    }
event-pieces-shown =
    { $who ->
        [you] Je begint met { $trains } wagons en { $ships } schepen.
       *[other] { $name } begint met { $trains } wagons en { $ships } schepen.
    }
event-deck-card-drawn =
    { $who ->
        [you] Je trekt { $card } ({ $deck }).
       *[other] { $name } trekt een kaart ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Je neemt { $card }.
       *[other] { $name } neemt { $card }.
    }
event-card-replaced = Bij de open kaarten komt { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Je betaalt { $card }.
       *[other] { $name } betaalt { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Je bouwt een haven in { $place }.
       *[other] { $name } bouwt een haven in { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Je bouwt een haven in { $place } voor { $payment }.
       *[other] { $name } bouwt een haven in { $place } voor { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Je ruilt schepen voor wagons ({ $count }): min { $count }.
           *[ships] Je ruilt wagons voor schepen ({ $count }): min { $count }.
        }
       *[other] { $into ->
            [trains] { $name } ruilt schepen voor wagons ({ $count }): min { $count }.
           *[ships] { $name } ruilt wagons voor schepen ({ $count }): min { $count }.
        }
    }
why-few-ships = de route vraagt { $count } schepen en je hebt er { $have }.
why-cards-too-few = de route vraagt kaarten voor { $count } vakken en je hebt ze voor { $have } van één kleur.
why-not-a-port = { $place } is geen havenstad.
why-harbour-stands = er staat al een haven in { $place }.
why-no-harbours-left = je hebt al je havens gebouwd.
why-no-route-there = geen route van jou leidt naar { $place }.
why-harbour-too-dear = een haven kost twee trein- en twee scheepskaarten van één kleur, alle met haven; die kun je niet betalen.
why-not-this-card = { $kind } kan nu niet betaald worden: je betaalt kleur voor kleur, jokers het laatst, en alleen wat de prijs vraagt.
why-few-to-exchange = zoveel stukken zijn er niet in je voorraad en je reserve.
why-no-monster-at-stop = { $place } is geen stad: daar staat geen monster.
difference-ships = Iedere speler heeft { $trains } wagons en { $ships } schepen en neemt er in het geheim { $pieces } mee; de andere zijn zijn reserve. Stukken ruilen kost een punt per stuk.
difference-ship-cards = Er zijn twee stapels, treinkaarten en scheepskaarten; iedereen begint ook met { $cards } scheepskaarten. Wie een open kaart neemt, kiest de stapel die haar vervangt. Een dubbel schip betaalt een of twee vakken.
difference-harbours = Iedere speler heeft { $count } havens. Aan het eind levert er een { $points } punten op voor een, twee, drie of meer voltooide kaartjes die zijn stad noemen; elke niet gebouwde kost { $unbuilt }.
difference-last-rounds = Zodra iemand zijn beurt eindigt met { $count } stukken of minder, wagons en schepen samen, krijgt iedereen nog { $rounds } beurten.
difference-pair-routes = Een parenroute kost per vak twee treinkaarten van één kleur.
difference-ticket-tours = Een rondreis is meer waard als haar steden in de gedrukte volgorde direct verbonden zijn, minder als ze alleen verbonden zijn, en kost anders haar boete.
choice-draw-ship = een scheepskaart trekken
choice-replace-from = vervangen: { $deck }
choice-pay-card = { $card } betalen
choice-pieces = { $trains } wagons en { $ships } schepen
choice-harbour = een haven in { $place } bouwen
choice-exchange =
    { $into ->
        [trains] schepen voor wagons ruilen: { $count }
       *[ships] wagons voor schepen ruilen: { $count }
    }
question-pieces = Hoeveel wagons neem je mee het spel in? De rest van je stukken zijn schepen.
question-deck = Welke stapel vervangt de genomen kaart?
question-card-payment = Welke kaart betaal je voor { $route }? Nog te betalen: { $count }.
question-harbour-payment = Waarmee betaal je de haven in { $place }? Nog te betalen: { $count }.
prompt-pieces = Je wagons:
prompt-deck = De stapel:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: schepen in voorraad { $ships }, wagons in reserve { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: nog wagons { $trains } en schepen { $ships }, over { $routes }.
       *[no] { $ticket }: nog wagons { $trains } en schepen { $ships }, over { $routes }, meer dan je hebt.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: binnen bereik, wagons { $trains } en schepen { $ships }.
       *[too-far] { $ticket }: vraagt wagons { $trains } en schepen { $ships }, meer dan je hebt.
    }
harbours-of = { $name }: havens in { $places }.
ticket-tour = { $ends } ({ $points }, op volgorde { $best }, anders −{ $penalty })
web-tour-worth = op volgorde { $best }, anders −{ $penalty }
heading-exchanges = ruilen
score-part-exchanges = ruilen { $points }
heading-harbours = havens
score-part-harbours = havens { $points }
heading-unbuilt-harbours = niet gebouwde havens
score-part-unbuilt-harbours = niet gebouwde havens { $points }
scoring-exchanges = { $name }: geruilde stukken: { $points }.
scoring-harbours = { $name }: havens: plus { $points }.
scoring-unbuilt-harbours = { $name }: niet gebouwde havens: { $points }.
study-part-exchanges = ruilen
study-part-harbours = havens
study-part-unbuilt-harbours = niet gebouwde havens
help-play-ships = Schepen: “draw ship” trekt een scheepskaart, “replace from train” noemt een stapel; kaarten worden een voor een betaald. “harbour lima” bouwt een haven, “exchange trains 2” ruilt twee schepen voor wagons.
web-help-ships = Hoe werken schepen en havens?
web-help-ships-text =
    { $purse ->
        [dice] Scheepsroutes vragen schepen, treinroutes wagons; elk vak kost één symbool, op een parenroute twee. Een haven kost vier stations of jokers en levert punten op voor voltooide kaartjes die zijn stad noemen. Stukken ruil je met je reserve, een punt minder per stuk.
       *[cards] Scheepsroutes vragen schepen en scheepskaarten, treinroutes wagons en treinkaarten; een joker telt voor beide. Een haven kost twee trein- en twee scheepskaarten van één kleur met haven en levert punten op voor voltooide kaartjes die zijn stad noemen. Stukken ruil je met je reserve, een punt minder per stuk.
    }
web-help-ship-card = Wat betalen scheepskaarten?
web-help-ship-card-text = Een dubbelschipkaart betaalt één of twee vakken van een scheepsroute; er wordt geen kaart betaald die kan worden weggelaten. Een parenroute kost per vak twee treinkaarten van één kleur. Wie een open kaart neemt, noemt de stapel die haar vervangt.
web-help-ship-tour = Wat is een rondreis?
web-help-ship-tour-text = Een rondreis noemt drie steden of meer. Verbinden jouw routes ze allemaal, dan geeft ze de lagere punten; is elke stad rechtstreeks met de volgende in de gedrukte volgorde verbonden, de hogere. Anders kost ze meer dan beide.
web-help-ships-end = Hoe eindigt het spel?
web-help-ships-end-text = Zodra iemand zijn beurt eindigt met hoogstens { $count } stukken, wagons en schepen samen, heeft iedereen nog beurten, die speler ook: { $rounds }. Daarna tellen kaartjes, rondreizen, ruilen en havens. De meeste punten winnen; bij gelijkstand meer voltooide kaartjes.
option-sails-fixed_split = Of iedereen met dezelfde stukken begint.
value-sails-fixed_split-0 = Iedereen kiest zijn stukken in het geheim.
value-sails-fixed_split-20 = Iedereen begint met 20 wagons en 40 schepen.
option-sails-tour_order = Wanneer een rondreis op volgorde telt.
value-sails-tour_order-direct = Een rondreis telt als naburige steden door eigen routes verbonden zijn.
value-sails-tour_order-trail = Een rondreis telt als een pad van eigen routes haar steden op volgorde aandoet.
option-sails-dice_wild_ships = Hoeveel vakken van een scheepsroute een Joker betaalt.
value-sails-dice_wild_ships-1 = Een Joker betaalt één vak van een scheepsroute.
value-sails-dice_wild_ships-2 = Een Joker betaalt één of twee vakken van een scheepsroute; er wordt niets betaald dat kan worden weggelaten.
why-not-now-pieces = kies eerst de stukken die je meeneemt.
why-not-now-deck = zeg eerst welke stapel de kaart vervangt.
why-not-now-card-payment = betaal eerst je route of typ undo.
why-not-now-harbour-payment = betaal eerst je haven of typ undo.
why-not-in-game-ships = er zijn geen schepen op dit bord.
web-not-now-pieces = Kies eerst de stukken die je meeneemt.
web-not-now-deck = Zeg eerst welke stapel de kaart vervangt.
web-not-now-card-payment = Betaal eerst je route.
web-not-now-harbour-payment = Betaal eerst je haven.
kind-red-harbour = rood, wagon met haven
kind-yellow-harbour = geel, wagon met haven
kind-green-harbour = groen, wagon met haven
kind-pink-harbour = roze, wagon met haven
kind-white-harbour = wit, wagon met haven
kind-black-harbour = zwart, wagon met haven
kind-red-double = rood, dubbel schip
kind-yellow-double = geel, dubbel schip
kind-green-double = groen, dubbel schip
kind-pink-double = roze, dubbel schip
kind-white-double = wit, dubbel schip
kind-black-double = zwart, dubbel schip
kind-red-single = rood, schip met haven
kind-yellow-single = geel, schip met haven
kind-green-single = groen, schip met haven
kind-pink-single = roze, schip met haven
kind-white-single = wit, schip met haven
kind-black-single = zwart, schip met haven
legend-ship = scheepsroute: schepen en scheepskaarten
legend-pair = parenroute: twee treinkaarten van één kleur per vak
legend-port = havenstad
web-harbours = Haven
web-pick-harbour = Waar bouw je een haven? Druk op een plaats.
web-exchange = Ruilen
web-fewer = Minder
web-more = Meer
web-ship-deck = Scheepsstapel: { $count } kaarten
web-draw-ship-sure = Een kaart van de scheepsstapel trekken?
web-ticket-pieces =
    { $count ->
        [one] nog { $count } stuk
       *[other] nog { $count } stukken
    }
web-ticket-pieces-too-far = nog { $count } stukken, meer dan je hebt
web-key-ships = Schepen en havens
web-key-ships-each = Schepen per speler
web-key-ships-pieces = Stukken die iedere speler meeneemt
web-key-ships-start-cards = Scheepskaarten bij het begin
web-key-with-harbour = Treinkaarten van elke kleur met haven
web-key-doubles = Dubbele scheepskaarten van elke kleur
web-key-singles = Enkele scheepskaarten van elke kleur
web-key-harbours = Havens van elke speler
web-key-harbour-price = Kaarten die een haven kost
web-key-harbour-points = Punten van een haven naar kaartjes
web-key-unbuilt-harbour = Verloren punten voor een niet gebouwde haven
web-key-last-rounds = Laatste beurten van elke speler
web-key-ports = Havensteden
web-key-stops = Haltes zonder naam
web-key-tour = Rondreis
web-key-via = Via
web-key-in-order = Punten in de gedrukte volgorde
web-key-penalty = Verloren punten
web-key-kind = Soort route
web-value-train = trein
web-value-pair = paren
web-count-ships = schepen
web-count-reserve = reserve
web-trains-in-reserve = Wagons in reserve: { $trains }.
web-harbours-here = Havens in { $places }
advice-mechanism-harbours = In { $games } spellen bouwt niemand ooit een haven.
used-harbours = Gebouwde havens
