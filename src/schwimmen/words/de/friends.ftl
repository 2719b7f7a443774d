# Was der Browser über Menschen am Tisch sagt: einladen, warten, chatten, zuschauen, noch einmal ansehen.

## Einen Tisch mit Freunden decken

friends = Plätze für Freunde
friends-about = Sie kommen per Link, ohne Anmeldung. Was frei bleibt, fällt weg.
more-about-table = Mehr zum Tisch
facts-public = für alle offen
facts-private = nur per Link
facts-no-watch = ohne Zuschauer
facts-no-chat = ohne Chat
clock = Bedenkzeit
clock-relaxed = gemütlich
clock-quick = flott
clock-mail = per Post
clock-relaxed-about = Fünf Minuten für jeden Zug. Verliert jemand die Verbindung, spielt nach 45 Sekunden der Computer weiter.
clock-quick-about = Zwanzig Sekunden für jeden Zug, dazu ein kleiner Vorrat für die ganze Partie.
clock-mail-about = Zwei Tage für jeden Zug: Alle spielen, wann es ihnen passt.
clock-now = Bedenkzeit: { $clock }.
clock-until = Am Zug bis { $until }: { $names }.
clock-soon = Du hast noch zehn Sekunden.
fill = Plätze, die frei bleiben
fill-none = fallen weg
fill-bot = Computer, { $level }
public = Für alle offen
public-about = Der Tisch steht auf der Startseite, solange ein Platz frei ist.
watch = Zuschauer
watch-about = Sie sehen, was alle wissen, und niemandes Hand.
chat = Chat
open-invite = Tisch eröffnen und einladen

## Tische, an die man gehen kann

my-tables = Deine Tische
mine-with = mit { $names }
mine-alone = noch allein
mine-turn = Du bist dran
mine-waiting = wartet noch
mine-playing = läuft
mine-over = zu Ende
open-tables = Offene Tische
free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}

## Eingeladen sein

invited = Du bist eingeladen:
invited-by = { $name } lädt dich ein:
invited-playing = Hier wird schon gespielt
invited-full = Hier sind alle Plätze besetzt
sit-down = Platz nehmen
look-on = Zuschauen
read-rules = Die Regeln lesen
gone-invited = Vielleicht ist er abgeräumt. Ein neuer ist schnell gedeckt.
seats-all = Am Tisch

## Einladen

invite = Einladen
invite-watch = Zum Zuschauen einladen
invitation = Einladung
invitation-text = Spielst du mit? Hier ist dein Platz bei { $game }:
qr = QR-Code: { $label }
scan-or-send = Code scannen lassen oder den Link schicken.
share-address = Link schicken

## Warten, bis es losgeht

all-here = Alle Plätze sind besetzt.
begin = Los geht’s
begin-by = { $name } fängt an, sobald alle da sind.
lacking = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
}
host-short = lädt ein
host = führt den Tisch
seat-open = frei
seat-nameless = Jemand
seat-add = Platz dazu
seat-most = Mehr als { $count } können hier nicht spielen.
seat-change = { $who }: mehr
seat-do-bot = Computer, { $level }
seat-do-open = Platz frei machen
seat-do-host = Den Tisch übergeben
seat-remove = Vom Tisch nehmen
seat-replace = Durch Computer ersetzen
seat-remove-sure = { $name } wirklich wegschicken?
seat-mute = Stumm schalten
seat-unmute = Wieder hören

## Wer da ist

computer = Computer, { $level }
muted = stumm
away = gerade weg
stand-in = vertreten
stand-in-for = ein Computer spielt
stand-in-own = Ein Computer spielt gerade für dich.
back = Ich bin wieder da
waits = Wir warten auf { $names }.
waits-lost = { $count ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
}
wait = Länger warten
waiting-for = Warten auf { $names } …
watching-count = { $count ->
    [one] Jemand schaut zu.
   *[other] { $count } schauen zu.
}
looking-on = Du schaust zu
shows = zeigt die Hand
open-hand = { $seat } zeigt dir:
host-can = Du führst den Tisch
my-seat = Dein Platz
show = Meine Hand herzeigen
show-about = Nur wer ausgeschieden ist, darf hineinsehen.
get-up = Aufstehen
get-up-sure = Wirklich aufstehen? Dein Platz wird frei.
get-up-sure-playing = Wirklich aufstehen? Ein Computer spielt für dich zu Ende.
kept-here = Der Tisch bleibt auf diesem Gerät. Von anderswo kommt niemand dazu.
shuffle-table = Jedes Gerät am Tisch steuert Zufall zum Mischen bei, auch deines.
shuffle-last = Die letzte Runde nachprüfen

