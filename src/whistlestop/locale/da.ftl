# Danish. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rød
kind-orange = orange
kind-yellow = gul
kind-green = grøn
kind-blue = blå
kind-pink = lyserød
kind-white = hvid
kind-black = sort
kind-gray = grå
kind-locomotive = lokomotiv

card-red = et rødt kort
card-orange = et orange kort
card-yellow = et gult kort
card-green = et grønt kort
card-blue = et blåt kort
card-pink = et lyserødt kort
card-white = et hvidt kort
card-black = et sort kort
card-locomotive = et lokomotiv

cards-red =
    { $count ->
        [one] { $count } rødt
       *[other] { $count } røde
    }
cards-orange = { $count } orange
cards-yellow =
    { $count ->
        [one] { $count } gult
       *[other] { $count } gule
    }
cards-green =
    { $count ->
        [one] { $count } grønt
       *[other] { $count } grønne
    }
cards-blue =
    { $count ->
        [one] { $count } blåt
       *[other] { $count } blå
    }
cards-pink =
    { $count ->
        [one] { $count } lyserødt
       *[other] { $count } lyserøde
    }
cards-white =
    { $count ->
        [one] { $count } hvidt
       *[other] { $count } hvide
    }
cards-black =
    { $count ->
        [one] { $count } sort
       *[other] { $count } sorte
    }
cards-locomotive =
    { $count ->
        [one] { $count } lokomotiv
       *[other] { $count } lokomotiver
    }

## Small words

nothing = ingenting
empty-slot = en tom plads
from-to = { $fewest } til { $most }
not-known-yet = endnu ikke kendt
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, reviderede rutekort
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, store byer
board-usa-mega = USA 1910, megaspil
board-europe = Europa
board-europe-expanded = Europa 1912, udvidet
board-europe-big-cities = Europa 1912, store byer
board-europe-mega = Europa 1912, megaspil
board-germany = Tyskland
board-india = Indien
board-lake-constance = Bodensøen
board-legendary-asia = Det legendariske Asien
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = De nordiske lande
board-switzerland = Schweiz
board-draft = { $name } (udkast)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: længde { $length }, { $colour }, tunnel
            [ferry] { $route }: længde { $length }, { $colour }, færge med { $symbols ->
                [one] { $symbols } lokomotiv
               *[other] { $symbols } lokomotiver
            }
           *[plain] { $route }: længde { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: længde { $length }, { $colour }, tunnel ({ $points } point)
            [ferry] { $route }: længde { $length }, { $colour }, færge med { $symbols ->
                [one] { $symbols } lokomotiv
               *[other] { $symbols } lokomotiver
            } ({ $points } point)
           *[plain] { $route }: længde { $length }, { $colour } ({ $points } point)
        }
    }
route-detail-special = { $route }: længde { $length }, { $colour }, { $special } ({ $points } point)
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] færge, { $symbols ->
            [one] { $symbols } lokomotiv
           *[other] { $symbols } lokomotiver
        }
       *[plain] { "" }
    }
track-trains = kræver { $count } tog
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] almindelige
        [long] lange
        [short] korte
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } almindeligt rutekort
           *[other] { $count } almindelige rutekort
        }
        [long] { $count ->
            [one] { $count } langt rutekort
           *[other] { $count } lange rutekort
        }
        [short] { $count ->
            [one] { $count } kort rutekort
           *[other] { $count } korte rutekort
        }
       *[other] { $count } rutekort fra bunken »{ $deck }«
    }
points-of-length = { $points } for længde { $length }

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
        [you] Et spil for { $players } begynder. Du begynder.
       *[other] Et spil for { $players } begynder. { $name } begynder.
    }
event-turn-started =
    { $who ->
        [you] Tur { $turn }: dig.
       *[other] Tur { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Du trækker { $card } fra bunken.
       *[other] { $name } trækker { $card } fra bunken.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Du trækker et kort fra bunken.
       *[other] { $name } trækker et kort fra bunken.
    }
event-card-taken =
    { $who ->
        [you] Du tager { $card } blandt de åbne kort.
       *[other] { $name } tager { $card } blandt de åbne kort.
    }
event-card-turned-up = Nyt åbent kort: { $card }.
event-display-reset = Tre lokomotiver ligger åbent: alle åbne kort bliver skiftet ud.
event-deck-reshuffled = Kastebunken bliver den nye bunke med { $count } kort.
event-ticket-offered =
    { $who ->
        [you] Du får tilbudt rutekortet { $ticket }.
       *[other] { $name } får tilbudt rutekortet { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Du beholder rutekortet { $ticket }.
       *[other] { $name } beholder rutekortet { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Du lægger rutekortet { $ticket } tilbage.
       *[other] { $name } lægger rutekortet { $ticket } tilbage.
    }
event-tickets-chosen =
    { $who ->
        [you] Du har nu { $kept } rutekort{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; lagt tilbage: { $back }
            }
           *[other] { $back ->
                [0] ; ude af spillet: { $gone }
               *[other] ; lagt tilbage: { $back }, ude af spillet: { $gone }
            }
        }.
       *[other] { $name } har nu { $kept } rutekort{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; lagt tilbage: { $back }
            }
           *[other] { $back ->
                [0] ; ude af spillet: { $gone }
               *[other] ; lagt tilbage: { $back }, ude af spillet: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Du bygger { $route } med { $payment }.
           *[other] { $name } bygger { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du bygger { $route } med { $payment } og får { $points } point.
           *[other] { $name } bygger { $route } med { $payment } og får { $points } point.
        }
    }
event-passed =
    { $who ->
        [you] Du kan ikke gøre noget og melder pas.
       *[other] { $name } kan ikke gøre noget og melder pas.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Du har næsten ingen tog tilbage: alle får én tur til.
           *[other] { $name } har næsten ingen tog tilbage: alle får én tur til.
        }
        [few_bullet_trains] Der er få tog og få lyntog tilbage: alle får én tur til.
        [few_pieces] Der er få tog og skibe tilbage: alle får to ture til.
        [dead_board] Der er ingen strækning tilbage, som nogen kan bygge: alle får én tur til.
       *[stalled] Ingen har bygget en strækning meget længe: alle får én tur til.
    }
event-game-over =
    { $reason ->
        [all_passed] Alle måtte melde pas: spillet er slut.
        [six_tickets] Alle nødvendige rutekort er fuldført: spillet er slut.
        [last_train] Det sidste tog er lagt: spillet er slut.
        [dead_board] Ingen strækning kan bygges mere: spillet er slut.
        [stalled] Ingen har bygget en strækning meget længe: spillet er slut.
       *[last_round_played] Sidste runde er spillet: spillet er slut.
    }

## Refusals and reasons

refusal-not-your-turn = Det er ikke din tur.
refusal-illegal = »{ $action }« kan ikke lade sig gøre nu.
refusal-game-over = Spillet er slut.
refusal-stale = Det spørgsmål er allerede besvaret.
refusal-unreadable = »{ $action }« er ikke en handling.
refusal-cannot-undo = Intet kan fortrydes: noget skjult er set siden, eller det var en andens træk.

why-not-now =
    { $phase ->
        [tickets] vælg først dine rutekort.
        [action] det er svar på et andet spørgsmål end det, der stilles nu.
        [second_card] du er i gang med at trække: tag først dit andet kort.
        [payment] betal først for det, du har valgt, eller skriv undo.
        [after_action] din handling er udført: kun det, der må følge efter, kan lade sig gøre.
       *[over] spillet er slut.
    }
why-no-such-action = den handling findes ikke.
why-not-in-game =
    { $part ->
        [passing] med terninger behøver ingen melde pas: afslut din tur i stedet.
        [ending] her slutter en tur af sig selv.
       *[cards] ved dette bord spilles der med terninger og uden togkort.
    }
why-action-done = handlingen i denne tur er udført.
why-not-before-action = din tur kan ikke slutte før sin handling.
why-track-taken =
    { $who ->
        [you] den er allerede din.
       *[other] den tilhører { $name }.
    }
why-track-closed = det andet spor er taget, og med færre end { $players } spillere lukker det dette.
why-own-twin = du ejer allerede et andet spor mellem de samme steder.
why-few-trains =
    { $mountains ->
        [0] det kræver { $count } tog, og du har { $have }.
       *[other] det kræver { $count } tog, heraf { $mountains } til bjergene, og du har { $have }.
    }
why-few-locomotives =
    færgen kræver mindst { $count ->
        [one] { $count } lokomotiv
       *[other] { $count } lokomotiver
    }, og du har { $have }.
why-few-cards =
    { $kind ->
        [unknown] sådan kan du ikke betale { $count } kort ekstra.
        [any] { $count ->
            [one] det kræver { $count } kort, og du har { $have }.
           *[other] det kræver { $count } kort i én farve, og du har { $have }, lokomotiver talt med.
        }
       *[other] det kræver { $count } kort i farven { $colour }, og du har { $have }, lokomotiver talt med.
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] det kræver { $count } kort, der ikke er et lokomotiv, og du har { $have }.
           *[other] det kræver { $count } kort i én farve uden lokomotiver, og du har { $have }.
        }
       *[other] det kræver { $count } kort i farven { $colour } uden lokomotiver, og du har { $have }.
    }
why-cannot-pay-rest = de kort, du har tilbage, kan ikke betale resten.
why-not-in-hand = dette kort har du ikke: { $kind }.
why-locomotives-not-here = lokomotiver kan ikke bruges på denne strækning.
why-not-this-payment = sådan kan det ikke betales.
why-not-face-up = dette kort ligger ikke åbent: { $kind }.
why-locomotive-second = et åbent lokomotiv kan ikke være det andet kort.
why-no-cards-left = der er ingen kort tilbage at trække.
why-no-tickets-left = der er ingen rutekort tilbage at trække.
why-must-keep = Behold mindst { $count } rutekort.
why-may-not-keep = Så mange rutekort fra den bunke må du ikke beholde (i alt skal mindst { $count } blive).
why-other-actions-exist = du må kun melde pas, når intet andet er muligt.
why-few-tickets = der er kun { $have } rutekort tilbage, ikke { $count }.
why-how-many-tickets = sig hvor mange: hvert rutekort koster en Station eller en Joker.

## Differences from the base rules

difference-players = For { $fewest } til { $most } spillere.
difference-trains = Alle har { $count } tog.
difference-deck =
    { $colours ->
        [8] Der er { $count } togkort i hver farve og { $locomotives } lokomotiver.
       *[other] Der er { $count } togkort i hver af { $colours } farver og { $locomotives } lokomotiver.
    }
difference-start-cards = Alle begynder med { $count } togkort.
difference-display = { $count } kort ligger åbent.
difference-display-reset =
    { $count ->
        [0] Åbne lokomotiver får aldrig kortene skiftet ud, uanset hvor mange der er.
       *[other] De åbne kort skiftes ud, når { $count } af dem er lokomotiver.
    }
