/** The folder that is suggested next: that of the last saved file, as long as it exists. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolders } from '../../../../electron/save/folders'
import { createReadableLog } from '../../../support/shell/shellLog'

function foldersWith(stored: unknown, options: Partial<Parameters<typeof createFolders>[0]> = {}) {
  const host = { stored, lastFolder: () => host.stored, storeFolder: (folder: string) => void (host.stored = folder) }
  return createFolders({ host, log: createReadableLog(), after: () => () => undefined, ...options })
}

describe('the folder of the last save', () => {
  it('is used for the next save, and after the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-'))
    const folders = foldersWith(undefined)
    folders.store(folder)
    expect([await folders.last(), await foldersWith(folder).last()]).toEqual([folder, folder])
  })

  it.each([undefined, 7, join(tmpdir(), 'pulled-out')])('is empty if its file contains %s', async (stored) => {
    expect(await foldersWith(stored).last()).toBeNull()
  })

  it('is not awaited for longer than half a second, as on a share without its network', async () => {
    const delays: number[] = []
    const folders = foldersWith('Z:\\Statements', {
      exists: () => new Promise(() => undefined),
      after: (ms, callback) => {
        delays.push(ms)
        callback()
        return () => undefined
      },
    })
    expect(await folders.last()).toBeNull()
    expect(delays).toEqual([500])
  })

  it('causes no failed save if the disk is full; it is only forgotten', () => {
    const log = createReadableLog()
    const full = () => {
      throw new Error('ENOSPC')
    }
    const host = { lastFolder: () => undefined, storeFolder: full }
    createFolders({ host, log, after: () => () => undefined }).store('/x')
    expect(log.events()).toEqual(['save.folderNotStored'])
  })
})
