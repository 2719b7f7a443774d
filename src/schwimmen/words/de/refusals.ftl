# Was der Server ablehnt und kaum jemand verlangt, und die Seiten, die er selbst zeigt.

why-no-text = Davon bleibt nichts Lesbares übrig.
why-talks-too-much = Langsam: Das war zu viel auf einmal.
why-no-watching = An diesem Tisch darf niemand zuschauen.
why-removed = Dein Platz an diesem Tisch wurde freigegeben.
why-no-chat = An diesem Tisch ist der Chat ausgeschaltet.
why-no-hint-day = Bei den Karten des Tages gibt es keine Tipps.
error-too-long = Diese Nachricht ist zu lang.
error-wrong-token = Dieser Platz gehört jemand anderem.
gone-about = Vielleicht ist er abgeräumt, oder du saßt auf einem anderen Gerät. Ein neuer ist schnell gedeckt.
problem-link = Dieser Link ist beschädigt oder stammt aus einer anderen Version: Er enthält keinen Tisch.
problem-minutes = Nur eine Partie über eine feste Zahl von Runden kann nach der Uhr enden.
problem-too-many-tables = Alle Tische sind besetzt; bitte versuche es später noch einmal.
problem-method = Diese Adresse nimmt so eine Anfrage nicht an.
problem-host = Den Namen { $host } kennt dieser Server nicht, und zur Sicherheit antwortet er nur unter seinen eigenen. Wer ihn betreibt, kann diesen hinzufügen: schwimmen serve --hosts { $host }
problem-handover = Dieser Code gilt nicht mehr. Hol dir am anderen Gerät einen neuen.
problem-too-long = Diese Anfrage ist zu lang.
problem-replay = Diese Runde gibt es nicht (mehr).
page-host = So heißt dieser Server nicht
page-not-found = Hier ist nur Wasser
page-to-start = Zu den Spielen
problem-origin = Diese Anfrage kommt von einer fremden Seite.
problem-malformed = Diese Anfrage hat der Server nicht verstanden ({ $where }).
