# What the server says about messages and requests that it cannot follow.

error-malformed = The server did not understand this message.
error-too-many = Those were too many messages at once.
error-not-seated = Please sit down first.
error-unknown-table = This table does not exist (any more).
error-version = This page is out of date: please reload it.
error-not-now = That is not possible right now.
error-store = The server could not save that right now. Please try again in a moment.

problem-name = Please choose a name with at least one letter or digit.
problem-preparing = The server is still getting ready for tables with friends. That happens once and takes about a minute; against computers you can play right away.
problem-not-found = There is nothing at this address.
problem-server = Something went wrong on the server.
problem-table = This table does not exist (any more).
problem-too-many = That was too much at once. Please wait a moment.
problem-store = The server cannot reach its data right now. Please try again in a moment.
why-no-hint-people = Hints are available only when computers alone sit at the table with you.
why-no-hint-turn = You can get a hint when you have something to decide.
why-no-hint-often = You can get another hint in a moment.
