difference-grand-tour = 二つの場所を、ルートの重ならない道で二重につないだチケットはグランドツアーです：{ $points }。
points-of-tour = チケット{ $count }枚で{ $points }点
points-of-tour-or-more = { $count }枚以上で{ $points }点
heading-grand-tour = グランドツアー
score-part-grand-tour = グランドツアー{ $points }
scoring-grand-tour = { $name }：グランドツアー、二重につないだチケット：プラス{ $points }点。
web-help-tour = グランドツアーとは？
web-help-tour-text = 達成したチケットの2つの場所を、ルートを共有しない2本の道でつなぐことです。多いほど点が増えます。下をご覧ください。
