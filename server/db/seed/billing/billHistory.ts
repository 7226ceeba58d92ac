/** Simulates the bills and payments of a billing account, month by month. */

import type { StatementLine } from '#shared/contract/billing/statements'
import { addDays } from '#shared/format/dates'
import { formatDay } from '#shared/format/formatDay'
import { type Cents, formatCents, shareOf } from '#shared/format/money'
import { maximumPaymentCents, minimumPaymentCents } from '#shared/http/limits'
import { feeOf } from '#shared/payments/paymentTypes'
import type { ServiceGroup } from '#shared/services/services'
import type { Identifiers } from '../identifiers'
import type { Random } from '../random'
import type { GasReadingRow, PaymentRow, StatementRow } from '../rows'
import { type MonthBill, oneTimeLine, totalOf } from './charges'
import { type PaymentAttempt, type PaymentHabit, simulateAttempts } from './payers'
import type { Period } from './periods'

interface LedgerPlan {
  billingAccountNumber: string
  serviceGroup: ServiceGroup
  periods: readonly Period[]
  /** Called for one month after the other, in order. */
  bill(period: Period, random: Random): MonthBill
  habit: PaymentHabit
  /** The user who pays in the portal; null when no user of this customer signs in. */
  userId: string | null
  /** The address for receipts of portal and autopay payments; null when there is no email address. */
  receiptEmail: string | null
  today: string
}

interface Ledger {
  statements: StatementRow[]
  readings: GasReadingRow[]
  payments: PaymentRow[]
  balance: Cents
  dueOn: string | null
}

const returnedPaymentFee = 2500
const minLateFeeBalance = 1000

export function buildLedger(plan: LedgerPlan, ids: Identifiers, random: Random): Ledger {
  const ledger: Ledger = { statements: [], readings: [], payments: [], balance: 0, dueOn: null }
  let fees: StatementLine[] = []
  plan.periods.forEach((period, index) => {
    // Each month has its own random stream, so that its history stays the same on every later day.
    const monthRandom = random.fork(period.end)
    const { lines, readings } = plan.bill(period, monthRandom)
    const statement = toStatementRow(plan, period, {
      id: monthRandom.uuid(),
      previousBalance: ledger.balance,
      lines: [...lines, ...fees],
    })
    ledger.statements.push(statement)
    for (const reading of readings) ledger.readings.push(reading)
    ledger.balance += statement.charges

    const monthsLeft = plan.periods.length - 1 - index
    const until = plan.periods[index + 1]?.issuedOn ?? plan.today
    const attempts = isPayable(ledger.balance)
      ? simulateAttempts(plan.habit, { ...period, owed: ledger.balance, until, monthsLeft }, monthRandom)
      : []
    for (const attempt of attempts) {
      if (attempt.status === 'posted') ledger.balance -= attempt.amount
      ledger.payments.push(toPaymentRow(plan, attempt, { ids, random: monthRandom, balance: ledger.balance }))
    }

    fees = [
      ...attempts
        .filter(({ status }) => status === 'returned')
        .map(({ day }) =>
          oneTimeLine({
            charge: 'returned_payment',
            label: 'Returned payment',
            detail: `Payment of ${formatDay(day)}`,
            amount: returnedPaymentFee,
          }),
        ),
      ...(ledger.balance > minLateFeeBalance
        ? [
            oneTimeLine({
              charge: 'late_fee',
              label: 'Late fee',
              detail: `1.5% of ${formatCents(ledger.balance)}`,
              amount: Math.max(100, shareOf(ledger.balance, 15)),
            }),
          ]
        : []),
    ]
  })
  ledger.dueOn = plan.periods.at(-1)?.dueOn ?? null
  return ledger
}

const isPayable = (balance: Cents): boolean => balance >= minimumPaymentCents && balance <= maximumPaymentCents

const toStatementRow = (
  { billingAccountNumber }: LedgerPlan,
  { start, end, issuedOn, dueOn }: Period,
  fields: Pick<StatementRow, 'id' | 'previousBalance' | 'lines'>,
): StatementRow => ({
  billingAccountNumber,
  periodStart: start,
  periodEnd: end,
  issuedOn,
  dueOn,
  ...fields,
  charges: totalOf(fields.lines),
  // The history was known before the portal.
  correctedAt: null,
  noticedAt: new Date(`${issuedOn}T15:00:00Z`),
})

interface PaymentRowInput {
  ids: Identifiers
  random: Random
  /** The balance after the payment. */
  balance: Cents
}

function toPaymentRow(
  plan: LedgerPlan,
  attempt: PaymentAttempt,
  { ids, random, balance }: PaymentRowInput,
): PaymentRow {
  const { method, channel, day, amount, status, reason } = attempt
  const createdAt = new Date(`${day}T${timeOfDay(attempt, random)}Z`)
  // Checks clear after two days, but nothing is posted after today.
  const clearedOn = channel === 'mail' || method.category === 'DD' ? addDays(day, 2) : day
  const isSameDay = clearedOn === day
  const clearedAt = new Date(`${clearedOn < plan.today ? clearedOn : plan.today}T00:00:00Z`)
  return {
    id: random.uuid(),
    confirmationNumber: ids.confirmationNumber(),
    billingAccountNumber: plan.billingAccountNumber,
    serviceType: plan.serviceGroup,
    userId: channel === 'portal' ? plan.userId : null,
    amount,
    fee: method.category ? feeOf(method.category, amount) : 0,
    category: method.category,
    methodType: method.type,
    methodLast4: method.last4,
    channel,
    status,
    reason,
    providerChargeId: null,
    idempotencyKey: null,
    requestHash: null,
    createdAt,
    returnedAt: null,
    leaseEndsAt: null,
    postedAt: status !== 'posted' ? null : isSameDay ? createdAt : clearedAt,
    returnFee: status === 'returned' ? returnedPaymentFee : 0,
    receiptEmail: status === 'posted' && (channel === 'portal' || channel === 'autopay') ? plan.receiptEmail : null,
    balanceAfter: status === 'posted' ? balance : null,
  }
}

function timeOfDay({ channel }: PaymentAttempt, random: Random): string {
  const [hour, minute] = channel === 'autopay' ? [9, 5] : [random.integer(12, 22), random.integer(0, 59)]
  return [hour, minute, random.integer(0, 59)].map((part) => String(part).padStart(2, '0')).join(':')
}
