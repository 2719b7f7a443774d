# The school edition: who judges explanations, tables and the desk. Decks have a file of their own.

## Who judges an explanation

judging-group = The group
judging-group-about = You share one screen: first somebody explains, then the solution is shown, and the group judges.
judging-choice = Multiple choice
judging-choice-about = You play alone: each term comes with explanations to choose from; one of them is right.
judging-teacher = The teacher
judging-teacher-about = The teacher hears the explanation, sees the solution and decides.
judging-seated = I’m playing too
judging-seated-about = You sit at the table with your own cards. The others judge what you explain yourself.
judging-desk-about = You take no seat: your desk shows all tables of the lesson on one page.
desk-tables = Tables
desk-pupils = Players at each table
verdict-right = The explanation is right.
verdict-wrong = The explanation is wrong: nothing is exchanged.
solution = Solution

## The school edition in the browser

school-edition = School edition
school-judging = Who judges?
school-deck = Terms
school-deck-energy = Energy
school-deck-energy-about = 32 terms: { $topics }
school-deck-own = Your own deck
school-deck-file = Choose a file
school-deck-about = A table saved as CSV or YAML, with one line for each card. The easiest start is a copy of the energy deck.
school-deck-kept = On this device
school-deck-new = Write a deck
school-deck-edit = Edit
school-deck-nowhere = This browser keeps no decks. Export it as a file before you leave.
judging-here-about = You sit at the table, and the device comes to you for the verdict. The others judge what you explain yourself.
lesson-hand-over = Give the device to { $judge }
school-deck-fine = { $name }: { $count } cards, all is well.
school-deck-wrong = { $count ->
    [one] One mistake in { $name }:
   *[other] { $count } mistakes in { $name }:
}
school-deck-line = Line { $line }
school-deck-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
school-deck-needed = Choose a deck first.
school-rightly = Computer opponents explain correctly
school-rightly-value = { $percent } % of the time
school-print = For printing
school-print-about = For real cards on the table: A4, with cut marks, front and back.
school-print-cards = Cards
school-print-answers = Answers
school-print-rules = Rules
problem-deck = This deck is no longer here. Please choose the file again.
problem-deck-pack = This deck has { $count } cards, but the game is played with { $pack }.
problem-judge = Without a seat only the teacher can judge: choose “The teacher” as the judge.
problem-school = Nobody explains in this game: switch on “Explain first”.

## An explanation at the table

lesson = { $you ->
    [yes] You explain
   *[no] { $seat } explains
}
lesson-group = { $count ->
    [one] Explain the term aloud. Then show the solution.
   *[other] Explain the terms aloud. Then show the solution.
}
lesson-group-wait = Listen to { $seat }. Then the solution is shown.
lesson-judge = Was the explanation right?
lesson-teacher = { $count ->
    [one] Explain the term aloud.
   *[other] Explain the terms aloud.
} { $judge } decides, then the solution is shown.
lesson-teacher-wait = Listen to { $seat }. { $judge } decides, then the solution is shown.
lesson-teacher-judges = Listen to { $seat }. Nobody else sees the solution yet.
lesson-judge-again = { $judge } is reconsidering. Wait for the verdict.
lesson-judge-away = { $judge } is not here right now. You can wait, or show the solution and judge together.
lesson-judge-own = { $seat } is the judge, so the others decide this time.
lesson-goes-on = Play goes on by itself.
lesson-soon = { $judge } can still take it back. Play goes on in a moment.
lesson-choice = What is right?
lesson-choice-of = Term { $number } of { $count }: what is right?
lesson-choice-wait = The answer is being chosen.
lesson-listen = Is that right? The solution is coming.
lesson-show = Show the solution
lesson-go-on = Go on
lesson-stay = Let me read
lesson-take-back = Take it back
lesson-said-right = Right
lesson-said-wrong = Wrong
lesson-answers = Explanations to choose from
why-solution-first = First the solution is shown, then the group judges.
why-answer-first = First choose an answer.
why-teacher-judges = Here the teacher judges.
why-judging = You judge here and do not play.
turn-explains = Explain first
lesson-answer = That is right
lesson-next-term = Next term

## Topics as the school edition prints them: topic-NAME, in NAME a hyphen for anything but the letters A to Z

topic-Energieeffizienz = Energy efficiency
topic-Erneuerbare-Energien = Renewable energies
topic-W-rmekraftwerke = Thermal power plants
topic-Stromnetze = Power grids

## The teacher's desk

judge-nameless = The teacher
judge-here = { $judge } judges.
judge-away = { $judge } judges, but is not here right now.
judge-hand = Let a teacher judge
judge-hand-about = For somebody without a seat: this code opens the desk on another device, once, within { $count } minutes. After that, they are the judge here.
judge-hand-link = Link to the desk
desk = Teacher’s desk
desk-go = To the teacher’s desk
desk-class = Open tables for a class
desk-open = { $count ->
    [one] Open the table
   *[other] Open { $count } tables
}
desk-gone = You no longer judge at this table.
