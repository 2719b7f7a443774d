# Was nur der Browser sagt.

title = Schwimmen – das Kartenspiel am Wasser
title-turn = Du bist dran! – Schwimmen
you-name = Du

## Karten, für das Ohr

card-name = { $suit } { $rank }
german-suit-C = Eichel
german-suit-S = Laub
german-suit-H = Herz
german-suit-D = Schellen
german-rank-J = Unter
german-rank-Q = Ober

## Startseite

error-alone = Dafür braucht es einen Server, und hinter dieser Seite steht keiner.
friends-alone = Für Tische mit Freunden braucht es einen Server, und hinter dieser Seite steht keiner.
new-version = Eine neue Version ist da.
new-version-take = Laden
claim = Drei Karten auf der Hand, drei Streichhölzer als Leben. Wer zuletzt noch trocken sitzt, gewinnt.
play-now = Jetzt spielen
play-now-about = Schwimmen gegen drei, ohne Anmeldung
go-on = Zurück an meinen Tisch
lay-table = Einen Tisch decken
name = Dein Name
name-default = Gast
game = Spiel
with = Mit wem?
with-computers = Gegen Computer
with-friends = Mit Freunden
with-here = An diesem Gerät
with-cards = Mit echten Karten
cards-about = Ihr spielt mit euren Karten, und dieses Gerät führt die Leben und Punkte.
here-beside = Wer noch mitspielt
here-others = Mitspielende an diesem Gerät
here-about = Ihr reicht es weiter. Verdeckt sind alle Karten, bis jemand dran ist.
here-name = Person { $number }
helpers = Computer am Tisch
keep-served = Den Tisch auf dem Server halten
keep-served-about = Dann kannst du an einem anderen Gerät weiterspielen, und andere können zuschauen. Sonst bleibt er auf diesem Gerät und braucht kein Netz.
opponents = Gegner
level-of = Gegner { $number }
level-random = Zufallsspieler
level-beginner = Anfänger
level-club = Vereinsspieler
level-expert = Könner
level-master = Meister
level-beginner-careful = Anfänger, vorsichtig
level-beginner-greedy = Anfänger, gierig
level-beginner-watchful = Anfänger, wachsam
level-club-careful = Vereinsspieler, vorsichtig
level-club-greedy = Vereinsspieler, gierig
level-club-watchful = Vereinsspieler, wachsam
temper-of = Wie Gegner { $number } spielt
temper-even = Spielt wie die meisten
temper-careful = Vorsichtig: wartet auf gute Karten
temper-greedy = Gierig: nimmt, was kommt, und hört früh auf
temper-watchful = Wachsam: gibt dir nichts, was du sammelst
pace = Tempo der Gegner
pace-relaxed = gemütlich
pace-brisk = zügig
pace-instant = sofort
minutes = Zeit
minutes-many = { $number ->
    [0] ohne Grenze
   *[other] { $number } min
}
minutes-about = Die Partie endet mit der Runde, in der die Zeit abläuft, auch wenn mehr Runden ausgemacht waren.
recall = Was die Gegner sich merken
recall-perfect = alles
recall-human = das Letzte
recall-forgetful = nichts
house-rules = Hausregeln
open-table = Tisch eröffnen
open-sheet = Zettel anlegen
again = Noch einmal versuchen

## Hausregeln

deviations = { $count ->
    [0] Alles wie gedruckt
    [one] Eine Hausregel
   *[other] { $count } Hausregeln
}
printed = Gedruckt: { $printed }
reset = Zurücksetzen
reset-all = Alles zurücksetzen
fewer = weniger
more = mehr
fewest = mindestens
most = höchstens
to = bis
share = Regeln weitergeben
share-about = Wer diesen Code eingibt, spielt nach denselben Regeln.
share-code = Code dieser Regeln
copy = Kopieren
copied = Kopiert
enter-code = Code oder Name eines Spiels
use-code = Übernehmen

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Licht
theme-auto = wie am Gerät
theme-light = Tag
theme-dark = Nacht
deck = Kartenbild
deck-french = Französisch
deck-four = Vier Farben
deck-german = Deutsch
large = Große Zeichen
large-about = Nur Rang und Farbe, so groß es geht.
sound = Töne
sound-about = Karte auf Holz, Klopfen, Platschen.
memory-aid = Gedächtnisstütze
memory-aid-about = Zeigt bei den anderen die Karten, die alle gesehen haben.
motion = Bewegung
motion-auto = wie am Gerät
motion-full = Karten fliegen
motion-calm = ruhig
keys = Tastenkürzel
keys-about = Spielen mit der Tastatur; die Hilfe zeigt die Tasten.

