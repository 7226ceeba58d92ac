/** Takes a file into the library: looked at, kept in the file store, and only then written down. */
import { randomUUID } from 'node:crypto'
import type { AssetFile } from '#shared/contract/assets'
import { documentTypes, type AssetId } from '#shared/documentAssets'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { safeName } from '../../http/fileNames'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { SpooledFile } from '../../http/spooledFile'
import type { Services } from '../../services'
import { typeOfFile } from './fileType'
import * as queries from './queries'
import { generalCodes, titleOf } from './rules'
import * as assetTexts from '#shared/texts/assets'
import * as commonTexts from '#shared/texts/common'

interface Wanted {
  assetsId: AssetId
  /** Null for the one where files go that name none. */
  folder: string | null
  file: SpooledFile
  isReplacing: boolean
}

interface By {
  actor: Actor
  caller: Caller
}

/** Nothing is published when the sender has canceled by the time all of it is ready to be. */
export async function publish(services: Services, wanted: Wanted, by: By): Promise<AssetFile> {
  const canceled = by.caller.gone()
  const { db, files, clock, background } = services
  const { assetsId, file, isReplacing } = wanted
  const mediaType = await typeOfFile(file)
  const fileName = safeName(file.name, documentTypes[mediaType].endings)
  const storageKey = `documents/${randomUUID()}`
  await files.putFile(storageKey, file.path)
  try {
    const { published, replaced } = await db.transaction(async (tx) => {
      const folder = wanted.folder ?? (await generalFolder(tx, assetsId))
      if (!(await queries.lockFolder(tx, assetsId, folder))) throw notFound()
      const before = await queries.findNamed(tx, folder, fileName)
      if (before && !isReplacing) throw new AppError('conflict', assetTexts.nameTaken, { file: assetTexts.nameTaken })
      const sent = {
        fileName,
        mediaType,
        sizeBytes: file.size,
        storageKey,
        updatedOn: clock.today(),
        updatedBy: by.actor.userId,
      }
      const id = before?.id ?? randomUUID()
      // Who kept its address finds the new one there, for whom and under what title it was.
      if (before) await queries.storeFile(tx, id, sent)
      else await queries.insertFile(tx, { id, folderCode: folder, title: titleOf(fileName), ...sent })
      await audit(tx, {
        userId: by.actor.userId,
        address: by.caller.address,
        action: before ? 'document.replaced' : 'document.uploaded',
        details: { document: id, file: `${folder}/${fileName}`, bytes: file.size },
      })
      const published = await queries.findFile(tx, id)
      refuseCanceled(canceled)
      return { published, replaced: before?.storageKey ?? null }
    })
    if (replaced !== null) background.run('remove a replaced document', () => files.remove(replaced))
    return published
  } catch (error) {
    // A connection may break while it is committed: then the library may know of the file although nothing was heard.
    const isWritten = await queries.isStored(db, storageKey).catch(() => true)
    if (!isWritten) await files.remove(storageKey)
    throw error
  }
}

/** Undoes the transaction around it. Nobody reads this answer: the connection that would carry it is closed. */
function refuseCanceled(canceled: AbortSignal): void {
  if (canceled.aborted) throw new AppError('invalid_input', commonTexts.brokenOff)
}

async function generalFolder(tx: Executor, assetsId: AssetId): Promise<string> {
  const code = generalCodes[assetsId]
  const { next } = await queries.lockFolders(tx)
  const isInternal = assetsId === 'internal'
  await queries.insertFolder(tx, {
    code,
    name: isInternal ? 'General (internal)' : 'General',
    position: next,
    isInternal,
  })
  return code
}
