/** A file that is larger than memory should hold: kept in a temporary file while the request is answered, and gone after it. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface SpooledFile {
  /** As the sender named it: any text at all. */
  name: string
  /** Where it lies until the request is answered. */
  path: string
  size: number
}

/** Writes what comes to the disk as it comes. A file that breaks off leaves nothing. */
export async function spool(name: string, from: Readable): Promise<SpooledFile> {
  const path = join(tmpdir(), `portal-upload-${randomUUID()}`)
  try {
    await pipeline(from, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return { name, path, size: (await stat(path)).size }
  } catch (error) {
    await discard(path)
    throw error
  }
}

export const discard = (path: string): Promise<void> => rm(path, { force: true })
