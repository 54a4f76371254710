difference-most-cities = Den största gruppen av förbundna städer är värd { $count } poäng.
heading-most-cities = flest städer
scoring-most-cities = { $name }: den största gruppen av förbundna städer: plus { $points }.
web-help-cities = Vad ger förbundna städer?
web-help-cities-text = Den största gruppen städer som en spelares rutter förbinder är värd { $points } poäng.
study-part-most-cities = flest städer
study-part-attractions = sevärdheter
study-part-districts = stadsdelar
