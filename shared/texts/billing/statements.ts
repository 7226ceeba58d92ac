/** Texts about statements. */
import type { StatementSection } from '../../billing/statementSection'
import type { StatementStatus } from '../../contract/billing/statements'
import { countText, percentText, plural, quantity } from '../../format/plural'
import { rangeText } from '../../format/rangeText'
import { lateFee } from './lateFee'

// Fixed by the specification.
export const selectedAccount = 'Selected account'

// The texts below are not in the specification.
export const fiberGroup = 'Fiber, TV and voice'
export const filterStatements = 'Filter statements'
export const allAccounts = 'All accounts'
export const allServices = 'All services'
export const year = 'Year'
export const allYears = 'All years'
export const previousBillNotLoaded = 'We couldn’t load the previous bill.'
export const statementsNotLoaded = 'We couldn’t load the statements.'
export const statementsNewestFirst = 'Statements, newest first'
export const firstBillHint = (day: string) => `No bills yet. Your first one will be ready on ${day}.`
export const noBillsMatch = 'No bills match these filters.'
export const showAllBills = 'Show all bills'
export const askAboutBills = 'Ask about your bills'
export const billingHistory = 'Billing history'
export const yourStatementsNotLoaded = 'We couldn’t load your statements.'
export const noBillsYet = 'No bills yet.'
export const addressChangesCaption = 'Changes by address, largest first'
export const charge = 'Charge'
export const beforeAndNow = 'Before and now'
export const before = 'Before'
export const now = 'Now'
export const removed = 'Removed'
export const comparisonTitle = 'Compared with previous bill'
export const previousBill = 'Previous bill'
export const sameCharges = (day: string) => `The charges are the same as on the ${day} bill.`
export const chargesChanged = (amount: string, isHigher: boolean, day: string) =>
  isHigher
    ? `The charges are ${amount} higher than on the ${day} bill.`
    : `The charges are ${amount} lower than on the ${day} bill.`

interface ExplainedChange {
  amount: string
  isHigher: boolean
  day: string
  /** False if other charges changed too. */
  isOnlyCause: boolean
}

function beforeCause({ amount, isHigher, day, isOnlyCause }: ExplainedChange): string {
  const change = isHigher
    ? `The charges are ${amount} higher than on the ${day} bill`
    : `The charges are ${amount} lower than on the ${day} bill`
  return isOnlyCause ? `${change} because` : `${change}, mostly because`
}

export const changedByUsage = (change: ExplainedChange, moreTherms: number) =>
  moreTherms > 0
    ? `${beforeCause(change)} you used ${quantity(moreTherms, 'more therm', 'more therms')}.`
    : `${beforeCause(change)} you used ${quantity(-moreTherms, 'fewer therm', 'fewer therms')}.`
export const changedByNewCharge = (change: ExplainedChange, label: string) => `${beforeCause(change)} ${label} is new.`
export const changedByRemoval = (change: ExplainedChange, label: string) =>
  `${beforeCause(change)} ${label} was removed.`
export const changedByCharge = (change: ExplainedChange, label: string, amount: string) =>
  change.isHigher
    ? `${beforeCause(change)} ${label} is ${amount} higher.`
    : `${beforeCause(change)} ${label} is ${amount} lower.`
export const changesLargestFirst = 'Changes, largest first'
export const chargesAreUnchanged = (unchanged: number) =>
  plural(unchanged, 'One charge is unchanged.', `${countText(unchanged)} charges are unchanged.`)
export const statementsCsv = 'Statements.csv'
export const historyTitle = (isMoney: boolean, count: number) =>
  isMoney ? `Charges for the last ${count} months` : `Gas used in the last ${count} months, in therms`
export const chartLabel = (title: string) => `${title}. The table below has the figures.`
export const hatchedBarsHint = 'Hatched bars show estimated readings.'
export const showTheFigures = 'Show as a table'
export const nextBillTitle = 'On the next bill'
export const nextBillNotLoaded = 'We couldn’t load your next bill.'
export const nextBillCaption = 'Your next bill so far, oldest first'
export const totalSoFar = 'Total so far'
export const nextBillNote = 'This doesn’t include your monthly charges, taxes or usage yet.'
export const pdfOf = (day: string) => `PDF of the ${day} statement`
export const pdf = 'PDF'
export const whatIs = (label: string) => `What’s ${label}?`
export const quantityAtRate = (quantity: string, unit: string, rate: string) => `${quantity} ${unit} at $${rate}`
export const closeAllAddresses = 'Close all addresses'
export const openAllAddresses = (count: number) => `Open all ${countText(count)} addresses`
export const chargesOf = (section: string) => `Charges: ${section}`
export const quantityColumn = 'Quantity'
export const statementOf = (day: string) => `${day} statement`
export const statementNotLoaded = 'We couldn’t load the statement.'
export const amountDue = 'Amount due'
export const hideComparison = 'Hide changes'
export const comparisonLink = 'See what changed'
export const statementFacts = ({
  streetAddress,
  city,
  state,
  zip,
  periodStart,
  periodEnd,
}: {
  streetAddress: string
  city: string
  state: string
  zip: string
  periodStart: string
  periodEnd: string
}) =>
  `Statement <statement/> · Account <account/> · ${streetAddress}, ${city}, ${state} ${zip} · ${rangeText(periodStart, periodEnd)}`
