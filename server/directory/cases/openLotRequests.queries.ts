/** Finds open requests of one subtype at premises, always of customers in scope. */
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { statusesByTab } from '#shared/cases/cases'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { premises } from '../../db/schema/customers/accounts'
import { type CustomerScope, inScope } from '../../http/customerScope'

const isOpenOfSubtype = (isOwn: SQL | undefined, subtype: string): SQL | undefined =>
  and(eq(cases.kind, 'request'), eq(cases.serviceSubtype, subtype), inArray(cases.status, statusesByTab.open), isOwn)

/** Returns the numbers of open requests of a subtype, by premise. */
export async function findOpenLotRequests(
  db: Executor,
  scope: CustomerScope,
  { numbers, subtype }: { numbers: string[]; subtype: string },
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ premiseNumber: cases.premiseNumber, number: cases.number })
    .from(cases)
    .where(and(inArray(cases.premiseNumber, numbers), isOpenOfSubtype(inScope(scope, cases.customerNumber), subtype)))
  return new Map(rows.flatMap(({ premiseNumber, number }) => (premiseNumber ? [[premiseNumber, number]] : [])))
}

/** Matches premises that have an open request of a subtype. The condition limits the requests to customers in scope. */
export const hasOpenLotRequest = (db: Executor, isOwn: SQL | undefined, subtype: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(cases)
      .where(and(eq(cases.premiseNumber, premises.number), isOpenOfSubtype(isOwn, subtype))),
  )
