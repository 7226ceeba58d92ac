/** Defines every check of the project as a step that reports its counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from '../chromium.mjs'
import { root, run, tool } from '../run.mjs'
import { buildStale, installPackages } from '../setup.mjs'
import { formatDuration, printLine } from '../terminal.mjs'
import { missingOfKeyring } from './keyring.mjs'
import { findOrInstallRecognizer } from './recognizer.mjs'
import { failedTests, slowestTests } from './testReports.mjs'

const reports = join(root, '.cache', 'reports')

/** Creates a step without counts, which only passes or fails. */
const check = (name, [program, args, options], env = {}) => ({
  name,
  run: async (runProgram) =>
    (await runProgram(program, args, { ...options, env })) === 0 ? { passed: 1 } : { failed: 1 },
})

/** Creates a step that runs Vitest, inside of another program if `wrap` changes the command. */
const vitest = (name, file, { projects, options = [], wrap = (command) => command }) => ({
  name,
  run: async (runProgram) => {
    const report = join(reports, file)
    const filters = projects.flatMap((project) => ['--project', project])
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runProgram(...wrap(tool('vitest', 'run', ...filters, ...options, ...output)))
    return readCounts(
      code,
      report,
      ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
        passed: numPassedTests,
        // A file that could not be loaded reports no failed tests.
        failed: numFailedTests + testResults.filter((file) => isBroken(file)).length,
        skipped: numPendingTests + numTodoTests,
      }),
    )
  },
})

const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0

/** Run with a separate keyring on a separate D-Bus. If a program for this is missing, the step names it. */
const keychainTests = vitest('keychain tests', 'keychain.json', {
  projects: ['keychain'],
  wrap: ([command, args]) => ['scripts/test/withKeyring.sh', [command].concat(args)],
})
const keychainStep = {
  ...keychainTests,
  run: async (runProgram) => {
    const missing = await missingOfKeyring()
    if (missing !== null) {
      printLine(`Skipped: no ${missing} on this machine.`)
      return { skipped: 1 }
    }
    return keychainTests.run(runProgram)
  },
}

/** The linter's program in Go spends a fifth of its time on collecting garbage, unless it may use more memory. */
const rareCollections = { GOGC: '300', GOMEMLIMIT: '5GiB' }

const codeSteps = [
  check('format', tool('biome', 'check', '.')),
  // The linter also reports what the compiler would, because both would read all files for it.
  check('lint and types', tool('oxlint', '--type-aware', '--type-check'), rareCollections),
]

const screenStep = vitest('screen tests', 'screens.json', { projects: ['screens'] })

/** Runs in one worker beside the screens, because tests also wait. Each worker that runs screens has to load the portal. */
const unitStep = (name, otherProjects) =>
  vitest(name, 'unit.json', { projects: ['unit', ...otherProjects], options: ['--no-file-parallelism'] })

const separateScreens = ['screens in the shell', 'screens with own settings', 'screens own page']

const apiTests = (options = []) => vitest('API tests', 'api.json', { projects: ['api'], options })

const buildStep = {
  name: 'build',
  run: async () => {
    await buildStale()
    return { passed: 1 }
  },
}

const budgetStep = check('bundle budget', [process.execPath, ['scripts/budgets.mjs']])
const packagingStep = vitest('packaging tests', 'packaging.json', { projects: ['packaging'] })

const browserStep = {
  name: 'browser tests',
  run: async (runProgram) => {
    const path = await findOrInstallChromium()
    const report = join(reports, 'browser.json')
    if (path) process.env.CHROMIUM_PATH = path
    const code = await runProgram(...tool('playwright', 'test'))
    return readCounts(code, report, ({ stats }) => playwrightCounts(stats))
  },
}

/** Without Electron's binary, the reason is printed once and every test counts as skipped. */
const electronStep = {
  name: 'tests in Electron',
  run: async (runProgram) => {
    const report = join(reports, 'electron.json')
    const code = await runProgram(...tool('playwright', 'test', '--config', 'playwright.electron.config.ts'))
    return readCounts(code, report, ({ stats, suites }) => {
      for (const reason of new Set(suites.flatMap(skipReasons))) printLine(`Skipped: ${reason}.`)
      return playwrightCounts(stats)
    })
  },
}

