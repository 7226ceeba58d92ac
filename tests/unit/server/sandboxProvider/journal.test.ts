import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openJournal, readJournal, rewriteJournal } from '../../../../server/sandboxProvider/journal'
import type { JournalEntry } from '../../../../server/sandboxProvider/records'

const closed = (reference: string): JournalEntry => ({ kind: 'closed', reference })

async function newPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'journal.jsonl')
}

describe('the journal', () => {
  it('returns what was appended, in order', async () => {
    const path = await newPath()
    const journal = await openJournal(path)
    const entries = Array.from({ length: 200 }, (_, index) => closed(`pay-${index}`))
    for (const entry of entries) journal.append(entry)
    await journal.written()
    expect(await readJournal(path)).toEqual(entries)
    await journal.close()
  })

  it('confirms an entry only once the file contains it, while others are being written', async () => {
    const path = await newPath()
    const journal = await openJournal(path)
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        journal.append(closed(`pay-${index}.`))
        await journal.written()
        expect(await readFile(path, 'utf8')).toContain(`pay-${index}.`)
      }),
    )
    await journal.close()
  })

  it('accepts a complete last line without an end of line', async () => {
    const path = await newPath()
    await writeFile(path, '{"kind":"closed","reference":"pay-1"}\n{"kind":"closed","reference":"pay-2"}')
    expect(await readJournal(path)).toEqual([closed('pay-1'), closed('pay-2')])
  })

  it('is empty before the first start', async () => {
    expect(await readJournal(await newPath())).toEqual([])
  })

  it('is replaced as a whole', async () => {
    const path = await newPath()
    await writeFile(path, '{"kind":"closed","reference":"pay-1"}\n')
    await rewriteJournal(path, [closed('pay-2')])
    expect(await readJournal(path)).toEqual([closed('pay-2')])
  })

  // Uses a device that is always full, which macOS and Windows lack.
  it.skipIf(!existsSync('/dev/full'))('confirms nothing more after the disk has failed', async () => {
    const journal = await openJournal('/dev/full')
    journal.append(closed('pay-1'))
    await expect(journal.written()).rejects.toThrow('ENOSPC')
    journal.append(closed('pay-2'))
    await expect(journal.written()).rejects.toThrow('ENOSPC')
  })
})
