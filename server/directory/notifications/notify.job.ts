/** Resolves who is notified of events, and stores one message per recipient, channel and event. */
import { z } from 'zod/mini'
import { defineJob, type Job } from '../../jobs/job'
import { enqueueMissing } from '../../jobs/jobs.queries'
import { isUrgentEvent, NotificationEvent } from './events'
import { storeNotifications } from './storeNotifications'

/** With the library's backoff, attempts continue for about two days. */
const maxAttempts = 16

const Payload = z.object({ events: z.array(NotificationEvent) })
type Payload = z.infer<typeof Payload>

export const notifyJob: Job<Payload> = defineJob({
  name: 'notify',
  payload: Payload,
  maxAttempts,
  isUrgent: ({ events }) => events.some(isUrgentEvent),
  run: (services, { events }) =>
    services.db.transaction((tx) => storeNotifications(services, tx, { events, isBulk: false })),
})

/** Processes the events of a batch, such as a billing run. Their messages never take the places of others. */
export const notifyInBulkJob: Job<Payload> = defineJob({
  name: 'notify in bulk',
  payload: Payload,
  maxAttempts,
  isBulk: true,
  // Outages and announcements go before a billing run.
  isUrgent: ({ events }) => events.some(({ kind }) => kind === 'outage_changed' || kind === 'announcement'),
  async run(services, { events }) {
    try {
      await services.db.transaction((tx) => storeNotifications(services, tx, { events, isBulk: true }))
    } catch (error) {
      if (events.length === 1) throw error
      // One event that fails must not hold up the others.
      services.log.warn({ err: error, events: events.length }, 'events failed together and are processed one by one')
      await services.db.transaction((tx) =>
        enqueueMissing(
          tx,
          notifyInBulkJob,
          events.map((event) => ({ events: [event] })),
        ),
      )
    }
  },
})
