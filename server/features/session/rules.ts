/** Decisions about signing in: who counts as locked out, how long codes and sessions live. */

export interface ThrottleRule {
  /** How many attempts a window holds. */
  limit: number
  windowMinutes: number
}

/** Failed sign-ins: few per account, more per address because families and offices share one. */
export const signInByAccount: ThrottleRule = { limit: 5, windowMinutes: 15 }
export const signInByAddress: ThrottleRule = { limit: 100, windowMinutes: 15 }

export const codesByAccount: ThrottleRule = { limit: 5, windowMinutes: 15 }
export const codesByAddress: ThrottleRule = { limit: 60, windowMinutes: 15 }
export const codeTriesByAddress: ThrottleRule = { limit: 60, windowMinutes: 15 }

/** After that many wrong tries a code is dead, even if the next try were right. */
export const codeTries = 5
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
