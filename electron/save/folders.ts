/** Remembers the folder of the last save, also for the next start, while it exists. */
import { access } from 'node:fs/promises'
import type { Log } from '../ports'

/** The stored value is unvalidated. */
export interface FolderHost {
  lastFolder(): unknown
  storeFolder(folder: string): void
}

interface Folders {
  /**
   * Returns null if nothing was saved yet or the folder is gone, such as on a removed USB stick. A share that doesn't
   * answer counts as gone.
   */
  last(): Promise<string | null>
  store(folder: string): void
}

interface FoldersOptions {
  host: FolderHost
  log: Log
  /** Calls back after `ms` and returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void
  exists?: (folder: string) => Promise<boolean>
}

/** Without its network, Windows looks for a share for half a minute. */
const answerTimeoutMs = 500

const isAccessible = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  )

export const createFolders = ({ host, log, after, exists = isAccessible }: FoldersOptions): Folders => ({
  async last() {
    const folder = host.lastFolder()
    if (typeof folder !== 'string') return null
    return new Promise((resolve) => {
      const cancelTimeout = after(answerTimeoutMs, () => resolve(null))
      void exists(folder).then((doesExist) => {
        cancelTimeout()
        resolve(doesExist ? folder : null)
      })
    })
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