difference-face-up-locomotive = Et åbent lokomotiv tæller som ét kort: man må tage to i en tur.
difference-opening-tickets = Ved starten får alle { $deal } og beholder mindst { $keep }.
difference-drawn-tickets = Den, der trækker rutekort, får { $deal } og skal beholde mindst { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Højst { $count } af de lange rutekort må beholdes.
       *[other] Højst { $count } rutekort fra bunken »{ $deck }« må beholdes.
    }
difference-refused-opening =
    { $where ->
        [face_up] Rutekort, der ikke beholdes ved starten, ligger åbent ved bunken; når den slipper op, blandes de til en ny.
        [out_of_game] Rutekort, der ikke beholdes ved starten, går ud af spillet.
        [shuffled_back] Rutekort, der ikke beholdes ved starten, blandes tilbage i deres bunker.
       *[under_deck] Rutekort, der ikke beholdes ved starten, lægges under bunken.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Rutekort, der senere lægges tilbage, ligger også åbent ved bunken.
        [out_of_game] Rutekort, der senere lægges tilbage, går ud af spillet.
       *[under_deck] Rutekort, der senere lægges tilbage, lægges under bunken.
    }
difference-double-routes = Begge spor i en dobbeltstrækning bruges kun med { $count } spillere eller flere.
difference-route-points = Strækninger giver { $points }.
difference-longest-path =
    { $count ->
        [0] Der er ingen bonus for den længste rute.
       *[other] Den længste rute er { $count } point værd.
    }
difference-most-tickets = Flest fuldførte rutekort er { $count } point værd.
difference-ties = Ved lighed om sejren afgør { $steps }; står det stadig lige, deles sejren.
difference-no-ties = Ved lighed deles sejren.
tie-then = { $first }, derefter { $second }
tie-step =
    { $step ->
       *[tickets] opfyldte rutekort
        [stations] færre byggede stationer
        [longest_path] den længste vej
        [goods] point for varer
        [meeples] samlede meeples
        [mountains] strækninger over bjerge
    }
difference-attraction = Hver seværdighed ved en af dine strækninger er { $count } point værd.
difference-not-double = Sporene { $routes } ligger ved siden af hinanden, men er ingen dobbeltstrækning: én spiller må have begge.
difference-insets = Vist to gange, anden gang i en forstørret del af brættet, men ét sted hver: { $places }.
difference-countries = Rutekort kan føre til { $countries }: ethvert grænsepunkt i et land er godt nok, og ingen vej går gennem landet.
difference-goals = Et rutekort med flere mål giver det mest værdifulde, det er forbundet med; er det ingen, koster det sin laveste værdi.
difference-district = At forbinde { $places } er { $count } point værd.
difference-end-trains = Sidste runde begynder, når nogen har { $count } tog eller færre.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotiver kan kun bruges i tunneller.
        [ferries] Lokomotiver kan kun bruges på færger.
       *[both] Lokomotiver kan kun bruges i tunneller og på færger.
    }
unverified = Ikke bekræftet: { $note }

## House rules

options-expansions = Udvidelserne
options-combined = Med terninger og monstre
options-boards = Kun på ét bræt
options-other = I alle spil
options-shown = Reglerne med * er gode at aftale før spillet; de andre kan blive, som de er.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Hvor mange gange i træk de åbne kort skiftes ud, fordi der ligger tre lokomotiver.
value-display-reset_cap =
    { $count ->
        [one] De åbne kort skiftes højst ud { $count } gang i træk.
       *[other] De åbne kort skiftes højst ud { $count } gange i træk.
    }
option-nordic-reset_on_three = Om tre åbne lokomotiver får kortene skiftet ud i Norden.
value-nordic-reset_on_three-true = Tre åbne lokomotiver får kortene skiftet ud, som på de fleste brætter.
value-nordic-reset_on_three-false = Uanset hvor mange lokomotiver der ligger åbent, bliver kortene liggende.
option-swiss-reset_on_three = Om tre åbne lokomotiver får kortene skiftet ud i Schweiz.
value-swiss-reset_on_three-true = Tre åbne lokomotiver får kortene skiftet ud, som på de fleste brætter.
value-swiss-reset_on_three-false = Uanset hvor mange lokomotiver der ligger åbent, bliver kortene liggende.
option-combined-monster_payment = Hvad der flytter et monster, når der spilles med terninger.
value-combined-monster_payment-wild_die = En Joker tæller som et lokomotiv, der flytter et monster.
value-combined-monster_payment-wild_or_pair = En Joker eller to ens terninger tæller som et lokomotiv, der flytter et monster.
value-combined-monster_payment-none = Monstrene flyttes aldrig.
option-end-dead_board = Om sidste runde begynder, så snart ingen kan bygge en strækning.
value-end-dead_board-true = Sidste runde begynder, så snart ingen kan bygge en strækning.
value-end-dead_board-false = Spillet fortsætter, selv om ingen kan bygge en strækning.
option-end-explorer_shared = Hvem der får point for flest byer, når det står lige.
value-end-explorer_shared-true = Alle, der står lige, får point for flest byer.
value-end-explorer_shared-false = Blandt dem, der har lige mange byer, afgør flere opfyldte rutekort, derefter flere tog mistet i bjergene.
option-end-europe_station_tiebreak = Om færre byggede stationer afgør pointlighed, som rutekort ikke afgør.
value-end-europe_station_tiebreak-true = Færre byggede stationer afgør pointlighed, som rutekort ikke afgør.
value-end-europe_station_tiebreak-false = Byggede stationer afgør ikke pointlighed.
option-end-printed_ties = Om lighed om sejren afgøres efter brættets trin.
value-end-printed_ties-true = Lighed om sejren afgøres efter brættets trin.
value-end-printed_ties-false = På alle brætter afgør rutekort, derefter stationer, derefter den længste vej.
option-boards-open_holdings = Om alle ser de aktier, som andre har.
value-boards-open_holdings-true = Alle ser alles aktier.
value-boards-open_holdings-false = Andres aktier ligger med bagsiden op til slutningen.

## Headings of tables

heading-action = handling
heading-attractions = seværdigheder
heading-bot = bot
heading-cards = kort
heading-colour = farve
heading-deck = bunke
heading-default = standard
heading-districts = bydele
heading-figure = måling
heading-length = længde
heading-lines = varianter
heading-longest-path = længste rute
heading-map = bræt
heading-mean-score = point i snit
heading-most-tickets = flest rutekort
heading-option = valg
heading-places = steder
heading-player = spiller
heading-players = spillere
heading-points = point
heading-rank = placering
heading-route-points = strækninger
heading-rule = regel
heading-seat = plads
heading-ticket = rutekort
heading-ticket-sets = rutekortsæt
heading-tickets = rutekort
heading-total = i alt
heading-track = spor
heading-tracks = spor
heading-trains = tog
heading-type = type
heading-value = værdi
heading-values = værdier
heading-win-share = vundne spil
learned-as-planner = Ved dette bord har learned ikke lært noget; den spiller som planner.

## The command line

version = whistlestop { $version }
error = Fejl: { $reason }
error-language = Fejl: sproget »{ $language }« findes ikke; der er { $known }.
error-players = { $map } er for { $fewest } til { $most } spillere, ikke { $players }.
error-bots =
    { $count ->
        [one] nævn { $count } bot, ikke { $given } ({ $bots }).
       *[other] nævn én bot til alle eller { $count } botter, ikke { $given } ({ $bots }).
    }
error-file = { $file } kan ikke læses: { $reason }
error-log = { $file }, { $reason }
error-seat = plads { $seat } findes ikke; pladserne går fra 0 til { $last }.
error-names = »{ $given }« nævner ikke { $players } forskellige spillere med komma imellem.
error-game-over = spillet i { $file } er slut; »whistlestop replay« fortæller det.
error-extra = { $what } kræver pakker, der ikke er installeret: pip install "whistlestop[{ $extra }]"
interrupted = Afbrudt.
compiling = Reglerne gøres klar
compiled = Reglerne er klar ({ $seconds } s).
simulating = Spiller spil
measuring = Måler
measuring-part = Måler: { $part }
mean-scores = Efter plads
perft =
    { $count ->
        [one] { $count } variant med { $depth } beslutninger
       *[other] { $count } varianter med { $depth } beslutninger
    }
map-summary = { $name } (rutekortsæt { $set }): { $places } steder, { $tracks } spor, { $tickets } rutekort, { $fewest } til { $most } spillere.
map-differences =
    { $count ->
        [0] Det spilles efter grundreglerne.
       *[other] Sådan adskiller det sig fra grundreglerne:
    }
map-tracks = Spor
map-tickets = Rutekort
legend-country = grænsepunkt i et land
legend-attraction = seværdighed
legend-district = bydel og dens point
map-warning = { $where }: advarsel: { $reason }
map-sound = { $name } (rutekortsæt { $set }) er i orden: { $places } steder, { $tracks } spor, { $tickets } rutekort, kontrolsum { $digest }.
replay-begins = { $map }, { $count } spillere, { $decisions } beslutninger.

## Help of the command line

help-application = Spil, simulér og studér spillene i Ticket to Ride-familien. Uofficielt.
help-language = Sprog for alle tekster.
help-version = Vis versionen og stop.
help-json = Vis JSON til programmer.
help-map = Bræt: et navn fra listen i »maps«, eller stien til din egen fil.
help-players = Antal spillere.
help-ticket-set = Brættets rutekortsæt.
help-seed = Tilfældets startværdi; samme værdi giver samme kort.
help-option = Husregel som nøgle=værdi; kan gives flere gange (se »options«).
help-plain = Én enkel linje ad gangen: til skærmlæsere og højtlæsning.
help-maps = List brætterne; med navnet på et (eller stien til en fil) vises det; »check FILE« tjekker din egen fil.
help-maps-show = Vis et bræt: hvordan reglerne afviger, dets spor og rutekort.
help-maps-draw = Tegn et bræt som billede (SVG).
help-maps-output = Filen, billedet skrives til.
help-maps-check = Tjek din egen brætfil og rutekortsættene ved siden af; fejl nævner linjen.
help-maps-tickets = Lav rutekort til en brætfil af din egen: værd deres korteste vej som på trykte brætter, spredt over alle byer.
help-maps-tickets-count = Hvor mange rutekort.
help-maps-tickets-output = Filen, som brættet skrives til med sine nye rutekort; det må være den samme fil.
maps-tickets-written =
    { $count ->
        [one] 1 rutekort står i { $file }, { $fewest } til { $most } point værd.
       *[other] { $count } rutekort står i { $file }, { $fewest } til { $most } point værd.
    }
