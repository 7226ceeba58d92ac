/** Texts about paying a bill. */
import type { AccountOwner } from '../../access/accountOwner'
import type { PaymentChannel, PaymentStatus } from '../../contract/payments/payments'
import { type Cents, formatCents } from '../../format/money'
import { countText, quantity } from '../../format/plural'

// Fixed by the specification.
export const notAccepted = 'Error in completing success.'
export const failedByError = 'Payment failed due to an error.'
export const failed = 'Payment failed'
export const duplicate = 'Duplicate request blocked within 1 second'
export const savedMethods = 'Use one of the saved payment method'
export const summary = 'Payment Summary'
export const amountHint = 'should be greater than $1'
export const accepted = (cents: Cents) => `You last payment of ${formatCents(cents)} was successful.`

// The texts below are not in the specification.
export const feeNotice = 'Card and digital payments may incur processing fees. ACH (E-Check) is free.'
/** Below an amount. */
export const includesFee = (amount: string) => `Includes a fee of ${amount}`
export const fee = 'Fee'
export const makePayment = 'Make payment'
export const payWith = 'Pay with'
export const youllPay = 'You’ll pay'
export const payAnotherAccount = 'Pay another account'
export const payServicesAt = (services: string, place: string) => `Pay ${services} at ${place}`
export const showAllAccounts = (count: number) => `Show all ${countText(count)} accounts`
export const earlierPaymentsUnknown = (payments: string) =>
  `We don’t know yet whether your earlier payment of ${payments} went through. If you pay now, you may pay twice.`
export const payAnyway = 'Yes, pay this too'
export const paymentReviewNotLoaded = 'We couldn’t load the payment review.'
export const enterAmountHint = 'Enter an amount to pay with one of these.'
export const dateMissing = 'Choose a payment date to continue.'
export const reviewFollows = 'You’ll review the payment before anything is charged.'
export const declined = (reason: string) => `Declined: ${reason}`
export const declinedByBank = 'Declined by the bank.'
export const failedNotice = 'Payment failed. Nothing was charged.'
export const addMethodHint = (noMethods: string) =>
  `${noMethods}. Add a method under <link>Payment Methods</link> first.`
export const accountsToPay = 'Accounts to pay'
export const payOnceSettled = 'You can pay here once we know what happened to the earlier payment.'
export const paymentsTooClose = 'Payments must be at least five seconds apart. Wait a moment, then press Pay again.'
export const payingLabel = 'Paying'
/** `reason` is a sentence. */
export const failedBecause = (reason: string) => `${failed}. ${reason}`
export const payReview = (isNow: boolean, amount: string) => (isNow ? `Pay ${amount}` : `Review ${amount}`)
export const billingAccount = (number: string) => `Billing account ${number}`
export const bankSlow = 'The bank is taking a while to respond. Please don’t pay again; we’re still waiting.'
export const connectionLost = 'Connection lost. Checking whether your payment went through…'
export const failureChecking = 'Something went wrong on our side. Checking whether your payment went through…'
export const balanceStaleLink = 'Balance not updated. Try again'
export const balanceNotLoaded = 'We couldn’t load the balance.'
export const reviewYourPayment = 'Review your payment'
export const outcomeHint = 'Close this to see the outcome.'
export const paymentDetails = 'Payment details'
export const today = (day: string) => `Today, ${day}`
export const chooseMethod = 'Choose what to pay with.'
export const reviewHint = 'Nothing is charged until you press Pay.'
export const confirmBoxRequired = 'Check the box to confirm this payment.'
export const whatToPay = 'What to pay'
export const otherMethods = 'Change'
export const noFee = 'No fee'
export const plusFee = (amount: string) => `Plus a fee of ${amount}`
export const notTriedNotice = 'Not tried. Nothing was charged.'
export const processing = 'Processing…'
export const paidConfirmationNumber = (confirmationNumber: string) => `Paid. Confirmation number ${confirmationNumber}`
export const duplicateSkipped = 'The same payment was made a moment ago, so we didn’t make it again.'
export const paymentUnknown = 'We don’t know yet whether this payment went through.'
export const paymentStillSending = (what: string) => `Your payment of ${what} is still being processed.`
export const viewReceipt = 'View receipt'
export const checkAgain = 'Check again'
export const checkingPayment = (what: string) => `Checking on your payment of ${what}…`
export const unreceivedHint = (what: string) =>
  `We didn’t receive your payment of ${what}, and nothing has been charged. You can pay again.`
export const checkAgainHint = 'Check again before you pay.'
export const checkWhenOnline = 'We’ll check when you’re back online. Checking never charges you.'
export const ownPaymentUnknown = (what: string, next: string) =>
  `We don’t know yet whether your payment of ${what} went through. ${next}`
export const lateOutcome = (what: string) => `Your payment of ${what} went through.`
export const paymentOfDeclined = (what: string, reason: string) =>
  `Your payment of ${what} was declined. Nothing was charged. ${reason}`
export const yourPaymentOf = (what: string, reason: string) => `Your payment of ${what}: ${reason}`
export const statementChoice = (day: string, amount: string) => `Still due on your ${day} statement, ${amount}`
export const fullStatement = (day: string, amount: string) => `${day} statement, ${amount}`
export const pastDue = (amount: string) => `Past due, ${amount}`
export const otherAmount = 'Other amount'
export const fullBalance = (amount: string) => `Full balance, ${amount}`
export const amountStillDue = (amount: string) => `Amount still due, ${amount}`
export const statementAmount = (amount: string) => `Statement amount, ${amount}`
export const offlineNothingPaid = 'You’re offline. Nothing has been charged. You can pay once you’re back online.'
export const offlineHint = 'You’re offline. You can pay once you’re back online.'
export const notReceived = 'We didn’t receive this payment, and nothing has been charged. You can try again.'
export const earlierPaymentSettled =
  'We now know what happened to your earlier payment. Close this review and check before you pay again.'
