/** The sentences in which the chat says what it found in an account. */
import { type Cents, formatCents } from '#shared/billing/money'
import { months } from '#shared/commands/months'
import { gasEmergencyNumber } from '#shared/desks/contactNumbers'
import { capitalized } from '#shared/format/casing'
import { formatDay } from '#shared/format/formatDay'
import { smellGas } from '#shared/texts/help'
import { plural } from '#shared/texts/plural'

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

/** `newest` names the bill: "Your newest bill". */
export function billText(newest: string, bill: BillFigures): string {
  const parts = partsText(bill)
  const sentence = `${newest} is dated ${formatDay(bill.billDate)}, for ${formatDay(bill.from)} to ${formatDay(bill.to)}: ${formatCents(bill.total)}`
  return `${parts === null ? sentence : `${sentence} (${parts})`}. ${remainderText(bill)}`
}

function partsText({ newCharges, carriedOver }: BillFigures): string | null {
  if (carriedOver === 0) return null
  return carriedOver > 0
    ? `${formatCents(newCharges)} in new charges and ${formatCents(carriedOver)} carried over`
    : `${formatCents(newCharges)} in new charges and a credit of ${formatCents(-carriedOver)}`
}

function remainderText({ unpaid, total, dueDate }: BillFigures): string {
  if (unpaid === 0) return 'There’s nothing left to pay.'
  const due = formatDay(dueDate)
  return unpaid === total ? `It’s due by ${due}.` : `${formatCents(unpaid)} is still due by ${due}.`
}

export const autopayPaysIt = (day: string) => `Autopay pays it on ${formatDay(day)}.`
export const noBillUntil = (day: string) => `There’s no bill yet. The first one comes on ${formatDay(day)}.`

export const gasAt = (address: string) => `Gas at ${address}:`
export const fiberAt = (address: string) => `Fiber at ${address}:`

interface GasMonth {
  period_start: string
  period_end: string
  therms: number
  ccf: number
  amount: Cents
  read_type: string
}

/** `asked` is the month that was asked about, or null for the latest one. */
export function gasUsage(month: GasMonth, asked: string | null): string {
  const which = asked === null ? ', the latest month read' : ''
  const text = `From ${formatDay(month.period_start)} to ${formatDay(month.period_end)}${which}, usage was ${month.therms} therms (${month.ccf} CCF), for ${formatCents(month.amount)}.`
  return month.read_type === 'estimated' ? `${text} The reading is estimated.` : text
}

interface DataMonth {
  /** `YYYY-MM` */
  month: string
  download_gb: number
  upload_gb: number
  is_current: boolean
  counted_until: string
}

export function dataUsage({ month, download_gb: down, upload_gb: up, ...counted }: DataMonth): string {
  const amounts = `${Math.round(down)} GB downloaded and ${Math.round(up)} GB uploaded`
  const [year, monthNumber] = month.split('-')
  return counted.is_current
    ? `${amounts} so far this month (through ${formatDay(counted.counted_until)}).`
    : `${amounts} in ${monthNumber}/${year}.`
}

export const gasEmergency = smellGas(gasEmergencyNumber)
export const deskNumber = (title: string, number: string, openState: string) => `${title}: ${number}. ${openState}.`
export const deskHours = (title: string, hours: string, openState: string) => `${title}: ${hours}. ${openState}.`
export const officePlace = (address: string, hours: string, openState: string) =>
  `Our office is at ${address}. ${hours}. ${openState}.`
export const mailPlace = (address: string) => `By mail: ${address}.`
export const office = 'Office'

export const laterPaymentFailed = (failure: string) => `A later payment failed: ${failure}`
export const feeAdded = (fee: Cents) => (fee > 0 ? `A fee of ${formatCents(fee)} was added.` : 'No fee was charged.')
export const paidLater = (day: string, amount: Cents) =>
  `On ${day}, ${formatCents(amount)} was paid to the same account.`

