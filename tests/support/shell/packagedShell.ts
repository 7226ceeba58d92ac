/** Packages the desktop app as `npm run dist` does, around a stub of Electron, and lists the files in the package. */
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { listPackage } from '@electron/asar'
import { z } from 'zod/mini'
import { writeElectronStub } from './electronStub'

const run = promisify(execFile)
const Manifest = z.object({ version: z.string() })

const systems = {
  linux: { targetArguments: ['--linux', 'dir'], unpacked: 'linux-unpacked', program: 'care-console' },
  // Signing and the icon are edited by a Windows program, which is not available here.
  win32: {
    targetArguments: ['--win', 'dir', '-c.win.signAndEditExecutable=false'],
    unpacked: 'win-unpacked',
    program: 'Care Console.exe',
  },
} as const

export interface PackagedShell {
  folder: string
  program: string
  archive: string
  resources: string
}

export async function packageShell(folder: string, system: 'linux' | 'win32'): Promise<PackagedShell> {
  const { targetArguments, unpacked, program } = systems[system]
  const stub = join(folder, `electron-${system}`)
  await writeElectronStub(stub, system, await electronVersion())
  const command = ['scripts/dist.mjs', ...targetArguments, '--x64', `-c.directories.output=${join(folder, system)}`]
  // When the packaging fails, the error contains all of its output.
  await run(process.execPath, command, {
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: stub, CONSOLE_ENV: 'staging', REQUIRE_SIGNING: '' },
  })
  const packaged = join(folder, system, unpacked)
  const resources = join(packaged, 'resources')
  return { folder: packaged, program: join(packaged, program), archive: join(resources, 'app.asar'), resources }
}

/** Reads the version from the package's file, because loading the package would start a download. */
async function electronVersion(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('electron/package.json')
  return Manifest.parse(JSON.parse(await readFile(path, 'utf8'))).version
}

/** Lists every file below a folder, sorted, with slashes as separators. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(resolve(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(resolve(folder), join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted()
}

/** Lists the files in an archive, without its folders. */
export function filesInArchive(archive: string): string[] {
  const paths = listPackage(archive, { isPack: false }).map((path) => path.replaceAll(sep, '/').replace(/^\//, ''))
  const folders = new Set(paths.map((path) => path.split('/').slice(0, -1).join('/')))
  return paths.filter((path) => !folders.has(path)).toSorted()
}
