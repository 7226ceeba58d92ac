/** Texts about autopay. */
import { lateFeeText } from '../billing/lateFee'

export const setUpAutopay = 'Set up autopay'
export const turningAutopayOn = 'Turning autopay on…'
export const autopayMoves = (crmBillingAccountNumber: string) =>
  `Autopay for billing account ${crmBillingAccountNumber} will use it from now on.`
export const savedWithoutAutopay = (message: string) =>
  `Your payment method is saved, but we couldn’t turn autopay on. ${message}`
export const methodWithExpiry = (name: string, expiry: string) => `${name}, expires ${expiry}`
export const autopayIsOn = 'Autopay is on.'
export const autopayIsOff = 'Autopay is off.'
export const addMethodHint = 'Add a payment method to turn autopay on.'
export const changeMethod = 'Change method'
export const turnAutopayOn = 'Turn autopay on'
export const turnAutopayOff = 'Turn autopay off'
export const consentLabel = 'Use this method for autopay'
export const turnOffEffect = `You’ll need to pay each bill yourself by its due date. ${lateFeeText}`
export const autopayExplanation = (name: string, autopayFee: string) =>
  `We’ll charge your ${name} the full balance the day before each bill is due. ${autopayFee} You can turn this off at any time.`
export const panelTitle = (crmBillingAccountNumber: string) => `Autopay for billing account ${crmBillingAccountNumber}`
export const methodsNotLoaded = 'You can’t change autopay right now because we couldn’t load the payment methods.'
export const offForCustomer = 'Autopay is off. You pay each bill yourself.'
export const offForStaff = 'Autopay is off. The customer pays manually.'
export const nextPayment = (day: string) => `Next payment: ${day}.`
export const nothingDueHint = 'Nothing is due right now.'
/** `method` is missing while the methods are not loaded. `next` is a sentence about the next payment. */
export const onExplanation = (isOwn: boolean, method: string | undefined, next: string) => {
  if (method === undefined)
    return `Autopay is on. We’ll pay each bill in full with a saved payment method the day before it’s due. ${next}`
  return isOwn
    ? `Autopay is on. We’ll pay each bill in full with your ${method} the day before it’s due. ${next}`
    : `Autopay is on. We’ll pay each bill in full with their ${method} the day before it’s due. ${next}`
}
export const usedCardExpired = (method: string, expiry: string) =>
  `Autopay can’t pay: ${method} expired ${expiry}. Replace it, or choose another method.`
export const lastBillNotPaid = 'It hasn’t paid the current bill.'
export const inUseTitle = 'Autopay uses this method'
export const autopayUsesFor = (name: string) => `Autopay uses ${name} for:`
export const deleteBlockedHint =
  'Before you delete this one, choose another method for autopay there or turn autopay off.'
export const useForAutopay = (crmBillingAccountNumber: string) =>
  `Use it for autopay on billing account ${crmBillingAccountNumber}`
export const chargeConsent =
  'I authorize a charge of the full balance to this method the day before each bill is due, plus the processing fee for its type, if there is one. I can turn this off at any time.'
export const autopayNotMoved = (isPartlyMoved: boolean) =>
  isPartlyMoved ? 'Autopay wasn’t moved for all accounts' : 'Autopay wasn’t moved'
export const moveAndRemove = 'Move autopay and remove the old card'
export const moveEffect = (oldName: string) => `Autopay will charge it instead of ${oldName} for:`
export const autopayMoved = (newName: string) => `Autopay now charges ${newName} for:`
export const autopayMoveFailed = 'We couldn’t move autopay for:'
export const oldMethodStaysSaved = (oldName: string) => `${oldName} is still saved, because autopay uses it.`
export const autopay = (autopay: string) => `Autopay: ${autopay}`
export const noFeeHint = 'No fee. E-Check is free.'
export const autopayFee = (fee: string) => `Each payment has a fee of ${fee}. E-Check is free.`
export const autopaySettingsNotLoaded = 'We couldn’t load the autopay settings.'
export const autopayWillPay = 'Autopay is on and will pay only the remaining balance.'
export const autopayCardExpired = 'This card has expired and can’t be used for autopay.'
export const cardExpired = 'This card has expired'
export const inUseError =
  'Autopay uses this payment method. First choose another method for autopay or turn autopay off.'
export const feeOnBalance = ({ fee, amount, balance }: { fee: string; amount: string; balance: string }) =>
  `Each payment has a ${fee} fee (${amount} on your balance of ${balance}). E-Check is free.`
/** For a payment in full before autopay. */
export const nothingToPay = (day: string) =>
  `Autopay would pay this bill on ${day}. If you pay in full now, it won’t charge anything.`
/** For a payment that is scheduled after autopay. */
export const autopayPaysFirst = (day: string) =>
  `Autopay will pay the full balance before then, on ${day}. We’ll make this payment only if there’s a balance due again.`