maps-tickets-left-out = Intet rutekort nævner { $places }: der er for få rutekort til så mange byer.
help-maps-name = Brættets navn, eller stien til en fil.
help-maps-file = Brætfilen.
help-simulate = Spil mange spil mellem botter og vis fart og point.
help-games = Antal spil.
help-simulate-bot = Bot til alle pladser, eller én for hver plads.
help-threads = Tråde at spille på; resultaterne er de samme.
help-check = Tjek i hver stilling, at reglernes løfter holder, og tæl dem, der brydes.
help-play = Spil et spil i terminalen mod botter.
help-play-bot = Bot til alle modstandere, eller én for hver: level-1 til level-6, eller en stil; ellers den stærkeste stil.
help-play-seat = Din plads, talt fra 0.
help-names = Navne på alle spillere i pladsernes rækkefølge med komma imellem.
help-confirm = Vent efter dine strækninger og stationer, så du kan nå at fortryde dem.
help-auto-end = Afslut din tur for dig, når intet andet er muligt.
help-save = Fil, som spillet skrives til, når det slutter eller afbrydes.
help-resume = Fortsæt et spil, der er gemt i denne fil.
help-replay = Fortæl et gemt spil trin for trin.
help-replay-file = Fil med loggen fra et spil.
help-replay-seat = Fortæl kun, hvad denne plads så, talt fra 0.
help-replay-map = Brætfilen, spillet blev spillet på, hvis det er din egen.
help-perft = Tæl varianterne af en given længde; ens på alle maskiner.
help-depth = Antal beslutninger.
help-divide = Tæl for hver første handling.
help-bench = Mål, hvor hurtigt denne maskine spiller.
help-quick = Brug sekunder i stedet for minutter.
help-options = List husreglerne.
help-compile = Gør reglerne klar, så det første spil begynder straks.
help-completion = Skriv et script, som lader din skal fuldføre kommandoer og tilvalg.
help-completion-shell = bash, zsh, fish eller powershell.

## The game in the terminal

welcome = { $map }: du spiller mod { $others }.
welcome-help = Skriv ? når du vil have hjælp.
turn-summary = Tur { $turn }: du har { $trains } tog, { $cards } kort og { $points } point; de andre: { $others }.
turn-summary-other = { $name } ({ $trains } tog, { $cards } kort, { $points } point)
last-round-running =
    { $count ->
        [one] Det er den allersidste tur.
       *[other] Sidste runde: { $count } ture tilbage, din talt med.
    }
hand = Din hånd: { $cards }.
display =
    { $deck ->
        [0] Åbne: { $cards }; bunken er tom.
       *[other] Åbne: { $cards }; { $deck } kort i bunken.
    }
no-display = Ved dette bord spilles der med terninger: der er ingen togkort.
auto-end =
    { $on ->
        [yes] Fra nu af slutter din tur af sig selv, når intet andet er muligt.
       *[no] Fra nu af afslutter du selv hver tur.
    }
choice-take = tag et kort: { $kind }
choice-draw = træk fra bunken
choice-tickets = træk rutekort
choice-pass = meld pas
choice-keep = behold
choice-return = læg tilbage
choice-decline = tag kortene tilbage
choice-tickets-count = træk { $count } rutekort
choice-end = afslut din tur
choice-end-discarding = afslut din tur og læg { $tokens } tilbage
choice-pay = { $cards }
menu-ways = På vejen for dine rutekort:
menu-routes = Du kan bygge { $count } strækninger i alt: nævn en (»claim par zur«) eller skriv »actions« for listen.
menu-others = { $count } svar mere, såsom »{ $example }«: nævn et eller skriv »actions« for listen.
menu-places = Skriv et sted, eller »actions« for alle { $count }.
prompt-action = Din handling:
prompt-second-card = Dit andet kort:
prompt-payment = Betaling:
prompt-after-action = Andet (Enter afslutter din tur):
prompt-end-unused = Du har ikke brugt { $dice }. »end« afslutter alligevel din tur, Enter går videre:
prompt-tickets =
    { $least ->
        [0] Numre at beholde (eller all, eller none):
       *[other] Numre at beholde, mindst { $least } (eller all):
    }
prompt-which = Nummer:
prompt-confirm = Enter afslutter din tur, undo fortryder den:
prompt-replay = { $number } af { $total }, Enter fortsætter, q stopper:
question-payment = Hvordan betaler du { $route }?
question-tickets = Hvordan betaler du { $count } rutekort?
question-surcharge = Du har lagt { $laid }. Betaler du { $count } kort ekstra?
no-pieces = Der er hverken meeples, varer eller aktier på dette bræt.
cannot-pay-surcharge = Det kan du ikke betale (du har { $cards }).
not-this-payment = »{ $text }« kan ikke betale det, eller kan betyde flere ting.
no-such-price =
    »{ $text }« flytter intet monster. { $purse ->
        [wilds] Én Joker fører det op til { $near } steder, to op til { $far }.
        [pairs] Én Joker eller ét par ens terninger fører det op til { $near } steder, to op til { $far }.
       *[cards] Ét lokomotiv fører det op til { $near } steder, to op til { $far }.
    }
no-such-number = { $number } findes ikke; numrene går til { $most }.
which-one = Det kan være { $count } ting:
which-of-many = Det kan være { $count } ting: sig mere.
not-possible = { $action } – ikke muligt: { $reason }
possible = { $action } – muligt nu.
not-understood = »{ $text }« giver ikke mening. Skriv et nummer, et navn eller ? for hjælp.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Du får tilbudt { $count } rutekort; du behøver ikke beholde det.
           *[other] Du får tilbudt { $count } rutekort; du behøver ikke beholde nogen.
        }
       *[other] Du får tilbudt { $count } rutekort; behold mindst { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Bunke: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = »{ $text }« giver ikke mening. Skriv numrene at beholde, for eksempel »1 3«, eller ? for hjælp.
ticket-connected = { $ticket }: forbundet.
ticket-cut-off = { $ticket }: afskåret, der er ingen vej tilbage for dine egne strækninger.
ticket-open =
    { $enough ->
        [yes] { $ticket }: { $trains } tog mere, over { $routes }.
       *[no] { $ticket }: { $trains } tog mere, over { $routes }, flere end du har.
    }
ticket-connected-goal = { $ticket }: forbundet med { $goal }, hvilket giver { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $ticket }: { $trains } tog mere, over { $routes }, til { $goal }.
       *[no] { $ticket }: { $trains } tog mere, over { $routes }, til { $goal }, flere end du har.
    }
own-tickets = Dine rutekort: { $tickets }.
no-tickets = Du har ingen rutekort.
owned-routes =
    { $count ->
        [0] { $name }: ingen strækninger.
        [one] { $name }: { $count } strækning: { $routes }.
       *[other] { $name }: { $count } strækninger: { $routes }.
    }
routes-usage = Skriv »routes« og et sted, for eksempel »routes paris«.
routes-from = Strækninger fra { $place }:
route-state =
    { $state ->
        [owned] { $route } – ejer: { $name }.
        [everybody] { $route } – der står et lyntog: alle kan bruge den.
        [closed] { $route } – lukket.
        [chaos] { $route } – fri, men { $name } er i { $place }.
       *[open] { $route } – fri.
    }
no-such-place = Der er intet sted »{ $text }« på dette bræt.
which-place = Hvilket sted? { $places }.
score-own = Du: { $total } point, hvis spillet sluttede nu: { $parts }.
score-part-routes = strækninger { $points }
score-part-tickets = rutekort { $points } ({ $fulfilled } af { $kept } forbundet)
score-part-attractions = seværdigheder { $points }
score-part-districts = bydele { $points }
score-part-longest-path =
    { $points ->
        [0] længste rute { $length } lang
       *[other] længste rute { $length } lang, den længste lige nu, { $points }
    }
score-secret-tickets = Bonusser, der afhænger af alles rutekort, er ikke med: rutekort er hemmelige.
score-open = { $name }: { $points } point for strækninger, længste rute { $length } lang; rutekort er hemmelige.
log-more =
    { $count ->
        [one] { $count } tidligere linje: skriv »log all«.
       *[other] { $count } tidligere linjer: skriv »log all«.
    }
why-usage = Skriv »why« og en handling, for eksempel »why claim paris zurich«.
undone = Fortrudt.
save-usage = Skriv »save« og et filnavn.
save-other-file = { $file } findes og er ikke et gemt spil; vælg et andet navn.
save-failed = { $file } kan ikke skrives: { $reason }
saved = Spillet er gemt i { $file }.
resume-line = Fortsæt med: { $line }
quit-question = Stop? Skriv et filnavn for at gemme først, yes for at stoppe uden at gemme, Enter for at spille videre:
goodbye = Farvel.
cut-off = Spillet afbrydes her.
scoring = Pointene tælles.
scoring-routes = { $name }: { $points } point for strækninger.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: rutekortet { $ticket } er forbundet: plus { $points }, halveret: et monster var i { $places }.
            [twice] { $name }: rutekortet { $ticket } er forbundet: plus { $points }, halveret to gange: monstre var i { $places }.
           *[no] { $name }: rutekortet { $ticket } er forbundet: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: rutekortet { $ticket } er ikke forbundet: minus { $points }, halveret: et monster var i { $places }.
            [twice] { $name }: rutekortet { $ticket } er ikke forbundet: minus { $points }, halveret to gange: monstre var i { $places }.
           *[no] { $name }: rutekortet { $ticket } er ikke forbundet: minus { $points }.
        }
    }
scoring-borrowed = { $name }: stationerne låner { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: længste rute { $length } lang.
       *[other] { $name }: længste rute { $length } lang, den længste af alle: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: forbundne rutekort: { $count }.
       *[other] { $name }: forbundne rutekort: { $count }, flest af alle: plus { $points }.
    }
scoring-attractions = { $name }: seværdigheder: plus { $points } point.
scoring-districts = { $name }: bydele: plus { $points } point.
result = Resultat
winner =
    { $tie ->
        [shared] { $names } deler sejren med { $points } point.
        [broken] { $who ->
            [you] Du vinder med { $points } point, efter reglen om pointlighed.
           *[other] { $names } vinder med { $points } point, efter reglen om pointlighed.
        }
       *[none] { $who ->
            [you] Du vinder med { $points } point.
           *[other] { $names } vinder med { $points } point.
        }
    }

help-play-answers = Svar med et nummer fra listen eller med ord; begyndelsen af ordene er nok, i vilkårlig rækkefølge.
help-play-cards = Kort: »take rød« eller bare »rød«, »draw« for bunken.
help-play-claim = Strækninger: »claim paris zurich«, »par zur«, »par zur rød« for at sige, hvordan du betaler, »#2« for det andet spor.
help-play-tickets = Rutekort: »draw tickets« for nye, så numrene at beholde; »tickets« siger, hvordan dine står.
help-play-end = »end« afslutter din tur; »auto« skifter, om den slutter af sig selv, når intet andet er muligt.
help-play-look = Slå op: actions, hand, display, board, score, log (»log all«).
help-play-routes = »routes paris« lister et steds strækninger med pris og ejer.
help-play-rules = »rules« forklarer reglerne ved dette bord, »rules tickets« én af dem.
help-play-why = »why claim paris zurich« siger, hvorfor noget ikke er muligt.
help-play-undo = »undo« fortryder din tur, så længe intet skjult er set.
help-play-save = »save FILE« gemmer spillet, »quit« stopper; »whistlestop play --resume FILE« fortsætter.

## The server

