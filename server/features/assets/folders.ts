/** Folders of the library: made, given another name, and gone when they are empty. */
import { createAssetFolder, deleteAssetFolder, renameAssetFolder } from '#shared/contract/assets'
import { AppError, notFound } from '../../http/appError'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { note } from './opening'
import * as queries from './queries'
import { folderOf, freeCode } from './rules'
import * as assetTexts from '#shared/texts/assets'

export function folderRoutes(mounting: Mounting, { db }: Services): void {
  serve(mounting, createAssetFolder, async ({ params, body, actor }, caller) => {
    const folder = await db.transaction(async (tx) => {
      const { codes, codeOfName, next } = await queries.lockFolders(tx)
      if (codeOfName.has(body.name.toLowerCase())) {
        throw new AppError('conflict', assetTexts.folderTaken, { name: assetTexts.folderTaken })
      }
      const code = freeCode(body.name, { assetsId: params.assetsId, taken: codes })
      const isInternal = params.assetsId === 'internal'
      await queries.insertFolder(tx, { code, name: body.name, position: next, isInternal })
      await note(tx, { actor, caller }, { action: 'document.folder', details: { folder: body.name, isInternal } })
      return { prefix: `${code}/`, name: body.name, file_count: 0 }
    })
    caller.say(assetTexts.folderMade)
    return folder
  })

  serve(mounting, renameAssetFolder, async ({ params, query, body: { name }, actor }, caller) => {
    const code = folderOf(query.prefix)
    const { there } = await db.transaction(async (tx) => {
      const { codeOfName } = await queries.lockFolders(tx)
      if (!(await queries.lockFolder(tx, params.assetsId, code))) throw notFound()
      const namesake = codeOfName.get(name.toLowerCase())
      if (namesake !== undefined && namesake !== code) {
        throw new AppError('conflict', assetTexts.folderTaken, { name: assetTexts.folderTaken })
      }
      await queries.renameFolder(tx, code, name)
      await note(tx, { actor, caller }, { action: 'document.folderRenamed', details: { folder: code, name } })
      return queries.countIn(tx, code)
    })
    caller.say(assetTexts.folderRenamed)
    return { prefix: `${code}/`, name, file_count: there }
  })

  serve(mounting, deleteAssetFolder, async ({ params, query, actor }, caller) => {
    const code = folderOf(query.prefix)
    await db.transaction(async (tx) => {
      if (!(await queries.lockFolder(tx, params.assetsId, code))) throw notFound()
      const { there, kept } = await queries.countIn(tx, code)
      if (there > 0) throw new AppError('conflict', assetTexts.folderNotEmpty)
      if (kept > 0) throw new AppError('conflict', assetTexts.folderKeeps)
      await queries.deleteFolder(tx, code)
      await note(tx, { actor, caller }, { action: 'document.folderRemoved', details: { folder: code } })
    })
    caller.say(assetTexts.folderRemoved)
    return null
  })
}
