/** Creates, renames and deletes folders of the library. Only an empty folder can be deleted. */
import { createAssetFolder, deleteAssetFolder, renameAssetFolder } from '#shared/contract/content/assets'
import * as assetTexts from '#shared/texts/content/assets'
import { AppError, fieldError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './assets.queries'
import { folderOf, freeCode } from './rules'

export function folderRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, createAssetFolder, async ({ params, body, actor }, caller) => {
    const folder = await db.transaction(async (tx) => {
      const { codes, codeOfName, nextPosition } = await queries.lockFolders(tx)
      if (codeOfName.has(body.name.toLowerCase())) {
        throw fieldError('conflict', 'name', assetTexts.folderTaken)
      }
      const code = freeCode(body.name, { assetsId: params.assetsId, taken: codes })
      const isInternal = params.assetsId === 'internal'
      await queries.insertFolder(tx, { code, name: body.name, position: nextPosition, isInternal })
      await auditActor(tx, { actor, caller }, { action: 'document.folder', details: { folder: body.name, isInternal } })
      return { prefix: `${code}/`, name: body.name, file_count: 0 }
    })
    caller.addMessage(assetTexts.folderCreated)
    return folder
  })

  serve(routeContext, renameAssetFolder, async ({ params, query, body: { name }, actor }, caller) => {
    const code = folderOf(query.prefix)
    const { fileCount } = await db.transaction(async (tx) => {
      const { codeOfName } = await queries.lockFolders(tx)
      if (!(await queries.lockFolder(tx, params.assetsId, code))) throw notFound()
      const namesake = codeOfName.get(name.toLowerCase())
      if (namesake !== undefined && namesake !== code) {
        throw fieldError('conflict', 'name', assetTexts.folderTaken)
      }
      await queries.renameFolder(tx, code, name)
      await auditActor(tx, { actor, caller }, { action: 'document.folderRenamed', details: { folder: code, name } })
      return queries.countFolderFiles(tx, code)
    })
    caller.addMessage(assetTexts.folderRenamed)
    return { prefix: `${code}/`, name, file_count: fileCount }
  })

  serve(routeContext, deleteAssetFolder, async ({ params, query, actor }, caller) => {
    const code = folderOf(query.prefix)
    await db.transaction(async (tx) => {
      if (!(await queries.lockFolder(tx, params.assetsId, code))) throw notFound()
      const { fileCount, deletedCount } = await queries.countFolderFiles(tx, code)
      if (fileCount > 0) throw new AppError('conflict', assetTexts.folderNotEmpty)
      if (deletedCount > 0) throw new AppError('conflict', assetTexts.deletedFileConflict)
      await queries.deleteFolder(tx, code)
      await auditActor(tx, { actor, caller }, { action: 'document.folderRemoved', details: { folder: code } })
    })
    caller.addMessage(assetTexts.folderDeleted)
    return null
  })
}
