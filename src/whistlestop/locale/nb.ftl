# Norwegian (bokmål). The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rød
kind-orange = oransje
kind-yellow = gul
kind-green = grønn
kind-blue = blå
kind-pink = rosa
kind-white = hvit
kind-black = svart
kind-gray = grå
kind-locomotive = lokomotiv

card-red = et rødt kort
card-orange = et oransje kort
card-yellow = et gult kort
card-green = et grønt kort
card-blue = et blått kort
card-pink = et rosa kort
card-white = et hvitt kort
card-black = et svart kort
card-locomotive = et lokomotiv

cards-red =
    { $count ->
        [one] { $count } rødt
       *[other] { $count } røde
    }
cards-orange = { $count } oransje
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
        [one] { $count } blått
       *[other] { $count } blå
    }
cards-pink = { $count } rosa
cards-white =
    { $count ->
        [one] { $count } hvitt
       *[other] { $count } hvite
    }
cards-black =
    { $count ->
        [one] { $count } svart
       *[other] { $count } svarte
    }
cards-locomotive =
    { $count ->
        [one] { $count } lokomotiv
       *[other] { $count } lokomotiver
    }

## Small words

nothing = ingenting
empty-slot = en tom plass
from-to = { $fewest } til { $most }
not-known-yet = ikke kjent ennå
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, reviderte billetter
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, store byer
board-usa-mega = USA 1910, megaspill
board-europe = Europa
board-europe-expanded = Europa 1912, utvidet
board-europe-big-cities = Europa 1912, store byer
board-europe-mega = Europa 1912, megaspill
board-germany = Tyskland
board-india = India
board-lake-constance = Bodensjøen
board-legendary-asia = Det legendariske Asia
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = De nordiske landene
board-switzerland = Sveits
board-draft = { $name } (utkast)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: lengde { $length }, { $colour }, tunnel
            [ferry] { $route }: lengde { $length }, { $colour }, ferge med { $symbols ->
                [one] { $symbols } lokomotiv
               *[other] { $symbols } lokomotiver
            }
           *[plain] { $route }: lengde { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: lengde { $length }, { $colour }, tunnel ({ $points } poeng)
            [ferry] { $route }: lengde { $length }, { $colour }, ferge med { $symbols ->
                [one] { $symbols } lokomotiv
               *[other] { $symbols } lokomotiver
            } ({ $points } poeng)
           *[plain] { $route }: lengde { $length }, { $colour } ({ $points } poeng)
        }
    }
route-detail-special = { $route }: lengde { $length }, { $colour }, { $special } ({ $points } poeng)
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] ferge, { $symbols ->
            [one] { $symbols } lokomotiv
           *[other] { $symbols } lokomotiver
        }
       *[plain] { "" }
    }
track-trains = krever { $count } tog
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] vanlige
        [long] lange
        [short] korte
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } vanlig billett
           *[other] { $count } vanlige billetter
        }
        [long] { $count ->
            [one] { $count } lang billett
           *[other] { $count } lange billetter
        }
        [short] { $count ->
            [one] { $count } kort billett
           *[other] { $count } korte billetter
        }
       *[other] { $count ->
            [one] { $count } billett fra bunken «{ $deck }»
           *[other] { $count } billetter fra bunken «{ $deck }»
        }
    }
points-of-length = { $points } for lengde { $length }

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
        [you] Et spill for { $players } begynner. Du begynner.
       *[other] Et spill for { $players } begynner. { $name } begynner.
    }
event-turn-started =
    { $who ->
        [you] Tur { $turn }: deg.
       *[other] Tur { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Du trekker { $card } fra bunken.
       *[other] { $name } trekker { $card } fra bunken.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Du trekker et kort fra bunken.
       *[other] { $name } trekker et kort fra bunken.
    }
event-card-taken =
    { $who ->
        [you] Du tar { $card } blant de åpne kortene.
       *[other] { $name } tar { $card } blant de åpne kortene.
    }
event-card-turned-up = Nytt åpent kort: { $card }.
event-display-reset = Tre lokomotiver ligger åpent: alle åpne kort byttes ut.
event-deck-reshuffled = Kastebunken blir den nye bunken med { $count } kort.
event-ticket-offered =
    { $who ->
        [you] Du får tilbud om billetten { $ticket }.
       *[other] { $name } får tilbud om billetten { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Du beholder billetten { $ticket }.
       *[other] { $name } beholder billetten { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Du legger tilbake billetten { $ticket }.
       *[other] { $name } legger tilbake billetten { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Du har nå { $kept ->
            [one] { $kept } billett
           *[other] { $kept } billetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; lagt tilbake: { $back }
            }
           *[other] { $back ->
                [0] ; ute av spillet: { $gone }
               *[other] ; lagt tilbake: { $back }, ute av spillet: { $gone }
            }
        }.
       *[other] { $name } har nå { $kept ->
            [one] { $kept } billett
           *[other] { $kept } billetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; lagt tilbake: { $back }
            }
           *[other] { $back ->
                [0] ; ute av spillet: { $gone }
               *[other] ; lagt tilbake: { $back }, ute av spillet: { $gone }
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
            [you] Du bygger { $route } med { $payment } og får { $points } poeng.
           *[other] { $name } bygger { $route } med { $payment } og får { $points } poeng.
        }
    }
event-passed =
    { $who ->
        [you] Du kan ikke gjøre noe og passer.
       *[other] { $name } kan ikke gjøre noe og passer.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Du har nesten ingen tog igjen: alle får én tur til.
           *[other] { $name } har nesten ingen tog igjen: alle får én tur til.
        }
        [few_bullet_trains] Det er få tog og få lyntog igjen: alle får én tur til.
        [few_pieces] Det er få tog og skip igjen: alle får to turer til.
        [dead_board] Det er ingen linje igjen som noen kan bygge: alle får én tur til.
       *[stalled] Ingen har bygd en linje på svært lenge: alle får én tur til.
    }
event-game-over =
    { $reason ->
        [all_passed] Alle måtte passe: spillet er slutt.
        [six_tickets] Alle nødvendige billetter er fullført: spillet er slutt.
        [last_train] Det siste toget er lagt: spillet er slutt.
        [dead_board] Ingen linje kan bygges mer: spillet er slutt.
        [stalled] Ingen har bygget en linje på svært lenge: spillet er slutt.
       *[last_round_played] Siste runde er spilt: spillet er slutt.
    }

## Refusals and reasons

refusal-not-your-turn = Det er ikke din tur.
refusal-illegal = «{ $action }» går ikke nå.
refusal-game-over = Spillet er slutt.
refusal-stale = Det spørsmålet er allerede besvart.
refusal-unreadable = «{ $action }» er ikke en handling.
refusal-cannot-undo = Ingenting kan angres: noe skjult er sett siden, eller det var en annens trekk.

why-not-now =
    { $phase ->
        [tickets] velg først billettene dine.
        [action] det svarer på et annet spørsmål enn det som stilles nå.
        [second_card] du holder på å trekke: ta først det andre kortet ditt.
        [payment] betal først for det du har valgt, eller skriv undo.
        [after_action] handlingen din er gjort: bare det som kan følge etter, er mulig.
       *[over] spillet er slutt.
    }
why-no-such-action = den handlingen finnes ikke.
why-not-in-game =
    { $part ->
        [passing] med terninger trenger ingen å passe: avslutt turen i stedet.
        [ending] her slutter en tur av seg selv.
       *[cards] ved dette bordet spilles det med terninger og uten togkort.
    }
why-action-done = handlingen i denne turen er gjort.
why-not-before-action = turen din kan ikke slutte før handlingen.
why-track-taken =
    { $who ->
        [you] den er allerede din.
       *[other] den tilhører { $name }.
    }
why-track-closed = det andre sporet er tatt, og med færre enn { $players } spillere stenger det dette.
why-own-twin = du har allerede et annet spor mellom de samme stedene.
why-few-trains =
    { $mountains ->
        [0] det krever { $count } tog, og du har { $have }.
       *[other] det krever { $count } tog, hvorav { $mountains } til fjellene, og du har { $have }.
    }
why-few-locomotives =
    fergen krever minst { $count ->
        [one] { $count } lokomotiv
       *[other] { $count } lokomotiver
    }, og du har { $have }.
why-few-cards =
    { $kind ->
        [unknown] slik kan du ikke betale { $count } kort ekstra.
        [any] { $count ->
            [one] det krever { $count } kort, og du har { $have }.
           *[other] det krever { $count } kort i én farge, og du har { $have }, lokomotiver medregnet.
        }
       *[other] det krever { $count } kort i fargen { $colour }, og du har { $have }, lokomotiver medregnet.
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] det krever { $count } kort som ikke er et lokomotiv, og du har { $have }.
           *[other] det krever { $count } kort i én farge uten lokomotiver, og du har { $have }.
        }
       *[other] det krever { $count } kort i fargen { $colour } uten lokomotiver, og du har { $have }.
    }
why-cannot-pay-rest = kortene du har igjen, kan ikke betale resten.
why-not-in-hand = dette kortet har du ikke: { $kind }.
why-locomotives-not-here = lokomotiver kan ikke brukes på denne linjen.
why-not-this-payment = slik kan det ikke betales.
why-not-face-up = dette kortet ligger ikke åpent: { $kind }.
why-locomotive-second = et åpent lokomotiv kan ikke være det andre kortet.
why-no-cards-left = det er ingen kort igjen å trekke.
why-no-tickets-left = det er ingen billetter igjen å trekke.
why-must-keep =
    Behold minst { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }.
why-may-not-keep = Så mange billetter fra den bunken får du ikke beholde (i alt må minst { $count } bli igjen).
why-other-actions-exist = du kan bare passe når ikke noe annet er mulig.
why-few-tickets =
    det er bare { $have ->
        [one] { $have } billett
       *[other] { $have } billetter
    } igjen, ikke { $count }.
why-how-many-tickets = si hvor mange: hver billett koster en Stasjon eller en Joker.

## Differences from the base rules

difference-players = For { $fewest } til { $most } spillere.
difference-trains = Alle har { $count } tog.
difference-deck =
    { $colours ->
        [8] Det er { $count } togkort i hver farge og { $locomotives } lokomotiver.
       *[other] Det er { $count } togkort i hver av { $colours } farger og { $locomotives } lokomotiver.
    }
difference-start-cards = Alle begynner med { $count } togkort.
difference-display = { $count } kort ligger åpent.
difference-display-reset =
    { $count ->
        [0] Åpne lokomotiver fører aldri til at kortene byttes ut, uansett hvor mange det er.
       *[other] De åpne kortene byttes ut når { $count } av dem er lokomotiver.
    }
difference-face-up-locomotive = Et åpent lokomotiv teller som ett kort: man kan ta to i en tur.
difference-opening-tickets = Ved starten får alle { $deal } og beholder minst { $keep }.
difference-drawn-tickets = Den som trekker billetter, får { $deal } og må beholde minst { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Høyst { $count } av de lange billettene kan beholdes.
       *[other] Høyst { $count } billetter fra bunken «{ $deck }» kan beholdes.
    }
