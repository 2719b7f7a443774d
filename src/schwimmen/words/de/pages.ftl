# Die Seite eines Spiels und der Vergleich zweier Spiele. Nur der Browser zeigt sie und holt diese Datei erst dort.
#
#   page-ID-story-1, …          woher ein Spiel kommt, Absatz für Absatz (schwimmen.rulebook.pages.stories kennt die Stellen)
#   page-ID-short               die Regeln in Kürze: jede Zeile ein Satz
#   example-ID-NAME             was ein Beispiel zeigt (schwimmen.rulebook.pages.examples)
#   reading-NUMMER-ask          eine Frage, auf die die Quellen keine oder zweierlei Antwort geben
#   reading-NUMMER              was hier gespielt wird (schwimmen.rulebook.pages.readings)
#
# In ID steht für Unterstrich ein Bindestrich.

## Die Seite

page = Seite des Spiels
page-games = Alle Spiele
page-story = Woher es kommt
page-short = In Kürze
page-full = Alle Regeln
page-full-about = So, wie der Tisch sie spielt; unter jedem Satz steht, woher er kommt.
page-examples = Zum Durchklicken
page-examples-about = Alle Hände liegen offen: Du siehst, was sonst niemand sieht.
page-readings = Wie wir es lesen
page-readings-about = Wo die Quellen sich widersprechen oder schweigen, muss jemand entscheiden. Hier steht, was ein Tisch ohne Hausregeln spielt.
page-parent = Dieses Spiel wird als Abwandlung von „{ $game }“ beschrieben. Was hier nicht zur Sprache kommt, ist wie dort.
page-parent-open = Seite von { $game }
page-play = Jetzt spielen
page-play-about = gegen drei, ohne Anmeldung
page-lay = Tisch mit Hausregeln decken
page-compare-with = Mit einem anderen Spiel vergleichen
page-sources = Die Quellen
page-lost = Ein Spiel dieses Namens gibt es hier nicht.
page-also = Auch genannt
also-called = { $places }: { $names }
also-called-house = { $places }, mit Hausregeln: { $names }
place-germany = Deutschland
place-austria = Österreich
place-switzerland = Schweiz
place-netherlands = Niederlande
place-france = Frankreich
place-england = England
place-britain = Großbritannien
place-usa = USA
place-canada = Kanada
place-italy = Italien
place-japan = Japan
place-indonesia = Indonesien

reading-quote = „{ $text }“
reading-silent = Die Quellen schweigen.
reading-other = Anders spielen: { $knob }

step-of = { $number } von { $count }
step-next = Weiter
step-back = Zurück
step-first = Von vorn
step-table = In der Mitte
step-pool = Auslage
step-packet = Das zweite Päckchen, noch verdeckt
step-none = leer
step-discard = Oben auf dem Ablagestapel
step-turn = ist dran
step-result = Was dabei herauskommt
step-change = { $change }

compare = Zwei Spiele vergleichen
compare-left = Das eine
compare-right = Das andere
compare-aspect = Worum es geht
compare-common = Darin gleichen sie sich
compare-same = Das ist zweimal dasselbe Spiel. Wähle ein zweites.
compare-equal = Diese beiden spielen sich genau gleich.
compare-nothing = –
compare-swap = Seiten tauschen
compare-differences = { $count ->
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}

## Geschichten

