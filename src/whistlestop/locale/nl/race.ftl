board-first-journey-usa = Mijn eerste reis (VS)
event-ticket-completed =
    { $who ->
        [you] Je vervult de bestemmingskaart { $ticket }.
       *[other] { $name } vervult de bestemmingskaart { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Je verbindt beide kusten: dat is een bestemmingskaart erbij.
       *[other] { $name } verbindt beide kusten: dat is een bestemmingskaart erbij.
    }
event-tickets-changed =
    { $who ->
        [you] Je ruilt je bestemmingskaarten voor nieuwe.
       *[other] { $name } ruilt de eigen bestemmingskaarten voor nieuwe.
    }
why-tickets-changed-only = op dit bord worden geen bestemmingskaarten getrokken: je kunt je twee ruilen.
choice-change = beide bestemmingskaarten ruilen
coast-ticket = van kust tot kust
heading-coast-to-coast = kust tot kust
heading-completed = vervuld
completed-tickets = { $name }, { $count } vervuld: { $tickets }.
scoring-coast-to-coast = { $name }: beide kusten verbonden: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: bestemmingskaart { $ticket } is vervuld.
       *[no] { $name }: bestemmingskaart { $ticket } is niet vervuld en kost niets.
    }
winner-race =
    { $tie ->
        [shared] { $names } delen de overwinning, vervulde bestemmingskaarten: { $count }.
       *[none] { $who ->
            [you] Je wint, vervulde bestemmingskaarten: { $count }.
           *[other] { $names } wint, vervulde bestemmingskaarten: { $count }.
        }
    }
turn-summary-race = Beurt { $turn }: jouw wagons { $trains }, vervulde bestemmingskaarten { $count }; de anderen: { $others }.
turn-summary-race-other = { $name } (wagons { $trains }, vervuld { $count })
score-race = { $name }: { $count } van { $goal } bestemmingskaarten vervuld.
difference-race = Er zijn geen punten: wie het eerst { $count } bestemmingskaarten vervult, wint meteen.
difference-race-tickets = Iedereen heeft twee bestemmingskaarten; een waarvan de steden verbonden zijn, wordt meteen getoond en vervangen.
difference-race-change = In plaats van bestemmingskaarten te trekken mag je een beurt gebruiken om je twee kaarten te ruilen voor twee nieuwe.
difference-coasts = Wie { $west } met { $east } verbindt met eigen wagons, heeft één vervulde bestemmingskaart meer, één keer per spel.
difference-race-end = Legt iemand de laatste wagon, dan is het spel meteen afgelopen: de meeste vervulde bestemmingskaarten winnen, bij gelijkspel wordt de winst gedeeld.
option-firstjourney-locomotives = Hoe de 72 treinkaarten van de eerste reis verdeeld zijn.
value-firstjourney-locomotives-12 = 12 locomotieven en 10 kaarten van elke kleur.
value-firstjourney-locomotives-6 = 6 locomotieven en 11 kaarten van elke kleur.
value-firstjourney-locomotives-18 = 18 locomotieven en 9 kaarten van elke kleur.
help-play-race = Bestemmingskaarten: “change” ruilt je twee voor nieuwe; “tickets” zegt hoe de jouwe ervoor staan, “board” wat iedereen vervuld heeft.
web-help-race-turn-text =
    { $purse ->
        [dice] Gooi vijf dobbelstenen en gooi er één keer een paar over. Doe dan hoogstens één ding: bezet een route of ruil je twee bestemmingskaarten. Ongebruikte dobbelstenen kopen fiches.
       *[cards] Eén ding: trek twee treinkaarten van de stapel, bezet een route of ruil je twee bestemmingskaarten. Er liggen geen kaarten open.
    }
web-help-race-text = Je hebt twee bestemmingskaarten. Zodra jouw wagons de plaatsen van een ervan verbinden, wordt ze getoond, is ze vervuld en wordt ze vervangen. Vervulde liggen open; jouw twee zijn geheim en kosten nooit iets. Een stad aan de westkust met een aan de oostkust verbinden is één kaart meer, één keer.
web-help-race-end-text = Wie { $count } bestemmingskaarten vervuld heeft, wint meteen. Legt iemand eerder de laatste wagon, dan is het spel ook meteen afgelopen: de meeste vervulde kaarten winnen, bij gelijkspel wordt de winst gedeeld. Een laatste ronde is er niet.
web-help-race-chaos-text = Waar een monster staat, heerst chaos: geen route die daar eindigt kan worden bezet, en geen bestemmingskaart die de plaats noemt kan worden vervuld tot het weg is. Vervulde blijven vervuld. Eindigt het spel met de laatste wagon, dan tellen de meeste kaarten van elk monster als één kaart.
web-help-race = Hoe werken bestemmingskaarten hier?
web-count-completed = vervulde bestemmingskaarten
web-completed = Vervuld ({ $count } van { $goal })
ticket-waits = { $text } Ze kan niet worden vervuld zolang een monster in { $places } is.
web-ticket-waits = wacht: een monster is in { $places }
web-help-race-turn = Wat kan ik in mijn beurt doen?
web-help-race-end = Wanneer eindigt het spel?
web-help-race-chaos = Wat betekent chaos?
web-help-race-monster = Hoe bewegen de monsters?
web-help-race-monster-text =
    { $purse ->
        [dice] In je beurt mag je één monster verplaatsen: één Joker brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen.
       *[cards] In je beurt mag je één monster verplaatsen: één locomotief brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen.
    }
web-action-race = Trek je twee kaarten, bezet je een route met gouden rand of ruil je beide bestemmingskaarten?
web-action-race-dice = Bezet je een route met gouden rand of ruil je beide bestemmingskaarten?
why-not-in-game-race = op dit bord worden geen bestemmingskaarten geruild.
study-part-coast-to-coast = kust tot kust
advice-mechanism-changes = In { $games } spellen ruilt niemand ooit zijn bestemmingskaarten.
used-changes = Geruilde bestemmingskaarten
