/**
 * Imports catalog texts one by one, so that a page fetches only its own. A text without parameters is a constant, which
 * the bundler inlines. A text with parameters is a function, and would bring along all functions of its catalog: each
 * one becomes a separate module, which is the catalog with a query.
 */
import path from 'node:path'

const namespaceImport = /import \* as (\w+) from '(?:#shared|[./]+)\/texts\/([\w/]+)'/g

const catalogs = path.resolve('shared/texts')

/** Before a name that is not a property; three dots spread it. */
const notInPath = String.raw`(?<![\w$]|(?<!\.\.)\.)`

export const catalogImports = () => ({
  name: 'catalog-imports',
  enforce: 'pre',
  resolveId(id) {
    const [, noun, query] = /^#shared\/texts\/([\w/]+)(\?\w+)?$/.exec(id) ?? []
    // A page that only uses constants of a catalog does not need the modules that the catalog imports.
    return noun ? { id: `${path.join(catalogs, noun)}.ts${query ?? ''}`, moduleSideEffects: false } : null
  },
  transform(code, id) {
    if (!/\/(renderer|shared)\/.*\.tsx?$/.test(id) || !code.includes('/texts/')) return null
    let result = code
    for (const [statement, namespace, noun] of code.matchAll(namespaceImport)) {
      const constants = new Set()
      const functions = new Set()
      result = result.replaceAll(new RegExp(`${notInPath}${namespace}\\.(\\w+)(\\(?)`, 'g'), (_, text, call) => {
        ;(call ? functions : constants).add(text)
        return `${namespace}_${text}${call}`
      })
      const named = (text) => `${text} as ${namespace}_${text}`
      const own = [...constants].filter((text) => !functions.has(text))
      const imports = [...functions].map((text) => `import { ${named(text)} } from '#shared/texts/${noun}?${text}'`)
      if (own.length > 0) imports.push(`import { ${own.map(named).join(', ')} } from '#shared/texts/${noun}'`)
      result = result.replace(statement, imports.join(';'))
      if (new RegExp(`\\b${namespace}\\.\\w`).test(result))
        throw new Error(`A text of ${namespace} in ${id} was not found`)
    }
    return { code: result, map: null }
  },
})
