/** An uploaded file that is too large for memory. It is kept in a temporary file until the request is answered. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface SpooledFile {
  /** The name that the sender gave. It is untrusted text. */
  name: string
  /** The path of the temporary file. */
  path: string
  size: number
}

/** Writes the upload to disk as it arrives. An interrupted upload leaves no file behind. */
export async function spoolFile(name: string, source: Readable): Promise<SpooledFile> {
  const path = join(tmpdir(), `portal-upload-${randomUUID()}`)
  try {
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return { name, path, size: (await stat(path)).size }
  } catch (error) {
    await deleteSpooledFile(path)
    throw error
  }
}

export const deleteSpooledFile = (path: string): Promise<void> => rm(path, { force: true })
