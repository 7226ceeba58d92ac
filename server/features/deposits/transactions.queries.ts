/** Reads the transactions of a deposit. */
import { and, count, desc, eq } from 'drizzle-orm'
import type { DepositTxnType } from '#shared/billing/deposits'
import type { DepositTransaction } from '#shared/contract/billing/deposits'
import type { Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery } from '../../db/paging'
import { deposits, depositTransactions } from '../../db/schema/billing/deposits'

export async function hasDeposit(db: Executor, id: string): Promise<boolean> {
  return (await db.select({ id: deposits.id }).from(deposits).where(eq(deposits.id, id))).length > 0
}

export async function findTransactions(
  db: Executor,
  depositId: string,
  { code, ...page }: PageQuery & { code?: DepositTxnType | undefined },
) {
  const where = and(eq(depositTransactions.depositId, depositId), code ? eq(depositTransactions.code, code) : undefined)
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(depositTransactions)
      .where(where)
      .orderBy(desc(depositTransactions.postedOn), desc(depositTransactions.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(depositTransactions).where(where),
  ])
  return {
    transactions: rows.map(
      (row): DepositTransaction => ({
        transaction_id: row.id,
        txnTypeCode: row.code,
        amount: row.amount,
        posted_on: row.postedOn,
        note: row.note,
      }),
    ),
    total_count: counted?.total ?? 0,
  }
}
