/**
 * Foretells what autopay will do about a bill. All screens and the chat say it with the same words, because they would
 * otherwise contradict each other when a payment is scheduled, too.
 */
import type { Cents } from '../format/money'
import * as outlookTexts from '../texts/payments/billOutlook'

export interface OpenBill {
  owed: Cents
  /** The day on which autopay pays the bill. Null if autopay is off, or if nothing is due. */
  autopayOn: string | null
  scheduled: readonly { amount: Cents; pay_on: string }[]
  /** `YYYY-MM-DD` */
  today: string
}

export type AutopayOutlook =
  | { kind: 'none' }
  | { kind: 'pays'; on: string; amount: Cents; isRest: boolean }
  /** The payments scheduled before autopay's day cover the bill. */
  | { kind: 'covered'; payments: number }
  /** The bill is still owed after autopay's day. Autopay tries each bill only once. */
  | { kind: 'missed' }

/** On the same day, scheduled payments are made before autopay pays the rest. */
export function autopayOutlookOf({ owed, autopayOn, scheduled, today }: OpenBill): AutopayOutlook {
  if (autopayOn === null || owed <= 0) return { kind: 'none' }
  if (autopayOn < today) return { kind: 'missed' }
  const earlier = scheduled.filter(({ pay_on }) => pay_on <= autopayOn)
  const rest = owed - earlier.reduce((sum, { amount }) => sum + amount, 0)
  if (rest <= 0) return { kind: 'covered', payments: earlier.length }
  return { kind: 'pays', on: autopayOn, amount: rest, isRest: earlier.length > 0 }
}

interface Formats {
  amount: (cents: Cents) => string
  day: (day: string) => string
}

/** Returns a sentence, which is empty if autopay does nothing. `method` is the one that autopay uses, if known. */
export function autopayOutlookText(outlook: AutopayOutlook, { amount, day }: Formats, method?: string): string {
  switch (outlook.kind) {
    case 'none':
      return ''
    case 'missed':
      return outlookTexts.notPaid
    case 'covered':
      return outlookTexts.covered(outlook.payments)
    case 'pays':
      if (outlook.isRest) return outlookTexts.paysRest(amount(outlook.amount), day(outlook.on))
      return method === undefined
        ? outlookTexts.paysBill(day(outlook.on))
        : outlookTexts.paysBillWith(day(outlook.on), method)
  }
}
