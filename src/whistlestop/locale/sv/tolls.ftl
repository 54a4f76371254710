board-nederland = Nederländerna
track-toll = tull { $count }
event-toll-paid =
    { $who ->
        [you] Du betalar tullen för { $route }: { $count }.
       *[other] { $name } betalar tullen för { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Du kan inte betala tullen för { $route } ({ $count }) och tar ett lån.
       *[other] { $name } kan inte betala tullen för { $route } ({ $count }) och tar ett lån.
    }
event-toll-received =
    { $who ->
        [you] Du får tullen för { $route }: { $count }.
       *[other] { $name } får tullen för { $route }: { $count }.
    }
event-neutral-ticket = Biljetten { $ticket } vänds upp för den neutrala spelaren.
event-neutral-claimed = Den neutrala spelaren tar { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Du lägger biljetten { $ticket } öppet bredvid leken.
       *[other] { $name } lägger biljetten { $ticket } öppet bredvid leken.
    }
why-neutral-stands = där står neutrala tåg.
difference-tolls = Alla börjar med { $count } tullmarker, som hålls hemliga. Den som tar en rutt betalar tullen till banken, på det andra spåret i en dubbelrutt till ägaren av det första. Den som har för lite tar ett lån i stället och betalar inget; varje lån kostar { $points } poäng i slutet.
difference-toll-points = I slutet rangordnas spelarna utan lån efter sina kvarvarande marker: { $rows }.
difference-start-scores = Poängmarkörerna startar förskjutet: i turordning { $points } poäng.
difference-neutral = Med { $count } spelare kommer en neutral spelare med { $trains } tåg med efter rond { $rounds }: efter varje rond vänds en biljett upp, och den tar ett spår på förbindelsen längst ner. Är båda lediga väljer den som har markören och lämnar den vidare; bredvid en spelares spår betalar banken tullen till spelaren.
option-nederland-tolls = Om tull betalas i Nederländerna.
value-nederland-tolls-true = Tull, lån och rangordning av marker.
value-nederland-tolls-false = Ingen tull: dubbelrutter är för fyra spelare eller fler, och ingen börjar före.
option-nederland-neutral_player = Om en neutral spelare är med när två spelar i Nederländerna.
value-nederland-neutral_player-true = Med två spelare tar en neutral spelare spår från sjätte ronden.
value-nederland-neutral_player-false = Två spelare spelar ensamma.
option-nederland-start_scores = På vilka rutor poängmarkörerna startar i Nederländerna.
value-nederland-start_scores-printed = Markörerna startar som planen säger.
value-nederland-start_scores-own = Markörerna startar på { $value }, i turordning.
heading-head-start = försprång
heading-loans = lån
heading-toll-tokens = tullmarker
score-part-head-start = försprång { $points }
score-part-loans = lån { $points }
score-secret-toll-tokens = Vad tullmarkerna är värda visas i slutet.
scoring-head-start = { $name }: försprång: plus { $points }.
scoring-loans = { $name }: lån: { $points } poäng.
scoring-toll-tokens = { $name }: placering i tullmarker: plus { $points }.
legend-toll = tull för en förbindelse
choice-neutral = den neutrala spelaren tar { $route }, { $colour }
question-neutral = Vilket spår mellan { $a } och { $b } tar den neutrala spelaren? Du har markören.
prompt-neutral = Den neutrala spelarens spår:
held-tolls = { $name }: tullmarker { $count }, lån { $loans }.
hidden-tolls = { $name }: tullmarker är hemliga, lån { $loans }.
face-up-tickets = Öppet bredvid biljettleken: { $tickets }.
neutral-player =
    { $count ->
        [0] Den neutrala spelaren har { $trains } tåg och inga spår.
       *[other] Den neutrala spelaren har { $trains } tåg kvar och { $count } spår: { $routes }.
    }
help-play-tolls = Tull: den betalas av sig själv; ”tolls” visar öppna biljetter och den neutrala spelaren, ”board” vad alla har. För den neutrala spelaren nämner du ett spårs färg eller ”#1” eller ”#2”.
web-toll = Tull { $count }
web-toll-tokens = Tullmarker: { $count }
web-toll-secret = Tullmarker hålls hemliga
web-toll-loan = En rutt med högre tull kostar dig ett lån.
web-loans = Lån: { $count }
web-neutral-marker = Väljer för den neutrala spelaren
web-neutral-trains = Neutrala tåg kvar: { $count }
web-neutral-ended = Den neutrala spelaren tar inga fler spår
web-neutral-track = Här står neutrala tåg.
web-neutral-question = Vilket spår tar den neutrala spelaren: { $route }?
web-face-up-tickets = Öppna biljetter: { $count }
web-help-toll = Vad är tull?
web-help-toll-text = Varje förbindelse kostar en tull på en till fyra marker; alla börjar med { $count }. Tar du en rutt betalar du den till banken, på det andra spåret i en dubbelrutt till ägaren av det första. Med för få marker tar du ett lån och betalar inget; varje lån kostar { $points } poäng i slutet och utesluter dig från rangordningen av marker, som är värd mycket. Belopp är hemliga, lån öppna.
web-help-neutral = Vem är den neutrala spelaren?
web-help-neutral-text = Med två spelare kommer en tredje med { $count } tåg med efter rond { $rounds }. Efter varje rond vänds en biljett upp, och den neutrala spelaren tar ett spår på förbindelsen längst ner, om den inte har ett där. Är båda spåren lediga väljer den som har markören och lämnar den vidare; bredvid ditt spår betalar banken dig tullen. Den får inga poäng och slutar när dess tåg eller biljettleken tar slut.
why-not-now-neutral-track = välj först ett spår åt den neutrala spelaren.
why-not-in-game-tolls = det finns ingen neutral spelare vid det här bordet.
web-not-now-neutral-track = Välj först ett spår åt den neutrala spelaren.
web-value-nederland = Nederländerna
route-neutral = { $route } – där står neutrala tåg.
study-part-head-start = försprång
study-part-loans = lån
study-part-toll-tokens = tullmarker
web-key-foot = Förbindelse längst ner, för den neutrala spelaren
web-key-toll = Tull
web-key-tolls = Tullar
web-key-loan-cost = Poäng som ett lån kostar
web-key-start-scores = Poäng vid starten, i turordning
web-key-neutral = Neutral spelare
web-key-neutral-players = Spelare den spelar med
web-key-neutral-trains = Dess tåg
web-key-first-round = Första rundan som slutar med dess fas
web-value-face-up = öppet bredvid högen
web-key-start-tokens = Varje spelares tullmarker vid starten
advice-mechanism-tolls = På { $games } partier betalar ingen någonsin tull.
used-tolls = Betalda tullar
advice-mechanism-loans = På { $games } partier tar ingen någonsin ett lån.
used-loans = Tagna lån
