/** Texts of paying that the specification leaves open. */
import type { Cents } from '#shared/money'
import { amountText } from '../../../ui/look/amounts'
import { timeOfMoment } from '../../../ui/look/days'
import * as paymentTexts from '#shared/texts/payments'

export const payingTexts = {
  offline: paymentTexts.youreOfflineNothingHasBeen,
  /** Where an earlier payment may have been charged. */
  offlineUnsettled: paymentTexts.youreOfflineYouCanPay,
  notReceived: paymentTexts.weDidntReceiveThisPayment,
  /** In an open review. */
  outcomeArrived: paymentTexts.weNowKnowWhatHappened,
  paidBefore: (amount: Cents, paidAt: string) =>
    paymentTexts.youPaidOnThisAccount(amountText(amount), timeOfMoment(paidAt)),
  /** In a notification, for those who have left the page meanwhile. */
  unknownElsewhere: (amount: string) => paymentTexts.weDontKnowYetWhetherYourPayment(amount),
  notReceivedElsewhere: (amount: string) => paymentTexts.weDidntReceiveYourPaymentOf(amount),
} as const
