/** The services and premises that cases are about, always of customers within reach. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts, serviceAccounts } from '../../../db/schema/accounts'
import { propertyOwners } from '../../../db/schema/properties'
import { within, type Reach } from '../../../http/ownership'

interface NamedPlace {
  premiseNumber: string | undefined
  serviceAccountId: string | undefined
}

/** The service or premise that is named and its customer; null when none is named, `unknown` when it is out of reach. */
export async function findPlace(db: Executor, reach: Reach, { premiseNumber, serviceAccountId }: NamedPlace) {
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
        within(reach, billingAccounts.customerNumber),
      ),
    )
    .limit(1)
  if (!row) return serviceAccountId === undefined ? findOwned(db, reach, premiseNumber ?? '') : 'unknown'
  return serviceAccountId === undefined ? { ...row, serviceAccountId: null } : row
}

/** A builder's lot need not have a service. */
async function findOwned(db: Executor, reach: Reach, premiseNumber: string) {
  const [row] = await db
    .select({ customerNumber: propertyOwners.customerNumber, premiseNumber: propertyOwners.premiseNumber })
    .from(propertyOwners)
    .where(and(eq(propertyOwners.premiseNumber, premiseNumber), within(reach, propertyOwners.customerNumber)))
  return row ? { ...row, serviceAccountId: null } : 'unknown'
}

/** The customers of service accounts, all of them within reach; null when one is not. */
export async function findCustomersOfServices(db: Executor, reach: Reach, ids: string[]): Promise<string[] | null> {
  const rows = await db
    .select({ id: serviceAccounts.id, customerNumber: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(inArray(serviceAccounts.id, ids), within(reach, billingAccounts.customerNumber)))
  return rows.length === new Set(ids).size ? [...new Set(rows.map((row) => row.customerNumber))] : null
}
