board-old-west = Vilda västern
web-value-oldwest = Vilda västern
event-start-city-chosen =
    { $who ->
        [you] Du väljer { $place } som startstad.
       *[other] { $name } väljer { $place } som startstad.
    }
event-marker-bought =
    { $who ->
        [you] Du ställer en stadsmarkör på { $place } för { $payment }.
       *[other] { $name } ställer en stadsmarkör på { $place } för { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Du ställer en stadsmarkör på { $place } för { $payment }.
       *[other] { $name } ställer en stadsmarkör på { $place } för { $payment }.
    }
event-route-scored =
    { $who ->
        [you] Du får poängen för { $route }: plus { $points }.
       *[other] { $name } får poängen för { $route }: plus { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Du fångar Alvin, plus { $points }, och tar honom till { $place }.
       *[other] { $name } fångar Alvin, plus { $points }, och tar honom till { $place }.
    }
why-city-marked = det står redan en stadsmarkör på { $place }.
why-alien-city = Alvin börjar i { $place }: där står aldrig någon stadsmarkör.
why-not-end-of-route = { $place } är ingen ände av rutten som just mutades in.
why-marker-too-dear = en stadsmarkör kostar { $count } kort av en färg, och dem kan du inte betala.
why-out-of-reach = rutten rör varken din startstad eller något som dina rutter förbinder med den.
difference-markers = Var och en har { $count } stadsmarkörer. Före första draget ställer alla en på sin startstad, den sista spelaren först; alla ens rutter hänger ihop med den. Efter en inmutning får en till ställas på en ledig ände för { $price } kort av en färg.
difference-marker-points = En rutt ger poäng till dem vars stadsmarkörer står vid ändarna, var och en hela poängen och dubbelt för två; bara utan markörer till den som mutar in.
heading-alien = Alvin
choice-marker = ställa en stadsmarkör på { $place }
choice-no-marker = inte ställa någon stadsmarkör
choice-alien = ta Alvin till { $place }
question-start-city = Vilken stad börjar du i? Alla dina rutter kommer att hänga ihop med den.
question-marker = Ställer du en stadsmarkör på en ände av din rutt? Kvar: { $count }.
question-alien = Du har fångat Alvin. Till vilken av dina städer kommer han?
prompt-start-city = Din startstad:
prompt-marker = Din stadsmarkör:
prompt-alien = Alvin kommer till:
marked-cities = { $name }: stadsmarkörer på { $places }.
no-marked-cities = { $name }: ingen stadsmarkör ännu.
place-alien = Alvin är i { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: plus { $points }.
help-play-markers = Stadsmarkörer: nämn staden du börjar i och efter en rutt änden som får en markör, eller ”no marker”; ”markers” säger var Alvin är, ”board” vem som har märkt vad.
web-marker-here = Stadsmarkör för { $name }: rutter här ger ägaren poäng.
web-alien-here = Alvin är här.
web-start-city-question = Vilken stad startar du från? Tryck på en plats.
web-marker-question = Sätter du en stadsmarkör på en ände av din rutt?
web-no-marker = Ingen stadsmarkör
web-alien-question = Vart kommer Alvin?
web-markers-own = Stadsmarkörer på { $places }
web-help-marker = Vad är stadsmarkörer till för?
web-help-marker-text = Alla rutter för en spelare hänger ihop med startstaden. En rutts poäng går till dem vars stadsmarkörer står vid ändarna; utan markörer till den som mutar in. Sedan får en markör köpas till en ledig ände.
web-help-alien = Vad gör Alvin här?
web-help-alien-text = Den som mutar in en rutt till Alvins stad fångar honom, får { $points } poäng och tar honom till en stad med egen markör. Den vars stad han är i vid slutet får { $points } till.
option-oldwest-alvin = Om man spelar med utomjordingen Alvin i Vilda västern.
value-oldwest-alvin-true = Alvin börjar i Roswell och kan fångas.
value-oldwest-alvin-false = Vilda västern spelas utan Alvin.
option-oldwest-allow_monsters = Om Alvin & Dexter får komma till Vilda västern.
value-oldwest-allow_monsters-true = Alvin & Dexter får komma till Vilda västern; de börjar inte på stadsmarkörer.
value-oldwest-allow_monsters-false = Alvin & Dexter kommer inte till Vilda västern: ett monster på en startstad skulle stänga ute ägaren.
why-not-now-start-city = välj först din startstad.
why-not-now-marker = säg först om en stadsmarkör ska stå vid din rutt.
why-not-now-marker-payment = betala först din stadsmarkör, eller skriv undo.
why-not-now-alien = ta först Alvin till en av dina städer.
why-not-in-game-markers = det finns inga stadsmarkörer på den här spelplanen.
web-not-now-start-city = Välj först din startstad.
web-not-now-marker = Säg först om en stadsmarkör ska stå vid din rutt.
web-not-now-marker-payment = Betala först din stadsmarkör.
web-not-now-alien = Ta först Alvin till en av dina städer.
study-part-alien = Alvin
advice-mechanism-markers = På { $games } partier köper ingen någonsin en stadsmarkör.
used-markers = Köpta stadsmarkörer
