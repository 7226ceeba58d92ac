/** Texts about payments. */

import type { AccountOwner } from '../access/accountOwner'
import { type Cents, formatCents } from '../billing/money'
import { dayInProse } from '../format/dates'
import { firstPayDay, lastPayDay } from '../payments/scheduledPayments'
import { quantity } from './plural'

// Fixed by the specification.
export const notAccepted = 'Error in completing success.'
export const failedByError = 'Payment failed due to an error.'
export const failed = 'Payment failed'
export const duplicate = 'Duplicate request blocked within 1 second'
export const loadingPage = 'Loading payment page'
export const enterDetails = 'Please enter payment method details below'
export const saved = 'Congratulation!!'
export const saveFailed = 'Card save failed, please try again...'
export const deleted = 'Payment profile deleted successfully!'
export const deleteFailed = 'Failed to delete payment profile.'
export const savingRegistration = 'Saving Payment Method Registration details...'
export const noMethods = 'No data found'
export const noMethodsHint = 'Add a card, bank account or wallet. Nothing is charged when you save it.'
export const savedMethods = 'Use one of the saved payment method'
export const orAddNew = 'Or Add New'
export const summary = 'Payment Summary'
export const proceed = 'Proceed to Add Payment Method'
export const amountHint = 'should be greater than $1'
export const selectedAccount = 'Selected account'
export const addPaymentMethod = 'Add payment method'
export const accepted = (cents: Cents) => `You last payment of ${formatCents(cents)} was successful.`

// The texts below are not in the specification.
export const feeNotice = 'Card and digital payments may incur processing fees. ACH (E-Check) is free.'
export const scheduled = (cents: Cents, day: string) =>
  `Your payment of ${formatCents(cents)} is scheduled for ${dayInProse(day)}.`
export const scheduleCancelled = (cents: Cents, day: string) =>
  `The payment of ${formatCents(cents)} scheduled for ${dayInProse(day)} is canceled. Nothing will be charged.`
export const scheduleDays = (today: string) =>
  `Choose a day from ${dayInProse(firstPayDay(today))} to ${dayInProse(lastPayDay(today))}, or pay today.`
export const scheduleExpiresBefore = 'This card expires before that day. Choose another card or an earlier day.'
export const scheduleAlready = 'The same payment is already scheduled for that day.'
export const scheduleTooLateToCancel = 'It’s too late to cancel this payment, because its payment date has arrived.'
/** This is shown before a payment is scheduled. It explains what happens if the bill is paid in another way. */
export const scheduleRule =
  'If you have no balance on that date, we won’t process this payment. Otherwise we’ll charge the full amount and credit anything over your balance.'
export const filterPayments = 'Filter payments'
export const allAccounts = 'All accounts'
export const from = 'From'
export const to = 'To'
export const theToDateIsBefore = 'The To date is before the From date. Choose a later date.'
export const date = 'Date'
export const method = 'Method'
export const channel = 'Channel'
export const appliedTo = 'Applied to'
export const confirmationNo = 'Confirmation no.'
export const withAFeeOf = (amount: string) => `with a fee of ${amount}`
export const invalidDates = 'Correct the dates to see payments here.'
export const thePayments = 'the payments'
export const paidThisYear = (isOfAll: boolean, crmBillingAccountNumber: string, amount: string) =>
  `${isOfAll ? 'Paid this year' : `Paid this year on ${crmBillingAccountNumber}`} (including fees): ${amount}`
export const paymentsCsv = 'Payments.csv'
export const paymentsNewestFirst = 'Payments, newest first'
export const noPaymentsMatchTheseFilters = 'No payments match these filters.'
export const makeAPayment = 'Make a payment'
export const noPaymentsOnThisAccount = 'No payments on this account yet.'
export const theReceipt = 'the receipt'
export const weCantFindAPayment = (confirmation: string, isOwn: boolean) =>
  isOwn
    ? `We can’t find a payment with confirmation number ${confirmation} on your accounts. <link>Payment history</link>`
    : `We can’t find a payment with confirmation number ${confirmation} on their accounts. <link>Payment history</link>`
export const confirmationNumber = 'Confirmation number'
export const paidWith = 'Paid with'
export const fee = 'Fee'
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
/** What became of a payment, below its amount on the printed receipt. */
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
export const amountTried = 'Amount of the payment'
export const questionsAboutPayment = (number: string, email: string, confirmationNumber: string) =>
  `Questions about this payment? Call ${number} or write to ${email}, and name ${confirmationNumber}.`
