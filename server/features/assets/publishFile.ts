/** Publishes a file: checks its type, puts it into the file store and then writes the database row. */
import { randomUUID } from 'node:crypto'
import type { AssetFile } from '#shared/contract/content/assets'
import { type AssetId, documentTypes } from '#shared/operations/assets'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import { removeFileJob } from '../../adapters/removeFile.job'
import type { Executor } from '../../db/database'
import { AppError, fieldError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { safeFileName } from '../../http/files/fileNames'
import type { SpooledFile } from '../../http/files/spooledFile'
import type { CallContext } from '../../http/serve'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import * as queries from './assets.queries'
import { detectFileType } from './fileType'
import { generalCodes, titleOf } from './rules'

interface PublishRequest {
  assetsId: AssetId
  /** Null selects the general folder. */
  folder: string | null
  file: SpooledFile
  isReplacing: boolean
}

/** Publishes nothing when the sender has canceled before the transaction commits. */
export async function publishFile(
  services: Services,
  request: PublishRequest,
  context: CallContext,
): Promise<AssetFile> {
  const canceled = context.caller.disconnectSignal()
  const { db, files, clock } = services
  const { assetsId, file, isReplacing } = request
  const mediaType = await detectFileType(file)
  const fileName = safeFileName(file.name, documentTypes[mediaType].endings)
  const storageKey = `documents/${randomUUID()}`
  await files.putFile(storageKey, file.path)
  try {
    return await db.transaction(async (tx) => {
      const folder = request.folder ?? (await ensureGeneralFolder(tx, assetsId))
      if (!(await queries.lockFolder(tx, assetsId, folder))) throw notFound()
      const before = await queries.findFileByName(tx, folder, fileName)
      if (before && !isReplacing) throw fieldError('conflict', 'file', assetTexts.nameTaken)
      const fileColumns = {
        fileName,
        mediaType,
        sizeBytes: file.size,
        storageKey,
        updatedOn: clock.today(),
        updatedBy: context.actor.userId,
      }
      const id = before?.id ?? randomUUID()
      // A replaced file keeps its id, address, title and audience.
      if (before) await queries.updateFile(tx, id, fileColumns)
      else await queries.insertFile(tx, { id, folderCode: folder, title: titleOf(fileName), ...fileColumns })
      await auditActor(tx, context, {
        action: before ? 'document.replaced' : 'document.uploaded',
        details: { document: id, file: `${folder}/${fileName}`, bytes: file.size },
      })
      if (before) await enqueue(tx, removeFileJob, { storageKey: before.storageKey })
      const published = await queries.findFile(tx, id)
      assertNotCanceled(canceled)
      return published
    })
  } catch (error) {
    // The connection can break during the commit, so the row may exist although the call failed.
    // If that is unknown, the file stays: an unused file does less harm than a missing one.
    const isStored = await queries.isStored(db, storageKey).catch(() => true)
    if (!isStored) await files.remove(storageKey)
    throw error
  }
}

/** Rolls back the surrounding transaction. The client never sees this error, because its connection is closed. */
function assertNotCanceled(canceled: AbortSignal): void {
  if (canceled.aborted) throw new AppError('invalid_input', commonTexts.brokenOff)
}

async function ensureGeneralFolder(tx: Executor, assetsId: AssetId): Promise<string> {
  const code = generalCodes[assetsId]
  const { nextPosition } = await queries.lockFolders(tx)
  const isInternal = assetsId === 'internal'
  await queries.insertFolder(tx, {
    code,
    name: isInternal ? assetTexts.internalGeneralFolder : assetTexts.generalFolder,
    position: nextPosition,
    isInternal,
  })
  return code
}
