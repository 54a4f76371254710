difference-most-cities = つながった都市の最大の集まりは{ $count }点です。
heading-most-cities = 最多都市
scoring-most-cities = { $name }：つながった都市の最大の集まり：プラス{ $points }点。
web-help-cities = つながった都市は何点ですか？
web-help-cities-text = 1人のルートでつながった最大の都市群は{ $points }点です。
study-part-most-cities = 最多都市
study-part-attractions = 名所
study-part-districts = 地区
