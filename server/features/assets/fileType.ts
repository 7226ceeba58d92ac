/** What a published file is, by its content: read piece by piece from the disk. */
import { createReadStream } from 'node:fs'
import { documentTypes, isDocumentType, type DocumentType } from '#shared/documentAssets'
import { AppError } from '../../http/appError'
import { endingOf } from '../../http/fileNames'
import type { SpooledFile } from '../../http/spooledFile'
import * as assetTexts from '#shared/texts/assets'

/** Its type; refuses what cannot be published, and a name that says something else than the content. */
export async function typeOfFile({ name, path, size }: SpooledFile): Promise<DocumentType> {
  if (size === 0) throw new AppError('invalid_input', assetTexts.empty, { file: assetTexts.empty })
  const ending = endingOf(name)
  const type = await sniffed(path, ending)
  const refuse = (text: string) => new AppError('unsupported_type', text, { file: text })
  if (!type) {
    const said = typeEndingWith(ending)
    throw refuse(said ? assetTexts.notWhatItSays(documentTypes[said].label) : assetTexts.wrongType)
  }
  const endings: readonly string[] = documentTypes[type].endings
  if (!endings.includes(ending)) throw refuse(assetTexts.wrongEnding)
  return type
}

/** What a name says that it is; null where that is nothing that can be published. */
const typeEndingWith = (ending: string): DocumentType | null =>
  Object.keys(documentTypes)
    .filter(isDocumentType)
    .find((type) => documentTypes[type].endings.some((known) => known === ending)) ?? null

async function sniffed(path: string, ending: string): Promise<DocumentType | null> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  if (found) return isDocumentType(found.mime) ? found.mime : null
  if (!(await isPlainText(path))) return null
  return ending === 'csv' ? 'text/csv' : 'text/plain'
}

/** UTF-8 without control characters, tabs and line ends aside. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of createReadStream(path)) {
      if (/[^\P{Cc}\t\n\r]/u.test(decoder.decode(piece, { stream: true }))) return false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false // Not UTF-8.
    throw error
  }
}
