/** Samples mutants of the product: equally many of each kind of code, chosen by a seed. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** The kinds of code where mistakes are most expensive, as git path patterns, which have no braces. */
const kinds = {
  'server rules': ['server/directory/**/*ule*.ts', 'server/features/**/*ule*.ts', 'shared/**/*ule*.ts'],
  'contract checks': ['shared/contract/**/*.ts'],
  'domain code of the renderer': [
    'renderer/app/**/*.ts',
    'renderer/domain/**/*.ts',
    'renderer/features/**/*.ts',
    'renderer/session/*.ts',
  ],
}
const excludedFiles = /\.d\.ts$|(Texts|Words|Labels)\.ts$/

const silent = () => undefined
const logger = { isDebugEnabled: () => false, isTraceEnabled: () => false }
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal']) logger[level] = silent

/** Changed wording is not a mistake that a test should find. */
const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] }

/**
 * Rewrites the sampled files in the tree so that each of their mutants can be activated by an environment variable, and
 * returns the sampled mutants.
 */
export async function sampleMutants(tree, { seed, count }) {
  const random = randomOf(seed)
  const perKind = Math.ceil(count / Object.keys(kinds).length)
  const files = Object.entries(kinds).flatMap(([kind, patterns]) =>
    filesIn(tree, patterns)
      .filter((name) => !excludedFiles.test(name))
      .map((name) => ({ kind, name, content: readFileSync(join(tree, name), 'utf8'), mutate: true })),
  )
  const kindOf = new Map(files.map(({ name, kind }) => [name, kind]))
  const instrumented = await new Instrumenter(logger).instrument(files, options)
  const mutants = instrumented.mutants.filter(({ status }) => status !== 'Ignored')
  const sampled = Object.keys(kinds).flatMap((kind) =>
    shuffled(
      mutants.filter(({ fileName }) => kindOf.get(fileName) === kind),
      random,
    )
      .slice(0, perKind)
      .map((mutant) => ({ ...mutant, kind })),
  )
  const chosen = new Set(sampled.map(({ fileName }) => fileName))
  for (const { name, content } of instrumented.files) if (chosen.has(name)) writeFileSync(join(tree, name), content)
  return sampled
}

const filesIn = (tree, patterns) =>
  execFileSync('git', ['ls-files', '--', ...patterns.map((pattern) => `:(glob)${pattern}`)], { cwd: tree })
    .toString()
    .split('\n')
    .filter(Boolean)

/** Mulberry32: the same numbers for the same seed on every machine. */
function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled(values, random) {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[result[last], result[other]] = [result[other], result[last]]
  }
  return result
}
