/** Detects the type of an uploaded file from its content and derives a safe name for it. */
import type { AttachmentType } from '#shared/cases/cases'
import { safeFileName } from '../../../http/files/fileNames'

const supportedTypes: Record<string, AttachmentType> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
}

/** Returns one of the types that a case accepts; null for any other. */
export async function detectAttachmentType(bytes: Uint8Array): Promise<AttachmentType | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found) return supportedTypes[found.mime] ?? null
  return isPlainText(bytes) ? 'text/plain' : null
}

/** Returns whether the bytes are UTF-8 without control characters other than tabs and line breaks. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/[^\P{Cc}\t\n\r]/u.test(text)
  } catch {
    return false // The bytes are not UTF-8.
  }
}

const extensionsOf: Record<AttachmentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'text/plain': ['txt', 'csv', 'log', 'md'],
}

export const attachmentName = (name: string, type: AttachmentType): string => safeFileName(name, extensionsOf[type])
