/** Names the files of a backup, and reads and writes its manifest. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { z } from 'zod/mini'
import { parseJson } from '#shared/format/parseJson'
import { nullIfMissing } from '../fileErrors'
import { StartupError } from '../startupError'
import type { TableName } from './database.queries'
import { BackupManifest } from './manifest'

export const tableFile = (folder: string, { schema, name }: TableName): string =>
  join(folder, 'tables', `${schema}.${name}.copy.gz`)
export const storedFile = (folder: string, key: string): string => join(folder, 'files', ...key.split('/'))
export const secretsFile = (folder: string): string => join(folder, 'secrets.json')
const manifestFile = (folder: string): string => join(folder, 'manifest.json')

/** The manifest is written last, so a folder with a manifest is complete. */
export const writeManifest = (folder: string, manifest: BackupManifest): Promise<void> =>
  writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(nullIfMissing)
  if (text === null) throw new StartupError(`${folder} is not a complete backup: it has no manifest.json.`)
  const manifest = z.safeParse(BackupManifest, parseJson(text))
  if (!manifest.success)
    throw new StartupError(`${manifestFile(folder)} is damaged, or a newer build wrote it: use that build to restore.`)
  return manifest.data
}

/** Passes bytes on, and knows their number and hash once they have passed. */
export function createMeter(): Transform & { result(): { size: number; sha256: string } } {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return Object.assign(meter, { result: () => ({ size, sha256: hash.digest('hex') }) })
}
