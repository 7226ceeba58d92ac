/**
 * Saves files: asks where, fetches from the server, and writes to disk. The page names an endpoint of the contract or
 * passes bytes, never a URL or a path. It gets an id for the file that is valid until the shell closes.
 */

import { basename, dirname, join } from 'node:path'
import type { InvokeInput, SaveResult } from '#shared/desktop/ipc'
import * as shellTexts from '#shared/texts/desktopShell'
import type { Log } from '../ports'
import { findFileEndpoint } from '../protocol/contractCalls'
import type { ReplaceFile } from '../replaceFile'
import { toFailure } from './failures'
import { createFileFetcher, type FileFetcherOptions, type IncomingFile } from './fetchFile'
import { createFolders, type FolderHost } from './folders'
import { canOpen, safeName, withExtension } from './names'
import { createProgressReporter, type ProgressOptions } from './progress'
import { createRunningSaves } from './runningSaves'
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

interface SavesOptions extends FileFetcherOptions, Pick<ProgressOptions, 'onProgress' | 'now'> {
  host: SaveHost
  log: Log
  replaceFile: ReplaceFile
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

const maxOwnFileBytes = 50 * 1024 * 1024

interface SaveSource {
  saveId: string
  name: string
  /** Runs only after the user has selected where to save. */
  startFetch: (signal: AbortSignal) => Promise<IncomingFile>
}

export function createSaves(options: SavesOptions): Saves {
  const { host, callServer, vault, onProgress, log, now, after, replaceFile } = options
  const { start, cancel, cancelAll, isSaving } = createRunningSaves(after)
  const folders = createFolders({ host, log, after })
  const fetchFile = createFileFetcher({ callServer, vault, after })
  /** Maps the ids of this start to their files. */
  const saved = new Map<string, string>()

  async function save({ saveId, name, startFetch }: SaveSource): Promise<SaveResult> {
    const folder = (await folders.last()) ?? host.downloadsFolder()
    const path = await host.selectPath(join(folder, safeName(name)))
    if (path === null) return { status: 'cancelled' }
    folders.store(dirname(path))
    const { signal, finish } = start(saveId)
    const fileName = basename(path)
    // The server may create the file first, so the user can cancel from here on.
    onProgress({ saveId, fileName, received: 0, total: null })
    host.showProgress('unknown')
    try {
      const incoming = await startFetch(signal)
      await writeCompletely({
        path,
        chunks: incoming.chunks,
        signal,
        onWritten: createProgressReporter(
          { saveId, fileName, total: incoming.total },
          { onProgress, showProgress: (progress) => host.showProgress(progress), now },
        ),
        check: incoming.check,
        mark: (part) => host.markAsDownloaded(part),
        replaceFile,
      })
      saved.set(saveId, path)
      return { status: 'saved', saveId, fileName }
    } catch (error) {
      if (signal.aborted) return { status: 'cancelled' }
      const failure = toFailure(error)
      log.warn('save.failed', { reason: failure.reason })
      return { status: 'failed', reason: failure.reason, message: failure.message }
    } finally {
      finish()
      host.showProgress(null)
    }
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
    cancel,
    cancelAll,
    reveal(saveId) {
      const path = saved.get(saveId)
      if (path !== undefined) host.showInFolder(path)
      return path !== undefined
    },
    async open(saveId) {
      const path = saved.get(saveId)
      return path !== undefined && canOpen(path) && host.open(path)
    },
    isSaving,
  }
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
