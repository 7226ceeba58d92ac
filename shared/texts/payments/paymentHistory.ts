/** Texts about the payment history and receipts. */

import { countText } from '../../format/plural'

// Fixed by the specification.
export const selectedAccount = 'Selected account'

// The texts below are not in the specification.
export const filterPayments = 'Filter payments'
export const allAccounts = 'All accounts'
export const from = 'From'
export const to = 'To'
export const toBeforeFrom = 'The To date is before the From date. Choose a later date.'
export const method = 'Method'
export const channel = 'Channel'
export const appliedTo = 'Applied to'
export const confirmationNo = 'Confirmation no.'
export const invalidDates = 'Correct the dates to see payments here.'
export const paymentsNotLoaded = 'We couldn’t load the payments.'
export const paidThisYear = (amount: string) => `Paid this year (including fees): ${amount}`
export const paymentsCsv = 'Payments.csv'
export const paymentsNewestFirst = 'Payments, newest first'
export const noMatchTitle = 'No payments match these filters.'
export const noPayments = 'No payments on this account yet.'
export const makeAPayment = 'Make a payment'
export const receiptNotLoaded = 'We couldn’t load the receipt.'
export const paymentNotFound = (confirmation: string, isOwn: boolean) =>
  isOwn
    ? `We can’t find a payment with confirmation number ${confirmation} on your accounts. <link>Payment History</link>`
    : `We can’t find a payment with confirmation number ${confirmation} on their accounts. <link>Payment History</link>`
export const confirmationNumber = 'Confirmation number'
export const paidWith = 'Paid with'
export const totalCharged = 'Total charged'
export const returnedPaymentFee = 'Returned-payment fee'
export const remainingBalance = 'Remaining balance'
export const receiptEmailedTo = 'Receipt emailed to'
export const printReceipt = 'Print receipt'
export const downloadReceipt = 'Download receipt (PDF)'
export const receiptPdf = (confirmationNumber: string) => `Receipt ${confirmationNumber}.pdf`
export const receiptOfPayment = (confirmationNumber: string) => `Receipt for payment ${confirmationNumber}`
export const documentTitles = {
  posted: 'Payment receipt',
  pending: 'Payment being processed',
  declined: 'Payment declined',
  failed: 'Payment not made',
  returned: 'Payment returned',
  refunded: 'Payment refunded',
}
/** The outcome of a payment, below its amount on the printed receipt. */
export const documentStatus = {
  posted: 'We received this payment. Thank you.',
  pending: 'The bank hasn’t confirmed this payment yet. This isn’t a receipt until it has.',
  declined: 'The bank declined this payment, and nothing was charged. This isn’t a receipt.',
  failed: 'This payment didn’t go through, and nothing was charged. This isn’t a receipt.',
  returned: 'The bank returned this payment, so the amount is due again.',
  refunded: 'We received this payment and refunded it.',
}
export const amounts = 'Amounts'
export const amountPaid = 'Amount paid'
export const amountTried = 'Payment amount'
export const questionsAboutPayment = (number: string, email: string, confirmationNumber: string) =>
  `Questions about this payment? Call ${number} or write to ${email}, and mention confirmation number ${confirmationNumber}.`
export const otherMethodLink = 'Pay with another method'
export const thankYouTitle = 'Thank you. Your payment went through.'
export const paidTitle = 'This payment went through'
export const checkingWithBank = 'We’re checking this payment with the bank'
export const declinedTitle = 'This payment was declined'
export const notPaidTitle = 'This payment didn’t go through'
export const returnedPayment = 'This payment was returned by the bank'
export const refundedTitle = 'This payment was refunded'
export const credits = 'Credits'
export const yourCreditsNotLoaded = 'We couldn’t load your credits.'
export const theirCreditsNotLoaded = 'We couldn’t load their credits.'
export const showAllCredits = (count: number) => `Show all ${countText(count)} credits`
export const showAllRefunds = (count: number) => `Show all ${countText(count)} refunds`
export const credited = 'credited'
/** `check` is the number of the check, or empty. */
export const refundStates = {
  approved: () => 'on its way',
  sent: (check: string) => `sent ${check}`.trim(),
  cashed: (check: string) => `cashed ${check}`.trim(),
  voided: (check: string) => `stopped ${check}`.trim(),
  stale: (check: string) =>
    check === '' ? 'not cashed; contact us for a new one' : `not cashed ${check}; contact us for a new one`,
}
export const refunds = 'Refunds'
export const refundsNotLoaded = 'We couldn’t load the refunds.'
export const refundOf = (amount: string) => `Refund of ${amount}`
export const account = (billingAccount: string) => `Account ${billingAccount}`
export const atAccount = (services: string, place: string, billingAccount: string) =>
  `${services} at ${place}, account ${billingAccount}`
export const totalWithFee = 'Total with fee'
