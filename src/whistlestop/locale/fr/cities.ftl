difference-most-cities = Le plus grand ensemble de villes reliées vaut { $count } points.
heading-most-cities = plus de villes
scoring-most-cities = { $name } : le plus grand ensemble de villes reliées : plus { $points }.
web-help-cities = Que rapportent les villes reliées ?
web-help-cities-text = Le plus grand groupe de villes reliées par les routes d’un joueur vaut { $points } points.
study-part-most-cities = plus de villes
study-part-attractions = curiosités
study-part-districts = quartiers
