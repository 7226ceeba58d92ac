/** Texts about statements. */
import { plural } from './plural'

// Fixed by the specification.
export const selectedAccount = 'Selected account'

// The product's own.
export const noBillToShow = 'no bill to show'
export const fiberTvAndVoice = 'Fiber, TV and voice'
export const filterStatements = 'Filter statements'
export const allAccounts = 'All accounts'
export const allServices = 'All services'
export const year = 'Year'
export const allYears = 'All years'
export const theStatements = 'The statements'
export const statementsNewestFirst = 'Statements, newest first'
export const thereIsNoBillYet = (day: string) => `There is no bill yet. The first bill comes on ${day}.`
export const thereIsNoSuchStatement = 'There is no such statement.'
export const billingHistory = 'Billing history'
export const yourStatements = 'Your statements'
export const thereIsNoBillYetText = 'There is no bill yet.'
export const due = (day: string) => `Due ${day}`
export const whatChangedByAddressThe = 'What changed by address, the largest difference first'
export const charge = 'Charge'
export const beforeAndNow = 'Before and now'
export const n1Change = '1 change'
export const changes = (count: string | number) => `${count} changes`
export const before = 'Before'
export const now = 'Now'
export const gone = 'Gone'
export const comparedWithTheBillBefore = 'Compared with the bill before'
export const theBillBefore = 'The bill before'
export const theChargesAreTheSame = (day: string) => `The charges are the same as on ${day}.`
export const theChargesAreHigherLower = (amount: string, hasTotal: boolean, day: string) =>
  `The charges are ${amount} ${hasTotal ? 'higher' : 'lower'} than on ${day}.`
export const whatChangedTheLargestDifferenceFirst = 'What changed, the largest difference first'
export const chargesAreUnchanged = (unchanged: number) =>
  `${plural(unchanged, 'One charge is', `${unchanged} charges are`)} unchanged.`
export const statementsCsv = 'Statements.csv'
export const notSavedTryAgain = 'Not saved. Try again.'
export const chargesGasOfTheLastMonths = (isMoney: boolean, count: string | number) =>
  `${isMoney ? 'Charges' : 'Gas'} of the last ${count} months`
export const theTableBelowHasTheFigures = (title: string) => `${title}. The table below has the figures.`
export const hatchedBarsAreEstimatedReadings = 'Hatched bars are estimated readings.'
export const showTheFigures = 'Show the figures'
export const n1Charge = '1 charge'
export const charges = (count: string | number) => `${count} charges`
export const onTheNextBill = 'On the next bill'
export const whatIsKnownOfThe = 'What is known of the next bill'
export const whatIsKnownOfTheNext = 'What is known of the next bill, the oldest first'
export const knownSoFar = 'Known so far'
export const yourMonthlyChargesAndTaxes = 'Your monthly charges and taxes come on top, and usage is not yet in it.'
export const pdfOf = (day: string) => `PDF of ${day}`
export const pdf = 'PDF'
export const notDownloadedTryAgain = 'Not downloaded. Try again.'
export const whatIs = (label: string) => `What is ${label}?`
export const at = (quantity: string, unit: string, rate: string) => `${quantity} ${unit} at $${rate}`
export const closeAllAddresses = 'Close all addresses'
export const openAllAddresses = (count: string | number) => `Open all ${count} addresses`
export const chargesText = 'Charges:'
export const quantity = 'Quantity'
export const total = 'Total'
export const statementOf = (day: string) => `Statement of ${day}`
export const allStatements = 'All statements'
export const theStatement = 'The statement'
export const amountDue = 'Amount due'
export const hideTheComparison = 'Hide the comparison'
export const compareWithTheBillBefore = 'Compare with the bill before'
export const to = ({
  streetAddress,
  city,
  state,
  zip,
  day,
  day2,
}: {
  streetAddress: string
  city: string
  state: string
  zip: string
  day: string
  day2: string
}) => `${streetAddress}, ${city}, ${state} ${zip} · <span/> · ${day} to ${day2}`
export const howTheTotalCameAbout = 'How the total came about'
export const stillToBePaid = (amount: string) => `${amount} still to be paid`
export const autopayPaysItOn = (day: string) => `Autopay pays it on ${day}.`
export const previousBalance = 'Previous balance'
export const paymentReceived = (day: string, method: string | number) => `Payment received ${day}, ${method}`
export const adjustmentsAndCredits = 'Adjustments and credits'
export const balanceForward = 'Balance forward'
export const newCharges = 'New charges'
export const totalDue = 'Total due'
export const toOfQuantityAndQuantity2AndUnit = (quantity: number, quantity2: number, unit: string) =>
  `${quantity} to ${quantity2} ${unit}`
export const theFixedPartOfYour =
  'The fixed part of your gas service: the meter, its reading and the billing. It does not depend on use.'
export const bringingTheGasToYour =
  'Bringing the gas to your home through our pipes, for each therm. A therm is the heat in about 100 cubic feet of gas: the meter counts CCF, and the heat factor of the month turns them into therms.'
export const theGasItselfAtThe =
  'The gas itself, at the price we pay for it. It is set each quarter and passed on without a markup.'
export const paysForRebatesOnInsulation = 'Pays for rebates on insulation and efficient appliances, for each therm.'
export const whatYourCityAsksOf =
  'What your city asks of us for the use of its streets, passed on as a share of your gas charges.'
export const theMeterCouldNotBe = 'The meter could not be read this month. The next bill has the use of both months.'
export const goesToTheEmergencyCall = 'Goes to the emergency call centers of your county. Each voice line pays it.'
export const aFederalFundThatKeeps =
  'A federal fund that keeps telephone service affordable everywhere. It is a share of the voice charges.'
export const whatLocalStationsAskFor = 'What local stations ask for letting us carry them, passed on as it is.'
export const whatRegionalSportsChannelsAsk =
  'What regional sports channels ask for letting us carry them, passed on as it is.'
export const aPrintedBillByMail = 'A printed bill by mail. Turn on paperless billing, and it goes away.'
export const aPastBillWasNot = 'A past bill was not paid by its due date: 1.5% of what was left, at least $1.'
export const theBankSentAPayment = 'The bank sent a payment back. The fee covers what it asks of us for that.'
export const salesTaxOfYourState = 'Sales tax of your state and city, on the services that they tax.'
export const costsAndWasYoursFor = (label: string, price: string) =>
  `${label} costs ${price} and was yours for the whole month.`
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
export const issued = 'Issued'
export const dueText = 'Due'
export const pastDue = 'Past due'
export const partlyPaid = 'Partly paid'
export const carriedOver = 'Carried over'
export const dueDate = 'Due date'
export const toBePaid = 'To be paid'
