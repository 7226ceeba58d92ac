/** Writes what comes to a part file beside its goal, and gives it its name only when all of it is on the disk. */
import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

interface Writing {
  path: string
  chunks: AsyncIterable<Uint8Array>
  /** Told after each part how many bytes there are by now. */
  onWritten: (bytes: number) => void
  signal: AbortSignal
  /** Looks at the whole before it gets its name; throws when it is not what it should be. */
  check: (bytes: number) => void
  /** Marks the part file as downloaded: the mark follows it to its name, so that no program finds the file without. */
  mark: (path: string) => Promise<void>
}

/** Throws what went wrong; nothing is left behind then. Whatever stood at the goal stays until the new file is whole. */
export async function writeWhole({ path, chunks, onWritten, signal, check, mark }: Writing): Promise<void> {
  const part = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.part`)
  const file = await open(part, 'wx', 0o600)
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
    await mark(part)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A fetch that has begun to answer may not hear of its own signal any more: what it waits for then never comes. */
async function* untilAborted(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const parts = chunks[Symbol.asyncIterator]()
  const aborted = new Promise<never>((_go, end) => {
    signal.addEventListener('abort', () => end(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  try {
    for (;;) {
      const { done, value } = await Promise.race([parts.next(), aborted])
      if (done) return
      yield value
    }
  } finally {
    // Not waited for: it may be what does not come.
    void Promise.resolve(parts.return?.()).catch(() => undefined)
  }
}
