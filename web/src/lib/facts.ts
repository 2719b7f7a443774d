// Written by tools/generate.py from src/schwimmen; change that, not this.

/** server/protocol/common.py */
export const PROTOCOL_VERSION = 3 as const

/** players/__init__.py: computer opponents, weakest first */
export const LEVELS = ["random", "beginner", "club", "expert", "master"] as const

/** rules/knobs/knob.py: of house rules, in the order of forms */
export const GROUPS = ["setup", "turns", "calls", "values", "settlement", "match"] as const

/** players/names.py: of computer opponents */
export const NAMES = ["Ada", "Bruno", "Carla", "Detlef", "Elif", "Fiete", "Greta", "Hanno", "Ida", "Jonte", "Karla", "Lasse", "Malek", "Nele", "Otto", "Paula", "Quirin", "Rosa", "Sami", "Tilda", "Uwe", "Vera", "Willi", "Yara", "Zora", "Anouk", "Bela", "Clara", "Dario", "Enno", "Frieda", "Gesa", "Henri", "Ilse", "Jaro"] as const

/** words/__init__.py: by code, each with its own name for itself */
export const LANGUAGES = {"de": "Deutsch", "en": "English"} as const
