/** Limits attempts by what is attempted, and by the caller's network. */
import type { Executor } from '../../db/database'
import { TooManyAttempts } from '../../http/appError'
import { networkOf } from '../../http/callerNetwork'
import type { Services } from '../../services'
import { clearAttempts, countAttempt, revertAttempt } from './attempts.queries'
import { minutesLeft, pauseMsAfter, type SlowdownRule, secondsLeft, type ThrottleRule } from './rules'

/** The services for counting. With a transaction as `db`, a rollback undoes the count. */
interface CountingServices {
  db: Executor
  clock: Pick<Services['clock'], 'now'>
}

interface AttemptLimit {
  rule: ThrottleRule
  textFor: (minutes: number) => string
}

/** Counts one attempt, and rejects it when the window has no room. */
export async function limitAttempts(services: CountingServices, key: string, limit: AttemptLimit): Promise<void> {
  const { db, clock } = services
  assertAllowed(await countAttempt(db, key, { rule: limit.rule, now: clock.now() }), services, limit)
}

type AttemptCount = Awaited<ReturnType<typeof countAttempt>>

function assertAllowed(
  { isAllowed, windowEndsAt }: AttemptCount,
  { clock }: CountingServices,
  { textFor }: AttemptLimit,
): void {
  if (isAllowed) return
  const now = clock.now()
  throw new TooManyAttempts(textFor(minutesLeft(windowEndsAt, now)), secondsLeft(windowEndsAt, now))
}

/** A site contains thousands of households, so its limit is that of many of them. */
const householdsPerSite = 10

const networkKey = (subject: string, network: string): string => `${subject} from ${network}`

interface NetworkLimit {
  rule: ThrottleRule
  ip: string
}

/**
 * Counts one attempt from the caller's network for a key, such as an account. An attempt over the limit of its
 * household (a /64) does not count for the site (a /48), so one household can't use up the attempts of the others.
 */
export async function countNetworkAttempt(
  { db, clock }: CountingServices,
  subject: string,
  { rule, ip }: NetworkLimit,
) {
  const now = clock.now()
  const { household, site } = networkOf(ip)
  const counted = await countAttempt(db, networkKey(subject, household), { rule, now })
  if (!counted.isAllowed || site === null) return counted
  const siteRule = { ...rule, limit: rule.limit * householdsPerSite }
  return countAttempt(db, networkKey(subject, site), { rule: siteRule, now })
}

/** Counts an attempt in the same way, and rejects it when the window has no room. */
export async function limitNetworkAttempts(
  services: CountingServices,
  subject: string,
  limit: AttemptLimit & NetworkLimit,
): Promise<void> {
  assertAllowed(await countNetworkAttempt(services, subject, limit), services, limit)
}

/** Reverts an attempt that was counted by network. */
export async function revertNetworkAttempt({ db }: { db: Executor }, subject: string, ip: string): Promise<void> {
  const { household, site } = networkOf(ip)
  await revertAttempt(db, networkKey(subject, household))
  if (site !== null) await revertAttempt(db, networkKey(subject, site))
}

/**
 * Removes the count of the caller's household. The site's count stays, because other households may have contributed.
 */
export const clearHouseholdAttempts = ({ db }: { db: Executor }, subject: string, ip: string): Promise<void> =>
  clearAttempts(db, networkKey(subject, networkOf(ip).household))

/** Removes the household's count after a success, and reverts this attempt for its site. */
export async function clearNetworkAttempts({ db }: { db: Executor }, subject: string, ip: string): Promise<void> {
  const { site } = networkOf(ip)
  await clearHouseholdAttempts({ db }, subject, ip)
  if (site !== null) await revertAttempt(db, networkKey(subject, site))
}

/** Counts one attempt on an account from anywhere, and returns how long it must wait. It is never rejected. */
export async function countForPause(
  { db, clock }: CountingServices,
  account: string,
  rule: SlowdownRule,
): Promise<number> {
  const { count } = await countAttempt(db, account, { rule: { ...rule, limit: rule.freeAttempts }, now: clock.now() })
  return pauseMsAfter(count, rule)
}
