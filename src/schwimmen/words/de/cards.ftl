# Karten. Buchstaben, wie sie im Deutschen auf den Karten stehen; fehlende Ränge stehen als Zahl.
rank-T = 10
rank-J = B
rank-Q = D
rank-K = K
rank-A = A

rank-name-2 = Zwei
rank-name-3 = Drei
rank-name-4 = Vier
rank-name-5 = Fünf
rank-name-6 = Sechs
rank-name-7 = Sieben
rank-name-8 = Acht
rank-name-9 = Neun
rank-name-T = Zehn
rank-name-J = Bube
rank-name-Q = Dame
rank-name-K = König
rank-name-A = Ass

suit-C = Kreuz
suit-S = Pik
suit-H = Herz
suit-D = Karo

## Was eine Hand ist, wo Kombinationen zählen: $rank ist ihr erster Rang, $name heißt er; $top und $rest werden verglichen
value-names = { $rank ->
    [U] { $name }
    [O] { $name }
    [J] { $name }n
    [Q] { $name }n
    [K] { $name }e
    [A] { $name }e
   *[other] { $name }en
}
value-petrangolone = Petrangolone
value-sequence = Folge bis { $top }
value-trio = Trio { value-names }
value-tricon = Tricon { value-names }
value-counted-flush = { $top } in einer Farbe
value-point = zusammen { $top }
value-nothing = nichts
value-prial = Drilling { value-names }
value-running-flush = Straße in einer Farbe bis { $top }
value-run = Straße bis { $top }
value-flush = Farbe { $top } { $rest }
value-pair = Paar { value-names } und { $rest }
value-high-card = höchste Karte { $top } { $rest }
