/** Brings a fresh checkout to where it can run: packages installed, everything built. Does nothing the second time. */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, npm, root } from './run.mjs'
import { formatDuration, Refusal, say } from './say.mjs'

export async function installPackages() {
  refuseOldNode()
  if (isInstalled()) return
  say('Installing packages (npm ci) …')
  const started = performance.now()
  // Warnings are of no use to whoever starts the portal: Electron asks for a newer Node.js, which it brings itself.
  await mustRun(...npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'))
  writeFileSync(lockStamp(), hashOf([join(root, 'package-lock.json')]))
  say(`Packages installed in ${formatDuration(performance.now() - started)}.`)
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Refusal(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
}

const lockStamp = () => join(root, 'node_modules', '.package-lock.sha256')

function isInstalled() {
  const modules = join(root, 'node_modules')
  if (!existsSync(modules)) return false
  // A linked folder belongs to another checkout, which looks after it.
  if (lstatSync(modules).isSymbolicLink()) return true
  const lock = join(root, 'package-lock.json')
  if (existsSync(lockStamp())) return readFileSync(lockStamp(), 'utf8') === hashOf([lock])
  // Installed by hand: npm leaves this file behind when it is done.
  const installed = join(modules, '.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
}

/** What each part is built from. Contents are compared, not times: a checkout gives every file a new one. */
const parts = {
  server: ['server', 'shared', 'scripts/build.mjs', 'package.json', 'package-lock.json', 'tsconfig.base.json'],
  shell: ['electron', 'shared', 'scripts/shellPrograms.mjs', 'package.json', 'package-lock.json', 'tsconfig.base.json'],
  renderer: ['renderer', 'shared', 'scripts', 'vite.config.ts', 'package-lock.json', 'tsconfig.base.json'],
}

const buildStamps = join(root, 'dist', 'stamps.json')

/** Builds the parts whose sources are not those of the last build. */
export async function buildStale(names = Object.keys(parts)) {
  const stamps = existsSync(buildStamps) ? JSON.parse(readFileSync(buildStamps, 'utf8')) : {}
  for (const name of names) {
    const stamp = hashOf(parts[name].map((path) => join(root, path)))
    if (stamps[name] === stamp && existsSync(join(root, 'dist', name))) continue
    say(`Building the ${name} …`)
    const started = performance.now()
    // Loaded late: it needs packages that may just have been installed.
    const { build } = await import('./build.mjs')
    await build(name)
    stamps[name] = stamp
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(buildStamps, JSON.stringify(stamps))
    say(`Built the ${name} in ${formatDuration(performance.now() - started)}.`)
  }
}

export async function setUp() {
  await installPackages()
  await buildStale()
}

function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) add(join(path, name))
      return
    }
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  paths.forEach(add)
  return hash.digest('hex')
}
