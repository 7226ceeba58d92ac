/** Statements for tests. */
import { randomUUID } from 'node:crypto'
import type { StatementLine } from '#shared/contract/billing/statements'
import { addDays, addMonths } from '#shared/format/dates'
import type { Database } from '../../../../server/db/database'
import { statements } from '../../../../server/db/schema/billing/statements'
import type { Account } from '../people'

export const gasLine = (amount: number): StatementLine => ({
  section: 'GAS',
  label: 'Delivery',
  detail: '',
  quantity: 116,
  unit: 'therms',
  rate: 0.42,
  tariff: 'GAS-R1',
  amount,
})

interface StatementOptions {
  /**
   * `YYYY-MM`. The bill covers its 1st to 28th, is issued on the 1st of the next month and is due three weeks later.
   */
  month: string
  lines: StatementLine[]
  previousBalance?: number
}

/** Returns the statement's id. */
export async function addStatement(
  db: Database,
  { billingAccountNumber }: Account,
  { month, lines, previousBalance = 0 }: StatementOptions,
): Promise<string> {
  const id = randomUUID()
  const issuedOn = addMonths(`${month}-01`, 1)
  await db.insert(statements).values({
    id,
    billingAccountNumber,
    periodStart: `${month}-01`,
    periodEnd: `${month}-28`,
    issuedOn,
    dueOn: addDays(issuedOn, 21),
    previousBalance,
    charges: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
  })
  return id
}
