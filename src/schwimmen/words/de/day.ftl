# Die Karten des Tages: dieselben für alle.

day-title = Karten des Tages
day-about = Fünf Runden { $game }, für alle dieselben Karten, gegen drei Experten. Tipps gibt es hier nicht.
day-play = Spielen
day-go-on = Weiterspielen
day-early = Diese Karten kommen erst an ihrem Tag.
day-late = Diese Karten sind vorbei: Spielen kannst du die der letzten sieben Tage.
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
day-rule-about = Wie gemischt wird, wer gibt und was die Experten wählen, folgt nach einer veröffentlichten Regel aus dieser Zeile; alle können es nachprüfen:
