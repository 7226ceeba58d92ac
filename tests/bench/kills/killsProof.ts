/**
 * `npm run bench -- kills [number]`: kills portals, the payment provider and PostgreSQL with SIGKILL at random moments of
 * a mixed load, and proves afterwards that no work was lost, that money moved once, and that everyone was notified once.
 */
import { createRandom } from '../../../server/db/seed/random'
import { tableText } from '../table'
import type { World } from '../world'
import type { Accepted } from './calls'
import type { Check } from './check'
import { type Load, startLoad } from './load'
import { startPortals } from './portals'
import { settleAndCheck } from './settle'
import { createVictims, type Victim, type Victims } from './victims'

const seed = 'kills'
type Kills = Record<Victim, number>

export interface KillsReport {
  kills: Kills
  seconds: number
  settleSeconds: number
  accepted: Record<keyof Accepted, number>
  failures: Record<string, number>
  checks: Check[]
  isPassed: boolean
}

export async function proveKills(world: World, count: number): Promise<KillsReport> {
  const random = createRandom(seed)
  const portals = await startPortals(world, random)
  const load = await startLoad(world, portals)
  const started = performance.now()
  const kills = await killUnder(load, createVictims(world, portals, random), count)
  await load.stop()
  const seconds = (performance.now() - started) / 1000
  const { settleSeconds, checks } = await settleAndCheck(world, load)
  const { accepted } = load
  return {
    kills,
    seconds,
    settleSeconds,
    accepted: countEach(accepted),
    failures: Object.fromEntries(load.failures),
    checks,
    isPassed: checks.every(({ isPassed }) => isPassed),
  }
}

/** Returns how often each victim was killed, when all of them answer again. */
async function killUnder({ accepted }: Load, victims: Victims, count: number): Promise<Kills> {
  const kills: Kills = { portal: 0, provider: 0, database: 0 }
  for (let number = 1; number <= count; number += 1) {
    kills[await victims.kill(number)] += 1
    if (number % 20 === 0) console.log(`${number} of ${count} kills; ${accepted.payments.length} payments so far`)
  }
  await victims.whenUp()
  return kills
}

const countEach = (accepted: Accepted): KillsReport['accepted'] => ({
  payments: accepted.payments.length,
  scheduled: accepted.scheduled.length,
  autopay: accepted.autopay.length,
  refunds: accepted.refunds.length,
  planChanges: accepted.planChanges.length,
  creditRuns: accepted.creditRuns.length,
  noticeRuns: accepted.noticeRuns.length,
  requests: accepted.requests.length,
  requestChanges: accepted.requestChanges.length,
  replies: accepted.replies.length,
  announcements: accepted.announcements.length,
  codes: accepted.codes.length,
  notes: accepted.notes.length,
})

const counts = (name: string, byName: Record<string, number>): string =>
  tableText(
    [name, 'number'],
    Object.entries(byName).map(([what, count]) => [what, String(count)]),
  )

export function killsText({ kills, seconds, settleSeconds, accepted, failures, checks }: KillsReport): string {
  const rows = checks.map(({ what, expected, found, isPassed }) => [
    what,
    String(expected),
    String(found),
    isPassed ? 'ok' : 'WRONG',
  ])
  return [
    `${kills.portal} kills of portals, ${kills.provider} of the payment provider and ${kills.database} of PostgreSQL in ${seconds.toFixed(0)} s; all jobs were done ${settleSeconds.toFixed(0)} s later`,
    counts('accepted', accepted),
    counts('not done', failures),
    tableText(['check', 'expected', 'found', ''], rows),
  ].join('\n\n')
}
