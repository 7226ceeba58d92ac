/** Reads the users whose logins changed. */
import { eq, inArray } from 'drizzle-orm'
import { groupBy } from '#shared/groupBy'
import type { Executor } from '../../../db/database'
import { billingAccounts, contacts } from '../../../db/schema/customers/accounts'
import { users } from '../../../db/schema/signIn/users'
import type { Addressee } from '../notification'

export interface Login extends Addressee {
  customerNumber: string
  /** The billing groups for which the user may have chosen how to be notified. Staff have none. */
  groupIds: readonly string[]
}

export async function findLogins(db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, Login>> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      contactId: contacts.id,
      firstName: contacts.firstName,
      customerNumber: contacts.customerNumber,
      groupId: billingAccounts.groupId,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .leftJoin(billingAccounts, eq(billingAccounts.customerNumber, contacts.customerNumber))
    .where(inArray(users.id, [...userIds]))
  return new Map(
    [...groupBy(rows, ({ userId }) => userId)].flatMap(([userId, ofUser]) => {
      const [first] = ofUser
      if (!first) return []
      const { email, contactId, firstName, customerNumber } = first
      const groupIds = ofUser.flatMap(({ groupId }) => groupId ?? [])
      return [[userId, { email, contactId, firstName, customerNumber, groupIds }] as const]
    }),
  )
}
