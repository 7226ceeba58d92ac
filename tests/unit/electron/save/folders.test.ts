/** The folder that is suggested next: that of the last saved file, as long as it exists. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolders } from '../../../../electron/save/folders'
import { createReadableLog } from '../../../support/shell/shellLog'

function foldersWith(stored: unknown) {
  const host = { stored, lastFolder: () => host.stored, storeFolder: (folder: string) => void (host.stored = folder) }
  return createFolders(host, createReadableLog())
}

describe('the folder of the last save', () => {
  it('is used for the next save, and after the next start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-'))
    const folders = foldersWith(undefined)
    folders.store(folder)
    expect([folders.last(), foldersWith(folder).last()]).toEqual([folder, folder])
  })

  it.each([undefined, 7, join(tmpdir(), 'pulled-out')])('is empty if its file contains %s', (stored) => {
    expect(foldersWith(stored).last()).toBeNull()
  })

  it('causes no failed save if the disk is full; it is only forgotten', () => {
    const log = createReadableLog()
    const full = () => {
      throw new Error('ENOSPC')
    }
    createFolders({ lastFolder: () => undefined, storeFolder: full }, log).store('/x')
    expect(log.events()).toEqual(['save.folderNotStored'])
  })
})