room-came = { $name } setzt sich dazu.
room-left = { $name } steht auf.
room-lost = { $name } hat die Verbindung verloren.
room-back = { $name } ist wieder da.
room-stand-in = Ein Computer spielt für { $name } weiter.
room-stand-in-you = Ein Computer spielt für dich weiter.
room-back-you = Du spielst wieder selbst.
room-host = { $name } führt jetzt den Tisch.
room-host-you = Du führst jetzt den Tisch.
room-chat-on = Der Chat ist wieder an.
room-chat-off = Der Chat ist ausgeschaltet.

## Ein anderes Gerät, eine verlorene Verbindung

handover = Auf einem anderen Gerät weiterspielen
handover-again = Neuen Code holen
handover-about = Öffne das auf dem anderen Gerät. Es gilt einmal und { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
} lang.
handover-link = Mein Platz am Tisch
handover-code = Code:
claim-wait = Dein Platz wird geholt …
claim-failed = Das hat nicht geklappt
claim-failed-about = Ein Code gilt nur einmal und nur kurz. Auf dem anderen Gerät gibt es unter „Am Tisch“ einen neuen.
gone-seat-title = Dieser Platz ist nicht mehr deiner
gone-seat = Diesen Platz hält jetzt ein anderes Gerät, oder er ist frei geworden.
too-late = Zu spät: Der Tisch war schon weiter.
link-waiting-move = Verbindung verloren. Dein Zug wird geschickt, sobald sie wieder da ist.

## Chat

talk = Chat
talk-unread = { $count ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
talk-empty = Noch hat niemand etwas gesagt.
talk-off = Der Chat ist ausgeschaltet.
talk-line = Etwas sagen
talk-send = Senden
signs = Zeichen geben
sign-clap = Bravo!
sign-laugh = Haha!
sign-wow = Oh!
sign-ouch = Autsch!
sign-luck = Viel Glück!
sign-think = Hm …
sign-thanks = Danke!
sign-wave = Hallo!

## Nach der Partie, und noch einmal ansehen

again-by = { $name } kann die nächste Partie beginnen.
who-plays = Wer spielt mit?
replay = Noch einmal ansehen
replay-title = { $game }, Runde { $number }
replay-about = Die Runde ist gespielt: Alle Karten liegen offen.
replay-about-open = Die Runde ist nicht zu Ende. Du siehst sie, so weit gespielt wurde; alle Karten liegen offen.
replay-step = Schritt
replay-below = Mit wessen Augen
replay-open = Alle Hände offen
replay-share = Diese Stelle teilen
replay-report = Diese Runde melden
replay-report-about = Beides kopiert eine Adresse. Wer sie öffnet, sieht dasselbe wie du.
replay-save = Partie bis hierher speichern
replay-on = Von hier weiterspielen, als { $name }
replay-previous = Runde davor
replay-following = Nächste Runde
replay-rules = Nach diesen Regeln einen Tisch decken
replay-look = Ansicht und Adressen

## Meine Daten

data = Meine Daten
data-about = Der Server kennt von dir deine Plätze: den Namen dort, deine Züge und was du gesagt hast. Einen Tisch, den dieses Gerät hält, kennt sonst niemand.
data-take = Mitnehmen
data-taken = Alles steht in der Datei schwimmen.json.
data-delete = Löschen
data-sure = Wirklich alles löschen
data-gone = Gelöscht: { $tables ->
    [0] kein ganzer Tisch
    [one] ein ganzer Tisch
   *[other] { $tables } ganze Tische
}, dazu deine Spuren an { $traces ->
    [one] einem anderen
   *[other] { $traces } anderen
}.