export const payWithAnotherMethod = 'Pay with another method'
export const paymentHistory = 'Payment history'
export const mainDashboard = 'Main Dashboard'
export const setUpAutopay = 'Set up autopay'
export const credit = (amount: string) => `${amount} credit`
export const thankYouYourPaymentWentThrough = 'Thank you, your payment went through'
export const thisPaymentWentThrough = 'This payment went through'
export const thisPaymentIsBeingChecked = 'This payment is being checked with the bank'
export const thisPaymentWasDeclined = 'This payment was declined'
export const thisPaymentDidntGoThrough = 'This payment didn’t go through'
export const returnedPayment = 'This payment was returned by the bank'
export const thisPaymentWasRefunded = 'This payment was refunded'
export const credits = 'Credits'
export const yourCredits = 'your credits'
export const theirCredits = 'their credits'
export const showAllCredits = (count: number) => `Show all ${count} credits`
export const showAllRefunds = (count: number) => `Show all ${count} refunds`
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
export const theRefunds = 'the refunds'
export const refundOf = (amount: string) => `Refund of ${amount}`
export const account = (billingAccount: string) => `Account ${billingAccount}`
export const atAccount = (services: string, place: string | number, billingAccount: string) =>
  `${services} at ${place}, account ${billingAccount}`
export const at = (services: string, place: string | number) => `${services} at ${place}`
export const totalWithFee = 'Total with fee'
export const paymentType = 'Payment type'
export const feeOfFee = (fee: string) => `${fee} fee`
export const paymentMethodDetails = 'Payment method details'
export const frameEmptyHint = 'If the space above is empty, the payment page may be unavailable.'
export const nextYoullEnterYourCard =
  'Next, you’ll enter your card or bank numbers on our payment provider’s page. They never reach us.'
export const openThePaymentWindow = 'Open the payment window'
export const yourPaymentMethod = 'Your payment method'
export const isOnFile = (name: string) => `${name} is on file.`
export const turningAutopayOn = 'Turning autopay on…'
export const autopayMoves = (crmBillingAccountNumber: string) =>
  `Autopay for billing account ${crmBillingAccountNumber} will use it from now on.`
export const yourPaymentMethodIsSaved = (message: string) =>
  `Your payment method is saved, but we couldn’t turn autopay on. ${message}`
export const makePayment = 'Make payment'
export const seeSavedMethods = 'See saved methods'
export const addAnother = 'Add another'
export const methodWithExpiry = (name: string, expiry: string) => `${name}, expires ${expiry}`
export const autopayIsOn = 'Autopay is on.'
export const autopayIsOff = 'Autopay is off.'
export const addMethodHint = 'Add a payment method to turn autopay on.'
export const payWith = 'Pay with'
export const changeMethod = 'Change method'
export const turnAutopayOn = 'Turn autopay on'
export const turnAutopayOff = 'Turn autopay off'
export const useThisMethodForAutopay = 'Use this method for autopay'
export const youllNeedToPayEach = (lateFeeText: string) =>
  `You’ll need to pay each bill yourself by its due date. ${lateFeeText}`
export const autopayExplanation = (name: string, autopayFee: string) =>
  `We’ll charge your ${name} the full balance the day before each bill is due. ${autopayFee} You can turn this off at any time.`
export const autopayForBillingAccount = (crmBillingAccountNumber: string) =>
  `Autopay for billing account ${crmBillingAccountNumber}`
export const youCantChangeAutopayRight =
  'You can’t change autopay right now because we couldn’t load the payment methods.'
export const autopayIsOffYouPay = 'Autopay is off. You pay each bill yourself.'
export const autopayIsOffTheCustomer = 'Autopay is off. The customer pays manually.'
export const nextPayment = (day: string) => `Next payment: ${day}.`
export const nothingIsDueRightNow = 'Nothing is due right now.'
export const autopayIsOnEachBill = (isOwn: boolean, name: string, next: string) =>
  `Autopay is on. Each bill is paid in full the day before it’s due, with ${isOwn ? 'your' : 'their'} ${name}. ${next}`
export const theCardThatAutopayUses =
  'The card that autopay uses has expired. Choose another one, or the next bill won’t be paid.'
export const deletePaymentMethod = 'Delete payment method'
export const wellRemoveFromYourAccount = (name: string) =>
  `We’ll remove ${name} from your account. This doesn’t affect payments you’ve already made with it.`
