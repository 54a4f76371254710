# Italian. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rosso
kind-orange = arancione
kind-yellow = giallo
kind-green = verde
kind-blue = blu
kind-pink = rosa
kind-white = bianco
kind-black = nero
kind-gray = grigio
kind-locomotive = locomotiva

card-red = una carta rossa
card-orange = una carta arancione
card-yellow = una carta gialla
card-green = una carta verde
card-blue = una carta blu
card-pink = una carta rosa
card-white = una carta bianca
card-black = una carta nera
card-locomotive = una locomotiva

cards-red =
    { $count ->
        [one] { $count } rossa
       *[other] { $count } rosse
    }
cards-orange =
    { $count ->
        [one] { $count } arancione
       *[other] { $count } arancioni
    }
cards-yellow =
    { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
cards-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
cards-blue = { $count } blu
cards-pink = { $count } rosa
cards-white =
    { $count ->
        [one] { $count } bianca
       *[other] { $count } bianche
    }
cards-black =
    { $count ->
        [one] { $count } nera
       *[other] { $count } nere
    }
cards-locomotive =
    { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotive
    }

## Small words

nothing = niente
empty-slot = uno spazio vuoto
from-to = da { $fewest } a { $most }
not-known-yet = non ancora noto
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = Stati Uniti
board-usa-base-revised = Stati Uniti, biglietti riveduti
board-usa-1910 = Stati Uniti 1910
board-usa-big-cities = Stati Uniti 1910, grandi città
board-usa-mega = Stati Uniti 1910, megapartita
board-europe = Europa
board-europe-expanded = Europa 1912, ampliata
board-europe-big-cities = Europa 1912, grandi città
board-europe-mega = Europa 1912, megapartita
board-germany = Germania
board-india = India
board-lake-constance = Lago di Costanza
board-legendary-asia = Asia leggendaria
board-london = Londra
board-marklin = Märklin
board-new-york = New York
board-nordic = Paesi nordici
board-switzerland = Svizzera
board-draft = { $name } (bozza)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: lunghezza { $length }, { $colour }, galleria
            [ferry] { $route }: lunghezza { $length }, { $colour }, traghetto con { $symbols ->
                [one] { $symbols } locomotiva
               *[other] { $symbols } locomotive
            }
           *[plain] { $route }: lunghezza { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: lunghezza { $length }, { $colour }, galleria ({ $points ->
                [one] { $points } punto
               *[other] { $points } punti
            })
            [ferry] { $route }: lunghezza { $length }, { $colour }, traghetto con { $symbols ->
                [one] { $symbols } locomotiva
               *[other] { $symbols } locomotive
            } ({ $points ->
                [one] { $points } punto
               *[other] { $points } punti
            })
           *[plain] { $route }: lunghezza { $length }, { $colour } ({ $points ->
                [one] { $points } punto
               *[other] { $points } punti
            })
        }
    }
route-detail-special =
    { $route }: lunghezza { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
track-type =
    { $type ->
        [tunnel] galleria
        [ferry] traghetto, { $symbols ->
            [one] { $symbols } locomotiva
           *[other] { $symbols } locomotive
        }
       *[plain] { "" }
    }
track-trains =
    { $count ->
        [one] richiede { $count } vagone
       *[other] richiede { $count } vagoni
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] normali
        [long] lunghi
        [short] corti
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } biglietto normale
           *[other] { $count } biglietti normali
        }
        [long] { $count ->
            [one] { $count } biglietto lungo
           *[other] { $count } biglietti lunghi
        }
        [short] { $count ->
            [one] { $count } biglietto corto
           *[other] { $count } biglietti corti
        }
       *[other] { $count ->
            [one] { $count } biglietto del mazzo «{ $deck }»
           *[other] { $count } biglietti del mazzo «{ $deck }»
        }
    }
points-of-length = { $points } per lunghezza { $length }

## Seats

you = Tu
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Comincia una partita per { $players }. Inizi tu.
       *[other] Comincia una partita per { $players }. Inizia { $name }.
    }
event-turn-started =
    { $who ->
        [you] Turno { $turn }: tu.
       *[other] Turno { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Peschi { $card } dal mazzo.
       *[other] { $name } pesca { $card } dal mazzo.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Peschi una carta dal mazzo.
       *[other] { $name } pesca una carta dal mazzo.
    }
event-card-taken =
    { $who ->
        [you] Prendi { $card } dalle carte scoperte.
       *[other] { $name } prende { $card } dalle carte scoperte.
    }
event-card-turned-up = Nuova carta scoperta: { $card }.
event-display-reset = Ci sono tre locomotive scoperte: tutte le carte scoperte vengono sostituite.
event-deck-reshuffled =
    La pila degli scarti diventa il nuovo mazzo di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-ticket-offered =
    { $who ->
        [you] Ti viene offerto il biglietto { $ticket }.
       *[other] A { $name } viene offerto il biglietto { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Tieni il biglietto { $ticket }.
       *[other] { $name } tiene il biglietto { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Restituisci il biglietto { $ticket }.
       *[other] { $name } restituisce il biglietto { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Ora hai { $kept ->
            [one] { $kept } biglietto
           *[other] { $kept } biglietti
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; restituiti: { $back }
            }
           *[other] { $back ->
                [0] ; fuori dal gioco: { $gone }
               *[other] ; restituiti: { $back }, fuori dal gioco: { $gone }
            }
        }.
       *[other] { $name } ha ora { $kept ->
            [one] { $kept } biglietto
           *[other] { $kept } biglietti
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; restituiti: { $back }
            }
           *[other] { $back ->
                [0] ; fuori dal gioco: { $gone }
               *[other] ; restituiti: { $back }, fuori dal gioco: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Reclami { $route } con { $payment }.
           *[other] { $name } reclama { $route } con { $payment }.
        }
       *[other] { $who ->
            [you] Reclami { $route } con { $payment } e ottieni { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
           *[other] { $name } reclama { $route } con { $payment } e ottiene { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
        }
    }
event-passed =
    { $who ->
        [you] Non puoi fare nulla e passi.
       *[other] { $name } non può fare nulla e passa.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Non hai quasi più vagoni: ancora un turno per tutti.
           *[other] { $name } non ha quasi più vagoni: ancora un turno per tutti.
        }
        [few_bullet_trains] Restano pochi vagoni e pochi treni proiettile: ancora un turno per tutti.
        [few_pieces] Restano pochi vagoni e navi: ancora due turni per tutti.
        [dead_board] Non resta nessuna linea che qualcuno possa reclamare: ancora un turno per tutti.
       *[stalled] Da moltissimo nessuno reclama una linea: ancora un turno per tutti.
    }
event-game-over =
    { $reason ->
        [all_passed] Tutti hanno dovuto passare: la partita è finita.
        [six_tickets] Tutti i biglietti necessari sono completati: la partita è finita.
        [last_train] L’ultimo vagone è posato: la partita è finita.
        [dead_board] Nessuna linea può più essere reclamata: la partita è finita.
        [stalled] Da molto tempo nessuno reclama una linea: la partita è finita.
       *[last_round_played] L’ultimo giro è stato giocato: la partita è finita.
    }

## Refusals and reasons

refusal-not-your-turn = Non è il tuo turno.
refusal-illegal = «{ $action }» ora non è possibile.
refusal-game-over = La partita è finita.
refusal-stale = A questa domanda è già stato risposto.
refusal-unreadable = «{ $action }» non è un’azione.
refusal-cannot-undo = Non si può annullare nulla: nel frattempo si è visto qualcosa di nascosto, oppure era la mossa di un altro.

why-not-now =
    { $phase ->
        [tickets] prima scegli i tuoi biglietti.
        [action] questo risponde a un’altra domanda, non a quella di adesso.
        [second_card] stai pescando: prendi prima la seconda carta.
        [payment] prima paga ciò che hai scelto, oppure scrivi undo.
        [after_action] la tua azione è fatta: è possibile solo ciò che può seguirla.
       *[over] la partita è finita.
    }
why-no-such-action = quest’azione non esiste.
why-not-in-game =
    { $part ->
        [passing] con i dadi nessuno deve passare: termina invece il turno.
        [ending] qui il turno finisce da solo.
       *[cards] a questo tavolo si gioca con i dadi e senza carte vagone.
    }
why-action-done = l’azione di questo turno è fatta.
why-not-before-action = il tuo turno non può finire prima della sua azione.
why-track-taken =
    { $who ->
        [you] è già tua.
       *[other] è di { $name }.
    }
why-track-closed = l’altro binario è occupato, e con meno di { $players } giocatori questo resta chiuso.
why-own-twin = hai già un altro binario tra questi due luoghi.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] serve { $count } vagone e ne hai { $have }.
           *[other] servono { $count } vagoni e ne hai { $have }.
        }
       *[other] servono { $count } vagoni, di cui { $mountains } per le montagne, e ne hai { $have }.
    }
why-few-locomotives =
    il traghetto richiede almeno { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotive
    } e ne hai { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] non puoi pagare così la carta in più (ne serve { $count }).
           *[other] non puoi pagare così le { $count } carte in più.
        }
        [any] { $count ->
            [one] serve { $count } carta e ne hai { $have }.
           *[other] servono { $count } carte dello stesso colore e ne hai { $have }, locomotive comprese.
        }
       *[other] { $count ->
            [one] serve { $count } carta di colore { $colour } e ne hai { $have }, locomotive comprese.
           *[other] servono { $count } carte di colore { $colour } e ne hai { $have }, locomotive comprese.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] serve { $count } carta che non sia una locomotiva e ne hai { $have }.
           *[other] servono { $count } carte dello stesso colore senza locomotive e ne hai { $have }.
        }
       *[other] { $count ->
            [one] serve { $count } carta di colore { $colour }, non una locomotiva, e ne hai { $have }.
           *[other] servono { $count } carte di colore { $colour } senza locomotive e ne hai { $have }.
        }
    }
why-cannot-pay-rest = le carte che ti restano non pagherebbero il resto.
why-not-in-hand = non hai questa carta: { $kind }.
why-locomotives-not-here = su questa linea non si possono usare locomotive.
why-not-this-payment = così non si può pagare.
why-not-face-up = questa carta non è scoperta: { $kind }.
why-locomotive-second = una locomotiva scoperta non può essere la seconda carta.
why-no-cards-left = non ci sono più carte da pescare.
why-no-tickets-left = non ci sono più biglietti da pescare.
why-must-keep =
    Tieni almeno { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }.
why-may-not-keep = Non puoi tenere così tanti biglietti di quel mazzo (in tutto devono restarne almeno { $count }).
why-other-actions-exist = puoi passare solo se non è possibile nient’altro.
why-few-tickets =
    { $have ->
        [one] resta solo { $have } biglietto, non { $count }.
       *[other] restano solo { $have } biglietti, non { $count }.
    }
why-how-many-tickets = di’ quanti: ogni biglietto costa una Stazione o una Locomotiva.

## Differences from the base rules

difference-players = Da { $fewest } a { $most } giocatori.
difference-trains = Ognuno ha { $count } vagoni.
difference-deck =
    { $colours ->
        [8] Ci sono { $count } carte vagone di ogni colore e { $locomotives } locomotive.
       *[other] Ci sono { $count } carte vagone di ognuno dei { $colours } colori e { $locomotives } locomotive.
    }
