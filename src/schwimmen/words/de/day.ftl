# Die Karten des Tages: dieselben für alle.

day-title = Karten des Tages
day-about = Fünf Runden { $game }, für alle dieselben Karten, gegen drei Könner. Tipps gibt es hier nicht.
day-play = Spielen
day-go-on = Weiterspielen
day-early = Diese Karten gibt es erst an ihrem Tag.
day-late = Für diese Karten ist es zu spät: Spielen kannst du die der letzten sieben Tage.
day-today = Zu den Karten von heute
day-game = Spiel
day-lately = Die letzten Tage
day-is-today = Heute
day-open = noch nicht gespielt
day-played = gespielt
day-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}

## Danach

day-result = Wie du gespielt hast
day-looking = Deine Entscheidungen in Runde { $hand } werden durchgesehen …
day-nothing = nichts zu entscheiden
day-chance = Aussicht auf den Sieg: { $before } % → { $after } %
day-balance = { $given } Prozentpunkte verschenkt, Glück { $luck }.
day-share = Teilen
day-share-about = Ein Zeichen für jede deiner Entscheidungen, und kein Wort über die Karten:
day-sign-good = bester oder guter Zug
day-sign-slip = ungenau
day-sign-mistake = Fehler
day-sign-blunder = grober Fehler
day-rule = Warum es dieselben Karten sind
day-rule-about = Wie gemischt wird, wer gibt und was die Könner wählen, folgt nach einer veröffentlichten Regel aus dieser Zeile; alle können es nachprüfen:

## Die eigene Statistik

stats-title = Meine Statistik
stats-about = Auf diesem Gerät gezählt, aus deinen beendeten Partien und den Karten des Tages. Sonst erfährt davon niemand.
stats-looking = Deine Runden werden durchgesehen: { $done } von { $hands } …
stats-progress = Durchgesehene Runden
stats-empty = Hier steht noch nichts: Beendete Partien und die Karten des Tages kommen von selbst dazu.
stats-matches = Partien
stats-won = { $won } gewonnen
stats-calls = Zugemacht
stats-calls-about = gelohnt : nicht gelohnt
stats-luck = Glück
stats-given = Verschenkt
stats-per-hand = Prozentpunkte je Runde
stats-mistakes = Fehler nach Art
stats-mistakes-about = Von { $decisions } Entscheidungen, bei denen du die Wahl hattest, nach der Rückschau.
stats-kind = Art
stats-count = Wie oft
stats-mistake-late = nicht zugemacht, als es sich gelohnt hätte
stats-mistake-early = zu früh zugemacht
stats-mistake-packet = das falsche Päckchen
stats-mistake-card = eine andere Karte war besser
stats-rating = Im Vergleich mit den Stufen
stats-interval = ({ $low } bis { $high } bei 95 % Sicherheit)
stats-rating-about = { $count ->
    [one] Aus 1 Partie nur gegen Computer. 400 Punkte heißt: Es steht zehn zu eins. Züge nach Tipps zählen als deine.
   *[other] Aus { $count } Partien nur gegen Computer. 400 Punkte heißt: Es steht zehn zu eins. Züge nach Tipps zählen als deine.
}
stats-file = Dein Tagebuch
stats-file-about = All das steht in einem Tagebuch auf diesem Gerät, auch deine Antworten auf Rätsel. Als Datei kannst du es mitnehmen und woanders einlesen.
stats-save = Als Datei speichern
stats-take = Datei einlesen
stats-read = { $count ->
    [0] In der Datei war nichts Neues.
    [one] 1 Eintrag war neu.
   *[other] { $count } Einträge waren neu.
}
stats-unreadable = In dieser Datei steht kein Tagebuch. Nimm eine, die auf dieser Seite gespeichert wurde.
stats-forget = Alles vergessen
stats-sure = Wirklich alles vergessen
stats-forgotten = Das Tagebuch ist leer.
