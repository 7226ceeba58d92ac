/** Stores, finds and uses up one-time codes. */
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { oneTimeCodes } from '../../db/schema/signIn/signIn'

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose']

/** Stores a code and keeps earlier ones valid. */
export async function insertCode(db: Executor, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.insert(oneTimeCodes).values(code)
}

/** Stores a code and voids earlier ones of the same purpose. */
export async function replaceCode(tx: Executor, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await tx.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, code.userId), eq(oneTimeCodes.purpose, code.purpose)))
  await tx.insert(oneTimeCodes).values(code)
}

interface CodeFilter {
  userId: string
  purposes: readonly CodePurpose[]
  now: Date
}

const isLiveCode = ({ userId, purposes, now }: CodeFilter) =>
  and(
    eq(oneTimeCodes.userId, userId),
    inArray(oneTimeCodes.purpose, purposes),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, now),
  )

export const findLiveCodes = (db: Executor, filter: CodeFilter) =>
  db.select().from(oneTimeCodes).where(isLiveCode(filter))

/** Returns the codes to compare a try with. Counts the try on each first, so that parallel guesses count too. */
export const countCodeTries = (db: Executor, filter: CodeFilter, limit: number) =>
  db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(and(isLiveCode(filter), lt(oneTimeCodes.wrongTries, limit)))
    .returning()

/** Returns true only for the one caller who used up the code. */
export async function consumeCode(db: Executor, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })
  return used.length === 1
}
