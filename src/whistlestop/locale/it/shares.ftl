board-pennsylvania = Pennsylvania
event-share-taken =
    { $who ->
        [you] Prendi il titolo { $number } di { $company }.
       *[other] { $name } prende il titolo { $number } di { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Dai al giocatore fittizio il titolo { $number } di { $company }.
       *[other] { $name } dà al giocatore fittizio il titolo { $number } di { $company }.
    }
event-dummy-share-shown = Il giocatore fittizio scopre il titolo { $number } di { $company }.
why-not-shown-here = { $company } non è indicata accanto alla tua linea.
why-no-shares-left = { $company } non ha più titoli.
difference-companies = Chi reclama una linea può prendere il primo titolo di una compagnia indicata lì; ci sono { $count } compagnie e { $shares } titoli. Alla fine ogni compagnia è messa in classifica: prima chi ha più titoli, a parità chi ha il numero più basso.
difference-company = { $company }: titoli { $count }, punti per posto { $points }.
difference-share-dummy = Con { $count } giocatori un giocatore fittizio riceve un titolo per ogni titolo preso: lo sceglie chi prende. Alla fine se ne estrae la metà, arrotondata per eccesso; occupano posti e non danno punti.
heading-shares = titoli
legend-companies = compagnia di cui la linea può dare un titolo
choice-share = prendi il titolo { $number } di { $company } (per posto { $points })
choice-dummy-share = dai al giocatore fittizio il titolo { $number } di { $company } (per posto { $points })
choice-no-share = non prendere titoli
question-share = Di quale compagnia prendi il titolo? Hai { $shares }.
question-dummy-share = Quale titolo riceve il giocatore fittizio?
prompt-share = Il tuo titolo:
prompt-dummy-share = Titolo del giocatore fittizio:
shares-of = { $company } { $numbers }
no-shares-held = nessuno
held-shares = { $name }: titoli { $shares }.
hidden-shares = { $name }: titoli coperti.
dummy-shares = Giocatore fittizio: { $shares }.
shown-shares = Scoperti del giocatore fittizio: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: tutti i titoli sono presi; per posto { $points }.
       *[other] { $company }: titolo { $number } in cima, restano { $count }; per posto { $points }.
    }
score-secret-shares = Quanto valgono i titoli si vede alla fine.
scoring-shares = { $name }: posti nelle compagnie: più { $points }.
help-play-shares = Titoli: nomina la compagnia quando ti viene chiesto, o «no share»; «shares» mostra le pile, «board» ciò che hai.
web-track-companies = Può dare un titolo di { $companies }.
web-companies-dummy = Fittizio
web-companies-points = Punti per posto
web-companies-own = Tuoi
web-companies-top = In cima
web-companies = Compagnie
web-share-told = { $company }: titolo { $number }, ne hai { $own }; per posto { $points }.
web-share-number = titolo { $number }
web-share-question = Di quale compagnia prendi il titolo per { $route }?
web-dummy-share-question = Quale titolo di { $route } riceve il giocatore fittizio?
web-no-share = Nessun titolo
web-help-share = A che servono i titoli?
web-help-share-text = I cartelli accanto a una linea nominano compagnie. Chi la reclama può prendere il primo titolo di una di esse. Alla fine chi ha più titoli di una compagnia segna di più, il successivo meno; a parità viene prima il numero più basso.
web-help-dummy = Chi è il giocatore fittizio?
web-help-dummy-text = In due c’è al tavolo un terzo che non esiste: chi prende un titolo ne sceglie anche uno della stessa linea per lui. Alla fine se ne estrae la metà. Possono toglierti un posto, ma non danno punti.
advice-mechanism-shares = In { $games } partite nessuno usa mai un titolo.
why-not-now-share = prima prendi un titolo per la tua linea, o nessuno.
why-not-now-dummy-share = prima scegli un titolo per il giocatore fittizio.
why-not-in-game-shares = su questo tabellone non ci sono compagnie.
web-not-now-share = Prima prendi un titolo, o nessuno.
web-not-now-dummy-share = Prima scegli un titolo per il giocatore fittizio.
study-part-shares = titoli
used-shares = Azioni prese