difference-refused-opening =
    { $where ->
        [face_up] Billetter som ikke beholdes ved starten, ligger åpent ved bunken; når den tar slutt, stokkes de til en ny.
        [out_of_game] Billetter som ikke beholdes ved starten, går ut av spillet.
        [shuffled_back] Billetter som ikke beholdes ved starten, stokkes tilbake i bunkene sine.
       *[under_deck] Billetter som ikke beholdes ved starten, legges under bunken.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Billetter som legges tilbake senere, ligger også åpent ved bunken.
        [out_of_game] Billetter som legges tilbake senere, går ut av spillet.
       *[under_deck] Billetter som legges tilbake senere, legges under bunken.
    }
difference-double-routes = Begge sporene på en dobbeltlinje brukes bare med { $count } spillere eller flere.
difference-route-points = Linjer gir { $points }.
difference-longest-path =
    { $count ->
        [0] Det er ingen bonus for lengste rute.
       *[other] Lengste rute er verdt { $count } poeng.
    }
difference-most-tickets = Flest fullførte billetter er verdt { $count } poeng.
difference-ties = Ved likhet om seieren avgjør { $steps }; er det fortsatt likt, deles seieren.
difference-no-ties = Ved likhet deles seieren.
tie-then = { $first }, deretter { $second }
tie-step =
    { $step ->
       *[tickets] oppfylte billetter
        [stations] færre bygde stasjoner
        [longest_path] den lengste veien
        [goods] poeng for varer
        [meeples] samlede meepler
        [mountains] linjer over fjell
    }
difference-attraction = Hver severdighet ved en av linjene dine er verdt { $count } poeng.
difference-not-double = Sporene { $routes } ligger ved siden av hverandre, men er ingen dobbel linje: én spiller kan ha begge.
difference-insets = Vist to ganger, andre gang i en forstørret del av brettet, men ett sted hver: { $places }.
difference-countries = Billetter kan føre til { $countries }: et hvilket som helst grensepunkt i et land er nok, og ingen vei går gjennom landet.
difference-goals = En billett med flere mål gir det mest verdifulle den er forbundet med; er det ingen, koster den sin laveste verdi.
difference-district = Å forbinde { $places } er verdt { $count } poeng.
difference-end-trains = Siste runde begynner når noen har { $count } tog eller færre.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotiver kan bare brukes i tunneler.
        [ferries] Lokomotiver kan bare brukes på ferger.
       *[both] Lokomotiver kan bare brukes i tunneler og på ferger.
    }
unverified = Ikke bekreftet: { $note }

## House rules

options-expansions = Utvidelsene
options-combined = Med terninger og monstre
options-boards = Bare på ett brett
options-other = I alle spill
options-shown = Reglene merket med * er greie å avtale før spillet; de andre kan være som de er.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Hvor mange ganger på rad de åpne kortene byttes ut fordi tre lokomotiver ligger åpent.
value-display-reset_cap =
    { $count ->
        [one] De åpne kortene byttes ut høyst { $count } gang på rad.
       *[other] De åpne kortene byttes ut høyst { $count } ganger på rad.
    }
option-nordic-reset_on_three = Om tre åpne lokomotiver fører til at kortene byttes ut i Norden.
value-nordic-reset_on_three-true = Tre åpne lokomotiver fører til at kortene byttes ut, som på de fleste brett.
value-nordic-reset_on_three-false = Uansett hvor mange lokomotiver som ligger åpent, blir kortene liggende.
option-swiss-reset_on_three = Om tre åpne lokomotiver fører til at kortene byttes ut i Sveits.
value-swiss-reset_on_three-true = Tre åpne lokomotiver fører til at kortene byttes ut, som på de fleste brett.
value-swiss-reset_on_three-false = Uansett hvor mange lokomotiver som ligger åpent, blir kortene liggende.
option-combined-monster_payment = Hva som flytter et monster når det spilles med terninger.
value-combined-monster_payment-wild_die = En Joker teller som et lokomotiv som flytter et monster.
value-combined-monster_payment-wild_or_pair = En Joker eller to like terninger teller som et lokomotiv som flytter et monster.
value-combined-monster_payment-none = Monstrene flyttes aldri.
option-end-dead_board = Om siste runde begynner så snart ingen kan bygge noen linje.
value-end-dead_board-true = Siste runde begynner så snart ingen kan bygge noen linje.
value-end-dead_board-false = Spillet fortsetter selv om ingen kan bygge noen linje.
option-end-explorer_shared = Hvem som får poeng for flest byer når det er likt.
value-end-explorer_shared-true = Alle som har like mange, får poeng for flest byer.
value-end-explorer_shared-false = Blant dem som har like mange byer, avgjør flere oppfylte billetter, deretter flere tog mistet i fjellet.
option-end-europe_station_tiebreak = Om færre bygde stasjoner avgjør poenglikhet som billettene ikke avgjør.
value-end-europe_station_tiebreak-true = Færre bygde stasjoner avgjør poenglikhet som billettene ikke avgjør.
value-end-europe_station_tiebreak-false = Bygde stasjoner avgjør ikke poenglikhet.
option-end-printed_ties = Om likhet om seieren avgjøres etter brettets trinn.
value-end-printed_ties-true = Likhet om seieren avgjøres etter brettets trinn.
value-end-printed_ties-false = På alle brett avgjør billetter, deretter stasjoner, deretter den lengste veien.
option-boards-open_holdings = Om alle ser aksjene som andre har.
value-boards-open_holdings-true = Alle ser alles aksjer.
value-boards-open_holdings-false = Andres aksjer ligger med baksiden opp til slutten.

## Headings of tables

heading-action = handling
heading-attractions = severdigheter
heading-bot = bot
heading-cards = kort
heading-colour = farge
heading-deck = bunke
heading-default = standard
heading-districts = bydeler
heading-figure = måling
heading-length = lengde
heading-lines = varianter
heading-longest-path = lengste rute
heading-map = brett
heading-mean-score = poeng i snitt
heading-most-tickets = flest billetter
heading-option = valg
heading-places = steder
heading-player = spiller
heading-players = spillere
heading-points = poeng
heading-rank = plassering
heading-route-points = linjer
heading-rule = regel
heading-seat = plass
heading-ticket = billett
heading-ticket-sets = billettsett
heading-tickets = billetter
heading-total = totalt
heading-track = spor
heading-tracks = spor
heading-trains = tog
heading-type = type
heading-value = verdi
heading-values = verdier
heading-win-share = vunne spill
learned-as-planner = Ved dette bordet har learned ikke lært noe; den spiller som planner.

## The command line

version = whistlestop { $version }
error = Feil: { $reason }
error-language = Feil: språket «{ $language }» finnes ikke; det finnes { $known }.
error-players = { $map } er for { $fewest } til { $most } spillere, ikke { $players }.
error-bots =
    { $count ->
        [one] nevn { $count } bot, ikke { $given } ({ $bots }).
       *[other] nevn én bot for alle eller { $count } boter, ikke { $given } ({ $bots }).
    }
error-file = { $file } kan ikke leses: { $reason }
error-log = { $file }, { $reason }
error-seat = plass { $seat } finnes ikke; plassene går fra 0 til { $last }.
error-names = «{ $given }» nevner ikke { $players } ulike spillere med komma imellom.
error-game-over = spillet i { $file } er slutt; «whistlestop replay» forteller det.
error-extra = { $what } trenger pakker som ikke er installert: pip install "whistlestop[{ $extra }]"
interrupted = Avbrutt.
compiling = Reglene gjøres klare
compiled = Reglene er klare ({ $seconds } s).
simulating = Spiller spill
measuring = Måler
measuring-part = Måler: { $part }
mean-scores = Etter plass
perft =
    { $count ->
        [one] { $count } variant med { $depth } avgjørelser
       *[other] { $count } varianter med { $depth } avgjørelser
    }
map-summary = { $name } (billettsett { $set }): { $places } steder, { $tracks } spor, { $tickets } billetter, { $fewest } til { $most } spillere.
map-differences =
    { $count ->
        [0] Det spilles etter grunnreglene.
       *[other] Slik skiller det seg fra grunnreglene:
    }
map-tracks = Spor
map-tickets = Billetter
legend-country = grensepunkt i et land
legend-attraction = severdighet
legend-district = bydel og poengene for den
map-warning = { $where }: advarsel: { $reason }
map-sound = { $name } (billettsett { $set }) er i orden: { $places } steder, { $tracks } spor, { $tickets } billetter, sjekksum { $digest }.
replay-begins = { $map }, { $count } spillere, { $decisions } avgjørelser.

## Help of the command line

help-application = Spill, simuler og studer spillene i Ticket to Ride-familien. Uoffisielt.
help-language = Språk for alle tekster.
help-version = Vis versjonen og avslutt.
help-json = Vis JSON for programmer.
help-map = Brett: et navn fra listen i «maps», eller stien til en egen fil.
help-players = Antall spillere.
help-ticket-set = Billettsettet til brettet.
help-seed = Startverdi for tilfeldighetene; samme verdi gir samme kort.
help-option = Husregel som nøkkel=verdi; kan gis flere ganger (se «options»).
help-plain = Én enkel linje om gangen: for skjermlesere og høytlesning.
help-maps = List opp brettene; med navnet på ett (eller stien til en fil) vises det; «check FILE» sjekker en egen fil.
help-maps-show = Vis et brett: hvordan reglene avviker, sporene og billettene.
help-maps-draw = Tegn et brett som bilde (SVG).
help-maps-output = Filen bildet skrives til.
help-maps-check = Sjekk en egen brettfil og billettsettene ved siden av; feil nevner linjen.
help-maps-tickets = Lag billetter til en egen brettfil: verdt den korteste veien sin som på trykte brett, spredt over alle byer.
help-maps-tickets-count = Hvor mange billetter.
help-maps-tickets-output = Filen brettet skrives til med de nye billettene; det kan være den samme filen.
maps-tickets-written =
    { $count ->
        [one] 1 billett står i { $file }, verdt { $fewest } til { $most } poeng.
       *[other] { $count } billetter står i { $file }, verdt { $fewest } til { $most } poeng.
    }
