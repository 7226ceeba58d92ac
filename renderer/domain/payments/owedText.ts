import type { AccountOwner } from '#shared/access/accountOwner'
import type { Cents } from '#shared/billing/money'
import * as paymentTexts from '#shared/texts/payments'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'

const subject: Record<AccountOwner, { owes: string; has: string }> = {
  own: { owes: paymentTexts.youOwe, has: paymentTexts.youHave },
  theirs: { owes: paymentTexts.theAccountOwes, has: paymentTexts.theAccountHas },
}

interface BalanceDue {
  unpaidBalance: Cents
  dueOn: string | null
}

/** Returns "You owe $110.80, due 03/22/2026". A credit is described as such, never as a negative amount. */
export function owedText({ unpaidBalance, dueOn }: BalanceDue, owner: AccountOwner): string {
  const { owes, has } = subject[owner]
  if (unpaidBalance < 0) return paymentTexts.aCreditOf(has, amountText(-unpaidBalance))
  if (unpaidBalance === 0) return paymentTexts.nothingRightNow(owes)
  return `${owes} ${amountText(unpaidBalance)}${dueOn ? `, due ${dayText(dueOn)}` : ''}`
}
