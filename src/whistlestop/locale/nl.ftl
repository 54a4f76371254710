# Dutch. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rood
kind-orange = oranje
kind-yellow = geel
kind-green = groen
kind-blue = blauw
kind-pink = roze
kind-white = wit
kind-black = zwart
kind-gray = grijs
kind-locomotive = locomotief

card-red = een rode kaart
card-orange = een oranje kaart
card-yellow = een gele kaart
card-green = een groene kaart
card-blue = een blauwe kaart
card-pink = een roze kaart
card-white = een witte kaart
card-black = een zwarte kaart
card-locomotive = een locomotief

cards-red = { $count } rode
cards-orange = { $count } oranje
cards-yellow = { $count } gele
cards-green = { $count } groene
cards-blue = { $count } blauwe
cards-pink = { $count } roze
cards-white = { $count } witte
cards-black = { $count } zwarte
cards-locomotive =
    { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    }

## Small words

nothing = niets
empty-slot = een lege plek
from-to = { $fewest } tot { $most }
not-known-yet = nog niet bekend
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = Verenigde Staten
board-usa-base-revised = Verenigde Staten, herziene bestemmingen
board-usa-1910 = Verenigde Staten 1910
board-usa-big-cities = Verenigde Staten 1910, grote steden
board-usa-mega = Verenigde Staten 1910, megaspel
board-europe = Europa
board-europe-expanded = Europa 1912, uitgebreid
board-europe-big-cities = Europa 1912, grote steden
board-europe-mega = Europa 1912, megaspel
board-germany = Duitsland
board-india = India
board-lake-constance = Bodenmeer
board-legendary-asia = Legendarisch Azië
board-london = Londen
board-marklin = Märklin
board-new-york = New York
board-nordic = Noordse landen
board-switzerland = Zwitserland
board-draft = { $name } (ontwerp)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: lengte { $length }, { $colour }, tunnel
            [ferry] { $route }: lengte { $length }, { $colour }, veerboot met { $symbols ->
                [one] { $symbols } locomotief
               *[other] { $symbols } locomotieven
            }
           *[plain] { $route }: lengte { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: lengte { $length }, { $colour }, tunnel ({ $points ->
                [one] { $points } punt
               *[other] { $points } punten
            })
            [ferry] { $route }: lengte { $length }, { $colour }, veerboot met { $symbols ->
                [one] { $symbols } locomotief
               *[other] { $symbols } locomotieven
            } ({ $points ->
                [one] { $points } punt
               *[other] { $points } punten
            })
           *[plain] { $route }: lengte { $length }, { $colour } ({ $points ->
                [one] { $points } punt
               *[other] { $points } punten
            })
        }
    }
route-detail-special =
    { $route }: lengte { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] veerboot, { $symbols ->
            [one] { $symbols } locomotief
           *[other] { $symbols } locomotieven
        }
       *[plain] { "" }
    }
track-trains =
    { $count ->
        [one] kost { $count } wagon
       *[other] kost { $count } wagons
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] gewoon
        [long] lang
        [short] kort
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } gewone bestemmingskaart
           *[other] { $count } gewone bestemmingskaarten
        }
        [long] { $count ->
            [one] { $count } lange bestemmingskaart
           *[other] { $count } lange bestemmingskaarten
        }
        [short] { $count ->
            [one] { $count } korte bestemmingskaart
           *[other] { $count } korte bestemmingskaarten
        }
       *[other] { $count ->
            [one] { $count } bestemmingskaart van de stapel “{ $deck }”
           *[other] { $count } bestemmingskaarten van de stapel “{ $deck }”
        }
    }
points-of-length = { $points } voor lengte { $length }

## Seats

you = Jij
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Een spel voor { $players } begint. Jij begint.
       *[other] Een spel voor { $players } begint. { $name } begint.
    }
event-turn-started =
    { $who ->
        [you] Beurt { $turn }: jij.
       *[other] Beurt { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Je trekt { $card } van de stapel.
       *[other] { $name } trekt { $card } van de stapel.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Je trekt een kaart van de stapel.
       *[other] { $name } trekt een kaart van de stapel.
    }
event-card-taken =
    { $who ->
        [you] Je neemt { $card } van de open kaarten.
       *[other] { $name } neemt { $card } van de open kaarten.
    }
event-card-turned-up = Bij de open kaarten komt { $card }.
event-display-reset = Er liggen drie locomotieven open: alle open kaarten worden vervangen.
event-deck-reshuffled =
    De aflegstapel wordt de nieuwe trekstapel van { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
event-ticket-offered =
    { $who ->
        [you] Je krijgt de bestemmingskaart { $ticket } aangeboden.
       *[other] { $name } krijgt de bestemmingskaart { $ticket } aangeboden.
    }
event-ticket-kept =
    { $who ->
        [you] Je houdt de bestemmingskaart { $ticket }.
       *[other] { $name } houdt de bestemmingskaart { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Je geeft de bestemmingskaart { $ticket } terug.
       *[other] { $name } geeft de bestemmingskaart { $ticket } terug.
    }
event-tickets-chosen =
    { $who ->
        [you] Je hebt nu { $kept ->
            [one] { $kept } bestemmingskaart
           *[other] { $kept } bestemmingskaarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; teruggegeven: { $back }
            }
           *[other] { $back ->
                [0] ; uit het spel: { $gone }
               *[other] ; teruggegeven: { $back }, uit het spel: { $gone }
            }
        }.
       *[other] { $name } heeft nu { $kept ->
            [one] { $kept } bestemmingskaart
           *[other] { $kept } bestemmingskaarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; teruggegeven: { $back }
            }
           *[other] { $back ->
                [0] ; uit het spel: { $gone }
               *[other] ; teruggegeven: { $back }, uit het spel: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Je bezet { $route } met { $payment }.
           *[other] { $name } bezet { $route } met { $payment }.
        }
       *[other] { $who ->
            [you] Je bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
           *[other] { $name } bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
        }
    }
event-passed =
    { $who ->
        [you] Je kunt niets doen en past.
       *[other] { $name } kan niets doen en past.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Je hebt bijna geen wagons meer: iedereen krijgt nog één beurt.
           *[other] { $name } heeft bijna geen wagons meer: iedereen krijgt nog één beurt.
        }
        [few_bullet_trains] Er zijn weinig wagons en weinig hogesnelheidstreinen over: iedereen krijgt nog één beurt.
        [few_pieces] Er zijn weinig wagons en schepen over: iedereen krijgt nog twee beurten.
        [dead_board] Er is geen route meer die iemand kan bezetten: iedereen krijgt nog één beurt.
       *[stalled] Al heel lang heeft niemand een route bezet: iedereen krijgt nog één beurt.
    }
event-game-over =
    { $reason ->
        [all_passed] Iedereen moest passen: het spel is afgelopen.
        [six_tickets] Alle nodige bestemmingskaarten zijn vervuld: het spel is afgelopen.
        [last_train] De laatste wagon is gelegd: het spel is afgelopen.
        [dead_board] Geen route kan nog worden bezet: het spel is afgelopen.
        [stalled] Heel lang heeft niemand een route bezet: het spel is afgelopen.
       *[last_round_played] De laatste ronde is gespeeld: het spel is afgelopen.
    }

## Refusals and reasons

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-illegal = “{ $action }” kan nu niet.
refusal-game-over = Het spel is afgelopen.
refusal-stale = Die vraag is al beantwoord.
refusal-unreadable = “{ $action }” is geen actie.
refusal-cannot-undo = Er kan niets teruggenomen worden: sindsdien is iets verborgens gezien, of het was de zet van iemand anders.

why-not-now =
    { $phase ->
        [tickets] kies eerst je bestemmingskaarten.
        [action] dat is een antwoord op een andere vraag dan die van nu.
        [second_card] je bent aan het trekken: neem eerst je tweede kaart.
        [payment] betaal eerst wat je gekozen hebt, of typ undo.
        [after_action] je actie is gedaan: alleen wat erop mag volgen kan nog.
       *[over] het spel is afgelopen.
    }
why-no-such-action = die actie bestaat niet.
why-not-in-game =
    { $part ->
        [passing] met dobbelstenen hoeft niemand te passen: beëindig in plaats daarvan je beurt.
        [ending] hier eindigt een beurt vanzelf.
       *[cards] aan deze tafel wordt met dobbelstenen en zonder treinkaarten gespeeld.
    }
why-action-done = de actie van deze beurt is gedaan.
why-not-before-action = je beurt kan niet eindigen vóór de actie.
why-track-taken =
    { $who ->
        [you] die is al van jou.
       *[other] die is van { $name }.
    }
why-track-closed = het andere spoor is bezet, en met minder dan { $players } spelers is dit dan gesloten.
why-own-twin = je hebt al een ander spoor tussen deze plaatsen.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] je hebt { $count } wagon nodig en hebt er { $have }.
           *[other] je hebt { $count } wagons nodig en hebt er { $have }.
        }
       *[other] je hebt { $count } wagons nodig, waarvan { $mountains } voor de bergen, en hebt er { $have }.
    }
why-few-locomotives =
    de veerboot vraagt minstens { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    } en je hebt er { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] zo kun je de { $count } extra kaart niet betalen.
           *[other] zo kun je de { $count } extra kaarten niet betalen.
        }
        [any] { $count ->
            [one] je hebt { $count } kaart nodig en hebt er { $have }.
           *[other] je hebt { $count } kaarten van één kleur nodig en hebt er { $have }, locomotieven meegeteld.
        }
       *[other] { $count ->
            [one] je hebt { $count } kaart van de kleur { $colour } nodig en hebt er { $have }, locomotieven meegeteld.
           *[other] je hebt { $count } kaarten van de kleur { $colour } nodig en hebt er { $have }, locomotieven meegeteld.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] je hebt { $count } kaart nodig die geen locomotief is en hebt er { $have }.
           *[other] je hebt { $count } kaarten van één kleur zonder locomotieven nodig en hebt er { $have }.
        }
       *[other] { $count ->
            [one] je hebt { $count } kaart van de kleur { $colour } nodig, geen locomotief, en hebt er { $have }.
           *[other] je hebt { $count } kaarten van de kleur { $colour } zonder locomotieven nodig en hebt er { $have }.
        }
    }
