/** Texts of paying that the specification leaves open. */
import type { Cents } from '#shared/money'
import { amountText } from '../../../ui/look/amounts'
import { timeOfMoment } from '../../../ui/look/days'

export const payingTexts = {
  offline: 'You’re offline. Nothing has been charged. You can pay once you’re back online.',
  /** Where an earlier payment may have been charged. */
  offlineUnsettled: 'You’re offline. You can pay once you’re back online.',
  notReceived: 'We didn’t receive this payment, and nothing has been charged. You can try again.',
  /** In an open review. */
  outcomeArrived:
    'We now know what happened to your earlier payment. Close this review and check before you pay again.',
  paidBefore: (amount: Cents, paidAt: string) =>
    `You paid ${amountText(amount)} on this account at ${timeOfMoment(paidAt)}. This is another payment.`,
  /** In a notification, for those who have left the page meanwhile. */
  unknownElsewhere: (amount: string) =>
    `We don’t know yet whether your payment of ${amount} went through. Open Make Payment to check.`,
  notReceivedElsewhere: (amount: string) =>
    `We didn’t receive your payment of ${amount}, and nothing has been charged.`,
} as const