page-schwimmen-story-1 = Schwimmen gehört zu den Commerce-Spielen: Du verbesserst deine Hand, indem du Karten gegen offene Karten in der Mitte tauschst. Den Namen der Familie kennt in Deutschland seit dem Ersten Weltkrieg kaum noch jemand, das Spiel dafür umso besser.
page-schwimmen-story-2 = Es heißt auch 31, Schnauz, Knack oder „Hosen ’runter“. Gespielt wird es fast überall auf der Welt, am liebsten aber in Deutschland und im Westen Österreichs.
page-schwimmen-story-3 = Seinen Namen hat es vom schönsten Augenblick der Partie: Wer die letzte Marke abgegeben hat, ist noch nicht draußen, sondern schwimmt – bis zum nächsten Verlust.
page-schwimmen-story-4 = Die Beschreibung bei pagat begann mit einem Artikel von Christian Moeller; Leserinnen und Leser aus vielen Ländern haben ihre Fassungen dazugelegt. John McLeod hat sie herausgegeben, Günther Senst hat sie ins Deutsche übersetzt.
page-schwimmen-gamerules-story-1 = Die kürzeste der fünf Quellen erzählt Schwimmen als Ausscheidungsspiel für Erwachsene: Runde um Runde wird bestraft, wer am wenigsten hat, bis eine Person übrig ist. Sie sagt als einzige, wie das Geben weitergeht: reihum nach links.
page-schwimmen-gamerules-story-2 = Jeder verlorene Chip wandert in einen Topf in der Mitte. Wer zuletzt übrig bleibt, bekommt ihn ganz – und das geht nur mit einer einzigen Siegerin oder einem einzigen Sieger.
page-schwimmen-catsatcards-story-1 = Hier ist Schwimmen ein deutscher Verwandter von Thirty-One: dasselbe Ziel, dieselben Kartenwerte, aber statt Talon und Ablagestapel liegt in der Mitte eine offene Hand.
page-schwimmen-catsatcards-story-2 = Diese Hand heißt hier „widow“, die Witwe, und statt zuzumachen klopft man am Ende seines Zuges.
page-schwimmen-catsatcards-story-3 = Das Wort „Schwimmen“ hat die Quelle stehen lassen und erklärt es ihren Leserinnen und Lesern: Es ist das Weiterspielen ohne Marke.
page-dutch31-story-1 = So spielt man 31 in den Niederlanden, erzählt von Rutger Wimmenhove.
page-dutch31-story-2 = Wer dort „pas“ sagt oder die Karten verdeckt hinwirft, beendet nicht die Runde, sondern nur das eigene Spiel. Die anderen tauschen weiter, bis nur noch zwei übrig sind.
page-dutch31-story-3 = Gezählt wird mit Würfeln, von sechs abwärts. Wer zuerst leer ausgeht, bekommt das Küken: einen Joker, eine unbenutzte Karte oder wirklich ein Plüschtier – und darf damit noch einmal verlieren.
page-hosa-aba-story-1 = „Hosa aba!“ heißt „Hosen runter!“ und wird rund um Chur in der Schweiz gerufen, wenn jemand 31 hat. Sascha Baer hat das Spiel beschrieben.
page-hosa-aba-story-2 = Liegt in der Mitte nur eine Farbe, ist das eine „Offerte“, ein Angebot: Dann gibt es keine halben Sachen, nur die ganze Mitte.
page-hosa-aba-story-3 = Ein Feuer kennt man dort nicht und keinen Vorrang der Farben: Wer gleich wenig hat, verliert auch gemeinsam.
page-forty-one-story-1 = Diese Fassung mit vier Karten stammt von Si-lam Choy und trägt ihr Ziel im Namen: Mehr als 41 kann eine Hand nicht wert sein, weniger als 2 auch nicht.
page-forty-one-story-2 = Wer sich stark fühlt, beendet die Runde mit einem Wort, und niemand kommt mehr dran. Auch das Aufschreiben der Punkte hat Si-lam Choy vorgeschlagen.
page-forty-one-story-3 = Aus derselben Feder kommt ein Rat: Achte darauf, was die anderen nehmen. Wer alle vier tauscht, hat dir die ganze Hand gezeigt.
page-tri-palki-story-1 = „Три палки“ heißt „drei Hölzchen“: So viele darfst du in dieser russischen Fassung sammeln, die Alexander Tvaladze beschrieben hat.
page-tri-palki-story-2 = Am besten geht es zu dritt oder zu viert. Die Farben stehen in der Reihenfolge des russischen Preferans: Herz, Karo, Kreuz, Pik.
page-tri-palki-story-3 = Eine Mitte aus einer Farbe wird „ausgewaschen“, und wer sie dazu gebracht hat, ist gleich noch einmal dran – das kann sich in einem Zug mehrmals wiederholen.
page-tuppenny-loo-story-1 = Ein britisches Spiel aus der Mitte des 20. Jahrhunderts, aufgeschrieben nach Francis Voisey aus Exeter in Devon. Der Name kommt vom Einsatz, fünf alten halben Pennys; mit dem Stichspiel Loo hat es nur die drei Handkarten gemeinsam.
page-tuppenny-loo-story-2 = Hier zählt jeder Drilling so viel wie 31, ob drei Achten oder drei Damen. Beenden darf die Runde aber nur, wer 31 in einer Farbe hat.
page-tuppenny-loo-story-3 = Zu siebt, rechnet Francis Voisey vor, geht man mit der fürstlichen Summe von einem Shilling und fünfeinhalb Pence vom Tisch.
page-energy-schwimmen-story-1 = Eine Lernausgabe für die Schule: Statt Kreuz, Pik, Herz und Karo gibt es Energieeffizienz, erneuerbare Energien, Wärmekraftwerke und Stromnetze.
page-energy-schwimmen-story-2 = Wer eine Karte aus der Mitte will, muss ihren Begriff zuerst erklären. Stimmt die Erklärung nicht, bleibt die Karte liegen, und die Gruppe klärt die richtige Lösung, bevor es weitergeht.
page-energy-schwimmen-story-3 = Zuerst gibt, wer den weitesten Schulweg hat, und die drei Leben können Streichhölzer oder Münzen sein.
page-thirty-one-story-1 = Ein schnelles Spiel mit vielen Namen: Scat, Blitz, Clinker, Trenta Et Un, Cadillac oder Cad. In Großbritannien kennt man es nach einer anderen Quelle als „Ride the Bus“. Mit dem deutschen Skat hat es nichts zu tun.
page-thirty-one-story-2 = Statt offener Karten in der Mitte gibt es Talon und Ablagestapel, wie beim Rommé. Wer genug hat, klopft; wer genau 31 hat, ruft „Blitz“.
page-thirty-one-story-3 = Wer die letzte Marke verloren hat, bekommt eine Freifahrt und spielt bis zum nächsten Verlust weiter mit.
page-thirty-one-trio-story-1 = Manche spielen Thirty-One lieber mit einer Zugabe: Drei Karten gleichen Ranges sind dann 30 wert.
page-thirty-one-trio-story-2 = Das ist fast so viel wie ein Blitz, aber eben kein Blitz: Die Runde geht weiter.
page-no-elimination-31-story-1 = Eine Fassung von Thirty-One ohne Marken, in der niemand zusehen muss: Alle bleiben bis zum Schluss dabei.
page-no-elimination-31-story-2 = Jede Runde bringt Punkte nach einer kleinen Tabelle. Nach einer vereinbarten Zeit oder Zahl von Runden gewinnt, wer die meisten hat.
page-trentuno-story-1 = Trentuno, „einunddreißig“, ist Italiens Spiel mit Ziehen und Ablegen: Thirty-One mit vierzig Karten, ohne Acht, Neun und Zehn. Auf italienischen Karten stehen Stäbe, Schwerter, Kelche und Münzen statt Kreuz, Pik, Herz und Karo.
page-trentuno-story-2 = Alle setzen drei gleiche Einsätze, die Leben heißen. Was verloren geht, kommt in den Topf, und wer zuletzt übrig ist, bekommt ihn.
page-trentuno-story-3 = Wer gibt, hat ein Vorrecht: Bei Gleichstand unten zahlen nur die anderen. Und wer geklopft hat, kommt davon, wenn danach noch jemand 31 bekommt.
page-commerce-story-1 = Commerce ist der Vorfahr dieser Familie: Seine Regeln werden seit dem 18. Jahrhundert gedruckt. Gespielt wird hier, wie die Encyclopædia Britannica von 1911 es beschreibt.
page-commerce-story-2 = Getauscht wird so viele Durchgänge lang, wie Leute mitspielen. Ab dem zweiten kommt jedes Mal eine Karte in die Mitte dazu. Wer alle drei Karten nimmt oder zufrieden ist, tauscht nicht mehr.
page-commerce-story-3 = Einen Topf gibt es nicht: Die niedrigste Hand zahlt der besten ein Leben. Wer unten war, kann wieder steigen, bis eine Person alle Leben hat.
page-stop-the-bus-story-1 = Stop the Bus ist offenbar in England entstanden und dort recht beliebt. Es geht wie Schwimmen – nur zählen keine Punkte, sondern Kombinationen.
page-stop-the-bus-story-2 = Ganz oben steht der „Prial“, der Drilling, ganz unten die bloße höchste Karte. Üblich ist das volle Kartenspiel mit 52 Karten.
page-petrangola-story-1 = Petrangola kommt aus den Marken und der Romagna; anderswo in Italien heißt sie oft einfach 31. Auf italienischen Karten stehen Stäbe, Schwerter, Kelche und Münzen statt Kreuz, Pik, Herz und Karo.
page-petrangola-story-2 = Alle legen einen Einsatz in den Topf und bekommen drei Marken. Eine verlorene Runde kostet eine davon; wer als Letztes noch eine hat, bekommt den Topf.
page-petrangola-story-3 = Wer gibt, sieht sich drei weitere Karten an, den Monte, aber noch nicht die eigenen. Wer den Monte nimmt, hat damit geklopft: Alle anderen haben noch einen Zug, dann ist Schluss.
page-mambassa-story-1 = Mambassa oder Manbassa spielt man an der Küste der Marken: Petrangola mit vier Karten auf der Hand und vier in der Mitte.
page-mambassa-story-2 = Alle haben vier Marken, und eine davon kommt vor dem ersten Geben in den Topf: Drei Leben bleiben. Vier Asse sind die Mambassa und zählen 44.
page-japanese-51-story-1 = „Goju Ichi“, einundfünfzig, ist in Japan ein beliebtes Spiel für Familien und Kinder. Die Familie der Einundfünfzig-Spiele ist asiatisch und funktioniert wie Thirty-One, nur mit fünf Karten.
page-japanese-51-story-2 = Gefällt dir die Mitte nicht, darfst du sie ab deinem zweiten Zug abräumen. Was nicht zu deiner Farbe gehört, kostet am Ende Punkte.
page-chinese-51-story-1 = Die chinesische Schwester des japanischen Einundfünfzig läuft andersherum: gegen den Uhrzeigersinn.
page-chinese-51-story-2 = Gegeben wird auf chinesische Art. Jemand mischt und legt die Karten in die Mitte, dann zieht reihum jede Person ihre Karten selbst.
page-chinese-51-story-3 = Wer ruft, den können die anderen herausfordern: Sie entscheiden der Reihe nach, und wer den Vergleich gewinnt, schreibt sich alles gut.
page-empat-satu-story-1 = Empat Satu, „vier eins“, also 41, stammt aus Indonesien und wird auch anderswo gern gespielt – am besten zu zweit bis zu viert.
page-empat-satu-story-2 = Jede Runde ist ein ganzes Spiel, aufgeschrieben wird meist nichts. Wer verliert, gibt; wer gewinnt, fängt an.

## In Kürze

