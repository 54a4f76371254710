kind-passenger = passagerare
card-passenger = ett passagerarkort
cards-passenger = { $count } passagerarkort
event-passenger-placed =
    { $who ->
        [you] Du ställer en passagerare i { $place }.
       *[other] { $name } ställer en passagerare i { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Din passagerare ger sig av från { $place }.
       *[other] { $name } låter en passagerare ge sig av från { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Din passagerare reser { $route } till { $place } för ett passagerarkort.
           *[other] { $name } låter sin passagerare resa { $route } till { $place } för ett passagerarkort.
        }
        [dice] { $who ->
            [you] Din passagerare reser { $route } till { $place } för en Joker.
           *[other] { $name } låter sin passagerare resa { $route } till { $place } för en Joker.
        }
       *[nothing] { $who ->
            [you] Din passagerare reser { $route } till { $place }.
           *[other] { $name } låter sin passagerare resa { $route } till { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Du tar varor i { $place } och får { $points } poäng.
       *[other] { $name } tar varor i { $place } och får { $points } poäng.
    }
event-passenger-arrived =
    { $who ->
        [you] Din passagerare kommer fram till { $place } och lämnar spelet.
       *[other] Passageraren som tillhör { $name } kommer fram till { $place } och lämnar spelet.
    }
why-travel-first = en resa går över minst en rutt.
why-not-an-end = en passagerare ställs vid en ände av rutten som just mutades in.
why-no-passenger-in-country = passagerare står i städer, inte i länder.
why-passenger-stands =
    { $who ->
        [you] din egen passagerare står där.
       *[other] en passagerare som tillhör { $name } står där.
    }
why-no-passenger-there = ingen av dina passagerare står där.
why-no-way-on = ingen inmutad rutt leder vidare därifrån som du äger eller kan betala.
why-track-elsewhere = den börjar inte i { $place }, där din passagerare är.
why-track-unclaimed = ingen har mutat in den än, så ingen reser där.
why-route-used = din passagerare har redan använt rutten på sin resa.
why-no-passenger-card =
    { $purse ->
        [dice] den tillhör en annan spelare, och du har ingen Joker kvar till den.
       *[cards] den tillhör en annan spelare, och du har inget passagerarkort till den.
    }
difference-passenger-cards = Det finns { $count } passagerarkort: varje låter en passagerare använda en annan spelares rutt.
difference-passengers =
    { $count ->
        [one] Alla har { $count } passagerare, som får ställas vid en ände av en rutt som just mutats in och senare reser en gång.
       *[other] Alla har { $count } passagerare, som får ställas vid en ände av en rutt som just mutats in och senare reser en gång var.
    }
difference-goods =
    { $count ->
        [one] { $count } stad har varor: en passagerare på resa tar den översta, värd upp till { $most } poäng.
       *[other] { $count } städer har varor: en passagerare på resa tar den översta i varje stad den besöker, värd upp till { $most } poäng.
    }
option-marklin-reset_counts_plus4 = Om +4-lokomotiv räknas på Märklin-planen när tre uppvända lokomotiv gör att korten byts ut.
value-marklin-reset_counts_plus4-true = +4-lokomotiv räknas bland de tre som gör att korten byts ut.
value-marklin-reset_counts_plus4-false = Bara vanliga lokomotiv räknas bland de tre som gör att korten byts ut.
option-marklin-reset_counts_passengers = Om tre uppvända passagerarkort gör att korten byts ut på Märklin-planen.
value-marklin-reset_counts_passengers-true = Tre uppvända passagerarkort gör att korten byts ut, liksom tre lokomotiv.
value-marklin-reset_counts_passengers-false = Hur många passagerarkort som än ligger uppvända blir korten kvar.
option-marklin-one_passenger_per_city = Om bara en passagerare får stå i en stad på Märklin-planen.
value-marklin-one_passenger_per_city-true = Bara en passagerare, vems den än är, står i en stad.
value-marklin-one_passenger_per_city-false = Hur många passagerare som helst får stå i en stad.
option-marklin-passengers_enter_countries = Om passagerare reser in i länder på Märklin-planen.
value-marklin-passengers_enter_countries-true = En passagerare får resa in i ett land.
value-marklin-passengers_enter_countries-false = Passagerare reser från stad till stad, aldrig in i ett land.
option-marklin-parallel_tracks_apart = Om parallella spår är olika rutter för en passagerare på Märklin-planen.
value-marklin-parallel_tracks_apart-true = En passagerare får använda vart och ett av flera parallella spår på en resa.
value-marklin-parallel_tracks_apart-false = För en passagerare är parallella spår en rutt, som används en gång per resa.
option-marklin-collect_start_city = Om staden en passagerare ger sig av från räknas som besökt på Märklin-planen.
value-marklin-collect_start_city-true = En passagerare tar varor även i staden den ger sig av från.
value-marklin-collect_start_city-false = En passagerare tar inga varor i staden den ger sig av från.
option-marklin-collect_on_return = Om staden en passagerare ger sig av från ger varor när den kommer tillbaka dit, på Märklin-planen.
value-marklin-collect_on_return-true = En passagerare som kommer tillbaka till staden den gav sig av från tar varor där.
value-marklin-collect_on_return-false = En passagerare som kommer tillbaka till staden den gav sig av från tar inga varor där.
option-marklin-plus4_moves_monsters = Om +4-lokomotiv flyttar monster på Märklin-planen.
value-marklin-plus4_moves_monsters-true = +4-lokomotiv flyttar monster precis som vanliga.
value-marklin-plus4_moves_monsters-false = Bara vanliga lokomotiv flyttar monster.
heading-goods = varor
legend-goods = värdet av de bästa varorna där
choice-passenger-place = ställ en passagerare i { $place }
choice-passenger-travel = låt passageraren i { $place } resa
choice-no-passenger = ingen passagerare
choice-travel =
    { $purse ->
        [cards] till { $place } över { $route }, för ett passagerarkort
        [dice] till { $place } över { $route }, för en Joker
       *[nothing] till { $place } över { $route }
    }
choice-stop = stanna här
question-passenger = Ställer du en passagerare vid en ände av rutten? Du har { $count } kvar.
question-travel = Din passagerare är i { $place }. Vart reser den?
prompt-passenger = Din passagerare:
prompt-travel = Till:
standing-passengers = { $name }: passagerare i { $places }, ännu inte utställda: { $left }; { $points } poäng för varor.
place-goods = { $place }: varor värda { $values }, den första överst.
score-part-goods = varor { $points }
scoring-goods = { $name }: varor: plus { $points } poäng.
help-play-passengers = Passagerare: ”berlin” eller ”no” efter en inmutning; ”passenger berlin” låter den resa, sedan platsen dit, eller ”stop”.
help-play-goods = ”goods” listar varorna i städerna, ”board” säger var passagerare är.
web-goods-here =
    { $count ->
        [one] Här ligger { $count } varubricka, värd { $value }.
       *[other] Här ligger { $count } varubrickor, den översta värd { $value }.
    }
web-passengers-here = Här står en passagerare: { $names }.
web-passenger = En passagerare
web-passenger-question = Ställer du en passagerare vid en ände av din nya rutt?
web-journey = En resa
web-journey-question =
    { $count ->
        [0] Din passagerare är i { $place } och kan inte resa vidare. Ska den stanna här?
        [one] Din passagerare är i { $place }. Reser den vidare längs rutten som lyser?
       *[other] Din passagerare är i { $place }. Längs vilken av { $count } lysande rutter reser den vidare?
    }
web-move-passenger = Flytta en passagerare
web-pick-passenger = Vilken passagerare ska resa? Tryck på dess plats.
web-count-passengers = passagerare
web-count-goods = varor
web-help-passenger = Vad gör passagerare?
web-help-passenger-text =
    { $purse ->
        [dice] När du har mutat in en rutt får du ställa en passagerare vid en ände. Resan är din handling: längs egna rutter och för en Joker per rutt längs andras. Den tar den översta brickan i varje stad den besöker och lämnar spelet.
       *[cards] När du har mutat in en rutt får du ställa en passagerare vid en ände. Resan är din handling: längs egna rutter och för ett passagerarkort per rutt längs andras. Den tar den översta brickan i varje stad den besöker och lämnar spelet.
    }
advice-mechanism-passengers = På { $games } partier använder ingen någonsin en passagerare.
why-not-now-passenger = säg först om en passagerare ska stå vid din rutt.
why-not-now-travel = din passagerare är på väg: res vidare eller stanna.
why-not-in-game-passengers = det finns inga passagerare på den här spelplanen.
web-not-now-passenger = Säg först om en passagerare ställs ut på spelplanen.
web-not-now-travel = Din passagerare är på väg: res vidare eller avsluta resan.
study-part-goods = varor
used-passengers = Passagerarresor
