/** A form with one file, as an upload sends it. The file is held in memory: it is small (limits.ts) and looked at before it is kept. */
import type { FastifyRequest } from 'fastify'
import { requestTexts } from '#shared/requestTexts'
import { generalTexts } from '#shared/texts'
import { AppError } from './appError'

export interface ReceivedFile {
  /** As the sender named it: any text at all. */
  name: string
  bytes: Buffer
}

export interface ReceivedForm {
  fields: Record<string, string>
  file: ReceivedFile
}

/** Reads the form; refuses one without a file, one that breaks off, and one that is larger than the limits allow. */
export async function receiveForm(request: FastifyRequest): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', requestTexts.noForm)
  const { fields, file } = await readParts(request)
  if (!file) throw new AppError('invalid_input', generalTexts.noFile, { file: generalTexts.noFile })
  return { fields, file }
}

async function readParts(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: ReceivedFile | null }> {
  // Without a prototype: a field may be called toString.
  const fields: Record<string, string> = Object.create(null)
  let file: ReceivedFile | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = { name: part.filename, bytes: await part.toBuffer() }
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    throw refusalOf(error)
  }
  return { fields, file }
}

/** The form's reader fails for what the sender did alone: too much, or a form that ends too early. */
function refusalOf(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new AppError('too_large', generalTexts.fileTooLarge, { file: generalTexts.fileTooLarge })
    : new AppError('invalid_input', generalTexts.brokenOff, { file: generalTexts.brokenOff })
}
