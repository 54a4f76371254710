difference-grand-tour = Los billetes cuyos dos lugares unes dos veces, por caminos sin recorridos comunes, forman una gran vuelta: { $points }.
points-of-tour =
    { $points } puntos por { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
points-of-tour-or-more = { $points } puntos por { $count } o más
heading-grand-tour = gran vuelta
score-part-grand-tour = gran vuelta { $points }
scoring-grand-tour = { $name }: gran vuelta, billetes unidos dos veces: más { $points }.
web-help-tour = ¿Qué es una gran vuelta?
web-help-tour-text = Un billete cumplido cuyos dos lugares unes dos veces, por caminos sin recorridos comunes. Cuantos más, más puntos: mira abajo.
study-part-grand-tour = gran vuelta
