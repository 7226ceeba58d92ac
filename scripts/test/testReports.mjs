/** Reads the results of single tests from the runners' reports. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Returns the slowest tests as `{ ms, title }`, the slowest first. */
export const slowestTests = (reports, count) =>
  readTests(reports)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)

/** Returns failed tests, and files that could not be loaded, as `{ title, message }`. */
export const failedTests = (reports) => readTests(reports).filter(({ message }) => message !== undefined)

const readTests = (reports) =>
  readdirSync(reports).flatMap((file) => testsIn(JSON.parse(readFileSync(join(reports, file), 'utf8'))))

/** Vitest reports have `testResults`. Playwright's have nested `suites`, and `errors` outside of tests. */
const testsIn = ({ testResults = [], suites = [], errors = [] }) => [
  ...testResults.flatMap(ofVitest),
  ...suites.flatMap(ofPlaywright),
  ...errors.map(({ message }) => ({ ms: 0, title: 'Set-up of the browser tests', message })),
]

const ofVitest = ({ name, message, status, assertionResults }) =>
  assertionResults.length === 0 && status === 'failed'
    ? [{ ms: 0, title: basename(name), message }]
    : assertionResults.map(({ fullName, duration = 0, failureMessages }) => ({
        ms: duration,
        title: `${basename(name)} › ${fullName}`,
        message: failureMessages?.[0],
      }))

const ofPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(ofPlaywright),
  ...specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    return {
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      title: `${basename(file)} › ${title}`,
      message: results.find(({ error }) => error !== undefined)?.error.message,
    }
  }),
]
