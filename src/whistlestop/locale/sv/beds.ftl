board-france = Frankrike
event-piece-laid =
    { $who ->
        [you] Du lägger en spårbit ({ $kind }) på { $route }.
       *[other] { $name } lägger en spårbit ({ $kind }) på { $route }.
    }
event-bed-built =
    { $who ->
        [you] Du lägger en spårbit på { $route }.
       *[other] { $name } lägger en spårbit på { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Du ger { $dice } för en spårbit.
       *[other] { $name } ger { $dice } för en spårbit.
    }
why-bed-not-built = det ligger ännu ingen spårbit på den här banvallen.
why-track-crossed = en spårbit eller vagnar ligger tvärs över.
why-no-bed = den här rutten är ingen banvall: den behöver ingen spårbit.
why-piece-lies = där ligger redan en spårbit.
why-no-pieces-left = det finns ingen spårbit av längd { $count } kvar.
why-nothing-to-build = ingen spårbit som är kvar passar på en ledig banvall.
why-no-piece-of-colour = det finns ingen spårbit i den här färgen av längd { $count } kvar.
why-piece-laid = du har redan lagt en spårbit den här omgången.
why-must-build = den som inte gör något annat i sin tur måste lägga en spårbit innan den slutar.
difference-beds = Av rutterna är { $count } tomma banvallar. Den som drar tågkort måste sedan lägga en färgad spårbit på en ledig banvall av samma längd, var som helst. Därefter får vem som helst ta rutten med kort i den färgen; spårbiten går tillbaka till förrådet.
difference-pieces = Det finns { $count } spårbitar; av varje färg { $pieces }.
pieces-of-length = { $count } av längd { $length }
difference-crossings = { $count } par av förbindelser korsar varandra: en spårbit eller vagnar på den ena stänger den andra för gott. Med få spelare stänger en spårbit också spåren bredvid.
option-france-pieces = Hur många spårbitar det finns i Frankrike.
value-france-pieces-printed = Spårbitarna är de i lådan.
value-france-pieces-own = Spårbitar av varje färg, de kortaste först: { $value }.
option-france-dice_build = Hur spårbitar läggs i Frankrike när man spelar med tärningar.
value-france-dice_build-turn_or_pair = Den som inte gör något annat i sin tur måste lägga en spårbit; efter en handling får två oanvända tärningar lägga en.
value-france-dice_build-open_beds = Det finns inga spårbitar: alla banvallar är öppna från början.
kind-bed = utan färg
legend-bed = banvall: kan tas när en färgad spårbit ligger på den
choice-build = lägg en spårbit på { $route } (längd { $count })
choice-piece = en spårbit i { $kind }
choice-build-for-dice = ge { $dice } och lägg en spårbit
question-bed = På vilken banvall lägger du en spårbit?
question-piece = Vilken färg har spårbiten på { $route }?
prompt-bed = Din banvall:
prompt-piece = Din spårbit:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Det ligger ingen spårbit på brädet.
       *[other] Spårbitar på brädet: { $pieces }.
    }
help-play-beds = Spårbitar: nämn efter dragningen banvallens två städer, sedan en färg; med tärningar ”build” och de två städerna; ”pieces” visar dem som ligger.
web-track-bed = Tom banvall: kan tas när en färgad spårbit ligger på den.
web-track-piece = Spårbiten här är { $kind }: kort i den färgen betalar.
web-bed-question = Var lägger du en spårbit? Tryck på en banvall.
web-bed-besides = Eller tryck på en tom banvall: där lägger du en spårbit i stället för en handling.
web-piece-question = Vilken färg har spårbiten på { $route }?
web-help-bed = Vad är spårbitar till för?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Rutter utan färg är banvallar. Inga spårbitar läggs: vem som helst får ta en sådan rutt från början. Det som korsar vagnar är stängt för gott.
           *[laid] Rutter utan färg är tomma banvallar och kan inte tas ännu. Den som varken tar en rutt eller drar biljetter i sin tur lägger en spårbit på en ledig banvall; i alla andra turer får två oanvända tärningar lägga en efter handlingen. Då får vem som helst ta rutten, färger betyder inget; spårbiten går tillbaka till förrådet. Det som korsar en spårbit eller vagnar är stängt för gott.
        }
       *[cards] Rutter utan färg är tomma banvallar och kan inte tas ännu. Den som drar tågkort lägger sedan en färgad spårbit på en ledig banvall. Då har rutten den färgen och vem som helst får ta den; spårbiten går tillbaka till förrådet. Det som korsar en spårbit eller vagnar är stängt för gott.
    }
web-key-beds = Banvallar och spårbitar
web-key-bed = Tom banvall
web-key-crossings = Förbindelser som korsar varandra
web-key-one = Den ena förbindelsen
web-key-other = Den andra förbindelsen
web-key-pieces = Spårbitar av varje färg efter längd
web-value-france = Frankrike

why-not-now-bed = välj först en banvall för spårbiten.
why-not-now-piece = välj först spårbitens färg.
why-not-in-game-beds = det här brädet har inga banvallar.
web-not-now-bed = Välj först en banvall för spårbiten.
web-not-now-piece = Välj först spårbitens färg.
used-beds = Lagda spårbitar
