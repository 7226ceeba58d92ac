/** Everything that changes a case, each in one transaction with the line of history that tells of it. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { statusesOf, type CaseEventKind, type CaseStatus } from '#shared/cases'
import type { Executor } from '../../db/database'
import { caseAttachments, caseEvents, cases } from '../../db/schema/cases'
import { announce } from '../../db/news'
import { AppError } from '../../http/appError'
import { refuseOther } from '../../http/fingerprint'
import { within, type Reach } from '../../http/ownership'
import type { Author } from './people'
import type { CaseRow } from './queries'
import { promisedBy } from './owed'
import { caseNumber } from './rules'
import * as requestTexts from '#shared/texts/requests'

export interface By {
  author: Author
  now: Date
  /** Of the provider: promises count its working hours. */
  zone: string
}

export type NewCase = Omit<typeof cases.$inferInsert, 'id' | 'number' | 'createdAt' | 'updatedAt'> & {
  /** Files that the author sent for it. */
  attachmentIds?: string[]
}

export interface Opened {
  row: CaseRow
  /** False for a retry under the same key, which answers the first try's case. */
  isNew: boolean
}

/** Opens a case. Several in one transaction are several calls on it. */
export async function openCase(tx: Executor, { attachmentIds = [], ...fields }: NewCase, by: By): Promise<Opened> {
  const [row] = await tx
    .insert(cases)
    .values({
      ...fields,
      number: await nextNumber(tx, by.now),
      createdAt: by.now,
      updatedAt: by.now,
      // What the provider begins, the customer has to read.
      answeredAt: by.author.isStaff ? by.now : null,
      askedAt: by.now,
      answerDueAt: fields.kind === 'message' ? answerDue(by) : null,
    })
    .onConflictDoNothing({ target: [cases.userId, cases.idempotencyKey] })
    .returning()
  if (!row) return { row: await firstTry(tx, fields), isNew: false }
  await addEvent(tx, { caseId: row.id, kind: 'status', status: row.status }, by)
  await attachPending(tx, { caseId: row.id, userId: by.author.userId, ids: attachmentIds })
  if (row.kind === 'message') await announce(tx, { kind: 'opened', case_id: row.id })
  return { row, isNew: true }
}

/** By when staff owe an answer to what was written now. */
export const answerDue = (by: By): Date | null => (by.author.isStaff ? null : promisedBy(by))

async function nextNumber(tx: Executor, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ count: string }>(sql`select nextval('case_numbers') as count`)
  return caseNumber(now.getUTCFullYear(), Number(rows[0]?.count))
}

async function firstTry(tx: Executor, fields: NewCase): Promise<CaseRow> {
  const { userId, idempotencyKey } = fields
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.userId, userId ?? ''), eq(cases.idempotencyKey, idempotencyKey ?? '')))
  if (!row) throw new Error('A case collided with another one that is not its own first try')
  refuseOther(row, fields)
  return row
}

async function attachPending(
  tx: Executor,
  { caseId, userId, ids }: { caseId: string; userId: string; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return
  const attached = await tx
    .update(caseAttachments)
    .set({ caseId })
    .where(and(inArray(caseAttachments.id, ids), eq(caseAttachments.userId, userId), isNull(caseAttachments.caseId)))
    .returning({ id: caseAttachments.id })
  if (attached.length < new Set(ids).size) {
    throw new AppError('not_found', requestTexts.fileGone, { attachment_ids: requestTexts.fileGone })
  }
}

export interface Event {
  kind: CaseEventKind
  status?: CaseStatus
  note?: string
}

export async function addEvent(tx: Executor, event: Event & { caseId: string }, { author, now }: By): Promise<void> {
  await tx.insert(caseEvents).values({ ...event, authorName: author.name, authorType: author.userType, createdAt: now })
}

/** Holds the case for the rest of the transaction, so that two changes come one after the other. */
export async function lockCase(tx: Executor, caseId: string): Promise<CaseRow> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, caseId)).for('update')
  if (!row) throw new Error('A case that was found is gone')
  return row
}

type Change = Partial<typeof cases.$inferInsert>

