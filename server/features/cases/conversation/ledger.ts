/** What is said on a case, in words or with a file, and whose turn it is afterwards. */
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { isOver } from '#shared/cases'
import { caseComments, caseReads, cases } from '../../../db/schema/cases'
import { labeledMessages } from '../../../db/schema/messageLabels'
import type { Executor } from '../../../db/database'
import { announce } from '../../../db/news'
import { AppError } from '../../../http/appError'
import { refuseOther, type Keyed } from '../../../http/fingerprint'
import { addEvent, answerDue, applyChange, lockCase, type By, type Event } from '../ledger'
import type { CaseRow } from '../queries'
import * as messageTexts from '#shared/texts/messages'

export type CommentRow = typeof caseComments.$inferSelect

interface NewComment {
  body: string
  keyed: Keyed
  /** Refuses a case that takes no comments any more. */
  mayComment: (row: CaseRow) => void
  /** The newest comment that the author has seen; not asked about where it is left out. */
  lastSeenId?: string | null | undefined
  /** The author works in the queue: a message that nobody has is theirs once they have answered it. */
  mayTake: boolean
}

/** Writes a comment; one on a case that waits for the customer sets it going again, and an answer to a message waits for the customer. */
export async function addComment(
  tx: Executor,
  caseId: string,
  { body, keyed, mayComment, lastSeenId, mayTake, by }: NewComment & { by: By },
): Promise<{ comment: CommentRow; isNew: boolean; isTaken: boolean }> {
  const { author, now } = by
  const row = await lockCase(tx, caseId)
  mayComment(row)
  const [comment] = await tx
    .insert(caseComments)
    .values({
      caseId,
      userId: author.userId,
      authorName: author.name,
      authorType: author.userType,
      body,
      createdAt: now,
      ...keyed,
    })
    .onConflictDoNothing({ target: [caseComments.userId, caseComments.idempotencyKey] })
    .returning()
  if (!comment) return { comment: await firstComment(tx, author.userId, keyed), isNew: false, isTaken: false }
  if (lastSeenId !== undefined) await refuseUnseen(tx, comment, lastSeenId)
  const isAnswer = row.kind === 'message' && author.isStaff && !isOver(row.status)
  const isTaken = isAnswer && mayTake && row.assignedTo === null
  const isHandedOver = isAnswer && row.status !== 'waiting'
  await tx
    .update(cases)
    .set({
      commentCount: sql`${cases.commentCount} + 1`,
      updatedAt: now,
      ...(author.isStaff ? { answeredAt: now } : { askedAt: now }),
      ...(row.kind === 'message' ? { answerDueAt: author.isStaff ? null : (row.answerDueAt ?? answerDue(by)) } : {}),
      ...(isTaken && { assignedTo: author.userId }),
      ...(isHandedOver && { status: 'waiting' as const }),
    })
    .where(eq(cases.id, caseId))
  if (row.kind === 'message' && !author.isStaff) await moveInLabels(tx, caseId, now)
  if (isHandedOver) await addEvent(tx, { caseId, kind: 'status', status: 'waiting' }, by)
  await goOn(tx, caseId, { row, by })
  await markCaseRead(tx, { userId: author.userId, caseId, now })
  if (row.kind === 'message') await announce(tx, { kind: 'commented', case_id: caseId })
  return { comment, isNew: true, isTaken }
}

/** Refuses a comment that was written without knowing the one before it. After the insert, so that a retry of one's own passes. */
async function refuseUnseen(tx: Executor, comment: CommentRow, lastSeenId: string | null): Promise<void> {
  const [before] = await tx
    .select()
    .from(caseComments)
    .where(and(eq(caseComments.caseId, comment.caseId), ne(caseComments.id, comment.id)))
    .orderBy(desc(caseComments.createdAt), desc(caseComments.id))
    .limit(1)
  if (!before || before.id === lastSeenId) return
  throw new AppError('conflict', messageTexts.answeredMeanwhile(before.authorName), { last_comment_id: before.id })
}

async function firstComment(tx: Executor, userId: string, keyed: Keyed): Promise<CommentRow> {
  const [row] = await tx
    .select()
    .from(caseComments)
    .where(and(eq(caseComments.userId, userId), eq(caseComments.idempotencyKey, keyed.idempotencyKey ?? '')))
  if (!row) throw new Error('A comment collided with another one that is not its own first try')
  refuseOther(row, keyed)
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

/** Notes on a case that a file came to it later; where something was waited for, it is the answer. */
export async function noteAttached(
  tx: Executor,
  caseId: string,
  { fileName, by }: { fileName: string; by: By },
): Promise<void> {
  const { kind, answerDueAt } = await lockCase(tx, caseId)
  // What customers send to a message is a word of theirs, whether they write or attach.
  const isAsked = kind === 'message' && !by.author.isStaff
  const change = isAsked ? { askedAt: by.now, answerDueAt: answerDueAt ?? answerDue(by) } : {}
  const row = await applyChange(tx, caseId, { change, event: { kind: 'attached', note: fileName }, by })
  await goOn(tx, caseId, { row, by })
  if (isAsked) {
    await moveInLabels(tx, caseId, by.now)
    await announce(tx, { kind: 'commented', case_id: caseId })
  }
}

/** With each label, a message stands where it stands in the queue. */
async function moveInLabels(tx: Executor, caseId: string, askedAt: Date): Promise<void> {
  await tx.update(labeledMessages).set({ askedAt }).where(eq(labeledMessages.caseId, caseId))
}

/** A case that waits for the customer is set going again by whatever they send, and a message also when it was over. */
async function goOn(tx: Executor, caseId: string, { row, by }: { row: CaseRow; by: By }): Promise<void> {
  const isReopened = row.kind === 'message' && isOver(row.status)
  if ((row.status !== 'waiting' && !isReopened) || by.author.isStaff) return
  const event: Event = { kind: 'status', status: 'in_progress' }
  // What was promised before it was over is not owed any more: the time begins anew.
  const promise = isReopened ? { answerDueAt: answerDue(by) } : {}
  await applyChange(tx, caseId, { change: { status: 'in_progress', closedAt: null, ...promise }, event, by })
}
