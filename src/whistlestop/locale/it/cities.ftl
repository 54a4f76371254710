difference-most-cities = Il più grande gruppo di città collegate vale { $count } punti.
heading-most-cities = più città
scoring-most-cities = { $name }: il più grande gruppo di città collegate: più { $points }.
web-help-cities = Che cosa danno le città unite?
web-help-cities-text = Il più grande gruppo di città unite dalle linee di un giocatore vale { $points } punti.
study-part-most-cities = più città
study-part-attractions = attrazioni
study-part-districts = quartieri
