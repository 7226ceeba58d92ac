/** Runs tests of the API in a process of their own, with the same Node.js, on a database that the caller may name. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.unknown()),
})

interface ApiTests {
  /** Paths of test files; all files if there are none. */
  files: readonly string[]
  env?: { TEST_DATABASE_URL: string; TEST_POOLED_URL?: string; TEST_HAPROXY?: 'on' }
  /** What is special about this run, for the last line of the output. */
  label: string
}

/** Prints the counts, and returns the exit code. */
export async function runApiTests({ files, env, label }: ApiTests): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-api-tests-'))
  const report = join(folder, 'report.json')
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', ...output, ...files]
  const child = spawn(process.execPath, vitest, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = z.tuple([z.nullable(z.number()), z.unknown()]).parse(await once(child, 'exit'))
  const text = await readFile(report, 'utf8').catch(() => null)
  await rm(folder, { recursive: true })
  if (text === null) throw new Error(`${label}: the tests ended without a report.`)
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = Report.parse(JSON.parse(text))
  const counts = `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`
  console.log(`${label}: ${counts}, in ${testResults.length} files.`)
  return code ?? 1
}
