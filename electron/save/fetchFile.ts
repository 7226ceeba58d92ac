/** Fetches a file of the contract from the server, and checks that all of it arrived. */

import { type InvokeInput, maxMessageLength } from '#shared/desktop/ipc'
import type { FileEndpoint } from '#shared/http/endpoint'
import * as shellTexts from '#shared/texts/desktopShell'
import type { CallServer } from '../protocol/callServer'
import type { TokenVault } from '../session/tokenVault'
import { fillPath, isValidBody, matchesContract } from './callValidation'
import { SaveFailure } from './failures'

export interface FileFetcherOptions {
  callServer: CallServer
  vault: TokenVault
  /** Calls back after `ms` and returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void
}

export interface IncomingFile {
  chunks: AsyncIterable<Uint8Array>
  /** Null if the size is unknown. */
  total: number | null
  check: (bytes: number) => void
}

type FileCall = Omit<InvokeInput<'save:call'>, 'saveId' | 'call' | 'name'>

type FetchFile = (endpoint: FileEndpoint, call: FileCall, signal: AbortSignal) => Promise<IncomingFile>

/** Limits the time until the response starts, because the server creates some files first. The body has no limit. */
const answerTimeoutMs = 120_000

export function createFileFetcher({ callServer, vault, after }: FileFetcherOptions): FetchFile {
  return async (endpoint, { handle, params, query, body }, signal) => {
    if (!isValidBody(endpoint, body) || !matchesContract(endpoint, { params, query }))
      throw new SaveFailure('bad-input', shellTexts.saveFailures.unknownCall)
    const token = vault.tokenOf(handle)
    if (token === null) throw new SaveFailure('not-signed-in', shellTexts.saveFailures.signedOut)
    const answerTimeout = new AbortController()
    const stopTimeout = after(answerTimeoutMs, () => answerTimeout.abort())
    const answer = await callServer({
      method: endpoint.method,
      path: fillPath(endpoint, params),
      query: query ?? {},
      token,
      body,
      headers: {
        // A compressed body would have another length than the reported one.
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.any([signal, answerTimeout.signal]),
      timeoutMs: null,
    })
      .catch((error: unknown) => {
        throw signal.aborted ? error : new SaveFailure('offline', shellTexts.saveFailures.offline)
      })
      .finally(stopTimeout)
    if (answer.status === 401) throw new SaveFailure('not-signed-in', shellTexts.saveFailures.signedOut)
    if (!answer.ok) throw new SaveFailure('refused', await readMessage(answer))
    if (!answer.body) throw new SaveFailure('incomplete', shellTexts.saveFailures.incomplete)
    return incomingOf(answer, answer.body, endpoint)
  }
}

const pdfStart = '%PDF-'

function incomingOf(answer: Response, body: ReadableStream<Uint8Array>, endpoint: FileEndpoint): IncomingFile {
  const length = answer.headers.get('content-length')
  const total = answer.headers.get('content-encoding') === null && length !== null ? Number(length) : null
  const isPdf = endpoint.file === 'application/pdf'
  let fileStart = ''

  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of readChunks(body)) {
        // Otherwise an error page could be saved as a statement.
        if (isPdf && fileStart.length < pdfStart.length) {
          fileStart += new TextDecoder('latin1').decode(chunk.subarray(0, pdfStart.length - fileStart.length))
        }
        yield chunk
      }
    } catch {
      throw new SaveFailure('incomplete', shellTexts.saveFailures.incomplete)
    }
  }

  return {
    chunks: chunks(),
    total,
    check: (bytes) => {
      if (total !== null && bytes !== total) throw new SaveFailure('incomplete', shellTexts.saveFailures.incomplete)
      if (isPdf && fileStart !== pdfStart) throw new SaveFailure('wrong-content', shellTexts.saveFailures.wrongContent)
    },
  }
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Returns the server's message for the user if it sent one. */
async function readMessage(answer: Response): Promise<string> {
  try {
    const { messages }: { messages?: unknown } = Object(await answer.json())
    const [first]: unknown[] = Array.isArray(messages) ? messages : []
    return typeof first === 'string' ? first.slice(0, maxMessageLength) : shellTexts.saveFailures.wrongContent
  } catch {
    return shellTexts.saveFailures.wrongContent // It isn't JSON, such as a proxy's error page.
  }
}
