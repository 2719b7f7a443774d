# A lesson with a class: its tables, the code on the wall, the report, cards to practise with.

problem-lesson = There is no lesson with this code, or it is over.
problem-lesson-deck = The server no longer has the deck of this lesson. Choose its file again, as for a new table, and the lesson is back. It can be ended without the deck, too.

## The report

report = What the class knew
report-sum = { $asked ->
    [one] One explanation
   *[other] { $asked } explanations
} of { $terms ->
    [one] one term
   *[other] { $terms } terms
}, { $right } of them right. The most missed come first.
report-about = Nobody’s name is in it. If you want all three cards you explain three terms, and one verdict holds for all of them. What computer opponents explain does not count.
report-of = { $right } of { $asked } right
report-term = Term
report-topic = Topic
report-asked = Explained
report-right = Right
report-missed = Missed
report-solution = Solution
report-none = Nothing has been explained yet.
report-file = lesson
report-pdf = Save as PDF
report-csv = Save as a table (CSV)
report-practise-about = The missed terms as cards, for each pupil’s own device. The link holds the terms and nobody’s name; it still works after the lesson.
report-end = End the lesson
report-end-about = All tables of the lesson are deleted on the server, with every name and this report. Save the report first if you want to keep it.
report-end-sure = Delete everything
report-ended = The lesson is over. Its tables, names and report are deleted on the server.

## A class before its lesson

class-names = Names
class-names-about = Typed or pasted, one per line; nicknames will do. Without a list pupils type their own names. The list is not kept on this device.
class-mix = Shuffle
class-pupils = Pupils
class-each = At each table
class-size = { $tables ->
    [one] one table of { $size }
   *[other] { $tables } tables of { $size }
}
longest-way = Who has the longest way to school? They deal first.
longest-way-first = { $name } has the longest way to school and deals first.

## A lesson on the desk and on the wall

desk-code = Code
desk-wall = Put on the wall
desk-begin-all = Begin at { $count } tables
desk-free = Free { $name }’s seat
desk-report = Report and end
wall-join = Join in
wall-here = { $here } of { $count } are here
wall-is-here = is here

## A pupil comes

attend = Lesson: { $teacher }
attend-name = Tap your name.
attend-table = Where do you sit?
attend-free = { $count ->
    [one] Sit here, one free seat
   *[other] Sit here, { $count } free seats
}
attend-playing = They are playing. Wait for the next match.
attend-code = Join a lesson
attend-code-about = The code on the wall
attend-go = Join

## Practising

practise-title = Practise what we missed
practise-card = Card
practise-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
practise-show = Show the explanation
practise-again = Again
practise-knew = Knew it
practise-about = Say it in your own words first, then look. The cards stay on this device, and nobody sees how you did.
practise-done = All known. Well done!
practise-once-more = Once more
practise-away = Delete the cards
practise-none = There are no cards on this device.

## For teachers

teachers = The school edition: for teachers
teachers-about = Schwimmen with cards that carry the terms of a subject. To get a card, you explain its term first.
teachers-print = Print this page
teachers-deck = Write a deck
teachers-join = Join a lesson
teachers-learn = What pupils learn
teachers-learn-1 = To explain a term in their own words, aloud, to others who listen because it decides the next turn.
teachers-learn-2 = To tell a good explanation from a poor one: after every try the model explanation is read.
teachers-learn-3 = The terms of a subject, again and again: high cards are wanted often, so hard terms come up often.
teachers-minutes = How 45 minutes go
teachers-minutes-1 = 5 minutes: paste the names, open the tables, put the code on the wall. Everybody scans it and taps their own name. Four sit at a table; the pupil with the longest way to school deals first.
teachers-minutes-2 = 5 minutes: hand out the page of rules, or show it, and look at the four example hands.
teachers-minutes-3 = 25 minutes: all play. Your desk shows who explains, the term and the solution; you say right or wrong. While you are elsewhere a table shows the solution and judges by itself.
teachers-minutes-4 = 5 minutes: the report. Talk about the terms that were missed most; there are no names in it.
teachers-minutes-5 = 5 minutes: everybody scans the code of the cards with the missed terms, to practise at home. Save the report if you like, and end the lesson.
teachers-decks = Your own deck
teachers-decks-1 = Four topics with eight terms each, and a model explanation of two or three sentences. Easy ones on the sevens, hard ones on the aces.
teachers-decks-2 = Write it in the browser, beginning with a copy of the energy deck, or as a table in a spreadsheet. Every mistake is reported with its line.
teachers-decks-3 = A deck is a file. Pass it on to colleagues, and they can open it as you do.
teachers-paper = On paper
teachers-paper-1 = Cards, answers and rules print on A4: cards on stiff paper, both sides, flipped on the long edge, at 100 %.
teachers-paper-2 = With real cards no device is needed. The answer sheet lies on the table, and the group judges.
teachers-data = What is stored, where, and for how long
teachers-data-1 = On the server of the game: the names or nicknames that you or the pupils type, who sits where, the moves and the verdicts. No account, no address, no date of birth. Nicknames are enough.
teachers-data-2 = Until you end the lesson. Then everything is deleted at once. If you forget, it is deleted 14 days after the last hand.
teachers-data-3 = The report counts terms and names nobody. It is deleted with the lesson; what you have saved is yours.
teachers-data-4 = On each pupil’s device: the secret that opens the seat, and the cards to practise with, if they took them. The settings delete both.
teachers-data-5 = On your device: your places at the tables until the lesson ends, and your own decks. The list of names is not kept.
teachers-data-6 = A deck that you play with is kept on the server too, until it makes room for newer ones; it holds terms and no people.
teachers-data-7 = Nothing goes to anybody else: the page loads nothing from other addresses, counts no visits and shows no advertising. The people who run the server may have backups and a log of requests; ask them.
