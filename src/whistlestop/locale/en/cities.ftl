difference-most-cities = The largest connected set of cities is worth { $count } points.
heading-most-cities = most cities
scoring-most-cities = { $name }: the largest connected set of cities: plus { $points }.
web-help-cities = What do joined cities give?
web-help-cities-text = The largest group of cities joined by one player’s routes is worth { $points } points.
study-part-most-cities = most cities
study-part-attractions = attractions
study-part-districts = districts
