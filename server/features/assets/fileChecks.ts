/** Locks and checks a library file that is about to change. */
import { type AssetId, documentTypes, isDocumentType } from '#shared/operations/assets'
import * as assetTexts from '#shared/texts/content/assets'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { extensionOf } from '../../http/files/fileNames'
import * as queries from './assets.queries'
import { parseFileKey } from './rules'

/** Returns the file and locks its folder until the transaction ends. */
export async function lockFile(tx: Executor, assetsId: AssetId, fileKey: string): Promise<queries.DocumentRow> {
  const { folder, name } = parseFileKey(fileKey)
  const row = (await queries.lockFolder(tx, assetsId, folder)) ? await queries.findFileByName(tx, folder, name) : null
  if (!row) throw notFound()
  return row
}

/** Rejects a name whose extension does not fit the content, and a name that is already taken. */
export async function assertNameAllowed(tx: Executor, row: queries.DocumentRow, fileName: string): Promise<void> {
  const createError = (code: 'invalid_input' | 'conflict', text: string) =>
    new AppError(code, text, { file_name: text })
  const extensions: readonly string[] = isDocumentType(row.mediaType) ? documentTypes[row.mediaType].endings : []
  if (!extensions.includes(extensionOf(fileName))) throw createError('invalid_input', assetTexts.contentMismatch)
  const namesake = await queries.findFileByName(tx, row.folderCode, fileName)
  if (namesake && namesake.id !== row.id) throw createError('conflict', assetTexts.nameTaken)
}
