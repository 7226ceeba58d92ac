/** The job that deletes expired sessions, codes, counts and guards. Nothing depends on when it runs. */
import { startPeriodicJob } from '../background'
import { minutesAfter } from '../directory/signIn/rules'
import type { Services } from '../services'
import {
  deleteClosedKeysBefore,
  deleteErrorsBefore,
  deleteExpiredRegistrations,
  deleteExpiredSessions,
  deleteGuardsBefore,
} from './cleanup.queries'

const intervalMs = 10 * 60_000
const guardMinutes = 60
/** A browser gives up on a request within minutes. */
const closedKeyMinutes = 7 * 24 * 60
/** A summary compares 90 days with the 90 before them. */
const errorMinutes = 200 * 24 * 60

/** Starts the job. The returned function stops it. */
export const startCleanupJob = ({ db, clock, background }: Services): (() => void) =>
  startPeriodicJob(background, {
    name: 'delete expired rows',
    everyMs: intervalMs,
    run: async () => {
      await deleteExpiredSessions(db, clock.now())
      await deleteExpiredRegistrations(db, clock.now())
      await deleteGuardsBefore(db, minutesAfter(clock.now(), -guardMinutes))
      await deleteClosedKeysBefore(db, minutesAfter(clock.now(), -closedKeyMinutes))
      await deleteErrorsBefore(db, minutesAfter(clock.now(), -errorMinutes))
    },
  })