maps-tickets-left-out = Ingen billett nevner { $places }: det er for få billetter til så mange byer.
help-maps-name = Navnet på brettet, eller stien til en fil.
help-maps-file = Brettfilen.
help-simulate = Spill mange spill mellom boter og vis fart og poeng.
help-games = Antall spill.
help-simulate-bot = Bot for alle plasser, eller én for hver plass.
help-threads = Tråder å spille på; resultatene blir de samme.
help-check = Sjekk i hver stilling at løftene i reglene holdes, og tell dem som brytes.
help-play = Spill et spill i terminalen mot boter.
help-play-bot = Bot for alle motstandere, eller én for hver: level-1 til level-6, eller en stil; ellers den sterkeste stilen.
help-play-seat = Plassen din, telt fra 0.
help-names = Navn på alle spillere i plassenes rekkefølge, med komma imellom.
help-confirm = Vent etter linjene og stasjonene dine, så du kan rekke å angre.
help-auto-end = Avslutt turen for deg når ikke noe annet er mulig.
help-save = Fil spillet skrives til når det slutter eller brytes.
help-resume = Fortsett et spill som er lagret i denne filen.
help-replay = Fortell et lagret spill trinn for trinn.
help-replay-file = Fil med loggen fra et spill.
help-replay-seat = Fortell bare det denne plassen så, telt fra 0.
help-replay-map = Brettfilen spillet ble spilt på, hvis den er din egen.
help-perft = Tell variantene av en gitt lengde; likt på alle maskiner.
help-depth = Antall avgjørelser.
help-divide = Tell for hver første handling.
help-bench = Mål hvor fort denne maskinen spiller.
help-quick = Bruk sekunder i stedet for minutter.
help-options = List opp husreglene.
help-compile = Gjør reglene klare, så det første spillet begynner straks.
help-completion = Skriv ut et skript som lar skallet fullføre kommandoer og valg.
help-completion-shell = bash, zsh, fish eller powershell.

## The game in the terminal

welcome = { $map }: du spiller mot { $others }.
welcome-help = Skriv ? når du vil ha hjelp.
turn-summary = Tur { $turn }: du har { $trains } tog, { $cards } kort og { $points } poeng; de andre: { $others }.
turn-summary-other = { $name } ({ $trains } tog, { $cards } kort, { $points } poeng)
last-round-running =
    { $count ->
        [one] Dette er den aller siste turen.
       *[other] Siste runde: { $count } turer igjen, din medregnet.
    }
hand = Hånden din: { $cards }.
display =
    { $deck ->
        [0] Åpne: { $cards }; bunken er tom.
       *[other] Åpne: { $cards }; { $deck } kort i bunken.
    }
no-display = Ved dette bordet spilles det med terninger: det er ingen togkort.
auto-end =
    { $on ->
        [yes] Fra nå av slutter turen din av seg selv når ikke noe annet er mulig.
       *[no] Fra nå av avslutter du hver tur selv.
    }
choice-take = ta et kort: { $kind }
choice-draw = trekk fra bunken
choice-tickets = trekk billetter
choice-pass = pass
choice-keep = behold
choice-return = legg tilbake
choice-decline = ta tilbake kortene
choice-tickets-count =
    trekk { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }
choice-end = avslutt turen
choice-end-discarding = avslutt turen og legg tilbake { $tokens }
choice-pay = { $cards }
menu-ways = På veien for billettene dine:
menu-routes = Du kan bygge { $count } linjer i alt: nevn en («claim par zur») eller skriv «actions» for listen.
menu-others = { $count } svar til, slik som «{ $example }»: nevn et eller skriv «actions» for listen.
menu-places = Skriv et sted, eller «actions» for alle { $count }.
prompt-action = Handlingen din:
prompt-second-card = Det andre kortet ditt:
prompt-payment = Betaling:
prompt-after-action = Noe mer (Enter avslutter turen):
prompt-end-unused = Du har ikke brukt { $dice }. «end» avslutter turen likevel, Enter går videre:
prompt-tickets =
    { $least ->
        [0] Numre å beholde (eller all, eller none):
       *[other] Numre å beholde, minst { $least } (eller all):
    }
prompt-which = Nummer:
prompt-confirm = Enter avslutter turen, undo angrer den:
prompt-replay = { $number } av { $total }, Enter fortsetter, q avslutter:
question-payment = Hvordan betaler du { $route }?
question-tickets =
    Hvordan betaler du { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }?
question-surcharge = Du har lagt ut { $laid }. Betaler du { $count } kort ekstra?
no-pieces = Det er verken meepler, varer eller aksjer på dette brettet.
cannot-pay-surcharge = Det kan du ikke betale (du har { $cards }).
not-this-payment = «{ $text }» kan ikke betale det, eller kan bety flere ting.
no-such-price =
    «{ $text }» flytter ikke noe monster. { $purse ->
        [wilds] Én Joker fører det opptil { $near } steder, to opptil { $far }.
        [pairs] Én Joker eller ett par like terninger fører det opptil { $near } steder, to opptil { $far }.
       *[cards] Ett lokomotiv fører det opptil { $near } steder, to opptil { $far }.
    }
no-such-number = { $number } finnes ikke; numrene går til { $most }.
which-one = Det kan være { $count } ting:
which-of-many = Det kan være { $count } ting: si mer.
not-possible = { $action } – ikke mulig: { $reason }
possible = { $action } – mulig nå.
not-understood = «{ $text }» ble ikke forstått. Skriv et nummer, et navn eller ? for hjelp.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Du får tilbud om { $count } billett; du trenger ikke å beholde den.
           *[other] Du får tilbud om { $count } billetter; du trenger ikke å beholde noen.
        }
       *[other] Du får tilbud om { $count } billetter; behold minst { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Bunke: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = «{ $text }» ble ikke forstått. Skriv numrene å beholde, for eksempel «1 3», eller ? for hjelp.
ticket-connected = { $ticket }: forbundet.
ticket-cut-off = { $ticket }: avskåret, det er ingen vei igjen for egne linjer.
ticket-open =
    { $enough ->
        [yes] { $ticket }: { $trains } tog til, over { $routes }.
       *[no] { $ticket }: { $trains } tog til, over { $routes }, flere enn du har.
    }
ticket-connected-goal = { $ticket }: forbundet med { $goal }, som gir { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $ticket }: { $trains } tog til, over { $routes }, til { $goal }.
       *[no] { $ticket }: { $trains } tog til, over { $routes }, til { $goal }, flere enn du har.
    }
own-tickets = Billettene dine: { $tickets }.
no-tickets = Du har ingen billetter.
owned-routes =
    { $count ->
        [0] { $name }: ingen linjer.
        [one] { $name }: { $count } linje: { $routes }.
       *[other] { $name }: { $count } linjer: { $routes }.
    }
routes-usage = Skriv «routes» og et sted, for eksempel «routes paris».
routes-from = Linjer fra { $place }:
route-state =
    { $state ->
        [owned] { $route } – eier: { $name }.
        [everybody] { $route } – det står et lyntog der: alle kan bruke den.
        [closed] { $route } – stengt.
        [chaos] { $route } – ledig, men { $name } er i { $place }.
       *[open] { $route } – ledig.
    }
no-such-place = Det er ikke noe sted «{ $text }» på dette brettet.
which-place = Hvilket sted? { $places }.
score-own = Du: { $total } poeng hvis spillet sluttet nå: { $parts }.
score-part-routes = linjer { $points }
score-part-tickets = billetter { $points } ({ $fulfilled } av { $kept } forbundet)
score-part-attractions = severdigheter { $points }
score-part-districts = bydeler { $points }
score-part-longest-path =
    { $points ->
        [0] lengste rute { $length } lang
       *[other] lengste rute { $length } lang, lengst av alle nå, { $points }
    }
score-secret-tickets = Bonuser som avhenger av alles billetter, er ikke med: billetter er hemmelige.
score-open = { $name }: { $points } poeng for linjer, lengste rute { $length } lang; billetter er hemmelige.
log-more =
    { $count ->
        [one] { $count } tidligere linje: skriv «log all».
       *[other] { $count } tidligere linjer: skriv «log all».
    }
why-usage = Skriv «why» og en handling, for eksempel «why claim paris zurich».
undone = Angret.
save-usage = Skriv «save» og et filnavn.
save-other-file = { $file } finnes og er ikke et lagret spill; velg et annet navn.
save-failed = { $file } kan ikke skrives: { $reason }
saved = Spillet er lagret i { $file }.
resume-line = Fortsett med: { $line }
quit-question = Avslutte? Skriv et filnavn for å lagre først, yes for å avslutte uten å lagre, Enter for å spille videre:
goodbye = Ha det.
cut-off = Spillet brytes her.
scoring = Poengene telles.
scoring-routes = { $name }: { $points } poeng for linjer.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: billetten { $ticket } er forbundet: pluss { $points }, halvert: et monster var i { $places }.
            [twice] { $name }: billetten { $ticket } er forbundet: pluss { $points }, halvert to ganger: monstre var i { $places }.
           *[no] { $name }: billetten { $ticket } er forbundet: pluss { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: billetten { $ticket } er ikke forbundet: minus { $points }, halvert: et monster var i { $places }.
            [twice] { $name }: billetten { $ticket } er ikke forbundet: minus { $points }, halvert to ganger: monstre var i { $places }.
           *[no] { $name }: billetten { $ticket } er ikke forbundet: minus { $points }.
        }
    }
