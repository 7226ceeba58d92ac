/** Opens a delivery in a folder: its manifest, and the files that it names. */
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod/mini'
import { parseJson } from '#shared/format/parseJson'
import { type DeliveredFile, Manifest } from '#shared/imports/deliveries'
import { hasCode } from '../../fileErrors'
import { StartupError } from '../../startupError'
import type { Delivery, DeliveryFile } from './importDelivery'
import { readRows } from './reading/readRows'

interface FolderOptions {
  isDryRun: boolean
  /** The login on this machine. */
  startedAs: string
}

export async function openFolder(folder: string, { isDryRun, startedAs }: FolderOptions): Promise<Delivery> {
  const text = await readText(join(folder, 'manifest.json'))
  const manifest = z.safeParse(Manifest, parseJson(text))
  if (!manifest.success) throw new StartupError(problemsText(manifest.error.issues))
  const { delivery: name, written_at: writtenAt, files } = manifest.data
  const hash = createHash('sha256').update(text)
  for (const { file } of files) await addFile(hash, join(folder, file))
  return {
    name,
    source: 'command',
    digest: hash.digest(),
    isDryRun,
    startedAs,
    apiKeyId: null,
    idempotencyKey: null,
    writtenAt,
    files: files.map((file) => toSource(folder, file)),
  }
}

/** Creates the folder of the rejects. A link could make them overwrite files elsewhere. */
export async function createRejectsFolder(folder: string): Promise<string> {
  const path = join(folder, 'rejects')
  await mkdir(path, { recursive: true })
  if (!(await lstat(path)).isDirectory()) throw new StartupError(`${path} must be a folder, not a link.`)
  return path
}

const toSource = (
  folder: string,
  { subject, file, rows, sums, complete, closes, dates }: DeliveredFile,
): DeliveryFile => ({
  subject,
  name: file,
  expectedRows: rows,
  expectedSums: sums,
  isComplete: complete,
  maxClosed: closes ?? null,
  options: { dates },
  read: () => readRows({ path: join(folder, file), name: file, subject }),
})

const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((cause: unknown) => {
    throw missing(path, cause)
  })

async function addFile(hash: Hash, path: string): Promise<void> {
  try {
    // Whoever may write to the folder must not choose other files of this machine by a link.
    if (!(await lstat(path)).isFile()) throw new StartupError(`${path} must be a file, not a link or a folder.`)
    await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) hash.update(chunk)
    })
  } catch (cause) {
    throw missing(path, cause)
  }
}

const missing = (path: string, cause: unknown): unknown =>
  hasCode(cause, 'ENOENT') ? new StartupError(`${path} doesn’t exist.`, { cause }) : cause

const problemsText = (issues: readonly z.core.$ZodIssue[]): string =>
  ['manifest.json can’t be used:', ...issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)].join('\n')
