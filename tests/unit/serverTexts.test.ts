/** The linter keeps texts of screens in the catalog of texts; this test does so for the messages of the server. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** An error whose message is written in place, not read from `shared/texts/`. */
const ownMessage = /new AppError\(\s*'[a-z_]+',\s*['"`]/

it('error messages of the server come from the catalog of texts', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('server', name))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => ownMessage.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('an error message outside of the catalog is found', () => {
  expect(ownMessage.test("throw new AppError('conflict', 'Another code is being created.')")).toBe(true)
  expect(ownMessage.test("throw new AppError('conflict', helpTexts.codeInProgress)")).toBe(false)
})
