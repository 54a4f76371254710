track-mountains = 山（列車コマがあと{ $count }個必要）
difference-mountains = { $count }本の線路は山を越えます。X一つにつき列車コマを1個多く失い、{ $points }点多く得ます。
legend-mountain = 山：列車コマ1個と2点が加わります
web-track-mountains = 山{ $count }：列車コマが{ $trains }個必要です。
web-help-mountain = 山では何がかかりますか？
web-help-mountain-text = ルートの山マーク1個につき列車を1つ余分に失い、2点を得ます。
advice-mechanism-mountains = { $games }ゲームで山は一度も使われません。
used-mountains = 取った山の路線
