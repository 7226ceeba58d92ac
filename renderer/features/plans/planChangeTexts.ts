/** Formats price differences and scheduled changes as text. */

import type { PlanChange } from '#shared/contract/services/plans'
import type { Cents } from '#shared/format/money'
import * as planTexts from '#shared/texts/services/plans'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'

export function differenceText(cents: Cents): string {
  if (cents === 0) return planTexts.samePrice
  return planTexts.monthlyDifference(amountText(Math.abs(cents)), cents > 0)
}

/** Describes a scheduled change in a sentence. */
export function scheduledChangeText({ kind, from_name, to_name, effective_on }: PlanChange): string {
  const day = dayText(effective_on)
  switch (kind) {
    case 'plan':
      return planTexts.replacesOn(to_name ?? '', from_name ?? '', day)
    case 'addon_added':
      return planTexts.additionNotice(to_name ?? '', day)
    case 'addon_removed':
      return planTexts.removalNotice(from_name ?? '', day)
  }
}
