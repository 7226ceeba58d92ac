/**
 * Something in the shape of an unpacked Electron, for packaging where the real one cannot be had: a program that does
 * nothing but carry the table of fuses as Electron delivers it.
 */
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'

/** The mark by which the table is found, its version, its length, and the fuses as they are delivered. */
const deliveredFuses = '101100011'
const fuseTable = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, deliveredFuses.length]),
  Buffer.from(deliveredFuses),
])

/** Beside the program; what the systems' own parts are called does not matter here. */
const others = ['LICENSE', 'LICENSES.chromium.html', 'version', 'locales/en-US.pak', 'locales/de.pak']

export async function writeElectronStub(folder: string, platform: 'linux' | 'win32', version: string): Promise<void> {
  await mkdir(join(folder, 'locales'), { recursive: true })
  await mkdir(join(folder, 'resources'))
  await Promise.all(others.map((name) => writeFile(join(folder, name), name === 'version' ? version : 'stub')))
  const program = join(folder, platform === 'win32' ? 'electron.exe' : 'electron')
  await writeFile(program, platform === 'win32' ? windowsProgram() : fuseTable)
  await chmod(program, 0o755)
}

/** Windows keeps the archive's checksum among a program's resources, so there must be some. */
function windowsProgram(): Buffer {
  const program = NtExecutable.createEmpty(false, false)
  const resources = NtExecutableResource.from(program)
  const info = Resource.VersionInfo.createEmpty()
  info.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' })
  info.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  program.setExtraData(fuseTable)
  return Buffer.from(program.generate())
}

/** The checksums that the program for Windows carries, as Electron reads them at its start. */
export function carriedChecksums(program: Uint8Array): unknown {
  const { entries } = NtExecutableResource.from(NtExecutable.from(program))
  const found = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')
  return found && JSON.parse(Buffer.from(found.bin).toString('utf8'))
}
