/** Converts the files of cases, and names them in the file store. */
import type { CaseAttachment } from '#shared/contract/cases/caseAttachments'
import type { caseAttachments } from '../../db/schema/cases/cases'

export type AttachmentRow = typeof caseAttachments.$inferSelect

export const toAttachment = (row: AttachmentRow): CaseAttachment => ({
  attachment_id: row.id,
  file_name: row.fileName,
  media_type: row.mediaType,
  size: row.size,
  created_date: row.createdAt.toISOString(),
})

export const attachmentStorageKey = (attachmentId: string): string => `cases/${attachmentId}`

/** Returns the files that were sent with a message itself, and not with a comment on it. */
export const filesOfMessage = (files: readonly AttachmentRow[], caseId: string): CaseAttachment[] =>
  files.filter((file) => file.caseId === caseId && file.commentId === null).map(toAttachment)
