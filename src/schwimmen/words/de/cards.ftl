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

## Was eine Hand ist, wo Kombinationen zählen; dahinter stehen die Ränge, die verglichen werden
value-petrangolone = Petrangolone
value-sequence = Folge
value-trio = Trio
value-tricon = Tricon
value-point = Punkte
value-nothing = nichts
value-prial = Drilling
value-running-flush = Straße in einer Farbe
value-run = Straße
value-flush = Farbe
value-pair = Paar
value-high-card = höchste Karte
