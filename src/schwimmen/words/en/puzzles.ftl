# Puzzles: a position, and one move that is clearly the best.

puzzles = Puzzles
puzzles-about = Positions from real hands in which one move is clearly the best. Find it. What you get wrong comes back on another day.
puzzles-due = { $count ->
    [0] Nothing comes back today.
    [one] One puzzle comes back today; it is asked first.
   *[other] { $count } puzzles come back today; they are asked first.
}
puzzles-all = All games
puzzles-closing = To close or not to close
puzzles-game = One game

## At the table

puzzle-ask = One move is clearly the best. Which one?
puzzle-ask-call = Would you { call-do } on this turn?
puzzle-yes = Yes, { call-do }
puzzle-no = No
puzzle-right = Right!
puzzle-wrong = Another move is better.
puzzle-missed = Club players get this wrong { $share } times in 100.
puzzle-answered = This puzzle is answered.
puzzle-only-call = Here you only say yes or no.
puzzle-next = Next
puzzle-stop = Enough
