/** Reads and stores the rows of case files. The file store holds the bytes. */
import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { attachmentsPerCase, maxPendingAttachments } from '#shared/cases/cases'
import type { CaseAttachment } from '#shared/contract/cases/caseAttachments'
import * as caseTexts from '#shared/texts/cases/cases'
import { takeLock } from '../../../db/advisoryLock'
import type { Executor } from '../../../db/database'
import { caseAttachments, cases } from '../../../db/schema/cases/cases'
import { type AttachmentRow, toAttachment } from '../../../directory/cases/attachments'
import { type Authorship, lockCase } from '../../../directory/cases/cases.ledger'
import { recordAttachment } from '../../../directory/cases/conversation.ledger'
import { fieldError } from '../../../http/appError'
import { type CustomerScope, inScope } from '../../../http/customerScope'

export async function findAttachments(db: Executor, caseId: string): Promise<CaseAttachment[]> {
  const rows = await db
    .select()
    .from(caseAttachments)
    .where(eq(caseAttachments.caseId, caseId))
    .orderBy(asc(caseAttachments.createdAt), asc(caseAttachments.id))
  return rows.map(toAttachment)
}

/** Returns a file of a case in scope, or one that the user uploaded for a case not yet opened. */
export async function findAttachment(
  db: Executor,
  { scope, userId }: { scope: CustomerScope; userId: string },
  id: string,
) {
  const isPending = and(isNull(caseAttachments.caseId), eq(caseAttachments.userId, userId))
  const isOfCase = and(sql`${cases.id} is not null`, inScope(scope, cases.customerNumber))
  const [row] = await db
    .select({ attachment: caseAttachments, customerNumber: cases.customerNumber, kind: cases.kind })
    .from(caseAttachments)
    .leftJoin(cases, eq(cases.id, caseAttachments.caseId))
    .where(and(eq(caseAttachments.id, id), or(isPending, isOfCase)))
  return row ?? null
}

/** Stores the row of a file, unless the case or the user's pending uploads have reached their maximum. */
export async function insertAttachment(
  tx: Executor,
  file: typeof caseAttachments.$inferInsert & { userId: string },
  authorship: Authorship,
): Promise<AttachmentRow> {
  const { caseId = null, userId } = file
  if (caseId) await lockCase(tx, caseId)
  else await takeLock(tx, `attachments ${userId}`)
  const isInSameSet = caseId
    ? eq(caseAttachments.caseId, caseId)
    : and(isNull(caseAttachments.caseId), eq(caseAttachments.userId, userId))
  const [existing] = await tx.select({ count: count() }).from(caseAttachments).where(isInSameSet)
  if ((existing?.count ?? 0) >= (caseId ? attachmentsPerCase : maxPendingAttachments)) {
    throw fieldError('conflict', 'file', caseTexts.tooManyFiles)
  }
  const [row] = await tx
    .insert(caseAttachments)
    .values({ ...file, createdAt: authorship.now })
    .returning()
  if (!row) throw new Error('The attachment was not stored')
  if (caseId) await recordAttachment(tx, caseId, { fileName: row.fileName, authorship })
  return row
}

/** Deletes the user's own pending upload and returns whether it existed. */
export async function deletePending(db: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(caseAttachments)
    .where(and(eq(caseAttachments.id, id), eq(caseAttachments.userId, userId), isNull(caseAttachments.caseId)))
    .returning({ id: caseAttachments.id })
  return deleted.length === 1
}

/** Deletes uploads from before that moment that never became part of a case, and returns their ids. */
export async function deletePendingBefore(db: Executor, before: Date): Promise<string[]> {
  const deleted = await db
    .delete(caseAttachments)
    .where(and(isNull(caseAttachments.caseId), lt(caseAttachments.createdAt, before)))
    .returning({ id: caseAttachments.id })
  return deleted.map(({ id }) => id)
}