help-serve = Tilbyd spillet i browseren.
help-serve-host = Adresse at lytte på; 0.0.0.0 lukker venner på dit netværk ind.
help-serve-port = Port at lytte på.
help-serve-database = Hvor bordene gemmes: en fil, eller adressen på en database.
help-serve-redis = Adressen på en Redis, så processer kan dele bordene i én PostgreSQL.
help-serve-processes = Hvor mange processer der arbejder bag porten.
help-serve-logs = Hvordan loggen skrives: text eller json.
help-serve-public-url = Hvor folk når serveren, hvis det ikke er der, den lytter.
help-serve-boards = En mappe med brætfiler, der tilbydes ved siden af programmets egne.
help-serve-own-boards = Om gæster må sende egne brætter, spille og undersøge dem; som standard ikke på en offentlig adresse.
help-serve-bot-threads = Hvor mange botter der må tænke samtidig.
help-serve-open = Åbn spillet i browseren.
serve-local = Spillet findes på { $address }
serve-friends = Venner når det på { $address }
serve-compiling = Reglerne oversættes i baggrunden; i det første minut eller to tænker bots lidt langsommere.
serve-stop = Tryk Ctrl+C for at stoppe.
serve-closed = Serveren kan ikke lytte på { $host }, port { $port }: { $reason }
serve-shared-file = Flere processer kan ikke dele SQLite: det er en fil, som én proces skriver i. Angiv en PostgreSQL med --database postgresql+psycopg://…
serve-shared-redis = Flere processer har brug for en Redis for at vide, hvem af dem der har et bord. Angiv den med --redis redis://…
serve-redis-address = Adressen på Redis er ikke en som redis://localhost:6379: { $reason }
database-newer = Databasen har version { $found }; dette program kender versioner op til { $known }.
database-corrupt = Databasen er beskadiget eller er ingen database: { $reason }. Gendan den fra en kopi.
database-unreachable = Databasen kan ikke bruges: { $reason }
server-no-client = Browserspillet er ikke bygget endnu
server-build-client = Denne server kører fra kildekoden uden browserdelen. Kør »make play« der: det bygger den og starter spillet.

refusal-malformed = Serveren forstod ikke en besked fra siden. Genindlæs den.
refusal-oversized = Det er for langt.
refusal-too-frequent = Det var for meget på én gang. Vent et øjeblik.
refusal-foreign-origin = Siden hører ikke til den server, den taler med.
refusal-foreign-host = Serveren kender ikke sig selv under det navn. Den, der driver den, kan angive dens offentlige adresse.
refusal-unknown-table = Det bord findes ikke.
refusal-wrong-token = Linket åbner ikke en plads her.
refusal-not-found = Sådan noget findes ikke her.
refusal-storage-failed = Serveren kunne ikke gemme det, så det er ikke sket. Prøv igen.
refusal-frozen = Spillet blev begyndt med en anden version af programmet og kan ikke fortsætte med denne.
refusal-busy = Serveren har hænderne fulde lige nu. Prøv igen om lidt.
refusal-failed = Noget gik galt på serveren; intet blev ændret. Prøv igen.
refusal-too-slow = Det var for længe om at nå frem. Prøv igen.
refusal-password-needed = Dette bord er for dem, der kender adgangskoden.
refusal-wrong-password = Det er ikke bordets adgangskode.
refusal-not-seated = Du ser på; det kan kun spillere.
refusal-not-host = Det kan kun den, der dækkede bordet.
refusal-not-started = Spillet er ikke begyndt endnu.
refusal-already-started = Spillet er allerede begyndt.
refusal-table-full = Alle pladser er optaget.
refusal-seat-taken = Der sidder allerede nogen.
refusal-name-taken = Nogen ved bordet hedder allerede det.
refusal-colour-taken = Nogen ved bordet har allerede den farve.
refusal-bad-table = Sådan kan et bord ikke dækkes.
refusal-seats-open = Der er stadig ledige pladser.
refusal-too-many-tables = Serveren har ikke plads til et bord mere.
refusal-too-many-spectators = Der er ikke plads til flere tilskuere.
refusal-no-proposal = Det forslag gælder ikke længere.
refusal-no-hints = Tip er slået fra ved dette bord.
refusal-game-running = Spillet er ikke slut endnu.

## The page in the browser

web-motto = En togaften med venner og botter. Ingen konto, ingen manual.
web-new-game = Et nyt spil
web-new-game-text = Dæk et bord til venner på egne enheder, til folk om én enhed og til botter.
web-your-name = Dit navn
web-set-table = Dæk et bord
web-quick = Spil straks med to botter ({ $level })
web-level =
    { $level ->
        [1] let
        [2] middel
        [3] god
        [4] stærk
        [5] meget stærk
       *[other] mester
    }
web-next-level = Næste modstander: { $bot } ({ $level })
web-join = Gå med hos venner
web-join-text = Åbn linket, de sendte, eller skriv koden til deres bord.
web-code = Bordets kode
web-join-button = Gå med
web-my-tables = Mine borde
web-finished-tables = Afsluttede spil ({ $count })
web-state-waiting = venter på spillere
web-state-playing = i gang
web-state-over = slut
web-state-frozen = kan ikke fortsætte
web-forget = Glem bordet { $code }
web-forget-word = Glem
web-offline = Serveren kan ikke nås lige nu.
web-loading = Brættet lægges ud …
web-reconnecting = Forbindelsen røg. Prøver igen …
web-close = Luk
web-done = Færdig
web-cancel = Annuller
web-yes = Ja
web-no = Nej
web-copy = Kopiér
web-copied = Kopieret
web-share = Del
web-link = Link
web-guest = Gæst
web-to-lobby = Alle borde

web-board-choice = Bræt
web-board-group =
    { $group ->
        [first] Til at begynde med
        [countries] Lande og kontinenter
        [cities] Byer, til et kort spil
        [own] Vores egne plader
       *[more] Flere plader
    }
web-board-rules =
    { $count ->
        [0] Sådan spilles { $board }
       *[other] Sådan spilles { $board }, og hvad der ikke er sikkert
    }
web-for-players = { $fewest } til { $most } spillere
web-ticket-set = Rutekortsæt
web-ticket-set-base = som trykt
web-ticket-set-is = { $name }, { $count } rutekort
web-expansions = Udvidelser
web-seats = Pladser
web-seat-kind = Hvem der sidder på plads { $number }
web-seat-remove = Fjern plads { $number }
web-seat-remove-word = Fjern
web-seat-mine = Ved denne enhed
web-seat-open = Ledig for en ven
web-seat-open-text = Venner sætter sig med linket.
web-seat-bot = Bot
web-name = Navn
web-bot-level = Hvilken bot
web-bots-levels = Niveauer
web-bots-styles = Spillestile
web-bot-plain = { $name }
web-livery = Farve { $colour }, mønster { $pattern }: skift
web-livery-choose = Farve og mønster
web-colour = Farve
web-colour-red = rød
web-colour-blue = blå
web-colour-green = grøn
web-colour-yellow = gul
web-colour-black = sort
web-colour-purple = lilla
web-pattern = Mønster
web-pattern-plain = ensfarvet
web-pattern-stripes = striber
web-pattern-dots = prikker
web-pattern-checks = tern
web-pattern-chevrons = zigzag
web-pattern-rings = ringe
web-house-rules = Ur og mere
web-more-rules = Flere indstillinger og husregler
web-clock = Tid til en tur
web-clock-none = så længe det tager
web-clock-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
web-clock-is-seconds =
    Alle har { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    } til en tur.
web-clock-is-days =
    Alle har { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    } til en tur.
web-bot-speed = Hvor hurtigt botterne svarer
web-bot-speed-slow = i ro og mag
web-bot-speed-middle = som mennesker
web-bot-speed-fast = hurtigt
web-bot-speed-once = straks
web-takeover = En bot spiller for den, der løber tør for tid, til vedkommende er tilbage
web-plan-not-ready = Dette bræt kræver mindst { $fewest } pladser, hvoraf én ved denne enhed.
web-open-table = Åbn bordet
web-start-now = Start spillet

web-invite = Invitér venner
web-qr = Linket som kode til en telefons kamera
web-watching-now =
    { $count ->
        [0] Ingen ser på.
       *[other] { $count } ser på.
    }
web-sit = Sæt dig her
web-sit-also = En mere ved denne enhed
web-leave = Forlad
web-make-bot = Bot
web-make-open = Ledig
web-here = er her
web-away = væk
web-start = Start spillet
web-start-waits = Spillet kan begynde, når alle pladser er optaget; giv ledige til botter.
web-host-starts = Du har en plads. Spillet begynder, når værten starter det.
web-this-table = Dette bord
web-fingerprint = Forseglet startværdi: { $fingerprint }
web-fairness = Ærligt spil: det forseglede frø

web-your-turn = Din tur
web-turn-of =
    { $count ->
        [one] { $names } tænker
       *[other] Venter på { $names }
    }
web-wait = Et øjeblik
web-over = Spillet er slut
web-last-turns =
    { $count ->
        [one] allersidste tur
       *[other] sidste runde: { $count } ture
    }
web-last-moves = Seneste træk
web-last-call = Sidste runde er begyndt!
web-last-call-read = Forstået
web-clock-left = Tid tilbage: { $time }
web-hours-left = { $count } t
web-days-left =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
web-board = Brættet { $board }. Piletasterne flytter det, plus og minus zoomer, 0 viser det hele.
web-zoom-in = Zoom ind
web-zoom-out = Zoom ud
web-zoom-fit = Vis hele brættet
web-zoom-in-word = tættere
web-zoom-out-word = længere
web-zoom-fit-word = alt
web-claim-route = Byg { $route }
web-choice-claim = byg { $route }
web-ask-claim = Vil du prøve tunnelen { $route }?
web-which-track = Hvilket spor?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] venstre spor
        [right] højre spor
        [upper] øverste spor
        [lower] nederste spor
       *[middle] midterste spor
    })
web-not-now =
    { $phase ->
        [tickets] Vælg først dine rutekort.
        [second_card] Du er i gang med at trække: tag først dit andet kort.
        [payment] Betal først for det, du har valgt, eller annuller det.
        [after_action] Din handling er udført: kun det, der må følge efter, kan lade sig gøre.
        [over] Spillet er slut.
       *[action] Det kan ikke lade sig gøre nu.
    }
web-track-no-locomotives = Ingen lokomotiver her.
web-border-point = Et grænsepunkt, land: { $country }. Rutekort til { $country } slutter her.
web-attraction = En seværdighed: { $count } point til den, der har en strækning her.
web-district = Forbundet med { $others }: { $count } point.
web-route-open = Ingen ejer denne strækning endnu.
web-route-owned = Den tilhører { $name }.
web-route-yours = Den er din.
web-route-takers =
    { $count ->
        [0] Ingen kan bygge den mere.
       *[other] Kan stadig bygges af: { $names }.
    }
web-route-price = Den koster dig:

web-choose-tickets = Hvilke rutekort beholder du?
web-keep-least =
    { $count ->
        [0] Behold så mange, du vil, eller ingen.
       *[other] Behold mindst { $count }.
    }
