/** Limits on attempts: by what is attempted, and by the network that attempts it. */
import { AppError } from '../../http/appError'
import type { Executor } from '../../db/database'
import { networkOf } from '../../http/network'
import type { Services } from '../../services'
import { countAttempt, forgiveAttempt } from './queries'
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
export async function mayTry({ db, clock }: Counting, key: string, { rule, textFor }: Limit): Promise<void> {
  const now = clock.now()
  const { isAllowed, windowEndsAt } = await countAttempt(db, key, { rule, now })
  if (!isAllowed) throw new AppError('too_many_attempts', textFor(minutesLeft(windowEndsAt, now)))
}

/** A site holds thousands of households, so it may try as often as many of them. */
const householdsPerSite = 10

/** The same by the caller's network. */
export async function mayTryFrom(services: Counting, what: string, limit: Limit & { address: string }): Promise<void> {
  const { rule, address } = limit
  const { household, site } = networkOf(address)
  if (site !== null) {
    const siteRule = { ...rule, limit: rule.limit * householdsPerSite }
    await mayTry(services, `${what}:site:${site}`, { ...limit, rule: siteRule })
  }
  await mayTry(services, `${what}:address:${household}`, limit)
}

/** Takes an attempt back that `mayTryFrom` has counted. */
export async function forgiveFrom({ db }: { db: Executor }, what: string, address: string): Promise<void> {
  const { household, site } = networkOf(address)
  if (site !== null) await forgiveAttempt(db, `${what}:site:${site}`)
  await forgiveAttempt(db, `${what}:address:${household}`)
}

/** An account that is tried from one network: only that network runs out of attempts, never the owner elsewhere. */
export const accountFrom = (account: string, address: string): string =>
  `${account} from ${networkOf(address).household}`

/** Counts one attempt on an account from anywhere, and answers how long it has to wait. It is never refused. */
export async function pauseFor({ db, clock }: Counting, account: string, rule: SlowdownRule): Promise<number> {
  const { count } = await countAttempt(db, account, { rule: { ...rule, limit: rule.freely }, now: clock.now() })
  return pauseAfter(count, rule)
}
