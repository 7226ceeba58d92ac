import type { Cents } from '#shared/money'
import type { Whose } from '#shared/whose'
import { dayText } from '../look/days'
import { amountText } from '../look/amounts'
import * as paymentTexts from '#shared/texts/payments'

const subject: Record<Whose, { owes: string; has: string }> = {
  own: { owes: paymentTexts.youOwe, has: paymentTexts.youHave },
  theirs: { owes: paymentTexts.theAccountOwes, has: paymentTexts.theAccountHas },
}

interface Owed {
  unpaidBalance: Cents
  dueOn: string | null
}

/** "You owe $110.80, due 03/22/2026": a balance in plain words. A credit is said as one, never as a negative amount. */
export function owedText({ unpaidBalance, dueOn }: Owed, whose: Whose): string {
  const { owes, has } = subject[whose]
  if (unpaidBalance < 0) return paymentTexts.aCreditOf(has, amountText(-unpaidBalance))
  if (unpaidBalance === 0) return paymentTexts.nothingRightNow(owes)
  return `${owes} ${amountText(unpaidBalance)}${dueOn ? `, due ${dayText(dueOn)}` : ''}`
}
