/** Canned answers in the database. They are the provider's, and no customer's. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { CannedAnswer } from '#shared/contract/cannedAnswers'
import type { Executor } from '../../db/database'
import { cannedAnswers } from '../../db/schema/cases'

type Row = typeof cannedAnswers.$inferSelect
export type Written = Pick<Row, 'title' | 'body'>

const toCannedAnswer = ({ id, title, body, version }: Row): CannedAnswer => ({
  canned_answer_id: id,
  title,
  body,
  version,
})

const first = (rows: Row[]): CannedAnswer | null => (rows[0] ? toCannedAnswer(rows[0]) : null)

export async function findCannedAnswers(db: Executor): Promise<CannedAnswer[]> {
  return (await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title))).map(toCannedAnswer)
}

/** Held for the rest of the transaction. */
export const lockCannedAnswer = async (tx: Executor, id: string): Promise<CannedAnswer | null> =>
  first(await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update'))

/** Null where the title is taken. */
export const insertCannedAnswer = async (tx: Executor, written: Written): Promise<CannedAnswer | null> =>
  first(await tx.insert(cannedAnswers).values(written).onConflictDoNothing().returning())

export const findSame = async (tx: Executor, { title, body }: Written): Promise<CannedAnswer | null> =>
  first(
    await tx
      .select()
      .from(cannedAnswers)
      .where(and(eq(cannedAnswers.title, title), eq(cannedAnswers.body, body))),
  )

export async function isTitleTaken(tx: Executor, title: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: cannedAnswers.id })
    .from(cannedAnswers)
    .where(and(eq(cannedAnswers.title, title), sql`${cannedAnswers.id} <> ${exceptId}`))
  return rows.length > 0
}

export const storeCannedAnswer = async (tx: Executor, id: string, written: Written): Promise<CannedAnswer | null> =>
  first(
    await tx
      .update(cannedAnswers)
      .set({ ...written, version: sql`${cannedAnswers.version} + 1` })
      .where(eq(cannedAnswers.id, id))
      .returning(),
  )

export async function removeCannedAnswer(tx: Executor, id: string): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id))
}

/** Two changes of titles come one after the other; there are few. */
export async function lockTitles(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('canned_answers'))`)
}
