/**
 * Texts with which the chat answers questions about accounts. Those with an owner address customers as “you”, and tell
 * staff about the customer whose account is open.
 */

import type { AccountOwner } from '../access/accountOwner'
import { notInRole } from '../access/rights'
import { type Cents, formatCents } from '../billing/money'
import { waitingLabels } from '../cases/caseLabels'
import { months } from '../commands/months'
import { capitalized } from '../format/casing'
import { formatDay } from '../format/formatDay'
import { joinWithAnd } from '../format/joinWords'
import { plural, quantity } from './plural'

const sentences = (...texts: (string | false)[]): string => texts.filter(Boolean).join(' ')

export const accountName = (services: string, address: string, number: string) =>
  `${services} at ${address} (${number})`
export const accountNameAtSeveral = (services: string, addressCount: number, number: string) =>
  `${services} at ${quantity(addressCount, 'address', 'addresses')} (${number})`
/** Stands above the answer about a service. */
export const serviceHeading = (service: string, address: string) => `${service} at ${address}:`
/** Stands above the answer about an account. `name` is an `accountName`. */
export const accountHeading = (name: string) => `${name}:`
export const andMore = (count: number) => `And ${count} more.`

export const notAllowed: Record<AccountOwner, string> = {
  own: 'You don’t have permission to see this. The account holder can see it or give you permission.',
  theirs: notInRole,
}
export const chooseAccount: Record<AccountOwner, string> = {
  own: 'Choose an account first, so I can look it up for you.',
  theirs: 'Open a customer first, so I can look up their account.',
}
export const noAccounts: Record<AccountOwner, string> = {
  own: 'There’s no account on your login that I can look up.',
  theirs: 'The customer has no account that I can look up.',
}
export const noSuchService = (owner: AccountOwner, service: string) =>
  owner === 'own' ? `You have no ${service} account.` : `The customer has no ${service} account.`
export const noSuchPlace = (owner: AccountOwner, place: string) =>
  owner === 'own' ? `None of your addresses match “${place}”.` : `None of the customer’s addresses match “${place}”.`
export const noSuchNumber = (owner: AccountOwner, number: string) =>
  owner === 'own'
    ? `None of your accounts has the number ${number}.`
    : `None of the customer’s accounts has the number ${number}.`

export const owes = (owner: AccountOwner, amount: Cents) =>
  owner === 'own' ? `You owe ${formatCents(amount)}.` : `The account owes ${formatCents(amount)}.`
export const owesUntil = (owner: AccountOwner, amount: Cents, dueOn: string) =>
  owner === 'own'
    ? `You owe ${formatCents(amount)}, due ${formatDay(dueOn)}.`
    : `The account owes ${formatCents(amount)}, due ${formatDay(dueOn)}.`
export const owesTogether = (owner: AccountOwner, amount: Cents, accounts: number) =>
  owner === 'own'
    ? `You owe a total of ${formatCents(amount)} on ${accounts} accounts.`
    : `The customer owes a total of ${formatCents(amount)} on ${accounts} accounts.`
export const hasCredit = (owner: AccountOwner, amount: Cents) =>
  owner === 'own'
    ? `You have a credit of ${formatCents(amount)}.`
    : `The account has a credit of ${formatCents(amount)}.`
export const owesNothing: Record<AccountOwner, string> = {
  own: 'You don’t owe anything right now.',
  theirs: 'The account doesn’t owe anything right now.',
}
export const oneBillForMore = 'They all share one bill, which shows the charges for each.'

interface AccountBalance {
  balance: Cents
  dueOn: string | null
  /** Null when autopay is off or nothing is due. */
  autopayOn: string | null
}

/** One of several accounts. `name` is an `accountName`. */
export function balanceLine(name: string, { balance, dueOn, autopayOn }: AccountBalance): string {
  if (balance < 0) return `${name}: a credit of ${formatCents(-balance)}.`
  if (balance === 0) return `${name}: nothing due.`
  return sentences(
    dueOn === null ? `${name}: ${formatCents(balance)}.` : `${name}: ${formatCents(balance)}, due ${formatDay(dueOn)}.`,
    autopayOn !== null && autopayPaysIt(autopayOn),
  )
}

