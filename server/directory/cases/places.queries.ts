/** Finds the services and premises that cases are about, limited to customers in scope. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/accounts'
import { propertyOwners } from '../../db/schema/properties'
import { type CustomerScope, inScope } from '../../http/customerScope'

interface PlaceInput {
  premiseNumber: string | undefined
  serviceAccountId: string | undefined
}

/** Returns the named service or premise with its customer; null when none is named, `unknown` when out of scope. */
export async function findPlace(db: Executor, scope: CustomerScope, { premiseNumber, serviceAccountId }: PlaceInput) {
  if (premiseNumber === undefined && serviceAccountId === undefined) return null
  const [row] = await db
    .select({
      customerNumber: billingAccounts.customerNumber,
      premiseNumber: serviceAccounts.premiseNumber,
      serviceAccountId: serviceAccounts.id,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        premiseNumber === undefined ? undefined : eq(serviceAccounts.premiseNumber, premiseNumber),
        serviceAccountId === undefined ? undefined : eq(serviceAccounts.id, serviceAccountId),
        inScope(scope, billingAccounts.customerNumber),
      ),
    )
    .limit(1)
  if (!row) return serviceAccountId === undefined ? findOwnedPremise(db, scope, premiseNumber ?? '') : 'unknown'
  return serviceAccountId === undefined ? { ...row, serviceAccountId: null } : row
}

/** Looks among the owned premises, because a builder's lot may have no service. */
async function findOwnedPremise(db: Executor, scope: CustomerScope, premiseNumber: string) {
  const [row] = await db
    .select({ customerNumber: propertyOwners.customerNumber, premiseNumber: propertyOwners.premiseNumber })
    .from(propertyOwners)
    .where(and(eq(propertyOwners.premiseNumber, premiseNumber), inScope(scope, propertyOwners.customerNumber)))
  return row ? { ...row, serviceAccountId: null } : 'unknown'
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
