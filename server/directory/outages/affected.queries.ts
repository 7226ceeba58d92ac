/** Finds who is affected by an outage: active service accounts of a service that is out, at an affected premise. */
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { groupBy } from '#shared/groupBy'
import type { ServiceType } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/customers/accounts'
import { outagePremises, outages } from '../../db/schema/services/outages'

/** Matches the active service accounts of a service that is out. The premises are joined separately. */
export const isServiceOut = (): SQL | undefined =>
  and(eq(serviceAccounts.status, 'active'), sql`${serviceAccounts.serviceType} = any(${outages.serviceTypes})`)

const selectAffected = (db: Executor) =>
  db
    .selectDistinct({
      outageId: outages.id,
      customerNumber: billingAccounts.customerNumber,
      groupId: billingAccounts.groupId,
    })
    .from(outages)
    .innerJoin(outagePremises, eq(outagePremises.outageId, outages.id))
    .innerJoin(serviceAccounts, and(eq(serviceAccounts.premiseNumber, outagePremises.premiseNumber), isServiceOut()))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))

/** Returns the numbers of all affected customers. */
export async function findAffectedCustomers(db: Executor, outageId: string): Promise<string[]> {
  const rows = await selectAffected(db).where(eq(outages.id, outageId))
  return [...new Set(rows.map(({ customerNumber }) => customerNumber))]
}

/** Returns the affected billing groups of these customers, by outage and customer. */
export async function findAffectedGroups(
  db: Executor,
  { outageIds, customerNumbers }: { outageIds: readonly string[]; customerNumbers: readonly string[] },
): Promise<(outageId: string, customerNumber: string) => string[]> {
  const rows = await selectAffected(db).where(
    and(inArray(outages.id, [...outageIds]), inArray(billingAccounts.customerNumber, [...customerNumbers])),
  )
  const byOutage = groupBy(rows, ({ outageId }) => outageId)
  return (outageId, customerNumber) =>
    (byOutage.get(outageId) ?? []).filter((row) => row.customerNumber === customerNumber).map(({ groupId }) => groupId)
}

interface AffectedArea {
  premiseNumbers: SQL
  serviceTypes: readonly ServiceType[]
}

/** Counts the customers with one of the services at these premises. */
export async function countCustomersAt(db: Executor, { premiseNumbers, serviceTypes }: AffectedArea): Promise<number> {
  const affected = db
    .selectDistinct({ number: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(serviceAccounts.status, 'active'),
        inArray(serviceAccounts.serviceType, [...serviceTypes]),
        sql`${serviceAccounts.premiseNumber} in (${premiseNumbers})`,
      ),
    )
    .as('affected')
  const [row] = await db.select({ found: count() }).from(affected)
  return row?.found ?? 0
}