export const autopayPaysIt = (day: string) => `Autopay pays it on ${formatDay(day)}.`
export const autopayIsOff = 'Autopay is off for this account.'
export const autopayIsOn = (nextDay: string | null) =>
  nextDay === null
    ? 'Autopay is on for this account. Nothing is due right now.'
    : `Autopay is on for this account. It next pays on ${formatDay(nextDay)}.`
/** One of several accounts. `name` is an `accountName`. */
export const autopayLineOff = (name: string) => `${name}: autopay is off.`
export const autopayLineOn = (name: string, nextDay: string | null) =>
  nextDay === null ? `${name}: autopay is on.` : `${name}: autopay is on and next pays on ${formatDay(nextDay)}.`

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

export const latestBill = (owner: AccountOwner, bill: BillFigures) =>
  sentences(
    owner === 'own'
      ? `Your latest bill is dated ${formatDay(bill.billDate)}, for ${billFacts(bill)}.`
      : `The latest bill is dated ${formatDay(bill.billDate)}, for ${billFacts(bill)}.`,
    ...billDetails(bill),
  )
export const billFrom = (owner: AccountOwner, month: string, bill: BillFigures) =>
  sentences(
    owner === 'own'
      ? `Your bill from ${monthName(month)} is dated ${formatDay(bill.billDate)}, for ${billFacts(bill)}.`
      : `The bill from ${monthName(month)} is dated ${formatDay(bill.billDate)}, for ${billFacts(bill)}.`,
    ...billDetails(bill),
  )

/** The period and the total: “02/01/2026 to 02/28/2026: $110.80”. */
const billFacts = ({ from, to, total }: BillFigures) => `${formatDay(from)} to ${formatDay(to)}: ${formatCents(total)}`
const billDetails = (bill: BillFigures) => [partsText(bill), remainderText(bill)]

function partsText({ newCharges, carriedOver: carried }: BillFigures): string | false {
  if (carried === 0) return false
  return carried > 0
    ? `That’s ${formatCents(newCharges)} in new charges and ${formatCents(carried)} carried over.`
    : `That’s ${formatCents(newCharges)} in new charges, less a credit of ${formatCents(-carried)}.`
}

function remainderText({ unpaid, total, dueDate }: BillFigures): string {
  if (unpaid === 0) return 'There’s nothing left to pay.'
  const due = formatDay(dueDate)
  return unpaid === total ? `It’s due by ${due}.` : `${formatCents(unpaid)} is still due by ${due}.`
}

export const noBill = 'There’s no bill yet.'
export const noBillUntil = (day: string) => `There’s no bill yet. The first one comes on ${formatDay(day)}.`
export const noBillIn = (month: string) => `There’s no bill from ${monthName(month)}.`

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
  /** Such as “116 to 146 therms”. Empty for a charge without usage. */
  usage: string
}

export function changedLine({ label, before, now, change, usage }: ChangedLine): string {
  if (before === null) return `${label}: ${formatCents(now ?? 0)}, which is new.`
  if (now === null) return `${label}: ${formatCents(before)}, which is no longer charged.`
  const difference = formatCents(Math.abs(change))
  if (change > 0) return usage === '' ? `${label}: ${difference} more.` : `${label}: ${difference} more (${usage}).`
  return usage === '' ? `${label}: ${difference} less.` : `${label}: ${difference} less (${usage}).`
}

export const noPayment = 'No payments have been made to this account in the portal yet.'

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

export const lastPayment = (owner: AccountOwner, payment: LastPayment) =>
  sentences(
    paymentSentence(owner, payment),
    payment.fee > 0 && `It includes a fee of ${formatCents(payment.fee)}.`,
    payment.status === null
      ? `It’s posted; the confirmation number is ${payment.confirmationNumber}.`
      : `Its status is “${payment.status}”; the confirmation number is ${payment.confirmationNumber}.`,
  )

