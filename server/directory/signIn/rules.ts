/** Sign-in rules: limits on attempts, and lifetimes and forms of codes, tokens and sessions. */

import { codeDigits, oneTimeCodeFormat } from '#shared/access/oneTimeCode'
import { minutesAfter } from '#shared/format/moments'
import { oneTimeCodeMinutes } from '#shared/http/limits'

export interface ThrottleRule {
  /** The number of attempts that a window allows. */
  limit: number
  windowMinutes: number
}

/** Limits messages to one recipient: several at once, then one per interval. */
export interface SpacingRule {
  maxAtOnce: number
  everyMinutes: number
}

/** Attempts on one account from anywhere get slower the more there are, but are never rejected. */
export interface SlowdownRule {
  /** The number of attempts in a window that are not slowed down. */
  freeAttempts: number
  windowMinutes: number
  stepMs: number
  maxPauseMs: number
}

/** Limits failed sign-ins: few per account and network, more per network because families and offices share one. */
export const signInByAccount: ThrottleRule = { limit: 5, windowMinutes: 15 }
export const signInByNetwork: ThrottleRule = { limit: 100, windowMinutes: 15 }
export const slowSignIns: SlowdownRule = { freeAttempts: 10, windowMinutes: 15, stepMs: 1_000, maxPauseMs: 5_000 }
/** Only someone who knows the password can guess the second step. */
export const secondStepByUser: ThrottleRule = { limit: 10, windowMinutes: 15 }

export const codesByAccount: ThrottleRule = { limit: 5, windowMinutes: 15 }
export const codesByNetwork: ThrottleRule = { limit: 60, windowMinutes: 15 }
/** Allows at most ten an hour. The interval is shorter than a code's life, so the recipient always has a valid code. */
export const messageSpacing: SpacingRule = { maxAtOnce: 3, everyMinutes: oneTimeCodeMinutes - 2 }
export const codeTriesByNetwork: ThrottleRule = { limit: 60, windowMinutes: 15 }

/** After this many wrong tries from one network, a code does not work there, even if the next try is correct. */
export const maxCodeTries = 5
export const codeTriesByAccount: ThrottleRule = { limit: maxCodeTries, windowMinutes: oneTimeCodeMinutes }
/** Limits wrong codes of an account from anywhere. Beyond the limit only long codes work. */
export const wrongCodesByAccount: ThrottleRule = { limit: 25, windowMinutes: 24 * 60 }

export const pauseMsAfter = (count: number, { freeAttempts, stepMs, maxPauseMs }: SlowdownRule): number =>
  Math.min(Math.max(0, count - freeAttempts) * stepMs, maxPauseMs)

export const resetTokenMinutes = 15
export const paymentMethodSessionMinutes = 15

/** Returns the whole minutes until a window ends, at least one. */
export const minutesLeft = (windowEndsAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000))

/** Returns the whole seconds until a window ends, at least one. */
export const secondsLeft = (windowEndsAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000))

const useRecordIntervalMinutes = 5

/** Returns whether the recorded last use of a session is so old that it must be recorded again. */
export const isUseStale = (lastUsedAt: Date, now: Date): boolean =>
  lastUsedAt < minutesAfter(now, -useRecordIntervalMinutes)

export const passwordTries = { limit: 5, windowMinutes: 15 }

export const recoveryCodeCount = 10

/** A phone's clock may be off by one step of 30 seconds. */
export const stepTolerance = 1
export const stepSeconds = 30

/** The alphabet has no letters and digits that look alike. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const recoveryLength = 10

/** Normalizes a typed "abcde-fghjk" to ABCDEFGHJK. */
export const normalizeRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Formats ABCDEFGHJK as ABCDE-FGHJK. */
export const formatRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

export const isAppCode = (typed: string): boolean => oneTimeCodeFormat.test(codeDigits(typed))

/** Returns whether a visitor who requested a code then no longer waits for it. */
export const hasVisitorLeft = (requestedAt: string, now: Date): boolean =>
  minutesAfter(new Date(requestedAt), oneTimeCodeMinutes) <= now
