/**
 * `npm run bench -- kills [number]`: kills one of two portals with SIGKILL at random moments of a mixed load, and proves
 * afterwards that no work was lost and that money moved once.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '../../../server/db/seed/random'
import { dueScheduledJob } from '../../../server/features/scheduledPayments/scheduledPayment.job'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { tableText } from '../table'
import type { World } from '../world'
import { type Check, checkAll, isSettled } from './checks'
import { type Accepted, startLoad } from './load'
import { startPortals } from './portals'

const seed = 'kills'
/** Retries of jobs wait longer each time, and a payment without an answer is looked up after a while. */
const settleMs = 10 * 60_000

export interface KillsReport {
  kills: number
  seconds: number
  settleSeconds: number
  accepted: Record<keyof Accepted, number>
  checks: Check[]
  isPassed: boolean
}

export async function proveKills(world: World, kills: number): Promise<KillsReport> {
  const portals = await startPortals(world, createRandom(seed))
  const load = await startLoad(world, portals)
  const started = performance.now()
  for (let kill = 1; kill <= kills; kill += 1) {
    await portals.killOnce()
    if (kill % 20 === 0) console.log(`${kill} of ${kills} kills; ${load.accepted.payments.length} payments so far`)
  }
  await portals.whenUp()
  await load.stop()
  const seconds = (performance.now() - started) / 1000
  const settleSeconds = await settle(world, load.accepted)
  const checks = await checkAll(world, load)
  const { unanswered, ...lists } = load.accepted
  return {
    kills,
    seconds,
    settleSeconds,
    accepted: {
      unanswered,
      payments: lists.payments.length,
      requests: lists.requests.length,
      codes: lists.codes.length,
      notes: lists.notes.length,
      scheduled: lists.scheduled.length,
      creditRuns: lists.creditRuns.length,
      noticeRuns: lists.noticeRuns.length,
    },
    checks,
    isPassed: checks.every(({ isPassed }) => isPassed),
  }
}

/** Waits until no job and no due payment is left. */
async function settle(world: World, accepted: Accepted): Promise<number> {
  const started = performance.now()
  while (!(await isSettled(world, accepted)) && performance.now() - started < settleMs) {
    // The schedule would do so within five minutes.
    await enqueue(world.database.db, dueScheduledJob, {})
    await delay(2000)
  }
  return (performance.now() - started) / 1000
}

export function killsText({ kills, seconds, settleSeconds, accepted, checks }: KillsReport): string {
  const load = Object.entries(accepted).map(([name, count]) => [name, String(count)])
  const rows = checks.map(({ what, expected, found, isPassed }) => [
    what,
    String(expected),
    String(found),
    isPassed ? 'ok' : 'WRONG',
  ])
  return [
    `${kills} kills in ${seconds.toFixed(0)} s; all jobs were done ${settleSeconds.toFixed(0)} s later`,
    tableText(['accepted', 'number'], load),
    tableText(['check', 'expected', 'found', ''], rows),
  ].join('\n\n')
}
