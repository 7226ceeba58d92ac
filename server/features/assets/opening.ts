/** What every change of the library begins and ends with: the file held, seen as it is, and a record. */
import type { Details } from '#shared/auditDetails'
import { documentTypes, isDocumentType, type AssetId } from '#shared/documentAssets'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { endingOf } from '../../http/fileNames'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import * as queries from './queries'
import { placeOf } from './rules'
import * as assetTexts from '#shared/texts/assets'

interface Noted {
  action: string
  details: Details
}

export const note = (tx: Executor, { actor, caller }: { actor: Actor; caller: Caller }, entry: Noted): Promise<void> =>
  audit(tx, { userId: actor.userId, address: caller.address, ...entry })

/** The file, its folder held until the transaction ends. */
export async function open(tx: Executor, assetsId: AssetId, fileKey: string): Promise<queries.DocumentRow> {
  const { folder, name } = placeOf(fileKey)
  const row = (await queries.lockFolder(tx, assetsId, folder)) ? await queries.findNamed(tx, folder, name) : null
  if (!row) throw notFound()
  return row
}

export function mayChange(row: queries.DocumentRow, seen: number): void {
  if (row.version !== seen) throw new AppError('conflict', assetTexts.changedMeanwhile)
}

/** What is in a file stays so, whatever it is called. */
export async function mayBeCalled(tx: Executor, row: queries.DocumentRow, fileName: string): Promise<void> {
  const refuse = (code: 'invalid_input' | 'conflict', text: string) => new AppError(code, text, { file_name: text })
  const endings: readonly string[] = isDocumentType(row.mediaType) ? documentTypes[row.mediaType].endings : []
  if (!endings.includes(endingOf(fileName))) throw refuse('invalid_input', assetTexts.wrongEnding)
  const namesake = await queries.findNamed(tx, row.folderCode, fileName)
  if (namesake && namesake.id !== row.id) throw refuse('conflict', assetTexts.nameTaken)
}
