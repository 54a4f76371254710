difference-most-cities = Den største gruppe af forbundne byer er { $count } point værd.
heading-most-cities = flest byer
scoring-most-cities = { $name }: den største gruppe af forbundne byer: plus { $points }.
web-help-cities = Hvad giver forbundne byer?
web-help-cities-text = Den største gruppe byer, som én spillers strækninger forbinder, er { $points } point værd.
study-part-most-cities = flest byer
study-part-attractions = seværdigheder
study-part-districts = bydele
