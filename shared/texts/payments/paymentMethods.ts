/** Texts about payment methods and the payment provider’s page. */

import { countText, plural } from '../../format/plural'
import type { PaymentType } from '../../payments/paymentTypes'

// Fixed by the specification.
export const loadingPage = 'Loading payment page'
export const enterDetails = 'Please enter payment method details below'
export const saved = 'Congratulation!!'
export const saveFailed = 'Card save failed, please try again...'
export const deleted = 'Payment profile deleted successfully!'
export const deleteFailed = 'Failed to delete payment profile.'
export const savingRegistration = 'Saving Payment Method Registration details...'
export const noMethods = 'No data found'
export const orAddNew = 'Or Add New'
export const proceed = 'Proceed to Add Payment Method'
export const addPaymentMethod = 'Add payment method'
export const typeLabels: Record<PaymentType, string> = {
  CC: 'Credit Card',
  DC: 'Debit Card',
  DD: 'E-Check',
  AP: 'Apple Pay',
  GP: 'Google Pay',
  PAYPAL_ACCOUNT: 'Paypal',
  VENMO: 'Venmo',
}

// The texts below are not in the specification.
export const noMethodsHint = 'Add a card, bank account or wallet. Nothing is charged when you save it.'
export const paymentType = 'Payment type'
export const feeOfFee = (fee: string) => `${fee} fee`
export const paymentMethodDetails = 'Payment method details'
export const frameEmptyHint = 'If the space above is empty, the payment page may be unavailable.'
export const providerPageHint =
  'Next, you’ll enter your card or bank numbers on our payment provider’s page. They never reach us.'
export const openWindow = 'Open the payment window'
export const yourPaymentMethod = 'Your payment method'
export const isOnFile = (name: string) => `${name} is on file.`
export const seeSavedMethods = 'See saved methods'
export const addAnother = 'Add another'
export const deletePaymentMethod = 'Delete payment method'
export const removeEffect = (name: string) =>
  `We’ll remove ${name} from your account. This doesn’t affect payments you’ve already made with it.`
export const deleteIt = 'Delete it?'
export const deleteMethodEffect = 'Any payments scheduled with it will be canceled.'
export const scheduledAlsoCanceled = (count: number) =>
  plural(count, 'This scheduled payment will also be canceled:', 'These scheduled payments will also be canceled:')
export const scheduledUse = (amount: string, day: string, bill: string) =>
  `${amount} on ${day} for billing account ${bill}`
export const savedPaymentMethods = 'Saved payment methods'
export const paymentMethodsNotLoaded = 'We couldn’t load the payment methods.'
export const viewOnlyHint = `You can see payment methods but not add them. Ask the account holder, or <link>see saved methods</link>.`
export const whyWeAsk = 'Why we ask'
export const savedMethodBenefit =
  'With a saved method, you can pay a bill in one click or let autopay do it. Nothing is charged when you save it.'
export const savedMethodsNotice = (count: number) =>
  plural(
    count,
    'One payment method is already saved. You can add another one, or <link>see what’s saved</link>.',
    `${countText(count)} payment methods are already saved. You can add another one, or <link>see what’s saved</link>.`,
  )
export const newCardExpired = 'The new card has expired'
export const replacementExpired = (name: string, expiry: string, replaced: string) =>
  `${name} is saved, but it expired in ${expiry}. We didn’t remove ${replaced}. Replace it with a card that’s still valid.`
export const keepBoth = 'Keep both'
export const removeOldTitle = (oldName: string) => `Remove ${oldName} from your account?`
export const moveAndRemove = 'Move and remove'
export const removeOld = 'Remove the old card'
export const isSaved = (newName: string) => `${newName} is saved.`
export const expired = (expiry: string) => `Expired ${expiry}`
export const defaultMethod = 'Default'
export const makeDefault = 'Make default'
export const makeItemDefault = (name: string) => `Make ${name} the default payment method`
export const isNowDefault = (name: string) => `${name} is now your default payment method.`
export const editDate = 'Update expiration date'
export const editDateOf = (name: string) => `Edit the expiration date of ${name}`
export const editExpirationDate = 'Edit expiration date'
export const expirationDate = 'Expiration date'
export const expirationDateHint = 'MM/YYYY, as shown on your new card'
export const expirationDateExample = 'Enter the month and year, such as 09/2029.'
export const renewedCardHint = (name: string) =>
  `If your bank renewed ${name} with the same number, update its date here. If the number changed, replace the card instead.`
export const saveDate = 'Save date'
export const expiryChanged = 'Expiration date updated.'
export const expiresSoon = 'Expires soon'
export const saveWith = (amount: string, method: string) => `Save ${amount} with ${method}`
export const saves = (amount: string) => `Saves ${amount}`
export const savesUpTo = (amount: string) => `Saves up to ${amount}`
export const codeSentTo = (oneTimeCodeMinutes: number, isEmail: boolean) =>
  isEmail
    ? `Sent to <strong/>. The code is valid for ${oneTimeCodeMinutes} minutes. Check your spam folder too.`
    : `Sent to <strong/>. The code is valid for ${oneTimeCodeMinutes} minutes.`
export const useAnotherEmail = 'Use another email'
export const useAnotherNumber = 'Use another number'
export const notRegisteredHint = `Not registered yet? <link>Register</link> and add one as you go.`
export const signInInstead = 'Sign in instead'
export const savedNotice = (saved: string) => `${saved} The payment method is on file.`
export const closePageHint = 'You can also close this page.'
export const verificationHint =
  'To make sure it’s you, we’ll send a one-time code to the email address or phone number on your account.'
export const codeChannelLabel = 'How to send the code'
export const byEmail = 'By email'
export const byTextMessage = 'By text message'
export const closeWindow = 'You can close this window'
export const disc = 'DISC'
export const aPay = 'A Pay'
export const gPay = 'G Pay'
export const aPayName = 'a pay'
export const paypal = 'PayPal'
export const providerPageTitle = (label: string) => `${label}: our payment provider’s page`
export const paymentPageDown = 'The payment page isn’t responding.'
export const completeInWindow = 'Complete the step in the window that just opened. This page will update automatically.'
export const windowBlocked = 'Your browser blocked the payment window. Open it with the button below.'
export const detailsSavedNotice = (saved: string) => `${saved} Your payment method details are saved.`
export const windowClosed = 'Nothing was saved because the payment window was closed before you finished.'
export const windowTimedOut = 'Nothing was saved. The payment window timed out after ten minutes.'
export const notReached = 'Nothing was saved because we couldn’t reach the payment page. Try again in a moment.'
export const windowNotOpened = 'Nothing was saved because the payment page didn’t open. Try again in a moment.'
export const pageCrashed = 'Nothing was saved because the payment page stopped working. Try again in a moment.'
export const pageLeft = 'Nothing was saved. The payment page tried to open an outside address, so we closed it.'
export const expiryIsPast = 'This date is in the past. Enter the date on your new card.'
export const expiryIsFixed =
  'Our payment provider doesn’t let you change the expiration date of this payment method. Replace it instead.'
export const expiresOn = (date: string) => `Expires ${date}`
export const methodSaved = (name: string) => `${saved} ${name} is saved.`
