/** Adds a pending access request, as if another user had asked for access to the account. */
import type { Database } from '../../../../server/db/database'
import { accessRequests } from '../../../../server/db/schema/access/access'
import { type Account, addPerson, type Person } from '../people'

export async function addAccessRequest(
  db: Database,
  { person, account }: { person: Person; account: Account },
): Promise<string> {
  const requester = await addPerson(db)
  const [request] = await db
    .insert(accessRequests)
    .values({
      userId: requester.userId,
      customerNumber: person.customerNumber,
      billingAccountNumber: account.billingAccountNumber,
      createdAt: new Date('2026-03-12T15:00:00.000Z'),
      expiresAt: new Date('2026-03-26T15:00:00.000Z'),
    })
    .returning({ id: accessRequests.id })
  if (!request) throw new Error('The request was not stored')
  return request.id
}
