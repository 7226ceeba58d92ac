/** Reads the service account that a question is about. All other data is read through its own feature. */
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../db/schema/accounts'
import { type CustomerScope, inScope } from '../../http/customerScope'

/** Returns null when the account is out of scope or does not exist. */
export async function findSelectedAccount(db: Executor, scope: CustomerScope, serviceAccountId: string) {
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
    .where(and(eq(serviceAccounts.id, serviceAccountId), inScope(scope, billingAccounts.customerNumber)))
  return row ?? null
}

export type SelectedAccount = NonNullable<Awaited<ReturnType<typeof findSelectedAccount>>>
