/** Stores comments and attachments of a case, and updates whether staff or the customer must act next. */
import { and, desc, eq, not, sql } from 'drizzle-orm'
import { isFinishedCase } from '#shared/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import type { Executor } from '../../db/database'
import { publish } from '../../db/eventBus'
import { caseComments, caseReads, cases } from '../../db/schema/cases/cases'
import { labeledMessages } from '../../db/schema/cases/messageLabels'
import { users } from '../../db/schema/signIn/users'
import { AppError } from '../../http/appError'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'
import type { AttachmentRow } from './attachments'
import { attachPending } from './attachments.ledger'
import { findFiles } from './attachments.queries'
import { type Authorship, addEvent, answerDueFor, applyChange, lockCase, type NewCaseEvent } from './cases.ledger'
import type { CaseRow } from './cases.queries'

export type CommentRow = typeof caseComments.$inferSelect

interface NewComment {
  body: string
  idempotencyRecord: IdempotencyRecord
  /** Throws when the case accepts no more comments. */
  assertCommentable: (row: CaseRow) => void
  /** The newest comment that the author has seen; undefined skips the check. */
  lastSeenId?: string | null | undefined
  /** The author works in the queue: answering an unassigned message assigns it to them. */
  canTake: boolean
  /** Files that the author uploaded for the comment beforehand. */
  attachmentIds: readonly string[]
  /** The author finishes the message with the comment, so that it does not wait for the customer. */
  finishes?: boolean
}

export interface AddedComment {
  comment: CommentRow
  files: AttachmentRow[]
  /** False for a retry under the same key. */
  isNew: boolean
  isTaken: boolean
}

/** Stores a comment. A comment of the customer resumes a waiting case; an answer of staff makes a message wait. */
export async function addComment(
  tx: Executor,
  caseId: string,
  {
    body,
    idempotencyRecord,
    assertCommentable,
    lastSeenId,
    canTake,
    attachmentIds,
    finishes = false,
    authorship,
  }: NewComment & { authorship: Authorship },
): Promise<AddedComment> {
  const { author, now } = authorship
  const row = await lockCase(tx, caseId)
  assertCommentable(row)
  const [comment] = await tx
    .insert(caseComments)
    .values({
      caseId,
      userId: author.userId,
      authorName: author.name,
      authorType: author.userType,
      body,
      createdAt: now,
      ...idempotencyRecord,
    })
    .onConflictDoNothing({ target: [caseComments.userId, caseComments.idempotencyKey] })
    .returning()
  if (!comment) {
    const first = await findFirstComment(tx, { userId: author.userId, ...idempotencyRecord })
    const files = await findFiles(tx, [caseId])
    return { comment: first, files, isNew: false, isTaken: false }
  }
  const files = await attachPending(tx, { caseId, commentId: comment.id, ids: attachmentIds }, authorship)
  for (const { fileName } of files) await addEvent(tx, { caseId, kind: 'attached', note: fileName }, authorship)
  // Runs after the insert, so that a retry passes.
  if (lastSeenId !== undefined) await assertLatestSeen(tx, { caseId, userId: author.userId, lastSeenId })
  const isAnswer = row.kind === 'message' && author.isStaff && !isFinishedCase(row.status)
  const isTaken = isAnswer && canTake && row.assignedTo === null
  const waitsForCustomer = isAnswer && !finishes && row.status !== 'waiting'
  const firstAnswer = row.kind === 'message' && author.isStaff ? await firstAnswerOf(tx, row, authorship) : {}
  await tx
    .update(cases)
    .set({
      commentCount: sql`${cases.commentCount} + 1`,
      updatedAt: now,
      ...(author.isStaff ? { answeredAt: now } : { customerWroteAt: now, snoozedUntil: null }),
      ...(owesAnswers(row) && { answerDueAt: author.isStaff ? null : (row.answerDueAt ?? answerDueFor(authorship)) }),
      ...(isTaken && { assignedTo: author.userId }),
      ...(waitsForCustomer && { status: 'waiting' as const }),
      ...firstAnswer,
    })
    .where(eq(cases.id, caseId))
  if (row.kind === 'message' && !author.isStaff) await updateLabelTimes(tx, caseId, now)
  if (waitsForCustomer) await addEvent(tx, { caseId, kind: 'status', status: 'waiting' }, authorship)
  await resumeCase(tx, caseId, { row, authorship })
  await markCaseRead(tx, { userId: author.userId, caseId, now })
  if (row.kind === 'message') await publish(tx, { kind: 'commented', case_id: caseId })
  return { comment, files, isNew: true, isTaken }
}

