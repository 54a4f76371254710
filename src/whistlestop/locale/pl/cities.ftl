difference-most-cities = Największa grupa połączonych miast jest warta punktów: { $count }.
heading-most-cities = najwięcej miast
scoring-most-cities = { $name }: największa grupa połączonych miast: plus { $points }.
web-help-cities = Co dają połączone miasta?
web-help-cities-text = Największa grupa miast połączonych przez jednego gracza daje punktów: { $points }.
study-part-most-cities = najwięcej miast
study-part-attractions = atrakcje
study-part-districts = dzielnice
