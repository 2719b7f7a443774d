# Was der Server ablehnt und kaum jemand verlangt, und die Seiten, die er selbst zeigt.

problem-method = Diese Adresse nimmt so eine Anfrage nicht an.
problem-host = Den Namen { $host } kennt dieser Server nicht, und zur Sicherheit antwortet er nur unter seinen eigenen. Wer ihn betreibt, kann diesen hinzufügen: schwimmen serve --hosts { $host }
problem-handover = Dieser Code gilt nicht mehr. Hol dir am anderen Gerät einen neuen.
problem-too-long = Diese Anfrage ist zu lang.
problem-replay = Diese Runde gibt es nicht (mehr).
page-host = So heißt dieser Server nicht
page-not-found = Hier ist nur Wasser
page-to-start = Zu den Spielen
