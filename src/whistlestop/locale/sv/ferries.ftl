difference-ferries =
    { $count ->
        [one] { $count } spår är en färja, som delvis måste betalas med lokomotiv.
       *[other] { $count } spår är färjor, som delvis måste betalas med lokomotiv.
    }
web-help-ferry = Vad är en färja?
web-help-ferry-text =
    { $purse ->
        [dice] Varje lokomotivsymbol betalas med en Joker, aldrig med en bricka; de andra rutorna som annars.
       *[cards] Varje lokomotivsymbol betalas med ett lokomotiv; de andra rutorna med kort i en färg eller fler lokomotiv.
    }
advice-mechanism-ferries = På { $games } partier använder ingen någonsin en färja.
used-ferries = Tagna färjor
