/** Computes the known part of the next bill from what happened since the last one. */

import type { CreditReason } from '#shared/billing/credits'
import type { NextBillLine } from '#shared/contract/billing/statements'
import type { Cents } from '#shared/format/money'
import * as creditTexts from '#shared/texts/billing/credits'
import * as statementTexts from '#shared/texts/billing/statements'

/** An applied change, with the prorated amount for its month. */
interface ChangeSince {
  day: string
  fromName: string | null
  toName: string | null
  place: string
  proration: Cents
}

interface CreditSince {
  day: string
  reasonCode: CreditReason
  amount: Cents
}

interface ReturnSince {
  day: string
  fee: Cents
}

export interface SinceLastBill {
  changes: readonly ChangeSince[]
  credits: readonly CreditSince[]
  returns: readonly ReturnSince[]
}

/** Lists the oldest line first, and leaves out lines without an amount. */
export function nextBillOf({ changes, credits, returns }: SinceLastBill): { lines: NextBillLine[]; total: Cents } {
  const lines: NextBillLine[] = [
    ...changes.map((change) => ({
      date: change.day,
      label: statementTexts.changeLine(change),
      place: change.place,
      amount: change.proration,
    })),
    ...credits.map(({ day, reasonCode, amount }) => ({
      date: day,
      label: statementTexts.creditLine(creditTexts.reasonLabels[reasonCode]),
      place: '',
      amount: -amount,
    })),
    ...returns.map(({ day, fee }) => ({ date: day, label: statementTexts.returnedPaymentFee, place: '', amount: fee })),
  ].filter(({ amount }) => amount !== 0)
  lines.sort((left, right) => left.date.localeCompare(right.date))
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}