why-cannot-pay-rest = met de kaarten die je overhoudt kun je de rest niet betalen.
why-not-in-hand = deze kaart heb je niet: { $kind }.
why-locomotives-not-here = op deze route zijn locomotieven niet bruikbaar.
why-not-this-payment = zo kun je dat niet betalen.
why-not-face-up = deze kaart ligt niet open: { $kind }.
why-locomotive-second = een open locomotief kan niet de tweede kaart zijn.
why-no-cards-left = er is geen kaart meer om te trekken.
why-no-tickets-left = er is geen bestemmingskaart meer om te trekken.
why-must-keep =
    Houd minstens { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
why-may-not-keep = Zo veel bestemmingskaarten van die stapel mag je niet houden (in totaal minstens { $count }).
why-other-actions-exist = je mag alleen passen als niets anders kan.
why-few-tickets =
    { $have ->
        [one] er is nog maar { $have } bestemmingskaart, geen { $count }.
       *[other] er zijn nog maar { $have } bestemmingskaarten, geen { $count }.
    }
why-how-many-tickets = zeg hoeveel: elke bestemmingskaart kost een Station of een Joker.

## Differences from the base rules

difference-players = Voor { $fewest } tot { $most } spelers.
difference-trains = Iedereen heeft { $count } wagons.
difference-deck =
    { $colours ->
        [8] Er zijn { $count } treinkaarten van elke kleur en { $locomotives } locomotieven.
       *[other] Er zijn { $count } treinkaarten van elk van de { $colours } kleuren en { $locomotives } locomotieven.
    }
difference-start-cards = Iedereen begint met { $count } treinkaarten.
difference-display = Er liggen { $count } kaarten open.
difference-display-reset =
    { $count ->
        [0] De open kaarten worden nooit vervangen, hoeveel locomotieven er ook liggen.
       *[other] De open kaarten worden vervangen als { $count } ervan locomotieven zijn.
    }
difference-face-up-locomotive = Een open locomotief telt als één kaart: je mag er twee nemen in een beurt.
difference-opening-tickets = Aan het begin krijgt iedereen { $deal } en houdt er minstens { $keep }.
difference-drawn-tickets = Wie bestemmingskaarten trekt, krijgt { $deal } en moet er minstens { $keep } houden.
difference-keep-at-most =
    { $deck ->
        [long] Van de lange bestemmingskaarten mag je er hoogstens { $count } houden.
       *[other] Van de stapel “{ $deck }” mag je hoogstens { $count } bestemmingskaarten houden.
    }
difference-refused-opening =
    { $where ->
        [face_up] Bestemmingskaarten die je aan het begin niet houdt, liggen open naast de stapel; is die op, dan worden ze tot een nieuwe geschud.
        [out_of_game] Bestemmingskaarten die je aan het begin niet houdt, gaan uit het spel.
        [shuffled_back] Bestemmingskaarten die je aan het begin niet houdt, worden in hun stapels teruggeschud.
       *[under_deck] Bestemmingskaarten die je aan het begin niet houdt, gaan onder de stapel.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Bestemmingskaarten die je later teruggeeft, liggen ook open naast de stapel.
        [out_of_game] Bestemmingskaarten die je later teruggeeft, gaan uit het spel.
       *[under_deck] Bestemmingskaarten die je later teruggeeft, gaan onder de stapel.
    }
difference-double-routes = Beide sporen van een dubbele route worden pas vanaf { $count } spelers gebruikt.
difference-route-points = Routes leveren { $points } op.
difference-longest-path =
    { $count ->
        [0] Er is geen bonus voor het langste traject.
       *[other] Het langste traject is { $count } punten waard.
    }
difference-most-tickets = De meeste voltooide bestemmingskaarten zijn { $count } punten waard.
difference-ties = Bij gelijkspel om de winst beslissen { $steps }; wie dan nog gelijk staat, deelt de winst.
difference-no-ties = Bij gelijkspel wordt de winst gedeeld.
tie-then = { $first }, dan { $second }
tie-step =
    { $step ->
       *[tickets] vervulde bestemmingen
        [stations] minder gebouwde stations
        [longest_path] het langste pad
        [goods] punten voor goederen
        [meeples] verzamelde meeples
        [mountains] routes over bergen
    }
difference-attraction =
    Elke bezienswaardigheid aan een route van jou is { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } waard.
difference-not-double = De sporen { $routes } liggen naast elkaar maar zijn geen dubbele route: één speler mag beide hebben.
difference-insets = Twee keer getoond, de tweede keer in een vergroot deel van het bord, maar elk één plaats: { $places }.
difference-countries = Bestemmingskaarten kunnen leiden naar { $countries }: elk grenspunt van een land is goed, en geen weg leidt erdoorheen.
difference-goals = Een kaart met meerdere bestemmingen betaalt de waardevolste waarmee ze verbonden is; is dat er geen, dan kost ze haar laagste waarde.
difference-district =
    Deze plaatsen verbinden is { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } waard: { $places }.
difference-end-trains = De laatste ronde begint als iemand { $count } wagons of minder heeft.
difference-locomotives =
    { $where ->
        [tunnels] Locomotieven zijn alleen bruikbaar in tunnels.
        [ferries] Locomotieven zijn alleen bruikbaar op veerboten.
       *[both] Locomotieven zijn alleen bruikbaar in tunnels en op veerboten.
    }
unverified = Niet bevestigd: { $note }

## House rules

options-expansions = De uitbreidingen
options-combined = Met dobbelstenen en monsters
options-boards = Op één bord
options-other = In elk spel
options-shown = Spreek de regels met * liefst vóór het spel af; de andere kunnen blijven zoals ze zijn.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Hoe vaak achter elkaar de open kaarten vervangen worden omdat er drie locomotieven liggen.
value-display-reset_cap = De open kaarten worden hoogstens { $count } keer achter elkaar vervangen.
option-nordic-reset_on_three = Of drie open locomotieven in Scandinavië de open kaarten vervangen.
value-nordic-reset_on_three-true = Drie open locomotieven vervangen de open kaarten, zoals op de meeste borden.
value-nordic-reset_on_three-false = Hoeveel locomotieven er ook open liggen, de kaarten blijven.
option-swiss-reset_on_three = Of drie open locomotieven in Zwitserland de open kaarten vervangen.
value-swiss-reset_on_three-true = Drie open locomotieven vervangen de open kaarten, zoals op de meeste borden.
value-swiss-reset_on_three-false = Hoeveel locomotieven er ook open liggen, de kaarten blijven.
option-combined-monster_payment = Wat een monster verplaatst als er met dobbelstenen gespeeld wordt.
value-combined-monster_payment-wild_die = Een Joker telt als locomotief die een monster verplaatst.
value-combined-monster_payment-wild_or_pair = Een Joker of twee gelijke dobbelstenen tellen als locomotief die een monster verplaatst.
value-combined-monster_payment-none = De monsters worden nooit verplaatst.
option-end-dead_board = Of de laatste ronde begint zodra niemand meer een route kan bezetten.
value-end-dead_board-true = De laatste ronde begint zodra niemand meer een route kan bezetten.
value-end-dead_board-false = Het spel gaat door, ook als niemand meer een route kan bezetten.
option-end-explorer_shared = Wie bij gelijke stand punten krijgt voor de meeste steden.
value-end-explorer_shared-true = Iedereen die gelijk staat voor de meeste steden krijgt de punten.
value-end-explorer_shared-false = Bij gelijke stand voor de meeste steden beslissen meer vervulde bestemmingen, dan meer in de bergen verloren wagons.
option-end-europe_station_tiebreak = Of minder gebouwde stations bij gelijkspel beslissen als de bestemmingen dat niet doen.
value-end-europe_station_tiebreak-true = Minder gebouwde stations beslissen bij gelijkspel als de bestemmingen dat niet doen.
value-end-europe_station_tiebreak-false = Gebouwde stations beslissen niet bij gelijkspel.
option-end-printed_ties = Of een gelijkspel om de winst volgens de stappen van het bord wordt beslist.
value-end-printed_ties-true = Een gelijkspel om de winst wordt volgens de stappen van het bord beslist.
value-end-printed_ties-false = Op elk bord beslissen bij gelijkspel bestemmingen, dan stations, dan het langste pad.
option-boards-open_holdings = Of iedereen de aandelen van anderen ziet.
value-boards-open_holdings-true = Iedereen ziet de aandelen van allen.
value-boards-open_holdings-false = Aandelen van anderen liggen tot het eind gedekt.

## Headings of tables

heading-action = actie
heading-attractions = bezienswaardigheden
heading-bot = bot
heading-cards = kaarten
heading-colour = kleur
heading-deck = stapel
heading-default = standaard
heading-districts = wijken
heading-figure = grootheid
heading-length = lengte
heading-lines = varianten
heading-longest-path = langste traject
heading-map = bord
heading-mean-score = gemiddelde score
heading-most-tickets = meeste bestemmingen
heading-option = optie
heading-places = plaatsen
heading-player = speler
heading-players = spelers
heading-points = punten
heading-rank = plaats
heading-route-points = routes
heading-rule = regel
heading-seat = stoel
heading-ticket = bestemmingskaart
heading-ticket-sets = sets bestemmingen
heading-tickets = bestemmingen
heading-total = totaal
heading-track = spoor
heading-tracks = sporen
heading-trains = wagons
heading-type = soort
heading-value = waarde
heading-values = waarden
heading-win-share = gewonnen spellen
learned-as-planner = Aan deze tafel heeft learned niets geleerd; het speelt als planner.

## The command line

version = whistlestop { $version }
error = Fout: { $reason }
error-language = Fout: de taal “{ $language }” is er niet; er zijn { $known }.
error-players = { $map } is voor { $fewest } tot { $most } spelers, niet voor { $players }.
error-bots =
    { $count ->
        [one] noem { $count } bot, niet { $given } ({ $bots }).
       *[other] noem één bot voor iedereen of { $count } bots, niet { $given } ({ $bots }).
    }
error-file = { $file } kan niet gelezen worden: { $reason }
error-log = { $file }, { $reason }
error-seat = stoel { $seat } is er niet; de stoelen gaan van 0 tot { $last }.
error-names = “{ $given }” noemt niet { $players } verschillende spelers, gescheiden door komma’s.
error-game-over = het spel in { $file } is afgelopen; “whistlestop replay” vertelt het.
error-extra = { $what } heeft pakketten nodig die niet geïnstalleerd zijn: pip install "whistlestop[{ $extra }]"
interrupted = Afgebroken.
compiling = De regels worden klaargezet
compiled = De regels zijn klaar ({ $seconds } s).
simulating = Er wordt gespeeld
measuring = Er wordt gemeten
measuring-part = Er wordt gemeten: { $part }
mean-scores = Per stoel
perft =
    { $count ->
        [one] { $count } variant van { $depth } beslissingen
       *[other] { $count } varianten van { $depth } beslissingen
    }
map-summary = { $name } (set bestemmingen { $set }): { $places } plaatsen, { $tracks } sporen, { $tickets } bestemmingskaarten, { $fewest } tot { $most } spelers.
map-differences =
    { $count ->
        [0] Je speelt met de basisregels.
       *[other] Waarin het van de basisregels afwijkt:
    }
map-tracks = Sporen
map-tickets = Bestemmingskaarten
legend-country = grenspunt van een land
legend-attraction = bezienswaardigheid
legend-district = wijk en haar punten
map-warning = { $where }: waarschuwing: { $reason }
map-sound = { $name } (set bestemmingen { $set }) is in orde: { $places } plaatsen, { $tracks } sporen, { $tickets } bestemmingskaarten, controlegetal { $digest }.
replay-begins = { $map }, { $count } spelers, { $decisions } beslissingen.

## Help of the command line

help-application = Speel, simuleer en bestudeer de spellen van de Ticket to Ride-familie. Onofficieel.
help-language = Taal van alle teksten.
help-version = De versie tonen en stoppen.
help-json = JSON tonen voor programma’s.
help-map = Bord: een naam uit de lijst van “maps”, of het pad van een eigen bestand.
help-players = Aantal spelers.
help-ticket-set = Set bestemmingen van het bord.
help-seed = Startgetal van het toeval; hetzelfde getal deelt dezelfde kaarten.
help-option = Huisregel als sleutel=waarde; mag vaker voorkomen (zie “options”).
help-plain = De ene eenvoudige regel na de andere: voor schermlezers en om voor te lezen.
help-maps = De borden opsommen; met de naam van één (of het pad van een bestand) dat tonen; “check FILE” controleert een eigen bestand.
help-maps-show = Een bord tonen: afwijkende regels, sporen en bestemmingskaarten.
help-maps-draw = Een bord als plaatje tekenen (SVG).
help-maps-output = Het bestand waarin het plaatje geschreven wordt.
help-maps-check = Een eigen bordbestand en de sets bestemmingen ernaast controleren; fouten noemen de regel.
help-maps-tickets = Maak bestemmingen voor een eigen bordbestand: zoveel waard als hun kortste weg, zoals op gedrukte borden, verspreid over alle steden.
help-maps-tickets-count = Hoeveel bestemmingen.
help-maps-tickets-output = Het bestand waarin het bord met zijn nieuwe bestemmingen wordt geschreven; het mag hetzelfde zijn.
maps-tickets-written =
    { $count ->
        [one] Er staat 1 bestemming in { $file }, { $fewest } tot { $most } punten waard.
       *[other] Er staan { $count } bestemmingen in { $file }, { $fewest } tot { $most } punten waard.
    }
maps-tickets-left-out = Geen bestemming noemt { $places }: er zijn te weinig bestemmingen voor zo veel steden.
help-maps-name = Naam van het bord, of pad van een bestand.
help-maps-file = Het bordbestand.
help-simulate = Veel spellen tussen bots spelen en snelheid en scores tonen.
help-games = Aantal spellen.
help-simulate-bot = Bot voor alle stoelen, of één per stoel.
help-threads = Threads om op te spelen; de resultaten blijven gelijk.
help-check = In elke stelling de beloften van de regels controleren en tellen welke gebroken zijn.
help-play = In de terminal een spel tegen bots spelen.
help-play-bot = Bot voor alle tegenstanders, of één voor elk: level-1 tot level-6, of een stijl; zonder opgave de sterkste stijl.
help-play-seat = Jouw stoel, geteld vanaf 0.
help-names = Namen van alle spelers in de volgorde van de stoelen, gescheiden door komma’s.
help-confirm = Na je routes en stations wachten, zodat je ze nog kunt terugnemen.
help-auto-end = Je beurt voor je beëindigen als er niets anders meer kan.
help-save = Bestand waarin het spel geschreven wordt als het eindigt of afbreekt.
help-resume = Verdergaan met een spel dat in dit bestand bewaard is.
help-replay = Een bewaard spel stap voor stap vertellen.
help-replay-file = Bestand met het verslag van een spel.
help-replay-seat = Alleen vertellen wat deze stoel zag, geteld vanaf 0.
help-replay-map = Bordbestand van het spel, als het een eigen bord is.
help-perft = De varianten van een gegeven lengte tellen; op elke machine gelijk.
help-depth = Aantal beslissingen.
help-divide = Tellen voor elke eerste actie.
help-bench = Meten hoe snel deze machine speelt.
help-quick = Seconden gebruiken in plaats van minuten.
help-options = De huisregels opsommen.
help-compile = De regels klaarzetten, zodat het eerste spel meteen begint.
help-completion = Een script tonen waarmee je shell opdrachten en opties aanvult.
help-completion-shell = bash, zsh, fish of powershell.

## The game in the terminal

welcome = { $map }: je speelt tegen { $others }.
welcome-help = Typ ? als je hulp wilt.
turn-summary =
    Beurt { $turn }: je hebt { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } en { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; de anderen: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
last-round-running =
    { $count ->
        [one] Dit is de allerlaatste beurt.
       *[other] Laatste ronde: nog { $count } beurten, de jouwe meegeteld.
    }
hand = Je hand: { $cards }.
display =
    { $deck ->
        [0] Open: { $cards }; de stapel is leeg.
        [one] Open: { $cards }; { $deck } kaart in de stapel.
       *[other] Open: { $cards }; { $deck } kaarten in de stapel.
    }
no-display = Aan deze tafel wordt met dobbelstenen gespeeld: er zijn geen treinkaarten.
auto-end =
    { $on ->
        [yes] Vanaf nu eindigt je beurt vanzelf als er niets anders meer kan.
       *[no] Vanaf nu beëindig je elke beurt zelf.
    }
choice-take = { $kind } nemen
choice-draw = van de stapel trekken
choice-tickets = bestemmingskaarten trekken
choice-pass = passen
choice-keep = houden
choice-return = teruggeven
choice-decline = de kaarten terugnemen
choice-tickets-count =
    { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    } trekken
choice-end = je beurt beëindigen
choice-end-discarding = je beurt beëindigen en { $tokens } teruggeven
choice-pay = { $cards }
menu-ways = Op de weg van je bestemmingen:
menu-routes = Je kunt in totaal { $count } routes bezetten: noem er een (“claim par zur”) of typ “actions” voor de lijst.
menu-others = Nog { $count } antwoorden, zoals “{ $example }”: noem er een of typ “actions” voor de lijst.
menu-places = Typ een plaats, of “actions” voor alle { $count }.
prompt-action = Je actie:
prompt-second-card = Je tweede kaart:
prompt-payment = Betaling:
prompt-after-action = Nog iets (Enter beëindigt je beurt):
prompt-end-unused = Nog niet gebruikt: { $dice }. “end” beëindigt toch je beurt, Enter gaat verder:
prompt-tickets =
    { $least ->
        [0] Nummers om te houden (of all, of none):
       *[other] Nummers om te houden, minstens { $least } (of all):
    }
prompt-which = Nummer:
prompt-confirm = Enter beëindigt je beurt, undo neemt hem terug:
prompt-replay = { $number } van { $total }, Enter gaat verder, q stopt:
question-payment = Hoe betaal je { $route }?
question-tickets =
    Hoe betaal je { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }?
question-surcharge =
    Je hebt { $laid } neergelegd. Betaal je { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } extra?
no-pieces = Er zijn geen meeples, goederen of aandelen op dit bord.
cannot-pay-surcharge = Dat kun je niet betalen (je hebt { $cards }).
not-this-payment = Met “{ $text }” kun je dat niet betalen, of het kan meer betekenen.
no-such-price =
    “{ $text }” verplaatst geen monster. { $purse ->
        [wilds] Eén Joker brengt het tot { $near } plaatsen ver, twee tot { $far }.
        [pairs] Eén Joker of één paar gelijke dobbelstenen brengt het tot { $near } plaatsen ver, twee tot { $far }.
       *[cards] Eén locomotief brengt het tot { $near } plaatsen ver, twee tot { $far }.
    }
no-such-number = { $number } is er niet; de nummers gaan tot { $most }.
which-one = Dat kan { $count } dingen betekenen:
which-of-many = Dat kan { $count } dingen betekenen: zeg meer.
not-possible = { $action } – kan niet: { $reason }
possible = { $action } – kan nu.
not-understood = “{ $text }” is niet duidelijk. Typ een nummer, een naam, of ? voor hulp.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Je krijgt { $count } bestemmingskaart aangeboden; je hoeft hem niet te houden.
           *[other] Je krijgt { $count } bestemmingskaarten aangeboden; je hoeft er geen te houden.
        }
       *[other] Je krijgt { $count } bestemmingskaarten aangeboden; houd er minstens { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Stapel: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = “{ $text }” is niet duidelijk. Typ de nummers om te houden, bijvoorbeeld “1 3”, of ? voor hulp.
ticket-connected = { $ticket }: verbonden.
ticket-cut-off = { $ticket }: afgesneden, er is geen weg meer voor eigen routes.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: nog { $trains } wagon, over { $routes }.
           *[other] { $ticket }: nog { $trains } wagons, over { $routes }.
        }
       *[no] { $ticket }: nog { $trains } wagons, over { $routes }, meer dan je hebt.
    }
