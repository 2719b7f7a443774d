# What the server says about messages and requests that it cannot follow.

error-malformed = The server did not understand this message.
error-too-long = This message is too long.
error-too-many = These were too many messages at once.
error-not-seated = Please sit down first.
error-seated-already = You are sitting here already.
error-unknown-table = This table does not exist (any more).
error-wrong-token = This seat belongs to somebody else.
error-version = This page is out of date: please reload it.
error-not-now = This is not possible right now.
error-store = The server could not save that just now. Please try again in a moment.

why-not-started = Nobody is playing here yet.
why-not-host = Only the host of the table can do that.
why-table-playing = That has to wait until the match is over.
why-table-full = There is no free seat left at this table.
why-no-chat = Chat is switched off at this table.
why-no-text = There is nothing left to read in that.
why-talks-too-much = Slow down: that was too much at once.
why-watching = You are only watching.
why-no-watching = Nobody may watch at this table.
why-removed = Your seat at this table has been given up.

problem-malformed = The server did not understand this request ({ $where }).
problem-name = Please choose a name with at least one letter or digit.
problem-too-many-tables = All tables are taken; please try again later.
problem-origin = This request comes from another site.
problem-too-long = This request is too long.
problem-not-found = There is nothing at this address.
problem-method = This address does not take such a request.
problem-host = This server does not go by the name { $host }, and for safety it answers to its own names only. Whoever runs it can add this one: schwimmen serve --hosts { $host }
page-host = Not one of this server’s names
page-not-found = Nothing here but water
page-to-start = To the games
problem-server = Something went wrong on the server.
problem-table = There is no such table (any more).
problem-replay = There is no such hand (any more).
problem-handover = This code is no longer good. Get a new one on the other device.
problem-too-many = That was too much at once. Please wait a moment.
problem-store = The server cannot reach its data just now. Please try again in a moment.
why-no-hint-people = There are hints only where nobody but computers sits at the table with you.
why-no-hint-turn = There is a hint when you have something to decide.
why-no-hint-often = There will be another hint in a moment.
problem-reviews = As many reviews are going on as this server can do at once. Please try again in a moment.
problem-review-other = A review is already going on from here. Please try again when it is done.
