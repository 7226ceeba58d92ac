/**
 * `npm run mutations`: breaks the product in sampled places, one at a time, and counts how often the tests notice.
 * `--seed` and `--count` choose the sample; `--tests <commit>` runs the tests of another commit against the same places.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../run.mjs'
import { formatDuration, main, printLine, UserError } from '../terminal.mjs'
import { sampleMutants } from './sample.mjs'

/** Each mutant is run against this many of the fastest test files that execute its code. */
const maxTestFiles = 12
const parallelRuns = 2
const timeoutMs = 10 * 60_000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '18' },
    count: { type: 'string', default: '150' },
    tests: { type: 'string', default: 'HEAD' },
  },
})
const tree = join(root, '.cache', 'mutations', 'tree')
const covered = join(root, '.cache', 'mutations', 'covered')
const git = (...args) => execFileSync('git', args, { cwd: tree, stdio: ['ignore', 'pipe', 'inherit'] })

/** Checks out this commit, with the tests of the commit named by `--tests`. */
function prepareTree() {
  rmSync(tree, { recursive: true, force: true })
  execFileSync('git', ['worktree', 'prune'], { cwd: root })
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, 'HEAD'], { cwd: root })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  git('rm', '-rq', 'tests')
  git('checkout', '--quiet', values.tests, '--', 'tests')
  writeFileSync(join(tree, 'mutations.config.ts'), config)
  writeFileSync(join(tree, 'mutations.setup.ts'), setup)
  rmSync(covered, { recursive: true, force: true })
  mkdirSync(covered, { recursive: true })
}

const config = `
import config from './vitest.config'
for (const { test } of config.test.projects) test.setupFiles = [...(test.setupFiles ?? []), './mutations.setup.ts']
export default config
`

/** Records for each test file which mutants it executes, and how long it takes. */
const setup = `
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
const file = relative(process.cwd(), expect.getState().testPath)
const noted = (globalThis.__stryker__ ??= {})
noted.currentTestId = file
const started = performance.now()
afterAll(() => {
  const ids = Object.keys(noted.mutantCoverage?.perTest[file] ?? {})
  const folder = process.env.MUTANTS_COVERED
  if (folder) writeFileSync(folder + '/' + randomUUID(), JSON.stringify({ file, ids, ms: performance.now() - started }))
})
`

function vitest(args, env) {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [program, 'run', '--config', 'mutations.config.ts', ...args], {
    cwd: tree,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: timeoutMs,
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code)))
}

/** Maps a mutant to the test files that execute it or import its file, the fastest first. */
function mapTests() {
  const notes = readdirSync(covered).map((name) => JSON.parse(readFileSync(join(covered, name), 'utf8')))
  const files = notes
    .toSorted((one, other) => one.ms - other.ms)
    .map(({ file, ids }) => ({ file, ids: new Set(ids), text: readFileSync(join(tree, file), 'utf8') }))
  return ({ id, fileName }) => {
    const imported = `/${basename(fileName, '.ts')}'`
    const near = files.filter(({ text }) => text.includes(imported))
    const passing = files.filter(({ ids }) => ids.has(id))
    return [...new Set([...passing.filter((file) => near.includes(file)), ...passing, ...near])]
      .slice(0, maxTestFiles)
      .map(({ file }) => file)
  }
}

const passes = async (files, env) => (await vitest(['--bail', '1', '--maxWorkers', '1', ...files], env)) === 0

async function tryMutants(mutants) {
  const testsOf = mapTests()
  // If the tests failed without a mutant, every mutant would count as killed.
  const control = mutants.map((mutant) => testsOf(mutant)).find((files) => files.length > 0) ?? []
  if (!(await passes(control, {}))) throw new UserError('The tests fail without a mutant when they are run in parts.')
  const pending = [...mutants]
  const results = []
  const work = async () => {
    for (let mutant = pending.shift(); mutant; mutant = pending.shift()) {
      const files = testsOf(mutant)
      const isKilled = files.length > 0 && !(await passes(files, { __STRYKER_ACTIVE_MUTANT__: mutant.id }))
      results.push({ ...mutant, isKilled, files })
      const { start } = mutant.location
      const outcome = isKilled ? 'killed  ' : files.length > 0 ? 'survived' : 'no test '
      printLine(`${outcome} ${mutant.fileName}:${start.line + 1}:${start.column + 1} ${mutant.mutatorName}`)
    }
  }
  await Promise.all(Array.from({ length: parallelRuns }, work))
  return results
}

await main(async () => {
  const started = performance.now()
  prepareTree()
  const mutants = await sampleMutants(tree, { seed: Number(values.seed), count: Number(values.count) })
  printLine(`${mutants.length} mutants. Running all tests once to see which of them execute a mutant …`)
  const code = await vitest(['--project', 'unit', '--project', 'screens*', '--project', 'api'], {
    MUTANTS_COVERED: covered,
  })
  if (code !== 0) throw new UserError('The tests fail without a mutant, so a failure would prove nothing.')
  printLine(`All tests pass without a mutant (${formatDuration(performance.now() - started)}).`)
  const results = await tryMutants(mutants)
  writeFileSync(join(root, '.cache', 'mutations', `${values.tests}.json`), JSON.stringify(results, null, 2))
  for (const kind of new Set(results.map((result) => result.kind))) {
    const own = results.filter((result) => result.kind === kind)
    printLine(`${kind}: ${own.filter(({ isKilled }) => isKilled).length} of ${own.length} killed`)
  }
  execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
  printLine(`Killed: ${results.filter(({ isKilled }) => isKilled).length} of ${results.length}`)
})
