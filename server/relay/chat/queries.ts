/** What the chat reads itself: the service account that a question is about. The rest is read as its own feature reads it. */
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../db/schema/accounts'
import { within, type Reach } from '../../http/ownership'

/** Null where it is out of reach, or not there. */
export async function findAskedAccount(db: Executor, reach: Reach, serviceAccountId: string) {
  const [row] = await db
    .select({
      serviceAccountId: serviceAccounts.id,
      serviceType: serviceAccounts.serviceType,
      groupId: billingAccounts.groupId,
      customerNumber: billingAccounts.customerNumber,
      premiseNumber: premises.number,
      streetAddress: premises.streetAddress,
      unit: premises.unit,
      city: premises.city,
      state: premises.state,
      zip: premises.zip,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(and(eq(serviceAccounts.id, serviceAccountId), within(reach, billingAccounts.customerNumber)))
  return row ?? null
}

export type AskedAccount = NonNullable<Awaited<ReturnType<typeof findAskedAccount>>>
