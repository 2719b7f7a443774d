# The review: what each decision was worth. Numbers in percent arrive as text.

## The verdict on a decision

review-forced = There was nothing to decide here.
review-best = The best move.
review-good = Good: no other move is clearly better.
review-slip = An inaccuracy: { $loss } percentage points given away.
review-mistake = A mistake: { $loss } percentage points given away.
review-blunder = A blunder: { $loss } percentage points given away.
review-closing = { call-name } would have paid off: { $gain } percentage points more.
review-error = ± { $error }
review-chance = { $chance } % chance to win
review-behind = { $loss } points less

## A hand, a match

review-title = Review
review-about = For every decision: how good the chance of winning the whole match was, judging by all that the player could see. Hidden cards do not count.
review-alternatives = Best moves
review-before = before
review-after = after
review-given = given away
review-luck = luck
review-luck-about = Luck is what changed without the player’s own mistakes: through the cards and through the others.
review-course = Course of the match
review-course-about = The chance of winning: after each decision, from the seat that made it, and after each hand for everybody.
review-nothing = Nobody decided anything in this hand.
review-unreadable = This match cannot be reviewed: { $message }

## The review on a page

review-start = Review
review-again = Try again
review-begins = Reviewing the hand …
review-running = Reviewing the hand.
review-done = The review is complete.
review-cut = The connection was cut before the review was complete.
review-deal = The cards are dealt. The next step is the first decision.
review-none = Nobody decided anything at this step.
review-coming = This decision comes in a moment.
review-decisions = All decisions of this hand
review-mark = { $number }: { $name }, { $move }. { $verdict }
review-own = played
review-balance = What the hand came to
review-player = Who
review-course-line = { $name }: from { $before } to { $after } per cent.
review-before-hand = before hand { $number }
review-after-hand = after hand { $number }

problem-reviews = The server is already running as many reviews as it can. Please try again in a moment.
problem-review-other = You already have a review running. Please try again when it is done.
