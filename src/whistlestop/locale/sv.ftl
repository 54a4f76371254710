# Swedish. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = röd
kind-orange = orange
kind-yellow = gul
kind-green = grön
kind-blue = blå
kind-pink = rosa
kind-white = vit
kind-black = svart
kind-gray = grå
kind-locomotive = lokomotiv

card-red = ett rött kort
card-orange = ett orange kort
card-yellow = ett gult kort
card-green = ett grönt kort
card-blue = ett blått kort
card-pink = ett rosa kort
card-white = ett vitt kort
card-black = ett svart kort
card-locomotive = ett lokomotiv

cards-red =
    { $count ->
        [one] { $count } rött
       *[other] { $count } röda
    }
cards-orange = { $count } orange
cards-yellow =
    { $count ->
        [one] { $count } gult
       *[other] { $count } gula
    }
cards-green =
    { $count ->
        [one] { $count } grönt
       *[other] { $count } gröna
    }
cards-blue =
    { $count ->
        [one] { $count } blått
       *[other] { $count } blå
    }
cards-pink = { $count } rosa
cards-white =
    { $count ->
        [one] { $count } vitt
       *[other] { $count } vita
    }
cards-black =
    { $count ->
        [one] { $count } svart
       *[other] { $count } svarta
    }
cards-locomotive = { $count } lokomotiv

## Small words

nothing = ingenting
empty-slot = en tom plats
from-to = { $fewest } till { $most }
not-known-yet = inte känt än
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, reviderade biljetter
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, storstäder
board-usa-mega = USA 1910, megaspel
board-europe = Europa
board-europe-expanded = Europa 1912, utökad
board-europe-big-cities = Europa 1912, storstäder
board-europe-mega = Europa 1912, megaspel
board-germany = Tyskland
board-india = Indien
board-lake-constance = Bodensjön
board-legendary-asia = Det legendariska Asien
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = Nordiska länderna
board-switzerland = Schweiz
board-draft = { $name } (utkast)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: längd { $length }, { $colour }, tunnel
            [ferry] { $route }: längd { $length }, { $colour }, färja med { $symbols } lokomotiv
           *[plain] { $route }: längd { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: längd { $length }, { $colour }, tunnel ({ $points } poäng)
            [ferry] { $route }: längd { $length }, { $colour }, färja med { $symbols } lokomotiv ({ $points } poäng)
           *[plain] { $route }: längd { $length }, { $colour } ({ $points } poäng)
        }
    }
route-detail-special = { $route }: längd { $length }, { $colour }, { $special } ({ $points } poäng)
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] färja, { $symbols } lokomotiv
       *[plain] { "" }
    }
track-trains = kräver { $count } tåg
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] vanliga
        [long] långa
        [short] korta
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } vanlig biljett
           *[other] { $count } vanliga biljetter
        }
        [long] { $count ->
            [one] { $count } lång biljett
           *[other] { $count } långa biljetter
        }
        [short] { $count ->
            [one] { $count } kort biljett
           *[other] { $count } korta biljetter
        }
       *[other] { $count ->
            [one] { $count } biljett ur leken ”{ $deck }”
           *[other] { $count } biljetter ur leken ”{ $deck }”
        }
    }
points-of-length = { $points } för längd { $length }

## Seats

you = Du
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Ett parti för { $players } börjar. Du börjar.
       *[other] Ett parti för { $players } börjar. { $name } börjar.
    }
event-turn-started =
    { $who ->
        [you] Drag { $turn }: du.
       *[other] Drag { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Du drar { $card } från högen.
       *[other] { $name } drar { $card } från högen.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Du drar ett kort från högen.
       *[other] { $name } drar ett kort från högen.
    }
event-card-taken =
    { $who ->
        [you] Du tar { $card } bland de uppvända korten.
       *[other] { $name } tar { $card } bland de uppvända korten.
    }
event-card-turned-up = Nytt uppvänt kort: { $card }.
event-display-reset = Tre lokomotiv ligger uppvända: alla uppvända kort byts ut.
event-deck-reshuffled = Kasthögen blir den nya högen med { $count } kort.
event-ticket-offered =
    { $who ->
        [you] Du erbjuds biljetten { $ticket }.
       *[other] { $name } erbjuds biljetten { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Du behåller biljetten { $ticket }.
       *[other] { $name } behåller biljetten { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Du lämnar tillbaka biljetten { $ticket }.
       *[other] { $name } lämnar tillbaka biljetten { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Du har nu { $kept ->
            [one] { $kept } biljett
           *[other] { $kept } biljetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; tillbakalämnade: { $back }
            }
           *[other] { $back ->
                [0] ; ur spelet: { $gone }
               *[other] ; tillbakalämnade: { $back }, ur spelet: { $gone }
            }
        }.
       *[other] { $name } har nu { $kept ->
            [one] { $kept } biljett
           *[other] { $kept } biljetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; tillbakalämnade: { $back }
            }
           *[other] { $back ->
                [0] ; ur spelet: { $gone }
               *[other] ; tillbakalämnade: { $back }, ur spelet: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Du mutar in { $route } med { $payment }.
           *[other] { $name } mutar in { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du mutar in { $route } med { $payment } och får { $points } poäng.
           *[other] { $name } mutar in { $route } med { $payment } och får { $points } poäng.
        }
    }
event-passed =
    { $who ->
        [you] Du kan inte göra något och passar.
       *[other] { $name } kan inte göra något och passar.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Du har nästan inga tåg kvar: alla får ett drag till.
           *[other] { $name } har nästan inga tåg kvar: alla får ett drag till.
        }
        [few_bullet_trains] Det finns få tåg och få snabbtåg kvar: alla får ett drag till.
        [few_pieces] Det finns få tåg och skepp kvar: alla får två drag till.
        [dead_board] Det finns ingen rutt kvar som någon kan muta in: alla får ett drag till.
       *[stalled] Ingen har mutat in en rutt på väldigt länge: alla får ett drag till.
    }
event-game-over =
    { $reason ->
        [all_passed] Alla var tvungna att passa: spelet är slut.
        [six_tickets] Alla biljetter som behövs är fullgjorda: spelet är slut.
        [last_train] Det sista tåget är lagt: spelet är slut.
        [dead_board] Ingen rutt kan mutas in längre: spelet är slut.
        [stalled] Ingen har mutat in en rutt på mycket länge: spelet är slut.
       *[last_round_played] Sista rundan är spelad: spelet är slut.
    }

## Refusals and reasons

refusal-not-your-turn = Det är inte din tur.
refusal-illegal = ”{ $action }” går inte nu.
refusal-game-over = Spelet är slut.
refusal-stale = Den frågan är redan besvarad.
refusal-unreadable = ”{ $action }” är ingen handling.
refusal-cannot-undo = Inget kan ångras: något dolt har setts sedan dess, eller så var det någon annans drag.

why-not-now =
    { $phase ->
        [tickets] välj först dina biljetter.
        [action] det är svar på en annan fråga än den som ställs nu.
        [second_card] du håller på att dra: ta först ditt andra kort.
        [payment] betala först det du har valt, eller skriv undo.
        [after_action] din handling är gjord: bara det som får följa på den går.
       *[over] spelet är slut.
    }
why-no-such-action = den handlingen finns inte.
why-not-in-game =
    { $part ->
        [passing] med tärningar behöver ingen passa: avsluta ditt drag i stället.
        [ending] här slutar ett drag av sig självt.
       *[cards] vid det här bordet spelar man med tärningar och utan tågkort.
    }
why-action-done = det här dragets handling är gjord.
why-not-before-action = ditt drag kan inte sluta före sin handling.
why-track-taken =
    { $who ->
        [you] den är redan din.
       *[other] den tillhör { $name }.
    }
why-track-closed = det andra spåret är taget, och med färre än { $players } spelare stänger det detta.
why-own-twin = du har redan ett annat spår mellan samma platser.
why-few-trains =
    { $mountains ->
        [0] det krävs { $count } tåg och du har { $have }.
       *[other] det krävs { $count } tåg, varav { $mountains } för bergen, och du har { $have }.
    }
why-few-locomotives = färjan kräver minst { $count } lokomotiv och du har { $have }.
why-few-cards =
    { $kind ->
        [unknown] så kan du inte betala { $count } kort extra.
        [any] { $count ->
            [one] det krävs { $count } kort och du har { $have }.
           *[other] det krävs { $count } kort i en och samma färg och du har { $have }, lokomotiv inräknade.
        }
       *[other] det krävs { $count } kort i färgen { $colour } och du har { $have }, lokomotiv inräknade.
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] det krävs { $count } kort som inte är ett lokomotiv och du har { $have }.
           *[other] det krävs { $count } kort i en och samma färg utan lokomotiv och du har { $have }.
        }
       *[other] det krävs { $count } kort i färgen { $colour } utan lokomotiv och du har { $have }.
    }
why-cannot-pay-rest = korten du har kvar skulle inte räcka till resten.
why-not-in-hand = du har inte det här kortet: { $kind }.
why-locomotives-not-here = lokomotiv kan inte användas på den här rutten.
why-not-this-payment = så kan man inte betala det.
why-not-face-up = det här kortet ligger inte uppvänt: { $kind }.
why-locomotive-second = ett uppvänt lokomotiv kan inte vara det andra kortet.
why-no-cards-left = det finns inga kort kvar att dra.
why-no-tickets-left = det finns inga biljetter kvar att dra.
why-must-keep =
    Behåll minst { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }.
why-may-not-keep = Så många biljetter ur den leken får du inte behålla (sammanlagt minst { $count } ska vara kvar).
why-other-actions-exist = du får passa bara när inget annat går.
why-few-tickets =
    det finns bara { $have ->
        [one] { $have } biljett
       *[other] { $have } biljetter
    } kvar, inte { $count }.
why-how-many-tickets = säg hur många: varje biljett kostar en Station eller en Joker.

## Differences from the base rules

difference-players = För { $fewest } till { $most } spelare.
difference-trains = Alla har { $count } tåg.
difference-deck =
    { $colours ->
        [8] Det finns { $count } tågkort i varje färg och { $locomotives } lokomotiv.
       *[other] Det finns { $count } tågkort i var och en av { $colours } färger och { $locomotives } lokomotiv.
    }
difference-start-cards = Alla börjar med { $count } tågkort.
difference-display = { $count } kort ligger uppvända.
difference-display-reset =
    { $count ->
        [0] Uppvända lokomotiv gör aldrig att korten byts ut, hur många de än är.
       *[other] De uppvända korten byts ut när { $count } av dem är lokomotiv.
    }
difference-face-up-locomotive = Ett uppvänt lokomotiv räknas som ett kort: man får ta två i ett drag.
difference-opening-tickets = I början får alla { $deal } och behåller minst { $keep }.
difference-drawn-tickets = Den som drar biljetter får { $deal } och måste behålla minst { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Högst { $count } av de långa biljetterna får behållas.
       *[other] Högst { $count } biljetter ur leken ”{ $deck }” får behållas.
    }
difference-refused-opening =
    { $where ->
        [face_up] Biljetter som inte behålls i början ligger öppet bredvid leken; när den tar slut blandas de till en ny.
        [out_of_game] Biljetter som inte behålls i början lämnar spelet.
        [shuffled_back] Biljetter som inte behålls i början blandas tillbaka i sina lekar.
       *[under_deck] Biljetter som inte behålls i början läggs underst i leken.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Biljetter som lämnas tillbaka senare ligger också öppet bredvid leken.
        [out_of_game] Biljetter som lämnas tillbaka senare lämnar spelet.
       *[under_deck] Biljetter som lämnas tillbaka senare läggs underst i leken.
    }
difference-double-routes = Båda spåren i en dubbelrutt används bara med { $count } spelare eller fler.
difference-route-points = Rutter ger { $points }.
difference-longest-path =
    { $count ->
        [0] Det finns ingen bonus för längsta sträckan.
       *[other] Längsta sträckan är värd { $count } poäng.
    }
difference-most-tickets = Flest fullföljda biljetter är värt { $count } poäng.
difference-ties = Vid lika resultat om segern avgör { $steps }; är det ändå lika delas segern.
difference-no-ties = Vid lika resultat delas segern.
tie-then = { $first }, sedan { $second }
tie-step =
    { $step ->
       *[tickets] uppfyllda biljetter
        [stations] färre byggda stationer
        [longest_path] den längsta vägen
        [goods] poäng för varor
        [meeples] samlade meeples
        [mountains] rutter över berg
    }
difference-attraction = Varje sevärdhet vid en av dina rutter är värd { $count } poäng.
difference-not-double = Spåren { $routes } ligger bredvid varandra men är ingen dubbelrutt: en spelare får ha båda.
difference-insets = Visas två gånger, andra gången i en förstorad del av spelplanen, men är en plats var: { $places }.
difference-countries = Biljetter kan leda till { $countries }: vilken gränspunkt som helst i ett land duger, och ingen väg går genom landet.
difference-goals = En biljett med flera mål ger det mest värda den är förbunden med; är det inget, kostar den sitt lägsta värde.
difference-district = Att förbinda { $places } är värt { $count } poäng.
difference-end-trains = Sista rundan börjar när någon har { $count } tåg eller färre.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotiv kan bara användas i tunnlar.
        [ferries] Lokomotiv kan bara användas på färjor.
       *[both] Lokomotiv kan bara användas i tunnlar och på färjor.
    }
