/** How prices and changes are said on cards, in dialogs and in the cart. */
import type { PlanChange } from '#shared/contract/plans'
import type { Cents } from '#shared/money'
import { dayText } from '../../ui/look/days'
import { amountText } from '../../ui/look/amounts'

export function differenceText(cents: Cents): string {
  if (cents === 0) return 'Same price as now'
  return `${amountText(Math.abs(cents))} a month ${cents > 0 ? 'more' : 'less'} than now`
}

/** What a scheduled change will do, as a sentence. */
export function scheduledText({ kind, from_name, to_name, effective_on }: PlanChange): string {
  const day = dayText(effective_on)
  switch (kind) {
    case 'plan':
      return `${to_name} takes the place of ${from_name} on ${day}.`
    case 'addon_added':
      return `${to_name} is added on ${day}.`
    case 'addon_removed':
      return `${from_name} is taken off on ${day}.`
  }
}
