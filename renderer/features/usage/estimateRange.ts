import type { BillEstimate } from '#shared/contract/billing/statements'
import { rangeText } from '#shared/format/rangeText'
import { amountText, roundedDollarsText } from '../../ui/format/amounts'

/** Returns the range in whole dollars, as in "$58–$66", or the amount if nothing depends on usage. */
export function estimateRange({ low, high }: Pick<BillEstimate, 'low' | 'high'>): string {
  if (low === high) return amountText(low)
  return rangeText(roundedDollarsText(low / 100), roundedDollarsText(high / 100))
}