unverified = Inte bekräftat: { $note }

## House rules

options-expansions = Expansionerna
options-combined = Med tärningar och monster
options-boards = Bara på en spelplan
options-other = I alla spel
options-shown = Reglerna märkta med * är bra att komma överens om före spelet; de andra kan vara som de är.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Hur många gånger i rad de uppvända korten byts ut för att tre lokomotiv ligger uppe.
value-display-reset_cap =
    { $count ->
        [one] De uppvända korten byts ut högst { $count } gång i rad.
       *[other] De uppvända korten byts ut högst { $count } gånger i rad.
    }
option-nordic-reset_on_three = Om tre uppvända lokomotiv gör att korten byts ut i Norden.
value-nordic-reset_on_three-true = Tre uppvända lokomotiv gör att korten byts ut, som på de flesta spelplaner.
value-nordic-reset_on_three-false = Hur många lokomotiv som än ligger uppvända, ligger korten kvar.
option-swiss-reset_on_three = Om tre uppvända lokomotiv gör att korten byts ut i Schweiz.
value-swiss-reset_on_three-true = Tre uppvända lokomotiv gör att korten byts ut, som på de flesta spelplaner.
value-swiss-reset_on_three-false = Hur många lokomotiv som än ligger uppvända, ligger korten kvar.
option-combined-monster_payment = Vad som flyttar ett monster när man spelar med tärningar.
value-combined-monster_payment-wild_die = En Joker räknas som ett lokomotiv som flyttar ett monster.
value-combined-monster_payment-wild_or_pair = En Joker eller två lika tärningar räknas som ett lokomotiv som flyttar ett monster.
value-combined-monster_payment-none = Monstren flyttas aldrig.
option-end-dead_board = Om sista rundan börjar så snart ingen skulle kunna muta in någon rutt.
value-end-dead_board-true = Sista rundan börjar så snart ingen skulle kunna muta in någon rutt.
value-end-dead_board-false = Spelet fortsätter även om ingen skulle kunna muta in någon rutt.
option-end-explorer_shared = Vem som får poäng för flest städer när det är lika.
value-end-explorer_shared-true = Alla som har lika många får poäng för flest städer.
value-end-explorer_shared-false = Bland dem som har lika många städer avgör fler uppfyllda biljetter, sedan fler tåg förlorade i bergen.
option-end-europe_station_tiebreak = Om färre byggda stationer avgör ett lika resultat som biljetterna inte avgör.
value-end-europe_station_tiebreak-true = Färre byggda stationer avgör ett lika resultat som biljetterna inte avgör.
value-end-europe_station_tiebreak-false = Byggda stationer avgör inte ett lika resultat.
option-end-printed_ties = Om lika resultat om segern avgörs enligt planens steg.
value-end-printed_ties-true = Lika resultat om segern avgörs enligt planens steg.
value-end-printed_ties-false = På alla planer avgör biljetter, sedan stationer, sedan den längsta vägen.
option-boards-open_holdings = Om alla ser de aktier som andra har.
value-boards-open_holdings-true = Alla ser allas aktier.
value-boards-open_holdings-false = Andras aktier ligger nedvända till slutet.

## Headings of tables

heading-action = handling
heading-attractions = sevärdheter
heading-bot = bot
heading-cards = kort
heading-colour = färg
heading-deck = lek
heading-default = förval
heading-districts = stadsdelar
heading-figure = storhet
heading-length = längd
heading-lines = varianter
heading-longest-path = längsta sträckan
heading-map = spelplan
heading-mean-score = medelpoäng
heading-most-tickets = flest biljetter
heading-option = val
heading-places = platser
heading-player = spelare
heading-players = spelare
heading-points = poäng
heading-rank = placering
heading-route-points = rutter
heading-rule = regel
heading-seat = stol
heading-ticket = biljett
heading-ticket-sets = biljettset
heading-tickets = biljetter
heading-total = totalt
heading-track = spår
heading-tracks = spår
heading-trains = tåg
heading-type = typ
heading-value = värde
heading-values = värden
heading-win-share = vunna spel
learned-as-planner = Vid detta bord har learned inte lärt sig något; den spelar som planner.

## The command line

version = whistlestop { $version }
error = Fel: { $reason }
error-language = Fel: språket ”{ $language }” finns inte; det finns { $known }.
error-players = { $map } är för { $fewest } till { $most } spelare, inte { $players }.
error-bots =
    { $count ->
        [one] nämn { $count } bot, inte { $given } ({ $bots }).
       *[other] nämn en bot för alla eller { $count } botar, inte { $given } ({ $bots }).
    }
error-file = { $file } kan inte läsas: { $reason }
error-log = { $file }, { $reason }
error-seat = stolen { $seat } finns inte; stolarna går från 0 till { $last }.
error-names = ”{ $given }” nämner inte { $players } olika spelare, med kommatecken emellan.
error-game-over = spelet i { $file } är slut; ”whistlestop replay” berättar det.
error-extra = { $what } behöver paket som inte är installerade: pip install "whistlestop[{ $extra }]"
interrupted = Avbrutet.
compiling = Reglerna görs i ordning
compiled = Reglerna är klara ({ $seconds } s).
simulating = Spelar partier
measuring = Mäter
measuring-part = Mäter: { $part }
mean-scores = Per stol
perft =
    { $count ->
        [one] { $count } variant med { $depth } beslut
       *[other] { $count } varianter med { $depth } beslut
    }
map-summary = { $name } (biljettset { $set }): { $places } platser, { $tracks } spår, { $tickets } biljetter, { $fewest } till { $most } spelare.
map-differences =
    { $count ->
        [0] Den spelas med grundreglerna.
       *[other] Så skiljer den sig från grundreglerna:
    }
map-tracks = Spår
map-tickets = Biljetter
legend-country = gränspunkt i ett land
legend-attraction = sevärdhet
legend-district = stadsdel och dess poäng
map-warning = { $where }: varning: { $reason }
map-sound = { $name } (biljettset { $set }) är i ordning: { $places } platser, { $tracks } spår, { $tickets } biljetter, kontrollsumma { $digest }.
replay-begins = { $map }, { $count } spelare, { $decisions } beslut.

## Help of the command line

help-application = Spela, simulera och studera spelen i Ticket to Ride-familjen. Inofficiellt.
help-language = Språk för alla texter.
help-version = Visa versionen och sluta.
help-json = Visa JSON för program.
help-map = Spelplan: ett namn ur listan från ”maps”, eller sökvägen till en egen fil.
help-players = Antal spelare.
help-ticket-set = Spelplanens biljettset.
help-seed = Slumpens startvärde; samma värde ger samma kort.
help-option = Husregel som nyckel=värde; får ges flera gånger (se ”options”).
help-plain = En enkel rad i taget: för skärmläsare och högläsning.
help-maps = Lista spelplanerna; med namnet på en (eller sökvägen till en fil) visas den; ”check FILE” kontrollerar en egen fil.
help-maps-show = Visa en spelplan: hur reglerna skiljer sig, dess spår och biljetter.
help-maps-draw = Rita en spelplan som bild (SVG).
help-maps-output = Filen bilden skrivs till.
help-maps-check = Kontrollera en egen spelplansfil och biljettseten bredvid; fel anger raden.
help-maps-tickets = Gör biljetter till en egen spelplansfil: värda sin kortaste väg som på tryckta spelplaner, spridda över alla städer.
help-maps-tickets-count = Hur många biljetter.
help-maps-tickets-output = Filen som spelplanen skrivs till med sina nya biljetter; det får vara samma fil.
maps-tickets-written =
    { $count ->
        [one] 1 biljett står i { $file }, värd { $fewest } till { $most } poäng.
       *[other] { $count } biljetter står i { $file }, värda { $fewest } till { $most } poäng.
    }