page-schwimmen-short =
    Drei Karten auf der Hand, drei offen in der Mitte.
    Wer gibt, darf die eigenen Karten blind gegen ein zweites Päckchen tauschen; das andere wird die Mitte.
    Am Zug tauschst du eine Karte oder alle drei, nie zwei, oder du schiebst.
    Es zählt eine Farbe: Asse 11, Bilder und Zehnen 10; ein Drilling ist 30½ wert.
    31 oder drei Asse (Feuer) zeigst du sofort, und die Runde ist aus.
    Sonst macht jemand am Ende eines Zuges zu, und alle anderen haben noch einen Zug.
    Wer am wenigsten hat, verliert ein Leben; nach dem dritten schwimmst du, beim vierten gehst du unter.
page-schwimmen-gamerules-short =
    Drei Karten auf der Hand, drei offen in der Mitte.
    Wer gibt, darf die eigenen Karten blind gegen das zweite Päckchen tauschen.
    Am Zug tauschst du eine Karte oder alle drei, oder du schiebst.
    Wer genug hat, macht am Ende seines Zuges zu; 31 und drei Asse beenden die Runde sofort.
    Wer am wenigsten in einer Farbe hat, legt einen Chip in den Topf; bei Feuer legen alle anderen.
    Ohne Chip spielst du weiter, bis du wieder zahlen müsstest.
    Der Topf gehört am Ende einer einzigen Person: Gehen alle zusammen unter, wird die Runde noch einmal gespielt.
page-schwimmen-catsatcards-short =
    Bis zu neun spielen mit, jede Person mit drei Karten und drei Marken.
    In der Mitte liegt die offene „Witwe“: drei Karten, die vor der Wahl beim Geben verdeckt waren.
    Am Zug tauschst du eine Karte oder alle drei, oder du schiebst.
    Schieben so viele hintereinander, wie mitspielen, kommt eine neue Witwe; reichen die Karten nicht, endet die Runde ohne Verlust.
    Am Ende deines Zuges darfst du klopfen, dann haben alle anderen noch einen Zug.
    Wer am wenigsten in einer Farbe hat, verliert eine Marke; bei drei Assen verlieren alle anderen.
    Ohne Marke schwimmst du bis zum nächsten Verlust.
page-dutch31-short =
    Gegeben wird wie beim Schwimmen, gezählt auch.
    Am Zug tauschst du eine Karte, tauschst alle drei oder machst dein eigenes Spiel zu; schieben gibt es nicht.
    Wer alle drei tauscht, macht damit zu.
    Die anderen spielen weiter; ist nur noch ein Spiel offen, hat es genau einen letzten Zug.
    31 zeigst du sofort: Die Runde ist aus, nur im ersten Zug kommen alle noch dran, die noch nicht dran waren.
    Wer am wenigsten hat, dreht den Würfel um eins herunter, von sechs bis nichts.
    Wer als Erstes ganz unten ist, bekommt das einzige Küken und darf noch einmal verlieren.
page-hosa-aba-short =
    Gespielt wird mit 36 Karten, von der Sechs bis zum Ass.
    Am Zug tauschst du eine Karte oder alle drei; schieben darfst du nur im ersten Zug, „Stopp“ rufen erst ab dem zweiten.
    Liegt in der Mitte nur eine Farbe, ist das eine Offerte: Dann tauschst du alles oder gar nicht.
    Nach „Stopp“ haben alle anderen noch einen Zug.
    Mit 31 rufst du „Hosa aba!“, und die Runde ist sofort aus.
    Drei Asse sind ein Drilling wie jeder andere, 30½.
    Alle mit dem kleinsten Wert verlieren ein Leben, die Farben sind egal.
page-forty-one-short =
    Vier Karten auf der Hand, vier offen in der Mitte, aus 52 Karten.
    Am Zug tauschst du eine Karte oder alle vier, lässt vier neue auflegen und tauschst dann eine, oder du beendest die Runde.
    Beenden darfst du sie nur, statt zu tauschen, und dann kommt niemand mehr dran.
    Es zählt die beste Farbe; Drillinge sind nichts Besonderes.
    Wer am meisten hat, bekommt die eigenen Punkte gutgeschrieben, alle anderen verlieren, was ihnen darauf fehlt.
    Wer am meisten verloren hat, fängt die nächste Runde an.
page-tri-palki-short =
    Gespielt wird mit 36 Karten; Hände und Mitte werden abwechselnd gegeben, und wer gibt, fängt an.
    Am Zug tauschst du eine Karte oder alle drei, oder du schiebst.
    Liegt in der Mitte nur eine Farbe, wird sie ausgewaschen: drei neue Karten, und du bist noch einmal dran.
    Mit 31 darfst du am Ende deines Zuges den letzten Zug ansagen; sonst endet die Runde, wenn alle schieben.
    Wer am wenigsten hat, bekommt ein Hölzchen; mit drei Sechsen oder 6-7-8 einer Farbe bist du sicher.
    Drei Asse geben allen ein Hölzchen, die keine besondere Hand haben.
    Drei Hölzchen darfst du haben, mit dem vierten bist du draußen.
page-tuppenny-loo-short =
    28 Karten, von der Acht bis zum Ass: drei für jede Hand, drei offen in der Mitte.
    Am Zug tauschst du eine Karte oder alle drei, oder du sagst „stick“ und behältst, was du hast.
    Wer „stick“ gesagt hat, wird übersprungen; die letzte Person ohne „stick“ hat noch genau einen Zug.
    Mit 31 in einer Farbe beendest du die Runde sofort.
    Jeder Drilling ist so viel wert wie 31, beendet aber nichts.
    Wer allein am wenigsten hat, zahlt eine Münze; bei Gleichstand zahlt niemand.
    Nach fünf Münzen spielst du auf Bewährung weiter, der sechste Verlust wirft dich hinaus.
page-energy-schwimmen-short =
    Jede Farbe ist ein Thema, auf jeder Karte steht ein Begriff daraus.
    Wer gibt, sieht sich zwei Päckchen an, spielt mit dem einen und legt das andere offen in die Mitte.
    Am Zug willst du eine Karte oder alle drei und erklärst zuerst ihre Begriffe.
    Stimmt alles, tauschst du; stimmt etwas nicht, bleibt alles liegen, und die Lösung wird geklärt.
    Du darfst auch schieben oder klopfen; nach dem Klopfen tauschen alle anderen noch einmal.
    31 beendet die Runde sofort, ein Drilling zählt 30½.
    Wer am wenigsten hat, verliert ein Leben; nach dreien schwimmst du.
page-thirty-one-short =
    Drei Karten auf der Hand, dazu ein Talon und ein Ablagestapel mit einer offenen Karte.
    Am Zug ziehst du vom Talon oder nimmst die oberste abgelegte Karte und legst dann eine ab – nicht die, die du eben genommen hast.
    Oder du klopfst; dann haben alle anderen noch einen Zug.
    Wer vorher genau 31 in einer Farbe hat, ruft „Blitz“: Die Runde ist aus, und alle anderen verlieren eine Marke.
    Nach dem Klopfen verliert, wer am wenigsten hat; hast du selbst geklopft, verlierst du zwei.
    Ist der Talon leer, verliert niemand.
    Nach drei Marken hast du eine Freifahrt bis zum nächsten Verlust.
page-thirty-one-trio-short =
    Gespielt wird wie Thirty-One: ziehen, ablegen, klopfen.
    Nur zählen drei Karten gleichen Ranges 30, egal, welche.
    Ein Drilling ist kein Blitz, die Runde geht weiter.
    Ein Drilling und 30 in einer Farbe sind gleich viel wert.
