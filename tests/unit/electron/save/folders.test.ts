/** Where somebody saves next: beside what they saved last, while that is there. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foldersOf } from '../../../../electron/save/folders'
import { logged } from '../../../support/shellLog'

function kept(stored: unknown) {
  const host = { stored, lastFolder: () => host.stored, keepFolder: (folder: string) => void (host.stored = folder) }
  return foldersOf(host, logged())
}

describe('the folder of the last save', () => {
  it('is there for the next one, and for the next start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-'))
    const folders = kept(undefined)
    folders.keep(folder)
    expect([folders.last(), kept(folder).last()]).toEqual([folder, folder])
  })

  it.each([undefined, 7, join(tmpdir(), 'pulled-out')])('is none where %s is what is left of it', (stored) => {
    expect(kept(stored).last()).toBeNull()
  })

  it('is not worth a failed save: a disk that is full only forgets it', () => {
    const log = logged()
    const full = () => {
      throw new Error('ENOSPC')
    }
    foldersOf({ lastFolder: () => undefined, keepFolder: full }, log).keep('/x')
    expect(log.events()).toEqual(['save.folderNotKept'])
  })
})
