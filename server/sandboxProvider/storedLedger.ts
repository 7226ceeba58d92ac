/** The ledger of a folder. At the start the journal is replayed and compacted. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from './folderLock'
import { openJournal, readJournal, rewriteJournal } from './journal'
import { createLedger, type Ledger } from './ledger'
import { createPayouts, type Payouts } from './payouts'
import { JournalEntry } from './records'
import { createState } from './state'

interface StoredLedger extends Ledger, Payouts {
  close(): Promise<void>
}

export async function openLedger(folder: string, now: () => Date): Promise<StoredLedger> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(folder)
  try {
    const path = join(folder, 'journal.jsonl')
    const state = createState()
    for (const entry of await readJournal(path)) state.apply(entry)
    await rewriteJournal(path, state.entries())

    const journal = await openJournal(path)
    const enter = (entry: JournalEntry): void => {
      // An entry that the next start could not read must not be written.
      const checked = JournalEntry.parse(entry)
      state.apply(checked)
      journal.append(checked)
    }
    const book = { state, enter, written: journal.written }
    const ledger = { ...createLedger(book, now), ...createPayouts(book, now) }
    const close = async (): Promise<void> => {
      try {
        await journal.close()
      } finally {
        await unlock()
      }
    }
    return { ...ledger, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
