/** The tests that took longest, read from the reports that the runners of a check left. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Each as `{ ms, title }`, the slowest first. */
export function slowestTests(reports, count) {
  const tests = readdirSync(reports).flatMap((file) => testsIn(JSON.parse(readFileSync(join(reports, file), 'utf8'))))
  return tests.toSorted((one, other) => other.ms - one.ms).slice(0, count)
}

/** Vitest writes `testResults`, Playwright nested `suites`. */
const testsIn = ({ testResults = [], suites = [] }) => [
  ...testResults.flatMap(ofVitest),
  ...suites.flatMap(ofPlaywright),
]

const ofVitest = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration = 0 }) => ({ ms: duration, title: `${basename(name)} › ${fullName}` }))

const ofPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(ofPlaywright),
  ...specs.map(({ file, title, tests }) => ({
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    title: `${basename(file)} › ${title}`,
  })),
]
