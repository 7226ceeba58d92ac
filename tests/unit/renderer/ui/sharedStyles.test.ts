/** Style sheets use the shared styles of panels instead of copying them, and have every class that the code uses. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const sharedSheet = 'ui/panels/parts.module.css'
const read = (sheet: string): string =>
  readFileSync(join('renderer', sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Returns the declarations of each class in one order. */
const classesOf = (css: string) =>
  [...css.matchAll(/^\.(\w+) \{([^{}]*)\}/gm)].map(([, name = '', body = '']) => {
    const declarations = body.split(';').map((declaration) => declaration.trim())
    return { name, declarations: declarations.filter(Boolean).toSorted().join('; ') }
  })

/** A class that other selectors of its sheet mention has more to it than its declarations. */
const isMentionedOnce = (css: string, name: string): boolean => css.split(new RegExp(`\\.${name}\\b`)).length === 2

const sheets = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.module.css') && name !== sharedSheet,
)

it('no style sheet repeats a shared style', () => {
  const shared = new Map(classesOf(read(sharedSheet)).map(({ name, declarations }) => [declarations, name]))
  const copies = sheets.flatMap((sheet) => {
    const css = read(sheet)
    return classesOf(css)
      .filter(({ name, declarations }) => shared.has(declarations) && isMentionedOnce(css, name))
      .map(({ name, declarations }) => `${sheet}: .${name} is parts.${shared.get(declarations)}`)
  })
  expect([...shared.values()]).toEqual(
    expect.arrayContaining(['quiet', 'small', 'secondary', 'strong', 'problem', 'below']),
  )
  expect(copies).toEqual([])
})

it('no style of four or more declarations is the same in three style sheets', () => {
  const places = new Map<string, string[]>()
  for (const sheet of sheets) {
    const css = read(sheet)
    for (const { name, declarations } of classesOf(css)) {
      if (declarations.split(';').length < 4 || !isMentionedOnce(css, name)) continue
      places.set(declarations, [...(places.get(declarations) ?? []), `${sheet}: .${name}`])
    }
  }
  expect([...places.values()].filter((copies) => copies.length >= 3)).toEqual([])
})

const imports = /import (\w+) from '([^']+\.module\.css)'/g

it('every class that the code uses exists', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const missing = files.flatMap((file) => {
    const code = readFileSync(join('renderer', file), 'utf8')
    return [...code.matchAll(imports)].flatMap(([statement, name = '', path = '']) => {
      const css = read(join(dirname(file), path))
      const uses = code.replace(statement, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
      const used = new Set([...uses].map(([, used = '']) => used).filter((name) => name !== 'module'))
      return [...used].filter((used) => !new RegExp(`\\.${used}\\b`).test(css)).map((used) => `${file}: .${used}`)
    })
  })
  expect(files.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
