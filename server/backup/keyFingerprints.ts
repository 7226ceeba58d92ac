/** Fingerprints of the keys that stored data depends on. They show whether a restored portal can open that data. */
import { createHmac } from 'node:crypto'
import { z } from 'zod/mini'
import { keyRing, newestKey } from '../keyRing'
import type { Secrets } from '../secrets'

const keyNames = { CODE_KEY: 'codeKey', SEAL_KEY: 'sealKey' } as const

const fingerprint = (key: string): string =>
  createHmac('sha256', key).update('portal backup').digest('hex').slice(0, 16)

export const fingerprintsOf = (secrets: Secrets): Record<string, string> =>
  Object.fromEntries(
    Object.entries(keyNames).map(([name, key]) => [name, fingerprint(newestKey(z.parse(keyRing, secrets[key])))]),
  )

/** Names the keys that are missing. A key ring may hold the key of the backup as an older one. */
export const missingKeys = (secrets: Secrets, expected: Record<string, string>): string[] =>
  Object.entries(keyNames).flatMap(([name, key]) =>
    z.parse(keyRing, secrets[key]).some((candidate) => fingerprint(candidate) === expected[name]) ? [] : [name],
  )
