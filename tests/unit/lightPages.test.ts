/** The React compiler leaves these files out. A path that no longer exists would silently be compiled again. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'

const root = resolve('.')
const script: unknown = await import(pathToFileURL(join(root, 'scripts/vite/lightPages.mjs')).href)
const { lightPaths, lightFiles } = z.parse(
  z.object({ lightPaths: z.array(z.string()).check(z.minLength(1)), lightFiles: z.instanceof(RegExp) }),
  script,
)

it.each(lightPaths)('%s exists and is left out of the check', (path) => {
  const file = join(root, 'renderer', path)
  expect(existsSync(file)).toBe(true)
  expect(lightFiles.test(file)).toBe(true)
})

it('no other page is left out of the check', () => {
  expect(lightFiles.test(join(root, 'renderer/app/App.tsx'))).toBe(false)
})
