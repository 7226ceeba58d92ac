/** Attaches uploaded files to the case or comment that they were uploaded for. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { attachmentsPerCase } from '#shared/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import type { Executor } from '../../db/database'
import { caseAttachments } from '../../db/schema/cases/cases'
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
  const attached = await tx
    .update(caseAttachments)
    .set({ caseId, commentId: commentId ?? null, createdAt: now })
    .where(isPendingOf(author.userId, ids))
    .returning()
  assertAllFound(attached, ids)
  await assertRoomFor(tx, caseId, 0)
  return attached
}

/** Keeps the author’s pending files for a comment that is added later. The period in which they can be attached starts again. */
export async function keepPending(
  tx: Executor,
  { caseId, ids }: Omit<AttachedTo, 'commentId'>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  const kept = await tx
    .update(caseAttachments)
    .set({ createdAt: now })
    .where(isPendingOf(userId, ids))
    .returning({ id: caseAttachments.id })
  assertAllFound(kept, ids)
  await assertRoomFor(tx, caseId, kept.length)
}

/** Returns those of the user's files that still belong to no case. */
export const findPending = async (db: Executor, userId: string, ids: readonly string[]): Promise<AttachmentRow[]> =>
  ids.length === 0 ? [] : db.select().from(caseAttachments).where(isPendingOf(userId, ids)).orderBy(caseAttachments.id)

const isPendingOf = (userId: string, ids: readonly string[]) =>
  and(inArray(caseAttachments.id, [...ids]), eq(caseAttachments.userId, userId), isNull(caseAttachments.caseId))

function assertAllFound(found: readonly unknown[], ids: readonly string[]): void {
  if (found.length < new Set(ids).size) throw fieldError('not_found', 'attachment_ids', caseTexts.fileUnavailable)
}

/** Rejects more files than a case may have. */
async function assertRoomFor(tx: Executor, caseId: string, added: number): Promise<void> {
  if ((await tx.$count(caseAttachments, eq(caseAttachments.caseId, caseId))) + added > attachmentsPerCase) {
    throw fieldError('conflict', 'attachment_ids', caseTexts.tooManyFiles)
  }
}