/** A test that passes only when it is repeated has failed. */
const playwrightCounts = ({ expected, unexpected, flaky, skipped }) => ({
  passed: expected,
  failed: unexpected + flaky,
  skipped,
})

const skipReasons = ({ suites = [], specs }) => [
  ...suites.flatMap(skipReasons),
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) => annotations.map(({ description }) => description)),
  ),
]

/** Returns a report's counts. A run that failed without a failed test, or left no report, counts as failed. */
function readCounts(code, report, read) {
  if (!existsSync(report)) return { failed: 1 }
  const counts = read(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** API tests that take long for the few defects that they find alone. */
const thoroughTests = ['tests/resilience/**', 'tests/api/speech/chatCorpus.test.ts']

/**
 * `npm run check`: what a change needs before each commit, in five minutes. It leaves out what takes long for the few
 * defects that it finds alone: screens with their own modules, killed processes, lost databases, hostile texts, backups,
 * the accuracy of the chat, and the build with its tests.
 */
export const quickSteps = [
  ...codeSteps,
  [
    screenStep,
    unitStep('unit tests', []),
    keychainStep,
    apiTests(thoroughTests.flatMap((pattern) => ['--exclude', pattern])),
  ],
]

/**
 * `npm test`. Steps in a list run at the same time. The browser tests begin with the start of a portal, which keeps only
 * one processor busy, so the checks of the build run beside it.
 */
export const allSteps = [
  ...codeSteps,
  [screenStep, unitStep('unit and other tests', separateScreens), keychainStep],
  apiTests(),
  buildStep,
  [browserStep, budgetStep, packagingStep],
  electronStep,
]

/** Runs the steps, even if some fail, and prints the total. */
export async function runChecks(steps) {
  await installPackages()
  await findOrInstallRecognizer()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const total = { passed: 0, failed: 0, skipped: 0 }
  const lines = []
  const start = performance.now()
  for (const step of steps) {
    for await (const { name, ms, counts } of runTogether([step].flat())) {
      const { passed = 0, failed = 0, skipped = 0 } = counts
      total.passed += passed
      total.failed += failed
      total.skipped += skipped
      lines.push(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(24)}${formatDuration(ms)}`)
      printLine(lines.at(-1))
    }
  }
  printLine(`\n── ten slowest tests`)
  for (const { ms, title } of slowestTests(reports, 10)) printLine(`${formatDuration(ms).padStart(12)}  ${title}`)
  printFailures()
  printLine(`\n${lines.join('\n')}\n`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  printLine(`${total.passed} passed, ${total.failed} failed${skipped}, in ${formatDuration(performance.now() - start)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** Runs steps at the same time. Prints the output of the first as it arrives, and then that of each other one. */
async function* runTogether([first, ...others]) {
  const hidden = others.map((step) => {
    const output = []
    const runHidden = (command, args, options) =>
      run(command, args, { ...options, onOutput: (text) => output.push(text) })
    return { name: step.name, output, ending: runStep(step, runHidden) }
  })
  printLine(`\n── ${first.name}`)
  yield await runStep(first, run)
  for (const { name, output, ending } of hidden) {
    const result = await ending
    printLine(`\n── ${name}\n${output.join('').trimEnd()}`)
    yield result
  }
}

async function runStep({ name, run: runOne }, runProgram) {
  const started = performance.now()
  const counts = await runOne(runProgram).catch(failedStep)
  return { name, ms: performance.now() - started, counts }
}

/** Prints the failures at the end, where they are easy to find. */
function printFailures() {
  const failures = failedTests(reports)
  if (failures.length === 0) return
  printLine('\n── failed tests')
  for (const { title, message } of failures) printLine(`${title}\n${message.split('\n').slice(0, 12).join('\n')}\n`)
}

function failedStep(error) {
  console.error(error.message)
  return { failed: 1 }
}