function paymentSentence(owner: AccountOwner, { amount, fee, day, accountNumber, method }: LastPayment): string {
  const total = formatCents(amount + fee)
  if (accountNumber === null)
    return owner === 'own'
      ? `Your last payment was ${total} on ${day}, with ${method}.`
      : `The last payment was ${total} on ${day}, with ${method}.`
  return owner === 'own'
    ? `Your last payment was ${total} on ${day} to ${accountNumber}, with ${method}.`
    : `The last payment was ${total} on ${day} to ${accountNumber}, with ${method}.`
}

interface FailedPayment {
  amount: Cents
  day: string
  method: string
  outcome: 'returned' | 'declined' | 'failed'
  /** What the bank said, without a final period. Empty if it said nothing. */
  reason: string
}

export function failedPayment({ amount, day, method, outcome, reason }: FailedPayment): string {
  const sentence = {
    returned: `The payment of ${formatCents(amount)} on ${day} with ${method} was returned by the bank.`,
    declined: `The payment of ${formatCents(amount)} on ${day} with ${method} was declined.`,
    failed: `The payment of ${formatCents(amount)} on ${day} with ${method} wasn’t charged.`,
  }[outcome]
  return sentences(sentence, reason !== '' && `The reason: ${reason}.`)
}

/** `failure` is a `failedPayment`. */
export const failedPaymentWithFee = (failure: string, fee: Cents) =>
  sentences(failure, fee > 0 ? `A fee of ${formatCents(fee)} was added.` : 'No fee was charged.')
/** `failure` is a `failedPayment`. */
export const laterPaymentFailed = (failure: string) => `A later payment failed. ${failure}`
export const noFailedPayment = (owner: AccountOwner, days: number) =>
  owner === 'own'
    ? `None of your payments failed in the last ${days} days.`
    : `None of the customer’s payments failed in the last ${days} days.`
export const paidLater = (day: string, amount: Cents) =>
  `On ${day}, ${formatCents(amount)} was paid to the same account.`

/** Returns the name of a month (`YYYY-MM`) in a sentence: “September 2026”. */
const monthName = (month: string): string =>
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

export const noPlan = 'There’s no active plan on this account.'
export const gasByRate = 'Gas is billed by rate. The cost depends on usage, and it’s on the bill.'

interface RunningPlan {
  name: string
  /** Such as “1 Gb/s up and down”. Empty for a plan without one. */
  measure: string
  addOns: readonly string[]
  monthlyTotal: Cents
}

export function hasPlan(owner: AccountOwner, { name, measure, addOns, monthlyTotal }: RunningPlan): string {
  const total = formatCents(monthlyTotal)
  const plan = measure === '' ? name : `${name} (${measure})`
  if (addOns.length === 0)
    return owner === 'own'
      ? `You have ${plan}, for ${total} a month.`
      : `The account has ${plan}, for ${total} a month.`
  return owner === 'own'
    ? `You have ${plan} with ${joinWithAnd(addOns)}, for ${total} a month.`
    : `The account has ${plan} with ${joinWithAnd(addOns)}, for ${total} a month.`
}

export const noReading = 'There’s no recent usage there.'

interface GasMonth {
  period_start: string
  period_end: string
  therms: number
  ccf: number
  amount: Cents
  read_type: string
}

/** `requestedMonth` is the month in the question, or null for the latest one. */
export function gasUsage(month: GasMonth, requestedMonth: string | null): string {
  const [start, end, amount] = [formatDay(month.period_start), formatDay(month.period_end), formatCents(month.amount)]
  return sentences(
    requestedMonth === null
      ? `From ${start} to ${end}, the latest month read, usage was ${month.therms} therms (${month.ccf} CCF), for ${amount}.`
      : `From ${start} to ${end}, usage was ${month.therms} therms (${month.ccf} CCF), for ${amount}.`,
    month.read_type === 'estimated' && 'The reading is estimated.',
  )
}

interface DataMonth {
  /** `YYYY-MM` */
  month: string
  download_gb: number
  upload_gb: number
  is_current: boolean
  counted_until: string
}

