/** Contains every write to a case. Each runs in one transaction with its entry in the history. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { type CaseEventKind, type CaseStatus, isFinishedCase, statusesByTab } from '#shared/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import type { Executor } from '../../db/database'
import { publish } from '../../db/eventBus'
import { rowOf } from '../../db/rows'
import { caseEvents, cases } from '../../db/schema/cases/cases'
import { AppError } from '../../http/appError'
import { type CustomerScope, inScope } from '../../http/customerScope'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'
import { recordEvent } from '../outboundEvents/recordEvent'
import { messageDueAt } from './answerDue'
import { attachPending } from './attachments.ledger'
import type { Author } from './caseSubject'
import type { CaseRow } from './cases.queries'
import { findRoute } from './routing.ledger'
import { caseNumber } from './rules'
import { cancelVisit } from './visits.ledger'

export interface Authorship {
  author: Author
  now: Date
  /** The provider's time zone; promises count its working hours. */
  zone: string
}

type NewCaseColumns = Omit<
  typeof cases.$inferInsert,
  'id' | 'number' | 'createdAt' | 'updatedAt' | keyof IdempotencyRecord
>

export type NewCase = NewCaseColumns & {
  /** Missing for a case that follows from another request. */
  idempotencyRecord?: IdempotencyRecord
  /** Files that the author uploaded for the case beforehand. */
  attachmentIds?: string[]
}

interface OpenedCase {
  row: CaseRow
  /** False for a retry under the same key, which returns the case of the first request. */
  isNew: boolean
}

/** Opens a case. To open several, call it repeatedly in one transaction. */
export async function openCase(
  tx: Executor,
  { attachmentIds = [], idempotencyRecord, ...fields }: NewCase,
  authorship: Authorship,
): Promise<OpenedCase> {
  const [row] = await tx
    .insert(cases)
    .values({
      ...fields,
      ...idempotencyRecord,
      number: await nextNumber(tx, authorship.now),
      createdAt: authorship.now,
      updatedAt: authorship.now,
      // The customer has to read a case that staff opened.
      answeredAt: authorship.author.isStaff ? authorship.now : null,
      customerWroteAt: authorship.now,
      answerDueAt: fields.kind === 'message' ? answerDueFor(authorship) : (fields.expectedBy ?? null),
    })
    .onConflictDoNothing({ target: [cases.userId, cases.idempotencyKey] })
    .returning()
  if (!row) return { row: await findFirstCase(tx, fields.userId, idempotencyRecord), isNew: false }
  await addEvent(tx, { caseId: row.id, kind: 'status', status: row.status }, authorship)
  await attachPending(tx, { caseId: row.id, ids: attachmentIds }, authorship)
  await recordOpening(tx, row)
  if (row.kind !== 'message') return { row, isNew: true }
  const route = await findRoute(tx, { message: row, now: authorship.now, isAssigned: !authorship.author.isStaff })
  if (route) await tx.update(cases).set(route).where(eq(cases.id, row.id))
  await publish(tx, { kind: 'opened', case_id: row.id })
  return { row: { ...row, ...route }, isNew: true }
}

const recordOpening = (tx: Executor, row: CaseRow): Promise<void> =>
  recordEvent(tx, {
    type: 'case.opened',
    customerNumber: row.customerNumber,
    at: row.createdAt,
    data: {
      case_id: row.id,
      case_no: row.number,
      kind: row.kind,
      category: row.category,
      service_type: row.serviceType,
      service_subtype: row.serviceSubtype,
      premise_number: row.premiseNumber,
    },
  })

/** Returns by when staff must answer what was written now; null when staff wrote it. */
export const answerDueFor = (authorship: Authorship): Date | null =>
  authorship.author.isStaff ? null : messageDueAt(authorship)

async function nextNumber(tx: Executor, now: Date): Promise<string> {
  const next = await tx.execute(sql`select nextval('case_numbers') as count`)
  return caseNumber(now.getUTCFullYear(), Number(rowOf(z.object({ count: z.string() }), next).count))
}

async function findFirstCase(
  tx: Executor,
  userId: string | null | undefined,
  idempotencyRecord: IdempotencyRecord | undefined,
): Promise<CaseRow> {
  const columns = { user: cases.userId, key: cases.idempotencyKey }
  const row =
    userId && idempotencyRecord
      ? await findFirstRequest({ userId, ...idempotencyRecord }, columns, (isFirstRequest) =>
          tx.select().from(cases).where(isFirstRequest),
        )
      : null
  if (!row) throw new Error('A case conflicts with a row that has another key')
  return row
}

export interface NewCaseEvent {
  kind: CaseEventKind
  status?: CaseStatus
  note?: string
}

/** Returns the id of the entry. */
export async function addEvent(
  tx: Executor,
  event: NewCaseEvent & { caseId: string },
  { author, now }: Authorship,
): Promise<string> {
  const [added] = await tx
    .insert(caseEvents)
    .values({ ...event, authorName: author.name, authorType: author.userType, createdAt: now })
    .returning({ id: caseEvents.id })
  if (!added) throw new Error('An entry of a history was not stored')
  return added.id
}

/** Locks the case until the transaction ends, so that changes run one after the other. */
export async function lockCase(tx: Executor, caseId: string): Promise<CaseRow> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, caseId)).for('update')
  if (!row) throw new Error('A case disappeared before it was locked')
  return row
}

