/** Reads and stores canned answers, which belong to the provider and not to a customer. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { CannedAnswer } from '#shared/contract/cases/cannedAnswers'
import { takeLock } from '../../db/advisoryLock'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { cannedAnswers } from '../../db/schema/cases'

type CannedAnswerRow = typeof cannedAnswers.$inferSelect
type CannedAnswerInput = Pick<CannedAnswerRow, 'title' | 'body'>

const toCannedAnswer = ({ id, title, body, version }: CannedAnswerRow): CannedAnswer => ({
  canned_answer_id: id,
  title,
  body,
  version,
})

const toFirstAnswer = (rows: CannedAnswerRow[]): CannedAnswer | null => (rows[0] ? toCannedAnswer(rows[0]) : null)

export async function findCannedAnswers(db: Executor): Promise<CannedAnswer[]> {
  return (await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title))).map(toCannedAnswer)
}

/** Locks the answer until the transaction ends. */
export const lockCannedAnswer = async (tx: Executor, id: string): Promise<CannedAnswer | null> =>
  toFirstAnswer(await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update'))

/** Returns null when the title is taken. */
export const insertCannedAnswer = async (tx: Executor, input: CannedAnswerInput): Promise<CannedAnswer | null> =>
  toFirstAnswer(await tx.insert(cannedAnswers).values(input).onConflictDoNothing().returning())

export const findIdenticalAnswer = async (
  tx: Executor,
  { title, body }: CannedAnswerInput,
): Promise<CannedAnswer | null> =>
  toFirstAnswer(
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

export const storeCannedAnswer = async (
  tx: Executor,
  id: string,
  input: CannedAnswerInput,
): Promise<CannedAnswer | null> =>
  toFirstAnswer(
    await tx
      .update(cannedAnswers)
      .set({ ...input, version: nextVersion(cannedAnswers.version) })
      .where(eq(cannedAnswers.id, id))
      .returning(),
  )

export async function removeCannedAnswer(tx: Executor, id: string): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id))
}

/** Serializes all changes of titles. There are few, so waiting costs nothing. */
export const lockTitles = (tx: Executor): Promise<void> => takeLock(tx, 'canned answers')
