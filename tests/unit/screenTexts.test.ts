/** The linter finds texts in JSX. This test finds those that it cannot see: labels and plurals built in code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { portalUserTypes } from '#shared/access/portalUsers'
import { commandNames } from '#shared/commands/registry'
import { announcementKinds } from '#shared/customers/announcements'

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

/** A choice between words inside a sentence. A text is one whole sentence for each case. */
const choiceInSentence = /`[^`]*\$\{(?:[^}`]* \? ['`]|plural\(\w+, ['`])/

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
const ownPlural = /=== 1 \?\s*(?:['"`][A-Za-z1]|[a-z]\w*Texts\.)/

const comment = /^\s*(?:\{?\/\*[\s\S]*?\*\/\}?|\/\/.*)$|\s\/\/ .*$/gm
/** A literal that begins with a capital letter. */
const capitalLiteral = /(['"`])([A-Z](?:(?!\1)[^\\\n]|\\.)*)\1?/g
/** A second word tells texts from ids, headers and drawings. */
const severalWords = /^\S+\s.*[a-z]{2}/
/** No one reads a literal on a screen that follows one of these: a call's description, a logged error, a code. */
const noTextBefore =
  /(?:\bsummary:|\bnew (?!AppError)\w+\(|\b(?:console\.\w+|print|startsWith)\(|\bcase|[!=]==|\w\[)\s*$/
/** A label of one word that code chooses, the title of a column, or a label that a component gets. */
const ownWord =
  /(?:[?:]|&&) '[A-Z][a-z]+…?'(?=\s*[:}])|\btitle: (?:.* : )?'[A-Z]|\b(?:aria-label|title|label|name|placeholder)="[A-Z]/

/** Codes that consist of words. Their labels are in the catalog. */
const wordyCodes: ReadonlySet<string> = new Set([...commandNames, ...announcementKinds, ...portalUserTypes])

/** Files and folders with words of their own, which decision 42 names. */
const exempt = [
  // Content of the provider, and made-up data.
  'server/db/',
  'server/directory/cases/catalog/',
  'server/directory/users/rules.ts',
  'shared/desks/numbers.ts',
  'shared/faq/',
  'shared/services/ontLight.ts',
  'renderer/features/fiberOperations/samples.ts',
  // Speech and questions, which are only understood in English.
  'server/relay/chat/rewording.ts',
  'server/relay/speech/',
  'shared/chatQuestions.ts',
  'shared/commands/',
  'shared/pageKeywords.ts',
  // Command-line programs, and what operators set and read.
  'server/adapters/notifier/notifier.ts',
  'server/admin.ts',
  'server/import.ts',
  'server/config.ts',
  'server/exposure.ts',
  'server/jobs/watchJobs.ts',
  'server/jobs/worker.ts',
  'server/launch/',
  'server/metrics/',
  'shared/http/runtimeConfig.ts',
  // Descriptions for developers.
  'renderer/gallery/',
  'server/http/openApi/',
  'shared/cases/requestTransitions.ts',
  'shared/contract/operations/summary.ts',
  // The pages of the sandbox provider, which is a separate program.
  'server/sandboxProvider/',
  // Names of products, protocols and keys.
  'renderer/app/palette/PaletteOpener.tsx',
  'renderer/platform/chunkFailure.ts',
  'server/directory/signIn/signInRecords.ts',
  'server/http/bodyTimeout.ts',
  'shared/design/tokens.ts',
]
const isExempt = (file: string): boolean => exempt.some((path) => file.startsWith(path))

/** Returns the texts of several words in code, without comments, keys and codes. */
function findTexts(code: string): string[] {
  const bare = code.replaceAll(comment, '')
  return [...bare.matchAll(capitalLiteral)]
    .filter(({ 0: literal, 2: text = '', index }) => {
      const isKey = bare[index + literal.length] === ':'
      const before = bare.slice(Math.max(0, index - 60), index)
      const words = text.replaceAll(/\$\{[^}]*\}/g, '…')
      return severalWords.test(words) && !wordyCodes.has(text) && !isKey && !noTextBefore.test(before)
    })
    .map(([, , text = '']) => text)
}

const findFiles = (pattern: RegExp, folders: readonly string[]) =>
  readCode(folders)
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)

describe('texts outside of the catalog', () => {
  it('labels of the renderer come from the catalog', () => {
    expect(findFiles(ownLabel, ['renderer'])).toEqual([])
  })

  it('texts of several words come from the catalog', () => {
    const found = readCode(['renderer', 'server', 'shared'])
      .filter(({ file }) => !file.startsWith('shared/texts/') && !isExempt(file))
      .flatMap(({ file, code }) => findTexts(code).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })

  it('every exempt file still has words of its own', () => {
    const files = readCode(['renderer', 'server', 'shared']).filter(({ code }) => findTexts(code).length > 0)
    expect(exempt.filter((path) => !files.some(({ file }) => file.startsWith(path)))).toEqual([])
  })

  it('a text of several words is found', () => {
    expect(findTexts("throw new AppError('conflict', 'Choose another day.')")).toEqual(['Choose another day.'])
    expect(findTexts('const text = `Page ${page + 1} of ${count}`')).toEqual(['Page ${page + 1} of ${count}'])
    expect(findTexts("columns: ['Serial number', 'Model']")).toEqual(['Serial number'])
    expect(findTexts("// It says 'Not found' then.\nthrow new Error('The row was not found')")).toEqual([])
    expect(findTexts("if (command === 'Make Payment') show('M12 4c0 2 3 5')")).toEqual([])
  })

  it('single words of components come from the catalog', () => {
    expect(findFiles(ownWord, ['renderer']).filter((file) => file.endsWith('.tsx') && !isExempt(file))).toEqual([])
    expect(ownWord.test("{isDraft ? 'Publish' : commonTexts.save}")).toBe(true)
    expect(ownWord.test('<Fact name="Email" value={email}>')).toBe(true)
    expect(ownWord.test("{ key: 'ccf', title: 'CCF', isFigure: true }")).toBe(true)
    expect(ownWord.test("{ key: 'Enter', means: queueTexts.openTheMessage }")).toBe(false)
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

  it('percentages and ranges are written by their formatters', () => {
    expect(findFiles(/\$\{[^}]*\}%/, ['shared/texts'])).toEqual([])
    expect(findFiles(/\} ?– ?\$\{/, ['renderer', 'server', 'shared/texts', 'shared/desks'])).toEqual([])
  })

  it('texts of the catalog are whole', () => {
    expect(findFiles(fragment, ['shared/texts'])).toEqual([])
  })

  it('texts of the catalog choose between whole sentences', () => {
    expect(findFiles(choiceInSentence, ['shared/texts'])).toEqual([])
    expect(choiceInSentence.test("`Request ${plural(count, 'it', 'them')} again`")).toBe(true)
    expect(choiceInSentence.test("`${isGas ? 'Gas' : 'Data'} by month`")).toBe(true)
    expect(choiceInSentence.test('isGas ? `Gas by ${month}` : `Data by ${month}`')).toBe(false)
  })

  it('texts of the catalog have names that are not their first words', () => {
    expect(readCode(['shared/texts']).flatMap(({ code }) => findCutNames(code))).toEqual([])
    expect(findCutNames("export const theLinkInTheirEmail = 'The link in their email will stop working.'")).toEqual([
      'theLinkInTheirEmail',
    ])
  })

  it('texts of the catalog have names of at most four words', () => {
    const names = readCode(['shared/texts']).flatMap(({ code }) =>
      [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
    )
    expect(names.filter((name) => wordsOfName(name.replace(/Text$/, '')).length > 4)).toEqual([])
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
    expect(ownPlural.test("count === 1 ? 'Emails bounce' : 'Several emails bounce'")).toBe(true)
    expect(ownPlural.test('exact.length === 1 ? exact : matches')).toBe(false)
  })
})