web-keep =
    { $count ->
        [0] Behold ingen
       *[other] Behold { $count } rutekort
    }
web-tickets-wait = Valgt. Du kan ændre det, indtil alle har valgt.
web-points = { $count } point
web-ticket-connected = forbundet
web-ticket-connected-to = forbundet med { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = ingen vej tilbage for dine egne strækninger
web-ticket-failed = ikke forbundet
web-ticket-trains = { $count } tog mere
web-ticket-trains-to = { $count } tog mere til { $place }
web-ticket-too-far = { $count } tog mere, flere end du har

web-your-action = Din handling
web-action =
    { $count ->
        [0] Tager du to kort, eller trækker du rutekort? Du kan ikke betale nogen strækning endnu.
        [one] Tager du to kort, bygger du strækningen med guldkant, eller trækker du rutekort?
       *[other] Tager du to kort, bygger du en af { $count } strækninger med guldkant, eller trækker du rutekort?
    }
web-second-card = Hvilket kort tager du som det andet?
web-after-action = Din handling er udført. Andet?
web-turn-ends = Din handling er udført, og intet kan følge. Din tur slutter om et øjeblik.
web-far = Stiplede steder koster to lokomotiver.
web-tickets-draw = Træk rutekort:
web-choice-pay = Betal { $cards }
web-cannot-undo = Dette kan du ikke fortryde alene.
web-take = Tag { $card }
web-draw-sure = Vil du trække et kort fra bunken?
web-display = Åbne kort
web-deck =
    { $count ->
        [0] Bunken er tom
       *[other] Træk fra bunken: { $count } kort
    }
web-deck-word = Bunke
web-hand = Din hånd: { $cards }
web-hand-empty = Ingen kort på hånden
web-hand-head = Din hånd ({ $count })
web-hand-fits = { $cards }: vis strækninger i denne farve
web-end-turn = Afslut tur
web-end-sure = Vil du afslutte din tur?

web-undo = Fortryd
web-undo-ask = Bed om at fortryde
web-undo-alone = Fortryd din seneste beslutning
web-undo-all = Spørg alle, om du må fortryde din seneste beslutning
web-undo-asked = De andre bliver spurgt, om du må fortryde det.
web-undo-proposal = Et ønske om at fortryde træk
web-undo-wish =
    { $name } vil fortryde { $count ->
        [one] { $count } beslutning
       *[other] { $count } beslutninger
    }.
web-undo-waiting =
    { $count ->
        [one] Venter på, at { $count } spiller siger ja.
       *[other] Venter på, at { $count } spillere siger ja.
    }
web-agree = Sig ja
web-disagree = Sig nej
web-undo-withdraw = Lad være

web-players = Spillere
web-me = dig
web-bot = bot, { $bot }
web-bot-plays = en bot spiller
web-to-move = i tur
web-count-points = point
web-count-trains = tog
web-count-cards = kort
web-count-tickets = rutekort
web-count-time = tid
web-tickets = Dine rutekort
web-log = Hvad der skete
web-log-all = Vis alt
web-log-dealt = Alle får { $count } togkort.
web-chat = Snak
web-chat-say = Sig noget
web-chat-send = Send
web-chat-empty = Ingen har sagt noget endnu.
web-emotes = Vis, hvad du føler
web-emote-hello = Hej!
web-emote-luck = Held og lykke!
web-emote-well-done = Godt spillet!
web-emote-thanks = Tak!
web-emote-oh-no = Åh nej!
web-emote-hurry = Kom nu!
web-routes = Strækninger
web-routes-search = Find en strækning
web-claimable = byg
web-tab-hand = Hånd
web-tab-tickets = Rutekort
web-tab-players = Spillere
web-tab-log = Log
web-tab-chat = Snak
web-tab-routes = Strækninger
web-watching = Du ser på dette spil.
web-take-seat = Overtag pladsen: { $name }
web-choose-beside = Vælg dine rutekort: de vises på brættet. Dem, du beholder, tegnes med tyk streg.
web-not-asked = Det er ikke din tur. Imens kan du se på rutekort og strækninger.
web-bot-took = En bot spiller på din plads.
web-take-back = Spil selv igen
web-resign = Lad en bot spille for mig
web-leave-table = Forlad spillet
web-leave-sure = En bot spiller videre for dig, og enhver må tage din plads. Du kan ikke komme tilbage med dit link.
web-pass-device = Giv enheden til { $name }
web-pass-device-text = Ingen andre bør kigge nu.
web-put-away = Din tur er slut. Se på, hvad du har, og giv så enheden videre.
web-i-am = Jeg er { $name }

web-menu = Indstillinger og bord
web-menu-word = Menu
web-confirm = Spørg før en handling
web-confirm-always = altid
web-confirm-touch = kun ved berøring
web-confirm-never = aldrig
web-language = Sprog
web-theme = Sidens farver
web-theme-system = som på enheden
web-theme-light = lyse
web-theme-dark = mørke
web-sound = Lyde: et fløjt, når det er min tur, og kort, tog, terninger og monstre, der kan høres
web-still = Ingen animationer
web-fast = Hurtigere bevægelser
web-notices = En besked, når det er min tur, og siden er i baggrunden
web-notices-http = Browseren viser kun beskeder for sider med https; sidens titel siger, hvornår det er din tur.
web-other-device = Fortsæt på en anden enhed
web-other-device-text = Linket åbner din plads. Behold det for dig selv.
web-living-room = Dagligstuen
web-living-room-text = En stor skærm, der kun viser: brættet, hvis tur det er, point og de sidste træk. Telefonerne er hænderne.
web-living-room-open = Åbn skærmen
web-show-join = Kom til bordet med din telefon.
web-log-download = Hent loggen

web-step = Trin { $number } af { $total }
web-next = Næste
web-show-all = Vis resultatet
web-show-result = Vis resultatet
web-tickets-of = Rutekort: { $name }
web-scoring-told = Pointene i ord
web-chart = Alles point efter hver tur
web-chart-turns = { $count } ture
web-look-board = Se på brættet
web-rematch = Spil igen
web-rematch-go = Til det nye bord
web-seal-sound = Startværdien er den, der blev forseglet før spillet.
web-seal-broken = Startværdien passer ikke til seglet!
web-seal = SHA-256 af »{ $seed }:{ $salt }« er { $fingerprint }.

## The arena

help-arena = Hold en turnering mellem botter og vis deres ratings.
help-arena-bots = Botter med komma imellem: navne, eller file.py:Class; ellers »random,greedy«.
help-arena-games = Antal spil i alt, rundet op til hele blokke.
help-arena-sprt = To botter: spil, til det er klart, om den første er stærkere, højst så mange spil.
help-arena-gain = Med --sprt: den fordel, der ledes efter, i ratingpoint.
help-arena-threads = Tråde, eller processer for botter i Python; ellers alle processorer. Resultaterne er de samme.
help-arena-engine = Hvor der spilles: på denne maskine eller på en Ray-klynge.
help-arena-out = Mappe til resultaterne; samme kommando fortsætter en afbrudt kørsel.
error-arena-sprt-alone = --sprt nævner selv de to botter og kan ikke bruges med --bots.
error-arena-pair = --sprt tager to forskellige botter med komma imellem.
error-arena-ray = --engine ray kræver pakken »ray«: pip install "whistlestop[cluster]"
arena-played =
    { $games } spil i { $blocks ->
        [one] { $blocks } blok
       *[other] { $blocks } blokke
    }. Ratingen for { $anchor } er 0; intervallerne er 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } spil blev afbrudt, fordi det ikke sluttede, og talt op, som det stod.
       *[other] { $count } spil blev afbrudt, fordi de ikke sluttede, og talt op, som de stod.
    }
arena-ahead = Hvor ofte botten til venstre slutter foran den øverst
arena-seats = Førstepladser efter plads
arena-seat = plads { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } er stærkere end { $two } (logaritmisk likelihood-kvotient { $ratio }, grænse { $bound }, leder efter { $gain } point).
        [not_stronger] { $one } er ikke { $gain } point stærkere end { $two } (logaritmisk likelihood-kvotient { $ratio }, grænse −{ $bound }).
       *[open] Endnu ikke afgjort, om { $one } er stærkere end { $two } (logaritmisk likelihood-kvotient { $ratio }, grænser ±{ $bound }, leder efter { $gain } point).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = rating
heading-firsts = førstepladser
heading-milliseconds = ms per beslutning

## Studies

help-study = Spil tusindvis af spil på et bræt og skriv en rapport som én HTML-side.
help-study-games = Antal spil for hver del af rapporten.
help-study-bot = Bot, der spiller spillene; ellers den stærkeste, der er hurtig nok.
help-study-styles = Botter, hvis stile sammenlignes, med komma imellem; ellers alle hurtige.
help-study-out = HTML-filen.
help-study-against = Et andet bræt eller en anden udgave af det, som spilles med de samme startværdier og sammenlignes.
study-advice = Råd
study-no-advice = Spillene giver ingen grund til at ændre noget.
study-against = Sammenlignet med { $board } på de samme startværdier
study-seat-wins = sejre for plads { $number }
study-head-here = her
study-head-difference = forskel
study-written = Rapporten om { $games } spil ligger i { $file }.
study-bot-compiled = en undersøgelse kræver en bot fra pakken, ikke »{ $bot }«; der er { $bots }.
studying = Undersøger brættet

study-title =
    { $map }, { $players } spillere: { $kind ->
        [cards] en undersøgelse
        [dice] en undersøgelse med terningudvidelsen
        [monsters] en undersøgelse med Alvin & Dexter
       *[both] en undersøgelse med begge udvidelser
    }
study-lead = { $games } spil af botten »{ $bot }« mod sig selv, { $decisions } beslutninger, rutekortsæt »{ $set }«, startværdier { $seed } til { $last }. Alle spil i en sammenligning har de samme startværdier. Den første spiller sidder på plads 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] kun kort
        [monsters] med monstre
        [dice] med terninger
       *[both] med begge
    }
study-key-seat =
    { $variant ->
        [cards] Kun kort
        [monsters] Med monstre
        [dice] Med terninger
       *[both] Med begge udvidelser
    }: den første spiller vinder { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] det er mere end de retfærdige { $fair } %.
        [less] det er mindre end de retfærdige { $fair } %.
       *[fair] der ses ingen forskel fra de retfærdige { $fair } %.
    }
study-key-shift =
    { $variant ->
        [monsters] Begunstiger Alvin & Dexter en plads?
       *[dice] Begunstiger terningerne en plads?
    } { $verdict ->
        [more] De giver den første spiller { $value } procentpoint mere [{ $low }, { $high }].
        [less] De tager { $value } procentpoint fra den første spiller [{ $low }, { $high }].
       *[same] Ændringen for den første spiller er { $value } procentpoint [{ $low }, { $high }], hvilket kan være tilfældigt.
    }