export const deleteIt = 'Delete it?'
export const deleteMethodEffect = 'Any payments scheduled with it will be canceled.'
export const scheduledAlsoCanceled = (isOne: boolean) =>
  `${isOne ? 'This scheduled payment' : 'These scheduled payments'} will also be canceled:`
export const amountOnDayForBill = (amount: string, day: string, bill: string) =>
  `${amount} on ${day} for billing account ${bill}`
export const autopayUsesThisMethod = 'Autopay uses this method'
export const autopayUsesFor = (name: string) => `Autopay uses ${name} for:`
export const beforeYouDeleteThisOne =
  'Before you delete this one, choose another method for autopay there or turn autopay off.'
export const savedPaymentMethods = 'Saved payment methods'
export const thePaymentMethods = 'the payment methods'
export const youCanSeePaymentMethods = `You can see payment methods but not add them. Ask the account holder, or <link>see saved methods</link>.`
export const whyWeAsk = 'Why we ask'
export const savedMethodBenefit =
  'With a saved method, you can pay a bill in one click or let autopay do it. Nothing is charged when you save it.'
export const savedMethodsNotice = (isOne: boolean, count: string | number) =>
  `${isOne ? 'One payment method is' : `${count} payment methods are`} already saved. You can add another one, or <link>see what’s saved</link>.`
export const useForAutopay = (crmBillingAccountNumber: string) =>
  `Use it for autopay on billing account ${crmBillingAccountNumber}`
export const chargeConsent =
  'I authorize a charge of the full balance to this method the day before each bill is due, with the fee of its type. I can turn this off at any time.'
export const theNewCardHasExpired = 'The new card has expired'
export const replacementExpired = (name: string, expiry: string, replaced: string) =>
  `${name} is saved, but it expired in ${expiry}. We didn’t remove ${replaced}. Replace it with a card that’s still valid.`
export const keepBoth = 'Keep both'
export const removeFromYourAccount = (oldName: string) => `Remove ${oldName} from your account?`
export const autopayNotMoved = (isPartlyMoved: boolean) =>
  isPartlyMoved ? 'Autopay wasn’t moved for all accounts' : 'Autopay wasn’t moved'
export const moveAutopayAndRemove = 'Move autopay and remove the old card'
export const moveAndRemove = 'Move and remove'
export const removeTheOldCard = 'Remove the old card'
export const isSaved = (newName: string) => `${newName} is saved.`
export const autopayWillChargeItInstead = (oldName: string) => `Autopay will charge it instead of ${oldName} for:`
export const autopayMoved = (newName: string) => `Autopay now charges ${newName} for:`
export const autopayMoveFailed = 'We couldn’t move autopay for:'
export const isStillSavedBecauseAutopay = (oldName: string) => `${oldName} is still saved, because autopay uses it.`
export const replace = (method: string) => `Replace ${method}`
export const expired = (expiry: string) => `Expired ${expiry}`
export const youllPay = 'You’ll pay'
export const defaultMethod = 'Default'
export const makeDefault = 'Make default'
export const makeItemDefault = (name: string) => `Make ${name} the default payment method`
export const isNowDefault = (name: string) => `${name} is now your default payment method.`
export const editDate = 'Edit date'
export const editDateOfItem = (name: string) => `Edit the expiration date of ${name}`
export const editExpirationDate = 'Edit expiration date'
export const expirationDate = 'Expiration date'
export const expirationDateHint = 'MM/YYYY, as shown on your new card'
export const expirationDateExample = 'Enter the month and year, such as 09/2029.'
export const renewedCardHint = (name: string) =>
  `If your bank renewed ${name} with the same number, update its date here. If the number changed, replace the card instead.`
export const saveDate = 'Save date'
export const expiryChanged = 'Expiration date updated.'
export const payAnotherAccount = 'Pay another account'
export const payServicesAt = (services: string, place: string | number) => `Pay ${services} at ${place}`
export const showAllAccounts = (count: number) => `Show all ${count} accounts`
export const expiresSoon = 'Expires soon'
export const autopay = (autopay: string) => `Autopay: ${autopay}`
export const noFeeECheckIsFree = 'No fee. E-Check is free.'
export const autopayFee = (fee: string) => `Each payment has a fee of ${fee}. E-Check is free.`
export const saveWith = (amount: string, method: string) => `Save ${amount} with ${method}`
export const saveUpToWith = (amount: string, method: string) => `Save up to ${amount} with ${method}`
export const earlierPaymentsUnknown = (payments: string | number) =>
  `We don’t know yet whether your earlier payment of ${payments} went through. If you pay now, you may pay twice.`