difference-start-cards = Ognuno inizia con { $count } carte vagone.
difference-display = Le carte scoperte sono { $count }.
difference-display-reset =
    { $count ->
        [0] Le locomotive scoperte non fanno mai sostituire le carte, per quante siano.
       *[other] Le carte scoperte si sostituiscono quando { $count } sono locomotive.
    }
difference-face-up-locomotive = Una locomotiva scoperta vale come una carta: se ne possono prendere due in un turno.
difference-opening-tickets = All’inizio ognuno riceve { $deal } e ne tiene almeno { $keep }.
difference-drawn-tickets = Chi pesca biglietti riceve { $deal } e deve tenerne almeno { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Dei biglietti lunghi se ne possono tenere al massimo { $count }.
       *[other] Dei biglietti del mazzo «{ $deck }» se ne possono tenere al massimo { $count }.
    }
difference-refused-opening =
    { $where ->
        [face_up] I biglietti rifiutati all’inizio restano scoperti accanto al mazzo; quando finisce, si mescolano in uno nuovo.
        [out_of_game] I biglietti rifiutati all’inizio escono dal gioco.
        [shuffled_back] I biglietti rifiutati all’inizio si rimescolano nei loro mazzi.
       *[under_deck] I biglietti rifiutati all’inizio vanno sotto il mazzo.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Anche i biglietti restituiti più tardi restano scoperti accanto al mazzo.
        [out_of_game] I biglietti restituiti più tardi escono dal gioco.
       *[under_deck] I biglietti restituiti più tardi vanno sotto il mazzo.
    }
difference-double-routes = Entrambi i binari di una linea doppia si usano solo da { $count } giocatori in su.
difference-route-points = Le linee valgono { $points }.
difference-longest-path =
    { $count ->
        [0] Non c’è bonus per il percorso più lungo.
       *[other] Il percorso più lungo vale { $count } punti.
    }
difference-most-tickets = Il maggior numero di biglietti completati vale { $count } punti.
difference-ties = Un pareggio per la vittoria si decide per { $steps }; chi è ancora pari condivide la vittoria.
difference-no-ties = In caso di pareggio la vittoria è condivisa.
tie-then = { $first }, poi { $second }
tie-step =
    { $step ->
       *[tickets] biglietti completati
        [stations] meno stazioni costruite
        [longest_path] il percorso più lungo
        [goods] punti delle merci
        [meeples] meeple raccolti
        [mountains] linee di montagna
    }