export function dataUsage({ month, download_gb, upload_gb, is_current, counted_until }: DataMonth): string {
  const [down, up] = [Math.round(download_gb), Math.round(upload_gb)]
  return is_current
    ? `${down} GB downloaded and ${up} GB uploaded so far this month (through ${formatDay(counted_until)}).`
    : `${down} GB downloaded and ${up} GB uploaded in ${monthName(month)}.`
}

export const outage = (address: string | null) =>
  address === null ? 'An outage is announced right now:' : `An outage is announced for ${address}:`
export const noOutage = (address: string | null) =>
  sentences(
    address === null ? 'No outage is announced right now.' : `No outage is announced for ${address}.`,
    'If something isn’t working, Troubleshooting can walk you through it.',
  )
export const alsoAnnounced = 'Also announced:'
export const announcementLine = (kind: string, title: string) => `${kind}: ${title}`

interface AccountNumbers {
  service: string
  address: string
  billingAccount: string
  serviceAccount: string
}

export const accountNumbers = ({ service, address, billingAccount, serviceAccount }: AccountNumbers) =>
  `${service} at ${address}: billing account ${billingAccount}, service account ${serviceAccount}.`
export const serviceAddress: Record<AccountOwner, string> = {
  own: 'Your service address:',
  theirs: 'The service address:',
}
export const moreAddresses = (count: number) =>
  plural(count, '1 more address is under Service Accounts.', `${count} more addresses are under Service Accounts.`)
export const peopleCount = (owner: AccountOwner, count: number) =>
  owner === 'own'
    ? plural(count, 'One person is on your account:', `${count} people are on your account:`)
    : plural(count, 'One person is on the account:', `${count} people are on the account:`)

interface Person {
  name: string
  level: string
  isSelf: boolean
  isInvited: boolean
}

export function personLine({ name, level, isSelf, isInvited }: Person): string {
  if (isSelf) return `${name} (you): ${level}.`
  return isInvited ? `${name}: ${level}, invited.` : `${name}: ${level}.`
}

export const openRequests = (owner: AccountOwner, count: number) =>
  owner === 'own'
    ? plural(count, 'You have one open service request.', `You have ${count} open service requests.`)
    : plural(count, 'The customer has one open service request.', `The customer has ${count} open service requests.`)
export const openRequestsWaiting = (owner: AccountOwner, count: number, waitingCount: number) =>
  sentences(
    openRequests(owner, count),
    owner === 'own'
      ? plural(waitingCount, 'One is waiting for you.', `${waitingCount} are waiting for you.`)
      : plural(waitingCount, 'One is waiting for the customer.', `${waitingCount} are waiting for the customer.`),
  )
export const noRequests: Record<AccountOwner, string> = {
  own: 'You have no open service requests.',
  theirs: 'The customer has no open service requests.',
}
export const noVisit: Record<AccountOwner, string> = {
  own: 'You have no visits scheduled.',
  theirs: 'The customer has no visits scheduled.',
}

interface OpenRequest {
  caseNumber: string
  title: string
  /** Empty if the request is not about an address. */
  address: string
  visitOn: string | null
  isWaiting: boolean
}

export const requestLine = (owner: AccountOwner, { caseNumber, title, address, visitOn, isWaiting }: OpenRequest) =>
  [
    `${caseNumber}: ${title}`,
    address,
    visitOn !== null && `Visit on ${formatDay(visitOn)}`,
    isWaiting && waitingLabels[owner],
  ]
    .filter(Boolean)
    .join(' · ')

interface Visit {
  /** Empty if the request is not about an address. */
  address: string
  day: string
  window: string
  title: string
  caseNumber: string
}

export const nextVisit = ({ address, day, window, title, caseNumber }: Visit) =>
  address === ''
    ? `The next visit is on ${formatDay(day)}, ${window}: ${title} (${caseNumber}).`
    : `The next visit at ${address} is on ${formatDay(day)}, ${window}: ${title} (${caseNumber}).`
