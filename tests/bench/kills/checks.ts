/** Checks at the end that nothing was lost, and that money moved once. */
import { sql } from 'drizzle-orm'
import type { Accepted, LoadWorld } from './calls'
import { type Check, equal } from './check'
import type { Load } from './load'
import { checkDisconnectNotices, checkNoticesOfEvents, checkSentMessages, checkStored } from './messageChecks'
import {
  checkCredits,
  checkPayments,
  checkPlans,
  checkRefunds,
  countOpenScheduled,
  countUnpaidBills,
} from './moneyChecks'

/** Jobs that are not finished: they wait, run, or have failed. Those that wait for their time by schedule do not count. */
async function countOpenJobs({ database: { db } }: LoadWorld): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from graphile_worker.jobs where key is null or key not like '% by schedule'`)
  return rows[0]?.open ?? 0
}

/** Whether nothing is left that happens by itself, as a dead letter does not. */
export async function isSettled({ database: { db } }: LoadWorld, accepted: Accepted): Promise<boolean> {
  const { rows } = await db.execute<{ open: number }>(sql`select count(*)::int as open from graphile_worker.jobs
    where (key is null or key not like '% by schedule') and attempts < max_attempts`)
  const unpaid = (await countOpenScheduled(db, accepted)) + (await countUnpaidBills(db, accepted))
  return (rows[0]?.open ?? 0) + unpaid === 0
}

/** A kind of work that always fails would pass every other check. */
const checkLoad = (accepted: Accepted): Check =>
  equal(
    'kinds of work of which nothing was accepted',
    0,
    Object.values(accepted).filter((ids) => ids.length === 0).length,
  )

export async function checkAll(world: LoadWorld, load: Load): Promise<Check[]> {
  const { db } = world.database
  const { accepted } = load
  return [
    checkLoad(accepted),
    equal('jobs that are not done', 0, await countOpenJobs(world)),
    ...(await checkPayments(world, load)),
    ...(await checkRefunds(world, accepted)),
    ...(await checkPlans(db, accepted)),
    ...(await checkCredits(db, accepted)),
    ...(await checkDisconnectNotices(db, accepted)),
    ...(await checkNoticesOfEvents(db, load)),
    ...(await checkSentMessages(db, load)),
    ...(await checkStored(db, accepted)),
  ]
}
