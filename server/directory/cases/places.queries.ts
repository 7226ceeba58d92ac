/** Finds the services and premises that cases are about, limited to customers in scope. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { notFound } from '../../http/appError'
import { type CustomerScope, inScope, openServiceAccount } from '../../http/customerScope'

import { isOwnedIn } from '../premises.queries'

interface PlaceInput {
  premiseNumber: string | undefined
  serviceAccountId: string | undefined
}

/** Returns the named service or premise with its customer; null when none is named. Others are not found. */
export async function openPlace(db: Executor, scope: CustomerScope, { premiseNumber, serviceAccountId }: PlaceInput) {
  if (serviceAccountId === undefined) return premiseNumber === undefined ? null : openPremise(db, scope, premiseNumber)
  const { account, customerNumber } = await openServiceAccount(db, scope, { id: serviceAccountId })
  if (premiseNumber !== undefined && premiseNumber !== account.premiseNumber) throw notFound()
  return { customerNumber, premiseNumber: account.premiseNumber, serviceAccountId }
}

/** Looks for a service first, then among the owned premises, because a builder's lot may have no service. */
export async function openPremise(db: Executor, scope: CustomerScope, premiseNumber: string) {
  const [served] = await db
    .select({ customerNumber: billingAccounts.customerNumber, premiseNumber: serviceAccounts.premiseNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(serviceAccounts.premiseNumber, premiseNumber), inScope(scope, billingAccounts.customerNumber)))
    .limit(1)
  if (served) return { ...served, serviceAccountId: null }
  const [owned] = await db
    .select({ customerNumber: sql<string>`${premises.ownerNumber}`, premiseNumber: premises.number })
    .from(premises)
    .where(and(eq(premises.number, premiseNumber), isOwnedIn(scope)))
  if (!owned) throw notFound()
  return { ...owned, serviceAccountId: null }
}

/** Returns the customers of the service accounts; null when one of the accounts is out of scope. */
export async function findCustomersOfServices(
  db: Executor,
  scope: CustomerScope,
  ids: string[],
): Promise<string[] | null> {
  const rows = await db
    .select({ id: serviceAccounts.id, customerNumber: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(inArray(serviceAccounts.id, ids), inScope(scope, billingAccounts.customerNumber)))
  return rows.length === new Set(ids).size ? [...new Set(rows.map((row) => row.customerNumber))] : null
}