page-no-elimination-31-short =
    Gespielt wird wie Thirty-One: ziehen, ablegen, klopfen, Blitz.
    Marken gibt es nicht, und niemand scheidet aus.
    Jede Runde bringt Punkte: 6 für einen Blitz, 4 für den höchsten Wert, 2 in der Mitte, 1 für den niedrigsten.
    Wer geklopft hat, bekommt jeweils einen Punkt weniger, nur für den Blitz nicht.
    Bei gleichen Werten zählt für alle der beste Platz, den sie zusammen einnehmen.
    Nach zehn Runden gewinnt, wer am meisten hat.
page-trentuno-short =
    Drei Karten auf der Hand, dazu ein Talon und ein Ablagestapel mit einer offenen Karte; es geht rechtsherum.
    Am Zug ziehst du vom Talon oder nimmst die oberste abgelegte Karte und legst dann eine ab – nicht die, die du eben genommen hast.
    Oder du klopfst; dann haben alle anderen noch einen Zug.
    31 in einer Farbe beendet die Runde sofort: Alle anderen verlieren ein Leben, nur nicht, wer geklopft hat.
    Nach dem Klopfen verliert, wer am wenigsten hat; bei Gleichstand ist sicher, wer gegeben hat.
    Ist der Talon leer, verliert niemand.
    Wer kein Leben mehr hat, ist draußen.
page-commerce-short =
    Drei Karten auf der Hand, drei offen in der Mitte.
    Am Zug tauschst du eine Karte oder zwei und bleibst dabei; oder alle drei und bist fertig.
    Bist du zufrieden, sagst du es und bist auch fertig.
    Es gibt so viele Durchgänge, wie Leute mitspielen; vor jedem außer dem ersten kommt eine Karte in die Mitte dazu.
    Von oben: drei Gleiche (Tricon), eine Folge in einer Farbe, drei Karten einer Farbe, ein Paar; darunter zählen alle Punkte.
    Die niedrigste Hand zahlt der besten ein Leben. Von gleichen Händen ist die besser, die früher dran ist.
    Wer kein Leben mehr hat, ist draußen; wer alle hat, gewinnt.
page-stop-the-bus-short =
    Gespielt wird wie Schwimmen mit Klopfen, aber mit allen 52 Karten.
    Statt Punkten zählt die Kombination: Drilling, Straße in einer Farbe, Straße, Farbe, Paar, höchste Karte.
    Am Zug tauschst du eine Karte oder alle drei, oder du schiebst.
    Keine Hand muss gezeigt werden: Nur das Klopfen beendet die Runde, danach haben alle anderen noch einen Zug.
    Die schlechteste Hand verliert eine Marke.
    Sind die besten oder die schlechtesten Hände genau gleich, verliert niemand.
page-petrangola-short =
    Drei Karten auf der Hand, drei in der Mitte; vierzig Karten ohne Acht, Neun und Zehn, und es geht rechtsherum.
    Wer gibt, sieht sich nur das Päckchen an: Wer es nimmt, hat geklopft, sonst wird es aufgedeckt.
    Am Zug tauschst du eine, zwei oder alle drei Karten gegen ebenso viele, oder du klopfst; dann haben alle anderen noch einen Zug.
    Drei Asse sind die Petrangolone; darunter kommen Sequenzen einer Farbe, Drillinge und Punkte in einer Farbe bis 31.
    Bei gleichen Händen sind Schwerter (hier Pik) besser. Die niedrigste Hand kostet eine Marke.
    Wer keine Marke mehr hat, ist draußen.
page-mambassa-short =
    Vier Karten auf der Hand, vier in der Mitte; vierzig Karten ohne Acht, Neun und Zehn, und es geht rechtsherum.
    Wer gibt, sieht sich nur das Päckchen an: Wer es nimmt, hat geklopft, sonst wird es aufgedeckt.
    Am Zug tauschst du eine bis vier Karten gegen ebenso viele, oder du klopfst; dann haben alle anderen noch einen Zug.
    Von oben: vier Asse, Ass bis Bube einer Farbe, Vierling, vier in Folge, Drilling, drei in Folge und Punkte in einer Farbe bis 38.
    Bei gleichen Händen kommt Karo vor Pik, Herz und Kreuz. Die niedrigste Hand kostet eine Marke.
    Wer keine Marke mehr hat, ist draußen.
page-japanese-51-short =
    Fünf Karten auf der Hand, fünf offen in der Mitte, aus 52 Karten.
    Am Zug musst du genau eine Karte tauschen.
    Ab deinem zweiten Zug darfst du vorher die ganze Mitte abräumen und fünf neue auflegen.
    Am Ende deines Zuges darfst du „Stopp“ rufen; alle anderen haben dann noch einen Zug.
    Deine Punkte sind die einer Farbe, minus alles andere auf der Hand.
    Wer am meisten hat, gewinnt; bei Gleichstand gewinnt, wer nicht „Stopp“ gerufen hat.
page-chinese-51-short =
    Fünf Karten, gegen den Uhrzeigersinn; wer anfängt, hat sechs und legt eine davon in die Auslage.
    Am Zug ziehst du eine Karte und legst eine in die Auslage, oder du nimmst die ganze Auslage und legst ebenso viele Karten hin.
    Liegen dort fünf, darfst du auch nur eine tauschen; die sechste räumt sie ab.
    Statt zu ziehen darfst du rufen, und die anderen entscheiden der Reihe nach, ob sie dagegenhalten.
    Punkte bringt nur eine Hand aus einer einzigen Farbe; wer einen Vergleich gewinnt, bekommt die Punkte aller Beteiligten.
    Genau 51 zählen doppelt und dürfen gleich am Ende des Zuges gerufen werden.
    Gespielt wird bis 500.
page-empat-satu-short =
    Vier Karten auf der Hand, ein Talon, und noch keine Karte auf dem Ablagestapel.
    Am Zug ziehst du vom Talon oder nimmst die oberste abgelegte Karte und legst eine andere ab.
    Zu Beginn deines Zuges darfst du „Stopp“ rufen, wenn alle vier Karten von einer Farbe sind; dann ist sofort Schluss.
    Deine Punkte sind die einer Farbe, minus alles andere.
    Ist der Talon leer, geht es weiter, solange alle die oberste abgelegte Karte nehmen.
    Wer am meisten hat, gewinnt und fängt die nächste Runde an; wer am wenigsten hat, gibt.

## Beispiele

