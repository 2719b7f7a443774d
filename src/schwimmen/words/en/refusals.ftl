# What the server refuses that hardly anybody asks, and the pages that it shows itself.

why-no-text = Nothing readable is left of that.
why-talks-too-much = Slow down: that was too much at once.
why-no-watching = Nobody may watch at this table.
why-removed = Your seat at this table has been given up.
why-no-chat = Chat is switched off at this table.
why-no-hint-day = There are no hints with the deal of the day.
error-too-long = This message is too long.
error-wrong-token = This seat belongs to somebody else.
gone-about = It may have been cleared, or you sat down on another device. A new one is quickly set up.
problem-link = This link is broken or comes from another version: there is no table in it.
problem-minutes = Only a match over a fixed number of hands can end by the clock.
problem-too-many-tables = All tables are taken; please try again later.
problem-method = This address does not accept such a request.
problem-host = This server does not go by the name { $host }, and for safety it answers only to its own names. If you run it, you can add this one: schwimmen serve --hosts { $host }
problem-handover = This code is no longer valid. Get a new one on the other device.
problem-too-long = This request is too long.
problem-replay = This hand does not exist (any more).
page-host = Not one of this server’s names
page-not-found = Nothing here but water
page-to-start = To the games
problem-origin = This request comes from another site.
problem-malformed = The server did not understand this request ({ $where }).
