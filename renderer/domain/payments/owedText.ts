import type { AccountOwner } from '#shared/access/accountOwner'
import * as paymentTexts from '#shared/texts/payments/payments'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import type { BalanceDue } from './owedParts'

/** Returns "You owe $110.80, due 03/22/2026". The amount and the date are in the person's format. */
export function owedText({ unpaidBalance, dueOn }: BalanceDue, owner: AccountOwner): string {
  if (unpaidBalance < 0) return paymentTexts.hasCredit(owner, amountText(-unpaidBalance))
  if (unpaidBalance === 0) return paymentTexts.owesNothing[owner]
  return paymentTexts.owes(owner, amountText(unpaidBalance), dueOn && dayText(dueOn))
}