ticket-connected-goal = { $ticket }: verbonden met { $goal }, dat levert { $points } op.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: nog { $trains } wagon, over { $routes }, naar { $goal }.
           *[other] { $ticket }: nog { $trains } wagons, over { $routes }, naar { $goal }.
        }
       *[no] { $ticket }: nog { $trains } wagons, over { $routes }, naar { $goal }, meer dan je hebt.
    }
own-tickets = Je bestemmingskaarten: { $tickets }.
no-tickets = Je hebt geen bestemmingskaarten.
owned-routes =
    { $count ->
        [0] { $name }: geen routes.
        [one] { $name }: { $count } route: { $routes }.
       *[other] { $name }: { $count } routes: { $routes }.
    }
routes-usage = Typ “routes” en een plaats, bijvoorbeeld “routes paris”.
routes-from = Routes vanuit { $place }:
route-state =
    { $state ->
        [owned] { $route } – van { $name }.
        [everybody] { $route } – daar staat een hogesnelheidstrein: ze is van iedereen.
        [closed] { $route } – gesloten.
        [chaos] { $route } – vrij, maar { $name } is in { $place }.
       *[open] { $route } – vrij.
    }
no-such-place = Er is geen plaats “{ $text }” op dit bord.
which-place = Welke plaats? { $places }.
score-own = Jij: { $total } punten als het spel nu eindigde: { $parts }.
score-part-routes = routes { $points }
score-part-tickets = bestemmingen { $points } ({ $fulfilled } van { $kept } verbonden)
score-part-attractions = bezienswaardigheden { $points }
score-part-districts = wijken { $points }
score-part-longest-path =
    { $points ->
        [0] langste traject { $length } lang
       *[other] langste traject { $length } lang, nu het langste van allemaal, { $points }
    }
score-secret-tickets = Bonussen die van ieders bestemmingen afhangen zitten er niet bij: bestemmingen zijn geheim.
score-open =
    { $points ->
        [one] { $name }: { $points } punt voor routes, langste traject { $length } lang; bestemmingen zijn geheim.
       *[other] { $name }: { $points } punten voor routes, langste traject { $length } lang; bestemmingen zijn geheim.
    }
log-more =
    { $count ->
        [one] { $count } eerdere regel: typ “log all”.
       *[other] { $count } eerdere regels: typ “log all”.
    }
why-usage = Typ “why” en een actie, bijvoorbeeld “why claim paris zurich”.
undone = Teruggenomen.
save-usage = Typ “save” en een bestandsnaam.
save-other-file = { $file } bestaat en is geen bewaard spel; kies een andere naam.
save-failed = { $file } kan niet geschreven worden: { $reason }
saved = Het spel is bewaard in { $file }.
resume-line = Verdergaan met: { $line }
quit-question = Stoppen? Typ een bestandsnaam om eerst te bewaren, yes om te stoppen zonder bewaren, Enter om verder te spelen:
goodbye = Tot ziens.
cut-off = Het spel breekt hier af.
scoring = De punten worden geteld.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor routes.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: bestemmingskaart { $ticket } is verbonden: plus { $points }, gehalveerd: er was een monster in { $places }.
            [twice] { $name }: bestemmingskaart { $ticket } is verbonden: plus { $points }, twee keer gehalveerd: er waren monsters in { $places }.
           *[no] { $name }: bestemmingskaart { $ticket } is verbonden: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: bestemmingskaart { $ticket } is niet verbonden: min { $points }, gehalveerd: er was een monster in { $places }.
            [twice] { $name }: bestemmingskaart { $ticket } is niet verbonden: min { $points }, twee keer gehalveerd: er waren monsters in { $places }.
           *[no] { $name }: bestemmingskaart { $ticket } is niet verbonden: min { $points }.
        }
    }
scoring-borrowed = { $name }: stations lenen { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: langste traject { $length } lang.
       *[other] { $name }: langste traject { $length } lang, het langste van allemaal: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: verbonden bestemmingen: { $count }.
       *[other] { $name }: verbonden bestemmingen: { $count }, de meeste van allemaal: plus { $points }.
    }