example-schwimmen-blind = Blind getauscht, dreimal geschoben, zugemacht: eine ganze Runde mit neuer Mitte
example-schwimmen-last-31 = 31 nach dem Zumachen – wer noch dran wäre, kommt nicht mehr dran
example-schwimmen-fire = Feuer gleich im ersten Zug
example-schwimmen-gamerules-equal = Gleichstand: zweimal 20 in Herz, und beide zahlen
example-schwimmen-gamerules-fire = Feuer, und der andere legt in den Topf
example-schwimmen-catsatcards-dry = Zu acht und alle schieben: Für eine zweite neue Mitte reichen die Karten nicht
example-schwimmen-catsatcards-dealt-31 = 31 ausgeteilt: Die Runde ist vorbei, bevor jemand dran war
example-schwimmen-catsatcards-blind = Eine ganze Runde mit neuer Witwe und Klopfen
example-dutch31-own = Alle machen ihr eigenes Spiel zu, und wer übrig bleibt, hat noch einen Zug
example-dutch31-first-turn = 31 im ersten Zug: Die anderen kommen noch dran
example-dutch31-dealt = 31 ausgeteilt: Erst wird gewählt, dann haben alle anderen einen Zug
example-hosa-aba-offer = Eine Offerte, zweimal geschoben, dann Stopp
example-hosa-aba-last-31 = „Hosa aba!“ beim letzten Zug
example-forty-one-refresh = Neue Karten auflegen, eine tauschen, später beenden
example-forty-one-points = 38, 30 und 21: wie die Punkte aufgeschrieben werden
example-tri-palki-washout = Ausgewaschen: ein Zug mehr, und am Ende der letzte Zug für alle
example-tri-palki-aces = Drei Asse: Wer keine besondere Hand hat, bekommt ein Hölzchen
example-tri-palki-later = Mit 31 muss man nicht gleich ansagen
example-tuppenny-loo-stick = Zweimal „stick“, und die letzte Hand tauscht noch einmal
example-tuppenny-loo-trio = 31 beendet die Runde, drei Achten sind ebenso viel wert
example-tuppenny-loo-tie = Zwei sind gleich niedrig: Niemand zahlt
example-energy-schwimmen-explain = Einmal richtig erklärt, einmal falsch, dann geklopft
example-energy-schwimmen-three = Wer alle drei will, muss alle drei erklären
example-energy-schwimmen-last-31 = Eine richtige Erklärung nach dem Klopfen: 31
example-thirty-one-knock = Ziehen, ablegen, klopfen: Gleichstand rettet, wer geklopft hat
example-thirty-one-blitz = Blitz vom Ablagestapel
example-thirty-one-double = Zu früh geklopft: zwei Marken weg
example-thirty-one-trio-thirty = Drei Vieren gegen 30 in Kreuz, dazu eine 31, die zu spät kommt
example-thirty-one-trio-dealt = Drei Könige nützen nichts gegen einen ausgeteilten Blitz
example-no-elimination-31-table = Hoch, mittel, niedrig: was die Tabelle bringt
example-no-elimination-31-late-31 = 31 nach dem Klopfen bringt noch sechs Punkte
example-no-elimination-31-tie = Zwei sind gleich niedrig und zählen beide als Mitte
example-trentuno-dealer = Gleichstand mit der Person, die gibt: Nur wer geklopft hat, zahlt
example-trentuno-late = 31 im letzten Zug, und wer geklopft hat, kommt davon
example-commerce-grows = Drei Durchgänge, und die Mitte wächst: ein Tricon aus Königen
example-commerce-content = Alle drei auf einmal, und drei von vieren aus der Mitte
example-stop-the-bus-aces = Drei Asse beenden nichts, erst das Klopfen
example-stop-the-bus-tie = Gleichstand unten: Niemand verliert
example-petrangola-monte = Wer gibt, nimmt den Monte: ein Zug für alle anderen
example-petrangola-sequence = Eine 31 verliert gegen eine Sequenz
example-mambassa-monte = Den Monte genommen, drei und zwei Karten getauscht
example-mambassa-knock = Im ersten Zug geklopft und alle vier Karten getauscht
example-japanese-51-clear = Abräumen, eine tauschen, „Stopp“
example-japanese-51-tie = Gleichstand: Wer „Stopp“ gerufen hat, gewinnt nicht
example-chinese-51-pool = Die Auslage wächst, wird geräumt und genommen
example-chinese-51-challenge = Gerufen, dagegengehalten, verglichen
example-chinese-51-clear = 51 gleich nach dem ersten Ablegen zählen doppelt
example-empat-satu-stop = Vier Herzen: „Stopp“ statt zu ziehen
example-empat-satu-tie = 34 gegen 34: Die niedrigste Karte der Farbe entscheidet

## Lesarten: Schwimmen

reading-SW-A1-ask = Wie viele können mitspielen?
reading-SW-A1 = Zwei bis acht; nach CatsAtCards zwei bis neun. Zu neunt bleiben zwei Karten übrig, eine neue Mitte gibt es dann nie.
reading-SW-A3-ask = Sieht, wer gibt, beide Päckchen?
reading-SW-A3 = Nein, nur die eigenen drei Karten; die Wahl ist blind. Beide sieht man nur in der Schulausgabe.
reading-SW-A4-ask = Liegt die Mitte von Anfang an offen? Der Satz sagt beides.
reading-SW-A4 = Sie liegt verdeckt, bis beim Geben gewählt ist.
reading-SW-A5-ask = Macht man nach dem Tauschen zu oder statt zu tauschen?
reading-SW-A5 = Danach: Du darfst tauschen oder schieben und dann noch zumachen.
reading-SW-A6-ask = Darf man schon im ersten Zug zumachen?
reading-SW-A6 = Ja.
reading-SW-A7-ask = Müssen alle der Reihe nach vom Ersten an schieben?
reading-SW-A7 = Nein: so viele Male hintereinander, wie Leute mitspielen, egal, wer als Erstes geschoben hat.
reading-SW-A8-ask = Kommt auch nach dem Zumachen eine neue Mitte, wenn alle schieben?
reading-SW-A8 = Nein. Ist zugemacht, wird das Schieben nicht mehr gezählt.
reading-SW-A9-ask = Was ist, wenn für eine neue Mitte zu wenig Karten da sind?
reading-SW-A9 = Die Runde endet sofort, und niemand verliert.
reading-SW-A10-ask = Zeigt man eine ausgeteilte 31 vor oder nach der Wahl beim Geben?
reading-SW-A10 = Davor. Dann wird nicht mehr gewählt und nicht mehr getauscht.
reading-SW-A11-ask = Wer verliert, wenn jemand 31 zeigt?
reading-SW-A11 = Nur wer am wenigsten hat. Darin sind sich alle vier Quellen einig.
reading-SW-A12-ask = Gilt das sofortige Zeigen auch nach dem Zumachen?
reading-SW-A12 = Ja: Auch dann ist die Runde sofort aus, und bei Feuer verlieren alle anderen.
reading-SW-A13-ask = Entscheiden bei gleichem Wert auch die einzelnen Karten?
reading-SW-A13 = Nein: nur der Rang von Drillingen, sonst die Farbe. Zweimal dieselbe Farbe ist Gleichstand.
reading-SW-A16-ask = Welche Farbe zählt bei drei gleich hohen Karten verschiedener Farbe?
reading-SW-A16 = Die höchste, denn sie nützt dir am meisten.
reading-SW-A17-ask = Was ist, wenn alle Übrigen zusammen untergehen?
reading-SW-A17 = Nach pagat teilen sie sich den Sieg, in den beiden anderen Fassungen wird die Runde noch einmal gespielt.
reading-SW-A18-ask = Was kosten zwei auf einmal, wenn man nur noch eins hat?
reading-SW-A18 = Eins nach dem anderen: Damit kann man ausscheiden.
reading-SW-A19-ask = Bleibt das Feuer, wenn ein Tisch keine Drillinge kennt?
reading-SW-A19 = Beides lässt sich einzeln abschalten; gedruckt gilt beides.
reading-SW-A20-ask = Wer gibt als Nächstes?
reading-SW-A20 = Die Person links von der letzten; gesagt wird das nur in einer Quelle.
reading-SW-A21-ask = Ist „noch eine Runde“ mehr als ein Zug?
reading-SW-A21 = Nein: ein Zug für alle außer der Person, die zugemacht hat.
reading-SW-A22-ask = Was gilt, wenn mehrere ausgeteilte besondere Hände da sind?
reading-SW-A22 = Alle werden gezeigt. Ist ein Feuer dabei, verlieren alle ohne Feuer, sonst nur die niedrigste Hand.
reading-SW-O1-ask = Darf man alle drei Karten tauschen?
reading-SW-O1 = Ja. Manche Tische lassen nur den Tausch einer Karte zu.
reading-SW-O2-ask = Trifft eine ausgeteilte 31 alle anderen?
reading-SW-O2 = Nein, nur die niedrigste Hand. Manche spielen, dass alle ohne 31 verlieren.
reading-SW-O3-ask = Zählt ein ausgeteiltes Feuer doppelt?
reading-SW-O3 = Nein. Manche nehmen allen anderen zwei, und wer 31 hat, verliert dann nur eins.
reading-SW-O4-ask = Zählen Drillinge?
reading-SW-O4 = Ja, 30½. Ältere Beschreibungen kennen sie nicht.
reading-SW-O6-ask = 32 Karten oder alle 52?
reading-SW-O6 = 32; mit 52 geht es auch.

