/** What is known already of the next bill, from what has happened since the last one. */
import type { NextBillLine } from '#shared/contract/statements'
import { creditReasons, type CreditReason } from '#shared/credits'
import type { Cents } from '#shared/money'

/** A change that is in effect, with the share of its month. */
export interface ChangeSince {
  day: string
  fromName: string | null
  toName: string | null
  place: string
  proration: Cents
}

export interface CreditSince {
  day: string
  reasonCode: CreditReason
  amount: Cents
}

export interface ReturnSince {
  day: string
  fee: Cents
}

export interface Since {
  changes: readonly ChangeSince[]
  credits: readonly CreditSince[]
  returns: readonly ReturnSince[]
}

/** What took another one's place costs the difference only, and its line says so. */
const changeLabel = ({ fromName, toName }: ChangeSince): string => {
  const what = toName ?? fromName ?? 'A change'
  return `${toName !== null && fromName !== null ? `${toName} replacing ${fromName}` : what}, prorated`
}

/** The oldest first; what costs nothing is no line of a bill. */
export function nextBillOf({ changes, credits, returns }: Since): { lines: NextBillLine[]; total: Cents } {
  const lines: NextBillLine[] = [
    ...changes.map((change) => ({
      date: change.day,
      label: changeLabel(change),
      place: change.place,
      amount: change.proration,
    })),
    ...credits.map(({ day, reasonCode, amount }) => ({
      date: day,
      label: `Credit: ${creditReasons[reasonCode]}`,
      place: '',
      amount: -amount,
    })),
    ...returns.map(({ day, fee }) => ({ date: day, label: 'Returned-payment fee', place: '', amount: fee })),
  ].filter(({ amount }) => amount !== 0)
  lines.sort((one, other) => one.date.localeCompare(other.date))
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}
