/**
 * `npm run mutations`: breaks the product in sampled places, one at a time, and counts how often the tests notice.
 * `--seed` and `--count` choose the sample; `--tests <commit>` runs the tests of another commit against the same places.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../run.mjs'
import { formatDuration, main, say } from '../say.mjs'
import { sampleMutants } from './sample.mjs'

/** A mutant is tried on the quickest of the test files that run through its place. */
const mostFiles = 12
const atOnce = 2
const longestMs = 10 * 60_000

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

/** A checkout of this commit with the tests of the one that was asked for. */
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

/** Notes for each test file which mutants it passed, and how long it took. */
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
    timeout: longestMs,
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code)))
}

/** The test files that run through a mutant, or name its file, the quickest first. */
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
      .slice(0, mostFiles)
      .map(({ file }) => file)
  }
}

async function tryMutants(mutants) {
  const testsOf = mapTests()
  const left = [...mutants]
  const results = []
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const files = testsOf(mutant)
      const code =
        files.length === 0
          ? 0
          : await vitest(['--bail', '1', '--maxWorkers', '1', ...files], { __STRYKER_ACTIVE_MUTANT__: mutant.id })
      const isKilled = code !== 0
      results.push({ ...mutant, isKilled, files })
      const { start } = mutant.location
      const outcome = isKilled ? 'killed  ' : files.length > 0 ? 'survived' : 'no test '
      say(`${outcome} ${mutant.fileName}:${start.line + 1}:${start.column + 1} ${mutant.mutatorName}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

await main(async () => {
  const started = performance.now()
  prepareTree()
  const mutants = await sampleMutants(tree, { seed: Number(values.seed), count: Number(values.count) })
  say(`${mutants.length} mutants; looking which tests run through them.`)
  const code = await vitest(['--project', 'unit', '--project', 'screens*', '--project', 'api'], {
    MUTANTS_COVERED: covered,
  })
  say(
    `Tests without a mutant: ${code === 0 ? 'green' : 'not all green'}, ${formatDuration(performance.now() - started)}`,
  )
  const results = await tryMutants(mutants)
  writeFileSync(join(root, '.cache', 'mutations', `${values.tests}.json`), JSON.stringify(results, null, 2))
  for (const kind of new Set(results.map((result) => result.kind))) {
    const own = results.filter((result) => result.kind === kind)
    say(`${kind}: ${own.filter(({ isKilled }) => isKilled).length} of ${own.length} killed`)
  }
  say(`Killed: ${results.filter(({ isKilled }) => isKilled).length} of ${results.length}`)
})
