/** The files of the document library, as staff work on them. */
import {
  deleteAsset,
  downloadAsset,
  listAssets,
  findAssetUses,
  listEndpoints,
  restoreAsset,
  updateAssetDetails,
  uploadAsset,
} from '#shared/contract/assets'
import { assetIds, assetNames } from '#shared/documentAssets'
import { AppError, notFound } from '../../http/appError'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { mayBeCalled, mayChange, note, open } from './opening'
import { publish } from './publish'
import * as queries from './queries'
import { canRestore, folderOf, placeOf } from './rules'
import * as assetTexts from '#shared/texts/assets'
import * as documentTexts from '#shared/texts/documents'

export function assetRoutes(mounting: Mounting, services: Services): void {
  const { db, files, clock, log } = services

  serve(mounting, listEndpoints, async () => {
    const counts = await queries.countFiles(db)
    return assetIds.map((assetsId) => ({
      assetsId,
      name: assetNames[assetsId],
      is_internal: assetsId === 'internal',
      file_count: counts[assetsId],
    }))
  })

  serve(mounting, listAssets, async ({ params, query }) => {
    const folders = await queries.findAssetFolders(db, params.assetsId)
    const { prefix, ...page } = query
    if (prefix === '') return { folders, files: [], total_count: 0 }
    const folder = folderOf(prefix)
    if (!folders.some((known) => known.prefix === `${folder}/`)) throw notFound()
    return { folders: [], ...(await queries.findFiles(db, folder, page)) }
  })

  serve(mounting, uploadAsset, async ({ params, body, file, actor }, caller) => {
    const folder = body.destinationPath === undefined ? null : folderOf(body.destinationPath)
    const wanted = { assetsId: params.assetsId, folder, file, isReplacing: body.replace === 'true' }
    const published = await publish(services, wanted, { actor, caller })
    caller.say(assetTexts.uploaded)
    return published
  })

  serve(mounting, downloadAsset, async ({ params, query }) => {
    const { folder, name } = placeOf(query.fileKey)
    const isThere = await queries.isFolderOf(db, params.assetId, folder)
    const row = isThere ? await queries.findNamed(db, folder, name) : null
    if (!row) throw notFound()
    const bytes = await files.open(row.storageKey)
    if (!bytes) {
      log.error({ documentId: row.id }, 'the file of a document is missing')
      throw new AppError('unavailable', documentTexts.fileGone)
    }
    return { name: row.fileName, type: row.mediaType, bytes }
  })

  serve(mounting, findAssetUses, async ({ params }) => {
    if (!(await queries.isThereStill(db, params.document_id))) throw notFound()
    return { announcements: await queries.findUses(db, params.document_id, clock.now()) }
  })

  serve(mounting, deleteAsset, async ({ params, query, actor }, caller) => {
    const id = await db.transaction(async (tx) => {
      const row = await open(tx, params.assetsId, query.fileKey)
      await queries.storeFile(tx, row.id, { deletedAt: clock.now() })
      const details = { document: row.id, file: query.fileKey }
      await note(tx, { actor, caller }, { action: 'document.deleted', details })
      return row.id
    })
    caller.say(assetTexts.deleted)
    return { document_id: id }
  })

  serve(mounting, restoreAsset, async ({ params, body, actor }, caller) => {
    const file = await db.transaction(async (tx) => {
      const row = await queries.findDeleted(tx, params.assetsId, body.document_id)
      if (!row?.deletedAt) throw notFound()
      await queries.lockFolder(tx, params.assetsId, row.folderCode)
      if (!canRestore(row.deletedAt, clock.now())) throw new AppError('conflict', assetTexts.tooLate)
      if (await queries.findNamed(tx, row.folderCode, row.fileName))
        throw new AppError('conflict', assetTexts.nameTaken)
      await queries.storeFile(tx, row.id, { deletedAt: null })
      const details = { document: row.id, file: `${row.folderCode}/${row.fileName}` }
      await note(tx, { actor, caller }, { action: 'document.restored', details })
      return queries.findFile(tx, row.id)
    })
    caller.say(assetTexts.restored)
    return file
  })

  serve(mounting, updateAssetDetails, async ({ params, query, body, actor }, caller) => {
    const file = await db.transaction(async (tx) => {
      const row = await open(tx, params.assetsId, query.fileKey)
      mayChange(row, body.version)
      const { user_type, community, title, description, language, file_name: fileName = row.fileName } = body
      await mayBeCalled(tx, row, fileName)
      await queries.storeFile(tx, row.id, {
        fileName,
        title,
        description,
        language,
        userTypes: user_type,
        communities: community,
      })
      const audience = [...user_type, ...community].join(', ') || 'everybody'
      const file = `${row.folderCode}/${fileName}`
      const details = { document: row.id, file, before: query.fileKey, title, audience }
      await note(tx, { actor, caller }, { action: 'document.changed', details })
      return queries.findFile(tx, row.id)
    })
    caller.say(assetTexts.changed)
    return file
  })
}
