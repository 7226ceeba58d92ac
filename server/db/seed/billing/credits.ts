/** Recent credits by staff, each of which lowers an account's balance. */

import { type CreditReason, creditReasonCodes } from '#shared/billing/credits'
import { addDays } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'
import * as creditTexts from '#shared/texts/billing/credits'
import type { Household } from '../households/createHousehold'
import { randomOfficeTime } from '../randomOfficeTime'
import type { BillingAccountRow } from '../rows'
import { pickStaff } from '../staff/actingStaff'

interface CreditInput {
  amount: Cents
  reasonCode: CreditReason
  comments: string
  userId: string
  createdAt: Date
  runId?: string
}

/** Lowers the balance and records the credit, also in the audit log. */
export function issueCredit({ rows, random }: Household, account: BillingAccountRow, credit: CreditInput): void {
  const stream = random.fork(`credit ${account.number} ${credit.runId ?? ''}`)
  account.balance -= credit.amount
  rows.credits.push({
    id: stream.uuid(),
    billingAccountNumber: account.number,
    runId: null,
    idempotencyKey: null,
    requestHash: null,
    balanceAfter: account.balance,
    ...credit,
  })
  rows.auditRecords.push({
    id: stream.uuid(),
    at: credit.createdAt,
    userId: credit.userId,
    action: 'credit.issued',
    customerNumber: account.customerNumber,
    source: credit.runId === undefined ? '203.0.113.24' : 'credit run',
    details: {
      account: account.number,
      amount: credit.amount,
      reason: credit.reasonCode,
      ...(credit.runId !== undefined && { run: credit.runId }),
    },
  })
}

/**
 * Returns the day of the last bill or payment. Credits must be later, so that the balances in those rows stay correct.
 */
export function lastBalanceChange({ rows }: Household, { number }: BillingAccountRow): string {
  const days = [
    ...rows.statements.filter((row) => row.billingAccountNumber === number).map(({ issuedOn }) => issuedOn),
    ...rows.payments
      .filter((row) => row.billingAccountNumber === number)
      .map(({ createdAt }) => createdAt.toISOString().slice(0, 10)),
  ]
  return days.reduce((last, day) => (day > last ? day : last), '')
}

const creditedShare = 0.15
const recentDays = 30

export function addCredits(household: Household): void {
  const { world, rows, random } = household
  for (const account of rows.billingAccounts) {
    const stream = random.fork(`credits ${account.number}`)
    if (account.status === 'closed' || account.balance < 0 || !stream.chance(creditedShare)) continue
    const userId = pickStaff(world, stream, ['CSR lead', 'Billing & credit', 'Supervisor'])
    const day = addDays(world.today, -stream.integer(1, recentDays))
    if (userId === null || day <= lastBalanceChange(household, account)) continue
    const reasonCode = stream.pick(creditReasonCodes)
    issueCredit(household, account, {
      amount: stream.integer(2, 18) * 250,
      reasonCode,
      comments: creditTexts.reasonLabels[reasonCode],
      userId,
      createdAt: randomOfficeTime(stream, day),
    })
  }
}