export const summaryTitle = 'How we got to this total'
export const paidOfTotal = (paid: string, total: string) => `${paid} of ${total} has been paid.`
export const autopayHint = (day: string) => `Autopay will pay it on ${day}.`
export const previousBalance = 'Previous balance'
export const paymentReceived = (day: string, method: string) => `Payment received ${day}, ${method}`
export const adjustmentsAndCredits = 'Adjustments and credits'
export const balanceForward = 'Balance forward'
export const newCharges = 'New charges'
export const totalDue = 'Total due'
export const changeOfPrice = (from: string, to: string) => `${from} to ${to}`
export const quantityChange = (from: number, to: number, unit: string) => `${from} to ${to} ${unit}`
export const wholeMonthPrice = (label: string, price: string) =>
  `${label} costs ${price}. You had it for the whole month.`
export const partialMonthPrice = ({
  label,
  price,
  quantity,
  unit,
}: {
  label: string
  price: string
  quantity: number
  unit: string
}) => `${label} costs ${price}. You had it for ${quantity} ${unit}, so only those days are billed.`
export const billDate = 'Bill date'
export const dueLabel = 'Due'
export const dueDate = 'Due date'
export const stillDueLabel = 'Still due'
export const chargeCount = (count: number) => quantity(count, 'charge', 'charges')
export const changeCount = (count: number) => quantity(count, 'change', 'changes')
export const amountDueOn = (amount: string, day: string) => `${amount}, due ${day}`
export const pricePerMonth = (price: string) => `${price} a month`

// The printed statement.
export const statementOfAccount = (day: string, account: string) => `${statementOf(day)}, account ${account}`
export const credit = 'Credit'
export const therms = (amount: string) => `${amount} therms`
export const estimated = (amount: string) => `${amount}, estimated`
export const amountOfMonth = (month: string, amount: string, isEstimated: boolean) =>
  isEstimated ? `${month}: ${amount}, estimated` : `${month}: ${amount}`
export const amountsByMonth = (isMoney: boolean, amounts: readonly string[]) =>
  isMoney ? `Charges by month. ${amounts.join('; ')}.` : `Gas by month. ${amounts.join('; ')}.`
/** `amount` is for example "36 therms". */
export const gasOfYearBefore = (percent: number, month: string, amount: string) => {
  if (percent === 0) return `This is about as much gas as in ${month} (${amount}).`
  return percent > 0
    ? `This is ${percentText(percent)} more gas than in ${month} (${amount}).`
    : `This is ${percentText(-percent)} less gas than in ${month} (${amount}).`
}
export const steadyBetween = (isMoney: boolean, { low, high }: { low: string; high: string }, months: number) =>
  isMoney
    ? `The charges have been between ${low} and ${high} a month for ${months} months.`
    : `The usage has been between ${low} and ${high} a month for ${months} months.`
export const steadyFor = (isMoney: boolean, amount: string, months: number) =>
  isMoney
    ? `The charges have been ${amount} a month for ${months} months.`
    : `The usage has been ${amount} a month for ${months} months.`
export const statementNumber = 'Statement number'
export const billingPeriod = 'Billing period'
export const logoOf = (brand: string) => `Logo of ${brand}`
export const qrCodeOpens = (url: string) => `QR code that opens ${url}`
export const scanToPay = 'Scan to pay'
export const creditAppliedLater = 'You have a credit, so nothing is due. We’ll apply it to your next bill.'
export const nothingToPay = 'Nothing is due.'
export const billIsPaid = 'This bill is paid. Thank you.'
export const carriedOver = 'The unpaid balance of this bill is on your next bill. Pay that one instead.'
export const payBy = (day: string) => `Pay by ${day} to avoid a late fee of ${lateFee}.`
export const payPastDue = (amount: string, day: string) =>
  `${amount} has been past due since ${day}. Pay it right away.`