## Am Tisch

notices = Hinweise
people = Am Tisch
here-turn = { $name }, du bist dran.
here-show = Meine Karten zeigen
here-covered = Alle Karten sind verdeckt.
here-only = Dieser Link geht nur auf diesem Gerät. Damit andere im selben WLAN mitspielen können, starte den Server mit „schwimmen serve --lan“.
table-title = Tisch
home = Zur Startseite
close = Schließen
cancel = Doch nicht
rules = Regeln
log = Verlauf
log-empty = Noch ist nichts geschehen.
help = Hilfe
first-hand = Die erste Runde, Schritt für Schritt
news = Was hier anders ist
seats = Die anderen
centre = Mitte
table-cards = Karten in der Mitte
hand = Deine Karten
own = Dein Platz
actions = Was du tun kannst
hand-number = Runde { $number }
ends-at = bis { $time }
dealer = gibt
dealer-you = Du gibst
dealer-letter = G
called = { $word ->
    [knock] geklopft
    [stop] Stopp!
    [end] beendet
    [stick] Stick
    [pas] Pas
    [last-round] letzter Zug
    [call] gerufen
   *[close] zu!
}
known = Bekannt bei { $seat }:
worth = Wert
stock = { $count ->
    [one] Noch eine Karte im Talon
   *[other] Noch { $count } Karten im Talon
}
last-turns = { $count ->
    [one] Noch ein Zug
   *[other] Noch { $count } Züge
}
lives = { $unit ->
    [chip] { $units } von { $start } Chips
    [token] { $units } von { $start } Marken
    [coin] { $units } von { $start } Münzen
    [die] Würfel: { $units } von { $start }
    [stick] { $taken } von { $start } Hölzchen
   *[life] { $gained ->
        [yes] { $units } Leben
       *[no] { $units } von { $start } Leben
    }
}
lives-swims = { $tongue ->
    [trial] Auf Bewährung
    [ride] Freifahrt
   *[plain] Schwimmt
}
lives-out = Untergegangen

turn-mine = Du bist dran
turn-last = Dein letzter Zug
turn-choice = Behalten oder tauschen?
turn-choice-both = Welches Päckchen?
turn-choice-extra = Das Päckchen nehmen?
turn-discard = Eine Karte ablegen
turn-verdict = Richtig erklärt?
turn-answer = Dagegenhalten?
turn-refreshed = Tausche eine Karte
turn-sticking = Dein Spiel ist zu
turn-theirs = { $seat } ist dran
turn-out = Du bist draußen und siehst zu

## Wie es geht: eine Zeile für jeden Augenblick deines Zuges

line-swap = tippe eine deiner Karten an, dann eine in der Mitte
line-some = wähle Karten von dir und ebenso viele in der Mitte
line-pool = { $count ->
    [one] wähle eine deiner Karten für die ganze Auslage
   *[other] wähle { $count } deiner Karten für die ganze Auslage
}
line-draw-take = zieh eine Karte vom Talon oder nimm die offene
line-draw = zieh eine Karte vom Talon
line-take = nimm die offene Karte
line-choose = wähle { $buttons }
line-or = { $one } – oder { $other }
line-middle = { $count ->
    [one] Nun eine in der Mitte: An jeder steht, was deine Hand dann wert ist.
   *[other] Wähle nun { $count } in der Mitte.
}
line-own = { $count ->
    [one] Nun eine von deinen: An jeder steht, was deine Hand dann wert ist.
   *[other] Wähle nun { $count } von deinen.
}
line-discard = Tippe die Karte an, die du ablegen willst.
line-again = Tippe sie noch einmal an, um sie abzulegen.
line-confirm = Bestätige, oder wähle neu.
line-choice = Spiel mit diesen Karten, oder nimm die verdeckten. Die anderen kommen in die Mitte.
line-choice-both = Spiel mit diesen Karten, oder nimm die anderen. Was du nicht nimmst, ist für alle da.
line-choice-extra = Du siehst nur das Päckchen und deine Karten noch nicht: Nimm es, oder deck es auf.
quoted = „{ $text }“
worth-after = → { $value }
makes = Deine Hand wäre { $value } wert.

