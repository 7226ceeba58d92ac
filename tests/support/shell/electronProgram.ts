/**
 * Finds Electron's binary and decides whether the tests that need it run. Looks only at files, because loading the
 * package `electron` would start a download.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LookupEnvironment {
  platform: NodeJS.Platform
  env: Record<string, string | undefined>
  /** The folder of the package `electron`. */
  folder: string
  exists: (path: string) => boolean
  read: (path: string) => string
  /** Chromium has no sandbox for root, and the shell turns the sandbox on for every start. */
  isRoot: boolean
}

type ElectronLookup = { path: string } | { reason: string }

/** `skip` and `fail` hold the reason. */
type ElectronGate = { run: string } | { skip: string } | { fail: string }

const programPaths: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}

export function findElectron(environment: LookupEnvironment): ElectronLookup {
  const found = findProgram(environment)
  if (!('path' in found) || !environment.isRoot) return found
  return { reason: 'Electron does not start as root: run these tests as an ordinary user' }
}

function findProgram({ platform, env, folder, exists, read }: LookupEnvironment): ElectronLookup {
  const configuredPath = env['ELECTRON_EXECUTABLE']
  if (configuredPath)
    return exists(configuredPath)
      ? { path: configuredPath }
      : { reason: `ELECTRON_EXECUTABLE names ${configuredPath}, which does not exist` }
  const unpackedFolder = env['ELECTRON_OVERRIDE_DIST_PATH']
  if (unpackedFolder) {
    const path = join(unpackedFolder, programPaths[platform] ?? 'electron')
    return exists(path) ? { path } : { reason: `ELECTRON_OVERRIDE_DIST_PATH leads to ${path}, which does not exist` }
  }
  const downloaded = join(folder, 'path.txt')
  const path = exists(downloaded) ? join(folder, 'dist', read(downloaded)) : null
  if (path !== null && exists(path)) return { path }
  return { reason: "Electron's own program is not here: run `npx install-electron` where GitHub can be reached" }
}

/** Returns `fail` instead of `skip` where REQUIRE_ELECTRON=1 demands the binary. */
export function toElectronGate(found: ElectronLookup, env: Record<string, string | undefined>): ElectronGate {
  if ('path' in found) return { run: found.path }
  return env['REQUIRE_ELECTRON'] === '1' ? { fail: found.reason } : { skip: found.reason }
}

export const readElectronGate = (): ElectronGate =>
  toElectronGate(
    findElectron({
      platform: process.platform,
      env: process.env,
      folder: join('node_modules', 'electron'),
      exists: existsSync,
      read: (path) => readFileSync(path, 'utf8'),
      isRoot: process.getuid?.() === 0,
    }),
    process.env,
  )
