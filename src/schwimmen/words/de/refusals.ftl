# Die Seiten, die der Server selbst zeigt, wo es nichts zu holen gibt.

page-host = So heißt dieser Server nicht
page-not-found = Hier ist nur Wasser
page-to-start = Zu den Spielen