study-key-length =
    { $variant ->
        [monsters] Monstre
        [dice] Terninger
       *[both] Begge udvidelser
    } { $verdict ->
        [more] gør spillene { $change } ture længere per spiller
        [less] gør spillene { $change } ture kortere per spiller
       *[same] lader spillenes længde være, som den er
    } [{ $low }, { $high }], til { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alle spil nåede til enden.
        [one] { $count } startværdi nåede ikke til enden i en af varianterne; den mangler i sammenligningen af varianter.
       *[other] { $count } startværdier nåede ikke til enden i en af varianterne; de mangler i sammenligningen af varianter.
    }
study-key-tickets = Rutekort, der giver for meget: { $generous }. Rutekort, der giver for lidt: { $stingy }.
advice-seat = Plads { $seat } vinder { $share } % af spillene for { $players } ({ $low } til { $high }); { $fair } % ville være retfærdigt.
advice-ending = { $share } % af spillene hører op, fordi der ikke er mere at gøre: sporene har { $spaces } felter til { $trains } tog.
advice-stingy = { $ticket } ({ $points }) opfyldes i { $share } % og taber i snit { $loss } point: { $fair } ville være retfærdigt for vejen.
advice-hard = { $ticket } ({ $points }) opfyldes kun i { $share } % og taber i snit { $loss } point, selv om trykte brætter ikke giver mere end { $fair } for sådan en vej: selve vejen er for svær.
advice-generous = { $ticket } ({ $points }) opfyldes i { $share } %, og den, der beholder det, vinder { $lift } flere spil af hundrede: { $fair } ville være retfærdigt for vejen.
advice-unwanted = { $ticket } ({ $points }) beholdes kun i { $kept } % af tilfældene: ingen vil have det. { $fair } ville være retfærdigt for vejen.
advice-region =
    { $direction ->
        [north] Ingen strækning til nord ({ $places }) tages nogensinde i { $games } spil.
        [north-east] Ingen strækning til nordøst ({ $places }) tages nogensinde i { $games } spil.
        [east] Ingen strækning til øst ({ $places }) tages nogensinde i { $games } spil.
        [south-east] Ingen strækning til sydøst ({ $places }) tages nogensinde i { $games } spil.
        [south] Ingen strækning til syd ({ $places }) tages nogensinde i { $games } spil.
        [south-west] Ingen strækning til sydvest ({ $places }) tages nogensinde i { $games } spil.
        [west] Ingen strækning til vest ({ $places }) tages nogensinde i { $games } spil.
        [north-west] Ingen strækning til nordvest ({ $places }) tages nogensinde i { $games } spil.
       *[middle] Ingen strækning til midten ({ $places }) tages nogensinde i { $games } spil.
    }
advice-routes = Ingen tager nogensinde { $routes } i { $games } spil.
advice-rushed = { $route } tages i { $share } % af spillene, i snit efter { $when } % af turene: den, der kommer som nummer to, har ingen chance. Et spor til ville hjælpe.

study-head-variant = spil
study-head-first = første spiller vinder
study-head-shift = ændring ved udvidelsen
study-head-points = point
study-head-winner = vinderens point
study-head-margin = vinderens forspring
study-head-games = spil
study-head-figure = hvad
study-head-value = værdi
study-head-turns = ture per spiller
study-head-change = ændring
study-head-part = del
study-head-kept = beholdt, når tilbudt
study-head-fulfilled = fuldført, når beholdt
study-head-brought = point, det gav
study-head-lift = løft
study-head-price = pris
study-head-route = strækning
study-head-claimed = bygget
study-head-when = hvornår
study-head-place = sted
study-head-reached = nået
study-head-claimable = kan bygges
study-head-claims = bygget per spil
study-head-case = særtilfælde
study-head-met = spil med det

study-seats = Er turrækkefølgen retfærdig?
study-seats-text = Andel af sejrene efter plads i turrækkefølgen, uden og med hver udvidelse på de samme startværdier. En delt sejr deles op. Den stiplede linje er en retfærdig andel.
study-seats-caption = Sejre efter plads i turrækkefølgen, { $games } spil hver; stregerne er 95 %-intervaller.
study-seats-table = Varianterne side om side; ændringen i procentpoint mod kun kort
study-seat-of = { $variant }, plads { $number }
study-length = Hvor længe spillene varer, og hvem der fører
study-length-text = En føring tælles i strækningspoint, som alle ser; den skifter, når en anden fører alene.
study-length-caption = Ture per spiller, { $games } spil.
study-length-table = Spillenes forløb
study-margins = Vinderens forspring
study-margins-caption = Point mellem nummer et og to, { $games } spil.
study-axis-turns = ture per spiller
study-axis-margin = point
study-variant-lengths = Spillenes længde per variant; ændringen er mod kun kort på de samme startværdier
study-fact-turns = Ture per spiller
study-fact-leads = Skift af føringen i et spil
study-fact-half-time = Spil vundet af den, der førte ved halvleg
study-fact-margin = Point mellem nummer et og to
study-fact-shared = Spil med delt sejr
study-ending =
    { $reason ->
        [last_round_played] Spil, der sluttede efter sidste runde
        [all_passed] Spil, der sluttede, fordi alle meldte pas
        [six_tickets] Spil, der sluttede med alle nødvendige rutekort
        [last_train] Spil, der sluttede med det sidste tog
       *[other] Spil, der sluttede på anden vis ({ $reason })
    }
study-score = Hvad et resultat består af
study-score-caption = Gennemsnitlige point per del, { $games } spil; stregerne er 95 %-intervaller.
study-score-table = Gennemsnitlige point
study-winner = vinder
study-others = de andre
study-part =
    { $part ->
        [routes] strækninger
        [tickets] rutekort
        [longest_path] længste rute
       *[most_tickets] flest rutekort
    }
study-styles = Hvilken stil der vinder her
study-styles-text = Botter med forskellige stile mod hinanden, hvert bord i hver rotation af pladserne.
study-styles-caption = Andel af førstepladserne, { $games } spil.
study-styles-table = Ratings på Elo-skalaen; { $anchor } er 0
study-tickets = Rutekort
study-tickets-text = Løftet er, hvad det at beholde et rutekort føjer til vinderchancen, i procentpoint. Botterne vælger, hvad de beholder, så det fortæller om rutekort, som de bliver spillet. En pris kaldes kun for høj eller for lav, hvor tilfældet blandt så mange rutekort ville gøre det samme i højst én undersøgelse ud af tyve.
study-tickets-caption = Løft ved at beholde, 95 %-intervaller; er der mange rutekort, vises dem i begge ender.
study-tickets-table = Hvert rutekort, der blev beholdt, det bedste for ejerne først
study-price =
    { $price ->
        [generous] giver for meget
        [stingy] giver for lidt
       *[fair] –
    }
study-demand = Hvilke strækninger der er eftertragtede
study-demand-text = Jo hedere et spor, i desto flere spil bliver det bygget. Cirkler vokser med andelen af net, der når et sted.
study-demand-caption = Andel af { $games } spil, hvor hvert spor blev bygget; peg på et spor eller et sted for at se tallet.
study-never = aldrig
study-always = i hvert spil
study-track-title = { $route }: bygget i { $share } % af spillene
study-place-title = { $place }: nået af { $share } % af nettene
study-most-wanted = Mest eftertragtede; »hvornår« er, hvor langt spillet var
study-least-wanted = Mindst eftertragtede
study-places = Steder
study-places-text = Hvor mange net der når et sted, og hvordan det går dem.
study-places-caption = Andel af nettene, der når et sted: de tolv mest tiltrækkende, 95 %-intervaller.
study-places-table = Hvert sted
study-reach = Byggeri efter længde
study-reach-text = Hvor ofte den, der var i tur, kunne bygge mindst én strækning af en længde, og hvor mange af den længde der blev bygget.
study-reach-caption = Andel af alle ture i { $games } spil, hvor en strækning af længden kunne bygges, 95 %-intervaller.
study-reach-table = Strækninger efter længde
study-of-length =
    { $length ->
        [one] { $length } felt
       *[other] { $length } felter
    }
study-extra =
    { $count ->
        [0] intet ekstra
       *[other] { $count } ekstra
    }
study-fact-tries = Forsøgte tunneller i et spil
study-fact-failures = Mislykkede forsøg
study-used = Hvad dette bræt byder på, og hvor ofte det bruges
study-used-text = Det, som ingen bruger, er der forgæves, eller disse bots ved ikke, hvad de skal bruge det til.
study-used-table = Brugt i et spil, af alle spillere tilsammen
study-cases = Reglernes særtilfælde
study-cases-text = Sjældne situationer, som spillene kom ud i, hver med det første spil, hvor det skete. »whistlestop replay FILE« fortæller et sådant spil trin for trin.
study-cases-table = Særtilfælde, der forekom, de sjældneste først
study-case =
    { $case ->
        [display-reset] Tre åbne lokomotiver får kortene skiftet ud
        [display-reset-again] De åbne kort skiftes ud flere gange i træk
        [reshuffle] Kastebunken bliver ny bunke
        [pass] En spiller må melde pas
        [tunnel-declined] En tunnel bliver ikke betalt
        [card-given] Vilkårlige kort erstatter et, der mangler
        [tokens-returned] Brikker over grænsen lægges tilbage
        [monsters-meet] Begge monstre står samme sted
        [tickets-halved] Et monster halverer et rutekort
        [dead-board] Der er intet tilbage, som nogen kan bygge
        [all-passed] Alle melder pas
        [longest-path-shared] Den længste rute deles
        [tie-broken] En pointlighed afgøres
        [victory-shared] En sejr deles
       *[below-zero] En spiller slutter under nul
    }
study-log = { $case } (startværdi { $seed })
study-download = Hent { $file }
study-footer-intervals = Kantede parenteser rummer 95 %-intervaller over spil: Wilsons for andele, normale for gennemsnit. Ratings har bootstrap-intervaller over blokke af spil med samme startværdi.
study-footer-program = Lavet med Whistlestop, som er uofficielt. Fingeraftryk af reglerne, brættet og botterne: { $program }.

## Hints

help-play-hint = »hint« fortæller de bedste handlinger med deres chancer, odds for tunneller og farver, og rutekort inden for rækkevidde.
hint-thinking = Lad mig tænke …
hint-games = Fra { $games } spil, som en bot har spillet færdig, hvor det, du ikke ser, er trukket tilfældigt.
hint-action = { $action }: vinder { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = behold { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] det ville den stærkeste bot gøre
        [scores] giver { $count } point
        [completes_ticket] fuldfører { $ticket }
        [on_way] ligger på vejen for { $ticket }
        [brings_end] fører til sidste runde
        [colour_needed] du mangler farven til { $route }
        [any_route] et lokomotiv passer til alle farver
        [ticket_fulfilled] { $ticket } er allerede fuldført
        [ticket_costs] { $ticket } kræver { $count } tog mere
        [ticket_cut_off] { $ticket } er afskåret
        [only_way] der er næppe en anden vej for { $ticket }
        [detour] omvejen for { $ticket } kræver { $count } tog mere
        [rival_near] en modstander har bygget ved siden af og kan lukke den
        [end_near] slutningen er nær (færrest tog tilbage: { $count })
        [off_way] den tjener ingen af dine rutekort
        [more_tickets] nye rutekort skulle fuldføres med de tog, du har tilbage: { $count }
        [leaves_open] overlader { $route } til andre
        [would_pay] med det kan du betale { $route }
        [spends_cards] den koster kort, som du kan bruge andre steder: { $count }
       *[all_fulfilled] alle dine rutekort er fuldført, og du har { $count } tog
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: fuldført.
        [reachable] { $ticket }: inden for rækkevidde med { $count } tog.
        [too-far] { $ticket }: kræver { $count } tog, flere end du har.
       *[cut-off] { $ticket }: afskåret.
    }
