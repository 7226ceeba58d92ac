/** Rules of webhooks: when a message is tried again, and when a receiver counts as down. */
import { daysAfter } from '#shared/format/moments'
import { webhookRetryDays } from '#shared/operations/webhooks'
import { growingDelay } from '../../jobs/growingDelay'

const firstRetryMs = 10_000

/** The next attempt at a message after one that failed. */
export const nextAttemptAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + growingDelay(firstRetryMs, attempts))

export const expiryOf = (now: Date): Date => daysAfter(now, webhookRetryDays)

/** After so many attempts without success the receiver counts as down, and one message a minute finds out when it is up. */
const failuresUntilDown = 10

export const isDown = (failures: number): boolean => failures >= failuresUntilDown