export const payTheRest = (amount: string, day: string) => `${amount} is still due. Pay it by ${day}.`
export const whatChanged = 'What changed since your last statement'
export const chargeIsNew = (label: string, amount: string) => `${label} is new: ${amount}.`
export const chargeRemoved = (label: string, amount: string) => `${label} was removed. It was ${amount}.`
export const chargeChanged = ({
  label,
  amount,
  isHigher,
  usage,
}: {
  label: string
  amount: string
  isHigher: boolean
  usage: string
}) => {
  if (isHigher) return usage === '' ? `${label} is ${amount} higher.` : `${label} is ${amount} higher (${usage}).`
  return usage === '' ? `${label} is ${amount} lower.` : `${label} is ${amount} lower (${usage}).`
}
export const addressChanged = (place: string, amount: string, isHigher: boolean) => {
  if (place !== '') return isHigher ? `${place} is ${amount} higher.` : `${place} is ${amount} lower.`
  return isHigher
    ? `Charges for the whole account are ${amount} higher.`
    : `Charges for the whole account are ${amount} lower.`
}
export const otherCharges = (count: number, amount: string, isHigher: boolean) => {
  const change = isHigher ? `${amount} higher` : `${amount} lower`
  return plural(count, `One other charge is ${change}.`, `${countText(count)} other charges are ${change} in total.`)
}
export const otherAddresses = (count: number, amount: string, isHigher: boolean) => {
  const change = isHigher ? `${amount} higher` : `${amount} lower`
  return plural(count, `One other address is ${change}.`, `${countText(count)} other addresses are ${change} in total.`)
}
export const continued = (section: string) => `${section} (continued)`
export const waysToPay = 'Ways to pay'
export const payOnline = (url: string) => `Online: ${url}`
export const payByAutopay =
  'With autopay: turn it on under Payment Methods, and we’ll charge each bill the day before it’s due.'
export const payByPhone = (number: string) => `By phone: ${number}`
export const payByMail = (address: string) =>
  `By mail: send a check to ${address}, and write your account number on it.`
export const payInPerson = (address: string, hours: string) => `In person: ${address}, ${hours}`
export const questions = 'Questions'
export const deskWithHours = (desk: string, number: string, hours: string) => `${desk}: ${number}, ${hours}`
export const writeAboutErrors = (statementNumber: string, email: string, address: string) =>
  `If something is wrong on this bill, write to ${email} or ${address}. Include statement number ${statementNumber}.`
export const paymentSlip = 'Payment coupon'
export const cutHere = 'Detach and return this portion with your payment.'
export const payableTo = (brand: string) => `Make your check payable to ${brand}, and write your account number on it.`
export const mailTo = 'Mail to'
export const amountEnclosed = 'Amount enclosed'
export const nothingToSend = 'You don’t need to send anything.'
export const autopaySendsNothing = (day: string) =>
  `Autopay will pay this bill on ${day}. You don’t need to send anything.`
export const outlinedBarsHint = 'Outlined bars show estimated readings.'

export const sectionLabels: Record<StatementSection, string> = {
  FIBER: 'Fiber',
  TV: 'TV',
  VOIP: 'Voice',
  GAS: 'Gas',
  ONE_TIME: 'One-time charges',
  TAXES: 'Taxes and fees',
}

export const sectionTotals: Record<StatementSection, string> = {
  FIBER: 'Total fiber',
  TV: 'Total TV',
  VOIP: 'Total voice',
  GAS: 'Total gas',
  ONE_TIME: 'Total one-time charges',
  TAXES: 'Total taxes and fees',
}

export const statusLabels: Record<StatementStatus, string> = {
  open: 'Unpaid',
  past_due: 'Past due',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  carried: 'Carried over',
}

/** A line of the next bill. A replacement costs only the difference, and the line says so. */
export const changeLine = ({ fromName, toName }: { fromName: string | null; toName: string | null }): string => {
  if (fromName !== null && toName !== null) return `${toName} replacing ${fromName}, prorated`
  const name = toName ?? fromName
  return name === null ? 'A change, prorated' : `${name}, prorated`
}
export const creditLine = (reason: string) => `Credit: ${reason}`
export const returnedPaymentFee = 'Returned-payment fee'
/** A bill for several addresses shows the first one and the number of others. */
export const severalAddresses = (first: string, others: number) => `${first} and ${countText(others)} more`
