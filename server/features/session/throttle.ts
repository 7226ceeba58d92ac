/** Limits on attempts: by what is attempted, and by the network that attempts it. */
import { AppError } from '../../http/appError'
import type { Executor } from '../../db/database'
import { networkOf } from '../../http/network'
import type { Services } from '../../services'
import { countAttempt, forgetAttempts, forgiveAttempt } from './queries'
import { minutesLeft, pauseAfter, type SlowdownRule, type ThrottleRule } from './rules'

/** What counting needs; in a transaction, the count goes with it. */
interface Counting {
  db: Executor
  clock: Pick<Services['clock'], 'now'>
}

interface Limit {
  rule: ThrottleRule
  textFor: (minutes: number) => string
}

/** Counts one attempt, and refuses it when the window has no more room. */
export async function mayTry(services: Counting, key: string, limit: Limit): Promise<void> {
  const { db, clock } = services
  refuseBeyond(await countAttempt(db, key, { rule: limit.rule, now: clock.now() }), services, limit)
}

type Counted = Awaited<ReturnType<typeof countAttempt>>

function refuseBeyond({ isAllowed, windowEndsAt }: Counted, { clock }: Counting, { textFor }: Limit): void {
  if (!isAllowed) throw new AppError('too_many_attempts', textFor(minutesLeft(windowEndsAt, clock.now())))
}

/** A site holds thousands of households, so it may try as often as many of them. */
const householdsPerSite = 10

const keyFrom = (what: string, network: string): string => `${what} from ${network}`

interface From {
  rule: ThrottleRule
  address: string
}

/**
 * Counts one attempt from the caller's network under a key, such as an account. An attempt that is over the limit of its
 * household (a /64) is not counted for the site (a /48), so one household cannot use up the attempts of the others.
 */
export async function countFrom({ db, clock }: Counting, what: string, { rule, address }: From) {
  const now = clock.now()
  const { household, site } = networkOf(address)
  const counted = await countAttempt(db, keyFrom(what, household), { rule, now })
  if (!counted.isAllowed || site === null) return counted
  const siteRule = { ...rule, limit: rule.limit * householdsPerSite }
  return countAttempt(db, keyFrom(what, site), { rule: siteRule, now })
}

/** Counts the same, and refuses it when the window has no more room. */
export async function mayTryFrom(services: Counting, what: string, limit: Limit & From): Promise<void> {
  refuseBeyond(await countFrom(services, what, limit), services, limit)
}

/** Takes an attempt back that was counted by network. */
export async function forgiveFrom({ db }: { db: Executor }, what: string, address: string): Promise<void> {
  const { household, site } = networkOf(address)
  await forgiveAttempt(db, keyFrom(what, household))
  if (site !== null) await forgiveAttempt(db, keyFrom(what, site))
}

/** Removes the count of the caller's household; that of its site stays, because others may have contributed to it. */
export const forgetHousehold = ({ db }: { db: Executor }, what: string, address: string): Promise<void> =>
  forgetAttempts(db, keyFrom(what, networkOf(address).household))

/** After an attempt that succeeded: removes the count of the caller's household, and takes this attempt back for its site. */
export async function settleFrom({ db }: { db: Executor }, what: string, address: string): Promise<void> {
  const { site } = networkOf(address)
  await forgetHousehold({ db }, what, address)
  if (site !== null) await forgiveAttempt(db, keyFrom(what, site))
}

/** Counts one attempt on an account from anywhere, and answers how long it has to wait. It is never refused. */
export async function pauseFor({ db, clock }: Counting, account: string, rule: SlowdownRule): Promise<number> {
  const { count } = await countAttempt(db, account, { rule: { ...rule, limit: rule.freely }, now: clock.now() })
  return pauseAfter(count, rule)
}
