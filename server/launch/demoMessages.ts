/** Records what the demo users were sent before the demo began, so that "Messages we’ve sent you" is not empty. */
import { daysAfter } from '#shared/format/moments'
import { insertMessages, recordSent } from '../adapters/notifier/sentMessages.queries'
import { markUndeliverable, recordBounced } from '../adapters/notifier/undeliverableEmails.queries'
import type { Clock } from '../clock'
import { readMessageConfig } from '../config'
import type { Database } from '../db/database'
import { pastDueEmail } from '../db/seed/demoUsers/demoEmails'
import { prepareNotifications } from '../directory/notifications/storeNotifications'
import { findDemoCustomers, findNewestEmailTo, findPastEvents } from './demoMessages.queries'

const days = 60
/** The maximum number of messages of each kind. */
const limit = 4

/** The outbox of the demo takes both. */
const channels = { email: true, sms: true }

interface DemoMessages {
  /** Contains the settings that the texts depend on. */
  environment: Record<string, string | undefined>
  clock: Clock
}

/** Messages are prepared and recorded as always, but not sent, because they would arrive too late. */
export async function recordDemoMessages(db: Database, { environment, clock }: DemoMessages): Promise<void> {
  const config = readMessageConfig(environment)
  const until = clock.now()
  const from = daysAfter(until, -days)
  for (const customerNumber of await findDemoCustomers(db)) {
    for (const { at, event } of await findPastEvents(db, { customerNumber, from, until, limit })) {
      const then = { now: () => at, today: () => clock.today() }
      const messages = await prepareNotifications({ config, clock: then, notifier: { channels } }, db, [event])
      const rows = messages.map(({ row }) => row)
      for (const id of await insertMessages(db, rows)) await recordSent(db, id, at)
    }
  }
  await recordBounce(db, until)
}

/** The newest email to a demo user has come back. */
async function recordBounce(db: Database, now: Date): Promise<void> {
  const id = await findNewestEmailTo(db, pastDueEmail)
  if (id === null) return
  await recordBounced(db, { id, email: pastDueEmail, failure: '550 5.1.1 The mailbox does not exist.' })
  await markUndeliverable(db, pastDueEmail, now)
}
