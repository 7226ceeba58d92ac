/** A form with one file, as an upload sends it. A small file is held in memory, a large one on the disk (`spooledFile.ts`). */
import type { FastifyRequest } from 'fastify'
import { uploadLimitBytes } from '#shared/limits'
import { AppError } from './appError'
import { discard, spool, type SpooledFile } from './spooledFile'
import * as httpTexts from '#shared/texts/http'
import * as commonTexts from '#shared/texts/common'

export interface ReceivedFile {
  /** As the sender named it: any text at all. */
  name: string
  bytes: Buffer
}

export interface ReceivedForm {
  fields: Record<string, string>
  file: ReceivedFile | SpooledFile
  /** Once the request is answered. */
  discard: () => Promise<void>
}

/** Reads the form; refuses one without a file, one that breaks off, and one that is larger than the limits allow. */
export async function receiveForm(request: FastifyRequest, limitBytes?: number): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', httpTexts.noForm)
  // Without a prototype: a field may be called toString.
  const fields: Record<string, string> = Object.create(null)
  let file: ReceivedFile | SpooledFile | null = null
  const letGo = async () => {
    if (file && 'path' in file) await discard(file.path)
  }
  try {
    for await (const part of request.parts({ limits: { fileSize: limitBytes ?? uploadLimitBytes } })) {
      if (part.type !== 'file') fields[part.fieldname] = String(part.value)
      else if (limitBytes === undefined) file = { name: part.filename, bytes: await part.toBuffer() }
      else file = await spool(part.filename, part.file)
    }
  } catch (error) {
    await letGo()
    throw refusalOf(error, limitBytes)
  }
  if (!file) throw new AppError('invalid_input', commonTexts.noFile, { file: commonTexts.noFile })
  return { fields, file, discard: letGo }
}

/** The form's reader fails for what the sender did alone: too much, or a form that ends too early. */
function refusalOf(error: unknown, limitBytes: number | undefined): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('invalid_input', commonTexts.brokenOff, { file: commonTexts.brokenOff })
  }
  const text = limitBytes === undefined ? commonTexts.fileTooLarge : httpTexts.fileTooLarge(limitBytes / 1_048_576)
  return new AppError('too_large', text, { file: text })
}
