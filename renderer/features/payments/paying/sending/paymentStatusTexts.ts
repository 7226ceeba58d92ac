/** Texts about a payment's status that the specification leaves open. */
import type { Cents } from '#shared/format/money'
import * as paymentTexts from '#shared/texts/payments/payments'
import { amountText } from '../../../../ui/format/amounts'
import { timeOfMoment } from '../../../../ui/format/days'

export const paymentStatusTexts = {
  offline: paymentTexts.offlineNothingPaid,
  /** Used when an earlier payment may have been charged. */
  offlineUnsettled: paymentTexts.offlineHint,
  notReceived: paymentTexts.thisPaymentNotReceived,
  /** Shown in an open review. */
  outcomeArrived: paymentTexts.earlierPaymentSettled,
  paidBefore: (amount: Cents, paidAt: string) =>
    paymentTexts.paidEarlierToday(amountText(amount), timeOfMoment(paidAt)),
  /** For a notification to a person who has left the page in the meantime. */
  unknownElsewhere: (amount: string) => paymentTexts.outcomeUnknown(amount),
  notReceivedElsewhere: (amount: string) => paymentTexts.paymentNotReceived(amount),
} as const
