/** Adds deposits with their transactions, and bills that were paid on time or late. */

import { type DepositStatus, type DepositTxnType, isHeld } from '#shared/billing/deposits'
import { addDays, addMonths } from '#shared/format/dates'
import type { Database } from '../../../../server/db/database'
import { deposits, depositTransactions } from '../../../../server/db/schema/billing/deposits'
import { statements } from '../../../../server/db/schema/billing/statements'
import { payments } from '../../../../server/db/schema/payments/payments'

interface DepositOptions {
  status?: DepositStatus
  amount?: number
  billedOn: string
  transactions?: [DepositTxnType, number, string][]
}

/** Adds a billed deposit and its later transactions. Returns its id. */
export async function addDeposit(
  db: Database,
  account: string,
  { status = 'held', amount = 200_00, billedOn, transactions = [] }: DepositOptions,
): Promise<string> {
  const [deposit] = await db
    .insert(deposits)
    .values({
      billingAccountNumber: account,
      kind: 'new_customer',
      amount,
      status,
      billedOn,
      heldSince: isHeld(status) ? addDays(billedOn, 5) : null,
      reviewOn: isHeld(status) ? addMonths(billedOn, 12) : null,
    })
    .returning({ id: deposits.id })
  if (!deposit) throw new Error('The deposit was not written')
  const allTransactions: [DepositTxnType, number, string][] = [['DEPB', amount, billedOn], ...transactions]
  await db
    .insert(depositTransactions)
    .values(
      allTransactions.map(([code, cents, postedOn]) => ({ depositId: deposit.id, code, amount: cents, postedOn })),
    )
  return deposit.id
}

/**
 * Adds monthly bills before a day. Each was paid the given number of days after its due date (before it, when
 * negative); null means never.
 */
export async function addBills(
  db: Database,
  account: string,
  { until, paidAfter }: { until: string; paidAfter: readonly (number | null)[] },
): Promise<void> {
  for (const [index, daysAfterDue] of paidAfter.entries()) {
    const dueOn = addDays(addMonths(until, -index), -1)
    await db.insert(statements).values({
      billingAccountNumber: account,
      periodStart: addDays(dueOn, -52),
      periodEnd: addDays(dueOn, -23),
      issuedOn: addDays(dueOn, -21),
      dueOn,
      previousBalance: 0,
      charges: 60_00,
    })
    if (daysAfterDue === null) continue
    await db.insert(payments).values({
      confirmationNumber: `${account.replace('BA', 'QP')}-${index}`,
      billingAccountNumber: account,
      serviceType: 'GAS',
      amount: 60_00,
      methodType: 'CHECK',
      channel: 'mail',
      status: 'posted',
      createdAt: new Date(`${addDays(dueOn, daysAfterDue)}T15:00:00Z`),
    })
  }
}