scoring-attractions =
    { $name }: bezienswaardigheden: plus { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
scoring-districts =
    { $name }: wijken: plus { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
result = Uitslag
winner =
    { $tie ->
        [shared] { $names } delen de overwinning met { $points } punten.
        [broken] { $who ->
            [you] Je wint met { $points } punten, door de regel voor gelijkspel.
           *[other] { $names } wint met { $points } punten, door de regel voor gelijkspel.
        }
       *[none] { $who ->
            [you] Je wint met { $points } punten.
           *[other] { $names } wint met { $points } punten.
        }
    }

help-play-answers = Antwoord met een nummer uit de lijst of met woorden; het begin van een woord is genoeg, in elke volgorde.
help-play-cards = Kaarten: “take rood” of gewoon “rood”, “draw” voor de stapel.
help-play-claim = Routes: “claim paris zurich”, “par zur”, “par zur rood” om te zeggen hoe je betaalt, “#2” voor het tweede spoor.
help-play-tickets = Bestemmingskaarten: “draw tickets” voor nieuwe, dan de nummers om te houden; “tickets” zegt hoe de jouwe ervoor staan.
help-play-end = “end” beëindigt je beurt; “auto” schakelt of dat vanzelf gaat als er niets anders meer kan.
help-play-look = Opzoeken: actions, hand, display, board, score, log (“log all”).
help-play-routes = “routes paris” geeft de routes van een plaats met prijs en eigenaar.
help-play-rules = “rules” legt de regels van deze tafel uit, “rules tickets” één ervan.
help-play-why = “why claim paris zurich” zegt waarom iets niet kan.
help-play-undo = “undo” neemt je beurt terug zolang er niets verborgens gezien is.
help-play-save = “save FILE” bewaart het spel, “quit” stopt; “whistlestop play --resume FILE” gaat verder.

## The server

help-serve = Het spel voor de browser aanbieden.
help-serve-host = Adres om op te luisteren; 0.0.0.0 laat vrienden in je netwerk toe.
help-serve-port = Poort om op te luisteren.
help-serve-database = Waar tafels bewaard worden: een bestand, of het adres van een database.
help-serve-redis = Adres van een Redis waarmee processen de tafels van één PostgreSQL delen.
help-serve-processes = Hoeveel processen er achter de poort werken.
help-serve-logs = Hoe het logboek wordt geschreven: text of json.
help-serve-public-url = Waar mensen de server bereiken, als dat niet is waar hij luistert.
help-serve-boards = Een map met bordbestanden die naast die van het programma worden aangeboden.
help-serve-own-boards = Of bezoekers eigen borden mogen sturen, spelen en bestuderen; standaard niet op een openbaar adres.
help-serve-bot-threads = Hoeveel bots tegelijk mogen nadenken.
help-serve-open = Het spel in de browser openen.
serve-local = Het spel staat klaar op { $address }
serve-friends = Vrienden bereiken het op { $address }
serve-compiling = De regels worden op de achtergrond gecompileerd; de eerste minuut of twee denken bots iets langzamer.
serve-stop = Druk op Ctrl+C om te stoppen.
serve-closed = De server kan niet luisteren op { $host }, poort { $port }: { $reason }
serve-shared-file = Meerdere processen kunnen SQLite niet delen: het is een bestand waarin één proces schrijft. Noem een PostgreSQL met --database postgresql+psycopg://…
serve-shared-redis = Meerdere processen hebben een Redis nodig om te weten wie van hen een tafel heeft. Noem die met --redis redis://…
serve-redis-address = Het adres van de Redis is er geen zoals redis://localhost:6379: { $reason }
database-newer = De database heeft versie { $found }; dit programma kent versies tot en met { $known }.
database-corrupt = De database is beschadigd of is er geen: { $reason }. Zet een kopie terug.
database-unreachable = De database kan niet worden gebruikt: { $reason }
server-no-client = Het browserspel is nog niet gebouwd
server-build-client = Deze server draait vanuit de broncode zonder het browserdeel. Voer daar “make play” uit: dat bouwt het en start het spel.

refusal-malformed = De server begreep een bericht van deze pagina niet. Laad haar opnieuw.
refusal-oversized = Dat is te lang.
refusal-too-frequent = Dat was te veel tegelijk. Wacht even.
refusal-foreign-origin = Deze pagina hoort niet bij de server waarmee ze praat.
refusal-foreign-host = Deze server kent zichzelf niet onder deze naam. Wie hem beheert, kan zijn openbare adres instellen.
refusal-unknown-table = Die tafel is er niet.
refusal-wrong-token = Deze link opent hier geen stoel.
refusal-not-found = Zoiets is hier niet.
refusal-storage-failed = De server kon dat niet bewaren, dus het is niet gebeurd. Probeer het nog eens.
refusal-frozen = Dit spel is met een andere versie van het programma begonnen en kan met deze niet verder.
refusal-busy = De server heeft het op dit moment te druk. Probeer het zo nog eens.
refusal-failed = Er ging iets mis op de server; er is niets veranderd. Probeer het nog eens.
refusal-too-slow = Dat deed er te lang over om aan te komen. Probeer het nog eens.
refusal-password-needed = Deze tafel is voor wie het wachtwoord kent.
refusal-wrong-password = Dat is niet het wachtwoord van deze tafel.
refusal-not-seated = Je kijkt toe; dat kunnen alleen spelers.
refusal-not-host = Dat kan alleen wie de tafel klaargezet heeft.
refusal-not-started = Het spel is nog niet begonnen.
refusal-already-started = Het spel is al begonnen.
refusal-table-full = Alle stoelen zijn bezet.
refusal-seat-taken = Daar zit al iemand.
refusal-name-taken = Iemand aan tafel heet al zo.
refusal-colour-taken = Iemand aan tafel heeft die kleur al.
refusal-bad-table = Zo kun je geen tafel klaarzetten.
refusal-seats-open = Er zijn nog stoelen vrij.
refusal-too-many-tables = De server heeft geen plaats voor nog een tafel.
refusal-too-many-spectators = Er is geen plaats voor meer toeschouwers.
refusal-no-proposal = Dat voorstel geldt niet meer.
refusal-no-hints = Tips staan aan deze tafel uit.
refusal-game-running = Het spel is nog niet afgelopen.

## The page in the browser

web-motto = Een treinavond met vrienden en bots. Zonder account, zonder handleiding.
web-new-game = Een nieuw spel
web-new-game-text = Zet een tafel klaar voor vrienden op hun eigen apparaten, voor mensen rond één apparaat en voor bots.
web-your-name = Je naam
web-set-table = Tafel klaarzetten
web-quick = Meteen spelen met twee bots ({ $level })
web-level =
    { $level ->
        [1] makkelijk
        [2] gemiddeld
        [3] goed
        [4] sterk
        [5] heel sterk
       *[other] meester
    }
web-next-level = Volgende tegenstander: { $bot } ({ $level })
web-join = Bij vrienden spelen
web-join-text = Open de link die ze je stuurden, of typ de code van hun tafel.
web-code = Code van de tafel
web-join-button = Aanschuiven
web-my-tables = Mijn tafels
web-finished-tables = Afgelopen spellen ({ $count })
web-state-waiting = wacht op spelers
web-state-playing = bezig
web-state-over = afgelopen
web-state-frozen = kan niet verder
web-forget = Tafel { $code } vergeten
web-forget-word = Vergeten
web-offline = De server is nu niet bereikbaar.
web-loading = Het bord wordt neergelegd …
web-reconnecting = Verbinding verbroken. Nieuwe poging …
web-close = Sluiten
web-done = Klaar
web-cancel = Annuleren
web-yes = Ja
web-no = Nee
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-link = Link
web-guest = Gast
web-to-lobby = Alle tafels

web-board-choice = Bord
web-board-group =
    { $group ->
        [first] Om mee te beginnen
        [countries] Landen en continenten
        [cities] Steden, voor een kort spel
        [own] Door ons ontworpen
       *[more] Meer borden
    }
web-board-rules =
    { $count ->
        [0] Hoe je { $board } speelt
       *[other] Hoe je { $board } speelt, en wat niet zeker is
    }
web-for-players = { $fewest } tot { $most } spelers
web-ticket-set = Set bestemmingen
web-ticket-set-base = zoals gedrukt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
web-expansions = Uitbreidingen
web-seats = Stoelen
web-seat-kind = Wie op stoel { $number } zit
web-seat-remove = Stoel { $number } weghalen
web-seat-remove-word = Weghalen
web-seat-mine = Aan dit apparaat
web-seat-open = Vrij voor een vriend
web-seat-open-text = Vrienden gaan met de link zitten.
web-seat-bot = Bot
web-name = Naam
web-bot-level = Welke bot
web-bots-levels = Niveaus
web-bots-styles = Speelstijlen
web-bot-plain = { $name }
web-livery = Kleur { $colour }, patroon { $pattern }: wijzigen
web-livery-choose = Kleur en patroon
web-colour = Kleur
web-colour-red = rood
web-colour-blue = blauw
web-colour-green = groen
web-colour-yellow = geel
web-colour-black = zwart
web-colour-purple = paars
web-pattern = Patroon
web-pattern-plain = effen
web-pattern-stripes = strepen
web-pattern-dots = stippen
web-pattern-checks = ruiten
web-pattern-chevrons = zigzag
web-pattern-rings = ringen
web-house-rules = Klok en meer
web-more-rules = Meer instellingen en huisregels
web-clock = Tijd per beurt
web-clock-none = zo lang als nodig
web-clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
web-clock-is-seconds =
    Iedereen heeft { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    } per beurt.
web-clock-is-days =
    Iedereen heeft { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    } per beurt.
web-bot-speed = Hoe snel bots antwoorden
web-bot-speed-slow = rustig aan
web-bot-speed-middle = zoals mensen
web-bot-speed-fast = snel
web-bot-speed-once = meteen
web-takeover = Een bot speelt voor wie geen tijd meer heeft, tot die terugkomt
web-plan-not-ready = Dit bord vraagt minstens { $fewest } stoelen, waarvan één aan dit apparaat.
web-open-table = Tafel openen
web-start-now = Spel beginnen

web-invite = Vrienden uitnodigen
web-qr = De link als code voor de camera van een telefoon
web-watching-now =
    { $count ->
        [0] Niemand kijkt toe.
        [one] { $count } persoon kijkt toe.
       *[other] { $count } mensen kijken toe.
    }
web-sit = Hier gaan zitten
web-sit-also = Nog iemand aan dit apparaat
web-leave = Opstaan
web-make-bot = Bot
web-make-open = Vrij
web-here = is er
web-away = weg
web-start = Spel beginnen
web-start-waits = Het spel kan beginnen als elke stoel bezet is; geef vrije stoelen aan bots.
web-host-starts = Je zit. Het spel begint als de gastheer of gastvrouw het start.
web-this-table = Deze tafel
web-fingerprint = Verzegeld startgetal: { $fingerprint }
web-fairness = Eerlijk spel: het verzegelde zaadgetal

web-your-turn = Jouw beurt
web-turn-of =
    { $count ->
        [one] { $names } denkt na
       *[other] Wachten op { $names }
    }
web-wait = Een ogenblik
web-over = Het spel is afgelopen
web-last-turns =
    { $count ->
        [one] allerlaatste beurt
       *[other] laatste ronde: { $count } beurten
    }
web-last-moves = Laatste zetten
web-last-call = De laatste ronde is begonnen!
web-last-call-read = Begrepen
web-clock-left = Resterende tijd: { $time }
web-hours-left = { $count } u
web-days-left =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
web-board = Het bord { $board }. Pijltjes verschuiven het, plus en min zoomen, 0 toont alles.
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-fit = Het hele bord tonen
web-zoom-in-word = dichter
web-zoom-out-word = verder
web-zoom-fit-word = alles
web-claim-route = { $route } bezetten
web-choice-claim = { $route } bezetten
web-ask-claim = De tunnel { $route } proberen?
web-which-track = Welk spoor?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] linkerspoor
        [right] rechterspoor
        [upper] bovenste spoor
        [lower] onderste spoor
       *[middle] middelste spoor
    })
web-not-now =
    { $phase ->
        [tickets] Kies eerst je bestemmingskaarten.
        [second_card] Je bent aan het trekken: neem eerst je tweede kaart.
        [payment] Betaal eerst wat je gekozen hebt, of annuleer het.
        [after_action] Je actie is gedaan: alleen wat erop mag volgen kan nog.
        [over] Het spel is afgelopen.
       *[action] Dat kan nu niet.
    }
web-track-no-locomotives = Geen locomotieven hier.
web-border-point = Een grenspunt van { $country }: bestemmingen naar { $country } eindigen hier.
web-attraction =
    Een bezienswaardigheid: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } voor wie hier een route heeft.
web-district =
    Verbonden met { $others }: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }.
web-route-open = Deze route is nog van niemand.
web-route-owned = Ze is van { $name }.
web-route-yours = Ze is van jou.
web-route-takers =
    { $count ->
        [0] Niemand kan ze nog bezetten.
       *[other] Nog te bezetten door: { $names }.
    }
web-route-price = Ze kost je:

