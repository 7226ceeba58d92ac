/** Texts about statements. */
import { plural, quantity } from './plural'

// Fixed by the specification.
export const selectedAccount = 'Selected account'

// The texts below are not in the specification.
export const fiberTvAndVoice = 'Fiber, TV and voice'
export const filterStatements = 'Filter statements'
export const allAccounts = 'All accounts'
export const allServices = 'All services'
export const year = 'Year'
export const allYears = 'All years'
export const thePreviousBill = 'the previous bill'
export const theStatements = 'the statements'
export const statementsNewestFirst = 'Statements, newest first'
export const noBillsYetTheFirst = (day: string) => `No bills yet. The first one comes on ${day}.`
export const statementNotFound = 'We can’t find that statement.'
export const billingHistory = 'Billing history'
export const yourStatements = 'your statements'
export const noBillsYet = 'No bills yet.'
export const due = (day: string) => `Due ${day}`
export const changesByAddressLargestFirst = 'Changes by address, largest first'
export const charge = 'Charge'
export const beforeAndNow = 'Before and now'
export const before = 'Before'
export const now = 'Now'
export const removed = 'Removed'
export const comparedWithPreviousBill = 'Compared with previous bill'
export const previousBill = 'Previous bill'
export const theChargesAreTheSame = (day: string) => `The charges are the same as on ${day}.`
export const chargesChanged = (amount: string, isHigher: boolean, day: string) =>
  `The charges are ${amount} ${isHigher ? 'higher' : 'lower'} than on ${day}.`
export const changesLargestFirst = 'Changes, largest first'
export const chargesAreUnchanged = (unchanged: number) =>
  `${plural(unchanged, 'One charge is', `${unchanged} charges are`)} unchanged.`
export const statementsCsv = 'Statements.csv'
export const chargesGasOfTheLastMonths = (isMoney: boolean, count: string | number) =>
  `${isMoney ? 'Charges' : 'Gas'} for the last ${count} months`
export const theTableBelowHasTheFigures = (title: string) => `${title}. The table below has the figures.`
export const hatchedBarsAreEstimatedReadings = 'Hatched bars are estimated readings.'
export const showTheFigures = 'Show the figures'
export const onTheNextBill = 'On the next bill'
export const yourNextBill = 'your next bill'
export const yourNextBillSoFar = 'Your next bill so far, oldest first'
export const totalSoFar = 'Total so far'
export const nextBillNote = 'This doesn’t include your monthly charges, taxes or usage yet.'
export const pdfOf = (day: string) => `PDF of ${day}`
export const pdf = 'PDF'
export const notDownloadedTryAgain = 'Not downloaded. Try again.'
export const whatIs = (label: string) => `What is ${label}?`
export const at = (quantity: string, unit: string, rate: string) => `${quantity} ${unit} at $${rate}`
export const closeAllAddresses = 'Close all addresses'
export const openAllAddresses = (count: string | number) => `Open all ${count} addresses`
export const chargesOf = (section: string) => `Charges: ${section}`
export const quantityColumn = 'Quantity'
export const total = 'Total'
export const statementOf = (day: string) => `Statement of ${day}`
export const allStatements = 'All statements'
export const theStatement = 'the statement'
export const amountDue = 'Amount due'
export const hideComparison = 'Hide comparison'
export const compareWithPreviousBill = 'Compare with previous bill'
export const addressAndPeriod = ({
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
}) => `${streetAddress}, ${city}, ${state} ${zip} · <span/> · ${periodStart} to ${periodEnd}`
export const howWeGotToThisTotal = 'How we got to this total'
export const stillDue = (amount: string) => `${amount} still due`
export const autopayWillPayItOn = (day: string) => `Autopay will pay it on ${day}.`
export const previousBalance = 'Previous balance'
export const paymentReceived = (day: string, method: string | number) => `Payment received ${day}, ${method}`
export const adjustmentsAndCredits = 'Adjustments and credits'
export const balanceForward = 'Balance forward'
export const newCharges = 'New charges'
export const totalDue = 'Total due'
export const quantityChange = (from: number, to: number, unit: string) => `${from} to ${to} ${unit}`
export const explainFixedCharge =
  'The fixed part of your gas service: the meter, meter reading and billing. It doesn’t depend on how much gas you use.'
export const bringingGasToYourHome =
  'Bringing gas to your home through our pipes, per therm. A therm is the heat in about 100 cubic feet of gas: the meter measures CCF, and the month’s heat factor converts them to therms.'
export const explainGasCharge =
  'The gas itself, at the price we pay for it. It’s set each quarter and passed on without a markup.'
export const paysForRebatesOnInsulation = 'Pays for rebates on insulation and efficient appliances, per therm.'
export const explainFranchiseFee =
  'What your city charges us to use its streets, passed on as a share of your gas charges.'
export const weCouldntReadTheMeter =
  'We couldn’t read the meter this month. Your next bill will include the usage for both months.'
export const goesToYourCountysEmergency =
  'Goes to your county’s emergency call centers. It’s charged for each voice line.'
export const aFederalFundThatKeeps =
  'A federal fund that keeps phone service affordable everywhere. It’s a share of your voice charges.'
export const explainBroadcastFee = 'What local stations charge us to carry them, passed on without a markup.'
export const whatRegionalSportsChannelsCharge =
  'What regional sports channels charge us to carry them, passed on without a markup.'
export const aPrintedBillByMail = 'A printed bill by mail. Turn on paperless billing to avoid this charge.'
export const aPastBillWasntPaid =
  'A past bill wasn’t paid by its due date. The fee is 1.5% of the unpaid amount, at least $1.'
export const explainReturnedPayment = 'The bank returned a payment. The fee covers what the bank charges us for that.'
export const stateAndCitySalesTax = 'State and city sales tax on the services they tax.'
export const costsYouHadItForThe = (label: string, price: string) =>
  `${label} costs ${price}. You had it for the whole month.`
export const costsYouHadItFor = ({
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
export const pastDue = 'Past due'
export const partlyPaid = 'Partly paid'
export const carriedOver = 'Carried over'
export const dueDate = 'Due date'
export const stillDueLabel = 'Still due'
export const gone = 'removed'
export const chargeCount = (count: number) => quantity(count, 'charge', 'charges')
export const changeCount = (count: number) => quantity(count, 'change', 'changes')
export const amountDueOn = (amount: string, day: string) => `${amount}, due ${day}`
export const pricePerMonth = (price: string) => `${price} a month`

// The printed statement.
export const statementOfAccount = (day: string, account: string) => `${statementOf(day)}, account ${account}`
export const fullAddress = (place: { street_address: string; city: string; state: string; zip: string }) =>
  `${place.street_address}, ${place.city}, ${place.state} ${place.zip}`
export const fromTo = (first: string, last: string) => `${first} to ${last}`
export const credit = 'Credit'
export const totalOf = (section: string) => `Total ${section}`
export const therms = (amount: string | number) => `${amount} therms`
export const estimated = (amount: string) => `${amount}, estimated`
export const amountOfMonth = (month: string, amount: string, isEstimated: boolean) =>
  `${month}: ${isEstimated ? estimated(amount) : amount}`
export const amountsByMonth = (isMoney: boolean, amounts: readonly string[]) =>
  `${isMoney ? 'Charges' : 'Gas'} by month. ${amounts.join('; ')}.`
export const outlinedBarsAreEstimatedReadings = 'Outlined bars are estimated readings.'
