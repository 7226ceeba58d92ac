/** Prepares a fresh checkout: installs packages and builds everything. Does nothing when that has been done. */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCurrent, partSources } from './buildRecord.mjs'
import { mustRun, npm, root } from './run.mjs'
import { formatDuration, printLine, UserError } from './terminal.mjs'

export async function installPackages() {
  refuseOldNode()
  if (isInstalled()) return
  printLine('Installing packages (npm ci) …')
  const started = performance.now()
  // Warnings don't help the user: Electron asks for a newer Node.js, which it brings along itself.
  await mustRun(...npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'))
  printLine(`Packages installed in ${formatDuration(performance.now() - started)}.`)
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new UserError(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
}

/** Compares what npm recorded in node_modules with the lock file. Packages for other systems are optional. */
function isInstalled() {
  const modules = join(root, 'node_modules')
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  // A linked folder belongs to another checkout, which updates it.
  if (lstatSync(modules).isSymbolicLink()) return true
  const installed = packagesOf(record)
  const locked = packagesOf(join(root, 'package-lock.json'))
  const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity
  return (
    Object.keys(installed).every((path) => path in locked) &&
    Object.entries(locked).every(
      ([path, entry]) => path === '' || (installed[path] ? isSame(installed[path], entry) : entry.optional),
    )
  )
}

const packagesOf = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages

/** Builds the parts whose sources have changed since the last build. */
export async function buildStale(names = Object.keys(partSources)) {
  for (const name of names) {
    if (isCurrent(name)) continue
    printLine(`Building the ${name} …`)
    const started = performance.now()
    // Imported late, because it needs packages that may just have been installed.
    const { build } = await import('./build.mjs')
    await build(name)
    printLine(`Built the ${name} in ${formatDuration(performance.now() - started)}.`)
  }
}

export async function setUp() {
  await installPackages()
  await buildStale()
}