difference-attraction =
    Ogni attrazione toccata da una tua linea vale { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
difference-not-double = I binari { $routes } sono affiancati ma non sono una linea doppia: uno può averli entrambi.
difference-insets = Mostrati due volte, la seconda in una parte ingrandita del tabellone, ma un solo luogo ciascuno: { $places }.
difference-countries = I biglietti possono portare qui: { $countries }. Va bene qualsiasi punto di confine di un Paese, e nessuna strada lo attraversa.
difference-goals = Un biglietto con più destinazioni paga la più preziosa a cui è collegato; se non lo è a nessuna, costa il suo valore più basso.
difference-district =
    Unire { $places } vale { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
difference-end-trains = L’ultimo giro comincia quando qualcuno ha { $count } vagoni o meno.
difference-locomotives =
    { $where ->
        [tunnels] Le locomotive si usano solo nelle gallerie.
        [ferries] Le locomotive si usano solo sui traghetti.
       *[both] Le locomotive si usano solo nelle gallerie e sui traghetti.
    }
unverified = Non confermato: { $note }

## House rules

options-expansions = Le espansioni
options-combined = Con i dadi e i mostri
options-boards = Solo su un tabellone
options-other = In ogni partita
options-shown = Sulle regole segnate con * conviene accordarsi prima di giocare; le altre possono restare come sono.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Quante volte di seguito si sostituiscono le carte scoperte perché ci sono tre locomotive.
value-display-reset_cap =
    { $count ->
        [one] Le carte scoperte si sostituiscono al massimo { $count } volta di seguito.
       *[other] Le carte scoperte si sostituiscono al massimo { $count } volte di seguito.
    }
option-nordic-reset_on_three = Se nei Paesi nordici tre locomotive scoperte fanno sostituire le carte.
value-nordic-reset_on_three-true = Tre locomotive scoperte fanno sostituire le carte, come su quasi tutti i tabelloni.
value-nordic-reset_on_three-false = Le carte scoperte restano, per quante siano le locomotive.
option-swiss-reset_on_three = Se in Svizzera tre locomotive scoperte fanno sostituire le carte.
value-swiss-reset_on_three-true = Tre locomotive scoperte fanno sostituire le carte, come su quasi tutti i tabelloni.
value-swiss-reset_on_three-false = Le carte scoperte restano, per quante siano le locomotive.
option-combined-monster_payment = Che cosa muove un mostro quando si gioca con i dadi.
value-combined-monster_payment-wild_die = Una Locomotiva dei dadi vale come locomotiva che muove un mostro.
value-combined-monster_payment-wild_or_pair = Una Locomotiva dei dadi o due dadi uguali valgono come locomotiva che muove un mostro.
value-combined-monster_payment-none = I mostri non si muovono mai.
option-end-dead_board = Se l’ultimo giro comincia appena nessuno può più reclamare linee.
value-end-dead_board-true = L’ultimo giro comincia appena nessuno può più reclamare linee.
value-end-dead_board-false = La partita continua anche se nessuno può più reclamare linee.
option-end-explorer_shared = Chi fa punti per più città in caso di parità.
value-end-explorer_shared-true = Fanno punti tutti quelli a pari merito per più città.
value-end-explorer_shared-false = Tra chi è a pari merito per più città decidono più biglietti completati, poi più vagoni persi in montagna.
option-end-europe_station_tiebreak = Se meno stazioni costruite decidono un pareggio che i biglietti non risolvono.
value-end-europe_station_tiebreak-true = Meno stazioni costruite decidono un pareggio che i biglietti non risolvono.
value-end-europe_station_tiebreak-false = Le stazioni costruite non decidono un pareggio.
option-end-printed_ties = Se un pareggio per la vittoria segue i passi del tabellone.
value-end-printed_ties-true = Un pareggio per la vittoria segue i passi del tabellone.
value-end-printed_ties-false = Su ogni tabellone un pareggio si decide per biglietti, poi stazioni, poi il percorso più lungo.
option-boards-open_holdings = Se tutti vedono i titoli degli altri.
value-boards-open_holdings-true = Tutti vedono i titoli di tutti.
value-boards-open_holdings-false = I titoli degli altri restano coperti fino alla fine.

## Headings of tables

heading-action = azione
heading-attractions = attrazioni
heading-bot = bot
heading-cards = carte
heading-colour = colore
heading-deck = mazzo
heading-default = predefinito
heading-districts = quartieri
heading-figure = misura
heading-length = lunghezza
heading-lines = varianti
heading-longest-path = percorso più lungo
heading-map = tabellone
heading-mean-score = punti in media
heading-most-tickets = più biglietti
heading-option = opzione
heading-places = luoghi
heading-player = giocatore
heading-players = giocatori
heading-points = punti
heading-rank = posizione
heading-route-points = linee
heading-rule = regola
heading-seat = posto
heading-ticket = biglietto
heading-ticket-sets = serie di biglietti
heading-tickets = biglietti
heading-total = totale
heading-track = binario
heading-tracks = binari
heading-trains = vagoni
heading-type = tipo
heading-value = valore
heading-values = valori
heading-win-share = partite vinte
learned-as-planner = A questo tavolo learned non ha imparato nulla; gioca come planner.

## The command line

version = whistlestop { $version }
error = Errore: { $reason }
error-language = Errore: la lingua «{ $language }» non c’è; ci sono { $known }.
error-players = { $map } è per { $fewest }–{ $most } giocatori, non { $players }.
error-bots =
    { $count ->
        [one] indica { $count } bot, non { $given } ({ $bots }).
       *[other] indica un bot per tutti o { $count } bot, non { $given } ({ $bots }).
    }
error-file = { $file } non si può leggere: { $reason }
error-log = { $file }, { $reason }
error-seat = il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
error-names = «{ $given }» non indica { $players } giocatori diversi, separati da virgole.
error-game-over = la partita in { $file } è finita; «whistlestop replay» la racconta.
error-extra = { $what } ha bisogno di pacchetti non installati: pip install "whistlestop[{ $extra }]"
interrupted = Interrotto.
compiling = Preparo le regole
compiled = Le regole sono pronte ({ $seconds } s).
simulating = Gioco le partite
measuring = Misuro
measuring-part = Misuro: { $part }
mean-scores = Per posto
perft =
    { $count ->
        [one] { $count } variante di { $depth } decisioni
       *[other] { $count } varianti di { $depth } decisioni
    }
map-summary = { $name } (serie di biglietti { $set }): { $places } luoghi, { $tracks } binari, { $tickets } biglietti, da { $fewest } a { $most } giocatori.
map-differences =
    { $count ->
        [0] Si gioca con le regole base.
       *[other] In che cosa si discosta dalle regole base:
    }
map-tracks = Binari
map-tickets = Biglietti
legend-country = punto di confine di un Paese
legend-attraction = attrazione
legend-district = quartiere e i suoi punti
map-warning = { $where }: avviso: { $reason }
map-sound = { $name } (serie di biglietti { $set }) è in ordine: { $places } luoghi, { $tracks } binari, { $tickets } biglietti, impronta { $digest }.
replay-begins = { $map }, { $count } giocatori, { $decisions } decisioni.

## Help of the command line

help-application = Gioca, simula e studia i giochi della famiglia Ticket to Ride. Non ufficiale.
help-language = Lingua di tutti i testi.
help-version = Mostra la versione ed esce.
help-json = Mostra JSON per i programmi.
help-map = Tabellone: un nome elencato da «maps», o il percorso di un tuo file.
help-players = Numero di giocatori.
help-ticket-set = Serie di biglietti del tabellone.
help-seed = Seme del caso; lo stesso seme distribuisce le stesse carte.
help-option = Regola della casa come chiave=valore; si può ripetere (vedi «options»).
help-plain = Una riga semplice dopo l’altra: per i lettori di schermo e per la lettura ad alta voce.
help-maps = Elenca i tabelloni; con il nome di uno (o il percorso di un file) lo mostra; «check FILE» controlla un tuo file.
help-maps-show = Mostra un tabellone: le sue regole diverse, i binari e i biglietti.
help-maps-draw = Disegna un tabellone (SVG).
help-maps-output = Il file in cui viene scritto il disegno.
help-maps-check = Controlla un tuo file di tabellone e le serie di biglietti accanto; gli errori indicano la riga.
help-maps-tickets = Creare biglietti per un file di tabellone proprio: valgono il loro cammino più breve come sui tabelloni stampati, distribuiti su tutte le città.
help-maps-tickets-count = Quanti biglietti.
help-maps-tickets-output = Il file in cui il tabellone viene scritto con i nuovi biglietti; può essere lo stesso.
maps-tickets-written =
    { $count ->
        [one] C’è 1 biglietto in { $file }, da { $fewest } a { $most } punti.
       *[other] Ci sono { $count } biglietti in { $file }, da { $fewest } a { $most } punti.
    }
maps-tickets-left-out = Nessun biglietto nomina { $places }: i biglietti sono troppo pochi per così tante città.
help-maps-name = Nome del tabellone, o percorso di un file.
help-maps-file = Il file del tabellone.
help-simulate = Gioca molte partite tra bot e mostra velocità e punteggi.
help-games = Numero di partite.
help-simulate-bot = Bot per tutti i posti, o uno per ogni posto.
help-threads = Thread con cui giocare; i risultati restano gli stessi.
help-check = Controlla in ogni posizione le promesse delle regole e conta quelle violate.
help-play = Gioca una partita nel terminale contro i bot.
help-play-bot = Bot per tutti gli avversari, o uno per ciascuno: da level-1 a level-6, o uno stile; se manca, lo stile più forte.
help-play-seat = Il tuo posto, contato da 0.
help-names = Nomi di tutti i giocatori nell’ordine dei posti, separati da virgole.
help-confirm = Aspetta dopo le tue linee e stazioni, così puoi ancora annullarle.
help-auto-end = Termina il turno per te quando non è possibile nient’altro.
help-save = File in cui la partita viene scritta alla fine o se s’interrompe.
help-resume = Continua una partita salvata in questo file.
help-replay = Racconta passo per passo una partita salvata.
help-replay-file = File con il registro di una partita.
help-replay-seat = Racconta solo ciò che ha visto questo posto, contato da 0.
help-replay-map = File del tabellone della partita, se è uno dei tuoi.
help-perft = Conta le varianti di gioco di una certa lunghezza; uguale su ogni macchina.
help-depth = Numero di decisioni.
help-divide = Conta per ogni prima azione.
help-bench = Misura quanto gioca veloce questa macchina.
help-quick = Ci mette secondi invece di minuti.
help-options = Elenca le regole della casa.
help-compile = Prepara le regole, così la prima partita comincia subito.
help-completion = Mostra uno script con cui la shell completa comandi e opzioni.
help-completion-shell = bash, zsh, fish o powershell.

## The game in the terminal

welcome = { $map }: giochi contro { $others }.
welcome-help = Scrivi ? quando vuoi aiuto.
turn-summary =
    Turno { $turn }: hai { $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; gli altri: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
last-round-running =
    { $count ->
        [one] Questo è proprio l’ultimo turno.
       *[other] Ultimo giro: restano { $count } turni, il tuo compreso.
    }
hand = La tua mano: { $cards }.
display =
    { $deck ->
        [0] Scoperte: { $cards }; il mazzo è vuoto.
        [one] Scoperte: { $cards }; { $deck } carta nel mazzo.
       *[other] Scoperte: { $cards }; { $deck } carte nel mazzo.
    }
no-display = A questo tavolo si gioca con i dadi: non ci sono carte vagone.
auto-end =
    { $on ->
        [yes] Da ora il tuo turno finisce da solo quando non è possibile nient’altro.
       *[no] Da ora termini tu ogni turno.
    }
choice-take = prendere una carta: { $kind }
choice-draw = pescare dal mazzo
choice-tickets = pescare biglietti
choice-pass = passare
choice-keep = tenere
choice-return = restituire
choice-decline = riprendere le carte
choice-tickets-count =
    pescare { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
choice-end = terminare il turno
choice-end-discarding = terminare il turno e restituire { $tokens }
choice-pay = { $cards }
menu-ways = Lungo la strada dei tuoi biglietti:
menu-routes = In tutto puoi reclamare { $count } linee: indicane una («claim par zur») o scrivi «actions» per l’elenco.
menu-others = Altre { $count } risposte, come «{ $example }»: indicane una o scrivi «actions» per l’elenco.
menu-places = Scrivi un luogo, o «actions» per l’elenco dei { $count }.
prompt-action = La tua azione:
prompt-second-card = La tua seconda carta:
prompt-payment = Pagamento:
prompt-after-action = Altro (Invio termina il turno):
prompt-end-unused = Non hai usato { $dice }. «end» termina comunque il turno, Invio continua:
prompt-tickets =
    { $least ->
        [0] Numeri da tenere (o all, o none):
       *[other] Numeri da tenere, almeno { $least } (o all):
    }
prompt-which = Numero:
prompt-confirm = Invio termina il turno, undo lo annulla:
prompt-replay = { $number } di { $total }, Invio continua, q esce:
question-payment = Come paghi { $route }?
question-tickets =
    Come paghi { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }?
question-surcharge =
    Hai messo giù { $laid }. Paghi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in più?
no-pieces = Su questo tabellone non ci sono né meeple né merci né titoli.
cannot-pay-surcharge = Non puoi pagarlo (hai { $cards }).
not-this-payment = «{ $text }» non va bene per pagare, o può voler dire più cose.
no-such-price =
    «{ $text }» non muove nessun mostro. { $purse ->
        [wilds] Una Locomotiva lo porta fino a { $near } luoghi, due fino a { $far }.
        [pairs] Una Locomotiva o una coppia di dadi uguali lo porta fino a { $near } luoghi, due fino a { $far }.
       *[cards] Una locomotiva lo porta fino a { $near } luoghi, due fino a { $far }.
    }
no-such-number = Non c’è { $number }; i numeri arrivano a { $most }.
which-one = Può voler dire { $count } cose:
which-of-many = Può voler dire { $count } cose: di’ di più.
not-possible = { $action } – non possibile: { $reason }
possible = { $action } – ora possibile.
not-understood = «{ $text }» non è chiaro. Scrivi un numero, un nome, o ? per l’aiuto.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Ti viene offerto { $count } biglietto; non devi tenerlo per forza.
           *[other] Ti vengono offerti { $count } biglietti; non devi tenerne per forza.
        }
       *[other] Ti vengono offerti { $count } biglietti; tienine almeno { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Mazzo: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = «{ $text }» non è chiaro. Scrivi i numeri da tenere, per esempio «1 3», o ? per l’aiuto.
ticket-connected = { $ticket }: collegato.
ticket-cut-off = { $ticket }: tagliato fuori, non resta strada per linee tue.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: ancora { $trains } vagone, per { $routes }.
           *[other] { $ticket }: ancora { $trains } vagoni, per { $routes }.
        }
       *[no] { $ticket }: ancora { $trains } vagoni, per { $routes }, più di quanti ne hai.
    }
ticket-connected-goal = { $ticket }: collegato con { $goal }, che dà { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: ancora { $trains } vagone, per { $routes }, fino a { $goal }.
           *[other] { $ticket }: ancora { $trains } vagoni, per { $routes }, fino a { $goal }.
        }
       *[no] { $ticket }: ancora { $trains } vagoni, per { $routes }, fino a { $goal }, più di quanti ne hai.
    }
own-tickets = I tuoi biglietti: { $tickets }.
no-tickets = Non hai biglietti.
owned-routes =
    { $count ->
        [0] { $name }: nessuna linea.
        [one] { $name }: { $count } linea: { $routes }.
       *[other] { $name }: { $count } linee: { $routes }.
    }
routes-usage = Scrivi «routes» e un luogo, per esempio «routes paris».
routes-from = Linee da { $place }:
route-state =
    { $state ->
        [owned] { $route } – di { $name }.
        [everybody] { $route } – lì c’è un treno proiettile: serve a tutti.
        [closed] { $route } – chiusa.
        [chaos] { $route } – libera, ma { $name } è su { $place }.
       *[open] { $route } – libera.
    }
no-such-place = Su questo tabellone non c’è il luogo «{ $text }».
which-place = Quale luogo? { $places }.
score-own = Tu: { $total } punti se la partita finisse ora: { $parts }.
score-part-routes = linee { $points }
score-part-tickets = biglietti { $points } ({ $fulfilled } di { $kept } collegati)
score-part-attractions = attrazioni { $points }
score-part-districts = quartieri { $points }
score-part-longest-path =
    { $points ->
        [0] percorso più lungo di { $length }
       *[other] percorso più lungo di { $length }, il più lungo per ora, { $points }
    }
score-secret-tickets = Mancano i bonus che dipendono dai biglietti di tutti: i biglietti sono segreti.
score-open =
    { $points ->
        [one] { $name }: { $points } punto per le linee, percorso più lungo di { $length }; i biglietti sono segreti.
       *[other] { $name }: { $points } punti per le linee, percorso più lungo di { $length }; i biglietti sono segreti.
    }
log-more =
    { $count ->
        [one] { $count } riga precedente: scrivi «log all».
       *[other] { $count } righe precedenti: scrivi «log all».
    }
why-usage = Scrivi «why» e un’azione, per esempio «why claim paris zurich».
undone = Annullato.
save-usage = Scrivi «save» e un nome di file.
save-other-file = { $file } esiste e non è una partita salvata; scegli un altro nome.
save-failed = { $file } non si può scrivere: { $reason }
saved = La partita è salvata in { $file }.
resume-line = Per continuare: { $line }
quit-question = Uscire? Scrivi un nome di file per salvare prima, yes per uscire senza salvare, Invio per continuare a giocare:
goodbye = Arrivederci.
cut-off = La partita s’interrompe qui.
scoring = Si contano i punti.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le linee.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: il biglietto { $ticket } è collegato: più { $points }, dimezzato: c’era un mostro su { $places }.
            [twice] { $name }: il biglietto { $ticket } è collegato: più { $points }, dimezzato due volte: c’erano mostri su { $places }.
           *[no] { $name }: il biglietto { $ticket } è collegato: più { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: il biglietto { $ticket } non è collegato: meno { $points }, dimezzato: c’era un mostro su { $places }.
            [twice] { $name }: il biglietto { $ticket } non è collegato: meno { $points }, dimezzato due volte: c’erano mostri su { $places }.
           *[no] { $name }: il biglietto { $ticket } non è collegato: meno { $points }.
        }
    }
