difference-most-cities = De grootste groep verbonden steden is { $count } punten waard.
heading-most-cities = meeste steden
scoring-most-cities = { $name }: de grootste groep verbonden steden: plus { $points }.
web-help-cities = Wat geven verbonden steden?
web-help-cities-text = De grootste groep steden die iemand met eigen routes verbindt, is { $points } punten waard.
study-part-most-cities = meeste steden
study-part-attractions = bezienswaardigheden
study-part-districts = wijken
