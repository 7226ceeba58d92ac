/**
 * docs/desktop-security.md lists the tests of each guarantee. Checks that the list is complete and that the tests
 * exist.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/desktop-security.md', 'utf8')
const lines = [...page.matchAll(/^\| (S\d\d) \| (.+) \| (.+) \|$/gm)].map(([, id = '', , shown = '']) => ({
  id,
  shown,
}))

describe('the list of security guarantees', () => {
  it('numbers them without a gap', () => {
    expect(lines.length).toBeGreaterThanOrEqual(49)
    const goals = Array.from(lines, (_, at) => `S${String(at + 1).padStart(2, '0')}`)
    expect(lines.map(({ id }) => id)).toEqual(goals)
  })

  it.each(lines)('names a test for $id, or says why there is none', ({ shown }) => {
    expect(shown).toMatch(/`[\w/.-]+\.(test|spec)\.ts`|only at L5|packages|not checked/)
  })

  it('names only tests that exist', () => {
    const named = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((path) => !existsSync(join('tests', path)))).toEqual([])
  })
})
