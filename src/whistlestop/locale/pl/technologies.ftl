board-united-kingdom = Wielka Brytania
technology =
    { $technology ->
        [wales-concession] Koncesja na Walię
        [ireland-france-concession] Koncesja na Irlandię / Francję
        [scotland-concession] Koncesja na Szkocję
        [mechanical-stoker] Podajnik mechaniczny
        [steam-boiler] Kocioł pary przegrzanej
        [propellers] Śruby okrętowe
        [booster] Booster
        [boiler-lagging] Izolacja kotła
        [steam-turbines] Turbiny parowe
        [double-heading] Podwójna trakcja
        [thermocompressor] Termokompresor
        [water-tenders] Tendry wodne
        [risky-contracts] Ryzykowne kontrakty
        [equalising-beam] Wahacz wyrównawczy
        [diesel-power] Napęd spalinowy
       *[right-of-way] Prawo przejazdu
    }
event-technology-bought =
    { $who ->
        [you] Kupujesz: { $technology }.
       *[other] { $name } kupuje: { $technology }.
    }
event-die-given =
    { $who ->
        [you] Oddajesz kość: { $face }.
       *[other] { $name } oddaje kość: { $face }.
    }
why-technology-this-turn = w tej turze technologia została już kupiona.
why-technology-owned = masz już: { $technology }.
why-technology-sold-out = nie ma już kart: { $technology }.
why-technology-too-dear = { $technology } kosztuje lokomotyw: { $count }, albo karty lub kości, które je zastępują.
why-no-route-to-share = nie ma cudzej trasy, za którą można zapłacić razem z: { $technology } (lokomotyw: { $count }).
why-technology-missing = ta trasa wymaga: { $technology }.
difference-technologies = Przed akcją możesz kupić jedną technologię za lokomotywy. Karty dowolnych kolorów w liczbie { $count } liczą się jako lokomotywa. Bez technologii zajmuje się tylko trasy o jednym lub dwóch polach w Anglii, które nie są promami.
difference-technology =
    { $kind ->
        [advanced] { $technology }: cena { $price }, kart { $copies }. Zaawansowana, zasada domowa.
       *[plain] { $technology }: cena { $price }, kart { $copies }.
    }
difference-start-locomotives = Każdy zaczyna z dodatkową lokomotywą ({ $count }).
option-uk-duplicate_technologies = Czy w Wielkiej Brytanii gracz może mieć kilka kart jednej technologii.
value-uk-duplicate_technologies-false = Każdy gracz ma najwyżej jedną kartę danej technologii.
value-uk-duplicate_technologies-true = Karty można kupować, dopóki są; sumują się tylko ich punkty.
option-uk-dice_substitute = Czy w Wielkiej Brytanii dowolne kości zastępują jokera.
value-uk-dice_substitute-true = Trzy dowolne kości, z Boosterem dwie, zastępują jokera technologii lub promu.
value-uk-dice_substitute-false = Za technologie i promy płacą tylko jokery.
heading-technologies = technologie
choice-technology = kup: { $technology } (cena { $price })
choice-give-die = oddaj kość: { $face }
dice-to-give =
    { $count ->
        [one] Jeszcze jedna kość za jokera.
        [few] Jeszcze { $count } kości za jokera.
       *[many] Jeszcze { $count } kości za jokera.
    }
