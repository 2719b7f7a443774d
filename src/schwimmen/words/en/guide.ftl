# The guided first hand: one sentence at a time, in browser and terminal.
# Cards and points come from the hand itself; $then is what your hand is worth after the move.

first-hand-hello = New here? Play one hand and see, step by step, how it goes.
first-hand-suit = Points count in one suit: { $cards } make { $value }.
first-hand-points = An ace counts 11; king, queen and jack 10 each. The goal is 31.
first-hand-swap = One for one: choose { $give }, then { $take }. That makes { $then }.
first-hand-swapped = Now { $seats } exchange one card each.
first-hand-all = The middle is all { $suit }, worth { $then }: take everything, with “{ do-all }”.
first-hand-stay = { $seats } pass and keep what they have.
first-hand-pass = None of these cards helps you. Choose “{ do-pass }”.
first-hand-fresh = Everybody has passed: three new cards come to the middle.
first-hand-close = { $give } for { $take } makes { $then }: enough to close. First “{ do-ride }”, then exchange.
first-hand-last = You have closed: { $seats } have one more turn each.
first-hand-loses = The player with the least loses a life: { $seat }, with { $value }.
first-hand-swims = It was the last one: { $seat } swims. A player who swims and loses again is out.
first-hand-done = The last one left wins. At a real table you have { $lives } lives.
first-hand-other = You could do that, too, only not in this hand. { $wanted }
first-hand-almost = Almost! First switch on “{ do-ride }”.
first-hand-begin = Show me
first-hand-next = Go on
first-hand-skip = Skip
first-hand-table = To a real table
