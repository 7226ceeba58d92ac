import type { Cents } from '#shared/money'
import type { Whose } from '#shared/whose'
import { dayText } from '../look/days'
import { amountText } from '../look/amounts'

const subject: Record<Whose, { owes: string; has: string }> = {
  own: { owes: 'You owe', has: 'You have' },
  theirs: { owes: 'The account owes', has: 'The account has' },
}

interface Owed {
  unpaidBalance: Cents
  dueOn: string | null
}

/** "You owe $110.80, due 03/22/2026": a balance in plain words. A credit is said as one, never as a negative amount. */
export function owedText({ unpaidBalance, dueOn }: Owed, whose: Whose): string {
  const { owes, has } = subject[whose]
  if (unpaidBalance < 0) return `${has} a credit of ${amountText(-unpaidBalance)}`
  if (unpaidBalance === 0) return `${owes} nothing right now`
  return `${owes} ${amountText(unpaidBalance)}${dueOn ? `, due ${dayText(dueOn)}` : ''}`
}