maps-tickets-left-out = Ingen biljett nämner { $places }: biljetterna räcker inte till så många städer.
help-maps-name = Spelplanens namn, eller sökvägen till en fil.
help-maps-file = Spelplansfilen.
help-simulate = Spela många partier mellan botar och visa fart och poäng.
help-games = Antal partier.
help-simulate-bot = Bot för alla stolar, eller en för varje stol.
help-threads = Trådar att spela på; resultaten blir desamma.
help-check = Kontrollera i varje ställning att reglernas löften hålls och räkna dem som bryts.
help-play = Spela ett parti i terminalen mot botar.
help-play-bot = Bot för alla motståndare, eller en för var och en: level-1 till level-6, eller en stil; annars den starkaste stilen.
help-play-seat = Din stol, räknad från 0.
help-names = Namn på alla spelare i stolarnas ordning, med kommatecken emellan.
help-confirm = Vänta efter dina rutter och stationer, så att du kan ångra dem.
help-auto-end = Avsluta ditt drag åt dig när inget annat går.
help-save = Fil som spelet skrivs till när det slutar eller bryts.
help-resume = Fortsätt ett spel som sparats i den här filen.
help-replay = Berätta ett sparat spel steg för steg.
help-replay-file = Fil med loggen över ett spel.
help-replay-seat = Berätta bara vad den här stolen såg, räknad från 0.
help-replay-map = Spelplansfilen som spelet spelades på, om den är din egen.
help-perft = Räkna varianterna av en given längd; lika på alla maskiner.
help-depth = Antal beslut.
help-divide = Räkna för varje första handling.
help-bench = Mät hur snabbt den här maskinen spelar.
help-quick = Ta sekunder i stället för minuter.
help-options = Lista husreglerna.
help-compile = Gör reglerna i ordning, så att första spelet börjar genast.
help-completion = Skriv ut ett skript som låter ditt skal fylla i kommandon och val.
help-completion-shell = bash, zsh, fish eller powershell.

## The game in the terminal

welcome = { $map }: du spelar mot { $others }.
welcome-help = Skriv ? när du vill ha hjälp.
turn-summary = Drag { $turn }: du har { $trains } tåg, { $cards } kort och { $points } poäng; de andra: { $others }.
turn-summary-other = { $name } ({ $trains } tåg, { $cards } kort, { $points } poäng)
last-round-running =
    { $count ->
        [one] Det här är det allra sista draget.
       *[other] Sista rundan: { $count } drag kvar, ditt inräknat.
    }
hand = Din hand: { $cards }.
display =
    { $deck ->
        [0] Uppvända: { $cards }; högen är tom.
       *[other] Uppvända: { $cards }; { $deck } kort i högen.
    }
no-display = Vid det här bordet spelar man med tärningar: det finns inga tågkort.
auto-end =
    { $on ->
        [yes] Från och med nu slutar ditt drag av sig självt när inget annat går.
       *[no] Från och med nu avslutar du varje drag själv.
    }
choice-take = ta ett kort: { $kind }
choice-draw = dra från högen
choice-tickets = dra biljetter
choice-pass = passa
choice-keep = behåll
choice-return = lämna tillbaka
choice-decline = ta tillbaka korten
choice-tickets-count =
    dra { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }
choice-end = avsluta ditt drag
choice-end-discarding = avsluta ditt drag och lämna tillbaka { $tokens }
choice-pay = { $cards }
menu-ways = På vägen för dina biljetter:
menu-routes = Du kan muta in { $count } rutter: nämn en (”claim par zur”) eller skriv ”actions” för listan.
menu-others = { $count } svar till, såsom ”{ $example }”: nämn ett eller skriv ”actions” för listan.
menu-places = Skriv en plats, eller ”actions” för alla { $count }.
prompt-action = Din handling:
prompt-second-card = Ditt andra kort:
prompt-payment = Betalning:
prompt-after-action = Något mer (Enter avslutar ditt drag):
prompt-end-unused = Du har inte använt { $dice }. ”end” avslutar ditt drag ändå, Enter går vidare:
prompt-tickets =
    { $least ->
        [0] Nummer att behålla (eller all, eller none):
       *[other] Nummer att behålla, minst { $least } (eller all):
    }
prompt-which = Nummer:
prompt-confirm = Enter avslutar ditt drag, undo ångrar det:
prompt-replay = { $number } av { $total }, Enter fortsätter, q slutar:
question-payment = Hur betalar du { $route }?
question-tickets =
    Hur betalar du { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }?
question-surcharge = Du har lagt ut { $laid }. Betalar du { $count } kort extra?
no-pieces = Det finns varken meeples, varor eller aktier på den här spelplanen.
cannot-pay-surcharge = Det kan du inte betala (du har { $cards }).
not-this-payment = ”{ $text }” duger inte som betalning, eller kan betyda flera saker.
no-such-price =
    ”{ $text }” flyttar inget monster. { $purse ->
        [wilds] En Joker för det upp till { $near } platser, två upp till { $far }.
        [pairs] En Joker eller ett par lika tärningar för det upp till { $near } platser, två upp till { $far }.
       *[cards] Ett lokomotiv för det upp till { $near } platser, två upp till { $far }.
    }
no-such-number = { $number } finns inte; numren går till { $most }.
which-one = Det kan vara { $count } saker:
which-of-many = Det kan vara { $count } saker: säg mer.
not-possible = { $action } – går inte: { $reason }
possible = { $action } – går nu.
not-understood = ”{ $text }” går inte att förstå. Skriv ett nummer, ett namn eller ? för hjälp.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Du erbjuds { $count } biljett; du behöver inte behålla den.
           *[other] Du erbjuds { $count } biljetter; du behöver inte behålla någon.
        }
       *[other] Du erbjuds { $count } biljetter; behåll minst { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Lek: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = ”{ $text }” går inte att förstå. Skriv numren att behålla, till exempel ”1 3”, eller ? för hjälp.
ticket-connected = { $ticket }: förbunden.
ticket-cut-off = { $ticket }: avskuren, det finns ingen väg kvar för egna rutter.
ticket-open =
    { $enough ->
        [yes] { $ticket }: { $trains } tåg till, via { $routes }.
       *[no] { $ticket }: { $trains } tåg till, via { $routes }, fler än du har.
    }
ticket-connected-goal = { $ticket }: förbunden med { $goal }, vilket ger { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $ticket }: { $trains } tåg till, via { $routes }, till { $goal }.
       *[no] { $ticket }: { $trains } tåg till, via { $routes }, till { $goal }, fler än du har.
    }
own-tickets = Dina biljetter: { $tickets }.
no-tickets = Du har inga biljetter.
owned-routes =
    { $count ->
        [0] { $name }: inga rutter.
        [one] { $name }: { $count } rutt: { $routes }.
       *[other] { $name }: { $count } rutter: { $routes }.
    }
routes-usage = Skriv ”routes” och en plats, till exempel ”routes paris”.
routes-from = Rutter från { $place }:
route-state =
    { $state ->
        [owned] { $route } – ägare: { $name }.
        [everybody] { $route } – där står ett snabbtåg: alla kan använda den.
        [closed] { $route } – stängd.
        [chaos] { $route } – ledig, men { $name } är i { $place }.
       *[open] { $route } – ledig.
    }
no-such-place = Det finns ingen plats ”{ $text }” på den här spelplanen.
which-place = Vilken plats? { $places }.
score-own = Du: { $total } poäng om spelet slutade nu: { $parts }.
score-part-routes = rutter { $points }
score-part-tickets = biljetter { $points } ({ $fulfilled } av { $kept } förbundna)
score-part-attractions = sevärdheter { $points }
score-part-districts = stadsdelar { $points }
score-part-longest-path =
    { $points ->
        [0] längsta sträckan { $length } lång
       *[other] längsta sträckan { $length } lång, längst av alla just nu, { $points }
    }
score-secret-tickets = Bonusar som beror på allas biljetter är inte med: biljetter är hemliga.
score-open = { $name }: { $points } poäng för rutter, längsta sträckan { $length } lång; biljetter är hemliga.
log-more =
    { $count ->
        [one] { $count } tidigare rad: skriv ”log all”.
       *[other] { $count } tidigare rader: skriv ”log all”.
    }
why-usage = Skriv ”why” och en handling, till exempel ”why claim paris zurich”.
undone = Ångrat.
save-usage = Skriv ”save” och ett filnamn.
save-other-file = { $file } finns och är inget sparat spel; välj ett annat namn.
save-failed = { $file } kan inte skrivas: { $reason }
saved = Spelet är sparat i { $file }.
resume-line = Fortsätt med: { $line }
quit-question = Sluta? Skriv ett filnamn för att spara först, yes för att sluta utan att spara, Enter för att spela vidare:
goodbye = Hej då.
cut-off = Spelet bryts här.
scoring = Poängen räknas.
scoring-routes = { $name }: { $points } poäng för rutter.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: biljetten { $ticket } är förbunden: plus { $points }, halverad: ett monster var i { $places }.
            [twice] { $name }: biljetten { $ticket } är förbunden: plus { $points }, halverad två gånger: monster var i { $places }.
           *[no] { $name }: biljetten { $ticket } är förbunden: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: biljetten { $ticket } är inte förbunden: minus { $points }, halverad: ett monster var i { $places }.
            [twice] { $name }: biljetten { $ticket } är inte förbunden: minus { $points }, halverad två gånger: monster var i { $places }.
           *[no] { $name }: biljetten { $ticket } är inte förbunden: minus { $points }.
        }
    }
scoring-borrowed = { $name }: stationerna lånar { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: längsta sträckan { $length } lång.
       *[other] { $name }: längsta sträckan { $length } lång, längst av alla: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: förbundna biljetter: { $count }.
       *[other] { $name }: förbundna biljetter: { $count }, flest av alla: plus { $points }.
    }
scoring-attractions = { $name }: sevärdheter: plus { $points } poäng.
scoring-districts = { $name }: stadsdelar: plus { $points } poäng.
result = Resultat
winner =
    { $tie ->
        [shared] { $names } delar segern med { $points } poäng.
        [broken] { $who ->
            [you] Du vinner med { $points } poäng, genom särskiljning.
           *[other] { $names } vinner med { $points } poäng, genom särskiljning.
        }
       *[none] { $who ->
            [you] Du vinner med { $points } poäng.
           *[other] { $names } vinner med { $points } poäng.
        }
    }

help-play-answers = Svara med ett nummer ur listan eller med ord; början av orden räcker, i vilken ordning som helst.
help-play-cards = Kort: ”take röd” eller bara ”röd”, ”draw” för högen.
help-play-claim = Rutter: ”claim paris zurich”, ”par zur”, ”par zur röd” för att säga hur du betalar, ”#2” för det andra spåret.
help-play-tickets = Biljetter: ”draw tickets” för nya, sedan numren att behålla; ”tickets” säger hur dina ligger till.
help-play-end = ”end” avslutar ditt drag; ”auto” växlar om det slutar av sig självt när inget annat går.
help-play-look = Slå upp: actions, hand, display, board, score, log (”log all”).
help-play-routes = ”routes paris” listar en plats rutter med pris och ägare.
help-play-rules = ”rules” förklarar reglerna vid det här bordet, ”rules tickets” en av dem.
help-play-why = ”why claim paris zurich” säger varför något inte går.
help-play-undo = ”undo” ångrar ditt drag så länge inget dolt har setts.
help-play-save = ”save FILE” sparar spelet, ”quit” slutar; ”whistlestop play --resume FILE” fortsätter.

