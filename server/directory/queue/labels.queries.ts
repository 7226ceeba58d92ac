/** Queries labels and the messages that have them. Labels belong to the provider, not to a customer. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AttachedLabel, MessageLabel } from '#shared/contract/cases/messageLabels'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { namedRecords } from '../../db/namedRecords'
import { cases } from '../../db/schema/cases/cases'
import { labeledMessages, messageLabels } from '../../db/schema/cases/messageLabels'

type LabelRow = typeof messageLabels.$inferSelect

const toLabel = ({ id, name, version }: LabelRow): MessageLabel => ({ label_id: id, name, version })
const nameOrder = [asc(sql`lower(${messageLabels.name})`), asc(messageLabels.id)]

export async function findLabels(db: Executor): Promise<MessageLabel[]> {
  return (
    await db
      .select()
      .from(messageLabels)
      .orderBy(...nameOrder)
  ).map(toLabel)
}

export const labelRecords = namedRecords<LabelRow, Pick<LabelRow, 'name'>, MessageLabel>({
  table: messageLabels,
  lock: 'message labels',
  toRecord: toLabel,
  hasNameOf: ({ name }) => sql`lower(${messageLabels.name}) = lower(${name})`,
  select: (db, condition) => db.select().from(messageLabels).where(condition),
  insert: (tx, { name }) => tx.insert(messageLabels).values({ name }).onConflictDoNothing().returning(),
  update: (tx, { name }, condition) =>
    tx
      .update(messageLabels)
      .set({ name, version: nextVersion(messageLabels.version) })
      .where(condition)
      .returning(),
})

/** Prevents deletion of the label until the transaction ends. Returns whether it still exists. */
export async function lockLabelShared(tx: Executor, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: messageLabels.id })
    .from(messageLabels)
    .where(eq(messageLabels.id, id))
    .for('key share')
  return locked.length > 0
}

/** The caller must have locked the case. Returns false when the message already has the label. */
export async function attachLabel(tx: Executor, caseId: string, labelId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`insert into ${labeledMessages} (case_id, label_id, customer_wrote_at)
      select ${cases.id}, ${labelId}::uuid, ${cases.customerWroteAt} from ${cases} where ${cases.id} = ${caseId}
      on conflict do nothing`,
  )
  return rowCount === 1
}

/** Returns false when the message doesn't have the label. */
export async function detachLabel(tx: Executor, caseId: string, labelId: string): Promise<boolean> {
  const deleted = await tx
    .delete(labeledMessages)
    .where(and(eq(labeledMessages.caseId, caseId), eq(labeledMessages.labelId, labelId)))
    .returning({ caseId: labeledMessages.caseId })
  return deleted.length > 0
}

/** Returns the labels of messages, by name. */
export async function findAttachedLabels(
  db: Executor,
  caseIds: string[],
): Promise<(AttachedLabel & { caseId: string })[]> {
  return db
    .select({ caseId: labeledMessages.caseId, label_id: messageLabels.id, name: messageLabels.name })
    .from(labeledMessages)
    .innerJoin(messageLabels, eq(messageLabels.id, labeledMessages.labelId))
    .where(inArray(labeledMessages.caseId, caseIds))
    .orderBy(...nameOrder)
}