scoring-borrowed = { $name }: stasjonene låner { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: lengste rute { $length } lang.
       *[other] { $name }: lengste rute { $length } lang, lengst av alle: pluss { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: forbundne billetter: { $count }.
       *[other] { $name }: forbundne billetter: { $count }, flest av alle: pluss { $points }.
    }
scoring-attractions = { $name }: severdigheter: pluss { $points } poeng.
scoring-districts = { $name }: bydeler: pluss { $points } poeng.
result = Resultat
winner =
    { $tie ->
        [shared] { $names } deler seieren med { $points } poeng.
        [broken] { $who ->
            [you] Du vinner med { $points } poeng, etter regelen for poenglikhet.
           *[other] { $names } vinner med { $points } poeng, etter regelen for poenglikhet.
        }
       *[none] { $who ->
            [you] Du vinner med { $points } poeng.
           *[other] { $names } vinner med { $points } poeng.
        }
    }

help-play-answers = Svar med et nummer fra listen eller med ord; begynnelsen av ordene er nok, i hvilken som helst rekkefølge.
help-play-cards = Kort: «take rød» eller bare «rød», «draw» for bunken.
help-play-claim = Linjer: «claim paris zurich», «par zur», «par zur rød» for å si hvordan du betaler, «#2» for det andre sporet.
help-play-tickets = Billetter: «draw tickets» for nye, så numrene å beholde; «tickets» sier hvordan det står til med dine.
help-play-end = «end» avslutter turen; «auto» skifter om den slutter av seg selv når ikke noe annet er mulig.
help-play-look = Slå opp: actions, hand, display, board, score, log («log all»).
help-play-routes = «routes paris» lister opp linjene fra et sted med pris og eier.
help-play-rules = «rules» forklarer reglene ved dette bordet, «rules tickets» én av dem.
help-play-why = «why claim paris zurich» sier hvorfor noe ikke er mulig.
help-play-undo = «undo» angrer turen så lenge ikke noe skjult er sett.
help-play-save = «save FILE» lagrer spillet, «quit» avslutter; «whistlestop play --resume FILE» fortsetter.

## The server

help-serve = Tilby spillet i nettleseren.
help-serve-host = Adresse å lytte på; 0.0.0.0 slipper inn venner på nettverket ditt.
help-serve-port = Port å lytte på.
help-serve-database = Hvor bordene lagres: en fil, eller adressen til en database.
help-serve-redis = Adressen til en Redis, så prosesser kan dele bordene i én PostgreSQL.
help-serve-processes = Hvor mange prosesser som arbeider bak porten.
help-serve-logs = Hvordan loggen skrives: text eller json.
help-serve-public-url = Hvor folk når serveren, hvis det ikke er der den lytter.
help-serve-boards = En mappe med brettfiler som tilbys ved siden av programmets egne.
help-serve-own-boards = Om gjester får sende egne brett, spille og studere dem; som standard ikke på en offentlig adresse.
help-serve-bot-threads = Hvor mange boter som kan tenke samtidig.
help-serve-open = Åpne spillet i nettleseren.
serve-local = Spillet finnes på { $address }
serve-friends = Venner når det på { $address }
serve-compiling = Reglene oversettes i bakgrunnen; i det første minuttet eller to tenker botene litt saktere.
serve-stop = Trykk Ctrl+C for å stoppe.
serve-closed = Serveren kan ikke lytte på { $host }, port { $port }: { $reason }
serve-shared-file = Flere prosesser kan ikke dele SQLite: det er en fil som én prosess skriver i. Oppgi en PostgreSQL med --database postgresql+psycopg://…
serve-shared-redis = Flere prosesser trenger en Redis for å vite hvem av dem som har et bord. Oppgi den med --redis redis://…
serve-redis-address = Adressen til Redis er ikke en som redis://localhost:6379: { $reason }
database-newer = Databasen har versjon { $found }; dette programmet kjenner versjoner opp til { $known }.
database-corrupt = Databasen er skadet eller er ingen database: { $reason }. Gjenopprett den fra en kopi.
database-unreachable = Databasen kan ikke brukes: { $reason }
server-no-client = Nettleserspillet er ikke bygd ennå
server-build-client = Denne serveren kjører fra kildekoden uten nettleserdelen. Kjør «make play» der: det bygger den og starter spillet.

refusal-malformed = Serveren forsto ikke en melding fra siden. Last den inn på nytt.
refusal-oversized = Det er for langt.
refusal-too-frequent = Det var for mye på én gang. Vent litt.
refusal-foreign-origin = Siden hører ikke til serveren den snakker med.
refusal-foreign-host = Serveren kjenner ikke seg selv under dette navnet. Den som driver den, kan oppgi den offentlige adressen.
refusal-unknown-table = Det bordet finnes ikke.
refusal-wrong-token = Lenken åpner ingen plass her.
refusal-not-found = Noe slikt finnes ikke her.
refusal-storage-failed = Serveren kunne ikke lagre det, så det har ikke skjedd. Prøv igjen.
refusal-frozen = Spillet ble begynt med en annen versjon av programmet og kan ikke fortsette med denne.
refusal-busy = Serveren har hendene fulle akkurat nå. Prøv igjen om litt.
refusal-failed = Noe gikk galt på serveren; ingenting ble endret. Prøv igjen.
refusal-too-slow = Det brukte for lang tid på å komme fram. Prøv igjen.
refusal-password-needed = Dette bordet er for dem som kjenner passordet.
refusal-wrong-password = Det er ikke passordet til dette bordet.
refusal-not-seated = Du ser på; det kan bare spillere gjøre.
refusal-not-host = Det kan bare den som dekket bordet, gjøre.
refusal-not-started = Spillet har ikke begynt ennå.
refusal-already-started = Spillet har allerede begynt.
refusal-table-full = Alle plasser er opptatt.
refusal-seat-taken = Det sitter allerede noen der.
refusal-name-taken = Noen ved bordet heter allerede det.
refusal-colour-taken = Noen ved bordet har allerede den fargen.
refusal-bad-table = Slik kan ikke et bord dekkes.
refusal-seats-open = Det er fortsatt ledige plasser.
refusal-too-many-tables = Serveren har ikke plass til et bord til.
refusal-too-many-spectators = Det er ikke plass til flere tilskuere.
refusal-no-proposal = Det forslaget gjelder ikke lenger.
refusal-no-hints = Tips er slått av ved dette bordet.
refusal-game-running = Spillet er ikke slutt ennå.

## The page in the browser

web-motto = En togkveld med venner og boter. Ingen konto, ingen manual.
web-new-game = Et nytt spill
web-new-game-text = Dekk et bord for venner på egne enheter, for folk rundt én enhet og for boter.
web-your-name = Navnet ditt
web-set-table = Dekk et bord
web-quick = Spill straks med to boter ({ $level })
web-level =
    { $level ->
        [1] lett
        [2] middels
        [3] god
        [4] sterk
        [5] svært sterk
       *[other] mester
    }
web-next-level = Neste motstander: { $bot } ({ $level })
web-join = Bli med venner
web-join-text = Åpne lenken de sendte, eller skriv koden til bordet deres.
web-code = Koden til bordet
web-join-button = Bli med
web-my-tables = Mine bord
web-finished-tables = Avsluttede spill ({ $count })
web-state-waiting = venter på spillere
web-state-playing = pågår
web-state-over = slutt
web-state-frozen = kan ikke fortsette
web-forget = Glem bordet { $code }
web-forget-word = Glem
web-offline = Serveren kan ikke nås akkurat nå.
web-loading = Brettet legges ut …
web-reconnecting = Mistet forbindelsen. Prøver igjen …
web-close = Lukk
web-done = Ferdig
web-cancel = Avbryt
web-yes = Ja
web-no = Nei
web-copy = Kopier
web-copied = Kopiert
web-share = Del
web-link = Lenke
web-guest = Gjest
web-to-lobby = Alle bord

web-board-choice = Brett
web-board-group =
    { $group ->
        [first] Til å begynne med
        [countries] Land og kontinenter
        [cities] Byer, for et kort spill
        [own] Våre egne brett
       *[more] Flere brett
    }
web-board-rules =
    { $count ->
        [0] Slik spilles { $board }
       *[other] Slik spilles { $board }, og hva som ikke er sikkert
    }
web-for-players = { $fewest } til { $most } spillere
web-ticket-set = Billettsett
web-ticket-set-base = som trykt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }
web-expansions = Utvidelser
web-seats = Plasser
web-seat-kind = Hvem som sitter på plass { $number }
web-seat-remove = Fjern plass { $number }
web-seat-remove-word = Fjern
web-seat-mine = Ved denne enheten
web-seat-open = Ledig for en venn
web-seat-open-text = Venner setter seg med lenken.
web-seat-bot = Bot
web-name = Navn
web-bot-level = Hvilken bot
web-bots-levels = Nivåer
web-bots-styles = Spillestiler
web-bot-plain = { $name }
web-livery = Farge { $colour }, mønster { $pattern }: endre
web-livery-choose = Farge og mønster
web-colour = Farge
web-colour-red = rød
web-colour-blue = blå
web-colour-green = grønn
web-colour-yellow = gul
web-colour-black = svart
web-colour-purple = lilla
web-pattern = Mønster
web-pattern-plain = ensfarget
web-pattern-stripes = striper
web-pattern-dots = prikker
web-pattern-checks = ruter
web-pattern-chevrons = sikksakk
web-pattern-rings = ringer
web-house-rules = Klokke og mer
web-more-rules = Flere innstillinger og husregler
web-clock = Tid til en tur
web-clock-none = så lenge det tar
web-clock-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
web-clock-is-seconds =
    Alle har { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    } til en tur.
web-clock-is-days =
    Alle har { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    } til en tur.
web-bot-speed = Hvor fort botene svarer
web-bot-speed-slow = i ro og mak
web-bot-speed-middle = som mennesker
web-bot-speed-fast = fort
web-bot-speed-once = straks
web-takeover = En bot spiller for den som går tom for tid, til vedkommende er tilbake
web-plan-not-ready = Dette brettet krever minst { $fewest } plasser, hvorav én ved denne enheten.
web-open-table = Åpne bordet
web-start-now = Start spillet

web-invite = Inviter venner
web-qr = Lenken som kode for et telefonkamera
web-watching-now =
    { $count ->
        [0] Ingen ser på.
       *[other] { $count } ser på.
    }
web-sit = Sett deg her
web-sit-also = En til ved denne enheten
web-leave = Forlat
web-make-bot = Bot
web-make-open = Ledig
web-here = er her
web-away = borte
web-start = Start spillet
web-start-waits = Spillet kan begynne når alle plasser er opptatt; gi ledige til boter.
web-host-starts = Du har en plass. Spillet begynner når verten starter det.
web-this-table = Dette bordet
web-fingerprint = Forseglet startverdi: { $fingerprint }
web-fairness = Ærlig spill: det forseglede frøet

web-your-turn = Din tur
web-turn-of =
    { $count ->
        [one] { $names } tenker
       *[other] Venter på { $names }
    }
web-wait = Et øyeblikk
web-over = Spillet er slutt
web-last-turns =
    { $count ->
        [one] aller siste tur
       *[other] siste runde: { $count } turer
    }
web-last-moves = Siste trekk
web-last-call = Siste runde har begynt!
web-last-call-read = Forstått
web-clock-left = Tid igjen: { $time }
web-hours-left = { $count } t
web-days-left =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
web-board = Brettet { $board }. Piltastene flytter det, pluss og minus zoomer, 0 viser alt.
web-zoom-in = Zoom inn
web-zoom-out = Zoom ut
web-zoom-fit = Vis hele brettet
web-zoom-in-word = nærmere
web-zoom-out-word = lenger
web-zoom-fit-word = alt
web-claim-route = Bygg { $route }
web-choice-claim = bygg { $route }
web-ask-claim = Vil du prøve tunnelen { $route }?
web-which-track = Hvilket spor?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] venstre spor
        [right] høyre spor
        [upper] øvre spor
        [lower] nedre spor
       *[middle] midtre spor
    })
web-not-now =
    { $phase ->
        [tickets] Velg først billettene dine.
        [second_card] Du holder på å trekke: ta først det andre kortet ditt.
        [payment] Betal først for det du har valgt, eller avbryt.
        [after_action] Handlingen din er gjort: bare det som kan følge etter, er mulig.
        [over] Spillet er slutt.
       *[action] Det går ikke nå.
    }
web-track-no-locomotives = Ingen lokomotiver her.
web-border-point = Et grensepunkt, land: { $country }. Billetter til { $country } slutter her.
web-attraction = En severdighet: { $count } poeng til den som har en linje her.
web-district = Forbundet med { $others }: { $count } poeng.
web-route-open = Ingen eier denne linjen ennå.
web-route-owned = Den tilhører { $name }.
web-route-yours = Den er din.
web-route-takers =
    { $count ->
        [0] Ingen kan bygge den lenger.
       *[other] Kan fortsatt bygges av: { $names }.
    }
web-route-price = Den koster deg:

web-choose-tickets = Hvilke billetter beholder du?
web-keep-least =
    { $count ->
        [0] Behold så mange du vil, eller ingen.
       *[other] Behold minst { $count }.
    }