scoring-borrowed = { $name }: le stazioni prendono in prestito { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: percorso più lungo di { $length }.
       *[other] { $name }: percorso più lungo di { $length }, il più lungo di tutti: più { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: biglietti collegati: { $count }.
       *[other] { $name }: biglietti collegati: { $count }, più di tutti: più { $points }.
    }
scoring-attractions =
    { $name }: attrazioni: più { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
scoring-districts =
    { $name }: quartieri: più { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
result = Risultato
winner =
    { $tie ->
        [shared] { $names } condividono la vittoria con { $points } punti.
        [broken] { $who ->
            [you] Vinci con { $points } punti, allo spareggio.
           *[other] { $names } vince con { $points } punti, allo spareggio.
        }
       *[none] { $who ->
            [you] Vinci con { $points } punti.
           *[other] { $names } vince con { $points } punti.
        }
    }

help-play-answers = Rispondi con un numero dell’elenco o con parole; bastano le iniziali delle parole, in qualsiasi ordine.
help-play-cards = Carte: «take rosso» o solo «rosso», «draw» per il mazzo.
help-play-claim = Linee: «claim paris zurich», «par zur», «par zur rosso» per dire come paghi, «#2» per il secondo binario.
help-play-tickets = Biglietti: «draw tickets» per averne di nuovi, poi i numeri da tenere; «tickets» dice come vanno i tuoi.
help-play-end = «end» termina il turno; «auto» sceglie se finisce da solo quando non è possibile nient’altro.
help-play-look = Consultare: actions, hand, display, board, score, log («log all»).
help-play-routes = «routes paris» elenca le linee di un luogo con prezzo e proprietario.
help-play-rules = «rules» spiega le regole di questo tavolo, «rules tickets» una di esse.
help-play-why = «why claim paris zurich» dice perché qualcosa non è possibile.
help-play-undo = «undo» annulla il turno finché non si è visto nulla di nascosto.
help-play-save = «save FILE» salva la partita, «quit» esce; «whistlestop play --resume FILE» la continua.

## The server

help-serve = Offre il gioco nel browser.
help-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 fa entrare gli amici della tua rete.
help-serve-port = Porta su cui ascoltare.
help-serve-database = Dove si conservano i tavoli: un file, o l’indirizzo di un database.
help-serve-redis = Indirizzo di un Redis con cui più processi condividono i tavoli di un PostgreSQL.
help-serve-processes = Quanti processi servono dietro la porta.
help-serve-logs = Come si scrive il registro: text o json.
help-serve-public-url = Dove si raggiunge il server, se non è dove ascolta.
help-serve-boards = Una cartella di file di tabelloni offerti accanto a quelli del programma.
help-serve-own-boards = Se i visitatori possono inviare tabelloni propri, giocarli e studiarli; di norma no a un indirizzo pubblico.
help-serve-bot-threads = Quanti bot possono pensare insieme.
help-serve-open = Apre il gioco nel browser.
serve-local = Il gioco è su { $address }
serve-friends = Gli amici lo trovano su { $address }
serve-compiling = Le regole vengono compilate in sottofondo; per il primo minuto o due i bot pensano un po’ più lentamente.
serve-stop = Premi Ctrl+C per fermarlo.
serve-closed = Il server non può ascoltare su { $host }, porta { $port }: { $reason }
serve-shared-file = Più processi non possono condividere SQLite: è un file in cui scrive un solo processo. Indica un PostgreSQL con --database postgresql+psycopg://…
serve-shared-redis = Più processi hanno bisogno di un Redis per sapere quale di loro ha un tavolo. Indicalo con --redis redis://…
serve-redis-address = L’indirizzo del Redis non è uno come redis://localhost:6379: { $reason }
database-newer = Il database ha la versione { $found }; questo programma conosce le versioni fino alla { $known }.
database-corrupt = Il database è danneggiato o non è un database: { $reason }. Ripristinalo da una copia.
database-unreachable = Il database non si può usare: { $reason }
server-no-client = Il gioco per browser non è ancora costruito
server-build-client = Questo server gira dai sorgenti senza la parte per il browser. Esegui lì «make play»: la costruisce e avvia il gioco.

refusal-malformed = Il server non ha capito un messaggio di questa pagina. Ricaricala.
refusal-oversized = È troppo lungo.
refusal-too-frequent = Troppe cose insieme. Aspetta un momento.
refusal-foreign-origin = Questa pagina non appartiene al server con cui parla.
refusal-foreign-host = Questo server non si conosce con questo nome. Chi lo gestisce può impostare il suo indirizzo pubblico.
refusal-unknown-table = Questo tavolo non esiste.
refusal-wrong-token = Questo link non apre nessun posto qui.
refusal-not-found = Qui non c’è niente del genere.
refusal-storage-failed = Il server non è riuscito a salvarlo, quindi non è successo. Riprova.
refusal-frozen = Questa partita è iniziata con un’altra versione del programma e non può continuare con questa.
refusal-busy = In questo momento il server ha troppo da fare. Riprova tra poco.
refusal-failed = Qualcosa è andato storto sul server; nulla è cambiato. Riprova.
refusal-too-slow = Ci ha messo troppo ad arrivare. Riprova.
refusal-password-needed = Questo tavolo è per chi conosce la password.
refusal-wrong-password = Non è la password di questo tavolo.
refusal-not-seated = Stai guardando; possono farlo solo i giocatori.
refusal-not-host = Può farlo solo chi ha preparato il tavolo.
refusal-not-started = La partita non è ancora cominciata.
refusal-already-started = La partita è già cominciata.
refusal-table-full = Tutti i posti sono occupati.
refusal-seat-taken = Lì è già seduto qualcuno.
refusal-name-taken = Qualcuno al tavolo ha già questo nome.
refusal-colour-taken = Qualcuno al tavolo ha già questo colore.
refusal-bad-table = Un tavolo non si può preparare così.
refusal-seats-open = Ci sono ancora posti liberi.
refusal-too-many-tables = Il server non ha spazio per un altro tavolo.
refusal-too-many-spectators = Non c’è spazio per altri spettatori.
refusal-no-proposal = Questa proposta non vale più.
refusal-no-hints = A questo tavolo i consigli sono disattivati.
refusal-game-running = La partita non è ancora finita.

## The page in the browser

web-motto = Una serata in treno con amici e bot. Niente account, niente manuale.
web-new-game = Una nuova partita
web-new-game-text = Prepara un tavolo per amici sui loro dispositivi, per persone attorno a uno solo e per bot.
web-your-name = Il tuo nome
web-set-table = Prepara un tavolo
web-quick = Gioca subito con due bot ({ $level })
web-level =
    { $level ->
        [1] facile
        [2] medio
        [3] buono
        [4] forte
        [5] molto forte
       *[other] maestro
    }
web-next-level = Prossimo avversario: { $bot } ({ $level })
web-join = Unisciti agli amici
web-join-text = Apri il link che ti hanno mandato, o scrivi il codice del loro tavolo.
web-code = Codice del tavolo
web-join-button = Unisciti
web-my-tables = I miei tavoli
web-finished-tables = Partite finite ({ $count })
web-state-waiting = aspetta giocatori
web-state-playing = in corso
web-state-over = finita
web-state-frozen = non può continuare
web-forget = Dimentica il tavolo { $code }
web-forget-word = Dimentica
web-offline = Il server ora non è raggiungibile.
web-loading = Si stende il tabellone …
web-reconnecting = Connessione persa. Nuovo tentativo …
web-close = Chiudi
web-done = Fatto
web-cancel = Annulla
web-yes = Sì
web-no = No
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-link = Link
web-guest = Ospite
web-to-lobby = Tutti i tavoli

web-board-choice = Tabellone
web-board-group =
    { $group ->
        [first] Per cominciare
        [countries] Paesi e continenti
        [cities] Città, per una partita breve
        [own] Di nostra creazione
       *[more] Altri tabelloni
    }
web-board-rules =
    { $count ->
        [0] Come si gioca { $board }
       *[other] Come si gioca { $board }, e che cosa non è certo
    }
web-for-players = da { $fewest } a { $most } giocatori
web-ticket-set = Serie di biglietti
web-ticket-set-base = come stampata
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
web-expansions = Espansioni
web-seats = Posti
web-seat-kind = Chi siede al posto { $number }
web-seat-remove = Togli il posto { $number }
web-seat-remove-word = Togli
web-seat-mine = A questo dispositivo
web-seat-open = Libero per un amico
web-seat-open-text = Gli amici si siedono con il link.
web-seat-bot = Bot
web-name = Nome
web-bot-level = Quale bot
web-bots-levels = Livelli
web-bots-styles = Stili di gioco
web-bot-plain = { $name }
web-livery = Colore { $colour }, motivo { $pattern }: cambia
web-livery-choose = Colore e motivo
web-colour = Colore
web-colour-red = rosso
web-colour-blue = blu
web-colour-green = verde
web-colour-yellow = giallo
web-colour-black = nero
web-colour-purple = viola
web-pattern = Motivo
web-pattern-plain = tinta unita
web-pattern-stripes = righe
web-pattern-dots = pois
web-pattern-checks = quadri
web-pattern-chevrons = zigzag
web-pattern-rings = anelli
web-house-rules = Orologio e altro
web-more-rules = Altre impostazioni e regole della casa
web-clock = Tempo per turno
web-clock-none = quanto serve
web-clock-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-clock-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-clock-is-seconds =
    Ognuno ha { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    } per turno.
web-clock-is-days =
    Ognuno ha { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    } per turno.
web-bot-speed = Quanto in fretta rispondono i bot
web-bot-speed-slow = con calma
web-bot-speed-middle = come persone
web-bot-speed-fast = in fretta
web-bot-speed-once = subito
web-takeover = Un bot gioca per chi resta senza tempo, finché non torna
web-plan-not-ready = Questo tabellone richiede almeno { $fewest } posti, uno dei quali a questo dispositivo.
web-open-table = Apri il tavolo
web-start-now = Inizia la partita

web-invite = Invita gli amici
web-qr = Il link come codice per la fotocamera di un telefono
web-watching-now =
    { $count ->
        [0] Nessuno sta guardando.
        [one] { $count } persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
web-sit = Siediti qui
web-sit-also = Un’altra persona a questo dispositivo
web-leave = Alzati
web-make-bot = Bot
web-make-open = Libera
web-here = è qui
web-away = non c’è
web-start = Inizia la partita
web-start-waits = La partita può iniziare quando tutti i posti sono occupati; dai quelli liberi ai bot.
web-host-starts = Hai il tuo posto. La partita comincia quando la avvia chi ospita.
web-this-table = Questo tavolo
web-fingerprint = Seme sigillato: { $fingerprint }
web-fairness = Gioco onesto: il seme sigillato

web-your-turn = Tocca a te
web-turn-of =
    { $count ->
        [one] { $names } sta pensando
       *[other] In attesa di { $names }
    }
web-wait = Un momento
web-over = La partita è finita
web-last-turns =
    { $count ->
        [one] proprio l’ultimo turno
       *[other] ultimo giro: { $count } turni
    }
web-last-moves = Ultime mosse
web-last-call = È cominciato l’ultimo giro!
web-last-call-read = Capito
web-clock-left = Tempo rimasto: { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-board = Il tabellone { $board }. Le frecce lo spostano, più e meno ingrandiscono e riducono, 0 lo mostra tutto.
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-fit = Mostra tutto il tabellone
web-zoom-in-word = vicino
web-zoom-out-word = lontano
web-zoom-fit-word = tutto
web-claim-route = Reclama { $route }
web-choice-claim = reclamare { $route }
web-ask-claim = Tentare la galleria { $route }?
web-which-track = Quale binario?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] binario sinistro
        [right] binario destro
        [upper] binario superiore
        [lower] binario inferiore
       *[middle] binario centrale
    })
web-not-now =
    { $phase ->
        [tickets] Prima scegli i tuoi biglietti.
        [second_card] Stai pescando: prendi prima la seconda carta.
        [payment] Prima paga ciò che hai scelto, o annulla.
        [after_action] La tua azione è fatta: è possibile solo ciò che può seguirla.
        [over] La partita è finita.
       *[action] Ora non è possibile.
    }
web-track-no-locomotives = Qui niente locomotive.
web-border-point = Un punto di confine, Paese: { $country }. I biglietti per { $country } finiscono qui.
web-attraction =
    Un’attrazione: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } per chi ha una linea qui.
web-district =
    Unito con { $others }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
web-route-open = Questa linea non è ancora di nessuno.
web-route-owned = È di { $name }.
web-route-yours = È tua.
web-route-takers =
    { $count ->
        [0] Nessuno può più reclamarla.
       *[other] Possono ancora reclamarla: { $names }.
    }
web-route-price = Ti costa:

web-choose-tickets = Quali biglietti tieni?
web-keep-least =
    { $count ->
        [0] Tienine quanti vuoi, o nessuno.
       *[other] Tienine almeno { $count }.
    }
web-keep =
    { $count ->
        [0] Non tenerne
        [one] Tieni { $count } biglietto
       *[other] Tieni { $count } biglietti
    }
web-tickets-wait = Scelto. Puoi ancora cambiare finché non hanno scelto tutti.
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-ticket-connected = collegato
web-ticket-connected-to = collegato con { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = nessuna strada per linee tue
web-ticket-failed = non collegato
web-ticket-trains =
    { $count ->
        [one] ancora { $count } vagone
       *[other] ancora { $count } vagoni
    }
web-ticket-trains-to =
    { $count ->
        [one] ancora { $count } vagone fino a { $place }
       *[other] ancora { $count } vagoni fino a { $place }
    }
web-ticket-too-far = ancora { $count } vagoni, più di quanti ne hai

web-your-action = La tua azione
web-action =
    { $count ->
        [0] Prendi due carte o peschi biglietti? Non puoi ancora pagare nessuna linea.
        [one] Prendi due carte, reclami la linea bordata d’oro o peschi biglietti?
       *[other] Prendi due carte, reclami una delle { $count } linee bordate d’oro o peschi biglietti?
    }
web-second-card = Quale carta prendi per seconda?
web-after-action = La tua azione è fatta. Altro?
web-turn-ends = La tua azione è fatta e non può seguire altro. Il tuo turno finisce tra un attimo.
web-far = I luoghi tratteggiati costano due locomotive.
web-tickets-draw = Pesca biglietti:
web-choice-pay = Paga { $cards }
web-cannot-undo = Questo non si può annullare senza gli altri.
web-take = Prendi { $card }
web-draw-sure = Pescare una carta dal mazzo?
web-display = Carte scoperte
web-deck =
    { $count ->
        [0] Il mazzo è vuoto
        [one] Pesca dal mazzo: { $count } carta
       *[other] Pesca dal mazzo: { $count } carte
    }
web-deck-word = Mazzo
web-hand = La tua mano: { $cards }
web-hand-empty = Nessuna carta in mano
web-hand-head = La tua mano ({ $count })
web-hand-fits = { $cards }: mostra le linee di questo colore
web-end-turn = Termina il turno
web-end-sure = Terminare il turno?

web-undo = Annulla mossa
web-undo-ask = Chiedi di annullare
web-undo-alone = Annulla la tua ultima decisione
web-undo-all = Chiedi a tutti se puoi annullare la tua ultima decisione
web-undo-asked = Si chiede agli altri se puoi annullarlo.
web-undo-proposal = Una richiesta di annullare mosse
web-undo-wish =
    { $name } vuole annullare { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }.
web-undo-waiting =
    { $count ->
        [one] Manca il consenso di { $count } giocatore.
       *[other] Manca il consenso di { $count } giocatori.
    }
web-agree = Accetta
web-disagree = Rifiuta
web-undo-withdraw = Lascia stare

web-players = Giocatori
web-me = tu
web-bot = bot, { $bot }
web-bot-plays = gioca un bot
web-to-move = di turno
web-count-points = punti
web-count-trains = vagoni
web-count-cards = carte
web-count-tickets = biglietti
web-count-time = tempo
web-tickets = I tuoi biglietti
web-log = Che cosa è successo
web-log-all = Mostra tutto
web-log-dealt = Ognuno riceve { $count } carte treno.
web-chat = Chiacchiere
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-chat-empty = Nessuno ha ancora detto nulla.
web-emotes = Mostra ciò che provi
web-emote-hello = Ciao!
web-emote-luck = Buona fortuna!
web-emote-well-done = Ben giocato!
web-emote-thanks = Grazie!
web-emote-oh-no = Oh no!
web-emote-hurry = Dai!
web-routes = Linee
web-routes-search = Cerca una linea
web-claimable = da reclamare
web-tab-hand = Mano
web-tab-tickets = Biglietti
web-tab-players = Giocatori
web-tab-log = Diario
web-tab-chat = Chat
web-tab-routes = Linee
web-watching = Stai guardando questa partita.
web-take-seat = Prendi il posto di { $name }
web-choose-beside = Scegli i tuoi biglietti: sono mostrati sul tabellone. Quelli che tieni hanno il tratto grosso.
web-not-asked = Non è il tuo turno. Intanto puoi guardare biglietti e linee.
web-bot-took = Un bot gioca al tuo posto.
web-take-back = Torno a giocare io
web-resign = Fai giocare un bot per me
web-leave-table = Lascia la partita
web-leave-sure = Un bot continua per te e chiunque può prendere il tuo posto. Con il tuo link non potrai tornare.
web-pass-device = Passa il dispositivo a { $name }
web-pass-device-text = Adesso non dovrebbe guardare nessun altro.
web-put-away = Il tuo turno è finito. Guarda che cosa hai, poi passa il dispositivo.
web-i-am = Sono { $name }

web-menu = Impostazioni e tavolo
web-menu-word = Menu
web-confirm = Chiedi conferma prima di un’azione
web-confirm-always = sempre
web-confirm-touch = solo al tocco
web-confirm-never = mai
web-language = Lingua
web-theme = Colori della pagina
web-theme-system = come sul dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-sound = Suoni: un fischio quando tocca a me, e si sentono carte, vagoni, dadi e mostri
web-still = Nessuna animazione
web-fast = Animazioni più veloci
web-notices = Un avviso quando tocca a me e la pagina è in secondo piano
web-notices-http = Questo browser mostra avvisi solo per pagine con https; il titolo della pagina dice quando tocca a te.
web-other-device = Continua su un altro dispositivo
web-other-device-text = Questo link apre il tuo posto. Tienilo per te.
web-living-room = Il salotto
web-living-room-text = Un grande schermo che mostra soltanto: il tabellone, di chi è il turno, i punti e le ultime mosse. I telefoni sono le mani.
web-living-room-open = Apri lo schermo
web-show-join = Vieni al tavolo con il tuo telefono.
web-log-download = Scarica il registro

web-step = Passo { $number } di { $total }
web-next = Avanti
web-show-all = Mostra il risultato
web-show-result = Mostra il risultato
web-tickets-of = Biglietti di { $name }
web-scoring-told = Il punteggio a parole
web-chart = I punti di tutti dopo ogni turno
web-chart-turns = { $count } turni
web-look-board = Guarda il tabellone
web-rematch = Gioca ancora
web-rematch-go = Al nuovo tavolo
web-seal-sound = Il seme è quello sigillato prima della partita.
web-seal-broken = Il seme non corrisponde al sigillo!
web-seal = Lo SHA-256 di «{ $seed }:{ $salt }» è { $fingerprint }.

## The arena

help-arena = Tiene un torneo tra bot e mostra le loro valutazioni.
help-arena-bots = Bot separati da virgole: nomi, o file.py:Class; altrimenti «random,greedy».
help-arena-games = Numero totale di partite, arrotondato a blocchi interi.
help-arena-sprt = Due bot: gioca finché è chiaro se il primo è più forte, al massimo quel numero di partite.
help-arena-gain = Con --sprt: il vantaggio cercato, in punti di valutazione.
help-arena-threads = Thread, o processi per i bot in Python; altrimenti tutti i processori. I risultati restano gli stessi.
help-arena-engine = Dove giocare: su questa macchina o su un cluster Ray.
help-arena-out = Cartella dei risultati; lo stesso comando riprende una serie interrotta.
error-arena-sprt-alone = --sprt indica da sé i due bot e non va insieme a --bots.
error-arena-pair = --sprt vuole due bot diversi separati da una virgola.
error-arena-ray = --engine ray richiede il pacchetto «ray»: pip install "whistlestop[cluster]"
arena-played =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $blocks ->
        [one] { $blocks } blocco
       *[other] { $blocks } blocchi
    }. La valutazione di { $anchor } è 0; gli intervalli sono al 95%.
arena-unfinished =
    { $count ->
        [one] { $count } partita è stata interrotta perché non finiva, e valutata com’era.
       *[other] { $count } partite sono state interrotte perché non finivano, e valutate com’erano.
    }
arena-ahead = Quante volte il bot a sinistra finisce davanti a quello in alto
arena-seats = Primi posti per posto a sedere
arena-seat = posto { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } è più forte di { $two } (rapporto di verosimiglianza logaritmico { $ratio }, limite { $bound }, vantaggio cercato: { $gain } punti).
        [not_stronger] { $one } non è più forte di { $two } di { $gain } punti (rapporto di verosimiglianza logaritmico { $ratio }, limite −{ $bound }).
       *[open] Non è ancora deciso se { $one } sia più forte di { $two } (rapporto di verosimiglianza logaritmico { $ratio }, limiti ±{ $bound }, vantaggio cercato: { $gain } punti).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = valutazione
heading-firsts = primi posti
heading-milliseconds = ms per decisione

## Studies

help-study = Gioca migliaia di partite su un tabellone e scrive una relazione in una pagina HTML.
help-study-games = Numero di partite per ogni parte della relazione.
help-study-bot = Bot che gioca le partite; altrimenti il più forte abbastanza veloce.
help-study-styles = Bot di cui si confrontano gli stili, separati da virgole; altrimenti tutti quelli veloci.
help-study-out = Il file HTML.
help-study-against = Un secondo tabellone, o un’altra versione, giocato con gli stessi semi e confrontato.
study-advice = Consigli
study-no-advice = Le partite non danno motivo di cambiare nulla.
study-against = Confrontato con { $board }, con gli stessi semi
study-seat-wins = vittorie del posto { $number }
study-head-here = qui
study-head-difference = differenza
study-written = La relazione su { $games } partite è in { $file }.
study-bot-compiled = uno studio richiede un bot del pacchetto, non «{ $bot }»; ci sono { $bots }.
studying = Studio il tabellone

study-title =
    { $map }, { $players } giocatori: { $kind ->
        [cards] uno studio
        [dice] uno studio con l’espansione dei dadi
        [monsters] uno studio con Alvin & Dexter
       *[both] uno studio con entrambe le espansioni
    }
study-lead = { $games } partite del bot «{ $bot }» contro sé stesso, { $decisions } decisioni, serie di biglietti «{ $set }», semi da { $seed } a { $last }. Tutte le partite di un confronto partono dagli stessi semi. Il primo giocatore siede al posto 1.
study-percent = { $value }%
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] solo carte
        [monsters] con mostri
        [dice] con dadi
       *[both] con entrambi
    }