## The server

help-serve = Erbjud spelet i webbläsaren.
help-serve-host = Adress att lyssna på; 0.0.0.0 släpper in vänner i ditt nätverk.
help-serve-port = Port att lyssna på.
help-serve-database = Var borden sparas: en fil, eller adressen till en databas.
help-serve-redis = Adressen till en Redis, så att processer kan dela borden i en PostgreSQL.
help-serve-processes = Hur många processer som arbetar bakom porten.
help-serve-logs = Hur loggen skrivs: text eller json.
help-serve-public-url = Var folk når servern, om det inte är där den lyssnar.
help-serve-boards = En mapp med spelplansfiler som erbjuds bredvid programmets egna.
help-serve-own-boards = Om besökare får skicka egna spelplaner, spela och studera dem; normalt inte på en offentlig adress.
help-serve-bot-threads = Hur många botar som får tänka samtidigt.
help-serve-open = Öppna spelet i webbläsaren.
serve-local = Spelet finns på { $address }
serve-friends = Vänner når det på { $address }
serve-compiling = Reglerna kompileras i bakgrunden; under den första minuten eller två tänker bottarna lite långsammare.
serve-stop = Tryck Ctrl+C för att stoppa.
serve-closed = Servern kan inte lyssna på { $host }, port { $port }: { $reason }
serve-shared-file = Flera processer kan inte dela SQLite: det är en fil som en process skriver i. Ange en PostgreSQL med --database postgresql+psycopg://…
serve-shared-redis = Flera processer behöver en Redis för att veta vem av dem som har ett bord. Ange den med --redis redis://…
serve-redis-address = Adressen till Redis är ingen som redis://localhost:6379: { $reason }
database-newer = Databasen har version { $found }; det här programmet känner till versioner upp till { $known }.
database-corrupt = Databasen är skadad eller är ingen databas: { $reason }. Återställ den från en kopia.
database-unreachable = Databasen kan inte användas: { $reason }
server-no-client = Webbläsarspelet är inte byggt än
server-build-client = Den här servern körs från källkoden utan webbläsardelen. Kör ”make play” där: det bygger den och startar spelet.

refusal-malformed = Servern förstod inte ett meddelande från sidan. Ladda om den.
refusal-oversized = Det är för långt.
refusal-too-frequent = Det var för mycket på en gång. Vänta en stund.
refusal-foreign-origin = Sidan hör inte till servern den talar med.
refusal-foreign-host = Servern känner inte igen sig under det namnet. Den som sköter den kan ange dess publika adress.
refusal-unknown-table = Det bordet finns inte.
refusal-wrong-token = Länken öppnar ingen stol här.
refusal-not-found = Något sådant finns inte här.
refusal-storage-failed = Servern kunde inte spara det, så det har inte hänt. Försök igen.
refusal-frozen = Spelet började med en annan version av programmet och kan inte fortsätta med den här.
refusal-busy = Servern har fullt upp just nu. Försök igen om en stund.
refusal-failed = Något gick fel på servern; ingenting ändrades. Försök igen.
refusal-too-slow = Det tog för lång tid att komma fram. Försök igen.
refusal-password-needed = Det här bordet är för dem som kan lösenordet.
refusal-wrong-password = Det är inte bordets lösenord.
refusal-not-seated = Du tittar på; det kan bara spelare göra.
refusal-not-host = Det kan bara den som dukade bordet göra.
refusal-not-started = Spelet har inte börjat än.
refusal-already-started = Spelet har redan börjat.
refusal-table-full = Alla stolar är upptagna.
refusal-seat-taken = Där sitter redan någon.
refusal-name-taken = Någon vid bordet heter redan så.
refusal-colour-taken = Någon vid bordet har redan den färgen.
refusal-bad-table = Så kan man inte duka ett bord.
refusal-seats-open = Det finns fortfarande lediga stolar.
refusal-too-many-tables = Servern har inte plats för ett bord till.
refusal-too-many-spectators = Det finns inte plats för fler åskådare.
refusal-no-proposal = Det förslaget gäller inte längre.
refusal-no-hints = Tips är avstängda vid det här bordet.
refusal-game-running = Spelet är inte slut än.

## The page in the browser

web-motto = En tågkväll med vänner och botar. Inget konto, ingen manual.
web-new-game = Ett nytt spel
web-new-game-text = Duka ett bord för vänner på egna enheter, för folk runt en enhet och för botar.
web-your-name = Ditt namn
web-set-table = Duka ett bord
web-quick = Spela genast med två botar ({ $level })
web-level =
    { $level ->
        [1] lätt
        [2] medel
        [3] bra
        [4] stark
        [5] mycket stark
       *[other] mästare
    }
web-next-level = Nästa motståndare: { $bot } ({ $level })
web-join = Gå med hos vänner
web-join-text = Öppna länken de skickade, eller skriv koden till deras bord.
web-code = Bordets kod
web-join-button = Gå med
web-my-tables = Mina bord
web-finished-tables = Avslutade spel ({ $count })
web-state-waiting = väntar på spelare
web-state-playing = pågår
web-state-over = slut
web-state-frozen = kan inte fortsätta
web-forget = Glöm bordet { $code }
web-forget-word = Glöm
web-offline = Servern går inte att nå just nu.
web-loading = Spelplanen läggs ut …
web-reconnecting = Anslutningen bröts. Försöker igen …
web-close = Stäng
web-done = Klart
web-cancel = Avbryt
web-yes = Ja
web-no = Nej
web-copy = Kopiera
web-copied = Kopierat
web-share = Dela
web-link = Länk
web-guest = Gäst
web-to-lobby = Alla bord

web-board-choice = Spelplan
web-board-group =
    { $group ->
        [first] Till att börja med
        [countries] Länder och kontinenter
        [cities] Städer, för ett kort spel
        [own] Våra egna spelplaner
       *[more] Fler spelplaner
    }
web-board-rules =
    { $count ->
        [0] Så spelas { $board }
       *[other] Så spelas { $board }, och vad som inte är säkert
    }
web-for-players = { $fewest } till { $most } spelare
web-ticket-set = Biljettset
web-ticket-set-base = som tryckt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }
web-expansions = Expansioner
web-seats = Stolar
web-seat-kind = Vem som sitter på stol { $number }
web-seat-remove = Ta bort stol { $number }
web-seat-remove-word = Ta bort
web-seat-mine = Vid den här enheten
web-seat-open = Ledig för en vän
web-seat-open-text = Vänner sätter sig med länken.
web-seat-bot = Bot
web-name = Namn
web-bot-level = Vilken bot
web-bots-levels = Nivåer
web-bots-styles = Spelstilar
web-bot-plain = { $name }
web-livery = Färg { $colour }, mönster { $pattern }: ändra
web-livery-choose = Färg och mönster
web-colour = Färg
web-colour-red = röd
web-colour-blue = blå
web-colour-green = grön
web-colour-yellow = gul
web-colour-black = svart
web-colour-purple = lila
web-pattern = Mönster
web-pattern-plain = enfärgat
web-pattern-stripes = ränder
web-pattern-dots = prickar
web-pattern-checks = rutor
web-pattern-chevrons = sicksack
web-pattern-rings = ringar
web-house-rules = Klocka och mer
web-more-rules = Fler inställningar och husregler
web-clock = Tid för ett drag
web-clock-none = så länge det tar
web-clock-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
web-clock-is-seconds =
    Alla har { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    } för ett drag.
web-clock-is-days =
    Alla har { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    } för ett drag.
web-bot-speed = Hur snabbt botarna svarar
web-bot-speed-slow = i lugn takt
web-bot-speed-middle = som människor
web-bot-speed-fast = snabbt
web-bot-speed-once = genast
web-takeover = En bot spelar för den som får slut på tid, tills hen kommer tillbaka
web-plan-not-ready = Den här spelplanen kräver minst { $fewest } stolar, varav en vid den här enheten.
web-open-table = Öppna bordet
web-start-now = Starta spelet

web-invite = Bjud in vänner
web-qr = Länken som kod för en telefons kamera
web-watching-now =
    { $count ->
        [0] Ingen tittar på.
       *[other] { $count } tittar på.
    }
web-sit = Sätt dig här
web-sit-also = En till vid den här enheten
web-leave = Lämna
web-make-bot = Bot
web-make-open = Ledig
web-here = är här
web-away = borta
web-start = Starta spelet
web-start-waits = Spelet kan börja när alla stolar är upptagna; ge lediga till botar.
web-host-starts = Du har en stol. Spelet börjar när värden startar det.
web-this-table = Det här bordet
web-fingerprint = Förseglat startvärde: { $fingerprint }
web-fairness = Ärligt spel: det förseglade fröet

web-your-turn = Din tur
web-turn-of =
    { $count ->
        [one] { $names } tänker
       *[other] Väntar på { $names }
    }
web-wait = Ett ögonblick
web-over = Spelet är slut
web-last-turns =
    { $count ->
        [one] allra sista draget
       *[other] sista rundan: { $count } drag
    }
web-last-moves = Senaste dragen
web-last-call = Sista rundan har börjat!
web-last-call-read = Jag förstår
web-clock-left = Tid kvar: { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
web-board = Spelplanen { $board }. Piltangenterna flyttar den, plus och minus zoomar, 0 visar allt.
web-zoom-in = Zooma in
web-zoom-out = Zooma ut
web-zoom-fit = Visa hela spelplanen
web-zoom-in-word = närmare
web-zoom-out-word = längre
web-zoom-fit-word = allt
web-claim-route = Muta in { $route }
web-choice-claim = muta in { $route }
web-ask-claim = Försöka med tunneln { $route }?
web-which-track = Vilket spår?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] vänster spår
        [right] höger spår
        [upper] övre spåret
        [lower] nedre spåret
       *[middle] mellersta spåret
    })
web-not-now =
    { $phase ->
        [tickets] Välj först dina biljetter.
        [second_card] Du håller på att dra: ta först ditt andra kort.
        [payment] Betala först det du har valt, eller avbryt.
        [after_action] Din handling är gjord: bara det som får följa på den går.
        [over] Spelet är slut.
       *[action] Det går inte nu.
    }
web-track-no-locomotives = Inga lokomotiv här.
web-border-point = En gränspunkt, land: { $country }. Biljetter till { $country } slutar här.
web-attraction = En sevärdhet: { $count } poäng för den som har en rutt här.
web-district = Förbunden med { $others }: { $count } poäng.
web-route-open = Ingen äger den här rutten än.
web-route-owned = Den tillhör { $name }.
web-route-yours = Den är din.
web-route-takers =
    { $count ->
        [0] Ingen kan muta in den längre.
       *[other] Kan fortfarande mutas in av: { $names }.
    }
