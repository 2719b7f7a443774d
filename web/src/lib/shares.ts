/** How shares are written. */

import { settings } from './settings.svelte'

/** A share in percentage points, as the language writes numbers: 0.1234 is "12.3". */
export function points(share: number, signed = false): string {
  const number = new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  return number.format(100 * share).replace('-', '−')
}