study-key-seat =
    { $variant ->
        [cards] Solo carte
        [monsters] Con mostri
        [dice] Con dadi
       *[both] Con entrambe le espansioni
    }: il primo giocatore vince il { $value }% [{ $low }, { $high }]; { $verdict ->
        [more] è più dell’equo { $fair }%.
        [less] è meno dell’equo { $fair }%.
       *[fair] non si vede differenza dall’equo { $fair }%.
    }
study-key-shift =
    { $variant ->
        [monsters] Alvin & Dexter favoriscono un posto?
       *[dice] I dadi favoriscono un posto?
    } { $verdict ->
        [more] Danno al primo giocatore { $value } punti percentuali in più [{ $low }, { $high }].
        [less] Tolgono { $value } punti percentuali al primo giocatore [{ $low }, { $high }].
       *[same] Il cambiamento per il primo giocatore è di { $value } punti percentuali [{ $low }, { $high }], e può essere un caso.
    }
study-key-length =
    { $variant ->
        [monsters] I mostri
        [dice] I dadi
       *[both] Le due espansioni
    } { $verdict ->
        [more] allungano le partite di { $change } turni a giocatore
        [less] accorciano le partite di { $change } turni a giocatore
       *[same] lasciano invariata la durata delle partite
    } [{ $low }, { $high }], fino a { $turns }.
