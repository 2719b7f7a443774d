// Written by tools/generate.py from src/schwimmen; change that, not this.

/** school/reading.py: what every card says */
export const COLUMNS = ["language", "suit", "topic", "rank", "term", "explanation"] as const

/** school/reading.py: what a card may say */
export const OPTIONAL = ["wrong", "icon"] as const

/** server/school/decks.py: bytes of a deck */
export const LARGEST = 400000 as const

/** school/deck.py: the packs that a deck may serve */
export const PACKS = [28, 32, 36, 52] as const

/** school/deck.py: the letters that a text may have */
export const LONGEST = {"topic": 40, "term": 60, "explanation": 600, "wrong": 600} as const

/** school/deck.py: every name of a suit */
export const SUITS = {"c": "C", "s": "S", "h": "H", "d": "D", "♣": "C", "♠": "S", "♥": "H", "♦": "D", "kreuz": "C", "pik": "S", "herz": "H", "karo": "D", "clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"} as const

/** school/deck.py: every name of a rank */
export const RANKS = {"2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "t": "T", "j": "J", "q": "Q", "k": "K", "a": "A", "10": "T", "b": "J", "d": "Q"} as const

/** words: how each language writes a rank on a card */
export const LETTERS = {"de": {"2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "T": "10", "J": "B", "Q": "D", "K": "K", "A": "A"}, "en": {"2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "T": "10", "J": "J", "Q": "Q", "K": "K", "A": "A"}} as const

/** school/handout.py: hands to learn from, by the end of the key of what they are worth */
export const HANDS = [["20", "QH TH 8C"], ["30", "AS KS 9S"], ["30-5", "7C 7H 7D"], ["31", "AD QD JD"]] as const

/** school/handout.py: how many steps the rules for pupils have */
export const STEPS = 7 as const

/** school/signs.py: the lines of each icon that a topic may have */
export const ICONS = {"bulb": "M40 74C40 62 24 54 24 36C24 20 36 9 50 9C64 9 76 20 76 36C76 54 60 62 60 74zM40 84L60 84M45 94L55 94M42 38L50 46L58 38M50 46L50 74", "turbine": "M47 48L44 95L56 95L53 48M50 35C42 24 43 10 50 3C55 12 56 25 50 35zM54 43C68 42 79 50 83 59C72 61 60 55 54 43zM46 43C32 42 21 50 17 59C28 61 40 55 46 43zM30 95L70 95M56 41C56 44 53 47 50 47C47 47 44 44 44 41C44 38 47 35 50 35C53 35 56 38 56 41z", "plant": "M14 95C26 76 30 62 26 42L62 42C58 62 62 76 74 95zM27 50C38 53 50 53 61 50M66 81L90 81L90 95L74 95M80 81L80 58L87 58L87 81M30 33C24 24 34 16 41 21C45 10 60 10 62 20C72 14 82 22 76 31", "pylon": "M30 95L45 8L55 8L70 95M12 31L88 31M20 51L80 51M12 31L42 23M88 31L58 23M20 51L39 43M80 51L61 43M41 31L62 51L34 72L70 95M59 31L38 51L66 72L30 95M12 31L12 38M88 31L88 38M20 51L20 58M80 51L80 58", "book": "M50 26C40 17 25 15 9 17L9 80C25 78 40 80 50 88C60 80 75 78 91 80L91 17C75 15 60 17 50 26zM50 26L50 88M20 33C27 33 34 34 40 37M20 47C27 47 34 48 40 51M20 61C27 61 34 62 40 65M80 33C73 33 66 34 60 37M80 47C73 47 66 48 60 51M80 61C73 61 66 62 60 65", "flask": "M38 8L62 8M43 8L43 38L18 84C15 90 18 94 24 94L76 94C82 94 85 90 82 84L57 38L57 8M31 62C38 57 44 67 52 62C60 57 64 67 70 62M40 78L41 78M58 82L59 82M52 74L53 74", "globe": "M92 50C92 73 73 92 50 92C27 92 8 73 8 50C8 27 27 8 50 8C73 8 92 27 92 50zM8 50L92 50M50 8L50 92M50 8C24 28 24 72 50 92M50 8C76 28 76 72 50 92M17 25C36 37 64 37 83 25M17 75C36 63 64 63 83 75", "leaf": "M14 90C26 72 44 54 66 38M24 76C12 44 36 14 88 12C90 62 58 88 24 76zM40 59L40 40M54 46L56 28M40 59L60 62M54 46L73 48"} as const
