/** The linter finds texts in JSX. This test finds those that it cannot see: labels and plurals built in code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const readCode = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .map((file) => ({ file, code: readFileSync(file, 'utf8') })),
  )

/** A label with words of its own, such as `Download ${name}`. */
const ownLabel = /\b(?:aria-label|aria-description|title|label|placeholder|alt)=\{`(?:[^`$]*[a-z]{3})/
/** A text that code has to join to another: it begins or ends with a space, a quotation mark or a separator. */
const fragment = /^export const \w+ = (?:\([^)]*\) =>\s*)?(['`])(?:[ ·,;).”]|(?:(?!\1).)*[ ·;(“]\1$)/m

/** The words of a name in capitals, such as `DELETE EFFECT`. */
const wordsOfName = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toUpperCase())

/** Returns texts of one line that go on after their name, which then says where it was cut instead of what it is for. */
const findCutNames = (code: string): string[] =>
  [...code.matchAll(/^export const (\w+) =\s(?:\([^)]*\) =>)?\s*['`](.*)['`]$/gm)].flatMap(
    ([, name = '', text = '']) => {
      const words = wordsOfName(name)
      const letters = text.replaceAll(/\$\{[^}]*\}|[^A-Za-z]/g, '').toUpperCase()
      const start = words.join('')
      return words.length >= 5 && letters.startsWith(start) && letters.length > start.length ? [name] : []
    },
  )

/** An exported map of a code's labels. */
const ownCodeLabels = /^export const \w+: Record<\w+, string> = \{\n\s+\S+ '[A-Z][a-z]/m

/** A phrase that depends on whether a number is one. */
const ownPlural = /=== 1 \?\s*(?:['"`][a-z1]|[a-z]\w*Texts\.)/

const findFiles = (pattern: RegExp, folders: readonly string[]) =>
  readCode(folders)
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)

describe('texts outside of the catalog', () => {
  it('labels of the renderer come from the catalog', () => {
    expect(findFiles(ownLabel, ['renderer'])).toEqual([])
  })

  it('labels of codes come from the catalog', () => {
    const isCatalog = /^shared\/texts\//
    expect(findFiles(ownCodeLabels, ['renderer', 'server', 'shared']).filter((file) => !isCatalog.test(file))).toEqual(
      [],
    )
    expect(findFiles(ownCodeLabels, ['shared/texts'])).not.toEqual([])
  })

  it('plurals are chosen with the helper of the catalog', () => {
    expect(findFiles(ownPlural, ['renderer', 'server', 'shared', 'electron'])).toEqual([])
  })

  it('counts have the number format of the person', () => {
    expect(findFiles(/plural\([^,]+, '1 |`\$\{\w+\} \$\{plural\(\w+, '(?!is')/, ['shared/texts'])).toEqual([])
  })

  it('texts of the catalog are whole', () => {
    expect(findFiles(fragment, ['shared/texts'])).toEqual([])
  })

  it('texts of the catalog have names that are not their first words', () => {
    expect(readCode(['shared/texts']).flatMap(({ code }) => findCutNames(code))).toEqual([])
    expect(findCutNames("export const theLinkInTheirEmail = 'The link in their email will stop working.'")).toEqual([
      'theLinkInTheirEmail',
    ])
  })

  it('a fragment of a sentence is found', () => {
    expect(fragment.test('export const writtenBy = (name: string) => ` · Written by ${name}`')).toBe(true)
    expect(fragment.test("export const itsNowCalled = 'It’s now called “'")).toBe(true)
    expect(fragment.test('export const wrote = (name: string) => `${name} wrote`')).toBe(false)
  })

  it('an own label and an own plural are found', () => {
    expect(ownLabel.test('<Button aria-label={`Download ${name}`}>')).toBe(true)
    expect(ownLabel.test('<Button aria-label={`${label}: ${name}`}>')).toBe(false)
    expect(ownPlural.test("count === 1 ? 'account' : 'accounts'")).toBe(true)
    expect(ownPlural.test('exact.length === 1 ? exact : matches')).toBe(false)
  })
})
