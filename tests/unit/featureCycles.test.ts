/** No two features of the server import each other. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = 'server/features'
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

/** Returns the other features that a feature imports. */
const importedBy = (feature: string): Set<string> =>
  new Set(
    filesIn(join(root, feature)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)]
        .map(([, path = '']) => join(file, '..', path).split('/'))
        .filter(([server, features, other]) => `${server}/${features}` === root && other !== feature)
        .map(([, , other = '']) => other),
    ),
  )

it.each([
  ['accessChanges', 'roles'],
  ['accessChanges', 'internalUsers'],
  ['internalUsers', 'roles'],
  ['deposits', 'summary'],
])('%s and %s do not import each other', (one, other) => {
  expect([importedBy(one).has(other), importedBy(other).has(one)]).not.toEqual([true, true])
})

it('access changes import neither roles nor internal users', () => {
  expect(importedBy('accessChanges')).not.toContain('roles')
  expect(importedBy('accessChanges')).not.toContain('internalUsers')
})
