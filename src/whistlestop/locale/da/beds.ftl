board-france = Frankrig
event-piece-laid =
    { $who ->
        [you] Du lægger et sporstykke ({ $kind }) på { $route }.
       *[other] { $name } lægger et sporstykke ({ $kind }) på { $route }.
    }
event-bed-built =
    { $who ->
        [you] Du lægger et sporstykke på { $route }.
       *[other] { $name } lægger et sporstykke på { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Du giver { $dice } for et sporstykke.
       *[other] { $name } giver { $dice } for et sporstykke.
    }
why-bed-not-built = der ligger endnu intet sporstykke på dette sporleje.
why-track-crossed = et sporstykke eller vogne ligger på tværs.
why-no-bed = denne rute er intet sporleje: den skal ikke bruge et sporstykke.
why-piece-lies = der ligger allerede et sporstykke.
why-no-pieces-left = der er intet sporstykke af længde { $count } tilbage.
why-nothing-to-build = intet sporstykke, der er tilbage, passer på et frit sporleje.
why-no-piece-of-colour = der er intet sporstykke i denne farve af længde { $count } tilbage.
why-piece-laid = du har allerede lagt et sporstykke i denne tur.
why-must-build = den, der ikke gør andet i sin tur, skal lægge et sporstykke, før den slutter.
difference-beds = Af ruterne er { $count } tomme sporlejer. Den, der trækker togkort, skal bagefter lægge et farvet sporstykke på et frit sporleje af samme længde, hvor som helst. Derefter må alle tage ruten med kort i den farve; sporstykket går tilbage til forrådet.
difference-pieces = Der er { $count } sporstykker; af hver farve { $pieces }.
pieces-of-length = { $count } af længde { $length }
difference-crossings = { $count } par af forbindelser krydser hinanden: et sporstykke eller vogne på den ene lukker den anden for altid. Med få spillere lukker et sporstykke også sporene ved siden af.
option-france-pieces = Hvor mange sporstykker der er i Frankrig.
value-france-pieces-printed = Sporstykkerne er dem i æsken.
value-france-pieces-own = Sporstykker af hver farve, de korteste først: { $value }.
option-france-dice_build = Hvordan sporstykker lægges i Frankrig, når der spilles med terninger.
value-france-dice_build-turn_or_pair = Den, der ikke gør andet i sin tur, skal lægge et sporstykke; efter en handling må to ubrugte terninger lægge et.
value-france-dice_build-open_beds = Der er ingen sporstykker: alle sporlejer er åbne fra begyndelsen.
kind-bed = uden farve
legend-bed = sporleje: kan tages, når et farvet sporstykke ligger på det
choice-build = læg et sporstykke på { $route } (længde { $count })
choice-piece = et sporstykke i { $kind }
choice-build-for-dice = giv { $dice } og læg et sporstykke
question-bed = På hvilket sporleje lægger du et sporstykke?
question-piece = Hvilken farve har sporstykket på { $route }?
prompt-bed = Dit sporleje:
prompt-piece = Dit sporstykke:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Der ligger intet sporstykke på brættet.
       *[other] Sporstykker på brættet: { $pieces }.
    }
help-play-beds = Sporstykker: nævn efter trækningen sporlejets to byer, derefter en farve; med terninger “build” og de to byer; “pieces” viser dem, der ligger.
web-track-bed = Tomt sporleje: kan tages, når et farvet sporstykke ligger på det.
web-track-piece = Sporstykket her er { $kind }: kort i den farve betaler.
web-bed-question = Hvor lægger du et sporstykke? Tryk på et sporleje.
web-bed-besides = Eller tryk på et tomt sporleje: der lægger du et sporstykke i stedet for en handling.
web-piece-question = Hvilken farve har sporstykket på { $route }?
web-help-bed = Hvad er sporstykker til?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Ruter uden farve er sporlejer. Der lægges ingen sporstykker: alle må tage sådan en rute fra begyndelsen. Det, der krydser vogne, er lukket for altid.
           *[laid] Ruter uden farve er tomme sporlejer og kan endnu ikke tages. Den, der hverken tager en rute eller trækker billetter i sin tur, lægger et sporstykke på et frit sporleje; i alle andre ture må to ubrugte terninger lægge et efter handlingen. Så må alle tage ruten, farver betyder intet; sporstykket går tilbage til forrådet. Det, der krydser et sporstykke eller vogne, er lukket for altid.
        }
       *[cards] Ruter uden farve er tomme sporlejer og kan endnu ikke tages. Den, der trækker togkort, lægger bagefter et farvet sporstykke på et frit sporleje. Så har ruten den farve, og alle må tage den; sporstykket går tilbage til forrådet. Det, der krydser et sporstykke eller vogne, er lukket for altid.
    }
web-key-beds = Sporlejer og sporstykker
web-key-bed = Tomt sporleje
web-key-crossings = Forbindelser, der krydser hinanden
web-key-one = Den ene forbindelse
web-key-other = Den anden forbindelse
web-key-pieces = Sporstykker af hver farve efter længde
web-value-france = Frankrig

why-not-now-bed = vælg først et sporleje til sporstykket.
why-not-now-piece = vælg først sporstykkets farve.
why-not-in-game-beds = dette bræt har ingen sporlejer.
web-not-now-bed = Vælg først et sporleje til sporstykket.
web-not-now-piece = Vælg først sporstykkets farve.
used-beds = Lagte sporstykker
