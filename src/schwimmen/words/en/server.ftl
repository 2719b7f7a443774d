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

problem-malformed = The server did not understand this request ({ $where }).
problem-name = Please choose a name with at least one letter or digit.
problem-too-many-tables = All tables are taken; please try again later.
problem-origin = This request comes from another site.
problem-too-long = This request is too long.
problem-not-found = There is nothing at this address.
problem-method = This address does not take such a request.
problem-server = Something went wrong on the server.
