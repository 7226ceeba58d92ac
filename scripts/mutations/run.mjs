/**
 * `npm run mutations`: breaks the product in sampled places, one at a time, and counts how often the tests notice.
 * `--seed` and `--count` choose the sample; `--tests <commit>` runs the tests of another commit against the same places.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
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
const configName = 'mutations.config.mjs'
const reports = join(root, '.cache', 'mutations', 'reports')
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
  for (const name of [configName, 'mutations.setup.mjs'])
    copyFileSync(join(import.meta.dirname, name), join(tree, name))
  for (const folder of [covered, reports]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
}

/** Runs tests and returns their exit code, or null after the time limit. */
function vitest(args, env) {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [program, 'run', '--config', configName, ...args], {
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

/** Runs test files up to the first failure. Returns the file that failed, if one did. */
async function findFailure(files, env) {
  const report = join(reports, randomUUID())
  const output = ['--reporter=json', `--outputFile.json=${report}`]
  const code = await vitest(['--bail', '1', '--maxWorkers', '1', ...output, ...files], env)
  if (code === null) return { outcome: 'timed out' }
  if (code === 0) return { outcome: 'passed' }
  if (!existsSync(report)) return { outcome: 'not run' }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults.find(({ status }) => status === 'failed')
  return failed ? { outcome: 'failed', file: relative(tree, failed.name) } : { outcome: 'not run' }
}

/** Tells whether a file's tests pass on their own without a mutant. If they don't, their failure proves nothing. */
const passesAlone = memoized(async (file) => (await findFailure([file], {})).outcome === 'passed')

function memoized(compute) {
  const results = new Map()
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key))
    return results.get(key)
  }
}

/** A mutant that never ends counts as killed, as the tests' own time limits would find it. */
async function tryMutant({ id }, files) {
  if (files.length === 0) return 'no test'
  const { outcome, file } = await findFailure(files, { __STRYKER_ACTIVE_MUTANT__: id })
  if (outcome === 'passed') return 'survived'
  if (outcome === 'failed') return (await passesAlone(file)) ? 'killed' : 'fails without it'
  return outcome === 'timed out' ? 'killed' : outcome
}

async function tryMutants(mutants) {
  const testsOf = mapTests()
  const pending = [...mutants]
  const results = []
  const work = async () => {
    for (let mutant = pending.shift(); mutant; mutant = pending.shift()) {
      const files = testsOf(mutant)
      const outcome = await tryMutant(mutant, files)
      results.push({ ...mutant, outcome, files })
      const { start } = mutant.location
      printLine(`${outcome.padEnd(8)} ${mutant.fileName}:${start.line + 1}:${start.column + 1} ${mutant.mutatorName}`)
    }
  }
  await Promise.all(Array.from({ length: parallelRuns }, work))
  return results
}

const countKilled = (results) => results.filter(({ outcome }) => outcome === 'killed').length

await main(async () => {
  const started = performance.now()
  prepareTree()
  const mutants = await sampleMutants(tree, { seed: Number(values.seed), count: Number(values.count) })
  // Once, because the runs share it, and a server can't start while another run replaces it.
  execFileSync(process.execPath, ['scripts/serverBundle.mjs', '.cache/server'], { cwd: tree, stdio: 'inherit' })
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
    printLine(`${kind}: ${countKilled(own)} of ${own.length} killed`)
  }
  execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
  printLine(`Killed: ${countKilled(results)} of ${results.length}`)
})
