/** Opens a file of a delivery, packed or not, and makes sure that it is UTF-8. */
import { createReadStream } from 'node:fs'
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as importTexts from '#shared/texts/operations/imports'
import { FileProblem } from './fileProblem'

/** Returns the text of the file as bytes without a byte order mark. */
export function openUtf8(path: string, name: string): Readable {
  const output = new PassThrough()
  const parts = [createReadStream(path), ...(name.endsWith('.gz') ? [createGunzip()] : []), checkUtf8(name), output]
  // An error destroys all parts, so whoever reads the last one gets it.
  pipeline(parts, () => undefined)
  return output
}

/** The codes of zlib's errors begin so. */
export const isGzipError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

function checkUtf8(name: string): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const check = (bytes: Buffer | undefined): Error | null => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined })
      return null
    } catch {
      return new FileProblem(importTexts.notUtf8(name))
    }
  }
  let isStart = true
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const problem = check(chunk)
      if (problem) return done(problem)
      const hasMark = isStart && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
      isStart = false
      done(null, hasMark ? chunk.subarray(3) : chunk)
    },
    flush(done) {
      done(check(undefined))
    },
  })
}
