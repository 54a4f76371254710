BEGIN TRANSACTION;
CREATE TABLE boards (
	digest VARCHAR(64) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "boards" VALUES('72587cd498d4850b','{"id":"europe","name":"Europe","ticket_set":"base","players":[2,5],"trains":45,"stations":3,"deck":{"per_colour":12,"locomotives":14},"locomotives":"every_route","start_cards":4,"display":5,"opening_tickets":{"deal":{"long":1,"regular":3},"keep":2,"keep_at_most":{}},"drawn_tickets":{"deal":{"regular":3},"keep":1,"keep_at_most":{}},"refused_opening_tickets":"out_of_game","refused_drawn_tickets":"under_deck","double_routes_players":4,"route_points":{"1":1,"2":2,"3":4,"4":7,"5":10,"6":15,"7":18,"8":21,"9":27},"bonuses":{"longest_path":10,"most_tickets":0,"unused_station":4},"end_trains":2,"places":[{"id":"amsterdam","name":"Amsterdam","lat":52.37,"lon":4.9,"x":537,"y":327,"country":null},{"id":"angora","name":"Angora","lat":39.93,"lon":32.86,"x":1528,"y":1051,"country":null},{"id":"athina","name":"Athína","lat":37.98,"lon":23.73,"x":1165,"y":1050,"country":null},{"id":"barcelona","name":"Barcelona","lat":41.39,"lon":2.17,"x":345,"y":986,"country":null},{"id":"berlin","name":"Berlin","lat":52.52,"lon":13.4,"x":854,"y":369,"country":null},{"id":"brest","name":"Brest","lat":48.39,"lon":-4.49,"x":192,"y":529,"country":null},{"id":"brindisi","name":"Brindisi","lat":40.63,"lon":17.94,"x":948,"y":914,"country":null},{"id":"bruxelles","name":"Bruxelles","lat":50.85,"lon":4.35,"x":498,"y":410,"country":null},{"id":"bucuresti","name":"Bucuresti","lat":44.43,"lon":26.1,"x":1304,"y":739,"country":null},{"id":"budapest","name":"Budapest","lat":47.5,"lon":19.04,"x":1039,"y":616,"country":null},{"id":"cadiz","name":"Cádiz","lat":36.53,"lon":-6.29,"x":148,"y":1099,"country":null},{"id":"constantinople","name":"Constantinople","lat":41.01,"lon":28.98,"x":1393,"y":956,"country":null},{"id":"danzig","name":"Danzig","lat":54.35,"lon":18.65,"x":1054,"y":231,"country":null},{"id":"dieppe","name":"Dieppe","lat":49.92,"lon":1.08,"x":349,"y":479,"country":null},{"id":"edinburgh","name":"Edinburgh","lat":55.95,"lon":-3.19,"x":252,"y":58,"country":null},{"id":"erzurum","name":"Erzurum","lat":39.91,"lon":41.27,"x":1669,"y":1010,"country":null},{"id":"essen","name":"Essen","lat":51.46,"lon":7.01,"x":679,"y":343,"country":null},{"id":"frankfurt","name":"Frankfurt","lat":50.11,"lon":8.68,"x":653,"y":466,"country":null},{"id":"kharkov","name":"Kharkov","lat":49.99,"lon":36.23,"x":1640,"y":540,"country":null},{"id":"kobenhavn","name":"København","lat":55.68,"lon":12.57,"x":805,"y":158,"country":null},{"id":"kyiv","name":"Kyïv","lat":50.45,"lon":30.52,"x":1405,"y":447,"country":null},{"id":"lisboa","name":"Lisboa","lat":38.72,"lon":-9.14,"x":32,"y":1007,"country":null},{"id":"london","name":"London","lat":51.51,"lon":-0.13,"x":368,"y":321,"country":null},{"id":"madrid","name":"Madrid","lat":40.42,"lon":-3.7,"x":151,"y":968,"country":null},{"id":"marseille","name":"Marseille","lat":43.3,"lon":5.37,"x":590,"y":817,"country":null},{"id":"moskva","name":"Moskva","lat":55.76,"lon":37.62,"x":1665,"y":275,"country":null},{"id":"munchen","name":"München","lat":48.14,"lon":11.58,"x":754,"y":543,"country":null},{"id":"palermo","name":"Palermo","lat":38.12,"lon":13.36,"x":863,"y":1098,"country":null},{"id":"pamplona","name":"Pamplona","lat":42.81,"lon":-1.65,"x":324,"y":825,"country":null},{"id":"paris","name":"Paris","lat":48.86,"lon":2.35,"x":435,"y":557,"country":null},{"id":"petrograd","name":"Petrograd","lat":59.93,"lon":30.34,"x":1495,"y":64,"country":null},{"id":"riga","name":"Riga","lat":56.95,"lon":24.11,"x":1198,"y":73,"country":null},{"id":"roma","name":"Roma","lat":41.9,"lon":12.5,"x":797,"y":868,"country":null},{"id":"rostov","name":"Rostov","lat":47.24,"lon":39.71,"x":1711,"y":632,"country":null},{"id":"sarajevo","name":"Sarajevo","lat":43.86,"lon":18.41,"x":1080,"y":834,"country":null},{"id":"sevastopol","name":"Sevastopol","lat":44.62,"lon":33.53,"x":1546,"y":764,"country":null},{"id":"smolensk","name":"Smolensk","lat":54.78,"lon":32.05,"x":1516,"y":318,"country":null},{"id":"smyrna","name":"Smyrna","lat":38.42,"lon":27.14,"x":1315,"y":1094,"country":null},{"id":"sochi","name":"Sochi","lat":43.6,"lon":39.73,"x":1702,"y":790,"country":null},{"id":"sofia","name":"Sofia","lat":42.7,"lon":23.32,"x":1197,"y":850,"country":null},{"id":"stockholm","name":"Stockholm","lat":59.33,"lon":18.07,"x":987,"y":22,"country":null},{"id":"venezia","name":"Venezia","lat":45.44,"lon":12.32,"x":784,"y":711,"country":null},{"id":"warszawa","name":"Warszawa","lat":52.23,"lon":21.01,"x":1140,"y":354,"country":null},{"id":"wien","name":"Wien","lat":48.21,"lon":16.37,"x":954,"y":572,"country":null},{"id":"wilno","name":"Wilno","lat":54.69,"lon":25.28,"x":1336,"y":310,"country":null},{"id":"zagrab","name":"Zágráb","lat":45.81,"lon":15.98,"x":932,"y":733,"country":null},{"id":"zurich","name":"Zürich","lat":47.37,"lon":8.54,"x":638,"y":654,"country":null}],"tracks":[{"a":"berlin","b":"frankfurt","length":3,"colour":"black","tunnel":false,"ferry":0},{"a":"berlin","b":"frankfurt","length":3,"colour":"red","tunnel":false,"ferry":0},{"a":"berlin","b":"warszawa","length":4,"colour":"pink","tunnel":false,"ferry":0},{"a":"berlin","b":"warszawa","length":4,"colour":"yellow","tunnel":false,"ferry":0},{"a":"bruxelles","b":"paris","length":2,"colour":"red","tunnel":false,"ferry":0},{"a":"bruxelles","b":"paris","length":2,"colour":"yellow","tunnel":false,"ferry":0},{"a":"budapest","b":"wien","length":1,"colour":"red","tunnel":false,"ferry":0},{"a":"budapest","b":"wien","length":1,"colour":"white","tunnel":false,"ferry":0},{"a":"dieppe","b":"london","length":2,"colour":"gray","tunnel":false,"ferry":1},{"a":"dieppe","b":"london","length":2,"colour":"gray","tunnel":false,"ferry":1},{"a":"edinburgh","b":"london","length":4,"colour":"black","tunnel":false,"ferry":0},{"a":"edinburgh","b":"london","length":4,"colour":"orange","tunnel":false,"ferry":0},{"a":"essen","b":"kobenhavn","length":3,"colour":"gray","tunnel":false,"ferry":1},{"a":"essen","b":"kobenhavn","length":3,"colour":"gray","tunnel":false,"ferry":1},{"a":"frankfurt","b":"paris","length":3,"colour":"orange","tunnel":false,"ferry":0},{"a":"frankfurt","b":"paris","length":3,"colour":"white","tunnel":false,"ferry":0},{"a":"kobenhavn","b":"stockholm","length":3,"colour":"white","tunnel":false,"ferry":0},{"a":"kobenhavn","b":"stockholm","length":3,"colour":"yellow","tunnel":false,"ferry":0},{"a":"madrid","b":"pamplona","length":3,"colour":"black","tunnel":true,"ferry":0},{"a":"madrid","b":"pamplona","length":3,"colour":"white","tunnel":true,"ferry":0},{"a":"pamplona","b":"paris","length":4,"colour":"blue","tunnel":false,"ferry":0},{"a":"pamplona","b":"paris","length":4,"colour":"green","tunnel":false,"ferry":0},{"a":"amsterdam","b":"bruxelles","length":1,"colour":"black","tunnel":false,"ferry":0},{"a":"amsterdam","b":"essen","length":3,"colour":"yellow","tunnel":false,"ferry":0},{"a":"amsterdam","b":"frankfurt","length":2,"colour":"white","tunnel":false,"ferry":0},{"a":"amsterdam","b":"london","length":2,"colour":"gray","tunnel":false,"ferry":2},{"a":"angora","b":"constantinople","length":2,"colour":"gray","tunnel":true,"ferry":0},{"a":"angora","b":"erzurum","length":3,"colour":"black","tunnel":false,"ferry":0},{"a":"angora","b":"smyrna","length":3,"colour":"orange","tunnel":true,"ferry":0},{"a":"athina","b":"brindisi","length":4,"colour":"gray","tunnel":false,"ferry":1},{"a":"athina","b":"sarajevo","length":4,"colour":"green","tunnel":false,"ferry":0},{"a":"athina","b":"smyrna","length":2,"colour":"gray","tunnel":false,"ferry":1},{"a":"athina","b":"sofia","length":3,"colour":"pink","tunnel":false,"ferry":0},{"a":"barcelona","b":"madrid","length":2,"colour":"yellow","tunnel":false,"ferry":0},{"a":"barcelona","b":"marseille","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"barcelona","b":"pamplona","length":2,"colour":"gray","tunnel":true,"ferry":0},{"a":"berlin","b":"danzig","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"berlin","b":"essen","length":2,"colour":"blue","tunnel":false,"ferry":0},{"a":"berlin","b":"wien","length":3,"colour":"green","tunnel":false,"ferry":0},{"a":"brest","b":"dieppe","length":2,"colour":"orange","tunnel":false,"ferry":0},{"a":"brest","b":"pamplona","length":4,"colour":"pink","tunnel":false,"ferry":0},{"a":"brest","b":"paris","length":3,"colour":"black","tunnel":false,"ferry":0},{"a":"brindisi","b":"palermo","length":3,"colour":"gray","tunnel":false,"ferry":1},{"a":"brindisi","b":"roma","length":2,"colour":"white","tunnel":false,"ferry":0},{"a":"bruxelles","b":"dieppe","length":2,"colour":"green","tunnel":false,"ferry":0},{"a":"bruxelles","b":"frankfurt","length":2,"colour":"blue","tunnel":false,"ferry":0},{"a":"bucuresti","b":"budapest","length":4,"colour":"gray","tunnel":true,"ferry":0},{"a":"bucuresti","b":"constantinople","length":3,"colour":"yellow","tunnel":false,"ferry":0},{"a":"bucuresti","b":"kyiv","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"bucuresti","b":"sevastopol","length":4,"colour":"white","tunnel":false,"ferry":0},{"a":"bucuresti","b":"sofia","length":2,"colour":"gray","tunnel":true,"ferry":0},{"a":"budapest","b":"kyiv","length":6,"colour":"gray","tunnel":true,"ferry":0},{"a":"budapest","b":"sarajevo","length":3,"colour":"pink","tunnel":false,"ferry":0},{"a":"budapest","b":"zagrab","length":2,"colour":"orange","tunnel":false,"ferry":0},{"a":"cadiz","b":"lisboa","length":2,"colour":"blue","tunnel":false,"ferry":0},{"a":"cadiz","b":"madrid","length":3,"colour":"orange","tunnel":false,"ferry":0},{"a":"constantinople","b":"sevastopol","length":4,"colour":"gray","tunnel":false,"ferry":2},{"a":"constantinople","b":"smyrna","length":2,"colour":"gray","tunnel":true,"ferry":0},{"a":"constantinople","b":"sofia","length":3,"colour":"blue","tunnel":false,"ferry":0},{"a":"danzig","b":"riga","length":3,"colour":"black","tunnel":false,"ferry":0},{"a":"danzig","b":"warszawa","length":2,"colour":"gray","tunnel":false,"ferry":0},{"a":"dieppe","b":"paris","length":1,"colour":"pink","tunnel":false,"ferry":0},{"a":"erzurum","b":"sevastopol","length":4,"colour":"gray","tunnel":false,"ferry":2},{"a":"erzurum","b":"sochi","length":3,"colour":"red","tunnel":true,"ferry":0},{"a":"essen","b":"frankfurt","length":2,"colour":"green","tunnel":false,"ferry":0},{"a":"frankfurt","b":"munchen","length":2,"colour":"pink","tunnel":false,"ferry":0},{"a":"kharkov","b":"kyiv","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"kharkov","b":"moskva","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"kharkov","b":"rostov","length":2,"colour":"green","tunnel":false,"ferry":0},{"a":"kyiv","b":"smolensk","length":3,"colour":"red","tunnel":false,"ferry":0},{"a":"kyiv","b":"warszawa","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"kyiv","b":"wilno","length":2,"colour":"gray","tunnel":false,"ferry":0},{"a":"lisboa","b":"madrid","length":3,"colour":"pink","tunnel":false,"ferry":0},{"a":"marseille","b":"pamplona","length":4,"colour":"red","tunnel":false,"ferry":0},{"a":"marseille","b":"paris","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"marseille","b":"roma","length":4,"colour":"gray","tunnel":true,"ferry":0},{"a":"marseille","b":"zurich","length":2,"colour":"pink","tunnel":true,"ferry":0},{"a":"moskva","b":"petrograd","length":4,"colour":"white","tunnel":false,"ferry":0},{"a":"moskva","b":"smolensk","length":2,"colour":"orange","tunnel":false,"ferry":0},{"a":"munchen","b":"venezia","length":2,"colour":"blue","tunnel":true,"ferry":0},{"a":"munchen","b":"wien","length":3,"colour":"orange","tunnel":false,"ferry":0},{"a":"munchen","b":"zurich","length":2,"colour":"yellow","tunnel":true,"ferry":0},{"a":"palermo","b":"roma","length":4,"colour":"gray","tunnel":false,"ferry":1},{"a":"palermo","b":"smyrna","length":6,"colour":"gray","tunnel":false,"ferry":2},{"a":"paris","b":"zurich","length":3,"colour":"gray","tunnel":true,"ferry":0},{"a":"petrograd","b":"riga","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"petrograd","b":"stockholm","length":8,"colour":"gray","tunnel":true,"ferry":0},{"a":"petrograd","b":"wilno","length":4,"colour":"blue","tunnel":false,"ferry":0},{"a":"riga","b":"wilno","length":4,"colour":"green","tunnel":false,"ferry":0},{"a":"roma","b":"venezia","length":2,"colour":"black","tunnel":false,"ferry":0},{"a":"rostov","b":"sevastopol","length":4,"colour":"gray","tunnel":false,"ferry":0},{"a":"rostov","b":"sochi","length":2,"colour":"gray","tunnel":false,"ferry":0},{"a":"sarajevo","b":"sofia","length":2,"colour":"gray","tunnel":true,"ferry":0},{"a":"sarajevo","b":"zagrab","length":3,"colour":"red","tunnel":false,"ferry":0},{"a":"sevastopol","b":"sochi","length":2,"colour":"gray","tunnel":false,"ferry":1},{"a":"smolensk","b":"wilno","length":3,"colour":"yellow","tunnel":false,"ferry":0},{"a":"venezia","b":"zagrab","length":2,"colour":"gray","tunnel":false,"ferry":0},{"a":"venezia","b":"zurich","length":2,"colour":"green","tunnel":true,"ferry":0},{"a":"warszawa","b":"wien","length":4,"colour":"blue","tunnel":false,"ferry":0},{"a":"warszawa","b":"wilno","length":3,"colour":"red","tunnel":false,"ferry":0},{"a":"wien","b":"zagrab","length":2,"colour":"gray","tunnel":false,"ferry":0}],"tickets":[{"a":"brest","b":"petrograd","points":20,"deck":"long"},{"a":"cadiz","b":"stockholm","points":21,"deck":"long"},{"a":"edinburgh","b":"athina","points":21,"deck":"long"},{"a":"kobenhavn","b":"erzurum","points":21,"deck":"long"},{"a":"lisboa","b":"danzig","points":20,"deck":"long"},{"a":"palermo","b":"moskva","points":20,"deck":"long"},{"a":"amsterdam","b":"pamplona","points":7,"deck":"regular"},{"a":"amsterdam","b":"wilno","points":12,"deck":"regular"},{"a":"angora","b":"kharkov","points":10,"deck":"regular"},{"a":"athina","b":"angora","points":5,"deck":"regular"},{"a":"athina","b":"wilno","points":11,"deck":"regular"},{"a":"barcelona","b":"bruxelles","points":8,"deck":"regular"},{"a":"barcelona","b":"munchen","points":8,"deck":"regular"},{"a":"berlin","b":"bucuresti","points":8,"deck":"regular"},{"a":"berlin","b":"moskva","points":12,"deck":"regular"},{"a":"berlin","b":"roma","points":9,"deck":"regular"},{"a":"brest","b":"marseille","points":7,"deck":"regular"},{"a":"brest","b":"venezia","points":8,"deck":"regular"},{"a":"bruxelles","b":"danzig","points":9,"deck":"regular"},{"a":"budapest","b":"sofia","points":5,"deck":"regular"},{"a":"edinburgh","b":"paris","points":7,"deck":"regular"},{"a":"essen","b":"kyiv","points":10,"deck":"regular"},{"a":"frankfurt","b":"kobenhavn","points":5,"deck":"regular"},{"a":"frankfurt","b":"smolensk","points":13,"deck":"regular"},{"a":"kyiv","b":"petrograd","points":6,"deck":"regular"},{"a":"kyiv","b":"sochi","points":8,"deck":"regular"},{"a":"london","b":"berlin","points":7,"deck":"regular"},{"a":"london","b":"wien","points":10,"deck":"regular"},{"a":"madrid","b":"dieppe","points":8,"deck":"regular"},{"a":"madrid","b":"zurich","points":8,"deck":"regular"},{"a":"marseille","b":"essen","points":8,"deck":"regular"},{"a":"palermo","b":"constantinople","points":8,"deck":"regular"},{"a":"paris","b":"wien","points":8,"deck":"regular"},{"a":"paris","b":"zagrab","points":7,"deck":"regular"},{"a":"riga","b":"bucuresti","points":10,"deck":"regular"},{"a":"roma","b":"smyrna","points":8,"deck":"regular"},{"a":"rostov","b":"erzurum","points":5,"deck":"regular"},{"a":"sarajevo","b":"sevastopol","points":8,"deck":"regular"},{"a":"smolensk","b":"rostov","points":8,"deck":"regular"},{"a":"sofia","b":"smyrna","points":5,"deck":"regular"},{"a":"stockholm","b":"wien","points":11,"deck":"regular"},{"a":"venezia","b":"constantinople","points":10,"deck":"regular"},{"a":"warszawa","b":"smolensk","points":6,"deck":"regular"},{"a":"zagrab","b":"brindisi","points":6,"deck":"regular"},{"a":"zurich","b":"brindisi","points":6,"deck":"regular"},{"a":"zurich","b":"budapest","points":6,"deck":"regular"}],"unverified":[]}');
CREATE TABLE chat (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,1,0,'good luck',1.79474685560176563264e+09);
CREATE TABLE entries (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	body TEXT NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES(1,0,'hold',1,'[2,6]',1.79474685465451931957e+09);
INSERT INTO "entries" VALUES(1,1,'hold',0,'[1,41]',1.79474685471466660494e+09);
INSERT INTO "entries" VALUES(1,2,'hold',2,'[29,34]',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,3,'play',0,'{"action":"keep","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,4,'play',0,'{"action":"return","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,5,'play',0,'{"action":"return","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,6,'play',0,'{"action":"keep","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,7,'play',1,'{"action":"keep","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,8,'play',1,'{"action":"keep","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,9,'play',1,'{"action":"return","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,10,'play',1,'{"action":"return","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,11,'play',2,'{"action":"return","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,12,'play',2,'{"action":"keep","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,13,'play',2,'{"action":"return","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,14,'play',2,'{"action":"keep","luck":[]}',1.79474685483821129799e+09);
INSERT INTO "entries" VALUES(1,15,'play',0,'{"action":"claim budapest wien #1","luck":[]}',1.79474685494763278956e+09);
INSERT INTO "entries" VALUES(1,16,'play',0,'{"action":"pay red 1","luck":[]}',1.79474685500071835515e+09);
INSERT INTO "entries" VALUES(1,17,'play',1,'{"action":"take locomotive","luck":["white"]}',1.79474685500930094712e+09);
INSERT INTO "entries" VALUES(1,18,'play',2,'{"action":"station zurich","luck":[]}',1.79474685502989816663e+09);
INSERT INTO "entries" VALUES(1,19,'play',2,'{"action":"pay orange 1","luck":[]}',1.7947468550525920391e+09);
INSERT INTO "entries" VALUES(1,20,'play',0,'{"action":"claim amsterdam bruxelles","luck":[]}',1.79474685507536911967e+09);
INSERT INTO "entries" VALUES(1,21,'play',0,'{"action":"pay black 1","luck":[]}',1794746855.15667);
INSERT INTO "entries" VALUES(1,22,'play',1,'{"action":"claim munchen venezia","luck":[]}',1.79474685517133641238e+09);
INSERT INTO "entries" VALUES(1,23,'play',1,'{"action":"pay blue 1 + locomotive 1","luck":["pink","orange","pink"]}',1.79474685518995881079e+09);
INSERT INTO "entries" VALUES(1,24,'play',2,'{"action":"take white","luck":["white"]}',1.79474685520553183556e+09);
INSERT INTO "entries" VALUES(1,25,'play',2,'{"action":"take white","luck":["orange"]}',1.79474685521726179124e+09);
INSERT INTO "entries" VALUES(1,26,'play',0,'{"action":"take orange","luck":["white"]}',1.79474685523462033267e+09);
INSERT INTO "entries" VALUES(1,27,'play',0,'{"action":"take black","luck":["blue"]}',1.79474685528907179827e+09);
INSERT INTO "entries" VALUES(1,28,'play',1,'{"action":"take black","luck":["green"]}',1794746855.33614);
INSERT INTO "entries" VALUES(1,29,'play',1,'{"action":"take blue","luck":["yellow"]}',1.79474685536433219905e+09);
INSERT INTO "entries" VALUES(1,30,'play',2,'{"action":"take yellow","luck":["white"]}',1.79474685541622400283e+09);
INSERT INTO "entries" VALUES(1,31,'play',2,'{"action":"draw","luck":["green"]}',1.79474685544689297671e+09);
INSERT INTO "entries" VALUES(1,32,'play',0,'{"action":"claim bucuresti sofia","luck":[]}',1.79474685546919679639e+09);
INSERT INTO "entries" VALUES(1,33,'play',0,'{"action":"pay orange 2","luck":["white","blue","yellow"]}',1.79474685552655458453e+09);
INSERT INTO "entries" VALUES(1,34,'play',1,'{"action":"claim roma venezia","luck":[]}',1.79474685556415224077e+09);
INSERT INTO "entries" VALUES(1,35,'play',1,'{"action":"pay black 2","luck":[]}',1.79474685556756663323e+09);
INSERT INTO "entries" VALUES(1,36,'play',2,'{"action":"station angora","luck":[]}',1.79474685557029318807e+09);
INSERT INTO "entries" VALUES(1,37,'play',2,'{"action":"pay yellow 2","luck":[]}',1794746855.57302);
INSERT INTO "entries" VALUES(1,38,'undo',NULL,'5',1.79474685564875531193e+09);
CREATE TABLE schema_version (
	version INTEGER NOT NULL
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	colour VARCHAR(12) NOT NULL, 
	pattern VARCHAR(12) NOT NULL, 
	bot VARCHAR(64), 
	token_hash VARCHAR(64) NOT NULL, 
	absence VARCHAR(12) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES(1,0,'person','Ada','red','plain',NULL,'486ecd7c19ff184f742d17af0a0926878d89b3cc1a6e073e53f7be42dc225e33','');
INSERT INTO "seats" VALUES(1,1,'bot','Bruno','blue','stripes','greedy','','');
INSERT INTO "seats" VALUES(1,2,'bot','Chidi','green','dots','random','','');
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	version INTEGER NOT NULL, 
	"plan" TEXT NOT NULL, 
	host_hash VARCHAR(64) NOT NULL, 
	seed VARCHAR(20) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	head TEXT, 
	digest VARCHAR(64), 
	rules_version INTEGER, 
	program VARCHAR(20) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	asked FLOAT, 
	wake FLOAT, 
	waiting VARCHAR(12) NOT NULL, 
	rematch VARCHAR(12), 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'OLDTAB','playing',29,'{"map":"europe","ticket_set":"base","options":{},"clock":{"unit":"none","amount":0},"bot_delay":0.0,"takeover":true,"substitute":"greedy","hints":true}','b46aca2b5ce32978ef28fb7a7a09e1d7b41c578815f86f709ff856b8f295a664','3139204963400242470','b682131306967fce04855885b66518b2','whistlestop log 1
rules 1
map europe base 72587cd498d4850b
players 3
first luck
seed 3139204963400242470
start : 0 green black red orange red red black blue red orange pink yellow black black locomotive black white cadiz:stockholm venezia:constantinople madrid:dieppe edinburgh:paris edinburgh:athina smolensk:rostov angora:kharkov amsterdam:pamplona palermo:moskva paris:wien madrid:zurich riga:bucuresti
','72587cd498d4850b',1,'0.1.0',1.79474685420391750342e+09,1.79474685564875531193e+09,1.79474685564875531193e+09,NULL,'0',NULL);
CREATE INDEX tables_by_state ON tables (state);
CREATE INDEX tables_by_wake ON tables (wake);
COMMIT;
