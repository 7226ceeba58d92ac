/** The folder that somebody saved into last: kept for the next start, and taken up again while it is there. */
import { existsSync } from 'node:fs'
import type { Log } from '../ports'

/** Where it is kept; what lies there may be anything. */
export interface FolderHost {
  lastFolder(): unknown
  keepFolder(folder: string): void
}

interface Folders {
  /** Null where nobody has saved yet, or the folder is gone, as with a stick that was pulled out. */
  last(): string | null
  keep(folder: string): void
}

export const foldersOf = (host: FolderHost, log: Log): Folders => ({
  last() {
    const folder = host.lastFolder()
    return typeof folder === 'string' && existsSync(folder) ? folder : null
  },
  keep(folder) {
    try {
      host.keepFolder(folder)
    } catch (error) {
      // The file itself may lie on another disk.
      log.warn('save.folderNotKept', { error: String(error) })
    }
  },
})