web-keep =
    { $count ->
        [0] Behold ingen
        [one] Behold { $count } billett
       *[other] Behold { $count } billetter
    }
web-tickets-wait = Valgt. Du kan endre det til alle har valgt.
web-points = { $count } poeng
web-ticket-connected = forbundet
web-ticket-connected-to = forbundet med { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = ingen vei igjen for egne linjer
web-ticket-failed = ikke forbundet
web-ticket-trains = { $count } tog til
web-ticket-trains-to = { $count } tog til for å nå { $place }
web-ticket-too-far = { $count } tog til, flere enn du har

web-your-action = Handlingen din
web-action =
    { $count ->
        [0] Tar du to kort, eller trekker du billetter? Du kan ikke betale noen linje ennå.
        [one] Tar du to kort, bygger du linjen med gullkant, eller trekker du billetter?
       *[other] Tar du to kort, bygger du en av { $count } linjer med gullkant, eller trekker du billetter?
    }
web-second-card = Hvilket kort tar du som det andre?
web-after-action = Handlingen din er gjort. Noe mer?
web-turn-ends = Handlingen din er utført, og ingenting kan følge. Turen din slutter om et øyeblikk.
web-far = Stiplede steder koster to lokomotiver.
web-tickets-draw = Trekk billetter:
web-choice-pay = Betal { $cards }
web-cannot-undo = Dette kan du ikke angre alene.
web-take = Ta { $card }
web-draw-sure = Vil du trekke et kort fra bunken?
web-display = Åpne kort
web-deck =
    { $count ->
        [0] Bunken er tom
       *[other] Trekk fra bunken: { $count } kort
    }
web-deck-word = Bunke
web-hand = Hånden din: { $cards }
web-hand-empty = Ingen kort på hånden
web-hand-head = Hånden din ({ $count })
web-hand-fits = { $cards }: vis linjer i denne fargen
web-end-turn = Avslutt turen
web-end-sure = Vil du avslutte turen?

web-undo = Angre
web-undo-ask = Be om å få angre
web-undo-alone = Angre den siste avgjørelsen din
web-undo-all = Spør alle om du kan angre den siste avgjørelsen din
web-undo-asked = De andre blir spurt om du kan angre det.
web-undo-proposal = Et ønske om å angre trekk
web-undo-wish =
    { $name } vil angre { $count ->
        [one] { $count } avgjørelse
       *[other] { $count } avgjørelser
    }.
web-undo-waiting =
    { $count ->
        [one] Venter på at { $count } spiller sier ja.
       *[other] Venter på at { $count } spillere sier ja.
    }
web-agree = Si ja
web-disagree = Si nei
web-undo-withdraw = Glem det

web-players = Spillere
web-me = deg
web-bot = bot, { $bot }
web-bot-plays = en bot spiller
web-to-move = har tur
web-count-points = poeng
web-count-trains = tog
web-count-cards = kort
web-count-tickets = billetter
web-count-time = tid
web-tickets = Billettene dine
web-log = Hva som skjedde
web-log-all = Vis alt
web-log-dealt = Alle får { $count } togkort.
web-chat = Prat
web-chat-say = Si noe
web-chat-send = Send
web-chat-empty = Ingen har sagt noe ennå.
web-emotes = Vis hva du føler
web-emote-hello = Hei!
web-emote-luck = Lykke til!
web-emote-well-done = Godt spilt!
web-emote-thanks = Takk!
web-emote-oh-no = Å nei!
web-emote-hurry = Kom igjen!
web-routes = Linjer
web-routes-search = Finn en linje
web-claimable = bygg
web-tab-hand = Hånd
web-tab-tickets = Billetter
web-tab-players = Spillere
web-tab-log = Logg
web-tab-chat = Prat
web-tab-routes = Linjer
web-watching = Du ser på dette spillet.
web-take-seat = Overta plassen: { $name }
web-choose-beside = Velg billettene dine: de vises på brettet. De du beholder, tegnes med tykk strek.
web-not-asked = Det er ikke din tur. I mellomtiden kan du se på billetter og linjer.
web-bot-took = En bot spiller på plassen din.
web-take-back = Spill selv igjen
web-resign = La en bot spille for meg
web-leave-table = Forlat spillet
web-leave-sure = En bot spiller videre for deg, og hvem som helst kan ta plassen din. Du kan ikke komme tilbake med lenken din.
web-pass-device = Gi enheten til { $name }
web-pass-device-text = Ingen andre bør se nå.
web-put-away = Turen din er over. Se på hva du har, og gi så enheten videre.
web-i-am = Jeg er { $name }

web-menu = Innstillinger og bord
web-menu-word = Meny
web-confirm = Spør før en handling
web-confirm-always = alltid
web-confirm-touch = bare ved berøring
web-confirm-never = aldri
web-language = Språk
web-theme = Fargene på siden
web-theme-system = som på enheten
web-theme-light = lyse
web-theme-dark = mørke
web-sound = Lyder: et fløyt når det er min tur, og kort, tog, terninger og monstre kan høres
web-still = Ingen animasjoner
web-fast = Raskere animasjoner
web-notices = Et varsel når det er min tur og siden er i bakgrunnen
web-notices-http = Nettleseren viser varsler bare for sider med https; tittelen på siden sier når det er din tur.
web-other-device = Fortsett på en annen enhet
web-other-device-text = Lenken åpner plassen din. Hold den for deg selv.
web-living-room = Stuen
web-living-room-text = En stor skjerm som bare viser: brettet, hvem som har tur, poeng og de siste trekkene. Telefonene er hendene.
web-living-room-open = Åpne skjermen
web-show-join = Kom til bordet med telefonen din.
web-log-download = Last ned loggen

web-step = Trinn { $number } av { $total }
web-next = Neste
web-show-all = Vis resultatet
web-show-result = Vis resultatet
web-tickets-of = Billetter: { $name }
web-scoring-told = Poengene i ord
web-chart = Alles poeng etter hver tur
web-chart-turns = { $count } turer
web-look-board = Se på brettet
web-rematch = Spill igjen
web-rematch-go = Til det nye bordet
web-seal-sound = Startverdien er den som ble forseglet før spillet.
web-seal-broken = Startverdien passer ikke til seglet!
web-seal = SHA-256 av «{ $seed }:{ $salt }» er { $fingerprint }.

## The arena

help-arena = Hold en turnering mellom boter og vis ratingene deres.
help-arena-bots = Boter med komma imellom: navn, eller file.py:Class; ellers «random,greedy».
help-arena-games = Antall spill i alt, rundet opp til hele blokker.
help-arena-sprt = To boter: spill til det er klart om den første er sterkere, høyst så mange spill.
help-arena-gain = Med --sprt: fordelen det letes etter, i ratingpoeng.
help-arena-threads = Tråder, eller prosesser for boter i Python; ellers alle prosessorer. Resultatene blir de samme.
help-arena-engine = Hvor det spilles: på denne maskinen eller på en Ray-klynge.
help-arena-out = Mappe for resultatene; samme kommando fortsetter en avbrutt kjøring.
error-arena-sprt-alone = --sprt nevner selv de to botene og kan ikke brukes med --bots.
error-arena-pair = --sprt tar to ulike boter med komma imellom.
error-arena-ray = --engine ray krever pakken «ray»: pip install "whistlestop[cluster]"
arena-played =
    { $games } spill i { $blocks ->
        [one] { $blocks } blokk
       *[other] { $blocks } blokker
    }. Ratingen til { $anchor } er 0; intervallene er 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } spill ble avbrutt fordi det ikke tok slutt, og talt opp slik det sto.
       *[other] { $count } spill ble avbrutt fordi de ikke tok slutt, og talt opp slik de sto.
    }
arena-ahead = Hvor ofte boten til venstre ender foran den øverst
arena-seats = Førsteplasser etter plass
arena-seat = plass { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } er sterkere enn { $two } (logaritmisk sannsynlighetsforhold { $ratio }, grense { $bound }, leter etter { $gain } poeng).
        [not_stronger] { $one } er ikke { $gain } poeng sterkere enn { $two } (logaritmisk sannsynlighetsforhold { $ratio }, grense −{ $bound }).
       *[open] Ennå ikke avgjort om { $one } er sterkere enn { $two } (logaritmisk sannsynlighetsforhold { $ratio }, grenser ±{ $bound }, leter etter { $gain } poeng).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = rating
heading-firsts = førsteplasser
heading-milliseconds = ms per avgjørelse

## Studies

help-study = Spill tusenvis av spill på et brett og skriv en rapport som én HTML-side.
help-study-games = Antall spill for hver del av rapporten.
help-study-bot = Bot som spiller spillene; ellers den sterkeste som er rask nok.
help-study-styles = Boter som får stilene sammenlignet, med komma imellom; ellers alle raske.
help-study-out = HTML-filen.
help-study-against = Et annet brett eller en annen utgave av det, som spilles med de samme startverdiene og sammenlignes.
study-advice = Råd
study-no-advice = Spillene gir ingen grunn til å endre noe.
study-against = Sammenlignet med { $board } på de samme startverdiene
study-seat-wins = seirer for plass { $number }
study-head-here = her
study-head-difference = forskjell
study-written = Rapporten om { $games } spill ligger i { $file }.
study-bot-compiled = en studie krever en bot fra pakken, ikke «{ $bot }»; det finnes { $bots }.
studying = Studerer brettet

study-title =
    { $map }, { $players } spillere: { $kind ->
        [cards] en studie
        [dice] en studie med terningutvidelsen
        [monsters] en studie med Alvin & Dexter
       *[both] en studie med begge utvidelsene
    }
study-lead = { $games } spill av boten «{ $bot }» mot seg selv, { $decisions } avgjørelser, billettsett «{ $set }», startverdier { $seed } til { $last }. Alle spill i en sammenligning har de samme startverdiene. Den første spilleren sitter på plass 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] bare kort
        [monsters] med monstre
        [dice] med terninger
       *[both] med begge
    }
study-key-seat =
    { $variant ->
        [cards] Bare kort
        [monsters] Med monstre
        [dice] Med terninger
       *[both] Med begge utvidelsene
    }: den første spilleren vinner { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] det er mer enn rettferdige { $fair } %.
        [less] det er mindre enn rettferdige { $fair } %.
       *[fair] det ses ingen forskjell fra rettferdige { $fair } %.
    }
study-key-shift =
    { $variant ->
        [monsters] Favoriserer Alvin & Dexter en plass?
       *[dice] Favoriserer terningene en plass?
    } { $verdict ->
        [more] De gir den første spilleren { $value } prosentpoeng mer [{ $low }, { $high }].
        [less] De tar { $value } prosentpoeng fra den første spilleren [{ $low }, { $high }].
       *[same] Endringen for den første spilleren er { $value } prosentpoeng [{ $low }, { $high }], noe som kan være tilfeldig.
    }
