/** Reads and stores canned answers, which belong to the provider and not to a customer. */
import { asc, eq } from 'drizzle-orm'
import type { CannedAnswer } from '#shared/contract/cases/cannedAnswers'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { namedRecords } from '../../db/namedRecords'
import { cannedAnswers } from '../../db/schema/cases/cannedAnswers'

type CannedAnswerRow = typeof cannedAnswers.$inferSelect
type CannedAnswerInput = Pick<CannedAnswerRow, 'title' | 'body'>

const toCannedAnswer = ({ id, title, body, version }: CannedAnswerRow): CannedAnswer => ({
  canned_answer_id: id,
  title,
  body,
  version,
})

export async function findCannedAnswers(db: Executor): Promise<CannedAnswer[]> {
  return (await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title))).map(toCannedAnswer)
}

export const cannedAnswerRecords = namedRecords<CannedAnswerRow, CannedAnswerInput, CannedAnswer>({
  table: cannedAnswers,
  lock: 'canned answers',
  toRecord: toCannedAnswer,
  hasNameOf: ({ title }) => eq(cannedAnswers.title, title),
  select: (db, condition) => db.select().from(cannedAnswers).where(condition),
  insert: (tx, input) => tx.insert(cannedAnswers).values(input).onConflictDoNothing().returning(),
  update: (tx, input, condition) =>
    tx
      .update(cannedAnswers)
      .set({ ...input, version: nextVersion(cannedAnswers.version) })
      .where(condition)
      .returning(),
})
