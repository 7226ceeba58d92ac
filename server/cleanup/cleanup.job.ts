/** Deletes expired sessions, codes, counts and guards. Nothing depends on when it runs. */
import { daysAfter, minutesAfter } from '#shared/format/moments'
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
const closedKeyDays = 7
const incomingTextDays = 30
/** A browser that lost the answer asks for it again within days. */
const finishedReplyDays = 30
/** A summary compares 90 days with the 90 before them. */
const errorDays = 200

export const cleanupJob = defineScheduledJob('delete expired rows', async ({ db, clock }) => {
  await deleteExpiredSessions(db, clock.now())
  await deleteExpiredRegistrations(db, clock.now())
  await deleteGuardsBefore(db, minutesAfter(clock.now(), -guardMinutes))
  await deleteClosedKeysBefore(db, daysAfter(clock.now(), -closedKeyDays))
  await deleteIncomingTextsBefore(db, daysAfter(clock.now(), -incomingTextDays))
  await deleteFinishedRepliesBefore(db, daysAfter(clock.now(), -finishedReplyDays))
  await deleteErrorsBefore(db, daysAfter(clock.now(), -errorDays))
})