study-key-length =
    { $variant ->
        [monsters] Monstre
        [dice] Terninger
       *[both] Begge utvidelsene
    } { $verdict ->
        [more] gjør spillene { $change } turer lengre per spiller
        [less] gjør spillene { $change } turer kortere per spiller
       *[same] lar lengden på spillene være som den er
    } [{ $low }, { $high }], til { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alle spill kom til en slutt.
        [one] { $count } startverdi kom ikke til en slutt i en av variantene; den mangler i sammenligningen av varianter.
       *[other] { $count } startverdier kom ikke til en slutt i en av variantene; de mangler i sammenligningen av varianter.
    }
study-key-tickets = Billetter som gir for mye: { $generous }. Billetter som gir for lite: { $stingy }.
advice-seat = Plass { $seat } vinner { $share } % av spillene for { $players } ({ $low } til { $high }); { $fair } % ville vært rettferdig.
advice-ending = { $share } % av spillene stopper fordi det ikke er mer å gjøre: sporene har { $spaces } felt til { $trains } tog.
advice-stingy = { $ticket } ({ $points }) fullføres i { $share } % og taper i snitt { $loss } poeng: { $fair } ville vært rettferdig for veien.
advice-hard = { $ticket } ({ $points }) fullføres bare i { $share } % og taper i snitt { $loss } poeng, enda trykte brett ikke gir mer enn { $fair } for en slik vei: selve veien er for vanskelig.
advice-generous = { $ticket } ({ $points }) fullføres i { $share } %, og den som beholder den, vinner { $lift } flere spill av hundre: { $fair } ville vært rettferdig for veien.
advice-unwanted = { $ticket } ({ $points }) beholdes bare i { $kept } % av tilfellene: ingen vil ha den. { $fair } ville vært rettferdig for veien.
advice-region =
    { $direction ->
        [north] Ingen linje til nord ({ $places }) tas noen gang i { $games } spill.
        [north-east] Ingen linje til nordøst ({ $places }) tas noen gang i { $games } spill.
        [east] Ingen linje til øst ({ $places }) tas noen gang i { $games } spill.
        [south-east] Ingen linje til sørøst ({ $places }) tas noen gang i { $games } spill.
        [south] Ingen linje til sør ({ $places }) tas noen gang i { $games } spill.
        [south-west] Ingen linje til sørvest ({ $places }) tas noen gang i { $games } spill.
        [west] Ingen linje til vest ({ $places }) tas noen gang i { $games } spill.
        [north-west] Ingen linje til nordvest ({ $places }) tas noen gang i { $games } spill.
       *[middle] Ingen linje til midten ({ $places }) tas noen gang i { $games } spill.
    }
advice-routes = Ingen tar noen gang { $routes } i { $games } spill.
advice-rushed = { $route } tas i { $share } % av spillene, i snitt etter { $when } % av turene: den som kommer som nummer to, har ingen sjanse. Et spor til ville hjelpe.

study-head-variant = spill
study-head-first = første spiller vinner
study-head-shift = endring med utvidelsen
study-head-points = poeng
study-head-winner = vinnerens poeng
study-head-margin = vinnerens forsprang
study-head-games = spill
study-head-figure = hva
study-head-value = verdi
study-head-turns = turer per spiller
study-head-change = endring
study-head-part = del
study-head-kept = beholdt når tilbudt
study-head-fulfilled = fullført når beholdt
study-head-brought = poeng den ga
study-head-lift = løft
study-head-price = pris
study-head-route = linje
study-head-claimed = bygd
study-head-when = når
study-head-place = sted
study-head-reached = nådd
study-head-claimable = kan bygges
study-head-claims = bygd per spill
study-head-case = særtilfelle
study-head-met = spill med det

study-seats = Er turrekkefølgen rettferdig?
study-seats-text = Andel av seirene etter plass i turrekkefølgen, uten og med hver utvidelse på de samme startverdiene. En delt seier deles opp. Den stiplede linjen er en rettferdig andel.
study-seats-caption = Seirer etter plass i turrekkefølgen, { $games } spill hver; strekene er 95 %-intervaller.
study-seats-table = Variantene side om side; endringen i prosentpoeng mot bare kort
study-seat-of = { $variant }, plass { $number }
study-length = Hvor lenge spillene varer, og hvem som leder
study-length-text = En ledelse telles i linjepoeng, som alle ser; den skifter når en annen leder alene.
study-length-caption = Turer per spiller, { $games } spill.
study-length-table = Gangen i spillene
study-margins = Vinnerens forsprang
study-margins-caption = Poeng mellom nummer én og to, { $games } spill.
study-axis-turns = turer per spiller
study-axis-margin = poeng
study-variant-lengths = Lengden på spillene per variant; endringen er mot bare kort på de samme startverdiene
study-fact-turns = Turer per spiller
study-fact-leads = Skifter av ledelsen i et spill
study-fact-half-time = Spill vunnet av den som ledet ved halvtid
study-fact-margin = Poeng mellom nummer én og to
study-fact-shared = Spill med delt seier
study-ending =
    { $reason ->
        [last_round_played] Spill som sluttet etter siste runde
        [all_passed] Spill som sluttet fordi alle passet
        [six_tickets] Spill som sluttet med alle nødvendige billetter
        [last_train] Spill som sluttet med det siste toget
       *[other] Spill som sluttet på annet vis ({ $reason })
    }
study-score = Hva et resultat består av
study-score-caption = Gjennomsnittspoeng per del, { $games } spill; strekene er 95 %-intervaller.
study-score-table = Gjennomsnittspoeng
study-winner = vinner
study-others = de andre
study-part =
    { $part ->
        [routes] linjer
        [tickets] billetter
        [longest_path] lengste rute
       *[most_tickets] flest billetter
    }
study-styles = Hvilken stil som vinner her
study-styles-text = Boter med ulike stiler mot hverandre, hvert bord i hver rotasjon av plassene.
study-styles-caption = Andel av førsteplassene, { $games } spill.
study-styles-table = Rating på Elo-skalaen; { $anchor } er 0
study-tickets = Billetter
study-tickets-text = Løftet er det som legges til vinnersjansen ved å beholde en billett, i prosentpoeng. Botene velger hva de beholder, så det forteller om billetter slik de spilles. En pris kalles for høy eller for lav bare der tilfeldighetene blant så mange billetter ville gjort det samme i høyst én studie av tjue.
study-tickets-caption = Løft ved å beholde, 95 %-intervaller; er det mange billetter, vises dem i begge ender.
study-tickets-table = Hver billett som ble beholdt, den beste for eierne først
study-price =
    { $price ->
        [generous] gir for mye
        [stingy] gir for lite
       *[fair] –
    }
study-demand = Hvilke linjer som er ettertraktet
study-demand-text = Jo hetere et spor, i desto flere spill blir det bygd. Sirkler vokser med andelen nett som når et sted.
study-demand-caption = Andel av { $games } spill der hvert spor ble bygd; pek på et spor eller et sted for å se tallet.
study-never = aldri
study-always = i hvert spill
study-track-title = { $route }: bygd i { $share } % av spillene
study-place-title = { $place }: nådd av { $share } % av nettene
study-most-wanted = Mest ettertraktet; «når» er hvor langt spillet var kommet
study-least-wanted = Minst ettertraktet
study-places = Steder
study-places-text = Hvor mange nett som når et sted, og hvordan det går med dem.
study-places-caption = Andel av nettene som når et sted: de tolv mest tiltrekkende, 95 %-intervaller.
study-places-table = Hvert sted
study-reach = Bygging etter lengde
study-reach-text = Hvor ofte den som hadde tur, kunne bygge minst én linje av en lengde, og hvor mange av den lengden som ble bygd.
study-reach-caption = Andel av alle turer i { $games } spill der en linje av lengden kunne bygges, 95 %-intervaller.
study-reach-table = Linjer etter lengde
study-of-length =
    { $length ->
        [one] { $length } felt
       *[other] { $length } felter
    }
study-extra =
    { $count ->
        [0] ikke noe ekstra
       *[other] { $count } ekstra
    }
study-fact-tries = Forsøkte tunneler i et spill
study-fact-failures = Mislykkede forsøk
study-used = Hva dette brettet byr på, og hvor ofte det brukes
study-used-text = Det ingen bruker, er der forgjeves, eller så vet ikke disse botene hva de skal bruke det til.
study-used-table = Brukt i et spill, av alle spillerne til sammen
study-cases = Særtilfeller i reglene
study-cases-text = Sjeldne situasjoner spillene kom ut i, hver med det første spillet der det skjedde. «whistlestop replay FILE» forteller et slikt spill trinn for trinn.
study-cases-table = Særtilfeller som forekom, de sjeldneste først
study-case =
    { $case ->
        [display-reset] Tre åpne lokomotiver fører til at kortene byttes ut
        [display-reset-again] De åpne kortene byttes ut flere ganger på rad
        [reshuffle] Kastebunken blir ny bunke
        [pass] En spiller må passe
        [tunnel-declined] En tunnel blir ikke betalt
        [card-given] Vilkårlige kort erstatter ett som mangler
        [tokens-returned] Brikker over grensen legges tilbake
        [monsters-meet] Begge monstrene står på samme sted
        [tickets-halved] Et monster halverer en billett
        [dead-board] Det er ingenting igjen som noen kan bygge
        [all-passed] Alle passer
        [longest-path-shared] Den lengste ruten deles
        [tie-broken] En poenglikhet avgjøres
        [victory-shared] En seier deles
       *[below-zero] En spiller ender under null
    }
study-log = { $case } (startverdi { $seed })
study-download = Last ned { $file }
study-footer-intervals = Hakeparenteser rommer 95 %-intervaller over spill: Wilsons for andeler, normale for gjennomsnitt. Ratinger har bootstrap-intervaller over blokker av spill med samme startverdi.
study-footer-program = Laget med Whistlestop, som er uoffisielt. Fingeravtrykk av reglene, brettet og botene: { $program }.

## Hints

help-play-hint = «hint» forteller de beste handlingene med sjansene deres, oddsene for tunneler og farger, og billetter innen rekkevidde.
hint-thinking = La meg tenke …
hint-games = Fra { $games } spill som en bot har spilt ferdig, der det du ikke ser, er trukket tilfeldig.
hint-action = { $action }: vinner { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = behold { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] det ville den sterkeste boten gjort
        [scores] gir { $count } poeng
        [completes_ticket] fullfører { $ticket }
        [on_way] ligger på veien for { $ticket }
        [brings_end] fører til siste runde
        [colour_needed] du trenger fargen til { $route }
        [any_route] et lokomotiv passer til alle farger
        [ticket_fulfilled] { $ticket } er allerede fullført
        [ticket_costs] { $ticket } krever { $count } tog til
        [ticket_cut_off] { $ticket } er avskåret
        [only_way] det finnes knapt en annen vei for { $ticket }
        [detour] omveien for { $ticket } krever { $count } tog til
        [rival_near] en motstander har bygd ved siden av og kan stenge den
        [end_near] slutten er nær (færrest tog igjen: { $count })
        [off_way] den tjener ingen av billettene dine
        [more_tickets] nye billetter måtte fullføres med togene du har igjen: { $count }
        [leaves_open] overlater { $route } til andre
        [would_pay] med det kan du betale { $route }
        [spends_cards] den koster kort som du kan bruke andre steder: { $count }
       *[all_fulfilled] alle billettene dine er fullført, og du har { $count } tog
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: fullført.
        [reachable] { $ticket }: innen rekkevidde med { $count } tog.
        [too-far] { $ticket }: krever { $count } tog, flere enn du har.
       *[cut-off] { $ticket }: avskåret.
    }
