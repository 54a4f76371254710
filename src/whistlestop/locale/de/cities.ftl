difference-most-cities = Die größte Gruppe verbundener Städte ist { $count } Punkte wert.
heading-most-cities = meiste Städte
scoring-most-cities = { $name }: die größte Gruppe verbundener Städte: plus { $points }.
web-help-cities = Was bringen verbundene Städte?
web-help-cities-text = Die größte Gruppe von Städten, die jemand mit eigenen Strecken verbindet, ist { $points } Punkte wert.
study-part-most-cities = meiste Städte
study-part-attractions = Sehenswürdigkeiten
study-part-districts = Bezirke
