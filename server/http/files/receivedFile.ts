/** Reads an uploaded form with one file. Small files are kept in memory, large ones on disk (`spooledFile.ts`). */
import type { FastifyRequest } from 'fastify'
import { uploadLimitBytes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as httpTexts from '#shared/texts/http'
import { AppError, fieldError, invalidField } from '../appError'
import { deleteSpooledFile, type SpooledFile, spoolFile } from './spooledFile'

export interface ReceivedFile {
  /** The name that the sender gave. It is untrusted text. */
  name: string
  bytes: Buffer
}

export interface ReceivedForm {
  fields: Record<string, string>
  file: ReceivedFile | SpooledFile
  /** Deletes the temporary file. It is called after the request was answered. */
  discard: () => Promise<void>
}

/** Reads the form. Rejects a form without a file, an interrupted upload and a file above the limit. */
export async function receiveForm(request: FastifyRequest, limitBytes?: number): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', httpTexts.noForm)
  // The object has no prototype, because a field may be called toString.
  const fields: Record<string, string> = Object.create(null)
  let file: ReceivedFile | SpooledFile | null = null
  const discardFile = async () => {
    if (file && 'path' in file) await deleteSpooledFile(file.path)
  }
  try {
    for await (const part of request.parts({ limits: { fileSize: limitBytes ?? uploadLimitBytes } })) {
      if (part.type !== 'file') fields[part.fieldname] = String(part.value)
      else if (limitBytes === undefined) file = { name: part.filename, bytes: await part.toBuffer() }
      else file = await spoolFile(part.filename, part.file)
    }
  } catch (error) {
    await discardFile()
    throw uploadErrorOf(error, limitBytes)
  }
  if (!file) throw invalidField('file', commonTexts.noFile)
  return { fields, file, discard: discardFile }
}

/** The form parser only fails for reasons of the sender: too much data, or a form that ends early. */
function uploadErrorOf(error: unknown, limitBytes: number | undefined): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'FST_REQ_FILE_TOO_LARGE') {
    return invalidField('file', commonTexts.brokenOff)
  }
  const text = limitBytes === undefined ? commonTexts.fileTooLarge : httpTexts.fileTooLarge(limitBytes / 1_048_576)
  return fieldError('too_large', 'file', text)
}
