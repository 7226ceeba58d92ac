/** Vitest global set-up of the API tests: the server's programs as bundles, which start three times as fast as their sources. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** As deep in the project as `dist/server`, so that the programs find what lies beside them. */
export const bundledServer = '.cache/server'

export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/serverBundle.mjs', bundledServer])
}
