difference-most-cities = Den største gruppen av forbundne byer er verdt { $count } poeng.
heading-most-cities = flest byer
scoring-most-cities = { $name }: den største gruppen av forbundne byer: pluss { $points }.
web-help-cities = Hva gir forbundne byer?
web-help-cities-text = Den største gruppen byer som én spillers linjer forbinder, er verdt { $points } poeng.
study-part-most-cities = flest byer
study-part-attractions = severdigheter
study-part-districts = bydeler
