/**
 * Writes a stub of an unpacked Electron, for packaging where the real one can't be downloaded. Its program only
 * contains Electron's table of fuses with the default settings.
 */
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'

/** The marker that identifies the table, its version, its length, and the default fuses. */
const defaultFuses = '101100011'
const fuseTable = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, defaultFuses.length]),
  Buffer.from(defaultFuses),
])

/** Other files of an unpacked Electron; the names of the platform's own parts don't matter here. */
const otherFiles = ['LICENSE', 'LICENSES.chromium.html', 'version', 'locales/en-US.pak', 'locales/de.pak']

export async function writeElectronStub(folder: string, platform: 'linux' | 'win32', version: string): Promise<void> {
  await mkdir(join(folder, 'locales'), { recursive: true })
  await mkdir(join(folder, 'resources'))
  await Promise.all(otherFiles.map((name) => writeFile(join(folder, name), name === 'version' ? version : 'stub')))
  const program = join(folder, platform === 'win32' ? 'electron.exe' : 'electron')
  await writeFile(program, platform === 'win32' ? createWindowsProgram() : fuseTable)
  await chmod(program, 0o755)
}

/** On Windows the archive's checksum is stored in the program's resources, so the stub needs some. */
function createWindowsProgram(): Buffer {
  const program = NtExecutable.createEmpty(false, false)
  const resources = NtExecutableResource.from(program)
  const info = Resource.VersionInfo.createEmpty()
  info.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' })
  info.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  program.setExtraData(fuseTable)
  return Buffer.from(program.generate())
}

/** Returns the checksums in a Windows program, as Electron reads them when it starts. */
export function readChecksums(program: Uint8Array): unknown {
  const { entries } = NtExecutableResource.from(NtExecutable.from(program))
  const found = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')
  return found && JSON.parse(Buffer.from(found.bin).toString('utf8'))
}
