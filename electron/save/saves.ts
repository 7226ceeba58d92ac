/**
 * Saves files: asks where, fetches from the server, and writes to disk. The page names an endpoint of the contract or
 * passes bytes, never a URL or a path. It gets an id for the file that is valid until the shell closes.
 */

import { basename, dirname, join } from 'node:path'
import { type EventValue, type InvokeInput, maxMessageLength, type SaveResult } from '#shared/desktop/ipc'
import type { FileEndpoint } from '#shared/http/endpoint'
import * as shellTexts from '#shared/texts/desktopShell'
import type { Log } from '../ports'
import type { CallServer } from '../protocol/callServer'
import { findFileEndpoint } from '../protocol/contractCalls'
import type { TokenVault } from '../session/tokenVault'
import { fillPath, isValidBody, matchesContract } from './callValidation'
import { SaveFailure, toFailure } from './failures'
import { createFolders, type FolderHost } from './folders'
import { canOpen, safeName, withExtension } from './names'
import { writeCompletely } from './writeFile'

export interface SaveHost extends FolderHost {
  /** Asks where to save the file. It returns null if the user cancels. */
  selectPath(suggestedPath: string): Promise<string | null>
  downloadsFolder(): string
  /** Marks a file as downloaded on systems that support it. */
  markAsDownloaded(path: string): Promise<void>
  showInFolder(path: string): void
  /** Opens the file with the system's program. It returns false if there is none. */
  open(path: string): Promise<boolean>
  /** Shows progress in the taskbar: from 0 to 1, `unknown` while the size is unknown, or null to hide it. */
  showProgress(progress: number | 'unknown' | null): void
}

interface SavesOptions {
  host: SaveHost
  callServer: CallServer
  vault: TokenVault
  onProgress: (progress: EventValue<'save:progress'>) => void
  log: Log
  now: () => number
  /** Calls back after `ms` and returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void
}

export interface Saves {
  call(input: InvokeInput<'save:call'>): Promise<SaveResult>
  bytes(input: InvokeInput<'save:bytes'>): Promise<SaveResult>
  cancel(saveId: string): void
  /** The shell closes, so no partial file may stay. It resolves when they are deleted. */
  cancelAll(): Promise<void>
  reveal(saveId: string): boolean
  open(saveId: string): Promise<boolean>
  isSaving(): boolean
}

const progressEveryMs = 100
/** Limits the time until the response starts, because the server creates some files first. The body has no limit. */
const answerTimeoutMs = 120_000
/** Quitting waits at most this long for a disk. */
const cancelTimeoutMs = 3000
const maxOwnFileBytes = 50 * 1024 * 1024

export function createSaves({ host, callServer, vault, onProgress, log, now, after }: SavesOptions): Saves {
  const running = new Map<string, RunningSave>()
  const folders = createFolders(host, log)
  /** Maps the ids of this start to their files. */
  const saved = new Map<string, string>()

  interface RunningSave {
    controller: AbortController
    /** Resolves when the part file is deleted or the complete file is there. */
    finished: Promise<void>
  }

  interface SaveSource {
    saveId: string
    name: string
    /** Runs only after the user has selected where to save. */
    startFetch: (signal: AbortSignal) => Promise<IncomingFile>
  }

  async function save({ saveId, name, startFetch }: SaveSource): Promise<SaveResult> {
    const path = await host.selectPath(join(folders.last() ?? host.downloadsFolder(), safeName(name)))
    if (path === null) return { status: 'cancelled' }
    folders.store(dirname(path))
    const controller = new AbortController()
    let setFinished = (): void => undefined
    running.set(saveId, { controller, finished: new Promise((resolve) => (setFinished = resolve)) })
    const fileName = basename(path)
    // The server may create the file first, so the user can cancel from here on.
    onProgress({ saveId, fileName, received: 0, total: null })
    host.showProgress('unknown')
    try {
      const incoming = await startFetch(controller.signal)
      await writeCompletely({
        path,
        chunks: incoming.chunks,
        signal: controller.signal,
        onWritten: createReporter({ saveId, fileName, total: incoming.total }),
        check: incoming.check,
        mark: (part) => host.markAsDownloaded(part),
      })
      saved.set(saveId, path)
      return { status: 'saved', saveId, fileName }
    } catch (error) {
      if (controller.signal.aborted) return { status: 'cancelled' }
      const failure = toFailure(error)
      log.warn('save.failed', { reason: failure.reason })
      return { status: 'failed', reason: failure.reason, message: failure.message }
    } finally {
      running.delete(saveId)
      setFinished()
      host.showProgress(null)
    }
  }

  /** Reports each percent, and otherwise at most ten times a second. It always reports the last byte. */
  function createReporter({ saveId, fileName, total }: { saveId: string; fileName: string; total: number | null }) {
    let lastReportAt = Number.NEGATIVE_INFINITY
    let reportedPercent = -1
    return (received: number): void => {
      const percent = total === null || total === 0 ? 0 : Math.floor((received * 100) / total)
      if (now() - lastReportAt < progressEveryMs && percent === reportedPercent && received !== total) return
      lastReportAt = now()
      reportedPercent = percent
      onProgress({ saveId, fileName, received, total })
      host.showProgress(total === null || total === 0 ? 'unknown' : received / total)
    }
  }

  async function fetchFile(
    endpoint: FileEndpoint,
    { handle, params, query, body }: Omit<InvokeInput<'save:call'>, 'saveId' | 'call' | 'name'>,
    signal: AbortSignal,
  ): Promise<IncomingFile> {
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

  return {
    async call({ saveId, call, name, ...callParts }) {
      const endpoint = findFileEndpoint(call)
      if (!endpoint) return { status: 'failed', reason: 'not-found', message: shellTexts.saveFailures.unknownCall }
      return save({
        saveId,
        name: withExtension(endpoint.file, name),
        startFetch: (signal) => fetchFile(endpoint, callParts, signal),
      })
    },
    async bytes({ saveId, name, bytes }) {
      if (bytes.byteLength > maxOwnFileBytes)
        return { status: 'failed', reason: 'refused', message: shellTexts.saveFailures.tooLarge }
      return save({
        saveId,
        name,
        startFetch: async () => ({ chunks: toChunks(bytes), total: bytes.byteLength, check: () => undefined }),
      })
    },
    cancel: (saveId) => running.get(saveId)?.controller.abort(),
    async cancelAll() {
      const all = [...running.values()]
      for (const { controller } of all) controller.abort()
      // A missing disk never answers.
      await new Promise<void>((resolve) => {
        const stopWaiting = after(cancelTimeoutMs, resolve)
        void Promise.all(all.map(({ finished }) => finished)).then(() => {
          stopWaiting()
          resolve()
        })
      })
    },
    reveal(saveId) {
      const path = saved.get(saveId)
      if (path !== undefined) host.showInFolder(path)
      return path !== undefined
    },
    async open(saveId) {
      const path = saved.get(saveId)
      return path !== undefined && canOpen(path) && host.open(path)
    },
    isSaving: () => running.size > 0,
  }
}

interface IncomingFile {
  chunks: AsyncIterable<Uint8Array>
  /** Null if the size is unknown. */
  total: number | null
  check: (bytes: number) => void
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
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
