/** Texts with which the chat answers questions about bills. */
import type { AccountOwner } from '../../access/accountOwner'
import { dayInProse } from '../../format/dates'
import { joinSentences } from '../../format/joinWords'
import { type Cents, formatCents } from '../../format/money'
import { countText, plural } from '../../format/plural'
import { monthName } from '../months'

interface BillFigures {
  billDate: string
  from: string
  to: string
  dueDate: string
  total: Cents
  newCharges: Cents
  carriedOver: Cents
  unpaid: Cents
}

/** What a sentence about a bill can mention. */
const figuresOf = ({ billDate, from, to, total }: BillFigures) => ({
  dated: dayInProse(billDate),
  start: dayInProse(from),
  end: dayInProse(to),
  amount: formatCents(total),
})

export function latestBill(owner: AccountOwner, bill: BillFigures): string {
  const { dated, start, end, amount } = figuresOf(bill)
  return joinSentences(
    owner === 'own'
      ? `Your latest bill, dated ${dated}, is ${amount} for ${start}, to ${end}.`
      : `The latest bill, dated ${dated}, is ${amount} for ${start}, to ${end}.`,
    ...billDetails(bill),
  )
}

export function billFrom(owner: AccountOwner, month: string, bill: BillFigures): string {
  const { dated, start, end, amount } = figuresOf(bill)
  return joinSentences(
    owner === 'own'
      ? `Your ${monthName(month)} bill, dated ${dated}, is ${amount} for ${start}, to ${end}.`
      : `The ${monthName(month)} bill, dated ${dated}, is ${amount} for ${start}, to ${end}.`,
    ...billDetails(bill),
  )
}

const billDetails = (bill: BillFigures) => [partsText(bill), remainderText(bill)]

function partsText({ newCharges, carriedOver: carried }: BillFigures): string | false {
  if (carried === 0) return false
  return carried > 0
    ? `That’s ${formatCents(newCharges)} in new charges and ${formatCents(carried)} carried over.`
    : `That’s ${formatCents(newCharges)} in new charges, less a credit of ${formatCents(-carried)}.`
}

function remainderText({ unpaid, total, dueDate }: BillFigures): string {
  if (unpaid === 0) return 'There’s nothing left to pay.'
  const due = dayInProse(dueDate)
  return unpaid === total
    ? `The due date is ${due}.`
    : `${formatCents(unpaid)} is still unpaid. The due date is ${due}.`
}

export const noBill = 'There’s no bill yet.'
export const noBillUntil = (day: string) => `There’s no bill yet. The first one will be ready on ${dayInProse(day)}.`
export const noBillIn = (month: string) => `There’s no bill for ${monthName(month)}.`

interface BillChange {
  /** The charges of the newest bill, without what was carried over. */
  charges: Cents
  before: Cents
}

export function billChange(owner: AccountOwner, { charges, before }: BillChange): string {
  const change = charges - before
  const [total, difference] = [formatCents(charges), formatCents(Math.abs(change))]
  if (change === 0)
    return owner === 'own'
      ? `Your latest bill has the same charges as the one before: ${total}.`
      : `The latest bill has the same charges as the one before: ${total}.`
  if (change > 0)
    return owner === 'own'
      ? `Your latest bill has ${total} in charges, ${difference} more than the one before.`
      : `The latest bill has ${total} in charges, ${difference} more than the one before.`
  return owner === 'own'
    ? `Your latest bill has ${total} in charges, ${difference} less than the one before.`
    : `The latest bill has ${total} in charges, ${difference} less than the one before.`
}

export const onlyBill = 'There’s only one bill so far, so there’s nothing to compare it with.'
export const carriedOver = (amount: Cents) => `It also includes ${formatCents(amount)} left unpaid from earlier bills.`
export const moreChanges = (count: number) =>
  plural(count, 'One more line changed.', `${countText(count)} more lines changed.`)
export const compareBills = 'Compare the bills'
export const askAboutBill = 'Ask about this bill'

interface ChangedLine {
  label: string
  before: Cents | null
  now: Cents | null
  change: Cents
  /** Such as “116 to 146 therms”. Empty for a charge without usage. */
  usage: string
}

export function changedLine({ label, before, now, change, usage }: ChangedLine): string {
  if (before === null) return `${label} is new: ${formatCents(now ?? 0)}.`
  if (now === null) return `${label} was removed. It was ${formatCents(before)}.`
  const difference = formatCents(Math.abs(change))
  if (change > 0) return usage === '' ? `${label}: ${difference} more.` : `${label}: ${difference} more (${usage}).`
  return usage === '' ? `${label}: ${difference} less.` : `${label}: ${difference} less (${usage}).`
}
