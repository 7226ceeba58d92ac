import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openLedger } from '../../../../server/sandboxProvider/storedLedger'

it('a method that the next start could not read is not stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  const ledger = await openLedger(folder, () => new Date())
  onTestFinished(async () => {
    await ledger.close()
    await rm(folder, { recursive: true })
  })
  const method = {
    type: 'VISA',
    category: 'CC' as const,
    last4: '1111',
    holder_name: '4111111111111111',
    description: 'Visa',
    expiry: null,
  }
  await expect(ledger.register({ customerRef: 'CU-1', method, behavior: 'ok' })).rejects.toThrow(
    'card or account number',
  )
  expect(await readFile(join(folder, 'journal.jsonl'), 'utf8')).toBe('')
  expect(await ledger.profilesOf('CU-1')).toEqual([])
})
