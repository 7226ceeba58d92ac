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

/** What became of a notification. */
export const NotificationOutcome = z.enum([
  'shown',
  /** The person, or whoever looks after the machine, has turned them off in the system’s own settings. */
  'turned-off',
  /** macOS shows none of an app that nobody has signed. */
  'unsigned',
  'refused',
  'unsupported',
])
export type NotificationOutcome = z.infer<typeof NotificationOutcome>
