/** The sentence of a balance. The dashboard and the document's script both use it, so it must not need React. */
import type { AccountOwner } from '#shared/access/accountOwner'
import type { Cents } from '#shared/billing/money'
import * as paymentTexts from '#shared/texts/payments'

const subject: Record<AccountOwner, { owes: string; has: string }> = {
  own: { owes: paymentTexts.youOwe, has: paymentTexts.youHave },
  theirs: { owes: paymentTexts.theAccountOwes, has: paymentTexts.theAccountHas },
}

export interface BalanceDue {
  unpaidBalance: Cents
  dueOn: string | null
}

interface Formats {
  amount: (cents: Cents) => string
  day: (day: string) => string
}

/** Returns "You owe $110.80, due 03/22/2026". A credit is described as such, never as a negative amount. */
export function owedSentence(
  { unpaidBalance, dueOn }: BalanceDue,
  owner: AccountOwner,
  { amount, day }: Formats,
): string {
  const { owes, has } = subject[owner]
  if (unpaidBalance < 0) return paymentTexts.aCreditOf(has, amount(-unpaidBalance))
  if (unpaidBalance === 0) return paymentTexts.nothingRightNow(owes)
  return `${owes} ${amount(unpaidBalance)}${dueOn ? `, due ${day(dueOn)}` : ''}`
}
