difference-most-cities = El mayor grupo de ciudades conectadas vale { $count } puntos.
heading-most-cities = más ciudades
scoring-most-cities = { $name }: el mayor grupo de ciudades conectadas: más { $points }.
web-help-cities = ¿Qué dan las ciudades unidas?
web-help-cities-text = El mayor grupo de ciudades unidas por los recorridos de un jugador vale { $points } puntos.
study-part-most-cities = más ciudades
study-part-attractions = atracciones
study-part-districts = distritos
