import type { Cents } from '#shared/money'
import { dayText } from '../look/days'
import { amountText } from '../look/amounts'

/** "You owe $110.80, due 03/22/2026": a balance in plain words. A credit is said as one, never as a negative amount. */
export function owedText({ unpaidBalance, dueOn }: { unpaidBalance: Cents; dueOn: string | null }): string {
  if (unpaidBalance < 0) return `You have a credit of ${amountText(-unpaidBalance)}`
  if (unpaidBalance === 0) return 'You owe nothing right now'
  return `You owe ${amountText(unpaidBalance)}${dueOn ? `, due ${dayText(dueOn)}` : ''}`
}
