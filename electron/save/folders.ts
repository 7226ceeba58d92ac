/** Remembers the folder of the last save, also for the next start, while it exists. */
import { existsSync } from 'node:fs'
import type { Log } from '../ports'

/** The stored value is unvalidated. */
export interface FolderHost {
  lastFolder(): unknown
  storeFolder(folder: string): void
}

interface Folders {
  /** Returns null if nothing was saved yet or the folder is gone, such as on a removed USB stick. */
  last(): string | null
  store(folder: string): void
}

export const createFolders = (host: FolderHost, log: Log): Folders => ({
  last() {
    const folder = host.lastFolder()
    return typeof folder === 'string' && existsSync(folder) ? folder : null
  },
  store(folder) {
    try {
      host.storeFolder(folder)
    } catch (error) {
      // The settings file may be on another disk than the saved file.
      log.warn('save.folderNotStored', { error: String(error) })
    }
  },
})
