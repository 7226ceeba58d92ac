/** Removes sessions, codes, counts and guards that have run out; nothing depends on when. */
import { startRounds } from '../../background'
import type { Services } from '../../services'
import { deleteExpiredRegistrations } from '../legacy/queries'
import { deleteClosedKeysBefore, deleteGuardsBefore } from '../payments/ledger'
import { deleteErrorsBefore } from '../summary/errors/queries'
import { deleteExpired } from './queries'
import { minutesAfter } from './rules'

const everyMs = 10 * 60_000
const guardMinutes = 60
/** A browser gives up on a request within minutes. */
const closedKeyMinutes = 7 * 24 * 60
/** A summary sets 90 days beside the 90 before them. */
const errorMinutes = 200 * 24 * 60

/** Starts the rounds; the answer stops them. */
export const startSweeper = ({ db, clock, background }: Services): (() => void) =>
  startRounds(background, {
    name: 'delete what has run out',
    everyMs,
    run: async () => {
      await deleteExpired(db, clock.now())
      await deleteExpiredRegistrations(db, clock.now())
      await deleteGuardsBefore(db, minutesAfter(clock.now(), -guardMinutes))
      await deleteClosedKeysBefore(db, minutesAfter(clock.now(), -closedKeyMinutes))
      await deleteErrorsBefore(db, minutesAfter(clock.now(), -errorMinutes))
    },
  })
