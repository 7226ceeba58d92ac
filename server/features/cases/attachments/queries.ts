/** Files of cases in the database; their bytes are in the file store. */
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { attachmentsPerCase, pendingAttachments } from '#shared/cases'
import type { CaseAttachment } from '#shared/contract/cases'
import type { Executor } from '../../../db/database'
import { caseAttachments, cases } from '../../../db/schema/cases'
import { AppError } from '../../../http/appError'
import { within, type Reach } from '../../../http/ownership'
import { noteAttached } from '../conversation/ledger'
import { lockCase, type By } from '../ledger'
import * as requestTexts from '#shared/texts/requests'

export type AttachmentRow = typeof caseAttachments.$inferSelect

export const toAttachment = (row: AttachmentRow): CaseAttachment => ({
  attachment_id: row.id,
  file_name: row.fileName,
  media_type: row.mediaType,
  size: row.size,
  created_date: row.createdAt.toISOString(),
})

export async function findAttachments(db: Executor, caseId: string): Promise<CaseAttachment[]> {
  const rows = await db
    .select()
    .from(caseAttachments)
    .where(eq(caseAttachments.caseId, caseId))
    .orderBy(asc(caseAttachments.createdAt), asc(caseAttachments.id))
  return rows.map(toAttachment)
}

/** A file of a case within reach, or one that the person has sent for a case not yet opened. */
export async function findAttachment(db: Executor, { reach, userId }: { reach: Reach; userId: string }, id: string) {
  const pending = and(isNull(caseAttachments.caseId), eq(caseAttachments.userId, userId))
  const ofCase = and(sql`${cases.id} is not null`, within(reach, cases.customerNumber))
  const [row] = await db
    .select({ attachment: caseAttachments, customerNumber: cases.customerNumber, kind: cases.kind })
    .from(caseAttachments)
    .leftJoin(cases, eq(cases.id, caseAttachments.caseId))
    .where(and(eq(caseAttachments.id, id), or(pending, ofCase)))
  return row ?? null
}

/** Keeps a file's row, unless the case, or what waits for one, has as many as it may have. */
export async function insertAttachment(
  tx: Executor,
  file: typeof caseAttachments.$inferInsert & { userId: string },
  by: By,
): Promise<AttachmentRow> {
  const { caseId = null, userId } = file
  if (caseId) await lockCase(tx, caseId)
  else await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attachments ${userId}`}, 0))`)
  const isBeside = caseId
    ? eq(caseAttachments.caseId, caseId)
    : and(isNull(caseAttachments.caseId), eq(caseAttachments.userId, userId))
  const [beside] = await tx.select({ count: sql<number>`count(*)::int` }).from(caseAttachments).where(isBeside)
  if ((beside?.count ?? 0) >= (caseId ? attachmentsPerCase : pendingAttachments)) {
    throw new AppError('conflict', requestTexts.tooManyFiles, { file: requestTexts.tooManyFiles })
  }
  const [row] = await tx
    .insert(caseAttachments)
    .values({ ...file, createdAt: by.now })
    .returning()
  if (!row) throw new Error('The attachment was not stored')
  if (caseId) await noteAttached(tx, caseId, { fileName: row.fileName, by })
  return row
}

/** True when it was there: a person's own, and of no case yet. */
export async function deletePending(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(caseAttachments)
    .where(and(eq(caseAttachments.id, id), eq(caseAttachments.userId, userId), isNull(caseAttachments.caseId)))
    .returning({ id: caseAttachments.id })
  return gone.length === 1
}

/** Takes away what was sent before that moment and never became part of a case. */
export async function deletePendingBefore(db: Executor, before: Date): Promise<string[]> {
  const gone = await db
    .delete(caseAttachments)
    .where(and(isNull(caseAttachments.caseId), lt(caseAttachments.createdAt, before)))
    .returning({ id: caseAttachments.id })
  return gone.map(({ id }) => id)
}