## Lesarten: Verwandte aus Europa

reading-DU-A1-ask = Was ist, wenn eine der letzten zwei Personen alle drei tauscht, statt „pas“ zu sagen?
reading-DU-A1 = Auch das macht ihr Spiel zu, und die andere hat noch einen Zug.
reading-DU-A2-ask = Darf man den letzten Zug auch auslassen?
reading-DU-A2 = Ja: Zumachen heißt dann, nichts zu tauschen.
reading-DU-A3-ask = Ist die „erste Runde“ die des Tisches oder die einer Person?
reading-DU-A3 = Das ist dasselbe: der erste Zug der Person, die 31 macht.
reading-DU-A4-ask = Wird beim Geben noch gewählt, wenn jemand 31 ausgeteilt bekam?
reading-DU-A4 = Ja, denn die anderen brauchen für ihren einen Zug eine Mitte. Wer selbst 31 hat, behält sie.
reading-DU-A5-ask = Entscheidet bei gleichem Wert die Farbe?
reading-DU-A5 = Ja, wie beim Schwimmen; nur Drillinge sind untereinander alle gleich.
reading-DU-A6-ask = Gibt es das Küken später noch, wenn mehrere zugleich leer ausgegangen sind?
reading-DU-A6 = Nein. Es ist für die allererste Person, und die gab es dann schon.
reading-DU-A7-ask = Sind es fünf Verluste oder sechs, bis man keine Punkte mehr hat?
reading-DU-A7 = Sechs: von der Sechs auf die Eins sind es fünf, der sechste hat keine Seite mehr.
reading-DU-A9-ask = Was ist mit einer 31 aus dem zweiten Päckchen?
reading-DU-A9 = Sie gilt wie ausgeteilt: Alle anderen haben noch einen Zug.
reading-HO-A1-ask = Darf man nach „Stopp“ den letzten Zug auslassen?
reading-HO-A1 = Ja. Sonst müsste man vor einer Offerte blindlings alle drei tauschen.
reading-HO-A2-ask = Was ist, wenn gleich zu Beginn alle schieben?
reading-HO-A2 = Es kommen drei neue Karten in die Mitte, wie beim Schwimmen.
reading-HO-A3-ask = Gibt es das zweite Päckchen und die Wahl beim Geben?
reading-HO-A3 = Ja, wie beim Schwimmen; genannt werden nur die Unterschiede.
reading-HO-A4-ask = Endet die Runde auch bei einer ausgeteilten 31?
reading-HO-A4 = Ja, wie sonst auch.
reading-HO-A5-ask = Wie viele Leben hat man, und schwimmt man danach?
reading-HO-A5 = Drei und einmal schwimmen, wie beim Schwimmen.
reading-HO-A6-ask = In welche Richtung geht es herum?
reading-HO-A6 = Im Uhrzeigersinn; anderswo in der Schweiz auch andersherum.
reading-FO-A2-ask = Werden die abgelegten Karten gemischt, wenn der Talon leer ist?
reading-FO-A2 = Ja; ungemischt geht es auch.
reading-FO-A3-ask = Gehören dazu auch die vier Karten, die eben weggelegt wurden?
reading-FO-A3 = Nein, sonst kämen sie gleich wieder.
reading-FO-A4-ask = Wer fängt an, wenn niemand oder mehrere am meisten verloren haben?
reading-FO-A4 = Die erste Runde beginnt links neben der Person, die gibt. Bei mehreren beginnt, wer zuerst dran war, ohne Verlust noch einmal dieselbe Person.
reading-FO-A6-ask = Wann ist die Partie zu Ende?
reading-FO-A6 = Nach zehn Runden; vereinbart etwas anderes, wenn ihr mögt.
reading-FO-A7-ask = Darf man nach dem Auflegen neuer Karten beenden?
reading-FO-A7 = Nein, nur statt eines Zuges.
reading-TP-A1-ask = Welche Karten entscheiden bei gleichem Wert: alle drei oder die, die zählen?
reading-TP-A1 = Nur die der Farbe, die zählt.
reading-TP-A2-ask = Darf man zwischen dem Auswaschen und dem Zug danach den letzten Zug ansagen?
reading-TP-A2 = Erst nach diesem Zug. Verloren geht nichts: Du darfst schieben und dann ansagen.
reading-TP-A3-ask = Endet die Runde, wenn nach der Ansage alle schieben?
reading-TP-A3 = Nein, nach der Ansage behalten alle ihren letzten Zug.
reading-TP-A5-ask = Bekommt nur eine Person ein Hölzchen oder mehrere?
reading-TP-A5 = Eine; mehrere nur, wenn jemand drei Asse hat.
reading-TP-A6-ask = Was ist, wenn nur eine gewöhnliche Hand dabei ist?
reading-TP-A6 = Sie ist die niedrigste und die höchste: Sie bekommt das Hölzchen und gibt als Nächstes.
reading-TP-A7-ask = Darf man mit einer besonderen Hand den letzten Zug ansagen?
reading-TP-A7 = Nein, nur mit einer gewöhnlichen 31.
reading-TP-A8-ask = Wer gibt zuerst, und wie viele können mitspielen?
reading-TP-A8 = Das entscheidet der Zufall; zwei bis acht.
reading-LO-A1-ask = Beendet auch eine ausgeteilte 31 die Runde?
reading-LO-A1 = Ja, noch vor dem ersten Zug.
reading-LO-A2-ask = Schlägt ein Drilling die 31 oder umgekehrt?
reading-LO-A2 = Weder noch, sie sind genau gleich viel wert.
reading-LO-A3-ask = Wie viele können mitspielen?
reading-LO-A3 = Zwei bis acht; die Quelle spricht von sieben, und für neun reichen die 28 Karten nicht.
reading-LO-A4-ask = Wer zahlt bei Gleichstand unten?
reading-LO-A4 = Niemand – anders als beim Schwimmen.

## Lesarten: Schulausgabe

reading-EN-A1-ask = Sieht, wer gibt, beide Päckchen?
reading-EN-A1 = Ja. Das gibt es nur in dieser Ausgabe.
reading-EN-A2-ask = Kommt eine neue Mitte, wenn alle schieben?
reading-EN-A2 = Nein: Die übrigen Karten sind beiseitegelegt, es geht einfach weiter.
reading-EN-A3-ask = Gilt das „höhere Kartenblatt“ für alle Hände oder nur für Drillinge?
reading-EN-A3 = Nur für Drillinge, denn dort steht es. Gleiche Punkte in einer Farbe sind gleich.
reading-EN-A4-ask = Was ist, wenn von drei Erklärungen eine falsch ist?
reading-EN-A4 = Dann wird gar nicht getauscht.
reading-EN-A5-ask = Darf man nach einer falschen Erklärung noch etwas anderes versuchen?
reading-EN-A5 = Nein, der Zug ist vorbei.
reading-EN-A6-ask = Sind drei Asse mehr als andere Drillinge?
reading-EN-A6 = Nein: immer 30½, und gezeigt werden sie nicht sofort.
reading-EN-A8-ask = Muss man nach dem Klopfen tauschen?
reading-EN-A8 = Nein, man darf.
reading-EN-A9-ask = Welches Thema gehört zu welcher Farbe, und was ist, wenn alle zugleich ausscheiden?
reading-EN-A9 = Die Themen gehören in der gedruckten Reihenfolge zu Kreuz, Pik, Herz und Karo. Gehen alle zugleich unter, wird die Runde noch einmal gespielt.

