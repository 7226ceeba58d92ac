/**
 * `npm run api:examples`: runs the API tests and takes the examples of the OpenAPI document from their exchanges. With
 * names of test files, only these run, and only examples that are missing or no longer valid are replaced.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mustRun, tool } from './run.mjs'
import { installPackages } from './setup.mjs'
import { main } from './terminal.mjs'

/** Sends generated values to every call, so only its failures are recorded. */
const generated = 'tests/api/server/contract.test.ts'
/** Sends the same meaningless values to every call. */
const meaningless = 'tests/api/server/badInput.test.ts'

await main(async () => {
  await installPackages()
  const folder = mkdtempSync(join(tmpdir(), 'exchanges-'))
  const files = process.argv.slice(2)
  const recordings = [join(folder, 'all.jsonl'), join(folder, 'failures.jsonl')]
  try {
    await record(recordings[0], ['--exclude', generated, '--exclude', meaningless, ...files])
    await record(recordings[1], [generated])
    const mode = files.length > 0 ? 'add' : 'replace'
    await mustRun(process.execPath, ['--import', 'tsx', 'tests/support/examples/main.ts', mode, ...recordings])
    await mustRun(...tool('biome', 'check', '--write', 'server/http/openApi/examples.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function record(file, args) {
  process.env.RECORD_EXAMPLES = file
  await mustRun(...tool('vitest', 'run', '--project', 'api', ...args))
}
