/**
 * Groups the renderer's modules into few files. Without groups, each set of pages that shares a module gets a file of
 * its own, and the dashboard needs 130. An inexact group costs bytes, never correctness.
 *
 * - `entry`: what every address needs, and the postback page needs nothing else
 * - `base` and `login`: what sign-in needs, with and without the signed-in portal
 * - `signIn`: what only sign-in needs
 * - `visitor`: what visitors' other pages share with the signed-in portal
 * - `app`: what the dashboard needs
 * - `lists`: what the lists of payments, bills and messages share, and small modules of the first one
 * - `shared` and `controls`: what many other pages or the dashboard's lower tiles need, without and with antd
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const renderer = `${path.resolve('renderer')}/`

const entries = [
  'main.ts',
  'features/payments/methods/showPostback.ts',
  'loginEntry.tsx',
  'features/forgotPassword/ForgotPasswordPage.tsx',
  'features/registrations/register/RegisterPage.tsx',
  'start.tsx',
  'app/App.tsx',
  'app/screens/Start.tsx',
  'app/dashboard/lowerTiles.ts',
].map((file) => renderer + file)
const [main, postback, login, forgotPassword, register, start, app, dashboard, lowerTiles] = entries

/** A module that this many pages need is loaded with every page but the dashboard and sign-in. */
const manyPages = 10

const antd = /\/node_modules\/antd\//
const isOnlyForAntd = /\/node_modules\/(?:antd|@ant-design|@rc-component|stylis|@emotion)\//

/** The lists that users open most. */
const lists = [
  'features/payments/history/PaymentHistoryPage.tsx',
  'app/screens/BillingHistory.tsx',
  'features/messages/MessageCenterPage.tsx',
].map((file) => renderer + file)

/** A separate file for a smaller module (in characters) costs more than its bytes. */
const smallModule = 6_000

const isSignIn = (id) => /\/renderer\/(?:features\/signIn|early)\//.test(id)

const isPage = (id) => /\/renderer\/(?:features|app\/(?:screens|dashboard))\//.test(id)

/** Imports from these files only load the modules that are named. */
const barrel = /node_modules\/(antd|@ant-design\/icons)\/es\/index\.js$/
const namedImports = /import\s*\{([^}]*)\}\s*from\s*["'](antd|@ant-design\/icons)["']/g
const reexports = /export \{ default as (\w+) \} from ["'](.+?)["']/g

const barrelFiles = new Map()

function barrelExports(file) {
  const source = file.replace(/(icons\/es)\/index\.js$/, '$1/icons/index.js')
  if (!barrelFiles.has(source)) {
    const files = [...readFileSync(source, 'utf8').matchAll(reexports)].map(([, name, from]) => {
      const target = path.resolve(path.dirname(source), from)
      const candidates = [target, `${target}.js`, `${target}/index.js`]
      return [name, candidates.find((candidate) => candidate.endsWith('.js') && existsSync(candidate))]
    })
    barrelFiles.set(source, new Map(files))
  }
  return barrelFiles.get(source)
}

/** Returns the modules that a module imports statically. */
function importsOf(graph, id) {
  const info = graph.getModuleInfo(id)
  if (!info) return []
  return info.importedIds.flatMap((imported) => {
    const [, name] = barrel.exec(imported) ?? []
    if (!name) return [imported]
    return [...(info.code ?? '').matchAll(namedImports)]
      .filter(([, , from]) => from === name)
      .flatMap(([, names]) => names.split(','))
      .map((part) => barrelExports(imported).get(part.trim().split(/\s/)[0]))
      .filter(Boolean)
  })
}

/** Returns the modules and everything that they import statically. */
function closureOf(graph, roots) {
  const seen = new Set()
  const pending = [...roots]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    pending.push(...importsOf(graph, id))
  }
  return seen
}

/** Returns all modules that are imported with `import()`. */
function lazyModules(graph) {
  const lazy = new Set()
  const pending = [...entries]
  const seen = new Set()
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    for (const imported of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      lazy.add(imported)
      pending.push(imported)
    }
    pending.push(...importsOf(graph, id))
  }
  return lazy
}

/** Returns how many lazy-loaded pages and dialogs need each module. */
function pageCounts(graph) {
  const counts = new Map()
  for (const page of [...lazyModules(graph)].filter(isPage)) {
    for (const id of closureOf(graph, [page])) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

function analyze(graph) {
  const themed = new Map()
  return {
    main: closureOf(graph, [main, postback]),
    login: closureOf(graph, [login]),
    visitor: closureOf(graph, [forgotPassword, register]),
    signedIn: closureOf(graph, [start, app, dashboard]),
    lowerTiles: closureOf(graph, [lowerTiles]),
    lists: lists.map((list) => closureOf(graph, [list])),
    pages: pageCounts(graph),
    needsAntd(id) {
      if (!themed.has(id))
        themed.set(
          id,
          [...closureOf(graph, [id])].some((needed) => antd.test(needed)),
        )
      return themed.get(id)
    },
  }
}

function groupOf(graph, sets, id) {
  if (entries.includes(id)) return null
  if (sets.main.has(id)) return 'entry'
  if (sets.login.has(id)) return sets.signedIn.has(id) ? 'base' : isSignIn(id) ? 'signIn' : 'login'
  const pages = sets.pages.get(id) ?? 0
  const isNeededByMany = pages >= manyPages || (pages > 2 && sets.lowerTiles.has(id))
  const isShared = isNeededByMany && graph.getModuleInfo(id).dynamicImporters.length === 0
  if (sets.visitor.has(id) && (isShared || sets.signedIn.has(id))) return 'visitor'
  if (sets.signedIn.has(id)) return 'app'
  if (!isShared) return isSharedByLists(graph, sets, id) ? 'lists' : null
  return isOnlyForAntd.test(id) || sets.needsAntd(id) ? 'controls' : 'shared'
}

/** Each text of a catalog is a separate module (catalogImports.mjs). */
const isText = (id) => /\/texts\/[\w/]+\.ts\?/.test(id)

/** Files must not import each other, so the modules that a module of `lists` imports have to be there or loaded before. */
function isSharedByLists(graph, sets, id) {
  const count = sets.lists.filter((list) => list.has(id)).length
  const isSmall = (module) => isText(module) || (graph.getModuleInfo(module)?.code?.length ?? 0) < smallModule
  const isLoaded = (module) => sets.signedIn.has(module) || sets.login.has(module)
  const isSmallWithImports = () => [...closureOf(graph, [id])].every((module) => isLoaded(module) || isSmall(module))
  return (
    graph.getModuleInfo(id).dynamicImporters.length === 0 &&
    (count > 1 || (sets.lists[0].has(id) && sets.pages.get(id) > 1 && isSmallWithImports()))
  )
}

/** Returns the setting `codeSplitting` of one build. */
export function chunkGroups() {
  let sets
  return {
    // A group must not take along modules that belong to another group.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'pages',
        name(id, graph) {
          sets ??= analyze(graph)
          return groupOf(graph, sets, id)
        },
      },
    ],
  }
}
