/** Texts about refunds. */
import type { RefundMethod, RefundReason, RefundStatus } from '../../billing/refundStates'
import { type Cents, formatCents } from '../../format/money'
import { quantity } from '../../format/plural'
import { minRefundCredit } from '../../http/limits'

export const requestSaved = 'Refund requested. Someone else has to approve it.'
export const approved = 'The refund was approved.'
export const declined = 'The refund was declined.'
export const reasonNeeded = 'Enter a reason for declining it'
export const ownRefund = 'You requested this refund, so someone else has to decide on it.'
export const decided = 'Someone has already decided on this refund.'
export const changed = 'This amount is no longer available. Decline this refund.'
export const inProgress = 'This refund is already in progress.'
export const notFinal = 'We refund a credit only after the final bill, and this account is still open.'
export const tooLittle = `This account doesn’t have a credit of more than ${formatCents(minRefundCredit)}.`
export const depositNotHeld = 'We aren’t holding this deposit.'
export const notYet =
  'This deposit can’t be refunded yet. The account is open and hasn’t paid 12 bills in a row on time.'
export const owes = (balance: Cents) =>
  `The account owes ${formatCents(balance)}, and this deposit secures that amount.`
export const methodNotPossible = 'Choose another refund method.'
export const chooseMethod = 'Choose the payment method to refund to'
export const unknownMethod = 'This payment method is no longer on file.'
export const unknownAccount = 'We can’t find this billing account.'
export const unknownDeposit = 'We can’t find this deposit on the account.'
export const noAddress = 'There’s no address to mail a check to.'
export const tooManyTries = 'The payment provider didn’t accept the refund after several tries. Nothing was sent.'
export const declineThisRefund = 'Decline this refund?'
export const approveThisRefund = 'Approve this refund?'
export const declineEffect = 'We won’t send a refund. The deposit or credit stays on the account.'
export const summary = ({
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
export const paymentMethod = 'Payment method'
export const source = (isDeposit: boolean, amount: string) =>
  isDeposit ? `Deposit with interest, ${amount}` : `Credit on the account, ${amount}`
export const whatToRefund = 'What to refund'
export const method = 'Method'
export const request = (amount: string) => `Request ${amount}`
export const filterRefunds = 'Filter refunds'
export const requestARefund = 'Request a refund'
export const refundsNotLoaded = 'We couldn’t load the refunds.'
export const noRefundsFound = (hasStatus: boolean) =>
  hasStatus ? 'No refunds with this status were requested in this period.' : 'No refunds were requested in this period.'
export const noRefundsHint = (hasStatus: boolean) =>
  hasStatus
    ? 'Choose another status or a longer period to look further back.'
    : 'Choose a longer period to look further back.'
export const lastDaysCsv = (days: number) => `Refunds last ${days} days.csv`
export const total = (amount: string) => `${amount} total`
export const refund = 'Refund'
export const requested = 'Requested'
export const billingSystem = 'Billing system'
export const goesOutOn = `Goes out on <date/>`
export const sent = `Sent <date/>`
export const decidedBy = (name: string, isDeclined = false) =>
  isDeclined ? `Declined by ${name}` : `Approved by ${name}`
export const decision = 'Decision'
export const ownRequestHint = 'Someone else has to decide on your request.'
export const refundsNewestFirst = 'Refunds, newest first'
export const accountPrefix = 'BA-'
export const lookItUp = 'Look it up'
export const accountNotLoaded = 'We couldn’t load the account.'
export const approveRefund = (name: string, account: string) => `Approve the refund for ${name}, ${account}`
export const declineRefund = (name: string, account: string) => `Decline the refund for ${name}, ${account}`
export const refundCount = (count: number) => quantity(count, 'refund', 'refunds')

export const reasonLabels: Record<RefundReason, string> = {
  overpayment: 'Overpayment',
  closed_account: 'Closed account',
  duplicate_payment: 'Duplicate payment',
  billing_correction: 'Billing correction',
  deposit: 'Deposit',
  goodwill: 'Goodwill',
  outage_credit: 'Outage credit',
}

export const methodLabels: Record<RefundMethod, string> = {
  method: paymentMethod,
  check: 'Check',
  credit: 'Credit to the account',
}

export const statusLabels: Record<RefundStatus, string> = {
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
export const exportHead = [
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

export const exportName = (days: number) => `Refunds, last ${days} days.csv`

export const methodEndingIn = (method: string, last4: string) => `${method} ending in ${last4}`
/** The notes of the transactions that return a deposit. */
export const creditNote = 'Credited to the account'
export const checkNote = 'Check to the mailing address'
