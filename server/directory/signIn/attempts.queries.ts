/** Counts attempts, and reserves messages to one recipient, in windows of time. */

import { and, eq, gte, lt, lte, or, sql } from 'drizzle-orm'
import { minutesAfter } from '#shared/format/moments'
import type { Executor } from '../../db/database'
import { throttles } from '../../db/schema/signIn/signIn'
import { type SpacingRule, type ThrottleRule } from './rules'

/** Counts one more attempt for a key and returns whether the window had room for it. */
export async function countAttempt(db: Executor, key: string, { rule, now }: { rule: ThrottleRule; now: Date }) {
  const windowEndsAt = minutesAfter(now, rule.windowMinutes)
  const hasWindowEnded = lt(throttles.windowEndsAt, now)
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${hasWindowEnded} then 1 else ${throttles.count} + 1 end`,
        windowEndsAt: sql`case when ${hasWindowEnded} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning()
  const count = row?.count ?? 1
  return { count, isAllowed: count <= rule.limit, windowEndsAt: row?.windowEndsAt ?? windowEndsAt }
}

/** Returns whether the window of a key has room for another attempt. */
export async function hasAttemptsLeft(db: Executor, key: string, { rule, now }: { rule: ThrottleRule; now: Date }) {
  const isFull = and(eq(throttles.key, key), gte(throttles.windowEndsAt, now), gte(throttles.count, rule.limit))
  const found = await db.select({ key: throttles.key }).from(throttles).where(isFull)
  return found.length === 0
}

/** Reverts a counted attempt that turned out to be correct. */
export async function revertAttempt(db: Executor, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key))
}

export async function clearAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key))
}

/** Removes the count of an account, and its counts from single networks. */
export async function clearAllAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(throttles).where(or(eq(throttles.key, key), sql`starts_with(${throttles.key}, ${`${key} from `})`))
}

/** Returns the key that counts messages of a kind. Keys of a user's messages begin with their id. */
export const spacingKey = (subject: string): string => `sends:${subject}`

/**
 * Reserves one of the messages that a recipient may get. Each one moves the end of the window by the interval. There is
 * room while the end is no further away than the number of messages allowed at once.
 */
export async function reserveSlot(db: Executor, key: string, { rule, now }: { rule: SpacingRule; now: Date }) {
  const { maxAtOnce, everyMinutes } = rule
  const reserved = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt: minutesAfter(now, everyMinutes) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { windowEndsAt: sql`greatest(${throttles.windowEndsAt}, ${now}) + ${minutesInterval(everyMinutes)}` },
      setWhere: lte(throttles.windowEndsAt, minutesAfter(now, (maxAtOnce - 1) * everyMinutes)),
    })
    .returning({ key: throttles.key })
  return reserved.length === 1
}

export async function releaseSlot(db: Executor, key: string, { everyMinutes }: SpacingRule): Promise<void> {
  await db
    .update(throttles)
    .set({ windowEndsAt: sql`${throttles.windowEndsAt} - ${minutesInterval(everyMinutes)}` })
    .where(eq(throttles.key, key))
}

const minutesInterval = (count: number) => sql`make_interval(mins => ${count})`
