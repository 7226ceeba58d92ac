/**
 * Vitest global set-up of the API tests. It bundles the server's programs, because bundles start three times as fast.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The folder has the depth of `dist/server`, so that the programs find files by the same relative paths. */
export const bundledServer = '.cache/server'

export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/serverBundle.mjs', bundledServer])
}
