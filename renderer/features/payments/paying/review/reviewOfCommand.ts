/** Builds the payment review that a typed or spoken command requests. */

import * as commandTexts from '#shared/texts/speech/commands'
import type { DispatchedCommand } from '../../../../domain/commands/commandSlice'
import { isExpired, sortMethods } from '../../methods/methodFees'
import { isPayable } from '../paymentAmount'
import { findOfferedMethods } from './offeredMethods'
import type { Bill, ReviewRequest } from './reviewRequest'

/** Returns the review, or why it can't be opened. */
export function reviewOfCommand(
  { id, Parameters: parameters, NotUnderstood: notUnderstood }: DispatchedCommand,
  { replacesReview, ...bill }: Bill & { replacesReview: boolean },
): ReviewRequest | { problem: string } {
  const amount = parameters.Amount ?? Math.max(0, bill.owed ?? 0)
  if (!isPayable(amount)) {
    return { problem: parameters.Amount === undefined ? commandTexts.nothingToPay : commandTexts.amountBeyond }
  }
  const methods = sortMethods(bill.methods, bill.today)
  if (methods.every((method) => isExpired(method, bill.today))) return { problem: commandTexts.noUsableMethod }
  const offered = findOfferedMethods(parameters['Payment Method'] ?? '', methods, bill.today)
  const notes = [
    replacesReview ? commandTexts.instead : null,
    notUnderstood.length > 0 ? commandTexts.leftOut(notUnderstood) : null,
    offered.note,
  ]
  return {
    id,
    amount,
    owed: bill.owed,
    methods: offered,
    notes: notes.filter((note) => note !== null),
  }
}
