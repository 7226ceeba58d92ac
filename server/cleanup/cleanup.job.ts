/** Deletes expired sessions, codes, counts and guards. Nothing depends on when it runs. */
import { minutesAfter } from '../directory/signIn/rules'
import { defineScheduledJob } from '../jobs/schedule'
import {
  deleteClosedKeysBefore,
  deleteErrorsBefore,
  deleteExpiredRegistrations,
  deleteExpiredSessions,
  deleteFinishedRepliesBefore,
  deleteGuardsBefore,
  deleteIncomingTextsBefore,
} from './cleanup.queries'

const guardMinutes = 60
/** A browser gives up on a request within minutes. */
const closedKeyMinutes = 7 * 24 * 60
const incomingTextMinutes = 30 * 24 * 60
/** A browser that lost the answer asks for it again within days. */
const finishedReplyMinutes = 30 * 24 * 60
/** A summary compares 90 days with the 90 before them. */
const errorMinutes = 200 * 24 * 60

export const cleanupJob = defineScheduledJob('delete expired rows', async ({ db, clock }) => {
  await deleteExpiredSessions(db, clock.now())
  await deleteExpiredRegistrations(db, clock.now())
  await deleteGuardsBefore(db, minutesAfter(clock.now(), -guardMinutes))
  await deleteClosedKeysBefore(db, minutesAfter(clock.now(), -closedKeyMinutes))
  await deleteIncomingTextsBefore(db, minutesAfter(clock.now(), -incomingTextMinutes))
  await deleteFinishedRepliesBefore(db, minutesAfter(clock.now(), -finishedReplyMinutes))
  await deleteErrorsBefore(db, minutesAfter(clock.now(), -errorMinutes))
})
