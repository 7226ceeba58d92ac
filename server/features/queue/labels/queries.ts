/** Labels in the database, and the messages that carry them. They are the provider's, and no customer's. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CarriedLabel, MessageLabel } from '#shared/contract/messageLabels'
import type { Executor } from '../../../db/database'
import { cases } from '../../../db/schema/cases'
import { labeledMessages, messageLabels } from '../../../db/schema/messageLabels'

type Row = typeof messageLabels.$inferSelect

const toLabel = ({ id, name, version }: Row): MessageLabel => ({ label_id: id, name, version })
const first = (rows: Row[]): MessageLabel | null => (rows[0] ? toLabel(rows[0]) : null)
const byName = [asc(sql`lower(${messageLabels.name})`), asc(messageLabels.id)]

export async function findLabels(db: Executor): Promise<MessageLabel[]> {
  return (
    await db
      .select()
      .from(messageLabels)
      .orderBy(...byName)
  ).map(toLabel)
}

export const findLabel = async (db: Executor, id: string): Promise<MessageLabel | null> =>
  first(await db.select().from(messageLabels).where(eq(messageLabels.id, id)))

/** Held for the rest of the transaction. */
export const lockLabel = async (tx: Executor, id: string): Promise<MessageLabel | null> =>
  first(await tx.select().from(messageLabels).where(eq(messageLabels.id, id)).for('update'))

/** Null where another one is called so. */
export const insertLabel = async (tx: Executor, name: string): Promise<MessageLabel | null> =>
  first(await tx.insert(messageLabels).values({ name }).onConflictDoNothing().returning())

export const findSame = async (tx: Executor, name: string): Promise<MessageLabel | null> =>
  first(await tx.select().from(messageLabels).where(eq(messageLabels.name, name)))

export async function isNameTaken(tx: Executor, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: messageLabels.id })
    .from(messageLabels)
    .where(and(sql`lower(${messageLabels.name}) = lower(${name})`, sql`${messageLabels.id} <> ${exceptId}`))
  return rows.length > 0
}

export const storeName = async (tx: Executor, id: string, name: string): Promise<MessageLabel | null> =>
  first(
    await tx
      .update(messageLabels)
      .set({ name, version: sql`${messageLabels.version} + 1` })
      .where(eq(messageLabels.id, id))
      .returning(),
  )

/** From every message too. */
export async function removeLabel(tx: Executor, id: string): Promise<void> {
  await tx.delete(messageLabels).where(eq(messageLabels.id, id))
}

/** Two changes of names come one after the other; there are few. */
export async function lockNames(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('message_labels'))`)
}

/** Keeps a label from being removed for the rest of the transaction. Answers whether it is still there. */
export async function keepLabel(tx: Executor, id: string): Promise<boolean> {
  const kept = await tx
    .select({ id: messageLabels.id })
    .from(messageLabels)
    .where(eq(messageLabels.id, id))
    .for('key share')
  return kept.length > 0
}

/** The case is held by the caller, so that nobody writes to it meanwhile. False where it carries the label already. */
export async function putOn(tx: Executor, caseId: string, labelId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`insert into ${labeledMessages} (case_id, label_id, asked_at)
      select ${cases.id}, ${labelId}::uuid, ${cases.askedAt} from ${cases} where ${cases.id} = ${caseId}
      on conflict do nothing`,
  )
  return rowCount === 1
}

/** False where the message does not carry it. */
export async function takeOff(tx: Executor, caseId: string, labelId: string): Promise<boolean> {
  const gone = await tx
    .delete(labeledMessages)
    .where(and(eq(labeledMessages.caseId, caseId), eq(labeledMessages.labelId, labelId)))
    .returning({ caseId: labeledMessages.caseId })
  return gone.length > 0
}

/** The labels of some messages, by name. */
export async function findCarried(db: Executor, caseIds: string[]): Promise<(CarriedLabel & { caseId: string })[]> {
  return db
    .select({ caseId: labeledMessages.caseId, label_id: messageLabels.id, name: messageLabels.name })
    .from(labeledMessages)
    .innerJoin(messageLabels, eq(messageLabels.id, labeledMessages.labelId))
    .where(inArray(labeledMessages.caseId, caseIds))
    .orderBy(...byName)
}
