/** Opens the service account that a question is about. All other data is read through its own feature. */
import type { Executor } from '../../db/database'
import { type CustomerScope, openServiceAccount } from '../../http/customerScope'

export async function openSelectedAccount(db: Executor, scope: CustomerScope, id: string) {
  const { account, customerNumber, groupId, premise } = await openServiceAccount(db, scope, { id })
  const { streetAddress, unit, city, state, zip } = premise
  return {
    serviceAccountId: account.id,
    serviceType: account.serviceType,
    billingAccountNumber: account.billingAccountNumber,
    groupId,
    customerNumber,
    premiseNumber: premise.number,
    streetAddress,
    unit,
    city,
    state,
    zip,
  }
}

export type SelectedAccount = Awaited<ReturnType<typeof openSelectedAccount>>
