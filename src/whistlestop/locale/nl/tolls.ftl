board-nederland = Nederland
track-toll = tol { $count }
event-toll-paid =
    { $who ->
        [you] Je betaalt de tol van { $route }: { $count }.
       *[other] { $name } betaalt de tol van { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Je kunt de tol van { $route } ({ $count }) niet betalen en neemt een lening.
       *[other] { $name } kan de tol van { $route } ({ $count }) niet betalen en neemt een lening.
    }
event-toll-received =
    { $who ->
        [you] Je ontvangt de tol van { $route }: { $count }.
       *[other] { $name } ontvangt de tol van { $route }: { $count }.
    }
event-neutral-ticket = Voor de neutrale speler wordt de bestemmingskaart { $ticket } omgedraaid.
event-neutral-claimed = De neutrale speler neemt { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Je legt de bestemmingskaart { $ticket } open naast de stapel.
       *[other] { $name } legt de bestemmingskaart { $ticket } open naast de stapel.
    }
why-neutral-stands = daar staan neutrale treinen.
difference-tolls = Iedereen begint met { $count } tolpenningen, die geheim blijven. Wie een route legt, betaalt de tol aan de bank, op het tweede spoor van een dubbele route aan de eigenaar van het eerste. Wie te weinig heeft, neemt een lening en betaalt niets; elke lening kost aan het einde { $points } punten.
difference-toll-points = Aan het einde worden de spelers zonder lening gerangschikt naar hun overige penningen: { $rows }.
difference-start-scores = De scorestenen starten gespreid: in beurtvolgorde { $points } punten.
difference-neutral = Met { $count } spelers doet na ronde { $rounds } een neutrale speler met { $trains } treinen mee: na elke ronde wordt een bestemmingskaart omgedraaid en neemt hij een spoor van de verbinding onderaan. Zijn beide vrij, dan kiest wie de markering heeft en geeft die door; naast het spoor van een speler betaalt de bank die speler de tol.
option-nederland-tolls = Of er in Nederland tol wordt betaald.
value-nederland-tolls-true = Tol, leningen en een rangschikking van penningen.
value-nederland-tolls-false = Geen tol: dubbele routes gelden vanaf vier spelers en niemand begint met voorsprong.
option-nederland-neutral_player = Of in Nederland met twee spelers een neutrale speler meedoet.
value-nederland-neutral_player-true = Met twee spelers neemt een neutrale speler vanaf de zesde ronde sporen.
value-nederland-neutral_player-false = Twee spelers spelen alleen.
option-nederland-start_scores = Op welke vakjes de scorestenen in Nederland starten.
value-nederland-start_scores-printed = De stenen starten zoals het bord zegt.
value-nederland-start_scores-own = De stenen starten op { $value }, in beurtvolgorde.
heading-head-start = voorsprong
heading-loans = leningen
heading-toll-tokens = tolpenningen
score-part-head-start = voorsprong { $points }
score-part-loans = leningen { $points }
score-secret-toll-tokens = Wat tolpenningen waard zijn, blijkt aan het einde.
scoring-head-start = { $name }: voorsprong: plus { $points }.
scoring-loans = { $name }: leningen: { $points } punten.
scoring-toll-tokens = { $name }: rang in tolpenningen: plus { $points }.
legend-toll = tol van een verbinding
choice-neutral = de neutrale speler neemt { $route }, { $colour }
question-neutral = Welk spoor tussen { $a } en { $b } neemt de neutrale speler? Jij hebt de markering.
prompt-neutral = Spoor van de neutrale speler:
held-tolls = { $name }: tolpenningen { $count }, leningen { $loans }.
hidden-tolls = { $name }: tolpenningen zijn geheim, leningen { $loans }.
face-up-tickets = Open naast de bestemmingskaarten: { $tickets }.
neutral-player =
    { $count ->
        [0] De neutrale speler heeft { $trains } treinen en geen sporen.
       *[other] De neutrale speler heeft nog { $trains } treinen en { $count } sporen: { $routes }.
    }
help-play-tolls = Tol: die wordt vanzelf betaald; “tolls” toont open bestemmingskaarten en de neutrale speler, “board” wat iedereen heeft. Noem voor de neutrale speler de kleur van een spoor, of “#1” of “#2”.
web-toll = Tol { $count }
web-toll-tokens = Tolpenningen: { $count }
web-toll-secret = Tolpenningen blijven geheim
web-toll-loan = Een route met hogere tol kost je een lening.
web-loans = Leningen: { $count }
web-neutral-marker = Kiest voor de neutrale speler
web-neutral-trains = Neutrale treinen over: { $count }
web-neutral-ended = De neutrale speler neemt geen sporen meer
web-neutral-track = Hier staan neutrale treinen.
web-neutral-question = Welk spoor neemt de neutrale speler: { $route }?
web-face-up-tickets = Open bestemmingskaarten: { $count }
web-help-toll = Wat is tol?
web-help-toll-text = Elke verbinding kost een tol van een tot vier penningen; iedereen begint met { $count }. Wie een route legt, betaalt die aan de bank, op het tweede spoor van een dubbele route aan de eigenaar van het eerste. Met te weinig penningen neem je een lening en betaal je niets; elke lening kost aan het einde { $points } punten en sluit je uit van de rangschikking van penningen, die veel waard is. Bedragen zijn geheim, leningen open.
web-help-neutral = Wie is de neutrale speler?
web-help-neutral-text = Met twee spelers doet na ronde { $rounds } een derde met { $count } treinen mee. Na elke ronde wordt een bestemmingskaart omgedraaid en neemt de neutrale speler een spoor van de verbinding onderaan, als hij daar nog geen heeft. Zijn beide sporen vrij, dan kiest wie de markering heeft en geeft die door; naast jouw spoor betaalt de bank jou de tol. Hij scoort niets en stopt als zijn treinen of de bestemmingskaarten op zijn.
why-not-now-neutral-track = kies eerst een spoor voor de neutrale speler.
why-not-in-game-tolls = aan deze tafel speelt geen neutrale speler mee.
web-not-now-neutral-track = Kies eerst een spoor voor de neutrale speler.
web-value-nederland = Nederland
route-neutral = { $route } – daar staan neutrale treinen.
study-part-head-start = voorsprong
study-part-loans = leningen
study-part-toll-tokens = tolpenningen
web-key-foot = Verbinding onderaan, voor de neutrale speler
web-key-toll = Tol
web-key-tolls = Tolgelden
web-key-loan-cost = Punten die een lening kost
web-key-start-scores = Punten aan het begin, in beurtvolgorde
web-key-neutral = Neutrale speler
web-key-neutral-players = Spelers met wie hij speelt
web-key-neutral-trains = Zijn wagons
web-key-first-round = Eerste ronde die met zijn fase eindigt
web-value-face-up = open naast de stapel
web-key-start-tokens = Tolpenningen van elke speler aan het begin
advice-mechanism-tolls = In { $games } spellen betaalt niemand ooit tol.
used-tolls = Betaalde tol
advice-mechanism-loans = In { $games } spellen neemt niemand ooit een lening.
used-loans = Genomen leningen
