/** The journal: JSON lines that are only ever added to, each on the disk before anyone hears of it. */
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Entry } from './records'

export interface Journal {
  append(entry: Entry): void
  /** Resolves when everything appended so far is on the disk; rejects for good once a write has failed. */
  written: () => Promise<void>
  close(): Promise<void>
}

const lineOf = (entry: Entry): string => `${JSON.stringify(entry)}\n`

/** The entries of a journal file. A last line that a crash cut off was never answered, so it never happened. */
export async function readJournal(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n')
  const torn = lines.pop() ?? ''
  const entries = lines.map((line, index) => {
    const entry = parseLine(line)
    if (!entry) throw new Error(`Line ${index + 1} of ${path} is damaged; nothing was changed.`)
    return entry
  })
  const last = parseLine(torn)
  return last ? [...entries, last] : entries
}

function parseLine(line: string): Entry | null {
  try {
    return Entry.parse(JSON.parse(line))
  } catch {
    // Not an entry: that is the answer asked for.
    return null
  }
}

/** Replaces the file by the given entries in one step, so that a crash leaves the old one or the new one. */
export async function rewriteJournal(path: string, entries: Entry[]): Promise<void> {
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
  // Windows cannot open a folder for this, and does not need it.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Opens the file for adding. Entries that arrive while the disk is busy go out together in the next write. */
export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'a', 0o600)
  let waiting: string[] | null = null
  let tail: Promise<void> = Promise.resolve()

  const write = async (lines: string): Promise<void> => {
    await file.appendFile(lines)
    await file.datasync()
  }

  return {
    append(entry) {
      if (waiting) {
        waiting.push(lineOf(entry))
        return
      }
      const lines = [lineOf(entry)]
      waiting = lines
      // After a failed write the chain stays rejected: memory is then ahead of the disk and must not be trusted.
      tail = tail.then(() => {
        waiting = null
        return write(lines.join(''))
      })
      // Whoever needs it asks `written`; until then a failure must not end the process.
      tail.catch(() => undefined)
    },
    written: () => tail,
    async close() {
      try {
        await tail
      } finally {
        await file.close()
      }
    },
  }
}