export const paidEarlierToday = (amount: string, timeOfMoment: string) =>
  `You paid ${amount} on this account at ${timeOfMoment}. This is another payment.`
export const outcomeUnknown = (amount: string) =>
  `We don’t know yet whether your payment of ${amount} went through. Go to Make a Payment to check.`
export const paymentNotReceived = (amount: string) =>
  `We didn’t receive your payment of ${amount}, and nothing has been charged.`
export const isTooMuch = (typed: string, most: string) => `“${typed}” is too much. Enter at most ${most}.`
export const isTooLittle = (least: string) => `Enter at least ${least}.`
export const tooManyDigits = (example: string) => `Cents have at most two digits. Enter an amount like ${example}.`
export const periodHint = (example: string) => `Cents follow a period. Enter an amount like ${example}.`
export const commaHint = (example: string) => `Cents follow a comma. Enter an amount like ${example}.`
export const payUncheckedBalance = (amount: string) =>
  `Yes, pay ${amount}. We couldn’t load the balance, so check the amount first.`
export const confirmNothingDue = (amount: string) =>
  `Yes, pay ${amount} even though nothing is due. It will be a credit on the account.`
export const confirmOverpayment = (extra: string, owed: string) =>
  `Yes, pay ${extra} more than the ${owed} owed. The extra will be a credit on the account.`
export const nothingDueHint = 'Nothing is due. We’ll keep your payment as a credit.'
export const overpaymentWarning = (amount: string) =>
  `This is ${amount} more than the balance due. We’ll apply the extra as a credit.`
export const anotherPaymentPending = 'Another payment is still being processed. Wait until it’s done.'
export const theBankDeclined = (name: string) => `The bank declined ${name}.`
export const declinedHint = 'Use another method or contact the bank.'
/** The line above the amount. */
export const owesLead: Record<AccountOwner, string> = { own: 'You owe', theirs: 'The account owes' }
export const creditBalance = 'Credit balance'
export const allPaid = 'Nothing due'
export const owes = (owner: AccountOwner, amount: string, day: string | null) =>
  owner === 'own'
    ? day === null
      ? `You owe ${amount}`
      : `You owe ${amount}, due ${day}`
    : day === null
      ? `The account owes ${amount}`
      : `The account owes ${amount}, due ${day}`
export const hasCredit = (owner: AccountOwner, amount: string) =>
  owner === 'own' ? `You have a credit of ${amount}` : `The account has a credit of ${amount}`
export const owesNothing: Record<AccountOwner, string> = {
  own: 'You owe nothing right now',
  theirs: 'The account owes nothing right now',
}
export const servicesAt = (services: string, place: string) => `${services} at ${place}`
export const unknownMethod = 'This payment method is no longer on file. Choose another one.'
export const expiredMethod = 'This card has expired. Choose another one, or add it again with its new expiration date.'
export const neverCharged = 'The payment didn’t reach the bank. Nothing was charged, and you can try again.'
export const madeAgain = 'The payment didn’t reach the bank. Nothing was charged, and we’ll try again.'
export const arrivedTooLate = 'This payment arrived too late, so we didn’t make it. Nothing was charged.'
export const amountWithMethod = (amount: string, method: string) => `${amount} with ${method}`

interface PayLabel {
  /** The text of the button. */
  text: string
  /** Empty without a fee. */
  fee: string
  method: string
  /** Empty for a payment now. */
  day: string
}

export const payLabel = ({ text, fee, method, day }: PayLabel) => {
  if (day === '') {
    return fee === '' ? `${text}, without a fee, from ${method}` : `${text}, with a fee of ${fee}, from ${method}`
  }
  return fee === ''
    ? `${text}, without a fee, from ${method}, on ${day}`
    : `${text}, with a fee of ${fee}, from ${method}, on ${day}`
}

interface OwedWithFees {
  owed: string
  fees: string
  method: string
  total: string
}

export const owedWithFees = ({ owed, fees, method, total }: OwedWithFees) =>
  `${owed} owed, plus ${fees} in fees for ${method}: ${total} total.`
export const owedWithoutFees = (owed: string, method: string) => `${owed} owed. ${method} has no fee.`
export const payAmount = (amount: string) => `Pay ${amount}`
export const payAccounts = (count: number) => `Pay ${quantity(count, 'account', 'accounts')}`
export const payingAccounts = (count: number) => `Paying ${quantity(count, 'account', 'accounts')}`
export const paidAccounts = (paid: number, count: number) =>
  paid === count
    ? `${quantity(count, 'account', 'accounts')} paid`
    : `${countText(paid)} of ${quantity(count, 'account', 'accounts')} paid`
export const providerUnreachable =
  'We couldn’t reach the payment provider, so nothing was charged. Try again in a moment.'

export const statusLabels: Record<PaymentStatus, string> = {
  pending: 'Processing',
  posted: 'Posted',
  declined: 'Declined',
  failed: 'Not charged',
  returned: 'Returned',
  refunded: 'Refunded',
}

export const channelLabels: Record<PaymentChannel, string> = {
  portal: 'Portal',
  scheduled: 'Scheduled',
  autopay: 'Autopay',
  phone: 'Phone',
  mail: 'Mail',
}
export const bankPending = 'The bank hasn’t answered yet. We’re checking, so please don’t pay again.'
/** Why a payment was refused. */
export const methodRemoved = 'This payment method is no longer on file. Nothing was charged.'
export const closedBeforeBank = 'This payment was closed before it reached the bank. Nothing was charged.'
