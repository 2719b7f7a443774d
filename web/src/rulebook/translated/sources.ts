// Written by tools/generate.py from schwimmen/rulebook/text/sources.py; change that, not this.

import * as py from '../python'
import { DECLARED, type Preset } from '../family'

export const _NUMBERS: Record<string, string> = { "goal": "SW-17 DU-12 HO-10 FO-9 TP-12 LO-9 EN-11 TO-11 NE-2 SB-4 JF-10 CF-10 ES-10 TR-10 PE-10 MB-9 CO-11", "players": "SW-1 DU-1 HO-1 FO-1 TP-1 LO-1 EN-1 TO-1 NE-1 SB-1 JF-1 CF-1 ES-1 TR-1 PE-1 MB-1 CO-1", "pack": "SW-2 DU-1 HO-1 FO-1 TP-1 LO-1 EN-1 TO-1 NE-1 SB-1 JF-1 CF-1 ES-1 TR-1 PE-2 MB-1 CO-1", "labels": "EN-2", "deal": "SW-5 DU-1 HO-2 FO-2 TP-2 LO-2 EN-3 TO-2 NE-1 SB-1 JF-2 CF-2 ES-2 TR-3 PE-4 MB-3 CO-3", "choice": "SW-7 DU-1 HO-2 FO-2 TP-2 LO-2 EN-3 SB-1 JF-2 PE-5 PE-6 MB-4 CO-3", "dealt": "SW-6 DU-2 HO-7 LO-7 EN-8 TO-5 NE-3 SB-2 TR-7", "leader": "SW-8 DU-1 HO-2 FO-3 TP-4 LO-3 EN-4 TO-3 NE-1 SB-1 JF-3 CF-3 ES-3 TR-3 PE-7 MB-5 CO-4", "turn": "SW-9 DU-4 HO-4 FO-4 TP-5 LO-4 EN-5 TO-4 NE-1 SB-1 JF-4 CF-5 ES-4 TR-4 PE-8 MB-6 CO-5 CO-13", "rounds": "CO-7", "pass": "SW-9 DU-4 HO-4 FO-4 TP-5 LO-4 EN-5 TO-4 NE-1 SB-1 JF-4 CF-5 ES-6 TR-4 PE-8 MB-6 CO-5", "offer": "HO-3 TP-3", "washout": "TP-3", "refresh": "FO-4 JF-5", "recycle": "FO-6 JF-6", "explain": "EN-6", "all-pass": "SW-13 DU-5 HO-8 TP-8 EN-9 SB-1", "exhausted": "SW-13 HO-8 EN-9 SB-2 TO-7 NE-5 CF-11 ES-6 TR-8", "call": "SW-10 DU-4 HO-6 FO-4 TP-7 LO-5 EN-5 TO-4 NE-1 SB-1 JF-7 CF-7 ES-5 TR-5 PE-8 MB-6 CO-5", "after-call": "SW-10 DU-6 HO-6 FO-4 TP-7 LO-6 EN-5 TO-6 NE-1 SB-1 JF-7 CF-7 ES-5 TR-6 PE-8 MB-6 CO-8", "declare": "SW-12 DU-7 HO-7 FO-5 TP-7 LO-7 EN-8 TO-5 NE-3 SB-2 JF-7 CF-6 ES-5 TR-7 PE-11 MB-9 CO-8", "points": "SW-3 C-2", "value": "SW-15 DU-11 HO-10 FO-8 TP-10 LO-8 EN-10 TO-9 NE-1 SB-3 JF-9 CF-9 ES-8 TR-9 PE-9 MB-7 CO-9 C-3", "trio": "SW-15 DU-9 HO-9 LO-8 EN-10 TO-15 NE-1 TR-9", "specials": "TP-10", "ties": "SW-16 DU-11 HO-10 FO-9 TP-11 LO-8 EN-10 TO-10 NE-4 SB-3 JF-10 CF-10 ES-9 TR-9 PE-9 MB-8 CO-10", "lose": "SW-17 DU-12 HO-10 TP-12 LO-9 EN-11 TO-11 SB-4 TR-9 PE-10 MB-9 CO-10", "lose-31": "SW-17 DU-12 HO-10 LO-9 EN-11 TO-12 SB-4 TR-7", "lose-fire": "SW-17 SB-4", "score": "FO-9 NE-2 JF-10 CF-10 ES-10", "units": "SW-4 DU-13 HO-11 TP-13 LO-10 EN-12 TO-13 SB-1 TR-2 PE-3 MB-2 CO-2 C-8", "pot": "SW-4 HO-11 LO-10 TR-2 C-19", "grace": "SW-18 DU-14 HO-11 TP-13 LO-10 EN-12 TO-13 SB-5 TR-2 PE-3 MB-2 CO-2 C-8", "overflow": "SW-18 TO-13 PE-3 MB-2 C-8", "final": "SW-18 DU-15 HO-11 EN-12 SB-5 TR-10 PE-12 MB-10 C-9", "match-end": "SW-18 DU-15 HO-11 FO-10 TP-15 LO-11 EN-12 TO-13 NE-6 SB-5 JF-11 CF-12 ES-10 TR-10 PE-12 MB-10 CO-11", "dealer": "SW-19 DU-15 HO-11 FO-10 TP-14 LO-11 EN-1 TO-1 NE-1 SB-5 JF-11 CF-13 ES-3 TR-3 PE-12 MB-5 CO-4", "open": "SW-20 DU-16 HO-12 FO-11 TP-16 LO-12 EN-13 TO-14 NE-1 SB-5 JF-12 CF-14 ES-11 TR-11 PE-13 MB-11 CO-12 C-12" }
export const _OPTIONS: Record<string, string> = { "SW-O1": "000, 002", "SW-O2": "000, 002", "SW-O3": "000, 002", "SW-O4": "000, 002", "SW-O5": "000, 001", "SW-O6": "004" }
export const _SILENT: Record<string, string> = { "players": "HO LO JF CF", "leader": "JF", "pass": "PE MB", "choice": "HO", "all-pass": "HO EN", "exhausted": "SW:000 SW:001 SW:002 HO TR", "overflow": "SW TO TR PE MB", "units": "HO", "pot": "HO", "grace": "HO", "final": "SW:001 HO EN TR PE MB", "match-end": "FO JF HO", "dealer": "SW:000 SW:002 SW:004 DU HO FO EN TO NE SB JF CF", "open": "SW DU HO FO TP LO EN TO NE SB JF CF ES TR PE MB" }
/** Return where a sentence about a topic comes from: numbers of rules; documents. */
export function cited(preset: Preset, topic: string, changed: readonly string[] = [], number: string = ""): string {
  let numbers
  let printed
  numbers = _of(preset, py.at(_NUMBERS, topic))
  if (py.startswith(number, "C-")) {
    py.append(numbers, number)
  } else if (py.startswith(number, preset.prefix)) {
    numbers = [number]
  }
  const readings = changed.flatMap((field) => _of(preset, py.at(DECLARED, field).cites, false))
  const told = py.join(", ", py.fromkeys([...numbers, ...readings]))
  if (!(py.truth(changed))) {
    printed = py.join(", ", documents(preset, topic))
  } else {
    printed = py.next(py.list(readings).filter((reading) => py.has(_OPTIONS, reading)).map((reading) => py.at(_OPTIONS, reading)), "")
  }
  return (printed ? `${told}; ${printed}` : told)
}

/** Return the documents of a game that say something about a topic. */
export function documents(preset: Preset, topic: string): string[] {
  const silent = py.split(py.get(_SILENT, topic, ""))
  if (py.has(silent, preset.prefix)) {
    return []
  }
  return preset.sources.filter((source) => !py.has(silent, `${preset.prefix}:${source}`))
}

/** Return the numbers of a game among some, and the common ones; those of the parent game if there are none. */
export function _of(preset: Preset, numbers: string, common: boolean = true): string[] {
  const listed = py.split(numbers)
  const own = listed.filter((number) => py.startswith(number, `${preset.prefix}-`))
  const shared = (common ? listed.filter((number) => py.startswith(number, "C-")) : [])
  if ((py.truth(own) || py.truth(shared))) {
    return [...own, ...shared]
  }
  const parents = listed.filter((number) => py.startswith(number, "SW-"))
  if (py.truth(parents)) {
    return parents
  }
  return listed.slice(0, 1)
}

