/** Stores events that customers are notified about, in the transaction that causes them. */
import { chunksOf } from '#shared/chunksOf'
import type { Executor } from '../../db/database'
import { enqueue, enqueueMissing } from '../../jobs/jobs.queries'
import { type EventOf, isBulk, type NotificationEvent } from './events'
import { notifyInBulkJob, notifyJob } from './notify.job'

/** Notifies everyone who chose to hear of the event, once the transaction commits. */
export const notify = (tx: Executor, event: NotificationEvent): Promise<void> =>
  enqueue(tx, notifyJob, { events: [event] })

interface ChangeOfLogin {
  userId: string
  change: EventOf<'login_changed'>['change']
  at: Date
}

/** Notifies the owner of a login that it was changed, in case another person did it. */
export const notifyOfLoginChange = (tx: Executor, { userId, change, at }: ChangeOfLogin): Promise<void> =>
  notify(tx, { kind: 'login_changed', userId, change, at: at.toISOString() })

/**
 * One job processes this many events, so that it reads contacts and settings once for all of them, and still pauses
 * often enough for requests in between.
 */
const eventsPerJob = 25

/** Notifies of any number of events, such as all bills of a day. */
export const notifyAll = (tx: Executor, events: readonly NotificationEvent[]): Promise<void> =>
  enqueueMissing(
    tx,
    isBulk(events) ? notifyInBulkJob : notifyJob,
    chunksOf(events, eventsPerJob).map((chunk) => ({ events: chunk })),
  )
