/** Notifies of announcements when they go live, in the audience for which they are meant. */
import { defineScheduledJob } from '../../../jobs/schedule'
import { findAudienceCustomers } from '../../announcements/audienceSize.queries'
import { notifiedKinds } from '../events/announcements'
import { notifyAll } from '../notify'
import { takeUnnotifiedAnnouncements } from './announcements.queries'

export const liveAnnouncementsJob = defineScheduledJob('find live announcements', async ({ db, clock }) => {
  await db.transaction(async (tx) => {
    for (const { announcementId, audience } of await takeUnnotifiedAnnouncements(tx, {
      kinds: notifiedKinds,
      now: clock.now(),
    })) {
      const customerNumbers = await findAudienceCustomers(tx, audience)
      await notifyAll(
        tx,
        customerNumbers.map((customerNumber) => ({ kind: 'announcement', announcementId, customerNumber })),
      )
    }
  })
})