export const yesPayThisToo = 'Yes, pay this too'
export const thePaymentReview = 'the payment review'
export const enterAnAmountToPay = 'Enter an amount to pay with one of these.'
export const chooseAPaymentDate = 'Choose a payment date.'
export const youllReviewThePaymentBefore = 'You’ll review the payment before anything is charged.'
export const declined = (reason: string) => `Declined: ${reason}`
export const declinedByTheBank = 'Declined by the bank.'
export const paymentFailedNothingWasCharged = 'Payment failed. Nothing was charged.'
export const expiresOfExpiry = (expiry: string) => `Expires ${expiry}`
export const addAMethodUnderPayment = (noMethods: string) =>
  `${noMethods}. Add a method under <link>Payment Methods</link> first.`
export const accountsToPay = 'Accounts to pay'
export const payOnceSettled = 'You can pay here once we know what happened to the earlier payment.'
export const minimumPayment = 'Payments must be at least five seconds apart. Wait a moment, then press Pay again.'
export const payingLabel = 'Paying'
export const expiresBeforeThatDay = 'expires before that day'
export const payReview = (isNow: boolean, amount: string) => (isNow ? `Pay ${amount}` : `Review ${amount}`)
export const billingAccount = (number: string) => `Billing account ${number}`
export const total = 'Total'
export const bankSlow = 'The bank is taking a while to respond. Please don’t pay again; we’re still waiting.'
export const connectionLost = 'Connection lost. Checking whether your payment went through…'
export const somethingWentWrongOnOur = 'Something went wrong on our side. Checking whether your payment went through…'
export const balanceNotUpdatedTryAgain = 'Balance not updated. Try again'
export const theAutopaySettings = 'the autopay settings'
export const theBalance = 'the balance'
export const reviewYourPayment = 'Review your payment'
export const closeThisToSeeTheOutcome = 'Close this to see the outcome.'
export const paymentDetails = 'Payment details'
export const today = (day: string) => `Today, ${day}`
export const chooseMethod = 'Choose what to pay with.'
export const reviewHint = 'Nothing is charged until you press Pay.'
export const checkTheBoxToConfirm = 'Check the box to confirm this payment.'
export const whatToPay = 'What to pay'
export const otherMethods = 'Other methods'
export const autopayWillPay = 'Autopay is on and will pay only the remaining balance.'
export const savedMethod = 'saved method'
export const includingFee = (amount: string) => `incl. ${amount} fee`
export const noFee = 'no fee'
export const plusFee = (amount: string) => `plus ${amount} fee`
export const notTriedNothingWasCharged = 'Not tried. Nothing was charged.'
export const processing = 'Processing…'
export const paidConfirmationNumber = (confirmationNumber: string) => `Paid. Confirmation number ${confirmationNumber}`
export const theSamePaymentWasMade = 'The same payment was made a moment ago, so we didn’t make it again.'
export const paymentUnknown = 'We don’t know yet whether this payment went through.'
export const paymentStillSending = (what: string) => `Your payment of ${what} is still being processed.`
export const viewReceipt = 'View receipt'
export const checkAgain = 'Check again'
export const checkingPayment = (what: string) => `Checking on your payment of ${what}…`
export const weDidntReceiveYourPayment = (what: string) =>
  `We didn’t receive your payment of ${what}, and nothing has been charged. You can pay again.`
export const checkAgainBeforeYouPay = 'Check again before you pay.'
export const checkWhenOnline = 'We’ll check when you’re back online. Checking never charges you.'
export const ownPaymentUnknown = (what: string, next: string) =>
  `We don’t know yet whether your payment of ${what} went through. ${next}`
export const yourPaymentOfWentThrough = (what: string) => `Your payment of ${what} went through.`
export const yourPaymentOfWasDeclined = (what: string, reason: string) =>
  `Your payment of ${what} was declined. Nothing was charged. ${reason}`
