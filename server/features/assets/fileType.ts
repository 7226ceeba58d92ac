/** Detects the type of a file to publish from its content, which is streamed from disk. */

import { createReadStream } from 'node:fs'
import { type DocumentType, documentTypes, isDocumentType } from '#shared/operations/assets'
import { keysOf } from '#shared/records'
import * as assetTexts from '#shared/texts/content/assets'
import { fieldError, invalidField } from '../../http/appError'
import { extensionOf } from '../../http/files/fileNames'
import type { SpooledFile } from '../../http/files/spooledFile'

/** Returns the type. Rejects types that can't be published and an extension that contradicts the content. */
export async function detectFileType({ name, path, size }: SpooledFile): Promise<DocumentType> {
  if (size === 0) throw invalidField('file', assetTexts.empty)
  const extension = extensionOf(name)
  const type = await detectContentType(path, extension)
  const createError = (text: string) => fieldError('unsupported_type', 'file', text)
  if (!type) {
    const claimedType = typeWithExtension(extension)
    throw createError(
      claimedType ? assetTexts.invalidOfType(assetTexts.documentTypeLabels[claimedType]) : assetTexts.wrongType,
    )
  }
  const extensions: readonly string[] = documentTypes[type].endings
  if (!extensions.includes(extension)) throw createError(assetTexts.contentMismatch)
  return type
}

/** Returns the type that the extension claims; null when no publishable type has it. */
const typeWithExtension = (extension: string): DocumentType | null =>
  keysOf(documentTypes).find((type) => documentTypes[type].endings.some((known) => known === extension)) ?? null

async function detectContentType(path: string, extension: string): Promise<DocumentType | null> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  if (found) return isDocumentType(found.mime) ? found.mime : null
  if (!(await isPlainText(path))) return null
  return extension === 'csv' ? 'text/csv' : 'text/plain'
}

/** Returns whether the file is UTF-8 without control characters other than tabs and line breaks. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) {
      if (/[^\P{Cc}\t\n\r]/u.test(decoder.decode(chunk, { stream: true }))) return false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false // The file is not UTF-8.
    throw error
  }
}
