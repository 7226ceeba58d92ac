/** Customers with their notification choices, and what they were sent. */
import { eq } from 'drizzle-orm'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import { billingAccounts } from '../../../../server/db/schema/customers/accounts'
import type { TestServer } from '../../server/server'
import { addAccount, addPerson } from '../people'
import { readSentTo } from './sentMessages'

type AccountOptions = Parameters<typeof addAccount>[2]

export async function addSubscriber(server: TestServer, options: AccountOptions = {}) {
  const person = await addPerson(server.database.db, { hasVerifiedPhone: true })
  const account = await addAccount(server.database.db, person.customerNumber, options)
  return { person, account, token: await server.signIn(person) }
}
export type Subscriber = Awaited<ReturnType<typeof addSubscriber>>

export const choose = (server: TestServer, { account, person, token }: Subscriber, choice: Record<string, unknown>) =>
  server.call(
    updateCommunicationPreferences,
    { body: { billing_group_id: account.billingGroupId, contact_id: person.contactId, ...choice } },
    { token },
  )

/** Returns the subjects of all emails to the subscriber, oldest first. */
export const subjectsTo = async (server: TestServer, { person }: Pick<Subscriber, 'person'>): Promise<string[]> =>
  (await readSentTo(server, person.email)).map(({ subject }) => subject)

export const changeAccount = (
  server: TestServer,
  { account }: Pick<Subscriber, 'account'>,
  changes: Partial<typeof billingAccounts.$inferInsert>,
) =>
  server.database.db
    .update(billingAccounts)
    .set(changes)
    .where(eq(billingAccounts.number, account.billingAccountNumber))

/** Returns a moment after the time of the daily producers. */
export const dayAt = (day: string): string => `${day}T15:00:00.000Z`
