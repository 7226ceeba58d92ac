/** Serves the files of the document library to staff. */
import {
  deleteAsset,
  downloadAsset,
  findAssetUses,
  listAssets,
  listEndpoints,
  restoreAsset,
  updateAssetDetails,
  uploadAsset,
} from '#shared/contract/content/assets'
import { assetIds } from '#shared/operations/assets'
import * as assetTexts from '#shared/texts/content/assets'
import * as documentTexts from '#shared/texts/content/documents'
import { AppError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { requireVersion } from '../../http/versionedRecords'
import type { Services } from '../../services'
import * as queries from './assets.queries'
import { assertNameAllowed, lockFile } from './fileChecks'
import { publishFile } from './publishFile'
import { canRestore, folderOf, parseFileKey } from './rules'

export function assetRoutes(routeContext: RouteContext, services: Services): void {
  const { db, files, clock, log } = services

  serve(routeContext, listEndpoints, async () => {
    const counts = await queries.countFiles(db)
    return assetIds.map((assetsId) => ({
      assetsId,
      name: assetTexts.assetNames[assetsId],
      is_internal: assetsId === 'internal',
      file_count: counts[assetsId],
    }))
  })

  serve(routeContext, listAssets, async ({ params, query }) => {
    const folders = await queries.findAssetFolders(db, params.assetsId)
    const { prefix, ...page } = query
    if (prefix === '') return { folders, files: [], total_count: 0 }
    const folder = folderOf(prefix)
    if (!folders.some((listed) => listed.prefix === `${folder}/`)) throw notFound()
    return { folders: [], ...(await queries.findFiles(db, folder, page)) }
  })

  serve(routeContext, uploadAsset, async ({ params, body, file, actor }, caller) => {
    const folder = body.destinationPath === undefined ? null : folderOf(body.destinationPath)
    const request = { assetsId: params.assetsId, folder, file, isReplacing: body.replace === 'true' }
    const published = await publishFile(services, request, { actor, caller })
    caller.addMessage(assetTexts.uploaded)
    return published
  })

  serve(routeContext, downloadAsset, async ({ params, query }) => {
    const { folder, name } = parseFileKey(query.fileKey)
    const folderExists = await queries.hasFolder(db, params.assetId, folder)
    const row = folderExists ? await queries.findFileByName(db, folder, name) : null
    if (!row) throw notFound()
    const bytes = await files.open(row.storageKey)
    if (!bytes) {
      log.error({ documentId: row.id }, 'the file of a document is missing')
      throw new AppError('unavailable', documentTexts.fileUnavailable)
    }
    return { name: row.fileName, type: row.mediaType, bytes }
  })

  serve(routeContext, findAssetUses, async ({ params }) => {
    if (!(await queries.fileExists(db, params.document_id))) throw notFound()
    return { announcements: await queries.findUses(db, params.document_id, clock.now()) }
  })

  changeRoutes(routeContext, services)
}

/** Serves the changes of files: delete, restore, edit the name and the details. */
function changeRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, deleteAsset, async ({ params, query, actor }, caller) => {
    const id = await db.transaction(async (tx) => {
      const row = await lockFile(tx, params.assetsId, query.fileKey)
      await queries.updateFile(tx, row.id, { deletedAt: clock.now() })
      const details = { document: row.id, file: query.fileKey }
      await auditActor(tx, { actor, caller }, { action: 'document.deleted', details })
      return row.id
    })
    caller.addMessage(assetTexts.deleted)
    return { document_id: id }
  })

  serve(routeContext, restoreAsset, async ({ params, body, actor }, caller) => {
    const file = await db.transaction(async (tx) => {
      const row = await queries.findDeleted(tx, params.assetsId, body.document_id)
      if (!row?.deletedAt) throw notFound()
      await queries.lockFolder(tx, params.assetsId, row.folderCode)
      if (!canRestore(row.deletedAt, clock.now())) throw new AppError('conflict', assetTexts.tooLate)
      if (await queries.findFileByName(tx, row.folderCode, row.fileName))
        throw new AppError('conflict', assetTexts.nameTaken)
      await queries.updateFile(tx, row.id, { deletedAt: null })
      const details = { document: row.id, file: `${row.folderCode}/${row.fileName}` }
      await auditActor(tx, { actor, caller }, { action: 'document.restored', details })
      return queries.findFile(tx, row.id)
    })
    caller.addMessage(assetTexts.restored)
    return file
  })

  serve(routeContext, updateAssetDetails, async ({ params, query, body, actor }, caller) => {
    const file = await db.transaction(async (tx) => {
      const found = await lockFile(tx, params.assetsId, query.fileKey)
      const row = requireVersion(found, body.version, assetTexts.editConflict)
      const { user_type, community, title, description, language, file_name: fileName = row.fileName } = body
      await assertNameAllowed(tx, row, fileName)
      await queries.updateFile(tx, row.id, {
        fileName,
        title,
        description,
        language,
        userTypes: user_type,
        communities: community,
      })
      const audience = [...user_type, ...community].join(', ') || 'everyone'
      const file = `${row.folderCode}/${fileName}`
      const details = { document: row.id, file, before: query.fileKey, title, audience }
      await auditActor(tx, { actor, caller }, { action: 'document.changed', details })
      return queries.findFile(tx, row.id)
    })
    caller.addMessage(assetTexts.changed)
    return file
  })
}