web-route-price = Den kostar dig:

web-choose-tickets = Vilka biljetter behåller du?
web-keep-least =
    { $count ->
        [0] Behåll så många du vill, eller ingen.
       *[other] Behåll minst { $count }.
    }
web-keep =
    { $count ->
        [0] Behåll ingen
        [one] Behåll { $count } biljett
       *[other] Behåll { $count } biljetter
    }
web-tickets-wait = Valt. Du kan ändra dig tills alla har valt.
web-points = { $count } poäng
web-ticket-connected = förbunden
web-ticket-connected-to = förbunden med { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = ingen väg kvar för egna rutter
web-ticket-failed = inte förbunden
web-ticket-trains = { $count } tåg till
web-ticket-trains-to = { $count } tåg till för att nå { $place }
web-ticket-too-far = { $count } tåg till, fler än du har

web-your-action = Din handling
web-action =
    { $count ->
        [0] Tar du två kort eller drar du biljetter? Du kan inte betala någon rutt än.
        [one] Tar du två kort, mutar du in rutten med guldkant eller drar du biljetter?
       *[other] Tar du två kort, mutar du in en av { $count } rutter med guldkant eller drar du biljetter?
    }
web-second-card = Vilket kort tar du som det andra?
web-after-action = Din handling är gjord. Något mer?
web-turn-ends = Din handling är klar och inget kan följa. Din tur slutar strax.
web-far = Streckade platser kostar två lokomotiv.
web-tickets-draw = Dra biljetter:
web-choice-pay = Betala { $cards }
web-cannot-undo = Det här kan du inte ångra på egen hand.
web-take = Ta { $card }
web-draw-sure = Dra ett kort från högen?
web-display = Uppvända kort
web-deck =
    { $count ->
        [0] Högen är tom
       *[other] Dra från högen: { $count } kort
    }
web-deck-word = Hög
web-hand = Din hand: { $cards }
web-hand-empty = Inga kort på hand
web-hand-head = Din hand ({ $count })
web-hand-fits = { $cards }: visa rutter i den här färgen
web-end-turn = Avsluta draget
web-end-sure = Avsluta ditt drag?

web-undo = Ångra
web-undo-ask = Be om att få ångra
web-undo-alone = Ångra ditt senaste beslut
web-undo-all = Fråga alla om du får ångra ditt senaste beslut
web-undo-asked = De andra tillfrågas om du får ångra det.
web-undo-proposal = En önskan om att ångra drag
web-undo-wish = { $name } vill ångra { $count } beslut.
web-undo-waiting = Väntar på att { $count } spelare ska gå med på det.
web-agree = Godkänn
web-disagree = Avböj
web-undo-withdraw = Strunta i det

web-players = Spelare
web-me = du
web-bot = bot, { $bot }
web-bot-plays = en bot spelar
web-to-move = står på tur
web-count-points = poäng
web-count-trains = tåg
web-count-cards = kort
web-count-tickets = biljetter
web-count-time = tid
web-tickets = Dina biljetter
web-log = Vad som hänt
web-log-all = Visa allt
web-log-dealt = Alla får { $count } tågkort.
web-chat = Prat
web-chat-say = Säg något
web-chat-send = Skicka
web-chat-empty = Ingen har sagt något än.
web-emotes = Visa vad du känner
web-emote-hello = Hej!
web-emote-luck = Lycka till!
web-emote-well-done = Bra spelat!
web-emote-thanks = Tack!
web-emote-oh-no = Åh nej!
web-emote-hurry = Kom igen!
web-routes = Rutter
web-routes-search = Sök en rutt
web-claimable = muta in
web-tab-hand = Hand
web-tab-tickets = Biljetter
web-tab-players = Spelare
web-tab-log = Logg
web-tab-chat = Prat
web-tab-routes = Rutter
web-watching = Du tittar på det här spelet.
web-take-seat = Ta över stolen: { $name }
web-choose-beside = Välj dina biljetter: de visas på spelplanen. De du behåller ritas med tjock linje.
web-not-asked = Det är inte din tur. Under tiden kan du titta på biljetter och rutter.
web-bot-took = En bot spelar på din stol.
web-take-back = Spela själv igen
web-resign = Låt en bot spela åt mig
web-leave-table = Lämna spelet
web-leave-sure = En bot spelar vidare åt dig och vem som helst får ta din stol. Du kan inte komma tillbaka med din länk.
web-pass-device = Lämna enheten till { $name }
web-pass-device-text = Ingen annan bör titta nu.
web-put-away = Din tur är över. Titta på vad du har och ge sedan enheten vidare.
web-i-am = Jag är { $name }

web-menu = Inställningar och bord
web-menu-word = Meny
web-confirm = Fråga före en handling
web-confirm-always = alltid
web-confirm-touch = bara vid pekning
web-confirm-never = aldrig
web-language = Språk
web-theme = Sidans färger
web-theme-system = som på enheten
web-theme-light = ljusa
web-theme-dark = mörka
web-sound = Ljud: en visselsignal när det är min tur, och kort, tåg, tärningar och monster hörs
web-still = Inga animationer
web-fast = Snabbare animationer
web-notices = En avisering när det är min tur och sidan är i bakgrunden
web-notices-http = Webbläsaren visar bara aviseringar för sidor med https; sidans titel säger när det är din tur.
web-other-device = Fortsätt på en annan enhet
web-other-device-text = Länken öppnar din stol. Behåll den för dig själv.
web-living-room = Vardagsrummet
web-living-room-text = En stor skärm som bara visar: spelplanen, vems tur det är, poängen och de senaste dragen. Telefonerna är händerna.
web-living-room-open = Öppna skärmen
web-show-join = Kom till bordet med din telefon.
web-log-download = Ladda ner loggen

web-step = Steg { $number } av { $total }
web-next = Nästa
web-show-all = Visa resultatet
web-show-result = Visa resultatet
web-tickets-of = Biljetter: { $name }
web-scoring-told = Poängräkningen i ord
web-chart = Allas poäng efter varje drag
web-chart-turns = { $count } drag
web-look-board = Titta på spelplanen
web-rematch = Spela igen
web-rematch-go = Till det nya bordet
web-seal-sound = Startvärdet är det som förseglades före spelet.
web-seal-broken = Startvärdet stämmer inte med sigillet!
web-seal = SHA-256 av ”{ $seed }:{ $salt }” är { $fingerprint }.

## The arena

help-arena = Håll en turnering mellan botar och visa deras rankning.
help-arena-bots = Botar med kommatecken emellan: namn, eller file.py:Class; annars ”random,greedy”.
help-arena-games = Antal partier sammanlagt, avrundat uppåt till hela block.
help-arena-sprt = Två botar: spela tills det är klart om den första är starkare, högst så många partier.
help-arena-gain = Med --sprt: fördelen man letar efter, i rankningspoäng.
help-arena-threads = Trådar, eller processer för botar i Python; annars alla processorer. Resultaten blir desamma.
help-arena-engine = Var man spelar: på den här maskinen, eller på ett Ray-kluster.
help-arena-out = Mapp för resultaten; samma kommando fortsätter en avbruten körning.
error-arena-sprt-alone = --sprt nämner själv de två botarna och kan inte användas med --bots.
error-arena-pair = --sprt tar två olika botar med kommatecken emellan.
error-arena-ray = --engine ray kräver paketet ”ray”: pip install "whistlestop[cluster]"
arena-played =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } i { $blocks } block. Rankningen för { $anchor } är 0; intervallen är 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } parti avbröts för att det inte tog slut och räknades som det stod.
       *[other] { $count } partier avbröts för att de inte tog slut och räknades som de stod.
    }
arena-ahead = Hur ofta boten till vänster slutar före den ovanför
arena-seats = Förstaplatser per stol
arena-seat = stol { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } är starkare än { $two } (logaritmisk sannolikhetskvot { $ratio }, gräns { $bound }, letar efter { $gain } poäng).
        [not_stronger] { $one } är inte { $gain } poäng starkare än { $two } (logaritmisk sannolikhetskvot { $ratio }, gräns −{ $bound }).
       *[open] Ännu inte avgjort om { $one } är starkare än { $two } (logaritmisk sannolikhetskvot { $ratio }, gränser ±{ $bound }, letar efter { $gain } poäng).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = rankning
heading-firsts = förstaplatser
heading-milliseconds = ms per beslut

## Studies

help-study = Spela tusentals partier på en spelplan och skriv en rapport som en HTML-sida.
help-study-games = Antal partier för varje del av rapporten.
help-study-bot = Bot som spelar partierna; annars den starkaste som är snabb nog.
help-study-styles = Botar vars stilar jämförs, med kommatecken emellan; annars alla snabba.
help-study-out = HTML-filen.
help-study-against = En annan spelplan eller en annan version av den, som spelas med samma startvärden och jämförs.
study-advice = Råd
study-no-advice = Partierna ger ingen anledning att ändra något.
study-against = Jämfört med { $board } på samma startvärden
study-seat-wins = segrar för plats { $number }
study-head-here = här
study-head-difference = skillnad
study-written = Rapporten om { $games } partier finns i { $file }.
study-bot-compiled = en studie kräver en bot ur paketet, inte ”{ $bot }”; det finns { $bots }.
studying = Studerar spelplanen

study-title =
    { $map }, { $players } spelare: { $kind ->
        [cards] en studie
        [dice] en studie med tärningsexpansionen
        [monsters] en studie med Alvin & Dexter
       *[both] en studie med båda expansionerna
    }
study-lead = { $games } partier av boten ”{ $bot }” mot sig själv, { $decisions } beslut, biljettset ”{ $set }”, startvärden { $seed } till { $last }. Alla partier i en jämförelse har samma startvärden. Den första spelaren sitter på stol 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] bara kort
        [monsters] med monster
        [dice] med tärningar
       *[both] med båda
    }
study-key-seat =
    { $variant ->
        [cards] Bara kort
        [monsters] Med monster
        [dice] Med tärningar
       *[both] Med båda expansionerna
    }: den första spelaren vinner { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] det är mer än rättvisa { $fair } %.
        [less] det är mindre än rättvisa { $fair } %.
       *[fair] ingen skillnad mot rättvisa { $fair } % syns.
    }
study-key-shift =
    { $variant ->
        [monsters] Gynnar Alvin & Dexter en stol?
       *[dice] Gynnar tärningarna en stol?
    } { $verdict ->
        [more] De ger den första spelaren { $value } procentenheter mer [{ $low }, { $high }].
        [less] De tar { $value } procentenheter från den första spelaren [{ $low }, { $high }].
       *[same] Förändringen för den första spelaren är { $value } procentenheter [{ $low }, { $high }], vilket kan vara slump.
    }
