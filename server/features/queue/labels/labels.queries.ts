/** Queries labels and the messages that have them. Labels belong to the provider, not to a customer. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AttachedLabel, MessageLabel } from '#shared/contract/cases/messageLabels'
import { takeLock } from '../../../db/advisoryLock'
import { nextVersion } from '../../../db/columns'
import type { Executor } from '../../../db/database'
import { cases } from '../../../db/schema/cases'
import { labeledMessages, messageLabels } from '../../../db/schema/messageLabels'

type LabelRow = typeof messageLabels.$inferSelect

const toLabel = ({ id, name, version }: LabelRow): MessageLabel => ({ label_id: id, name, version })
const toFirstLabel = (rows: LabelRow[]): MessageLabel | null => (rows[0] ? toLabel(rows[0]) : null)
const nameOrder = [asc(sql`lower(${messageLabels.name})`), asc(messageLabels.id)]

export async function findLabels(db: Executor): Promise<MessageLabel[]> {
  return (
    await db
      .select()
      .from(messageLabels)
      .orderBy(...nameOrder)
  ).map(toLabel)
}

export const findLabel = async (db: Executor, id: string): Promise<MessageLabel | null> =>
  toFirstLabel(await db.select().from(messageLabels).where(eq(messageLabels.id, id)))

/** Locks the label for the rest of the transaction. */
export const lockLabel = async (tx: Executor, id: string): Promise<MessageLabel | null> =>
  toFirstLabel(await tx.select().from(messageLabels).where(eq(messageLabels.id, id)).for('update'))

/** Returns null when another label has the name. */
export const insertLabel = async (tx: Executor, name: string): Promise<MessageLabel | null> =>
  toFirstLabel(await tx.insert(messageLabels).values({ name }).onConflictDoNothing().returning())

export const findIdenticalLabel = async (tx: Executor, name: string): Promise<MessageLabel | null> =>
  toFirstLabel(await tx.select().from(messageLabels).where(eq(messageLabels.name, name)))

export async function isNameTaken(tx: Executor, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: messageLabels.id })
    .from(messageLabels)
    .where(and(sql`lower(${messageLabels.name}) = lower(${name})`, sql`${messageLabels.id} <> ${exceptId}`))
  return rows.length > 0
}

export const storeName = async (tx: Executor, id: string, name: string): Promise<MessageLabel | null> =>
  toFirstLabel(
    await tx
      .update(messageLabels)
      .set({ name, version: nextVersion(messageLabels.version) })
      .where(eq(messageLabels.id, id))
      .returning(),
  )

/** Deletes the label from every message too. */
export async function removeLabel(tx: Executor, id: string): Promise<void> {
  await tx.delete(messageLabels).where(eq(messageLabels.id, id))
}

/** Serializes changes of label names, which are rare. */
export const lockNames = (tx: Executor): Promise<void> => takeLock(tx, 'message labels')

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
