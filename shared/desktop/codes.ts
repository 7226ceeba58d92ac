/** Defines the reasons that the shell can give. */
import { z } from 'zod/mini'

/** The system's keychain can't store the session for this reason. */
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

/** The shell didn't do what the page requested for this reason. */
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

/** Returns whether a notification was shown. */
export const NotificationOutcome = z.enum([
  'shown',
  /** The user or an administrator has turned notifications off in the system settings. */
  'turned-off',
  /** macOS shows no notifications of an unsigned app. */
  'unsigned',
  'refused',
  'unsupported',
])
export type NotificationOutcome = z.infer<typeof NotificationOutcome>
