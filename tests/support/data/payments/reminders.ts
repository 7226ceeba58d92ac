/** Subscribers who have scheduled a part of what they owe, and the reminders to them. */
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import type { TestServer } from '../../server/server'
import { addSubscriber, changeAccount, dayAt } from '../customers/notifications'
import { readSentTo } from '../customers/sentMessages'
import { addScheduled } from './scheduledPayments'

export const partlyScheduledDueOn = '2026-03-22'

/** Adds a subscriber who owes $50.00 and has scheduled a payment, and looks for reminders three days before. */
export async function remindOfPartlyScheduled(
  server: TestServer,
  { autopayToken = null, ...scheduled }: { amount: number; payOn: string; autopayToken?: string | null },
) {
  const subscriber = await addSubscriber(server, { balance: 50_00, dueOn: partlyScheduledDueOn })
  await changeAccount(server, subscriber, { autopayToken })
  await addScheduled(server.database.db, { ...subscriber, method: 'tok_any' }, scheduled)
  server.setNow(dayAt('2026-03-19'))
  await server.runScheduled(remindersJob)
  const sent = await readSentTo(server, subscriber.person.email)
  return { sent, account: subscriber.account.billingAccountNumber }
}
