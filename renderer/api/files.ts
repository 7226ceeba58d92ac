/** Files on their way: fetched and handed to the machine, or sent with their progress. Their bytes never enter the store. */
import { z } from 'zod/mini'
import type { Endpoint, FileEndpoint, InputOf } from '#shared/endpoint'
import type { FileCall, SaveEnd } from '#shared/saves'
import { platform } from '../platform'
import { broken, received, sendParts, type Answer, type SendOptions, type Sent, type Transfer } from './http'

/** Fetches a file and keeps it on the machine under the given name. */
export async function saveFile<E extends FileEndpoint>(endpoint: E, input: InputOf<E>, name: string): Promise<SaveEnd> {
  // What fails there is shown by the frame, so that no toast repeats it.
  if (platform.saveCall) return platform.saveCall(fileCall(endpoint, input, name))
  const { data, error } = await fetchFile(endpoint, input)
  return error ? { error } : platform.saveFile(name, data)
}

const textsOf = (record: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

/** The call as the machine makes it: the parts of an address are texts. */
function fileCall<E extends FileEndpoint>(endpoint: E, input: InputOf<E>, name: string): FileCall {
  const { params, query, body }: { params?: object; query?: object; body?: unknown } = input
  const written = endpoint.body && z.safeEncode(endpoint.body, body)
  return {
    call: endpoint.path,
    params: textsOf(params),
    query: textsOf(query),
    name,
    ...(written?.success && { body: JSON.stringify(written.data) }),
  }
}

/** Fetches a PDF and shows it; where no window may open it is kept on the machine instead. */
export async function previewPdf<E extends FileEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
): Promise<SaveEnd | { outcome: 'opened'; error?: undefined }> {
  if (platform.saveCall) return saveFile(endpoint, input, name)
  const { data, error } = await fetchFile(endpoint, input)
  if (error) return { error }
  const outcome = await platform.openPdf(data)
  return outcome === 'opened' ? { outcome } : platform.saveFile(name, data)
}

async function fetchFile<E extends FileEndpoint>(endpoint: E, input: InputOf<E>): Promise<Sent<Uint8Array>> {
  const { data, error } = await fetchBlob(endpoint, input)
  return error ? { error } : { data: new Uint8Array(await data.arrayBuffer()) }
}

/** Fetches a file that is shown or played on the page itself. */
export async function fetchBlob<E extends FileEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, ...options }: SendOptions & { signal?: AbortSignal } = {},
): Promise<Sent<Blob>> {
  const { data, error } = await sendParts(endpoint, input, {
    ...options,
    transfer: {
      failureOf: failureIn,
      settings: { responseType: 'blob', ...(signal && { signal }) },
    },
  })
  if (error) return { error }
  if (!(data instanceof Blob)) return broken()
  return { data }
}

/** A failure is JSON also where a file was asked for. */
async function failureIn(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  try {
    return JSON.parse(await data.text())
  } catch {
    return null // Not JSON: a proxy's page. The status alone says what happened.
  }
}

export interface Upload {
  file: File
  /** Told how much has left, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Cancels the upload. Data that is answered all the same says that the server was quicker. */
  signal?: AbortSignal
}

/** How an upload ends when the person cancels it: the browser aborts the request, the shell is asked to. */
function canceledBy(leaving: AbortSignal): Pick<Transfer, 'leaving' | 'requestId'> & { signal?: AbortSignal } {
  const { cancelCall } = platform
  if (cancelCall === null || leaving.aborted) return { signal: leaving }
  const requestId = crypto.randomUUID()
  leaving.addEventListener('abort', () => void cancelCall(requestId), { once: true })
  return { leaving, requestId }
}

/** Sends a file, with the call's other fields beside it in one form. */
export async function uploadFile<E extends Endpoint & { takesFile: true }>(
  endpoint: E,
  input: InputOf<E>,
  { file, onProgress, signal }: Upload,
): Promise<Answer<E>> {
  const { signal: aborting, ...way } = signal ? canceledBy(signal) : {}
  const answer = await sendParts(endpoint, input, {
    transfer: {
      ...way,
      bodyOf: (fields) => formOf(file, fields),
      settings: {
        // A file on a slow line takes as long as it takes; the person can cancel.
        timeout: 0,
        ...(aborting && { signal: aborting }),
        ...(onProgress && { onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0) }),
      },
    },
  })
  return received(endpoint, answer)
}

function formOf(file: File, fields: unknown): FormData {
  const form = new FormData()
  // The fields come first: the server reads the form in its order.
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  form.append('file', file)
  return form
}
