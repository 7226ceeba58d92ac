/** Downloads and uploads of files. Their bytes never enter the store. */
import { z } from 'zod/mini'
import type { Endpoint, FileEndpoint, InputOf } from '#shared/http/endpoint'
import type { FileCall, SaveOutcome } from '#shared/platform/saves'
import { platform } from '../platform'
import {
  type ApiAnswer,
  decodeAnswer,
  type FileTransfer,
  reportBrokenAnswer,
  type SendOptions,
  type SendResult,
  sendParts,
} from './http'

/** Downloads a file and saves it under the given name. */
export async function saveFile<E extends FileEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
): Promise<SaveOutcome> {
  // The frame shows a failed save, so no toast repeats it.
  if (platform.saveCall) return platform.saveCall(fileCall(endpoint, input, name))
  const { data, error } = await fetchFile(endpoint, input)
  return error ? { error } : platform.saveFile(name, data)
}

const toStrings = (record: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

/** Describes a download for the desktop shell, which sends the parts of the URL as text. */
function fileCall<E extends FileEndpoint>(endpoint: E, input: InputOf<E>, name: string): FileCall {
  const { params, query, body }: { params?: object; query?: object; body?: unknown } = input
  const encodedBody = endpoint.body && z.safeEncode(endpoint.body, body)
  return {
    call: endpoint.path,
    params: toStrings(params),
    query: toStrings(query),
    name,
    ...(encodedBody?.success && { body: JSON.stringify(encodedBody.data) }),
  }
}

/** Opens a PDF in a window, or saves it where no window can open. */
export async function previewPdf<E extends FileEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
): Promise<SaveOutcome | { outcome: 'opened'; error?: undefined }> {
  if (platform.saveCall) return saveFile(endpoint, input, name)
  const { data, error } = await fetchFile(endpoint, input)
  if (error) return { error }
  const outcome = await platform.openPdf(data)
  return outcome === 'opened' ? { outcome } : platform.saveFile(name, data)
}

async function fetchFile<E extends FileEndpoint>(endpoint: E, input: InputOf<E>): Promise<SendResult<Uint8Array>> {
  const { data, error } = await fetchBlob(endpoint, input)
  return error ? { error } : { data: new Uint8Array(await data.arrayBuffer()) }
}

/** Fetches a file that is displayed or played on the page. */
export async function fetchBlob<E extends FileEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, ...options }: SendOptions & { signal?: AbortSignal } = {},
): Promise<SendResult<Blob>> {
  const { data, error } = await sendParts(endpoint, input, {
    ...options,
    transfer: {
      failureOf: parseFailure,
      settings: { responseType: 'blob', ...(signal && { signal }) },
    },
  })
  if (error) return { error }
  if (!(data instanceof Blob)) return reportBrokenAnswer()
  return { data }
}

/** A failure is JSON even where a file was requested. */
async function parseFailure(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  try {
    return JSON.parse(await data.text())
  } catch {
    return null // The body is not JSON, such as a proxy's page. The status alone tells what happened.
  }
}

export interface FileUpload {
  file: File
  /** Called with the sent part, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Cancels the upload. If the call still returns data, the server finished first. */
  signal?: AbortSignal
}

/** The browser aborts the request itself, while the desktop shell must be asked to cancel it. */
function cancellationOf(
  signal: AbortSignal,
): Pick<FileTransfer, 'cancelSignal' | 'requestId'> & { signal?: AbortSignal } {
  const { cancelCall } = platform
  if (cancelCall === null || signal.aborted) return { signal }
  const requestId = crypto.randomUUID()
  signal.addEventListener('abort', () => void cancelCall(requestId), { once: true })
  return { cancelSignal: signal, requestId }
}

/** Sends a file as a form, together with the other fields of the call. */
export async function uploadFile<E extends Endpoint & { takesFile: true }>(
  endpoint: E,
  input: InputOf<E>,
  { file, onProgress, signal }: FileUpload,
): Promise<ApiAnswer<E>> {
  const { signal: abortSignal, ...cancellation } = signal ? cancellationOf(signal) : {}
  const answer = await sendParts(endpoint, input, {
    transfer: {
      ...cancellation,
      bodyOf: (fields) => buildForm(file, fields),
      settings: {
        // A file on a slow connection may take any time, and the user can cancel.
        timeout: 0,
        ...(abortSignal && { signal: abortSignal }),
        ...(onProgress && { onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0) }),
      },
    },
  })
  return decodeAnswer(endpoint, answer)
}

function buildForm(file: File, fields: unknown): FormData {
  const form = new FormData()
  // The fields come first because the server reads the form in order.
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  form.append('file', file)
  return form
}