web-choose-tickets = Welke bestemmingen houd je?
web-keep-least =
    { $count ->
        [0] Houd er zoveel je wilt, of geen.
       *[other] Houd er minstens { $count }.
    }
web-keep =
    { $count ->
        [0] Geen houden
        [one] { $count } kaart houden
       *[other] { $count } kaarten houden
    }
web-tickets-wait = Gekozen. Je kunt het nog veranderen tot iedereen gekozen heeft.
web-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
web-ticket-connected = verbonden
web-ticket-connected-to = verbonden met { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = geen weg meer voor eigen routes
web-ticket-failed = niet verbonden
web-ticket-trains =
    { $count ->
        [one] nog { $count } wagon
       *[other] nog { $count } wagons
    }
web-ticket-trains-to =
    { $count ->
        [one] nog { $count } wagon naar { $place }
       *[other] nog { $count } wagons naar { $place }
    }
web-ticket-too-far = nog { $count } wagons, meer dan je hebt

web-your-action = Je actie
web-action =
    { $count ->
        [0] Neem je twee kaarten of trek je bestemmingen? Je kunt nog geen route betalen.
        [one] Neem je twee kaarten, bezet je de route met gouden rand, of trek je bestemmingen?
       *[other] Neem je twee kaarten, bezet je een van de { $count } routes met gouden rand, of trek je bestemmingen?
    }
web-second-card = Welke kaart neem je als tweede?
web-after-action = Je actie is gedaan. Nog iets?
web-turn-ends = Je actie is klaar en er kan niets meer volgen. Je beurt eindigt zo.
web-far = Gestippelde plaatsen kosten twee locomotieven.
web-tickets-draw = Bestemmingen trekken:
web-choice-pay = { $cards } betalen
web-cannot-undo = Dit kun je niet alleen terugnemen.
web-take = Neem { $card }
web-draw-sure = Een kaart van de stapel trekken?
web-display = Open kaarten
web-deck =
    { $count ->
        [0] De stapel is leeg
        [one] Van de stapel trekken: { $count } kaart
       *[other] Van de stapel trekken: { $count } kaarten
    }
web-deck-word = Stapel
web-hand = Je hand: { $cards }
web-hand-empty = Geen kaarten op hand
web-hand-head = Je hand ({ $count })
web-hand-fits = { $cards }: routes van deze kleur tonen
web-end-turn = Beurt beëindigen
web-end-sure = Je beurt beëindigen?

web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-alone = Je laatste beslissing terugnemen
web-undo-all = Iedereen vragen of je je laatste beslissing mag terugnemen
web-undo-asked = De anderen wordt gevraagd of je dat mag terugnemen.
web-undo-proposal = Een verzoek om zetten terug te nemen
web-undo-wish =
    { $name } wil { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    } terugnemen.
web-undo-waiting =
    { $count ->
        [one] Wachten tot { $count } speler instemt.
       *[other] Wachten tot { $count } spelers instemmen.
    }
web-agree = Akkoord
web-disagree = Niet akkoord
web-undo-withdraw = Laat maar

web-players = Spelers
web-me = jij
web-bot = bot, { $bot }
web-bot-plays = een bot speelt
web-to-move = aan de beurt
web-count-points = punten
web-count-trains = wagons
web-count-cards = kaarten
web-count-tickets = doelen
web-count-time = tijd
web-tickets = Je bestemmingen
web-log = Wat er gebeurde
web-log-all = Alles tonen
web-log-dealt = Iedereen krijgt { $count } treinkaarten.
web-chat = Praten
web-chat-say = Zeg iets
web-chat-send = Sturen
web-chat-empty = Nog niemand heeft iets gezegd.
web-emotes = Laat zien wat je voelt
web-emote-hello = Hallo!
web-emote-luck = Veel geluk!
web-emote-well-done = Goed gespeeld!
web-emote-thanks = Bedankt!
web-emote-oh-no = O nee!
web-emote-hurry = Kom op!
web-routes = Routes
web-routes-search = Route zoeken
web-claimable = bezetten
web-tab-hand = Hand
web-tab-tickets = Doelen
web-tab-players = Spelers
web-tab-log = Verloop
web-tab-chat = Praten
web-tab-routes = Routes
web-watching = Je kijkt naar dit spel.
web-take-seat = De stoel van { $name } nemen
web-choose-beside = Kies je bestemmingen: ze staan op het bord. Wat je houdt, is vet getekend.
web-not-asked = Je bent niet aan de beurt. Bekijk intussen je bestemmingen en de routes.
web-bot-took = Een bot speelt op jouw stoel.
web-take-back = Weer zelf spelen
web-resign = Een bot voor mij laten spelen
web-leave-table = Het spel verlaten
web-leave-sure = Een bot speelt voor je verder en iedereen mag je stoel nemen. Met je link kom je niet meer terug.
web-pass-device = Geef het apparaat aan { $name }
web-pass-device-text = Nu hoort niemand anders te kijken.
web-put-away = Je beurt is voorbij. Bekijk wat je hebt en geef dan het apparaat door.
web-i-am = Ik ben { $name }

web-menu = Instellingen en tafel
web-menu-word = Menu
web-confirm = Vragen vóór een actie
web-confirm-always = altijd
web-confirm-touch = alleen bij aanraken
web-confirm-never = nooit
web-language = Taal
web-theme = Kleuren van de pagina
web-theme-system = zoals op het apparaat
web-theme-light = licht
web-theme-dark = donker
web-sound = Geluid: een fluitje als ik aan de beurt ben, en kaarten, wagons, dobbelstenen en monsters zijn te horen
web-still = Geen animaties
web-fast = Snellere animaties
web-notices = Een melding als ik aan de beurt ben en de pagina op de achtergrond staat
web-notices-http = Deze browser toont alleen meldingen voor pagina’s met https; de titel van de pagina zegt wanneer je aan de beurt bent.
web-other-device = Verdergaan op een ander apparaat
web-other-device-text = Deze link opent jouw stoel. Houd hem voor jezelf.
web-living-room = De woonkamer
web-living-room-text = Een groot scherm dat alleen toont: het bord, wie aan de beurt is, de punten en de laatste zetten. De telefoons zijn de handen.
web-living-room-open = Scherm openen
web-show-join = Kom met je telefoon aan tafel.
web-log-download = Verslag downloaden

web-step = Stap { $number } van { $total }
web-next = Verder
web-show-all = Uitslag tonen
web-show-result = Uitslag tonen
web-tickets-of = Bestemmingen van { $name }
web-scoring-told = De telling in woorden
web-chart = Ieders punten na elke beurt
web-chart-turns = { $count } beurten
web-look-board = Het bord bekijken
web-rematch = Nog een keer spelen
web-rematch-go = Naar de nieuwe tafel
web-seal-sound = Het startgetal is hetzelfde als dat vóór het spel verzegeld is.
web-seal-broken = Het startgetal past niet bij het zegel!
web-seal = SHA-256 van “{ $seed }:{ $salt }” is { $fingerprint }.

## The arena

help-arena = Een toernooi tussen bots houden en hun waarderingen tonen.
help-arena-bots = Bots gescheiden door komma’s: namen, of file.py:Class; zonder opgave “random,greedy”.
help-arena-games = Totaal aantal spellen, afgerond op hele blokken.
help-arena-sprt = Twee bots: spelen tot duidelijk is of de eerste sterker is, hoogstens dat aantal spellen.
help-arena-gain = Met --sprt: het gezochte voordeel in waarderingspunten.
help-arena-threads = Threads, of processen voor bots in Python; zonder opgave alle processors. De resultaten blijven gelijk.
help-arena-engine = Waar te spelen: op deze machine, of op een Ray-cluster.
help-arena-out = Map voor de resultaten; dezelfde opdracht gaat verder met een afgebroken reeks.
error-arena-sprt-alone = --sprt noemt de twee bots zelf en gaat niet samen met --bots.
error-arena-pair = --sprt vraagt twee verschillende bots met een komma ertussen.
error-arena-ray = --engine ray heeft het pakket “ray” nodig: pip install "whistlestop[cluster]"
arena-played =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } in { $blocks ->
        [one] { $blocks } blok
       *[other] { $blocks } blokken
    }. De waardering van { $anchor } is 0; intervallen zijn 95%.
arena-unfinished =
    { $count ->
        [one] { $count } spel is afgebroken omdat het niet eindigde, en geteld zoals het stond.
       *[other] { $count } spellen zijn afgebroken omdat ze niet eindigden, en geteld zoals ze stonden.
    }
arena-ahead = Hoe vaak de bot links vóór die erboven eindigt
arena-seats = Eerste plaatsen per stoel
arena-seat = stoel { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } is sterker dan { $two } (log-likelihoodratio { $ratio }, grens { $bound }, gezocht: { $gain } punten).
        [not_stronger] { $one } is geen { $gain } punten sterker dan { $two } (log-likelihoodratio { $ratio }, grens −{ $bound }).
       *[open] Nog niet beslist of { $one } sterker is dan { $two } (log-likelihoodratio { $ratio }, grenzen ±{ $bound }, gezocht: { $gain } punten).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = waardering
heading-firsts = eerste plaatsen
heading-milliseconds = ms per beslissing

## Studies

help-study = Duizenden spellen op een bord spelen en een verslag schrijven als één HTML-pagina.
help-study-games = Aantal spellen voor elk deel van het verslag.
help-study-bot = Bot die de spellen speelt; zonder opgave de sterkste die snel genoeg is.
help-study-styles = Bots waarvan de stijlen vergeleken worden, gescheiden door komma’s; zonder opgave alle snelle.
help-study-out = Het HTML-bestand.
help-study-against = Een tweede bord of een andere versie ervan, dat met dezelfde startgetallen wordt gespeeld en vergeleken.
study-advice = Advies
study-no-advice = De spellen geven geen reden om iets te veranderen.
study-against = Vergeleken met { $board }, op dezelfde startgetallen
study-seat-wins = overwinningen van plaats { $number }
study-head-here = hier
study-head-difference = verschil
study-written = Het verslag over { $games } spellen staat in { $file }.
study-bot-compiled = een studie vraagt een bot van het pakket, niet “{ $bot }”; er zijn { $bots }.
studying = Het bord wordt bestudeerd

study-title =
    { $map }, { $players } spelers: { $kind ->
        [cards] een studie
        [dice] een studie met de dobbelsteenuitbreiding
        [monsters] een studie met Alvin & Dexter
       *[both] een studie met beide uitbreidingen
    }
study-lead = { $games } spellen van de bot “{ $bot }” tegen zichzelf, { $decisions } beslissingen, set bestemmingen “{ $set }”, startgetallen { $seed } tot { $last }. Alle spellen van een vergelijking beginnen met dezelfde startgetallen. De eerste speler zit op stoel 1.
study-percent = { $value }%
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] alleen kaarten
        [monsters] met monsters
        [dice] met dobbelstenen
       *[both] met beide
    }
study-key-seat =
    { $variant ->
        [cards] Alleen kaarten
        [monsters] Met monsters
        [dice] Met dobbelstenen
       *[both] Met beide uitbreidingen
    }: de eerste speler wint { $value }% [{ $low }, { $high }]; { $verdict ->
        [more] dat is meer dan de eerlijke { $fair }%.
        [less] dat is minder dan de eerlijke { $fair }%.
       *[fair] er is geen verschil te zien met de eerlijke { $fair }%.
    }
study-key-shift =
    { $variant ->
        [monsters] Bevoordelen Alvin & Dexter een stoel?
       *[dice] Bevoordelen de dobbelstenen een stoel?
    } { $verdict ->
        [more] Ze geven de eerste speler { $value } procentpunten meer [{ $low }, { $high }].
        [less] Ze kosten de eerste speler { $value } procentpunten [{ $low }, { $high }].
       *[same] De verandering voor de eerste speler is { $value } procentpunten [{ $low }, { $high }], wat toeval kan zijn.
    }
