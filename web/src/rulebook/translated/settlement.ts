// Written by tools/generate.py from schwimmen/rulebook/text/settlement.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { table_args } from './args'
import { CallEffect, ContestTie, ContestTotal, DeclareEffect, LowestTie, On31, Score, Special, TieCategory } from './enums'
import { Line, SHOWN_BY, loses_units, shown } from './lines'
import { word_key } from './sentence'

/** Tell who loses units. */
export function* lose(rules: Rules): Generator<Line> {
  if (!(loses_units(rules))) {
    return
  }
  if (rules.special_hands) {
    yield Line("rule-lose-ordinary", "lose", (["special_hands"] as const))
    yield Line("rule-lose-aces", "lose", (["special_hands"] as const))
    return
  }
  yield* _lowest(rules)
  if ((shown(rules) & Special.THIRTY_ONE)) {
    yield* _after_31(rules)
  }
  if ((shown(rules) & Special.FIRE)) {
    yield Line("rule-lose-fire", "lose-fire", SHOWN_BY)
    if (rules.dealt_fire_double) {
      yield Line("rule-lose-fire-double", "lose-fire", (["dealt_fire_double", ...SHOWN_BY] as const), { "units": 2 })
    }
  }
}

export function* _lowest(rules: Rules): Generator<Line> {
  if (rules.best_gains) {
    yield Line("rule-lose-to-best", "lose", (["best_gains"] as const))
    return
  }
  const key = py.at({ [LowestTie.ALL_LOSE]: "rule-lose-lowest-all", [LowestTie.NONE_LOSE]: "rule-lose-lowest-none", [LowestTie.CALLER_EXEMPT]: "rule-lose-lowest-exempt", [LowestTie.VOID_EITHER]: "rule-lose-lowest-void", [LowestTie.DEALER_EXEMPT]: "rule-lose-lowest-dealer" }, rules.lowest_tie)
  yield Line(key, "lose", (["lowest_tie"] as const))
  if (rules.caller_lowest_penalty > 1) {
    const args: Record<string, string | number | boolean | number[] | string[]> = { "units": rules.caller_lowest_penalty }
    yield Line("rule-lose-caller", "lose", (["caller_lowest_penalty"] as const), args)
  } else if ((rules.lowest_tie !== LowestTie.CALLER_EXEMPT && rules.call_effect === CallEffect.LAST_TURNS)) {
    yield Line("rule-lose-caller-plain", "lose", (["caller_lowest_penalty", "lowest_tie"] as const))
  } else if (rules.lowest_tie === LowestTie.CALLER_EXEMPT) {
    yield Line("rule-lose-caller", "lose", (["caller_lowest_penalty"] as const))
  }
}

export function* _after_31(rules: Rules): Generator<Line> {
  let key
  if (rules.declare_effect === DeclareEffect.BLITZ) {
    yield Line("rule-lose-blitz", "lose-31", SHOWN_BY)
    if (rules.declare_after_close) {
      const fields = (["declare_after_close", "caller_blitz_penalty", ...SHOWN_BY] as const)
      key = (rules.caller_blitz_penalty ? "rule-lose-blitz-caller" : "rule-lose-blitz-caller-free")
      yield Line(key, "lose-31", fields, { "units": rules.caller_blitz_penalty })
    }
    return
  }
  key = (rules.on_31 === On31.LOWEST ? "rule-lose-31-lowest" : "rule-lose-31-others")
  yield Line(key, "lose-31", (["on_31", ...SHOWN_BY] as const))
  if ((rules.dealt_31_all_lose && rules.on_31 === On31.LOWEST)) {
    yield Line("rule-lose-dealt-31", "lose-31", (["dealt_31_all_lose", "on_31", ...SHOWN_BY] as const))
  }
}

/** Tell who scores points. */
export function* score(rules: Rules): Generator<Line> {
  if (rules.score === Score.DIFFERENCE) {
    yield Line("rule-score-difference", "score", (["score"] as const))
  } else if (rules.score === Score.TABLE) {
    yield* _table(rules)
  } else if (rules.score === Score.WINS) {
    yield Line("rule-score-wins", "score", (["score"] as const))
  } else if (rules.score === Score.WIN_AND_LOSS) {
    yield Line("rule-score-win-loss", "score", (["score"] as const))
  } else if (rules.score === Score.CONTEST) {
    yield* _contest(rules)
  }
}

export function* _table(rules: Rules): Generator<Line> {
  const args = table_args(rules.points_table)
  for (const [key, part] of ([(["rule-score-table", false] as const), (["rule-score-table-other", true] as const)] as const)) {
    const numbers = py.dict(py.items(args).filter(([name, ]) => py.endswith(name, "_other") === part).map(([name, number]) => ([name, number] as const)))
    yield Line(key, "score", (["points_table"] as const), numbers)
  }
  const key = word_key("rule-score-tie", py.word(TieCategory, rules.tie_category))
  yield Line(key, "score", (["tie_category"] as const), undefined, "NE-4")
}

export function* _contest(rules: Rules): Generator<Line> {
  yield Line("rule-score-own", "score", (["score"] as const))
  yield Line("rule-score-contest", "score", (["score"] as const))
  yield Line("rule-score-contest-tie", "score", (["contest_tie"] as const), { "tie": py.word(ContestTie, rules.contest_tie) })
  const total = (rules.contest_total === ContestTotal.BEST_SUIT ? "best_suit" : "flush")
  const args: Record<string, string | number | boolean | number[] | string[]> = { "total": total, "double": rules.double_in_contest }
  yield Line("rule-score-contest-total", "score", (["contest_total", "double_in_contest"] as const), args)
}