interface LastPayment {
  amount: Cents
  fee: Cents
  day: string
  /** Null if the question was about one account. */
  accountNumber: string | null
  method: string
  /** Null for a payment that is posted. */
  status: string | null
  confirmationNumber: string
}

/** `lastPayment` names the payment: "Your last payment". */
export function lastPaymentText(lastPayment: string, payment: LastPayment): string {
  const { amount, fee, day, accountNumber, method, status, confirmationNumber } = payment
  const amountText =
    fee > 0
      ? `${formatCents(amount + fee)} (${formatCents(amount)} plus a fee of ${formatCents(fee)})`
      : formatCents(amount)
  const when = accountNumber === null ? `on ${day}` : `on ${day} to ${accountNumber}`
  const statusText = status === null ? 'It’s posted' : `Its status is “${status}”`
  return `${lastPayment} was ${amountText} ${when}, with ${method}. ${statusText}; the confirmation number is ${confirmationNumber}.`
}

interface Visit {
  /** Empty if the request is not about an address. */
  address: string
  day: string
  window: string
  title: string
  caseNumber: string
}

export function nextVisit({ address, day, window, title, caseNumber }: Visit): string {
  const visit = address === '' ? 'The next visit' : `The next visit at ${address}`
  return `${visit} is on ${formatDay(day)}, ${window}: ${title} (${caseNumber}).`
}

export const thisMightHelp = (title: string) => `This might help: “${title}”.`
export const readItInTheFaqs = (question: string | null) =>
  question === null ? 'Read it in the FAQs' : `Read it in the FAQs: ${question}`

/** The name of a month (`YYYY-MM`) in a sentence: "September 2026". */
export const monthName = (month: string): string =>
  `${capitalized(months[Number(month.slice(5)) - 1] ?? '')} ${month.slice(0, 4)}`

export const noPaymentsIn = (month: string) => `No payment was made in ${monthName(month)}.`
export const paidIn = (month: string, total: Cents, count: number) =>
  plural(
    count,
    `One payment was made in ${monthName(month)}: ${formatCents(total)}.`,
    `${count} payments were made in ${monthName(month)}: ${formatCents(total)} in total.`,
  )
export const paymentLine = (day: string, amount: Cents, method: string) =>
  `${day}: ${formatCents(amount)} with ${method}.`
export const noBillIn = (month: string) => `There’s no bill from ${monthName(month)}.`

interface BillChange {
  /** The charges of the newest bill, without what was carried over. */
  charges: Cents
  before: Cents
}

/** `newest` names the bill: "Your latest bill". */
export function billChangeText(newest: string, { charges, before }: BillChange): string {
  const change = charges - before
  if (change === 0) return `${newest} has the same charges as the one before: ${formatCents(charges)}.`
  const difference = formatCents(Math.abs(change))
  return change > 0
    ? `${newest} has ${formatCents(charges)} in charges, ${difference} more than the one before.`
    : `${newest} has ${formatCents(charges)} in charges, ${difference} less than the one before.`
}

export const onlyBill = 'There’s only one bill so far, so there’s nothing to compare it with.'
export const carriedOver = (amount: Cents) =>
  `It also includes ${formatCents(amount)} from earlier bills that wasn’t paid.`
export const moreChanges = (count: number) => plural(count, 'One more line changed.', `${count} more lines changed.`)
export const compareBills = 'Compare the bills'
export const askAboutBill = 'Ask about this bill'

interface ChangedLine {
  label: string
  before: Cents | null
  now: Cents | null
  change: Cents
  usage: string
}

export function changedLine({ label, before, now, change, usage }: ChangedLine): string {
  if (before === null) return `${label}: ${formatCents(now ?? 0)}, which is new.`
  if (now === null) return `${label}: ${formatCents(before)}, which is no longer charged.`
  const text = `${label}: ${formatCents(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`
  return usage === '' ? `${text}.` : `${text} (${usage}).`
}
