/** Copies exactly the files of the desktop app into the folder dist/app, so that nothing else can be packaged. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { root } from './run.mjs'
import { packages } from './shellPrograms.mjs'

const target = join(root, 'dist', 'app')
const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

/** Packages that are only needed for compiling or types. */
const withoutUse = new Set(['node-addon-api', 'type-fest'])
/** Files, and top-level folders of packages, that no program reads at run time. */
const needless = /\.(map|md|markdown|[cm]?ts|flow|gyp|bnf)$|^\.|^(eslint\.config|tsconfig)\./i
const needlessFolders = new Set(['test', 'tests', 'spec', '__tests__', 'docs', 'examples', 'benchmark'])
/** The sources of keytar's binary, which is already compiled. */
const sourcesOf = { keytar: ['src', 'script'] }

/** Built files that only the website's server reads: compressed copies and the manifest. */
const forServer = /\.(br|gz|map)$|(^|[\\/])\.vite([\\/]|$)/

export function stageShell() {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const part of ['shell', 'renderer']) {
    cpSync(join(root, 'dist', part), join(target, part), {
      recursive: true,
      filter: (path) => !forServer.test(relative(root, path)),
    })
  }
  const { version, dependencies } = readJson('package.json')
  const included = packages.filter((name) => name in dependencies)
  const lock = readJson('package-lock.json').packages
  for (const folder of closureOf(included, lock)) copyPackage(folder)
  const manifest = {
    name: 'care-console',
    productName: 'Care Console',
    version,
    description: 'The desktop app of customer care.',
    author: 'Quillmere Utilities & Fiber',
    homepage: 'https://portal.quillmere.example',
    private: true,
    type: 'module',
    main: 'shell/main.js',
    desktopName: 'care-console.desktop',
    dependencies: Object.fromEntries(included.map((name) => [name, lock[`node_modules/${name}`].version])),
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return target
}

/** Returns the folders of the packages and all their dependencies, from the lock file. */
function closureOf(names, lock) {
  const folders = new Set()
  const visit = (name, from) => {
    if (withoutUse.has(name)) return
    const folder = folderOf(name, from, lock)
    if (folders.has(folder)) return
    folders.add(folder)
    for (const needed of Object.keys(lock[folder].dependencies ?? {})) visit(needed, folder)
  }
  for (const name of names) visit(name, '')
  return folders
}

/** Returns where Node.js finds a dependency of a package: in its own node_modules or in a folder further up. */
function folderOf(name, from, lock) {
  const own = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (own in lock) return own
  if (from === '') throw new Error(`package-lock.json knows no ${name}.`)
  return folderOf(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), lock)
}

function copyPackage(folder) {
  const from = join(root, ...folder.split('/'))
  if (!existsSync(from)) throw new Error(`${folder} is not installed.`)
  const sources = sourcesOf[folder.split('node_modules/').at(-1)] ?? []
  const isUseful = (path) => {
    const [top] = path.split(sep)
    // Nested packages are copied separately if they are needed.
    if (top === 'node_modules' || needlessFolders.has(top) || sources.includes(top)) return false
    return !needless.test(basename(path))
  }
  cpSync(from, join(target, ...folder.split('/')), {
    recursive: true,
    filter: (path) => path === from || isUseful(relative(from, path)),
  })
}
