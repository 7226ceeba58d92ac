/** The closed lists of reasons that the shell gives. */
import { z } from 'zod/mini'

/** Why the session cannot be kept in the system's keychain. */
export const SecretReason = z.enum([
  'no-session-bus',
  'no-daemon',
  'locked',
  'too-large',
  'timed-out',
  'not-loadable',
  'unknown',
])
export type SecretReason = z.infer<typeof SecretReason>

/** Why the shell did not do what it was asked. */
export const ErrorCode = z.enum([
  'not-allowed',
  'bad-input',
  'not-found',
  'offline',
  'not-signed-in',
  'refused',
  'disk-full',
  'not-writable',
  'incomplete',
  'wrong-content',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>
