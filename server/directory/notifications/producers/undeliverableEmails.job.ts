/** Tells contacts by text message that emails to them bounce, because an email would, too. */
import { daysAfter } from '#shared/format/moments'
import { defineScheduledJob } from '../../../jobs/schedule'
import { notifyAll } from '../notify'
import { findBouncedContacts } from './undeliverableEmails.queries'

/** Longer than the portal is ever down. */
const searchedDays = 7

export const undeliverableEmailsJob = defineScheduledJob('find addresses that bounced', async ({ db, clock }) => {
  await db.transaction(async (tx) => {
    const bounced = await findBouncedContacts(tx, daysAfter(clock.now(), -searchedDays))
    await notifyAll(
      tx,
      bounced.map(({ contactId, since }) => ({ kind: 'email_undeliverable', contactId, since: since.toISOString() })),
    )
  })
})
