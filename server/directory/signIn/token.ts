/** Creates the tokens of sessions, links and resets. */
import { randomBytes } from 'node:crypto'

/** Returns 256 random bits in characters that need no escaping. */
export const createToken = (): string => randomBytes(32).toString('base64url')
