/** One process per data folder: a second one would rewrite the journal under the first. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes the folder, or throws when a live process has it; answers how to give it back. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'provider.pid')
  const holder = await holderOf(path)
  if (holder !== null) throw new Error(`${folder} is in use by process ${holder} (${path}).`)
  // Left behind by a process that was killed.
  await rm(path, { force: true })
  await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 })
  return () => rm(path, { force: true })
}

async function holderOf(path: string): Promise<number | null> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''))
  // In a container every start has the same number, so our own in the file is that of a predecessor.
  return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive too, though we may not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