hint-colour = { $kind }: { $next } % for det neste kortet fra bunken, { $two } % blant de to neste.

## Review of a game

help-review = Bedøm avgjørelsene i et lagret spill: vinnersjanser, presisjon og hva som kostet mest.
help-review-looks = Hvor mange spill som prøves for hver avgjørelse.
review-progress = bedømte avgjørelser
review-curve = Vinnersjanse etter hver avgjørelse, så langt spilleren visste da:
review-turn =
    { $turn ->
        [0] Åpning
       *[other] Tur { $turn }
    }
review-seat = { $name }: presisjon { $value } %, bedømte avgjørelser: { $count }
review-costly = { $when }: { $played }. Bedre: { $better }; det vinner { $best } % i stedet for { $chance } %, forsprang i poeng: { $points }{ $reasons }.
review-none = Ingen avgjørelse av { $name } kostet noe nevneverdig.
review-foot = Hver avgjørelse ble sammenlignet med den beste som ble funnet, i spill som en bot spilte videre; det spilleren ikke kunne se, ble fylt inn tilfeldig.
web-tab-review = Tilbakeblikk
web-review-mine = Gå gjennom spillet mitt
web-review-start = Gå gjennom dette spillet
web-review-text = En bot spiller videre fra hver avgjørelse med det hver enkelt kunne vite da. Det tar omtrent et minutt.
web-review-progress = Bedømte avgjørelser: { $done } av { $total }
web-review-stop = Stopp
web-review-accuracy = Presisjon
web-review-curve = Vinnersjanse etter hver avgjørelse
web-review-known = Så langt hver enkelt visste
web-review-open = Med alt åpent
web-review-costly = Hva som kostet { $name } mest
web-review-played = Spilt: { $action }
web-review-better = Bedre: { $action }
web-review-gain = vinner { $best } % i stedet for { $chance } %, forsprang i poeng: { $points }
web-review-cost = −{ $value } %
web-review-worst = Dyreste valg
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Det som ble spilt:
web-review-for = Det bedre valget:

## Bots: a name and a sentence of character for each

web-level-name = Nivå { $level }
web-level-character =
    { $level ->
        [1] En vennlig første motstander.
       *[other] Slår nivået under omtrent tre av fire ganger, på alle brett.
    }
bot-random-name = Tombola
bot-random-character = Gjør det første som faller den inn, tilfeldig og uten plan.
bot-path-name = Nybegynneren
bot-path-character = Beholder hver billett og bygger dem én etter én langs veien med færrest linjer.
bot-one-step-name = Opportunisten
bot-one-step-character = Tar det beste på brettet akkurat nå og tenker aldri på i morgen.
bot-long-route-name = Maraton
bot-long-route-character = Elsker lange linjer og bygger den lengste innen rekkevidde; billetter kommer i andre rekke.
bot-hoarder-name = Ekornet
bot-hoarder-character = Sitter på en voksende hånd og venter på linjene som gir mest.
bot-hungry-name = Samleren
bot-hungry-character = Trekker billetter så lenge det er tog igjen, og vinner stort eller taper stort.
bot-greedy-name = Stasjonsmesteren
bot-greedy-character = Beholder billige billetter, bygger den korteste veien for hver og kaster ikke bort tid.
bot-planner-name = Ingeniøren
bot-planner-character = Planlegger ett nett for alle billettene, foretrekker lange linjer og er først tom for tog.
bot-learned-name = Veteranen
bot-learned-character = Planlegger som Ingeniøren og har lært av mange spill når et annet trekk vinner oftere; på et brett den ikke har lært, spiller den akkurat som Ingeniøren.
bot-search-name = Stormesteren
bot-search-character = Planlegger som Ingeniøren og prøver hver idé i hundrevis av tenkte spill før den trekker.
bot-master-name = Virtuosen
bot-master-character = Ser med et blikk hva som er verdt å prøve, prøver det i tenkte spill og bedømmer hvert av dem etter hva som har vunnet før.

## Looking back and reports

refusal-not-a-log = Filen er ikke loggen fra et spill.
refusal-bad-log = Loggen kan ikke spilles av.
refusal-unknown-board = Loggen hører til et brett som programmet ikke har, eller til en annen versjon av det.
refusal-no-own-boards = Denne serveren tar ikke imot gjesters brett. Den som driver den, kan tillate dem.
refusal-bad-board = Dette brettet kan ikke spilles ennå: noe på det er ikke i orden.
refusal-study-running = Én studie om gangen: din pågår ennå.
refusal-unknown-study = Den studien finnes ikke, eller den er ikke lenger tatt vare på.
refusal-not-comparable = To studier kan sammenlignes hvis begge er ferdige og har spilt de samme startverdiene med like mange spillere og samme bot.
web-log-look = Vis brettet i dette øyeblikket
web-past-region = Tilbakeblikk
web-past =
    { $turn ->
        [0] Tilbakeblikk på begynnelsen:
       *[other] Tilbakeblikk på tur { $turn }:
    }
web-past-earlier = Tidligere
web-past-later = Senere
web-past-now = Tilbake til nå
web-replay = Reprise
web-replay-watch = Se det igjen
web-replay-view = Visning
web-replay-open = Alt er åpent
web-replay-spectator = Tilskuer
web-replay-moment = Øyeblikk i spillet
web-replay-first = Til begynnelsen
web-replay-last = Til slutten
web-replay-play = Spill av
web-replay-pause = Pause
web-replay-turn = Gå til en tur
web-replay-turn-of = Tur { $turn } · { $name }
web-replay-opening = Begynnelsen
web-replay-speed = Fart
web-replay-count = { $move } av { $count }
web-replay-keys = Piltastene går steg for steg, Page Up og Page Down fra tur til tur, Home og End til endene, mellomrom spiller av.
web-replay-running = Spillet pågår fortsatt: her vises hva plassen din vet om det, eller en tilskuer.
web-replay-more = Taster og språk
web-replay-link = Lenke til dette øyeblikket
web-replay-link-word = Lenke
web-replay-link-text = Den som åpner lenken, ser spillet i dette øyeblikket og fra denne siden.
web-replay-file = Åpne et spill
web-replay-file-text = Se et spill igjen ut fra loggen: filen du lastet ned da et spill var slutt, eller en fra spillet i terminalen.
web-replay-file-choose = Velg en fil
web-replay-line = Linje { $line }: { $reason }
web-replay-seat = Plass { $number }
web-replay-deck = Igjen i bunken: { $count }
web-replay-ticket-deck = Billetter som kan trekkes ennå: { $count }
web-replay-choosing = Velger mellom { $tickets }.
web-replay-scores = Hva hver enkelt ville ha hatt om spillet hadde sluttet ved hver tur.
web-tab-scores = Poeng
web-report = Meld et problem
web-report-running = Kopier teksten inn i meldingen din. Den inneholder spillet så langt plassen din kan kjenne det, og ingenting som er skjult for deg.
web-report-over = Kopier teksten inn i meldingen din. Den inneholder hele loggen fra spillet.
## The text view and what a screen reader is told

web-text-view = Tekstvisning
web-board-view = Vis brettet
web-text-question = Spørsmålet i ord
web-text-answers = Skrevet og besvart
web-text-line = Skriv en kommando, ? hjelper
web-text-routes-from = Linjer fra …
web-text-show = Vis
web-text-score = Poeng
web-text-help = Hjelp
web-skip = Til spørsmålet
web-sure = { $action }?
web-told-cards = { $name } trekker { $count } kort.
web-told-taken =
    { $who ->
        [you] Du tar { $cards }.
       *[other] { $name } tar { $cards }.
    }
web-card-unseen = et kort fra bunken

## Open tables, and people one does not know

refusal-sent-away = Verten vil ikke ha deg ved dette bordet.
refusal-bad-name = Ingen kan hete det på denne offentlige serveren.
refusal-bad-talk = Slikt sier man ikke på denne offentlige serveren: ingen adresser, ingen skjellsord, ingenting to ganger.
refusal-muted = Verten har dempet deg ved dette bordet.
help-serve-public = Fremmede møtes her: regler for navn og prat, og klager tas vare på.
web-open-tables = Åpne bord
web-seat-anywhere = Sett meg hvor som helst
web-open-tables-none = Ingen venter akkurat nå. Sett deg, så åpnes et bord som andre ser her.
web-seats-open =
    { $count ->
        [one] { $count } ledig plass
       *[other] { $count } ledige plasser
    }
web-locked = med passord
web-list-table = Vis bordet for fremmede på forsiden
web-begins-full = Spillet begynner når den siste plassen er tatt
web-begins-when-full = Du har fått plass. Spillet begynner når den siste plassen er tatt.
web-people = Folk ved dette bordet
web-hide-talk = Skjul prat
web-show-talk = Vis prat
web-mute = Demp
web-unmute = La snakke
web-send-away = Send bort
web-complain = Klag
web-complain-about = Klage på { $name }
web-complain-text = Den som driver serveren, leser dette sammen med personens siste linjer.
web-complain-reason = Hva er galt?
web-complain-words = Med egne ord, om du vil
web-complain-send = Send klagen
web-complain-thanks = Takk. Klagen er lagret for den som driver serveren.
web-offence-insult = fornærmelser
web-offence-name = navnet
web-offence-spam = reklame eller søppelprat
web-offence-unfair = uærlig spill
web-offence-other = noe annet

## A profile without an account

refusal-no-profile = Denne nøkkelen åpner ingen profil.
web-profile = Min profil
web-profile-short = Spill, resultater og styrke uten konto: nøkkelen ligger i denne nettleseren.
web-profile-begin = Begynn en profil
web-profile-text = Ingen e-post, ikke noe passord. Serveren lagrer navn, farge og hvordan spillene dine endte, og en hash av nøkkelen.
web-profile-colour = Farge
web-profile-keep = Lagre
web-profile-make = Lag en profil
web-profile-look = Se profilen min
web-ratings = Styrke
web-ratings-none = Etter det første spillet med denne profilen står styrken din her.
web-rating = Styrke
web-rating-interval = 95 % sikkert
web-rating-games = vunnet
web-rating-won = { $firsts } av { $games }
web-rating-text = Samme metode som arenaen: 0 er boten Greedy, 100 poeng mer vinner 64 % av spill for to.
web-mode =
    { $mode ->
        [cards] kort
        [dice] terninger
        [monsters] monstre
       *[other] terninger og monstre
    }