## Lesarten: Thirty-One

reading-TO-A1-ask = Entscheiden bei gleichen Werten die einzelnen Karten darüber, wer verliert?
reading-TO-A1 = Nein, nur der Wert. Die einzelnen Karten sagen, wessen Hand die beste ist.
reading-TO-A2-ask = Vergleicht man dabei Ränge oder Punkte?
reading-TO-A2 = Ränge: Ein König ist höher als eine Zehn.
reading-TO-A3-ask = Muss man den Blitz rufen, und gilt er auch ausgeteilt?
reading-TO-A3 = Beides ja: Er wird von selbst gezeigt, gleich nach dem Geben oder nach dem Ablegen.
reading-TO-A4-ask = Ist eine 31 nach dem Klopfen noch ein Blitz?
reading-TO-A4 = Nein, dann ist sie nur der höchste Wert.
reading-TO-A5-ask = Endet die Runde sofort mit der letzten Karte des Talons?
reading-TO-A5 = Der Zug wird zu Ende gespielt; ein Blitz gilt noch.
reading-TO-A6-ask = Darf man schon im ersten Zug klopfen?
reading-TO-A6 = Ja.
reading-TO-A7-ask = Was kosten zwei Marken, wenn man nur noch eine hat?
reading-TO-A7 = Eine nach der anderen: Damit scheidet man aus.
reading-TO-A8-ask = Was ist, wenn zwei zugleich 31 ausgeteilt bekommen?
reading-TO-A8 = Keine der beiden Hände verliert.
reading-TO-A9-ask = Wer sitzt „am nächsten“ bei der Person, die gibt?
reading-TO-A9 = Sie selbst zuerst, dann geht es im Uhrzeigersinn weiter.
reading-TO-A10-ask = Wie viel zählen drei gleiche Karten?
reading-TO-A10 = Nichts Besonderes; in der Fassung mit Drillingen 30 – anders als die 30½ beim Schwimmen.
reading-TO-A11-ask = Wer gibt als Nächstes?
reading-TO-A11 = Die Person links von der letzten.
reading-NE-A1-ask = Bekommt, wer geklopft hat und am höchsten ist, weniger als andere?
reading-NE-A1 = Ja, so steht es in der Tabelle: Klopfen kostet jedes Mal einen Punkt. Andere Tische spielen es umgekehrt.
reading-NE-A2-ask = Sind mehrere gleich niedrige Hände niedrig oder Mitte?
reading-NE-A2 = Mitte: Sie bekommen die Punkte des besten Platzes, den sie zusammen einnehmen.
reading-NE-A3-ask = Zählt eine 31 nach dem Klopfen?
reading-NE-A3 = Ja, sechs Punkte; die Runde endet dadurch aber nicht früher.
reading-NE-A4-ask = Wie lange wird gespielt?
reading-NE-A4 = Zehn Runden.
reading-TR-A1-ask = Wie herum geht es?
reading-TR-A1 = Überall rechtsherum: Geben, Spielen und wer als Nächstes gibt. Einige Seiten geben linksherum.
reading-TR-A2-ask = Womit darf man klopfen?
reading-TR-A2 = Mit jeder Hand. Einige Seiten verlangen mehr als 25 Punkte.
reading-TR-A3-ask = Was zählen drei Karten von gleichem Rang?
reading-TR-A3 = Nichts Besonderes. Eine Seite zählt 30, eine ältere 30 für Asse, Könige, Damen und Buben.
reading-TR-A4-ask = Was bewirkt eine 31 nach dem Klopfen?
reading-TR-A4 = Sie beendet die Runde, und alle anderen verlieren, nur nicht, wer geklopft hat.
reading-TR-A5-ask = Wer hat nach dem Klopfen noch einen Zug?
reading-TR-A5 = Alle anderen, einmal. Auf einer Seite endet die Runde bei der Person, die gibt.
reading-TR-A6-ask = Wie viele Leben hat man?
reading-TR-A6 = Drei, wie auf den meisten Seiten; eine hat sechs.
reading-TR-A7-ask = Darf man ohne Leben noch mitspielen?
reading-TR-A7 = Nein, das kennt keine Seite: Wer kein Leben mehr hat, ist draußen.
reading-TR-A8-ask = Was ist, wenn bei den letzten zwei mit je einem Leben Gleichstand herrscht?
reading-TR-A8 = Wer gegeben hat, ist sicher, wie immer bei Gleichstand. Auf einer Seite kommen alle mit einem Leben zurück.
reading-TR-A9-ask = Zahlt doppelt, wer geklopft hat und allein am wenigsten hat?
reading-TR-A9 = Nein, das sagt keine Seite.
reading-CO-A1-ask = Kommt schon vor dem ersten Durchgang eine Karte dazu?
reading-CO-A1 = Nein: Der erste wird mit drei Karten gespielt.
reading-CO-A2-ask = Darf, wer gibt, tauschen, ohne hinzusehen?
reading-CO-A2 = Nein. Auf zwei Seiten darf man beim Geben blind eine oder zwei Karten tauschen.
reading-CO-A3-ask = Ist die Runde vorbei, wenn jemand zufrieden ist?
reading-CO-A3 = Nein, die anderen tauschen weiter bis zum letzten Durchgang.
reading-CO-A4-ask = Ist Ass, Zwei, Drei eine Folge?
reading-CO-A4 = Ja, die niedrigste. Auf einer Seite steht das Ass nur oben.
reading-CO-A5-ask = Was entscheidet zwischen zwei Händen aus je einer Farbe?
reading-CO-A5 = Die Punkte. Eine Seite vergleicht die höchste Karte.
reading-CO-A6-ask = Welche von zwei gleichen Händen ist besser?
reading-CO-A6 = Die, die früher dran ist. Dazu sagt keine Seite etwas.
reading-CO-A7-ask = Was gewinnt man?
reading-CO-A7 = Ein Leben, von der niedrigsten Hand für die beste.
reading-CO-A8-ask = Zählen Paar und Punkte?
reading-CO-A8 = Ja. Sie werden „manchmal nicht anerkannt“, sagt die Encyclopædia.
reading-CO-A9-ask = Wie viele Durchgänge gibt es?
reading-CO-A9 = So viele, wie Leute mitspielen.
reading-SB-A1-ask = Was ist, wenn Hände genau gleich sind?
reading-SB-A1 = Sind es die besten oder die schlechtesten, verliert niemand; in der Mitte macht es nichts.
reading-SB-A2-ask = Beenden drei Asse oder eine 31 die Runde?
reading-SB-A2 = Nein, hier zählen keine Punkte.
reading-SB-A3-ask = Ist Ass-2-3 eine Straße?
reading-SB-A3 = Ja, die niedrigste. König-Ass-2 ist keine.
reading-SB-A4-ask = Sind drei Dreien der höchste Drilling, wie beim Brag?
reading-SB-A4 = Nein, die Ränge gelten wie immer.
reading-SB-A5-ask = Gibt es das zweite Päckchen und das Schieben?
reading-SB-A5 = Ja, beides wie beim Schwimmen.
reading-PE-A1-ask = Was ist die Petrangolone?
reading-PE-A1 = Drei Asse, über allem. Auf keiner Seite, die man noch lesen kann, steht es.
reading-PE-A2-ask = Stehen Sequenzen über Drillingen?
reading-PE-A2 = Ja, wie auf den meisten Seiten; manche Tische spielen es umgekehrt.
reading-PE-A3-ask = Darf das Ass unter der Zwei stehen?
reading-PE-A3 = Ja: Ass, Zwei, Drei ist die niedrigste Sequenz. Eine Seite nennt das eine Variante.
reading-PE-A4-ask = Welcher Drilling ist der höchste?
reading-PE-A4 = Könige sind der höchste, Zweien der niedrigste: die einzige Reihenfolge, die gedruckt ist.
reading-PE-A5-ask = Ist der Bube ein Nachbar der Sieben?
reading-PE-A5 = Ja: Acht, Neun und Zehn dazwischen gibt es nicht.
reading-PE-A6-ask = Wie viele Karten darf man tauschen?
reading-PE-A6 = Eine, zwei oder alle drei.
reading-PE-A7-ask = Darf man schieben, ohne zu klopfen?
reading-PE-A7 = Nein: Wer nicht tauscht, klopft.
reading-PE-A8-ask = Klopft man statt eines Tausches oder danach?
reading-PE-A8 = Statt eines Tausches.
reading-PE-A9-ask = Was ist, wenn Hände gleich sind?
reading-PE-A9 = Schwerter sind besser; wer dann unten noch gleich ist, verliert.
reading-PE-A10-ask = Beendet eine 31 oder eine Petrangola die Runde?
reading-PE-A10 = Nein, das tut nur das Klopfen.
reading-PE-A11-ask = Wie viele spielen mindestens?
reading-PE-A11 = Zwei: Am Ende jeder Partie sind es ohnehin zwei.
reading-PE-A12-ask = Gibt es eine Tauschrunde oder mehrere?
reading-PE-A12 = Mehrere, bis jemand klopft; nur eine, wenn schon beim Geben geklopft wird.
reading-MB-A1-ask = Wie viele Karten darf man tauschen?
reading-MB-A1 = Beliebig viele, wie bei der Petrangola.
reading-MB-A2-ask = Darf das Ass unter der Zwei stehen?
reading-MB-A2 = Ja, wie bei der Petrangola.
reading-MB-A3-ask = Entscheidet die Farbe zwischen gleichen Punkten?
reading-MB-A3 = Ja. Eine Seite ordnet die Farben, ohne zu sagen, wofür.
reading-MB-A4-ask = Gibt es besondere Fälle, in denen jemand ein Leben verliert?
reading-MB-A4 = Gespielt wird keiner; was die Seite darüber sagt, ist nicht lesbar.
reading-MB-A5-ask = Ist der Bube ein Nachbar der Sieben?
reading-MB-A5 = Ja: Sonst kämen die besten Punkte, 38, auf zwei Arten zustande.
reading-MB-A6-ask = Beendet eine Mambassa die Runde?
reading-MB-A6 = Nein, das tut nur das Klopfen.
reading-MB-A7-ask = Zählt die vierte Karte zu Tris oder Scala corta?
reading-MB-A7 = Nein.

