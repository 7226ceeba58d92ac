/** Recent credits by staff, each of which lowers an account's balance. */
import { addDays } from '#shared/dates'
import { creditReasonCodes, creditReasons, type CreditReason } from '#shared/credits'
import type { Cents } from '#shared/money'
import type { Household } from './openHousehold'
import { randomMoment } from './randomMoment'
import type { BillingAccountRow } from './rows'
import { staffWho } from './staff'

interface Given {
  amount: Cents
  reasonCode: CreditReason
  comments: string
  userId: string
  createdAt: Date
  runId?: string
}

/** Lowers the balance and records the credit, also in the audit log. */
export function giveCredit({ rows, random }: Household, account: BillingAccountRow, given: Given): void {
  const stream = random.fork(`credit ${account.number} ${given.runId ?? ''}`)
  account.balance -= given.amount
  rows.credits.push({
    id: stream.uuid(),
    billingAccountNumber: account.number,
    runId: null,
    idempotencyKey: null,
    requestHash: null,
    balanceAfter: account.balance,
    ...given,
  })
  rows.auditRecords.push({
    id: stream.uuid(),
    at: given.createdAt,
    userId: given.userId,
    action: 'credit.issued',
    customerNumber: account.customerNumber,
    address: given.runId === undefined ? '203.0.113.24' : 'credit run',
    details: {
      account: account.number,
      amount: given.amount,
      reason: given.reasonCode,
      ...(given.runId !== undefined && { run: given.runId }),
    },
  })
}

/**
 * Returns the day of the last bill or payment. Credits must be later, so that the balances in those rows stay correct.
 */
export function lastMoved({ rows }: Household, { number }: BillingAccountRow): string {
  const days = [
    ...rows.statements.filter((row) => row.billingAccountNumber === number).map(({ issuedOn }) => issuedOn),
    ...rows.payments
      .filter((row) => row.billingAccountNumber === number)
      .map(({ createdAt }) => createdAt.toISOString().slice(0, 10)),
  ]
  return days.reduce((last, day) => (day > last ? day : last), '')
}

const share = 0.15
const lately = 30

export function addCredits(household: Household): void {
  const { world, rows, random } = household
  for (const account of rows.billingAccounts) {
    const stream = random.fork(`credits ${account.number}`)
    if (account.status === 'closed' || account.balance < 0 || !stream.chance(share)) continue
    const userId = staffWho(world, stream, ['CSR lead', 'Billing & credit', 'Supervisor'])
    const day = addDays(world.today, -stream.integer(1, lately))
    if (userId === null || day <= lastMoved(household, account)) continue
    const reasonCode = stream.pick(creditReasonCodes)
    giveCredit(household, account, {
      amount: stream.integer(2, 18) * 250,
      reasonCode,
      comments: creditReasons[reasonCode],
      userId,
      createdAt: randomMoment(stream, day),
    })
  }
}
