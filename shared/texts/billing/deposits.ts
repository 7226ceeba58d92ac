/** Texts about deposits. */

import type { DepositKind, DepositStatus, DepositTxnType } from '../../billing/deposits'
import type { RefundMethod, RefundReason, RefundStatus } from '../../billing/refundStates'
import { type Cents, formatCents } from '../../format/money'
import { minRefundCredit } from '../../http/limits'
import { quantity } from '../plural'

export const refundRequested = 'Refund requested. Someone else has to approve it.'
export const refundApproved = 'The refund was approved.'
export const refundDeclined = 'The refund was declined.'
export const refundReasonNeeded = 'Enter a reason for declining it'
export const refundOwnRefund = 'You requested this refund, so someone else has to decide on it.'
export const refundDecided = 'Someone has already decided on this refund.'
export const refundChanged = 'This amount is no longer available. Decline this refund.'
export const refundInProgress = 'This refund is already in progress.'
export const refundNotFinal = 'We refund a credit only after the final bill, and this account is still open.'
export const refundTooLittle = `This account doesn’t have a credit of more than ${formatCents(minRefundCredit)}.`
export const refundNotHeld = 'We aren’t holding this deposit.'
export const refundNotYet =
  'This deposit can’t be refunded yet. The account is open and hasn’t paid 12 bills in a row on time.'
export const refundOwes = (balance: Cents) => `The account owes ${formatCents(balance)}, which the deposit secures.`
export const refundMethodNotPossible = 'Choose another refund method.'
export const refundChooseMethod = 'Choose the payment method to refund to'
export const refundUnknownMethod = 'This payment method is no longer on file.'
export const refundUnknownAccount = 'We can’t find this billing account.'
export const refundUnknownDeposit = 'We can’t find this deposit on the account.'
export const refundNoAddress = 'There’s no address to mail a check to.'
export const refundTooManyTries = 'The payment provider didn’t accept it after several tries. Nothing was sent.'
export const depositsAndRefunds = 'Deposits and refunds'
export const deposits = 'Deposits'
export const refunds = 'Refunds'
export const theDeposits = 'the deposits'
export const thisCustomerHasNoDeposit = 'This customer has no deposit.'
export const custom = 'Custom'
export const anyTime = 'Any time'
export const daysRange = (mostDays: number) => `From 1 to ${mostDays}`
export const declineThisRefund = 'Decline this refund?'
export const approveThisRefund = 'Approve this refund?'
export const declineEffect = 'We won’t send a refund. The deposit or credit stays on the account.'
export const refundSummary = ({
  amount,
  name,
  accountNo,
  detail,
}: {
  amount: string
  name: string
  accountNo: string
  detail: string
}) => `${amount} for ${name} (${accountNo}). ${detail}`
export const reasonHint = 'Visible to staff, not to the customer.'
export const sendEffect = (way: string) => `It will be sent to ${way} right away. This can’t be undone.`
export const checkEffect = 'A check will be mailed the next business day. This can’t be undone.'
export const creditEffect = 'It will be credited to the account right away. This can’t be undone.'
export const filterDeposits = 'Filter deposits'
export const anyStatus = 'Any status'
export const showAllCommunitiesInsteadOf = (community: string) => `Show all communities instead of ${community}`
export const noDepositActivityInThisPeriod = 'No deposit activity in this period.'
export const noActivityHint = 'Choose a longer period to look further back.'
export const noDepositsHaveThisStatus = 'No deposits have this status.'
export const totals = 'Totals'
export const depositsLastDaysCsv = (days: number) => `Deposits ${days} days.csv`
export const depositsCsv = (depositStatus: string | number) => `Deposits ${depositStatus}.csv`
export const deposited = (amount: string) => `${amount} deposited`
export const interest = (amount: string) => `${amount} interest`
export const deposit = 'Deposit'
export const interestLabel = 'Interest'
export const heldSince = 'Held since'
export const reviewDate = 'Review date'
export const refundCandidate = 'Refund candidate'
export const monthsOnTime = (count: number) => quantity(count, 'month on time', 'months on time')
export const transactions = 'Transactions'
export const depositTransactionsFor = (name: string | number, accountNo: string | number) =>
  `Deposit transactions for ${name}, ${accountNo}`
export const depositsLatestActivityFirst = 'Deposits, latest activity first'
export const paymentMethod = 'Payment method'
export const refundSource = (isDeposit: boolean, amount: string) =>
  isDeposit ? `Deposit with interest, ${amount}` : `Credit on the account, ${amount}`
export const whatToRefund = 'What to refund'
export const method = 'Method'
export const request = (amount: string) => `Request ${amount}`
export const filterRefunds = 'Filter refunds'
export const requestARefund = 'Request a refund'
export const theRefunds = 'the refunds'
export const noRefundsFound = (hasStatus: boolean) =>
  hasStatus ? 'No refunds with this status were requested in this period.' : 'No refunds were requested in this period.'
