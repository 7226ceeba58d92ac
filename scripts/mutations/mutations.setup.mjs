/** Records for each test file which mutants it executes, and how long it takes. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'

const file = relative(process.cwd(), expect.getState().testPath)
const state = (globalThis.__stryker__ ??= {})
state.currentTestId = file
const started = performance.now()

afterAll(() => {
  const folder = process.env.MUTANTS_COVERED
  if (!folder) return
  const ids = Object.keys(state.mutantCoverage?.perTest[file] ?? {})
  writeFileSync(join(folder, randomUUID()), JSON.stringify({ file, ids, ms: performance.now() - started }))
})