type CaseColumns = Partial<typeof cases.$inferInsert>

/** A change of a case with its entry in the history. */
export interface CaseDecision {
  change: CaseColumns
  event: NewCaseEvent
  /** The customer has nothing new to read. */
  isQuiet?: true
}

interface CaseChange {
  row: CaseRow
  /** The entry in the history; null when nothing changed. */
  eventId: string | null
}

/** Changes a case if its current state allows it and records the change; `decide` returns null for no change. */
export async function changeCase(
  tx: Executor,
  caseId: string,
  { decide, authorship }: { decide: (row: CaseRow) => CaseDecision | null; authorship: Authorship },
): Promise<CaseChange & { before: CaseRow }> {
  const before = await lockCase(tx, caseId)
  const decision = decide(before)
  const change = decision ? await applyChange(tx, caseId, { ...decision, authorship }) : { row: before, eventId: null }
  return { ...change, before }
}

/** Assigns a case to an agent, or to no one; the customer isn't notified. Returns false when nothing changed. */
export async function assignCase(
  tx: Executor,
  caseId: string,
  { userId, assertAssignable }: { userId: string | null; assertAssignable: (row: CaseRow) => void | Promise<void> },
): Promise<boolean> {
  const row = await lockCase(tx, caseId)
  await assertAssignable(row)
  if (row.assignedTo === userId) return false
  await tx.update(cases).set({ assignedTo: userId }).where(eq(cases.id, caseId))
  await publish(tx, { kind: 'changed', case_id: caseId })
  return true
}

type HandlingColumns = Pick<CaseColumns, 'snoozedUntil' | 'teamId' | 'assignedTo' | 'priority'>

/** Changes how staff handle a message; the customer isn't notified. */
export async function changeHandling(tx: Executor, caseId: string, change: HandlingColumns): Promise<void> {
  await tx.update(cases).set(change).where(eq(cases.id, caseId))
  await publish(tx, { kind: 'changed', case_id: caseId })
}

export async function applyChange(
  tx: Executor,
  caseId: string,
  { change, event, isQuiet, authorship }: CaseDecision & { authorship: Authorship },
): Promise<CaseChange> {
  const isFinished = change.status !== undefined && isFinishedCase(change.status)
  const answered = authorship.author.isStaff && !isQuiet ? { answeredAt: authorship.now } : {}
  const [changed] = await tx
    .update(cases)
    .set({ ...change, ...answered, ...(isFinished && { snoozedUntil: null }), updatedAt: authorship.now })
    .where(eq(cases.id, caseId))
    .returning()
  if (!changed) throw new Error('A case disappeared while it was locked')
  if (change.appointmentOn !== undefined) await cancelVisit(tx, caseId)
  const eventId = await addEvent(tx, { caseId, ...event }, authorship)
  if (changed.kind === 'message') await publish(tx, { kind: 'changed', case_id: caseId })
  return { row: changed, eventId }
}

interface CancellationRequest {
  /** `mustWait` says that a lot can't be canceled immediately, so the whole request has to wait. */
  decide: (row: CaseRow, mustWait: boolean) => CaseDecision & { cancellation: NewCase }
  authorship: Authorship
}

/** Stores the request to cancel a case as a separate case; `decide` says whether it takes effect immediately. */
export async function cancelCase(
  tx: Executor,
  { caseId, scope }: { caseId: string; scope: CustomerScope },
  request: CancellationRequest,
) {
  const row = await lockCase(tx, caseId)
  if (await findCancelRequest(tx, caseId)) throw new AppError('conflict', caseTexts.cancellationAlreadyRequested)
  const lots = await cancelParts(tx, await lockParts(tx, scope, caseId), request)
  const { cancellation: newCase, change, event } = request.decide(row, lots.requested > 0)
  const opened = await openCase(tx, newCase, request.authorship)
  const changed = await applyChange(tx, caseId, { change, event, authorship: request.authorship })
  return { cancellation: opened.row, status: changed.row.status, lots }
}

/** Returns the request to cancel a case that no one has decided yet. */
export async function findCancelRequest(tx: Executor, caseId: string): Promise<CaseRow | null> {
  const [waiting] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.parentId, caseId), eq(cases.kind, 'cancel'), eq(cases.status, 'received')))
  return waiting ?? null
}

/** Locks the open lots of a bulk request. */
export const lockParts = (tx: Executor, scope: CustomerScope, parentId: string): Promise<CaseRow[]> =>
  tx
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.parentId, parentId),
        eq(cases.isPart, true),
        inArray(cases.status, statusesByTab.open),
        inScope(scope, cases.customerNumber),
      ),
    )
    .orderBy(cases.number)
    .for('update')

/** A lot that is canceled immediately is covered by the request for the whole and needs no separate one. */
async function cancelParts(tx: Executor, parts: readonly CaseRow[], { decide, authorship }: CancellationRequest) {
  const lots = { cancelled: 0, requested: 0 }
  for (const part of parts) {
    const { cancellation: partCancellation, change, event } = decide(part, false)
    const isImmediate = change.status === 'cancelled'
    lots[isImmediate ? 'cancelled' : 'requested'] += 1
    if (!isImmediate && (await findCancelRequest(tx, part.id))) continue
    if (!isImmediate) await openCase(tx, partCancellation, authorship)
    await applyChange(tx, part.id, { change, event, authorship })
  }
  return lots
}