export const yourPaymentOf = (what: string, reason: string) => `Your payment of ${what}: ${reason}`
export const stillDueOnStatement = (day: string, amount: string) => `Still due on statement of ${day}, ${amount}`
export const fullStatement = (day: string, amount: string) => `Statement of ${day}, ${amount}`
export const pastDue = (amount: string) => `Past due, ${amount}`
export const otherAmount = 'Other amount'
export const fullBalance = 'Full balance'
export const amountStillDue = 'Amount still due'
export const statementAmount = 'Statement amount'
export const offlineNothingPaid = 'You’re offline. Nothing has been charged. You can pay once you’re back online.'
export const youreOfflineYouCanPay = 'You’re offline. You can pay once you’re back online.'
export const weDidntReceiveThisPayment =
  'We didn’t receive this payment, and nothing has been charged. You can try again.'
export const weNowKnowWhatHappened =
  'We now know what happened to your earlier payment. Close this review and check before you pay again.'
export const youPaidOnThisAccount = (amount: string, timeOfMoment: string) =>
  `You paid ${amount} on this account at ${timeOfMoment}. This is another payment.`
export const weDontKnowYetWhetherYourPayment = (amount: string) =>
  `We don’t know yet whether your payment of ${amount} went through. Open Make Payment to check.`
export const paymentNotReceived = (amount: string) =>
  `We didn’t receive your payment of ${amount}, and nothing has been charged.`
export const isTooMuch = (typed: string, most: string) => `“${typed}” is too much. Enter an amount of at most ${most}.`
export const isTooLittle = (typed: string, least: string) =>
  `“${typed}” is too little. Enter an amount of at least ${least}.`
export const centsHaveTwoDigits = (example: string) => `Cents have at most two digits. Enter an amount like ${example}.`
export const centsFollowAPeriod = (example: string) => `Cents follow a period. Enter an amount like ${example}.`
export const centsFollowAComma = (example: string) => `Cents follow a comma. Enter an amount like ${example}.`
export const yesPayTheBalanceCouldnt = (amount: string) =>
  `Yes, pay ${amount}. We couldn’t load the balance, so check the amount first.`
export const yesPayEvenThoughNothing = (amount: string) =>
  `Yes, pay ${amount} even though nothing is due. It will be a credit on the account.`
export const confirmOverpayment = (extra: string, owed: string) =>
  `Yes, pay ${extra} more than the ${owed} owed. The extra will be a credit on the account.`
export const nothingIsDueRightNowWell = 'Nothing is due right now. We’ll apply any payment as a credit.'
export const overpaymentWarning = (amount: string) =>
  `This is ${amount} more than the balance due. We’ll apply the extra as a credit.`
export const anotherPaymentIsStillBeing = 'Another payment is still being processed. Wait until it’s done.'
export const theBankDeclined = (name: string) => `The bank declined ${name}.`
export const useAnotherMethodOrContact = 'Use another method or contact the bank.'
export const cancelScheduledPayment = 'Cancel scheduled payment'
export const weWontMakeThePayment = (what: string) =>
  `We won’t make the payment of ${what}. Any amount owed is still due.`
export const cancelPayment = 'Cancel payment'
export const payOn = 'Pay on'
export const aLaterDay = 'A later day'
export const paymentDate = 'Payment date'
export const yourBillIsDueOn = (day: string, lateFeeText: string) => `Your bill is due on ${day}. ${lateFeeText}`
export const scheduleConsent = (amount: string, name: string, day: string) =>
  `By scheduling this payment you authorize us to charge ${amount} to ${name} on ${day}. You can cancel it until the day before.`
export const youreOfflineYouCanSchedule = 'You’re offline. You can schedule it once you’re back online.'
export const schedulePayment = 'Schedule payment'
export const theScheduledPayments = 'the scheduled payments'
export const beingPaidToday = 'Being paid today'
export const methodAndBill = (method: string, services: string, place: string) => `${method} · ${services} at ${place}`
export const on = (amount: string, day: string) => `${amount} on ${day}`
export const codeSentTo = (oneTimeCodeMinutes: number, isEmail: boolean) =>
  isEmail
    ? `Sent to <strong/>. The code is valid for ${oneTimeCodeMinutes} minutes. Check your spam folder too.`
    : `Sent to <strong/>. The code is valid for ${oneTimeCodeMinutes} minutes.`
export const useAnotherEmail = 'Use another email'
export const useAnotherNumber = 'Use another number'
export const notRegisteredHint = `Not registered yet? <link>Register</link> and add one as you go.`
export const signInInstead = 'Sign in instead'
export const thePaymentMethodIsOnFile = (saved: string) => `${saved} The payment method is on file.`
export const youCanAlsoCloseThisPage = 'You can also close this page.'
export const proofExplanation =
  'To make sure it’s you, we’ll send a one-time code to the email address or phone number on your account.'