export const noRefundsHint = (hasStatus: boolean) =>
  hasStatus
    ? 'Choose another status or a longer period to look further back.'
    : 'Choose a longer period to look further back.'
export const refundsLastDaysCsv = (days: number) => `Refunds last ${days} days.csv`
export const total = (amount: string) => `${amount} total`
export const refund = 'Refund'
export const requested = 'Requested'
export const billingSystem = 'Billing system'
export const goesOutOn = `Goes out on <date/>`
export const sent = `Sent <date/>`
export const decidedBy = (decidedBy: string | number) => `Decided by ${decidedBy}`
export const decision = 'Decision'
export const ownRequestHint = 'Someone else has to decide on your request.'
export const refundsNewestFirst = 'Refunds, newest first'
export const accountPrefix = 'BA-'
export const lookItUp = 'Look it up'
export const theAccount = 'the account'
export const spreadsheetSaved = 'Spreadsheet saved.'
export const depositFor = (name: string, accountNo: string) => `Deposit for ${name}, ${accountNo}`
export const filterTransactions = 'Filter transactions'
export const theTransactions = 'the transactions'
export const depositTransactionsNewestFirst = 'Deposit transactions, newest first'
export const noTransactionsYet = 'No transactions yet.'
export const noTransactionOfType = 'This deposit has no transactions of this type.'
export const approveRefund = (name: string, account: string) => `Approve the refund of ${name}, ${account}`
export const declineRefund = (name: string, account: string) => `Decline the refund of ${name}, ${account}`
export const depositCount = (count: number) => quantity(count, 'deposit', 'deposits')
export const refundCount = (count: number) => quantity(count, 'refund', 'refunds')

export const kindLabels: Record<DepositKind, string> = {
  new_customer: 'New customer',
  credit: 'Credit',
  after_disconnect: 'After disconnect',
  builder_lot: 'Builder lot',
}

export const statusLabels: Record<DepositStatus, string> = {
  billed: 'Billed',
  part_paid: 'Partly paid',
  held: 'Held',
  review_due: 'Review due',
  refunded: 'Refunded',
  applied: 'Applied',
  forfeited: 'Forfeited',
  waived: 'Waived',
}

export const transactionLabels: Record<DepositTxnType, string> = {
  DEPB: 'Billed',
  DEPP: 'Payment',
  DEPI: 'Interest accrued',
  DEPX: 'Interest paid',
  DEPA: 'Applied to arrears',
  DEPF: 'Applied to final bill',
  DEPC: 'Refunded as credit',
  DEPK: 'Refunded by check',
  DEPT: 'Transferred to another account',
  DEPW: 'Waived',
  DEPR: 'Reversed',
  DEPE: 'Unclaimed property',
}

export const refundReasonLabels: Record<RefundReason, string> = {
  overpayment: 'Overpayment',
  closed_account: 'Closed account',
  duplicate_payment: 'Duplicate payment',
  billing_correction: 'Billing correction',
  deposit: 'Deposit',
  goodwill: 'Goodwill',
  outage_credit: 'Outage credit',
}

export const refundMethodLabels: Record<RefundMethod, string> = {
  method: paymentMethod,
  check: 'Check',
  credit: 'Credit to the account',
}

export const refundStatusLabels: Record<RefundStatus, string> = {
  requested: 'Requested',
  declined: 'Declined',
  approved: 'Approved',
  sent: 'Sent',
  failed: 'Failed',
  cashed: 'Cashed',
  voided: 'Voided',
  stale: 'Stale',
}

/** The headings of exported refunds. */
export const refundExportHead = [
  'Billing account',
  'Name',
  'Community',
  'Reason',
  'Amount',
  'Method',
  'Status',
  'Requested',
  'Requested by',
  'Decided by',
  'Sent',
  'Check',
  'Failure reason',
]

/** The headings of exported deposits. */
export const exportHead = [
  'Billing account',
  'Name',
  'Community',
  'Kind',
  'Deposit',
  'Interest',
  'Held since',
  'Review date',
  'Status',
  'Months on time',
  'Refund candidate',
]

export const statusExportName = (status: DepositStatus) => `Deposits ${statusLabels[status]}.csv`
export const daysExportName = (days: number | undefined) => `Deposits ${days} days.csv`
export const refundExportName = (days: number) => `Refunds of ${days} days.csv`

export const methodEndingIn = (method: string, last4: string) => `${method} ending in ${last4}`
/** The notes of the transactions that return a deposit. */
export const creditNote = 'Credited to the account'
export const checkNote = 'Check to the mailing address'
