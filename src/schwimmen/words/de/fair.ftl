# Das ehrliche Mischen: was die Befehlszeile und der Browser über die Nachweise sagen.

## Das Urteil über eine Runde

verify-fair = { $contributions ->
    [0] Stimmt, aber niemand hat etwas beigesteuert: Wer das Geheimnis wählte, konnte die Karten bestimmen.
    [one] Stimmt: Die Karten folgen aus dem Geheimnis und einem Beitrag.
   *[other] Stimmt: Die Karten folgen aus dem Geheimnis und { $contributions } Beiträgen.
}
verify-none = Kein Nachweis: Zu dieser Runde liegt keiner vor.
verify-malformed = Kein Nachweis: Was hier steht, ist nicht zu lesen.
verify-commitment = Stimmt nicht: Das Geheimnis passt nicht zum Siegel, das vor der Runde zu sehen war.
verify-pack = Stimmt nicht: Aus Geheimnis und Beiträgen folgt eine andere Reihenfolge der Karten.
verify-recycled = Stimmt nicht: Für den neu gemischten Talon folgt eine andere Reihenfolge.
verify-dealer = Stimmt nicht: Das Los, wer zuerst gibt, fiel auf jemand anderen.
verify-own-commitment = Stimmt nicht: Dieses Gerät hat vor der Runde ein anderes Siegel gesehen.
verify-own-contribution = Stimmt nicht: Was dieses Gerät beigesteuert hat, ist nicht dabei.
verify-sum = { $count ->
    [0] Hier ist nichts zu prüfen: Es wurde nicht gegeben.
    [one] { $fair ->
        [0] Die einzige Runde ist nicht nachgewiesen.
       *[other] Die einzige Runde stimmt.
    }
   *[other] { $fair } von { $count } Runden stimmen.
}
verify-unreadable = Diese Partie ist nicht zu lesen: { $message }

## Die Seite, auf der man nachrechnet

to-verify = Eine andere Partie öffnen
verify-title = Eine Partie öffnen
verify-about = Aus ihrer Aufzeichnung kannst du jede Runde einer Partie noch einmal ansehen, und dein Gerät rechnet selbst nach, ob ehrlich gemischt wurde. Die Aufzeichnung bleibt, wo sie ist: Nichts wird verschickt.
verify-record = Aufzeichnung der Partie
verify-file = Datei wählen
verify-drop = oder eine Datei auf diese Seite ziehen
verify-paste = Oder hier einfügen
verify-short = { $verdict ->
    [fair] { $contributions ->
        [0] stimmt, beweist aber nichts
       *[other] stimmt
    }
    [none] kein Nachweis
    [malformed] kein lesbarer Nachweis
   *[other] stimmt nicht
}
verify-no-record = { $count ->
    [one] Das ist keine Aufzeichnung einer Partie.
   *[other] { $count } Zeilen sind keine Aufzeichnung einer Partie.
}

## Schritt für Schritt

fair-seat = Platz { $number }
fair-sealed = Versiegelt
fair-sealed-about = Vor der Runde wurde ein Geheimnis gezogen und allen sein Siegel gezeigt. Das Siegel verrät nichts, aber kein anderes Geheimnis würde dazu passen.
fair-own-commitment = { $fits ->
    [yes] Genau dieses Siegel hat dieses Gerät vor der Runde gesehen.
   *[no] Dieses Gerät hat vor der Runde ein anderes Siegel gesehen.
}
fair-given = Beigesteuert
fair-given-about = { $contributions ->
    [0] Dann hätten die Geräte am Tisch jeweils eine eigene Zufallszahl beisteuern können, aber keines tat es.
   *[other] Erst danach haben die Geräte am Tisch je eine eigene Zufallszahl beigesteuert.
}
fair-given-none = kein Beitrag
fair-own-contribution = { $fits ->
    [yes] Der Beitrag dieses Geräts ist dabei.
   *[no] Der Beitrag dieses Geräts ist nicht dabei.
}
fair-opened = Geöffnet
fair-opened-about = Nach der Runde wurde das Geheimnis gezeigt.
fair-secret-fits = { $fits ->
    [yes] Es ist das Geheimnis, das versiegelt war.
   *[no] Das Siegel gehört zu einem anderen Geheimnis.
}
fair-pack = Gemischt
fair-pack-about = Geheimnis und Beiträge legen fest, wie die Karten liegen, Karte für Karte. So lagen sie, die oberste zuerst.
fair-cards-fit = { $fits ->
    [yes] Dieses Gerät kommt auf dieselbe Reihenfolge.
   *[no] Dieses Gerät kommt auf eine andere Reihenfolge:
}
fair-stock = Neu gemischt
fair-stock-about = Der Talon ging zu Ende, und ein neuer wurde gemischt. So lag er, die oberste Karte zuerst.
fair-dealer = Ausgelost
fair-dealer-about = Auch wer in dieser Partie zuerst gibt, steht damit fest: { $name }.
fair-dealer-fits = { $fits ->
    [yes] So war es auch.
   *[no] Gegeben hat aber jemand anderes.
}
fair-limits = Wer beisteuerte, kannte das Geheimnis nicht, und wer das Geheimnis zog, kannte die Beiträge nicht. Die Karten bestimmen konnte also niemand – es sei denn, der Betreiber steckte mit der Person unter einer Decke, die als Letzte beisteuerte.