study-key-length =
    { $variant ->
        [monsters] Monsters
        [dice] Dobbelstenen
       *[both] Beide uitbreidingen
    } { $verdict ->
        [more] maken spellen { $change } beurten per speler langer
        [less] maken spellen { $change } beurten per speler korter
       *[same] laten de lengte van spellen zoals die is
    } [{ $low }, { $high }], tot { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alle spellen kwamen tot een einde.
        [one] { $count } startgetal kwam in een van de varianten niet tot een einde; het ontbreekt in de vergelijking van de varianten.
       *[other] { $count } startgetallen kwamen in een van de varianten niet tot een einde; ze ontbreken in de vergelijking van de varianten.
    }
study-key-tickets = Bestemmingen die te veel opleveren: { $generous }. Bestemmingen die te weinig opleveren: { $stingy }.
advice-seat = Plaats { $seat } wint { $share } % van de spellen met { $players } ({ $low } tot { $high }); { $fair } % zou eerlijk zijn.
advice-ending = { $share } % van de spellen houdt op omdat er niets meer te doen is: de sporen hebben { $spaces } vakken voor { $trains } treinen.
advice-stingy = { $ticket } ({ $points }) wordt in { $share } % vervuld en verliest gemiddeld { $loss } punten: { $fair } zou eerlijk zijn voor die weg.
advice-hard = { $ticket } ({ $points }) wordt maar in { $share } % vervuld en verliest gemiddeld { $loss } punten, hoewel gedrukte borden voor zo’n weg niet meer dan { $fair } geven: de weg zelf is te zwaar.
advice-generous = { $ticket } ({ $points }) wordt in { $share } % vervuld, en wie hem houdt, wint { $lift } spellen meer van de honderd: { $fair } zou eerlijk zijn voor die weg.
advice-unwanted = { $ticket } ({ $points }) wordt maar in { $kept } % van de gevallen gehouden: niemand wil hem. { $fair } zou eerlijk zijn voor die weg.
advice-region =
    { $direction ->
        [north] Geen route naar het noorden ({ $places }) wordt ooit genomen in { $games } spellen.
        [north-east] Geen route naar het noordoosten ({ $places }) wordt ooit genomen in { $games } spellen.
        [east] Geen route naar het oosten ({ $places }) wordt ooit genomen in { $games } spellen.
        [south-east] Geen route naar het zuidoosten ({ $places }) wordt ooit genomen in { $games } spellen.
        [south] Geen route naar het zuiden ({ $places }) wordt ooit genomen in { $games } spellen.
        [south-west] Geen route naar het zuidwesten ({ $places }) wordt ooit genomen in { $games } spellen.
        [west] Geen route naar het westen ({ $places }) wordt ooit genomen in { $games } spellen.
        [north-west] Geen route naar het noordwesten ({ $places }) wordt ooit genomen in { $games } spellen.
       *[middle] Geen route naar het midden ({ $places }) wordt ooit genomen in { $games } spellen.
    }
advice-routes = Niemand neemt ooit { $routes } in { $games } spellen.
advice-rushed = { $route } wordt in { $share } % van de spellen genomen, gemiddeld na { $when } % van de beurten: wie tweede is, maakt geen kans. Nog een spoor zou helpen.

study-head-variant = spel
study-head-first = eerste speler wint
study-head-shift = verandering door de uitbreiding
study-head-points = punten
study-head-winner = punten van de winnaar
study-head-margin = voorsprong van de winnaar
study-head-games = spellen
study-head-figure = wat
study-head-value = waarde
study-head-turns = beurten per speler
study-head-change = verandering
study-head-part = deel
study-head-kept = gehouden na aanbod
study-head-fulfilled = voltooid als gehouden
study-head-brought = opgeleverde punten
study-head-lift = winst
study-head-price = prijs
study-head-route = route
study-head-claimed = bezet
study-head-when = wanneer
study-head-place = plaats
study-head-reached = bereikt
study-head-claimable = te bezetten
study-head-claims = bezet per spel
study-head-case = randgeval
study-head-met = spellen ermee

study-seats = Is de speelvolgorde eerlijk?
study-seats-text = Deel van de overwinningen naar plaats in de speelvolgorde, zonder en met elke uitbreiding op dezelfde startgetallen. Een gedeelde overwinning wordt verdeeld. De stippellijn is het eerlijke deel.
study-seats-caption = Overwinningen naar plaats in de speelvolgorde, telkens { $games } spellen; de streepjes zijn 95%-intervallen.
study-seats-table = De varianten naast elkaar; de verandering in procentpunten tegenover alleen kaarten
study-seat-of = { $variant }, stoel { $number }
study-length = Hoe lang spellen duren, en wie er leidt
study-length-text = Een voorsprong telt in routepunten, die iedereen ziet; de leiding wisselt als een ander alleen leidt.
study-length-caption = Beurten van elke speler, { $games } spellen.
study-length-table = Het verloop van de spellen
study-margins = De voorsprong van de winnaar
study-margins-caption = Punten tussen de eerste en de tweede, { $games } spellen.
study-axis-turns = beurten per speler
study-axis-margin = punten
study-variant-lengths = Lengte van spellen per variant; de verandering tegenover alleen kaarten op dezelfde startgetallen
study-fact-turns = Beurten van elke speler
study-fact-leads = Wisselingen van de leiding in een spel
study-fact-half-time = Spellen gewonnen door wie halverwege leidde
study-fact-margin = Punten tussen de eerste en de tweede
study-fact-shared = Spellen met gedeelde overwinning
study-ending =
    { $reason ->
        [last_round_played] Spellen die na de laatste ronde eindigden
        [all_passed] Spellen die eindigden omdat iedereen paste
        [six_tickets] Spellen die eindigden met alle nodige bestemmingskaarten
        [last_train] Spellen die eindigden met de laatste wagon
       *[other] Spellen die anders eindigden ({ $reason })
    }
study-score = Waaruit een score bestaat
study-score-caption = Gemiddelde punten per deel, { $games } spellen; de streepjes zijn 95%-intervallen.
study-score-table = Gemiddelde punten
study-winner = winnaar
study-others = de anderen
study-part =
    { $part ->
        [routes] routes
        [tickets] bestemmingen
        [longest_path] langste traject
       *[most_tickets] meeste bestemmingen
    }
study-styles = Welke stijl hier wint
study-styles-text = Bots van verschillende stijlen tegen elkaar, elke tafel in elke draaiing van de stoelen.
study-styles-caption = Deel van de eerste plaatsen, { $games } spellen.
study-styles-table = Waarderingen op de Elo-schaal; { $anchor } is 0
study-tickets = Bestemmingen
study-tickets-text = De winst is wat het houden van een bestemmingskaart toevoegt aan de kans om te winnen, in procentpunten. Bots kiezen wat ze houden, dus dit gaat over bestemmingen zoals ze gespeeld worden. Een prijs heet alleen te hoog of te laag waar het toeval bij zo veel kaarten hoogstens in één op de twintig studies hetzelfde zou doen.
study-tickets-caption = Winst van het houden, 95%-intervallen; bij veel bestemmingen die aan beide einden.
study-tickets-table = Elke gehouden bestemmingskaart, de beste voor wie haar hield eerst
study-price =
    { $price ->
        [generous] levert te veel op
        [stingy] levert te weinig op
       *[fair] –
    }
study-demand = Welke routes gewild zijn
study-demand-text = Hoe heter een spoor, in hoe meer spellen het bezet wordt. Cirkels groeien met het deel van de netwerken dat een plaats bereikt.
study-demand-caption = Deel van { $games } spellen waarin elk spoor bezet werd; wijs een spoor of plaats aan voor het getal.
study-never = nooit
study-always = in elk spel
study-track-title = { $route }: bezet in { $share }% van de spellen
study-place-title = { $place }: bereikt door { $share }% van de netwerken
study-most-wanted = Het meest gewild; “wanneer” is hoe ver het spel al was
study-least-wanted = Het minst gewild
study-places = Plaatsen
study-places-text = Hoeveel netwerken een plaats bereiken, en hoe het hun vergaat.
study-places-caption = Deel van de netwerken dat een plaats bereikt: het meest gewilde dozijn, 95%-intervallen.
study-places-table = Elke plaats
study-reach = Bezetten naar lengte
study-reach-text = Hoe vaak wie aan de beurt was minstens één route van een lengte kon bezetten, en hoeveel er van die lengte bezet werden.
study-reach-caption = Deel van alle beurten in { $games } spellen waarin een route van de lengte bezet kon worden, 95%-intervallen.
study-reach-table = Routes naar lengte
study-of-length =
    { $length ->
        [one] { $length } vak
       *[other] { $length } vakken
    }
study-extra =
    { $count ->
        [0] niets extra
       *[other] { $count } extra
    }
study-fact-tries = Geprobeerde tunnels in een spel
study-fact-failures = Mislukte pogingen
study-used = Wat dit bord biedt en hoe vaak het wordt gebruikt
study-used-text = Wat niemand gebruikt is er voor niets, of deze bots weten er geen raad mee.
study-used-table = Gebruikt in een spel, door alle spelers samen
study-cases = Randgevallen van de regels
study-cases-text = Zeldzame situaties waarin de spellen terechtkwamen, elk met het eerste spel waarin dat gebeurde. “whistlestop replay FILE” vertelt zo’n spel stap voor stap.
study-cases-table = Randgevallen die voorkwamen, de zeldzaamste eerst
study-case =
    { $case ->
        [display-reset] Drie open locomotieven vervangen de open kaarten
        [display-reset-again] De open kaarten worden meermaals achter elkaar vervangen
        [reshuffle] De aflegstapel wordt de trekstapel
        [pass] Een speler moet passen
        [tunnel-declined] Een tunnel wordt niet betaald
        [card-given] Willekeurige kaarten vervangen een ontbrekende
        [tokens-returned] Fiches boven de grens worden teruggegeven
        [monsters-meet] Beide monsters staan op één plaats
        [tickets-halved] Een monster halveert een bestemmingskaart
        [dead-board] Er is niets meer dat iemand kan bezetten
        [all-passed] Iedereen past
        [longest-path-shared] Het langste traject wordt gedeeld
        [tie-broken] Een gelijke stand wordt beslist
        [victory-shared] Een overwinning wordt gedeeld
       *[below-zero] Een speler eindigt onder nul
    }
study-log = { $case } (startgetal { $seed })
study-download = { $file } downloaden
study-footer-intervals = Tussen rechte haken staan 95%-intervallen over spellen: van Wilson voor aandelen, normale voor gemiddelden. Waarderingen hebben bootstrapintervallen over blokken spellen met hetzelfde startgetal.
study-footer-program = Gemaakt met Whistlestop, onofficieel. Vingerafdruk van de regels, het bord en de bots: { $program }.

## Hints