question-technology = Jak płacisz za: { $technology }?
question-bought-route = Którą trasę zajmujesz dzięki: { $technology }?
prompt-technology = Zapłata:
prompt-bought-route = Twoja trasa:
held-technologies = { $name }: technologie { $technologies }.
technologies-none = brak
technology-left = { $technology }: cena { $price }, zostało { $count }.
score-part-technologies = technologie { $points }
scoring-technologies = { $name }: technologie: { $points }.
help-play-technologies = Technologie: „technology booster” kupuje jedną przed akcją; „technologies” pokazuje, co zostało, „board”, co kto ma.
web-technologies = Technologie
web-technologies-price = Cena
web-technologies-left = Zostało
web-technology-question = Jak płacisz za: { $technology }?
web-bought-route-question = Którą trasę zajmujesz dzięki: { $technology }?
web-track-technologies = Wymaga: { $technologies }.
web-help-technology = Do czego służą technologie?
web-help-technology-text =
    { $purse ->
        [dice] Przed akcją możesz kupić jedną technologię: koncesje otwierają Walię, Irlandię, Francję i Szkocję, inne długie trasy i promy albo dają punkty. { $wilds ->
            [only] Płaci się tylko jokerami, także za symbole promów.
           *[most] Płaci się jokerami; trzy dowolne kości (z Boosterem dwie) liczą się jako jeden, także za symbole promów.
        } Prawo przejazdu pozwala położyć wagony obok cudzych.
       *[cards] Przed akcją możesz kupić jedną technologię: koncesje otwierają Walię, Irlandię, Francję i Szkocję, inne długie trasy i promy albo dają punkty. Płaci się lokomotywami; cztery karty dowolnych kolorów (z Boosterem trzy) liczą się jako jedna, także na trasach. Prawo przejazdu pozwala położyć wagony obok cudzych.
    }
why-no-route-to-claim = nie ma trasy, za którą można zapłacić razem z: { $technology } (lokomotyw: { $count }).
why-contracts-gone = tej technologii nie można już kupić: { $technology }.
why-nothing-to-save = tu nie można zaoszczędzić karty.
why-only-a-claim = po pierwszej trasie może nastąpić tylko druga albo żadna.
why-only-blind-cards = dobierasz zakryte karty: dobierz następną ze stosu.
choice-save = zaoszczędź jedną kartę
choice-no-claim = nie zajmuj drugiej trasy
choice-draw-three = dobierz trzy zakryte karty
option-uk-advanced = Czy w Wielkiej Brytanii można kupić zaawansowane technologie.
value-uk-advanced-true = Można kupić także pięć zaawansowanych technologii.
value-uk-advanced-false = Zaawansowane technologie zostają w pudełku.
web-value-uk = Wielka Brytania
why-not-now-technology = najpierw zapłać za technologię.
why-not-now-bought-route = najpierw wybierz trasę.
why-not-in-game-technologies = na tej planszy nie ma technologii.
web-not-now-technology = Najpierw zapłać za technologię.
web-not-now-bought-route = Najpierw wybierz trasę.
study-part-technologies = technologie
web-key-advanced = Zaawansowana: tylko z zasadą domową
web-key-cards = Technologie na sprzedaż
web-key-copies = Liczba kart
web-key-ferries = Wymagają jej promy
web-key-lengths = Długości tras, które jej wymagają
web-key-no-technology = Nie wymaga technologii
web-key-region = Region
web-key-regions = Regiony, których trasy jej wymagają
web-key-start-locomotives = Lokomotywy na początku
web-key-technologies = Technologie
web-key-technologies-any-cards = Karty dowolnych kolorów za lokomotywę
web-value-wales-concession = Koncesja na Walię
web-value-ireland-france-concession = Koncesja na Irlandię / Francję
web-value-scotland-concession = Koncesja na Szkocję
web-value-mechanical-stoker = Podajnik mechaniczny
web-value-steam-boiler = Kocioł pary przegrzanej
web-value-propellers = Śruby okrętowe
web-value-booster = Booster
web-value-boiler-lagging = Izolacja kotła
web-value-steam-turbines = Turbiny parowe
web-value-double-heading = Podwójna trakcja
web-value-thermocompressor = Termokompresor
web-value-water-tenders = Tendry wodne
web-value-risky-contracts = Ryzykowne kontrakty
web-value-equalising-beam = Wahacz wyrównawczy
web-value-diesel-power = Napęd spalinowy
web-value-right-of-way = Prawo przejazdu
advice-mechanism-technologies = Liczba gier: { $games }; nikt nigdy nie kupuje technologii.
used-technologies = Kupione technologie
