# MB-E1..E6 values of four cards
G mambassa
V AC AS AH AD = 44
V AS KS QS JS = 41
V 7C 7S 7H 7D = 40
V 4C 5C 6C 7C = 39.5
V KC KS KH 2D = 39
V 2C 3C 4C KS = 38.5
V 7C JC KC AC = 38
