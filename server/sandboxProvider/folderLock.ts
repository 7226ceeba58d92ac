/** Allows one process per data folder, because a second one would rewrite the journal of the first. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Locks the folder, or throws when a live process holds it. Returns a function that unlocks it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'provider.pid')
  const holder = await holderOf(path)
  if (holder !== null) throw new Error(`${folder} is in use by process ${holder} (${path}).`)
  // A killed process left the file behind.
  await rm(path, { force: true })
  await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 })
  return () => rm(path, { force: true })
}

async function holderOf(path: string): Promise<number | null> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''))
  // In a container every start has the same pid, so our own pid in the file is that of a previous start.
  return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive too, but may not be signaled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
