/** Receives a file for a case: checks its type, puts it into the file store and then writes the database row. */
import { randomUUID } from 'node:crypto'
import type { CaseAttachment } from '#shared/contract/cases/caseAttachments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import type { Executor } from '../../../db/database'
import { attachmentStorageKey, toAttachment } from '../../../directory/cases/attachments'
import type { Authorship } from '../../../directory/cases/cases.ledger'
import { AppError, fieldError, invalidField } from '../../../http/appError'
import type { ReceivedFile } from '../../../http/files/receivedFile'
import type { Services } from '../../../services'
import { insertAttachment } from './attachments.queries'
import { attachmentName, detectAttachmentType } from './attachmentType'

interface AttachmentUpload {
  file: ReceivedFile
  caseId: string | null
  /** Runs in the same transaction. */
  writeAlongside: (tx: Executor) => Promise<void>
  /** Aborts when the sender cancels; nothing is stored then. */
  canceled?: AbortSignal
}

export async function receiveAttachment(
  { db, files }: Services,
  { file, caseId, writeAlongside, canceled }: AttachmentUpload,
  authorship: Authorship,
): Promise<CaseAttachment> {
  if (file.bytes.length === 0) throw invalidField('file', caseTexts.emptyFile)
  const mediaType = await detectAttachmentType(file.bytes)
  if (!mediaType) throw fieldError('unsupported_type', 'file', caseTexts.wrongType)

  const id = randomUUID()
  await files.put(attachmentStorageKey(id), file.bytes)
  try {
    const fileName = attachmentName(file.name, mediaType)
    return await db.transaction(async (tx) => {
      const row = { id, caseId, userId: authorship.author.userId, fileName, mediaType, size: file.bytes.length }
      const attachment = toAttachment(await insertAttachment(tx, row, authorship))
      await writeAlongside(tx)
      if (canceled?.aborted) throw new AppError('invalid_input', commonTexts.brokenOff)
      return attachment
    })
  } catch (error) {
    await files.remove(attachmentStorageKey(id))
    throw error
  }
}