hint-colour = { $kind }: { $next } % for det næste kort fra bunken, { $two } % blandt de to næste.

## Review of a game

help-review = Bedøm beslutningerne i et gemt spil: vinderchancer, præcision og hvad der kostede mest.
help-review-looks = Hvor mange spil der ses på for hver beslutning.
review-progress = bedømte beslutninger
review-curve = Vinderchance efter hver beslutning, så vidt spilleren vidste dengang:
review-turn =
    { $turn ->
        [0] Åbning
       *[other] Tur { $turn }
    }
review-seat = { $name }: præcision { $value } %, bedømte beslutninger: { $count }
review-costly = { $when }: { $played }. Bedre: { $better }; det vinder { $best } % i stedet for { $chance } %, forspring i point: { $points }{ $reasons }.
review-none = Ingen beslutning af { $name } kostede noget nævneværdigt.
review-foot = Hver beslutning blev sammenlignet med den bedste, der blev fundet, i spil som en bot spillede videre; det spilleren ikke kunne se, var udfyldt tilfældigt.
web-tab-review = Tilbageblik
web-review-mine = Gennemgå mit spil
web-review-start = Gennemgå dette spil
web-review-text = En bot spiller videre fra hver beslutning med det, hver enkelt kunne vide dengang. Det tager omkring et minut.
web-review-progress = Bedømte beslutninger: { $done } af { $total }
web-review-stop = Stop
web-review-accuracy = Præcision
web-review-curve = Vinderchance efter hver beslutning
web-review-known = Så vidt hver enkelt vidste
web-review-open = Med alt åbent
web-review-costly = Hvad der kostede { $name } mest
web-review-played = Spillet: { $action }
web-review-better = Bedre: { $action }
web-review-gain = vinder { $best } % i stedet for { $chance } %, forspring i point: { $points }
web-review-cost = −{ $value } %
web-review-worst = Dyreste beslutning
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Det, der blev spillet:
web-review-for = Det bedre valg:

## Bots: a name and a sentence of character for each

web-level-name = Niveau { $level }
web-level-character =
    { $level ->
        [1] En venlig første modstander.
       *[other] Slår niveauet under cirka tre ud af fire gange, på alle brætter.
    }
bot-random-name = Tombola
bot-random-character = Gør det første, der falder den ind, tilfældigt og uden plan.
bot-path-name = Begynderen
bot-path-character = Beholder hvert rutekort og bygger dem ét efter ét ad vejen med færrest strækninger.
bot-one-step-name = Opportunisten
bot-one-step-character = Tager det bedste på brættet lige nu og tænker aldrig på i morgen.
bot-long-route-name = Maraton
bot-long-route-character = Elsker lange strækninger og bygger den længste inden for rækkevidde; rutekort kommer i anden række.
bot-hoarder-name = Egernet
bot-hoarder-character = Sidder på en voksende hånd og venter på de strækninger, der giver mest.
bot-hungry-name = Samleren
bot-hungry-character = Trækker rutekort, så længe der er tog, og vinder stort eller taber stort.
bot-greedy-name = Stationsforstanderen
bot-greedy-character = Beholder billige rutekort, bygger den korteste vej for hvert og spilder ingen tid.
bot-planner-name = Ingeniøren
bot-planner-character = Planlægger ét net til alle rutekort, foretrækker lange strækninger og er først til at løbe tør for tog.
bot-learned-name = Veteranen
bot-learned-character = Planlægger som Ingeniøren og har lært af mange spil, hvornår et andet træk vinder oftere; på en plade, den ikke har lært, spiller den præcis som Ingeniøren.
bot-search-name = Stormesteren
bot-search-character = Planlægger som Ingeniøren og prøver hver idé af i hundredvis af tænkte spil, før den trækker.
bot-master-name = Virtuosen
bot-master-character = Ser med det samme, hvad der er værd at prøve, prøver det af i tænkte spil og bedømmer hvert af dem efter, hvad der før har vundet.

## Looking back and reports

refusal-not-a-log = Filen er ikke loggen fra et spil.
refusal-bad-log = Loggen kan ikke afspilles.
refusal-unknown-board = Loggen hører til et bræt, som programmet ikke har, eller til en anden version af det.
refusal-no-own-boards = Denne server tager ikke imod gæsters brætter. Den, der driver den, kan tillade dem.
refusal-bad-board = Dette bræt kan ikke spilles endnu: noget på det er ikke i orden.
refusal-study-running = Én undersøgelse ad gangen: din er stadig i gang.
refusal-unknown-study = Den undersøgelse findes ikke, eller den gemmes ikke længere.
refusal-not-comparable = To undersøgelser kan sammenlignes, hvis begge er færdige og har spillet de samme startværdier med lige mange spillere og den samme bot.
web-log-look = Vis brættet i dette øjeblik
web-past-region = Tilbageblik
web-past =
    { $turn ->
        [0] Tilbageblik på begyndelsen:
       *[other] Tilbageblik på tur { $turn }:
    }
web-past-earlier = Tidligere
web-past-later = Senere
web-past-now = Tilbage til nu
web-replay = Genafspilning
web-replay-watch = Se det igen
web-replay-view = Visning
web-replay-open = Alt er åbent
web-replay-spectator = Tilskuer
web-replay-moment = Øjeblik i spillet
web-replay-first = Til begyndelsen
web-replay-last = Til slutningen
web-replay-play = Afspil
web-replay-pause = Pause
web-replay-turn = Gå til en tur
web-replay-turn-of = Tur { $turn } · { $name }
web-replay-opening = Begyndelsen
web-replay-speed = Hastighed
web-replay-count = { $move } af { $count }
web-replay-keys = Piletasterne går skridt for skridt, Page Up og Page Down fra tur til tur, Home og End til enderne, mellemrum afspiller.
web-replay-running = Spillet er stadig i gang: her ses, hvad din plads ved om det, eller en tilskuer.
web-replay-more = Taster og sprog
web-replay-link = Link til dette øjeblik
web-replay-link-word = Link
web-replay-link-text = Den, der åbner linket, ser spillet i dette øjeblik og fra denne side.
web-replay-file = Åbn et spil
web-replay-file-text = Se et spil igen ud fra loggen: filen, du hentede, da et spil var slut, eller en fra spillet i terminalen.
web-replay-file-choose = Vælg en fil
web-replay-line = Linje { $line }: { $reason }
web-replay-seat = Plads { $number }
web-replay-deck = Tilbage i bunken: { $count }
web-replay-ticket-deck = Rutekort, der kan trækkes endnu: { $count }
web-replay-choosing = Vælger mellem { $tickets }.
web-replay-scores = Hvad hver især ville have haft, hvis spillet var endt ved hver tur.
web-tab-scores = Point
web-report = Meld et problem
web-report-running = Kopiér teksten ind i din besked. Den rummer spillet, så vidt din plads må kende det, og intet, der er skjult for dig.
web-report-over = Kopiér teksten ind i din besked. Den rummer hele spillets log.
## The text view and what a screen reader is told

web-text-view = Tekstvisning
web-board-view = Vis brættet
web-text-question = Spørgsmålet i ord
web-text-answers = Skrevet og besvaret
web-text-line = Skriv en kommando, ? hjælper
web-text-routes-from = Strækninger fra …
web-text-show = Vis
web-text-score = Point
web-text-help = Hjælp
web-skip = Til spørgsmålet
web-sure = { $action }?
web-told-cards = { $name } trækker { $count } kort.
web-told-taken =
    { $who ->
        [you] Du tager { $cards }.
       *[other] { $name } tager { $cards }.
    }
web-card-unseen = et kort fra bunken

## Open tables, and people one does not know

refusal-sent-away = Værten vil ikke have dig ved dette bord.
refusal-bad-name = Sådan kan ingen hedde på denne offentlige server.
refusal-bad-talk = Det siger man ikke på denne offentlige server: ingen adresser, ingen skældsord, intet to gange.
refusal-muted = Værten har slukket for din stemme ved dette bord.
help-serve-public = Fremmede mødes her: regler for navne og snak, og klager gemmes.
web-open-tables = Åbne borde
web-seat-anywhere = Sæt mig et sted
web-open-tables-none = Ingen venter lige nu. Sæt dig, så åbnes et bord, som andre ser her.
web-seats-open =
    { $count ->
        [one] { $count } ledig plads
       *[other] { $count } ledige pladser
    }
web-locked = med adgangskode
web-list-table = Vis bordet for fremmede på forsiden
web-begins-full = Spillet begynder, når den sidste plads er taget
web-begins-when-full = Du sidder. Spillet begynder, når den sidste plads er taget.
web-people = Mennesker ved dette bord
web-hide-talk = Skjul snak
web-show-talk = Vis snak
web-mute = Gør tavs
web-unmute = Lad tale
web-send-away = Send væk
web-complain = Klag
web-complain-about = Klage over { $name }
web-complain-text = Den, der driver serveren, læser det sammen med personens sidste linjer.
web-complain-reason = Hvad er der galt?
web-complain-words = Med dine egne ord, hvis du vil
web-complain-send = Send klagen
web-complain-thanks = Tak. Klagen er gemt til den, der driver serveren.
web-offence-insult = fornærmelser
web-offence-name = navnet
web-offence-spam = reklame eller spam
web-offence-unfair = unfair spil
web-offence-other = noget andet

## A profile without an account

refusal-no-profile = Denne nøgle åbner ingen profil.
web-profile = Min profil
web-profile-short = Spil, resultater og styrke, uden konto: nøglen ligger i denne browser.
web-profile-begin = Begynd en profil
web-profile-text = Ingen e-mail, ingen adgangskode. Serveren gemmer navn, farve og hvordan dine spil endte, og en hash af nøglen.
web-profile-colour = Farve
web-profile-keep = Gem
web-profile-make = Lav en profil
web-profile-look = Se min profil
web-ratings = Styrke
web-ratings-none = Efter det første spil med denne profil står her, hvor stærk du er.
web-rating = Styrke
web-rating-interval = 95 % sikkert
web-rating-games = vundet
web-rating-won = { $firsts } af { $games }
web-rating-text = Samme metode som arenaen: 0 er botten Greedy, 100 point mere vinder 64 % af spil for to.
web-mode =
    { $mode ->
        [cards] kort
        [dice] terninger
        [monsters] monstre
       *[other] terninger og monstre
    }
