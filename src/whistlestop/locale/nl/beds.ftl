board-france = Frankrijk
event-piece-laid =
    { $who ->
        [you] Je legt een spoorstuk ({ $kind }) op { $route }.
       *[other] { $name } legt een spoorstuk ({ $kind }) op { $route }.
    }
event-bed-built =
    { $who ->
        [you] Je legt een spoorstuk op { $route }.
       *[other] { $name } legt een spoorstuk op { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Je geeft { $dice } voor een spoorstuk.
       *[other] { $name } geeft { $dice } voor een spoorstuk.
    }
why-bed-not-built = op dit spoorbed ligt nog geen spoorstuk.
why-track-crossed = een spoorstuk of wagons liggen er dwars overheen.
why-no-bed = deze route is geen spoorbed: er is geen spoorstuk nodig.
why-piece-lies = daar ligt al een spoorstuk.
why-no-pieces-left = er is geen spoorstuk van lengte { $count } meer.
why-nothing-to-build = geen spoorstuk dat over is past op een vrij spoorbed.
why-no-piece-of-colour = er is geen spoorstuk van deze kleur met lengte { $count } meer.
why-piece-laid = je hebt in deze beurt al een spoorstuk gelegd.
why-must-build = wie in een beurt niets anders doet, moet voor het einde een spoorstuk leggen.
difference-beds = Van de routes zijn er { $count } lege spoorbedden. Wie treinkaarten trekt, moet daarna een gekleurd spoorstuk op een vrij spoorbed van die lengte leggen, waar dan ook. Vanaf dan mag iedereen die route met kaarten van die kleur nemen; het spoorstuk gaat terug naar de voorraad.
difference-pieces = Er zijn { $count } spoorstukken; van elke kleur { $pieces }.
pieces-of-length = { $count } van lengte { $length }
difference-crossings = { $count } paren verbindingen kruisen elkaar: een spoorstuk of wagons op de ene sluiten de andere voorgoed. Met weinig spelers sluit een spoorstuk ook de sporen ernaast.
option-france-pieces = Hoeveel spoorstukken er in Frankrijk zijn.
value-france-pieces-printed = De spoorstukken zijn die uit de doos.
value-france-pieces-own = Spoorstukken van elke kleur, de kortste eerst: { $value }.
option-france-dice_build = Hoe spoorstukken in Frankrijk worden gelegd als er met dobbelstenen wordt gespeeld.
value-france-dice_build-turn_or_pair = Wie in een beurt niets anders doet, moet een spoorstuk leggen; na een actie mogen twee ongebruikte dobbelstenen er een leggen.
value-france-dice_build-open_beds = Er zijn geen spoorstukken: alle spoorbedden zijn vanaf het begin open.
kind-bed = zonder kleur
legend-bed = spoorbed: te nemen zodra er een gekleurd spoorstuk op ligt
choice-build = leg een spoorstuk op { $route } (lengte { $count })
choice-piece = een spoorstuk in { $kind }
choice-build-for-dice = geef { $dice } en leg een spoorstuk
question-bed = Op welk spoorbed leg je een spoorstuk?
question-piece = Welke kleur heeft het spoorstuk op { $route }?
prompt-bed = Jouw spoorbed:
prompt-piece = Jouw spoorstuk:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Er ligt geen spoorstuk op het bord.
       *[other] Spoorstukken op het bord: { $pieces }.
    }
help-play-beds = Spoorstukken: noem na het trekken de twee steden van een spoorbed, daarna een kleur; met dobbelstenen “build” en de twee steden; “pieces” toont wat er ligt.
web-track-bed = Leeg spoorbed: te nemen zodra er een gekleurd spoorstuk op ligt.
web-track-piece = Het spoorstuk hier is { $kind }: kaarten van die kleur betalen.
web-bed-question = Waar leg je een spoorstuk? Druk op een spoorbed.
web-bed-besides = Of druk op een leeg spoorbed: daar leg je een spoorstuk in plaats van een actie.
web-piece-question = Welke kleur heeft het spoorstuk op { $route }?
web-help-bed = Waar zijn spoorstukken voor?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Routes zonder kleur zijn spoorbedden. Er worden geen spoorstukken gelegd: iedereen mag zo’n route vanaf het begin nemen. Wat wagons kruist, is voorgoed gesloten.
           *[laid] Routes zonder kleur zijn lege spoorbedden en kunnen nog niet worden genomen. Wie in zijn beurt geen route neemt en geen kaartjes trekt, legt een spoorstuk op een vrij spoorbed; in elke andere beurt mogen twee ongebruikte dobbelstenen er na de actie een leggen. Dan mag iedereen de route nemen, kleuren betekenen niets; het spoorstuk gaat terug naar de voorraad. Wat een spoorstuk of wagons kruist, is voorgoed gesloten.
        }
       *[cards] Routes zonder kleur zijn lege spoorbedden en kunnen nog niet worden genomen. Wie treinkaarten trekt, legt daarna een gekleurd spoorstuk op een vrij spoorbed. Dan heeft de route die kleur en mag iedereen haar nemen; het spoorstuk gaat terug naar de voorraad. Wat een spoorstuk of wagons kruist, is voorgoed gesloten.
    }
web-key-beds = Spoorbedden en spoorstukken
web-key-bed = Leeg spoorbed
web-key-crossings = Verbindingen die elkaar kruisen
web-key-one = De ene verbinding
web-key-other = De andere verbinding
web-key-pieces = Spoorstukken van elke kleur per lengte
web-value-france = Frankrijk

why-not-now-bed = kies eerst een spoorbed voor het spoorstuk.
why-not-now-piece = kies eerst de kleur van het spoorstuk.
why-not-in-game-beds = dit bord heeft geen spoorbedden.
web-not-now-bed = Kies eerst een spoorbed voor het spoorstuk.
web-not-now-piece = Kies eerst de kleur van het spoorstuk.
used-beds = Gelegde spoorstukken