ask-all = { $hand ->
    [4] Wirklich alle vier tauschen?
    [5] Wirklich alle fünf tauschen?
   *[3] Wirklich alle drei tauschen?
}
ask-pool = { $gives } gegen die ganze Auslage
ask-some = { $gives } gegen { $takes } tauschen
ask-discard = { $give } ablegen
ask-swap = { $give } gegen { $take } tauschen
ask-trade = { $tongue ->
    [widow] Die Witwe nehmen
   *[plain] Anderes Päckchen nehmen
}
hear-hand = Auf der Hand: { $cards }.
hear-table = In der Mitte: { $cards }.

## Kurz, unter den Namen der anderen

short-did-keep = behält die Karten
short-did-trade = { $tongue ->
    [widow] nimmt die Witwe
   *[plain] nimmt das andere Päckchen
}
short-did-swap = { $give } gegen { $take }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-all = { $hand ->
    [4] alle vier
    [5] alle fünf
   *[3] alle drei
}{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-pass = schiebt{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-close = { called }
short-did-draw = zieht
short-did-take = nimmt { $take }
short-did-discard = legt { $give }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-clear = neue Mitte
short-did-refuse = verzichtet
short-did-trade-pool = { $gives } gegen { $takes }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-swap-some = { $gives } gegen { $takes }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-name-swap = erklärt { $take }
short-did-name-all = erklärt alle
short-did-right = richtig erklärt
short-did-wrong = falsch erklärt
short-did-challenge = hält dagegen
short-did-decline = hält sich heraus

## Ende

showdown = Aufgedeckt
gained = +{ $units } Leben
lost = { $unit ->
    [chip] −{ $units } { $units ->
        [one] Chip
       *[other] Chips
    }
    [token] −{ $units } { $units ->
        [one] Marke
       *[other] Marken
    }
    [coin] −{ $units } { $units ->
        [one] Münze
       *[other] Münzen
    }
    [die] −{ $units } { $units ->
        [one] Punkt
       *[other] Punkte
    }
    [stick] +{ $units } Hölzchen
   *[life] −{ $units } Leben
}
safe = sicher
scored = { $change } → { $total }
hand-won = gewinnt die Runde
hand-lost = verliert die Runde
standing = Endstand
waiting-others = Warten auf die anderen …
watching = Du siehst zu; gleich geht es weiter.
to-verify-taken = Eine Partie öffnen
reveal-all = Alles aufdecken
to-summary = Weiter
replay-hand = Diese Runde noch einmal ansehen
replays = Noch einmal ansehen:
replay-number = Runde { $number } noch einmal ansehen
review-hand = Rückschau auf diese Runde
review-last = Rückschau auf die letzte Runde
summary = Ende der Partie
match-length = { $count ->
    [one] Entschieden in einer einzigen Runde.
   *[other] Entschieden nach { $count } Runden.
}
evening = Der Abend bisher
evening-brave = Am mutigsten { call-done }: { $name } mit { $value }
evening-unlucky = Das größte Pech: { $name } mit { $value }
play-again = Noch einmal
new-table = Neuer Tisch
last-hand = Letzte Runde ansehen
chart = { unit-name } nach jeder Runde
chart-hand = Runde

## Die Regeln am Tisch

rules-worth = Was eine Hand wert ist
rules-turn = Ein Zug
rules-turn-told = { $give } weg, { $take } her: aus { $before } wird { $after }.
rules-sources = Nummern und Quellen

## Verbindung

link-connecting = Der Tisch wird geholt …
link-waiting = Verbindung verloren. Sie kommt gleich wieder.
gone = Diesen Tisch gibt es nicht mehr
error-offline = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
error-server = Da ist etwas schiefgegangen. Versuch es noch einmal.

## Hilfe

help-do-swap = Tippe eine deiner Karten an und dann eine in der Mitte: getauscht. Oder zieh die eine auf die andere.
help-do-pile = Tippe den Talon oder die offene Karte an, um sie zu nehmen, und dann die Karte, die du ablegst.
help-do-draw = Tippe den Talon an und dann die Karte, die du in die Auslage legst.
help-do-pool = Wähle so viele deiner Karten, wie in der Auslage liegen: Dafür bekommst du die ganze.
help-do-all = Deine ganze Hand gegen alles in der Mitte.
help-do-pass = Du lässt deine Hand, wie sie ist.
help-do-refresh = Neue Karten in der Mitte; danach tauschst du eine von deinen.
help-do-ride = Ein Schalter: Ist er an, kommt die Ansage mit deinem nächsten Zug.
help-do-call = Statt eines anderen Zuges kannst du { call-do }.
help-do-challenge = Nach einem Ruf sagst du, ob deine Hand dagegenhält oder sich heraushält.
help-do-blind = Wenn du gibst, entscheidest du zuerst: deine Karten behalten oder blind das andere Päckchen nehmen.
help-do-see-both = Wenn du gibst, entscheidest du zuerst, mit welchem der beiden Päckchen du spielst.
help-do-verdict = Bevor eine Karte dir gehört, erklärst du laut ihren Begriff; dann wird geurteilt, richtig oder falsch.
help-to-rules = Die Regeln dieses Spiels
help-dealer = Wenn du gibst
help-explain = Erklären
help-keyboard = Auf der Tastatur
help-keys = Eine Taste wählt aus; Enter oder dieselbe Taste noch einmal bestätigt.
help-hand = deine Karten
help-table = die Karten in der Mitte
help-all = alles tauschen
help-pass = schieben
help-close-rides = die Ansage, ein und aus
help-choice = behalten, anderes Päckchen (wer gibt)
help-enter = bestätigen
help-escape = doch nicht
help-next = nächste Runde
help-log = Verlauf
help-hint = Tipp (gegen Computer)
help-rules = Regeln
help-help = diese Hilfe

## Spiele mit Talon, Ablagestapel oder Auslage

pool = Auslage
pool-choose = { $count ->
    [0] Passt: gegen die ganze Auslage
    [one] Für die Auslage noch eine Karte wählen
   *[other] Für die Auslage noch { $count } Karten wählen
}
pile = { $count ->
    [0] Ablagestapel, noch leer
    [one] Ablagestapel mit einer Karte
   *[other] Ablagestapel mit { $count } Karten
}
pile-empty = Ablage
packet = { $tongue ->
    [widow] die Witwe
   *[plain] das zweite Päckchen
}
discard-here = hier
offer = Offerte: nur die ganze Mitte
sticking = fertig
challenges = dagegen!
chicken = Sitzt auf dem Küken
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
help-refresh = neue Mitte verlangen
help-draw = vom Talon ziehen
help-take = vom Ablagestapel nehmen
help-verdict = richtig, falsch (Schulausgabe)
help-answer = dagegenhalten, heraushalten (nach dem Ruf)

## Spiele wählen

games-schwimmen = Schwimmen
games-europe = Verwandte aus Europa
games-thirty-one = Thirty-One
games-asia = Einundvierzig und Einundfünfzig
games-school = Für die Schule
start-more = Lernen und lehren
how-to-play = So wird gespielt
for-teachers = Für Lehrkräfte
kitchen = Am Küchentisch
kitchen-list = Abende am Küchentisch
game-learn = { $rules ->
    [1] wenige Regeln
    [2] einige Regeln
   *[3] viele Regeln
}
game-minutes = ca. { $count } Min.
games-other = Weitere
games-search = Spiel suchen: Knack, Scat, Hosn obi …
games-none = „{ $came }“ heißt hier kein Spiel.
games-found = { $house ->
    [0] „{ $name }“
   *[other] „{ $name }“, mit Hausregeln
}
game-cards = { $count } Karten
game-players = { $fewest }–{ $most } Personen
share-link = Link kopieren
share-table = Diesen Tisch weitergeben
share-table-about = Ein Link, der diesen Tisch fertig zum Öffnen zeigt: Spiel, Hausregeln, Gegner und Tempo, in der Schulausgabe auch, wer urteilt, und den Kartensatz, wenn er klein ist. Namen stehen nicht darin.
shared-table = Dieser Tisch kommt aus einem Link. Einmal unten tippen, und du sitzt daran.
shared-rules = Die Regeln aus dem Link sind eingestellt.
about-game = Über das Spiel
compare-games = Spiele vergleichen
read-about = Mehr lesen

## Was ein Tag bringt, auf der Startseite

today = Heute
today-day = Karten des Tages
today-puzzles = Rätsel
today-mine = Meine Statistik
today-streak = { $days } Tage in Folge
today-due = { $count } zum Wiederholen
