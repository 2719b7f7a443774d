# The school edition: what is wrong with a deck, who judges explanations, what printed sheets say.

## What is wrong in a line of a deck

deck-kind = Expected a file that ends in .csv, .yaml or .yml, got “{ $came }”.
deck-large = Expected at most { $expected } bytes, got { $came }.
deck-encoding = Expected text in UTF-8, got the byte { $came }. Save the file as “CSV UTF-8”.
deck-csv = Expected CSV, but this line cannot be read ({ $came }). Is a quotation mark missing?
deck-yaml = Expected YAML, but this line cannot be read ({ $came }).
deck-list = Expected a list of cards, each beginning with “- language: en” and its fields below, got { $came }.
deck-text = Column “{ $column }”: expected a text, got { $came }.
deck-column-missing = Expected a column “{ $expected }”, got: { $came }.
deck-column-twice = Expected the column “{ $came }” once, got it twice.
deck-column-unknown = Expected one of these columns: { $expected }, got “{ $came }”.
deck-fields = Expected { $expected } fields, as in the heading, got { $came }. A text that contains the separator needs quotation marks.
deck-nothing = Expected cards, got none.
deck-one-of = Column “{ $column }”: expected one of { $expected }, got “{ $came }”.
deck-empty = Column “{ $column }”: expected a text, got nothing.
deck-long = Column “{ $column }”: expected at most { $expected } characters, got { $came }.
deck-card-twice = Expected each card once; { $card } ({ $language }) is already in line { $line }.
deck-card-missing = Expected { $card } ({ $language }), but no line has this card.
deck-card-outside = Expected a card of the { $count }-card pack, from { $lowest } to A, got { $card } ({ $language }).
deck-mixed = Column “{ $column }”: expected “{ $expected }” as with the other cards of the suit { $suit }, got “{ $came }”.
deck-wrong-right = Column “wrong”: expected a wrong explanation, but “{ $came }” is the right one.
deck-wrong-twice = Column “wrong”: expected different wrong explanations, got “{ $came }” twice.
deck-letters = Column “{ $column }”: expected printable characters, got: { $came }

## schwimmen deck

deck-fine = All is well: { $count } cards in { $languages ->
    [one] one language
   *[other] { $languages } languages
} ({ $names }).
deck-found = { $count ->
    [one] One mistake.
   *[other] { $count } mistakes.
}
deck-language-missing = This deck has no cards in “{ $came }”, only in: { $allowed }.
deck-nowhere = Where do you want to print to? For example: --cards cards.pdf --answers answers.pdf
deck-printed-cards = { $count } cards on { $sheets } sheets, front and back. Print on both sides, flip on the long edge, size 100%.
deck-printed-answers = The answers to { $count } terms.

## On the printed sheets

sheet-cards-title = Schwimmen, school edition: cards
sheet-front = Sheet { $number } of { $count } · front · print on both sides, flip on the long edge, size 100%
sheet-back = Sheet { $number } of { $count } · back
sheet-answers-title = Answers
sheet-answers-about = Schwimmen, school edition · { $count } terms. An explanation is right if it gets the essentials; the wording does not matter.
sheet-page = Page { $number } of { $count }

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
print-now = Print
school-print = For printing
school-print-about = For real cards on the table: A4, with cut marks, front and back.
school-print-cards = Cards
school-print-answers = Answers
problem-deck = This deck is no longer here. Please choose the file again.
problem-deck-pack = This deck has { $count } cards, but the game is played with { $pack }.
problem-judge = Without a seat only the teacher can judge: choose “The teacher” as the judge.
problem-school = Nobody explains in this game: switch on “Explain first”.

## Writing a deck

deck-title = Deck of terms
deck-new-about = A deck has a term with its model explanation for each of 32 cards, in four topics. It stays on this device, and you can export it as a file.
deck-new-empty = Begin with empty cards
deck-new-energy = Begin with a copy of the energy deck
deck-name = Name of the deck
deck-language = Language of the cards
deck-language-more = Add { $language }
deck-topic = Topic
deck-icon = Drawing
deck-icon-none = none
deck-term = Term
deck-explanation = Model explanation
deck-wrong = Wrong explanation { $number }
deck-wrong-more = Wrong explanations
deck-wrong-about = For multiple choice; without these, explanations of other terms of the topic are offered.
deck-card = { $card }: { $term }
deck-done = { $done } of { $count }
deck-open = { $count ->
    [0] Everything is there.
    [one] One thing is still missing or wrong.
   *[other] { $count } things are still missing or wrong.
}
deck-saved = Saved on this device
deck-export = Export as a file
deck-play = Play with it
deck-delete = Delete
deck-delete-sure = Really delete
deck-gone = This deck is not on this device.

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
judge-hand-about = For somebody without a seat: this code opens the desk on another device, once, within { $count } minutes. From then on they judge here.
judge-hand-link = Link to the desk
desk = Teacher’s desk
desk-go = To the teacher’s desk
desk-empty = No tables yet
desk-empty-about = Say how many tables your lesson needs and how many play at each. You take no seat: you judge at all of them from here.
desk-class = Open tables for a class
desk-open = { $count ->
    [one] Open the table
   *[other] Open { $count } tables
}
desk-calm = Nobody is waiting for you.
desk-waits = { $count ->
    [one] One table is waiting for your verdict.
   *[other] { $count } tables are waiting for your verdict.
}
desk-table = Table { $number }
desk-nobody = Nobody has come yet.
desk-heard = { $table }: { $seat } explains { $terms }.
desk-verdict = { $table }: right or wrong?
desk-right = You said: right.
desk-wrong = You said: wrong.
desk-right-theirs = Judged right.
desk-wrong-theirs = Judged wrong.
desk-held = The cards move when play goes on. Until then you can take it back.
desk-computer = The computer explains. Play goes on by itself.
desk-together = The table judges this one together.
desk-over = The match is over.
desk-won = { $names } won.
desk-between = Cards on the table. They deal the next hand when they are ready.
desk-again = Another match
desk-more = More about { $table }
desk-gone = You no longer judge at this table.
desk-away = Put the table away
desk-away-about = Then the table judges by itself.
desk-clear = Clear the desk
desk-clear-about = All tables go on without you and judge by themselves.
