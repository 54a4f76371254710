kind-plus4 = +4 locomotive
card-plus4 = a +4 locomotive
cards-plus4 =
    { $count ->
        [one] { $count } +4 locomotive
       *[other] { $count } +4 locomotives
    }
event-plus4-paid =
    { $who ->
        [you] { $count ->
            [one] You pay { $count } +4 locomotive with it.
           *[other] You pay { $count } +4 locomotives with it.
        }
       *[other] { $count ->
            [one] { $name } pays { $count } +4 locomotive with it.
           *[other] { $name } pays { $count } +4 locomotives with it.
        }
    }
why-plus4-too-short = +4 locomotives pay only for routes of { $count } spaces or more.
difference-plus4 =
    { $count ->
        [one] There is { $count } +4 locomotive: it can be used on routes of { $length } spaces or more, and is drawn like any card.
       *[other] There are { $count } +4 locomotives: they can be used on routes of { $length } spaces or more, and are drawn like any card.
    }
web-help-plus4 = What is a +4 locomotive?
web-help-plus4-text = A locomotive for long routes only: it may be used where a route has four spaces or more.
advice-mechanism-plus4 = In { $games } games nobody ever uses a +4 locomotive.
why-not-in-game-plus4 = there are no +4 locomotives on this board.
used-plus4 = +4 locomotives played
