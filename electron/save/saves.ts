/**
 * Keeps files on the machine: asks where, fetches from the server, writes. The page names a call of the contract or
 * brings its own bytes, never an address or a path; afterwards it knows a file by an id that counts for this start only.
 */
import { basename, dirname, join } from 'node:path'
import { longestMessage, type EventValue, type InvokeInput, type SaveResult } from '#shared/desktop/ipc'
import type { FileEndpoint } from '#shared/endpoint'
import type { Log } from '../ports'
import type { CallServer } from '../protocol/callServer'
import { fileCallOf } from '../protocol/contractCalls'
import type { Custody } from '../session/custody'
import { bodyFits, partsFit, pathOf } from './callParts'
import { SaveFailure, saveTexts as texts, toFailure } from './failures'
import { foldersOf, type FolderHost } from './folders'
import { mayOpen, namedAs, safeName } from './names'
import { writeWhole } from './writeFile'

/** What saving asks of the machine. */
export interface SaveHost extends FolderHost {
  /** Asks where the file goes; null when the person thinks better of it. */
  askWhere(suggestedPath: string): Promise<string | null>
  downloadsFolder(): string
  /** Marks a file as downloaded, where the system knows such a mark. */
  markAsDownloaded(path: string): Promise<void>
  showInFolder(path: string): void
  /** Opens with the system's program; false when there is none. */
  open(path: string): Promise<boolean>
  /** In the task bar: from 0 to 1, `unknown` while it goes on, null once it does not. */
  showProgress(share: number | 'unknown' | null): void
}

export interface SavesOptions {
  host: SaveHost
  callServer: CallServer
  custody: Custody
  onProgress: (progress: EventValue<'save:progress'>) => void
  log: Log
  now: () => number
  /** Calls back after so many milliseconds, and answers how not to. */
  after: (ms: number, act: () => void) => () => void
}

export interface Saves {
  call(input: InvokeInput<'save:call'>): Promise<SaveResult>
  bytes(input: InvokeInput<'save:bytes'>): Promise<SaveResult>
  cancel(saveId: string): void
  /** The shell is closed: nothing half written stays behind. Answers when it is gone. */
  cancelAll(): Promise<void>
  reveal(saveId: string): boolean
  open(saveId: string): Promise<boolean>
  /** Whether something is being saved, for whoever wants to close the shell. */
  isSaving(): boolean
}

const progressEveryMs = 100
/** Until the server begins to answer: some files are made first. What comes then may take as long as it does. */
const answerPatienceMs = 120_000
/** How long whoever leaves waits for a disk. */
const endPatienceMs = 3000
const largestOwnFile = 50 * 1024 * 1024