help-play-hint = “hint” noemt de beste acties met hun kansen, de kansen van tunnels en kleuren, en bestemmingen binnen bereik.
hint-thinking = Even nadenken …
hint-games = Uit { $games } spellen die een bot heeft uitgespeeld; wat je niet ziet, is daarbij geloot.
hint-action = { $action }: wint { $value }% [{ $low }, { $high }]{ $reasons }.
hint-keep = { $tickets } houden
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] dat zou de sterkste bot doen
        [scores] { $count ->
            [one] levert { $count } punt op
           *[other] levert { $count } punten op
        }
        [completes_ticket] voltooit { $ticket }
        [on_way] ligt op de weg van { $ticket }
        [brings_end] leidt de laatste ronde in
        [colour_needed] die kleur heb je nodig voor { $route }
        [any_route] een locomotief past bij elke kleur
        [ticket_fulfilled] { $ticket } is al voltooid
        [ticket_costs] { $count ->
            [one] { $ticket } vraagt nog { $count } wagon
           *[other] { $ticket } vraagt nog { $count } wagons
        }
        [ticket_cut_off] { $ticket } is afgesneden
        [only_way] voor { $ticket } is er nauwelijks een andere weg
        [detour] de omweg voor { $ticket } vraagt { $count } wagons meer
        [rival_near] een tegenstander heeft ernaast gebouwd en kan hem sluiten
        [end_near] het einde is nabij (minste wagons over: { $count })
        [off_way] ze dient geen van je bestemmingen
        [more_tickets] nieuwe bestemmingen moeten met de wagons die je nog hebt voltooid worden: { $count }
        [leaves_open] laat { $route } aan anderen
        [would_pay] daarmee kun je { $route } betalen
        [spends_cards] ze verbruikt kaarten die je elders kunt gebruiken: { $count }
       *[all_fulfilled] al je bestemmingen zijn voltooid en je hebt { $count } wagons
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: voltooid.
        [reachable] { $count ->
            [one] { $ticket }: binnen bereik met { $count } wagon.
           *[other] { $ticket }: binnen bereik met { $count } wagons.
        }
        [too-far] { $ticket }: vraagt { $count } wagons, meer dan je hebt.
       *[cut-off] { $ticket }: afgesneden.
    }
hint-colour = { $kind }: { $next }% bij de volgende kaart van de stapel, { $two }% bij de volgende twee.

## Review of a game

help-review = De beslissingen van een opgeslagen spel beoordelen: winstkansen, nauwkeurigheid en wat het meest heeft gekost.
help-review-looks = Hoeveel spellen voor elke beslissing bekeken worden.
review-progress = beslissingen beoordeeld
review-curve = Winstkans na elke beslissing, voor zover de speler dat toen wist:
review-turn =
    { $turn ->
        [0] Opening
       *[other] Beurt { $turn }
    }
review-seat = { $name }: nauwkeurigheid { $value } %, beoordeelde beslissingen: { $count }
review-costly = { $when }: { $played }. Beter: { $better }; dat wint { $best } % in plaats van { $chance } %, voorsprong in punten: { $points }{ $reasons }.
review-none = Geen beslissing van { $name } heeft iets noemenswaardigs gekost.
review-foot = Elke beslissing is vergeleken met de beste die gevonden werd, in spellen die een bot verder speelde; wat de speler niet kon zien, is willekeurig aangevuld.
web-tab-review = Terugblik
web-review-mine = Mijn spel beoordelen
web-review-start = Dit spel beoordelen
web-review-text = Een bot speelt vanaf elke beslissing verder, met wat ieder toen kon weten. Dat duurt ongeveer een minuut.
web-review-progress = Beoordeelde beslissingen: { $done } van { $total }
web-review-stop = Stoppen
web-review-accuracy = Nauwkeurigheid
web-review-curve = Winstkans na elke beslissing
web-review-known = Voor zover ieder het wist
web-review-open = Met alles open
web-review-costly = Wat { $name } het meest heeft gekost
web-review-played = Gespeeld: { $action }
web-review-better = Beter: { $action }
web-review-gain = wint { $best } % in plaats van { $chance } %, voorsprong in punten: { $points }
web-review-cost = −{ $value } %
web-review-worst = Duurste beslissing
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Wat er gespeeld werd:
web-review-for = De betere keuze:

## Bots: a name and a sentence of character for each

web-level-name = Niveau { $level }
web-level-character =
    { $level ->
        [1] Een vriendelijke eerste tegenstander.
       *[other] Verslaat het niveau eronder ongeveer drie van de vier keer, op elk bord.
    }
bot-random-name = Tombola
bot-random-character = Doet wat als eerste opkomt, willekeurig en zonder plan.
bot-path-name = Nieuweling
bot-path-character = Houdt elke bestemming en bouwt ze een voor een langs de weg met de minste routes.
bot-one-step-name = Opportunist
bot-one-step-character = Neemt het beste wat er nu op het bord is en denkt nooit aan morgen.
bot-long-route-name = Marathon
bot-long-route-character = Houdt van lange routes en bezet de langste die er is; bestemmingen zijn bijzaak.
bot-hoarder-name = Eekhoorn
bot-hoarder-character = Spaart een steeds grotere hand en wacht op de routes die het meest opleveren.
bot-hungry-name = Verzamelaar
bot-hungry-character = Trekt bestemmingen zolang er wagons zijn, en wint of verliest groot.
bot-greedy-name = Stationschef
bot-greedy-character = Houdt goedkope bestemmingen, bouwt voor elk de kortste weg en verspilt geen tijd.
bot-planner-name = Ingenieur
bot-planner-character = Plant één netwerk voor alle bestemmingen, kiest graag lange routes en is als eerste door de wagons heen.
bot-learned-name = Veteraan
bot-learned-character = Plant zoals de Ingenieur en heeft uit veel spellen geleerd wanneer een andere zet vaker wint; op een bord dat hij niet geleerd heeft, speelt hij precies als de Ingenieur.
bot-search-name = Grootmeester
bot-search-character = Plant zoals de Ingenieur en probeert elk idee uit in honderden gedachte spellen voor hij zet.
bot-master-name = Virtuoos
bot-master-character = Ziet in één oogopslag wat het proberen waard is, probeert het uit in gedachte spellen en beoordeelt elk daarvan naar wat eerder won.

## Looking back and reports

refusal-not-a-log = Dit bestand is geen verslag van een spel.
refusal-bad-log = Dit verslag kan niet nagespeeld worden.
refusal-unknown-board = Dit verslag hoort bij een bord dat dit programma niet heeft, of bij een andere versie ervan.
refusal-no-own-boards = Deze server neemt geen borden van bezoekers aan. Wie hem beheert, kan ze toestaan.
refusal-bad-board = Dit bord kan nog niet worden gespeeld: er is iets niet in orde.
refusal-study-running = Eén studie tegelijk: de jouwe loopt nog.
refusal-unknown-study = Die studie bestaat niet, of wordt niet meer bewaard.
refusal-not-comparable = Twee studies zijn te vergelijken als beide af zijn en dezelfde startgetallen speelden met evenveel spelers en dezelfde bot.
web-log-look = Het bord op dit moment tonen
web-past-region = Terugblik
web-past =
    { $turn ->
        [0] Terugblik op het begin:
       *[other] Terugblik op beurt { $turn }:
    }
web-past-earlier = Eerder
web-past-later = Later
web-past-now = Terug naar nu
web-replay = Herhaling
web-replay-watch = Nog eens bekijken
web-replay-view = Weergave
web-replay-open = Alles open
web-replay-spectator = Toeschouwer
web-replay-moment = Moment van het spel
web-replay-first = Naar het begin
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-turn = Naar een beurt springen
web-replay-turn-of = Beurt { $turn } · { $name }
web-replay-opening = Begin
web-replay-speed = Snelheid
web-replay-count = { $move } van { $count }
web-replay-keys = Pijltjestoetsen gaan stap voor stap, Page Up en Page Down van beurt naar beurt, Home en End naar de uiteinden, de spatiebalk speelt af.
web-replay-running = Het spel is nog bezig: je ziet wat jouw stoel ervan weet, of een toeschouwer.
web-replay-more = Toetsen en taal
web-replay-link = Link naar dit moment
web-replay-link-word = Link
web-replay-link-text = Wie deze link opent, ziet het spel op dit moment en van deze kant.
web-replay-file = Een spel openen
web-replay-file-text = Bekijk een spel nog eens aan de hand van zijn verslag: het bestand dat je na een spel gedownload hebt, of een uit het spel in de terminal.
web-replay-file-choose = Bestand kiezen
web-replay-line = Regel { $line }: { $reason }
web-replay-seat = Stoel { $number }
web-replay-deck = Nog in de stapel: { $count }
web-replay-ticket-deck = Nog te trekken bestemmingen: { $count }
web-replay-choosing = Kiest uit { $tickets }.
web-replay-scores = Wat iedereen gehad zou hebben als het spel na elke beurt afgelopen was.
web-tab-scores = Punten
web-report = Een probleem melden
web-report-running = Kopieer deze tekst in je bericht. Hij bevat het spel voor zover jouw stoel het mag weten, en niets dat voor jou verborgen is.
web-report-over = Kopieer deze tekst in je bericht. Hij bevat het hele verslag van het spel.
## The text view and what a screen reader is told

web-text-view = Tekstweergave
web-board-view = Bord tonen
web-text-question = De vraag in woorden
web-text-answers = Getypt en geantwoord
web-text-line = Typ een opdracht, ? helpt
web-text-routes-from = Routes vanuit …
web-text-show = Tonen
web-text-score = Punten
web-text-help = Hulp
web-skip = Naar de vraag
web-sure = { $action }?
web-told-cards = { $name } trekt { $count } kaarten.
web-told-taken =
    { $who ->
        [you] Je neemt { $cards }.
       *[other] { $name } neemt { $cards }.
    }
web-card-unseen = een kaart van de stapel

## Open tables, and people one does not know

refusal-sent-away = De gastheer wil je niet aan deze tafel.
refusal-bad-name = Zo kan niemand heten op deze openbare server.
refusal-bad-talk = Dat zeg je niet op deze openbare server: geen adressen, geen scheldwoorden, niets twee keer.
refusal-muted = De gastheer heeft je aan deze tafel gedempt.
help-serve-public = Hier ontmoeten vreemden elkaar: regels voor namen en gesprekken, en klachten worden bewaard.
web-open-tables = Open tafels
web-seat-anywhere = Zet me ergens neer
web-open-tables-none = Er wacht nu niemand. Ga zitten, dan gaat er een tafel open die anderen hier zien.
web-seats-open =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-locked = met wachtwoord
web-list-table = De tafel op de beginpagina aan vreemden tonen
web-begins-full = Het spel begint als de laatste plaats bezet is
web-begins-when-full = Je zit. Het spel begint als de laatste plaats bezet is.
web-people = Mensen aan deze tafel
web-hide-talk = Gesprek verbergen
web-show-talk = Gesprek tonen
web-mute = Dempen
web-unmute = Laten praten
web-send-away = Wegsturen
web-complain = Klagen
web-complain-about = Klacht over { $name }
web-complain-text = Wie de server beheert, leest dit, samen met de laatste regels van die persoon.
web-complain-reason = Wat is er mis?
web-complain-words = In je eigen woorden, als je wilt
web-complain-send = Klacht versturen
web-complain-thanks = Dank je. De klacht is bewaard voor wie de server beheert.
web-offence-insult = beledigingen
web-offence-name = de naam
web-offence-spam = reclame of spam
web-offence-unfair = oneerlijk spel
web-offence-other = iets anders

## A profile without an account

refusal-no-profile = Deze sleutel opent geen profiel.
web-profile = Mijn profiel
web-profile-short = Spellen, uitslagen en sterkte zonder account: de sleutel ligt in deze browser.
web-profile-begin = Een profiel beginnen
web-profile-text = Geen e-mail, geen wachtwoord. De server bewaart een naam, een kleur en hoe je spellen eindigden, en een hash van de sleutel.
web-profile-colour = Kleur
web-profile-keep = Bewaren
web-profile-make = Profiel maken
web-profile-look = Mijn profiel bekijken
web-ratings = Speelsterkte
web-ratings-none = Na het eerste spel met dit profiel staat hier hoe sterk je bent.
web-rating = Sterkte
web-rating-interval = 95 % zeker
web-rating-games = gewonnen
web-rating-won = { $firsts } van { $games }
web-rating-text = Dezelfde methode als de arena: 0 is de bot Greedy, 100 punten meer winnen 64 % van de spellen met twee.
web-mode =
    { $mode ->
        [cards] kaarten
        [dice] dobbelstenen
        [monsters] monsters
       *[other] dobbelstenen en monsters
    }
