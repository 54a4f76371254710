tourist-bridge = ponte
tourist-ship = nave
tourist-tram = funivia
tourist-crab = granchio
tourist-seal = leone marino
tourist-tower = torre
tourist-flower = fiore
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Metti la pila «{ $symbol }» (× { $count }) a { $place }.
       *[other] { $name } mette la pila «{ $symbol }» (× { $count }) a { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Prendi il gettone turista «{ $symbol }» da { $place }.
       *[other] { $name } prende il gettone turista «{ $symbol }» da { $place }.
    }
why-stacks-stand = le pile di gettoni turista sono state messe prima del primo turno.
why-stack-there = la pila «{ $symbol }» è già a { $place }.
difference-tourists = Gettoni turista con { $count } simboli: { $stacks } pile stanno sul tabellone dall’inizio, gli ultimi giocatori mettono le altre. Chi occupa una linea prende da un capo un gettone con un simbolo che gli manca.
difference-tourist-points = Nessun simbolo, uno, due e così via valgono { $points } punti alla fine.
heading-tourists = gettoni turista
legend-tourists = pila di gettoni turista all’inizio
choice-stack = mettere la pila «{ $symbol }» a { $place }
choice-tourist = prendere il gettone turista «{ $symbol }» da { $place }
question-stack = Quale pila metti, e dove? Restano { $symbols }; va bene ogni luogo senza pila.
question-tourist = A ogni capo della tua linea aspetta un gettone turista. Quale prendi? Hai: { $symbols }.
prompt-stack = La tua pila:
prompt-tourist = Il tuo gettone:
collected-tourists = { $name }: gettoni turista { $symbols }.
place-tourists = { $place }: «{ $symbol }» × { $count }.
score-part-tourists = gettoni turista { $points }
scoring-tourists = { $name }: gettoni turista: più { $points }.
help-play-tourists = Gettoni turista: «bridge presidio» mette una pila all’inizio, «bridge» prende un gettone quando ti viene chiesto; «tourists» elenca le pile, «board» i gettoni di tutti.
web-tourists-here = Gettoni turista qui: «{ $symbol }» × { $count }.
web-stack = Una pila di gettoni turista
web-stack-question = Dove metti la pila «{ $symbol }»? Premi un luogo.
web-tourist = Un gettone turista
web-tourist-question = Quale gettone prendi?
web-tourists-own = Gettoni turista: { $symbols }
web-help-tourist = A che servono i gettoni turista?
web-help-tourist-text = Chi occupa una linea prende da uno dei suoi capi un gettone con un simbolo che gli manca. Più sono i simboli diversi, più sono i punti alla fine: { $points } per nessuno, uno, due e così via.
advice-mechanism-tourists = In { $games } partite nessuno usa mai un gettone turista.
why-not-now-put-stack = prima si mettono sul tabellone le pile di gettoni turista.
why-not-now-tourist = prendi prima un gettone turista da un capo della tua linea.
why-not-in-game-tourists = su questo tabellone non ci sono gettoni turista.
web-not-now-put-stack = Prima si mettono le pile di gettoni turista.
web-not-now-tourist = Prima prendi un gettone turista.
study-part-tourists = gettoni turista
used-tourists = Gettoni turista presi