web-games-played = Spil ({ $count })
web-games-none = Endnu ingen. Spil, du begynder eller slutter dig til fra nu af, tæller.
web-game-place = plads { $place } af { $players }, { $points } point
web-somebody = nogen
web-people-met = Dem, jeg har spillet med
web-person-games = Spil: { $games }, foran: { $ahead }
web-friend = Ven
web-befriend = Husk som ven
web-profile-move = Flyt eller slet
web-profile-move-text = Disse ni ord er nøglen. Skriv dem på en anden enhed; hvem der kender dem, har profilen.
web-profile-picture = Vis som kode til kameraet
web-profile-export = Hent alt som fil
web-profile-forget = Glem på denne enhed
web-profile-delete = Slet profilen
web-profile-delete-sure = Den kan ikke hentes igen. Dine spil bliver hos de andre, uden dit navn.
web-profile-have = Jeg har allerede en profil
web-profile-words = Dens ni ord
web-profile-words-wrong = Det er endnu ikke ni rigtige ord.
web-profile-open = Åbn profilen her

## Games over days

refusal-no-holidays = Så mange feriedage har du ikke tilbage.
help-serve-push = Fortæl browsere »din tur« gennem deres producenters tjenester, når nogen beder om det.
web-turns = Spil over flere dage
web-turns-text = Få at vide, hvornår det er din tur, uden at siden er åben. Adresserne er hemmelige, men åbner intet andet.
web-turns-push = Denne browser siger »din tur«
web-turns-push-text = Beskeden er krypteret og går gennem browserproducentens tjeneste, som ser hvornår den kommer.
web-turns-refused = Browseren tillader ingen beskeder fra denne side.
web-turns-calendar = Til en kalender
web-turns-news = Til en nyhedslæser (RSS)
web-holidays = Feriedage
web-holidays-each = Feriedage for hver spiller
web-holidays-left =
    { $count ->
        [one] { $count } dag tilbage. Din tid begynder først efter ferien.
       *[other] { $count } dage tilbage. Din tid begynder først efter ferien.
    }
web-holidays-take = Tag ferie
web-holiday-until = på ferie til { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Se mere
web-overlays-word = mere
web-overlay-paths = Alles længste rute
web-overlay-networks = Mine net
web-overlay-tickets = Tog, som mine rutekort stadig kræver
web-overlay-odds = Chancer
web-overlay-path = { $name }: { $count }
web-overlay-network = Net { $number }: felter { $count }, steder { $places }
web-overlay-no-networks = Du har ingen tog på brættet endnu.
web-overlay-next = næste kort
web-overlay-in-two = næste to
web-overlay-roll =
    { $which ->
        [stand] Lader du terningerne ligge: { $claim } % for en strækning, { $ticket } % for en, dine rutekort kræver, { $points } point i snit.
        [marked] Slår du disse om: { $claim } % for en strækning, { $ticket } % for en, dine rutekort kræver, { $points } point i snit.
       *[best] Bedst at slå om ({ $dice }): { $claim } % for en strækning, { $ticket } % for en, dine rutekort kræver, { $points } point i snit.
    }
web-overlay-no-odds = Der er intet at regne på lige nu.
web-hint-button = Tip
web-hint-chance = vinder cirka { $value } % ({ $low } til { $high } %)
web-hint-do = Gør det
web-hint-none = Der kom ingen idé. Prøv igen om lidt.
web-allow-hints = Man må bede om tip (slå det fra i spil, der tæller)
web-table-password = Adgangskode til gæster, hvis du vil
web-password = Adgangskode
web-enter = Gå ind

web-lessons = Lær at spille
web-lessons-text = Tre korte lektioner på et lille bræt, omkring fem minutter i alt: kort, så terninger, så monstre.
web-lesson-cards = Lektion 1: kort
web-lesson-dice = Lektion 2: terninger
web-lesson-monsters = Lektion 3: monstre
web-lesson-progress = Trin { $step } af { $steps }
web-lesson-begin = Begynd
web-lesson-resume = Fortsæt
web-lesson-again = Begynd forfra
web-lesson-done = færdig
web-lesson-read = Videre
web-lesson-leave = Forlad lektionen
web-lesson-following = Næste
web-lesson-play-on = Spil dette spil færdigt
web-step-cards-goal = Velkommen til Bodensøen! Flest point vinder: for byggede strækninger, opfyldte rutekort og den længste rute. Et rutekort, der ikke opfyldes, koster sine point.
web-step-cards-tickets = Hvert rutekort nævner to steder, som dine strækninger skal forbinde. Behold mindst ét; kort, der deler vej, passer godt sammen. Brættet viser dem.
web-step-cards-take = Din tur: tag to kort, ét ad gangen, åbne eller fra bunken. Et åbent lokomotiv passer til alle farver, men er dit eneste kort i turen.
web-step-cards-look = Tryk på et af dine rutekort (i listen »Rutekort«): den korteste vej, der stadig er fri, lyser op.
web-step-cards-claim = Byg en strækning: tryk på en, der lyser. Den koster lige så mange kort i sin farve, som den har felter; grå tager én valgfri farve. Lyser intet nyttigt, så tag kort først.
web-step-cards-special = To slags strækninger er særlige: en færge kræver lokomotiver, og en tunnel vender tre kort, som kan gøre den dyrere. »?« foroven forklarer alle regler.
web-step-cards-again = Byg en strækning til, helst en, dine rutekort kræver. Lampen giver et tip, og fortryd retter en fejl.
web-step-cards-end = Det er kortspillet. Når nogen har to tog eller færre, har alle én sidste tur, og så tælles rutekortene. Spil videre, eller se, hvad terninger ændrer.
web-step-dice-goal = Med terninger er der ingen kort: hver tur slår du fem terninger, og symbolerne betaler, hvad du gør.
web-step-dice-tickets = Rutekort er som før: behold mindst ét.
web-step-dice-roll = Dine terninger ligger foran dig. Tryk på dem, du ikke vil have, og slå dem om én gang; eller lad alle ligge.
web-step-dice-claim = Byg en strækning, der lyser: en enkelt strækning kræver Enkelt, en dobbelt kræver Dobbelt, én pr. felt. En Joker passer til alt. Lyser intet, så slut turen og slå igen.
web-step-dice-tokens = To ubrugte terninger køber en brik: ét Enkelt eller Dobbelt til senere, højst tre af hver. Køb en, når du har terninger tilovers, eller gå videre.
web-step-dice-again = Byg en strækning til. Brikker hjælper, hvor terningerne ikke slår til.
web-step-dice-special = Stationer på terningerne trækker rutekort, ét for hver. En færge kræver Jokere, og i en tunnel kan tre tunnelterninger hæve prisen.
web-step-dice-end = Det er terningspillet. Det slutter som kortspillet. Spil videre, eller mød monstrene.
web-step-monsters-goal = Alvin og Dexter er her. Stedet, hvor et monster står, er i kaos: ingen strækning, der ender der, kan bygges.
web-step-monsters-tickets = Rutekort og kort er som i første lektion. Behold mindst ét rutekort.
web-step-monsters-place = Stil et monster på brættet: tryk på et sted, helst et, der er i vejen for den anden og ikke for dig.
web-step-monsters-locomotive = Monstre flyttes med lokomotiver. Tag det åbne lokomotiv, som tæller for begge kort, eller træk, til du har et.
web-step-monsters-move = Tryk i din tur, før eller efter din handling, på et monsters knap og så på et markeret sted: ét lokomotiv når op til tre steder, to når seks.
web-step-monsters-lock = Du har nu dets kort. Så længe det ligger åbent, kan ingen flytte det monster; ved slutningen af din næste tur vendes det og er dit.
web-step-monsters-claim = Fortsæt med din handling og slut turen. Byg en strækning, så snart du kan, langt fra kaos.
web-step-monsters-end = Til sidst tæller et rutekort til et sted i kaos halvt, og flest kort med Alvin og med Dexter giver 15 point hver. Det var alt: god rejse!

web-help = Regler
web-help-board = Dette bræt: { $board }
web-help-base = Der spilles efter grundreglerne.
web-help-rulings = Fortolkninger og husregler, der gælder her
web-help-numbers = Vis regelbogens numre (som R50)
web-help-turn = Hvad kan jeg gøre i min tur?
web-help-turn-text =
    { $purse ->
        [dice] Slå fem terninger, og slå valgfri af dem om én gang. Gør så højst én ting: byg en strækning, træk rutekort, eller hvad brættet ellers byder på. Ubrugte terninger køber brikker.
       *[cards] Én ting: tag to togkort, byg en strækning, træk rutekort, eller hvad brættet ellers byder på. Kun den, der intet kan gøre, melder pas.
    }
web-help-tickets = Hvad er rutekort?
web-help-tickets-text = Et rutekort nævner steder, du skal forbinde med egne strækninger. Opfyldt til sidst giver det sine point, ellers koster det dem. Det, du beholder, bliver hos dig, skjult til slutningen.
web-help-locomotive = Hvad er et lokomotiv?
web-help-locomotive-text = Et lokomotiv passer til alle farver. Taget åbent er det dit eneste kort i turen, trukket fra bunken er det et kort som andre. Ligger tre åbne, skiftes alle åbne kort ud. Hvad der er anderledes her, står nedenfor.
web-help-double = Hvad er en dobbeltstrækning?
web-help-double-text =
    { $open ->
        [yes] Spor ved siden af hinanden mellem de samme steder. Ingen ejer to af dem; det andet forbliver åbent for andre, uanset hvor få der spiller.
       *[no] Spor ved siden af hinanden mellem de samme steder. Ingen ejer to af dem; med færre end { $count } spillere lukkes det andet, så snart ét er bygget.
    }
web-help-country = Hvordan når man et land?
web-help-country-text = Ved et hvilket som helst af dets grænsepunkter; ingen vej går gennem et land. Et rutekort til flere lande tæller det dyreste, du når. Når du ingen, koster det det billigste.
web-help-path = Hvad er den længste rute?
web-help-path-text = Den længste sammenhængende vej ad egne strækninger, ingen brugt to gange. Den er { $points } point værd for alle, der har den.
web-help-globe = Hvad giver flest rutekort?
web-help-globe-text = Den, der har opfyldt flest rutekort, får { $points } point mere; er der flere, får alle dem.
web-help-sight = Hvad er seværdigheder værd?
web-help-sight-text = Hver seværdighed, som en af dine strækninger rører, giver point til sidst: { $points }.
web-help-district = Hvad er et distrikt?
web-help-district-text = Steder, der hører sammen: den, der forbinder dem alle med egne strækninger, får distriktets point.
web-help-end = Hvornår slutter spillet?
web-help-end-text = Når nogen slutter sin tur med { $count } tog eller færre, har alle én tur til. Så tælles rutekort og bonusser. Flest point vinder; ved lighed flest opfyldte rutekort.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = på dette bræt ligger ingen kort åbent: de kommer kun fra bunken.
difference-no-display = Ingen togkort ligger åbent: de kommer kun fra bunken.
difference-double-routes-free = Begge spor i en dobbeltstrækning er åbne ved ethvert antal spillere.
deck-only = Ingen kort ligger åbent; { $count } i bunken.
