track-any-cards = { $count } valfria kort för ett i färgen
event-card-given =
    { $who ->
        [you] Du ger { $card } som ersättning.
       *[other] { $name } ger { $card } som ersättning.
    }
why-few-substitutes =
    { $symbols ->
        [0] det krävs { $count } kort i en och samma färg; { $size } valfria kort ersätter ett av dem, men du har inte tillräckligt.
        [one] det krävs { $count } kort, varav { $symbols } lokomotiv; { $size } valfria kort ersätter lokomotivet, men du har inte tillräckligt.
       *[other] det krävs { $count } kort, varav { $symbols } lokomotiv; { $size } valfria kort ersätter ett av dem, men du har inte tillräckligt.
    }
why-nothing-to-replace = i den här betalningen kan inget ersättas med andra kort.
why-replaced-all = allt som andra kort kan ersätta i den här betalningen är redan ersatt.
why-give-first =
    { $count ->
        [one] ge först det { $count } kort som ersätter det du saknar.
       *[other] ge först de { $count } kort som ersätter det du saknar.
    }
why-replace-first = säg först att valfria kort ska ersätta något (”replace”).
why-given-in-order = ersättningar ges i färgernas ordning, och { $kind } kommer före det du gav senast.
difference-ferry-substitute = På en färja får { $count } valfria kort ersätta ett lokomotiv som krävs.
difference-any-cards = { $route } kräver kort i en och samma färg utan lokomotiv; { $count } valfria kort ersätter ett av dem.
legend-any-cards = valfria kort får hoppa in
choice-replace =
    { $what ->
        [locomotive] ersätt ett lokomotiv med { $count } valfria kort
        [wild] ersätt en joker med { $count } valfria tärningar
       *[card] ersätt ett kort i färgen med { $count } valfria kort
    }
choice-give = ge { $card }
question-substitutes =
    { $count ->
        [one] Vilket kort ger du som ersättning? Du har { $cards }.
       *[other] Vilka { $count } kort ger du som ersättning? Du har { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Kort att ge:
       *[other] Kort att ge, { $count } sammanlagt:
    }
substitutes-wrong-count = Nämn { $count } kort, inte { $given }.
substitutes-not-understood = ”{ $text }” går inte att förstå. Nämn { $count } kort, till exempel ”röd 2 blå 1”, eller ? för hjälp.
web-track-substitute =
    { $what ->
        [locomotive] { $count } valfria kort får ersätta ett lokomotiv.
       *[card] { $count } valfria kort får ersätta ett i färgen.
    }
web-give = Kort att ge
web-give-cards =
    { $what ->
        [locomotive] Vilka { $count } kort ska stå för ett lokomotiv?
       *[card] Vilka { $count } kort ska stå för ett i färgen?
    }
web-give-one = Ge { $card }
web-give-less = Behåll { $card }
web-give-these = Ge { $cards }
web-give-none = Ge
web-help-substitute = När gäller vilka kort som helst?
web-help-substitute-text = På en sådan rutt gäller flera valfria kort tillsammans som ett lokomotiv på en färja eller ett kort i färgen; rutten säger hur många.
