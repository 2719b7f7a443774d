// Written by tools/generate.py from src/schwimmen; change that, not this.

/** server/protocol/common.py */
export const PROTOCOL_VERSION = 3 as const

/** players/__init__.py: computer opponents, weakest first */
export const LEVELS = ["random", "beginner", "club", "expert", "master"] as const

/** players/level.py: all computer opponents, and their numbers */
export const OPPONENTS = {"random": 0, "beginner": 1, "club": 2, "expert": 3, "master": 4, "beginner-careful": 17, "beginner-greedy": 33, "beginner-watchful": 49, "club-careful": 18, "club-greedy": 34, "club-watchful": 50} as const

/** cards.py: the ranks of each pack, by its number of cards */
export const PACK_RANKS = {"52": "23456789TJQKA", "40": "234567JQKA", "36": "6789TJQKA", "32": "789TJQKA", "28": "89TJQKA", "20": "TJQKA", "4": "A"} as const

/** rules/knobs/knob.py: of house rules, in the order of forms */
export const GROUPS = ["setup", "turns", "calls", "values", "settlement", "match"] as const

/** players/value_network/shipped.py: fields that a hand does not depend on */
export const MATCH_FIELDS = ["chicken", "direction", "final_tie", "grace", "match_end", "match_length", "next_dealer", "one_leader", "penalty_overflow", "units"] as const

/** players/value_network/shipped.py: games that have one */
export const NETWORKS = ["schwimmen", "dutch31", "hosa_aba", "forty_one", "tri_palki", "tuppenny_loo", "energy_schwimmen", "thirty_one", "thirty_one_trio", "no_elimination_31", "trentuno", "petrangola", "japanese_51"] as const

/** players/names.py: of computer opponents */
export const NAMES = ["Ada", "Bruno", "Carla", "Detlef", "Elif", "Fiete", "Greta", "Hanno", "Ida", "Jonte", "Karla", "Lasse", "Malek", "Nele", "Otto", "Paula", "Quirin", "Rosa", "Sami", "Tilda", "Uwe", "Vera", "Willi", "Yara", "Zora", "Anouk", "Bela", "Clara", "Dario", "Enno", "Frieda", "Gesa", "Henri", "Ilse", "Jaro"] as const

/** words/__init__.py: by code, each with its own name for itself */
export const LANGUAGES = {"de": "Deutsch", "en": "English"} as const
