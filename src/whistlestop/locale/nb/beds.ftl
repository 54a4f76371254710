board-france = Frankrike
event-piece-laid =
    { $who ->
        [you] Du legger et sporstykke ({ $kind }) på { $route }.
       *[other] { $name } legger et sporstykke ({ $kind }) på { $route }.
    }
event-bed-built =
    { $who ->
        [you] Du legger et sporstykke på { $route }.
       *[other] { $name } legger et sporstykke på { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Du gir { $dice } for et sporstykke.
       *[other] { $name } gir { $dice } for et sporstykke.
    }
why-bed-not-built = det ligger ennå ikke noe sporstykke på dette sporleiet.
why-track-crossed = et sporstykke eller vogner ligger på tvers.
why-no-bed = denne ruten er ikke et sporleie: den trenger ikke noe sporstykke.
why-piece-lies = der ligger det allerede et sporstykke.
why-no-pieces-left = det er ikke noe sporstykke av lengde { $count } igjen.
why-nothing-to-build = ikke noe sporstykke som er igjen, passer på et ledig sporleie.
why-no-piece-of-colour = det er ikke noe sporstykke i denne fargen av lengde { $count } igjen.
why-piece-laid = du har allerede lagt et sporstykke i denne turen.
why-must-build = den som ikke gjør noe annet i sin tur, må legge et sporstykke før den slutter.
difference-beds = Av rutene er { $count } tomme sporleier. Den som trekker togkort, må etterpå legge et farget sporstykke på et ledig sporleie av samme lengde, hvor som helst. Deretter kan alle ta ruten med kort i den fargen; sporstykket går tilbake til forrådet.
difference-pieces = Det er { $count } sporstykker; av hver farge { $pieces }.
pieces-of-length = { $count } av lengde { $length }
difference-crossings = { $count } par av forbindelser krysser hverandre: et sporstykke eller vogner på den ene stenger den andre for alltid. Med få spillere stenger et sporstykke også sporene ved siden av.
option-france-pieces = Hvor mange sporstykker det er i Frankrike.
value-france-pieces-printed = Sporstykkene er de i esken.
value-france-pieces-own = Sporstykker av hver farge, de korteste først: { $value }.
option-france-dice_build = Hvordan sporstykker legges i Frankrike når det spilles med terninger.
value-france-dice_build-turn_or_pair = Den som ikke gjør noe annet i sin tur, må legge et sporstykke; etter en handling kan to ubrukte terninger legge ett.
value-france-dice_build-open_beds = Det er ingen sporstykker: alle sporleier er åpne fra begynnelsen.
kind-bed = uten farge
legend-bed = sporleie: kan tas når et farget sporstykke ligger på det
choice-build = legg et sporstykke på { $route } (lengde { $count })
choice-piece = et sporstykke i { $kind }
choice-build-for-dice = gi { $dice } og legg et sporstykke
question-bed = På hvilket sporleie legger du et sporstykke?
question-piece = Hvilken farge har sporstykket på { $route }?
prompt-bed = Ditt sporleie:
prompt-piece = Ditt sporstykke:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Det ligger ikke noe sporstykke på brettet.
       *[other] Sporstykker på brettet: { $pieces }.
    }
help-play-beds = Sporstykker: nevn etter trekningen sporleiets to byer, så en farge; med terninger «build» og de to byene; «pieces» viser dem som ligger.
web-track-bed = Tomt sporleie: kan tas når et farget sporstykke ligger på det.
web-track-piece = Sporstykket her er { $kind }: kort i den fargen betaler.
web-bed-question = Hvor legger du et sporstykke? Trykk på et sporleie.
web-bed-besides = Eller trykk på et tomt sporleie: der legger du et sporstykke i stedet for en handling.
web-piece-question = Hvilken farge har sporstykket på { $route }?
web-help-bed = Hva er sporstykker til?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Ruter uten farge er sporleier. Det legges ingen sporstykker: alle kan ta en slik rute fra begynnelsen. Det som krysser vogner, er stengt for alltid.
           *[laid] Ruter uten farge er tomme sporleier og kan ikke tas ennå. Den som verken tar en rute eller trekker billetter i turen sin, legger et sporstykke på et ledig sporleie; i alle andre turer kan to ubrukte terninger legge et etter handlingen. Da kan alle ta ruten, farger betyr ingenting; sporstykket går tilbake til forrådet. Det som krysser et sporstykke eller vogner, er stengt for alltid.
        }
       *[cards] Ruter uten farge er tomme sporleier og kan ikke tas ennå. Den som trekker togkort, legger etterpå et farget sporstykke på et ledig sporleie. Da har ruten den fargen, og alle kan ta den; sporstykket går tilbake til forrådet. Det som krysser et sporstykke eller vogner, er stengt for alltid.
    }
web-key-beds = Sporleier og sporstykker
web-key-bed = Tomt sporleie
web-key-crossings = Forbindelser som krysser hverandre
web-key-one = Den ene forbindelsen
web-key-other = Den andre forbindelsen
web-key-pieces = Sporstykker av hver farge etter lengde
web-value-france = Frankrike

why-not-now-bed = velg først et sporleie til sporstykket.
why-not-now-piece = velg først fargen på sporstykket.
why-not-in-game-beds = dette brettet har ingen sporleier.
web-not-now-bed = Velg først et sporleie til sporstykket.
web-not-now-piece = Velg først fargen på sporstykket.
used-beds = Lagte sporstykker
