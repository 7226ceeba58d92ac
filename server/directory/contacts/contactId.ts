import { randomBytes } from 'node:crypto'

/** Returns 18 opaque characters, the first three of which name the kind of record. */
export const newContactId = (): string =>
  `003${randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(15, '0')
    .slice(0, 15)}`
