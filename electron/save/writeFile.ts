/** Writes to a part file next to the target, and renames it only after all data is on disk. */
import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ReplaceFile } from '../replaceFile'
import { maxNameBytes, truncateBytes } from './names'

interface WriteOptions {
  path: string
  chunks: AsyncIterable<Uint8Array>
  /** Runs after each chunk with the number of bytes so far. */
  onWritten: (bytes: number) => void
  signal: AbortSignal
  /** Verifies the complete file before it is renamed, and throws if it is wrong. */
  check: (bytes: number) => void
  /** Marks the part file as downloaded. The mark survives renaming, so no program sees the file without it. */
  mark: (path: string) => Promise<void>
  replaceFile: ReplaceFile
}

/** Throws on failure and deletes the part file. An existing target stays until the new file is complete. */
export async function writeCompletely(options: WriteOptions): Promise<void> {
  const { path, chunks, onWritten, signal, check, mark, replaceFile } = options
  // The user may have chosen a name that is as long as the system allows.
  const partName = truncateBytes(basename(path), maxNameBytes)
  const partPath = join(dirname(path), `.${partName}.${randomBytes(4).toString('hex')}.part`)
  const file = await open(partPath, 'wx', 0o600)
  let written = 0
  try {
    try {
      for await (const chunk of untilAborted(chunks, signal)) {
        signal.throwIfAborted()
        await file.writeFile(chunk)
        written += chunk.byteLength
        onWritten(written)
      }
      signal.throwIfAborted()
      check(written)
      await file.sync()
    } finally {
      await file.close()
    }
    await mark(partPath)
    await replaceFile(partPath, path)
  } catch (error) {
    await rm(partPath, { force: true })
    throw error
  }
}

/** A fetch that has started to answer may ignore its signal, so a pending read would never end. */
async function* untilAborted(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  const aborted = new Promise<never>((_go, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted])
      if (done) return
      yield value
    }
  } finally {
    // This isn't awaited, because it may be the read that never ends.
    void Promise.resolve(iterator.return?.()).catch(() => undefined)
  }
}
