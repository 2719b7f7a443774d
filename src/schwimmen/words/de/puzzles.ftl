# Rätsel: eine Stellung, und ein Zug, der sicher der beste ist.

puzzles = Rätsel
puzzles-about = Stellungen aus echten Runden, in denen ein Zug klar der beste ist. Finde ihn. Was du falsch hast, kommt an einem anderen Tag wieder.
puzzles-due = { $count ->
    [0] Heute kommt nichts wieder.
    [one] Ein Rätsel kommt heute wieder; es ist zuerst dran.
   *[other] { $count } Rätsel kommen heute wieder; sie sind zuerst dran.
}
puzzles-all = Alle Spiele
puzzles-closing = Zumachen oder nicht?
puzzles-game = Ein Spiel

## Am Tisch

puzzle-ask = Ein Zug ist klar der beste. Welcher?
puzzle-ask-call = Würdest du in diesem Zug { call-do }?
puzzle-yes = Ja, { call-do }
puzzle-no = Nein
puzzle-right = Richtig!
puzzle-wrong = Ein anderer Zug ist besser.
puzzle-missed = Vereinsspieler liegen hier in { $share } von 100 Fällen falsch.
puzzle-answered = Dieses Rätsel ist beantwortet.
puzzle-only-call = Hier sagst du nur ja oder nein.
puzzle-next = Weiter
puzzle-stop = Genug
