/** An append-only journal of JSON lines. Each line is on disk before its result is returned. */
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { JournalEntry } from './records'

interface Journal {
  append(entry: JournalEntry): void
  /** Resolves when everything appended so far is on disk. After a failed write it always rejects. */
  written: () => Promise<void>
  close(): Promise<void>
}

const lineOf = (entry: JournalEntry): string => `${JSON.stringify(entry)}\n`

/** Reads the entries of a journal. A last line that a crash cut off was never confirmed, so it is dropped. */
export async function readJournal(path: string): Promise<JournalEntry[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n')
  const partialLine = lines.pop() ?? ''
  const entries = lines.map((line, index) => {
    const entry = parseLine(line)
    if (!entry) throw new Error(`Line ${index + 1} of ${path} is damaged; nothing was changed.`)
    return entry
  })
  const last = parseLine(partialLine)
  return last ? [...entries, last] : entries
}

function parseLine(line: string): JournalEntry | null {
  try {
    return JournalEntry.parse(JSON.parse(line))
  } catch {
    // The line is not an entry.
    return null
  }
}

/** Replaces the file atomically, so that a crash leaves either the old or the new one. */
export async function rewriteJournal(path: string, entries: JournalEntry[]): Promise<void> {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(entries.map(lineOf).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder for syncing and does not need it.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Opens the file for appending. Entries that arrive during a write are combined in the next one. */
export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'a', 0o600)
  let pendingLines: string[] | null = null
  let writeQueue: Promise<void> = Promise.resolve()

  const write = async (lines: string): Promise<void> => {
    await file.appendFile(lines)
    await file.datasync()
  }

  return {
    append(entry) {
      if (pendingLines) {
        pendingLines.push(lineOf(entry))
        return
      }
      const lines = [lineOf(entry)]
      pendingLines = lines
      // After a failed write the chain stays rejected: memory is then ahead of the disk and must not be trusted.
      writeQueue = writeQueue.then(() => {
        pendingLines = null
        return write(lines.join(''))
      })
      // Callers get the error from `written`. Without a handler the rejection would end the process.
      writeQueue.catch(() => undefined)
    },
    written: () => writeQueue,
    async close() {
      try {
        await writeQueue
      } finally {
        await file.close()
      }
    },
  }
}
