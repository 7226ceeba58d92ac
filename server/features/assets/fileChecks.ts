/** Locks, checks and audits a library file that is about to change. */
import type { Details } from '#shared/auditDetails'
import { type AssetId, documentTypes, isDocumentType } from '#shared/documentAssets'
import * as assetTexts from '#shared/texts/assets'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/customerScope'
import { extensionOf } from '../../http/fileNames'
import type { CallContext } from '../../http/serve'
import * as queries from './assets.queries'
import { parseFileKey } from './rules'

interface LibraryAuditEntry {
  action: string
  details: Details
}

export const auditLibraryChange = (
  tx: Executor,
  { actor, caller }: CallContext,
  entry: LibraryAuditEntry,
): Promise<void> => audit(tx, { userId: actor.userId, address: caller.address, ...entry })

/** Returns the file and locks its folder until the transaction ends. */
export async function lockFile(tx: Executor, assetsId: AssetId, fileKey: string): Promise<queries.DocumentRow> {
  const { folder, name } = parseFileKey(fileKey)
  const row = (await queries.lockFolder(tx, assetsId, folder)) ? await queries.findFileByName(tx, folder, name) : null
  if (!row) throw notFound()
  return row
}

export function assertUnchanged(row: queries.DocumentRow, seenVersion: number): void {
  if (row.version !== seenVersion) throw new AppError('conflict', assetTexts.changedMeanwhile)
}

/** Rejects a name whose extension does not fit the content, and a name that is already taken. */
export async function assertNameAllowed(tx: Executor, row: queries.DocumentRow, fileName: string): Promise<void> {
  const createError = (code: 'invalid_input' | 'conflict', text: string) =>
    new AppError(code, text, { file_name: text })
  const extensions: readonly string[] = isDocumentType(row.mediaType) ? documentTypes[row.mediaType].endings : []
  if (!extensions.includes(extensionOf(fileName))) throw createError('invalid_input', assetTexts.wrongEnding)
  const namesake = await queries.findFileByName(tx, row.folderCode, fileName)
  if (namesake && namesake.id !== row.id) throw createError('conflict', assetTexts.nameTaken)
}