/** What becomes of a case, and the line of its history that tells of it. */
export interface Decision {
  change: Change
  event: Event
  /** The customer has nothing to read in it. */
  isQuiet?: true
}

/** Changes a case, if what it is now allows it, and writes the change into its history; null where nothing is to change. */
export async function changeCase(
  tx: Executor,
  caseId: string,
  { decide, by }: { decide: (row: CaseRow) => Decision | null; by: By },
): Promise<{ row: CaseRow; isChanged: boolean }> {
  const row = await lockCase(tx, caseId)
  const decision = decide(row)
  if (!decision) return { row, isChanged: false }
  return { row: await applyChange(tx, caseId, { ...decision, by }), isChanged: true }
}

/** Gives a case to somebody of staff, or to nobody. The customer has nothing to read in that. False where it is so already. */
export async function assignCase(
  tx: Executor,
  caseId: string,
  { userId, mayAssign }: { userId: string | null; mayAssign: (row: CaseRow) => void | Promise<void> },
): Promise<boolean> {
  const row = await lockCase(tx, caseId)
  await mayAssign(row)
  if (row.assignedTo === userId) return false
  await tx.update(cases).set({ assignedTo: userId }).where(eq(cases.id, caseId))
  await announce(tx, { kind: 'changed', case_id: caseId })
  return true
}

export async function applyChange(
  tx: Executor,
  caseId: string,
  { change, event, isQuiet, by }: Decision & { by: By },
): Promise<CaseRow> {
  const news = by.author.isStaff && !isQuiet ? { answeredAt: by.now } : {}
  const [changed] = await tx
    .update(cases)
    .set({ ...change, ...news, updatedAt: by.now })
    .where(eq(cases.id, caseId))
    .returning()
  if (!changed) throw new Error('A case that was locked is gone')
  await addEvent(tx, { caseId, ...event }, by)
  if (changed.kind === 'message') await announce(tx, { kind: 'changed', case_id: caseId })
  return changed
}

interface Wish {
  /** Something of it cannot be cancelled at once, so that all of it has to wait. */
  decide: (row: CaseRow, isHeld: boolean) => Decision & { wish: NewCase }
  by: By
}

/** The wish to cancel a case, as a case of its own; the decision says whether it is cancelled at once. */
export async function cancelCase(tx: Executor, { caseId, reach }: { caseId: string; reach: Reach }, wish: Wish) {
  const row = await lockCase(tx, caseId)
  if (await isAsked(tx, caseId)) throw new AppError('conflict', requestTexts.alreadyAsked)
  const lots = await cancelParts(tx, await lockParts(tx, reach, caseId), wish)
  const { wish: newWish, change, event } = wish.decide(row, lots.asked > 0)
  const opened = await openCase(tx, newWish, wish.by)
  const changed = await applyChange(tx, caseId, { change, event, by: wish.by })
  return { wish: opened.row, status: changed.status, lots }
}

async function isAsked(tx: Executor, caseId: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.parentId, caseId), eq(cases.kind, 'cancel'), eq(cases.status, 'received')))
  return waiting !== undefined
}

/** Holds the lots of a bulk request that are under way. */
const lockParts = (tx: Executor, reach: Reach, parentId: string): Promise<CaseRow[]> =>
  tx
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.parentId, parentId),
        eq(cases.isPart, true),
        inArray(cases.status, statusesOf.open),
        within(reach, cases.customerNumber),
      ),
    )
    .orderBy(cases.number)
    .for('update')

/** What is cancelled at once needs no wish of its own beside the common one. */
async function cancelParts(tx: Executor, parts: readonly CaseRow[], { decide, by }: Wish) {
  const lots = { cancelled: 0, asked: 0 }
  for (const part of parts) {
    const { wish, change, event } = decide(part, false)
    const isAtOnce = change.status === 'cancelled'
    lots[isAtOnce ? 'cancelled' : 'asked'] += 1
    if (!isAtOnce && (await isAsked(tx, part.id))) continue
    if (!isAtOnce) await openCase(tx, wish, by)
    await applyChange(tx, part.id, { change, event, by })
  }
  return lots
}
