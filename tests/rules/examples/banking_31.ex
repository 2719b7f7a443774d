# BK-E1..E6 the best total up to 31, each ace 1 or 11; what a player wins or loses against the bank
B 31 KC QD AS => 31
B 31 AC AD 9S => 31
B 31 AC AD AH => 23
B 31 KC QD 9S 3H => bust
P banking player=KC,QD,AS bank=KD,QS,TH => 2
P banking player=KC,QD,9S bank=KD,QS,9H => -1
P banking player=KC,QD,9S bank=KD,QS,9H,5C => 1
P banking player=KC,QD,9S,5H bank=KD,QS,9H,5C => -1
