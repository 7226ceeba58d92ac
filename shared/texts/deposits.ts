/** Texts about deposits. */
import { formatCents, type Cents } from '../money'
import { leastCredit } from '../limits'

export const refundRequested = 'Refund requested. Someone else has to approve it.'
export const refundApproved = 'The refund was approved.'
export const refundDeclined = 'The refund was declined.'
export const refundReasonNeeded = 'Say why it is declined'
export const refundOwnRefund = 'You requested this refund, so someone else has to decide on it.'
export const refundDecided = 'Someone has already decided on this refund.'
export const refundChanged = 'What was to be refunded is not there any more. Decline this refund.'
export const refundAsked = 'A refund of this is on its way already.'
export const refundNotFinal = 'Only what is left after a final bill goes back: this account is open.'
export const refundTooLittle = `There is no credit of more than ${formatCents(leastCredit)} on this account.`
export const refundNotHeld = 'This deposit is not held.'
export const refundNotYet = 'This deposit stays: the account is open and has not paid twelve bills in a row on time.'
export const refundOwes = (balance: Cents) => `The account owes ${formatCents(balance)}, which the deposit secures.`
export const refundWrongWay = 'This cannot go back in this way.'
export const refundChooseMethod = 'Choose the payment method that it goes to'
export const refundUnknownMethod = 'This payment method is not on file any more.'
export const refundUnknownAccount = 'There is no such billing account.'
export const refundUnknownDeposit = 'This account has no such deposit.'
export const refundNoAddress = 'There is no address that a check could go to.'
export const refundKeyReused = 'This Idempotency-Key was used for another refund. Send a new one.'
export const refundTooManyTries = 'The payment provider did not take it, several times. Nothing was sent.'
export const depositsAndRefunds = 'Deposits and refunds'
export const deposits = 'Deposits'
export const refunds = 'Refunds'
export const theDeposits = 'The deposits'
export const thisCustomerHasNoDeposit = 'This customer has no deposit.'
export const custom = 'Custom'
export const anyTime = 'Any time'
export const from1To = (mostDays: number) => `From 1 to ${mostDays}`
export const declineThisRefund = 'Decline this refund?'
export const approveThisRefund = 'Approve this refund?'
export const nothingIsSentAndThe = 'Nothing is sent, and the money stays where it is.'
export const forLabel = ({
  amount,
  name,
  accountNo,
  value,
}: {
  amount: string
  name: string
  accountNo: string
  value: string
}) => `${amount} for ${name} (${accountNo}). ${value}`
export const staffSeeItTheCustomer = 'Staff see it; the customer does not.'
export const itIsSentToAt = (way: string) => `It is sent to ${way} at once. This cannot be taken back.`
export const aCheckGoesOutWith = 'A check goes out with the mail of the next workday. This cannot be taken back.'
export const itIsCreditedToThe = 'It is credited to the account at once. This cannot be taken back.'
export const filterDeposits = 'Filter deposits'
export const anyStatus = 'Any status'
export const showAllCommunitiesInsteadOf = (community: string) => `Show all communities instead of ${community}`
export const noDepositActivityInThisPeriod = 'No deposit activity in this period.'
export const chooseALongerPeriodTo = 'Choose a longer period to look further back.'
export const noDepositsHaveThisStatus = 'No deposits have this status.'
export const totals = 'Totals'
export const depositsCsv = (depositStatus: string | number) => `Deposits ${depositStatus}.csv`
export const deposited = (amount: string) => `${amount} deposited`
export const interest = (amount: string) => `${amount} interest`
export const deposit = 'Deposit'
export const depositText = 'Deposit:'
export const interestText = 'Interest'
export const interestText2 = 'Interest:'
export const heldSince = 'Held since'
export const heldSinceText = 'Held since:'
export const reviewDate = 'Review date'
export const reviewDateText = 'Review date:'
export const refundCandidate = 'Refund candidate'
export const monthsOnTime = 'months on time'
export const transactions = 'Transactions'
export const transactionsOfTheDepositOf = (name: string | number, accountNo: string | number) =>
  `Transactions of the deposit of ${name}, ${accountNo}`
export const depositsTheLatestMovementFirst = 'Deposits, the latest movement first'
export const paymentMethod = 'Payment method'
export const creditToTheAccount = 'Credit to the account'
export const depositWithInterestCreditOn = (hasDepositId: boolean, amount: string) =>
  `${hasDepositId ? 'Deposit with interest' : 'Credit on the account'}, ${amount}`
export const whatGoesBack = 'What goes back'
export const way = 'Way'
export const request = (amount: string) => `Request ${amount}`
export const narrowTheRefundsDown = 'Narrow the refunds down'
export const requestARefund = 'Request a refund'
export const theRefunds = 'The refunds'
export const noRefundsWithThisStatus = (hasStatus: boolean) =>
  `No refunds ${hasStatus ? 'with this status ' : ''}were requested in this period.`
export const chooseAnotherStatusOrA = (hasStatus: boolean) =>
  `Choose ${hasStatus ? 'another status or ' : ''}a longer period to look further back.`
export const refundsOfDaysCsv = (days: number) => `Refunds of ${days} days.csv`
export const total = (amount: string) => `${amount} total`
export const reason = 'Reason:'
export const refund = 'Refund'
export const wayText = 'Way:'
export const requested = 'Requested'
export const requestedText = 'Requested:'
export const billingSystem = 'Billing system'
export const goesOutOn = `Goes out on <date/>`
export const sent = `Sent <date/>`
export const decidedBy = (decidedBy: string | number) => `Decided by ${decidedBy}`
export const decision = 'Decision'
export const someoneElseHasToDecide = 'Someone else has to decide on your request.'
export const refundsNewestFirst = 'Refunds, newest first'
export const ba = 'BA-'
export const lookItUp = 'Look it up'
export const theAccount = 'The account'
export const spreadsheetSaved = 'Spreadsheet saved.'
export const date = 'Date'
export const depositOf = (name: string, accountNo: string) => `Deposit of ${name}, ${accountNo}`
export const narrowTheTransactionsDown = 'Narrow the transactions down'
export const theTransactions = 'The transactions'
export const transactionsOfTheDepositNewestFirst = 'Transactions of the deposit, newest first'
export const nothingHasMovedYet = 'Nothing has moved yet.'
export const thisDepositHasNoTransaction = 'This deposit has no transaction of this type.'
