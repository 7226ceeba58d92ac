/** Messages that wait for the end of quiet hours or for a gateway, and what becomes of them. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createCaseComment } from '#shared/contract/cases/messages'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import type { NotificationCategory } from '#shared/customers/notifications'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import { notReached } from '../../server/gateways'
import type { TestServer } from '../../server/server'
import { addCase, type addCustomer } from '../cases/cases'
import { addPerson } from '../people'

const dayMs = 24 * 60 * 60_000

export type Customer = Awaited<ReturnType<typeof addCustomer>>

/** Chooses the channels of a category for a customer. */
export async function chooseChannels(
  server: TestServer,
  { account, person }: Customer,
  { channels, category = 'new_message' }: { channels: ('email' | 'sms')[]; category?: NotificationCategory },
) {
  const body = { billing_group_id: account.billingGroupId, contact_id: person.contactId }
  const token = await server.signIn(person)
  const answer = await server.call(updateCommunicationPreferences, { body: { ...body, category, channels } }, { token })
  expect(answer.status).toBe(200)
}

/** Answers a message of the customer, which notifies them. */
export async function answerMessage(server: TestServer, { person }: Customer): Promise<void> {
  const token = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
  const body = { case_id: await addCase(server, person, { kind: 'message' }), comment: 'The meter was read wrongly.' }
  await server.call(createCaseComment, { body }, { token })
  await server.finishJobs()
}

/** Runs what is due by a moment. */
export async function finishJobsAt(server: TestServer, moment: string): Promise<void> {
  server.setNow(moment)
  await server.finishJobs(dayMs)
}

/** Counts the messages that were sent to a recipient. */
export const countMessagesTo = async (server: TestServer, recipient: string): Promise<number> =>
  server.database.db.$count(outboxMessages, eq(outboxMessages.recipient, recipient))

/** Makes the gateways unreachable. Returns a function that repairs them. */
export async function failGateways(server: TestServer): Promise<() => void> {
  const { notifier } = server.services
  const fail = () => Promise.reject(notReached())
  server.services.notifier = { ...notifier, sendMail: fail, sendSms: fail }
  return () => {
    server.services.notifier = notifier
  }
}