web-games-played = Spellen ({ $count })
web-games-none = Nog geen. Spellen die je vanaf nu begint of waar je bij gaat zitten, tellen.
web-game-place = plaats { $place } van { $players }, { $points } punten
web-somebody = iemand
web-people-met = Met wie ik gespeeld heb
web-person-games = spellen: { $games }, voor: { $ahead }
web-friend = Vriend
web-befriend = Onthouden als vriend
web-profile-move = Meenemen of verwijderen
web-profile-move-text = Deze negen woorden zijn de sleutel. Typ ze op een ander apparaat; wie ze kent, heeft het profiel.
web-profile-picture = Tonen als code voor de camera
web-profile-export = Alles als bestand ophalen
web-profile-forget = Op dit apparaat vergeten
web-profile-delete = Profiel verwijderen
web-profile-delete-sure = Het kan niet worden teruggehaald. Je spellen blijven bij de anderen, zonder je naam.
web-profile-have = Ik heb al een profiel
web-profile-words = De negen woorden
web-profile-words-wrong = Dit zijn nog geen negen juiste woorden.
web-profile-open = Profiel hier openen

## Games over days

refusal-no-holidays = Zoveel vakantiedagen heb je niet meer.
help-serve-push = Browsers via de diensten van hun makers „jouw beurt” melden, aan wie erom vraagt.
web-turns = Spellen over dagen
web-turns-text = Hoor wanneer je aan de beurt bent zonder open pagina. De adressen zijn geheim maar openen niets anders.
web-turns-push = Deze browser meldt „jouw beurt”
web-turns-push-text = De melding is versleuteld en gaat via de dienst van de browsermaker, die ziet wanneer ze komt.
web-turns-refused = De browser staat deze pagina geen meldingen toe.
web-turns-calendar = Voor een agenda
web-turns-news = Voor een nieuwslezer (RSS)
web-holidays = Vakantiedagen
web-holidays-each = Vakantiedagen voor iedereen
web-holidays-left =
    { $count ->
        [one] Nog { $count } dag. Je tijd begint na de vakantie.
       *[other] Nog { $count } dagen. Je tijd begint na de vakantie.
    }
web-holidays-take = Vakantie nemen
web-holiday-until = op vakantie tot { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Meer zien
web-overlays-word = meer
web-overlay-paths = Langste traject van iedereen
web-overlay-networks = Mijn netwerken
web-overlay-tickets = Treinen die mijn bestemmingen nog vragen
web-overlay-odds = Kansen
web-overlay-path = { $name }: { $count }
web-overlay-network = Netwerk { $number }: vakken { $count }, plaatsen { $places }
web-overlay-no-networks = Je hebt nog geen treinen op het bord.
web-overlay-next = volgende kaart
web-overlay-in-two = volgende twee
web-overlay-roll =
    { $which ->
        [stand] De dobbelstenen laten liggen: { $claim } % voor een route, { $ticket } % voor een die je bestemmingen nodig hebben, gemiddeld { $points } punten.
        [marked] Deze opnieuw gooien: { $claim } % voor een route, { $ticket } % voor een die je bestemmingen nodig hebben, gemiddeld { $points } punten.
       *[best] Het best opnieuw gooien ({ $dice }): { $claim } % voor een route, { $ticket } % voor een die je bestemmingen nodig hebben, gemiddeld { $points } punten.
    }
web-overlay-no-odds = Er valt nu niets uit te rekenen.
web-hint-button = Tip
web-hint-chance = wint ongeveer { $value } % ({ $low } tot { $high } %)
web-hint-do = Doe het
web-hint-none = Er komt niets in me op. Probeer het zo nog eens.
web-allow-hints = Je mag om tips vragen (zet dit uit voor spellen die tellen)
web-table-password = Wachtwoord voor gasten, als je wilt
web-password = Wachtwoord
web-enter = Binnengaan

web-lessons = Leren spelen
web-lessons-text = Drie korte lessen op een klein bord, samen ongeveer vijf minuten: kaarten, dan dobbelstenen, dan monsters.
web-lesson-cards = Les 1: kaarten
web-lesson-dice = Les 2: dobbelstenen
web-lesson-monsters = Les 3: monsters
web-lesson-progress = Stap { $step } van { $steps }
web-lesson-begin = Beginnen
web-lesson-resume = Verdergaan
web-lesson-again = Opnieuw beginnen
web-lesson-done = klaar
web-lesson-read = Verder
web-lesson-leave = Les verlaten
web-lesson-following = Volgende
web-lesson-play-on = Dit spel uitspelen
web-step-cards-goal = Welkom aan het Bodenmeer! De meeste punten winnen: voor bezette routes, vervulde bestemmingen en het langste traject. Een gemiste bestemming kost haar punten.
web-step-cards-tickets = Elke bestemming noemt twee plaatsen die je met je routes moet verbinden. Houd er minstens één; bestemmingen met een gedeelde weg passen goed. Het bord laat ze zien.
web-step-cards-take = Jij bent: neem twee kaarten na elkaar, open of blind van de stapel. Een open locomotief past bij elke kleur, maar is je enige kaart deze beurt.
web-step-cards-look = Druk op een van je bestemmingen (in de lijst ‘Doelen’): de kortste weg die nog vrij is, licht op.
web-step-cards-claim = Bezet een route: druk op een die oplicht. Ze kost evenveel kaarten van haar kleur als ze vakken heeft; grijs neemt één kleur naar keuze. Licht er niets nuttigs op, neem dan eerst kaarten.
web-step-cards-special = Twee soorten routes zijn bijzonder: een veerboot vraagt locomotieven, en een tunnel draait drie kaarten om die hem duurder kunnen maken. Het ‘?’ boven legt alle regels uit.
web-step-cards-again = Bezet een tweede route, liefst een die je bestemmingen nodig hebben. De lamp geeft een tip, en terugnemen herstelt een vergissing.
web-step-cards-end = Dat is het kaartspel. Heeft iemand twee treinen of minder, dan heeft iedereen nog één beurt en worden de bestemmingen geteld. Speel door, of zie wat dobbelstenen veranderen.
web-step-dice-goal = Met dobbelstenen zijn er geen kaarten: elke beurt gooi je vijf dobbelstenen, en hun symbolen betalen wat je doet.
web-step-dice-tickets = Bestemmingen zijn als tevoren: houd er minstens één.
web-step-dice-roll = Je dobbelstenen liggen voor je. Druk op wat je niet wilt en gooi dat één keer opnieuw; of laat alles liggen.
web-step-dice-claim = Bezet een route die oplicht: een enkele route vraagt Enkel, een dubbele Dubbel, één per vak. Een Joker past altijd. Licht er niets op, beëindig dan je beurt en gooi opnieuw.
web-step-dice-tokens = Twee ongebruikte dobbelstenen kopen een fiche: één Enkel of Dubbel voor later, hoogstens drie van elk. Koop er een als je stenen overhebt, of ga verder.
web-step-dice-again = Bezet een tweede route. Fiches helpen waar de dobbelstenen tekortschieten.
web-step-dice-special = Stations op de dobbelstenen trekken bestemmingen, elk één. Een veerboot vraagt Jokers, en in een tunnel kunnen drie tunnelstenen de prijs verhogen.
web-step-dice-end = Dat is het dobbelspel. Het eindigt zoals het kaartspel. Speel door, of ontmoet de monsters.
web-step-monsters-goal = Alvin en Dexter zijn er. De plaats waar een monster staat, is in chaos: geen route die daar eindigt, kan bezet worden.
web-step-monsters-tickets = Bestemmingen en kaarten zijn als in de eerste les. Houd minstens één bestemming.
web-step-monsters-place = Zet een monster op het bord: druk op een plaats, liefst een die de ander in de weg zit en jou niet.
web-step-monsters-locomotive = Monsters lopen voor locomotieven. Neem de open locomotief, die voor beide kaarten telt, of trek tot je er een hebt.
web-step-monsters-move = Druk in je beurt, voor of na je actie, op de knop van een monster en dan op een gemarkeerde plaats: één locomotief brengt het tot drie plaatsen ver, twee tot zes.
web-step-monsters-lock = Je hebt nu zijn kaart. Zolang die open ligt, kan niemand dat monster verplaatsen; aan het einde van je volgende beurt wordt ze omgedraaid en blijft ze van jou.
web-step-monsters-claim = Ga verder met je actie en beëindig je beurt. Bezet een route zodra je kunt, ver van de chaos.
web-step-monsters-end = Aan het einde telt een bestemming naar een plaats in chaos voor de helft, en de meeste kaarten van Alvin en van Dexter geven elk 15 punten. Dat was alles: goede reis!

web-help = Regels
web-help-board = Dit bord: { $board }
web-help-base = Er wordt met de basisregels gespeeld.
web-help-rulings = Uitleg en huisregels die hier gelden
web-help-numbers = De nummers van ons regelboek tonen (zoals R50)
web-help-turn = Wat kan ik in mijn beurt doen?
web-help-turn-text =
    { $purse ->
        [dice] Gooi vijf dobbelstenen en gooi er één keer zoveel opnieuw als je wilt. Doe dan hoogstens één ding: een route bezetten, bestemmingen trekken of wat dit bord verder biedt. Ongebruikte stenen kopen fiches.
       *[cards] Eén ding: twee treinkaarten nemen, een route bezetten, bestemmingen trekken of wat dit bord verder biedt. Alleen wie niets kan doen, past.
    }
web-help-tickets = Wat zijn bestemmingen?
web-help-tickets-text = Een bestemming noemt plaatsen die je met eigen routes moet verbinden. Aan het einde vervuld geeft ze haar punten, anders kost ze die. Wat je houdt, blijft bij je, geheim tot het einde.
web-help-locomotive = Wat is een locomotief?
web-help-locomotive-text = Een locomotief past bij elke kleur. Open genomen is ze je enige kaart van de beurt, blind getrokken een kaart als elke andere. Liggen er drie open, dan worden alle open kaarten vervangen. Wat hier anders is, staat onderaan.
web-help-double = Wat is een dubbele route?
web-help-double-text =
    { $open ->
        [yes] Sporen naast elkaar tussen dezelfde plaatsen. Niemand heeft er twee; het andere blijft open voor anderen, met hoe weinig spelers ook.
       *[no] Sporen naast elkaar tussen dezelfde plaatsen. Niemand heeft er twee; met minder dan { $count } spelers is het andere gesloten zodra er één bezet is.
    }
web-help-country = Hoe bereik je een land?
web-help-country-text = Bij elk van zijn grenspunten; geen weg gaat door een land. Een bestemming met meerdere landen telt het duurste dat je bereikt. Bereik je er geen, dan kost ze het goedkoopste.
web-help-path = Wat is het langste traject?
web-help-path-text = De langste ononderbroken weg over eigen routes, geen ervan twee keer. Hij is { $points } punten waard voor iedereen die hem heeft.
web-help-globe = Wat geven de meeste bestemmingen?
web-help-globe-text = Wie de meeste bestemmingen vervuld heeft, krijgt { $points } punten extra; zijn het er meer, dan allemaal.
web-help-sight = Wat zijn attracties waard?
web-help-sight-text = Elke attractie die een van je routes raakt, geeft aan het einde punten: { $points }.
web-help-district = Wat is een wijk?
web-help-district-text = Plaatsen die bij elkaar horen: wie ze allemaal met eigen routes verbindt, krijgt de punten van de wijk.
web-help-end = Wanneer eindigt het spel?
web-help-end-text = Eindigt iemand zijn beurt met { $count } treinen of minder, dan heeft iedereen nog één beurt. Dan worden bestemmingen en bonussen geteld. De meeste punten winnen; bij gelijkspel meer vervulde bestemmingen.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = op dit bord liggen geen kaarten open: ze komen alleen van de stapel.
difference-no-display = Er liggen geen treinkaarten open: ze komen alleen van de stapel.
difference-double-routes-free = Beide sporen van een dubbele route zijn met elk aantal spelers open.
deck-only = Er liggen geen kaarten open; { $count } op de stapel.
