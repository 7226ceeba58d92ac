/** Takes a file for a case: looked at, kept in the file store, and only then written down. */
import { randomUUID } from 'node:crypto'
import type { CaseAttachment } from '#shared/contract/cases'
import { AppError } from '../../../http/appError'
import type { Executor } from '../../../db/database'
import type { ReceivedFile } from '../../../http/receivedFile'
import type { Services } from '../../../services'
import type { By } from '../ledger'
import { attachmentName, fileKindOf } from './fileKind'
import { insertAttachment, toAttachment } from './queries'
import * as requestTexts from '#shared/texts/requests'
import * as commonTexts from '#shared/texts/common'

export const storeKey = (attachmentId: string): string => `cases/${attachmentId}`

interface Received {
  file: ReceivedFile
  caseId: string | null
  /** What is written down in the same transaction. */
  alongside: (tx: Executor) => Promise<void>
  /** Aborted when the sender cancels: nothing is written down then. */
  canceled?: AbortSignal
}

export async function receiveAttachment(
  { db, files }: Services,
  { file, caseId, alongside, canceled }: Received,
  by: By,
): Promise<CaseAttachment> {
  if (file.bytes.length === 0)
    throw new AppError('invalid_input', requestTexts.emptyFile, { file: requestTexts.emptyFile })
  const mediaType = await fileKindOf(file.bytes)
  if (!mediaType) throw new AppError('unsupported_type', requestTexts.wrongType, { file: requestTexts.wrongType })

  const id = randomUUID()
  await files.put(storeKey(id), file.bytes)
  try {
    const fileName = attachmentName(file.name, mediaType)
    return await db.transaction(async (tx) => {
      const row = { id, caseId, userId: by.author.userId, fileName, mediaType, size: file.bytes.length }
      const attachment = toAttachment(await insertAttachment(tx, row, by))
      await alongside(tx)
      if (canceled?.aborted) throw new AppError('invalid_input', commonTexts.brokenOff)
      return attachment
    })
  } catch (error) {
    await files.remove(storeKey(id))
    throw error
  }
}