export const howToSendTheCode = 'How to send the code'
export const byEmail = 'By email'
export const byTextMessage = 'By text message'
export const youCanCloseThisWindow = 'You can close this window'
export const disc = 'DISC'
export const aPay = 'A Pay'
export const gPay = 'G Pay'
export const aPayName = 'a pay'
export const paypal = 'PayPal'
export const providerPageTitle = (label: string | number) => `${label}: our payment provider’s page`
export const paymentPageDown = 'The payment page isn’t responding.'
export const completeInWindow = 'Complete the step in the window that just opened. This page will update automatically.'
export const yourBrowserBlockedThePayment = 'Your browser blocked the payment window. Open it with the button below.'
export const yourPaymentMethodDetailsAreSaved = (saved: string) => `${saved} Your payment method details are saved.`
export const notSavedByProvider = 'Nothing was saved because the payment window was closed before you finished.'
export const nothingWasSavedThePaymentWindow = 'Nothing was saved. The payment window timed out after ten minutes.'
export const notSavedByUs = 'Nothing was saved because we couldn’t reach the payment page. Try again in a moment.'
export const nothingWasSavedBecauseThePayment =
  'Nothing was saved because the payment page didn’t open. Try again in a moment.'
export const nothingWasSavedBecauseThePaymentPage =
  'Nothing was saved because the payment page stopped working. Try again in a moment.'
export const nothingWasSavedThePayment =
  'Nothing was saved. The payment page tried to open an outside address, so we closed it.'
export const owesLead: Record<AccountOwner, string> = { own: 'You owe', theirs: 'The account owes' }
export const creditBalance = 'Credit balance'
export const allPaid = 'All paid up'
export const dueOn = (day: string) => `Due ${day}`
export const owes = (owner: AccountOwner, amount: string, day: string | null) =>
  day === null ? `${owesLead[owner]} ${amount}` : `${owesLead[owner]} ${amount}, due ${day}`
export const hasCredit = (owner: AccountOwner, amount: string) =>
  owner === 'own' ? `You have a credit of ${amount}` : `The account has a credit of ${amount}`
export const owesNothing: Record<AccountOwner, string> = {
  own: 'You owe nothing right now',
  theirs: 'The account owes nothing right now',
}
export const isScheduledFor = (amount: string, day: string) => `${amount} is scheduled for ${day}.`
export const isBeingPaidToday = (amount: string) => `${amount} is being paid today.`
export const aPaymentIsAlreadyScheduled = (amount: string, day: string) =>
  `A ${amount} payment is already scheduled for ${day}. This payment is in addition to it.`
export const aPaymentIsAlreadyBeing = (amount: string) =>
  `A ${amount} payment is already being processed today. This payment is in addition to it.`
export const scheduledLabel = 'Scheduled'
export const servicesAt = (services: string, place: string) => `${services} at ${place}`
export const autopayCardExpired = 'This card has expired and can’t be used for autopay.'
export const expiryIsPast = 'This date is in the past. Enter the date on your new card.'
export const expiryIsFixed =
  'Your payment provider doesn’t allow changing the expiration date of this payment method. Replace it instead.'
export const cardExpired = 'This card has expired'
export const methodUsedByAutopay =
  'Autopay uses this payment method. First choose another method for autopay or turn autopay off.'
export const unknownMethod = 'This payment method is no longer on file. Choose another one.'
export const expiredMethod = 'This card has expired. Choose another one, or add it again with its new expiration date.'
export const neverCharged = 'The payment didn’t reach the bank. Nothing was charged, and you can try again.'
export const arrivedTooLate = 'This payment arrived too late, so we didn’t make it. Nothing was charged.'
export const expiresOn = (date: string) => `Expires ${date}`
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

export const payLabel = ({ text, fee, method, day }: PayLabel) =>
  `${text}, ${fee === '' ? 'without a fee' : `with a fee of ${fee}`}, from ${method}${day === '' ? '' : `, on ${day}`}`
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
    : `${paid} of ${quantity(count, 'account', 'accounts')} paid`
export const feeOnBalance = ({ fee, amount, balance }: { fee: string; amount: string; balance: string }) =>
  `Each payment has a fee of ${fee}, which is ${amount} on your balance of ${balance}. E-Check is free.`
export const methodSaved = (name: string) => `${saved} ${name} is saved.`
export const providerUnreachable =
  'We couldn’t reach the payment provider, so nothing was charged. Try again in a moment.'