## Lesarten: Einundvierzig und Einundfünfzig

reading-JF-A1-ask = Kommen abgeräumte Karten in derselben Runde noch einmal ins Spiel? Die Quelle sagt beides.
reading-JF-A1 = Erst, wenn der Talon nicht mehr reicht; dann werden sie gemischt.
reading-JF-A2-ask = Gehören dazu auch die fünf, die gerade abgeräumt werden?
reading-JF-A2 = Nein. Zuerst kommt der Rest des Talons, dann das, was früher abgeräumt wurde.
reading-JF-A3-ask = Muss man im letzten Zug tauschen?
reading-JF-A3 = Ja, wie in jedem Zug.
reading-JF-A4-ask = Darf man alle fünf Karten tauschen?
reading-JF-A4 = Nein, immer genau eine.
reading-JF-A5-ask = Braucht man für „Stopp“ fünf Karten einer Farbe?
reading-JF-A5 = Nein.
reading-JF-A6-ask = Zählen andere Farben als Abzug, oder ist eine gemischte Hand nichts wert?
reading-JF-A6 = Sie werden abgezogen.
reading-JF-A8-ask = Wann ist die Partie zu Ende?
reading-JF-A8 = Nach fünf Runden; gegeben wird reihum.
reading-CF-A1-ask = Wer bekommt alles, wenn die Person, die gerufen hat, am höchsten ist? In der Quelle steht das falsche Wort.
reading-CF-A1 = Sie selbst.
reading-CF-A2-ask = Wer gewinnt einen Vergleich bei Gleichstand?
reading-CF-A2 = Wer dagegengehalten hat, und von mehreren die letzte Person.
reading-CF-A3-ask = Was bekommen die anderen, wenn niemand dagegenhält?
reading-CF-A3 = Alle zählen ihre eigene Hand.
reading-CF-A4-ask = Zählt in einem Vergleich auch eine gemischte Hand?
reading-CF-A4 = Nein, sie ist null wert.
reading-CF-A5-ask = Zählen 51 auch in einem Vergleich doppelt?
reading-CF-A5 = Nein, dort sind es 51.
reading-CF-A6-ask = Darf man 51 anfechten?
reading-CF-A6 = Nein, die Runde ist sofort zu Ende.
reading-CF-A7-ask = Braucht man für den Ruf eine bestimmte Hand?
reading-CF-A7 = Nein, man darf immer rufen.
reading-CF-A8-ask = Wird der Zug zu Ende gespielt, wenn der Talon leer ist?
reading-CF-A8 = Ja.
reading-CF-A9-ask = Wann wird eine volle Auslage abgeräumt?
reading-CF-A9 = Nach dem Ziehen und vor dem Ablegen.
reading-CF-A10-ask = Wie viele können mitspielen, und wer fängt die nächste Runde an?
reading-CF-A10 = Zwei bis fünf; das Anfangen geht nach rechts weiter.
reading-ES-A1-ask = Wird die eigene Farbe vom Rest abgezogen? So steht es wörtlich da.
reading-ES-A1 = Umgekehrt: die Farbe minus alles andere. Nur so passt das Beispiel der Quelle.
reading-ES-A3-ask = Wer darf noch nicht vom Ablagestapel nehmen?
reading-ES-A3 = Nur die Person, die anfängt, denn da liegt noch nichts.
reading-ES-A4-ask = Wer verliert bei gleich wenigen Punkten?
reading-ES-A4 = Das entscheidet dieselbe Karte wie oben: die niedrigste der Farbe, die zählt.
reading-ES-A5-ask = Vergleicht man dabei Ränge oder Punkte?
reading-ES-A5 = Ränge.
reading-ES-A6-ask = Darf man noch „Stopp“ rufen, wenn der Talon leer ist?
reading-ES-A6 = Ja, vor dem Nehmen.
reading-ES-A8-ask = Was ist, wenn zwei Hände genau gleich sind?
reading-ES-A8 = Beide gewinnen oder verlieren. Es beginnt, wer von ihnen zuerst dran war; es gibt, wer zuletzt dran war.

# Was an einem Spiel anders ist als an Schwimmen, in drei Karten
news-of = { $number } von { $count }
news-else = { $game }:
news-next = Nächster Unterschied
news-play = Los geht’s
