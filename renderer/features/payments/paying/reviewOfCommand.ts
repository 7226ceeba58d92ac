/** The payment review that a typed or spoken command asks for. */

import type { GivenCommand } from '../../../ui/commands/commandSlice'
import { byFee, isExpired } from '../methods/byFee'
import { methodsMeant } from './methodsMeant'
import { isPayable } from './paymentAmount'
import type { Bill, ReviewRequest } from './reviewRequest'
import * as commandTexts from '#shared/texts/commands'

/** The review, or why there is nothing to review. */
export function reviewOfCommand(
  { id, Parameters: said, NotUnderstood: leftOut }: GivenCommand,
  { isInstead, ...bill }: Bill & { isInstead: boolean },
): ReviewRequest | { refusal: string } {
  const amount = said.Amount ?? Math.max(0, bill.owed ?? 0)
  if (!isPayable(amount)) {
    return { refusal: said.Amount === undefined ? commandTexts.nothingToPay : commandTexts.amountBeyond }
  }
  const methods = byFee(bill.methods, bill.today)
  if (methods.every((method) => isExpired(method, bill.today))) return { refusal: commandTexts.noUsableMethod }
  const meant = methodsMeant(said['Payment Method'] ?? '', methods, bill.today)
  const remarks = [
    isInstead ? commandTexts.instead : null,
    leftOut.length > 0 ? commandTexts.leftOut(leftOut) : null,
    meant.remark,
  ]
  return {
    id,
    amount,
    owed: bill.owed,
    methods: meant,
    remarks: remarks.filter((remark) => remark !== null),
  }
}
