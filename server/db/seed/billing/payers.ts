/** Simulates payers: their methods, their punctuality, and failed payments. */

import type { PaymentChannel } from '#shared/contract/payments/payments'
import { addDays } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'
import type { PaymentType } from '#shared/payments/paymentTypes'
import type { Random } from '../random'

export interface PayerMethod {
  /** The brand of the logo: VISA, ECHECK, CHECK, … */
  type: string
  last4: string
  /** Null for checks by mail, which the payment provider does not process. */
  category: PaymentType | null
}

export interface PaymentHabit {
  channel: PaymentChannel
  method: PayerMethod
  /** Probabilities per month. */
  late: number
  skipped: number
  partial: number
  declined: number
  /** The payment of this many statements before the last one is always declined at first; null leaves it to chance. */
  declinedBefore: number | null
  /** Only E-Checks are returned by banks. Cards are declined immediately. */
  returned: number
  /** The payment of this many statements before the last one is always returned; null leaves it to chance. */
  returnedBefore: number | null
  /** The number of latest statements that are not paid. */
  unpaid: number
  /** Why the provider declined the payments of the unpaid statements; null when no payment was attempted. */
  failure: string | null
  /** The amount by which the last payment exceeds the balance. */
  overpayment: Cents
}

export const mailedCheck: PayerMethod = { type: 'CHECK', last4: '', category: null }

/** Always pays in full and on time. */
export const perfectHabit = (channel: PaymentChannel, method: PayerMethod): PaymentHabit => ({
  channel,
  method,
  late: 0,
  skipped: 0,
  partial: 0,
  declined: 0,
  declinedBefore: null,
  returned: 0,
  returnedBefore: null,
  unpaid: 0,
  failure: null,
  overpayment: 0,
})

/** Pays like most customers. */
export const usualHabit = (channel: PaymentChannel, method: PayerMethod): PaymentHabit => ({
  ...perfectHabit(channel, method),
  late: channel === 'autopay' ? 0 : 0.12,
  skipped: channel === 'autopay' ? 0 : 0.02,
  partial: channel === 'autopay' ? 0 : 0.015,
  declined: isCard(method) ? 0.015 : 0,
  returned: isECheck(method) ? 0.012 : 0,
})

const isECheck = ({ category }: PayerMethod): boolean => category === 'DD'
const isCard = ({ category }: PayerMethod): boolean => category !== null && category !== 'DD'

export interface PaymentAttempt {
  day: string
  amount: Cents
  status: 'posted' | 'declined' | 'returned'
  reason: string
  method: PayerMethod
  channel: PaymentChannel
}

/** A statement from the payer's point of view. */
interface OpenBill {
  issuedOn: string
  dueOn: string
  owed: Cents
  /** The next bill, or today. No payment is made from this day on. */
  until: string
  /** 0 for the last statement. */
  monthsLeft: number
}

export function simulateAttempts(habit: PaymentHabit, bill: OpenBill, random: Random): PaymentAttempt[] {
  const day = choosePayDay(habit, bill, random)
  return planAttempts(habit, { ...bill, day }, random).filter((attempt) => attempt.day < bill.until)
}

/** `day` is the day on which the payer intends to pay. */
function planAttempts(habit: PaymentHabit, bill: OpenBill & { day: string }, random: Random): PaymentAttempt[] {
  const { owed, day } = bill
  const { method, channel } = habit
  const posted = (paidOn: string, amount: Cents): PaymentAttempt => ({
    day: paidOn,
    amount,
    status: 'posted',
    reason: '',
    method,
    channel,
  })
  const failed = (status: 'declined' | 'returned', reason: string): PaymentAttempt => ({
    day,
    amount: owed,
    status,
    reason,
    method,
    channel,
  })

  if (bill.monthsLeft < habit.unpaid) {
    return habit.failure ? [failed('declined', habit.failure)] : []
  }
  if (random.chance(habit.skipped)) return []
  if (random.chance(habit.declined) || bill.monthsLeft === habit.declinedBefore) {
    const reason = random.pick(['The bank declined the payment.', 'The card doesn’t have enough funds.'])
    return [failed('declined', reason), posted(addDays(day, random.integer(1, 2)), owed)]
  }
  if (random.chance(habit.returned) || bill.monthsLeft === habit.returnedBefore) {
    const reason = random.pick(['Insufficient funds (R01)', 'Uncollected funds (R09)'])
    return [failed('returned', reason), posted(addDays(day, random.integer(4, 6)), owed)]
  }
  if (random.chance(habit.partial)) return [posted(day, Math.ceil(owed / 200) * 100)]
  const isLast = bill.monthsLeft === habit.unpaid
  return [posted(day, owed + (isLast ? habit.overpayment : 0))]
}

function choosePayDay({ channel, late }: PaymentHabit, { issuedOn, dueOn }: OpenBill, random: Random): string {
  if (channel === 'autopay') return addDays(dueOn, -1)
  if (random.chance(late)) return addDays(dueOn, random.integer(1, 6))
  return addDays(issuedOn, random.integer(channel === 'mail' ? 7 : 2, 19))
}