web-games-played = Spill ({ $count })
web-games-none = Ingen ennå. Spill du begynner eller blir med i fra nå av, teller.
web-game-place = plass { $place } av { $players }, { $points } poeng
web-somebody = noen
web-people-met = De jeg har spilt med
web-person-games = spill: { $games }, foran: { $ahead }
web-friend = Venn
web-befriend = Husk som venn
web-profile-move = Flytt eller slett
web-profile-move-text = Disse ni ordene er nøkkelen. Skriv dem på en annen enhet; den som kjenner dem, har profilen.
web-profile-picture = Vis som kode for kameraet
web-profile-export = Hent alt som fil
web-profile-forget = Glem på denne enheten
web-profile-delete = Slett profilen
web-profile-delete-sure = Den kan ikke hentes tilbake. Spillene dine blir hos de andre, uten navnet ditt.
web-profile-have = Jeg har allerede en profil
web-profile-words = De ni ordene
web-profile-words-wrong = Det er ennå ikke ni riktige ord.
web-profile-open = Åpne profilen her

## Games over days

refusal-no-holidays = Så mange feriedager har du ikke igjen.
help-serve-push = Si «din tur» til nettlesere gjennom produsentenes tjenester, til dem som ber om det.
web-turns = Spill over flere dager
web-turns-text = Få vite når det er din tur, uten at siden er åpen. Adressene er hemmelige, men åpner ikke noe annet.
web-turns-push = Denne nettleseren sier «din tur»
web-turns-push-text = Varselet er kryptert og går gjennom nettleserprodusentens tjeneste, som ser når det kommer.
web-turns-refused = Nettleseren tillater ikke varsler fra denne siden.
web-turns-calendar = Til en kalender
web-turns-news = Til en nyhetsleser (RSS)
web-holidays = Feriedager
web-holidays-each = Feriedager til hver spiller
web-holidays-left =
    { $count ->
        [one] { $count } dag igjen. Tiden din begynner etter ferien.
       *[other] { $count } dager igjen. Tiden din begynner etter ferien.
    }
web-holidays-take = Ta ferie
web-holiday-until = på ferie til { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Se mer
web-overlays-word = mer
web-overlay-paths = Alles lengste rute
web-overlay-networks = Mine nett
web-overlay-tickets = Tog billettene mine fortsatt krever
web-overlay-odds = Sjanser
web-overlay-path = { $name }: { $count }
web-overlay-network = Nett { $number }: felt { $count }, steder { $places }
web-overlay-no-networks = Du har ingen tog på brettet ennå.
web-overlay-next = neste kort
web-overlay-in-two = neste to
web-overlay-roll =
    { $which ->
        [stand] Lar du terningene ligge: { $claim } % for en linje, { $ticket } % for en billettene dine krever, { $points } poeng i snitt.
        [marked] Kaster du disse på nytt: { $claim } % for en linje, { $ticket } % for en billettene dine krever, { $points } poeng i snitt.
       *[best] Best å kaste på nytt ({ $dice }): { $claim } % for en linje, { $ticket } % for en billettene dine krever, { $points } poeng i snitt.
    }
web-overlay-no-odds = Det er ingenting å regne på akkurat nå.
web-hint-button = Tips
web-hint-chance = vinner omtrent { $value } % ({ $low } til { $high } %)
web-hint-do = Gjør det
web-hint-none = Ingen idé dukket opp. Prøv igjen om litt.
web-allow-hints = Man kan be om tips (slå det av i spill som teller)
web-table-password = Passord for gjester, om du vil
web-password = Passord
web-enter = Gå inn

web-lessons = Lær å spille
web-lessons-text = Tre korte leksjoner på et lite brett, omtrent fem minutter i alt: kort, så terninger, så monstre.
web-lesson-cards = Leksjon 1: kort
web-lesson-dice = Leksjon 2: terninger
web-lesson-monsters = Leksjon 3: monstre
web-lesson-progress = Trinn { $step } av { $steps }
web-lesson-begin = Begynn
web-lesson-resume = Fortsett
web-lesson-again = Begynn på nytt
web-lesson-done = ferdig
web-lesson-read = Videre
web-lesson-leave = Forlat leksjonen
web-lesson-following = Neste
web-lesson-play-on = Spill dette spillet ferdig
web-step-cards-goal = Velkommen til Bodensjøen! Flest poeng vinner: for bygde linjer, fullførte billetter og den lengste ruten. En billett du ikke klarer, koster poengene sine.
web-step-cards-tickets = Hver billett nevner to steder linjene dine skal forbinde. Behold minst én; billetter som deler vei, passer godt sammen. Brettet viser dem.
web-step-cards-take = Din tur: ta to kort, ett om gangen, åpne eller fra bunken. Et åpent lokomotiv passer til alle farger, men er det eneste kortet ditt denne turen.
web-step-cards-look = Trykk på en av billettene dine (i listen «Billetter»): den korteste veien som fortsatt er fri, lyser opp.
web-step-cards-claim = Bygg en linje: trykk på en som lyser. Den koster like mange kort i fargen sin som den har felt; grå tar én valgfri farge. Lyser ingenting nyttig, så ta kort først.
web-step-cards-special = To slags linjer er spesielle: en ferge krever lokomotiver, og en tunnel snur tre kort som kan gjøre den dyrere. «?» øverst forklarer alle reglene.
web-step-cards-again = Bygg en linje til, helst en billettene dine krever. Lampen gir et tips, og angre retter en feil.
web-step-cards-end = Det er kortspillet. Når noen har to tog eller færre, har alle én siste tur, og så telles billettene. Spill videre, eller se hva terninger endrer.
web-step-dice-goal = Med terninger er det ingen kort: hver tur kaster du fem terninger, og symbolene betaler det du gjør.
web-step-dice-tickets = Billetter er som før: behold minst én.
web-step-dice-roll = Terningene dine ligger foran deg. Trykk på dem du ikke vil ha, og kast dem på nytt én gang; eller la alle ligge.
web-step-dice-claim = Bygg en linje som lyser: en enkel linje krever Enkel, en dobbel krever Dobbel, én per felt. En Joker passer til alt. Lyser ingenting, så avslutt turen og kast igjen.
web-step-dice-tokens = To ubrukte terninger kjøper en brikke: én Enkel eller Dobbel til senere, høyst tre av hver. Kjøp en når du har terninger til overs, eller gå videre.
web-step-dice-again = Bygg en linje til. Brikker hjelper der terningene ikke strekker til.
web-step-dice-special = Stasjoner på terningene trekker billetter, én for hver. En ferge krever Jokere, og i en tunnel kan tre tunnelterninger heve prisen.
web-step-dice-end = Det er terningspillet. Det slutter som kortspillet. Spill videre, eller møt monstrene.
web-step-monsters-goal = Alvin og Dexter er her. Stedet der et monster står, er i kaos: ingen linje som ender der, kan bygges.
web-step-monsters-tickets = Billetter og kort er som i første leksjon. Behold minst én billett.
web-step-monsters-place = Sett et monster på brettet: trykk på et sted, helst et som er i veien for den andre og ikke for deg.
web-step-monsters-locomotive = Monstre flyttes med lokomotiver. Ta det åpne lokomotivet, som teller for begge kortene, eller trekk til du har et.
web-step-monsters-move = Trykk i turen din, før eller etter handlingen, på knappen til et monster og så på et merket sted: ett lokomotiv rekker opptil tre steder, to rekker seks.
web-step-monsters-lock = Nå har du kortet dets. Så lenge det ligger åpent, kan ingen flytte det monsteret; på slutten av din neste tur snus det og blir ditt.
web-step-monsters-claim = Fortsett med handlingen din og avslutt turen. Bygg en linje så snart du kan, langt fra kaos.
web-step-monsters-end = Til slutt teller en billett til et sted i kaos halvt, og flest kort med Alvin og med Dexter gir 15 poeng hver. Det var alt: god reise!

web-help = Regler
web-help-board = Dette brettet: { $board }
web-help-base = Det spilles etter grunnreglene.
web-help-rulings = Tolkninger og husregler som gjelder her
web-help-numbers = Vis numrene i regelboken (som R50)
web-help-turn = Hva kan jeg gjøre i min tur?
web-help-turn-text =
    { $purse ->
        [dice] Kast fem terninger, og kast valgfrie av dem på nytt én gang. Gjør så høyst én ting: bygg en linje, trekk billetter, eller det brettet ellers byr på. Ubrukte terninger kjøper brikker.
       *[cards] Én ting: ta to togkort, bygg en linje, trekk billetter, eller det brettet ellers byr på. Bare den som ikke kan gjøre noe, melder pass.
    }
web-help-tickets = Hva er billetter?
web-help-tickets-text = En billett nevner steder du skal forbinde med egne linjer. Fullført til slutt gir den poengene sine, ellers koster den dem. Det du beholder, blir hos deg, skjult til slutten.
web-help-locomotive = Hva er et lokomotiv?
web-help-locomotive-text = Et lokomotiv passer til alle farger. Tatt åpent er det det eneste kortet ditt i turen, trukket fra bunken er det et kort som andre. Ligger tre åpne, byttes alle åpne kort ut. Det som er annerledes her, står nedenfor.
web-help-double = Hva er en dobbeltlinje?
web-help-double-text =
    { $open ->
        [yes] Spor ved siden av hverandre mellom de samme stedene. Ingen eier to av dem; det andre forblir åpent for andre, uansett hvor få som spiller.
       *[no] Spor ved siden av hverandre mellom de samme stedene. Ingen eier to av dem; med færre enn { $count } spillere stenges det andre så snart ett er bygd.
    }
web-help-country = Hvordan når man et land?
web-help-country-text = Ved et hvilket som helst av grensepunktene; ingen vei går gjennom et land. En billett til flere land teller det dyreste du når. Når du ingen, koster den det billigste.
web-help-path = Hva er den lengste ruten?
web-help-path-text = Den lengste sammenhengende veien langs egne linjer, ingen brukt to ganger. Den er verdt { $points } poeng for alle som har den.
web-help-globe = Hva gir flest billetter?
web-help-globe-text = Den som har fullført flest billetter, får { $points } poeng til; er det flere, får alle dem.
web-help-sight = Hva er severdigheter verdt?
web-help-sight-text = Hver severdighet som en av linjene dine berører, gir poeng til slutt: { $points }.
web-help-district = Hva er et distrikt?
web-help-district-text = Steder som hører sammen: den som forbinder alle med egne linjer, får poengene til distriktet.
web-help-end = Når slutter spillet?
web-help-end-text = Når noen avslutter turen med { $count } tog eller færre, har alle én tur til. Så telles billetter og bonuser. Flest poeng vinner; ved likhet flest fullførte billetter.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = på dette brettet ligger ingen kort åpent: de kommer bare fra bunken.
difference-no-display = Ingen togkort ligger åpent: de kommer bare fra bunken.
difference-double-routes-free = Begge sporene i en dobbeltlinje er åpne med ethvert antall spillere.
deck-only = Ingen kort ligger åpent; { $count } i bunken.