study-key-length =
    { $variant ->
        [monsters] Monster
        [dice] Tärningar
       *[both] Båda expansionerna
    } { $verdict ->
        [more] gör partierna { $change } drag längre per spelare
        [less] gör partierna { $change } drag kortare per spelare
       *[same] lämnar partiernas längd som den är
    } [{ $low }, { $high }], till { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alla partier tog slut.
        [one] { $count } startvärde kom inte till slutet i en av varianterna; det saknas i jämförelsen av varianter.
       *[other] { $count } startvärden kom inte till slutet i en av varianterna; de saknas i jämförelsen av varianter.
    }
study-key-tickets = Biljetter som ger för mycket: { $generous }. Biljetter som ger för lite: { $stingy }.
advice-seat = Plats { $seat } vinner { $share } % av partierna med { $players } ({ $low } till { $high }); { $fair } % vore rättvist.
advice-ending = { $share } % av partierna slutar för att inget återstår att göra: spåren har { $spaces } rutor för { $trains } tåg.
advice-stingy = { $ticket } ({ $points }) uppfylls i { $share } % och förlorar i snitt { $loss } poäng: { $fair } vore rättvist för vägen.
advice-hard = { $ticket } ({ $points }) uppfylls bara i { $share } % och förlorar i snitt { $loss } poäng, fast tryckta spelplaner inte ger mer än { $fair } för en sådan väg: själva vägen är för svår.
advice-generous = { $ticket } ({ $points }) uppfylls i { $share } %, och den som behåller den vinner { $lift } fler partier av hundra: { $fair } vore rättvist för vägen.
advice-unwanted = { $ticket } ({ $points }) behålls bara i { $kept } % av fallen: ingen vill ha den. { $fair } vore rättvist för vägen.
advice-region =
    { $direction ->
        [north] Ingen rutt till norr ({ $places }) tas någonsin på { $games } partier.
        [north-east] Ingen rutt till nordost ({ $places }) tas någonsin på { $games } partier.
        [east] Ingen rutt till öster ({ $places }) tas någonsin på { $games } partier.
        [south-east] Ingen rutt till sydost ({ $places }) tas någonsin på { $games } partier.
        [south] Ingen rutt till söder ({ $places }) tas någonsin på { $games } partier.
        [south-west] Ingen rutt till sydväst ({ $places }) tas någonsin på { $games } partier.
        [west] Ingen rutt till väster ({ $places }) tas någonsin på { $games } partier.
        [north-west] Ingen rutt till nordväst ({ $places }) tas någonsin på { $games } partier.
       *[middle] Ingen rutt till mitten ({ $places }) tas någonsin på { $games } partier.
    }
advice-routes = Ingen tar någonsin { $routes } på { $games } partier.
advice-rushed = { $route } tas i { $share } % av partierna, i snitt efter { $when } % av dragen: den som kommer tvåa har ingen chans. Ett spår till skulle hjälpa.

study-head-variant = spel
study-head-first = första spelaren vinner
study-head-shift = förändring av expansionen
study-head-points = poäng
study-head-winner = vinnarens poäng
study-head-margin = vinnarens försprång
study-head-games = partier
study-head-figure = vad
study-head-value = värde
study-head-turns = drag per spelare
study-head-change = förändring
study-head-part = del
study-head-kept = behållen när den erbjöds
study-head-fulfilled = fullföljd när den behölls
study-head-brought = poäng den gav
study-head-lift = lyft
study-head-price = pris
study-head-route = rutt
study-head-claimed = inmutad
study-head-when = när
study-head-place = plats
study-head-reached = nådd
study-head-claimable = möjlig
study-head-claims = inmutningar per parti
study-head-case = särfall
study-head-met = partier med det

study-seats = Är turordningen rättvis?
study-seats-text = Andel av segrarna efter plats i turordningen, utan och med varje expansion på samma startvärden. En delad seger delas upp. Den streckade linjen är en rättvis andel.
study-seats-caption = Segrar efter plats i turordningen, { $games } partier vardera; strecken är 95 %-intervall.
study-seats-table = Varianterna sida vid sida; förändringen i procentenheter mot bara kort
study-seat-of = { $variant }, stol { $number }
study-length = Hur långa partierna är, och vem som leder
study-length-text = En ledning räknas i ruttpoäng, som alla ser; den skiftar när någon annan leder ensam.
study-length-caption = Drag per spelare, { $games } partier.
study-length-table = Partiernas gång
study-margins = Vinnarens försprång
study-margins-caption = Poäng mellan ettan och tvåan, { $games } partier.
study-axis-turns = drag per spelare
study-axis-margin = poäng
study-variant-lengths = Partiernas längd per variant; förändringen är mot bara kort på samma startvärden
study-fact-turns = Drag per spelare
study-fact-leads = Skiften av ledningen i ett parti
study-fact-half-time = Partier som vinns av den som ledde i halvtid
study-fact-margin = Poäng mellan ettan och tvåan
study-fact-shared = Partier med delad seger
study-ending =
    { $reason ->
        [last_round_played] Partier som slutade efter sista rundan
        [all_passed] Partier som slutade för att alla passade
        [six_tickets] Spel som slutade med alla biljetter som behövs
        [last_train] Spel som slutade med det sista tåget
       *[other] Partier som slutade på annat sätt ({ $reason })
    }
study-score = Vad ett resultat består av
study-score-caption = Medelpoäng per del, { $games } partier; strecken är 95 %-intervall.
study-score-table = Medelpoäng
study-winner = vinnare
study-others = de andra
study-part =
    { $part ->
        [routes] rutter
        [tickets] biljetter
        [longest_path] längsta sträckan
       *[most_tickets] flest biljetter
    }
study-styles = Vilken stil som vinner här
study-styles-text = Botar med olika stilar mot varandra, varje bord i varje rotation av stolarna.
study-styles-caption = Andel av förstaplatserna, { $games } partier.
study-styles-table = Rankning på Elo-skalan; { $anchor } är 0
study-tickets = Biljetter
study-tickets-text = Lyftet är vad det tillför vinstchansen att behålla en biljett, i procentenheter. Botarna väljer vad de behåller, så det säger något om biljetter som de spelas. Ett pris kallas för högt eller för lågt bara där slumpen, bland så många biljetter, skulle göra detsamma i högst en studie av tjugo.
study-tickets-caption = Lyft av att behålla, 95 %-intervall; finns det många biljetter visas de i båda ändar.
study-tickets-table = Varje biljett som behölls, den bästa för sina ägare först
study-price =
    { $price ->
        [generous] ger för mycket
        [stingy] ger för lite
       *[fair] –
    }
study-demand = Vilka rutter som är eftertraktade
study-demand-text = Ju hetare ett spår, desto fler partier mutas det in i. Cirklar växer med andelen nät som når en plats.
study-demand-caption = Andel av { $games } partier där varje spår mutades in; peka på ett spår eller en plats för dess siffra.
study-never = aldrig
study-always = i varje parti
study-track-title = { $route }: inmutad i { $share } % av partierna
study-place-title = { $place }: nådd av { $share } % av näten
study-most-wanted = Mest eftertraktade; ”när” är hur långt partiet hade gått
study-least-wanted = Minst eftertraktade
study-places = Platser
study-places-text = Hur många nät som når en plats, och hur det går för dem.
study-places-caption = Andel av näten som når en plats: de tolv mest lockande, 95 %-intervall.
study-places-table = Varje plats
study-reach = Inmutning efter längd
study-reach-text = Hur ofta den som var i tur kunde muta in minst en rutt av en längd, och hur många av den längden som mutades in.
study-reach-caption = Andel av alla drag i { $games } partier där en rutt av längden kunde mutas in, 95 %-intervall.
study-reach-table = Rutter efter längd
study-of-length =
    { $length ->
        [one] { $length } ruta
       *[other] { $length } rutor
    }
study-extra =
    { $count ->
        [0] inget extra
       *[other] { $count } extra
    }
study-fact-tries = Försökta tunnlar i ett parti
study-fact-failures = Misslyckade försök
study-used = Vad det här brädet erbjuder och hur ofta det används
study-used-text = Det som ingen använder finns där i onödan, eller så vet de här bottarna inte vad de ska göra med det.
study-used-table = Använt i ett parti, av alla spelare tillsammans
study-cases = Reglernas särfall
study-cases-text = Ovanliga lägen som partierna hamnade i, vart och ett med det första partiet där det hände. ”whistlestop replay FILE” berättar ett sådant parti steg för steg.
study-cases-table = Särfall som inträffade, de ovanligaste först
study-case =
    { $case ->
        [display-reset] Tre uppvända lokomotiv gör att korten byts ut
        [display-reset-again] De uppvända korten byts ut flera gånger i rad
        [reshuffle] Kasthögen blir ny hög
        [pass] En spelare måste passa
        [tunnel-declined] En tunnel betalas inte
        [card-given] Valfria kort ersätter ett som saknas
        [tokens-returned] Brickor över gränsen lämnas tillbaka
        [monsters-meet] Båda monstren står på en plats
        [tickets-halved] Ett monster halverar en biljett
        [dead-board] Det finns inget kvar som någon kan muta in
        [all-passed] Alla passar
        [longest-path-shared] Längsta sträckan delas
        [tie-broken] Ett lika resultat avgörs
        [victory-shared] En seger delas
       *[below-zero] En spelare slutar under noll
    }
study-log = { $case } (startvärde { $seed })
study-download = Ladda ner { $file }
study-footer-intervals = Hakparenteser innehåller 95 %-intervall över partier: Wilsons för andelar, normala för medelvärden. Rankningar har bootstrapintervall över block av partier med samma startvärde.
study-footer-program = Gjord med Whistlestop, som är inofficiellt. Fingeravtryck av reglerna, spelplanen och botarna: { $program }.

## Hints

help-play-hint = ”hint” berättar de bästa handlingarna med deras chanser, oddsen för tunnlar och färger, och biljetter inom räckhåll.
hint-thinking = Låt mig tänka …
hint-games = Från { $games } partier som en bot spelat klart, där det du inte ser är slumpat.
hint-action = { $action }: vinner { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = behåll { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] det skulle den starkaste boten göra
        [scores] ger { $count } poäng
        [completes_ticket] fullföljer { $ticket }
        [on_way] ligger på vägen för { $ticket }
        [brings_end] leder till sista rundan
        [colour_needed] du behöver färgen till { $route }
        [any_route] ett lokomotiv passar alla färger
        [ticket_fulfilled] { $ticket } är redan fullföljd
        [ticket_costs] { $ticket } kräver { $count } tåg till
        [ticket_cut_off] { $ticket } är avskuren
        [only_way] det finns knappt någon annan väg för { $ticket }
        [detour] omvägen för { $ticket } kräver { $count } tåg till
        [rival_near] en motståndare har byggt intill och kan stänga den
        [end_near] slutet är nära (minst antal tåg kvar: { $count })
        [off_way] den hjälper ingen av dina biljetter
        [more_tickets] nya biljetter måste fullföljas med de tåg du har kvar: { $count }
        [leaves_open] lämnar { $route } åt andra
        [would_pay] med det kan du betala { $route }
        [spends_cards] den kostar kort som du kan använda på annat håll: { $count }
       *[all_fulfilled] alla dina biljetter är fullföljda och du har { $count } tåg
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: fullföljd.
        [reachable] { $ticket }: inom räckhåll med { $count } tåg.
        [too-far] { $ticket }: kräver { $count } tåg, fler än du har.
       *[cut-off] { $ticket }: avskuren.
    }