study-key-unfinished =
    { $count ->
        [0] Tutte le partite sono arrivate alla fine.
        [one] { $count } seme non è arrivato alla fine in una delle varianti; manca nel confronto delle varianti.
       *[other] { $count } semi non sono arrivati alla fine in una delle varianti; mancano nel confronto delle varianti.
    }
study-key-tickets = Biglietti che pagano troppo: { $generous }. Biglietti che pagano troppo poco: { $stingy }.
advice-seat = Il posto { $seat } vince il { $share } % delle partite in { $players } (da { $low } a { $high }); il { $fair } % sarebbe equo.
advice-ending = Il { $share } % delle partite finisce perché non resta nulla da fare: i binari hanno { $spaces } caselle per { $trains } vagoni.
advice-stingy = { $ticket } ({ $points }) si completa nel { $share } % dei casi e perde { $loss } punti in media: { $fair } sarebbe equo per il suo cammino.
advice-hard = { $ticket } ({ $points }) si completa solo nel { $share } % dei casi e perde { $loss } punti in media, benché i tabelloni stampati non diano più di { $fair } per un cammino così: è il cammino a essere troppo difficile.
advice-generous = { $ticket } ({ $points }) si completa nel { $share } % dei casi, e chi lo tiene vince { $lift } partite in più su cento: { $fair } sarebbe equo per il suo cammino.
advice-unwanted = { $ticket } ({ $points }) si tiene solo nel { $kept } % dei casi: nessuno lo vuole. { $fair } sarebbe equo per il suo cammino.
advice-region =
    { $direction ->
        [north] Nessuna linea verso nord ({ $places }) viene mai presa in { $games } partite.
        [north-east] Nessuna linea verso nord-est ({ $places }) viene mai presa in { $games } partite.
        [east] Nessuna linea verso est ({ $places }) viene mai presa in { $games } partite.
        [south-east] Nessuna linea verso sud-est ({ $places }) viene mai presa in { $games } partite.
        [south] Nessuna linea verso sud ({ $places }) viene mai presa in { $games } partite.
        [south-west] Nessuna linea verso sud-ovest ({ $places }) viene mai presa in { $games } partite.
        [west] Nessuna linea verso ovest ({ $places }) viene mai presa in { $games } partite.
        [north-west] Nessuna linea verso nord-ovest ({ $places }) viene mai presa in { $games } partite.
       *[middle] Nessuna linea verso il centro ({ $places }) viene mai presa in { $games } partite.
    }
advice-routes = Nessuno prende mai { $routes } in { $games } partite.
advice-rushed = { $route } viene presa nel { $share } % delle partite, in media dopo il { $when } % dei turni: chi arriva secondo non ha possibilità. Un altro binario aiuterebbe.

study-head-variant = gioco
study-head-first = vince il primo
study-head-shift = effetto dell’espansione
study-head-points = punti
study-head-winner = punti del vincitore
study-head-margin = vantaggio del vincitore
study-head-games = partite
study-head-figure = cosa
study-head-value = valore
study-head-turns = turni a giocatore
study-head-change = cambiamento
study-head-part = parte
study-head-kept = tenuto se offerto
study-head-fulfilled = completato se tenuto
study-head-brought = punti portati
study-head-lift = apporto
study-head-price = prezzo
study-head-route = linea
study-head-claimed = reclamata
study-head-when = quando
study-head-place = luogo
study-head-reached = raggiunto
study-head-claimable = reclamabile
study-head-claims = reclamate a partita
study-head-case = caso raro
study-head-met = partite con il caso

study-seats = L’ordine di gioco è equo?
study-seats-text = Quota delle vittorie per posizione nell’ordine di gioco, senza e con ogni espansione, con gli stessi semi. Una vittoria condivisa viene divisa. La linea tratteggiata è la quota equa.
study-seats-caption = Vittorie per posizione nell’ordine di gioco, { $games } partite ciascuna; i tratti sono intervalli al 95%.
study-seats-table = Le varianti fianco a fianco; il cambiamento è in punti percentuali rispetto alle sole carte
study-seat-of = { $variant }, posto { $number }
study-length = Quanto durano le partite, e chi è in testa
study-length-text = Il vantaggio si conta in punti delle linee, che tutti vedono; cambia quando un altro è in testa da solo.
study-length-caption = Turni di ogni giocatore, { $games } partite.
study-length-table = L’andamento delle partite
study-margins = Il vantaggio del vincitore
study-margins-caption = Punti tra il primo e il secondo, { $games } partite.
study-axis-turns = turni a giocatore
study-axis-margin = punti
study-variant-lengths = Durata delle partite per variante; il cambiamento è rispetto alle sole carte con gli stessi semi
study-fact-turns = Turni di ogni giocatore
study-fact-leads = Cambi al comando in una partita
study-fact-half-time = Partite vinte da chi era in testa a metà
study-fact-margin = Punti tra il primo e il secondo
study-fact-shared = Partite con vittoria condivisa
study-ending =
    { $reason ->
        [last_round_played] Partite finite dopo l’ultimo giro
        [all_passed] Partite finite perché tutti hanno passato
        [six_tickets] Partite finite con tutti i biglietti necessari
        [last_train] Partite finite con l’ultimo vagone
       *[other] Partite finite in altro modo ({ $reason })
    }
study-score = Di che cosa è fatto un punteggio
study-score-caption = Punti medi per parte, { $games } partite; i tratti sono intervalli al 95%.
study-score-table = Punti medi
study-winner = vincitore
study-others = gli altri
study-part =
    { $part ->
        [routes] linee
        [tickets] biglietti
        [longest_path] percorso più lungo
       *[most_tickets] più biglietti
    }
study-styles = Quale stile vince qui
study-styles-text = Bot di stili diversi l’uno contro l’altro, ogni tavolo in ogni rotazione dei posti.
study-styles-caption = Quota dei primi posti, { $games } partite.
study-styles-table = Valutazioni sulla scala Elo; { $anchor } è a 0
study-tickets = Biglietti
study-tickets-text = L’apporto è ciò che tenere un biglietto aggiunge alla probabilità di vincere, in punti percentuali. I bot scelgono che cosa tenere, quindi parla dei biglietti così come si giocano. Un prezzo è detto troppo alto o troppo basso solo dove il caso, tra tanti biglietti, farebbe lo stesso al massimo in uno studio su venti.
study-tickets-caption = Apporto di chi tiene, intervalli al 95%; se i biglietti sono molti, quelli ai due estremi.
study-tickets-table = Ogni biglietto tenuto, prima il migliore per chi lo tiene
study-price =
    { $price ->
        [generous] paga troppo
        [stingy] paga troppo poco
       *[fair] –
    }
study-demand = Quali linee sono ambite
study-demand-text = Più un binario è caldo, in più partite viene reclamato. I cerchi crescono con la quota di reti che raggiungono un luogo.
study-demand-caption = Quota di { $games } partite in cui ogni binario è stato reclamato; indica un binario o un luogo per vederne la cifra.
study-never = mai
study-always = in ogni partita
study-track-title = { $route }: reclamata nel { $share }% delle partite
study-place-title = { $place }: raggiunto dal { $share }% delle reti
study-most-wanted = Le più ambite; «quando» dice a che punto era la partita
study-least-wanted = Le meno ambite
study-places = Luoghi
study-places-text = Quante reti raggiungono un luogo, e come va a chi lo raggiunge.
study-places-caption = Quota delle reti che raggiungono un luogo: la dozzina più attraente, intervalli al 95%.
study-places-table = Ogni luogo
study-reach = Reclamare per lunghezza
study-reach-text = Quante volte il giocatore di turno poteva reclamare almeno una linea di una lunghezza, e quante di quella lunghezza sono state reclamate.
study-reach-caption = Quota di tutti i turni di { $games } partite in cui si poteva reclamare una linea della lunghezza, intervalli al 95%.
study-reach-table = Linee per lunghezza
study-of-length =
    { $length ->
        [one] { $length } casella
       *[other] { $length } caselle
    }
study-extra =
    { $count ->
        [0] nulla in più
       *[other] { $count } in più
    }
study-fact-tries = Gallerie tentate in una partita
study-fact-failures = Tentativi falliti
study-used = Che cosa offre questo tabellone e quanto si usa
study-used-text = Ciò che nessuno usa è lì per niente, oppure questi bot non sanno che farsene.
study-used-table = Usato in una partita, da tutti i giocatori insieme
study-cases = Casi rari delle regole
study-cases-text = Situazioni rare incontrate dalle partite, ognuna con la prima partita in cui è capitata. «whistlestop replay FILE» racconta una tale partita passo per passo.
study-cases-table = Casi incontrati, prima i più rari
study-case =
    { $case ->
        [display-reset] Tre locomotive scoperte fanno sostituire le carte
        [display-reset-again] Le carte scoperte si sostituiscono più volte di seguito
        [reshuffle] Gli scarti diventano il mazzo
        [pass] Un giocatore deve passare
        [tunnel-declined] Una galleria non viene pagata
        [card-given] Carte qualsiasi sostituiscono una carta che manca
        [tokens-returned] Si restituiscono segnalini oltre il limite
        [monsters-meet] I due mostri sono nello stesso luogo
        [tickets-halved] Un mostro dimezza un biglietto
        [dead-board] Non resta nulla che qualcuno possa reclamare
        [all-passed] Tutti passano
        [longest-path-shared] Il percorso più lungo è condiviso
        [tie-broken] Si risolve un pareggio di punti
        [victory-shared] Una vittoria è condivisa
       *[below-zero] Un giocatore finisce sotto zero
    }
study-log = { $case } (seme { $seed })
study-download = Scarica { $file }
study-footer-intervals = Tra parentesi quadre ci sono intervalli al 95% sulle partite: di Wilson per le quote, normali per le medie. Le valutazioni hanno intervalli bootstrap su blocchi di partite con lo stesso seme.
study-footer-program = Fatto con Whistlestop, non ufficiale. Impronta delle regole, del tabellone e dei bot: { $program }.

## Hints

help-play-hint = «hint» dice le azioni migliori con le loro possibilità, le probabilità di gallerie e colori, e i biglietti a portata.
hint-thinking = Ci penso …
hint-games = Da { $games } partite finite da un bot, con ciò che non vedi estratto a caso.
hint-action = { $action }: vince il { $value }% [{ $low }, { $high }]{ $reasons }.
hint-keep = tenere { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] è ciò che farebbe il bot più forte
        [scores] { $count ->
            [one] dà { $count } punto
           *[other] dà { $count } punti
        }
        [completes_ticket] completa { $ticket }
        [on_way] è sulla strada di { $ticket }
        [brings_end] porta all’ultimo giro
        [colour_needed] quel colore ti serve per { $route }
        [any_route] una locomotiva va con ogni colore
        [ticket_fulfilled] { $ticket } è già completato
        [ticket_costs] { $count ->
            [one] { $ticket } richiede ancora { $count } vagone
           *[other] { $ticket } richiede ancora { $count } vagoni
        }
        [ticket_cut_off] { $ticket } è tagliato fuori
        [only_way] per { $ticket } non c’è quasi altra strada
        [detour] il giro più lungo per { $ticket } richiede { $count } vagoni in più
        [rival_near] un rivale ha costruito lì accanto e potrebbe chiuderla
        [end_near] la fine è vicina (meno vagoni rimasti: { $count })
        [off_way] non serve a nessuno dei tuoi biglietti
        [more_tickets] i nuovi biglietti andrebbero completati con i vagoni che ti restano: { $count }
        [leaves_open] lascia { $route } agli altri
        [would_pay] con essa puoi pagare { $route }
        [spends_cards] spende carte che potresti usare altrove: { $count }
       *[all_fulfilled] tutti i tuoi biglietti sono completati e hai { $count } vagoni
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: completato.
        [reachable] { $count ->
            [one] { $ticket }: a portata con { $count } vagone.
           *[other] { $ticket }: a portata con { $count } vagoni.
        }
        [too-far] { $ticket }: richiede { $count } vagoni, più di quanti ne hai.
       *[cut-off] { $ticket }: tagliato fuori.
    }
