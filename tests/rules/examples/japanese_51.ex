# JF-E1 four clubs = 30, off-suit 4: 26
G japanese_51
V AC 9C 8C 2C 4H = 26
# JF-E2 one suit minus the rest, also below zero
V AH 8H 3H 5C 2D = 15
V KH 5H 2H TC TD = -3
# JF-E3 maximum and a minimum
V AS KS QS JS TS = 51
V AS AH AD 9C 2C = -22
# JF-E4 stopper loses ties; two tied non-stoppers both win; tie without the stopper
X stop by=A A=KH,QH,JH,2H,3C B=KS,QS,JS,2S,3D => A:0 B:1
X stop by=A A=KH,QH,JH,2H,3C B=KS,QS,JS,2S,3D C=KD,QD,JD,2D,3S => A:0 B:1 C:1
X stop by=C A=KH,QH,JH,2H,3C B=KS,QS,JS,2S,3D C=4C,5D,6D,7H,8S => A:1 B:1 C:0
X stop by=A A=KH,QH,JH,3H,2C B=KS,QS,JS,2S,3D => A:1 B:0
# JF-E5 no clear in the first turn; clear then forced exchange; stop; last turn
G japanese_51
S dealer=B A=AH,KH,QH,3C,4D B=9S,8S,7S,2D,2C table=5C,6C,7D,8D,3S stock=JH,TH,4S,5S,6S,9C
? turn = A
? legal A = swap_one stop
! A clear
> A swap 4D 5C
> B swap 2D 3S
? legal A = swap_one clear stop
> A clear
? table = JH TH 4S 5S 6S
? legal A = swap_one stop
! A clear
> A swap 5C JH stop
? turn = B
? legal B = swap_one clear
> B swap 2C 6S
= end stop A:1 B:0
# A AH KH QH JH 3C = 41-3 = 38; B 9S 8S 7S 3S 6S = 33
# JF-E6 recycling: one stock card left, then the cards set aside earlier (here unshuffled for the test)
G japanese_51 recycle=order
S dealer=B A=AH,KH,QH,3C,4D B=9S,8S,7S,2D,2C table=5C,6C,7D,8D,3S stock=JH dead=TC,JC,QC,KC,9C
> A swap 4D 5C
> B swap 2D 3S
> A clear
? table = JH TC JC QC KC
