/** Queries cases of many lots, always of customers in scope. */
import { and, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { premises } from '../../db/schema/customers/accounts'
import { isOwnedIn } from '../../directory/premises.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'

/** Returns the owner of each premise, for customers in scope. */
export async function findOwners(db: Executor, scope: CustomerScope, numbers: string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ number: premises.number, owner: sql<string>`${premises.ownerNumber}` })
    .from(premises)
    .where(and(inArray(premises.number, numbers), isOwnedIn(scope)))
  return new Map(rows.map(({ number, owner }) => [number, owner]))
}

export interface ParentCase {
  id: string
  number: string
  customerNumber: string
}

/** Finds the parent case that an earlier call with the same key opened. */
export const findFirstParent = (
  db: Executor,
  scope: CustomerScope,
  request: IdempotencyRecord & { userId: string },
): Promise<ParentCase | null> =>
  findFirstRequest(request, { user: cases.userId, key: cases.idempotencyKey }, (isFirstRequest) => {
    const { id, number, customerNumber, requestHash } = cases
    return db
      .select({ id, number, customerNumber, requestHash })
      .from(cases)
      .where(and(isFirstRequest, inScope(scope, customerNumber)))
  })
