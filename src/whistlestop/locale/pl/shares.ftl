board-pennsylvania = Pensylwania
event-share-taken =
    { $who ->
        [you] Bierzesz udział { $number } spółki { $company }.
       *[other] { $name } bierze udział { $number } spółki { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Dajesz fikcyjnemu graczowi udział { $number } spółki { $company }.
       *[other] { $name } daje fikcyjnemu graczowi udział { $number } spółki { $company }.
    }
event-dummy-share-shown = Fikcyjny gracz odkrywa udział { $number } spółki { $company }.
why-not-shown-here = { $company } nie widnieje przy twoim połączeniu.
why-no-shares-left = { $company } nie ma już udziałów.
difference-companies = Kto realizuje połączenie, może wziąć wierzchni udział jednej ze spółek przy nim pokazanych; spółek jest { $count }, udziałów { $shares }. Na końcu każdą spółkę się klasyfikuje: najpierw najwięcej udziałów, przy równej liczbie ten, kto ma najniższy numer.
difference-company = { $company }: udziały { $count }, punkty według miejsca { $points }.
difference-share-dummy = Przy liczbie graczy { $count } fikcyjny gracz dostaje udział za każdym razem, gdy ktoś go bierze: wybiera biorący. Na końcu losuje się połowę, zaokrągloną w górę; zajmują miejsca i nie punktują.
heading-shares = udziały
legend-companies = spółka, której udział może dać połączenie
choice-share = weź udział { $number } spółki { $company } (według miejsca { $points })
choice-dummy-share = daj fikcyjnemu graczowi udział { $number } spółki { $company } (według miejsca { $points })
choice-no-share = nie bierz udziału
question-share = Czyj udział bierzesz? Masz: { $shares }.
question-dummy-share = Który udział dostaje fikcyjny gracz?
prompt-share = Twój udział:
prompt-dummy-share = Udział fikcyjnego gracza:
shares-of = { $company } { $numbers }
no-shares-held = brak
held-shares = { $name }: udziały { $shares }.
hidden-shares = { $name }: udziały zakryte.
dummy-shares = Fikcyjny gracz: { $shares }.
shown-shares = Odkryte udziały fikcyjnego gracza: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: wszystkie udziały wzięte; według miejsca { $points }.
       *[other] { $company }: na wierzchu udział { $number }, zostało { $count }; według miejsca { $points }.
    }
score-secret-shares = Wartość udziałów okaże się na końcu.
scoring-shares = { $name }: miejsca w spółkach: plus { $points }.
help-play-shares = Udziały: gdy padnie pytanie, podaj spółkę albo „no share”; „shares” pokazuje stosy, „board” to, co masz.
web-track-companies = Może dać udział spółki { $companies }.
web-companies-dummy = Fikcyjny
web-companies-points = Punkty według miejsca
web-companies-own = Twoje
web-companies-top = Wierzch
web-companies = Spółki
web-share-told = { $company }: udział { $number }, masz { $own }; według miejsca { $points }.
web-share-number = udział { $number }
web-share-question = Czyj udział bierzesz za { $route }?
web-dummy-share-question = Który udział przy { $route } dostaje fikcyjny gracz?
web-no-share = Bez udziału
web-help-share = Do czego są udziały?
web-help-share-text = Znaki przy połączeniu wymieniają spółki. Kto je zrealizuje, może wziąć wierzchni udział jednej z nich. Na końcu najwięcej udziałów spółki daje najwięcej punktów, następny mniej; przy równej liczbie pierwszy jest najniższy numer.
web-help-dummy = Kim jest fikcyjny gracz?
web-help-dummy-text = We dwoje przy stole siedzi trzeci gracz, którego nie ma: kto bierze udział, wybiera też dla niego jeden przy tym samym połączeniu. Na końcu losuje się połowę. Mogą zabrać ci miejsce, ale nie punktują.
advice-mechanism-shares = Liczba gier: { $games }; nikt nigdy nie używa: udział.
why-not-now-share = najpierw weź udział za swoje połączenie albo żadnego.
why-not-now-dummy-share = najpierw wybierz udział dla fikcyjnego gracza.
why-not-in-game-shares = na tej planszy nie ma spółek.
web-not-now-share = Najpierw weź udział albo żadnego.
web-not-now-dummy-share = Najpierw wybierz udział dla fikcyjnego gracza.
study-part-shares = udziały
used-shares = Wzięte akcje