hint-colour = { $kind }: { $next } % för nästa kort från högen, { $two } % bland de två nästa.

## Review of a game

help-review = Bedöm besluten i ett sparat spel: vinstchanser, träffsäkerhet och vad som kostade mest.
help-review-looks = Hur många spel som prövas för varje beslut.
review-progress = bedömda beslut
review-curve = Vinstchans efter varje beslut, så långt spelaren visste då:
review-turn =
    { $turn ->
        [0] Öppning
       *[other] Drag { $turn }
    }
review-seat = { $name }: träffsäkerhet { $value } %, bedömda beslut: { $count }
review-costly = { $when }: { $played }. Bättre: { $better }; det vinner { $best } % i stället för { $chance } %, försprång i poäng: { $points }{ $reasons }.
review-none = Inget beslut av { $name } kostade något nämnvärt.
review-foot = Varje beslut jämfördes med det bästa som hittades, i spel som en bot spelade vidare; det spelaren inte kunde se fylldes i på måfå.
web-tab-review = Genomgång
web-review-mine = Granska mitt spel
web-review-start = Granska det här spelet
web-review-text = En bot spelar vidare från varje beslut, med det var och en kunde veta då. Det tar ungefär en minut.
web-review-progress = Bedömda beslut: { $done } av { $total }
web-review-stop = Stoppa
web-review-accuracy = Träffsäkerhet
web-review-curve = Vinstchans efter varje beslut
web-review-known = Så långt var och en visste
web-review-open = Med allt öppet
web-review-costly = Vad som kostade { $name } mest
web-review-played = Spelat: { $action }
web-review-better = Bättre: { $action }
web-review-gain = vinner { $best } % i stället för { $chance } %, försprång i poäng: { $points }
web-review-cost = −{ $value } %
web-review-worst = Dyraste beslutet
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Det som spelades:
web-review-for = Det bättre valet:

## Bots: a name and a sentence of character for each

web-level-name = Nivå { $level }
web-level-character =
    { $level ->
        [1] En vänlig första motståndare.
       *[other] Slår nivån under ungefär tre gånger av fyra, på alla spelplaner.
    }
bot-random-name = Tombola
bot-random-character = Gör det första som faller den in, på måfå och utan plan.
bot-path-name = Nybörjaren
bot-path-character = Behåller varje biljett och bygger dem en efter en längs vägen med minst antal rutter.
bot-one-step-name = Opportunisten
bot-one-step-character = Tar det bästa som finns på spelplanen just nu och tänker aldrig på morgondagen.
bot-long-route-name = Maraton
bot-long-route-character = Älskar långa rutter och mutar in den längsta inom räckhåll; biljetter kommer i andra hand.
bot-hoarder-name = Ekorren
bot-hoarder-character = Sitter på en växande hand och väntar på rutterna som ger mest.
bot-hungry-name = Samlaren
bot-hungry-character = Drar biljetter så länge det finns tåg, och vinner stort eller förlorar stort.
bot-greedy-name = Stinsen
bot-greedy-character = Behåller billiga biljetter, tar den kortaste vägen för var och en och slösar ingen tid.
bot-planner-name = Ingenjören
bot-planner-character = Planerar ett enda nät för alla biljetter, föredrar långa rutter och är först med att få slut på tåg.
bot-learned-name = Veteranen
bot-learned-character = Planerar som Ingenjören och har lärt sig av många partier när ett annat drag vinner oftare; på en karta den inte har lärt sig spelar den precis som Ingenjören.
bot-search-name = Stormästaren
bot-search-character = Planerar som Ingenjören och prövar varje idé i hundratals tänkta partier innan den drar.
bot-master-name = Virtuosen
bot-master-character = Ser direkt vad som är värt att pröva, prövar det i tänkta partier och bedömer vart och ett efter vad som har vunnit förut.

## Looking back and reports

refusal-not-a-log = Filen är inte loggen från ett spel.
refusal-bad-log = Loggen kan inte spelas upp.
refusal-unknown-board = Loggen hör till en spelplan som programmet inte har, eller till en annan version av den.
refusal-no-own-boards = Den här servern tar inte emot besökares spelplaner. Den som driver den kan tillåta dem.
refusal-bad-board = Den här spelplanen går inte att spela ännu: något på den är inte i ordning.
refusal-study-running = En studie i taget: din pågår ännu.
refusal-unknown-study = Den studien finns inte, eller sparas inte längre.
refusal-not-comparable = Två studier kan jämföras om båda är klara och har spelat samma startvärden med lika många spelare och samma bot.
web-log-look = Visa spelplanen i det här ögonblicket
web-past-region = Tillbakablick
web-past =
    { $turn ->
        [0] Tillbakablick på början:
       *[other] Tillbakablick på drag { $turn }:
    }
web-past-earlier = Tidigare
web-past-later = Senare
web-past-now = Tillbaka till nu
web-replay = Repris
web-replay-watch = Se det igen
web-replay-view = Vy
web-replay-open = Allt öppet
web-replay-spectator = Åskådare
web-replay-moment = Ögonblick i spelet
web-replay-first = Till början
web-replay-last = Till slutet
web-replay-play = Spela upp
web-replay-pause = Paus
web-replay-turn = Gå till ett drag
web-replay-turn-of = Drag { $turn } · { $name }
web-replay-opening = Början
web-replay-speed = Hastighet
web-replay-count = { $move } av { $count }
web-replay-keys = Piltangenterna går steg för steg, Page Up och Page Down från drag till drag, Home och End till ändarna, mellanslag spelar upp.
web-replay-running = Spelet pågår fortfarande: här syns vad din stol vet om det, eller en åskådare.
web-replay-more = Tangenter och språk
web-replay-link = Länk till det här ögonblicket
web-replay-link-word = Länk
web-replay-link-text = Den som öppnar länken ser spelet i det här ögonblicket och från den här sidan.
web-replay-file = Öppna ett spel
web-replay-file-text = Se ett spel igen utifrån loggen: filen du laddade ner när ett spel var slut, eller en från spelet i terminalen.
web-replay-file-choose = Välj en fil
web-replay-line = Rad { $line }: { $reason }
web-replay-seat = Stol { $number }
web-replay-deck = Kvar i högen: { $count }
web-replay-ticket-deck = Biljetter kvar att dra: { $count }
web-replay-choosing = Väljer bland { $tickets }.
web-replay-scores = Vad var och en skulle ha haft om spelet hade slutat vid varje drag.
web-tab-scores = Poäng
web-report = Rapportera ett problem
web-report-running = Kopiera texten till ditt meddelande. Den innehåller spelet så långt din stol får känna till det, och inget som är dolt för dig.
web-report-over = Kopiera texten till ditt meddelande. Den innehåller hela loggen från spelet.
## The text view and what a screen reader is told

web-text-view = Textvy
web-board-view = Visa spelplanen
web-text-question = Frågan i ord
web-text-answers = Skrivet och besvarat
web-text-line = Skriv ett kommando, ? hjälper
web-text-routes-from = Rutter från …
web-text-show = Visa
web-text-score = Poäng
web-text-help = Hjälp
web-skip = Till frågan
web-sure = { $action }?
web-told-cards = { $name } drar { $count } kort.
web-told-taken =
    { $who ->
        [you] Du tar { $cards }.
       *[other] { $name } tar { $cards }.
    }
web-card-unseen = ett kort från högen

## Open tables, and people one does not know

