# What the browser says about people at a table: inviting, waiting, chatting, watching, replays.

## Setting up a table with friends

friends = Seats for friends
friends-about = They join by a link, without an account. Seats that stay free are left out.
more-about-table = More about the table
facts-public = open to all
facts-private = by link only
facts-no-watch = no spectators
facts-no-chat = no chat
clock = Time to think
clock-relaxed = relaxed
clock-quick = quick
clock-mail = by mail
clock-relaxed-about = Five minutes for each turn. If somebody loses the connection, the computer plays on for them after 45 seconds.
clock-quick-about = Twenty seconds for each turn, and a small reserve for the whole match.
clock-mail-about = Two days for each turn: everybody plays when it suits them.
clock-now = Time to think: { $clock }.
clock-until = To play by { $until }: { $names }.
clock-soon = You have ten seconds left.
fill = Seats that stay free
fill-none = are left out
fill-bot = Computer, { $level }
public = Open to all
public-about = The table is shown on the start page while a seat is free.
watch = Spectators
watch-about = They see what everybody knows, and nobody’s hand.
chat = Chat
open-invite = Open the table and invite

## Tables to join

my-tables = Your tables
mine-with = with { $names }
mine-alone = alone so far
mine-turn = Your turn
mine-waiting = still waiting
mine-playing = under way
mine-over = finished
open-tables = Open tables
free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}

## Being invited

invited = You are invited to a game:
invited-by = { $name } invites you to a game:
invited-playing = They are playing already
invited-full = Every seat is taken
sit-down = Take a seat
look-on = Watch
read-rules = Read the rules
gone-invited = It may have been cleared. A new one is quickly set up.
seats-all = At the table

## Inviting

invite = Invite
invite-watch = Invite to watch
invitation = Invitation
invitation-text = Will you join us? Here is your seat at { $game }:
qr = QR code: { $label }
scan-or-send = Let them scan the code, or send the link.
share-address = Send the link

## Waiting for the start

all-here = Every seat is taken.
begin = Let’s begin
begin-by = { $name } begins once everybody is here.
lacking = { $count ->
    [one] Somebody is still missing.
   *[other] { $count } are still missing.
}
host-short = invites
host = runs the table
seat-open = free
seat-nameless = Somebody
seat-add = One more seat
seat-most = No more than { $count } can play here.
seat-change = { $who }: more
seat-do-bot = Computer, { $level }
seat-do-open = Free the seat
seat-do-host = Hand over the table
seat-remove = Remove from the table
seat-replace = Replace with a computer
seat-remove-sure = Really send { $name } away?
seat-mute = Mute
seat-unmute = Unmute

## Who is here

computer = Computer, { $level }
muted = muted
away = away for now
stand-in = stood in for
stand-in-for = a computer plays
stand-in-own = A computer is playing for you.
back = I’m back
waits = We are waiting for { $names }.
waits-lost = { $count ->
    [one] { $names } is away just now.
   *[other] { $names } are away just now.
}
wait = Wait longer
waiting-for = Waiting for { $names } …
watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
looking-on = You are watching
shows = shows the hand
open-hand = { $seat } shows you:
host-can = You run the table
my-seat = Your seat
show = Show my hand
show-about = Only players who are out may look at it.
get-up = Get up
get-up-sure = Really get up? Your seat becomes free.
get-up-sure-playing = Really get up? A computer plays on for you.
kept-here = This device keeps the table. Nobody can join it from elsewhere.
shuffle-table = Every device at the table contributes randomness to the shuffle, yours too.
shuffle-last = Check the last hand

room-came = { $name } takes a seat.
room-left = { $name } gets up.
room-lost = { $name } has lost the connection.
room-back = { $name } is back.
room-stand-in = A computer plays on for { $name }.
room-stand-in-you = A computer plays on for you.
room-back-you = You play for yourself again.
room-host = { $name } runs the table now.
room-host-you = You run the table now.
room-chat-on = The chat is on again.
room-chat-off = The chat is switched off.

## Another device, a lost connection

handover = Continue on another device
handover-again = Get a new code
handover-about = Open this on the other device. It works once, for { $count ->
    [one] one minute
   *[other] { $count } minutes
}.
handover-link = My seat at the table
handover-code = Code:
claim-wait = Fetching your seat …
claim-failed = That did not work
claim-failed-about = A code works only once, and not for long. The other device has a new one under “At the table”.
gone-seat-title = This seat is no longer yours
gone-seat = Another device holds this seat now, or it has become free.
too-late = Too late: the table had moved on.
link-waiting-move = Connection lost. Your move will be sent as soon as it is back.

## Chat

talk = Chat
talk-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
talk-empty = Nobody has said anything yet.
talk-off = The chat is switched off.
talk-line = Say something
talk-send = Send
signs = Make a sign
sign-clap = Bravo!
sign-laugh = Haha!
sign-wow = Oh!
sign-ouch = Ouch!
sign-luck = Good luck!
sign-think = Hm …
sign-thanks = Thanks!
sign-wave = Hello!

## After the match, and replays

again-by = { $name } can start the next match.
who-plays = Who plays?
replay = Watch again
replay-title = { $game }, hand { $number }
replay-about = The hand is over: all cards lie open.
replay-about-open = The hand is not over. You see it as far as it was played, with all cards open.
replay-step = Step
replay-below = Through whose eyes
replay-open = All hands open
replay-share = Share this moment
replay-report = Report this hand
replay-report-about = Both copy an address. Anyone who opens it sees what you see.
replay-save = Save the match up to here
replay-on = Play on from here as { $name }
replay-previous = Previous hand
replay-following = Next hand
replay-rules = Set up a table with these rules
replay-look = View and addresses

## My data

data = My data
data-about = The server knows your seats: your name there, your moves, and what you said. A table that this device keeps is known to nobody else.
data-take = Take it with you
data-taken = Everything is in the file schwimmen.json.
data-delete = Delete
data-sure = Really delete everything
data-gone = Deleted: { $tables ->
    [0] no whole table
    [one] one whole table
   *[other] { $tables } whole tables
}, and your traces at { $traces ->
    [one] one other
   *[other] { $traces } others
}.
