/** Decisions about signing in: how often it may be tried, how long codes and sessions live. */
import { oneTimeCodeMinutes } from '#shared/limits'

export interface ThrottleRule {
  /** How many attempts a window holds. */
  limit: number
  windowMinutes: number
}

/** Messages to one recipient: a few at once, then one at a time. */
export interface SpacingRule {
  atOnce: number
  everyMinutes: number
}

/** Attempts on one account from anywhere are answered more slowly the more there are, but never refused. */
export interface SlowdownRule {
  /** How many attempts a window holds that are not slowed down. */
  freely: number
  windowMinutes: number
  stepMs: number
  longestMs: number
}

/** Failed sign-ins: few per account and network, more per network because families and offices share one. */
export const signInByAccount: ThrottleRule = { limit: 5, windowMinutes: 15 }
export const signInByAddress: ThrottleRule = { limit: 100, windowMinutes: 15 }
export const slowSignIns: SlowdownRule = { freely: 10, windowMinutes: 15, stepMs: 1_000, longestMs: 5_000 }
/** Guessing the second step requires the password. */
export const secondStepByUser: ThrottleRule = { limit: 10, windowMinutes: 15 }

export const codesByAccount: ThrottleRule = { limit: 5, windowMinutes: 15 }
export const codesByAddress: ThrottleRule = { limit: 60, windowMinutes: 15 }
/** At most ten an hour. The distance is shorter than a code's life, so that the recipient always has a code that works. */
export const messageSpacing: SpacingRule = { atOnce: 3, everyMinutes: oneTimeCodeMinutes - 2 }
export const codeTriesByAddress: ThrottleRule = { limit: 60, windowMinutes: 15 }

/** After that many wrong tries from one network a code does not work there, even if the next try were right. */
export const codeTries = 5
export const codeTriesByAccount: ThrottleRule = { limit: codeTries, windowMinutes: oneTimeCodeMinutes }
/** Wrong codes of an account from everywhere; beyond them only long codes work. */
export const wrongCodesByAccount: ThrottleRule = { limit: 25, windowMinutes: 24 * 60 }

export const pauseAfter = (count: number, { freely, stepMs, longestMs }: SlowdownRule): number =>
  Math.min(Math.max(0, count - freely) * stepMs, longestMs)

export const resetTokenMinutes = 15
export const paymentMethodSessionMinutes = 15

/** Whole minutes until a window ends, at least one. */
export const minutesLeft = (windowEndsAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000))

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

const useNotedEveryMinutes = 5

/** Whether the use of a session was noted so long ago that it is to be noted again. */
export const isUseStale = (lastUsedAt: Date, now: Date): boolean =>
  lastUsedAt < minutesAfter(now, -useNotedEveryMinutes)
