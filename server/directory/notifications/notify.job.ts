/** Resolves who is notified of events, and stores one message per recipient, channel and event. */
import { z } from 'zod/mini'
import { defineJob, type Job } from '../../jobs/job'
import { enqueue } from '../../jobs/jobs.queries'
import { isBulk, isUrgentEvent, NotificationEvent } from './events'
import { storeNotifications } from './storeNotifications'

/** With the library's backoff, attempts continue for about two days. */
const maxAttempts = 16

export const notifyJob: Job<{ events: NotificationEvent[] }> = defineJob({
  name: 'notify',
  payload: z.object({ events: z.array(NotificationEvent) }),
  maxAttempts,
  isUrgent: ({ events }) => events.some(isUrgentEvent),
  isBulk: ({ events }) => isBulk(events),
  async run(services, { events }) {
    try {
      await services.db.transaction((tx) => storeNotifications(services, tx, events))
    } catch (error) {
      if (events.length === 1) throw error
      // One event that fails must not hold up the others.
      services.log.warn({ err: error, events: events.length }, 'events failed together and are processed one by one')
      await services.db.transaction(async (tx) => {
        for (const event of events) await enqueue(tx, notifyJob, { events: [event] })
      })
    }
  },
})
