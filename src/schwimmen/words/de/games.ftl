# Die Spiele, wie die Startseite sie anbietet; die Schlüssel werden gebaut wie in knobs.ftl.
#
#   game-ID, game-ID-about      ein Spiel und was es ist (die Namen aus schwimmen.rules.presets)
#   game-ID-tile                dasselbe in wenigen Worten

game-schwimmen = Schwimmen
game-schwimmen-about = Das Kartenspiel der Familien in Deutschland und Österreich: Du tauschst Karten mit der Mitte, sammelst eine Farbe und machst zu, bevor die anderen mehr haben. Wer zuletzt noch trocken sitzt, gewinnt.
game-schwimmen-tile = Karten mit der Mitte tauschen und rechtzeitig zumachen.
game-schwimmen-gamerules = Schwimmen um den Topf
game-schwimmen-gamerules-about = Schwimmen mit Chips: Jeder verlorene Chip wandert in den Topf, und wer zuletzt übrig bleibt, bekommt ihn ganz.
game-schwimmen-gamerules-tile = Schwimmen, nur wandern verlorene Chips in den Topf.
game-schwimmen-catsatcards = Schwimmen mit Klopfen
game-schwimmen-catsatcards-about = Schwimmen für bis zu neun Personen: Statt zuzumachen, klopfst du, und wenn alle schieben, kommen neue Karten in die Mitte.
game-schwimmen-catsatcards-tile = Schwimmen mit Klopfen, auch zu neunt.
game-dutch31 = Holländisch 31
game-dutch31-about = Schwimmen, wie man es in den Niederlanden spielt: Wer zumacht, macht nur das eigene Spiel zu. Gezählt wird mit Würfeln, und wer als Erstes alles verloren hat, bekommt das Küken.
game-dutch31-tile = Du machst nur dein eigenes Spiel zu, und einmal gibt es das Küken.
game-hosa-aba = Hosa Aba
game-hosa-aba-about = Die Schweizer Fassung mit 36 Karten: schieben nur im ersten Zug, „Stopp“ erst ab dem zweiten, und eine Mitte aus einer einzigen Farbe ist ein Angebot.
game-hosa-aba-tile = Wie in der Schweiz: Eine Mitte aus einer Farbe ist ein Angebot.
game-forty-one = 41
game-forty-one-about = Das Spiel von Si-lam Choy mit vier Karten: Wer genug hat, beendet die Runde sofort. Wer gewinnt, bekommt die eigenen Punkte gutgeschrieben, alle anderen verlieren, was ihnen darauf fehlt.
game-forty-one-tile = Vier Karten, und die Runde lässt sich auf der Stelle beenden.
game-tri-palki = Tri Palki
game-tri-palki-about = „Drei Hölzchen“ aus Russland: Eine Mitte aus einer Farbe wird ausgewaschen, nur mit 31 darf man den letzten Zug ansagen, und mit dem vierten Hölzchen ist man draußen.
game-tri-palki-tile = Eine Mitte aus einer Farbe wird ausgewaschen; nur mit 31 lässt sich das Ende ansagen.
game-tuppenny-loo = Tuppenny Ha’penny Loo
game-tuppenny-loo-about = Ein britisches Spiel aus der Mitte des 20. Jahrhunderts um fünf alte halbe Pennys: Jeder Drilling ist so viel wert wie 31, und bei Gleichstand zahlt niemand.
game-tuppenny-loo-tile = Ein altes britisches Spiel: Jeder Drilling zählt 31.
game-energy-schwimmen = Schwimmen (Schulausgabe)
game-energy-schwimmen-about = Die Lernausgabe für die Schule: Die Farben sind Themen, und wer eine Karte haben will, muss erst ihren Begriff erklären.
game-energy-schwimmen-tile = Erst den Begriff erklären, dann gehört dir die Karte.
game-thirty-one = Thirty-One
game-thirty-one-about = Das amerikanische Spiel, auch Scat oder Blitz genannt: Du ziehst vom Talon oder vom Ablagestapel, und ruft jemand Blitz, verlieren alle anderen.
game-thirty-one-tile = Ziehen, ablegen, klopfen: ohne offene Mitte.
game-thirty-one-trio = Thirty-One mit Drillingen
game-thirty-one-trio-about = Thirty-One, in dem drei gleiche Karten 30 zählen.
game-thirty-one-trio-tile = Thirty-One, und drei gleiche Karten zählen 30.
game-no-elimination-31 = Thirty-One ohne Ausscheiden
game-no-elimination-31-about = Thirty-One um Punkte: Niemand fliegt hinaus, jede Runde bringt Punkte, und nach zehn Runden gewinnt, wer die meisten hat.
game-no-elimination-31-tile = Thirty-One um Punkte: Alle spielen bis zum Schluss.
game-trentuno = Trentuno
game-trentuno-about = Thirty-One, wie Italien es spielt: vierzig Karten, rechtsherum, und bei Gleichstand unten bleibt verschont, wer gegeben hat.
game-trentuno-tile = Vierzig Karten, rechtsherum, und wer gibt, ist bei Gleichstand sicher.
game-commerce = Commerce
game-commerce-about = Der Vorfahr der Familie: Die Mitte wächst mit jedem Durchgang um eine Karte, es zählen Kombinationen, und die niedrigste Hand zahlt der besten ein Leben.
game-commerce-tile = Die Mitte wächst, und Leben wechseln den Besitzer.
game-stop-the-bus = Stop the Bus
game-stop-the-bus-about = Ein englischer Verwandter des Schwimmens, bei dem keine Punkte zählen, sondern Kombinationen wie Drilling, Straße und Paar.
game-stop-the-bus-tile = Straßen, Paare und Drillinge statt Punkten.

game-petrangola = Petrangola
game-petrangola-about = Das Spiel mit drei Karten aus den Marken und der Romagna: Sequenzen und Drillinge schlagen jede Summe, und man tauscht so viele Karten, wie man will.
game-petrangola-tile = Sequenzen schlagen 31, und man tauscht beliebig viele Karten.

game-mambassa = Mambassa
game-mambassa-about = Die Verwandte der Petrangola mit vier Karten: Vierlinge, lange und kurze Folgen, und darunter Punkte.
game-mambassa-tile = Vier Karten: Folgen, Drillinge und Vierlinge, dann Punkte.
game-japanese-51 = Goju Ichi, das japanische 51
game-japanese-51-about = Fünf Karten, am besten alle von einer Farbe: Was nicht dazugehört, wird abgezogen. In jedem Zug muss man eine Karte tauschen.
game-japanese-51-tile = Fünf Karten einer Farbe; alles andere kostet Punkte.
game-chinese-51 = Das chinesische 51
game-chinese-51-about = Fünf Karten einer Farbe müssen es sein, sonst sind sie nichts wert. Wer ruft, den können die anderen herausfordern; gespielt wird bis 500.
game-chinese-51-tile = Fünf von einer Farbe oder nichts, und wer ruft, kann herausgefordert werden.
game-empat-satu = Empat Satu
game-empat-satu-about = „Vier eins“ aus Indonesien: vier Karten vom Talon oder vom Ablagestapel, „Stopp“ nur mit einer einzigen Farbe, und jede Runde ist ein Spiel für sich.
game-empat-satu-tile = Vier Karten, eine Farbe, eine einzige Runde.

## Eine Hausregel steht auch dort

knob-units = { unit-name }
