/** Attaches uploaded files to the case or comment that they were uploaded for. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { attachmentsPerCase } from '#shared/cases/cases'
import * as requestTexts from '#shared/texts/cases/requests'
import type { Executor } from '../../db/database'
import { caseAttachments } from '../../db/schema/cases'
import { fieldError } from '../../http/appError'
import type { AttachmentRow } from './attachments'
import type { Authorship } from './cases.ledger'

interface AttachedTo {
  caseId: string
  /** Missing if the files belong to the case itself. */
  commentId?: string
  ids: readonly string[]
}

/**
 * Attaches the author’s pending files. They count from now on, however long they waited. The case has to be new or
 * locked, so that it cannot get more files than allowed.
 */
export async function attachPending(
  tx: Executor,
  { caseId, commentId, ids }: AttachedTo,
  { author, now }: Authorship,
): Promise<AttachmentRow[]> {
  if (ids.length === 0) return []
  const isPending = and(eq(caseAttachments.userId, author.userId), isNull(caseAttachments.caseId))
  const attached = await tx
    .update(caseAttachments)
    .set({ caseId, commentId: commentId ?? null, createdAt: now })
    .where(and(inArray(caseAttachments.id, [...ids]), isPending))
    .returning()
  if (attached.length < new Set(ids).size) {
    throw fieldError('not_found', 'attachment_ids', requestTexts.fileGone)
  }
  if ((await tx.$count(caseAttachments, eq(caseAttachments.caseId, caseId))) > attachmentsPerCase) {
    throw fieldError('conflict', 'attachment_ids', requestTexts.tooManyFiles)
  }
  return attached
}