hint-colour = { $kind }: { $next }% per la prossima carta del mazzo, { $two }% tra le prossime due.

## Review of a game

help-review = Giudicare le decisioni di una partita salvata: probabilità di vincere, precisione e ciò che è costato di più.
help-review-looks = Quante partite vengono guardate per ogni decisione.
review-progress = decisioni giudicate
review-curve = Probabilità di vincere dopo ogni decisione, per quanto il giocatore sapeva allora:
review-turn =
    { $turn ->
        [0] Apertura
       *[other] Turno { $turn }
    }
review-seat = { $name }: precisione { $value } %, decisioni giudicate: { $count }
review-costly = { $when }: { $played }. Meglio: { $better }; così si vince il { $best } % invece del { $chance } %, vantaggio in punti: { $points }{ $reasons }.
review-none = Nessuna decisione di { $name } è costata qualcosa di rilevante.
review-foot = Ogni decisione è stata confrontata con la migliore trovata, in partite proseguite da un bot, con ciò che il giocatore non poteva vedere completato a caso.
web-tab-review = Analisi
web-review-mine = Analizza la mia partita
web-review-start = Analizza questa partita
web-review-text = Un bot gioca il seguito di ogni decisione, con ciò che ciascuno poteva sapere allora. Ci vuole circa un minuto.
web-review-progress = Decisioni giudicate: { $done } di { $total }
web-review-stop = Ferma
web-review-accuracy = Precisione
web-review-curve = Probabilità di vincere dopo ogni decisione
web-review-known = Per quanto ciascuno sapeva
web-review-open = Con tutto scoperto
web-review-costly = Che cosa è costato di più a { $name }
web-review-played = Giocato: { $action }
web-review-better = Meglio: { $action }
web-review-gain = vince il { $best } % invece del { $chance } %, vantaggio in punti: { $points }
web-review-cost = −{ $value } %
web-review-worst = Decisione più costosa
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Ciò che è stato giocato:
web-review-for = La scelta migliore:

## Bots: a name and a sentence of character for each

web-level-name = Livello { $level }
web-level-character =
    { $level ->
        [1] Un primo avversario amichevole.
       *[other] Batte il livello inferiore circa tre volte su quattro, su ogni tabellone.
    }
bot-random-name = Tombola
bot-random-character = Fa la prima cosa che le viene in mente, a caso e senza piano.
bot-path-name = Novellino
bot-path-character = Tiene tutti i biglietti e li completa uno alla volta per la strada con meno linee.
bot-one-step-name = Opportunista
bot-one-step-character = Prende il meglio che c’è ora sul tabellone e non pensa mai al domani.
bot-long-route-name = Maratona
bot-long-route-character = Ama le linee lunghe e reclama la più lunga a portata; i biglietti vengono dopo.
bot-hoarder-name = Scoiattolo
bot-hoarder-character = Accumula carte e aspetta le linee che rendono di più.
bot-hungry-name = Collezionista
bot-hungry-character = Pesca biglietti finché restano vagoni, e vince alla grande o perde alla grande.
bot-greedy-name = Capostazione
bot-greedy-character = Tiene i biglietti economici, prende la strada più corta per ognuno e non perde tempo.
bot-planner-name = Ingegnere
bot-planner-character = Progetta una rete sola per tutti i biglietti, preferisce linee lunghe e finisce i vagoni per primo.
bot-learned-name = Veterano
bot-learned-character = Progetta come l’Ingegnere e ha imparato da molte partite quando un’altra mossa vince di più; su un tabellone che non ha imparato gioca proprio come l’Ingegnere.
bot-search-name = Gran maestro
bot-search-character = Progetta come l’Ingegnere e prova ogni idea in centinaia di partite immaginate prima di muovere.
bot-master-name = Virtuoso
bot-master-character = Vede a colpo d’occhio che cosa vale la pena provare, lo prova in partite immaginate e giudica ognuna da ciò che ha già vinto.

## Looking back and reports

refusal-not-a-log = Questo file non è il registro di una partita.
refusal-bad-log = Questo registro non si può rigiocare.
refusal-unknown-board = Questo registro viene da un tabellone che questo programma non ha, o da un’altra sua versione.
refusal-no-own-boards = Questo server non accetta tabelloni dei visitatori. Chi lo gestisce può consentirli.
refusal-bad-board = Questo tabellone non si può ancora giocare: qualcosa non è in ordine.
refusal-study-running = Uno studio alla volta: il tuo è ancora in corso.
refusal-unknown-study = Questo studio non esiste o non è più conservato.
refusal-not-comparable = Due studi si possono confrontare se sono entrambi completi e hanno giocato gli stessi semi con lo stesso numero di giocatori e lo stesso bot.
web-log-look = Mostra il tabellone in questo momento
web-past-region = Sguardo indietro
web-past =
    { $turn ->
        [0] Sguardo indietro all’inizio:
       *[other] Sguardo indietro al turno { $turn }:
    }
web-past-earlier = Prima
web-past-later = Dopo
web-past-now = Torna ad adesso
web-replay = Replay
web-replay-watch = Rivedi la partita
web-replay-view = Vista
web-replay-open = Tutto scoperto
web-replay-spectator = Spettatore
web-replay-moment = Momento della partita
web-replay-first = All’inizio
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-turn = Salta a un turno
web-replay-turn-of = Turno { $turn } · { $name }
web-replay-opening = Inizio
web-replay-speed = Velocità
web-replay-count = { $move } di { $count }
web-replay-keys = Le frecce vanno passo per passo, Pag su e Pag giù di turno in turno, Inizio e Fine agli estremi, la barra spaziatrice riproduce.
web-replay-running = La partita è ancora in corso: si vede ciò che ne sa il tuo posto, o uno spettatore.
web-replay-more = Tasti e lingua
web-replay-link = Link a questo momento
web-replay-link-word = Link
web-replay-link-text = Chi apre questo link vede la partita in questo momento e da questo lato.
web-replay-file = Apri una partita
web-replay-file-text = Rivedi una partita dal suo registro: il file scaricato alla fine di una partita, o uno scritto dal gioco nel terminale.
web-replay-file-choose = Scegli un file
web-replay-line = Riga { $line }: { $reason }
web-replay-seat = Posto { $number }
web-replay-deck = Restano nel mazzo: { $count }
web-replay-ticket-deck = Biglietti ancora da pescare: { $count }
web-replay-choosing = Sceglie tra { $tickets }.
web-replay-scores = Quanto avrebbe avuto ciascuno se la partita fosse finita a ogni turno.
web-tab-scores = Punti
web-report = Segnala un problema
web-report-running = Copia questo testo nel tuo messaggio. Contiene la partita per quanto il tuo posto può saperne, e nulla che ti sia nascosto.
web-report-over = Copia questo testo nel tuo messaggio. Contiene tutto il registro della partita.
## The text view and what a screen reader is told

web-text-view = Vista testuale
web-board-view = Vista del tabellone
web-text-question = La domanda a parole
web-text-answers = Righe scritte e risposte
web-text-line = Scrivi un comando, ? aiuta
web-text-routes-from = Linee da …
web-text-show = Mostra
web-text-score = Punti
web-text-help = Aiuto
web-skip = Vai alla domanda
web-sure = { $action }?
web-told-cards = { $name } pesca { $count } carte.
web-told-taken =
    { $who ->
        [you] Prendi { $cards }.
       *[other] { $name } prende { $cards }.
    }
web-card-unseen = una carta dal mazzo

## Open tables, and people one does not know

refusal-sent-away = Chi ospita non ti vuole a questo tavolo.
refusal-bad-name = Nessuno può chiamarsi così su questo server pubblico.
refusal-bad-talk = Su questo server pubblico non si dice: niente indirizzi, insulti o ripetizioni.
refusal-muted = Chi ospita ti ha zittito a questo tavolo.
help-serve-public = Qui si incontrano sconosciuti: regole per nomi e conversazioni, e i reclami vengono conservati.
web-open-tables = Tavoli aperti
web-seat-anywhere = Fammi sedere ovunque
web-open-tables-none = Ora non aspetta nessuno. Siediti e si apre un tavolo che gli altri vedono qui.
web-seats-open =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-locked = con password
web-list-table = Mostra il tavolo agli sconosciuti nella pagina iniziale
web-begins-full = La partita comincia quando l’ultimo posto è occupato
web-begins-when-full = Hai il tuo posto. La partita comincia quando l’ultimo è occupato.
web-people = Persone a questo tavolo
web-hide-talk = Nascondi i messaggi
web-show-talk = Mostra i messaggi
web-mute = Zittisci
web-unmute = Lascia parlare
web-send-away = Manda via
web-complain = Reclama
web-complain-about = Reclamo su { $name }
web-complain-text = Chi gestisce il server lo leggerà insieme agli ultimi messaggi di quella persona.
web-complain-reason = Che cosa non va?
web-complain-words = Con parole tue, se vuoi
web-complain-send = Invia il reclamo
web-complain-thanks = Grazie. Il reclamo è conservato per chi gestisce il server.
web-offence-insult = insulti
web-offence-name = il nome
web-offence-spam = pubblicità o spam
web-offence-unfair = gioco scorretto
web-offence-other = altro

## A profile without an account

refusal-no-profile = Questa chiave non apre alcun profilo.
web-profile = Il mio profilo
web-profile-short = Partite, risultati e forza senza account: la chiave sta in questo browser.
web-profile-begin = Comincia un profilo
web-profile-text = Niente e-mail, niente password. Il server conserva un nome, un colore e come sono finite le tue partite, e un’impronta della chiave.
web-profile-colour = Colore
web-profile-keep = Salva
web-profile-make = Crea un profilo
web-profile-look = Guarda il mio profilo
web-ratings = Forza
web-ratings-none = Dopo la prima partita con questo profilo qui c’è la tua forza.
web-rating = Forza
web-rating-interval = sicuro al 95 %
web-rating-games = vinte
web-rating-won = { $firsts } su { $games }
web-rating-text = Lo stesso metodo dell’arena: 0 è il bot Greedy, 100 punti in più vincono il 64 % delle partite a due.
web-mode =
    { $mode ->
        [cards] carte
        [dice] dadi
        [monsters] mostri
       *[other] dadi e mostri
    }
