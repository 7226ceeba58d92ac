/** What an uploaded file is, by its content; and a name for it that is safe to keep and to save. */
import type { AttachmentType } from '#shared/cases'
import { safeName } from '../../../http/fileNames'

const known: Record<string, AttachmentType> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
}

/** One of the types that a case may carry; null for anything else. */
export async function fileKindOf(bytes: Uint8Array): Promise<AttachmentType | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found) return known[found.mime] ?? null
  return isPlainText(bytes) ? 'text/plain' : null
}

/** UTF-8 without control characters, tabs and line ends aside. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/[^\P{Cc}\t\n\r]/u.test(text)
  } catch {
    return false // Not UTF-8.
  }
}

const endings: Record<AttachmentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'text/plain': ['txt', 'csv', 'log', 'md'],
}

export const attachmentName = (name: string, type: AttachmentType): string => safeName(name, endings[type])
