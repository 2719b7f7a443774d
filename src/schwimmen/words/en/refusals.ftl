# The pages that the server itself shows where there is nothing to be had.

page-host = Not one of this server’s names
page-not-found = Nothing here but water
page-to-start = To the games
