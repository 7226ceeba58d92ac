/** Replaces a file with a complete new one, which is in the same folder. */
import { rename as renameFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

export type ReplaceFile = (newPath: string, path: string) => Promise<void>

interface ReplaceOptions {
  rename?: ReplaceFile
  sleep?: (ms: number) => Promise<unknown>
}

/** Windows reports these while another program has one of the files open. */
const blockedCodes: ReadonlySet<unknown> = new Set(['EACCES', 'EBUSY', 'EPERM'])
/** Virus scanners and the search index read a new file for up to a second or two. */
const retryDelaysMs: readonly number[] = [50, 100, 200, 400, 800, 1600]

const isBlocked = (error: unknown): boolean => error instanceof Error && 'code' in error && blockedCodes.has(error.code)

/** On Windows, the result tries again for a few seconds while another program has one of the files open. */
export function createReplaceFile(
  platform: NodeJS.Platform,
  { rename = renameFile, sleep = wait }: ReplaceOptions = {},
): ReplaceFile {
  if (platform !== 'win32') return rename
  return async (newPath, path) => {
    for (const delayMs of retryDelaysMs) {
      try {
        return await rename(newPath, path)
      } catch (error) {
        if (!isBlocked(error)) throw error
        await sleep(delayMs)
      }
    }
    return rename(newPath, path)
  }
}
