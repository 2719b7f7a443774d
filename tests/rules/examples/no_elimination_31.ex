# NE-E1 the table of points with three different totals 25, 28, 20
G no_elimination_31
X knock by=A A=KH,QH,5H B=AD,KD,7D C=9S,AS,2C => A:1 B:4 C:1
X knock by=B A=KH,QH,5H B=AD,KD,7D C=9S,AS,2C => A:2 B:3 C:1
X knock by=C A=KH,QH,5H B=AD,KD,7D C=9S,AS,2C => A:2 B:4 C:0
# NE-E2 Blitz 31, 20, 15
X blitz by=A A=AS,KS,JS B=KC,QC,2D C=9H,6H,TD => A:6 B:2 C:1
# NE-E3 31 in the last round after A's knock with 29
X knock by=A A=KH,QH,9H B=AS,KS,QS C=9D,6D,TC => A:1 B:6 C:1
# NE-E4 tie for highest (25, 25, 20), A knocked
X knock by=A A=KH,QH,5H B=AD,KD,4D C=9S,AS,2C => A:3 B:4 C:1
# NE-E5 tie for lowest (25, 20, 20): best place = middle; the other reading gives 1 and 1
X knock by=A A=KH,QH,5H B=AD,9D,4C C=9S,AS,2C => A:3 B:2 C:2
G no_elimination_31 tie_category=by_value
X knock by=A A=KH,QH,5H B=AD,9D,4C C=9S,AS,2C => A:3 B:1 C:1
# NE-E6 two players; four players with a double middle; draw
G no_elimination_31
X knock by=A A=9S,AS,2C B=KH,QH,5H => A:0 B:4
X knock by=A A=9S,AS,2C B=KH,TH,5D => A:3 B:4
X knock by=D A=AD,KD,7D B=KH,QH,5H C=AC,9C,5C D=8S,6S,2S => A:4 B:2 C:2 D:0
X draw A=9S,AS,2C B=KH,QH,5H => A:0 B:0