/** Returns what is recorded when staff answer a message for the first time. A message that staff began has no answer. */
async function firstAnswerOf(tx: Executor, row: CaseRow, { author, now }: Authorship) {
  if (row.firstAnsweredAt !== null) return {}
  const [opener] =
    row.userId === null ? [] : await tx.select({ userType: users.userType }).from(users).where(eq(users.id, row.userId))
  if (opener?.userType === 'CENTRIC') return {}
  return { firstAnsweredAt: now, firstAnswerDueAt: row.answerDueAt, firstAnsweredBy: author.userId }
}

/** The promise of a request with an appointment is the visit, which a comment does not change. */
const owesAnswers = ({ kind, status, appointmentOn }: CaseRow): boolean =>
  kind === 'message' || (kind === 'request' && !isFinishedCase(status) && appointmentOn === null)

interface SeenComments {
  caseId: string
  /** The author's own comments count as seen. */
  userId: string
  /** The newest comment that the author has seen; null if there was none. */
  lastSeenId: string | null
}

/** Rejects a comment whose author has not seen what someone else wrote. */
export async function assertLatestSeen(db: Executor, { caseId, userId, lastSeenId }: SeenComments): Promise<void> {
  const isSeen = sql`exists (select from case_comments seen
    where seen.id = ${lastSeenId} and seen.case_id = ${caseId}
      and (seen.created_at, seen.id) >= (${caseComments.createdAt}, ${caseComments.id}))`
  const [unseen] = await db
    .select({ id: caseComments.id, authorName: caseComments.authorName })
    .from(caseComments)
    .where(and(eq(caseComments.caseId, caseId), sql`${caseComments.userId} is distinct from ${userId}`, not(isSeen)))
    .orderBy(desc(caseComments.createdAt), desc(caseComments.id))
    .limit(1)
  if (unseen)
    throw new AppError('conflict', messageTexts.answeredByOther(unseen.authorName), { last_comment_id: unseen.id })
}

async function findFirstComment(tx: Executor, request: IdempotencyRecord & { userId: string }): Promise<CommentRow> {
  const { userId, idempotencyKey } = caseComments
  const row = await findFirstRequest(request, { user: userId, key: idempotencyKey }, (isFirstRequest) =>
    tx.select().from(caseComments).where(isFirstRequest),
  )
  if (!row) throw new Error('A comment conflicts with a row that has another key')
  return row
}

export async function markCaseRead(
  db: Executor,
  { userId, caseId, now }: { userId: string; caseId: string; now: Date },
): Promise<void> {
  await db
    .insert(caseReads)
    .values({ userId, caseId, readAt: now })
    .onConflictDoUpdate({
      target: [caseReads.userId, caseReads.caseId],
      set: { readAt: sql`greatest(${caseReads.readAt}, excluded.read_at)` },
    })
}

/** Records that a file was added to a case; a file from the customer also resumes a waiting case. */
export async function recordAttachment(
  tx: Executor,
  caseId: string,
  { fileName, authorship }: { fileName: string; authorship: Authorship },
): Promise<void> {
  const { kind, answerDueAt } = await lockCase(tx, caseId)
  // A file that the customer attaches to a message counts like a comment.
  const isFromCustomer = kind === 'message' && !authorship.author.isStaff
  const change = isFromCustomer
    ? { customerWroteAt: authorship.now, answerDueAt: answerDueAt ?? answerDueFor(authorship) }
    : {}
  const { row } = await applyChange(tx, caseId, { change, event: { kind: 'attached', note: fileName }, authorship })
  await resumeCase(tx, caseId, { row, authorship })
  if (isFromCustomer) {
    await updateLabelTimes(tx, caseId, authorship.now)
    await publish(tx, { kind: 'commented', case_id: caseId })
  }
}

/** Labels copy the time of a message, because the queue sorts by it within each label. */
async function updateLabelTimes(tx: Executor, caseId: string, customerWroteAt: Date): Promise<void> {
  await tx.update(labeledMessages).set({ customerWroteAt }).where(eq(labeledMessages.caseId, caseId))
}

/** Anything the customer sends resumes a case that waits for them, and reopens a closed message. */
async function resumeCase(
  tx: Executor,
  caseId: string,
  { row, authorship }: { row: CaseRow; authorship: Authorship },
): Promise<void> {
  const isReopened = row.kind === 'message' && isFinishedCase(row.status)
  if ((row.status !== 'waiting' && !isReopened) || authorship.author.isStaff) return
  const event: NewCaseEvent = { kind: 'status', status: 'in_progress' }
  // The promise from before the message was closed no longer counts, so a new period starts.
  const answerDueAt = (isReopened ? null : row.answerDueAt) ?? answerDueFor(authorship)
  await applyChange(tx, caseId, { change: { status: 'in_progress', closedAt: null, answerDueAt }, event, authorship })
}