export function createSaves({ host, callServer, custody, onProgress, log, now, after }: SavesOptions): Saves {
  const running = new Map<string, Running>()
  const folders = foldersOf(host, log)
  /** Where the files of this start lie. */
  const saved = new Map<string, string>()

  interface Running {
    controller: AbortController
    /** When the part of the file is gone, or the whole one there. */
    over: Promise<void>
  }

  interface Source {
    saveId: string
    name: string
    /** Begins only once somebody has said where it goes. */
    begin: (signal: AbortSignal) => Promise<Incoming>
  }

  async function save({ saveId, name, begin }: Source): Promise<SaveResult> {
    const path = await host.askWhere(join(folders.last() ?? host.downloadsFolder(), safeName(name)))
    if (path === null) return { status: 'cancelled' }
    folders.keep(dirname(path))
    const controller = new AbortController()
    let setOver = (): void => undefined
    running.set(saveId, { controller, over: new Promise((resolve) => (setOver = resolve)) })
    const fileName = basename(path)
    // A server that makes the file first may be slow to begin: it can be cancelled from here on.
    onProgress({ saveId, fileName, received: 0, total: null })
    host.showProgress('unknown')
    try {
      const incoming = await begin(controller.signal)
      await writeWhole({
        path,
        chunks: incoming.chunks,
        signal: controller.signal,
        onWritten: reporter({ saveId, fileName, total: incoming.total }),
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
      setOver()
      host.showProgress(null)
    }
  }

  /** Tells of each hundredth, and otherwise at most ten times a second: what stands still is told as far as it came. */
  function reporter({ saveId, fileName, total }: { saveId: string; fileName: string; total: number | null }) {
    let last = Number.NEGATIVE_INFINITY
    let told = -1
    return (received: number): void => {
      const hundredths = total === null || total === 0 ? 0 : Math.floor((received * 100) / total)
      if (now() - last < progressEveryMs && hundredths === told && received !== total) return
      last = now()
      told = hundredths
      onProgress({ saveId, fileName, received, total })
      host.showProgress(total === null || total === 0 ? 'unknown' : received / total)
    }
  }

  async function fetchFile(
    endpoint: FileEndpoint,
    { handle, params, query, body }: Omit<InvokeInput<'save:call'>, 'saveId' | 'call' | 'name'>,
    signal: AbortSignal,
  ): Promise<Incoming> {
    if (!bodyFits(endpoint, body) || !partsFit(endpoint, { params, query }))
      throw new SaveFailure('bad-input', texts.unknownCall)
    const token = custody.tokenOf(handle)
    if (token === null) throw new SaveFailure('not-signed-in', texts.signedOut)
    const patience = new AbortController()
    const enough = after(answerPatienceMs, () => patience.abort())
    const answer = await callServer({
      method: endpoint.method,
      path: pathOf(endpoint, params),
      query: query ?? {},
      token,
      body,
      headers: {
        // Packed bytes would have another length than the one that is said.
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.any([signal, patience.signal]),
      timeoutMs: null,
    })
      .catch((error: unknown) => {
        throw signal.aborted ? error : new SaveFailure('offline', texts.offline)
      })
      .finally(enough)
    if (answer.status === 401) throw new SaveFailure('not-signed-in', texts.signedOut)
    if (!answer.ok) throw new SaveFailure('refused', await messageOf(answer))
    if (!answer.body) throw new SaveFailure('incomplete', texts.incomplete)
    return incomingOf(answer, answer.body, endpoint)
  }

  return {
    async call({ saveId, call, name, ...parts }) {
      const endpoint = fileCallOf(call)
      if (!endpoint) return { status: 'failed', reason: 'not-found', message: texts.unknownCall }
      return save({ saveId, name: namedAs(endpoint.file, name), begin: (signal) => fetchFile(endpoint, parts, signal) })
    },
    async bytes({ saveId, name, bytes }) {
      if (bytes.byteLength > largestOwnFile) return { status: 'failed', reason: 'refused', message: texts.tooLarge }
      return save({
        saveId,
        name,
        begin: async () => ({ chunks: once(bytes), total: bytes.byteLength, check: () => undefined }),
      })
    },
    cancel: (saveId) => running.get(saveId)?.controller.abort(),
    async cancelAll() {
      const all = [...running.values()]
      for (const { controller } of all) controller.abort()
      // A disk that is gone answers nobody.
      await new Promise<void>((resolve) => {
        const stopWaiting = after(endPatienceMs, resolve)
        void Promise.all(all.map(({ over }) => over)).then(() => {
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
      return path !== undefined && mayOpen(path) && host.open(path)
    },
    isSaving: () => running.size > 0,
  }
}

interface Incoming {
  chunks: AsyncIterable<Uint8Array>
  /** Null where nobody says how much will come. */
  total: number | null
  check: (bytes: number) => void
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const pdfStart = '%PDF-'

function incomingOf(answer: Response, body: ReadableStream<Uint8Array>, endpoint: FileEndpoint): Incoming {
  const length = answer.headers.get('content-length')
  const total = answer.headers.get('content-encoding') === null && length !== null ? Number(length) : null
  const isPdf = endpoint.file === 'application/pdf'
  let start = ''

  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of partsOf(body)) {
        // An error page would be kept as a statement otherwise.
        if (isPdf && start.length < pdfStart.length) {
          start += new TextDecoder('latin1').decode(chunk.subarray(0, pdfStart.length - start.length))
        }
        yield chunk
      }
    } catch {
      throw new SaveFailure('incomplete', texts.incomplete)
    }
  }

  return {
    chunks: chunks(),
    total,
    check: (bytes) => {
      if (total !== null && bytes !== total) throw new SaveFailure('incomplete', texts.incomplete)
      if (isPdf && start !== pdfStart) throw new SaveFailure('wrong-content', texts.wrongContent)
    },
  }
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
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

/** The server's own words for people, where it sent some. */
async function messageOf(answer: Response): Promise<string> {
  try {
    const { messages }: { messages?: unknown } = Object(await answer.json())
    const [first]: unknown[] = Array.isArray(messages) ? messages : []
    return typeof first === 'string' ? first.slice(0, longestMessage) : texts.wrongContent
  } catch {
    return texts.wrongContent // Not JSON: a proxy's page.
  }
}
