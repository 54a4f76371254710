kind-plus4 = lokomotywa +4
card-plus4 = lokomotywa +4
cards-plus4 =
    { $count ->
        [one] { $count } lokomotywa +4
        [few] { $count } lokomotywy +4
       *[many] { $count } lokomotyw +4
    }
event-plus4-paid =
    { $who ->
        [you] W tym płacisz { $count ->
            [one] { $count } lokomotywę +4
            [few] { $count } lokomotywy +4
           *[many] { $count } lokomotyw +4
        }.
       *[other] W tym { $name } płaci { $count ->
            [one] { $count } lokomotywę +4
            [few] { $count } lokomotywy +4
           *[many] { $count } lokomotyw +4
        }.
    }
why-plus4-too-short = lokomotywy +4 płacą tylko za połączenia o długości co najmniej { $count }.
difference-plus4 =
    { $count ->
        [one] Jest { $count } lokomotywa +4: można jej użyć na połączeniach o długości co najmniej { $length } i dobiera się ją jak każdą kartę.
        [few] Są { $count } lokomotywy +4: można ich użyć na połączeniach o długości co najmniej { $length } i dobiera się je jak każdą kartę.
       *[many] Jest { $count } lokomotyw +4: można ich użyć na połączeniach o długości co najmniej { $length } i dobiera się je jak każdą kartę.
    }
web-help-plus4 = Czym jest lokomotywa +4?
web-help-plus4-text = To lokomotywa tylko na długie połączenia: można jej użyć od czterech pól.
advice-mechanism-plus4 = Liczba gier: { $games }; nikt nigdy nie używa: lokomotywa +4.
why-not-in-game-plus4 = na tej planszy nie ma lokomotyw +4.
used-plus4 = Zagrane lokomotywy +4
