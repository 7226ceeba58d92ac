/** Waits after the load until everything that it caused is done, and checks the result. */
import { setTimeout as delay } from 'node:timers/promises'
import { liveAnnouncementsJob } from '../../../server/directory/notifications/producers/announcements.job'
import { dueBillsJob } from '../../../server/features/payments/autopay.job'
import { dueScheduledJob } from '../../../server/features/scheduledPayments/scheduledPayment.job'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { makeJobsDue } from '../../support/data/jobs'
import type { Accepted, LoadWorld } from './calls'
import type { Check } from './check'
import { checkAll, isSettled } from './checks'
import type { Load } from './load'
import { checkQuietHours } from './messageChecks'

/** Retries of jobs wait longer each time, and a payment without an answer is looked up after a while. */
const settleMs = 10 * 60_000

/** Call this once the load has ended and everything runs again. */
export async function settleAndCheck(
  world: LoadWorld,
  load: Load,
): Promise<{ settleSeconds: number; checks: Check[] }> {
  const quietChecks = await checkQuietHours(world.database.db, load)
  await load.endQuietHours()
  const settleSeconds = await settle(world, load.accepted)
  return { settleSeconds, checks: [...quietChecks, ...(await checkAll(world, load))] }
}

/** Waits until no job and no due payment is left. */
async function settle(world: LoadWorld, accepted: Accepted): Promise<number> {
  const started = performance.now()
  while (!(await isSettled(world, accepted)) && performance.now() - started < settleMs) {
    // The schedule would do so within ten minutes.
    await enqueue(world.database.db, dueScheduledJob, {})
    await enqueue(world.database.db, dueBillsJob, {})
    await enqueue(world.database.db, liveAnnouncementsJob, {})
    // Text messages still wait for the end of the quiet hours, which have been turned off.
    await makeJobsDue(world.database, 'send message')
    await delay(2000)
  }
  return (performance.now() - started) / 1000
}