web-games-played = Partite ({ $count })
web-games-none = Ancora nessuna. Contano quelle che cominci o a cui ti unisci da ora.
web-game-place = posto { $place } su { $players }, { $points } punti
web-somebody = qualcuno
web-people-met = Con chi ho giocato
web-person-games = partite: { $games }, davanti: { $ahead }
web-friend = Amico
web-befriend = Ricorda come amico
web-profile-move = Sposta o cancella
web-profile-move-text = Queste nove parole sono la chiave. Scrivile su un altro dispositivo; chi le conosce ha il profilo.
web-profile-picture = Mostra come codice per la fotocamera
web-profile-export = Scarica tutto
web-profile-forget = Dimentica su questo dispositivo
web-profile-delete = Cancella il profilo
web-profile-delete-sure = Non si può recuperare. Le tue partite restano agli altri, senza il tuo nome.
web-profile-have = Ho già un profilo
web-profile-words = Le sue nove parole
web-profile-words-wrong = Non sono ancora nove parole giuste.
web-profile-open = Apri qui il profilo

## Games over days

refusal-no-holidays = Non ti restano tanti giorni di ferie.
help-serve-push = Dire ai browser «tocca a te» tramite i servizi dei loro produttori, a chi lo chiede.
web-turns = Partite di più giorni
web-turns-text = Scopri quando tocca a te senza pagina aperta. Gli indirizzi sono segreti ma non aprono altro.
web-turns-push = Questo browser dice «tocca a te»
web-turns-push-text = L’avviso è cifrato e passa dal servizio del produttore del browser, che vede quando arriva.
web-turns-refused = Il browser non permette avvisi da questa pagina.
web-turns-calendar = Per un calendario
web-turns-news = Per un lettore di notizie (RSS)
web-holidays = Giorni di ferie
web-holidays-each = Giorni di ferie per ciascuno
web-holidays-left =
    { $count ->
        [one] Resta { $count } giorno. Il tuo tempo comincia dopo le ferie.
       *[other] Restano { $count } giorni. Il tuo tempo comincia dopo le ferie.
    }
web-holidays-take = Prendi ferie
web-holiday-until = in ferie fino al { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Vedi di più
web-overlays-word = di più
web-overlay-paths = Percorso più lungo di ognuno
web-overlay-networks = Le mie reti
web-overlay-tickets = Vagoni che i miei biglietti chiedono ancora
web-overlay-odds = Probabilità
web-overlay-path = { $name }: { $count }
web-overlay-network = Rete { $number }: caselle { $count }, luoghi { $places }
web-overlay-no-networks = Non hai ancora vagoni sul tabellone.
web-overlay-next = prossima carta
web-overlay-in-two = prossime due
web-overlay-roll =
    { $which ->
        [stand] Lasciando i dadi così: { $claim } % per una linea, { $ticket } % per una che serve ai tuoi biglietti, { $points } punti in media.
        [marked] Rilanciando questi: { $claim } % per una linea, { $ticket } % per una che serve ai tuoi biglietti, { $points } punti in media.
       *[best] Il meglio da rilanciare ({ $dice }): { $claim } % per una linea, { $ticket } % per una che serve ai tuoi biglietti, { $points } punti in media.
    }
web-overlay-no-odds = Al momento non c’è niente da calcolare.
web-hint-button = Suggerimento
web-hint-chance = vince circa al { $value } % (da { $low } a { $high } %)
web-hint-do = Fallo
web-hint-none = Non viene in mente niente. Riprova tra un momento.
web-allow-hints = Si possono chiedere suggerimenti (da spegnere nelle partite che contano)
web-table-password = Password per gli ospiti, se vuoi
web-password = Password
web-enter = Entra

web-lessons = Imparare a giocare
web-lessons-text = Tre brevi lezioni su un piccolo tabellone, circa cinque minuti in tutto: carte, poi dadi, poi mostri.
web-lesson-cards = Lezione 1: carte
web-lesson-dice = Lezione 2: dadi
web-lesson-monsters = Lezione 3: mostri
web-lesson-progress = Passo { $step } di { $steps }
web-lesson-begin = Comincia
web-lesson-resume = Riprendi
web-lesson-again = Ricomincia
web-lesson-done = finita
web-lesson-read = Avanti
web-lesson-leave = Lascia la lezione
web-lesson-following = Prossima
web-lesson-play-on = Finisci questa partita
web-step-cards-goal = Benvenuto al lago di Costanza! Vince chi ha più punti: per le linee reclamate, i biglietti completati e il percorso più lungo. Un biglietto mancato costa i suoi punti.
web-step-cards-tickets = Ogni biglietto nomina due luoghi da collegare con le tue linee. Tienine almeno uno; stanno bene insieme quelli che condividono la strada. Il tabellone li mostra.
web-step-cards-take = Tocca a te: prendi due carte, una dopo l’altra, scoperte o coperte dal mazzo. Una locomotiva scoperta va con ogni colore, ma è la tua sola carta del turno.
web-step-cards-look = Premi uno dei tuoi biglietti (nell’elenco «Biglietti»): si illumina la strada più corta ancora libera.
web-step-cards-claim = Reclama una linea: premine una che brilla. Costa tante carte del suo colore quante sono le caselle; il grigio accetta un colore qualsiasi. Se non brilla nulla di utile, prima prendi carte.
web-step-cards-special = Due tipi di linea sono speciali: un traghetto vuole locomotive, e una galleria scopre tre carte che possono renderla più cara. Il «?» in alto spiega tutte le regole.
web-step-cards-again = Reclama una seconda linea, meglio se serve ai tuoi biglietti. La lampada dà un suggerimento, e annullare rimedia a un errore.
web-step-cards-end = Questo è il gioco con le carte. Quando a qualcuno restano due vagoni o meno, tutti hanno un ultimo turno e si contano i biglietti. Continua, o guarda che cosa cambiano i dadi.
web-step-dice-goal = Con i dadi non ci sono carte: a ogni turno lanci cinque dadi, e i loro simboli pagano ciò che fai.
web-step-dice-tickets = I biglietti sono come prima: tienine almeno uno.
web-step-dice-roll = I tuoi dadi sono davanti a te. Premi quelli che non vuoi e rilanciali, una volta sola; oppure lasciali tutti.
web-step-dice-claim = Reclama una linea che brilla: le singole vogliono Singole, le doppie Doppie, una per casella. La Locomotiva del dado va sempre bene. Se nulla brilla, finisci il turno e rilancia.
web-step-dice-tokens = Due dadi non usati comprano un segnalino: una Singola o una Doppia per dopo, al massimo tre per tipo. Comprane uno quando avanzano dadi, oppure vai avanti.
web-step-dice-again = Reclama una seconda linea. I segnalini aiutano dove i dadi non bastano.
web-step-dice-special = Le Stazioni dei dadi pescano biglietti, uno per ciascuna. Un traghetto vuole Locomotive, e in una galleria tre dadi galleria possono alzare il prezzo.
web-step-dice-end = Questo è il gioco con i dadi. Finisce come quello con le carte. Continua, o incontra i mostri.
web-step-monsters-goal = Alvin e Dexter sono arrivati. Il luogo dove sta un mostro è nel caos: nessuna linea che finisce lì si può reclamare.
web-step-monsters-tickets = Biglietti e carte sono come nella prima lezione. Tieni almeno un biglietto.
web-step-monsters-place = Metti un mostro sul tabellone: premi un luogo, meglio uno che dia fastidio all’altro e non a te.
web-step-monsters-locomotive = I mostri si muovono con le locomotive. Prendi la locomotiva scoperta, che conta per entrambe le carte, o pesca finché ne hai una.
web-step-monsters-move = Nel tuo turno, prima o dopo l’azione, premi il pulsante di un mostro e poi un luogo segnato: una locomotiva lo porta fino a tre luoghi, due fino a sei.
web-step-monsters-lock = Ora hai la sua carta. Finché è scoperta, nessuno può muovere quel mostro; alla fine del tuo prossimo turno si gira e resta tua.
web-step-monsters-claim = Continua con la tua azione e finisci il turno. Reclama una linea appena puoi, lontano dal caos.
web-step-monsters-end = Alla fine un biglietto verso un luogo nel caos vale la metà, e chi ha più carte di Alvin e di Dexter ha 15 punti per ciascuno. È tutto: buon viaggio!

web-help = Regole
web-help-board = Questo tabellone: { $board }
web-help-base = Si gioca con le regole di base.
web-help-rulings = Interpretazioni e regole della casa in vigore qui
web-help-numbers = Mostra i numeri del nostro regolamento (come R50)
web-help-turn = Che cosa posso fare nel mio turno?
web-help-turn-text =
    { $purse ->
        [dice] Lancia cinque dadi e rilancia quelli che vuoi, una volta. Poi fai al massimo una cosa: reclamare una linea, pescare biglietti o ciò che altro offre questo tabellone. I dadi non usati comprano segnalini.
       *[cards] Una cosa: prendere due carte vagone, reclamare una linea, pescare biglietti o ciò che altro offre questo tabellone. Passa solo chi non può fare nulla.
    }
web-help-tickets = Che cosa sono i biglietti?
web-help-tickets-text = Un biglietto nomina luoghi da collegare con linee proprie. Completato alla fine dà i suoi punti, altrimenti li toglie. Quelli che tieni restano con te, nascosti fino alla fine.
web-help-locomotive = Che cos’è una locomotiva?
web-help-locomotive-text = Una locomotiva va con ogni colore. Presa scoperta è la tua sola carta del turno, pescata coperta è una carta come le altre. Con tre scoperte si cambiano tutte le carte scoperte. Ciò che qui è diverso sta sotto.
web-help-double = Che cos’è una linea doppia?
web-help-double-text =
    { $open ->
        [yes] Binari affiancati tra gli stessi luoghi. Nessuno ne ha due; l’altro resta aperto agli altri, qualunque sia il numero di giocatori.
       *[no] Binari affiancati tra gli stessi luoghi. Nessuno ne ha due; con meno di { $count } giocatori l’altro si chiude appena uno è reclamato.
    }
web-help-country = Come si raggiunge un paese?
web-help-country-text = A uno qualsiasi dei suoi punti di confine; nessuna strada attraversa un paese. Un biglietto per più paesi conta il più caro raggiunto. Se non ne raggiungi, toglie il meno caro.
web-help-path = Che cos’è il percorso più lungo?
web-help-path-text = Il tragitto continuo più lungo sulle tue linee, nessuna due volte. Vale { $points } punti per tutti quelli che lo hanno.
web-help-globe = Che cosa dà il maggior numero di biglietti?
web-help-globe-text = Chi completa più biglietti riceve { $points } punti in più; a pari merito, tutti.
web-help-sight = Che cosa valgono le attrazioni?
web-help-sight-text = Ogni attrazione toccata da una tua linea dà punti alla fine: { $points }.
web-help-district = Che cos’è un distretto?
web-help-district-text = Luoghi che vanno insieme: chi li unisce tutti con le proprie linee riceve i punti del distretto.
web-help-end = Quando finisce la partita?
web-help-end-text = Quando qualcuno finisce il turno con { $count } vagoni o meno, tutti hanno ancora un turno. Poi si contano biglietti e bonus. Vince chi ha più punti; a pari punti, più biglietti completati.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = su questo tabellone non ci sono carte scoperte: si pescano solo dal mazzo.
difference-no-display = Non ci sono carte vagone scoperte: si pescano solo dal mazzo.
difference-double-routes-free = Entrambi i binari di una linea doppia sono aperti con qualsiasi numero di giocatori.
deck-only = Nessuna carta scoperta; { $count } nel mazzo.