refusal-sent-away = Värden vill inte ha dig vid det här bordet.
refusal-bad-name = Så kan ingen heta på den här offentliga servern.
refusal-bad-talk = Så säger man inte på den här offentliga servern: inga adresser, inga svordomar, inget två gånger.
refusal-muted = Värden har tystat dig vid det här bordet.
help-serve-public = Här möts främlingar: regler för namn och prat, och klagomål sparas.
web-open-tables = Öppna bord
web-seat-anywhere = Sätt mig var som helst
web-open-tables-none = Ingen väntar just nu. Sätt dig, så öppnas ett bord som andra ser här.
web-seats-open =
    { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
web-locked = med lösenord
web-list-table = Visa bordet för främlingar på förstasidan
web-begins-full = Spelet börjar när den sista platsen är tagen
web-begins-when-full = Du sitter. Spelet börjar när den sista platsen är tagen.
web-people = Människor vid det här bordet
web-hide-talk = Dölj prat
web-show-talk = Visa prat
web-mute = Tysta
web-unmute = Låt tala
web-send-away = Skicka iväg
web-complain = Klaga
web-complain-about = Klagomål mot { $name }
web-complain-text = Den som driver servern läser detta tillsammans med personens senaste rader.
web-complain-reason = Vad är fel?
web-complain-words = Med egna ord, om du vill
web-complain-send = Skicka klagomålet
web-complain-thanks = Tack. Klagomålet är sparat åt den som driver servern.
web-offence-insult = förolämpningar
web-offence-name = namnet
web-offence-spam = reklam eller skräpprat
web-offence-unfair = ohederligt spel
web-offence-other = något annat

## A profile without an account

refusal-no-profile = Den här nyckeln öppnar ingen profil.
web-profile = Min profil
web-profile-short = Spel, resultat och styrka utan konto: nyckeln ligger i den här webbläsaren.
web-profile-begin = Börja en profil
web-profile-text = Ingen e-post, inget lösenord. Servern sparar namn, färg och hur dina spel slutade, och en hash av nyckeln.
web-profile-colour = Färg
web-profile-keep = Spara
web-profile-make = Skapa en profil
web-profile-look = Se min profil
web-ratings = Spelstyrka
web-ratings-none = Efter det första spelet med den här profilen står din styrka här.
web-rating = Styrka
web-rating-interval = 95 % säkert
web-rating-games = vunna
web-rating-won = { $firsts } av { $games }
web-rating-text = Samma metod som arenan: 0 är boten Greedy, 100 poäng mer vinner 64 % av spel för två.
web-mode =
    { $mode ->
        [cards] kort
        [dice] tärningar
        [monsters] monster
       *[other] tärningar och monster
    }
web-games-played = Spel ({ $count })
web-games-none = Inga ännu. Spel som du börjar eller går med i från och med nu räknas.
web-game-place = plats { $place } av { $players }, { $points } poäng
web-somebody = någon
web-people-met = De jag spelat med
web-person-games = spel: { $games }, före: { $ahead }
web-friend = Vän
web-befriend = Minns som vän
web-profile-move = Flytta eller radera
web-profile-move-text = De här nio orden är nyckeln. Skriv dem på en annan enhet; den som kan dem har profilen.
web-profile-picture = Visa som kod för kameran
web-profile-export = Hämta allt som fil
web-profile-forget = Glöm på den här enheten
web-profile-delete = Radera profilen
web-profile-delete-sure = Den kan inte hämtas tillbaka. Dina spel finns kvar hos de andra, utan ditt namn.
web-profile-have = Jag har redan en profil
web-profile-words = Dess nio ord
web-profile-words-wrong = Det är ännu inte nio rätta ord.
web-profile-open = Öppna profilen här

## Games over days

refusal-no-holidays = Så många semesterdagar har du inte kvar.
help-serve-push = Säg ”din tur” till webbläsare genom tillverkarnas tjänster, för den som ber om det.
web-turns = Spel över flera dagar
web-turns-text = Få veta när det är din tur utan öppen sida. Adresserna är hemliga men öppnar inget annat.
web-turns-push = Den här webbläsaren säger ”din tur”
web-turns-push-text = Meddelandet är krypterat och går genom webbläsartillverkarens tjänst, som ser när det kommer.
web-turns-refused = Webbläsaren tillåter inga meddelanden från den här sidan.
web-turns-calendar = För en kalender
web-turns-news = För en nyhetsläsare (RSS)
web-holidays = Semesterdagar
web-holidays-each = Semesterdagar för var och en
web-holidays-left =
    { $count ->
        [one] { $count } dag kvar. Din tid börjar efter semestern.
       *[other] { $count } dagar kvar. Din tid börjar efter semestern.
    }
web-holidays-take = Ta semester
web-holiday-until = på semester till { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Se mer
web-overlays-word = mer
web-overlay-paths = Allas längsta sträcka
web-overlay-networks = Mina nät
web-overlay-tickets = Tåg som mina biljetter ännu kräver
web-overlay-odds = Chanser
web-overlay-path = { $name }: { $count }
web-overlay-network = Nät { $number }: rutor { $count }, platser { $places }
web-overlay-no-networks = Du har inga tåg på spelplanen än.
web-overlay-next = nästa kort
web-overlay-in-two = nästa två
web-overlay-roll =
    { $which ->
        [stand] Låter du tärningarna ligga: { $claim } % för en rutt, { $ticket } % för en som dina biljetter kräver, { $points } poäng i snitt.
        [marked] Slår du om dessa: { $claim } % för en rutt, { $ticket } % för en som dina biljetter kräver, { $points } poäng i snitt.
       *[best] Bäst att slå om ({ $dice }): { $claim } % för en rutt, { $ticket } % för en som dina biljetter kräver, { $points } poäng i snitt.
    }
web-overlay-no-odds = Det finns inget att räkna på just nu.
web-hint-button = Tips
web-hint-chance = vinner ungefär { $value } % ({ $low } till { $high } %)
web-hint-do = Gör det
web-hint-none = Ingen idé dök upp. Försök igen om en stund.
web-allow-hints = Man får be om tips (stäng av för spel som räknas)
web-table-password = Lösenord för gäster, om du vill
web-password = Lösenord
web-enter = Gå in

web-lessons = Lär dig spela
web-lessons-text = Tre korta lektioner på en liten spelplan, ungefär fem minuter sammanlagt: kort, sedan tärningar, sedan monster.
web-lesson-cards = Lektion 1: kort
web-lesson-dice = Lektion 2: tärningar
web-lesson-monsters = Lektion 3: monster
web-lesson-progress = Steg { $step } av { $steps }
web-lesson-begin = Börja
web-lesson-resume = Fortsätt
web-lesson-again = Börja om
web-lesson-done = klar
web-lesson-read = Vidare
web-lesson-leave = Lämna lektionen
web-lesson-following = Nästa
web-lesson-play-on = Spela klart det här spelet
web-step-cards-goal = Välkommen till Bodensjön! Flest poäng vinner: för inmutade rutter, fullgjorda biljetter och längsta sträckan. En missad biljett kostar sina poäng.
web-step-cards-tickets = Varje biljett nämner två platser som dina rutter ska förbinda. Behåll minst en; biljetter som delar väg passar bra ihop. Spelplanen visar dem.
web-step-cards-take = Din tur: ta två kort, ett i taget, uppvända eller från leken. Ett uppvänt lokomotiv passar alla färger men är ditt enda kort i draget.
web-step-cards-look = Tryck på en av dina biljetter (i listan ”Biljetter”): den kortaste vägen som ännu är fri lyser upp.
web-step-cards-claim = Muta in en rutt: tryck på en som lyser. Den kostar lika många kort i sin färg som den har rutor; grå tar en valfri färg. Lyser inget användbart, ta kort först.
web-step-cards-special = Två slags rutter är speciella: en färja kräver lokomotiv, och en tunnel vänder upp tre kort som kan göra den dyrare. ”?” där uppe förklarar alla regler.
web-step-cards-again = Muta in en rutt till, helst en som dina biljetter kräver. Lampan ger ett tips, och ångra rättar ett misstag.
web-step-cards-end = Det är kortspelet. När någon har två tåg eller färre har alla ett sista drag, sedan räknas biljetterna. Spela vidare, eller se vad tärningar ändrar.
web-step-dice-goal = Med tärningar finns inga kort: varje drag slår du fem tärningar, och symbolerna betalar det du gör.
web-step-dice-tickets = Biljetter är som förut: behåll minst en.
web-step-dice-roll = Dina tärningar ligger framför dig. Tryck på dem du inte vill ha och slå om dem en gång; eller låt alla ligga.
web-step-dice-claim = Muta in en rutt som lyser: en enkel rutt kräver Enkel, en dubbel kräver Dubbel, en per ruta. En Joker passar allt. Lyser inget, avsluta draget och slå igen.
web-step-dice-tokens = Två oanvända tärningar köper en bricka: en Enkel eller Dubbel till senare, högst tre av varje. Köp en när du har tärningar över, eller gå vidare.
web-step-dice-again = Muta in en rutt till. Brickor hjälper där tärningarna inte räcker.
web-step-dice-special = Stationer på tärningarna drar biljetter, en för varje. En färja kräver Jokrar, och i en tunnel kan tre tunneltärningar höja priset.
web-step-dice-end = Det är tärningsspelet. Det slutar som kortspelet. Spela vidare, eller möt monstren.
web-step-monsters-goal = Alvin och Dexter är här. Platsen där ett monster står är i kaos: ingen rutt som slutar där kan mutas in.
web-step-monsters-tickets = Biljetter och kort är som i första lektionen. Behåll minst en biljett.
web-step-monsters-place = Ställ ett monster på spelplanen: tryck på en plats, helst en som är i vägen för den andra och inte för dig.
web-step-monsters-locomotive = Monster flyttas med lokomotiv. Ta det uppvända lokomotivet, som räknas som båda korten, eller dra tills du har ett.
web-step-monsters-move = Tryck i ditt drag, före eller efter din handling, på ett monsters knapp och sedan på en markerad plats: ett lokomotiv når upp till tre platser, två når sex.
web-step-monsters-lock = Nu har du dess kort. Så länge det ligger uppvänt kan ingen flytta det monstret; i slutet av ditt nästa drag vänds det och förblir ditt.
web-step-monsters-claim = Fortsätt med din handling och avsluta draget. Muta in en rutt så snart du kan, långt från kaoset.
web-step-monsters-end = Till sist räknas en biljett till en plats i kaos till hälften, och flest kort med Alvin och med Dexter ger 15 poäng var. Det var allt: trevlig resa!

web-help = Regler
web-help-board = Den här spelplanen: { $board }
web-help-base = Man spelar efter grundreglerna.
web-help-rulings = Tolkningar och husregler som gäller här
web-help-numbers = Visa numren i vår regelbok (som R50)
web-help-turn = Vad kan jag göra i mitt drag?
web-help-turn-text =
    { $purse ->
        [dice] Slå fem tärningar och slå om valfria av dem en gång. Gör sedan högst en sak: muta in en rutt, dra biljetter eller vad spelplanen annars erbjuder. Oanvända tärningar köper brickor.
       *[cards] En sak: ta två tågkort, muta in en rutt, dra biljetter eller vad spelplanen annars erbjuder. Bara den som inte kan göra något passar.
    }
web-help-tickets = Vad är biljetter?
web-help-tickets-text = En biljett nämner platser som du ska förbinda med egna rutter. Fullgjord till sist ger den sina poäng, annars kostar den dem. Det du behåller stannar hos dig, dolt till slutet.
web-help-locomotive = Vad är ett lokomotiv?
web-help-locomotive-text = Ett lokomotiv passar alla färger. Taget uppvänt är det ditt enda kort i draget, draget från leken är det ett kort som andra. Ligger tre uppvända byts alla uppvända kort ut. Det som är annorlunda här står nedanför.
web-help-double = Vad är en dubbelrutt?
web-help-double-text =
    { $open ->
        [yes] Spår bredvid varandra mellan samma platser. Ingen äger två av dem; det andra förblir öppet för andra, hur få som än spelar.
       *[no] Spår bredvid varandra mellan samma platser. Ingen äger två av dem; med färre än { $count } spelare stängs det andra så snart ett är inmutat.
    }
web-help-country = Hur når man ett land?
web-help-country-text = Vid vilken som helst av dess gränspunkter; ingen väg går genom ett land. En biljett till flera länder räknar det dyraste du når. Når du inget kostar den det billigaste.
web-help-path = Vad är längsta sträckan?
web-help-path-text = Den längsta obrutna vägen längs egna rutter, ingen använd två gånger. Den är värd { $points } poäng för alla som har den.
web-help-globe = Vad ger flest biljetter?
web-help-globe-text = Den som fullgjort flest biljetter får { $points } poäng till; är de flera får alla dem.
web-help-sight = Vad är sevärdheter värda?
web-help-sight-text = Varje sevärdhet som en av dina rutter rör ger poäng till sist: { $points }.
web-help-district = Vad är ett distrikt?
web-help-district-text = Platser som hör ihop: den som förbinder alla med egna rutter får distriktets poäng.
web-help-end = När slutar spelet?
web-help-end-text = När någon avslutar sitt drag med { $count } tåg eller färre har alla ett drag till. Sedan räknas biljetter och bonusar. Flest poäng vinner; vid lika fler fullgjorda biljetter.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = på det här brädet ligger inga kort uppvända: de kommer bara från högen.
difference-no-display = Inga tågkort ligger uppvända: de kommer bara från högen.
difference-double-routes-free = Båda spåren på en dubbelrutt är öppna med hur många spelare som helst.
deck-only = Inga kort ligger uppvända; { $count } i högen.
